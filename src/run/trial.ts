/**
 * One trial: executed in a fresh process, alone or as load on a server whose readings and runtime
 * metrics are taken meanwhile, and stored as a record.
 */
import { type Command, type Exit, exitNotRun, type Host, HostError } from '../machine/host.ts'
import type {
  ParsedTrial,
  Plan,
  Problem,
  Reading,
  Suite,
  Target,
  Trial,
  TrialRecord,
  TrialStatus,
} from '../model/model.ts'
import { pathIn } from '../model/paths.ts'
import { capText, hideSecrets, secretsIn } from '../model/plain.ts'
import { AFTER, FAILED, RUNTIME_OUTPUT, trimSnapshot } from '../parse/go-runtime.ts'
import { asksForDetail } from '../parse/readings.ts'
import { trialLabel, trialText } from '../plan/design.ts'
import { warmUpLimitSec } from '../plan/fit.ts'
import { loadSeedOf, paddingBytesOf, targetsOfCurve } from '../plan/plan.ts'
import { fillText } from '../settings/command-line.ts'
import type { ServerSettings } from '../settings/programs.ts'
import {
  type BuildSite,
  type Built,
  type BuiltArm,
  type Layouts,
  targetOn,
} from '../sources/build.ts'
import { runIn } from '../sources/isolation.ts'
import { paddedEnv, runEnvOf } from '../sources/toolchain.ts'
import { PATIENCE_SEC, trialLimitOf } from '../stats/power.ts'
import { FEWEST_PAIRS } from '../stats/schedule.ts'
import type { Step } from '../workloads/workload.ts'
import { readRecord } from './records.ts'
import { runCommands, type Server, type Servers } from './server.ts'
import {
  checkMachineGave,
  endOf,
  explainServer,
  fullDisk,
  problemOf,
  ServerError,
  serverProblem,
  statusOf,
} from './trial-status.ts'

/** An endpoint that takes longer is not waited for. */
const ANSWER_SEC = 1
const MOST_BYTES = 4 * 1024 * 1024
/** After so many blocks without an answer the start of a server is not asked any more. */
const MOST_FAILURES = 3

type Watched<T> = {
  ran: T
  /** Just before, every so often, and just after; empty where one of the ends is missing. */
  readings: Reading[]
  /** Snapshots of the runtime's metrics, or why there are none; null: not asked for. */
  metrics: string | null
}

/** The text of the endpoint; throws the reason why there is none, in words. */
async function snapshot(host: Host, server: Server, url: string): Promise<string> {
  const { port, sidePort, data } = server
  const filled = fillText(url, { port, data, 'side-port': sidePort })
  const answer = await host.net.read(filled, ANSWER_SEC, MOST_BYTES)
  if (answer.text === null) throw new Error(answer.why)
  return trimSnapshot(answer.text)
}

/**
 * Runs a block of load. The runtime is asked outside of the readings, so that the answer's cost is
 * not in the server's CPU time; in its own counters one answer of the two is.
 */
async function watchBlock<T>(
  host: Host,
  server: Server,
  { runtimeMetrics: endpoint, readings: everySec }: ServerSettings,
  isDetailed: boolean,
  run: () => Promise<T>,
): Promise<Watched<T>> {
  const { running, silent } = server
  const isPolled = endpoint !== undefined && silent.length < MOST_FAILURES
  let metrics = ''
  let failure: string | null = null
  const poll = async () => {
    if (!isPolled || failure !== null) return
    try {
      metrics += await snapshot(host, server, endpoint.url)
    } catch (error) {
      failure = (error as Error).message
    }
  }
  await poll()
  const before = await running.read(isDetailed)
  const startSec = host.clock.nowSec()
  const stopPolling = everySec == null ? () => [] : running.poll(everySec)
  const ran = await run()
  const between = stopPolling()
  const after = await running.read(isDetailed)
  const endSec = host.clock.nowSec() - startSec
  metrics += `${AFTER}\n`
  await poll()
  if (failure !== null) silent.push(failure)
  else silent.length = isPolled ? 0 : silent.length
  const why = failure ?? (isPolled ? null : `${silent.at(-1)}; not asked again after that`)
  return {
    ran,
    readings:
      before && after ? [{ ...before, atSec: 0 }, ...between, { ...after, atSec: endSec }] : [],
    metrics:
      endpoint === undefined ? null : why === null ? metrics : `${FAILED}${endpoint.url}: ${why}\n`,
  }
}

