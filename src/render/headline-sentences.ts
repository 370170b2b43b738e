/**
 * Wordings of the headline and of what to do: phrases only; what is said is decided by whoever calls
 * them.
 */

import { estimatedChange } from '../model/comparison.ts'
import { unbuiltUnit } from '../model/finding-codes.ts'
import { messageLineOf } from '../model/findings.ts'
import { metricFor } from '../model/metrics.ts'
import type { Conclusion, Problem, Suite } from '../model/model.ts'
import {
  clean,
  cleanName,
  list,
  type Phrase,
  plainText,
  plural,
  reasonOf,
  withoutStop,
} from '../model/plain.ts'
import { printLeastSize, printSize } from '../model/unit.ts'
import { hasEnds, MISSING, type RowView } from './document.ts'

/** Some of the benchmarks that a table counts. */
export type Counted = { names: string[]; of: number }

/** Longest name in a headline. */
const NAME_SHOWN = 60
const DELTAS_SHOWN = 3
export const METRICS_SHOWN = 3

/** What a headline says in place of a metric's label. */
const NOUNS: Record<string, string> = {
  'allocs/op': 'allocations',
  'bytes/op': 'allocated bytes',
}

export const isSpeed = (word: string): boolean => word === 'faster' || word === 'slower'

/** A metric in a sentence; the name of one that is not in the table may come from a stranger. */
export function metricNoun(id: string): Phrase {
  const { label, inferred } = metricFor(id)
  return [inferred ? { name: label } : (NOUNS[id] ?? label)]
}

/** `` `index_join` ``, `2 of 3 benchmarks`, `all 3 benchmarks`. */
function benchmarks({ names, of }: Counted): Phrase {
  if (names.length === 1) return [{ name: cleanName(names[0]!, NAME_SHOWN) }]
  if (names.length < of) return [`${names.length} of ${of} benchmarks`]
  return [of === 2 ? 'both benchmarks' : `all ${of} benchmarks`]
}

/** `1` is singular: `` `x` is ``, `2 of 3 benchmarks are`. */
const verb = ({ names }: Counted, one: string, many: string) => (names.length === 1 ? one : many)

const DECIMALS_BELOW_PCT = 10

/** Points of percent from which an interval is wide. */
const WIDE_PCT = 10

/**
 * The end of an interval that is nearest to no change, where the estimate says little: it is more
 * than twice as far, on the scale of ratios, and the interval is wide; else null.
 */
function nearEnd({ change }: RowView): number | null {
  if (change === null || change.high - change.low < WIDE_PCT) return null
  const near = change.point < 0 ? change.high : change.low
  const size = (pct: number) => Math.abs(Math.log1p(pct / FULL_PCT))
  const isOneSided = Math.sign(near) === Math.sign(change.point)
  return isOneSided && 2 * size(near) < size(change.point) ? near : null
}

/**
 * A delta for a headline, in about two digits: `-41 %`, `+6.2 %`, `+0.67 %`, `+48 B`; of a wide
 * interval its near end: `at least 12 %`.
 */
export function brief(row: RowView): string {
  const { change, delta } = row
  const near = nearEnd(row)
  if (near !== null) return atLeast(row, near)
  if (change === null || Math.abs(change.point) < DECIMALS_BELOW_PCT) return delta ?? MISSING
  return signOf(change.point) + printSize(change.point)
}

const signOf = (pct: number) => (pct < 0 ? '-' : '+')

const atLeast = ({ direction }: RowView, pct: number) =>
  `at least ${isSpeed(direction) ? '' : signOf(pct)}${printLeastSize(pct)}`

/** The same without a sign, beside a word that says the direction. */
const briefSize = (row: RowView): string =>
  row.change === null || nearEnd(row) !== null ? brief(row) : printSize(row.change.point)

/** Of what was seen, judged or not; what is new has no percent and is largest. */
export const changeSizeOf = ({ change }: RowView): number =>
  change === null ? Number.MAX_VALUE : Math.abs(change.point)

