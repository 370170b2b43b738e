/**
 * The servers of the arms: how one is prepared, started and found ready, and which of them run in a
 * round. Data folders are copied from a template; every server is stopped, whatever happens.
 */
import type { Exit, Host, Running } from '../machine/host.ts'
import type { Arm, Plan, Target, TrialRecord, Variant } from '../model/model.ts'
import { pathIn } from '../model/paths.ts'
import { printDuration } from '../model/unit.ts'
import { loadSeedOf, paddingBytesOf } from '../plan/plan.ts'
import { type Argv, fillArgv, fillText } from '../settings/command-line.ts'
import type { ServerSettings } from '../settings/programs.ts'
import type { BuildSite, Built } from '../sources/build.ts'
import { type IsolatedCommand, type RunIsolation, runIn } from '../sources/isolation.ts'
import { paddedEnv, runEnvOf } from '../sources/toolchain.ts'
import {
  asServerError,
  endOf,
  explainServer,
  isPortTaken,
  lastLines,
  ServerError,
} from './trial-status.ts'

type ServerPlaces = Record<'bin' | 'source' | 'port' | 'data' | 'side-port', string> &
  Record<string, string>

/** A server that was started: which arm's, its settings, and where it is. */
export type ServerStart = {
  host: Host
  /** Absent: it has none. */
  isolation: RunIsolation | null
  enclosed: IsolatedCommand & { own: string }
  settings: ServerSettings
  arm: string
  places: ServerPlaces
}

/** Between two tries: a tenth of what was waited, within these. A try may be a whole program. */
const PAUSE_SEC = { least: 0.05, most: 0.5 }
/** A try that hangs, on somebody else's port say, must not hide that the server has ended. */
const MOST_PROBE_SEC = 10

/** A command beside the server, in the environment of gcbench's own tools. */
function runClient(starting: ServerStart, argv: Argv, limitSec: number) {
  const { host, isolation, enclosed, settings, places } = starting
  const own = Object.entries(settings.clientEnv ?? {})
  const env = {
    PATH: host.env.PATH ?? '',
    HOME: host.env.HOME ?? '/',
    ...Object.fromEntries(own.map(([name, value]) => [name, fillText(value, places)])),
  }
  const command = { argv: fillArgv(argv, places), cwd: places.source, env, limitSec }
  return runIn({ host, isolation }, command, enclosed)
}

/** Waits until the server answers; its log so far. Throws ServerError with what was waited for. */
export async function waitUntilReady(starting: ServerStart, running: Running): Promise<string> {
  const { host, settings, arm, places, isolation } = starting
  const startSec = host.clock.nowSec()
  const endSec = startSec + settings.ready.timeout
  const folder = places.data
  let log = ''
  let seen: string | null = null
  for (;;) {
    log += running.takeOutput()
    if (host.exec.stopping) return log
    if (running.exit !== null) {
      const what = `the server of ${arm} ${endOf(running.exit)} before it was ready`
      throw await explainServer(host, what, { folder, said: log, end: running.exit, isolation })
    }
    const leftSec = endSec - host.clock.nowSec()
    const limitSec = Math.min(MOST_PROBE_SEC, Math.max(1, leftSec))
    const { isReady, missing } = await tryServer(starting, limitSec)
    if (isReady) return log
    seen = missing ?? seen
    if (host.clock.nowSec() > endSec) {
      const why = seen ?? 'no try of it came to an end'
      const what = `the server of ${arm} was not ready within ${settings.ready.timeout} s: ${why}`
      throw await explainServer(host, what, { folder, said: log, end: null, isolation })
    }
    const waitedSec = host.clock.nowSec() - startSec
    await host.clock.sleep(Math.min(PAUSE_SEC.most, Math.max(PAUSE_SEC.least, waitedSec / 10)))
  }
}

/**
 * `missing`: what was seen instead of a server that is ready; null where it is, and where the try
 * was cut short because the time is up: that says nothing of the server.
 */
type StartAttempt = { isReady: boolean; missing: string | null }

