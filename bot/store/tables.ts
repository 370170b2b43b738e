/** The tables of the store. Columns are camelCase here and snake_case in SQL. */
import type { ColumnType, Generated, Kysely, Transaction } from 'kysely'

export type Tables = DeliveryTables & QueueTables & JobTables & HistoryTables

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

type Written<T> = ColumnType<T, T, never>
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>

/**
 * How a delivery ended. `unread`: it is no JSON; `ignored`: it is no event of ours; `given-up`: it
 * is set aside with its body, for somebody to look at and to retry.
 */
export type DeliveryOutcome = 'done' | 'given-up' | 'unread' | 'ignored'

type DeliveryTables = {
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
    /** Those of one lane are handled one at a time, in the order of `seq`; null: not to handle. */
    lane: Later<string>
    /** As text because such numbers outgrow an integer. */
    seq: ColumnType<string | null, unknown, string | null>
    /** Who brought it about; '': nobody in person. */
    person: ColumnType<string | null, string | null | undefined, string | null>
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
    /** Since when its installation is suspended; null: it is not. */
    suspendedAt: Later<Date>
  }
  /** When something was last done that is done over and over, by its name. */
  marks: { name: Written<string>; at: ColumnType<Date, Date, Date> }
}

type QueueTables = {
  /** What each key of a queue waits for; queue.ts has all statements of it. */
  lanes: {
    queue: Written<string>
    key: Written<string>
    /** JSON of the entry. */
    data: Written<string>
    /** Whose share of the places it takes. */
    installation: Written<string>
    repository: Written<string>
    person: Written<string>
    /** Goes up with every send: what was not seen at the take is still to be done. */
    wanted: Generated<number>
    /** The order of lanes of one flow. */
    seq: Generated<string>
    dueAt: ColumnType<Date, Date | undefined, Date>
    waitsSince: ColumnType<Date, Date | undefined, Date>
    /** Takes since it got through last. */
    tries: Generated<number>
    /** The process that has it, and until when, unless it says so again; null: it waits. */
    takenBy: Later<string>
    takenUntil: Later<Date>
  }
}

type JobTables = {
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

export type HistoryTables = {
  reports: {
    /** The bot's job that it answers. */
    id: Written<string>
    /** `owner/name`. */
    repository: Written<string>
    suite: Written<string>
    /** Where the head belongs: a branch, a tag, or `pull/` and a number. */
    ref: Written<string>
    /** Branch that the base belongs to; null: not known. */
    baseRef: Written<string | null>
    headSha: Written<string>
    baseSha: Written<string | null>
    /** Who made the head, where it is on the default branch; null: not known. */
    author: ColumnType<string | null, string | null | undefined, never>
    /** Address of the workflow run that measured it, where the raw records are. */
    runUrl: Written<string | null>
    conclusion: Written<string>
    /** When it arrived here, by our clock: what a report says of itself is not believed. */
    keptAt: ColumnType<Date, Date, never>
    /** gzip of its JSON without raw records; null: in the bucket, if there is a key, else too old. */
    body: ColumnType<Uint8Array | null, Uint8Array, Uint8Array | null>
    bodyKey: Later<string>
  }
  /** Keys of objects that no report refers to, and when they are to be removed from the bucket. */
  unreferencedObjects: { key: Written<string>; dueAt: ColumnType<Date, Date | undefined, Date> }
  /** One row of a report's table. */
  points: {
    report: Written<string>
    /** Place in the table. */
    row: Written<number>
    contrast: Written<string>
    benchmark: Written<string>
    metric: Written<string>
    unit: Written<string>
    /** Medians of the two sides in base units; null: no number. */
    baseValue: Written<number | null>
    headValue: Written<number | null>
    /** Percent with its interval and level; null: the row has none. */
    deltaPct: Written<number | null>
    lowPct: Written<number | null>
    highPct: Written<number | null>
    level: Written<number | null>
    rounds: Written<number>
    verdict: Written<string>
  }
}
