/** Parser: lines of GODEBUG=gctrace=1. */

import { quantile } from 'simple-statistics'
import { makeFinding } from '../model/findings.ts'
import { observeTrial } from '../model/metrics.ts'
import type { Collection, Observation, Problem, WithProblems } from '../model/model.ts'
import type { Parser } from './parser.ts'

/** How a gc line starts, anywhere in a line: the program's own output may stand before it. */
const HEAD = /\bgc (\d{1,12}) @(?=\d)/g

/** The end of a text that ends inside such a start. */
const CUT_HEAD = /\bgc \d{0,12}(?: @)?$/

const MS = String.raw`\d{1,12}(?:\.\d{1,3})?`
const MB = String.raw`\d{1,12}`

/**
 * The rest of a gc line as the runtime prints it (gcMarkTermination in runtime/mgc.go). Go up to
 * 1.18 has no stacks and globals; Go 1.26 notes a check for leaked goroutines.
 */
const REST = new RegExp(
  String.raw`\d{1,12}\.\d{3}s \d{1,6}%(?: \([a-z ]+\))?: ${MS}\+${MS}\+${MS} ms clock, ` +
    String.raw`${MS}\+${MS}/${MS}/${MS}\+${MS} ms cpu, ${MB}->${MB}->${MB} MB, ${MB} MB goal, ` +
    String.raw`(?:${MB} MB stacks, ${MB} MB globals, )?\d{1,6} P( \(forced\))?`,
  'y',
)

const ZERO = '0'.charCodeAt(0)
const POINT = '.'.charCodeAt(0) - ZERO
const CLOSING = ')'.charCodeAt(0)

/** Times are whole microseconds, the last digit printed, so that sums are exact. */
type Trace = {
  /** Numbers of all gc lines in order, torn ones too. */
  numbers: number[]
  /** Where in the text the torn lines start. */
  torn: number[]
  isCut: boolean
  /** One entry per whole line. */
  sweepTermUs: number[]
  markTermUs: number[]
  /** Sums over the whole lines. */
  sum: Record<
    'forced' | 'markUs' | 'stoppedUs' | 'assistUs' | 'backgroundUs' | 'idleUs' | 'liveMb',
    number
  >
  max: Record<'beforeMb' | 'afterMb' | 'liveMb' | 'goalMb' | 'assistUs', number>
  last: Record<'sharePct' | 'procs', number>
  /** Numbers of each whole line, in thousandths as printed. */
  lines: number[][]
}

const newTrace = (): Trace => ({
  numbers: [],
  torn: [],
  isCut: false,
  sweepTermUs: [],
  markTermUs: [],
  sum: { forced: 0, markUs: 0, stoppedUs: 0, assistUs: 0, backgroundUs: 0, idleUs: 0, liveMb: 0 },
  max: { beforeMb: 0, afterMb: 0, liveMb: 0, goalMb: 0, assistUs: 0 },
  last: { sharePct: 0, procs: 0 },
  lines: [],
})

/** The numbers in a part of a text in thousandths, whole: `0.95+12` is 950 and 12000. */
function readThousandths(text: string, from: number, to: number): number[] {
  const numbers: number[] = []
  for (let at = from; at < to; at++) {
    let digit = text.charCodeAt(at) - ZERO
    if (digit < 0 || digit > 9) continue
    let [value, point] = [0, -1]
    for (; (digit >= 0 && digit <= 9) || digit === POINT; digit = text.charCodeAt(++at) - ZERO) {
      if (digit === POINT) point = at
      else value = value * 10 + digit
    }
    const decimals = point < 0 ? 0 : at - point - 1
    numbers.push(value * 10 ** (3 - decimals))
  }
  return numbers
}

