/** Every table of the store, one chapter for each area. */
import type { DeliveryTables } from './delivery-tables.ts'
import type { HistoryTables } from './history-tables.ts'
import type { JobTables } from './job-tables.ts'

export type Tables = DeliveryTables & JobTables & HistoryTables
