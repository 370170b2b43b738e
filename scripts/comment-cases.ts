/** Comments that are looked at: each kind of outcome once, as the pull request would show it. */
import type { Outcome } from '../src/core/artifact.ts'
import { type About, commentText } from '../src/core/comment.ts'
import { HEAD_SHA } from './report-fixture-parts.ts'
import { reportFixtures } from './report-fixtures.ts'

const about: About = {
  suite: 'oltp',
  headSha: HEAD_SHA,
  run: { id: 7, attempt: 1, url: 'https://github.com/octo/prolly/actions/runs/7' },
  movedTo: null,
  isFork: false,
}

/** Why there is no report, as a run that could not build says it. */
const BUILD_FAILED: Outcome = { kind: 'missing', why: 'there is no report (ENOENT)' }

/** Text of each comment, by name. */
export function commentCases(): Record<string, string> {
  const reports = reportFixtures()
  const measured = (name: string, rest: Partial<About> = {}) =>
    commentText({ kind: 'measured', report: reports[name]! }, { ...about, ...rest }, null)
  return {
    'all-faster': measured('all-faster'),
    'one-regression-of-200': measured('one-regression-of-200'),
    'all-inconclusive': measured('inconclusive'),
    'build-failed': commentText(BUILD_FAILED, about, null),
    'trials-failed': measured('failures', { isFork: true, movedTo: 'f'.repeat(40) }),
    'gc-by-change': measured('gc-interaction'),
    hostile: measured('hostile'),
  }
}
