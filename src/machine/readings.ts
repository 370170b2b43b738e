/**
 * Readings of a process tree from /proc while it runs. What one costs goes mostly by the pages of
 * its processes, for the sums over their mappings (smaps_rollup, during which the kernel holds the
 * program's memory map), then by threads, and by processes of the machine where the kernel keeps no
 * lists of children. `npm run perf` measures it, and docs/performance.md has the figures. A tree so
 * large that a reading a second takes more than 1 % of a core is read less often.
 */
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import type { Reading } from '../model/model.ts'
import type { ProgramTimes } from '../report/disturbances.ts'
import { addNodes, countNodes, listFolder, parseNumaMaps, readText } from './environment.ts'
import type { Launcher } from './launcher.ts'

/** Clock ticks a second in /proc: USER_HZ, 100 on every Linux that Node runs on. */
const TICKS_PER_SEC = 100
/** User and system time of a process are each cut to whole ticks. */
const TICK_STEP_SEC = 2 / TICKS_PER_SEC
/** The step of the kernel's clock of a process, as clock_getres(2) tells it. */
const CLOCK_STEP_SEC = 1e-9

/** Counters of one process with the children that it has waited for; proc_pid_stat(5). */
type ProcessStat = {
  parent: number
  cpuSec: number
  /** Of it, that of children. */
  endedCpuSec: number
  minorFaults: number
  majorFaults: number
  threads: number
  vszBytes: number
}

/** Fields after the name, which is in parentheses and may itself hold blanks and parentheses. */
export function parseStat(stat: string): ProcessStat | null {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const number = (field: number) => Number(fields[field - 3])
  if (fields.length < 22 || !Number.isFinite(number(23))) return null
  const [own, ended] = [number(14) + number(15), number(16) + number(17)]
  return {
    parent: number(4),
    cpuSec: (own + ended) / TICKS_PER_SEC,
    endedCpuSec: ended / TICKS_PER_SEC,
    minorFaults: number(10) + number(11),
    majorFaults: number(12) + number(13),
    threads: number(20),
    vszBytes: number(23),
  }
}

/** `NAME:  123 kB` in bytes, or `NAME: 123` as it is; null where the line is not there. */
export function parseField(text: string, field: string): number | null {
  const [, number, unit] = new RegExp(`^${field}:\\s+(\\d+)( kB)?$`, 'm').exec(text) ?? []
  return number === undefined ? null : Number(number) * (unit === undefined ? 1 : 1024)
}

/** Of all threads of a process, in their /proc/.../schedstat and sched; null: some tell nothing. */
export function parseSchedule(stats: readonly string[], details: readonly string[]) {
  const sumOf = (texts: readonly string[], pattern: RegExp) => {
    const found = texts.flatMap((text) => pattern.exec(text)?.[1] ?? [])
    return found.length < texts.length ? null : found.reduce((sum, one) => sum + Number(one), 0)
  }
  const delayNs = sumOf(stats, /^\d+ (\d+) \d+/)
  return {
    runDelaySec: delayNs === null ? null : delayNs / 1e9,
    migrations: sumOf(details, /^se\.nr_migrations\s*:\s*(\d+)/m),
  }
}

/** Pages of all nodes, in /proc/vmstat; empty where the kernel knows of no nodes. */
export function parseNumaPages(vmstat: string) {
  const pages = (name: string) => {
    const found = new RegExp(`^${name} (\\d+)$`, 'm').exec(vmstat)?.[1]
    return found === undefined ? null : Number(found)
  }
  const [hits, misses] = [pages('numa_hit'), pages('numa_miss')]
  if (hits === null || misses === null) return {}
  // Where the kernel moves none by itself, it does not count them.
  return { numaHits: hits, numaMisses: misses, numaMoves: pages('numa_pages_migrated') ?? 0 }
}

