/**
 * A command that a workflow handles: a comment becomes the plan of the jobs that follow, as their
 * inputs, or one answer. Everything that was typed is checked before it is in the plan.
 */
import { REPORT_ARTIFACT } from '../report/read-report.ts'
import { textsOf } from '../settings/options.ts'
import { type Authorized, authorize, type RequestedSuite, replyOnce } from './authorize.ts'
import { recordAcceptance, reportedAt } from './base-rules.ts'
import { type Invocation, printInvocation } from './command.ts'
import { type CommentEvent, readCommentEvent } from './events.ts'
import type { GitHub } from './port.ts'

/** What the step that publishes needs: inputs of it by their names, `head` being its `sha`. */
export type PublishRequest = {
  suite: string
  head: string
  artifact: string
  'run-id': string
  'run-attempt': string
  /** true: told before, so a report that is gone changes nothing. */
  retell: 'true' | 'false'
  /** none: what was asked is less than the suite, so the gate's word on it must not stand. */
  mark: 'status' | 'none'
  /** Whether somebody asked for it, or a push published it. */
  asked: 'true' | 'false'
  /** Commit whose rules hold. */
  'suite-ref': string
  variants: string
  advisory: string
}

/** One run: what was asked, as inputs of the Action by their names. All was checked here. */
export type WorkflowRunRequest = PublishRequest & ReturnType<typeof textsOf>

/** What may be done; a workflow takes `include` as its matrix. */
export type WorkflowPlan = {
  /** bench: measure, then tell. accept: tell again what was measured. */
  kind: 'bench' | 'accept'
  pull: number
  comment: number
  by: string
  /** The command as it was understood. */
  command: string
  /** Full hash of the head. */
  sha: string
  /** Full hash of the base whose suite file was read. */
  baseSha: string
  include: WorkflowRunRequest[] | PublishRequest[]
}

export type CommandOutcome =
  | { kind: 'ignored'; why: string }
  | { kind: 'answered'; reply: string }
  /** There is something to do. */
  | { kind: 'run'; ask: WorkflowPlan }

type HandleSettings = { eventName: string; payload: unknown; suiteFile: string }

export async function handleCommand(
  settings: HandleSettings,
  github: GitHub,
): Promise<CommandOutcome> {
  const event = readCommentEvent(settings.eventName, settings.payload)
  if ('ignored' in event) return { kind: 'ignored', why: event.ignored }
  const handler = { suiteFile: settings.suiteFile, memory: null }
  const decision = await authorize(event, handler, github)
  if (decision.kind === 'ignored') return decision
  if (decision.kind === 'answered') {
    const { text, reaction } = decision.reply
    await github.addReaction(event.comment, reaction)
    await replyOnce(text, { pull: event.pull, to: event.comment }, github)
    return { kind: 'answered', reply: text }
  }
  const plan = await planOf(event, decision.command, github)
  await github.addReaction(event.comment, plan.kind === 'accept' ? '+1' : 'rocket')
  if (plan.include.length > 0) return { kind: 'run', ask: plan }
  return { kind: 'answered', reply: `written down: ${plan.command}` }
}

async function planOf(
  event: CommentEvent,
  command: Authorized,
  github: GitHub,
): Promise<WorkflowPlan> {
  const { pull, comment, author: by } = event
  const { invocation, headSha: sha, pull: pullRequest } = command
  const about = { pull, comment, by, sha, baseSha: pullRequest.baseSha }
  if (invocation.kind === 'accept') {
    const include = await acceptRow(event, invocation, command, github)
    const line = printInvocation({ ...invocation, sha })
    return { kind: 'accept', ...about, command: line, include }
  }
  if (invocation.kind !== 'bench') throw new Error(`a workflow knows no ${invocation.kind}`)
  const include = command.suites.map((suite) => workflowRunRequestOf(invocation, suite, command))
  const line = printInvocation({ ...invocation, sha })
  return { kind: 'bench', ...about, command: line, include }
}

/** The row is accepted from now on; what has been told of this head is told again under it. */
async function acceptRow(
  event: CommentEvent,
  { row, reason }: Extract<Invocation, { kind: 'accept' }>,
  { headSha, pull: { baseSha } }: Authorized,
  github: GitHub,
): Promise<PublishRequest[]> {
  const { pull, author: by, createdAt: at } = event
  await recordAcceptance({ row, reason, by, at, sha: headSha }, event, github)
  const reports = await reportedAt({ pull, headSha }, github)
  return reports.map(
    ({ suite, run, attempt, artifact = REPORT_ARTIFACT, asked: isAsked = false }) => ({
      suite,
      head: headSha,
      artifact,
      mark: 'status',
      retell: 'true',
      'run-id': `${run}`,
      'run-attempt': `${attempt}`,
      asked: isAsked ? 'true' : 'false',
      'suite-ref': baseSha,
      variants: '',
      advisory: 'false',
    }),
  )
}

function workflowRunRequestOf(
  invocation: Extract<Invocation, { kind: 'bench' }>,
  { suite, isWhole }: RequestedSuite,
  { headSha, pull: { baseSha } }: Authorized,
): WorkflowRunRequest {
  return {
    suite: suite.name,
    head: headSha,
    artifact: `${REPORT_ARTIFACT}-${suite.name}`,
    'run-id': '',
    'run-attempt': '',
    retell: 'false',
    // With less than the suite, or against another base, a gate would pass that should not.
    mark: isWhole ? 'status' : 'none',
    asked: 'true',
    'suite-ref': baseSha,
    ...textsOf(invocation),
    base: invocation.base ?? baseSha,
  }
}
