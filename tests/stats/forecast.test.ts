import { describe, expect, test } from 'vitest'
import { pointEstimate } from '../../src/stats/interval.ts'
import { FORETOLD_ROUNDS, makeForecast, type Noise, noiseOf } from '../../src/stats/power.ts'
import { exponential, normal, type Random, random } from '../../src/stats/random.ts'
import { plannedAnalyses } from '../../src/stats/schedule.ts'
import { judgeRows, type TableRules } from '../../src/stats/table.ts'
import { pairedSample } from './paired-sample.ts'

const alpha = 0.05

/** Differences of base and head with a heavy tail, of 2 % as a rule. */
const noise = (stream: Random) => 0.015 * normal(stream) * Math.sqrt(exponential(stream) + 0.5)

/** The first row, which has an effect, of a table of so many rows and rounds, as it is judged. */
function judged(rows: number, rounds: number, effect: number, marginPct: number, stream: Random) {
  const samples = Array.from({ length: rows }, (_, i) => {
    const base = Array.from({ length: rounds }, () => 1)
    const head = base.map(() => Math.exp((i === 0 ? effect : 0) + noise(stream)))
    return pairedSample({ benchmark: `b${i}`, base, head, marginPct })
  })
  const looks = plannedAnalyses({ alpha, most: rounds })
  const rules: TableRules = { alpha, seed: 'forecast', looks, final: true, gatesMeans: false }
  return judgeRows(samples, rules).rows[0]!.verdict
}

const seen = (rounds: number, stream: Random): Noise => {
  const row = Float64Array.from({ length: rounds }, () => noise(stream))
  return noiseOf(row, pointEstimate(row))!
}

/** Runs of each table: foretelling one takes longer than all of them. */
const RUNS = 3

/** How often it comes as it was foretold, in runs of tables whose noise was seen in 20 rounds. */
function share<T>(
  tables: number,
  rows: number,
  foretell: (table: Noise[]) => T | null,
  come: (foretold: T, stream: Random) => boolean,
) {
  const stream = random(`come ${rows}`)
  const foretold = Array.from({ length: tables }, () =>
    foretell(Array.from({ length: rows }, () => seen(20, stream))),
  ).filter((one) => one !== null)
  expect(foretold.length).toBeGreaterThan(0.8 * tables)
  const found = foretold.flatMap((one) => Array.from({ length: RUNS }, () => come(one, stream)))
  return found.filter(Boolean).length / found.length
}

describe('what is foretold comes in 75 to 90 of 100 tables', { tags: 'simulation' }, () => {
  test.each([1, 6])('rounds until an effect is called, of %i rows', (rows) => {
    const effect = 0.018
    const come = share(
      60,
      rows,
      (table) => makeForecast(table, alpha).roundsToReject(table[0]!, effect, 0),
      (rounds, stream) => judged(rows, rounds, effect, 0.01, stream).word === 'regressed',
    )
    expect(come).toBeGreaterThan(0.75)
    expect(come).toBeLessThan(0.9)
  })

  test('rounds until its absence is shown', () => {
    const margin = Math.log(1.015)
    const come = share(
      50,
      2,
      (table) => makeForecast(table, alpha).roundsToProve(table[0]!, 0, margin, 0),
      (rounds, stream) => judged(2, rounds, 0, 1.5, stream).word === 'equivalent',
    )
    expect(come).toBeGreaterThan(0.75)
    expect(come).toBeLessThan(0.9)
  })

  test('the effect that a run of 18 rounds calls', () => {
    const come = share(
      60,
      4,
      (table) => makeForecast(table, alpha, { most: 18 }).detectableBy(table[0]!, 18, 18),
      (effect, stream) => judged(4, 18, effect, 0.01, stream).word === 'regressed',
    )
    expect(come).toBeGreaterThan(0.75)
    expect(come).toBeLessThan(0.9)
  })
})

describe('what is not foretold', () => {
  const table = [seen(20, random('bounds'))]
  const forecast = makeForecast(table, alpha)

  test('more rounds than a run is given', () => {
    expect(forecast.roundsToReject(table[0]!, 1e-4, 0)).toBeNull()
    expect(forecast.roundsToProve(table[0]!, 0.0199, 0.02, 0)).toBeNull()
    expect(forecast.roundsToReject(table[0]!, 1, FORETOLD_ROUNDS)).toBeNull()
  })

  test('what is large is called at the first look; rounds that there are do not come again', () => {
    expect(forecast.roundsToReject(table[0]!, 1, 0)).toBe(8)
    expect(forecast.roundsToReject(table[0]!, 1, 8)).toBe(10)
  })

  test('anything, in rounds of which no pattern is rare enough', () => {
    const short = makeForecast(table, alpha, { most: 5 })
    expect(short.detectableBy(table[0]!, 5, 5)).toBe(Number.POSITIVE_INFINITY)
  })

  test('noise where there is none', () => {
    expect(noiseOf(Float64Array.of(1, 1, Number.NaN), 1)).toBeNull()
    expect(noiseOf(Float64Array.of(1), 0)).toBeNull()
  })
})
