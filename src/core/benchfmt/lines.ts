/** Single lines of the Go benchmark format and of what `go test` prints around it. */
import type { Code } from '../findings/codes.ts'

/** A number as printed, with the unit as printed. NaN and infinities are numbers here. */
export type BenchValue = { text: string; value: number; unit: string }

/** What follows the name on a result line. */
export type Fields = { iterations: number; values: BenchValue[] }

/** One key of a `Unit` line, e.g. `Unit ops/s better=higher`. */
export type BenchUnit = { unit: string; key: string; value: string }

/** White space as Go's unicode.IsSpace has it; JavaScript's `\s` differs at U+0085 and U+FEFF. */
const SPACES = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u

function fieldsOf(text: string): string[] {
  return text.split(SPACES).filter((field) => field !== '')
}

/** The name without `Benchmark`, and the rest of the line from the white space on. */
export function splitName(line: string): { name: string; rest: string } | null {
  if (!line.startsWith('Benchmark')) return null
  const end = line.search(SPACES)
  const name = line.slice('Benchmark'.length, end < 0 ? undefined : end)
  return { name, rest: end < 0 ? '' : line.slice(end) }
}

/** A benchmark's name with its GOMAXPROCS suffix, as it was printed, without `Benchmark`. */
export const printedName = (seen: { benchmark: string; procs: number | null }) =>
  seen.procs === null ? seen.benchmark : `${seen.benchmark}-${seen.procs}`

/** Iterations and values, or the reason why this is no result. */
export function readFields(rest: string): Fields | string {
  const [count, ...pairs] = fieldsOf(rest)
  if (count === undefined) return 'nothing follows the name'
  const iterations = readCount(count)
  if (iterations === null) return `"${brief(count)}" is no number of iterations`
  if (pairs.length === 0) return 'no value follows the number of iterations'
  const values: BenchValue[] = []
  for (let i = 0; i < pairs.length; i += 2) {
    const [text, unit] = [pairs[i]!, pairs[i + 1]]
    const value = readNumber(text)
    if (value === null) return `"${brief(text)}" is no number`
    if (unit === undefined) return 'the last value has no unit'
    values.push({ text, value, unit })
  }
  return { iterations, values }
}

