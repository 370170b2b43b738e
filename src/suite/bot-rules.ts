/** The key `bot` of a suite file: what the service does in this repository, read from the base. */
import { z } from 'zod'
import { closed, duration, flag, name, oneOrMore, pattern, whole } from '../settings/values.ts'

const suites = oneOrMore(name, 'the name of a suite')

const budget = closed({
  jobs: whole(1, 10_000).prefault(100).describe('Jobs of the repository in 24 hours.'),
  minutes: whole(1, 100_000)
    .prefault(1_200)
    .describe('Minutes of workflow runs of the repository in 24 hours.'),
  'user-jobs': whole(1, 10_000).prefault(30).describe('Jobs that one person asks for in 24 hours.'),
  'user-minutes': whole(1, 100_000)
    .prefault(480)
    .describe('Minutes of the runs that one person asked for in 24 hours.'),
})

const WORKFLOW_ERROR = 'expected the name of a file in .github/workflows, such as gcbench.yml'

export const botBlock = closed({
  workflow: z
    .string({ error: WORKFLOW_ERROR })
    .regex(/^[\w][\w.-]{0,99}\.ya?ml$/, WORKFLOW_ERROR)
    .optional()
    .describe(
      'File in `.github/workflows` of the default branch that the bot starts for a job. ' +
        'Without it: as the service is set up.',
    ),
  'on-push': suites
    .prefault([])
    .describe('Suites that run when a pull request is opened, and on every push to it.'),
  'on-demand': suites
    .prefault([])
    .describe(
      'Suites that wait for a command. Their check is queued from the start, until somebody ' +
        'with write access writes `/bench`.',
    ),
  'merge-queue': suites
    .optional()
    .describe('Suites that run for a merge group. Without it: those of the two keys above.'),
  'on-doubt': name
    .optional()
    .describe(
      'Suite that starts automatically if one of `on-push` regressed or could not decide. It ' +
        'has new rounds and is judged alone.',
    ),
  'on-main': suites
    .prefault([])
    .describe(
      'Suites that run for each merge into the default branch. They compare it with the last ' +
        'measured merge. If there are several merges together, only the newest is measured.',
    ),
  'main-skips': oneOrMore(pattern, 'a pattern of paths')
    .prefault(['\\.md$', '^docs/', '^LICENSE'])
    .describe(
      'Patterns of files. A merge that changes only such files starts no run; it is part of ' +
        'the next measured merge.',
    ),
  nightly: suites
    .prefault([])
    .describe(
      'Suites that compare the default branch with the night before, every night. This checks ' +
        'the results of the merges in between. If nothing was merged, nothing runs.',
    ),
  'on-release': suites
    .prefault([])
    .describe('Suites that compare a published release with the highest version before it.'),
  alert: z
    .enum(['issue', 'pull', 'none'])
    .prefault('issue')
    .describe(
      'How you hear that the default branch got worse, after a second run of the suspect ' +
        'merges has confirmed it. `issue` opens an issue, `pull` comments on the merged pull ' +
        'request.',
    ),
  forks: z
    .enum(['ask', 'run'])
    .prefault('ask')
    .describe(
      '`ask`: a push from a fork waits for `/bench` with its hash. `run`: it runs like any ' +
        'other push.',
    ),
  strangers: z
    .enum(['answer', 'silent'])
    .prefault('answer')
    .describe(
      '`answer`: people without write access get a reply that says they may not. `silent`: ' +
        'they get none.',
    ),
  comment: flag
    .prefault(true)
    .describe('Whether results of `on-push` also get a comment, beside the check.'),
  parallel: whole(1, 100)
    .prefault(2)
    .describe('Runs of this repository at a time; the others wait for their turn.'),
  patience: duration
    .optional()
    .describe(
      'Time in which a run must answer. After that the job is called lost. Without it: as the ' +
        'service is set up.',
    ),
  budget: budget.prefault({}).describe('How much may be spent. Anything over it is refused.'),
})

/** What the service does in a repository, every default filled in; durations in seconds. */
export type BotRules = z.output<typeof botBlock>

/** Where the file says nothing of the service. */
export const defaultBotRules = (): BotRules => botBlock.parse({})

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
