import { describe, expect, it } from 'vitest'
import type { Comparison, Report } from '../../src/model/model.ts'
import { runBench } from '../../src/run/bench.ts'
import { noRunOptions } from '../../src/settings/options.ts'
import type { FakeHost } from '../support/fake-host.ts'
import { type GoCommand, makeGoHost } from '../support/go-host.ts'

const ask = { ...noRunOptions, seed: 'seed', out: '/out' }

const suiteOf = (budgetSec: number) =>
  `suites:\n  s: { workload: { kind: go-bench }, budget: ${budgetSec}s, layout: single }\n`

const timeRow = (report: Report, name: string): Comparison => {
  const row = report.comparisons.find((one) => one.benchmark === name && one.metric === 'time/op')
  if (row === undefined) throw new Error(`no row of ${name}`)
  return row
}

const trialsOf = ({ records }: Report, name: string) =>
  records?.filter(({ trial }) => trial.target === `example.com/m.${name}`).length

describe('what cannot be decided in the time that is left', () => {
  const names = ['BenchmarkQuiet', 'BenchmarkNoisy']
  /** Noise that no twenty rounds overcome, without a drift to either side. */
  const places = [1, -1, 0.5, -0.5, 1.5, -1.5, 0.7, -0.7]
  const nsPerOp = (name: string, side: string, nth: number) => {
    const round = Math.floor((nth - 1) / 4)
    if (name === 'BenchmarkQuiet') return 1e6 * (1 + 0.08 * Math.sin(7 * nth))
    return side === 'base' ? 1e6 : 1e6 * Math.exp(0.9 * (places[round % 8] ?? 0))
  }
  const seconds = ({ step }: GoCommand) => ({ wallSec: step === 'trial' ? 1 : 0.01 })

  it('stops at a look, with the word and the reason on its row, and the others go on', async () => {
    const report = await runBench(ask, makeGoHost(suiteOf(45), names, nsPerOp, seconds))
    const [noisy, quiet] = [timeRow(report, 'Noisy'), timeRow(report, 'Quiet')]
    expect(noisy.verdict).toMatchObject({ word: 'inconclusive', reason: 'stopped' })
    expect(noisy.estimate.n).toBe(8)
    expect(trialsOf(report, 'Noisy')).toBe(16)
    expect(report.roundsRun).toBeGreaterThan(9)
    expect(quiet.estimate.n).toBe(report.roundsRun)
    expect(noisy.explanation.lostPairs).toBe(0)
    expect(report.conclusion).toMatchObject({
      conclusion: 'neutral',
      reasons: expect.arrayContaining(['Noisy time/op (refs) is undecided']),
    })
    // With the time for it, it goes on until the rounds themselves end.
    const long = await runBench(ask, makeGoHost(suiteOf(900), names, nsPerOp, seconds))
    expect(timeRow(long, 'Noisy').estimate.n).toBeGreaterThan(12)
  })

  it('ends the run where it is all that is left', async () => {
    const both = ['BenchmarkNoisy', 'BenchmarkNoisier']
    const report = await runBench(ask, makeGoHost(suiteOf(40), both, nsPerOp, seconds))
    expect(report.stopReason).toBe('no row that is left can be decided in the budget')
    expect(report.roundsRun).toBe(8)
    expect(report.conclusion.conclusion).toBe('neutral')
  })
})

