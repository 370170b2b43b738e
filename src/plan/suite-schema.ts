/** The schema of a suite file: every key, what it may hold and its default. */
import { z } from 'zod'
import { metricId, metrics } from '../model/metrics.ts'
import { nearest } from '../model/paths.ts'
import {
  aboutAt,
  BENCHMARKS_FROM,
  COUNTED_RUNS,
  INSTRUCTION_COUNTERS,
  NETWORKS,
  PROFILE_KINDS,
  PROFILE_WORDS,
  PROFILED,
  REACH,
  WALLS,
} from '../settings/options.ts'
import {
  budget,
  COMMENT_POLICIES,
  type CommentPolicy,
  choice,
  closed,
  consumerRepository,
  duration,
  FIXED_ROUNDS,
  flag,
  MOST,
  name,
  oneOrMore,
  pattern,
  percent,
  ref,
  refs,
  requirement,
  rounds as roundsText,
  seed,
  text,
  until,
  whole,
} from '../settings/values.ts'
import type { Workload } from '../workloads/workload.ts'
import { contrastList, variantBody } from './variants.ts'

const suites = oneOrMore(name, 'the name of a suite')

const dailyBudget = closed({
  jobs: whole(1, 10_000).prefault(100).describe('Jobs of the repository in 24 hours.'),
  minutes: whole(1, 100_000).prefault(1_200).describe('Minutes of its workflow runs in 24 hours.'),
  'user-jobs': whole(1, 10_000).prefault(30).describe('Jobs of one person in 24 hours.'),
  'user-minutes': whole(1, 100_000)
    .prefault(480)
    .describe('Minutes of the runs of one person in 24 hours.'),
})

const WORKFLOW_ERROR = 'expected the name of a file in .github/workflows, such as gcbench.yml'

export const botSettings = closed({
  workflow: z
    .string({ error: WORKFLOW_ERROR })
    .regex(/^[\w][\w.-]{0,99}\.ya?ml$/, WORKFLOW_ERROR)
    .optional()
    .describe(
      'File in `.github/workflows` of the default branch that the bot starts. Without ' +
        'it: the setting of the service.',
    ),
  'on-push': suites
    .prefault([])
    .describe('Suites that run when a pull request is opened or pushed to.'),
  'on-demand': suites
    .prefault([])
    .describe('Suites that wait for `/bench`; their check is queued until then.'),
  'merge-queue': suites
    .optional()
    .describe('Suites that run for a merge group. Without it: those of the two keys above.'),
  'on-doubt': name
    .optional()
    .describe('Suite that starts if one of `on-push` regressed or could not decide; judged alone.'),
  'on-main': suites
    .prefault([])
    .describe('Suites that compare each merge into the default branch with the last one measured.'),
  'main-skips': oneOrMore(pattern, 'a pattern of paths')
    .prefault(['\\.md$', '^docs/', '^LICENSE'])
    .describe('A merge that changes only such files starts no run.'),
  nightly: suites
    .prefault([])
    .describe('Suites that compare the default branch with the night before.'),
  'on-release': suites
    .prefault([])
    .describe('Suites that compare a release with the highest version before it.'),
  alert: z
    .enum(['issue', 'pull', 'none'])
    .prefault('issue')
    .describe(
      'How you hear of a confirmed slowdown on the default branch: an issue, or a ' +
        'comment on the merged pull request.',
    ),
  forks: z
    .enum(['ask', 'run'])
    .prefault('ask')
    .describe('Whether a push from a fork waits for `/bench` with its hash.'),
  strangers: z
    .enum(['answer', 'silent'])
    .prefault('answer')
    .describe('Whether people without write access get a reply.'),
  comment: z
    .union([z.enum(COMMENT_POLICIES), z.boolean()], {
      error: 'expected always, changed or never',
    })
    .prefault('changed')
    .transform(
      (written): CommentPolicy =>
        typeof written === 'string' ? written : written ? 'always' : 'never',
    )
    .describe(
      'Which results of `on-push` get a comment. `changed`: from the first in which a ' +
        'row moved, was lost or blocks the gate.',
    ),
  parallel: whole(1, 100).prefault(2).describe('Runs of this repository at a time.'),
  patience: duration
    .optional()
    .describe(
      'Time after which a run that has not ended is called lost. Without it: the setting of the ' +
        'service.',
    ),
  budget: dailyBudget
    .prefault({})
    .describe('Limits. Beyond them a command is refused, and a push waits for `/bench`.'),
})

