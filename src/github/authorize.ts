/**
 * Authorizes a command: its reply is posted once, its suites are read from the base, its author's
 * rights are asked of GitHub, and it is bound to one commit.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ConfigError } from '../model/findings.ts'
import type { Suite } from '../model/model.ts'
import { nearest } from '../model/paths.ts'
import { readSuiteFile, zeroConfigSuite } from '../plan/suite.ts'
import { type BotRules, defaultBotRules } from '../plan/suite-schema.ts'
import { narrowsSuite } from '../settings/options.ts'
import { consumerName } from '../settings/values.ts'
import { workloads } from '../workloads/index.ts'
import {
  commandWords,
  type Invocation,
  printInvocation,
  readInvocation,
  usageLines,
} from './command.ts'
import { MOST_ALSO, REFUSAL_DIGITS, readMarker, replies, writeMarker } from './comment.ts'
import type { GitHub, IssueComment, PullRequest, ReactionContent } from './port.ts'
import { postOnce, upsertComment } from './post.ts'

export type Reply = { text: string; reaction: ReactionContent }

/** Words that end a command; thrown by whatever handles it, and becomes one reply. */
export class ReplyError extends Error {
  override readonly name = 'ReplyError'
  readonly reaction: ReactionContent
  constructor(reply: string, reaction: ReactionContent = '-1') {
    super(reply)
    this.reaction = reaction
  }
}

/** `to`: the comment that is answered; a check run's id where a button was pressed. */
export type ReplyTarget = { pull: number; to: number }

/**
 * One reply to a command, however often it is handled. The first stands: a command that was carried
 * out and is handled again finds its own traces, and would be told of these.
 */
export const replyOnce = (text: string, { pull, to }: ReplyTarget, github: GitHub) =>
  postOnce(
    pull,
    ({ body }) => readMarker('reply', body)?.to === to,
    `${writeMarker('reply', { to })}\n${text}`,
    github,
  )

/** Whoever comes later than that is told anew. */
const SAME_REFUSAL_MS = 24 * 3_600_000

/**
 * The same for a refusal at an instant (ISO 8601): where it stands in the conversation already, that
 * comment says of how many more commands it is true, so that nobody gets mail of each.
 */
export async function refuseOnce(
  text: string,
  { pull, to }: ReplyTarget,
  at: string,
  github: GitHub,
): Promise<void> {
  const refusal = createHash('sha256').update(text).digest('hex').slice(0, REFUSAL_DIGITS)
  const read = ({ body, createdAt }: IssueComment) => {
    const marker = readMarker('reply', body)
    if (marker === null) return null
    const { also = [] } = marker
    if (marker.to === to || also.includes(to)) return { ...marker, isAnswered: true }
    const isSame = marker.refusal === refusal
    const isLate = Date.parse(at) - Date.parse(createdAt) > SAME_REFUSAL_MS
    return isSame && !isLate && also.length < MOST_ALSO ? { ...marker, isAnswered: false } : null
  }
  await upsertComment(
    {
      ...{ pull, read },
      textOver(before) {
        if (before === null) return `${writeMarker('reply', { to, refusal })}\n${text}`
        const { isAnswered, ...marker } = before.marker
        if (isAnswered) return null
        const also = [...(marker.also ?? []), to]
        const same = replies.sameFor(also.length)
        return `${writeMarker('reply', { ...marker, also })}\n${text}\n\n${same}`
      },
    },
    github,
  )
}

// The suite file at a commit, and the suites that a command requests.

export const SUITE_FILE = '.gcbench.yml'

/** What the suite file at a commit says. */
export type BaseSuites = {
  suites: Suite[]
  bot: BotRules
  /** Commit whose file it is. */
  sha: string
  /** What is wrong with the file; null: nothing, or there is none. */
  wrong: string | null
}

/** What a suite file says, by its text: every delivery of a repository asks for the same. */
const rulesByText = new LRUCache<string, Omit<BaseSuites, 'sha'>>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (_, text) => text.length + 1,
})

/** Never asked of the change's own commit: it could let itself in. No file: the defaults. */
export async function suitesAt(
  sha: string,
  suiteFile: string,
  github: GitHub,
): Promise<BaseSuites> {
  const text = await github.readFile(suiteFile, sha)
  const key = text === null ? '' : `${suiteFile}\n${text}`
  const rules = rulesByText.get(key) ?? readRules(text, suiteFile)
  rulesByText.set(key, rules)
  // Whoever asks may change what they get.
  return { ...structuredClone(rules), sha }
}

function readRules(text: string | null, suiteFile: string): Omit<BaseSuites, 'sha'> {
  const none = { suites: [], bot: defaultBotRules(), wrong: null }
  if (text === null) return { ...none, suites: [zeroConfigSuite()] }
  try {
    return { ...none, ...readSuiteFile(text, suiteFile, workloads) }
  } catch (error) {
    if (error instanceof ConfigError) return { ...none, wrong: error.message }
    throw error
  }
}

/** What a command says of suites. */
type Bench = Omit<Extract<Invocation, { kind: 'bench' }>, 'kind' | 'sha'>

