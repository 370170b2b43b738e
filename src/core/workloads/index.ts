import type { Workload } from '../contracts/shelves.ts'
import { commandWorkload } from './command.ts'
import { goBenchWorkload } from './go-bench.ts'
import { sysbenchWorkload } from './sysbench.ts'

/** The shelf of workloads. Settings are parsed by each book's own schema, hence the `any`. */
// biome-ignore lint/suspicious/noExplicitAny: a list of books with different settings types
export const workloads: Workload<any>[] = [goBenchWorkload, commandWorkload, sysbenchWorkload]

/** The runtime that a suite's workload block chooses, or that its workload has. */
export const runtimeIdOf = (settings: { kind: string }): string => {
  const workload = workloadOf(settings.kind)
  return workload.runtimeFor?.(settings) ?? workload.runtime
}

// biome-ignore lint/suspicious/noExplicitAny: see above
export const workloadOf = (kind: string): Workload<any> => {
  const found = workloads.find((workload) => workload.kind === kind)
  if (found === undefined) throw new Error(`no workload "${kind}"`)
  return found
}
