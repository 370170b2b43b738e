/** What a simulation job counts. Counts add up, so a job may be cut into chunks. */
import { explainStanding } from '../../src/core/judge/explain.ts'
import { judgeRows } from '../../src/core/judge/judge.ts'
import type { Standing } from '../../src/core/judge/standing.ts'
import type { PairedSample } from '../../src/core/model/model.ts'
import { plannedLooks } from '../../src/core/stats/flips/planned-looks.ts'
import { prepareShift } from '../../src/core/stats/pairs/shift.ts'
import { shiftInterval } from '../../src/core/stats/pairs/shift-interval.ts'
import { derive, type Random } from '../../src/core/stats/random.ts'
import { type Arms, inBlocks, interleaved, type NoiseModel, noiseModel } from './noise.ts'
import { interpolatedInterval, rivalInterval, rivalP } from './rival.ts'

export const ALPHA = 0.05
export const MARGIN_PCT = 2
export const MOST_ROUNDS = 40
/** Rounds that benchstat's documentation asks for. */
export const RIVAL_ROUNDS = 10

const LOOKS = plannedLooks({ alpha: ALPHA, most: MOST_ROUNDS })

export type Counts = Record<string, number>

const covers = ({ low, high }: { low: number; high: number }, truth: number) =>
  low <= truth && truth <= high

const differences = ({ base, head }: Arms) => head.map((h, i) => h - base[i]!)

/** A/A comparisons of `rounds` rounds: intervals that cover 0. The rival: p not below .05. */
export function countCoverage(
  ask: { model: string; rounds: number; reps: number; rivalReps: number },
  stream: Random,
): Counts {
  const model = noiseModel(ask.model)
  const counts = { reps: ask.reps, in95: 0, in99: 0, rivalReps: ask.rivalReps, rival: 0, blocks: 0 }
  for (let rep = 0; rep < ask.reps; rep++) {
    const arms = interleaved(model, ask.rounds, stream)
    const shift = prepareShift(differences(arms))
    counts.in95 += covers(shiftInterval(shift, 0.05), 0) ? 1 : 0
    counts.in99 += covers(shiftInterval(shift, 0.01), 0) ? 1 : 0
    if (rep >= ask.rivalReps) continue
    counts.rival += rivalP(arms.base, arms.head) >= ALPHA ? 1 : 0
    const blocks = inBlocks(model, ask.rounds, stream)
    counts.blocks += rivalP(blocks.base, blocks.head) >= ALPHA ? 1 : 0
  }
  return counts
}

/** Median half-widths of the 95 % intervals, ours and the rival's; not for chunks. */
export function compareWidths(
  ask: { model: string; rounds: number; reps: number },
  stream: Random,
): Counts {
  const widths: number[][] = [[], [], []]
  for (let rep = 0; rep < ask.reps; rep++) {
    const arms = interleaved(noiseModel(ask.model), ask.rounds, stream)
    const intervals = [
      shiftInterval(prepareShift(differences(arms)), 0.05),
      rivalInterval(arms.base, arms.head),
      interpolatedInterval(arms.base, arms.head),
    ]
    intervals.forEach(({ low, high }, i) => {
      widths[i]!.push((high - low) / 2)
    })
  }
  const [ours, rival, rivalInterpolated] = widths.map(middle)
  return { ours: ours!, rival: rival!, rivalInterpolated: rivalInterpolated! }
}

export function middle(values: number[]): number {
  const sorted = Float64Array.from(values).sort()
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
}

/** A gating row of a table with the numbers that 40 rounds would give. */
function simulateRow(model: NoiseModel, effectPct: number, i: number, stream: Random) {
  const { base, head } = interleaved(model, MOST_ROUNDS, stream)
  // Allocations are whole numbers for which any change counts.
  const isCount = model.id === 'Z'
  const value = (log: number) => (isCount ? Math.round(1000 * Math.exp(log)) : Math.exp(log))
  const effect = Math.log1p(effectPct / 100)
  const none: null[] = Array(MOST_ROUNDS).fill(null)
  return {
    contrast: 'head vs base',
    benchmark: `b${i}`,
    metric: 'time/op',
    unit: 's',
    better: 'lower',
    assume: isCount ? 'exact' : 'noisy',
    marginPct: isCount ? 0 : MARGIN_PCT,
    role: 'gating',
    base: base.map(value),
    head: head.map((log) => value(log + effect)),
    failed: { base: 0, head: 0 },
    headFirst: none,
    resolutionPct: null,
    layout: 'fresh',
    reruns: 0,
    machines: null,
  } satisfies PairedSample
}

