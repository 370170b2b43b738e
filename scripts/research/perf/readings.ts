/** CPU time of one reading of a process tree, and so what readings take of a core. */
import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { median } from 'simple-statistics'
import { pauseAfter, readTree } from '../../../src/machine/readings.ts'
import type { Figure } from './figure.ts'

const GOAL_PCT = 1
const READINGS = 40
const REPEATS = 5

/** A Node process has 10 threads or so; this one also holds 100 MB. */
const LARGE = 'globalThis.held = Buffer.alloc(1e8, 1); setInterval(() => {}, 1e6)'
/** Starts that many more of its kind, which do nothing. */
const many = (more: number) =>
  `const { spawn } = require('node:child_process');
   for (let i = 0; i < ${more}; i++) {
     spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' })
   }
   setInterval(() => {}, 1e6)`

/** CPU time of a reading in ms: the median of repeated means, by the kernel's account of us. */
function costMs(root: number): number {
  readTree(root, false, 0)
  return median(
    Array.from({ length: REPEATS }, () => {
      const before = process.cpuUsage()
      for (let i = 0; i < READINGS; i++) readTree(root, false, i)
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1000 / READINGS
    }),
  )
}

async function measure(what: string, argv: [string, ...string[]], processes: number) {
  const child: ChildProcess = spawn(argv[0], argv.slice(1), { stdio: 'ignore', detached: true })
  const root = child.pid ?? 0
  try {
    for (let left = 600; ; left--) {
      const reading = readTree(root, false, 0)
      if (reading?.processes === processes && reading.rssBytes > processes * 500_000) break
      if (left === 0) throw new Error(`${what}: ${reading?.processes} processes, not ${processes}`)
      await pause(100)
    }
    await pause(1000)
    const reading = readTree(root, false, 0)
    const ms = costMs(root)
    const everySec = pauseAfter(1, ms / 1000)
    return {
      what: `one reading of ${what} (${reading?.threads} threads)`,
      ours: `${ms.toFixed(2)} ms of CPU time, taken every ${everySec.toFixed(1)} s`,
      peer: `goal: at most ${GOAL_PCT} % of a core`,
      ratio: `${(ms / 10 / everySec).toFixed(2)} %`,
    }
  } finally {
    process.kill(-root, 'SIGKILL')
  }
}

export async function readings(): Promise<Figure[]> {
  const node = process.execPath
  const sleepers = 'for i in $(seq 49); do sleep 1000 & done; wait'
  return [
    await measure('1 process with 100 MB', [node, '-e', LARGE], 1),
    await measure('50 small processes', ['sh', '-c', sleepers], 50),
    await measure('50 Node processes', [node, '-e', many(49)], 50),
  ]
}
