/** Comments that are looked at: each kind of outcome once, as the pull request would show it. */
import { type CommentContext, commentText } from '../../src/github/comment.ts'
import type { Report } from '../../src/model/model.ts'
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
