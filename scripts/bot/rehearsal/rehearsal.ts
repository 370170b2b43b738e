/**
 * A rehearsal: a day of recorded deliveries is sent to a bot of this version, faster than it was,
 * while the bot is killed and GitHub and the database's connections go away. GitHub is a stand-in
 * that knows what the deliveries tell of; as the real one it sends each of them once, and again
 * when the bot asks for it.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isFinal, type JobState } from '../../../bot/store/job.ts'
import { openStore, type StoreSettings } from '../../../bot/store/store.ts'
import { net } from '../../../src/machine/this-machine.ts'
import { derive, random } from '../../../src/stats/random.ts'
import {
  appEnv,
  type BotProcess,
  keys,
  SECRET,
  startBotProcess,
} from '../../../tests/bot/bot-process.ts'
import {
  answeredBy,
  commentsOf,
  madeIn,
  OF_NOTHING,
  reactionsOf,
} from '../../../tests/bot/crash/made.ts'
import { makeRunners } from '../../../tests/bot/crash/runners.ts'
import { quiet } from '../../../tests/bot/engines.ts'
import { type FakeGitHub, startFakeGitHub } from '../../../tests/support/github/fake.ts'
import { deliver } from '../../../tests/support/github/operations-apps.ts'
import { addApp, fullName, type World } from '../../../tests/support/github/world.ts'
import { makeRehearsalStore, type RehearsalStore } from './database.ts'
import { isOfOwnRun, type Recorded } from './deliveries.ts'
import { playDay, type StandIn } from './stand-in.ts'
import {
  type DeliveryEnd,
  judge,
  type KnownJob,
  type MadeThing,
  type SentCommand,
  type SentDelivery,
  type Verdict,
} from './verdict.ts'

export type RehearsalPlan = {
  day: readonly Recorded[]
  /** Times as fast as it was recorded. */
  speed: number
  kills: number
  /** Of GitHub; and as many of the connections to a database server. */
  outages: number
  /** Server to make a database on; null: the embedded store. */
  databaseUrl: string | null
  seed: string
  /** Seconds without anything new after which what is still missing is lost. */
  quietSec: number
  signal: AbortSignal
  tell(line: string): void
  /** What is started; other than the bot itself in tests only. */
  entry?: string
}

const BOT = fileURLToPath(new URL('../../../tests/bot/crash/bot.ts', import.meta.url))
/** It asks GitHub so often for what never arrived; the bot itself does every ten minutes. */
const SWEEP_SEC = 2
/** An outage of a rehearsal lasts between these. */
const OUTAGE_MS = { least: 1_000, most: 6_000 }
const LOOK_MS = 20
const METRICS_TOKEN = 'token-of-the-rehearsal'

export async function rehearse(plan: RehearsalPlan): Promise<Verdict> {
  const store = await makeRehearsalStore(plan.databaseUrl)
  try {
    plan.tell(`The store is ${store.name}; GitHub is a stand-in on this machine.`)
    const fake = await startFakeGitHub()
    try {
      return await rehearseOn(store, fake, plan)
    } finally {
      await fake.close()
    }
  } finally {
    await store.remove()
  }
}

async function rehearseOn(store: RehearsalStore, fake: FakeGitHub, plan: RehearsalPlan) {
  const { world } = fake
  world.now = () => new Date().toISOString()
  const app = addApp(world, 'bench', keys.publicKey)
  const standIn = playDay(fake, plan.day)
  const port = await net.freePort()
  const botUrl = `http://127.0.0.1:${port}`
  world.hook = { url: `${botUrl}/webhook`, secret: SECRET }
  const start = () => startOne(store.settings, app.id, fake.url, port, plan)
  const bot = keepBot(start, plan.tell)
  const ending = new AbortController()
  const signal = AbortSignal.any([plan.signal, ending.signal])
  try {
    await bot.started
    const commands = watchCommands(standIn, signal)
    const services = [
      runRunners(standIn, fake, plan, signal),
      killOver(bot, plan, signal),
      ...outages(store, world, plan, signal),
    ]
    // They are waited for below, and may fail before that.
    for (const service of services) service.catch(() => {})
    const sent = await sendDay(standIn, fake, commands.began, plan, signal)
    await Promise.all(services.slice(1))
    await untilQuiet(fake, standIn, commands.all, plan, botUrl, signal)
    plan.signal.throwIfAborted()
    ending.abort()
    await Promise.all(services)
    await bot.end()
    return judge({
      ...(await storeKnows(store.settings, sent, standIn)),
      commands: askedOf(commands.all),
      made: madeOf(standIn),
    })
  } finally {
    ending.abort()
    await bot.stop()
  }
}

