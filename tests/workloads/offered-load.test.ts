/** Load that arrives at a rate: how it is asked for, and who is asked. */
import { describe, expect, it } from 'vitest'
import { readSuites } from '../../src/plan/suite.ts'
import { nameVariant } from '../../src/plan/variants.ts'
import { workloadOf, workloads } from '../../src/workloads/index.ts'

const places = { source: '/src', out: '/out', port: '9', data: '/data', seed: '7' }

/** What each benchmark is offered, and the words of its load at a rate and in a closed loop. */
function loadsOf(keys: string) {
  const [suite] = readSuites(`suites: { s: { ${keys} } }`, 'suite', workloads)
  if (suite === undefined) throw new Error('no suite')
  const { workload: settings } = suite
  const { source, trial } = workloadOf(settings.kind)
  const { benchmarks } = source
  if (benchmarks.kind !== 'listed') throw new Error('they are listed')
  const unit = benchmarks.unit(settings)
  return benchmarks.names(settings).map((name) => {
    const target = { ...benchmarks.target(settings, unit, name), arms: [], block: '' }
    const stepAt = (ratePerSec: number | null) => {
      const at = { ...places, ratePerSec, isWarmUp: false }
      return trial.step(settings, target, nameVariant('default'), '/bin/x', at)
    }
    const wordsAt = (ratePerSec: number | null) => stepAt(ratePerSec).argv.join(' ')
    const env = (ratePerSec: number | null) => stepAt(ratePerSec).env
    const offered = trial.offered?.(settings, target)
    return { name, offered, open: wordsAt(700), closed: wordsAt(null), env }
  })
}

describe('sysbench', () => {
  it('a closed loop and a rate of one script are two benchmarks of a suite', () => {
    const [closed, open] = loadsOf(`workload: sysbench, server: { run: serve },
      benchmarks: [oltp_point_select, { oltp_point_select: { name: at-70, load: { at: 70% } } }]`)
    expect(closed?.offered).toBeNull()
    expect(open).toMatchObject({ name: 'at-70', offered: { at: 70 } })
    expect(open?.open).toContain(' --rate=700 ')
    expect(open?.closed).not.toContain('--rate=')
  })
})

const SERVED = "workload: command, server: { run: serve }, read: { tps: 'tps = ([0-9.]+)' }"

describe('a command', () => {
  it.each([
    ['pgbench -T 1', 'pgbench --random-seed=7 --rate=700 -T 1'],
    ['oha -z 1s http://x', 'oha -q 700 --latency-correction -z 1s http://x'],
    ['vegeta -rate {rate} attack', 'vegeta -rate 700 attack'],
  ])('%s', (run, words) => {
    const [one] = loadsOf(`${SERVED}, run: "${run}", load: { rate: 700 }`)
    expect(one).toMatchObject({ offered: { rate: 700 }, open: words })
  })

  it.each([
    ['k6 run -e RATE={rate} x.js', 'k6 run -e RATE=700 x.js', 'k6 run x.js'],
    ['k6 run --env=RATE={rate} x.js', 'k6 run --env=RATE=700 x.js', 'k6 run x.js'],
    ['hey -n 9 -q {rate} http://x', 'hey -n 9 -q 700 http://x', 'hey -n 9 http://x'],
    ['ycsb run -p a=1 -p target={rate}', 'ycsb run -p a=1 -p target=700', 'ycsb run -p a=1'],
    ['pgbench -R {rate} x', 'pgbench --random-seed=7 -R 700 x', 'pgbench --random-seed=7 x'],
  ])('%s is a closed loop without its words for a rate', (run, open, closed) => {
    for (const load of ['{ at: 70% }', '{ promise: p99 < 10ms }'])
      expect(loadsOf(`${SERVED}, run: "${run}", load: ${load}`)[0]).toMatchObject({ open, closed })
  })

  it('a rate in the environment is not there in a closed loop', () => {
    const [one] = loadsOf(`${SERVED}, run: k6 run x.js, env: { RATE: "{rate}" }, load: { at: 70% }`)
    expect(one?.env(700)).toMatchObject({ RATE: '700' })
    expect(one?.env(null)).not.toHaveProperty('RATE')
  })

  it.each([
    ['hey http://x', '{ rate: 9 }', 'needs {rate} in the command'],
    ['hey http://x', '{ at: 70% }', 'needs {rate} in the command'],
    ['vegeta -rate {rate}', '{ at: 70% }', 'vegeta is no closed loop without a rate'],
    ["sh -c 'x -q {rate}'", '{ at: 70% }', 'they must be words of their own, as in --rate={rate}'],
    ['pgbench', '{ at: 0% }', 'expected a percentage from 1% to 100%'],
    ['pgbench', '{ rate: 0 }', 'expected a number above 0'],
  ])('%s cannot be offered %s', (run, load, why) => {
    expect(() => loadsOf(`${SERVED}, run: "${run}", load: ${load}`)).toThrow(why)
  })

  it('a share of what base does needs a server and its transactions', () => {
    const bare = 'workload: command, run: pgbench, load: { at: 70% }'
    expect(() => loadsOf(bare)).toThrow('at needs a server')
    expect(() => loadsOf(`${bare}, server: { run: serve }`)).toThrow('at needs transactions')
  })
})
