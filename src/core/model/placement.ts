/** The nouns: where a program may run. See model.ts. */
import { z } from 'zod'
import { short } from './bounds.ts'

/** What is asked of where a program runs, in the words of the suite; null: nothing. */
export type Placement = z.infer<typeof placementSchema>

export const placementSchema = z.strictObject({
  /** CPUs as `0-3,8`. */
  cpus: short.nullable(),
  /** NUMA nodes as `0` or `0-1`: their memory alone, and their CPUs unless `cpus` says which. */
  numa: short.nullable(),
  /** `never`: no transparent huge pages, whatever the machine's setting. */
  hugePages: z.enum(['never']).nullable(),
})

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
