import { describe, expect, it } from 'vitest'
import type { ContrastSpec, Plan, Variant } from '../../src/model/model.ts'
import { makeDesign, rowLabel } from '../../src/plan/design.ts'
import { assignBlocks, shardOf, trialsOfRound } from '../../src/plan/plan.ts'
import { zeroConfigSuite } from '../../src/plan/suite.ts'
import { planOf } from '../stats/measured.ts'

const variant = (name: string): Variant => ({
  name,
  buildEnv: {},
  runEnv: {},
  toolchain: null,
  buildFlags: [],
  args: [],
})

const suiteOf = (contrasts: ContrastSpec[], ...names: string[]) => ({
  ...zeroConfigSuite(),
  contrasts,
  variants: (names.length === 0 ? ['default'] : names).map(variant),
})

function idsOf(asks: ContrastSpec[], ...names: string[]) {
  const { contrasts, arms } = makeDesign(suiteOf(asks, ...names))
  return { contrasts: contrasts.map(({ id }) => id), arms: arms.map(({ arm }) => arm.id) }
}

describe('contrasts and the arms they need', () => {
  it('base against head, under every variant', () => {
    expect(idsOf([{ kind: 'refs' }])).toEqual({ contrasts: ['refs'], arms: ['base', 'head'] })
    expect(idsOf([{ kind: 'refs' }], 'tea', 'classic')).toEqual({
      contrasts: ['refs@tea', 'refs@classic'],
      arms: ['base@tea', 'base@classic', 'head@tea', 'head@classic'],
    })
  })

  it('a pair of benchmarks is known by its own name where it is all that is compared', () => {
    const pair = { kind: 'benchmarks', base: 'Old', head: 'New', ref: 'head' } as const
    const labelOf = (asks: ContrastSpec[]) => {
      const { contrasts } = makeDesign(suiteOf(asks))
      const plan = { contrasts, targets: [] } as unknown as Plan
      return rowLabel(plan, { contrast: contrasts[0]?.id ?? '', benchmark: 'Old vs New' })
    }
    expect(labelOf([pair])).toEqual({ name: 'Old vs New', beside: '' })
    expect(labelOf([pair, { kind: 'refs' }]).beside).toBe('benchmarks0')
  })

  it('variant against variant needs one side only', () => {
    const ask = { kind: 'variants', base: 'classic', head: 'tea', ref: 'head' } as const
    expect(idsOf([ask], 'tea', 'classic', 'unused').arms).toEqual(['head@tea', 'head@classic'])
  })

  it('an interaction brings the two contrasts that it is between, once', () => {
    const ask = { kind: 'interaction', base: 'classic', head: 'tea' } as const
    expect(idsOf([ask, { kind: 'refs' }], 'tea', 'classic').contrasts).toEqual([
      'refs@classic',
      'refs@tea',
      'interaction:classic:tea',
    ])
  })

  it('an arm against itself: the base of the other contrasts, and a copy of it', () => {
    const refs = [{ kind: 'refs' }, { kind: 'aa' }] as const
    expect(idsOf([...refs])).toEqual({
      contrasts: ['refs', 'aa'],
      arms: ['base', 'head', 'base~again'],
    })
    const ask = { kind: 'variants', base: 'classic', head: 'tea', ref: 'head' } as const
    const design = makeDesign(suiteOf([{ kind: 'aa' }, ask], 'tea', 'classic'))
    expect(design.contrasts[0]).toEqual({
      id: 'aa',
      kind: 'aa',
      base: 'head@classic',
      head: 'head@classic~again',
    })
    expect(design.arms.at(-1)?.arm).toEqual({
      id: 'head@classic~again',
      side: 'head',
      variant: 'classic',
      copyOf: 'head@classic',
    })
    expect(idsOf([{ kind: 'aa' }]).arms).toEqual(['head', 'head~again'])
  })

  it('benchmark against benchmark needs one arm, and its pairs share a block', () => {
    const ask = { kind: 'benchmarks', base: '^no_(.*)$', head: 'with_$1', ref: 'head' } as const
    expect(idsOf([ask]).arms).toEqual(['head'])
    const { targets } = planOf(['no_pool', 'with_pool', 'other'])
    const blocks = assignBlocks(targets, makeDesign(suiteOf([ask])).contrasts).map(
      ({ block }) => block,
    )
    expect(blocks).toEqual(['m.no_pool', 'm.no_pool', 'm.other'])
  })
})

describe('the order of trials', () => {
  const plan = planOf(['A', 'B', 'C', 'D'])
  const everything = new Set(plan.targets.map(({ id }) => id))
  const orders = Array.from({ length: 400 }, (_, round) => trialsOfRound(plan, round, everything))

  it('runs every arm of every target once a round, the arms of a target as neighbours', () => {
    for (const trials of orders) {
      expect(new Set(trials.map(({ target, arm }) => `${target} ${arm}`)).size).toBe(8)
      for (let i = 0; i < trials.length; i += 2) {
        expect(trials[i]?.target).toBe(trials[i + 1]?.target)
      }
    }
  })

  it('tosses a fair coin for each round and target, independent between targets', () => {
    const headFirst = (target: string) =>
      orders.map((trials) => trials.find((trial) => trial.target === target)?.arm === 'head')
    const [a, b] = [headFirst('m.A'), headFirst('m.B')]
    const count = (flags: boolean[]) => flags.filter(Boolean).length
    // 400 fair coins: 200 +- 10 a standard deviation; five of them on either side.
    expect(Math.abs(count(a) - 200)).toBeLessThan(50)
    expect(Math.abs(count(b) - 200)).toBeLessThan(50)
    expect(Math.abs(count(a.map((flag, i) => flag === b[i])) - 200)).toBeLessThan(50)
  })

  it('is the same again, and does not depend on who else is still active', () => {
    expect(trialsOfRound(plan, 7, everything)).toEqual(orders[7])
    const armsOf = (trials: (typeof orders)[number], target: string) =>
      trials.filter((trial) => trial.target === target).map(({ arm }) => arm)
    for (const [round, trials] of orders.entries()) {
      const alone = trialsOfRound(plan, round, new Set(['m.C']))
      expect(armsOf(alone, 'm.C')).toEqual(armsOf(trials, 'm.C'))
    }
  })

  it('is another for a re-run of the same round', () => {
    const again = orders.map((_, round) => trialsOfRound(plan, round, everything, 1))
    const same = again.filter((trials, i) => trials[0]?.arm === orders[i]?.[0]?.arm).length
    expect(same).toBeGreaterThan(100)
    expect(same).toBeLessThan(300)
  })
})

describe('shards', () => {
  it('share the rounds, never fewer than four, and do not stop early', () => {
    const suite = { ...zeroConfigSuite(), rounds: { min: 8, max: 40 } }
    expect(shardOf(suite, { index: 2, count: 3 })).toMatchObject({
      rounds: { min: 14, max: 14 },
      until: 'rounds',
    })
    expect(shardOf(suite, { index: 1, count: 20 }).rounds.max).toBe(4)
  })
})
