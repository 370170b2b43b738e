/** The intakes that are compared: processes that take signed deliveries over HTTP. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { net } from '../../../src/machine/this-machine.ts'
import { appEnv, keys, SECRET, startBotProcess } from '../../../tests/bot/bot-process.ts'
import { nodeEnv } from '../../../tests/support/node-env.ts'

export type Intake = {
  name: string
  child: ChildProcess
  /** All processes whose work it is. */
  pids: number[]
  /** Where deliveries are posted to. */
  url: string
  stop(): Promise<void>
}

/** Resident memory of the process, B. */
export function rssBytes({ child }: Intake): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1])
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGTERM')
  await gone
}

export async function startOurs(
  name: string,
  apiUrl: string,
  store: Record<string, string>,
  storePids: readonly number[],
): Promise<Intake> {
  const env = { ...appEnv(1, apiUrl), ...store }
  const { child, url } = startBotProcess({ ...env, GCBENCH_LOG_LEVEL: 'info' })
  const pids = [child.pid ?? 0, ...storePids]
  return { name, child, pids, url: `${await url}/webhook`, stop: () => stop(child) }
}

export async function startProbot(apiUrl: string): Promise<Intake> {
  const port = await net.freePort()
  const env = {
    ...nodeEnv,
    APP_ID: '1',
    PRIVATE_KEY: keys.privateKey,
    WEBHOOK_SECRET: SECRET,
    WEBHOOK_PATH: '/webhook',
    HOST: '127.0.0.1',
    PORT: String(port),
    GHE_HOST: new URL(apiUrl).host,
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
  }
  const argv = [
    'node_modules/probot/bin/probot.js',
    'run',
    './scripts/bot/load-test/hello-world.js',
  ]
  const child = spawn(process.execPath, argv, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text = `${text}${chunk}`.slice(-2000)
    })
  const url = `http://127.0.0.1:${port}/webhook`
  for (let tries = 0; tries < 1_000; tries++) {
    if (child.exitCode !== null) break
    const answer = await fetch(url, { method: 'POST' }).catch(() => null)
    if (answer !== null)
      return { name: 'Probot', child, pids: [child.pid ?? 0], url, stop: () => stop(child) }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Probot did not start: ${text}`)
}