function startOne(
  { databaseUrl, dataDir, connections }: StoreSettings,
  appId: number,
  apiUrl: string,
  port: number,
  { speed, entry = BOT }: RehearsalPlan,
): BotProcess {
  const store: Record<string, string> =
    databaseUrl === null
      ? { GCBENCH_DATA_DIR: dataDir }
      : { GCBENCH_DATABASE_URL: databaseUrl, GCBENCH_CONNECTIONS: String(connections) }
  return startBotProcess(
    {
      ...appEnv(appId, apiUrl),
      ...store,
      PORT: String(port),
      GCBENCH_METRICS_TOKEN: METRICS_TOKEN,
      GCBENCH_LOG_LEVEL: process.env.GCBENCH_LOG_LEVEL ?? 'info',
      CRASH_SECOND_MS: String(Math.max(1, Math.round(1000 / speed))),
      CRASH_SWEEP_SEC: String(SWEEP_SEC),
    },
    entry,
  )
}

type KeptBot = {
  /** Rejects with what it printed where its first start fails. */
  started: Promise<unknown>
  /** False: it is down already. */
  kill(): boolean
  /** It ends in order, and what it had in hand is done or waits in the store. */
  end(): Promise<void>
  /** It ends at once. */
  stop(): Promise<void>
}

/** A container that ends is started again after a while. */
const RESTART_MS = 1_000

/** Keeps a bot running, whatever ends it, as what runs its container would. */
function keepBot(start: () => BotProcess, tell: (line: string) => void): KeptBot {
  let current = start()
  let [isOver, isKilled] = [false, false]
  const { url: started } = current
  const down = async () => {
    await current.ended
    if (isOver) return
    if (!isKilled) {
      tell(`the bot ended by itself and is started again: ${current.output().slice(-300)}`)
      await sleep(RESTART_MS)
    }
    isKilled = false
  }
  const run = async () => {
    await started.catch(() => {
      isOver = true
    })
    while (!isOver) {
      await down()
      if (!isOver) current = start()
    }
  }
  const running = run()
  const over = async (signal: 'SIGTERM' | 'SIGKILL') => {
    isOver = true
    current.child.kill(signal)
    await Promise.all([running, current.ended])
  }
  return {
    started,
    kill() {
      isKilled = current.child.kill('SIGKILL')
      return isKilled
    },
    end: () => over('SIGTERM'),
    stop: () => over('SIGKILL'),
  }
}

/** Waits; over at once when the signal says so. */
const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {})

/** Real milliseconds that the day takes. */
function lengthMs({ day, speed }: RehearsalPlan): number {
  return ((day.at(-1)?.atMs ?? 0) - (day[0]?.atMs ?? 0)) / speed
}

/** Instants within the day, real milliseconds from its beginning, in their order. */
function momentsOf(plan: RehearsalPlan, count: number, what: string): number[] {
  const stream = derive(plan.seed, what)
  const all = Array.from({ length: count }, () => (0.05 + 0.9 * stream()) * lengthMs(plan))
  return all.sort((a, b) => a - b)
}

/** Has it done at each of the moments, one after the other. */
async function atMoments(
  moments: readonly number[],
  signal: AbortSignal,
  act: () => Promise<unknown>,
): Promise<void> {
  const began = performance.now()
  for (const ms of moments) {
    await pause(Math.max(0, began + ms - performance.now()), signal)
    if (signal.aborted) return
    await act()
  }
}

const killOver = (bot: KeptBot, plan: RehearsalPlan, signal: AbortSignal): Promise<void> =>
  atMoments(momentsOf(plan, plan.kills, 'kills'), signal, async () => {
    plan.tell(bot.kill() ? 'killed the bot' : 'the bot was down already')
  })

