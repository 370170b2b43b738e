/**
 * The bot as a process that is killed over and over: as bot/main.ts starts it, but with a look at
 * what is due every second instead of every minute, and with pauses between requests to GitHub only
 * where CRASH_SECOND_MS says how long a second of these is.
 */
import { pino } from 'pino'
import { startBot } from '../../../bot/bot.ts'
import { readSettings } from '../../../bot/settings.ts'
import { enqueueDue } from '../../../bot/store/jobs.ts'

const again = () => readSettings(process.env)
const settings = again()
const log = pino({ level: settings.logLevel, base: null })
const { store } = await startBot(settings, log, again, {
  secondMs: Number(process.env.CRASH_SECOND_MS ?? 1),
})
setInterval(async () => {
  await enqueueDue(store.db, store.queue, new Date().toISOString()).catch(() => {})
}, 1000)
