import { describe, expect, test } from 'vitest'
import { type Design, judgeTable } from '../../../src/core/judge/judge.ts'
import { freshLooks, screenFor } from '../../../src/core/judge/screen.ts'
import type { Comparison, PairedSample } from '../../../src/core/model/model.ts'
import { normal, random } from '../../../src/core/stats/random.ts'
import { plannedLooks } from '../../../src/core/stats/tests/planned-looks.ts'
import { pairedSample } from './paired-sample.ts'

const looks = plannedLooks({ alpha: 0.05, most: 40 })
const design: Design = { alpha: 0.05, looks, final: true }

/** A row whose differences, in percent, are given; base is always 100. */
const withDifferences = (benchmark: string, pcts: number[]): PairedSample =>
  pairedSample({
    benchmark,
    base: pcts.map(() => 100),
    head: pcts.map((pct) => 100 * (1 + pct / 100)),
  })

const stream = random('screen')
/** Nine rows of 3 % noise without effect that no first stage would flag. */
const quiet = Array.from({ length: 9 }, (_, i) =>
  withDifferences(
    `q${i}`,
    // Two equal and opposite halves: the estimate is near zero in every stage.
    Array.from(
      { length: 40 },
      (__, round) => (round % 2 ? 1 : -1) * (3 + Math.abs(normal(stream))),
    ),
  ),
)
const steady = (pct: number, rounds = 40) =>
  Array.from({ length: rounds }, (_, i) => pct + (i % 5) / 10)
const judge = (rows: PairedSample[], other: Partial<Design> = {}): Comparison[] =>
  judgeTable(rows, { ...design, ...other }).value

describe('plan of the screen', () => {
  test('more than 8 rows and room for 12 fresh rounds', () => {
    expect(screenFor(looks, 8)).toBeNull()
    expect(screenFor(looks, 9)).toEqual({ first: 8, most: 28 })
    expect(screenFor(plannedLooks({ alpha: 0.05, most: 24 }), 50)).toEqual({ first: 8, most: 24 })
    expect(screenFor(plannedLooks({ alpha: 0.05, most: 19 }), 50)).toBeNull()
    expect(screenFor([{ rounds: 40, weight: 1 }], 50)).toBeNull()
  })

  test('fresh looks at 12 and 20, later when Holm over many rows could not reject at 12', () => {
    const screen = { first: 8, most: 28 }
    const rounds = (flagged: number) => freshLooks(screen, flagged, 0.05).map((look) => look.rounds)
    expect(rounds(1)).toEqual([20, 28])
    // 2^-11 <= .05 / (2 R) holds up to R = 51.
    expect(rounds(51)).toEqual([20, 28])
    expect(rounds(52)).toEqual([21, 28])
    for (const flagged of [1, 51, 52, 200]) {
      const [early] = freshLooks(screen, flagged, 0.05)
      expect(2 ** (1 - (early!.rounds - 8))).toBeLessThanOrEqual(0.05 / (2 * flagged))
    }
    expect(freshLooks({ first: 8, most: 24 }, 3, 0.05)).toEqual([{ rounds: 24, weight: 1 }])
  })
})

