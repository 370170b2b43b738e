/**
 * `npm run flood-test [commands] [ms] [hanging,...]`: how long people wait until they see that their
 * command was read, where GitHub takes 150 ms or so many for a request: in a burst of 150 people of
 * one organisation, beside 4 and 1,000 or so many installations whose requests hang, and beside 3,000
 * or so many commands of one person in the same installation, over 50 pull requests; there also until
 * they are answered, and have the result of a run that took no time. The bot is a process on a
 * PostgreSQL.
 */
import '../ends-clean.ts'
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Report } from '../../src/model/model.ts'
import { appEnv, keys, sendDelivery, startBotProcess } from '../../tests/bot/bot-process.ts'
import { engines } from '../../tests/bot/engines.ts'
import { commentCreated, runEvent } from '../../tests/bot/payloads.ts'
import { textOf } from '../../tests/bot/stage.ts'
import { fixture } from '../../tests/publish/stage.ts'
import { dispatchedInputs } from '../../tests/support/dispatched-inputs.ts'
import { startFakeGitHub } from '../../tests/support/github/fake.ts'
import {
  addApp,
  addArtifact,
  addComment,
  addPull,
  fullName,
  type Run,
  type World,
} from '../../tests/support/github/world.ts'
import { makeZip } from '../../tests/support/zip.ts'
import { cpuSec } from './load-test/cpu-time.ts'

const [commands = 3_000, requestMs = 150] = process.argv.slice(2, 4).map(Number)
const hangings = (process.argv[4] ?? '4,1000').split(',').map(Number)
const LONGEST_SEC = 120

