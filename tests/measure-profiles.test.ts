import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { profiled } from '../scripts/fixtures/report-fixture-profiles.ts'
import type { Command } from '../src/machine/host.ts'
import type { InstructionCount, ProfileRule, Suite, WorkloadSpec } from '../src/model/model.ts'
import { makeDesign } from '../src/plan/design.ts'
import { readSuites } from '../src/plan/suite.ts'
import { readProfiles } from '../src/report/read-report.ts'
import { parseRecords } from '../src/report/samples.ts'
import { startBudget } from '../src/run/budget.ts'
import { countAhead } from '../src/run/instructions.ts'
import { profileReport } from '../src/run/profiles.ts'
import type { TrialSite } from '../src/run/trial.ts'
import { workloads } from '../src/workloads/index.ts'
import { type Answer, type FakeHost, makeFakeHost } from './support/fake-host.ts'

const RULE: ProfileRule = { of: 'all', runs: 3, sampleSec: 1 }

const GO_BENCH = { kind: 'go-bench', cpu: [], count: 3, isolate: 'benchmark', dir: '' }

/** index_join on both arms, whose profiles are those of the fixtures. */
function makeSite(
  answer: (command: Command, host: FakeHost) => Answer,
  rule: ProfileRule = RULE,
  budgetSec = 900,
  workload: WorkloadSpec = GO_BENCH,
) {
  const report = profiled()
  const suite: Suite = { ...report.plan.suite, workload, profile: rule }
  const target = {
    id: 'm.index_join',
    unit: 'm',
    block: 'm.index_join',
    arms: ['base', 'head'],
    settings: { folder: '', pattern: '^Benchmark_index_join$', benchtime: '50x', opSec: 1 / 600 },
    expectedSec: 0.25,
  }
  const records = ['base', 'head'].map((arm) => ({
    trial: { round: 0, position: 0, target: target.id, arm, attempt: 0 },
    status: 'ok',
    exitCode: 0,
    signal: null,
    startedAt: '2026-01-01T00:00:00Z',
    wallSec: 1,
    usage: null,
    pollution: null,
    sha256: null,
    layoutSeed: null,
    cutBytes: {},
    problem: null,
    outputs: { stdout: RESULT },
  }))
  const plan = {
    ...report.plan,
    suite: { ...suite, workload },
    targets: [target],
  }
  const host = makeFakeHost(answer)
  const armOf = (id: string) => ({
    arm: plan.arms.find((arm) => arm.id === id),
    variant: plan.suite.variants[0],
    folder: '/src',
    units: new Map(),
    toolchain: null,
    binaries: new Map([['m', `/bin/${id}`]]),
  })
  const built = { records: [], arms: new Map(['base', 'head'].map((id) => [id, armOf(id)])) }
  const site = {
    host,
    plan,
    built,
    build: { host, design: makeDesign(plan.suite as Suite), folder: '/b' },
  } as unknown as TrialSite
  // Whatever is profiled, the rows are those of the Go benchmark.
  const judged = { ...plan, suite: { ...plan.suite, workload: GO_BENCH } }
  const measured = { ...report, plan: judged, records } as unknown as typeof report
  return {
    host,
    ahead: () => countAhead(site, startBudget(host.clock, budgetSec, 0), '/out'),
    run: async (counts: InstructionCount[] = []) =>
      (
        await profileReport({
          site,
          report: { ...measured, counts },
          folder: '/out',
          trials: parseRecords(judged.suite as Suite, records as never),
          budget: startBudget(host.clock, budgetSec, 0),
        })
      )?.profiles ?? null,
  }
}

const RESULT = 'Benchmark_index_join-2 \t 200\t 1000 ns/op\nPASS\n'

const sideOf = ({ argv }: Command) => (argv[0].endsWith('base') ? 'base' : 'head')

const succeed = (command: Command, host: FakeHost): Answer => {
  const file = command.argv.find((word) => word.startsWith('-test.cpuprofile='))?.split('=')[1]
  const from = `../fixtures/profiles/go1.25-index_join-${sideOf(command)}.pb.gz`
  const bytes = gunzipSync(readFileSync(new URL(from, import.meta.url)))
  host.disk.set(`${file}`, bytes.toString('base64'))
  return { stdout: RESULT, wallSec: 1 }
}

