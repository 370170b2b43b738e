/** What e2e tests cannot time: a server that ends just when nothing is asked of it. */
import { expect, it } from 'vitest'
import type { Command, Exit, Host, Running } from '../../src/machine/host.ts'
import type { TrialRecord } from '../../src/model/model.ts'
import { makeDesign } from '../../src/plan/design.ts'
import { makePlan } from '../../src/plan/plan.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { startServers } from '../../src/run/rounds.ts'
import { Servers } from '../../src/run/server.ts'
import { runTrial, type TrialSite } from '../../src/run/trial.ts'
import type { BuiltArm } from '../../src/sources/build.ts'
import { Seals } from '../../src/sources/isolation.ts'
import { workloads } from '../../src/workloads/index.ts'
import { makeFakeHost } from '../support/fake-host.ts'

const SUITE = `suites:
  s:
    workload: command
    run: "load {port}"
    server: { run: "serve {port}", ready: { tcp: true } }
    rounds: 4
`

const EXIT = { code: 8, signal: null, notStarted: null, timedOut: false } as Exit

/** Servers of a suite on a machine where starting always works; `started` are theirs, in order. */
function makeServers(
  records: TrialRecord[] = [],
  { budget = '20m', loadSec = 1, loadTakesSec = 0, server = '' } = {},
) {
  const started: { command: Command; exit: Exit | null; isStopped: boolean }[] = []
  const fake = makeFakeHost(() => ({}))
  const start = async (command: Command): Promise<Running> => {
    const one: (typeof started)[number] = { command, exit: null, isStopped: false }
    started.push(one)
    return {
      get exit() {
        return one.exit
      },
      takeOutput: () => 'its last words\n',
      read: async () => null,
      pids: () => [],
      cpuSec: async () => null,
      poll: () => () => [],
      async stop() {
        one.isStopped = true
        return EXIT
      },
    }
  }
  /** Ports of the servers under load and what came of it, as it began and ended. */
  const loads: string[] = []
  const ran: string[] = []
  const run = async ({ argv, limitSec }: Command): Promise<Exit> => {
    ran.push(argv.join(' '))
    if (argv[0] !== 'load') return { ...EXIT, code: 0, stdout: '' }
    if ((limitSec ?? Infinity) < loadSec) {
      loads.push(`cut after ${limitSec} s`)
      return { ...EXIT, code: null, signal: 'SIGKILL', timedOut: true }
    }
    loads.push(`begins ${argv[1]}`)
    await fake.clock.sleep(loadTakesSec)
    await new Promise((resolve) => setImmediate(resolve))
    const one = started.find(({ command }) => command.argv[1] === argv[1])
    loads.push(`ends ${argv[1]}`)
    return { ...EXIT, code: one?.exit === null ? 0 : 9, stdout: '', stderr: '' }
  }
  let ports = 1
  const host: Host = {
    ...fake,
    exec: { ...fake.exec, stopping: false, start, run },
    net: { ...fake.net, freePort: async () => ports++, connects: async () => true },
  }
  const [suite] = readSuites(
    `${SUITE.replace('true }', `true }${server}`)}    budget: ${budget}\n`,
    'suite',
    workloads,
  )
  const sources = { base: null, head: null }
  const design = makeDesign(suite!)
  const plan = makePlan({
    design,
    sources,
    targets: [],
    unchanged: [],
    seed: '',
    shard: null,
  })
  const binaries = new Map([['command', 'load']])
  const found = { folder: '/src', units: new Map(), binaries, toolchains: new Map() }
  const arms = new Map<string, BuiltArm>(
    design.arms.map((one) => [one.arm.id, { ...one, ...found }]),
  )
  const built = { arms, records: [], unchanged: [], problems: [] }
  const build = {
    host,
    design,
    sources: { resolved: sources, root: null },
    folder: '/tmp/x',
    seals: new Seals(host),
  }
  const site = { host, plan, built, build } as unknown as TrialSite
  const servers = new Servers(site, records)
  return {
    site,
    servers,
    started,
    loads,
    ran,
    told: fake.told,
    arms: plan.arms,
    arm: plan.arms[0]!,
  }
}

it('a server for a stretch of rounds; one that ended between trials is replaced', async () => {
  const { servers, started, arm } = makeServers()
  await servers.of(arm, 0)
  await servers.of(arm, 1)
  expect(started).toHaveLength(1)
  started[0]!.exit = EXIT
  await expect(servers.of(arm, 2)).rejects.toThrow(
    'the server of base ended with exit code 8 between two trials:\nits last words',
  )
  expect(started[0]!.isStopped).toBe(true)
  expect((await servers.of(arm, 2))?.start).toBe(2)
  expect((await servers.of(arm, 3))?.start).toBe(2)
  expect((await servers.of(arm, 4))?.start).toBe(3)
  await servers.stopAll()
  expect(started.map(({ isStopped }) => isStopped)).toEqual([true, true, true])
})