function outages(
  { cutConnections }: RehearsalStore,
  world: World,
  plan: RehearsalPlan,
  signal: AbortSignal,
): Promise<void>[] {
  const stream = derive(plan.seed, 'lengths')
  const ms = () => OUTAGE_MS.least + (OUTAGE_MS.most - OUTAGE_MS.least) * stream()
  const gitHub = atMoments(momentsOf(plan, plan.outages, 'GitHub'), signal, async () => {
    world.outage = 503
    await pause(ms(), signal)
    world.outage = null
    plan.tell('GitHub was away')
  })
  if (cutConnections === null) return [gitHub]
  const cuts = atMoments(momentsOf(plan, plan.outages, 'connections'), signal, async () => {
    await cutConnections(ms())
    plan.tell('the connections to the database were cut')
  })
  return [gitHub, cuts]
}

async function runRunners(
  { worlds }: StandIn,
  fake: FakeGitHub,
  { seed }: RehearsalPlan,
  signal: AbortSignal,
): Promise<void> {
  const turn = makeRunners(random(seed), (_, event, payload) => {
    void deliver(fake.world, event, payload)
  })
  while (!signal.aborted) {
    turn(worlds)
    await pause(100, signal)
  }
}

/** Sends each when it is due, whatever became of those before; those that were sent. */
async function sendDay(
  standIn: StandIn,
  fake: FakeGitHub,
  began: (delivery: Recorded, world: World) => void,
  plan: RehearsalPlan,
  signal: AbortSignal,
): Promise<Recorded[]> {
  const day = plan.day.filter((one) => !isOfOwnRun(one))
  const first = plan.day[0]?.atMs ?? 0
  const start = performance.now()
  const answers: Promise<unknown>[] = []
  for (const delivery of day) {
    const dueMs = start + (delivery.atMs - first) / plan.speed
    if (dueMs > performance.now()) await pause(dueMs - performance.now(), signal)
    plan.signal.throwIfAborted()
    standIn.happen(delivery)
    const world = standIn.worldOf(delivery)
    if (world !== null) began(delivery, world)
    const { event, payload, guid } = delivery
    answers.push(deliver(fake.world, event, payload, { guid }))
  }
  await Promise.all(answers)
  return day
}

type Watched = { world: World; comment: number; command: SentCommand }

/** What people see of their commands, and when they first see it. */
function watchCommands({ worlds }: StandIn, signal: AbortSignal) {
  const all = new Map<string, Watched>()
  const keyOf = (world: World, comment: number) => `${world.repository.id} ${comment}`
  const known = new Set<number>()
  const see = (world: World, comment: number, isAnswer: boolean) => {
    const found = all.get(keyOf(world, comment))
    if (found === undefined) return
    found.command.seenAt ??= Date.now()
    if (isAnswer) found.command.answeredAt ??= Date.now()
  }
  const look = () => {
    for (const world of worlds)
      for (const { id, comment, content } of reactionsOf(world)) {
        if (known.has(id)) continue
        known.add(id)
        see(world, comment, content !== 'eyes')
      }
    // Where it is measured already, eyes stay, and a reply says where.
    for (const world of worlds)
      for (const comment of commentsOf(world)) {
        const to = known.has(comment.id) ? null : answeredBy(comment)
        known.add(comment.id)
        if (to !== null) see(world, to, true)
      }
  }
  const timer = setInterval(look, LOOK_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  return {
    all,
    began({ guid, meant }: Recorded, world: World) {
      if (meant?.kind !== 'commented') return
      const { comment, author, body } = meant.comment
      const role = world.roles.get(author)
      const command = {
        ...{ guid, where: `${fullName(world)}#${meant.comment.pull}` },
        text: body.split('\n', 1)[0]?.slice(0, 100) ?? '',
        isStranger: role !== 'admin' && role !== 'maintain' && role !== 'write',
        ...{ sentAt: Date.now(), seenAt: null, answeredAt: null },
      }
      all.set(keyOf(world, comment), { world, comment, command })
    },
  }
}

/** What nobody can answer any more is not counted: the App was taken from there. */
const askedOf = (all: ReadonlyMap<string, Watched>): SentCommand[] =>
  [...all.values()].filter(({ world }) => world.isInstalled).map(({ command }) => command)

/** Queues whose entries somebody waits for, or that bring what is missing. */
const AWAITED =
  /^gcbench_queue_entries\{queue="(?:delivery|look|reply|redeliver|reconcile)".*\} (\d+)$/gm

/** Entries that wait or are at work, as the bot counted them last; null: it does not say. */
async function countWaiting(url: string): Promise<number | null> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const answer = await fetch(`${url}/metrics`, { headers }).catch(() => null)
  if (answer?.ok !== true) return null
  const counts = [...(await answer.text()).matchAll(AWAITED)].map(([, count]) => Number(count))
  return counts.length === 0 ? null : counts.reduce((sum, one) => sum + one, 0)
}

