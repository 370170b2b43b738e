/** Texts that the page carries packed, by the id of their element. */

export async function unpackText(id: string): Promise<string> {
  const text = document.getElementById(id)?.textContent ?? ''
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}