// Running a trial and making its record.

/** What it takes to execute trials of a plan. */
export type TrialSite = { host: Host; plan: Plan; built: Built; build: BuildSite }

const LEAST_PATIENCE_SEC = 2

/** Of a short budget, longer trials leave no room for the pairs that a verdict needs. */
function limitOf({ expectedSec }: Target, { trialLimitSec, budgetSec }: Suite): number {
  const pairSec = budgetSec / (2 * FEWEST_PAIRS)
  const patienceSec = Math.min(PATIENCE_SEC, Math.max(LEAST_PATIENCE_SEC, pairSec))
  return trialLimitOf(expectedSec, trialLimitSec, patienceSec)
}

/**
 * Executes one trial in one fresh process, and reads what it printed after `keep` has taken the
 * record. The record that is returned has besides what reading says of it. Never throws for a trial.
 */
export async function runTrial(
  site: TrialSite,
  trial: Trial,
  target: Target,
  layouts: Layouts,
  servers: Servers,
  keep: (unread: TrialRecord) => Promise<void> = async () => {},
): Promise<ParsedTrial> {
  const { plan, built } = site
  const { workload } = site.build.design
  const ready = built.arms.get(trial.arm)
  const binary = ready?.binaries.get(target.unit)
  if (!ready || !binary) throw new Error(`trial of unknown ${trial.target}`)
  const layout = layouts.get(`${trial.arm} ${target.unit}`)
  const built256 = built.records.find(
    (record) => record.arm === trial.arm && record.unit === target.unit,
  )?.sha256
  const limitSec = limitOf(target, plan.suite)
  tellTrial(site, trial, target)
  const ran = withoutSecrets(
    await underLoad(site, trial, target, ready, layout?.binary ?? binary, servers),
    secretsIn(site.host.env),
  )
  const { exit, files } = ran
  const meaningOf = (code: number) =>
    workload.trial.exitMeaning?.(plan.suite.workload, code) ?? null
  const status = ran.died !== null && !exit.stopped ? 'failed' : statusOf(exit, meaningOf)
  const where = `${trial.target} on ${trial.arm}, round ${trial.round + 1}`
  const record: TrialRecord = {
    trial,
    status,
    exitCode: exit.code,
    signal: exit.signal,
    startedAt: exit.startedAt,
    wallSec: exit.wallSec,
    usage: exit.usage,
    ...(exit.emptyCpuSec === undefined ? {} : { emptyCpuSec: exit.emptyCpuSec }),
    pollution: exit.pollution,
    sha256: layout?.sha256 ?? built256 ?? null,
    layoutSeed: layout?.layoutSeed ?? null,
    ...paddingOf(site, trial, ran.server),
    outputs: { stdout: exit.stdout, stderr: exit.stderr, ...files.outputs },
    cutBytes: { ...exit.cutBytes, ...files.cut },
    ...(ran.readings.length === 0 ? {} : { readings: ran.readings }),
    ...ofLoad(site, trial, ran),
    problem:
      ran.died !== null && status === 'failed'
        ? serverProblem(ran.died, where)
        : (diagnosed(site, target, exit, status, where) ??
          problemOf(exit, status, where, limitSec, site.build.isolation)),
  }
  await checkMachineGave(site.host, site.build.folder, record)
  await keep(record)
  const expected = workload.trial.expects?.(plan.suite.workload, target, trial.arm) ?? null
  return readRecord(site.host, plan.suite, record, expected)
}

