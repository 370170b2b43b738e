/**
 * What `gcbench tune` changes on a machine, as files and their texts; and the change itself, which can
 * be undone.
 */

import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { printCpuList, readCpuList } from '../settings/programs.ts'
import { listFolder, parseCgroups, readText } from './environment.ts'

/** One step, in the order in which it is done; undone in the opposite one. */
export type TuningStep = { id: string; about: string } & (
  | {
      kind: 'write'
      path: string
      /** What is written, and what the file says then; null: it is not read again. */
      to: string
      holds: string | null
      /** What is written to undo it; null: it goes with its folder. */
      from: string | null
    }
  | { kind: 'folder'; path: string }
  /** gcbench itself goes into the cgroup; whatever is in there goes back to `home`. */
  | { kind: 'join'; path: string; home: string }
)

/** What stays as it is, and why. */
export type SkippedSetting = { id: string; why: string }

/** Files of the machine by absolute path, and the cgroup that gcbench is in; null: none is seen. */
export type Tunables = {
  files: ReadonlyMap<string, string>
  cpuset: { version: 1 | 2; mount: string; home: string } | null
}

const CPU = '/sys/devices/system/cpu'
const HUGE_PAGES = '/sys/kernel/mm/transparent_hugepage/enabled'
const ASLR = '/proc/sys/kernel/randomize_va_space'
/** Name of the cgroup that holds what is measured. */
const GROUP = 'gcbench-tune'

/** `always [madvise] never` says madvise. */
const settingIn = (text: string): string =>
  /\[([^\]]+)\]/.exec(text)?.[1] ?? text.trim().replace(/\s+/g, ' ')

export type Tuning = { changes: TuningStep[]; left: SkippedSetting[] }

const nothing = (): Tuning => ({ changes: [], left: [] })

/** One file that shall hold one text. */
function held(
  { files }: Tunables,
  id: string,
  path: string,
  to: string,
  isWell: (now: string) => boolean = (now) => now === to,
): Tuning {
  const text = files.get(path)
  if (text === undefined) return { changes: [], left: [{ id, why: `${path} is not there` }] }
  const from = settingIn(text)
  if (isWell(from)) return nothing()
  const about = `${path}: ${from} -> ${to}`
  return { changes: [{ id, about, kind: 'write', path, to, holds: to, from }], left: [] }
}

function governors(machine: Tunables): Tuning {
  const paths = [...machine.files.keys()].filter((path) => path.endsWith('/scaling_governor'))
  if (paths.length === 0)
    return {
      changes: [],
      left: [{ id: 'governor', why: 'the clock frequency cannot be set here' }],
    }
  const none = paths.find((path) => {
    const available = machine.files.get(path.replace(/governor$/, 'available_governors'))
    return available !== undefined && !available.split(/\s+/).includes('performance')
  })
  if (none !== undefined)
    return { changes: [], left: [{ id: 'governor', why: `${none} has no governor "performance"` }] }
  return joined(paths.map((path) => held(machine, 'governor', path, 'performance')))
}

function turbo(machine: Tunables): Tuning {
  const intel = `${CPU}/intel_pstate/no_turbo`
  if (machine.files.has(intel)) return held(machine, 'turbo', intel, '1')
  const boost = `${CPU}/cpufreq/boost`
  if (machine.files.has(boost)) return held(machine, 'turbo', boost, '0')
  return { changes: [], left: [{ id: 'turbo', why: 'this machine shows no switch for it' }] }
}

const IRQ = /^\/proc\/irq\/\d+\/smp_affinity_list$/

/** Interrupts go to the CPUs that are not measured on. */
function interrupts(machine: Tunables, others: string): Tuning {
  const paths = [...machine.files.keys()].filter((path) => IRQ.test(path))
  const why = 'no interrupt of this machine can be moved'
  if (paths.length === 0) return { changes: [], left: [{ id: 'interrupts', why }] }
  return joined(paths.map((path) => held(machine, 'interrupts', path, others)))
}

