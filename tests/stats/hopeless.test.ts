import { describe, expect, it } from 'vitest'
import { hadChance } from '../../src/core/gate/gate.ts'
import type { GateRule, PairedSample } from '../../src/core/model/model.ts'
import { futility, type Prospect } from '../../src/stats/power.ts'
import { normal, random } from '../../src/stats/random.ts'
import { plannedAnalyses } from '../../src/stats/schedule.ts'
import { judgeTable } from '../../src/stats/table.ts'
import { pairedSample } from './paired-sample.ts'

const prospect: Prospect = { rounds: 8, most: 20, alpha: 0.05, rows: 10, tolerance: 3 }

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

describe('a row that the rounds that are left will not decide', () => {
  it('is one of far too much noise, but for an effect that stands out of it', () => {
    const of = (pct: number, noise: number, more: Partial<Prospect> = {}) =>
      futility(evenRow(pct, noise), { ...prospect, ...more })
    expect(of(0, 2)).toBe(0)
    expect(of(0, 60)).toBeGreaterThan(1)
    expect(of(400, 60)).toBe(0)
    // A thousand rounds would see it.
    expect(of(0, 60, { most: 1000 })).toBe(0)
    // The further, the fewer rounds are left.
    expect(of(0, 60, { most: 10 })).toBeGreaterThan(of(0, 60, { most: 30 }))
    // A wider tolerance is easier to see.
    expect(of(0, 60, { tolerance: 60 })).toBe(0)
  })

  it('is one that will never have the fewest rounds; too few so far say nothing else', () => {
    const two = rowOf(0, 60, 2, 'two')
    expect(futility(two, { ...prospect, rounds: 2, most: 5 })).toBe(Number.POSITIVE_INFINITY)
    expect(futility(two, { ...prospect, rounds: 2, most: 20 })).toBe(0)
    const constant = pairedSample({ base: Array(8).fill(1), head: Array(8).fill(1) })
    expect(futility(constant, prospect)).toBe(0)
  })

  it('never is one that had a chance, as whole runs show', { tags: 'simulation' }, () => {
    const [most, tables, perTable] = [20, 60, 10]
    const rule = { tolerance: 3 } as GateRule
    let [stopped, wrong] = [0, 0]
    for (let t = 0; t < tables; t++) {
      const rows = Array.from({ length: perTable }, (_, i) =>
        rowOf(i % 3 === 0 ? 5 * i : 0, 2 + 3 * i, most, `table ${t} row ${i}`),
      )
      const far = rows.map((row) => futility(row, prospect) > 1)
      const looks = plannedAnalyses({ alpha: 0.05, most })
      const { value } = judgeTable(rows, { alpha: 0.05, seed: `${t}`, looks, final: true })
      rows.forEach(({ benchmark }, i) => {
        const end = value.find((row) => row.benchmark === benchmark)!
        const isDecided = end.verdict.word !== 'inconclusive'
        if (!far[i]) return
        stopped++
        if (isDecided || hadChance(end, rule)) wrong++
      })
    }
    // Rows of 2 to 29 % noise: the noisiest third of them is hopeless in twenty rounds.
    expect(stopped).toBeGreaterThan(60)
    expect(wrong / stopped).toBeLessThan(0.02)
  })
})
