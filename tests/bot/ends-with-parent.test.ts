/** What was started with its parent ends with it, however that ended. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'

const WITH_US = 'scripts/bot/ends-with-parent.ts'

/** As the kernel has it; a dead one may wait for somebody to ask what became of it. */
function stateOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0] ?? ''
  } catch {
    return 'gone'
  }
}

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
