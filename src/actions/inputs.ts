/** Inputs and outputs of the Action, and how the inputs of any of its steps are read. */
import { z } from 'zod'
import { ConfigError, type ConfigProblem } from '../model/config-error.ts'
import { REPORT_ARTIFACT } from '../report/artifact.ts'
import { aboutAt, type Input, input, type optionsAt, rowsAt } from '../settings/options.ts'

/** What the runner replaces by the token of the job. */
const GITHUB_TOKEN = `\${{ github.token }}`

type OptionsOfAction = ReturnType<typeof optionsAt<'action'>>

const ofOptions = Object.fromEntries(
  rowsAt('action').map(([key, row]) => [key, { ...row, about: aboutAt(key, 'action') }]),
) as OptionsOfAction

/** The options of a run, and whom to tell of it; in the order of the documentation. */
export const inputs = {
  ...ofOptions,
  comment: input(
    'auto',
    z.enum(['auto', 'never'], { error: 'expected auto or never' }),
    '`auto`: a pull request from this repository gets the table as a comment. The measured ' +
      'commit of a pull request, push or merge group gets a status. If the token may not do ' +
      'one of these, the log says so.',
  ),
  artifact: input(
    REPORT_ARTIFACT,
    z
      .string()
      .regex(/^[\w.-]{1,100}$/, 'expected a name of letters, digits, _, . and -, or none')
      .transform((written) => (written === 'none' ? null : written)),
    'Name of the artifact with `report.json`. Everything in `out` is uploaded as ' +
      '`NAME-files`, for a shard as `NAME-shard-I`. In a matrix each job needs a different ' +
      'name. `none`: nothing is uploaded.',
  ),
  token: input(
    GITHUB_TOKEN,
    z
      .string()
      .regex(/^[\x21-\x7e]+$|^\$\{\{ github\.token \}\}$/, 'expected a token')
      .transform((written) => (written === GITHUB_TOKEN ? null : written)),
    'Token that comments after measuring. Needs `pull-requests: write` for the comment and ' +
      '`statuses: write` for the status. No benchmark gets it.',
  ),
} satisfies Record<string, Input>

/** What most workflows have a use for; the rest stands apart in the documentation. */
export const everyday = [
  ...(['suite', 'config', 'working-directory', 'base', 'variants', 'rounds', 'budget'] as const),
  ...(['profile', 'fail-on', 'comment', 'artifact', 'token'] as const),
] satisfies (keyof typeof inputs)[]

/**
 * Rarely used ways to run the same program, each a step of its own: the input that says which, the
 * value that it has there, and what else it takes.
 */
const modes = {
  merge: {
    set: 'shards',
    takes: [
      ...(['config', 'working-directory', 'out', 'advisory', 'fail-on'] as const),
      ...(['comment', 'artifact', 'token'] as const),
    ],
  },
  selftest: {
    set: 'true',
    takes: [
      ...(['suite', 'config', 'working-directory', 'variants', 'rounds', 'budget'] as const),
      ...(['seed', 'walls', 'out', 'allow-os'] as const),
    ],
  },
} satisfies Partial<Record<keyof typeof inputs, { set: string; takes: (keyof typeof inputs)[] }>>

export type Mode = keyof typeof modes

/** What the Action itself takes. */
export const ownInputs: Record<string, Input> = Object.fromEntries(
  Object.entries<Input>(inputs).filter(([key]) => !Object.hasOwn(modes, key)),
)

/** What the step of a mode takes, its own input first. */
export const inputsOfMode = (mode: Mode): Record<string, Input> => ({
  [mode]: { ...inputs[mode], default: modes[mode].set },
  ...Object.fromEntries(modes[mode].takes.map((key): [string, Input] => [key, inputs[key]])),
})

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
  verdict: 'One word for the run: the worst verdict among the rows that gate.',
  conclusion: '`success`, `failure`, `action_required` or `neutral`, as the gate decided.',
  report: 'Path of `report.json`: everything that was asked, measured and concluded.',
  markdown: 'Path of the table as Markdown, ready for a comment.',
  regressed: 'Number of rows that regressed, also those that do not gate.',
  improved: 'Number of rows that improved.',
  equivalent: 'Number of rows that are the same within their margin.',
  inconclusive: 'Number of rows without a decision, also withheld ones.',
  failed: 'Number of rows without enough numbers.',
} as const

export type OutputName = keyof typeof outputs
