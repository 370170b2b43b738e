import { describe, expect, test } from 'vitest'
import type { PairedSample } from '../../src/model/model.ts'
import { fixed, forty, judge, only, row } from './judged-rows.ts'
import { pairedSample } from './paired-sample.ts'

describe('one noisy row', () => {
  test('a clear slowdown is found as soon as alpha pays for a pattern, and keeps that analysis', () => {
    const found = only(row(40, 5))
    expect(found.verdict).toEqual({ word: 'regressed', reason: 'shift', certain: true })
    // All 10 signs agree: one of 512 patterns, where .495 (10 / 40)^1.75 of alpha pays for one.
    expect(found.estimate).toMatchObject({ kind: 'ratio', n: 10, level: 0.95 })
    expect(found.explanation.looksTaken).toEqual([8, 10])
    if (found.estimate.kind !== 'ratio') return
    const { p } = found.estimate
    expect(p).toBe(1 / 512)
    expect(found.explanation.pSequential).toBeCloseTo(p / (0.495 * 0.25 ** 1.75), 12)
    expect(found.explanation.pAdjusted).toBeCloseTo(p / (0.495 * 0.25 ** 1.75), 12)
    expect(found.explanation.family).toBe('joint sign flips over 1 gating row')
    expect(found.estimate.point).toBeCloseTo(Math.log(1.05), 3)
    // Where only 8 rounds are there, all of alpha is: p = 2 / 256.
    const short = only(row(8, 5))
    expect(short).toMatchObject({ verdict: found.verdict })
    expect(short.explanation.pAdjusted).toBeCloseTo(2 / 256 / 0.9, 12)
  })

  test('the direction of the metric makes it better or worse', () => {
    expect(only(row(40, -5)).verdict.word).toBe('improved')
    expect(only(row(40, -5, 1, { better: 'higher' })).verdict.word).toBe('regressed')
    expect(only(row(40, 5, 1, { better: 'higher' })).verdict.word).toBe('improved')
  })

  test('no change is proved when both sides of the margin are rejected', () => {
    const found = only(row(40, 0))
    expect(found.verdict).toEqual({ word: 'equivalent', reason: 'inside-margin' })
    expect(found.explanation.looksTaken).toEqual([8, 10, 12, 15, 19, 24])
    // The interval is that of the proof, one-sided at each end.
    if (found.estimate.kind !== 'ratio') throw new Error('a ratio')
    const { low, high, level } = found.estimate
    expect(Math.max(high, -low)).toBeLessThan(Math.log(1.02))
    expect(level).toBeCloseTo(1 - 2 * 0.045 * (24 / 40) ** 1.75, 12)
  })

  test('what earlier rounds showed is no proof where all of them look otherwise', () => {
    const [before, after] = [row(40, -1.5), row(40, 4)]
    const head = before.head.map((value, i) => (i < 10 ? value : after.head[i]!))
    // By the tenth round no slowdown of the margin is left; all rounds together show one.
    expect(only({ ...before, head }).verdict).toMatchObject({ word: 'regressed', reason: 'shift' })
  })

  test('a change below the margin has its own reason, and is shown to be below', () => {
    const found = only(row(40, 1))
    expect(found.verdict).toEqual({ word: 'equivalent', reason: 'below-margin' })
    if (found.estimate.kind !== 'ratio') throw new Error('a ratio')
    expect(found.estimate.low).toBeGreaterThan(0)
    expect(found.estimate.high).toBeLessThan(Math.log(1.02))
  })

  test('a change that looks smaller than the margin and may be larger is not decided', () => {
    const found = only(row(10, 1.6, 5), fixed(10))
    const open = { word: 'inconclusive', reason: 'below-margin', suspected: true }
    expect(found.verdict).toMatchObject(open)
    if (found.estimate.kind !== 'ratio') throw new Error('a ratio')
    expect(found.estimate.low).toBeGreaterThan(0)
    expect(found.estimate.high).toBeGreaterThan(Math.log(1.02))
    // Better, it is nobody's worry.
    expect(only(row(10, -1.6, 5), fixed(10)).verdict).not.toHaveProperty('suspected')
  })

  test('a change right at the margin is certain only when its interval is beyond', () => {
    const found = only(row(8, 2.2, 1.5), fixed(8))
    expect(found.verdict).toEqual({ word: 'regressed', reason: 'shift', certain: false })
    if (found.estimate.kind !== 'ratio') throw new Error('a ratio')
    expect(found.estimate.low).toBeLessThan(Math.log(1.02))
    expect(found.estimate.point).toBeGreaterThan(Math.log(1.02))
  })

  test('noise decides nothing: inconclusive says what could be seen and what it would take', () => {
    const found = only(row(40, 0, 40))
    expect(found.verdict).toMatchObject({ word: 'inconclusive', reason: 'no-decision' })
    expect(found.explanation.looksTaken).toEqual([8, 10, 12, 15, 19, 24, 30, 40])
    if (found.estimate.kind !== 'ratio' || found.verdict.word !== 'inconclusive') return
    const { low, high, detectable, level } = found.estimate
    expect(level).toBe(0.95)
    // Somewhat more than the half-width, since that would be found in one case of two.
    const halfWidth = (high - low) / 2
    expect(detectable).toBeGreaterThan(1.1 * halfWidth)
    expect(detectable).toBeLessThan(1.6 * halfWidth)
    // Rounds have no ceiling at which this stops being foretold.
    expect(found.verdict.roundsNeeded).toBeGreaterThan(400)
  })

  test('fewer than six rounds are too few, whatever they show', () => {
    const found = only(row(5, 20))
    expect(found.verdict).toMatchObject({ word: 'inconclusive', reason: 'too-few-rounds' })
    // Five equal signs have p = 1 / 16: no size of effect can be excluded, so no interval is shown.
    expect(found.estimate).toMatchObject({ kind: 'none', n: 5, scale: 'ratio' })
    expect('point' in found.estimate && found.estimate.point).toBeCloseTo(Math.log(1.2), 2)
  })

  test('one round and none', () => {
    expect(only(row(1, 20)).verdict).toMatchObject({ reason: 'too-few-rounds' })
    expect(only(row(1, 20)).estimate).toMatchObject({ kind: 'none', n: 1 })
    expect(only(pairedSample({ base: [], head: [] })).estimate).toMatchObject({ kind: 'none' })
    expect(judge([], forty)).toEqual([])
  })
})