/** What the service does in a repository, every default filled in; durations in seconds. */
export type BotRules = z.output<typeof botSettings>

/** Where the file says nothing of the service. */
export const defaultBotRules = (): BotRules => botSettings.parse({})

const SUITE_KEYS = [
  ...(['on-push', 'on-demand', 'merge-queue', 'on-main', 'nightly', 'on-release'] as const),
]

/** Every suite that the block names, with the keys that lead there. */
export const suitesNamed = (rules: BotRules): { name: string; path: (string | number)[] }[] => [
  ...SUITE_KEYS.flatMap((key) =>
    (rules[key] ?? []).map((one, index) => ({ name: one, path: ['bot', key, index] })),
  ),
  ...(rules['on-doubt'] === undefined
    ? []
    : [{ name: rules['on-doubt'], path: ['bot', 'on-doubt'] }]),
]

// The keys of a suite.

/** What the suite file needs to know of a workload. */
export type WorkloadEntry = { kind: string; about: string; settings: z.ZodType } & Partial<
  Pick<Workload, 'suite' | 'build' | 'server' | 'filter'>
>

const gitRef = text.pipe(ref).meta({ title: 'git ref' })

const folder = closed({
  folder: text
    .refine((path) => path !== '', 'expected the path of a folder')
    .refine(
      ({ length }) => length <= MOST.sourceCharacters,
      `expected at most ${MOST.sourceCharacters} characters`,
    )
    .describe('Folder, used as it is now.'),
})

const source = z
  .union([gitRef, folder], { error: 'expected a git ref, or a map with the key folder' })
  .transform((written) =>
    typeof written === 'string'
      ? { kind: 'ref' as const, ref: written }
      : { kind: 'folder' as const, path: written.folder },
  )

const marginError = 'expected a percentage such as 2%, or the word noise'

const metricRule = closed({
  margin: z
    .union([percent, z.literal('noise').meta({ title: '`noise`' })], { error: marginError })
    .optional()
    .describe(
      'The smallest difference that matters. `noise`: from the measured noise. Without ' +
        'it: as docs/reference.md says.',
    ),
  'margin-by-benchmark': z
    .record(pattern, percent, { error: 'expected a map from regular expressions to percentages' })
    .optional()
    .describe('From a regular expression on names to the margin of these benchmarks.'),
  gate: flag
    .optional()
    .describe('Whether its rows can fail the gate. Without it: as docs/reference.md says.'),
  better: z
    .enum(['lower', 'higher'])
    .optional()
    .describe('Which way is good. Without it: as docs/reference.md says.'),
})

const MIN_ROUNDS = 8
const MOST_ROUNDS = MOST.rounds

const roundsAsk = z
  .union([whole(1, MOST_ROUNDS), z.string()])
  .transform(String)
  .pipe(roundsText)
  .meta({ title: 'whole number or range' })

const rounds = z
  .union(
    [
      roundsAsk,
      closed({
        min: whole(1, MOST_ROUNDS)
          .optional()
          .describe(`Rounds before the first analysis; ${MIN_ROUNDS}, or max if smaller.`),
        max: whole(1, MOST_ROUNDS)
          .optional()
          .describe('Rounds at which the run ends. Without it: what the budget pays for.'),
      }),
    ],
    { error: 'expected a whole number, a range such as 8..40, or a map with the keys min and max' },
  )
  .transform((written) => {
    const min = written.min ?? Math.min(MIN_ROUNDS, written.max ?? MIN_ROUNDS)
    return { min, max: written.max ?? MOST_ROUNDS }
  })
  .refine(({ min, max }) => min <= max, requirement('min is larger than max'))

