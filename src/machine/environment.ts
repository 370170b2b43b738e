/** On which NUMA nodes the memory of a process lies, from /proc/PID/numa_maps. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism, cpus, networkInterfaces, release, totalmem, type } from 'node:os'
import type { Environment, MachineDetails, Topology } from '../model/model.ts'
import {
  cgroups,
  parseChosen,
  parseCpuinfo,
  parseMemoryBytes,
  readCpuQuota,
  readMemoryLimit,
  readText,
} from './proc.ts'

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

// The machine and those of its settings that add or remove noise.

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
  const result = new Set<string>()
  for (const cpu of listFolder(CPU).filter((name) => /^cpu\d+$/.test(name))) {
    const governor = readText(`${CPU}/${cpu}/cpufreq/scaling_governor`)
    if (governor) result.add(governor)
  }
  return result.size === 0 ? null : [...result].sort().join(',')
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
  const result = [machine, container].filter((name) => name !== null)
  if (result.length > 0) return result.join(', ')
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
function machineId(facts: string[], virtualised: string | null): string {
  const own = [readText('/etc/machine-id') ?? '', ...hardwareAddresses()]
  const boot = readText('/proc/sys/kernel/random/boot_id') ?? ''
  const rendered = [...facts, ...own, virtualised === 'none' ? '' : boot]
  return createHash('sha256').update(rendered.join('\n')).digest('hex').slice(0, 12)
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
