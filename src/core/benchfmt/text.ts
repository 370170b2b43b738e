/**
 * Reads text in the Go benchmark format as golang.org/design/14313-benchmark-format.md and the
 * package golang.org/x/perf/benchfmt define it, and what `go test` prints around it. Everything
 * is kept as printed; lines.ts knows single lines.
 */
import type { Code } from '../findings/codes.ts'
import type { Found, Problem } from '../model/model.ts'
import {
  type BenchUnit,
  type BenchValue,
  type Fields,
  readConfig,
  readFields,
  readTail,
  readTrouble,
  readUnits,
  splitName,
  type Tail,
  type Trouble,
} from './lines.ts'

export type { BenchUnit, BenchValue } from './lines.ts'

/** One result line, or one that was put together from a line torn apart by other output. */
export type BenchResult = {
  /** Counted from 1. */
  line: number
  /** Without the prefix `Benchmark`, with its `-N` suffix. */
  name: string
  iterations: number
  values: BenchValue[]
  /** The configuration lines in force: `goos`, `pkg` ... */
  config: Readonly<Record<string, string>>
}

export type BenchText = { results: BenchResult[]; units: BenchUnit[] }

/** More than this of one text help nobody. */
const MOST_PROBLEMS = 50

/** Every result has a copy of the configuration. Go prints four keys. */
const MOST_KEYS = 200

/** A name whose result has not come yet: what `go test` leaves when a benchmark prints. */
type Pending = { name: string; line: number; why: string }

type Reading = BenchText & {
  lines: string[]
  /** Whether the last line has no end of line. */
  isCut: boolean
  config: Readonly<Record<string, string>>
  /** Values of unit lines, by unit and key. */
  unitKeys: Map<string, string>
  pending: Pending | null
  problems: Problem[]
  joined: number[]
  /** Packages of which a failure has been told, counted by their last lines. */
  failures: Set<number>
  packages: number
}

/** Never throws; a text without any result has a problem that says so. */
export function readBenchText(text: string): Found<BenchText> {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  const isCut = lines.at(-1) !== ''
  if (!isCut) lines.pop()
  const reading: Reading = {
    lines,
    isCut,
    results: [],
    units: [],
    unitKeys: new Map(),
    config: Object.freeze({}),
    pending: null,
    problems: [],
    joined: [],
    failures: new Set(),
    packages: 0,
  }
  for (let at = 0; at < lines.length; at++) readLine(reading, at)
  return finish(reading)
}

function readLine(r: Reading, at: number): void {
  const line = r.lines[at]!
  if (noteTrouble(r, at)) return
  const own = splitName(line)
  if (own) readResult(r, at, own.name, own.rest)
  else if (!readTorn(r, at) && !noteUnits(r, at)) noteConfig(r, at)
}

/** A result behind output, whose name is before it on the line or on an earlier line. */
function readTorn(r: Reading, at: number): boolean {
  const tail = readTail(r.lines[at]!)
  const name = tail && (nameBefore(tail) ?? r.pending?.name)
  if (tail && name) join(r, at, name, tail)
  return Boolean(name)
}

function noteUnits(r: Reading, at: number): boolean {
  const units = readUnits(r.lines[at]!, r.unitKeys)
  if (!units) return false
  for (const unit of units.value) r.units.push(unit)
  for (const message of units.problems) tell(r, 'bad-unit-line', `unit line: ${message}`, at)
  return true
}

function noteConfig(r: Reading, at: number): void {
  const config = readConfig(r.lines[at]!)
  if (!config) return
  const { [config.key]: _, ...others } = r.config
  if (Object.keys(others).length >= MOST_KEYS) {
    tell(
      r,
      'too-many-keys',
      `more than ${MOST_KEYS} keys of configuration: this one is left out`,
      at,
    )
    return
  }
  r.config = Object.freeze(config.value === '' ? others : { ...others, [config.key]: config.value })
}

/** The benchmark's name at the end of the text before a result: output without end of line. */
function nameBefore(tail: Tail): string | null {
  const text = tail.before.trimEnd()
  const word = text.slice(Math.max(text.lastIndexOf(' '), text.lastIndexOf('\t')) + 1)
  const at = word.indexOf('Benchmark')
  const name = at < 0 ? '' : word.slice(at + 'Benchmark'.length)
  return /^[^\p{Ll}]/u.test(name) ? name : null
}

/** A line that starts with a benchmark's name. */
function readResult(r: Reading, at: number, name: string, rest: string): void {
  closePending(r)
  const isCutLine = r.isCut && at === r.lines.length - 1
  // `go test -v` announces a benchmark by its name alone.
  if (rest === '' && !isCutLine) return
  const fields = readFields(rest)
  const tail = typeof fields === 'string' ? readTail(rest) : null
  if (tail) join(r, at, name, tail)
  else if (typeof fields === 'string') r.pending = { name, line: at, why: fields }
  else if (isCutLine) pushCut(r, at, name, fields)
  else push(r, at, name, fields)
}

