import { describe, expect, test } from 'vitest'
import { signFlips } from '../../src/stats/patterns.ts'
import { estimateSample, type IntervalTest } from '../../src/stats/sample.ts'
import { fixed, only } from './judged-rows.ts'
import { pairedSample } from './paired-sample.ts'
import { reference } from './reference.ts'

const patterns = signFlips('seed')
const at = (rounds: number, alpha = 0.05): IntervalTest => ({
  flips: patterns(rounds),
  alpha,
  critical: null,
})

describe('paired', () => {
  const { ex6, ex8 } = reference.paired_examples

  test('six rounds with one sign: p = 2 / 64, an interval without 0', () => {
    const { value, test: name } = estimateSample(pairedSample(ex6!), at(6))
    expect(name).toContain('sign flips')
    expect(value).toMatchObject({ kind: 'ratio', n: 6, level: 0.95, p: 0.03125 })
    if (value.kind !== 'ratio') return
    // Beside the signed-rank estimate and interval of the reference: .0270 [.0196, .0393].
    expect(value.point).toBeGreaterThan(0.024)
    expect(value.point).toBeLessThan(0.03)
    expect(value.low).toBeGreaterThan(0)
    expect(value.high).toBeLessThan(0.05)
  })

  test('no interval where no effect can be excluded; what was seen is said', () => {
    const { value } = estimateSample(pairedSample(ex6!), at(6, 0.01))
    expect(value).toMatchObject({ kind: 'none', n: 6, scale: 'ratio' })
    if (value.kind !== 'none') return
    expect(value.point).toBeCloseTo(0.027, 2)
    expect(only(pairedSample(ex6!), { ...fixed(6), alpha: 0.01 }).estimate).toEqual({
      ...value,
      why: '6 rounds rule out no change, however large, so there is no interval',
    })
  })

  test('where rounds share starts of the servers, it says how few these are', () => {
    const layouts = ['1 1', '1 1', '1 1', '2 2', '2 2', '3 3']
    const shared = { ...pairedSample(ex6!), layout: 'fresh' as const, layouts }
    expect(estimateSample(shared, at(6)).value).toMatchObject({ kind: 'none', n: 6, clusters: 3 })
    expect(only(shared, fixed(6)).estimate).toMatchObject({
      why: '6 rounds under 3 server starts or layouts rule out no change, however large, so there is no interval',
    })
  })

  test('one spiked round of eight does not carry the estimate away', () => {
    const { value } = estimateSample(pairedSample(ex8!), at(8, 0.1))
    if (value.kind !== 'ratio') throw new Error('a ratio')
    // The mean is -.0065, the capped estimate of the reference .0128.
    expect(value.point).toBeGreaterThan(0.01)
    expect(value.low).toBeLessThan(value.point)
    expect(value.low).toBeGreaterThan(-0.0065)
    expect(value.high).toBeGreaterThan(0.0128)
  })

  test('lost pairs are left out as pairs', () => {
    const base = [...ex6!.base, null, 50, 60]
    const head = [...ex6!.head, 1000, null, Number.NaN]
    // With 9 rounds there are 256 patterns, four times as many of the same six signs.
    expect(estimateSample(pairedSample({ base, head }), at(9))).toEqual(
      estimateSample(pairedSample(ex6!), at(6)),
    )
  })

  test('a value of zero or less: differences in units', () => {
    const base = [0, 1, 2, 0, 1, 0]
    const head = [10, 12, 13, 11, 10, 9]
    const { value } = estimateSample(pairedSample({ base, head }), at(6))
    // Differences 10 11 11 11 9 9.
    expect(value).toMatchObject({ kind: 'difference', n: 6, p: 0.03125 })
    if (value.kind !== 'difference') return
    expect(value.point).toBeGreaterThanOrEqual(9)
    expect(value.point).toBeLessThanOrEqual(11)
  })

  test('one round and none', () => {
    expect(estimateSample(pairedSample({ base: [1], head: [2] }), at(1)).value).toEqual({
      kind: 'none',
      n: 1,
    })
    expect(estimateSample(pairedSample({ base: [null], head: [2] }), at(1)).value).toMatchObject({
      kind: 'none',
      n: 0,
    })
  })
})

describe('exact', () => {
  test('constants need no interval, from three rounds on', () => {
    const { value, test: name } = estimateSample(
      pairedSample({ base: [7, 7, null, 7], head: [8, 8, 9, 8] }),
      at(4),
    )
    expect(value).toEqual({ kind: 'exact', n: 3, base: 7, head: 8 })
    expect(name).toContain('constant')
    const two = estimateSample(pairedSample({ base: [7, 7], head: [8, 8] }), at(2))
    expect(two.value).toMatchObject({ kind: 'none', n: 2, scale: 'ratio' })
  })

  test('one arm that varies is not exact', () => {
    const { value } = estimateSample(
      pairedSample({ base: [7, 7, 7, 7, 7, 7], head: [8, 8, 8, 8, 8, 9] }),
      at(6),
    )
    expect(value.kind).toBe('ratio')
  })
})
