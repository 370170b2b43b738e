import { describe, expect, it } from 'vitest'
import {
  differenceLimits,
  dispersion,
  poissonLimits,
  studentTQuantile,
  wilsonLimits,
} from '../../src/stats/distributions.ts'
import { normal, random } from '../../src/stats/random.ts'

const Z = 1.959964

const shareOf = (count: number, total: number, spread = 1, critical = Z) => ({
  point: count / total,
  ...wilsonLimits(count / spread, total / spread, critical),
})

describe('limits of a difference of proportions', () => {
  // Newcombe, Statistics in Medicine 17 (1998), Table II, method 10.
  it.each([
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [0, 10, 0, 20, -0.1611, 0.2775],
    [0, 10, 0, 10, -0.2775, 0.2775],
    [10, 10, 0, 20, 0.6791, 1],
    [10, 10, 0, 10, 0.6075, 1],
  ])('has the published value for %d/%d and %d/%d', (a, n, b, m, low, high) => {
    const limits = differenceLimits(shareOf(b, m), shareOf(a, n))
    expect(limits.low).toBeCloseTo(low, 4)
    expect(limits.high).toBeCloseTo(high, 4)
  })
})

describe("quantile of Student's t", () => {
  // Any printed table, such as Abramowitz and Stegun 26.10.
  it.each([
    [0.05, 1, 12.7062],
    [0.05, 10, 2.22814],
    [0.01, 18, 2.87844],
    [0.001, 8, 5.04131],
  ])('has the published value at %f with %d degrees of freedom', (p, freedom, t) => {
    expect(studentTQuantile(p, freedom)).toBeCloseTo(t, 4)
  })
})

describe('limits of a count', () => {
  it('are where the count is z standard deviations of the mean away', () => {
    for (const count of [0, 1, 10, 250]) {
      const { low, high } = poissonLimits(count, Z)
      expect((count - high) / Math.sqrt(high)).toBeCloseTo(-Z, 9)
      if (count > 0) expect((count - low) / Math.sqrt(low)).toBeCloseTo(Z, 9)
      else expect(low).toBe(0)
    }
  })
})

describe('dispersion', () => {
  it('is Pearson over the degrees of freedom, by hand', () => {
    // Means 20: (10^2 + 10^2) / 20 = 10 of 1 degree; with shares of 100, over 0.8: 12.5.
    const arms = [{ counts: [10, 30], exposures: [100, 100] }]
    expect(dispersion(arms, false)).toBeCloseTo(10)
    expect(dispersion(arms, true)).toBeCloseTo(12.5)
  })
  it('never narrows, and says nothing of single runs', () => {
    expect(dispersion([{ counts: [20, 20], exposures: [100, 100] }], true)).toBe(1)
    expect(dispersion([{ counts: [20], exposures: [100] }], true)).toBe(1)
    expect(dispersion([{ counts: [0, 0], exposures: [100, 100] }], true)).toBe(1)
  })
})

/** A share that differs from run to run: normal on the logit scale, `sd` 0 is a constant one. */
function runCounts(stream: () => number, share: number, sd: number) {
  const exposures = [100, 100, 100, 100, 100]
  const counts = exposures.map((total) => {
    const odds = (share / (1 - share)) * Math.exp(sd * normal(stream))
    const p = odds / (1 + odds)
    return Array.from({ length: total }, () => Number(stream() < p)).reduce((a, b) => a + b, 0)
  })
  return { counts, exposures }
}

describe('the interval of a share over five runs of each side', () => {
  it.each([
    [0.05, 0],
    [0.3, 0],
    [0.1, 0.4],
    [0.3, 0.4],
  ])('covers a difference of nothing: share %f, spread %f', (share, sd) => {
    const stream = random(`profile ${share} ${sd}`)
    const tries = 1500
    const critical = studentTQuantile(0.05, 8)
    let covered = 0
    for (let i = 0; i < tries; i++) {
      const arms = [runCounts(stream, share, sd), runCounts(stream, share, sd)]
      const spread = dispersion(arms, true)
      const [a, b] = arms.map(({ counts }) => {
        const count = counts.reduce((x, y) => x + y)
        return shareOf(count, 500, spread, critical)
      })
      if (a === undefined || b === undefined) throw new Error('two arms')
      const { low, high } = differenceLimits(a, b)
      covered += Number(low <= 0 && high >= 0)
    }
    // Nominal 95 %, with a standard error of 0.6 points.
    expect(covered / tries).toBeGreaterThan(0.938)
  })
})
