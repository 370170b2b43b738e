import { describe, expect, test } from 'vitest'
import {
  binomialTest,
  chiSquareTail,
  histogramQuantile,
  normalQuantile,
} from '../../src/stats/distributions.ts'
import { completePairs, differencesOf } from '../../src/stats/sample.ts'
import { plannedAnalyses } from '../../src/stats/schedule.ts'
import { benjaminiHochberg, holm, selectedAlpha } from '../../src/stats/table.ts'
import { kruskalWallis } from '../../src/stats/unpaired.ts'
import { reference } from './reference.ts'

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

  test('a fifth more from look to look, the last at the end', () => {
    expect(rounds(0.05, 40)).toEqual([8, 10, 12, 15, 18, 22, 27, 33, 40])
    expect(rounds(0.05, 20)).toEqual([8, 10, 12, 15, 18, 20])
    expect(rounds(0.05, 60)).toEqual([8, 10, 12, 15, 18, 22, 27, 33, 40, 49, 60])
    expect(rounds(0.05, 40, 15)[0]).toBe(15)
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
    expect(differencesOf([1, 1], [1, Math.E])).toEqual({ kind: 'ratio', values: [0, 1] })
    expect(differencesOf([0, 2], [1, 2])).toEqual({ kind: 'difference', values: [1, 0] })
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
