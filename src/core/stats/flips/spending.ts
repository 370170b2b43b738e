/** How much of alpha may have been spent after each look: rounds and times decide, never values. */

/** Of alpha, what the first final word may spend; the rest is for runs that are gone on with. */
export const MAIN_SHARE = 0.9
/** Of what is held back, what a run that is gone on with may spend; of what is left, likewise. */
const NEXT_SHARE = 0.8
/** Least share of the first part that its first look may spend: at 8 rounds one pattern of 128. */
const FIRST_SHARE = 0.18
/** A later part is short of alpha: it saves nearly all of it for its last looks. */
const LATER_POWER = 3

export type Spent = {
  rounds: number
  /** Chance of a false call that may have been used up, this look included. */
  spent: number
  /** Chance of a false proof of "no change" of one row and side, likewise. */
  proof: number
  /** A final word is read here. */
  isEnd: boolean
}

export type Course = {
  alpha: number
  /** Rounds at which it is planned to look, ascending. */
  looks: readonly number[]
  /** Rounds that the budget pays for in all, as known at a look. */
  paid(rounds: number): number
  /** Rounds after which a final word was read already: the run was gone on with. */
  ends: readonly number[]
  /** Rounds so far, and whether their end is the end. */
  rounds: number
  final: boolean
}

/** What the parts up to the p-th, counted from 0, may have spent at their ends. */
const atEnd = (alpha: number, part: number): number =>
  part < 0 ? 0 : alpha - alpha * (1 - MAIN_SHARE) * (1 - NEXT_SHARE) ** part

/** Of alpha, what the p-th part of a run may spend, counted from 0: .045, .004, ... of .05. */
export const ofPart = (alpha: number, part: number): number =>
  atEnd(alpha, part) - atEnd(alpha, part - 1)

/** Grows as the part's share of its rounds, and as a power of it for proofs and in later parts. */
function within(course: Course, part: number, start: number, rounds: number): Spent {
  const { alpha } = course
  const most = Math.max(rounds, course.paid(rounds))
  const share = most === start ? 1 : (rounds - start) / (most - start)
  const grown = part === 0 ? Math.max(FIRST_SHARE, share) : share ** LATER_POWER
  const [before, after] = [atEnd(alpha, part - 1), atEnd(alpha, part)]
  return {
    rounds,
    spent: before + (after - before) * grown,
    proof: before + (after - before) * share ** 1.5,
    isEnd: false,
  }
}

/**
 * The looks that the rounds so far have reached, each with what may have been spent. A part that
 * ended, wherever it ended, has spent all that is its own at its end. The first part has nine
 * tenths of alpha; each time a run is gone on with, it gets four fifths of what is still there.
 */
export function spendingOf(course: Course): Spent[] {
  const { looks, rounds, final, alpha } = course
  const ends = course.ends.filter((end) => end < rounds || (end === rounds && !final))
  const stops = [...ends, ...(final ? [rounds] : [])]
  const places = [...new Set([...looks.filter((look) => look <= rounds), ...stops])]
  const found: Spent[] = []
  for (const place of places.sort((a, b) => a - b)) {
    const part = ends.filter((end) => end < place).length
    const start = ends[part - 1] ?? 0
    const end = atEnd(alpha, part)
    const now = stops.includes(place)
      ? { rounds: place, spent: end, proof: end, isEnd: true }
      : within(course, part, start, place)
    const last = found.at(-1)
    found.push({
      ...now,
      spent: Math.max(now.spent, last?.spent ?? 0),
      proof: Math.max(now.proof, last?.proof ?? 0),
    })
  }
  return found
}