/** A cgroup that has the CPUs, and gcbench with all that it starts inside of it. */
function cpuset({ files, cpuset: found }: Tunables, cpus: string): Tuning {
  const id = 'cpuset'
  if (found === null)
    return { changes: [], left: [{ id, why: 'no cpuset cgroup is visible here' }] }
  const { version, mount, home } = found
  const folder = `${mount}/${GROUP}`
  const write = (
    name: string,
    to: string,
    holds: string | null,
    from: string | null,
  ): TuningStep => {
    const path = name.startsWith('/') ? name : `${folder}/${name}`
    return { id, about: `${path}: ${to}`, kind: 'write', path, to, holds, from }
  }
  const control = `${mount}/cgroup.subtree_control`
  const hasControl = (files.get(control) ?? '').split(/\s+/).includes('cpuset')
  const cgroup: TuningStep = { id, about: `a cgroup ${folder}`, kind: 'folder', path: folder }
  const inside: TuningStep = {
    id,
    about: `gcbench and what it starts: into ${folder}`,
    kind: 'join',
    path: `${folder}/cgroup.procs`,
    home: `${home}/cgroup.procs`,
  }
  if (version === 1) {
    const mems = (files.get(`${mount}/cpuset.mems`) ?? '0').trim()
    const own = [write('cpuset.cpus', cpus, cpus, null), write('cpuset.mems', mems, null, null)]
    return { changes: [cgroup, ...own, inside], left: [] }
  }
  const own = [
    write('cpuset.cpus', cpus, cpus, null),
    write('cpuset.cpus.partition', 'root', 'root', null),
  ]
  const allowed = hasControl ? [] : [write(control, '+cpuset', null, '-cpuset')]
  return { changes: [...allowed, cgroup, ...own, inside], left: [] }
}

const joined = (tunings: readonly Tuning[]): Tuning => ({
  changes: tunings.flatMap(({ changes }) => changes),
  left: tunings.flatMap(({ left }) => left),
})

/** Why those CPUs cannot be set aside; null: they can. */
function refusal(cpus: readonly number[] | null, online: readonly number[] | null) {
  if (cpus === null) return 'is no list of CPUs such as 2-3,6'
  if (online === null) return 'cannot be checked: which CPUs are online is not seen here'
  const other = cpus.find((cpu) => !online.includes(cpu))
  if (other !== undefined) return `has CPU ${other}, which is not of ${printCpuList(online)}`
  return cpus.length === online.length ? 'has all CPUs: one has to be left for all else' : null
}

/**
 * What is to be changed, in order. `cpus`: those that are kept for what is measured, as `2-3`;
 * null: none. A string: why that list cannot be had.
 */
export function tuningOf(machine: Tunables, cpus: string | null): Tuning | string {
  const common = [
    governors(machine),
    turbo(machine),
    held(machine, 'huge-pages', HUGE_PAGES, 'madvise', (now) => now !== 'always'),
    held(machine, 'aslr', ASLR, '2'),
  ]
  if (cpus === null) {
    const why = 'they are set with --cpus only'
    return joined([...common, { changes: [], left: [{ id: 'interrupts, cpuset', why }] }])
  }
  const online = readCpuList(machine.files.get(`${CPU}/online`) ?? '')
  const kept = readCpuList(cpus)
  const why = refusal(kept, online)
  if (why !== null || kept === null || online === null) return `--cpus ${cpus} ${why}`
  const others = printCpuList(online.filter((cpu) => !kept.includes(cpu)))
  return joined([...common, interrupts(machine, others), cpuset(machine, printCpuList(kept))])
}

// Settings of the machine changed for a while. What they were is on disk before the first one is
// changed, so whoever finds that file can put them back.

const TUNE_CPU = '/sys/devices/system/cpu'

/** Where the state is: a folder that a restart empties, as it undoes the settings themselves. */
const STATE = '/run/gcbench-tune.json'

/**
 * What was changed, by whom: its process and when that began, in ticks since the machine started,
 * since a number is given to another process later. Absent: in older states.
 */
export type TuneState = { pid: number; startTicks?: string; changes: TuningStep[] }

/** What could not be done, and why. */
export type Refused = { change: TuningStep; why: string }

const pathOf = (root: string, path: string) => `${root === '/' ? '' : root}${path}`

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Reads what can be tuned below a folder that is `/` for this machine. */
export function readTunables(root: string): Tunables {
  const names = (folder: string, of: RegExp) =>
    listFolder(pathOf(root, folder)).flatMap((name) => (of.test(name) ? [`${folder}/${name}`] : []))
  const clocks = names(TUNE_CPU, /^cpu\d+$/).map((cpu) => `${cpu}/cpufreq/scaling`)
  const [own, mounts] = ['cgroup', 'mountinfo'].map((name) =>
    readText(pathOf(root, `/proc/self/${name}`)),
  )
  const [home, ...above] = parseCgroups(own ?? '', mounts ?? '', 'cpuset')
  const mount = above.at(-1) ?? home
  const paths = [
    ...clocks.flatMap((path) => [`${path}_governor`, `${path}_available_governors`]),
    ...['intel_pstate/no_turbo', 'cpufreq/boost', 'online'].map((path) => `${TUNE_CPU}/${path}`),
    '/sys/kernel/mm/transparent_hugepage/enabled',
    '/proc/sys/kernel/randomize_va_space',
    ...names('/proc/irq', /^\d+$/).map((irq) => `${irq}/smp_affinity_list`),
    ...(mount === undefined ? [] : [`${mount}/cgroup.subtree_control`, `${mount}/cpuset.mems`]),
  ]
  const files = new Map(
    paths.flatMap((path) => {
      const text = readText(pathOf(root, path))
      return text === null ? [] : [[path, text] as const]
    }),
  )
  if (mount === undefined || home === undefined) return { files, cpuset: null }
  const version = existsSync(pathOf(root, `${mount}/cgroup.controllers`)) ? 2 : 1
  return { files, cpuset: { version, mount, home } }
}

