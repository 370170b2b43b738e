/**
 * Instructions as a third value beside the two clocks: what was counted of a benchmark on both
 * sides, and whether that is the same path, to the noise of its own runs.
 */
import type {
  Comparison,
  Contrast,
  CountedInstructions,
  InstructionCount,
  Plan,
} from '../model/model.ts'
import { LEAST_WORK_CHANGE } from '../plan/fit.ts'
import { namesOfRows, subjectOf } from '../plan/plan.ts'
import { studentTQuantile } from '../stats/distributions.ts'
import { TIMED_CPU, WALL } from './samples.ts'

const ALPHA = 0.05

const mean = (values: readonly number[]) =>
  values.reduce((all, value) => all + value, 0) / values.length

const squares = (values: readonly number[]) => {
  const middle = mean(values)
  return values.reduce((all, value) => all + (value - middle) ** 2, 0)
}

const rangeOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values)

/** Instructions an operation in each run, as logarithms. */
const logsOf = (counts: readonly InstructionCount[]): number[] =>
  counts.map(({ instructions, operations }) => Math.log(instructions / operations))

/**
 * Difference of the means of the logarithms, with limits by Student's t over the pooled variance of
 * the runs of both sides; null: a side has no number.
 */
export function compareCounts(
  base: readonly InstructionCount[],
  head: readonly InstructionCount[],
): CountedInstructions | null {
  const sides = [base, head].map(logsOf)
  const [ofBase = [], ofHead = []] = sides
  if (sides.some((logs) => logs.length === 0 || !logs.every(Number.isFinite))) return null
  const point = mean(ofHead) - mean(ofBase)
  const repeated = sides.filter(({ length }) => length > 1)
  const known = {
    base: Math.exp(mean(ofBase)),
    head: Math.exp(mean(ofHead)),
    baseRuns: ofBase.length,
    headRuns: ofHead.length,
    noise: repeated.length === 0 ? null : Math.max(...repeated.map(rangeOf)),
    point,
  }
  if (repeated.length < 2) return { ...known, low: null, high: null, path: 'open' }
  const freedom = ofBase.length + ofHead.length - 2
  const variance = (squares(ofBase) + squares(ofHead)) / freedom
  const error = Math.sqrt(variance * (1 / ofBase.length + 1 / ofHead.length))
  const half = studentTQuantile(ALPHA, freedom) * error
  const [low, high] = [point - half, point + half]
  return { ...known, low, high, path: pathOf(low, high) }
}

function pathOf(low: number, high: number): CountedInstructions['path'] {
  if (low > -LEAST_WORK_CHANGE && high < LEAST_WORK_CHANGE) return 'same'
  return low > 0 || high < 0 ? 'different' : 'open'
}

type SidesOf = { base: string; head: string }

const sidesOf = (contrast: Contrast): SidesOf | null =>
  contrast.kind === 'interaction' || contrast.kind === 'benchmarks' ? null : contrast

/** The counts of one target, compared under a contrast; null: it has none on a side. */
function comparedUnder(
  counts: readonly InstructionCount[],
  contrast: Contrast,
): CountedInstructions | null {
  const sides = sidesOf(contrast)
  if (sides === null) return null
  const of = (id: string) => counts.filter(({ arm }) => arm === id)
  return compareCounts(of(sides.base), of(sides.head))
}

// The order in which targets get their rounds.

/**
 * By target, how much its work differs between arms, as a logarithm: 0 where it is the same path.
 * What was counted once is taken at its word. Of what its noise leaves open nothing is known.
 */
export function workMoved(
  contrasts: readonly Contrast[],
  counts: readonly InstructionCount[],
): Map<string, number> {
  const moved = new Map<string, number>()
  for (const [target, own] of Map.groupBy(counts, ({ target }) => target)) {
    const known = contrasts.flatMap((contrast) => {
      const compared = comparedUnder(own, contrast)
      return compared === null || (compared.path === 'open' && compared.low !== null)
        ? []
        : [compared.path === 'same' ? 0 : Math.abs(compared.point)]
    })
    if (known.length > 0) moved.set(target, Math.max(...known))
  }
  return moved
}

// Rows of the table.

/** The one row of a benchmark that has its instructions: of its time, the one that gates. */
function decisiveRow(rows: readonly Comparison[]): Comparison | undefined {
  const times = rows.filter(({ metric }) => metric === WALL || metric === TIMED_CPU)
  const isGating = ({ role }: Comparison) => role === 'gating'
  return times.find(isGating) ?? times[0] ?? rows.find(isGating) ?? rows[0]
}

/** Rows with what was counted of their benchmarks, anew. */
export function withInstructions(
  plan: Plan,
  rows: readonly Comparison[],
  counts: readonly InstructionCount[] = [],
): Comparison[] {
  if (counts.length === 0) return [...rows]
  const nameOf = namesOfRows(plan)
  const contrasts = new Map(plan.contrasts.map((one) => [one.id, one]))
  const byName = Map.groupBy(counts, ({ target, unit }) => nameOf(subjectOf({ id: target, unit })))
  const byRow = new Map<Comparison, CountedInstructions>()
  const named = rows.filter(({ role }) => role !== 'geomean')
  const keyOf = ({ benchmark, contrast }: Comparison) => JSON.stringify([benchmark, contrast])
  for (const own of Map.groupBy(named, keyOf).values()) {
    const row = decisiveRow(own)
    const contrast = row && contrasts.get(row.contrast)
    if (row === undefined || contrast === undefined) continue
    // With several GOMAXPROCS a row has that number at its end.
    const of = byName.get(row.benchmark) ?? byName.get(row.benchmark.replace(/-\d+$/, '')) ?? []
    const compared = comparedUnder(of, contrast)
    if (compared !== null) byRow.set(row, compared)
  }
  return rows.map((row) => {
    const { instructions: _, ...rest } = row
    const counted = byRow.get(row)
    return counted === undefined ? rest : { ...rest, instructions: counted }
  })
}
