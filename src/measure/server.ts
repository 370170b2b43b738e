/** Servers of the arms: started side by side, ready before their load, gone whatever happens. */
import type { Arm, Plan } from '../core/model.ts'
import { runtimeOf } from '../core/runtimes/index.ts'
import { type Argv, fillArgv, fillText } from '../core/text/argv.ts'
import type { ServerBlock } from '../core/text/program-blocks.ts'
import { runtimeIdOf, workloadOf } from '../core/workloads/index.ts'
import { type Host, HostError, type Running } from '../host/host.ts'
import type { BuildSite, Built } from './build.ts'
import { runEnvOf } from './toolchain.ts'

export type Server = {
  running: Running
  port: string
  data: string
  /** Which start of this arm's server it is, from 1. */
  start: number
  /** Targets that have run under it. */
  warmed: Set<string>
}

type Site = { host: Host; plan: Plan; built: Built; build: BuildSite }
type Places = { bin: string; source: string; port: string; data: string }

/** The arm's server cannot be used: what happened, with the tail of its log. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
}

const PROBE_EVERY_SEC = 0.05
const LOG_LINES = 15
/** A free port may be taken by another before the server has it. */
const ATTEMPTS = 2

export class Servers {
  private readonly site: Site
  private readonly up = new Map<string, Server & { stretch: number }>()
  private readonly starts = new Map<string, number>()
  private template: string | null = null

  constructor(site: Site) {
    this.site = site
  }

  /** The arm's server, ready; null: the suite has none. Throws ServerError. */
  async of(arm: Arm, bin: string, round: number): Promise<Server | null> {
    const block = this.block()
    if (block === null) return null
    const isPerTrial = block.restartRounds === 0
    const stretch = isPerTrial ? -1 : Math.floor(round / block.restartRounds)
    const known = this.up.get(arm.id)
    if (known && !isPerTrial && known.stretch === stretch && known.running.exit === null) {
      return known
    }
    await this.stop(arm.id)
    if (block.data === 'template' && this.template === null) {
      const first = await this.start(block, arm, bin, true)
      await first.running.stop()
      this.template = first.data
    }
    const server = { ...(await this.start(block, arm, bin, this.template === null)), stretch }
    this.up.set(arm.id, server)
    return server
  }

  async stopAll(): Promise<void> {
    await Promise.all([...this.up.keys()].map((arm) => this.stop(arm)))
  }

  private async stop(arm: string): Promise<void> {
    const server = this.up.get(arm)
    this.up.delete(arm)
    if (server === undefined) return
    await server.running.stop()
    await this.site.host.files.remove(server.data)
  }

  private block(): ServerBlock | null {
    const { workload } = this.site.plan.suite
    return workloadOf(workload.kind).server?.(workload) ?? null
  }

  private async start(block: ServerBlock, arm: Arm, bin: string, isPrepared: boolean) {
    const start = (this.starts.get(arm.id) ?? 0) + 1
    this.starts.set(arm.id, start)
    for (let attempt = 1; ; attempt++) {
      try {
        const once = await this.startOnce(block, arm, bin, isPrepared)
        return { ...once, start, warmed: new Set<string>() }
      } catch (error) {
        const isTaken = /address already in use|EADDRINUSE/i.test((error as Error).message)
        if (!isTaken || attempt === ATTEMPTS) throw error
      }
    }
  }

  private async startOnce(block: ServerBlock, arm: Arm, bin: string, isPrepared: boolean) {
    const { host, built } = this.site
    const source = built.arms.get(arm.id)?.folder ?? ''
    const port = String(await host.net.freePort())
    const data = await this.makeData()
    const places = { bin, source, port, data }
    for (const [name, text] of Object.entries(block.files)) {
      await host.files.write(`${data}/${name}`, fillText(text, places))
    }
    const running = await host.exec.start(this.command(block, arm, places))
    try {
      const log = await this.waitUntilReady(block, arm, running, places)
      for (const argv of isPrepared ? block.prepare : []) await this.prepare(arm, argv, places, log)
      running.takeOutput()
      return { running, port, data }
    } catch (error) {
      await running.stop()
      await host.files.remove(data)
      throw error
    }
  }

