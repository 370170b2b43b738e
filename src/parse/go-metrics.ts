/** Parser: runtime/metrics as JSON. */

import { metricsIn, readObject, readSnapshots } from './go-runtime.ts'
import type { Parser } from './parser.ts'

/** Package runtime/metrics as a JSON object from names to numbers and histograms. */
export const goMetrics: Parser = {
  id: 'go-metrics',
  about: "Metrics of a Go program's runtime: package runtime/metrics as JSON.",
  parse: (text) =>
    readSnapshots(text, (part) => {
      const metrics = readObject(part)
      return metrics === null ? null : metricsIn(metrics)
    }),
}
