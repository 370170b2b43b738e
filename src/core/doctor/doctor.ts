/** What on a machine adds noise to benchmarks: facts in, findings out. */

import type { Environment } from '../model/model.ts'
import { RULES } from './rules.ts'

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
  /** Of the folder in which worktrees and builds are made. */
  diskFreeBytes: number | null
  /** Scheduled jobs that are known to be heavy and active here. */
  scheduled: string[]
  /** Version texts; null: not on PATH. */
  git: string | null
  go: string | null
}

export type Level = 'ok' | 'note' | 'warn'

/** What one rule saw. `mend` says what to do, `command` is the exact command where there is one. */
export type Seen = { level: Level; what: string; mend?: string; command?: string }

export type Rule = {
  id: string
  /** Why it adds noise, for the reader. */
  why: string
  /** Null: the fact cannot be read here. */
  look(facts: MachineFacts): Seen | null
}

export type Finding = {
  id: string
  level: Level
  what: string
  why: string
  mend: string | null
  command: string | null
}

const WEIGHT: Record<Level, number> = { warn: 0, note: 1, ok: 2 }

/** Warnings first, then notes, then what is well; unreadable facts are one note. */
export function diagnose(facts: MachineFacts): Finding[] {
  const unread: string[] = []
  const findings = RULES.flatMap((rule): Finding[] => {
    const seen = rule.look(facts)
    if (seen === null) unread.push(rule.id)
    return seen === null ? [] : [toFinding(rule, seen)]
  })
  if (unread.length > 0) {
    findings.push({
      id: 'unreadable',
      level: 'note',
      what: `cannot be seen here: ${unread.join(', ')}`,
      why: 'Inside a virtual machine or container the host keeps these to itself.',
      mend: null,
      command: null,
    })
  }
  return findings.sort((a, b) => WEIGHT[a.level] - WEIGHT[b.level])
}

function toFinding({ id, why }: Rule, { level, what, mend, command }: Seen): Finding {
  return { id, level, what, why, mend: mend ?? null, command: command ?? null }
}