function tellTrial({ host, plan }: TrialSite, trial: Trial, target: Target): void {
  const what = trialText(trialLabel(plan, trial))
  host.notify({ kind: 'waiting', what, limitSec: limitOf(target, plan.suite) })
}

/** What the workload can tell of a process that failed; null: its own words say all. */
function diagnosed(
  { plan, build }: TrialSite,
  target: Target,
  { stdout, stderr }: Exit,
  status: TrialStatus,
  where: string,
): Problem | null {
  const { diagnose } = build.design.workload.trial
  if (diagnose === undefined || status !== 'failed') return null
  const found = diagnose(plan.suite.workload, target, `${stdout}\n${stderr}`)
  return found && { ...found, where }
}

/** What a record has of its load, and of the server under it. */
function ofLoad({ plan, build }: TrialSite, trial: Trial, { server, ratePerSec }: FinishedTrial) {
  const isSeeded = build.design.workload.trial.isSeeded?.(plan.suite.workload) ?? false
  return {
    ...(server && { serverStart: server.start }),
    ...(server?.dataBytes == null ? {} : { dataBytes: server.dataBytes }),
    ...(isSeeded && { loadSeed: loadSeedOf(plan, trial) }),
    ...(ratePerSec !== null && { offeredPerSec: ratePerSec }),
  }
}

/** Of a process whose code is linked anew, the layout is drawn instead. */
function paddingOf({ plan, build }: TrialSite, { round }: Trial, server: Server | null) {
  if (build.design.workload.build.relink !== undefined) return {}
  return { paddingBytes: server?.paddingBytes ?? paddingBytesOf(plan, 'round', round) }
}

/** `emptyCpuSec`: of what only started up, before it; absent: nothing did. */
type TrialExit = Exit & { emptyCpuSec?: number }

type FinishedTrial = {
  exit: TrialExit
  files: Awaited<ReturnType<typeof outputFiles>>
  readings: Reading[]
  server: Server | null
  /** Transactions a second that were offered; null: as many as were answered. */
  ratePerSec: number | null
  /** Why the server could not serve; null: it could, or there is none. */
  died: ServerError | null
}

/**
 * What was said, without secrets of the environment that gcbench itself runs in: the benchmarked
 * code is not given them, but it runs as the same user. Records go into artifacts, which no runner
 * masks.
 */
function withoutSecrets(ran: FinishedTrial, values: readonly string[]): FinishedTrial {
  const hide = (text: string) => hideSecrets(text, values)
  const { exit, files, died } = ran
  const outputs = Object.entries(files.outputs).map(([name, text]) => [name, hide(text)])
  return {
    ...ran,
    exit: { ...exit, stdout: hide(exit.stdout), stderr: hide(exit.stderr) },
    files: { ...files, outputs: Object.fromEntries(outputs) },
    died: died === null ? null : new ServerError(hide(died.what), hide(died.log), died.next),
  }
}

/** The trial's command, on the arm's server where the suite has one. */
async function underLoad(
  site: TrialSite,
  trial: Trial,
  target: Target,
  ready: BuiltArm,
  binary: string,
  servers: Servers,
): Promise<FinishedTrial> {
  const { host } = site
  let server: Server | null = null
  let ratePerSec: number | null = null
  try {
    ratePerSec = await servers.starting(() => offeredRate(site, target, servers, trial))
    server = await servers.of(ready.arm, trial.round, target)
  } catch (error) {
    return withoutServer(host, error)
  }
  const out = `${site.build.folder}/out`
  const beside = server && { beside: servers.running }
  const seed = loadSeedOf(site.plan, trial)
  const padding = server === null && paddingOf(site, trial, server)
  const at = { out, server, seed, ratePerSec, ...padding }
  const run = () => runOnce(site, ready, target, binary, at, { ...beside })
  if (server === null) {
    const exit = await run()
    const files = await outputFiles(site, out)
    return { exit, files, readings: exit.readings ?? [], server, ratePerSec, died: null }
  }
  // A fresh process is slow at first, in every arm alike: the first run of each load is dropped,
  // unless the server does not survive it. Most servers were warmed when their stretch began.
  const warmed = server.warmed.has(target.id)
    ? null
    : await servers.starting(() =>
        loaded(site, ready, target, server, () =>
          warmUpLoad(site, ready, target, binary, { out, server }),
        ),
      )
  if (warmed !== null) tellTrial(site, trial, target)
  server.warmed.add(target.id)
  try {
    await runCommands(server.starting, 'beforeBlock', server.running)
  } catch (error) {
    return withoutServer(host, error)
  }
  const { exit, log, metrics, died, readings } =
    warmed?.died != null ? warmed : await loaded(site, ready, target, server, run)
  const files = await outputFiles(site, out)
  const capped = capText(log, FILE_CAP)
  files.outputs.server = capped.text
  files.cut.server = capped.cut
  if (metrics !== null) files.outputs[RUNTIME_OUTPUT] = metrics
  // What is left of it would hold its room on the disk.
  if (died) await servers.stop(server.slot)
  return { exit, files, server, ratePerSec, died, readings }
}

