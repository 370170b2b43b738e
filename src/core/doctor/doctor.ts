/** What on a machine adds noise to benchmarks: facts in, findings out. */

import type { Level, MachineFacts, Rule, Sighting } from './facts.ts'
import { RULES } from './rules.ts'

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
      fix: null,
      command: null,
    })
  }
  return findings.sort((a, b) => WEIGHT[a.level] - WEIGHT[b.level])
}

function toFinding({ id, why }: Rule, { level, what, fix, command }: Sighting): Diagnosis {
  return { id, level, what, why, fix: fix ?? null, command: command ?? null }
}
