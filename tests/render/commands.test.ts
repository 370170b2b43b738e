/** Nobody is told to type `/bench` where nobody answers it. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { makeFinding } from '../../src/model/findings.ts'
import { markdownText } from '../../src/render/report-markdown.ts'
import { terminalText } from '../../src/render/terminal.ts'
import { readReport } from '../../src/report/read-report.ts'

const file = new URL('../../fixtures/reports/inconclusive.json', import.meta.url)
const undecided = (answersComments?: boolean) => ({
  ...readReport(readFileSync(file, 'utf8')),
  ...(answersComments === undefined ? {} : { answersComments }),
})

it.each([
  [undefined, true],
  [true, true],
  [false, false],
])('answersComments %s: `/bench` is advised: %s', (answers, isAdvised) => {
  const text = markdownText(undecided(answers), 60_000)
  expect(text.includes('`/bench ')).toBe(isAdvised)
  expect(text).toContain('gcbench run ')
  expect(
    terminalText(undecided(answers), { hasColour: false, isWhole: true }).includes('/bench '),
  ).toBe(isAdvised)
})

it.each([
  [true, 'accept it: /bench accept "m.Old" REASON'],
  [false, 'accept it in .gcbench-accept.yml'],
])('answersComments %s: of a renamed benchmark: %s', (answers, advice) => {
  const remedy = { kind: 'accept', row: 'm.Old', instead: 'keep its name in this change' } as const
  const subject = { unit: 'm', benchmark: 'Old' }
  const found = makeFinding('renamed-benchmark', subject, { partner: 'm.New' }, { remedy })
  const report = { ...undecided(answers), problems: [found] }
  for (const text of [
    markdownText(report, 60_000).replaceAll('\\', ''),
    terminalText(report, { hasColour: false, isWhole: true, columns: 1000 }),
  ]) {
    expect(text).toContain(advice)
    expect(text).toContain('keep its name in this change')
    expect(text.includes('/bench accept')).toBe(answers)
  }
})
