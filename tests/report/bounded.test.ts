import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { words } from '../../scripts/fixtures/words.ts'
import type { Report } from '../../src/model/model.ts'
import { checkReport, readReport } from '../../src/report/read-report.ts'
import { bounded } from '../../src/report/report.ts'
import { removeReportFiles, writeReportFiles } from '../../src/run/resume.ts'
import { makeFakeHost } from '../support/fake-host.ts'

const pool = (): Report =>
  readReport(readFileSync(new URL('../../fixtures/reports/pool.json', import.meta.url), 'utf8'))

it('cuts what is too long or too many for a report, and says so', () => {
  const report = pool()
  report.stopReason = 'x'.repeat(30_000)
  report.problems.push({
    code: 'unread-line',
    message: words('y'.repeat(30_000)),
    next: 'z'.repeat(30_000),
  })
  report.conclusion.reasons = Array.from({ length: 1_001 }, (_, index) => `${index}`)
  expect(() => checkReport(report)).toThrow(/too big/i)
  const cut = bounded(report)
  expect(checkReport(cut)).toEqual(cut)
  expect(cut.stopReason).toMatch(/^x+\.\.\.$/)
  expect(cut.conclusion.reasons).toHaveLength(1_000)
  expect(cut.problems.at(-1)?.message).toMatch(/^4 texts or lists were cut .*: stopReason, /)
})

it('is no other report where it fits', () => {
  const report = pool()
  expect(bounded(report)).toBe(report)
})

it('costs no other format where one refuses it', async () => {
  const host = makeFakeHost(() => ({}))
  const report = { ...pool(), roundsRun: -1 }
  await expect(writeReportFiles(host, '/out', report)).rejects.toThrow(/roundsRun: Too small/)
  expect([...host.disk.keys()]).toContain('/out/report.md')
  expect(host.disk.has('/out/report.json')).toBe(false)
})

it('is gone whole before the next run, and nothing else is', async () => {
  const host = makeFakeHost(() => ({}))
  host.disk.set('/out/notes.md', 'mine')
  await writeReportFiles(host, '/out', pool())
  expect(host.disk.size).toBeGreaterThan(5)
  await removeReportFiles(host, '/out')
  expect([...host.disk.keys()]).toEqual(['/out/notes.md'])
})
