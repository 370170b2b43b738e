/** Whole tables, simulated and judged by the product's own judge: what a calibration counts. */
import { judgeRows, judgeTable, type TableRules } from '../../src/core/judge/judge.ts'
import type { Standing } from '../../src/core/judge/standing.ts'
import type { PairedSample } from '../../src/core/model/model.ts'
import { balanceOf, intervalOf } from '../../src/core/stats/flips/inversion.ts'
import { plannedLooks } from '../../src/core/stats/flips/planned-looks.ts'
import { below, normal, type Random } from '../../src/core/stats/random.ts'
import { interleaved, noiseModel } from './noise.ts'
import { plainWords } from './plain.ts'
import { readRecorded, type Series } from './recorded.ts'
import { rivalWord } from './rival.ts'

export const ALPHA = 0.05
export const MARGIN_PCT = 2
export const MOST_ROUNDS = 40

const LOOKS = plannedLooks({ alpha: ALPHA, most: MOST_ROUNDS })

/**
 * How a run ends. whole: after the 40 rounds that were planned. ends: a budget that pays for 6 to
 * 40. at-look: a budget that ends exactly at a look. extended: it ends, the word is read, and it is
 * gone on with, twice.
 */
export type Ending = 'whole' | 'ends' | 'at-look' | 'extended'

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
  ending: Ending
  /** Share of pairs that are lost. */
  lost: number
}

export type Counts = Record<string, number>

/** What the second process of a round costs where rows come together. */
const ORDER_EFFECT = 0.03

let recorded: Series[] | null = null

/** Logarithms of both arms of one row; noise of the model, or recorded rounds in a random order. */
function armsOf({ model, scale }: Cell, stream: Random): { base: number[]; head: number[] } {
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
) {
  const { base, head } = armsOf(cell, stream)
  const isCount = cell.model === 'Z'
  const value = (log: number) => (isCount ? Math.round(1000 * Math.exp(log)) : Math.exp(log))
  const effect = i < cell.moved ? Math.log1p(cell.effectPct / 100) : 0
  const isTogether = cell.together > 1
  const half = Math.SQRT1_2
  const noise = (log: number, round: number, isHead: boolean) => {
    if (!isTogether) return log
    const isSecond = shared.coins[round] !== isHead
    const common = shared.common[2 * round + (isHead ? 1 : 0)]!
    return half * log + half * common + (isSecond ? cell.scale * ORDER_EFFECT : 0)
  }
  const isLost = Array.from({ length: MOST_ROUNDS }, () => cell.lost > 0 && stream() < cell.lost)
  const side = (logs: number[], isHead: boolean) =>
    logs.map((log, round) =>
      isLost[round] ? null : value(noise(log, round, isHead) + (isHead ? effect : 0)),
    )
  return {
    ...{ contrast: 'refs', benchmark: `b${i}`, metric: 'time/op', unit: 's', better: 'lower' },
    ...{ assume: isCount ? 'exact' : 'noisy', marginPct: isCount ? 0 : MARGIN_PCT, role: 'gating' },
    base: side(base, false),
    head: side(head, true),
    ...{ failed: { base: 0, head: 0 }, headFirst: NONE, resolutionPct: null },
    ...{ layout: 'fresh', reruns: 0, machines: null },
  } as PairedSample
}

/** Drawing patterns anew for every table would cost more than judging it. */
const SEEDS = Array.from({ length: 40 }, (_, i) => `calibrate ${i}`)
const NONE: null[] = Array(MOST_ROUNDS).fill(null)

export function simulateTable(cell: Cell, stream: Random): PairedSample[] {
  let shared = { coins: [] as boolean[], common: [] as number[] }
  return Array.from({ length: cell.rows }, (_, i) => {
    if (cell.together > 1 && i % cell.together === 0) {
      const { base, head } = armsOf(cell, stream)
      shared = {
        coins: base.map(() => stream() < 0.5),
        common: base.flatMap((b, round) => [b, head[round]!]),
      }
    }
    return rowOf(cell, i, shared, stream)
  })
}

/** Rounds after which a final word is read, the last of them the end. */
function endsOf(ending: Ending, stream: Random): number[] {
  switch (ending) {
    case 'whole':
      return [MOST_ROUNDS]
    case 'ends':
      return [6 + below(MOST_ROUNDS - 5, stream)]
    case 'at-look':
      return [LOOKS[below(LOOKS.length, stream)]!.rounds]
    case 'extended': {
      const first = 6 + below(15, stream)
      return [first, first + 1 + below(MOST_ROUNDS - 1 - first, stream), MOST_ROUNDS]
    }
  }
}

const cut = (sample: PairedSample, rounds: number): PairedSample =>
  rounds === sample.base.length
    ? sample
    : {
        ...sample,
        base: sample.base.slice(0, rounds),
        head: sample.head.slice(0, rounds),
        headFirst: sample.headFirst.slice(0, rounds),
      }

const isCalled = ({ verdict }: Standing) =>
  verdict.word === 'regressed' ||
  verdict.word === 'improved' ||
  (verdict.word === 'equivalent' && verdict.reason === 'below-margin')