/** A suite of the base that a command asks for. */
export type RequestedSuite = {
  suite: Suite
  /**
   * Whether the command asks for all that the suite asks for. With less of it, or against another
   * base, a gate would pass that should not: `--base` can name the head itself.
   */
  isWhole: boolean
}

/** What the command asks for, all of it known at the base; throws a ReplyError. */
export function requestedSuites(invocation: Bench, base: BaseSuites): RequestedSuite[] {
  return pickSuites(invocation, base).map((suite) => {
    checkVariants(invocation, suite)
    return { suite, isWhole: !narrowsSuite(invocation, suite) }
  })
}

/** Those that run the benchmarks of the repository, all where none is named. */
function suitesFor(repository: string | null, suites: Suite[]): Suite[] {
  if (repository === null) return suites
  const nameOf = ({ consumer }: Suite) => (consumer === undefined ? [] : [consumerName(consumer)])
  const isIt = (name: string) => name.toLowerCase() === repository.toLowerCase()
  const own = suites.filter((suite) => nameOf(suite).some(isIt))
  if (own.length > 0) return own
  const known = [...new Set(suites.flatMap(nameOf))]
  throw new ReplyError(replies.unknownConsumer(repository, known), 'confused')
}

function pickSuites({ consumer, suites: names }: Bench, { suites: all, wrong }: BaseSuites) {
  if (wrong !== null) throw new ReplyError(replies.wrongSuiteFile(wrong))
  const suites = suitesFor(consumer, all)
  const suiteNames = suites.map(({ name }) => name)
  if (names.length === 0) {
    if (suites.length === 1 || consumer !== null) return suites
    throw new ReplyError(replies.whichSuite(suiteNames), 'confused')
  }
  return names.map((name) => {
    const named = suites.find((suite) => suite.name === name)
    if (named !== undefined) return named
    const meant = nearest(name, [...suiteNames, ...commandWords])
    throw new ReplyError(replies.unknownName('suite', name, suiteNames, meant), 'confused')
  })
}

function checkVariants({ variants }: Bench, suite: Suite): void {
  const names = suite.variants.map(({ name }) => name)
  const wrong = variants.find((name) => !names.includes(name))
  if (wrong === undefined) return
  const reply = replies.unknownName('variant', wrong, names, nearest(wrong, names))
  throw new ReplyError(reply, 'confused')
}

// What a command may do: from the comment and GitHub's answers to a command that is bound to one
// commit and to suites of the base, or to an answer why not. Workflows and the service share it, and
// act on it in their own ways. It checks nothing out and runs nothing. From here on only a full hash
// is passed on.

/** anyone: reading needs no role. write: may start and stop. maintain: may accept. */
type Right = 'anyone' | 'write' | 'maintain'

type Rights = { write: boolean; maintain: boolean }

/** By the role that GitHub has, which is asked for each command and each button. */
export async function rightsOf(login: string, github: GitHub): Promise<Rights> {
  const role = await github.permissionOf(login)
  const write = role?.permission === 'admin' || role?.permission === 'write'
  return { write, maintain: write && (role.permission === 'admin' || role.role === 'maintain') }
}

export const has = (rights: Rights, right: Right): boolean => right === 'anyone' || rights[right]

type Kind = Invocation['kind']

/** What each command takes, and whether it is about one commit. */
const NEEDS: Record<Kind, { right: Right; bindsHead: boolean }> = {
  bench: { right: 'write', bindsHead: true },
  rerun: { right: 'write', bindsHead: true },
  more: { right: 'write', bindsHead: true },
  accept: { right: 'maintain', bindsHead: true },
  cancel: { right: 'write', bindsHead: false },
  status: { right: 'write', bindsHead: false },
  explain: { right: 'write', bindsHead: false },
  bisect: { right: 'write', bindsHead: false },
  history: { right: 'write', bindsHead: false },
  help: { right: 'anyone', bindsHead: false },
}

/** A new comment of a person. */
type CommandComment = {
  pull: number
  author: string
  body: string
  /** ISO 8601, by GitHub's clock. */
  createdAt: string
}

/** Who handles commands. */
type Handler = {
  suiteFile: string
  /** What remembers between commands; null: a workflow, which does not. */
  memory: {
    /** The newest head of the pull request that was known before an instant; null: none was. */
    headBefore(pull: number, at: string): Promise<string | null>
    /** Told of each command, well written or not, of who may; throws where it is one too many. */
    onAsked(): void
    /** Told first of all that whoever asks may: they see at once that they were heard. */
    onAllowed(invocation: Invocation): Promise<void>
    /** Whether somebody has asked so often that nobody looks any more. */
    isExhausted(login: string): boolean
    /** Whether such a one is answered once more. */
    mayReply(login: string): boolean
  } | null
}

/** A command that may be carried out. */
export type Authorized = {
  invocation: Invocation
  pull: PullRequest
  base: BaseSuites
  /** Full hash that is meant; for a command about no commit, the head of now. */
  headSha: string
  /** Of `bench`: what is to be measured; else []. */
  suites: RequestedSuite[]
}

type Authorization =
  | { kind: 'ignored'; why: string }
  | { kind: 'answered'; reply: Reply }
  | { kind: 'authorized'; command: Authorized }

