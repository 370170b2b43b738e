/**
 * How often binaries are linked anew. Of the rounds that share a pair of layouts only their mean
 * tells something new, so the number of pairs decides: each round has its own where the budget has
 * room for that, and else as few rounds as the share of linking allows share one.
 *
 * The share: with layouts of variance `l`, rounds of variance `v`, links of L seconds and rounds of
 * R, what an estimate needs is (l + v/k) (L + k R) for k rounds a pair, least at k = sqrt(v L / l R)
 * (Kalibera and Jones, ISMM 2013). At k = 2 L/R, which spends a third on links, it is at most 29 %
 * above that for v/l from 4 to 100 and links of up to 8 rounds.
 */
import type { Suite } from '../model/model.ts'
import { FEWEST_PAIRS } from '../stats/schedule.ts'

/** Of the budget, at most this share goes into linking. */
const LINK_SHARE = 1 / 3

/** For so many pairs of layouts linking has up to half of the budget. */
const LEAST_LAYOUTS = 8
const MOST_SHARE = 0.5

/** The longest that a link of all arms may take: more would leave fewer pairs than decide anything. */
export const mostLinkSec = ({ budgetSec }: Suite): number => (MOST_SHARE * budgetSec) / FEWEST_PAIRS

/** What linking may take in `rounds` rounds, where linking all once takes `eachSec`. */
export function linkRoomSec({ budgetSec }: Suite, eachSec: number, rounds: number): number {
  const leastSec = Math.min(LEAST_LAYOUTS * eachSec, MOST_SHARE * budgetSec)
  return Math.min(rounds * eachSec, Math.max(LINK_SHARE * budgetSec, leastSec))
}

/** Rounds of `roundSec` that end within `sec`, with links of `eachSec` that have `roomSec` in all. */
export function roundsWithLinks(
  { sec, roomSec }: { sec: number; roomSec: number },
  { roundSec, eachSec }: { roundSec: number; eachSec: number },
): number {
  if (roundSec === 0) return Number.POSITIVE_INFINITY
  return Math.max(0, Math.floor(Math.max(sec / (roundSec + eachSec), (sec - roomSec) / roundSec)))
}

/** Of linking so far: the round of the last link, what all took, and what one takes. */
type LinksSeen = { last: number; spentSec: number; eachSec: number }

/**
 * Whether a round begins with new layouts. `leftSec` is what is left for rounds, `roundSec` what one
 * takes without a link. It reads times only, which count both arms alike.
 */
export function isLinkDue(
  suite: Suite,
  round: number,
  { last, spentSec, eachSec }: LinksSeen,
  { leftSec, roundSec }: { leftSec: number; roundSec: number },
): boolean {
  if (suite.layoutRounds === 0 || round - last < suite.layoutRounds) return false
  if (eachSec + roundSec > leftSec) return false
  if (eachSec === 0) return true
  const roomSec = linkRoomSec(suite, eachSec, suite.rounds.max) - spentSec
  const links = Math.floor(roomSec / eachSec)
  if (links < 1) return false
  const inTime = roundsWithLinks({ sec: leftSec, roomSec }, { roundSec, eachSec })
  const rounds = Math.min(suite.rounds.max - round, inTime)
  return round - last >= Math.max(1, Math.floor(rounds / links))
}
