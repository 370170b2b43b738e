/** A repository is renamed, transferred, or taken from the App while jobs of it are under way. */
import { afterEach, expect, it } from 'vitest'
import { askInstallation, askInstallations, reconcile } from '../../../bot/handlers/catch-up.ts'
import { deliver } from '../../../bot/handlers/deliveries.ts'
import { reconcileJob } from '../../../bot/handlers/queues.ts'
import { listJobs } from '../../../bot/store/jobs.ts'
import { deleteLost, isSuspended, suspendInstallation } from '../../../bot/store/repositories.ts'
import { makeGitHubApp } from '../../../src/github/app.ts'
import { type GitHub, NotFoundError } from '../../../src/github/port.ts'
import {
  addComment,
  fullName,
  installationOf,
  type Run,
  renameRepository,
  shaOf,
  transferRepository,
} from '../../support/github/world.ts'
import { keys } from '../bot-process.ts'
import { insertDelivery } from '../deliveries.ts'
import { commentCreated, installationEvent, pullEvent, removedFrom } from '../payloads.ts'
import { openStage, type Stage } from '../stage.ts'

let stage: Stage
afterEach(async () => {
  expect(stage.fake.violations).toEqual([])
  await stage.close()
})

/** One suite runs, another one waits for its turn; GitHub is asked as an App asks it. */
async function open() {
  stage = await openStage('bot: { parallel: 1, alert: none }', {}, { look: reconcileJob })
  const { fake, world, services } = stage
  const me = world.apps.find(({ slug }) => slug === 'bench')!
  me.publicKey = keys.publicKey
  const given = { id: me.id, privateKey: keys.privateKey }
  const manners = { apiUrl: fake.url, userAgent: 'gcbench-tests', secondMs: 1 }
  const app = makeGitHubApp({ ...manners, ...given })
  Object.assign(services, { github: app.repository, installation: app.installation })
  await stage.say('alice', '/bench oltp quick')
  const [run] = stage.runs()
  await stage.startRun(run as Run)
  expect(stage.runs()).toHaveLength(1)
  return run as Run
}

/** What says how an installation is. */
const ASKS = 'apps/get-installation'

/** At GitHub; whether anybody is told of it is another matter. */
const suspend = () => {
  stage.world.suspendedAt = stage.services.clock.timestamp()
}

const jobs = () => listJobs(stage.db, { repository: fullName(stage.world) })
const states = async () => (await jobs()).map(({ state }) => state)

/** The first run ends with a report, the second one is started: nothing is there twice. */
async function goesOn(run: Run) {
  await stage.endRun(run, stage.reportFor(run))
  await stage.passTime(61)
  expect(await states()).toEqual(['reported', 'dispatched'])
  expect(stage.runs()).toHaveLength(2)
  expect(stage.checks()).toMatchObject([{ conclusion: 'failure' }, { conclusion: null }])
  expect(stage.comments()).toHaveLength(2)
}

it('renamed, and nobody told of it: what runs is ours, what waits has its turn', async () => {
  const run = await open()
  const before = fullName(stage.world)
  renameRepository(stage.world, `${stage.world.repository.name}-renamed`)
  // By its old name GitHub sends on, and tells the new one.
  await stage.passTime(7_200)
  expect((await listJobs(stage.db, { repository: before })).map(({ state }) => state)).toEqual([
    'running',
    'queued',
  ])
  // Any event tells it: addresses of before are not shown any more.
  await stage.send('pull_request', pullEvent(stage.world, stage.pull, 'reopened'))
  const [moved] = await jobs()
  expect(moved?.run?.url).toContain(`/${fullName(stage.world)}/actions/runs/`)
  expect(moved?.comment?.url).toContain(`/${fullName(stage.world)}/`)
  await goesOn(run)
  const [first] = await jobs()
  expect(first?.run?.url).toContain(`/${fullName(stage.world)}/actions/runs/`)
  const kept = await stage.db.selectFrom('reports').select('runUrl').execute()
  expect(kept.map(({ runUrl }) => runUrl)).toContain(first?.run?.url)
  // What was spent under the old name is spent.
  await stage.say('alice', '/bench status')
  expect(stage.comments().at(-1)).toMatch(/2 of \d+ jobs/)
})

