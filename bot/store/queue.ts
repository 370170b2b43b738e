/** The queues, over pg-boss: typed entries, one at a time for each worker, limits by group. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type ConstructorOptions, fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import { type QueueDepth as Depth, errorText, type Log } from '../operate/telemetry.ts'
import { type QueueData, type QueueName, type QueueRule, queues, renamed } from './queues.ts'
import type { Tables } from './tables.ts'
import {
  makeFairPriority,
  makeSemaphore,
  makeWorkerPool,
  type Semaphore,
  type WorkerPool,
} from './worker-pool.ts'

export type Entry<N extends QueueName> = {
  id: string
  data: QueueData[N]
  /** How often it was tried before. */
  retries: number
  /** Aborted when its time is up, or the process is told to stop hard. */
  signal: AbortSignal
  /** Only in the queues of what failed for good: the entry's first self, and the error's words. */
  failed: { id: string; words: string } | null
}

export type SendOptions = {
  /** See the policy of the queue; `delivery` and `look` have to have one. */
  key?: string
  /** The installation: so many of its entries are at work at a time, as the queue says. */
  group?: string
  /** The repository: entries of one take turns with those of others. */
  owner?: string
}

type QueueDepth = Depth & { name: QueueName }

export type Queue = {
  /** Adds an entry in that transaction; null: dropped, as the policy says. */
  send<N extends QueueName>(
    trx: Kysely<Tables>,
    name: N,
    data: QueueData[N],
    options?: SendOptions,
  ): Promise<string | null>
  /** Adds entries in that transaction; those of one key are handled in this order. */
  sendAll<N extends QueueName>(
    trx: Kysely<Tables>,
    name: N,
    entries: readonly (SendOptions & { data: QueueData[N] })[],
  ): Promise<void>
  /** Has every entry handled; what the handler throws makes a retry. */
  work<N extends QueueName>(name: N, handler: (entry: Entry<N>) => Promise<void>): Promise<void>
  /** For a handler that has to wait: meanwhile another entry is worked on in its place. */
  withoutSlot<T>(wait: () => Promise<T>): Promise<T>
  depths(): Promise<QueueDepth[]>
  /** Has everything tried at once that waits for its next try; how many entries. */
  wakeRetries(name: QueueName): Promise<number>
  /** Takes no more entries, waits for those at work; after `limitSec` they are tried again. */
  drain(limitSec: number): Promise<void>
}

/** Has a repository compared with what was done there; once, however often it is asked for. */
export const sendCatchUp = (
  trx: Kysely<Tables>,
  queue: Pick<Queue, 'send'>,
  { repositoryId, installation }: { repositoryId: number; installation: number },
): Promise<string | null> =>
  queue.send(
    trx,
    'reconcile',
    { repository: repositoryId },
    { key: String(repositoryId), group: String(installation) },
  )

/** Told of every entry that a handler was done with, or threw at. */
export type OnHandled = (queue: QueueName, isDone: boolean, sec: number) => void

const names = Object.keys(queues) as QueueName[]

/** A process that died is noticed by the others after a heartbeat and one of these. */
const LOOK_SEC = 5

const optionsOf = (rule: QueueRule) => ({
  retryLimit: rule.retryLimit,
  retryDelay: rule.retryDelaySec,
  retryBackoff: true,
  retryDelayMax: rule.retryDelayMaxSec,
  expireInSeconds: rule.expireSec,
  heartbeatSeconds: rule.heartbeatSec,
  deadLetter: rule.deadLetter,
  notify: true,
  // Done and failed entries; a key that is blocked and forgotten is free again after it.
  deleteAfterSeconds: 24 * 3600,
})

const without = <T extends object>(options: T) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null)) as {
    [K in keyof T]: Exclude<T[K], null>
  }

async function makeQueues(boss: PgBoss): Promise<void> {
  const present = new Set((await boss.getQueues()).map(({ name }) => name))
  // Dead letters first: a queue can name only one that is there.
  const ordered = names.toSorted(
    (a, b) => Number(queues[b].deadLetter === null) - Number(queues[a].deadLetter === null),
  )
  for (const name of ordered) {
    const rule = queues[name]
    const options = optionsOf(rule)
    if (present.has(name)) await boss.updateQueue(name, options)
    else await boss.createQueue(name, { ...without(options), policy: rule.policy })
    if (rule.schedule !== null) await boss.schedule(name, rule.schedule, {}, { tz: 'UTC' })
    // Inside of a transaction nothing may be looked up: this puts the queue into pg-boss's memory.
    await boss.findJobs(name, { key: 'none' })
  }
}

