/**
 * Power: the smallest effect that a row could detect, and the rounds that a verdict will take.
 * Forecasts resample the noise of the rows and test it by the same schedule, among as many rows. And
 * the length of a trial: the best one, the limit of its time, and the noise that decides both.
 */
import { kthSmallest, medianOf, normalQuantile, robustSigmaOf } from './distributions.ts'
import { signFlips } from './patterns.ts'
import { type Random, random } from './random.ts'
import { alphaSpending, analysisRounds, type InterimAnalysis } from './schedule.ts'
import { type Differences, rowStatistic, signFlipNull, testStatistic } from './test.ts'

/** Draws of the noise for detectableEffect. */
const ROW_DRAWS = 24
const CRITICAL_BISECTIONS = 12
/** Standard normal quantile of 0.8, the power that is asked for. */
export const POWER_80 = 0.8416212
/** That of 0.9, for each of the two sides of a proof. */
export const POWER_90 = 1.2815516

/**
 * Relative standard error of the mean absolute deviation of this noise. Forecasts must allow for
 * it where the differences were few or wild.
 */
function noiseErrorOf(noise: Float64Array): number {
  const mean = noise.reduce((sum, d) => sum + Math.abs(d), 0) / noise.length
  if (mean === 0 || noise.length < 2) return 0
  const squares = noise.reduce((sum, d) => sum + (Math.abs(d) - mean) ** 2, 0)
  return Math.sqrt(squares / (noise.length - 1) / noise.length) / mean
}

/** Factors by which the noise may be larger than it seems, one a draw, given that error. */
const noiseScales = (error: number, draws: number): number[] =>
  Array.from({ length: draws }, (_, i) => Math.exp(error * normalQuantile((i + 0.5) / draws)))

/** Smallest effect whose statistic exceeds the critical value when this noise is added to it. */
function smallestRejected(noise: Float64Array, critical: number, most: number): number {
  let [missed, found] = [0, most]
  const differences = new Float64Array(noise.length)
  for (let step = 0; step < CRITICAL_BISECTIONS; step++) {
    const effect = (missed + found) / 2
    for (let i = 0; i < noise.length; i++) differences[i] = noise[i]! + effect
    if (testStatistic(differences, 0) > critical) found = effect
    else missed = effect
  }
  return found
}

/**
 * Smallest effect that such a row would be rejected at with 80 % power against this critical value:
 * its residuals are resampled with random signs, scaled by the uncertainty of their size, and the
 * smallest rejected effect of each draw is found; mean and spread of these give the 80 % quantile.
 * Infinity: no effect is large enough.
 */
export function detectableEffect(
  differences: Differences,
  critical: number,
  estimate: number,
): number {
  const residuals = differences.filter((d) => !Number.isNaN(d)).map((d) => d - estimate)
  const n = residuals.length
  if (critical >= Math.sqrt(n)) return Number.POSITIVE_INFINITY
  const widest = residuals.reduce((most, d) => Math.max(most, Math.abs(d)), 0)
  if (widest === 0) return 0
  // An estimate lies nearer to its own differences than the truth does.
  const scale = Math.sqrt(n / (n - 1))
  const stream = random('power')
  const noise = new Float64Array(n)
  const scales = noiseScales(noiseErrorOf(residuals), ROW_DRAWS)
  let [sum, squares] = [0, 0]
  for (let t = 0; t < ROW_DRAWS; t++) {
    for (let i = 0; i < n; i++) {
      const place = 2 * n * stream()
      const drawn = scale * scales[t]! * residuals[Math.floor(place / 2)]!
      noise[i] = Math.floor(place) % 2 === 0 ? drawn : -drawn
    }
    const effect = smallestRejected(noise, critical, 4 * widest)
    sum += effect
    squares += effect * effect
  }
  const mean = sum / ROW_DRAWS
  const variance = Math.max(0, (squares - ROW_DRAWS * mean * mean) / (ROW_DRAWS - 1))
  return mean + POWER_80 * Math.sqrt(variance)
}

/** Forecasts reach so many rounds, the most that a run has. */
export const FORETOLD_ROUNDS = 5000
/**
 * So many are drawn. More are foretold by them: the statistic of k times as many rounds is that of
 * an effect and a margin sqrt(k) times as large, against the same critical values.
 */
const DRAWN_ROUNDS = 198
/** The power that forecasts are made for. */
const POWER = 0.8
const DRAWS = 96
const NULL_DRAWS = 1000
const BISECTIONS = 10
/** A run is not foretold if its last analyses decide less than this share of the draws. */
const LAST_ANALYSES = 3
const LEAST_POWER = 0.5

/** Residuals of a row: at least two numbers, not all 0. */
export type Noise = Float64Array

