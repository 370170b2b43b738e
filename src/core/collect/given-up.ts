/** What is not tried any more: a benchmark that an arm cannot do, so that the others go on. */

import type { Plan, Problem, TrialRecord } from '../model/model.ts'
import { latestAttempts } from './collect.ts'

/** So many failed rounds in a row, and the arm has had its chance. */
export const HOPELESS_ROUNDS = 2

/** A target of an arm, the last round in which it was tried, and what it said then. */
export type GivenUp = { target: string; arm: string; round: number; why: string }

export const slotKey = (target: string, arm: string) => JSON.stringify([target, arm])

const WHY_CAP = 400

/**
 * Targets of arms that never worked and failed in their first two rounds, or whose server failed
 * in two rounds in a row at any time. A trial that fails now and then goes on: its losses are
 * counted. Out of memory is a result, and being stopped by us is none. A function of the records
 * alone, so that a resumed run gives up the same.
 */
export function givenUp(records: readonly TrialRecord[]): Map<string, GivenUp> {
  const bySlot = Map.groupBy(latestAttempts([...records]), ({ trial }) =>
    slotKey(trial.target, trial.arm),
  )
  const found = new Map<string, GivenUp>()
  for (const [key, all] of bySlot) {
    const last = hopelessAt(all.sort((a, b) => a.trial.round - b.trial.round))
    if (last === null) continue
    const { target, arm, round } = last.trial
    found.set(key, { target, arm, round, why: inShort(last.problem?.message ?? last.status) })
  }
  return found
}

/** What happened, and the last thing that was said of it. */
function inShort(message: string): string {
  const lines = message.split('\n').map((line) => line.trim())
  const last = lines.length > 1 ? ` ${lines.findLast(Boolean)}` : ''
  return `${lines[0]}${last}`.slice(0, WHY_CAP)
}

/** The record after which there is no hope; null: there is. */
function hopelessAt(inOrder: TrialRecord[]): TrialRecord | null {
  let inARow = 0
  let hasWorked = false
  for (const record of inOrder) {
    const failed = !['ok', 'oom', 'stopped'].includes(record.status)
    if (!failed) [inARow, hasWorked] = [0, true]
    else if (!hasWorked || record.problem?.code === 'server-failed') inARow++
    else inARow = 0
    if (inARow >= HOPELESS_ROUNDS) return record
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

/** One problem per slot that was given up. */
export function givenUpProblems(records: readonly TrialRecord[]): Problem[] {
  return [...givenUp(records).values()].map(({ target, arm, round, why }) => ({
    code: 'given-up',
    message: `not run after round ${round + 1}: failed in ${HOPELESS_ROUNDS} rounds in a row`,
    where: `${target} on ${arm}`,
    next: `mend what it said last: ${why}`,
  }))
}