/** What waits under a name of before goes on under that of now; the same entry is there once. */
async function takeOver(boss: PgBoss): Promise<void> {
  for (const [before, name] of Object.entries(renamed)) {
    const { deadLetter } = queues[name]
    await boss.getDb().executeSql(
      `with doubled as (
        delete from pgboss.job old using pgboss.job now
          where old.name = $1 and now.name = $2 and old.state = now.state
            and old.singleton_key = now.singleton_key
          returning old.id)
      update pgboss.job set name = $2, dead_letter = $3
        where name = $1 and state in ('created', 'retry', 'active')
          and id not in (select id from doubled)`,
      [before, name, deadLetter],
    )
  }
}

function entryOf<N extends QueueName>(job: JobWithMetadata<QueueData[N]>): Entry<N> {
  const { id, data, retryCount, signal, sourceId, sourceOutput } = job
  const words = (sourceOutput as { message?: unknown } | null)?.message
  const failed = sourceId === null ? null : { id: sourceId, words: String(words ?? 'no answer') }
  return { id, data, retries: retryCount, signal, failed }
}

/** Opens the queue on a store whose connections are there. */
export async function startQueue(
  options: ConstructorOptions,
  concurrency: number,
  log: Log,
  onHandled: OnHandled,
): Promise<Queue> {
  const boss = new PgBoss({
    ...options,
    useListenNotify: true,
    superviseIntervalSeconds: LOOK_SEC,
    monitorIntervalSeconds: LOOK_SEC,
  })
  boss.on('error', (error) => {
    // The same trouble of all queues is logged once.
    const reason = errorText(error).replace(/ \(Queue: [^)]*\)$/, '')
    log.error({ reason }, 'the queue has trouble')
  })
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the queue warns'))
  await boss.start()
  await makeQueues(boss)
  await takeOver(boss)
  const priorityOf = makeFairPriority(Date.now)
  const workers = makeWorkers(boss, { concurrency, log, onHandled })
  // Without plugins: pg-boss reads its own columns by their own names.
  const within = (trx: Kysely<Tables>) => ({ db: fromKysely(trx.withoutPlugins()) })
  const optionsFor = (name: QueueName, { key, group, owner }: SendOptions) => ({
    ...(key === undefined ? {} : { singletonKey: key }),
    ...(group === undefined ? {} : { group: { id: group } }),
    ...(owner === undefined ? {} : { priority: priorityOf(`${name} ${owner}`) }),
  })
  return {
    send: (trx, name, data, options = {}) =>
      boss.send(name, data, { ...within(trx), ...optionsFor(name, options) }),
    async sendAll(trx, name, entries) {
      // Entries of one moment are in the order of their ids.
      const ids = entries.map(() => randomUUID()).sort()
      const jobs = entries.map(({ data, ...options }, at) => ({
        id: ids[at] as string,
        data,
        ...optionsFor(name, options),
      }))
      await boss.insert(name, jobs, within(trx))
    },
    work: workers.work,
    withoutSlot: workers.withoutSlot,
    depths: () => depths(boss),
    wakeRetries: (name) => wakeRetries(boss, name),
    drain(limitSec) {
      workers.end()
      return boss.stop({ graceful: limitSec > 0, timeout: limitSec * 1000 })
    },
  }
}

type Manners = { concurrency: number; log: Log; onHandled: OnHandled }

/** The workers of each queue: as many as may work at a time, and one more for each that waits. */
function makeWorkers(
  boss: PgBoss,
  manners: Manners,
): Pick<Queue, 'work' | 'withoutSlot'> & { end(): void } {
  type Own = { semaphore: Semaphore; pool: WorkerPool; spareWorkers: number }
  const own = new AsyncLocalStorage<Own>()
  let isEnding = false
  return {
    async work(name, handler) {
      const { atOnce } = queues[name]
      const most = Math.min(atOnce, manners.concurrency)
      const semaphore = makeSemaphore(most)
      const limited = (entry: Parameters<typeof handler>[0]) =>
        own.run(here, () => semaphore.run(() => handler(entry)))
      const pool: WorkerPool = makeWorkerPool(most, {
        isOpen: () => !isEnding,
        start: (joined) => startWorker(boss, name, limited, { pool, joined, ...manners }),
        stop: (id) => void boss.offWork(name, { id, wait: false }),
      })
      const here: Own = { semaphore, pool, spareWorkers: atOnce }
      await pool.ensureIdle()
    },
    async withoutSlot(wait) {
      const here = own.getStore()
      if (here === undefined) return wait()
      if (here.spareWorkers === 0) return here.semaphore.withoutSlot(wait)
      here.spareWorkers--
      try {
        return await here.pool.withoutSlot(() => here.semaphore.withoutSlot(wait))
      } finally {
        here.spareWorkers++
      }
    },
    end() {
      isEnding = true
    },
  }
}

