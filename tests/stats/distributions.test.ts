import { describe, expect, it, test } from 'vitest'
import {
  binomialTest,
  chiSquareTail,
  differenceLimits,
  dispersion,
  histogramQuantile,
  normalQuantile,
  poissonLimits,
  studentTQuantile,
  wilsonLimits,
} from '../../src/stats/distributions.ts'
import { normal, random } from '../../src/stats/random.ts'
import { completePairs, pairDifferences } from '../../src/stats/sample.ts'
import { plannedAnalyses } from '../../src/stats/schedule.ts'
import { benjaminiHochberg, holm, kruskalWallis, selectedAlpha } from '../../src/stats/unpaired.ts'
import { reference } from './reference.ts'

describe('known answers', () => {
  const close = (found: number[], known: number[], digits = 12): void => {
    expect(found).toHaveLength(known.length)
    found.forEach((value, i) => {
      expect(value).toBeCloseTo(known[i]!, digits)
    })
  }

  describe('several tests at once', () => {
    const { p, holm: knownHolm, bh } = reference.p_adjust

    test('Holm and Benjamini-Hochberg as statsmodels has them', () => {
      close(holm(p), knownHolm)
      close(benjaminiHochberg(p), bh)
      close(holm([0.01, 0.04, 0.03]), [0.03, 0.06, 0.06])
      close(benjaminiHochberg([0.01, 0.04, 0.03]), [0.03, 0.04, 0.04])
      expect(holm([])).toEqual([])
      expect(benjaminiHochberg([1])).toEqual([1])
    })

    test('intervals of selected rows are wider', () => {
      expect(selectedAlpha(0.05, 3, 30)).toBeCloseTo(0.005, 15)
      expect(selectedAlpha(0.05, 0, 30)).toBe(0.05)
    })
  })

  describe('looks', () => {
    const rounds = (alpha: number, most: number, least?: number): number[] =>
      plannedAnalyses({ alpha, most, ...(least ? { least } : {}) }).map((look) => look.rounds)

    test('a quarter more each time, the last at the end', () => {
      expect(rounds(0.05, 40)).toEqual([8, 10, 12, 15, 19, 24, 30, 40])
      expect(rounds(0.05, 20)).toEqual([8, 10, 12, 15, 20])
      expect(rounds(0.05, 60)).toEqual([8, 10, 12, 15, 19, 24, 30, 38, 47, 60])
      expect(rounds(0.05, 40, 16)[0]).toBe(19)
      expect(rounds(0.05, 9)).toEqual([9])
      expect(plannedAnalyses({ alpha: 0.05, most: 7 })).toEqual([{ rounds: 7, weight: 1 }])
    })

    test('every plan: weights sum to 1, rounds rise to the last', () => {
      for (let most = 1; most <= 300; most++) {
        const looks = plannedAnalyses({ alpha: 0.05, most })
        expect(looks.reduce((sum, look) => sum + look.weight, 0)).toBeCloseTo(1, 12)
        expect(looks.at(-1)!.rounds).toBe(most)
        looks.slice(1).forEach((look, i) => {
          expect(look.rounds).toBeGreaterThan(looks[i]!.rounds)
        })
      }
    })
  })

  describe('distributions', () => {
    test('normal quantiles (tables)', () => {
      for (const [p, z] of [
        [0.5, 0],
        [0.8, 0.8416212336],
        [0.975, 1.9599639845],
        [0.995, 2.5758293035],
        [0.9999, 3.7190164855],
        [0.025, -1.9599639845],
        [1e-12, -7.0344838253],
      ] as const) {
        expect(normalQuantile(p)).toBeCloseTo(z, 6)
      }
    })

    test('chi-square tails (tables)', () => {
      for (const [x, freedom, p] of [
        [3.841458820694124, 1, 0.05],
        [5.991464547107979, 2, 0.05],
        [7.814727903251179, 3, 0.05],
        [18.307038053275146, 10, 0.05],
        [6.6348966010212145, 1, 0.01],
        [0.10258658877510106, 2, 0.95],
        [2 * Math.log(1e8), 2, 1e-8],
      ] as const) {
        expect(chiSquareTail(x, freedom) / p).toBeCloseTo(1, 9)
      }
      expect(chiSquareTail(0, 3)).toBe(1)
    })

    test('binomial test', () => {
      expect(binomialTest(6, 0)).toBe(2 / 64)
      expect(binomialTest(1, 5)).toBe((2 * 7) / 64)
      expect(binomialTest(3, 3)).toBe(1)
      expect(binomialTest(0, 0)).toBe(1)
    })

    test('Kruskal-Wallis, H by hand', () => {
      // Rank sums 10 and 26: H = 12 / 72 (100 / 4 + 676 / 4) - 27 = 5.3333.
      const p = chiSquareTail(16 / 3, 1)
      expect(
        kruskalWallis([
          [1, 2, 3, 4],
          [5, 6, 7, 8],
        ]),
      ).toBeCloseTo(p, 12)
      expect(p).toBeCloseTo(0.0209213, 7)
      // One tie across groups, ranks 1 2.5 | 2.5 4: H = .6 (3.5^2/2 + 6.5^2/2) - 15 = 1.35,
      // divided by 1 - 6 / 60.
      expect(
        kruskalWallis([
          [1, 2],
          [2, 3],
        ]),
      ).toBeCloseTo(chiSquareTail(1.35 / 0.9, 1), 12)
      expect(kruskalWallis([[1, 2, 3]])).toBe(1)
      expect(kruskalWallis([[5, 5], [5]])).toBe(1)
    })
  })

  describe('data', () => {
    test('a gap or a number that is not finite loses the pair', () => {
      const pairs = completePairs([1, null, 3, Number.NaN, 5], [4, 5, 6, 7, Infinity])
      expect(pairs).toEqual({ rounds: [0, 2], base: [1, 3], head: [4, 6] })
    })

    test('logarithms only where every value is positive', () => {
      expect(pairDifferences([1, 1], [1, Math.E])).toEqual({ kind: 'ratio', values: [0, 1] })
      expect(pairDifferences([0, 2], [1, 2])).toEqual({ kind: 'difference', values: [1, 0] })
    })

    test('quantiles inside sysbench buckets', () => {
      const { log_step, example } = reference.sysbench_histogram
      expect(log_step).toBeCloseTo(Math.log(1e8) / 1023, 15)
      const buckets = example.printed_value_count.map(([, count], i) => ({
        value: 0.001 * Math.exp(example.bucket_index[i]! * log_step),
        count,
      }))
      for (const [key, q] of [
        ['p50', 0.5],
        ['p90', 0.9],
        ['p95', 0.95],
        ['p99', 0.99],
        ['p99.9', 0.999],
      ] as const) {
        expect(histogramQuantile(buckets, q, log_step)).toBeCloseTo(example[key]!, 10)
      }
      expect(histogramQuantile([], 0.5, log_step)).toBeNull()
      const two = [
        { value: 1, count: 4 },
        { value: 2, count: 6 },
      ]
      expect(histogramQuantile(two, 0.5, Math.LN2)).toBeCloseTo(2 ** (2 / 3), 12)
    })
  })
})

describe('limits', () => {
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
})
