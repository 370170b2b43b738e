/**
 * Two clocks of one benchmark, of recorded rounds in which both were read: what it costs, and what it
 * shows, to test the clock that does not decide together with the one that does.
 */
import { DEFAULT_MARGIN_PCT } from '../../../src/model/metric.ts'
import type { PairedSample, Role } from '../../../src/model/model.ts'
import { hasMoved } from '../../../src/stats/judge.ts'
import { below, derive, type Random } from '../../../src/stats/random.ts'
import { plannedAnalyses } from '../../../src/stats/schedule.ts'
import { judgeRows } from '../../../src/stats/table.ts'
import { pairedSample } from '../../../tests/stats/paired-sample.ts'
import { readRecorded, type Series } from '../calibrate/recorded.ts'

/** `wallPct`, `cpuPct`: what the change does to the rows that moved. */
export type ClocksCell = {
  rows: number
  moved: number
  wallPct: number
  cpuPct: number
  /** Noise as it was recorded, times this. */
  scale: number
}

const [ALPHA, ROUNDS, SEEDS] = [0.05, 40, 40]
const ANALYSES = plannedAnalyses({ alpha: ALPHA, most: ROUNDS })

const byName = new Map(readRecorded().map((series) => [series.name, series]))
const programs = [...byName.keys()].flatMap((name) => {
  const [wall, cpu] = [byName.get(name), byName.get(name.replace(/ wall$/, ' cpu'))]
  return name.endsWith(' wall') && wall && cpu ? [{ wall, cpu }] : []
})

/** Both clocks of a benchmark: the same rounds, and in each the same side called head. */
function rowsOf(cell: ClocksCell, i: number, other: Role, stream: Random): PairedSample[] {
  const { wall, cpu } = programs[below(programs.length, stream)]!
  const start = below(wall.a.length - ROUNDS, stream)
  const rounds = Array.from({ length: ROUNDS }, (_, k) => ({
    at: start + k,
    turned: stream() < 0.5,
  }))
  const side = ({ a, a2 }: Series, pct: number, isHead: boolean) =>
    rounds.map(({ at, turned }) =>
      Math.exp(cell.scale * (turned === isHead ? a[at]! : a2[at]!) + Math.log1p(pct / 100)),
    )
  const row = (metric: string, series: Series, pct: number, role: Role) => ({
    ...pairedSample({
      base: side(series, 0, false),
      head: side(series, i < cell.moved ? pct : 0, true),
      marginPct: DEFAULT_MARGIN_PCT,
    }),
    ...{ benchmark: `b${i}`, metric, role },
  })
  return [row('cpu-s/op', cpu, cell.cpuPct, 'gating'), row('time/op', wall, cell.wallPct, other)]
}

/** The other clock in the family of all that gates, or in the list of what does not; the same tables. */
function words(cell: ClocksCell, other: Role, table: number) {
  const stream = derive('two clocks', JSON.stringify(cell), table)
  const samples = Array.from({ length: cell.rows }, (_, i) => rowsOf(cell, i, other, stream)).flat()
  const seed = `two clocks ${table % SEEDS}`
  const judged = judgeRows(samples, { alpha: ALPHA, seed, analyses: ANALYSES, final: true })
  const rows = judged.rows.filter(({ sample }) => sample.role !== 'geomean')
  const moved = (metric: string) =>
    rows.filter((row) => row.sample.metric === metric).map((row) => hasMoved(row.verdict))
  const of = (metric: string) => rows.filter((row) => row.sample.metric === metric)
  const called = { cpu: moved('cpu-s/op'), wall: moved('time/op') }
  const isFalse = (all: boolean[]) => all.slice(cell.moved).some(Boolean)
  const found = (all: boolean[]) => all.slice(0, cell.moved).filter(Boolean).length
  const either = called.cpu.map((isCpu, i) => isCpu || called.wall[i]!)
  const same = of('cpu-s/op').slice(cell.moved)
  return {
    falseCpu: Number(isFalse(called.cpu)),
    falseEither: Number(isFalse(either)),
    cpu: found(called.cpu),
    wall: found(called.wall),
    either: found(either),
    unchanged: same.filter(({ verdict }) => verdict.word === 'equivalent').length,
    rounds: of('cpu-s/op').reduce((sum, row) => sum + (row.analyses.at(-1) ?? 0), 0) / cell.rows,
  }
}

/** In percent of tables, of rows that moved, and of rows that did not. */
export function tallyClocks(cell: ClocksCell, other: Role, tables: number) {
  const all = Array.from({ length: tables }, (_, table) => words(cell, other, table))
  const sum = (of: (one: (typeof all)[number]) => number) =>
    all.reduce((whole, one) => whole + of(one), 0)
  const share = (of: (one: (typeof all)[number]) => number, rows: number) =>
    rows === 0 ? 0 : (100 * sum(of)) / (tables * rows)
  return {
    'false tables of the deciding clock, %': share((one) => one.falseCpu, 1),
    'of either': share((one) => one.falseEither, 1),
    'found by the deciding clock, %': share((one) => one.cpu, cell.moved),
    'by the other': share((one) => one.wall, cell.moved),
    found: share((one) => one.either, cell.moved),
    '"no change"': share((one) => one.unchanged, cell.rows - cell.moved),
    rounds: sum((one) => one.rounds) / tables,
  }
}
