/** Format: Bencher Metric Format. */

import type { Report } from '../../model/model.ts'
import { headValues } from './exported-rows.ts'
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
  const result: Record<string, Measures> = Object.create(null)
  for (const { name, value, from } of headValues(report, filter)) {
    const { measure, factor } = DEFINED[from.metric] ?? { measure: from.metric, factor: 1 }
    result[name] ??= Object.create(null) as Measures
    result[name][measure] = { value: value * factor }
  }
  return result
}

export const bencherMetricFormat: Format = {
  id: 'bencher',
  about: 'What head measured, as Bencher Metric Format (BMF).',
  isOnRequest: true,
  render: (report, filter) => [
    { name: 'bencher.json', text: `${JSON.stringify(render(report, filter), null, 2)}\n` },
  ],
}
