/** Format: JUnit XML, for whatever shows test results. */
import type { Format } from '../contracts/format.ts'
import { objectionsToWorkIn } from '../gate/counted-work.ts'
import type { Report } from '../model/model.ts'
import { type ExportedRow, exportedRows } from '../tell/exported.ts'
import { clean } from '../text/plain.ts'

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

function testCase(row: ExportedRow): string {
  const { suite, benchmark, metric, says } = row
  const outcome = outcomeOf(row)
  const name = escaped(`${benchmark} ${metric}`)
  const attributes = `classname="${escaped(suite)}" name="${name}" time="0"`
  const said = escaped(says)
  const inside =
    outcome === 'passed'
      ? `<system-out>${said}</system-out>`
      : outcome === 'skipped'
        ? `<skipped message="${said}"/>`
        : `<${outcome} message="${said}" type="${row.row.verdict.word}">${said}</${outcome}>`
  return `    <testcase ${attributes}>${inside}</testcase>`
}

/** `others`: cases that are no rows. */
const counts = (rows: ExportedRow[], others: readonly string[] = []) => {
  const of = (asked: Outcome) =>
    rows.filter((row) => outcomeOf(row) === asked).length +
    others.filter((text) => text.includes(`><${asked} `)).length
  const told = { failures: of('failure'), errors: of('error'), skipped: of('skipped') }
  const rest = Object.entries(told).map(([key, count]) => `${key}="${count}"`)
  return [`tests="${rows.length + others.length}"`, ...rest].join(' ')
}

/** What fails the gate without a row: instructions, where the suite gates by them. */
function workCases(report: Report): string[] {
  const suite = escaped(clean(report.plan.suite.name, 500))
  return objectionsToWorkIn(report).map(({ row, as, reason }) => {
    const [name, said] = [escaped(clean(row, 500)), escaped(clean(reason, 1000))]
    const inside =
      as === 'failure'
        ? `<failure message="${said}" type="regressed">${said}</failure>`
        : `<skipped message="${said}"/>`
    return `    <testcase classname="${suite}" name="${name}" time="0">${inside}</testcase>`
  })
}

/** The dialect that Jenkins, GitLab and the like read; one test suite a contrast. */
function render(report: Report, filter?: string | null): string {
  const rows = exportedRows(report, filter)
  const suites = [...Map.groupBy(rows, ({ contrast }) => contrast)].flatMap(([contrast, cases]) => [
    `  <testsuite name="${escaped(contrast)}" ${counts(cases)} time="0"` +
      ` timestamp="${escaped(clean(report.createdAt, 40).replace(/(?:\.\d+)?Z$/, ''))}">`,
    ...cases.map(testCase),
    '  </testsuite>',
  ])
  const name = escaped(clean(report.plan.suite.name, 500))
  const work = workCases(report)
  const told = counts(rows, work)
  const beside =
    work.length === 0
      ? []
      : [
          `  <testsuite name="instructions" ${counts([], work)} time="0">`,
          ...work,
          '  </testsuite>',
        ]
  const head = `<testsuites name="${name}" ${told}>`
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, ...beside]
  return `${[...lines, '</testsuites>'].join('\n')}\n`
}

export const junitFormat: Format = {
  id: 'junit',
  about: 'A test a row: what the gate objects to fails, what was not decided is skipped.',
  isOnRequest: true,
  render: (report, filter) => [{ name: 'junit.xml', text: render(report, filter) }],
}
