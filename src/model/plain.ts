/**
 * Plain text: strangers' words made fit to show anywhere, wrapped lines, aligned tables, CSV; and why
 * a program ended, from the last lines of its output.
 */
import stringWidth from 'string-width'
import wrapAnsi from 'wrap-ansi'

/** Text of at most `most` characters: of more, whole lines at its head and its tail are kept. */
export function capText(text: string, most: number): { text: string; cut: number } {
  if (text.length <= most) return { text, cut: 0 }
  const half = Math.floor(most / 2)
  const head = text.slice(0, text.lastIndexOf('\n', half) + 1 || half)
  const from = text.length - half
  const tail = text.slice(text.indexOf('\n', from) + 1 || from)
  return { text: head + tail, cut: text.length - head.length - tail.length }
}

/** Enough digits to be the only one in any repository that people work on. */
const SHA_SHOWN = 12

export const shortSha = (sha: string): string => sha.slice(0, SHA_SHOWN)

// Text from strangers, and aligned tables for terminals.

/** Characters that show nothing or reorder their neighbours: control, bidi, zero-width, tags. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu
const SPACE = /[\p{Z}\t-\r]+/gu
/** More than two marks on one letter climb into the neighbouring lines. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu

/**
 * One visible line of at most `cap` characters (code points), without secrets; what is cut shows as
 * an ellipsis.
 */
export function clean(text: string, cap: number): string {
  // A character can be eight units with its marks; the slice keeps hostile megabytes cheap.
  const visible = text
    .slice(0, cap * 8)
    .replace(SPACE, ' ')
    .replace(INVISIBLE, '')
    .replace(STACKED_MARKS, '$1')
    .trim()
  const line = hideSecrets(visible)
  const characters = [...line]
  const isCut = characters.length > cap || text.length > cap * 8
  return isCut ? `${characters.slice(0, cap - 1).join('')}…` : line
}

/**
 * A name in at most `cap` characters. It is cut in the middle: the names of one table begin with
 * the same package and differ at their ends.
 */
export function cleanName(text: string, cap: number): string {
  const characters = [...clean(text, cap * 8)]
  if (characters.length <= cap) return characters.join('')
  const end = Math.floor((2 * (cap - 1)) / 3)
  return [...characters.slice(0, cap - 1 - end), '…', ...characters.slice(-end)].join('')
}

/** Several lines, without secrets and what is invisible but line breaks and tabs. */
export function cleanLines(text: string): string {
  const visible = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, (character) => (/[\n\t]/.test(character) ? character : ''))
    .replace(STACKED_MARKS, '$1')
  return hideSecrets(visible).trimEnd()
}

/** Of one column each: Latin and Greek letters, what numbers and strips are made of. */
const NARROW =
  /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u0370-\u03ff\u2010-\u2027\u2190-\u2260\u2500-\u25fc]*$/

/** Columns that the text fills in a terminal. */
export const widthOf = (text: string): number =>
  // A table has thousands of cells, and the tables of Unicode are slow.
  NARROW.test(text) ? text.length : stringWidth(text)

const graphemes = new Intl.Segmenter()

/** The text in at most so many columns; what is cut shows as an ellipsis. */
export function cutTo(text: string, columns: number): string {
  if (text.length <= columns / 2 || widthOf(text) <= columns) return text
  let [cut, width] = ['', 0]
  for (const { segment } of graphemes.segment(text)) {
    width += widthOf(segment)
    if (width > columns - 1) break
    cut += segment
  }
  return `${cut}…`
}

/**
 * Prose in lines of at most so many columns; all but the first are indented by so many blanks. A
 * word that is longer than a line is broken.
 */
export function wrapText(text: string, columns: number, indent = 0): string[] {
  if (widthOf(text) <= columns) return [text]
  const lines = wrapAnsi(text, Math.max(1, columns - indent), { hard: true }).split('\n')
  return lines.map((line, i) => (i === 0 ? line : ' '.repeat(indent) + line.trim()))
}