/**
 * `-41 %, -49 %`, or `-5.3 % to -49 %` where they are many, `at least 5.3 % each` where one of these is
 * known by its near end alone; largest first, but for those of several variants, which have their
 * names in the order of the table.
 */
function deltas({ rows, under }: Pick<Movement, 'rows' | 'under'>): Phrase {
  const isNamed = rows.length <= DELTAS_SHOWN && rows.every((row) => under(row).length > 0)
  const shownSize = (row: RowView) => Math.abs(nearEnd(row) ?? changeSizeOf(row))
  // Those without a percent are told by how much more it is.
  const step = ({ comparison: { estimate } }: RowView) => Math.abs(estimatedChange(estimate))
  const sorted = isNamed
    ? rows
    : rows.toSorted((a, b) => shownSize(b) - shownSize(a) || step(b) - step(a))
  const texts = sorted.map((row): Phrase => [{ prose: brief(row) }])
  const distinct = new Set(sorted.map(brief))
  if (distinct.size === 1) return texts[0] ?? []
  if (texts.length > DELTAS_SHOWN) {
    const [least, isOpen] = [sorted.at(-1)!, sorted.some((row) => nearEnd(row) !== null)]
    return isOpen
      ? [{ prose: `${atLeast(least, nearEnd(least) ?? least.change?.point ?? 0)} each` }]
      : [...texts.at(-1)!, ' to ', ...texts[0]!]
  }
  return texts.flatMap((text, i) => [...(i === 0 ? [] : [', ']), ...text, ...under(sorted[i]!)])
}

/** Rows that all went the same way, one a benchmark and metric. */
export type Movement = {
  rows: RowView[]
  counted: Counted
  /** Where several metrics tell of speed: which. */
  isOneOfSeveral: boolean
  /** The variants that are compared, base first; null: the change is. */
  versus: [base: Phrase, head: Phrase] | null
  /** Under which variant a row is, where that is all that its rows differ in; else nothing. */
  under: (row: RowView) => Phrase
}

const FULL_PCT = 100

/** `classic is 5 % slower than greentea in x`, `… faster than … in 2 of 3 benchmarks (-41 %, -49 %)`. */
function versusPhrase(movement: Movement, [base, head]: [Phrase, Phrase]): Phrase {
  const { rows, counted } = movement
  const row = rows[0]!
  const isOne = rows.length === 1 && row.change !== null
  const size = isOne ? `${briefSize(row)} ` : ''
  return [
    ...head,
    ` is ${size}${row.direction} than `,
    ...base,
    ' in ',
    ...benchmarks(counted),
    ...(isOne ? [] : [' (', ...deltas(movement), ')']),
  ]
}

/** `` `x` 12 % slower ``, `2 of 3 benchmarks faster (-41 %, -49 %)`. */
function speedPhrase(movement: Movement): Phrase {
  const { rows, counted, isOneOfSeveral, versus } = movement
  if (versus !== null) return versusPhrase(movement, versus)
  const row = rows[0]!
  const metrics = [...Map.groupBy(rows, ({ comparison }) => comparison.metric)]
  if (metrics.length > 1) {
    const parts = metrics.map(
      ([id, own]): Phrase => [...metricNoun(id), ' ', ...deltas({ ...movement, rows: own })],
    )
    return [...benchmarks(counted), ` ${row.direction} (`, ...list(parts, METRICS_SHOWN), ')']
  }
  const metric: Phrase = isOneOfSeveral ? [' in ', ...metricNoun(row.comparison.metric)] : []
  const subject = benchmarks(counted)
  const size = row.change === null ? Number.POSITIVE_INFINITY : Math.abs(row.change.point)
  const isBound = nearEnd(row) !== null
  if (rows.length === 1 && (isBound || (row.direction === 'slower' && size < FULL_PCT))) {
    return [...subject, ` ${briefSize(row)} ${row.direction}`, ...metric]
  }
  return [...subject, ` ${row.direction}`, ...metric, ' (', ...deltas(movement), ')']
}