describe('the profile pass', () => {
  it('runs the arms in turn, each for the time that is asked, and pools them', async () => {
    const { host, run } = makeSite(succeed)
    const profiles = await run()
    expect(host.commands.map(sideOf).join(' ')).toBe('base head head base base head')
    // An operation takes 1.67 ms, so a second is 600 of them.
    expect(host.commands[0]?.argv).toContain('-test.benchtime=600x')
    const [target] = profiles?.targets ?? []
    expect(target?.base).toMatchObject({ runs: 3, samples: 219, operations: 600, wallSec: 3 })
    expect(target?.functions[0]?.name).toBe('runtime.duffcopy')
    expect(target?.head.files.map(({ path }) => path)).toEqual([
      'profiles/01-head-1.pb.gz',
      'profiles/01-head-2.pb.gz',
      'profiles/01-head-3.pb.gz',
    ])
    expect(readProfiles(host.disk.get('/out/profiles.json') ?? '')).toEqual(profiles)
  })

  it.each([
    ['darwin', /macOS.*go\.dev\/issue\/57722.*go\.dev\/issue\/68477/],
    ['win32', /taken on Linux, this is win32/],
  ])('does not run on %s and says why', async (platform, reason) => {
    const { host, run } = makeSite(succeed)
    host.platform = platform
    const profiles = await run()
    expect(host.commands).toEqual([])
    expect(profiles?.targets).toEqual([])
    expect(profiles?.problems.map(({ message }) => message).join()).toMatch(reason)
  })

  it('profiles no load in the place of the server that it asks', async () => {
    const text =
      'suites: { s: { workload: command, name: index_join, run: [load, "{port}"], server: { run: serve } } }'
    const [suite] = readSuites(text, 'file', workloads)
    const { host, run } = makeSite(succeed, RULE, 900, suite?.workload)
    const profiles = await run()
    expect(host.commands).toEqual([])
    expect(profiles?.problems[0]?.message).toContain('name the URL in server.profile')
  })

  it('does not try again what failed at once', async () => {
    const { host, run } = makeSite(() => ({ code: 2, stderr: 'panic: no' }))
    const profiles = await run()
    expect(host.commands).toHaveLength(2)
    expect(profiles?.targets).toEqual([])
    expect(profiles?.problems.map(({ where, message }) => [where, message])).toEqual([
      ['m.index_join on base', 'failed under the profiler:\npanic: no'],
      ['m.index_join on head', 'failed under the profiler:\npanic: no'],
    ])
  })

  it('says that a run left no profile, or a broken one', async () => {
    const missing = await makeSite(() => ({ stdout: RESULT })).run()
    expect(missing?.problems[0]?.message).toBe('the run left no profile')
    const broken = await makeSite((command, host) => {
      const answer = succeed(command, host)
      for (const [path, bytes] of host.disk) host.disk.set(path, bytes.slice(0, 400))
      return answer
    }).run()
    expect(broken?.targets).toEqual([])
    expect(broken?.problems).toHaveLength(2)
  })

  it('counts what passes through the focus alone, and says where nothing does', async () => {
    const focused = await makeSite(succeed, { ...RULE, focus: 'duffcopy$' }).run()
    const [target] = focused?.targets ?? []
    expect(target?.base.samples).toBeLessThan(219)
    expect(target?.functions.map(({ name }) => name)).toContain('runtime.duffcopy')
    expect(target?.stacks?.names).toContain('runtime.duffcopy')
    const nowhere = await makeSite(succeed, { ...RULE, focus: 'no such' }).run()
    expect(nowhere?.targets).toEqual([])
    expect(nowhere?.problems[0]?.message).toBe('a profile without a sample in no such, the focus')
  })

  it('takes the other kinds in runs of their own, and says where nothing waited', async () => {
    const answer = (command: Command, host: FakeHost): Answer => {
      for (const word of command.argv) {
        const [, kind, file] = /^-test\.(mem|mutex|block)profile=(.*)$/.exec(word) ?? []
        if (kind === undefined) continue
        const from = { mem: `heap-${sideOf(command)}`, mutex: 'mutex-head', block: 'block-head' }[
          kind
        ]
        const path = new URL(`../fixtures/profiles/locks-${from}.pb.gz`, import.meta.url)
        host.disk.set(`${file}`, gunzipSync(readFileSync(path)).toString('base64'))
      }
      return succeed(command, host)
    }
    const kinds = ['cpu', 'heap', 'mutex'] as const
    const rule = { ...RULE, runs: 2, kinds: [...kinds] }
    const { host, run } = makeSite(answer, rule)
    const profiles = await run()
    const words = host.commands.map(({ argv }) => argv.join(' '))
    expect(words.map((text) => /cpuprofile/.test(text))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(words[4]).toMatch(/-test\.memprofilerate=1 .*-test\.mutexprofilefraction=1/)
    expect(words.join()).not.toContain('blockprofile')
    expect(profiles?.amounts?.map(({ kind, measure }) => `${kind} ${measure}`)).toEqual([
      'heap alloc_space',
      'heap alloc_objects',
      'mutex delay',
    ])
    const [space] = profiles?.amounts ?? []
    expect(space?.functions[0]?.name).toBe('example.com/locks.work')
    expect(space?.functions[0]?.flat?.delta.point).toBeGreaterThan(0)
    expect(space?.head.files[1]?.path).toBe('profiles/01-head-2-heap.pb.gz')
    expect(readProfiles(host.disk.get('/out/profiles.json') ?? '')).toEqual(profiles)

    const nowhere = await makeSite(answer, { ...rule, kinds: ['mutex'], focus: 'no such' }).run()
    expect(nowhere?.targets).toEqual([])
    expect(nowhere?.problems).toEqual([
      {
        code: 'profile-empty',
        message: 'mutex profile: nothing waited for a lock in no such, the focus on either side',
        details: { kind: 'mutex', what: 'waited for a lock', where: ' in no such, the focus' },
        where: 'm.index_join',
      },
    ])
  })

  it('ends what hangs at the trial limit, and says so', async () => {
    const hang = (): Answer => ({ code: null, signal: 'SIGKILL', timedOut: true })
    const counted = makeSite(hang, { ...RULE, kinds: ['instructions'] })
    counted.host.disk.set('/bin/valgrind', '')
    const next = { next: expect.stringMatching(/^raise trial-limit/) }
    const message = expect.stringMatching(/^did not end within 2 min under valgrind/)
    expect((await counted.run())?.problems[0]).toMatchObject({ message, ...next })
    expect(counted.host.commands.map(({ limitSec }) => limitSec)).toEqual([120, 120])
    const profiles = await makeSite(hang).run()
    // Ten times what it samples, and what a trial of it takes beside.
    const timed = 'did not end within 23 s under the profiler'
    expect(profiles?.problems[0]).toMatchObject({ message: timed, ...next })
  })

  /** Instructions of each operation by side, and now and then some more. */
  const counting =
    (each: Record<'base' | 'head', number>, noise = 0, sec = 1) =>
    (command: Command, host: FakeHost): Answer => {
      const [, operations = ''] = /benchtime=(\d+)x/.exec(command.argv.join(' ')) ?? []
      const side = command.argv.includes('/bin/head') ? 'head' : 'base'
      const run = host.commands.filter(({ argv }) => argv.includes(`/bin/${side}`)).length
      const more = 1 + (run > 2 ? noise : 0)
      const count = Math.round(1e6 + each[side] * more * Number(operations))
      host.disk.set(`/b/out-${side}/counted`, `${count},,instructions:u,249770,100.00,,\n`)
      return { stdout: RESULT, wallSec: sec }
    }
  const BY_PROCESSOR = {
    ...RULE,
    kinds: ['instructions' as const],
    counter: 'hardware' as const,
  }
  const countedBy = (answer: ReturnType<typeof counting>, budgetSec = 900) => {
    const site = makeSite(answer, BY_PROCESSOR, budgetSec)
    site.host.disk.set('/bin/perf', '')
    return site
  }

  it('counts instructions before the rounds, twice a side, and the rest after them', async () => {
    const counted = countedBy(counting({ base: 2000, head: 3000 }))
    const { counts, problems } = await counted.ahead()
    expect(problems).toEqual([])
    expect(counted.host.commands[0]?.argv.slice(0, 7).join(' ')).toBe(
      '/bin/perf stat -x, -e instructions:u -o /b/out-base/counted',
    )
    expect(counts.map(({ arm, files }) => [arm, files[0]?.path])).toEqual([
      ['base', 'profiles/01-base-1-instructions-short.perf'],
      ['head', 'profiles/01-head-1-instructions-short.perf'],
      ['base', 'profiles/01-base-2-instructions-short.perf'],
      ['head', 'profiles/01-head-2-instructions-short.perf'],
    ])
    expect(counts.map(({ instructions, operations }) => instructions / operations)).toEqual([
      2000, 3000, 2000, 3000,
    ])
    const before = counted.host.commands.length
    const [work] = (await counted.run(counts))?.amounts ?? []
    // The rule asks for three runs of a side, and two of them are there.
    expect(counted.host.commands.length - before).toBe(4)
    expect(work?.base.runs).toBe(3)
    expect(work?.whole?.point).toBeCloseTo(1000)
    expect(readProfiles(counted.host.disk.get('/out/profiles.json') ?? '').amounts).toHaveLength(1)
  })

  it('counts one benchmark at least, in twice the tenth of the budget', async () => {
    const slow = counting({ base: 2000, head: 2000 }, 0, 6)
    const { counts, problems } = await countedBy(slow, 130).ahead()
    expect(counts).toHaveLength(2)
    expect(problems).toEqual([])
    const late = (command: Command, host: FakeHost) =>
      host.commands.length > 3
        ? { code: null, signal: 'SIGKILL' as const, timedOut: true, wallSec: 6 }
        : slow(command, host)
    const ended = await countedBy(late, 100).ahead()
    expect(ended.counts).toEqual([])
    expect(ended.problems.map(({ code }) => code)).toEqual(['counted-in-part'])
  })

  it('ends with its share before the rounds, and with the budget after them', async () => {
    const slow =
      (sec: number) =>
      ({ argv, limitSec }: Command): Answer => {
        if (argv.includes('/bin/head')) return { stdout: RESULT }
        if (sec <= limitSec) return { stdout: RESULT, wallSec: sec }
        return { code: null, signal: 'SIGKILL', timedOut: true, wallSec: limitSec }
      }
    const rule = { ...RULE, kinds: ['instructions' as const] }
    const before = makeSite(slow(15), rule, 100)
    before.host.disk.set('/bin/valgrind', '')
    await before.ahead()
    expect(before.host.clock.nowSec()).toBeLessThan(20.1)
    const after = makeSite(slow(40), rule, 60)
    after.host.disk.set('/bin/valgrind', '')
    const problem = (await after.run())?.problems[0]
    expect(problem?.message).toMatch(/^had 20 s of the budget left under valgrind/)
    expect(problem?.next).toMatch(/^a larger --budget/)
    expect(after.host.clock.nowSec()).toBeLessThan(60.1)
  })

  it('leaves alone what was counted by itself and runs in one process with others', async () => {
    const counted = countedBy(counting({ base: 2000, head: 3000 }), 5)
    const { counts } = await countedBy(counting({ base: 2000, head: 3000 })).ahead()
    const apart = counts.map((one) => ({ ...one, target: `${one.target}/small` }))
    expect((await counted.run(apart))?.problems).toEqual([])
    expect(counted.host.commands).toEqual([])
  })

  it('says once what to install where nothing counts, and what has no counter', async () => {
    const missing = makeSite(succeed, { ...RULE, kinds: ['instructions'] })
    const said = {
      code: 'profile-failed',
      message: 'instructions are not counted: valgrind is not installed',
      details: { lacks: 'valgrind' },
      next: 'install valgrind (apt-get install valgrind), or leave out instructions',
    }
    expect(await missing.ahead()).toEqual({ counts: [], problems: [said] })
    expect((await missing.run())?.problems).toEqual([])
    expect(missing.host.commands).toEqual([])

    const none = makeSite((_, host) => {
      for (const side of ['base', 'head'])
        host.disk.set(`/b/out-${side}/counted`, '<not supported>,,instructions:u,0,100.00,,\n')
      return { stdout: RESULT }
    }, BY_PROCESSOR)
    none.host.disk.set('/bin/perf', '')
    expect((await none.run())?.problems).toEqual([
      {
        code: 'profile-failed',
        message: expect.stringMatching(/^this machine has no hardware counter.*\(2 times\)$/),
        details: { said: expect.stringMatching(/^this machine has no hardware counter/) },
      },
    ])
    expect(none.host.commands).toHaveLength(2)
  })

  it('takes nothing where none is asked', async () => {
    const { host, run } = makeSite(succeed, { ...RULE, of: 'none' })
    expect(await run()).toBeNull()
    expect(host.commands).toEqual([])
  })
})
