/**
 * CPU time of processes by the kernel's own clock of each (clock_getcpuclockid(3)): nanoseconds,
 * all threads, those that have ended too. /proc/PID/stat has the same sum, but user and system
 * time are each cut to ticks of 10 ms; /proc/PID/schedstat has nanoseconds, but of the first thread
 * alone, and task/TID/schedstat forgets threads that have ended. What a thread that runs right now
 * has used since the scheduler last looked at it (at most a tick) is in none of them. Node cannot
 * ask such a clock; the launcher can (2 ms for the compiled one, apart from what is measured).
 */
import { execFile } from 'node:child_process'
import type { Reading } from '../core/model/model.ts'
import type { Launcher } from './launcher/launcher.ts'
import { readText } from './machine/proc.ts'
import { parseStat, readTree, treeOf } from './machine/readings.ts'

/** The clock's step, as clock_getres(2) tells it. */
const CLOCK_STEP_SEC = 1e-9
const LIMIT_MS = 5000

/** Seconds by pid; processes that are gone are left out. Null: nobody can tell. */
export function cpuClocks(pids: number[], launcher: Launcher): Promise<Map<number, number> | null> {
  const [program, ...rest] = launcher.argv
  return new Promise((resolve) => {
    execFile(
      program,
      [...rest, 'cpu', ...pids.map(String)],
      { env: {}, timeout: LIMIT_MS },
      (error, stdout) => resolve(error === null ? parseClocks(stdout) : null),
    )
  })
}

/** Lines of `PID NANOSECONDS`. */
function parseClocks(text: string): Map<number, number> | null {
  const found = new Map<number, number>()
  for (const [, pid, ns] of text.matchAll(/^(\d+) (\d+)$/gm))
    found.set(Number(pid), Number(ns) / 1e9)
  return found.size === 0 ? null : found
}

/** A tree's members; without the launcher that started it, which is no part of it. */
const members = (root: number, launcher: Launcher | null) =>
  treeOf(root).filter((pid) => launcher === null || pid !== root)

/** A reading of the tree with its CPU time as exact as this machine can tell it. */
export async function readExactly(
  root: number,
  launcher: Launcher | null,
  atSec: number,
): Promise<Reading | null> {
  const clocks = launcher && (await cpuClocks(members(root, launcher), launcher))
  const reading = readTree(root, launcher !== null, atSec)
  if (reading === null || clocks === null) return reading
  const endedSec = reading.endedCpuSec ?? 0
  const sum = [...clocks.values()].reduce((total, sec) => total + sec, 0)
  return { ...reading, cpuSec: sum + endedSec, cpuStepSec: CLOCK_STEP_SEC }
}

/** CPU time of a tree so far, with that of children that have ended; null: gone, or no /proc. */
export async function cpuOfTree(root: number, launcher: Launcher | null): Promise<number | null> {
  const pids = members(root, launcher)
  const clocks = launcher && (await cpuClocks(pids, launcher))
  const times = pids.flatMap((pid) => {
    const ticks = parseStat(readText(`/proc/${pid}/stat`) ?? '')
    if (ticks === null) return []
    const ownSec = clocks?.get(pid) ?? ticks.cpuSec - ticks.endedCpuSec
    return [ownSec + ticks.endedCpuSec]
  })
  return times.length === 0 ? null : times.reduce((sum, sec) => sum + sec, 0)
}
