/** Where the time of a trial went: into operations that were counted, and into the rest. */
import type { ParsedTrial } from './parse.ts'

/** Seconds of the operations that stand behind the trial's numbers; 0: none say so. */
export const measuredSecOf = ({ parsed }: ParsedTrial): number =>
  parsed.value
    .filter(({ metric }) => metric === 'time/op')
    .reduce((sum, { value, iterations }) => sum + value * (iterations ?? 0), 0)

/** Seconds of one operation of every benchmark of the trial. */
export function opSecOf({ parsed }: ParsedTrial): number {
  const times = parsed.value.filter(({ metric }) => metric === 'time/op')
  const byName = Map.groupBy(times, ({ benchmark, procs }) => `${benchmark} ${procs}`)
  return [...byName.values()].reduce(
    (sum, all) => sum + all.reduce((own, { value }) => own + value, 0) / all.length,
    0,
  )
}
