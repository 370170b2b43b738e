/** What comes back from a run, or does not: lost, late, forged, about something else. */
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { updateJob } from '../../../bot/store/jobs.ts'
import type { Report } from '../../../src/model/model.ts'
import { endingText } from '../../../src/report/report.ts'
import { recordsText } from '../../../src/report/verify.ts'
import { account, addArtifact, addRun, type Run, shaOf } from '../../support/github/world.ts'
import { makeZip } from '../../support/zip.ts'
import { runEvent } from '../payloads.ts'
import { BASE, HEAD, openStage, type Stage, SUITES, textOf } from '../stage.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

let stage: Stage
let run: Run
beforeEach(async () => {
  stage = await openStage()
  await stage.say('alice', '/bench oltp')
  run = stage.runs()[0] as Run
})
afterEach(async () => {
  await stage.close()
  expect(stage.fake.violations).toEqual([])
})
const pass = (report: Report) => {
  for (const row of report.comparisons)
    if (row.verdict.word === 'regressed')
      row.verdict = { word: 'equivalent', reason: 'inside-margin' }
  report.conclusion = { conclusion: 'success', reasons: [] }
}
const passing = (change: (report: Report) => void = () => {}) =>
  stage.reportFor(run, 'one-regression-of-200', (report) => {
    pass(report)
    change(report)
  })
const isRefused = (words: RegExp) => {
  expect(stage.checks()).toMatchObject([{ status: 'completed', conclusion: 'action_required' }])
  expect(stage.comments()[0]).toMatch(/Not measured/)
  expect(stage.comments()[0]).toMatch(words)
}

it('is over where GitHub says so before the bot knows whose run it is, and then that it began', async () => {
  const job = run.inputs?.job ?? ''
  // As where GitHub starts a run, and its answer is on its way.
  await stage.db
    .transaction()
    .execute((trx) => updateJob(trx, String(job), () => ({ state: 'queued', run: null })))
  await stage.endRun(run, passing())
  const begun = { ...run, status: 'in_progress', conclusion: null }
  await stage.send('workflow_run', runEvent(stage.world, begun as Run, 'in_progress'))
  expect(stage.checks()).toMatchObject([{ status: 'completed', conclusion: 'success' }])
})

