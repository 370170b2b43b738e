/** Outputs of the Action, and whether its step fails. */
import type { Comparison, Report, VerdictWord } from '../model/model.ts'
import type { OutputName } from './inputs.ts'

/** From the one that most wants a person to the one that least does. */
const WORST_FIRST: VerdictWord[] = [
  ...(['regressed', 'failed', 'withheld', 'inconclusive', 'changed'] as const),
  ...(['improved', 'equivalent'] as const),
]

/** Rows about the change: a control is about the machine, a geomean repeats the others. */
const aboutTheChange = (row: Comparison) => row.role === 'gating' || row.role === 'informational'

/**
 * One word for the run: the worst among the rows that gate, or among all where none gates. With
 * no row at all it is `equivalent` when every binary was identical, else `failed`.
 */
export function worstVerdict(report: Report): VerdictWord {
  const rows = report.comparisons.filter(aboutTheChange)
  const gating = rows.filter((row) => row.role === 'gating')
  const words = (gating.length > 0 ? gating : rows).map((row) => row.verdict.word)
  const worst = WORST_FIRST.find((word) => words.includes(word))
  if (worst !== undefined) return worst
  return report.plan.targets.length === 0 && report.plan.unchanged.length > 0
    ? 'equivalent'
    : 'failed'
}

/** What the step hands to later steps. */
export function outputsOf(
  report: Report,
  paths: { report: string; markdown: string },
): Record<OutputName, string> {
  const rows = report.comparisons.filter(aboutTheChange)
  const count = (...words: VerdictWord[]) =>
    String(rows.filter((row) => words.includes(row.verdict.word)).length)
  return {
    verdict: worstVerdict(report),
    conclusion: report.conclusion.conclusion,
    report: paths.report,
    markdown: paths.markdown,
    regressed: count('regressed'),
    improved: count('improved'),
    equivalent: count('equivalent'),
    inconclusive: count('inconclusive', 'withheld'),
    failed: count('failed'),
  }
}

const REASONS_SHOWN = 5

/** Why the step fails, for its log and annotation; null: it does not. */
export function failureOf(report: Report, failOn: 'gate' | 'nothing'): string | null {
  const { conclusion, reasons } = report.conclusion
  if (failOn === 'nothing' || conclusion === 'success' || conclusion === 'neutral') return null
  const shown = reasons.slice(0, REASONS_SHOWN)
  if (reasons.length > shown.length) shown.push(`and ${reasons.length - shown.length} more`)
  return `${conclusion}: ${shown.join('; ')}`
}
