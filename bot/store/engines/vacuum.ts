/**
 * Room of rows that are gone, given to new ones. A server does that by itself; PostgreSQL inside of
 * this process has nobody who would, and its folder would grow by every delivery's body for ever.
 */
import { type Kysely, sql } from 'kysely'

/** Table by table, so that what arrives meanwhile waits for one of them at most. */
export async function vacuum<T>(db: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, relname as name from pg_stat_user_tables`.execute(db)
  for (const { schema, name } of rows)
    await sql`vacuum (analyze) ${sql.table(`${schema}.${name}`)}`.execute(db)
}
