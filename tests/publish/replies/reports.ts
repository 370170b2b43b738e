/** Reports of the fixtures, changed so that a comment says what no fixture makes it say. */
import { words } from '../../../scripts/fixtures/words.ts'
import type { Comparison, Report } from '../../../src/model/model.ts'
import { withFindings } from '../../../src/report/read-report.ts'
import { shaOf } from '../../support/github/world.ts'
import { fixture } from '../stage.ts'

type Change = (report: Report) => void

/** As an earlier version stored it, whose problems are words alone. */
const changed = (name: string, change: Change) => (): Report => {
  const report = fixture(name, shaOf('head'))
  change(report)
  return withFindings(report)
}

const asks = (report: Report) => {
  report.conclusion = { conclusion: 'action_required', reasons: [] }
}

/** Undecided, although what matters would have been seen. */
const open: Change = (report) => {
  report.comparisons = report.comparisons.slice(0, 2)
  for (const { estimate } of report.comparisons)
    if ('detectable' in estimate) estimate.detectable = 0.03
}

const verdict =
  (at: number, word: Comparison['verdict']): Change =>
  ({ comparisons }) => {
    comparisons[at]!.verdict = word
  }

const unmoved = { word: 'equivalent', reason: 'inside-margin' } as const

const copies = (report: Report, metrics: string[]) => {
  const [row] = report.comparisons as [Comparison]
  report.comparisons = metrics.map((metric) => ({ ...row, metric }))
}

/** A failed benchmark whose other metrics were open before it failed. */
const manyMetrics: Change = (report) => {
  open(report)
  copies(report, ['time/op', 'cpu-time', 'p50', 'p95', 'p99'])
  verdict(0, { word: 'regressed', reason: 'shift', certain: true })(report)
  asks(report)
}

const unchanged = {
  contrast: 'refs',
  unit: 'example.org/prolly/codec',
  sha256: null,
  benchmarks: ['BenchmarkCodec', 'BenchmarkMerge'],
}

