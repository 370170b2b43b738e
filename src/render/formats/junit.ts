/** Format: JUnit XML, for whatever shows test results. */
import type { Report } from '../../model/model.ts'
import { objectionsToWorkIn } from '../../report/gate.ts'
import { clean } from '../../text/plain.ts'
import { type ExportedRow, exportedRows } from './csv.ts'
import type { Format } from './format.ts'

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
type Case = { suite: string; name: string; outcome: Outcome; type: string; said: string }

const caseOf = (row: ExportedRow): Case => ({
  suite: escaped(row.suite),
  name: escaped(`${row.benchmark} ${row.metric}`),
  outcome: outcomeOf(row),
  type: row.row.verdict.word,
  said: escaped(row.says),
})

/** What fails the gate without a row: instructions, where the suite gates by them. */
const workCases = (report: Report): Case[] =>
  objectionsToWorkIn(report).map(({ row, as, reason }) => ({
    suite: escaped(clean(report.plan.suite.name, 500)),
    name: escaped(clean(row, 500)),
    outcome: as === 'failure' ? 'failure' : 'skipped',
    type: 'regressed',
    said: escaped(clean(reason, 1000)),
  }))

function insideOf({ outcome, type, said }: Case): string {
  if (outcome === 'passed') return `<system-out>${said}</system-out>`
  if (outcome === 'skipped') return `<skipped message="${said}"/>`
  return `<${outcome} message="${said}" type="${type}">${said}</${outcome}>`
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
