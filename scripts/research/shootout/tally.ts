/** From what was measured to what stands on the page: per tool, false verdicts, misses, minutes. */
import {
  BENCHMARKS,
  type Called,
  type Comparison,
  type Condition,
  type Measured,
  type Recording,
  SIZES_PCT,
  type Unit,
} from './measured.ts'
import { percentageAlert, ratioAlert, tTestAlert, welchWord } from './rules.ts'

/** So many of so many. */
export type Count = { count: number; of: number }

export type Tally = {
  /** Unchanged comparisons in which the tool called a change. */
  falseVerdicts: Count
  /** Benchmarks that were not changed, in all comparisons, and which it called changed. */
  falseRows: Count
  /** Planted slowdowns that it did not call slower, by percent. */
  missed: Map<number, Count>
  /** Seconds of a comparison, both sides; null: there was none. */
  secPerComparison: number | null
}

/** Most runs of the past that Bencher's example looks at. */
const PAST_RUNS = 64

const rows = (plantedPct: readonly number[], words: readonly Called[]) =>
  BENCHMARKS.map((benchmark, at) => ({
    benchmark,
    plantedPct: plantedPct[at] ?? 0,
    called: words[at] ?? 'unmeasured',
  }))

export const compared = (
  plantedPct: readonly number[],
  words: readonly Called[],
  spentSec: number,
): Comparison => ({ rows: rows(plantedPct, words), spentSec })

const recordingsOf = (units: readonly Unit[]) => units.map(({ recordings }) => recordings ?? [])

/** A rule of one run a side: the first run of each recording, a tenth of its time. */
const ofFirstRuns =
  (word: (base: number, head: number) => Called) =>
  (units: readonly Unit[]): Comparison[] =>
    recordingsOf(units).flatMap((own) =>
      own.slice(1).map((head, at) => {
        const base = own[at] as Recording
        const words = head.nsPerOp.map((runs, i) =>
          word(base.nsPerOp[i]?.[0] ?? Number.NaN, runs[0]!),
        )
        return compared(head.plantedPct, words, (base.spentSec + head.spentSec) / 10)
      }),
    )

/** The head's first run against all runs of the base so far; its time is one run's. */
function ofThePast(units: readonly Unit[]): Comparison[] {
  const past: number[][] = BENCHMARKS.map(() => [])
  return recordingsOf(units).flatMap((own) =>
    own.flatMap((head, at) => {
      const words = head.nsPerOp.map((runs, i) =>
        tTestAlert((past[i] ?? []).slice(-PAST_RUNS), runs[0]!, 0.99),
      )
      const hasPast = past.every((runs) => runs.length > 0)
      if (head.plantedPct.every((pct) => pct === 0))
        head.nsPerOp.forEach((runs, i) => void past[i]?.push(...runs))
      return hasPast && at > 0 ? [compared(head.plantedPct, words, head.spentSec / 10)] : []
    }),
  )
}

/** Each unchanged command against the one before, each planted one against the last of those. */
const ofTimes = (units: readonly Unit[]): Comparison[] =>
  units.flatMap(({ timed = [], spentSec }) => {
    const unchanged = timed.filter(({ plantedPct }) => plantedPct === 0)
    return timed.slice(1).map((head, at) => {
      const base = head.plantedPct === 0 ? timed[at] : unchanged.at(-1)
      const called = base === undefined ? 'unmeasured' : welchWord(base, head)
      const row = { benchmark: 'once', plantedPct: head.plantedPct, called }
      return { rows: [row], spentSec: (2 * spentSec) / timed.length }
    })
  })

const asSaid = (units: readonly Unit[]) => units.flatMap(({ comparisons }) => comparisons)

/** A tool as it stands on the page. */
export type Tool = {
  name: string
  instrument: Unit['instrument']
  /** Its maker's recommended settings, or where we had to leave them. */
  how: string
  /** Key of `versions`. */
  version: string
  comparisonsOf(units: readonly Unit[]): Comparison[]
}

const GO_TEST = '`go test -bench . -benchtime 100ms`'

