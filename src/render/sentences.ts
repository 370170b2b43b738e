/**
 * Every wording of a comment that says what happened, in one place: the headline, what to do, and
 * the titles of tables and folds. Phrases only; what is said is decided by whoever calls them.
 */
import { metricFor } from '../model/metrics.ts'
import type { Conclusion, Isolation, LossReason, Problem, Suite } from '../model/model.ts'
import { printDelta } from '../model/unit.ts'
import { reasonOf } from '../text/failure-excerpt.ts'
import { clean, cleanName, list, type Phrase, plainText, plural } from '../text/plain.ts'
import { type Mark, MISSING, type RowView, type Status, type Title } from './document.ts'

export type { Status as Mood }

/** Some of the benchmarks that a table counts. */
export type Counted = { names: string[]; of: number }

/** Longest name in a headline. */
const NAME_SHOWN = 60
const DELTAS_SHOWN = 3
const METRICS_SHOWN = 3

/** What a headline says in place of a metric's label. */
const NOUNS: Record<string, string> = {
  'allocs/op': 'allocations',
  'bytes/op': 'allocated bytes',
}

export const isSpeed = (word: string): boolean => word === 'faster' || word === 'slower'

/** A metric in a sentence; the name of one that is not in the table may come from a stranger. */
function metricNoun(id: string): Phrase {
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
  const { change, delta, direction } = row
  const near = nearEnd(row)
  if (near !== null) {
    const text =
      Math.abs(near) < DECIMALS_BELOW_PCT ? printDelta(near) : printDelta(Math.trunc(near))
    return `at least ${(isSpeed(direction) ? text.replace(/^[-+]/, '') : text).replace(/\.0+ /, ' ')}`
  }
  if (change === null || Math.abs(change.point) < DECIMALS_BELOW_PCT) return delta ?? MISSING
  const text = printDelta(change.point)
  return text.includes('e') ? text : text.replace(/\.\d+/, '').replace(/\d+/, digits(change.point))
}

const digits = (pct: number) => String(Math.round(Math.abs(pct)))

/** Of what was seen, judged or not; what is new has no percent and is largest. */
export const changeSizeOf = ({ change }: RowView): number =>
  change === null ? Number.MAX_VALUE : Math.abs(change.point)

/** `-41 %, -49 %`, or `-5.3 % to -49 %` where they are many; largest first. */
function deltas(rows: RowView[]): Phrase {
  const shownSize = (row: RowView) => Math.abs(nearEnd(row) ?? changeSizeOf(row))
  const sorted = [...rows].sort((a, b) => shownSize(b) - shownSize(a))
  const texts = sorted.map((row): Phrase => [{ prose: brief(row) }])
  const distinct = new Set(sorted.map(brief))
  if (distinct.size === 1) return texts[0] ?? []
  if (texts.length > DELTAS_SHOWN) return [...texts.at(-1)!, ' to ', ...texts[0]!]
  return texts.flatMap((text, i) => (i === 0 ? text : [', ', ...text]))
}

/** Rows that all went the same way, one a benchmark and metric. */
export type Movement = {
  rows: RowView[]
  counted: Counted
  /** Where several metrics tell of speed: which. */
  isOneOfSeveral: boolean
  /** The variants that are compared, base first; null: the change is. */
  versus: [base: Phrase, head: Phrase] | null
}

const FULL_PCT = 100

/** `classic is 5 % slower than greentea in x`, `… faster than … in 2 of 3 benchmarks (-41 %, -49 %)`. */
function versusPhrase({ rows, counted }: Movement, [base, head]: [Phrase, Phrase]): Phrase {
  const row = rows[0]!
  const isOne = rows.length === 1 && row.change !== null
  const size = isOne ? `${brief(row).replace(/^[-+]/, '')} ` : ''
  return [
    ...head,
    ` is ${size}${row.direction} than `,
    ...base,
    ' in ',
    ...benchmarks(counted),
    ...(isOne ? [] : [' (', ...deltas(rows), ')']),
  ]
}

/** `` `x` 12 % slower ``, `2 of 3 benchmarks faster (-41 %, -49 %)`. */
function speedPhrase(movement: Movement): Phrase {
  const { rows, counted, isOneOfSeveral, versus } = movement
  if (versus !== null) return versusPhrase(movement, versus)
  const row = rows[0]!
  const metrics = [...Map.groupBy(rows, ({ comparison }) => comparison.metric)]
  if (metrics.length > 1) {
    const parts = metrics.map(([id, own]): Phrase => [...metricNoun(id), ' ', ...deltas(own)])
    return [...benchmarks(counted), ` ${row.direction} (`, ...list(parts, METRICS_SHOWN), ')']
  }
  const metric: Phrase = isOneOfSeveral ? [' in ', ...metricNoun(row.comparison.metric)] : []
  const subject = benchmarks(counted)
  const size = row.change === null ? Number.POSITIVE_INFINITY : Math.abs(row.change.point)
  const isBound = nearEnd(row) !== null
  if (rows.length === 1 && (isBound || (row.direction === 'slower' && size < FULL_PCT))) {
    return [...subject, ` ${brief(row).replace(/^[-+]/, '')} ${row.direction}`, ...metric]
  }
  return [...subject, ` ${row.direction}`, ...metric, ' (', ...deltas(rows), ')']
}

/** Where the sign alone does not tell whether it is good. */
function goodness({ mark, comparison }: RowView): string {
  return comparison.better === 'lower' || !['worse', 'better'].includes(mark) ? '' : `${mark} `
}

