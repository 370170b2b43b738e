/** Whole stacks of both arms: where in the calls the samples differ, for a flame graph. */
import type { ProfiledStacks, Side } from '../model/model.ts'
import { type RunsBySide, withoutPointer } from './function-differences.ts'

/** Most of a target that are kept: those whose share of the samples differs most. */
const MOST_STACKS = 300
/** Deeper ones are recursions without end, and their innermost functions say what they do. */
const DEEPEST = 200

export type StackRow = { functions: string[]; baseSamples: number; headSamples: number }

const SIDES: Side[] = ['base', 'head']

/** A method whose receiver became a pointer, or a value, is one function: named as on head. */
export function compareStacks(runs: RunsBySide): ProfiledStacks {
  const counts = new Map<string, Record<Side, number> & { stack: string }>()
  const totals = { base: 0, head: 0 }
  for (const side of SIDES) {
    for (const { samples } of runs[side]) {
      totals[side] += samples.samples
      for (const [stack, count] of samples.stacks) {
        const same = withoutPointer(stack)
        const both = counts.get(same) ?? { base: 0, head: 0, stack }
        both[side] += count
        counts.set(same, { ...both, stack })
      }
    }
  }
  const moved = ({ base, head }: Record<Side, number>) =>
    Math.abs(head / Math.max(1, totals.head) - base / Math.max(1, totals.base))
  const ordered = [...counts].sort(([, a], [, b]) => moved(b) - moved(a))
  const places = new Map<string, number>()
  const placeOf = (name: string) => {
    const place = places.get(name) ?? places.size
    places.set(name, place)
    return place
  }
  const rows = ordered.slice(0, MOST_STACKS).map(([, { stack, base, head }]) => ({
    stack: stack.split(';').slice(-DEEPEST).map(placeOf).join(' '),
    ...{ baseSamples: base, headSamples: head },
  }))
  const left = (side: Side) =>
    ordered.slice(MOST_STACKS).reduce((sum, [, both]) => sum + both[side], 0)
  return {
    names: [...places.keys()],
    rows,
    left: { baseSamples: left('base'), headSamples: left('head') },
  }
}

/** The stacks with their names, those that differ most first. */
export const stackRows = ({ names, rows }: ProfiledStacks): StackRow[] =>
  rows.map(({ stack, ...samples }) => ({
    functions: stack.split(' ').map((place) => names[Number(place)] ?? ''),
    ...samples,
  }))
