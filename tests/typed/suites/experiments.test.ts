/** The suite files of docs/experiments/, run as they stand there but for their length. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import {
  experiments,
  SUITE_FILE,
  stageExperiment,
} from '../../../scripts/research/experiments/stage.ts'
import type { Report } from '../../../src/model/model.ts'
import { typed } from '../../support/page-commands.ts'
import { type Ended, gcbench, hasGo, PROJECT } from '../../support/repository.ts'
import { findSqlServer } from '../../support/sqlserver.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function works(what: string, argv: [string, ...string[]], cwd = '.', env = {}): boolean {
  try {
    const options = { stdio: 'ignore', cwd, env: { ...process.env, ...env } } as const
    execFileSync(argv[0], argv.slice(1), options)
    return true
  } catch {
    console.warn(`skipped: ${what}`)
    return false
  }
}

const hasServer = hasGo && (await findSqlServer()) !== null
const hasJava = works('no javac', ['javac', '--version'])

type Shortening = [long: string | RegExp, short: string]

function staged(name: string, ...cuts: Shortening[]) {
  folder = mkdtempSync(join(tmpdir(), 'gcbench-test-experiment-'))
  return stageExperiment(name, folder, (text) =>
    cuts.reduce((cut, [long, short]) => {
      expect(cut.search(long), `${name} has ${long}`).toBeGreaterThanOrEqual(0)
      return cut.replace(long, short)
    }, text),
  )
}

/** `command` is the page's, which says how long it may take; here it ends with its rounds. */
async function run(command: string, rounds: number) {
  const limits = ['--rounds', String(rounds), '--budget', '2h', '--advisory']
  const argv = [...command.split(' ').slice(1), ...limits]
  expect(argv).toContain(SUITE_FILE)
  const ended: Ended = await gcbench(argv, folder)
  const text = readFileSync(join(folder, 'gcbench-out/report.json'), 'utf8')
  const report: Report = JSON.parse(text)
  const said = report.records?.map(({ status, problem }) => problem?.message ?? status)
  return { ended, report, said: new Set(said) }
}

const metricsOf = ({ comparisons }: Report) => new Set(comparisons.map(({ metric }) => metric))

it('every page has an experiment, and every experiment a page', () => {
  const pages = readdirSync(join(PROJECT, 'docs/experiments')).filter((name) => /\.md$/.test(name))
  expect(pages.toSorted()).toEqual(
    [...Object.keys(experiments).map((name) => `${name}.md`), 'README.md'].toSorted(),
  )
})

describe.skipIf(!hasGo)('experiments on benchmarks of Go', () => {
  it('a pool against none: each pair of benchmarks in one build', async () => {
    staged('pool', ['benchtime: 100ms', 'benchtime: 1x'])
    const { report, said, ended } = await run(
      typed('docs/experiments/pool.md', 'gcbench run pool *'),
      2,
    )
    expect(said, ended.err).toEqual(new Set(['ok']))
    const names = report.comparisons.map(({ benchmark }) => benchmark)
    expect(names.filter((name) => /gc_with_pool/.test(name)).length).toBeGreaterThan(0)
    expect(metricsOf(report)).toContain('allocs/op')
  })

  it('pointer against value: rows, and profiles of both sides', async () => {
    staged(
      'pointer',
      ['bench: .', 'bench: select_random_points'],
      ['profile: all', 'profile: { of: all, runs: 2, time: 100ms }'],
    )
    const { report, said, ended } = await run(
      typed('docs/experiments/pointer.md', 'gcbench run pointer --base main --budget *'),
      2,
    )
    expect(said, ended.err).toEqual(new Set(['ok']))
    expect(metricsOf(report)).toContain('time/op')
    expect(report.profiles?.targets.map(({ target }) => target)).toHaveLength(1)
  })
})

describe.skipIf(!hasServer)('experiments on a server', () => {
  it('collector against collector: every collection of both, and nobody failed', async () => {
    staged('collectors', ['events: 400', 'events: 30'])
    const { report, said, ended } = await run(
      typed('docs/experiments/collectors.md', 'gcbench run collectors *'),
      1,
    )
    expect(said, ended.err).toEqual(new Set(['ok']))
    expect(metricsOf(report)).toContain('server-cpu/transaction')
    const collected = report.collections?.map(({ benchmark, arm }) => `${benchmark} ${arm}`)
    const arms = ['head@classic', 'head@greentea']
    const pairs = ['oltp_read_only', 'oltp_read_write'].flatMap((name) =>
      arms.map((arm) => `${name} ${arm}`),
    )
    expect(collected?.toSorted()).toEqual(pairs.toSorted())
    expect(ended.out + readFileSync(join(folder, 'gcbench-out/report.txt'), 'utf8')).toContain(
      'collections of the garbage collector, all rounds together',
    )
  })

  it('a ladder of GOGC and GOMEMLIMIT: every rung for every number of threads', async () => {
    staged('heap-ladder')
    const { said, ended } = await run(
      typed('docs/experiments/heap-ladder.md', 'gcbench run go-server *'),
      1,
    )
    expect(said, ended.err).toEqual(new Set(['ok']))
    for (const threads of [1, 8]) {
      for (const variant of ['gogc100', 'gogc50', 'gogc400', 'limit64']) {
        const rung = new RegExp(`^oltp_read_only/threads=${threads} +${variant} +\\d.*MB`, 'm')
        expect(ended.out).toMatch(rung)
      }
    }
  })

  it('places: huge pages and a pinned server; what a machine cannot do is said', async () => {
    staged('placement')
    const { report, said, ended } = await run(
      typed('docs/experiments/placement.md', 'gcbench run placement *'),
      1,
    )
    expect(said, ended.err).toEqual(new Set(['ok']))
    expect(metricsOf(report)).toContain('server-minor-faults/transaction')
    const plan = await gcbench(['plan', 'numa', '--config', SUITE_FILE], folder)
    const nodes = report.environment[0]?.numaNodes ?? 1
    expect(plan.out.includes('there is one NUMA node'), plan.out).toBe(nodes === 1)
  })
})

describe.skipIf(!hasJava)('a heap ladder of a JVM', () => {
  it('clients and phases beside the heap; out of memory is a rung', async () => {
    staged('heap-ladder', ['--seconds 1', '--seconds 0.2'])
    const { report, said, ended } = await run(
      typed('docs/experiments/heap-ladder.md', 'gcbench run jvm *'),
      1,
    )
    expect(report.plan.targets.map(({ settings }) => settings.name)).toEqual([
      'clients=4/phase=load',
      'clients=4/phase=run',
      'clients=16/phase=load',
      'clients=16/phase=run',
    ])
    expect(ended.out, ended.err).toMatch(/^clients=16\/phase=run +x40 .*out of memory$/m)
    expect(ended.out).toMatch(/^clients=4\/phase=load +x200 +\d/m)
    expect([...said].filter((one) => !/^ok$|out of memory|exit code/i.test(one))).toEqual([])
    expect(report.collections?.length).toBeGreaterThan(0)
    expect(ended.out).toMatch(/^clients=\d+\/.* ◆ on the line$/m)
    expect(metricsOf(report)).toContain('gc-pause-total')
  })
})
