/** Alerts in made years: how often there is a false one, and how soon a step is told. */

import { DEFAULT_MARGIN_PCT } from '../../../src/model/metric.ts'
import { lnOfPercent } from '../../../src/model/unit.ts'
import {
  errorOfRow,
  type Link,
  mayBeLayout,
  suspectIn,
  WATCH,
} from '../../../src/report/history.ts'
import { studentTQuantile } from '../../../src/stats/distributions.ts'
import { derive, normal, type Random } from '../../../src/stats/random.ts'

export type MadeYears = {
  benchmarks: number
  mergesADay: number
  rounds: number
  /** Noise of one trial, in percent. */
  noisePct: number
  /**
   * Spread of layouts, in percent; so many rounds share a pair of them, or with `single` each
   * commit has one that stays.
   */
  layoutSdPct: number
  layoutRounds: number | 'single'
}

/** What of the layouts of two commits is in every run of them; drawn anew each time: nothing. */
type Commit = { luck: number }

const commitOf = ({ layoutSdPct, layoutRounds }: MadeYears, stream: Random): Commit => ({
  luck: layoutRounds === 'single' ? (layoutSdPct / 100) * normal(stream) : 0,
})

const ALPHA = 0.05
const DAYS = 365

/**
 * A paired run of one row: the mean of its units, which are the rounds of a pair of layouts, and
 * its interval in a table of so many.
 */
function measured(made: MadeYears, change: number, stream: Random) {
  const { rounds, noisePct, layoutSdPct, layoutRounds, benchmarks: rows } = made
  const each = layoutRounds === 'single' ? 1 : layoutRounds
  const layoutVariance = layoutRounds === 'single' ? 0 : layoutSdPct ** 2
  const sd = Math.sqrt(2 * (layoutVariance + noisePct ** 2 / each)) / 100
  const units = Math.floor(rounds / each)
  const values = Array.from({ length: units }, () => change + sd * normal(stream))
  const point = values.reduce((sum, one) => sum + one, 0) / units
  const square = values.reduce((sum, one) => sum + (one - point) ** 2, 0) / (units - 1)
  const half = quantileOf(units, rows) * Math.sqrt(square / units)
  return { point, low: point - half, high: point + half, level: 1 - ALPHA, rows }
}

const quantiles = new Map<string, number>()

function quantileOf(rounds: number, rows: number): number {
  const key = `${rounds} ${rows}`
  const known = quantiles.get(key) ?? studentTQuantile(ALPHA / rows, rounds - 1)
  quantiles.set(key, known)
  return known
}

/** The chain of one benchmark, merge by merge, until something is told of it. */
class Watched {
  private links: Link[] = []
  private readonly commits: Commit[] = []
  suspicions = 0

  /** The next merge changes it by so much; whether that is told, after a fresh run. */
  merge(made: MadeYears, at: number, change: number, steps: readonly number[], stream: Random) {
    const { commits } = this
    while (commits.length <= at) commits.push(commitOf(made, stream))
    const luck = (from: number) => commits[at]!.luck - commits[from]!.luck
    const interval = measured(made, change + luck(at - 1), stream)
    const se = errorOfRow(interval) ?? Number.POSITIVE_INFINITY
    this.links.push({ base: String(at - 1), head: String(at), point: interval.point, se })
    this.links = this.links.slice(-WATCH.window)
    const found = suspectIn(this.links, lnOfPercent(DEFAULT_MARGIN_PCT))
    const layout = made.layoutRounds === 'single' ? 'single' : 'fresh'
    if (found === null || found.change < 0 || mayBeLayout(layout, found.change)) return false
    this.suspicions++
    // Never twice for one cause: what comes after is looked at afresh.
    this.links = []
    const from = Number(found.from)
    const truth = steps.slice(from + 1, at + 1).reduce((sum, one) => sum + one, 0)
    const { low, point } = measured(made, truth + luck(from), stream)
    return low > 0 && !mayBeLayout(layout, point)
  }
}

/** False alarms and fresh runs a year, where nothing ever changes. */
export function tallyQuietYears(years: number, made: MadeYears, seed: string) {
  let [alarms, suspicions] = [0, 0]
  const merges = DAYS * made.mergesADay
  const steps = new Array<number>(merges + 1).fill(0)
  for (let nth = 0; nth < years * made.benchmarks; nth++) {
    const stream = derive(seed, nth)
    const watched = new Watched()
    for (let at = 1; at <= merges; at++) if (watched.merge(made, at, 0, steps, stream)) alarms++
    suspicions += watched.suspicions
  }
  return { years, alarmsAYear: alarms / years, freshRunsAYear: suspicions / years }
}

/** After so many quiet merges one adds a step. */
const QUIET = 20

/** Shares of steps that are told with the merge itself, within three, and within ten. */
export function tallySteps(runs: number, made: MadeYears, pct: number, seed: string) {
  const told = { atOnce: 0, withinThree: 0, withinTen: 0 }
  const steps = Array.from({ length: QUIET + 11 }, (_, at) =>
    at === QUIET ? Math.log1p(pct / 100) : 0,
  )
  for (let run = 0; run < runs; run++) {
    const stream = derive(seed, run)
    const watched = new Watched()
    const at = steps.findIndex(
      (step, i) => i > 0 && watched.merge(made, i, step, steps, stream) && i >= QUIET,
    )
    if (at === QUIET) told.atOnce++
    if (at >= QUIET && at < QUIET + 3) told.withinThree++
    if (at >= QUIET) told.withinTen++
  }
  return Object.fromEntries(Object.entries(told).map(([name, count]) => [name, count / runs]))
}

/** Share of creeps of so many percent a merge that are told, and after how many merges. */
export function tallyCreeps(runs: number, made: MadeYears, pct: number, seed: string) {
  const merges = 120
  const steps = Array.from({ length: merges + 1 }, (_, at) =>
    at === 0 ? 0 : Math.log1p(pct / 100),
  )
  const after: number[] = []
  for (let run = 0; run < runs; run++) {
    const stream = derive(seed, run)
    const watched = new Watched()
    const at = steps.findIndex((step, i) => i > 0 && watched.merge(made, i, step, steps, stream))
    if (at > 0) after.push(at)
  }
  const mean = after.reduce((sum, one) => sum + one, 0) / Math.max(1, after.length)
  return { told: after.length / runs, afterMerges: mean }
}
