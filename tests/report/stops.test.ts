import { describe, expect, it } from 'vitest'
import type { Plan } from '../../src/model/model.ts'
import { type OpenRow, worthGoingOn } from '../../src/report/interim.ts'
import { planOf, recordOf } from '../stats/measured.ts'
import { pairedSample } from '../stats/paired-sample.ts'

const ROUNDS = 8
const NAMES = ['Quiet', 'Noisy', 'Slow']

/** Seconds of a trial and noise in percent, by name. */
const sec: Record<string, number> = { Quiet: 1, Noisy: 1, Slow: 4 }

/** Eight rounds without an effect, as far above it as below. */
function openRow(name: string, noisePct: number): OpenRow {
  const places = [1, -1, 0.5, -0.5, 1.5, -1.5, 0.7, -0.7]
  const head = places.map((place) => Math.exp((place * noisePct) / 100))
  const sample = pairedSample({ benchmark: name, base: places.map(() => 1), head })
  return { sample, targets: [`m.${name}`] }
}

const recordsOf = (plan: Plan) =>
  Array.from({ length: ROUNDS }, (_, round) =>
    plan.targets.flatMap(({ id }) =>
      ['base', 'head'].map((arm) => ({
        ...recordOf({ round, arm, target: id }, 1),
        wallSec: sec[id.slice(2)]!,
      })),
    ),
  ).flat()

const goingOn = (
  noise: Record<string, number>,
  budgetSec: number,
  suite: Partial<Plan['suite']> = {},
) => {
  const plan = planOf(NAMES, { budgetSec, ...suite })
  const all = new Set(plan.targets.map(({ id }) => id))
  const open = NAMES.map((name) => openRow(name, noise[name]!))
  return [...worthGoingOn(plan, recordsOf(plan), ROUNDS, all, open)]
}

describe('targets that go on', () => {
  it('are all, while each may be decided', () => {
    expect(goingOn({ Quiet: 2, Noisy: 3, Slow: 2 }, 240)).toHaveLength(3)
  })

  it('are without one whose noise the budget cannot overcome', () => {
    // 12 s a round and 96 s gone: twelve more rounds, of 60 % noise.
    expect(goingOn({ Quiet: 2, Noisy: 60, Slow: 2 }, 240)).toEqual(['m.Quiet', 'm.Slow'])
    // Nobody counts the time of shards, or of rounds that were asked for by number.
    expect(goingOn({ Quiet: 2, Noisy: 60, Slow: 2 }, 240, { until: 'rounds' })).toHaveLength(3)
  })

  it('get the time of those that stop: what was hopeless beside them may not be without', () => {
    // In seven more rounds of all neither has a chance; without Slow there are 22 for Noisy.
    const noise = { Quiet: 2, Noisy: 22, Slow: 90 }
    expect(goingOn(noise, 96 + 88)).toEqual(['m.Quiet', 'm.Noisy'])
    expect(goingOn({ ...noise, Slow: 2 }, 96 + 88)).toEqual(['m.Quiet', 'm.Slow'])
  })

  it('are none where nothing that is left can be decided', () => {
    expect(goingOn({ Quiet: 80, Noisy: 90, Slow: 100 }, 120)).toEqual([])
  })
})
