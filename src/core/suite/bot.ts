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
      'File in `.github/workflows` of the default branch that is dispatched for a job. Without ' +
        'it: as the service is set up.',
    ),
  'on-push': suites
    .prefault([])
    .describe('Suites that run whenever a pull request is opened or pushed to.'),
  'on-demand': suites
    .prefault([])
    .describe(
      'Suites whose check is there from the start and waits, queued, until somebody with write ' +
        'access says `/bench`.',
    ),
  'merge-queue': suites
    .optional()
    .describe('Suites that run for a merge group. Without it: those of the two keys above.'),
  'on-doubt': name
    .optional()
    .describe(
      'Suite that runs by itself where one of `on-push` regressed or could not decide, on fresh ' +
        'rounds and judged alone.',
    ),
  'on-main': suites
    .prefault([])
    .describe(
      'Suites that run for each merge into the default branch, against what was measured there ' +
        'last. Of several merges at once only the newest is measured.',
    ),
  'main-skips': oneOrMore(pattern, 'a pattern of paths')
    .prefault(['\\.md$', '^docs/', '^LICENSE'])
    .describe(
      'Patterns of files: a merge that changes no others is not measured by itself, and is part ' +
        'of what the next one measures.',
    ),
  nightly: suites
    .prefault([])
    .describe(
      'Suites that compare, each night, the default branch with where it was the night before, ' +
        'which checks what the merges in between say. Where nothing was merged, nothing runs.',
    ),
  'on-release': suites
    .prefault([])
    .describe('Suites that compare a published release with the highest version before it.'),
  alert: z
    .enum(['issue', 'pull', 'none'])
    .prefault('issue')
    .describe(
      'Where it is told that the default branch got worse, after a fresh run of the suspect ' +
        'merges has confirmed it: `issue` opens one, `pull` comments on the pull ' +
        'request that was merged.',
    ),
  forks: z
    .enum(['ask', 'run'])
    .prefault('ask')
    .describe(
      '`ask`: what a fork pushes waits for `/bench` with its hash. `run`: it runs like any other.',
    ),
  strangers: z
    .enum(['answer', 'silent'])
    .prefault('answer')
    .describe('Whether people without write access are told that they may not, or nothing.'),
  comment: flag
    .prefault(true)
    .describe('Whether results of `on-push` are told in a comment, too, not in the check alone.'),
  parallel: whole(1, 100)
    .prefault(2)
    .describe('Runs of this repository at a time; the others wait for their turn.'),
  patience: duration
    .optional()
    .describe(
      'Time in which a run must have answered; after that the job is called lost. Without it: as ' +
        'the service is set up.',
    ),
  budget: budget.prefault({}).describe('What may be spent; what is over it is refused.'),
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
