import type { Look } from '../../model/model.ts'
import { spendingOf } from './spending.ts'

/** Rounds of the looks up to 40; later ones grow by the same factor. */
const LOOKS = [8, 10, 12, 15, 18, 22, 27, 33, 40]
const GROWTH = 1.22

/** Rounds at which a run of at most `most` rounds looks, if it looks at `least` at the earliest. */
function roundsOf(most: number, least: number): number[] {
  const rounds: number[] = []
  for (let k = 0; ; k++) {
    const next = LOOKS[k] ?? Math.round(rounds.at(-1)! * GROWTH)
    if (next >= most) return [...rounds.filter((one) => one >= least), most]
    rounds.push(next)
  }
}

/**
 * When to look at the data, fixed before there are any: after 8 rounds, and then whenever there
 * are about a fifth more. The first look is early enough to call what everybody can see, and a
 * look costs little, since what it does not use up is left to later ones. Weights are the shares
 * of alpha that the looks may spend if all rounds are run, those of later parts not counted.
 * @param least rounds before which the user wants no look
 * @example plannedLooks({ alpha: 0.05, most: 20 }) // rounds 8 10 12 15 18 20
 */
export function plannedLooks(ask: { alpha: number; most: number; least?: number }): Look[] {
  const { alpha, most, least = 0 } = ask
  const rounds = roundsOf(most, Math.min(least, most))
  const paid = () => most
  const spent = spendingOf({ alpha, looks: rounds, paid, ends: [], rounds: most, final: true })
  const whole = spent.at(-1)!.spent
  return spent.map((look, k) => ({
    rounds: look.rounds,
    weight: (look.spent - (spent[k - 1]?.spent ?? 0)) / whole,
  }))
}
