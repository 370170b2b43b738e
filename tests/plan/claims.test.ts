import { describe, expect, it } from 'vitest'
import { boundIn, claimsText, isMeant, isOfBenchmark, readClaims } from '../../src/plan/claims.ts'

const only = (text: string) => {
  const [claim, ...others] = readClaims(text)
  if (claim === undefined || others.length > 0) throw new Error(`not one claim: ${text}`)
  return claim
}

describe('the text of a claim', () => {
  it('says of which benchmark, by how much, and of what', () => {
    expect(readClaims('BenchmarkScan is at least 10 % faster and no more allocs')).toEqual([
      { benchmark: 'Scan', metric: null, quantifier: 'at-least', pct: 10, word: 'faster' },
      { benchmark: 'Scan', metric: 'allocs/op', quantifier: 'at-most', pct: 0, word: 'more' },
    ])
    expect(only('tree.Scan/size=4k has at most 2.5% more B/op')).toEqual({
      benchmark: 'tree.Scan/size=4k',
      metric: 'bytes/op',
      quantifier: 'at-most',
      pct: 2.5,
      word: 'more',
    })
    expect(only('Scan is not slower')).toMatchObject({ quantifier: 'at-most', pct: 0 })
    expect(only('Scan is at least 5 % higher in hits/op')).toMatchObject({ metric: 'hits/op' })
    expect(only('benchmark_scan is at most 3 % slower').benchmark).toBe('benchmark_scan')
  })

  it('is printed as what is read as the same', () => {
    for (const text of [
      'Scan is at least 10 % faster and no more allocs/op',
      'Scan/a is at most 2.5 % more bytes/op',
      'Scan is not slower',
    ]) {
      expect(claimsText(readClaims(text))).toBe(text)
    }
  })

  it('is refused with what would be one', () => {
    const why = (text: string) => {
      try {
        return JSON.stringify(readClaims(text))
      } catch (error) {
        return (error as Error).message
      }
    }
    expect(why('')).toContain('expected a benchmark')
    expect(why('Scan is faster')).toContain('at least N % faster')
    expect(why('Scan is at least 10 % fewer')).toContain('name a metric')
    expect(why('Scan is at least 10 % faster allocs/op')).toContain('fewer or more, not faster')
    expect(why('Scan is at least 10 % less alocs')).toContain('did you mean')
    expect(why('Scan is at least 100 % faster')).toContain('leave nothing')
    expect(why('Scan is at least 0 % faster')).toContain('no claim')
    expect(why('Scan is at least ten % faster')).toContain('at least N % faster')
  })
})

describe('a claim is about', () => {
  const claim = only('Scan is at least 10 % faster')
  it('its benchmark and all below it, in any package', () => {
    const names = [
      'Scan',
      'Scan/a',
      'Scan/a/b',
      'Scan-4',
      'tree.Scan',
      'a/tree.Scan/x',
      'a.b/c.Scan',
    ]
    expect(names.filter((name) => !isOfBenchmark(claim, name))).toEqual([])
    const others = ['Scans', 'FastScan', 'tree.FastScan', 'Other/Scan', 'Sca', 'Scan2']
    expect(others.filter((name) => isOfBenchmark(claim, name))).toEqual([])
    const one = only('tree.Scan/a is at least 10 % faster')
    const those = ['tree.Scan/a', 'tree.Scan/a/b', 'tree.Scan', 'heap.Scan/a', 'Scan/a']
    expect(those.filter((name) => isOfBenchmark(one, name))).toEqual([
      'tree.Scan/a',
      'tree.Scan/a/b',
    ])
  })
  it('the row that decides, unless it names a metric', () => {
    const row = (metric: string) => ({ benchmark: 'Scan', metric })
    expect(isMeant(claim, row('cpu-s/op'), true)).toBe(true)
    expect(isMeant(claim, row('time/op'), false)).toBe(false)
    expect(isMeant(claim, row('allocs/op'), true)).toBe(false)
    const named = only('Scan is at least 10 % faster time/op')
    expect(isMeant(named, row('time/op'), false)).toBe(true)
    expect(isMeant(named, row('cpu-s/op'), true)).toBe(false)
  })
})

it('the effect that a claim needs is a ratio, on the side of its word', () => {
  const at = (text: string, metric: string) => {
    const { at: ln, isBelow } = boundIn(only(text), metric)
    return [Number((100 * Math.expm1(ln)).toFixed(6)), isBelow]
  }
  expect(at('S is at least 10 % faster', 'time/op')).toEqual([-10, true])
  expect(at('S is at most 10 % faster', 'time/op')).toEqual([-10, false])
  expect(at('S is at most 2 % slower', 'time/op')).toEqual([2, true])
  expect(at('S is at least 2 % slower', 'time/op')).toEqual([2, false])
  expect(at('S is at least 10 % faster throughput', 'throughput')).toEqual([10, false])
  expect(at('S is no more allocs/op', 'allocs/op')).toEqual([0, true])
  expect(at('S is at least 5 % less latency-p99', 'latency-p99')).toEqual([-5, true])
})
