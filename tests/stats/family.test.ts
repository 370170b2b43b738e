import { describe, expect, it, test } from 'vitest'
import type { PairedSample } from '../../src/model/model.ts'
import { compareSamples } from '../../src/report/report.ts'
import { exponential, normal, type Random, random } from '../../src/stats/random.ts'
import { judgeRows } from '../../src/stats/table.ts'
import { confidenceInterval, huberEstimate } from '../../src/stats/test.ts'
import { fixed, forty, judge } from './judged-rows.ts'
import { pairedSample } from './paired-sample.ts'

describe('contrasts that share an arm', () => {
  const arm = (rounds: number, stream: Random, effect = 0) =>
    Array.from({ length: rounds }, () => Math.exp(effect + 0.05 * exponential(stream) ** 2))

  /** Two variants against one base: what variant runs are. */
  const variants = (
    benchmark: string,
    [base, ...heads]: (number | null)[][],
    sharing = true,
  ): PairedSample[] =>
    heads.map((head, i) =>
      pairedSample({
        contrast: `variants@head:a:${i}`,
        benchmark,
        base: base!,
        head,
        marginPct: 0.01,
        ...(sharing ? { sides: { base: `a ${benchmark}`, head: `${i} ${benchmark}` } } : {}),
      }),
    )

  describe('contrasts that share an arm', () => {
    test('are judged by permutations of arms, as their rows say; others by signs', {
      tags: 'slow',
    }, () => {
      const stream = random('kinds')
      const arms = [0, 0, 0].map(() => arm(12, stream))
      const [shared, apart] = [true, false].map((sharing) =>
        judge(variants('scan', arms, sharing), fixed(12)).map(
          ({ explanation }) => explanation.family,
        ),
      )
      expect(new Set(shared)).toEqual(new Set(['joint permutations of arms over 2 gating rows']))
      expect(new Set(apart)).toEqual(new Set(['joint sign flips over 2 gating rows']))
    })

    test('0 is outside of the interval exactly where a row is called', {
      tags: 'simulation',
    }, () => {
      const stream = random('interval')
      let called = 0
      for (let table = 0; table < 40; table++) {
        const arms = [0, 0.1, (table % 5) * 0.04].map((effect) => arm(14, stream, effect))
        for (const { estimate, verdict } of judge(variants('scan', arms), fixed(14))) {
          if (!('low' in estimate)) throw new Error('an interval')
          const isCalled = verdict.word === 'regressed' || verdict.word === 'improved'
          expect(estimate.low > 0 || estimate.high < 0).toBe(isCalled)
          called += isCalled ? 1 : 0
        }
      }
      expect(called).toBeGreaterThan(10)
      expect(called).toBeLessThan(75)
    })

    test('a variant that is far off does not hide another', { tags: 'slow' }, () => {
      const stream = random('far off')
      const arms = [0, 0.2, 3].map((effect) => arm(16, stream, effect))
      const words = judge(variants('scan', arms), fixed(16)).map(({ verdict }) => verdict.word)
      expect(words).toEqual(['regressed', 'regressed'])
    })

    test('lost pairs of a variant leave the others as they are; means share their arms, too', {
      tags: 'slow',
    }, () => {
      const stream = random('means')
      const table = ['scan', 'join'].flatMap((name) => {
        const arms: (number | null)[][] = [0, 0.2, 0].map((effect) => arm(16, stream, effect))
        if (name === 'join') arms[2]![3] = null
        return variants(name, arms)
      })
      const rows = judge(table, fixed(16))
      const of = (contrast: string) => rows.filter((row) => row.contrast === contrast)
      expect(of('variants@head:a:0').map(({ verdict }) => verdict.word)).toEqual(
        Array(3).fill('regressed'),
      )
      expect(of('variants@head:a:1').map(({ explanation }) => explanation.lostPairs)).toEqual([
        0, 1, 0,
      ])
      const families = rows.map(({ explanation }) => explanation.family)
      expect(new Set(families)).toEqual(new Set(['joint permutations of arms over 6 gating rows']))
    })

    test('three variants that are equal, with skewed noise: hardly a table calls one', {
      tags: 'simulation',
    }, () => {
      const stream = random('equal')
      const [tables, rounds] = [300, 10]
      let wrong = 0
      for (let table = 0; table < tables; table++) {
        const arms = [0, 0, 0].map(() => arm(rounds, stream))
        const rules = { ...forty, roundsInBudget: () => rounds }
        const { rows } = judgeRows(variants('scan', arms), rules)
        if (rows.some(({ verdict: { word } }) => word !== 'inconclusive')) wrong++
      }
      expect(wrong).toBeGreaterThan(0)
      // 5 %, and four standard errors.
      expect(wrong / tables).toBeLessThan(0.05 + 4 * Math.sqrt((0.05 * 0.95) / tables))
    })
  })
})

