/**
 * One row of the table of metrics: what most rows share, which way is good by the unit alone, and
 * the metrics of readings from /proc.
 */
import type { Assume, Direction, Usage } from './model.ts'
import { parseUnit } from './unit.ts'

/** What a reader calls a change: the word for a smaller number and for a larger one. */
type Words = { lower: string; higher: string }

export type Metric = {
  id: string
  label: string
  /** Base unit (unit.ts). */
  unit: string
  better: Direction
  assume: Assume
  /** The band inside which a difference does not matter, in percent. */
  marginPct: number
  /** Whether rows of this metric can fail the gate. */
  gates: boolean
  about: string
  words: Words
  /** True: not in the table; the direction is what the unit tells. */
  inferred: boolean
  /** Units in which programs print it. */
  printedAs: string[]
  /** True: no row of the table unless the suite names it. */
  onRequest: boolean
  /** True: a trial may lack it and be none the worse, as a percentile of few transactions. */
  isSparse?: true
  /** How it is read from the kernel's accounting of a trial; null: it is parsed from output. */
  fromUsage: { read(usage: Usage): number; perOperation: boolean } | null
}

export const TIME: Words = { lower: 'faster', higher: 'slower' }
export const SPEED: Words = { lower: 'slower', higher: 'faster' }
export const AMOUNT: Words = { lower: 'less', higher: 'more' }
export const NUMBER: Words = { lower: 'fewer', higher: 'more' }
export const PLAIN: Words = { lower: 'lower', higher: 'higher' }

/**
 * Margin of a metric that varies, in percent, where neither the suite nor its row of the table has
 * another.
 */
export const DEFAULT_MARGIN_PCT = 3

/** What most rows of the table share. */
export const NOISY = {
  better: 'lower',
  assume: 'noisy',
  marginPct: DEFAULT_MARGIN_PCT,
  gates: false,
  inferred: false,
  printedAs: [],
  onRequest: false,
  fromUsage: null,
} satisfies Partial<Metric>

export const EXACT = { ...NOISY, assume: 'exact', marginPct: 0 } satisfies Partial<Metric>

// Which way is good, as far as a unit tells.

/** A time as the last word of a rate: `docs/s`, `ops/min`, `frames_per_second`. */
const PER_TIME =
  /(?:\/|[ _-]per[ _-])(?:[mun\u00b5\u03bc]?s|secs?|(?:milli|micro|nano)?seconds?|m|mins?|minutes?|h|hours?)$/i
const SHORT_RATE = /(?:^|[ _-])(?:fps|ops|qps|rps|tps)$/i

/** What nobody wants, whether many or many a second. */
const COSTS = new Set([
  'error',
  'failure',
  'fail',
  'fault',
  'miss',
  'retry',
  'timeout',
  'drop',
  'loss',
  'stall',
  'failed',
  'missed',
  'retried',
  'dropped',
  'lost',
  'stalled',
  'alloc',
  'allocation',
  'instruction',
  'cycle',
])

/** Times and sizes as words; `parseUnit` knows those that it can scale. */
const TIME_UNITS = /^(?:[mun]?sec|(?:milli|micro|nano)?second|minute|hour)$/
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
  const isTime = unit === 's' || unit === 's/s' || TIME_UNITS.test(measured)
  if (wordsOf(printed).some((word) => COSTS.has(word))) return 'lower'
  // A time in a time is a share: of work, or of waiting.
  if (isRate(printed)) return isTime ? 'unknown' : 'higher'
  return isTime || SIZE.test(measured) || ['B', 'count'].includes(unit) ? 'lower' : 'unknown'
}

// Metrics of the readings taken from /proc while a trial runs: all informational, on request.

const WHAT = {
  rss: ['RSS', 'B', 'Resident memory of the process tree; shared pages count in each process'],
  vsz: ['VSZ', 'B', 'Address space of the process tree'],
  pss: ['PSS', 'B', 'Resident memory of the process tree, shared pages divided by their users'],
  'huge-pages': ['huge pages', 'B', 'Anonymous memory of the process tree in huge pages'],
  threads: ['threads', 'count', 'Threads of the process tree'],
  processes: ['processes', 'count', 'Processes of the tree'],
  'numa-main': [
    'NUMA main node',
    '%',
    'Share of resident memory on the NUMA node that has most of it, where there are several',
  ],
  'numa-other': [
    'NUMA other nodes',
    'B',
    'Resident memory on all NUMA nodes but the one that has most, where there are several',
  ],
} as const

const SUMMARIES = {
  max: 'largest of the readings (a peak between two is not seen)',
  mean: 'mean of the readings',
  end: 'last reading before the end',
}

export const readingMetrics: Metric[] = Object.entries(WHAT).flatMap(([id, [label, unit, about]]) =>
  Object.entries(SUMMARIES).map(([summary, how]) => ({
    ...NOISY,
    id: `${id}-${summary}`,
    label: `${label} ${summary}`,
    unit,
    marginPct: 5,
    onRequest: true,
    about: `${about}: ${how}.`,
    ...(unit === '%' ? { better: 'higher' as const } : {}),
    words: unit === 'B' ? AMOUNT : unit === '%' ? PLAIN : NUMBER,
  })),
)
