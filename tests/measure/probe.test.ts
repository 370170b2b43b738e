/** Benchmarks tried out: what is slow comes last, and what has no room is told with what has. */
import { describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/model.ts'
import { plainText } from '../../src/model/plain.ts'
import { zeroConfigSuite } from '../../src/plan/suite.ts'
import { viewReport } from '../../src/render/report-view.ts'
import { runBench } from '../../src/run/bench.ts'
import { tryingSec } from '../../src/run/probe-selection.ts'
import { noRunOptions } from '../../src/settings/options.ts'
import type { Answer } from '../support/fake-host.ts'
import { type GoCommand, makeGoHost, resultLines } from '../support/go-host.ts'

const NAMES = ['BenchmarkA', 'BenchmarkB', 'BenchmarkC']

const SUITE = 'suites:\n  s: { workload: { kind: go-bench }, layout: single }\n'

type Run = {
  budgetSec?: number
  names?: string[]
  nsPerOp?: (name: string, side: 'base' | 'head', trials: number) => number
  script?: (command: GoCommand) => Answer
}

async function run({ budgetSec = 100, names = NAMES, nsPerOp = () => 1e6, script }: Run) {
  const wall = ({ step }: GoCommand): Answer => ({ wallSec: step === 'trial' ? 0.3 : 0.1 })
  const host = makeGoHost(SUITE, names, nsPerOp, (command) => ({
    ...wall(command),
    ...script?.(command),
  }))
  return runBench({ ...noRunOptions, budget: budgetSec, seed: 'seed', out: '/out' }, host)
}

const told = ({ problems }: Report, code: string) => problems.filter((one) => one.code === code)

const targetsOf = ({ plan }: Report) =>
  plan.targets.map(({ id, arms }) => [id.replace('example.com/m.', ''), ...arms])

const BOTH = ['base', 'head']

const ENDED = { code: null, signal: 'SIGKILL' as const, timedOut: true }

/** B is silent for so long wherever it runs; beside others it is ended for that. */
const slowB =
  (sec: number, onHeadSec = sec) =>
  ({ step, command }: GoCommand): Answer => {
    const pattern = command.argv.join(' ')
    if (step !== 'probe' || !/Benchmark\(?\^?.*B/.test(pattern)) return {}
    if (!pattern.includes('BenchmarkA'))
      return { wallSec: pattern.includes('binary-00') ? sec : onHeadSec }
    const stdout = `BenchmarkA\n${resultLines(['BenchmarkA'], () => 1e6).replace('PASS\n', '')}`
    return { ...ENDED, wallSec: 2, stdout: `${stdout}BenchmarkB\n` }
  }

const minutesOf = (problem: { next?: string } | undefined) =>
  Number(/--budget (\d+)m/.exec(problem?.next ?? '')?.[1])

describe('a benchmark that is slow to begin with', () => {
  it('is put off until the others are known, and measured', async () => {
    const report = await run({ script: slowB(2.5) })
    expect(targetsOf(report).sort()).toEqual([
      ['A', ...BOTH],
      ['B', ...BOTH],
      ['C', ...BOTH],
    ])
    expect(told(report, 'left-out')).toEqual([])
    expect(told(report, 'probe-failed')).toEqual([])
  })

  it('is measured, too, where only one arm was quick enough to try it out, and then that is no news', async () => {
    const report = await run({ script: slowB(4, 7) })
    expect(targetsOf(report)).toContainEqual(['B', ...BOTH])
    const row = report.comparisons.find(({ benchmark }) => benchmark === 'B')
    expect(row?.estimate).toMatchObject({ n: 10 })
    expect(told(report, 'probe-failed')).toEqual([])
  })

  it('is not tried on a side that lists others: what was renamed and is slow is new, and no failure', async () => {
    const script = ({ step, command: { argv } }: GoCommand): Answer => {
      const isBase = argv[0].includes('binary-00')
      const names = ['A', isBase ? 'B' : 'D', 'C'].map((name) => `Benchmark${name}`)
      if (step === 'names') return { stdout: `${names.join('\n')}\nok\n` }
      if (step !== 'probe' || !argv.join(' ').includes('BenchmarkD')) return {}
      if (isBase) return { stdout: 'PASS\n' }
      if (!argv.join(' ').includes('BenchmarkA')) return { wallSec: 2.5 }
      const before = resultLines(['BenchmarkA'], () => 1e6).replace('PASS\n', '')
      return { ...ENDED, wallSec: 2, stdout: `BenchmarkA\n${before}BenchmarkD\n` }
    }
    const report = await run({ names: [...NAMES, 'BenchmarkD'], script })
    expect(targetsOf(report).sort()).toEqual([
      ['A', ...BOTH],
      ['C', ...BOTH],
    ])
    expect(told(report, 'new-benchmark').map(({ subject }) => subject?.benchmark)).toEqual(['D'])
    expect(told(report, 'gone-benchmark').map(({ subject }) => subject?.benchmark)).toEqual(['B'])
    expect(told(report, 'probe-silent')).toEqual([])
    expect(report.conclusion.conclusion).toBe('action_required')
  })

  /** B takes so long in an operation while its timer stands, and so long to set up in each call. */
  const stopping =
    (besideSec: number, setUpSec: number) =>
    (command: GoCommand): Answer => {
      const {
        step,
        command: { argv },
      } = command
      const [, iterations] = /-test\.benchtime=(\d+)x/.exec(argv.join(' ')) ?? []
      if (step !== 'probe' || iterations === undefined) return slowB(3)(command)
      const calls = iterations === '1' ? 1 : 2
      const operations = Number(iterations) + calls - 1
      return { wallSec: 0.1 + calls * setUpSec + operations * besideSec }
    }

  it('has as many iterations as end in time, where it works while its timer stands', async () => {
    const { plan } = await run({ script: stopping(0.5, 0) })
    const b = plan.targets.find(({ id }) => id.endsWith('.B'))
    expect(Number(b?.settings.besideSec)).toBeCloseTo(0.5, 1)
    expect(b?.settings.benchtime).toBe('1x')
    expect(plan.targets.find(({ id }) => id.endsWith('.A'))?.settings.benchtime).not.toBe('1x')
  })

  it.each([
    ['the call of one operation met other programs', 0.05, 0.3],
    ['an operation is short beside the start of a process', 0.005, 0.1],
  ])('has no more where %s', async (_, besideSec, onceSec) => {
    const script = (command: GoCommand): Answer => {
      const isOnce = command.command.argv.some((one) => one === '-test.benchtime=1x')
      if (command.step === 'probe' && isOnce) return { wallSec: onceSec }
      return stopping(besideSec, 0)(command)
    }
    const { plan } = await run({ script })
    const b = plan.targets.find(({ id }) => id.endsWith('.B'))
    const share = Number(b?.settings.besideSec) / besideSec
    expect([share > 0.7, share < 1.1]).toEqual([true, true])
  })

  it('is measured by one operation, where a short run of it does not end', async () => {
    /** B stops its timer in each operation: what the clock of Go takes for short has thousands. */
    const script = (command: GoCommand): Answer => {
      const isOnce = command.command.argv.some((one) => one === '-test.benchtime=1x')
      return slowB(isOnce ? 2 : 40)(command)
    }
    const report = await run({ script })
    expect(targetsOf(report)).toContainEqual(['B', ...BOTH])
    expect(told(report, 'left-out')).toEqual([])
    const b = report.plan.targets.find(({ id }) => id.endsWith('.B'))
    expect(b?.settings.benchtime).toBe('1x')
    expect(Number(b?.settings.besideSec)).toBeGreaterThan(1)
  })

  it('has as few as end in time where one of them takes no time that could be seen', async () => {
    const script = (command: GoCommand): Answer => {
      const [, iterations] = /-test\.benchtime=(\d+)x/.exec(command.command.argv.join(' ')) ?? []
      if (command.step !== 'probe' || iterations === undefined) return slowB(40)(command)
      return { wallSec: 0.1 + Number(iterations) * 1e-4 }
    }
    const { plan } = await run({ script, nsPerOp: () => 100 })
    const b = plan.targets.find(({ id }) => id.endsWith('.B'))
    const share = Number(b?.settings.besideSec) / 1e-4
    expect([share > 0.9, share < 1.2]).toEqual([true, true])
  })

  it('has as few as end in time where the others of its process ended with it', async () => {
    const script = ({ step, command: { argv } }: GoCommand): Answer => {
      const [, iterations] = /-test\.benchtime=(\d+)x/.exec(argv.join(' ')) ?? []
      if (step !== 'probe') return {}
      if (iterations === undefined) return { wallSec: 2.5 }
      return {
        wallSec: 0.1 + (/Benchmark\(?\^?.*B/.test(argv.join(' ')) ? Number(iterations) * 0.01 : 0),
      }
    }
    const { plan } = await run({ script })
    const besideOf = (name: string) =>
      Number(plan.targets.find(({ id }) => id.endsWith(name))?.settings.besideSec)
    expect(besideOf('.B')).toBeCloseTo(0.01, 2.5)
    expect([besideOf('.A'), besideOf('.C')]).toEqual([0, 0])
  })

  it('is not said to have times of its own on the side where one operation was all that ended', async () => {
    const script = (command: GoCommand): Answer => {
      const isOnce = command.command.argv.some((one) => one === '-test.benchtime=1x')
      return slowB(2, isOnce ? 2 : 40)(command)
    }
    const report = await run({ script })
    const b = report.plan.targets.find(({ id }) => id.endsWith('.B'))
    expect(b?.settings.untimed).toEqual([])
    expect(told(report, 'odd-output')).toEqual([])
  })

  it('has no fewer for what each call of it sets up', async () => {
    const { plan } = await run({ script: stopping(0, 0.7) })
    const [a, b] = ['.A', '.B'].map((end) => plan.targets.find(({ id }) => id.endsWith(end)))
    expect(Number(b?.settings.besideSec)).toBe(0)
    expect(b?.settings.benchtime).toBe(a?.settings.benchtime)
  })

  it('is left out by name where none had, with a budget that has room for it', async () => {
    const report = await run({ script: slowB(7) })
    expect(targetsOf(report).map(([name]) => name)).toEqual(['A', 'C'])
    const [left] = told(report, 'left-out')
    expect(left?.where).toBe('example.com/m.B')
    const again = await run({ script: slowB(7), budgetSec: minutesOf(left) * 60 })
    expect(told(again, 'left-out')).toEqual([])
  })
})

/** Every benchmark is silent for so long in its first process on an arm, and in one with others. */
function slowFirst(sec: number) {
  const tried = new Set<string>()
  return ({ step, command }: GoCommand): Answer => {
    const [binary, ...words] = command.argv
    const all = words.join(' ').match(/Benchmark[A-Z]/g) ?? []
    const [name = ''] = all
    if (step !== 'probe' || tried.has(`${binary} ${name}`)) return {}
    if (all.length > 1) return { ...ENDED, wallSec: 2, stdout: `${name}\n` }
    if (sec > command.limitSec) return { ...ENDED, wallSec: command.limitSec, stdout: `${name}\n` }
    tried.add(`${binary} ${name}`)
    return { wallSec: sec }
  }
}

describe('what is nearest to the change', () => {
  const names = [...NAMES, 'BenchmarkD', 'BenchmarkE']
  const distances: Record<string, number> = { BenchmarkA: 5, BenchmarkB: 4, BenchmarkE: 4 }
  const reach = ({ command: { argv } }: GoCommand): Answer => {
    if (argv[1] === 'changed') return { code: 1 }
    const word = { same: false, why: 'it differs', doubt: false }
    const own = names.map((name) => ({ name, ...word, distance: distances[name] ?? 1 }))
    const benchmarks = argv[1] === 'inputs' ? [] : own
    const known = { steps: 0, count: names.length, why: 'it differs' }
    return { stdout: JSON.stringify([{ unit: 'example.com/m', benchmarks, ...known }]) }
  }
  const asked = ({ command }: GoCommand) => {
    const pattern = /bench=(\S+)/.exec(command.argv.join(' '))?.[1] ?? ''
    return names.filter((name) => new RegExp(pattern).test(name))
  }

  it('is tried out first, and in a process without the others', async () => {
    const tried: string[] = []
    const script = (one: GoCommand): Answer => {
      if (one.step === 'probe')
        tried.push(
          asked(one)
            .map((name) => name.slice(9))
            .join(''),
        )
      return one.step === 'reach' ? reach(one) : {}
    }
    await run({ names, script })
    expect(tried).toEqual(['CD', 'ABE', 'CD', 'ABE'])
  })

  it('has the time, where that does not do for all that is slow', async () => {
    const script = (one: GoCommand): Answer => {
      if (one.step === 'reach') return reach(one)
      if (one.step !== 'probe') return {}
      const [first, ...others] = asked(one)
      // Each is silent for so long that others go first.
      return others.length === 0 ? { wallSec: 2.4 } : { ...ENDED, wallSec: 2, stdout: `${first}\n` }
    }
    const report = await run({ budgetSec: 40, names, script })
    const left = told(report, 'left-out').map(({ where }) => where)
    expect(left).toEqual(['D', 'B', 'E', 'A'].map((name) => `example.com/m.${name}`))
    expect(targetsOf(report).map(([name]) => name)).toEqual(['C'])
  })
})

describe('trying out takes more than its tenth of the budget', () => {
  it('goes on while what is known leaves the time, so that the budget is used', async () => {
    const report = await run({ script: slowFirst(4) })
    expect(targetsOf(report).map(([name]) => name)).toEqual(['A', 'B', 'C'])
    expect(told(report, 'left-out')).toEqual([])
  })

  it('ends where what is known needs the time', async () => {
    const script = slowFirst(4)
    const report = await run({
      script: (command) => (command.step === 'trial' ? { wallSec: 2 } : script(command)),
      nsPerOp: () => 2e9,
    })
    expect(targetsOf(report).length).toBeGreaterThan(0)
    expect(targetsOf(report).length).toBeLessThan(NAMES.length)
    expect(report.roundsRun).toBeGreaterThanOrEqual(6)
  })
})

it.each([
  ['fails by itself on both sides', NAMES],
  ['is new on head, and fails there', ['BenchmarkA', 'BenchmarkC']],
])('a benchmark that %s holds the gate, under its name', async (_, inBase) => {
  const report = await run({
    script: ({ step, command }) => {
      const isBase = command.argv[0].includes('binary-00')
      if (step === 'names' && isBase) return { stdout: `${inBase.join('\n')}\nok\n` }
      if (step !== 'probe') return {}
      const others = ['BenchmarkA', 'BenchmarkC']
      if (isBase && !inBase.includes('BenchmarkB')) return {}
      const failed = 'BenchmarkB\n--- FAIL: BenchmarkB\n    b_test.go:5: connection refused\n'
      const stdout = `${failed}${others.join('\n')}\n${resultLines(others, () => 1e6)}`
      return { code: 1, stdout: stdout.replace(/PASS\n$/, 'FAIL\n') }
    },
  })
  expect(told(report, 'failed-everywhere')).toMatchObject([{ where: 'example.com/m.B' }])
  expect(report.conclusion.conclusion).toBe('action_required')
})

it('a benchmark that looks for files where its source was is told what to do', async () => {
  const report = await run({
    names: ['BenchmarkB'],
    script: ({ step }) => {
      const said = 'b_test.go:5: open example.com/m/testdata/a.txt: no such file or directory'
      const stdout = `BenchmarkB\n--- FAIL: BenchmarkB\n    ${said}\nFAIL\n`
      return step === 'probe' ? { code: 1, stdout } : {}
    },
  })
  expect(told(report, 'failed-everywhere')).toMatchObject([
    { where: 'example.com/m.B', next: expect.stringContaining('build-flags: -trimpath=false') },
  ])
})

it('a package that can list its benchmarks on no side holds the gate, too', async () => {
  const refused = { code: 1, stderr: 'needs a server: connection refused\n' }
  const nowhere = await run({ script: ({ step }) => (step === 'names' ? refused : {}) })
  expect(told(nowhere, 'unlisted')).toMatchObject([
    {
      where: 'example.com/m',
      message: expect.stringContaining('connection refused'),
      next: expect.stringContaining('`go test -list . example.com/m`'),
    },
  ])
  expect(nowhere.conclusion.conclusion).toBe('action_required')
  expect(plainText(viewReport(nowhere).headline.news)).toMatch(/^1 package could not list its/)
  const closed = { code: null, notStarted: 'EACCES: /b/unit is not executable' }
  const notStarted = await run({ script: ({ step }) => (step === 'names' ? closed : {}) })
  expect(told(notStarted, 'unlisted')[0]?.message).toMatch(/EACCES: .* is not executable$/)
  const isHead = ({ command }: GoCommand) => command.argv[0].includes('binary-01')
  const onHead = await run({
    script: (one) => (one.step === 'names' && isHead(one) ? refused : {}),
  })
  expect(told(onHead, 'list-failed')).toHaveLength(1)
  expect(told(onHead, 'unlisted')).toEqual([])
  // Not gone from head: it is tried there.
  expect(told(onHead, 'gone-benchmark')).toEqual([])
  expect(targetsOf(onHead)).toContainEqual(['A', ...BOTH])
})

describe('the budget that would do', () => {
  const names = Array.from({ length: 40 }, (_, index) => `BenchmarkF${index}`)
  const secOf = (name: string) => (name.endsWith('3') ? 0.4 : 0.02)
  /** Trials whose operations take so many times as long as the probe said, and set up so long. */
  const slower = (times: number, setUpSec: number) => ({
    names,
    nsPerOp: (name: string, _: string, trials: number) =>
      1e9 * secOf(name) * (trials > 0 ? times : 1),
    script({ step, command }: GoCommand): Answer {
      if (step !== 'trial') return {}
      const line = command.argv.join(' ')
      const n = Number(/benchtime=(\d+)x/.exec(line)?.[1] ?? 1)
      const count = Number(/count=(\d+)/.exec(line)?.[1] ?? 1)
      const name = names.find((one) => line.includes(`^${one}$`)) ?? ''
      return { wallSec: 0.1 + setUpSec + times * (n + 1) * count * secOf(name) }
    },
  })

  it.each([
    [1, 0],
    [1.5, 0],
    [3, 0],
    [1, 0.2],
    [1.3, 0.6],
  ])('does, with trials %f times as slow as the probe said, set up in %f s', async (times, sec) => {
    const machine = slower(times, sec)
    const first = await run({ budgetSec: 60, ...machine })
    const left = told(first, 'left-out')
    expect(left.length).toBeGreaterThan(0)
    // All that was left out is told the same.
    expect(new Set(left.map(minutesOf)).size).toBe(1)
    const again = await run({ ...machine, budgetSec: 60 * minutesOf(left[0]) })
    expect(told(again, 'left-out')).toEqual([])
  })
})

describe('sub-benchmarks that are too many to be tried out', () => {
  const leaves = (count: number) => Array.from({ length: count }, (_, i) => `BenchmarkMany/${i}`)
  const many = (count: number) => resultLines(leaves(count), () => 1e6).replace('PASS\n', '')
  /** Ended when its time is over, after so many of them on each side. */
  const cut = (base: number, head: number) => (one: GoCommand) => {
    const { step, command } = one
    const isBase = command.argv[0].includes('binary-00')
    if (step === 'names') return { stdout: 'BenchmarkMany\nok\n' }
    if (step === 'trial') {
      const [, leaf] = /Many\$\/\^(\d+)\$/.exec(command.argv.join(' ')) ?? []
      return { wallSec: 0.1, stdout: resultLines([`BenchmarkMany/${leaf}`], () => 1e6, 10) }
    }
    if (step !== 'probe') return {}
    const stdout = `BenchmarkMany\n${many(isBase ? base : head)}`
    return { ...ENDED, wallSec: command.limitSec, stdout }
  }

  it('are all measured where what came after them left the time for it', async () => {
    const quick =
      NAMES.map((name) => `${name}\n`).join('') +
      resultLines(NAMES, () => 1e6).replace('PASS\n', '')
    let tries = 0
    const script = (one: GoCommand): Answer => {
      const { step, command } = one
      if (step === 'names') return { stdout: [...NAMES, 'BenchmarkMany', 'ok'].join('\n') }
      if (step !== 'probe') return cut(1, 1)(one)
      const isCut = command.argv[0].includes('binary-00') && ++tries === 1
      if (!isCut) return { wallSec: 0.1, stdout: `${quick}BenchmarkMany\n${many(4)}PASS\n` }
      return { ...ENDED, wallSec: command.limitSec, stdout: `${quick}BenchmarkMany\n${many(2)}` }
    }
    const names = [...NAMES, 'BenchmarkMany']
    const report = await run({ budgetSec: 30, names, script })
    expect(tries).toBe(2)
    const found = targetsOf(report).filter(([name]) => name?.startsWith('Many'))
    expect(found).toEqual(['0', '1', '2', '3'].map((leaf) => [`Many/${leaf}`, ...BOTH]))
    expect(told(report, 'left-out')).toEqual([])
  })

  it('leave the time for what comes after them, though they began slowly', async () => {
    const names = ['Many', ...'ABCDEFG'].map((name) => `Benchmark${name}`)
    let alone = 0
    const script = (one: GoCommand): Answer => {
      const { step, command } = one
      const line = command.argv.join(' ')
      if (step === 'names') return { stdout: [...names, 'ok'].join('\n') }
      if (step !== 'probe') return cut(1, 1)(one)
      const pattern = new RegExp(/bench=(\S+)/.exec(line)?.[1] ?? '')
      const [first, ...others] = names.filter((name) => pattern.test(name))
      // Beside others each prints nothing as long as anybody waits.
      if (others.length > 0) return { ...ENDED, wallSec: 2, stdout: `${first}\n` }
      if (first !== 'BenchmarkMany') return { wallSec: 0.1 }
      alone++
      return { ...ENDED, wallSec: command.limitSec, stdout: `BenchmarkMany\n${many(9)}` }
    }
    const report = await run({ names, script })
    expect(alone).toBeGreaterThan(0)
    const found = targetsOf(report).map(([name]) => name)
    expect(found).toContain('A')
    expect(found).toContain('Many/0')
  })

  it('are measured as far as both sides came to them, and the rest is told', async () => {
    const report = await run({ budgetSec: 30, names: ['BenchmarkMany'], script: cut(5, 3) })
    expect(targetsOf(report)).toEqual(['0', '1', '2'].map((leaf) => [`Many/${leaf}`, ...BOTH]))
    expect(told(report, 'gone-benchmark')).toEqual([])
    expect(told(report, 'left-out')).toMatchObject([
      { where: 'example.com/m.Many', message: expect.stringContaining('first 3 benchmarks') },
    ])
    expect(minutesOf(told(report, 'left-out')[0])).toBe(1)
    expect(report.conclusion.conclusion).toBe('action_required')
  })
})

it('a package that hangs before it lists its benchmarks leaves as much time to each of the others', async () => {
  const packageOf = (ImportPath: string, Dir: string) =>
    JSON.stringify(
      { ImportPath, Dir, Module: { Dir: '/src' }, TestGoFiles: ['m_test.go'] },
      null,
      1,
    )
  const report = await run({
    script: ({ step, command, host }) => {
      for (const index of ['00', '01'])
        host.disk.set(
          `/tmp/gcbench-/source-${index}/n/m_test.go`,
          'func BenchmarkA(b *testing.B) {}',
        )
      if (step === 'list')
        return {
          stdout: `${packageOf('example.com/m', '/src')}\n${packageOf('example.com/m/n', '/src/n')}`,
        }
      const isFirst = command.argv[0].includes('unit-0000')
      return step === 'names' && isFirst ? { wallSec: 1e6 } : {}
    },
  })
  const [first] = told(report, 'list-failed')
  expect(first?.message).toMatch(/^.*ended after 25 s, before it listed them/)
  expect(report.plan.targets.map(({ unit }) => unit)).toContain('example.com/m/n')
})

// jsonschema: of 5,376 benchmarks 844 were tried out in 116 s of 5 min, and seven rounds of 60 of them ran.
describe('benchmarks that a program lists', () => {
  const suite = { ...zeroConfigSuite(), budgetSec: 300 }
  const triedSec = (count: number) =>
    tryingSec({ suite }, [{ startSec: 1 }, { startSec: 2 }], Array(count).fill('a'), 0.25)

  it('are tried out for a tenth of the budget, or for as long as all of them may take', () => {
    expect(triedSec(10)).toBe(30)
    expect(triedSec(60)).toBe(2 * (3 + 4 + 15))
  })

  it('for no longer where no more than so many of them have room in the rounds', () => {
    const most = triedSec(75)
    expect(most).toBe(2 * (3 + 4 + 300 / 16))
    expect(triedSec(5376)).toBe(most)
  })
})
