/** Formats of other services: JUnit XML, SARIF, Bencher, github-action-benchmark. */

import type { Report } from '../../model/model.ts'
import { clean } from '../../model/plain.ts'
import { objectionsToWorkIn } from '../../report/gate.ts'
import { type ExportedRow, exportedRows, type Format, headValues } from './format.ts'

// JUnit XML, for whatever shows test results.

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Attributes and text; `clean` has taken what XML 1.0 cannot hold. */
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)

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

/** Texts are escaped. `type`: of a failure or an error. */
type Case = { suite: string; name: string; outcome: Outcome; type: string; output: string }

const caseOf = (row: ExportedRow): Case => ({
  suite: escaped(row.suite),
  name: escaped(`${row.benchmark} ${row.metric}`),
  outcome: outcomeOf(row),
  type: row.row.verdict.word,
  output: escaped(row.says),
})

/** What fails the gate without a row: instructions, where the suite gates by them. */
const workCases = (report: Report): Case[] =>
  objectionsToWorkIn(report).map(({ row, as, reason }) => ({
    suite: escaped(clean(report.plan.suite.name, 500)),
    name: escaped(clean(row, 500)),
    outcome: as === 'failure' ? 'failure' : 'skipped',
    type: 'regressed',
    output: escaped(clean(reason, 1000)),
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
function render(report: Report, filter?: string | null): string {
  const rows = exportedRows(report, filter)
  const createdAt = escaped(clean(report.createdAt, 40).replace(/(?:\.\d+)?Z$/, ''))
  const suites = [...Map.groupBy(rows, ({ contrast }) => contrast)].flatMap(([contrast, own]) =>
    suiteLines(escaped(contrast), own.map(caseOf), ` timestamp="${createdAt}"`),
  )
  const work = workCases(report)
  const beside = work.length === 0 ? [] : suiteLines('instructions', work)
  const name = escaped(clean(report.plan.suite.name, 500))
  const head = `<testsuites name="${name}" ${counts([...rows.map(caseOf), ...work])}>`
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, ...beside]
  return `${[...lines, '</testsuites>'].join('\n')}\n`
}

export const junitFormat: Format = {
  id: 'junit',
  about:
    'One test per row: it fails if the gate objects to the row, and is skipped if the row is undecided.',
  isOnRequest: true,
  render: (report, filter) => [{ name: 'junit.xml', text: render(report, filter) }],
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

/** https://docs.oasis-open.org/sarif/sarif/v2.1.0/ */
function sarifRender(report: Report, filter?: string | null) {
  const results = exportedRows(report, filter).flatMap((row) => {
    const rule = ruleOf(row)
    return rule === null ? [] : [resultOf(row, rule)]
  })
  const rules = Object.entries(RULES).map(([id, text]) => ({ id, shortDescription: { text } }))
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'gcbench', version: clean(report.tool.version, 100), rules } },
        automationDetails: { id: `gcbench/${clean(report.plan.suite.name, 500)}/` },
        results: [...results, ...workResults(report)],
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
