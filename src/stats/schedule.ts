/**
 * The schedule of interim analyses: after which rounds a run is analysed, and how much of alpha
 * each analysis may have spent. Rounds and times decide this, never measured values, so the error
 * probability alpha holds over all analyses together.
 * Source: Lan and DeMets, Discrete sequential boundaries for clinical trials, 1983.
 */
import type { PlannedAnalysis } from '../model/model.ts'

/** Fewest clusters of pairs for a verdict: with 5, the rarest sign pattern has p = 2^(1 - 5) > 5 %. */
export const FEWEST_PAIRS = 6
/** Rounds of the first planned analysis. */
export const FIRST_ANALYSIS = 8
/**
 * Each analysis has so many times the rounds of the one before: 8, 10, 12, 15, 19, 24, 30, ... None
 * is planned that the end follows after less growth: it would cost more than it finds.
 */
const GROWTH = 1.25

/** Share of alpha that a run may spend; the rest is for runs that are extended. */
const MAIN_SHARE = 0.9
/** Share of the remaining alpha that each extension may spend. */
const EXTENSION_SHARE = 0.8
/** Exponent of the spending function: above 1, alpha is saved for later analyses, which know more. */
const SPENDING_EXPONENT = 1.75
/**
 * Of a part with more than so many rounds, this share of alpha is spent on them as if there were
 * no more, so that a large effect does not wait for a share of a long run.
 */
const EARLY = { rounds: 40, share: 0.1 }
/** A run of fewer rounds has no chance to see a tail. */
const FEWEST_FOR_TAIL = 20
/** Share of a part's alpha that the test of the tail has, once, at its end. */
const TAIL_SHARE = 0.45
/**
 * Share of it that is left for shifts at the end, though earlier analyses had all of it: they did
 * not expect as many rounds as a tail needs. Without it the last rounds could decide nothing.
 */
const LAST_SHARE = 0.1

/** One analysis that was reached, with the alpha that may have been spent by then. */
export type InterimAnalysis = {
  rounds: number
  /** Cumulative probability of any false rejection of "no shift" in the family; 0 to alpha. */
  cumulativeAlpha: number
  /** Probability of any false rejection of "no longer tail" here; 0 unless isEnd. */
  tailAlpha: number
  /** Cumulative probability of a false proof of equivalence, by row and side; 0 to alpha. */
  cumulativeProofAlpha: number
  /** A final verdict is read here. */
  isEnd: boolean
}

/** What the spending function depends on. */
type SpendingPlan = {
  alpha: number
  /** Planned analyses, in rounds, ascending. */
  analyses: readonly number[]
  /** Rounds that the budget pays for in all, as known at an analysis. */
  roundsInBudget(rounds: number): number
  /** Rounds after which a final verdict was read and the run was extended. */
  partEnds: readonly number[]
  /** Rounds so far. */
  rounds: number
  /** No more rounds will come. */
  final: boolean
}

/** Alpha that parts 0 to `part` of a run may have spent at their ends; part 0 is the main run. */
const alphaAfterPart = (alpha: number, part: number): number =>
  part < 0 ? 0 : alpha - alpha * (1 - MAIN_SHARE) * (1 - EXTENSION_SHARE) ** part

/** Alpha that one part of a run may spend, counted from 0: .045, .004, ... of .05. */
export const alphaOfPart = (alpha: number, part: number): number =>
  alphaAfterPart(alpha, part) - alphaAfterPart(alpha, part - 1)

/** The spending function inside of a part: share of its alpha after `ran` of `most` rounds. */
function spendingShare(ran: number, most: number): number {
  const late = (ran / most) ** SPENDING_EXPONENT
  if (most <= EARLY.rounds) return late
  const early = Math.min(1, ran / EARLY.rounds) ** SPENDING_EXPONENT
  return EARLY.share * early + (1 - EARLY.share) * late
}

/** Share of a part's alpha that is for shifts, where so many rounds are foreseen. */
const shiftShare = (rounds: number) => (rounds < FEWEST_FOR_TAIL ? 1 : 1 - TAIL_SHARE)

/**
 * Rounds that an analysis foresees for the run: those that the budget pays for, and no fewer than
 * the next planned analysis has. A budget that is nearly spent may still pay for a round more than
 * it seemed to, and an analysis that had spent all of alpha would leave none for the last one.
 */
function foreseenRounds(
  analysedAt: number,
  { analyses, roundsInBudget }: Pick<SpendingPlan, 'analyses' | 'roundsInBudget'>,
): number {
  const next = analyses.find((one) => one > analysedAt) ?? analysedAt
  return Math.max(next, roundsInBudget(analysedAt))
}

/**
 * The analyses that the rounds so far have reached, ascending, with cumulative alpha spending. A
 * part that has ended, wherever it ended, has spent all of its alpha: for shifts, and what is left
 * of it on the tail.
 */
