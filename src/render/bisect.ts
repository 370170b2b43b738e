/**
 * What a bisection found: its headline and table; and the file that its run leaves, which is read
 * as hostile.
 */
import { z } from 'zod'
import { commit, count, few, label, long, short } from '../model/bounds.ts'
import { comparisonSchema } from '../model/comparison.ts'
import { metricFor, wordFor } from '../model/metrics.ts'
import type { Comparison } from '../model/model.ts'
import { docsAddress, readJson } from '../model/paths.ts'
import { clean, PROSE_CAP, plural, shortSha } from '../model/plain.ts'
import { percentOfLn, printDelta, printDuration, printEnds } from '../model/unit.ts'
import {
  type Bracket,
  type Commit,
  type Expected,
  type SeenCommit,
  type WatchedRow,
  type Word,
  WRONG_NAME_ALPHA,
} from '../report/bisect.ts'
import { isModest, type Outcome } from '../report/read-report.ts'
import { readEnding } from '../report/report.ts'
import { MISSING } from './document.ts'
import { below, code, narrow, prose, small, table } from './markdown.ts'
import { PAPER, type Screen, tableLines, wrapped } from './terminal.ts'

/** `commits`: the good end first, the bad end last. */
export type Bisection = {
  commits: Commit[]
  bracket: Bracket
  watched: WatchedRow | null
  /** Between the last that is as good and the first that is as bad. */
  change: Comparison | null
  seen: SeenCommit[]
  stages: number
  builds: number
  /** Why it ended where it did, if it names no commit; '': it does. */
  why: string
}

/** Commits that may have done it: one, if it was found. */
export const suspectsOf = ({
  commits,
  bracket,
  watched,
}: Pick<Bisection, 'commits' | 'bracket' | 'watched'>): Commit[] =>
  watched === null ? [] : commits.slice(bracket.low + 1, bracket.high + 1)

/** What it will take. */
export function expectedText({ commits, stages, builds, aboutSec, mostSec }: Expected): string {
  const about = aboutSec === null ? '' : `, likely ${printDuration(aboutSec)}`
  return (
    `${plural(commits, 'commit')} to look through: about ${plural(stages, 'stage')}, at most ` +
    `${plural(builds, 'build')} where all compile, and of measuring at most ` +
    `${printDuration(mostSec)}${about}`
  )
}

const SUBJECT = 60

const nameOf = ({ sha, subject }: Commit) =>
  `${shortSha(sha)} ${JSON.stringify(clean(subject, SUBJECT))}`

const WORDS: Record<Word, string> = {
  'as-good': 'before the step',
  'as-bad': 'after the step',
  between: 'between two steps',
  open: 'cannot tell',
  skipped: 'skipped: does not build or run',
}

/** `+20.3 % slower`, `+18.1`, `+22.4`, without the word where 0 is between them; null: not estimated. */
function changeOf(
  row: Comparison | null,
): { delta: string; ends: [string, string] | null; word: string } | null {
  if (row === null || row.estimate.kind !== 'ratio') return null
  const { point, low, high } = row.estimate
  const isSure = low > 0 || high < 0
  const word = isSure ? wordFor(metricFor(row.metric), point, row.better) : ''
  const ends = printEnds(percentOfLn(low), percentOfLn(high))
  return { delta: printDelta(percentOfLn(point)), ends, word }
}

/** `+20.3 % [+18.1, +22.4] slower`; '' where nothing was estimated. `isShort`: without the interval. */
function changeText(row: Comparison | null, isShort = false): string {
  const change = changeOf(row)
  if (change === null) return ''
  const { delta, ends, word } = change
  const interval = isShort || ends === null ? '' : `[${ends.join(', ')}]`
  return [delta, interval, word].filter(Boolean).join(' ')
}

/** `isShort`: without the interval, which stands below. */
function headline({ commits, bracket, watched, change, why }: Bisection, isShort = false): string {
  const suspects = suspectsOf({ commits, bracket, watched })
  const [first] = suspects
  if (watched === null || first === undefined) {
    const [good, bad] = [nameOf(commits[0]!), nameOf(commits.at(-1)!)]
    return `No commit is named between ${good} and ${bad}: ${why}`
  }
  const what = `${clean(watched.benchmark, SUBJECT)} ${clean(watched.metric, SUBJECT)}`
  const by = changeText(change, isShort)
  if (suspects.length === 1) return `${nameOf(first)} did it: ${what} ${by}`
  return `One of ${plural(suspects.length, 'commit')} did it: ${what} ${by}`
}

