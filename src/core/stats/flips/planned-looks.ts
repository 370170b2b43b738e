/** When a run is looked at, and what each look may use of alpha. */
import type { Look } from '../../model/model.ts'
import { spendingOf } from './spending.ts'

/** Pairs below which no pattern of signs is rare enough at 5 %: 2^(1 - 5) is more. */
export const FEWEST_PAIRS = 6
/** Rounds of the first planned look. */
export const FIRST_LOOK = 8
/** Rounds of the looks up to 40; later ones grow by the same factor. */
const LOOKS = [FIRST_LOOK, 10, 12, 15, 18, 22, 27, 33, 40]
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

/** Rounds of all looks of a run of so many rounds. */
export const looksTo = (most: number): number[] => roundsOf(most, 0)

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
  return weighted(
    alpha,
    rounds.map((look) => ({ rounds: look })),
  )
}

/** The looks with their weights, where the budget pays for all rounds that it is not known for. */
function weighted(alpha: number, looks: readonly Omit<Look, 'weight'>[]): Look[] {
  const most = looks.at(-1)!.rounds
  const spent = spendingOf({
    alpha,
    looks: looks.map(({ rounds }) => rounds),
    paid: (rounds) => looks.find((look) => look.rounds === rounds)?.paid ?? most,
    ends: looks.flatMap(({ rounds, isEnd }) => (isEnd ? [rounds] : [])),
    ...{ rounds: most, final: true },
  })
  const whole = spent.at(-1)!.spent
  return looks.map((look, k) => ({
    ...look,
    weight: (spent[k]!.spent - (spent[k - 1]?.spent ?? 0)) / whole,
  }))
}

/** Where each part of a run is looked at once, after all its rounds. */
export const looksOfParts = (alpha: number, ends: readonly number[]): Look[] =>
  weighted(
    alpha,
    ends.map((rounds, part) => (part < ends.length - 1 ? { rounds, isEnd: true } : { rounds })),
  )

/** A run that is gone on with. */
export type GoneOn = {
  alpha: number
  looks: readonly Look[]
  /** Rounds that there are, and whether a final word was read of them. */
  rounds: number
  isRead: boolean
  /** Rounds that the budget paid for, as it was known at a look. */
  paid(rounds: number): number
  /** Rounds that it may have in all now, and before which the user wants no look. */
  most: number
  least?: number
}

/**
 * Looks of a run that is gone on with: those that were reached spend what they spent, whatever
 * limits hold now; a final word that was read is an end; later looks are planned anew.
 */
export function extendedLooks({ alpha, rounds, isRead, paid, ...ask }: GoneOn): Look[] {
  const reached = ask.looks
    .filter((look) => look.rounds <= rounds)
    .map(({ weight: _, ...look }) => ({ ...look, paid: look.paid ?? paid(look.rounds) }))
  const before = reached.filter((look) => look.rounds < rounds)
  const most = Math.max(ask.most, rounds)
  const later = roundsOf(most, Math.min(ask.least ?? 0, most)).filter((look) => look > rounds)
  const next = later.map((look) => ({ rounds: look }))
  if (!isRead) return weighted(alpha, [...reached, ...next])
  return weighted(alpha, [...before, { rounds, isEnd: true }, ...next])
}
