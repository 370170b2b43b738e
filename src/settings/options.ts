/** The options of a run, wherever you give them: the table, and how it is read and printed. */
import { z } from 'zod'
import type { Suite } from '../model/model.ts'
import {
  bisected,
  budget,
  camelKeys,
  choice,
  consumer,
  filter,
  fixedRounds,
  folder,
  MOST,
  name,
  nameFilter,
  names,
  printBudget,
  printRounds,
  refs,
  roundCount,
  rounds,
  seed,
  shard,
  source,
  truth,
  until,
} from './values.ts'

/** Where you can set an option of a run. `comment` stands for buttons and dispatches, too. */
type EntryPoint = 'suite' | 'cli' | 'action' | 'comment'

/** Commands of the terminal that measure, or tell what they would measure. */
export type MeasuringCommand = 'run' | 'plan' | 'selftest' | 'ab' | 'bisect' | 'prove'

/** One thing that is given as text, and how the text is read. */
export type Input<T = unknown> = {
  /** What it means. */
  about: string
  /** The text that holds where nothing is said; '': nothing. */
  default: string
  required: boolean
  schema: z.ZodType<T, string>
}

/** How the terminal and comments spell an option. */
type Flag = {
  /** Word after `--`; absent: the option's name. */
  long?: string
  /** Letter after `-`, in the terminal alone. */
  short?: string
  /** What stands after it, in help texts; absent: nothing, it is a switch. */
  value?: string
  /** Other words that comments know it by. */
  also?: readonly string[]
}

/** An option of a run: one row. */
export type Option<T = unknown, D extends EntryPoint = EntryPoint> = Input<T> & {
  entryPoints: readonly D[]
  flag: Flag
  /** Stands alone in the terminal, without a flag. */
  isArgument?: true
  /** Commands that take it; absent: all that measure a suite. */
  commands?: readonly MeasuringCommand[]
  /** All the words that there are for it. */
  choices?: readonly string[]
  /** What holds where nothing is said, in words, by entry point. */
  byDefault?: Partial<Record<EntryPoint, string>>
  /** What a stranger's line may say, where that is less than what a machine's owner may. */
  inComment?: { value: string; words: RegExp; expected: string }
  /** The text that is read as this value again. */
  print(value: T): string
  /** Whether it asks for less than the suite, so that the gate's word on it must not stand. */
  isLess?(value: T, suite: Suite): boolean
}

export const input = <T>(
  fallback: string,
  schema: z.ZodType<T, string>,
  about: string,
): Input<T> => ({ about, default: fallback, required: false, schema })

/** '' means that nothing is said. */
export const optional = <T>(schema: z.ZodType<T>): z.ZodType<T | null, string> =>
  z.string().transform((written, context) => {
    if (written === '') return null
    const parsed = schema.safeParse(written)
    if (parsed.success) return parsed.data
    for (const { message } of parsed.error.issues) context.addIssue(message)
    return z.NEVER
  })

/** Who lets comments say it has to say when that is less: else the gate would count it. */
type NarrowsSuite<T, D extends EntryPoint> = 'comment' extends D
  ? { isLess(value: T, suite: Suite): boolean }
  : { isLess?: never }

/** A row of the table, with what most rows have alike. */
export const option = <T, const D extends EntryPoint>(
  given: Omit<Option<T, D>, 'default' | 'required' | 'flag' | 'print' | 'isLess'> &
    Partial<Pick<Option<T, D>, 'default' | 'flag' | 'print'>> &
    NarrowsSuite<T, D>,
): Option<T, D> => ({
  default: '',
  required: false,
  flag: {},
  print: (value) => (value === null ? '' : String(value)),
  ...given,
})

// The table. Flags, the Action's inputs, what comments may say, inputs of a dispatched workflow, the
// command that repeats a run, help texts and tables of the documentation are made from it.

