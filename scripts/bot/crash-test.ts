/**
 * `npm run crash-test [kills] [commands] [seed] [lag]`: kill -9 at random points while signed
 * deliveries arrive late, doubled and in disorder; on both engines of the store. Ends with 1 when a
 * command has not exactly one run, one finished check, one final comment and one reaction.
 */
import { crashTest, replicasOn } from '../../tests/bot/crash/crash.ts'
import { engines } from '../../tests/bot/engines.ts'

const [kills = 100, commands = 100] = process.argv.slice(2, 4).map(Number)
const seed = process.argv[4] ?? 'crash'
/** Longest time between what GitHub does and its answer, ms. */
const lagMs = Number(process.argv[5] ?? 200)
const plan = { kills, commands, seed, lagMs, upMs: 5_000, limitSec: 900 }

for (const { engine, missing, start } of engines) {
  if (missing !== null) {
    console.log(`${engine}: skipped: ${missing}`)
    continue
  }
  const store = await start()
  const replicas = replicasOn(engine)
  const result = await crashTest(store, { ...plan, ...replicas })
  await store.stop()
  const { events, sent, unanswered, tookSec, wrong } = result
  console.log(
    `${engine}, ${replicas.replicas} process(es): ${result.kills} kills, ${commands} commands, ` +
      `${events} events in ${sent} requests (${unanswered} unanswered), ${tookSec.toFixed(0)} s: ` +
      (wrong.length === 0 ? 'nothing lost, nothing double' : `${wrong.length} things wrong`),
  )
  for (const one of wrong) console.log(`  ${one}`)
  if (wrong.length > 0) process.exitCode = 1
}
