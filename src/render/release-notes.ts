/** What got faster and slower from one commit to another, as Markdown for release notes. */

import { lnMarginOf, metricFor, wordFor, worsening } from '../model/metrics.ts'
import { list, type Phrase, plural } from '../model/plain.ts'
import { percentOfLn, printDelta, printInterval } from '../model/unit.ts'
import { chainOf, LEAST_SE, type Links, type SeriesLinks } from '../report/history.ts'
import { normalQuantile } from '../stats/distributions.ts'
import { codeCell, inline, prose, table } from './markdown.ts'

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

const COLUMNS = [
  { title: 'Benchmark', align: 'left' },
  { title: 'Metric', align: 'left' },
  { title: 'Change', align: 'right' },
  { title: '95 % interval', align: 'right' },
] as const

const part = (title: string, rows: readonly ChangedSeries[]) =>
  rows.length === 0 ? [] : [`### ${title}`, '', table(COLUMNS, rows.map(row)), '']

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
