/** Values of options as people write them, with the bounds that hold wherever they are written. */
import { z } from 'zod'
import { explainQuery } from './row-query.ts'
import { duration, name } from './values.ts'

/** Ceilings, the same for suite files, the terminal, the Action and comments. */
export const MOST = {
  rounds: 5000,
  names: 64,
  refs: 32,
  shards: 99,
  seedCharacters: 64,
  sourceCharacters: 1000,
  pathCharacters: 4000,
  filterCharacters: 200,
  rowCharacters: 300,
} as const

/** Rounds of a run that has a fixed number of them, where nobody says how many. */
export const FIXED_ROUNDS = 40

/** Rounds of a run that does not end by its budget: "as many as it pays for" is no number. */
export const fixedRounds = ({ min, max }: { min: number; max: number }) =>
  max === MOST.rounds ? { min: Math.min(min, FIXED_ROUNDS), max: FIXED_ROUNDS } : { min, max }

const atMost = (characters: number) => `expected at most ${characters} characters`

/** One of these words. */
export const choice = <const T extends string>(...words: readonly T[]) =>
  z.enum(words, { error: `expected ${words.join(', ').replace(/, ([^,]*)$/, ' or $1')}` })

/**
 * Which results a pull request gets as a comment. `changed`: those that tell of something, see
 * github/comment.ts; a comment that stands is edited all the same.
 */
export const COMMENT_POLICIES = ['always', 'changed', 'never'] as const
export type CommentPolicy = (typeof COMMENT_POLICIES)[number]

/** When measuring ends. */
export const until = choice('decided', 'rounds')

/** How many passes: `20` is at most 20 (min null), `8..40` is both ends. */
type RoundsOption = { min: number | null; max: number }

const ROUNDS = 'expected a number of rounds such as 20, or 8..40'

export const rounds = z
  .string({ error: ROUNDS })
  .regex(/^([1-9]\d{0,8}\.\.)?[1-9]\d{0,8}$/, ROUNDS)
  .transform((written): RoundsOption => {
    const [first = 0, second] = written.split('..').map(Number)
    return second === undefined ? { min: null, max: first } : { min: first, max: second }
  })
  .refine(({ min, max }) => (min ?? 1) <= max, 'expected a range from less to more, such as 8..40')
  .refine(({ max }) => max <= MOST.rounds, `expected at most ${MOST.rounds} rounds`)

export const printRounds = (rounds: RoundsOption | null): string =>
  rounds === null ? '' : [rounds.min, rounds.max].filter((end) => end !== null).join('..')

const COUNT = `expected a number of rounds, at most ${MOST.rounds}`

/** Rounds that there are. */
export const roundCount = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, COUNT)
  .transform(Number)
  .refine((rounds) => rounds <= MOST.rounds, COUNT)

const SHARE = 'expected a share such as 1/3'

/** `2/4` is the second of four equal shares. */
export const shard = z
  .string()
  .regex(/^[1-9]\d?\/[1-9]\d?$/, SHARE)
  .transform((written) => {
    const [index = 0, count = 0] = written.split('/').map(Number)
    return { index, count }
  })
  .refine(({ index, count }) => index <= count, SHARE)

export const truth = z
  .enum(['true', 'false'], { error: 'expected true or false' })
  .transform((word) => word === 'true')

export const folder = z
  .string()
  .regex(/^[^\0]+$/, 'expected a path')
  .max(MOST.pathCharacters, atMost(MOST.pathCharacters))

/** Rows to show; in one kind of quotation marks at most, so that it can be repeated anywhere. */
export const filter = z
  .string()
  .max(MOST.filterCharacters, atMost(MOST.filterCharacters))
  .regex(/^[\x20-\x7e]*$/, 'expected plain characters')
  .refine((text) => !(text.includes('"') && text.includes("'")), 'expected one kind of quotes')
  .superRefine((text, context) => {
    const problem = explainQuery(text)
    if (problem !== null) context.addIssue(problem)
  })

/** A pattern or an expression on names: what it means is a matter of the workload. */
export const nameFilter = z
  .string()
  .max(MOST.filterCharacters, atMost(MOST.filterCharacters))
  .regex(/^[^\0\n]+$/, 'expected a pattern on one line')

/** Two dots are a range to git, and part of a path where they stand between slashes. */
const RANGE = /\.\./
const ofPath = (written: string) => written.split('/').filter((part) => part !== '..')

