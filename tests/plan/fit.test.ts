import { describe, expect, it } from 'vitest'
import type { Target } from '../../src/model/model.ts'
import { makeDesign } from '../../src/plan/design.ts'
import {
  byNeed,
  chooseTargets,
  fitTargets,
  hasPartner,
  refitMoved,
  refitTargets,
  withExecutions,
  withWorkChanges,
} from '../../src/plan/fit.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { workloads } from '../../src/workloads/index.ts'

const target = (name: string, opSec: number, more: Partial<Target> = {}): Target => ({
  id: `m.${name}`,
  unit: 'm',
  block: `m.${name}`,
  arms: ['base', 'head'],
  settings: { folder: '', pattern: name, benchtime: 'auto', opSec, leaves: 1, together: false },
  expectedSec: null,
  ...more,
})

const designOf = (text: string) =>
  makeDesign(readSuites(`suites: { s: { workload: go-bench, ${text} } }`, 'suite', workloads)[0]!)

const choicesOf = (targets: Target[], startSec: number) => ({
  targets: () => targets,
  mayShare: false,
  startSec: new Map([['m', startSec]]),
})

describe('what fits into a budget', () => {
  it('keeps the quickest targets whose rounds fit, blocks whole', () => {
    const sized = [3, 1, 2].map((sec) => target(`T${sec}`, 1, { expectedSec: sec }))
    const ids = (targets: Target[]) => targets.map(({ id }) => id)
    // Two arms: 8 rounds of 1 s take 16 s, of 1 and 2 s 48 s, of all three 96 s.
    expect(ids(fitTargets(sized, 96, 8).kept)).toEqual(['m.T3', 'm.T1', 'm.T2'])
    expect(ids(fitTargets(sized, 95, 8).kept)).toEqual(['m.T1', 'm.T2'])
    expect(ids(fitTargets(sized, 47, 8).kept)).toEqual(['m.T1'])
    expect(ids(fitTargets(sized, 15, 8).left)).toEqual(['m.T3', 'm.T1', 'm.T2'])
    const paired = sized.map((one) => ({ ...one, block: one.id === 'm.T2' ? 'x' : 'y' }))
    expect(ids(fitTargets(paired, 95, 8).kept)).toEqual(['m.T2'])
  })

  it('makes room first for what executes most of the change, last for what executes none', () => {
    const sized = [1, 2, 3, 4].map((sec) => target(`T${sec}`, 1, { expectedSec: sec }))
    const order = (perSec: [string, number][], targets = sized) =>
      byNeed(withExecutions(targets, { perSec: new Map(perSec), idle: new Set() })).map(
        ({ id }) => id,
      )
    // T2 was not looked at, T3 executes it in its set-up.
    expect(
      order([
        ['m.T1', -1],
        ['m.T3', 0],
        ['m.T4', 5],
      ]),
    ).toEqual(['m.T4', 'm.T2', 'm.T3', 'm.T1']) // prettier-ignore
    expect(
      order([
        ['m.T1', 7],
        ['m.T2', 1e6],
        ['m.T3', 8],
        ['m.T4', 9],
      ]),
    ).toEqual(['m.T2', 'm.T4', 'm.T3', 'm.T1']) // prettier-ignore
    // Work that was counted is more than what executes the change: it differs.
    const counted = withWorkChanges(sized, new Map([['m.T1', 0.2]]))
    expect(order([['m.T4', 5]], counted)[0]).toBe('m.T1')
  })

  it('makes room last for benchmarks that the change rewrote, whatever they execute and do', () => {
    const sized = [1, 2, 3].map((sec) => target(`T${sec}`, 1, { expectedSec: sec }))
    const [first, ...others] = sized
    const rewritten = { ...first!.settings, rewritten: { change: ['BenchmarkT1'] } }
    const own = { ...first!, settings: rewritten }
    const counted = withWorkChanges([own, ...others], new Map([['m.T1', 2]]))
    const executed = withExecutions(counted, { perSec: new Map([['m.T1', 1e9]]), idle: new Set() })
    expect(byNeed(executed).map(({ id }) => id)).toEqual(['m.T2', 'm.T3', 'm.T1'])
    expect(fitTargets(executed, 16, 8).kept).toEqual([executed[0]])
    const slow = { ...target('S', 20).settings, rewritten: own.settings.rewritten }
    const both = [target('Q', 1e-6), target('S', 20, { settings: slow })]
    const choices = choicesOf(withWorkChanges(both, new Map([['m.S', 1]])), 0.01)
    const { problems } = chooseTargets(designOf('budget: 60s'), choices, 6)
    expect(problems.map(({ message }) => message)).toEqual([
      'left out: 8 rounds of it and of benchmarks that the change did not rewrite do not fit',
    ])
  })

  it('leaves out what executes none of the change, a shared process where no part of it does', () => {
    const leaves = (count: number) => ({ settings: { leaves: count, together: count > 1 } })
    const targets = [target('A', 1, leaves(2)), target('B', 1, leaves(2)), target('C', 1)]
    const perSec = new Map([
      ['m.A/x', -1],
      ['m.A/y', -1],
      ['m.B/x', -1],
      ['m.B/y', 3],
      ['m.C', -1],
    ]) // prettier-ignore
    const idle = new Set(['m.A/x', 'm.A/y', 'm.B/x'])
    const kept = withExecutions(targets, { perSec, idle })
    expect(kept.map(({ id, settings }) => [id, settings.changedPerSec])).toEqual([
      ['m.B', 3],
      ['m.C', -1],
    ])
    // Of A/y nothing is known.
    const part = new Map([['m.A/x', -1]])
    expect(withExecutions(targets, { perSec: part, idle }).map(({ id }) => id)).toContain('m.A')
  })

  it('makes room first for what does more or less work, then for what nobody counted', () => {
    const sized = [1, 2, 3].map((sec) => target(`T${sec}`, 1, { expectedSec: sec }))
    const kept = (moved: [string, number][], sec: number) =>
      fitTargets(withWorkChanges(sized, new Map(moved)), sec, 8).kept.map(({ id }) => id)
    expect(kept([['m.T3', 0.2]], 48)).toEqual(['m.T3'])
    // The chance of one run is no change, and T2 was not counted.
    expect(
      kept(
        [
          ...([
            ['m.T1', 0.001],
            ['m.T3', 0],
          ] as [string, number][]),
        ],
        32,
      ),
    ).toEqual(['m.T2'])
    // Sub-benchmarks that share a process are as the one that changed most.
    expect(
      kept(
        [
          ['m.T3/a', 0.01],
          ['m.T3/b', 0.3],
          ['m.T2', 0.1],
        ],
        48,
      ),
    ).toEqual(['m.T3'])
    const chosen = chooseTargets(
      designOf('budget: 60s'),
      choicesOf(withWorkChanges([target('Q', 1e-6), target('S', 20)], new Map([['m.S', 1]])), 0.01),
      6,
    )
    expect(chosen.problems[0]?.message).toMatch(/of what does more or less work than before/)
  })

  it('makes trials as short as can be before it leaves something out', () => {
    // A start of 0.5 s makes 163 ms best: 16 trials of 0.66 s and more do not fit into 8 s.
    const long = chooseTargets(designOf('budget: 60s'), choicesOf([target('A', 1e-6)], 0.5), 0)
    expect(long.shortest).toBe(false)
    expect(long.targets[0]?.expectedSec).toBeCloseTo(0.5 + 0.163, 2)
    const short = chooseTargets(designOf('budget: 10s'), choicesOf([target('A', 1e-6)], 0.5), 0)
    expect(short.shortest).toBe(true)
    expect(short.targets[0]?.expectedSec).toBeCloseTo(0.5 + 0.5 / 8, 3)
    expect(short.problems).toEqual([])
    // Nothing is left out that a line of the suite file could ask for alone.
    expect(short.notes[0]).toMatch(/shortest trials alone; for better ones: --budget 1m; or on two/)
  })

  it('leaves out by name what is too slow, with what would decide it, before it measures', () => {
    const targets = [target('Quick', 1e-6), target('Slow', 20)]
    const chosen = chooseTargets(designOf('budget: 60s'), choicesOf(targets, 0.01), 6)
    expect(chosen.targets.map(({ id }) => id)).toEqual(['m.Quick'])
    expect(chosen.problems).toHaveLength(1)
    expect(chosen.problems[0]).toMatchObject({ code: 'left-out', where: 'm.Slow' })
    // Eight rounds of two trials of two operations of 20 s take 640 s; a fifth more for safety.
    expect(chosen.problems[0]?.next).toMatch(/^--budget 13m; or in the suite file: bench: /)
    expect(chosen.problems[0]?.next).toContain("bench: '^Benchmark(Slow)$', which measures just")
    expect(chosen.notes[0]).toContain('has no room for 1 of 2 benchmarks')
  })

  it('has a line for all that it leaves out, or says for how many of it', () => {
    const linesOf = (functions: number) => {
      const slow = Array.from({ length: functions }, (_, i) => target(`Slow${i}/a`, 20))
      const twice = [target('Quick', 1e-6), ...slow, target('Slow0/b', 20)]
      const { problems } = chooseTargets(designOf('budget: 60s'), choicesOf(twice, 0.01), 6)
      return new Set(problems.map(({ next }) => /bench: .*?;/.exec(next ?? '')?.[0]))
    }
    const names = 'Slow0|Slow1|Slow2|Slow3|Slow4|Slow5'
    const all = `bench: '^Benchmark(${names})$', which measures just their functions;`
    expect([...linesOf(6)]).toEqual([all])
    const [cut = '', ...more] = linesOf(400)
    expect(more).toEqual([])
    const shown = /\((.*?)\)/.exec(cut)?.[1]?.split('|') ?? []
    expect(shown.length).toBeGreaterThan(20)
    expect(cut).toMatch(new RegExp(`, which measures ${shown.length} of their functions;$`))
    expect(cut.length).toBeLessThan(340)
  })

  it('lists what one side alone has, and does not run it', () => {
    const targets = [
      target('New', 0.001, { arms: ['head'] }),
      target('Gone', 0.001, { arms: ['base'] }),
      target('Both', 0.001),
    ]
    const design = designOf('budget: 60s')
    const chosen = chooseTargets(design, choicesOf(targets, 0.01), 0)
    expect(chosen.targets.map(({ id }) => id)).toEqual(['m.Both'])
    expect(chosen.problems.map(({ code, where }) => [code, where])).toEqual([
      ['new-benchmark', 'm.New, 1.000 ms/op'],
      ['gone-benchmark', 'm.Gone, 1.000 ms/op'],
    ])
    expect(hasPartner(targets[0]!, design.contrasts)).toBe(false)
  })

  it('lets so many leave after the first rounds that the first look is reached', () => {
    const { suite } = designOf('budget: 60s')
    const sized = [1, 1, 2, 4].map((sec, i) => target(`T${i}`, 1, { expectedSec: sec }))
    // Expected were 16 s a round; they took 32 s, of which 7 more do not fit into 100 s.
    const fitted = refitTargets(suite, sized, { rounds: 1, roundSec: 32, leftSec: 100 })
    expect(fitted?.kept.map(({ id }) => id)).toEqual(['m.T0', 'm.T1'])
    expect(fitted?.left).toHaveLength(2)
    const six = refitTargets(suite, sized, { rounds: 1, roundSec: 32, leftSec: 28 })
    // Seven rounds of 4 s do not fit into nine tenths of 28 s, five do: the fewest that can decide.
    expect(six?.kept.map(({ id }) => id)).toEqual(['m.T0'])
    expect(refitTargets(suite, sized, { rounds: 1, roundSec: 32, leftSec: 224 })).toBeNull()
    expect(refitTargets(suite, sized, { rounds: 1, roundSec: 32, leftSec: 10 })).toBeNull()
    const asked = designOf('budget: 60s, until: rounds').suite
    expect(refitTargets(asked, sized, { rounds: 1, roundSec: 32, leftSec: 100 })).toBeNull()
  })

  it('keeps what moved most for the fewest rounds where the first look is too far', () => {
    const { suite } = designOf('budget: 60s')
    const sized = [1, 8].map((sec, i) => target(`T${i}`, 1, { expectedSec: sec }))
    const pace = { rounds: 1, roundSec: 18, leftSec: 95 }
    expect(refitTargets(suite, sized, pace)?.kept.map(({ id }) => id)).toEqual(['m.T0'])
    // Seven rounds of 16 s are more than nine tenths of 95 s; five are not.
    const moved = withWorkChanges(sized, new Map([['m.T1', 2.4]]))
    expect(refitTargets(suite, moved, pace)?.kept.map(({ id }) => id)).toEqual(['m.T1'])
    // With a little more time nothing has to leave.
    expect(refitTargets(suite, moved, { ...pace, leftSec: 101 })).toBeNull()
    const other = withWorkChanges(sized, new Map([['m.T0', 2.4]]))
    expect(refitTargets(suite, other, pace)?.kept.map(({ id }) => id)).toEqual(['m.T0'])
  })

  it('keeps all for the fewest rounds, where these have room for what moved most', () => {
    const { suite } = designOf('budget: 60s')
    const sized = [0.5, 11].map((sec, i) => target(`T${i}`, 1, { expectedSec: sec }))
    // Of a run of Redis, whose SET took 36 times as long: 13 s a round, and 77 s for five of them.
    const pace = { rounds: 1, roundSec: 13, leftSec: 77 }
    const kept = (by: [string, number][]) =>
      refitMoved(suite, sized, pace, () => new Map(by))?.kept.map(({ id }) => id)
    expect(kept([])).toEqual(['m.T0'])
    expect(kept([['m.T1', 3.6]])).toBeUndefined()
  })

  it('keeps what has room for thirty rounds, where it is known what executes the change', () => {
    const { suite } = designOf('budget: 300s')
    const executing = (one: Target, changedPerSec: number) => ({
      ...one,
      settings: { ...one.settings, changedPerSec },
    })
    const [own, setUp, ...unseen] = [1, 1, 1, 4].map((sec, i) =>
      target(`T${i}`, 1, { expectedSec: sec }),
    )
    const all = [executing(own!, 1e6), executing(setUp!, 0), ...unseen]
    // A round of both arms takes 14 s; 29 more of T0, T1 or T2 take 58 s each, of T3 232 s.
    const at = (leftSec: number) =>
      refitMoved(suite, all, { rounds: 1, roundSec: 14, leftSec: leftSec / 0.9 }, () => new Map())
    const ids = (targets: readonly Target[] | undefined) => targets?.map(({ id }) => id)
    expect(ids(at(99)?.kept)).toEqual(['m.T0'])
    expect(ids(at(116.1)?.kept)).toEqual(['m.T0', 'm.T2'])
    expect(ids(at(174.1)?.kept)).toEqual(['m.T0', 'm.T1', 'm.T2'])
    expect(ids(at(348.1)?.forChange)).toEqual(['m.T1'])
    expect(at(406.1)).toBeNull()
    // Where nobody counted what executes the change, all go on as before.
    const pace = { rounds: 1, roundSec: 14, leftSec: 128 }
    expect(refitMoved(suite, [own!, setUp!, ...unseen], pace, () => new Map())).toBeNull()
  })

  it('keeps what the change reaches most directly, and then what still fits', () => {
    const at = (name: string, sec: number, distance?: number) => {
      const one = target(name, 1, { expectedSec: sec })
      return { ...one, settings: { ...one.settings, ...(distance !== undefined && { distance }) } }
    }
    const all = [at('Far', 1, 9), at('Unknown', 0.5), at('Near', 4, 2), at('Dear', 40, 2)]
    const { kept, left } = fitTargets(all, 8 * 2 * 5, 8)
    expect(kept.map(({ id }) => id)).toEqual(['m.Far', 'm.Near'])
    expect(left.map(({ id }) => id)).toEqual(['m.Unknown', 'm.Dear'])
  })
})

it('measures hundreds of thousands of sub-benchmarks where one process of all has no room', () => {
  const leaves = Array.from({ length: 3000 }, (_, i) => target(`Many/${i}`, 1e-6))
  const settings = { folder: '', pattern: 'Many', opSec: 3e-3, leaves: 3000, together: true }
  const whole = target('Many', 1, { settings: { ...settings, benchtime: 'auto' } })
  const choices = {
    targets: (together: boolean) => (together ? [whole] : leaves),
    mayShare: true,
    startSec: new Map([['m', 0.02]]),
  }
  const { targets, problems } = chooseTargets(designOf('budget: 180s'), choices, 18)
  // 16 trials of 31 ms each in 85 % of 162 s.
  expect(targets.length).toBeGreaterThan(250)
  expect(targets.length + problems.length).toBe(3000)
})