it('transferred: jobs wait for the new installation, and go on as that', async () => {
  const run = await open()
  const { world } = stage
  const before = fullName(world)
  const asked = await jobs()
  await stage.send('installation_repositories', removedFrom(world, [world.repository.id]))
  transferRepository(world, 'cat', installationOf(world) + 1_000)
  const writes = stage.fake.writes().length
  // A look by the old installation is refused, and ends nothing.
  for (const { id } of asked) await reconcileJob(id, stage.services)
  expect((await listJobs(stage.db, { repository: before })).map(({ state }) => state)).toEqual([
    'running',
    'queued',
  ])
  expect(stage.fake.writes()).toHaveLength(writes)
  await goesOn(run)
  expect((await jobs()).map(({ place }) => place.installation)).toEqual([
    installationOf(world),
    installationOf(world),
  ])
})

it('transferred, and nobody told of it: a token of before is no answer about the job', async () => {
  const run = await open()
  const { world } = stage
  const [first] = await jobs()
  transferRepository(world, 'dog', installationOf(world) + 2_000)
  stage.skipTime(2_000)
  await reconcileJob(first!.id, stage.services)
  await goesOn(run)
})

it('taken from the App: its jobs are over after an hour, and GitHub is not asked', async () => {
  await open()
  const { world } = stage
  const name = fullName(world)
  await stage.send('installation_repositories', removedFrom(world, [world.repository.id]))
  world.isInstalled = false
  await stage.passTime(1_800)
  expect(await states()).toEqual(['running', 'queued'])
  const asked = stage.fake.log.length
  await stage.passTime(1_900)
  await stage.passTime(61)
  expect(await states()).toEqual(['cancelled', 'cancelled'])
  const left = await stage.db
    .selectFrom('jobs')
    .select('dueAt')
    .where('repository', '=', name)
    .execute()
  expect(left.map(({ dueAt }) => dueAt)).toEqual([null, null])
  expect(stage.fake.log).toHaveLength(asked)
})

it('suspended for 40 days: its jobs rest, go on after it, and nothing is forgotten', async () => {
  const run = await open()
  const { world, db } = stage
  await stage.send('installation', installationEvent(world, 'suspend'))
  suspend()
  const asked = stage.fake.log.length
  for (const sec of [61, 4_000, 40 * 24 * 3_600]) await stage.passTime(sec)
  await deleteLost(db, new Date(stage.services.clock.timestamp()))
  expect(await states()).toEqual(['running', 'queued'])
  // Nothing of the installation; whether it still is suspended, once where a job is looked at.
  const since = stage.fake.log.slice(asked).map(({ operation }) => operation)
  expect(new Set(since)).toEqual(new Set([ASKS]))
  expect(since.length).toBeLessThanOrEqual(3)

  world.suspendedAt = null
  const sent: unknown[] = []
  const { queue } = stage.services.store
  const { send } = queue
  queue.wakeRetries = async (...entry) => sent.push(entry)
  queue.send = async (trx, name, data, options) => {
    sent.push([name, data])
    return send(trx, name, data, options)
  }
  await stage.send('installation', installationEvent(world, 'unsuspend'))
  const { id } = world.repository
  expect(sent).toContainEqual(['reconcile', { repository: id }])
  // What waits for its next try because of that waits no longer.
  const installation = String(installationOf(world))
  expect(sent).toContainEqual(['delivery', { installation }])
  expect(sent).toContainEqual(['reply', { installation }])
  expect(await isSuspended(db, id)).toBe(false)
  await reconcile(id, stage.services)
  expect(sent).toContainEqual(['look', { job: (await jobs())[0]?.id }])
  await stage.endRun(run, stage.reportFor(run))
  expect((await states())[0]).toBe('reported')
})

it('told of both late, the end first, as after an outage: it is not suspended', async () => {
  await open()
  const { world, db } = stage
  const { id } = world.repository
  await stage.send('installation', installationEvent(world, 'unsuspend', '2026-01-03T00:00:00Z'))
  await stage.send('installation', installationEvent(world, 'suspend', '2026-01-02T00:00:00Z'))
  expect(await isSuspended(db, id)).toBe(false)
  await stage.send('installation', installationEvent(world, 'suspend', '2026-01-04T00:00:00Z'))
  expect(await isSuspended(db, id)).toBe(true)
})

it('suspended before a finished report is told: it is told when that is over', async () => {
  const run = await open()
  const { fake, world, services } = stage
  fake.fail({ as: 503, operation: 'checks/update', times: 1_000_000 })
  await stage.endRun(run, stage.reportFor(run))
  expect((await states())[0]).toBe('reported')
  expect(stage.checks()[0]?.conclusion).toBe(null)
  await stage.send('installation', installationEvent(world, 'suspend'))
  suspend()
  for (const sec of [61, 4_000, 40 * 24 * 3_600]) await stage.passTime(sec)

  fake.heal()
  world.suspendedAt = null
  await stage.send('installation', installationEvent(world, 'unsuspend'))
  await reconcile(world.repository.id, services)
  await stage.passTime(61)
  expect(stage.checks()[0]?.conclusion).toBe('failure')
})

