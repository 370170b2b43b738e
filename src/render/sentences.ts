/**
 * Wordings of rows, tables, folds and facts: phrases only; what is said is decided by whoever calls
 * them.
 */
import type {
  GateRule,
  Isolation,
  Loss,
  LossReason,
  ProfileCause,
  Side,
  Verdict,
} from '../model/model.ts'
import { list, type Phrase, plural } from '../model/plain.ts'
import { ACCEPTANCES_FILE } from '../report/acceptances.ts'
import {
  intervalText,
  type Mark,
  MISSING,
  type RowView,
  type Status,
  type Title,
} from './document.ts'
import {
  capital,
  counted,
  joined,
  METRICS_SHOWN,
  metricNoun,
  type Without,
} from './headline-sentences.ts'
import { STRIP_SIGNS } from './spread.ts'

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
      'undecided',
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
  ': “',
  { prose: one.reason },
  '”.',
]
export const ACCEPTANCE_ICONS = { 'in force': '🤝', lapsed: '⌛', 'no such row': '❓' }
/** Where nobody answers a comment that would accept it. */
export const acceptInFile = (instead: string): string =>
  `${instead}, or accept it in ${ACCEPTANCES_FILE}`
export const thenDo = (next: Phrase): Phrase => [' Next: ', ...next, '.']

/** How to read marks and strips. */
export const legend = (): Phrase => [
  `${MARK_ICONS.better} better, ${MARK_ICONS.worse} worse, ${HARMLESS_ICON} worse but fails `,
  `nothing, ${ACCEPTED_ICON} accepted by a maintainer, ${MARK_ICONS.same} no change, `,
  `${MARK_ICONS.unsure} cannot tell, ${MARK_ICONS.differs} changed, and it is not known whether `,
  'for the better: the suite does not say, or the benchmark itself changed (in an interaction: ',
  'the change acts differently under the two variants), ',
  `${MARK_ICONS.withheld} withheld, ${MARK_ICONS.oom} out of memory, ${MARK_ICONS.failed} too `,
  'little data for a verdict. Strips have one scale per table.',
]

/** Below the first strips. */
export const STRIP_KEY: Phrase = [
  `Strips: smaller is left. ${STRIP_SIGNS.point} estimate, ${STRIP_SIGNS.inside} interval, `,
  `${STRIP_SIGNS.zero} no change, ${STRIP_SIGNS.near} too small to matter.`,
]
/** Below a picture of the same. */
export const PICTURE_KEY = 'Dot: estimate. Bar: its interval. Shaded: too small to matter.'

/**
 * What is made of a row that nobody can tell. `isPlain`: a check that passes is green. `limitPct`: what
 * an interval has to rule out, `margins` times the margin; null: rows have several margins.
 */
export const undecidedKey = (of: {
  as: GateRule['inconclusive']
  isPlain: boolean
  isStrict: boolean
  limitPct: number | null
  margins: number
}): Phrase => {
  const sign = `${MARK_ICONS.unsure} cannot tell: `
  if (of.as === 'fail') return [`${sign}it fails this suite (${STATUS_ICONS.bad}).`]
  const strict = of.isStrict ? ` It fails (${STATUS_ICONS.bad}) where the suite is strict.` : ''
  if (of.as === 'ask') return [`${sign}somebody has to look (${STATUS_ICONS.ask}).${strict}`]
  const limit =
    of.limitPct === null
      ? `worse by ${of.margins} times its margin`
      : `${Number(of.limitPct.toFixed(2))} % worse`
  return [
    `${sign}${of.isPlain ? `it makes the title ${STATUS_ICONS.good}` : 'it passes'} if ${limit} is ruled `,
    `out, ${of.isPlain ? '' : 'makes the title '}${STATUS_ICONS.ask} if it looks worse or has too few `,
    `rounds, else ${STATUS_ICONS.advice}.${strict}`,
  ]
}

export const BENCHMARK = 'Benchmark'
export const EFFECT = 'effect'
export const GEOMEAN = 'geometric mean'
export const VARIANT = 'Variant'
export const AGAINST_IT = 'against it'
export const ACCEPTED_ROWS = 'Acceptances'
export const NOTES = 'Notes'
export const DETAILS = 'Details: how each row was judged, what was compared, how to repeat it'

/** Over deltas of several contrasts. */
export const CHANGE = 'Change'

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
    ['undecided: ', rows.filter(({ mark }) => mark === 'unsure')],
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

