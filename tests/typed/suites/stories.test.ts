/** The suite files of docs/suite-file.md and how-to pages, run as they are but for their length. */
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../../src/model/model.ts'
import { findDoor } from '../../support/doors.ts'
import { suiteBelow } from '../../support/pages/page-suites.ts'
import {
  benchmarkFile,
  type Ended,
  gcbench,
  makeRepository,
  PROJECT,
  type Repository,
  reportIn,
} from '../../support/repository.ts'
import { findSqlServer, SQLSERVER } from '../../support/sqlserver.ts'

let repository: Repository
afterEach(() => repository?.remove())

/** A suite of the pages, with one of its settings cut short. */
function story(suite: string, long = '', short = ''): Record<string, string> {
  expect(suite).toContain(long)
  return { '.gcbench.yml': suite.replace(long, short) }
}

function works(what: string, program: string, args: string[], cwd = '.', env = {}): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore', cwd, env: { ...process.env, ...env } })
    return true
  } catch {
    console.warn(`skipped: ${what}`)
    return false
  }
}

const reportOf = (): Report => reportIn(repository.folder)

/** All of it; what is printed has what explains in a line. */
const textOf = () => readFileSync(join(repository.folder, 'gcbench-out/report.txt'), 'utf8')
const markdownOf = () => readFileSync(join(repository.folder, 'gcbench-out/report.md'), 'utf8')

const run = (rounds: number, ...more: string[]): Promise<Ended> =>
  gcbench(['run', '--rounds', String(rounds), '--seed', 'test', ...more], repository.folder)

/** Lines of the table of memory against speed in the terminal's text, as cells. */
function ladderIn(text: string): string[][] {
  const [, body = ''] = /^Memory against speed\n([\s\S]*?)\nValues are medians/m.exec(text) ?? []
  return body.split('\n').map((line) => line.split(/ {2,}/))
}

const hasGo = works('Go is not installed', 'go', ['version'])

describe.skipIf(!hasGo)('Go benchmarks', () => {
  it('measures those that are asked for, and no others', async () => {
    const benchmark = (name: string, size = 64) =>
      benchmarkFile(name, `for i := 0; i < b.N; i++ { _ = make([]byte, b.N*0+${size}) }`)
    repository = makeRepository({
      ...story(suiteBelow('docs/suite-file.md', 'Some benchmarks')),
      'go.mod': 'module example.com/codec\n\ngo 1.24\n',
      'codec/marshal_test.go': benchmark('Marshal'),
      'codec/unmarshal_test.go': benchmark('Unmarshal'),
      'codec/other_test.go': benchmark('Other'),
    })
    repository.git('checkout', '-q', '-b', 'change')
    repository.commit({ 'codec/marshal_test.go': benchmark('Marshal', 4096) })
    const ended = await run(2, '--base', 'main')
    const sizes = reportOf().comparisons.filter(
      ({ metric, role }) => metric === 'bytes/op' && role !== 'geomean',
    )
    // The change reaches one of the two, so the other is asked for, found, and left out by name.
    const said = `${JSON.stringify(reportOf().problems)}\n${ended.err}`
    expect(
      sizes.map(({ benchmark: name }) => name),
      said,
    ).toEqual(['Marshal'])
    // The Go runtime allocates beside a benchmark, the more a loop the fewer loops it got.
    const isOf = (size: number, value: number | null | undefined) =>
      typeof value === 'number' && value >= size && value < size + size / 4
    expect(isOf(64, sizes[0]?.baseValue), said).toBe(true)
    expect(isOf(4096, sizes[0]?.headValue), said).toBe(true)
    const leftOut = reportOf().plan.unchanged.flatMap(({ benchmarks }) => benchmarks)
    expect(leftOut).toEqual(['BenchmarkUnmarshal'])
  })
})

const hasServer = hasGo && (await findSqlServer()) !== null
const hasSysbench = works('no sysbench', 'sysbench', ['--version'])

