/**
 * A report cannot relax what gates it: the measured code may have written it. Each report here says
 * `success`, and would pass by its own rules.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Comparison, Report } from '../../src/core/model/model.ts'
import { WHOLE } from '../../src/core/report/base-rules.ts'
import { underBase } from '../../src/stories/base-rules.ts'
import { shaOf } from '../support/github/world.ts'
import { fixture, measured, openStage, runAt, type Stage } from './stage.ts'

const [HEAD, BASE] = [shaOf('head'), shaOf('base')]
const FILE = `${BASE}:.gcbench.yml`

let stage: Stage
beforeEach(async () => {
  stage = await openStage('status', {
    ...{ contents: 'read', pull_requests: 'write', statuses: 'write' },
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

const suite = (more = '') => `suites: { oltp: { workload: go-bench${more} } }`

async function tell(report: Report, file: string | null = suite()) {
  if (file !== null) stage.fake.world.files.set(FILE, file)
  const asked = { ...WHOLE, pull: 1 }
  const base = { sha: BASE, suiteFile: '.gcbench.yml' }
  const outcome = await underBase(measured(report), base, asked, stage.github)
  await stage.publish(outcome)
  const [status] = stage.fake.world.statuses
  return { state: status?.state, text: stage.fake.world.comments[0]?.body ?? '' }
}

describe('a report under the rules of the base', () => {
  it('passes where nothing speaks against it, with a suite file and without', async () => {
    expect((await tell(quiet())).state).toBe('success')
    await stage.close()
    stage = await openStage('status', { contents: 'read', statuses: 'write' })
    const base = { sha: BASE, suiteFile: '.gcbench.yml' }
    const asked = { ...WHOLE, pull: null }
    const outcome = await underBase(measured(quiet()), base, asked, stage.github)
    await stage.publish(outcome, { pull: null })
    expect(stage.fake.world.statuses).toMatchObject([{ state: 'success' }])
  })

  const relaxed: [string, string, (report: Report, row: Comparison) => void, string][] = [
    [
      'its mode',
      suite(),
      ({ plan }, row) => {
        plan.suite.gate.mode = 'advisory'
        row.verdict = regressed
      },
      'failure',
    ],
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
        row.verdict = { word: 'failed', reason: 'no-data', detail: 'it crashed' }
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
      'what is a control',
      suite(),
      ({ plan, comparisons }, row) => {
        plan.unchanged = []
        comparisons.push({ ...row, benchmark: 'B', role: 'control', verdict: regressed })
      },
      'failure',
    ],
    [
      'which rows are accepted',
      suite(),
      (report, row) => {
        row.verdict = regressed
        const name = `${row.benchmark}:${row.metric}`
        report.acceptances = [{ row: name, reason: 'ok', by: 'mia', at: '2026-01-01', sha: HEAD }]
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

  it('is held where nobody can say whose rules hold', async () => {
    const base = { sha: null, suiteFile: '.gcbench.yml' }
    const outcome = await underBase(measured(quiet()), base, { ...WHOLE, pull: 1 }, stage.github)
    await stage.publish(outcome)
    expect(stage.fake.world.statuses).toMatchObject([{ state: 'error' }])
  })
})

describe('what somebody asked for', () => {
  const bad = () => {
    const report = quiet((_, row) => {
      row.verdict = regressed
    })
    report.conclusion = { conclusion: 'failure', reasons: [] }
    return measured(report)
  }
  const states = () => stage.fake.world.statuses.map(({ state }) => state)

  it('is not replaced by a later run that a push published: both stand', async () => {
    await stage.publish(bad(), { run: runAt(1), isAsked: true })
    const told = await stage.publish(measured(quiet()), { run: runAt(2) })
    expect(told).toMatchObject({ comment: { change: 'created' }, mark: 'outdated' })
    expect(states()).toEqual(['failure'])
    expect(stage.fake.world.comments).toHaveLength(2)
    const [asked, pushed] = stage.fake.world.comments
    expect(asked?.body).toMatch(/1 regressed|1 slower|regress/i)
    expect(pushed?.body).not.toBe(asked?.body)
  })

  it('takes the place of what a push published, whichever run is later', async () => {
    await stage.publish(measured(quiet()), { run: runAt(9) })
    expect(await stage.publish(bad(), { run: runAt(3), isAsked: true })).toMatchObject({
      mark: 'set',
    })
    expect(states()).toEqual(['success', 'failure'])
    expect(stage.fake.world.comments).toHaveLength(2)
  })

  it('is replaced by what was asked for later, and not by what was asked for before', async () => {
    await stage.publish(bad(), { run: runAt(5), isAsked: true })
    const late = await stage.publish(measured(quiet()), { run: runAt(4), isAsked: true })
    expect(late).toMatchObject({ comment: { change: 'outdated' }, mark: 'outdated' })
    const next = await stage.publish(measured(quiet()), { run: runAt(6), isAsked: true })
    expect(next).toMatchObject({ comment: { change: 'edited' }, mark: 'set' })
    expect(stage.fake.world.comments).toHaveLength(1)
  })
})