/** Where the sign alone does not tell whether it is good. */
function goodness({ mark, comparison }: RowView): string {
  return comparison.better === 'lower' || !['worse', 'better'].includes(mark) ? '' : `${mark} `
}

/** `` allocations of `x` +0.67 % ``, `allocations of 2 of 3 benchmarks (+0.67 %, +1.0 %)`. */
function amountPhrase(movement: Movement): Phrase {
  const { rows, counted } = movement
  const row = rows[0]!
  const noun = metricNoun(row.comparison.metric)
  const adjective = goodness(row)
  if (row.comparison.verdict.word === 'changed')
    return [...noun, ' of ', ...benchmarks(counted), ' changed (', ...deltas(movement), ')']
  const subject: Phrase = [
    ...(adjective === '' ? [] : [adjective]),
    ...noun,
    ' of ',
    ...benchmarks(counted),
  ]
  if (rows.length === 1) return [...subject, ' ', ...deltas(movement)]
  return [...subject, ' (', ...deltas(movement), ')']
}

/** `` `x` has a longer tail (worst fifth of its runs +39 %) ``. */
function tailPhrase({ rows, counted }: Movement): Phrase {
  const tails = rows.flatMap(({ tail }): Phrase[] => (tail === null ? [] : [[tail]]))
  const isOne = rows.length === 1
  return [
    ...benchmarks(counted),
    ` ${isOne ? 'has' : 'have'} a longer tail (worst fifth of ${isOne ? 'its' : 'their'} runs `,
    ...list(tails, DELTAS_SHOWN),
    ')',
  ]
}

export const moved = (movement: Movement): Phrase =>
  movement.rows[0]!.tail !== null
    ? tailPhrase(movement)
    : isSpeed(movement.rows[0]!.direction)
      ? speedPhrase(movement)
      : amountPhrase(movement)

/** ` slower (+28 %)`, ` worse in bytes/op (+28 %)`. */
function worseBy(movement: Movement): Phrase {
  const { rows } = movement
  const row = rows[0]!
  const isPlain = row.direction === 'slower'
  const metric: Phrase = isPlain ? [] : [' in ', ...metricNoun(row.comparison.metric)]
  return [isPlain ? ' slower' : ' worse', ...metric, ' (', ...deltas(movement), ')']
}

/** `` `x` looks slower (+28 %), not confirmed ``. */
export const suspected = (movement: Movement): Phrase => [
  ...benchmarks(movement.counted),
  ` ${verb(movement.counted, 'looks', 'look')}`,
  ...worseBy(movement),
  ', not confirmed',
]

/** `` `x` slower (+1.6 %), perhaps by more than its margin ``: that it moved is certain. */
export const perhapsMore = (movement: Movement): Phrase => [
  ...benchmarks(movement.counted),
  ...worseBy(movement),
  `, perhaps by more than ${verb(movement.counted, 'its', 'their')} margin`,
]

const that =
  (words: string) =>
  (counted: Counted): Phrase => [...benchmarks(counted), words]

export const failed = that(' failed')
/** `side`: the one that failed; null: the report does not say. */
export const lostOnHead = (side: string | null) =>
  that(side === null ? ' failed in some rounds, on one side' : ` failed in some rounds on ${side}`)
export const rewritten = (counted: Counted): Phrase => [
  ...benchmarks(counted),
  ` ${verb(counted, 'was itself', 'were themselves')} changed, so that nothing is known of the code that ${verb(counted, 'it measures', 'they measure')}`,
]
export const withheld = that(' not judged, because unchanged code (a control) moved, too')
export const outOfMemory = that(' out of memory')
/** `at most 4.1 % slower`; `metric`: where several tell of speed, that of the bound. */
export const bound = (most: string, metric: string | null): Phrase => [
  `at most ${most} slower`,
  ...(metric === null ? [] : [' in ', ...metricNoun(metric)]),
]

