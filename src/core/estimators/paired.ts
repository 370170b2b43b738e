import type { Estimator } from '../contracts/estimator.ts'
import type { Problem } from '../model/model.ts'
import { completePairs } from '../stats/pairs/complete-pairs.ts'
import { detectableEffect } from '../stats/pairs/detectable-effect.ts'
import { differences } from '../stats/pairs/differences.ts'
import { prepareShift, type Shift } from '../stats/pairs/shift.ts'
import { shiftEstimate } from '../stats/pairs/shift-estimate.ts'
import { type Interval, shiftInterval } from '../stats/pairs/shift-interval.ts'
import { signedRankP } from '../stats/pairs/signed-rank-p.ts'

/** Fewest pairs for an interval at a level that was asked for. */
const LEAST_PAIRS = 6

/**
 * The paired comparison: capped signed-rank estimate, interval and exact p on ln(head / base),
 * or on head - base where a value is zero or less. Valid by the coin that orders every round,
 * whatever the noise. Below 6 pairs: smallest to largest difference with its true level.
 */
export const paired: Estimator = {
  id: 'paired',
  about: 'differences inside rounds: capped signed-rank estimate, exact interval and p',
  test: 'exact signed-rank test on paired differences, ranks capped at half',
  estimate(sample, alpha) {
    const { base, head } = completePairs(sample.base, sample.head)
    const n = base.length
    if (n < 2) {
      const why = n === 0 ? 'no round gave a pair' : 'one round gives no interval'
      return { value: { kind: 'none', n, why }, problems: [] }
    }
    const { kind, values } = differences(base, head)
    const shift = prepareShift(values)
    const interval = n < LEAST_PAIRS ? range(shift) : shiftInterval(shift, alpha)
    return {
      value: {
        kind,
        n,
        point: shiftEstimate(shift),
        ...interval,
        p: signedRankP(values),
        detectable: detectableEffect(interval),
      },
      problems: interval.level < 1 - alpha ? [lowLevel(n, interval.level, alpha)] : [],
    }
  },
}

function range({ n, walsh }: Shift): Interval {
  return { low: walsh[0]!, high: walsh.at(-1)!, level: 1 - 2 ** (1 - n) }
}

function lowLevel(n: number, level: number, alpha: number): Problem {
  const pct = (share: number): string => `${Number((100 * share).toFixed(2))} %`
  return {
    code: 'low-level',
    message: `${n} rounds give an interval of ${pct(level)} at most, not ${pct(1 - alpha)}`,
    next: 'run more rounds',
  }
}
