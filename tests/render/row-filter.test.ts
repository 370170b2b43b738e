import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Comparison, Plan, Report } from '../../src/model/model.ts'
import { html } from '../../src/render/formats/documents.ts'
import { markdownText } from '../../src/render/report-markdown.ts'
import { readRowFilter } from '../../src/render/report-view.ts'
import { terminalText } from '../../src/render/terminal.ts'
import { readReport } from '../../src/report/read-report.ts'

const report = readReport(readFileSync('fixtures/reports/one-regression-of-200.json', 'utf8'))
const [some] = report.comparisons
if (some === undefined) throw new Error('no rows')

const row = (benchmark: string, metric: string): Comparison => ({ ...some, benchmark, metric })
const ROWS = [
  row('store.Scan/size=4k', 'time/op'),
  row('store.Scan/size=64k', 'allocs/op'),
  row('store/index.Find', 'time/op'),
  row('store/index.Find one', 'throughput'),
]
const plan: Plan = { ...report.plan, units: ['example.com/m/store', 'example.com/m/store/index'] }
const shown = (text: string) =>
  ROWS.flatMap((one, index) => (readRowFilter(text, plan)(one) ? [index] : []))

describe('a filter of rows', () => {
  it.each([
    ['*', [0, 1, 2, 3]],
    ['.name:Scan', [0, 1]],
    ['.fullname:Scan/size=4k', [0]],
    ['/size:64k', [1]],
    ['/size:(4k OR "64k")', [0, 1]],
    ['/size:/k$/ .unit:ns/op', [0]],
    ['.unit:time/op AND -pkg:example.com/m/store', [2]],
    ['.unit:allocs/op OR .name:/Find/', [1, 2, 3]],
    ['.name:Scan .unit:time/op OR .name:Find', [0, 2]],
    ['.name:Scan (.unit:time/op OR .name:Find)', [0]],
    ['-(.name:Scan OR metric:time/op)', [3]],
    ['.fullname:"Find one"', [3]],
    ['  *  ', [0, 1, 2, 3]],
    ['verdict:regressed', []],
    ['scan TIME', [0]],
    ['"Find one" OR -find allocs', [1, 3]],
    [some.verdict.word, [0, 1, 2, 3]],
  ])('%s', (text, rows) => {
    expect(shown(text)).toEqual(rows)
  })
  it.each([
    ['', 'expected a key'],
    ['.name', 'expected ":" after .name'],
    ['scan nam:x', 'filter, character 6: unknown key nam'],
    ['scan AND AND find', 'expected a term, not AND'],
    ['.nam:x', 'did you mean .name?'],
    ['(.name:x', 'a closing parenthesis'],
    ['.name:x)', 'expected the end'],
    ['.name:/(/', 'no regular expression'],
    ['.name:x OR', 'expected a key'],
  ])('refuses %j', (text, words) => {
    expect(() => shown(text)).toThrow(words)
  })
})

describe('a filtered table', () => {
  it('keeps the word on the whole run, and says how much it shows', () => {
    const style = { hasColour: false, isWhole: true }
    const filter = `.fullname:${some.benchmark}`
    const whole = terminalText(report, style)
    const part = terminalText(report, { ...style, filter })
    expect(part.split('\n').slice(0, 2)).toEqual(whole.split('\n').slice(0, 2))
    expect(part).toContain('1 of 200 rows shown')
    const names = part.match(/^storage\/page-\S+(?= +time)/gm)
    expect(names).toEqual([some.benchmark])
  })

  it('is what a comment shows where the run was asked so, and no page of all rows', () => {
    const asking = (filter: string): Report => ({
      ...report,
      plan: { ...report.plan, suite: { ...report.plan.suite, filter } },
    })
    const part = markdownText(asking(`.fullname:${some.benchmark}`))
    expect(part).toContain('1 of 200 rows shown')
    expect(part.split('\n')[0]).toBe(markdownText(report).split('\n')[0])
    const [page] = html.render(asking(`.fullname:${some.benchmark}`))
    expect(page?.text).not.toContain('1 of 200 rows shown')
    // A report that somebody wrote may call anything a filter.
    expect(markdownText(asking('(('))).toBe(markdownText(report))
  })
})