/** `most`: by how much they can be slower at most; null: nobody knows. `isLed`: behind noneDecided. */
export const notEnough = (counted: Counted, most: Phrase | null, isLed: boolean): Phrase => {
  if (!isLed) {
    const bound: Phrase = most === null ? [] : [' (', ...most, ')']
    return [...benchmarks(counted), ' undecided', ...bound]
  }
  const { length } = counted.names
  const whom: Phrase = length > 1 ? [`${length}`] : benchmarks(counted)
  return [...whom, ' ', ...(most ?? ['without a bound'])]
}
/** `metric`: null: several. */
export const metricNotEnough = (metric: string | null, counted: Counted): Phrase => [
  ...(metric === null ? ['other metrics'] : metricNoun(metric)),
  ' of ',
  ...benchmarks(counted),
  ' undecided',
]
/** `isRest`: all others are told of. */
export const atMostSlower = (
  counted: Counted,
  most: Phrase,
  { isRest, isLed }: { isRest: boolean; isLed: boolean },
): Phrase => {
  const { length } = counted.names
  const whom: Phrase = isRest && length > 1 ? [`the other ${length}`] : benchmarks(counted)
  return isLed ? [...whom, ' ', ...most] : [...whom, ' undecided (', ...most, ')']
}
/** `isDecided`: some of them are, which is said behind it. */
export const nothingSlower = (counted: Counted, most: string, isDecided: boolean): Phrase => [
  `nothing more than ${most} slower: `,
  ...benchmarks(counted),
  isDecided ? '' : `, ${NOT_ONE[counted.names.length] ?? 'none'} decided`,
]
const NOT_ONE: Record<number, string> = { 1: 'not', 2: 'neither' }
export const ofWhichWithin = (count: number, margin: string): Phrase => [
  `, ${count} of them ${margin === '' ? 'without change' : margin}`,
]
export const notDecided = that(' undecided')
export const belowMargin = that(' changed by less than the margin')

export const differs = (rows: RowView[], counted: Counted): Phrase => [
  'another effect on ',
  ...benchmarks(counted),
  ' (',
  ...deltas({ rows, under: () => [] }),
  ')',
]

/** Of benchmarks that are told of already: this metric is open. */
export const metricNotDecided = (metric: string, counted: Counted): Phrase => [
  ...metricNoun(metric),
  ' of ',
  ...benchmarks(counted),
  ' undecided',
]

/** Of benchmarks that are told of already: some of their metrics are open. */
export const someNotDecided = (counted: Counted): Phrase => [
  'other metrics of ',
  ...benchmarks(counted),
  ' undecided',
]

/** `the other 21 within 2 %`; `within` is '' where nothing was shown by an interval. */
export const unmoved = (counted: Counted, within: string, isRest: boolean): Phrase => {
  const what = within === '' ? 'without change' : within
  if (!isRest || counted.names.length === 1) return [...benchmarks(counted), ` ${what}`]
  return [`the other ${counted.names.length} ${what}`]
}

export const sameEffect = (counted: Counted): Phrase => ['same effect on ', ...benchmarks(counted)]

/** `within 2 %`, `within 1 to 5 %`; '': no margin was shown to hold, or all are 0. */
export function withinMargins(marginsPct: number[]): string {
  if (marginsPct.every((pct) => pct === 0)) return ''
  const text = (pct: number) => String(Number(pct.toFixed(2)))
  const low = marginsPct.reduce((a, b) => Math.min(a, b))
  const high = marginsPct.reduce((a, b) => Math.max(a, b))
  return low === high ? `within ${text(low)} %` : `within ${text(low)} to ${text(high)} %`
}

export const meanMoved = (row: RowView): Phrase => [
  'geometric mean of ',
  ...metricNoun(row.comparison.metric),
  ' ',
  { prose: brief(row) },
]

export const underOne = (variant: Phrase): Phrase => [' under ', ...variant]
export const withCommand = (command: Phrase): Phrase => [' with ', ...command]

export const accepted = (phrase: Phrase): Phrase => [...phrase, ', accepted']