/**
 * The design of a run that ends there, whose guess at what its budget pays for is a fifth off at
 * every look; all planned rounds are known beforehand.
 */
function designOf(ends: number[], part: number, seed: string, stream: Random): TableRules {
  const end = ends[part]!
  const guesses = new Map<number, number>()
  const paid = (rounds: number) => {
    if (ends[0] === MOST_ROUNDS) return MOST_ROUNDS
    const guess = guesses.get(rounds) ?? Math.round(end * Math.exp(0.2 * normal(stream)))
    guesses.set(rounds, guess)
    return Math.min(MOST_ROUNDS, Math.max(rounds, guess))
  }
  return { alpha: ALPHA, seed, looks: LOOKS, final: true, paid, ends: ends.slice(0, part) }
}

const NOTHING = {
  ...{ tables: 0, falseTables: 0, quiet: 0, unchanged: 0, quietRounds: 0 },
  ...{ moved: 0, found: 0, wrongWay: 0, foundRounds: 0, movedUnchanged: 0, movedBelow: 0 },
  ...{ shown: 0, missed: 0, rivalFalse: 0, plainFalse: 0 },
  ...{ shownMoved: 0, rivalFound: 0, plainFound: 0, plainRounds: 0 },
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
    const seed = SEEDS[below(SEEDS.length, stream)]!
    let isFalse = false
    ends.forEach((end, part) => {
      const samples = whole.map((sample) => cut(sample, end))
      const { standings } = judgeRows(samples, designOf(ends, part, seed, stream))
      const rows = standings.slice(0, cell.rows)
      const quiet = [
        ...rows.slice(cell.moved),
        ...(cell.moved === 0 ? standings.slice(cell.rows) : []),
      ]
      isFalse ||= quiet.some(isCalled)
      if (part < ends.length - 1) return
      countRows(cell, rows, counts)
      if (table >= ask.shown) return
      countShown(cell, rows, counts)
      countOthers(cell, whole, end, counts)
    })
    counts.falseTables! += isFalse ? 1 : 0
  }
  return counts
}

const roundsOf = (row: Standing) => row.looksTaken.at(-1) ?? 0

function countRows(cell: Cell, rows: Standing[], counts: Counts): void {
  rows.forEach((row, i) => {
    const { verdict } = row
    const isBelow = verdict.word === 'equivalent' && verdict.reason === 'below-margin'
    const isUnchanged = verdict.word === 'equivalent' && !isBelow
    if (i >= cell.moved) {
      counts.quiet!++
      counts.quietRounds! += roundsOf(row)
      counts.unchanged! += isUnchanged ? 1 : 0
      return
    }
    const worse = cell.effectPct > 0 ? 'regressed' : 'improved'
    counts.moved!++
    counts.found! += verdict.word === worse ? 1 : 0
    counts.foundRounds! += verdict.word === worse ? roundsOf(row) : 0
    counts.wrongWay! +=
      isCalled(row) && verdict.word !== worse && verdict.word !== 'equivalent' ? 1 : 0
    counts.movedUnchanged! += isUnchanged ? 1 : 0
    counts.movedBelow! += isBelow ? 1 : 0
  })
}

/** The interval that is shown of a row that was held against its family; null: it has none. */
export function shownInterval({ seen }: Standing): { low: number; high: number } | null {
  if (seen === null || seen.bar === null || seen.evidence.n < 2) return null
  const { row } = seen.evidence
  return intervalOf(row, seen.bar.limit(), balanceOf(row))
}

/** A table covers when the intervals of all of its rows hold the truth. */
function countShown(cell: Cell, rows: Standing[], counts: Counts): void {
  const isCovered = rows.every((row, i) => {
    const truth = i < cell.moved ? Math.log1p(cell.effectPct / 100) : 0
    const found = shownInterval(row)
    return found === null || (found.low <= truth && truth <= found.high)
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

/**
 * What a report of a quiet table says that its first row could have shown in 4 of 5 cases, and how
 * often a row of a fresh table with just that effect is shown to be moved.
 */
export function countForetold({ tables }: { tables: number }, cell: Cell, stream: Random): Counts {
  const counts = { told: 0, called: 0 }
  const looks = plannedLooks({ alpha: ALPHA, most: FORETOLD_ROUNDS })
  for (let table = 0; table < tables; table++) {
    const seed = SEEDS[below(SEEDS.length, stream)]!
    const rules = { alpha: ALPHA, seed, looks, final: true }
    // A margin that is out of reach: nothing is proved, so every row has all its rounds.
    const open = (samples: PairedSample[]) =>
      samples.map((sample) => ({ ...cut(sample, FORETOLD_ROUNDS), marginPct: 0.01 }))
    const [told] = judgeTable(open(simulateTable(cell, stream)), rules).value
    if (told === undefined || !('detectable' in told.estimate)) continue
    const effectPct = 100 * Math.expm1(told.estimate.detectable)
    const moved = simulateTable({ ...cell, moved: 1, effectPct }, stream)
    const [row] = judgeRows(open(moved), rules).standings
    counts.told++
    counts.called += row !== undefined && isCalled(row) ? 1 : 0
  }
  return counts
}

const FORETOLD_ROUNDS = 20
