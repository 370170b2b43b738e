/** Work that nobody would look at any more: each way in which that came about. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reconcileOnce } from '../../../bot/jobs/reconcile.ts'
import { openJob, type WorkflowRequest } from '../../../bot/store/job.ts'
import { addJob, enqueueDue, scheduleJob, wakeParked } from '../../../bot/store/jobs.ts'
import type { Queue } from '../../../bot/store/queue.ts'
import { shaOf } from '../../support/github/world.ts'
import { openMemory } from '../memory.ts'
import { openStage } from '../stage.ts'

let opened: Awaited<ReturnType<typeof openMemory>>
beforeAll(async () => {
  opened = await openMemory()
})
afterAll(() => opened.db.destroy())

const NOW = '2026-01-01T00:00:00.000Z'
const later = (sec: number) => new Date(Date.parse(NOW) + 1000 * sec)

const request: WorkflowRequest = {
  ...{ suite: 'oltp', headSha: shaOf('head'), base: { ref: 'main', sha: null }, options: {} },
  ...{ gates: true, policySha: shaOf('base'), suiteFile: '.gcbench.yml', workflow: 'gcbench.yml' },
  ...{ timeoutSec: 3600, parallel: 2, comments: true, onDoubt: null },
}

/** Jobs that are due; `onSent`: told of what is put into the queue, before that is over. */
async function due(ids: readonly string[], onSent: (ids: string[]) => void = () => {}) {
  const sent: string[] = []
  const note = (keys: string[]) => {
    sent.push(...keys)
    onSent(keys)
  }
  const queue = {
    send: async (_, __, ___, options) => note([options?.key ?? '']),
    sendAll: async (_, __, entries) => note(entries.map(({ key = '' }) => key)),
  } as Pick<Queue, 'send' | 'sendAll'> as Queue
  const place = { installation: 1, repository: 'o/r', repositoryId: 2, defaultBranch: 'main' }
  const cause = { kind: 'push', by: null } as const
  await opened.db.deleteFrom('jobs').execute()
  for (const id of ids)
    await opened.db
      .transaction()
      .execute((trx) =>
        addJob(
          trx,
          { ...queue, send: async () => {} },
          openJob({ id, place, pull: 1, isFork: false, cause, request }, 'queued', NOW),
        ),
      )
  return { queue, sent }
}

const dueAt = async (id: string) =>
  (await opened.db.selectFrom('jobs').select('dueAt').where('id', '=', id).executeTakeFirst())
    ?.dueAt

it('a look that is over before the sweep is keeps the time that it asked for', async () => {
  const { db } = opened
  let looked: Promise<unknown> = Promise.resolve()
  const { queue } = await due(['j1'], () => {
    looked = scheduleJob(db, 'j1', 1, later(10).toISOString())
  })
  await enqueueDue(db, queue, NOW)
  expect(await looked).toBe(true)
  expect(await dueAt('j1')).toEqual(later(10))
})

it('a sweep has all looked at that are due, however many others there are', async () => {
  const ids = Array.from({ length: 1_001 }, (_, n) => `j${n}`)
  const { queue, sent } = await due(ids)
  await enqueueDue(opened.db, queue, NOW)
  expect(sent.toSorted()).toEqual(ids.toSorted())
})

it('a sweep that cannot fill the queue has nothing put off', async () => {
  const { queue } = await due(['j1'], () => {
    throw new Error('the queue is away')
  })
  await expect(enqueueDue(opened.db, queue, NOW)).rejects.toThrow('away')
  expect(await dueAt('j1')).toEqual(new Date(NOW))
})

it('a job with more steps than are taken in a row is looked at again', async () => {
  const stage = await openStage('bot: { on-push: quick }')
  await stage.event('opened')
  await stage.passTime(40)
  const [run] = stage.runs()
  await stage.startRun(run!)
  const { id } = await stage.db
    .selectFrom('jobs')
    .select('id')
    .where('repository', 'like', `%/${stage.world.repository.name}`)
    .executeTakeFirstOrThrow()
  await stage.db.updateTable('jobs').set({ dueAt: null }).where('id', '=', id).execute()
  // Something happens to it during each step.
  const happened: Promise<unknown>[] = []
  const happen = stage.db
    .updateTable('jobs')
    .set((is) => ({ version: is('version', '+', 1) }))
    .where('id', '=', id)
  const github: typeof stage.services.github = (place) => {
    happened.push(happen.execute())
    return stage.services.github(place)
  }
  await reconcileOnce(id, { ...stage.services, github })
  await Promise.all(happened)
  expect(happened.length).toBeGreaterThan(10)
  const after = await stage.db.selectFrom('jobs').select('dueAt').where('id', '=', id).execute()
  expect(after).toEqual([{ dueAt: expect.any(Date) }])
  await stage.close()
})

it('an installation that may be tried has its own parked job tried, not another one', async () => {
  const { db } = opened
  await due(['j1', 'j2'])
  for (const n of [1, 2]) {
    const seenAt = new Date(NOW)
    const row = { name: `o/r${n}`, installation: String(n), defaultBranch: 'main', seenAt }
    await db
      .insertInto('repositories')
      .values({ id: String(n), ...row })
      .execute()
    await sql`update jobs set repository = ${row.name}, parks = 1,
      due_at = now() + make_interval(hours => ${n}) where id = ${`j${n}`}`.execute(db)
  }
  const isDue = async (id: string) => ((await dueAt(id))?.getTime() ?? 0) <= Date.now()
  await wakeParked(db, { installation: '2', most: 1 })
  expect([await isDue('j1'), await isDue('j2')]).toEqual([false, true])
  await wakeParked(db, { most: 1 })
  expect(await isDue('j1')).toBe(true)
})
