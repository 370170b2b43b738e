/** What the page carries for its plots, unpacked. */
import type { PageData } from '../core/tell/page/page-data.ts'

export async function unpackData(): Promise<PageData> {
  const text = document.getElementById('data')?.textContent ?? ''
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return JSON.parse(await new Response(stream).text()) as PageData
}
