/** The nouns: where a program may run. See model.ts. */

/** What is asked of where a program runs, in the words of the suite; null: nothing. */
export type Placement = {
  /** CPUs as `0-3,8`. */
  cpus: string | null
  /** NUMA nodes as `0` or `0-1`: their memory alone, and their CPUs unless `cpus` says which. */
  numa: string | null
  /** `never`: no transparent huge pages, whatever the machine's setting. */
  hugePages: 'never' | null
}

/** What a machine has of it. */
export type Topology = {
  /** CPUs that we may use, as `0-3,8`; null: unknown. */
  allowedCpus: string | null
  /** CPUs of each NUMA node by its number; empty: unknown. */
  nodes: Record<string, string>
}

/** A placement that a machine can do, in numbers; null: as the machine has it. */
export type Placed = {
  cpus: number[] | null
  /** NUMA nodes that memory comes from. */
  nodes: number[] | null
  hugePages: 'never' | null
}
