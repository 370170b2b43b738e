/** The bot's own upkeep on a schedule: redelivery, retention, backups; and the check of its App. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { GitHubApp } from '../../src/github/app.ts'
import { DeniedError } from '../../src/github/port.ts'
import { pruneReports, tendBucket } from '../jobs/archive.ts'
import type { CircuitBreaker, Services } from '../jobs/services.ts'
import type { AppSettings, Settings } from '../settings.ts'
import { writeBackup } from '../store/backup.ts'
import { mark, markedAt } from '../store/deliveries.ts'
import { deleteLost } from '../store/repositories.ts'
import { inParts, type Store, vacuum } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'
import { errorText, type Log, type Metrics } from '../telemetry.ts'
import { askInstallations, redeliver, sweepDeliveries } from './catch-up.ts'
import { untilOver } from './queues.ts'

/** What is not done by then is left for the next time. */
const TENDS_BUCKET_SEC = 240

/** Backups that are kept, one for each day. */
const BACKUPS = 7

const backupName = (day: string) => `gcbench-${day}.backup`

/** Writes today's backup; those of days long past go. */
export async function writeDailyBackup(
  services: Pick<Services, 'store' | 'clock'>,
  dir: string,
  signal?: AbortSignal,
) {
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  const file = join(dir, backupName(services.clock.timestamp().slice(0, 10)))
  await writeBackup(services.store, file, signal)
  const all = readdirSync(dir).filter((name) => /^gcbench-\d{4}-\d\d-\d\d\.backup$/.test(name))
  for (const old of all.sort().slice(0, -BACKUPS)) rmSync(join(dir, old))
  return file
}

export async function startUpkeep(
  services: Services,
  app: GitHubApp,
  metrics: Metrics,
): Promise<void> {
  const { settings, log, clock } = services
  const { queue } = services.store
  await queue.work('sweep-deliveries', async ({ signal }) => {
    const { store } = untilOver(services, signal)
    const { db, queue } = store
    const compare = () => queue.send(db, 'reconcile', { repository: null })
    await sweepDeliveries({
      ...{ store, app, clock, log, signal },
      onReturn: compare,
      onBack: compare,
    })
  })
  await queue.work('redeliver', async ({ data, signal }) => {
    const { store, circuit } = untilOver(services, signal)
    await circuit.untilClosed()
    if (await redeliver(data, { store, app, log, signal })) metrics.redelivered(1)
  })
  await queue.work('ask-installations', async ({ signal }) =>
    askInstallations(untilOver(services, signal)),
  )
  await queue.work('sweep-store', async ({ signal }) => {
    const { db, engine } = untilOver(services, signal).store
    const forgotten = await forget(db, settings, new Date(clock.timestamp()))
    if (Object.values(forgotten).some((count) => count > 0))
      log.info(forgotten, 'forgot what is old')
    if (engine === 'pglite') await vacuum(db)
  })
  await queue.work('tend-bucket', async ({ signal }) => {
    const endMs = performance.now() + 1000 * TENDS_BUCKET_SEC
    const isOver = () => signal.aborted || performance.now() > endMs
    const tended = await tendBucket(untilOver(services, signal).store, isOver)
    if (tended.moved + tended.removed > 0) log.info(tended, 'moved reports into the bucket')
  })
  await queue.work('back-up', async ({ signal }) => {
    if (settings.backupDir === null) return
    log.info(
      { file: await writeDailyBackup(services, settings.backupDir, signal) },
      'wrote a backup',
    )
  })
}

/** Marks that say nothing after a day: of paces, limits, and questions about installations. */
const PASSING = ['pace', 'limit', 'asked']

type RetentionDays = Pick<Settings, 'deliveryDays' | 'goneDays' | 'jobDays' | 'reportDays'>

/** How many of each kind were forgotten; their points of a branch's history stay. */
export async function forget(db: Kysely<Tables>, days: RetentionDays, now: Date) {
  const before = (count: number) => new Date(now.getTime() - count * 24 * 3_600_000)
  const ofJobs = before(days.jobDays)
  const jobs = await inParts(db, 'jobs', sql`ended_at < ${ofJobs}`)
  // The newest head of a pull request may be old: it stands until there is a newer one.
  const isNewer = sql`newer.repository = heads.repository and newer.pull = heads.pull
    and newer.seen_at > heads.seen_at`
  const oldHeads = sql`seen_at < ${ofJobs} and exists (select 1 from heads newer where ${isNewer})`
  const heads = await inParts(db, 'heads', oldHeads)
  // By the index on when they were received; few of the old ones ended late.
  const ago = sql`now() - make_interval(days => ${days.deliveryDays})`
  const oldDeliveries = sql`received_at < ${ago} and ended_at < ${ago}`
  await db
    .deleteFrom('marks')
    .where((is) => is.or(PASSING.map((name) => is('name', 'like', `${name} %`))))
    .where('at', '<', before(1))
    .execute()
  return {
    deliveries: await inParts(db, 'deliveries', oldDeliveries),
    jobs,
    heads,
    repositories: await deleteLost(db, before(days.goneDays)),
    ...(await pruneReports(db, before(days.reportDays))),
  }
}

// The check of the App's key, at the start and until GitHub accepts it.

const CHECK_AGAIN_SEC = 30
/** GitHub may be away, which is no reason to start late. */
const FIRST_ANSWER_SEC = 5

const UNCHECKED = 'the App has not been checked yet'

/** What was asked about: an id with a key. */
const checkedName = ({ id, privateKey }: Pick<AppSettings, 'id' | 'privateKey'>) =>
  `app ${createHash('sha256').update(`${id} ${privateKey}`).digest('hex').slice(0, 16)}`

type AppCheckOptions = {
  github: Pick<GitHubApp, 'ping'>
  app: Pick<AppSettings, 'id' | 'privateKey'>
  db: Store['db']
  circuit: Pick<CircuitBreaker, 'reportFailure'>
  log: Log
  /** GitHub knows the App: told once. */
  onThere(): void
  /** A second of the pauses. */
  secondMs: number
}

/**
 * Gives why the bot is not ready; null: GitHub knows the App, or did before, and is away now, which
 * deliveries need not wait for. Until GitHub has said yes nothing that waits is worked on: it would
 * be refused, and set aside for a wrong key.
 */
export async function watchApp(services: AppCheckOptions): Promise<() => string | null> {
  const { github, app, db, circuit, log, onThere, secondMs } = services
  const name = checkedName(app)
  const isKnown = (await markedAt(db, name)) !== null
  let why = isKnown ? null : UNCHECKED
  const remember = () =>
    mark(db, name, new Date()).catch((error) =>
      log.warn({ reason: errorText(error) }, 'that the App was checked is not remembered'),
    )
  const check = async () => {
    try {
      await github.ping()
      why = null
      onThere()
      if (!isKnown) await remember()
    } catch (error) {
      const { message } = error as Error
      if (error instanceof DeniedError) why = message
      else if (why !== null) why = `${UNCHECKED}: ${message}`
      log.error({ reason: message }, 'the App cannot be checked')
      circuit.reportFailure(message)
      setTimeout(check, CHECK_AGAIN_SEC * secondMs).unref()
    }
  }
  await Promise.race([check(), sleep(FIRST_ANSWER_SEC * secondMs, undefined, { ref: false })])
  return () => why
}
