/** Schemas of the values in a suite file: names, durations, percentages, patterns. */
import { z } from 'zod'
import { explainPattern } from '../model/pattern.ts'

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