/** Blocks as fast as they are answered, of which the middle one tells what base does at most. */
const KNEE_BLOCKS = 3

/**
 * Transactions a second that every arm is offered; null: as many as it answers. A share of what base
 * does at most is found once a run, on base's server. Throws ServerError where it cannot be.
 */
async function offeredRate(
  site: TrialSite,
  target: Target,
  servers: Servers,
  { round }: Trial,
): Promise<number | null> {
  const { plan, built, build, host } = site
  const { offered } = build.design.workload.trial
  const load = offered?.(plan.suite.workload, target) ?? null
  if (load === null) return null
  if ('rate' in load) return load.rate
  const known = servers.offered.get(target.id)
  if (known !== undefined) return known
  const ready = built.arms.get(plan.arms.find(({ id }) => target.arms.includes(id))?.id ?? '')
  const binary = ready?.binaries.get(target.unit)
  const server = ready && (await servers.of(ready.arm, round, target))
  if (!ready || !server || binary === undefined) return null
  const at = { out: `${build.folder}/out`, server, seed: loadSeedOf(plan, 'warm-up') }
  const answered: number[] = []
  for (let block = 0; block < KNEE_BLOCKS; block++) {
    const exit = await runOnce(site, ready, target, binary, at, { measure: false })
    const files = await outputFiles(site, at.out)
    const outputs = { ...files.outputs, stdout: exit.stdout, stderr: exit.stderr }
    const { workload, metrics } = plan.suite
    const { value } = await host.reader.read({ workload, metrics, outputs, wallSec: exit.wallSec })
    answered.push(value.find(({ metric }) => metric === 'tps')?.value ?? 0)
  }
  const [, most = 0] = answered.sort((a, b) => a - b)
  if (most === 0) {
    const message = `${ready.arm.id} did no transaction of ${target.id} as fast as it can`
    throw new ServerError(message, '', 'run the suite without load, and see what it says')
  }
  const rates = targetsOfCurve(plan.targets, target).flatMap((one) => {
    const own = offered?.(plan.suite.workload, one)
    if (!own || !('at' in own)) return []
    const ratePerSec = Math.max(1, Math.round((most * own.at) / 100))
    servers.offered.set(one.id, ratePerSec)
    return [ratePerSec]
  })
  const what = trialText(trialLabel(plan, { arm: ready.arm.id, target: target.id }))
  const text =
    `${what} does ${most.toFixed(0)} transactions/s at most; every arm is offered ` +
    rates.join(', ')
  host.notify({ kind: 'note', text })
  return servers.offered.get(target.id) ?? null
}

/** A trial that has not begun, since its server could not be had as the suite wants it. */
function withoutServer(host: Host, error: unknown): FinishedTrial {
  if (!(error instanceof ServerError)) throw error
  const exit = { ...exitNotRun(host.clock.timestamp()), stopped: host.exec.stopping }
  const files = { outputs: {}, cut: {} }
  return { exit, files, readings: [], server: null, ratePerSec: null, died: error }
}

