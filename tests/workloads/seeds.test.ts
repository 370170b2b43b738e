/** Common random numbers: every load tool that takes a seed gets that of the round. */
import { describe, expect, it } from 'vitest'
import type { Plan } from '../../src/model/model.ts'
import { trialRecordSchema } from '../../src/model/trial.ts'
import { loadSeedOf } from '../../src/plan/plan.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { nameVariant } from '../../src/plan/variants.ts'
import { workloadOf, workloads } from '../../src/workloads/index.ts'

const places = {
  source: '/src',
  out: '/out',
  port: '9',
  data: '/data',
  seed: '7',
  ratePerSec: null,
  isWarmUp: false,
}

/** The first benchmark of a suite, and whether its load has a seed. */
function loadOf(keys: string) {
  const [suite] = readSuites(`suites: { s: { ${keys} } }`, 'suite', workloads)
  if (suite === undefined) throw new Error('no suite')
  const { source, trial, server } = workloadOf(suite.workload.kind)
  const { benchmarks } = source
  if (benchmarks.kind !== 'listed') throw new Error('they are listed')
  const unit = benchmarks.unit(suite.workload)
  const [name = ''] = benchmarks.names(suite.workload)
  const target = { ...benchmarks.target(suite.workload, unit, name), arms: [], block: '' }
  const step = trial.step(suite.workload, target, nameVariant('default'), '/bin/x', places)
  return {
    argv: step.argv.join(' '),
    env: step.env,
    prepare: server?.(suite.workload)?.prepare.map((argv) => argv.join(' ')),
    isSeeded: trial.isSeeded?.(suite.workload),
  }
}

const SYSBENCH = 'workload: sysbench, server: { run: serve }, benchmarks: oltp_point_select'
const COMMAND = 'workload: command, server: { run: serve }'

describe('a load gets the seed of its round', () => {
  it('sysbench, which is also filled with the same rows', () => {
    const { argv, prepare, isSeeded } = loadOf(SYSBENCH)
    expect(argv).toContain(' --rand-seed=7 ')
    expect(prepare?.[0]).toContain(' --rand-seed={seed} ')
    // Where a script fills tables by itself, sysbench passes its seed over.
    expect(prepare?.[0]).toMatch(/ --events=1 --time=0 run$/)
    expect(isSeeded).toBe(true)
  })

  it('pgbench, by its path too', () => {
    expect(loadOf(`${COMMAND}, run: /usr/bin/pgbench -T 1`).argv).toBe(
      '/usr/bin/pgbench --random-seed=7 -T 1',
    )
  })

  it('any other by its words or its environment', () => {
    const { argv, env } = loadOf(`${COMMAND}, run: "wrk -s load.lua u -- {seed}"`)
    expect(argv).toBe('wrk -s load.lua u -- 7')
    expect(env.GCBENCH_SEED).toBe('7')
  })

  it('what the suite says stands', () => {
    const own = loadOf(`${SYSBENCH}, options: --rand-seed=3`)
    expect(own.argv.match(/--rand-seed=\d+/g)).toEqual(['--rand-seed=3'])
    const pgbench = loadOf(`${COMMAND}, run: pgbench --random-seed=time`)
    expect(pgbench.argv).toBe('pgbench --random-seed=time')
    for (const suite of [SYSBENCH, `${COMMAND}, run: pgbench`]) {
      const off = loadOf(`${suite}, common-random-numbers: false`)
      expect(off.argv).not.toMatch(/seed/)
      expect(off.env.GCBENCH_SEED).toBeUndefined()
      expect(off.isSeeded).toBe(false)
    }
  })

  it('a key of the matrix may be called seed', () => {
    const { argv } = loadOf('workload: command, run: "x {seed}", matrix: { seed: [11, 12] }')
    expect(argv).toBe('x 11')
  })
})

it('the seed is one for all arms of a round, and others in the next, again and before', () => {
  const plan = { seed: 'docs' } as Plan
  const all = [0, 1, 2].flatMap((round) =>
    [0, 1].map((attempt) => loadSeedOf(plan, { round, attempt })),
  )
  const seeds = [...all, loadSeedOf(plan, 'warm-up'), loadSeedOf(plan, 'prepare')]
  expect(new Set(seeds)).toHaveLength(8)
  expect(seeds.every((seed) => seed > 0)).toBe(true)
  const { loadSeed } = trialRecordSchema.shape
  for (const seed of seeds) expect(loadSeed.parse(seed)).toBe(seed)
})