/** The one list: a new tool is a new row. */
export const TOOLS: readonly Tool[] = [
  {
    name: 'gcbench',
    instrument: 'gcbench',
    how: '`gcbench run --budget 15s`, the time that benchstat takes; its row of time, not of allocations',
    version: 'gcbench',
    comparisonsOf: asSaid,
  },
  {
    name: 'gcbench, a minute',
    instrument: 'gcbench-minute',
    how: 'the same with `--budget 60s`',
    version: 'gcbench',
    comparisonsOf: asSaid,
  },
  {
    name: 'benchstat',
    instrument: 'go',
    how: `${GO_TEST} with \`-count 10\` a side; p < 0.05`,
    version: 'benchstat',
    comparisonsOf: asSaid,
  },
  {
    name: 'criterion, its test',
    instrument: 'criterion',
    how: 'the same runs by its `--load-baseline`; p < 0.05, noise threshold 1 %',
    version: 'criterion',
    comparisonsOf: asSaid,
  },
  {
    name: 'hyperfine',
    instrument: 'hyperfine',
    how: '`hyperfine --warmup 3 BASE HEAD`; its scripts/welch_ttest.py, p < 0.05',
    version: 'hyperfine',
    comparisonsOf: ofTimes,
  },
  {
    name: 'pytest-benchmark',
    instrument: 'pytest',
    how: '`--benchmark-compare-fail=min:5%`, with `--benchmark-max-time=0.5` (1 is the default)',
    version: 'pytest-benchmark',
    comparisonsOf: asSaid,
  },
  {
    name: 'asv',
    instrument: 'asv',
    how: '`asv run` for each side, `asv compare`; factor 1.1 and its test',
    version: 'asv',
    comparisonsOf: asSaid,
  },
  {
    name: 'github-action-benchmark, 200 %',
    instrument: 'go',
    how: `one ${GO_TEST} a side; \`alert-threshold\` as it comes`,
    version: 'github-action-benchmark',
    comparisonsOf: ofFirstRuns((base, head) => ratioAlert(base, head, 200)),
  },
  {
    name: 'github-action-benchmark, 110 %',
    instrument: 'go',
    how: 'the same with `alert-threshold: 110%`',
    version: 'github-action-benchmark',
    comparisonsOf: ofFirstRuns((base, head) => ratioAlert(base, head, 110)),
  },
  {
    name: 'Bencher, percentage',
    instrument: 'go',
    how: `one ${GO_TEST} a side; \`--threshold-test percentage --threshold-upper-boundary 0.25\``,
    version: 'Bencher',
    comparisonsOf: ofFirstRuns((base, head) => percentageAlert([base], head, 0.25)),
  },
  {
    name: 'Bencher, t-test',
    instrument: 'go',
    how: 'one run against the last 64; `--threshold-test t_test --threshold-upper-boundary 0.99`',
    version: 'Bencher',
    comparisonsOf: ofThePast,
  },
]

const counted = <T>(all: readonly T[], is: (one: T) => boolean): Count => ({
  count: all.filter(is).length,
  of: all.length,
})

const isCalled = ({ called }: { called: Called }) => called === 'slower' || called === 'faster'

export function tallyOf(comparisons: readonly Comparison[]): Tally {
  const all = comparisons.flatMap((one) => one.rows)
  const unchanged = comparisons.filter((one) =>
    one.rows.every(({ plantedPct }) => plantedPct === 0),
  )
  const sec = comparisons.reduce((sum, { spentSec }) => sum + spentSec, 0)
  return {
    falseVerdicts: counted(unchanged, (one) => one.rows.some(isCalled)),
    falseRows: counted(
      all.filter(({ plantedPct }) => plantedPct === 0),
      isCalled,
    ),
    missed: new Map(
      SIZES_PCT.map((size) => [
        size,
        counted(
          all.filter(({ plantedPct }) => plantedPct === size),
          ({ called }) => called !== 'slower',
        ),
      ]),
    ),
    secPerComparison: comparisons.length === 0 ? null : sec / comparisons.length,
  }
}

/** A tool under a condition. */
export const tallied = ({ units }: Measured, tool: Tool, condition: Condition): Tally =>
  tallyOf(
    tool.comparisonsOf(
      units.filter((unit) => unit.instrument === tool.instrument && unit.condition === condition),
    ),
  )

export const missedOf = ({ missed }: Tally): Count =>
  [...missed.values()].reduce(
    (sum, one) => ({ count: sum.count + one.count, of: sum.of + one.of }),
    {
      count: 0,
      of: 0,
    },
  )
