/** What the machine did to a trial: counters of /proc before and after it. */
import { availableParallelism } from 'node:os'
import type { Pollution, Usage } from '../../core/model/model.ts'
import {
  type CpuTicks,
  cgroups,
  parseCpuTicks,
  parsePressureUs,
  parseThrottledSec,
  readText,
} from './proc.ts'

/** Counters at one moment; null where the kernel does not tell. */
export type MachineSnapshot = {
  atSec: number
  ticks: CpuTicks | null
  pressureUs: { cpu: number | null; io: number | null; memory: number | null }
  throttledSec: number | null
  frequencyHz: number | null
}

/** Ticks a second in /proc/stat: USER_HZ, 100 on every architecture Node runs on. */
const TICKS_PER_SEC = 100
/** Fewer ticks than this cannot carry a percentage: one of them is 10 ms. */
const FEWEST_TICKS = 20
/**
 * Ticks by which two readings may be off: who runs when a tick falls is charged with all of it.
 * Taken off what others used, so that foreignCpuPct is a lower bound and a short trial is not
 * called polluted for the coarseness of the clock.
 */
const TICK_ERROR = 2
/** Clocks of this many CPUs are read, so that a large machine costs no more than a small one. */
const MOST_CLOCKS = 32

let folders: string[] | null = null

export function readSnapshot(atSec: number): MachineSnapshot {
  folders ??= cgroups('cpu')
  const pressure = (name: string) => from(`/proc/pressure/${name}`, parsePressureUs)
  return {
    atSec,
    ticks: from('/proc/stat', parseCpuTicks),
    pressureUs: { cpu: pressure('cpu'), io: pressure('io'), memory: pressure('memory') },
    throttledSec: sum(folders.map((folder) => from(`${folder}/cpu.stat`, parseThrottledSec))),
    frequencyHz: readFrequencyHz(),
  }
}

function from<T>(path: string, parse: (text: string) => T | null): T | null {
  const text = readText(path)
  return text === null ? null : parse(text)
}

function sum(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0)
}

/** The fastest clock at this moment: right after a trial that is of a CPU that worked. */
function readFrequencyHz(): number | null {
  let fastest: number | null = null
  for (let cpu = 0; cpu < Math.min(availableParallelism(), MOST_CLOCKS); cpu++) {
    const khz = readText(`/sys/devices/system/cpu/cpu${cpu}/cpufreq/scaling_cur_freq`)
    if (khz === null) return fastest
    fastest = Math.max(fastest ?? 0, Number(khz) * 1000)
  }
  return fastest
}

/**
 * The difference of two snapshots around a trial. `besideSec`: CPU time of processes that belong to
 * the measurement and are not in `usage`, such as servers; null: unknown. Shares of CPU are null
 * for a trial so short that the kernel's ticks cannot tell, and coarse for one much shorter than a
 * second. Pressure is of the whole machine: a trial with more threads than CPUs makes some itself,
 * in both arms alike.
 */
export function pollutionBetween(
  before: MachineSnapshot,
  after: MachineSnapshot,
  usage: Usage | null,
  besideSec: number | null = 0,
): Pollution {
  const elapsedSec = after.atSec - before.atSec
  const ticks = difference(before.ticks, after.ticks)
  const pressurePct = (name: keyof MachineSnapshot['pressureUs']) =>
    share(minus(after.pressureUs[name], before.pressureUs[name]), elapsedSec * 1e6)
  const ownSec = usage && besideSec !== null ? usage.userSec + usage.systemSec + besideSec : null
  const ownTicks = ownSec === null ? null : ownSec * TICKS_PER_SEC
  const foreign =
    ticks && ownTicks !== null ? Math.max(0, ticks.busy - ownTicks - TICK_ERROR) : null
  return {
    stealPct: share(ticks?.steal ?? null, ticks?.total ?? 0),
    foreignCpuPct: share(foreign, ticks?.total ?? 0),
    cpuPressurePct: pressurePct('cpu'),
    ioPressurePct: pressurePct('io'),
    memoryPressurePct: pressurePct('memory'),
    throttledSec: minus(after.throttledSec, before.throttledSec),
    frequencyHz: after.frequencyHz,
  }
}

function difference(before: CpuTicks | null, after: CpuTicks | null): CpuTicks | null {
  if (!before || !after || after.total - before.total < FEWEST_TICKS) return null
  return {
    total: after.total - before.total,
    busy: after.busy - before.busy,
    steal: after.steal - before.steal,
  }
}

function minus(after: number | null, before: number | null): number | null {
  return after === null || before === null ? null : Math.max(0, after - before)
}

/** Percent, at most 100; null of nothing. */
function share(part: number | null, whole: number): number | null {
  return part === null || whole <= 0 ? null : Math.min(100, (100 * part) / whole)
}
