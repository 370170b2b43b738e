import { describe, expect, test } from 'vitest'
import { confidenceInterval, detectableEffect, pointEstimate } from '../../src/stats/interval.ts'
import { normal, random, type SignFlips, signFlips } from '../../src/stats/random.ts'
import { alphaSpending } from '../../src/stats/schedule.ts'
import {
  cappedScores,
  countExtreme,
  criticalValue,
  rowStatistic,
  signedSums,
  signFlipNull,
  stepDown,
  testStatistic,
} from '../../src/stats/test.ts'

const patterns = signFlips('seed')
const row = (...d: number[]) => Float64Array.from(d)

/** The sign of a round in a pattern, read off bit by bit. */
const signOf = ({ bytes }: SignFlips, b: number, i: number) =>
  ((bytes[i >> 3]![b]! >> (i & 7)) & 1) === 1 ? -1 : 1

/** |sum of s_i x_i| for every pattern, added up one by one. */
const statisticsOf = (scores: Float64Array, flips: SignFlips) =>
  Array.from({ length: flips.count }, (_, b) =>
    Math.abs(scores.reduce((sum, x, i) => sum + signOf(flips, b, i) * x, 0)),
  )

describe('patterns', () => {
  test('up to 11 rounds every pattern is there once, without its mirror image', () => {
    for (const n of [1, 2, 5, 8, 9, 11]) {
      const flips = patterns(n)
      expect(flips.count).toBe(2 ** (n - 1))
      const seen = new Set<string>()
      for (let b = 0; b < flips.count; b++) {
        const signs = Array.from({ length: n }, (_, i) => signOf(flips, b, i))
        seen.add(signs.join()).add(signs.map((s) => -s).join())
      }
      expect(seen.size).toBe(2 ** n)
    }
  })

  test('beyond, 8192 random ones: the first turns nothing, rounds keep their signs', () => {
    const [early, late] = [patterns(12), patterns(40)]
    expect([early.count, late.count]).toEqual([8192, 8192])
    for (let i = 0; i < 40; i++) expect(signOf(late, 0, i)).toBe(1)
    for (let b = 0; b < 8192; b += 7) {
      for (let i = 0; i < 12; i++) expect(signOf(early, b, i)).toBe(signOf(late, b, i))
    }
    for (let i = 0; i < 40; i++) {
      const turned = Array.from({ length: 8192 }, (_, b) => signOf(late, b, i)).filter((s) => s < 0)
      // Half of them, within four standard errors.
      expect(Math.abs(turned.length - 4096)).toBeLessThan(182)
    }
    expect(signFlips('seed')(40)).toEqual(late)
    expect(signFlips('other')(40)).not.toEqual(late)
  })

  test('sums of bytes are the sums of their rounds', () => {
    const stream = random('sums')
    const scores = Float64Array.from({ length: 21 }, () => normal(stream))
    const [flips, sums] = [patterns(21), signedSums(scores)]
    statisticsOf(scores, flips).forEach((lean, b) => {
      const total = flips.bytes.reduce((sum, bytes, k) => sum + sums[256 * k + bytes[b]!]!, 0)
      expect(Math.abs(total)).toBeCloseTo(lean, 10)
    })
  })
})

describe('scores', () => {
  test('by hand: caps of 4 medians up to 10 pairs, 1.5 up to 15, then 1', () => {
    const norm = (values: number[]) => {
      const size = Math.hypot(...values)
      return values.map((value) => value / size)
    }
    const wild = [1, -1, 2, 100]
    expect([...cappedScores(row(...wild), 0)]).toEqual(norm([1, -1, 2, 6]))
    const twelve = [...wild, ...Array(8).fill(1)] as number[]
    const capped = norm([1, -1, 1.5, 1.5, ...Array(8).fill(1)])
    cappedScores(row(...twelve), 0).forEach((score, i) => {
      expect(score).toBeCloseTo(capped[i]!, 12)
    })
    const twenty = [...twelve, ...Array(8).fill(1)] as number[]
    const size = 1 / Math.sqrt(20)
    cappedScores(row(...twenty), 0).forEach((score) => {
      expect(Math.abs(score)).toBeCloseTo(size, 12)
    })
  })

  test('a gap and a distance of 0 score nothing and are not in the median', () => {
    const scores = cappedScores(row(Number.NaN, 0, 3, -4, 0), 0)
    scores.forEach((score, i) => {
      expect(score).toBeCloseTo([0, 0, 0.6, -0.8, 0][i]!, 12)
    })
    expect([...cappedScores(row(0, 0), 0)]).toEqual([0, 0])
    expect(testStatistic(row(0, 0), 0)).toBe(0)
    expect(testStatistic(row(Number.NaN, 0, 3, -4, 0), 0)).toBeCloseTo(-1 / 5, 12)
  })
})