const MEASURED_ALONE = ['run'] as const
const MEASURED_ONCE_MORE = ['run', 'prove'] as const
/** What a run measures, and a plan tells of it. */
const OF_RUNS = ['run', 'plan'] as const
const OF_SUITES = ['run', 'plan', 'selftest'] as const
/** What is said of any measuring, be it of a suite or of commands. */
const OF_ALL = [...OF_SUITES, 'ab', 'bisect', 'prove'] as const
/** What says which benchmarks are measured, be it of two refs or of a history. */
const OF_MANY = [...OF_SUITES, 'bisect'] as const
/** What says which suite it is. */
const OF_CHOSEN = [...OF_MANY, 'prove'] as const
/** What says which two sides are measured, and what of them runs. */
const OF_SIDES = [...OF_SUITES, 'prove'] as const
/** Whether benchmarks that a change cannot reach are left out. */
export const REACH = ['on', 'off'] as const
/** Whose benchmarks run on the code of base. */
export const BENCHMARKS_FROM = ['each', 'head'] as const
/** Whether measured code is isolated as well as the machine can. */
export const WALLS = ['on', 'off'] as const

/** What trials reach, by the suite alone. */
export const NETWORKS = ['loopback', 'machine'] as const
/** What can be run again under a profiler. */
export const PROFILED = ['none', 'changed', 'all'] as const
/** The same in one word, or that instructions alone are counted, of all. */
export const PROFILE_WORDS = [...PROFILED, 'instructions'] as const
/** What a profiler can tell of it. */
export const PROFILE_KINDS = ['cpu', 'heap', 'mutex', 'block', 'trace', 'instructions'] as const
/** Runs of each side in which they are counted: two tell how runs of one side differ. */
export const COUNTED_RUNS = 2
/** What can count instructions. */
export const INSTRUCTION_COUNTERS = ['valgrind', 'hardware'] as const

