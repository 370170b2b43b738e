import { percentOfLn, printDelta, printInterval } from '../../../src/model/unit.ts'
import { prepareShift, shiftEstimate, shiftInterval } from '../oracle/signed-rank.ts'

/** The paired ratio by gcbench's own estimate, with its 95 % interval. */
export function ratioOf(base: number[], head: number[]): string {
  const shift = prepareShift(base.map((sec, i) => Math.log((head[i] ?? sec) / sec)))
  const { low, high } = shiftInterval(shift, 0.05)
  const pct = (log: number) => percentOfLn(log)
  return `${printDelta(pct(shiftEstimate(shift)))} ${printInterval(pct(low), pct(high))}`
}