describe('one row', () => {
  test('all rounds one way: only the pattern that turns none leans as far', () => {
    const flips = patterns(8)
    const found = rowStatistic(row(1, 2, 3, 4, 5, 6, 7, 8), 0)
    expect(countExtreme(found, flips)).toBe(1)
    expect(found.isPositive).toBe(true)
  })

  test('counts are those of plain enumeration, ties included', () => {
    const stream = random('counts')
    for (let n = 2; n <= 16; n++) {
      const d = Float64Array.from({ length: n }, () => Math.round(3 * normal(stream)))
      const flips = patterns(n)
      const found = rowStatistic(d, 0)
      const statistics = statisticsOf(cappedScores(d, 0), flips)
      const known = statistics.filter((lean) => lean > found.statistic - 1e-9).length
      expect(countExtreme(found, flips)).toBe(known)
      expect(countExtreme(found, flips, 3) > 3).toBe(known > 3)
    }
  })
})

describe('step-down', () => {
  /** Westfall and Young's by the book: sort, compare, take out, again. */
  const byTheBook = (rows: Float64Array[], flips: SignFlips, allowed: number): boolean[] => {
    const statistics = rows.map((d) => statisticsOf(cappedScores(d, 0), flips))
    const rejected = rows.map(() => false)
    for (;;) {
      const left = rows.flatMap((_, i) => (rejected[i] ? [] : [i]))
      const most = Array.from({ length: flips.count }, (_, b) =>
        Math.max(0, ...left.map((i) => statistics[i]![b]!)),
      ).sort((a, b) => b - a)
      const falling = left.filter((i) => statistics[i]![0]! > most[allowed]! + 1e-9)
      if (falling.length === 0) return rejected
      for (const i of falling) rejected[i] = true
    }
  }

  test('falls what falls by the book', () => {
    const stream = random('step-down')
    let fallen = 0
    for (let table = 0; table < 60; table++) {
      const n = 8 + (table % 6)
      const rows = Array.from({ length: 6 }, (_, i) =>
        Float64Array.from({ length: n }, () => normal(stream) + (i < 3 ? i + 1 : 0)),
      )
      const flips = patterns(n)
      const allowed = Math.floor(0.02 * flips.count)
      const members = rows.map((d) => ({ ...rowStatistic(d, 0), candidate: true }))
      const found = stepDown(members, signFlipNull(members, flips), allowed).map(
        ({ rejected }) => rejected,
      )
      expect(found).toEqual(byTheBook(rows, flips, allowed))
      fallen += found.filter(Boolean).length
    }
    expect(fallen).toBeGreaterThan(60)
  })

  test('a row that is settled weighs on the others and does not fall', () => {
    const plain = rowStatistic(row(1, 2, 3, 4, 5, 6, 7, 8), 0)
    const members = [
      { ...plain, candidate: false },
      { ...plain, candidate: true },
    ]
    const [settled, other] = stepDown(members, signFlipNull(members, patterns(8)), 1)
    expect([settled!.rejected, other!.rejected]).toEqual([false, true])
  })

  test('no pattern to spare: nothing falls and no lean is too large', () => {
    const plain = rowStatistic(row(1, 2, 3, 4, 5), 0)
    const found = stepDown(
      [{ ...plain, candidate: true }],
      signFlipNull([plain], patterns(5)),
      0,
    )[0]
    expect(found!.rejected).toBe(false)
    expect(found!.critical.value()).toBe(Number.POSITIVE_INFINITY)
  })
})

