/** Which row of the table a finding is about, and which benchmark a name stands for. */

import type { Finding, Subject } from '../model/findings.ts'
import type { Comparison, Plan, Target } from '../model/model.ts'

/** Shortest labels that tell the units apart: the common leading path is dropped. */
export function scopeLabels(units: string[]): Map<string, string> {
  const distinct = [...new Set(units)]
  if (distinct.length < 2) return new Map(distinct.map((unit) => [unit, '']))
  const parts = distinct.map((unit) => unit.split('/'))
  let common = 0
  while (parts.every((path) => path.length > common + 1 && path[common] === parts[0]?.[common])) {
    common++
  }
  return new Map(distinct.map((unit) => [unit, unit.split('/').slice(common).join('/')]))
}

/** Of a plan, all that tells rows apart by their units. */
export type Units = Pick<Plan, 'units' | 'targets'>

export const unitsOf = ({ units, targets }: Units): string[] =>
  units ?? targets.map(({ unit }) => unit)

/** A benchmark of a unit; `id` is of a target, or of what would be one. */
export const subjectOf = ({ id, unit }: Pick<Target, 'id' | 'unit'>): Subject => ({
  unit,
  benchmark: id.slice(unit.length + 1),
})

/** Subjects of targets, by id; of a target that the plan does not have, its id for a row. */
export function subjectsOf(plan: Units): (target: string) => Subject {
  const targets = new Map(plan.targets.map((target) => [target.id, target]))
  return (id) => {
    const target = targets.get(id)
    return target === undefined ? { row: id } : subjectOf(target)
  }
}

/**
 * Whether a finding is about the benchmark of a row. A row is named by the label of its unit, where
 * there are several, and by the name of the benchmark in it. A finding about a whole unit, or about
 * a function whose benchmarks have rows of their own, is about none of these rows.
 */
export function aboutRows(
  plan: Units,
): (finding: Finding, row: Pick<Comparison, 'benchmark'>) => boolean {
  const nameOf = namesOfRows(plan)
  return ({ subject }, { benchmark }) => subject !== undefined && nameOf(subject) === benchmark
}

/** What the table calls the benchmark of a subject; null: it is about none. */
export function namesOfRows(plan: Units): (subject: Subject) => string | null {
  const labels = scopeLabels(unitsOf(plan))
  return ({ unit, benchmark }) => {
    if (unit === undefined || benchmark === undefined) return null
    const label = labels.get(unit) ?? ''
    return label === '' ? benchmark : `${label}.${benchmark}`
  }
}
