import { expect, it } from 'vitest'
import { observeTrial } from '../../src/model/metrics.ts'
import type { ParsedTrial, Plan } from '../../src/model/model.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { shortBlocks } from '../../src/report/samples.ts'
import { workloads } from '../../src/workloads/index.ts'

const planOf = (metrics: string) => {
  const text = `suites: { s: { workload: sysbench, server: { run: serve }${metrics} } }`
  const [suite] = readSuites(text, '.gcbench.yml', workloads)
  return { suite, targets: [{ id: 'one' }, { id: 'two' }] } as unknown as Plan
}

const trial = (target: string, arm: string, transactions: number, tps: number, status = 'ok') =>
  ({
    record: { trial: { target, arm }, status },
    parsed: {
      value: [
        observeTrial('transactions', transactions, null, null),
        observeTrial('tps', tps, null, null),
      ],
    },
  }) as unknown as ParsedTrial

const trials = [
  ...[4000, 6000, 6100].map((count) => trial('one', 'base', count, count)),
  ...[700, 800, 9000].map((count) => trial('one', 'head', count, count / 2)),
  trial('one', 'head', 1, 1, 'failed'),
  ...['base', 'head'].map((arm) => trial('two', arm, 60_000, 60_000)),
]

it('the slowest arm tells the block that would give what is asked for', () => {
  expect(shortBlocks(planOf(', metrics: { latency-p99: {}, latency-p50: {} }'), trials)).toEqual([
    {
      code: 'short-blocks',
      where: 'one',
      message: 'p99 latency: a block has about 800 transactions, and p99 latency takes 5000',
      details: {
        metrics: 'p99 latency',
        events: 800,
        worst: { metric: 'p99 latency', events: 5000 },
      },
      // 1.2 * 5000 transactions at 400 a second.
      next: 'set block: 15s, or events: 5000',
    },
  ])
})

it('nothing where it is not asked for, or is there', () => {
  expect(shortBlocks(planOf(''), trials)).toEqual([])
  expect(shortBlocks(planOf(', metrics: { latency-p50: {} }'), trials)).toEqual([])
  expect(shortBlocks(planOf(', metrics: { latency-p99: {} }'), [])).toEqual([])
})
