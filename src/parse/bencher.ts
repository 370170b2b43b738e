/** Parser: Bencher Metric Format. */
import { z } from 'zod'
import { finite, observed, readDocument } from './document.ts'
import type { Parser } from './parser.ts'

const measure = z.looseObject({ value: z.number() })
/** Name of a benchmark -> name of a measure -> its value; bounds are the sender's own interval. */
const shape = z.record(z.string(), z.record(z.string(), measure))

/**
 * Units of the measures that the format's reference defines; a measure of one's own keeps its
 * name (bencher.dev/docs/reference/bencher-metric-format).
 */
const PRINTED: Record<string, string> = {
  latency: 'ns/op',
  throughput: 'ops/s',
  'build-time': 'build-s',
  'file-size': 'file-B',
}

/** Bencher Metric Format: summaries, so one number a run and measure. */
export const bencher: Parser = {
  id: 'bencher',
  hasOwnMetrics: true,
  about:
    "Bencher Metric Format (BMF): JSON of benchmarks, measures and values, or a program's own.",
  parse(text) {
    const tool = 'Bencher Metric Format: {"NAME": {"latency": {"value": 1}}}'
    const { value, problems } = readDocument(text, shape, tool)
    return {
      value: finite(
        Object.entries(value ?? {}).flatMap(([benchmark, measures]) =>
          Object.entries(measures).map(([name, { value: number }]) =>
            observed({ benchmark, printed: PRINTED[name] ?? name, value: number }),
          ),
        ),
      ),
      problems,
    }
  },
}
