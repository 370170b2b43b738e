import type { Workload } from '../shelves.ts'
import { goBenchWorkload } from './go-bench.ts'

/** The shelf of workloads. Settings are parsed by each book's own schema, hence the `any`. */
// biome-ignore lint/suspicious/noExplicitAny: a list of books with different settings types
export const workloads: Workload<any>[] = [goBenchWorkload]

// biome-ignore lint/suspicious/noExplicitAny: see above
export const workloadOf = (kind: string): Workload<any> => {
  const found = workloads.find((workload) => workload.kind === kind)
  if (found === undefined) throw new Error(`no workload "${kind}"`)
  return found
}