export const options = {
  suite: option({
    about: 'Suite of the suite file to run. Needed only if the file has several.',
    entryPoints: ['cli', 'action'],
    commands: OF_CHOSEN,
    isArgument: true,
    schema: optional(name),
  }),
  config: option({
    about: 'Suite file. Without one, all Go benchmarks that the change can reach run.',
    entryPoints: ['cli', 'action'],
    commands: OF_CHOSEN,
    flag: { short: 'c', value: 'file' },
    default: '.gcbench.yml',
    schema: folder,
  }),
  'suite-ref': option({
    about:
      'Commit of the suite file, rules and accepted rows, instead of the checkout; needed if a ' +
      'comment started the run.',
    entryPoints: ['cli', 'action'],
    flag: { value: 'ref' },
    schema: optional(source),
  }),
  'working-directory': option({
    about: 'Folder of the checkout to measure, inside the workspace.',
    entryPoints: ['action'],
    default: '.',
    schema: folder,
  }),
  base: option({
    about: 'What to compare with; its merge base with head is used. `release`: the last release.',
    entryPoints: ['suite', 'cli', 'action', 'comment'],
    commands: OF_SIDES,
    flag: { value: 'ref|folder' },
    byDefault: {
      suite: 'the default branch',
      cli: 'as the suite says, else the default branch',
      action: 'the target of the pull request; on push the commit before; else the default branch',
      comment: 'the base of the pull request',
    },
    schema: optional(source),
    inComment: {
      value: 'ref',
      words: /^(?!.*\.\.)[A-Za-z0-9_][\w./+-]{0,199}$/,
      expected: 'expected a branch, tag or commit',
    },
    isLess: (value) => value !== null,
  }),
  head: option({
    about: 'What to measure; in a terminal `.` is the folder as it is now.',
    entryPoints: ['suite', 'cli', 'action'],
    commands: OF_SIDES,
    flag: { value: 'ref|folder' },
    byDefault: {
      suite: 'HEAD',
      cli: 'as the suite says, else HEAD',
      action: 'the head of the pull request, the pushed commit, or the checkout',
    },
    schema: optional(source),
  }),
  compare: option({
    about:
      'Refs to measure in the same rounds, each against the first, instead of `base` ' +
      'and `head`: `v1.1,v1.2,main`.',
    entryPoints: ['suite', 'cli', 'action'],
    commands: OF_RUNS,
    flag: { value: 'refs' },
    byDefault: {
      suite: 'base and head',
      cli: 'as the suite says, else base and head',
      action: 'as the suite says, else base and head',
    },
    schema: optional(refs),
    print: (value) => (value ?? []).join(','),
  }),
  consumer: option({
    about:
      'Run the benchmarks of a project that depends on this one, built against base and head: a ' +
      'folder, `OWNER/REPOSITORY` or an address, both with `#REF` for a branch or tag. Go only.',
    entryPoints: ['cli'],
    commands: OF_RUNS,
    flag: { value: 'folder|url' },
    schema: optional(consumer),
  }),
  'exact-base': option({
    about: 'Compare with `base` itself, not its merge base with head.',
    entryPoints: ['cli', 'action'],
    commands: OF_SIDES,
    default: 'false',
    schema: truth,
  }),
  variants: option({
    about: 'Only these variants of the suite, by name: `a,b`.',
    entryPoints: ['cli', 'action', 'comment'],
    commands: OF_CHOSEN,
    flag: { long: 'variant', value: 'names', also: ['gc'] },
    byDefault: { cli: 'all', action: 'all', comment: 'all' },
    schema: names,
    print: (value) => value.join(','),
    isLess: (value) => value.length > 0,
  }),
  bench: option({
    about:
      'Only these benchmarks, as `go test -bench` takes them: `Scan|Sum/10`. Other ' +
      'workloads have a `filter`.',
    entryPoints: ['cli', 'action'],
    commands: OF_MANY,
    flag: { value: 'regexp' },
    byDefault: { cli: 'as the suite says', action: 'as the suite says' },
    schema: optional(nameFilter),
  }),
  rounds: option({
    about:
      'Rounds, in each of which every arm runs once: `20` at most, `8..40` from 8 to 40, ' +
      `\`20..20\` exactly 20; at most ${MOST.rounds}. It stops once every row is decided.`,
    entryPoints: ['suite', 'cli', 'action', 'comment'],
    commands: OF_ALL,
    flag: { value: 'n|min..max' },
    schema: optional(rounds),
    print: printRounds,
    // Where the suite has no number of its own, as many as a fixed number has are not less.
    isLess: (value, suite) => {
      if (value === null) return false
      const { min, max } = fixedRounds(suite.rounds)
      return value.max < max || (value.min !== null && value.min < min)
    },
  }),
  until: option({
    about: 'Stop when every row is decided, or analyse once, after all rounds.',
    entryPoints: ['suite', 'cli', 'action', 'comment'],
    commands: OF_ALL,
    flag: { value: 'when' },
    choices: until.options,
    schema: optional(until),
    isLess: (value, suite) => value === 'decided' && suite.until === 'rounds',
  }),
  budget: option({
    about:
      'Time from start to table, with builds, such as `15m`. No trial starts that would ' +
      'exceed it.',
    entryPoints: ['suite', 'cli', 'action', 'comment'],
    commands: OF_ALL,
    flag: { value: 'duration' },
    schema: optional(budget),
    print: printBudget,
    isLess: (sec, suite) => sec !== null && sec < (suite.waitSec ?? suite.budgetSec),
  }),
  seed: option({
    about: 'Seed of the order of trials.',
    entryPoints: ['suite', 'cli', 'action'],
    commands: OF_ALL,
    flag: { value: 'text' },
    byDefault: {
      suite: 'new for each run, in the report',
      cli: 'as the suite says, else random',
      action: 'as the suite says, else random',
    },
    schema: optional(seed),
  }),
  profile: option({
    about:
      'Benchmarks to run again under a profiler; `instructions`: count those of all before the ' +
      'rounds. See docs/profiles.md.',
    entryPoints: ['suite', 'cli', 'action', 'comment'],
    flag: { value: 'which' },
    choices: PROFILE_WORDS,
    schema: optional(choice(...PROFILE_WORDS)),
    // What is profiled decides nothing.
    isLess: () => false,
  }),
  filter: option({
    about:
      'Show only these rows, such as `.name:/Scan/ -verdict:equivalent`. All are ' +
      'measured and gate. See docs/reading.md.',
    entryPoints: ['cli', 'action', 'comment'],
    commands: ['run', 'ab'],
    flag: { value: 'rows' },
    byDefault: { cli: 'all', action: 'all', comment: 'all' },
    schema: optional(filter),
    // What is not shown is measured, judged and gated all the same.
    isLess: () => false,
  }),
  reach: option({
    about: '`on`: leave out Go benchmarks whose machine code did not change. See docs/reach.md.',
    entryPoints: ['suite', 'cli', 'action'],
    commands: OF_SIDES,
    flag: { value: 'on|off' },
    choices: REACH,
    byDefault: { suite: '`on`' },
    schema: optional(choice(...REACH)),
  }),
  'benchmarks-from': option({
    about:
      "Go benchmarks that run on base's code: its own, or those of head (for a change " +
      'that adds a benchmark).',
    entryPoints: ['suite', 'cli', 'action'],
    commands: OF_SIDES,
    flag: { value: 'each|head' },
    choices: BENCHMARKS_FROM,
    byDefault: { suite: '`each`' },
    schema: optional(choice(...BENCHMARKS_FROM)),
  }),
  walls: option({
    about:
      '`on`: isolate measured code as well as the machine can. `off`: run it as your ' +
      'user. See docs/security.md.',
    entryPoints: ['suite', 'cli', 'action'],
    commands: OF_ALL,
    flag: { value: 'on|off' },
    choices: WALLS,
    byDefault: { suite: '`on`' },
    schema: optional(choice(...WALLS)),
  }),
  shard: option({
    about: 'Run only this share of the rounds, such as `2/4`, to be merged later.',
    entryPoints: ['cli', 'action'],
    flag: { value: 'i/n' },
    schema: optional(shard),
    print: (value) => (value === null ? '' : `${value.index}/${value.count}`),
  }),
  merge: option({
    about: 'Pool the reports of shards: the folder with a folder of files for each.',
    entryPoints: ['action'],
    schema: optional(folder),
  }),
  site: option({
    about: 'Make pages and a badge of all reports in this folder, in `out`.',
    entryPoints: ['action'],
    schema: optional(folder),
  }),
  out: option({
    about: 'Folder for the report and the raw records.',
    entryPoints: ['cli', 'action'],
    commands: ['run', 'selftest', 'ab', 'bisect', 'prove'],
    flag: { short: 'o', value: 'dir' },
    default: 'gcbench-out',
    schema: folder,
  }),
  'keep-builds': option({
    about:
      'Folder in which what base compiles is kept for later runs with the same base, at most ' +
      '2 GB: Go only, and only inside of walls. Default: nothing is kept.',
    entryPoints: ['cli', 'action'],
    commands: ['run'],
    flag: { value: 'dir' },
    schema: optional(folder),
  }),
  resume: option({
    about:
      'Continue the run whose records are in `out`. If it has ended, give a larger ' +
      'total `budget` or `rounds`.',
    entryPoints: ['cli', 'action'],
    commands: MEASURED_ONCE_MORE,
    default: 'false',
    schema: truth,
  }),
  'rounds-before': option({
    about: 'Rounds of an earlier run; the bot sets it after `/bench more`.',
    entryPoints: ['action'],
    schema: optional(roundCount),
  }),
  bisect: option({
    about:
      'Look for the commit between `base` and `head` that moved this row, such as ' +
      '`Scan:time/op` (`any`: the one that changed most). `report.json` has the result. ' +
      'See docs/after-the-merge.md.',
    entryPoints: ['action'],
    schema: optional(bisected),
    print: (value) => {
      if (value === null) return ''
      return value.row === null ? 'any' : `${value.row.benchmark}:${value.row.metric}`
    },
  }),
  selftest: option({
    about: 'Measure the runner instead of a change: head against itself.',
    entryPoints: ['action'],
    default: 'false',
    schema: truth,
  }),
  'allow-os': option({
    about: 'Measure even if the system is not Linux.',
    entryPoints: ['cli', 'action'],
    commands: OF_ALL,
    default: 'false',
    schema: truth,
  }),
  'fail-on': option({
    about:
      '`gate`: `failure` and `action_required` fail the step or command. `nothing`: ' +
      'only a run without a report does.',
    entryPoints: ['cli', 'action'],
    commands: MEASURED_ALONE,
    flag: { value: 'what' },
    choices: ['gate', 'nothing'],
    default: 'gate',
    schema: choice('gate', 'nothing'),
  }),
  advisory: option({
    about: 'The gate only advises: no verdict fails anything.',
    entryPoints: ['cli', 'action', 'comment'],
    default: 'false',
    schema: truth,
    isLess: (value) => value,
  }),
} satisfies Record<string, Option>

