import { rmSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { readReport } from '../../src/core/report-schema.ts'
import {
  benchmarkFile,
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  suiteFile,
} from '../support/repository.ts'
import { skipNote } from '../tool-path.ts'
import { act, runWorkflow, TOKENS, WORKFLOW } from './act.ts'

const CONFIG = suiteFile('rounds: 8\nseed: act')

let repository: Repository
afterEach(() => repository?.remove())

/** A repository whose branch is a pull request: the work of its benchmark grows or shrinks. */
function pullRequest(before: number, after: number, extra: Record<string, string> = {}) {
  repository = makeRepository({
    ...hashModule(before),
    ...extra,
    '.gcbench.yml': CONFIG,
    '.github/workflows/bench.yml': WORKFLOW,
  })
  repository.git('checkout', '-q', '-b', 'feature')
  const head = repository.commit(hashModule(after))
  // The base moves on after the branch was made; this must not be charged to the branch.
  repository.git('checkout', '-q', 'main')
  const base = repository.commit({ 'README.md': 'later' })
  repository.git('checkout', '-q', 'feature')
  const payload = { number: 1, pull_request: { base: { sha: base }, head: { sha: head } } }
  return { base, head, event: { name: 'pull_request', payload } }
}

describe.skipIf(act === null || !hasGo)(`the README's workflow${skipNote('act', act)}`, () => {
  it('fails a pull request that is slower, and says so in summary and outputs', async () => {
    const { base, head, event } = pullRequest(20_000, 60_000)
    const fork = repository.git('merge-base', base, head)
    const ended = await runWorkflow(repository.folder, event)
    expect(ended.log).toContain('failure: Sum time/op')
    expect(ended.code).toBe(1)
    expect(ended.outputs).toMatchObject({
      verdict: 'regressed',
      conclusion: 'failure',
      improved: '0',
      failed: '0',
      report: expect.stringMatching(/\/gcbench-out\/report\.json$/),
      markdown: expect.stringMatching(/\/gcbench-out\/report\.md$/),
    })
    expect(Number(ended.outputs.regressed)).toBeGreaterThanOrEqual(1)
    expect(ended.summary).toBe(ended.artifact('summary.md'))
    expect(ended.summary).toContain('slower')
    const report = readReport(ended.artifact('report.json'))
    expect(report.plan.sources.head?.sha).toBe(head)
    expect(report.plan.sources.base?.sha).toBe(fork)
    expect(report.roundsRun).toBe(8)
  })

  it('passes one that is faster, and lets no benchmark see a token', async () => {
    const printing = benchmarkFile(
      'Env',
      '\tfor i := 0; i < b.N; i++ {\n\t\t_ = Sum(make([]byte, Size))\n\t}\n' +
        '\tfmt.Println("ENVIRONMENT", os.Environ())',
      ['fmt', 'os'],
    )
    const { event } = pullRequest(60_000, 20_000, { 'env_test.go': printing })
    const ended = await runWorkflow(repository.folder, event)
    expect(ended.outputs).toMatchObject({ verdict: 'improved', conclusion: 'success' })
    expect(ended.code).toBe(0)
    const records = ended.artifact('records.ndjson')
    expect(records).toContain('ENVIRONMENT')
    for (const token of Object.values(TOKENS)) {
      expect(records).not.toContain(token)
      expect(ended.artifact('report.json')).not.toContain(token)
      expect(ended.log).not.toContain(token)
    }
    expect(records).not.toMatch(/ENVIRONMENT[^\n]*?(GITHUB|ACTIONS|INPUT|RUNNER)_/)
  })

  it('annotates a wrong suite file with every problem, and measures nothing', async () => {
    const { event } = pullRequest(1000, 1000)
    repository.commit({
      '.gcbench.yml': 'suites:\n  s:\n    workload: go-bench\n    rouns: 3\n    budget: soon\n',
    })
    const ended = await runWorkflow(repository.folder, event)
    expect(ended.code).toBe(1)
    const file = '.gcbench.yml'
    expect(ended.errors).toContainEqual(
      expect.objectContaining({ file, line: '4', text: expect.stringContaining('rouns') }),
    )
    expect(ended.errors).toContainEqual(
      expect.objectContaining({ file, line: '5', text: expect.stringContaining('soon') }),
    )
    expect(ended.outputs).toEqual({})
    expect(() => ended.artifact('report.json')).toThrow(/uploaded no/)
  })

  it('says how to fetch what a shallow checkout left out', async () => {
    const { event } = pullRequest(1000, 1000)
    const shallow = `${repository.folder}-shallow`
    repository.git('clone', '-q', '--depth', '1', `file://${repository.folder}`, shallow)
    const ended = await runWorkflow(shallow, event)
    rmSync(shallow, { recursive: true })
    expect(ended.code).toBe(1)
    expect(ended.log).toContain('fetch-depth: 0')
    expect(ended.log).toContain('This is not about your change.')
  })
})
