/** Comments that are looked at: each kind of outcome once, as the pull request would show it. */
import { alertOf, type CommentContext, commentText, freshRows } from '../../src/github/comment.ts'
import type { Report } from '../../src/model/model.ts'
import { type Bisection, bisectionMarkdown } from '../../src/render/bisect.ts'
import { acceptReport, readReport } from '../../src/report/read-report.ts'
import { endingText } from '../../src/report/report.ts'
import { EXAMPLE_HEAD, example } from '../fixtures/report-fixture-example.ts'
import { HEAD_SHA } from '../fixtures/report-fixture-parts.ts'
import { gated, reportFixtures } from '../fixtures/report-fixtures.ts'

const about: CommentContext = {
  suite: 'oltp',
  headSha: HEAD_SHA,
  run: { id: 7, attempt: 1, url: 'https://github.com/octo/prolly/actions/runs/7' },
  movedTo: null,
  isFork: false,
  isAsked: false,
}

const expected = { headSha: HEAD_SHA, baseSha: null, suite: null }

/** What a run leaves that could not build: the compiler's words as Go prints them. */
const BUILD_FAILED = endingText({
  why: 'go test -c ./tree failed',
  said: `# example.org/prolly/tree [example.org/prolly/tree.test]
tree/node.go:41:9: undefined: descriptorOf
tree/scan.go:118:22: cannot use n (variable of type *Node) as Node value in argument to visit
tree/scan.go:131:14: too many arguments in call to n.child
\thave (int, bool)
\twant (int)`,
  unbuilt: 'head',
})

const measured = (report: Report, rest: Partial<CommentContext> = {}) =>
  commentText({ kind: 'measured', report }, { ...about, ...rest }, null)

/** A line of commits of which the fourth is slower, and what three stages saw of it. */
function bisected(report: Report): Bisection {
  const first = report.comparisons[0]!
  const rowOf = (pct: number) => {
    const [point, low, high] = [pct, pct - 0.9, pct + 1].map((one) => Math.log1p(one / 100))
    const estimate = { ...first.estimate, kind: 'ratio', point, low, high }
    return { ...first, estimate } as Report['comparisons'][number]
  }
  const subjects = [
    'tree: keep the fill factor in the header',
    'scan: read two pages ahead',
    'node: visit children by value, so that a descriptor is not shared among goroutines',
    'ci: newer linters',
  ]
  const seen = (place: number, word: Bisection['seen'][number]['word'], pct: number) => ({
    ...{ place, word, stage: place === 4 ? 1 : 2 },
    row: rowOf(pct),
  })
  return {
    commits: ['the release before', ...subjects].map((subject, at) => ({
      sha: `${at}c3f09d2ab41e6`.padEnd(40, `${at}b7`),
      subject,
    })),
    bracket: { low: 2, high: 3 },
    watched: { benchmark: first.benchmark, metric: first.metric, word: 'regressed' },
    change: rowOf(6.2),
    seen: [
      seen(1, 'as-good', 0.3),
      seen(2, 'as-good', -0.2),
      seen(3, 'as-bad', 6.4),
      seen(4, 'as-bad', 6.1),
    ],
    stages: 2,
    builds: 6,
    why: '',
  }
}

/** What was to fail, while the gate learns. */
function learning(report: Report): Report {
  const { suite } = report.plan
  const gate = { ...suite.gate, mode: 'learn' as const }
  return gated({ ...report, plan: { ...report.plan, suite: { ...suite, gate } }, runNumber: 3 })
}

/** The short comment about rows that have just become slower. */
function alertText(report: Report): string {
  const before = { suite: 'oltp', head: HEAD_SHA, run: 6, attempt: 1, regressed: [] }
  const url = 'https://github.com/octo/prolly/pull/7#issuecomment-1'
  return alertOf(freshRows({ kind: 'measured', report }, before), about, url)?.text ?? ''
}

/** Text of each comment, by name. */
export function commentCases(): Record<string, string> {
  const reports = reportFixtures()
  const of = (name: string, rest: Partial<CommentContext> = {}) => measured(reports[name]!, rest)
  return {
    'all-faster': of('all-faster'),
    'one-regression-of-200': of('one-regression-of-200'),
    'all-inconclusive': of('inconclusive'),
    'build-failed': commentText(acceptReport(BUILD_FAILED, expected), about, null),
    'trials-failed': of('failures', { isFork: true, movedTo: 'f'.repeat(40) }),
    'gc-by-change': of('gc-interaction'),
    'one-accepted': of('accepted'),
    bisection: bisectionMarkdown(bisected(reports['one-regression-of-200']!)),
    alert: alertText(reports['one-regression-of-200']!),
    learning: measured(learning(reports['one-regression-of-200']!)),
    example: measured(gated(example()), { suite: 'change-x-gc', headSha: EXAMPLE_HEAD }),
  }
}

/** The comment about a report that some run left. */
export const commentAbout = (reportText: string): string => measured(readReport(reportText))

/** Comments about every report of the fixtures, by name. */
export const fixtureComments = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(reportFixtures()).map(([name, report]) => [name, measured(report)]),
  )
