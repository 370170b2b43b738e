/**
 * GitHub-flavoured Markdown from parts. What comes from strangers passes through `code` or
 * `prose` and nothing else: neither leaves HTML, links, images, mentions or cell borders alive.
 */
import {
  COMMAND_CAP,
  clean,
  cleanLines,
  cleanName,
  NAME_CAP,
  NO_NAME,
  type Phrase,
  PROSE_CAP,
} from '../model/plain.ts'
import { PICTURE_WIDTH, type PictureLinks } from './document.ts'

/**
 * A name as a code span that is safe in a table cell and out of it. Pipes and backticks become
 * lookalikes, because no escape for them holds in both places.
 */
export function code(text: string, cap: number = NAME_CAP): string {
  const line = cleanName(text, cap)
  return span(line === '' ? NO_NAME : line)
}

const span = (line: string) => `\`${line.replaceAll('|', '│').replaceAll('`', 'ˋ')}\``

/** Longest piece of a name that a table must show in one line: what a phone has beside a delta. */
const PIECE = 18

/**
 * A name in a table cell. A long one is several code spans between which the line may break, or
 * it would push the columns behind it out of sight: no browser breaks a code span at a slash.
 */
export function codeCell(text: string, piece: number = PIECE): string {
  const line = cleanName(text, NAME_CAP)
  if (line.length <= piece) return code(text)
  const pieces = line.match(new RegExp(`.{1,${piece}}(?:[/_.,:=-]| |$)|.{1,${piece}}`, 'gu')) ?? []
  // A blank at the end of a code span would stand beside its padding: it stands between two.
  const spans = pieces.map((one) => span(one.trimEnd()) + (one.endsWith(' ') ? ' ' : '<wbr>'))
  return spans.join('').replace(/<wbr>$/, '')
}

/**
 * A sentence that may hold words of strangers, as text that starts nothing, neither in a line nor
 * as a line. GitHub finds mentions, issue numbers and emoji (`:name:`) after Markdown is done, so
 * an escape does not stop them: those characters become lookalikes.
 */
export function prose(text: string, cap: number = PROSE_CAP): string {
  return clean(text, cap)
    .replace(/[\\*_{}[\]<>~$&=]|:(?=\/\/)/g, '\\$&')
    .replaceAll('|', '│')
    .replaceAll('`', 'ˋ')
    .replaceAll('@', '＠')
    .replaceAll('#', '＃')
    .replace(/:(?=(?:[\w+-]*[a-z][\w+-]*|[+-]1|100|1234):)/gi, '∶')
    .replace(/\bGH-(?=\d)/gi, 'GH‑')
    .replace(/\bwww(?=\.)/gi, '$&\\')
    .replace(/^(\d+)(?=[.)](?:\s|$))/, '$1\\')
    .replace(/^[-+](?=[-\s]|$)/, '\\$&')
}

/** A number with its unit breaks no line. */
export const narrow = (printed: string) => printed.replaceAll(' ', '\u00a0')
export const small = (text: string) => `<sub>${text}</sub>`
/** Lines of one cell, or of a paragraph; '' is none. */
export const below = (lines: string[]) => lines.filter((line) => line !== '').join('<br>')

/** A phrase as Markdown: what strangers wrote is escaped. `codeOf`: `codeCell` in a table. */
export function inline(phrase: Phrase, codeOf: (name: string) => string = code): string {
  return phrase
    .map((piece) => {
      if (typeof piece === 'string') return piece
      if ('command' in piece) return span(clean(piece.command, COMMAND_CAP))
      if ('name' in piece) return codeOf(piece.name)
      if ('prose' in piece) return prose(piece.prose)
      if ('day' in piece) return prose(piece.day).replaceAll('-', '\u2011')
      const blank = piece.strong.endsWith(' ') ? ' ' : ''
      return `**${piece.strong.trimEnd()}**${blank}`
    })
    .join('')
}

