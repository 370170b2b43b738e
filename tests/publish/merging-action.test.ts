/** The step that measures, as a runner runs it to pool shards: whose rules hold, told where. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { jsonText } from '../../src/render/formats/documents.ts'
import { runBench } from '../../src/run/bench.ts'
import { noRunOptions } from '../../src/settings/options.ts'
import { runAction } from '../support/action-step.ts'
import { shaOf } from '../support/github/world.ts'
import { makeGoHost } from '../support/go-host.ts'
import { openStage, type Stage } from './stage.ts'

const [BASE, HEAD] = [shaOf('base'), shaOf('head')]
const suiteFile = (gate: string) =>
  `suites: { s: { workload: { kind: go-bench, count: 1 }, layout: single, until: rounds, ` +
  `rounds: 12, gate: { mode: ${gate} } } }\n`

let stage: Stage
let folder: string
beforeEach(async () => {
  stage = await openStage()
  stage.fake.world.files.set(`${BASE}:.gcbench.yml`, suiteFile('enforce'))
  folder = mkdtempSync(join(tmpdir(), 'gcbench-merge-'))
  mkdirSync(join(folder, 'shards'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  expect(stage.fake.violations).toEqual([])
  await stage.close()
})

/** Two shards measured a head that is twice as slow, and each says that its gate only advises. */
async function leaveShards(): Promise<void> {
  for (const index of [1, 2]) {
    const slower = (_: string, side: 'base' | 'head') => (side === 'head' ? 2e6 : 1e6)
    const host = makeGoHost(suiteFile('advisory'), ['BenchmarkA'], slower, ({ answer }) => answer)
    const ask = { ...noRunOptions, base: 'main', shard: { index, count: 2 }, seed: 'x' }
    const report = await runBench({ ...ask, out: '/out', policyRef: 'main' }, host)
    const { base, head } = report.plan.sources
    Object.assign(base ?? {}, { sha: BASE })
    Object.assign(head ?? {}, { sha: HEAD })
    mkdirSync(join(folder, `shards/${index}`))
    writeFileSync(join(folder, `shards/${index}/report.json`), jsonText(report))
  }
}

const merge = (more: Record<string, string>, isFork = false) =>
  runAction(
    folder,
    { base: BASE, head: HEAD, isFork },
    {
      INPUT_MERGE: 'shards',
      INPUT_TOKEN: stage.token,
      'INPUT_FAIL-ON': 'gate',
      GITHUB_API_URL: stage.fake.url,
      GITHUB_RUN_ID: `${stage.run.id}`,
      ...more,
    },
  )

it('tells nobody who must not be told, and judges by the base all the same', async () => {
  await leaveShards()
  const never = await merge({ INPUT_COMMENT: 'never' })
  expect(never.log).toMatch(/::error::failure: A time\/op .* regressed/)
  expect(never.code).toBe(1)
  expect(stage.fake.writes()).toEqual([])
  const { plan, roundsRun } = JSON.parse(readFileSync(join(never.out, 'report.json'), 'utf8'))
  expect([plan.suite.gate.mode, roundsRun]).toEqual(['enforce', 12])
})

it('comments and sets the status where it may', async () => {
  await leaveShards()
  const told = await merge({})
  expect(told.log).toMatch(/comment: created https:.*\nmark: set/)
  expect(stage.fake.world.statuses).toMatchObject([
    { sha: HEAD, context: 'gcbench/s', state: 'failure' },
  ])
  expect(stage.fake.world.comments[0]?.body).toContain('### ❌ `A` slower (+100')
})

it('leaves it to another workflow to tell a fork, and says so', async () => {
  await leaveShards()
  const fork = await merge({ 'INPUT_FAIL-ON': 'nothing' }, true)
  expect(fork.code).toBe(0)
  expect(fork.log).toContain('This pull request comes from a fork')
  expect(stage.fake.writes()).toEqual([])
})

it('says why there is nothing to pool, where the report would be', async () => {
  const { code, log, out } = await merge({})
  expect(code).toBe(1)
  expect(log).toMatch(/::error::no report\.json in .*shards/)
  const { ended } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))
  expect(ended).toContain('no report.json')
  expect(stage.fake.writes()).toEqual([])
})
