import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mannWhitney, twoSampleShift } from '../../src/stats/unpaired.ts'

const term = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46]
const early = [1.15, 0.88, 0.9, 0.74, 1.21]

describe('shift of two samples', () => {
  test('as Hollander and Wolfe give it for their data on water permeability', () => {
    // Estimate -0.305, and [-0.76, 0.15] at 96 %.
    const shift = twoSampleShift(term, early, 0.04)!
    expect(shift.point).toBeCloseTo(-0.305, 10)
    expect(shift.low).toBeCloseTo(-0.76, 10)
    expect(shift.high).toBeCloseTo(0.15, 10)
    expect(shift.level).toBeCloseTo(0.96, 3)
  })

  test('the level is the share of all divisions whose interval holds the true shift, 0', () => {
    // Any eight distinct numbers; powers of two make every difference different.
    const values = [1, 2, 4, 8, 16, 32, 64, 128]
    for (const alpha of [0.05, 0.1, 0.2, 0.5]) {
      let [held, total, level] = [0, 0, 0]
      for (let bits = 0; bits < 256; bits++) {
        const base = values.filter((value) => bits & value)
        if (base.length !== 4) continue
        const shift = twoSampleShift(
          base,
          values.filter((value) => !(bits & value)),
          alpha,
        )!
        level = shift.level
        total++
        if (shift.low <= 0 && 0 <= shift.high) held++
      }
      expect(held / total).toBeCloseTo(level, 12)
      expect(level).toBeGreaterThanOrEqual(1 - alpha)
    }
  })

  test('too few values: from smallest to largest difference, at the level that has', () => {
    const three = twoSampleShift([1, 2, 3], [11, 12, 13], 0.05)!
    expect([three.low, three.point, three.high]).toEqual([8, 10, 12])
    expect(three.level).toBeCloseTo(0.9, 12)
    expect(twoSampleShift([1], [3], 0.05)).toEqual({ point: 2, low: 2, high: 2, level: 0 })
  })

  test('empty samples, and more differences than can be held', () => {
    expect(twoSampleShift([], [1], 0.05)).toBeNull()
    const many = Array.from({ length: 2001 }, (_, i) => i)
    expect(twoSampleShift(many, many, 0.05)).toBeNull()
  })

  const side = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), {
    minLength: 1,
    maxLength: 55,
  })

  test('excludes 0 only where the test says p <= alpha', () => {
    const whole = fc.uniqueArray(fc.integer({ min: 0, max: 1e6 }), { minLength: 2, maxLength: 40 })
    fc.assert(
      fc.property(whole, fc.nat(), (values, at) => {
        const size = 1 + (at % (values.length - 1))
        const [base, head] = [values.slice(0, size), values.slice(size)]
        const shift = twoSampleShift(base, head, 0.05)!
        if (shift.level < 0.95) return
        expect(shift.low > 0 || shift.high < 0).toBe(mannWhitney(base, head).p <= 0.05)
      }),
      { seed: 1, numRuns: 300 },
    )
  })

  test('is turned round when the samples are exchanged, and moves with them', () => {
    fc.assert(
      fc.property(side, side, (base, head) => {
        const one = twoSampleShift(base, head, 0.05)!
        const other = twoSampleShift(head, base, 0.05)!
        expect(one.low).toBeCloseTo(-other.high, 6)
        expect(one.point).toBeCloseTo(-other.point, 6)
        const moved = twoSampleShift(
          base,
          head.map((value) => value + 1000),
          0.05,
        )!
        expect(moved.high).toBeCloseTo(one.high + 1000, 5)
        expect(one.low).toBeLessThanOrEqual(one.point)
        expect(one.point).toBeLessThanOrEqual(one.high)
      }),
      { seed: 2, numRuns: 200 },
    )
  })
})
