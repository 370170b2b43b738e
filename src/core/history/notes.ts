/** What got faster and slower from one commit to another, as Markdown for release notes. */
import { metricFor, wordFor } from '../metrics/metrics.ts'
import { percentOfLn, printDelta, printInterval } from '../metrics/unit.ts'
import { normalQuantile } from '../stats/distributions/normal-quantile.ts'
import { codeCell, inline, prose, table } from '../text/markdown.ts'
import { plural } from '../text/phrase.ts'
import { chainOf } from './chain.ts'
import type { Links, SeriesLinks } from './link.ts'

/** The change of one series; the interval holds with those of all others at 95 %. */
export type Moved = Pick<SeriesLinks, 'benchmark' | 'metric' | 'variant' | 'better'> & {
  change: number
  low: number
  high: number
  /** Comparisons that it is the product of; 1: it was measured directly. */
  links: number
}

export type Notes = {
  from: string
  to: string
  better: Moved[]
  worse: Moved[]
  /** Series that connect the two and that moved by nothing that shows. */
  still: number
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
  const found = gating.flatMap(({ links, ...name }) => {
    const hasFirst = links.some(({ base, head }) => [base, head].includes(shas.from))
    const chain = hasFirst ? chainOf(order, links, Number.POSITIVE_INFINITY) : null
    const point = chain?.points.find(({ sha }) => sha === shas.to)
    return point === undefined ? [] : [{ name, point, links: links.length }]
  })
  const quantile = normalQuantile(1 - ALPHA / Math.max(1, found.length) / 2)
  const all = found.map(({ name, point: { level, se }, links }): Moved => {
    const half = quantile * se
    return { ...name, change: level, low: level - half, high: level + half, links }
  })
  const moved = all.filter(({ low, high }) => low > 0 || high < 0)
  const isBetter = ({ better, change }: Moved) => change < 0 === (better === 'lower')
  const bySize = (a: Moved, b: Moved) => Math.abs(b.change) - Math.abs(a.change)
  return {
    ...names,
    better: moved.filter(isBetter).toSorted(bySize),
    worse: moved.filter((one) => !isBetter(one)).toSorted(bySize),
    still: all.length - moved.length,
    apart: gating.length - found.length,
  }
}

const row = ({ benchmark, metric, variant, change, low, high }: Moved) => [
  `${codeCell(benchmark)}${variant === 'default' ? '' : ` ${codeCell(variant)}`}`,
  prose(metricFor(metric).label),
  `**${printDelta(percentOfLn(change))}** ${wordFor(metricFor(metric), change)}`,
  printInterval(percentOfLn(low), percentOfLn(high)),
]

const COLUMNS = [
  { title: 'Benchmark', align: 'left' },
  { title: 'Metric', align: 'left' },
  { title: 'Change', align: 'right' },
  { title: '95 % interval', align: 'right' },
] as const

const part = (title: string, rows: readonly Moved[]) =>
  rows.length === 0 ? [] : [`### ${title}`, '', table(COLUMNS, rows.map(row)), '']

export function notesMarkdown({ from, to, better, worse, still, apart }: Notes): string {
  const names = inline([{ name: from }, ' and ', { name: to }])
  const rest = [
    ...(still === 0 ? [] : [`${plural(still, 'other row')} without a change that shows.`]),
    ...(apart === 0 ? [] : [`${plural(apart, 'row')} not compared between the two.`]),
    'Measured in pairs; the intervals of all rows together hold the true changes at 95 %.',
  ]
  return [
    `## Performance between ${names}`,
    '',
    ...part('Slower, or more', worse),
    ...part('Faster, or less', better),
    rest.join(' '),
    '',
  ].join('\n')
}
