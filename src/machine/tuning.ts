/** What `gcbench tune` changes on a machine: what the doctor advises, as files and their texts. */
import { printCpuList, readCpuList } from '../settings/programs.ts'

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
export type Left = { id: string; why: string }

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
export const settingIn = (text: string): string =>
  /\[([^\]]+)\]/.exec(text)?.[1] ?? text.trim().replace(/\s+/g, ' ')

export type Tuning = { changes: TuningStep[]; left: Left[] }

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
