/** Keys of the suite file that say where a program runs. */
import { z } from 'zod'
import type { Placement } from '../model/model.ts'
import { readCpuList } from './cpu-list.ts'
import { text } from './values.ts'

const numbers = (what: string) =>
  text
    .refine((written) => readCpuList(written) !== null, `expected ${what} such as 0-3 or 0,2`)
    .meta({ title: `list of ${what}` })

/** Beside the keys of what is placed; `of` says what that is. */
export const placementShape = (of: string) => ({
  cpus: numbers('CPUs')
    .optional()
    .describe(`CPUs that ${of} may run on, e.g. \`0-3\`. Without it: all CPUs of the machine.`),
  numa: numbers('NUMA nodes')
    .optional()
    .describe(
      `NUMA nodes for ${of}: it gets only their memory, and runs on their CPUs unless you set ` +
        '`cpus`.',
    ),
  'huge-pages': z
    .enum(['never'])
    .optional()
    .describe(
      `\`never\`: ${of} gets no transparent huge pages. Without it: as the machine is set.`,
    ),
})

type Written = {
  cpus?: string | undefined
  numa?: string | undefined
  hugePages?: 'never' | undefined
}

export const placementIn = ({ cpus, numa, hugePages }: Written): Placement => ({
  ...{ cpus: cpus ?? null, numa: numa ?? null, hugePages: hugePages ?? null },
})

export const isAnywhere = ({ cpus, numa, hugePages }: Placement) =>
  cpus === null && numa === null && hugePages === null