describe('a suite whose numbers have no gate', () => {
  const suite = (gate: boolean, more: string) =>
    `suites:\n  s: { workload: { kind: go-bench }, budget: 60s, layout: single, metrics: ` +
    `{ time/op: { gate: ${gate} }, cpu-s/op: { gate: false }, allocs/op: { gate: false }, ${more} } }\n`
  const toldOf = async (gate: boolean, more = '') => {
    const host = makeGoHost(
      suite(gate, more),
      ['BenchmarkA'],
      () => 1e6,
      () => ({ wallSec: 1 }),
    )
    const { conclusion } = await runBench(ask, host)
    const told = host.told.flatMap((one) =>
      one.kind === 'round' ? [`round ${one.round}`] : one.kind === 'note' ? [one.text] : [],
    )
    return { told, reasons: conclusion.reasons }
  }
  it('says so after the first round, in the words of the end', async () => {
    const { told, reasons } = await toldOf(false)
    const [why = ''] = reasons
    expect(why).toMatch(/^no gating row was measured: give a metric a gate in the suite/)
    expect(told.slice(told.indexOf('round 1'), told.indexOf('round 2'))).toContain(why)
    expect(told.filter((text) => text === why)).toHaveLength(1)
  })
  it('unless a metric that single runs may lack gates, and so may come yet', async () => {
    const { told } = await toldOf(false, 'gc-cycles: { gate: true }')
    expect(told.filter((text) => text.startsWith('no gating row'))).toEqual([])
  })
  it('and one with a gate does not', async () => {
    const { told } = await toldOf(true)
    expect(told.filter((text) => text.startsWith('no gating row'))).toEqual([])
  })
})

describe('a disk that fills up', () => {
  const names = ['BenchmarkA', 'BenchmarkB']
  const times = () => 1e6
  const MiB = 1024 * 1024
  /** From its tenth trial on head fails, while so much is free. */
  const hostWith = (freeBytes: number, words: string, isOfMachine = false) => {
    let trials = 0
    const seconds = ({ step, command }: GoCommand) => {
      const isHead = command.argv.join(' ').includes('binary-01')
      if (step !== 'trial' || !isHead || ++trials < 10) return {}
      host.files.freeBytes = async () => freeBytes
      return words.startsWith('E')
        ? {
            code: null,
            stdout: '',
            notStarted: words,
            ...(isOfMachine && { isOfMachine: true as const }),
          }
        : { code: 1, stdout: '', stderr: words }
    }
    const host = makeGoHost(suiteOf(60), names, times, seconds)
    return host
  }
  const FULL = 'write /tmp/x: no space left on device'

  it.each([
    ['with nothing left', 0, 'panic'],
    ['with too little for a program that says so', 20 * MiB, FULL],
  ])('ends the run %s, and is no loss of head', async (_, free, words) => {
    const host = hostWith(free, words)
    await expect(runBench(ask, host)).rejects.toThrow(/^the disk of \S+ is full .* does not count$/)
    const lines = (await host.files.read('/out/records.ndjson'))!.trim().split('\n')
    const statuses = lines.map((line) => JSON.parse(line).status)
    expect(statuses.length).toBeGreaterThan(15)
    expect(new Set(statuses)).toEqual(new Set(['ok']))
  })

  it('nor is a process that the system has no room for', async () => {
    const host = hostWith(900 * MiB, 'EAGAIN: resource temporarily unavailable', true)
    await expect(runBench(ask, host)).rejects.toThrow(/^EAGAIN: .* does not count$/)
  })

  it.each([
    ['cannot be started', 900 * MiB, 'EACCES: /b/unit is not executable'],
    ['is refused, whatever the words', 900 * MiB, 'EAGAIN: says who'],
    ['fails for another reason', 20 * MiB, 'panic'],
    ['fills a disk that has room once it ended', 900 * MiB, FULL],
  ])('head that %s has failed', async (_, free, words) => {
    const report = await runBench(ask, hostWith(free, words))
    expect(report.problems.map(({ code }) => code)).toContain(
      words.startsWith('E') ? 'trial-not-run' : 'trial-failed',
    )
    expect(report.conclusion.conclusion).not.toBe('success')
  })
})