export const reports: Record<string, () => Report> = {
  'looks-slower': changed('inconclusive', (report) => {
    report.comparisons = report.comparisons.slice(0, 1)
    verdict(0, {
      word: 'inconclusive',
      reason: 'no-decision',
      roundsNeeded: 60,
      suspected: true,
    } as Comparison['verdict'])(report)
    asks(report)
  }),
  'no-regression-seen': changed('inconclusive', (report) => {
    open(report)
    report.conclusion = { conclusion: 'success', reasons: [] }
  }),
  'somebody-decides': changed('inconclusive', (report) => {
    open(report)
    asks(report)
  }),
  'several-metrics-open': changed('inconclusive', manyMetrics),
  'not-by-rounds': changed('inconclusive', (report) => {
    const word = { word: 'inconclusive', reason: 'no-decision', roundsNeeded: null } as const
    for (const at of report.comparisons.keys()) verdict(at, word)(report)
    const [begun] = report.comparisons as [Comparison]
    begun.verdict = { word: 'inconclusive', reason: 'stopped', roundsNeeded: 8 }
    begun.estimate = { kind: 'none', n: 1, why: 'one round gives no interval' }
    report.problems.push({
      code: 'left-out',
      where: `example.org/prolly.${begun.benchmark}`,
      message: words('stopped after 1 round, which took longer than expected: 8 rounds do not fit'),
      next: '--budget 40m; or on two',
    })
  }),
  'no-round': changed('inconclusive', (report) => {
    Object.assign(report, { roundsRun: 0, measuredSec: 0 })
  }),
  'nothing-ran': changed('zero-rows', (report) => {
    const next = 'the machine or the set-up is in the way: try that benchmark by hand'
    const message = words('no process gave a result, on any side: exit code 127')
    report.problems = [{ code: 'nothing-ran', message, where: 'm.A on base', next }]
  }),
  'below-margin': changed('inconclusive', (report) => {
    report.comparisons = report.comparisons.slice(0, 2)
    verdict(0, { word: 'equivalent', reason: 'below-margin' } as Comparison['verdict'])(report)
    verdict(1, unmoved)(report)
    report.conclusion = { conclusion: 'success', reasons: [] }
  }),
  'mean-alone': changed('all-faster', (report) => {
    const mean = report.comparisons.findIndex(({ role }) => role === 'geomean')
    for (const at of report.comparisons.keys()) verdict(at, unmoved)(report)
    verdict(mean, { word: 'regressed', reason: 'shift', certain: true })(report)
    Object.assign(report.comparisons[mean]!.estimate, { point: 0.03, low: 0.01, high: 0.05 })
    report.conclusion = { conclusion: 'failure', reasons: ['geometric mean of time/op regressed'] }
  }),
  'nothing-gates': changed('inconclusive', (report) => {
    for (const row of report.comparisons) row.role = 'informational'
    // Of its direction nobody knows.
    Object.assign(report.comparisons[0]!, { metric: 'frames', unit: 'frames', better: 'unknown' })
    Object.assign(report.comparisons[0]!.estimate, { point: -0.69, low: -0.71, high: -0.67 })
    verdict(0, { word: 'changed', reason: 'shift', certain: true })(report)
    asks(report)
  }),
  'gate-without-reason': changed('inconclusive', (report) => {
    for (const at of report.comparisons.keys()) verdict(at, unmoved)(report)
    asks(report)
  }),
  'many-faster': changed('all-faster', (report) => {
    const [row] = report.comparisons as [Comparison]
    const names = Array.from({ length: 14 }, (_, i) => `scan-${i + 1}`)
    report.comparisons = names.map((benchmark) => ({ ...row, benchmark }))
  }),
  'many-open': changed('inconclusive', (report) => {
    open(report)
    const [row] = report.comparisons as [Comparison]
    const names = Array.from({ length: 10 }, (_, i) => `scan-${i + 1}`)
    const mean = { ...row, benchmark: 'geomean', role: 'geomean' as const, verdict: unmoved }
    report.comparisons = [...names.map((benchmark) => ({ ...row, benchmark })), mean]
    report.conclusion = { conclusion: 'success', reasons: [] }
  }),
  'new-rounds-alone': changed('all-faster', ({ plan }) => {
    plan.roundsBefore = 12
  }),
  'all-rounds': changed('all-faster', ({ plan, roundsRun }) => {
    const before = Math.floor(roundsRun / 2)
    plan.looks = [
      { rounds: before, weight: 0.9, isEnd: true },
      { rounds: roundsRun, weight: 0.1 },
    ]
  }),
  'left-out-and-broken': changed('all-faster', (report) => {
    // Its own two sides, in a command too long to be shown.
    report.plan.sources.base!.mergeBaseOf = null
    report.command += ` --exact-base --config ${'benchmarks/of/ours/'.repeat(5)}suite.yml`
    report.problems.push(
      {
        code: 'failed-everywhere',
        where: 'example.org/prolly/codec.BenchmarkDecode',
        message: words(
          'failed wherever it was tried, so that nothing is known of it: no such file',
        ),
      },
      {
        code: 'unlisted',
        where: 'example.org/prolly/remote',
        message: words(
          'cannot list its benchmarks on any side, so that none of them is run: no server',
        ),
      },
      {
        code: 'left-out',
        where: 'example.org/prolly/tree.BenchmarkMerge',
        message: words('left out: 8 rounds of it do not fit'),
        next: '--budget 40m; or on two',
      },
    )
    asks(report)
  }),
  unreached: changed('identical', ({ plan }) => {
    plan.unchanged = [unchanged]
  }),
  'some-unreached': changed('all-faster', ({ plan }) => {
    plan.unchanged = [unchanged]
  }),
  'one-sided': changed('zero-rows', (report) => {
    const codes = ['new-benchmark', 'new-benchmark', 'gone-benchmark'] as const
    report.problems = codes.map((code) => ({
      code,
      message: words('nothing to compare'),
      where: 'A',
    }))
    report.conclusion = { conclusion: 'success', reasons: [] }
  }),
}
