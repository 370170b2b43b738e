/**
 * The machine from /proc and /sys: its settings, the counters before and after a trial, and the
 * NUMA nodes of memory. A parser gives null for what is not there.
 */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, cpus, networkInterfaces, release, totalmem, type } from 'node:os'
import type { Environment, MachineDetails, Pollution, Topology, Usage } from '../model/model.ts'

/** A small kernel file, trimmed; null when it cannot be read. */
export function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}

/** CPU time of the whole machine since boot, in ticks; proc_stat(5). */
type CpuTicks = { total: number; busy: number; steal: number }

/** `cpu  user nice system idle iowait irq softirq steal guest guest_nice`; guest is in user. */
export function parseCpuTicks(stat: string): CpuTicks | null {
  const line = /^cpu\s+([\d ]+)$/m.exec(stat)?.[1]
  const ticks = line?.trim().split(/\s+/).map(Number) ?? []
  if (ticks.length < 4) return null
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, irq = 0, soft = 0, steal = 0] = ticks
  const busy = user + nice + system + irq + soft
  return { total: busy + idle + wait + steal, busy, steal }
}

/** Microseconds since boot in which some task waited (Documentation/accounting/psi.rst). */
export function parsePressureUs(pressure: string): number | null {
  const total = /^some .*\btotal=(\d+)$/m.exec(pressure)?.[1]
  return total === undefined ? null : Number(total)
}

/** Seconds a cgroup's tasks were held back by its CPU quota: v2 in µs, v1 in ns. */
export function parseThrottledSec(cpuStat: string): number | null {
  const match = /^throttled_(usec|time) (\d+)$/m.exec(cpuStat)
  if (!match) return null
  return Number(match[2]) / (match[1] === 'usec' ? 1e6 : 1e9)
}

/** CPUs' worth of time a cgroup may use: `cpu.max` of v2, `max` or `quota period` in µs. */
export function parseCpuMax(cpuMax: string): number | null {
  const [quota, period] = cpuMax.split(/\s+/).map(Number)
  return quota !== undefined && period && quota > 0 ? quota / period : null
}

/**
 * Folders of our own cgroup under a controller (`cpu`, `memory`) and of its parents, innermost
 * first. From /proc/self/cgroup (`id:controllers:path`) and /proc/self/mountinfo; v1's own
 * hierarchy wins over v2, which then has no such controller.
 */
export function parseCgroups(cgroup: string, mountinfo: string, controller: string): string[] {
  const memberships = cgroup.split('\n').map((line) => /^\d+:([^:]*):(.*)$/.exec(line))
  const v1 = memberships.find((member) => member?.[1]?.split(',').includes(controller))
  const path = v1?.[2] ?? memberships.find((member) => member?.[1] === '')?.[2]
  const mount = mountinfo
    .split('\n')
    .map(parseMount)
    .find(isMountOf(v1 === undefined ? null : controller))
  if (path === undefined || !mount) return []
  const root = mount.root === '/' ? '' : mount.root
  // A path outside the mount's root: a container that sees only its own part of the tree.
  const inside = path.startsWith(`${root}/`) ? path.slice(root.length) : '/'
  const names = inside.split('/').filter((name) => name !== '' && name !== '..')
  return Array.from({ length: names.length + 1 }, (_, cut) =>
    [mount.folder, ...names.slice(0, names.length - cut)].join('/'),
  )
}

type Mount = { root: string; folder: string; type: string; options: string[] }

/** `31 23 0:28 ROOT FOLDER options optional... - TYPE source OPTIONS`; proc_pid_mountinfo(5). */
function parseMount(line: string): Mount | null {
  const [before, after] = line.split(' - ')
  const fields = before?.split(' ') ?? []
  const [type, , options] = after?.split(' ') ?? []
  if (fields[3] === undefined || fields[4] === undefined || type === undefined) return null
  return { root: fields[3], folder: fields[4], type, options: options?.split(',') ?? [] }
}

