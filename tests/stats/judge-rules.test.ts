import { describe, expect, test } from 'vitest'
import type { PairedSample } from '../../src/model/model.ts'
import { compareSamples } from '../../src/report/report.ts'
import { plannedAnalyses } from '../../src/stats/schedule.ts'
import { judgeTable, ranksOf } from '../../src/stats/table.ts'
import { fixed, forty, judge, only, row } from './judged-rows.ts'
import { pairedSample } from './paired-sample.ts'

describe('lost pairs', () => {
  const without = (
    sample: PairedSample,
    side: 'base' | 'head',
    rounds: number[],
  ): PairedSample => ({
    ...sample,
    [side]: sample[side].map((value, i) => (rounds.includes(i) ? null : value)),
  })

  test('up to 20 % are left out with a footnote', () => {
    const found = only(without(row(40, 5), 'head', [2]))
    expect(found.verdict.word).toBe('regressed')
    expect(found.explanation.lostPairs).toBe(1)
    expect(found.problems).toMatchObject([
      { code: 'lost-pairs', message: '1 of 12 rounds gave no pair of numbers and were left out' },
    ])
  })

  test('more than 20 % fail the row', () => {
    const found = only(without(without(row(20, 5), 'head', [1, 3, 5]), 'base', [2, 4]), fixed(20))
    expect(found.verdict).toEqual({
      word: 'failed',
      reason: 'lost-pairs',
      detail: '5 of 20 rounds gave no pair (2 on base only, 3 on head only)',
      loss: { kind: 'lost-pairs', ran: 20, lost: 5, only: { base: 2, head: 3 } },
    })
  })

  test('exactly 20 % do not', () => {
    const found = only(without(without(row(20, 5), 'head', [1, 3]), 'base', [2, 4]), fixed(20))
    expect(found.verdict.word).toBe('regressed')
  })

  test('losses that depend on the side fail the row: 6 to 0 has p = .03', () => {
    const gone = [0, 5, 10, 15, 20, 25]
    const found = only(without(row(40, 5), 'head', gone), fixed(40))
    expect(found.verdict).toMatchObject({ word: 'failed', reason: 'lopsided-losses' })
    expect(only(without(row(40, 5), 'head', gone.slice(1)), fixed(40)).verdict.word).toBe(
      'regressed',
    )
  })

  test('a row is not failed early while more rounds can make up for it', () => {
    // 2 of 8 is 25 %, but 2 of 40 would be 5 %.
    const early = { ...forty, final: false }
    const [open] = judge([without(row(8, 5), 'head', [0, 1])], early)
    expect(open!.verdict.word).toBe('inconclusive')
    const later = only(without(row(40, 5), 'head', [0, 1]))
    expect(later.verdict.word).toBe('regressed')
    expect(later.explanation.looksTaken).toEqual([10, 12, 15])
  })

  test('no numbers at all', () => {
    const nothing = pairedSample({
      base: Array(12).fill(null),
      head: Array(12).fill(null),
      failed: { base: 0, head: 12 },
    })
    expect(only(nothing).verdict).toMatchObject({ word: 'failed', reason: 'no-data' })
    expect(only(nothing).estimate).toEqual({ kind: 'none', n: 0, why: 'no round gave a pair' })
    const once = only(pairedSample({ base: [1], head: [2] }), fixed(1))
    expect(once.estimate).toEqual({ kind: 'none', n: 1, why: 'one round gives no interval' })
    const headNever = { ...row(8, 0), head: Array(8).fill(null) }
    expect(only(headNever).verdict).toMatchObject({
      word: 'failed',
      reason: 'no-data',
      detail: 'none of 8 rounds gave a pair (0 on base only, 8 on head only)',
    })
  })
})

