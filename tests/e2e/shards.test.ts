import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/model.ts'
import { typed } from '../support/page-commands.ts'
import {
  gcbench,
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  suiteFile,
} from '../support/repository.ts'

let repository: Repository
afterEach(() => repository?.remove())

const reportOf = (out: string): Report =>
  JSON.parse(readFileSync(join(repository.folder, out, 'report.json'), 'utf8'))

describe.skipIf(!hasGo)('shards and the self-test', () => {
  it('shares of the rounds, pooled into one table', async () => {
    repository = makeRepository({ ...hashModule(20_000), '.gcbench.yml': suiteFile('rounds: 10') })
    repository.git('checkout', '-q', '-b', 'feature')
    repository.commit(hashModule(600_000))
    for (const index of [1, 2]) {
      const shard = ['--shard', `${index}/2`, '--seed', 'x', '--out', `shards/${index}`]
      await gcbench(['run', ...shard], repository.folder)
    }
    const [first, second] = [reportOf('shards/1'), reportOf('shards/2')]
    expect([first, second].map(({ plan, roundsRun }) => [plan.seed, roundsRun])).toEqual([
      ['x#1', 5],
      ['x#2', 5],
    ])
    const alone = await gcbench(['merge', 'shards/1', '--out', 'alone'], repository.folder)
    expect(alone.out).toContain('shard 2 of 2 is missing: its rounds are not in this report')
    const ended = await gcbench(['merge', 'shards', '--out', 'pooled'], repository.folder)
    expect(ended.out).not.toContain('is missing')
    expect(ended.code).toBe(1)
    const row = reportOf('pooled').comparisons.find(
      ({ metric, role }) => /^(time|cpu-s)\/op$/.test(metric) && role === 'gating',
    )
    expect(row?.verdict.word).toBe('regressed')
    expect(row?.estimate).toMatchObject({ n: 10 })
    expect(row?.explanation.machines.map(({ n }) => n)).toEqual([5, 5])
    const verified = await gcbench(['verify', 'pooled/report.json'], repository.folder)
    expect(verified.out + verified.err).not.toContain('differs')
    expect(verified.code).toBe(0)
  })

  it('measures head against itself, out of reach or not, and says what can be seen', async () => {
    repository = makeRepository({ ...hashModule(20_000), '.gcbench.yml': suiteFile('rounds: 6') })
    const [, ...argv] = typed('docs/how-to/noisy-runner.md', 'gcbench selftest').split(' ')
    const ended = await gcbench(argv, repository.folder)
    expect(ended.code).toBe(0)
    expect(ended.out).toMatch(/False alarms between equal binaries: \d+ of \d+ rows/)
    expect(ended.out).toContain('in 5 other link orders')
    const report = reportOf('gcbench-out')
    expect(report.plan.unchanged.filter(({ sha256 }) => sha256 === null)).toEqual([])
    expect(report.plan.targets.length).toBeGreaterThan(0)
    const hashes = new Set(report.builds.map(({ sha256 }) => sha256))
    expect([report.builds.length, hashes.size]).toEqual([7, 6])
    const first = (report.records ?? []).filter(({ trial }) => trial.attempt === 0)
    expect(first).toHaveLength(7 * 6)
  })
})
