/**
 * Deliveries: inserted once, kept with their body until they are handled, remembered for a while.
 */
import { type Compilable, type Kysely, sql } from 'kysely'
import { addToLanes, type Next, type SendOptions } from './queue.ts'
import type { DeliveryOutcome, Tables } from './tables.ts'

type NewDelivery = {
  guid: string
  event: string
  /** Null outcome: it is to be handled, and its body is kept until then. */
  outcome: DeliveryOutcome | null
  body: string | null
}

/** Where it waits in the queue, and whose share it takes. */
type QueuePlace = SendOptions & { key: string }

/** A delivery that comes in, and its place in the queue where it is to be handled. */
export type Incoming = NewDelivery & { place: QueuePlace | null }

const rowsOf = (incoming: readonly Incoming[]) =>
  incoming.map(({ guid, event, outcome, body, place }) => ({
    ...{ guid, event, outcome, body },
    endedAt: outcome === null ? null : sql<Date>`now()`,
    lane: place?.key ?? null,
    seq: place === null ? null : sql`nextval('lanes_seq')`,
    person: place?.person ?? '',
  }))

/**
 * Deliveries come in, in their order and in one statement with their places in the queue: whether
 * each is new. Of two with one guid the first one is; one that comes again changes nothing.
 */
export async function receiveDeliveries(
  db: Kysely<Tables>,
  incoming: readonly Incoming[],
): Promise<boolean[]> {
  const insert = db
    .insertInto('deliveries')
    .values(rowsOf(incoming))
    .onConflict((conflict) => conflict.column('guid').doNothing())
    .returning(['guid', 'lane'])
  const places = incoming.flatMap(({ guid, place }) => (place === null ? [] : [{ guid, ...place }]))
  const added = new Set((await withLanes(db, insert, places)).map(({ guid }) => guid))
  return incoming.map(({ guid }) => added.delete(guid))
}

type Inserted = { guid: string; lane: string | null }

/** The rows that a statement gives, whose lanes it adds in the same statement. */
async function withLanes(
  db: Kysely<Tables>,
  statement: Compilable<Inserted> & { execute(): Promise<Inserted[]> },
  places: readonly (QueuePlace & { guid: string })[],
): Promise<Inserted[]> {
  if (places.length === 0) return statement.execute()
  const given = JSON.stringify(places)
  const lanes = sql`
    select distinct on (lane) 'delivery', lane, coalesce(installation, ''),
      coalesce(repository, ''), coalesce(person, ''), '{}'
    from fresh join json_to_recordset(${given}::json) as given (guid text, installation text,
      repository text, person text) using (guid)
    where lane is not null order by lane`
  const { rows } = await sql<Inserted>`
    with fresh as (${statement}), ${addToLanes(lanes)}
    select guid, lane from fresh left join told on true`.execute(db)
  return rows
}

/** The delivery of a lane to handle now, and what comes behind it; null: none waits. */
export async function nextDelivery(
  db: Kysely<Tables>,
  lane: string,
): Promise<{ guid: string; next: Next } | null> {
  const [first, second] = await db
    .selectFrom('deliveries')
    .select(['guid', 'seq', 'person'])
    .where('lane', '=', lane)
    .where('outcome', 'is', null)
    .orderBy('seq')
    .limit(2)
    .execute()
  if (first === undefined) return null
  const next = second && { seq: second.seq ?? '0', person: second.person ?? '' }
  return { guid: first.guid, next: next ?? null }
}

/** Keys of one statement. */
const AT_ONCE = 5_000

/** Of those guids the ones that were taken in. */
export async function receivedDeliveries(
  db: Kysely<Tables>,
  guids: string[],
): Promise<Set<string>> {
  const arrived = new Set<string>()
  for (let from = 0; from < guids.length; from += AT_ONCE) {
    const some = guids.slice(from, from + AT_ONCE)
    const rows = await db
      .selectFrom('deliveries')
      .select('guid')
      .where('guid', 'in', some)
      .execute()
    for (const { guid } of rows) arrived.add(guid)
  }
  return arrived
}

