/**
 * `npm run scale-test [deliveries] [seconds] [processes,...]`: a day of a thousand repositories in
 * fifty installations, in a minute or so many seconds, to 1, 2 and 4 processes on one PostgreSQL
 * that waits for the disk. Deliveries arrive by the hours of a real day (below); one in ten is a
 * command, to which the bot reacts and replies at the pace that GitHub asks for. Prints how long
 * they waited until they were handled, the CPU time, transactions and waits for locks, and the most
 * that one installation was written to in a minute, which must not be over 80. Ends with 1 where
 * something was not handled.
 */
import '../ends-clean.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { quantileSorted } from 'simple-statistics'
import { below, random } from '../../src/stats/random.ts'
import { appEnv, keys, sendDelivery, startBotProcess } from '../../tests/bot/bot-process.ts'
import { engines } from '../../tests/bot/engines.ts'
import { commentCreated, pullEvent } from '../../tests/bot/payloads.ts'
import { type FakeGitHub, startFakeGitHub } from '../../tests/support/github/fake.ts'
import { addApp, addComment, addPull, type World } from '../../tests/support/github/world.ts'
import { cpuSec } from './load-test/cpu-time.ts'

const [deliveries = 2_000, seconds = 60] = process.argv.slice(2, 4).map(Number)
const counts = (process.argv[4] ?? '1,2,4').split(',').map(Number)
const [INSTALLATIONS, REPOSITORIES] = [50, 1_000]
/** GitHub's limit for content that is made, of one installation. */
const MOST_A_MINUTE = 80
/** Longest wait for the rest, once all were sent. */
const REST_SEC = 600

/**
 * Pull requests merged into kubernetes/test-infra on weekdays from 2019 to August 2026, by the hour
 * (UTC) of their merge: 20,959 of its history.
 */
const BY_HOUR = [
  768, 605, 429, 343, 290, 292, 321, 422, 537, 643, 656, 653, 678, 774, 999, 1073, 1149, 1597, 1938,
  1485, 1270, 1368, 1368, 1301,
]

/** When each delivery arrives, as a share of the day. */
function arrivals(): number[] {
  const stream = random('a day')
  const hours = BY_HOUR.flatMap((count, hour) => new Array<number>(count).fill(hour))
  return Array.from({ length: deliveries }, () => {
    const hour = hours[below(hours.length, stream)] ?? 0
    return (hour + below(1_000_000, stream) / 1_000_000) / BY_HOUR.length
  }).sort((a, b) => a - b)
}

/** A thousand repositories; those of one owner are in one installation. */
function worldsOf(fake: FakeGitHub): World[] {
  const firsts = Array.from({ length: INSTALLATIONS }, () => fake.addWorld())
  return Array.from({ length: REPOSITORIES }, (_, n) => {
    const first = firsts[n % INSTALLATIONS]
    const world = n < INSTALLATIONS ? first! : fake.addWorld(first)
    world.roles.set('alice', 'write')
    world.now = () => new Date().toISOString()
    return world
  })
}

type SeenWrite = { at: number; owner: string }

/** What changes something at GitHub, as it is seen from now on. */
function watchWrites(fake: FakeGitHub): { writes: SeenWrite[]; end(): void } {
  const writes: SeenWrite[] = []
  let seen = 0
  const look = () => {
    for (const { method, path } of fake.log.slice(seen))
      if (method !== 'GET' && path.startsWith('/repos/'))
        writes.push({ at: performance.now(), owner: path.split('/')[2] ?? '' })
    seen = fake.log.length
  }
  const timer = setInterval(look, 100)
  return { writes, end: () => clearInterval(timer) }
}

/** How many of the day's deliveries were taken in. */
async function sendDay(worlds: readonly World[], urls: readonly string[]): Promise<number> {
  const stream = random('which repository')
  const began = performance.now()
  const answers: Promise<number>[] = []
  for (const [n, share] of arrivals().entries()) {
    const left = began + 1000 * seconds * share - performance.now()
    if (left > 0) await sleep(left)
    const world = worlds[below(REPOSITORIES, stream)]!
    const pull = world.pulls.get(1) ?? addPull(world)
    const isCommand = below(10, stream) === 0
    const [event, payload] = isCommand
      ? ['issue_comment', commentCreated(world, addComment(world, 1, 'alice', '/bench status'))]
      : ['pull_request', pullEvent(world, pull, 'synchronize')]
    const url = urls[n % urls.length]!
    answers.push(sendDelivery(url, `d${n}`, event as string, payload).catch(() => 0))
  }
  return (await Promise.all(answers)).filter((status) => status === 202).length
}

