/** Shelf: text of a program -> observations. */
import type { Parser } from '../contracts/parser.ts'
import { gctrace } from './gctrace.ts'
import { goBench } from './go-bench.ts'
import { goExpvar } from './go-expvar.ts'
import { goMetrics } from './go-metrics.ts'
import { goPrometheus } from './go-prometheus.ts'
import { jvmGc } from './jvm-gc.ts'
import { hey } from './load/hey.ts'
import { k6 } from './load/k6.ts'
import { oha } from './load/oha.ts'
import { pgbench } from './load/pgbench.ts'
import { wrk } from './load/wrk.ts'
import { sysbench } from './sysbench.ts'
import { bencher } from './tools/bencher.ts'
import { benchmarkDotNet } from './tools/benchmark-dotnet.ts'
import { catch2 } from './tools/catch2.ts'
import { criterion } from './tools/criterion.ts'
import { divan } from './tools/divan.ts'
import { githubActionBenchmark } from './tools/github-action-benchmark.ts'
import { googleBenchmark } from './tools/google-benchmark.ts'
import { hyperfine } from './tools/hyperfine.ts'
import { jmh } from './tools/jmh.ts'
import { junit } from './tools/junit.ts'
import { libtest } from './tools/libtest.ts'
import { mitata } from './tools/mitata.ts'
import { pyperf } from './tools/pyperf.ts'
import { pytestBenchmark } from './tools/pytest-benchmark.ts'
import { tinybench } from './tools/tinybench.ts'
import { vitestBench } from './tools/vitest-bench.ts'

/** The shelf of parsers: text of a program's output -> observations. */
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
  const found = parsers.find((parser) => parser.id === id)
  if (found === undefined) throw new Error(`no parser "${id}"`)
  return found
}