describe.skipIf(!hasServer)('a database server under sysbench', () => {
  it('a closed loop and a rate, in one suite', async () => {
    const text = (name: string) => readFileSync(join(SQLSERVER, name), 'utf8')
    repository = makeRepository({
      ...story(suiteBelow('docs/how-to/offered-load.md', 'Latency at a rate')),
      'go.mod': text('go.mod'),
      'go.sum': text('go.sum'),
      'cmd/mydb/main.go': text('main.go'),
    })
    const ended = await run(1, '--advisory')
    const { plan, problems, records } = reportOf()
    expect(plan.targets.map(({ settings }) => settings.name)).toEqual([
      'oltp_point_select',
      'point_select-at-70',
      ...['50%', '70%', '90%'].map((share) => `promise/load=${share}`),
    ])
    expect(new Set(records?.map(({ status }) => status)), ended.err).toEqual(new Set(['ok']))
    expect(problems.map(({ code }) => code)).toContain('offered-load')
    const rates = records?.map(({ trial, offeredPerSec }) => [trial.target, offeredPerSec] as const)
    const rateOf = (share: number) =>
      rates?.find(([target]) => target.endsWith(`promise/load=${share}%`))?.[1] ?? 0
    expect(rateOf(90) / rateOf(50)).toBeCloseTo(1.8, 1)
  })

  it('both collectors: rows, where CPU time went, histograms', async () => {
    const text = (name: string) => readFileSync(join(SQLSERVER, name), 'utf8')
    repository = makeRepository({
      ...story(
        suiteBelow('docs/how-to/database-server.md', 'Your server under sysbench'),
        'benchmarks: oltp\n',
        `${ONE_SCRIPT}\n`,
      ),
      'go.mod': text('go.mod'),
      'go.sum': text('go.sum'),
      'cmd/mydb/main.go': text('main.go'),
    })
    const ended = await run(2, '--all')
    const { builds, comparisons, histograms, plan, problems, records } = reportOf()
    expect(
      records?.every(({ status }) => status === 'ok'),
      ended.err,
    ).toBe(true)
    expect(builds.map(({ settings }) => settings.GOEXPERIMENT ?? 'none')).toEqual(
      expect.arrayContaining(['nogreenteagc', 'none']),
    )
    const names = plan.targets.map(({ settings }) => String(settings.name))
    expect(names).toEqual(['oltp_point_select/threads=1', 'oltp_point_select/threads=8'])
    // On a slow machine a second has too few transactions for high percentiles, which is said.
    const hasTail = ['latency-p95', 'latency-p99'].every((id) =>
      comparisons.some(({ metric }) => metric === id),
    )
    expect(hasTail || problems.some(({ code }) => code === 'too-few-events')).toBe(true)
    for (const name of names) {
      const metrics = comparisons.filter((row) => row.benchmark === name).map((row) => row.metric)
      expect(metrics).toEqual(expect.arrayContaining(METRICS))
      expect(markdownOf()).toContain(`<summary><code>${name}</code>: `)
    }
    const below = markdownOf().match(/\d+ more metrics, not gating: /g)
    expect(below).toHaveLength(names.length + 1)
    expect(ended.out).toMatch(/threads=8: .*server CPU\/transaction .*; .*GC .*; pauses /)
    const arms = plan.arms.map(({ id }) => id)
    expect(histograms?.map(({ benchmark, arm }) => `${benchmark} ${arm}`).toSorted()).toEqual(
      names.flatMap((name) => arms.map((arm) => `${name} ${arm}`)).toSorted(),
    )
    const blocks = histograms?.flatMap(({ rounds }) => rounds)
    expect(blocks).toHaveLength(2 * arms.length * names.length)
    expect(textOf()).toMatch(/^ {2}latency +classic +default$/m)
  })
})

const ONE_SCRIPT = 'benchmarks: oltp_point_select'
const METRICS = [
  'latency-mean',
  'latency-p50',
  'tps',
  'server-cpu/transaction',
  'rss-max',
  'vsz-max',
  'gc-pause-p99',
  'gc-pause/transaction',
  'gc-mark-cpu/transaction',
  'gc-cycles/transaction',
  'gc-cycles',
]

