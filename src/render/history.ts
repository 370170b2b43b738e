/** Curves in words: a strip, a table of all, one curve commit by commit; CSV and JSON. */

import { lnMarginOf, metricFor, wordFor, worsening } from '../model/metrics.ts'
import {
  type CsvCell,
  clean,
  cleanName,
  csvText,
  list,
  type Phrase,
  plural,
  shortSha,
} from '../model/plain.ts'
import { percentOfLn, printDelta, printInterval, printPercent } from '../model/unit.ts'
import {
  type AbsoluteSeries,
  type Chain,
  chainOf,
  LEAST_SE,
  type LevelStep,
  type Links,
  type Node,
  type SeriesLinks,
} from '../report/history.ts'
import { normalQuantile } from '../stats/distributions.ts'
import { codeCell, inline, prose, table } from './markdown.ts'
import { PAPER, type Screen, tableLines, wrapped } from './terminal.ts'

/** A series with its curve. */
type Curve = Omit<SeriesLinks, 'links'> & { chain: Chain }

export type History = {
  nodes: Node[]
  curves: Curve[]
  skipped: number
  absolute: AbsoluteSeries[]
}

/** The curves of all series; steps below the margin of their metric are none. */
export function historyOf(
  { nodes, series, skipped }: Links,
  absolute: AbsoluteSeries[] = [],
): History {
  const shas = nodes.map(({ sha }) => sha)
  const curves = series.map(({ links, ...name }): Curve => {
    return { ...name, chain: chainOf(shas, links, lnMarginOf(name.metric)) }
  })
  return { nodes, curves, skipped, absolute }
}

const NAME = 60

const LEVELS = '▁▂▃▄▅▆▇█'

/** Characters of a strip, where there is room for them. */
const STRIP = 60

/** `▁▁▁▄▄▄▆`: a character a commit, from the lowest level to the highest; at most `most`. */
export function levelStrip(values: readonly number[], most = STRIP): string {
  const step = Math.max(1, Math.ceil(values.length / most))
  // The last of each stretch, so that the newest is always shown.
  const sampled = values.filter((_, i) => (values.length - 1 - i) % step === 0)
  const [low, high] = [Math.min(...sampled), Math.max(...sampled)]
  const place = (value: number) =>
    high - low < 1e-9 ? 0 : Math.round(((value - low) / (high - low)) * (LEVELS.length - 1))
  return sampled.map((value) => LEVELS[place(value)]).join('')
}

const nodeName = (nodes: readonly Node[], sha: string): string => {
  const name = nodes.find((node) => node.sha === sha)?.name ?? ''
  const short = shortSha(sha)
  return name === '' || sha.startsWith(name) ? short : `${short} ${clean(name, NAME)}`
}

/** Below a ten-thousandth of a percent there is nothing. */
const LEAST_PRINTED = 1e-6

const shownPct = (ln: number) => percentOfLn(Math.abs(ln) < LEAST_PRINTED ? 0 : ln)

const changeOf = ({ level, low, high }: { level: number; low: number; high: number }) =>
  `${printDelta(shownPct(level))} ${printInterval(shownPct(low), shownPct(high))}`

const titleOf = ({ benchmark, metric, variant }: Curve) =>
  `${cleanName(benchmark, NAME)} ${clean(metric, NAME)}` +
  (variant === 'default' ? '' : ` (${clean(variant, NAME)})`)

function stepText(
  nodes: readonly Node[],
  { metric, better }: Pick<Curve, 'metric' | 'better'>,
  step: LevelStep,
): string {
  const { from, to, commits, change, low, high } = step
  const word = wordFor(metricFor(metric), change, better)
  const by = `${changeOf({ level: change, low, high })} ${word}`
  if (commits === 1) return `${nodeName(nodes, to)}: ${by}`
  const range = `${nodeName(nodes, from)}..${nodeName(nodes, to)}`
  return `${range} (${plural(commits, 'comparison')}): ${by}`
}

