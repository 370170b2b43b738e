/**
 * What the operator runs: list, retry and cancel; drain the queues; export reports; record deliveries.
 */
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { makeGitHubApp } from '../src/github/app.ts'
import { HostError } from '../src/machine/host.ts'
import { ConfigError } from '../src/model/findings.ts'
import { shortSha } from '../src/model/plain.ts'
import { clientSettings, startBot } from './bot.ts'
import { retryDelivery } from './handlers/deliveries.ts'
import { exportReports } from './jobs/archive.ts'
import { mayConcernUs, readEvent } from './jobs/event.ts'
import type { Settings } from './settings.ts'
import { listDeadLetters } from './store/deliveries.ts'
import { isFinal } from './store/job.ts'
import { applyEvent, findJob } from './store/jobs.ts'
import { openStore, requireStore, type Store, type StoreSettings } from './store/store.ts'
import { errorText, type Log } from './telemetry.ts'

const MOST_LINES = 1_000

/** Lines to print; `undone`: how many things that were asked for by name were not done. */
type OrderEnd = { lines: string[]; undone: number }

const list = (lines: string[]): OrderEnd => ({ lines, undone: 0 })

/** The first ones, and before them that they are not all. */
const shortened = (lines: string[]): OrderEnd =>
  lines.length <= MOST_LINES
    ? list(lines)
    : list([`the first ${MOST_LINES} only:`, ...lines.slice(0, MOST_LINES)])

/** `isDone`: that what was asked for is so from now on. */
type Outcome = { isDone: boolean; words: string }

const done = (words: string): Outcome => ({ isDone: true, words })
const undone = (words: string): Outcome => ({ isDone: false, words })

/** A line for each, what was not done first; one that cannot be read keeps none from the others. */
async function ofEach(
  names: readonly string[],
  does: (name: string) => Promise<Outcome>,
): Promise<OrderEnd> {
  const outcomes: [name: string, Outcome][] = []
  for (const name of new Set(names)) {
    const unread = (error: unknown) => undone(`cannot be read (${errorText(error)})`)
    outcomes.push([name, await does(name).catch(unread)])
  }
  const good = outcomes.filter(([, { isDone }]) => isDone)
  const bad = outcomes.filter(([, { isDone }]) => !isDone)
  const lines = [...bad, ...good].map(([name, { words }]) => `${name || '(no name)'}: ${words}`)
  return { lines, undone: bad.length }
}

export const operatorCommands = {
  /** Jobs that are not over, oldest first. */
  async jobs({ db }: Store): Promise<OrderEnd> {
    const rows = await db
      .selectFrom('jobs')
      .select(['id', 'state', 'repository', 'pull', 'suite', 'headSha', 'askedAt', 'parks'])
      .select('faults')
      .where('endedAt', 'is', null)
      .orderBy('seq')
      .limit(MOST_LINES + 1)
      .execute()
    const lines = rows.map(
      ({ id, state, repository, pull, suite, headSha, askedAt, parks, faults }) => {
        const where = pull === null ? shortSha(headSha) : `#${pull}`
        const trouble = parks + faults === 0 ? '' : ` (parked ${parks}, failed ${faults})`
        return `${id} ${state} ${repository} ${where} ${suite} ${askedAt.toISOString()}${trouble}`
      },
    )
    return shortened(lines)
  },

  /** What waits in each queue. */
  async queue({ queue }: Store): Promise<OrderEnd> {
    const depths = await queue.depths()
    return list(
      depths.map(
        ({ name, waiting, active, oldestSec }) =>
          `${name}: ${waiting} waiting, ${active} at work` +
          (waiting === 0 ? '' : `, the oldest for ${Math.round(oldestSec)} s`),
      ),
    )
  },

  /** Deliveries that were set aside. */
  async dead({ db }: Store): Promise<OrderEnd> {
    const rows = await listDeadLetters(db, MOST_LINES + 1)
    const lines = rows.map(
      ({ guid, event, receivedAt, words }) =>
        `${guid} ${event} ${receivedAt.toISOString()} ${words ?? ''}`,
    )
    return shortened(lines)
  },

  /** Takes up those again that are named, or all that were set aside. */
  async retry(store: Store, guids: readonly string[]): Promise<OrderEnd> {
    const all = async () => (await listDeadLetters(store.db)).map(({ guid }) => guid)
    return ofEach(guids.length === 0 ? await all() : guids, async (guid) =>
      (await retryDelivery(guid, { store }))
        ? done('is handled again')
        : undone('was not set aside; `dead` lists what was'),
    )
  },

  /** Ends jobs as cancelled; their runs are stopped by the bot. */
  async cancel({ db, queue }: Store, ids: readonly string[]): Promise<OrderEnd> {
    return ofEach(ids, async (id) => {
      const snapshot = await findJob(db, id)
      if (snapshot === null) return undone('is no job; `jobs` lists those that are not over')
      if (isFinal(snapshot.job)) return undone(`is over: ${snapshot.job.state}`)
      const event = {
        kind: 'cancelled',
        why: 'on request of the operator of the bot',
        by: null,
      } as const
      const at = new Date().toISOString()
      await db.transaction().execute((trx) => applyEvent(trx, queue, id, event, at))
      return done('is cancelled')
    })
  },
}

