/** Every sentence of the bot that core does not have, as Markdown. Text of others is escaped. */

import { printInvocation, readInvocation } from '../../src/github/command.ts'
import { metricFor, wordFor } from '../../src/model/metrics.ts'
import { clean, plural, shortSha, withoutStop } from '../../src/model/plain.ts'
import {
  percentOfLn,
  printDelta,
  printDuration,
  printEnds,
  printValue,
} from '../../src/model/unit.ts'
import { expectedText } from '../../src/render/bisect.ts'
import type { PictureLinks } from '../../src/render/document.ts'
import { ABOUT_CURVE, levelStrip } from '../../src/render/history.ts'
import { code, codeBlock, codeCell, pictureTag, prose, table } from '../../src/render/markdown.ts'
import { notMeasured, UNBUILT } from '../../src/render/sentences.ts'
import { ACCEPTANCES_FILE, rowName } from '../../src/report/acceptances.ts'
import { noCommentOptions } from '../../src/settings/options.ts'
import {
  isStarted,
  isStopping,
  type Job,
  type LargerRun,
  type MovedRow,
  type QueuePosition,
} from '../store/job.ts'

const short = (sha: string) => code(shortSha(sha))

const what = ({ request }: Job) =>
  request.bisect === undefined
    ? `${code(request.suite)} at ${short(request.headSha)}`
    : `the bisection of ${code(request.suite)} up to ${short(request.headSha)}`

/** The same at the beginning of a sentence. */
const whatFirst = (job: Job) => what(job).replace(/^the/, 'The')
const subjectOf = (job: Job) =>
  job.request.bisect === undefined ? `The suite ${what(job)}` : whatFirst(job)

const link = (words: string, url: string | null | undefined) =>
  url == null || url === '' ? words : `[${words}](${url})`

const minutes = (sec: number) => `${Math.max(1, Math.round(sec / 60))} min`

const isSha = (ref: string) => /^[0-9a-f]{40}$/.test(ref)

function against({ base: { ref, sha } }: Job['request']): string {
  const name = isSha(ref) ? short(ref) : code(ref)
  if (sha === null || sha === ref) return name
  return `${short(sha)} (where it branched off ${name})`
}

/** How the job came to be, as a sentence. */
function origin({ cause, request }: Job): string {
  const options = [
    Object.entries(request.options).map(([key, text]) => `${key} ${code(text)}`),
    request.gates || request.bisect !== undefined
      ? []
      : ['not the whole suite, so it does not count for branch rules'],
  ].flat()
  const details = options.length === 0 ? '' : ` (${options.join('; ')})`
  const words = {
    comment: () => `Requested by ${code(cause.by ?? '')}`,
    button: () => `Requested by ${code(cause.by ?? '')} at a check`,
    push: () => 'Started by the push',
    group: () => 'Started by the merge queue',
    merge: () => 'Started by the merge',
    night: () => 'Nightly run, to check what the merges showed',
    release: () => 'Started by the release',
    alert: () => 'Started on fresh rounds because something may have become slower',
    doubt: () => 'Started on fresh rounds because a quicker suite regressed or could not decide',
  }
  return `${words[cause.kind]()}${details}.`
}

/** What is compared, or what is looked for and what that takes. */
function aim({ request }: Job): string {
  const { bisect, base } = request
  if (bisect === undefined) return `Compared with ${against(request)}.`
  const did = bisect.row === null ? 'caused the largest change' : `changed ${code(bisect.row)}`
  const sha = base.sha ?? ''
  const good = sha.startsWith(base.ref) ? short(sha) : `${code(base.ref)} (${short(sha)})`
  const takes = expectedText({ ...bisect, aboutSec: null })
  return `It searches for the commit after ${good} that ${did}. ${takes}.`
}

/** Somebody else's words as the end of a sentence. */
const ended = (why = '') => `${withoutStop(prose(why))}.`

/** Why answers are slow in all of an organisation. */
export const heldText = (until: string) =>
  `GitHub limits the service in this organisation until ${until.slice(11, 16)} UTC: earlier ` +
  'answers come first.'

