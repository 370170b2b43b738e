import { expect, it } from 'vitest'
import type { TrialRecord } from '../../src/model/model.ts'
import { calmSecOf, Pace } from '../../src/run/budget.ts'

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

it('what is around the quickest trial of the first round is around each of the later ones', () => {
  const trial = (round: number, wallSec: number, spentSec: number) =>
    ({ trial: { round }, wallSec, spentSec }) as TrialRecord
  // Of a run of Redis on a busy machine: before two of four were starts, before one of them the
  // start of what reads results.
  const seen = [trial(0, 3.37, 10.65), trial(0, 0.41, 10.99), trial(0, 0.29, 0.84)]
  expect(calmSecOf([...seen, trial(0, 0.29, 0.96), trial(1, 9, 99)])).toBeCloseTo(
    4.36 + 4 * 0.55,
    10,
  )
})
