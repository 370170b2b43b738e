import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/model.ts'
import {
  benchmarkFile,
  gcbench,
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  reportIn,
  SHORT,
  suiteFile,
} from '../support/repository.ts'

let repository: Repository
afterEach(() => repository?.remove())

const rowsOf = (report: Report, metric = 'time/op') =>
  report.comparisons.filter((row) => row.metric === metric && row.role !== 'geomean')

describe.skipIf(!hasGo)('gcbench run', () => {
  it('finds, without configuration, what changed and leaves the rest alone', async () => {
    const other = { 'other/other_test.go': benchmarkFile('Other', 'b.Log("nothing")') }
    repository = makeRepository({ ...hashModule(20_000), ...other })
    repository.git('checkout', '-q', '-b', 'feature')
    repository.commit(hashModule(600_000))
    const ended = await gcbench(['run', ...SHORT], repository.folder)
    expect(ended.err).toContain('round 8/8')
    const report = reportIn(repository.folder)
    expect(rowsOf(report)).toHaveLength(1)
    // The clock that decides: beside other programs that is CPU time.
    const [row, ...others] = report.comparisons.filter(
      ({ metric, role }) => role === 'gating' && ['time/op', 'cpu-s/op'].includes(metric),
    )
    expect(others).toEqual([])
    // By the packages that were built, so that it has this name whatever else a change touches.
    const why = `${JSON.stringify(row)}\n${ended.out}\n${ended.err}`
    expect(row, why).toMatchObject({ benchmark: 'hash.Sum', verdict: { word: 'regressed' } })
    // Thirty times the work: ln 30 = 3.4, with room for a busy machine.
    expect(row?.estimate).toMatchObject({ kind: 'ratio', n: 8 })
    expect(row?.estimate.kind === 'ratio' && row.estimate.point).toBeGreaterThan(1)
    expect(report.plan.unchanged.map(({ unit, benchmarks }) => [unit, benchmarks])).toEqual([
      ['example.com/hash/other', ['BenchmarkOther']],
    ])
    expect(ended.code).toBe(1)
    expect(ended.out).toContain('slower')
    for (const file of ['report.md', 'summary.md', 'bench-base.txt', 'bench-head.txt']) {
      expect(existsSync(join(repository.folder, 'gcbench-out', file)), file).toBe(true)
    }
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
  })

  it('says that nothing changed when base and head build the same', async () => {
    repository = makeRepository(hashModule(1000))
    repository.git('checkout', '-q', '-b', 'feature')
    repository.commit({ 'readme.md': 'words' })
    const ended = await gcbench(['run', ...SHORT], repository.folder)
    const report = reportIn(repository.folder)
    expect(report.comparisons).toEqual([])
    expect(report.conclusion.conclusion).toBe('success')
    expect(ended.out).toMatch(/^No change: same machine code, nothing that the change can reach/)
    expect(ended.code).toBe(0)
  })

  it('runs identical binaries as controls: whatever noise does to them gates nothing', async () => {
    repository = makeRepository({
      ...hashModule(20_000),
      '.gcbench.yml': suiteFile('run-identical: true'),
    })
    const ended = await gcbench(['run', ...SHORT], repository.folder)
    const report = reportIn(repository.folder)
    const rows = [...rowsOf(report), ...rowsOf(report, 'allocs/op')]
    expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(['control']))
    // Of time one test in twenty may say anything; how often is what the calibration counts.
    expect(rows.at(-1)).toMatchObject({ metric: 'allocs/op', verdict: { word: 'equivalent' } })
    expect(report.conclusion.reasons, ended.err).toEqual([
      'no gating row was measured: all that ran are controls, whose code did not change',
    ])
  })

  it('compares benchmark with benchmark in one build, as neighbours in random order', async () => {
    const pair = `${benchmarkFile('_sum_small', work(1000))}
func Benchmark_sum_large(b *testing.B) {
${work(100_000)}
}
`
    repository = makeRepository({
      ...hashModule(1000),
      'pair_test.go': pair,
      '.gcbench.yml': suiteFile('contrasts: [{ benchmarks: { base: small, head: large } }]'),
    })
    await gcbench(['run', ...SHORT], repository.folder)
    const report = reportIn(repository.folder)
    expect(rowsOf(report).map(({ benchmark, verdict }) => [benchmark, verdict.word])).toEqual([
      ['sum_small vs sum_large', 'regressed'],
    ])
    expect(report.plan.sources.base).toBeNull()
    const orders = (report.records ?? [])
      .filter(({ trial }) => /small|large/.test(trial.target))
      .map(({ trial }) => `${trial.round} ${trial.target}`)
    for (let i = 0; i < orders.length; i += 2) {
      expect(orders[i]?.split(' ')[0]).toBe(orders[i + 1]?.split(' ')[0])
    }
    const first = new Set(orders.filter((_, i) => i % 2 === 0).map((text) => text.split(' ')[1]))
    expect(first.size).toBe(2)
  })
})

const work = (size: number) => `	data := make([]byte, ${size})
	for i := 0; i < b.N; i++ {
		sink += Sum(data)
	}`
