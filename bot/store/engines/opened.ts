/** What the two openers give: the same things, over a folder or over a server. */
import type { Dialect } from 'kysely'
import type { ConstructorOptions } from 'pg-boss'

export type Opened = {
  dialect: Dialect
  /** How pg-boss gets to it. */
  boss: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max' | 'options'>
  /** After the dialect's and pg-boss's connections are closed. */
  close(): Promise<void>
}
