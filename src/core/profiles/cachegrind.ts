/** What cachegrind counted in two lengths of one program -> instructions by function. */
import { type Focus, type FunctionAmounts, ProfileError } from './decode.ts'

/** The files of one run, which differ in how many operations the program did, and nothing else. */
export type CountedLengths = { short: string; long: string }

/** Instructions by function: `fn=NAME`, then a line `LINE COUNT` for each line of its source. */
function readCounts(text: string): { events: Map<string, number>; total: number } {
  if (!/^events: Ir\b/m.test(text)) {
    throw new ProfileError('not a file of cachegrind that counts instructions (events: Ir)')
  }
  const events = new Map<string, number>()
  let name = ''
  let total = 0
  for (const line of text.split('\n')) {
    if (line.startsWith('fn=')) name = line.slice(3)
    const [, count] = /^\d+ (\d+)/.exec(line) ?? []
    if (count === undefined) continue
    events.set(name, (events.get(name) ?? 0) + Number(count))
    total += Number(count)
  }
  return { events, total }
}

/**
 * What the longer run did more than the shorter, by function: start-up and set-up are in both. A
 * collector that happened to do less in the longer one leaves no negative amount.
 */
export function instructionsBetween(
  { short, long }: CountedLengths,
  focus: Focus = () => true,
): FunctionAmounts {
  const [before, after] = [readCounts(short), readCounts(long)]
  const more = new Map(
    [...after.events].flatMap(([name, count]) => {
      const own = count - (before.events.get(name) ?? 0)
      return own > 0 && focus(name) ? [[name, own] as const] : []
    }),
  )
  const inFocus = [...more.values()].reduce((sum, one) => sum + one, 0)
  // All that was counted less is in the whole, too.
  const total = Math.min(inFocus, Math.max(0, after.total - before.total))
  return { total, flat: more, cum: more, stacks: more, events: more, isSampled: false }
}
