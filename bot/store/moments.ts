/** Moments that all processes of a store share, so that what they do together has one pace. */
import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Takes the next moment of that name, of moments that are so many seconds apart: milliseconds until
 * then, by the store's clock.
 */
export async function takeMoment(
  db: Kysely<Tables>,
  name: string,
  everySec: number,
): Promise<number> {
  const step = sql`make_interval(secs => ${everySec})`
  const { rows } = await sql<{ ms: number }>`
    insert into marks (name, at) values (${name}, clock_timestamp() + ${step})
    on conflict (name) do update set at = greatest(marks.at, clock_timestamp()) + ${step}
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
