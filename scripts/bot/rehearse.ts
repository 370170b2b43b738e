/**
 * What `npm run bot -- rehearse` does, in a clone: the stand-in for GitHub is not shipped with the
 * bot. bot/main.ts has its options.
 */
import '../ends-clean.ts'
import { readFileSync } from 'node:fs'
import { madeUpDay } from '../../fixtures/deliveries/made-up-day.ts'
import { HostError } from '../../src/machine/host.ts'
import { type Recorded, readDeliveries, toRecorded } from './rehearsal/deliveries.ts'
import { rehearse } from './rehearsal/rehearsal.ts'
import { isWell, tellVerdict } from './rehearsal/verdict.ts'

const MADE_UP = 200
/** GitHub repeats after a lost answer is settled: 30 s; the bot looks again at ten more. */
const QUIET_SEC = 60

type Options = {
  deliveries?: string
  kills: number
  outages: number
  speed: number
  database?: string
  seed: string
}

function readDay(file: string | undefined, seed: string): Recorded[] {
  if (file === undefined) return madeUpDay(MADE_UP, seed).map(toRecorded)
  let day: Recorded[]
  try {
    day = readDeliveries(readFileSync(file, 'utf8'))
  } catch (error) {
    const next = '`npm run bot -- record FILE` writes one.'
    throw new HostError(`${file} cannot be rehearsed: ${(error as Error).message}`, next)
  }
  if (day.length > 0) return day
  throw new HostError(`${file} has no deliveries`, '`npm run bot -- record FILE` writes some.')
}

/** Prints what was lost, double and late; whether nothing was lost or double. */
export async function runRehearsal(options: Options): Promise<boolean> {
  const { deliveries: file, kills, outages, speed, database = null, seed } = options
  const day = readDay(file, seed)
  const hours = ((day.at(-1)?.atMs ?? 0) - (day[0]?.atMs ?? 0)) / 3_600_000
  const of = file === undefined ? 'a made-up day' : file
  console.log(
    `${day.length} deliveries of ${of}: ${hours.toFixed(1)} h in about ` +
      `${Math.ceil((hours * 3600) / speed)} s, with ${kills} kills, ${outages} outages of GitHub` +
      (database === null ? '' : ` and ${outages} of the database's connections`),
  )
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => interruption.abort(new HostError('interrupted', 'Start it again.')))
  const verdict = await rehearse({
    ...{ day, kills, outages, speed, databaseUrl: database, seed, quietSec: QUIET_SEC },
    signal: interruption.signal,
    tell: (line) => console.log(line),
  })
  console.log(tellVerdict(verdict).join('\n'))
  return isWell(verdict)
}
