/**
 * The bot as a process that is killed over and over: as bot/main.ts starts it, but with a look at
 * what is due every second instead of every minute, and with pauses between requests to GitHub only
 * where CRASH_SECOND_MS says how long a second of these is. CRASH_SWEEP_SEC: it looks so often for
 * deliveries that never arrived, instead of every ten minutes.
 */
import { sql } from 'kysely'
import { pino } from 'pino'
import { startBot } from '../../../bot/bot.ts'
import { readSettings } from '../../../bot/settings.ts'
import { enqueueDue } from '../../../bot/store/jobs.ts'

const { CRASH_SECOND_MS = 1, CRASH_SWEEP_SEC } = process.env
const again = () => readSettings(process.env)
const settings = again()
const log = pino({ level: settings.logLevel, base: null })
const { store } = await startBot(settings, log, again, { secondMs: Number(CRASH_SECOND_MS) })
setInterval(async () => {
  await enqueueDue(store.db, store.queue, new Date().toISOString()).catch(() => {})
}, 1000)
if (CRASH_SWEEP_SEC !== undefined)
  setInterval(async () => {
    const due = sql`update lanes set due_at = now()
      where queue = 'sweep-deliveries' and taken_until is null`
    await due.execute(store.db).catch(() => {})
  }, 1000 * Number(CRASH_SWEEP_SEC))
