/** Counts of functions over several runs of both sides. */
import type { Side } from '../model/model.ts'
import type { ByFunction } from './decode.ts'

/** What one run says of functions. */
type SeenRun = Pick<ByFunction, 'flat' | 'cum'>

/** What a function has in each run, by side. */
export type Counts = Record<Side, number[]>
/** A function's own and whole part; `baseName`: as of a ProfiledFunction. */
export type CountedFunction = { name: string; baseName?: string; flat: Counts; cum: Counts }

/** What several runs of both sides counted, by function. */
export function countByFunction(runs: Record<Side, SeenRun[]>): CountedFunction[] {
  const all = new Map<string, CountedFunction>()
  const zeros = (): Counts => ({ base: runs.base.map(() => 0), head: runs.head.map(() => 0) })
  for (const side of ['base', 'head'] as const) {
    for (const [run, seen] of runs[side].entries()) {
      for (const kind of ['flat', 'cum'] as const) {
        for (const [name, count] of seen[kind]) {
          const entry = all.get(name) ?? { name, flat: zeros(), cum: zeros() }
          all.set(name, entry)
          entry[kind][side][run] = count
        }
      }
    }
  }
  return withPointers([...all.values()])
}

/** Of a function or of a whole stack: as if every receiver were a value. */
export const withoutPointer = (name: string) => name.replace(/\(\*([^()]+)\)/g, '$1')

/** A method whose receiver became a pointer, or a value, is one function on both sides. */
function withPointers(all: CountedFunction[]): CountedFunction[] {
  return [...Map.groupBy(all, ({ name }) => withoutPointer(name)).values()].flatMap((group) => {
    const base = group.filter(({ cum }) => sum(cum.base) > 0)
    const head = group.filter(({ cum }) => sum(cum.head) > 0)
    const [one, other] = [base[0], head[0]]
    if (group.length !== 2 || base.length !== 1 || !one || !other || one === other) return group
    const both = (kind: 'flat' | 'cum') => ({ base: one[kind].base, head: other[kind].head })
    return [{ name: other.name, baseName: one.name, flat: both('flat'), cum: both('cum') }]
  })
}

export const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
export const totalOf = ({ base, head }: Counts) => sum(base) + sum(head)
