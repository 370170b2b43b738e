/** Estimator of noisy metrics: the shift of paired differences. */
import type { Bar, Estimator } from '../contracts/estimator.ts'
import type { Estimate } from '../model/model.ts'
import type { Flips } from '../stats/flips/flips.ts'
import { balanceOf, intervalOf } from '../stats/flips/inversion.ts'
import { detectableOf } from '../stats/flips/power.ts'
import type { Row } from '../stats/flips/scores.ts'
import { countAsFar, type Leaning, leaning, limitOf } from '../stats/flips/step-down.ts'
import { completePairs } from '../stats/pairs/complete-pairs.ts'
import { differences } from '../stats/pairs/differences.ts'

/**
 * The paired comparison by turning round whole rounds: estimate, interval and p on
 * ln(head / base), or on head - base where a value is zero or less. Valid by the coin that orders
 * every round, whatever the noise. The interval inverts the test that decides about the row.
 */
export const paired: Estimator = {
  id: 'paired',
  about: 'differences inside rounds: what they lean to, and the effects that the test allows',
  test: 'sign flips of whole rounds, on capped differences of pairs',
  estimate(sample, bar) {
    const { rounds, base, head } = completePairs(sample.base, sample.head)
    const n = base.length
    if (n < 2) {
      const why = n === 0 ? 'no round gave a pair' : 'one round gives no interval'
      return { value: { kind: 'none', n, why }, problems: [] }
    }
    const { kind, values } = differences(base, head)
    const row: Row = new Float64Array(sample.base.length).fill(Number.NaN)
    rounds.forEach((round, i) => {
      row[round] = values[i]!
    })
    return { value: inverted(kind, row, n, bar), problems: [] }
  },
}

const ownLimit = (found: Leaning, flips: Flips, alpha: number) =>
  limitOf([found], flips, Math.floor(alpha * flips.count + 1e-9))

function inverted(kind: 'ratio' | 'difference', row: Row, n: number, bar: Bar): Estimate {
  const { flips, alpha } = bar
  const point = balanceOf(row)
  const found = leaning(row, 0)
  const limit = bar.limit ?? ownLimit(found, flips, alpha)
  const interval = intervalOf(row, limit, point)
  if (interval === null) {
    const why = `${n} rounds are too few for an interval`
    return { kind: 'none', n, why, point, scale: kind }
  }
  return {
    kind,
    n,
    point,
    ...interval,
    level: 1 - alpha,
    p: countAsFar(found, flips) / flips.count,
    detectable: detectableOf(row, limit, point),
  }
}
