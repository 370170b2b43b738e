import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../../src/model/model.ts'
import { gcbench, makeRepository, type Repository, reportIn } from '../../support/repository.ts'
import { findSqlServer, SQLSERVER } from '../../support/sqlserver.ts'

let repository: Repository
const scratch = mkdtempSync(join(tmpdir(), 'gcbench-sqlserver-'))
afterEach(() => repository?.remove())
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

function works(what: string, argv: [string, ...string[]], env: Record<string, string> = {}) {
  try {
    execFileSync(argv[0], argv.slice(1), {
      stdio: 'ignore',
      env: { ...process.env, ...env },
    })
    return true
  } catch {
    console.warn(`skipped: ${what}`)
    return false
  }
}

const built = await findSqlServer()
const ready = built !== null
const binary = join(scratch, 'server')
if (built !== null) cpSync(built, binary)
const hasGreenTea =
  ready &&
  works('this Go does not know Green Tea', ['go', 'version'], { GOEXPERIMENT: 'greenteagc' })

const reportOf = (): Report => reportIn(repository.folder)

/** Two rounds decide nothing, and what is undecided is no success: the gate only advises. */
const run = (rounds: number) =>
  gcbench(
    ['run', '--rounds', String(rounds), '--seed', 'test', '--advisory', '--all'],
    repository.folder,
  )

const PREBUILT = `    runtime: plain
    build: { run: "cp ${binary} {bin}" }
    server:
      run: "{bin} -address=127.0.0.1:{port}"
      env: { GODEBUG: gctrace=1 }
`

