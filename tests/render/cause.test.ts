/** What moved, how sure that is, and why, in one line; nothing where they do not agree. */
import { expect, it } from 'vitest'
import { reportFixtures } from '../../scripts/fixtures/report-fixtures.ts'
import { makeFinding } from '../../src/model/findings.ts'
import type { ProfileCause, Report } from '../../src/model/model.ts'
import { pageText } from '../../src/render/html.ts'
import { markdownText } from '../../src/render/report-markdown.ts'
import { terminalText } from '../../src/render/terminal.ts'

const CAUSE: ProfileCause = {
  function: 'runtime.duffcopy',
  side: 'base',
  place: 'tree/scan.go:118',
  isCaller: true,
  edited: 'line',
  share: 1,
}

function withCause(cause: Partial<ProfileCause>, change: (report: Report) => void = () => {}) {
  const report = structuredClone(reportFixtures().profiled!)
  report.profiles!.targets[0]!.cause = { ...CAUSE, ...cause }
  change(report)
  return report
}

const textOf = (report: Report) =>
  terminalText(report, { hasColour: false, isWhole: false }).replaceAll('\u00a0', ' ')

const LINE =
  'index_join is 53 % faster (51.1 to 63.4 %). Cause: runtime.duffcopy 31.5 % → 2.6 % of the CPU ' +
  'time, on base called from tree/scan.go:118, which this change edits. Machine: quiet.'

it('is the second line everywhere', () => {
  const report = withCause({})
  expect(textOf(report).split('\n')).toContain(LINE)
  const [, second] = markdownText(report).replaceAll('\u00a0', ' ').split('\n\n')
  expect(second).toBe(
    LINE.replace(/index_join|runtime\.duffcopy|tree\/scan\.go:118/g, (name) => `\`${name}\``),
  )
  expect(pageText(report)).toContain('<code>tree/scan.go:118</code>, which this change edits.')
})

it.each([
  [{ share: 0.5 }, 'on base called mostly from tree/scan.go:118, which this change edits'],
  [{ isCaller: false }, 'on base in tree/scan.go:118'],
  [{ edited: 'function' }, 'tree/scan.go:118, in a function that this change edits.'],
] as const)('says how sure it is: %j', (cause, words) => {
  expect(textOf(withCause(cause))).toContain(words)
})

it('says nothing of a machine that was not quiet', () => {
  const busy = makeFinding('busy-machine', null, { othersPct: 40, names: ['cc'] })
  const text = textOf(withCause({}, ({ problems }) => problems.push(busy)))
  expect(text).toContain('Cause: ')
  expect(text).not.toContain('Machine: quiet')
})

it.each([
  ['the profile says the opposite of the row', { side: 'head' }, () => {}],
  ['the function is not in the profile', { function: 'other' }, () => {}],
  [
    'the row did not move',
    {},
    ({ comparisons: [row] }: Report) =>
      Object.assign(row!, { verdict: { word: 'equivalent', reason: 'inside-margin' } }),
  ],
  [
    'the profile is of another benchmark',
    {},
    ({ profiles }: Report) => Object.assign(profiles!.targets[0]!, { benchmarks: ['x'] }),
  ],
] as [string, Partial<ProfileCause>, (report: Report) => void][])(
  'is left out where %s',
  (_, cause, change) => {
    expect(textOf(withCause(cause, change))).not.toContain('Cause: ')
  },
)