/** Passes requests on after a while; those that name one of these never. */
async function slowly(target: string, hangs: ReadonlySet<string>): Promise<string> {
  const server = createServer(async (asked, answer) => {
    const url = asked.url ?? ''
    const [, first = '', owner = ''] = url.split('/')
    if (first === 'repos' && hangs.has(owner)) return
    await sleep(requestMs)
    const { method, headers } = asked
    const passed = request(new URL(url, target), { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers)
      from.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const postgres = engines.find(({ engine }) => engine === 'postgres')
if (postgres === undefined || postgres.missing !== null) throw new Error(String(postgres?.missing))
const store = await postgres.start('on')
const fake = await startFakeGitHub()
const app = addApp(fake.world, 'bench', keys.publicKey)
const hangs = new Set<string>()
const env = {
  ...appEnv(app.id, await slowly(fake.url, hangs)),
  GCBENCH_DATABASE_URL: String((await store.settings()).databaseUrl),
}
const bot = startBotProcess(env)
const url = await bot.url

function repository(beside?: World): World {
  const world = fake.addWorld(beside)
  world.roles.set('alice', 'write').set('eve', 'write')
  world.workflows = new Map([
    ['gcbench.yml', { inputs: dispatchedInputs(), name: ({ job }) => `gcbench ${job}` }],
  ])
  world.now = () => new Date().toISOString()
  world.files.set(
    `${addPull(world).base.sha}:.gcbench.yml`,
    'suites: { quick: { workload: go-bench } }',
  )
  return world
}

let count = 0
async function say(world: World, login: string, pull = 1): Promise<() => boolean> {
  const comment = addComment(world, pull, login, '/bench quick')
  const guid = `flood-${++count}`
  const status = await sendDelivery(url, guid, 'issue_comment', commentCreated(world, comment))
  if (status !== 202) throw new Error(`a delivery was answered ${status}`)
  return () => world.reactions.some((one) => one.comment === comment.id)
}

/** Seconds until it holds; null: it never did. */
async function secUntil(holds: () => boolean): Promise<string> {
  const began = performance.now()
  while (!holds()) {
    if (performance.now() - began > 1000 * LONGEST_SEC) return `none in ${LONGEST_SEC} s`
    await sleep(20)
  }
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}

console.log(`${requestMs} ms a request`)

const organisation = Array.from({ length: 15 }, () => repository(fake.world))
const burst: (() => boolean)[] = []
const cpuOf = () => [bot.child.pid ?? 0, ...store.pids].map(cpuSec)
const cpuBefore = cpuOf()
const burstBegan = performance.now()
for (let n = 0; n < 150; n++) {
  const world = organisation[n % 15]!
  world.roles.set(`person${n}`, 'write')
  burst.push(await say(world, `person${n}`))
}
const firsts = await secUntil(() => burst.slice(0, 15).every((seen) => seen()))
const sentSec = (performance.now() - burstBegan) / 1000
await secUntil(() => burst.every((seen) => seen()))
const allSec = (performance.now() - burstBegan) / 1000
console.log(
  `150 people in 15 repositories: the first of each seen ${firsts} after all were sent ` +
    `(${sentSec.toFixed(1)} s), all after ${allSec.toFixed(1)} s: ${(150 / allSec).toFixed(1)} a second`,
)
const cpuMs = cpuOf().map((sec, at) => ((1000 * (sec - (cpuBefore[at] ?? 0))) / 150).toFixed(0))
console.log(`until then ${cpuMs.join(' and ')} ms of CPU a command, of the bot and of PostgreSQL`)

/** Each hangs with some commands; others have theirs while it lasts. */
async function besideHanging(count: number): Promise<void> {
  const hanging = Array.from({ length: count }, () => repository())
  for (const world of hanging) hangs.add(world.repository.owner)
  const began = performance.now()
  const commandsOfEach = Math.max(1, Math.floor(40 / count))
  for (const world of hanging) for (let n = 0; n < commandsOfEach; n++) await say(world, 'eve')
  const sentSec = ((performance.now() - began) / 1000).toFixed(1)
  const waits: string[] = []
  for (let n = 0; n < 5; n++) {
    waits.push(await secUntil(await say(repository(), 'alice')))
    await sleep(2_000)
  }
  const status = readFileSync(`/proc/${bot.child.pid}/status`, 'utf8')
  const rssMb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  console.log(
    `beside ${count} installations that hang (all sent in ${sentSec} s): seen after ` +
      `${waits.join(', ')}; the bot has ${rssMb.toFixed(0)} MB`,
  )
  hangs.clear()
}
for (const count of hangings.filter((some) => some > 0)) await besideHanging(count)

const PULLS = 50
const loud = repository()
const calm = repository(loud)
for (const world of [loud, calm]) for (let n = 1; n < PULLS; n++) addPull(world)
const isBot = ({ author }: { author: { login: string } }) => author.login === 'bench[bot]'
const comments = (world: World, pull: number) =>
  world.comments.filter((one) => one.issue === pull && isBot(one))

/** What the run was asked for, measured; of one row. */
function reportFor({ inputs }: Run): Report {
  const { head = '', base = '', suite = '' } = inputs as Record<string, string>
  const report = fixture('one-regression-of-200', head)
  report.plan.suite.name = suite
  report.comparisons = report.comparisons.filter(({ verdict }) => verdict.word === 'regressed')
  if (report.plan.sources.base !== null) report.plan.sources.base.sha = base
  return report
}

/** From a command to its sign, to the first answer, and to what comes of a run that ends at once. */
async function besideLoud(pull: number): Promise<string> {
  const began = performance.now()
  const since = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
  const runs = calm.runs.length
  const isSeen = await say(calm, 'alice', pull)
  await secUntil(isSeen)
  const waits = [since()]
  await secUntil(() => calm.runs.length > runs && comments(calm, pull).length > 0)
  waits.push(since())
  const run = Object.assign(calm.runs.at(-1)!, { status: 'completed', conclusion: 'success' })
  const data = textOf(reportFor(run))
  addArtifact(calm, run, 'gcbench-report', makeZip([{ name: 'report.json', data }]))
  await sendDelivery(url, `flood-run-${run.id}`, 'workflow_run', runEvent(calm, run, 'completed'))
  await secUntil(() => comments(calm, pull).some(({ body }) => body.includes('page-147')))
  return [...waits, since()].join(', ')
}

for (let sent = 0; sent < commands; sent += PULLS)
  await Promise.all(Array.from({ length: PULLS }, (_, n) => say(loud, 'eve', 1 + n)))
console.log(`beside ${commands} commands of one person: seen, answered, with a result after`)
for (const pull of [1, 2, 3, 4]) {
  console.log(`  ${await besideLoud(pull)}`)
  await sleep(10_000)
}
const ofLoud = fake.log.filter(({ path }) => path.startsWith(`/repos/${fullName(loud)}/`))
console.log(
  `that person's commands took ${ofLoud.length} requests so far, ` +
    `${ofLoud.filter(({ method }) => method !== 'GET').length} of them writes, and got ` +
    `${loud.comments.filter(isBot).length} comments`,
)

bot.child.kill('SIGKILL')
await bot.ended
await store.stop()
await fake.close()
