/** What the doctor looks at, and what a rule of its says. */
import type { Environment, Isolation } from '../model/model.ts'

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
  busyPrograms: { name: string; cpuPct: number }[]
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

export type Level = 'ok' | 'note' | 'warn'

/** What one rule saw. `fix` says what to do, `command` is the exact command where there is one. */
export type Sighting = { level: Level; what: string; fix?: string; command?: string }

export type Rule = {
  id: string
  /** Why it adds noise, for the reader. */
  why: string
  /** Null: the fact cannot be read here. */
  look(facts: MachineFacts): Sighting | null
}
