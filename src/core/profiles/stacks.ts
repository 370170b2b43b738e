/** Whole stacks of both arms: where in the calls the samples differ, for a flame graph. */
import type { AmountStacks, ProfiledStacks, Side } from '../model/model.ts'
import { withoutPointer } from './by-function.ts'
import type { FunctionAmounts } from './decode.ts'
import type { RunsBySide } from './function-differences.ts'

/** Most of a target that are kept: those whose share of the whole differs most. */
const MOST_STACKS = 300
/** Amounts have up to four profiles a target. */
const MOST_OF_AMOUNTS = 100
/** Deeper ones are recursions without end, and their innermost functions say what they do. */
const DEEPEST = 200

/** A stack, and what it has of the whole on each side. */
export type StackRow = { functions: string[] } & Record<Side, number>

const SIDES: Side[] = ['base', 'head']

/** Samples of CPU profiles by whole stack. */
export function compareStacks(runs: RunsBySide): ProfiledStacks {
  const wholeOf = (side: Side) =>
    runs[side].map(({ samples: { samples: total, stacks } }) => ({ total, stacks }))
  const compared = compare({ base: wholeOf('base'), head: wholeOf('head') }, MOST_STACKS)
  const samplesOf = ({ base, head }: Record<Side, number>) => ({
    ...{ baseSamples: base, headSamples: head },
  })
  return {
    names: compared.names,
    rows: compared.rows.map(({ stack, ...both }) => ({ stack, ...samplesOf(both) })),
    left: samplesOf(compared.left),
  }
}

/** Amounts by whole stack. */
export const compareAmountStacks = (runs: Record<Side, FunctionAmounts[]>): AmountStacks =>
  compare(runs, MOST_OF_AMOUNTS)

type Whole = Pick<FunctionAmounts, 'total' | 'stacks'>

/** A method whose receiver became a pointer, or a value, is one function: named as on head. */
function compare(runs: Record<Side, Whole[]>, most: number): AmountStacks {
  const counts = new Map<string, Record<Side, number> & { stack: string }>()
  const totals = { base: 0, head: 0 }
  for (const side of SIDES) {
    for (const { total, stacks } of runs[side]) {
      totals[side] += total
      for (const [stack, count] of stacks) {
        const same = withoutPointer(stack)
        const both = counts.get(same) ?? { base: 0, head: 0, stack }
        both[side] += count
        counts.set(same, { ...both, stack })
      }
    }
  }
  const shareOf = (side: Side, of: number) => (totals[side] === 0 ? 0 : of / totals[side])
  const moved = ({ base, head }: Record<Side, number>) =>
    Math.abs(shareOf('head', head) - shareOf('base', base))
  const ordered = [...counts].sort(([, a], [, b]) => moved(b) - moved(a))
  const places = new Map<string, number>()
  const placeOf = (name: string) => {
    const place = places.get(name) ?? places.size
    places.set(name, place)
    return place
  }
  const rows = ordered.slice(0, most).map(([, { stack, base, head }]) => ({
    stack: stack.split(';').slice(-DEEPEST).map(placeOf).join(' '),
    ...{ base, head },
  }))
  const left = (side: Side) => ordered.slice(most).reduce((sum, [, both]) => sum + both[side], 0)
  return { names: [...places.keys()], rows, left: { base: left('base'), head: left('head') } }
}

/** The stacks with their names, those that differ most first. */
export const stackRows = ({ names, rows }: ProfiledStacks | AmountStacks): StackRow[] =>
  rows.map((row) => ({
    functions: row.stack.split(' ').map((place) => names[Number(place)] ?? ''),
    ...('base' in row
      ? { base: row.base, head: row.head }
      : { base: row.baseSamples, head: row.headSamples }),
  }))
