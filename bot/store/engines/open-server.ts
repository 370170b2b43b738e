/** PostgreSQL on a server, for several processes at once. */
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { HostError } from '../../../src/host/port/host.ts'
import type { Log } from '../../settings/log.ts'
import type { Opened } from './opened.ts'

/** The oldest version that pg-boss and the tests know. */
const OLDEST = 13

/** No statement of the bot's takes long; one that does holds up all others. */
const OPTIONS = '-c statement_timeout=60000 -c idle_in_transaction_session_timeout=60000'

export async function openServer(url: string, connections: number, log: Log): Promise<Opened> {
  const forQueue = Math.max(2, Math.floor(connections / 2))
  const pool = new pg.Pool({
    connectionString: url,
    max: connections - forQueue,
    options: OPTIONS,
    connectionTimeoutMillis: 10_000,
    application_name: 'gcbench',
  })
  // A connection that breaks while nobody uses it; the next one who asks gets another.
  pool.on('error', (error) => log.warn({ reason: error.message }, 'lost a database connection'))
  // One that breaks between two statements of whoever has it: the next statement is refused, and
  // without anybody to hear of it the whole process would end.
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    const { rows } = await pool.query('show server_version_num')
    const version = Math.floor(Number(rows[0].server_version_num) / 10_000)
    if (version < OLDEST) throw new Error(`it is PostgreSQL ${version}, too old by far`)
  } catch (error) {
    await pool.end()
    const { message, code } = error as NodeJS.ErrnoException
    throw new HostError(
      `the database cannot be used: ${message || code}`,
      `Check GCBENCH_DATABASE_URL, and that the server is PostgreSQL ${OLDEST} or later.`,
      { cause: error },
    )
  }
  return {
    dialect: new PostgresDialect({ pool }),
    boss: { connectionString: url, max: forQueue, options: OPTIONS },
    copy: null,
    async close() {
      if (!pool.ended) await pool.end()
    },
  }
}
