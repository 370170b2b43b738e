/** Every sentence of the bot that core does not have. Markdown; what others wrote is escaped. */
import { expectedText } from '../../src/core/bisect/told.ts'
import { ABOUT_CURVE, levelStrip } from '../../src/core/history/told.ts'
import { printDelta, printDuration, printValue } from '../../src/core/metrics/unit.ts'
import { plural } from '../../src/core/text/phrase.ts'
import { clean } from '../../src/core/text/plain.ts'
import { shortSha } from '../../src/core/text/sha.ts'
import { code, codeBlock, prose } from '../../src/render/markdown.ts'
import { type PictureLinks, pictureTag } from '../../src/render/svg.ts'
import { isStarted, isStopping, type Job } from '../jobs/job.ts'

const short = (sha: string) => code(shortSha(sha))

const what = ({ wish }: Job) =>
  wish.bisect === undefined
    ? `${code(wish.suite)} at ${short(wish.headSha)}`
    : `the bisection of ${code(wish.suite)} up to ${short(wish.headSha)}`

/** The same at the beginning of a sentence. */
const whatFirst = (job: Job) => what(job).replace(/^the/, 'The')
const subjectOf = (job: Job) =>
  job.wish.bisect === undefined ? `The suite ${what(job)}` : whatFirst(job)

const link = (words: string, url: string | null | undefined) =>
  url == null || url === '' ? words : `[${words}](${url})`

const minutes = (sec: number) => `${Math.max(1, Math.round(sec / 60))} min`

const isSha = (ref: string) => /^[0-9a-f]{40}$/.test(ref)

function against({ base: { asked, sha } }: Job['wish']): string {
  const name = isSha(asked) ? short(asked) : code(asked)
  if (sha === null || sha === asked) return name
  return `${short(sha)} (where it parts from ${name})`
}

/** How the job came to be, as a sentence. */
function origin({ cause, wish }: Job): string {
  const parts = [
    Object.entries(wish.asked).map(([key, text]) => `${key} ${code(text)}`),
    wish.gates || wish.bisect !== undefined
      ? []
      : ['not all that the suite asks for, so branch rules do not see it'],
  ].flat()
  const wishes = parts.length === 0 ? '' : ` (${parts.join('; ')})`
  const words = {
    comment: () => `Asked for by ${code(cause.by ?? '')}`,
    button: () => `Asked for by ${code(cause.by ?? '')} at a check`,
    push: () => 'Started by the push',
    group: () => 'Started by the merge queue',
    merge: () => 'Started by the merge',
    night: () => 'Started by the night, to check what the merges say',
    release: () => 'Started by the release',
    alert: () => 'Started because something may have become slower: fresh rounds',
    doubt: () => 'Started because a quicker suite regressed or could not decide; fresh rounds',
  }
  return `${words[cause.kind]()}${wishes}.`
}

/** What is compared, or what is looked for and what that takes. */
function aim({ wish }: Job): string {
  const { bisect, base } = wish
  if (bisect === undefined) return `Compared with ${against(wish)}.`
  const row = bisect.row === null ? 'what changed most' : code(bisect.row)
  const sha = base.sha ?? ''
  const good = sha.startsWith(base.asked) ? short(sha) : `${code(base.asked)} (${short(sha)})`
  const takes = expectedText({ ...bisect, aboutSec: null })
  return `It looks for the commit after ${good} that moved ${row}. ${takes}.`
}

/** Somebody else's words as the end of a sentence. */
const ended = (why = '') => `${prose(why).replace(/[.:]+$/, '')}.`

const LOOK_FIRST =
  'Nothing runs before somebody with write access has looked at the commit and says:'

const STANDS = {
  asked: 'waits for somebody with write access',
  queued: 'waits for its turn',
  dispatched: 'was started',
  running: 'is being measured',
  reported: 'is measured',
  failed: 'gave no result',
  cancelled: 'was cancelled',
  lost: 'did not answer',
} as const

const MEASURED = 'What was measured until now is told when its run has ended.'