/** Lines as they are, but for what is invisible, in a fence that nothing inside can close. */
export function codeBlock(text: string, language = 'text'): string {
  const lines = cleanLines(text)
  const longest = (lines.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 2)
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${lines}\n${fence}`
}

/** Text for an HTML block such as a fold's title; code spans become `<code>`. */
function inlineHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/`([^`]*)`/g, '<code>$1</code>')
}

export function heading(level: 1 | 2 | 3 | 4, text: string): string {
  return `${'#'.repeat(level)} ${text}`
}

/** A closed `<details>`; the title is our words and code spans, the body is Markdown. */
export function fold(title: string, body: string): string {
  return `<details><summary>${inlineHtml(title)}</summary>\n\n${body}\n\n</details>`
}

type Column = { title: string; align: 'left' | 'right' | 'centre' }

const RULE = { left: ':--', right: '--:', centre: ':-:' } as const

/** First two lines of a table. */
export function tableHead(columns: readonly Column[]): string {
  const titles = tableRow(columns.map(({ title }) => title))
  return `${titles}\n${tableRow(columns.map(({ align }) => RULE[align]))}`
}

/** One line of a table; cells are Markdown already. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  return [tableHead(columns), ...rows.map(tableRow)].join('\n')
}

/**
 * A piece of a text that has a limit. `lines` may be cut from the end, then `around` closes what
 * is left; the lowest `keep` is cut first. Without `lines` a piece is kept whole or left out.
 */
export type Part = {
  /** What the reader is told was cut; null: never cut. */
  name: string | null
  keep: number
  /** Taken only as far as there may be room. */
  lines: Iterable<string>
  around?: (lines: string) => string
}

/** A line of each, made when it is taken: of a large table most are never shown. */
export const mapLazily = <T>(all: Iterable<T>, lineOf: (one: T) => string): Iterable<string> => ({
  *[Symbol.iterator]() {
    for (const one of all) yield lineOf(one)
  },
})

/** Parts that one fold holds; without any of them it is not shown. */
export type Nest = { around: (body: string) => string; parts: readonly (Part | Nest)[] }

const encoder = new TextEncoder()

/** Length as the strictest counter has it: bytes of UTF-8. */
export function sizeOf(text: string): number {
  return encoder.encode(text).length
}

const ROOM_FOR_NOTE = 1_000
const GAP = '\n\n'

/** A part that is shown, its lines as far as there may be room, and the nests around it. */
type Leaf = { part: Part; lines: string[]; text: string; nests: Nest[] }

const show = ({ part: { around }, lines }: Pick<Leaf, 'part' | 'lines'>, count: number) => {
  const text = lines.slice(0, count).join('\n')
  return around ? around(text) : text
}

/** Lines from the first on, until they alone are longer than that. */
function linesUpTo(limitBytes: number, all: Iterable<string>): string[] {
  const lines: string[] = []
  let left = limitBytes
  for (const line of all) {
    lines.push(line)
    left -= sizeOf(line) + 1
    if (left < 0) break
  }
  return lines
}

function leafOf(part: Part, limitBytes: number, nests: Nest[]): Leaf {
  const lines = linesUpTo(limitBytes, part.lines)
  return { part, lines, text: show({ part, lines }, lines.length), nests }
}

const leavesOf = (
  pieces: readonly (Part | Nest)[],
  limitBytes: number,
  nests: Nest[] = [],
): Leaf[] =>
  pieces.flatMap((piece) =>
    'parts' in piece
      ? leavesOf(piece.parts, limitBytes, [...nests, piece])
      : [leafOf(piece, limitBytes, nests)],
  )

function textOf(pieces: readonly (Part | Nest)[], texts: Map<Part, string>): string {
  return pieces
    .map((piece) => {
      if (!('parts' in piece)) return texts.get(piece) ?? ''
      const body = textOf(piece.parts, texts)
      return body === '' ? '' : piece.around(body)
    })
    .filter((text) => text !== '')
    .join(GAP)
}

/** What a leaf takes, with the folds that would stand empty without it. */
function costOf({ text, nests }: Leaf, leaves: readonly Leaf[]): number {
  const isLast = (nest: Nest) =>
    leaves.filter((leaf) => leaf.text !== '' && leaf.nests.includes(nest)).length === 1
  const around = nests.filter(isLast).map((nest) => sizeOf(nest.around('')) + GAP.length)
  return sizeOf(text) + GAP.length + around.reduce((sum, size) => sum + size, 0)
}

/**
 * The parts joined by blank lines, at most `limitBytes` long; a last line says what was cut and
 * where the whole is. Throws a RangeError when the parts that may not be cut are too long.
 */
export function fit(pieces: readonly (Part | Nest)[], limitBytes: number, whole: string): string {
  const leaves = leavesOf(pieces, limitBytes)
  const joined = () => textOf(pieces, new Map(leaves.map(({ part, text }) => [part, text])))
  const all = joined()
  let size = sizeOf(all)
  if (size <= limitBytes) return all

  const aim = limitBytes - ROOM_FOR_NOTE
  const order = leaves
    .map((leaf, index) => ({ leaf, index }))
    .filter(({ leaf }) => leaf.part.name !== null && leaf.text !== '')
    .sort((a, b) => a.leaf.part.keep - b.leaf.part.keep || b.index - a.index)
  const cut = new Set<string>()
  for (const { leaf } of order) {
    if (size <= aim) break
    const { part } = leaf
    const full = sizeOf(leaf.text)
    const kept = linesThatFit(leaf, full - (size - aim))
    size -= kept === 0 ? costOf(leaf, leaves) : full - sizeOf(show(leaf, kept))
    leaf.text = kept === 0 ? '' : show(leaf, kept)
    cut.add(kept === 0 ? `${part.name}` : `${part.name} from row ${kept + 1} on`)
  }
  if (size > aim) throw new RangeError(`report does not fit in ${limitBytes} bytes`)
  const note = clean(
    `Left out to stay within the size limit: ${[...cut].join('; ')}. ${whole}`,
    800,
  )
  return [joined(), small(note)].join(GAP)
}

/** Most lines of a leaf that stay within `bytes`: its size grows with the lines, so bisect. */
function linesThatFit(leaf: Leaf, bytes: number): number {
  let low = 0
  let high = leaf.lines.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (sizeOf(show(leaf, middle)) <= bytes) low = middle
    else high = middle - 1
  }
  return low
}

/** `text`: what stands for it where it cannot be seen, safe in an attribute like the links. */
export const pictureTag = ({ light, dark }: PictureLinks, text: string): string =>
  [
    '<picture>',
    `<source media="(prefers-color-scheme: dark)" srcset="${dark}">`,
    `<img alt="${text}" src="${light}" width="${PICTURE_WIDTH}">`,
    '</picture>',
  ].join('\n')
