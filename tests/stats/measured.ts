import type { Plan, Suite, Target, TrialRecord } from '../../src/model/model.ts'
import { makeDesign } from '../../src/plan/design.ts'
import { makePlan, trialsOfRound } from '../../src/plan/plan.ts'
import { zeroConfigSuite } from '../../src/plan/suite.ts'
import { cleanAir, newMoment } from '../support/fake-host.ts'

/** A plan of base against head for targets of one unit. */
export function planOf(names: string[], suite: Partial<Suite> = {}): Plan {
  const targets: Target[] = names.map((name) => ({
    id: `m.${name}`,
    unit: 'm',
    block: `m.${name}`,
    arms: ['base', 'head'],
    settings: {},
    expectedSec: 1,
  }))
  return makePlan({
    design: makeDesign({ ...zeroConfigSuite(), layoutRounds: 0, ...suite }),
    sources: { base: null, head: null },
    targets,
    unchanged: [],
    seed: 'seed',
    shard: null,
  })
}

type Trial = { round: number; arm: string; target?: string; attempt?: number; position?: number }

/** A record of one Go benchmark that took `ns` per operation; null: it failed. */
export function recordOf(trial: Trial, ns: number | null): TrialRecord {
  const { round, arm, target = 'm.A', attempt = 0, position = 0 } = trial
  const name = target.replace(/^m\./, '')
  return {
    trial: { round, arm, target, attempt, position },
    status: ns === null ? 'failed' : 'ok',
    exitCode: ns === null ? 1 : 0,
    signal: null,
    startedAt: newMoment(),
    wallSec: 1,
    usage: null,
    pollution: cleanAir,
    sha256: null,
    layoutSeed: null,
    outputs: { stdout: `Benchmark${name}-2 100 ${ns} ns/op\n`, stderr: '' },
    cutBytes: {},
    problem: null,
  }
}

/** Records of rounds of base and head, with these times. */
export const recordsOf = (base: (number | null)[], head: (number | null)[]): TrialRecord[] =>
  base.flatMap((ns, round) => [
    recordOf({ round, arm: 'base', position: round % 2 }, ns),
    recordOf({ round, arm: 'head', position: 1 - (round % 2) }, head[round] ?? null),
  ])

/** The same records in the order in which the plan would have run them. */
export const inOrder = (plan: Plan, records: readonly TrialRecord[]): TrialRecord[] =>
  [...Map.groupBy(records, ({ trial }) => trial.round)].flatMap(([round, own]) =>
    trialsOfRound(plan, round, new Set(plan.targets.map(({ id }) => id))).flatMap((trial) => {
      const one = own.find(
        ({ trial: { target, arm } }) => target === trial.target && arm === trial.arm,
      )
      return one === undefined ? [] : [{ ...one, trial }]
    }),
  )
