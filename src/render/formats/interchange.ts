/** Formats of other services: JUnit XML, SARIF, GitLab's code quality, Bencher, github-action-benchmark, OpenMetrics. */

import { VERDICT_WORDS } from '../../model/comparison.ts'
import type { Report } from '../../model/model.ts'
import { clean } from '../../model/plain.ts'
import { objectionsToWorkIn } from '../../report/gate.ts'
import { type ExportedRow, exportedRows, type Format, headValues } from './format.ts'

// JUnit XML, for whatever shows test results.

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Attributes and text; `clean` has taken what XML 1.0 cannot hold. */
const escapedXml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

type Outcome = 'passed' | 'failure' | 'error' | 'skipped'

/**
 * A row that gates fails as the gate says; what could not be measured is an error; what could not
 * be decided is skipped, and so is what does not gate and moved: a test is no place for hints.
 */
function outcomeOf({ row, gates, isAccepted }: ExportedRow): Outcome {
  const { word } = row.verdict
  if (isAccepted) return 'passed'
  if (word === 'failed') return gates ? 'error' : 'skipped'
  if (word === 'regressed') return gates ? 'failure' : 'skipped'
  return word === 'inconclusive' || word === 'withheld' ? 'skipped' : 'passed'
}

/** Texts are escapedXml. `type`: of a failure or an error. */
type Case = { suite: string; name: string; outcome: Outcome; type: string; output: string }

const caseOf = (row: ExportedRow): Case => ({
  suite: escapedXml(row.suite),
  name: escapedXml(`${row.benchmark} ${row.metric}`),
  outcome: outcomeOf(row),
  type: row.row.verdict.word,
  output: escapedXml(row.says),
})

/** What fails the gate without a row: instructions, where the suite gates by them. */
const workCases = (report: Report): Case[] =>
  objectionsToWorkIn(report).map(({ row, as, reason }) => ({
    suite: escapedXml(clean(report.plan.suite.name, 500)),
    name: escapedXml(clean(row, 500)),
    outcome: as === 'failure' ? 'failure' : 'skipped',
    type: 'regressed',
    output: escapedXml(clean(reason, 1000)),
  }))

function insideOf({ outcome, type, output }: Case): string {
  if (outcome === 'passed') return `<system-out>${output}</system-out>`
  if (outcome === 'skipped') return `<skipped message="${output}"/>`
  return `<${outcome} message="${output}" type="${type}">${output}</${outcome}>`
}

const printCase = (one: Case): string =>
  `    <testcase classname="${one.suite}" name="${one.name}" time="0">${insideOf(one)}</testcase>`

const countOf = (cases: readonly Case[], wanted: Outcome) =>
  cases.filter(({ outcome }) => outcome === wanted).length

/** The counts that all test suites together have, too: Jenkins' schema knows no `skipped` there. */
const counts = (cases: readonly Case[]): string =>
  `tests="${cases.length}" failures="${countOf(cases, 'failure')}" ` +
  `errors="${countOf(cases, 'error')}"`

/** `more`: attributes of its own. */
const suiteLines = (name: string, cases: readonly Case[], more = ''): string[] => [
  `  <testsuite name="${name}" ${counts(cases)} skipped="${countOf(cases, 'skipped')}" ` +
    `time="0"${more}>`,
  ...cases.map(printCase),
  '  </testsuite>',
]

/** The dialect that Jenkins, GitLab and the like read; one test suite a contrast. */
function renderJunit(report: Report, filter?: string | null): string {
  const rows = exportedRows(report, filter)
  const createdAt = escapedXml(clean(report.createdAt, 40).replace(/(?:\.\d+)?Z$/, ''))
  const suites = [...Map.groupBy(rows, ({ contrast }) => contrast)].flatMap(([contrast, own]) =>
    suiteLines(escapedXml(contrast), own.map(caseOf), ` timestamp="${createdAt}"`),
  )
  const work = workCases(report)
  const beside = work.length === 0 ? [] : suiteLines('instructions', work)
  const name = escapedXml(clean(report.plan.suite.name, 500))
  const head = `<testsuites name="${name}" ${counts([...rows.map(caseOf), ...work])}>`
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, ...beside]
  return `${[...lines, '</testsuites>'].join('\n')}\n`
}

export const junitFormat: Format = {
  id: 'junit',
  about: 'One test per row: failed if the gate objects, skipped if undecided.',
  isOnRequest: true,
  render: (report, filter) => [{ name: 'junit.xml', text: renderJunit(report, filter) }],
}

// Format: SARIF, for annotations in code scanning.

const RULES = {
  regressed: 'A benchmark became worse, beyond what noise explains.',
  failed: 'A benchmark gave too few numbers to be compared.',
} as const

type Rule = keyof typeof RULES

const ruleOf = ({ row }: ExportedRow): Rule | null =>
  Object.hasOwn(RULES, row.verdict.word) ? (row.verdict.word as Rule) : null

/** What stands in the code is not known of a benchmark: its suite is what can be opened. */
const FILE = '.gcbench.yml'

function resultOf(row: ExportedRow, ruleId: Rule) {
  const { benchmark, metric, contrast, says, gates, isAccepted } = row
  return {
    ruleId,
    level: gates && !isAccepted ? 'error' : 'note',
    message: { text: `${benchmark} ${metric}: ${says} (${contrast})` },
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: FILE }, region: { startLine: 1 } },
        logicalLocations: [{ name: benchmark, kind: 'function' }],
      },
    ],
    partialFingerprints: { 'gcbenchRow/v1': [contrast, benchmark, metric].join(' / ') },
    ...(isAccepted
      ? { suppressions: [{ kind: 'external', justification: 'accepted for this head' }] }
      : {}),
  }
}