export const noneDecided = (of: number): Phrase => [`none of ${of} benchmarks decided: `]
export const NO_CHANGE: Phrase = ['no change: ']
export const NOTHING_GATES: Phrase = ['no gating row was measured']
export const NOTHING_COMPARED: Phrase = ['nothing was compared']
export const NONE_COMPARED: Phrase = [...NOTHING_COMPARED, ': ']

/** Before what happened to the benchmarks of another project. */
export const benchmarksOf = (project: string): Phrase => [
  'benchmarks of ',
  { name: cleanName(project, NAME_SHOWN) },
  ': ',
]

export const sameCode = (isUnreached: boolean, isMachineCode: boolean): Phrase => [
  `no change: same ${isMachineCode ? 'machine code' : 'code'}${isUnreached ? ', nothing that the change can reach' : ''}`,
]

/** `1 new benchmark, 2 gone: nothing to compare`. */
export const oneSided = (added: number, gone: number): Phrase => {
  const words = [
    ...(added > 0 ? [plural(added, 'new benchmark')] : []),
    ...(gone > 0 ? [`${gone} gone`] : []),
  ]
  return [`${words.join(', ')}: nothing to compare`]
}

/**
 * Benchmarks of which there is no row. How many a function or a command holds is known only after
 * it has run: `functions` and `commands` are those of which nothing ran, `parts` functions of which
 * something did; of `units`, packages that were not built, no name is known.
 */
export type Without = {
  units: number
  functions: number
  parts: number
  commands: number
  benchmarks: number
}

/** `2 benchmark functions and 3 benchmarks`. */
export function counted({ units, functions, parts, commands, benchmarks }: Without): Phrase {
  const nouns = [
    ...(units > 0 ? [plural(units, 'package')] : []),
    ...(functions > 0 ? [plural(functions, 'benchmark function')] : []),
    ...(parts > 0 ? [`parts of ${plural(parts, 'benchmark function')}`] : []),
    ...(commands > 0 ? [plural(commands, 'command')] : []),
    ...(benchmarks > 0 ? [plural(benchmarks, 'benchmark')] : []),
  ]
  return list(
    nouns.map((text): Phrase => [text]),
    nouns.length,
  )
}

export const leftOut = (what: Without): Phrase => [...counted(what), ' left out for lack of time']
export const failedOnEverySide = (what: Without): Phrase => [
  ...counted(what),
  ' failed on every side',
]

/**
 * `the tests of m/q do not compile on base: q_test.go:9:11: undefined: x`, the first of them;
 * `isBrief`: without the compiler's words, where the line has another failure.
 */
export function unbuilt([first, ...more]: readonly Problem[], isBrief: boolean): Phrase {
  const unit = isBrief ? unbuiltUnit(first?.details) : null
  const text = unit ?? (first === undefined ? '' : reasonOf(messageLineOf(first)))
  const others = more.length === 0 ? [] : [` (and ${plural(more.length, 'other package')})`]
  return [{ prose: withoutStop(text) }, ...others]
}

export const renamed = (count: number): Phrase => [
  `${plural(count, 'benchmark')} may have been renamed`,
]

/** How many benchmarks they have is not known. */
export const unlisted = (count: number): Phrase => [
  `${plural(count, 'package')} could not list ${count === 1 ? 'its' : 'their'} benchmarks, ` +
    'so none of them was run',
]

export const notRun = (what: Without): Phrase => [
  ...counted(what),
  ' not run, because the code is unchanged',
]

export const notExecuted = (what: Without): Phrase => [
  ...counted(what),
  ' left out, seen to run none of the changed code',
]

/** A sentence begins with a capital, a code span stays as it is. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function capital([first, ...rest]: Phrase): Phrase {
  if (first === undefined) return []
  if (typeof first === 'string') return [capitalised(first), ...rest]
  return 'prose' in first ? [{ prose: capitalised(first.prose) }, ...rest] : [first, ...rest]
}

/** A failure behind another one, which is not its cause. */
export const apart = (failure: Phrase): Phrase => ['apart from that, ', ...failure]

/** Clauses of a headline, the most pressing first. */
export const joined = (clauses: Phrase[]): Phrase =>
  clauses.flatMap((clause, i) => (i === 0 ? clause : ['; ', ...clause]))

