import { describe, expect, test } from 'vitest'
import type { PairedSample } from '../../src/model/model.ts'
import { below, normal, random } from '../../src/stats/random.ts'
import {
  alphaSpending,
  analysesOfParts,
  extendedAnalyses,
  plannedAnalyses,
} from '../../src/stats/schedule.ts'
import { decideRows, judgeRows, type TableRules } from '../../src/stats/table.ts'
import { judge } from './judged-rows.ts'
import { pairedSample } from './paired-sample.ts'

const alpha = 0.05
const planned = plannedAnalyses({ alpha, most: 40 })

describe('looks of a run that is gone on with', () => {
  test('where nothing had to run, in parts or gone on with, all is left to the last', () => {
    const none = { alpha, rounds: 0, isRead: true, most: 0, roundsInBudget: () => 0 }
    const analyses = analysesOfParts(alpha, [0])
    expect(analyses).toEqual([{ rounds: 0, weight: 1 }])
    expect(extendedAnalyses({ ...none, analyses }).map(({ weight }) => weight)).toEqual([1])
    const later = extendedAnalyses({ ...none, most: 20, analyses })
    expect(later.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12)
  })

  test('those that were reached keep what was paid for; a word that was read is an end', () => {
    const looks = extendedAnalyses({
      alpha,
      analyses: planned,
      rounds: 11,
      isRead: true,
      most: 20,
      roundsInBudget: (rounds) => rounds + 3,
    })
    expect(looks.map(({ rounds, paid, isEnd }) => [rounds, paid, isEnd])).toEqual([
      [8, 11, undefined],
      [10, 13, undefined],
      [11, undefined, true],
      ...[12, 15, 20].map((rounds) => [rounds, undefined, undefined]),
    ])
    expect(looks.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 12)
    // Gone on with again, exactly at a planned look.
    const again = extendedAnalyses({
      alpha,
      analyses: looks,
      rounds: 15,
      isRead: true,
      most: 15,
      roundsInBudget: () => 99,
    })
    expect(again.map(({ rounds, paid, isEnd }) => [rounds, paid, isEnd])).toEqual([
      [8, 11, undefined],
      [10, 13, undefined],
      [11, 99, true],
      [12, 99, undefined],
      [15, undefined, true],
    ])
  })

  test('an analysis of a budget that seems to be spent leaves alpha to the last one', () => {
    const analyses = plannedAnalyses({ alpha, most: 200 })
    const plan = {
      alpha,
      analyses: analyses.map(({ rounds }) => rounds),
      partEnds: [],
      final: true,
    }
    const spent = alphaSpending({ ...plan, rounds: 16, roundsInBudget: (rounds) => rounds })
    expect(spent.map(({ rounds }) => rounds)).toEqual([8, 10, 12, 15, 16])
    const [before, last] = spent.slice(-2).map(({ cumulativeAlpha }) => cumulativeAlpha)
    expect(last! - before!).toBeGreaterThan(0.2 * last!)
    expect(last).toBeLessThanOrEqual(alpha)
  })

  test('an interrupted run, of which no word was read, has no end there', () => {
    const looks = extendedAnalyses({
      alpha,
      analyses: planned,
      rounds: 9,
      isRead: false,
      most: 18,
      roundsInBudget: () => 12,
    })
    expect(looks.map(({ rounds, paid }) => [rounds, paid])).toEqual([
      [8, 12],
      ...[10, 12, 18].map((rounds) => [rounds, undefined]),
    ])
    expect(looks.some(({ isEnd }) => isEnd)).toBe(false)
  })
})

/** Rows of `to` rounds with so much effect, in percent, and noise of 2 %. */
function rowsOf(effects: number[], to: number, stream = random('extended')): PairedSample[] {
  return effects.map((pct, i) => {
    const draw = () => Math.exp(0.02 * normal(stream))
    const base = Array.from({ length: to }, draw)
    const head = base.map(() => (1 + pct / 100) * draw())
    return pairedSample({ benchmark: `b${i}`, base, head })
  })
}

