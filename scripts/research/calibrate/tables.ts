/** Whole tables, simulated and judged by the product's own judge: what a calibration counts. */

import { DEFAULT_MARGIN_PCT } from '../../../src/model/metric.ts'
import type { PairedSample } from '../../../src/model/model.ts'
import { TOLERANCE } from '../../../src/report/gate.ts'
import { sharedArmsNull } from '../../../src/stats/arms.ts'
import { followFamily, type RowState } from '../../../src/stats/judge.ts'
import { signFlips } from '../../../src/stats/patterns.ts'
import { below, derive, normal, type Random, shuffle } from '../../../src/stats/random.ts'
import {
  alphaSpending,
  type InterimAnalysis,
  plannedAnalyses,
} from '../../../src/stats/schedule.ts'
import { moreRounds } from '../../../src/stats/table.ts'
import { confidenceInterval, huberEstimate } from '../../../src/stats/test.ts'
import { type Arms, interleaved, noiseModel } from './noise.ts'
import { plainWords } from './plain.ts'
import { readRecorded, type Series } from './recorded.ts'
import { rivalWord } from './rival.ts'

export const ALPHA = 0.05
export const MOST_ROUNDS = 40

const LOOKS = plannedAnalyses({ alpha: ALPHA, most: MOST_ROUNDS })

/**
 * How a run ends. whole: after the 40 rounds that were planned. ends: a budget that pays for 6 to
 * 40. short: one that pays for 6 to 12. six: for six. at-look: a budget that ends exactly at a look. extended: it ends, the word is read, and it is
 * gone on with, twice.
 */
export type Ending = 'whole' | 'ends' | 'short' | 'six' | 'at-look' | 'extended'

export type Cell = {
  /** A noise model, or `recorded`. */
  model: string
  rows: number
  /** Rows that have an effect, and how large. */
  moved: number
  effectPct: number
  /** Noise as the model has it, times this. */
  scale: number
  /** Rows that come from one process: they share a coin, half of their noise, an order effect. */
  together: number
  /** Heads that share the base of a benchmark, a contrast each; moved rows are of the first. */
  variants: number
  /** Every other row is six times as noisy, and rows are stopped that will not be decided. */
  stops: boolean
  /** From the third analysis on the second half waits until every row of the first is settled. */
  waits?: true
  ending: Ending
  /** Share of pairs that are lost. */
  lost: number
  /** What layouts do to every row, beside its noise. */
  layouts: Layouts
  /** Instead of the effect: of head, so large a share of the runs is 30 to 60 % slower. */
  tail: number
  /** The rows that moved are of benchmarks whose own code changed: no mean is over them. */
  rewritten?: true
}

/** Layouts of this standard deviation, new ones after so many rounds; pool: of so many (0: all new). */
export type Layouts = { sd: number; rounds: number; pool: number; isSingle: boolean }

export const NO_LAYOUTS: Layouts = { sd: 0, rounds: 1, pool: 0, isSingle: false }

export type Counts = Record<string, number>

/** What the second process of a round costs where rows come together. */
const ORDER_EFFECT = 0.03

let recorded: Series[] | null = null

/** Logarithms of both arms of one row; noise of the model, or recorded rounds in a random order. */
function armsOf({ model, scale }: Cell, stream: Random): Arms {
  if (model !== 'recorded') {
    const { base, head } = interleaved(noiseModel(model), MOST_ROUNDS, stream)
    return { base: base.map((x) => scale * x), head: head.map((x) => scale * x) }
  }
  recorded ??= readRecorded()
  const { a, a2 } = recorded[below(recorded.length, stream)]!
  const start = below(a.length - MOST_ROUNDS, stream)
  const rounds = Array.from({ length: MOST_ROUNDS }, (_, i) => start + i)
  const turned = rounds.map(() => stream() < 0.5)
  const of = (first: number[], second: number[]) =>
    rounds.map((round, i) => scale * (turned[i] ? second[round]! : first[round]!))
  return { base: of(a, a2), head: of(a2, a) }
}