/** Null: v2, where one tree has all controllers. */
const isMountOf = (v1: string | null) => (mount: Mount | null) =>
  v1 === null ? mount?.type === 'cgroup2' : mount?.type === 'cgroup' && mount.options.includes(v1)

/** Folders of this process; empty: unreadable. */
function cgroups(controller: string): string[] {
  const [cgroup, mountinfo] = [readText('/proc/self/cgroup'), readText('/proc/self/mountinfo')]
  return cgroup === null || mountinfo === null ? [] : parseCgroups(cgroup, mountinfo, controller)
}

/** The tightest CPU quota of our cgroup and its parents, in CPUs; null: none. */
export function readCpuQuota(folders: string[] = cgroups('cpu')): number | null {
  const quotas = folders.flatMap((folder) => {
    const max =
      readText(`${folder}/cpu.max`) ??
      `${readText(`${folder}/cpu.cfs_quota_us`)} ${readText(`${folder}/cpu.cfs_period_us`)}`
    return parseCpuMax(max) ?? []
  })
  return quotas.length === 0 ? null : Math.min(...quotas)
}

/** v1 writes what is no limit as the largest number of whole pages. */
const NO_LIMIT_BYTES = 2 ** 62

/** The tightest memory limit of our cgroup and its parents; null: none. */
export function readMemoryLimit(folders: string[] = cgroups('memory')): number | null {
  const limits = folders.flatMap((folder) => {
    const text = readText(`${folder}/memory.max`) ?? readText(`${folder}/memory.limit_in_bytes`)
    return text === null || !/^\d+$/.test(text) ? [] : Number(text)
  })
  const least = Math.min(...limits)
  return least < NO_LIMIT_BYTES ? least : null
}

/** `NAME: 123 kB` of /proc/meminfo in bytes. */
export function parseMemoryBytes(meminfo: string, name: string): number | null {
  const kib = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(meminfo)?.[1]
  return kib === undefined ? null : Number(kib) * 1024
}

/** First value of a key of /proc/cpuinfo. */
export function parseCpuinfo(cpuinfo: string, key: string): string | null {
  return new RegExp(`^${key}\\s*:\\s*(.*)$`, 'm').exec(cpuinfo)?.[1]?.trim() ?? null
}

/** The chosen one of a kernel setting that lists all: `always [madvise] never`. */
export function parseChosen(setting: string): string | null {
  return /\[([^\]]+)\]/.exec(setting)?.[1] ?? null
}

// Counters before and after a trial.

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
  const readable = values.filter((value) => value !== null)
  return readable.length === 0 ? null : readable.reduce((total, value) => total + value, 0)
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

// NUMA nodes of the memory of a process, from /proc/PID/numa_maps.

/**
 * Resident bytes by node: `N0=12` on a line are 12 pages of that mapping, of the size that the line
 * tells (since Linux 4.0) or of 4 KiB. Null: no line has pages, as of a process that is gone.
 * Format: the kernel's Documentation/filesystems/proc.rst.
 */
export function parseNumaMaps(numaMaps: string): Record<string, number> | null {
  const bytes: Record<string, number> = {}
  for (const line of numaMaps.split('\n')) {
    // A file's name comes before the pages and may hold anything but blanks, which are escaped.
    const details = line.split(' ').slice(2)
    const kib = Number(/^kernelpagesize_kB=(\d+)$/.exec(details.at(-1) ?? '')?.[1] ?? 4)
    for (const detail of details) {
      const [, node, pages] = /^N(\d+)=(\d+)$/.exec(detail) ?? []
      if (node !== undefined) bytes[node] = (bytes[node] ?? 0) + Number(pages) * kib * 1024
    }
  }
  return Object.keys(bytes).length === 0 ? null : bytes
}

