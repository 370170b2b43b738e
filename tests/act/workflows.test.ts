import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readReport } from '../../src/report/read-report.ts'
import { addPull } from '../support/github/world.ts'
import {
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  suiteFile,
} from '../support/repository.ts'
import { skipNote } from '../tool-path.ts'
import { act, documented } from './act.ts'
import { BRIDGED, openStage, type Stage } from './stage.ts'

const CONFIG = suiteFile('rounds: 8\nseed: act\nmetrics: { allocs/op: { gate: false } }')

/** Bytes to work through; so far apart that no other load of the machine hides it in any pair. */
const LITTLE = 4_000
const MUCH = 400_000

const HERE = 'octo/prolly'

let repository: Repository
let stage: Stage
let origin = ''
beforeEach(async () => {
  stage = await openStage()
})
afterEach(async () => {
  await stage.close()
  repository?.remove()
  rmSync(origin, { recursive: true, force: true })
  expect(stage.fake.violations).toEqual([])
})
if (act !== null) console.info(BRIDGED)

describe.skipIf(act === null || !hasGo)(`the other workflows${skipNote('act', act)}`, () => {
  it('compares a push with what was there before, and does not fail it', async () => {
    repository = makeRepository({ ...hashModule(LITTLE), '.gcbench.yml': CONFIG })
    const before = repository.git('rev-parse', 'HEAD')
    const after = repository.commit(hashModule(MUCH))
    origin = mkdtempSync(join(tmpdir(), 'gcbench-origin-'))
    repository.git('clone', '-q', '--bare', repository.folder, origin)
    repository.git('remote', 'add', 'origin', origin)
    const payload = { ref: 'refs/heads/main', before, after, forced: false }
    const workflow = documented('docs/examples', 'bench-main.yml')
    const ended = await stage.run(repository.folder, workflow, { name: 'push', payload })
    expect(ended.outputs).toMatchObject({ verdict: 'regressed', conclusion: 'failure' })
    expect(ended.code).toBe(0)
    const { sources } = readReport(ended.artifact('report.json')).plan
    expect([sources.base?.sha, sources.head?.sha]).toEqual([before, after])
    // The other job keeps the report on a branch of its own, and which commit was measured last.
    const kept = (file: string) => repository.git('-C', origin, 'show', `gcbench-data:${file}`)
    const sha = kept('last-push')
    expect(JSON.parse(kept(`reports/${sha}-push/report.json`)).plan.sources.head.sha).toBe(after)

    // The first night is held against the commit before; the next one has nothing new to measure.
    const night = { name: 'schedule', payload: {} }
    expect((await stage.run(repository.folder, workflow, night, 2)).code).toBe(0)
    const folder = `reports/${kept('last-schedule')}-schedule`
    const { base, head } = JSON.parse(kept(`${folder}/report.json`)).plan.sources
    expect([base.sha, head.sha]).toEqual([before, after])
    // The stand-in for the checkout takes what the folder has; GitHub's fetches all branches.
    repository.git('fetch', '-q', 'origin')
    const second = await stage.run(repository.folder, workflow, night, 3)
    expect([second.code, second.outputs]).toEqual([0, { base: after }])
  })

  it('measures in shards, whose rounds one job pools and comments on', async () => {
    repository = makeRepository({ ...hashModule(LITTLE), '.gcbench.yml': CONFIG })
    const base = repository.git('rev-parse', 'HEAD')
    repository.git('checkout', '-q', '-b', 'feature')
    const head = repository.commit(hashModule(MUCH))
    addPull(stage.fake.world, {
      head: { sha: head, ref: 'feature', repository: HERE },
      base: { sha: base, ref: 'main' },
    })
    const sent = (sha: string) => ({ sha, repo: { full_name: HERE } })
    const pull_request = { number: 1, base: sent(base), head: sent(head) }
    const workflow = documented('docs/examples', 'bench-shards.yml')
    const event = { name: 'pull_request', payload: { number: 1, pull_request } }
    const ended = await stage.run(repository.folder, workflow, event)
    expect(ended.outputs, ended.log).toMatchObject({ verdict: 'regressed', conclusion: 'failure' })
    const { stop, environment, roundsRun } = readReport(ended.artifact('report.json'))
    expect([stop, environment.length, roundsRun]).toEqual([{ kind: 'merged', reports: 3 }, 3, 12])
    expect(stage.comments(), ended.log.slice(-6000)).toEqual([expect.stringContaining('Sum')])
    expect(stage.statuses()).toEqual([[head, 'gcbench/s', 'failure']])
  })

  it('takes refs, suite and rounds that were typed, and checks them', async () => {
    const other = `${suiteFile('seed: act')}  t: { workload: go-bench, bench: Nothing }\n`
    repository = makeRepository({ ...hashModule(MUCH), '.gcbench.yml': other })
    repository.git('tag', 'v1')
    repository.commit({ 'README.md': 'Hashes.\n' })
    repository.git('checkout', '-q', '-b', 'feature')
    repository.commit(hashModule(LITTLE))
    repository.git('checkout', '-q', 'main')
    const typed = (inputs: Record<string, string>) =>
      stage.run(repository.folder, documented('docs/examples', 'bench-by-hand.yml'), {
        name: 'workflow_dispatch',
        payload: { inputs },
      })

    const ended = await typed({ suite: 's', base: 'v1', head: 'feature', rounds: '7..7' })
    // What was typed is what was run; whether seven rounds suffice is the machine's affair.
    expect(ended.code).toBe(0)
    const { plan, roundsRun } = readReport(ended.artifact('report.json'))
    const commit = (ref: string) => repository.git('rev-parse', ref)
    expect([plan.sources.base?.sha, plan.sources.head?.sha]).toEqual(['v1', 'feature'].map(commit))
    expect([plan.suite.name, roundsRun]).toEqual(['s', 7])

    const table = await typed({ suite: 's', compare: 'v1,main,feature', rounds: '2..2' })
    expect(table.code, JSON.stringify(table.errors)).toBe(0)
    const { sources } = readReport(table.artifact('report.json')).plan
    expect(sources.compared?.map(({ asked }) => asked)).toEqual(['v1', 'main', 'feature'])

    const wrong = await typed({ suite: 's', base: '--output=x', head: 'feature', rounds: 'many' })
    expect(wrong.code).toBe(1)
    expect(wrong.errors.map(({ text }) => text)).toEqual([
      expect.stringContaining('input base: expected a commit'),
      expect.stringContaining('input rounds: expected a number of rounds'),
      expect.stringContaining('input base'),
    ])
  })
})
