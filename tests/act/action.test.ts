import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readReport } from '../../src/report/read-report.ts'
import { readEnding } from '../../src/report/report.ts'
import { runtimeToken } from '../support/artifact-server.ts'
import { addPull } from '../support/github/world.ts'
import {
  benchmarkFile,
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  suiteFile,
} from '../support/repository.ts'
import { skipNote } from '../tool-path.ts'
import { act, documented, README, TOKENS } from './act.ts'
import { BRIDGED, openStage, type Stage } from './stage.ts'

// A benchmark that prints allocates more or less, by how often it runs.
const CONFIG = suiteFile('rounds: 8\nseed: act\nmetrics: { allocs/op: { gate: false } }')

const HERE = 'octo/prolly'

let repository: Repository
let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(async () => {
  await stage.close()
  repository?.remove()
  expect(stage.fake.violations).toEqual([])
})
if (act !== null) console.info(BRIDGED)

/** A repository whose branch is a pull request: the work of its benchmark grows or shrinks. */
function pullRequest(
  before: number,
  after: number,
  { from = HERE, files = {} }: { from?: string; files?: Record<string, string> } = {},
) {
  repository = makeRepository({ ...hashModule(before), ...files, '.gcbench.yml': CONFIG })
  repository.git('checkout', '-q', '-b', 'feature')
  const head = repository.commit(hashModule(after))
  // The base moves on after the branch was made; this must not be charged to the branch.
  repository.git('checkout', '-q', 'main')
  const base = repository.commit({ 'README.md': 'later' })
  repository.git('checkout', '-q', 'feature')
  addPull(stage.fake.world, {
    head: { sha: head, ref: 'feature', repository: from },
    base: { sha: base, ref: 'main' },
  })
  const side = (sha: string, repository: string) => ({ sha, repo: { full_name: repository } })
  const pull_request = { number: 1, base: side(base, HERE), head: side(head, from) }
  return { base, head, event: { name: 'pull_request', payload: { number: 1, pull_request } } }
}

