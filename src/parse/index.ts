/** The registry of parsers. */

import { bencher } from './bencher.ts'
import { benchmarkDotNet } from './benchmark-dotnet.ts'
import { catch2 } from './catch2.ts'
import { criterion } from './criterion.ts'
import { divan } from './divan.ts'
import { gctrace } from './gctrace.ts'
import { githubActionBenchmark } from './github-action-benchmark.ts'
import { goBench } from './go-bench.ts'
import { goExpvar } from './go-expvar.ts'
import { goMetrics } from './go-metrics.ts'
import { goPrometheus } from './go-prometheus.ts'
import { googleBenchmark } from './google-benchmark.ts'
import { hey } from './hey.ts'
import { hyperfine } from './hyperfine.ts'
import { jmh } from './jmh.ts'
import { junit } from './junit.ts'
import { jvmGc } from './jvm-gc.ts'
import { k6 } from './k6.ts'
import { libtest } from './libtest.ts'
import { mitata } from './mitata.ts'
import { oha } from './oha.ts'
import type { Parser } from './parser.ts'
import { pgbench } from './pgbench.ts'
import { pyperf } from './pyperf.ts'
import { pytestBenchmark } from './pytest-benchmark.ts'
import { sysbench } from './sysbench.ts'
import { tinybench } from './tinybench.ts'
import { vitestBench } from './vitest-bench.ts'
import { wrk } from './wrk.ts'

export const parsers: Parser[] = [
  goBench,
  gctrace,
  jvmGc,
  sysbench,
  goExpvar,
  goMetrics,
  goPrometheus,
  hey,
  k6,
  oha,
  pgbench,
  wrk,
  bencher,
  benchmarkDotNet,
  catch2,
  criterion,
  divan,
  githubActionBenchmark,
  googleBenchmark,
  hyperfine,
  jmh,
  junit,
  libtest,
  mitata,
  pyperf,
  pytestBenchmark,
  tinybench,
  vitestBench,
]

export const parserOf = (id: string): Parser => {
  const match = parsers.find((parser) => parser.id === id)
  if (match === undefined) throw new Error(`no parser "${id}"`)
  return match
}
