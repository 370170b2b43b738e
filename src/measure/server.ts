/** Servers of the arms: started side by side, ready before their load, gone whatever happens. */
import type { Arm, Plan, TrialRecord, Variant } from '../core/model/model.ts'
import { type Argv, fillArgv, fillText } from '../core/settings/argv.ts'
import type { ServerBlock } from '../core/settings/program-blocks.ts'
import type { Host, Running } from '../host/port/host.ts'
import type { BuildSite, Built } from './build.ts'
import { asServerError, endOf, explainServer, isPortTaken, ServerError } from './server-error.ts'
import { prepare, type ServerPlaces, type Starting, waitUntilReady } from './server-ready.ts'
import { runEnvOf } from './toolchain.ts'

export type Server = {
  running: Running
  port: string
  sidePort: string
  data: string
  /** Which start of this arm's server it is, from 1. */
  start: number
  /** Targets that have run under it. */
  warmed: Set<string>
  /** Why its runtime's metrics could not be had, of the last blocks in a row. */
  silent: string[]
}

type Site = { host: Host; plan: Plan; built: Built; build: BuildSite }

/** A free port may be taken by another before the server has it. */
const ATTEMPTS = 2
const COPY_LIMIT_SEC = 600

export class Servers {
  private readonly site: Site
  private readonly up = new Map<string, Server & { stretch: number }>()
  private readonly starts: Map<string, number>
  /** Starts that failed in this pass over the trials: not tried again in it. */
  private readonly failed = new Map<string, ServerError>()
  private folders = 0
  private template: string | null = null

  /** `records`: of an interrupted run, whose starts count too. */
  constructor(site: Site, records: readonly TrialRecord[] = []) {
    this.site = site
    const arms = Map.groupBy(records, ({ trial }) => trial.arm)
    this.starts = new Map(
      [...arms].map(([arm, all]) => [arm, Math.max(...all.map((one) => one.serverStart ?? 0))]),
    )
  }

  /** Before another pass over the trials. */
  forgive(): void {
    this.failed.clear()
  }

  /** Servers that are up. */
  get running(): Running[] {
    return [...this.up.values()].map(({ running }) => running)
  }

  /** The arm's server, ready; null: the suite has none. Throws ServerError. */
  async of(arm: Arm, round: number): Promise<Server | null> {
    const block = this.block()
    if (block === null) return null
    const isPerTrial = block.restartRounds === 0
    const stretch = isPerTrial ? -1 : Math.floor(round / block.restartRounds)
    const known = this.up.get(arm.id)
    const isCurrent = known !== undefined && !isPerTrial && known.stretch === stretch
    if (isCurrent && known.running.exit === null) return known
    await this.stop(arm.id)
    if (isCurrent) throw await this.whyGone(arm, known.running)
    if (block.data === 'template' && this.template === null) await this.makeTemplate(block, arm)
    const server = await this.start(block, arm, this.template === null)
    this.up.set(arm.id, { ...server, stretch })
    return server
  }

  /** A server that ended while nothing was asked of it. */
  private whyGone(arm: Arm, { exit, takeOutput }: Running): Promise<ServerError> {
    const { host, build } = this.site
    const what = `the server of ${arm.id} ${exit && endOf(exit)} between two trials`
    return explainServer(host, what, { folder: build.folder, said: takeOutput(), end: exit })
  }

