/** Lists of CPUs or NUMA nodes as Linux writes them, `0-3,8`; cpuset(7). */
import { z } from 'zod'
import type { Placement } from '../model/model.ts'
import { text } from './values.ts'

const MOST = 4096

/** The numbers in order, each once; null: no such list, or a number of 4096 or more. */
export function readCpuList(written: string): number[] | null {
  const result = new Set<number>()
  for (const part of written.trim().split(',')) {
    const [, first, last = first] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(part.trim()) ?? []
    if (first === undefined || Number(last) < Number(first) || Number(last) >= MOST) return null
    for (let one = Number(first); one <= Number(last); one++) result.add(one)
  }
  return [...result].sort((a, b) => a - b)
}

/** `0-3,8` for those numbers, which are in order. */
export function printCpuList(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const one of numbers) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === one - 1) last[1] = one
    else ranges.push([one, one])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',')
}

// Keys of the suite file that say where a program runs.

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
  cpus: cpus ?? null,
  numa: numa ?? null,
  hugePages: hugePages ?? null,
})

export const isAnywhere = ({ cpus, numa, hugePages }: Placement) =>
  cpus === null && numa === null && hugePages === null
