/**
 * Conformance vectors of the verdict (verdict.md): samples with seeded noise, and the table
 * that the judge makes of them. tests/stats/vectors.test.ts compares them with fixtures/verdict;
 * verdict.py judges them anew, as the page says.
 */
import type { PairedSample, Role } from '../../../src/model/model.ts'
import { below, coin, derive, exponential, normal, type Random } from '../../../src/stats/random.ts'
import { extendedAnalyses, plannedAnalyses } from '../../../src/stats/schedule.ts'
import { type JudgedRow, judgeTable, type TableRules } from '../../../src/stats/table.ts'

/** How the numbers of a row are drawn. Shares and changes are parts of 1. */
type RowPlan = {
  /** Rows that are drawn in the same way; absent: one. */
  count?: number
  noise?: number
  /** ln(head / base), or head - base where `offset` makes values that are not positive. */
  change?: number
  offset?: number
  /** Share of head's runs that are half as long again. */
  tail?: number
  /** Layouts: how many there are of a side, and by how much (sd) they differ. */
  layouts?: { pool: number; sd: number; undrawn?: number }
  lost?: { base?: number; head?: number }
  /** Values are rounded to multiples of this. */
  step?: number
  constant?: number
  /** Whole numbers, and the share of runs of a side in which it is more, by so much. */
  counts?: { base: number; head: number; more: { base: number; head: number }; by: number }
  stoppedAfter?: number
  /** Rounds in which it waits for others, from the first to before the last. */
  waits?: [from: number, to: number]
  /** Arms; rows of contrasts that name the same one share its numbers. */
  sides?: { base: string; head: string }
  sample?: Partial<PairedSample>
}

type Plan = {
  rounds: number
  /** Rounds that were run; absent: all that were planned. */
  run?: number
  least?: number
  /** Rounds after which a verdict was read, and the run was continued. */
  ends?: number[]
  /** Rounds that the budget seems to pay for at an analysis; absent: all that are planned. */
  paid?: Record<number, number>
  gatesMeans?: false
  rows: RowPlan[]
}

const quiet: RowPlan = { noise: 0.01 }
const fresh = { pool: 100, sd: 0.02 }
const pooled = { pool: 4, sd: 0.02 }
const inform: Partial<PairedSample> = { role: 'informational' }
const control: Partial<PairedSample> = { role: 'control' }
const exact: Partial<PairedSample> = { assume: 'exact', metric: 'allocs', unit: 'count' }

const counts = (base: number, head: number, ofBase: number, ofHead: number, by = 1) => ({
  base,
  head,
  more: { base: ofBase, head: ofHead },
  by,
})

const list = <T>(length: number, make: (i: number) => T) =>
  Array.from({ length }, (_, i) => make(i))

const rounded = (value: number) => Number(value.toPrecision(6))

/** 30 rounds of one machine, and 10 of another: head over base. */
const ofMachines = (one: number, other: number): Partial<PairedSample> => ({
  base: list(40, (i) => 100 + ((i * 37) % 11) / 5),
  head: list(40, (i) =>
    rounded(
      (100 + ((i * 37) % 11) / 5) * (i < 30 ? one : other) * (1 + (((i * 53) % 13) - 6) / 1000),
    ),
  ),
  machines: list(40, (i) => (i < 30 ? '1: CPU' : '2: CPU')),
})

/** Three of base's runs have one more, and one of head's. */
const nearZero = (number: number): Partial<PairedSample> => ({
  base: [1, 0, 0, 1, 0, 1, 0, 0].map((more) => number + more),
  head: [0, 0, 0, 0, 1, 0, 0, 0].map((more) => number + more),
})

