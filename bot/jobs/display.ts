/**
 * A job on GitHub: its check, its comment, the reaction to its command. Each is looked up before it
 * is created, and edited from then on.
 */

import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type CommentContext, readMarker } from '../../src/github/comment.ts'
import {
  type CheckAction,
  type CheckConclusion,
  type CheckRun,
  DeniedError,
  type GitHub,
  type IssueComment,
  type ReactionContent,
} from '../../src/github/port.ts'
import { markName, type OwnComment, setCheckRun, upsertComment } from '../../src/github/post.ts'
import { postAlert } from '../../src/github/publish.ts'
import { TooMuchError } from '../../src/machine/task-process.ts'
import { clean } from '../../src/model/plain.ts'
import type { PictureLinks } from '../../src/render/document.ts'
import type { CommentPolicy } from '../../src/settings/values.ts'
import {
  isBisection,
  isFinal,
  isOfMain,
  isStarted,
  isStopping,
  type Job,
  type JobEvent,
} from '../store/job.ts'
import { listJobs, updateJob } from '../store/jobs.ts'
import { headBefore } from '../store/repositories.ts'
import { jobTexts } from './messages.ts'
import { pictureLinks } from './pictures.ts'
import { runReportTask } from './process.ts'
import type { Services } from './services.ts'
import { type RenderedReport, renderBisectionOutcome, renderOutcome } from './tasks.ts'

/** What the store knows beside the job. `before`: the view of the step before. */
export async function viewOf(
  job: Job,
  services: Services,
  before: JobView | null = null,
): Promise<JobView> {
  const { store, settings } = services
  const { db } = store
  const { repository } = job.place
  const { headSha } = job.request
  const latest =
    job.pull === null || isBisection(job) ? null : await headBefore(db, repository, job.pull, null)
  const page = job.pull === null ? `commit/${headSha}` : `pull/${job.pull}`
  const { cause } = job
  const siblings =
    cause.kind === 'comment' ? await listJobs(db, { repository, comment: cause.comment }) : [job]
  const place = {
    movedTo: latest === headSha ? null : latest,
    home: `${settings.serverUrl}/${repository}/${page}`,
    picture: pictureLinks(job.id, settings),
  }
  const about = aboutOf(job, place)
  // A report is large: it is rendered again only where its result has changed.
  const reportKey = JSON.stringify([job.result, about])
  const report =
    before?.reportKey === reportKey ? before.report : await renderReport(job, about, services)
  return { report, reportKey, siblings, ...place }
}

/** What its report says; null: there is none, or none is kept any more. */
async function renderReport(
  job: Job,
  about: CommentContext,
  services: Services,
): Promise<RenderedReport | null> {
  if (job.found !== undefined) return renderBisectionOutcome(job, job.found, about)
  try {
    return await runReportTask('renderKept', job, { about }, services)
  } catch (error) {
    if (!(error instanceof TooMuchError)) throw error
    services.log.error({ job: job.id, reason: error.message }, 'a kept report cannot be shown')
    return renderOutcome({ kind: 'missing', why: error.message }, about)
  }
}

/**
 * Whether a part of the job cannot be on GitHub yet, so that it need not be looked for. That it is
 * made is written down first: after a crash it is looked for.
 */
async function beginNew(part: 'check' | 'comment', { job, now, services }: Work): Promise<boolean> {
  const { freshUntil = now, begun = [] } = job
  if (Date.parse(now) >= Date.parse(freshUntil) || begun.includes(part)) return false
  const { db } = services.store
  await db
    .transaction()
    .execute((trx) => updateJob(trx, job.id, (own) => ({ begun: [...(own.begun ?? []), part] })))
  return true
}

export async function showCheck(work: Work): Promise<Partial<Job>> {
  const { job, view, github } = work
  const checkRun = checkOf(job, view)
  const hash = hashOf(checkRun)
  if (job.check !== null) {
    await github.updateCheckRun(job.check.id, checkRun)
    return { check: { id: job.check.id, shown: hash } }
  }
  const isNew = await beginNew('check', work)
  const { check } = await setCheckRun(checkRun, 'same-external-id', () => false, github, isNew)
  return { check: { id: check.id, shown: hash } }
}

