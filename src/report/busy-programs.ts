/** The programs beside a run: which of them use the CPU that is not ours. */
import type { BusyProgram } from '../model/model.ts'

/** CPU time so far of every process that we can see and did not start, by pid. */
export type ProgramTimes = ReadonlyMap<number, { name: string; cpuSec: number }>

const MOST_NAMED = 3
/** Share of one CPU from which a program is worth naming. */
const BUSY_PCT = 3
/** Between two samples at least, and at most this share of the time goes into them. */
const LEAST_GAP_SEC = 2
const MOST_SHARE = 0.005

/**
 * Adds up what other programs use while a run goes on. Of one that starts and ends between two
 * samples nothing is seen.
 */
export class ProgramWatch {
  private readonly read: () => ProgramTimes
  private readonly nowSec: () => number
  private readonly startSec: number
  private lastSec: number
  private costSec = 0
  private last: ProgramTimes
  private readonly spentSec = new Map<string, number>()

  constructor(read: () => ProgramTimes, nowSec: () => number) {
    this.read = read
    this.nowSec = nowSec
    this.startSec = nowSec()
    this.last = read()
    this.lastSec = nowSec()
    this.costSec = this.lastSec - this.startSec
  }

  /** To be called where nothing is measured; does nothing soon after the last time. */
  sample(): void {
    const now = this.nowSec()
    if (now - this.lastSec < Math.max(LEAST_GAP_SEC, this.costSec / MOST_SHARE)) return
    this.take()
  }

  private take(): void {
    const startSec = this.nowSec()
    const times = this.read()
    for (const [pid, { name, cpuSec }] of times) {
      const before = this.last.get(pid)?.cpuSec ?? 0
      // A pid may be of another process by now.
      const moreSec = cpuSec >= before ? cpuSec - before : cpuSec
      if (moreSec > 0) this.spentSec.set(name, (this.spentSec.get(name) ?? 0) + moreSec)
    }
    this.last = times
    this.lastSec = this.nowSec()
    this.costSec = this.lastSec - startSec
  }

  /** The busiest so far, by name, in percent of one CPU. */
  busiest(): BusyProgram[] {
    this.take()
    const elapsedSec = this.lastSec - this.startSec
    if (elapsedSec <= 0) return []
    return [...this.spentSec]
      .map(([name, sec]) => ({ name, cpuPct: (100 * sec) / elapsedSec }))
      .filter(({ cpuPct }) => cpuPct >= BUSY_PCT)
      .sort((a, b) => b.cpuPct - a.cpuPct)
      .slice(0, MOST_NAMED)
  }
}
