/**
 * What a pull request reads: the sticky comment of a suite, the alert about new regressions, and
 * the replies to commands.
 */

import { z } from 'zod'
import type { Acceptance, Comparison, Report } from '../model/model.ts'
import { docsAddress } from '../model/paths.ts'
import { list, type Phrase, plural, shortSha } from '../model/plain.ts'
import { hasEnds, type PictureLinks, type RowView } from '../render/document.ts'
import { below, code, codeBlock, inline, prose, sizeOf, small } from '../render/markdown.ts'
import { markdownText } from '../render/report-markdown.ts'
import { rowsOf, viewReport } from '../render/report-view.ts'
import * as say from '../render/sentences.ts'
import { filedAcceptance } from '../report/acceptances.ts'
import type { Outcome } from '../report/read-report.ts'
import { random } from '../stats/random.ts'

/** GitHub takes 65,536 characters; the rest is room for what it may add one day. */
export const COMMENT_LIMIT = 60_000

/** What a comment is about, from whoever publishes it; nothing here comes from the report. */
export type CommentContext = {
  /** Name of the suite; '': it is not known. */
  suite: string
  headSha: string
  /** `reportUrl`: where the whole report can be had; null or absent: the run leads there. */
  run: { id: number; attempt: number; url: string; reportUrl?: string | null }
  /** Where the pull request is now, if that is elsewhere; null: at headSha. */
  movedTo: string | null
  isFork: boolean
  /** Whether somebody who may asked for it; else a push published it. */
  isAsked: boolean
  /** Artifact of the run with the report that marked the commit; absent: none did. */
  artifact?: string
  /** Where its picture can be had; absent: nowhere. */
  picture?: PictureLinks
}

const codeOf = (sha: string) => code(shortSha(sha))

function markerOf(
  { suite, headSha, run, artifact, isAsked }: CommentContext,
  regressed: string[] | null,
): string {
  const artifactPart = artifact === undefined ? {} : { artifact }
  const at = { run: run.id, attempt: run.attempt }
  const askedPart = isAsked ? { asked: true as const } : {}
  return writeMarker('report', {
    suite,
    head: headSha,
    ...at,
    regressed,
    ...artifactPart,
    ...askedPart,
  })
}

/** Lines under the report: where the whole of it is, and what to think of it. */
function footer({ headSha, run, isFork }: CommentContext): string {
  const links = [
    `[${say.FULL_REPORT}](${run.reportUrl ?? run.url})`,
    `[${say.HOW_TO_READ_IT}](${docsAddress('reading.md')})`,
  ]
  const lines = [[`Commit ${codeOf(headSha)}`, ...links].join(' · ')]
  if (isFork) lines.push(say.FROM_FORK)
  return below(lines.map(small))
}

/** Below the verdict, which stays the first line that is seen; a line of a phone. */
const movedNote = ({ headSha }: CommentContext, movedTo: string): Phrase => [
  'About ',
  { name: shortSha(headSha) },
  '; ',
  { name: shortSha(movedTo) },
  ' is newer.',
]

/** The sticky comment, at most COMMENT_LIMIT long. `before`: what it said last. */
export function commentText(
  outcome: Outcome,
  about: CommentContext,
  before: Markers['report'] | null,
): string {
  const quote = about.movedTo === null ? undefined : movedNote(about, about.movedTo)
  if (outcome.kind === 'missing') {
    const marker = markerOf(about, before?.regressed ?? [])
    const note = quote === undefined ? [] : [`> ${inline(quote)}`]
    return join([marker, ...missingText(outcome, about), ...note])
  }
  const marker = markerOf(about, regressedKeys(outcome.report))
  const room = COMMENT_LIMIT - sizeOf(join([marker, '', footer(about)]))
  const { picture } = about
  const text = markdownText(outcome.report, room, undefined, { picture, quote })
  return join([marker, text.trimEnd(), footer(about)])
}

const join = (parts: string[]) => parts.join('\n\n')

/** Most of what a failed program said that is shown: its end. */
const SAID_LINES = 40
const SAID_CHARACTERS = 4_000

type MissingOutcome = Extract<Outcome, { kind: 'missing' }>

function missingText(
  { why, said: logText = '', unbuilt }: MissingOutcome,
  { suite, headSha, run }: CommentContext,
): string[] {
  const what = suite === '' ? 'The benchmarks' : `The suite ${code(suite)}`
  const tail = logText.split('\n').slice(-SAID_LINES).join('\n').slice(-SAID_CHARACTERS)
  return [
    `### ${say.notMeasured(unbuilt)}`,
    `${what} gave no result at ${codeOf(headSha)}: ${prose(why)}`,
    ...(tail.trim() === '' ? [] : [codeBlock(tail)]),
    `${unbuilt === 'head' ? 'Once that is mended, push again. ' : ''}See the [log of the run](${run.url}).`,
  ]
}

