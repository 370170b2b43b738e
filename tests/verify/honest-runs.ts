/** Runs of every kind of suite on a machine that is none, each made by a number: what they report. */
import { readFileSync } from 'node:fs'
import { nowhere } from '../../scripts/docs/nowhere.ts'
import { runCli } from '../../src/cli/index.ts'
import type { Command, Running } from '../../src/machine/host.ts'
import type { Report } from '../../src/model/model.ts'
import { readClaims } from '../../src/plan/claims.ts'
import { jsonText } from '../../src/render/formats/documents.ts'
import { runBench } from '../../src/run/bench.ts'
import type { RunRequest } from '../../src/run/request.ts'
import { mergeShards, writeReportFiles } from '../../src/run/resume.ts'
import { noRunOptions } from '../../src/settings/options.ts'
import { below, derive, normal, type Random } from '../../src/stats/random.ts'
import { type Answer, cleanAir, type FakeHost, makeFakeHost } from '../support/fake-host.ts'
import { type GoCommand, makeGoHost, resultLines } from '../support/go-host.ts'

const OUT = '/out'
const SHA = 'b'.repeat(40)

/** A run that ended, and the machine whose folder has its report. */
export type HonestRun = { kind: string; host: FakeHost; folder: string; report: Report }

/** What a number makes of a run. */
type Dice = {
  one<T>(items: readonly T[]): T
  isOnce(inHowMany: number): boolean
  whole(least: number, most: number): number
  stream: Random
}

function diceOf(kind: string, nth: number): Dice {
  const stream = derive('honest', kind, nth)
  return {
    stream,
    one: (items) => items[below(items.length, stream)]!,
    isOnce: (inHowMany) => below(inHowMany, stream) === 0,
    whole: (least, most) => least + below(most - least + 1, stream),
  }
}

const request = (more: Partial<RunRequest> = {}): RunRequest => ({
  ...noRunOptions,
  seed: 'seed',
  out: OUT,
  walls: 'off',
  ...more,
})

/** As the command and the Action leave it. */
async function keep(kind: string, host: FakeHost, report: Report, folder = OUT) {
  await writeReportFiles(host, folder, report, 'json')
  return { kind, host, folder, report }
}

async function measured(kind: string, host: FakeHost, more: Partial<RunRequest> = {}) {
  return keep(kind, host, await runBench(request(more), host))
}

// Suites of Go benchmarks, with all that a suite may say of them.

function goSuite(dice: Dice, more: readonly string[] = []): string {
  const { one, whole, isOnce } = dice
  const most = whole(2, 30)
  const gate = [
    `mode: ${one(['enforce', 'enforce', 'advisory', 'learn'])}`,
    `inconclusive: ${one(['pass', 'fail', 'ask'])}`,
    `failed: ${one(['pass', 'fail', 'ask'])}`,
    ...(isOnce(3) ? ['strict: ["^A"]'] : []),
    ...(isOnce(3) ? ['geomean: false'] : []),
    ...(isOnce(4) ? [`tolerance: ${whole(1, 9)}`] : []),
  ]
  const metrics = [
    `time/op: { margin: ${one(['2%', '0.5%', '10%', 'noise'])} }`,
    `allocs/op: { gate: ${one(['true', 'false'])} }`,
    ...(isOnce(3) ? ['B/op: { gate: true, better: lower }'] : []),
    ...(isOnce(4) ? ['wall-time: {}'] : []),
    ...(isOnce(4) ? ['"*": { margin: 3% }'] : []),
  ]
  const keys = [
    `workload: { kind: go-bench, count: ${one([1, 1, 3])} }`,
    `rounds: { min: ${Math.min(most, whole(2, 12))}, max: ${most} }`,
    `until: ${one(['rounds', 'decided'])}`,
    `layout: ${one(['single', 'fresh', '{ rounds: 3 }'])}`,
    `budget: ${one(['45s', '2m', '15m'])}`,
    `gate: { ${gate.join(', ')} }`,
    `metrics: { ${metrics.join(', ')} }`,
    ...(isOnce(5) ? ['warm-up: true'] : []),
    ...(isOnce(6) ? ['run-identical: true'] : []),
    ...more,
  ]
  return `variants: { a: {}, b: { env: { GOGC: 50 } } }\nsuites:\n  s: { ${keys.join(', ')} }\n`
}