export async function showComment(work: Work): Promise<Partial<Job>> {
  const { job, view, github } = work
  const text = commentOf(job, view)
  if (text === null || job.pull === null) return {}
  const done = ({ id, url }: IssueComment) => ({ comment: { id, url, shown: hashOf(text) } })
  if (job.comment !== null) {
    const edited = await github.updateComment(job.comment.id, text)
    if (edited !== null) return done(edited)
  }
  const own = markerOf(job)
  const policy = hasSharedComment(job) ? policyOf(job) : 'always'
  const posted = await upsertComment<Shown>(
    {
      pull: job.pull,
      editOnly: policy === 'changed' && view.report?.isNews === false,
      isNew: !hasSharedComment(job) && (await beginNew('comment', work)),
      read({ body }) {
        const line = readCommentMarker(body)
        return line?.marker.slot === own.slot ? line : null
      },
      // What a later push led to stays.
      textOver: (before) => ((before?.marker.marker.asked ?? 0) > own.asked ? null : text),
      async beforeEdit(before) {
        if (hasSharedComment(job)) await tellOfRegressions(work, before)
      },
    },
    github,
  )
  const isSaid = posted !== null && posted.change !== 'outdated'
  return isSaid ? done(posted.comment) : { refused: [...job.refused, 'comment'] }
}

type Shown = { marker: CommentMarker; rest: string }

/** Edits notify nobody, so rows that have newly regressed get a short comment of their own. */
async function tellOfRegressions(
  { job, view, github, services }: Work,
  { comment: { url }, marker: { marker, rest } }: OwnComment<Shown>,
): Promise<void> {
  const before = readMarker('report', rest)
  if (view.report === null || job.pull === null || before === null) return
  if (marker.job === job.id) return
  const input = { about: aboutOf(job, view), before, stickyUrl: url }
  const fresh = await runReportTask('renderAlert', job, input, services)
  if (fresh !== null && fresh !== 'none') await postAlert(fresh, job.pull, github)
}

/** How all that the command asked for stands: that it was seen, and how it ended. */
export async function react({ job, view, github }: Work): Promise<Partial<Job>> {
  const reaction = reactionOf(job, view)
  if (reaction === null || job.cause.kind !== 'comment') return { reaction }
  const { comment } = job.cause
  await github.addReaction(comment, reaction)
  // One of several suites may have ended as the command does not, and a word may be changed.
  const isFirst = view.siblings.length === 1 && (job.reaction === null || job.reaction === 'eyes')
  if (!isFirst) await takeBack(comment, reaction, github)
  return { reaction }
}

/** What was said of the end before is not said any more; that it was seen is. */
async function takeBack(
  comment: number,
  reaction: NonNullable<ReturnType<typeof reactionOf>>,
  github: GitHub,
): Promise<void> {
  const me = await github.login()
  for (const { id, author, content } of await github.listReactions(comment)) {
    if (author !== me || content === reaction || content === 'eyes') continue
    try {
      await github.removeReaction(comment, id)
    } catch (error) {
      if (!(error instanceof DeniedError)) throw error
    }
  }
}

export type Work = {
  job: Job
  view: JobView
  github: GitHub
  services: Services
  /** ISO 8601. */
  now: string
}

// What a job should look like on GitHub.

/** What is known beside the job itself. */
export type JobView = {
  /** What its report says under everything that is accepted; null: the job is not reported. */
  report: RenderedReport | null
  /** What the report was rendered from, to see whether it still holds. */
  reportKey: string
  /** Where the pull request is now, if elsewhere. */
  movedTo: string | null
  /** All jobs of the comment that asked for this one, itself included. */
  siblings: readonly Job[]
  /** Page of GitHub to link to where there is no run. */
  home: string
  /** Where the picture of its report is; null: nowhere. */
  picture: PictureLinks | null
}

