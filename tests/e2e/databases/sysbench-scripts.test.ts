import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../../src/model/model.ts'
import {
  gcbench,
  makeRepository,
  PROJECT,
  type Repository,
  reportIn,
} from '../../support/repository.ts'
import { findSqlServer } from '../../support/sqlserver.ts'

let repository: Repository
const scratch = mkdtempSync(join(tmpdir(), 'gcbench-scripts-'))
afterEach(() => repository?.remove())
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const SCRIPTS = join(PROJECT, 'fixtures/examples/scripts')
const script = (name: string) => readFileSync(join(SCRIPTS, `${name}.lua`), 'utf8')

function works(what: string, argv: [string, ...string[]], cwd: string) {
  try {
    execFileSync(argv[0], argv.slice(1), {
      stdio: 'ignore',
      cwd,
      env: { ...process.env, CGO_ENABLED: '0' },
    })
    return true
  } catch {
    console.warn(`skipped: ${what}`)
    return false
  }
}

const hasSysbench = works('sysbench is not installed', ['sysbench', '--version'], scratch)
const built = hasSysbench ? await findSqlServer() : null
const hasServer = built !== null
const binary = join(scratch, 'server')
if (built !== null) cpSync(built, binary)

const reportOf = (): Report => reportIn(repository.folder)

const run = (rounds: number) =>
  gcbench(['run', '--rounds', String(rounds), '--seed', 'test'], repository.folder)

const statuses = ({ records }: Report) =>
  new Set(records?.map(({ status, problem }) => problem?.message ?? status))

const VARIANTS = `    variants: { one: { env: { LEVEL: one } }, two: { env: { LEVEL: two } } }
    contrasts: [{ variants: { base: one, head: two } }]
`

describe.skipIf(!hasServer)('scripts of others, a built server that nothing here builds', () => {
  it('their own tables of one name beside built-in scripts, in one table', async () => {
    repository = makeRepository({
      'bench/groupby_scan.lua': script('groupby_scan'),
      'bench/index_join.lua': script('index_join'),
      '.gcbench.yml': `suites:
  oltp:
    workload: sysbench
    server: { run: "${binary} -address=127.0.0.1:{port}", version: "${binary} -h" }
    lua: bench
    prepare: each
    tables: 2
    table-size: 300
    events: 5
    benchmarks:
      - groupby_scan
      - index_join
      - select_random_points
      - oltp_read_only: { threads: [1, 20], server: { env: { GOMAXPROCS: 8 } } }
${VARIANTS}`,
    })
    const ended = await run(2)
    const report = reportOf()
    expect(statuses(report), ended.err).toEqual(new Set(['ok']))
    expect(report.plan.targets.map(({ settings }) => settings.name)).toEqual([
      'groupby_scan',
      'index_join',
      'select_random_points',
      'oltp_read_only/threads=1',
      'oltp_read_only/threads=20',
    ])
    const { known } = report.plan.suite.workload
    expect(known).toMatchObject({
      groupby_scan: { isOwn: true, options: ['table_size'] },
      select_random_points: { isOwn: false },
    })
    const rows = report.comparisons.filter(({ metric }) => metric === 'latency-mean')
    expect(new Set(rows.map(({ benchmark }) => benchmark))).toContain('index_join')
    const [build] = report.builds
    expect(build?.settings).toMatchObject({ server: binary, 'server-sha256': build?.sha256 })
    const sha256 = createHash('sha256').update(readFileSync(binary)).digest('hex')
    expect(build?.sha256).toBe(sha256)
    expect(report.problems).toContainEqual({
      code: 'server-starts',
      where: 'head@one',
      message: '2 rounds of a benchmark come from 1 server start',
      details: { rounds: 2, starts: 1, isOne: false },
    })
  })

  it('a script whose tables nobody made: which key of the suite cures it', async () => {
    repository = makeRepository({
      'bench/groupby_scan.lua': script('groupby_scan'),
      '.gcbench.yml': `suites:
  oltp:
    workload: sysbench
    server: { run: "${binary} -address=127.0.0.1:{port}" }
    lua: bench
    prepare: groupby_scan
    tables: 2
    table-size: 300
    events: 5
    benchmarks: [groupby_scan, oltp_read_only]
${VARIANTS}`,
    })
    const { err } = await run(2)
    const { problems, records } = reportOf()
    const remedy = { kind: 'set-key', key: 'prepare', value: 'each' }
    const next = 'set "prepare: each" in the suite'
    const dead = records?.find(({ status }) => status === 'failed')
    expect(dead?.outputs.stdout, err).toContain('Thread initialization failed!')
    const details = expect.objectContaining({
      script: 'oltp_read_only',
      filledBy: ['groupby_scan'],
    })
    for (const [code, more] of [
      ['other-tables', { details }],
      ['failed-everywhere', {}],
    ] as const)
      expect(problems).toContainEqual(expect.objectContaining({ code, remedy, next, ...more }))
  })

  it('a folder of this machine: the same for every arm, hashed', async () => {
    cpSync(SCRIPTS, join(scratch, 'lua'), { recursive: true })
    repository = makeRepository({
      'README.md': 'nothing of sysbench here',
      '.gcbench.yml': `suites:
  oltp:
    workload: sysbench
    server: { run: "${binary} -address=127.0.0.1:{port}" }
    lua: { path: ${join(scratch, 'lua')} }
    benchmarks: index_join
    events: 5
${VARIANTS}`,
    })
    const ended = await run(1)
    const report = reportOf()
    expect(statuses(report), ended.err).toEqual(new Set(['ok']))
    const hashOf = (name: string) => createHash('sha256').update(script(name)).digest('hex')
    expect(report.plan.suite.workload.luaSha256).toEqual({
      'groupby_scan.lua': hashOf('groupby_scan'),
      'index_join.lua': hashOf('index_join'),
    })
  })
})