/** As often as pays: plan/fit.ts. */
const FRESH_ROUNDS = 1

const layout = z
  .union(
    [
      z.enum(['fresh', 'single']),
      closed({
        rounds: whole(1, MOST_ROUNDS).describe('Rounds that share a link order, at least.'),
      }),
    ],
    { error: 'expected fresh, single, or a map with the key rounds' },
  )
  .transform((written) => {
    if (typeof written === 'object') return written.rounds
    return written === 'fresh' ? FRESH_ROUNDS : 0
  })

const outcome = z.enum(['pass', 'fail', 'ask'])

const gate = closed({
  mode: z
    .enum(['enforce', 'advisory', 'learn'])
    .prefault('enforce')
    .describe('`advisory`: nothing fails the check. `learn`: `advisory` for the first `runs`.'),
  runs: z
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .describe('Runs that `mode: learn` lets pass. Without it: 20.'),
  inconclusive: outcome
    .prefault('pass')
    .describe(
      'What an undecided row means. `pass`: success if its interval rules out ' +
        '`tolerance` margins, else neutral. `ask`: a person must decide.',
    ),
  failed: outcome
    .prefault('fail')
    .describe('What a row means if its trials failed or too many numbers are missing.'),
  strict: oneOrMore(pattern, 'a regular expression')
    .prefault([])
    .describe('Benchmarks that fail the gate if they are undecided.'),
  tolerance: z
    .number()
    .min(1)
    .max(100)
    .optional()
    .describe('Margins that the interval of an undecided row must rule out. Without it: 3.'),
  geomean: flag
    .optional()
    .describe('Whether the geometric mean over the gating rows gates too. Without it: yes.'),
  accept: z
    .enum(['anyone', 'not-author'])
    .optional()
    .describe(
      'Which maintainers may accept rows. `not-author`: not the author of the pull ' +
        'request. Without it: `not-author` for forks.',
    ),
  instructions: z
    .number()
    .positive()
    .max(1000)
    .optional()
    .describe(
      'Percent by which instructions may rise; needs `profile: instructions`. Without ' +
        'it, they do not gate.',
    ),
})

/** The keys of a suite whatever its workload. */
const profileOf = choice(...PROFILED)

const profile = z
  .union(
    [
      choice(...PROFILE_WORDS),
      closed({
        of: profileOf.prefault('changed').describe('Which benchmarks.'),
        runs: whole(2, 100).prefault(10).describe('Runs of each arm under the profiler, in turn.'),
        time: duration
          .prefault('500ms')
          .describe('Length of a run, about; longer if it gets less CPU time.'),
        focus: pattern
          .optional()
          .describe('Count only samples with such a function in their stack.'),
        kinds: oneOrMore(choice(...PROFILE_KINDS), 'a kind of profile')
          .refine((kinds) => kinds.length > 0, requirement('needs at least one kind of profile'))
          .prefault('cpu')
          .describe('See docs/profiles.md.'),
        counter: choice(...INSTRUCTION_COUNTERS)
          .prefault('valgrind')
          .describe(
            'What counts `instructions`. `valgrind`: by function, slowly. `hardware`: `perf ' +
              'stat`, at full speed; many virtual machines have no such counter. You install ' +
              'it.',
          ),
      }).refine(
        ({ counter, focus }) => counter !== 'hardware' || focus === undefined,
        requirement(
          'a hardware counter knows no functions: leave out focus, or count with valgrind',
          ['focus'],
        ),
      ),
    ],
    {
      error:
        'expected none, changed, all, instructions, or a map with the keys of, runs, time, focus, ' +
        'kinds, counter',
    },
  )
  .transform((written) =>
    typeof written === 'string'
      ? {
          of: written === 'instructions' ? ('all' as const) : written,
          runs: written === 'instructions' ? COUNTED_RUNS : 10,
          time: 0.5,
          focus: undefined,
          kinds: [written === 'instructions' ? written : ('cpu' as const)],
          counter: 'valgrind' as const,
        }
      : { ...written, focus: written.focus, kinds: [...new Set(written.kinds)] },
  )

