/** Commits between a good one and one that is not: which to measure next, what is left. */

/** A commit of the history between the two ends, oldest first. */
export type Commit = { sha: string; subject: string }

/**
 * What was shown of a candidate. as-good: it differs from the bad end; as-bad: from the good end;
 * between: from both, so that there is more than one step; open: from neither; skipped: it does not
 * build, or does not run.
 */
export type Word = 'as-good' | 'as-bad' | 'between' | 'open' | 'skipped'

/** Places in the list: the step is after `low` and at `high` or before. */
export type Bracket = { low: number; high: number }

/** So many candidates run beside the two ends. */
export const CANDIDATES = 3

const insideOf = ({ low, high }: Bracket, skipped: ReadonlySet<number>): number[] =>
  Array.from({ length: Math.max(0, high - low - 1) }, (_, i) => low + 1 + i).filter(
    (place) => !skipped.has(place),
  )

/** Places that cut the bracket into parts as equal as can be; none: there is nothing to ask. */
export function candidatesIn(
  bracket: Bracket,
  skipped: ReadonlySet<number>,
  most: number = CANDIDATES,
): number[] {
  const inside = insideOf(bracket, skipped)
  const count = Math.min(most, inside.length)
  const at = (i: number) => Math.floor(((i + 1) * (inside.length + 1)) / (count + 1)) - 1
  return Array.from({ length: count }, (_, i) => inside[at(i)]!)
}

/** What a candidate showed; `share`: of the whole difference, how much of it is there already. */
export type ShownPlace = { place: number; word: Word; share: number | null }

/**
 * The bracket with what is known of candidates in it. Of several steps the larger part is followed.
 * The first that is as bad ends it, then the last before that which is as good begins it.
 */
export function narrowed({ low, high }: Bracket, shown: readonly ShownPlace[]): Bracket {
  const isAfter = ({ word, share }: ShownPlace) =>
    word === 'as-bad' || (word === 'between' && (share ?? 1) >= 0.5)
  const isBefore = (one: ShownPlace) =>
    one.word === 'as-good' || (one.word === 'between' && !isAfter(one))
  const end = Math.min(high, ...shown.filter(isAfter).map(({ place }) => place))
  const before = shown.filter((one) => isBefore(one) && one.place < end)
  return { low: Math.max(low, ...before.map(({ place }) => place)), high: end }
}

/** Candidates that have to go on: undecided, and inside of what is left. */
export const openIn = ({ low, high }: Bracket, shown: readonly ShownPlace[]): ShownPlace[] =>
  shown.filter(({ place, word }) => word === 'open' && place > low && place < high)

/** Stages that name one commit of so many, if every candidate is decided. */
export const stagesFor = (commits: number, most: number = CANDIDATES): number => {
  let [left, stages] = [commits, 0]
  for (; left > 1; stages++) left = Math.ceil(left / (most + 1))
  return Math.max(1, stages)
}

/** Stages that there may be: some commits do not build, and some candidates stay open. */
export const SPARE_STAGES = 2

const [TIMES_AS_MANY, MOST_ROUNDS] = [4, 1_000]

/**
 * Rounds at most of a stage after one that told nothing in so many; null: there is no use in more.
 * It is one of the spare stages, on fresh rounds, so what it may spend is its own. To begin with
 * as many would be worse: what is easy to tell would take twice the rounds.
 */
export const roundsAfter = (rounds: number): number | null =>
  TIMES_AS_MANY * rounds <= MOST_ROUNDS ? TIMES_AS_MANY * rounds : null

/** How often a bisection may name a wrong commit, over all rows, looks and stages. */
export const WRONG_NAME_ALPHA = 0.05

/** What one stage may spend, so that over all of them a wrong name is as rare as `alpha` says. */
export const alphaOfStage = (alpha: number, commits: number): number =>
  alpha / (stagesFor(commits) + SPARE_STAGES)

/** What it will take, said before it begins; seconds of measuring, null: not known before a run. */
export type Expected = {
  commits: number
  stages: number
  builds: number
  aboutSec: number | null
  /** By the budget of a stage. */
  mostSec: number
}

/** `commits`: after the good end, up to the bad one; seconds are of one stage. */
export const expectedOf = (
  commits: number,
  stage: { aboutSec: number | null; mostSec: number },
): Expected => {
  const stages = stagesFor(commits)
  return {
    ...{ commits, stages, builds: mostBuilds(commits) },
    aboutSec: stage.aboutSec === null ? null : stages * stage.aboutSec,
    mostSec: (stages + SPARE_STAGES) * stage.mostSec,
  }
}

/** Builds at most: both ends, and the candidates of every stage. */
export const mostBuilds = (commits: number): number =>
  2 + Math.min(Math.max(0, commits - 1), CANDIDATES * stagesFor(commits))
