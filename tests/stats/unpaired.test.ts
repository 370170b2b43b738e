import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changePoints, energySplit } from '../../src/stats/change-points.ts'
import { studentTTail } from '../../src/stats/distributions.ts'
import { normal, random } from '../../src/stats/random.ts'
import { mannWhitney, smallestP, twoSampleShift } from '../../src/stats/unpaired.ts'

describe('Mann-Whitney', () => {
  type Case = { base: number[]; head: number[]; p: number }

  /** Samples with the p of golang.org/x/perf's own test; see the README beside the file. */
  const cases: Case[] = readFileSync('fixtures/benchstat/mann-whitney.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

  /** All ways to choose `size` of the places 0 to `all` - 1. */
  function* choices(all: number, size: number, from = 0): Generator<number[]> {
    if (size === 0) yield []
    for (let first = from; first <= all - size && size > 0; first++)
      for (const rest of choices(all, size - 1, first + 1)) yield [first, ...rest]
  }

  /** U by its definition: pairs in which base is larger, ties counted as halves. */
  function pairsWon(base: number[], head: number[]): number {
    return base.flatMap((b) => head.map((h) => (b > h ? 1 : b === h ? 0.5 : 0))).reduce(sum, 0)
  }

  const sum = (a: number, b: number) => a + b

  /** Two-sided p by going through every division of the values into two samples. */
  function byEnumeration(base: number[], head: number[]): number {
    const all = [...base, ...head]
    const seen = pairsWon(base, head)
    let [total, low, high] = [0, 0, 0]
    for (const places of choices(all.length, base.length)) {
      const chosen = new Set(places)
      const u = pairsWon(
        places.map((i) => all[i]!),
        all.filter((_, i) => !chosen.has(i)),
      )
      total++
      if (u <= seen) low++
      if (u >= seen) high++
    }
    return Math.min(1, (2 * Math.min(low, high)) / total)
  }

  /** With ties in samples of different sizes benchstat takes both tails from one side. */
  function isLopsided({ base, head }: Case): boolean {
    return (
      base.length !== head.length && new Set([...base, ...head]).size < base.length + head.length
    )
  }

  describe('Mann-Whitney', () => {
    test('cases cover both methods, ties, and samples of one to sixty', () => {
      expect(cases.length).toBe(82)
      expect(new Set(cases.map(({ base, head }) => mannWhitney(base, head).method)).size).toBe(3)
    })

    test.each(cases)('%# as golang.org/x/perf: p = $p', (pair) => {
      const { p, method } = mannWhitney(pair.base, pair.head)
      if (method === 'exact' && isLopsided(pair)) return
      expect(Math.abs(p - pair.p)).toBeLessThan(1e-12 + 1e-9 * pair.p)
    })

    const small = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 6 })

    test('is what going through all divisions gives, ties included', () => {
      fc.assert(
        fc.property(small, small, (base, head) => {
          const { p } = mannWhitney(base, head)
          expect(p).toBeCloseTo(byEnumeration(base, head), 12)
        }),
        { seed: 1, numRuns: 150 },
      )
    })

    test('is the same with the samples exchanged', () => {
      const values = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 60 })
      fc.assert(
        fc.property(values, values, (base, head) => {
          expect(mannWhitney(base, head).p).toBeCloseTo(mannWhitney(head, base).p, 12)
        }),
        { seed: 2, numRuns: 60 },
      )
    })

    test('known answers', () => {
      // Data of Hollander and Wolfe on water permeability; R's one-sided p for them is 0.1272.
      const term = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46]
      const early = [1.15, 0.88, 0.9, 0.74, 1.21]
      expect(mannWhitney(term, early).p / 2).toBeCloseTo(0.1272, 4)
      expect(mannWhitney([1, 2, 3], [4, 5, 6])).toEqual({ p: 0.1, method: 'exact' })
      expect(mannWhitney([2, 2], [2])).toEqual({ p: 1, method: 'equal' })
    })
  })

  describe('the smallest p', () => {
    test.each([
      [1, 1, 1],
      [3, 3, 0.1],
      [4, 4, 2 / 70],
      [2, 8, 2 / 45],
      [10, 10, 2 / 184756],
    ])('%d against %d', (m, n, p) => {
      expect(smallestP(m, n)).toBeCloseTo(p, 12)
      const apart = [m, n].map((size, side) =>
        Array.from({ length: size }, (_, i) => 100 * side + i),
      )
      expect(mannWhitney(apart[0]!, apart[1]!).p).toBeCloseTo(p, 12)
    })
  })
})

