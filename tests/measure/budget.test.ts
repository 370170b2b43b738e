import { describe, expect, it } from 'vitest'
import { readSuites, zeroConfigSuite } from '../../src/plan/suite.ts'
import { terminalText } from '../../src/render/terminal.ts'
import { decideTable } from '../../src/report/interim.ts'
import { parseRecords } from '../../src/report/samples.ts'
import { faultsOfTrials } from '../../src/report/verify.ts'
import { runBench } from '../../src/run/bench.ts'
import { noRunOptions } from '../../src/settings/options.ts'
import { BuildTime } from '../../src/sources/build-steps.ts'
import { workloads } from '../../src/workloads/index.ts'
import type { Answer } from '../support/fake-host.ts'
import { type GoCommand, makeGoHost } from '../support/go-host.ts'

const suiteOf = (budget: string) =>
  `suites: { micro: { workload: go-bench, reach: off, layout: single, budget: ${budget} } }`
const builds = ({ step }: GoCommand) => ({
  wallSec: step === 'build' ? 20 : step === 'trial' ? 1 : 0.01,
})
const noisy = (_: string, __: string, nth: number) => 1e6 * (1 + ((nth * 7919) % 101) / 101)
/** `modules`: packages that are a module of their own. */
type Asked = { suite?: string; reach?: (one: GoCommand) => Answer; modules?: readonly string[] }
const run = (budget: string, times = builds) => {
  const host = makeGoHost(suiteOf(budget), ['BenchmarkA'], noisy, times)
  return runBench({ ...noRunOptions, out: '/out' }, host)
}

