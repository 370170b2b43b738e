/**
 * The harness against a bare shell loop over the same binary, in turn; and what is around trials that
 * are short, by what it is for.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from 'simple-statistics'
import { makeExampleRepository } from '../../../fixtures/examples/make-repository.ts'
import { noProgress } from '../../../src/cli/progress.ts'
import type { Host } from '../../../src/machine/host.ts'
import { makeHost } from '../../../src/machine/this-machine.ts'
import { makeDesign } from '../../../src/plan/design.ts'
import { chooseTargets } from '../../../src/plan/fit.ts'
import { makePlan } from '../../../src/plan/plan.ts'
import { zeroConfigSuite } from '../../../src/plan/suite.ts'
import { ProgramWatch } from '../../../src/report/disturbances.ts'
import { startBudget } from '../../../src/run/budget.ts'
import { LayoutDraws } from '../../../src/run/layouts.ts'
import { probeTargets } from '../../../src/run/probe.ts'
import { makeRecordStore, type RecordStore } from '../../../src/run/records.ts'
import { runRounds } from '../../../src/run/rounds.ts'
import { buildArms, removeWorktrees } from '../../../src/sources/build.ts'
import { RunIsolation, Seals } from '../../../src/sources/isolation.ts'
import { resolveSources } from '../../../src/sources/sources.ts'
import type { Figure } from './figure.ts'
import { ratioOf } from './ratio.ts'

const PAIRS = 10
const TRIALS = 5
const TRIAL_SEC = 1
/** Short ones, whose surroundings weigh. */
const SHORT_TRIALS = 200
const SHORT_SEC = 0.01

const seconds = async (work: () => unknown) => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}

type Trials = { count: number; sec: number; bench: string; hasWalls: boolean }

const LONG: Trials = { count: TRIALS, sec: TRIAL_SEC, bench: 'groupby_scan', hasWalls: false }
const SHORT: Trials = {
  ...{ count: SHORT_TRIALS, sec: SHORT_SEC, bench: 'select_random_points' },
  hasWalls: true,
}

/** One arm of the example, and one benchmark of it with iterations for trials of that length. */
async function prepare(folder: string, trials = LONG, wrap = (host: Host): Host => host) {
  const host = wrap(makeHost({ cwd: folder, env: process.env, notify: noProgress }))
  const { count: most, sec, bench, hasWalls } = trials
  const zero = zeroConfigSuite()
  const suite = {
    ...zero,
    workload: { ...zero.workload, bench, count: 1, benchtime: `${1000 * sec}ms` },
    contrasts: [{ kind: 'benchmarks' as const, base: 'x', head: 'y', ref: 'head' as const }],
    rounds: { min: most, max: most },
    until: 'rounds' as const,
    layoutRounds: 0,
  }
  const ask = { base: null, head: null, exactBase: false, out: '' }
  const sources = await resolveSources(host, suite, ask, new Set(['head'] as const))
  const design = makeDesign(suite)
  const scratch = await host.files.temporaryFolder('gcbench-')
  const site = {
    host,
    design,
    sources,
    folder: scratch,
    buildEndSec: Number.POSITIVE_INFINITY,
    seals: new Seals(host),
    isolation: hasWalls ? await RunIsolation.make(host, scratch, design, '') : null,
  }
  const built = await buildArms(site)
  const budget = startBudget(host.clock, suite.budgetSec, 0)
  const probed = await probeTargets({ ...site, budget }, built, () => true)
  const { targets } = chooseTargets(design, probed, 0)
  const plan = makePlan({
    design,
    targets,
    sources: sources.resolved,
    unchanged: [],
    seed: 'perf',
    shard: null,
  })
  return { host, site, built, plan }
}

type Prepared = Awaited<ReturnType<typeof prepare>>

/** What a run does once, before its first trial: not part of what a trial costs. */
async function openStore({ host, site, built, plan }: Prepared) {
  const store = makeRecordStore(host.files, `${site.folder}/out`)
  const environment = await host.environment()
  await store.start({ plan, builds: built.records, environment, problems: [], command: '' })
  return store
}

async function harness({ host, site, built, plan }: Prepared, store: RecordStore) {
  const active = new Set(plan.targets.map(({ id }) => id))
  const decide = () => ({
    active,
    decided: 0,
    rows: 0,
    nextAnalysis: null,
    stop: null,
    estimate: null,
    stands: [],
  })
  // Nothing may be run twice here, so what the machine does to a trial is not looked at.
  const deaf = { ...host, exec: { ...host.exec, stopping: false, run: clean(host) } }
  const trialSite = { host: deaf, plan, built, build: site }
  const budget = startBudget(host.clock, plan.suite.budgetSec, 0)
  const planned = { keptSec: 0, leftSec: 0, apartSec: 0 }
  const watch = new ProgramWatch(() => new Map(), host.clock.nowSec)
  const time = { budget, watch, keptAtSec: 0, shortest: false, planned }
  const measured = await runRounds({
    site: trialSite,
    store,
    decide,
    trials: [],
    layouts: new LayoutDraws(trialSite, budget),
    ...time,
  })
  const records = measured.trials.map(({ record }) => record)
  if (records.some(({ status }) => status !== 'ok')) throw new Error('a trial failed')
  return records.reduce((sum, { wallSec }) => sum + wallSec, 0)
}

const clean =
  (host: Prepared['host']): Prepared['host']['exec']['run'] =>
  async (command) => ({ ...(await host.exec.run(command)), pollution: null })

