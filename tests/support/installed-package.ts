/** Files of a package that this project has, for a place that sees neither it nor the network. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './repository.ts'

/** Scripts and manifests of the package, by their path in `folder`. */
export function packageAt(name: string, folder: string): Record<string, string> {
  const source = join(PROJECT, 'node_modules', name)
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    files
      .filter((file) => /\.(js|json)$/.test(file))
      .map((file) => [`${folder}/${file}`, readFileSync(join(source, file), 'utf8')]),
  )
}
