import { expect, test } from 'vitest'
import { shiftInterval, signedRankP } from '../../scripts/oracle/signed-rank.ts'
import { normal, random } from '../../src/stats/random.ts'
import { prepareShift } from '../../src/stats/sample.ts'

/** 2000 A/A comparisons of 10 rounds: one number per process, 2 % lognormal noise. */
const samples = (() => {
  const stream = random('coverage')
  return Array.from({ length: 2000 }, () =>
    Array.from({ length: 10 }, () => 0.02 * (normal(stream) - normal(stream))),
  )
})()

test('95 % intervals cover the truth in 93.5 to 96.5 % of 2000 A/A comparisons', () => {
  const covered = samples.filter((d) => {
    const { low, high } = shiftInterval(prepareShift(d), 0.05)
    return low <= 0 && high >= 0
  }).length
  expect(covered / samples.length).toBeGreaterThan(0.935)
  expect(covered / samples.length).toBeLessThan(0.965)
})

test('the p-value is valid: P(p <= a) <= a, within sampling error', () => {
  for (const a of [0.01, 0.05, 0.1, 0.25]) {
    const rejected = samples.filter((d) => signedRankP(d) <= a).length / samples.length
    expect(rejected).toBeLessThan(a + 3 * Math.sqrt((a * (1 - a)) / samples.length))
  }
})
