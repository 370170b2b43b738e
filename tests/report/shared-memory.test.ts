/** Memory of servers: of several processes, shared pages count once. */
import { expect, it } from 'vitest'
import type { Plan, Sample } from '../../src/model/model.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { requestedSamples } from '../../src/report/samples.ts'
import { workloads } from '../../src/workloads/index.ts'

const [suite] = readSuites(
  'suites: { s: { workload: sysbench, server: { run: serve } } }',
  'suite',
  workloads,
)
const plan = { suite, contrasts: [] } as unknown as Plan

const sample = (metric: string, value: number, arm = 'base', target = 't') =>
  ({ benchmark: 'b', metric, unit: 'B', arm, target, values: [value], resolution: null }) as Sample

const shown = (samples: Sample[]) => requestedSamples(plan, samples).map(({ metric }) => metric)

it('RSS of one process; PSS of several, if the kernel tells it on every arm', () => {
  const memory = ['base', 'head'].flatMap((arm) => [
    sample('rss-max', 5e6, arm),
    sample('pss-max', 4e6, arm),
  ])
  expect(shown([...memory, sample('processes-max', 1)])).toEqual(['rss-max', 'rss-max'])
  expect(shown([...memory, sample('processes-max', 9)])).toEqual(['pss-max', 'pss-max'])
  const untold = memory.filter(({ metric, arm }) => metric === 'rss-max' || arm === 'base')
  expect(shown([...untold, sample('processes-max', 9)])).toEqual(['rss-max', 'rss-max'])
})