  private async makeData(): Promise<string> {
    const { host, build } = this.site
    const data = `${build.folder}/data-${[...this.starts.values()].reduce((a, b) => a + b, 0)}`
    await host.files.remove(data)
    if (this.template === null) {
      await host.files.makeFolder(data)
      return data
    }
    const exit = await host.exec.run({
      argv: ['cp', '-a', this.template, data],
      cwd: build.folder,
      env: { PATH: host.env.PATH ?? '' },
      limitSec: 600,
    })
    if (exit.code === 0 || exit.stopped) return data
    throw new HostError(`cannot copy the data folder: ${exit.stderr}`, 'is the disk full?')
  }

  private command(block: ServerBlock, arm: Arm, places: Places) {
    const { host, plan } = this.site
    const variant = plan.suite.variants.find(({ name }) => name === arm.variant)
    if (variant === undefined) throw new Error(`no variant "${arm.variant}"`)
    const own = Object.entries(block.env).map(([name, value]) => [name, fillText(value, places)])
    return {
      argv: [...fillArgv(block.run, places), ...variant.args] as unknown as Argv,
      cwd: [places.source, block.dir].filter(Boolean).join('/'),
      env: {
        ...Object.fromEntries(own),
        ...runEnvOf(host, runtimeOf(runtimeIdOf(plan.suite.workload)), variant),
      },
      limitSec: Number.MAX_SAFE_INTEGER,
      graceSec: block.stopLimit,
    }
  }

  /** The log so far. */
  private async waitUntilReady(block: ServerBlock, arm: Arm, running: Running, places: Places) {
    const { host } = this.site
    const endSec = host.clock.nowSec() + block.ready.timeout
    let log = ''
    for (;;) {
      log += running.takeOutput()
      const tail = log.trim().split('\n').slice(-LOG_LINES).join('\n')
      if (running.exit !== null) {
        const { code, signal, notStarted } = running.exit
        const how = notStarted ?? `ended with ${signal ?? `exit code ${code}`}`
        throw new ServerError(`the server of ${arm.id} ${how} before it was ready:\n${tail}`)
      }
      if (host.exec.stopping) throw new ServerError('stopped')
      if (await this.isReady(block, places)) return log
      if (host.clock.nowSec() > endSec) {
        const limit = `${block.ready.timeout} s`
        throw new ServerError(`the server of ${arm.id} was not ready within ${limit}:\n${tail}`)
      }
      await host.clock.sleep(PROBE_EVERY_SEC)
    }
  }

  private async isReady({ ready }: ServerBlock, places: Places): Promise<boolean> {
    const { host } = this.site
    if (ready.http !== undefined) return host.net.answers(fillText(ready.http, places))
    if (ready.command === undefined) return host.net.connects(Number(places.port))
    return (await this.client(ready.command, places, ready.timeout)).code === 0
  }

  private client(argv: Argv, places: Places, limitSec: number) {
    const { host } = this.site
    const env = { PATH: host.env.PATH ?? '', HOME: host.env.HOME ?? '/' }
    return host.exec.run({ argv: fillArgv(argv, places), cwd: places.source, env, limitSec })
  }

  private async prepare(arm: Arm, argv: Argv, places: Places, log: string): Promise<void> {
    const exit = await this.client(argv, places, this.site.plan.suite.trialLimitSec)
    if (exit.code === 0) return
    const how = exit.notStarted ?? exit.signal ?? (exit.timedOut ? 'timeout' : `exit ${exit.code}`)
    const tail = `${exit.stdout}\n${exit.stderr}\n${log}`.trim().split('\n').slice(-LOG_LINES)
    throw new ServerError(`preparing ${arm.id}: ${argv[0]}: ${how}:\n${tail.join('\n')}`)
  }
}