const NAMES = ['A', 'B', 'CWithoutPool', 'CWithPool', 'D', 'E'].map((one) => `Benchmark${one}`)

type Trouble = (command: GoCommand, dice: Dice) => Answer | null

const noTrouble: Trouble = () => null

/** Each benchmark has an effect and a noise of its own; now and then the machine is disturbed. */
function goHost(dice: Dice, suite: string, trouble = noTrouble, count = dice.whole(1, 6)) {
  const names = NAMES.slice(0, count)
  const effects = new Map(names.map((name) => [name, dice.one([1, 1, 1.001, 1.3, 0.8, 3])]))
  const noise = dice.one([0, 0.001, 0.02, 0.3])
  const nsPerOp = (name: string, side: string) =>
    1e6 * Math.exp(noise * normal(dice.stream)) * (side === 'head' ? effects.get(name)! : 1)
  const host = makeGoHost(suite, names, nsPerOp, (command) => {
    const odd = trouble(command, dice)
    if (odd !== null) return { ...command.answer, ...odd }
    if (command.step !== 'trial') return { ...command.answer, wallSec: 0.01 }
    const stealPct = dice.isOnce(20) ? 40 : 0
    return { ...command.answer, wallSec: 1, pollution: { ...cleanAir, stealPct } }
  })
  host.git.show = async () => null
  return host
}

const nameIn = ({ argv }: Command) =>
  argv.find((word) => word.startsWith('-test.bench='))?.slice(12) ?? ''

const isHead = ({ argv }: Command) => !argv[0].includes('binary-00')

const crash: Answer = { code: 2, stdout: 'panic: no' }

const TROUBLES: Record<string, Trouble> = {
  'fails now and then': ({ step }, { isOnce }) => (step === 'trial' && isOnce(12) ? crash : null),
  'fails on head': ({ step, command }) =>
    step === 'trial' && isHead(command) && nameIn(command).includes('A') ? crash : null,
  'fails on base': ({ step, command }) =>
    step === 'trial' && !isHead(command) && nameIn(command).includes('B') ? crash : null,
  'fails everywhere': ({ step, command }) =>
    step === 'trial' && nameIn(command).includes('A') ? crash : null,
  'all fail': ({ step }) => (step === 'trial' ? crash : null),
  'fails in the probe': ({ step, command }) =>
    step === 'probe' && nameIn(command).includes('A') ? crash : null,
  hangs: ({ step }, { isOnce }) => (step === 'trial' && isOnce(15) ? { wallSec: 1e4 } : null),
  'prints results of another': ({ step }, { isOnce }) =>
    step === 'trial' && isOnce(15) ? { stdout: resultLines(['BenchmarkX'], () => 1) } : null,
  'slow rounds': ({ step }) => (step === 'trial' ? { wallSec: 20, pollution: cleanAir } : null),
  'slow probe': ({ step }) => (step === 'probe' ? { wallSec: 6 } : null),
  'very slow probe': ({ step }) => (step === 'probe' ? { wallSec: 300 } : null),
  'new on head': ({ step, command, answer }) =>
    step === 'names' && !isHead(command)
      ? { stdout: String(answer.stdout).replace('BenchmarkB\n', '') }
      : null,
  'gone from head': ({ step, command, answer }) =>
    step === 'names' && isHead(command)
      ? { stdout: String(answer.stdout).replace('BenchmarkA\n', '') }
      : null,
  'same binaries': ({ step, command, host }) => {
    if (step !== 'build' && step !== 'link') return null
    const out = command.argv[command.argv.indexOf('-o') + 1] ?? ''
    host.disk.set(`hash:${out}`, '7'.repeat(64))
    return {}
  },
}

/** Until all is decided, in little time. */
const slowSuite = (dice: Dice) =>
  goSuite(dice)
    .replace(/rounds: \{[^}]*\}/, `rounds: { min: ${dice.whole(1, 8)}, max: ${dice.whole(9, 60)} }`)
    .replace(/until: \w+/, 'until: decided')
    .replace(/budget: \w+/, `budget: ${dice.one(['60s', '2m', '4m'])}`)

