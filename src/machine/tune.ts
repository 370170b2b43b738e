/**
 * Settings of the machine changed for a while. What they were is on disk before the first one is
 * changed, so whoever finds that file can put them back.
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
import { listFolder, parseCgroups, readText } from './environment.ts'
import { settingIn, type Tunables, type TuningStep } from './tuning.ts'

const CPU = '/sys/devices/system/cpu'

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
  const clocks = names(CPU, /^cpu\d+$/).map((cpu) => `${cpu}/cpufreq/scaling`)
  const [own, mounts] = ['cgroup', 'mountinfo'].map((name) =>
    readText(pathOf(root, `/proc/self/${name}`)),
  )
  const [home, ...above] = parseCgroups(own ?? '', mounts ?? '', 'cpuset')
  const mount = above.at(-1) ?? home
  const paths = [
    ...clocks.flatMap((path) => [`${path}_governor`, `${path}_available_governors`]),
    ...['intel_pstate/no_turbo', 'cpufreq/boost', 'online'].map((path) => `${CPU}/${path}`),
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
