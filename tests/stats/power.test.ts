import { describe, expect, it, test } from 'vitest'
import type { GateRule, PairedSample } from '../../src/model/model.ts'
import { rulesOut } from '../../src/report/gate.ts'
import { compareSamples } from '../../src/report/report.ts'
import {
  bestLengthSec,
  FORETOLD_ROUNDS,
  makeForecast,
  type Noise,
  noiseOf,
  type SamplePair,
  WITHIN_OVER_BETWEEN_SEC,
  withinOverBetweenSec,
} from '../../src/stats/power.ts'
import { exponential, normal, type Random, random } from '../../src/stats/random.ts'
import { plannedAnalyses } from '../../src/stats/schedule.ts'
import {
  judgeRows,
  judgeTable,
  moreRounds,
  type Prospect,
  type TableRules,
} from '../../src/stats/table.ts'
import { huberEstimate } from '../../src/stats/test.ts'
import { pairedSample } from './paired-sample.ts'

describe('forecast', () => {
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
    const rules: TableRules = {
      alpha,
      seed: 'forecast',
      analyses: looks,
      final: true,
      gatesMeans: false,
    }
    return judgeRows(samples, rules).rows[0]!.verdict
  }

  const seen = (rounds: number, stream: Random): Noise => {
    const row = Float64Array.from({ length: rounds }, () => noise(stream))
    return noiseOf(row, huberEstimate(row))!
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

    test('what is large is called early; rounds that there are do not come again', () => {
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
})

describe('rounds that a row needs', () => {
  const prospect: Prospect = { rounds: 8, alpha: 0.05, rows: 10, tolerance: 3 }

  /** Rounds of a row whose head is so much slower, with noise of a side's values. */
  function rowOf(pct: number, noisePct: number, rounds: number, seed: string): PairedSample {
    const stream = random(seed)
    const draw = () => Math.exp((noisePct / 100) * normal(stream))
    const base = Array.from({ length: rounds }, draw)
    const head = Array.from({ length: rounds }, () => (1 + pct / 100) * draw())
    return pairedSample({ benchmark: seed, base, head })
  }

  /** Eight rounds around an effect, as far above it as below. */
  function evenRow(pct: number, noisePct: number): PairedSample {
    const places = [1, -1, 0.5, -0.5, 1.5, -1.5, 0.7, -0.7]
    const head = places.map((place) => (1 + pct / 100) * Math.exp((place * noisePct) / 100))
    return pairedSample({ base: places.map(() => 1), head })
  }

  const of = (pct: number, noise: number, more: Partial<Prospect> = {}) =>
    moreRounds(evenRow(pct, noise), { ...prospect, ...more })

  it('are more the noisier it is, and fewer the larger its effect', () => {
    expect(of(0, 2).least).toBe(0)
    expect(of(0, 60).least).toBeGreaterThan(20)
    expect(of(0, 120).likely).toBeGreaterThan(3 * of(0, 60).likely)
    expect(of(400, 60).least).toBe(0)
    expect(of(400, 60).likely).toBeLessThan(40)
    expect(of(-80, 60).likely).toBe(of(400, 60).likely)
    // A wider tolerance is easier to see.
    expect(of(0, 60, { tolerance: 60 }).least).toBe(0)
    expect(of(0, 6).likely).toBeLessThan(of(2, 6).likely)
  })

  it('are the fewest at least; too few so far say nothing else', () => {
    const two = rowOf(0, 60, 2, 'two')
    expect(moreRounds(two, { ...prospect, rounds: 2 })).toEqual({ likely: 4, least: 4, fewest: 4 })
    const constant = pairedSample({ base: Array(8).fill(1), head: Array(8).fill(1) })
    expect(moreRounds(constant, prospect)).toEqual({ likely: 0, least: 0, fewest: 0 })
  })

  it('are so many in any case as rule out a tail, where nothing seems to have changed', () => {
    // .8 ** 14 = .044, and with one of them far away 14 become 23.
    expect(of(0, 1)).toMatchObject({ likely: 0, fewest: 14 - 8 })
    const { base, head } = evenRow(0, 1)
    const oneFar = pairedSample({ base, head: head.with(3, 2) })
    expect(moreRounds(oneFar, prospect).fewest).toBe(23 - 8)
    // What moved is decided by its effect.
    expect(of(10, 1).fewest).toBe(0)
  })

  it('are those after which 4 of 5 rows are decided', { tags: 'simulation' }, () => {
    const looksOf = (most: number) => plannedAnalyses({ alpha: 0.05, most })
    let [rows, decided] = [0, 0]
    for (let t = 0; t < 60; t++) {
      const [pct, noise] = [[10, 0][t % 2]!, 6]
      const whole = rowOf(pct, noise, 400, `table ${t}`)
      const cut = (to: number) => ({
        ...whole,
        base: whole.base.slice(0, to),
        head: whole.head.slice(0, to),
        headFirst: whole.headFirst.slice(0, to),
      })
      const { likely } = moreRounds(cut(40), { ...prospect, rounds: 40, rows: 1 })
      const end = Math.min(400, 40 + likely)
      const { rows: judged } = judgeTable([cut(end)], {
        ...{ alpha: 0.05, seed: `${t}`, analyses: looksOf(end), final: true },
      })
      rows++
      if (judged[0]!.verdict.word !== 'inconclusive') decided++
    }
    expect(decided / rows).toBeGreaterThan(0.7)
  })

  describe('a row that the rounds that are left will not decide', () => {
    it('never is one that had a chance, as whole runs show', { tags: 'simulation' }, () => {
      const [most, tables, perTable] = [20, 60, 10]
      const rule = { tolerance: 3 } as GateRule
      let [stopped, wrong] = [0, 0]
      for (let t = 0; t < tables; t++) {
        const rows = Array.from({ length: perTable }, (_, i) =>
          rowOf(i % 3 === 0 ? 5 * i : 0, 2 + 3 * i, most, `table ${t} row ${i}`),
        )
        const far = rows.map((row) => moreRounds(row, prospect).least > most - 8)
        const looks = plannedAnalyses({ alpha: 0.05, most })
        const { value } = compareSamples(rows, {
          alpha: 0.05,
          seed: `${t}`,
          analyses: looks,
          final: true,
        })
        rows.forEach(({ benchmark }, i) => {
          const end = value.find((row) => row.benchmark === benchmark)!
          const isDecided = end.verdict.word !== 'inconclusive'
          if (!far[i]) return
          stopped++
          if (isDecided || rulesOut(end, rule)) wrong++
        })
      }
      // Rows of 2 to 29 % noise: the noisiest third of them is hopeless in twenty rounds.
      expect(stopped).toBeGreaterThan(60)
      expect(wrong / stopped).toBeLessThan(0.02)
    })
  })
})

describe('length of a trial', () => {
  /** Pairs of trials of so many samples, with noise of known variances in and between processes. */
  function pairsOf(
    noise: { within: number; between: number; drift?: number; sampleSec?: number },
    count: number,
    samples: number,
    seed: string,
  ): SamplePair[] {
    const stream = random(seed)
    const { within, between, drift = 0, sampleSec = 0.05 } = noise
    return Array.from({ length: count }, () => {
      const common = drift * normal(stream)
      const trial = () => {
        const own = common + Math.sqrt(between) * normal(stream)
        const values = Array.from(
          { length: samples },
          () => own + Math.sqrt(within / sampleSec) * normal(stream),
        )
        return { values, sampleSec }
      }
      return { base: trial(), head: trial() }
    })
  }

  /** Median of the estimates of so many runs, over the true ratio. */
  const relative = (
    noise: Parameters<typeof pairsOf>[0],
    count: number,
    samples: number,
    runs = 200,
  ) => {
    const found = Array.from({ length: runs }, (_, i) =>
      withinOverBetweenSec(pairsOf(noise, count, samples, `noise ${i}`)),
    ).sort((a, b) => a - b)
    return found[runs / 2]! / (noise.within / noise.between)
  }

  describe('noise in and between processes', () => {
    it('is what it was made with, whatever drifts in both arms', { tags: 'simulation' }, () => {
      for (const drift of [0, 0.3]) {
        const many = { within: 4e-6, between: 4e-4, drift }
        // Of 2000 pairs each estimate is within some percent: the median of 20 runs is within one.
        expect(relative(many, 2000, 2, 20)).toBeCloseTo(1, 0.6)
        const few = { within: 4e-5, between: 1e-4, drift }
        expect(relative(few, 2000, 3, 20)).toBeCloseTo(1, 0.6)
      }
    })

    it('is drawn towards the recorded ratio where there is little to go by', () => {
      const quiet = { within: 53e-9, between: 1e-4 }
      const [eight, forty] = [relative(quiet, 8, 2), relative(quiet, 40, 2)]
      expect(eight).toBeGreaterThan(forty)
      expect(forty).toBeGreaterThan(1)
      // A hundredth of the recorded ratio: eight rounds go about a quarter of the way on the scale
      // of the logarithm, 2.8 degrees of freedom of 10.8.
      expect(eight).toBeGreaterThan(100 ** 0.55)
      expect(eight).toBeLessThan(100 ** 0.9)
    })

    it('makes trials longer where the noise is inside of them, and shorter where it is not', () => {
      const lengthSec = (within: number, between: number) =>
        bestLengthSec(0.03, withinOverBetweenSec(pairsOf({ within, between }, 40, 2, 'length')))
      expect(lengthSec(1e-4, 1e-5)).toBeGreaterThan(1.5 * bestLengthSec(0.03))
      expect(lengthSec(1e-8, 1e-4)).toBeLessThan(bestLengthSec(0.03) / 1.5)
    })

    it('is the recorded ratio where no trial has two samples, or none differ', () => {
      const noise = { within: 1e-4, between: 1e-4 }
      expect(withinOverBetweenSec(pairsOf(noise, 40, 1, 'one'))).toBe(WITHIN_OVER_BETWEEN_SEC)
      expect(withinOverBetweenSec(pairsOf(noise, 3, 2, 'few'))).toBe(WITHIN_OVER_BETWEEN_SEC)
      expect(withinOverBetweenSec([])).toBe(WITHIN_OVER_BETWEEN_SEC)
      const same = pairsOf({ within: 0, between: 0 }, 40, 2, 'same')
      expect(withinOverBetweenSec(same)).toBe(WITHIN_OVER_BETWEEN_SEC)
    })

    it('is not what single samples and pairs that are far off make of it', () => {
      const noise = { within: 4e-6, between: 4e-4 }
      const clean = pairsOf(noise, 40, 2, 'clean')
      const dirty = clean.map(({ base, head }, i) =>
        i % 10 === 0
          ? { base, head: { ...head, values: [head.values[0]! + 3, head.values[1]!] } }
          : { base, head },
      )
      const ratio = withinOverBetweenSec(dirty) / withinOverBetweenSec(clean)
      expect(ratio).toBeGreaterThan(0.5)
      expect(ratio).toBeLessThan(2)
    })
  })
})
