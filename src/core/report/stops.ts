/** Which targets stop, so that the time that is left goes to rows that it can decide. */

import { futility } from '../../stats/power.ts'
import { recordSec, roundsBudgetSec } from '../design/rounds-paid.ts'
import { TOLERANCE } from '../gate/tolerance.ts'
import type { PairedSample, Plan, TrialRecord } from '../model/model.ts'

/** A gating row that is still open, and the targets that run for it. */
export type OpenRow = { sample: PairedSample; targets: readonly string[] }

/** Seconds of a round by target, as the rounds since half of them took. */
function secByTarget(records: readonly TrialRecord[], rounds: number): Map<string, number> {
  const recent = Math.floor(rounds / 2)
  const sec = new Map<string, number>()
  for (const record of records) {
    const { round, target } = record.trial
    if (round < recent || round >= rounds) continue
    sec.set(target, (sec.get(target) ?? 0) + recordSec(record) / (rounds - recent))
  }
  return sec
}

/**
 * The targets that go on: without those of which every open row is futile in the rounds that the
 * budget still pays for, the furthest first, since each that stops pays for more rounds of the
 * others. Empty: nothing that is left can be decided.
 */
export function worthGoingOn(
  plan: Plan,
  records: readonly TrialRecord[],
  rounds: number,
  active: ReadonlySet<string>,
  open: readonly OpenRow[],
): Set<string> {
  const going = new Set(active)
  if (plan.suite.until === 'rounds' || plan.machines !== null) return going
  const roundSec = secByTarget(records, rounds)
  const spentSec = records
    .filter(({ trial }) => trial.round < rounds)
    .reduce((sum, record) => sum + recordSec(record), 0)
  const leftSec = Math.max(0, roundsBudgetSec(plan.suite) - spentSec)
  const byTarget = new Map<string, PairedSample[]>()
  for (const { sample, targets } of open) {
    for (const target of targets) byTarget.set(target, [...(byTarget.get(target) ?? []), sample])
  }
  const prospect = { rounds, alpha: plan.alpha, tolerance: plan.suite.gate.tolerance ?? TOLERANCE }
  while (going.size > 0) {
    const sec = [...going].reduce((sum, target) => sum + (roundSec.get(target) ?? 0), 0)
    const more = sec === 0 ? Number.POSITIVE_INFINITY : Math.floor(leftSec / sec)
    const most = Math.min(plan.suite.rounds.max, rounds + more)
    const farness = [...going].flatMap((target) => {
      const rows = byTarget.get(target) ?? []
      const far = rows.map((row) => futility(row, { ...prospect, most, rows: open.length }))
      return far.length > 0 && far.every((one) => one > 1)
        ? [{ target, far: Math.min(...far) }]
        : []
    })
    const [worst] = farness.sort((a, b) => b.far - a.far)
    if (worst === undefined) break
    going.delete(worst.target)
  }
  // What runs along beside the open rows does not run alone.
  const isLeft = open.length === 0 || [...going].some((target) => byTarget.has(target))
  return isLeft ? going : new Set()
}