function rowOf(
  cell: Cell,
  i: number,
  shared: { coins: boolean[]; common: number[] },
  stream: Random,
): PairedSample {
  const arms = armsOf(cell, stream)
  if (cell.together === 1) return sampleOf(cell, i, arms, stream)
  const half = Math.SQRT1_2
  const noise = (log: number, round: number, isHead: boolean) => {
    const isSecond = shared.coins[round] !== isHead
    const common = shared.common[2 * round + (isHead ? 1 : 0)]!
    return half * log + half * common + (isSecond ? cell.scale * ORDER_EFFECT : 0)
  }
  const side = (logs: number[], isHead: boolean) =>
    logs.map((log, round) => noise(log, round, isHead))
  return sampleOf(cell, i, { base: side(arms.base, false), head: side(arms.head, true) }, stream)
}

/** Of the logarithms of both arms, as numbers with the effect of the row, and with lost pairs. */
function sampleOf(cell: Cell, i: number, { base, head }: Arms, stream: Random): PairedSample {
  const { print = Math.exp } = cell.model === 'recorded' ? {} : noiseModel(cell.model)
  const isCount = print !== Math.exp
  const { layouts, luck } = layoutsOf(cell, stream)
  const isRewritten = cell.rewritten === true && i < cell.moved
  const effect = i < cell.moved ? Math.log1p(cell.effectPct / 100) : 0
  const slower = () => (stream() < cell.tail ? Math.log1p(0.3 + 0.3 * stream()) : 0)
  const tails = head.map(() => (cell.tail > 0 && i < cell.moved ? slower() : 0))
  const isLost = Array.from({ length: MOST_ROUNDS }, () => cell.lost > 0 && stream() < cell.lost)
  const side = (logs: number[], shift: number) =>
    logs.map((log, round) => (isLost[round] ? null : print(log + shift)))
  return {
    contrast: 'refs',
    benchmark: `b${i}`,
    metric: 'time/op',
    unit: 's',
    better: isRewritten ? 'unknown' : 'lower',
    ...(isRewritten ? { isRewritten } : {}),
    assume: isCount ? 'exact' : 'noisy',
    marginPct: isCount ? 0 : DEFAULT_MARGIN_PCT,
    role: 'gating',
    base: side(base, 0),
    head: side(
      head.map((log, round) => log + luck[round]! + tails[round]!),
      effect,
    ),
    failed: { base: 0, head: 0 },
    headFirst: NONE,
    resolutionPct: null,
    ...layouts,
    reruns: 0,
    machines: null,
  } as PairedSample
}

/** Which pair of layouts each round has, and what it does to the row's differences. */
function layoutsOf({ layouts: { sd, rounds, pool, isSingle } }: Cell, stream: Random) {
  if (sd === 0) return { layouts: { layout: 'fresh' as const }, luck: NONE.map(() => 0) }
  const last = { stretch: -1, drawn: 0 }
  const drawn = NONE.map((_, round) => {
    const stretch = Math.floor(round / rounds)
    if (stretch === last.stretch) return last.drawn
    last.stretch = stretch
    last.drawn = isSingle ? 0 : pool === 0 ? stretch : below(pool, stretchesOf(stretch))
    return last.drawn
  })
  const most = drawn.reduce((top, one) => Math.max(top, one), 0)
  const effects = Array.from({ length: most + 1 }, () => Math.SQRT2 * sd * normal(stream))
  const names = drawn.map((one) => (isSingle ? null : String(one)))
  const layouts = { layout: isSingle ? ('single' as const) : ('fresh' as const), layouts: names }
  return { layouts, luck: drawn.map((one) => effects[one]!) }
}

/** Which layout of a pool a stretch has is the same for all rows. */
const stretchesOf = (stretch: number) => derive('pool', stretch)

/** Drawing patterns anew for every table would cost more than judging it. */
export const SEEDS = Array.from({ length: 40 }, (_, i) => `calibrate ${i}`)
const NONE: null[] = Array(MOST_ROUNDS).fill(null)

export function simulateTable(cell: Cell, stream: Random): PairedSample[] {
  if (cell.variants > 1) return simulateShared(cell, stream)
  let shared = { coins: [] as boolean[], common: [] as number[] }
  return Array.from({ length: cell.rows }, (_, i) => {
    if (cell.together > 1 && i % cell.together === 0) {
      const { base, head } = armsOf(cell, stream)
      shared = {
        coins: base.map(() => stream() < 0.5),
        common: base.flatMap((b, round) => [b, head[round]!]),
      }
    }
    const own = cell.stops && i % 2 === 1 ? { ...cell, scale: NOISIER * cell.scale } : cell
    return rowOf(own, i, shared, stream)
  })
}

