/**
 * A report cannot relax what gates it: the measured code may have written it. Each report here says
 * `success`, and would pass by its own rules.
 */

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { words } from '../../scripts/fixtures/words.ts'
import { underBase } from '../../src/github/base-rules.ts'
import type { Comparison, Report } from '../../src/model/model.ts'
import { readSuites } from '../../src/plan/suite.ts'
import {
  judgedBy,
  type Narrowing,
  underBaseRules,
  WHOLE_SUITE,
} from '../../src/report/base-rules.ts'
import { workloads } from '../../src/workloads/index.ts'
import { shaOf } from '../support/github/world.ts'
import { fixture, measured, openStage, type Stage } from './stage.ts'

const [HEAD, BASE] = [shaOf('head'), shaOf('base')]
const FILE = `${BASE}:.gcbench.yml`

let stage: Stage
beforeEach(async () => {
  stage = await openStage('status', {
    contents: 'read',
    pull_requests: 'write',
    statuses: 'write',
  })
})
afterEach(async () => {
  await stage.close()
  expect(stage.fake.violations).toEqual([])
})

/** A report of which nothing speaks against a merge: one row, inside of its margin. */
function quiet(change: (report: Report, row: Comparison) => void = () => {}): Report {
  const report = fixture('one-regression-of-200', HEAD)
  const row = report.comparisons.find(
    ({ verdict, metric }) => verdict.word === 'equivalent' && metric === 'time/op',
  ) as Comparison
  report.comparisons = [row]
  report.plan.suite.metrics = {}
  report.conclusion = { conclusion: 'success', reasons: [] }
  change(report, row)
  return report
}
const rule = { better: null, marginPct: null, gates: null, marginPctByBenchmark: {} }
const regressed = { word: 'regressed', reason: 'shift', certain: true } as const
const open = { word: 'inconclusive', reason: 'no-decision', roundsNeeded: null } as const

/** Its own mode lets a regression pass. */
const relax = ({ plan }: Report, row: Comparison) => {
  plan.suite.gate.mode = 'advisory'
  row.verdict = regressed
}

const suite = (more = '') => `suites: { oltp: { workload: go-bench${more} } }`

async function tell(
  report: Report,
  file: string | null = suite(),
  narrowing: Narrowing = WHOLE_SUITE,
) {
  if (file !== null) stage.fake.world.files.set(FILE, file)
  const asked = { ...narrowing, pull: 1 }
  const base = { sha: BASE, suiteFile: '.gcbench.yml' }
  const outcome = await underBase(measured(report), base, asked, stage.github)
  await stage.publish(outcome)
  const [status] = stage.fake.world.statuses
  return { state: status?.state, text: stage.fake.world.comments[0]?.body ?? '' }
}