/** One run of the load, with the server's readings around it and its log meanwhile. */
async function loaded(
  site: TrialSite,
  { arm }: BuiltArm,
  target: Target,
  server: Server,
  run: () => Promise<Exit>,
) {
  const { running } = server
  running.takeOutput()
  const { workload, suite } = site.build.design
  const settings = workload.server?.(suite.workload, target)
  if (!settings) throw new Error('a server without settings')
  const {
    ran: exit,
    readings,
    metrics,
  } = await watchBlock(site.host, server, settings, asksForDetail(suite.metrics), run)
  await waitForEnd(site.host, server, exit)
  const log = running.takeOutput()
  const died = await whyDied(site, arm.id, server, { client: exit, log })
  return { exit, log, metrics, died, readings }
}

const DEATH_SEC = 1
const LOOK_EVERY_SEC = 0.02

/** A client that failed may have seen first that the server is gone. */
async function waitForEnd(host: Host, { running }: Server, client: Exit): Promise<void> {
  const endSec = host.clock.nowSec() + DEATH_SEC
  while (client.code !== 0 && running.exit === null && host.clock.nowSec() < endSec) {
    await host.clock.sleep(LOOK_EVERY_SEC)
  }
}

/** The server's fault; null: it is none, or we end it ourselves. */
async function whyDied(
  { host, build: { folder, isolation } }: TrialSite,
  arm: string,
  { running: { exit } }: Server,
  { client, log }: { client: Exit; log: string },
): Promise<ServerError | null> {
  if (host.exec.stopping) return null
  if (exit !== null) {
    const what = `the server of ${arm} ${endOf(exit)} under load`
    return explainServer(host, what, { folder, said: log, end: exit, isolation })
  }
  if (client.code === 0 || (await fullDisk(host, folder, log)) === null) return null
  const output = `${log}\n${client.stdout}\n${client.stderr}`
  return explainServer(host, `the load of ${arm} failed`, {
    folder,
    said: output,
    end: null,
    isolation,
  })
}

/**
 * A load that warms a server up; nothing is read from it. One that takes longer than its share of the
 * budget is ended, and has warmed the server up as well.
 */
export function warmUpLoad(
  site: TrialSite,
  ready: BuiltArm,
  target: Target,
  binary: string,
  at: { out: string; server: Server },
): Promise<Exit> {
  const of = { ...at, seed: loadSeedOf(site.plan, 'warm-up'), isWarmUp: true }
  const trialSec = limitOf(target, site.plan.suite)
  const limitSec = Math.min(trialSec, warmUpLimitSec(site.plan))
  const what = `warming up for ${target.id} on ${ready.arm.id}`
  site.host.notify({ kind: 'waiting', what, limitSec })
  return runOnce(site, ready, target, binary, of, { measure: false, limitSec })
}

/** One process of the target in its walls, of the very binary that was built. */
async function runOnce(
  site: TrialSite,
  ready: BuiltArm,
  target: Target,
  binary: string,
  at: At,
  more: Partial<Command>,
): Promise<TrialExit> {
  const { files } = site.host
  const { seals } = site.build
  const { out, server } = at
  await files.remove(out)
  await files.makeFolder(out)
  await seals.check(binary)
  const writable = [ready.folder, out, ...(server === null ? [] : [server.data])]
  const walled = { part: 'measured' as const, arm: ready.arm.id, writable }
  const enclosed = { ...walled, ...(server && { own: server.temporary }) }
  const { step, before, empty, limitSec } = stepsOf(site, target, ready, binary, at)
  const plain = commandOf(site, step, ready, server)
  const command = { ...plain, env: paddedEnv(plain.env, at.paddingBytes) }
  const { trialLimitSec } = site.plan.suite
  const ahead = (of: Step, measure: boolean) => {
    const { env, ...first } = commandOf(site, of, ready, server)
    const padded = { env: paddedEnv(env, at.paddingBytes) }
    return runIn(site.build, { ...first, ...padded, limitSec: trialLimitSec, measure }, enclosed)
  }
  let used: Exit['usage'] = null
  if (empty !== null) {
    const started = await ahead(empty, true)
    if (!isDone(started)) return notBegun('empty', started, empty)
    used = started.usage
    // What it wrote is no output of the trial.
    await files.remove(out)
    await files.makeFolder(out)
  }
  if (before !== null) {
    const prepared = await ahead(before, false)
    if (!isDone(prepared)) return notBegun('prepare', prepared, before)
  }
  const exit = await runIn(site.build, { ...command, limitSec, ...more }, enclosed)
  await seals.check(binary)
  return used === null ? exit : { ...exit, emptyCpuSec: used.userSec + used.systemSec }
}