/** By name: what the vector shows. */
const PLANS: Record<string, Plan> = {
  'one-quiet': { rounds: 40, rows: [quiet] },
  'one-slower': { rounds: 40, rows: [{ noise: 0.01, change: 0.05 }] },
  'machines-disagree': {
    rounds: 40,
    least: 40,
    rows: [{ sample: ofMachines(1.06, 0.95) }],
  },
  'machines-differ': {
    rounds: 40,
    least: 40,
    rows: [{ sample: ofMachines(1.06, 1.02) }],
  },
  'one-faster': { rounds: 12, rows: [{ noise: 0.01, change: -0.08 }] },
  'six-rounds': { rounds: 6, rows: [{ noise: 0.01, change: -0.4 }] },
  'five-rounds': { rounds: 5, rows: [{ noise: 0.01, change: 0.3 }] },
  'seven-of-eight': { rounds: 8, run: 7, rows: [{ noise: 0.01, change: 0.2 }, quiet] },
  'eleven-rounds': {
    rounds: 11,
    rows: [
      { noise: 0.02, change: 0.06 },
      { ...quiet, count: 2 },
    ],
  },
  'twelve-rounds': {
    rounds: 12,
    rows: [
      { noise: 0.02, change: 0.06 },
      { ...quiet, count: 2 },
    ],
  },
  'nineteen-rounds': { rounds: 19, rows: [{ noise: 0.02, tail: 0.3 }, quiet] },
  'twenty-rounds': { rounds: 20, rows: [{ noise: 0.02, tail: 0.3 }, quiet] },
  'ended-early': { rounds: 40, run: 23, rows: [{ noise: 0.03, change: 0.03 }, quiet] },
  // At 15 the budget seemed to be spent, and it paid for a round more.
  'budget-nearly-spent': {
    rounds: 200,
    run: 16,
    paid: { 8: 17, 10: 16, 12: 14, 15: 15 },
    rows: [
      { noise: 0.04, change: 0.04, count: 2 },
      { noise: 0.05, count: 3 },
    ],
  },
  // At 15 it seemed to pay for fewer than a tail needs; the last rounds decide all the same.
  'more-rounds-than-foreseen': {
    rounds: 200,
    run: 21,
    paid: { 8: 18, 10: 18, 12: 18, 15: 18, 19: 20 },
    rows: [
      { noise: 0.06, change: 0.1, count: 6 },
      { noise: 0.06, count: 2 },
    ],
  },
  'sixty-rounds': {
    rounds: 60,
    rows: [
      { noise: 0.05, change: 0.03 },
      { noise: 0.02, count: 2 },
    ],
  },
  'least-rounds': { rounds: 40, least: 20, rows: [{ noise: 0.01, change: 0.2 }, quiet] },
  'higher-is-better': {
    rounds: 18,
    rows: [{ noise: 0.02, change: 0.1, sample: { better: 'higher' } }],
  },
  'unknown-direction': {
    rounds: 18,
    rows: [{ noise: 0.02, change: 0.1, sample: { better: 'unknown' } }],
  },
  'eight-rows-one-moved': {
    rounds: 40,
    rows: [
      { noise: 0.02, change: 0.05 },
      { noise: 0.02, count: 7 },
    ],
  },
  'half-moved': {
    rounds: 27,
    rows: [
      { noise: 0.02, change: -0.5, count: 3 },
      { noise: 0.02, count: 3 },
    ],
  },
  'twelve-rows': {
    rounds: 40,
    rows: [
      { noise: 0.03, change: 0.04, count: 2 },
      { noise: 0.02, count: 10 },
    ],
  },
  'moved-below-margin': {
    rounds: 60,
    rows: [
      { noise: 0.005, change: 0.01 },
      { noise: 0.005, change: 0.018 },
    ],
  },
  // Above what its margin takes, in the same instructions: undecided, undecided, slower.
  'same-path': {
    rounds: 30,
    rows: [
      { noise: 0.03, change: 0.045, sample: { isSamePath: true } },
      { noise: 0.03, change: -0.045, sample: { isSamePath: true } },
      { noise: 0.03, change: 0.12, sample: { isSamePath: true } },
      { noise: 0.03, change: 0.045 },
      { noise: 0.03, change: 0.045, sample: { ...inform, isSamePath: true } },
    ],
  },
  'same-path-of-all': {
    rounds: 30,
    rows: [{ count: 3, noise: 0.03, change: 0.035, sample: { isSamePath: true } }],
  },
  'wide-margin': { rounds: 30, rows: [{ noise: 0.03, change: 0.05, sample: { marginPct: 10 } }] },
  tail: { rounds: 40, rows: [{ noise: 0.01, tail: 0.25 }, quiet] },
  'tail-of-rates': {
    rounds: 40,
    rows: [{ noise: 0.01, tail: 0.3, sample: { better: 'higher' } }, quiet],
  },
  'lost-pairs': { rounds: 40, rows: [{ noise: 0.02, lost: { head: 0.05, base: 0.05 } }, quiet] },
  'layouts-fresh': {
    rounds: 40,
    rows: [
      { noise: 0.01, change: 0.08, layouts: fresh },
      { ...quiet, layouts: fresh },
    ],
  },
  'layouts-pooled': {
    rounds: 40,
    rows: [
      { noise: 0.01, change: 0.08, layouts: pooled },
      { ...quiet, layouts: pooled },
    ],
  },
  'layouts-few': {
    rounds: 40,
    rows: [{ noise: 0.01, change: 0.3, layouts: { pool: 2, sd: 0.02 } }],
  },
  'layouts-not-drawn': {
    rounds: 40,
    rows: [
      { noise: 0.01, change: 0.08, layouts: { ...fresh, undrawn: 1 } },
      { noise: 0.01, change: 0.6, layouts: { ...fresh, undrawn: 1 } },
      { ...quiet, layouts: { ...fresh, undrawn: 1 } },
    ],
  },
  'layouts-partly': {
    rounds: 27,
    rows: [{ noise: 0.01, change: 0.5, layouts: { ...fresh, undrawn: 0.2 } }, quiet],
  },
  'layouts-lost': {
    rounds: 40,
    rows: [
      { noise: 0.01, change: 0.06, layouts: pooled, lost: { head: 0.08 } },
      { ...quiet, layouts: fresh },
    ],
  },
  'exact-metric': {
    rounds: 8,
    rows: [
      { constant: 0.1, sample: exact },
      { constant: 0, sample: exact },
      { constant: 0.005, sample: exact },
      { noise: 0.01, change: 0.05, sample: exact },
      quiet,
    ],
  },
  // What a runtime allocates beside: no change, one more, one more of ten; then half of head's runs.
  'counts-beside': {
    rounds: 40,
    rows: [
      { counts: counts(0, 0, 0.2, 0.2), sample: exact },
      { counts: counts(0, 1, 0.1, 0.1), sample: exact },
      { counts: counts(10, 11, 0.1, 0.1), sample: exact },
      { counts: counts(100, 101, 0.1, 0.1), sample: { ...exact, marginPct: 0 } },
      { counts: counts(1, 2, 0, 0.2, 4), sample: { ...exact, metric: 'objects' } },
    ],
  },
  'counts-of-half': {
    rounds: 40,
    rows: [
      { counts: counts(0, 0, 0, 0.5), sample: exact },
      { counts: counts(1, 1, 0, 0.5), sample: { ...exact, metric: 'objects' } },
    ],
  },
  // A quarter fewer than none, were it not for the zero; then errors, and what may be below it.
  'counts-near-zero': {
    rounds: 8,
    rows: [
      { sample: { ...exact, ...nearZero(0) } },
      { sample: { metric: 'errors', unit: 'errors', ...nearZero(0) } },
      { sample: { metric: 'drift', ...nearZero(-1) } },
    ],
  },
  'counts-and-their-mean': {
    rounds: 40,
    rows: [
      { counts: counts(10, 10, 0.1, 0), sample: { ...exact, marginPct: 0 } },
      { counts: counts(4, 4, 0, 0.1), sample: { ...exact, marginPct: 0 } },
    ],
  },
  // Of most runs the typical change is 0: that is neither better nor worse.
  'errors-now-and-then': {
    rounds: 40,
    rows: [{ counts: counts(0, 0, 0, 0.3), sample: { metric: 'errors', unit: 'errors' } }],
  },
  'exact-two-rounds': { rounds: 2, rows: [{ constant: -0.1, sample: exact }, quiet] },
  constants: { rounds: 12, rows: [{ constant: 0.1 }, { constant: 0 }, quiet] },
  zeros: { rounds: 12, rows: [{ constant: 0, offset: -100, sample: { metric: 'stalls' } }, quiet] },
  differences: {
    rounds: 27,
    rows: [
      { noise: 1, change: 3, offset: -100, sample: { metric: 'drift' } },
      { noise: 1, offset: -98, sample: { metric: 'drift', marginPct: 50 } },
    ],
  },
  steps: {
    rounds: 20,
    rows: [
      { noise: 0.01, change: 0.02, step: 5, sample: { resolutionPct: 5 } },
      { noise: 0.01, change: 0.3, step: 5, sample: { resolutionPct: 5 } },
      { noise: 0.01, step: 5, sample: { resolutionPct: 5 } },
    ],
  },
  'steps-and-noise': {
    rounds: 12,
    rows: [
      { noise: 0.1, step: 5, sample: { resolutionPct: 5 } },
      { noise: 0.01, step: 1, sample: { resolutionPct: 1 } },
    ],
  },
  'lost-many': {
    rounds: 20,
    rows: [
      { noise: 0.02, lost: { base: 0.3, head: 0.3 } },
      { ...quiet, count: 2 },
    ],
  },
  'layouts-not-drawn-and-tail': {
    rounds: 40,
    rows: [
      { noise: 0.01, tail: 0.3, layouts: { ...fresh, undrawn: 1 } },
      { noise: 0.003, change: 0.012, layouts: { ...fresh, undrawn: 1 } },
    ],
  },
  'layouts-extended': {
    rounds: 40,
    ends: [18],
    rows: [
      { noise: 0.02, change: 0.03, layouts: pooled },
      { noise: 0.03, layouts: fresh, count: 2 },
    ],
  },
  'ties-and-zeros': {
    rounds: 18,
    rows: [
      { noise: 0.02, change: 0.02, step: 1 },
      { noise: 0.01, step: 1 },
    ],
  },
  extended: {
    rounds: 60,
    ends: [20],
    rows: [{ noise: 0.03, change: 0.03 }, { noise: 0.03 }, quiet],
  },
  'extended-twice': {
    rounds: 60,
    ends: [12, 27],
    rows: [
      { noise: 0.03, change: 0.03 },
      { noise: 0.05, tail: 0.3 },
    ],
  },
  'two-metrics': {
    rounds: 40,
    rows: [
      { noise: 0.02, change: 0.03, count: 3 },
      { noise: 0.01, change: 0.03, count: 3, sample: { metric: 'cpu' } },
    ],
  },
  'no-means': { rounds: 18, gatesMeans: false, rows: [{ noise: 0.02, change: 0.1, count: 3 }] },
  'mean-of-gaps': {
    rounds: 40,
    rows: [
      { noise: 0.02, change: 0.04, lost: { base: 0.05 } },
      { noise: 0.03, change: 0.04, lost: { head: 0.05 } },
      { noise: 0.02, layouts: pooled },
    ],
  },
  stopped: {
    rounds: 40,
    rows: [{ noise: 0.2, stoppedAfter: 12 }, { noise: 0.02, change: 0.05 }, { noise: 0.02 }],
  },
  waited: {
    rounds: 40,
    rows: [
      { noise: 0.02, change: 0.03, waits: [12, 19] },
      { noise: 0.05, waits: [12, 24], stoppedAfter: 30 },
      { noise: 0.02, change: 0.05, waits: [10, 15], layouts: pooled },
      { noise: 0.01 },
    ],
  },
  // As above 11 rounds a pattern has signs for rounds to come, and below it has none.
  'waited-for-few-rounds': {
    rounds: 18,
    rows: [
      { noise: 0.03, change: 0.02, waits: [8, 15] },
      { noise: 0.03, stoppedAfter: 9 },
      { noise: 0.02, count: 2 },
    ],
  },
  informational: {
    rounds: 27,
    rows: [
      quiet,
      { noise: 0.02, change: 0.05, sample: inform },
      { noise: 0.02, count: 3, sample: inform },
    ],
  },
  controls: { rounds: 27, rows: [quiet, { noise: 0.02, count: 2, sample: control }] },
  'control-moved': {
    rounds: 27,
    rows: [
      { noise: 0.02, change: 0.1 },
      { noise: 0.01, change: 0.1, sample: control },
    ],
  },
  'three-arms-against-one': {
    rounds: 18,
    rows: [
      { noise: 0.02, change: 0.04, sides: { base: 'a', head: 'b' }, sample: { contrast: 'b' } },
      { noise: 0.02, change: 0.01, sides: { base: 'a', head: 'c' }, sample: { contrast: 'c' } },
      { noise: 0.02, change: 0.2, sides: { base: 'a', head: 'd' }, sample: { contrast: 'd' } },
    ],
  },
  'arms-shared': {
    rounds: 27,
    rows: [
      { noise: 0.02, change: 0.06, sides: { base: 'a', head: 'b' }, sample: { contrast: 'b' } },
      { noise: 0.02, change: 0, sides: { base: 'a', head: 'c' }, sample: { contrast: 'c' } },
    ],
  },
  // Means share arms, too, and of the second benchmark a side is lost now and then.
  'arms-of-two-benchmarks': {
    rounds: 27,
    rows: [
      { noise: 0.02, change: 0.05, sides: { base: 'a', head: 'b' }, sample: { contrast: 'b' } },
      { noise: 0.02, sides: { base: 'a', head: 'c' }, sample: { contrast: 'c' } },
      {
        noise: 0.03,
        change: 0.05,
        sides: { base: 'd', head: 'e' },
        sample: { contrast: 'b', benchmark: 'Other' },
        lost: { base: 0.08, head: 0.08 },
      },
      {
        noise: 0.03,
        sides: { base: 'd', head: 'f' },
        sample: { contrast: 'c', benchmark: 'Other' },
      },
    ],
  },
}

