/** The noise of a benchmark in two parts: inside of its processes, and between them. */
import { medianOf } from '../series/median.ts'
import { robustSigmaOf } from '../series/robust-sigma.ts'
import { WITHIN_OVER_BETWEEN_SEC } from './trial-length.ts'

/** Of one trial: the logarithms of its samples in their order, and the seconds that each took. */
export type Samples = { values: readonly number[]; sampleSec: number }

/** Trials of one round under two arms, neighbours in time. */
export type SamplePair = { base: Samples; head: Samples }

/** The median of chi-square of one degree of freedom. */
const MEDIAN_CHI_SQUARE = 0.4549364

/** The ratio of the recorded series counts as much as so many degrees of freedom. */
const PRIOR_FREEDOM = 8
/** A median of squares tells as much as this share of them would. */
const MEDIAN_FREEDOM = 0.4
/** Of what is seen, at least this share is between processes. */
const LEAST_BETWEEN = 0.05
/** Fewer pairs tell nothing of their spread. */
const LEAST_PAIRS = 4

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Squares of differences of neighbouring samples, each half of it times the seconds of one. */
const stepsOf = ({ values, sampleSec }: Samples) =>
  values.slice(1).map((value, i) => ((value - values[i]!) ** 2 / 2) * sampleSec)

/**
 * Variance within over variance between processes, in seconds: v_w from neighbouring samples of
 * one process; v_b from the spread of the pairs' differences, of which 2 (v_b + v_w / L) is the
 * variance, so that what drifts in both arms is in neither. Medians of both, since a few samples
 * and pairs are far off. Drawn towards the ratio of recorded series, on the scale of its logarithm,
 * as far as there is little to go by; that ratio alone where no trial has two samples.
 */
export function withinOverBetweenSec(pairs: readonly SamplePair[]): number {
  const trials = pairs.flatMap(({ base, head }) => [base, head])
  const steps = trials.flatMap(stepsOf)
  if (pairs.length < LEAST_PAIRS || steps.length < LEAST_PAIRS) return WITHIN_OVER_BETWEEN_SEC
  const within = medianOf(steps) / MEDIAN_CHI_SQUARE
  const differences = pairs.map(({ base, head }) => meanOf(head.values) - meanOf(base.values))
  const seen = robustSigmaOf(differences) ** 2 / 2
  const perSec = medianOf(trials.map(({ values, sampleSec }) => 1 / (values.length * sampleSec)))
  const inside = within * perSec
  const between = Math.max(seen - inside, LEAST_BETWEEN * Math.max(seen, inside))
  if (!(within > 0 && between > 0)) return WITHIN_OVER_BETWEEN_SEC
  const freedom = MEDIAN_FREEDOM * Math.min(steps.length, pairs.length - 1)
  const share = freedom / (freedom + PRIOR_FREEDOM)
  const [own, prior] = [Math.log(within / between), Math.log(WITHIN_OVER_BETWEEN_SEC)]
  return Math.exp(share * own + (1 - share) * prior)
}
