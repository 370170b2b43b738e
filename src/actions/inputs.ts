/**
 * Inputs and outputs of the Action and of its publish and authorize steps, and how inputs are read.
 */
import { z } from 'zod'
import { ConfigError, type ConfigProblem } from '../model/findings.ts'
import { REPORT_ARTIFACT } from '../report/read-report.ts'
import {
  aboutAt,
  type Input,
  input,
  optional,
  type optionsAt,
  rowsAt,
} from '../settings/options.ts'
import { COMMENT_POLICIES, type CommentPolicy, folder, name, truth } from '../settings/values.ts'

/** What the runner replaces by the token of the job. */
const GITHUB_TOKEN = `\${{ github.token }}`

/** `older`: words of earlier versions, and what they meant. */
const commentPolicy = (older: Record<string, CommentPolicy>) =>
  z.string().transform((written, context): CommentPolicy => {
    const known = COMMENT_POLICIES.find((one) => one === written)
    if (known !== undefined) return known
    const meant = Object.hasOwn(older, written) ? older[written] : undefined
    if (meant !== undefined) return meant
    context.addIssue('expected always, changed or never')
    return z.NEVER
  })

type OptionsOfAction = ReturnType<typeof optionsAt<'action'>>

const ofOptions = Object.fromEntries(
  rowsAt('action').map(([key, row]) => [key, { ...row, about: aboutAt(key, 'action') }]),
) as OptionsOfAction

/** The options of a run, and whom to tell of it; in the order of the documentation. */
export const inputs = {
  ...ofOptions,
  comment: input(
    'changed',
    commentPolicy({ auto: 'always' }),
    '`changed`: a pull request of this repository gets a comment once a row moved, ' +
      'was lost or blocks the gate; later runs edit it. `always`: from the first run ' +
      'on. Both also set a status at the commit. `never`: neither. If the token may ' +
      'not, the log says so.',
  ),
  summary: input('true', truth, "Whether the table is on the run's summary page."),
  annotations: input(
    'true',
    truth,
    'Whether rows that got worse are marked beside the changed code.',
  ),
  'require-proof': input(
    'never',
    z.enum(['never', 'claimed', 'always']),
    '`claimed`: measures what a pull request claims in lines of its description, `Claim: BenchmarkX ' +
      'is at least 10 % faster`, and nothing else; the step fails unless each is proved. `always`: ' +
      'it also fails where there is no such line.',
  ),
  artifact: input(
    REPORT_ARTIFACT,
    z
      .string()
      .regex(/^[\w.-]{1,100}$/, 'expected a name of letters, digits, _, . and -, or none')
      .transform((written) => (written === 'none' ? null : written)),
    'Name of the artifact with `report.json`; all files are in `NAME-files`, of a ' +
      'shard in `NAME-shard-I`. In a matrix each job needs another name. `none`: no ' +
      'upload.',
  ),
  token: input(
    GITHUB_TOKEN,
    z
      .string()
      .regex(/^[\x21-\x7e]+$|^\$\{\{ github\.token \}\}$/, 'expected a token')
      .transform((written) => (written === GITHUB_TOKEN ? null : written)),
    'Token that comments (`pull-requests: write`) and sets the status (`statuses: ' +
      'write`). No benchmark gets it.',
  ),
} satisfies Record<string, Input>

/** What most workflows have a use for; the rest stands apart in the documentation. */
export const everyday = [
  ...(['suite', 'config', 'working-directory', 'base', 'variants', 'rounds', 'budget'] as const),
  ...(['profile', 'fail-on', 'comment', 'summary', 'annotations'] as const),
  ...(['artifact', 'token'] as const),
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
      ...(['comment', 'summary', 'annotations', 'artifact', 'token'] as const),
    ],
  },
  site: { set: 'reports', takes: ['out'] },
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
  verdict: 'The worst verdict among the rows that gate.',
  conclusion: '`success`, `failure`, `action_required` or `neutral`, as the gate decided.',
  report: 'Path of `report.json`.',
  markdown: 'Path of the table as Markdown.',
  regressed: 'Rows that regressed, also those that do not gate.',
  improved: 'Rows that improved.',
  equivalent: 'Rows without a change.',
  inconclusive: 'Rows without a decision, also withheld ones.',
  failed: 'Rows without enough numbers.',
} as const

export type OutputName = keyof typeof outputs

// The inputs and outputs of the step that publishes, in the order of its documentation.

const whole = (what: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/, `expected the number of a ${what}`)
    .transform(Number)

const token = z.string().regex(/^[\x21-\x7e]+$/, 'expected a token')
const sha = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, 'expected a full commit hash')

const ref = z
  .string()
  .regex(/^(?!.*\.\.)[A-Za-z0-9_][\w./+~-]{0,199}$/, 'expected a branch, tag or commit')

