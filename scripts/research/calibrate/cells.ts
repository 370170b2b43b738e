/** The cells of a calibration, and the work that each is cut into. */
import { DEFAULT_MARGIN_PCT } from '../../../src/model/metric.ts'
import { derive } from '../../../src/stats/random.ts'
import { countAlone } from './alone.ts'
import { countForetold } from './foretold.ts'
import { continuous, noiseModels, smallCounts } from './noise.ts'
import {
  type Cell,
  type Counts,
  countTables,
  type Ending,
  type Layouts,
  NO_LAYOUTS,
} from './tables.ts'

export type Ask =
  | { kind: 'tables'; cell: Cell; tables: number; shown: number }
  | { kind: 'alone'; model: string; rounds: number; reps: number }
  | { kind: 'foretold'; rows: number; tables: number }

/** `id` names the numbers that the chunks of one ask add up to. */
export type Job = { id: string; group: string; chunk: number; ask: Ask }

export const ROWS = [1, 8, 50, 200]
export const ROUNDS_ALONE = [6, 8, 10, 12, 15, 20, 30, 40]
const ENDINGS: Ending[] = ['ends', 'at-look', 'extended']
/** So noisy that the margin plays no part, and no row stops early. */
const NOISY = 6
/** Recorded rounds come from a machine that was ten times as noisy as one would measure on. */
export const RECORDED_SCALE = 0.1

const plain: Cell = {
  model: 'G',
  rows: 1,
  moved: 0,
  effectPct: 0,
  scale: 1,
  together: 1,
  ending: 'ends',
  lost: 0,
  variants: 1,
  stops: false,
  layouts: NO_LAYOUTS,
  tail: 0,
}

export const scaleOf = (model: string): number => (model === 'recorded' ? RECORDED_SCALE : 1)
export const models = [...noiseModels.map(({ id }) => id), 'recorded']

function layoutsText({ sd, rounds, pool, isSingle }: Layouts): string {
  const how = isSingle
    ? 'one'
    : `${pool === 0 ? 'new' : `of ${pool}`} each ${rounds === 1 ? 'round' : `${rounds} rounds`}`
  return `layouts of ${(100 * sd).toFixed(1)} %, ${how}`
}