describe('a budget', () => {
  it('is the wait, builds and all', async () => {
    const report = await run('100s')
    expect(report.buildSec).toBeGreaterThanOrEqual(40)
    expect(report.buildSec! + report.measuredSec).toBeLessThanOrEqual(101)
    expect(report.buildSec! + report.measuredSec).toBeGreaterThan(95)
    expect(report.plan.suite).toMatchObject({ waitSec: 100 })
    expect(report.plan.suite.budgetSec).toBeCloseTo(100 - report.buildSec!, 0)
    expect(report.command).toContain('--budget 100s')
  })

  it('has room for the report, by what judging the rows takes on this machine', async () => {
    const spentIn = async (budget: string, judgeSec: number) => {
      const host = makeGoHost(suiteOf(budget), ['BenchmarkA'], noisy, builds)
      const decide: typeof decideTable = (...of) => {
        void host.clock.sleep(judgeSec)
        return decideTable(...of)
      }
      const stage = { alpha: 0.05, benchmark: null, decide }
      const report = await runBench({ ...noRunOptions, out: '/out', stage }, host)
      return report.buildSec! + report.measuredSec
    }
    // The page and all else are written in fifteen times .2 s, or at most 15 % of what is left.
    expect(await spentIn('100s', 0.2)).toBeLessThanOrEqual(97)
    expect(await spentIn('100s', 0.2)).toBeGreaterThan(93)
    expect(await spentIn('100s', 2)).toBeLessThanOrEqual(100 - 0.15 * 59)
    expect(await spentIn('{ measure: 100s }', 0.2)).toBeGreaterThan(138)
  })

  it('is of measuring alone where the suite says so', async () => {
    const report = await run('{ measure: 100s }')
    expect(report.measuredSec).toBeGreaterThan(95)
    expect(report.plan.suite.budgetSec).toBe(100)
    expect(report.plan.suite.waitSec).toBeUndefined()
  })

  it('says with a figure what builds will take, and leaves out what has no time', () => {
    let nowSec = 0
    const suite = { ...zeroConfigSuite(), budgetSec: 180, waitSec: 180 }
    const clock = { nowSec: () => nowSec, timestamp: () => '', pause: async () => {} }
    const time = new BuildTime(clock as never, suite, { builds: 56, batches: 2 })
    const told: string[] = []
    const built = (batch: number) =>
      Array.from({ length: 28 }, (_, i) => `p${i}`).filter((unit) => {
        if (time.lacks(unit, batch)) return false
        nowSec += 10
        told.push(time.took(unit, 10) ?? '')
        return true
      })
    expect(built(0)).toEqual(['p0', 'p1', 'p2', 'p3'])
    expect(built(1)).toEqual(['p0', 'p1', 'p2', 'p3'])
    expect(told.filter((one) => one !== '')).toEqual([
      '56 builds take about 9 min 20 s, and the budget has 3 min left: what half of it is not ' +
        'enough for is left out',
    ])
    expect(time.problems()).toHaveLength(24)
    expect(time.problems()[0]).toMatchObject({
      code: 'left-out',
      subject: { unit: 'p4' },
      remedy: { kind: 'budget', sec: 1380 },
    })
  })

  it('builds together what has time, once the first of them told how long one takes', () => {
    let nowSec = 0
    const suite = { ...zeroConfigSuite(), budgetSec: 200, waitSec: 200 }
    const clock = { nowSec: () => nowSec, timestamp: () => '', pause: async () => {} }
    const time = new BuildTime(clock as never, suite, { builds: 40, batches: 2 })
    const left = Array.from({ length: 20 }, (_, i) => ({ unit: { id: `p${i}` } }))
    const parts: number[] = []
    while (left.length > 0) {
      const part = time.inTime(left.splice(0, time.together(left.length, 0)), 0)
      for (const { unit } of part) {
        const sec = unit.id === 'p0' ? 10 : 3
        nowSec += sec
        time.took(unit.id, sec)
      }
      parts.push(part.length)
    }
    // The first takes 10 of 50 s, so that four have room for sure; then each takes 3 s.
    expect(parts).toEqual([1, 4, 9])
    expect(nowSec).toBe(49)
    const { waitSec: _, ...unlimited } = suite
    const all = new BuildTime(clock as never, unlimited, { builds: 40, batches: 2 })
    expect([all.together(40, 0), all.together(3, 1)]).toEqual([16, 3])
  })

  it('builds on head what was quick on base, where not all of it fits', () => {
    let nowSec = 0
    const suite = { ...zeroConfigSuite(), budgetSec: 40, waitSec: 40 }
    const clock = { nowSec: () => nowSec, timestamp: () => '', pause: async () => {} }
    const time = new BuildTime(clock as never, suite, { builds: 4, batches: 2 })
    const secOf = { root: 4.3, middleware: 8.5 }
    const built = (batch: number) =>
      (['root', 'middleware'] as const).filter((unit) => {
        if (time.lacks(unit, batch)) return false
        nowSec += secOf[unit]
        time.took(unit, secOf[unit])
        return true
      })
    expect(built(0)).toEqual(['root', 'middleware'])
    expect(built(1)).toEqual(['root'])
    expect([...time.left]).toEqual(['middleware'])
  })

  it('that builds used up is asked for with room for them', async () => {
    const slow: typeof builds = (command) => ({
      wallSec: command.step === 'build' ? 200 : builds(command).wallSec,
    })
    const { problems, buildSec } = await run('400.2s', slow)
    const [remedy] = problems.flatMap((one) => (one.code === 'left-out' ? [one.remedy] : []))
    const sec = remedy?.kind === 'budget' ? remedy.sec : 0
    expect(buildSec).toBeGreaterThanOrEqual(400)
    // Builds, eight rounds of two trials, a fifth of that to spare, whole minutes.
    expect(sec).toBe(60 * Math.ceil((1.2 * (400 + 16)) / 60))
  })

  it('that has no room for as many rounds as decide goes to the first row, and asks for more', async () => {
    const slow: typeof builds = ({ step }) => ({
      wallSec: step === 'build' ? 20 : step === 'probe' || step === 'trial' ? 1.8 : 0.01,
    })
    const report = await run('60s', slow)
    expect(report.buildSec! + report.measuredSec).toBeGreaterThan(55)
    expect(report.roundsRun).toBeGreaterThanOrEqual(3)
    expect(report.roundsRun).toBeLessThan(6)
    expect(report.conclusion.conclusion).toBe('action_required')
    expect(terminalText(report, { hasColour: false, isWhole: false })).toContain('--budget')
  })

  it('ends a build that takes longer, and says what had no time', async () => {
    const slow: typeof builds = (command) => ({
      wallSec: command.step === 'build' ? 200 : builds(command).wallSec,
    })
    const { problems, buildSec, conclusion } = await run('30s', slow)
    expect(buildSec).toBeLessThan(31)
    expect(problems.map(({ code }) => code)).toContain('left-out')
    expect(problems.map(({ code }) => code)).not.toContain('no-benchmarks')
    const [left] = problems.filter(({ code }) => code === 'left-out')
    expect(left).toMatchObject({ subject: { unit: 'example.com/m' } })
    expect(left?.message).toMatch(/no time to build it/)
    // Of two builds the one took 30 s at the least, and builds have half of a budget.
    expect(left?.remedy).toEqual({ kind: 'budget', sec: 180 })
    expect(conclusion.conclusion).not.toBe('success')
  })

  const packagesRun = (
    names: readonly string[],
    build: (one: GoCommand) => { wallSec: number },
    { suite = suiteOf('100s'), reach = () => ({ wallSec: 0 }), modules = [] }: Asked = {},
  ) => {
    const packages = names.map((name) => ({
      ImportPath: `example.com/${name}`,
      ...{
        Dir: `/src/${name}`,
        Module: { Dir: modules.includes(name) ? `/src/${name}` : '/src' },
        TestGoFiles: ['m_test.go'],
      },
    }))
    const listedIn = (folder: string) => {
      const moduleOf = (path: string) => modules.find((one) => path.endsWith(`/${one}`))
      return packages.filter(({ ImportPath }) => moduleOf(ImportPath) === moduleOf(folder))
    }
    const host = makeGoHost(suite, ['BenchmarkA'], noisy, (one) => {
      if (one.step === 'reach') return reach(one)
      if (one.step === 'list')
        return {
          stdout: listedIn(one.command.cwd)
            .map((each) => JSON.stringify(each, null, 1))
            .join('\n'),
        }
      return one.step === 'build' ? build(one) : builds(one)
    })
    for (const source of ['source-00', 'source-01'])
      for (const name of names) {
        const folder = `/tmp/gcbench-/${source}/${name}`
        host.disk.set(`${folder}/m_test.go`, 'func BenchmarkA(b *testing.B) {}')
        if (modules.includes(name))
          host.disk.set(`${folder}/go.mod`, `module example.com/${name}\n`)
      }
    return runBench({ ...noRunOptions, out: '/out' }, host)
  }
  // Of a large module: a package takes 12 s to compile, and that on which all depend 10 s more.
  const names = ['a-apart', 'b-far', 'c-near', 'd-same', 'e-own']
  const steps: Record<string, number> = { 'b-far': 2, 'c-near': 1, 'd-same': 0, 'e-own': 0 }
  const asked: string[][] = []
  const same = new Set<string>()
  const reach = ({ command: { argv, limitSec } }: GoCommand) => {
    const units = argv.slice(argv.indexOf('--') + 1)
    const isOfInputs = argv[1] === 'inputs'
    if (argv[1] === 'changed') return { code: 1, wallSec: 0 }
    const answers = units.map((unit) => {
      const isSame = !isOfInputs && same.has(unit.slice(12))
      const word = { name: 'BenchmarkA', same: isSame, why: isSame ? '' : 'it differs' }
      const benchmarks = isOfInputs ? [] : [{ ...word, doubt: false, distance: isSame ? -1 : 1 }]
      const known = { steps: steps[unit.slice(12)] ?? -1, count: unit.endsWith('own') ? 1 : 2 }
      return { unit, why: isOfInputs ? 'it differs' : '', benchmarks, ...known }
    })
    if (isOfInputs) return { wallSec: 1, stdout: JSON.stringify(answers) }
    const wallSec = 12 * units.length + (asked.length === 0 ? 10 : 0)
    const isOver = wallSec > limitSec
    asked.push(units.map((unit) => unit.slice(12)))
    return { wallSec, stdout: isOver ? '' : JSON.stringify(answers) }
  }

  const [nearest, farthest] = [
    ['d-same', 'e-own'],
    ['c-near', 'b-far', 'a-apart'],
  ]
  it.each([
    // What is the same is looked for no longer than it takes to know what is not.
    ['90s', ['d-same'], [['d-same'], ['e-own']], ['e-own'], ['a-apart', 'b-far', 'c-near']],
    [
      '150s',
      ['d-same'],
      [['d-same'], ['e-own'], ['c-near']],
      ['c-near', 'e-own'],
      ['a-apart', 'b-far'],
    ],
    ['20m', ['d-same'], [['d-same'], ['e-own'], farthest], names.toSpliced(3, 1), []],
    // But while nothing is found, there is nothing else to do: it ends in vain, and is asked again.
    [
      '55s',
      nearest,
      [['d-same'], ['e-own'], ['c-near'], ['c-near']],
      ['c-near'],
      ['a-apart', 'b-far'],
    ],
  ])(
    'of %s goes first to what the change touches: %j is the same',
    async (budget, equal, parts, measured, left) => {
      asked.length = 0
      same.clear()
      for (const name of equal) same.add(name)
      const suite = `suites: { micro: { workload: go-bench, layout: single, budget: ${budget} } }`
      const report = await packagesRun(names, () => ({ wallSec: 1 }), { suite, reach })
      expect(asked).toEqual(parts)
      expect(report.plan.targets.map(({ unit }) => unit.slice(12)).toSorted()).toEqual(measured)
      expect(
        leftIn(report)
          .map((unit) => unit?.slice(12))
          .toSorted(),
      ).toEqual(left)
      expect(report.buildSec! + report.measuredSec).toBeLessThanOrEqual(
        (report.plan.suite.waitSec ?? 0) + 1,
      )
      expect(report.records?.length).toBeGreaterThan(1)
    },
  )

  it.each([
    // A tenth of what builds left, and head took 12 s to compile what is nearest.
    ['150s', false],
    ['20m', true],
  ])('of %s has a build that counts only if it ends in its share: %s', async (budget, isBegun) => {
    asked.length = 0
    same.clear()
    same.add('d-same')
    const suite = `suites: { micro: { workload: go-bench, layout: single, budget: ${budget} } }`
    const code = { packages: ['example.com/c-near'], lines: {}, beyond: '' }
    const changed = JSON.stringify({ ...code, benchmarks: [], rewritten: [] })
    let begun = 0
    const build = ({ command }: GoCommand) => {
      if (command.argv.includes('-cover')) begun++
      return { wallSec: 1 }
    }
    await packagesRun(names, build, {
      suite,
      reach: (one) => (one.command.argv[1] === 'changed' ? { stdout: changed } : reach(one)),
    })
    expect(begun > 0).toBe(isBegun)
  })

  it('goes first to what the change touches, in whichever module that is', async () => {
    same.clear()
    const suite = 'suites: { micro: { workload: go-bench, layout: single, budget: 20m } }'
    const modules = ['b-far', 'e-own']
    const order: string[] = []
    const build = ({ command }: GoCommand) => {
      const [, place] = /binary-00\/unit-(\d+)/.exec(command.argv.join(' ')) ?? []
      if (place !== undefined) order[Number(place)] = command.argv.at(-1)?.slice(12) ?? ''
      return { wallSec: 1 }
    }
    await packagesRun(names, build, { suite, reach, modules })
    expect(order).toEqual(['d-same', 'e-own', 'c-near', 'b-far', 'a-apart'])
  })

  const leftIn = ({ problems }: Awaited<ReturnType<typeof packagesRun>>) =>
    problems
      .filter(({ details }) => details?.why === 'no-build')
      .map(({ subject }) => subject?.unit)

  it('that ended while packages were built together goes to one that may be measured', async () => {
    let built = 0
    const limits: number[] = []
    const report = await packagesRun(['m', 'n'], ({ command }) => {
      limits.push(command.limitSec)
      return { wallSec: built++ < 2 ? 5 : 200 }
    })
    // Of base each, of head both for half of what is left, twice, and the first for all of it.
    expect(limits.map((sec) => Math.round(sec / 5))).toEqual([20, 19, 8, 5, 5])
    expect(leftIn(report)).toEqual(['example.com/m', 'example.com/n'])
  })

  it('keeps what one command had built of many packages when its part of it ended', async () => {
    const names = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5']
    const report = await packagesRun(names, ({ command, host }) => {
      const out = command.argv[command.argv.indexOf('-o') + 1] ?? ''
      if (!out.endsWith('/')) return { wallSec: 4 }
      // All but the last, which never ends.
      const asked = names.filter((name) => command.argv.includes(`example.com/${name}`))
      for (const name of asked.slice(0, -1)) {
        host.disk.set(`${out}${name}.test`, 'a binary')
        host.disk.set(`hash:${out}${name}.test`, (out.includes('y-00') ? '1' : '2').repeat(64))
      }
      return { wallSec: 1000 }
    })
    expect(report.plan.targets.map(({ unit }) => unit)).toEqual(
      ['p0', 'p1', 'p2', 'p3'].map((name) => `example.com/${name}`),
    )
    expect(leftIn(report).toSorted()).toEqual(['example.com/p4', 'example.com/p5'])
    expect(report.buildSec!).toBeLessThan(60)
    expect(report.buildSec! + report.measuredSec).toBeGreaterThan(95)
  })

  it('that is left when the others are decided goes to what had left for them', async () => {
    const names = ['BenchmarkA', 'BenchmarkB']
    // A busy moment: the first round of one takes 9.6 s in place of .2.
    let slow = 2
    const times = (one: GoCommand) => {
      const isSlow = one.step === 'trial' && one.command.argv.join(' ').includes('BenchmarkB')
      if (one.step !== 'trial') return builds(one)
      return { wallSec: isSlow && slow-- > 0 ? 9.6 : 0.2 }
    }
    const twice = (_: string, side: string, nth: number) =>
      (side === 'head' ? 2e6 : 1e6) * (1 + (nth % 5) / 100)
    const host = makeGoHost(suiteOf('{ measure: 150s }'), names, twice, times)
    const report = await runBench({ ...noRunOptions, out: '/out' }, host)
    const notes = host.told.flatMap((one) => (one.kind === 'note' ? [one.text] : []))
    expect(notes.join('\n')).toMatch(/ stopped after 1 round[\s\S]* taken up again/)
    const ran = report.records?.filter(({ trial }) => /B$/.test(trial.target))
    const rounds = new Set(ran?.map(({ trial }) => trial.round))
    // The other one is decided after twelve.
    expect([...rounds].slice(0, 3)).toEqual([0, 12, 13])
    expect(report.problems.map(({ code }) => code)).not.toContain('left-out')
    const gating = report.comparisons.filter(({ metric }) => metric === 'time/op')
    expect(gating.map(({ benchmark, verdict }) => [benchmark, verdict.word])).toEqual(
      names.map((name) => [name.slice(9), 'regressed']),
    )
    const trials = parseRecords(report.plan.suite, report.records ?? [])
    expect(faultsOfTrials(report, trials)).toEqual([])
  })

  it('is read in both forms', () => {
    const read = (text: string) => readSuites(suiteOf(text), 'suite', workloads)[0]!
    expect(read('5m')).toMatchObject({ budgetSec: 300, waitSec: 300 })
    expect(read('{ measure: 5m }')).toMatchObject({ budgetSec: 300 })
    expect(read('{ measure: 5m }')).not.toHaveProperty('waitSec')
  })
})
