/** What a reader has to do is one short sentence, and a failure is told in full once. */

import { expect, it } from 'vitest'
import {
  hash,
  report as makeReport,
  plan,
  ratio,
  regressed,
  row,
  unchanged,
} from '../../scripts/fixtures/report-fixture-parts.ts'
import { words } from '../../scripts/fixtures/words.ts'
import { makeFinding } from '../../src/model/findings.ts'
import type { Comparison, Report } from '../../src/model/model.ts'
import { type Phrase, plainText } from '../../src/model/plain.ts'
import { reportMarkdown } from '../../src/render/report-markdown.ts'
import { viewReport } from '../../src/render/report-view.ts'
import { terminalText } from '../../src/render/terminal.ts'
import { withFindings } from '../../src/report/read-report.ts'
import { makeReport as reportOfRecords } from '../../src/report/report.ts'
import { reports } from '../publish/replies/reports.ts'
import { fixture } from '../publish/stage.ts'
import { planOf, recordsOf } from '../stats/measured.ts'
import { shaOf } from '../support/github/world.ts'

const proseOf = (duty: Phrase) =>
  plainText(
    duty.filter((piece) => typeof piece === 'string' || !('name' in piece || 'command' in piece)),
  )

it.each(Object.entries({ ...reports, panicking }))(
  '%s: at most one sentence of 160 letters',
  (_, report) => {
    const { action } = viewReport(report()).headline
    // Which rounds all of it is of is a sentence of its own.
    const [said = ''] = proseOf(action)
      .split(/(?<=\.) (?=[A-Z])/)
      .slice(-1)
    expect(said.length).toBeLessThanOrEqual(161)
    expect(said).not.toMatch(/[.!?] \S/)
  },
)

/**
 * Worse and open rows, and a benchmark of a long name that panics: told of by four problems, as an
 * earlier version stored them.
 */
function panicking(): Report {
  const report = fixture('inconclusive', shaOf('head'))
  const [worse, dead] = report.comparisons as [Comparison, Comparison]
  worse.verdict = { word: 'regressed', reason: 'shift', certain: true }
  const why = 'ended with exit code 2: panic: index out of range [7] with length 7'
  const detail = `head failed in 2 rounds in a row: ${why}`
  Object.assign(dead, {
    benchmark: `Long/${'very_long_name_'.repeat(20)}end`,
    verdict: { word: 'failed', reason: 'given-up', side: 'head', detail },
    estimate: { kind: 'none', n: 0, why: 'no round has a pair' },
  })
  const message = words(`${why.replace(': panic', ':\npanic')}\n\ngoroutine 5 [running]:`)
  const on = `example.org/prolly.${dead.benchmark} on head`
  report.problems.push(
    { code: 'probe-failed', message, where: 'example.org/prolly.Long on head' },
    { code: 'given-up', message: words('not run after round 2'), where: on, next: `fix: ${why}` },
    { code: 'trial-failed', message, where: `${on}, round 1` },
    { code: 'trial-failed', message: words('no space left'), where: `${on}, round 2` },
  )
  report.conclusion = { conclusion: 'failure', reasons: ['regressed'] }
  return withFindings(report)
}

it('a panic is told in full once, and what happened besides it stays', () => {
  const report = panicking()
  const terminal = terminalText(report, { hasColour: false, isWhole: true, columns: 80 })
  for (const text of [terminal.replace(/\s+/g, ' '), reportMarkdown(report, 'comment', 60_000)]) {
    expect(text.match(/index out of range/g)).toHaveLength(1)
    expect(text.match(/no space left/g)).toHaveLength(1)
    expect(text).not.toContain('very_long_name_'.repeat(9))
  }
})

it('what a program said when it was tried out, and again in the rounds, is told once', () => {
  const report = panicking()
  const said = 'panic: index out of range [7] with length 7'
  const probe = report.problems.find(({ code }) => code === 'probe-failed')!
  Object.assign(probe, {
    message: words(`failed by itself:\n${said}`),
    cause: `failed by itself: ${said}`,
    fault: said,
  })
  const told = () => reportMarkdown(report, 'comment', 60_000).match(/index out of range/g)
  expect(told()).toHaveLength(1)
  // Another fault of the same program is told.
  const other = `${said} and capacity 8`
  Object.assign(probe, { cause: `failed by itself: ${other}`, fault: other })
  expect(told()).toHaveLength(2)
})

it('a place is shown where an output quotes it, and not twice where the sentence is made of it', () => {
  const report = fixture('inconclusive', shaOf('head'))
  const subject = { unit: 'm', benchmark: 'A', arm: 'base', round: 0 }
  const output = 'see the log of m.A on base, round 1'
  const { unit } = subject
  report.problems = [
    makeFinding('trial-failed', subject, { how: 'exit code 1', output }),
    makeFinding('build-failed', { unit }, { of: 'code', unit, where: 'base', line: 'x.go:1:1: y' }),
  ]
  const text = reportMarkdown(report, 'comment', 60_000)
  expect(text).toContain('(m.A on base, round 1)')
  expect(text).not.toContain('(m)')
})

