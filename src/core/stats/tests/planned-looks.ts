import type { Look } from '../../model/model.ts'

const MOST_LOOKS = 5
const GROWTH = 1.5
const FIRST = 8

/**
 * When to look at the data, fixed before there are any: from 8 rounds to `most`, growing by
 * about 1.5 each (evenly on the log scale), at most 5 looks. Weights are shares of alpha: the
 * last look gets .36 of 5 looks or .40 of fewer, the others share the rest; one look gets all.
 * The first look is late enough for its own test to be able to reject at all:
 * w_1 alpha >= 2^(1 - n_1) with the smallest weight .16, so alpha = .01 starts at 11.
 * When `most` is below that there is one look, at `most`. Cut `most` to what the budget pays
 * for before calling.
 * @param least rounds before which the user wants no look
 * @example plannedLooks({ alpha: 0.05, most: 40 }) // rounds 8 12 18 27 40, weights .16 x4, .36
 * @example plannedLooks({ alpha: 0.05, most: 20 }) // rounds 8 13 20, weights .3 .3 .4
 */
export function plannedLooks(ask: { alpha: number; most: number; least?: number }): Look[] {
  const { alpha, most } = ask
  const first = Math.max(FIRST, ask.least ?? 0, Math.ceil(1 + Math.log2(1 / (0.16 * alpha))))
  const steps = Math.round(Math.log(most / first) / Math.log(GROWTH))
  const count = Math.min(MOST_LOOKS, 1 + Math.max(0, steps))
  if (count === 1) return [{ rounds: most, weight: 1 }]
  const last = count === MOST_LOOKS ? 0.36 : 0.4
  return Array.from({ length: count }, (_, k) => ({
    rounds: Math.round(first * (most / first) ** (k / (count - 1))),
    weight: k === count - 1 ? last : (1 - last) / (count - 1),
  }))
}