export const said = {
  /** Title of a check, by state. */
  title: (job: Job): string => {
    const { state, end, wish } = job
    if (state === 'asked') return `Waits for: /bench ${wish.suite} @${shortSha(wish.headSha)}`
    if (state === 'cancelled') return `Cancelled: ${end?.why ?? ''}`
    if (state === 'failed' || state === 'lost') return 'Not measured: see below'
    if (isStopping(job)) return 'The suite is being stopped'
    return `The suite ${STANDS[isStarted(job) ? 'dispatched' : state]}`
  },

  /** The live comment of a job, or the summary of its check, until there is a report. */
  live: (job: Job): string => {
    const { state, wish, run, end } = job
    const heads = {
      asked: `⏸️ **Waiting for your word**: ${what(job)}`,
      queued: `⏳ **Waiting for its turn**: ${what(job)}`,
      dispatched: `⏱️ **Started**: ${what(job)}`,
      running: `${isStopping(job) ? '⏹️ **Being stopped**' : '⏱️ **Started**'}: ${what(job)}`,
      reported: `**Measured**: ${what(job)}`,
      failed: `### ⛔ **Not measured**: please look`,
      cancelled: `⏹️ **Cancelled**: ${what(job)}`,
      lost: `### ⛔ **Not measured**: please look`,
    }
    const page = run === null ? '' : ` ${link('Its run', run.url)} tells how far it is.`
    const started = `${aim(job)} ${origin(job)}${page}`
    const by = end?.by == null ? '' : ` by ${code(end.by)}`
    const bodies = {
      asked: `${LOOK_FIRST}\n\n${codeBlock(`/bench ${wish.suite} @${wish.headSha}`)}`,
      queued: `${aim(job)} ${origin(job)}`,
      dispatched: started,
      running: isStopping(job) ? `Stopped${by}. ${MEASURED}${page}` : started,
      reported: '',
      failed: `${subjectOf(job)} gave no result: ${ended(end?.why)}`,
      cancelled: `Stopped${by}: ${ended(end?.why)}`,
      lost: `${subjectOf(job)} gave no result: ${ended(end?.why)}`,
    }
    const log = run === null ? [] : [`${link('The log of the run', run.url)} has the whole story.`]
    const isEnd = state === 'failed' || state === 'lost' || state === 'cancelled'
    const words = end?.said === undefined ? [] : [codeBlock(end.said)]
    return [heads[state], bodies[state], ...words, ...(isEnd ? log : [])].join('\n\n')
  },
}

const isRunning = ({ state }: Job) => state === 'running'

const standing = ({ wish, result }: Job) =>
  `${code(wish.suite)} is ${code(result?.conclusion ?? 'open')}`

const withRounds = (job: Job) => `${what(job)} (${code(job.wish.asked.rounds ?? '')})`

export const botReplies = {
  nothingToCancel: () => 'Nothing is running or waiting for this pull request.',

  cancelled: (jobs: readonly Job[]) => {
    const [running, waiting] = [jobs.filter(isRunning), jobs.filter((job) => !isRunning(job))]
    const list = (some: readonly Job[]) => some.map((job) => what(job)).join(', ')
    return [
      ...(waiting.length > 0 ? [`Cancelled: ${list(waiting)}.`] : []),
      ...(running.length > 0 ? [`Stopping: ${list(running)}. ${MEASURED}`] : []),
      'What it cost until now stays spent.',
    ].join(' ')
  },

  nothingAsked: () => 'Nothing has been measured or asked for on this pull request yet.',

  noReport: () =>
    'No report about this pull request is kept, so there is nothing to explain or accept.',

  underWay: (job: Job) =>
    `${whatFirst(job)} ${STANDS[job.state]} already: ` +
    `${link('look there', job.comment?.url ?? job.run?.url)}.`,

  overBudget: (whose: string, spent: string, limit: string, next: string) =>
    `The budget of ${whose} is spent: ${spent} in the last 24 hours, of ${limit}. Nothing is ` +
    `run. There is room again after ${next}; the limit is in the suite file on the base branch.`,

  rerun: (jobs: readonly Job[], more: string | null) =>
    `Again, on fresh rounds: ${jobs.map((job) => what(job)).join(', ')}.` +
    (more === null ? '' : ` ${more}`),

  nothingOpen: (jobs: readonly Job[]) =>
    `Nothing is open in ${jobs.map((job) => what(job)).join(', ')}: every gating row has its word.`,

  more: (jobs: readonly Job[]) =>
    `More rounds: ${jobs.map(withRounds).join(', ')}. ` +
    'They are judged together with those that there are. What was called stands; for the rest, ' +
    'the part of the risk of a false call is used that was held back for this, which is small: ' +
    'a new run (`/bench rerun`) is judged alone, at the full level. The page of the run shows ' +
    'only the new rounds, judged by themselves: the whole is told here.',

  /** Why fresh rounds are judged alone. */
  moreRounds: (rounds: string, needed: number | null) =>
    `It runs ${code(rounds)} rounds. They are judged alone and not added to the earlier ones, ` +
    'whose share of error was spent when they were judged.' +
    (needed === null
      ? ''
      : ` At the noise that was seen, ${plural(needed, 'round')} would decide.`),

  accepted: (rows: readonly string[], reason: string, sha: string, again: readonly Job[]) =>
    `Accepted for ${code(sha, 64)} alone: ${rows.map((row) => code(row)).join(', ')}, because: ` +
    `${prose(reason)}\n\nIt lapses when the head changes. Judged again under it: ` +
    `${again.map(standing).join(', ')}.`,

  noSuchRow: (row: string, meant: string | null) =>
    `No report about this commit has a row ${code(row)}.` +
    (meant === null ? '' : ` Did you mean ${code(meant)}?`),

  nothingObjects: () => 'No row of that report stands against it, so there is nothing to accept.',

  notYours: (by: string, what: 'write' | 'maintain') =>
    what === 'write'
      ? `${code(by)} may not do that: it takes write access to the repository.`
      : `${code(by)} may not accept rows: that takes the role maintain or admin.`,

  gaveUp: (why: string) =>
    `Your command could not be handled: ${prose(why)}. If nothing is to be seen of it, please ` +
    'say it again.',
}

