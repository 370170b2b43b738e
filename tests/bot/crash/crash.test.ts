/** The short crash test; `npm run crash-test` is the long one. Mostly waiting, so both at once. */
import { describe, expect, it } from 'vitest'
import { receiveDeliveries } from '../../../bot/store/deliveries.ts'
import { openStore } from '../../../bot/store/store.ts'
import { waitingDelivery } from '../deliveries.ts'
import { engines, quiet } from '../engines.ts'
import { crashTest, leftUndone, replicasOn } from './crash.ts'

const plan = {
  kills: 4,
  commands: 6,
  upMs: 4_000,
  lagMs: 200,
  secondMs: 1,
  limitSec: 780,
  seed: 'short',
}

describe.concurrent('killed over and over', () => {
  for (const { engine, note, missing, start } of engines)
    it.skipIf(missing !== null)(
      `on ${engine}, every command has one run, one check and one comment${note}`,
      async () => {
        const store = await start()
        try {
          const { wrong, kills } = await crashTest(store, { ...plan, ...replicasOn(engine) })
          expect(wrong).toEqual([])
          expect(kills).toBe(plan.kills)
        } finally {
          await store.stop()
        }
      },
    )
})

it.each(engines.filter(({ missing }) => missing === null))(
  'says what is left undone, on $engine',
  async ({ start }) => {
    const running = await start()
    const settings = await running.settings()
    expect(await leftUndone(settings)).toEqual([])
    const { db, close } = await openStore(settings, quiet)
    await receiveDeliveries(db, [waitingDelivery('d1', { key: 'a pull request' })])
    await close()
    expect(await leftUndone(settings)).toEqual([
      expect.stringMatching(/^left: lane .*"queue":"delivery","key":"a pull request"/),
      expect.stringMatching(/^left: delivery .*"guid":"d1"/),
    ])
    await running.stop()
  },
)