describe('controls', () => {
  const control = (pct: number, more: Partial<PairedSample> = {}) =>
    row(40, pct, 1, { benchmark: 'same', role: 'control', ...more })

  test('when a control moved, its contrast and metric are withheld, exact rows are not', () => {
    const allocs = pairedSample({
      metric: 'allocs/op',
      assume: 'exact',
      marginPct: 0,
      base: Array(40).fill(1),
      head: Array(40).fill(2),
    })
    const { value, problems } = compareSamples(
      [row(40, 5), control(4), allocs, row(40, 5, 1, { contrast: 'other' })],
      forty,
    )
    expect(value.map(({ verdict }) => verdict)).toMatchObject([
      { word: 'withheld', reason: 'control-moved', control: 'same' },
      { word: 'regressed' },
      { word: 'regressed', reason: 'exact' },
      { word: 'regressed', reason: 'shift' },
    ])
    expect(problems).toMatchObject([{ code: 'control-moved', where: 'head vs base' }])
  })

  test('a control that stays put changes nothing and takes no part in the family', () => {
    const [slow, same] = judge([row(40, 5), control(0)], forty)
    expect(slow!.verdict.word).toBe('regressed')
    expect(slow!.explanation.looksTaken).toEqual([8, 10])
    expect(same!.verdict.word).toBe('equivalent')
    expect(same!.explanation.family).toBe('Holm over 1 control rows')
  })

  test('undecided rows are not withheld: there is nothing to hold back', () => {
    const [noisy] = judge([row(40, 0, 40), control(4)], forty)
    expect(noisy!.verdict.word).toBe('inconclusive')
  })
})

describe('printed steps', () => {
  test('no equivalence is claimed inside a margin finer than the step', () => {
    const coarse = { ...row(40, 0, 0), resolutionPct: 5 }
    expect(only(coarse).verdict).toMatchObject({ reason: 'below-resolution' })
    expect(only({ ...coarse, resolutionPct: 0.1 }).verdict.word).toBe('equivalent')
  })

  test('a shift smaller than the step is said to be below it', () => {
    const found = only(row(40, 3, 1, { resolutionPct: 4 }))
    expect(found.verdict).toMatchObject({ word: 'inconclusive', reason: 'below-resolution' })
    expect(found.problems.map(({ code }) => code)).toContain('below-resolution')
    expect(only(row(40, 5, 1, { resolutionPct: 4 })).verdict.word).toBe('regressed')
  })
})

describe('machines', () => {
  const on = (pcts: number[], each: number): PairedSample => {
    const parts = pcts.map((pct) => row(each, pct))
    return {
      ...row(each * pcts.length, 0),
      base: parts.flatMap(({ base }) => base),
      head: parts.flatMap(({ head }) => head),
      machines: pcts.flatMap((_, i) => Array<string>(each).fill(`m${i}`)),
    }
  }

  test('pairs are pooled and every machine is shown by itself', () => {
    const found = only(on([5, 5.1], 10), fixed(20))
    expect(found.verdict.word).toBe('regressed')
    expect(found.estimate).toMatchObject({ n: 20 })
    expect(found.explanation.machines).toMatchObject([
      { machine: 'm0', n: 10 },
      { machine: 'm1', n: 10 },
    ])
    expect(found.explanation.machines[0]!.point).toBeCloseTo(Math.log(1.05), 3)
    expect(found.problems).toEqual([])
  })

  test('machines that differ are noted; with opposite signs nothing is concluded', () => {
    const differs = only(on([3, 6], 10), fixed(20))
    expect(differs.verdict.word).toBe('regressed')
    expect(differs.problems).toMatchObject([{ code: 'differs-by-machine' }])
    const opposite = only(on([8, 8, -1], 8), fixed(24))
    expect(opposite.verdict).toMatchObject({ word: 'inconclusive', reason: 'machines-disagree' })
  })

  test('a machine with fewer than 4 pairs does not count against the others', () => {
    const found = only(
      { ...on([5, 5], 10), machines: [...Array(18).fill('m0'), ...Array(2).fill('m1')] },
      fixed(20),
    )
    expect(found.problems).toMatchObject([
      { code: 'few-pairs-on-machine', message: expect.stringContaining('m1 gave 2') },
    ])
  })
})

