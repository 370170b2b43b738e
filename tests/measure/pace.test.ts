import { expect, it } from 'vitest'
import type { TrialRecord } from '../../src/model/model.ts'
import { Pace, startSecOf } from '../../src/run/budget.ts'

const everyFourth = (round: number) => round % 4 === 0

it('rounds in which servers start anew are told apart from the others', () => {
  const pace = new Pace(everyFourth)
  expect(pace.roundSec(0, 2)).toBe(0)
  pace.took(0, 11, 2)
  expect(pace.roundSec(1, 2)).toBe(11)
  pace.took(1, 4, 2)
  expect([2, 3, 4, 5].map((round) => pace.roundSec(round, 2))).toEqual([4, 4, 11, 4])
  expect(pace.leftSec(2, 9, 2)).toBe(4 + 4 + 11 + 4 + 4 + 4 + 11)
})

it('fewer targets take less, more do not take more than was seen', () => {
  const pace = new Pace(everyFourth)
  pace.took(1, 4, 4)
  expect(pace.roundSec(2, 1)).toBe(1)
  expect(pace.roundSec(2, 8)).toBe(4)
})

it('what starting the servers took is around one trial of the first round', () => {
  const trial = (round: number, wallSec: number, spentSec: number) =>
    ({ trial: { round }, wallSec, spentSec }) as TrialRecord
  // Of a run of Redis: its servers were started and warmed up before the first load.
  const first = [trial(0, 0.69, 6.87), trial(0, 2.67, 3.12), trial(0, 0.75, 0.85)]
  expect(startSecOf([...first, trial(1, 1, 9)])).toBeCloseTo(6.18 - 0.45, 10)
  expect(startSecOf([trial(0, 1, 1.1), trial(0, 2, 2.1)])).toBeCloseTo(0, 10)
})