/** What loops say of the chain: its own error, and whether the bands were made wider for it. */
function ownErrorText({ gaps, ownError, inflation, apart }: Chain): string[] {
  const lost =
    apart.length === 0 ? [] : [`${plural(apart.length, 'commit')} not connected with it.`]
  if (ownError === null)
    return ['No commit was compared with one far back: nothing checks it.', ...lost]
  const size = printPercent(percentOfLn(ownError))
  const wider = inflation > 1 ? `, so the band is ${inflation.toFixed(1)} times as wide` : ''
  return [`${plural(gaps.length, 'loop')} closed with a gap of ${size} (rms)${wider}.`, ...lost]
}

/** A strip in a line that has other cells, too. */
const stripIn = ({ columns }: Screen, values: readonly number[]) =>
  levelStrip(values, Math.min(STRIP, Math.floor(columns / 4)))

export const ABOUT_CURVE =
  'Each level is the product of paired comparisons since the first commit, with a 95 % band.'

/** All curves, a line each. */
export function historyText(
  { nodes, curves, skipped, absolute }: History,
  screen: Screen = PAPER,
): string {
  const titles = ['benchmark', 'metric', 'curve', 'now against the first', 'last step']
  const rows = curves.map((curve) => {
    const { benchmark, metric, chain } = curve
    const [now, last] = [chain.points.at(-1), chain.steps.at(-1)]
    return [
      cleanName(benchmark, NAME),
      clean(metric, NAME),
      stripIn(
        screen,
        chain.points.map(({ level }) => level),
      ),
      now === undefined ? '–' : changeOf(now),
      last === undefined ? '' : stepText(nodes, curve, last),
    ]
  })
  const [first] = curves
  return [
    ...[
      `${plural(nodes.length, 'commit')}, ${plural(curves.length, 'curve')}. ${ABOUT_CURVE}`,
      ...(first === undefined ? [] : loopsText(curves)),
      ...(skipped === 0 ? [] : [`${plural(skipped, 'report')} of no two commits left out.`]),
    ].flatMap((text) => wrapped(screen, text)),
    '',
    ...tableLines(screen, titles, rows, ['left', 'left', 'left', 'left', 'left']),
    ...(absolute.length === 0 ? [] : ['', ...absoluteLines(absolute, screen)]),
    '',
  ].join('\n')
}

/** How many curves something checks, and the one whose loops are furthest from closing. */
function loopsText(curves: readonly Curve[]): string[] {
  const gapOf = ({ chain }: Curve) => chain.ownError ?? -1
  const worst = curves.reduce((one, other) => (gapOf(other) > gapOf(one) ? other : one))
  const checked = curves.filter(({ chain }) => chain.ownError !== null)
  const texts = ownErrorText(worst.chain)
  if (checked.length === 0 || curves.length === 1) return texts
  const count = `Loops check ${checked.length} of ${plural(curves.length, 'curve')}.`
  return [`${count} Furthest from closing is ${titleOf(worst)}: ${texts[0]}`, ...texts.slice(1)]
}

function absoluteLines(absolute: readonly AbsoluteSeries[], screen: Screen): string[] {
  const rows = absolute.map(({ benchmark, unit, points }) => [
    cleanName(benchmark, NAME),
    clean(unit, NAME),
    stripIn(
      screen,
      points.map(({ value }) => value),
    ),
    plural(points.length, 'point'),
  ])
  const about =
    'absolute numbers of another tool: what moved may be the machine, and nothing is judged'
  const titles = ['benchmark', 'unit', 'curve', '']
  return [
    ...wrapped(screen, about),
    ...tableLines(screen, titles, rows, ['left', 'left', 'left', 'right']),
  ]
}

