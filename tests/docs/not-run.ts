/** Commands of the pages that no test types as they stand, each with its reason. */

/** `job`: a workflow or script of this project runs the line itself; without it nothing does. */
export type NotRun = { why: string; job?: string }

const PUBLIC_URL = 'GCBENCH_PUBLIC_URL=https://bench.example.org'

export const notRun: Record<string, NotRun> = {
  'npm ci && npm run bench': { why: 'takes a minute and a quarter', job: '.ci/run' },
  'npm test': { why: 'is the run that this test is part of', job: '.ci/run' },
  'npm cit': { why: 'is `npm ci` and `npm test`, which .ci/run types' },
  'npm run test:long': { why: 'is a run of tests of its own', job: '.ci/run' },
  'npm run test:typed': { why: 'is the run that types the others', job: '.ci/run' },
  'npm run shootout': { why: 'takes minutes of a machine that does nothing else' },
  'gcbench run --budget 15s': { why: 'is a setting in a table of what `npm run shootout` did' },
  'npx gcbench run': { why: 'needs the package on npm' },
  'npm install --global gcbench': { why: 'needs the package on npm' },
  'podman build --target cli .': { why: 'installs packages into an image' },
  'podman build -t gcbench-bot .': { why: 'installs packages into an image' },
  [`podman run -p 8080:8080 -v gcbench:/data -e ${PUBLIC_URL} gcbench-bot`]: {
    why: 'needs that image',
  },
  'npx smee-client --url https://smee.io/CHANNEL --target http://127.0.0.1:8080/webhook': {
    why: 'needs smee.io',
  },
  'gh attestation verify report.json --repo OWNER/NAME': { why: 'needs GitHub' },
}