/** When a process began; null: there is none of that number, or it has ended. See proc(5). */
function startOf(pid: number): string | null {
  const text = readText(`/proc/${pid}/stat`) ?? ''
  // Its name, in parentheses, may hold anything; the 22nd field is the 20th after it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' ? null : (fields[19] ?? null)
}

/** Whether the process that changed it still goes on. */
export function isHeld({ pid, startTicks }: TuneState): boolean {
  const now = startOf(pid)
  return now !== null && (startTicks === undefined || now === startTicks)
}

const statePath = (root: string) => pathOf(root, STATE)

/** What an earlier call left changed; null: nothing. Throws where the file is no such state. */
export function readTuneState(root: string): TuneState | null {
  const text = readText(statePath(root))
  return text === null ? null : (JSON.parse(text) as TuneState)
}

/** Written whole or not at all, and on disk before it returns. */
function keep(root: string, state: TuneState): void {
  const path = statePath(root)
  const file = openSync(`${path}.new`, 'w', 0o600)
  try {
    writeSync(file, JSON.stringify(state))
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(`${path}.new`, path)
}

function apply(root: string, change: TuningStep): void {
  const path = pathOf(root, change.path)
  if (change.kind === 'folder') mkdirSync(path)
  else if (change.kind === 'join') writeFileSync(path, String(process.pid))
  else {
    writeFileSync(path, change.to)
    const now = settingIn(readFileSync(path, 'utf8'))
    if (change.holds !== null && now !== change.holds) throw new Error(`it says ${now} now`)
  }
}

/**
 * Does the changes, in order; what the machine refuses is left out. Throws, with nothing changed,
 * where the state cannot be kept.
 */
export function tune(root: string, changes: readonly TuningStep[]): Refused[] {
  mkdirSync(dirname(statePath(root)), { recursive: true })
  const startTicks = startOf(process.pid)
  const began = startTicks === null ? {} : { startTicks }
  keep(root, { pid: process.pid, ...began, changes: [...changes] })
  return changes.flatMap((change) => {
    try {
      apply(root, change)
      return []
    } catch (error) {
      return [{ change, why: reasonOf(error) }]
    }
  })
}

function removeGroup(folder: string, inside: readonly string[]): void {
  if (!existsSync(folder)) return
  try {
    rmdirSync(folder)
  } catch (error) {
    // Files of a cgroup go with it; elsewhere they are those that were written.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
    for (const path of inside) rmSync(path, { force: true })
    rmdirSync(folder)
  }
}

/** Back as it was; where somebody else has changed it since, it stays. Throws what fails. */
function restore(root: string, change: TuningStep, all: readonly TuningStep[]): void {
  const path = pathOf(root, change.path)
  const text = readText(path)
  if (change.kind === 'folder') {
    const paths = all.map((one) => pathOf(root, one.path))
    const inside = paths.filter((one) => dirname(one) === path)
    removeGroup(path, inside)
  } else if (change.kind === 'join') {
    for (const pid of (text ?? '').split('\n').filter((line) => line !== ''))
      writeFileSync(pathOf(root, change.home), pid)
  } else if (change.from !== null && text !== null) {
    const isOurs = change.holds === null || settingIn(text) === change.holds
    if (isOurs) writeFileSync(path, change.from)
  }
}

/**
 * Puts back what the state names, last first; what cannot be put back stays in the state, so that
 * it can be tried again.
 */
export function undoTuning(root: string, state: TuneState): Refused[] {
  const refused = state.changes.toReversed().flatMap((change): Refused[] => {
    try {
      restore(root, change, state.changes)
      return []
    } catch (error) {
      return [{ change, why: reasonOf(error) }]
    }
  })
  if (refused.length === 0) unlinkSync(statePath(root))
  else keep(root, { ...state, changes: refused.map(({ change }) => change).toReversed() })
  return refused
}
