/** The command in a comment's first line, split into words; or what keeps it from being split. */
export type Line = { words: string[]; problem: string | null }

/** What phones and word processors make of plain characters. */
const plain = (text: string) =>
  text
    .replace(/[\u00a0\u2007\u202f\t]/g, ' ')
    .replace(/[\u201c\u201d\u201e\u201f]/g, '"')
    .replace(/[\u2018\u2019\u201a\u201b]/g, "'")
    .replace(/(?<=^| )[\u2013\u2014](?=[A-Za-z])/g, '--')
    .replace(/[\u2010-\u2015\u2212]/g, '-')

/** A quoted word, or one without quotation marks; a blank or the end follows. */
const WORD = /(?:"([^"]*)"|'([^']*)'|([^\s'"]+))(?= |$) */y

/** Words, by quotation marks around whole words only: no escapes, no marks inside a word. */
function split(text: string): string[] | null {
  const words: string[] = []
  WORD.lastIndex = 0
  while (WORD.lastIndex < text.length) {
    const found = WORD.exec(text)
    if (found === null) return null
    words.push(found[1] ?? found[2] ?? found[3] ?? '')
  }
  return words
}

const refuse = (problem: string): Line => ({ words: [], problem })

/**
 * The words after `prefix`; null: the first line does not begin with it, so it is no command.
 * Later lines are never read. At most `longest` characters (UTF-16).
 */
export function lineOf(comment: string, prefix: string, longest: number): Line | null {
  const [raw = ''] = comment.split(/\r\n|\n|\r/, 1)
  const line = plain(raw)
  if (line !== prefix && !line.startsWith(`${prefix} `)) return null
  if (line.length > longest) return refuse(`longer than ${longest} characters`)
  const text = line.slice(prefix.length).trim()
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(text)) return refuse('characters that do not show')
  const words = split(text)
  if (words === null)
    return refuse('quotation marks go around whole words, and each needs its other one')
  if (words.includes('')) return refuse('an empty word')
  return { words, problem: null }
}
