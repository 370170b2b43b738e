/** What a job costs GitHub: every request from its command to its result, in their order. */
import { expect, it } from 'vitest'
import { makePacer } from '../../../bot/jobs/services.ts'
import { makeGitHubApp, type Write } from '../../../src/github/app.ts'
import { installationOf, type Run } from '../../support/github/world.ts'
import { keys } from '../bot-process.ts'
import { openStage } from '../stage.ts'

const { publicKey, privateKey } = keys

it('takes 14 requests, at most 8 of them writes; the reaction waits for none', async () => {
  const stage = await openStage()
  const { fake, world } = stage
  const [app] = world.apps
  if (app === undefined) throw new Error('no App')
  app.publicKey = publicKey
  const manners = { apiUrl: fake.url, userAgent: 'gcbench-tests', secondMs: 1 }
  // GitHub's pace by a clock that stands still, at which the installation has a flood behind it.
  const asked: number[] = []
  const paced = makePacer({ nowMs: () => 0, wait: async (ms) => asked.push(ms) })
  const writes: { isFirstSign: boolean; waitsMs: number }[] = []
  const pace = async (write: Write) => {
    asked.length = 0
    await paced(write)
    writes.push({ isFirstSign: write.isFirstSign, waitsMs: asked[0] ?? 0 })
  }
  const installation = installationOf(world)
  const loud = { installation, repository: 1, person: 'eve' }
  for (let n = 0; n < 40; n++) await pace({ ...loud, isFirstSign: false, notifies: true })
  const asApp = makeGitHubApp({ ...manners, id: app.id, privateKey, pace })
  stage.services.github = (place) => asApp.repository({ ...place, installation })
  await asApp.ping()
  await stage.event('opened')

  const before = fake.log.length
  writes.length = 0
  await stage.say('alice', '/bench oltp')
  const run = stage.runs()[0] as Run
  await stage.startRun(run)
  // A run of a quarter of an hour, with whatever the bot does on its schedule.
  for (let min = 0; min < 15; min++) await stage.passTime(60)
  await stage.endRun(run, stage.reportFor(run))
  for (let min = 0; min < 15; min++) await stage.passTime(60)

  const made = fake.log.slice(before)
  expect(stage.checks()).toMatchObject([{ status: 'completed', conclusion: 'failure' }])
  expect(made.map(({ operation }) => operation)).toEqual([
    'repos/get-collaborator-permission-level',
    'reactions/create-for-issue-comment',
    'pulls/get',
    'repos/compare-commits',
    'actions/create-workflow-dispatch',
    'checks/create',
    'issues/create-comment',
    'actions/list-workflow-run-artifacts',
    'actions/download-artifact',
    'store',
    'repos/get-content',
    'checks/update',
    'issues/update-comment',
    'reactions/create-for-issue-comment',
  ])
  // So the reaction is there two answers of GitHub's after the delivery, whatever else waits.
  const [first, ...others] = writes
  expect(first).toEqual({ isFirstSign: true, waitsMs: 0 })
  for (const { waitsMs } of others) expect(waitsMs).toBeGreaterThan(30_000)
  expect(made.length).toBeLessThanOrEqual(14)
  expect(made.filter(({ method }) => method !== 'GET').length).toBeLessThanOrEqual(8)
  expect(fake.violations).toEqual([])
  await stage.close()
})
