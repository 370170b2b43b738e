/**
 * The queues, over one table. A row is a lane: what one key waits for, handled one at a time. A send
 * to a lane that is there counts up what is `wanted` of it, so nothing that is sent while the lane
 * is at work is missed, and nothing is there twice. A process takes lanes by the fair share of their
 * installations, people and repositories, and holds them by a lease that it renews.
 */
import { randomUUID } from 'node:crypto'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isToWait } from '../../src/github/port.ts'
import { type QueueDepth as Depth, errorText, type Handled, type Log } from '../telemetry.ts'
import {
  type Admission,
  type FairShare,
  type Flow,
  makeFairShare,
  type QueueData,
  type QueueName,
  queues,
  type Schedule,
} from './queues.ts'
import type { Tables } from './tables.ts'

export type Entry<N extends QueueName> = {
  key: string
  data: QueueData[N]
  /** Who is behind it; '': nobody. */
  person: string
  /** How often it was tried before. */
  retries: number
  /** Aborted when its time is up, or the process is told to stop hard. */
  signal: AbortSignal
}

export type SendOptions = {
  /** Entries of one key are one lane. Default: the queue has one lane. */
  key?: string
  /** Whose share of the places it takes; missing ones share one. */
  installation?: string
  repository?: string
  person?: string
}

type QueueDepth = Depth & { name: QueueName }

/** What comes next in the lane, and who is behind it; null: the lane is done with. */
export type Next = { seq: string; person: string } | null

// biome-ignore lint/suspicious/noConfusingVoidType: most handlers give nothing back.
type Handler<N extends QueueName> = (entry: Entry<N>) => Promise<Next | void>

export type Queue = {
  /** Adds an entry in that transaction. */
  send<N extends QueueName>(
    trx: Kysely<Tables>,
    name: N,
    data: QueueData[N],
    options?: SendOptions,
  ): Promise<void>
  sendAll<N extends QueueName>(
    trx: Kysely<Tables>,
    name: N,
    entries: readonly (SendOptions & { data: QueueData[N] })[],
  ): Promise<void>
  /** Has every entry handled; what the handler throws makes a retry. */
  work<N extends QueueName>(name: N, handler: Handler<N>): Promise<void>
  depths(): Promise<QueueDepth[]>
  /** Share of its places that are taken, in the fullest queue that people wait for; 0: works on none. */
  fullness(): number
  /** Has everything tried at once that waits for its next try, or as much of it; how many entries. */
  wakeRetries(name: QueueName, which?: { installation?: string; most?: number }): Promise<number>
  /** Takes no more entries, waits for those at work; after `limitSec` they are tried again. */
  drain(limitSec: number): Promise<void>
}

/** Has repositories compared with what was done there; once, however often it is asked for. */
export const sendCatchUp = (
  trx: Kysely<Tables>,
  queue: Pick<Queue, 'sendAll'>,
  places: readonly { repositoryId: number; installation: number }[],
): Promise<void> => queue.sendAll(trx, 'reconcile', ofRepositories(places))

/** An entry for each repository. */
export const ofRepositories = (places: readonly { repositoryId: number; installation: number }[]) =>
  places.map(({ repositoryId, installation }) => ({
    data: { repository: repositoryId },
    key: String(repositoryId),
    installation: String(installation),
  }))

/** Told of every entry that a handler was done with, or threw at. */
export type OnHandled = (queue: QueueName, done: Handled, sec: number) => void

/** Hears of what is sent by any process, until it is ended. */
export type Listen = (onSent: () => void) => Promise<() => Promise<void>>

const names = Object.keys(queues) as QueueName[]

export const CHANNEL = 'gcbench_queue'

/** A process that does not renew its lease for so long is dead. */
const LEASE_SEC = 15
const RENEW_MS = 5_000
/** A clock is set a little all the time. */
const SET_BACK_SEC = 60
/** Where no notification comes through. */
const POLL_MS = 2_000
/**
 * Installations that one search looks at, and flows of each; beyond it those that come later in the
 * index wait.
 */
const MOST_INSTALLATIONS = 5_000
const MOST_FLOWS = 5_000
/** Entries of one statement. */
const AT_ONCE = 500
/** Lanes of one flow that one search finds. */
const MOST_OF_FLOW = 32
/** Between two searches, where lanes are left of the first. */
const SEARCH_MS = 100

