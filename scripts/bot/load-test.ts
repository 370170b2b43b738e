/**
 * `npm run load-test [seconds] [turn] [on a server] [embedded] [event]`: GitHub's own examples of
 * what an App is told of, or of one event (`issue_comment`: people who talk, and ask for nothing),
 * signed, at a fixed rate (a request goes out when its time has come, however late the others are),
 * to the bot on both engines of its store and to Probot's hello-world, in turns of five seconds or so
 * many; 200 a second on a server and 50 embedded, or so many. PostgreSQL waits for the disk. Prints
 * how long the answers took, how many times as long as Probot's, the CPU time of a delivery with all
 * that comes of it, and the memory of each process.
 */
import '../ends-clean.ts'
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { sign } from '@octokit/webhooks-methods'
import { quantileSorted } from 'simple-statistics'
import { manifestOf } from '../../bot/pages/setup.ts'
import type { Engine } from '../../bot/store/store.ts'
import { SECRET } from '../../tests/bot/bot-process.ts'
import { engines } from '../../tests/bot/engines.ts'
import { startFakeGitHub } from '../../tests/support/github/fake.ts'
import { cpuSec } from './load-test/cpu-time.ts'
import { type Intake, rssBytes, startOurs, startProbot } from './load-test/intakes.ts'

const [seconds = 30, turnSec = 5, onServer = 200, embedded = 50] = process.argv
  .slice(2, 6)
  .map(Number)
const only = process.argv[6]
const rates: Record<Engine, number> = { postgres: onServer, pglite: embedded }

type Body = { event: string; body: string; signature: string }
type Examples = { name: string; examples: object[] }[]
const examples: Examples = createRequire(import.meta.url)(
  '@octokit/webhooks-examples/api.github.com/index.json',
)

const { default_events: appEvents } = manifestOf('http://localhost')

/** Repositories that the events come from, in turn. */
const REPOSITORIES = 10

/** As an App gets it: of what it asked for, with its installation. */
const bodies: Body[] = await Promise.all(
  Array.from({ length: REPOSITORIES }).flatMap((_, at) => {
    const of = { installation: { id: 1 + at } }
    return examples
      .filter(({ name }) => name.startsWith('installation') || appEvents.includes(name))
      .filter(({ name }) => only === undefined || name === only)
      .flatMap(({ name, examples: all }) =>
        all.map(async (payload) => {
          const repository = { ...(payload as { repository?: object }).repository, id: 1 + at }
          const body = JSON.stringify({ ...payload, ...of, repository })
          return { event: name, body, signature: await sign(SECRET, body) }
        }),
      )
  }),
)
const meanBytes = bodies.reduce((sum, { body }) => sum + body.length, 0) / bodies.length

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

type Answer = { ms: number; status: number }

/** Milliseconds until the answer was there, from when the request was due. */
function send({ url }: Intake, { event, body, signature }: Body, dueMs: number): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'GitHub-Hookshot/load',
    'x-github-delivery': randomUUID(),
    'x-github-event': event,
    'x-hub-signature-256': signature,
  }
  return new Promise((resolve) => {
    const failed = () => resolve({ ms: performance.now() - dueMs, status: 0 })
    const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer
        .resume()
        .on('end', () => resolve({ ms: performance.now() - dueMs, status: answer.statusCode ?? 0 }))
    })
    asked.on('error', failed).end(body)
  })
}

/** One intake at one rate: what came of it so far. */
type Line = {
  intake: Intake
  rate: number
  /** The line of Probot at this rate; null: it is that line. */
  peer: Line | null
  ms: number[]
  bad: number
  cpuSec: number
  rss: number[]
  /** Where in the examples its next turn begins. */
  next: number
}

const lineOf = (intake: Intake, rate: number, peer: Line | null): Line => {
  return { intake, rate, peer, ms: [], bad: 0, cpuSec: 0, rss: [], next: 0 }
}