/** One curve, a line a commit, with its loops and what moved it. */
export function curveText(
  nodes: readonly Node[],
  curve: Curve,
  screen: Screen = PAPER,
  isDrawn = false,
): string {
  const { chain } = curve
  const below = (lines: string[]) => lines.flatMap((line) => wrapped(screen, line, { indent: 2 }))
  const rows = chain.points.map((point) => [nodeName(nodes, point.sha), changeOf(point)])
  const pct = (ln: number) => printDelta(percentOfLn(ln))
  const gaps = chain.gaps.map(({ base, head, measured, chained, gap }) => {
    const gapText = `measured ${pct(measured)}, chain ${pct(chained)}, gap ${pct(gap)}`
    return `${nodeName(nodes, base)}..${nodeName(nodes, head)}: ${gapText}`
  })
  const moved = chain.steps.map((step) => stepText(nodes, curve, step))
  const levels = chain.points.map(({ level }) => level)
  return [
    ...below([titleOf(curve)]),
    ...(isDrawn ? [] : [levelStrip(levels, Math.min(STRIP, screen.columns))]),
    ...[ABOUT_CURVE, ...ownErrorText(chain)].flatMap((text) => wrapped(screen, text)),
    '',
    ...tableLines(screen, ['commit', 'against the first'], rows, ['left', 'left']),
    ...(gaps.length === 0 ? [] : ['', 'loops', ...below(gaps)]),
    '',
    ...(moved.length === 0
      ? wrapped(screen, 'Nothing moved it, as far as it shows.')
      : ['what moved it', ...below(moved)]),
    '',
  ].join('\n')
}

const CSV_COLUMNS = [
  'kind',
  'benchmark',
  'metric',
  'variant',
  'sha',
  'at',
  'change_pct',
  'low_pct',
  'high_pct',
  'value',
  'unit',
]

/** A line a point: those of chains in percent of the first commit, imported ones as they are. */
export function historyCsv({ nodes, curves, absolute }: History): string {
  const at = new Map(nodes.map((node) => [node.sha, node.at]))
  const chained = curves.flatMap(({ benchmark, metric, variant, chain }) =>
    chain.points.map(({ sha, level, low, high }): CsvCell[] => [
      'paired',
      benchmark,
      metric,
      variant,
      sha,
      at.get(sha) ?? null,
      ...[level, low, high].map((ln) => Number(percentOfLn(ln).toPrecision(8))),
      null,
      null,
    ]),
  )
  const imported = absolute.flatMap(({ benchmark, unit, points }) =>
    points.map(({ sha, at: when, value }): CsvCell[] => [
      'absolute',
      benchmark,
      null,
      null,
      sha,
      when,
      null,
      null,
      null,
      value,
      unit,
    ]),
  )
  return csvText(CSV_COLUMNS, [...chained, ...imported])
}

export const historyJson = (history: History): string => `${JSON.stringify(history, null, 2)}\n`

// What got faster and slower from one commit to another, as Markdown for release notes.

/** The change of one series; the interval holds with those of all others at 95 %. */
type ChangedSeries = Pick<SeriesLinks, 'benchmark' | 'metric' | 'variant' | 'better'> & {
  change: number
  low: number
  high: number
  /** Comparisons that it is the product of; 1: it was measured directly. */
  links: number
}

type Notes = {
  from: string
  to: string
  better: ChangedSeries[]
  worse: ChangedSeries[]
  /** Moved, and nobody said which way is good. */
  changed: ChangedSeries[]
  /** Series whose whole interval is inside of the margin. */
  same: number
  /** Series of which nothing can be said: no change is in their interval, and one that matters. */
  open: ChangedSeries[]
  /** Series that were measured, and whose comparisons do not connect the two. */
  apart: number
}

const ALPHA = 0.05

