/** Percentiles of a start of a server, where its blocks are too short for them. */
import { describe, expect, it } from 'vitest'
import { tallyFewRounds, tallyStarts } from '../../scripts/research/simulate/starts.ts'
import type { ParsedTrial } from '../../src/model/model.ts'
import { poolPercentiles } from '../../src/report/server-blocks.ts'

const STEP = Math.log(2)

/** Blocks of 600 transactions: p90 needs 500, p95 1000, p99 5000. */
const block = (arm: string, round: number, slow: number, starts = 6) =>
  ({
    record: {
      trial: { target: 't', arm, round, attempt: 0 },
      status: 'ok',
      serverStart: 1 + Math.floor(round / (24 / starts)),
    },
    parsed: {
      value: [],
      problems: [],
      hasResult: true,
      histogram: {
        unit: 's',
        first: 0.001,
        logStep: STEP,
        buckets: [
          [0, 600 - slow],
          [3, slow],
        ],
      },
    },
  }) as unknown as ParsedTrial

const trialsOf = (slow: number, starts?: number) =>
  Array.from({ length: 24 }, (_, round) =>
    ['base', 'head'].map((arm) => block(arm, round, arm === 'base' ? slow : 2 * slow, starts)),
  ).flat()

const valuesOf = (trials: ParsedTrial[], arm: string, id: string) =>
  trials
    .filter(({ record }) => record.trial.arm === arm)
    .flatMap(({ parsed }) => parsed.value.find(({ metric }) => metric === id)?.value ?? [])

describe('percentiles of a start', () => {
  it('what its blocks have together, and nothing that even these are too few for', () => {
    const { trials, pooled } = poolPercentiles(trialsOf(60))
    expect(pooled).toContain(JSON.stringify(['t', 'latency-p95']))
    // 2400 transactions a start: the 5 % beyond lie in the middle of the 10 % of the slow bucket.
    expect(valuesOf(trials, 'base', 'latency-p95')).toEqual(Array(24).fill(expect.closeTo(0.008)))
    const higher = 0.008 * Math.exp((0.75 - 0.5) * STEP)
    expect(valuesOf(trials, 'head', 'latency-p95')[0]).toBeCloseTo(higher, 9)
    expect(valuesOf(trials, 'base', 'latency-p99')).toEqual([])
  })

  it('none of fewer starts than a test needs', () => {
    expect(poolPercentiles(trialsOf(60, 4)).pooled).toEqual(new Set())
  })
})

describe('why starts are flipped, and why they are six', () => {
  it('a jackknife over them misses the truth more often, and is no narrower', {
    tags: 'simulation',
  }, () => {
    const { flips, jackknife, ...widths } = tallyStarts('uneven', 12, 80, 's')
    expect(jackknife).toBeLessThan(flips)
    expect(widths['flips width']).toBeLessThan(widths['jackknife width'])
  })

  it('what the order of a round costs looks like a change after three of them, not after six', () => {
    const { student, 'one sign': one } = tallyFewRounds(3, 4000, 's')
    expect([student, one]).toEqual([expect.closeTo(0.25, 1), expect.closeTo(0.25, 1)])
    expect(tallyFewRounds(6, 4000, 's')['one sign']).toBeLessThan(0.05)
  })
})
