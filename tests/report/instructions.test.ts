import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { profiled } from '../../scripts/fixtures/report-fixture-profiles.ts'
import type {
  Comparison,
  InstructionCount,
  Profiles,
  TargetAmounts,
} from '../../src/model/model.ts'
import {
  checkLeave,
  checkValgrind,
  instructionsBetween,
  instructionsOfPerf,
  readPerfStat,
} from '../../src/parse/instruction-counts.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { formats } from '../../src/render/formats/index.ts'
import { objectionsToWork } from '../../src/report/gate.ts'
import { compareCounts, withInstructions, workMoved } from '../../src/report/instructions.ts'
import { compareAmounts, spreadOf, wholeOf } from '../../src/report/profile-differences.ts'
import { normal, random } from '../../src/stats/random.ts'
import { workloads } from '../../src/workloads/index.ts'

const captured = (length: string) =>
  readFileSync(
    new URL(`../../fixtures/profiles/work-${length}.cachegrind`, import.meta.url),
    'utf8',
  )
const texts = { short: captured('short'), long: captured('long') }

describe('instructions between two lengths of run', () => {
  it('are what cachegrind itself says of both, without what both did once', () => {
    const found = instructionsBetween(texts)
    const whole = (text: string) => Number(/^summary: (\d+)/m.exec(text)?.[1])
    expect(found.total).toBe(whole(texts.long) - whole(texts.short))
    // Five hundred times: a loop of a thousand steps, which is all that the program does.
    expect([...found.flat.keys()]).toContain('work')
    expect(found.flat.get('work')! / 500).toBeGreaterThan(1000)
    expect(found.flat.has('prepare')).toBe(false)
  })
  it('leave out what is not in focus', () => {
    const found = instructionsBetween(texts, (name) => name === 'work')
    expect([...found.flat.keys()]).toEqual(['work'])
    expect(found.total).toBe(found.flat.get('work'))
  })
  it('refuse what is no such file', () => {
    expect(() => instructionsBetween({ short: '', long: texts.long })).toThrow(
      /not a file of cache/,
    )
  })
  it('say by how much a side differs from itself', () => {
    const amounts = instructionsBetween(texts)
    const run = { amounts, operations: 500 }
    const more = { amounts: { ...amounts, total: 1.5 * amounts.total }, operations: 500 }
    expect(spreadOf({ base: [run, run], head: [run, run] })).toBe(0)
    expect(spreadOf({ base: [run, run], head: [run, more] })).toBeCloseTo(0.4)
    const { functions } = compareAmounts({ base: [run, run], head: [run, run] })
    expect(functions.find(({ name }) => name === 'work')?.flat?.delta).toEqual({
      point: 0,
      low: 0,
      high: 0,
    })
  })
})

describe('instructions by the processor', () => {
  // What perf 6.1 wrote on a machine whose processor counts, and on a virtual one.
  const counted =
    '# started on Tue Oct  7 10:00:00 2026\n\n130379,,instructions:u,249770,100.00,,\n'
  it('are the difference of two lengths of run, without functions', () => {
    const long = counted.replace('130379', '730379')
    const found = instructionsOfPerf({ short: counted, long })
    expect(found.total).toBe(600_000)
    expect([...found.flat]).toEqual([['the whole program', 600_000]])
  })
  it('are added up over kinds of cores', () => {
    const hybrid =
      '100,,cpu_core/instructions:u/,9,100.00,,\n' +
      '<not counted>,,cpu_atom/instructions:u/,0,0.00,,\n'
    expect(readPerfStat(hybrid)).toBe(100)
    expect(readPerfStat(hybrid.replace('<not counted>', '11').replace(',0.00', ',100.00'))).toBe(
      111,
    )
  })
  it.each([
    ['<not supported>,,instructions:u,0,100.00,,', /no hardware counter.*counter: valgrind/],
    ['<not counted>,,instructions:u,0,0.00,,', /was never free/],
    ['2114632,,instructions:u,1032845,60.10,2.05,insn per cycle', /60\.10 % of its time/],
    ['Error: no permission', /did not report instructions:u/],
  ])('are not made up of %s', (text, reason) => {
    expect(() => readPerfStat(text)).toThrow(reason)
  })
  it('are told of as forbidden where the kernel forbids them', () => {
    // What perf 6.1 said to a user on Debian 12 (arm64), shortened.
    const said =
      'Error:\nAccess to performance monitoring and observability operations is limited.\n' +
      'Consider adjusting /proc/sys/kernel/perf_event_paranoid setting to open\n' +
      'perf_event_paranoid setting is 3:\n  -1: Allow use of (almost) all events by all users\n'
    expect(() => checkLeave(said)).toThrow(/may not read .* is 3\): .*perf_event_paranoid=2, /)
    expect(() => checkLeave('panic: index out of range')).not.toThrow()
  })
})

