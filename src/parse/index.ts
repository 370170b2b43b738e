/** The registry of parsers. */
import {
  benchmarkDotNet,
  catch2,
  criterion,
  divan,
  googleBenchmark,
  libtest,
} from './compiled-languages.ts'
import { gctrace } from './gctrace.ts'
import { goBench } from './go-bench.ts'
import { goExpvar, goPrometheus } from './go-endpoints.ts'
import { goMetrics } from './go-runtime.ts'
import { bencher, githubActionBenchmark, hyperfine, junit } from './interchange.ts'
import { jmh, jvmGc } from './jvm.ts'
import { hey, k6, oha, pgbench, redisBenchmark, sysbench, wrk, ycsb } from './load-generators.ts'
import type { Parser } from './parser.ts'
import { mitata, pyperf, pytestBenchmark, tinybench, vitestBench } from './script-languages.ts'

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
  redisBenchmark,
  wrk,
  ycsb,
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
