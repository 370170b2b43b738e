/** Shelf: what a trial executes. */
import type { Workload } from '../contracts/workload.ts'
import { commandWorkload } from './command.ts'
import { goBenchmarks, goBenchWorkload } from './go-bench.ts'
import { sysbenchWorkload } from './sysbench.ts'

export { goBenchmarks }

/** What is measured where nobody says what: it needs no settings. */
export const UNASKED: string = goBenchWorkload.kind

/** The shelf of workloads. Settings are parsed by each book's own schema, hence the `any`. */
// biome-ignore lint/suspicious/noExplicitAny: a list of books with different settings types
export const workloads: Workload<any>[] = [goBenchWorkload, commandWorkload, sysbenchWorkload]

/** The book of a kind that a suite names; a suite is read against this shelf. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export const workloadOf = (kind: string): Workload<any> => {
  const found = workloads.find((workload) => workload.kind === kind)
  if (found === undefined) throw new Error(`no workload "${kind}"`)
  return found
}
