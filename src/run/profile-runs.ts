/** One run of the profile pass: a benchmark by itself, or a server under its load. */

import { type Exit, type Host, HostError } from '../machine/host.ts'
import { failureReason, makeFinding } from '../model/findings.ts'
import type {
  AmountKind,
  AmountMeasure,
  Observation,
  Problem,
  ProfiledArm,
  ProfileKind,
  ProfileRule,
  Side,
  Target,
} from '../model/model.ts'
import { baseName, pathIn } from '../model/paths.ts'
import { SWITCHES_ENDING } from '../model/profile.ts'
import { printDuration } from '../model/unit.ts'
import {
  type EditedPlaces,
  type EditedSamples,
  type FunctionAmounts,
  type FunctionSamples,
  focusOf,
  ProfileError,
  type ProfileRequest,
  SwitchReader,
  TraceReader,
} from '../parse/pprof.ts'
import { trialLabel, trialText } from '../plan/design.ts'
import { operationsOf, type ProfileChoice } from '../report/profile-targets.ts'
import { fillText } from '../settings/command-line.ts'
import { targetOn } from '../sources/build.ts'
import { runIn } from '../sources/isolation.ts'
import { excerptOf, passthrough, runEnvOf } from '../sources/toolchain.ts'
import { medianOf } from '../stats/distributions.ts'
import { trialLimitOf } from '../stats/power.ts'
import { workloads } from '../workloads/index.ts'
import type { Places } from '../workloads/workload.ts'
import type { Budget } from './budget.ts'
import type { Servers } from './server.ts'
import { outputFiles, runTrial, type TrialSite } from './trial.ts'
import { ServerError } from './trial-status.ts'

/** Folder of the raw profiles, beside the report. */
export const FOLDER = 'profiles'
/** A load is begun so long after its profile, and ends about so long before it. */
export const MARGIN_SEC = 0.5
const LOAD_ATTEMPTS = 3

/** What a program records of itself. */
export type RecordedKind = Exclude<ProfileKind, 'instructions'>

/** What `{profile}` in a server's URL is: the names of net/http/pprof. */
const ENDPOINTS: Record<RecordedKind, string> = {
  cpu: 'profile',
  heap: 'allocs',
  mutex: 'mutex',
  block: 'block',
  trace: 'trace',
}

export type Pass = {
  site: TrialSite
  budget: Budget
  servers: Servers
  rule: ProfileRule
  /** Folder of the report, in which FOLDER is. */
  folder: string
  /** Of the loads so far of the target at hand. */
  longestLoadSec: number
  /** Wall time of the longest run so far of the target at hand. */
  longestSec: number
  /** Lines that differ between the two arms, by side; null: not known. */
  edits: Record<Side, EditedPlaces> | null
  /**
   * Factor on the length of a run, so that it has the requested CPU time on a busy machine, too.
   */
  stretch: number
}

/** What a pass knows before the first run of a target. */
export const FIRST_RUN = { longestLoadSec: 0, longestSec: 0, stretch: 1, edits: null }

/** Files by the kind of the profile in them. */
export type ProfilePaths = Map<RecordedKind, string>

/** One run under profilers: what each kind of them gave. */
export type ProfiledRun = {
  operations: number | null
  wallSec: number
  /** Null: not asked for. */
  cpu: FunctionSamples | null
  /** The samples that fall on lines that the change edited. */
  edited: EditedSamples[]
  amounts: Map<AmountKind, Partial<Record<AmountMeasure, FunctionAmounts>>>
  files: Map<ProfileKind, ProfiledArm['files']>
}

/**
 * Executes a target once under profilers of those kinds, each into its file (relative to the
 * folder of the report), and reads them; else why there is nothing.
 */
export async function profileOnce(
  pass: Pass,
  choice: ProfileChoice,
  side: Side,
  paths: ProfilePaths,
): Promise<ProfiledRun | Problem> {
  const { files } = pass.site.host
  const where = `${choice.target} on ${choice[side]}`
  try {
    // A folder for this run alone: what other runs left is not its own to write.
    const left = `${pass.site.build.folder}/profiled-${side}`
    await files.remove(left)
    await files.makeFolder(left)
    const at = new Map([...paths].map(([kind, path]) => [kind, `${left}/${baseName(path)}`]))
    const done = await execute(pass, choice, side, { left, files: at })
    const ran: ProfiledRun = {
      operations: done.operations,
      wallSec: done.wallSec,
      cpu: null,
      edited: [],
      amounts: new Map(),
      files: new Map(),
    }
    for (const [kind, path] of paths) {
      const file = `${pass.folder}/${path}`
      const bytes = await files.unpackLeft(left, baseName(path))
      if (bytes === null) {
        throw new ProfileError(`the run left no ${kind === 'cpu' ? '' : `${kind} `}profile`)
      }
      if (kind === 'trace') {
        ran.amounts.set(
          kind,
          await readTrace(pass, choice[side], left, `${left}/${baseName(path)}`),
        )
      } else await readInto(ran, pass, side, { bytes, kind })
      await files.copy(`${left}/${baseName(path)}`, file)
      ran.files.set(kind, [{ path, sha256: await files.sha256(file) }])
    }
    return timed(ran, done)
  } catch (error) {
    const isKnown = [ProfileError, HostError, ServerError].some((one) => error instanceof one)
    if (!isKnown) throw error
    const next = error instanceof HostError ? { next: error.next } : {}
    return makeFinding('profile-failed', null, whyFailed(error as Error), { where, ...next })
  }
}

