import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../src/core/model.ts'
import { gcbench, makeRepository, PROJECT, type Repository } from '../support/repository.ts'

let repository: Repository
const scratch = mkdtempSync(join(tmpdir(), 'gcbench-sqlserver-'))
afterEach(() => repository?.remove())
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const SERVER = join(PROJECT, 'fixtures/examples/sqlserver')

function works(what: string, program: string, args: string[], cwd = '.'): boolean {
  try {
    execFileSync(program, args, {
      ...{ stdio: 'ignore', cwd, env: { ...process.env, CGO_ENABLED: '0' } },
    })
    return true
  } catch {
    console.warn(`skipped: ${what}`)
    return false
  }
}

const binary = join(scratch, 'server')
const ready =
  works('sysbench is not installed', 'sysbench', ['--version']) &&
  works('the server cannot be built', 'go', ['build', '-trimpath', '-o', binary, '.'], SERVER)

describe.skipIf(!ready)('sysbench', () => {
  it('one server, two GOGC: latency, CPU per transaction, collections, ladder', async () => {
    repository = makeRepository({
      'README.md': 'a server',
      '.gcbench.yml': `suites:
  oltp:
    workload: sysbench
    runtime: plain
    build: { run: "cp ${binary} {bin}" }
    server:
      run: "{bin} -address=127.0.0.1:{port}"
      env: { GODEBUG: gctrace=1 }
    benchmarks: [oltp_point_select, oltp_read_only]
    threads: [1, 2]
    table-size: 200
    variants: { default: {}, tight: { env: { GOGC: 5 } } }
    contrasts: [{ variants: { base: default, head: tight } }]
`,
    })
    const ended = await gcbench(['run', '--rounds', '2', '--seed', 'test'], repository.folder)
    const path = join(repository.folder, 'gcbench-out/report.json')
    const { comparisons, records, plan }: Report = JSON.parse(readFileSync(path, 'utf8'))
    expect(ended.code, ended.err).toBe(0)
    expect(plan.targets.map(({ settings }) => settings.name)).toEqual([
      ...['oltp_point_select/threads=1', 'oltp_point_select/threads=2'],
      ...['oltp_read_only/threads=1', 'oltp_read_only/threads=2'],
    ])
    expect(records?.map(({ status, problem }) => problem?.message ?? status)).toEqual(
      Array(16).fill('ok'),
    )
    const rows = comparisons.filter(({ benchmark }) => benchmark === 'oltp_point_select/threads=2')
    const metrics = rows.map(({ metric }) => metric)
    for (const metric of [
      ...['latency-mean', 'latency-p50', 'tps', 'server-cpu/transaction', 'gc-cycles'],
    ]) {
      expect(metrics).toContain(metric)
    }
    const cycles = rows.find(({ metric }) => metric === 'gc-cycles')
    expect(cycles?.headValue).toBeGreaterThan(cycles?.baseValue ?? Number.POSITIVE_INFINITY)
  }, 300_000)
})