describe('many rows', () => {
  test('a real change is flagged and reproduced on fresh rounds; quiet rows stop after 8', () => {
    const rows = judge([withDifferences('slow', steady(5)), ...quiet])
    const [slow, ...others] = rows
    expect(slow!.verdict).toEqual({ word: 'regressed', reason: 'shift', certain: true })
    expect(slow!.explanation.looksTaken).toEqual([8, 20])
    // 12 fresh rounds, all up, half of alpha, one flagged row.
    expect(slow!.explanation.pAdjusted).toBe((2 * 2 ** -12) / 0.5)
    expect(slow!.explanation.family).toBe('Holm over 1 flagged of 10 gating rows, on fresh rounds')
    expect(slow!.estimate).toMatchObject({ n: 12, level: 0.975 })
    for (const row of others.filter(({ role }) => role === 'gating')) {
      expect(row.verdict).toMatchObject({ word: 'inconclusive', reason: 'no-decision' })
      expect(row.explanation.looksTaken).toEqual([8])
      expect(row.estimate).toMatchObject({ n: 8, level: 0.95 })
      expect(row.explanation.pAdjusted).toBeNull()
    }
  })

  test('a change that fresh rounds do not show is not called', () => {
    const gone = withDifferences('gone', [...steady(5, 8), ...quietTail(32)])
    const [row] = judge([gone, ...quiet])
    expect(row!.explanation.looksTaken).toEqual([8, 20, 28])
    expect(row!.verdict.word).toBe('inconclusive')
    expect(row!.estimate).toMatchObject({ n: 20 })
  })

  test('a change that turns round is not called, however sure the fresh rounds are', () => {
    const turned = withDifferences('turned', [...steady(5, 8), ...steady(-5, 32)])
    expect(judge([turned, ...quiet])[0]!.verdict.word).toBe('inconclusive')
    // Fresh rounds of +2.3 % prove a shift, but 8 of +1.2 % before them leave 2 % unreached.
    const mixed = withDifferences('mixed', [...steady(1, 8), ...steady(2.1, 12), ...steady(1, 20)])
    const [row] = judge([mixed, ...quiet])
    expect(row!.explanation.pAdjusted).toBeLessThan(0.05)
    expect(row!.verdict.word).not.toBe('regressed')
  })

  test('a quiet row whose interval is inside the margin is proved at once', () => {
    const still = withDifferences('still', steady(-0.2))
    const [row] = judge([still, ...quiet])
    expect(row!.verdict).toEqual({ word: 'equivalent', reason: 'inside-margin' })
    expect(row!.explanation.looksTaken).toEqual([8])
  })

  test('exact rows are neither screened nor counted', () => {
    const allocs = pairedSample({
      metric: 'allocs/op',
      assume: 'exact',
      marginPct: 0,
      base: Array(40).fill(4),
      head: Array(40).fill(5),
    })
    const eight = quiet.slice(0, 8)
    const [few] = judge([allocs, ...eight])
    expect(few!.verdict).toMatchObject({ word: 'regressed', reason: 'exact' })
    // Eight noisy rows beside it are judged by looks.
    expect(judge([allocs, ...eight])[1]!.explanation.looksTaken).toEqual([8, 12, 18, 27, 40])
    expect(judge([allocs, ...quiet])[0]!.verdict).toMatchObject({ reason: 'exact' })
    expect(judge([allocs, ...quiet])[1]!.explanation.looksTaken).toEqual([8])
  })

  test('a budget that ends in the first stage: one look, Holm over all rows', () => {
    const rows = [withDifferences('slow', steady(5)), ...quiet].map((row) => cut(row, 7))
    const [slow] = judge(rows)
    expect(slow!.explanation.looksTaken).toEqual([7])
    expect(slow!.explanation.pAdjusted).toBe((10 * 2) / 128)
    expect(slow!.verdict.word).toBe('inconclusive')
  })

  test('a budget that ends on fresh rounds: all that is left of alpha there', () => {
    const rows = [withDifferences('slow', steady(5)), ...quiet].map((row) => cut(row, 16))
    const [slow] = judge(rows)
    expect(slow!.explanation.looksTaken).toEqual([8, 16])
    expect(slow!.explanation.pAdjusted).toBe(2 ** -7)
    expect(slow!.verdict.word).toBe('regressed')
    // With three fresh rounds the first stage still says more, but may call nothing.
    const short = judge([withDifferences('slow', steady(5)), ...quiet].map((row) => cut(row, 11)))
    expect(short[0]!.verdict.word).toBe('inconclusive')
    expect(short[0]!.estimate).toMatchObject({ n: 8 })
    // Without any fresh round there is nothing to look at again.
    const none = judge([withDifferences('slow', steady(5)), ...quiet].map((row) => cut(row, 8)))
    expect(none[0]!.explanation.looksTaken).toEqual([8])
    expect(none[0]!.verdict.word).toBe('inconclusive')
  })
})

function quietTail(rounds: number): number[] {
  return Array.from({ length: rounds }, (_, i) => (i % 2 ? 3 : -3) * (1 + (i % 7) / 10))
}

function cut(row: PairedSample, rounds: number): PairedSample {
  return {
    ...row,
    base: row.base.slice(0, rounds),
    head: row.head.slice(0, rounds),
    headFirst: row.headFirst.slice(0, rounds),
  }
}