/** Below the headline: why it names no one commit, how sure it is, and what to do with the commit. */
function surety(bisection: Bisection): string[] {
  const [first, ...others] = suspectsOf(bisection)
  if (first === undefined) return []
  return [
    others.length > 0
      ? `${bisection.why} ${RISK}`
      : `${RISK} Next: look at ${shortSha(first.sha)}.`,
  ]
}

/** Of a terminal; a comment has two columns. */
const TITLES = ['commit', 'sha', 'subject', 'against the good commit', 'it is', 'stage']
const ALIGNS = ['right', 'left', 'left', 'left', 'left', 'right'] as const

/** Every commit that was measured, oldest first. */
const inOrder = ({ commits, seen }: Bisection) =>
  seen
    .toSorted((a, b) => a.place - b.place || a.stage - b.stage)
    .map((one) => ({ ...one, ...commits[one.place]! }))

/** Cells under the titles. */
const rowsOf = (bisection: Bisection): string[][] =>
  inOrder(bisection).map(({ place, sha, subject, row, word, stage }) => {
    const name = [shortSha(sha), clean(subject, SUBJECT)]
    return [String(place), ...name, changeText(row), WORDS[word], String(stage)]
  })

/** The same with how much first: two columns have room on a phone. */
const narrowRowsOf = (bisection: Bisection): string[][] => {
  const [named] = isNamed(bisection) ? suspectsOf(bisection) : []
  return inOrder(bisection).map(({ place, sha, subject, row, word, stage }) => {
    const { delta = MISSING, ends = null, word: way = '' } = changeOf(row) ?? {}
    const about = [ends?.join(' to ') ?? '', way].map((text) => (text === '' ? '' : small(text)))
    const mark = sha === named?.sha ? `${FOUND} ` : ''
    return [
      narrow(below([delta, ...about])),
      below([
        `${mark}${code(shortSha(sha))} ${prose(subject, SUBJECT)}`,
        small(`${WORDS[word]} · commit ${place}, stage ${stage}`),
      ]),
    ]
  })
}

const FOUND = '🔎'

const costText = ({ stages, builds, commits }: Bisection) =>
  `${plural(stages, 'stage')}, ${plural(builds, 'build')} of ${commits.length} commits.`

const RISK = `The risk that it is another commit is at most ${100 * WRONG_NAME_ALPHA} %, over all stages.`

/** Lines of the answer: what was found, then every commit that was measured, oldest first. */
export function bisectionText(bisection: Bisection, screen: Screen = PAPER): string {
  const suspects = suspectsOf(bisection)
  const left = suspects.length > 1 ? ['', ...suspects.map(nameOf)] : []
  return [
    ...[headline(bisection), ...surety(bisection), ...left].flatMap((text) =>
      wrapped(screen, text, { indent: 2 }),
    ),
    '',
    ...tableLines(screen, TITLES, rowsOf(bisection), ALIGNS),
    '',
    costText(bisection),
    '',
  ].join('\n')
}

/** Whether one commit is named. */
export const isNamed = (bisection: Bisection): boolean => suspectsOf(bisection).length === 1

/** What was found, in one line of plain text. */
export function bisectionTitle(bisection: Bisection): string {
  const why = suspectsOf(bisection).length > 1 ? `. ${bisection.why}` : ''
  return clean(headline(bisection) + why, PROSE_CAP)
}

/** Where the change is, which the headline of a comment has no room for. */
function betweenText(bisection: Bisection): string[] {
  const { ends = null } = changeOf(bisection.change) ?? {}
  if (ends === null || suspectsOf(bisection).length === 0) return []
  return [`The change is between ${ends.join(' and ')} %.`]
}

/** More suspects make no shorter list to look through. */
const MOST_LISTED = 20

const FOLLOWED = 'Only this row was followed, no other.'

/** Those that are left, where they are several: with their whole hashes, which are links. */
function listOf(suspects: readonly Commit[]): string[] {
  if (suspects.length < 2) return []
  const lines = suspects
    .slice(0, MOST_LISTED)
    .map(({ sha, subject }) => `- ${sha} ${prose(subject, SUBJECT)}`)
  const more = suspects.length - lines.length
  return [[...lines, ...(more > 0 ? [`- and ${more} more`] : [])].join('\n')]
}

