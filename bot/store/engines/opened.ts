/** What the two openers give: the same things, over a folder or over a server. */
import type { Readable } from 'node:stream'
import type { Dialect } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'

export type Opened = {
  dialect: Dialect
  /** How pg-boss gets to it. */
  boss: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max' | 'options'>
  /**
   * Hands a tar of the whole folder to `write`, as of one moment, while work goes on. Null: it is a
   * server, whose other connections go on whatever one of them reads.
   */
  copy: ((write: (source: Readable) => Promise<void>) => Promise<void>) | null
  /** After the dialect's and pg-boss's connections are closed. */
  close(): Promise<void>
}