/** A run whose CPU time tells how many operations it did, where nothing else does. */
function timed(ran: ProfiledRun, { opSec }: Executed): ProfiledRun {
  const { cpu } = ran
  if (opSec === null || cpu === null) return ran
  return { ...ran, operations: (cpu.samples * cpu.periodSec) / opSec }
}

/** Puts what a profile says into what is known of its run. */
async function readInto(
  ran: ProfiledRun,
  { site, rule: { focus }, edits: known }: Pass,
  side: Side,
  profile: Pick<ProfileRequest, 'bytes' | 'kind'>,
): Promise<void> {
  const edits = known?.[side] ?? null
  const { cpu, edited, amounts } = await site.host.reader.profile({ ...profile, focus, edits })
  if (amounts === null) Object.assign(ran, { cpu, edited })
  else if (profile.kind !== 'cpu') ran.amounts.set(profile.kind, amounts)
}

/** A second of trace can be hundreds of megabytes of text. */
const TRACE_LIMIT_SEC = 300
/** Address space of what reads it, as prlimit(1) is given it: a trace may lie about what it holds. */
const TRACE_ROOM = `--as=${4 * 2 ** 30}`

/** What is in a trace, by the reader that comes with every Go, or with perf, as fast as it prints. */
async function readTrace({ site, rule }: Pass, arm: string, left: string, file: string) {
  const { host, built, build } = site
  const ready = built.arms.get(arm)
  if (ready === undefined) throw new Error(`no arm ${arm}`)
  const focus = focusOf(rule)
  host.notify({ kind: 'waiting', what: 'reading the trace', limitSec: TRACE_LIMIT_SEC })
  const by: TraceTool = file.endsWith(SWITCHES_ENDING)
    ? {
        name: 'perf script',
        argv: await switchesArgv(host, left, file),
        passes: [],
        part: 'measured',
        reader: new SwitchReader(focus),
      }
    : {
        name: 'go tool trace (Go 1.23 or later)',
        argv: ['go', 'tool', 'trace', '-d=parsed', file],
        passes: build.design.runtime.buildPassthrough,
        part: 'toolchain',
        reader: new TraceReader(focus),
      }
  let failure: unknown = null
  const onOutput = (text: string) => {
    try {
      if (failure === null) by.reader.add(text)
    } catch (error) {
      failure = error
    }
  }
  const own = { cwd: left, env: passthrough(host, by.passes), keepBytes: 16_384, onOutput }
  const run = (argv: Argv) =>
    runIn(
      build,
      { argv, limitSec: TRACE_LIMIT_SEC, ...own },
      { part: by.part, arm, writable: [ready.folder, left] },
    )
  const bounded = await run(['prlimit', TRACE_ROOM, ...by.argv])
  const exit = bounded.isMissing ? await run(by.argv) : bounded
  if (failure !== null) throw failure
  checkRun(exit, TRACE_LIMIT_SEC, by.name)
  return by.reader.end()
}

type Argv = [string, ...string[]]

/** What prints a trace as text; `passes`: variables of the environment that it is given. */
type TraceTool = {
  name: string
  argv: Argv
  passes: string[]
  part: 'measured' | 'toolchain'
  reader: SwitchReader | TraceReader
}

/** Symbols are read by the arm's user, not by root: a binary of the change may be made to harm. */
async function switchesArgv(host: Host, left: string, file: string): Promise<Argv> {
  const symbols = `${left}/kallsyms`
  await asRoot(host, ['cp', '/proc/kallsyms', symbols], TRACE_LIMIT_SEC)
  const fields = 'comm,tid,time,event,ip,sym,dso'
  const how = ['--show-switch-events', '--ns', '--fields', fields, `--kallsyms=${symbols}`]
  return ['perf', 'script', '--force', ...how, '--input', file]
}

/** Bytes of a record: it ends early. */
const SWITCHES_ROOM = '--max-size=192M'

