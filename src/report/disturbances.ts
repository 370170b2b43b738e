/** What the machine did to a whole run: findings by absolute limits, from the records. */
import { makeFinding, type Problem } from '../model/findings.ts'
import type { BusyProgram, Environment, Pollution, TrialRecord } from '../model/model.ts'
import { docsAddress } from '../model/paths.ts'

/**
 * Limits beyond which the machine is a cause of noise, as means over the time of the trials. They
 * are absolute: a machine that is busy all the time is not quiet by its own standard.
 *
 * - `foreignCpuPct`, of all CPUs: below it, what others took came in moments. A program can keep its
 *   own CPU where there are several, so something has to have waited, too (`cpuPressurePct`).
 * - `stealPct`: the clock ran while the benchmark did not, with no way around it.
 * - `throttledPct`, of the time: the quota is enforced in slices of .1 s, as long as a sample.
 * - `memoryPressurePct`: pages are written out and read back inside of trials.
 *
 * No limit on disks: a benchmark that writes waits for them by itself.
 */
const LIMITS = {
  foreignCpuPct: 10,
  cpuPressurePct: 10,
  stealPct: 3,
  throttledPct: 1,
  memoryPressurePct: 5,
}

/** Mean over the trials where it is known, by their time; null: it is known of less than half. */
function meanOf(
  records: readonly TrialRecord[],
  read: (pollution: Pollution, wallSec: number) => number | null,
): number | null {
  let [sum, knownSec, allSec] = [0, 0, 0]
  for (const { pollution, wallSec } of records) {
    const value = pollution === null ? null : read(pollution, wallSec)
    allSec += wallSec
    if (value === null) continue
    sum += value * wallSec
    knownSec += wallSec
  }
  return knownSec === 0 || knownSec < allSec / 2 ? null : sum / knownSec
}

const throttledPct = ({ throttledSec }: Pollution, wallSec: number) =>
  throttledSec === null || wallSec === 0 ? null : Math.min(100, (100 * throttledSec) / wallSec)

/** Of trials that are too short for the kernel's ticks: what the programs were seen to use. */
function seenPct(environment: readonly Environment[]): number | null {
  const shares = environment.flatMap(({ busyPrograms, details, cores }) =>
    busyPrograms === undefined
      ? []
      : [
          busyPrograms.reduce((sum, { cpuPct }) => sum + cpuPct, 0) /
            (details?.machineCpus ?? cores),
        ],
  )
  return shares.length === 0
    ? null
    : Math.min(100, shares.reduce((sum, one) => sum + one, 0) / environment.length)
}

function busyMachine(
  records: readonly TrialRecord[],
  environment: readonly Environment[],
): Problem[] {
  const othersPct = meanOf(records, (one) => one.foreignCpuPct) ?? seenPct(environment)
  const waitPct = meanOf(records, (one) => one.cpuPressurePct)
  if (othersPct === null || othersPct < LIMITS.foreignCpuPct) return []
  if (waitPct !== null && waitPct < LIMITS.cpuPressurePct) return []
  const names = [
    ...new Set(
      environment.flatMap(({ busyPrograms = [] }) => busyPrograms.map(({ name }) => name)),
    ),
  ]
  const next = 'stop these programs, or run again when they are done, or on a quieter machine'
  return [makeFinding('busy-machine', {}, { othersPct, names }, { next })]
}

/** That nothing stood between the code of both sides, which lets nothing pass. */
export const notIsolated = (environment: readonly Environment[]): Problem[] =>
  environment.flatMap(({ isolation }) => {
    if (isolation?.kind !== 'none') return []
    const next =
      `measure where there are namespaces (${docsAddress('security.md#isolation')}), or set ` +
      '`walls: off` if you trust the code of both sides'
    const { refused } = isolation
    return [makeFinding('not-isolated', { key: 'walls' }, { refused }, { next })]
  })

/**
 * [] where the machine was quiet, or where it does not tell. `isOutOfTime`: something was left out for
 * lack of time, which other programs may have taken before the first trial.
 */
export function disturbances(
  records: readonly TrialRecord[],
  environment: readonly Environment[],
  isOutOfTime = false,
): Problem[] {
  // What it did to nothing is nobody's question.
  if (records.length === 0) return isOutOfTime ? busyMachine(records, environment) : []
  const steal = meanOf(records, (one) => one.stealPct) ?? 0
  const throttled = meanOf(records, throttledPct) ?? 0
  const memory = meanOf(records, (one) => one.memoryPressurePct) ?? 0
  return [
    ...busyMachine(records, environment),
    ...(steal < LIMITS.stealPct
      ? []
      : [
          makeFinding(
            'stolen-cpu',
            {},
            { pct: steal },
            { next: 'take a machine with dedicated CPUs' },
          ),
        ]),
    ...(throttled < LIMITS.throttledPct
      ? []
      : [
          makeFinding(
            'throttled-cpu',
            {},
            { pct: throttled },
            { next: 'give the container whole CPUs (--cpuset-cpus) in place of a quota (--cpus)' },
          ),
        ]),
    ...(memory < LIMITS.memoryPressurePct
      ? []
      : [
          makeFinding(
            'short-memory',
            {},
            { pct: memory },
            { next: 'close programs, or take a machine with more memory' },
          ),
        ]),
  ]
}

// The programs beside a run: which of them use the CPU that is not ours.

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