it('data that was prepared once serves the profiles after the rounds, too', async () => {
  const { site, servers, ran, told, arm } = makeServers([], {
    server: ', data: template, init: "fill {data}"',
  })
  const first = await servers.of(arm, 0)
  await servers.stopAll()
  servers.offered.set('command.s', 70)
  const again = new Servers(site)
  expect(again.offered.get('command.s')).toBe(70)
  const later = await again.of(arm, 0)
  const filled = ran.filter((command) => command.startsWith('fill '))
  expect(filled).toHaveLength(1)
  const copied = ran.filter((command) => command.startsWith('cp '))
  expect(told).toContainEqual({
    kind: 'waiting',
    what: 'preparing the server of base: fill',
    limitSec: expect.any(Number),
  })
  const of = filled[0]?.split(' ')[1]
  expect(copied).toEqual([first, later].map((one) => `cp -a ${of} ${one?.data}`))
  expect(new Set([of, first?.data, later?.data]).size).toBe(3)
})

it('goes on counting the starts of an interrupted run, arm by arm', async () => {
  const before = [1, 2].map((serverStart) => ({ trial: { arm: 'base' }, serverStart }))
  const { servers, arm } = makeServers(before as TrialRecord[])
  expect((await servers.of(arm, 0))?.start).toBe(3)
  expect((await servers.of({ ...arm, id: 'head' }, 0))?.start).toBe(1)
})

it('each start has another place of the stack, the same on both arms', async () => {
  const { servers, started, arms } = makeServers()
  const bytes: (number | undefined)[] = []
  for (let round = 0; round < 80; round += 4) {
    for (const arm of arms) bytes.push((await servers.of(arm, round))?.paddingBytes)
  }
  const padded = started.map(({ command }) => command.env.GCBENCH_PADDING?.length)
  expect(padded).toEqual(bytes)
  const [base, head] = [0, 1].map((side) => bytes.filter((_, i) => i % 2 === side))
  expect(head).toEqual(base)
  expect(new Set(base).size).toBeGreaterThan(15)
  expect(bytes.every((one) => one !== undefined && one >= 0 && one <= 4096)).toBe(true)
})

const target = {
  id: 'command.s',
  unit: 'command',
  block: 'command.s',
  arms: [],
  expectedSec: null,
  settings: { name: 's', values: {} },
}

it('servers of a round are started and warmed side by side, and once', async () => {
  const { site, servers, started, loads, arms } = makeServers([], { loadTakesSec: 3 })
  const wanted = arms.map(({ id }) => ({ arm: id, target }))
  await startServers(site, servers, 0, wanted)
  expect(started).toHaveLength(2)
  // What a round takes besides its trials, however few of these have no start before them.
  expect(servers.startSec).toBe(6)
  expect(loads).toEqual(['begins 1', 'begins 2', 'ends 1', 'ends 2'])
  const server = await servers.of(arms[0]!, 1, target)
  expect([...(server?.warmed ?? [])]).toEqual(['command.s'])
  await startServers(site, servers, 1, wanted)
  expect(started).toHaveLength(2)
  expect(servers.startSec).toBe(6)
  await startServers(site, servers, 4, wanted)
  expect(started).toHaveLength(4)
})

it.each([
  ['20m', 'cut after 60 s'],
  ['90s', 'cut after 5 s'],
])(
  'of a budget of %s, loads that take minutes do not spend the most on a warm-up',
  async (budget, cut) => {
    const { site, servers, loads, arms, started } = makeServers([], { budget, loadSec: 240 })
    await startServers(
      site,
      servers,
      0,
      arms.map(({ id }) => ({ arm: id, target })),
    )
    expect(loads).toEqual([cut, cut])
    const up = await Promise.all(arms.map((arm) => servers.of(arm, 0, target)))
    expect(up.map((server) => server?.warmed.size)).toEqual([1, 1])
    expect(started).toHaveLength(2)
  },
)

it('one that does not survive its warm-up is left to the trial that will say so', async () => {
  const { site, servers, started, arms } = makeServers()
  const dying = startServers(site, servers, 0, [{ arm: 'base', target }])
  while (started[0] === undefined) await new Promise((resolve) => setImmediate(resolve))
  started[0].exit = EXIT
  await dying
  expect(started[0].isStopped).toBe(true)
  const again = await servers.of(arms[0]!, 0, target)
  expect([again?.start, again?.warmed.size]).toEqual([2, 0])
})

it('a trial that warms its server up is named once that is done', async () => {
  const { site, servers, told, arm } = makeServers()
  const trial = { round: 0, attempt: 0, position: 0, target: target.id, arm: arm.id }
  await runTrial(site, trial, target, new Map(), servers)
  const waited = told.flatMap((one) => (one.kind === 'waiting' ? [one.what] : []))
  expect(waited.map((what) => what.startsWith('warming up'))).toEqual([false, true, false])
})
