/** What stands at the commit: the words of a status (serverless) and of a check run (the bot). */
import type { Conclusion } from '../model/model.ts'
import { prose } from '../render/markdown.ts'
import { markdownText } from '../render/report-markdown.ts'
import { type ReportView, shownView } from '../render/report-view.ts'
import type { Outcome } from '../report/read-report.ts'
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
 * taken for a regression. `neutral` is meant to pass.
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

const viewOf = (outcome: Outcome): ReportView | null =>
  outcome.kind === 'measured' ? shownView(outcome.report) : null

function words(outcome: Outcome, view: ReportView | null): string {
  if (outcome.kind === 'missing' || view === null) return plainText(NOT_MEASURED)
  const { news } = view.headline
  const { conclusion, plan } = outcome.report
  const { mode } = plan.suite.gate
  const isAdvice = conclusion.conclusion === 'neutral' && mode === 'advisory'
  const prefix = conclusion.enforced === undefined ? (isAdvice ? 'Advisory: ' : '') : 'Learning: '
  return plainText([prefix, ...news])
}

/** How the address of a mark says that somebody asked for the run; a browser goes to the run. */
const ASKED = '#asked-for'

const urlOf = ({ run, isAsked }: About) => `${run.url}${isAsked ? ASKED : ''}`

/** Who measured, as the address of a mark tells; the run is 0 where it names none. */
const rankOf = (url: string) => ({
  isAsked: url.endsWith(ASKED),
  run: Number(/\/actions\/runs\/(\d{1,15})(?:[/#?]|$)/.exec(url)?.[1] ?? 0),
})

/**
 * Whether a mark of ours with that address stays as it is: what somebody asked for is never
 * replaced by what a push published, and of two of a kind the later run counts.
 */
export function outranks(url: string, about: About): boolean {
  const rank = rankOf(url)
  if (rank.isAsked !== about.isAsked) return rank.isAsked
  return rank.run > about.run.id
}

export function statusFor(outcome: Outcome, about: About) {
  return {
    context: markName(about),
    state: STATES[conclusionOf(outcome)],
    description: clean(words(outcome, viewOf(outcome)), DESCRIPTION),
    url: urlOf(about),
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
  const view = viewOf(outcome)
  return {
    name: markName(about),
    headSha,
    externalId: `${suite}:${run.id}:${run.attempt}`,
    url: urlOf(about),
    status: 'completed' as const,
    conclusion,
    title: clean(words(outcome, view), TITLE),
    summary:
      outcome.kind === 'measured'
        ? markdownText(outcome.report, SUMMARY, view ?? undefined)
        : prose(outcome.why),
    actions: conclusion === 'success' ? [] : [RERUN],
  }
}