describe('rows that do not gate', () => {
  const info = (i: number, pct: number, noise = 1) =>
    row(40, pct, noise, { benchmark: `i${i}`, metric: `custom${i}`, role: 'informational' })

  test('Benjamini-Hochberg over the list, wider intervals for what was found', () => {
    const rows = judge([info(0, 5), info(1, 0, 40), info(2, 0, 40), info(3, 0, 40)], forty)
    const [found, other] = rows
    expect(found!.verdict.word).toBe('regressed')
    expect(found!.explanation.looksTaken).toEqual([40])
    expect(found!.explanation.family).toContain('Benjamini-Hochberg over 4 rows')
    // One of four found; the last analysis may spend .9 less the .2992 of before.
    const level = ({ estimate }: typeof found & {}) => 'level' in estimate && estimate.level
    expect(found!.estimate).toMatchObject({ n: 40 })
    expect(level(found!)).toBeCloseTo(1 - (0.05 * 0.6008) / 4, 4)
    // The others are as likely as can be by chance: all of the list look at least as moved.
    expect(level(other!)).toBeCloseTo(1 - 0.05 * 0.6008, 4)
    expect(other!.verdict.word).toBe('inconclusive')
  })

  test.each(['informational', 'control'] as const)(
    'the interval of a row (%s) leaves 0 out exactly where the row was called',
    { tags: 'simulation' },
    (role) => {
      // One row of ten moves by more and more, then more of them do: p in and between all thresholds.
      const effects = Array.from({ length: 25 }, (_, i) => 0.02 * i)
      const lists = [1, 4].flatMap((moved) =>
        effects.map((pct) =>
          Array.from({ length: 10 }, (_, i) =>
            row(40, i < moved ? pct : 0, 1 + i / 5, { benchmark: `i${i}`, metric: `m${i}`, role }),
          ),
        ),
      )
      const rows = lists.flatMap((list) => judge(list, forty))
      const isCalled = rows.map(({ explanation: { pAdjusted } }) => pAdjusted! <= forty.alpha)
      expect(new Set(isCalled).size).toBe(2)
      rows.forEach(({ estimate, verdict }, i) => {
        if (!('low' in estimate)) throw new Error('an interval')
        const { low, high } = estimate
        // "No change" has the interval of its proof.
        if (verdict.word === 'equivalent') {
          expect(Math.max(high, -low)).toBeLessThan(Math.log(1.02) + 1e-9)
        } else expect(low > 0 || high < 0).toBe(isCalled[i])
      })
    },
  )

  test('their ranks are counted without comparing each row with every other', () => {
    let reads = 0
    const counted = (value: number) => ({
      valueOf: () => {
        reads++
        return value
      },
    })
    const list = (rows: number) => Array.from({ length: rows }, (_, i) => ((i * 7919) % rows) >> 1)
    const small = list(50)
    const asFar = small.map((value) => small.filter((other) => other <= value).length)
    expect(ranksOf(small)).toEqual(asFar)
    const many = 4096
    ranksOf(list(many).map(counted) as unknown as number[])
    expect(reads).toBeGreaterThan(many)
    expect(reads).toBeLessThan(4 * many * Math.log2(many))
  })

  test('they end where the gating rows beside them ended', () => {
    const short = info(0, 5)
    const stopped = {
      ...short,
      base: short.base.map((value, i) => (i < 12 ? value : null)),
      head: short.head.map((value, i) => (i < 12 ? value : null)),
    }
    const [found] = judge([stopped, row(40, 0, 40)], forty)
    expect(found!.explanation.looksTaken).toEqual([12])
    expect(found!.explanation.lostPairs).toBe(0)
    expect(found!.estimate).toMatchObject({ n: 12 })
  })

  test('they do not weigh on the gating rows', () => {
    const [slow] = judge([row(40, 5), info(0, 0), info(1, 3)], forty)
    expect(slow!.explanation.looksTaken).toEqual([8, 10])
  })
})

test('a row that waits is judged where it ran: what comes later changes nothing of it', () => {
  const gap = (from: number, to: number) => {
    const whole = row(40, 2, 6, { benchmark: 'a' })
    const cut = <T>(list: (T | null)[]) => list.map((one, i) => (i < from || i >= to ? one : null))
    const waited = Array.from({ length: to - from }, (_, i) => from + i)
    return { ...whole, base: cut(whole.base), head: cut(whole.head), waited }
  }
  const [back] = judge([gap(12, 19), row(40, 0, 9, { benchmark: 'b' })], forty)
  expect(back!.explanation.looksTaken.slice(0, 4)).toEqual([8, 10, 12, 24])
  expect(back!.verdict.word).not.toBe('failed')
  const [lost] = judge([{ ...gap(12, 30), waited: [] }], forty)
  expect(lost!.verdict.word).toBe('failed')
})

