/** Rows of benchmarks whose own code changed: they ask, whatever their numbers say. */
import { describe, expect, it } from 'vitest'
import type { GateRule, Report } from '../../src/model/model.ts'
import { plainText } from '../../src/model/plain.ts'
import { readClaims } from '../../src/plan/claims.ts'
import { zeroConfigSuite } from '../../src/plan/suite.ts'
import { reportMarkdown } from '../../src/render/report-markdown.ts'
import { mainTable, viewReport } from '../../src/render/report-view.ts'
import { linksOf } from '../../src/report/history.ts'
import { judgeClaims } from '../../src/report/proof.ts'
import { makeReport } from '../../src/report/report.ts'
import { planOf, recordOf } from '../stats/measured.ts'

const ROUNDS = 20
const rounds = Array.from({ length: ROUNDS }, (_, round) => round)

/** Benchmarks with head's time as a multiple of base's; null: head fails. A's own code changed. */
function reportOf(
  factors: Record<string, number | null>,
  gate: Partial<GateRule> = {},
  others: Record<string, Record<string, string[]>> = {},
  changedPerSec: Record<string, number> = {},
  movedFrom: string | null = null,
): Report {
  const suite = zeroConfigSuite()
  const names = Object.keys(factors)
  const plan = planOf(names, {
    gate: { ...suite.gate, ...gate },
    rounds: { min: ROUNDS, max: ROUNDS },
    until: 'rounds',
  })
  for (const target of plan.targets) {
    if (target.id === 'm.A')
      target.settings.rewritten = { refs: ['BenchmarkA', 'corpus', 'each', 'size'] }
    const own = others[target.id]
    if (own !== undefined) target.settings.rewritten = own
    const perSec = changedPerSec[target.id]
    if (perSec !== undefined) target.settings.changedPerSec = perSec
    if (movedFrom !== null) target.settings.movedFrom = movedFrom
  }
  const records = rounds.flatMap((round) =>
    names.flatMap((name, i) => {
      const ns = 1000 + ((round * 7 + i) % 5)
      const factor = factors[name] ?? null
      const target = `m.${name}`
      return [
        recordOf({ round, arm: 'base', target, position: 2 * i }, ns),
        recordOf(
          { round, arm: 'head', target, position: 2 * i + 1 },
          factor === null ? null : ns * factor + (round % 2),
        ),
      ]
    }),
  )
  return makeReport({
    ...{ plan, builds: [], environment: [], roundsRun: ROUNDS, measuredSec: 1, linkSec: null },
    ...{ records, stop: { kind: 'rounds' }, problems: [], command: 'gcbench run' },
    ...{ toolVersion: '0.1.0', createdAt: '2026-01-01T00:00:00.000Z' },
    recordsSha256: '3'.repeat(64),
  })
}

const rowOf = ({ comparisons }: Report, name: string) =>
  comparisons.find(({ benchmark, role }) => benchmark === name && role === 'gating')

const newsOf = (report: Report) => plainText(viewReport(report).headline.news)

