/** What stands at the commit: the words of a status (serverless) and of a check run (the bot). */

import type { Conclusion } from '../model/model.ts'
import type { Outcome } from '../report/artifact.ts'
import { markdownText } from '../tell/markdown.ts'
import { viewReport } from '../tell/view.ts'
import { prose } from '../text/markdown.ts'
import { type Phrase, plainText } from '../text/phrase.ts'
import { clean } from '../text/plain.ts'
import type { About } from './comment.ts'

/** GitHub's limits. */
const [DESCRIPTION, TITLE, SUMMARY] = [140, 255, 60_000]

/** Name under which branch rules know the mark. */
export const markName = ({ suite }: Pick<About, 'suite'>): string =>
  suite === '' ? 'gcbench' : `gcbench/${suite}`

/**
 * A status has no word for "somebody must decide": `error` blocks as `failure` does and is not
 * taken for a regression. `neutral` is given in advisory mode only, which is meant to pass.
 */
const STATES = {
  success: 'success',
  neutral: 'success',
  failure: 'failure',
  action_required: 'error',
} as const satisfies Record<Conclusion, string>

const NOT_MEASURED: Phrase = ['Not measured: see the run']

/** The gate's word; a run that gave no report never passes. */
export const conclusionOf = (outcome: Outcome): Conclusion =>
  outcome.kind === 'measured' ? outcome.report.conclusion.conclusion : 'action_required'

function words(outcome: Outcome): string {
  if (outcome.kind === 'missing') return plainText(NOT_MEASURED)
  const { counts } = viewReport(outcome.report).headline
  const isAdvice = outcome.report.conclusion.conclusion === 'neutral'
  return plainText(isAdvice ? ['Advisory: ', ...counts] : counts)
}

export function statusFor(outcome: Outcome, about: About) {
  return {
    context: markName(about),
    state: STATES[conclusionOf(outcome)],
    description: clean(words(outcome), DESCRIPTION),
    url: about.run.url,
  }
}

const RERUN = {
  label: 'Run again',
  description: 'Measure the same commits once more',
  identifier: 'rerun',
}

export function checkRunFor(outcome: Outcome, about: About) {
  const { suite, headSha, run } = about
  const conclusion = conclusionOf(outcome)
  return {
    name: markName(about),
    headSha,
    externalId: `${suite}:${run.id}:${run.attempt}`,
    url: run.url,
    status: 'completed' as const,
    conclusion,
    title: clean(words(outcome), TITLE),
    summary:
      outcome.kind === 'measured' ? markdownText(outcome.report, SUMMARY) : prose(outcome.why),
    actions: conclusion === 'success' ? [] : [RERUN],
  }
}
