/** Which way is good for a series: who is asked, and in which order. */
import { metricFor } from '../metrics/metrics.ts'
import { directionOfUnit } from '../metrics/unit-direction.ts'
import type { Direction, MetricRule, Plan, Problem, Sample } from '../model/model.ts'

/**
 * The suite's word, then the table's, then that of the base's own output, then what the unit says.
 * The head's output is not asked: a change could call its regression an improvement.
 */
export function directionOf({ suite }: Plan, base: Sample): Direction {
  const { metric, unit } = base
  const own: Partial<MetricRule> = suite.metrics[metric] ?? {}
  const any: Partial<MetricRule> = suite.metrics['*'] ?? {}
  const defined = metricFor(metric)
  const asked = own.better ?? any.better
  if (asked) return asked
  if (defined.inferred !== true) return defined.better
  if (base.better !== undefined) return base.better
  return defined.better === 'unknown' ? directionOfUnit(unit) : defined.better
}

/** What an output says of a direction that is not the one that counts; [] where all agree. */
export function directionProblems(plan: Plan, base: Sample, head: Sample): Problem[] {
  const taken = directionOf(plan, base)
  const { metric } = base
  return [
    { side: 'base', said: base.better },
    { side: 'head', said: head.better },
  ].flatMap(({ side, said }): Problem[] => {
    if (said === undefined || said === 'unknown' || said === taken) return []
    return [
      {
        code: 'unit-direction',
        message: `${side} says better=${said} for ${metric}, but ${taken} is taken as better`,
        next: `set better for the metric ${metric} in the suite file`,
      },
    ]
  })
}