const BUTTON: Record<'cancel' | 'run' | 'rerun' | 'accept', CheckAction> = {
  cancel: {
    label: 'Cancel',
    description: 'Stop it; the time used still counts',
    identifier: 'cancel',
  },
  run: { label: 'Run', description: 'Run this commit', identifier: 'rerun' },
  rerun: { label: 'Run again', description: 'On fresh rounds, judged alone', identifier: 'rerun' },
  accept: { label: 'Accept', description: 'Accept the rows that block it', identifier: 'accept' },
}

/** Check names that branch rules know are for whole suites; others go by another name. */
const checkName = ({ request, cause }: Job): string => {
  const after = AFTER_MERGE[cause.kind]
  if (after !== undefined) return `${markName(request)} (${after})`
  if (request.bisect !== undefined) return `${markName(request)} (bisection)`
  return request.gates
    ? markName(request)
    : `${markName(request)} (as ${byPush(cause) ? 'pushed' : 'asked'})`
}

/** No check that branch rules know: nothing holds what is merged already. */
const AFTER_MERGE: Partial<Record<Job['cause']['kind'], string>> = {
  merge: 'after the merge',
  night: 'nightly',
  release: 'release',
  alert: 'measured afresh',
}

const byPush = ({ kind }: Job['cause']) => kind === 'push' || kind === 'doubt'

type ViewPlace = Pick<JobView, 'movedTo' | 'home' | 'picture'>

const aboutOf = (job: Job, { movedTo, home, picture }: ViewPlace): CommentContext => ({
  suite: job.request.suite,
  headSha: job.request.headSha,
  run: {
    id: job.run?.id ?? 0,
    attempt: job.run?.attempt ?? 1,
    url: job.run?.url ?? home,
  },
  movedTo,
  isFork: job.isFork,
  isAsked: job.cause.kind === 'comment' || job.cause.kind === 'button',
  ...(picture === null ? {} : { picture }),
})

function actionsOf(job: Job): CheckAction[] {
  const { state, result } = job
  if (isStopping(job)) return []
  if (state === 'asked') return [BUTTON.run]
  if (state === 'queued' || state === 'dispatched' || state === 'running') return [BUTTON.cancel]
  if (state !== 'reported' || isBisection(job)) return [BUTTON.rerun]
  return result?.conclusion === 'success' ? [] : [BUTTON.rerun, BUTTON.accept]
}

/** How a check ends that has no report: never in a word that lets a merge pass. */
const ENDS: Partial<Record<Job['state'], CheckConclusion>> = {
  failed: 'action_required',
  lost: 'action_required',
  cancelled: 'cancelled',
}

function checkOf(job: Job, view: JobView): CheckRun {
  const { state } = job
  const identity = { name: checkName(job), headSha: job.request.headSha, externalId: job.id }
  const actions = actionsOf(job)
  if (state === 'reported' && view.report !== null)
    return { ...view.report.check, ...identity, actions }
  return {
    ...identity,
    url: job.run?.url ?? view.home,
    status: isFinal(job) ? 'completed' : isStarted(job) ? 'in_progress' : 'queued',
    conclusion: ENDS[state] ?? null,
    title: clean(jobTexts.title(job), 250),
    summary: jobTexts.live(job),
    actions,
  }
}

const policyOf = ({ request: { comments } }: Job): CommentPolicy =>
  comments === true ? 'always' : comments === false ? 'never' : comments

/** The comment's text with its marker; null: the job has nothing to say in a comment. */
function commentOf(job: Job, view: JobView): string | null {
  if (job.pull === null || job.state === 'asked') return null
  const isQuiet = hasSharedComment(job) && (policyOf(job) === 'never' || job.state !== 'reported')
  if (isQuiet) return null
  const text =
    job.state === 'reported' && view.report !== null ? view.report.comment : jobTexts.live(job)
  return `${markerLine(job)}\n${text}`
}

/** Worst first: one comment may have asked for several suites. */
const REACTIONS: ReactionContent[] = ['eyes', 'confused', '-1', '+1']

function reactionTo(job: Job): ReactionContent {
  const { state, result } = job
  if (!isFinal(job)) return 'eyes'
  if (state !== 'reported' || result?.conclusion === 'action_required') return 'confused'
  return result?.conclusion === 'failure' ? '-1' : '+1'
}