describe('a run that', () => {
  it('never begins is lost, says so, and is stopped', async () => {
    await stage.passTime(3600)
    expect(stage.checks()).toMatchObject([{ status: 'in_progress' }])
    await stage.passTime(2.1 * 3600)
    isRefused(/did not end within 3 h/)
    expect(run.conclusion).toBe('cancelled')
  })

  it('never ends is lost; what it leaves later changes nothing', async () => {
    await stage.startRun(run)
    await stage.passTime(3.1 * 3600)
    isRefused(/did not end within 3 h/)
    await stage.endRun(run, passing())
    isRefused(/did not end within 3 h/)
  })

  it('ends while nobody tells is found by asking', async () => {
    Object.assign(run, { status: 'completed', conclusion: 'success' })
    const data = textOf(passing())
    addArtifact(stage.world, run, 'gcbench-report', makeZip([{ name: 'report.json', data }]))
    await stage.passTime(61)
    expect(stage.checks()).toMatchObject([{ conclusion: 'success' }])
  })

  it('leaves its report a little late is waited for', async () => {
    Object.assign(run, { status: 'completed', conclusion: 'success' })
    await stage.send('workflow_run', runEvent(stage.world, run, 'completed'))
    expect(stage.checks()).toMatchObject([{ status: 'in_progress' }])
    const data = textOf(passing())
    addArtifact(stage.world, run, 'gcbench-report', makeZip([{ name: 'report.json', data }]))
    await stage.passTime(11)
    expect(stage.checks()).toMatchObject([{ conclusion: 'success' }])
  })

  it('leaves none gave no result', async () => {
    await stage.endRun(run, null)
    await stage.passTime(120)
    isRefused(/left no artifact named gcbench-report/)
  })

  it('leaves word of what went wrong has it told, and nothing in it is alive', async () => {
    const said = 'x.go:3: ``` @octo <img src=x> undefined: Frob'
    await stage.endRun(run, endingText({ why: 'head does not build', said }))
    await stage.passTime(120)
    isRefused(/gave no result: head does not build\./)
    expect(stage.comments()[0]).toMatch(/````text\nx\.go:3: ``` .*Frob\n````/)
  })

  it('was stopped on its own page is cancelled', async () => {
    Object.assign(run, { status: 'completed', conclusion: 'cancelled' })
    await stage.send('workflow_run', runEvent(stage.world, run, 'completed'))
    await stage.passTime(120)
    expect(stage.checks()).toMatchObject([{ conclusion: 'cancelled' }])
    expect(stage.comments()[0]).toContain('cancelled on GitHub')
  })

  it('was stopped by a command tells what it has by then', async () => {
    await stage.startRun(run)
    await stage.say('bob', '/bench cancel')
    expect(run.conclusion).toBe('cancelled')
    expect(stage.checks()).toMatchObject([{ status: 'in_progress' }])
    expect(stage.comments()[0]).toMatch(/Being stopped.*Stopped by `bob`/s)
    await stage.endRun(run, passing())
    expect(stage.checks()).toMatchObject([{ conclusion: 'success' }])
  })

  it('was stopped by a command and left nothing is cancelled, by whom', async () => {
    await stage.startRun(run)
    await stage.say('bob', '/bench cancel')
    await stage.send('workflow_run', runEvent(stage.world, run, 'completed'))
    await stage.passTime(120)
    expect(stage.checks()).toMatchObject([{ conclusion: 'cancelled' }])
    expect(stage.comments()[0]).toMatch(/Stopped by `bob`/)
  })

  it('is told to begin after it ended, and to end twice, ends once', async () => {
    await stage.endRun(run, passing())
    await stage.send('workflow_run', runEvent(stage.world, run, 'in_progress'))
    await stage.send('workflow_run', runEvent(stage.world, run, 'completed'))
    await stage.send('workflow_run', runEvent(stage.world, { ...run, attempt: 2 }, 'in_progress'))
    expect(stage.checks()).toMatchObject([{ conclusion: 'success' }])
    expect(stage.comments()).toHaveLength(1)
  })
})

describe('a report is refused that', () => {
  const about: [string, (report: Report) => void, RegExp][] = [
    [
      'is about another commit',
      ({ plan }) => Object.assign(plan.sources.head ?? {}, { sha: shaOf('other') }),
      /it is about .*, not/,
    ],
    [
      'compares with another commit',
      ({ plan }) => Object.assign(plan.sources.base ?? {}, { sha: shaOf('other') }),
      /it compares with/,
    ],
    [
      'is about another suite',
      ({ plan }) => Object.assign(plan.suite, { name: 'quick' }),
      /suite quick/,
    ],
  ]
  it.each(about)('%s', async (_, change, words) => {
    await stage.endRun(run, passing(change))
    await stage.passTime(120)
    isRefused(words)
  })

  it('has a field of its own', async () => {
    const report = JSON.parse(textOf(passing()))
    await stage.endRun(run, JSON.stringify({ ...report, evil: 1 }))
    await stage.passTime(120)
    isRefused(/evil|refused/)
  })

  it.each<[string, (report: Report) => void, RegExp]>([
    [
      'has a relabelled verdict',
      ({ comparisons }) => pass({ comparisons } as Report),
      /a relabelled verdict: .*write:time/,
    ],
    [
      'has an interval that is upside down',
      ({ comparisons: [row] }) => {
        if (row !== undefined && 'low' in row.estimate)
          [row.estimate.low, row.estimate.high] = [1, -1]
      },
      /an interval that is upside down/,
    ],
    [
      'has a negative time',
      ({ comparisons: [row] }) => Object.assign(row ?? {}, { baseValue: -1 }),
      /a negative time/,
    ],
    [
      'has a row twice',
      ({ comparisons }) => comparisons.push(comparisons[0]!),
      /a row that is there twice/,
    ],
    [
      'has a hash of zeros',
      ({ builds: [build] }) => Object.assign(build ?? {}, { sha256: '0'.repeat(64) }),
      /a hash of zeros/,
    ],
    [
      'has fewer rows than its plan',
      (report) => {
        const gone = report.plan.targets[0]?.id
        report.records = report.records?.filter(({ trial }) => trial.target !== gone) ?? null
        report.comparisons = report.comparisons.slice(1)
        report.recordsSha256 = sha256(recordsText(report.records ?? []))
      },
      /less than the plan has/,
    ],
    ['brings no records', (report) => Object.assign(report, { records: null }), /no raw records/],
    [
      'names a workload that there is not',
      ({ plan }) => Object.assign(plan.suite.workload, { kind: 'x' }),
      /cannot be read by its own plan/,
    ],
  ])('%s, with what to do', async (_, alter, words) => {
    const report: Report = JSON.parse(textOf(stage.reportFor(run)))
    alter(report)
    await stage.endRun(run, JSON.stringify(report))
    await stage.passTime(120)
    isRefused(words)
    expect(stage.comments()[0]).toContain('measure again, and publish report.json')
  })

  it.each(['', '{', '[]', '{"schemaVersion":1}', '['.repeat(1000)])(
    'is no report: %j',
    async (text) => {
      await stage.endRun(run, text)
      await stage.passTime(120)
      isRefused(/refused/)
    },
  )
})

describe('a run is not ours that', () => {
  it.each<[string, Partial<Run>, RegExp]>([
    ['another account started', { actor: account('bob') }, /its account is different/],
    ['is of another workflow', { workflow: '.github/workflows/evil.yml' }, /its workflow/],
    ['has another event', { event: 'push' }, /its event/],
    ['names another job', { title: 'gcbench j0000000000000000' }, /its title/],
    ['ran on another branch', { headBranch: 'evil' }, /its branch/],
  ])('%s', async (_, forged, words) => {
    Object.assign(run, forged, { status: 'completed', conclusion: 'success' })
    const data = textOf(passing())
    addArtifact(stage.world, run, 'gcbench-report', makeZip([{ name: 'report.json', data }]))
    await stage.passTime(61)
    isRefused(words)
  })

  it('somebody dispatched by hand with the job’s title', async () => {
    const { title, workflow } = run
    const forged = addRun(stage.world, { title, workflow, event: 'workflow_dispatch' })
    const data = textOf(passing())
    addArtifact(stage.world, forged, 'gcbench-report', makeZip([{ name: 'report.json', data }]))
    await stage.send('workflow_run', runEvent(stage.world, forged, 'completed'))
    expect(stage.checks()).toMatchObject([{ status: 'in_progress', conclusion: null }])
  })
})

describe('the base’s rules gate, whatever the report says of itself:', () => {
  it('its conclusion, its gate and its acceptances', async () => {
    const row = 'storage/page-147/write:time/op'
    const report = stage.reportFor(run, 'one-regression-of-200', (one) => {
      one.conclusion = { conclusion: 'success', reasons: [] }
      one.plan.suite.gate.mode = 'advisory'
      one.acceptances = [{ row, reason: 'mine', by: 'mallory', at: '2026-01-01', sha: HEAD }]
    })
    await stage.endRun(run, report)
    expect(stage.checks()).toMatchObject([{ conclusion: 'failure' }])
    expect(stage.comments()[0]).not.toContain('mallory')
  })

  it('margins of its own never pass: the table is made again by those of the base', async () => {
    const report: Report = JSON.parse(
      textOf(
        stage.reportFor(run, 'one-regression-of-200', ({ plan }) => {
          const wide = { better: null, marginPct: 900, gates: null, marginPctByBenchmark: {} }
          plan.suite.metrics = { 'time/op': wide }
        }),
      ),
    )
    expect(report.conclusion.conclusion).toBe('success')
    await stage.endRun(run, report)
    expect(stage.checks()).toMatchObject([{ conclusion: 'failure' }])
    expect(stage.comments()[0]).toMatch(/`storage\/page-147\/write` 6\.2\s%\sslower/)
  })

  it('what the base’s file accepts for this head counts', async () => {
    const row = 'storage/page-147/write:time/op'
    const acceptance = { row, reason: 'known', by: 'mia', at: '2026-01-01', sha: HEAD }
    const filed = JSON.stringify({ accept: [acceptance] })
    stage.world.files.set(`${BASE}:.gcbench-accept.yml`, filed)
    await stage.endRun(run, stage.reportFor(run))
    expect(stage.checks()).toMatchObject([{ conclusion: 'success' }])
  })

  it('advice by the base’s own word is neutral', async () => {
    const { files } = stage.world
    files.set(`${BASE}:.gcbench.yml`, SUITES.replace('{ workload: go-bench }', ADVISORY))
    await stage.endRun(run, stage.reportFor(run))
    expect(stage.checks()).toMatchObject([{ conclusion: 'neutral' }])
  })
})
const ADVISORY = '{ workload: go-bench, gate: { mode: advisory } }'

describe('a workflow that cannot be started', () => {
  it.each([
    ['is not there', () => stage.world.workflows?.clear(), /Not Found/],
    [
      'does not know the inputs',
      () => stage.world.workflows?.set('gcbench.yml', { inputs: ['suite'], name: () => 'x' }),
      /Unexpected inputs/,
    ],
  ])('because it %s is a failure with the way out', async (_, breakIt, words) => {
    breakIt()
    await stage.say('alice', '/bench quick')
    expect(stage.checks()[1]).toMatchObject({ conclusion: 'action_required' })
    expect(stage.comments()[1]).toMatch(words)
    expect(stage.comments()[1]).toContain('docs/bot-jobs.md')
  })
})

it('an older server, which does not tell the run, has it found by its title', async () => {
  stage.world.tellsRunDetails = false
  await stage.say('alice', '/bench quick')
  const second = stage.runs()[1] as Run
  await stage.startRun(second)
  await stage.passTime(61)
  expect(stage.checks()[1]).toMatchObject({ name: 'gcbench/quick', status: 'in_progress' })
})
