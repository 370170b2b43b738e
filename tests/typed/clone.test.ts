/** What the pages tell to type in a clone: scripts of npm, in a copy of this folder. */
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typed } from '../support/page-commands.ts'
import { hasGo } from '../support/repository.ts'

/** Its own, because scripts write into it: through a link they would write into this folder. */
const COPIED = [
  ...['docs', 'package.json', 'action.yml'],
  ...['authorize', 'merge', 'publish', 'selftest'],
]
const LEFT = ['.git', 'gcbench-out']

let clone = ''
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'gcbench-clone-'))
  for (const name of readdirSync('.').filter((one) => !LEFT.includes(one)))
    if (COPIED.includes(name)) cpSync(name, join(clone, name), { recursive: true })
    else symlinkSync(resolve(name), join(clone, name))
})
afterAll(() => rmSync(clone, { recursive: true, force: true }))

const env = { ...process.env, npm_config_loglevel: 'error', NO_COLOR: '1', COLUMNS: '1000' }

function type(command: string): string {
  const ended = spawnSync('sh', ['-c', command], { cwd: clone, env, encoding: 'utf8' })
  expect(ended.status, `${command}\n${ended.stdout}${ended.stderr}`).toBe(0)
  return ended.stdout
}

/** Types what does not end by itself, until it has said that; what it said. */
async function typeUntil(command: string, said: RegExp): Promise<string> {
  const child = spawn('sh', ['-c', command], {
    cwd: clone,
    env,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const closed = new Promise((end) => child.once('close', end))
  let text = ''
  await new Promise<void>((end) => {
    const read = (chunk: Buffer) => {
      text += chunk
      if (said.test(text)) end()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void closed.then(() => end())
  })
  if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  await closed
  return text
}

it('writes what is derived from the code', () => {
  const path = join(clone, 'docs/reference.md')
  rmSync(join(clone, 'docs/report.schema.json'))
  const page = readFileSync(path, 'utf8')
  expect(type(typed('CONTRIBUTING.md', 'npm run docs'))).toContain('wrote docs/report.schema.json')
  expect(readFileSync(path, 'utf8')).toBe(page)
})

it('serves the pages while they are written', async () => {
  const said = await typeUntil(typed('CONTRIBUTING.md', 'npm run docs:dev'), /Local: +http/)
  expect(said).toMatch(/Local: +http:\/\/localhost:\d+\//)
})

it('plays GitHub', async () => {
  const said = await typeUntil(typed('tests/README.md', 'npm run fake-github'), /Ctrl-C ends/)
  expect(said).toMatch(/GITHUB_API_URL/)
})

describe.skipIf(!hasGo)('the bundled example', () => {
  it('is measured', () => {
    const command = typed('docs/reading.md', 'npm run bench -- --seed readme')
    const smaller = command.replace('-- ', '-- pool --rounds 2..2 --budget 2h --advisory ')
    expect(type(smaller)).toContain('alloc_with_pool')
    expect(existsSync(join(clone, 'gcbench-out/report.html'))).toBe(true)
  })

  it('is asked for in a comment, and answered by the bot', () => {
    const command = typed('docs/bot.md', 'npm ci && npm run bot-demo').replace('npm ci && ', '')
    const said = type(`${command} -- --for 1s '/bench change --rounds 2' < /dev/null`)
    expect(said).toContain('alice comments: /bench change --rounds 2')
    // What the page of the job shows while it runs.
    expect(said).toMatch(/page of its job: http\S+\n[\s\S]*leaves how it stands: measure/)
    expect(said).toMatch(/bench\[bot\] says:\n[\s\S]*index_join/)
    expect(said).toMatch(/all of it made up: http\S+suite=made-up/)
    expect(said).toMatch(/wrong: 0$/m)
  })
})
