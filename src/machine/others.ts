/** The programs beside a run, from /proc. */
import type { ProgramTimes } from '../report/busy-programs.ts'
import { listFolder, readText } from './environment.ts'
import { parseStat } from './readings.ts'

/** Node calls its first thread so, and the kernel shows that in place of the program. */
const NODE_THREADS = ['MainThread', 'node-MainThread']

/** Empty where there is no /proc. Costs one small file for each process of the machine. */
export function readOthers(): ProgramTimes {
  const all = new Map<number, { name: string; cpuSec: number; parent: number }>()
  for (const pid of listFolder('/proc').filter((name) => /^\d+$/.test(name))) {
    const text = readText(`/proc/${pid}/stat`)
    const stat = text === null ? null : parseStat(text)
    const name = text === null ? undefined : /\((.*)\)/s.exec(text)?.[1]
    if (stat === null || !name) continue
    // The children that it waited for had times of their own.
    const cpuSec = stat.cpuSec - stat.endedCpuSec
    all.set(Number(pid), { name, cpuSec, parent: stat.parent })
  }
  const isOurs = (pid: number): boolean => {
    const seen = new Set<number>()
    for (let at = pid; at > 0 && !seen.has(at); at = all.get(at)?.parent ?? 0) {
      if (at === process.pid) return true
      seen.add(at)
    }
    return false
  }
  return new Map(
    [...all].flatMap(([pid, { name, cpuSec }]) =>
      isOurs(pid) ? [] : [[pid, { name: NODE_THREADS.includes(name) ? 'node' : name, cpuSec }]],
    ),
  )
}