type Lane = {
  queue: QueueName
  key: string
  installation: string
  repository: string
  person: string
}
type TakenEntry = Lane & { data: string; wanted: number; tries: number }

/** Lanes as parameters of a statement, in their order. */
const columnsOf = (name: QueueName, entries: readonly (SendOptions & { data: unknown })[]) =>
  entries.map(({ key = '', installation = '', repository = '', person = '', data }) => {
    return { queue: name, key, installation, repository, person, data: JSON.stringify(data) }
  })

/**
 * Parts of a statement (`with ...`) that add to the lanes of a select (queue, key, installation,
 * repository, person, data), each of which it has once, and wake the processes. A delivery keeps
 * the pause before the next try of its lane.
 */
export const addToLanes = (lanes: RawBuilder<unknown>) => sql`
  sent as (
    insert into lanes (queue, key, installation, repository, person, data) ${lanes}
    on conflict (queue, key) do update set
      wanted = lanes.wanted + 1, data = excluded.data, installation = excluded.installation,
      repository = excluded.repository,
      due_at = case when lanes.queue = 'delivery' then lanes.due_at
        else least(lanes.due_at, now()) end
    returning taken_until),
  told as materialized (
    select pg_notify(${sql.lit(CHANNEL)}, '')::text as n from sent where taken_until is null
    limit 1)`

/** Seconds from an instant (ms) until the next moment of a schedule. */
export function untilNext({ everySec, atSec }: Schedule, nowMs: number): number {
  const sec = nowMs / 1000 - atSec
  return everySec - (((sec % everySec) + everySec) % everySec)
}

type QueueServices = {
  db: Kysely<Tables>
  listen: Listen
  /** Entries of a queue that this process works on at a time. */
  concurrency: number
  log: Log
  onHandled: OnHandled
}

/** Opens the queues on a store whose tables are there. */
export function startQueue(services: QueueServices): Queue {
  const db = services.db.withoutPlugins()
  const sendSome: Queue['sendAll'] = async (trx, name, entries) => {
    const lanes = JSON.stringify(columnsOf(name, entries))
    const given = sql`
      select queue, key, installation, repository, person, data from (
        select distinct on (key) * from rows from (json_to_recordset(${lanes}::json) as (queue text,
          key text, installation text, repository text, person text, data text))
          with ordinality as given (queue, key, installation, repository, person, data, place)
        order by key, place) as once
      order by place`
    await sql`with ${addToLanes(given)} select n from told`.execute(trx.withoutPlugins())
  }
  const sendAll: Queue['sendAll'] = async (trx, name, entries) => {
    for (let from = 0; from < entries.length; from += AT_ONCE)
      await sendSome(trx, name, entries.slice(from, from + AT_ONCE))
  }
  const dispatcher = makeDispatcher(db, services)
  return {
    sendAll,
    send: (trx, name, data, options = {}) => sendAll(trx, name, [{ ...options, data }]),
    work: dispatcher.work,
    depths: () => countDepths(db),
    fullness: dispatcher.fullness,
    async wakeRetries(name, { installation = null, most = null } = {}) {
      const { rows } = await sql`
        update lanes set due_at = now()
        where queue = ${name} and key in (
          select key from lanes
          where queue = ${name} and tries > 0 and taken_until is null and due_at > now()
            and (${installation}::text is null or installation = ${installation})
          order by due_at limit ${most}::int)
        returning key`.execute(db)
      dispatcher.wake()
      return rows.length
    },
    drain: dispatcher.drain,
  }
}

type Worker = { handler: Handler<QueueName>; share: FairShare }

/** Somebody waits for what these do. */
const AWAITED: readonly QueueName[] = ['delivery', 'reply', 'look']
type Held = {
  lane: TakenEntry
  admission: Admission
  /** By the clock of `performance`. */
  sinceMs: number
  abort: AbortController
  done: Promise<void>
}

/** What is at work for so long waits for GitHub, unless this process itself has no time. */
const LENT_AFTER_MS = 2_000
const LEND_EVERY_MS = 1_000
const BUSY = 0.9

