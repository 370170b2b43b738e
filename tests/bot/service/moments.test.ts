/** What several processes share of time. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePacer } from '../../../bot/jobs/services.ts'
import { takeTimeSlot } from '../../../bot/store/deliveries.ts'
import { openMemory } from '../memory.ts'

let opened: Awaited<ReturnType<typeof openMemory>>
beforeAll(async () => {
  opened = await openMemory()
})
afterAll(() => opened.db.destroy())

/** So long that no test lasts for one of them. */
const STEP_SEC = 1_000_000
const stepsUntil = async (name: string) =>
  Math.round((await takeTimeSlot(opened.db, name, STEP_SEC)) / (1000 * STEP_SEC))

it('moments of one name come one after the other, those of others beside them', async () => {
  expect(await stepsUntil('a')).toBe(0)
  expect(await stepsUntil('a')).toBe(1)
  expect(await stepsUntil('b')).toBe(0)
  expect(await stepsUntil('a')).toBe(2)
})

it('two processes have one pace between them', async () => {
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(Math.round(ms / 1000))
  // A second lasts so long that the test passes within one.
  const take = async (name: string, everySec: number) =>
    (await takeTimeSlot(opened.db, name, everySec * STEP_SEC)) / STEP_SEC
  const both = [makePacer({ take, wait }), makePacer({ take, wait })]
  for (let n = 0; n < 12; n++)
    await both[n % 2]?.({ installation: 7, isFirstSign: false, notifies: false })
  // Six each: the ten that are free are ten of both.
  expect(waits).toEqual([1, 2])
})