export const suiteShape = {
  base: source.optional().describe(aboutAt('base', 'suite')),
  head: source.optional().describe(aboutAt('head', 'suite')),
  compare: refs.optional().meta({ title: 'git refs' }).describe(aboutAt('compare', 'suite')),
  consumer: consumerRepository
    .optional()
    .meta({ title: 'OWNER/REPOSITORY' })
    .describe(
      'Another project, which depends on this one: its benchmarks run, built against base and ' +
        'head of this one. `OWNER/REPOSITORY` of GitHub or an https address, with `#REF`. Go only.',
    ),
  variants: z
    .union(
      [
        oneOrMore(name, 'the name of a variant'),
        z.record(name, variantBody, { error: 'expected names of variants, or a map of variants' }),
      ],
      { error: 'expected names of variants, or a map of variants' },
    )
    .prefault('default')
    .describe(
      'How base and head are built and run: names from the top-level `variants`, or a ' +
        'map. `default` has no settings.',
    ),
  contrasts: contrastList,
  metrics: z
    .record(text, metricRule, { error: 'expected a map from metrics to rules' })
    .prefault({})
    .describe(
      'How metrics are judged, by name (`time/op`, the unit of a custom metric). `*`: ' +
        'all others.',
    ),
  rounds: rounds
    .prefault({ min: MIN_ROUNDS, max: MOST_ROUNDS })
    .describe(
      `${aboutAt('rounds', 'suite')} Without it: at least ${MIN_ROUNDS}, and as many as the ` +
        `budget pays for; ${FIXED_ROUNDS} with \`until: rounds\`.`,
    ),
  until: until.prefault('decided').describe(aboutAt('until', 'suite')),
  budget: z
    .union([budget, closed({ measure: budget.describe('Time for measuring alone.') })], {
      error: 'expected a duration such as 15m, or a map with the key measure',
    })
    .transform((written) =>
      typeof written === 'number'
        ? { budgetSec: written, waitSec: written }
        : { budgetSec: written.measure },
    )
    .prefault('15m')
    .describe(aboutAt('budget', 'suite')),
  'trial-limit': duration
    .prefault('2m')
    .describe('Time after which a trial is stopped and has failed.'),
  'build-limit': duration
    .optional()
    .describe(
      'Time for builds and reach. Without it: 1h; of several packages, half of what the budget has ' +
        'left, those nearest to the change first.',
    ),
  seed: text.pipe(seed).optional().describe(aboutAt('seed', 'suite')),
  'run-identical': flag
    .prefault(false)
    .describe('Run benchmarks with identical binaries too, as controls.'),
  reach: choice(...REACH)
    .prefault('on')
    .describe(aboutAt('reach', 'suite')),
  'benchmarks-from': choice(...BENCHMARKS_FROM)
    .prefault('each')
    .describe(aboutAt('benchmarks-from', 'suite')),
  walls: choice(...WALLS)
    .prefault('on')
    .describe(aboutAt('walls', 'suite')),
  network: choice(...NETWORKS)
    .prefault('loopback')
    .describe(
      '`loopback`: a trial has only its own loopback device, a Go build no network once it has ' +
        'its modules. `machine`: all networks, which servers, load and other builds always have.',
    ),
  'warm-up': flag.prefault(false).describe('Run one extra round first and drop its numbers.'),
  layout: layout
    .prefault('fresh')
    .describe(
      'Order of functions in the binaries. `fresh`: a new one for every round, if there ' +
        "is time, so that a lucky order is noise. `single`: the toolchain's own. " +
        '`rounds`: how many share one, at least.',
    ),
  clock: choice('auto', 'wall', 'cpu')
    .prefault('auto')
    .describe(
      'Which time gates. `auto`: CPU time (`cpu-s/op`) if one thread computes all the ' +
        'time, else wall time.',
    ),
  gate: gate.prefault({}).describe('What makes the check fail.'),
  profile: profile.prefault('none').describe(aboutAt('profile', 'suite')),
}

/** All that a suite says whatever its workload, with every default filled in. */
export const suiteSettings = closed(suiteShape)