/** Every switch of the processes and of what they start, with its stack; throws ProfileError. */
async function recordSwitches(host: Host, pids: number[], file: string, sec: number) {
  // Root writes into it, and it stays ours.
  await host.files.write(file, '')
  const events = ['--event', 'context-switches', '--count', '1', '--switch-events']
  const stacks = ['--call-graph', 'fp', '--no-buildid', '--no-buildid-cache', '--quiet']
  const argv: Argv = ['perf', 'record', ...events, ...stacks, SWITCHES_ROOM, '--output', file]
  await asRoot(host, [...argv, `--pid=${pids.join(',')}`, '--', 'sleep', String(sec)], 2 * sec + 60)
}

/** Runs what only root may, through sudo where gcbench is somebody else; throws ProfileError. */
async function asRoot(host: Host, argv: Argv, limitSec: number) {
  const isRoot = /^Uid:\s+0\b/m.test((await host.files.read('/proc/self/status')) ?? '')
  const exit = await host.exec.run({
    argv: isRoot ? argv : ['sudo', '-n', ...argv],
    cwd: '/',
    env: { LC_ALL: 'C', PATH: host.env.PATH ?? '' },
    limitSec,
  })
  checkRun(
    exit,
    limitSec,
    `${argv[0]} as root (of a server without server.profile, trace needs it)`,
  )
}

/** The server that a target loads; null: it has none. */
export function serverOf({ plan, build }: TrialSite, target: string) {
  const match = plan.targets.find(({ id }) => id === target)
  return build.design.workload.server?.(plan.suite.workload, match) ?? null
}

/** What is run of a choice on a side. */
export function profiledArm({ site: { plan, built } }: Pass, choice: ProfileChoice, side: Side) {
  const target = plan.targets.find(({ id }) => id === choice.target)
  const ready = built.arms.get(choice[side])
  const binary = target && ready?.binaries.get(target.unit)
  if (!target || !ready || !binary) throw new Error(`profile of unknown ${choice.target}`)
  return { target: targetOn(ready, target), ready, binary }
}

/** Of a run that has no server, no seed and no load of its own. */
export const placesOf = (source: string, out: string): Places => ({
  ...{ source, out },
  ...{ port: '', data: '', seed: '', ratePerSec: null, isWarmUp: false },
})

/** `opSec`: time of an operation, where that tells how many they are; null: something else does. */
type Executed = { operations: number | null; opSec: number | null; wallSec: number }

/** Where a run leaves its profiles: a folder, and absolute paths in it. */
type Left = { left: string; files: ProfilePaths }

const unknownWay = (how: string) =>
  new ProfileError(`nothing says how a profile of this is made: ${how}`)

async function execute(
  pass: Pass,
  choice: ProfileChoice,
  side: Side,
  { left, files }: Left,
): Promise<Executed> {
  const { plan } = pass.site
  const { workload: settings } = plan.suite
  const { workload, runtime } = pass.site.build.design
  const { target, ready, binary } = profiledArm(pass, choice, side)
  const server = workload.server?.(settings, target) ?? null
  if (server !== null && (server.profile !== undefined || files.has('trace'))) {
    // The port has to be known before the load, which would have a server of its own.
    if (server.restartRounds === 0) {
      throw new ProfileError('restart-rounds: 0 of the server leaves nothing up to be profiled')
    }
    return underLoad({ pass, target, arm: choice[side], url: server.profile ?? null, files })
  }
  const { variant } = ready
  const sec = pass.rule.sampleSec * pass.stretch
  const places = placesOf(ready.folder, left)
  const { benchmarks } = choice
  const asked = { target, variant, binary, files, places, sec, benchmarks }
  // Beside a server, what is run is its load.
  if (server !== null) throw unknownWay('name the URL in server.profile')
  const able = workloads.filter(({ profile }) => profile !== undefined).map(({ kind }) => kind)
  const step = workload.profile?.(settings, asked)
  if (step === undefined) throw unknownWay(`use ${able.join(' or ')}`)
  if ('why' in step) throw new ProfileError(`not profiled: ${step.why}`)
  const { host } = pass.site
  const command = {
    argv: step.argv,
    cwd: pathIn(ready.folder, step.folder),
    env: { ...runEnvOf(host, runtime, variant), ...step.env },
    // A process of a JVM starts for longer than it is sampled.
    limitSec: trialLimitOf(sec + (target.expectedSec ?? 0), plan.suite.trialLimitSec),
  }
  const shown = trialLabel(pass.site.plan, { arm: ready.arm.id, target: choice.target })
  const what = `a profile of ${trialText(shown)}`
  host.notify({ kind: 'waiting', what, limitSec: command.limitSec })
  const exit = await runIn(pass.site.build, command, {
    part: 'measured',
    arm: ready.arm.id,
    writable: [ready.folder, left],
  })
  checkRun(exit, command.limitSec, 'the profiler')
  const { stdout, stderr } = exit
  const kept = await outputFiles(pass.site, left)
  const outputs = { stdout, stderr, ...kept.outputs }
  const { value } = await host.reader.read({ workload: settings, outputs })
  const { wallSec } = exit
  if (step.operations === 'one') return { operations: 1, opSec: null, wallSec }
  if (step.operations === 'time') return { operations: null, opSec: opSecOf(value), wallSec }
  return { operations: operationsOf(value), opSec: null, wallSec }
}