/** As the end of a sentence; '': all that wait there are of its repository. */
export const organisationText = ({ organisation }: Pick<QueuePosition, 'organisation'>) =>
  organisation === undefined
    ? ''
    : `, ${organisation.place} of ${organisation.of} in this organisation`

/** Where it waits; it may have moved on since. */
function standing({ waits, turnAt }: Job): string {
  if (waits === undefined || turnAt !== null) return ''
  const { place, of, aboutSec, heldUntil } = waits
  const time = aboutSec === null ? '' : `; its turn comes in about ${minutes(aboutSec)}`
  const held = heldUntil === undefined ? '' : ` ${heldText(heldUntil)}`
  const all = organisationText(waits)
  return ` It was number ${place} of ${of} in the queue of this repository${all}${time}.${held}`
}

const LOOK_FIRST =
  'Nothing runs until somebody with write access has reviewed the commit and comments:'

const STANDS = {
  asked: 'waits for somebody with write access',
  queued: 'waits for its turn',
  dispatched: 'was started',
  running: 'is being measured',
  reported: 'has been measured',
  failed: 'gave no result',
  cancelled: 'was cancelled',
  lost: 'did not answer',
} as const

const MEASURED = 'What has been measured so far will be reported when the run has ended.'

export const jobTexts = {
  /** Title of a check, by state. */
  title: (job: Job): string => {
    const { state, end, request } = job
    if (state === 'asked')
      return `Waiting for: /bench ${request.suite} @${shortSha(request.headSha)}`
    if (state === 'cancelled') return `Cancelled: ${end?.why ?? ''}`
    if (state === 'failed' || state === 'lost')
      return end?.unbuilt === undefined ? 'Not measured: see below' : UNBUILT[end.unbuilt]
    if (isStopping(job)) return 'The suite is being stopped'
    return `The suite ${STANDS[isStarted(job) ? 'dispatched' : state]}`
  },

  /** The live comment of a job, or the summary of its check, until there is a report. */
  live: (job: Job): string => {
    const { state, request, run, end } = job
    const heads = {
      asked: `⏸️ **Waiting for approval**: ${what(job)}`,
      queued: `⏳ **Waiting for its turn**: ${what(job)}`,
      dispatched: `⏱️ **Started**: ${what(job)}`,
      running: `${isStopping(job) ? '⏹️ **Being stopped**' : '⏱️ **Started**'}: ${what(job)}`,
      reported: `**Measured**: ${what(job)}`,
      failed: `### ${notMeasured(end?.unbuilt)}`,
      cancelled: `⏹️ **Cancelled**: ${what(job)}`,
      lost: `### ${notMeasured()}`,
    }
    const page = run === null ? '' : ` ${link('The run', run.url)} shows its progress.`
    const started = `${aim(job)} ${origin(job)}${page}`
    const by = end?.by == null ? '' : ` by ${code(end.by)}`
    const bodies = {
      asked: `${LOOK_FIRST}\n\n${codeBlock(`/bench ${request.suite} @${request.headSha}`)}`,
      queued: `${aim(job)} ${origin(job)}${standing(job)}`,
      dispatched: started,
      running: isStopping(job) ? `Stopped${by}. ${MEASURED}${page}` : started,
      reported: '',
      failed: `${subjectOf(job)} gave no result: ${ended(end?.why)}`,
      cancelled: `Stopped${by}: ${ended(end?.why)}`,
      lost: `${subjectOf(job)} gave no result: ${ended(end?.why)}`,
    }
    const log = run === null ? [] : [`See the ${link('log of the run', run.url)}.`]
    const isEnd = state === 'failed' || state === 'lost' || state === 'cancelled'
    const words = end?.said === undefined ? [] : [codeBlock(end.said)]
    return [heads[state], bodies[state], ...words, ...(isEnd ? log : [])].join('\n\n')
  },
}

const isRunning = ({ state }: Job) => state === 'running'

const rowState = ({ request, result }: Job) =>
  `${code(request.suite)} is ${code(result?.conclusion ?? 'open')}`

const withRounds = (job: Job) => `${what(job)} (${code(job.request.options.rounds ?? '')})`