/** The sum of two. */
export function addNodes(
  a: Record<string, number>,
  b: Record<string, number>,
): Record<string, number> {
  const nodes = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return Object.fromEntries(nodes.map((node) => [node, (a[node] ?? 0) + (b[node] ?? 0)]))
}

// The machine and its settings.

const CPU = '/sys/devices/system/cpu'
const NODES = '/sys/devices/system/node'

/** CPUs this process may use: affinity, and the cgroup's quota rounded down; at least 1. */
export function countCores(): number {
  return Math.max(1, Math.floor(Math.min(availableParallelism(), readCpuQuota() ?? Infinity)))
}

export function readEnvironment(): Environment {
  const cpuinfo = readText('/proc/cpuinfo') ?? ''
  const virtualised = readVirtualised(cpuinfo)
  const cpuModel = cpus()[0]?.model.trim() || parseCpuinfo(cpuinfo, 'model name') || 'unknown'
  const cores = countCores()
  const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return {
    os: readOs(),
    kernel: release(),
    cpuModel,
    cores,
    memoryBytes,
    hugePages: parseChosen(readText('/sys/kernel/mm/transparent_hugepage/enabled') ?? ''),
    governor: readGovernor(),
    virtualised,
    turbo: readTurbo(),
    numaNodes: countNodes(),
    machineId: machineId([cpuModel, String(cores), String(totalmem())], virtualised),
    details: readDetails(cpuinfo),
  }
}

/** `none` where our cgroup can be read and sets no limit. */
const limitOf = (controller: string, limit: number | null) =>
  limit ?? (cgroups(controller).some((folder) => existsSync(folder)) ? ('none' as const) : null)

const switchOf = (value: string | null) => (value === null ? null : value === '0' ? 'off' : 'on')

function readDetails(cpuinfo: string): MachineDetails {
  const load = readText('/proc/loadavg')?.split(' ').slice(0, 3).map(Number)
  return {
    machineCpus: cpus().length || null,
    allowedCpus: readAllowedCpus(),
    smt: switchOf(readText(`${CPU}/smt/active`)),
    microcode: parseCpuinfo(cpuinfo, 'microcode'),
    cpuQuota: limitOf('cpu', readCpuQuota()),
    memoryLimitBytes: limitOf('memory', readMemoryLimit()),
    swapBytes: parseMemoryBytes(readText('/proc/meminfo') ?? '', 'SwapTotal'),
    hugePagesDefrag: parseChosen(readText('/sys/kernel/mm/transparent_hugepage/defrag') ?? ''),
    numaBalancing: switchOf(readText('/proc/sys/kernel/numa_balancing')),
    loadAverage: load?.every(Number.isFinite) ? load : null,
  }
}

/** CPUs that our affinity and our cpuset leave, as `0-3,8`. */
const readAllowedCpus = (): string | null =>
  /^Cpus_allowed_list:\s+(\S+)$/m.exec(readText('/proc/self/status') ?? '')?.[1] ?? null

function readOs(): string {
  const name = /^PRETTY_NAME="?([^"\n]*)"?$/m.exec(readText('/etc/os-release') ?? '')?.[1]
  return name ?? type()
}

/** Frequency governors in use, e.g. `performance`; several are joined by commas. */
function readGovernor(): string | null {
  const governors = new Set<string>()
  for (const cpu of listFolder(CPU).filter((name) => /^cpu\d+$/.test(name))) {
    const governor = readText(`${CPU}/${cpu}/cpufreq/scaling_governor`)
    if (governor) governors.add(governor)
  }
  return governors.size === 0 ? null : [...governors].sort().join(',')
}

/** `on`, `off`, or null where the kernel does not tell. */
function readTurbo(): string | null {
  const noTurbo = readText(`${CPU}/intel_pstate/no_turbo`)
  if (noTurbo !== null) return noTurbo === '1' ? 'off' : 'on'
  const boost = readText(`${CPU}/cpufreq/boost`)
  return boost === null ? null : boost === '1' ? 'on' : 'off'
}