it('what was said before a suspension waits as long as it lasts, and is no outage of GitHub', async () => {
  await open()
  const { world, db, pull, services } = stage
  await stage.send('installation', installationEvent(world, 'suspend'))
  suspend()
  const failures: string[] = []
  services.circuit.reportFailure = (words) => void failures.push(words)
  const comment = addComment(world, pull.number, 'alice', '/bench status')
  const body = JSON.stringify(commentCreated(world, comment))
  await insertDelivery(db, { guid: 'late', event: 'issue_comment', outcome: null, body })
  const outcome = async () =>
    (
      await db
        .selectFrom('deliveries')
        .select('outcome')
        .where('guid', '=', 'late')
        .executeTakeFirstOrThrow()
    ).outcome
  for (const days of [0, 10, 30]) {
    stage.skipTime(days * 24 * 3_600)
    await expect(deliver('late', services)).rejects.toThrow('suspended')
    expect(await outcome()).toBe(null)
  }
  expect(failures).toEqual([])
  world.suspendedAt = null
  await stage.send('installation', installationEvent(world, 'unsuspend'))
  await deliver('late', services)
  expect(await outcome()).toBe('done')
})

it('suspended during a look that GitHub refuses for it: that is no removal', async () => {
  const run = await open()
  const { db, world, services } = stage
  const [first] = await jobs()
  const { github } = services
  const refuse = async (installation: number) => {
    suspend()
    await suspendInstallation(db, installation, new Date(services.clock.timestamp()))
    throw new NotFoundError('the App no longer has access to this repository', 'Install it again.')
  }
  services.github = ({ installation }) =>
    new Proxy({} as GitHub, { get: () => () => refuse(installation) })
  stage.skipTime(4_000)
  await reconcileJob(first!.id, services)
  expect(await isSuspended(db, world.repository.id)).toBe(true)
  for (const sec of [61, 4_000, 40 * 24 * 3_600]) await stage.passTime(sec)
  await deleteLost(db, new Date(services.clock.timestamp()))
  expect(await states()).toEqual(['running', 'queued'])

  services.github = github
  world.suspendedAt = null
  await stage.send('installation', installationEvent(world, 'unsuspend'))
  await reconcile(world.repository.id, services)
  await stage.endRun(run, stage.reportFor(run))
  expect((await states())[0]).toBe('reported')
})

// A delivery may be lost, or never made: then GitHub's word is asked for.

/** The run has ended meanwhile. */
async function isTold(run: Run) {
  await stage.endRun(run, stage.reportFor(run))
  await reconcile(stage.world.repository.id, stage.services)
  await stage.passTime(61)
  expect((await states())[0]).toBe('reported')
  expect(stage.checks()[0]).toMatchObject({ conclusion: 'failure' })
  expect(stage.runs()).toHaveLength(2)
}

it('suspended, and told, and its end told to nobody: an event from there ends it', async () => {
  const run = await open()
  const { world, db } = stage
  const { id } = world.repository
  await stage.send('installation', installationEvent(world, 'suspend'))
  suspend()
  await stage.passTime(61)
  expect(await isSuspended(db, id)).toBe(true)
  world.suspendedAt = null
  stage.skipTime(400)
  const asked = stage.fake.log.length
  await stage.say('alice', '/bench status')
  expect(await isSuspended(db, id)).toBe(false)
  expect(stage.comments().at(-1)).toMatch(/2 of \d+ jobs/)
  expect(stage.fake.log.slice(asked).filter(({ operation }) => operation === ASKS)).toHaveLength(1)
  await isTold(run)
})

it('the same without an event: the upkeep of the day ends it', async () => {
  const run = await open()
  const { world, db, services } = stage
  const { id } = world.repository
  await stage.send('installation', installationEvent(world, 'suspend'))
  suspend()
  await askInstallations(services)
  expect(await isSuspended(db, id)).toBe(true)
  world.suspendedAt = null
  stage.skipTime(24 * 3_600)
  await askInstallations(services)
  expect(await isSuspended(db, id)).toBe(false)
  // What was told of the suspension before, and came late, does not begin it again.
  await stage.send('installation', installationEvent(world, 'suspend'))
  expect(await isSuspended(db, id)).toBe(false)
  await isTold(run)
})

