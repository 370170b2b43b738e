/**
 * Parser: what `go test -bench` prints. First the Go benchmark format: single lines, what `go test`
 * prints around them, and whole texts; then the observations in it.
 */
import type { BadLine, BadUnit } from '../model/codes/outputs.ts'
import type { DetailsOf, SpokenCode } from '../model/finding-codes.ts'
import { makeFinding, shortened } from '../model/findings.ts'
import { metricFor, metricId } from '../model/metrics.ts'
import type { Better, Observation, Problem, WithProblems } from '../model/model.ts'
import { parseUnit, toBase } from '../model/unit.ts'
import type { Parser } from './parser.ts'

/** A number as printed, with the unit as printed. NaN and infinities are numbers here. */
type BenchValue = { text: string; value: number; unit: string }

/** What follows the name on a result line. */
type Fields = { iterations: number; values: BenchValue[] }

/** One key of a `Unit` line, e.g. `Unit ops/s better=higher`. */
type BenchUnit = { unit: string; key: string; value: string }

/** White space as Go's unicode.IsSpace has it; JavaScript's `\s` differs at U+0085 and U+FEFF. */
const SPACES = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u

function fieldsOf(text: string): string[] {
  return text.split(SPACES).filter((field) => field !== '')
}

/** The name without `Benchmark`, and the rest of the line from the white space on. */
function splitName(line: string): { name: string; rest: string } | null {
  if (!line.startsWith('Benchmark')) return null
  const end = line.search(SPACES)
  const name = line.slice('Benchmark'.length, end < 0 ? undefined : end)
  return { name, rest: end < 0 ? '' : line.slice(end) }
}

/** A benchmark's name with its GOMAXPROCS suffix, as it was printed, without `Benchmark`. */
export const printedName = (line: { benchmark: string; procs: number | null }) =>
  line.procs === null ? line.benchmark : `${line.benchmark}-${line.procs}`

