/** The command line of the bot, `npm run bot`: its commands and signals. */
import { existsSync } from 'node:fs'
import { Command, InvalidArgumentError } from 'commander'
import { pino } from 'pino'
import { HostError } from '../src/machine/host.ts'
import { ConfigError } from '../src/model/findings.ts'
import { nearest } from '../src/model/paths.ts'
import { VERSION } from '../src/model/version.ts'
import { startBot } from './bot.ts'
import { drain, exportTo, operatorCommands, recordTo, runOnStore } from './operator.ts'
import { drainMinutes, readSettings } from './settings.ts'
import { backUp, restore } from './store/backup.ts'
import { makeLog } from './telemetry.ts'

// Whatever is written here is nobody else's business.
process.umask(0o077)

// Where nobody reads the log any more the bot works on; pino's own output would try for ever.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {})

const readAgain = () => readSettings(process.env)

async function run(): Promise<void> {
  const settings = readAgain()
  const log = makeLog(settings.logLevel, process.stdout)
  const starting = startBot(settings, log, readAgain)
  let isEnding = false
  const end = async (signal: string) => {
    if (isEnding) {
      log.warn({ signal }, 'ending hard')
      process.exit(1)
    }
    isEnding = true
    log.info({ signal }, 'ending')
    const bot = await starting
    await bot.stop()
    process.exit(0)
  }
  // Before it is there: the first process of a container that has no handler ignores the signal.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () =>
      end(signal).catch((error) => {
        log.fatal({ reason: String(error) }, 'could not end in order')
        process.exit(1)
      }),
    )
  await starting
}

/** What is wrong, and what to do; a fault of the program itself keeps its stack. */
function printError(error: unknown): void {
  if (error instanceof ConfigError) console.error(error.message)
  else if (error instanceof HostError) console.error(`${error.message}\n${error.next}`)
  else if (isOfFile(error))
    console.error(`${error.message}\nCheck the path, its rights and its disk.`)
  else console.error(error)
  process.exitCode = 1
}

/** The system refused a file or a folder. */
const isOfFile = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'path' in error

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

const AT_REST = 'an embedded store has to be at rest'
/** Ends with 1 where something that was named was not done. */
const tellOf = async (order: Parameters<typeof runOnStore>[1]) => {
  const { lines, undone } = await runOnStore(readAgain(), order)
  console.log(lines.join('\n'))
  if (undone > 0) process.exitCode = 1
}

function minutes(text: string): number {
  const { data, error } = drainMinutes.safeParse(text)
  if (data === undefined) throw new InvalidArgumentError(`It ${error?.issues[0]?.message}.`)
  return data
}

/** Works on what waits; ends with 1 where something still does. */
async function runDrain(limitMin: number): Promise<void> {
  const settings = readAgain()
  const log = makeLog(settings.logLevel, process.stdout)
  const interruption = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => interruption.abort())
  const workOnly = { ...settings, role: 'work', port: 0 } as const
  const left = await drain(workOnly, log, readAgain, { limitMin, signal: interruption.signal })
  const why = interruption.signal.aborted ? 'ended by a signal' : `after ${limitMin} min`
  console.log(left === 0 ? 'nothing waits any more' : `${why}: ${left} entries still wait`)
  if (left > 0) process.exitCode = 1
}

program
  .command('jobs')
  .description(`list the jobs that are not over; ${AT_REST}`)
  .action(() => tellOf(operatorCommands.jobs))
program
  .command('queue')
  .description(`show what waits in each queue; ${AT_REST}`)
  .action(() => tellOf(operatorCommands.queue))
program
  .command('dead')
  .description(`list deliveries that were set aside, and why; ${AT_REST}`)
  .action(() => tellOf(operatorCommands.dead))
program
  .command('retry [guid...]')
  .description(`have deliveries handled again that were set aside: these, or all; ${AT_REST}`)
  .action((guids: string[]) => tellOf((store) => operatorCommands.retry(store, guids)))
program
  .command('cancel <job...>')
  .description(`cancel jobs; ${AT_REST}`)
  .action((ids: string[]) => tellOf((store) => operatorCommands.cancel(store, ids)))
program
  .command('drain')
  .description(`work on what waits, take nothing new in, and end when nothing does; ${AT_REST}`)
  .option('--limit-min <minutes>', 'end after so long at the latest', minutes, 60)
  .action(({ limitMin }) => runDrain(limitMin))

/** A whole number of an option, from `least`. */
const count = (least: number) => (text: string) => {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number >= least) return number
  throw new InvalidArgumentError(`It has to be a whole number from ${least}.`)
}

program
  .command('record <file>')
  .description('write the deliveries that GitHub still has of this App, to rehearse with them')
  .option('--hours <hours>', 'so far back; GitHub keeps three days', count(1), 24)
  .action(async (file, { hours }) => {
    console.log(await recordTo(readAgain(), file, hours, pino({ level: 'error' })))
  })

// Nothing of it is shipped: it has a stand-in for GitHub, and needs a clone.
const REHEARSAL = new URL('../scripts/bot/rehearse.ts', import.meta.url)

program
  .command('rehearse')
  .description(
    'send a day of recorded deliveries to a bot with a stand-in for GitHub, kill it and cut it ' +
      'off meanwhile; ends with 1 where anything was lost or double (in a clone only)',
  )
  .option('--deliveries <file>', 'what `record` wrote; default: a made-up day')
  .option('--kills <count>', 'how often the bot is killed', count(0), 5)
  .option(
    '--outages <count>',
    "how often GitHub is away, and a database's connections",
    count(0),
    3,
  )
  .option('--speed <times>', 'times as fast as it was recorded', count(1), 720)
  .option('--database <url>', 'a server to make a database on, dropped at the end')
  .option('--seed <text>', 'when kills and outages come', 'rehearsal')
  .action(async (options) => {
    if (!existsSync(REHEARSAL))
      throw new HostError('there is no stand-in for GitHub here', 'Rehearse in a clone: npm ci.')
    const { runRehearsal } = await import(REHEARSAL.href)
    if (!(await runRehearsal(options))) process.exitCode = 1
  })

/** The default command would call it one argument too many. */
function checkWord([word = '-']: readonly string[]): void {
  const commandNames = [...program.commands.map((one) => one.name()), 'help']
  if (word.startsWith('-') || commandNames.includes(word)) return
  const meant = nearest(word, commandNames)
  const next = meant === null ? `it is one of ${commandNames.join(', ')}` : `did you mean ${meant}?`
  program.error(`error: '${word}' is no command; ${next}`)
}

checkWord(process.argv.slice(2))
await program.parseAsync().catch(printError)