describe('a binary that valgrind cannot run', () => {
  it.each([
    // What valgrind 3.19 says of AVX-512, of itself, and what a program that fails says.
    [
      'vex amd64->IR: unhandled instruction bytes: 0x62 0xF1 0xFE 0x48 0x6F 0x6 0x62 0xF1\n',
      /^valgrind cannot run the binary built by go1\.99: .* does not know: install a newer/,
    ],
    [
      "\nvalgrind: the 'impossible' happened:\n   Killed by fatal signal\n",
      /valgrind itself failed/,
    ],
  ])('is named by its toolchain, with the reason: %s', (said, reason) => {
    expect(() => checkValgrind(said, 'go1.99')).toThrow(reason)
    expect(() => checkValgrind('panic: index out of range', 'go1.99')).not.toThrow()
  })
})

const suiteOf = (gate: string, profile: string) =>
  readSuites(
    `suites: { micro: { workload: go-bench, gate: ${gate}, profile: ${profile} } }`,
    'gcbench.yml',
    workloads,
  )[0]!

/** Counts of an arm, one for each number of instructions of 100 operations. */
const countsOn = (arm: string, ...instructions: number[]): InstructionCount[] =>
  instructions.map((counted) => ({
    unit: 'm',
    target: 'm.scan',
    arm,
    counter: 'valgrind',
    operations: 100,
    instructions: counted,
    wallSec: 1,
    files: [],
  }))

const compared = (base: number[], head: number[]) =>
  compareCounts(countsOn('base', ...base), countsOn('head', ...head))

describe('instructions of both sides', () => {
  it('have the limits of a t interval of logarithms with pooled variance', () => {
    // By hand: s^2 = (0.0049875^2 + 0.0038760^2) / 4 of the logarithms, t(0.975, 2) = 4.302653.
    const [POINT, HALF] = [0.02900301840837205, 0.013588950276]
    const { point, low, high, noise, path } = compared([1000, 1005], [1030, 1034])!
    expect(point).toBeCloseTo(Math.log(Math.sqrt((1030 * 1034) / (1000 * 1005))), 12)
    expect(noise).toBeCloseTo(Math.log(1.005), 12)
    expect([low, high]).toEqual([expect.closeTo(POINT - HALF, 8), expect.closeTo(POINT + HALF, 8)])
    expect(path).toBe('different')
  })
  it('are the same path where all of the interval is within half a percent', () => {
    expect(compared([1000, 1000.5], [1000.2, 1000.1])?.path).toBe('same')
    expect(compared([1000, 1000], [1000, 1000])).toMatchObject({ path: 'same', noise: 0 })
    // Their own noise is as large as what is looked for.
    expect(compared([1000, 1004], [1001, 1003])?.path).toBe('open')
  })
  it('are open where a side was counted once, and absent where nothing was', () => {
    expect(compared([1000], [1300])).toMatchObject({ path: 'open', low: null, noise: null })
    expect(compared([1000, 1001], [1300])).toMatchObject({ path: 'open', low: null })
    expect(compared([], [1300, 1300])).toBeNull()
    expect(compared([0, 0], [1300, 1300])).toBeNull()
  })
  it('of one program are called different in one of twenty runs, whatever their noise', () => {
    const stream = random('counts')
    let different = 0
    let same = 0
    const RUNS = 4000
    for (let run = 0; run < RUNS; run++) {
      const noisy = () => 1e6 * Math.exp(0.02 * normal(stream))
      const { path } = compared([noisy(), noisy()], [noisy(), noisy()])!
      if (path === 'different') different++
    }
    for (let run = 0; run < RUNS; run++) {
      // Half a percent more is none of the same path.
      const noisy = (more: number) => 1e6 * Math.exp(more + 0.0005 * normal(stream))
      if (compared([noisy(0), noisy(0)], [noisy(0.005), noisy(0.005)])!.path === 'same') same++
    }
    // Two-sided 5 % less what is called the same; one-sided 2.5 %: four standard errors above.
    expect(different / RUNS).toBeLessThan(0.05 + 4 * Math.sqrt((0.05 * 0.95) / RUNS))
    expect(different / RUNS).toBeGreaterThan(0.03)
    expect(same / RUNS).toBeLessThan(0.025 + 4 * Math.sqrt((0.025 * 0.975) / RUNS))
  })
})

