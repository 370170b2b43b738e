/** What a page carries of very many rounds: as much as can be drawn, and no more work than that. */
import { expect, it } from 'vitest'
import { partsOfTime, timeLine } from '../../src/render/details.ts'
import { pageData } from '../../src/render/page-content.ts'
import { viewReport } from '../../src/render/report-view.ts'
import { measuredReport } from '../page/measured-report.ts'

const dataOf = (names: string[], rounds: number, most?: number) => {
  const report = measuredReport(names, rounds)
  return pageData(report, viewReport(report), most)
}

it('has one of so many rounds where all of them would be too much, by their own numbers', () => {
  const [whole, part] = [undefined, 100].map((most) => dataOf(['Alpha', 'Beta'], 40, most))
  const values = part!.rows.reduce((sum, { base }) => sum + base.length, 0)
  expect(values).toBeLessThanOrEqual(100 + part!.rows.length)
  expect(values).toBeGreaterThan(50)
  for (const [at, { ran, every, ...row }] of part!.rows.entries()) {
    const all = whole!.rows[at]!
    expect([ran, all.ran, all.every]).toEqual([40, 40, 1])
    expect(every).toBeGreaterThan(1)
    const here = <T>(values: T[]) => values.filter((_, round) => round % every === 0)
    expect(row.base).toEqual(here(all.base))
    expect(row.head).toEqual(here(all.head))
    expect(row.headFirst).toEqual(here(all.headFirst))
    expect(row.trail).toEqual(all.trail)
    for (const { rounds } of part!.trials)
      expect(rounds.every((one) => one % every === 0)).toBe(true)
  }
})

it.each([300, 1200])('narrows an interval of %d rounds in steps that grow', (rounds) => {
  const [row] = dataOf(['Alpha'], rounds).rows
  const steps = row!.trail.map(([at]) => at)
  expect(steps.at(-1)).toBe(rounds)
  expect(steps[0]).toBeLessThan(12)
  // What the search for both ends takes goes by the rounds of all steps.
  expect(steps.reduce((sum, at) => sum + at, 0)).toBeLessThan(2 * rounds)
})

it('draws of the time what the line of it has: no part that rounds to nothing', () => {
  const seconds = { startSec: 30, discardedSec: 0, probeSec: 8, instructionsSec: 2e-4, linkSec: 0 }
  const timeSpent = { wholeSec: 100, countedSec: 60, otherSec: 2, ...seconds }
  const report = { ...measuredReport(['Alpha'], 12), timeSpent }
  expect(partsOfTime(report).map(({ key }) => key)).toEqual([
    'countedSec',
    'startSec',
    'probeSec',
    'otherSec',
  ])
  expect(timeLine(report)).toMatch(/^1 min 40 s: .* \(60 %\), .* \(30 %\), .* \(8 %\), .* \(2 %\)$/)
})