type Options = typeof options
export type OptionName = keyof Options

type ValueOf<O> = O extends Option<infer T, EntryPoint> ? T : never

/** Names of the options that may be given there. */
type NamesAt<D extends EntryPoint> = {
  [K in OptionName]: D extends Options[K]['entryPoints'][number] ? K : never
}[OptionName]

/** Values by the names that options have in texts. */
type Written<K extends OptionName = OptionName> = { [N in K]: ValueOf<Options[N]> }

/** The part of the table that holds there, in its order. */
export const optionsAt = <D extends EntryPoint>(entryPoint: D) =>
  Object.fromEntries(
    Object.entries<Option>(options).filter(([, { entryPoints }]) =>
      entryPoints.includes(entryPoint),
    ),
  ) as Pick<Options, NamesAt<D>>

/** Its rows, by their names. */
export const rowsAt = (entryPoint: EntryPoint) =>
  Object.entries<Option>(optionsAt(entryPoint)) as [OptionName, Option][]

/** The rows of a command of the terminal. */
export const rowsFor = (command: MeasuringCommand) =>
  rowsAt('cli').filter(([, { commands = OF_SUITES }]) => commands.includes(command))

/** The word after `--`. */
export const flagOf = (key: OptionName): string => (options[key] as Option).flag.long ?? key

