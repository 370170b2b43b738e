/** People who wait are told where they stand, now and then. */
import { afterEach, expect, it } from 'vitest'
import { noteQuota, writesHeldUntil } from '../../../bot/jobs/services.ts'
import { mark } from '../../../bot/store/deliveries.ts'
import { shownPosition } from '../../../bot/store/job.ts'
import { fullName, installationOf } from '../../support/github/world.ts'
import { openStage, type Stage } from '../stage.ts'

let stage: Stage
afterEach(async () => {
  // The store is shared with other stages.
  await stage?.db.deleteFrom('marks').execute()
  await stage?.close()
})

const WAITING = 5

it('a job says its place at first, and when that has halved, and how long it may take', async () => {
  stage = await openStage('bot: { parallel: 1 }\n')
  await stage.say('alice', '/bench oltp')
  for (let n = 0; n < WAITING; n++) await stage.say('alice', `/bench oltp --rounds ${10 + n}`)
  const last = () => stage.comments().at(-1)
  expect(last()).toContain('It was number 5 of 5 in the queue of this repository.')
  const id = stage.world.comments.at(-1)?.id
  const edits = () =>
    stage.fake.log.filter(
      ({ operation, path }) => operation === 'issues/update-comment' && path.endsWith(`/${id}`),
    ).length

  const seen: string[] = []
  for (let n = 0; n < WAITING; n++) {
    const run = stage.runs().at(-1)
    if (run === undefined) throw new Error('nothing runs')
    await stage.startRun(run)
    stage.skipTime(600)
    await stage.endRun(run, stage.reportFor(run))
    await stage.passTime(61)
    seen.push(/number \d of \d|Started/.exec(last() ?? '')?.[0] ?? '')
    if (n === 2) expect(last()).toMatch(/; its turn comes in about (1\d|2\d) min\./)
  }
  expect(seen).toEqual([
    'number 5 of 5',
    'number 5 of 5',
    'number 2 of 2',
    'number 1 of 1',
    'Started',
  ])
  // Twice where it stands, and that it began.
  expect(edits()).toBe(3)
})

it('a job says its place in the organisation, where others wait in other repositories', async () => {
  stage = await openStage('bot: { parallel: 1 }\n')
  const { db, world } = stage
  await stage.say('alice', '/bench oltp')
  await stage.say('alice', '/bench oltp --rounds 10')
  // Another repository of the installation, where three wait, and one elsewhere.
  const [own] = await db
    .selectFrom('jobs')
    .selectAll()
    .where('repository', '=', fullName(world))
    .where('turnAt', 'is', null)
    .execute()
  if (own === undefined) throw new Error('nothing waits')
  const { seq: _, id, ...job } = own
  const places = [
    ['octo/beside', String(installationOf(world)), 3],
    ['other/elsewhere', '999999', 1],
  ] as const
  for (const [name, installation, count] of places) {
    const repository = { id: name, name, installation, defaultBranch: 'main', seenAt: new Date() }
    await db.insertInto('repositories').values(repository).execute()
    for (let n = 0; n < count; n++)
      await db
        .insertInto('jobs')
        .values({ ...job, id: `${id}-${name}-${n}`, repository: name })
        .execute()
  }
  await stage.say('alice', '/bench oltp --rounds 11')
  // The first of both repositories come first, then the second of both, of which this is the older.
  expect(stage.comments().at(-1)).toContain(
    'It was number 2 of 2 in the queue of this repository, 4 of 5 in this organisation.',
  )
  for (const [name] of places) {
    await db.deleteFrom('jobs').where('repository', '=', name).execute()
    await db.deleteFrom('repositories').where('name', '=', name).execute()
  }
})

it('a job that waits says until when the limits of GitHub hold up what is written', async () => {
  stage = await openStage('bot: { parallel: 1 }\n')
  await stage.say('alice', '/bench oltp')
  const { db, services, world } = stage
  const now = Date.parse(services.clock.timestamp())
  // A comment takes three seconds, and five may be written at once.
  await mark(db, `pace notifying ${installationOf(world)}`, new Date(now + 612_000))
  await stage.say('alice', '/bench oltp --rounds 10')
  const until = new Date(now + 600_000).toISOString().slice(11, 16)
  const words = `GitHub limits the service in this organisation until ${until} UTC`
  expect(stage.comments().at(-1)).toContain(words)
})

it('GitHub may have said itself that no requests are left, until when', async () => {
  stage = await openStage('')
  const { db, world } = stage
  const [installation, now] = [installationOf(world), Date.parse('2026-03-01T14:00:00Z')]
  const quota = { installation, resource: 'core', endsAt: now + 1_920_000 }
  await noteQuota(db, { ...quota, left: 1 })
  expect(await writesHeldUntil(db, installation, now)).toBe(null)
  await noteQuota(db, { ...quota, left: 0 })
  expect(await writesHeldUntil(db, installation, now)).toBe('2026-03-01T14:32:00.000Z')
  expect(await writesHeldUntil(db, installation, now + 1_900_000)).toBe(null)
})

it('nobody is told more than four times, however long the queue', () => {
  let told = shownPosition(undefined, { place: 1_000, of: 1_000, aboutSec: null })
  const places = new Set<number>()
  for (let place = 1_000; place > 0; place--) {
    told = shownPosition(told, { place, of: 1_000, aboutSec: null })
    places.add(told.place)
  }
  expect([...places]).toEqual([1_000, 500, 250, 125])
})
