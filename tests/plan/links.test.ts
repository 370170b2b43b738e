import { expect, it } from 'vitest'
import { isLinkDue, linkRoomSec } from '../../src/plan/fit.ts'
import { zeroConfigSuite } from '../../src/plan/suite.ts'

const suite = { ...zeroConfigSuite(), budgetSec: 180, rounds: { min: 8, max: 1000 } }

/** Rounds of `roundSec` in the budget: those that begin with a link of `eachSec`. */
function runOf(eachSec: number, roundSec: number, budgetSec = suite.budgetSec) {
  const own = { ...suite, budgetSec }
  const seen = { last: Number.NEGATIVE_INFINITY, links: 0, spentSec: 0, eachSec }
  const linked: number[] = []
  let [leftSec, round] = [budgetSec, 0]
  for (; leftSec >= roundSec; round++) {
    if (isLinkDue(own, round, seen, { leftSec, roundSec })) {
      linked.push(round)
      seen.last = round
      seen.links++
      seen.spentSec += eachSec
      leftSec -= eachSec
    }
    leftSec -= roundSec
  }
  return { linked, rounds: round, linkSec: seen.spentSec }
}

it('linking takes a third of the time at most, half of it for eight pairs', () => {
  for (const budgetSec of [60, 180, 600]) {
    for (const eachSec of [0.1, 0.5, 1, 3, 7, 11]) {
      for (const roundSec of [0.05, 0.3, 1, 5]) {
        const { linkSec, linked, rounds } = runOf(eachSec, roundSec, budgetSec)
        const most = Math.max(budgetSec / 3, Math.min(8 * eachSec, budgetSec / 2))
        expect(linkSec).toBeLessThanOrEqual(most + 1e-9)
        const isPossible = 16 * eachSec <= budgetSec && rounds >= 8
        if (isPossible) expect(linked.length).toBeGreaterThanOrEqual(8)
      }
    }
  }
})

it('what an estimate needs is at most 29 % above the best number of rounds a pair', () => {
  // (layout variance + round variance / k) * (link + k rounds), by all k, and by what is done.
  for (const variance of [4, 9, 25, 100]) {
    for (const link of [0.1, 0.3, 1, 2, 4, 8]) {
      const { linked, rounds } = runOf(link, 1, 1200)
      const need = (k: number) => (1 + variance / k) * (link + k)
      const best = Math.min(...Array.from({ length: 200 }, (_, i) => need(i + 1)))
      expect(need(rounds / linked.length) / best).toBeLessThan(1.3)
    }
  }
})

it('a budget that is not known to be short is no reason to share a pair', () => {
  const seen = { last: 3, links: 4, spentSec: 4, eachSec: 1 }
  expect(isLinkDue(suite, 4, seen, { leftSec: 170, roundSec: 4 })).toBe(true)
  expect(isLinkDue(suite, 4, seen, { leftSec: 170, roundSec: 0.01 })).toBe(false)
  expect(isLinkDue({ ...suite, layoutRounds: 0 }, 4, seen, { leftSec: 170, roundSec: 4 })).toBe(
    false,
  )
  expect(linkRoomSec(suite, 0, 40)).toBe(0)
})

it('eight rounds begin with a link each, though earlier ones took longer than the last', () => {
  const own = { ...suite, budgetSec: 7200, layoutRounds: 1, rounds: { min: 8, max: 8 } }
  for (let round = 1; round < 8; round++) {
    const seen = { last: round - 1, links: round, spentSec: 3 * round, eachSec: 0.5 }
    expect(isLinkDue(own, round, seen, { leftSec: 7000, roundSec: 0.5 })).toBe(true)
    expect(linkRoomSec(own, 0.5, 8 - round, seen)).toBe(0.5 * (8 - round))
  }
})

it('eight pairs have room where links get quicker: with fewer no row has a word', () => {
  // 58.6 s: six links took 18.2 s beside other programs, and then one takes 2.2 s.
  const own = { ...suite, budgetSec: 58.6 }
  const made = { links: 6, spentSec: 18.2 }
  expect(linkRoomSec(own, 2.2, 40, made)).toBeCloseTo(2 * 2.2)
  expect(
    isLinkDue(own, 20, { last: 13, eachSec: 2.2, ...made }, { leftSec: 8, roundSec: 0.4 }),
  ).toBe(true)
  expect(linkRoomSec(own, 2.2, 40, { links: 8, spentSec: 22.6 })).toBe(0)
  // Half of the budget is the most that any of them have.
  expect(linkRoomSec(own, 2.2, 40, { links: 6, spentSec: 29 })).toBeCloseTo(0.3)
})
