/** Parsers of the JVM: its log of collections, and the JSON of JMH. */

import { quantile } from 'simple-statistics'
import { z } from 'zod'
import { makeFinding } from '../model/findings.ts'
import { observeTrial } from '../model/metrics.ts'
import type { Collection, Observation, Problem } from '../model/model.ts'
import { finite, observed, type Parser, readDocument } from './parser.ts'

/**
 * A line of one collection: any decorations in brackets, or none, the collection's number, in
 * generational ZGC the generation, and what happened.
 */
const EVENT =
  /^(?:.*\])? *GC\((\d{1,9})\) (?:[YO]: )?((?:Pause|Concurrent|Garbage|Minor|Major) .*)$/
/** What the log says once, when the JVM starts. */
const START_OF_JVM =
  /^(?:.*\])? *Using (?:G1|Parallel|Serial|Shenandoah|Epsilon|The Z Garbage Collector)\b/
const STALL = /^(?:.*\])? *Allocation Stall \(.*\) (\d{1,9}\.\d{3})ms$/

/** The decoration `uptime`, wherever it stands. */
const UPTIME = /^(?:\[[^\]]*\])*?\[ *(\d{1,9}\.\d{3})s *\]/

const SIZE = String.raw`(\d{1,9}[BKMG])`
/** The end of a pause or of a concurrent phase: heap before, after and committed, and its time. */
const END = new RegExp(
  String.raw`^(Pause|Concurrent) (.+?)(?: ${SIZE}->${SIZE}\(${SIZE}\))? (\d{1,9}\.\d{3})ms$`,
)
/** The start of one: words, and causes in parentheses. */
const START = /^(Pause|Concurrent) ([A-Za-z -]+(?: \([^()]*(?:\(\)[^()]*)?\))*)$/
/** The end of a whole collection of ZGC. */
const COLLECTION =
  /^(?:Garbage|Minor|Major) Collection \(.*\) (\d{1,9}[BKMG])\(\d+%\)->(\d{1,9}[BKMG])\(\d+%\)/

const KINDS: [kind: string, name: RegExp][] = [
  ['mixed', /^Young \(Mixed\)/],
  ['young', /^Young\b/],
  ['full', /^Full\b/],
  ['remark', /^Remark\b/],
  ['cleanup', /^Cleanup\b/],
  ['mark-start', /^(?:Mark Start|Init Mark)\b/],
  ['mark-end', /^(?:Mark End|Final Mark)\b/],
  ['relocate-start', /^Relocate Start\b/],
  ['other', /^/],
]

type Size = { bytes: number; halfStep: number }

/** Times are whole microseconds, the last digit printed, so that sums are exact. */
type Log = {
  jvms: number
  /** Collections by JVM and number. */
  cycles: Set<string>
  forced: Set<string>
  pausesUs: { kind: string; us: number }[]
  pausedUs: number
  concurrentUs: number
  stallsUs: number[]
  before: Size | null
  after: Size | null
  committed: Size | null
  /** Pauses and outermost concurrent phases that have begun, by collection. */
  openPauses: Set<string>
  openPhases: Map<string, { name: string; pausedUs: number }>
  torn: number[]
  isCut: boolean
  /** Collections by JVM and number, in the order in which they began; only ends are told of. */
  collections: Map<string, Collection>
}

const newLog = (): Log => ({
  jvms: 0,
  cycles: new Set(),
  forced: new Set(),
  pausesUs: [],
  pausedUs: 0,
  concurrentUs: 0,
  stallsUs: [],
  before: null,
  after: null,
  committed: null,
  openPauses: new Set(),
  openPhases: new Map(),
  torn: [],
  isCut: false,
  collections: new Map(),
})

const NOT_TOLD: Collection = {
  atSec: null,
  pausesSec: [],
  concurrentSec: null,
  markCpuSec: null,
  assistSec: null,
  startBytes: null,
  liveBytes: null,
  goalBytes: null,
}

/** The collection of that name, begun here unless it is known. */
function collectionOf({ collections }: Log, cycle: string, atSec: number | null): Collection {
  const one = collections.get(cycle) ?? { ...NOT_TOLD, pausesSec: [], atSec }
  collections.set(cycle, one)
  return one
}