/** Takes lanes for the handlers of this process, as many as there are places. */
function makeDispatcher(
  db: Kysely<Tables>,
  { listen, concurrency, log, onHandled }: QueueServices,
) {
  const me = randomUUID()
  const workers = new Map<QueueName, Worker>()
  const held = new Set<Held>()
  /** What the last search found and nobody took yet: a place that is free need not wait for one. */
  let found: FoundLane[] = []
  let [isEnding, isSearching, isWanted] = [false, false, false]
  let loopBefore = performance.eventLoopUtilization()
  let listening: ReturnType<Listen> | null = null
  const timers: NodeJS.Timeout[] = []

  const trouble = (error: unknown) => {
    if (!isEnding) log.error({ reason: errorText(error) }, 'the queue has trouble')
  }

  /** Searches, now or when the search of now is over. */
  function wake(): void {
    isWanted = true
    if (isSearching || isEnding) return
    isSearching = true
    void searchAll().finally(() => {
      isSearching = false
      // Told between its last search and its end.
      if (isWanted) wake()
    })
  }

  async function searchAll(): Promise<void> {
    while (isWanted && !isEnding) {
      isWanted = false
      const began = performance.now()
      await search().catch(trouble)
      // At most half of the time is spent on searches, however many there are to wake it.
      const ms = Math.max(performance.now() - began, found.length > 0 ? SEARCH_MS : 0)
      await new Promise((resolve) => setTimeout(resolve, ms))
    }
  }

  async function search(): Promise<void> {
    found = (await candidates(db, [...workers.keys()])).map((lane) => {
      return { ...lane, flow: flowOf(lane) }
    })
    await fill()
  }

  /** Gives the places that are free to lanes that were found; to how many. */
  async function fill(): Promise<number> {
    let count = 0
    for (;;) {
      const chosen = [...workers].flatMap(([name, { share }]) => choose(share, name, found))
      if (chosen.length === 0) return count
      const gone = new Set(chosen.map(({ lane }) => lane))
      found = found.filter((lane) => !gone.has(lane))
      count += await takeAll(chosen)
    }
  }

  /** Of lanes that another process has by now the places are free again. */
  async function takeAll(chosen: readonly ChosenLane[]): Promise<number> {
    const lanes = chosen.map(({ lane }) => lane)
    const taken = await take(db, lanes, me).catch((error) => {
      for (const { admission } of chosen) admission.end(null)
      throw error
    })
    const ofKey = new Map(taken.map((lane) => [`${lane.queue} ${lane.key}`, lane]))
    for (const { lane, admission } of chosen) {
      const own = ofKey.get(`${lane.queue} ${lane.key}`)
      if (own === undefined) admission.end(null)
      else hold(own, admission)
    }
    return taken.length
  }

  /** A place is free. Where nothing that was found may have it, there may be more. */
  async function refill(): Promise<void> {
    if ((await fill()) === 0) wake()
  }

  function hold(lane: TakenEntry, admission: Admission): void {
    const abort = new AbortController()
    const began = performance.now()
    const one: Held = { lane, admission, sinceMs: began, abort, done: Promise.resolve() }
    held.add(one)
    one.done = handle(lane, abort)
      .catch(trouble)
      .finally(() => {
        held.delete(one)
        admission.end((performance.now() - began) / 1000)
        void refill().catch(trouble)
      })
  }

  /** The entries of a lane, as long as nobody else waits for the place. */
  async function handle(lane: TakenEntry, abort: AbortController): Promise<void> {
    const share = workers.get(lane.queue)?.share
    for (let at = lane; ; ) {
      const next = await handleOne(at, abort)
      if (next === 'ended') return
      const isAlone = share !== undefined && share.next([{ flow: flowOf(at) }]) !== null
      if (next === null || !isAlone || isEnding) return finish(db, at, me, next)
      at = { ...at, person: next.person, tries: 1 }
      await goOn(db, at, me, next)
    }
  }

  async function handleOne(lane: TakenEntry, abort: AbortController): Promise<Next | 'ended'> {
    const { queue, key, person, tries } = lane
    const began = performance.now()
    const seconds = () => (performance.now() - began) / 1000
    const rule = queues[queue]
    const late = setTimeout(() => abort.abort(new Error('it took too long')), rule.expireSec * 1000)
    const aborted = new Promise<never>((_, reject) => {
      abort.signal.addEventListener('abort', () => reject(abort.signal.reason as Error))
    })
    aborted.catch(() => {})
    try {
      const data = JSON.parse(lane.data)
      const entry = { key, data, person, retries: tries - 1, signal: abort.signal }
      const handler = workers.get(queue)?.handler as Handler<QueueName>
      const next = (await Promise.race([handler(entry), aborted])) ?? null
      onHandled(queue, 'true', seconds())
      return next
    } catch (error) {
      if (isEnding && abort.signal.aborted) return 'ended'
      const reason = errorText(error)
      log.warn({ queue, key, retries: tries - 1, reason }, 'to be retried')
      onHandled(queue, isToWait(error) ? 'parked' : 'false', seconds())
      const pauseSec = await putOff(db, lane, me)
      setTimeout(wake, 1000 * pauseSec + 50).unref()
      return 'ended'
    } finally {
      clearTimeout(late)
    }
  }

  /** Places of those that only wait are for others, so that hundreds that hang stop nobody. */
  function lend(): void {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, loopBefore)
    loopBefore = now
    if (utilization > BUSY) return
    const waiting = [...held].filter(
      ({ lane, sinceMs }) =>
        AWAITED.includes(lane.queue) && performance.now() - sinceMs > LENT_AFTER_MS,
    )
    for (const { admission } of waiting) admission.lend()
    if (waiting.length > 0) void refill().catch(trouble)
  }

  /** By the clock of the store (s), and by that of `performance`, which is never set. */
  let before: { storeSec: number; ownMs: number } | null = null

  /** The queue goes by the store's clock. Where that was set back, nobody waits until it caught up. */
  async function minded(storeSec: number): Promise<boolean> {
    const ownMs = performance.now()
    const passedSec = before === null ? 0 : (ownMs - before.ownMs) / 1000
    const isBack = before === null || before.storeSec + passedSec - storeSec > SET_BACK_SEC
    before = { storeSec, ownMs }
    if (isBack) await dropFuture(db)
    return isBack
  }

  async function renew(): Promise<void> {
    const keys = [...held].map(({ lane }) => `${lane.queue} ${lane.key}`)
    const { rows } = await sql<{ name: string }>`
      update lanes set taken_until = now() + make_interval(secs => ${LEASE_SEC})
      where taken_by = ${me} and queue || ' ' || key = any(${keys})
      returning queue || ' ' || key as name`.execute(db)
    const ours = new Set(rows.map(({ name }) => name))
    for (const { lane, abort } of held)
      if (keys.includes(`${lane.queue} ${lane.key}`) && !ours.has(`${lane.queue} ${lane.key}`))
        abort.abort(new Error('another process has it now'))
    const freed = await sql<{ sec: number; count: number }>`
      with freed as (
        update lanes set taken_until = null, taken_by = null where taken_until < now()
        returning key)
      select extract(epoch from now())::float8 as sec, count(*)::int as count from freed`.execute(
      db,
    )
    const { sec = 0, count = 0 } = freed.rows[0] ?? {}
    if ((await minded(sec)) || count > 0) wake()
  }

  return {
    wake,
    fullness: () =>
      Math.max(
        0,
        ...AWAITED.flatMap((name) => {
          const worker = workers.get(name)
          return worker === undefined ? [] : [worker.share.fullness()]
        }),
      ),
    async work<N extends QueueName>(name: N, handler: Handler<N>): Promise<void> {
      const { atOnce, atOncePerInstallation, schedule } = queues[name]
      const places = Math.min(atOnce, concurrency)
      const share = makeFairShare(places, Math.min(places, atOncePerInstallation))
      workers.set(name, { handler: handler as unknown as Handler<QueueName>, share })
      if (listening === null) {
        listening = listen(wake)
        listening.catch(trouble)
        timers.push(setInterval(wake, POLL_MS).unref())
        timers.push(setInterval(lend, LEND_EVERY_MS).unref())
        timers.push(setInterval(() => void renew().catch(trouble), RENEW_MS).unref())
        void renew().catch(trouble)
      }
      if (schedule !== null)
        await sql`insert into lanes (queue, key, data, due_at, waits_since)
          select ${name}, '', '{}', first.moment, first.moment from (
            select now() + make_interval(secs => ${untilNext(schedule, Date.now())}) as moment) first
          on conflict do nothing`.execute(db)
      wake()
    },
    async drain(limitSec: number): Promise<void> {
      isEnding = true
      for (const timer of timers) clearInterval(timer)
      const end = await listening?.catch(() => null)
      await end?.().catch(() => {})
      const all = Promise.allSettled([...held].map(({ done }) => done))
      const late = new Promise((resolve) => setTimeout(resolve, limitSec * 1000).unref())
      await Promise.race([all, late])
      for (const { abort } of held) abort.abort(new Error('the process ends'))
      await sql`update lanes set taken_until = null, taken_by = null where taken_by = ${me}`
        .execute(db)
        .catch(() => {})
    },
  }
}