const first = (rows: readonly PairedSample[], to: number) =>
  rows.map((row) => ({
    ...row,
    base: row.base.slice(0, to),
    head: row.head.slice(0, to),
    headFirst: row.headFirst.slice(0, to),
  }))

/** The rules of a run that had a word after `ends`, and may have 40 rounds. */
function rulesOf(ends: number[], roundsInBudget = (rounds: number) => rounds): TableRules {
  let looks = planned
  for (const rounds of ends) {
    looks = extendedAnalyses({
      alpha,
      analyses: looks,
      rounds,
      isRead: true,
      roundsInBudget,
      most: 40,
    })
  }
  const known = looks
  return {
    alpha,
    seed: 'extended',
    analyses: looks,
    final: true,
    partEnds: known.flatMap(({ rounds, isEnd }) => (isEnd ? [rounds] : [])),
    roundsInBudget: (rounds) => known.find((look) => look.rounds === rounds)?.paid ?? 40,
  }
}

describe('a run that is gone on with', () => {
  test('what its first word called stands; what was open may still be called', () => {
    const rows = rowsOf([30, 0, 3], 40)
    const word = judge(first(rows, 9), { ...rulesOf([]), roundsInBudget: () => 9 })
    expect(word.map(({ verdict }) => verdict.word)).toEqual([
      'regressed',
      'inconclusive',
      'inconclusive',
      'regressed',
    ])
    const later = judge(
      rows,
      rulesOf([9], () => 9),
    )
    expect(later[0]).toEqual(word[0])
    expect(later[2]!.verdict.word).toBe('regressed')
    expect(later[2]!.estimate).toMatchObject({ n: 40 })
    expect(later[2]!.explanation.pAdjusted).toBeLessThanOrEqual(alpha)
  })

  test('with no round more it says the same again', { tags: 'slow' }, () => {
    const rows = first(rowsOf([30, 0, 3], 40), 9)
    const word = judge(rows, { ...rulesOf([]), roundsInBudget: () => 9 })
    expect(
      judge(
        rows,
        rulesOf([9], () => 9),
      ),
    ).toEqual(word)
  })

  test('what its first word settled is not run again', () => {
    const rows = first(rowsOf([30, 0, 3], 40), 9)
    const { active, nextAnalysis, decided } = decideRows(
      rows,
      rulesOf([9], () => 9),
    )
    expect(active).toEqual([false, true, true])
    expect([decided, nextAnalysis]).toEqual([1, 10])
  })
})

describe('false alarms of a run that is gone on with until it calls something', {
  tags: 'simulation',
}, () => {
  const TABLES = 500
  /** Read after 6 to 20 rounds, then again and again up to 40, wherever it ends. */
  function wrongShare(rulesAt: (ends: number[]) => TableRules): number {
    const stream = random('false alarms')
    let wrong = 0
    for (let table = 0; table < TABLES; table++) {
      const rows = rowsOf([0, 0], 40, stream).map((row) => ({ ...row, marginPct: 0.01 }))
      const ends: number[] = []
      for (let at = 6 + below(15, stream); at <= 40; at += 1 + below(12, stream)) {
        const rules = { ...rulesAt(ends), seed: `extended ${table % 20}` }
        const judged = judgeRows(first(rows, at), rules)
        if (
          judged.rows.some(({ verdict: { word } }) => word === 'regressed' || word === 'improved')
        ) {
          wrong++
          break
        }
        ends.push(at)
      }
    }
    return wrong / TABLES
  }
  const error = Math.sqrt((0.05 * 0.95) / TABLES)

  test('at most 5 %', () => {
    // What the budget paid for is what was known at each analysis, whenever it is judged again.
    const share = wrongShare((ends) => rulesOf(ends, () => 40))
    expect(share).toBeGreaterThan(0.015)
    expect(share).toBeLessThan(0.05 + 2 * error)
  })

  test('which would be far more, were every word read at the full level', () => {
    expect(wrongShare(() => rulesOf([]))).toBeGreaterThan(0.05 + 2 * error)
  })
})
