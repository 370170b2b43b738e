/**
 * What a run that bisects leaves where a report would be. It comes from a run, so it is hostile
 * data, as a report is: read strictly, and believed only about the commits that were asked for.
 */
import { z } from 'zod'
import { commit, count, few, label, long, short } from '../model/bounds.ts'
import { comparisonSchema } from '../model/judged.ts'
import { isModest, type Outcome } from '../report/artifact.ts'
import { readEnding } from '../report/ending.ts'
import { readJson } from '../text/json.ts'
import { clean } from '../text/plain.ts'
import type { Commit } from './bracket.ts'
import type { Bisection } from './told.ts'

/** Longest line of commits that a bisection goes along. */
export const MOST_COMMITS = 1_000

const SUBJECT = 200

const found = z
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

const left = z.strictObject({ schemaVersion: z.literal(1), suite: short, bisection: found })

/** The file's text. */
export function leftText(suite: string, { commits, ...bisection }: Bisection): string {
  const named = commits.map(({ sha, subject }) => ({ sha, subject: clean(subject, SUBJECT) }))
  const value = { schemaVersion: 1, suite, bisection: { ...bisection, commits: named } }
  return `${JSON.stringify(value, null, 2)}\n`
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
  if (ending !== null) {
    const { why, said } = ending
    return { ...missing(why), ...(said === null ? {} : { said }) }
  }
  const read = left.safeParse(readJson(text)).data
  if (read === undefined)
    return missing(
      'what the run left is no bisection; its workflow has to be that of docs/bot-jobs.md',
    )
  const { bisection } = read
  const isLine =
    bisection.commits.length === commits.length &&
    bisection.commits.every(({ sha }, at) => sha === commits[at]!.sha)
  if (read.suite !== suite || !isLine)
    return missing('what the run left is about another suite, or about other commits')
  return { kind: 'found', bisection: { ...bisection, commits: [...commits] } }
}
