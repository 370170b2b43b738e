/**
 * The story of a command: a comment + GitHub -> what may be run or told again, or an answer why
 * not. Knows no shell and no working folder, checks nothing out and runs nothing. From here on
 * only a full hash travels.
 */

import { asksForLess, textsOf } from '../core/ask/options.ts'
import { type CommentEvent, readCommentEvent } from '../core/events/comment-event.ts'
import { ConfigError } from '../core/model/config-error.ts'
import type { Suite } from '../core/model/model.ts'
import { REPORT_ARTIFACT } from '../core/report/artifact.ts'
import type { Invocation } from '../core/speak/command.ts'
import { commandWords, readInvocation, usageLines } from '../core/speak/invocation.ts'
import { printInvocation } from '../core/speak/invocation-print.ts'
import { readMarker, writeMarker } from '../core/speak/marker.ts'
import { replies } from '../core/speak/replies.ts'
import { readSuites, zeroConfigSuite } from '../core/suite/suite.ts'
import { nearest } from '../core/text/nearest.ts'
import { workloads } from '../core/workloads/index.ts'
import {
  type GitHub,
  type PullRequest,
  type ReactionContent,
  UncertainError,
} from '../host/port/github.ts'
import { recordAcceptance, toldAt } from './accept.ts'

type Bench = Extract<Invocation, { kind: 'bench' }>
type Accept = Extract<Invocation, { kind: 'accept' }>

/** What the step that publishes needs: inputs of it by their names, `head` being its `sha`. */
export type TellAsk = {
  suite: string
  head: string
  artifact: string
  'run-id': string
  'run-attempt': string
  /** true: told before, so a report that is gone changes nothing. */
  retell: 'true' | 'false'
  /** none: what was asked is less than the suite, so the gate's word on it must not stand. */
  mark: 'status' | 'none'
}

/** One run: what was asked, as inputs of the Action by their names. All was checked here. */
export type RunAsk = TellAsk & { 'suite-ref': string } & ReturnType<typeof textsOf>

/** What may be done; a workflow takes `include` as its matrix. */
export type Authorised = {
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
  include: RunAsk[] | TellAsk[]
}

export type Authorization =
  | { kind: 'ignored'; why: string }
  | { kind: 'answered'; reply: string }
  /** There is something to do. */
  | { kind: 'run'; ask: Authorised }

/** Says no, or answers, by a comment; thrown inside this file only. */
class Answer extends Error {
  readonly reaction: ReactionContent
  constructor(reply: string, reaction: ReactionContent = '-1') {
    super(reply)
    this.reaction = reaction
  }
}

export type AuthorizeSettings = { eventName: string; payload: unknown; suiteFile: string }

export async function authorize(
  settings: AuthorizeSettings,
  github: GitHub,
): Promise<Authorization> {
  const event = readCommentEvent(settings.eventName, settings.payload)
  if ('ignored' in event) return { kind: 'ignored', why: event.ignored }
  const invocation = readInvocation(event.body)
  if (invocation === null) return { kind: 'ignored', why: 'the comment is no command' }
  try {
    const ask = await decide(event, invocation, settings.suiteFile, github)
    await github.addReaction(event.comment, ask.kind === 'accept' ? '+1' : 'rocket')
    if (ask.include.length > 0) return { kind: 'run', ask }
    return { kind: 'answered', reply: `written down: ${ask.command}` }
  } catch (error) {
    if (!(error instanceof Answer)) throw error
    await github.addReaction(event.comment, error.reaction)
    await answer(event, error.message, github)
    return { kind: 'answered', reply: error.message }
  }
}

async function decide(
  event: CommentEvent,
  invocation: ReturnType<typeof readInvocation> & object,
  suiteFile: string,
  github: GitHub,
): Promise<Authorised> {
  const usage = usageLines().join('\n')
  if (invocation.kind === 'help') throw new Answer(replies.help(usage), '+1')
  const may = await github.permissionOf(event.author)
  if (may?.permission !== 'admin' && may?.permission !== 'write')
    throw new Answer(replies.notAllowed(event.author))
  if (invocation.kind === 'refused')
    throw new Answer(replies.notUnderstood(invocation.why, invocation.usage), 'confused')
  if (invocation.kind !== 'bench' && invocation.kind !== 'accept')
    throw new Answer(replies.noService(printInvocation(invocation)), 'confused')
  const pull = await github.pullRequest(event.pull)
  if (pull.state !== 'open') throw new Answer(replies.closed())
  const sha = bindHead(event, invocation, pull)
  if (invocation.kind === 'bench') return planOf(event, invocation, sha, pull, suiteFile, github)
  const isMaintainer = may.permission === 'admin' || may.role === 'maintain'
  if (!isMaintainer) throw new Answer(replies.maintainersAccept(event.author))
  return acceptRow(event, invocation, sha, pull, github)
}