type FoundLane = Lane & { flow: Flow }
type ChosenLane = { lane: FoundLane; admission: Admission }

/** Of a queue's, as many as there are places for, in the order of their share. */
function choose(share: FairShare, name: QueueName, found: readonly FoundLane[]): ChosenLane[] {
  if (share.free() <= 0) return []
  const left = new Set(found.filter(({ queue }) => queue === name))
  const chosen: ChosenLane[] = []
  for (;;) {
    const next = share.next([...left])
    if (next === null) return chosen
    left.delete(next)
    chosen.push({ lane: next, admission: share.admit(next.flow) })
  }
}

const flowOf = ({ installation, repository, person }: Lane): Flow => [
  installation,
  person,
  repository,
]

/**
 * The first lanes of every flow that waits: a step down an index for each, however many wait. By
 * installation first, so that one with more flows than are looked at hides none of another.
 */
async function candidates(db: Kysely<Tables>, worked: readonly QueueName[]): Promise<Lane[]> {
  const wanted = worked.map((queue) => ({ queue }))
  const waits = sql`from lanes where lanes.queue = open.queue and taken_until is null`
  const here = sql`${waits} and installation = place.installation`
  const { rows } = await sql<Lane>`
    select found.* from json_to_recordset(${JSON.stringify(wanted)}::json)
      as open (queue text)
    cross join lateral (
      with recursive place as (
        (select installation ${waits} order by installation limit 1)
        union all
        select next.* from place cross join lateral (
          select installation ${waits} and installation > place.installation
          order by installation limit 1) next)
      select lane.* from (select * from place limit ${sql.lit(MOST_INSTALLATIONS)}) place
      cross join lateral (
        with recursive flow as (
          (select repository, person ${here} order by repository, person limit 1)
          union all
          select next.* from flow cross join lateral (
            select repository, person ${here}
              and (repository, person) > (flow.repository, flow.person)
            order by repository, person limit 1) next)
        select * from flow limit ${sql.lit(MOST_FLOWS)}) flow
      cross join lateral (
        select queue, key, installation, repository, person ${here} and due_at <= now()
          and repository = flow.repository and person = flow.person
        order by seq limit ${sql.lit(MOST_OF_FLOW)}) lane) found`.execute(db)
  return rows
}

