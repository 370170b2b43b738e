/** What can never be handled is set aside within a bound, and what waits behind it goes on. */
import { afterEach, expect, it } from 'vitest'
import { reconcile } from '../../../bot/handlers/catch-up.ts'
import { deliver, retryDelivery } from '../../../bot/handlers/deliveries.ts'
import { reconcileJob } from '../../../bot/handlers/queues.ts'
import type { GitHub } from '../../../src/github/port.ts'
import { runEvent } from '../payloads.ts'
import { HEAD, openStage, type Stage } from '../stage.ts'

let stages: Stage[] = []
afterEach(async () => {
  for (const stage of stages) {
    expect(stage.fake.violations).toEqual([])
    await stage.close()
  }
  stages = []
})
const open = async (bot = '') => {
  const stage = await openStage(bot)
  stages.push(stage)
  return stage
}

/** The stage with a function of GitHub that has a fault of its own. */
function broken(stage: Stage, name: keyof GitHub): { mend(): void } {
  const { services } = stage
  const { github } = services
  const fault = async () => {
    throw new TypeError('a fault of our own')
  }
  services.github = (place) =>
    new Proxy(github(place), {
      get: (target, asked: keyof GitHub) => (asked === name ? fault : target[asked]),
    })
  return {
    mend() {
      services.github = github
    },
  }
}

it('keeps a delivery that no try gets through, until somebody has it taken up again', async () => {
  const stage = await open()
  const { services } = stage
  const fault = broken(stage, 'pullRequest')
  await expect(stage.say('alice', '/bench oltp')).rejects.toThrow('a fault of our own')
  const row = async () => (await stage.deliveries()).at(-1)!
  const { guid } = await row()
  await deliver(guid, services, 8)
  await stage.settle()
  expect(await row()).toMatchObject({ outcome: 'given-up', words: expect.stringMatching(/fault/) })
  expect((await row()).body).not.toBeNull()
  expect(stage.comments().at(-1)).toContain('fault of our own')
  // What is handled once more by chance stays as it is.
  await deliver(guid, services, 9)
  expect((await row()).outcome).toBe('given-up')

  fault.mend()
  expect(await retryDelivery(guid, services)).toBe(true)
  await deliver(guid, services)
  await stage.settle()
  expect(await row()).toMatchObject({ outcome: 'done', body: null, words: null })
  expect(stage.runs().length).toBe(1)
  expect(await retryDelivery(guid, services)).toBe(false)
})

it('sees on GitHub what a delivery told of that was set aside', async () => {
  const stage = await open('bot: { on-push: quick }')
  const { services, db } = stage
  await stage.event('opened')
  const [run] = stage.runs()
  if (run === undefined) throw new Error('nothing runs')
  await stage.startRun(run)
  const asked: [name: string, data: unknown][] = []
  const { queue } = services.store
  services.store.queue = {
    ...queue,
    async send(trx, name, data, options) {
      asked.push([name, data])
      return queue.send(trx, name, data, options)
    },
  }
  // Its end is told, and whoever handles that dies every time.
  Object.assign(run, { status: 'completed', conclusion: 'success' })
  const body = JSON.stringify(runEvent(stage.world, run, 'completed'))
  await db.insertInto('deliveries').values({ guid: 'end', event: 'workflow_run', body }).execute()
  await deliver('end', services, 9)
  const repository = stage.world.repository.id
  expect(asked).toEqual([['reconcile', { repository }]])
  expect(stage.checks()).toMatchObject([{ status: 'in_progress' }])

  await reconcile(repository, services)
  await stage.settle()
  await stage.passTime(61)
  expect(stage.checks()).toMatchObject([{ status: 'completed', conclusion: 'action_required' }])
  await db.deleteFrom('deliveries').where('guid', '=', 'end').execute()
})

it('ends a job that cannot be looked at, and the next one has its turn', async () => {
  const stage = await open('bot: { on-push: quick, parallel: 1 }')
  await stage.event('opened')
  await stage.passTime(40)
  const [run] = stage.runs()
  if (run === undefined) throw new Error('nothing runs')
  await stage.say('alice', '/bench oltp --advisory')
  await stage.passTime(40)
  expect(stage.runs().length).toBe(1)
  const fault = broken(stage, 'workflowRun')
  const job = run.title.replace('gcbench ', '')
  stage.skipTime(700)
  for (let tries = 0; tries < 8; tries++) await reconcileJob(job, stage.services)
  fault.mend()
  for (let tries = 0; tries < 3; tries++) await stage.passTime(700)
  const ends = stage.checks().map(({ name, conclusion }) => [name, conclusion])
  expect(ends).toContainEqual(['gcbench/quick', 'action_required'])
  expect(stage.runs().length).toBe(2)
})

it('takes a report with the longest names there are', async () => {
  const stage = await open('bot: { on-push: quick, parallel: 1 }')
  await stage.event('opened')
  await stage.passTime(40)
  const [run] = stage.runs()
  if (run === undefined) throw new Error('nothing runs')
  const long = stage.reportFor(run, 'one-regression-of-200', (report) => {
    for (const [i, one] of report.comparisons.entries())
      one.benchmark = `${String.fromCodePoint(0x4e00 + i)}${randomHan(498)}`
  })
  await stage.startRun(run)
  await stage.endRun(run, long)
  await stage.passTime(700)
  const ended = stage.checks().find(({ sha }) => sha === HEAD)
  expect(ended).toMatchObject({ status: 'completed', conclusion: 'failure' })
})

/** Characters that do not pack: an index compresses what repeats. */
const randomHan = (count: number) =>
  Array.from({ length: count }, () =>
    String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 0x5000)),
  ).join('')
