/** The rounds after a change was found in a benchmark under load: what explains it needs some. */
import { describe, expect, it } from 'vitest'
import type { Plan, TrialRecord } from '../../src/model/model.ts'
import { makeDesign } from '../../src/plan/design.ts'
import { makePlan } from '../../src/plan/plan.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { decideTable } from '../../src/report/interim.ts'
import { parseRecords } from '../../src/report/samples.ts'
import { workloads } from '../../src/workloads/index.ts'

function planOf(more: string, server = ', server: { run: serve }'): Plan {
  const [suite] = readSuites(
    `suites: { s: { workload: command, run: x${server}, reach: "off",
       read: { latency-mean: { regex: 'mean ([0-9.]+)', unit: ms } }${more} } }`,
    'suite',
    workloads,
  )
  const design = makeDesign(suite!)
  const target = {
    id: 'command.command',
    unit: 'command',
    expectedSec: 1,
    settings: { name: 'command', cell: {} },
    arms: design.arms.map(({ arm }) => arm.id),
    block: 'command',
  }
  const sources = { base: null, head: null }
  return makePlan({ design, sources, targets: [target], unchanged: [], seed: 'x', shard: null })
}

const record = (plan: Plan, arm: string, round: number, mean: number): TrialRecord => ({
  trial: { round, position: arm === 'base' ? 0 : 1, target: plan.targets[0]!.id, arm, attempt: 0 },
  status: 'ok',
  exitCode: 0,
  signal: null,
  startedAt: new Date(0).toISOString(),
  wallSec: 1,
  usage: null,
  pollution: null,
  sha256: null,
  layoutSeed: null,
  outputs: { stdout: `mean ${mean}`, stderr: '' },
  cutBytes: {},
  problem: null,
})

/** The outcome after so many rounds in which head takes `factor` times as long. */
function after(plan: Plan, rounds: number, factor: number) {
  const records = Array.from({ length: rounds }, (_, round) => {
    const noise = 1 + ((round * 7) % 5) / 1000
    return [record(plan, 'base', round, 10), record(plan, 'head', round, 10 * factor * noise)]
  }).flat()
  return decideTable(plan, parseRecords(plan.suite, records), rounds)
}

/** The analyses at which a run would ask, and how it ends. */
function course(plan: Plan, factor: number) {
  const asked: number[] = []
  for (let next = decideTable(plan, [], 0).nextAnalysis; next !== null; ) {
    const outcome = after(plan, next, factor)
    asked.push(next)
    if (outcome.stop !== null) return { asked, outcome }
    next = outcome.nextAnalysis
  }
  throw new Error('it never ends')
}

describe('a change that was found under load', () => {
  it('is explained by four rounds more, and then all is decided', () => {
    const { asked, outcome } = course(planOf(''), 1.5)
    const found = asked.at(-1)! - 4
    expect(after(planOf(''), found, 1.5)).toMatchObject({
      decided: 1,
      isExplaining: true,
      stop: null,
      nextAnalysis: found + 4,
      active: new Set(['command.command']),
    })
    expect(outcome).toMatchObject({ stop: { kind: 'decided' }, active: new Set() })
  })

  it('none for what did not change, without a server, or beyond the most rounds', () => {
    const bare = planOf('', '')
    const first = bare.looks.find(({ rounds }) => after(bare, rounds, 1.5).decided === 1)!.rounds
    expect(after(bare, first, 1.5)).toMatchObject({ stop: { kind: 'decided' } })
    const short = planOf(`, rounds: ${first + 3}`)
    expect(course(short, 1.5).asked.at(-1)).toBeLessThanOrEqual(first + 3)
    const { outcome } = course(planOf(''), 1)
    expect(outcome.isExplaining).toBeUndefined()
  })
})
