/** Nobody is told to type `/bench` where nobody answers it. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
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
