/** What e2e tests cannot time: a server that ends just when nothing is asked of it. */
import { expect, it } from 'vitest'
import { makeDesign } from '../../src/core/design/design.ts'
import { makePlan } from '../../src/core/design/plan.ts'
import type { TrialRecord } from '../../src/core/model/model.ts'
import { readSuites } from '../../src/core/suite/suite.ts'
import { workloads } from '../../src/core/workloads/index.ts'
import type { Command, Exit, Host, Running } from '../../src/host/port/host.ts'
import type { BuiltArm } from '../../src/measure/build.ts'
import { Servers } from '../../src/measure/server.ts'
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
function makeServers(records: TrialRecord[] = []) {
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
      cpuSec: async () => null,
      poll: () => () => [],
      async stop() {
        one.isStopped = true
        return EXIT
      },
    }
  }
  const host: Host = {
    ...fake,
    exec: { ...fake.exec, stopping: false, start },
    net: { ...fake.net, connects: async () => true },
  }
  const [suite] = readSuites(SUITE, 'suite', workloads)
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
  const found = { folder: '/src', units: new Map(), binaries: new Map(), toolchain: null }
  const arms = new Map<string, BuiltArm>(
    design.arms.map((one) => [one.arm.id, { ...one, ...found }]),
  )
  const built = { arms, records: [], unchanged: [], problems: [] }
  const build = {
    host,
    design,
    sources: { resolved: sources, root: null },
    folder: '/tmp/x',
  }
  return {
    servers: new Servers({ host, plan, built, build } as never, records),
    started,
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

it('goes on counting the starts of an interrupted run, arm by arm', async () => {
  const before = [1, 2].map((serverStart) => ({ trial: { arm: 'base' }, serverStart }))
  const { servers, arm } = makeServers(before as TrialRecord[])
  expect((await servers.of(arm, 0))?.start).toBe(3)
  expect((await servers.of({ ...arm, id: 'head' }, 0))?.start).toBe(1)
})
