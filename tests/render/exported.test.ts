/** Files for other tools, read by those tools or by the schemas that they publish. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import Ajv from 'ajv'
import { describe, expect, it } from 'vitest'
import { VERDICT_WORDS } from '../../src/model/comparison.ts'
import type { Report } from '../../src/model/model.ts'
import { csvText } from '../../src/model/plain.ts'
import { parsers } from '../../src/parse/index.ts'
import { headValues } from '../../src/render/formats/format.ts'
import { formats } from '../../src/render/formats/index.ts'
import { readReport } from '../../src/report/read-report.ts'
import { findTool } from '../tool-path.ts'

const folder = new URL('../../fixtures/', import.meta.url)
const reports = readdirSync(new URL('reports/', folder))
  .filter((file) => file.endsWith('.json'))
  .map((file): [string, Report] => [
    file,
    readReport(readFileSync(new URL(`reports/${file}`, folder), 'utf8')),
  ])
const filesOf = (id: string, report: Report) => {
  const format = formats.find((one) => one.id === id)
  if (format === undefined) throw new Error(`no format ${id}`)
  return format.render(report)
}
const textOf = (id: string, report: Report) => filesOf(id, report)[0]?.text ?? ''
const report = (file: string) => {
  const found = reports.find(([name]) => name === file)?.[1]
  if (found === undefined) throw new Error(`no report ${file}`)
  return found
}

/** What a program of Python says of every report in this format; null: it cannot be asked. */
function askPython(module: string, program: string, id: string): unknown[] | null {
  const python = findTool('python') ?? findTool('python3')
  if (python === null || spawnSync(python, ['-c', `import ${module}`]).status !== 0) return null
  const input = JSON.stringify(reports.map(([, one]) => textOf(id, one)))
  const asked = spawnSync(python, ['-c', `import json, sys\n${program}`], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e9,
  })
  if (asked.status !== 0) throw new Error(asked.stderr)
  return JSON.parse(asked.stdout)
}
const MISSING = (module: string) => `skipped: Python has no ${module}; .ci/run installs it`

describe('SARIF', () => {
  const schema = JSON.parse(readFileSync(new URL('schemas/sarif-2.1.0.json', folder), 'utf8'))
  const { $schema: _, id: __, ...draft4 } = schema
  const check = new Ajv.default({
    strict: false,
    validateFormats: false,
    unicodeRegExp: false,
  }).compile(draft4)

  it.each(reports)('of %s is what the standard allows', (_name, one) => {
    expect(check(JSON.parse(textOf('sarif', one))), JSON.stringify(check.errors)).toBe(true)
  })
  it('would be refused if it were not', () => {
    const log = JSON.parse(textOf('sarif', report('one-regression-of-200.json')))
    log.runs[0].results[0].level = 'bad'
    expect(check(log)).toBe(false)
  })
  it('has what regressed, and nothing that is only undecided', () => {
    const levels = (file: string) =>
      JSON.parse(textOf('sarif', report(file))).runs[0].results.map(
        ({ ruleId, level }: { ruleId: string; level: string }) => `${ruleId} ${level}`,
      )
    expect(levels('one-regression-of-200.json')).toEqual(['regressed error'])
    expect(levels('inconclusive.json')).toEqual([])
    expect(levels('accepted.json')).toContain('regressed note')
  })
})

describe('code quality of GitLab', () => {
  const schema = JSON.parse(
    readFileSync(new URL('schemas/gitlab-codequality.json', folder), 'utf8'),
  )
  const check = new Ajv.default().compile(schema)

  it.each(reports)('of %s is what its documentation asks for', (_name, one) => {
    const issues = JSON.parse(textOf('codequality', one))
    expect(check(issues), JSON.stringify(check.errors)).toBe(true)
    const prints = issues.map(({ fingerprint }: { fingerprint: string }) => fingerprint)
    expect(new Set(prints).size).toBe(prints.length)
  })
  it('would be refused if it were not', () => {
    const [issue] = JSON.parse(textOf('codequality', report('one-regression-of-200.json')))
    expect(check([issue])).toBe(true)
    for (const key of Object.keys(issue))
      expect(check([{ ...issue, [key]: undefined }])).toBe(false)
    expect(check([{ ...issue, severity: 'error' }])).toBe(false)
  })
  it('is graver where the gate objects', () => {
    const said = (file: string) =>
      JSON.parse(textOf('codequality', report(file))).map(
        (one: { check_name: string; severity: string }) => `${one.check_name} ${one.severity}`,
      )
    expect(said('one-regression-of-200.json')).toEqual(['gcbench/regressed major'])
    expect(said('accepted.json')).toContain('gcbench/regressed info')
    expect(said('inconclusive.json')).toEqual([])
  })
})

describe('OpenMetrics', () => {
  const program = `
from prometheus_client.openmetrics.parser import text_string_to_metric_families as read
print(json.dumps([{f.name: len(f.samples) for f in read(text)} for text in json.load(sys.stdin)]))`
  const said = askPython('prometheus_client', program, 'openmetrics')
  if (said === null) console.warn(MISSING('prometheus_client'))
  it.skipIf(said === null)('is read by the client of Prometheus, every report', () => {
    for (const [index, families] of (said as Record<string, number>[]).entries()) {
      const [name, one] = reports[index] ?? ['', undefined]
      expect(families, name).toMatchObject({ gcbench_run: 1 })
      const rows = (families.gcbench_verdict ?? 0) / VERDICT_WORDS.length
      expect(rows, name).toBeLessThanOrEqual(one?.comparisons.length ?? 0)
      expect(rows === 0, name).toBe(one?.comparisons.length === 0)
    }
  })
})

