/** The simulations of a calibration: what is asked, in chunks that workers share. */
import { continuous, noiseModels } from './noise.ts'
import { countRecorded } from './recorded.ts'
import {
  type Counts,
  compareWidths,
  countCoverage,
  countMoved,
  countQuiet,
  streamOf,
} from './simulate.ts'

export type Ask =
  | { kind: 'coverage'; model: string; rounds: number; reps: number; rivalReps: number }
  | { kind: 'width'; model: string; rounds: number; reps: number }
  | { kind: 'quiet'; model: string; rows: number; tables: number; rivalTables: number }
  | { kind: 'moved'; model: string; rows: number; moved: number; effectPct: number; tables: number }
  | { kind: 'recorded'; rounds: number }

/** `id` names the numbers that the chunks of one ask add up to; `cost`: rough seconds. */
export type Job = { id: string; chunk: number; ask: Ask; cost: number }

/** How much is simulated. */
export type Size = { reps: number; tables: number; ns: number[]; chunks: number }

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

export const FULL: Size = { reps: 20_000, tables: 2000, ns: range(6, 40), chunks: 4 }
/** Seconds instead of minutes: for trying out; its goals may fail by chance. */
export const SHORT: Size = { reps: 2000, tables: 200, ns: [6, 8, 10, 14, 20, 40], chunks: 1 }

export const ROWS = [1, 8, 50, 200]
export const EFFECTS_PCT = [2, 3, 5, 10]
export const WIDTH_ROUNDS = [10, 20, 40]
export const RECORDED_ROUNDS = [6, 10, 20, 40]

export const idOf = (ask: Ask): string =>
  [
    ask.kind,
    'model' in ask ? ask.model : '',
    'rounds' in ask ? `n${ask.rounds}` : `m${ask.rows}`,
    'effectPct' in ask ? `e${ask.effectPct}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')

/** Every job of a calibration, dearest first so that the workers end together. */
export function makeJobs(size: Size): Job[] {
  const asks: [Ask, number, number][] = []
  for (const { id: model, isDiscrete } of noiseModels) {
    const reps = size.reps / size.chunks
    for (const rounds of isDiscrete ? RECORDED_ROUNDS : size.ns) {
      // Few rounds are cheap, and their levels are farthest from the nominal one.
      const more = rounds <= 12 ? 4 : 1
      const ask = {
        kind: 'coverage',
        model,
        rounds,
        reps: more * reps,
        rivalReps: reps / 5,
      } as const
      asks.push([ask, size.chunks, more * reps * rounds ** 1.6 * 3e-7])
    }
    for (const rows of ROWS) {
      const tables = size.tables / size.chunks
      const rivalTables = Math.min(tables, 100)
      asks.push([
        { kind: 'quiet', model, rows, tables, rivalTables },
        size.chunks,
        tables * rows * 1e-4,
      ])
    }
  }
  for (const { id: model } of continuous) {
    for (const rounds of WIDTH_ROUNDS) {
      asks.push([
        { kind: 'width', model, rounds, reps: size.reps / 4 },
        1,
        size.reps * rounds * 3e-6,
      ])
    }
    for (const effectPct of EFFECTS_PCT) {
      asks.push([{ kind: 'moved', model, rows: 1, moved: 1, effectPct, tables: size.tables }, 1, 1])
      const many = { kind: 'moved', model, rows: 50, moved: 5, effectPct } as const
      asks.push([{ ...many, tables: size.tables / 10 }, 1, 1])
    }
  }
  for (const rounds of RECORDED_ROUNDS) asks.push([{ kind: 'recorded', rounds }, 1, rounds / 10])
  return asks
    .flatMap(([ask, chunks, cost]) =>
      Array.from({ length: chunks }, (_, chunk) => ({ id: idOf(ask), chunk, ask, cost })),
    )
    .sort((a, b) => b.cost - a.cost)
}

/** Runs a job; the same job gives the same counts on every machine. */
export function runJob({ id, chunk, ask }: Job): Counts {
  const stream = streamOf(id, chunk)
  switch (ask.kind) {
    case 'coverage':
      return countCoverage(ask, stream)
    case 'width':
      return compareWidths(ask, stream)
    case 'quiet':
      return countQuiet(ask, stream)
    case 'moved':
      return countMoved(ask, stream)
    case 'recorded':
      return countRecorded(ask, stream)
  }
}

/** Counts by id of the ask, summed over its chunks. */
export class Results {
  private readonly counts = new Map<string, Counts>()

  add(id: string, counts: Counts): void {
    const sum = this.counts.get(id) ?? {}
    for (const [key, count] of Object.entries(counts)) sum[key] = (sum[key] ?? 0) + count
    this.counts.set(id, sum)
  }

  /** A count; a missing id or key is a mistake in the caller. */
  get(id: string, key: string): number {
    const count = this.counts.get(id)?.[key]
    if (count === undefined) throw new Error(`no ${key} of "${id}"`)
    return count
  }

  share(id: string, key: string, of: string): number {
    return this.get(id, key) / this.get(id, of)
  }

  has(id: string): boolean {
    return this.counts.has(id)
  }
}
