/** Lost pairs of a row: rounds that ran and gave no pair, and what that means (rule 4.1.1). */
import type { LossReason, PairedSample, Verdict } from '../model/model.ts'
import { binomialTest } from '../stats/tests/binomial-test.ts'

export type Losses = {
  /** Rounds that were run for this row; a row that was stopped has fewer than the table. */
  ran: number
  lost: number
  /** Rounds in which only this side gave no number. */
  baseOnly: number
  headOnly: number
  /** Trials that ran out of memory, which the suite says may happen; absent: none. */
  outOfMemory?: { base: number; head: number }
  /** Trials that failed for other reasons. */
  crashed: number
  /** Why a side is not run any more; absent: it is. */
  givenUp?: string
  /** That was for odd output; absent: for failing. */
  isOdd?: true
}

/** More than this share of lost pairs, and the row has failed. */
const MOST_LOST = 0.2
/** The p below which losses are taken to depend on the side. */
const LOPSIDED_P = 0.05

/**
 * Losses in the first `rounds` rounds. A gap on both sides after the row's last number was not
 * run, unless trials are known to have failed there; nor was one before it without trials that
 * have an order, in a row that has one elsewhere: it was stopped, and gone on with.
 */
export function countLosses(sample: PairedSample, rounds: number): Losses {
  const there = (value: number | null | undefined) => Number.isFinite(value ?? Number.NaN)
  const { base, head, failed, outOfMemory, givenUp, headFirst } = sample
  const hasOrder = headFirst.some((isFirst) => isFirst !== null)
  const ooms = (outOfMemory?.base ?? 0) + (outOfMemory?.head ?? 0)
  const crashed = Math.max(0, failed.base + failed.head - ooms)
  const losses: Losses = { ran: 0, lost: 0, baseOnly: 0, headOnly: 0, crashed }
  if (outOfMemory) losses.outOfMemory = outOfMemory
  if (givenUp && givenUp.round < rounds) {
    losses.givenUp = givenUp.detail
    if (givenUp.isOdd) losses.isOdd = true
  }
  let bothGone = 0
  for (let round = 0; round < Math.min(rounds, base.length); round++) {
    const [b, h] = [there(base[round]), there(head[round])]
    if (!b && !h) {
      if (!hasOrder || headFirst[round] !== null) bothGone++
      continue
    }
    losses.ran = round + 1
    losses.lost += bothGone + (b && h ? 0 : 1)
    losses.baseOnly += !b && h ? 1 : 0
    losses.headOnly += b && !h ? 1 : 0
    bothGone = 0
  }
  const unseen = Math.max(failed.base, failed.head) - losses.lost
  const after = Math.max(0, Math.min(unseen, bothGone))
  return { ...losses, ran: losses.ran + after, lost: losses.lost + after }
}

/** Whether so many pairs are lost that the row cannot be judged on what there is so far. */
export function lostTooMany({ ran, lost }: Pick<Losses, 'ran' | 'lost'>): boolean {
  return lost > MOST_LOST * ran
}

/** The side that alone gave no number in some round; {}: neither did, or each in its turn. */
function onlySide({ baseOnly, headOnly }: Losses): { side?: 'base' | 'head' } {
  if (baseOnly > 0 && headOnly === 0) return { side: 'base' }
  return headOnly > 0 && baseOnly === 0 ? { side: 'head' } : {}
}

/**
 * `failed` with its reason; not decided, where no round of it was whole; or null. `most`: rounds
 * that the row will have at the end; while more may come, a row fails early only if they cannot
 * bring the share of lost pairs down enough.
 */
export function lossVerdict(losses: Losses, most: number): Verdict | null {
  const { ran, lost, baseOnly, headOnly, outOfMemory: oom, crashed } = losses
  const failed = (reason: LossReason, detail: string) => {
    // Out of memory is a result; what fails beside it is none.
    if (!oom || crashed > MOST_LOST * most)
      return { word: 'failed', reason, detail, ...onlySide(losses) } as const
    const counts = `base ${oom.base} times, head ${oom.head} times`
    const message = `out of memory in ${ran} rounds: ${counts}`
    return { word: 'failed', reason: 'out-of-memory', detail: message } as const
  }
  if (losses.givenUp !== undefined) {
    const reason = losses.isOdd ? 'odd-output' : 'given-up'
    return { word: 'failed', reason, detail: losses.givenUp, ...onlySide(losses) }
  }
  const ofThem = `${baseOnly} on base only, ${headOnly} on head only`
  if (lost > MOST_LOST * most && lost === ran) {
    return failed('no-data', `none of ${ran} rounds gave a pair (${ofThem})`)
  }
  if (most === 0) return { word: 'inconclusive', reason: 'too-few-rounds', roundsNeeded: null }
  if (binomialTest(baseOnly, headOnly) < LOPSIDED_P) {
    return failed('lopsided-losses', `rounds lost by one side more than by the other: ${ofThem}`)
  }
  if (lost > MOST_LOST * most) {
    return failed('lost-pairs', `${lost} of ${ran} rounds gave no pair (${ofThem})`)
  }
  return null
}
