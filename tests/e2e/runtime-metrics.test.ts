import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/model.ts'
import { gcbench, hasGo, makeRepository, type Repository, reportIn } from '../support/repository.ts'

let repository: Repository
afterEach(() => repository?.remove())

const reportOf = (): Report => reportIn(repository.folder)

/** The server whose captures are the parsers' fixtures, and a load that asks it for work. */
const source = 'fixtures/parsers/go-metrics/src'
const client = `
const [port, times] = process.argv.slice(2)
const N = 20
const url = 'http://127.0.0.1:' + port + '/work?times=' + times
for (let i = 0; i < N; i++) await (await fetch(url)).text()
// However fast the machine is, the block is long enough to be read in.
await new Promise((resolve) => setTimeout(resolve, 300))
console.log('transactions: ' + N)
`
const NODE = JSON.stringify(process.execPath)

const files = (server: string, metrics: string, variants: string) => ({
  'main.go': readFileSync(`${source}/main.go`, 'utf8'),
  'go.mod': readFileSync(`${source}/go.mod`, 'utf8'),
  'client.mjs': client,
  '.gcbench.yml': `suites:
  s:
    workload: command
    build: { run: "go build -o {bin} ." }
    run: [${NODE}, client.mjs, "{port}", "4"]
    read: { transactions: 'transactions: ([0-9]+)' }
    metrics: { transactions: {}, rss-max: {}, ${metrics} }
    server:
      run: "{bin} -port {port} -live 4000000 -objects 500"
      ready: { http: "http://127.0.0.1:{port}/debug/vars" }
${server}
    variants: ${variants}
    contrasts: [{ variants: { base: a, head: b } }]
`,
})

const run = async (rounds: number) => {
  const ended = await gcbench(
    ['run', '--rounds', String(rounds), '--seed', 'test'],
    repository.folder,
  )
  return { ...ended, report: reportOf() }
}

describe.skipIf(!hasGo)("what a server's Go runtime tells", () => {
  it('collections, allocations per transaction, scheduling: two settings of GOGC', async () => {
    const url = 'http://127.0.0.1:{port}/debug/metrics'
    const asked = `      runtime-metrics: { url: "${url}", format: go-metrics }`
    const metrics = 'go-gc-cycles: {}, go-alloc-objects: {}, go-sched-latency-p50: {}, go-procs: {}'
    const variants = '{ a: { env: { GOGC: 400 } }, b: { env: { GOGC: 20 } } }'
    repository = makeRepository(files(`${asked}\n      readings: 50ms`, metrics, variants))
    const { report, err } = await run(3)
    const row = (metric: string) => report.comparisons.find((one) => one.metric === metric)
    expect(
      report.records?.every(({ status }) => status === 'ok'),
      err,
    ).toBe(true)
    expect(row('go-gc-cycles')?.headValue).toBeGreaterThan(
      3 * (row('go-gc-cycles')?.baseValue ?? 0),
    )
    // 20 requests x 4 times x 4 goroutines x 500 objects, and what HTTP costs.
    for (const value of [row('go-alloc-objects')?.baseValue, row('go-alloc-objects')?.headValue]) {
      expect(value).toBeGreaterThan(160_000)
      expect(value).toBeLessThan(200_000)
    }
    const perTransaction = row('go-alloc-bytes/transaction')
    expect(perTransaction?.baseValue).toBeGreaterThan(8000 * 1024)
    const { baseValue = 0, headValue = 0 } = perTransaction ?? {}
    expect((headValue ?? 0) / (baseValue ?? 1)).toBeCloseTo(1, 1)
    expect(row('go-sched-latency-p50')?.baseValue).toBeGreaterThan(0)
    expect(row('go-assist-cpu')).toBeUndefined()
    // Readings go on during the block, and are in the order of time.
    const all = report.records?.map(({ readings = [] }) => readings) ?? []
    expect(Math.max(...all.map(({ length }) => length))).toBeGreaterThan(2)
    for (const readings of all) {
      expect(readings[0]?.atSec).toBe(0)
      expect(readings.every(({ atSec }, i) => atSec >= (readings[i - 1]?.atSec ?? 0))).toBe(true)
    }
    // Only what is read of the answers is kept.
    expect(report.records?.[0]?.outputs['runtime-metrics']).not.toContain('godebug')
  })

  it('an endpoint that is slow, or dead, is a problem; the trials are not', async () => {
    const slow = '      runtime-metrics: { url: "http://127.0.0.1:{port}/slow" }'
    const variants = '{ a: { args: -slow=1m }, b: { args: -slow=2m } }'
    repository = makeRepository(files(slow, 'go-gc-cycles: {}', variants))
    const { report, err } = await run(4)
    expect(
      report.records?.every(({ status }) => status === 'ok'),
      err,
    ).toBe(true)
    expect(report.comparisons.map(({ metric }) => metric)).not.toContain('go-gc-cycles')
    const told = report.problems.filter(({ code }) => code === 'no-runtime-metrics')
    expect(told.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^http:\/\/127.0.0.1:\{port\}\/slow: no answer within 1 s/),
    )
    // Once a block, not before and after it, and after three blocks no more of this server.
    for (const arm of ['head@a', 'head@b']) {
      const blocks = report.records?.filter(({ trial }) => trial.arm === arm) ?? []
      expect(new Set(blocks.map(({ serverStart }) => serverStart))).toEqual(new Set([1]))
      const isLeft = blocks.map(({ outputs: { 'runtime-metrics': text } }) =>
        text?.includes('not asked again'),
      )
      expect(blocks.length).toBeGreaterThan(3)
      expect(isLeft).toEqual(blocks.map((_, index) => index >= 3))
    }
  })

  it('beside its protocol, on a port of its own', async () => {
    const asked = '      runtime-metrics: { url: "http://127.0.0.1:{side-port}/debug/vars" }'
    repository = makeRepository(files(asked, 'tps: {}', '{ a: {}, b: { env: { GOGC: 50 } } }'))
    const text = readFileSync(join(repository.folder, '.gcbench.yml'), 'utf8')
    const served = text.replace('-port {port}', '-port {port} -side-port {side-port}')
    repository.commit({ '.gcbench.yml': served })
    const { report, err } = await run(1)
    expect(
      report.records?.every(({ status }) => status === 'ok'),
      err,
    ).toBe(true)
    // A machine that is busy enough gives no answer within the second that there is, and says so.
    const texts = report.records?.map(({ outputs }) => outputs['runtime-metrics'] ?? '') ?? []
    expect(texts.some((text) => text.includes('NumGC'))).toBe(true)
    expect(texts.filter((text) => !/NumGC|no answer within 1 s/.test(text))).toEqual([])
  })
})