/** `CPU time/op and max RSS (do not gate): 2 worse, 3 better, 1 undecided`. */
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
    ...count('undecided', 'unsure'),
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

/** By the side that does not build. */
export const UNBUILT = {
  base: 'The base does not build, so nothing was measured',
  head: 'Your branch does not build, so nothing was measured',
} as const satisfies Record<Side, string>

/** The first line where there is nothing to show; `unbuilt`: the side that does not build. */
export const notMeasured = (unbuilt?: Side): string =>
  `⛔ ${unbuilt === undefined ? 'Not measured: please look' : UNBUILT[unbuilt]}`

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
export const OWN_CODE_CHANGED: Phrase = ['the benchmark itself was changed']
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
export const NOT_BY_PATH: Phrase = ['not beyond its margin for sure']
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

/** Of one side more than of the other. */
export const lostMore = ({ ran, only }: Extract<Loss, { only: unknown }>): Phrase => {
  const [side, lost] = only.head > only.base ? ['head', only.head] : ['base', only.base]
  return [`${side} lost ${lost} of ${plural(ran, 'round')}`]
}

/** Whether the detail has the word of the verdict in it: `failed repeatedly`. */
export const isVerdictInDetail = (verdict: Verdict): boolean =>
  verdict.word === 'failed' && verdict.reason === 'given-up'

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
  /** Over deltas of named things: in the order in which their titles name them. */
  to: (first: Phrase, second: Phrase): Phrase => [...first, ' → ', ...second],
  against: (second: Phrase, first: Phrase): Phrase => [...second, ' vs ', ...first],
  difference: (): Phrase => ['difference'],
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
  lapsed: ['head is another commit now: accept the row again if it is still worse, or remove this'],
  'no such row': ['correct its name, as benchmark:metric, or remove this'],
} satisfies Record<string, Phrase | null>

/** Benchmarks that were not run, or that are the same on both sides. */
export const unreached = (what: Without, names: Phrase, isMachineCode: boolean): Phrase => [
  isMachineCode ? 'Same machine code: ' : 'Same code: ',
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
/** The project that depends on what is compared. */
export const BENCHMARKS_OF = 'benchmarks of'
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

export const NOTHING_RUN = 'no rounds'

/** `12 rounds in 8 min 3 s`: how long a run took, wherever it is told. */
export const ranIn = (rounds: number, duration: string, ends: number[]): string => {
  const goneOn = ends.length === 0 ? '' : `, continued after ${ends.join(' and ')},`
  return `${plural(rounds, 'round')}${goneOn} in ${duration}`
}

export const buildTime = (duration: string, builds: number, isInBudget: boolean): string =>
  `${duration} for ${plural(builds, 'build')}${isInBudget ? '' : ', not part of the budget'}`

export const buildsSaved = (duration: string): string =>
  `; what base compiled in an earlier run saved ${duration}`

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
    ' of a round make a pair, so what disturbs both alike cancels out.',
  ],
  [
    { strong: 'How to read a row.' },
    ' The base value is a median, and the delta is the typical ratio of head to base over the',
    ' pairs; the head value is the base value with it applied. Minus means less of',
    ' the metric, and the word says whether that is good. In 95 of 100 runs like this one, the',
    ' intervals of all gating rows that are not "no change" contain the true ratios, whenever the',
    ' run stopped. The test of a row rejects exactly when its interval excludes 0.',
  ],
  [
    { strong: 'What the verdicts mean.' },
    ' A change is called when the paired test rejects, adjusted for all analyses and the whole',
    ` table (at most ${familywise} risk of a single false alarm), and the estimate is at least`,
    ' the margin. "No change" is shown, not assumed: a change as large as the margin is excluded.',
    ' Its interval is the one that proved it, of the row by itself, and ends at the',
    ' margin. "Cannot tell" means neither; "could see" is the smallest change',
    ' that a run like this one finds in 4 of 5 cases.',
  ],
  [
    { strong: 'How each row was judged.' },
    ' pairs: rounds with a number on both sides. analyses: rounds after which the row was judged.',
    ' re-runs: pairs run again, as others used the machine. lost: rounds without a',
    ' pair. p: of the last analysis alone, over all analyses, and adjusted for the table. margin:',
    ' the size below which a change does not matter; all beyond: the whole interval is outside',
    ' it. step: how coarsely the metric is printed. layout: fresh, relinked in random order',
    ' during the run; single, linked once, so a small change can be luck. second runs: the',
    ' cost of running second in a pair.',
  ],
]

