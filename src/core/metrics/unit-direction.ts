/** Which way is good, as far as a unit tells. */
import type { Direction } from '../model/model.ts'
import { parseUnit } from './unit.ts'

/** A time as the last word of a rate: `docs/s`, `ops/min`, `frames_per_second`. */
const PER_TIME = /(?:\/|[ _-]per[ _-])(?:s|secs?|seconds?|m|mins?|minutes?|h|hours?)$/i
const SHORT_RATE = /(?:^|[ _-])(?:fps|ops|qps|rps|tps)$/i

/** What nobody wants, whether many or many a second; with an s, or without. */
const COSTS = new Set([
  ...['error', 'failure', 'fail', 'fault', 'timeout', 'drop', 'stall', 'alloc', 'allocation'],
  ...['misse', 'retrie', 'instruction', 'cycle'],
])

const isCost = (printed: string) =>
  printed
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => COSTS.has(word.replace(/s$/, '')))

/** Whether a unit is a number of something in a time. */
export const isRate = (printed: string) => PER_TIME.test(printed) || SHORT_RATE.test(printed)

/**
 * Times, amounts of memory, allocations and other costs are good when lower, rates of anything
 * else when higher. Of all other units nobody can be sure: a number of hits, a score, a level.
 */
export function directionOfUnit(printed: string): Direction {
  const { unit } = parseUnit(printed)
  if (isCost(printed)) return 'lower'
  // A time in a time is a share: of work, or of waiting.
  if (unit === 's/s') return 'unknown'
  if (isRate(printed)) return 'higher'
  return ['s', 'B', 'count'].includes(unit) ? 'lower' : 'unknown'
}