describe.skipIf(!ready)('sysbench', () => {
  it('the preset oltp, equal events, two GOGC: every script, more collections', async () => {
    repository = makeRepository({
      'README.md': 'a server',
      '.gcbench.yml': `suites:
  oltp:
    workload: sysbench
${PREBUILT}    benchmarks: oltp
    events: 20
    table-size: 200
    variants: { default: {}, tight: { env: { GOGC: 5 } } }
    contrasts: [{ variants: { base: default, head: tight } }]
`,
    })
    const ended = await run(2)
    const { comparisons, records, plan } = reportOf()
    expect(ended.code, ended.err).toBe(0)
    expect(plan.targets.map(({ settings }) => settings.name)).toEqual([
      'oltp_point_select',
      'oltp_read_only',
      'oltp_read_write',
      'oltp_update_index',
    ])
    const said = records?.map(({ status, problem }) => problem?.message ?? status)
    expect(new Set(said)).toEqual(new Set(['ok']))
    const events = records?.map(({ outputs }) =>
      Number(/total number of events: +(\d+)/.exec(outputs.stdout ?? '')?.[1]),
    )
    expect(new Set(events)).toEqual(new Set([20]))
    const cycles = comparisons.find(
      ({ benchmark, metric }) => benchmark === 'oltp_read_write' && metric === 'gc-cycles',
    )
    expect(cycles?.headValue).toBeGreaterThan(cycles?.baseValue ?? Number.POSITIVE_INFINITY)
  })

  it('a share of what base does at most arrives at both arms alike', async () => {
    repository = makeRepository({
      'README.md': 'a server',
      '.gcbench.yml': `suites:
  open:
    workload: sysbench
${PREBUILT}    benchmarks:
      - oltp_point_select
      - oltp_point_select: { name: at-40, load: { at: 40% } }
    threads: 4
    table-size: 200
    variants: { default: {}, other: {} }
    contrasts: [{ variants: { base: default, head: other } }]
`,
    })
    const ended = await run(2)
    const { records, problems } = reportOf()
    expect(new Set(records?.map(({ status }) => status)), ended.err).toEqual(new Set(['ok']))
    const of = (name: string) =>
      records?.filter(({ trial }) => trial.target === `sysbench.${name}`) ?? []
    const [rate = 0, ...others] = new Set(of('at-40').map(({ offeredPerSec }) => offeredPerSec))
    expect(others).toEqual([])
    expect(rate).toBeGreaterThan(0)
    expect(of('oltp_point_select').every((one) => one.offeredPerSec === undefined)).toBe(true)
    expect(problems).toContainEqual({
      code: 'offered-load',
      where: 'sysbench.at-40',
      message: `every arm was offered ${rate.toLocaleString('en')} transactions/s`,
      details: { perSec: rate },
    })
    const asked = (name: string) =>
      of(name).map(({ outputs }) => /transaction rate: (\d+)/.exec(outputs.stdout ?? '')?.[1])
    expect(new Set(asked('at-40'))).toEqual(new Set([String(rate)]))
    expect(new Set(asked('oltp_point_select'))).toEqual(new Set([undefined]))
  })

  it('both arms have the same rows; a script with tables of its own has its own server', async () => {
    repository = makeRepository({
      'bench/rows.lua': `function prepare()
  local con = sysbench.sql.driver():connect()
  con:query('CREATE TABLE rows_of_own (id INT PRIMARY KEY, k INT)')
  for id = 1, 5 do
    con:query(('INSERT INTO rows_of_own VALUES (%d, %d)'):format(id, sysbench.rand.uniform(1, 1e9)))
  end
end
function event()
  local con = sysbench.sql.driver():connect()
  print('k is', con:query_row('SELECT SUM(k) FROM rows_of_own'))
end
sysbench.cmdline.commands = { prepare = { prepare } }
`,
      '.gcbench.yml': `suites:
  own:
    workload: sysbench
${PREBUILT}    lua: bench
    benchmarks: [oltp_point_select, rows]
    events: 3
    variants: { one: {}, two: {} }
    contrasts: [{ variants: { base: one, head: two } }]
`,
    })
    const ended = await run(2)
    const records = reportOf().records ?? []
    expect(new Set(records.map(({ status }) => status)), ended.err).toEqual(new Set(['ok']))
    const seen = records.flatMap(({ trial, outputs }) => {
      const k = /^k is\s+(\d+)/m.exec(outputs.stdout ?? '')?.[1]
      return k === undefined ? [] : [[trial.arm, k] as const]
    })
    expect(new Set(seen.map(([arm]) => arm))).toHaveLength(2)
    expect(new Set(seen.map(([, k]) => k))).toHaveLength(1)
  })

  it('scripts of the repository: ignored errors are a rate, fatal ones are told', async () => {
    repository = makeRepository({
      'bench/own.lua': `function own_insert(con, id)
  con:query('INSERT INTO own VALUES (' .. id .. ')')
end
`,
      // Every second try has the number of the one before: an ignored error per transaction.
      'bench/conflicts.lua': `require('own')
function prepare()
  assert(os.getenv('LEVEL') == 'load')
  sysbench.sql.driver():connect():query('CREATE TABLE own (id INT PRIMARY KEY)')
end
function thread_init()
  assert(os.getenv('LEVEL') == 'load')
  con = sysbench.sql.driver():connect()
  con:query('DELETE FROM own')
  tries = 0
end
function event()
  tries = tries + 1
  own_insert(con, math.ceil(tries / 2))
end
sysbench.cmdline.commands = { prepare = { prepare } }
`,
      'bench/fatal.lua': `function event()
  con = con or sysbench.sql.driver():connect()
  con:query('SELECT * FROM missing')
end
`,
      '.gcbench.yml': `suites:
  own:
    workload: sysbench
${PREBUILT}    lua: bench
    benchmarks: [conflicts, fatal]
    options: --mysql-ignore-errors=1062
    env: { LEVEL: load }
    events: 20
    variants:
      one: { env: { LEVEL: one } }
      two: { env: { LEVEL: two } }
      wrong: { args: -database=other }
    contrasts:
      - variants: { base: one, head: two }
      - variants: { base: one, head: wrong }
`,
    })
    const ended = await run(3)
    const { comparisons, records, problems } = reportOf()
    const errors = comparisons.filter(({ metric }) => metric === 'errors/transaction')
    const two = errors.find(({ contrast }) => contrast.endsWith(':two'))
    expect(two, ended.err).toMatchObject({
      benchmark: 'conflicts',
      baseValue: 0.95,
      headValue: 0.95,
    })
    expect(two?.estimate.n).toBe(3)
    const of = (target: string, arm: string) =>
      records?.filter(
        ({ trial }) => trial.target === target && trial.arm === arm && trial.attempt === 0,
      ) ?? []
    const fatal = of('sysbench.fatal', 'head@one')
    expect(fatal.map(({ status }) => status)).toEqual(['failed', 'failed'])
    expect(fatal[0]?.problem?.message).toMatch(
      /^fatal did not find its own tables \(table not found: missing\): .*:\n/,
    )
    expect(fatal[0]?.problem?.message).toMatch(/FATAL: .*returned error 1146/)
    const wrong = of('sysbench.conflicts', 'head@wrong')
    expect(wrong.map(({ status }) => status)).toEqual(['failed', 'failed'])
    expect(wrong[0]?.problem?.message).toMatch(
      /^preparing the server of head@wrong: sysbench ended with exit code 1:\n[\s\S]*FATAL: /,
    )
    expect(problems.map(({ code, where }) => `${code} ${where}`)).toEqual(
      expect.arrayContaining([
        'given-up sysbench.fatal on head@one',
        'given-up sysbench.conflicts on head@wrong',
      ]),
    )
  })
})