type Side = 'base' | 'head'

/** One number of a side, drawn. */
function draw(plan: RowPlan, side: Side, luck: number, stream: Random): number {
  const change = side === 'head' ? (plan.change ?? 0) : 0
  const noise = (plan.noise ?? 0) * normal(stream)
  const isSlow = side === 'head' && stream() < (plan.tail ?? 0)
  const slow = isSlow ? 0.3 + 0.2 * exponential(stream) : 0
  const worse = plan.sample?.better === 'higher' ? -slow : slow
  const { offset, step } = plan
  if (offset !== undefined) return 100 + offset + change + noise
  const value = 100 * Math.exp(change + noise + luck + worse)
  return step === undefined ? value : step * Math.round(value / step)
}

/** Numbers of an arm by round, and the layouts that its binaries had. */
function drawSide(plan: RowPlan, side: Side, rounds: number, stream: Random) {
  const { layouts, constant } = plan
  const pool = list(layouts?.pool ?? 0, () => (layouts?.sd ?? 0) * normal(stream))
  const seeds = list(rounds, () => {
    if (layouts === undefined || stream() < (layouts.undrawn ?? 0)) return null
    return below(pool.length, stream)
  })
  const fixed = 100 + (plan.offset ?? 0) + (side === 'head' ? 100 * (constant ?? 0) : 0)
  const values = seeds.map((seed) => {
    const value =
      plan.counts !== undefined
        ? plan.counts[side] + (stream() < plan.counts.more[side] ? plan.counts.by : 0)
        : constant === undefined
          ? draw(plan, side, seed === null ? 0 : pool[seed]!, stream)
          : fixed
    return stream() < (plan.lost?.[side] ?? 0) ? null : rounded(value)
  })
  return { values, seeds }
}

