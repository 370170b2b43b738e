/** What the store knows of GitHub's deliveries, and of who has it open. Columns are camelCase here. */
import type { ColumnType } from 'kysely'

type Written<T> = ColumnType<T, T, never>
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>

/** How a delivery ended. `unread`: no JSON object; `ignored`: no event of ours, nothing is queued. */
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
  }
  /** One row for each process that has the store open, renewed while it lives. */
  openers: {
    id: Written<string>
    /** Host name and process id, for people. */
    name: Written<string>
    seenAt: ColumnType<Date, Date | undefined, Date>
  }
}