export function countNodes(): number | null {
  const nodes = listFolder(NODES).filter((name) => /^node\d+$/.test(name))
  return nodes.length === 0 ? null : nodes.length
}

/** Nodes that have CPUs; a node may be memory alone. */
export const readTopology = (): Topology => ({
  allowedCpus: readAllowedCpus(),
  nodes: Object.fromEntries(
    listFolder(NODES).flatMap((name) => {
      const node = /^node(\d+)$/.exec(name)?.[1]
      const cpus = readText(`${NODES}/${name}/cpulist`)
      return node === undefined || !cpus ? [] : [[node, cpus]]
    }),
  ),
})

/** Signs of hypervisors in the firmware's tables, as systemd-detect-virt(1) reads them. */
const VENDORS: [RegExp, string][] = [
  [/KVM|QEMU|OpenStack|Google Compute/i, 'kvm'],
  [/Amazon EC2/i, 'amazon'],
  [/VMware/i, 'vmware'],
  [/innotek|VirtualBox/i, 'virtualbox'],
  [/Xen/i, 'xen'],
  [/Microsoft Corporation.*Virtual|Hyper-V/i, 'hyper-v'],
  [/Parallels/i, 'parallels'],
  [/Apple Virtualization/i, 'apple'],
]

/** Hypervisor and container by name, `none` for a bare machine, null where unreadable. */
function readVirtualised(cpuinfo: string): string | null {
  const names = ['sys_vendor', 'product_name', 'board_vendor', 'bios_vendor']
  const firmware = names.map((name) => readText(`/sys/class/dmi/id/${name}`) ?? '').join(' ')
  return describeVirtual(cpuinfo, firmware, readContainer())
}

/** The rule behind readVirtualised. The flag `hypervisor` exists on x86 only. */
export function describeVirtual(
  cpuinfo: string,
  firmware: string,
  container: string | null,
): string | null {
  const flags = parseCpuinfo(cpuinfo, 'flags')
  const flagged = flags?.split(' ').includes('hypervisor') ?? false
  const vendor = VENDORS.find(([sign]) => sign.test(firmware))?.[1] ?? null
  // A bare metal machine of a cloud names its vendor too, but has no hypervisor flag.
  const machine = flagged ? (vendor ?? 'unknown hypervisor') : flags === null ? vendor : null
  const names = [machine, container].filter((name) => name !== null)
  if (names.length > 0) return names.join(', ')
  return flags === null ? null : 'none'
}

function readContainer(): string | null {
  if (existsSync('/.dockerenv')) return 'docker'
  if (existsSync('/run/.containerenv')) return 'podman'
  if (/microsoft/i.test(readText('/proc/sys/kernel/osrelease') ?? '')) return 'wsl'
  const groups = readText('/proc/1/cgroup') ?? ''
  return /\/(docker|kubepods|containerd|lxc)/.test(groups) ? 'container' : null
}

/**
 * Tells machines apart without telling which they are: 12 hex digits of a hash. A bare machine
 * keeps its id over boots; virtual ones are cloned from one image, so only the boot is their own.
 */
function machineId(hardware: string[], virtualised: string | null): string {
  const own = [readText('/etc/machine-id') ?? '', ...hardwareAddresses()]
  const boot = readText('/proc/sys/kernel/random/boot_id') ?? ''
  const traits = [...hardware, ...own, virtualised === 'none' ? '' : boot]
  return createHash('sha256').update(traits.join('\n')).digest('hex').slice(0, 12)
}

/** Addresses given by a maker: bit 1 of the first byte marks one that software has chosen. */
function hardwareAddresses(): string[] {
  const cards = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  const macs = cards.map((card) => card.mac).filter((mac) => mac !== '00:00:00:00:00:00')
  return [...new Set(macs)].filter((mac) => (Number.parseInt(mac, 16) & 2) === 0).sort()
}

export function listFolder(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