export const validityText = (isSeveral: boolean): Phrase => [
  `These results hold for ${isSeveral ? 'these machines' : 'this machine'}, this input and this `,
  'build.',
]

/** Of the page of a report. */
export const PLOT = 'Interval'
export const NOT_FROM_ZERO = 'axis not from 0'
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
export const NO_ROWS = 'No row: nothing was compared.'
export const SECTIONS = 'Sections'
export const WHERE_THIS_IS = 'Where this is'
export const CLAIM = 'Claim'
export const RESULTS = 'Results'
export const GRID = 'The change under each variant'
export const GRID_BENCHMARK = 'benchmark'
export const GRID_METRIC = 'metric'
/** `variant`: absent where there is one such column. */
export const gridDiffers = (variant?: Phrase): Phrase =>
  variant === undefined ? ['differs?'] : ['differs under ', ...variant, '?']
/** What an interaction says: `yes, -8.9 % [-10.6, -7.2]`, `no`, `cannot tell`. */
export const differsInGrid = ({ mark, word, delta, interval }: RowView): Phrase => {
  if (mark === 'same') return ['no']
  if (mark !== 'differs') return [word]
  const range = interval === null ? '' : ` ${intervalText(interval)}`
  return [{ strong: 'yes' }, `, ${delta ?? MISSING}${range}`]
}
/** The same of two deltas that are exact: `no`, `yes, +1 against +3`. */
export const differsExactly = (one: RowView, other: RowView): Phrase =>
  one.delta === other.delta
    ? ['no']
    : [{ strong: 'yes' }, `, ${other.delta ?? MISSING} against ${one.delta ?? MISSING}`]
/**
 * `between`: the variants that the one column `differs?` is between; null: there are several, or
 * none. `hidden`: lines that are not shown.
 */
export const gridAbout = (
  level: string | null,
  between: [Phrase, Phrase] | null,
  hidden: number,
): Phrase => [
  'The same change under each variant: head against base',
  level === null ? '.' : `, with ${level} intervals.`,
  ...(between === null
    ? []
    : [
        ' Differs? says whether it acts differently under ',
        ...between[1],
        ' than under ',
        ...between[0],
        ': the ratio of its two effects.',
      ]),
  hidden === 0 ? '' : ` ${plural(hidden, 'more row')} not shown here.`,
]
export const EACH_CONTRAST = 'Each contrast with its values: --all'
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
  instructionsSec: 'counting instructions',
  linkSec: 'linking new layouts',
  profileSec: 'profiling',
  otherSec: 'other',
}

export const NO_SCRIPT =
  'Scripts are off: the tables are complete, but the plots behind each row (its pairs, how its' +
  ' interval narrowed) cannot be drawn.'
export const NO_RECORDS =
  'The raw records are not in this report, so there are no plots and no CSV of single rounds: they' +
  ' are beside it, in the folder or the artifact of the run.'

/** How such a sentence is made, for whoever reads one. */
export const ATTRIBUTION_METHOD: Phrase = [
  { strong: 'Where CPU time went.' },
  ' "Of it GC -3 points": for the same work, head spent less CPU time on marking than base, by 3 %',
  ' of all the CPU time that base spent. A part is named only if its interval excludes zero and',
  ' the table as a whole supports it, and is called unchanged only if that was shown; otherwise it',
  ' is not known. Marking is what the GC trace counts: without sweeping and write barriers, and',
  ' with waiting if there are more Ps than cores.',
]

const NEARLY_ALL = 0.9

/** `` `index_join` is 6.2 % slower (5.1 to 7.4 %). Cause: … ``; `moved`: `6.2 % slower`. */
export const causeSentence = (of: {
  benchmark: string
  moved: string
  range: string
  cause: ProfileCause
  /** Of the CPU time, on base and on head. */
  shares: string
  isQuiet: boolean
}): Phrase => {
  const { function: name, place, isCaller, side, edited, share } = of.cause
  const isMost = share < NEARLY_ALL
  const how = isCaller ? `called ${isMost ? 'mostly ' : ''}from` : `${isMost ? 'mostly ' : ''}in`
  return [
    { name: of.benchmark },
    ` is ${of.moved}${of.range === '' ? '' : ` (${of.range})`}. Cause: `,
    { name },
    ` ${of.shares} of the CPU time, ${side === 'base' ? 'on base ' : ''}${how} `,
    { name: place },
    edited === 'line' ? ', which this change edits.' : ', in a function that this change edits.',
    of.isQuiet ? ' Machine: quiet.' : '',
  ]
}

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