/** Rows that regressed, unaccepted, and had not when the pull request was last told. */
export function freshRows(outcome: Outcome, before: Markers['report'] | null): RowView[] {
  if (outcome.kind === 'missing' || before === null) return []
  return viewReport(outcome.report)
    .tables.flatMap(rowsOf)
    .filter(({ comparison: row }) => hasRegressed(row) && !wasRegressed(before, row))
    .filter(({ isAccepted }) => !isAccepted)
}

/**
 * Whether a result tells of something: there is none, a row moved, or what was measured does not
 * pass, be it only because the gate advises or learns. Rows that noise left open are no news.
 */
export function isNotable(outcome: Outcome): boolean {
  if (outcome.kind === 'missing') return true
  const { comparisons, conclusion } = outcome.report
  const { conclusion: given, enforced = given } = conclusion
  return (
    (enforced !== 'success' && enforced !== 'neutral') ||
    comparisons.some(
      ({ role, verdict }) =>
        role !== 'control' && ['regressed', 'improved', 'changed'].includes(verdict.word),
    )
  )
}

/** A short comment, and the marker by which it is known again. */
export type Alert = { marker: Markers['alert']; text: string }

export function alertMarker(
  { suite, headSha }: CommentContext,
  fresh: RowView[],
): Markers['alert'] {
  const keys = fresh.map(({ comparison }) => rowKeyOf(comparison)).sort()
  return { suite, head: headSha, rows: shortHash(JSON.stringify(keys)) }
}

const NAMED = 5

/**
 * A short comment about rows that have newly regressed, because an edit notifies nobody. Null:
 * there are none.
 */
export function alertOf(fresh: RowView[], about: CommentContext, stickyUrl: string): Alert | null {
  if (fresh.length === 0) return null
  const marker = alertMarker(about, fresh)
  const rows = fresh.map(({ comparison, metric, delta, interval, word }): Phrase => {
    const range = hasEnds(interval) ? `, between ${interval.low} and ${interval.high}` : ''
    return [
      { name: comparison.benchmark },
      ` ${word} (`,
      { prose: `${metric} ${delta}${range}` },
      ')',
    ]
  })
  const text = [
    writeMarker('alert', marker),
    `❌ **${plural(fresh.length, 'new regression')}**, ${codeOf(about.headSha)} against its base: ` +
      `${inline(list(rows, NAMED))}. Next: [see all results](${stickyUrl})`,
  ].join('\n')
  return { marker, text }
}

/** Same text, however GitHub keeps its line ends. */
export const isSameText = (one: string, other: string): boolean => tidy(one) === tidy(other)

const tidy = (text: string) => text.replaceAll('\r\n', '\n').trimEnd()

// Replies to commands, as Markdown. Text of others is escaped.

/** A line to paste, on a line of its own. */
const paste = (line: string) =>
  `To run it on the current head, once you have reviewed that:\n\n${codeBlock(line)}`

const listed = (names: readonly string[]) => names.map((one) => code(one)).join(', ')

export const replies = {
  help: (usage: string) =>
    `Commands, each in the first line of a new comment:\n\n${codeBlock(usage)}`,

  notUnderstood: (why: string, usage: string) =>
    `I could not read this command, so nothing runs: ${prose(why)}\n\n${codeBlock(usage)}`,

  notAllowed: (author: string) =>
    `${code(author)} may not start benchmarks here: that takes write access to the repository.`,

  closed: () => 'The pull request is closed, so nothing runs.',

  forkNeedsSha: (line: string) =>
    'This pull request comes from a fork, whose author can push at any time: name the commit ' +
    `that you mean. ${paste(line)}`,

  otherHead: (sha: string, head: string, line: string) =>
    `${code(sha)} is not the head of this pull request; ${code(head, 64)} is. ` +
    `Nothing runs. ${paste(line)}`,

  pushedSince: (line: string) =>
    'Something was pushed after your comment, so it is unclear which commit you meant. Nothing ' +
    `runs. ${paste(line)}`,

  unknownName: (what: string, name: string, names: readonly string[], meant: string | null) =>
    `There is no ${what} ${code(name)} on the base branch; known: ${listed(names)}.` +
    (meant === null ? '' : ` Did you mean ${code(meant)}?`),

  whichSuite: (names: readonly string[]) => `Which suite? There are ${listed(names)}.`,

  unknownConsumer: (repository: string, known: readonly string[]) =>
    `No suite on the base branch runs the benchmarks of ${code(repository)}` +
    (known.length === 0 ? '.' : `; they run those of ${listed(known)}.`) +
    ` To allow it, merge a suite with ${code(`consumer: ${repository}`)}.`,

  wrongSuiteFile: (words: string) =>
    `The suite file on the base branch cannot be read, so nothing runs:\n\n${codeBlock(words)}`,

  noService: (command: string) =>
    `${code(command)} needs the gcbench service; here a workflow handles commands. ` +
    'Its runs are on the Actions page of the repository, where they can be stopped and ' +
    'run again.',

  /** Under a refusal, of commands after the one that it answered first. */
  sameFor: (count: number) => `The same goes for ${plural(count, 'later command')}.`,

  maintainersAccept: (author: string) =>
    `${code(author)} may not accept rows: that takes the role maintain or admin.`,

  authorAccepts: (author: string) =>
    `${code(author)} opened this pull request, so somebody else with the role maintain or admin ` +
    'has to accept its rows: `gate: { accept: not-author }` holds here, as it does for pull ' +
    'requests from forks unless the suite says `anyone`.',

  accepted: ({ row, reason, by, at, sha }: Acceptance) =>
    `Accepted by ${code(by)} on ${at}, for ${code(sha, 64)} alone: ${code(row)}, because: ` +
    `${prose(reason)}\n\nIt holds for every report about that commit, lapses when the head ` +
    'changes, and ends when this comment is deleted or edited. A merge queue keeps it.',
} as const

