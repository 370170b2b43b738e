/** When a server is ready for its load, and the commands that are asked of it then. */
import { type Argv, fillArgv, fillText } from '../core/settings/argv.ts'
import type { ServerBlock } from '../core/settings/program-blocks.ts'
import type { Exit, Host, Running } from '../host/port/host.ts'
import { endOf, explainServer, lastLines } from './server-error.ts'
import { type Enclosed, type RunWalls, runIn } from './walls/run-walls.ts'

export type ServerPlaces = Record<'bin' | 'source' | 'port' | 'data' | 'side-port', string> &
  Record<string, string>

/** A server that was started: which arm's, its settings, and where it is. */
export type Starting = {
  host: Host
  /** Absent: it has none. */
  walls: RunWalls | undefined
  enclosed: Enclosed & { own: string }
  block: ServerBlock
  arm: string
  places: ServerPlaces
}

const PROBE_EVERY_SEC = 0.05
/** A try that hangs, on somebody else's port say, must not hide that the server has ended. */
const MOST_PROBE_SEC = 10

/** A command beside the server, in the environment of gcbench's own tools. */
export function runClient(starting: Starting, argv: Argv, limitSec: number) {
  const { host, walls, enclosed, block, places } = starting
  const own = Object.entries(block.clientEnv ?? {})
  const env = {
    ...{ PATH: host.env.PATH ?? '', HOME: host.env.HOME ?? '/' },
    ...Object.fromEntries(own.map(([name, value]) => [name, fillText(value, places)])),
  }
  const command = { argv: fillArgv(argv, places), cwd: places.source, env, limitSec }
  return runIn({ host, ...(walls && { walls }) }, command, enclosed)
}

/** Waits until the server answers; its log so far. Throws ServerError with what was waited for. */
export async function waitUntilReady(starting: Starting, running: Running): Promise<string> {
  const { host, block, arm, places, walls } = starting
  const endSec = host.clock.nowSec() + block.ready.timeout
  const folder = places.data
  let log = ''
  for (;;) {
    log += running.takeOutput()
    if (host.exec.stopping) return log
    if (running.exit !== null) {
      const what = `the server of ${arm} ${endOf(running.exit)} before it was ready`
      throw await explainServer(host, what, { folder, said: log, end: running.exit, walls })
    }
    const leftSec = endSec - host.clock.nowSec()
    const missing = await whatIsMissing(starting, Math.min(MOST_PROBE_SEC, Math.max(1, leftSec)))
    if (missing === null) return log
    if (host.clock.nowSec() > endSec) {
      const what = `the server of ${arm} was not ready within ${block.ready.timeout} s: ${missing}`
      throw await explainServer(host, what, { folder, said: log, end: null, walls })
    }
    await host.clock.sleep(PROBE_EVERY_SEC)
  }
}

/** Null: it is ready. */
async function whatIsMissing(starting: Starting, limitSec: number): Promise<string | null> {
  const { host, block, places } = starting
  const { http, command } = block.ready
  if (http !== undefined) {
    const url = fillText(http, places)
    return (await host.net.answers(url)) ? null : `${url} does not answer with a status below 400`
  }
  if (command === undefined) {
    const isUp = await host.net.connects(Number(places.port))
    return isUp ? null : `nothing takes connections at 127.0.0.1:${places.port}`
  }
  const exit = await runClient(starting, command, limitSec)
  return exit.code === 0 ? null : `${command[0]} ${endOf(exit)}${wordsOf(exit)}`
}

const wordsOf = ({ stdout, stderr }: Exit) => {
  const said = lastLines(`${stdout}\n${stderr}`)
  return said === '' ? '' : ` (${said.split('\n').slice(-3).join(' / ')})`
}

/**
 * One command of `prepare`, or of `init`, where the server does not run yet. Throws ServerError
 * with its words and the server's.
 */
export async function prepare(
  starting: Starting,
  argv: Argv,
  limitSec: number,
  running: Running | null,
): Promise<void> {
  const exit = await runClient(starting, argv, limitSec)
  if (exit.code === 0 || exit.stopped) return
  const said = `${running?.takeOutput() ?? ''}\n${exit.stdout}\n${exit.stderr}`
  const what = `preparing the server of ${starting.arm}: ${argv[0]} ${endOf(exit)}`
  const folder = starting.places.data
  throw await explainServer(starting.host, what, { folder, said, end: exit, walls: starting.walls })
}