/** Trials that take longer than the probe showed, some from a round on. */
function tooSlow(dice: Dice): Trouble {
  const secOf = new Map(NAMES.map((name) => [name, dice.one([0.5, 1, 2, 4, 8])]))
  const calmFrom = dice.whole(1, 60)
  return ({ step, command, host }) => {
    if (step !== 'trial') return null
    const nth = host.commands.filter(({ measure }) => measure).length
    const sec = [...secOf].find(([name]) => nameIn(command).includes(name))?.[1] ?? 1
    return { wallSec: nth > calmFrom ? 0.2 : sec, pollution: cleanAir }
  }
}

const quickTrials: Trouble = ({ step }) =>
  step === 'trial' ? { wallSec: 0.1, pollution: cleanAir } : null

/** A word by which the run is stopped in a trial. */
const stoppedAt =
  (nth: number): Trouble =>
  ({ step, host }) => {
    if (step === 'trial' && host.commands.filter(({ measure }) => measure).length === nth)
      void host.exec.stopAll()
    return null
  }

const allFailUntil =
  (stop: Trouble): Trouble =>
  (command, dice) =>
    stop(command, dice) ?? (command.step === 'trial' ? crash : null)

/** Another machine that has the files of the first. */
function handOver(from: FakeHost, to: FakeHost): FakeHost {
  for (const [path, text] of from.disk) if (path.startsWith('/out')) to.disk.set(path, text)
  return to
}

const acceptances = (dice: Dice) => {
  const rows = ['A:time/op', 'B:time/op:refs', 'Nothing:time/op', 'A:allocs/op', 'geomean:time/op']
  const sha = dice.isOnce(4) ? 'c'.repeat(40) : SHA
  const lines = rows.map(
    (row) => `  - { row: '${row}', reason: r, by: me, at: 2026-01-31, sha: ${sha} }`,
  )
  return `accept:\n${lines.slice(0, dice.whole(1, lines.length)).join('\n')}\n`
}

// Suites of other workloads: what their programs print, and servers that always start.

const printed = (path: string) =>
  readFileSync(new URL(`../../fixtures/parsers/${path}.txt`, import.meta.url), 'utf8')

/** Numbers of a command; each trial prints others. */
const someNumbers = (dice: Dice) =>
  `ms: ${(10 + normal(dice.stream)).toFixed(3)}\ntransactions: ${dice.whole(900, 1100)}\n`

function anyHost(dice: Dice, suite: string, print: (command: Command) => Answer): FakeHost {
  const host = makeFakeHost((command, self) => {
    for (const word of command.argv)
      if (/\/binary-\d+/.test(word)) self.disk.set(word, `a binary ${word}`)
    if (command.measure !== true) return { stdout: '', ...print(command) }
    const wallSec = 1 + 0.1 * Math.abs(normal(dice.stream))
    const usage = {
      ...{ userSec: wallSec / 2, systemSec: 0.1, maxRssBytes: 1e7 + dice.whole(0, 1e5) },
      ...{ minorFaults: 10, majorFaults: 0, voluntarySwitches: 1, involuntarySwitches: 2 },
    }
    return { wallSec, usage, pollution: cleanAir, ...print(command) }
  })
  host.disk.set('/repository/.gcbench.yml', suite)
  for (const name of PROGRAMS) host.disk.set(`/bin/${name}`, `program ${name}`)
  host.git.show = async () => null
  host.net.connects = async () => true
  host.exec.start = async () => running()
  return host
}

const PROGRAMS = [
  'x',
  'load',
  'serve',
  'sh',
  'sysbench',
  'cargo',
  'dotnet',
  'node',
  'java',
  'pytest',
]

function running(): Running {
  return {
    exit: null,
    takeOutput: () => '',
    read: async () => null,
    pids: () => [],
    cpuSec: async () => 1,
    poll: () => () => [],
    stop: async () => ({}) as never,
  } as unknown as Running
}

