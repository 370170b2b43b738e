/** Formats: Bencher Metric Format, and the custom JSON of github-action-benchmark. */
import type { Report } from '../../model/model.ts'
import { headValues } from './csv.ts'
import type { Format } from './format.ts'

/**
 * Measures that the format defines, in its units: bencher.dev/docs/reference/bencher-metric-format.
 * Others keep their names and base units.
 */
const DEFINED: Record<string, { measure: string; factor: number }> = {
  'time/op': { measure: 'latency', factor: 1e9 },
}

type Measures = Record<string, { value: number }>

function render(report: Report, filter?: string | null): Record<string, Measures> {
  const measuresOf: Record<string, Measures> = Object.create(null)
  for (const { name, value, from } of headValues(report, filter)) {
    const { measure, factor } = DEFINED[from.metric] ?? { measure: from.metric, factor: 1 }
    measuresOf[name] ??= Object.create(null) as Measures
    measuresOf[name][measure] = { value: value * factor }
  }
  return measuresOf
}

export const bencherMetricFormat: Format = {
  id: 'bencher',
  about: 'What head measured, as Bencher Metric Format (BMF).',
  isOnRequest: true,
  render: (report, filter) => [
    { name: 'bencher.json', text: `${JSON.stringify(render(report, filter), null, 2)}\n` },
  ],
}

// Format: the custom JSON of github-action-benchmark.

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
    const filled = [smaller!, bigger!].filter(({ entries }) => entries.length > 0)
    return (filled.length === 0 ? [smaller!] : filled).map(({ entries, part }) => ({
      name: `github-action-benchmark-${part}.json`,
      text: `${JSON.stringify(entries, null, 2)}\n`,
      ...(part === DIRECTIONS.lower ? {} : { part }),
    }))
  },
}
