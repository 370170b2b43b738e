import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../../src/model/model.ts'
import {
  gcbench,
  makeRepository,
  PROJECT,
  type Repository,
  reportIn,
} from '../../support/repository.ts'

let repository: Repository
afterEach(() => repository?.remove())

const SCRIPTS = join(PROJECT, 'fixtures/examples/scripts')

function answers(...argv: [string, ...string[]]): boolean {
  try {
    execFileSync(argv[0], argv.slice(1), { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function has(what: string, is: boolean): boolean {
  if (!is) console.warn(`skipped: ${what}`)
  return is
}

const hasSysbench = has('sysbench is not installed', answers('sysbench', '--version'))
/** The distribution's, or unpacked beside a MySQL that it would displace: see .ci/run. */
const MARIADB = [join(PROJECT, '.databases/usr'), '/usr'].find((folder) =>
  existsSync(join(folder, 'sbin/mariadbd')),
)
const hasMariadb = has(
  'no MariaDB server here (mariadbd, mariadb-install-db, mariadb)',
  MARIADB !== undefined &&
    answers(`${MARIADB}/sbin/mariadbd`, '--no-defaults', '--version') &&
    answers(`${MARIADB}/bin/mariadb`, '--version'),
)
const CLIENT = `${MARIADB}/bin/mariadb --no-defaults -h 127.0.0.1 -P {port} -u {user}`
const PG_ROOT = '/usr/lib/postgresql'
const pgBin = (existsSync(PG_ROOT) ? readdirSync(PG_ROOT) : [])
  .map((version) => join(PG_ROOT, version, 'bin'))
  .find((folder) => existsSync(join(folder, 'postgres')))
/** Neither server wants to be root: measured code has a user of its own, whoever starts gcbench. */
const hasPostgres = has('no PostgreSQL server here', pgBin !== undefined)

const reportOf = (): Report => reportIn(repository.folder)

const LOAD = `    lua: { path: ${SCRIPTS} }
    prepare: each
    table-size: 300
    events: 20
    metrics: { server-disk-written/transaction: {}, server-minor-faults/transaction: {} }
    benchmarks: [groupby_scan, index_join, { oltp_read_only: { threads: [1, 4] } }]
`

async function measured() {
  const ended = await gcbench(['run', '--rounds', '2', '--seed', 'test'], repository.folder)
  const report = reportOf()
  const said = report.records?.map(({ status, problem }) => problem?.message ?? status)
  expect(new Set(said), ended.err).toEqual(new Set(['ok']))
  const names = report.comparisons
    .filter(({ metric }) => metric === 'server-cpu/transaction')
    .map(({ benchmark }) => benchmark)
  expect(names.sort()).toEqual(
    expect.arrayContaining([
      'groupby_scan',
      'index_join',
      'oltp_read_only/threads=1',
      'oltp_read_only/threads=4',
    ]),
  )
  const metrics = new Set(report.comparisons.map(({ metric }) => metric))
  expect(metrics).toContain('server-disk-written/transaction')
  expect(metrics).toContain('server-minor-faults/transaction')
  return report
}

describe.skipIf(!hasSysbench || !hasMariadb)('MariaDB as the distribution has it', () => {
  it('two sizes of its buffer pool, scripts that share the name of a table', async () => {
    repository = makeRepository({
      'README.md': 'no source of a server',
      '.gcbench.yml': `variants:
  small: { args: --innodb-buffer-pool-size=8M }
  large: { args: --innodb-buffer-pool-size=64M }
suites:
  oltp:
    workload: sysbench
    server:
      init: >-
        ${MARIADB}/bin/mariadb-install-db --no-defaults --basedir=${MARIADB}
        --datadir={data}/db --skip-test-db --auth-root-authentication-method=normal
      run: >-
        ${MARIADB}/sbin/mariadbd --no-defaults --basedir=${MARIADB}
        --datadir={data}/db --socket={data}/socket
        --port={port} --bind-address=127.0.0.1 --skip-log-bin --innodb-log-file-size=8M
      ready: { command: "${CLIENT} -e 'select 1'", timeout: 120s }
      prepare: "${CLIENT} -e 'create database {database}'"
      data: template
${LOAD}    variants: [small, large]
    contrasts: [{ variants: { base: small, head: large } }]
`,
    })
    const { builds } = await measured()
    expect(builds[0]?.toolchain).toMatch(/mariadbd.* Ver .*MariaDB/)
    expect(builds[0]?.settings.server).toMatch(/\/mariadbd$/)
    expect(builds[0]?.settings['server-sha256']).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe.skipIf(!hasSysbench || !hasPostgres)('PostgreSQL as the distribution has it', () => {
  it('two sizes of its working memory, scripts that share the name of a table', async () => {
    repository = makeRepository({
      'README.md': 'no source of a server',
      '.gcbench.yml': `variants:
  small: { args: [-c, work_mem=64kB] }
  large: { args: [-c, work_mem=16MB] }
suites:
  oltp:
    workload: sysbench
    server:
      init: "${pgBin}/initdb -D {data}/db -U {user} --auth=trust --no-sync"
      run: >-
        ${pgBin}/postgres -D {data}/db -p {port} -c listen_addresses=127.0.0.1
        -c unix_socket_directories=
      version: ${pgBin}/postgres --version
      ready: { command: "${pgBin}/pg_isready -h 127.0.0.1 -p {port}", timeout: 120s }
      prepare: "${pgBin}/createdb -h 127.0.0.1 -p {port} -U {user} {database}"
      data: template
    driver: pgsql
    user: tester
${LOAD}    variants: [small, large]
    contrasts: [{ variants: { base: small, head: large } }]
`,
    })
    const { builds } = await measured()
    expect(builds[0]?.toolchain).toMatch(/^postgres \(PostgreSQL\) \d+/)
    expect(builds[0]?.settings.server).toBe(`${pgBin}/postgres`)
  })
})