const lostIn = (values: (number | null)[]) => values.filter((value) => value === null).length

function drawSample(plan: RowPlan, name: string, rounds: number, seed: string): PairedSample {
  const stream = (side: Side) => derive('vectors', seed, plan.sides?.[side] ?? name, side)
  const [base, head] = (['base', 'head'] as const).map((side) =>
    drawSide(plan, side, rounds, stream(side)),
  )
  const { stoppedAfter = rounds, sides, layouts, waits: [from, to] = [0, 0] } = plan
  const waited = list(to - from, (i) => from + i)
  const cut = <T>(values: T[]) =>
    values.map((value, i) => (i < stoppedAfter && !waited.includes(i) ? value : null))
  const [baseValues, headValues] = [cut(base!.values), cut(head!.values)]
  const names = base!.seeds.map((one, i) => {
    const other = head!.seeds[i]!
    return one === null || other === null ? null : `${one}/${other}`
  })
  const coins = derive('vectors', seed, 'coins')
  return {
    contrast: 'refs',
    ...(sides && { sides: { base: `${sides.base}/${name}`, head: `${sides.head}/${name}` } }),
    benchmark: name,
    metric: 'wall',
    unit: 's',
    better: 'lower',
    assume: 'noise',
    marginPct: 2,
    role: 'gating' satisfies Role,
    base: baseValues,
    head: headValues,
    failed: {
      base: lostIn(baseValues.slice(0, stoppedAfter)) - waited.length,
      head: lostIn(headValues.slice(0, stoppedAfter)) - waited.length,
    },
    ...(plan.stoppedAfter !== undefined && { stoppedAfter }),
    ...(waited.length > 0 && { waited }),
    headFirst: list(rounds, () => coin(coins)).map((one, i) => (waited.includes(i) ? null : one)),
    resolutionPct: null,
    layout: names.some((one) => one === null) ? 'single' : 'fresh',
    ...(layouts && { layouts: names }),
    reruns: 0,
    machines: null,
    ...plan.sample,
  } as PairedSample
}