describe('JUnit XML', () => {
  const program = `
import io, junitparser
def read(text):
    suites = junitparser.JUnitXml.fromstring(text.encode())
    kinds = [type(r).__name__ for s in suites for c in s for r in (c.result or [None])]
    skipped = sum(s.skipped for s in suites)
    return [suites.tests, suites.failures, suites.errors, skipped, kinds]
print(json.dumps([read(text) for text in json.load(sys.stdin)]))`
  const said = askPython('junitparser', program, 'junit')
  if (said === null) console.warn(MISSING('junitparser'))
  it.skipIf(said === null)('is read by junitparser, every report, as it counts itself', () => {
    type Said = [number, number, number, number, string[]]
    for (const [index, [tests, failures, errors, skipped, kinds]] of (said as Said[]).entries()) {
      const [name, one] = reports[index] ?? ['']
      const of = (kind: string) => kinds.filter((found) => found === kind).length
      expect(tests, name).toBe(one?.comparisons.length)
      expect([of('Failure'), of('Error'), of('Skipped')], name).toEqual([failures, errors, skipped])
    }
    const at = reports.findIndex(([name]) => name === 'one-regression-of-200.json')
    expect((said as Said[])[at]?.slice(0, 3)).toEqual([200, 1, 0])
  })
})

describe('JUnit XML, by its schema', () => {
  const xsd = new URL('schemas/junit-10.xsd', folder).pathname
  const program = `
import xmlschema
schema = xmlschema.XMLSchema(${JSON.stringify(xsd)})
said = [[error.reason for error in schema.iter_errors(text)] for text in json.load(sys.stdin)]
said.append(schema.is_valid('<testsuites><testsuite name="a"><testcase/></testsuite></testsuites>'))
print(json.dumps(said))`
  const said = askPython('xmlschema', program, 'junit')
  if (said === null) console.warn(MISSING('xmlschema'))
  it.skipIf(said === null)('is what Jenkins takes, every report', () => {
    expect(said).toEqual([...reports.map(() => []), false])
  })
})

describe("others' JSON", () => {
  const parserOf = (id: string) => parsers.find((parser) => parser.id === id)
  it.each(reports)('of %s gives back what head measured', (_name, one) => {
    const values = headValues(one)
    const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)
    for (const id of ['github-action-benchmark', 'bencher']) {
      const texts = filesOf(id, one).map(({ text }) => text)
      const entries = texts.flatMap((text) => {
        const read = parserOf(id)?.parse(text)
        expect(read?.problems).toEqual([])
        return read?.value ?? []
      })
      expect(entries.length, id).toBe(values.length)
      if (id === 'bencher') {
        const [seen, known] = [entries, values].map((all) => sorted(all.map(({ value }) => value)))
        for (const [index, value] of seen!.entries()) expect(value).toBeCloseTo(known![index]!, 12)
      }
    }
  })
})

describe('CSV', () => {
  it('has a row a comparison, and no formula for a spreadsheet to execute', () => {
    for (const [name, one] of reports) {
      const lines = textOf('csv', one).split('\n').slice(0, -1)
      expect(lines.length, name).toBe(1 + one.comparisons.length)
      const texts = lines.flatMap((line) => line.match(/(?:^|,)"?[=+@-][^0-9"]/g) ?? [])
      expect(
        texts.filter((text) => !/^,[+-]?\./.test(text)),
        name,
      ).toEqual([])
    }
  })
})

it.each(['=1', '@x', '+1', '\t=1', '\r=1', '＝1', 'a;=1', 'a;b;-1', 'a\t+1', 'a\n@x'])(
  'no spreadsheet finds a formula in %j, whichever sign parts its cells',
  (name) => {
    const [, line = ''] = csvText(['a', 'b'], [['x', name]]).split(/(?<=b)\n/)
    const cells = line.split(/[,;\t\r\n"]/).map((cell) => cell.trim())
    expect(cells.filter((cell) => /^[=+\-@＝]/.test(cell))).toEqual([])
    expect(line).toContain("'")
  },
)

it('what has no interval has no ends in any export', () => {
  const one = structuredClone(report('inconclusive.json'))
  one.comparisons = one.comparisons.slice(0, 1)
  one.comparisons[0]!.estimate = { kind: 'none', n: 3, why: 'few', point: 0.1, scale: 'ratio' }
  const [heading = '', row = ''] = textOf('csv', one).split('\n')
  const cells = Object.fromEntries(heading.split(',').map((key, at) => [key, row.split(',')[at]]))
  expect(cells).toMatchObject({ low_pct: '', high_pct: '', level: '' })
  expect(Number(cells.delta_pct)).toBeCloseTo(10.5, 1)
  const samples = textOf('openmetrics', one).split('\n')
  const numberOf = (name: string) => samples.filter((line) => line.startsWith(`${name}{`)).length
  expect(['', '_low', '_high'].map((end) => numberOf(`gcbench_ratio${end}`))).toEqual([1, 0, 0])
})