export const botReplies = {
  nothingToCancel: () => 'Nothing is running or waiting for this pull request.',

  cancelled: (jobs: readonly Job[]) => {
    const [running, waiting] = [jobs.filter(isRunning), jobs.filter((job) => !isRunning(job))]
    const list = (some: readonly Job[]) => some.map((job) => what(job)).join(', ')
    return [
      ...(waiting.length > 0 ? [`Cancelled: ${list(waiting)}.`] : []),
      ...(running.length > 0 ? [`Stopping: ${list(running)}. ${MEASURED}`] : []),
      'The time it has used still counts against the budget.',
    ].join(' ')
  },

  nothingRequested: () => 'Nothing has been measured or requested on this pull request yet.',

  noReport: () =>
    'No report about this pull request is stored, so there is nothing to explain or accept.',

  underWay: (job: Job) =>
    `${whatFirst(job)} ${STANDS[job.state]} already: ` +
    `${link('see it here', job.comment?.url ?? job.run?.url)}.`,

  tooMany: (by: string, count: number, untilMs: number) =>
    `${code(by)} has written ${plural(count, 'command')} here within an hour. More are read after ` +
    `${new Date(untilMs).toISOString().slice(11, 16)} UTC.`,

  overBudget: (whose: string, spent: string, limit: string, next: string) =>
    `The budget of ${whose} is used up: ${spent} in the last 24 hours; the limit is ${limit}. ` +
    `Nothing was started. You can start more after ${next}. The suite file on the base branch ` +
    'sets the limit.',

  rerun: (jobs: readonly Job[], more: string | null) =>
    `Running again on fresh rounds: ${jobs.map((job) => what(job)).join(', ')}.` +
    (more === null ? '' : ` ${more}`),

  nothingOpen: (jobs: readonly Job[]) =>
    `Nothing is undecided in ${jobs.map((job) => what(job)).join(', ')}: every gating row has a ` +
    'verdict.',

  more: (jobs: readonly Job[]) =>
    `More rounds: ${jobs.map(withRounds).join(', ')}. ` +
    'They are judged together with the earlier rounds. Rows that have a verdict keep it. The ' +
    'others are tested with the small part of the error rate that was held back for this; a new ' +
    'run (`/bench rerun`) is judged alone, at the full level. The page of the run shows only the ' +
    'new rounds; the result of all rounds is reported on this pull request.',

  /** Why fresh rounds are judged alone. */
  moreRounds: (more: LargerRun) =>
    ('rounds' in more
      ? `It runs ${code(more.rounds)} rounds.`
      : `It has ${printDuration(more.budgetSec)}.`) +
    ' Its rounds are judged alone, not together with the earlier ones, because those have used ' +
    'up their error rate.' +
    (more.needed === null
      ? ''
      : ` With the noise seen so far, ${plural(more.needed, 'round')} would decide.`),

  accepted: (rows: readonly string[], reason: string, sha: string, again: readonly Job[]) =>
    `Accepted for ${code(sha, 64)} only: ${rows.map((row) => code(row)).join(', ')}. Reason: ` +
    `${prose(reason)}\n\nThis ends when the head changes. Judged again: ` +
    `${again.map(rowState).join(', ')}.`,

  noSuchRow: (row: string, meant: string | null) =>
    `No report about this commit has a row ${code(row)}.` +
    (meant === null ? '' : ` Did you mean ${code(meant)}?`),

  nothingObjects: () => 'No row of that report blocks it, so there is nothing to accept.',

  notYours: (by: string, what: 'write' | 'maintain') =>
    what === 'write'
      ? `${code(by)} may not do that: it takes write access to the repository.`
      : `${code(by)} may not accept rows: that takes the role maintain or admin.`,

  gaveUp: (why: string) =>
    `Your command could not be handled: ${prose(why)}. If you see no effect of it, please ` +
    'repeat it.',
}