function commandSuite(dice: Dice, more: readonly string[]): string {
  const { one, whole, isOnce } = dice
  const keys = [
    'workload: command',
    `read: { latency: { regex: 'ms: ([0-9.]+)', unit: ms }, transactions: 'transactions: ([0-9]+)' }`,
    'metrics: { latency: { gate: true, better: lower, margin: 5% }, transactions: { better: higher } }',
    `rounds: ${whole(3, 14)}`,
    `until: ${one(['rounds', 'decided'])}`,
    ...(isOnce(3) ? ['expect-exit: { 137: oom }'] : []),
    ...more,
  ]
  return `suites:\n  s: { ${keys.join(', ')} }\n`
}

/** A server under several loads, until all are decided; `budgets`: one of these; absent: the usual. */
function underLoads(
  dice: Dice,
  { loads, most, budgets }: { loads: string; most: number; budgets?: string[] },
): string {
  return commandSuite(dice, [
    'run: "load {n} {port}"',
    `matrix: { n: [${loads}] }`,
    'server: { run: "serve {port}", ready: { tcp: true } }',
    ...(budgets === undefined ? [] : [`budget: ${dice.one(budgets)}`]),
  ])
    .replace(/rounds: \d+/, `rounds: { min: 8, max: ${most} }`)
    .replace(/until: \w+/, 'until: decided')
}

const failing = (dice: Dice, code: number, inHowMany: number) => (command: Command) =>
  command.measure === true && dice.isOnce(inHowMany)
    ? { code, stdout: '' }
    : { stdout: someNumbers(dice) }

// Every kind of run, by name.

