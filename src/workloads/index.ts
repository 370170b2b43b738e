/** The registry of workloads. */
import {
  cargoBench,
  catch2Workload,
  dotnetWorkload,
  googleBenchmarkWorkload,
  jmhWorkload,
} from './benchmark-tools.ts'
import { commandWorkload } from './command.ts'
import { goBenchmarks, goBenchWorkload } from './go-bench.ts'
import { nodeWorkload } from './node.ts'
import { pyperfWorkload } from './pyperf.ts'
import { pytestBenchmarkWorkload } from './pytest-benchmark.ts'
import { sysbenchWorkload } from './sysbench.ts'
import { overCommand, type Tool } from './tool.ts'
import type { Workload } from './workload.ts'

export { goBenchmarks }

/** What is measured where nothing is named: it needs no settings. */
export const DEFAULT_WORKLOAD: string = goBenchWorkload.kind

/** Benchmarks of other tools: each says what command runs them. */
// biome-ignore lint/suspicious/noExplicitAny: workloads have different settings types
export const tools: Tool<any>[] = [
  cargoBench,
  catch2Workload,
  dotnetWorkload,
  googleBenchmarkWorkload,
  jmhWorkload,
  nodeWorkload,
  pyperfWorkload,
  pytestBenchmarkWorkload,
]

// biome-ignore lint/suspicious/noExplicitAny: see above
export const workloads: Workload<any>[] = [
  goBenchWorkload,
  commandWorkload,
  sysbenchWorkload,
  ...tools.map(overCommand),
]

/** The workload that a suite names. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export const workloadOf = (kind: string): Workload<any> => {
  const match = workloads.find((workload) => workload.kind === kind)
  if (match === undefined) throw new Error(`no workload "${kind}"`)
  return match
}
