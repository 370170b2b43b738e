import type { Parser } from '../contracts/shelves.ts'
import { gctrace } from './gctrace.ts'
import { goBench } from './go-bench.ts'
import { goExpvar } from './go-expvar.ts'
import { goMetrics } from './go-metrics.ts'
import { goPrometheus } from './go-prometheus.ts'
import { jvmGc } from './jvm-gc.ts'
import { sysbench } from './sysbench.ts'

/** The shelf of parsers: text of a program's output -> observations. */
export const parsers: Parser[] = [
  goBench,
  gctrace,
  jvmGc,
  sysbench,
  goExpvar,
  goMetrics,
  goPrometheus,
]

export const parserOf = (id: string): Parser => {
  const found = parsers.find((parser) => parser.id === id)
  if (found === undefined) throw new Error(`no parser "${id}"`)
  return found
}