  /** Ends the arm's server and frees the room of its data. */
  async stop(arm: string): Promise<void> {
    const server = this.up.get(arm)
    this.up.delete(arm)
    if (server === undefined) return
    await server.running.stop()
    await this.site.host.files.remove(server.data)
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.up.keys()].map((arm) => this.stop(arm)))
  }

  private block(): ServerBlock | null {
    const { workload, suite } = this.site.build.design
    return workload.server?.(suite.workload) ?? null
  }

  /** Data as the first arm's server prepares it; as this arm's does, where that one cannot. */
  private async makeTemplate(block: ServerBlock, arm: Arm): Promise<void> {
    const [first = arm] = this.site.plan.arms
    const made = await this.start(block, first, true).catch((error) => {
      if (first.id === arm.id || !(error instanceof ServerError)) throw error
      return this.start(block, arm, true)
    })
    await made.running.stop()
    this.template = made.data
  }

  private async start(block: ServerBlock, arm: Arm, isPrepared: boolean): Promise<Server> {
    const before = this.failed.get(arm.id)
    if (before !== undefined) throw before
    const start = (this.starts.get(arm.id) ?? 0) + 1
    this.starts.set(arm.id, start)
    for (let attempt = 1; ; attempt++) {
      try {
        const once = await this.startOnce(block, arm, isPrepared)
        return { ...once, start, warmed: new Set<string>(), silent: [] }
      } catch (error) {
        if (!(error instanceof ServerError)) throw error
        if (isPortTaken(error.message) && attempt < ATTEMPTS) continue
        this.failed.set(arm.id, error)
        throw error
      }
    }
  }

  private async startOnce(block: ServerBlock, arm: Arm, isPrepared: boolean) {
    const { host, built, plan } = this.site
    const ready = built.arms.get(arm.id)
    if (ready === undefined) throw new Error(`no arm ${arm.id}`)
    const { variant } = ready
    const [bin = ''] = ready.binaries.values()
    const port = String(await host.net.freePort())
    const data = `${this.site.build.folder}/data-${this.folders++}`
    // Asked for only where it is used: a port that nobody listens on may be taken by another.
    const hasSide = JSON.stringify(block).includes('{side-port}')
    const sidePort = hasSide ? String(await host.net.freePort()) : ''
    const places = { bin, source: ready.folder, port, data, 'side-port': sidePort }
    const starting: Starting = { host, block, arm: arm.id, places }
    let running: Running | null = null
    try {
      await this.makeData(starting)
      running = await host.exec.start(this.command(block, variant, places))
      await waitUntilReady(starting, running)
      for (const argv of isPrepared ? block.prepare : []) {
        await prepare(starting, argv, plan.suite.trialLimitSec, running)
      }
      running.takeOutput()
      return { running, port, sidePort, data }
    } catch (error) {
      const told = await asServerError(host, error, this.site.build.folder)
      await running?.stop()
      await host.files.remove(data)
      throw told
    }
  }

  private async makeData({ host, block, arm, places }: Starting): Promise<void> {
    const { data } = places
    if (this.template === null) await host.files.makeFolder(data)
    else {
      const exit = await host.exec.run({
        argv: ['cp', '-a', this.template, data],
        cwd: this.site.build.folder,
        env: { PATH: host.env.PATH ?? '' },
        limitSec: COPY_LIMIT_SEC,
      })
      const what = `cannot copy the prepared data for the server of ${arm}`
      const said = { folder: this.site.build.folder, said: exit.stderr, end: exit }
      if (exit.code !== 0 && !exit.stopped) throw await explainServer(host, what, said)
    }
    for (const [name, text] of Object.entries(block.files)) {
      await host.files.write(`${data}/${name}`, fillText(text, places))
    }
  }

  private command(block: ServerBlock, variant: Variant, places: ServerPlaces) {
    const { host, build } = this.site
    const placed = build.placements?.of(variant, 'server') ?? null
    const own = Object.entries(block.env).map(([name, value]) => [name, fillText(value, places)])
    return {
      argv: [...fillArgv(block.run, places), ...variant.args] as unknown as Argv,
      cwd: [places.source, block.dir].filter(Boolean).join('/'),
      env: {
        ...Object.fromEntries(own),
        ...runEnvOf(host, build.design.runtime, variant),
      },
      limitSec: Number.MAX_SAFE_INTEGER,
      graceSec: block.stopLimit,
      ...(placed === null ? {} : { placed }),
    }
  }
}
