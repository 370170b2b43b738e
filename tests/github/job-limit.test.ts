/** What a job may take, and advice that stays within it. */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { jobLimitSec, jobSecLeft } from '../../src/github/events.ts'
import { advisedWithin, makeFinding } from '../../src/model/findings.ts'
import { makeFakeHost } from '../support/fake-host.ts'

const WORKFLOW = `
on: push
jobs:
  bench: { runs-on: ubuntu-latest, timeout-minutes: 45, steps: [] }
  free: { runs-on: ubuntu-latest, steps: [] }
  odd: { timeout-minutes: "\${{ inputs.minutes }}" }
`

it.each([
  ['its own limit', WORKFLOW, 'bench', 45],
  ['no limit', WORKFLOW, 'free', 360],
  ['one that is an expression', WORKFLOW, 'odd', 360],
  ['another job', WORKFLOW, 'gone', 360],
  ['no workflow', null, 'bench', 360],
  ['what is no YAML', 'jobs: [', 'bench', 360],
])('a job with %s', (_, text, job, minutes) => expect(jobLimitSec(text, job)).toBe(60 * minutes))

it('what is gone of the job is no room', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'job-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const event = join(folder, 'event.json')
  writeFileSync(event, '{}')
  const begun = Date.now() / 1000 - 600
  utimesSync(event, begun, begun)
  const host = makeFakeHost(() => ({}))
  host.disk.set('/w/.github/workflows/bench.yml', WORKFLOW)
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_JOB: 'bench',
    GITHUB_WORKSPACE: '/w',
    GITHUB_WORKFLOW_REF: 'o/r/.github/workflows/bench.yml@refs/pull/1/merge',
    GITHUB_EVENT_PATH: event,
  }
  const left = await jobSecLeft({ ...host, env })
  expect(left).toBeGreaterThan(2000)
  expect(left).toBeLessThanOrEqual(2100)
  expect(await jobSecLeft({ ...host, env: {} })).toBe(null)
})

it('a budget beyond it is not advised', () => {
  const left = (sec: number) =>
    makeFinding(
      'left-out',
      { benchmark: 'A' },
      { why: 'too-slow', budgetSec: 60 },
      {
        remedy: {
          kind: 'budget',
          sec,
          rounds: { count: 9, shardSec: sec / 2, narrowed: 'bench: A' },
        },
      },
    )
  expect(advisedWithin(left(600), 1000).next).toBe(left(600).next)
  expect(advisedWithin(left(1800), 1000).next).toBe(
    'raise timeout-minutes of the job: it takes a budget of 30m; or bench: A; ' +
      'or on two machines --rounds 9 --budget 15m --shard 1/2 and 2/2',
  )
  expect(advisedWithin(left(6000), 1000).next).not.toContain('--budget')
})