describe('looks', () => {
  test('a budget that ends between looks spends all that is left there', () => {
    const found = only(row(10, 0, 30))
    expect(found.explanation.looksTaken).toEqual([8, 10])
    const early = only(row(7, 5))
    expect(early.explanation.looksTaken).toEqual([7])
    // Seven equal signs with all that the first part may spend: 2 / 128 / .9.
    expect(early.explanation.pAdjusted).toBeCloseTo(2 / 128 / 0.9, 12)
    expect(early.verdict.word).toBe('regressed')
  })

  test('while rounds are still to come, nothing between looks is looked at', () => {
    const [early] = judge([row(7, 5)], { ...forty, final: false })
    expect(early!.verdict).toEqual({
      word: 'inconclusive',
      reason: 'no-decision',
      roundsNeeded: null,
    })
    expect(early!.explanation).toMatchObject({ looksTaken: [], pSequential: null })
    const [between] = judge([row(11, 0, 30)], { ...forty, final: false })
    expect(between!.explanation.looksTaken).toEqual([8, 10])
    expect(between!.estimate).toMatchObject({ n: 10 })
  })

  test('a fixed number of rounds is one look at full strength', () => {
    const found = only(row(20, 0, 30), fixed(20))
    expect(found.explanation.looksTaken).toEqual([20])
    expect(found.estimate).toMatchObject({ level: 0.95 })
  })
})