/** The bot counts every ten seconds. */
const DONE_SEC = 12

/** Until everything is answered and nothing waits any more, or nothing new comes for long. */
async function untilQuiet(
  fake: FakeGitHub,
  { worlds }: StandIn,
  commands: ReadonlyMap<string, Watched>,
  { quietSec, tell }: RehearsalPlan,
  botUrl: string,
  signal: AbortSignal,
): Promise<void> {
  const open = () => {
    const unanswered = askedOf(commands).filter(
      (one) => one.answeredAt === null && !one.isStranger,
    ).length
    const runs = worlds.flatMap((world) => world.runs)
    const unfinished = runs.filter(({ status }) => status !== 'completed').length
    const checks = worlds.flatMap((world) => world.checks)
    return unanswered + unfinished + checks.filter(({ status }) => status !== 'completed').length
  }
  const arrived = () => {
    const all = Map.groupBy(fake.world.deliveries, ({ guid }) => guid)
    return [...all.values()].filter((some) => some.some(({ statusCode }) => statusCode < 300))
      .length
  }
  let [seen, sinceMs] = ['', performance.now()]
  if (open() > 0) tell(`The day is over; ${open()} things have no end yet.`)
  while (!signal.aborted) {
    const waiting = await countWaiting(botUrl)
    const now = `${fake.writes().length} ${open()} ${arrived()} ${waiting}`
    if (now !== seen) sinceMs = performance.now()
    seen = now
    const isDone = open() === 0 && waiting === 0
    const forSec = (performance.now() - sinceMs) / 1000
    if (forSec > (isDone ? Math.min(DONE_SEC, quietSec) : quietSec)) return
    await pause(500, signal)
  }
}

const isOutcome = (outcome: string | null): outcome is 'done' | 'given-up' =>
  outcome === 'done' || outcome === 'given-up'

/** How all of it ended, by the store. The bot has ended. */
async function storeKnows(
  settings: StoreSettings,
  sent: readonly Recorded[],
  { worlds, worldOf }: StandIn,
): Promise<{ deliveries: SentDelivery[]; jobs: KnownJob[] }> {
  const store = await openStore(settings, quiet)
  try {
    const rows = await store.db.selectFrom('deliveries').select(['guid', 'outcome']).execute()
    const ends = new Map<string, DeliveryEnd>(
      rows.map(({ guid, outcome }) => [guid, isOutcome(outcome) ? outcome : 'waiting']),
    )
    const deliveries = sent
      .filter(({ meant }) => meant !== null)
      .map((delivery) => {
        const { guid, event } = delivery
        const world = worldOf(delivery)
        const where = world === null ? 'an installation' : fullName(world)
        return { guid, event, where, end: ends.get(guid) ?? 'never' }
      })
    const known = await store.db
      .selectFrom('jobs')
      .select(['id', 'state', 'repository'])
      // These wait for somebody's word.
      .where('state', '!=', 'asked')
      .execute()
    const jobs = known.flatMap(({ id, state, repository }) => {
      const world = worlds.find((one) => fullName(one) === repository)
      if (world === undefined || !world.isInstalled) return []
      const isShown = world.checks.some(
        (check) => check.externalId === id && check.status === 'completed',
      )
      return {
        id,
        where: repository,
        state,
        isShown,
        isOver: isFinal({ state: state as JobState }),
      }
    })
    return { deliveries, jobs }
  } finally {
    await store.close()
  }
}

const NAMES = { checks: 'check', runs: 'run', comments: 'comment' } as const

function madeOf({ worlds }: StandIn): MadeThing[] {
  return worlds.flatMap((world) => {
    const where = fullName(world)
    const things = Object.entries(madeIn(world)).flatMap(([name, found]) =>
      [...found].flatMap(([of, all]) => {
        const kind = NAMES[name as keyof typeof NAMES]
        return of === OF_NOTHING ? [] : [{ kind, of: `${of} (${where})`, count: all.length }]
      }),
    )
    const said = Map.groupBy(reactionsOf(world), ({ comment, content }) => `${content} ${comment}`)
    const reactions = [...said].map(([of, all]) => {
      return { kind: 'reaction' as const, of: `${of} (${where})`, count: all.length }
    })
    return [...things, ...reactions]
  })
}