export const KINDS: Record<string, (dice: Dice, kind: string) => Promise<HonestRun>> = {
  ...Object.fromEntries(
    Object.entries({ 'goes well': noTrouble, ...TROUBLES }).map(([name, trouble]) => [
      name,
      (dice: Dice, kind: string) => measured(kind, goHost(dice, goSuite(dice), trouble)),
    ]),
  ),
  variants: (dice, kind) => {
    const contrasts = dice.one([
      '[refs]',
      '[{ variants: { base: a, head: b } }]',
      '[refs, { variants: { base: a, head: b } }]',
      '[refs, { interaction: { base: a, head: b } }]',
      '[aa, refs]',
    ])
    return measured(
      kind,
      goHost(dice, goSuite(dice, ['variants: [a, b]', `contrasts: ${contrasts}`])),
    )
  },
  'benchmark against benchmark': (dice, kind) => {
    const contrasts = '[{ benchmarks: { base: "(.*)WithoutPool", head: "$1WithPool", ref: head } }]'
    return measured(kind, goHost(dice, goSuite(dice, [`contrasts: ${contrasts}`]), noTrouble, 5))
  },
  compare: (dice, kind) => {
    const host = goHost(dice, goSuite(dice, ["reach: 'off'"]))
    host.disk.set('/tmp/gcbench-/source-02/go.mod', 'module example.com/m\n')
    const source = NAMES.map((name) => `func ${name}(b *testing.B) {}`).join('\n')
    host.disk.set('/tmp/gcbench-/source-02/m_test.go', source)
    return measured(kind, host, { compare: ['v1', 'v2', 'main'] })
  },
  'budget ended': (dice, kind) =>
    measured(
      kind,
      goHost(dice, goSuite(dice), ({ step }) =>
        step === 'trial' ? { wallSec: dice.whole(2, 12) } : null,
      ),
      { budget: dice.whole(30, 120) },
    ),
  stopped: (dice, kind) =>
    measured(kind, goHost(dice, goSuite(dice), stoppedAt(dice.whole(1, 40)))),
  async resumed(dice, kind) {
    const suite = goSuite(dice)
    const count = dice.whole(1, 6)
    const first = goHost(dice, suite, stoppedAt(dice.whole(1, 20)), count)
    await runBench(request(), first)
    return measured(kind, handOver(first, goHost(dice, suite, noTrouble, count)), { resume: true })
  },
  async 'gone on with'(dice, kind) {
    const suite = goSuite(dice)
    const count = dice.whole(1, 6)
    const first = await measured(kind, goHost(dice, suite, noTrouble, count))
    const host = handOver(first.host, goHost(dice, suite, noTrouble, count))
    const rounds = { min: null, max: first.report.roundsRun + dice.whole(2, 20) }
    return measured(kind, host, { resume: true, rounds, budget: 1800 })
  },
  async merged(dice, kind) {
    const suite = goSuite(dice)
    const count = dice.whole(1, 6)
    const shards = dice.whole(2, 3)
    const pool = goHost(dice, suite)
    for (let index = 1; index <= shards; index++) {
      const shard = { index, count: shards }
      const one = goHost(dice, suite, noTrouble, count)
      pool.disk.set(
        `/shards/${index}/report.json`,
        jsonText(await runBench(request({ shard }), one)),
      )
    }
    return keep(kind, pool, await mergeShards(['/shards'], OUT, pool))
  },
  async 'stopped, and gone on with under other limits'(dice, kind) {
    const suite = goSuite(dice)
    const count = dice.whole(1, 6)
    const first = goHost(dice, suite, stoppedAt(dice.whole(8, 60)), count)
    await runBench(request(), first)
    const host = handOver(first, goHost(dice, suite, noTrouble, count))
    const rounds = { min: null, max: dice.whole(31, 60) }
    return measured(kind, host, { resume: true, rounds, budget: 1800 })
  },
  async 'stopped twice'(dice, kind) {
    const suite = goSuite(dice)
    const count = dice.whole(1, 6)
    const first = goHost(dice, suite, stoppedAt(dice.whole(1, 20)), count)
    await runBench(request(), first)
    const second = handOver(first, goHost(dice, suite, stoppedAt(dice.whole(5, 40)), count))
    return measured(kind, second, { resume: true })
  },
  async 'merged of what was resumed'(dice, kind) {
    const suite = goSuite(dice)
    const count = dice.whole(1, 6)
    const pool = goHost(dice, suite)
    for (const index of [1, 2]) {
      const shard = { index, count: 2 }
      const first = goHost(dice, suite, stoppedAt(dice.whole(1, 6)), count)
      await runBench(request({ shard }), first)
      const host = handOver(first, goHost(dice, suite, noTrouble, count))
      const text = jsonText(await runBench(request({ resume: true }), host))
      pool.disk.set(`/shards/${index}/report.json`, text)
    }
    return keep(kind, pool, await mergeShards(['/shards'], OUT, pool))
  },
  'slow builds': (dice, kind) =>
    measured(
      kind,
      goHost(dice, goSuite(dice), ({ step }) =>
        step === 'build' ? { wallSec: dice.whole(5, 80) } : null,
      ),
      { budget: dice.whole(30, 200) },
    ),
  'only on head': (dice, kind) =>
    measured(
      kind,
      goHost(dice, goSuite(dice), ({ step, command }) =>
        step === 'names' && !isHead(command) ? { stdout: 'ok\n' } : null,
      ),
    ),
  'a claim': (dice, kind) =>
    measured(kind, goHost(dice, goSuite(dice).replace(/until: \w+/, 'until: decided')), {
      claims: readClaims('A is at most 5 % slower'),
    }),
  waived(dice, kind) {
    const host = goHost(dice, goSuite(dice))
    host.disk.set('/repository/.gcbench-accept.yml', acceptances(dice))
    return measured(kind, host)
  },
  'by the rules of the base'(dice, kind) {
    const host = goHost(dice, goSuite(dice, dice.isOnce(2) ? ['variants: [a, b]'] : []))
    const atBase = dice.one([goSuite(dice), goSuite(dice, ['variants: [a, b]']), null, 'nonsense'])
    const accepted = acceptances(dice)
    host.git.show = async (_root, _sha, path) => (path === '.gcbench.yml' ? atBase : accepted)
    return measured(kind, host, { policyRef: 'main' })
  },
  async 'from its records'(dice, kind) {
    const host = goHost(dice, goSuite(dice), stoppedAt(dice.whole(8, 40)))
    await runBench(request(), host)
    const text = await inTerminal(host, 'report', OUT, '--format', 'json')
    return keep(kind, host, JSON.parse(text))
  },
  'a stage of a bisection': (dice, kind) => {
    const host = goHost(dice, goSuite(dice))
    return measured(kind, host, { stage: { alpha: 0.0125, benchmark: null, decide: decideAtEnd } })
  },
  'a command': (dice, kind) =>
    measured(
      kind,
      anyHost(dice, commandSuite(dice, ['run: "x"']), () => ({ stdout: someNumbers(dice) })),
    ),
  'a matrix': (dice, kind) =>
    measured(
      kind,
      anyHost(dice, commandSuite(dice, ['run: "x {n}"', 'matrix: { n: [1, 2, 3] }']), () => ({
        stdout: someNumbers(dice),
      })),
    ),
  'out of memory': (dice, kind) =>
    measured(
      kind,
      anyHost(
        dice,
        commandSuite(dice, ['run: "x"']).replace('rounds', 'trial-limit: 60s, rounds'),
        failing(dice, 137, 5),
      ),
    ),
  'a server': (dice, kind) =>
    measured(
      kind,
      anyHost(
        dice,
        commandSuite(dice, [
          'run: "load {port}"',
          'server: { run: "serve {port}", ready: { tcp: true } }',
        ]),
        failing(dice, 1, 9),
      ),
    ),
  // One benchmark is decided at once, and explained, while the others go on.
  'a server under several loads': (dice, kind) => {
    const long = underLoads(dice, { loads: '1, 2, 3', most: 40 })
    return measured(
      kind,
      anyHost(dice, long, ({ argv, cwd }) => {
        const isSlow = argv[1] === '1' && cwd.includes('source-01')
        return { stdout: someNumbers(dice).replace('ms: ', isSlow ? 'ms: 3' : 'ms: ') }
      }),
    )
  },
  // Loads that have no room: targets are dropped after the first rounds.
  'a server under more loads than there is time for': (dice, kind) => {
    const budgets = ['2m', '3m', '5m']
    const long = underLoads(dice, { loads: '1, 2, 3, 4, 5, 6', most: 40, budgets })
    return measured(
      kind,
      anyHost(dice, long, ({ argv, measure }) => ({
        stdout: someNumbers(dice),
        ...(measure === true ? { wallSec: Number(argv[1]) * 1.5 } : {}),
      })),
    )
  },
  'stops for others, and goes on': (dice, kind) => {
    const long = goSuite(dice)
      .replace(/rounds: \{[^}]*\}/, 'rounds: { min: 8, max: 400 }')
      .replace(/until: \w+/, 'until: decided')
      .replace(/budget: \w+/, 'budget: 2m')
    return measured(kind, goHost(dice, long, quickTrials, 6))
  },
  // Some stop after the first or the third round, where an analysis may be planned, too.
  'takes up again what stopped for want of time': (dice, kind) =>
    measured(kind, goHost(dice, slowSuite(dice), tooSlow(dice), dice.whole(3, 6))),
  async 'resumed in rounds that are too slow'(dice, kind) {
    const [suite, slow, count] = [slowSuite(dice), tooSlow(dice), dice.whole(3, 6)]
    const stop = stoppedAt(dice.whole(2, 120))
    const both: Trouble = (command, own) => stop(command, own) ?? slow(command, own)
    const first = goHost(dice, suite, both, count)
    await runBench(request(), first)
    return measured(kind, handOver(first, goHost(dice, suite, slow, count)), { resume: true })
  },
  async 'stopped, and gone on with under another budget'(dice, kind) {
    const [suite, count] = [slowSuite(dice), dice.whole(1, 6)]
    const first = goHost(dice, suite, stoppedAt(dice.whole(2, 100)), count)
    await runBench(request(), first)
    const host = handOver(first, goHost(dice, suite, noTrouble, count))
    return measured(kind, host, { resume: true, budget: dice.whole(200, 900) })
  },
  // What failed before the machine was mended was given up, and its partners with it.
  async 'resumed once all works'(dice, kind) {
    const [suite, count] = [goSuite(dice), dice.whole(2, 6)]
    const stop = stoppedAt(dice.whole(2, 5))
    const first = goHost(dice, suite, allFailUntil(stop), count)
    await runBench(request(), first)
    return measured(kind, handOver(first, goHost(dice, suite, noTrouble, count)), { resume: true })
  },
  async 'merged of shards that were resumed once all worked'(dice, kind) {
    const [suite, count] = [goSuite(dice), dice.whole(2, 6)]
    const pool = goHost(dice, suite)
    for (const index of [1, 2]) {
      const first = goHost(dice, suite, allFailUntil(stoppedAt(dice.whole(2, 5))), count)
      await runBench(request({ shard: { index, count: 2 } }), first)
      const host = handOver(first, goHost(dice, suite, noTrouble, count))
      const text = jsonText(await runBench(request({ resume: true }), host))
      pool.disk.set(`/shards/${index}/report.json`, text)
    }
    return keep(kind, pool, await mergeShards(['/shards'], OUT, pool))
  },
  async 'resumed where it fails'(dice, kind) {
    const [suite, count] = [goSuite(dice), dice.whole(1, 6)]
    const fails = TROUBLES[dice.one(['fails on base', 'fails on head', 'fails everywhere'])]!
    const stop = stoppedAt(dice.whole(1, 30))
    const both: Trouble = (command, own) => stop(command, own) ?? fails(command, own)
    const first = goHost(dice, suite, both, count)
    await runBench(request(), first)
    return measured(kind, handOver(first, goHost(dice, suite, fails, count)), { resume: true })
  },
  async 'merged of shards that failed and were resumed'(dice, kind) {
    const [suite, count] = [goSuite(dice), dice.whole(1, 6)]
    const fails = TROUBLES[dice.one(['fails on base', 'fails on head', 'fails everywhere'])]!
    const pool = goHost(dice, suite)
    for (const index of [1, 2]) {
      const shard = { index, count: 2 }
      const stop = stoppedAt(dice.whole(1, 8))
      const both: Trouble = (command, own) => stop(command, own) ?? fails(command, own)
      const first = goHost(dice, suite, both, count)
      await runBench(request({ shard }), first)
      const host = handOver(first, goHost(dice, suite, fails, count))
      const text = jsonText(await runBench(request({ resume: true }), host))
      pool.disk.set(`/shards/${index}/report.json`, text)
    }
    return keep(kind, pool, await mergeShards(['/shards'], OUT, pool))
  },
  // Its servers start anew now and then, which takes longer than rounds do.
  'servers that start slowly': (dice, kind) => {
    const budgets = ['3m', '5m', '8m']
    const long = underLoads(dice, { loads: '1, 2, 3', most: 60, budgets })
    const host = anyHost(dice, long, () => ({ stdout: someNumbers(dice) }))
    const startSec = dice.whole(1, 30)
    host.exec.start = async () => {
      await host.clock.sleep(startSec)
      return running()
    }
    return measured(kind, host)
  },
  'another tool': (dice, kind) => {
    const [workload, path] = dice.one([
      ['criterion', 'criterion/cargo-bench'],
      ['hyperfine', 'hyperfine/two-commands'],
      ['libtest', 'libtest/cargo-bench'],
      ['go-bench', 'go-bench/binary'],
      ['k6', 'k6/ok'],
      ['oha', 'oha/ok'],
      ['pgbench', 'pgbench/select'],
    ] as const)
    const keys = `workload: command, run: x, parse: { stdout: ${workload} }, rounds: ${dice.whole(2, 9)}`
    const text = printed(path)
    return measured(
      kind,
      anyHost(dice, `suites:\n  s: { ${keys} }\n`, () => ({ stdout: text })),
    )
  },
}

const decideAtEnd: NonNullable<RunRequest['stage']>['decide'] = (plan, _trials, rounds) => ({
  active: new Set(plan.targets.map(({ id }) => id)),
  ...{ decided: 0, rows: 0, estimate: null, stands: [] },
  nextAnalysis: rounds === 0 ? plan.suite.rounds.max : null,
  stop: rounds > 0 ? { kind: 'candidates' } : null,
})

/** The run of that kind and number. */
export const honestRun = (kind: string, nth: number): Promise<HonestRun> =>
  KINDS[kind]!(diceOf(kind, nth), kind)

/** What a command of the terminal prints on that machine. */
export async function inTerminal(host: FakeHost, ...words: string[]): Promise<string> {
  let printedText = ''
  const print = (text: string) => {
    printedText += text
  }
  await runCli(words, {
    ...nowhere,
    out: print,
    err: print,
    isTerminal: false,
    colour: false,
    columns: () => 200,
    env: {},
    progress: { write: print, columns: () => 200, lines: () => 24, hasColour: false },
    cwd: host.cwd,
    makeHost: () => host,
    onInterrupt: () => () => {},
    open: () => {},
  })
  return printedText
}
