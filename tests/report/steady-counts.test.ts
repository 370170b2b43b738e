/** Counts that few runs add to keep the margin of constants; those that vary have the usual one. */
import { expect, it } from 'vitest'
import { judgeTrials } from '../../src/report/report.ts'
import { parseRecords } from '../../src/report/samples.ts'
import { planOf, recordOf } from '../stats/measured.ts'

/** The row of `allocs/op` for these numbers of base; head has `more` in each round. */
function rowOf(counts: number[], more: number) {
  const plan = planOf(['A'], { rounds: { min: counts.length, max: counts.length } })
  const records = counts.flatMap((count, round) =>
    ['base', 'head'].map((arm, position) => {
      const one = recordOf({ round, arm, position }, 100)
      const allocations = arm === 'head' ? count + more : count
      const stdout = `BenchmarkA-2 100 100 ns/op 8 B/op ${allocations} allocs/op\n`
      return { ...one, outputs: { ...one.outputs, stdout } }
    }),
  )
  const trials = parseRecords(plan.suite, records)
  return judgeTrials(plan, trials, counts.length, true).value.find(
    ({ metric, role }) => metric === 'allocs/op' && role === 'gating',
  )
}

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