/** The analyses of a run that was continued after each of its ends. */
function analysesOf({ rounds: most, least = 0, ends = [] }: Plan) {
  const first = plannedAnalyses({ alpha: 0.05, most: ends[0] ?? most, least })
  return ends.reduce(
    (analyses, rounds, i) =>
      extendedAnalyses({
        alpha: 0.05,
        analyses,
        rounds,
        isRead: true,
        roundsInBudget: () => rounds,
        most: ends[i + 1] ?? most,
        least,
      }),
    first,
  )
}

/** What a vector holds of a judged row. */
function resultOf({
  contrast,
  benchmark,
  metric,
  role,
  estimate,
  verdict,
  explanation,
}: JudgedRow) {
  const { kind, n } = estimate
  const { word } = verdict
  const { units } = explanation
  const names = { contrast, benchmark, metric, role, word, reason: verdict.reason, kind, n, units }
  const certain = 'certain' in verdict ? { certain: verdict.certain } : {}
  if (kind === 'exact') return { ...names, ...certain, base: estimate.base, head: estimate.head }
  // Of a row that failed nothing is claimed.
  if (kind === 'none' || word === 'failed') return { ...names, ...certain }
  const { point, low, high, level, mean, tail } = estimate
  const ends = { point, low, high, level, ...(mean !== undefined && { mean }) }
  return { ...names, ...certain, ...ends, ...(tail && { worstFifth: tail.point }) }
}

