import { describe, expect, it } from 'vitest'
import type { Plan } from '../../src/model/model.ts'
import { withWorkChanges } from '../../src/plan/fit.ts'
import { type OpenRow, targetsWorthMeasuring } from '../../src/report/interim.ts'
import { planOf, recordOf } from '../stats/measured.ts'
import { pairedSample } from '../stats/paired-sample.ts'

const ROUNDS = 8
const NAMES = ['Quiet', 'Noisy', 'Slow']

/** Seconds of a trial and noise in percent, by name. */
const sec: Record<string, number> = { Quiet: 1, Noisy: 1, Slow: 4 }

/** Eight rounds of an effect, as far above it as below. */
function openRow(name: string, noisePct: number, pct = 0): OpenRow {
  const places = [1, -1, 0.5, -0.5, 1.5, -1.5, 0.7, -0.7]
  const head = places.map((place) => (1 + pct / 100) * Math.exp((place * noisePct) / 100))
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
  left: readonly string[] = NAMES,
  moved: Record<string, number> = {},
  rewritten: readonly string[] = [],
) => {
  const whole = planOf(NAMES, { budgetSec, ...suite })
  const targets = withWorkChanges(
    whole.targets.map((one) =>
      rewritten.includes(one.id.slice(2))
        ? { ...one, settings: { ...one.settings, rewritten: { change: [one.id] } } }
        : one,
    ),
    new Map(Object.entries(moved).map(([name, by]) => [`m.${name}`, by])),
  )
  const plan = { ...whole, targets }
  const all = new Set(left.map((name) => `m.${name}`))
  const open = left.map((name) => openRow(name, noise[name]!))
  return [...targetsWorthMeasuring(plan, recordsOf(plan), ROUNDS, all, open)]
}

describe('targets that go on', () => {
  it('are all, while each may be decided', () => {
    expect(goingOn({ Quiet: 2, Noisy: 3, Slow: 2 }, 240)).toHaveLength(3)
  })

  it('are without one whose noise the budget cannot overcome', () => {
    // 12 s a round and 96 s gone: eight more rounds, of 60 % noise.
    expect(goingOn({ Quiet: 2, Noisy: 60, Slow: 2 }, 200)).toEqual(['m.Quiet', 'm.Slow'])
    // Ten more tell how noisy it is, where there is time for them.
    expect(goingOn({ Quiet: 2, Noisy: 60, Slow: 2 }, 240)).toHaveLength(3)
    // Nobody counts the time of shards, or of rounds that were asked for by number.
    expect(goingOn({ Quiet: 2, Noisy: 60, Slow: 2 }, 200, { until: 'rounds' })).toHaveLength(3)
  })

  it('are those that cost least, where not all can be decided in time', () => {
    // In 88 s: about 18 s for Quiet, 60 s for Noisy, 240 s for Slow.
    expect(goingOn({ Quiet: 2, Noisy: 3, Slow: 3 }, 96 + 88)).toEqual(['m.Quiet', 'm.Noisy'])
    expect(goingOn({ Quiet: 2, Noisy: 3, Slow: 3 }, 96 + 300)).toHaveLength(3)
  })

  it('are no more than can have the rounds that rule out a tail', () => {
    // Two seconds a round each. Six rounds more of each of two take 24 s, and of all three 72 s.
    const noise = { Quiet: 0.5, Noisy: 0.5, Slow: 0.5 }
    expect(goingOn(noise, 96 + 23)).toEqual(['m.Quiet'])
    expect(goingOn(noise, 96 + 24)).toEqual(['m.Quiet', 'm.Noisy'])
    expect(goingOn(noise, 96 + 72)).toHaveLength(3)
    // What moved by far more than the noise may be decided at the next analysis.
    const open = NAMES.map((name) => openRow(name, 0.5, 10))
    const plan = planOf(NAMES, { budgetSec: 96 + 23 })
    const all = new Set(plan.targets.map(({ id }) => id))
    const going = targetsWorthMeasuring(plan, recordsOf(plan), ROUNDS, all, open)
    expect([...going]).toEqual(['m.Quiet', 'm.Noisy', 'm.Slow'])
  })

  it('are first those whose instructions changed, and last those that do the same', () => {
    const noise = { Quiet: 2, Noisy: 3, Slow: 3 }
    expect(goingOn(noise, 96 + 45)).toEqual(['m.Quiet'])
    expect(goingOn(noise, 96 + 45, {}, NAMES, { Noisy: 0.05 })).toEqual(['m.Noisy'])
    expect(goingOn(noise, 96 + 45, {}, NAMES, { Quiet: 0 })).toEqual(['m.Noisy'])
    // However large a change is, what is known to change goes by its cost.
    expect(goingOn(noise, 96 + 45, {}, NAMES, { Quiet: 0.01, Noisy: 0.5 })).toEqual(['m.Quiet'])
  })

  it('are last those that the change rewrote, on which no word is said', () => {
    const noise = { Quiet: 2, Noisy: 3, Slow: 3 }
    expect(goingOn(noise, 96 + 45, {}, NAMES, { Quiet: 1 }, ['Quiet'])).toEqual(['m.Noisy'])
    expect(goingOn(noise, 96 + 45, {}, ['Quiet'], { Quiet: 1 }, ['Quiet'])).toEqual(['m.Quiet'])
  })

  it('are those that waited, when the others are decided and time is left', () => {
    const noise = { Quiet: 2, Noisy: 3, Slow: 22 }
    expect(goingOn(noise, 96 + 110)).toEqual(['m.Quiet', 'm.Noisy'])
    expect(goingOn(noise, 96 + 110, {}, ['Slow'])).toEqual(['m.Slow'])
  })

  it('are the same whichever side was faster', () => {
    const plan = planOf(NAMES, { budgetSec: 96 + 88 })
    const all = new Set(plan.targets.map(({ id }) => id))
    const open = NAMES.map((name) => openRow(name, 3, name === 'Noisy' ? 20 : 0))
    const turned = open.map(({ sample, targets }) => ({
      sample: { ...sample, base: sample.head, head: sample.base },
      targets,
    }))
    const going = (rows: OpenRow[]) => [
      ...targetsWorthMeasuring(plan, recordsOf(plan), ROUNDS, all, rows),
    ]
    expect(going(open)).toContain('m.Noisy')
    expect(going(turned)).toEqual(going(open))
  })

  it('are none where nothing that is left can be decided', () => {
    expect(goingOn({ Quiet: 80, Noisy: 90, Slow: 100 }, 120)).toEqual([])
  })
})