/** It failed: one row for all of its metrics, of which the same is said. */
const dead = (benchmark: string, metric: string, detail: string): Comparison =>
  row(
    benchmark,
    null,
    { kind: 'none', n: 0, why: 'no round has a pair' },
    { word: 'failed', reason: 'given-up', side: 'head', detail },
    { metric },
  )

it('what failed stands in a table once, whatever would have been measured of it', () => {
  const why = 'head failed in 2 rounds in a row: ended with exit code 1: x_test.go:3: got 1, want 2'
  const comparisons = [
    ...['time/op', 'allocs/op', 'bytes/op'].map((metric) => dead('Width', metric, why)),
    row('Sum', 1e-3, ratio(0, [-1, 1]), unchanged),
  ]
  const conclusion = { conclusion: 'failure' as const, reasons: ['Width failed'] }
  const of = makeReport({ comparisons, conclusion })
  const [table] = viewReport(of).tables
  expect(table?.moved.map(({ metric }) => metric)).toEqual(['time/op, allocs/op, bytes/op'])
  const text = terminalText(of, { hasColour: false, isWhole: true })
  expect(text.match(/^Width {2,}/gm)).toHaveLength(1)
  expect(text.match(/got 1, want 2/g)).toHaveLength(1)
  // Of which another thing is said, in another row.
  const other = makeReport({
    comparisons: [comparisons[0]!, dead('Width', 'allocs/op', 'no data')],
  })
  expect(viewReport(other).tables[0]?.moved).toHaveLength(2)
})

it('two packages with a benchmark of one name have two that were not run', () => {
  const units = ['example.com/m/a', 'example.com/m/b/c']
  const entries = units.map((unit) => ({
    ...{ contrast: 'refs', unit, sha256: hash('5') },
    benchmarks: ['BenchmarkScan', 'BenchmarkSum'],
  }))
  const newsOf = (comparisons: Comparison[], more = entries) =>
    plainText(
      viewReport(makeReport({ plan: plan({ units, unchanged: more }), comparisons })).headline.news,
    )
  const scan = row('b/c.Scan', 1e-3, ratio(30, [28, 32]), regressed)
  expect(newsOf([row('b/c.Join', 1e-3, ratio(30, [28, 32]), regressed)])).toMatch(
    /; 4 benchmark functions not run/,
  )
  // One of them was run after all, under the label of its package.
  expect(newsOf([scan])).toMatch(/; 3 benchmark functions not run/)
  // By the names that their rows would have.
  const apart = entries.map((one) => ({ ...one, sha256: null }))
  const view = viewReport(makeReport({ plan: plan({ units, unchanged: apart }), comparisons: [] }))
  expect(JSON.stringify(view.tables)).toMatch(/a\.Scan.*a\.Sum.*b\/c\.Scan.*b\/c\.Sum/)
  expect(newsOf([scan], [...entries, { ...entries[0]!, contrast: 'again' }])).toMatch(
    /; 3 benchmark functions not run/,
  )
})

it('a list of places ends between two of them', () => {
  const report = fixture('inconclusive', shaOf('head'))
  for (let i = 10; i < 30; i++) {
    const subject = {
      unit: 'example.org/some/quite/long/path/of/a/module',
      benchmark: `Benchmark${i}`,
    }
    report.problems.push(
      makeFinding('probe-failed', { ...subject, arm: 'head' }, { limitSec: 4.1 }),
    )
  }
  const text = reportMarkdown(withFindings(report), 'comment', 60_000)
  const [, list = ''] = /time for probing, at most 4.1 s \((.*?)\)/.exec(text) ?? []
  const places = list.replaceAll('\\', '').split('; ')
  expect(places.length).toBeGreaterThan(4)
  expect(places.at(-1)).toBe(`and ${20 - (places.length - 1)} more`)
  for (const place of places.slice(0, -1)) expect(place).toMatch(/Benchmark\d\d on head$/)
})

it('what was too slow to be tried out, and ran in the rounds, is not told of', () => {
  const found = (benchmark: string, arm: string) =>
    makeFinding('probe-failed', { unit: 'm', benchmark, arm }, { limitSec: 4.1 })
  const { problems } = measuredWith([found('A', 'head'), found('B', 'head'), found('A', 'aa')])
  const told = problems.filter(({ code }) => code === 'probe-failed')
  expect(told.map(({ subject }) => [subject?.benchmark, subject?.arm])).toEqual([
    ['B', 'head'],
    ['A', 'aa'],
  ])
})

/** The report of a run of one benchmark that found these. */
function measuredWith(problems: Report['problems']): Report {
  const times = Array.from({ length: 8 }, (_, i) => 100 + i)
  return reportOfRecords({
    ...{ plan: planOf(['A']), builds: [], environment: [], roundsRun: 8, measuredSec: 1 },
    ...{ linkSec: null, records: recordsOf(times, times), stop: { kind: 'rounds' }, problems },
    ...{ command: 'gcbench run', toolVersion: '0.1.0', createdAt: '2026-01-01T00:00:00.000Z' },
    recordsSha256: '3'.repeat(64),
  })
}
