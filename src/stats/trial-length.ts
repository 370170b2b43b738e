/** The length of a trial: the best one, the limit of its time, and the noise that decides both. */
import { medianOf, robustSigmaOf } from './distributions.ts'

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

/** The shortest trial that still measures, for a budget that has no room for longer ones. */
export const shortestLengthSec = LEAST_SEC

/**
 * Time limit of a trial that is expected to take `expectedSec` (null: unknown): far beyond what load
 * on the machine explains, so that a trial that hangs does not use up the budget.
 */
export const trialLimitOf = (expectedSec: number | null, mostSec: number) =>
  expectedSec === null ? mostSec : Math.min(mostSec, 10 + 10 * expectedSec)

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
