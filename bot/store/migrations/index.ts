/** Every migration by its name; they are applied in the order of their names, each once. */
import type { Migration } from 'kysely/migration'
import { deliveries } from './001-deliveries.ts'

export const migrations: Record<string, Migration> = {
  '001-deliveries': deliveries,
}