describe('rounds that take far longer than the probe said', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `Benchmark${letter}`)
  const nsPerOp = (_: string, side: string) => (side === 'base' ? 1e6 : 1.5e6)
  const seconds =
    (sec: number) =>
    ({ step }: GoCommand) => ({ wallSec: step === 'trial' ? sec : 0.01 })
  const problemsOf = (report: Report) => report.problems.filter(({ code }) => code === 'left-out')
  const notes = ({ told }: FakeHost) =>
    told.flatMap((one) => (one.kind === 'note' ? [one.text] : []))

  it.each(['F', 'A'])(
    'keep what one round shows to differ most, of either sign: %s',
    async (one) => {
      const times = (name: string, side: string) =>
        name === `Benchmark${one}` && (one === 'F' ? side === 'head' : side === 'base') ? 1e5 : 1e6
      const host = makeGoHost(suiteOf(60), names, times, seconds(1))
      const report = await runBench(ask, host)
      const left = problemsOf(report).map(({ subject }) => subject?.benchmark)
      expect(left.length).toBeGreaterThan(0)
      expect(left).not.toContain(one)
    },
  )

  it('leave out so many benchmarks that the others come to the first look', async () => {
    // A round takes 12 s, eight of them 96 s of which there are 60.
    const host = makeGoHost(suiteOf(60), names, nsPerOp, seconds(1))
    const report = await runBench(ask, host)
    const left = problemsOf(report)
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBeLessThan(5)
    expect(left[0]?.message).toMatch(/^stopped after 1 round, which took longer than expected/)
    expect(left[0]?.next).toMatch(/^--budget \d+m; or in the suite file: bench: /)
    // One of them fits once the others have their word.
    const told = notes(host).join()
    expect(told).toContain(`${left.length + 1} benchmarks of 6 stopped after 1 round`)
    expect(told).toContain('1 benchmark that had stopped for others: taken up again')
    expect(report.roundsRun).toBeGreaterThanOrEqual(8)
    const words = report.comparisons.filter(
      ({ metric, role }) => metric === 'time/op' && role === 'gating',
    )
    expect(words.filter(({ verdict }) => verdict.word === 'regressed')).toHaveLength(
      6 - left.length,
    )
    const stopped = words.filter(
      ({ verdict }) => 'reason' in verdict && verdict.reason === 'stopped',
    )
    expect(stopped).toHaveLength(left.length)
    expect(report.measuredSec).toBeLessThanOrEqual(60)
  })

  /** Trials of a second; F alone executes more instructions on head. */
  const countedHost = (budgetSec: number) => {
    const counted = 'profile: { of: all, runs: 2, kinds: instructions, counter: hardware }'
    const suite = suiteOf(budgetSec).replace('layout: single', `layout: single, ${counted}`)
    const perf = ({ command, step, host: self }: GoCommand) => {
      const file = command.argv[command.argv.indexOf('-o') + 1] ?? ''
      if (!command.argv[0].endsWith('/perf')) return { wallSec: step === 'trial' ? 1 : 0.01 }
      const [, operations = ''] = /benchtime=(\d+)x/.exec(command.argv.join(' ')) ?? []
      const isMore = /binary-01.*BenchmarkF\b/.test(command.argv.join(' '))
      const each = isMore ? 30 : 20
      self.disk.set(file, `${1e6 + each * Number(operations)},,instructions:u,249770,100.00,,\n`)
      return { wallSec: 0.1 }
    }
    const host = makeGoHost(suite, names, nsPerOp, perf)
    host.disk.set('/bin/perf', '')
    return host
  }

  it('keep what does more work, where the suite has it counted', async () => {
    const host = countedHost(60)
    const left = problemsOf(await runBench(ask, host)).map(({ where }) => where)
    expect(left.length).toBeGreaterThan(0)
    expect(left).not.toContain('example.com/m.F')
    // By time alone they are alike, and the last goes first.
    const byTime = await runBench(ask, makeGoHost(suiteOf(60), names, nsPerOp, seconds(1)))
    expect(problemsOf(byTime).map(({ where }) => where)).toContain('example.com/m.F')
    // Two lengths of two sides of six, twice: all before the first round, and nothing after it.
    const commands = host.commands.map(({ argv }) => argv[0] === '/bin/perf')
    expect(commands.filter(Boolean)).toHaveLength(48)
    expect(commands.slice(commands.indexOf(true), commands.lastIndexOf(true))).not.toContain(false)
  })

  it('begin with what is known to do more work, where thirty of all have no room', async () => {
    const host = countedHost(200)
    const report = await runBench(ask, host)
    expect(notes(host).join()).toMatch(
      /4 benchmarks of 6 stopped after 1 round: 30 rounds of it do not fit beside what executes the change; remedy: --budget \d+m.* taken up again/,
    )
    const roundsOf = (name: string) => [
      ...new Set(
        report.records?.flatMap(({ trial }) => (trial.target.endsWith(name) ? [trial.round] : [])),
      ),
    ]
    const ofChange = roundsOf('F')
    expect(ofChange).toEqual(ofChange.map((_, index) => index))
    // One of the others has room for thirty rounds beside it.
    const again = ['A', 'B', 'C', 'D', 'E'].map((name) => roundsOf(name)[1])
    expect(again.sort()).toEqual([1, ...Array(4).fill(ofChange.length)])
    const words = report.comparisons.filter(
      ({ metric, role }) => metric === 'time/op' && role === 'gating',
    )
    expect(words.map(({ verdict }) => verdict.word)).toEqual(Array(6).fill('regressed'))
    expect(problemsOf(report)).toEqual([])
  })

  it('leave nothing out where it all fits, or where nothing would help', async () => {
    const fits = await runBench(ask, makeGoHost(suiteOf(100), names, nsPerOp, seconds(1)))
    expect(problemsOf(fits)).toEqual([])
    const never = await runBench(ask, makeGoHost(suiteOf(60), names, nsPerOp, seconds(9)))
    expect(problemsOf(never)).toEqual([])
  })
})

