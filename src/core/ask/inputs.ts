import { z } from 'zod'
import { ConfigError, type ConfigProblem } from '../model/config-error.ts'
import { duration, name } from '../settings/values.ts'

/** One input of the Action: what stands in action.yml, and how its text is read. */
export type Input<T = unknown> = {
  about: string
  /** What holds when the workflow says nothing; '': see `about`. */
  default: string
  required: boolean
  schema: z.ZodType<T, string>
}

export const input = <T>(
  fallback: string,
  schema: z.ZodType<T, string>,
  about: string,
): Input<T> => ({
  about,
  default: fallback,
  required: false,
  schema,
})

/** '' means that the workflow does not say. */
export const optional = <T>(schema: z.ZodType<T>): z.ZodType<T | null, string> =>
  z.string().transform((written, context) => {
    if (written === '') return null
    const read = schema.safeParse(written)
    if (read.success) return read.data
    for (const { message } of read.error.issues) context.addIssue(message)
    return z.NEVER
  })

const ref = z
  .string()
  .regex(/^[^-\s~^:?*[\\][^\s:?*[\\]*$/, 'expected a commit, branch, tag or folder')

/** `20` is at most 20 rounds; `8..40` is both ends. */
const rounds = z
  .string()
  .regex(/^([1-9]\d{0,3}\.\.)?[1-9]\d{0,3}$/, 'expected a number of rounds such as 20, or 8..40')
  .transform((written) => {
    const [first, second] = written.split('..').map(Number) as [number, number?]
    return second === undefined ? { min: null, max: first } : { min: first, max: second }
  })
  .refine(({ min, max }) => min === null || min <= max, 'expected a range such as 8..40')

/** `2/4` is the second of four equal shares. */
const shard = z
  .string()
  .regex(/^[1-9]\d?\/[1-9]\d?$/, 'expected a share such as 1/3')
  .transform((written) => {
    const [index = 0, count = 0] = written.split('/').map(Number)
    return { index, count }
  })
  .refine(({ index, count }) => index <= count, 'expected a share such as 1/3')

export const truth = z
  .enum(['true', 'false'], { error: 'expected true or false' })
  .transform((word) => word === 'true')

export const folder = z.string().regex(/^[^\0]+$/, 'expected a path')

const names = z
  .string()
  .transform((written) => written.split(/[\s,]+/).filter((word) => word !== ''))
  .pipe(z.array(name))

/** What the runner replaces by the token of the job. */
const GITHUB_TOKEN = `\${{ github.token }}`

/** The inputs of the Action, in the order of its documentation. They mirror the command line. */
export const inputs = {
  suite: input(
    '',
    optional(name),
    'Suite of the suite file to run. Needed only where the file has several.',
  ),
  config: input(
    '.gcbench.yml',
    folder,
    'Suite file. Without one, every Go package with benchmarks whose test binary differs ' +
      'between base and head is run.',
  ),
  'suite-ref': input(
    '',
    optional(ref),
    'Commit whose suite file is used, rules and accepted rows included, in place of the one that ' +
      'is checked out. Needed where a comment started the run: see docs/comment-commands.md.',
  ),
  path: input('.', folder, 'Folder of the checkout to measure, inside the workspace.'),
  base: input(
    '',
    optional(ref),
    'What to compare with: its merge base with head is taken. Default: the branch that the pull ' +
      'request goes to; on push the commit before it; else the default branch.',
  ),
  head: input(
    '',
    optional(ref),
    'What to measure. Default: the head of the pull request (not its merge commit), the pushed ' +
      'commit, or what is checked out.',
  ),
  'exact-base': input('false', truth, 'Compare with `base` itself, not its merge base with head.'),
  variants: input('', names, 'Only these variants of the suite, by name. Default: all.'),
  rounds: input(
    '',
    optional(rounds),
    'Rounds, at most (`20`), or a range (`8..40`). Default: as the suite says.',
  ),
  budget: input(
    '',
    optional(duration),
    'Time for measuring, such as `15m`. Default: as the suite says.',
  ),
  seed: input('', optional(z.string().max(64)), 'Seed of the order of trials. Default: random.'),
  profile: input(
    '',
    optional(z.enum(['none', 'changed', 'all'], { error: 'expected none, changed or all' })),
    'Benchmarks to run again under a CPU profiler after all rounds: `none`, `changed` (those ' +
      'with a confirmed change) or `all`. Default: as the suite says.',
  ),
  shard: input(
    '',
    optional(shard),
    'Run only this share of the rounds, such as `2/4`; the reports are merged later.',
  ),
  merge: input(
    '',
    optional(folder),
    "Measure nothing; pool the reports of shards: a folder with a folder of each shard's files.",
  ),
  out: input('gcbench-out', folder, 'Folder for the report and the raw records.'),
  resume: input('false', truth, 'Go on with the run whose records are in `out`.'),
  selftest: input(
    'false',
    truth,
    'Measure the runner instead of a change: head against itself, as the same binary and in ' +
      'other link orders. The summary says how small an effect can be seen here.',
  ),
  'allow-os': input('false', truth, 'Measure even where the system is not Linux.'),
  'fail-on': input(
    'gate',
    z.enum(['gate', 'nothing'], { error: 'expected gate or nothing' }),
    '`gate`: the step fails when the conclusion is `failure` or `action_required`. `nothing`: ' +
      'it only tells; a run that could not measure fails all the same.',
  ),
  advisory: input('false', truth, 'The gate only advises: no verdict fails the step or a mark.'),
  comment: input(
    'auto',
    z.enum(['auto', 'never'], { error: 'expected auto or never' }),
    '`auto`: where the token may, a pull request from this repository gets the table as a ' +
      'comment, and the measured commit of a pull request, push or merge group a status. What ' +
      'the token may not is said in the log.',
  ),
  token: input(
    GITHUB_TOKEN,
    z
      .string()
      .regex(/^[\x21-\x7e]+$|^\$\{\{ github\.token \}\}$/, 'expected a token')
      .transform((written) => (written === GITHUB_TOKEN ? null : written)),
    'Who comments, after measuring. Needs `pull-requests: write` for the comment and `statuses: ' +
      'write` for the status. No benchmark is given it.',
  ),
} satisfies Record<string, Input>

/** What a table of inputs gives, by the names of the inputs. */
export type ValuesOf<T> = { [K in keyof T]: T[K] extends Input<infer V> ? V : never }

export type InputValues = ValuesOf<typeof inputs>

/**
 * Reads all inputs of a table, each by its name; the text of one that the workflow does not set
 * is ''. Throws one ConfigError with everything that is wrong.
 */
export function readTable<T extends Record<string, Input>>(
  table: T,
  textOf: (name: string) => string,
): ValuesOf<T> {
  const values: Record<string, unknown> = {}
  const problems: ConfigProblem[] = []
  for (const [key, { schema, default: fallback }] of Object.entries<Input>(table)) {
    const written = textOf(key).trim()
    const read = schema.safeParse(written === '' ? fallback : written)
    if (read.success) values[key] = read.data
    for (const issue of read.error?.issues ?? []) problems.push(problem(key, written, issue))
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return values as ValuesOf<T>
}

export const readInputs = (textOf: (name: string) => string): InputValues =>
  readTable(inputs, textOf)

const problem = (key: string, written: string, issue: { message: string }): ConfigProblem => ({
  code: 'bad-input',
  where: `input ${key}`,
  message: `${issue.message}, got ${JSON.stringify(written.slice(0, 80))}`,
})

/** The outputs of the Action, in the order of its documentation. */
export const outputs = {
  verdict: 'One word for the whole run: the worst verdict among the rows that gate.',
  conclusion: '`success`, `failure`, `action_required` or `neutral`, as the gate decided.',
  report: 'Path of `report.json`: everything that was asked, measured and concluded.',
  markdown: 'Path of the table as Markdown, fit for a comment.',
  regressed: 'Number of rows that regressed.',
  improved: 'Number of rows that improved.',
  equivalent: 'Number of rows that are the same within their margin.',
  inconclusive: 'Number of rows without a decision, withheld ones included.',
  failed: 'Number of rows without enough numbers.',
} as const

export type OutputName = keyof typeof outputs
