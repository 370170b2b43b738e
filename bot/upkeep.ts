/** What the bot does for itself, on a schedule. */
import type { GitHubApp } from '../src/host/github-app.ts'
import type { Metrics } from './metrics.ts'
import type { Parts } from './parts.ts'
import { sweepDeliveries } from './redeliver.ts'
import { pruneDeliveries } from './store/deliveries.ts'

export async function startUpkeep(parts: Parts, app: GitHubApp, metrics: Metrics): Promise<void> {
  const { store, settings, log, clock } = parts
  const { db, queue } = store
  await queue.work('sweep-deliveries', async () => {
    metrics.redelivered(await sweepDeliveries({ db, app, clock, log }))
  })
  await queue.work('sweep-store', async () => {
    const deliveries = await pruneDeliveries(db, settings.deliveryDays)
    if (deliveries > 0) log.info({ deliveries }, 'forgot what is old')
  })
}