/** Samples with the rules of their run, and the table that they make. */
function makeVector(name: string, plan: Plan): Vector {
  const run = plan.run ?? plan.rounds
  const rows = plan.rows.flatMap((row, i) =>
    list(row.count ?? 1, (k) => drawSample(row, row.sides ? 'Row' : `Row${i}-${k}`, run, name)),
  )
  const analyses = analysesOf(plan)
  const { ends = [], gatesMeans = true } = plan
  const paid: Record<string, number> = {
    ...plan.paid,
    ...Object.fromEntries(
      analyses.flatMap((one) => (one.paid === undefined ? [] : [[one.rounds, one.paid]])),
    ),
  }
  const rules = {
    seed: `seed of ${name}`,
    alpha: 0.05,
    plannedRounds: plan.rounds,
    roundsRun: run,
    leastRounds: plan.least ?? 0,
    analyses: analyses.map(({ rounds }) => rounds),
    ends,
    paid,
    gatesMeans,
  }
  return { rules, rows, table: judge({ rules, rows }) }
}

type Rules = {
  seed: string
  alpha: number
  plannedRounds: number
  roundsRun: number
  leastRounds: number
  /** Rounds of the planned analyses, and after which of them a verdict was read. */
  analyses: number[]
  ends: number[]
  /** Rounds that the budget pays for, as known at an analysis; of others: all that are planned. */
  paid: Record<string, number>
  gatesMeans: boolean
}

type Vector = { rules: Rules; rows: PairedSample[]; table: ReturnType<typeof resultOf>[] }

/** The judge's table of a vector. */
export function judge({ rules, rows }: Pick<Vector, 'rules' | 'rows'>) {
  const { seed, alpha, plannedRounds, analyses, ends: partEnds, gatesMeans } = rules
  const { paid } = rules
  const table: TableRules = {
    seed,
    alpha,
    analyses: analyses.map((rounds) => ({ rounds, weight: 1 / analyses.length })),
    partEnds,
    gatesMeans,
    final: true,
    roundsInBudget: (rounds) => paid[rounds] ?? plannedRounds,
  }
  return judgeTable(rows, table).rows.map(resultOf)
}

/** All vectors by the names of their files. */
export const makeVectors = () =>
  Object.entries(PLANS).map(([name, plan]) => ({ name, vector: makeVector(name, plan) }))

/** A vector as its file has it. */
export const linesOf = ({ rules, rows, table }: Vector) => {
  const lines = (items: unknown[]) => items.map((item) => `\n    ${JSON.stringify(item)}`).join(',')
  return `{\n  "rules": ${JSON.stringify(rules)},\n  "rows": [${lines(rows)}\n  ],\n  "table": [${lines(table)}\n  ]\n}\n`
}