async function take(db: Kysely<Tables>, lanes: readonly Lane[], me: string): Promise<TakenEntry[]> {
  // Of arrays the planner knows how long they are: for a few it looks no table through.
  const [ofQueues, keys] = [lanes.map(({ queue }) => queue), lanes.map(({ key }) => key)]
  const { rows } = await sql<TakenEntry>`
    with mine as (
      select queue, key from lanes
      join unnest(${ofQueues}::text[], ${keys}::text[]) as given (queue, key) using (queue, key)
      where taken_until is null and due_at <= now()
      for update of lanes skip locked)
    update lanes set taken_by = ${me}, tries = tries + 1,
      taken_until = now() + make_interval(secs => ${LEASE_SEC})
    from mine where lanes.queue = mine.queue and lanes.key = mine.key
    returning lanes.queue, lanes.key, installation, repository, person, data, wanted,
      tries`.execute(db)
  return rows
}

const ofLane = ({ queue, key }: Lane, me: string) =>
  sql`queue = ${queue} and key = ${key} and taken_by = ${me}`

const FREE = sql`taken_until = null, taken_by = null`

/** This process keeps the lane for the next entry of it. */
async function goOn(db: Kysely<Tables>, lane: TakenEntry, me: string, next: NonNullable<Next>) {
  await sql`update lanes set tries = 1, seq = ${next.seq}::bigint, person = ${next.person}
    where ${ofLane(lane, me)}`.execute(db)
}

