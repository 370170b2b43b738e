/**
 * What on a machine adds noise to benchmarks: one rule each, in the order in which to fix things.
 */
import type { BusyProgram, Environment, Isolation } from '../model/model.ts'
import { readPerfStat } from '../parse/instruction-counts.ts'
import { ProfileError } from '../parse/pprof.ts'

/** What was seen on the machine; null where it cannot be read. */
export type MachineFacts = {
  platform: string
  environment: Environment
  /** CPUs of the machine, whether we may use them or not. */
  machineCpus: number
  /** Quota of our cgroup in CPUs; null: none. */
  cpuQuota: number | null
  hasSmt: boolean | null
  /** Which of the kernel's two switches turbo has here. */
  turboSwitch: 'intel_pstate/no_turbo' | 'cpufreq/boost' | null
  /** kernel.randomize_va_space: 0 off, 1 partly, 2 all. */
  aslr: number | null
  swapUsedBytes: number | null
  memoryAvailableBytes: number | null
  /** Over the second of looking, when nothing of ours ran. */
  foreignCpuPct: number | null
  stealPct: number | null
  /** Programs that used CPU in that second, busiest first. */
  busyPrograms: BusyProgram[]
  isOnBattery: boolean
  accounting: 'go' | 'python' | null
  /** What can stand around measured code here. */
  isolation: Isolation
  /** Of the folder in which worktrees and builds are made. */
  diskFreeBytes: number | null
  /** Scheduled jobs that are known to be heavy and active here. */
  scheduled: string[]
  /** Version texts; null: not on PATH. */
  git: string | null
  go: string | null
  valgrind: string | null
  /** What `perf stat -x,` tells of the instructions of a program; null: it is not on PATH. */
  perf: string | null
}

type Level = 'ok' | 'note' | 'warn'

/** What one rule saw. `fix` says what to do, `command` is the exact command where there is one. */
type Sighting = { level: Level; what: string; fix?: string; command?: string }

type Rule = {
  id: string
  /** Why it adds noise, for the reader. */
  why: string
  /** Null: the fact cannot be read here. */
  inspect(facts: MachineFacts): Sighting | null
}

// The rules.

const GIB = 2 ** 30
const CPU = '/sys/devices/system/cpu'

const ok = (what: string): Sighting => ({ level: 'ok', what })
const gib = (bytes: number) => `${(bytes / GIB).toFixed(1)} GiB`
const pct = (value: number) => `${value.toFixed(1)} %`

/** A rule on a value that may be unreadable. */
const ifKnown = <T>(value: T | null, judge: (value: T) => Sighting): Sighting | null =>
  value === null ? null : judge(value)

