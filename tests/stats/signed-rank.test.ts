import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  attainableLevel,
  nullDistribution,
  prepareShift,
  scoreCap,
  shiftEnds,
  shiftEstimate,
  shiftInterval,
  signedRank,
  signedRankP,
  tiedTail,
} from '../../scripts/research/oracle/signed-rank.ts'
import { normal, random } from '../../src/stats/random.ts'
import { levels, reference } from './reference.ts'

describe('signed rank', () => {
  const whole = (n: number): number => n
  const interval = (d: number[], alpha: number, capOf = scoreCap): [number, number] | null => {
    const { low, high, level } = shiftInterval(prepareShift(d, capOf), alpha)
    return level === 1 - alpha ? [low, high] : null
  }

  describe('null distribution', () => {
    test('the capped table, every n from 5 to 40 and every level', () => {
      for (const row of reference.capped_table) {
        expect(nullDistribution(row.n, row.cap).total).toBe(row.S)
        expect(scoreCap(row.n)).toBe(row.cap)
        for (const [alpha, entry] of levels(row)) {
          const found = attainableLevel(row.n, row.cap, alpha)
          if (entry.t < 0) {
            expect(found).toBeNull()
            continue
          }
          expect(found?.t).toBe(entry.t)
          expect(found?.level).toBeCloseTo(entry.coverage, 12)
          expect(found?.lambda).toBeCloseTo(entry.lambda, 9)
          const next = 1 - 2 * nullDistribution(row.n, row.cap).cdf[entry.t + 1]!
          expect(next).toBeCloseTo(entry.coverage_next, 12)
        }
      }
    })

    test('cap n is the table of Wilcoxon (c = t + 1)', () => {
      for (const row of reference.signed_rank_table) {
        expect(nullDistribution(row.n, row.n).total).toBe(row.M)
        for (const [alpha, entry] of levels(row)) {
          const found = attainableLevel(row.n, row.n, alpha)
          expect(found ? found.t + 1 : 0).toBe(entry.c)
          if (!found) continue
          expect(found.level).toBeCloseTo(entry.coverage, 12)
          expect(found.lambda).toBeCloseTo(entry.lambda, 9)
        }
      }
    })

    test('critical values at the planned looks', () => {
      for (const { n, alpha_k, c } of reference.looks['alpha_0.05']) {
        expect(attainableLevel(n, n, alpha_k)!.t + 1).toBe(c)
      }
    })

    test('stays a distribution for hundreds of pairs', () => {
      for (const n of [52, 53, 100, 300]) {
        const { cdf, total } = nullDistribution(n)
        expect(cdf[total]).toBeCloseTo(1, 12)
        // Symmetric about S / 2: P(T <= t) = P(T >= S - t).
        const middle = Math.floor(total / 2)
        expect(cdf[middle]! + cdf[total - middle - 1]!).toBeCloseTo(1, 11)
        expect(cdf[0]).toBe(2 ** -n)
      }
    })

    test('agrees with enumerating every sign pattern', () => {
      const n = 7
      const sums = Array.from({ length: 2 ** n }, (_, signs) =>
        Array.from({ length: n }, (_, i) => (signs & (1 << i) ? Math.min(i + 1, 4) : 0)).reduce(
          (a, b) => a + b,
        ),
      )
      const { cdf, total } = nullDistribution(n)
      for (let t = 0; t <= total; t++) {
        expect(cdf[t]).toBe(sums.filter((s) => s <= t).length / 2 ** n)
      }
    })
  })

  describe('examples by scipy and enumeration', () => {
    for (const [name, example] of Object.entries(reference.paired_examples)) {
      test(name, () => {
        const { d } = example
        const close = (found: number | undefined, key: string): void => {
          if (key in example) expect(found).toBeCloseTo(example[key] as number, 10)
        }
        close(shiftEstimate(prepareShift(d, whole)), 'hl')
        // The reference ranks zeros before dropping them (Pratt 1959); ours drops them first.
        if (!d.includes(0)) close(signedRankP(d, whole), 'p_signed_rank_exact')
        close(shiftEstimate(prepareShift(d)), 'cap_estimate')
        close(signedRankP(d), 'cap_p')
        const sorted = Float64Array.from(d).sort()
        close(signedRank(sorted, 0, scoreCap(d.length)), 'cap_T_plus')
        for (const [alpha, text] of [
          [0.1, '0.10'],
          [0.05, '0.05'],
          [0.01, '0.01'],
        ] as const) {
          for (const [capOf, key] of [
            [whole, `ci_interp_${text}`],
            [scoreCap, `cap_ci_interp_${alpha}`],
          ] as const) {
            if (!(key in example)) continue
            const [low, high] = example[key] as [number, number]
            expect(interval(d, alpha, capOf)?.[0]).toBeCloseTo(low, 10)
            expect(interval(d, alpha, capOf)?.[1]).toBeCloseTo(high, 10)
          }
          if (example[`cap_ci_${alpha}`] === null) expect(interval(d, alpha)).toBeNull()
        }
      })
    }

    test('zeros are no evidence', () => {
      expect(signedRankP([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1])).toBe(1)
      expect(signedRankP([0, 0, 0])).toBe(1)
      // ex10 without its two zeros: 27 of the 256 sign patterns have T <= 8.5 (ranks 1 2 3 4 5.5
      // 5.5 7 8), counted independently.
      expect(signedRankP(reference.paired_examples.ex10!.d, whole)).toBe(54 / 256)
      const sevenUp = [0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7]
      expect(signedRankP(sevenUp)).toBe(2 / 128)
    })

    test('the worked examples of the docstrings', () => {
      expect(signedRank([-1, 2, 3], 0, 3)).toBe(5)
      expect([...prepareShift([1, 3]).walsh]).toEqual([1, 2, 3])
      expect(shiftEnds(prepareShift([1, 2, 3]), 0)).toEqual([1, 3])
      expect(shiftEstimate(prepareShift([1, 2, 3, 10]))).toBe(2.5)
      const { low, high } = shiftInterval(prepareShift([1, 2, 3, 4, 5, 6]), 0.05)
      expect([low, high].map((x) => Number(x.toFixed(9)))).toEqual([1.3, 5.7])
      expect(nullDistribution(8, 4).cdf[3]).toBe(5 / 256)
    })
  })

  describe('properties', () => {
    const seed = 20_260_101
    const sample = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 6, maxLength: 45 })
    const ends = (d: number[]): number[] => {
      const shift = prepareShift(d)
      const { low, high } = shiftInterval(shift, 0.05)
      return [low, shiftEstimate(shift), high]
    }

    test('shifts and scales with the data', () => {
      fc.assert(
        fc.property(sample, fc.integer({ min: -50, max: 50 }), (d, by) => {
          ends(d.map((x) => x + by)).forEach((end, i) => {
            expect(end).toBeCloseTo(ends(d)[i]! + by, 6)
          })
          ends(d.map((x) => x * 4)).forEach((end, i) => {
            expect(end).toBeCloseTo(ends(d)[i]! * 4, 6)
          })
        }),
        { seed, numRuns: 200 },
      )
    })

    test('swapping the arms negates the interval and keeps p', () => {
      fc.assert(
        fc.property(sample, (d) => {
          const swapped = d.map((x) => -x)
          ends(swapped).forEach((end, i) => {
            expect(end).toBeCloseTo(-ends(d)[2 - i]!, 9)
          })
          expect(signedRankP(swapped)).toBe(signedRankP(d))
        }),
        { seed, numRuns: 200 },
      )
    })

    test('the order of the rounds does not matter; the estimate lies inside the interval', () => {
      fc.assert(
        fc.property(sample, (d) => {
          expect(ends([...d].reverse())).toEqual(ends(d))
          const [low, point, high] = ends(d)
          expect(low! <= point! && point! <= high!).toBe(true)
        }),
        { seed, numRuns: 200 },
      )
    })

    test('T falls as theta grows and its scores add up', () => {
      fc.assert(
        fc.property(sample, fc.integer(), (d, k) => {
          const sorted = Float64Array.from(d).sort()
          const cap = scoreCap(d.length)
          const { total } = nullDistribution(d.length)
          const theta = (k % 4000) / 4
          const below = signedRank(sorted, theta - 0.3, cap)
          expect(below).toBeGreaterThanOrEqual(signedRank(sorted, theta + 0.4, cap) - 1e-9)
          // theta off the data: above and below share the whole total.
          const mirrored = Float64Array.from(d.map((x) => -x)).sort()
          const off = Math.floor(theta) + 0.137
          expect(signedRank(sorted, off, cap) + signedRank(mirrored, -off, cap)).toBeCloseTo(
            total,
            6,
          )
        }),
        { seed, numRuns: 200 },
      )
    })

    test('one wild pair moves an end by a bounded amount from n = 10', () => {
      fc.assert(
        fc.property(
          fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 9, maxLength: 30 }),
          (d) => {
            // Everything else lies in 0 ... 100, so a bounded end cannot leave that range.
            const [low, , high] = ends([...d, 1e9])
            expect(low).toBeGreaterThanOrEqual(0)
            expect(high).toBeLessThanOrEqual(100)
          },
        ),
        { seed, numRuns: 200 },
      )
    })

    test('p with ties is what flipping every sign gives', () => {
      const byFlipping = (d: number[]): number => {
        const sum = (x: number[]): number =>
          signedRank(Float64Array.from(x).sort(), 0, scoreCap(x.length))
        const total = nullDistribution(d.length).total
        const tail = Math.min(sum(d), total - sum(d)) + 1e-9
        const flips = 2 ** d.length
        let count = 0
        for (let signs = 0; signs < flips; signs++) {
          if (sum(d.map((x, i) => (signs & (1 << i) ? -x : x))) <= tail) count++
        }
        return Math.min(1, (2 * count) / flips)
      }
      const small = fc.array(
        fc.integer({ min: -3, max: 3 }).filter((x) => x !== 0),
        {
          minLength: 1,
          maxLength: 9,
        },
      )
      fc.assert(
        fc.property(small, (d) => {
          expect(signedRankP(d)).toBeCloseTo(byFlipping(d), 12)
        }),
        { seed, numRuns: 150 },
      )
      expect(tiedTail([1, 1], 2, 1.5)).toBe(0.75)
    })

    test('the interval inverts the test: 0 outside an attained interval means p <= alpha', () => {
      fc.assert(
        fc.property(
          fc.uniqueArray(fc.double({ min: -1, max: 2, noNaN: true }), {
            minLength: 8,
            maxLength: 30,
          }),
          (d) => {
            fc.pre(new Set(d.map(Math.abs)).size === d.length && !d.includes(0))
            const shift = prepareShift(d)
            const { t } = attainableLevel(d.length, shift.cap, 0.05)!
            const [low, high] = shiftEnds(shift, t)
            expect(low > 0 || high < 0).toBe(signedRankP(d) <= 0.05)
          },
        ),
        { seed, numRuns: 500 },
      )
    })
  })
})

describe('coverage', () => {
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
})