async function tryServer(starting: ServerStart, limitSec: number): Promise<StartAttempt> {
  const { host, settings, places } = starting
  const { http, command } = settings.ready
  const saw = (isReady: boolean, missing: string) => ({
    isReady,
    missing: isReady ? null : missing,
  })
  if (http !== undefined) {
    const url = fillText(http, places)
    return saw(await host.net.answers(url), `${url} does not answer with a status below 400`)
  }
  if (command === undefined) {
    const isUp = await host.net.connects(Number(places.port))
    return saw(isUp, `nothing takes connections at 127.0.0.1:${places.port}`)
  }
  const exit = await runClient(starting, command, limitSec)
  if (exit.timedOut && limitSec < MOST_PROBE_SEC) return { isReady: false, missing: null }
  return saw(exit.code === 0, `${command[0]} ${endOf(exit)}${wordsOf(exit)}`)
}

const wordsOf = ({ stdout, stderr }: Exit) => {
  const tail = lastLines(`${stdout}\n${stderr}`)
  return tail === '' ? '' : ` (${tail.split('\n').slice(-3).join(' / ')})`
}

/** What the commands beside a server are for, as its failure is told. */
const PURPOSES = {
  init: 'preparing',
  prepare: 'preparing',
  beforeStart: 'before the start of',
  beforeBlock: 'before a block of load on',
} as const

/** What a command calls itself: a line of sh by its `$0`. */
const nameOf = ([program, option, , name = program]: Argv) =>
  program === 'sh' && option === '-c' ? name : program

/**
 * The commands of one key; `running`: null where the server does not run yet. Throws ServerError
 * with the words of the command and the server's.
 */
export async function runCommands(
  starting: ServerStart,
  key: keyof typeof PURPOSES,
  running: Running | null,
): Promise<void> {
  for (const argv of starting.settings[key]) await runCommand(starting, key, argv, running)
}

async function runCommand(
  starting: ServerStart,
  key: keyof typeof PURPOSES,
  argv: Argv,
  running: Running | null,
): Promise<void> {
  const { host, settings, arm } = starting
  const doing = `${PURPOSES[key]} the server of ${arm}: ${nameOf(argv)}`
  // To fill a database may take minutes; the others are part of a trial, which was told.
  if (key === 'init' || key === 'prepare')
    host.notify({ kind: 'waiting', what: doing, limitSec: settings.prepareLimit })
  const exit = await runClient(starting, argv, settings.prepareLimit)
  if (exit.code === 0 || exit.stopped) return
  const output = `${running?.takeOutput() ?? ''}\n${exit.stdout}\n${exit.stderr}`
  const what = `${doing} ${endOfCommand(starting, exit)}`
  const folder = starting.places.data
  throw await explainServer(host, what, {
    folder,
    said: output,
    end: exit,
    isolation: starting.isolation,
    limit: 'server.prepare-limit',
  })
}

/** How one ended that prepares a server or its stop, with the limit that it was ended at. */
const endOfCommand = ({ settings }: ServerStart, exit: Exit) =>
  exit.timedOut
    ? `did not end within prepare-limit, ${printDuration(settings.prepareLimit)}`
    : endOf(exit)

// The servers of a run.

export type Server = {
  /** The arm and the settings that it was started with. */
  slot: string
  running: Running
  /** What it was started with, for commands beside it. */
  starting: ServerStart
  port: string
  sidePort: string
  data: string
  /** Disk space of `data` when it was ready and prepared; null: not known. */
  dataBytes: number | null
  /** Folder of what it and its load have in common, their /tmp. */
  temporary: string
  /** Which start of its slot it is, from 1. */
  start: number
  /** Of its environment. */
  paddingBytes: number
  /** Targets that have run under it. */
  warmed: Set<string>
  /** Why its runtime's metrics could not be had, of the last blocks in a row. */
  silent: string[]
}

type Slot = { key: string; arm: Arm; settings: ServerSettings }

type Site = { host: Host; plan: Plan; built: Built; build: BuildSite }

/** A free port may be taken by another before the server has it. */
const ATTEMPTS = 2
const COPY_LIMIT_SEC = 600
/** A folder of very many files is not counted. */
const COUNT_LIMIT_SEC = 5

/** Disk space of a folder; null: not known. */
async function diskBytes(host: Host, folder: string): Promise<number | null> {
  const exit = await host.exec.run({
    argv: ['du', '-sk', folder],
    cwd: folder,
    env: { PATH: host.env.PATH ?? '' },
    limitSec: COUNT_LIMIT_SEC,
  })
  const [, kib] = /^(\d{1,12})\s/.exec(exit.stdout ?? '') ?? []
  return kib === undefined || exit.code !== 0 ? null : Number(kib) * 1024
}

