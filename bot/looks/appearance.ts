/** What a job has to look like on GitHub: its check, its comment, the reaction to its command. */
import { createHash } from 'node:crypto'
import type { About } from '../../src/core/speak/comment.ts'
import { markName } from '../../src/core/speak/commit-mark.ts'
import type { Markers } from '../../src/core/speak/marker.ts'
import { clean } from '../../src/core/text/plain.ts'
import type {
  CheckAction,
  CheckConclusion,
  CheckRun,
  ReactionContent,
} from '../../src/host/port/github.ts'
import type { PictureLinks } from '../../src/render/svg.ts'
import { isBisection, isFinal, isStarted, isStopping, type Job } from '../jobs/job.ts'
import type { Appearance } from '../jobs/next-step.ts'
import type { ToldReport } from '../reports/kept-report.ts'
import { hasSharedComment, markerLine } from '../speak/comment-marker.ts'
import { said } from '../speak/replies.ts'

/** What is known beside the job itself. */
export type JobView = {
  /** What its report says under everything that is accepted; null: the job is not reported. */
  told: ToldReport | null
  /** What that was made of, to see whether it still holds. */
  toldOf: string
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
    description: 'Stop it; what it cost stays spent',
    identifier: 'cancel',
  },
  run: { label: 'Run', description: 'Let this commit run', identifier: 'rerun' },
  rerun: { label: 'Run again', description: 'On fresh rounds, judged alone', identifier: 'rerun' },
  accept: { label: 'Accept', description: 'Accept what stands against it', identifier: 'accept' },
}

/** Check names that branch rules know are for whole suites; others go by another name. */
export const checkName = ({ wish, cause }: Job): string => {
  const after = AFTER_MERGE[cause.kind]
  if (after !== undefined) return `${markName(wish)} (${after})`
  if (wish.bisect !== undefined) return `${markName(wish)} (bisection)`
  return wish.gates
    ? markName(wish)
    : `${markName(wish)} (as ${byPush(cause) ? 'pushed' : 'asked'})`
}

/** No check that branch rules know: nothing holds what is merged already. */
const AFTER_MERGE: Partial<Record<Job['cause']['kind'], string>> = {
  merge: 'after the merge',
  night: 'nightly',
  release: 'release',
  alert: 'measured afresh',
}

const byPush = ({ kind }: Job['cause']) => kind === 'push' || kind === 'doubt'

type Place = Pick<JobView, 'movedTo' | 'home' | 'picture'>

export const aboutOf = (job: Job, { movedTo, home, picture }: Place): About => ({
  suite: job.wish.suite,
  headSha: job.wish.headSha,
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

export function checkOf(job: Job, seen: JobView): CheckRun {
  const { state } = job
  const given = { name: checkName(job), headSha: job.wish.headSha, externalId: job.id }
  const actions = actionsOf(job)
  if (state === 'reported' && seen.told !== null) return { ...seen.told.check, ...given, actions }
  return {
    ...given,
    url: job.run?.url ?? seen.home,
    status: isFinal(job) ? 'completed' : isStarted(job) ? 'in_progress' : 'queued',
    conclusion: ENDS[state] ?? null,
    title: clean(said.title(job), 250),
    summary: said.live(job),
    actions,
  }
}

/** The comment's text with its marker; null: the job has nothing to say in a comment. */
export function commentOf(job: Job, seen: JobView): string | null {
  if (job.pull === null || job.state === 'asked') return null
  const isQuiet = hasSharedComment(job) && (!job.wish.comments || job.state !== 'reported')
  if (isQuiet) return null
  const text = job.state === 'reported' && seen.told !== null ? seen.told.comment : said.live(job)
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

export function reactionOf({ cause }: Job, { siblings }: JobView): ReactionContent | null {
  if (cause.kind !== 'comment') return null
  const all = siblings.map(reactionTo)
  return REACTIONS.find((one) => all.includes(one)) ?? null
}

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)

/** All of it as hashes, to see what is out of date. */
export function appearanceOf(job: Job, seen: JobView): Appearance {
  // A report that is not kept any more leaves what stands as it is.
  const isForgotten = job.state === 'reported' && seen.told === null
  if (isForgotten) return { check: null, comment: null, reaction: null }
  const comment = commentOf(job, seen)
  return {
    check: hashOf(checkOf(job, seen)),
    comment: comment === null ? null : hashOf(comment),
    reaction: reactionOf(job, seen),
  }
}

export type ReportMarker = Markers['report']