describe('a benchmark whose own code changed', () => {
  it('is neither slower nor faster, and the gate asks', () => {
    for (const factor of [200, 0.01]) {
      const report = reportOf({ A: factor })
      const row = rowOf(report, 'A')
      expect(row).toMatchObject({ better: 'unknown', verdict: { word: 'changed' } })
      expect(row?.problems.map(({ code }) => code)).toEqual(['changed-benchmark'])
      expect(report.conclusion.conclusion).toBe('action_required')
      expect(report.conclusion.reasons).toEqual([
        "A time/op (refs): this benchmark's own code changed (BenchmarkA, corpus, each and 1 more): " +
          'its numbers compare two benchmarks, not two programs',
      ])
      expect(newsOf(report)).toBe(
        'A was itself changed, so that nothing is known of the code that it measures',
      )
    }
  })

  it('asks also where its numbers are the same', () => {
    const report = reportOf({ A: 1, B: 1 })
    expect(rowOf(report, 'A')?.verdict.word).not.toBe('regressed')
    expect(report.conclusion.conclusion).toBe('action_required')
    expect(reportOf({ B: 1, C: 1 }).conclusion.conclusion).toBe('success')
  })

  it('asks also where the suite lets undecided rows, or failures, be red or nothing', () => {
    const gates: Partial<GateRule>[] = [
      { inconclusive: 'fail' },
      { failed: 'pass' },
      { strict: ['A'] },
    ]
    for (const gate of gates)
      expect(reportOf({ A: 1 }, gate).conclusion.conclusion).toBe('action_required')
  })

  it('is red all the same where head fails', () => {
    expect(reportOf({ A: null }).conclusion.conclusion).toBe('failure')
  })

  it('does not hide what others show, and is in no mean with them', () => {
    const report = reportOf({ A: 200, B: 1.3, C: 1.3 })
    expect(report.conclusion.conclusion).toBe('failure')
    expect(newsOf(report)).toMatch(/^2 of 3 benchmarks slower \(.*; A was itself changed, /)
    const rows = mainTable(viewReport(report))?.rows ?? []
    expect(rows.map(({ comparison }) => comparison.benchmark)).toEqual(['B', 'C', 'A'])
    expect(plainText(rows.at(-1)?.detail ?? [])).toBe('the benchmark itself was changed')
    const mean = report.comparisons.find(({ role }) => role === 'geomean')
    expect(mean?.estimate).toMatchObject({ point: expect.closeTo(Math.log(1.3), 2) })
  })

  it('is told with others in one sentence, by their names', () => {
    const report = reportOf({ A: 200, B: 1, C: 3 }, {}, { 'm.C': { refs: ['BenchmarkC'] } })
    const text = reportMarkdown(report, 'comment', 60_000)
    expect(text.match(/own code changed/g)?.length).toBe(2)
    expect(text).toContain('not two programs (A; C)')
  })

  it('is no link of a history, and proves nothing', () => {
    const report = reportOf({ A: 0.5, B: 0.5 })
    for (const [side, letter] of [
      ['base', 'a'],
      ['head', 'b'],
    ] as const) {
      const sha = letter.repeat(40)
      report.plan.sources[side] = { kind: 'ref', asked: side, sha, path: null, mergeBaseOf: null }
    }
    expect(linksOf([report]).series.map(({ benchmark }) => benchmark)).toEqual(['B'])
    const claims = readClaims('BenchmarkA is at least 10 % faster')
    const judged = judgeClaims({ ...report, plan: { ...report.plan, claims } })
    expect(judged).toMatchObject({
      verdict: 'cannot-tell',
      rows: [{ ground: 'changed-benchmark', change: null, roundsNeeded: null }],
    })
  })
})

it('a row that moved behind a package that moved says that nobody knows what it executes', () => {
  const perSec = { 'm.B': 0 }
  const report = reportOf({ B: 1.5, C: 1.5, D: 1 }, {}, {}, perSec, 'example.com/old')
  const told = ['B', 'C', 'D'].map((name) => {
    const row = rowOf(report, name)
    return [row?.verdict.word, row?.problems.map(({ code }) => code)]
  })
  expect(told).toEqual([
    ['regressed', []],
    ['regressed', ['unseen-row']],
    ['equivalent', ['below-resolution']],
  ])
  expect(report.conclusion.conclusion).toBe('failure')
  expect(reportMarkdown(report, 'comment', 60_000)).toContain(
    'it is not known whether it runs any of the changed code: its package was example.com/old on base',
  )
})

it('a row that moved, of a benchmark that executes nothing of the change, says so', () => {
  const perSec = { 'm.B': -1, 'm.C': 0, 'm.D': -1 }
  const report = reportOf({ B: 1.5, C: 1.5, D: 1 }, {}, {}, perSec)
  const told = ['B', 'C', 'D'].map((name) => {
    const row = rowOf(report, name)
    return [row?.verdict.word, row?.problems.some(({ code }) => code === 'idle-row')]
  })
  expect(told).toEqual([
    ['regressed', true],
    ['regressed', false],
    ['equivalent', false],
  ])
  expect(report.conclusion.conclusion).toBe('failure')
  expect(reportMarkdown(report, 'comment', 60_000)).toContain('it ran none of the changed code')
})
