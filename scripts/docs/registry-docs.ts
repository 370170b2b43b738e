/** The tables of docs/reference.md, from the registries and the table of metrics. */
import { DEFAULT_MARGIN_PCT, type Metric } from '../../src/model/metric.ts'
import { metrics } from '../../src/model/metrics.ts'
import { parsers } from '../../src/parse/index.ts'
import { formats } from '../../src/render/formats/index.ts'
import { runtimes } from '../../src/workloads/index.ts'
import { meanings } from './markdown-table.ts'

const code = (text: string) => `\`${text}\``

/** Words of a metric's text that say which figure of a family it is; its name says the same. */
const FIGURES = [
  /^(?:Median|99th percentile(?: \([^)]*\))?|Longest|Sum|Number) of /,
  /: (?:largest of the readings[^.]*|mean of the readings|last reading before the end)(?=\.$)/,
  /: (?:median|99(?:\.9)?th percentile), interpolated in its buckets; [^.]*(?=\.$)/,
  / Divided by the transactions of the (?:block|trial)\.$/,
  /, (?:largest of the trial|mean over the collections|summed over the collections)(?=\.$)/,
  / in one collection, mean(?=\.$)/,
]
/** What the page says once, above the table. */
const SAID_ABOVE = [
  /: the server's, for each transaction of a block of load(?=\.$)/,
  /, interpolated in the histogram of one trial; at least 50 transactions lie beyond it(?=\.$)/,
  / An estimate of the runtime: compare it only with its other CPU times\.$/,
  / With a fixed number of threads it is the reciprocal of the mean latency,.*$/,
]
const without = (patterns: readonly RegExp[], about: string) =>
  patterns.reduce((text, pattern) => text.replace(pattern, ''), about)

const SHARE = /\b[\d.]+ % of the transactions/
/** Where the runtime counts it; the members of a family have one each. */
const SOURCE = /, by (`\/[^`]+`)/

const withoutFigure = (about: string) =>
  without([...FIGURES, ...SAID_ABOVE], about).replace(SHARE, 'so many percent of the transactions')

const stemOf = (about: string) => withoutFigure(about).replace(SOURCE, '')

function familyText(family: readonly Metric[]): string {
  const [first] = family
  if (first === undefined) return ''
  if (family.length === 1) return without(SAID_ABOVE, first.about)
  const sources = new Set(family.flatMap(({ about }) => SOURCE.exec(about)?.[1] ?? []))
  const text = withoutFigure(first.about)
  return sources.size < 2 ? text : text.replace(SOURCE, `, by ${[...sources].join(', ')}`)
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function marginOf({ assume, marginPct }: Metric): string {
  return assume === 'exact' ? 'exact' : `${marginPct} %`
}

const nameOf = ({ id, gates, onRequest }: Metric) =>
  gates ? `**${code(id)}**` : `${code(id)}${onRequest ? '\\*' : ''}`

/** `usual`: the margin of most metrics of the table, which the row need not say. */
function familyRow(family: readonly Metric[], usual: string): [string, string] {
  const better = family[0]?.better === 'higher' ? ' Higher is better.' : ''
  const margins = [...new Set(family.map(marginOf))].join(', ')
  const margin = margins === usual ? '' : ` Margin: ${margins}.`
  return [family.map(nameOf).join(', '), `${capital(familyText(family))}${better}${margin}`]
}

/** Pauses of a JVM by kind, each with the same figures: one row. */
const PAUSE = /^gc-pause-(?!sweep|mark-term)([a-z-]+)-(count|max|total)$/

function pausesRow(pauses: readonly Metric[]): [string, string] {
  const kinds = new Set(pauses.map(({ id }) => code(PAUSE.exec(id)?.[1] ?? '')))
  const figures = [...new Set(pauses.map(({ id }) => id.replace(PAUSE, 'gc-pause-KIND-$2')))]
  const shown = pauses.filter(({ onRequest }) => !onRequest).map(({ id }) => code(id))
  return [
    figures.map((figure) => `${code(figure)}\\*`).join(', '),
    `JVM: pauses of one kind: ${[...kinds].join(', ')}. Without request: ${shown.join(', ')}.`,
  ]
}

/** Metrics of one family, in one row: the same thing, another figure of it. */
function familiesTable(some: readonly Metric[], usual: string): string {
  const pauses = some.filter(({ id }) => PAUSE.test(id))
  const families = Map.groupBy(
    some.filter(({ id }) => !PAUSE.test(id)),
    (metric) => [metric.better, marginOf(metric), stemOf(metric.about)].join(' '),
  )
  return meanings([
    ...[...families.values()].map((family) => familyRow(family, usual)),
    ...(pauses.length === 0 ? [] : [pausesRow(pauses)]),
  ])
}

/** Ids of what a server, a collector or a process tree does. */
const OF_SERVERS =
  /^(?:server|gc|go|rss|vsz|pss|numa|huge-pages|threads|processes|thread-spread|reconnects|errors)\b/

export function metricsTable(): string {
  const isOfServer = ({ id }: Metric) => OF_SERVERS.test(id)
  return [
    'Of benchmarks, commands and load, with a margin of ' +
      `${DEFAULT_MARGIN_PCT} % unless the row has another:`,
    familiesTable(
      metrics.filter((one) => !isOfServer(one)),
      `${DEFAULT_MARGIN_PCT} %`,
    ),
    'Of servers, process trees and collectors, with a margin of 5 % unless the row has another:',
    familiesTable(metrics.filter(isOfServer), '5 %'),
  ].join('\n\n')
}

export const formatsTable = () => meanings(formats.map(({ id, about }) => [code(id), about]))

const named = (head: string, rows: readonly (readonly [name: string, about: string])[]) =>
  `${head}:\n\n${meanings(rows.map(([name, about]) => [code(name), about]))}`

/** Everything that can be read, by registry; workloads stand with their settings. */
export const registriesTables = () =>
  [
    named(
      'Runtimes',
      runtimes.map(({ id, about }) => [id, about] as const),
    ),
    named(
      'Parsers',
      parsers.map(({ id, about }) => [id, about] as const),
    ),
  ].join('\n\n')