/** Its meaning, and what holds there where nothing is said. */
export function aboutAt(key: OptionName, entryPoint: EntryPoint): string {
  const { about, entryPoints, byDefault, default: fallback } = options[key] as Option
  const ownDefault = byDefault?.[entryPoint]
  const inSuite = entryPoint !== 'suite' && entryPoints.includes('suite') && fallback === ''
  const words = ownDefault ?? (inSuite ? 'as the suite says' : null)
  return words === null ? about : `${about} Default: ${words}.`
}

const nothing = Object.fromEntries(
  Object.entries<Option>(options).map(([key, row]) => [key, row.schema.parse(row.default)]),
) as Written

/** The options of a run, by the names that options have in code; durations in seconds. */
export type RunOptions = ReturnType<typeof camelKeys<Written>>

/** Of what is given no more than the options of a run: a token, say, goes no further. */
export function readRunOptions(inputs: Partial<Written>): RunOptions {
  const entries = Object.entries(inputs).filter(([key]) => Object.hasOwn(options, key))
  return camelKeys({ ...nothing, ...Object.fromEntries(entries) } as Written)
}

/** Where nothing is said. */
export const noRunOptions: RunOptions = readRunOptions({})

/** What a comment says. */
export type CommentOptions = Written<NamesAt<'comment'>>

/** A comment that says nothing of any option. */
export const noCommentOptions = Object.fromEntries(
  rowsAt('comment').map(([key, row]) => [key, row.schema.parse(row.default)]),
) as CommentOptions

/** What a comment says, as inputs of the Action and of a dispatched workflow. */
export const textsOf = (comment: CommentOptions): Record<NamesAt<'comment'>, string> =>
  Object.fromEntries(
    rowsAt('comment').map(([key, row]) => [key, row.print(comment[key as keyof CommentOptions])]),
  ) as Record<NamesAt<'comment'>, string>

/** Those of them that say something. */
export const printedOption = (comment: CommentOptions): [key: NamesAt<'comment'>, text: string][] =>
  (Object.entries(textsOf(comment)) as [NamesAt<'comment'>, string][]).filter(
    ([key, text]) => text !== options[key].default,
  )

/** Whether it asks for less than the suite does, or for something else. */
export const narrowsSuite = (
  comment: CommentOptions,
  suite: Parameters<NonNullable<Option['isLess']>>[1],
) =>
  rowsAt('comment').some(
    ([key, row]) => row.isLess?.(comment[key as keyof CommentOptions], suite) === true,
  )