/** Starts a worker, which asks for an entry at once; its id. */
async function startWorker<N extends QueueName>(
  boss: PgBoss,
  name: N,
  handler: (entry: Entry<N>) => Promise<void>,
  { pool, joined, log, onHandled }: Manners & { pool: WorkerPool; joined: Promise<void> },
): Promise<string> {
  const { atOncePerGroup } = queues[name]
  const options = {
    batchSize: 1,
    includeMetadata: true as const,
    pollingIntervalSeconds: 2,
    notifyPollingIntervalSeconds: 5,
    ...(atOncePerGroup === null ? {} : { groupConcurrency: atOncePerGroup }),
  }
  const id = boss.work<QueueData[N], void, typeof options>(name, options, async ([job]) => {
    if (job === undefined) return
    await joined
    const worker = await id
    const start = performance.now()
    const seconds = () => (performance.now() - start) / 1000
    pool.begin(worker)
    try {
      await handler(entryOf(job))
      await unblock(boss, job)
      onHandled(name, true, seconds())
    } catch (error) {
      const reason = errorText(error)
      log.warn({ queue: name, entry: job.id, retries: job.retryCount, reason }, 'to be retried')
      onHandled(name, false, seconds())
      wakeFor(boss, name, job.retryCount)
      // Only the words are stored: octokit's errors hold requests with their tokens.
      throw new Error(reason)
    } finally {
      // Whoever asks next does so when the entry is written down as done: what waited behind it is
      // told by nobody else.
      if (pool.end(worker)) boss.notifyWorker(worker)
      else void boss.offWork(name, { id: worker }).then(() => wake(boss, name))
    }
  })
  return id
}

/** What waits behind the entry of its key or group is told by nobody else. */
function wake(boss: PgBoss, name: string): void {
  const ours = boss.getWipData().filter((worker) => worker.name === name)
  for (const { id } of ours) boss.notifyWorker(id)
}

/** Nobody tells of a retry that is due; pg-boss delays it by this at most. */
function wakeFor(boss: PgBoss, name: QueueName, retries: number): void {
  const { retryDelaySec, retryDelayMaxSec } = queues[name]
  const sec = Math.min(retryDelaySec * 2 ** (retries + 1), retryDelayMaxSec)
  setTimeout(() => wake(boss, name), sec * 1000 + 50).unref()
}

/** Once people know of an entry that failed for good, those behind it may pass. */
async function unblock(boss: PgBoss, { sourceName, sourceId }: JobWithMetadata<object>) {
  if (sourceName === null || sourceId === null) return
  if (queues[sourceName as QueueName]?.policy === 'key_strict_fifo')
    await boss.deleteJob(sourceName, sourceId)
  wake(boss, sourceName)
}

async function wakeRetries(boss: PgBoss, name: QueueName): Promise<number> {
  const { rows } = await boss.getDb().executeSql(
    `update pgboss.job set start_after = now()
      where name = $1 and state = 'retry' and start_after > now() returning id`,
    [name],
  )
  wake(boss, name)
  return rows.length
}

type Counted = Omit<QueueDepth, 'name' | 'blocked'> & { name: string }

/** Counted now: the numbers that pg-boss keeps are some seconds old. */
async function depths(boss: PgBoss): Promise<QueueDepth[]> {
  const { rows } = await boss.getDb().executeSql(`
    select name,
      count(*) filter (where state < 'active')::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name`)
  const counted = new Map((rows as Counted[]).map((row) => [row.name, row]))
  const none = { waiting: 0, active: 0, failed: 0 }
  return Promise.all(
    names.map(async (name) => {
      const isStrict = queues[name].policy === 'key_strict_fifo'
      const blocked = isStrict ? (await boss.getBlockedKeys(name)).length : 0
      return { ...none, ...counted.get(name), name, blocked }
    }),
  )
}