/** Once all are handled, or it takes too long: how long each waited, in order (s). */
async function waitsOf(databaseUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const end = performance.now() + 1000 * REST_SEC
  const left = 'select count(*)::int as n from deliveries where outcome is null'
  while ((await client.query(left)).rows[0].n > 0 && performance.now() < end) await sleep(250)
  const { rows } = await client.query(
    `select extract(epoch from ended_at - received_at)::float8 as sec from deliveries
      where outcome = 'done' order by sec`,
  )
  await client.end()
  return rows.map(({ sec }) => sec)
}

/** A look at the database's other connections, so often. */
const SAMPLE_MS = 100

/**
 * What is counted does not depend on how busy the machine is: transactions, and how many
 * connections wait for a lock of another, on average.
 */
async function watchDatabase(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const commits = async () => {
    const { rows } = await client.query(
      `select xact_commit::float8 as n from pg_stat_database where datname = current_database()`,
    )
    return rows[0].n as number
  }
  const before = await commits()
  let [isOpen, samples, waiting] = [true, 0, 0]
  const sampling = (async () => {
    while (isOpen) {
      const { rows } = await client.query(
        `select count(*)::int as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      )
      samples++
      waiting += rows[0].n
      await sleep(SAMPLE_MS)
    }
  })()
  return async () => {
    isOpen = false
    await sampling
    // A backend adds to the statistics a second after it has done something, at the latest.
    await sleep(1500)
    const own = samples + 1
    const counted = { commits: (await commits()) - before - own, locked: waiting / samples }
    await client.end()
    return counted
  }
}

async function day(processes: number, { start }: (typeof engines)[number]): Promise<void> {
  const store = await start('on')
  const databaseUrl = String((await store.settings()).databaseUrl)
  const fake = await startFakeGitHub()
  const app = addApp(fake.world, 'bench', keys.publicKey)
  const worlds = worldsOf(fake)
  const env = { ...appEnv(app.id, fake.url), GCBENCH_DATABASE_URL: databaseUrl }
  const bots = Array.from({ length: processes }, () => startBotProcess(env))
  const urls = await Promise.all(bots.map(({ url }) => url))
  const pids = [...bots.map(({ child }) => child.pid ?? 0), ...store.pids]
  const cpuOfAll = () => pids.reduce((sum, pid) => sum + cpuSec(pid), 0)
  const counting = await watchDatabase(databaseUrl)
  const [cpuBefore, began, watched] = [cpuOfAll(), performance.now(), watchWrites(fake)]
  console.error(`${processes} process(es): ready, ${deliveries} deliveries begin`)
  const taken = await sendDay(worlds, urls)
  console.error(`${processes} process(es): ${taken} taken, waiting until they are handled`)
  const waits = await waitsOf(databaseUrl)
  const tookSec = (performance.now() - began) / 1000
  const cpuMs = (1000 * (cpuOfAll() - cpuBefore)) / deliveries
  watched.end()
  const { commits, locked } = await counting()
  for (const { child } of bots) child.kill('SIGTERM')
  await Promise.all(bots.map(({ ended }) => ended))
  await store.stop()
  await fake.close()

  const [p50, p99] = [0.5, 0.99].map((q) => quantileSorted(waits, q).toFixed(2))
  const most = mostInAMinute(watched.writes)
  const each = (commits / deliveries).toFixed(1)
  console.log(
    `${processes} process(es): ${deliveries} deliveries in ${seconds} s, ${taken} taken, ` +
      `${waits.length} handled in ${tookSec.toFixed(0)} s; wait p50 ${p50} s, p99 ${p99} s; ` +
      `a delivery: CPU ${cpuMs.toFixed(1)} ms, ${each} transactions; ` +
      `${locked.toFixed(2)} connections wait for a lock; ` +
      `${watched.writes.length} writes, at most ${most} a minute to one installation`,
  )
  for (const one of fake.violations.slice(0, 3)) console.log(one)
  const isWell = waits.length === deliveries && most <= MOST_A_MINUTE
  if (!isWell || fake.violations.length > 0) process.exitCode = 1
}

/** Of one installation, in any sixty seconds. */
function mostInAMinute(writes: readonly SeenWrite[]): number {
  const byOwner = Map.groupBy(writes, ({ owner }) => owner)
  return Math.max(
    0,
    ...[...byOwner.values()].map((own) => {
      const counts = own.map(({ at }) => own.filter((one) => one.at >= at && one.at < at + 60_000))
      return Math.max(...counts.map(({ length }) => length))
    }),
  )
}

const postgres = engines.find(({ engine }) => engine === 'postgres')
if (postgres === undefined || postgres.missing !== null) throw new Error(String(postgres?.missing))
console.log(
  `${REPOSITORIES} repositories in ${INSTALLATIONS} installations, a day in ${seconds} s, to ` +
    `${counts.join(', then ')} process(es), each until all is handled:`,
)
for (const processes of counts) await day(processes, postgres)