type At = {
  out: string
  server: Server | null
  seed: number
  /** Absent, null: as many transactions as are answered. */
  ratePerSec?: number | null
  isWarmUp?: boolean
  paddingBytes?: number
}

/** What a trial executes, and what before it. */
function stepsOf(
  { plan: { suite }, build }: TrialSite,
  target: Target,
  ready: BuiltArm,
  binary: string,
  { out, server, seed, ratePerSec = null, isWarmUp = false }: At,
) {
  const { variant, folder } = ready
  const { trial } = build.design.workload
  const { port = '', data = '' } = server ?? {}
  const places = { source: folder, out, port, data, seed: `${seed}`, ratePerSec, isWarmUp }
  const of = [suite.workload, targetOn(ready, target), variant, binary, places] as const
  return {
    step: trial.step(...of),
    before: trial.prepare?.(...of) ?? null,
    empty: trial.empty?.(...of) ?? null,
    limitSec: limitOf(target, suite),
  }
}

function commandOf(
  { host, plan, build }: TrialSite,
  step: Step,
  { variant, folder }: BuiltArm,
  server: Server | null,
): Omit<Command, 'limitSec'> {
  const { workload, runtime } = build.design
  const placed = build.placements?.of(variant, 'trial') ?? null
  // The variant is about the server, where there is one: its load has the same environment.
  const own = server === null ? variant : { ...variant, runEnv: {} }
  const everySec =
    server === null ? (workload.trial.readEverySec?.(plan.suite.workload) ?? null) : null
  return {
    argv: step.argv,
    cwd: pathIn(folder, step.folder),
    env: { ...runEnvOf(host, runtime, own), ...step.env },
    measure: true,
    ...(placed === null ? {} : { placed }),
    ...(everySec === null || host.platform !== 'linux' ? {} : { readEverySec: everySec }),
  }
}

const isDone = ({ code, notStarted, timedOut }: Exit) =>
  code === 0 && notStarted === null && !timedOut

/** A trial whose preparation failed has not begun; nor has one whose empty run did. */
function notBegun(key: 'prepare' | 'empty', exit: Exit, { argv }: Step): Exit {
  if (exit.stopped) return exit
  const how = exit.notStarted ?? `ended with ${exit.signal ?? `exit code ${exit.code}`}`
  return { ...exit, notStarted: `${key}: ${argv.join(' ')} ${how}` }
}

/** Most of a file that is kept: a GC log of minutes; of more, head and tail stay. */
const FILE_CAP = 4_000_000

/** Files of the trial that its workload names as outputs. */
export async function outputFiles(
  { host, build: { design } }: { host: Host; build: Pick<BuildSite, 'design'> },
  folder: string,
) {
  const files = design.workload.trial.outputFiles?.(design.suite.workload) ?? {}
  const outputs: Record<string, string> = {}
  const cut: Record<string, number> = {}
  for (const [name, path] of Object.entries(files)) {
    const text = await host.files.readLeft(folder, path).catch((error) => {
      // Its trial has no numbers, and says why; the run goes on.
      if (error instanceof HostError) return `gcbench: ${error.message}\n`
      throw error
    })
    if (text === null) continue
    const capped = capText(text, FILE_CAP)
    outputs[name] = capped.text
    cut[name] = capped.cut
  }
  return { outputs, cut }
}
