/** What was started with its parent ends with it, however that ended. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, vi } from 'vitest'
import { noPostgres } from './postgres.ts'

const WITH_US = 'scripts/bot/ends-with-parent.ts'

/** As the kernel has it; a dead one may wait for somebody to ask what became of it. */
function stateOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0] ?? ''
  } catch {
    return 'gone'
  }
}

/** What a script prints before whoever started it is killed: the process that it started. */
async function killParentOf(script: string): Promise<number> {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script])
  const [said] = await once(parent.stdout, 'data')
  const pid = Number(said)
  expect(['R', 'S', 'D']).toContain(stateOf(pid))
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  return pid
}

const untilGone = (pid: number) =>
  vi.waitFor(() => expect(['gone', 'Z']).toContain(stateOf(pid)), 600_000)

it('a bot of a test ends where the test was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-ends-'))
  const door = join(folder, 'door.mjs')
  writeFileSync(door, 'setInterval(() => {}, 1000)')
  const pid = await killParentOf(
    `const { startBotProcess } = await import(${JSON.stringify(resolve('tests/bot/bot-process.ts'))})
     console.log(startBotProcess({}, ${JSON.stringify(door)}).child.pid)`,
  )
  await untilGone(pid)
  rmSync(folder, { recursive: true })
})

it.skipIf(noPostgres !== null)('a database of a test ends where the test was killed', async () => {
  const pid = await killParentOf(
    `const { startPostgres } = await import(${JSON.stringify(resolve('tests/bot/postgres.ts'))})
     console.log((await startPostgres()).pid)`,
  )
  await untilGone(pid)
})

it('ends where whoever started it was killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-ends-'))
  const file = join(folder, 'pid')
  const door = join(folder, 'door.mjs')
  writeFileSync(
    door,
    `import { writeFileSync } from 'node:fs'
     setInterval(() => {}, 1000)
     writeFileSync(${JSON.stringify(file)}, String(process.pid))`,
  )
  const given = JSON.stringify([WITH_US, door]).slice(1, -1)
  const parent = spawn(process.execPath, [
    '-e',
    `const { spawn } = require('node:child_process')
     spawn(process.execPath, [${given}], { stdio: ['pipe', 'ignore', 'ignore'] })`,
  ])
  await vi.waitFor(() => expect(existsSync(file)).toBe(true), 600_000)
  await vi.waitFor(() => expect(readFileSync(file, 'utf8')).toMatch(/^\d+$/), 600_000)
  const pid = Number(readFileSync(file, 'utf8'))
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  await vi.waitFor(() => expect(['gone', 'Z']).toContain(stateOf(pid)), 600_000)
  rmSync(folder, { recursive: true })
})