/** The clauses for which the headline has no room, as a sentence. */
export const also = (clauses: Phrase[]): Phrase =>
  clauses.length === 0 ? [] : ['Also: ', ...joined(clauses), '.']

export const NAMED = 3

export const joinedSentences = (sentences: Phrase[]): Phrase =>
  sentences
    .filter((one) => one.length > 0)
    .flatMap((one, i): Phrase => (i === 0 ? one : [' ', ...one]))

/** Something to do, or to know: as it stands alone, and where there is little room. */
export type Action = { full: Phrase; brief: Phrase }

export const plainAction = (phrase: Phrase): Action => ({ full: phrase, brief: phrase })

/** Most letters of a sentence of duties, beside names and commands. */
const PROSE_IN_SENTENCE = 160

const isProse = (piece: Phrase[number]) =>
  typeof piece === 'string' || !('name' in piece || 'command' in piece)

const lettersIn = (phrase: Phrase) => plainText(phrase.filter(isProse)).length

/**
 * One sentence of the most pressing duties for which there is room, the first in any case; in full
 * as many of them as have room so, the most pressing first.
 */
export function sentence(duties: Action[]): Phrase {
  const hasRoom = (phrases: Phrase[]) => lettersIn(joined(phrases)) <= PROSE_IN_SENTENCE
  let phrases: Phrase[] = []
  const chosen = duties.filter(({ brief }, i) => {
    const isKept = i === 0 || hasRoom([...phrases, brief])
    if (isKept) phrases.push(brief)
    return isKept
  })
  for (const [i, { full }] of chosen.entries()) {
    const longer = phrases.with(i, full)
    if (hasRoom(longer)) phrases = longer
  }
  return phrases.length === 0 ? [] : [...capital(joined(phrases)), '.']
}

/** `time/op +5.3 %`: rows of one metric, as several contrasts have them. */
function metricMoved(rows: RowView[], hasRange: boolean): Phrase {
  const figures = rows.flatMap(({ mark, delta, tail }) =>
    mark === 'failed' || delta === null ? [] : [tail ?? delta],
  )
  const numbers = list(
    [...new Set(figures)].map((delta): Phrase => [{ prose: delta }]),
    NAMED,
  )
  const [{ interval, tail }, ...others] = rows as [RowView]
  const isRange = hasRange && others.length === 0 && tail === null
  const range =
    isRange && hasEnds(interval)
      ? [', between ', { prose: `${interval.low} and ${interval.high}` }]
      : []
  const of = rows.every(({ tail }) => tail !== null) ? 'worst fifth of ' : ''
  if (figures.length === 0) return [of, { prose: rows[0]!.metric }]
  return [of, { prose: rows[0]!.metric }, ' ', ...numbers, ...range]
}

/**
 * `groupby_scan (time/op +5.3 %, between +4.1 and +6.6; allocs/op +3)`: rows of one benchmark; `hasRange`:
 * with intervals.
 */
export function rowsNamed(rows: RowView[], hasRange: boolean): Phrase {
  const metrics = [...Map.groupBy(rows, ({ metric }) => metric).values()]
  const more = metrics.length - NAMED
  const moves = [
    ...metrics.slice(0, NAMED).map((some) => metricMoved(some, hasRange)),
    ...(more > 0 ? [[plural(more, 'more metric')]] : []),
  ]
  return [{ name: rows[0]!.comparison.benchmark }, ' (', ...joined(moves), ')']
}

export const lookAt = (rows: Phrase[]): Phrase => ['please look at ', ...list(rows, NAMED)]

/** Benchmarks by name alone. */
export const namesOf = (rows: RowView[]): Phrase[] =>
  [...new Set(rows.map(({ comparison }) => comparison.benchmark))].map((name): Phrase => [{ name }])

/** Longest reason in a sentence: it may be what a program said. */
const WHY_SHOWN = 120

