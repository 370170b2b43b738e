/** Parser: runtime/metrics as JSON. */
import type { Parser } from '../contracts/parser.ts'
import { observeTrial } from '../metrics/metrics.ts'
import { readSnapshots } from '../telemetry/go-runtime.ts'
import { metricsIn, readObject } from '../telemetry/go-runtime-json.ts'

/** Package runtime/metrics as a JSON object from names to numbers and histograms. */
export const goMetrics: Parser = {
  id: 'go-metrics',
  about: "Metrics of a Go program's runtime: package runtime/metrics as JSON.",
  parse(text) {
    const { value, problems } = readSnapshots(text, (part) => {
      const told = readObject(part)
      return told === null ? null : metricsIn(told)
    })
    return {
      value: value.map((one) => observeTrial(one.metric, one.value, null, one.resolution)),
      problems,
    }
  },
}
