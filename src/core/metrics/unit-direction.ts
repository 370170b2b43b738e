/** Which way is good, as far as a unit tells. */
import type { Direction } from '../model/model.ts'
import { parseUnit } from './unit.ts'

/** A time as the last word of a rate: `docs/s`, `ops/min`, `frames_per_second`. */
const PER_TIME =
  /(?:\/|[ _-]per[ _-])(?:[mun\u00b5\u03bc]?s|secs?|(?:milli|micro|nano)?seconds?|m|mins?|minutes?|h|hours?)$/i
const SHORT_RATE = /(?:^|[ _-])(?:fps|ops|qps|rps|tps)$/i

/** What nobody wants, whether many or many a second. */
const COSTS = new Set([
  ...['error', 'failure', 'fail', 'fault', 'miss', 'retry', 'timeout', 'drop', 'loss', 'stall'],
  ...['failed', 'missed', 'retried', 'dropped', 'lost', 'stalled'],
  ...['alloc', 'allocation', 'instruction', 'cycle'],
])

/** Times and sizes as words; `parseUnit` knows those that it can scale. */
const TIME = /^(?:[mun]?sec|(?:milli|micro|nano)?second|minute|hour)$/
const SIZE = /^(?:(?:kilo|mega|giga|kibi|mebi|gibi)?byte|[kmg]i?b)$/

/** Of an English noun in lower case; a word that is no plural is its own. */
function singular(word: string): string {
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.replace(/es$/, '')
  return word.replace(/([^s])s$/, '$1')
}

/** Words in singular. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .map(singular)

/** Whether a unit is a number of something in a time. */
export const isRate = (printed: string) => PER_TIME.test(printed) || SHORT_RATE.test(printed)

/**
 * Times, amounts of memory, allocations and other costs are good when lower, rates of anything
 * else when higher. Of all other units nobody can be sure: a number of hits, a score, a level.
 * Singular and plural are the same unit.
 */
export function directionOfUnit(printed: string): Direction {
  const { unit } = parseUnit(printed)
  const measured = wordsOf(printed.replace(PER_TIME, '').split('/', 1)[0]!).at(-1) ?? ''
  const isTime = unit === 's' || unit === 's/s' || TIME.test(measured)
  if (wordsOf(printed).some((word) => COSTS.has(word))) return 'lower'
  // A time in a time is a share: of work, or of waiting.
  if (isRate(printed)) return isTime ? 'unknown' : 'higher'
  return isTime || SIZE.test(measured) || ['B', 'count'].includes(unit) ? 'lower' : 'unknown'
}
