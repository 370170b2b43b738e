import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mannWhitney, smallestP } from '../../src/stats/unpaired.ts'

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
  return base.length !== head.length && new Set([...base, ...head]).size < base.length + head.length
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
    const apart = [m, n].map((size, side) => Array.from({ length: size }, (_, i) => 100 * side + i))
    expect(mannWhitney(apart[0]!, apart[1]!).p).toBeCloseTo(p, 12)
  })
})