/** The lane goes, unless more is wanted of it by now; one of a schedule waits for its moment. */
async function finish(db: Kysely<Tables>, lane: TakenEntry, me: string, next: Next): Promise<void> {
  const { schedule } = queues[lane.queue]
  const mine = ofLane(lane, me)
  if (next !== null)
    await sql`update lanes set ${FREE}, tries = 0, due_at = now(), seq = ${next.seq}::bigint,
      person = ${next.person} where ${mine}`.execute(db)
  else if (schedule !== null) await rest(db, mine, untilNext(schedule, Date.now()))
  else {
    const done = sql`delete from lanes where ${mine} and wanted = ${lane.wanted}`
    const { numAffectedRows } = await done.execute(db)
    if (!numAffectedRows)
      await sql`update lanes set ${FREE}, tries = 0, due_at = now(), waits_since = now(),
        seq = nextval('lanes_seq') where ${mine}`.execute(db)
  }
}

const rest = (db: Kysely<Tables>, mine: RawBuilder<unknown>, sec: number) =>
  sql`update lanes set ${FREE}, tries = 0, due_at = now() + make_interval(secs => ${sec}),
    waits_since = now() + make_interval(secs => ${sec}) where ${mine}`.execute(db)

/** Seconds that an entry of a queue is put off for at most. */
const longestPauseSec = (queue: QueueName) =>
  queues[queue].schedule?.everySec ?? queues[queue].retryDelayMaxSec

/** What waits for longer than anything does, or is taken for longer, was so by a clock of before. */
async function dropFuture(db: Kysely<Tables>): Promise<void> {
  const rules = names.map((queue) => ({ queue, sec: longestPauseSec(queue) + SET_BACK_SEC }))
  await sql`update lanes set due_at = now(), waits_since = least(waits_since, now())
    from json_to_recordset(${JSON.stringify(rules)}::json) as rule (queue text, sec int)
    where lanes.queue = rule.queue and due_at > now() + make_interval(secs => sec)`.execute(db)
  await sql`update lanes set taken_until = now()
    where taken_until > now() + make_interval(secs => ${LEASE_SEC + SET_BACK_SEC})`.execute(db)
}

/** It failed; seconds until its next try. */
async function putOff(db: Kysely<Tables>, lane: TakenEntry, me: string): Promise<number> {
  const { schedule, mostTries, retryDelaySec, retryDelayMaxSec } = queues[lane.queue]
  const mine = ofLane(lane, me)
  if (schedule !== null) {
    const sec = untilNext(schedule, Date.now())
    await rest(db, mine, sec)
    return sec
  }
  if (mostTries !== null && lane.tries > mostTries) {
    await sql`delete from lanes where ${mine}`.execute(db)
    return 0
  }
  const pauseSec = Math.min(retryDelayMaxSec, retryDelaySec * 2 ** Math.min(lane.tries, 30))
  await sql`update lanes set ${FREE}, due_at = now() + make_interval(secs => ${pauseSec})
    where ${mine}`.execute(db)
  return pauseSec
}

const readySec = sql`coalesce(extract(epoch from now() -
  min(due_at) filter (where taken_until is null and due_at <= now())), 0)::float8`

/** Of deliveries every one counts, not their lanes; what waits for its moment does not wait. */
export async function countDepths(db: Kysely<Tables>): Promise<QueueDepth[]> {
  const { rows } = await sql<QueueDepth>`
    select queue as name,
      count(*) filter (where taken_until is null and waits_since <= now())::int as waiting,
      count(*) filter (where taken_until is not null)::int as active,
      greatest(0, extract(epoch from now() - min(waits_since)))::float8 as "oldestSec",
      ${readySec} as "readySec"
    from lanes where queue <> 'delivery' group by queue
    union all
    select 'delivery', open.n - taken.n, taken.n, open.sec, taken.ready
    from (select count(*)::int as n,
        coalesce(extract(epoch from now() - min(received_at)), 0)::float8 as sec
      from deliveries where outcome is null and lane is not null) open,
      (select count(*) filter (where taken_until is not null)::int as n, ${readySec} as ready
      from lanes where queue = 'delivery') taken`.execute(db)
  const counted = new Map(rows.map((row) => [row.name, row]))
  const none = { waiting: 0, active: 0, oldestSec: 0, readySec: 0 }
  return names.map((name) => ({ ...none, ...counted.get(name), name }))
}