const slotKey = (arm: string, settings: ServerSettings) => JSON.stringify([arm, settings])

const hasTemplate = ({ data }: ServerSettings) => data !== 'fresh'

/** Rounds under one start, counted; each trial its own: none is that of another. */
const stretchOf = ({ restartRounds }: ServerSettings, round: number) =>
  restartRounds === 0 ? -1 : Math.floor(round / restartRounds)

/**
 * What all servers of a run share, those of its counts, rounds and profiles: how many folders have
 * data, prepared data by what made it, what prepares some now, and the loads that base can take.
 */
type DataOfRun = {
  folders: number
  templates: Map<string, string>
  preparing: Map<string, Promise<void>>
  offered: Map<string, number>
}
const newData = (): DataOfRun => ({
  folders: 0,
  templates: new Map(),
  preparing: new Map(),
  offered: new Map(),
})
const dataOf = new WeakMap<BuildSite, DataOfRun>()

export class Servers {
  private readonly site: Site
  private readonly up = new Map<string, Server & { stretch: number }>()
  private readonly starts: Map<string, number>
  /** Transactions a second that the arms are offered, by target, where base told what it can do. */
  readonly offered: Map<string, number>
  /** Starts that failed in this pass over the trials: not tried again in it. */
  private readonly failed = new Map<string, ServerError>()
  /** Seconds so far of what runs before a load can be measured. */
  startSec = 0
  private readonly data: DataOfRun

  /** `records`: of an interrupted run, whose starts count too. */
  constructor(site: Site, records: readonly TrialRecord[] = []) {
    this.site = site
    this.data = dataOf.get(site.build) ?? newData()
    dataOf.set(site.build, this.data)
    this.offered = this.data.offered
    for (const { trial, offeredPerSec } of records) {
      if (offeredPerSec !== undefined) this.offered.set(trial.target, offeredPerSec)
    }
    const slots = Map.groupBy(records, ({ trial }) => this.keyOf(trial.arm, trial.target))
    this.starts = new Map(
      [...slots].map(([key, all]) => [key, Math.max(...all.map((one) => one.serverStart ?? 0))]),
    )
  }

  /** Before another pass over the trials. */
  forgive(): void {
    this.failed.clear()
  }

  /** Starts, those side by side once, and warm-ups: told apart from what every round takes. */
  async starting<T>(run: () => Promise<T>): Promise<T> {
    const { clock } = this.site.host
    const sinceSec = clock.nowSec()
    try {
      return await run()
    } finally {
      this.startSec += clock.nowSec() - sinceSec
    }
  }

  /** Servers that are up. */
  get running(): Running[] {
    return [...this.up.values()].map(({ running }) => running)
  }

  /** The arm's server for a target, ready; null: the suite has none. Throws ServerError. */
  async of(arm: Arm, round: number, target?: Target): Promise<Server | null> {
    const settings = this.settingsOf(target)
    if (settings === null) return null
    const slot: Slot = { key: slotKey(arm.id, settings), arm, settings }
    const current = this.currentOf(slot, round)
    if (current?.running.exit === null) return current
    await this.stop(slot.key)
    if (current !== null) throw await this.whyGone(arm, current.running)
    if (hasTemplate(settings)) await this.makeTemplateOnce(slot)
    const server = await this.start(slot, !this.data.templates.has(this.templateKey(slot)))
    this.up.set(slot.key, { ...server, stretch: stretchOf(settings, round) })
    return server
  }

  /**
   * The slot of a target whose stretch of rounds begins, so that its server is to be started;
   * null: it was started, alive or not, or every trial has one of its own, or the suite has none.
   */
  dueFor(arm: Arm, round: number, target: Target): string | null {
    const settings = this.settingsOf(target)
    if (settings === null || settings.restartRounds === 0) return null
    const slot: Slot = { key: slotKey(arm.id, settings), arm, settings }
    return this.currentOf(slot, round) === null ? slot.key : null
  }

