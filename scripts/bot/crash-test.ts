/**
 * `npm run crash-test [kills] [commands] [seed] [lag]`: kill -9 at random points while signed
 * deliveries arrive late, doubled and in disorder; on both engines of the store at once, with the
 * pauses between requests that GitHub asks for. 65 commands are 205 events in about 500
 * deliveries. Ends with 1 when a command has not exactly one run, one finished check, one final
 * comment and its reactions.
 */
import '../ends-clean.ts'
import { crashTest, replicasOn } from '../../tests/bot/crash/crash.ts'
import { engines } from '../../tests/bot/engines.ts'

const [kills = 100, commands = 65] = process.argv.slice(2, 4).map(Number)
const seed = process.argv[4] ?? 'crash'
/** Longest time between what GitHub does and its answer, ms. */
const lagMs = Number(process.argv[5] ?? 200)
const plan = { kills, commands, seed, lagMs, secondMs: 1000, upMs: 5_000, limitSec: 1_200 }

async function on({ engine, missing, start }: (typeof engines)[number]): Promise<void> {
  if (missing !== null) return console.log(`${engine}: skipped: ${missing}`)
  const store = await start()
  const replicas = replicasOn(engine)
  const every = Math.ceil(kills / 10)
  const tell = (done: number) => {
    if (done <= replicas.atOnce || done % every < replicas.atOnce)
      console.error(`${engine}: killed ${done} of ${kills} times`)
  }
  const result = await crashTest(store, { ...plan, ...replicas, tell })
  await store.stop()
  const { events, sent, unanswered, tookSec, wrong } = result
  console.log(
    `${engine}, ${replicas.replicas} process(es): ${result.kills} kills, ${commands} commands, ` +
      `${events} events in ${sent} deliveries (${unanswered} unanswered), ` +
      `${tookSec.toFixed(0)} s: ` +
      (wrong.length === 0 ? 'nothing lost, nothing double' : `${wrong.length} things wrong`),
  )
  for (const one of wrong) console.log(`  ${one}`)
  if (wrong.length > 0) process.exitCode = 1
}

const { upMs, limitSec } = plan
console.log(
  `${kills} kills on each store, about ${Math.ceil((kills * upMs) / 2 / 1000)} s or more; then ` +
    `the rest of ${commands} commands, at most ${limitSec} s:`,
)
// Mostly pauses, so both at once.
await Promise.all(engines.map(on))
