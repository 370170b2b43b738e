/** What a run of an experiment left open, as a sentence for its page. */
import type { Report } from '../../../src/model/model.ts'

const OPEN: ReadonlySet<string> = new Set(['inconclusive', 'withheld', 'failed'])

/** Rows that gate, by whether they are decided; the others are there to be read. */
export function undecided({ comparisons, roundsRun }: Report): string {
  const gating = comparisons.filter(({ role }) => role === 'gating')
  const open = gating.filter(({ verdict }) => OPEN.has(verdict.word))
  const decided = gating.length - open.length
  return `After ${roundsRun} rounds ${decided} of ${gating.length} gating rows decided.`
}
