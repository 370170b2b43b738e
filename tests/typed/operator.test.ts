/** What the pages tell the bot's operator to type, typed: on a folder with something in it. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPGlite } from '../../bot/store/store.ts'
import { appEnv, keys } from '../bot/bot-process.ts'
import { engines, type TestEngine } from '../bot/engines.ts'
import { commentCreated, pullEvent } from '../bot/payloads.ts'
import { startFakeGitHub } from '../support/github/fake.ts'
import { deliver } from '../support/github/operations-apps.ts'
import { addApp, addComment, addPull } from '../support/github/world.ts'
import { typed } from '../support/page-commands.ts'
import { PROJECT } from '../support/repository.ts'

let folders: TestEngine
let root = ''
let full = ''
beforeAll(async () => {
  folders = await engines[0]!.start()
  root = mkdtempSync(join(tmpdir(), 'gcbench-typed-'))
  full = (await folders.settings()).dataDir
  const last = readdirSync('fixtures/stores').sort().at(-1) ?? ''
  const pglite = await createPGlite({ dataDir: join(full, 'store', 'data') })
  const anew =
    'drop schema public cascade; drop schema if exists pgboss cascade; create schema public;'
  await pglite.exec(`${anew}${readFileSync(join('fixtures/stores', last), 'utf8')}`)
  const body = JSON.stringify({
    action: 'deleted',
    installation: { id: 7 },
    repositories: [],
    sender: { login: 'ann', type: 'User' },
  })
  await pglite.query(
    `insert into public.deliveries (guid, event, body, outcome, words, ended_at)
     values ('g-aside', 'installation', $1, 'given-up', 'why', now())`,
    [body],
  )
  await pglite.close()
})
afterAll(async () => {
  await folders.stop()
  rmSync(root, { recursive: true, force: true })
})

const envOf = (dataDir: string) => ({
  ...process.env,
  GCBENCH_DATA_DIR: dataDir,
  GCBENCH_HOST: '127.0.0.1',
  PORT: '0',
  npm_config_loglevel: 'error',
})

/** With files of the reader's own in the place of those that the page names. */
function type(command: string, dataDir = full, status = 0): string {
  const files = command.replace(/gcbench\.backup|reports\.ndjson|day\.ndjson|FILE/, (name) =>
    join(root, name),
  )
  const ended = spawnSync('sh', ['-c', files], {
    cwd: PROJECT,
    env: envOf(dataDir),
    encoding: 'utf8',
  })
  expect(ended.status, `${command}\n${ended.stdout}${ended.stderr}`).toBe(status)
  return ended.stdout
}

it('lists, ends, retries, exports, backs up and restores', () => {
  expect(type(typed('docs/bot.md', 'npm run bot -- jobs'))).toMatch(/^j1 queued octo\/prolly/m)
  expect(type(typed('docs/bot.md', 'npm run bot -- dead'))).toMatch(/^g-aside /m)
  expect(type(typed('docs/bot.md', 'npm run bot -- queue'))).toMatch(/^look: \d+ waiting/m)
  const retry = typed('docs/bot.md', 'npm run bot -- retry GUID').replace('GUID', 'g-aside')
  expect(type(retry)).toContain('is handled again')
  type(typed('docs/bot.md', 'npm run bot -- export reports.ndjson --repository octo/prolly'))
  expect(readFileSync(join(root, 'reports.ndjson'), 'utf8')).toContain('octo/prolly')
  type(typed('docs/bot.md', 'npm run bot -- backup gcbench.backup'))
  expect(statSync(join(root, 'gcbench.backup')).size).toBeGreaterThan(0)
  const restored = type(
    typed('docs/bot.md', 'npm run bot -- restore gcbench.backup'),
    join(root, 'empty'),
  )
  expect(restored).toMatch(/restored \d+ rows/)
  // The job of the fixture is none that could be ended; which ones can is tested of conversations.
  const cancel = typed('docs/bot.md', 'npm run bot -- cancel JOB')
  expect(type(cancel, full, 1)).toContain('JOB: is no job; `jobs` lists those that are not over')
})

it('works on what waits, and ends', async () => {
  const fake = await startFakeGitHub()
  addPull(fake.world)
  const app = appEnv(addApp(fake.world, 'bench', keys.publicKey).id, fake.url)
  const dataDir = (await folders.settings()).dataDir
  // Not waited for in this process, which is GitHub meanwhile.
  const child = spawn('sh', ['-c', typed('docs/bot.md', 'npm run bot -- drain')], {
    cwd: PROJECT,
    env: { ...envOf(dataDir), ...app },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = text(child.stdout)
  expect(await new Promise((ended) => child.once('close', ended)), await said).toBe(0)
  expect(await said).toContain('nothing waits any more')
  await fake.close()
})

it('records a day, and rehearses it', async () => {
  const fake = await startFakeGitHub()
  const { world } = fake
  world.now = () => new Date().toISOString()
  const app = appEnv(addApp(world, 'bench', keys.publicKey).id, fake.url)
  await deliver(world, 'pull_request', pullEvent(world, addPull(world), 'opened'))
  const comment = addComment(world, 1, 'alice', '/bench quick')
  await deliver(world, 'issue_comment', commentCreated(world, comment))
  const record = typed('docs/bot-runbook.md', 'npm run bot -- record day.ndjson')
  const file = join(root, 'day.ndjson')
  const child = spawn('sh', ['-c', record.replace('day.ndjson', file)], {
    cwd: PROJECT,
    env: { ...envOf(join(root, 'none')), ...app },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = text(child.stdout)
  expect(await new Promise((ended) => child.once('close', ended)), await said).toBe(0)
  expect(await said).toContain('wrote 2 deliveries')
  await fake.close()
  const rehearse = typed('docs/bot-runbook.md', 'npm run bot -- rehearse --deliveries day.ndjson')
  const told = type(`${rehearse} --kills 1 --outages 1`)
  expect(told).toMatch(
    /^2 deliveries concern the bot, 1 of them commands; [\s\S]*^lost: 0\ndouble: 0$/m,
  )
})

it('starts without an App, and says where to make one', async () => {
  const command = typed('docs/bot.md', 'GCBENCH_PUBLIC_URL=https://bench.example.org npm run bot')
  const dataDir = (await folders.settings()).dataDir
  const child = spawn('sh', ['-c', command], {
    cwd: PROJECT,
    env: envOf(dataDir),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = await new Promise<string>((resolve) => {
    let text = ''
    const read = (chunk: Buffer) => {
      text += chunk
      if (text.includes('/setup?token=')) resolve(text)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => resolve(text))
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  await ended
  expect(said).toMatch(/there is no App yet.*https:\/\/bench\.example\.org\/setup\?token=/)
})
