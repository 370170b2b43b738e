import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes longest starts first, so that no core waits for one last file at the end. It holds on
 * a fresh clone, where nothing is known of earlier runs. First match counts.
 */
export const LONGEST = [
  'typed/suites/',
  'e2e/variants',
  'e2e/server.',
  'e2e/server-trouble',
  'e2e/run',
  'e2e/',
  'act/',
  'bot/conversations/',
  'bot/',
  'calibrate/',
  'oracle',
  '/faults',
  'verify',
  'host/',
  'publish/',
  'authorize/',
  'stats/',
  'dist',
  '',
]

const rank = ({ moduleId }: TestSpecification) =>
  LONGEST.findIndex((part) => moduleId.includes(`/tests/${part}`) || moduleId.includes(part))

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = await super.sort(files)
    // Files that share a process stand beside each other, last.
    const isShared = ({ project }: TestSpecification) => Number(!project.config.isolate)
    return known.toSorted(
      (one, other) => isShared(one) - isShared(other) || rank(one) - rank(other),
    )
  }
}

/**
 * Real processes on a real machine: servers, builds, browsers, limits in seconds. What one of them needs (a
 * process that starts, memory that is there) the machine may refuse once. Such a test gets a second
 * try, and the summary names it with what its first died of, so that nobody takes it for sound.
 */
const PROCESSES = ['e2e', 'host', 'act', 'page', 'package', 'bot/service'].map(
  (name) => `tests/${name}/**/*.test.ts`,
)

/** What the pages tell to type: minutes, of `npm run test:typed` alone. */
const TYPED = ['tests/typed/**/*.test.ts']

/**
 * Rehearsals, of `npm run test:long` alone: kills at random moments, attacks, toolchains of others,
 * releases, the documented workflows besides that of the README, a fault at every request of a
 * conversation, the independent recomputation of every vector, and what takes a minute because it
 * builds with every Go or waits for what does not answer. `npm cit` is to end within eight minutes
 * on two cores.
 */
const LONG = [
  'tests/bot/crash/**/*.test.ts',
  'tests/bot/load.test.ts',
  'tests/bot/conversations/{deaths,faults}.test.ts',
  'tests/bot/service/{alerts,kept-stores,memory,process,report-process}.test.ts',
  'tests/long/**/*.test.ts',
  'tests/act/{commands,workflows}.test.ts',
  'tests/e2e/databases/{real-databases,sysbench,sysbench-scripts}.test.ts',
  'tests/e2e/histories/bisect.test.ts',
  'tests/e2e/{attacks,killed,layouts,placement,prove,release,runtime-metrics,shards,theft}.test.ts',
  'tests/e2e/{build-walls,cause,consumer,mcp,moved,profile,reach,resume,server-trouble}.test.ts',
  'tests/e2e/{walls,whereabouts}.test.ts',
  'tests/e2e/tools/tools.test.ts',
  'tests/host/{cpu-clock,reach}.test.ts',
  'tests/package/{packed,release,single-file}.test.ts',
  'tests/oracle.test.ts',
  'tests/{authorize,publish}/faults.test.ts',
  'tests/verify/{bisection,large}.test.ts',
]

/** Tests with one of these tags take long: `npm test` leaves them to `npm run test:long`. */
const TAGS = [
  { name: 'simulation', description: 'Seconds of simulated tables' },
  { name: 'generated', description: 'Hundreds of generated texts' },
  { name: 'rehearsal', description: 'A minute of building and measuring' },
]

/** Left out of `npm run test:quick` alone, which is to answer within half a minute. */
const SLOW = { name: 'slow', description: 'More than a second of computing' }

const hasTag = new RegExp(`tags: '(${TAGS.map(({ name }) => name).join('|')})'`)
const TAGGED = globSync('tests/**/*.test.ts', { cwd: import.meta.dirname }).filter((file) =>
  hasTag.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
)

/** Tests of chance, which `npm run test:long` repeats with several times as many cases. */
const DEEPER = ['tests/verify/honest.test.ts']

/**
 * Nothing in them outlives a test but what was imported, so that files share a process: most of
 * their time was the start of one and the imports.
 */
const PURE = [
  ...[
    ...['model', 'stats', 'parse', 'settings', 'workloads', 'plan', 'report'],
    ...['render', 'machine', 'measure', 'github', 'publish', 'authorize', 'docs'],
  ].map((name) => `tests/${name}/**/*.test.ts`),
  ...['*', 'replies/*', 'conversations/*', 'history/*', 'rehearsal/verdict'].map(
    (name) => `tests/bot/${name}.test.ts`,
  ),
  'tests/*.test.ts',
]

export default defineConfig({
  test: {
    // Against hanging; no test measures how fast the machine is.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    reporters: ['default', './scripts/ci-summary.ts'],
    sequence: { sequencer: LongestFirst },
    // Much of the long tests is waiting: for servers, limits and processes that do not end. A
    // percentage would end at one worker a core.
    maxWorkers: 3 * availableParallelism(),
    // Of `it.concurrent`, which is for tests that wait nearly all of their time.
    maxConcurrency: 20,
    tags: [...TAGS, SLOW],
    env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/node-compile') },
    projects: [
      { extends: true, test: { name: 'processes', include: PROCESSES, exclude: LONG, retry: 1 } },
      { extends: true, test: { name: 'typed', include: TYPED, retry: 1 } },
      {
        extends: true,
        test: {
          name: 'long',
          include: [...LONG, ...DEEPER, ...TAGGED],
          retry: 1,
          env: { GCBENCH_LONG: '1' },
        },
      },
      { extends: true, test: { name: 'pure', include: PURE, exclude: LONG, isolate: false } },
      {
        extends: true,
        test: {
          name: 'rest',
          include: ['tests/**/*.test.ts'],
          exclude: [...PROCESSES, ...TYPED, ...LONG, ...PURE],
        },
      },
    ],
  },
})
