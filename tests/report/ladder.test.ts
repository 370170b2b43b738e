import { describe, expect, it } from 'vitest'
import { improved, plan, ratio, row, unsure } from '../../scripts/fixtures/report-fixture-parts.ts'
import type { Comparison, Plan, Verdict } from '../../src/model/model.ts'
import { laddersOf } from '../../src/plan/design.ts'
import { climbLadders } from '../../src/report/ladder.ts'

const VARIANTS = ['none', 'small', 'large']

const ladderPlan = (variants = VARIANTS): Plan =>
  plan({
    arms: variants.map((name) => ({ id: `head@${name}`, side: 'head', variant: name })),
    contrasts: variants.slice(1).map((name) => ({
      id: name,
      kind: 'variants',
      base: 'head@none',
      head: `head@${name}`,
    })),
  })

type Effect = [pct: number, halfWidth: number]

/** Rows of one variant against the base: memory and operations a second, in percent. */
function rung(contrast: string, memory: Effect, rate: Effect, verdict: Verdict = improved) {
  const of = ([pct, half]: Effect) => ratio(pct, [pct - half, pct + half])
  return [
    row('b', 1e9, of(memory), verdict, { contrast, metric: 'max-rss', unit: 'B' }),
    row('b', 5000, of(rate), verdict, {
      contrast,
      metric: 'ops/s',
      unit: 'ops/s',
      better: 'higher',
    }),
  ]
}

const rowStates = (rows: Comparison[]) =>
  Object.fromEntries(
    climbLadders({ plan: ladderPlan(), comparisons: rows }).flatMap(({ rungs }) =>
      rungs.map(({ arm, rowState }) => [arm.replace('head@', ''), rowState]),
    ),
  )

describe('memory against speed', () => {
  it('is for three variants and more, of contrasts with one base', () => {
    expect(laddersOf(ladderPlan())).toEqual([
      {
        base: 'head@none',
        arms: ['head@none', 'head@small', 'head@large'],
        contrasts: ['small', 'large'],
      },
    ])
    expect(laddersOf(ladderPlan(['none', 'small']))).toEqual([])
  })

  it('is no table where no variant gave a number', () => {
    const lost = [...rung('small', [-60, 2], [-20, 2]), ...rung('large', [-30, 2], [-5, 2])].map(
      (one) => ({ ...one, baseValue: null, headValue: null }),
    )
    expect(climbLadders({ plan: ladderPlan(), comparisons: lost })).toEqual([])
  })

  it('less memory for less speed: every variant is on the line', () => {
    const rows = [...rung('small', [-60, 2], [-20, 2]), ...rung('large', [-30, 2], [-5, 2])]
    expect(rowStates(rows)).toEqual({
      none: { word: 'front' },
      small: { word: 'front' },
      large: { word: 'front' },
    })
  })

  it('more memory and less speed than another, with intervals apart: beaten', () => {
    const rows = [...rung('small', [-60, 2], [-5, 2]), ...rung('large', [-30, 2], [-20, 2])]
    expect(rowStates(rows)).toMatchObject({
      small: { word: 'front' },
      large: { word: 'dominated', by: 'small' },
    })
  })

  it('the same by the medians only, where one pair of intervals meets', () => {
    const rows = [...rung('small', [-60, 2], [-5, 9]), ...rung('large', [-30, 2], [-20, 9])]
    expect(rowStates(rows)).toMatchObject({ large: { word: 'behind', by: 'small' } })
  })

  it('the base is beaten by what the intervals set apart from zero', () => {
    const rows = [...rung('small', [-60, 2], [9, 2]), ...rung('large', [-30, 2], [2, 9])]
    expect(rowStates(rows)).toMatchObject({ none: { word: 'dominated', by: 'small' } })
  })

  it('three rounds beat nobody', () => {
    const few: Verdict = { word: 'inconclusive', reason: 'too-few-rounds', roundsNeeded: 6 }
    const rows = [...rung('small', [-60, 2], [9, 2], few), ...rung('large', [-30, 2], [2, 1], few)]
    expect(rowStates(rows)).toMatchObject({
      none: { word: 'behind', by: 'small' },
      large: { word: 'behind', by: 'small' },
    })
    const none = { kind: 'none', n: 3, why: 'too few' } as const
    const bare = rows.map((one) => (one.metric === 'max-rss' ? { ...one, estimate: none } : one))
    expect(rowStates(bare)).toEqual(rowStates(rows))
  })

  it('out of memory has a word, and beats nobody; what was not measured is not known', () => {
    const out: Verdict = { word: 'failed', reason: 'out-of-memory', detail: 'x' }
    const gone = rung('small', [-60, 2], [9, 2], out).map(
      (one): Comparison => ({
        ...one,
        headValue: null,
        estimate: { kind: 'none', n: 0, why: 'x' },
      }),
    )
    const rows = [...gone, ...rung('large', [-30, 2], [-20, 2], unsure(9)).slice(0, 1)]
    expect(rowStates(rows)).toEqual({
      none: { word: 'front' },
      small: { word: 'out-of-memory' },
      large: { word: 'unknown' },
    })
  })

  it('has medians by variant, the base from its fullest row, in the order of the plan', () => {
    const rows = [...rung('small', [-60, 2], [-20, 2]), ...rung('large', [-30, 2], [-5, 2])]
    const [ladder] = climbLadders({ plan: ladderPlan(), comparisons: rows })
    expect(ladder?.columns.map(({ metric }) => metric)).toEqual(['max-rss', 'ops/s'])
    expect(ladder?.axes).toEqual({ memory: 'max-rss', speed: 'ops/s' })
    const values = ladder?.rungs.map(({ values: found }) => [found['max-rss'], found['ops/s']])
    expect(values?.flat().map((one) => Math.round(one ?? -1))).toEqual([
      1e9, 5000, 4e8, 4000, 7e8, 4750,
    ])
  })
})