/** Why nothing was measured, and what to do, as a problem of the run says it. */
export const seeWhyNone = (reason: string, next: string | undefined): Phrase => [
  'there is nothing to compare: ',
  { prose: withoutStop(reason) },
  ...(next === undefined ? [] : ['; next: ', { prose: withoutStop(next) }]),
]

/** Why what was compared does not count: the table below has it all the same. */
export const seeWhyUnenforced = (reason: string, next: string | undefined): Phrase => [
  'do not merge on these numbers: ',
  { prose: withoutStop(reason) },
  ...(next === undefined ? [] : ['; next: ', { prose: withoutStop(next) }]),
]

export const lookAtReason = (reasons: string[]): Action => {
  const pleaseLook = (text: string): Phrase => [
    'please look: ',
    { prose: withoutStop(text) || 'the gate gives no reason' },
  ]
  const [first = ''] = reasons
  return {
    full: pleaseLook(reasons.slice(0, 2).join('; ')),
    brief: pleaseLook(clean(first, WHY_SHOWN)),
  }
}

/** A note says why. */
export const seeWhy = (rows: Phrase[]): Phrase => [
  'please see why ',
  ...list(rows, NAMED),
  ' failed',
]

export const seeRenamed = (benchmarks: Phrase[]): Phrase => [
  'please say whether ',
  ...list(benchmarks, NAMED),
  ` ${benchmarks.length === 1 ? 'was' : 'were'} renamed: a removed benchmark is not ` +
    'compared with a new one',
]

export const seeRewritten = (benchmarks: Phrase[]): Phrase => [
  'please look at ',
  ...list(benchmarks, NAMED),
  `: ${benchmarks.length === 1 ? 'its' : 'their'} own code changed, and the numbers compare two benchmarks`,
]

export const seeWhyUnlisted = (units: Phrase[]): Phrase => [
  'please see why ',
  ...list(units, NAMED),
  ` cannot list ${units.length === 1 ? 'its' : 'their'} benchmarks`,
]

export const QUIETER: Phrase = ['run again on a quieter machine']

export const toDecide = ({ full, brief }: Action): Action => ({
  full: ['to decide: ', ...full],
  brief: ['to decide: ', ...brief],
})

export const pleaseDecide = (rows: Phrase[]): Phrase => [
  'please decide about ',
  ...list(rows, NAMED),
  ', which cannot be told from noise: run again, or accept',
]

/** Rows that a maintainer has accepted, and who. */
export const acceptedFor = (rows: Phrase[], by: string[]): Phrase => [
  'accepted for this commit by ',
  ...list(
    by.map((name): Phrase => [{ prose: name }]),
    NAMED,
  ),
  ': ',
  ...list(rows, NAMED),
]

export const ADVISORY: Phrase = ['advisory, nothing is enforced']

/** `run`: absent where nobody counts them. */
export const learning = (enforced: Conclusion, run: number | undefined, runs: number): Phrase => [
  `nothing is enforced yet${run === undefined ? '' : ` (run ${run} of ${runs})`}`,
  `: this would have ${WOULD_HAVE[enforced]}`,
]

const WOULD_HAVE: Record<Conclusion, string> = {
  success: 'passed',
  neutral: 'passed',
  action_required: 'asked you to look',
  failure: 'failed',
}

export const wouldHaveBeenSeen = (change: string): Phrase => [
  `undecided rows would have shown a change of ${change} in 4 of 5 runs`,
]