describe('a report under the rules of the base', () => {
  it('passes where CPU time decides and wall time is worse', async () => {
    const report = quiet(({ comparisons }, row) => {
      comparisons.push({ ...row, metric: 'cpu-s/op' })
      Object.assign(row, { role: 'informational', verdict: regressed })
      for (const one of comparisons) one.explanation = { ...one.explanation, clock: 'cpu-bound' }
    })
    expect((await tell(report)).state).toBe('success')
  })

  it('passes by them, with a suite file and without, though its own are stricter', async () => {
    const strict = () =>
      quiet(({ plan }, row) => {
        plan.suite.gate.inconclusive = 'ask'
        row.verdict = open
      })
    expect((await tell(strict())).state).toBe('success')
    await stage.close()
    stage = await openStage('status', { contents: 'read', statuses: 'write' })
    const base = { sha: BASE, suiteFile: '.gcbench.yml' }
    const asked = { ...WHOLE_SUITE, pull: null }
    const outcome = await underBase(measured(strict()), base, asked, stage.github)
    await stage.publish(outcome, { pull: null })
    expect(stage.fake.world.statuses).toMatchObject([{ state: 'success' }])
  })

  const relaxed: [string, string, (report: Report, row: Comparison) => void, string][] = [
    ['its mode', suite(), relax, 'failure'],
    [
      'what is strict',
      suite(', gate: { strict: ["."] }'),
      (_, row) => {
        row.verdict = open
      },
      'failure',
    ],
    [
      'what an undecided row means',
      suite(', gate: { inconclusive: ask }'),
      (_, row) => {
        row.verdict = open
      },
      'error',
    ],
    [
      'what a failed row means',
      suite(),
      ({ plan }, row) => {
        plan.suite.gate.failed = 'pass'
        row.verdict = { word: 'failed', reason: 'no-data', side: 'head', detail: 'it crashed' }
      },
      'failure',
    ],
    [
      'a margin, in its rules',
      suite(', metrics: { time/op: { margin: 1% } }'),
      ({ plan }) => {
        plan.suite.metrics['time/op'] = { ...rule, marginPct: 50 }
      },
      'error',
    ],
    [
      'a margin, in a row alone',
      suite(', metrics: { time/op: { margin: 1% } }'),
      ({ plan }, row) => {
        plan.suite.metrics['time/op'] = { ...rule, marginPct: 1 }
        row.marginPct = 50
      },
      'error',
    ],
    [
      'the margin of the table',
      suite(),
      (_, row) => {
        row.marginPct = 50
      },
      'error',
    ],
    [
      'a direction',
      suite(),
      (_, row) => {
        row.better = 'higher'
      },
      'error',
    ],
    [
      'which metrics gate, in its rules',
      suite(),
      ({ plan }, row) => {
        plan.suite.metrics['time/op'] = { ...rule, gates: false }
        Object.assign(row, { role: 'informational', verdict: regressed })
      },
      'failure',
    ],
    [
      'whether a row gates',
      suite(),
      ({ comparisons }, row) => {
        comparisons.push({ ...row, benchmark: 'B', role: 'informational', verdict: regressed })
      },
      'failure',
    ],
    [
      'that wall time does not decide, where there is no CPU time',
      suite(),
      (_, row) => {
        Object.assign(row, { role: 'informational', verdict: regressed })
        row.explanation.clock = 'cpu-bound'
      },
      'failure',
    ],
    [
      'that wall time does not decide, where the benchmark waits',
      suite(),
      ({ plan, comparisons }, row) => {
        plan.suite.clock = 'cpu'
        comparisons.push({ ...row, metric: 'cpu-s/op' })
        Object.assign(row, { role: 'informational', verdict: regressed })
        for (const one of comparisons) one.explanation = { ...one.explanation, clock: 'waiting' }
      },
      'failure',
    ],
    [
      'which clock decides, where the base names one',
      suite(', clock: wall'),
      ({ comparisons }, row) => {
        comparisons.push({ ...row, metric: 'cpu-s/op' })
        Object.assign(row, { role: 'informational', verdict: regressed })
        for (const one of comparisons) one.explanation = { ...one.explanation, clock: 'cpu-bound' }
      },
      'failure',
    ],
    [
      'what is a control',
      suite(),
      ({ plan, comparisons }, row) => {
        plan.unchanged = []
        comparisons.push({ ...row, benchmark: 'B', role: 'control', verdict: regressed })
      },
      'failure',
    ],
    [
      'that there are rows of a strict benchmark',
      suite(', gate: { strict: ["^Gone$"] }'),
      () => {},
      'error',
    ],
    [
      'that there are rows of a metric that gates',
      suite(', metrics: { allocs/op: { gate: true } }'),
      ({ plan }) => {
        plan.suite.metrics['allocs/op'] = { ...rule, gates: true }
      },
      'error',
    ],
    [
      'that there are rows of a contrast',
      'variants: { a: {}, b: {} }\nsuites: { oltp: { workload: go-bench, variants: [a, b] } }',
      () => {},
      'error',
    ],
    [
      'that there are rows of a benchmark that the suite file lists',
      'suites: { oltp: { workload: command, run: "x {n}", matrix: { n: [1, 2] } } }',
      () => {},
      'error',
    ],
  ]
  it.each(relaxed)('cannot relax %s', async (_, file, change, state) => {
    expect((await tell(quiet(change), file)).state).toBe(state)
  })

  it('cannot relax which rows are accepted, nor hand its own on', async () => {
    const report = quiet((own, row) => {
      row.verdict = regressed
      const name = `${row.benchmark}:${row.metric}`
      own.acceptances = [{ row: name, reason: 'ok', by: 'mia', at: '2026-01-01', sha: HEAD }]
    })
    expect((await tell(report)).state).toBe('failure')
    // The service keeps what comes of the rules, and reads who accepted what from there.
    const rules = { suites: [], acceptances: [], sha: BASE, unread: null }
    expect(underBaseRules(report, rules, WHOLE_SUITE).acceptances).toEqual([])
  })

  const both = `variants: { a: {}, b: {} }\n${suite(', variants: [a, b]')}`
  it('that was asked for as advice has no say, whatever its own mode is', async () => {
    const report = quiet((_, row) => {
      row.verdict = regressed
    })
    const { state } = await tell(report, suite(), { ...WHOLE_SUITE, isAdvisory: true })
    expect(state).toBe('success')
    expect(stage.fake.world.statuses[0]?.description).toMatch(/^Advisory: storage\/page-001\/read /)
  })

  it('that was asked for one variant needs the rows of that one, and its gate holds', async () => {
    const one = { ...WHOLE_SUITE, variants: ['a'] }
    const ofOne = (change: typeof relax) =>
      quiet((report, row) => {
        row.contrast = 'refs@a'
        change(report, row)
      })
    expect(
      (
        await tell(
          ofOne(() => {}),
          both,
        )
      ).state,
    ).toBe('error')
    stage.fake.world.statuses.length = 0
    expect(
      (
        await tell(
          ofOne(() => {}),
          both,
          one,
        )
      ).state,
    ).toBe('success')
    stage.fake.world.statuses.length = 0
    expect((await tell(ofOne(relax), both, one)).state).toBe('failure')
  })

  it('passes by those of a tool, whose rows have the names that the tool prints', async () => {
    const file = 'suites: { oltp: { workload: pytest-benchmark } }'
    const [suite] = readSuites(file, 'f', workloads)
    const report = quiet(({ plan }) => {
      plan.suite.workload = suite!.workload
    })
    expect(await tell(report, file)).toMatchObject({ state: 'success' })
  })

  it('has no row to expect where a run here found benchmarks of one side only', () => {
    const problems = [{ code: 'only-on-head' as const, message: words('nothing to compare') }]
    const report = { ...quiet(), comparisons: [], problems }
    const base = { suites: [], acceptances: [], sha: BASE, unread: null }
    expect(judgedBy(report, { base, narrowing: WHOLE_SUITE })).toBe(report)
    const empty = { ...report, problems: [] }
    expect(judgedBy(empty, { base, narrowing: WHOLE_SUITE }).conclusion.conclusion).toBe(
      'action_required',
    )
  })

  it('says which row is missing, and passes once a maintainer accepts that', async () => {
    const { text } = await tell(quiet(), suite(', gate: { strict: ["^Gone$"] }'))
    expect(text).toMatch(/Gone.*and the base expects one/s)
    const row = '^Gone$:*:refs'
    const entry = { row, reason: 'removed', by: 'mia', at: '2026-01-01', sha: HEAD }
    stage.fake.world.files.set(`${BASE}:.gcbench-accept.yml`, JSON.stringify({ accept: [entry] }))
    stage.fake.world.statuses.length = 0
    expect((await tell(quiet())).state).toBe('success')
  })

  it.each([
    ['is no suite file', 'suites: nonsense', /rules of the base could not be read/],
    ['is too large for GitHub to give', null, /rules of the base could not be read/],
  ])('is held where the file of the base %s, and says so', async (_, file, words) => {
    if (file === null) stage.fake.fail({ as: 503, operation: 'repos/get-content', times: 99 })
    const { state, text } = await tell(quiet(), file)
    expect(state).toBe('error')
    expect(text).toMatch(words)
  })

  const COMMAND = 'suites: { oltp: { workload: command, run: x, read: { ms: "(\\\\d+) ms" } } }'
  const [asAtBase] = readSuites(COMMAND, 'f', workloads)
  const byBase = ({ plan }: Report) => {
    plan.suite.workload = structuredClone(asAtBase!.workload)
  }
  it('passes where its suite runs another command, and reads what it prints as the base does', async () => {
    const report = quiet((own) => {
      byBase(own)
      Object.assign(own.plan.suite.workload, { run: ['y'], env: { A: '1' } })
      own.comparisons[0]!.benchmark = 'command'
    })
    expect((await tell(report, COMMAND)).text).not.toContain('how results are read')
  })

  const FIRST = /Next: .*\/bench accept/
  it.each<[string, string, (report: Report) => void, RegExp]>([
    [
      'another part of the same output',
      COMMAND,
      (own) => {
        byBase(own)
        const read = { ms: { regex: 'always (1) ms', from: 'stdout' } }
        Object.assign(own.plan.suite.workload, { read })
      },
      /how results are read/,
    ],
    [
      'an exit code as a result',
      COMMAND,
      (own) => {
        byBase(own)
        Object.assign(own.plan.suite.workload, { expectExit: { 1: 'ok' } })
      },
      /how results are read/,
    ],
    [
      'what a benchmark says of its own time',
      suite(),
      ({ plan }) => Object.assign(plan.suite.workload, { ownTime: '.' }),
      /how results are read/,
    ],
    [
      'the output by another tool',
      'suites: { oltp: { workload: pytest-benchmark } }',
      () => {},
      /how results are read/,
    ],
    [
      'that nothing was isolated',
      suite(),
      ({ plan, environment }) => {
        plan.suite.walls = 'off'
        environment[0]!.isolation = { kind: 'off', refused: [] }
      },
      /does not say walls: off/,
    ],
    [
      'nothing of isolation',
      suite(),
      ({ environment }) => delete environment[0]!.isolation,
      /does not say what kept/,
    ],
    ['of no machine', suite(), (own) => own.environment.splice(0), /does not say what kept/],
    [
      'what it cannot reach, where the base runs that',
      suite(", reach: 'off'"),
      ({ plan }) =>
        plan.unchanged.push({ contrast: 'refs', unit: 'm', sha256: null, benchmarks: ['A'] }),
      /the suite of the base runs it/,
    ],
    [
      'nothing of what was left out',
      suite(),
      ({ plan }) => delete plan.findings,
      /does not say what was left out/,
    ],
  ])('is told, and not green, where it says by itself: %s', async (_, file, change, words) => {
    const { state, text } = await tell(quiet(change), file)
    expect(state).not.toBe('success')
    expect(text).toMatch(words)
    expect(text).toMatch(FIRST)
  })

  it.each<[string, string, (report: Report) => void]>([
    [
      'walls that are down',
      suite(', walls: off'),
      ({ environment }) => {
        environment[0]!.isolation = { kind: 'off', refused: [] }
      },
    ],
    [
      'that identical code runs',
      suite(', run-identical: true'),
      ({ plan }) => {
        plan.suite.runIdentical = true
        const sha256 = 'a'.repeat(64)
        plan.unchanged.push({ contrast: 'refs', unit: 'm', sha256, benchmarks: [] })
      },
    ],
  ])('passes with what the base says, too: %s', async (_, file, change) => {
    expect((await tell(quiet(change), file)).state).toBe('success')
  })

  it('passes once a maintainer accepts that its own suite says how it is read', async () => {
    const entry = {
      ...{ row: 'suites.oltp.workload', reason: 'read by the new tool' },
      ...{ by: 'mia', at: '2026-01-01', sha: HEAD },
    }
    stage.fake.world.files.set(`${BASE}:.gcbench-accept.yml`, JSON.stringify({ accept: [entry] }))
    const own = quiet(({ plan }) => Object.assign(plan.suite.workload, { ownTime: '.' }))
    expect((await tell(own)).state).toBe('success')
  })

  it('is held where nobody can say whose rules hold', async () => {
    const base = { sha: null, suiteFile: '.gcbench.yml' }
    const outcome = await underBase(
      measured(quiet()),
      base,
      { ...WHOLE_SUITE, pull: 1 },
      stage.github,
    )
    await stage.publish(outcome)
    expect(stage.fake.world.statuses).toMatchObject([{ state: 'error' }])
  })
})
