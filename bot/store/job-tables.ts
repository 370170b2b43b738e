/** The bot's jobs: what was asked, and how far it is. */
export type JobTables = Record<never, never>