/**
 * The differences without gaps and effect, scaled up because an estimate lies nearer to its own
 * differences than the truth does. Null: there is no noise to draw from.
 */
export function noiseOf(differences: Differences, estimate: number): Noise | null {
  const values = differences.filter((d) => !Number.isNaN(d))
  const scale = Math.sqrt(values.length / Math.max(1, values.length - 1))
  const noise = values.map((d) => scale * (d - estimate))
  return noise.length > 1 && noise.some((d) => d !== 0) ? noise : null
}

/** Differences over so many rounds, resampled from the noise with random signs. */
function resample(noise: Noise, rounds: number, stream: Random, scale = 1): Differences {
  const differences = new Float64Array(rounds)
  for (let i = 0; i < rounds; i++) {
    const place = 2 * noise.length * stream()
    const one = scale * noise[place >> 1]!
    differences[i] = (place & 1) === 0 ? one : -one
  }
  return differences
}

/** Alpha spending of a run of `most` rounds that is analysed after `rounds`. */
function spendingTo(alpha: number, most: number, rounds: readonly number[]): InterimAnalysis[] {
  const roundsInBudget = () => most
  return alphaSpending({
    alpha,
    analyses: rounds,
    roundsInBudget,
    partEnds: [],
    rounds: most,
    final: true,
  })
}

/** The analyses of a run with the critical value of each; Infinity: nothing is rejected there. */
type CriticalValues = { rounds: number; critical: number }[]

/** Resampled rows, with their statistics by analysis and effect, computed when first needed. */
class Draws {
  private readonly rows: Differences[]
  private readonly known = new Map<string, Float64Array>()

  /** `error`: relative standard error of the size of the noise. */
  constructor(noise: readonly Noise[], count: number, rounds: number, seed: string, error = 0) {
    const stream = random(seed)
    const scales = noiseScales(error, count)
    this.rows = Array.from({ length: count }, (_, i) =>
      resample(noise[i % noise.length]!, rounds, stream, scales[i]),
    )
  }

  /** Signed statistics of all draws with that effect added, under "no effect". */
  statisticsAt(rounds: number, effect: number): Float64Array {
    const key = `${rounds} ${effect}`
    const statistics =
      this.known.get(key) ??
      Float64Array.from(this.rows, (row) => testStatistic(row.subarray(0, rounds), -effect))
    this.known.set(key, statistics)
    return statistics
  }

  /** By draw: rejected at any analysis, on the side of the effect. */
  rejected(analyses: CriticalValues, effect: number): boolean[] {
    const rejected = this.rows.map(() => false)
    const sign = effect < 0 ? -1 : 1
    for (const { rounds, critical } of analyses) {
      this.statisticsAt(rounds, effect).forEach((statistic, i) => {
        if (sign * statistic > critical) rejected[i] = true
      })
    }
    return rejected
  }
}

/** The function with its results cached by number of rounds. */
function cached<T>(make: (rounds: number) => T): (rounds: number) => T {
  const results = new Map<number, T>()
  return (rounds) => {
    const one = results.get(rounds) ?? make(rounds)
    results.set(rounds, one)
    return one
  }
}

const shareOf = (rejections: readonly boolean[]) =>
  rejections.filter(Boolean).length / rejections.length

/** Maxima over the rows of a resampled table by pattern, ascending, by number of rounds. */
function maximaOf(rows: readonly Noise[], length: number): (rounds: number) => Float64Array {
  const stream = random('table')
  const table = rows.map((noise) => resample(noise, length, stream))
  const flips = signFlips('forecast')
  return cached((rounds) => {
    const statistics = table.map((row) => rowStatistic(row.subarray(0, rounds), 0))
    const family = signFlipNull(statistics, flips(rounds))
    return family.maxima([...statistics.keys()], Number.POSITIVE_INFINITY, family.count)!.sort()
  })
}

/** Critical values of the family; alpha that an analysis does not use is left to the next. */
function familyCritical(
  spending: readonly InterimAnalysis[],
  maximaAt: (rounds: number) => Float64Array,
): CriticalValues {
  let used = 0
  return spending.map(({ rounds, cumulativeAlpha }) => {
    const maxima = maximaAt(rounds)
    const allowed = Math.floor((cumulativeAlpha - used) * maxima.length + 1e-9)
    used += allowed / maxima.length
    const critical = allowed < 1 ? undefined : maxima[maxima.length - 1 - allowed]
    return { rounds, critical: critical ?? Number.POSITIVE_INFINITY }
  })
}

