/** Verdicts -> conclusion: the rule over the rows that gate. */
import type {
  Acceptance,
  Comparison,
  Conclusion,
  GateResult,
  GateRule,
  Plan,
} from '../model/model.ts'
import { patternOf } from '../text/pattern.ts'
import { acceptanceOf } from './acceptances.ts'

const ORDER: Conclusion[] = ['success', 'neutral', 'action_required', 'failure']

const conclusionOf = (word: 'pass' | 'fail' | 'ask'): Conclusion =>
  word === 'pass' ? 'success' : word === 'fail' ? 'failure' : 'action_required'

/** What one gating row asks for, with its reason; null: nothing against it. */
function objection(row: Comparison, rule: GateRule): { as: Conclusion; reason: string } | null {
  const name = `${row.benchmark} ${row.metric} (${row.contrast})`
  switch (row.verdict.word) {
    case 'regressed':
      return { as: 'failure', reason: `${name} regressed` }
    case 'failed':
      return { as: conclusionOf(rule.failed), reason: `${name} failed: ${row.verdict.detail}` }
    case 'inconclusive':
    case 'withheld': {
      const strict = rule.strict.some((pattern) => patternOf(pattern).test(row.benchmark))
      const as = strict ? 'failure' : conclusionOf(rule.inconclusive)
      return { as, reason: `${name} is ${row.verdict.word}` }
    }
    default:
      return null
  }
}

/** Every binary was the same on both sides, so that there was nothing to run. */
export const hasNothingToRun = ({ targets, unchanged }: Plan): boolean =>
  targets.length === 0 && unchanged.length > 0

/**
 * The gate's word over all gating rows: the worst objection. `neutral` passes a required check,
 * so it is given in advisory mode only. No gating row at all is action_required: a run that
 * measured nothing must not look like a pass. A row accepted for this head objects nothing.
 */
export function gateOf(
  rows: Comparison[],
  rule: GateRule,
  measured: { nothingToRun: boolean; acceptances: readonly Acceptance[]; headSha: string | null },
): GateResult {
  const gating = rows.filter((row) => row.role === 'gating')
  const reasons: string[] = []
  let worst: Conclusion = 'success'
  for (const row of gating) {
    const found = objection(row, rule)
    if (found === null || found.as === 'success') continue
    if (acceptanceOf(row, measured.acceptances, measured.headSha) !== null) continue
    reasons.push(found.reason)
    if (ORDER.indexOf(found.as) > ORDER.indexOf(worst)) worst = found.as
  }
  if (gating.length === 0 && !measured.nothingToRun) {
    reasons.push('no gating row was measured')
    worst = 'action_required'
  }
  if (worst !== 'success' && rule.mode === 'advisory') worst = 'neutral'
  return { conclusion: worst, reasons }
}