/** A ref or a folder; never what git could take for an option, a range or a pattern. */
export const source = z
  .string()
  .max(MOST.sourceCharacters, atMost(MOST.sourceCharacters))
  .regex(/^[^-\s~^:?*[\\][^\s:?*[\\]*$/, 'expected a commit, branch, tag or folder')
  .refine(
    (written) => !ofPath(written).some((part) => RANGE.test(part)),
    'expected one commit, not a range',
  )

/** A ref alone, as a suite file names it. */
export const ref = z
  .string()
  .refine(
    (written) => source.safeParse(written).success && !RANGE.test(written),
    'expected a git ref such as main, v1.2.0, HEAD~1 or a commit',
  )

const ROW = 'expected a benchmark and a metric, such as Scan:time/op'

/** A row by its benchmark and its metric, which a bisection follows. */
export type WatchedName = { benchmark: string; metric: string }

export const watchedName = z
  .string()
  .max(MOST.rowCharacters, atMost(MOST.rowCharacters))
  .regex(/^.+:[^:]+$/, ROW)
  .transform((written): WatchedName => {
    const at = written.lastIndexOf(':')
    return { benchmark: written.slice(0, at), metric: written.slice(at + 1) }
  })

/** What a bisection follows: one row; null: whatever changed most. */
export const bisected = z.union(
  [
    z.literal('any').transform(() => ({ row: null })),
    watchedName.transform((row: WatchedName | null) => ({ row })),
  ],
  { error: `${ROW}, or any` },
)

const eachOnce = (all: readonly string[]) => new Set(all).size === all.length

/** Names with commas or blanks between them; ''; none. */
export const names = z
  .string()
  .transform((written) => (written.trim() === '' ? [] : written.trim().split(/\s*,\s*|\s+/)))
  .pipe(z.array(name).max(MOST.names, `expected at most ${MOST.names} names`))
  .refine(eachOnce, 'expected each name once')

/** Refs with commas or blanks between them, or a list of them, in the order of their comparison. */
export const refs = z
  .union(
    [z.string().transform((written) => written.trim().split(/\s*,\s*|\s+/)), z.array(z.string())],
    {
      error: 'expected git refs, with commas between them or as a list',
    },
  )
  .pipe(z.array(ref).max(MOST.refs, `expected at most ${MOST.refs} refs`))
  .refine(eachOnce, 'expected each ref once')

export const seed = z.string().max(MOST.seedCharacters, atMost(MOST.seedCharacters))

/** Seconds, to the millisecond, so that what is printed is read as the same. */
export const budget = duration
  .transform((sec) => Math.round(sec * 1000) / 1000)
  .refine((sec) => sec > 0, 'expected a duration of at least 1ms')

export const printBudget = (sec: number | null): string =>
  sec === null ? '' : sec % 60 === 0 ? `${sec / 60}m` : `${sec}s`

// Releases among tags, in the order of their versions.

/** `v1.2.3` or `1.2.3`, and nothing after it: pre-releases are no releases. */
const RELEASE = /^v?(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/

const numbersOf = (tag: string) => RELEASE.exec(tag)?.slice(1).map(Number) ?? null

/** Tags that are releases, the highest version first (https://semver.org, rule 11). */
export function releasesOf(tags: readonly string[]): string[] {
  const releases = tags.flatMap((tag) => {
    const numbers = numbersOf(tag)
    return numbers === null ? [] : [{ tag, numbers }]
  })
  releases.sort((a, b) => {
    const index = a.numbers.findIndex((number, at) => number !== b.numbers[at])
    return (b.numbers[index] ?? 0) - (a.numbers[index] ?? 0)
  })
  return releases.map(({ tag }) => tag)
}

/**
 * Which release a base means: `release` is the last, `release~2` is two before it, or the oldest
 * where there are fewer. Null: `base` is no such word.
 */
export function releasesBack(base: string): number | null {
  const match = /^release(?:~([1-9]\d?))?$/.exec(base)
  return match === null ? null : Number(match[1] ?? 0)
}

/** The release before that tag; null: the tag is no release, or the first one. */
export function releaseBefore(tag: string, tags: readonly string[]): string | null {
  const all = releasesOf([...new Set([...tags, tag])])
  const at = all.indexOf(tag)
  return at < 0 ? null : (all[at + 1] ?? null)
}

/** The highest version; null: none is a release. */
export const latestRelease = (tags: readonly string[]): string | null => releasesOf(tags)[0] ?? null
