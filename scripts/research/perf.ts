/**
 * What gcbench itself costs. Every figure is a ratio of two things timed in turn in this run, or
 * has its peer or its goal beside it; run it on a machine that does nothing else.
 */
import '../ends-clean.ts'
import { availableParallelism, cpus } from 'node:os'
import { ab } from './perf/ab.ts'
import { answers } from './perf/answers.ts'
import { browser } from './perf/browser.ts'
import type { Figure } from './perf/figure.ts'
import { gctrace } from './perf/gctrace.ts'
import { isolation } from './perf/isolation.ts'
import { around, overhead } from './perf/overhead.ts'
import { pages } from './perf/pages.ts'
import { readings } from './perf/readings.ts'
import { rounds } from './perf/rounds.ts'
import { statistics } from './perf/statistics.ts'
import { traces } from './perf/traces.ts'
import { waits } from './perf/waits.ts'

/** The one list: a new figure is a new file and a line here. */
const benchmarks: (() => Promise<Figure[]>)[] = [
  overhead,
  around,
  rounds,
  isolation,
  statistics,
  readings,
  gctrace,
  answers,
  waits,
  traces,
  ab,
  pages,
  browser,
]

const only = process.argv[2]
console.log(`${cpus()[0]?.model ?? 'unknown CPU'}, ${availableParallelism()} cores\n`)
console.log('| what | gcbench | beside it | ratio |\n|---|---|---|---|')
for (const benchmark of benchmarks) {
  if (only !== undefined && benchmark.name !== only) continue
  console.error(`${benchmark.name} ...`)
  for (const { what, ours, peer, ratio } of await benchmark()) {
    console.log(`| ${what} | ${ours} | ${peer} | ${ratio} |`)
  }
}