it('suspended, and told to nobody: what is refused rests, and nothing is forgotten', async () => {
  const run = await open()
  const { world, db, services } = stage
  const { id } = world.repository
  suspend()
  for (const sec of [61, 4_000, 40 * 24 * 3_600]) await stage.passTime(sec)
  await deleteLost(db, new Date(services.clock.timestamp()))
  expect(await isSuspended(db, id)).toBe(true)
  expect(await states()).toEqual(['running', 'queued'])
  world.suspendedAt = null
  stage.skipTime(24 * 3_600)
  await askInstallations(services)
  await isTold(run)
})

it('suspended just after GitHub was asked, and told to nobody: asked again before jobs end', async () => {
  await open()
  const { world, db, services } = stage
  await askInstallations(services)
  suspend()
  const [first] = await jobs()
  stage.skipTime(100)
  await reconcileJob(first!.id, services)
  for (const sec of [4_000, 40 * 24 * 3_600]) await stage.passTime(sec)
  await deleteLost(db, new Date(services.clock.timestamp()))
  expect(await isSuspended(db, world.repository.id)).toBe(true)
  expect(await states()).toEqual(['running', 'queued'])
})

it('a file is refused for a suspension that nobody told of: the comment waits, and is no fault', async () => {
  await open()
  const { world, db, services } = stage
  const { reportFailure } = services.circuit
  services.circuit.reportFailure = () => expect.unreachable()
  suspend()
  const comment = addComment(world, stage.pull.number, 'alice', '/bench status')
  const body = JSON.stringify(commentCreated(world, comment))
  const guid = `refused-${world.repository.id}`
  await insertDelivery(db, { guid, event: 'issue_comment', outcome: null, body })
  for (const days of [0, 10, 30]) {
    stage.skipTime(days * 24 * 3_600)
    await expect(deliver(guid, services)).rejects.toThrow()
  }
  expect(await isSuspended(db, world.repository.id)).toBe(true)
  world.suspendedAt = null
  stage.skipTime(400)
  await deliver(guid, services)
  const row = db.selectFrom('deliveries').select('outcome').where('guid', '=', guid)
  expect((await row.executeTakeFirstOrThrow()).outcome).toBe('done')
  services.circuit.reportFailure = reportFailure
})

it('suspended, then deleted, which was told to nobody: its jobs are over, nothing waits', async () => {
  await open()
  const { world, db, services } = stage
  const name = fullName(world)
  await stage.send('installation', installationEvent(world, 'suspend'))
  suspend()
  await stage.passTime(61)
  world.isInstalled = false
  stage.skipTime(24 * 3_600)
  await askInstallations(services)
  expect(await isSuspended(db, world.repository.id)).toBe(false)
  const row = db.selectFrom('repositories').select('goneAt').where('name', '=', name)
  expect((await row.executeTakeFirstOrThrow()).goneAt).not.toBe(null)
  await stage.passTime(61)
  expect(await states()).toEqual(['running', 'queued'])
  await stage.passTime(4_000)
  await stage.passTime(61)
  expect(await states()).toEqual(['cancelled', 'cancelled'])
})

it('suspended, then transferred to another installation, told by its next event alone', async () => {
  const run = await open()
  const { world, db } = stage
  await stage.send('installation', installationEvent(world, 'suspend'))
  suspend()
  await stage.passTime(61)
  transferRepository(world, 'owl', installationOf(world) + 3_000)
  world.suspendedAt = null
  await stage.send('pull_request', pullEvent(world, stage.pull, 'reopened'))
  expect(await isSuspended(db, world.repository.id)).toBe(false)
  await isTold(run)
})

it('GitHub cannot say how an installation is: all stays as it was told', async () => {
  await open()
  const { fake, world, db, services } = stage
  await stage.send('installation', installationEvent(world, 'suspend'))
  fake.fail({ as: 503, operation: ASKS, times: 1_000 })
  const failures: string[] = []
  services.circuit.reportFailure = (words) => void failures.push(words)
  await stage.passTime(61)
  stage.skipTime(4_000)
  await askInstallation(installationOf(world), services)
  expect(failures).toHaveLength(2)
  await expect(askInstallations(services)).rejects.toThrow('could not ask for installation')
  expect(await isSuspended(db, world.repository.id)).toBe(true)
  expect(await states()).toEqual(['running', 'queued'])
})

it('its default branch is called otherwise: what runs is ours, what waits runs on it', async () => {
  const run = await open()
  const { world, pull } = stage
  world.repository.defaultBranch = 'trunk'
  world.files.set(`${pull.base.sha}:.gcbench.yml`, 'bot: { parallel: 1, alert: none }')
  pull.head = { ...pull.head, sha: shaOf('head') }
  await stage.send('pull_request', pullEvent(world, pull, 'reopened'))
  await goesOn(run)
  expect(stage.runs().map(({ headBranch }) => headBranch)).toEqual(['main', 'trunk'])
})
