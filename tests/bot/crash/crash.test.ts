/** The short crash test; `npm run crash-test` is the long one. Mostly waiting, so both at once. */
import { describe, expect, it } from 'vitest'
import { engines } from '../engines.ts'
import { crashTest, replicasOn } from './crash.ts'

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
