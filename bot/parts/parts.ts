/** What the bot's handlers work with; made once by the door. */
import type { RepositoryPlace } from '../../src/host/github/app.ts'
import type { GitHub } from '../../src/host/port/github.ts'
import type { Clock } from '../../src/host/port/host.ts'
import type { Reports } from '../reports/report-process.ts'
import type { Log } from '../settings/log.ts'
import type { Settings } from '../settings/settings.ts'
import type { Store } from '../store/store.ts'
import type { Outage } from './outage.ts'
import type { Strangers } from './strangers.ts'

export type Parts = {
  settings: Settings
  store: Store
  /** GitHub for one repository, as the installation of the App that is there. */
  github(place: RepositoryPlace): GitHub
  /** Whether GitHub answers; whoever is about to ask waits until it is over. */
  outage: Outage
  strangers: Strangers
  /** The process that reads reports. */
  reports: Reports
  log: Log
  clock: Clock
}