describe.skipIf(act === null || !hasGo)(`the README's workflow${skipNote('act', act)}`, () => {
  it('fails one that is slower: summary, outputs, comment and status say so', async () => {
    const { base, head, event } = pullRequest(20_000, 400_000)
    const fork = repository.git('merge-base', base, head)
    const ended = await stage.run(repository.folder, README, event)
    expect(ended.log).toMatch(/failure: Sum (time|cpu-s)\/op/)
    // Beside the code of the benchmark, where a reviewer sees it.
    const line = hashModule(1)
      ['hash_test.go']?.split('\n')
      .findIndex((one) => /^func Bench/.test(one))
    expect(ended.errors).toContainEqual({
      file: 'hash_test.go',
      line: String((line ?? 0) + 1),
      text: expect.stringMatching(/^Sum: (time|CPU)\/op slower, /),
    })
    // A step that is over in ten seconds has one line, and no second one that it ended.
    expect(ended.log).toMatch(/^\s*round 8\/8, \d+ s elapsed/m)
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
    // Below its strip where a terminal is narrow, in as many lines as its numbers take.
    expect(ended.log).toMatch(/ {2}Sum .*\n\s+time\/op [^│]*\sslower/)
    const report = readReport(ended.artifact('report.json'))
    expect(report.plan.sources.head?.sha).toBe(head)
    expect(report.plan.sources.base?.sha).toBe(fork)
    expect(report.roundsRun).toBe(8)
    expect(stage.comments()).toEqual([expect.stringMatching(/^<!-- gcbench:report .*"head":/)])
    expect(stage.comments()[0]).toContain('slower')
    expect(stage.statuses()).toEqual([[head, 'gcbench/s', 'failure']])
  })

  it('passes a faster fork, lets no benchmark see a token, says who posts it', async () => {
    const printing = benchmarkFile(
      'Env',
      '\tfor i := 0; i < b.N; i++ {\n\t\t_ = Sum(make([]byte, Size))\n\t}\n' +
        '\tfmt.Println("ENVIRONMENT", os.Environ())',
      ['fmt', 'os'],
    )
    const fork = { from: 'mallory/prolly', files: { 'env_test.go': printing } }
    const { head, event } = pullRequest(400_000, 20_000, fork)
    const ended = await stage.run(repository.folder, README, event)
    expect(ended.outputs).toMatchObject({ verdict: 'improved', conclusion: 'success' })
    expect(ended.code).toBe(0)
    const records = ended.artifact('records.ndjson')
    expect(records).toContain('ENVIRONMENT')
    for (const token of [...Object.values(TOKENS), runtimeToken(1)]) {
      expect(records).not.toContain(token)
      expect(ended.artifact('report.json')).not.toContain(token)
      expect(ended.log).not.toContain(token)
    }
    expect(records).not.toMatch(/ENVIRONMENT[^\n]*?(GITHUB|ACTIONS|INPUT|RUNNER)_/)
    expect(stage.fake.log).toEqual([])
    for (const said of [ended.summary, ended.log])
      expect(said).toContain('add a workflow that starts when this one has ended')

    const workflow_run = {
      id: 1,
      run_attempt: 1,
      event: 'pull_request',
      head_sha: head,
      head_branch: 'feature',
      head_repository: { full_name: 'mallory/prolly', owner: { login: 'mallory' } },
    }
    const publish = documented('docs/examples', 'bench-publish.yml')
    const after = { name: 'workflow_run', payload: { workflow_run } }
    const told = await stage.run(repository.folder, publish, after, 2)
    expect(told.code).toBe(0)
    expect(stage.comments()).toEqual([expect.stringContaining('From a fork')])
    expect(stage.statuses()).toEqual([])
  })

  it('passes what a pull request claims and shows, and fails what it does not', async () => {
    const workflow = documented('docs/how-to/coding-agents.md', 'claim.yml')
    const { event } = pullRequest(400_000, 20_000)
    const claiming = (body: string) => {
      const { pull_request } = event.payload
      return { ...event, payload: { ...event.payload, pull_request: { ...pull_request, body } } }
    }
    const proved = 'Claim: BenchmarkSum is at least 50 % faster'
    const shown = await stage.run(repository.folder, workflow, claiming(`Faster.\n\n${proved}\n`))
    expect(shown.log).toMatch(/proved/)
    expect(shown.errors).toEqual([])
    expect(shown.code).toBe(0)
    const refuted = claiming('Claim: BenchmarkSum is at least 99 % faster')
    const failed = await stage.run(repository.folder, workflow, refuted, 2)
    expect(failed.log).toMatch(/refuted/)
    expect(failed.code).toBe(1)
    const silent = await stage.run(repository.folder, workflow, claiming('No claim at all.'), 3)
    expect(silent.code).toBe(0)
    expect(silent.errors).toEqual([])
  })

  it('annotates a wrong suite file with every problem, and measures nothing', async () => {
    const { event } = pullRequest(1000, 1000)
    repository.commit({
      '.gcbench.yml': 'suites:\n  s:\n    workload: go-bench\n    rouns: 3\n    budget: soon\n',
    })
    const ended = await stage.run(repository.folder, README, event)
    expect(ended.code).toBe(1)
    const file = '.gcbench.yml'
    expect(ended.errors).toContainEqual(
      expect.objectContaining({ file, line: '4', text: expect.stringContaining('rouns') }),
    )
    expect(ended.errors).toContainEqual(
      expect.objectContaining({ file, line: '5', text: expect.stringContaining('soon') }),
    )
    expect(ended.outputs).toEqual({})
    expect(() => ended.artifact('records.ndjson')).toThrow(/kept no/)
    expect(readEnding(ended.artifact('report.json'))?.why).toContain('rouns')
  })

  it('says how to fetch what a shallow checkout left out', async () => {
    const { event } = pullRequest(1000, 1000)
    const shallow = `${repository.folder}-shallow`
    repository.git('clone', '-q', '--depth', '1', `file://${repository.folder}`, shallow)
    const ended = await stage.run(shallow, README, event)
    rmSync(shallow, { recursive: true })
    expect(ended.code).toBe(1)
    expect(ended.log).toContain('fetch-depth: 0')
    expect(ended.log).toContain('This is not about your change.')
  })
})
