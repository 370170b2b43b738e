/** What walls around a command cost, and whether they move its numbers: one binary, in turn. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { homedir, loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mean, median } from 'simple-statistics'
import { noProgress } from '../../../src/cli/progress.ts'
import type { Command, Exit, Host } from '../../../src/machine/host.ts'
import { parseStat } from '../../../src/machine/readings.ts'
import { makeHost } from '../../../src/machine/this-machine.ts'
import { makeDesign } from '../../../src/plan/design.ts'
import { zeroConfigSuite } from '../../../src/plan/suite.ts'
import { type IsolatedPart, RunIsolation, runIn } from '../../../src/sources/isolation.ts'
import type { Figure } from './figure.ts'
import { ratioOf } from './ratio.ts'
import { type Sandbox, type View, wordsOf } from './sandboxes.ts'

const STARTS = 100
const PAIRS = 20

/** A second or so of hashing; what it takes is what the A/A compares. */
const HASH = 'head -c 400000000 /dev/zero | sha256sum'

/** A million system calls of two kinds, which do next to nothing. */
const CALLS = 'dd if=/dev/zero of=/dev/null bs=1 count=500000 2> /dev/null'

/** CPU time of this process and of its children that have ended, in steps of 10 ms. */
const cpuSec = () => parseStat(readFileSync('/proc/self/stat', 'utf8'))?.cpuSec ?? Number.NaN

/** Elapsed and used, in milliseconds. */
const milliseconds = async (work: () => Promise<unknown>) => {
  const [start, cpu] = [performance.now(), cpuSec()]
  await work()
  return { wall: performance.now() - start, cpu: (cpuSec() - cpu) * 1000 }
}

type Cost = { wall: number; cpu: number }
const difference = (a: Cost, b: Cost): Cost => ({ wall: a.wall - b.wall, cpu: a.cpu - b.cpu })

type Both = { on: RunIsolation; off: RunIsolation }

/** CPU seconds of a script by the one and the other, which of the two is first in turn. */
async function cpuTimes(
  script: string,
  run: (walls: RunIsolation, argv: Command['argv']) => Promise<Exit>,
  { on, off }: Both,
): Promise<[on: number[], off: number[]]> {
  const [with_, without]: [number[], number[]] = [[], []]
  const used = async (walls: RunIsolation) => {
    const { usage, wallSec } = await run(walls, ['/bin/sh', '-c', script])
    return usage === null ? wallSec : usage.userSec + usage.systemSec
  }
  for (let pair = 0; pair < PAIRS; pair++) {
    const isFirst = pair % 2 === 0
    const before = isFirst ? 0 : await used(off)
    with_.push(await used(on))
    without.push(isFirst ? await used(off) : before)
  }
  return [with_, without]
}

/** Every other sandbox that is here. */
function sandboxesHere(): Sandbox[] {
  const isThere = (program: string, ...args: string[]) =>
    spawnSync(program, args, { stdio: 'ignore' }).status === 0
  const isRoot = process.getuid?.() === 0
  const bubblewraps: Sandbox[] = isRoot ? ['bubblewrap', 'bubblewrap by root'] : ['bubblewrap']
  const found = isThere('bwrap', '--ro-bind', '/', '/', 'true') ? bubblewraps : []
  const hasSystemd = isRoot && isThere('systemd-run', '--quiet', '--wait', '--collect', 'true')
  return hasSystemd ? [...found, 'systemd-run'] : found
}

/**
 * What each sandbox adds to a program that does nothing, ours among them, in milliseconds: all in
 * one round, the order of each round moved on by one.
 */
async function besideOthers(
  ours: () => Promise<unknown>,
  bare: (argv: Command['argv']) => Promise<unknown>,
  source: string,
): Promise<Map<string, number>> {
  const filter = `${source}-filter`
  const tools = fileURLToPath(new URL('../../../tests/tools', import.meta.url))
  const written = spawnSync('go', ['run', './filter', goArch(), 'trial'], { cwd: tools })
  writeFileSync(filter, written.stdout)
  const view: View = {
    ...{ part: 'measured', filter, writable: [source] },
    ...{ hidden: [homedir()], readable: [tools], masked: [] },
  }
  const others = sandboxesHere().map(
    (one) => [one, () => bare([...wordsOf(one, view), '/bin/true'])] as const,
  )
  const all = [['bare', () => bare(['/bin/true'])], ['ours', ours], ...others] as const
  const times = new Map<string, number[]>(all.map(([name]) => [name, []]))
  for (let round = 0; round < STARTS; round++) {
    const turn = round % all.length
    for (const [name, run] of [...all.slice(turn), ...all.slice(0, turn)])
      times.get(name)?.push((await milliseconds(run)).wall)
  }
  const [, without = []] = [...times].find(([name]) => name === 'bare') ?? []
  const added = ([name, walls]: [string, number[]]): [string, number] => [
    name,
    median(walls.map((wall, at) => wall - (without[at] ?? Number.NaN))),
  ]
  return new Map([...times].map(added))
}

