/** Reports that were kept, and what was read out of them. */
import type { ColumnType } from 'kysely'

type Written<T> = ColumnType<T, T, never>

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
    /** Address of the workflow run that measured it, where the raw records are. */
    runUrl: Written<string | null>
    conclusion: Written<string>
    /** When it arrived here, by our clock: what a report says of itself is not believed. */
    keptAt: ColumnType<Date, Date, never>
    /** gzip of its JSON without raw records; null: too old, only its points are left. */
    body: ColumnType<Uint8Array | null, Uint8Array, Uint8Array | null>
  }
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
