/** Format: the custom JSON of github-action-benchmark. */
import type { Format } from '../contracts/format.ts'
import type { Report } from '../model/model.ts'
import { headValues } from '../tell/exported.ts'

/** One file a direction, since the tool knows one for all that it reads. */
const DIRECTIONS = { lower: 'smaller', higher: 'bigger' } as const

function entriesOf(report: Report, better: keyof typeof DIRECTIONS, filter?: string | null) {
  return headValues(report, filter)
    .filter(({ from }) => from.row.better === better)
    .map(({ name, value, from: { metric, unit, says } }) => ({
      ...{ name: `${name} - ${metric}`, unit: unit || metric || 'count', value },
      extra: says,
    }))
}

/** https://github.com/benchmark-action/github-action-benchmark, `customSmallerIsBetter`. */
export const githubActionBenchmarkFormat: Format = {
  id: 'github-action-benchmark',
  about: 'What head measured, for `customSmallerIsBetter` and `customBiggerIsBetter` there.',
  isOnRequest: true,
  render: (report, filter) =>
    (['lower', 'higher'] as const).map((better) => ({
      name: `github-action-benchmark-${DIRECTIONS[better]}.json`,
      text: `${JSON.stringify(entriesOf(report, better, filter), null, 2)}\n`,
    })),
}
