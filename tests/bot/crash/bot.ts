/**
 * The bot as a process that is killed over and over: as bot/main.ts starts it, but without pauses
 * between requests to GitHub, and with a look at what is due every second instead of every minute,
 * so that an hour of work fits into minutes.
 */
import { pino } from 'pino'
import { startBot } from '../../../bot/bot.ts'
import { readSettings } from '../../../bot/settings/settings.ts'
import { pokeDue } from '../../../bot/store/job-store.ts'

const again = () => readSettings(process.env)
const settings = again()
const log = pino({ level: settings.logLevel, base: null })
const { store } = await startBot(settings, log, again, { secondMs: 1 })
setInterval(async () => {
  await pokeDue(store.db, store.queue, new Date().toISOString()).catch(() => {})
}, 1000)