export async function overhead(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'perf-'))
  await makeExampleRepository('prolly', folder)
  const prepared = await prepare(folder)
  try {
    const [ready] = [...prepared.built.arms.values()]
    const [target] = prepared.plan.targets
    const binary = ready?.binaries.get(target?.unit ?? '') ?? ''
    const args = [
      '-test.run=^$',
      `-test.bench=${target?.settings.pattern}`,
      `-test.benchtime=${target?.settings.benchtime}`,
      '-test.count=1 -test.benchmem',
    ].join(' ')
    const loop = `for i in $(seq ${TRIALS}); do ${binary} '${args.replaceAll(' ', "' '")}'; done`
    const shell = () =>
      execFileSync('sh', ['-c', `${loop} > ${folder}/.git/loop.txt`], { cwd: ready?.folder })
    await harness(prepared, await openStore(prepared))
    shell()
    const [ours, bare, between]: [number[], number[], number[]] = [[], [], []]
    for (let pair = 0; pair < PAIRS; pair++) {
      const first = pair % 2 === 0
      const before = first ? 0 : await seconds(shell)
      const store = await openStore(prepared)
      let trialsSec = 0
      const gcbenchSec = await seconds(async () => {
        trialsSec = await harness(prepared, store)
      })
      const shellSec = first ? await seconds(shell) : before
      ours.push(gcbenchSec)
      bare.push(shellSec)
      between.push((gcbenchSec - trialsSec) / gcbenchSec)
      const both = `${gcbenchSec.toFixed(3)} s, sh loop ${shellSec.toFixed(3)} s`
      console.error(`pair ${pair + 1} of ${PAIRS}: gcbench ${both}`)
    }
    return [
      {
        what: `${TRIALS} trials of about ${TRIAL_SEC} s, ${PAIRS} pairs`,
        ours: `${median(ours).toFixed(3)} s`,
        peer: `${median(bare).toFixed(3)} s (sh loop)`,
        ratio: ratioOf(bare, ours),
      },
      {
        what: 'of that, outside the processes of the trials',
        ours: `${((1000 * (median(between) * median(ours))) / TRIALS).toFixed(1)} ms a trial`,
        peer: '',
        ratio: `${(100 * median(between)).toFixed(2)} %`,
      },
    ]
  } finally {
    await removeWorktrees(prepared.site)
    await prepared.host.files.remove(prepared.site.folder)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What lies around a trial, by what it is for, in seconds of all trials so far. */
type Around = Record<'start' | 'record' | 'reading' | 'files', number>

/** The same host, whose answers add what they took to `around`; what a process itself took is in none. */
function listened(host: Host, around: Around): Host {
  const timing =
    <A extends unknown[], R>(part: keyof Around, work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      const start = performance.now()
      try {
        return await work(...args)
      } finally {
        around[part] += (performance.now() - start) / 1000
      }
    }
  const { exec, files, reader } = host
  const run = timing('start', exec.run)
  return {
    ...host,
    exec: {
      ...exec,
      stopping: false,
      async run(command) {
        const exit = await run(command)
        around.start -= exit.wallSec
        return { ...exit, pollution: null }
      },
    },
    files: {
      ...files,
      append: timing('record', files.append),
      remove: timing('files', files.remove),
      makeFolder: timing('files', files.makeFolder),
      state: timing('files', files.state),
      freeBytes: timing('files', files.freeBytes),
    },
    reader: { ...reader, read: timing('reading', reader.read) },
  }
}

/** Seconds that a process takes which does nothing, from start to end. */
async function emptySec(): Promise<number> {
  const took: number[] = []
  for (let nth = 0; nth < SHORT_TRIALS; nth++)
    took.push(await seconds(() => once(spawn('/bin/true', { stdio: 'pipe' }), 'close')))
  return median(took)
}

/** What is around a trial of ten milliseconds, inside of the walls of this machine. */
export async function around(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'perf-'))
  await makeExampleRepository('prolly', folder)
  const spent: Around = { start: 0, record: 0, reading: 0, files: 0 }
  const prepared = await prepare(folder, SHORT, (host) => listened(host, spent))
  try {
    await harness(prepared, await openStore(prepared))
    const store = await openStore(prepared)
    const limitSec = await emptySec()
    Object.assign(spent, { start: 0, record: 0, reading: 0, files: 0 })
    let trialsSec = 0
    const wholeSec = await seconds(async () => {
      trialsSec = await harness(prepared, store)
    })
    const aroundSec = wholeSec - trialsSec
    const rest = aroundSec - Object.values(spent).reduce((sum, one) => sum + one, 0)
    const each = (sec: number) => `${((1000 * sec) / SHORT_TRIALS).toFixed(1)} ms`
    const part = (what: string, sec: number): Figure => ({
      what: `of that, ${what}`,
      ours: each(sec),
      peer: '',
      ratio: `${((100 * sec) / aroundSec).toFixed(0)} %`,
    })
    const { kind } = prepared.site.isolation?.isolation ?? { kind: 'off' }
    return [
      {
        what: `around a trial, ${SHORT_TRIALS} of ${each(trialsSec)}, walls: ${kind}`,
        ours: each(aroundSec),
        peer: `${(1000 * limitSec).toFixed(1)} ms: starting and ending a process that does nothing`,
        ratio: `${(aroundSec / SHORT_TRIALS / limitSec).toFixed(1)} times`,
      },
      part('the launcher, walls, and reading what the machine did', spent.start),
      part('the record, flushed to disk', spent.record),
      part('reading what it printed, in a process of its own', spent.reading),
      part('scratch folders, seals, room on the disk', spent.files),
      part('what is next, progress, other programs', rest),
    ]
  } finally {
    await removeWorktrees(prepared.site)
    await prepared.host.files.remove(prepared.site.folder)
    rmSync(folder, { recursive: true, force: true })
  }
}