/** What would decide rows that are open. */
export const remedies = {
  quieter: QUIETER,
  /** What to do about the machine, as its findings say it. */
  machine: (advice: string[]): Phrase => joined(advice.map((one): Phrase => [{ prose: one }])),
  /** More than the job that ran it may take. */
  beyondJob: (duration: string, most: string): Phrase => [
    `a budget of ${duration}, but its job has room for ${most}: raise timeout-minutes, or ` +
      'share the run among machines (shard)',
  ],
  noRound: (why: string, commands: Phrase): Phrase => [`${why}: `, ...commands],
  /** `isAfterBuilds`: builds are not counted. */
  atMost: (duration: string, isAfterBuilds: boolean): Phrase => [
    `, which takes at most ${duration}${isAfterBuilds ? ' after the builds' : ''}`,
  ],
  notByRounds: (most: string, rows: number): Phrase => [
    `raise the margin, make runs longer, or use a quieter machine: rounds of ${most} would not ` +
      `decide ${plural(rows, 'row')}`,
  ],
  /** Beside what rounds decide. */
  otherwise: (rows: number): Phrase => [
    `${plural(rows, 'other row')} ${rows === 1 ? 'needs' : 'need'} a larger margin, longer runs `,
    'or a quieter machine',
  ],
  /** `isFirst`: up to the first analysis, before which nothing can be foretold. `whom`: they decide. */
  rounds: (rounds: number, duration: string, isFirst: boolean, whom: Phrase): Phrase => [
    `${plural(rounds, 'round')} from the start${isFirst ? ', for a first analysis' : ''}`,
    ...(whom.length === 0 ? [] : [isFirst ? ' of ' : ' for ', ...whom]),
    `, about ${duration}`,
  ],
  /** Of benchmarks with something undecided those in which nothing is left; [] where it is but one. */
  decided(whom: Counted): Phrase {
    const { names, of } = whom
    if (of === 1) return []
    if (names.length === of) return benchmarks(whom)
    if (names.length > 2) return [`${names.length} of ${of} undecided`]
    const phrases = names.map((name): Phrase => [{ name }])
    return list(phrases, 2)
  },
  decidedRows: (rows: number, of: number): Phrase => [`${rows} of ${of} undecided rows`],
  /** `isBegun`: some of them had a little time. */
  room: (what: Without, isBegun: boolean): Phrase => [
    'time for ',
    ...counted(what),
    ' that had ',
    isBegun ? 'too little' : 'none',
  ],
  /** `isAnswered`: whether `/bench` in a comment is. */
  commands: ({ name, compare }: Suite, flags: string, isAnswered: boolean): Phrase => {
    if (compare !== undefined)
      return [{ command: `gcbench run ${name} --compare ${compare.join()}${flags}` }]
    return [{ command: `${isAnswered ? '/bench' : 'gcbench run'} ${name}${flags}` }]
  },
  /** `rounds`: more than the suite allows, so that they have to be asked for; null: it does. */
  asked: (budget: string, rounds: number | null): string =>
    `${rounds === null ? '' : ` --rounds ${rounds}`} --budget ${budget}`,
  again: (command: string): Phrase => [{ command }],
  sameCommand: (flags: string): Phrase => [
    'the command that repeats this run, with ',
    { name: flags.trim() },
  ],
}

/** `; CPU time decides`: of so many benchmarks with two clocks for so many. */
export const decidedBy = (byCpu: number, all: number): Phrase => {
  if (all === 0) return []
  if (byCpu > 0 && byCpu < all) return [`; CPU time decides for ${byCpu} of ${all} benchmarks`]
  return [`; ${byCpu === 0 ? 'wall' : 'CPU'} time decides`]
}

/** Which rounds a report is of, where there are others. */
export const newRoundsAlone = (own: number, before: number): Phrase => [
  `This is about the ${plural(own, 'new round')} alone; the comment on the pull request judges them `,
  `together with the ${before} before them.`,
]

export const allRounds = (all: number, before: number): Phrase => [
  `This is about all ${all} rounds: ${before} that were reported before, and ${all - before} new ones.`,
]

/** Of benchmarks whose times decided nothing: `same instructions in 2 benchmarks`. */
export const sameWork = (count: number): Phrase => [
  `same instructions in ${plural(count, 'benchmark')}`,
]
/** `instructions +5.5 % in x, the same in 2 others`; the largest change where there are several. */
export const otherWork = (
  benchmark: string,
  change: string,
  count: number,
  same: number,
): Phrase => [
  `instructions ${change} in `,
  { name: benchmark },
  count === 1 ? '' : ` and changed in ${plural(count - 1, 'other')}`,
  same === 0 ? '' : `, the same in ${plural(same, 'other')}`,
]
