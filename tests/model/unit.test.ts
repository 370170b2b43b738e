import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  NO_NUMBER,
  parseUnit,
  percentOfLn,
  printDelta,
  printDifference,
  printDuration,
  printInterval,
  printP,
  printPair,
  printValue,
  toBase,
} from '../../src/model/unit.ts'

describe('units as printed', () => {
  test.each([
    ['ns/op', 's', 1e-9],
    ['p99-ns/op', 's', 1e-9],
    ['ns/GC', 's', 1e-9],
    ['ns', 's', 1e-9],
    ['µs', 's', 1e-6],
    ['μs/op', 's', 1e-6],
    ['ms/op', 's', 1e-3],
    ['sec/op', 's', 1],
    ['B/op', 'B', 1],
    ['text-bytes', 'B', 1],
    ['MB/s', 'B/s', 1e6],
    ['disk-MB/sec', 'B/s', 1e6],
    ['heap-MiB', 'B', 1048576],
    ['ns/s', 's/s', 1e-9],
    ['allocs/op', 'count', 1],
    // Not known, so left alone: a rate of something, an ambiguous unit, a word that only looks
    // like one, two denominators, nothing at all.
    ['ops/s', 'ops/s', 1],
    ['allocs/s', 'allocs/s', 1],
    ['KB/op', 'KB/op', 1],
    ['B-tree-nodes', 'B-tree-nodes', 1],
    ['ns/op/core', 'ns/op/core', 1],
    ['constructor', 'constructor', 1],
    ['', '', 1],
  ])('%s', (printed, unit, factor) => expect(parseUnit(printed)).toEqual({ unit, factor }))

  test('a value in base units is the double nearest to the printed one', () => {
    expect(toBase(18610000, 1e-9)).toBe(0.01861)
    expect(toBase(1718, 1e-9)).toBe(1.718e-6)
    expect(toBase(83.49, 1e-9)).toBe(8.349e-8)
    expect(toBase(64.88, 1e6)).toBe(64880000)
    expect(toBase(1e-7, 1e-9)).toBe(1e-16)
    expect(toBase(1e25, 1e-9)).toBe(1e16)
    expect(toBase(3, 1)).toBe(3)
    expect(toBase(3, 1024)).toBe(3072)
    expect(toBase(Number.NaN, 1e-9)).toBeNaN()
    expect(toBase(Infinity, 1e-9)).toBe(Infinity)
  })
})

describe('values', () => {
  test.each([
    [0.018614, 's', '18.61 ms'],
    [0.01473, 's', '14.73 ms'],
    [1, 's', '1.000 s'],
    [1234, 's', '1234 s'],
    [0, 's', '0 s'],
    [-0, 's', '0 s'],
    [-0.002, 's', '-2.000 ms'],
    [0.9e-9, 's', '0.9000 ns'],
    [1e-16, 's', '1.000e-16 s'],
    [2.5e-3, 's/s', '2.500 ms/s'],
    // On the edge of two prefixes the rounded number decides.
    [999.94e-6, 's', '999.9 µs'],
    [999.96e-6, 's', '1.000 ms'],
    [249000, 'B', '249.0 kB'],
    [249, 'B', '249 B'],
    [12.5, 'B', '12.50 B'],
    [1048576, 'B', '1.049 MB'],
    [2e8, 'B/s', '200.0 MB/s'],
    [12, 'count', '12'],
    [12345, 'count', '12345'],
    [12.5, 'count', '12.50'],
    [1234567, 'count', '1.235M'],
    [3200, 'ops/s', '3.200k ops/s'],
    [12, 'rows/op', '12 rows/op'],
    [0.00012, 'x', '0.0001200 x'],
    [4512.3, '%', '4512 %'],
    [7, '', '7'],
    [5e30, 'B', '5.000e+30 B'],
    [1e300, 'count', '1.000e+300'],
  ])('%d %s is %s', (value, unit, text) => expect(printValue(value, unit)).toBe(text))

  test('what is no number is never printed as one', () => {
    for (const value of [null, Number.NaN, Infinity, -Infinity]) {
      expect(printValue(value, 's')).toBe(NO_NUMBER)
      expect(printDelta(value)).toBe(NO_NUMBER)
      expect(printDifference(value, 's')).toBe(NO_NUMBER)
      expect(printInterval(value, 1)).toBe(NO_NUMBER)
      expect(printInterval(1, value)).toBe(NO_NUMBER)
      expect(printP(value)).toBe(NO_NUMBER)
      expect(printPair(value, 1, 's')).toEqual([NO_NUMBER, '1.000 s'])
    }
    expect(printDuration(Number.NaN)).toBe(NO_NUMBER)
  })

  const prefixed: Record<string, number> = {
    n: 1e-9,
    µ: 1e-6,
    m: 1e-3,
    k: 1e3,
    M: 1e6,
    G: 1e9,
    T: 1e12,
  }
  const anyValue = fc
    .double({ min: -1e300, max: 1e300, noNaN: true })
    .filter((v) => v === 0 || Math.abs(v) > 1e-290)

  test('what is printed is the value to four digits', () => {
    fc.assert(
      fc.property(anyValue, fc.constantFrom('s', 'B', 'B/s', 'count', 'ops/s', '%'), (v, unit) => {
        const text = printValue(v, unit)
        const match = /^(-?[\d.]+(?:e[+-]\d+)?) ?([nµmkMGT]?) ?(?:s|B|B\/s|ops\/s|%)?$/.exec(text)
        expect(match, text).not.toBeNull()
        const back = Number(match![1]) * (prefixed[match![2]!] ?? 1)
        expect(Math.abs(back - v)).toBeLessThanOrEqual(Math.abs(v) * 0.000501)
      }),
      { seed: 1, numRuns: 2000 },
    )
  })
})

