/** The interval as a strip of characters: what it says is what the numbers say. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Interval } from '../../src/render/document.ts'
import { scaleOf, stripOf } from '../../src/render/spread.ts'

const rowOf = (low: number, point: number, high: number, marginPct = 2) => ({
  change: { low, point, high },
  interval: 'exact' as Interval,
  comparison: { marginPct },
})

const ZERO = 9
const drawn = (row: ReturnType<typeof rowOf>, rows = [row]) => stripOf(row, scaleOf(rows))!

it('is drawn from smaller to larger, on the scale of its table', () => {
  const [fast, same, slow] = [rowOf(-44, -41, -38), rowOf(-0.9, 0.2, 1.3), rowOf(5, 12, 19)]
  const rows = [fast, same, slow]
  expect(rows.map((row) => drawn(row, rows))).toEqual([
    // By hand: asinh(pct / 2) / asinh(44 / 2) of 9 characters, rounded.
    '●······░░│░░·······',
    '·······░═╪●░·······',
    '·······░░│░░·══●═··',
  ])
})

it('hides no side of an interval of three places below its estimate', () => {
  const far = rowOf(-47.6, -40.2, -37.5)
  const wide = rowOf(-30, -28, -5)
  // Between its ends there is only zero, which it is not.
  const cornered = rowOf(-0.2, 0.1, 0.2)
  const exact = rowOf(-40.2, -40.2, -37.5)
  const rows = [far, wide, cornered, exact]
  expect(rows.map((row) => drawn(row, rows))).toEqual([
    // Narrower than a place: two places have no room for both sides.
    '●═·····░░│░░·······',
    '·═●═══·░░│░░·······',
    '·······░═╪●░·······',
    '●═·····░░│░░·······',
  ])
})

it('has no strip without an interval, and none of a number that is new', () => {
  expect(stripOf({ ...rowOf(1, 2, 3), interval: null }, scaleOf([]))).toBeNull()
  expect(stripOf({ ...rowOf(1, 2, 3), change: null }, scaleOf([]))).toBeNull()
})

/** Without a negative zero. */
const pct = fc.double({ min: -99.9, max: 5_000, noNaN: true }).map((value) => value + 0)

it('crosses zero only if the interval does, and never leaves its width', () => {
  fc.assert(
    fc.property(fc.array(pct, { minLength: 3, maxLength: 3 }), pct, (three, other) => {
      const [low, point, high] = three.toSorted((a, b) => a - b) as [number, number, number]
      const row = rowOf(low, point, high)
      const strip = drawn(row, [row, rowOf(other, other, other)])
      expect([...strip]).toHaveLength(2 * ZERO + 1)
      expect(strip.match(/●/g)).toHaveLength(1)
      expect(Math.sign(strip.indexOf('●') - ZERO)).toBe(Math.sign(point))
      const crosses = low <= 0 && high >= 0 && point !== 0
      expect(strip[ZERO]).toBe(point === 0 ? '●' : crosses ? '╪' : '│')
    }),
    { seed: 7, numRuns: 500 },
  )
})