describe.skipIf(!hasGreenTea)('a server under two garbage collectors', () => {
  const source = (name: string) => readFileSync(join(SQLSERVER, name), 'utf8')

  it('1 and 8 threads, 2 rounds: a table of what users and the runtime saw', async () => {
    repository = makeRepository({
      ...Object.fromEntries(['go.mod', 'go.sum', 'main.go'].map((name) => [name, source(name)])),
      // One script of the preset, and as many events as a p99 needs: CI has little time.
      '.gcbench.yml': `variants:
  classic: { build-env: { GOEXPERIMENT: nogreenteagc } }
  greentea: { build-env: { GOEXPERIMENT: greenteagc } }
suites:
  oltp:
    workload: sysbench
    build: { run: "go build -trimpath -buildvcs=false -o {bin} .", env: { CGO_ENABLED: "0" } }
    server:
      run: "{bin} -address=127.0.0.1:{port}"
      env: { GODEBUG: gctrace=1 }
      restart-rounds: 2
    benchmarks: oltp_point_select
    threads: [1, 8]
    events: 5000
    table-size: 200
    variants: [classic, greentea]
    contrasts: [{ variants: { base: classic, head: greentea } }]
    metrics: { rss-max: {}, vsz-max: {} }
`,
    })
    const ended = await run(2)
    const { builds, comparisons, problems } = reportOf()
    expect(ended.code, ended.err).toBe(0)
    expect(builds.map(({ toolchain }) => /nogreenteagc/.test(toolchain))).toEqual([true, false])
    for (const threads of [1, 8]) {
      const name = `oltp_point_select/threads=${threads}`
      const rows = new Map(
        comparisons.filter(({ benchmark }) => benchmark === name).map((row) => [row.metric, row]),
      )
      for (const metric of [
        'latency-mean',
        'latency-p50',
        'latency-p95',
        'latency-p99',
        'tps',
        'rss-max',
        'vsz-max',
        'server-cpu/transaction',
        'gc-pause/transaction',
        'gc-pause-p99',
        'gc-mark-cpu/transaction',
        'gc-cycles',
      ]) {
        const row = rows.get(metric)
        expect(row?.estimate.n, `${name} ${metric}: ${[...rows.keys()]}`).toBe(2)
        expect(row?.baseValue, metric).toBeGreaterThan(0)
      }
      // A step of 10 ms would be a percent and more of what 5000 transactions take.
      const cpu = rows.get('server-cpu/transaction')
      expect(cpu?.explanation.resolutionPct).toBeLessThan(0.01)
    }
    for (const label of ['p99 latency', 'server CPU/transaction', 'RSS max', 'VSZ max']) {
      expect(readFileSync(join(repository.folder, 'gcbench-out/report.txt'), 'utf8')).toContain(
        label,
      )
    }
    for (const where of ['head@classic', 'head@greentea']) {
      expect(problems).toContainEqual({
        code: 'server-starts',
        where,
        message: '2 rounds come from 1 server start',
        details: { rounds: 2, starts: 1, isOne: true },
      })
    }
  })
})
