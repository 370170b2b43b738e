/** What a job costs GitHub: every request from its command to its result, in their order. */
import { expect, it } from 'vitest'
import { makeGitHubApp } from '../../../src/host/github/app.ts'
import { installationOf, type Run } from '../../support/github/world.ts'
import { keys } from '../bot-process.ts'
import { openStage } from '../stage.ts'

const { publicKey, privateKey } = keys

it('takes 14 requests, 8 of them writes at most; the reaction comes second', async () => {
  const stage = await openStage()
  const { fake, world } = stage
  const [app] = world.apps
  if (app === undefined) throw new Error('no App')
  app.publicKey = publicKey
  const manners = { apiUrl: fake.url, userAgent: 'gcbench-tests', secondMs: 1 }
  const asApp = makeGitHubApp({ ...manners, id: app.id, privateKey })
  stage.parts.github = (place) =>
    asApp.repository({ ...place, installation: installationOf(world) })
  await asApp.ping()
  await stage.event('opened')

  const before = fake.log.length
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
    ...['repos/get-collaborator-permission-level', 'reactions/create-for-issue-comment'],
    ...['pulls/get', 'repos/compare-commits', 'actions/create-workflow-dispatch'],
    ...['checks/create', 'issues/create-comment'],
    ...['actions/list-workflow-run-artifacts', 'actions/download-artifact', 'store'],
    'repos/get-content',
    ...['checks/update', 'issues/update-comment', 'reactions/create-for-issue-comment'],
  ])
  expect(made.length).toBeLessThanOrEqual(14)
  expect(made.filter(({ method }) => method !== 'GET').length).toBeLessThanOrEqual(8)
  expect(fake.violations).toEqual([])
  await stage.close()
})