describe('shift of two samples', () => {
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
      const whole = fc.uniqueArray(fc.integer({ min: 0, max: 1e6 }), {
        minLength: 2,
        maxLength: 40,
      })
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
})

describe('change points of a series', () => {
  type Case = {
    series: number[]
    maxP: number
    window: number
    points: { at: number; p: number; before: number; after: number }[]
  }
  const known = JSON.parse(
    readFileSync(new URL('../../fixtures/statistics/change-points.json', import.meta.url), 'utf8'),
  ) as { tails: { t: number; freedom: number; p: number }[]; cases: Case[] }

  test.each(known.tails)('t of $t with $freedom degrees of freedom', ({ t, freedom, p }) => {
    expect(studentTTail(t, freedom)).toBeCloseTo(p, 13)
  })

  describe('where a series falls apart most', () => {
    test('both sides by hand', () => {
      // 2/(3+3) * 9 pairs * 4
      expect(energySplit([1, 1, 1, 5, 5, 5], 0, 6)).toEqual({ at: 3, distance: 12 })
    })

    test('a short stretch in the middle is seen: the right side may end early', () => {
      const series = [...Array(10).fill(1), ...Array(4).fill(9), ...Array(10).fill(1)]
      expect([10, 14]).toContain(energySplit(series, 0, 24)?.at)
    })

    test('one value is not split', () => {
      expect(energySplit([7], 0, 1)).toBeNull()
    })
  })

  describe('change points', () => {
    test('as an independent implementation finds them', () => {
      for (const { series, maxP, window, points } of known.cases) {
        const found = changePoints(series, { maxP, window, minChange: 0 })
        expect(found.map(({ at }) => at)).toEqual(points.map(({ at }) => at))
        found.forEach((point, i) => {
          expect(point.p).toBeCloseTo(points[i]!.p, 12)
          expect(point.before).toBeCloseTo(points[i]!.before, 12)
          expect(point.after).toBeCloseTo(points[i]!.after, 12)
        })
      }
      expect(known.cases.flatMap(({ points }) => points).length).toBeGreaterThan(50)
    })

    test('a change below the least that matters is taken away, and the rest tested anew', () => {
      const series = Array.from({ length: 60 }, (_, i) => (i % 2) * 0.001 + (i < 20 ? 0 : 0.02))
      const rule = { maxP: 0.001, window: 50 }
      expect(changePoints(series, { ...rule, minChange: 0.01 }).map(({ at }) => at)).toEqual([20])
      expect(changePoints(series, { ...rule, minChange: 0.03 })).toEqual([])
    })

    test('equal values, one value and none have no change', () => {
      for (const series of [[], [3], Array(40).fill(3)])
        expect(changePoints(series, { maxP: 0.001, minChange: 0, window: 50 })).toEqual([])
    })

    test('noise without a change: few false alarms', () => {
      const stream = random('change points')
      const noise = () => Array.from({ length: 60 }, () => normal(stream))
      const alarms = Array.from({ length: 200 }, () =>
        changePoints(noise(), { maxP: 0.001, minChange: 0, window: 50 }),
      ).filter(({ length }) => length > 0).length
      console.log(`series of 60 values of noise with a change point: ${alarms} of 200`)
      expect(alarms).toBeLessThan(20)
    })
  })
})
