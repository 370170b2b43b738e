/** How many jobs are in each state. */
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Jobs in each state, of those that are remembered. */
export const countJobs = (db: Kysely<Tables>) =>
  db
    .selectFrom('jobs')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
    .then((rows) => rows.map(({ state, count }) => ({ state, count: Number(count) })))