const goArch = () => (process.arch === 'x64' ? 'amd64' : process.arch)

/** What walls add to a command, pair by pair, which of the two is first in turn. */
async function addedBy(run: (walls: RunIsolation) => Promise<unknown>, { on, off }: Both) {
  const added: Cost[] = []
  for (let start = 0; start < STARTS; start++) {
    const bare = () => milliseconds(() => run(off))
    const before = start % 2 === 0 ? null : await bare()
    const enclosed = await milliseconds(() => run(on))
    added.push(difference(enclosed, before ?? (await bare())))
  }
  return added
}

export async function isolation(): Promise<Figure[]> {
  const host = makeHost({ cwd: process.cwd(), env: process.env, notify: noProgress })
  const folder = await host.files.temporaryFolder('gcbench-')
  const design = makeDesign(zeroConfigSuite())
  const on = await RunIsolation.make(host, folder, design)
  const suite = { ...design.suite, walls: 'off' as const }
  const off = await RunIsolation.make(host, folder, { ...design, suite })
  const { lacks = [] } = on.isolation
  const unfiltered: Host = {
    ...host,
    exec: {
      ...host.exec,
      isolation: async () => ({ ...on.isolation, lacks: [...lacks, 'filter'] }),
    },
  }
  const open = await RunIsolation.make(unfiltered, folder, design)
  const source = join(folder, 'source-00')
  await host.files.makeFolder(source)
  const run = async (
    walls: RunIsolation,
    argv: Command['argv'],
    part: IsolatedPart = 'measured',
  ) => {
    const env = { PATH: process.env.PATH ?? '' }
    const command: Command = { argv, cwd: source, env, limitSec: 60, measure: part === 'measured' }
    const asked = { part, arm: 'perf', writable: [source] }
    const exit = await runIn({ host, isolation: walls }, command, asked)
    if (exit.code !== 0) throw new Error(exit.notStarted ?? exit.stderr)
    return exit
  }
  try {
    const added = await addedBy((walls) => run(walls, ['/bin/true']), { on, off })
    const builds = await addedBy((walls) => run(walls, ['/bin/true'], 'build'), { on, off })
    const filtered = await addedBy((walls) => run(walls, ['/bin/true']), { on, off: open })
    const others = await besideOthers(
      () => run(on, ['/bin/true']),
      (argv) => run(off, argv),
      source,
    )
    const oursBeside = others.get('ours') ?? Number.NaN
    const besides = [...others].filter(([name]) => name !== 'ours' && name !== 'bare')
    const [with_, without] = await cpuTimes(HASH, run, { on, off })
    const [calling, callingOpen] = await cpuTimes(CALLS, run, { on, off: open })
    const hasFilter = lacks.includes('filter') ? ' (none here)' : ''
    return [
      {
        what: `walls (${on.isolation.kind}) around a trial, ${STARTS} pairs`,
        ours: `${median(added.map(({ wall }) => wall)).toFixed(1)} ms more`,
        peer: 'goal: 5 ms',
        ratio: '',
      },
      {
        what: 'the same as CPU time (by sudo, without that of root)',
        ours: `${mean(added.map(({ cpu }) => cpu)).toFixed(1)} ms more`,
        peer: 'on any machine',
        ratio: '',
      },
      {
        what: `walls around a build, ${STARTS} pairs`,
        ours: `${median(builds.map(({ wall }) => wall)).toFixed(1)} ms more`,
        peer: 'goal: 100 ms',
        ratio: '',
      },
      ...besides.map(([name, peer]) => ({
        what: `walls around a trial beside ${name}, ${STARTS} rounds, load ${loadavg()[0]?.toFixed(1)}`,
        ours: `${oursBeside.toFixed(1)} ms more`,
        peer: `${peer.toFixed(1)} ms more`,
        ratio: `${(peer - oursBeside).toFixed(1)} ms`,
      })),
      {
        what: `of a trial's, the filter of system calls${hasFilter}, ${STARTS} pairs`,
        ours: `${median(filtered.map(({ wall }) => wall)).toFixed(2)} ms more`,
        peer: `${mean(filtered.map(({ cpu }) => cpu)).toFixed(2)} ms of CPU time`,
        ratio: '',
      },
      {
        what: `CPU time of a million system calls through the filter, ${PAIRS} pairs`,
        ours: `${median(calling).toFixed(3)} s`,
        peer: `${median(callingOpen).toFixed(3)} s (without)`,
        ratio: ratioOf(callingOpen, calling),
      },
      {
        what: `CPU time of SHA-256 inside of walls, ${PAIRS} pairs`,
        ours: `${median(with_).toFixed(3)} s`,
        peer: `${median(without).toFixed(3)} s (without)`,
        ratio: ratioOf(without, with_),
      },
    ]
  } finally {
    await host.files.remove(folder)
  }
}