/** The answer as the Markdown of a comment and of a summary. */
export function bisectionMarkdown(bisection: Bisection): string {
  const columns = ['Against the good commit', 'Commit'].map((title) => ({
    title,
    align: 'left' as const,
  }))
  const cells = narrowRowsOf(bisection)
  const texts = [...betweenText(bisection), ...surety(bisection)]
  const isFollowed = bisection.watched !== null
  return [
    `### ${isNamed(bisection) ? FOUND : '❔'} ${prose(headline(bisection, true))}`,
    ...(texts.length === 0 ? [] : [prose(texts.join(' '))]),
    ...listOf(suspectsOf(bisection)),
    ...(cells.length === 0 ? [] : [table(columns, cells)]),
    [costText(bisection), ...(isFollowed ? [FOLLOWED] : [])].join(' '),
  ].join('\n\n')
}

// What a run that bisects leaves where a report would be. It comes from a run, so it is hostile
// data, as a report is: read strictly, and believed only about the commits that were asked for.

/** Longest line of commits that a bisection goes along. */
export const MOST_COMMITS = 1_000

const COMMIT_SUBJECT = 200

const bisectionSchema = z
  .strictObject({
    commits: z
      .array(z.strictObject({ sha: commit, subject: short }))
      .min(2)
      .max(MOST_COMMITS + 1),
    bracket: z.strictObject({ low: count, high: count }),
    watched: z
      .strictObject({ benchmark: label, metric: label, word: z.enum(['regressed', 'improved']) })
      .nullable(),
    change: comparisonSchema.nullable(),
    seen: few(
      z.strictObject({
        place: count,
        word: z.enum(['as-good', 'as-bad', 'between', 'open', 'skipped']),
        stage: count,
        row: comparisonSchema.nullable(),
      }),
    ),
    stages: count,
    builds: count,
    why: long,
  })
  .refine(
    ({ commits, bracket: { low, high } }) => low < high && high < commits.length,
    'no bracket',
  )
  .refine(({ commits, seen }) => seen.every(({ place }) => place < commits.length), 'no such place')

const fileSchema = z.strictObject({
  schemaVersion: z.literal(1),
  suite: short,
  bisection: bisectionSchema,
})

/** As it is stored: subjects of commits may be long. */
const stored = ({ commits, ...bisection }: Bisection) => ({
  ...bisection,
  commits: commits.map(({ sha, subject }) => ({ sha, subject: clean(subject, COMMIT_SUBJECT) })),
})

/** Where a command leaves it. */
export const BISECTION = 'bisect.json'

/** The text of the file that a command leaves. */
export const bisectionJson = (bisection: Bisection): string =>
  `${JSON.stringify(stored(bisection), null, 2)}\n`

/** The text of the file that the Action leaves. */
export const leftText = (suite: string, bisection: Bisection): string =>
  `${JSON.stringify({ schemaVersion: 1, suite, bisection: stored(bisection) }, null, 2)}\n`

/** What a bisection left, by a command or by the Action; null: the text is none. */
export function bisectionIn(text: string): Bisection | null {
  if (!isModest(text)) return null
  const value = readJson(text)
  const { data } = fileSchema.safeParse(value)
  return data?.bisection ?? bisectionSchema.safeParse(value).data ?? null
}

/** What it must be about: the suite, and the good end with all commits after it. */
export type ExpectedBisection = { suite: string; commits: readonly Commit[] }

/**
 * Reads what may be hostile: the bisection, with commits called as whoever asked knows them, or why
 * there is none.
 */
export function readLeft(
  text: string,
  { suite, commits }: ExpectedBisection,
): { kind: 'found'; bisection: Bisection } | Extract<Outcome, { kind: 'missing' }> {
  const missing = (why: string) => ({ kind: 'missing' as const, why })
  if (!isModest(text)) return missing('what the run left is refused: it is too large')
  const ending = readEnding(text)
  if (ending !== null) return { kind: 'missing', ...ending }
  const read = fileSchema.safeParse(readJson(text)).data
  if (read === undefined)
    return missing(
      `what the run left is no bisection: compare its workflow with ${docsAddress('bot-jobs.md')}`,
    )
  const { bisection } = read
  const isLine =
    bisection.commits.length === commits.length &&
    bisection.commits.every(({ sha }, at) => sha === commits[at]!.sha)
  if (read.suite !== suite || !isLine)
    return missing('what the run left is about another suite, or about other commits')
  return { kind: 'found', bisection: { ...bisection, commits: [...commits] } }
}
