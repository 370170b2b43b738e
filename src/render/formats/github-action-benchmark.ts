/** Format: the custom JSON of github-action-benchmark. */

import type { Report } from '../../model/model.ts'
import { headValues } from './exported-rows.ts'
import type { Format } from './format.ts'

/** One file a direction, since the tool knows one for all that it reads. */
const DIRECTIONS = { lower: 'smaller', higher: 'bigger' } as const

function entriesOf(report: Report, better: keyof typeof DIRECTIONS, filter?: string | null) {
  return headValues(report, filter)
    .filter(({ from }) => from.row.better === better)
    .map(({ name, value, says, from: { metric, unit } }) => ({
      name: `${name} - ${metric}`,
      unit: unit || metric || 'count',
      value,
      extra: says,
    }))
}

/** https://github.com/benchmark-action/github-action-benchmark, `customSmallerIsBetter`. */
export const githubActionBenchmarkFormat: Format = {
  id: 'github-action-benchmark',
  about: 'What head measured, for `customSmallerIsBetter` and `customBiggerIsBetter` there.',
  isOnRequest: true,
  render(report, filter) {
    const [smaller, bigger] = (['lower', 'higher'] as const).map((better) => ({
      entries: entriesOf(report, better, filter),
      part: DIRECTIONS[better],
    }))
    const rendered = [smaller!, bigger!].filter(({ entries }) => entries.length > 0)
    return (rendered.length === 0 ? [smaller!] : rendered).map(({ entries, part }) => ({
      name: `github-action-benchmark-${part}.json`,
      text: `${JSON.stringify(entries, null, 2)}\n`,
      ...(part === DIRECTIONS.lower ? {} : { part }),
    }))
  },
}