  /** Whether the round is the first of a stretch under servers of its own. */
  startAnewIn(round: number): boolean {
    const restartRounds = this.settingsOf()?.restartRounds ?? 0
    return restartRounds > 0 && round % restartRounds === 0
  }

  /** What was started for the round's stretch and is not stopped; null: nothing was. */
  private currentOf({ key, settings }: Slot, round: number) {
    const server = this.up.get(key)
    if (server === undefined || settings.restartRounds === 0) return null
    return server.stretch === stretchOf(settings, round) ? server : null
  }

  /** A server that ended while nothing was asked of it. */
  private whyGone(arm: Arm, { exit, takeOutput }: Running): Promise<ServerError> {
    const { host, build } = this.site
    const what = `the server of ${arm.id} ${exit && endOf(exit)} between two trials`
    const { folder, isolation } = build
    return explainServer(host, what, { folder, said: takeOutput(), end: exit, isolation })
  }

  /** Ends the slot's server and frees the room of its data. */
  async stop(slot: string): Promise<void> {
    const server = this.up.get(slot)
    this.up.delete(slot)
    if (server === undefined) return
    await this.runBeforeStop(server)
    await server.running.stop()
    await this.remove(server)
  }

  /** What was measured stands, whatever becomes of these. */
  private async runBeforeStop({ running, starting }: Server): Promise<void> {
    if (running.exit !== null) return
    for (const argv of starting.settings.beforeStop) {
      const exit = await runClient(starting, argv, starting.settings.prepareLimit)
      if (exit.code === 0 || exit.stopped) continue
      const text = `before-stop of the server of ${starting.arm}: ${nameOf(argv)} ${endOfCommand(starting, exit)}`
      this.site.host.notify({ kind: 'note', text: text + wordsOf(exit) })
    }
  }

