import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { armNull } from '../../src/stats/arms.ts'
import {
  armPermutations,
  type SignFlips,
  sequentialFlips,
  signedSums,
  signFlips,
} from '../../src/stats/patterns.ts'
import { detectableEffect } from '../../src/stats/power.ts'
import { below, exponential, normal, type Random, random } from '../../src/stats/random.ts'
import { alphaSpending } from '../../src/stats/schedule.ts'
import {
  confidenceInterval,
  countExtreme,
  criticalValue,
  huberEstimate,
  huberScores,
  rowStatistic,
  type SequentialState,
  sequentialTest,
  signFlipNull,
  stepDown,
  tailScores,
  testStatistic,
} from '../../src/stats/test.ts'

type ArmRow = Parameters<typeof armNull>[0][number]

describe('sign flips', () => {
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
        const turned = Array.from({ length: 8192 }, (_, b) => signOf(late, b, i)).filter(
          (s) => s < 0,
        )
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
    test('by hand: capped at the median size, whatever their number', () => {
      const norm = (values: number[]) => {
        const size = Math.hypot(...values)
        return values.map((value) => value / size)
      }
      const wild = [1, -1, 2, 100]
      expect([...huberScores(row(...wild), 0)]).toEqual(norm([1, -1, 1.5, 1.5]))
      for (const more of [8, 16]) {
        const same = 1 / Math.sqrt(4 + more)
        huberScores(row(...wild, ...(Array(more).fill(1) as number[])), 0).forEach((score) => {
          expect(Math.abs(score)).toBeCloseTo(same, 12)
        })
      }
    })

    test('a tail: what the cap cuts off, summed over the rounds of a unit', () => {
      const pairs = row(1, -1, 2, 10, Number.NaN, -4)
      const units = [
        { at: 0, rounds: [0, 1] },
        { at: 2, rounds: [2, 3] },
        { at: 4, rounds: [5] },
      ]
      // Median size 2, beyond it 0, 0, 0, 8 and -2.
      const size = Math.hypot(8, 2)
      expect([...tailScores(pairs, units)]).toEqual([0, 0, 8 / size, 0, -2 / size, 0])
      expect([...tailScores(row(0, 0), [{ at: 0, rounds: [0, 1] }])]).toEqual([0, 0])
    })

    test('a gap and a distance of 0 score nothing and are not in the median', () => {
      const scores = huberScores(row(Number.NaN, 0, 3, -4, 0), 0)
      scores.forEach((score, i) => {
        expect(score).toBeCloseTo([0, 0, 3, -3.5, 0][i]! / Math.hypot(3, 3.5), 12)
      })
      expect([...huberScores(row(0, 0), 0)]).toEqual([0, 0])
      expect(testStatistic(row(0, 0), 0)).toBe(0)
      expect(testStatistic(row(Number.NaN, 0, 3, -4, 0), 0)).toBeCloseTo(
        -0.5 / Math.hypot(3, 3.5),
        12,
      )
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
        const statistics = statisticsOf(huberScores(d, 0), flips)
        const known = statistics.filter((lean) => lean > found.statistic - 1e-9).length
        expect(countExtreme(found, flips)).toBe(known)
        expect(countExtreme(found, flips, 3) > 3).toBe(known > 3)
      }
    })
  })

  describe('step-down', () => {
    /** Westfall and Young's by the book: sort, compare, take out, again. */
    const byTheBook = (rows: Float64Array[], flips: SignFlips, allowed: number): boolean[] => {
      const statistics = rows.map((d) => statisticsOf(huberScores(d, 0), flips))
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

    test('falls what falls by the book', { tags: 'slow' }, () => {
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
    /** Whether the test whose critical value is fixed rejects an effect. */
    const beyond = (d: Float64Array, limit: number) => (theta: number) =>
      Math.abs(testStatistic(d, theta)) > limit

    test('0 is outside exactly when the row is called; shift moves it, sign turns it round', {
      tags: 'simulation',
    }, () => {
      const stream = random('inversion')
      for (let rep = 0; rep < 200; rep++) {
        const n = 8 + (rep % 25)
        const d = Float64Array.from({ length: n }, () => normal(stream) + (rep % 4) / 4)
        const flips = patterns(n)
        const allowed = Math.floor(0.05 * flips.count)
        const ends = (values: Float64Array) => {
          const own = criticalValue([rowStatistic(values, 0)], flips, allowed)
          const excludes = (theta: number) => own.excludes(0, values, theta)
          return confidenceInterval(values, excludes, huberEstimate(values))!
        }
        const own = rowStatistic(d, 0)
        const limit = criticalValue([own], flips, allowed).value()
        const [point, found] = [huberEstimate(d), ends(d)]
        expect(found.low <= 0 && found.high >= 0).toBe(own.statistic <= limit)
        expect(found.low).toBeLessThanOrEqual(point)
        expect(found.high).toBeGreaterThanOrEqual(point)
        const moved = d.map((x) => x + 100)
        expect(huberEstimate(moved) - 100).toBeCloseTo(point, 9)
        // Where 0 cut the one at another crossing, the other is not cut.
        if (Math.abs(found.low) > 1e-9 && Math.abs(found.high) > 1e-9) {
          expect(ends(moved).low - 100).toBeLessThanOrEqual(found.low + 1e-6)
        }
        const mirrored = ends(d.map((x) => -x))
        expect(mirrored.low).toBeCloseTo(-found.high, 6)
        expect(mirrored.high).toBeCloseTo(-found.low, 6)
      }
    })

    test('an effect is outside exactly when its own test rejects it, in a family of rows, too', () => {
      const stream = random('exact')
      for (let rep = 0; rep < 40; rep++) {
        const n = 6 + (rep % 5)
        const rows = Array.from({ length: 1 + (rep % 3) }, () =>
          Float64Array.from({ length: n }, () => normal(stream)),
        )
        const flips = patterns(n)
        const allowed = 1 + Math.floor(0.04 * flips.count)
        const of = (d: Float64Array, theta: number) => statisticsOf(huberScores(d, theta), flips)
        const family = rows.map((d) => rowStatistic(d, 0))
        const critical = criticalValue(family, flips, allowed)
        const theta = 2 * normal(stream)
        const statistics = rows.map((d, i) => of(d, i === 0 ? theta : 0))
        const reaching = statistics[0]!.filter((_, b) => {
          const top = Math.max(...statistics.map((one) => one[b]!))
          return top > statistics[0]![0]! - 1e-9
        })
        expect(critical.excludes(0, rows[0]!, theta)).toBe(reaching.length <= allowed)
      }
    })

    test('six rounds of one row: the interval holds in 95 of 100', { tags: 'slow' }, () => {
      const stream = random('six')
      const flips = patterns(6)
      let held = 0
      for (let rep = 0; rep < 2000; rep++) {
        const d = Float64Array.from(
          { length: 6 },
          () => 0.02 * (exponential(stream) - exponential(stream)) - 0.5,
        )
        const own = criticalValue([rowStatistic(d, 0)], flips, 1)
        const found = confidenceInterval(d, (theta) => own.excludes(0, d, theta), huberEstimate(d))!
        held += found.low <= -0.5 && found.high >= -0.5 ? 1 : 0
      }
      expect(held / 2000).toBeGreaterThan(0.95)
    })

    test('a huge outlier moves the ends by a bounded amount', () => {
      const d = row(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
      const ends = (values: Float64Array) =>
        confidenceInterval(values, beyond(values, 2.5), huberEstimate(values))!
      const of = (outlier: number) => ends(row(...[...d].slice(0, 11), outlier))
      const [plain, wild, wilder] = [ends(d), of(1e4), of(1e7)]
      // As exact as the ends are, in the range of the differences.
      expect(wilder.high).toBeCloseTo(wild.high, 1)
      expect(wilder.low).toBeCloseTo(wild.low, 1)
      expect(wild.high - plain.high).toBeLessThan(11)
    })

    test('an end at 0 is 0, and not as near to it as bisection came', { tags: 'slow' }, () => {
      // Printed in steps: most rounds differ by nothing.
      const stream = random('steps')
      let atZero = 0
      for (let rep = 0; rep < 200; rep++) {
        const d = Float64Array.from({ length: 12 }, () => Math.round(0.8 * normal(stream)) / 100)
        const flips = patterns(12)
        const own = criticalValue([rowStatistic(d, 0)], flips, Math.floor(0.05 * flips.count))
        const excludes = (theta: number) => own.excludes(0, d, theta)
        const found = confidenceInterval(d, excludes, huberEstimate(d))
        if (found === null) continue
        const ends = [found.low, found.high]
        for (const end of ends) expect(end === 0 || Math.abs(end) > 1e-8).toBe(true)
        expect(found.low <= 0 && found.high >= 0).toBe(!excludes(0))
        atZero += ends.includes(0) ? 1 : 0
      }
      expect(atZero).toBeGreaterThan(0)
    })

    test('null where no effect is excluded', () => {
      const few = row(1, 2, 3)
      expect(confidenceInterval(few, beyond(few, 2), 2)).toBeNull()
      const same = row(2, 2, 2)
      expect(confidenceInterval(same, beyond(same, 1.5), 2)).toMatchObject({ low: 2, high: 2 })
    })
  })

  describe('spending', () => {
    const plan = {
      alpha: 0.05,
      analyses: [8, 10, 12, 15, 19, 24, 30, 40],
      partEnds: [] as number[],
    }
    const reached = (more: object) =>
      alphaSpending({ ...plan, roundsInBudget: () => 40, rounds: 40, final: true, ...more })
    const spent = (more: object) =>
      reached(more).map((one) => [one.rounds, Number((one.cumulativeAlpha / 0.05).toFixed(4))])
    const tails = (more: object) =>
      reached(more).map((one) => Number((one.tailAlpha / 0.05).toFixed(4)))

    test('saved for later rounds; the tail has its share at the end of twenty and more', () => {
      // .495 (n / 40)^1.75; .495 and .405 are nine tenths.
      expect(spent({})).toEqual([
        [8, 0.0296],
        [10, 0.0438],
        [12, 0.0602],
        [15, 0.089],
        [19, 0.1345],
        [24, 0.2025],
        [30, 0.2992],
        [40, 0.495],
      ])
      expect(tails({})).toEqual([0, 0, 0, 0, 0, 0, 0, 0.405])
      expect(spent({ rounds: 19 }).at(-1)).toEqual([19, 0.9])
      expect(tails({ rounds: 19 }).at(-1)).toBe(0)
    })

    test('a long run spends a tenth of it in its first 40 rounds, of proofs as of shifts', () => {
      const long = { roundsInBudget: () => 400, rounds: 400, analyses: [8, 40, 200, 400] }
      const of = (n: number) => 0.1 * Math.min(1, n / 40) ** 1.75 + 0.9 * (n / 400) ** 1.75
      reached(long).forEach(({ rounds, cumulativeAlpha: shifts, cumulativeProofAlpha }) => {
        expect(shifts).toBeCloseTo(0.02475 * of(rounds), 12)
        expect(cumulativeProofAlpha).toBeCloseTo(0.045 * of(rounds), 12)
      })
    })

    test('an end spends all, between analyses and exactly at one', () => {
      expect(spent({ rounds: 11 })).toEqual([
        [8, 0.0296],
        [10, 0.0438],
        [11, 0.9],
      ])
      expect(spent({ rounds: 12 }).at(-1)).toEqual([12, 0.9])
      expect(spent({ rounds: 12, final: false }).at(-1)).toEqual([12, 0.0602])
      expect(spent({ rounds: 6 })).toEqual([[6, 0.9]])
    })

    test('a guess of the budget that shrinks takes nothing back, and the tail gets less', () => {
      const paid = (rounds: number) => (rounds === 8 ? 10 : 40)
      expect(spent({ rounds: 12, final: false, roundsInBudget: paid })).toEqual([
        [8, 0.609],
        [10, 0.609],
        [12, 0.609],
      ])
      // However little the budget seems to pay for, what the next analysis needs is left to it.
      const most = (rounds: number) => (rounds === 19 ? 19 : 40)
      const [before, after] = spent({ roundsInBudget: most }).slice(-2)
      expect(before![1]!).toBeLessThan(after![1]!)
      expect(after).toEqual([40, 0.495])
      expect(tails({ roundsInBudget: most }).at(-1)).toBeGreaterThan(0)
    })

    test('of a run that was to have no tail, and has, something is left for its last rounds', () => {
      // At 15 rounds 19 are foreseen; 21 come, and a tenth is kept.
      const paid = (rounds: number) => (rounds === 15 ? 18 : 21)
      const all = { roundsInBudget: paid, rounds: 21 }
      const shifts = 0.9 * (15 / 19) ** 1.75
      expect(spent(all).at(-2)?.[1]).toBeCloseTo(shifts, 4)
      expect(spent(all).at(-1)?.[1]).toBeCloseTo(shifts + 0.09, 4)
      expect(tails(all).at(-1)).toBeCloseTo(0.9 - shifts - 0.09, 4)
    })

    test('continued: four fifths of what was held back, mostly at the end; again', () => {
      expect(spent({ partEnds: [11], rounds: 18 })).toEqual([
        [8, 0.0296],
        [10, 0.0438],
        [11, 0.9],
        [12, 0.9001],
        [15, 0.9014],
        [18, 0.98],
      ])
      const twice = reached({ partEnds: [11, 20], rounds: 30 })
      expect(
        twice.reduce((sum, { tailAlpha }) => sum + tailAlpha, twice.at(-1)!.cumulativeAlpha),
      ).toBeCloseTo(0.0498)
      // However often: never more than alpha.
      const often = Array.from({ length: 30 }, (_, i) => 8 + i)
      const all = reached({ partEnds: often, rounds: 40 })
      const whole = all.reduce((sum, { tailAlpha }) => sum + tailAlpha, all.at(-1)!.cumulativeAlpha)
      expect(whole).toBeLessThanOrEqual(0.05)
    })
  })

  test('what could be seen: found in about 4 of 5 cases', () => {
    const stream = random('power')
    const noise = () => Float64Array.from({ length: 20 }, () => normal(stream))
    let found = 0
    const limit = 2.6
    for (let rep = 0; rep < 400; rep++) {
      const quiet = noise()
      const effect = detectableEffect(quiet, limit, huberEstimate(quiet))
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
    expect(huberEstimate(row(-3, -1, 0, 0, 0, 0, 1, 3))).toBe(0)
    expect(huberEstimate(row(0, 0, 0, 0, 0, 0, 0, 96))).toBe(0)
  })
})

describe('sign flips against the same rule written plainly', () => {
  /** The fast flips against the same rule written plainly: every pattern, every row, by the book. */

  const patterns = signFlips('plain')
  const SAME = 1 + 1e-9

  const signOf = ({ bytes }: SignFlips, b: number, i: number) =>
    ((bytes[i >> 3]![b]! >> (i & 7)) & 1) === 1 ? -1 : 1

  /** Distances of the rounds from theta, 0 where there is none; capped and scaled. */
  function plainScores(row: readonly number[], theta: number): number[] {
    const distances = row.map((d) => (Number.isNaN(d) ? 0 : d - theta))
    const sizes = distances.map(Math.abs).filter((size) => size > 0)
    if (sizes.length === 0) return distances
    sizes.sort((a, b) => a - b)
    const n = sizes.length
    const median = n % 2 === 1 ? sizes[(n - 1) / 2]! : (sizes[n / 2 - 1]! + sizes[n / 2]!) / 2
    const capped = distances.map((d) => Math.sign(d) * Math.min(Math.abs(d), median))
    const size = Math.sqrt(capped.reduce((sum, x) => sum + x * x, 0))
    return capped.map((x) => x / size)
  }

  const plainStatistics = (scores: readonly number[], flips: SignFlips) =>
    Array.from({ length: flips.count }, (_, b) =>
      Math.abs(scores.reduce((sum, x, i) => sum + signOf(flips, b, i) * x, 0)),
    )

  /** Values with ties, zeros, gaps and wild rounds. */
  function drawRow(rounds: number, stream: Random): number[] {
    const isCoarse = stream() < 0.3
    const shift = stream() < 0.4 ? 1.2 * stream() : 0
    return Array.from({ length: rounds }, () => {
      if (stream() < 0.08) return Number.NaN
      const d = shift + normal(stream) * (stream() < 0.05 ? 30 : 1)
      return isCoarse ? Math.round(2 * d) / 2 : d
    })
  }

  type Held = { rejected: boolean; limit: number; asFar: number }

  /** Rows fall together, until none does; each keeps what it was held against when last judged. */
  function plainStepDown(statistics: number[][], isOpen: boolean[], allowed: number): Held[] {
    const found: Held[] = statistics.map(() => ({ rejected: false, limit: Number.NaN, asFar: 0 }))
    let left = statistics.map((_, i) => i)
    for (;;) {
      const top = statistics[0]!.map((_, b) =>
        left.reduce((most, i) => Math.max(most, statistics[i]![b]!), 0),
      )
      const limit = [...top].sort((a, b) => b - a)[allowed]! * SAME
      const now = left.filter((i) => isOpen[i] && statistics[i]![0]! > limit)
      for (const i of left) {
        const asFar = top.filter((statistic) => statistic * SAME >= statistics[i]![0]!).length
        found[i] = { rejected: now.includes(i), limit, asFar }
      }
      if (now.length === 0) return found
      left = left.filter((i) => !now.includes(i))
      if (left.length === 0) return found
    }
  }

  const close = (ours: number, theirs: number) =>
    Math.abs(ours - theirs) <= 1e-9 * Math.max(1, Math.abs(theirs))

  describe('as the plain way has it', () => {
    test('scores and statistics of one row, at any effect', () => {
      const stream = random('plain scores')
      for (let rep = 0; rep < 600; rep++) {
        const row = drawRow(1 + below(45, stream), stream)
        const theta = rep % 3 === 0 ? 0 : rep % 3 === 1 ? normal(stream) : 0.5
        const [ours, theirs] = [huberScores(Float64Array.from(row), theta), plainScores(row, theta)]
        const isClose = theirs.every((x, i) => close(ours[i]!, x))
        expect(isClose, `${row} at ${theta}`).toBe(true)
        const statistic = theirs.reduce((sum, x) => sum + x, 0)
        expect(testStatistic(Float64Array.from(row), theta)).toBeCloseTo(statistic, 9)
      }
    })

    // Numbers of rounds whose patterns have one byte and more, up to six.
    test.each([3, 8, 9, 11, 12, 16, 17, 24, 25, 33, 40, 41, 48])(
      'tables of %i rounds',
      (rounds) => {
        const stream = random(`plain ${rounds}`)
        const flips = patterns(rounds)
        for (let rep = 0; rep < (rounds < 12 ? 20 : 2); rep++) {
          const rows = Array.from({ length: 1 + below(7, stream) }, () => drawRow(rounds, stream))
          const isOpen = rows.map(() => stream() < 0.8)
          const members = rows.map((row, i) => ({
            ...rowStatistic(Float64Array.from(row), 0),
            candidate: isOpen[i]!,
          }))
          const statistics = rows.map((row) => plainStatistics(plainScores(row, 0), flips))
          const allowed = 1 + below(Math.max(1, flips.count >> 4), stream)
          const plain = plainStepDown(statistics, isOpen, Math.min(allowed, flips.count - 1))
          const family = signFlipNull(members, flips)
          const ours = stepDown(members, family, Math.min(allowed, flips.count - 1))
          ours.forEach(({ rejected, critical }, i) => {
            const { limit, asFar } = plain[i]!
            expect(rejected).toBe(plain[i]!.rejected)
            expect(critical.value()).toBeCloseTo(limit, 9)
            // A statistic of 0 is 0 only as far as sums are rounded: how many reach it says nothing.
            if (statistics[i]![0]! < 1e-9) return
            expect(critical.adjustedP(members[i]!.statistic)).toBe(asFar / flips.count)
            const alone = statistics[i]!.filter(
              (statistic) => statistic * SAME >= statistics[i]![0]!,
            ).length
            expect(countExtreme(members[i]!, flips)).toBe(alone)
          })
          const all = rows.map((_, i) => members[i]!)
          const top = statistics[0]!.map((_, b) => Math.max(...statistics.map((of) => of[b]!)))
          const limit = top.sort((a, b) => b - a)[Math.min(allowed, flips.count - 1)]!
          const own = criticalValue(all, flips, Math.min(allowed, flips.count - 1))
          expect(own.value()).toBeCloseTo(limit, 8)
        }
      },
    )
  })

  describe('one row over its looks', () => {
    const looks = [
      { rounds: 8, cumulativeAlpha: 0.02 },
      { rounds: 10, cumulativeAlpha: 0.02 },
      { rounds: 13, cumulativeAlpha: 0.06 },
      { rounds: 21, cumulativeAlpha: 0.15 },
    ]

    const upToRound = (row: readonly number[]) => (rounds: number) =>
      Float64Array.from(row.slice(0, rounds))
    const bound = (at: number) => ({ at, side: at > 0 ? ('under' as const) : ('over' as const) })

    /** Every pattern and its mirror image, in order; the looks by which each of them crossed. */
    function plainCrossed(row: readonly number[], edge: number, flips: SignFlips): number[] {
      const all = Array.from({ length: 2 * flips.count }, (_, s) => ({
        sign: (i: number) => (s % 2 === 0 ? 1 : -1) * signOf(flips, s >> 1, i),
        crossedAt: Number.POSITIVE_INFINITY,
      }))
      let spent = 0
      looks.forEach((look, k) => {
        const scores = plainScores(row.slice(0, look.rounds), edge)
        const away = edge > 0 ? -1 : 1
        const open = all
          .filter(({ crossedAt }) => crossedAt > k)
          .map((one) => ({
            one,
            statistic: away * scores.reduce((sum, x, i) => sum + one.sign(i) * x, 0),
          }))
          .sort((a, b) => b.statistic - a.statistic)
        const limit =
          open[Math.floor(2 * flips.count * look.cumulativeAlpha) - spent]!.statistic * SAME
        for (const { one, statistic } of open) {
          if (statistic <= limit) break
          one.crossedAt = k
          spent++
        }
      })
      return all.map(({ crossedAt }) => crossedAt)
    }

    test('a pattern that crossed is not counted again: as the plain way has it', {
      tags: 'slow',
    }, () => {
      const stream = random('crossing')
      let seen = 0
      for (let rep = 0; rep < 60; rep++) {
        const row = Array.from({ length: 21 }, () => 0.05 * normal(stream) + 0.01 * stream())
        const edge = rep % 2 === 0 ? 0.02 : -0.015
        const crossedAt = plainCrossed(row, edge, sequentialFlips(patterns, 21))[0]!
        let before: SequentialState | null = null
        looks.forEach((look, k) => {
          const flips = sequentialFlips(patterns, look.rounds)
          const upTo = looks.slice(0, k + 1)
          const rounds = upToRound(row)
          const found = sequentialTest(rounds, bound(edge), upTo, flips, before)
          before = found.state
          // Asked once, at the end, or at every look: the same.
          expect(sequentialTest(rounds, bound(edge), upTo, flips, null).rejected).toBe(
            found.rejected,
          )
          if (found.rejected) expect(crossedAt).toBeLessThanOrEqual(k)
          if (crossedAt === k) expect(found.rejected).toBe(true)
        })
        seen += Number.isFinite(crossedAt) ? 1 : 0
      }
      expect(seen).toBeGreaterThan(15)
      expect(seen).toBeLessThan(50)
    })

    test('the first eight rounds are counted out: one of 256, and neither more nor less', () => {
      const flips = sequentialFlips(patterns, 8)
      const row = upToRound([1, 2, 3, 4, 5, 6, 7, 8])
      const atFirst = (cumulativeAlpha: number) =>
        sequentialTest(row, bound(-1), [{ rounds: 8, cumulativeAlpha }], flips, null)
      expect(atFirst(1 / 256).rejected).toBe(true)
      expect(atFirst(0.99 / 256).rejected).toBe(false)
    })

    test('an effect at the edge crosses as often as was spent, and no more', {
      tags: 'slow',
    }, () => {
      const stream = random('edge')
      const tables = 3000
      let crossed = 0
      for (let rep = 0; rep < tables; rep++) {
        const row = upToRound(
          Array.from({ length: 21 }, () => 0.02 + 0.02 * (stream() ** 3 - stream() ** 3)),
        )
        const flips = sequentialFlips(signFlips(`edge ${rep % 20}`), 21)
        crossed += looks.some(
          (_, k) => sequentialTest(row, bound(0.02), looks.slice(0, k + 1), flips, null).rejected,
        )
          ? 1
          : 0
      }
      // 15 %, within four standard errors.
      expect(Math.abs(crossed / tables - 0.15)).toBeLessThan(4 * Math.sqrt((0.15 * 0.85) / tables))
    })
  })
})

describe('sign flips against numpy and scipy', () => {
  /** The flips against fixtures/statistics/flips-reference.json: numpy, scipy, plain enumeration. */

  type Known = {
    d: (number | null)[]
    statistic: number
    p: number
    p_scipy: number
    point: number
    critical_05: number
    interval_05: [number, number]
  }
  const known = JSON.parse(
    readFileSync(
      new URL('../../fixtures/statistics/flips-reference.json', import.meta.url),
      'utf8',
    ),
  ) as {
    rows: Record<string, Known>
    family: { rows: number[][]; alpha: number; critical: number; rejected: boolean[] }
  }
  const patterns = signFlips('reference')

  test.each(Object.entries(known.rows))(
    '%s: statistic, p, critical value, estimate, interval',
    (_, row) => {
      const d = Float64Array.from(row.d, (value) => value ?? Number.NaN)
      const flips = patterns(d.length)
      const found = rowStatistic(d, 0)
      expect(testStatistic(d, 0)).toBeCloseTo(row.statistic, 12)
      expect(countExtreme(found, flips) / flips.count).toBe(row.p)
      expect(row.p_scipy).toBeCloseTo(row.p, 12)
      const critical = criticalValue([found], flips, Math.floor(0.05 * flips.count))
      expect(critical.value()).toBeCloseTo(row.critical_05, 8)
      const point = huberEstimate(d)
      expect(point).toBeCloseTo(row.point, 12)
      const ends = confidenceInterval(d, (theta) => critical.excludes(0, d, theta), point)!
      expect(ends.low).toBeCloseTo(row.interval_05[0], 6)
      expect(ends.high).toBeCloseTo(row.interval_05[1], 6)
    },
  )

  test('a family: its critical value, and what is rejected', () => {
    const { rows, alpha, critical, rejected } = known.family
    const flips = patterns(8)
    const statistics = rows.map((row) => rowStatistic(Float64Array.from(row), 0))
    const allowed = Math.floor(alpha * flips.count)
    expect(criticalValue(statistics, flips, allowed).value()).toBeCloseTo(critical, 8)
    const members = statistics.map(({ statistic }) => ({ statistic, candidate: true }))
    expect(
      stepDown(members, signFlipNull(statistics, flips), allowed).map((one) => one.rejected),
    ).toEqual(rejected)
  })
})

describe('arm permutations', () => {
  const ORDERS = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ] as const

  /** Three arms by round; the rows compare arms 1 and 2 with arm 0. */
  const threeArms = (rounds: number, stream: Random, effects = [0, 0, 0]) =>
    effects.map((effect) =>
      Float64Array.from({ length: rounds }, () => effect + exponential(stream) + normal(stream)),
    )

  const rowsOf = (values: Float64Array[]): ArmRow[] =>
    [1, 2].map((head) => ({
      group: 0,
      base: 0,
      head,
      values,
      clusters: [...values[0]!.keys()].map((at) => ({ at, rounds: [at] })),
    }))

  const differencesOf = ({ values, base, head }: ArmRow) =>
    values[head]!.map((value, round) => value - values[base]![round]!)

  const sizeOf = (row: Float64Array) => Math.abs(testStatistic(row, 0))
  const statisticsOf = (rows: readonly ArmRow[]) => rows.map((one) => sizeOf(differencesOf(one)))

  /** The difference of a round after its values have been given to other labels. */
  const relabelled = (
    values: Float64Array[],
    order: readonly number[],
    round: number,
    head: number,
  ) => values[order[head]!]![round]! - values[order[0]!]![round]!

  describe('labels', () => {
    test('the first pattern is as it was seen, each order is as frequent, rounds keep theirs', () => {
      const { count, at } = armPermutations('seed', 3, 6)
      expect(at.map((ranks) => ranks.map((labels) => labels[0]))).toEqual(Array(6).fill([0, 1, 2]))
      for (const ranks of at) {
        const found = Map.groupBy(Array(count).keys(), (b) =>
          ranks.map((labels) => labels[b]).join(),
        )
        expect([...found.keys()].sort()).toEqual(ORDERS.map(String).sort())
        // A sixth of them, within four standard errors.
        for (const patterns of found.values()) {
          expect(Math.abs(patterns.length - count / 6)).toBeLessThan(96)
        }
      }
      expect(armPermutations('seed', 3, 2).at).toEqual(at.slice(0, 2))
      expect(armPermutations('other', 3, 2).at).not.toEqual(at.slice(0, 2))
    })
  })

  describe('statistics under permuted arms', () => {
    test('of every pattern: those of the differences after the exchange', () => {
      const values = threeArms(9, random('patterns'), [0, 0.3, 1])
      const [first, second] = rowsOf(values) as [ArmRow, ArmRow]
      // Rounds 2 and 5 have no number of arm 2: there, arms 0 and 1 may be exchanged.
      for (const round of [2, 5]) {
        values[2]![round] = Number.NaN
      }
      second.clusters = second.clusters.filter(({ at }) => at !== 2 && at !== 5)
      const labels = armPermutations('seed', 3, 9)
      const family = armNull([first, second], labels)
      const alone = [0, 1].map((i) => family.maxima([i], 0, labels.count)!)
      const both = family.maxima([0, 1], 0, labels.count)!
      for (let b = 0; b < labels.count; b += 5) {
        const row = [1, 2].map((head) =>
          Float64Array.from({ length: 9 }, (_, round) => {
            const order = labels.at[round]!.map((ranked) => ranked[b]!)
            const present = order.filter((label) => !Number.isNaN(values[label]![round]))
            if (present.length === 3) return relabelled(values, order, round, head)
            return head === 2
              ? Number.NaN
              : values[present[1]!]![round]! - values[present[0]!]![round]!
          }),
        )
        const known = row.map((one) => sizeOf(one))
        expect(both[b]).toBeCloseTo(Math.max(...known), 10)
        // A row alone connects two arms: their order among themselves is a sign.
        const turned = differencesOf(first).map((d, round) => {
          const order = labels.at[round]!.map((ranked) => ranked[b]!)
          return order.indexOf(1) < order.indexOf(0) ? -d : d
        })
        expect(alone[0]![b]).toBeCloseTo(sizeOf(turned), 10)
      }
    })

    test('the share of patterns is that of all orders of five rounds, counted out', () => {
      const stream = random('counted out')
      for (let table = 0; table < 5; table++) {
        const values = threeArms(5, stream, [0, 0, table / 3])
        const rows = rowsOf(values)
        const lean = Math.max(...statisticsOf(rows))
        let asFar = 0
        for (let code = 0; code < 6 ** 5; code++) {
          const orders = Array.from({ length: 5 }, (_, i) => ORDERS[Math.floor(code / 6 ** i) % 6]!)
          const most = [1, 2].map((head) =>
            sizeOf(Float64Array.from(orders, (order, i) => relabelled(values, order, i, head))),
          )
          if (Math.max(...most) > lean - 1e-9) asFar++
        }
        const labels = armPermutations(`counted out ${table}`, 3, 5)
        const members = statisticsOf(rows).map((statistic) => ({ statistic, candidate: true }))
        const { critical } = stepDown(members, armNull(rows, labels), 0)[0]!
        const share = asFar / 6 ** 5
        const error = Math.sqrt((share * (1 - share)) / labels.count)
        expect(Math.abs(critical.adjustedP(lean) - share)).toBeLessThan(4 * error)
      }
    })

    test('a row that was rejected does not lend its arm to the others', () => {
      const values = threeArms(12, random('fell'), [0, 1.6, 30])
      const rows = rowsOf(values)
      const labels = armPermutations('fell', 3, 12)
      const family = armNull(rows, labels)
      const members = statisticsOf(rows).map((statistic) => ({ statistic, candidate: true }))
      const found = stepDown(members, family, 200)
      expect(found[1]!.rejected).toBe(true)
      expect(found[0]!.critical.value()).toBeCloseTo(
        family.maxima([0], 0, labels.count)!.sort()[labels.count - 201]!,
        6,
      )
    })
  })
})
