/** What is not tried any more: a benchmark that an arm cannot do, so that the others go on. */

import { found, type Subject } from '../findings/finding.ts'
import type { Plan, Problem, TrialRecord } from '../model/model.ts'
import { reasonOf } from '../text/last-words.ts'
import { latestAttempts } from './collect.ts'

/** So many failed rounds in a row, and the arm has had its chance. */
export const HOPELESS_ROUNDS = 2

/**
 * A target of an arm, the last round in which it was tried, and what it said then; `isOdd`: that
 * was no output of an honest benchmark.
 */
export type GivenUp = { target: string; arm: string; round: number; why: string; isOdd?: true }

export const slotKey = (target: string, arm: string) => JSON.stringify([target, arm])

/**
 * Targets of arms that never worked and failed in their first two rounds, or whose server failed
 * in two rounds in a row at any time; all of them after the first round, where nothing worked in
 * any of several arms; and what gave odd output once, since it may be forged. A trial that fails
 * now and then goes on: its losses are counted. Out of memory is a result, and being stopped by us
 * is none. A function of the records alone, so that a resumed run gives up the same.
 */
export function givenUp(records: readonly TrialRecord[]): Map<string, GivenUp> {
  const latest = latestAttempts([...records])
  const bySlot = Map.groupBy(latest, ({ trial }) => slotKey(trial.target, trial.arm))
  const patience = nothingRan(latest) ? 1 : HOPELESS_ROUNDS
  const gone = new Map<string, GivenUp>()
  for (const [key, all] of bySlot) {
    const last = hopelessAt(
      all.sort((a, b) => a.trial.round - b.trial.round),
      patience,
    )
    if (last === null) continue
    const { target, arm, round } = last.trial
    const why = causeOf(last)
    gone.set(key, { target, arm, round, why, ...(isOdd(last) ? { isOdd: true } : {}) })
  }
  return gone
}

const hasFailed = ({ status }: TrialRecord) => !['ok', 'oom', 'stopped'].includes(status)

/** Whether every trial of several arms failed: the machine or the set-up is in the way. */
export function nothingRan(records: readonly TrialRecord[]): boolean {
  const arms = new Set(records.map(({ trial }) => trial.arm))
  return arms.size > 1 && records.every(hasFailed)
}

/** Arms of which no trial worked. */
export function neverRan(records: readonly TrialRecord[]): string[] {
  const byArm = Map.groupBy(records, ({ trial }) => trial.arm)
  return [...byArm].flatMap(([arm, own]) => (own.every(hasFailed) ? [arm] : []))
}

const isOdd = ({ problem }: TrialRecord) => problem?.code === 'odd-output'

/** What it did, and in which rounds it was tried in vain, in words. */
export function triedInVain({ round, isOdd }: GivenUp): string {
  if (isOdd) return 'cannot be trusted'
  const when =
    round === 0 ? 'the first round, as everything did' : `${HOPELESS_ROUNDS} rounds in a row`
  return `failed in ${when}`
}

/** The record after which there is no hope; null: there is. */
function hopelessAt(inOrder: TrialRecord[], patience: number): TrialRecord | null {
  let inARow = 0
  let hasWorked = false
  for (const record of inOrder) {
    if (isOdd(record)) return record
    if (!hasFailed(record)) [inARow, hasWorked] = [0, true]
    else if (!hasWorked || record.problem?.code === 'server-failed') inARow++
    else inARow = 0
    if (inARow >= patience) return record
  }
  return null
}

/**
 * Which targets of which arms are worth running: not given up, and not without a partner, because
 * every slot that they are compared with was.
 */
export function liveSlots(
  plan: Plan,
  records: readonly TrialRecord[],
): (target: string, arm: string) => boolean {
  const dead = givenUp(records)
  const blockOf = new Map(plan.targets.map(({ id, block }) => [id, block]))
  const partnersOf = (target: string, arm: string) =>
    plan.contrasts.flatMap((contrast) => {
      if (contrast.kind === 'interaction') return []
      if (contrast.kind === 'benchmarks') {
        if (contrast.arm !== arm) return []
        return plan.targets
          .filter(({ id, block }) => id !== target && block === blockOf.get(target))
          .map(({ id }) => slotKey(id, arm))
      }
      if (contrast.base === arm) return [slotKey(target, contrast.head)]
      return contrast.head === arm ? [slotKey(target, contrast.base)] : []
    })
  return (target, arm) => {
    if (dead.has(slotKey(target, arm))) return false
    const partners = partnersOf(target, arm)
    return partners.length === 0 || partners.some((partner) => !dead.has(partner))
  }
}

/** Benchmarks of which no trial worked on any side; where nothing did at all, that is said. */
export function failedEverywhere(
  records: readonly TrialRecord[],
  subjectOf: (target: string) => Subject,
): Problem[] {
  if (nothingRan(records)) return []
  const byTarget = Map.groupBy(records, ({ trial }) => trial.target)
  return [...byTarget].flatMap(([target, own]) =>
    new Set(own.map(({ trial }) => trial.arm)).size > 1 && own.every(hasFailed)
      ? [workedNowhere(subjectOf(target), causeOf(own.at(-1)))]
      : [],
  )
}

const causeOf = (last: TrialRecord | undefined) =>
  reasonOf(last?.problem?.message ?? last?.status ?? '')

/** A benchmark that has no row, because it failed on every side that has it. */
export const workedNowhere = (
  subject: Subject,
  cause: string,
  next = 'fix it, or accept it by that name',
): Problem => found('failed-everywhere', subject, { cause }, { next, cause })

/** A unit that may have any number of benchmarks, since it can list them on no side. */
export const listedNowhere = (unit: string, cause: string, how: string): Problem =>
  found(
    'unlisted',
    { unit },
    { cause },
    {
      next:
        `make \`${how}\` work where the benchmarks run (a TestMain may want a server, a file or a ` +
        'flag), leave the package out with "packages" in the suite, or accept it by that name',
      cause,
    },
  )

/** One problem per slot that was given up; one for all where nothing worked. */
export function givenUpProblems(
  records: readonly TrialRecord[],
  subjectOf: (target: string) => Subject,
): Problem[] {
  const all = [...givenUp(records).values()]
  const [first] = all
  if (first !== undefined && nothingRan(records)) {
    const { target, arm, why: cause } = first
    const isOfAll = all.every(({ why }) => why === cause)
    const next = 'the machine or the set-up is in the way: try that benchmark by hand'
    const subject = { ...subjectOf(target), arm }
    return [found('nothing-ran', subject, { cause, isOfAll }, { next, cause })]
  }
  return all.map((one) => {
    const { target, arm, round, isOdd, why: cause } = one
    const details = { rounds: round + 1, tried: triedInVain(one) }
    const more = { next: `fix what it said last: ${cause}`, cause }
    return found(isOdd ? 'odd-output' : 'given-up', { ...subjectOf(target), arm }, details, more)
  })
}