describe('counts before the rounds', () => {
  const made = profiled()
  const { contrasts } = made.plan
  const [refs] = contrasts
  if (refs?.kind !== 'refs') throw new Error('a contrast of two refs')
  const both = (base: number[], head: number[]) => [
    ...countsOn(refs.base, ...base),
    ...countsOn(refs.head, ...head),
  ]
  it('tell whose work differs most, and whose is the same', () => {
    const moved = (base: number[], head: number[]) =>
      workMoved(contrasts, both(base, head)).get('m.scan')
    expect(moved([1000, 1001], [1300, 1301])).toBeCloseTo(Math.log(1.3), 2)
    expect(moved([1000, 1000.1], [1000.1, 1000])).toBe(0)
    expect(moved([1000], [1300])).toBeCloseTo(Math.log(1.3))
    // Nothing is known of what its noise hides.
    expect(moved([1000, 1100], [1050, 1150])).toBeUndefined()
  })
  it('stand in one row of their benchmark, and the report gives them again', () => {
    const [first] = made.comparisons
    const times = ['time/op', 'cpu-s/op', 'allocs/op'].map((metric, i) => ({
      ...first!,
      benchmark: 'scan',
      contrast: refs.id,
      metric,
      role: i === 1 ? ('gating' as const) : ('informational' as const),
    }))
    const plan = { ...made.plan, units: ['m'], targets: [] }
    const counts = both([1000, 1001], [700, 701])
    const rows = withInstructions(plan, times, counts)
    expect(rows.map(({ instructions }) => instructions?.path)).toEqual([
      undefined,
      'different',
      undefined,
    ])
    expect(withInstructions(plan, rows, counts)).toEqual(rows)
    // Of one unit among several a row has the label.
    const labelled = { ...plan, units: ['m', 'n'] }
    expect(withInstructions(labelled, times, counts)[1]?.instructions).toBeUndefined()
  })
})

