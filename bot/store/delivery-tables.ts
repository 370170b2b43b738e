/** What the store knows of GitHub's deliveries. Columns are camelCase here, snake_case in SQL. */
import type { ColumnType, Generated } from 'kysely'

type Written<T> = ColumnType<T, T, never>
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>

/**
 * How a delivery ended. `unread`: it is no JSON; `ignored`: it is no event of ours; `given-up`: it
 * is set aside with its body, for somebody to look at and to retry.
 */
export type DeliveryOutcome = 'done' | 'given-up' | 'unread' | 'ignored'

export type DeliveryTables = {
  deliveries: {
    /** X-GitHub-Delivery; a redelivery has the same one. */
    guid: Written<string>
    /** X-GitHub-Event. */
    event: Written<string>
    receivedAt: ColumnType<Date, Date | undefined, never>
    /** The payload as it came; null as soon as it is handled, and where nothing is to handle. */
    body: Later<string>
    outcome: Later<DeliveryOutcome>
    endedAt: Later<Date>
    /** Tries that failed only because GitHub was away; they do not count against it. */
    parks: Generated<number>
    /** Why it was set aside. */
    words: Later<string>
  }
  /** Repositories that were heard of. Ids are text because such numbers outgrow an integer. */
  repositories: {
    id: Written<string>
    /** `owner/name` as it is now. */
    name: ColumnType<string, string, string>
    installation: ColumnType<string, string, string>
    defaultBranch: ColumnType<string, string, string>
    seenAt: ColumnType<Date, Date, Date>
    /** When the App was taken from it; null: it was not. */
    goneAt: Later<Date>
  }
  /** When something was last done that is done over and over, by its name. */
  marks: { name: Written<string>; at: ColumnType<Date, Date, Date> }
}
