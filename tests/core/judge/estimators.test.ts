import { describe, expect, test } from 'vitest'
import { estimateSample, estimators } from '../../../src/core/estimators/index.ts'
import { reference } from '../stats/reference.ts'
import { pairedSample } from './paired-sample.ts'

describe('paired', () => {
  const { ex6, ex8 } = reference.paired_examples

  test('the six-round example by hand and by enumeration', () => {
    const { value, problems, test: name } = estimateSample(pairedSample(ex6!), 0.05)
    expect(name).toContain('signed-rank')
    expect(problems).toEqual([])
    expect(value).toMatchObject({ kind: 'ratio', n: 6, level: 0.95, p: 0.03125 })
    if (value.kind !== 'ratio') return
    expect(value.point).toBeCloseTo(0.0270440019, 9)
    expect(value.low).toBeCloseTo(0.0196317811, 9)
    expect(value.high).toBeCloseTo(0.0393184805, 9)
    expect(value.detectable).toBeCloseTo(((0.0393184805 - 0.0196317811) / 2) * 1.4294, 6)
  })

  test('a level that 6 rounds cannot attain is said so', () => {
    const { value, problems } = estimateSample(pairedSample(ex6!), 0.01)
    expect(value).toMatchObject({ level: 1 - 2 ** -5 })
    expect(problems).toMatchObject([
      {
        code: 'low-level',
        message: '6 rounds give an interval of 96.88 % at most, not 99 %',
      },
    ])
  })

  test('one spiked round of eight', () => {
    const { value } = estimateSample(pairedSample(ex8!), 0.1)
    if (value.kind !== 'ratio') throw new Error('a ratio')
    expect(value.low).toBeCloseTo(0.004471646, 9)
    expect(value.high).toBeCloseTo(0.021347499, 9)
    expect(value.p).toBeCloseTo(0.0859375, 12)
  })

  test('lost pairs are left out as pairs', () => {
    const base = [...ex6!.base, null, 50, 60]
    const head = [...ex6!.head, 1000, null, Number.NaN]
    expect(estimateSample(pairedSample({ base, head }), 0.05)).toEqual(
      estimateSample(pairedSample(ex6!), 0.05),
    )
  })

  test('a value of zero or less: differences in units', () => {
    const base = [0, 1, 2, 0, 1, 0]
    const head = [10, 12, 13, 11, 10, 9]
    const { value } = estimateSample(pairedSample({ base, head }), 0.05)
    // Differences 10 11 11 11 9 9.
    expect(value).toMatchObject({ kind: 'difference', n: 6, p: 0.03125 })
    if (value.kind !== 'difference') return
    expect(value.point).toBeGreaterThanOrEqual(9)
    expect(value.point).toBeLessThanOrEqual(11)
  })

  test('fewer than six rounds: smallest to largest, at the level that is', () => {
    const base = [100, 100, 100, 100, 100]
    const head = [101, 102, 103, 104, 105]
    const { value } = estimateSample(pairedSample({ base, head }), 0.05)
    expect(value).toMatchObject({ n: 5, level: 0.9375 })
    if (value.kind !== 'ratio') throw new Error('a ratio')
    expect(value.low).toBeCloseTo(Math.log(1.01), 12)
    expect(value.high).toBeCloseTo(Math.log(1.05), 12)
    expect(estimateSample(pairedSample({ base: [1], head: [2] }), 0.05).value).toEqual({
      kind: 'none',
      n: 1,
      why: 'one round gives no interval',
    })
    expect(estimateSample(pairedSample({ base: [null], head: [2] }), 0.05).value).toMatchObject({
      kind: 'none',
      n: 0,
    })
  })
})

describe('exact', () => {
  test('constants need no interval, from three rounds on', () => {
    const { value, test: name } = estimateSample(
      pairedSample({ base: [7, 7, null, 7], head: [8, 8, 9, 8] }),
      0.05,
    )
    expect(value).toEqual({ kind: 'exact', n: 3, base: 7, head: 8 })
    expect(name).toContain('constant')
    const two = estimateSample(pairedSample({ base: [7, 7], head: [8, 8] }), 0.05)
    expect(two.value).toMatchObject({ kind: 'ratio', n: 2, level: 0.5 })
  })

  test('one arm that varies is not exact', () => {
    const { value } = estimateSample(
      pairedSample({ base: [7, 7, 7, 7, 7, 7], head: [8, 8, 8, 8, 8, 9] }),
      0.05,
    )
    expect(value.kind).toBe('ratio')
  })
})

test('every book on the shelf says what it is', () => {
  expect(new Set(estimators.map(({ id }) => id)).size).toBe(estimators.length)
  for (const { id, about, test: name } of estimators) {
    expect(id).toMatch(/^[a-z-]+$/)
    expect(about.length).toBeGreaterThan(20)
    expect(name).not.toBe('')
  }
})