describe('inversion', () => {
  test('0 is outside exactly when the row is called; shift moves it, sign turns it round', () => {
    const stream = random('inversion')
    for (let rep = 0; rep < 200; rep++) {
      const n = 8 + (rep % 25)
      const d = Float64Array.from({ length: n }, () => normal(stream) + (rep % 4) / 4)
      const flips = patterns(n)
      const own = rowStatistic(d, 0)
      const limit = criticalValue([own], flips, Math.floor(0.05 * flips.count))
      const point = pointEstimate(d)
      const found = confidenceInterval(d, limit, point)
      if (found === null) throw new Error('an interval')
      expect(found.low <= 0 && found.high >= 0).toBe(own.statistic <= limit)
      expect(found.low).toBeLessThanOrEqual(point)
      expect(found.high).toBeGreaterThanOrEqual(point)
      const moved = d.map((x) => x + 100)
      const there = confidenceInterval(moved, limit, pointEstimate(moved))
      expect(pointEstimate(moved) - 100).toBeCloseTo(point, 9)
      // Where 0 cut the one at another crossing, the other is not cut.
      if (Math.abs(found.low) > 1e-9 && Math.abs(found.high) > 1e-9) {
        expect(there!.low - 100).toBeLessThanOrEqual(found.low + 1e-6)
      }
      const mirrored = d.map((x) => -x)
      const other = confidenceInterval(mirrored, limit, pointEstimate(mirrored))
      expect(other!.low).toBeCloseTo(-found.high, 6)
      expect(other!.high).toBeCloseTo(-found.low, 6)
    }
  })

  test('a huge outlier moves the ends by a bounded amount', () => {
    const d = row(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
    const limit = 2.5
    const ends = (values: Float64Array) => confidenceInterval(values, limit, pointEstimate(values))!
    const of = (outlier: number) => ends(row(...[...d].slice(0, 11), outlier))
    const [plain, wild, wilder] = [ends(d), of(1e4), of(1e7)]
    expect(wilder.high).toBeCloseTo(wild.high, 6)
    expect(wilder.low).toBeCloseTo(wild.low, 6)
    expect(wild.high - plain.high).toBeLessThan(11)
  })

  test('null where no effect is excluded', () => {
    expect(confidenceInterval(row(1, 2, 3), 2, 2)).toBeNull()
    expect(confidenceInterval(row(2, 2, 2), 1.5, 2)).toMatchObject({ low: 2, high: 2 })
  })
})

describe('spending', () => {
  const plan = { alpha: 0.05, analyses: [8, 10, 12, 15, 18, 22, 27, 33, 40], ends: [] as number[] }
  const spent = (more: object) =>
    alphaSpending({ ...plan, paid: () => 40, rounds: 40, final: true, ...more }).map((look) => [
      look.rounds,
      Number((look.spent / 0.05).toFixed(4)),
    ])

  test('with the rounds, nine tenths at the end', () => {
    expect(spent({})).toEqual([
      ...[
        [8, 0.18],
        [10, 0.225],
        [12, 0.27],
        [15, 0.3375],
      ],
      ...[
        [18, 0.405],
        [22, 0.495],
        [27, 0.6075],
        [33, 0.7425],
        [40, 0.9],
      ],
    ])
  })

  test('an end spends all, between looks and exactly at one', () => {
    expect(spent({ rounds: 11 })).toEqual([
      [8, 0.18],
      [10, 0.225],
      [11, 0.9],
    ])
    expect(spent({ rounds: 10 }).at(-1)).toEqual([10, 0.9])
    expect(spent({ rounds: 10, final: false }).at(-1)).toEqual([10, 0.225])
    expect(spent({ rounds: 6 })).toEqual([[6, 0.9]])
  })

  test('a guess of the budget that shrinks takes nothing back', () => {
    const paid = (rounds: number) => (rounds === 8 ? 10 : 40)
    expect(spent({ rounds: 12, final: false, paid })).toEqual([
      [8, 0.72],
      [10, 0.72],
      [12, 0.72],
    ])
  })

  test('gone on with: four fifths of what was held back, mostly at the end; again', () => {
    expect(spent({ ends: [11], rounds: 20 })).toEqual([
      ...[
        [8, 0.18],
        [10, 0.225],
        [11, 0.9],
      ],
      ...[
        [12, 0.9],
        [15, 0.9002],
        [18, 0.9011],
        [20, 0.98],
      ],
    ])
    expect(spent({ ends: [11, 20], rounds: 30 }).at(-1)).toEqual([30, 0.996])
    // However often: never more than alpha.
    const often = Array.from({ length: 30 }, (_, i) => 8 + i)
    expect(spent({ ends: often, rounds: 40 }).at(-1)![1]).toBeLessThanOrEqual(1)
  })
})

test('what could be seen: found in about 4 of 5 cases', () => {
  const stream = random('power')
  const noise = () => Float64Array.from({ length: 20 }, () => normal(stream))
  let found = 0
  const limit = 2.6
  for (let rep = 0; rep < 400; rep++) {
    const quiet = noise()
    const effect = detectableEffect(quiet, limit, pointEstimate(quiet))
    found +=
      testStatistic(
        noise().map((x) => x + effect),
        0,
      ) > limit
        ? 1
        : 0
  }
  expect(found / 400).toBeGreaterThan(0.7)
  expect(found / 400).toBeLessThan(0.9)
})

test('an estimate of nothing is nothing, not what halving leaves of it', () => {
  expect(pointEstimate(row(-3, -1, 0, 0, 0, 0, 1, 3))).toBe(0)
  expect(pointEstimate(row(0, 0, 0, 0, 0, 0, 0, 96))).toBe(0)
})