/** Where rows are stopped, every other row is so much noisier than the rest. */
const NOISIER = 6

/** Rows come contrast by contrast, each with all benchmarks. */
const contrastOf = (i: number, rows: number, variants: number) =>
  `v${Math.floor(i / (rows / variants))}`

/** Arms of a benchmark that run in a random order in every round, all against the first. */
function simulateShared(cell: Cell, stream: Random): PairedSample[] {
  const { rows, variants } = cell
  const model = noiseModel(cell.model)
  const arms = Array.from({ length: variants + 1 }, (_, arm) => arm)
  const byBenchmark = Array.from({ length: rows / variants }, () => {
    const noise = model.make(arms.length * MOST_ROUNDS, stream)
    const logs = arms.map(() => new Float64Array(MOST_ROUNDS))
    for (let round = 0; round < MOST_ROUNDS; round++) {
      shuffle(arms, stream).forEach((arm, place) => {
        logs[arm]![round] = cell.scale * noise[arms.length * round + place]!
      })
    }
    return logs
  })
  return Array.from({ length: rows }, (_, i) => {
    const [benchmark, variant] = [i % byBenchmark.length, Math.floor(i / byBenchmark.length)]
    const logs = byBenchmark[benchmark]!
    const arms = { base: [...logs[0]!], head: [...logs[variant + 1]!] }
    const sides = { base: `b${benchmark} base`, head: `b${benchmark} v${variant}` }
    const contrast = contrastOf(i, rows, variants)
    return { ...sampleOf(cell, i, arms, stream), benchmark: `b${benchmark}`, contrast, sides }
  })
}

/** Rounds after which a final word is read, the last of them the end. */
function endsOf(ending: Ending, stream: Random): number[] {
  switch (ending) {
    case 'whole':
      return [MOST_ROUNDS]
    case 'ends':
      return [6 + below(MOST_ROUNDS - 5, stream)]
    case 'short':
      return [6 + below(7, stream)]
    case 'six':
      return [6]
    case 'at-look':
      return [LOOKS[below(LOOKS.length, stream)]!.rounds]
    case 'extended': {
      const first = 6 + below(15, stream)
      return [first, first + 1 + below(MOST_ROUNDS - 1 - first, stream), MOST_ROUNDS]
    }
  }
}

export const cut = (sample: PairedSample, rounds: number): PairedSample =>
  rounds === sample.base.length
    ? sample
    : {
        ...sample,
        base: sample.base.slice(0, rounds),
        head: sample.head.slice(0, rounds),
        headFirst: sample.headFirst.slice(0, rounds),
        ...(sample.layouts === undefined ? {} : { layouts: sample.layouts.slice(0, rounds) }),
      }

export const isCalled = ({ verdict }: RowState) =>
  verdict.word === 'regressed' ||
  verdict.word === 'improved' ||
  ('reason' in verdict && verdict.reason === 'below-margin')

/**
 * What a run spends that is read at its ends: what its budget pays for is guessed a fifth off at
 * every look, and stays as it was guessed when the run is gone on with. All planned rounds are
 * known beforehand.
 */
function spentOf(ends: number[], stream: Random): InterimAnalysis[] {
  const roundsInBudget = (rounds: number) => {
    if (ends[0] === MOST_ROUNDS) return MOST_ROUNDS
    const end = ends.find((one) => one >= rounds)!
    const guess = Math.round(end * Math.exp(0.2 * normal(stream)))
    return Math.min(MOST_ROUNDS, Math.max(rounds, guess))
  }
  const analyses = LOOKS.map(({ rounds }) => rounds)
  const last = ends.at(-1)!
  return alphaSpending({
    alpha: ALPHA,
    analyses,
    roundsInBudget,
    partEnds: ends.slice(0, -1),
    rounds: last,
    final: true,
  })
}

