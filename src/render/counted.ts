/** Benchmarks without a row, counted as what is known of them: a function may hold any number. */

import { type Finding, placeOf, type Subject } from '../model/findings.ts'
import type { Report } from '../model/model.ts'
import { namesOfRows } from '../plan/finding-subjects.ts'
import { workloads } from '../workloads/index.ts'
import type { Without } from './sentences.ts'

const NONE: Without = { functions: 0, parts: 0, commands: 0, benchmarks: 0 }

/** What a suite names or a source shows: one name of it may stand for many benchmarks. */
function holderOf({ plan }: Pick<Report, 'plan'>): 'function' | 'command' | null {
  const match = workloads.find(({ kind }) => kind === plan.suite.workload.kind)?.source.benchmarks
  if (match?.kind === 'searched') return 'function'
  return match?.printsNames ? 'command' : null
}

/** Names of functions as a source has them, and of benchmarks below them. */
export function countNames(names: readonly string[]): Without {
  const benchmarks = names.filter((name) => name.includes('/')).length
  return { ...NONE, functions: names.length - benchmarks, benchmarks }
}

/** Findings that are each about one name. */
export function countWithout(report: Report, findings: readonly Finding[]): Without {
  const { plan, comparisons } = report
  const holder = holderOf(report)
  if (holder !== 'function') {
    return { ...NONE, [holder === 'command' ? 'commands' : 'benchmarks']: findings.length }
  }
  // What was tried out whole is known to the last benchmark.
  const leaves = new Map(plan.targets.map(({ id, settings }) => [id, Number(settings.leaves ?? 1)]))
  const subjects = findings.map(({ subject = {} }) => subject)
  const triedOf = (subject: Subject) => leaves.get(placeOf(subject) ?? '')
  const tried = subjects.reduce((sum, subject) => sum + (triedOf(subject) ?? 0), 0)
  const open = subjects.filter((subject) => triedOf(subject) === undefined)
  const nameOf = namesOfRows(plan)
  // Some of its benchmarks have rows.
  const isPart = (subject: Subject) => {
    const name = nameOf(subject)
    return comparisons.some(({ benchmark }) => benchmark.startsWith(`${name}/`))
  }
  const whole = open.filter((subject) => !isPart(subject))
  const names = whole.map(({ benchmark = '' }) => benchmark)
  const own = { ...countNames(names), parts: open.length - whole.length }
  return plus(own, { ...NONE, benchmarks: tried })
}

/** Both together. */
export const plus = (one: Without, other: Without): Without => ({
  functions: one.functions + other.functions,
  parts: one.parts + other.parts,
  commands: one.commands + other.commands,
  benchmarks: one.benchmarks + other.benchmarks,
})
