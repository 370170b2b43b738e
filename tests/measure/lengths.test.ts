import { describe, expect, it } from 'vitest'
import type { ParsedTrial, Target } from '../../src/model/model.ts'
import { makeDesign } from '../../src/plan/design.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { Lengths } from '../../src/run/budget.ts'
import { bestLengthSec } from '../../src/stats/power.ts'
import { workloads } from '../../src/workloads/index.ts'

const designOf = (workload: string) =>
  makeDesign(readSuites(`suites: { s: { workload: ${workload} } }`, 'suite', workloads)[0]!)

const OP_SEC = 1e-4
const target: Target = {
  id: 'm.A',
  unit: 'm',
  block: 'm.A',
  arms: ['base', 'head'],
  expectedSec: 0.06,
  settings: { pattern: '^A$', benchtime: '400x', opSec: OP_SEC, leaves: 1, together: false },
}

type Given = {
  opSec?: number
  startSec?: number
  aroundSec?: number
  samples?: number[]
  /** In an operation, for how many times its own time it waited for a CPU, and for another thing. */
  delayed?: number
  asleep?: number
  status?: 'ok' | 'failed' | 'timeout'
}

/** A trial that took its start beside its samples, each of 400 operations. */
function trial(round: number, arm: string, given: Given = {}): ParsedTrial {
  const { opSec = OP_SEC, startSec = 0.02, aroundSec = 0, samples = [1], status = 'ok' } = given
  const { delayed = 0, asleep = 0 } = given
  const named = { scope: 'm', benchmark: 'A', procs: 2, unit: 's', resolution: null }
  const value = samples.flatMap((factor) => {
    const cpuSec = opSec * factor
    const numbers = {
      'time/op': cpuSec * (1 + delayed + asleep),
      'cpu-s/op': cpuSec,
      'run-delay/op': cpuSec * delayed,
    }
    return Object.entries(numbers).map(([metric, value]) => ({
      ...named,
      metric,
      value,
      iterations: 400,
    }))
  })
  const times = value.filter(({ metric }) => metric === 'time/op')
  const wallSec = startSec + times.reduce((sum, one) => sum + one.value * one.iterations, 0)
  const record = {
    trial: { round, target: 'm.A', arm, attempt: 0 },
    status,
    wallSec,
    spentSec: wallSec + aroundSec,
  }
  return { record, parsed: { value, problems: [] } } as unknown as ParsedTrial
}

const rounds = (count: number, given: (round: number, arm: string) => Given = () => ({})) =>
  Array.from({ length: count }, (_, round) =>
    ['base', 'head'].map((arm) => trial(round, arm, given(round, arm))),
  ).flat()

const lengthsOf = (shortest = false, settings = {}) =>
  new Lengths(
    designOf('go-bench'),
    [{ ...target, settings: { ...target.settings, ...settings } }],
    shortest,
  )

const iterationsOf = (lengths: Lengths) =>
  Number.parseInt(String(lengths.of('m.A').settings.benchtime), 10) *
  Number(lengths.of('m.A').settings.samples ?? 1)

