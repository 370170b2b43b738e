/** How long a trial runs: long enough that its start is not most of it, and no longer. */

/**
 * Noise inside of a process over noise between processes, in seconds: `v_w / v_b` of
 * `var(L) = v_b + v_w / L`, where nothing is known of a benchmark. From 24 recorded series, where a
 * third of 300 ms multiplied the variance of a pair's difference by 1.3 in the middle:
 * (v_b + v_w / .1) / (v_b + v_w / .3) = 1.3.
 */
export const WITHIN_OVER_BETWEEN_SEC = 0.053

/** Of a clock that ticks in ns, shorter ones would measure the loop; longer ones, too few pairs. */
const LEAST_SEC = 0.01
const MOST_SEC = 0.5

/**
 * Seconds of measuring per trial that tell most in a given time, where each trial costs `startSec`
 * beside: the L that minimises (startSec + L) var(L), which is sqrt(startSec v_w / v_b).
 */
export function bestLengthSec(startSec: number, ratioSec = WITHIN_OVER_BETWEEN_SEC): number {
  const best = Math.sqrt(Math.max(0, startSec) * ratioSec)
  return Math.min(MOST_SEC, Math.max(LEAST_SEC, best))
}

/** The shortest trial that still measures: for a budget that has no room for better ones. */
export const shortestLengthSec = LEAST_SEC

/**
 * After how long a trial is ended that was expected to take `expectedSec`: far beyond what load of
 * the machine explains, so that one that hangs does not eat the budget.
 */
export const trialLimitOf = (expectedSec: number | null, mostSec: number) =>
  expectedSec === null ? mostSec : Math.min(mostSec, 10 + 10 * expectedSec)