/** The keys of a workload's settings in the file. */
export function settingsShape(settings: z.ZodType): Record<string, z.ZodType> {
  const inner = settings instanceof z.ZodPipe ? settings.in : settings
  if (!(inner instanceof z.ZodObject)) throw new Error('settings of a workload are a zod object')
  return inner.shape as Record<string, z.ZodType>
}

/** A suite in both of its forms: settings beside `workload`, or inside it with `kind`. */
function suiteForms({ kind, about, settings }: WorkloadEntry): z.ZodType[] {
  const named = z.literal(kind).describe(`What is executed: ${about}.`)
  const shape = settingsShape(settings)
  return [
    closed({ workload: named, ...shape, ...suiteShape }),
    closed({
      workload: closed({ kind: named, ...shape }).describe(`Settings in one place: ${about}.`),
      ...suiteShape,
    }),
  ]
}

const suitesError = 'expected a map from names to suites'

/** The whole file around schemas of its suites. */
export const fileSchema = (suite: z.ZodType) =>
  closed({
    $schema: text.optional().describe('Where an editor finds the schema of this file.'),
    variants: z
      .record(name, variantBody, { error: 'expected a map from names to variants' })
      .prefault({})
      .describe('Variants that suites use by name.'),
    suites: z
      .record(name, suite, { error: suitesError })
      .refine((suites) => Object.keys(suites).length > 0, requirement('needs at least one suite'))
      .describe('What can be run, by name.'),
    bot: botSettings.prefault({}).describe('What the service does here; nothing else reads it.'),
  })

/** The file as an editor's schema sees it, for these workloads. */
export const describedFile = (workloads: readonly WorkloadEntry[]) =>
  fileSchema(z.union(workloads.flatMap(suiteForms)))

// Names of metrics: a mistyped one would be a rule for nothing.

/** The rule for all metrics that are not named. */
const ANY = '*'

const metricNames = metrics.flatMap(({ id, printedAs }) => [id, ...printedAs])

/** Two neighbours changed places: the slip that counts as two. */
const swapped = (name: string) =>
  [...name.slice(1)].map((letter, i) => name.slice(0, i) + letter + name[i] + name.slice(i + 2))

/** Shorter names are near to too many others. */
const LEAST_LETTERS = 5

/**
 * The known name of which this is a slip: one letter missing, too many or another, or two swapped.
 * Null: it may be what a program calls a number of its own (`size/op` is no `time/op`).
 */
function slipOf(name: string): string | null {
  const swap = swapped(name).find((one) => metricNames.includes(one))
  if (swap !== undefined || name.length < LEAST_LETTERS) return swap ?? null
  const near = nearest(name, metricNames)
  return near !== null && isOneLetter(name, near) ? near : null
}

function isOneLetter(a: string, b: string): boolean {
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const [restA, restB] = [a.slice(same), b.slice(same)]
  const pairs = [
    [restA.slice(1), restB.slice(1)],
    [restA.slice(1), restB],
    [restA, restB.slice(1)],
  ]
  return pairs.some(([left, right]) => left === right)
}

/**
 * What is wrong with the name of a metric; null: nothing. `own`: metrics that the workload's
 * settings define; null: its programs may print numbers of any name.
 */
export function unknownMetric(
  name: string,
  own: readonly string[] | null,
): { message: string; next?: string } | null {
  if (name === ANY || metricNames.includes(name) || own?.includes(name)) return null
  const suggestion = own === null ? slipOf(name) : nearest(name, [...metricNames, ...own])
  if (own === null && suggestion === null) return null
  const also = own === null || own.length === 0 ? '' : ` and, from this suite, ${own.join(', ')}`
  return {
    message: `unknown metric ${JSON.stringify(name)}; known: the metrics of the reference${also}`,
    ...(suggestion === null ? {} : { next: `did you mean "${suggestion}"?` }),
  }
}

/** The metric's id, also where the suite names it by its printed unit (`B/op`). */
export const idOf = (name: string): string => (name === ANY ? ANY : metricId(name))