const list = (path: string): string[] => {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

type Children = (pid: number) => number[]

/** Children by the kernel's own lists; not every kernel keeps them (CONFIG_PROC_CHILDREN). */
const listedChildren: Children = (pid) =>
  list(`/proc/${pid}/task`).flatMap((task) =>
    (readText(`/proc/${pid}/task/${task}/children`) ?? '').split(' ').filter(Boolean).map(Number),
  )

/** Children by everybody's parent, looked up once. */
function scannedChildren(): Children {
  const byParent = new Map<number, number[]>()
  for (const name of list('/proc').filter((one) => /^\d+$/.test(one))) {
    const parent = parseStat(readText(`/proc/${name}/stat`) ?? '')?.parent
    if (parent !== undefined) byParent.set(parent, [...(byParent.get(parent) ?? []), Number(name)])
  }
  return (pid) => byParent.get(pid) ?? []
}

/** A process and all that descend from it. */
export function treeOf(root: number): number[] {
  const hasLists = readText(`/proc/${process.pid}/task/${process.pid}/children`) !== null
  const childrenOf = hasLists ? listedChildren : scannedChildren()
  const pids = [root]
  for (const pid of pids) {
    for (const child of childrenOf(pid)) if (!pids.includes(child)) pids.push(child)
  }
  return pids
}

/** CPU seconds of processes themselves, by pid. */
type Clocks = Map<number, number>

type Counted = Omit<Reading, 'atSec' | 'processes' | 'cpuStepSec' | `numa${string}`>
type Summed = Omit<Counted, 'nodeBytes'>

/** With one node there is nothing to tell, and reading it walks every page. */
let nodes: number | null = null
function hasNodes(): boolean {
  nodes ??= countNodes() ?? 1
  return nodes > 1
}

/**
 * `ownSec`: CPU time of the process itself by a better clock than that of /proc. `isDetailed`: with
 * two more files of each thread.
 */
function readProcess(pid: number, isDetailed: boolean, ownSec?: number): Counted | null {
  const stat = parseStat(readText(`/proc/${pid}/stat`) ?? '')
  const status = readText(`/proc/${pid}/status`)
  if (stat === null || status === null) return null
  const rollup = readText(`/proc/${pid}/smaps_rollup`)
  const names = list(`/proc/${pid}/task`)
  const ofTasks = (file: string) =>
    names.map((task) => readText(`/proc/${pid}/task/${task}/${file}`) ?? '')
  const tasks = stat.threads === 1 ? [status] : ofTasks('status')
  const switches = (kind: string) =>
    tasks.reduce((sum, task) => sum + (parseField(task, `${kind}_ctxt_switches`) ?? 0), 0)
  // Of processes of other users it is not told (proc_pid_io(5)).
  const io = readText(`/proc/${pid}/io`) ?? ''
  const { parent: _, ...counters } = stat
  // One that has ended, and that nobody has waited for yet, has counters and no memory.
  const rssBytes = parseField(status, 'VmRSS')
  const mapped = (field: string) =>
    rssBytes === null ? 0 : rollup === null ? null : parseField(rollup, field)
  const ofNodes = () =>
    rssBytes === null ? {} : parseNumaMaps(readText(`/proc/${pid}/numa_maps`) ?? '')
  const nodeBytes = hasNodes() ? ofNodes() : null
  return {
    ...counters,
    cpuSec: ownSec === undefined ? counters.cpuSec : ownSec + counters.endedCpuSec,
    rssBytes: rssBytes ?? 0,
    pssBytes: mapped('Pss'),
    hugePagesBytes: mapped('AnonHugePages'),
    voluntarySwitches: switches('voluntary'),
    involuntarySwitches: switches('nonvoluntary'),
    diskReadBytes: parseField(io, 'read_bytes'),
    diskWrittenBytes: parseField(io, 'write_bytes'),
    ...(isDetailed ? parseSchedule(ofTasks('schedstat'), ofTasks('sched')) : {}),
    ...(nodeBytes === null ? {} : { nodeBytes }),
  }
}

const add = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b)

/**
 * Sums over the tree of `root`; null once it is gone. `isLauncher`: the root only starts the
 * program and is no part of it. `clocks`: CPU seconds by pid, read before; a child that has ended
 * since counts among those that ended. Switches, waits and moves of threads that have ended are gone.
 * `isDetailed`: with what only rows on request need, which takes a third more.
 */
export function readTree(
  root: number,
  isLauncher: boolean,
  atSec: number,
  clocks: Clocks = new Map(),
  isDetailed = false,
): Reading | null {
  const pids = treeOf(root).filter((pid) => !isLauncher || pid !== root)
  const all = pids.flatMap((pid) => readProcess(pid, isDetailed, clocks.get(pid)) ?? [])
  const [first, ...rest] = all
  if (first === undefined) return null
  const { nodeBytes: _, ...sum } = first
  for (const one of rest) {
    for (const key of Object.keys(sum) as (keyof Summed)[]) {
      Object.assign(sum, { [key]: add(sum[key] ?? null, one[key] ?? null) })
    }
  }
  // Of a part of the tree it would be no placement of the whole.
  const placed = all.map(({ nodeBytes }) => nodeBytes).filter((one) => one !== undefined)
  const perNode = placed.length < all.length ? {} : { nodeBytes: placed.reduce(addNodes) }
  const byTicks = pids.filter((pid) => !clocks.has(pid)).length
  const cpuStepSec = byTicks === 0 ? CLOCK_STEP_SEC : byTicks * TICK_STEP_SEC
  const ofMachine = isDetailed && hasNodes() ? parseNumaPages(readText('/proc/vmstat') ?? '') : {}
  return { atSec, processes: all.length, ...sum, cpuStepSec, ...ofMachine, ...perNode }
}

