/** The bot's door: `npm run bot`. Reads the environment, starts, and ends when it is told to. */
import { Command } from 'commander'
import { pino } from 'pino'
import { ConfigError } from '../src/core/model/config-error.ts'
import { VERSION } from '../src/core/model/version.ts'
import { HostError } from '../src/host/port/host.ts'
import { startBot } from './bot.ts'
import { exportTo } from './history/export.ts'
import { readSettings } from './settings/settings.ts'
import { backUp, restore } from './store/backup.ts'

// Whatever is written here is nobody else's business.
process.umask(0o077)

const readAgain = () => readSettings(process.env)

async function run(): Promise<void> {
  const settings = readAgain()
  const log = pino({ level: settings.logLevel, base: null })
  const bot = await startBot(settings, log, readAgain)
  let isEnding = false
  const end = async (signal: string) => {
    if (isEnding) {
      log.warn({ signal }, 'ending hard')
      process.exit(1)
    }
    isEnding = true
    log.info({ signal }, 'ending')
    await bot.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () =>
      end(signal).catch((error) => {
        log.fatal({ reason: String(error) }, 'could not end in order')
        process.exit(1)
      }),
    )
}

/** What is wrong, and what to do; a fault of the program itself keeps its stack. */
function tell(error: unknown): void {
  if (error instanceof ConfigError) console.error(error.message)
  else if (error instanceof HostError) console.error(`${error.message}\n${error.next}`)
  else console.error(error)
  process.exitCode = 1
}

const program = new Command('npm run bot --')
  .description('The bot of gcbench. Its settings are environment variables: see docs/bot.md.')
  .version(VERSION)
program.command('start', { isDefault: true }).description('start it (default)').action(run)
program
  .command('backup <file>')
  .description('write all that the store has into a file; an embedded store has to be at rest')
  .action(async (file) => console.log(await backUp(readAgain(), file)))
program
  .command('restore <file>')
  .description('fill an empty store, embedded or on a server, with what a backup has')
  .action(async (file) => console.log(await restore(readAgain(), file)))
program
  .command('export <file>')
  .description('write every kept report as a line of JSON; an embedded store has to be at rest')
  .option('--repository <owner/name>', 'only those of this repository')
  .action(async (file, { repository = null }) => {
    console.log(await exportTo(readAgain(), file, repository, pino({ level: 'error' })))
  })

await program.parseAsync().catch(tell)