/** Median CPU time of an operation, else wall time; null: it prints none, or of several benchmarks. */
function opSecOf(observations: Observation[]): number | null {
  const ofMetric = (id: string) => observations.filter(({ metric }) => metric === id)
  const cpu = ofMetric('cpu-s/op')
  const times = cpu.length > 0 ? cpu : ofMetric('time/op')
  if (new Set(times.map(({ benchmark }) => benchmark)).size !== 1) return null
  return medianOf(times.map(({ value }) => value)) || null
}

/** Throws where a run under a tool did not end by itself, or not well. */
export function checkRun(exit: Exit, limitSec: number, tool: string): void {
  if (exit.timedOut) {
    const next = 'raise trial-limit in the suite, or profile less of it'
    throw new HostError(`did not end within ${printDuration(limitSec)} under ${tool}`, next)
  }
  if (exit.code !== 0) throw new FailedRunError(`failed under ${tool}`, exit)
}

/** A run under a tool did not end well. */
class FailedRunError extends ProfileError {
  readonly what: string
  /** What it printed, or why it did not start. */
  readonly output: string
  constructor(what: string, exit: Exit) {
    const output = exit.notStarted ?? excerptOf(exit)
    super(`${what}:\n${output}`)
    this.what = what
    this.output = output
  }
}

/** Why there is no profile, as a finding has it. */
export function whyFailed(error: Error): { said: string; output?: string } {
  if (error instanceof FailedRunError) return { said: error.what, output: error.output }
  return error instanceof ServerError
    ? { said: error.what, output: error.log }
    : { said: error.message }
}

/** A load that outlived its profile is tried again with more room: the machine may be busy. */
async function underLoad(load: Load): Promise<Executed> {
  for (let attempt = 1; ; attempt++) {
    const done = await profileLoad(load)
    if (done !== null) return done
    if (attempt === LOAD_ATTEMPTS) throw new ProfileError('the load outlived its profile')
  }
}

/** `url`: null: the server has none, and its scheduler is asked. */
type Load = { pass: Pass; target: Target; arm: string; url: string | null; files: ProfilePaths }

/** The whole load is inside the profile, so that all of its operations are; null: it was not. */
async function profileLoad({ pass, target, arm, url, files }: Load): Promise<Executed | null> {
  const { site, servers, rule } = pass
  const { host, plan, built } = site
  const ready = built.arms.get(arm)
  if (ready === undefined) throw new Error(`no arm ${arm}`)
  const trial = { round: 0, position: 0, target: target.id, arm, attempt: 0 }
  const load = async () => {
    const startSec = host.clock.nowSec()
    const done = await runTrial(site, trial, target, new Map(), servers)
    const loadSec = host.clock.nowSec() - startSec
    pass.longestLoadSec = Math.max(pass.longestLoadSec, loadSec)
    return done
  }
  const server = await servers.of(ready.arm, 0, target)
  if (server === null) throw new Error(`no server of ${arm}`)
  if (!server.warmed.has(target.id)) await load()
  const loadSec = Math.max(target.expectedSec ?? 0, pass.longestLoadSec, rule.sampleSec)
  const sec = Math.ceil(loadSec + 2 * MARGIN_SEC)
  const { port, sidePort, data } = server
  const places = { port, data, 'side-port': sidePort, sec: String(sec) }
  const startSec = host.clock.nowSec()
  const limitSec = sec + trialLimitOf(0, plan.suite.trialLimitSec)
  const record = ([kind, file]: [RecordedKind, string]) =>
    url === null
      ? recordSwitches(host, server.running.pids(), file, sec)
      : host.net.download(fillText(url, { ...places, profile: ENDPOINTS[kind] }), file, limitSec)
  const profile = Promise.all([...files].map(record))
    .then(() => null)
    .catch((error: unknown) => error)
  await Promise.race([profile, host.clock.sleep(MARGIN_SEC)])
  const { record: ran, parsed } = await load()
  const isInside = host.clock.nowSec() - startSec < sec
  const failed = await profile
  if (failed !== null) throw failed
  if (ran.problem !== null) throw new ProfileError(failureReason(ran.problem))
  if (!isInside) return null
  return { operations: operationsOf(parsed.value), opSec: null, wallSec: ran.wallSec }
}