  private async remove({ data, temporary }: { data: string; temporary: string }): Promise<void> {
    for (const folder of [data, temporary]) await this.site.host.files.remove(folder)
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.up.keys()].map((slot) => this.stop(slot)))
  }

  private settingsOf(target?: Target): ServerSettings | null {
    const { workload, suite } = this.site.build.design
    return workload.server?.(suite.workload, target) ?? null
  }

  private keyOf(arm: string, targetId: string): string {
    const target = this.site.plan.targets.find(({ id }) => id === targetId)
    const settings = this.settingsOf(target)
    return settings === null ? '' : slotKey(arm, settings)
  }

  /**
   * Servers with the same key have the same data: those of one build of one arm, or of its copy; of
   * all arms only where the suite says so, since what a server writes depends on it.
   */
  private templateKey({ arm, settings }: Slot): string {
    if (settings.data === 'shared') return JSON.stringify(settings)
    const builds = this.site.built.records.filter((record) => record.arm === arm.id)
    const hashes = builds.map(({ unit, sha256 }) => [unit, sha256])
    return JSON.stringify([arm.copyOf ?? arm.id, hashes, settings])
  }

  /** Servers that are started at once wait for one of them; the next one tries again. */
  private async makeTemplateOnce(slot: Slot): Promise<void> {
    const key = this.templateKey(slot)
    if (this.data.templates.has(key)) return
    const template = this.data.preparing.get(key) ?? this.makeTemplate(slot)
    this.data.preparing.set(key, template)
    await template.finally(() => this.data.preparing.delete(key))
  }

  /** Shared data is as the first arm's server prepares it, or as this arm's, where that one cannot. */
  private async makeTemplate({ arm, settings, key }: Slot): Promise<void> {
    const first = settings.data === 'shared' ? (this.site.plan.arms[0] ?? arm) : arm
    const slotOf = (one: Arm): Slot => ({ key: slotKey(one.id, settings), arm: one, settings })
    const server = await this.start(slotOf(first), true).catch((error) => {
      if (first.id === arm.id || !(error instanceof ServerError)) throw error
      return this.start(slotOf(arm), true)
    })
    await server.running.stop()
    this.data.templates.set(this.templateKey({ arm, settings, key }), server.data)
  }

  private async start({ key, arm, settings }: Slot, isPrepared: boolean): Promise<Server> {
    const before = this.failed.get(key)
    if (before !== undefined) throw before
    const start = (this.starts.get(key) ?? 0) + 1
    this.starts.set(key, start)
    for (let attempt = 1; ; attempt++) {
      try {
        const once = await this.startOnce({ key, arm, settings }, isPrepared, start)
        return { slot: key, ...once, start, warmed: new Set<string>(), silent: [] }
      } catch (error) {
        if (!(error instanceof ServerError)) throw error
        if (isPortTaken(error.log) && attempt < ATTEMPTS) continue
        this.failed.set(key, error)
        throw error
      }
    }
  }

  private async startOnce(slot: Slot, isPrepared: boolean, start: number) {
    const { arm, settings } = slot
    const { host, built, plan } = this.site
    const ready = built.arms.get(arm.id)
    if (ready === undefined) throw new Error(`no arm ${arm.id}`)
    const { variant } = ready
    const [bin = ''] = ready.binaries.values()
    const port = String(await host.net.freePort())
    const data = `${this.site.build.folder}/data-${this.data.folders++}`
    // Asked for only where it is used: a port that nobody listens on may be taken by another.
    const hasSide = JSON.stringify(settings).includes('{side-port}')
    const sidePort = hasSide ? String(await host.net.freePort()) : ''
    const seed = String(loadSeedOf(plan, 'prepare'))
    const own = { bin, source: ready.folder, port, data, seed, 'side-port': sidePort }
    const places: ServerPlaces = { ...settings.words, ...own }
    const { isolation } = this.site.build
    const temporary = isolation?.ownFolder() ?? `${data}-own`
    const enclosed: ServerStart['enclosed'] = {
      part: 'measured',
      arm: arm.id,
      writable: [ready.folder, data],
      own: temporary,
    }
    const starting: ServerStart = { host, isolation, enclosed, settings, arm: arm.id, places }
    let running: Running | null = null
    try {
      await this.makeData(starting, this.data.templates.get(this.templateKey(slot)))
      await runCommands(starting, 'beforeStart', null)
      const paddingBytes = paddingBytesOf(plan, 'start', start)
      const command = this.command(settings, variant, places, paddingBytes)
      running = await (isolation?.start(command, enclosed) ?? host.exec.start(command))
      await waitUntilReady(starting, running)
      if (isPrepared) await runCommands(starting, 'prepare', running)
      running.takeOutput()
      const dataBytes = await diskBytes(host, data)
      return { running, starting, port, sidePort, data, dataBytes, temporary, paddingBytes }
    } catch (error) {
      const explained = await asServerError(host, error, this.site.build.folder)
      await running?.stop()
      await this.remove({ data, temporary })
      throw explained
    }
  }

  private async makeData(starting: ServerStart, template: string | undefined): Promise<void> {
    const { host, settings, arm, places } = starting
    const { data } = places
    if (template === undefined) await host.files.makeFolder(data)
    else {
      const exit = await host.exec.run({
        // gcbench's own user can read it: what a server writes is gcbench's on disk.
        argv: ['cp', '-a', template, data],
        cwd: this.site.build.folder,
        env: { PATH: host.env.PATH ?? '' },
        limitSec: COPY_LIMIT_SEC,
      })
      const what = `cannot copy the prepared data for the server of ${arm}`
      const failed = {
        folder: this.site.build.folder,
        said: exit.stderr,
        end: exit,
        isolation: null,
      }
      if (exit.code !== 0 && !exit.stopped) throw await explainServer(host, what, failed)
    }
    for (const [name, text] of Object.entries(settings.files)) {
      await host.files.writeInto(data, name, fillText(text, places))
    }
    if (template === undefined) await runCommands(starting, 'init', null)
  }

  private command(
    settings: ServerSettings,
    variant: Variant,
    places: ServerPlaces,
    paddingBytes: number,
  ) {
    const { host, build } = this.site
    const placed = build.placements?.of(variant, 'server') ?? null
    const own = Object.entries(settings.env).map(([name, value]) => [name, fillText(value, places)])
    return {
      argv: [...fillArgv(settings.run, places), ...variant.args] as unknown as Argv,
      cwd: pathIn(places.source, settings.dir),
      env: paddedEnv(
        { ...Object.fromEntries(own), ...runEnvOf(host, build.design.runtime, variant) },
        paddingBytes,
      ),
      limitSec: Number.MAX_SAFE_INTEGER,
      graceSec: settings.stopLimit,
      ...(placed === null ? {} : { placed }),
    }
  }
}