function push(r: Reading, at: number, name: string, { iterations, values }: Fields): void {
  r.pending = null
  r.results.push({ line: at + 1, name, iterations, values, config: r.config })
}

function join(r: Reading, at: number, name: string, fields: Fields): void {
  push(r, at, name, fields)
  r.joined.push(at)
}

/** The last unit of a text without end of line may be half a unit: kept only if it is known. */
function pushCut(r: Reading, at: number, name: string, fields: Fields): void {
  const known = new Set(['ns/op', 'MB/s', 'B/op', 'allocs/op'])
  for (const result of r.results) for (const { unit } of result.values) known.add(unit)
  const isWhole = known.has(fields.values.at(-1)!.unit)
  const values = isWhole ? fields.values : fields.values.slice(0, -1)
  if (values.length > 0) push(r, at, name, { ...fields, values })
  const lost = isWhole ? 'what follows, if anything, is lost' : 'its last value is left out'
  tell(r, 'cut-output', `the output ends inside the line of ${name}; ${lost}`, at)
}

/** Failures that `go test` reports, each once with its reason; true: the line is spent. */
function noteTrouble(r: Reading, at: number): boolean {
  const line = r.lines[at]!
  const trouble = readTrouble(line, r.lines[at - 1] ?? '', r.lines[at + 1] ?? '')
  if (!trouble) return false
  const own = trouble.name ?? splitName(line)?.name
  if (trouble.kind === 'cut' || (own && own !== r.pending?.name)) closePending(r)
  const about = own ?? r.pending?.name
  r.pending = null
  const { kind, code, message } = trouble
  if (!isTold(r, line, kind)) {
    const during = trouble.name === null && about !== undefined ? ` (in ${about})` : ''
    tell(r, code, message + during, at)
  }
  if (kind === 'failed' || kind === 'panic' || kind === 'run-failed') r.failures.add(r.packages)
  if (line.startsWith('FAIL\t')) r.packages++
  return true
}

/** That a run failed is worth saying only where no reason has been told. */
function isTold(r: Reading, line: string, kind: Trouble['kind']): boolean {
  if (kind !== 'run-failed') return false
  return line === 'FAIL' ? r.failures.size > 0 : r.failures.has(r.packages)
}

function closePending(r: Reading): void {
  const pending = r.pending
  r.pending = null
  // "Benchmarking started" is prose: no Go benchmark has a small letter after the prefix.
  if (!pending || /^\p{Ll}/u.test(pending.name)) return
  tell(r, 'bad-line', `no result can be read for ${pending.name}: ${pending.why}`, pending.line)
}

function tell(r: Reading, code: Code, message: string, at: number): void {
  r.problems.push({ code, message, where: `line ${at + 1}` })
}

function finish(r: Reading): Found<BenchText> {
  const last = r.lines.length - 1
  if (r.isCut && (r.pending?.line === last || isStump(r.lines[last]!))) {
    const name = r.pending?.name ?? 'a benchmark'
    r.pending = null
    tell(r, 'cut-output', `the output ends inside the line of ${name}; it is left out`, last)
  }
  closePending(r)
  if (r.joined.length > 0) {
    const many = r.joined.length === 1 ? '1 result was' : `${r.joined.length} results were`
    const message = `${many} torn apart by other output and put together again`
    tell(r, 'torn-lines', message, r.joined[0]!)
    r.problems.at(-1)!.next = 'let benchmarks print to stderr, or not at all'
  }
  const { results, units } = r
  if (results.length === 0 && r.problems.length === 0) {
    const message = r.lines.length === 0 ? 'no output' : 'no line of the output is a result'
    const next = 'check the pattern of benchmarks; one that skips itself prints nothing without -v'
    r.problems.push({ code: 'no-results', message, next })
  }
  return { value: { results, units }, problems: capProblems(r.problems) }
}

function isStump(line: string): boolean {
  return line.length > 2 && 'Benchmark'.startsWith(line)
}

/** As many problems as somebody may read, at a length that they may, and how many more. */
export function capProblems(problems: Problem[]): Problem[] {
  const shown = problems.slice(0, MOST_PROBLEMS).map((problem) => {
    const { message } = problem
    return message.length > 300 ? { ...problem, message: `${message.slice(0, 300)}...` } : problem
  })
  const more = problems.length - MOST_PROBLEMS
  if (more <= 0) return shown
  return [...shown, { code: 'more-problems', message: `${more} or more other problems` }]
}