/** What fails the gate without a row: instructions, where the suite gates by them. */
const workResults = (report: Report) =>
  objectionsToWorkIn(report).map(({ row, as, reason }) => ({
    ruleId: 'regressed' satisfies Rule,
    level: as === 'failure' ? 'error' : 'warning',
    message: { text: clean(reason, 1000) },
    locations: [
      { physicalLocation: { artifactLocation: { uri: FILE }, region: { startLine: 1 } } },
    ],
    partialFingerprints: { 'gcbenchRow/v1': clean(row, 500) },
  }))

const resultsOf = (report: Report, filter?: string | null) => [
  ...exportedRows(report, filter).flatMap((row) => {
    const rule = ruleOf(row)
    return rule === null ? [] : [resultOf(row, rule)]
  }),
  ...workResults(report),
]

/** https://docs.oasis-open.org/sarif/sarif/v2.1.0/ */
function sarifRender(report: Report, filter?: string | null) {
  const rules = Object.entries(RULES).map(([id, text]) => ({ id, shortDescription: { text } }))
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'gcbench', version: clean(report.tool.version, 100), rules } },
        automationDetails: { id: `gcbench/${clean(report.plan.suite.name, 500)}/` },
        results: resultsOf(report, filter),
      },
    ],
  }
}

export const sarif: Format = {
  id: 'sarif',
  about: 'Rows that regressed or failed, as SARIF 2.1.0 for code scanning.',
  isOnRequest: true,
  render: (report, filter) => [
    { name: 'gcbench.sarif', text: `${JSON.stringify(sarifRender(report, filter), null, 2)}\n` },
  ],
}

// Format: what GitLab shows of a merge request as code quality.

const SEVERITIES: Record<string, string> = { error: 'major', warning: 'minor', note: 'info' }

/** https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format */
const codeQualityRender = (report: Report, filter?: string | null) =>
  resultsOf(report, filter).map(({ ruleId, level, message, partialFingerprints }) => ({
    description: message.text,
    check_name: `gcbench/${ruleId}`,
    fingerprint: [report.plan.suite.name, partialFingerprints['gcbenchRow/v1']]
      .map((text) => clean(text, 1500))
      .join(' / '),
    severity: SEVERITIES[level] ?? 'info',
    location: { path: FILE, lines: { begin: 1 } },
  }))

export const codeQuality: Format = {
  id: 'codequality',
  about: "Rows that regressed or failed, as GitLab's code quality report.",
  isOnRequest: true,
  render: (report, filter) => [
    {
      name: 'codequality.json',
      text: `${JSON.stringify(codeQualityRender(report, filter), null, 2)}\n`,
    },
  ],
}

// Formats: Bencher Metric Format, and the custom JSON of github-action-benchmark.

/**
 * Measures that the format defines, in its units: bencher.dev/docs/reference/bencher-metric-format.
 * Others keep their names and base units.
 */
const DEFINED: Record<string, { measure: string; factor: number }> = {
  'time/op': { measure: 'latency', factor: 1e9 },
}

type Measures = Record<string, { value: number }>

function bencherRender(report: Report, filter?: string | null): Record<string, Measures> {
  const measuresOf: Record<string, Measures> = Object.create(null)
  for (const { name, value, from } of headValues(report, filter)) {
    const { measure, factor } = DEFINED[from.metric] ?? { measure: from.metric, factor: 1 }
    measuresOf[name] ??= Object.create(null) as Measures
    measuresOf[name][measure] = { value: value * factor }
  }
  return measuresOf
}

export const bencherMetricFormat: Format = {
  id: 'bencher',
  about: 'What head measured, as Bencher Metric Format (BMF).',
  isOnRequest: true,
  render: (report, filter) => [
    { name: 'bencher.json', text: `${JSON.stringify(bencherRender(report, filter), null, 2)}\n` },
  ],
}

// Format: the custom JSON of github-action-benchmark.

/** One file a direction, since the tool knows one for all that it reads. */
const DIRECTIONS = { lower: 'smaller', higher: 'bigger' } as const

function entriesOf(report: Report, better: keyof typeof DIRECTIONS, filter?: string | null) {
  return headValues(report, filter)
    .filter(({ from }) => from.row.better === better)
    .map(({ name, value, says, from: { metric, unit } }) => ({
      name: `${name} - ${metric}`,
      unit: unit || metric || 'count',
      value,
      extra: says,
    }))
}

/** https://github.com/benchmark-action/github-action-benchmark, `customSmallerIsBetter`. */
export const githubActionBenchmarkFormat: Format = {
  id: 'github-action-benchmark',
  about: 'What head measured, for `customSmallerIsBetter` and `customBiggerIsBetter` there.',
  isOnRequest: true,
  render(report, filter) {
    const [smaller, bigger] = (['lower', 'higher'] as const).map((better) => ({
      entries: entriesOf(report, better, filter),
      part: DIRECTIONS[better],
    }))
    const filled = [smaller!, bigger!].filter(({ entries }) => entries.length > 0)
    return (filled.length === 0 ? [smaller!] : filled).map(({ entries, part }) => ({
      name: `github-action-benchmark-${part}.json`,
      text: `${JSON.stringify(entries, null, 2)}\n`,
      ...(part === DIRECTIONS.lower ? {} : { part }),
    }))
  },
}

// Format: OpenMetrics text, for Prometheus and its like.

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

const escapedLabel = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const lineOf = (name: string, { labels, value }: Sample) => {
  const inside = Object.entries(labels).map(([key, text]) => `${key}="${escapedLabel(text)}"`)
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
function renderOpenMetrics(report: Report, filter?: string | null): string {
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
  render: (report, filter) => [{ name: 'gcbench.prom', text: renderOpenMetrics(report, filter) }],
}