export const idOf = (cell: Cell): string => {
  const { model, rows, moved, effectPct, together, ending, lost, scale, variants, stops } = cell
  const { layouts, tail } = cell
  const effect = tail > 0 ? `${100 * tail} % of the runs slower` : `moved ${effectPct} %`
  return [
    model,
    `${rows} rows`,
    moved === 0 ? 'none moved' : `${moved} ${effect}`,
    ending,
    together > 1 ? 'together' : '',
    lost > 0 ? 'lost' : '',
    scale > scaleOf(model) ? 'noisy' : '',
    variants > 1 ? `${variants} against one base` : '',
    stops ? 'stopped' : '',
    layouts.sd > 0 ? layoutsText(layouts) : '',
    cell.rewritten ? 'their own code changed' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/**
 * Cells of one model and size in which a false row is looked for: nothing moved, half of the rows
 * moved; every way to end; rows of one process that share a coin, noise and an order effect; lost
 * pairs; noise without a margin; rows that are stopped; contrasts that share their base.
 */
function falseCells(model: string, rows: number): Cell[] {
  const base = { ...plain, model, rows, scale: scaleOf(model) }
  const noisy = { ...base, scale: NOISY * base.scale }
  const none = ENDINGS.map((ending) => ({ ...base, ending }))
  if (rows === 1) return [...none, { ...base, lost: 0.08 }, noisy]
  const half = { ...base, moved: Math.floor(rows / 2), effectPct: -40 }
  const all = { ...half, together: 4, lost: 0.08 }
  const few = [base, all, half, { ...base, ending: 'extended' as const }]
  // Recorded rounds are of two arms.
  const shared =
    model === 'recorded'
      ? []
      : [
          { ...base, variants: 2 },
          { ...half, variants: 2 },
        ]
  if (rows > 50) return [...few, { ...base, stops: true }]
  return [
    ...none,
    all,
    half,
    { ...base, together: 4 },
    { ...half, ending: 'extended' },
    noisy,
    { ...base, stops: true },
    { ...half, stops: true },
    ...shared,
  ] as Cell[]
}

/** Cells in which five of fifty rows, or one alone, have an effect that is looked for. */
export const EFFECTS_PCT = [2, 3, 5, 10]
export const powerCell = (model: string, rows: number, effectPct: number): Cell => ({
  ...plain,
  model,
  rows,
  scale: scaleOf(model),
  ending: 'whole',
  moved: rows === 1 ? 1 : 5,
  effectPct,
})

/** One row whose change is just the margin. */
export const marginCell = (model: string): Cell => ({
  ...powerCell(model, 1, DEFAULT_MARGIN_PCT),
  ending: 'at-look',
})

/** How layouts are drawn: new each round, kept for some (links are slow), from a pool, one for all. */
const DRAWS: Omit<Layouts, 'sd'>[] = [
  { rounds: 1, pool: 0, isSingle: false },
  { rounds: 3, pool: 0, isSingle: false },
  { rounds: 6, pool: 0, isSingle: false },
  { rounds: 2, pool: 8, isSingle: false },
  { rounds: 1, pool: 0, isSingle: true },
]

/** Two builds of one source, whose layouts differ by luck. */
const layoutCells = (rows: number): Cell[] =>
  [0.005, 0.02, 0.07].flatMap((sd) =>
    DRAWS.map((draw) => ({ ...plain, rows, scale: 0.25, layouts: { sd, ...draw } })),
  )

/** Head has as many runs as before, of which a fifth is 30 to 60 % slower. */
export const tailCell = (model: string): Cell => ({
  ...powerCell(model, 1, 0),
  tail: 0.2,
})

/** Runs that end after six rounds, or 6 to 12: a budget that pays for no more. */
const shortCells = (model: string): Cell[] =>
  [1, 8].flatMap((rows) =>
    (['six', 'short'] as const).flatMap((ending) => [
      { ...plain, model, rows, scale: NOISY * scaleOf(model), ending },
      { ...plain, model, rows, moved: rows === 1 ? 1 : 4, effectPct: -40, ending },
    ]),
  )

/** Small counts: nothing changed, or half of the rows by two fifths, of which nothing has none. */
function countCells(model: string): Cell[] {
  const none = [1, 8, 50].flatMap((rows) =>
    (['ends', 'extended'] as const).map((ending) => ({ ...plain, model, rows, ending })),
  )
  if (model === 'O') return none
  return [...none, { ...plain, model, rows: 8, moved: 4, effectPct: -40 }]
}

/** Half of the benchmarks changed their own code, by which they are faster: no mean may say so. */
const rewrittenCells = (model: string): Cell[] =>
  [8, 50].map((rows) => ({
    ...{ ...plain, model, rows, scale: scaleOf(model) },
    ...{ moved: rows / 2, effectPct: -40, rewritten: true as const },
  }))

/** Table sizes for which it is checked what a report says that it could have seen. */
export const ROWS_FORETOLD = [1, 8, 50]

/** How much is simulated. */
export type Size = { tables: number; reps: number; only: RegExp }

const CHUNKS = 20

/** Large tables with layouts are one of four sizes of the same draws. */
const layoutTables = (tables: number, rows: number) => Math.ceil(tables / (rows > 8 ? 12 : 3))

/** As every table has five rows to find, power is known by fewer of them. */
const powerTables = (tables: number, rows: number) => Math.ceil(tables / (rows === 1 ? 4 : 10))

/**
 * Intervals of large tables, and other rules beside them, cost more than verdicts. Those rules take
 * logarithms, so they have no word on counts of nothing.
 */
function shownTables({ model, tail, layouts, variants, rows }: Cell, size: number): number {
  if (tail > 0 || layouts.isSingle || model === 'O') return 0
  if (variants > 1) return rows > 8 ? 0 : Math.ceil(size / 20)
  return Math.ceil(size / (rows > 8 ? 5 : 1))
}

/** An ask of so many, cut into chunks. */
const inChunks = (all: number, of: (size: number, chunk: number) => Job): Job[] =>
  Array.from({ length: CHUNKS }, (_, chunk) => of(Math.ceil(all / CHUNKS), chunk))

/** What a cell is beside its noise: the same of every model, and of every size of layouts. */
export const kindOf = ({ id, ask }: Job): string => {
  const cell = ask.kind === 'tables' ? ask.cell : null
  const kind = cell === null ? id : id.slice(cell.model.length + 2)
  return cell !== null && cell.layouts.sd > 0
    ? kind.replace(/layouts of [\d.]+ %/, 'layouts of .5, 2 and 7 %')
    : kind
}

/** The tables of a kind are of all models in equal parts, and so are those of a model of all kinds. */
function cellJobs(tables: number): Job[] {
  const falses = ROWS.flatMap((rows) => models.flatMap((model) => falseCells(model, rows))).map(
    (cell) => ({ group: 'false', cell, all: Math.ceil(tables / models.length) }),
  )
  const powers = [...continuous.map(({ id }) => id), 'recorded'].flatMap((model) =>
    [1, 50].flatMap((rows) =>
      (rows === 1 ? EFFECTS_PCT : [3, 5]).map((effect) => ({
        group: 'power',
        cell: powerCell(model, rows, effect),
        all: powerTables(tables, rows),
      })),
    ),
  )
  const margins = [...continuous.map(({ id }) => id), 'recorded'].map((model) => ({
    group: 'margin',
    cell: marginCell(model),
    all: tables,
  }))
  const others = [
    ...ROWS.flatMap((rows) =>
      layoutCells(rows).map((cell) => ({
        group: 'layouts',
        cell,
        all: layoutTables(tables, rows),
      })),
    ),
    ...['G', 'D', 'T', 'R', 'C'].map((model) => ({
      group: 'tail',
      cell: tailCell(model),
      all: tables,
    })),
    ...smallCounts
      .flatMap(({ id }) => countCells(id))
      .map((cell) => ({ group: 'counts', cell, all: tables })),
    ...['G', 'C']
      .flatMap(rewrittenCells)
      .map((cell) => ({ group: 'rewritten', cell, all: tables })),
    ...['G', 'T', 'X', 'C'].flatMap(shortCells).map((cell) => ({
      group: 'false',
      cell,
      all: Math.ceil(tables / 4),
    })),
  ]
  return [...falses, ...powers, ...margins, ...others].flatMap(({ group, cell, all }) =>
    inChunks(all, (size, chunk) => {
      const ask = { kind: 'tables', cell, tables: size, shown: shownTables(cell, size) } as const
      return { id: idOf(cell), group, chunk, ask }
    }),
  )
}

const rowsOf = ({ ask }: Job) =>
  ask.kind === 'tables' ? ask.cell.rows : ask.kind === 'foretold' ? ask.rows : 1

/**
 * The first chunk of everything before the second of anything, so that a calibration that is
 * stopped knows something of every cell; in a pass, the small tables first.
 */
export function makeJobs({ tables, reps, only }: Size): Job[] {
  const alone = noiseModels.flatMap(({ id: model }) =>
    ROUNDS_ALONE.flatMap((rounds) =>
      inChunks(reps, (size, chunk) => {
        const ask = { kind: 'alone', model, rounds, reps: size } as const
        return { id: `alone ${model} n${rounds}`, group: 'alone', chunk, ask }
      }),
    ),
  )
  const foretold = ROWS_FORETOLD.flatMap((rows) =>
    inChunks(Math.ceil(tables / (rows > 8 ? 20 : 4)), (size, chunk) => {
      const ask = { kind: 'foretold', rows, tables: size } as const
      return { id: `foretold ${rows} rows`, group: 'foretold', chunk, ask }
    }),
  )
  return [...cellJobs(tables), ...alone, ...foretold]
    .filter(({ id, group }) => only.test(`${group} ${id}`))
    .sort((a, b) => a.chunk - b.chunk || rowsOf(a) - rowsOf(b))
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