describe('geomean', () => {
  test('one row per contrast and metric, the mean of the differences round by round', () => {
    const two = [row(12, 5, 1, { benchmark: 'a' }), row(12, 1, 1, { benchmark: 'b' })]
    const rows = judge(two, fixed(12))
    expect(rows).toHaveLength(3)
    const mean = rows[2]!
    expect(mean).toMatchObject({ benchmark: 'geomean', role: 'geomean', metric: 'time/op' })
    if (mean.estimate.kind !== 'ratio') throw new Error('a ratio')
    expect(mean.estimate.point).toBeCloseTo(Math.log(1.05 * 1.01) / 2, 3)
    expect(mean.verdict.word).toBe('regressed')
  })

  test('rounds in which a row has no pair, and rows that stopped, shorten it', () => {
    const stopped = row(40, 5, 1, { benchmark: 'a' })
    const cut = (list: (number | null)[]) => list.map((value, i) => (i < 8 ? value : null))
    const rows = judge(
      [
        { ...stopped, base: cut(stopped.base), head: cut(stopped.head), stoppedAfter: 8 },
        row(40, 0, 40, { benchmark: 'b' }),
      ],
      forty,
    )
    expect(rows[2]!.estimate).toMatchObject({ n: 8 })
    // One of its rows was stopped there; it is held against later families all the same.
    expect(rows[2]!.explanation.looksTaken).toContain(8)
  })

  test('none for a single row, none over zeros', () => {
    expect(judge([row(12, 5)], fixed(12))).toHaveLength(1)
    const zero = pairedSample({ base: Array(12).fill(0), head: Array(12).fill(0) })
    expect(judge([row(12, 5), zero], fixed(12))).toHaveLength(2)
  })
})

describe('explanation', () => {
  test('what running second costs, with the effect taken out', () => {
    // Head is 5 % slower; whoever runs second takes 1 % more.
    const headFirst = Array.from({ length: 20 }, (_, i) => i % 3 === 0)
    const base = headFirst.map((first, i) => (100 + i) * (first ? 1.01 : 1))
    const head = headFirst.map((first, i) => 1.05 * (100 + i) * (first ? 1 : 1.01))
    const { explanation } = only(pairedSample({ base, head, headFirst }), fixed(20))
    expect(explanation.secondRunEffect).toBeCloseTo(Math.log(1.01), 12)
    expect(only(row(20, 5), fixed(20)).explanation.secondRunEffect).toBeNull()
  })

  test('every row of a mixed table has a verdict, a test and a family', () => {
    const rows = judge(
      [row(40, 5), row(40, 0, 1, { benchmark: 'x', role: 'informational' }), row(3, 0)],
      forty,
    )
    for (const { explanation, verdict } of rows) {
      expect(verdict.word).not.toBe('')
      expect(explanation.test).not.toBe('')
      expect(explanation.family).not.toBe('')
    }
  })
})

describe('an effect that changes while the run goes on', () => {
  const judged = (before: number, after: number, [first, then]: [number, number]) => {
    const pct = [
      ...Array.from({ length: first }, (_, i) => before + 0.01 * i),
      ...Array.from({ length: then }, (_, i) => after + 0.02 * i),
    ]
    const head = pct.map((one) => 1 + one / 100)
    const sample = pairedSample({ base: pct.map(() => 1), head, marginPct: 3 })
    const analyses = plannedAnalyses({ alpha: 0.05, most: head.length })
    const { rows } = judgeTable([sample], { alpha: 0.05, seed: 's', analyses, final: true })
    return rows[0]!
  }

  test.each([
    [-2.8, 4.5, [8, 10]],
    [-2.8, 6, [8, 10]],
    [-2, 3.6, [8, 12]],
    [-1.9, 3.3, [8, 19]],
    [-2, 1, [8, 12]],
  ] as const)(
    '%d %% and then %d %%: its estimate lies in its interval',
    (before, after, lengths) => {
      const { verdict, estimate } = judged(before, after, [...lengths])
      if (!('low' in estimate)) throw new Error('no interval')
      expect(estimate.low).toBeLessThanOrEqual(estimate.point)
      expect(estimate.high).toBeGreaterThanOrEqual(estimate.point)
      if (verdict.word === 'equivalent')
        expect(Math.abs(estimate.point)).toBeLessThanOrEqual(Math.log(1.03))
    },
  )
})
