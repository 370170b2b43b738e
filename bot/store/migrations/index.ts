/** Every migration by its name; they are applied in the order of their names, each once. */
import type { Migration } from 'kysely/migration'
import { deliveries } from './001-deliveries.ts'
import { jobs } from './002-jobs.ts'
import { history } from './003-history.ts'
import { askedOptions } from './004-asked-options.ts'
import { setAsideDeliveries } from './005-set-aside.ts'
import { seriesOfReports } from './006-series-of-reports.ts'
import { openJobsIndex } from './007-open-jobs.ts'

export const migrations: Record<string, Migration> = {
  '001-deliveries': deliveries,
  '002-jobs': jobs,
  '003-history': history,
  '004-asked-options': askedOptions,
  '005-set-aside': setAsideDeliveries,
  '006-series-of-reports': seriesOfReports,
  '007-open-jobs': openJobsIndex,
}