/** The first reading waits until the program has replaced the process that started it. */
const FIRST_SEC = 0.02

/** Of a core, for readings one second apart; asked for more often they may take more. */
const MOST_SHARE = 0.01

/** Seconds from one reading to the next, when one costs this much CPU time. */
export const pauseAfter = (everySec: number, costSec: number) =>
  Math.max(everySec, (costSec / MOST_SHARE) * Math.min(1, everySec))

/**
 * Readings at the start, unless the program runs already, then every so many seconds, or as often
 * as their cost allows, until they are asked for.
 */
export function startReadings(
  root: () => number,
  isLauncher: boolean,
  everySec: number,
  nowSec: () => number,
  isStarting = true,
): () => Reading[] {
  const startSec = nowSec()
  const readings: Reading[] = []
  let timer = setTimeout(read, (isStarting ? FIRST_SEC : everySec) * 1000)
  function read() {
    const before = process.cpuUsage()
    const reading = readTree(root(), isLauncher, nowSec() - startSec)
    if (reading !== null) readings.push(reading)
    const { user, system } = process.cpuUsage(before)
    // On a busy machine the program is not there yet; a short one would end without a reading.
    const isEarly = isStarting && readings.length === 0
    const pauseSec = isEarly ? FIRST_SEC : pauseAfter(everySec, (user + system) / 1e6)
    timer = setTimeout(read, pauseSec * 1000)
  }
  return () => {
    clearTimeout(timer)
    return readings
  }
}

// CPU time of processes by the kernel's own clock of each (clock_getcpuclockid(3)): nanoseconds,
// all threads, those that have ended too. /proc/PID/stat has the same sum, but user and system
// time are each cut to ticks of 10 ms; /proc/PID/schedstat has nanoseconds, but of the first thread
// alone, and task/TID/schedstat forgets threads that have ended. What a thread that runs right now
// has used since the scheduler last looked at it (at most a tick) is in none of them. Node cannot
// ask such a clock; the launcher can (2 ms for the compiled one, apart from what is measured).

const LIMIT_MS = 5000

/** Seconds by pid; processes that are gone are left out. Null: nobody can tell. */
function cpuClocks(pids: number[], launcher: Launcher): Promise<Clocks | null> {
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
function parseClocks(text: string): Clocks | null {
  const clocks: Clocks = new Map()
  for (const [, pid, ns] of text.matchAll(/^(\d+) (\d+)$/gm))
    clocks.set(Number(pid), Number(ns) / 1e9)
  return clocks.size === 0 ? null : clocks
}

/** A tree's members; without the launcher that started it, which is no part of it. */
export const membersOf = (root: number, launcher: Launcher | null) =>
  treeOf(root).filter((pid) => launcher === null || pid !== root)

/** A reading of the tree with its CPU time as exact as this machine can tell it. */
export async function readExactly(
  root: number,
  launcher: Launcher | null,
  atSec: number,
  isDetailed: boolean,
): Promise<Reading | null> {
  const clocks = launcher && (await cpuClocks(membersOf(root, launcher), launcher))
  return readTree(root, launcher !== null, atSec, clocks ?? undefined, isDetailed)
}

/** CPU time of a tree so far, with that of children that have ended; null: gone, or no /proc. */
export async function cpuOfTree(root: number, launcher: Launcher | null): Promise<number | null> {
  const pids = membersOf(root, launcher)
  const clocks = launcher && (await cpuClocks(pids, launcher))
  const times = pids.flatMap((pid) => {
    const ticks = parseStat(readText(`/proc/${pid}/stat`) ?? '')
    if (ticks === null) return []
    const ownSec = clocks?.get(pid) ?? ticks.cpuSec - ticks.endedCpuSec
    return [ownSec + ticks.endedCpuSec]
  })
  return times.length === 0 ? null : times.reduce((sum, sec) => sum + sec, 0)
}

// The programs beside a run, from /proc.

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
