/** `npm run bot -- record`: what GitHub still has of the App's deliveries becomes a file. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordTo } from '../../../bot/operator.ts'
import { readSettings } from '../../../bot/settings.ts'
import { readDeliveries } from '../../../scripts/bot/rehearsal/deliveries.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/github/fake.ts'
import { deliver } from '../../support/github/operations-apps.ts'
import { addApp, addComment, addPull } from '../../support/github/world.ts'
import { appEnv, keys } from '../bot-process.ts'
import { quiet } from '../engines.ts'
import { commentCreated, pullEvent } from '../payloads.ts'

let fake: FakeGitHub
let folder = ''
beforeAll(async () => {
  fake = await startFakeGitHub()
  folder = mkdtempSync(join(tmpdir(), 'gcbench-record-'))
})
afterAll(async () => {
  await fake.close()
  rmSync(folder, { recursive: true, force: true })
})

it('has each delivery that concerns the bot once, the oldest first, and changes nothing', async () => {
  const { world } = fake
  world.now = () => new Date().toISOString()
  const { id } = addApp(world, 'bench', keys.publicKey)
  const opened = await deliver(world, 'pull_request', pullEvent(world, addPull(world), 'opened'))
  const say = (text: string) =>
    deliver(world, 'issue_comment', commentCreated(world, addComment(world, 1, 'alice', text)))
  const asked = await say('/bench quick')
  await say('what people say to one another')
  await deliver(world, 'star', { action: 'created' })
  await deliver(world, 'issue_comment', asked.payload, { guid: asked.guid, redelivery: true })

  const file = join(folder, 'day.ndjson')
  const settings = readSettings({ ...appEnv(id, fake.url), GCBENCH_DATA_DIR: folder })
  const told = await recordTo(settings, file, 1, quiet)
  expect(told).toBe(`wrote 2 deliveries to ${file}, of 5 attempts in 1 h`)
  const text = readFileSync(file, 'utf8')
  expect(text).not.toMatch(/people say|signature|headers/i)
  const read = readDeliveries(text)
  expect(read.map(({ guid, event }) => [guid, event])).toEqual([
    [opened.guid, 'pull_request'],
    [asked.guid, 'issue_comment'],
  ])
  expect(read[1]?.payload).toEqual(asked.payload)
  expect(fake.writes()).toEqual([])
  expect(fake.violations).toEqual([])
})

it('needs an App', async () => {
  const settings = readSettings({ GCBENCH_DATA_DIR: folder })
  await expect(recordTo(settings, join(folder, 'none'), 1, quiet)).rejects.toThrow(/the App/)
})
