/** The bot's jobs: what was asked, how far it is, and what is known beside. */
import type { ColumnType, Generated } from 'kysely'

type Written<T> = ColumnType<T, T, never>

export type JobTables = {
  /** The whole job is `doc`; the other columns are of it, to be searched by. */
  jobs: {
    id: Written<string>
    /** In the order in which they were asked. */
    seq: Generated<number>
    repository: Written<string>
    pull: Written<number | null>
    headSha: ColumnType<string, string, string>
    suite: ColumnType<string, string, string>
    state: ColumnType<string, string, string>
    /** Who asked; null: nobody in person. */
    by: ColumnType<string | null, string | null, string | null>
    /** Comment that asked, as text because such numbers outgrow an integer; null: none. */
    comment: ColumnType<string | null, string | null, string | null>
    askedAt: Written<Date>
    turnAt: ColumnType<Date | null, Date | null, Date | null>
    endedAt: ColumnType<Date | null, Date | null, Date | null>
    /** When to look at it next; null: only when something happens. */
    dueAt: ColumnType<Date | null, Date | null, Date | null>
    /** Goes up with every change of `doc`. */
    version: ColumnType<number, number, number>
    /** JSON of a Job. */
    doc: ColumnType<string, string, string>
    /** Looks in a row that failed because GitHub was away, and those that failed otherwise. */
    parks: Generated<number>
    faults: Generated<number>
  }
  /** Heads of pull requests, as events told of them. */
  heads: {
    repository: Written<string>
    pull: Written<number>
    sha: Written<string>
    /** When the event was received, and of when it tells by GitHub's clock. */
    seenAt: Written<Date>
    updatedAt: ColumnType<Date, Date | undefined, never>
  }
  /** Rows that somebody accepted for one head. */
  acceptances: {
    repository: Written<string>
    /** What said so: a comment or a pressed button. */
    source: Written<string>
    sha: Written<string>
    row: Written<string>
    reason: Written<string>
    by: Written<string>
    at: Written<string>
  }
}