/** `` allocations of `x` +0.67 % ``, `allocations of 2 of 3 benchmarks (+0.67 %, +1.0 %)`. */
function amountPhrase({ rows, counted }: Movement): Phrase {
  const row = rows[0]!
  const noun = metricNoun(row.comparison.metric)
  const adjective = goodness(row)
  if (row.comparison.verdict.word === 'changed')
    return [...noun, ' of ', ...benchmarks(counted), ' changed (', ...deltas(rows), ')']
  const subject: Phrase = [
    ...(adjective === '' ? [] : [adjective]),
    ...noun,
    ' of ',
    ...benchmarks(counted),
  ]
  if (rows.length === 1) return [...subject, ' ', ...deltas(rows)]
  return [...subject, ' (', ...deltas(rows), ')']
}

export const moved = (movement: Movement): Phrase =>
  isSpeed(movement.rows[0]!.direction) ? speedPhrase(movement) : amountPhrase(movement)

/** `` `x` looks 28 % slower, not confirmed ``. */
export function suspected(movement: Movement): Phrase {
  const { rows, counted } = movement
  const row = rows[0]!
  const looks = verb(counted, 'looks', 'look')
  const isPlain = row.direction === 'slower'
  const metric: Phrase = isPlain ? [] : [' in ', ...metricNoun(row.comparison.metric)]
  const word = isPlain ? 'slower' : 'worse'
  return [
    ...benchmarks(counted),
    ` ${looks} ${word}`,
    ...metric,
    ' (',
    ...deltas(rows),
    '), not confirmed',
  ]
}

const that =
  (words: string) =>
  (counted: Counted): Phrase => [...benchmarks(counted), words]

export const failed = that(' failed')
export const lostOnHead = that(' failed in some rounds, on one side')
export const withheld = that(' withheld because a control moved')
export const outOfMemory = that(' out of memory')
/** `most`: by how much they can be slower at most; null: nobody knows. */
export const notEnough = (counted: Counted, most: string | null, isLead: boolean): Phrase => [
  ...benchmarks(counted),
  ...(isLead ? [] : [' not measured enough']),
  ...(most === null ? [] : [` (at most ${most} slower)`]),
]
/** `metric`: null: several. */
export const metricNotEnough = (metric: string | null, counted: Counted): Phrase => [
  ...(metric === null ? ['other metrics'] : metricNoun(metric)),
  ' of ',
  ...benchmarks(counted),
  ' not measured enough',
]
export const atMostSlower = (counted: Counted, most: string): Phrase => [
  ...benchmarks(counted),
  ` at most ${most} slower`,
]
export const nothingSlower = (counted: Counted, most: string): Phrase => [
  `nothing more than ${most} slower: `,
  ...benchmarks(counted),
]
export const ofWhichWithin = (count: number, margin: string): Phrase => [
  `, ${count} of them ${margin === '' ? 'without change' : margin}`,
]
export const notDecided = that(' not decided')
export const belowMargin = that(' changed by less than the margin')

export const differs = (rows: RowView[], counted: Counted): Phrase => [
  'another effect on ',
  ...benchmarks(counted),
  ' (',
  ...deltas(rows),
  ')',
]

/** Of benchmarks that are told of already: this metric is open. */
export const metricNotDecided = (metric: string, counted: Counted): Phrase => [
  ...metricNoun(metric),
  ' of ',
  ...benchmarks(counted),
  ' not decided',
]

/** Of benchmarks that are told of already: some of their metrics are open. */
export const someNotDecided = (counted: Counted): Phrase => [
  'other metrics of ',
  ...benchmarks(counted),
  ' not decided',
]

/** `the other 21 within 2 %`; `within` is '' where nothing was shown by an interval. */
export const unmoved = (counted: Counted, within: string, isRest: boolean): Phrase => {
  const what = within === '' ? 'without change' : within
  if (!isRest || counted.names.length === 1) return [...benchmarks(counted), ` ${what}`]
  return [`the other ${counted.names.length} ${what}`]
}

export const sameEffect = (counted: Counted): Phrase => ['same effect on ', ...benchmarks(counted)]

/** `within 2 %`, `within 1 to 5 %`; '': no margin was shown to hold, or all are 0. */
export function within(marginsPct: number[]): string {
  if (marginsPct.every((pct) => pct === 0)) return ''
  const text = (pct: number) => String(Number(pct.toFixed(2)))
  const low = marginsPct.reduce((a, b) => Math.min(a, b))
  const high = marginsPct.reduce((a, b) => Math.max(a, b))
  return low === high ? `within ${text(low)} %` : `within ${text(low)} to ${text(high)} %`
}

export const moreMoved = (count: number): Phrase => [`${count} more such`]

export const meanMoved = (row: RowView): Phrase => [
  'geometric mean of ',
  ...metricNoun(row.comparison.metric),
  ' ',
  { prose: brief(row) },
]

export const underOne = (variant: Phrase): Phrase => [' under ', ...variant]
export const withCommand = (command: Phrase): Phrase => [' with ', ...command]

export const accepted = (phrase: Phrase): Phrase => [...phrase, ', accepted']

export const NOT_ENOUGH: Phrase = ['not measured enough: ']
export const NO_CHANGE: Phrase = ['no change: ']
export const NOTHING_GATES: Phrase = ['no gating row was measured']
export const NOTHING_COMPARED: Phrase = ['nothing was compared']
export const noneCompared = (why: Phrase): Phrase => [...NOTHING_COMPARED, ': ', ...why]

