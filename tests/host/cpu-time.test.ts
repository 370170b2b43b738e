import { describe, expect, it } from 'vitest'
import type { Running } from '../../src/machine/host.ts'
import { command, countProcesses, execWith, launcherOf, uniqueSleep, until } from './machine.ts'

/** A thread that burns CPU and ends, what getrusage(2) says then; after SIGUSR2 a child like that. */
const PROGRAM = `
const { Worker } = require('node:worker_threads')
const { execFileSync } = require('node:child_process')
const burn = (sec) => 'const c = process.cpuUsage(); for (;;) { const { user, system } = ' +
  'process.cpuUsage(c); if ((user + system) / 1e6 > ' + sec + ') break }'
new Worker(burn(0.2), { eval: true }).on('exit', () => {
  const { user, system } = process.cpuUsage()
  process.on('SIGUSR2', () => {
    execFileSync(process.execPath, ['-e', burn(0.1)])
    console.log('child')
  })
  console.log('thread', (user + system) / 1e6, 'of', process.pid, 'so far')
})
setInterval(() => {}, 1000)
`

async function startProgram(kind: 'go' | 'python' | null) {
  const launcher = kind && (await launcherOf(kind))
  const running = await execWith(launcher).start(command([process.execPath, '-e', PROGRAM]))
  return { running, launcher }
}

async function said(running: Running, word: string): Promise<string> {
  let text = ''
  await until(() => {
    text += running.takeOutput()
    return text.includes(word)
  })
  return text
}

/** Its own CPU time once its thread has ended, and its process. */
async function threadEnded(running: Running): Promise<{ ownSec: number; pid: number }> {
  const text = await said(running, 'so far')
  const [, ownSec, pid] = /thread ([\d.]+) of (\d+)/.exec(text) ?? []
  return { ownSec: Number(ownSec), pid: Number(pid) }
}

async function runChild(running: Running, pid: number): Promise<void> {
  process.kill(pid, 'SIGUSR2')
  await said(running, 'child')
}

describe.skipIf(process.platform !== 'linux')('CPU time of a program that goes on', () => {
  it.each(['go', 'python'] as const)('by its own clock, asked by the %s launcher', async (kind) => {
    const { running, launcher } = await startProgram(kind)
    if (launcher === null) return void (await running.stop())
    const { ownSec, pid } = await threadEnded(running)
    const first = await running.read()
    expect(first?.cpuStepSec).toBe(1e-9)
    // The burning thread has ended, and its time is there all the same.
    expect(first?.cpuSec).toBeGreaterThanOrEqual(ownSec - 0.01)
    expect(Math.abs((first?.cpuSec ?? 0) * 100 - Math.round((first?.cpuSec ?? 0) * 100))).not.toBe(
      0,
    )
    await runChild(running, pid)
    const last = await running.read()
    expect((last?.endedCpuSec ?? 0) - (first?.endedCpuSec ?? 0)).toBeGreaterThan(0.08)
    expect(await running.cpuSec()).toBeGreaterThanOrEqual(last?.cpuSec ?? Number.NaN)
    await running.stop()
    expect(await running.cpuSec()).toBe(null)
  })

  it('in ticks where nobody can ask the clock, and says so', async () => {
    const { running } = await startProgram(null)
    await runChild(running, (await threadEnded(running)).pid)
    const reading = await running.read()
    expect(reading?.cpuStepSec).toBe(0.02)
    expect(reading?.cpuSec).toBeGreaterThan(0.25)
    await running.stop()
  })

  it('of what runs beside a command that is measured: unknown once it has ended', async () => {
    const launcher = await launcherOf('go')
    if (launcher === null) return
    const exec = execWith(launcher)
    const length = uniqueSleep()
    const beside = await exec.start(command(['sleep', length]))
    await until(() => countProcesses(length) > 0)
    const load = command(['sleep', '0.3'], { measure: true })
    const along = await exec.run({ ...load, beside: [beside] })
    expect(along.pollution?.foreignCpuPct).toBeGreaterThanOrEqual(0)
    await beside.stop()
    const gone = await exec.run({ ...load, beside: [beside] })
    expect(gone.pollution?.foreignCpuPct).toBe(null)
  })
})
