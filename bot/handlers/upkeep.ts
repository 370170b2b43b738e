/** What the bot does for itself, on a schedule. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { GitHubApp } from '../../src/host/github/app.ts'
import { redeliver, sweepDeliveries } from '../intake/redelivery.ts'
import type { Parts } from '../parts/parts.ts'
import { writeBackup } from '../store/backup.ts'
import { vacuum } from '../store/engines.ts'
import type { Metrics } from '../telemetry/metrics.ts'
import { forget } from './retention.ts'

/** Backups that are kept, one for each day. */
const BACKUPS = 7

const backupName = (day: string) => `gcbench-${day}.backup`

/** Writes today's backup; those of days long past go. */
export async function keepBackup(parts: Pick<Parts, 'store' | 'clock'>, dir: string) {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const file = join(dir, backupName(parts.clock.timestamp().slice(0, 10)))
  await writeBackup(parts.store, file)
  const all = readdirSync(dir).filter((name) => /^gcbench-\d{4}-\d\d-\d\d\.backup$/.test(name))
  for (const old of all.sort().slice(0, -BACKUPS)) rmSync(join(dir, old))
  return file
}

export async function startUpkeep(parts: Parts, app: GitHubApp, metrics: Metrics): Promise<void> {
  const { store, settings, log, clock } = parts
  const { db, queue } = store
  await queue.work('sweep-deliveries', async () => {
    const onBack = () => queue.send(db, 'reconcile', { repository: null })
    await sweepDeliveries({ store, app, clock, log, onBack })
  })
  await queue.work('redeliver', async ({ data }) => {
    await parts.outage.over()
    if (await redeliver(data, { store, app, log })) metrics.redelivered(1)
  })
  await queue.work('sweep-store', async () => {
    const forgotten = await forget(db, settings, new Date(clock.timestamp()))
    if (Object.values(forgotten).some((count) => count > 0))
      log.info(forgotten, 'forgot what is old')
    if (store.engine === 'pglite') await vacuum(db)
  })
  await queue.work('back-up', async () => {
    if (settings.backupDir === null) return
    log.info({ file: await keepBackup(parts, settings.backupDir) }, 'wrote a backup')
  })
}
