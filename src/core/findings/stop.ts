/** Why a run ended, as data and in words. */
import { z } from 'zod'
import { count } from '../model/bounds.ts'

/**
 * - `budget`: its time was over. `rounds`: it ran all that were planned.
 * - `stopped`: somebody stopped it.
 * - `decided`: every row has a verdict that more rounds do not change; `no-step`: of a bisection,
 *   the whole difference was shown to be none. `candidates`: all commits of one are decided.
 * - `undecidable`: what the budget still paid for would decide nothing.
 * - `all-failed`: every benchmark that was left failed. `nothing-to-run`: there was none.
 * - `records`: the report was made from the raw records of a run that left none.
 * - `merged`: the report pools those of so many runs.
 */
export type Stop = z.infer<typeof stopSchema>

const plain = [
  ...(['budget', 'rounds', 'stopped', 'decided', 'no-step', 'candidates'] as const),
  ...(['undecidable', 'all-failed', 'nothing-to-run', 'records', 'unknown'] as const),
] as const

export const stopSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(plain) }),
  z.strictObject({ kind: z.literal('merged'), reports: count }),
])

const TEXTS: Record<Exclude<Stop['kind'], 'merged' | 'unknown'>, string> = {
  budget: 'budget',
  rounds: 'rounds',
  stopped: 'stopped',
  decided: 'all rows decided',
  'no-step': 'no step to be found',
  candidates: 'all candidates decided',
  undecidable: 'no row that is left can be decided in the budget',
  'all-failed': 'every benchmark that was left failed',
  'nothing-to-run': 'nothing to run',
  records: 'made from raw records',
}

/** What a report says of it: `Report.stopReason`. */
export function stopText(stop: Stop): string {
  if (stop.kind === 'merged') return `merged from ${stop.reports} reports`
  return stop.kind === 'unknown' ? 'unknown' : TEXTS[stop.kind]
}

/** Of reports of earlier versions, which have the words alone. */
export function storedStop(stopReason: string): Stop {
  const merged = /^merged from (\d+) reports$/.exec(stopReason)
  if (merged !== null) return { kind: 'merged', reports: Math.min(1e9, Number(merged[1])) }
  const kind = plain.find((one) => one !== 'unknown' && TEXTS[one] === stopReason)
  return { kind: kind ?? 'unknown' }
}

/** Why the run of a report ended. */
export const stopOf = ({ stop, stopReason }: { stop?: Stop; stopReason?: string }): Stop =>
  stop ?? storedStop(stopReason ?? '')
