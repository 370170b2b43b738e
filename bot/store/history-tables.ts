/** Reports that were kept, and what was read out of them. */
export type HistoryTables = Record<never, never>
