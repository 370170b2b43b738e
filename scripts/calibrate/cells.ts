/** The cells of a calibration, and the work that each is cut into. */

import { derive } from '../../src/core/stats/random.ts'
import { countAlone } from './alone.ts'
import { continuous, noiseModels } from './noise.ts'
import { type Cell, type Counts, countForetold, countTables, type Ending } from './tables.ts'

export type Ask =
  | { kind: 'tables'; cell: Cell; tables: number; shown: number }
  | { kind: 'alone'; model: string; rounds: number; reps: number }
  | { kind: 'foretold'; rows: number; tables: number }

/** `id` names the numbers that the chunks of one ask add up to; `cost`: rough seconds. */
export type Job = { id: string; group: string; chunk: number; ask: Ask; cost: number }

export const ROWS = [1, 8, 50, 200]
export const ROUNDS_ALONE = [6, 8, 10, 12, 15, 20, 30, 40]
const ENDINGS: Ending[] = ['whole', 'ends', 'at-look', 'extended']
/** Models of the largest tables: steady, drifting, spiked, skewed, and what was recorded. */
const LARGE = ['G', 'C', 'S', 'X', 'recorded']
/** Recorded rounds come from a machine that was ten times as noisy as one would measure on. */
export const RECORDED_SCALE = 0.1

const plain: Cell = {
  ...{ model: 'G', rows: 1, moved: 0, effectPct: 0, scale: 1, together: 1 },
  ...{ ending: 'ends', lost: 0 },
}

export const scaleOf = (model: string): number => (model === 'recorded' ? RECORDED_SCALE : 1)
export const models = [...noiseModels.map(({ id }) => id), 'recorded']

export const idOf = ({ model, rows, moved, effectPct, together, ending, lost }: Cell): string =>
  [
    ...[model, `${rows} rows`, moved === 0 ? 'none moved' : `${moved} moved ${effectPct} %`],
    ...[ending, together > 1 ? 'together' : '', lost > 0 ? 'lost' : ''],
  ]
    .filter(Boolean)
    .join(', ')

/** Cells of one model and size in which a false row is looked for. */
function falseCells(model: string, rows: number): Cell[] {
  const half = { moved: Math.floor(rows / 2), effectPct: -40 }
  const kinds = rows === 1 ? [{}] : [{}, half]
  const endings: Ending[] = rows <= 8 ? ENDINGS : ['ends']
  const cells = kinds.flatMap((kind) =>
    endings.map((ending) => ({ ...plain, model, rows, scale: scaleOf(model), ending, ...kind })),
  )
  if (rows < 8 || rows > 50) return cells
  const more = { ...plain, model, rows, scale: scaleOf(model) }
  return [...cells, { ...more, together: 4 }, { ...more, together: 4, ...half, lost: 0.08 }]
}

/** Cells in which five of fifty rows, or one alone, have an effect that is looked for. */
export const EFFECTS_PCT = [2, 3, 5, 10]
export const powerCell = (model: string, rows: number, effectPct: number): Cell => ({
  ...{ ...plain, model, rows, scale: scaleOf(model), ending: 'whole' },
  ...{ moved: rows === 1 ? 1 : 5, effectPct },
})

/** Every row counts what it costs: about 25 thousandths of a second for 50 rows. */
const costOf = ({ rows }: Cell) => 3e-4 + 6e-4 * rows

/** Table sizes for which it is checked what a report says that it could have seen. */
export const ROWS_FORETOLD = [1, 8, 50]

/** How much is simulated. */
export type Size = { tables: number; reps: number; only: RegExp }

const CHUNKS = 8

export function makeJobs({ tables, reps, only }: Size): Job[] {
  const cellsOf = (rows: number) =>
    models
      .filter((model) => rows < 200 || LARGE.includes(model))
      .flatMap((model) => falseCells(model, rows))
  const falses = ROWS.flatMap(cellsOf).map((cell) => ({ group: 'false', cell, tables }))
  const powers = [...continuous.map(({ id }) => id), 'recorded'].flatMap((model) =>
    [1, 50].flatMap((rows) =>
      EFFECTS_PCT.map((effect) => ({
        ...{ group: 'power', cell: powerCell(model, rows, effect) },
        tables: rows === 1 ? tables : Math.ceil(tables / 10),
      })),
    ),
  )
  const ofTables = [...falses, ...powers].flatMap(({ group, cell, tables: all }) =>
    Array.from({ length: CHUNKS }, (_, chunk): Job => {
      const size = Math.ceil(all / CHUNKS)
      // Intervals cost more than verdicts; those of large tables, much more.
      const shown = Math.ceil(size / (cell.rows <= 8 ? 1 : 10))
      const ask = { kind: 'tables', cell, tables: size, shown } as const
      return { id: idOf(cell), group, chunk, ask, cost: size * costOf(cell) }
    }),
  )
  const alone = noiseModels.flatMap(({ id: model }) =>
    ROUNDS_ALONE.map((rounds): Job => {
      const ask = { kind: 'alone', model, rounds, reps } as const
      return { id: `alone ${model} n${rounds}`, group: 'alone', chunk: 0, ask, cost: reps * 1e-3 }
    }),
  )
  const foretold = ROWS_FORETOLD.map((rows): Job => {
    const ask = { kind: 'foretold', rows, tables: Math.ceil(tables / (rows > 8 ? 10 : 2)) } as const
    return { id: `foretold ${rows} rows`, group: 'foretold', chunk: 0, ask, cost: 10 }
  })
  return [...ofTables, ...alone, ...foretold]
    .filter(({ id, group }) => only.test(`${group} ${id}`))
    .sort((a, b) => b.cost - a.cost)
}

/** Runs a job; the same job gives the same counts on every machine. */
export function runJob({ id, chunk, ask }: Pick<Job, 'id' | 'chunk' | 'ask'>): Counts {
  const stream = derive('calibrate', id, chunk)
  switch (ask.kind) {
    case 'tables':
      return countTables(ask, stream)
    case 'alone':
      return countAlone(ask, stream)
    case 'foretold':
      return countForetold(ask, { ...plain, rows: ask.rows, ending: 'whole' }, stream)
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