describe('lengths of trials', () => {
  it('grow with what a trial costs around its process, and not with the links of a round', () => {
    const around = (aroundSec: (arm: string) => number) => {
      const lengths = lengthsOf()
      lengths.refresh(
        rounds(5, (_, arm) => ({ aroundSec: aroundSec(arm) })),
        5,
      )
      return iterationsOf(lengths) * OP_SEC
    }
    const plain = around(() => 0)
    expect(around(() => 0.06) / plain).toBeCloseTo(2, 1)
    const linked = rounds(5).map((one, i) => {
      const { record } = one
      const spentSec = record.wallSec + (i % 6 === 0 ? 3 : 0)
      return { ...one, record: { ...record, spentSec } }
    })
    const lengths = lengthsOf()
    lengths.refresh(linked, 5)
    expect(iterationsOf(lengths) * OP_SEC).toBeCloseTo(plain, 3)
  })

  it('after one round do not grow with the probe, which the first record of a run has too', () => {
    const after = (probeSec: number) => {
      const lengths = lengthsOf()
      const [first, ...others] = rounds(1)
      const { record } = first!
      const spentSec = record.wallSec + probeSec
      lengths.refresh([{ ...first!, record: { ...record, spentSec } }, ...others], 1)
      return iterationsOf(lengths)
    }
    expect(after(90)).toBe(after(0))
  })

  it('follow what a start really costs, and what the slower arm takes', () => {
    const lengths = lengthsOf()
    lengths.refresh(
      rounds(8, (_, arm) => ({ startSec: 0.08, opSec: arm === 'head' ? 2 * OP_SEC : OP_SEC })),
      8,
    )
    const bestSec = bestLengthSec(0.08)
    expect(iterationsOf(lengths)).toBe(Math.round(bestSec / (2 * OP_SEC)))
    expect(lengths.of('m.A').expectedSec).toBeCloseTo(0.08 + bestSec, 2)
    expect(lengths.roundSec(new Set(['m.A']))).toBeCloseTo(2 * (0.08 + bestSec), 2)
  })

  it('follow the newest trials, and look at no later ones and at none that failed', () => {
    const lengths = lengthsOf()
    const all = rounds(30, (round) => ({ startSec: round < 10 ? 0.01 : round < 20 ? 0.09 : 0.3 }))
    lengths.refresh(all, 20)
    expect(iterationsOf(lengths)).toBe(Math.round(bestLengthSec(0.09) / OP_SEC))
    const before = lengths.of('m.A')
    lengths.refresh(
      rounds(2, () => ({ status: 'failed', startSec: 9 })),
      2,
    )
    expect(lengths.of('m.A')).toEqual(before)
    lengths.refresh([], 2)
    expect(lengths.of('m.A')).toEqual(before)
  })

  it('are shorter where none ended, by what those would at least have taken, until one does', () => {
    const lengths = lengthsOf()
    const ended = rounds(1, () => ({ status: 'timeout', startSec: 11, samples: [] }))
    lengths.refresh(ended, 1)
    const slower = 11 / 0.06
    expect(iterationsOf(lengths)).toBe(Math.round(bestLengthSec(0) / (slower * OP_SEC)))
    expect(iterationsOf(lengths)).toBeLessThan(10)
    const { expectedSec } = lengths.of('m.A')
    lengths.refresh([...ended, ...rounds(3).slice(2)], 3)
    expect(lengths.of('m.A').expectedSec).not.toBe(expectedSec)
    expect(iterationsOf(lengths)).toBe(Math.round(bestLengthSec(0.02) / OP_SEC))
    // A suite's own number of iterations stays.
    const own = new Lengths(designOf('{ kind: go-bench, benchtime: 400x }'), [target], false)
    own.refresh(ended, 1)
    expect(own.of('m.A').settings.benchtime).toBe('400x')
  })

  it('are in two samples until the first look, which tell of the noise inside', () => {
    const lengths = lengthsOf(false, { processSec: 0.02 })
    lengths.refresh(rounds(1), 1)
    expect(lengths.of('m.A').settings.samples).toBe(2)
    lengths.refresh(rounds(8), 8)
    expect(lengths.of('m.A').settings.samples).toBe(1)
    // Twice a set-up that costs as much as three starts would not pay, nor would half operations.
    const heavy = lengthsOf(false, { processSec: 0.005 })
    heavy.refresh(rounds(1), 1)
    expect(heavy.of('m.A').settings.samples).toBe(1)
    const slow = lengthsOf(false, { processSec: 0.3 })
    slow.refresh(
      rounds(1, () => ({ opSec: 0.2 })),
      1,
    )
    expect(slow.of('m.A').settings).toMatchObject({ samples: 1, benchtime: '1x' })
  })

  it('are longer where the samples of a process differ, shorter where the processes do', () => {
    const within = lengthsOf()
    const sign = (round: number) => (round % 2 === 0 ? 1 : -1)
    within.refresh(
      rounds(8, (round, arm) => {
        const off = 0.05 * sign(round) * (arm === 'base' ? 1 : -1) * (1 + (round % 3) / 10)
        return { samples: [1 + off, 1 - off] }
      }),
      8,
    )
    const between = lengthsOf()
    between.refresh(
      rounds(8, (round, arm) => {
        const own = 1 + (arm === 'base' ? 0.05 : 0) * sign(round) * (1 + (round % 3) / 10)
        return { samples: [own, own * (1 + 1e-5 * (1 + round))] }
      }),
      8,
    )
    const plain = Math.round(bestLengthSec(0.02) / OP_SEC)
    expect(iterationsOf(within)).toBeGreaterThan(1.2 * plain)
    expect(iterationsOf(between)).toBeLessThan(plain / 1.2)
  })

  it('are as long in CPU time beside other programs, which is what decides there', () => {
    const after = (shortest: boolean, given: Given) => {
      const lengths = lengthsOf(shortest)
      lengths.refresh(
        rounds(8, () => given),
        8,
      )
      return { ops: iterationsOf(lengths), sec: lengths.of('m.A').expectedSec }
    }
    // A start takes as much longer as the work does.
    for (const shortest of [false, true]) {
      const alone = after(shortest, { startSec: 0.02 })
      const beside = after(shortest, { startSec: 0.08, delayed: 3 })
      expect(beside.ops).toBe(alone.ops)
      expect(beside.sec! / alone.sec!).toBeCloseTo(4, 1)
    }
    // What waits for something else takes that time with nothing beside it, too.
    expect(after(true, { asleep: 3 }).ops).toBe(25)
    // Nobody believes a program that waits for a CPU and does nothing: its trials would not end.
    expect(after(true, { delayed: 1e6, opSec: 1e-10 }).sec).toBeLessThan(0.2)
  })

  it('stay as short as can be where the budget has no room for better ones', () => {
    const lengths = lengthsOf(true)
    lengths.refresh(rounds(1), 1)
    expect(lengths.of('m.A').settings).toMatchObject({ benchtime: '100x', samples: 1 })
    lengths.refresh(rounds(8), 8)
    expect(iterationsOf(lengths)).toBe(100)
  })

  it('are never a small part of what a trial costs anyway', () => {
    const lengths = lengthsOf(true)
    const slow = rounds(8, () => ({ startSec: 0.2, aroundSec: 0.2 }))
    lengths.refresh(slow, 1)
    expect(iterationsOf(lengths) * OP_SEC).toBeCloseTo(0.4 / 8)
  })

  it('are the best again after the first analysis, where as many rounds have room', () => {
    const slow = rounds(8, () => ({ startSec: 0.1, aroundSec: 0.3 }))
    const bestSec = bestLengthSec(0.4)
    // Two arms, with what is around their trials.
    const needSec = 8 * 2 * (0.1 + 0.3 + bestSec + OP_SEC)
    const lengthened = (leftSec: number, round = 8) => {
      const lengths = lengthsOf(true)
      lengths.refresh(slow, round)
      lengths.lengthen(slow, round, new Set(['m.A']), leftSec)
      return iterationsOf(lengths)
    }
    expect(lengthened(1.02 * needSec)).toBe(Math.round(bestSec / OP_SEC))
    expect(lengthened(0.98 * needSec) * OP_SEC).toBeCloseTo(0.4 / 8)
    // What is not reached yet comes first.
    expect(lengthened(1.02 * needSec, 7) * OP_SEC).toBeCloseTo(0.4 / 8)
  })

  it('stay the best once they are, and change with the times', () => {
    const lengths = lengthsOf(true)
    const cheap = rounds(10, () => ({ startSec: 0.05 }))
    lengths.refresh(cheap, 8)
    lengths.lengthen(cheap, 8, new Set(['m.A']), 60)
    lengths.refresh(cheap, 10)
    lengths.lengthen(cheap, 10, new Set(['m.A']), 0.1)
    expect(iterationsOf(lengths)).toBe(Math.round(bestLengthSec(0.05) / OP_SEC))
  })

  it('are the longest of the newest for programs that have a length of their own', () => {
    const design = designOf('{ kind: command, run: tool }')
    const lengths = new Lengths(design, [target], false)
    lengths.refresh(
      rounds(8, (round) => ({ startSec: round })),
      8,
    )
    expect(lengths.of('m.A').expectedSec).toBeCloseTo(7 + 400 * OP_SEC)
  })
})