/** Adds the numbers of a whole line: seconds, share, 3 x clock, 5 x cpu, 3 x heap, goal ... P. */
function addCycle({ sweepTermUs, markTermUs, sum, max, last }: Trace, numbers: number[]): void {
  const [
    ,
    share,
    sweepTerm,
    mark,
    markTerm,
    sweepCpu,
    assist,
    background,
    idle,
    markCpu,
    ...sizes
  ] = numbers
  const [before, after, live, goal] = sizes
  sweepTermUs.push(sweepTerm!)
  markTermUs.push(markTerm!)
  sum.markUs += mark!
  sum.stoppedUs += sweepCpu! + markCpu!
  sum.assistUs += assist!
  sum.backgroundUs += background!
  sum.idleUs += idle!
  sum.liveMb += live! / 1000
  max.beforeMb = Math.max(max.beforeMb, before! / 1000)
  max.afterMb = Math.max(max.afterMb, after! / 1000)
  max.liveMb = Math.max(max.liveMb, live! / 1000)
  max.assistUs = Math.max(max.assistUs, assist!)
  max.goalMb = Math.max(max.goalMb, goal! / 1000)
  last.sharePct = share! / 1000
  last.procs = sizes.at(-1)! / 1000
}

function readTrace(text: string): Trace {
  const trace = newTrace()
  const lastLine = text.lastIndexOf('\n') + 1
  HEAD.lastIndex = 0
  for (let head = HEAD.exec(text); head; head = HEAD.exec(text)) {
    const from = HEAD.lastIndex
    REST.lastIndex = from
    const isWhole = REST.test(text)
    if (!isWhole && from > lastLine) {
      trace.isCut = true
      break
    }
    trace.numbers.push(Number(head[1]))
    if (isWhole) {
      const numbers = readThousandths(text, from, REST.lastIndex)
      addCycle(trace, numbers)
      trace.lines.push(numbers)
    } else trace.torn.push(from)
    if (isWhole && text.charCodeAt(REST.lastIndex - 1) === CLOSING) trace.sum.forced++
  }
  trace.isCut ||= CUT_HEAD.test(text.slice(-20))
  return trace
}

/** A whole line's numbers in base units; a size in MB is 2^20 B. */
function collectionOf(numbers: number[]): Collection {
  const [at, , sweepTerm, mark, markTerm, , assist, background, idle, , start, , live, goal] =
    numbers
  const sec = (us: number) => us / 1e6
  const bytes = (mb: number) => (mb / 1000) * 2 ** 20
  return {
    atSec: at! / 1000,
    pausesSec: [sec(sweepTerm!), sec(markTerm!)],
    concurrentSec: sec(mark!),
    markCpuSec: sec(assist! + background! + idle!),
    assistSec: sec(assist!),
    startBytes: bytes(start!),
    liveBytes: bytes(live!),
    goalBytes: bytes(goal!),
  }
}

/** Cycles by their numbers, which also tell what the output lost; null: numbers that fall. */
function countCycles({ numbers }: Trace): number | null {
  const grows = numbers.every((number, at) => at === 0 || number > numbers[at - 1]!)
  if (numbers.length === 0) return 0
  return grows ? numbers.at(-1)! - numbers[0]! + 1 : null
}

/** Half the last digit of a time as the runtime prints it: two digits, three decimals at most. */
function halfStepSec(us: number): number {
  return (us >= 1e4 ? 500 : us >= 1000 ? 50 : us >= 100 ? 5 : 0.5) / 1e6
}

const observation = (metric: string, value: number, resolution: number | null = null) =>
  observeTrial(metric, value, null, resolution)

/** `stem` is what the ids of the pauses' metrics begin with. */
function observePauses(stem: string, pausesUs: number[]): Observation[] {
  const [p50, p99, max] = quantile(pausesUs, [0.5, 0.99, 1]) as [number, number, number]
  const one = (id: string, us: number) => observation(`${stem}-${id}`, us / 1e6, halfStepSec(us))
  const totalUs = pausesUs.reduce((total, us) => total + us, 0)
  return [
    one('p50', p50),
    one('p99', p99),
    one('max', max),
    observation(`${stem}-total`, totalUs / 1e6),
  ]
}