/** Iterations and values, or the reason why this is no result. */
function readFields(rest: string): Fields | BadLine {
  const [count, ...pairs] = fieldsOf(rest)
  if (count === undefined) return { lacks: 'all' }
  const iterations = readCount(count)
  if (iterations === null) return { text: brief(count), as: 'iterations' }
  if (pairs.length === 0) return { lacks: 'values' }
  const values: BenchValue[] = []
  for (let i = 0; i < pairs.length; i += 2) {
    const [text, unit] = [pairs[i]!, pairs[i + 1]]
    const value = readNumber(text)
    if (value === null) return { text: brief(text), as: 'value' }
    if (unit === undefined) return { lacks: 'unit' }
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

/** `_` may stand between digits and after a base prefix. */
function withoutUnderscores(text: string): string {
  const digit = /x/i.test(text) ? '[\\da-f]' : '\\d'
  return text.replace(new RegExp(`(?<=${digit}|x)_(?=${digit})`, 'gi'), '')
}

/** What Go's strconv.ParseFloat reads: decimal, hexadecimal, NaN, Inf. Null: not a number. */
export function readNumber(text: string): number | null {
  if (/^nan$/i.test(text)) return Number.NaN
  if (/^[+-]?inf(inity)?$/i.test(text)) return text.startsWith('-') ? -Infinity : Infinity
  const plain = text.includes('_') ? withoutUnderscores(text) : text
  if (DECIMAL.test(plain)) return Number(plain)
  const [, sign, whole, fraction = '', exponent] = HEX.exec(plain) ?? []
  if (!exponent || whole + fraction === '') return null
  const size = Number(`0x${whole}${fraction}`) * 2 ** (Number(exponent) - 4 * fraction.length)
  return sign === '-' ? -size : size
}

/** Go's testing package counts no further, however little time that took. */
export const MOST_ITERATIONS = 1e9

/** The result behind other text, laid out as Go's testing package does; and what is before it. */
type Tail = Fields & { before: string }

/**
 * Finds a result at the end of a line whose start is something else: the count in eight columns
 * (more than Go counts are digits of what is before it), values and units after a tab each.
 */
function readTail(line: string): Tail | null {
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
function readConfig(line: string): { key: string; value: string } | null {
  const match = /^(\p{Ll}[^\p{White_Space}\p{Lu}:]*):(?:[ \t]+(.*))?$/u.exec(line)
  return match && { key: match[1]!, value: match[2] ?? '' }
}

/**
 * A `Unit` line: the keys that are new, which are put into `known`, and what is wrong with others;
 * null: another line.
 */
function readUnits(
  line: string,
  known: Map<string, string>,
): { value: BenchUnit[]; problems: BadUnit[] } | null {
  if (!line.startsWith('Unit')) return null
  const [word, unit, ...settings] = fieldsOf(line)
  if (word !== 'Unit') return null
  if (unit === undefined) return { value: [], problems: [{ bad: 'no-unit' }] }
  const value: BenchUnit[] = []
  const problems: BadUnit[] = []
  for (const setting of settings) {
    const at = setting.indexOf('=')
    const key = setting.slice(0, at)
    const text = setting.slice(at + 1)
    const before = known.get(`${unit} ${key}`)
    if (at <= 0) problems.push({ bad: 'setting', text: brief(setting) })
    else if (before === undefined) {
      known.set(`${unit} ${key}`, text)
      value.push({ unit, key, value: text })
    } else if (before !== text)
      problems.push({
        bad: 'twice',
        unit: brief(unit),
        key: brief(key),
        before: brief(before),
      })
  }
  return { value, problems }
}

/** Something `go test` says went wrong. */
type FailureLine =
  /** `name`: of the benchmark, without `Benchmark`. */
  | { kind: 'failed' | 'skipped'; name: string; reason: string | null }
  | { kind: 'panic' | 'run-failed'; said: string }
  | { kind: 'cut' }

/** The finding of one; `during`: the benchmark that ran, where the line names none. */
function findingOf(line: FailureLine, during: string | null, where: string): Problem {
  switch (line.kind) {
    case 'failed':
    case 'skipped': {
      const { name, reason } = line
      return makeFinding(`benchmark-${line.kind}`, null, { name, reason }, { where })
    }
    case 'panic':
    case 'run-failed':
      return makeFinding(line.kind, null, { said: line.said, during }, { where })
    case 'cut':
      return makeFinding('cut-output', null, { in: 'text', during }, { where })
  }
}

const RUN_ENDED = new RegExp(
  '^(?:Benchmark\\S+ *\\t)?(' +
    '(panic|fatal error): .*|' +
    'exit status \\d+|signal: .*|FAIL(?:\\t.*)?|\\*\\*\\* Test killed.*|' +
    '\\[\\.\\.\\. \\d+ bytes cut \\.\\.\\.\\])$',
)

/** Reads a line of `go test` that reports a failure, with the lines before and after it. */
function readFailureLine(line: string, previous: string, next: string): FailureLine | null {
  const ended = /(?:^|\t)--- (FAIL|SKIP): Benchmark(\S+)/.exec(line)
  if (ended) {
    const [kind, name] = [ended[1] === 'FAIL' ? 'failed' : 'skipped', ended[2]!] as const
    // `go test -v` prints the reason before, otherwise it comes after.
    const reason = [next, previous].find((text) => /^ {4}\S+\.go:\d+: /.test(text))
    return { kind, name, reason: reason?.trim() ?? null }
  }
  const [, ending, panic] = RUN_ENDED.exec(line) ?? []
  if (ending === undefined) return null
  if (ending.startsWith('[')) return { kind: 'cut' }
  if (panic) return { kind: 'panic', said: ending }
  return { kind: 'run-failed', said: ending.replaceAll('\t', ' ') }
}

// Whole texts, as golang.org/design/14313-benchmark-format.md and golang.org/x/perf/benchfmt define
// them, and what `go test` prints around them. Everything is kept as printed.

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
type Pending = { name: string; line: number; why: BadLine }

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
export function readBenchText(text: string): WithProblems<BenchText> {
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
  for (const bad of units.problems) addProblem(r, 'bad-unit-line', bad, at)
  return true
}

function noteConfig(r: Reading, at: number): void {
  const config = readConfig(r.lines[at]!)
  if (!config) return
  const { [config.key]: _, ...others } = r.config
  if (Object.keys(others).length >= MOST_KEYS) {
    addProblem(r, 'too-many-keys', { most: MOST_KEYS }, at)
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
  const isBad = !('values' in fields)
  const tail = isBad ? readTail(rest) : null
  if (tail) join(r, at, name, tail)
  else if (isBad) r.pending = { name, line: at, why: fields }
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
  const knownUnits = new Set(['ns/op', 'MB/s', 'B/op', 'allocs/op'])
  for (const result of r.results) for (const { unit } of result.values) knownUnits.add(unit)
  const isWhole = knownUnits.has(fields.values.at(-1)!.unit)
  const values = isWhole ? fields.values : fields.values.slice(0, -1)
  if (values.length > 0) push(r, at, name, { ...fields, values })
  addProblem(r, 'cut-output', { in: 'line', name, lost: isWhole ? 'rest' : 'value' }, at)
}

/** Failures that `go test` reports, each once with its reason; true: the line is spent. */
function noteTrouble(r: Reading, at: number): boolean {
  const line = r.lines[at]!
  const trouble = readFailureLine(line, r.lines[at - 1] ?? '', r.lines[at + 1] ?? '')
  if (!trouble) return false
  const named = 'name' in trouble ? trouble.name : null
  const own = named ?? splitName(line)?.name
  if (trouble.kind === 'cut' || (own && own !== r.pending?.name)) closePending(r)
  const about = own ?? r.pending?.name
  r.pending = null
  const { kind } = trouble
  if (!isReported(r, line, kind)) r.problems.push(findingOf(trouble, about ?? null, lineAt(at)))
  if (kind === 'failed' || kind === 'panic' || kind === 'run-failed') r.failures.add(r.packages)
  if (line.startsWith('FAIL\t')) r.packages++
  return true
}

/** That a run failed is worth saying only where no reason has been told. */
function isReported(r: Reading, line: string, kind: FailureLine['kind']): boolean {
  if (kind !== 'run-failed') return false
  return line === 'FAIL' ? r.failures.size > 0 : r.failures.has(r.packages)
}

function closePending(r: Reading): void {
  const pending = r.pending
  r.pending = null
  // "Benchmarking started" is prose: no Go benchmark has a small letter after the prefix.
  if (!pending || /^\p{Ll}/u.test(pending.name)) return
  addProblem(r, 'bad-line', { name: pending.name, ...pending.why }, pending.line)
}

const lineAt = (at: number) => `line ${at + 1}`

function addProblem<C extends SpokenCode>(
  r: Reading,
  code: C,
  details: DetailsOf<C>,
  at: number,
): void {
  r.problems.push(makeFinding(code, null, details, { where: lineAt(at) }))
}

function finish(r: Reading): WithProblems<BenchText> {
  const last = r.lines.length - 1
  if (r.isCut && (r.pending?.line === last || isStump(r.lines[last]!))) {
    const name = r.pending?.name ?? 'a benchmark'
    r.pending = null
    addProblem(r, 'cut-output', { in: 'line', name, lost: 'line' }, last)
  }
  closePending(r)
  if (r.joined.length > 0) {
    const details = { of: 'results', count: r.joined.length } as const
    const more = {
      where: lineAt(r.joined[0]!),
      next: 'let benchmarks print to stderr, or not at all',
    }
    r.problems.push(makeFinding('torn-lines', null, details, more))
  }
  const { results, units } = r
  if (results.length === 0 && r.problems.length === 0) {
    const saw = r.lines.length === 0 ? 'no-output' : 'no-result-line'
    const next = 'check the pattern of benchmarks; one that skips itself prints nothing without -v'
    r.problems.push(makeFinding('no-results', null, { saw }, { next }))
  }
  return { value: { results, units }, problems: capProblems(r.problems) }
}

function isStump(line: string): boolean {
  return line.length > 2 && 'Benchmark'.startsWith(line)
}

/** As many problems as somebody may read, at a length that they may, and how many more. */
function capProblems(problems: Problem[]): Problem[] {
  const capped = problems.slice(0, MOST_PROBLEMS).map((problem) => shortened(problem, 300))
  const more = problems.length - MOST_PROBLEMS
  if (more <= 0) return capped
  return [...capped, makeFinding('more-problems', null, { more })]
}

// From results to observations.

/** Half of the last printed decimal, in the printed unit: 22.8 -> 0.05; null if not decimal. */
function halfStep(text: string): number | null {
  const decimal = /^[+-]?\d*(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(text)
  if (!decimal) return null
  const [, fraction = '', exponent = '0'] = decimal
  return 0.5 * 10 ** (Number(exponent) - fraction.length)
}

type Named = { benchmark: string; procs: number | null }

/** Go leaves the GOMAXPROCS suffix out when it is 1, and writes no leading zeros. */
function splitProcs(name: string): Named {
  const [, benchmark, procs] = /^(.*)-([2-9]|[1-9]\d{1,4})$/.exec(name) ?? []
  return procs ? { benchmark: benchmark!, procs: Number(procs) } : { benchmark: name, procs: null }
}

/**
 * Tells a GOMAXPROCS suffix from a name that ends alike, such as `n-100` where GOMAXPROCS is 1.
 * A name that also comes with a suffix has none itself. All benchmarks of a package run under the
 * same values of GOMAXPROCS, so if that does not hold, there are no suffixes where some name has
 * none; else every name has one. Where all names end in one number the format cannot tell.
 */
function namer(names: Set<string>): (name: string) => Named {
  const whole = (name: string): Named => ({ benchmark: name, procs: null })
  const bases = new Set([...names].map((name) => splitProcs(name).benchmark))
  const bySuffix = (name: string) => (bases.has(name) ? whole(name) : splitProcs(name))
  const groups = Map.groupBy([...names].map(bySuffix), ({ benchmark }) => benchmark)
  const values = [...groups.values()].map((group) =>
    group
      .map(({ procs }) => procs)
      .sort()
      .join(),
  )
  if (new Set(values).size <= 1) return bySuffix
  return [...names].some((name) => splitProcs(name).procs === null) ? whole : splitProcs
}

type Line = BenchResult & Named

const scopeOf = (result: BenchResult) => result.config.pkg ?? ''

function nameResults(results: BenchResult[]): Line[] {
  const names = new Map<string, Set<string>>()
  for (const result of results)
    names.set(scopeOf(result), (names.get(scopeOf(result)) ?? new Set()).add(result.name))
  const namers = new Map(
    [...names].map(([scope, benchmarkNames]) => [scope, namer(benchmarkNames)]),
  )
  return results.map((result) => ({ ...result, ...namers.get(scopeOf(result))!(result.name) }))
}

function observe(line: Line, { text, value, unit: printed }: BenchValue): Observation {
  const { unit, factor } = parseUnit(printed)
  const half = halfStep(text)
  return {
    scope: scopeOf(line),
    // `func Benchmark(b *testing.B)` has no name but the prefix.
    benchmark: line.benchmark || 'Benchmark',
    procs: line.procs,
    metric: metricId(printed),
    unit,
    value: toBase(value, factor),
    iterations: line.iterations,
    resolution: half === null ? null : toBase(half, factor),
  }
}

function observeAll(line: Line): WithProblems<Observation[]> {
  const problems: Problem[] = []
  const where = `line ${line.line}`
  const { name, iterations } = line
  if (iterations <= 0) {
    const details = { name, iterations }
    return { value: [], problems: [makeFinding('no-iterations', null, details, { where })] }
  }
  const byMetric = new Map<string, Observation>()
  for (const value of line.values) {
    const observation = observe(line, value)
    const { text, unit } = value
    const { metric } = observation
    if (!Number.isFinite(observation.value))
      problems.push(makeFinding('no-finite-number', null, { name, text, unit }, { where }))
    else if (metricFor(metric).fromUsage)
      problems.push(makeFinding('reserved-unit', null, { name, unit }, { where }))
    else if (byMetric.has(metric))
      problems.push(makeFinding('repeated-unit', null, { name, metric }, { where }))
    else byMetric.set(metric, observation)
  }
  return { value: [...byMetric.values()], problems }
}

/** Which way is good by the `Unit` lines, by metric; a direction that there is not is a problem. */
function directionsIn(units: BenchUnit[]): WithProblems<Map<string, Better>> {
  const value = new Map<string, Better>()
  const problems: Problem[] = []
  for (const { unit, key, value: way } of units) {
    if (key !== 'better') continue
    if (way === 'higher' || way === 'lower') value.set(metricId(unit), way)
    else problems.push(makeFinding('unit-direction', null, { printed: way, metric: unit }))
  }
  return { value, problems }
}

/** An operation is not believed to take more times as long beside other programs as alone. */
const MOST_TIMES_LONGER = 10

/**
 * Times of operations, each without what its threads waited for a CPU: as long as they would take
 * with nothing beside them. All of a time where that is not known.
 */
export function ownTimes(observations: readonly Observation[]): Map<Observation, number> {
  const of = (metric: string) =>
    Map.groupBy(
      observations.filter((one) => one.metric === metric),
      ({ benchmark, procs }) => `${benchmark} ${procs}`,
    )
  const [cpu, delay] = [of('cpu-s/op'), of('run-delay/op')]
  const timed = [...of('time/op')].flatMap(([name, times]) => {
    const [ran = [], waited = []] = [cpu.get(name), delay.get(name)]
    const isKnown = ran.length === times.length && waited.length === times.length
    return times.map((one, i) => {
      const ownSec = isKnown ? one.value - (waited[i]?.value ?? 0) : one.value
      const leastSec = Math.max(ran[i]?.value ?? 0, one.value / MOST_TIMES_LONGER)
      return [one, Math.min(one.value, Math.max(ownSec, leastSec))] as const
    })
  })
  return new Map(timed)
}

export const goBench: Parser = {
  id: 'go-bench',
  hasOwnMetrics: true,
  about: 'The Go benchmark format: what `go test -bench` prints.',
  parse(text) {
    const { value, problems } = readBenchText(text)
    const parts = nameResults(value.results).map(observeAll)
    const directions = directionsIn(value.units)
    const directed = (observation: Observation): Observation => {
      const better = directions.value.get(observation.metric)
      return better === undefined ? observation : { ...observation, better }
    }
    return {
      value: parts.flatMap((each) => each.value.map(directed)),
      problems: capProblems([
        ...problems,
        ...parts.flatMap((each) => each.problems),
        ...directions.problems,
      ]),
    }
  },
}