function reactionOf({ cause }: Job, { siblings }: JobView): ReactionContent | null {
  if (cause.kind !== 'comment') return null
  const all = siblings.map(reactionTo)
  return REACTIONS.find((one) => all.includes(one)) ?? null
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

/** All of it as hashes, to see what is out of date. */
export function appearanceOf(job: Job, view: JobView): Appearance {
  // A report that is not kept any more leaves what stands as it is.
  const isForgotten = job.state === 'reported' && view.report === null
  if (isForgotten) return { check: null, comment: null, reaction: null }
  const comment = commentOf(job, view)
  return {
    check: hashOf(checkOf(job, view)),
    comment: comment === null ? null : hashOf(comment),
    reaction: reactionOf(job, view),
  }
}

// The first line of a job's comment, invisible in a browser. Anyone can write such a line: a comment
// is the bot's only if the bot is its author, too.

const marker = z.strictObject({
  /** The job; for what a push started, the suite: such jobs share one comment. */
  slot: z.string().regex(/^[A-Za-z0-9._:-]{1,80}$/),
  job: z.string().regex(/^j[0-9a-f]{16}$/),
  /** When the job was asked for, ms: a later one's comment is not overwritten. */
  asked: z.int().min(0),
})
type CommentMarker = z.infer<typeof marker>

const isShared = ({ cause }: Job) => cause.kind === 'push' || cause.kind === 'doubt'

/** Whether the job shares its comment with those of other pushes. */
const hasSharedComment = (job: Job): boolean => isShared(job)

const markerOf = (job: Job): CommentMarker => ({
  slot: isShared(job) ? `push:${job.request.suite}` : job.id,
  job: job.id,
  asked: Date.parse(job.askedAt),
})

const markerLine = (job: Job): string =>
  `<!-- gcbench:job ${JSON.stringify(marker.parse(markerOf(job)))} -->`

const LINE = /^<!-- gcbench:job (\{[^\n]*\}) -->(?:\r?\n|$)/

/** The marker with which a comment begins, and what follows; null: it begins with none. */
export function readCommentMarker(body: string): { marker: CommentMarker; rest: string } | null {
  const [line = '', json = ''] = LINE.exec(body) ?? []
  if (line === '') return null
  try {
    return { marker: marker.parse(JSON.parse(json)), rest: body.slice(line.length) }
  } catch {
    return null
  }
}

// The next step for a job until GitHub shows what the job says. Pure. Every step looks up its result
// before it acts, so it can be repeated after a crash at any moment.

export type JobStep =
  | { do: 'show-check' | 'show-comment' | 'react' }
  /** Find the commit to compare with; start the run; in between, take a turn. */
  | { do: 'resolve' | 'dispatch' }
  | { do: 'turn' }
  /** A dispatch may have been carried out without our knowing: find its run. */
  | { do: 'find-run' }
  /** Ask how the run is; fetch what it left; stop it. */
  | { do: 'look' | 'collect' | 'stop' }
  | { do: 'tell'; event: JobEvent }
  /** Nothing now; seconds until the next look, null: when something happens. */
  | { do: 'rest'; forSec: number | null }

/** What each thing of a job on GitHub has to say now, as a hash; null: it is not to be there. */
export type Appearance = { check: string | null; comment: string | null; reaction: string | null }

/** A run shows up in GitHub's lists after a while; before that, none found means nothing. */
const SETTLING_SEC = 30
/**
 * Webhooks tell of a run; looks are for those that never came. Where one came the others will, and
 * what did not arrive is asked for again; where none did, looks are ever more seldom.
 */
const LOOK_SEC = { least: 60, most: 600, reported: 1800 }
/** A job that waits for its turn is told when it may have it; this is for who was not. */
const TURN_SEC = 60
/** Between two looks for something that shows up a little later. */
export const SOON_SEC = 10
/** A job whose turn does not come in so long says so. */
const LONGEST_WAIT_SEC = 24 * 3600

const since = (at: string, now: string) => (Date.parse(now) - Date.parse(at)) / 1000

const eventStep = (event: JobEvent): JobStep => ({ do: 'tell', event })

const hours = (sec: number) => `${Number((sec / 3600).toFixed(1))} h`

function showing(job: Job, appearance: Appearance): JobStep | null {
  const { check, comment, reaction, refused } = job
  const isOff = (part: 'check' | 'comment', hash: string | undefined) =>
    appearance[part] !== null && appearance[part] !== hash && !refused.includes(part)
  if (isOff('check', check?.shown)) return { do: 'show-check' }
  if (isOff('comment', comment?.shown)) return { do: 'show-comment' }
  const isMoved = appearance.reaction !== null && appearance.reaction !== reaction
  return isMoved && !refused.includes('reaction') ? { do: 'react' } : null
}

function starting(job: Job, now: string): JobStep {
  const isUnknown = job.request.base.sha === null
  // What was measured last on the default branch is known when its turn has come.
  if (isUnknown && !(isOfMain(job) && job.turnAt === null)) return { do: 'resolve' }
  if (job.turnAt === null) {
    const waited = since(job.letInAt ?? job.askedAt, now)
    if (waited <= LONGEST_WAIT_SEC) return { do: 'turn' }
    return eventStep({
      kind: 'overdue',
      why: `its turn did not come within ${hours(LONGEST_WAIT_SEC)}`,
    })
  }
  return job.triedAt === null ? { do: 'dispatch' } : { do: 'find-run' }
}

function watching(job: Job, now: string): JobStep {
  const { run, triedAt, turnAt, request, isStopped } = job
  if (run === null) return { do: 'find-run' }
  if (run.overAt !== null) return { do: 'collect' }
  if (isStopping(job) && !isStopped) return { do: 'stop' }
  if (run.lookedAt === undefined) return { do: 'look' }
  const began = triedAt ?? turnAt ?? run.lookedAt
  const { least, most, reported } = LOOK_SEC
  const goneSec = since(began, run.lookedAt)
  const awaited = run.isHeadReported
    ? Math.min(reported, request.timeoutSec - goneSec + 1)
    : Math.min(most, goneSec)
  const pauseSec = isStopped ? least : Math.max(least, awaited)
  const leftSec = pauseSec - since(run.lookedAt, now)
  return leftSec > 0 ? { do: 'rest', forSec: leftSec } : { do: 'look' }
}

/**
 * Why a run that was looked for just now, and is not over, is not waited for any longer; null: it
 * is. Only who has looked may say so: the run may have ended while GitHub could not be asked.
 */
export function whyLost({ request: { timeoutSec }, ...job }: Job, now: string): JobEvent | null {
  if (since(job.triedAt ?? job.turnAt ?? job.askedAt, now) <= timeoutSec) return null
  return { kind: 'overdue', why: `the run did not end within ${hours(timeoutSec)}` }
}

function ending(job: Job, now: string): JobStep | null {
  if (job.state === 'reported' || job.isStopped || job.triedAt === null) return null
  if (job.run !== null) return job.run.overAt === null ? { do: 'stop' } : null
  return since(job.triedAt, now) > 10 * SETTLING_SEC ? null : { do: 'find-run' }
}

/**
 * The next step of a job. `appearance`: what it should look like. Where nothing keeps it from being
 * started, that comes first, and what it has to say then is said once. `isHeld`: its turn has not
 * come.
 */
export function nextStep(job: Job, appearance: Appearance, now: string, isHeld = false): JobStep {
  if (job.state === 'queued' && job.triedAt === null && !isHeld) return starting(job, now)
  const step = showing(job, appearance)
  if (step !== null) return step
  if (job.state === 'asked') return { do: 'rest', forSec: null }
  if (job.state === 'queued') return isHeld ? { do: 'rest', forSec: TURN_SEC } : starting(job, now)
  if (!isFinal(job)) return watching(job, now)
  return ending(job, now) ?? { do: 'rest', forSec: null }
}

/** Whether a dispatch that was tried then, and whose run is not found, was not carried out. */
export const isSettled = (triedAt: string, now: string) => since(triedAt, now) > SETTLING_SEC
