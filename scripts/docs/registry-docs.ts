/** The tables of docs/reference.md, from the registries and the table of metrics. */
import { metrics } from '../../src/model/metrics.ts'
import { parsers } from '../../src/parse/index.ts'
import { formats } from '../../src/render/formats/index.ts'
import { workloads } from '../../src/workloads/index.ts'
import { runtimes } from '../../src/workloads/runtimes.ts'
import { table } from './markdown-table.ts'

const code = (text: string) => `\`${text}\``

export const metricsTable = () =>
  table(
    ['Metric', 'Unit', 'Better', 'Judged as', 'Margin', 'Gates', 'What it is'],
    metrics.map((metric) => [
      code(metric.id),
      metric.unit,
      metric.better,
      metric.assume,
      `${metric.marginPct} %`,
      metric.gates ? 'yes' : metric.onRequest ? 'on request' : 'no',
      metric.about,
    ]),
  )

export const formatsTable = () =>
  table(
    ['Format', 'What it is'],
    formats.map(({ id, about }) => [code(id), about]),
  )

/** Everything that can be measured and read, by registry. */
export const registriesTable = () =>
  table(
    ['Kind', 'Name', 'What it is'],
    [
      ...workloads.map(({ kind, about }) => ['workload', code(kind), about]),
      ...runtimes.map(({ id, about }) => ['runtime', code(id), about]),
      ...parsers.map(({ id, about }) => ['parser', code(id), about]),
    ],
  )