describe('a run that is gone on with', () => {
  it('does not run again what its whole rounds left out', async () => {
    const names = ['BenchmarkQuiet', 'BenchmarkSlow']
    const nsPerOp = (_: string, side: string, nth: number) =>
      1e6 * (1 + 0.03 * Math.sin(7 * nth)) * (side === 'base' ? 1 : 1.015)
    let trials = 0
    const host = makeGoHost(suiteOf(900), names, nsPerOp, ({ step, host: self }) => {
      if (step === 'trial' && ++trials === 38) void self.exec.stopAll()
      return { wallSec: step === 'trial' ? 1 : 0.01 }
    })
    const first = await runBench(ask, host)
    expect(first.stopReason).toBe('stopped')
    // As if Slow had left after the first round.
    const kept = (host.disk.get('/out/records.ndjson') ?? '').split('\n').filter((line) => {
      if (line === '') return false
      const { trial } = JSON.parse(line)
      return trial.target.endsWith('Quiet') || trial.round === 0
    })
    const again = makeGoHost(suiteOf(900), names, nsPerOp, ({ step }) => ({
      wallSec: step === 'trial' ? 1 : 0.01,
    }))
    again.disk.set('/out/started.json', host.disk.get('/out/started.json') ?? '')
    again.disk.set('/out/records.ndjson', `${kept.join('\n')}\n`)
    const report = await runBench({ ...ask, resume: true }, again)
    const roundsOf = (name: string) =>
      (report.records ?? [])
        .filter(({ trial }) => trial.target.endsWith(name) && trial.arm === 'base')
        .map(({ trial }) => trial.round)
    // Taken up again where the other was decided, as without the interruption.
    const decided = 1 + Math.max(...roundsOf('Quiet'))
    expect(decided).toBeGreaterThan(8)
    expect(roundsOf('Slow').slice(0, 2)).toEqual([0, decided])
    expect(timeRow(report, 'Slow').explanation.lostPairs).toBe(0)
  })
})
