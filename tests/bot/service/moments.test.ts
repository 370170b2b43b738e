/** What several processes share of time. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePacer } from '../../../bot/jobs/services.ts'
import { markAgain, takeTimeSlot } from '../../../bot/store/deliveries.ts'
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

it('a clock that was set back holds nothing up until it has caught up', async () => {
  const { db } = opened
  const at = new Date(Date.now() + 10 * 3_600_000)
  await db
    .insertInto('marks')
    .values([
      { name: 'pace', at },
      { name: 'asked', at },
    ])
    .execute()
  expect(await takeTimeSlot(db, 'pace', 1)).toBe(0)
  expect(Math.round((await takeTimeSlot(db, 'pace', 1)) / 1000)).toBe(1)
  const now = new Date()
  const again = { at: now, before: new Date(now.getTime() - 60_000) }
  expect(await markAgain(db, 'asked', again)).toBe(true)
  expect(await markAgain(db, 'asked', again)).toBe(false)
})

it('two processes have one pace between them', async () => {
  const alone = { installation: 7, repository: 1, person: '' }
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(Math.round(ms / 1000))
  // A second lasts so long that the test passes within one.
  const take = async (name: string, everySec: number) =>
    (await takeTimeSlot(opened.db, name, everySec * STEP_SEC)) / STEP_SEC
  const both = [makePacer({ take, wait }), makePacer({ take, wait })]
  for (let n = 0; n < 12; n++)
    await both[n % 2]?.({ ...alone, isFirstSign: false, notifies: false })
  // Six each: the ten that are free are ten of both.
  expect(waits).toEqual([1, 2])
})
