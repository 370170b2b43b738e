import { describe, expect, it, vi } from 'vitest'
import { nowhere } from '../scripts/docs/nowhere.ts'
import { runCli } from '../src/cli/index.ts'
import type { Command } from '../src/machine/host.ts'
import type { Report } from '../src/model/model.ts'
import { goBench } from '../src/parse/go-bench.ts'
import { jsonText } from '../src/render/formats/documents.ts'
import { makeReport } from '../src/report/report.ts'
import { runBench } from '../src/run/bench.ts'
import { chooseSuite, type RunRequest } from '../src/run/request.ts'
import { noRunOptions } from '../src/settings/options.ts'
import { alphaOfPart } from '../src/stats/schedule.ts'
import { type Answer, cleanAir, type FakeHost } from './support/fake-host.ts'
import { makeGoHost } from './support/go-host.ts'

const ask: RunRequest = { ...noRunOptions, seed: 'seed', out: '/out' }

const SUITE = `suites:
  s: { workload: { kind: go-bench, count: 1 }, layout: single, until: rounds, rounds: 6 }
`

const isTrial = (command: Command) => command.measure === true
const sideOf = (command: Command) => (command.argv[0].includes('binary-00') ? 'base' : 'head')

type Trial = { side: 'base' | 'head'; nth: number; command: Command; host: FakeHost }

/** A toolchain with one benchmark; `trial` says what a trial's process does. */
function oneBenchmark(trial: (trial: Trial) => Answer, suite = SUITE): FakeHost {
  let nth = 0
  return makeGoHost(
    suite,
    ['BenchmarkA'],
    () => 1e6,
    ({ step, command, host, answer }) =>
      step === 'trial' ? trial({ side: sideOf(command), nth: nth++, command, host }) : answer,
  )
}

const result = (nsPerOp: number) =>
  `pkg: example.com/m\nBenchmarkA-2 \t 100\t ${nsPerOp} ns/op\t 8 B/op\t 1 allocs/op\nPASS\n`

const steady: (trial: Trial) => Answer = ({ side, nth }) => ({
  stdout: result(side === 'base' ? 1000 + nth : 1500 + nth),
  wallSec: 1,
  pollution: cleanAir,
})

/** What a command of the terminal prints on that machine, in a pipe. */
const inTerminal = (host: FakeHost, ...words: string[]) => printedIn(host, words, false)

async function printedIn(host: FakeHost, words: string[], isTerminal: boolean): Promise<string> {
  let printed = ''
  const print = (text: string) => {
    printed += text
  }
  await runCli(words, {
    ...nowhere,
    out: print,
    err: print,
    isTerminal,
    colour: false,
    columns: () => 80,
    env: {},
    progress: { write: print, columns: () => 80, lines: () => 24, hasColour: false },
    cwd: host.cwd,
    makeHost: () => host,
    onInterrupt: () => () => {},
    open: (path) => print(`opened ${path}\n`),
  })
  return printed
}

