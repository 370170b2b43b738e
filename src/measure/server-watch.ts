/** What is read of a server around a block of load: its processes, and what its runtime tells. */
import type { Reading } from '../core/model/model.ts'
import { fillText } from '../core/settings/argv.ts'
import type { ServerBlock } from '../core/settings/program-blocks.ts'
import { AFTER, FAILED } from '../core/telemetry/go-runtime.ts'
import { trimSnapshot } from '../core/telemetry/go-runtime-trim.ts'
import type { Host } from '../host/port/host.ts'
import type { Server } from './server.ts'

/** An endpoint that takes longer is not waited for. */
const ANSWER_SEC = 1
const MOST_BYTES = 4 * 1024 * 1024
/** After so many blocks without an answer the start of a server is not asked any more. */
const MOST_FAILURES = 3

export type Watched<T> = {
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
export async function watchBlock<T>(
  host: Host,
  server: Server,
  { runtimeMetrics: asked, readings: everySec }: ServerBlock,
  run: () => Promise<T>,
): Promise<Watched<T>> {
  const { running, silent } = server
  const isAsked = asked !== undefined && silent.length < MOST_FAILURES
  let told = ''
  let failure: string | null = null
  const ask = async () => {
    if (!isAsked || failure !== null) return
    try {
      told += await snapshot(host, server, asked.url)
    } catch (error) {
      failure = (error as Error).message
    }
  }
  await ask()
  const before = await running.read()
  const startSec = host.clock.nowSec()
  const stopPolling = everySec == null ? () => [] : running.poll(everySec)
  const ran = await run()
  const between = stopPolling()
  const after = await running.read()
  const endSec = host.clock.nowSec() - startSec
  told += `${AFTER}\n`
  await ask()
  if (failure !== null) silent.push(failure)
  else silent.length = isAsked ? 0 : silent.length
  const why = failure ?? (isAsked ? null : `${silent.at(-1)}; not asked again after that`)
  return {
    ran,
    readings:
      before && after ? [{ ...before, atSec: 0 }, ...between, { ...after, atSec: endSec }] : [],
    metrics: asked === undefined ? null : why === null ? told : `${FAILED}${asked.url}: ${why}\n`,
  }
}