describe.skipIf(!hasServer)('a load that fails everywhere', () => {
  it('stops after the first round, says why on its line, and is not about the change', async () => {
    repository = makeRepository({
      'README.md': 'nothing',
      '.gcbench.yml': `suites:
  oltp:
    workload: sysbench
    server: { run: "${binary} -address=127.0.0.1:{port}" }
    benchmarks: oltp_read_only
    options: --no-such-option=1
${VARIANTS}`,
    })
    const ended = await run(5)
    expect(ended.code, ended.err).toBe(3)
    const reason = /failed: oltp_read_only on head@(one|two): .*invalid option: --no-such-o/
    expect(ended.err).toMatch(reason)
    const { records, problems } = reportOf()
    expect(new Set(records?.map(({ trial }) => trial.round))).toEqual(new Set([0]))
    const said = problems.filter(({ code }) => code === 'nothing-ran')
    expect(said).toHaveLength(1)
    expect(said[0]?.message).toContain('invalid option: --no-such-option=1')
  })
})

describe.skipIf(!hasSysbench)('what cannot work is said before anything is built', () => {
  const suite = (lines: string) => `suites:
  oltp:
    workload: sysbench
    build: { run: "touch ${join(scratch, 'was-built')} {bin}" }
    server: { run: "{bin}" }
${lines}`

  async function refused(lines: string, files: Record<string, string> = {}) {
    repository = makeRepository({ ...files, '.gcbench.yml': suite(lines) })
    const ended = await run(1)
    expect(ended.code).toBe(3)
    expect(works('(not built, as it should)', ['test', '!', '-e', 'was-built'], scratch)).toBe(true)
    return ended.err
  }

  it('a script that is nowhere', async () => {
    const said = await refused('    lua: bench\n    benchmarks: [nowhere, oltp_read_only]\n', {
      'bench/other.lua': '',
    })
    expect(said).toContain(
      'no readable bench/nowhere.lua, and no script nowhere comes with sysbench',
    )
    expect(said).not.toContain('oltp_read_only')
  })

  it('a script that sysbench cannot load, with its words', async () => {
    const said = await refused('    lua: bench\n    benchmarks: broken\n', {
      'bench/broken.lua': 'function event(\n',
    })
    expect(said).toMatch(/sysbench cannot load it: .*broken\.lua:\d: /)
  })

  it('a folder of this machine that is not there', async () => {
    const said = await refused('    lua: { path: ../not-there }\n    benchmarks: oltp_read_only\n')
    expect(said).toContain('lua.path: there is no folder ../not-there')
  })
})