const toUs = (ms: string) => Math.round(Number(ms) * 1000)

/** The larger of a size so far and a printed one; K, M and G are powers of 1024. */
function larger(size: Size | null, printed: string): Size {
  const step = 1024 ** 'BKMG'.indexOf(printed.at(-1)!)
  const bytes = Number(printed.slice(0, -1)) * step
  return size && size.bytes >= bytes ? size : { bytes, halfStep: step / 2 }
}

function endPause(log: Log, cycle: string, name: string, us: number): void {
  log.openPauses.delete(cycle)
  log.pausesUs.push({ kind: KINDS.find(([, start]) => start.test(name))![0], us })
  log.pausedUs += us
  log.collections.get(cycle)?.pausesSec.push(us / 1e6)
}

/**
 * A phase inside another of its collection is in the outer one's time, and a whole cycle counts
 * only if its start has been seen. Pauses that end inside are taken off.
 */
function endPhase(log: Log, cycle: string, name: string, us: number): void {
  const open = log.openPhases.get(cycle)
  if (open ? open.name !== name : / Cycle$/.test(name)) return
  log.openPhases.delete(cycle)
  const ownUs = Math.max(0, us - (open ? log.pausedUs - open.pausedUs : 0))
  log.concurrentUs += ownUs
  const one = log.collections.get(cycle)
  if (one) one.concurrentSec = (one.concurrentSec ?? 0) + ownUs / 1e6
}

const bytesOf = (printed: string) => larger(null, printed).bytes

/** The first size before, and the last ones after, are those of the whole collection. */
function addSizes(
  log: Log,
  own: Collection,
  [before, after, committed]: readonly (string | undefined)[],
): void {
  if (before) log.before = larger(log.before, before)
  if (after) log.after = larger(log.after, after)
  if (committed) log.committed = larger(log.committed, committed)
  if (!before || !after) return
  own.startBytes ??= bytesOf(before)
  own.liveBytes = bytesOf(after)
  if (committed) own.goalBytes = bytesOf(committed)
}

/** False: the text is neither the start nor the end of anything. */
function readEvent(log: Log, number: string, text: string, atSec: number | null): boolean {
  const cycle = `${log.jvms}:${number}`
  const own = collectionOf(log, cycle, atSec)
  const collection = COLLECTION.exec(text)
  const [, what, name = '', before, after, committed, time] = END.exec(text) ?? []
  if (collection) addSizes(log, own, collection.slice(1))
  else if (time) {
    addSizes(log, own, [before, after, committed])
    const end = what === 'Pause' ? endPause : endPhase
    end(log, cycle, name, toUs(time))
  } else return readStart(log, cycle, text)
  log.cycles.add(cycle)
  if (text.includes('(System.gc())')) log.forced.add(cycle)
  return true
}

function readStart(log: Log, cycle: string, text: string): boolean {
  const [, what, name] = START.exec(text) ?? []
  if (what === 'Pause') log.openPauses.add(cycle)
  else if (what && !log.openPhases.has(cycle) && !name!.endsWith(' Abort'))
    log.openPhases.set(cycle, { name: name!, pausedUs: log.pausedUs })
  return what !== undefined || !/^(?:Pause|Concurrent) /.test(text)
}

function readLine(log: Log, line: string, at: number): void {
  const [, number, event] = EVENT.exec(line) ?? []
  const stall = STALL.exec(line)
  if (number && event) {
    const uptime = UPTIME.exec(line)?.[1]
    const atSec = uptime === undefined ? null : Number(uptime)
    if (!readEvent(log, number, event, atSec)) log.torn.push(at + 1)
  } else if (stall) log.stallsUs.push(toUs(stall[1]!))
  else if (START_OF_JVM.test(line)) log.jvms++
}