/** `from`, `to`: commits of the links. Metrics that do not gate are left out. */
export function notesOf(
  { nodes, series }: Links,
  names: { from: string; to: string },
  shas: { from: string; to: string },
): Notes {
  const order = [shas.from, ...nodes.map(({ sha }) => sha).filter((sha) => sha !== shas.from)]
  const gating = series.filter(({ metric }) => metricFor(metric).gates)
  const chained = gating.flatMap(({ links, ...name }) => {
    const hasFirst = links.some(({ base, head }) => [base, head].includes(shas.from))
    const chain = hasFirst ? chainOf(order, links, Number.POSITIVE_INFINITY) : null
    const point = chain?.points.find(({ sha }) => sha === shas.to)
    return point === undefined ? [] : [{ name, point, links: links.length }]
  })
  const quantile = normalQuantile(1 - ALPHA / Math.max(1, chained.length) / 2)
  const all = chained.map(({ name, point: { level, se }, links }): ChangedSeries => {
    const half = quantile * se
    return { ...name, change: level, low: level - half, high: level + half, links }
  })
  const moved = all.filter(({ low, high }) => low > 0 || high < 0)
  const still = all.filter((one) => !moved.includes(one))
  // Where a margin is nothing, exact numbers still have the error that stands for none.
  const leastOf = ({ metric, links }: ChangedSeries) =>
    Math.max(lnMarginOf(metric), 10 * LEAST_SE * Math.sqrt(links))
  const isInside = (one: ChangedSeries) => Math.max(-one.low, one.high) < leastOf(one)
  const worseBy = ({ better, change }: ChangedSeries) => worsening(better, change)
  const bySize = (a: ChangedSeries, b: ChangedSeries) => Math.abs(b.change) - Math.abs(a.change)
  return {
    ...names,
    better: moved.filter((one) => worseBy(one) < 0).toSorted(bySize),
    worse: moved.filter((one) => worseBy(one) > 0).toSorted(bySize),
    changed: moved.filter((one) => worseBy(one) === 0).toSorted(bySize),
    same: still.filter(isInside).length,
    open: still.filter((one) => !isInside(one)).toSorted((a, b) => widthOf(b) - widthOf(a)),
    apart: gating.length - chained.length,
  }
}

const widthOf = ({ low, high }: ChangedSeries) => high - low

const row = ({ benchmark, metric, variant, better, change, low, high }: ChangedSeries) => [
  `${codeCell(benchmark)}${variant === 'default' ? '' : ` ${codeCell(variant)}`}`,
  prose(metricFor(metric).label),
  `**${printDelta(percentOfLn(change))}** ${wordFor(metricFor(metric), change, better)}`,
  printInterval(percentOfLn(low), percentOfLn(high)),
]

const CHANGE_COLUMNS = [
  { title: 'Benchmark', align: 'left' },
  { title: 'Metric', align: 'left' },
  { title: 'Change', align: 'right' },
  { title: '95 % interval', align: 'right' },
] as const

const part = (title: string, rows: readonly ChangedSeries[]) =>
  rows.length === 0 ? [] : [`### ${title}`, '', table(CHANGE_COLUMNS, rows.map(row)), '']

const OPEN_SHOWN = 3

/** The widest first: what was not found out is said before what was. */
function openText(open: readonly ChangedSeries[]): string[] {
  if (open.length === 0) return []
  const named = open.map(({ benchmark, metric, low, high }): Phrase => {
    const interval = printInterval(percentOfLn(low), percentOfLn(high))
    return [{ name: benchmark }, ' ', { prose: `${metricFor(metric).label} ${interval}` }]
  })
  const rows = inline(list(named, OPEN_SHOWN))
  return [
    `**Not known of ${plural(open.length, 'row')}**, whose intervals are too wide: ${rows}.`,
    '',
  ]
}

export function notesMarkdown(notes: Notes): string {
  const { from, to, better, worse, changed, same, open, apart } = notes
  const names = inline([{ name: from }, ' and ', { name: to }])
  const rest = [
    ...(same === 0 ? [] : [`${plural(same, 'row')} the same within the margin.`]),
    ...(apart === 0 ? [] : [`${plural(apart, 'row')} not compared between the two.`]),
    'Measured in pairs; the intervals of all rows together hold the true changes at 95 %.',
  ]
  return [
    `## Performance between ${names}`,
    '',
    ...openText(open),
    ...part('Slower, or worse', worse),
    ...part('Changed: better or worse is not known', changed),
    ...part('Faster, or better', better),
    rest.join(' '),
    '',
  ].join('\n')
}