describe('several rejected rows', () => {
  /** Rows that are rejected at one analysis: their intervals and those of the rows beside them, all at once. */

  const ROWS = 20
  const ROUNDS = 11
  const EFFECT = Math.log(0.6)

  const MOVED = ROWS / 2

  /** A table whose first half is 40 % faster, after one look that spends everything. */
  function judged(stream: () => number) {
    const rows = Array.from({ length: ROWS }, (_, i) => {
      const draw = () => Math.exp(0.02 * normal(stream))
      const base = Array.from({ length: ROUNDS }, draw)
      const head = base.map(() => draw() * (i < MOVED ? 0.6 : 1))
      return pairedSample({ benchmark: `b${i}`, base, head })
    })
    return judgeRows(rows, { ...fixed(ROUNDS), gatesMeans: false }).rows.slice(0, ROWS)
  }

  describe('rows that are rejected at one analysis', { tags: 'simulation' }, () => {
    // With the critical value that each of them exceeded, 8 to 9 % of these tables miss an effect.
    test('all intervals of a table hold in 95 % of tables, half of whose rows moved', () => {
      const stream = random('together')
      const tables = 400
      let [missed, called] = [0, 0]
      for (let table = 0; table < tables; table++) {
        const rows = judged(stream)
        const holds = rows.map(({ result, verdict }, i) => {
          called += i < MOVED && verdict.word === 'improved' ? 1 : 0
          const { differences } = result!.evidence
          const { low, high } = confidenceInterval(
            differences,
            result!.critical!.excludes,
            huberEstimate(differences),
          )!
          const truth = i < MOVED ? EFFECT : 0
          expect(result!.isRejected).toBe(low > 0 || high < 0)
          return low <= truth && truth <= high
        })
        missed += holds.every(Boolean) ? 0 : 1
      }
      expect(missed / tables).toBeLessThan(0.05 + 2 * Math.sqrt((0.05 * 0.95) / tables))
      // None of it is bought with silence.
      expect(called).toBe(tables * MOVED)
    })
  })
})

describe('a contrast of an arm with itself', () => {
  const looks = [{ rounds: 18, weight: 1 }]
  const near = (value: number) => Array.from({ length: 18 }, (_, i) => value * (1 + (i % 5) / 1000))
  const row = (contrast: string, metric: string, head: number, more = {}) =>
    pairedSample({ contrast, metric, base: near(100), head: near(head), ...more })

  const words = (control: number) => {
    const samples = [
      row('refs', 'latency-mean', 150),
      row('refs', 'tps', 150, { better: 'higher' }),
      row('variants@head:a:b', 'latency-mean', 100),
      row('aa', 'latency-mean', control, { role: 'control', benchmark: 'write' }),
    ]
    const { value, problems } = compareSamples(samples, {
      alpha: 0.05,
      seed: 'seed',
      analyses: looks,
      final: true,
    })
    return { words: value.slice(0, 3).map(({ verdict }) => verdict.word), problems }
  }

  it('an arm that equals itself takes nothing back', () => {
    expect(words(100)).toEqual({ words: ['regressed', 'improved', 'equivalent'], problems: [] })
  })

  it('an arm that differs from itself: nothing is said of that metric in any contrast', () => {
    const found = words(120)
    expect(found.words).toEqual(['withheld', 'improved', 'withheld'])
    expect(found.problems).toMatchObject([{ code: 'control-moved', where: 'aa' }])
  })
})