// What our comments say to ourselves in their first line, which a browser does not show. Anyone can
// write such a line: a comment is ours only if its author is us, too.

const sha = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
const whole = z.int().min(0)
const key = z.string().regex(/^[0-9a-z]{1,11}$/)
const suite = z.string().regex(/^[A-Za-z0-9._-]{0,64}$/)

/** The sticky comment about a suite. */
const reportMarker = z.strictObject({
  suite,
  head: sha,
  /** The workflow run and its attempt: a later one knows better. */
  run: whole,
  attempt: whole,
  /** Keys of the rows that were called regressed; null: too many to list. */
  regressed: z.array(key).nullable(),
  /** Artifact of that run with the report, where the commit is marked by it. */
  artifact: z.string().min(1).max(256).optional(),
  /** Somebody asked for that run; what pushes publish by themselves has a comment of its own. */
  asked: z.literal(true).optional(),
})

/** Comments that one refusal answers beside the first. */
export const MOST_ALSO = 500
export const REFUSAL_DIGITS = 16

/** The answer to a command: to which comment, and to which others it is the same. */
const replyMarker = z.strictObject({
  to: whole,
  also: z.array(whole).max(MOST_ALSO).optional(),
  /** Hash of what was refused and why: what says the same is the same refusal. */
  refusal: z.string().length(REFUSAL_DIGITS).optional(),
})

/** A row that was accepted, and the comment that did. */
const acceptanceMarker = filedAcceptance.extend({ to: whole })

const markers = {
  report: reportMarker,
  /** A short comment that told of rows which had just regressed. */
  alert: z.strictObject({ suite, head: sha, rows: key }),
  reply: replyMarker,
  acceptance: acceptanceMarker,
}

export type Markers = { [K in keyof typeof markers]: z.infer<(typeof markers)[K]> }

/** The line; what is in it cannot end the HTML comment. */
export function writeMarker<K extends keyof Markers>(kind: K, marker: Markers[K]): string {
  const json = JSON.stringify(markers[kind].parse(marker)).replace(/[<>@&#]/g, escaped)
  return `<!-- gcbench:${kind} ${json} -->`
}

/** As JSON can write it, so that nothing in the line is markup or a mention. */
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

const LINE = /^<!-- gcbench:(\w+) (\{[^\n]*\}) -->(?:\r?\n|$)/

/** The marker of that kind with which a comment begins; null: it does not. */
export function readMarker<K extends keyof Markers>(kind: K, body: string): Markers[K] | null {
  const [, ownKind, json = ''] = LINE.exec(body) ?? []
  if (ownKind !== kind) return null
  try {
    return markers[kind].parse(JSON.parse(json)) as Markers[K]
  } catch {
    return null
  }
}

/** Comments that `me` wrote and marked so, with their markers, in the order given. */
export const ownMarked = <
  K extends keyof Markers,
  C extends { author: string | null; body: string },
>(
  comments: readonly C[],
  me: string,
  kind: K,
): { comment: C; marker: Markers[K] }[] =>
  comments.flatMap((comment) => {
    const marker = comment.author === me ? readMarker(kind, comment.body) : null
    return marker === null ? [] : [{ comment, marker }]
  })

/** More of them would fill the comment. */
const MOST_KEYS = 500

/** Whether a row can fail the gate and is called regressed. */
const hasRegressed = ({ role, verdict }: Comparison): boolean =>
  role === 'gating' && verdict.word === 'regressed'

/** Fifty-three bits of a text, in base 36. */
const shortHash = (text: string): string => Math.floor(random(text)() * 2 ** 53).toString(36)

/** A row's key: the same row in a later report has the same. */
const rowKeyOf = ({ contrast, benchmark, metric }: Comparison): string =>
  shortHash(JSON.stringify([contrast, benchmark, metric]))

/** Keys of the rows that regressed; null: too many to list. */
function regressedKeys({ comparisons }: Report): string[] | null {
  const keys = [...new Set(comparisons.filter(hasRegressed).map(rowKeyOf))].sort()
  return keys.length > MOST_KEYS ? null : keys
}

/** Whether the marker says that the row had regressed; where it lists none, all had. */
const wasRegressed = ({ regressed }: Markers['report'], row: Comparison): boolean =>
  regressed === null || regressed.includes(rowKeyOf(row))