/** Stops the open rows that the rounds to come will not decide: they give no more numbers. */
function stopFutile(rows: readonly RowState[], rounds: number, most: number): void {
  const open = rows.filter(({ decidedAt, sample }) => decidedAt === null && !sample.stoppedAfter)
  const prospect = { rounds, alpha: ALPHA, rows: open.length, tolerance: TOLERANCE }
  for (const row of open) {
    if (moreRounds(row.sample, prospect).least <= most - rounds) continue
    const { base, head } = row.sample
    const stop = (values: (number | null)[]) => values.map((one, i) => (i < rounds ? one : null))
    row.sample = { ...row.sample, base: stop(base), head: stop(head), stoppedAfter: rounds }
  }
}

/** Rows wait from here on. */
const WAIT_FROM = 12

/**
 * The second half of the rows waits from this analysis to the next one while a row of the first is
 * open. Whether it goes on then depends on the signs of earlier rounds.
 */
function waitForOthers(rows: readonly RowState[], from: number, to: number): void {
  const half = Math.ceil(rows.length / 2)
  if (from < WAIT_FROM || rows.slice(0, half).every(({ decidedAt }) => decidedAt !== null)) return
  for (const row of rows.slice(half).filter(({ decidedAt }) => decidedAt === null)) {
    const { sample } = row
    const without = <T>(values: (T | null)[]) =>
      values.map((one, i) => (i >= from && i < to ? null : one))
    const [base, head] = [without(sample.base), without(sample.head)]
    const rounds = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)
    const waited = [...(sample.waited ?? []), ...rounds]
    const stoppedAfter = to < sample.base.length ? {} : { stoppedAfter: waited[0]! }
    row.sample = { ...sample, base, head, headFirst: without(sample.headFirst), waited }
    Object.assign(row.sample, stoppedAfter)
  }
}

/** The rows at every end at which a verdict is read; the same objects, which go on changing. */
function* wordsOf(cell: Cell, whole: PairedSample[], ends: number[], stream: Random) {
  const last = ends.at(-1)!
  const samples = whole.map((sample) => cut(sample, last))
  const seed = SEEDS[below(SEEDS.length, stream)]!
  const analyses = spentOf(ends, stream)
  const ofLayouts = whole.filter(({ layouts }) => layouts !== undefined).length
  const rules = {
    alpha: ALPHA,
    analyses,
    flips: signFlips(seed),
    sharedArms: sharedArmsNull(seed),
    most: MOST_ROUNDS,
    layoutRows: ofLayouts,
  }
  let k = 0
  for (const rows of followFamily(samples, rules, true, last)) {
    const analysis = analyses[k++ - 1]
    if (analysis?.isEnd) yield rows
    if (analysis && cell.stops) stopFutile(rows.slice(0, cell.rows), analysis.rounds, last)
    const to = analyses[k - 1]?.rounds ?? last
    if (analysis && cell.waits) waitForOthers(rows.slice(0, cell.rows), analysis.rounds, to)
  }
}

const NOTHING = {
  tables: 0,
  falseTables: 0,
  quiet: 0,
  unchanged: 0,
  quietRounds: 0,
  moved: 0,
  found: 0,
  wrongWay: 0,
  foundRounds: 0,
  movedUnchanged: 0,
  movedBelow: 0,
  shown: 0,
  missed: 0,
  rivalFalse: 0,
  plainFalse: 0,
  shownMoved: 0,
  rivalFound: 0,
  plainFound: 0,
  plainRounds: 0,
}

/**
 * Tables of a cell. A table is false when a row without an effect, or a mean over such rows only,
 * was said to have one in any final word. `shown`: of so many the intervals and what other rules
 * say of the same numbers are counted, too.
 */
export function countTables(
  ask: { cell: Cell; tables: number; shown: number },
  stream: Random,
): Counts {
  const { cell, tables } = ask
  const counts: Counts = { ...NOTHING, tables }
  for (let table = 0; table < tables; table++) {
    const whole = simulateTable(cell, stream)
    const ends = endsOf(cell.ending, stream)
    let isFalse = false
    let last: RowState[] = []
    for (const rows of wordsOf(cell, whole, ends, stream)) {
      const means = rows.slice(cell.rows).filter((mean) => isQuietMean(cell, mean))
      isFalse ||= [...rows.slice(cell.moved, cell.rows), ...means].some(isCalled)
      last = rows
    }
    const rows = last.slice(0, cell.rows)
    countRows(cell, rows, counts)
    if (table < ask.shown) {
      countShown(cell, rows, counts)
      countOthers(cell, whole, ends.at(-1)!, counts)
    }
    counts.falseTables! += isFalse ? 1 : 0
  }
  return counts
}