/** As terminals show it at the beginning of a line. */
const TAB = ' '.repeat(8)
/** Columns of the shortest line that is still read. */
const LEAST_COLUMNS = 20

/** A command to copy, on a line of its own. */
const COMMAND = /^ {2}\S/

function wrapLine(line: string, columns: number): string[] {
  const expanded = line.replaceAll('\t', TAB)
  if (COMMAND.test(line) || widthOf(expanded) <= columns) return [line]
  const words = expanded.trimStart()
  const indent = ' '.repeat(expanded.length - words.length)
  const bound = words.replace(/`[^`]*`/g, (code) => code.replaceAll(' ', '\u00a0'))
  const width = Math.max(LEAST_COLUMNS, columns - indent.length - 2)
  return wrapAnsi(bound, width)
    .split('\n')
    .map((part, i) => `${indent}${i === 0 ? '' : '  '}${part.replaceAll('\u00a0', ' ')}`)
}

/**
 * What a person is told, in lines of at most so many columns where words have room in them: a path
 * that has none stays whole, so that it can be copied. So do what stands in backticks, and a line
 * that begins with two blanks, which is a command.
 */
export const wrapMessage = (text: string, columns: number): string =>
  text
    .split('\n')
    .flatMap((line) => wrapLine(line, columns))
    .join('\n')

/** One argument of a command line, quoted as it may be. */
const WORD = /(?:[^\s'"\\]|\\.|'[^']*'|"(?:\\.|[^"\\])*"|['"\\])+/g

/** The words of a command line, each quoted as it stands there. */
export const wordsOfCommand = (command: string): string[] => command.match(WORD) ?? []

/** A command in lines that a shell reads as one; only between its words can it be broken. */
export function commandLines(command: string, columns: number): string[] {
  if (widthOf(command) <= columns) return [command]
  const lines: string[] = []
  for (const word of wordsOfCommand(command)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last === undefined || widthOf(longer) > columns - 2)
      lines.push(last === undefined ? word : `  ${word}`)
    else lines[lines.length - 1] = longer
  }
  return lines.map((line, i) => (i === lines.length - 1 ? line : `${line} \\`))
}

export type Align = 'left' | 'right'

const GAP = '  '

/** Columns that each column of a table fills. */
const columnWidths = (rows: readonly (readonly string[])[], aligns: readonly Align[]): number[] =>
  aligns.map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, widthOf(row[column] ?? '')), 0),
  )

/** Columns that the table fills once it is aligned. */
export const widthOfTable = (
  rows: readonly (readonly string[])[],
  aligns: readonly Align[],
): number =>
  columnWidths(rows, aligns).reduce((sum, width) => sum + width, GAP.length * (aligns.length - 1))

/**
 * Rows padded to a common width, two blanks between columns, no trailing blanks. `paint` may
 * wrap a padded cell in something of no width (colour).
 */
export function alignRows(
  rows: readonly (readonly string[])[],
  aligns: readonly Align[],
  paint: (cell: string, row: number, column: number) => string = (cell) => cell,
): string[] {
  const widths = columnWidths(rows, aligns)
  return rows.map((row, index) =>
    aligns
      .map((align, column) => {
        const cell = row[column] ?? ''
        const gap = ' '.repeat((widths[column] ?? 0) - widthOf(cell))
        const isLast = column === aligns.length - 1
        const padded = align === 'right' ? gap + cell : isLast ? cell : cell + gap
        return paint(padded, index, column)
      })
      .join(GAP)
      .trimEnd(),
  )
}

// Tables for spreadsheets and scripts.

export type CsvCell = string | number | boolean | null

/**
 * Spreadsheets execute a cell that begins so, even in quotes, and some take what follows a semicolon
 * or a tab for the next cell: an apostrophe makes it text. Full-width signs count like plain ones.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g

/** A field by RFC 4180; an empty one (null): there is nothing. */
export function csvField(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = value.replace(FORMULA, "'")
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Quotes as RFC 4180, LF, a head line. */
export const csvText = (columns: readonly string[], rows: readonly (readonly CsvCell[])[]) =>
  [columns, ...rows].map((cells) => `${cells.map(csvField).join(',')}\n`).join('')

// Secrets in text that is about to leave a machine: in a record, a report, a comment. Those that
// are known by value, and those that look like one. What was encoded otherwise is not found.

const HIDDEN = '***'

/** Each takes time in proportion to the text, whatever the text is. */
const FORMS = [
  // GitHub: tokens of people, apps and jobs.
  /(?<![A-Za-z0-9])(?:gh[pousr]_[\w.-]{20,}|github_pat_\w{20,})/g,
  // Amazon, Google, GitLab, npm, Slack, PyPI.
  /(?<![A-Za-z0-9])(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Za-z])/g,
  /(?<![A-Za-z0-9])(?:AIza[\w-]{35}|glpat-[\w-]{20,}|npm_\w{36}|xox[abposr]-[\w-]{10,})/g,
  /(?<![A-Za-z0-9])pypi-[\w-]{40,}/g,
  // JSON web tokens.
  /(?<![\w-])eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g,
  // Private keys, to the end of their lines.
  /-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----\s+(?:[A-Za-z0-9+/=]{1,100}\s+)*[A-Za-z0-9+/=]*/g,
  // A password in an address.
  /(?<=:\/\/)[^\s/:@]{0,100}:[^\s/@]{1,100}(?=@)/g,
]

/** Text without what looks like a secret, and without `values`. */
export function hideSecrets(text: string, values: readonly string[] = []): string {
  const bare = values.reduce((rest, value) => rest.replaceAll(value, HIDDEN), text)
  return FORMS.reduce((rest, form) => rest.replace(form, HIDDEN), bare)
}

const NAMES = /TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIAL|PRIVATE|API_?KEY|_KEY$/i

/** Shorter ones would be found in innocent text. */
const SHORTEST = 8

/** Values of an environment whose names say that they are secret; the longest first. */
export function secretsIn(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env)
    .flatMap(([name, value = '']) => (NAMES.test(name) ? [value.trim()] : []))
    .filter((value) => value.length >= SHORTEST)
    .sort((a, b) => b.length - a.length)
}

const FULL = /no space left on device|ENOSPC|disk quota exceeded|EDQUOT|disk (?:is )?full/i

/** Whether a program printed that the disk had no room for it. */
export const saysDiskFull = (output: string): boolean => FULL.test(output)

// Sentences before any markup: our words, and strangers' words marked as such.

/**
 * A string and `strong` are our own words, which a format may print as they are. `name` (of a
 * benchmark, variant, file) and `prose` (a message) may come from strangers and are escaped. A
 * `day` (2026-11-23) is not broken over two lines, a `command` is
 * one that can be pasted.
 */
type Piece =
  | string
  | { strong: string }
  | { name: string }
  | { prose: string }
  | { day: string }
  | { command: string }
export type Phrase = Piece[]

/** Longest name and longest message that are shown. */
export const NAME_CAP = 120
export const PROSE_CAP = 600
/** Longest command that is shown. */
export const COMMAND_CAP = 2_000

/** What stands for a name of which nothing can be shown. */
export const NO_NAME = '(no name)'

/** The phrase where no markup is understood: terminals, titles of checks. */
export function plainText(phrase: Phrase): string {
  return phrase
    .map((piece) => {
      if (typeof piece === 'string') return piece
      if ('strong' in piece) return piece.strong
      if ('command' in piece) return clean(piece.command, COMMAND_CAP)
      if ('day' in piece) return clean(piece.day, NAME_CAP)
      return 'name' in piece ? cleanName(piece.name, NAME_CAP) : clean(piece.prose, PROSE_CAP)
    })
    .join('')
}

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** `a, b and c`, or `a, b and 4 more` where there are more than `most`. */
export function list(phrases: Phrase[], most: number): Phrase {
  const more = phrases.length - most
  const parts = more > 0 ? [...phrases.slice(0, most), [`${more} more`]] : phrases
  const last = parts.length - 1
  return parts.flatMap((part, i) => (i === 0 ? part : [i === last ? ' and ' : ', ', ...part]))
}

// What of a failed program's output says why.

/** How a Go or Rust program says that it panicked, or a runtime that it gave up. */
const FATAL =
  /^(?:Benchmark\S* *\t)?(?:panic: |fatal error: |runtime: out of memory|unexpected fault address|thread '.*' (?:\(\d+\) )?panicked at )/

/** How terminals are told of colours. */
const COLOUR = /\p{Cc}\[[\d;]*m/gu

/**
 * The lines of a program's output that tell why it ended: from a panic, its message and the first
 * frames of its stack, whose end says nothing; else the last lines, and before them the one that
 * says what was wrong, where advice of many lines follows it.
 */
export function failureExcerpt(text: string, lines: number): string {
  const all = text.replace(COLOUR, '').trim().split('\n')
  const start = all.findIndex((line) => FATAL.test(line))
  if (start < 0) return lastOf(all, lines).join('\n')
  const fromPanic = all.slice(start)
  const head = fromPanic.slice(0, lines)
  return (head.length < fromPanic.length ? [...head, '...'] : head).join('\n').trim()
}

/** Advice after a mistake has no more lines; before them stands something else. */
const MOST_ADVICE = 60

function lastOf(all: readonly string[], lines: number): string[] {
  const end = all.slice(-Math.max(lines, MOST_ADVICE))
  const said = end.flatMap((line, at) => (isSaying(line.trim()) ? [{ line: line.trim(), at }] : []))
  const fault = said[faultAt(said.map(({ line }) => line))]?.at ?? end.length
  const last = end.slice(-lines)
  return fault < end.length - lines ? [end[fault]!, '...', ...last.slice(2)] : last
}

/** How programs mark the line that says what went wrong. */
const FAULTS = [
  /\b(?:fatal|\w*error|\w*exception|panic|invalid|unknown|unrecognized|failed|refused|denied)\b/i,
  /\b(?:cannot|could not|unable|no such|not found)\b/i,
]

const isFault = (line: string) => FAULTS.some((fault) => fault.test(line))

/** The line that says that something of a name failed, and what is set in around it, or null. */
export function linesAbout(text: string, name: string): string | null {
  const all = text.split('\n')
  const at = all.findIndex((line) => /\bfail/i.test(line) && line.split(/\s+/).includes(name))
  if (at < 0) return null
  const isSetIn = (line: string) => /^\s+\S/.test(line)
  const start = all.findLastIndex((line, i) => i < at && !isSetIn(line)) + 1
  const end = all.findIndex((line, i) => i > at && !isSetIn(line))
  const details = all.slice(start, end < 0 ? undefined : end).filter(isSetIn)
  return [all[at]!, ...details].join('\n')
}

/** The first mistake, as rustc, gcc, clang, tsc, pytest print it; lines after it say how many. */
const ERROR_LINE = /^error\[\w+\]: |: (?:fatal )?error: |: error TS\d+: |^(?:FAILED|ERROR) \S.* - /

/** As compilers name the place of a mistake: `store/a_test.go:9:11: undefined: x`. */
const PLACED = /^[^\s:]+:\d+(?::\d+)?: /

/** The line of a failed build that names its first mistake. */
export function firstErrorOf(said: string): string {
  const lines = said
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#') && !ASIDE.test(line))
  const line =
    lines.find((one) => PLACED.test(one) || ERROR_LINE.test(one)) ?? lines.find(isFault) ?? lines[0]
  return (line ?? 'it says nothing').slice(0, REASON_CAP)
}

/** The file of such a line; null: it names none. */
export const fileOfError = (line: string): string | null =>
  PLACED.test(line) ? line.slice(0, line.indexOf(':')) : null

/** What a build says beside its mistakes. */
const ASIDE = /^(?:warning|note|help)\b/i

const REASON_CAP = 400

/**
 * What says that something failed and not why: test programs (Go, cargo, pytest, Jest, Vitest) and
 * servers at their ends; frames of a stack.
 */
const VERDICTS = [
  /^(?:FAIL|PASS|ok)(?:$|\s)|^exit status \d+$|^--- (?:FAIL|BENCH|SKIP|PASS): |^=== |\[ERROR\] Aborting$/,
  /^test (?:result: |\S+ \.\.\. FAILED$)|^error: (?:bench|test|\d+ targets?) failed|^Caused by:$/,
  /^=*\s*\d+ (?:failed|passed|errors?)\b|^(?:Test Suites|Tests|Test Files|Snapshots|Time|Duration):? /,
  /^Ran all test suites|^Node\.js v\d|^at \S/,
]

const isVerdict = (line: string) => VERDICTS.some((verdict) => verdict.test(line))

/** An address with a few words before it, which say no more than where to read. */
const POINTER = /^(?:\S+ ){0,3}<?https?:\/\/\S+$/i
/** That something failed, and that the reason is elsewhere. */
const DEFERS = /\bfailed\b.*\b(?:examine|check|see)\b.*\blogs?\b/i

/** Whether a line, without the space around it, may say why something failed. */
const isSaying = (line: string): boolean =>
  line !== '' && !isVerdict(line) && !ASIDE.test(line) && (isFault(line) || !POINTER.test(line))

/** What an assertion says of itself: of Go's testing package behind its place, of pytest, of Jest. */
const ASSERTIONS = [/^\S+_test\.go:\d+: \S/, /^E\s{2,}\S/, /^expect\(.*\)\./]

const isAssertion = (line: string) => ASSERTIONS.some((assertion) => assertion.test(line))

/** The two values of an assertion, each on a line below it. */
const OPERAND = /^(?:left|right|expected|actual|received|got|want)\s*:/i
const OPERANDS = 2

/** The text without full stops, colons and spaces at its end, so that a sentence can go on after it. */
export const withoutStop = (text: string): string => text.replace(/[.:\s]+$/, '')

/** What happened, and what a program said of it, in one line. */
export function reasonOf(what: string, output = ''): string {
  const fault = faultIn(output)
  return (fault === null ? what : `${what}: ${fault}`).slice(0, REASON_CAP)
}

/** A headline between marks, as `*** FATAL CONFIG FILE ERROR ***`: what it is about stands below. */
const BANNER = /^([*=#!-]{3,}) .* \1$/
const BELOW_BANNER = 3

/**
 * Where a line ends in a colon, the line below it says what, and more do below a banner; then what an
 * assertion compared.
 */
function withDetails(lines: readonly string[], at: number): string {
  const first = lines[at]!
  const more = BANNER.test(first) ? BELOW_BANNER : first.endsWith(':') ? 1 : 0
  const message = lines.slice(at + 1, at + 1 + more)
  const below = lines.slice(at + 1 + message.length)
  const others = below.findIndex((line) => !OPERAND.test(line))
  const operands = below.slice(0, others < 0 ? undefined : others).slice(0, OPERANDS)
  return [[first, ...message].join(' '), ...operands].join('; ').replace(/\s+/g, ' ')
}

/**
 * Of what a program printed the message of a panic, of a failed assertion, or the last line that says
 * what was wrong; where none does, the last line; null: it printed nothing of its own.
 */
export function faultIn(output: string): string | null {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter(isSaying)
  const found = faultAt(lines)
  return found < 0 ? null : withDetails(lines, found).slice(0, REASON_CAP)
}

/** The place of the line that says what was wrong; -1: there are no lines. */
const faultAt = (lines: readonly string[]): number =>
  [
    lines.findIndex((line) => FATAL.test(line)),
    lines.findIndex((line) => ERROR_LINE.test(line)),
    lines.findLastIndex(isAssertion),
    lines.findLastIndex((line) => isFault(line) && !DEFERS.test(line)),
    lines.findLastIndex(isFault),
    lines.length - 1,
  ].find((at) => at >= 0) ?? -1