export const publishInputs = {
  token: input(
    `\${{ github.token }}`,
    token.refine((text) => !text.includes('{'), 'expected a token'),
    'Token with `pull-requests: write`; for the mark `statuses: write` or `checks: ' +
      'write`; for an artifact `actions: read`; for rules and accepted rows of the base ' +
      '`contents: read`.',
  ),
  artifact: input(
    REPORT_ARTIFACT,
    z.string().regex(/^[^"':<>|*?\r\n\\/]{1,256}$/, 'expected the name of an artifact'),
    'Artifact of the run that measured, with nothing but `report.json` and, if there ' +
      'are many records, `records.ndjson.gz`.',
  ),
  report: input(
    '',
    optional(folder),
    'Path of a `report.json` of the same job, instead of an artifact.',
  ),
  'run-id': input(
    '',
    optional(whole('workflow run')),
    'Workflow run that measured. Default: that of the `workflow_run` event, else this.',
  ),
  'run-attempt': input(
    '',
    optional(whole('run attempt')),
    'Its attempt. Default: that of the event, else the first.',
  ),
  retell: input(
    'false',
    truth,
    'Publish that report again with what is accepted now. If it is gone, the step fails.',
  ),
  'pull-request': input(
    '',
    optional(whole('pull request')),
    'Pull request to comment on. Default: that of the event.',
  ),
  sha: input(
    '',
    optional(sha),
    'Commit that had to be measured; another is refused. Default: the head of the ' +
      'event. Needed on `issue_comment` and `workflow_dispatch`.',
  ),
  base: input(
    '',
    optional(ref),
    '`base` of the step that measured: with another the report does not pass. Default: that of ' +
      'the pull request.',
  ),
  suite: input('', optional(name), 'Suite that had to run; another is refused. Default: any.'),
  config: input(
    '.gcbench.yml',
    folder.refine(
      (path) => !/^\/|(^|\/)\.\.(\/|$)/.test(path),
      'expected a path in the repository',
    ),
    'Suite file, read at the base. If the base has none, the defaults gate. If it ' +
      'cannot be read, nothing passes.',
  ),
  'suite-ref': input(
    '',
    optional(sha),
    'Commit whose rules gate. Default: the base of the pull request or merge group; ' +
      'for a push, the commit itself.',
  ),
  variants: input(
    '',
    z.string().transform((text) => text.split(',').filter((one) => one !== '')),
    'Variants to run, if not all.',
  ),
  advisory: input('false', truth, 'Whether this run is advice only: nothing fails.'),
  asked: input(
    '',
    optional(truth),
    'Whether a person with write access requested this run: it has a separate ' +
      'comment, and other runs do not replace its mark. Default: on `issue_comment` and ' +
      '`workflow_dispatch`.',
  ),
  mark: input(
    'status',
    z.enum(['status', 'check', 'none'], { error: 'expected status, check or none' }),
    '`status`, as a job can; `check`, which only an App should make; `none`.',
  ),
  comment: input(
    'changed',
    commentPolicy({ true: 'always', false: 'never' }),
    '`changed`: the pull request gets a comment once a row moved, was lost or blocks ' +
      'the gate, or if somebody asked; later runs edit it. `always`: from the first run ' +
      'on. `never`: none.',
  ),
  'fail-on': input(
    'nothing',
    z.enum(['gate', 'nothing'], { error: 'expected gate or nothing' }),
    '`gate`: `failure` and `action_required` fail the step, as a missing report always does.',
  ),
} satisfies Record<string, Input>

export const publishOutputs = {
  'comment-url': 'Address of the comment; empty if there is none.',
  change: '`created`, `edited`, `unchanged`, or `outdated`: a later run was published before.',
  'alert-url': 'Address of the short comment about new regressions; else empty.',
  conclusion: '`success`, `failure`, `action_required` or `neutral`.',
  'report-digest': '`sha256:` and the hash of `report.json`; empty if there is none.',
} as const

export type PublishOutputName = keyof typeof publishOutputs

// The inputs and outputs of the step that authorizes, in the order of its documentation.

const options = rowsAt('comment')
  .map(([key]) => `\`${key}\``)
  .join(', ')

export const authorizeInputs = {
  token: {
    ...publishInputs.token,
    about: 'Token with `contents: read` for the suite file and `pull-requests: write` for answers.',
  },
  config: {
    ...publishInputs.config,
    about: 'Suite file, read at the base. If there is none, the suite is `go-bench`.',
  },
} satisfies Record<string, Input>

export const authorizeOutputs = {
  kind:
    '`bench`: measure and publish; `accept`: publish the last results again; empty: ' +
    'nothing to do.',
  sha: 'Full hash of the head.',
  suite: 'Name of the suite; of several the first.',
  base: 'Full hash of the base, or what `--base` named.',
  plan:
    'JSON: what was asked, and `include`, a matrix of the checked inputs of each suite for the steps ' +
    `that measure and publish (of options: ${options}); empty if there is nothing to do.`,
} as const

export type AuthorizeOutputName = keyof typeof authorizeOutputs