export const bisectReplies = {
  unknownEnd: (flag: string, ref: string) =>
    `GitHub does not know ${code(ref)}, which ${code(`--${flag}`)} names. Nothing was started.`,

  notOnBranch: (ref: string, branch: string) =>
    `${code(ref)} is not on ${code(branch)}. The bot bisects only what was merged; in a ` +
    `terminal, ${code('gcbench bisect')} takes any two commits. Nothing was started.`,

  noGood: () =>
    'Since when? There is no open alert and no release to start from: name a commit from before ' +
    `it became slower, with ${code('--good <ref>')}.`,

  noLine: (good: string, bad: string, most: number) =>
    `No chain of first parents leads from ${short(good)} to ${short(bad)}, or it has more than ` +
    `${most} commits: name an earlier ${code('--bad')}, or a later ${code('--good')}. Nothing was ` +
    'started.',

  oneCommit: (sha: string, subject: string) =>
    `There is only one commit between the two, so only ${short(sha)} (${prose(subject)}) can have ` +
    'changed it. Nothing was started.',

  whichVariant: (names: readonly string[]) =>
    `A bisection follows one variant, and the suite has ` +
    `${names.map((one) => code(one)).join(', ')}: name one with ${code('--variant <name>')}. ` +
    'Nothing was started.',

  tooLong: (mostSec: number, timeoutSec: number) =>
    `It may take ${printDuration(mostSec)} of measuring, but a run must end within ` +
    `${printDuration(timeoutSec)}: give each stage less time, for example ` +
    `${code('--budget 5m')}. Nothing was started.`,
}

/** Absolute numbers of a branch, where nothing was compared there merge by merge. */
type AbsoluteCurve = {
  name: string
  unit: string
  values: number[]
  changes: readonly { sha: string; changePct: number }[]
}

export const historyReplies = {
  /** `curves`: each as lines of text, and where its picture is; null: nowhere. */
  curves: (curves: readonly { text: string; picture: PictureLinks | null }[]) =>
    curves
      .flatMap(({ text, picture }) => [
        ...(picture === null ? [] : [pictureTag(picture, ABOUT_CURVE)]),
        codeBlock(text),
      ])
      .join('\n\n'),

  absolute: (curves: readonly AbsoluteCurve[]) =>
    [
      'Nothing was measured merge by merge (`on-main` in the suite file), so these are ' +
        '**absolute medians**, each from whatever machine the run had: a change may come from ' +
        'the machine.',
      ...curves.map(({ name, unit, values, changes }) => {
        const moved = changes.map(
          ({ sha, changePct }) => `${shortSha(sha)}: ${printDelta(changePct)}`,
        )
        const ends = [Math.min(...values), Math.max(...values)]
        const range = ends.map((value) => printValue(value, unit)).join(' to ')
        const count = `${plural(values.length, 'point')}, ${range}`
        const lines = [clean(name, 200), levelStrip(values), count]
        return codeBlock([...lines, ...moved].join('\n'))
      }),
    ].join('\n\n'),

  nothing: () => 'There is no history of the default branch yet: see `on-main` in the suite file.',

  unknown: (row: string, meant: string | null) =>
    `No benchmark ${code(row)} was measured on the default branch.` +
    (meant === null ? '' : ` Did you mean ${code(meant)}?`),
}

/** One line of `/bench status`. */
export function statusLine(job: Job, place: number, now: string): string {
  const { state, run, startedAt, turnAt, request } = job
  const spent = (Date.parse(now) - Date.parse(startedAt ?? turnAt ?? now)) / 1000
  const left = request.timeoutSec - (Date.parse(now) - Date.parse(turnAt ?? now)) / 1000
  const words: Record<string, string> = {
    queued: turnAt === null ? `number ${place + 1} in the queue of this repository` : 'starting',
    dispatched: link('the run', run?.url),
    running:
      `${link('the run', run?.url)}: ${minutes(spent)} so far; the bot gives up after ` +
      `${minutes(left)} more`,
  }
  const conclusion = job.result == null ? [] : [code(job.result.conclusion)]
  const why = job.end == null ? [] : [withoutStop(prose(job.end.why))]
  const more = words[state] === undefined ? [...conclusion, ...why] : [words[state]]
  return `- ${[`${what(job)} ${STANDS[state]}`, ...more].join('; ')}.`
}

/** What has been spent of the budget. */
export const budgetLine = (jobs: number, jobsMost: number, spentMin: number, mostMin: number) =>
  `Used in this repository in the last 24 hours: ${jobs} of ${plural(jobsMost, 'job')}, ` +
  `${spentMin} of ${mostMin} minutes.`

