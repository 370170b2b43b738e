/** Starts the script of the page, which is carried packed: the policy knows the hash of both. */
import { unpackText } from './figure.ts'

async function load() {
  const script = document.createElement('script')
  script.textContent = await unpackText('code')
  document.head.append(script)
}

void load()
