/** Which way is good for a series: who is asked, and in which order. */
import { metricFor } from '../metrics/metrics.ts'
import type { Better, MetricRule, Plan, Problem, Sample } from '../model/model.ts'

/** What is printed per second is a rate, whatever its metric is called. */
const isRate = (unit: string) => /\/s(ec)?$/.test(unit)

/**
 * The suite's word, then the table's, then that of the base's own output, then what the unit says.
 * The head's output is not asked: a change could call its regression an improvement.
 */
export function directionOf({ suite }: Plan, base: Sample): Better {
  const { metric, unit } = base
  const own: Partial<MetricRule> = suite.metrics[metric] ?? {}
  const any: Partial<MetricRule> = suite.metrics['*'] ?? {}
  const defined = metricFor(metric)
  const asked = own.better ?? any.better
  if (asked) return asked
  if (defined.inferred !== true) return defined.better
  return base.better ?? (isRate(unit) ? 'higher' : defined.better)
}

/** What an output says of a direction that is not the one that counts; [] where all agree. */
export function directionProblems(plan: Plan, base: Sample, head: Sample): Problem[] {
  const taken = directionOf(plan, base)
  const { metric } = base
  return [
    { side: 'base', said: base.better },
    { side: 'head', said: head.better },
  ].flatMap(({ side, said }): Problem[] => {
    if (said === undefined || said === taken) return []
    return [
      {
        code: 'unit-direction',
        message: `${side} says better=${said} for ${metric}, but ${taken} is taken as better`,
        next: `set better for the metric ${metric} in the suite file`,
      },
    ]
  })
}
