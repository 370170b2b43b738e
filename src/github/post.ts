/**
 * Comments, statuses and check runs of ours: each posted once, then edited. Ours is what we wrote
 * and marked, since anyone can copy a marker.
 */

import type { Conclusion } from '../model/model.ts'
import { clean, type Phrase, plainText } from '../model/plain.ts'
import { prose } from '../render/markdown.ts'
import { markdownText } from '../render/report-markdown.ts'
import { type ReportView, shownView } from '../render/report-view.ts'
import type { Outcome } from '../report/read-report.ts'
import { type CommentContext, isSameText } from './comment.ts'
import {
  type CheckRun,
  type CommitStatus,
  type GitHub,
  type IssueComment,
  makeOnce,
  type StoredCheckRun,
} from './port.ts'

/** outdated: something that outranks it stands there. */
export type StatusChange = 'set' | 'unchanged' | 'outdated'

/** Sets the status; one of somebody else's, however it looks, is set over. */
export async function setStatus(
  sha: string,
  status: CommitStatus,
  isOutranked: (url: string) => boolean,
  github: GitHub,
): Promise<StatusChange> {
  const me = await github.login()
  const find = async () => {
    const latest = await github.latestStatus(sha, status.context)
    if (latest?.author !== me) return null
    return isOutranked(latest.url) || hasAll(latest, status) ? latest : null
  }
  let isMade = false
  const made = await makeOnce(find, async () => {
    isMade = true
    await github.createStatus(sha, status)
    return { ...status, author: me }
  })
  if (isMade) return 'set'
  return isOutranked(made.url) ? 'outdated' : 'unchanged'
}

/** Which check run is the one: the newest of its name, or the one that is about this. */
type WhichCheck = 'newest' | 'same-external-id'

/** Makes the check run, or has the one that is there say this. `isNew`: as in makeOnce. */
export async function setCheckRun(
  { actions, ...fields }: CheckRun,
  which: WhichCheck,
  isOutranked: (url: string) => boolean,
  github: GitHub,
  isNew = false,
): Promise<{ marked: StatusChange; check: StoredCheckRun }> {
  const me = await github.login()
  const find = async () => {
    const list = which === 'newest' ? 'latest' : 'all'
    const checkRuns = await github.listCheckRuns(fields.headSha, fields.name, list)
    const isIt = ({ externalId }: StoredCheckRun) =>
      which === 'newest' || externalId === fields.externalId
    return checkRuns.find((one) => `${one.app}[bot]` === me && isIt(one)) ?? null
  }
  let isMade = false
  const make = () => {
    isMade = true
    return github.createCheckRun({ ...fields, actions })
  }
  const check = await makeOnce(find, make, isNew)
  if (!isMade && isOutranked(check.url)) return { marked: 'outdated', check }
  if (hasAll(check, fields)) return { marked: isMade ? 'set' : 'unchanged', check }
  return { marked: 'set', check: await github.updateCheckRun(check.id, { ...fields, actions }) }
}

/** Whether `value` has all of `fields`; GitHub does not list buttons. */
const hasAll = <T extends object>(value: T, fields: Partial<T>) =>
  (Object.keys(fields) as (keyof T)[]).every((key) => value[key] === fields[key])

// Comments of ours in a conversation. Ours is what we wrote *and* marked: anyone can write a mark,
// and whoever else writes as us (another workflow of the repository) writes without one.

/** A comment of ours with what its mark says. */
export type OwnComment<T> = { comment: IssueComment; marker: T }

/** The oldest comment of ours whose mark `read` knows; null: there is none. */
async function findOwn<T>(
  pull: number,
  read: (comment: IssueComment) => T | null,
  github: GitHub,
): Promise<OwnComment<T> | null> {
  const me = await github.login()
  for (const comment of await github.listComments(pull)) {
    const marker = comment.author === me ? read(comment) : null
    if (marker !== null) return { comment, marker }
  }
  return null
}

/** Says it once, however often it is told to: a comment of ours that `isIt` stands as it is. */
export async function postOnce(
  pull: number,
  isIt: (comment: IssueComment) => boolean,
  text: string,
  github: GitHub,
): Promise<IssueComment> {
  const find = async () =>
    (await findOwn(pull, (one) => (isIt(one) ? true : null), github))?.comment ?? null
  return makeOnce(find, () => github.createComment(pull, text))
}

/** A comment that stays and is edited. */
type Sticky<T> = {
  pull: number
  /** What the mark of the comment says; null: it is another comment. */
  read(comment: IssueComment): T | null
  /** What it has to say, given what stands; null: what stands is kept. */
  textOver(before: OwnComment<T> | null): string | null
  /** Nobody can have made it yet: it is not looked for before it is made. */
  isNew?: boolean
  /** Nothing is made where nothing stands. */
  editOnly?: boolean
  /** Done before what stands is lost; not where there is nothing. */
  beforeEdit?(before: OwnComment<T>): Promise<void>
}

/** created, edited, unchanged; outdated: something newer stands, so nothing was done. */
export type CommentChange = 'created' | 'edited' | 'unchanged' | 'outdated'

/**
 * Makes the comment say what it has to, in one comment however often. Null: there is none, and
 * none was to be made.
 */
export async function upsertComment<T>(
  { pull, read, textOver, isNew = false, editOnly = false, beforeEdit }: Sticky<T>,
  github: GitHub,
): Promise<{ change: CommentChange; comment: IssueComment } | null> {
  const find = () => findOwn(pull, read, github)
  if (editOnly && (await find()) === null) return null
  let isMade = false
  const make = async () => {
    isMade = true
    return { comment: await github.createComment(pull, textOver(null) ?? ''), marker: null }
  }
  const own = (isFirst: boolean) =>
    makeOnce<{ comment: IssueComment; marker: T | null }>(find, make, isFirst)
  const { comment, marker } = await own(isNew)
  if (isMade || marker === null) return { change: 'created', comment }
  const text = textOver({ comment, marker })
  if (text === null) return { change: 'outdated', comment }
  await beforeEdit?.({ comment, marker })
  if (isSameText(comment.body, text)) return { change: 'unchanged', comment }
  const edited = await github.updateComment(comment.id, text)
  if (edited !== null) return { change: 'edited', comment: edited }
  // It was deleted just now.
  return { change: 'created', comment: (await own(false)).comment }
}

// What stands at the commit: the words of a status (serverless) and of a check run (the bot).

/** GitHub's limits. */
const [DESCRIPTION, TITLE, SUMMARY] = [140, 255, 60_000]

/** Name under which branch rules know the mark. */
export const markName = ({ suite }: Pick<CommentContext, 'suite'>): string =>
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

const urlOf = ({ run, isAsked }: CommentContext) => `${run.url}${isAsked ? ASKED : ''}`

/** Who measured, as the address of a mark tells; the run is 0 where it names none. */
const rankOf = (url: string) => ({
  isAsked: url.endsWith(ASKED),
  run: Number(/\/actions\/runs\/(\d{1,15})(?:[/#?]|$)/.exec(url)?.[1] ?? 0),
})

/**
 * Whether a mark of ours with that address stays as it is: what somebody asked for is never
 * replaced by what a push published, and of two of a kind the later run counts.
 */
export function outranks(url: string, about: CommentContext): boolean {
  const rank = rankOf(url)
  if (rank.isAsked !== about.isAsked) return rank.isAsked
  return rank.run > about.run.id
}

export function statusFor(outcome: Outcome, about: CommentContext) {
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

export function checkRunFor(outcome: Outcome, about: CommentContext) {
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