describe('several gating rows', () => {
  const name = (i: number) => ({ benchmark: `b${i}` })

  test('one family: a noisy neighbour costs little, as rounds turn for both', () => {
    const [slow, quiet] = judge([row(40, 5, 1, name(0)), row(40, 0, 40, name(1))], forty)
    expect(slow!.verdict.word).toBe('regressed')
    expect(slow!.explanation.looksTaken).toEqual([8, 10])
    expect(slow!.explanation.family).toBe('joint sign flips over 3 gating rows')
    expect(quiet!.verdict.word).toBe('inconclusive')
  })

  test('24 rows, all twice as slow: called at the first look', () => {
    const rows = judge(
      Array.from({ length: 24 }, (_, i) => row(8, 100 + i, 3 + (i % 5), name(i))),
      forty,
    )
    expect(rows).toHaveLength(25)
    expect(rows.every(({ verdict }) => verdict.word === 'regressed')).toBe(true)
  })

  test('exact rows are in no family', () => {
    const constant = pairedSample({
      ...name(1),
      metric: 'allocs/op',
      assume: 'exact',
      marginPct: 0,
      base: Array(40).fill(3),
      head: Array(40).fill(4),
    })
    const [slow, allocs] = judge([row(40, 5, 1, name(0)), constant], forty)
    expect(slow!.explanation.looksTaken).toEqual([8, 10])
    expect(allocs!.verdict).toEqual({ word: 'regressed', reason: 'exact', certain: true })
    expect(allocs!.explanation).toMatchObject({
      pSequential: null,
      pAdjusted: null,
      family: 'none: exact',
    })
  })

  test('arms are one family: two contrasts of one benchmark count as two rows', () => {
    const [one] = judge(
      [row(40, 5, 1, { contrast: 'a' }), row(40, 0, 40, { contrast: 'b' })],
      forty,
    )
    expect(one!.explanation.family).toBe('joint sign flips over 2 gating rows')
  })

  test('a row of an exact metric that varies joins the family', () => {
    const [slow] = judge(
      [row(40, 5, 1, name(0)), row(40, 0, 40, { ...name(1), assume: 'exact', marginPct: 2 })],
      forty,
    )
    expect(slow!.explanation.family).toBe('joint sign flips over 3 gating rows')
  })
})

