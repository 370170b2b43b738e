/** Which way is good, from what a benchmark prints to the verdict of its row. */
import { expect, it } from 'vitest'
import type { Comparison, Suite, TrialRecord, WithProblems } from '../../src/model/model.ts'
import { judgeTrials } from '../../src/report/report.ts'
import { parseRecords } from '../../src/report/samples.ts'
import { planOf, recordsOf } from '../stats/measured.ts'

const ROUNDS = 20
const gates = { better: null, marginPct: 1, gates: true, marginPctByBenchmark: {} }

/** Rounds of a benchmark whose own number falls by a fifth; `said`: its Unit line by arm. */
function judgedOf(
  unit: string,
  said: { base?: string; head?: string },
  metrics: Suite['metrics'] = { [unit]: gates },
): WithProblems<Comparison[]> {
  const plan = planOf(['A'], { metrics, until: 'rounds', rounds: { min: ROUNDS, max: ROUNDS } })
  const times = Array.from({ length: ROUNDS }, () => 100)
  const records = recordsOf(times, times).map((record): TrialRecord => {
    const { arm, round } = record.trial
    const line = said[arm as 'base' | 'head']
    const value = (arm === 'base' ? 1000 : 800) + ((round * 7) % 5)
    const stdout = `${line ?? ''}\nBenchmarkA-2 100 100 ns/op ${value} ${unit}\n`
    return { ...record, outputs: { stdout, stderr: '' } }
  })
  return judgeTrials(plan, parseRecords(plan.suite, records), ROUNDS, true)
}

function wordOf(judged: WithProblems<Comparison[]>, unit: string) {
  const row = judged.value.find(({ metric }) => metric === unit)
  return [row?.better, row?.verdict.word]
}

const higher = (unit: string) => `Unit ${unit} better=higher`

it('of a unit that says nothing a change is neither better nor worse; a rate is better up', () => {
  for (const unit of ['score', 'frames', 'hit-%', 'hits'])
    expect(wordOf(judgedOf(unit, {}), unit)).toEqual(['unknown', 'changed'])
  for (const unit of ['fps', 'ops/min'])
    expect(wordOf(judgedOf(unit, {}), unit)).toEqual(['higher', 'regressed'])
  expect(wordOf(judgedOf('rows/s', {}), 'rows/s')).toEqual(['higher', 'regressed'])
})

it('the output says so: fewer of what is better when higher have regressed', () => {
  const judged = judgedOf('score', { base: higher('score'), head: higher('score') })
  expect(wordOf(judged, 'score')).toEqual(['higher', 'regressed'])
  expect(judged.problems).toEqual([])
})

it('the head alone cannot turn its regression into an improvement', () => {
  const judged = judgedOf('rows/s', { head: 'Unit rows/s better=lower' })
  expect(wordOf(judged, 'rows/s')).toEqual(['higher', 'regressed'])
  expect(judged.problems.map(({ code, message }) => [code, message])).toEqual([
    ['unit-direction', 'head says better=lower for rows/s, but higher is taken as better'],
  ])
})

it('the table and the suite know better than the output', () => {
  const printed = judgedOf('B/op', { base: higher('B/op') }, { 'bytes/op': gates })
  expect(wordOf(printed, 'bytes/op')).toEqual(['lower', 'improved'])
  expect(printed.problems.map(({ code }) => code)).toEqual(['unit-direction'])
  const suite = { score: { ...gates, better: 'lower' as const } }
  const asked = judgedOf('score', { base: higher('score') }, suite)
  expect(wordOf(asked, 'score')).toEqual(['lower', 'improved'])
})
