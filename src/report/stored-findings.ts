/**
 * Findings as earlier versions stored them: words alone. What can be told of their subjects and
 * remedies is read here once, so that nothing else ever reads a sentence.
 */

import {
  gateEffectOf,
  type Problem,
  type Remedy,
  type Subject,
  stopOf,
  topicOf,
} from '../model/findings.ts'
import type { Report } from '../model/model.ts'
import { subjectsOf, type Units, unitsOf } from '../plan/finding-subjects.ts'
import { readDuration } from '../settings/values.ts'

/** Of a unit that the plan does not have, the name after the last dot is a guess. */
function subjectNamed(name: string, plan: Units): Subject {
  const known = subjectsOf(plan)(name)
  if (known.row === undefined) return known
  const units = unitsOf(plan)
  if (units.includes(name)) return { unit: name }
  const unit = units
    .filter((one) => name.startsWith(`${one}.`))
    .reduce((most, one) => (one.length > most.length ? one : most), '')
  const at = unit === '' ? name.lastIndexOf('.') : unit.length
  return at < 0 ? { benchmark: name } : { unit: name.slice(0, at), benchmark: name.slice(at + 1) }
}

/** `m.Parse on head, round 2`. */
function subjectAt(where: string, plan: Units): Subject {
  const [, name = where, arm, round] = /^(.*) on (\S+?)(?:, round (\d+))?$/.exec(where) ?? []
  return {
    ...subjectNamed(name, plan),
    ...(arm === undefined ? {} : { arm }),
    ...(round === undefined ? {} : { round: Math.min(1e9, Math.max(0, Number(round) - 1)) }),
  }
}

function subjectIn({ code, where }: Problem, plan: Units): Subject | null {
  if (where === undefined) return null
  const effect = gateEffectOf({ code })
  const topic = topicOf({ code })
  if (code === 'unlisted') return { unit: where }
  if (effect === 'as-failed' || effect === 'as-undecided') return subjectNamed(where, plan)
  if (code === 'other-rules') return { key: where }
  if (effect === 'holds' || topic === 'acceptance') return { row: where }
  return topic === 'process' || topic === 'given-up' ? subjectAt(where, plan) : null
}

const BUDGET = /--budget (\S+?)(?=[;\s]|$)/g

function remedyIn({ code, next = '' }: Problem): Remedy | null {
  if (code !== 'left-out') return null
  const [sec, shardSec] = [...next.matchAll(BUDGET)].map(([, text = '']) => readDuration(text))
  if (sec === undefined || sec === null) return null
  if (!next.startsWith('--budget ')) return { kind: 'budget', sec }
  const parts = next.split('; or ')
  const count = Number(/--rounds (\d{1,6}) /.exec(parts.at(-1) ?? '')?.[1] ?? 0)
  const narrowed = parts.length > 2 ? parts.slice(1, -1).join('; or ') : null
  return { kind: 'budget', sec, rounds: { count, shardSec: shardSec ?? sec, narrowed } }
}

/** What a program said last, after the first colon or where the advice names it. */
function causeIn({ code, message, next = '' }: Problem): string | null {
  const after = (text: string) => text.slice(text.indexOf(': ') + 2)
  if (topicOf({ code }) === 'given-up') return next === '' ? null : after(next)
  return code === 'failed-everywhere' || code === 'unlisted' || code === 'nothing-ran'
    ? after(message)
    : null
}

const TIMES = / \((\d{1,9}) times\)$/

/** With the data that an earlier version left out; what a problem has already stays. */
export function withData(problem: Problem, plan: Units): Problem {
  const subject = problem.subject ?? subjectIn(problem, plan)
  const remedy = problem.remedy ?? remedyIn(problem)
  const cause = problem.cause ?? causeIn(problem)
  const times = TIMES.exec(problem.message)?.[1]
  return {
    ...problem,
    ...(subject === null ? {} : { subject }),
    ...(remedy === null ? {} : { remedy }),
    ...(cause === null ? {} : { cause }),
    ...(times === undefined || problem.times !== undefined
      ? {}
      : { message: problem.message.replace(TIMES, ''), times: Number(times) }),
  }
}

/** A stored report with all data of its findings. */
export function withFindings(report: Report): Report {
  const stop = stopOf(report)
  return {
    ...report,
    ...(stop.kind === 'unknown' ? {} : { stop }),
    problems: report.problems.map((problem) => withData(problem, report.plan)),
  }
}