const cpuOf = ({ pids }: Intake) => pids.reduce((sum, pid) => sum + cpuSec(pid), 0)

async function turn(line: Line): Promise<void> {
  const { intake, rate } = line
  const cpuBefore = cpuOf(intake)
  const began = performance.now()
  const answers: Promise<Answer>[] = []
  for (let i = 0; i < rate * turnSec; i++) {
    const dueMs = began + (1000 * i) / rate
    const left = dueMs - performance.now()
    if (left > 0) await sleep(left)
    answers.push(send(intake, bodies[line.next++ % bodies.length] as Body, dueMs))
  }
  for (const { ms, status } of await Promise.all(answers)) {
    line.ms.push(ms)
    if (status === 200 || status === 202) continue
    line.bad++
    console.error(`${intake.name}: answered ${status === 0 ? 'not at all' : status}`)
  }
  // A server closes what is idle for long: no connection waits for its next turn.
  agent.destroy()
  line.cpuSec += cpuOf(intake) - cpuBefore
  line.rss.push(rssBytes(intake))
}

const fake = await startFakeGitHub()
const stores: { stop(): Promise<void> }[] = []
const probot = await startProbot(fake.url)
const lines: Line[] = []
for (const { engine, missing, start } of engines) {
  if (missing !== null) {
    console.log(`${engine}: skipped: ${missing}`)
    continue
  }
  const store = await start('on')
  stores.push(store)
  const { databaseUrl, dataDir } = await store.settings()
  const env: Record<string, string> =
    databaseUrl === null ? { GCBENCH_DATA_DIR: dataDir } : { GCBENCH_DATABASE_URL: databaseUrl }
  const ours = await startOurs(`gcbench on ${engine}`, fake.url, env, store.pids)
  const rate = rates[engine]
  const peer = lines.find((line) => line.rate === rate && line.peer === null)
  const bare = peer ?? lineOf(probot, rate, null)
  lines.push(lineOf(ours, rate, bare), ...(peer === undefined ? [bare] : []))
}

const wholeSec = lines.length * (turnSec + seconds)
console.log(
  `${bodies.length} examples of ${(meanBytes / 1000).toFixed(1)} kB, ${seconds} s each in turns ` +
    `of ${turnSec} s, after one turn that does not count: ${wholeSec} s in all`,
)
for (const line of lines) {
  await turn(line)
  console.error(`${line.intake.name}: ${line.ms.length} answers, ${line.bad} bad: warm`)
  Object.assign(line, { ms: [], bad: 0, cpuSec: 0, rss: line.rss.slice(-1) })
}
for (let spent = 0; spent < seconds; spent += turnSec)
  for (const line of lines) {
    await turn(line)
    console.error(`${line.intake.name}: ${line.ms.length} answers, ${line.bad} bad so far`)
  }

const mb = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`
const quantile = ({ ms }: Line, q: number) =>
  quantileSorted(
    ms.toSorted((a, b) => a - b),
    q,
  )
for (const line of lines) {
  const { intake, rate, peer, ms, bad, rss } = line
  const [p50, p99] = [quantile(line, 0.5), quantile(line, 0.99)]
  const times = peer === null ? '' : ` (${(p99 / quantile(peer, 0.99)).toFixed(1)} x Probot)`
  const cpuMs = (1000 * line.cpuSec) / ms.length
  console.log(
    `${intake.name}, ${rate}/s: ${ms.length} answers, ${bad} bad, p50 ${p50.toFixed(1)} ms, ` +
      `p99 ${p99.toFixed(1)} ms${times}, most ${quantile(line, 1).toFixed(1)} ms; ` +
      `CPU ${cpuMs.toFixed(2)} ms a delivery; memory ${rss.map(mb).join(' -> ')}`,
  )
  if (bad > 0) process.exitCode = 1
}
for (const { intake } of lines) if (intake !== probot) await intake.stop()
await probot.stop()
for (const store of stores) await store.stop()
await fake.close()
agent.destroy()
