/**
 * Schemas of values as people write them, in suite files and as options: names, durations,
 * percentages, patterns, releases.
 */
import { z } from 'zod'
import { explainPattern } from '../model/pattern.ts'
import { explainQuery } from './row-query.ts'

/**
 * Values as people write them in a suite file, as zod schemas. Each takes what a person writes and
 * gives base units (seconds, percent); its `title` names the kind of value in generated docs. Its
 * messages say what was expected, to which the reader of the file adds what it got; a `requirement`
 * says by itself what is wrong.
 */

type Camel<S> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S
type CamelKeys<T> = { [K in keyof T as Camel<K & string>]: T[K] }

/** `exact-base` -> `exactBase`. */
export const camelKey = (key: string) =>
  key.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** What our schemas add to the issues of zod. */
export type OwnIssue = {
  /** Of an unknown key: those that are known beside it. */
  known?: readonly string[]
  params?: { isRequirement?: boolean }
}

/** An object with these keys and no others; the issue of an unknown key has the known ones. */
export const closed = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return 'expected a map'
      // zod asks for the message before it copies the issue with all of its keys.
      Object.assign(issue, { known: Object.keys(shape).sort() } satisfies OwnIssue)
      return 'unknown key'
    },
  })

/** An issue of values that are right each and wrong together, or of none where one is needed. */
export const requirement = (message: string, path: string[] = []) => ({
  code: 'custom' as const,
  message,
  path,
  params: { isRequirement: true } satisfies OwnIssue['params'],
})

/** Gives the kebab-case keys of a file the names that they have in code. */
export const camelKeys = <T extends object>(value: T): CamelKeys<T> =>
  Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [camelKey(key), inner]),
  ) as CamelKeys<T>

/** Text without a NUL byte; a number or a truth value counts as its text (`GOGC: 100`). */
export const text = z
  .union([z.string(), z.number(), z.boolean()], { error: 'expected text' })
  .transform(String)
  .refine((value) => !value.includes('\0'), 'expected text without NUL bytes')
  .meta({ title: 'text' })

/** Name of a suite or a variant: it becomes part of file names, commands and tables. */
export const name = z
  .string({ error: 'expected a name' })
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, {
    error: 'expected a name of letters, digits, ".", "_" and "-", at most 64 long',
  })
  .meta({ title: 'name' })

/** One item, or a list of items. */
export const oneOrMore = <T extends z.ZodType>(item: T, itemName: string) =>
  z
    .union([item, z.array(item)], { error: `expected ${itemName}, or a list of such` })
    .transform((value) => (Array.isArray(value) ? value : [value]) as z.output<T>[])

const NUMBER = String.raw`(\d+(?:\.\d+)?)`
const DURATION = new RegExp(
  `^(?:${NUMBER}|(?=\\d)(?:${NUMBER}h)?(?:${NUMBER}m)?(?:${NUMBER}s)?(?:${NUMBER}ms)?)$`,
)
const DURATION_ERROR = 'expected a duration such as 15m, 1h30m, 90s, 500ms or a number of seconds'

/** `1h30m`, `15m`, `90s`, `500ms`, or a number of seconds -> seconds; null: not a duration. */
export function readDuration(written: string): number | null {
  const match = DURATION.exec(written)
  if (match === null) return null
  const [plain = 0, hours = 0, minutes = 0, seconds = 0, thousandths = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  return plain + hours * 3600 + minutes * 60 + seconds + thousandths / 1000
}

const LONGEST_SEC = 5 * 24 * 3600

/** A duration -> seconds, more than none and at most five days. */
export const duration = z
  .union([z.string().regex(DURATION, { error: DURATION_ERROR }), z.number()], {
    error: DURATION_ERROR,
  })
  .transform((written) => readDuration(String(written)) ?? 0)
  .refine((sec) => sec > 0 && sec <= LONGEST_SEC, 'expected a duration of more than 0, up to 120h')
  .meta({ title: 'duration' })

const PERCENT_ERROR = 'expected a percentage from 0% to 1000%, such as 2% or 0.5%'

/** `2%` or 2 -> 2. */
export const percent = z
  .union(
    [
      z.string().regex(/^\d+(?:\.\d+)? ?%?$/, { error: PERCENT_ERROR }),
      z.number({ error: PERCENT_ERROR }),
    ],
    { error: PERCENT_ERROR },
  )
  .transform((written) => Number(String(written).replace('%', '')))
  .refine((pct) => pct >= 0 && pct <= 1000, PERCENT_ERROR)
  .meta({ title: 'percentage' })

/** A regular expression that gcbench itself applies to benchmark names; in RE2's syntax. */
export const pattern = z
  .string({ error: 'expected a regular expression' })
  .superRefine((value, context) => {
    const why = explainPattern(value)
    if (why !== null) {
      context.addIssue({ code: 'custom', message: `expected a regular expression (${why})` })
    }
  })
  .meta({ title: 'regular expression' })

/** A whole number between two bounds. */
export const whole = (from: number, to: number) => {
  const error = `expected a whole number from ${from} to ${to}`
  return z.int({ error }).min(from, { error }).max(to, { error }).meta({ title: 'whole number' })
}

/** true or false. */
export const flag = z.boolean({ error: 'expected true or false' })

// Values of options, with the bounds that hold wherever they are written.

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

const OWNER_AND_NAME = /^[\w.-]+\/[\w.-]+(?:#.+)?$/
const ADDRESS = /^(?:https|ssh|file):\/\/\S+$/

/** `OWNER/REPOSITORY` of GitHub. */
export const repositoryName = z
  .string()
  .max(MOST.pathCharacters, atMost(MOST.pathCharacters))
  .regex(/^[\w.-]+\/[\w.-]+$/, 'expected OWNER/REPOSITORY')

/** The repository that a consumer is, as a suite writes it: without host, branch and `.git`. */
export const consumerName = (written: string) =>
  written
    .replace(/#.*$/, '')
    .replace(/^https:\/\/github\.com\//, '')
    .replace(/\.git$/, '')

/** A project that depends on this one: a folder, `OWNER/REPOSITORY` of GitHub, or an address. */
export const consumer = folder.refine(
  (text) =>
    /^\.{0,2}\/|^\.{1,2}(?:#.+)?$/.test(text) || OWNER_AND_NAME.test(text) || ADDRESS.test(text),
  'expected a folder such as ../app, OWNER/REPOSITORY, or an address',
)

/** The same as a suite file says it, which may come with a change: nothing of this machine. */
export const consumerRepository = folder.refine(
  (text) => OWNER_AND_NAME.test(text) || (ADDRESS.test(text) && text.startsWith('https:')),
  'expected OWNER/REPOSITORY, or an https address',
)

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
