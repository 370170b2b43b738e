/**
 * `npm run load-test [rate] [seconds] [turn]`: GitHub's own example payloads, signed, at a fixed
 * rate (a request goes out when its time has come, however late the others are), to the bot on both
 * engines of its store and to Probot's hello-world, in turns of ten seconds or so many. Prints how
 * long the answers took, and the memory of each process after every turn.
 */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { sign } from '@octokit/webhooks-methods'
import { quantileSorted } from 'simple-statistics'
import { SECRET } from '../../tests/bot/bot-process.ts'
import { engines } from '../../tests/bot/engines.ts'
import { startFakeGitHub } from '../../tests/support/github/fake.ts'
import { type Intake, rssBytes, startOurs, startProbot } from './load-test/intakes.ts'

const [rate = 100, seconds = 60, turnSec = 10] = process.argv.slice(2, 5).map(Number)

type Body = { event: string; body: string; signature: string }
type Examples = { name: string; examples: object[] }[]
const examples: Examples = createRequire(import.meta.url)(
  '@octokit/webhooks-examples/api.github.com/index.json',
)
const bodies: Body[] = await Promise.all(
  examples.flatMap(({ name, examples: all }) =>
    all.map(async (payload) => {
      const body = JSON.stringify(payload)
      return { event: name, body, signature: await sign(SECRET, body) }
    }),
  ),
)

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Milliseconds until the answer was there, from when the request was due. */
function send({ url }: Intake, { event, body, signature }: Body, dueMs: number) {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'GitHub-Hookshot/load',
    'x-github-delivery': randomUUID(),
    'x-github-event': event,
    'x-hub-signature-256': signature,
  }
  return new Promise<{ ms: number; status: number }>((resolve) => {
    const failed = () => resolve({ ms: performance.now() - dueMs, status: 0 })
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve({ ms: performance.now() - dueMs, status: answer.statusCode ?? 0 }))
    })
    asked.on('error', failed).end(body)
  })
}

async function turn(intake: Intake): Promise<{ ms: number; status: number }[]> {
  const began = performance.now()
  const answers: Promise<{ ms: number; status: number }>[] = []
  for (let i = 0; i < rate * turnSec; i++) {
    const dueMs = began + (1000 * i) / rate
    const left = dueMs - performance.now()
    if (left > 0) await sleep(left)
    answers.push(send(intake, bodies[i % bodies.length] as Body, dueMs))
  }
  return Promise.all(answers)
}

const fake = await startFakeGitHub()
const intakes: Intake[] = []
const stores: { stop(): Promise<void> }[] = []
for (const { engine, missing, start } of engines) {
  if (missing !== null) {
    console.log(`${engine}: skipped: ${missing}`)
    continue
  }
  const store = await start()
  stores.push(store)
  const { databaseUrl, dataDir } = await store.settings()
  const env: Record<string, string> =
    databaseUrl === null ? { GCBENCH_DATA_DIR: dataDir } : { GCBENCH_DATABASE_URL: databaseUrl }
  intakes.push(await startOurs(`gcbench on ${engine}`, fake.url, env))
}
intakes.push(await startProbot(fake.url))

const all = new Map(
  intakes.map((one) => [one, { ms: [] as number[], bad: 0, rss: [] as number[] }]),
)
for (const intake of intakes) await turn(intake)
for (const [intake, { rss }] of all) rss.push(rssBytes(intake))
for (let spent = 0; spent < seconds; spent += turnSec)
  for (const [intake, figures] of all) {
    for (const { ms, status } of await turn(intake)) {
      figures.ms.push(ms)
      if (status !== 200 && status !== 202) figures.bad++
    }
    figures.rss.push(rssBytes(intake))
  }

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
console.log(`${rate} deliveries a second, ${seconds} s each in turns of ${turnSec} s:`)
for (const [{ name }, { ms, bad, rss }] of all) {
  const sorted = ms.toSorted((a, b) => a - b)
  const [p50, p99] = [0.5, 0.99].map((q) => quantileSorted(sorted, q).toFixed(1))
  console.log(
    `${name}: ${ms.length} answers, ${bad} bad, p50 ${p50} ms, p99 ${p99} ms, ` +
      `most ${sorted.at(-1)?.toFixed(1)} ms; memory ${rss.map(mb).join(' -> ')}`,
  )
  if (bad > 0) process.exitCode = 1
}
for (const intake of intakes) await intake.stop()
for (const store of stores) await store.stop()
await fake.close()
agent.destroy()
