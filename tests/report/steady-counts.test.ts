/** Counts that few runs add to keep the margin of constants; those that vary have the usual one. */
import { expect, it } from 'vitest'
import type { Comparison } from '../../src/model/model.ts'
import { viewRow } from '../../src/render/rows.ts'
import { judgeTrials } from '../../src/report/report.ts'
import { parseRecords } from '../../src/report/samples.ts'
import { planOf, recordOf } from '../stats/measured.ts'

/** The row of `allocs/op` for these numbers of base; head has `more` in each round, or other ones. */
function rowOf(counts: number[], more: number | number[]) {
  const plan = planOf(['A'], { rounds: { min: counts.length, max: counts.length } })
  const records = counts.flatMap((count, round) =>
    ['base', 'head'].map((arm, position) => {
      const one = recordOf({ round, arm, position }, 100)
      const ofHead = typeof more === 'number' ? count + more : more[round]
      const allocations = arm === 'head' ? ofHead : count
      const stdout = `BenchmarkA-2 100 100 ns/op 8 B/op ${allocations} allocs/op\n`
      return { ...one, outputs: { ...one.outputs, stdout } }
    }),
  )
  const trials = parseRecords(plan.suite, records)
  return judgeTrials(plan, trials, counts.length, true).value.find(
    ({ metric, role }) => metric === 'allocs/op' && role === 'gating',
  )
}

const printed = (row: Comparison) =>
  viewRow(row, {
    ...{ interactionUnder: null, hasGating: true, gates: true, isAccepted: false },
    ...{ isEnforced: true, isSuspect: false, mostRounds: 20, isMachineBusy: false },
  })

const rare = (count: number) => Array.from({ length: 20 }, (_, i) => count + (i === 3 ? 2 : 0))

it('one of a hundred more is called, also where one run has others beside', () => {
  expect(rowOf(rare(100), 1)).toMatchObject({ marginPct: 0, verdict: { word: 'regressed' } })
  expect(rowOf(rare(100), 0)?.verdict.word).toBe('equivalent')
  expect(rowOf(rare(0), 1)?.verdict.word).toBe('regressed')
  expect(rowOf(rare(0), 0)?.verdict.word).toBe('equivalent')
})

it('a count that varies has the usual margin', () => {
  const varying = Array.from({ length: 20 }, (_, i) => 1000 + ((i * 7) % 5))
  expect(rowOf(varying, 0)).toMatchObject({ marginPct: 3, verdict: { word: 'equivalent' } })
})

it('no count is told as less than none, and one number is no interval', () => {
  const row = rowOf([1, 0, 0, 1, 0, 1, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0])!
  // The test alone would put it at a quarter less.
  expect(row).toMatchObject({ baseValue: 0, headValue: 0, estimate: { point: 0, low: 0 } })
  expect(printed(row)).toMatchObject({ delta: '0', interval: { low: '0' } })
  expect(printed(rowOf(rare(0), 0)!)).toMatchObject({ delta: '0', interval: 'in most runs' })
  expect(printed(rowOf(rare(100), 0)!)).toMatchObject({ interval: 'in most runs' })
})