const quiet = pino({ level: 'error' })

/** Opens the store, asks, closes; an embedded store has to be there, and at rest. */
export async function runOnStore(
  settings: StoreSettings,
  order: (store: Store) => Promise<OrderEnd>,
): Promise<OrderEnd> {
  await requireStore(settings, quiet)
  const store = await openStore(settings, quiet)
  try {
    const ending = await order(store)
    return ending.lines.length === 0 ? { ...ending, lines: ['none'] } : ending
  } finally {
    await store.close()
  }
}

/** Looked at so often. */
const EVERY_MS = 500

/** What is scheduled comes back by itself; these are what somebody waits for. */
const AWAITED = ['delivery', 'look', 'reply', 'reconcile']

function noApp(): ConfigError {
  const next = 'Give it the settings of the bot, or start that once to have an App made.'
  return new ConfigError([{ code: 'setting', where: 'the App', message: 'is not there', next }])
}

type DrainEnd = { limitMin: number; signal: AbortSignal }

/** How many entries still wait at the end: all were worked on, the time is up, or a signal came. */
export async function drain(
  settings: Settings,
  log: Log,
  readAgain: () => Settings,
  { limitMin, signal }: DrainEnd,
): Promise<number> {
  if (settings.app === null) throw noApp()
  await requireStore(settings, log)
  const bot = await startBot(settings, log, readAgain)
  const waiting = async () => {
    const depths = await bot.store.queue.depths()
    const ours = depths.filter(({ name }) => AWAITED.includes(name))
    return ours.reduce((sum, { waiting: left, active }) => sum + left + active, 0)
  }
  const end = performance.now() + 60_000 * limitMin
  let left = await waiting()
  while (left > 0 && performance.now() < end && !signal.aborted) {
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {})
    left = await waiting()
  }
  await bot.stop()
  return left
}

/**
 * Opens the store, writes every kept report as a line of JSON, closes; what to tell. The file is
 * written whole or not at all, and not where a repository is named of which there is nothing.
 */
export async function exportTo(
  settings: StoreSettings,
  file: string,
  repository: string | null,
  log: Log,
): Promise<string> {
  await requireStore(settings, log)
  const store = await openStore(settings, log)
  try {
    let count = 0
    const lines = async function* () {
      for await (const line of exportReports(store, repository)) {
        count++
        yield line
      }
    }
    const part = `${file}.part`
    await pipeline(Readable.from(lines()), createWriteStream(part))
    if (count === 0 && repository !== null) {
      rmSync(part)
      const next = 'Name it as GitHub does now, as OWNER/NAME.'
      throw new HostError(`no report of ${repository} is kept`, next)
    }
    renameSync(part, file)
    return `wrote ${count} reports to ${file}`
  } finally {
    await store.close()
  }
}

/**
 * Asks GitHub for what it still has of the App's deliveries, and writes those that concern the bot
 * as lines of JSON, the oldest first, each once, without its headers. It only reads at GitHub. What
 * to tell.
 */
export async function recordTo(
  settings: Settings,
  file: string,
  hours: number,
  log: Log,
): Promise<string> {
  const { app } = settings
  if (app === null) throw noApp()
  const github = makeGitHubApp({ ...clientSettings(settings, log), ...app })
  const since = new Date(Date.now() - 3_600_000 * hours).toISOString()
  const attempts = await github.attempts(since, 'all')
  const ours = attempts.filter(({ event, action }) => mayConcernUs(event, action))
  // They are listed the newest first, and the first attempt of each is when it happened.
  const first = new Map(ours.map((one) => [one.guid, one]))
  let count = 0
  const lines = async function* () {
    for (const { id } of [...first.values()].toReversed()) {
      const delivery = await github.delivery(id)
      // What people say to one another is nobody's business here either.
      if (readEvent(delivery.event, delivery.request.payload) === null) continue
      count++
      yield `${JSON.stringify(delivery)}\n`
    }
  }
  const part = `${file}.part`
  await pipeline(Readable.from(lines()), createWriteStream(part))
  renameSync(part, file)
  return `wrote ${count} deliveries to ${file}, of ${attempts.length} attempts in ${hours} h`
}
