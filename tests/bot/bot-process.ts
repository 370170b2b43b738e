/** The bot as its users run it: a process of its own, told by its environment and its signals. */
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sign } from '@octokit/webhooks-methods'
import { makeAppKeys } from '../support/github/app-keys.ts'
import { nodeEnv } from '../support/node-env.ts'

export const keys = makeAppKeys()
export const SECRET = 'secret-of-the-webhook'

/** Settings of an App with that id, which `keys` sign for. */
export const appEnv = (id: number, apiUrl: string) => ({
  GCBENCH_APP_ID: String(id),
  GCBENCH_APP_SLUG: 'bench',
  GCBENCH_WEBHOOK_SECRET: SECRET,
  GCBENCH_PRIVATE_KEY: keys.privateKey,
  GITHUB_API_URL: apiUrl,
})

export type BotProcess = {
  child: ChildProcess
  /** Where it listens; rejects with what it printed if it ended before. */
  url: Promise<string>
  /** All that it printed so far. */
  output(): string
  /** Its exit code; null: a signal ended it. */
  ended: Promise<number | null>
}

/** A killed test run leaves no bot behind: the kernel closes the pipe that this door listens to. */
const WITH_US = fileURLToPath(new URL('../../scripts/bot/ends-with-parent.ts', import.meta.url))

/**
 * `entry`: what is started in place of the bot's own door; `args`: what it is told there. It ends with
 * this process, however that ends.
 */
export function startBotProcess(
  env: Record<string, string>,
  entry = 'bot/main.ts',
  args: readonly string[] = [],
): BotProcess {
  const given = { ...nodeEnv, GCBENCH_HOST: '127.0.0.1', PORT: '0', ...env }
  const child = spawn(process.execPath, [WITH_US, entry, ...args], { env: given })
  let text = ''
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const url = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk
      const port = /"port":(\d+)/.exec(text)?.[1]
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => reject(new Error(`the bot ended: ${text}`)))
  })
  url.catch(() => {})
  return { child, url, output: () => text, ended }
}

/** Sends a signed delivery; its status. Rejects when the bot is not there. */
export async function sendDelivery(
  url: string,
  guid: string,
  event: string,
  payload: unknown,
): Promise<number> {
  const body = JSON.stringify(payload)
  const headers = {
    'content-type': 'application/json',
    'x-github-delivery': guid,
    'x-github-event': event,
    'x-hub-signature-256': await sign(SECRET, body),
  }
  const response = await fetch(`${url}/webhook`, { method: 'POST', body, headers })
  await response.arrayBuffer()
  return response.status
}