export const bisectReplies = {
  unknownEnd: (flag: string, ref: string) =>
    `GitHub knows no ${code(ref)}, which ${code(`--${flag}`)} names. Nothing is run.`,

  notOnBranch: (ref: string, branch: string) =>
    `${code(ref)} is not on ${code(branch)}. What is bisected here is what was merged; in a ` +
    `terminal ${code('gcbench bisect')} takes any two commits. Nothing is run.`,

  noGood: () =>
    'From where? There is no alert and no release to begin with: name a commit before it was ' +
    `slower, as ${code('--good <ref>')}.`,

  noLine: (good: string, bad: string, most: number) =>
    `No commits lead from ${short(good)} to ${short(bad)} along first parents, or more than ` +
    `${most} do: name an earlier ${code('--bad')}, or a later ${code('--good')}. Nothing is run.`,

  oneCommit: (sha: string, subject: string) =>
    `There is one commit between the two: if anything did it, ${short(sha)} ` +
    `(${prose(subject)}) did. Nothing is run.`,

  whichVariant: (names: readonly string[]) =>
    `A bisection is of one variant; the suite has ${names.map((one) => code(one)).join(', ')}: ` +
    `name it, as ${code('--variant <name>')}. Nothing is run.`,

  tooLong: (mostSec: number, patienceSec: number) =>
    `It may take ${printDuration(mostSec)} of measuring, and a run has to answer within ` +
    `${printDuration(patienceSec)}: give each stage less, as ${code('--budget 5m')}. Nothing is ` +
    'run.',
}

/** Absolute numbers of a branch, where nothing was compared there merge by merge. */
export type AbsoluteCurve = {
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
        '**absolute medians**, each from any machine that there was: what moved may be the ' +
        'machine.',
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

  nothing: () => 'Nothing of the default branch is kept yet: see `on-main` in the suite file.',

  unknown: (row: string, meant: string | null) =>
    `No benchmark ${code(row)} was measured on the default branch.` +
    (meant === null ? '' : ` Did you mean ${code(meant)}?`),
}

/** One line of `/bench status`. */
export function statusLine(job: Job, place: number, now: string): string {
  const { state, run, startedAt, turnAt, wish } = job
  const spent = (Date.parse(now) - Date.parse(startedAt ?? turnAt ?? now)) / 1000
  const left = wish.patienceSec - (Date.parse(now) - Date.parse(turnAt ?? now)) / 1000
  const words: Record<string, string> = {
    queued: turnAt === null ? `number ${place + 1} in the queue of this repository` : 'starting',
    dispatched: link('the run', run?.url),
    running:
      `${link('the run', run?.url)}: ${minutes(spent)} spent; it is called lost after ` +
      `${minutes(left)} more`,
  }
  const result = job.result == null ? [] : [code(job.result.conclusion)]
  const why = job.end == null ? [] : [ended(job.end.why).slice(0, -1)]
  const more = words[state] === undefined ? [...result, ...why] : [words[state]]
  return `- ${[`${what(job)} ${STANDS[state]}`, ...more].join('; ')}.`
}

/** What has been spent of the budget. */
export const budgetLine = (jobs: number, jobsMost: number, spentMin: number, mostMin: number) =>
  `Spent here in 24 hours: ${jobs} of ${plural(jobsMost, 'job')}, ${spentMin} of ${mostMin} ` +
  'minutes.'
