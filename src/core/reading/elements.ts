/** XML in the output of a program, as a flat list of elements in their order. */
import { SaxesParser } from 'saxes'

/** An element that began: its name, its attributes, and the names of what it stands in. */
export type Element = { name: string; attributes: Record<string, string>; inside: string[] }

/**
 * The elements of the XML in a text, from the first `<?xml` or `<` at the start of a line on;
 * `fault`: why reading ended before the end, null where it did not. Entities of a document type
 * are not expanded: the reader knows the five of XML alone.
 */
export function elementsIn(text: string): { elements: Element[]; fault: string | null } {
  const begin = text.search(/^<[?A-Za-z]/m)
  if (begin === -1) return { elements: [], fault: 'no XML in the output' }
  const elements: Element[] = []
  const inside: string[] = []
  let fault: string | null = null
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (fault === null) elements.push({ name, attributes: { ...attributes }, inside: [...inside] })
    inside.push(name)
  })
  parser.on('closetag', () => inside.pop())
  parser.on('error', (error) => {
    fault ??= error.message
  })
  parser.write(text.slice(begin)).close()
  return { elements, fault }
}