export const RULES: Rule[] = [
  {
    id: 'system',
    why:
      'Accounting, pressure and steal are read from Linux; elsewhere they are missing, and the ' +
      'memory and scheduling of another system say little about a Linux server.',
    inspect: ({ platform, environment }) =>
      platform === 'linux'
        ? ok(`${environment.os}, Linux ${environment.kernel}`)
        : {
            level: 'warn',
            what: `this is ${platform}, not Linux`,
            fix: 'Measure in a Linux machine or container, or accept it with --allow-os.',
          },
  },
  {
    id: 'git',
    why: 'Refs are checked out with git; without it only folders can be compared.',
    inspect: ({ git }) =>
      git ? ok(git) : { level: 'warn', what: 'git is not on PATH', fix: 'Install git.' },
  },
  {
    id: 'go',
    why: 'Go benchmarks are built with it, and the launcher that holds measured code inside walls.',
    inspect: ({ go }) =>
      go
        ? ok(go)
        : {
            level: 'warn',
            what: 'go is not on PATH: no benchmarks of Go, and no walls around measured code',
            fix: 'Install Go (https://go.dev/dl/), or add it to PATH.',
          },
  },
  {
    id: 'valgrind',
    why:
      'Instructions say what a change does more or less of where times cannot decide: they vary ' +
      'little, however busy the machine is.',
    inspect: ({ valgrind }) =>
      valgrind
        ? ok(`${valgrind}: profile: instructions counts them`)
        : {
            level: 'note',
            what: 'valgrind is not on PATH: instructions cannot be counted',
            fix: 'Install it where you want them: apt-get install valgrind, dnf install valgrind.',
          },
  },
  {
    id: 'counters',
    why: 'The processor counts instructions at full speed, where programs may ask it to.',
    inspect: ({ perf }) => inspectCounters(perf),
  },
  {
    id: 'accounting',
    why: 'CPU time is far steadier than wall time; it takes a launcher that waits for the trial.',
    inspect: ({ accounting }) => {
      if (accounting === 'go') return ok('CPU time and memory of trials are accounted')
      if (accounting === 'python') {
        return {
          level: 'note',
          what: 'CPU time and memory are accounted through Python',
          fix: 'With go on PATH the launcher is smaller: memory under 10 MB can be told apart.',
        }
      }
      return {
        level: 'warn',
        what: 'CPU time and memory of trials cannot be accounted',
        fix: 'Put go or python3 on PATH.',
      }
    },
  },
  {
    id: 'isolation',
    why:
      'Measured code that is not isolated can reach the files and processes of the user of ' +
      'gcbench, and what it leaves running disturbs later trials. See gcbench help security.',
    inspect: ({ isolation: { kind, refused, lacks = [] } }) => {
      const whole = `measured code has a user and namespaces of its own (by ${kind})`
      if ((kind === 'root' || kind === 'sudo') && lacks.length === 0) return ok(whole)
      const what = {
        root: whole,
        sudo: whole,
        'user-namespace': 'measured code has namespaces of its own, but the user of gcbench',
        'other-user': 'measured code has a user of its own, but no namespaces',
        none: 'measured code is not isolated',
      }[kind as string]
      return {
        level: kind === 'none' ? 'warn' : 'note',
        what: `${what}: ${refused.join('; ')}`,
        fix: 'Linux 5.12 or newer, Go on PATH, and root or sudo without a password give it all.',
      }
    },
  },
  {
    id: 'load',
    why: 'Other programs take CPU, cache and memory bandwidth in some rounds and not in others.',
    inspect: ({ foreignCpuPct, busyPrograms }) =>
      ifKnown(foreignCpuPct, (share) => {
        if (share < 2) return ok(`the machine is quiet (${pct(share)} of its CPU in use)`)
        const names = busyPrograms.map(({ name, cpuPct }) => `${name} ${cpuPct.toFixed(0)} %`)
        const list = names.length > 0 ? `: ${names.join(', ')}` : ''
        return {
          level: share < 5 ? 'note' : 'warn',
          what: `other programs use ${pct(share)} of the machine's CPU${list}`,
          fix: 'Stop them, or measure when they are done; polluted pairs are run again.',
        }
      }),
  },
  {
    id: 'steal',
    why: 'The hypervisor gave our CPU to a neighbour: the clock ran while the benchmark did not.',
    inspect: ({ stealPct }) =>
      ifKnown(stealPct, (share) =>
        share < 1
          ? ok(`no CPU time is stolen (${pct(share)})`)
          : {
              level: 'warn',
              what: `${pct(share)} of CPU time is stolen by other virtual machines`,
              fix: 'Take a machine with dedicated CPUs, or judge by CPU time.',
            },
      ),
  },
  {
    id: 'quota',
    why: 'At the end of its quota the whole cgroup is put to sleep for the rest of the period.',
    inspect: ({ cpuQuota, machineCpus }) =>
      cpuQuota === null || cpuQuota >= machineCpus
        ? ok('no CPU quota')
        : {
            level: 'warn',
            what: `a CPU quota of ${cpuQuota} on ${machineCpus} CPUs`,
            fix: 'Pin whole CPUs instead of limiting time, e.g. Docker --cpuset-cpus, not --cpus.',
          },
  },
  {
    id: 'cores',
    why: 'Threads that a benchmark has beside it, as a garbage collector, and gcbench need some.',
    inspect: ({ environment: { cores } }) => {
      if (cores >= 4) return ok(`${cores} cores: \`cpus\` can keep a server and its load apart`)
      return {
        level: cores < 2 ? 'warn' : 'note',
        what: cores === 1 ? 'one core' : `${cores} cores`,
        fix: 'With four or more they do not take from the benchmark.',
      }
    },
  },
  {
    id: 'governor',
    why: 'The clock follows the load, so the first trial after a pause runs slower.',
    inspect: ({ environment: { governor } }) =>
      ifKnown(governor, (name) =>
        name === 'performance'
          ? ok('frequency governor performance')
          : {
              level: 'warn',
              what: `frequency governor ${name}`,
              fix: 'Hold the clock for the time of the run.',
              command: `echo performance | sudo tee ${CPU}/cpu*/cpufreq/scaling_governor`,
            },
      ),
  },
  {
    id: 'turbo',
    why: 'Turbo depends on temperature and on what the other cores do.',
    inspect: ({ environment: { turbo }, turboSwitch }) =>
      ifKnown(turbo, (state) =>
        state === 'off' || turboSwitch === null
          ? ok(`turbo ${state}`)
          : {
              level: 'note',
              what: 'turbo is on',
              fix: 'Switch it off for steadier (and slower) numbers.',
              command:
                `echo ${turboSwitch === 'cpufreq/boost' ? 0 : 1} | ` +
                `sudo tee ${CPU}/${turboSwitch}`,
            },
      ),
  },
  {
    id: 'smt',
    why: 'Two threads of a core share its caches and units; a neighbour can halve its speed.',
    inspect: ({ hasSmt }) =>
      ifKnown(hasSmt, (isOn) =>
        isOn
          ? {
              level: 'note',
              what: 'SMT (hyper-threading) is on',
              command: `echo off | sudo tee ${CPU}/smt/control`,
              fix: 'Switch it off, or keep the sibling threads idle.',
            }
          : ok('SMT is off'),
      ),
  },
  {
    id: 'huge-pages',
    why: 'With `always` the kernel chooses when to merge pages: heap layout varies by process.',
    inspect: ({ environment: { hugePages } }) =>
      ifKnown(hugePages, (mode) =>
        mode === 'always'
          ? {
              level: 'note',
              what: 'transparent huge pages: always',
              fix: 'Keep it if production has it; madvise is steadier.',
              command: 'echo madvise | sudo tee /sys/kernel/mm/transparent_hugepage/enabled',
            }
          : ok(`transparent huge pages: ${mode}`),
      ),
  },
  {
    id: 'aslr',
    why: 'Rounds average over address layouts; with one fixed layout its luck stays in the result.',
    inspect: ({ aslr }) =>
      ifKnown(aslr, (mode) =>
        mode === 2
          ? ok('addresses are randomised')
          : {
              level: 'note',
              what: 'address randomisation is off or partial',
              fix: 'Switch it on, so that every round draws a new layout.',
              command: 'sudo sysctl -w kernel.randomize_va_space=2',
            },
      ),
  },
  {
    id: 'memory',
    why: 'Where memory is short, pages are written out and read back inside the trials.',
    inspect: inspectMemory,
  },
  {
    id: 'numa',
    why: 'Memory of another node is slower; which node a process gets varies.',
    inspect: ({ environment: { numaNodes } }) =>
      ifKnown(numaNodes, (nodes) =>
        nodes === 1
          ? ok('one NUMA node')
          : {
              level: 'note',
              what: `${nodes} NUMA nodes`,
              fix: 'Keep the run on one node, or its programs (`numa` in the suite).',
              command: 'numactl --cpunodebind=0 --membind=0 gcbench run',
            },
      ),
  },
  {
    id: 'virtual',
    why: 'Neighbours on the same host share caches, memory bandwidth and power.',
    inspect: ({ environment: { virtualised } }) =>
      ifKnown(virtualised, (name) =>
        name === 'none'
          ? ok('a machine of its own')
          : {
              level: 'note',
              what: `virtualised (${name})`,
              fix: 'Compare within a run only; absolute times vary from machine to machine.',
            },
      ),
  },
  {
    id: 'battery',
    why: 'On battery the firmware caps the clock.',
    inspect: ({ isOnBattery }) =>
      isOnBattery
        ? { level: 'warn', what: 'running on battery', fix: 'Plug it in.' }
        : ok('not on battery'),
  },
  {
    id: 'disk',
    why: 'Every compared ref gets a checkout and binaries of its own.',
    inspect: ({ diskFreeBytes }) =>
      ifKnown(diskFreeBytes, (bytes) =>
        bytes >= 2 * GIB
          ? ok(`${gib(bytes)} of disk free for builds`)
          : {
              level: 'warn',
              what: `only ${gib(bytes)} of disk free for builds`,
              fix: 'Free some space, or point TMPDIR to a larger disk.',
            },
      ),
  },
  {
    id: 'scheduled',
    why: 'Scheduled jobs wake in the middle of a run.',
    inspect: ({ scheduled }) =>
      scheduled.length === 0
        ? ok('no heavy scheduled job is active')
        : {
            level: 'note',
            what: `scheduled jobs are active: ${scheduled.join(', ')}`,
            fix: 'Stop them for the time of the run.',
            command: `sudo systemctl stop ${scheduled.join(' ')}`,
          },
  },
]