/** A delivery that was set aside. */
type DeadLetter = { guid: string; event: string; receivedAt: Date; words: string | null }

/** Oldest first; all of them without a limit. */
export const listDeadLetters = (db: Kysely<Tables>, limit?: number): Promise<DeadLetter[]> =>
  db
    .selectFrom('deliveries')
    .select(['guid', 'event', 'receivedAt', 'words'])
    .where('outcome', '=', 'given-up')
    .orderBy('receivedAt')
    .$if(limit !== undefined, (all) => all.limit(limit as number))
    .execute()

export async function countDeadLetters(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('deliveries')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('outcome', '=', 'given-up')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A delivery that was set aside, with its body; null: there is no such one. */
export async function findDeadLetter(db: Kysely<Tables>, guid: string) {
  const row = await db
    .selectFrom('deliveries')
    .select(['event', 'body'])
    .where('guid', '=', guid)
    .where('outcome', '=', 'given-up')
    .where('body', 'is not', null)
    .executeTakeFirst()
  return row === undefined ? null : { event: row.event, body: row.body ?? '' }
}

/** Takes it up again, behind what waits there; false: it was not set aside. */
export async function reopenDelivery(
  db: Kysely<Tables>,
  guid: string,
  place: QueuePlace,
): Promise<boolean> {
  const reopen = db
    .updateTable('deliveries')
    .set({ outcome: null, endedAt: null, words: null, parks: 0, lane: place.key })
    .set({ seq: sql`nextval('lanes_seq')`, person: place.person ?? '' })
    .where('guid', '=', guid)
    .where('outcome', '=', 'given-up')
    .returning(['guid', 'lane'])
  return (await withLanes(db, reopen, [{ guid, ...place }])).length > 0
}

// Named instants that all processes of a store share, so that together they keep one pace.

/** Nobody waits behind so many others: a moment beyond them is of a clock that was set back since. */
const MOST_SLOTS = 3_600

/**
 * Takes the next moment of that name, of moments that are so many seconds apart: milliseconds until
 * then, by the store's clock.
 */
export async function takeTimeSlot(
  db: Kysely<Tables>,
  name: string,
  everySec: number,
): Promise<number> {
  const step = sql`make_interval(secs => ${everySec})`
  const { rows } = await sql<{ ms: number }>`
    insert into marks (name, at) values (${name}, clock_timestamp() + ${step})
    on conflict (name) do update set at = ${step} +
      case when marks.at > clock_timestamp() + ${MOST_SLOTS} * ${step} then clock_timestamp()
      else greatest(marks.at, clock_timestamp()) end
    returning (1000 * extract(epoch from at - ${step} - clock_timestamp()))::float8 as ms`.execute(
    db,
  )
  return Math.max(0, rows[0]?.ms ?? 0)
}

/** The moment that was marked by that name; null: none was. */
export async function markedAt(db: Kysely<Tables>, name: string): Promise<Date | null> {
  const row = await db.selectFrom('marks').select('at').where('name', '=', name).executeTakeFirst()
  return row?.at ?? null
}

/** Clocks of several machines differ by less. */
const inAnHour = (at: Date) => new Date(at.getTime() + 3_600_000)

/**
 * Marks a moment, unless one after `before` is marked: of several who try, one gets true. One in
 * the future is of a clock that was set back since.
 */
export async function markAgain(
  db: Kysely<Tables>,
  name: string,
  { at, before }: { at: Date; before: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('marks')
    .values({ name, at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ at })
        .where((is) => is.or([is('marks.at', '<=', before), is('marks.at', '>', inAnHour(at))])),
    )
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks a moment; the latest one stays. */
export async function mark(db: Kysely<Tables>, name: string, at: Date): Promise<void> {
  await db
    .insertInto('marks')
    .values({ name, at })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ at: sql<Date>`greatest(marks.at, excluded.at)` }),
    )
    .execute()
}
