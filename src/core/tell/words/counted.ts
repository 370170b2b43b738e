/** Benchmarks without a row, counted as what is known of them: a function may hold any number. */

import type { Without } from '../../../render/sentences.ts'
import type { Problem, Report } from '../../model/model.ts'
import { workloads } from '../../workloads/index.ts'

const NONE: Without = { functions: 0, parts: 0, commands: 0, benchmarks: 0 }

/** What a suite names or a source shows: one name of it may stand for many benchmarks. */
function holderOf({ plan }: Pick<Report, 'plan'>): 'function' | 'command' | null {
  const found = workloads.find(({ kind }) => kind === plan.suite.workload.kind)?.source.benchmarks
  if (found?.kind === 'searched') return 'function'
  return found?.printsNames ? 'command' : null
}

/** A name without its unit; of a unit that the plan does not have it is a guess. */
function nameIn({ units, targets }: Report['plan'], where: string): string {
  const known = units ?? targets.map(({ unit }) => unit)
  const unit = known.find((one) => where.startsWith(`${one}.`))
  return unit === undefined ? where.replace(/^.*\./, '') : where.slice(unit.length + 1)
}

/** Names of functions as a source has them, and of benchmarks below them. */
export function countNames(names: readonly string[]): Without {
  const benchmarks = names.filter((name) => name.includes('/')).length
  return { ...NONE, functions: names.length - benchmarks, benchmarks }
}

/** Problems that are each about one name. */
export function countWithout(report: Report, problems: readonly Problem[]): Without {
  const holder = holderOf(report)
  if (holder !== 'function') {
    return { ...NONE, [holder === 'command' ? 'commands' : 'benchmarks']: problems.length }
  }
  // What was tried out whole is known to the last benchmark.
  const leaves = new Map(
    report.plan.targets.map(({ id, settings }) => [id, Number(settings.leaves ?? 1)]),
  )
  const tried = problems.reduce((sum, { where = '' }) => sum + (leaves.get(where) ?? 0), 0)
  const open = problems.filter(({ where = '' }) => !leaves.has(where))
  const names = open.map(({ where = '' }) => nameIn(report.plan, where))
  const isPart = (name: string) =>
    report.comparisons.some(({ benchmark }) => `.${benchmark}`.includes(`.${name}/`))
  const whole = names.filter((name) => !isPart(name))
  const own = { ...countNames(whole), parts: names.length - whole.length }
  return plus(own, { ...NONE, benchmarks: tried })
}

/** Both together. */
export const plus = (one: Without, other: Without): Without => ({
  functions: one.functions + other.functions,
  parts: one.parts + other.parts,
  commands: one.commands + other.commands,
  benchmarks: one.benchmarks + other.benchmarks,
})
