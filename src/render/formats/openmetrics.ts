/** Format: OpenMetrics text, for Prometheus and its like. */

import { VERDICT_WORDS } from '../../model/comparison.ts'
import type { Report } from '../../model/model.ts'
import { clean } from '../../model/plain.ts'
import { type ExportedRow, exportedRows, type Format } from './format.ts'

type Labels = Record<string, string>
type Sample = { labels: Labels; value: number }
type Family = { name: string; type: string; help: string; samples: Sample[] }

const labelsOf = ({ suite, contrast, benchmark, metric, unit, row }: ExportedRow): Labels => ({
  suite,
  contrast,
  benchmark,
  metric,
  unit,
  role: row.role,
})

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const lineOf = (name: string, { labels, value }: Sample) => {
  const inside = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`)
  return `${name}{${inside.join(',')}} ${value}`
}

const someOf = (rows: ExportedRow[], numberOf: (row: ExportedRow) => number | null | undefined) =>
  rows.flatMap((row) => {
    const value = numberOf(row)
    return value === null || value === undefined ? [] : [{ labels: labelsOf(row), value }]
  })

const sided = (rows: ExportedRow[]) =>
  rows
    .filter(({ isInteraction }) => !isInteraction)
    .flatMap((row) =>
      (['base', 'head'] as const).flatMap((side) => {
        const value = row.row[`${side}Value`]
        const labels = { ...labelsOf(row), side, of: row[side] }
        return value === null ? [] : [{ labels, value }]
      }),
    )

/** A row of which two have one name: Prometheus refuses a series that stands twice. */
const once = (rows: ExportedRow[]) => [
  ...new Map(rows.map((row) => [JSON.stringify(labelsOf(row)), row])).values(),
]

function familiesOf(report: Report, filter?: string | null): Family[] {
  const rows = once(exportedRows(report, filter))
  const change = (name: string, help: string, part: 'point' | 'low' | 'high') => ({
    name,
    help,
    type: 'gauge',
    samples: someOf(rows, ({ view }) =>
      view.change === null || (part !== 'point' && view.interval === null)
        ? null
        : 1 + view.change[part] / 100,
    ),
  })
  return [
    {
      name: 'gcbench_value',
      type: 'gauge',
      help: 'Median of a side, in the unit that the label says.',
      samples: sided(rows),
    },
    change('gcbench_ratio', 'Head over base, paired by round.', 'point'),
    change('gcbench_ratio_low', 'Lower end of its confidence interval.', 'low'),
    change('gcbench_ratio_high', 'Upper end of its confidence interval.', 'high'),
    {
      name: 'gcbench_verdict',
      type: 'stateset',
      help: 'The word on a row.',
      samples: rows.flatMap((row) =>
        VERDICT_WORDS.map((word) => ({
          labels: { ...labelsOf(row), gcbench_verdict: word },
          value: Number(row.row.verdict.word === word),
        })),
      ),
    },
    {
      name: 'gcbench_run',
      type: 'info',
      help: 'What measured, and the word of the gate.',
      samples: [
        {
          labels: {
            suite: clean(report.plan.suite.name, 500),
            version: clean(report.tool.version, 100),
            conclusion: report.conclusion.conclusion,
          },
          value: 1,
        },
      ],
    },
  ]
}

/** https://prometheus.io/docs/specs/om/open_metrics_spec/ */
function render(report: Report, filter?: string | null): string {
  const lines = familiesOf(report, filter).flatMap(({ name, type, help, samples }) => [
    `# TYPE ${name} ${type}`,
    `# HELP ${name} ${help}`,
    ...samples.map((sample) => lineOf(type === 'info' ? `${name}_info` : name, sample)),
  ])
  return `${[...lines, '# EOF'].join('\n')}\n`
}

export const openmetrics: Format = {
  id: 'openmetrics',
  about: 'Values, ratios with their intervals, and verdicts as OpenMetrics text.',
  isOnRequest: true,
  render: (report, filter) => [{ name: 'gcbench.prom', text: render(report, filter) }],
}