/** A mean over rows without an effect only. */
const isQuietMean = ({ rows, moved, variants, rewritten }: Cell, { sample }: RowState) =>
  moved === 0 ||
  rewritten === true ||
  (variants > 1 && sample.contrast !== contrastOf(moved - 1, rows, variants))

const roundsOf = (row: RowState) => row.analyses.at(-1) ?? 0

function countRows(cell: Cell, rows: RowState[], counts: Counts): void {
  rows.forEach((row, i) => {
    const { verdict } = row
    const isBelow = 'reason' in verdict && verdict.reason === 'below-margin'
    const isUnchanged = verdict.word === 'equivalent'
    if (i >= cell.moved) {
      counts.quiet!++
      counts.quietRounds! += roundsOf(row)
      counts.unchanged! += isUnchanged ? 1 : 0
      return
    }
    const worse = cell.effectPct > 0 || cell.tail > 0 ? 'regressed' : 'improved'
    counts.moved!++
    counts.found! += verdict.word === worse ? 1 : 0
    counts.foundRounds! += verdict.word === worse ? roundsOf(row) : 0
    counts.wrongWay! +=
      ['regressed', 'improved'].includes(verdict.word) && verdict.word !== worse ? 1 : 0
    counts.movedUnchanged! += isUnchanged ? 1 : 0
    counts.movedBelow! += isBelow ? 1 : 0
  })
}

/** The interval that is shown of a row that was held against its family; null: it has none. */
export function shownInterval({ result, verdict }: RowState): { low: number; high: number } | null {
  if (result === null || result.critical === null || result.evidence.n < 2) return null
  const { differences } = result.evidence
  const proof = verdict.word === 'equivalent' ? result.excludedByProof : null
  const excludes = proof ?? result.critical.excludes
  return confidenceInterval(differences, excludes, huberEstimate(differences))
}

/** A count that changed by just the effect: its interval is one number, and rounded otherwise. */
const ROUNDED = 1e-9

/**
 * A table covers when the intervals of all of its rows hold the truth, those apart that are proved
 * unchanged: each of these has an error of its own. 0 is outside of an interval where the test
 * rejects it, so intervals of rows without an effect need not be found.
 */
function countShown(cell: Cell, rows: RowState[], counts: Counts): void {
  const truth = Math.log1p(cell.effectPct / 100)
  const isCovered = rows.every((row, i) => {
    if (i >= cell.moved) return row.result?.isRejected !== true
    if (row.verdict.word === 'equivalent') return true
    const found = shownInterval(row)
    return found === null || (found.low <= truth + ROUNDED && truth - ROUNDED <= found.high)
  })
  counts.shown!++
  counts.missed! += isCovered ? 0 : 1
}

/** What benchstat's method says of the first ten rounds, and plain tests at the same looks. */
function countOthers(cell: Cell, whole: PairedSample[], end: number, counts: Counts): void {
  const rival = whole.map(rivalWord)
  const plain = plainWords(
    whole.map((sample) => cut(sample, end)),
    LOOKS.map(({ rounds }) => rounds),
  )
  const isWorse = cell.effectPct > 0
  const isFound = (word: number) => (isWorse ? word > 0 : word < 0)
  counts.rivalFalse! += rival.slice(cell.moved).some((word) => word !== 0) ? 1 : 0
  counts.plainFalse! += plain.slice(cell.moved).some(({ word }) => word !== 0) ? 1 : 0
  counts.shownMoved! += cell.moved
  counts.rivalFound! += rival.slice(0, cell.moved).filter(isFound).length
  for (const { word, rounds } of plain.slice(0, cell.moved)) {
    counts.plainFound! += isFound(word) ? 1 : 0
    counts.plainRounds! += isFound(word) ? rounds : 0
  }
}
