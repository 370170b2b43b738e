/** The fast flips against the same rule written plainly: every pattern, every row, by the book. */
import { describe, expect, test } from 'vitest'
import {
  below,
  normal,
  type Random,
  random,
  type SignFlips,
  sequentialFlips,
  signFlips,
} from '../../src/stats/random.ts'
import {
  cappedScores,
  countExtreme,
  criticalValue,
  rowStatistic,
  type SequentialState,
  sequentialTest,
  signFlipNull,
  stepDown,
  testStatistic,
} from '../../src/stats/test.ts'

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
  const cap = median * (n <= 10 ? 4 : n <= 15 ? 1.5 : 1)
  const capped = distances.map((d) => Math.sign(d) * Math.min(Math.abs(d), cap))
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
      const [ours, theirs] = [cappedScores(Float64Array.from(row), theta), plainScores(row, theta)]
      const isClose = theirs.every((x, i) => close(ours[i]!, x))
      expect(isClose, `${row} at ${theta}`).toBe(true)
      const statistic = theirs.reduce((sum, x) => sum + x, 0)
      expect(testStatistic(Float64Array.from(row), theta)).toBeCloseTo(statistic, 9)
    }
  })

  // Numbers of rounds whose patterns have one byte and more, up to six.
  test.each([3, 8, 9, 11, 12, 16, 17, 24, 25, 33, 40, 41, 48])('tables of %i rounds', (rounds) => {
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
      expect(criticalValue(all, flips, Math.min(allowed, flips.count - 1))).toBeCloseTo(limit, 8)
    }
  })
})

describe('one row over its looks', () => {
  const looks = [
    ...[
      { rounds: 8, spent: 0.02 },
      { rounds: 10, spent: 0.02 },
    ],
    ...[
      { rounds: 13, spent: 0.06 },
      { rounds: 21, spent: 0.15 },
    ],
  ]

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
      const limit = open[Math.floor(2 * flips.count * look.spent) - spent]!.statistic * SAME
      for (const { one, statistic } of open) {
        if (statistic <= limit) break
        one.crossedAt = k
        spent++
      }
    })
    return all.map(({ crossedAt }) => crossedAt)
  }

  test('a pattern that crossed is not counted again: as the plain way has it', () => {
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
        const rounds = Float64Array.from(row.slice(0, look.rounds))
        const found = sequentialTest(rounds, edge, upTo, flips, before)
        before = found.state
        // Asked once, at the end, or at every look: the same.
        expect(sequentialTest(rounds, edge, upTo, flips, null).rejected).toBe(found.rejected)
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
    const row = Float64Array.from([1, 2, 3, 4, 5, 6, 7, 8])
    const atFirst = (spent: number) => sequentialTest(row, -1, [{ rounds: 8, spent }], flips, null)
    expect(atFirst(1 / 256).rejected).toBe(true)
    expect(atFirst(0.99 / 256).rejected).toBe(false)
  })

  test('an effect at the edge crosses as often as was spent, and no more', () => {
    const stream = random('edge')
    const tables = 3000
    let crossed = 0
    for (let rep = 0; rep < tables; rep++) {
      const row = Float64Array.from(
        { length: 21 },
        () => 0.02 + 0.02 * (stream() ** 3 - stream() ** 3),
      )
      const flips = sequentialFlips(signFlips(`edge ${rep % 20}`), 21)
      crossed += looks.some(
        (_, k) => sequentialTest(row, 0.02, looks.slice(0, k + 1), flips, null).rejected,
      )
        ? 1
        : 0
    }
    // 15 %, within four standard errors.
    expect(Math.abs(crossed / tables - 0.15)).toBeLessThan(4 * Math.sqrt((0.15 * 0.85) / tables))
  })
})
