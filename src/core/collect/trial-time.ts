/** Where the time of a trial went: into operations that were counted, and into the rest. */

import type { SamplePair, Samples } from '../../stats/power.ts'
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

/** The samples of each benchmark of the trial, by name. */
function samplesOf({ parsed }: ParsedTrial): Map<string, Samples> {
  const times = parsed.value.filter(({ metric, value }) => metric === 'time/op' && value > 0)
  const byName = Map.groupBy(times, ({ benchmark, procs }) => `${benchmark} ${procs}`)
  return new Map(
    [...byName].map(([name, all]) => {
      const sec = all.map(({ value, iterations }) => value * (iterations ?? 0))
      const sampleSec = sec.reduce((sum, one) => sum + one, 0) / sec.length
      return [name, { values: all.map(({ value }) => Math.log(value)), sampleSec }]
    }),
  )
}

/** Trials of one target that went well, as pairs: of each round the first trials of two arms. */
export function samplePairsOf(trials: readonly ParsedTrial[]): SamplePair[] {
  const first = trials.filter(({ record }) => record.trial.attempt === 0 && record.status === 'ok')
  const arms = [...new Set(first.map(({ record }) => record.trial.arm))].sort()
  const byRound = Map.groupBy(first, ({ record }) => record.trial.round)
  return [...byRound.values()].flatMap((own) => {
    const [base, head] = arms.map((arm) => own.find(({ record }) => record.trial.arm === arm))
    if (base === undefined || head === undefined) return []
    const [before, after] = [samplesOf(base), samplesOf(head)]
    return [...before].flatMap(([name, mine]) => {
      const its = after.get(name)
      return its === undefined || !(mine.sampleSec > 0) ? [] : [{ base: mine, head: its }]
    })
  })
}
