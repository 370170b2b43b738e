/** Texts name pages as whoever is in the repository finds them; a page links to the one beside it. */
const linked = (text: string) =>
  text.replaceAll(/(?<!`)\bdocs\/((?:[\w-]+\/)?([\w-]+))\.md/g, '[$2]($1.md)')

const cell = (text: string) => linked(text).replaceAll('|', '\\|').replaceAll('\n', ' ')

/** A Markdown table of trusted text; what a benchmark printed goes through core/text instead. */
export const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** Names and what they mean, one a line: it reads on a phone, too, where a table of sentences does not. */
export const meanings = (rows: readonly (readonly [name: string, about: string])[]): string =>
  rows.map(([name, about]) => `- ${name}: ${linked(about).replaceAll('\n', ' ')}`).join('\n')