function observeTimes({ sum, max, last }: Trace, cycles: number): Observation[] {
  const markCpuUs = sum.assistUs + sum.backgroundUs + sum.idleUs
  return [
    observation('gc-mark-wall-total', sum.markUs / 1e6),
    observation('gc-mark-wall-mean', sum.markUs / 1e6 / cycles),
    observation('gc-cpu', (sum.stoppedUs + sum.assistUs + sum.backgroundUs) / 1e6),
    observation('gc-mark-cpu-total', markCpuUs / 1e6),
    observation('gc-mark-cpu-mean', markCpuUs / 1e6 / cycles),
    observation('gc-mark-assist', sum.assistUs / 1e6),
    observation('gc-mark-assist-max', max.assistUs / 1e6, halfStepSec(max.assistUs)),
    observation('gc-mark-background', sum.backgroundUs / 1e6),
    observation('gc-mark-idle', sum.idleUs / 1e6),
    observation('gc-cpu-share', last.sharePct, 0.5),
  ]
}

/** The runtime's MB is 2^20 B, rounded down. */
function observeHeap({ sum, max, last }: Trace, cycles: number): Observation[] {
  const size = (metric: string, mb: number) => observation(metric, mb * 2 ** 20, 2 ** 19)
  return [
    size('gc-heap-before-max', max.beforeMb),
    size('gc-heap-after-max', max.afterMb),
    size('gc-heap-live-max', max.liveMb),
    observation('gc-heap-live-mean', (sum.liveMb / cycles) * 2 ** 20),
    size('gc-heap-goal-max', max.goalMb),
    observation('gc-procs', last.procs),
  ]
}

function observe(trace: Trace): Observation[] {
  const { numbers, sweepTermUs, markTermUs, sum } = trace
  if (numbers.length === 0) return []
  const count = observation('gc-cycles', countCycles(trace) ?? numbers.length)
  const cycles = sweepTermUs.length
  if (cycles === 0) return [count]
  const bothUs = sweepTermUs.map((us, at) => us + markTermUs[at]!)
  return [
    count,
    observation('gc-cycles-forced', sum.forced),
    ...observePauses('gc-pause', bothUs),
    ...observePauses('gc-pause-sweep-term', sweepTermUs),
    ...observePauses('gc-pause-mark-term', markTermUs),
    ...observeTimes(trace, cycles),
    ...observeHeap(trace, cycles),
  ]
}

const lineAt = (text: string, index: number) => `line ${text.slice(0, index).split('\n').length}`

function problemsOf(text: string, trace: Trace): Problem[] {
  const { numbers, torn, isCut } = trace
  if (numbers.length === 0 && !isCut) {
    const next = 'set GODEBUG=gctrace=1 in the environment of the Go program'
    return [makeFinding('no-gc-lines', null, { of: 'gctrace' }, { next })]
  }
  const problems: Problem[] = []
  if (torn.length > 0) {
    const where = lineAt(text, torn[0]!)
    problems.push(makeFinding('torn-lines', null, { of: 'gctrace', count: torn.length }, { where }))
  }
  if (isCut) problems.push(makeFinding('cut-output', null, { in: 'gctrace' }))
  const cycles = countCycles(trace)
  if (cycles === null) problems.push(makeFinding('several-programs', null, { of: 'gctrace' }))
  else if (cycles > numbers.length)
    problems.push(makeFinding('missing-lines', null, { count: cycles - numbers.length }))
  return problems
}

/** What the Go runtime prints with GODEBUG=gctrace=1, between whatever the program prints. */
export const gctrace: Parser = {
  id: 'gctrace',
  about: 'Garbage collections of a Go program, from GODEBUG=gctrace=1.',
  parse(text): WithProblems<Observation[]> {
    const trace = readTrace(text)
    return { value: observe(trace), problems: problemsOf(text, trace) }
  },
  collections: (text) => readTrace(text).lines.map(collectionOf),
  silence: [
    ...['gc-cycles', 'gc-cycles-forced', 'gc-cpu'],
    ...['', '-sweep-term', '-mark-term'].map((kind) => `gc-pause${kind}-total`),
    ...['wall-total', 'cpu-total', 'assist', 'background', 'idle'].map((one) => `gc-mark-${one}`),
  ].map((metric) => observation(metric, 0)),
}