/** Critical values of one row's proof on one side: null draws cross as often as they may. */
function proofCritical(spending: readonly InterimAnalysis[], quiet: Draws): CriticalValues {
  const hasCrossed = new Uint8Array(NULL_DRAWS)
  const open = new Float64Array(NULL_DRAWS)
  let crossed = 0
  return spending.map(({ rounds, cumulativeProofAlpha }) => {
    const statistics = quiet.statisticsAt(rounds, 0)
    const may = Math.floor(cumulativeProofAlpha * NULL_DRAWS) - crossed
    let n = 0
    for (let i = 0; i < NULL_DRAWS; i++) if (hasCrossed[i] === 0) open[n++] = statistics[i]!
    if (may < 1 || may >= n) return { rounds, critical: Number.POSITIVE_INFINITY }
    const critical = kthSmallest(open, n, n - 1 - may)
    for (let i = 0; i < NULL_DRAWS; i++) {
      if (hasCrossed[i] === 1 || statistics[i]! <= critical) continue
      hasCrossed[i] = 1
      crossed++
    }
    return { rounds, critical }
  })
}

/** Forecasts for rows of a table, each with 80 % power. */
export type Forecast = {
  /**
   * Rounds in all after which such an effect is rejected; null: not foretold. It allows for how
   * well the size of the noise is known.
   */
  roundsToReject(noise: Noise, effect: number, after: number): number | null
  /** Rounds in all after which an effect inside the margin is proved to be; null: likewise. */
  roundsToProve(noise: Noise, effect: number, margin: number, after: number): number | null
  /** Smallest effect that a run of `most` rounds rejects by an analysis; Infinity: none. */
  detectableBy(noise: Noise, by: number, most: number): number
}

/** The first that meets a condition which all later ones meet, too; null: none does. */
function firstThat(ascending: readonly number[], holds: (one: number) => boolean): number | null {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(ascending[middle]!)) high = middle
    else low = middle + 1
  }
  return ascending[low] ?? null
}

/** The forecast of a table of rows with this noise, judged together at these analyses. */
export function makeForecast(
  rows: readonly Noise[],
  alpha: number,
  { most = DRAWN_ROUNDS, analyses = analysisRounds(most), foretold = FORETOLD_ROUNDS } = {},
): Forecast {
  const maxima = maximaOf(rows, most)
  const within = (rounds: number) => {
    const planned = analysisRounds(rounds)
    const reached = planned.filter((one) => one === rounds || analyses.includes(one))
    return spendingTo(alpha, rounds, reached)
  }
  const criticalsOf = cached((rounds: number) => familyCritical(within(rounds), maxima))
  let quiet: Draws | null = null
  const proofsOf = cached((rounds: number) => {
    quiet ??= new Draws(rows, NULL_DRAWS, most, 'quiet')
    return proofCritical(within(rounds), quiet)
  })
  const longer = analysisRounds(foretold).filter((rounds) => rounds > most)
  const first = (
    after: number,
    powerBy: (run: CriticalValues, times: number) => number,
    runOf: (rounds: number) => CriticalValues,
  ) => {
    const isEnough = (rounds: number) =>
      rounds > after && powerBy(runOf(Math.min(rounds, most)), Math.max(1, rounds / most)) >= POWER
    // What the last analyses of the longest drawn run seldom decide, no shorter run decides.
    const isSeldom = powerBy(runOf(most).slice(-LAST_ANALYSES), 1) < LEAST_POWER
    return (isSeldom ? undefined : analyses.find(isEnough)) ?? firstThat(longer, isEnough)
  }
  return {
    roundsToReject(noise, effect, after) {
      const draws = new Draws([noise], DRAWS, most, 'call', noiseErrorOf(noise))
      const powerBy = (run: CriticalValues, times: number) =>
        shareOf(draws.rejected(run, Math.sqrt(times) * effect))
      return first(after, powerBy, criticalsOf)
    },
    roundsToProve(noise, effect, margin, after) {
      const draws = new Draws([noise], DRAWS, most, 'prove', noiseErrorOf(noise))
      const powerBy = (run: CriticalValues, times: number) => {
        const under = draws.rejected(run, Math.sqrt(times) * (effect - margin))
        const over = draws.rejected(run, Math.sqrt(times) * (effect + margin))
        return shareOf(under.map((one, i) => one && over[i]!))
      }
      return first(after, powerBy, proofsOf)
    },
    detectableBy(noise, by, rounds) {
      const draws = new Draws([noise], DRAWS, most, 'detect')
      const run = criticalsOf(rounds).filter((one) => one.rounds <= by)
      if (run.every((one) => one.critical ** 2 >= one.rounds)) return Number.POSITIVE_INFINITY
      let [missed, found] = [0, 8 * noise.reduce((top, d) => Math.max(top, Math.abs(d)), 0)]
      for (let step = 0; step < BISECTIONS; step++) {
        const effect = (missed + found) / 2
        if (shareOf(draws.rejected(run, effect)) >= POWER) found = effect
        else missed = effect
      }
      return found
    },
  }
}

// The length of a trial.