function brief(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}...` : text
}

function readCount(text: string): number | null {
  const count = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN
  return Math.abs(count) < 2 ** 63 ? count : null
}

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i
const HEX = /^([+-]?)0x([\da-f]*)(?:\.([\da-f]*))?p([+-]?\d+)$/i

/** What Go's strconv.ParseFloat reads: decimal, hexadecimal, NaN, Inf. Null: not a number. */
export function readNumber(text: string): number | null {
  if (/^nan$/i.test(text)) return Number.NaN
  if (/^[+-]?inf(inity)?$/i.test(text)) return text.startsWith('-') ? -Infinity : Infinity
  // `_` may stand between digits and after a base prefix.
  const digit = /x/i.test(text) ? '[\\da-f]' : '\\d'
  const plain = text.replace(new RegExp(`(?<=${digit}|x)_(?=${digit})`, 'gi'), '')
  if (DECIMAL.test(plain)) return Number(plain)
  const [, sign, whole, fraction = '', exponent] = HEX.exec(plain) ?? []
  if (!exponent || whole + fraction === '') return null
  const size = Number(`0x${whole}${fraction}`) * 2 ** (Number(exponent) - 4 * fraction.length)
  return sign === '-' ? -size : size
}

/** Go's testing package counts no further, however little time that took. */
export const MOST_ITERATIONS = 1e9

/** The result behind other text, laid out as Go's testing package does; and what is before it. */
export type Tail = Fields & { before: string }

/**
 * Finds a result at the end of a line whose start is something else: the count in eight columns
 * (more than Go counts are digits of what is before it), values and units after a tab each.
 */
export function readTail(line: string): Tail | null {
  const cells = line.split('\t')
  const values: BenchValue[] = []
  while (cells.length > 1) {
    const pair = readPair(cells.at(-1)!)
    if (!pair) break
    values.push(pair)
    cells.pop()
  }
  const head = cells.join('\t')
  const count = /(?<!\d)\d{1,15}$/.exec(head)?.[0]
  if (values.length === 0 || count === undefined || Number(count) > MOST_ITERATIONS) return null
  const before = head.slice(0, head.length - Math.max(8, count.length))
  const padding = head.slice(before.length, head.length - count.length)
  if (padding.trim() !== '' || padding.length + count.length < 8) return null
  if (count.length >= 8 && /[^\t ]$/.test(before)) return null
  return { iterations: Number(count), values: values.reverse(), before }
}

function readPair(cell: string): BenchValue | null {
  const [, text, unit] = /^ *(\S+) (\S+)$/.exec(cell) ?? []
  const value = text === undefined ? null : readNumber(text)
  if (value === null || readNumber(unit!) !== null) return null
  return { text: text!, value, unit: unit! }
}

/** A configuration line. An empty value takes the key away. */
export function readConfig(line: string): { key: string; value: string } | null {
  const match = /^(\p{Ll}[^\p{White_Space}\p{Lu}:]*):(?:[ \t]+(.*))?$/u.exec(line)
  return match && { key: match[1]!, value: match[2] ?? '' }
}

/**
 * A `Unit` line: the keys that are new, which are put into `known`, and what is wrong with others;
 * null: another line.
 */
export function readUnits(
  line: string,
  known: Map<string, string>,
): { value: BenchUnit[]; problems: string[] } | null {
  if (!line.startsWith('Unit')) return null
  const [word, unit, ...settings] = fieldsOf(line)
  if (word !== 'Unit') return null
  if (unit === undefined) return { value: [], problems: ['the unit is missing'] }
  const value: BenchUnit[] = []
  const problems: string[] = []
  for (const setting of settings) {
    const at = setting.indexOf('=')
    const key = setting.slice(0, at)
    const text = setting.slice(at + 1)
    const before = known.get(`${unit} ${key}`)
    if (at <= 0) problems.push(`"${brief(setting)}" is not key=value`)
    else if (before === undefined) {
      known.set(`${unit} ${key}`, text)
      value.push({ unit, key, value: text })
    } else if (before !== text)
      problems.push(`${brief(key)} of ${brief(unit)} is already ${brief(before)}`)
  }
  return { value, problems }
}

/** Something `go test` says went wrong. */
export type Trouble = {
  kind: 'failed' | 'skipped' | 'panic' | 'run-failed' | 'cut'
  code: Code
  message: string
  /** The benchmark it names, without `Benchmark`. */
  name: string | null
}

const RUN_ENDED = new RegExp(
  '^(?:Benchmark\\S+ *\\t)?(' +
    '(panic|fatal error): .*|' +
    'exit status \\d+|signal: .*|FAIL(?:\\t.*)?|\\*\\*\\* Test killed.*|' +
    '\\[\\.\\.\\. \\d+ bytes cut \\.\\.\\.\\])$',
)

/** Reads a line of `go test` that reports a failure, with the lines before and after it. */
export function readTrouble(line: string, previous: string, next: string): Trouble | null {
  const ended = /(?:^|\t)--- (FAIL|SKIP): Benchmark(\S+)/.exec(line)
  if (ended) {
    const [kind, name] = [ended[1] === 'FAIL' ? 'failed' : 'skipped', ended[2]!] as const
    // `go test -v` prints the reason before, otherwise it comes after.
    const reason = [next, previous].find((text) => /^ {4}\S+\.go:\d+: /.test(text))
    const message = `${name} ${kind === 'failed' ? 'failed' : 'was skipped'}`
    return {
      kind,
      code: `benchmark-${kind}`,
      message: reason ? `${message}: ${reason.trim()}` : message,
      name,
    }
  }
  const [, said, panic] = RUN_ENDED.exec(line) ?? []
  if (said === undefined) return null
  if (said.startsWith('[')) {
    const message = 'a part of the output was left out because it was too long'
    return { kind: 'cut', code: 'cut-output', message, name: null }
  }
  if (panic) return { kind: 'panic', code: 'panic', message: said, name: null }
  const message = `the test binary failed: ${said.replaceAll('\t', ' ')}`
  return { kind: 'run-failed', code: 'run-failed', message, name: null }
}
