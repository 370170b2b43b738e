/** When a server is ready for its load, and the commands that are asked of it then. */

import type { Exit, Host, Running } from '../machine/host.ts'
import { type Argv, fillArgv, fillText } from '../settings/command-line.ts'
import type { ServerBlock } from '../settings/programs.ts'
import { type Enclosed, type RunWalls, runIn } from '../sources/walls.ts'
import { endOf, explainServer, lastLines } from './trial-status.ts'

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

/** Between two tries: a tenth of what was waited, within these. A try may be a whole program. */
const PAUSE_SEC = { least: 0.05, most: 0.5 }
/** A try that hangs, on somebody else's port say, must not hide that the server has ended. */
const MOST_PROBE_SEC = 10

/** A command beside the server, in the environment of gcbench's own tools. */
function runClient(starting: Starting, argv: Argv, limitSec: number) {
  const { host, walls, enclosed, block, places } = starting
  const own = Object.entries(block.clientEnv ?? {})
  const env = {
    PATH: host.env.PATH ?? '',
    HOME: host.env.HOME ?? '/',
    ...Object.fromEntries(own.map(([name, value]) => [name, fillText(value, places)])),
  }
  const command = { argv: fillArgv(argv, places), cwd: places.source, env, limitSec }
  return runIn({ host, ...(walls && { walls }) }, command, enclosed)
}

/** Waits until the server answers; its log so far. Throws ServerError with what was waited for. */
export async function waitUntilReady(starting: Starting, running: Running): Promise<string> {
  const { host, block, arm, places, walls } = starting
  const startSec = host.clock.nowSec()
  const endSec = startSec + block.ready.timeout
  const folder = places.data
  let log = ''
  let seen: string | null = null
  for (;;) {
    log += running.takeOutput()
    if (host.exec.stopping) return log
    if (running.exit !== null) {
      const what = `the server of ${arm} ${endOf(running.exit)} before it was ready`
      throw await explainServer(host, what, { folder, said: log, end: running.exit, walls })
    }
    const leftSec = endSec - host.clock.nowSec()
    const limitSec = Math.min(MOST_PROBE_SEC, Math.max(1, leftSec))
    const { isReady, missing } = await tryServer(starting, limitSec)
    if (isReady) return log
    seen = missing ?? seen
    if (host.clock.nowSec() > endSec) {
      const why = seen ?? 'no try of it came to an end'
      const what = `the server of ${arm} was not ready within ${block.ready.timeout} s: ${why}`
      throw await explainServer(host, what, { folder, said: log, end: null, walls })
    }
    const waitedSec = host.clock.nowSec() - startSec
    await host.clock.sleep(Math.min(PAUSE_SEC.most, Math.max(PAUSE_SEC.least, waitedSec / 10)))
  }
}

/**
 * `missing`: what was seen instead of a server that is ready; null where it is, and where the try
 * was cut short because the time is up: that says nothing of the server.
 */
type Tried = { isReady: boolean; missing: string | null }

async function tryServer(starting: Starting, limitSec: number): Promise<Tried> {
  const { host, block, places } = starting
  const { http, command } = block.ready
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
  const shown = lastLines(`${stdout}\n${stderr}`)
  return shown === '' ? '' : ` (${shown.split('\n').slice(-3).join(' / ')})`
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
  const shown = `${running?.takeOutput() ?? ''}\n${exit.stdout}\n${exit.stderr}`
  const what = `preparing the server of ${starting.arm}: ${argv[0]} ${endOf(exit)}`
  const folder = starting.places.data
  throw await explainServer(starting.host, what, {
    folder,
    said: shown,
    end: exit,
    walls: starting.walls,
  })
}