describe('exact metrics', () => {
  const allocs = (base: number, head: number, n = 8, more: Partial<PairedSample> = {}) =>
    only(
      pairedSample({
        metric: 'allocs/op',
        unit: 'count',
        assume: 'exact',
        marginPct: 0,
        base: Array(n).fill(base),
        head: Array(n).fill(head),
        ...more,
      }),
    )

  test('one more allocation is a regression, one fewer an improvement, without interval', () => {
    expect(allocs(7, 8).verdict).toEqual({ word: 'regressed', reason: 'exact', certain: true })
    expect(allocs(7, 8).estimate).toEqual({ kind: 'exact', n: 8, base: 7, head: 8 })
    expect(allocs(8, 7).verdict.word).toBe('improved')
    expect(allocs(7, 8, 3).verdict.word).toBe('regressed')
  })

  test('equal, all zero, new, inside a margin that the user gave', () => {
    expect(allocs(7, 7).verdict).toEqual({ word: 'equivalent', reason: 'exact-equal' })
    expect(allocs(0, 0).verdict).toEqual({ word: 'equivalent', reason: 'all-zero' })
    expect(allocs(0, 2).verdict).toEqual({ word: 'regressed', reason: 'exact', certain: true })
    expect(allocs(0, 2).problems).toMatchObject([{ code: 'new-non-zero' }])
    expect(allocs(1000, 1001, 8, { marginPct: 1 }).verdict).toEqual({
      word: 'equivalent',
      reason: 'inside-margin',
    })
  })

  test('two rounds are enough for constants of a metric that is declared exact, one is not', () => {
    expect(allocs(7, 8, 2).verdict).toEqual({ word: 'regressed', reason: 'exact', certain: true })
    expect(allocs(7, 7, 2).verdict).toEqual({ word: 'equivalent', reason: 'exact-equal' })
    expect(allocs(7, 8, 1).verdict).toMatchObject({ reason: 'too-few-rounds' })
  })

  test('a benchmark that stopped before the first analysis keeps its exact counts', () => {
    const three = (value: number) =>
      Array.from({ length: 40 }, (_, i) => (i < 3 ? value : Number.NaN))
    const metric = { metric: 'allocs/op', unit: 'count', assume: 'exact', marginPct: 0 } as const
    const stopped = (head: number) =>
      pairedSample({ ...metric, base: three(0), head: three(head), stoppedAfter: 3 })
    const wordOf = (head: number) =>
      judge([{ ...stopped(head), benchmark: 'stopped' }, row(40, 0)], forty)[0]!.verdict
    expect(wordOf(2)).toEqual({ word: 'regressed', reason: 'exact', certain: true })
    expect(wordOf(0).word).toBe('equivalent')
  })

  test('a noisy metric that is zero throughout did not change, in enough rounds', () => {
    const errors = { metric: 'errors/transaction', assume: 'noisy', marginPct: 5 } as const
    expect(allocs(0, 0, 8, errors).verdict).toEqual({ word: 'equivalent', reason: 'all-zero' })
    expect(allocs(0, 0, 5, errors).verdict).toMatchObject({ reason: 'too-few-rounds' })
    const rare = { ...errors, head: [0, 0, 0, 0.01, 0, 0, 0, 0] }
    expect(allocs(0, 0, 8, rare).verdict).toMatchObject({ reason: 'no-decision' })
  })

  test('a noisy metric that happens to be constant must still pass the test', () => {
    const time = { metric: 'time/op', assume: 'noisy', marginPct: 2 } as const
    // Six rounds: p = 2 / 64 is below .05, five: 2 / 32 is not (and too few anyway).
    expect(allocs(5, 6, 6, time).verdict).toMatchObject({ word: 'regressed', reason: 'exact' })
    expect(allocs(5, 6, 5, time).verdict).toMatchObject({ reason: 'too-few-rounds' })
    // After 12 of 40 rounds 5 patterns of 8192 may reach the statistic.
    const sample = (benchmark: string, head: number) =>
      pairedSample({ benchmark, base: Array(12).fill(5), head: Array(12).fill(head) })
    const [one] = judge([sample('a', 6), sample('b', 5)], { ...forty, final: false })
    expect(one!.verdict).toMatchObject({ word: 'regressed', reason: 'exact' })
  })
})

describe('values of zero or less', () => {
  test('new non-zero: any sure shift counts, since a percentage of nothing is nothing', () => {
    const found = only(
      pairedSample({ base: Array(8).fill(0), head: [1, 2, 3, 4, 5, 6, 7, 8] }),
      fixed(8),
    )
    expect(found.estimate).toMatchObject({ kind: 'difference', p: 2 / 256 })
    expect(found.verdict).toMatchObject({ word: 'regressed', reason: 'shift', certain: true })
    expect(found.problems.map(({ code }) => code)).toContain('new-non-zero')
  })

  test('otherwise the margin is a percentage of the base median', () => {
    // Base median 100, differences 1 or so: below 2 % of 100, and proved to be.
    const base = [0, 100, 101, 100, 99, 100, 102, 100, 100, 101, 99, 100, 100, 102, 98, 100]
    const head = base.map((b, i) => b + 1 + i / 100)
    expect(only(pairedSample({ base, head }), fixed(16)).verdict).toEqual({
      word: 'equivalent',
      reason: 'below-margin',
    })
    const more = base.map((b, i) => b + 3 + i / 100)
    expect(only(pairedSample({ base, head: more }), fixed(16)).verdict.word).toBe('regressed')
  })
})
