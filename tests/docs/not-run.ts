/** Commands of the pages that no test types as they stand, each with its reason. */

/**
 * `shorter`: a test runs the same code for less long; the file, and what it has of it. `job`: a
 * workflow or script of this project runs the line itself. Neither: nothing runs it here.
 */
export type NotRun = { why: string; shorter?: [file: string, text: string]; job?: string }

const PUBLIC_URL = 'GCBENCH_PUBLIC_URL=https://bench.example.org'
const SMALL_EXAMPLE: [string, string] = ['tests/typed/clone.test.ts', 'npm run bench']
const LONG = 'minutes or hours of both cores'

export const notRun: Record<string, NotRun> = {
  'npm ci': { why: 'replaces what the tests run on', job: '.github/workflows/check-dist.yml' },
  'npm cit': { why: 'is the run that this test is part of', job: '.ci/run' },
  'npm run test:typed': { why: 'is the run that types the others', job: '.ci/run' },
  'npm run test:quick': {
    why: 'tests that this run has, too',
    shorter: ['vitest.config.ts', "'core', 'suite'"],
  },
  'npm run page': {
    why: 'writes into src/',
    shorter: ['tests/package/dist.test.ts', 'staleBundle'],
  },
  'npm run build': {
    why: 'writes dist/',
    shorter: ['tests/support/doors.ts', 'scripts/build.ts'],
  },
  'npm run comment-pictures': {
    why: 'writes pictures that are looked at before they are committed',
    job: '.github/workflows/ci.yml',
  },
  'npm ci && npm run bench': { why: 'a part of it is', shorter: SMALL_EXAMPLE },
  'npm run bench -- --seed readme': { why: 'a part of it is', shorter: SMALL_EXAMPLE },
  'npm run simulate -- alerts': {
    why: LONG,
    shorter: ['tests/core/history/watch.test.ts', 'scripts/simulate/alerts.ts'],
  },
  'npm run simulate -- chain': {
    why: LONG,
    shorter: ['tests/core/history/chain.test.ts', 'scripts/simulate/chains.ts'],
  },
  'npm run simulate -- bisect 100': {
    why: LONG,
    shorter: ['tests/core/bisect/bracket.test.ts', 'scripts/simulate/bisections.ts'],
  },
  'npm run simulate -- real DIR': { why: `${LONG}, on a quiet machine` },
  'npm run load-test': { why: LONG, shorter: ['tests/bot/load.test.ts', 'load-test.ts'] },
  'npm run scale-test': { why: LONG, shorter: ['tests/bot/load.test.ts', 'scale-test.ts'] },
  'npm run scale-test 3000 10': { why: LONG, shorter: ['tests/bot/load.test.ts', 'scale-test.ts'] },
  'npm run crash-test': { why: LONG, shorter: ['tests/bot/crash/crash.test.ts', 'crashTest('] },
  'npm run backup-test': { why: `${LONG}, and gigabytes of disk` },
  'npm run fuzz': { why: 'a minute of one core', shorter: ['tests/fuzz/fuzz.test.ts', 'fuzz('] },
  'npm run field': { why: LONG, shorter: ['tests/field.test.ts', 'scripts/field/'] },
  'npm run reach-field': { why: `${LONG}, and modules from the network` },
  'npm run calibrate': {
    why: LONG,
    shorter: ['tests/calibrate/calibrate.test.ts', 'scripts/calibrate/'],
  },
  'npm run calibrate -- --docs': {
    why: LONG,
    shorter: ['tests/calibrate/goals.test.ts', 'scripts/calibrate/'],
  },
  'npm run perf': { why: `${LONG}, on a quiet machine` },
  'npm run perf ab': { why: `${LONG}, on a quiet machine` },
  'npm run perf answers': { why: `${LONG}, on a quiet machine` },
  'npm run perf pages': { why: `${LONG}, on a quiet machine` },
  'node scripts/oracle/oracle.ts': {
    why: 'as many cases as take a minute',
    shorter: ['tests/oracle.test.ts', 'askOracle('],
  },
  'node start.js scripts/experiments.ts NAME': {
    why: `${LONG}, on a quiet machine`,
    shorter: ['tests/e2e/databases/experiments.test.ts', 'stageExperiment('],
  },
  'node fixtures/examples/make-history.ts DIR 64 41:5': {
    why: 'the line with two steps is run',
    shorter: ['tests/e2e/histories/bisect.test.ts', 'make-history.ts'],
  },
  'GOTOOLCHAIN=go1.25.3 gcbench run change --base main --rounds 8 --seed p --profile all': {
    why: 'downloads a Go, and takes a minute of profiles',
    shorter: ['tests/e2e/profile.test.ts', '--profile'],
  },
  'GOTOOLCHAIN=go1.26.8 gcbench run change --base main --rounds 8 --seed p --profile all': {
    why: 'downloads a Go, and takes a minute of profiles',
    shorter: ['tests/e2e/profile.test.ts', '--profile'],
  },
  'go install golang.org/dl/go1.13.15@latest && go1.13.15 download': {
    why: 'downloads a Go; .ci/run does it before the tests',
    shorter: ['.ci/run', 'install_go_release 1.13.15'],
  },
  'npx -p node@24 -p ./gcbench-action-0.1.0.tgz gcbench run': {
    why: 'downloads Node',
    shorter: ['tests/package/packed.test.ts', "'install'"],
  },
  'sudo gcbench tune -- gcbench run': {
    why: 'needs root, and changes the machine',
    shorter: ['tests/doors/tune.test.ts', "'tune', '--yes'"],
  },
  'sudo gcbench tune --cpus 2-3 -- gcbench run': {
    why: 'needs root, and changes the machine',
    shorter: ['tests/doors/tune.test.ts', 'cpus'],
  },
  'gcbench tune --undo': {
    why: 'needs root, and changes the machine',
    shorter: ['tests/doors/tune.test.ts', 'undo'],
  },
  'npm run bot -- drain': {
    why: 'needs GitHub',
    shorter: ['tests/bot/ground/process.test.ts', "['drain']"],
  },
  'podman build --target cli .': { why: 'installs packages into an image' },
  'podman build -t gcbench-bot .': { why: 'installs packages into an image' },
  [`podman run -p 8080:8080 -v gcbench:/data -e ${PUBLIC_URL} gcbench-bot`]: {
    why: 'needs that image',
  },
  'node cli.js check': { why: 'is of another repository, SchemaStore' },
  'gh attestation verify report.json --repo OWNER/NAME': { why: 'needs GitHub' },
  'go tool pprof -diff_base profiles/01-base-1.pb.gz profiles/01-head-1.pb.gz': {
    why: 'asks on a terminal',
  },
}