describe.skipIf(!hasGo)('a Go program under GOGC 50, 100, 400', () => {
  it('less memory for more collections, in one table', async () => {
    repository = makeRepository({
      ...story(suiteBelow('docs/suite-file.md', 'A Go program: GOGC against memory and time')),
      'go.mod': 'module example.com/load\n\ngo 1.24\n',
      'cmd/load/main.go': readFileSync(join(PROJECT, 'fixtures/examples/load/main.go'), 'utf8'),
    })
    const ended = await run(6)
    const ladder = ladderIn(ended.out)
    expect(ladder[0], ended.err).toEqual([
      'benchmark',
      'variant',
      'VSZ max',
      'max RSS',
      'CPU time',
      'ops/s',
      'against the others',
    ])
    expect(ladder.slice(1).map(([, variant]) => variant)).toEqual(['gogc100', 'gogc50', 'gogc400'])
    const { comparisons } = reportOf()
    const delta = (variant: string, metric: string) => {
      const row = comparisons.find(
        (one) => one.metric === metric && one.contrast.endsWith(`:${variant}`),
      )
      return (row?.headValue ?? Number.NaN) / (row?.baseValue ?? Number.NaN)
    }
    expect(delta('gogc50', 'max-rss')).toBeLessThan(1)
    expect(delta('gogc400', 'max-rss')).toBeGreaterThan(1)
    expect(delta('gogc50', 'gc-cycles')).toBeGreaterThan(1)
    expect(delta('gogc400', 'gc-cycles')).toBeLessThan(1)
    const [, table = ''] =
      /^\*\*Memory against speed\*\*\n\n(\|[\s\S]*?)\n\n/m.exec(markdownOf()) ?? []
    expect(table.match(/(?<=^\| `)\w+/gm)).toEqual(['gogc100', 'gogc50', 'gogc400'])
    expect(ended.out).toMatch(/CPU time .*GC .*; pauses /)
  })
})

const [PG_BIN = ''] = globSync('/usr/lib/postgresql/*/bin').toSorted().reverse()
/** What .ci/run builds is beside PATH. */
const PG_ENV = { PATH: `${PG_BIN}:${join(PROJECT, '.databases/bin')}:${process.env.PATH}` }
const isRoot = process.getuid?.() === 0
/** PostgreSQL refuses to be root: then it is its own user, as on any server. */
const AS_POSTGRES = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups']
const CLI = await findDoor('cli')
const hasPostgres =
  works('no initdb', 'initdb', ['--version'], '.', PG_ENV) &&
  works('no pgbench', 'pgbench', ['--version'], '.', PG_ENV) &&
  (!isRoot ||
    works('the user postgres cannot run gcbench', AS_POSTGRES[0]!, [
      ...AS_POSTGRES.slice(1),
      process.execPath,
      CLI,
      '--version',
    ]))

const hasYcsb = works('no go-ycsb', 'sh', ['-c', 'command -v go-ycsb'], '.', PG_ENV)

/** Two rounds decide nothing, which is no success of a run that gates. */
const TWO_ROUNDS = ['run', '--rounds', '2', '--seed', 'test', '--advisory']

/** The rows of two rounds, in which every trial worked. */
async function twoRounds(env: Record<string, string>) {
  const { err } = await gcbench(TWO_ROUNDS, repository.folder, env)
  const { records, comparisons } = reportOf()
  const fates = records?.map(({ status, problem }) => problem?.message ?? status)
  expect(new Set(fates), err).toEqual(new Set(['ok']))
  return comparisons
}

function runAsPostgres(): void {
  const argv = [process.execPath, CLI, ...TWO_ROUNDS]
  if (isRoot) execFileSync('chown', ['-R', 'postgres', repository.folder])
  const [program, ...args] = isRoot ? [...AS_POSTGRES, ...argv] : argv
  const home = { HOME: repository.folder, NO_COLOR: '1' }
  execFileSync(program!, args, {
    cwd: repository.folder,
    env: { ...process.env, ...PG_ENV, ...home },
    stdio: 'pipe',
  })
}

describe.skipIf(!hasPostgres)('PostgreSQL under pgbench', () => {
  it('a server per arm, and what durability costs', () => {
    repository = makeRepository(
      story(
        suiteBelow(
          'docs/how-to/database-server.md',
          'PostgreSQL under pgbench: any program and any server',
        ),
      ),
    )
    runAsPostgres()
    const { comparisons, records } = reportOf()
    expect(new Set(records?.map(({ status }) => status))).toEqual(new Set(['ok']))
    const row = (metric: string) => comparisons.find((one) => one.metric === metric)
    expect(row('tps')?.headValue).toBeGreaterThan(0)
    expect(row('latency-mean')?.baseValue).toBeGreaterThan(0)
    expect(row('server-cpu/transaction')?.baseValue).toBeGreaterThan(0)
    expect(row('pss-max')?.unit).toBe('B')
    const names = new Set(comparisons.map(({ benchmark }) => benchmark))
    for (const script of ['tpcb-like', 'simple-update', 'select-only'])
      expect(names).toContain(`script=${script}`)
    expect(existsSync(join(repository.folder, 'gcbench-out/report.md'))).toBe(true)
  })

  it.skipIf(!hasSysbench)('two versions: each arm has data that its own server made', () => {
    const text = suiteBelow('docs/how-to/database-server.md', 'Two versions of a server')
    const [old, other] = ['/usr/lib/postgresql/15/bin', '/opt/pg17/usr/lib/postgresql/17/bin']
    expect(text).toContain(old)
    expect(text).toContain(other)
    // Here there is one version: the other has a switch of its own.
    repository = makeRepository(
      story(
        text
          .replace(old, PG_BIN)
          .replace(other, `${PG_BIN}, KIND: "-k"`)
          .replace('--auth=trust', '--auth=trust $KIND')
          .replace('[oltp_point_select, oltp_read_write]', 'oltp_point_select'),
      ),
    )
    runAsPostgres()
    const { records, comparisons } = reportOf()
    expect(new Set(records?.map(({ status }) => status))).toEqual(new Set(['ok']))
    const size = comparisons.find(({ metric }) => metric === 'server-data')
    expect(size?.baseValue).toBeGreaterThan(1e6)
  })

  it.skipIf(!hasYcsb)('YCSB: operations of each kind, and CPU time of each transaction', () => {
    const suite = suiteBelow('docs/how-to/database-server.md', 'YCSB')
    const workload = 'workload=core\nrecordcount=300\nreadproportion=0.5\nupdateproportion=0.5\n'
    repository = makeRepository({
      ...story(suite, 'operationcount=2000', 'operationcount=400'),
      'workloads/workloada': workload,
      'workloads/workloadb': workload.replace('dproportion=0.5', 'dproportion=0.95'),
      'workloads/workloadc': 'workload=core\nrecordcount=300\nreadproportion=1\n',
    })
    runAsPostgres()
    const { comparisons, records } = reportOf()
    expect(new Set(records?.map(({ status, problem }) => problem?.message ?? status))).toEqual(
      new Set(['ok']),
    )
    const names = new Set(comparisons.map(({ benchmark }) => benchmark))
    for (const name of ['kind=a/read', 'kind=a/update', 'kind=b/update', 'kind=c/read'])
      expect([...names]).toContain(name)
    const cpu = comparisons.filter(({ metric }) => metric === 'server-cpu/transaction')
    expect(cpu.map(({ benchmark }) => benchmark)).toEqual(
      expect.arrayContaining(['kind=a', 'kind=b', 'kind=c']),
    )
  })
})

/** Beside PATH, as .ci/run unpacks it; a distribution's own needs no base folder but this one. */
const MARIADB = [join(PROJECT, '.databases/usr'), '/usr'].find((folder) =>
  existsSync(join(folder, 'sbin/mariadbd')),
)
const MARIADB_ENV = { PATH: `${MARIADB}/sbin:${MARIADB}/bin:${process.env.PATH}` }
const TPCC = join(PROJECT, '.databases/sysbench-tpcc')
const hasTpcc =
  works('no mariadbd', 'mariadbd', ['--no-defaults', '--version'], '.', MARIADB_ENV) &&
  works('no sysbench-tpcc in .databases', 'test', ['-e', join(TPCC, 'tpcc.lua')])

describe.skipIf(!hasSysbench || !hasTpcc)('TPC-C', () => {
  it('by the scripts of Percona as they are, on MariaDB of the distribution', async () => {
    const text = suiteBelow('docs/how-to/database-server.md', 'TPC-C')
    for (const part of ['--basedir=/usr', 'path: sysbench-tpcc', 'block: 5s'])
      expect(text).toContain(part)
    repository = makeRepository(
      story(
        text
          .replaceAll('--basedir=/usr', `--basedir=${MARIADB}`)
          .replace('path: sysbench-tpcc', `path: ${TPCC}`),
        'block: 5s',
        'block: 1s',
      ),
    )
    const comparisons = await twoRounds(MARIADB_ENV)
    const row = (metric: string) => comparisons.find((one) => one.metric === metric)
    expect(row('tps')?.baseValue).toBeGreaterThan(0)
    expect(row('server-data')?.baseValue).toBeGreaterThan(50e6)
  })
})

const TPCH_ENV = { PATH: `${join(PROJECT, '.databases/bin')}:${MARIADB_ENV.PATH}` }
const hasTpch =
  works('no mariadbd', 'mariadbd', ['--no-defaults', '--version'], '.', MARIADB_ENV) &&
  works('no go-tpc', 'sh', ['-c', 'command -v go-tpc'], '.', TPCH_ENV)

describe.skipIf(!hasTpch)('TPC-H', () => {
  it('by go-tpc, a benchmark a query, on MariaDB of the distribution', async () => {
    const text = suiteBelow('docs/how-to/database-server.md', 'TPC-H')
    repository = makeRepository(
      story(
        text.replaceAll('--basedir=/usr', `--basedir=${MARIADB}`),
        'query: [1, 6, 12, 14]',
        'query: [1, 6]',
      ),
    )
    const comparisons = await twoRounds(TPCH_ENV)
    const rows = comparisons.filter(
      ({ metric, role }) => metric === 'latency-mean' && role !== 'geomean',
    )
    expect(rows.map(({ benchmark }) => benchmark).toSorted()).toEqual(['query=1', 'query=6'])
    // In seconds with few digits: the first one, which reads more, may print the same.
    for (const { baseValue } of rows) expect(baseValue).toBeGreaterThan(0.001)
  })
})

/** The block of a suite that is its server. */
const serverIn = (suite: string) => /^ {4}server:\n(?: {6}.*\n)+/m.exec(suite)?.[0] ?? ''

describe.skipIf(!hasSysbench || !hasPostgres || !hasTpcc)('TPC-C on PostgreSQL', () => {
  it('with the server, driver, user and option that the page names', () => {
    const page = 'docs/how-to/database-server.md'
    const text = suiteBelow(page, 'TPC-C')
    const server = serverIn(suiteBelow(page, 'Two versions of a server'))
    const variants = `durable: { env: { POSTGRES: ${PG_BIN} } }
      loose: { env: { POSTGRES: ${PG_BIN} }, args: [-c, synchronous_commit=off] }`
    const suite = text
      .replace(serverIn(text), server.replace('data: template', 'data: shared'))
      .replace('path: sysbench-tpcc', `path: ${TPCC}`)
      .replace('workload: sysbench', 'workload: sysbench\n    driver: pgsql\n    user: postgres')
      .replace('--use_fk=0', '--use_fk=0, --trx_level=RC')
      .replace(/variants: \{ durable.*/, `variants:\n      ${variants}`)
    repository = makeRepository(story(suite, 'block: 5s', 'block: 1s'))
    runAsPostgres()
    const { records, comparisons } = reportOf()
    const fates = records?.map(({ status, problem }) => problem?.message ?? status)
    expect(new Set(fates)).toEqual(new Set(['ok']))
    expect(comparisons.find(({ metric }) => metric === 'tps')?.baseValue).toBeGreaterThan(0)
  })
})