// Alerts of the default branch: an issue or a comment, and how it ends.

const changeOf = ({ metric, change }: MovedRow) =>
  `${printDelta(percentOfLn(change))} ${wordFor(metricFor(metric), change)}`

/** `, between +4.9 and +5.1 %`; '': there is no interval. */
function rangeOf({ ends }: MovedRow): string {
  const printed = ends === undefined ? null : printEnds(percentOfLn(ends[0]), percentOfLn(ends[1]))
  return printed === null ? '' : `, between ${printed[0]} and ${printed[1]} %`
}

/** The hidden line by which our own alert is known again, and that of its end. */
export const alertMark = ({ id }: Job) => `<!-- gcbench:alert ${id} -->`
export const overMark = ({ id }: Job) => `<!-- gcbench:alert-over ${id} -->`

const NAME = 80

const worstOf = (rows: readonly MovedRow[]): MovedRow =>
  rows.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))[0]!

/** The command that has it looked for; a name that cannot stand in one is left out. */
function bisectLine({ request }: Job, worst: MovedRow): string {
  const ends = { good: shortSha(request.base.sha ?? ''), bad: shortSha(request.headSha) }
  const lines = [rowName(worst), null].map((row) =>
    printInvocation({ ...noCommentOptions, kind: 'bisect', suite: request.suite, ...ends, row }),
  )
  return lines.find((line) => isCommand(readInvocation(line))) ?? lines.at(-1)!
}

const isCommand = (read: ReturnType<typeof readInvocation>) => read?.kind === 'bisect'

export function alertTitle({ request }: Job, rows: readonly MovedRow[]): string {
  const worst = worstOf(rows)
  const more = rows.length === 1 ? '' : ` and ${plural(rows.length - 1, 'more row')}`
  const name = clean(worst.benchmark, NAME)
  return `${name}: ${changeOf(worst)} since ${shortSha(request.headSha)}${more}`
}

/** `rows`: as the fresh run has them. `merges`: how many lie between the two commits. */
export function alertText(job: Job, rows: readonly MovedRow[], branch: string): string {
  const { request, run } = job
  const [from, to] = [request.base.sha ?? '', request.headSha]
  const worst = worstOf(rows)
  const columns = [
    { title: 'Change', align: 'left' },
    { title: 'Benchmark', align: 'left' },
  ] as const
  const lines = rows.map((row) => [
    `**${changeOf(row)}**${rangeOf(row)}`,
    `${codeCell(row.benchmark)}<br><sub>${prose(metricFor(row.metric).label)}</sub>`,
  ])
  const more = rows.length === 1 ? '' : `, and ${plural(rows.length - 1, 'more row')} worse`
  const page = run === null ? 'a fresh run' : `[a fresh run](${run.url})`
  return [
    alertMark(job),
    `### ❌ ${code(branch)} got worse: ${code(worst.benchmark, NAME)} ${changeOf(worst)}` +
      `${rangeOf(worst)}${more}`,
    `Between ${code(shortSha(from))} and ${code(shortSha(to))}, as the merges showed and ${page} ` +
      `of the suite ${code(request.suite)} confirms. Next: find the commit, then fix it or accept it. To close this by hand is to ` +
      'accept it: it is not reported again.',
    table(columns, lines),
    'If there are several commits between the two, this command finds the one:',
    codeBlock(`gcbench bisect ${request.suite} --good ${shortSha(from)} --bad ${shortSha(to)}`),
    'Or comment this on any pull request:',
    codeBlock(bisectLine(job, worst)),
    'The bot closes this when the change is gone, or when the rows are accepted: at the check of ' +
      `${code(shortSha(to))}, or for that commit in ${code(ACCEPTANCES_FILE)} on ` +
      `${code(branch)}.`,
  ].join('\n\n')
}

export const alertOver = {
  gone: (job: Job, at: string) =>
    `${overMark(job)}\n✅ **Gone**: at ${code(shortSha(at))} less than half of it is left, or too ` +
    'little to matter.',

  accepted: (job: Job, reasons: readonly string[]) =>
    `${overMark(job)}\n**Accepted**: ${reasons.map((reason) => prose(reason)).join('; ')}`,
}
