/** The tables of docs/reference.md, from the registries and the table of metrics. */
import type { Metric } from '../../src/model/metric.ts'
import { metrics } from '../../src/model/metrics.ts'
import { parsers } from '../../src/parse/index.ts'
import { formats } from '../../src/render/formats/index.ts'
import { runtimes, workloads } from '../../src/workloads/index.ts'
import { table } from './markdown-table.ts'

const code = (text: string) => `\`${text}\``

/** Words of a metric's text that say which figure of a family it is; its name says the same. */
const FIGURES = [
  /^(?:Median|99th percentile(?: \([^)]*\))?|Longest|Sum|Number) of /,
  /: (?:largest of the readings[^.]*|mean of the readings|last reading before the end)(?=\.$)/,
  /: (?:median|99(?:\.9)?th percentile), interpolated in its buckets; [^.]*(?=\.$)/,
  / Divided by the transactions of the (?:block|trial)\.$/,
]
/** What the page says once, above the table. */
const SAID_ABOVE = [
  /: the server's, for each transaction of a block of load(?=\.$)/,
  /, interpolated in the histogram of one trial; at least 50 transactions lie beyond it(?=\.$)/,
  / An estimate of the runtime: compare it only with its other CPU times\.$/,
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
  return assume === 'exact' ? 'exact' : `${marginPct}%`
}

const nameOf = ({ id, gates, onRequest }: Metric) =>
  gates ? `**${code(id)}**` : `${code(id)}${onRequest ? '\\*' : ''}`

function familyRow(family: readonly Metric[]): string[] {
  const better = family[0]?.better === 'higher' ? ' Higher is better.' : ''
  const margins = new Set(family.map(marginOf))
  return [
    family.map(nameOf).join(', '),
    [...margins].join(', '),
    `${capital(familyText(family))}${better}`,
  ]
}

/** Metrics of one family, in one row: the same thing, another figure of it. */
export const metricsTable = () =>
  table(
    ['Metric', 'Margin', 'What it is'],
    [
      ...Map.groupBy(metrics, (metric) =>
        [metric.better, marginOf(metric), stemOf(metric.about)].join(' '),
      ).values(),
    ].map(familyRow),
  )

export const formatsTable = () =>
  table(
    ['Format', 'What it is'],
    formats.map(({ id, about }) => [code(id), about]),
  )

const named = (head: string, rows: readonly (readonly [name: string, about: string])[]) =>
  table(
    [head, 'What it is'],
    rows.map(([name, about]) => [code(name), about]),
  )

/** Everything that can be measured and read, by registry. */
export const registriesTables = () =>
  [
    named(
      'Workload',
      workloads.map(({ kind, about }) => [kind, about] as const),
    ),
    named(
      'Runtime',
      runtimes.map(({ id, about }) => [id, about] as const),
    ),
    named(
      'Parser',
      parsers.map(({ id, about }) => [id, about] as const),
    ),
  ].join('\n\n')
