/** GitHub is gone for six hours in the middle of traffic: nothing is lost, all is found. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { type RunningBot, startBot } from '../../../bot/bot.ts'
import { readSettings } from '../../../bot/settings.ts'
import { startFakeGitHub } from '../../support/github/fake.ts'
import { addApp, addComment, addPull, type Pull, shaOf } from '../../support/github/world.ts'
import { appEnv, keys, sendDelivery } from '../bot-process.ts'
import { oneEngine, quiet } from '../engines.ts'
import { commentCreated, groupEvent, pullEvent } from '../payloads.ts'

const HOURS = 6
const SUITES = `bot: { on-push: quick, merge-queue: quick, parallel: 50 }
suites:
  quick: { workload: go-bench }
  oltp: { workload: go-bench }
`

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 6_000; tries++) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`never: ${what}`)
}

/** A bot whose time can be made to pass, over a GitHub that tells of what happens. */
async function openScene(env: Record<string, string>) {
  const fake = await startFakeGitHub()
  const { world } = fake
  world.now = () => new Date(Date.now() + aheadMs).toISOString()
  const app = addApp(world, 'bench', keys.publicKey)
  world.roles.set('alice', 'write')
  let aheadMs = 0
  const clock = { nowSec: () => 0, sleep: async () => {}, timestamp: () => world.now() }
  const settings = readSettings({
    ...appEnv(app.id, fake.url),
    ...env,
    PORT: '0',
    GCBENCH_HOST: '127.0.0.1',
  })
  const bot = await startBot(settings, quiet, () => settings, { secondMs: 1, clock })
  const url = `http://127.0.0.1:${bot.port}`
  const tell = async (event: string, payload: unknown) =>
    expect(await sendDelivery(url, randomUUID(), event, payload)).toBe(202)
  /** Whatever waits in the store for its time has waited so much longer. */
  async function passHour(bot: RunningBot): Promise<void> {
    aheadMs += 3_600_000
    await sql`update lanes set due_at = due_at - interval '1 hour'
      where tries > 0`.execute(bot.store.db)
    await bot.store.queue.send(bot.store.db, 'sweep-jobs', {})
  }
  /** The base branch moves to a new commit. */
  const moveBase = (word: string): string => {
    const sha = shaOf(word)
    world.files.set(`${sha}:.gcbench.yml`, SUITES)
    for (const pull of world.pulls.values()) pull.base = { ...pull.base, sha }
    return sha
  }
  return { fake, world, bot, tell, passHour, moveBase }
}

const push = (pull: Pull, word: string, at: string) => {
  pull.head = { ...pull.head, sha: shaOf(word) }
  pull.updatedAt = at
}

it(`six hours without GitHub, on ${oneEngine.engine}`, async () => {
  const store = await oneEngine.start()
  const { databaseUrl, dataDir } = await store.settings()
  const env: Record<string, string> =
    databaseUrl === null ? { GCBENCH_DATA_DIR: dataDir } : { GCBENCH_DATABASE_URL: databaseUrl }
  const { fake, world, bot, tell, passHour, moveBase } = await openScene(env)
  const { db } = bot.store
  const pulls = Array.from({ length: 3 }, (_, i) =>
    addPull(world, {
      head: { sha: shaOf(`start ${i}`), ref: `f${i}`, repository: 'octo/prolly' },
    }),
  )
  moveBase('base')
  const checksOf = (sha: string) => world.checks.filter((check) => check.sha === sha)
  for (const pull of pulls) await tell('pull_request', pullEvent(world, pull, 'opened'))
  await until('checks before', () => pulls.every(({ head }) => checksOf(head.sha).length === 1))

  world.outage = 503
  const groups: string[] = []
  const comments = []
  for (let hour = 0; hour < HOURS; hour++) {
    // No suite file that the bot has read already: without GitHub it can handle nothing.
    const baseSha = moveBase(`base ${hour}`)
    const [told, untold] = [pulls[0] as Pull, pulls[1] as Pull]
    push(told, `told ${hour}`, world.now())
    await tell('pull_request', pullEvent(world, told, 'synchronize'))
    push(untold, `untold ${hour}`, world.now())
    const line = `/bench oltp @${pulls[2]?.head.sha}`
    const comment = addComment(world, 3, 'alice', hour === 0 ? line : '/bench status')
    comments.push(comment)
    await tell('issue_comment', commentCreated(world, comment))
    const [headSha, unheard] = [shaOf(`group ${hour}`), shaOf(`unheard ${hour}`)]
    groups.push(headSha)
    await tell('merge_group', groupEvent(world, { headSha, baseSha }, 'checks_requested'))
    if (hour === HOURS - 1) {
      world.branches.set(`gh-readonly-queue/main/pr-9-${baseSha}`, unheard)
      groups.push(unheard)
    }
    const asked = fake.log.length
    await until('GitHub is asked in vain', () => fake.log.length > asked)
    await passHour(bot)
  }
  const given = await db.selectFrom('deliveries').select(['event', 'outcome', 'body']).execute()
  const open = given.filter(({ outcome }) => outcome === null)
  expect(given.filter(({ outcome }) => outcome === 'given-up')).toEqual([])
  expect(given.length).toBe(pulls.length + 3 * HOURS)
  const counts = Map.groupBy(open, ({ event }) => event)
  for (const event of ['issue_comment', 'pull_request', 'merge_group'])
    expect(counts.get(event)?.length, event).toBe(HOURS)
  expect(open.every(({ body }) => body !== null)).toBe(true)

  world.outage = null
  await passHour(bot)
  await until('all is handled', async () => {
    const left = await db.selectFrom('deliveries').select('guid').where('outcome', 'is', null)
    return (await left.execute()).length === 0 && groups.every((sha) => checksOf(sha).length > 0)
  })
  for (const pull of pulls)
    await until(`a check at ${pull.number}`, () => checksOf(pull.head.sha).length > 0)
  for (const sha of [...groups, ...pulls.map(({ head }) => head.sha)])
    expect(checksOf(sha).filter(({ name }) => name === 'gcbench/quick').length).toBe(1)
  for (const { id } of comments)
    await until('a reaction', () => world.reactions.some(({ comment }) => comment === id))
  expect(fake.violations).toEqual([])
  await bot.stop()
  await fake.close()
  await store.stop()
})