function inspectMemory({ memoryAvailableBytes, swapUsedBytes }: MachineFacts): Sighting | null {
  if (memoryAvailableBytes === null) return null
  if (memoryAvailableBytes < GIB) {
    return {
      level: 'warn',
      what: `only ${gib(memoryAvailableBytes)} of memory available`,
      fix: 'Close programs, or take a machine with more memory.',
    }
  }
  if (swapUsedBytes !== null && swapUsedBytes > GIB / 16) {
    return {
      level: 'note',
      what: `${gib(swapUsedBytes)} of swap in use`,
      fix: 'Bring it back into memory before the run.',
      command: 'sudo swapoff -a && sudo swapon -a',
    }
  }
  return ok(`${gib(memoryAvailableBytes)} of memory available`)
}

/** What perf said of one program: a number, or why it has none. */
function inspectCounters(perf: string | null): Sighting | null {
  if (perf === null) return null
  try {
    readPerfStat(perf)
    return ok('the processor counts instructions: counter: hardware in profile asks it')
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error
    if (perf.includes('<not supported>')) {
      return ok('no hardware counter of instructions, as in most virtual machines')
    }
    return {
      level: 'note',
      what: 'programs may not read the hardware counters: instructions are counted by valgrind',
      fix: 'Allow it where you want counter: hardware; in a container its seccomp profile has to.',
      command: 'sudo sysctl kernel.perf_event_paranoid=2',
    }
  }
}

// Running the rules.

export type Diagnosis = {
  id: string
  level: Level
  what: string
  why: string
  fix: string | null
  command: string | null
}

const WEIGHT: Record<Level, number> = { warn: 0, note: 1, ok: 2 }

/** Warnings first, then notes, then what is well; unreadable facts are one note. */
export function diagnose(facts: MachineFacts): Diagnosis[] {
  const unread: string[] = []
  const findings = RULES.flatMap((rule): Diagnosis[] => {
    const sighting = rule.inspect(facts)
    if (sighting === null) unread.push(rule.id)
    return sighting === null ? [] : [toFinding(rule, sighting)]
  })
  if (unread.length > 0) {
    findings.push({
      id: 'unreadable',
      level: 'note',
      what: `cannot be seen here: ${unread.join(', ')}`,
      why: 'Inside a virtual machine or container the host keeps these to itself.',
      fix: null,
      command: null,
    })
  }
  return findings.sort((a, b) => WEIGHT[a.level] - WEIGHT[b.level])
}

function toFinding({ id, why }: Rule, { level, what, fix, command }: Sighting): Diagnosis {
  return { id, level, what, why, fix: fix ?? null, command: command ?? null }
}