export const sameCode = (isUnreached: boolean): Phrase => [
  `no change: same machine code${isUnreached ? ', nothing that the change can reach' : ''}`,
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
 * something did.
 */
export type Without = { functions: number; parts: number; commands: number; benchmarks: number }

/** `2 benchmark functions and 3 benchmarks`. */
function counted({ functions, parts, commands, benchmarks }: Without): Phrase {
  const nouns = [
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

/** `the tests of m/q do not compile on base: q_test.go:9:11: undefined: x`, the first of them. */
export const unbuilt = ([first, ...more]: readonly Problem[]): Phrase => [
  { prose: unended(reasonOf(first?.message ?? '')) },
  ...(more.length === 0 ? [] : [` (and ${plural(more.length, 'other package')})`]),
]

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

/** A sentence begins with a capital, a code span stays as it is. */
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function capital([first, ...rest]: Phrase): Phrase {
  if (first === undefined) return []
  if (typeof first === 'string') return [capitalised(first), ...rest]
  return 'prose' in first ? [{ prose: capitalised(first.prose) }, ...rest] : [first, ...rest]
}

/** Clauses of a headline, the most pressing first. */
export const joined = (clauses: Phrase[]): Phrase =>
  clauses.flatMap((clause, i) => (i === 0 ? clause : ['; ', ...clause]))

const NAMED = 3

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
function metricMoved(rows: RowView[]): Phrase {
  const figures = rows.flatMap(({ mark, delta }) =>
    mark === 'failed' || delta === null ? [] : [delta],
  )
  const numbers = list(
    [...new Set(figures)].map((delta): Phrase => [{ prose: delta }]),
    NAMED,
  )
  return [{ prose: rows[0]!.metric }, figures.length > 0 ? ' ' : '', ...numbers]
}

/** `groupby_scan (time/op +5.3 %; allocs/op +3)`: rows of one benchmark. */
export function rowsNamed(rows: RowView[]): Phrase {
  const metrics = [...Map.groupBy(rows, ({ metric }) => metric).values()]
  const more = metrics.length - NAMED
  const moves = [
    ...metrics.slice(0, NAMED).map(metricMoved),
    ...(more > 0 ? [[plural(more, 'more metric')]] : []),
  ]
  return [{ name: rows[0]!.comparison.benchmark }, ' (', ...joined(moves), ')']
}

export const lookAt = (rows: Phrase[]): Phrase => ['please look at ', ...list(rows, NAMED)]

/** Benchmarks by name alone. */
export const namesOf = (rows: RowView[]): Phrase[] =>
  [...new Set(rows.map(({ comparison }) => comparison.benchmark))].map((name): Phrase => [{ name }])

/** What others say, to stand inside of a sentence. */
const unended = (text: string): string => text.replace(/[.\s]+$/, '')

/** Longest reason in a sentence: it may be what a program said. */
const WHY_SHOWN = 120

/** Why nothing was measured, and what to do, as a problem of the run says it. */
export const seeWhyNone = (reason: string, next: string | undefined): Phrase => [
  'there is nothing to compare: ',
  { prose: unended(reason) },
  ...(next === undefined ? [] : ['; next: ', { prose: unended(next) }]),
]

export const lookAtReason = (reasons: string[]): Action => {
  const pleaseLook = (text: string): Phrase => [
    'please look: ',
    { prose: unended(text) || 'the gate gives no reason' },
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

export const ADVISORY: Phrase = ['advisory, nothing is enforced']

/** `run`: absent where nobody counts them. */
export const learning = (enforced: Conclusion, run: number | undefined, runs: number): Phrase => [
  run === undefined ? 'learning' : `learning, run ${run} of ${runs}`,
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
  /** `isFirst`: up to the first analysis, before which nothing can be foretold. */
  rounds: (rounds: number, duration: string, isFirst: boolean): Phrase => [
    `${plural(rounds, 'round')} from the start${isFirst ? ', for a first analysis' : ''}, `,
    `about ${duration}`,
  ],
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
    const own = { command: `gcbench run ${name}${flags}` }
    return isAnswered ? [{ command: `/bench ${name}${flags}` }, ', or ', own] : [own]
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

/** Which rounds a report is of, where there are others. */
export const newRoundsAlone = (own: number, before: number): Phrase => [
  `This is about the ${plural(own, 'new round')} alone; the comment on the pull request judges them `,
  `together with the ${before} before them.`,
]

export const allRounds = (all: number, before: number): Phrase => [
  `This is about all ${all} rounds: ${before} that were reported before, and ${all - before} new ones.`,
]

export const STATUS_ICONS: Record<Status, string> = { good: '✅', bad: '❌', ask: '⚠️', advice: 'ℹ️' }

const MARK_ICONS: Record<Mark, string> = {
  failed: '⛔',
  withheld: '✋',
  oom: '💥',
  worse: '❌',
  better: '✅',
  differs: '🔀',
  unsure: '🟡',
  same: '➖',
}

/** Worse, in a row that cannot fail the check. */
const HARMLESS_ICON = '🔸'
const ACCEPTED_ICON = '🤝'

type Marked = Pick<RowView, 'mark' | 'gates' | 'isEnforced'>

/** Worse, and fails nothing: red is for what can fail the check. */
export const isHarmless = ({ mark, gates, isEnforced }: Marked): boolean =>
  mark === 'worse' && !(gates && isEnforced)

export function iconOf(row: Marked & Pick<RowView, 'isAccepted'>): string {
  if (row.isAccepted && !['same', 'better'].includes(row.mark)) return ACCEPTED_ICON
  return isHarmless(row) ? HARMLESS_ICON : MARK_ICONS[row.mark]
}

/** Below a table of a terminal: rows that it does not show, by why. */
export function hiddenRows(rows: RowView[]): Phrase {
  const isBeside = ({ comparison }: RowView) => comparison.role === 'informational'
  const count = (words: string, some: RowView[]) =>
    some.length === 0 ? [] : [`${plural(some.length, 'row')} ${words}`]
  const [own, beside] = [rows.filter((row) => !isBeside(row)), rows.filter(isBeside)]
  const counts = [
    ...count(
      'that did not move',
      own.filter(({ mark }) => mark === 'same'),
    ),
    ...count(
      'not decided',
      own.filter(({ mark }) => mark === 'unsure'),
    ),
    ...count(
      'more',
      own.filter(({ mark }) => mark !== 'same' && mark !== 'unsure'),
    ),
  ]
  const ownCounts = counts.length === 0 ? [] : [counts.join(', ')]
  return [
    ...joined([
      ...(ownCounts.length > 0 ? [ownCounts] : []),
      ...(beside.length > 0 ? [otherMetrics(beside)] : []),
    ]),
    ': --all',
  ]
}

export const moreLines = (count: number): string => `${count} more lines: --all`
const ALL_BENCHMARKS = 'all benchmarks'
export const failedRows = (name: string | null, rows: number): Phrase => [
  name === null ? ALL_BENCHMARKS : { name },
  `: failed (${rows} more)`,
]
export const NO_FUNCTION = 'no function is beyond the noise'
export const REPEAT_BY = 'repeat:'

/** A row that somebody accepted, when, and for which commit. */
export const acceptedRow = (
  one: Record<'row' | 'state' | 'by' | 'day' | 'head' | 'reason', string>,
): Phrase => [
  { name: one.row },
  `: ${one.state}, by `,
  { prose: one.by },
  ' on ',
  { day: one.day },
  ' for ',
  { name: one.head },
  ': ',
  { prose: one.reason },
  '.',
]
export const ACCEPTANCE_ICONS = { 'in force': '🤝', lapsed: '⌛', 'no such row': '❓' }
export const thenDo = (next: Phrase): Phrase => [' Next: ', ...next, '.']

/** How to read marks and strips. */
export const legend = (): Phrase => [
  `${MARK_ICONS.better} better, ${MARK_ICONS.worse} worse, ${HARMLESS_ICON} worse but fails `,
  `nothing, ${ACCEPTED_ICON} accepted by a maintainer, ${MARK_ICONS.same} no change, `,
  `${MARK_ICONS.unsure} cannot tell, ${MARK_ICONS.differs} changed, but the suite does not say `,
  'which way is better (in an interaction: the change acts differently under the two variants), ',
  `${MARK_ICONS.withheld} withheld, ${MARK_ICONS.oom} out of memory, ${MARK_ICONS.failed} too `,
  'little data for a verdict. The strip below a benchmark runs from smaller (left) to larger ',
  '(right), on one scale per table: ● the estimate, ═ its interval, │ zero, ░ the margin, ',
  'inside which a difference does not matter.',
]

export const BENCHMARK = 'Benchmark'
export const DIFFERENCE = 'Difference'
export const EFFECT = 'effect'
export const GEOMEAN = 'geometric mean'
export const VARIANT = 'Variant'
export const AGAINST_IT = 'against it'
export const ACCEPTED_ROWS = 'Accepted rows'
export const NOTES = 'Notes'
export const DETAILS = 'Details: how each row was judged, what was compared, how to repeat it'

/** Over deltas of several contrasts. */
export const CHANGE = 'Change'

export const versus = ([base, head]: [Phrase, Phrase]): Phrase =>
  capital([...head, ' vs ', ...base])

export const intervalAt = (level: string): string => `${level} interval`

/** What stands for the picture where it cannot be seen. */
export const pictureOf = (count: number): string =>
  `Intervals of ${plural(count, 'row')} against zero; the table below has their numbers.`

/** Below a picture. */
export const undrawnRows = (count: number): string => `and ${count} more in the table`

export const notes = (count: number): string => `${count} notes`

export const explained = (count: number): string =>
  `Why: more metrics of ${plural(count, 'benchmark')}`

const metricsOf = (rows: RowView[]) => [...Map.groupBy(rows, ({ comparison }) => comparison.metric)]

const countedIn = (rows: RowView[]): Phrase => {
  const own = rows.filter(({ comparison }) => comparison.role !== 'geomean')
  const names = [...new Set(own.map(({ comparison }) => comparison.benchmark))]
  if (names.length === 0) return ['the mean']
  return names.length === 1 ? [{ name: names[0]! }] : [plural(names.length, 'benchmark')]
}

/** `No change: time/op of 21 benchmarks, allocations of 24 benchmarks`. */
export function foldedRows(rows: RowView[]): Phrase {
  const kinds: [string, RowView[]][] = [
    ['faster or better: ', rows.filter(({ mark }) => mark === 'better')],
    ['not decided: ', rows.filter(({ mark }) => mark === 'unsure')],
    ['no change: ', rows.filter(({ mark }) => mark === 'same')],
    ['other: ', rows.filter(({ mark }) => !['better', 'unsure', 'same'].includes(mark))],
  ]
  const clauses = kinds
    .filter(([, found]) => found.length > 0)
    .map(([word, found]): Phrase => {
      const metrics = metricsOf(found).map(
        ([metric, own]): Phrase => [...metricNoun(metric), ' of ', ...countedIn(own)],
      )
      return [word, ...list(metrics, METRICS_SHOWN)]
    })
  return capital(joined(clauses))
}

/** `CPU time/op and max RSS (do not gate): 2 worse, 3 better, 1 not decided`. */
export function otherMetrics(rows: RowView[]): Phrase {
  const names = metricsOf(rows).map(([metric]) => metricNoun(metric))
  return [...capital(list(names, METRICS_SHOWN)), ` (not gating): ${countsOf(rows, 'benchmarks')}`]
}

/** Of benchmarks, the means over them apart. */
const namesIn = (rows: RowView[]) =>
  new Set(
    rows.flatMap(({ comparison: { role, benchmark } }) => (role === 'geomean' ? [] : [benchmark])),
  )

/** Rows that do not gate, or the benchmarks that have them, by what was shown of them. */
function countsOf(rows: RowView[], of: 'metrics' | 'benchmarks'): string {
  const isOfRows = of === 'metrics' || namesIn(rows).size === 0
  const count = (words: string, ...marks: Mark[]): { size: number; words: string }[] => {
    const marked = rows.filter(({ mark }) => marks.includes(mark))
    const size = isOfRows ? marked.length : namesIn(marked).size
    return size === 0 ? [] : [{ size, words }]
  }
  const counts = [
    ...count('failed', 'failed', 'withheld'),
    ...count('out of memory', 'oom'),
    ...count('worse', 'worse'),
    ...count('better', 'better'),
    ...count('changed', 'differs'),
    ...count('not decided', 'unsure'),
    ...count('without change', 'same'),
  ]
  return counts
    .map(({ size, words }, i) => `${i > 0 || isOfRows ? size : plural(size, 'benchmark')} ${words}`)
    .join(', ')
}

/** The title of a contrast that is folded. */
export function otherContrast(table: Title & { news: Phrase }, isGating: boolean): Phrase {
  const title = table.isInteraction ? table.short : table.place
  const news = table.news.length === 0 ? ['nothing was compared'] : table.news
  return [...capital(title), isGating ? ': ' : ' (not gating): ', ...lower(news)]
}

const lower = ([first, ...rest]: Phrase): Phrase =>
  typeof first === 'string'
    ? [first.charAt(0).toLowerCase() + first.slice(1), ...rest]
    : first === undefined
      ? []
      : [first, ...rest]

/** Where the whole of a text is that was cut. */
export const WHOLE = {
  comment: 'The job summary and report.json have all of it.',
  summary: 'report.json has all of it.',
} as const

/** Under a comment: where the run is, with the report as its artifact. */
export const FULL_REPORT = 'full report'
/** Beside it: the page that explains every word. */
export const HOW_TO_READ_IT = 'how to read it'

export const FROM_FORK =
  'From a fork: the measured code ran on the machine that measured it and could have changed these' +
  ' numbers. Treat them as advice.'

export const NOT_MEASURED = '⛔ Not measured: please look'

/** Under a benchmark: rows that explain. */
export const ALL_MEANS = 'all benchmarks, geometric means'
export const LATENCIES = 'latencies'
export const POOLED = 'Share of the transactions by latency, all rounds together:'

export const collectionsTitle = (name: string): Phrase => [
  { name },
  ': collections of the garbage collector, all rounds together',
]

/** Of one benchmark, or of the means over all: a row a metric. */
export const moreMetrics = (rows: RowView[]): string =>
  `${plural(rows.length, 'more metric')}, not gating: ${countsOf(rows, 'metrics')}`

/** What was compared, where and how. */
export const FACTS = 'What was compared, where, and how to repeat it'
export const COMPARED = 'What was compared'
export const WHERE = 'Where'
export const THE_RUN = 'The run'
export const TO_REPEAT = 'To repeat it:'
export const HOW_TO_READ = 'How to read this'
export const BUILD_COLUMNS = [
  'arm',
  'package',
  'SHA-256 of the binary',
  'toolchain',
  'settings it carries',
]

/** How rows were judged, and what is beside them. */
export const HOW_JUDGED = 'How each row was judged'
export const EACH_MACHINE = 'Each machine alone'
export const inEveryRow = (same: [string, string | null][]): Phrase => [
  'In every row: ',
  ...joined(same.map(([label, value]): Phrase => [`${label} `, { prose: value ?? MISSING }])),
  '.',
]
export const andMore = (count: number): string => `And ${count} more.`
export const lastLinesTitle = (name: string): Phrase => [{ name }, ', last lines:']
export const withoutNumbers = (count: number): string => `${plural(count, 'trial')} without numbers`

/** The tables as text. */
export const AS_TEXT = 'The same as text'
export const LIKE_BENCHSTAT =
  'In the format of benchstat: `~` means that no change was shown; p is of the paired test,' +
  ' adjusted for all analyses and the whole table. benchstat itself reads the files' +
  ' `bench-*.txt` beside report.json, but does not use the pairs.'

/** Profiles. */
export const OWN_CODE = 'function, in its own code'
export const WITH_CALLS = 'function, with what it calls'
export const WHOLE_STACKS = 'whole stacks that differ most, innermost last'
export const shareOf = (whole: string): string => `share of ${whole}`
export const SAMPLES = 'samples'
export const IN_ALL_RUNS = 'in all runs'
export const NOT_PROFILED = 'Not profiled'
/** Why a benchmark was not profiled. */
export const notProfiled = (message: string, where?: string, next?: string): Phrase => [
  { prose: message },
  ...(where === undefined ? [] : [' (', { prose: where }, ')']),
  ...(next === undefined ? [] : ['. Next: ', { prose: next }]),
]
export const differenceAt = (level: string): string => `difference, ${level}`
export const onBase = (name: string): Phrase => ['on base ', { name }]
export const profileOf = (title: string, name: Phrase, gist: Phrase): Phrase => [
  `${title} of `,
  ...name,
  ': ',
  ...gist,
]
export const PROFILE_LEGEND =
  'Bold: beyond the noise. Callers that hold nearly all of the total on both sides are left out. ' +
  'The raw profiles are in the folder `profiles` beside the report.'

/** Words of a row: its verdict, and what must be said beside it. */
export const DIFFERENT = 'different'
export const DIFFERS = 'differs'
export const SAME_EFFECT = 'same effect'
export const UNCHANGED = 'no change'
export const CANNOT_TELL = 'cannot tell'
/** Of a row that is worse as far as anybody can see, and undecided. */
export const looksWorse = (direction: string): string =>
  `looks ${direction === 'slower' ? 'slower' : 'worse'}`
export const NOT_CONFIRMED: Phrase = ['not confirmed']
export const WITHHELD = 'withheld'
export const OUT_OF_MEMORY = 'out of memory'
export const HAS_FAILED = 'failed'
export const IN_UNCHANGED_CODE: Phrase = ['in unchanged code']
/** Of a metric that nobody said of which way is good. */
export const NO_SIDE_IS_BETTER: Phrase = ['better or worse is not known']
export const DOES_NOT_GATE: Phrase = ['does not gate']
export const A_CONTROL_MOVED: Phrase = ['a control moved']
export const TOO_FEW_ROUNDS: Phrase = ['too few rounds']

export const differsUnder = (mark: Mark, variant: Phrase): Phrase => [`${mark} under `, ...variant]

export const stoppedForOthers = (rounds: number): Phrase => [
  `stopped after ${plural(rounds, 'round')}, in favour of other rows`,
]
/** No other row of the run has more rounds. */
export const stoppedWhere = (rounds: number, isFutile: boolean): Phrase => [
  `stopped after ${plural(rounds, 'round')}`,
  isFutile ? ', more would not decide it' : '',
]
/** In place of a change that a run could have seen. */
export const NOTHING_SEEN = 'nothing'
export const couldSee = (change: string): Phrase => [`could see ${change}`]
export const needsRounds = (rounds: number): Phrase => [`needs ≈ ${rounds} rounds`]

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

export const SAME_INSTRUCTIONS: Phrase = ['same instructions']
/** `instructions -29.3 % [-29.7, -28.9]`; range null: each side was counted once. */
export const instructionsMoved = (change: string, range: string | null): Phrase => [
  `instructions ${change}${range === null ? ', counted once' : ` ${range}`}`,
]

export const belowStep = (step: string | null): Phrase => [
  'below the resolution of the metric',
  step === null ? '' : ` (${step})`,
]

export const disagreeing = (count: number): Phrase => [
  count === 0 ? 'machines disagree' : `${count} machines disagree`,
]

/** Why a row is as it was, where that was not shown by its interval. */
export const SAME_SINCE: Record<string, Phrase> = {
  'identical-binary': ['unchanged code'],
  'all-zero': ['all zero'],
  'below-margin': ['more is ruled out'],
}

/** Of a row that moved, and not as far as its margin. */
export const byLessThanMargin = (direction: string): string =>
  `${direction || DIFFERENT}, by less than the margin`
export const upTo = (far: string | null): Phrase => [
  far === null ? 'could be more than the margin' : `could be up to ${far}`,
]
export const LUCK_OF_LAYOUT: Phrase = ['could be the luck of one layout']
export const LONGER_TAIL = 'longer tail'
export const sameTypical = (fifth: string): Phrase => [
  `no typical change; the worst fifth of the runs ${fifth}`,
]

export const FAILED_SINCE = {
  'lost-pairs': ['too many lost rounds'],
  'lopsided-losses': ['one side lost more rounds'],
  'no-data': ['no data'],
  'given-up': ['failed repeatedly'],
  'odd-output': ['odd output'],
} satisfies Record<Exclude<LossReason, 'out-of-memory'>, Phrase>

export const withheldSince = (control: string): string =>
  `verdict withheld: the control ${control} moved, although its code is unchanged`

export const marginText = (margin: string | null, isBeyond: boolean): string =>
  margin === null ? NONE : `${margin}${isBeyond ? ', all beyond' : ''}`

/** Titles of tables: what a contrast compares. */
export const titles = {
  default: (): Phrase => ['default'],
  base: (): Phrase => ['base'],
  head: (): Phrase => ['head'],
  refs: (): Phrase => ['base vs head'],
  under: (variant: Phrase): Phrase => ['under ', ...variant],
  twice: (side: string, under: Phrase): Phrase => ['A/A: ', side, ...under, ' twice'],
  first: (): Phrase => ['first'],
  again: (): Phrase => ['again'],
  second: (): Phrase => ['second'],
  pair: (first: Phrase, second: Phrase): Phrase => [...first, ' vs ', ...second],
  onSide: (pair: Phrase, side: string): Phrase => [...pair, ` on ${side}`],
  interaction: (first: Phrase, second: Phrase): Phrase => [
    'interaction: does the change act differently under ',
    ...second,
    ' than under ',
    ...first,
    '?',
  ],
  interactionShort: (first: Phrase, second: Phrase): Phrase => [
    'interaction ',
    ...first,
    ' → ',
    ...second,
  ],
  interactionPlace: (): Phrase => ['interaction'],
}

/** Memory against speed. */
export const ladder = {
  title: (side: string | null): Phrase =>
    side === null ? ['memory against speed'] : titles.onSide(['memory against speed'], side),
  front: (): Phrase => ['◆ on the line'],
  dominated: (by: string): Phrase => ['beaten by ', { name: by }],
  behind: (by: string): Phrase => ['behind ', { name: by }, ' by the medians'],
  outOfMemory: (): Phrase => [OUT_OF_MEMORY],
  unknown: (): Phrase => ['–'],
  about: (base: string): Phrase => [
    'Values are medians; the tables have their deltas against ',
    { name: base },
    ', with intervals.',
  ],
  noLine: (): Phrase => [' Memory or speed was not measured, so no line is drawn.'],
  line: (memory: Phrase, speed: Phrase, base: string): Phrase => [
    '◆ on the line: by the medians no other variant is at least as good in both ',
    ...memory,
    ' and ',
    ...speed,
    '. Beaten: another is better in both, and the intervals against ',
    { name: base },
    ' do not overlap in either. Behind: another is better in both by the medians, but the ',
    'intervals do not confirm it.',
  ],
}

/** What to do about a row that somebody accepted; null: nothing. */
export const ACCEPTED_NEXT = {
  'in force': null,
  lapsed: ['the head is another commit now: check the row, then accept it again or remove it'],
  'no such row': ['name the row as benchmark:metric, or remove it'],
} satisfies Record<string, Phrase | null>

/** Benchmarks that were not run, or that are the same on both sides. */
export const unreached = (what: Without, names: Phrase): Phrase => [
  'Same machine code: ',
  ...counted(what),
  ' not run, out of reach of the change (',
  ...names,
  ').',
]

/** null: none of theirs is known that the suite asks for. */
export const identical = (what: Without | null, isControl: boolean, units: Phrase): Phrase => {
  const same: Phrase = [
    'the same binary on both sides',
    ...(units.length > 0 ? [' of ', ...units] : []),
  ]
  if (what === null) return ['Unchanged code, so nothing of it was run: ', ...same, '.']
  const how = isControl ? ' run as controls (' : ' not run ('
  return ['Unchanged code: ', ...counted(what), how, ...same, ').']
}

export const shownOf = (shown: number, all: number, filter: string): string =>
  `${shown} of ${plural(all, 'row')} shown (filter ${filter}); ` +
  'everything above the tables is about all of them'

export const NO_MESSAGE = 'no message was given'

/** Several refs beside each other. */
export const drifts = {
  title: (first: string): Phrase => ['every ref against ', { name: first }],
  sameCode: 'same code',
  about: (still: number): Phrase => [
    'All refs ran in the same rounds, and each is compared with the first. The risk of a false ',
    'alarm is that of one table, for all of their rows together. –: not measured on both.',
    ...(still === 0 ? [] : [` Not shown: ${still} that changed under no ref.`]),
  ],
}

/** What stands around measured code, by kind. */
export const ISOLATED: Record<Isolation['kind'], string> = {
  root: 'a user and namespaces of its own, made by root',
  sudo: 'a user and namespaces of its own, made by root through sudo',
  'user-namespace': 'namespaces of its own, as the user of gcbench',
  'other-user': 'a user of its own, no namespaces',
  none: 'not isolated',
  off: 'not isolated, as requested',
}

type IsolatedArm = NonNullable<Isolation['arms']>[number]

/** What builds and trials reached; `names`: of these arms, where others reached something else. */
export function reachedBy({ builds, trials }: IsolatedArm, names: readonly string[]): Phrase {
  const of = names.flatMap((name, index): Phrase => [index === 0 ? ' of ' : ', ', { name }])
  const ofBuilds = builds === 'own' ? 'builds without network' : "builds on the machine's network"
  const ofTrials =
    trials === 'own' ? 'trials with loopback only' : "trials on the machine's network"
  const words = [...(builds ? [ofBuilds] : []), ...(trials ? [ofTrials] : [])]
  return [words.join(', '), ...of]
}

export const NONE = 'none'
export const UNREADABLE = 'unreadable'
export const NOTHING_SET: Phrase = ['nothing set']
export const ITS_WORKLOAD = ', workload '
export const folderAt = (path: string): Phrase => ['folder ', { name: path }]
export const commitAt = (ref: string, sha: string | null): Phrase => [
  { name: ref },
  ref === sha ? '' : ` at ${sha ?? 'an unknown commit'}`,
]
export const THIS_FOLDER: Phrase = ['this folder']

export const mergeBaseOf = (a: string, b: string): Phrase => [
  ', the merge base of ',
  { name: a },
  ' and ',
  { name: b },
]
export const variantNamed = (name: string): Phrase => ['variant ', { name }]
export const reachedIn = (unit: string): Phrase => ['reached in ', { name: unit }]
export const moreReasons = (count: number): string => `for ${count} more reasons`
export const outOf = (cpus: number): string => ` of ${cpus}`
export const madeAt = (at: string): string => `${at} by gcbench `
export const afterIt = (duration: string): string => `${duration}, not part of that`
export const moreMachines = (count: number): string => ` and ${plural(count, 'more machine')}`

export const roundsOf = (run: number, min: number, max: number, analyses: string): string =>
  `${run} run of ${min} to ${max}; analyses after ${analyses || NONE}`

/** `12 rounds in 8 min 3 s`: how long a run took, wherever it is told. */
export const ranIn = (rounds: number, duration: string, ends: number[]): string => {
  const goneOn = ends.length === 0 ? '' : `, continued after ${ends.join(' and ')},`
  return `${plural(rounds, 'round')}${goneOn} in ${duration}`
}

export const buildTime = (duration: string, builds: number, isInBudget: boolean): string =>
  `${duration} for ${plural(builds, 'build')}${isInBudget ? '' : ', not part of the budget'}`

export const layoutsOfEach = (layouts: number, duration: string): string =>
  `${layouts} of each build, linked in ${duration}`

/** `alpha`, `left`: in percent. */
export const goneOnAfter = (ends: number[], alpha: string, left: string): Phrase => [
  `after ${ends.join(' and ')} rounds, whose result was reported: it stands, and the rounds since`,
  ` then may spend ${left} of the ${alpha} risk of a false alarm`,
]

/** How the numbers were made and how to read them, one paragraph each. */
export const howToRead = (familywise: string): Phrase[] => [
  [
    { strong: 'How it was measured.' },
    ' In every round each side runs once, in a fresh process and in random order. The two runs',
    ' of a round make a pair, so whatever disturbs both sides alike cancels out.',
  ],
  [
    { strong: 'How to read a row.' },
    ' The base value is a median, and the delta is the typical ratio of head to base over the',
    ' pairs; the head value is the base value with the delta applied. Minus always means less of',
    ' the metric, and the word says whether that is good. In 95 of 100 runs like this one, the',
    ' intervals of all gating rows that are not "no change" contain the true ratios, whenever the',
    ' run stopped. The test of a row rejects exactly when its interval excludes 0.',
  ],
  [
    { strong: 'What the verdicts mean.' },
    ' A change is called when the paired test rejects, adjusted for all analyses and the whole',
    ` table (at most ${familywise} risk of a single false alarm), and the estimate is at least`,
    ' the margin. "No change" is shown, not assumed: a change as large as the margin is excluded.',
    ' Its interval is the one that proved it: it holds for the row by itself and ends at the',
    ' margin. "Cannot tell" means neither; "could see" is the smallest change',
    ' that a run like this one finds in 4 of 5 cases.',
  ],
  [
    { strong: 'How each row was judged.' },
    ' pairs: rounds with a number on both sides. analyses: rounds after which the row was judged.',
    ' re-runs: pairs run again because something else used the machine. lost: rounds without a',
    ' pair. p: of the last analysis alone, over all analyses, and adjusted for the table. margin:',
    ' the size below which a change does not matter; all beyond: the whole interval is outside',
    ' it. step: how coarsely the metric is printed. layout: fresh, relinked in random order',
    ' during the run; single, linked once, so that a small change can be luck. second runs: the',
    ' cost of running second in a pair.',
  ],
]

export const saidAbout = (isSeveral: boolean): Phrase => [
  `These results hold for ${isSeveral ? 'these machines' : 'this machine'}, this input and this `,
  'build.',
]

/** Of the page of a report. */
export const PLOT = 'Interval'
export const LESS = '− less'
export const MORE = 'more +'
export const ROUNDS = 'Rounds'
export const VERDICT = 'Verdict'

export const explaining = (count: number): string =>
  `Rows that explain, but do not decide: ${count}`

/** What the mark beside the headline means, for who does not see it. */
export const STATUS_WORDS: Record<Status, string> = {
  good: 'Passed',
  bad: 'Failed',
  ask: 'Needs a look',
  advice: 'Advisory',
}

export const SKIP = 'Skip to the results'
export const SECTIONS = 'Sections'
export const RESULTS = 'Results'
export const GRID = 'The change under each variant'
export const GRID_ABOUT = 'The same change, built and run under other settings.'
export const DRIFT = 'Every ref against the first'
export const LADDER = 'Memory against speed'
export const AGAINST_OTHERS = 'against the others'
export const PROFILES = 'Profiles of both sides'
export const TIME_SPENT = 'Where the time went'
export const MACHINE = 'The machine'
export const REPEAT = 'How to repeat it'
const _READ = 'How to read this'
export const BUILDS = 'Builds'
export const RUN = 'The run'

export const PARTS_OF_TIME = {
  buildSec: 'building',
  countedSec: 'measured work',
  startSec: 'start and set-up',
  discardedSec: 'discarded trials',
  probeSec: 'probing',
  linkSec: 'linking new layouts',
  profileSec: 'profiling',
  otherSec: 'other',
}

export const NO_SCRIPT =
  'Scripts are off: the tables are complete, but the plots behind each row (its pairs, how its' +
  ' interval narrowed) cannot be drawn.'
export const NO_RECORDS =
  'The raw records are not in this report, so there are no plots of single rounds.'

/** How such a sentence is made, for whoever reads one. */
export const ATTRIBUTION_METHOD: Phrase = [
  { strong: 'Where CPU time went.' },
  ' "Of it GC -3 points": for the same work, head spent less CPU time on marking than base, by 3 %',
  ' of all the CPU time that base spent. A part is named only if its interval excludes zero and',
  ' the table as a whole supports it, and is called unchanged only if that was shown; otherwise it',
  ' is not known. Marking is what the GC trace counts: without sweeping and write barriers, and',
  ' with waiting if there are more Ps than cores.',
]

/** How to read a table of a profile. */
export const PROFILE_METHOD: Phrase = [
  { strong: 'How to read a profile.' },
  ' A CPU profile samples the program after each period of its CPU time, so a few samples say',
  ' little. The intervals of one benchmark hold simultaneously; they treat samples as independent,',
  ' and widen if the runs of one side differ more than that. A share falls when another rises: CPU',
  ' time per operation says which of them changed. A profiler slows a program down a little, so the',
  ' rows of the tables were measured without it. In heap, mutex and block profiles each run is one',
  " observation: the intervals are Student's t intervals, and a difference below half a percent of",
  ' the total is not called.',
]