describe('benchmarks of a call alone', () => {
  const NAMES = ['BenchmarkScan', 'BenchmarkSum']
  const host = (suite: string) =>
    makeGoHost(
      suite,
      NAMES,
      () => 1e6,
      ({ step, command, answer }) => {
        if (step !== 'names') return answer
        const pattern = command.argv.find((word) => word.startsWith('-test.list='))?.slice(11) ?? ''
        return { stdout: NAMES.filter((name) => new RegExp(pattern).test(name)).join('\n') }
      },
    )
  const rows = ({ comparisons }: Report) => [
    ...new Set(comparisons.map(({ benchmark }) => benchmark)),
  ]

  it.each([
    ['of a suite', SUITE],
    ['of no suite file', ''],
  ])('are measured %s, and the command that repeats the run says so', async (_, suite) => {
    const machine = host(suite)
    if (suite === '') machine.disk.delete('/repository/.gcbench.yml')
    machine.disk.set('/repository/m_test.go', 'func BenchmarkScan(b *testing.B) {}')
    const report = await runBench({ ...ask, bench: 'Su+m$', rounds: { min: 6, max: 6 } }, machine)
    expect(rows(report).filter((name) => name !== 'geomean')).toEqual(['Sum'])
    expect(report.plan.suite.workload).toMatchObject({ bench: 'Su+m$' })
    expect(report.command).toContain("--bench 'Su+m$'")
  })

  it('are the words of the tool, whose filter is another key', async () => {
    const suite = 'suites: { s: { workload: { kind: jmh, filter: All } } }'
    const chosen = await chooseSuite({ ...ask, bench: 'Small.*' }, host(suite))
    expect(JSON.stringify(chosen.workload)).toContain('Small.*')
    expect(JSON.stringify(chosen.workload)).not.toContain('"All"')
  })

  it('are refused where they are no expression, or the workload has no filter', async () => {
    await expect(runBench({ ...ask, bench: 'a(' }, host(SUITE))).rejects.toThrow(
      /^bench: expected a regular expression .*: a\($/,
    )
    const command = 'suites: { s: { workload: { kind: command, run: ls } } }'
    await expect(runBench({ ...ask, bench: 'a' }, host(command))).rejects.toThrow(
      'the workload command of suite s has no filter of benchmarks',
    )
  })

  it('are a flag of the terminal', async () => {
    const machine = host(SUITE)
    await inTerminal(machine, 'run', '--bench', 'Scan', '--rounds', '6..6')
    const report: Report = JSON.parse(machine.disk.get('/repository/gcbench-out/report.json')!)
    expect(rows(report)).toContain('Scan')
    expect(rows(report)).not.toContain('Sum')
  })
})

describe('plan', () => {
  it('counts the benchmark functions of a folder by its text, as those of a commit', async () => {
    const host = oneBenchmark(steady)
    host.disk.set('/new/go.mod', 'module example.com/m\n')
    host.disk.set('/new/a/m_test.go', 'func BenchmarkA(b *testing.B) {}\nfunc TestA() {}\n')
    host.disk.set('/new/b_test.go', 'func BenchmarkB(b *testing.B) {}\n')
    host.disk.set('/new/b.go', 'func BenchmarkC(b *testing.B) {}\n')
    const told = await inTerminal(host, 'plan', '--base', '/old', '--head', '/new')
    expect(told).toContain('2 benchmark functions in the source of head: A, B\n')
    expect(told).toContain('sub-benchmarks of these are not known before a run')
    for (const line of told.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
    expect(host.commands).toEqual([])
  })
})

describe('an error', () => {
  it('about a file that is no report: which, what is wrong with it, what to do', async () => {
    const host = oneBenchmark(steady)
    host.disk.set('/x.json', '{}')
    for (const command of ['report', 'verify', 'merge']) {
      const told = await inTerminal(host, command, '/x.json')
      expect(told).toContain('/x.json: this is not a gcbench report (schema version 1):\n- ')
      expect(told).toMatch(/\n- schemaVersion: .*\nname a report.json that gcbench wrote\n$/)
    }
  })

  it('takes the place of the line before it, and is broken, on a terminal alone', async () => {
    const host = oneBenchmark(steady)
    const words = ['run', '--config', `${'long-'.repeat(12)}name.yml`]
    const whole = await inTerminal(host, ...words)
    expect(whole).toMatch(/^suite file long-\S+ does not exist\n/)
    const shown = await printedIn(host, words, true)
    expect(shown).toBe(`\r\x1b[K${whole.replace(/ (?=long)| (?=exist)/g, '\n  ')}`)
  })
})

const trialsOf = (host: FakeHost) => host.commands.filter(isTrial).map(sideOf)

describe('runBench', () => {
  it('lists, builds, identifies, probes, then measures in pairs', async () => {
    const host = oneBenchmark(steady)
    const report = await runBench(ask, host)
    const steps = host.commands.map(({ argv }) => argv.slice(0, 2).join(' '))
    expect(steps.filter((step) => step.startsWith('go ')).slice(0, 6)).toEqual([
      'go env',
      'go tool',
      'go list',
      'go env',
      'go tool',
      'go list',
    ])
    expect(steps.lastIndexOf('go version')).toBeLessThan(host.commands.findIndex(isTrial))
    const sides = trialsOf(host)
    expect(sides).toHaveLength(12)
    for (let i = 0; i < sides.length; i += 2) {
      expect(new Set(sides.slice(i, i + 2)).size).toBe(2)
    }
    expect(report.roundsRun).toBe(6)
    expect(report.stopReason).toBe('all rows decided')
    const row = report.comparisons.find(({ metric }) => metric === 'time/op')
    expect(row).toMatchObject({ benchmark: 'A', verdict: { word: 'regressed' } })
  })

  it('reads what a trial printed once, however often the data are looked at', async () => {
    const parse = vi.spyOn(goBench, 'parse')
    const timesRead = (text: string | undefined) =>
      parse.mock.calls.filter(([read]) => read === text).length
    const suite = SUITE.replace('until: rounds, rounds: 6', 'rounds: { min: 6, max: 40 }')
    const noisy = (trial: Trial) => {
      const nsPerOp = 1000 + ((trial.nth * 7919) % 301) + trial.nth / 1000
      return { ...steady(trial), stdout: result(nsPerOp) }
    }
    const report = await runBench(ask, oneBenchmark(noisy, suite))
    const looked = report.plan.looks.filter(({ rounds }) => rounds <= report.roundsRun)
    expect(looked.length).toBeGreaterThan(1)
    const { records } = report
    if (records === null) throw new Error('a run without records')
    expect(records.map(({ outputs }) => timesRead(outputs.stdout))).toEqual(records.map(() => 1))
    parse.mockClear()
    const again = makeReport({ ...report, records, toolVersion: report.tool.version })
    expect(records.map(({ outputs }) => timesRead(outputs.stdout))).toEqual(records.map(() => 1))
    expect(again.comparisons).toEqual(report.comparisons)
    parse.mockRestore()
  })

  it('gives the same order of trials for the same seed, and another for others', async () => {
    const orderBy = async (seed: string) => {
      const { records } = await runBench({ ...ask, seed }, oneBenchmark(steady))
      return records?.map(({ trial }) => `${trial.round} ${trial.arm}`)
    }
    const orders = await Promise.all(['same', 'same', 'a', 'b', 'c'].map(orderBy))
    expect(orders[0]).toHaveLength(12)
    expect(orders[1]).toEqual(orders[0])
    expect(new Set(orders.map(String)).size).toBeGreaterThan(2)
  })

  it('gives trials an environment built from nothing', async () => {
    const host = oneBenchmark(steady)
    await runBench(ask, host)
    const trial = host.commands.find(isTrial)
    expect(trial?.env).toEqual({ PATH: '/bin', HOME: '/home' })
  })

  it('repeats a pair by which the machine did far worse than by others', async () => {
    // Ten rounds of two trials; something happens in the tenth and in the last.
    const suite = SUITE.replace('rounds: 6', 'rounds: 10')
    const stolen = (nth: number) => ({ ...cleanAir, stealPct: [18, 19].includes(nth) ? 30 : 0 })
    const host = oneBenchmark(
      (trial) => ({ ...steady(trial), pollution: stolen(trial.nth) }),
      suite,
    )
    const report = await runBench(ask, host)
    expect(trialsOf(host)).toHaveLength(22)
    expect(report.records?.filter(({ trial }) => trial.attempt === 1)).toHaveLength(2)
    const row = report.comparisons.find(({ metric }) => metric === 'time/op')
    expect(row?.explanation).toMatchObject({ reruns: 1, lostPairs: 0 })
    expect(report.timeSpent).toMatchObject({ discardedSec: 2 })
    const [line] = host.told.flatMap((one) => (one.kind === 'time' ? [one.text] : []))
    expect(line).toMatch(/^\d+ s: .*\b2 s discarded trials \(\d+ %\)/)
    // What the machine always does is no reason.
    const always = oneBenchmark(
      (trial) => ({ ...steady(trial), pollution: { ...cleanAir, stealPct: 30 } }),
      suite,
    )
    await runBench(ask, always)
    expect(trialsOf(always)).toHaveLength(20)
  })

  it('does not start a round that would overrun the budget', async () => {
    const host = oneBenchmark((trial) => ({ ...steady(trial), wallSec: 2 }))
    const report = await runBench({ ...ask, budget: 11 }, host)
    expect(report.stopReason).toBe('budget')
    expect(report.roundsRun).toBe(2)
    const row = report.comparisons.find(({ metric }) => metric === 'time/op')
    expect(row?.verdict).toMatchObject({ word: 'inconclusive', reason: 'too-few-rounds' })
  })

  it('goes on without a benchmark that failed in the first rounds on one side', async () => {
    const host = oneBenchmark((trial) =>
      trial.side === 'head' ? { code: 2, stdout: 'panic: no' } : steady(trial),
    )
    const report = await runBench(ask, host)
    expect(report.roundsRun).toBe(2)
    const row = report.comparisons.find(({ metric }) => metric === 'time/op')
    expect(row?.verdict.word).toBe('failed')
    expect(report.conclusion.conclusion).toBe('failure')
  })

  it('leaves nothing of the run before, where a build fails, that looks unfinished', async () => {
    const host = oneBenchmark(steady)
    await runBench(ask, host)
    host.disk.set('/out/report.json', '{}')
    const broken = oneBenchmark(steady, `${SUITE}variants: { default: { env: { X: y } } }\n`)
    for (const [path, text] of host.disk) if (path.startsWith('/out/')) broken.disk.set(path, text)
    broken.git.addWorktree = async () => {
      throw new Error('no room')
    }
    await expect(runBench(ask, broken)).rejects.toThrow('no room')
    const after = oneBenchmark(steady)
    for (const [path, text] of broken.disk) if (path.startsWith('/out/')) after.disk.set(path, text)
    await expect(runBench(ask, after)).resolves.toBeDefined()
  })

  it('says the pattern and the names that there are, where none matches', async () => {
    const suite = SUITE.replace('count: 1', 'count: 1, bench: BenchmarkB')
    const host = oneBenchmark(steady, suite)
    const { run } = host.exec
    host.exec.run = async (command) => {
      const isListing = command.argv.includes('-test.list=BenchmarkB')
      return isListing ? { ...(await run(command)), stdout: 'ok\n' } : run(command)
    }
    const report = await runBench(ask, host)
    expect(report.problems.find(({ code }) => code === 'no-match')).toMatchObject({
      message: 'no benchmark matches "BenchmarkB"; known: BenchmarkA',
      next: 'did you mean "BenchmarkA"?',
    })
    expect(report.conclusion.conclusion).toBe('action_required')
  })

  it('stops the run when a binary is not what its variant says', async () => {
    const suite = `${SUITE}variants: { default: { build-env: { GOEXPERIMENT: nogreenteagc } } }\n`
    await expect(runBench(ask, oneBenchmark(steady, suite))).rejects.toThrow(
      /carries GOEXPERIMENT=\(none\), not nogreenteagc/,
    )
  })

  it('measures only on Linux unless told otherwise', async () => {
    const host = { ...oneBenchmark(steady), platform: 'darwin' }
    await expect(runBench(ask, host)).rejects.toThrow(/measures on Linux, this is darwin/)
    await expect(runBench({ ...ask, allowOs: true }, host)).resolves.toBeDefined()
  })

  it('starts no round of what no report could hold', async () => {
    const host = oneBenchmark(steady)
    const long = { ...ask, seed: 'x'.repeat(400) }
    await expect(runBench(long, host)).rejects.toThrow(
      /plan\.(suite\.)?seed: does not fit a report/,
    )
    expect([trialsOf(host), host.disk.has('/out/started.json')]).toEqual([[], false])
  })

  it('stops between trials and keeps the records', async () => {
    const host = oneBenchmark((trial) => {
      if (trial.nth === 4) void trial.host.exec.stopAll()
      return steady(trial)
    })
    const report = await runBench(ask, host)
    expect(report.stopReason).toBe('stopped')
    expect(host.disk.get('/out/records.ndjson')?.trim().split('\n')).toHaveLength(5)
  })

  it('stopped at any moment: what is left is spent on the rounds that are whole', async () => {
    const [names, most] = [['BenchmarkA', 'BenchmarkB'], 4 * 9]
    const suite = SUITE.replace('rounds: 6', 'rounds: 40')
    const nsPerOp = (_: string, side: string, nth: number) =>
      1e6 * (1 + 0.01 * Math.sin(7 * nth)) * (side === 'base' ? 1 : 1.5)
    const wordsOf = ({ comparisons, roundsRun }: Report) => ({
      roundsRun,
      words: comparisons.filter(({ metric }) => metric === 'time/op').map((row) => row.verdict),
    })
    // One pattern of signs and its mirror image, in what a run's first word may spend.
    const fewest = Math.ceil(1 - Math.log2(alphaOfPart(0.05, 0)))
    for (let stopAt = 1; stopAt <= most; stopAt++) {
      let trials = 0
      const host = makeGoHost(suite, names, nsPerOp, ({ step, host: self }) => {
        if (step === 'trial' && ++trials === stopAt) void self.exec.stopAll()
        return { wallSec: step === 'trial' ? 1 : 0.01 }
      })
      const report = await runBench(ask, host)
      const { roundsRun, words } = wordsOf(report)
      expect(report.stopReason).toBe('stopped')
      expect(roundsRun).toBe(Math.floor(stopAt / 4))
      const isCalled = words.map(({ word }) => word === 'regressed')
      expect([stopAt, isCalled]).toEqual([stopAt, words.map(() => roundsRun >= fewest)])
      const open = words.filter(({ word }) => word !== 'regressed')
      expect(open.filter((one) => !('reason' in one && one.reason === 'too-few-rounds'))).toEqual(
        [],
      )
      const again = await inTerminal(host, 'report', '/out', '--format', 'json')
      expect(wordsOf(JSON.parse(again))).toEqual({ roundsRun, words })
    }
  })
})

describe('the rules of the base', () => {
  const weak = SUITE.replace('rounds: 6', 'rounds: 6, gate: { mode: advisory }')
  const slow: (trial: Trial) => Answer = (trial) => ({
    ...steady(trial),
    stdout: result((trial.side === 'base' ? 1000 : 1300) + trial.nth),
  })

  it('gate a change that brings weaker ones, and the report says so', async () => {
    const host = oneBenchmark(slow, weak)
    const shown: string[] = []
    host.git.show = async (_root, sha, path) => {
      shown.push(`${sha.slice(0, 4)}:${path}`)
      return path === '.gcbench.yml' ? SUITE : null
    }
    const report = await runBench({ ...ask, policyRef: 'main' }, host)
    expect(shown).toEqual(['aaaa:.gcbench.yml', 'aaaa:.gcbench-accept.yml'])
    expect(report.conclusion.conclusion).toBe('failure')
    expect(report.plan.suite.gate.mode).toBe('enforce')
    expect(report.problems.map(({ code }) => code)).toContain('policy-of-base')
  })

  const equal: (trial: Trial) => Answer = (trial) => ({
    ...steady(trial),
    stdout: result(1000 + trial.nth / 100),
  })
  const BETWEEN = SUITE.replace(
    'rounds: 6',
    'rounds: 6, variants: [a, b], contrasts: [{ variants: { base: a, head: b } }]',
  )
  const chosen = `variants: { a: {}, b: { env: { GOGC: 100 } } }\n${BETWEEN}`
  it.each([
    ['has the suite', SUITE],
    ['has no such suite', SUITE.replace('s:', 'other:')],
    ['has no suite file', null],
    ['has one that nobody can read', 'suites: nonsense'],
  ])('say which contrast gates, not the change, where the base %s', async (_, file) => {
    const host = oneBenchmark(equal, chosen)
    const own = await runBench(ask, host)
    expect([own.comparisons.length > 0, own.conclusion.conclusion]).toEqual([true, 'success'])
    host.git.show = async (_root, _sha, path) => (path === '.gcbench.yml' ? file : null)
    const report = await runBench({ ...ask, policyRef: 'main', out: '/2' }, host)
    expect(report.conclusion.conclusion).toBe('action_required')
    expect(report.conclusion.reasons).toContain('no row of refs gates, and the base expects one')
  })

  const enclosed = <H extends FakeHost>(host: H): H => {
    host.exec.isolation = async () => ({ kind: 'user-namespace', refused: [] })
    return host
  }

  it('are the same as those of a change that has the same, with a mean over its rows', async () => {
    const names = ['BenchmarkScan', 'BenchmarkJoin']
    // Fourteen rounds rule out a tail.
    const suite = SUITE.replace('rounds: 6', 'rounds: 16')
    const host = enclosed(
      makeGoHost(
        suite,
        names,
        (_name, _side, nth) => 1000 + nth / 100,
        () => ({}),
      ),
    )
    host.git.show = async (_root, _sha, path) => (path === '.gcbench.yml' ? suite : null)
    const report = await runBench({ ...ask, policyRef: 'main' }, host)
    expect(report.comparisons.map(({ role }) => role)).toContain('geomean')
    expect(report.conclusion).toEqual({ conclusion: 'success', reasons: [] })
  })

  it('hold in what is made of the records, too, and when a run is gone on with', async () => {
    const host = enclosed(oneBenchmark(equal, chosen))
    host.git.show = async (_root, _sha, path) => (path === '.gcbench.yml' ? SUITE : null)
    const report = await runBench({ ...ask, policyRef: 'main' }, host)
    const held = report.conclusion
    expect(held.conclusion).toBe('action_required')
    const asJson = async (...words: string[]) =>
      JSON.parse(await inTerminal(host, 'report', '--format', 'json', ...words)).conclusion
    expect(await asJson('/out')).toEqual(held)
    host.disk.set('/out/report.json', jsonText(report))
    expect(await asJson('/out/report.json', '--again')).toEqual(held)
    expect(await inTerminal(host, 'merge', '/out/report.json', '--out', '/merged')).toContain(
      'Please look: no row of refs gates',
    )
    expect(await inTerminal(host, 'verify', '/out/report.json')).not.toContain('differs')
    expect(await inTerminal(host, 'report', '/out/report.json', '--open')).toBe(
      'written: /out/report.html\nopened /out/report.html\n',
    )
    expect(host.disk.get('/out/report.html')).toContain('Please look')
    host.disk.delete('/out/report.json')
    host.git.show = async () => chosen
    expect((await runBench({ ...ask, resume: true }, host)).conclusion).toEqual(held)
  })

  it('are not asked for without a base to ask, and then the own ones gate', async () => {
    const report = await runBench(ask, oneBenchmark(slow, weak))
    expect(report.conclusion.conclusion).toBe('neutral')
  })

  it('and its whole suite file for a comment; none where it asks for advice', async () => {
    const host = oneBenchmark(slow, weak)
    host.git.show = async (_root, _sha, path) =>
      path === '.gcbench.yml' ? SUITE.replace('rounds: 6', 'rounds: 7') : null
    const report = await runBench({ ...ask, suiteRef: 'main' }, host)
    expect(report.plan.suite.rounds.max).toBe(7)
    expect(report.conclusion.conclusion).toBe('failure')
    expect(report.problems.map(({ code }) => code)).not.toContain('policy-of-base')
    const advice = await runBench({ ...ask, suiteRef: 'main', advisory: true, out: '/2' }, host)
    expect(advice.conclusion.conclusion).toBe('neutral')
    expect(advice.command).toMatch(/--suite-ref main .*--advisory$/)
  })

  it('and what was accepted since, when a run is gone on with', async () => {
    const sha = 'b'.repeat(40)
    const acceptance = `{ row: 'A:time/op', reason: r, by: me, at: 2026-01-31, sha: ${sha} }`
    const host = oneBenchmark(slow)
    await runBench(ask, host)
    host.disk.delete('/out/report.json')
    host.disk.set('/repository/.gcbench-accept.yml', `accept:\n  - ${acceptance}\n`)
    const resumed = await runBench({ ...ask, resume: true }, host)
    expect(resumed.acceptances).toHaveLength(1)
    expect(resumed.conclusion.conclusion).toBe('success')
  })

  it('hold for acceptances too: one that the change brings accepts nothing', async () => {
    const sha = 'b'.repeat(40)
    const acceptance = `{ row: 'A:time/op', reason: r, by: me, at: 2026-01-31, sha: ${sha} }`
    const host = oneBenchmark(slow)
    host.disk.set('/repository/.gcbench-accept.yml', `accept:\n  - ${acceptance}\n`)
    host.git.show = async (_root, _sha, path) => (path === '.gcbench.yml' ? SUITE : null)
    const own = await runBench({ ...ask, policyRef: 'main' }, host)
    expect(own.acceptances).toBeUndefined()
    expect(own.conclusion.conclusion).toBe('failure')
    const given = oneBenchmark(slow)
    given.disk.set('/repository/.gcbench-accept.yml', `accept:\n  - ${acceptance}\n`)
    const accepted = await runBench(ask, given)
    expect(accepted.acceptances).toHaveLength(1)
    expect(accepted.conclusion.conclusion).toBe('success')
  })
})
