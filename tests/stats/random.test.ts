import { describe, expect, test } from 'vitest'
import { signOf } from '../../src/stats/patterns.ts'
import {
  below,
  coin,
  derive,
  exponential,
  normal,
  random,
  shuffle,
} from '../../src/stats/random.ts'

const many = <T>(n: number, draw: () => T): T[] => Array.from({ length: n }, draw)
const mean = (x: number[]): number => x.reduce((a, b) => a + b, 0) / x.length

describe('streams', () => {
  test('the same seed gives the same numbers, on every platform', () => {
    // Pinned, since a stored plan must always give the same order. The answers were made by a
    // second implementation in Python, from the definitions of FNV-1a, MurmurHash3's finaliser,
    // xoroshiro128+ (24, 16, 37) and Fisher-Yates.
    expect(many(2, random('seed'))).toEqual([0.009829920280004512, 0.44287053951435607])
    const order = shuffle([0, 1, 2, 3, 4, 5, 6, 7], derive('seed', 'order', 'block', 3))
    expect(order).toEqual([3, 7, 5, 1, 6, 0, 4, 2])
  })

  test('derived streams do not depend on what was drawn before', () => {
    const alone = many(3, derive('s', 'order', 7))
    const other = derive('s', 'order', 6)
    many(100, other)
    expect(many(3, derive('s', 'order', 7))).toEqual(alone)
  })

  test('parts are kept apart', () => {
    const first = [
      derive('a', 'bc')(),
      derive('ab', 'c')(),
      derive('abc')(),
      derive('a', 'b', 'c')(),
      derive('a', 1)(),
      derive('a', '1')(),
    ]
    expect(new Set(first).size).toBe(first.length)
  })

  test('the first coin of neighbouring rounds is fair and has no memory', () => {
    const n = 20_000
    const coins = Array.from({ length: n }, (_, round) => coin(derive('seed', 'order', round)))
    const heads = coins.filter(Boolean).length
    const repeats = coins.filter((c, i) => i > 0 && c === coins[i - 1]).length
    // Four standard deviations of n fair coins: 4 sqrt(n) / 2 = 283.
    expect(Math.abs(heads - n / 2)).toBeLessThan(283)
    expect(Math.abs(repeats - (n - 1) / 2)).toBeLessThan(283)
  })
})

describe('distributions', () => {
  test('moments', () => {
    const stream = random('moments')
    const normals = many(50_000, () => normal(stream))
    expect(mean(normals)).toBeCloseTo(0, 1)
    expect(mean(normals.map((x) => x * x))).toBeCloseTo(1, 1)
    expect(mean(normals.map((x) => x ** 4))).toBeGreaterThan(2.8)
    expect(mean(normals.map((x) => x ** 4))).toBeLessThan(3.2)
    expect(mean(many(50_000, () => exponential(stream)))).toBeCloseTo(1, 1)
    expect(mean(many(50_000, () => below(6, stream)))).toBeCloseTo(2.5, 1)
  })

  test('every order of three comes up equally often', () => {
    const stream = random('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(['a', 'b', 'c'], stream).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(6)
    // 2000 each; four standard deviations: 4 sqrt(12000 / 6 * 5 / 6) = 163.
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(163)
  })

  test('the list that was given stays as it is', () => {
    const items = [1, 2, 3]
    shuffle(items, random('x'))
    expect(items).toEqual([1, 2, 3])
  })
})

describe('the sign of a round', () => {
  test('is its own up to 256, and then one of 2, 4, 8, … successive rounds', () => {
    const signs = Array.from({ length: 5000 }, (_, round) => signOf(round))
    const sizes = [...Map.groupBy(signs, (sign) => sign).values()].map(({ length }) => length)
    const runs = [...new Set(sizes)].map((size) => [size, sizes.filter((n) => n === size).length])
    expect(runs).toEqual([
      [1, 256],
      [2, 128],
      [4, 128],
      // The last 8 of 5000 are alone.
      [8, 129],
      [16, 128],
      [32, 28],
    ])
    expect(signs).toEqual(signs.toSorted((a, b) => a - b))
  })
})