export function alphaSpending(plan: SpendingPlan): InterimAnalysis[] {
  const { rounds, final } = plan
  const ends = plan.partEnds.filter((end) => end < rounds || (end === rounds && !final))
  const stops = [...ends, ...(final ? [rounds] : [])]
  const analysedAfter = [...new Set([...plan.analyses.filter((one) => one <= rounds), ...stops])]
  const reached: InterimAnalysis[] = []
  let [part, start] = [0, 0]
  let [alphaBefore, proofAlphaBefore] = [0, 0]
  for (const analysedAt of analysedAfter.sort((a, b) => a - b)) {
    const own = alphaOfPart(plan.alpha, part)
    const isEnd = stops.includes(analysedAt)
    const most = isEnd ? analysedAt : foreseenRounds(analysedAt, plan)
    const share = own * spendingShare(analysedAt - start, most - start)
    const last = reached.at(-1)
    const spent = (last?.cumulativeAlpha ?? 0) + (isEnd ? LAST_SHARE * own : 0)
    const cumulativeAlpha = Math.min(
      alphaBefore + own,
      Math.max(spent, alphaBefore + shiftShare(most) * share),
    )
    const cumulativeProofAlpha = Math.max(last?.cumulativeProofAlpha ?? 0, proofAlphaBefore + share)
    const tailAlpha = isEnd ? alphaBefore + own - cumulativeAlpha : 0
    reached.push({ rounds: analysedAt, cumulativeAlpha, tailAlpha, cumulativeProofAlpha, isEnd })
    if (isEnd)
      [part, start, alphaBefore, proofAlphaBefore] = [
        part + 1,
        analysedAt,
        cumulativeAlpha,
        cumulativeProofAlpha,
      ]
  }
  return reached
}

/** Rounds of the analyses of a run of at most `most` rounds, none before `least`. */
export function analysisRounds(most: number, least = 0): number[] {
  const rounds: number[] = []
  for (let next = FIRST_ANALYSIS; GROWTH * next <= most; next *= GROWTH) {
    if (Math.floor(next) >= least) rounds.push(Math.floor(next))
  }
  return [...rounds, most]
}

/**
 * The planned analyses of a run, fixed before any data: after 8 rounds, and again each time the
 * rounds have grown by a quarter. Alpha that an analysis does not use is left to later ones.
 * Weights are the shares of alpha that the analyses may spend if all rounds are run.
 * @param request.least rounds before which the user wants no analysis
 * @example plannedAnalyses({ alpha: 0.05, most: 20 }) // rounds 8 10 12 15 20
 */
export function plannedAnalyses(request: {
  alpha: number
  most: number
  least?: number
}): PlannedAnalysis[] {
  const { alpha, most, least = 0 } = request
  const rounds = analysisRounds(most, Math.min(least, most))
  return weighted(
    alpha,
    rounds.map((one) => ({ rounds: one })),
  )
}

/**
 * The analyses with their weights; where `paid` is unknown, the budget pays for all rounds. A part in
 * which nothing had to run spends nothing; where none had to, all is left to the last.
 */
function weighted(
  alpha: number,
  all: readonly Omit<PlannedAnalysis, 'weight'>[],
): PlannedAnalysis[] {
  const analyses = all.filter(({ rounds }) => rounds > 0)
  const most = analyses.at(-1)?.rounds
  if (most === undefined)
    return all.map((one, k) => ({ ...one, weight: Number(k === all.length - 1) }))
  const reached = alphaSpending({
    alpha,
    analyses: analyses.map(({ rounds }) => rounds),
    roundsInBudget: (rounds) => analyses.find((one) => one.rounds === rounds)?.paid ?? most,
    partEnds: analyses.flatMap(({ rounds, isEnd }) => (isEnd ? [rounds] : [])),
    rounds: most,
    final: true,
  })
  const whole = reached.at(-1)!.cumulativeAlpha
  const weightOf = (k: number) =>
    (reached[k]!.cumulativeAlpha - (reached[k - 1]?.cumulativeAlpha ?? 0)) / whole
  const empty = all.length - analyses.length
  return all.map((one, k) => ({ ...one, weight: k < empty ? 0 : weightOf(k - empty) }))
}

/** One analysis at the end of each part of a run. */
export const analysesOfParts = (alpha: number, ends: readonly number[]): PlannedAnalysis[] =>
  weighted(
    alpha,
    ends.map((rounds, part) => (part < ends.length - 1 ? { rounds, isEnd: true } : { rounds })),
  )

/** A run that is extended. */
type ExtendedRun = {
  alpha: number
  /** Its analyses as planned so far. */
  analyses: readonly PlannedAnalysis[]
  /** Rounds so far. */
  rounds: number
  /** A final verdict was read after these rounds. */
  isRead: boolean
  /** Rounds that the budget paid for, as known at an analysis. */
  roundsInBudget(rounds: number): number
  /** Rounds that the run may have in all now. */
  most: number
  /** Rounds before which the user wants no analysis. */
  least?: number
}

/**
 * The analyses of an extended run: those that were reached keep what they spent; a final verdict
 * that was read ends a part; later analyses are planned anew.
 */
export function extendedAnalyses({
  alpha,
  rounds,
  isRead,
  roundsInBudget,
  ...request
}: ExtendedRun): PlannedAnalysis[] {
  const analyses = request.analyses.map((one) => one.rounds)
  const reached = request.analyses
    .filter((one) => one.rounds <= rounds)
    .map(({ weight: _, ...one }) => ({
      ...one,
      paid: one.paid ?? foreseenRounds(one.rounds, { analyses, roundsInBudget }),
    }))
  const most = Math.max(request.most, rounds)
  const next = analysisRounds(most, Math.min(request.least ?? 0, most))
    .filter((one) => one > rounds)
    .map((one) => ({ rounds: one }))
  if (!isRead) return weighted(alpha, [...reached, ...next])
  const before = reached.filter((one) => one.rounds < rounds)
  return weighted(alpha, [...before, { rounds, isEnd: true }, ...next])
}
