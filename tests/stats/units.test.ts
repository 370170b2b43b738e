/** Pairs of layouts as units of the test: one sign for all rounds that share one. */
import { describe, expect, test } from 'vitest'
import type { PairedSample } from '../../src/model/model.ts'
import { layoutFloor } from '../../src/stats/judge.ts'
import { normal, type Random, random } from '../../src/stats/random.ts'
import { differencesAt, gatherEvidence, geomeanRows } from '../../src/stats/sample.ts'
import { fixed, only, wordOf } from './judged-rows.ts'
import { pairedSample } from './paired-sample.ts'

const fresh = { layout: 'fresh' } as const

/** Rows of the same source on both sides: what differs is the luck of layouts, and noise. */
function lucky(stream: Random, names: (string | null)[], sdPct: number): PairedSample {
  const luck = new Map(names.map((name) => [name, Math.SQRT2 * 0.01 * sdPct * normal(stream)]))
  const base = names.map(() => Math.exp(0.005 * normal(stream)))
  const head = names.map((name) => Math.exp(luck.get(name)! + 0.005 * normal(stream)))
  return pairedSample({ base, head, layouts: names, layout: 'single' })
}

const shareOf = (tables: number, draw: (stream: Random) => boolean) => {
  const stream = random('units')
  return Array.from({ length: tables }, () => draw(stream)).filter(Boolean).length / tables
}

describe('units', () => {
  const layouts = ['a', 'a', 'b', 'b', 'a', 'c']
  const head = [2, 4, 8, 16, 32, 64]

  test('pairs that share their layouts are one, with the median of their differences', () => {
    const sample = pairedSample({ base: Array(6).fill(1), head, layouts, ...fresh })
    const evidence = gatherEvidence(sample, 6)
    expect(evidence.clusters).toEqual([
      { at: 0, rounds: [0, 1, 4] },
      { at: 2, rounds: [2, 3] },
      { at: 5, rounds: [5] },
    ])
    const [x, y, z] = [Math.log(4), (Math.log(8) + Math.log(16)) / 2, Math.log(64)]
    const gap = Number.NaN
    expect([...evidence.differences]).toEqual([x, gap, y, gap, gap, z])
    // After three rounds a unit is what its rounds so far say.
    const early = [...differencesAt(evidence, 3)]
    expect(early[0]).toBeCloseTo((Math.log(2) + Math.log(4)) / 2, 12)
    expect(early.slice(1)).toEqual([gap, Math.log(8)])
  })

  test('a unit whose first round is lost keeps its place, so that rows flip together', () => {
    const base = [null, 1, 1, 1, 1, 1]
    const { clusters } = gatherEvidence(pairedSample({ base, head, layouts, ...fresh }), 6)
    expect(clusters[0]).toEqual({ at: 0, rounds: [1, 4] })
  })

  test('where one pair had no drawn layouts, rounds are units and the row has one layout', () => {
    const mixed = [null, ...layouts.slice(1)]
    const base = Array(6).fill(1)
    const found = gatherEvidence(pairedSample({ base, head, layouts: mixed, ...fresh }), 6)
    expect([found.clusters.length, found.hasOneLayout]).toEqual([6, true])
    // A round without a pair does not count, and rows without layouts have no luck of them.
    const lost = gatherEvidence(
      pairedSample({ base: [null, 1, 1, 1, 1, 1], head, layouts: mixed, ...fresh }),
      6,
    )
    expect([lost.clusters.length, lost.hasOneLayout]).toEqual([3, false])
    expect(gatherEvidence(pairedSample({ base, head }), 6).hasOneLayout).toBe(false)
  })

  test('a mean over rows: rounds that share layouts in any row are one unit', () => {
    const rows = [layouts, ['p', 'q', 'q', 'r', 's', 't']].map((names, i) =>
      pairedSample({ benchmark: `b${i}`, base: Array(6).fill(1), head, layouts: names }),
    )
    const [mean] = geomeanRows(rows)
    const { clusters } = gatherEvidence(mean!, 6)
    expect(clusters.map(({ rounds }) => rounds)).toEqual([[0, 1, 2, 3, 4], [5]])
  })
})