describe('pairs', () => {
  test.each([
    [0.01861, 0.01473, 's', '18.61 ms', '14.73 ms'],
    [0.0009, 0.0011, 's', '900.0 µs', '1100 µs'],
    [0, 12e-9, 's', '0 ns', '12.00 ns'],
    [0, 0, 's', '0 s', '0 s'],
    [18.6141, 18.6142, 's', '18.6141 s', '18.6142 s'],
    [1e-9, 1000, 's', '1.000 ns', '1000 s'],
    [40418, 40417, 'count', '40418', '40417'],
    [5e6, 5e6 + 100, 'count', '5.0000M', '5.0001M'],
    [999, 1e6, 'B', '999 B', '1000000 B'],
  ])('%d and %d %s', (base, head, unit, first, second) =>
    expect(printPair(base, head, unit)).toEqual([first, second]),
  )
})

describe('changes', () => {
  test.each([
    [-20.93, '-20.9 %'],
    [0.354, '+0.35 %'],
    [0, '0.0 %'],
    [-0, '0.0 %'],
    [-0.0004, '-0.0004 %'],
    [1234.5, '+1235 %'],
    [1e9, '+1.0e+9 %'],
    [-1e-9, '-1.0e-9 %'],
  ])('%d percent', (pct, text) => expect(printDelta(pct)).toBe(text))

  test.each([
    [0.994, '+0.99 %'],
    [0.995001, '+1.0 %'],
    [-0.9999, '-1.0 %'],
    [1, '+1.0 %'],
    [999.94, '+999.9 %'],
    [999.96, '+1000 %'],
    [1000, '+1000 %'],
  ])('%d percent is written as the number that it reads as', (pct, text) =>
    expect(printDelta(pct)).toBe(text),
  )

  test('ln 2 is +100 %', () => expect(printDelta(percentOfLn(Math.LN2))).toBe('+100.0 %'))

  test.each([
    [-22.41, -19.14, '[-22.4, -19.1]'],
    [-0.014, 0.5, '[-0.01, +0.50]'],
    [-0.04, 3, '[-0.04, +3.0]'],
    [0, 0, '[0.0, 0.0]'],
    [-1.2e-8, 9.3, '[0.0, +9.3]'],
    [1.2e-8, 9.3, '[+0.00000001, +9.3]'],
    [-1e-9, 0.5, '[0.00, +0.50]'],
    [-50, 2e7, '[-50, +20000000]'],
  ])('interval %d %d', (low, high, text) => expect(printInterval(low, high)).toBe(text))

  test('the sign of a change is the sign that is printed', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (pct) => {
        const text = printDelta(pct)
        expect(Math.sign(Number(text.replace(' %', '')))).toBe(pct === 0 ? 0 : Math.sign(pct))
      }),
      { seed: 2, numRuns: 2000 },
    )
  })

  test('differences carry their unit', () => {
    expect(printDifference(12, 'count')).toBe('+12')
    expect(printDifference(-0.0015, 's')).toBe('-1.500 ms')
    expect(printDifference(0, 'B')).toBe('0 B')
  })

  test('probabilities', () => {
    expect(printP(0.0314)).toBe('p=0.031')
    expect(printP(0.0004)).toBe('p<0.001')
    expect(printP(1)).toBe('p=1.000')
  })
})

describe('durations', () => {
  test.each([
    [0, '0 s'],
    [0.44, '0.4 s'],
    [9.96, '10 s'],
    [45.2, '45 s'],
    [59.7, '1 min'],
    [200, '3 min 20 s'],
    [3599.6, '1 h'],
    [7500, '2 h 5 min'],
  ])('%d s', (sec, text) => expect(printDuration(sec)).toBe(text))
})
