import { describe, expect, it } from 'vitest'
import type { PairedSample } from '../../src/model/model.ts'
import { withoutSparse } from '../../src/report/pairs.ts'
import { pairedSample } from '../stats/paired-sample.ts'

const ten = Array.from({ length: 10 }, (_, round) => 100 + round)
const gaps = (count: number) => ten.map((value, round) => (round < count ? null : value))

const kept = (sample: Partial<PairedSample> & Pick<PairedSample, 'base' | 'head'>) =>
  withoutSparse([{ sample: pairedSample(sample) }])

describe('a metric that a good trial may lack', () => {
  it('is no row where more than a fifth of the pairs lack it, and says so', () => {
    const p95 = { metric: 'latency-p95', base: ten }
    expect(kept({ ...p95, head: gaps(2) })).toMatchObject({ value: [{}], problems: [] })
    const { value, problems } = kept({ ...p95, head: gaps(3) })
    expect(value).toEqual([])
    expect(problems).toEqual([
      {
        code: 'sparse-metric',
        message: 'p95 latency left out: 3 of 10 pairs of trials were too short to give it',
        details: { metric: 'p95 latency', lost: 3, ran: 10 },
        where: 'head vs base scan',
        next: 'measure longer blocks',
      },
    ])
  })

  it('stays where trials failed, or were given up: that is no shortness', () => {
    const p95 = { metric: 'latency-p95', base: ten, head: gaps(3) }
    expect(kept({ ...p95, failed: { base: 0, head: 3 } }).value).toHaveLength(1)
    expect(
      kept({ ...p95, givenUp: { round: 9, side: 'head', rounds: 2, cause: '' } }).value,
    ).toHaveLength(1)
  })

  it('is not the mean latency, nor a time of a Go benchmark', () => {
    for (const metric of ['latency-mean', 'time/op']) {
      expect(kept({ metric, base: ten, head: gaps(9) }).value).toHaveLength(1)
    }
  })
})