export async function authorize(
  comment: CommandComment,
  handler: Handler,
  github: GitHub,
): Promise<Authorization> {
  const invocation = readInvocation(comment.body)
  if (invocation === null) return { kind: 'ignored', why: 'the comment is no command' }
  try {
    const command = await decide(comment, invocation, handler, github)
    if (command === null) return { kind: 'ignored', why: 'strangers get no answer here' }
    return { kind: 'authorized', command }
  } catch (error) {
    if (!(error instanceof ReplyError)) throw error
    return { kind: 'answered', reply: { text: error.message, reaction: error.reaction } }
  }
}

/** Null: somebody who may do nothing here, and is told nothing, or no more. Throws a ReplyError. */
async function decide(
  comment: CommandComment,
  invocation: NonNullable<ReturnType<typeof readInvocation>>,
  { suiteFile, memory }: Handler,
  github: GitHub,
): Promise<Authorized | null> {
  const { author } = comment
  if (memory?.isExhausted(author)) return null
  const rights = await rightsOf(author, github)
  const needs = invocation.kind === 'refused' ? null : NEEDS[invocation.kind]
  const mayAsk = has(rights, needs?.right ?? 'write')
  const lookUp = async () => {
    const pull = await github.pullRequest(comment.pull)
    return { pull, base: await suitesAt(pull.baseSha, suiteFile, github) }
  }
  // Where only a service may say that it is silent, a stranger has a workflow ask for no more.
  const early = rights.write || memory === null ? null : await lookUp()
  if (early?.base.bot.strangers === 'silent') return null
  if (!rights.write && memory?.mayReply(author) === false) return null
  if (!mayAsk)
    throw new ReplyError(
      rights.write ? replies.maintainersAccept(author) : replies.notAllowed(author),
    )
  memory?.onAsked()
  const command = commandOf(invocation, memory !== null)
  await memory?.onAllowed(command)
  const { pull, base } = early ?? (await lookUp())
  checkAcceptor(command, author, pull, base)
  const headSha = needs?.bindsHead === true ? await bindHead(comment, command, pull, memory) : null
  const suites = command.kind === 'bench' ? requestedSuites(command, base) : []
  return { invocation: command, pull, base, headSha: headSha ?? pull.headSha, suites }
}

/**
 * Whether the author of a pull request may accept its rows: as the suites of the base say, and
 * where one does not, unless it comes from a fork.
 */
export const mayAcceptOwn = (pull: PullRequest, { suites }: BaseSuites): boolean =>
  suites.length === 0
    ? !isForkOf(pull)
    : suites.every(
        ({ gate }) => (gate.accept ?? (isForkOf(pull) ? 'not-author' : 'anyone')) === 'anyone',
      )

function checkAcceptor(
  { kind }: Invocation,
  author: string,
  pull: PullRequest,
  base: BaseSuites,
): void {
  if (kind === 'accept' && pull.author === author && !mayAcceptOwn(pull, base))
    throw new ReplyError(replies.authorAccepts(author))
}

/** The command, if it is one that can be done here; else a ReplyError is thrown. */
function commandOf(
  invocation: NonNullable<ReturnType<typeof readInvocation>>,
  isService: boolean,
): Authorized['invocation'] {
  if (invocation.kind === 'refused')
    throw new ReplyError(replies.notUnderstood(invocation.why, invocation.usage), 'confused')
  if (invocation.kind === 'help') throw new ReplyError(replies.help(usageLines().join('\n')), '+1')
  if (!isService && invocation.kind !== 'bench' && invocation.kind !== 'accept')
    throw new ReplyError(replies.noService(printInvocation(invocation)), 'confused')
  return invocation
}

/**
 * The one commit that a command can have meant. A hash that is given must be the head. Without one,
 * nothing may have been pushed since the comment: that is told by GitHub's clock of pushes, since
 * the dates in commits say what their author wants (equal seconds count as since), and by the head
 * that was known before, where somebody remembers it.
 */
async function bindHead(
  { createdAt }: CommandComment,
  invocation: Invocation,
  pull: PullRequest,
  memory: Handler['memory'],
): Promise<string> {
  const { headSha, headPushedAt } = pull
  if (pull.state !== 'open') throw new ReplyError(replies.closed())
  const sha = 'sha' in invocation ? invocation.sha : null
  const line = printInvocation('sha' in invocation ? { ...invocation, sha: headSha } : invocation)
  if (sha !== null) {
    if (headSha.startsWith(sha)) return headSha
    throw new ReplyError(replies.otherHead(sha, headSha, line))
  }
  if (isForkOf(pull)) throw new ReplyError(replies.forkNeedsSha(line))
  const before = (await memory?.headBefore(pull.number, createdAt)) ?? headSha
  const isOlder = headPushedAt !== null && Date.parse(headPushedAt) < Date.parse(createdAt)
  if (!isOlder || before !== headSha) throw new ReplyError(replies.pushedSince(line))
  return headSha
}

export const isForkOf = ({ headRepository, baseRepository }: PullRequest): boolean =>
  headRepository !== baseRepository