/**
 * Noise within a process over noise between processes, in seconds: `v_w / v_b` of
 * `var(L) = v_b + v_w / L`, for a benchmark without data. From 24 recorded series, where a
 * third of 300 ms multiplied the variance of a pair's difference by 1.3 in the middle:
 * (v_b + v_w / .1) / (v_b + v_w / .3) = 1.3.
 */
export const WITHIN_OVER_BETWEEN_SEC = 0.053

/** Shorter trials would measure the loop, longer ones leave too few pairs. */
const LEAST_SEC = 0.01
const MOST_SEC = 0.5

/**
 * The length of a trial that gives most information in a given time when each trial costs `startSec`
 * on top: the L that minimises (startSec + L) var(L), which is sqrt(startSec v_w / v_b).
 */
export function bestLengthSec(startSec: number, ratioSec = WITHIN_OVER_BETWEEN_SEC): number {
  const best = Math.sqrt(Math.max(0, startSec) * ratioSec)
  return Math.min(MOST_SEC, Math.max(LEAST_SEC, best))
}

/**
 * In a short trial, the part of `startSec` that it may measure: 10 ms behind .3 s that a trial costs
 * would have six times the variance of a long one, and 40 ms, which take a tenth more, twice.
 */
const SHORT_PART = 1 / 8

/** The shortest trial that is worth its start, for a budget that has no room for longer ones. */
export const shortestLengthSec = (startSec: number): number =>
  Math.min(MOST_SEC, Math.max(LEAST_SEC, SHORT_PART * startSec))

/** What a trial may take beyond ten times what it should. */
export const PATIENCE_SEC = 10

/**
 * Time limit of a trial that is expected to take `expectedSec` (null: unknown): far beyond what load
 * on the machine explains, so that a trial that hangs does not use up the budget.
 */
export const trialLimitOf = (
  expectedSec: number | null,
  mostSec: number,
  patienceSec = PATIENCE_SEC,
) => (expectedSec === null ? mostSec : Math.min(mostSec, patienceSec + 10 * expectedSec))

/** The samples of one trial: their logarithms in order, and the seconds that each took. */
export type Samples = { values: readonly number[]; sampleSec: number }

/** The trials of two arms in one round, neighbours in time. */
export type SamplePair = { base: Samples; head: Samples }

/** The median of chi-square of one degree of freedom. */
const MEDIAN_CHI_SQUARE = 0.4549364

/** Weight of WITHIN_OVER_BETWEEN_SEC as a prior, in degrees of freedom. */
const PRIOR_FREEDOM = 8
/** Degrees of freedom of a median of squares, for each square. */
const MEDIAN_FREEDOM = 0.4
/** Least share of the variance that is between processes. */
const LEAST_BETWEEN = 0.05
/** Fewer pairs say nothing about their spread. */
const FEWEST_NOISE_PAIRS = 4

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Half the squared differences of neighbouring samples, times the seconds of one sample. */
const stepsOf = ({ values, sampleSec }: Samples) =>
  values.slice(1).map((value, i) => ((value - values[i]!) ** 2 / 2) * sampleSec)

/**
 * Variance within over variance between processes, in seconds. v_w comes from neighbouring samples
 * of one process; v_b from the pairs' differences, whose variance is 2 (v_b + v_w / L), so drift that
 * both arms share is in neither. Both are medians, since a few samples and pairs are far off. The
 * ratio is shrunk towards that of recorded series, on the log scale, the more the less data there
 * is; where no trial has two samples it is that of the recorded series.
 */
export function withinOverBetweenSec(pairs: readonly SamplePair[]): number {
  const trials = pairs.flatMap(({ base, head }) => [base, head])
  const steps = trials.flatMap(stepsOf)
  if (pairs.length < FEWEST_NOISE_PAIRS || steps.length < FEWEST_NOISE_PAIRS)
    return WITHIN_OVER_BETWEEN_SEC
  const within = medianOf(steps) / MEDIAN_CHI_SQUARE
  const differences = pairs.map(({ base, head }) => meanOf(head.values) - meanOf(base.values))
  const variance = robustSigmaOf(differences) ** 2 / 2
  const perSec = medianOf(trials.map(({ values, sampleSec }) => 1 / (values.length * sampleSec)))
  const inside = within * perSec
  const between = Math.max(variance - inside, LEAST_BETWEEN * Math.max(variance, inside))
  if (!(within > 0 && between > 0)) return WITHIN_OVER_BETWEEN_SEC
  const freedom = MEDIAN_FREEDOM * Math.min(steps.length, pairs.length - 1)
  const share = freedom / (freedom + PRIOR_FREEDOM)
  const [own, prior] = [Math.log(within / between), Math.log(WITHIN_OVER_BETWEEN_SEC)]
  return Math.exp(share * own + (1 - share) * prior)
}