describe('two builds of one source', () => {
  const isCalled = (sample: PairedSample) =>
    ['regressed', 'improved'].includes(wordOf(sample, fixed(32)))
  const pooled = (size: number) => Array.from({ length: 32 }, (_, i) => String((i >> 1) % size))

  test('a pool of eight layouts, two rounds each: at most 5 % are called', {
    tags: 'simulation',
  }, () => {
    const called = shareOf(400, (stream) => {
      return isCalled(lucky(stream, pooled(8), 2))
    })
    expect(called).toBeLessThan(0.05 + 4 * Math.sqrt((0.05 * 0.95) / 400))
  })

  test('with rounds as units it would be half of them', { tags: 'slow' }, () => {
    const called = shareOf(100, (stream) => {
      const { layouts: _, ...sample } = lucky(stream, pooled(8), 2)
      return isCalled(sample)
    })
    expect(called).toBeGreaterThan(0.15)
  })

  test('fewer than six pairs of layouts decide nothing, however many rounds there are', () => {
    const slow = lucky(random('few'), pooled(5), 0)
    const sample = { ...slow, head: slow.head.map((one) => 2 * one!) }
    expect(only(sample, fixed(32)).verdict).toMatchObject({ reason: 'too-few-rounds' })
  })

  test('one layout: red only beyond the floor, and never sure of less', {
    tags: 'simulation',
  }, () => {
    const single = Array<null>(32).fill(null)
    const shifted = (pct: number, margin = {}) => {
      const sample = { ...lucky(random('single'), single, 0), ...margin }
      return only({ ...sample, head: sample.head.map((one) => one! * (1 + pct / 100)) }, fixed(32))
    }
    // Two layouts of sd 7 % differ by less than 1.96 sqrt(2) 7 % in 95 of 100.
    expect(layoutFloor(0.05, 1)).toBeCloseTo(1.959964 * Math.SQRT2 * 0.07, 6)
    expect(shifted(10).verdict).toMatchObject({ reason: 'one-layout', suspected: true })
    expect(shifted(10).explanation.layout).toBe('single')
    expect(shifted(-10).verdict).not.toHaveProperty('suspected')
    const below = shifted(10, { marginPct: 10.3 }).verdict
    expect(below).toMatchObject({ reason: 'one-layout' })
    expect(below).not.toHaveProperty('suspected')
    expect(shifted(40).verdict).toMatchObject({ word: 'regressed', certain: true })
    const called = shareOf(300, (stream) => {
      return isCalled(lucky(stream, single, 7))
    })
    expect(called).toBeLessThan(0.05 + 4 * Math.sqrt((0.05 * 0.95) / 300))
  })
})

describe('the tail', () => {
  const TAIL = 0.2

  test('a fifth of the runs 30 to 60 % slower: called in nine of ten, hardly ever no change', {
    tags: 'simulation',
  }, () => {
    const stream = random('tail')
    const noise = () => 0.02 * normal(stream)
    const samples = Array.from({ length: 300 }, () => {
      const base = Array.from({ length: 40 }, () => Math.exp(noise()))
      const head = base.map(() => {
        const slower = stream() < TAIL ? 1.3 + 0.3 * stream() : 1
        return slower * Math.exp(noise())
      })
      return pairedSample({ base, head })
    })
    const words = samples.map((sample) => wordOf(sample, fixed(40)))
    const called = words.filter((word) => word === 'regressed')
    expect(called.length / 300).toBeGreaterThan(0.9 - 3 * Math.sqrt(0.09 / 300))
    const first = only(samples[words.indexOf('regressed')]!, fixed(40))
    expect(first.verdict).toMatchObject({ word: 'regressed', reason: 'tail', certain: false })
    expect(first.estimate).toMatchObject({ tail: { p: expect.any(Number) } })
    const same = words.filter((word) => word === 'equivalent')
    expect(same.length / 300).toBeLessThan(0.05 + 3 * Math.sqrt(0.0475 / 300))
  })

  test('typical change, mean and worst fifth of what is known', () => {
    const base = Array.from({ length: 20 }, (_, i) => 100 + (i % 4) / 10)
    const head = base.map((one, i) => (i % 5 === 0 ? 1.4 * one : one * (1 + (i % 3) / 1000)))
    const { estimate } = only(pairedSample({ base, head }), fixed(20))
    if (estimate.kind !== 'ratio') throw new Error('a ratio')
    const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
    expect(estimate.mean).toBeCloseTo(Math.log(mean(head) / mean(base)), 12)
    const worst = (values: number[]) => mean([...values].sort((a, b) => b - a).slice(0, 4))
    expect(estimate.tail!.point).toBeCloseTo(Math.log(worst(head) / worst(base)), 12)
    expect(estimate.point).toBeLessThan(0.003)
    // Four rounds of twenty stand out, all on head: one of 16 orders of their signs.
    expect(estimate.tail!.p).toBeLessThanOrEqual(1 / 16 + 0.01)
  })
})