const roundsOf = (row: Standing) => row.looksTaken.at(-1) ?? 0

/** Verdict word, and whether the interval that is shown covers the truth. */
function readRow(row: Standing, truth: number) {
  const { estimate } = explainStanding(row, MOST_ROUNDS, ALPHA)
  const isShown = 'low' in estimate
  return {
    word: row.verdict.word,
    isMoved: row.verdict.word === 'regressed' || row.verdict.word === 'improved',
    shown: isShown ? 1 : 0,
    covered: isShown && covers(estimate, truth) ? 1 : 0,
  }
}

const rivalFinds = ({ base, head }: Pick<PairedSample, 'base' | 'head'>, rounds: number) =>
  rivalP(base.slice(0, rounds) as number[], head.slice(0, rounds) as number[]) < ALPHA

/** A/A tables, judged with early stopping: those with a false row, and what quiet rows cost. */
export function countQuiet(
  ask: { model: string; rows: number; tables: number; rivalTables: number },
  stream: Random,
): Counts {
  const model = noiseModel(ask.model)
  const counts = {
    tables: ask.tables,
    rows: ask.tables * ask.rows,
    falseTables: 0,
    rejectedTables: 0,
    rounds: 0,
    shown: 0,
    covered: 0,
    equivalent: 0,
    rivalTables: ask.rivalTables,
    rivalFalse: 0,
    blocksFalse: 0,
  }
  for (let table = 0; table < ask.tables; table++) {
    const samples = Array.from({ length: ask.rows }, (_, i) => simulateRow(model, 0, i, stream))
    const { standings } = judgeRows(samples, {
      alpha: ALPHA,
      seed: `${stream()}`,
      looks: LOOKS,
      final: true,
    })
    const rows = standings.slice(0, ask.rows)
    const read = rows.map((row) => readRow(row, 0))
    counts.falseTables += read.some(({ isMoved }) => isMoved) ? 1 : 0
    counts.rejectedTables += rows.some((row) => (row.pAdjusted ?? 1) <= ALPHA) ? 1 : 0
    rows.forEach((row, i) => {
      counts.rounds += roundsOf(row)
      counts.shown += read[i]!.shown
      counts.covered += read[i]!.covered
      counts.equivalent += read[i]!.word === 'equivalent' ? 1 : 0
    })
    if (table >= ask.rivalTables) continue
    counts.rivalFalse += samples.some((sample) => rivalFinds(sample, RIVAL_ROUNDS)) ? 1 : 0
    const isBlockFalse = samples.some(() => {
      const { base, head } = inBlocks(model, RIVAL_ROUNDS, stream)
      return rivalP(base, head) < ALPHA
    })
    counts.blocksFalse += isBlockFalse ? 1 : 0
  }
  return counts
}

/** Tables in which the first `moved` rows have an effect: those found, and after how long. */
export function countMoved(
  ask: { model: string; rows: number; moved: number; effectPct: number; tables: number },
  stream: Random,
): Counts {
  const model = noiseModel(ask.model)
  const truth = Math.log1p(ask.effectPct / 100)
  const counts = {
    rows: ask.tables * ask.moved,
    found: 0,
    wrongWay: 0,
    rounds: 0,
    shown: 0,
    covered: 0,
    equivalent: 0,
    rival10: 0,
    rival20: 0,
  }
  for (let table = 0; table < ask.tables; table++) {
    const samples = Array.from({ length: ask.rows }, (_, i) =>
      simulateRow(model, i < ask.moved ? ask.effectPct : 0, i, stream),
    )
    const { standings } = judgeRows(samples, {
      alpha: ALPHA,
      seed: `${stream()}`,
      looks: LOOKS,
      final: true,
    })
    for (let i = 0; i < ask.moved; i++) {
      const { word, shown, covered } = readRow(standings[i]!, truth)
      counts.found += word === 'regressed' ? 1 : 0
      counts.wrongWay += word === 'improved' ? 1 : 0
      counts.equivalent += word === 'equivalent' ? 1 : 0
      counts.rounds += roundsOf(standings[i]!)
      counts.shown += shown
      counts.covered += covered
      counts.rival10 += rivalFinds(samples[i]!, 10) ? 1 : 0
      counts.rival20 += rivalFinds(samples[i]!, 20) ? 1 : 0
    }
  }
  return counts
}

/** The stream of one chunk of one job. */
export const streamOf = (id: string, chunk: number) => derive('calibrate', id, chunk)