/** The row is accepted from now on; what has been told of this head is told again under it. */
async function acceptRow(
  event: CommentEvent,
  invocation: Accept,
  sha: string,
  { baseSha }: PullRequest,
  github: GitHub,
): Promise<Authorised> {
  const { pull, comment, author: by } = event
  const { row, reason } = invocation
  await recordAcceptance({ row, reason, by, at: event.createdAt, sha }, event, github)
  const told = await toldAt({ pull, headSha: sha }, github)
  const include = told.map(
    ({ suite, run, attempt, artifact = REPORT_ARTIFACT }): TellAsk => ({
      ...{ suite, head: sha, artifact, mark: 'status', retell: 'true' },
      ...{ 'run-id': `${run}`, 'run-attempt': `${attempt}` },
    }),
  )
  const command = printInvocation({ ...invocation, sha })
  return { kind: 'accept', pull, comment, by, command, sha, baseSha, include }
}

/**
 * The one commit that the command can have meant. A SHA that is given must be the head. Without
 * one, nothing may have been pushed since the comment: that is told by GitHub's clock of pushes,
 * since the dates in commits say what their author wants. Equal seconds count as since.
 */
function bindHead(
  { createdAt }: CommentEvent,
  invocation: Extract<Invocation, { kind: 'bench' | 'accept' }>,
  pull: PullRequest,
): string {
  const { headSha, headRepository, baseRepository, headPushedAt } = pull
  const line = printInvocation({ ...invocation, sha: headSha })
  if (invocation.sha !== null) {
    if (headSha.startsWith(invocation.sha)) return headSha
    throw new Answer(replies.otherHead(invocation.sha, headSha, line))
  }
  if (headRepository !== baseRepository) throw new Answer(replies.forkNeedsSha(line))
  const isOlder = headPushedAt !== null && Date.parse(headPushedAt) < Date.parse(createdAt)
  if (!isOlder) throw new Answer(replies.pushedSince(line))
  return headSha
}

async function planOf(
  event: CommentEvent,
  invocation: Bench,
  sha: string,
  pull: PullRequest,
  suiteFile: string,
  github: GitHub,
): Promise<Authorised> {
  const known = await suitesAt(pull.baseSha, suiteFile, github)
  const suites = pickSuites(invocation, known)
  for (const suite of suites) checkVariants(invocation, suite)
  return {
    kind: 'bench',
    pull: event.pull,
    comment: event.comment,
    by: event.author,
    command: printInvocation({ ...invocation, sha }),
    sha,
    baseSha: pull.baseSha,
    include: suites.map((suite) => runAskOf(invocation, suite, sha, pull.baseSha)),
  }
}

function runAskOf(invocation: Bench, suite: Suite, sha: string, baseSha: string): RunAsk {
  return {
    suite: suite.name,
    head: sha,
    artifact: `${REPORT_ARTIFACT}-${suite.name}`,
    'run-id': '',
    'run-attempt': '',
    retell: 'false',
    // With less than the suite, or against another base, a gate would pass that should not.
    mark: asksForLess(invocation, suite) ? 'none' : 'status',
    'suite-ref': baseSha,
    ...textsOf(invocation),
    base: invocation.base ?? baseSha,
  }
}

/** Suites of the base: those of the change are its author's word. */
async function suitesAt(sha: string, suiteFile: string, github: GitHub): Promise<Suite[]> {
  const text = await github.readFile(suiteFile, sha)
  if (text === null) return [zeroConfigSuite()]
  try {
    return readSuites(text, suiteFile, workloads)
  } catch (error) {
    if (error instanceof ConfigError) throw new Answer(replies.wrongSuiteFile(error.message))
    throw error
  }
}

function pickSuites({ suites: asked }: Bench, known: Suite[]): Suite[] {
  const names = known.map(({ name }) => name)
  if (asked.length === 0) {
    if (known.length === 1) return known
    throw new Answer(replies.whichSuite(names), 'confused')
  }
  return asked.map((name) => {
    const found = known.find((suite) => suite.name === name)
    if (found !== undefined) return found
    const meant = nearest(name, [...names, ...commandWords])
    throw new Answer(replies.unknownName('suite', name, names, meant), 'confused')
  })
}

function checkVariants({ variants }: Bench, suite: Suite): void {
  const names = suite.variants.map(({ name }) => name)
  const wrong = variants.find((name) => !names.includes(name))
  if (wrong === undefined) return
  const reply = replies.unknownName('variant', wrong, names, nearest(wrong, names))
  throw new Answer(reply, 'confused')
}

/** One answer to a command, however often the workflow is run. */
async function answer(event: CommentEvent, text: string, github: GitHub): Promise<void> {
  const me = await github.login()
  const find = async () =>
    (await github.listComments(event.pull)).find(
      ({ author, body }) => author === me && readMarker('reply', body)?.to === event.comment,
    )
  const body = `${writeMarker('reply', { to: event.comment })}\n${text}`
  const old = await find()
  if (old !== undefined) {
    if (old.body !== body) await github.updateComment(old.id, body)
    return
  }
  try {
    await github.createComment(event.pull, body)
  } catch (error) {
    if (!(error instanceof UncertainError) || (await find()) !== undefined) {
      if (!(error instanceof UncertainError)) throw error
      return
    }
    await github.createComment(event.pull, body)
  }
}