function readLog(text: string): Log {
  const log = newLog()
  const lines = text.split(/\r?\n/)
  const last = lines.pop() ?? ''
  for (const [at, line] of lines.entries()) readLine(log, line, at)
  // A last line without its end counts if it is whole by its text.
  if (/ \d+\.\d{3}ms$/.test(last)) readLine(log, last, lines.length)
  else log.isCut = /^\[|GC\(/.test(last)
  return log
}

const observation = (metric: string, value: number, resolution: number | null = null) =>
  observeTrial(metric, value, null, resolution)

/** No collector works without pauses, but with -Xlog:gc ZGC does not tell them. */
const hasPhases = (log: Log) => log.cycles.size === 0 || log.pausesUs.length > 0

/** Pauses together and by kind. A kind that did not occur is a zero, not a gap. */
function observePauses(log: Log): Observation[] {
  const all = log.pausesUs.map(({ us }) => us)
  const one = (id: string, us: number) => observation(`gc-pause-${id}`, us / 1e6, 5e-7)
  const total = (id: string, times: number[]) =>
    observation(`gc-pause${id}-total`, times.reduce((sum, us) => sum + us, 0) / 1e6)
  const observations = [observation('gc-pauses', all.length), total('', all)]
  if (all.length > 0) {
    const [p50, p99, max] = quantile(all, [0.5, 0.99, 1]) as [number, number, number]
    observations.push(one('p50', p50), one('p99', p99), one('max', max))
  }
  for (const [kind] of KINDS) {
    const times = log.pausesUs.filter((pause) => pause.kind === kind).map(({ us }) => us)
    observations.push(observation(`gc-pause-${kind}-count`, times.length), total(`-${kind}`, times))
    if (times.length > 0) observations.push(one(`${kind}-max`, quantile(times, 1)))
  }
  return observations
}

function observe(log: Log): Observation[] {
  if (log.cycles.size === 0 && log.jvms === 0) return []
  const sizes = Object.entries({
    'gc-heap-before-max': log.before,
    'gc-heap-after-max': log.after,
    'gc-heap-committed-max': log.committed,
  })
  const phases = hasPhases(log)
    ? [...observePauses(log), observation('gc-concurrent-total', log.concurrentUs / 1e6)]
    : []
  return [
    observation('gc-cycles', log.cycles.size),
    observation('gc-cycles-forced', log.forced.size),
    ...phases,
    observation('gc-stalls', log.stallsUs.length),
    observation('gc-stall-total', log.stallsUs.reduce((sum, us) => sum + us, 0) / 1e6),
    ...sizes.flatMap(([metric, size]) =>
      size ? [observation(metric, size.bytes, size.halfStep)] : [],
    ),
  ]
}

function problemsOf(log: Log): Problem[] {
  const next = 'start java with -Xlog:gc*'
  if (log.cycles.size === 0 && log.jvms === 0)
    return [makeFinding('no-gc-lines', null, { of: 'jvm' }, { next })]
  const problems: Problem[] = []
  if (!hasPhases(log)) problems.push(makeFinding('no-pauses', null, {}, { next }))
  if (log.torn.length > 0) {
    const where = `line ${log.torn[0]}`
    problems.push(makeFinding('torn-lines', null, { of: 'jvm', count: log.torn.length }, { where }))
  }
  if (log.isCut) problems.push(makeFinding('cut-output', null, { in: 'jvm' }))
  if (log.openPauses.size + log.openPhases.size > 0)
    problems.push(makeFinding('unfinished', null, {}))
  if (log.jvms > 1) problems.push(makeFinding('several-programs', null, { of: 'jvm' }))
  return problems
}

/** What the JVM logs with -Xlog:gc or -Xlog:gc*, between whatever the program prints. */
export const jvmGc: Parser = {
  id: 'jvm-gc',
  about: 'Garbage collections of a JVM, from its unified log (-Xlog:gc*).',
  parse(text) {
    const log = readLog(text)
    return { value: observe(log), problems: problemsOf(log) }
  },
  collections: (text) => {
    const log = readLog(text)
    // What is only begun has no times.
    return [...log.collections].filter(([cycle]) => log.cycles.has(cycle)).map(([, one]) => one)
  },
  silence: observe({ ...newLog(), jvms: 1 }),
}

// The JSON of JMH.

/** JMH writes what is no number as the text "NaN". */
const score = z.union([z.number(), z.literal('NaN').transform(() => Number.NaN)])
const metric = z.looseObject({
  score,
  scoreUnit: z.string().max(100),
  rawData: z.array(z.array(score)).optional(),
  /** By fork, by iteration: pairs of a time and how often it was seen. */
  rawDataHistogram: z.array(z.array(z.array(z.tuple([score, z.number()])))).optional(),
})
const resultSchema = z.looseObject({
  benchmark: z.string(),
  mode: z.string(),
  params: z.record(z.string(), z.string()).optional(),
  primaryMetric: metric,
  secondaryMetrics: z.record(z.string(), metric).optional(),
})
const shape = z.array(resultSchema)
type Result = z.infer<typeof resultSchema>
type Metric = z.infer<typeof metric>

/** Rates in operations a second, whatever unit of time the author chose. */
const RATE = /^ops\/(ns|us|ms|s|min|hr|day)$/
const PER_SEC: Record<string, number> = {
  ns: 1e9,
  us: 1e6,
  ms: 1e3,
  s: 1,
  min: 1 / 60,
  hr: 1 / 3600,
  day: 1 / 86_400,
}

/** A number of an iteration, and the fork that it is of. */
type Iteration = { value: number; run: number }

function numbersOf({ score: summary, rawData, rawDataHistogram }: Metric): Iteration[] {
  if (rawData !== undefined)
    return rawData.flatMap((fork, run) => fork.map((value) => ({ value, run })))
  // Sampled times: the mean of each iteration, as JMH's own summary weighs them.
  const means = (rawDataHistogram ?? []).flatMap((fork, run) =>
    fork.map((histogram) => {
      const count = histogram.reduce((sum, [, times]) => sum + times, 0)
      return { run, value: histogram.reduce((sum, [time, times]) => sum + time * times, 0) / count }
    }),
  )
  return means.length === 0 ? [{ value: summary, run: 0 }] : means
}

function observeScores(benchmark: string, prefix: string, scores: Metric): Observation[] {
  const [, per] = RATE.exec(scores.scoreUnit) ?? []
  const printed = per === undefined ? scores.scoreUnit : 'ops/s'
  const scale = per === undefined ? 1 : PER_SEC[per]!
  return numbersOf(scores).map(({ value, run }) => ({
    ...observed({ benchmark, printed: prefix + printed, value: value * scale }),
    run,
  }))
}

const paramsOf = ({ params = {} }: Result) =>
  Object.entries(params)
    .map(([name, value]) => `:${name}=${value}`)
    .join('')

/** A profiler's extra, such as `gc.alloc.rate.norm`: informational, named by the profiler. */
const extrasOf = (name: string, { secondaryMetrics = {} }: Result) =>
  Object.entries(secondaryMetrics).flatMap(([id, metric]) =>
    observeScores(name, `${id.replace(/^\u00b7/, '')}-`, metric),
  )

/** Every iteration of every fork; warm-ups are not in the file. */
export const jmh: Parser = {
  id: 'jmh',
  hasOwnMetrics: true,
  about: 'JSON of JMH (`-rf json`): every iteration, and what its profilers added.',
  parse(text) {
    const document = readDocument(text, shape, 'the file that JMH writes with -rf json -rff FILE')
    const results = document.value ?? []
    const problems: Problem[] = [...document.problems]
    const modes = Map.groupBy(results, (one) => one.benchmark + paramsOf(one))
    const value = [...modes].flatMap(([name, ofName]) =>
      ofName.flatMap((one) => {
        // One method under two modes that both tell times would be two numbers of one name.
        const benchmark = ofName.length === 1 ? name : `${name}:${one.mode}`
        return [...observeScores(benchmark, '', one.primaryMetric), ...extrasOf(benchmark, one)]
      }),
    )
    const numbers = finite(value)
    if (numbers.length < value.length)
      problems.push(makeFinding('no-number', null, { scores: value.length - numbers.length }))
    return { value: numbers, problems }
  },
}
