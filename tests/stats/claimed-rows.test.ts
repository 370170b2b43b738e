/** Rows that run until their interval lies on one side of what is claimed. */
import { describe, expect, it } from 'vitest'
import type { PairedSample } from '../../src/model/model.ts'
import { normal, random } from '../../src/stats/random.ts'
import { decideRows, judgeTable, type TableRules } from '../../src/stats/table.ts'
import { forty, row } from './judged-rows.ts'
import { pairedSample } from './paired-sample.ts'

const TEN = Math.log(0.9)
const claimed: TableRules = { ...forty, gatesMeans: false, boundsOf: () => [TEN] }

/** The row of as many of its rounds as a run takes; null: no interval. */
function runUntilDecided(whole: PairedSample, rules: TableRules) {
  const first = (rounds: number): PairedSample => ({
    ...whole,
    base: whole.base.slice(0, rounds),
    head: whole.head.slice(0, rounds),
    headFirst: whole.headFirst.slice(0, rounds),
  })
  let rounds = rules.analyses[0]?.rounds ?? 0
  for (;;) {
    const { nextAnalysis } = decideRows([first(rounds)], rules)
    if (nextAnalysis === null) break
    rounds = nextAnalysis
  }
  const [judged] = judgeTable([first(rounds)], rules).rows
  const { estimate } = judged!
  return { rounds, interval: 'low' in estimate ? estimate : null }
}

describe('a row that is claimed to be 10 % faster', () => {
  it('goes on although it is called faster, until its interval is beyond that', () => {
    const near = row(40, -10.15, 1)
    const called = runUntilDecided(near, { ...claimed, boundsOf: () => [] }).rounds
    const { rounds, interval } = runUntilDecided(near, claimed)
    expect(rounds).toBeGreaterThan(called)
    expect(interval!.high).toBeLessThan(TEN)
  })
  it('stops at once where its interval excludes that, on either side', () => {
    for (const pct of [-20, -3, 0, 8]) {
      const { rounds, interval } = runUntilDecided(row(40, pct, 1), claimed)
      const isBeside = pct < -10 ? interval!.high < TEN : interval!.low > TEN
      expect([pct, isBeside]).toEqual([pct, true])
      expect(rounds, String(pct)).toBeLessThanOrEqual(pct === 0 ? 24 : 10)
    }
  })
  it('runs all rounds where it is just that', () => {
    const { rounds, interval } = runUntilDecided(row(40, -10, 3), claimed)
    expect(rounds).toBe(40)
    expect(interval!.low).toBeLessThan(TEN)
    expect(interval!.high).toBeGreaterThan(TEN)
  })
})

it('is decided wrongly in no more runs than alpha says, though it is looked at often', {
  tags: 'simulation',
}, () => {
  // The claim is true by a hair, so that to exclude it on either side is an error of one kind.
  const runs = 600
  const stream = random('claimed')
  let wrong = 0
  for (let run = 0; run < runs; run++) {
    const base = Array.from({ length: 40 }, () => 100 * Math.exp(0.02 * normal(stream)))
    const head = base.map(() => 90 * Math.exp(0.02 * normal(stream)))
    const sample = pairedSample({ base, head })
    const { interval } = runUntilDecided(sample, { ...claimed, seed: `run ${run}` })
    if (interval!.low > TEN || interval!.high < TEN) wrong++
  }
  // What a run of 40 rounds may spend on shifts is .55 of .045; of twice the alpha it is .027.
  expect(wrong / runs).toBeLessThan(0.55 * 0.045)
  expect(wrong).toBeGreaterThan(0)
})