describe('a gate by instructions', () => {
  const COUNTED = '{ of: all, runs: 2, kinds: instructions }'
  const { gate } = suiteOf('{ instructions: 2 }', COUNTED)
  const row = {
    benchmark: 'scan',
    metric: 'time/op',
    contrast: 'refs',
    role: 'gating',
    verdict: { word: 'equivalent' },
  } as unknown as Comparison
  const runsOf = (...totals: number[]) =>
    totals.map((total) => {
      const amounts = { ...instructionsBetween(texts), total }
      return { amounts, operations: 100 }
    })
  const counted = (base: number[], head: number[]): Profiles => {
    const runs = { base: runsOf(...base), head: runsOf(...head) }
    const total = base.reduce((sum, one) => sum + one, 0)
    const amounts = {
      kind: 'instructions',
      contrast: 'refs',
      benchmarks: ['scan'],
      whole: wholeOf(runs),
      base: { total, operations: 100 * base.length },
    } as unknown as TargetAmounts
    return { of: 'all', targets: [], problems: [], amounts: [amounts] }
  }
  const objections = (profiles: Profiles | undefined, rule = gate, accepted: string[] = []) => {
    const acceptances = accepted.map((one) => ({
      row: one,
      sha: 'a'.repeat(40),
      reason: 'wanted',
      by: 'ann',
      at: '2026-01-01',
    }))
    const known = { profiles, acceptances, headSha: 'a'.repeat(40) }
    return objectionsToWork([row], rule, known).map(({ as, reason }) => `${as}: ${reason}`)
  }

  it('fails what rises by more than the suite allows, and passes what does not', () => {
    expect(objections(counted([1000, 1000], [1030, 1030]))).toEqual([
      'failure: instructions of scan (refs) rose by 3.00 % [3.00 %, 3.00 %] an operation: ' +
        'the suite allows 2 %',
    ])
    expect(objections(counted([1000, 1000], [1019, 1019]))).toEqual([])
    expect(objections(counted([1000, 1000], [500, 500]))).toEqual([])
  })
  it('asks for a look where runs differ too much to tell, or nothing was counted', () => {
    expect(objections(counted([1000, 1020], [1030, 1060]))[0]).toMatch(
      /^action_required: .* it is not sure whether over 2 %$/,
    )
    const none = 'action_required: instructions of scan (refs) were not counted twice on each side'
    expect(objections(undefined)).toEqual([none])
  })
  it('lets somebody accept a row of them', () => {
    const more = counted([1000, 1000], [1030, 1030])
    expect(objections(more, gate, ['scan:instructions'])).toEqual([])
    expect(objections(more, gate, ['scan:time/op'])).toHaveLength(1)
  })
  it('fails where results of tests and annotations are read', () => {
    const profiles = counted([1000, 1000], [1030, 1030])
    const made = profiled()
    const [first] = made.comparisons
    const comparisons = [{ ...first!, ...row }]
    const plan = { ...made.plan, suite: { ...made.plan.suite, gate } }
    const report = { ...made, plan, comparisons, profiles }
    const textOf = (id: string) => formats.find((one) => one.id === id)!.render(report)[0]!.text
    expect(textOf('junit')).toMatch(/<testsuites name="[^"]*" tests="2" failures="1"/)
    expect(textOf('junit')).toMatch(
      /name="scan:instructions:refs" time="0"><failure message="instr/,
    )
    expect(textOf('sarif')).toMatch(/"level": "error",\s+"message": {\s+"text": "instructions of/)
  })
  it('goes by the counts of the report, where it has them', () => {
    const plan = { ...profiled().plan, units: ['m'], targets: [] }
    const refs = plan.contrasts[0]!.id
    const judged = (base: number[], head: number[], rule = gate) => {
      const counts = [...countsOn('base', ...base), ...countsOn('head', ...head)]
      const rows = withInstructions(plan, [{ ...row, contrast: refs }], counts)
      const known = { profiles: undefined, acceptances: [], headSha: null }
      return objectionsToWork(rows, rule, known).map(({ as, reason }) => `${as}: ${reason}`)
    }
    expect(judged([1000, 1000], [1030, 1030])[0]).toMatch(
      /^failure: .* rose by 3\.00 % \[3\.00 %, /,
    )
    expect(judged([1000, 1000], [1019, 1019])).toEqual([])
    expect(judged([1000, 1020], [1030, 1060])[0]).toMatch(/^action_required: .*not sure/)
    expect(judged([1000], [1030])[0]).toMatch(/were not counted twice on each side$/)
  })
  it('is only where the suite says so, and refused where nothing would be counted', () => {
    const more = counted([1000, 1000], [2000, 2000])
    expect(objections(more, suiteOf('{}', COUNTED).gate)).toEqual([])
    expect(() => suiteOf('{ instructions: 2 }', 'changed')).toThrow(/nothing counts the instruct/)
  })
})
