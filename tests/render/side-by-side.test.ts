/** The answer of `gcbench ab`, word by word: made of data, from which nothing is read back. */
import { describe, expect, it } from 'vitest'
import { makeFinding } from '../../src/model/findings.ts'
import type { Comparison, Report } from '../../src/model/model.ts'
import { makeScreen, sideBySideText } from '../../src/render/terminal.ts'
import { fixture } from '../publish/stage.ts'
import { shaOf } from '../support/github/world.ts'

type Ratio = Extract<Comparison['estimate'], { kind: 'ratio' | 'difference' }>

const ratio = (point: number, low: number, high: number, more: Partial<Ratio> = {}): Ratio => ({
  kind: 'ratio',
  n: 12,
  point: Math.log(point),
  low: Math.log(low),
  high: Math.log(high),
  level: 0.95,
  p: 0.01,
  ...more,
})

/** A report of two commands with that estimate and word. */
function sideBySide(estimate: Comparison['estimate'], verdict: Comparison['verdict']): Report {
  const report = fixture('inconclusive', shaOf('head'))
  const [row] = report.comparisons as [Comparison]
  const [contrast] = report.plan.contrasts
  if (contrast?.kind !== 'refs') throw new Error('no contrast of two arms')
  report.plan.contrasts = [{ ...contrast, kind: 'variants' }]
  report.plan.arms = report.plan.arms.map((arm) => ({ ...arm, variant: arm.id }))
  report.comparisons = [{ ...row, role: 'gating', estimate, verdict, problems: [] }]
  report.problems = []
  return report
}

const LABELS = {
  base: { name: 'xz -1 log', command: null },
  head: { name: 'fast', command: 'zstd -1 log' },
}

const answerOf = (report: Report) =>
  sideBySideText(report, { labels: LABELS, screen: makeScreen(Number.POSITIVE_INFINITY, false) })

const MOVED = { word: 'improved', reason: 'shift', certain: true } as const
const OPEN = { word: 'inconclusive', reason: 'no-decision', roundsNeeded: 40 } as const

describe('what ab answers', () => {
  it('is why there is no answer, where no round had the time', () => {
    const report = sideBySide({ kind: 'none', n: 0, why: 'no round' }, OPEN)
    report.comparisons = []
    const reason = 'nothing was measured: the budget of 15 s ended before a round was finished'
    report.conclusion = { conclusion: 'neutral', reasons: [reason] }
    report.problems = [makeFinding('busy-machine', {}, { othersPct: 81, names: ['node'] })]
    const said = answerOf(report)
    expect(said).toContain(reason)
    expect(said).toContain('other programs took 81 % of the CPU (node)')
  })

  it.each([
    // The smaller of the two times is the one that "ran faster", on whichever side it is.
    [
      ratio(0.5, 0.48, 0.52),
      MOVED,
      'fast ran 2.00 times faster than xz -1 log (1.92 to 2.08, 12 rounds).',
    ],
    [
      ratio(2, 1.9, 2.1),
      { ...MOVED, word: 'regressed' },
      'xz -1 log ran 2.00 times faster than fast (1.90 to 2.10, 12 rounds).',
    ],
    // An interval on one side alone is told as such, with what else may be the cause.
    [
      ratio(0.8, 0.68, 0.88),
      { ...OPEN, reason: 'one-layout' },
      'fast looks 1.14 to 1.47 times faster than xz -1 log, but the layout of a program in memory can do as much (12 rounds): about 40 rounds would decide it: --rounds 40.',
    ],
    // As many digits as the interval is narrow.
    [
      ratio(0.96, 0.958, 0.962),
      MOVED,
      'fast ran 1.042 times faster than xz -1 log (1.040 to 1.044, 12 rounds).',
    ],
    [
      ratio(0.01, 0.009, 0.011),
      MOVED,
      'fast ran 100.0 times faster than xz -1 log (90.9 to 111.1, 12 rounds).',
    ],
    [
      ratio(1, 0.98, 1.01),
      { word: 'equivalent', reason: 'inside-margin' },
      'xz -1 log and fast take the same time, within 2.0 % (12 rounds).',
    ],
    [
      ratio(1.1, 0.8, 1.5),
      OPEN,
      'Cannot tell xz -1 log from fast: the second is between 1.25 times faster and 1.50 times slower (12 rounds): about 40 rounds would decide it: --rounds 40.',
    ],
    [
      ratio(1, 0.98, 1.01, { tail: { point: Math.log(1.3), p: 0.001 } }),
      { ...MOVED, word: 'regressed', reason: 'tail' },
      'fast usually takes as long as xz -1 log; its slowest fifth takes 30 % longer.',
    ],
    [
      { kind: 'none', n: 3, why: 'too few' },
      { ...OPEN, reason: 'too-few-rounds' },
      'Cannot tell xz -1 log from fast: 3 rounds measured.',
    ],
    [
      { kind: 'none', n: 0, why: 'none' },
      { word: 'failed', reason: 'no-data', detail: 'gone' },
      'Cannot compare xz -1 log with fast: not measured on both.',
    ],
  ] as const)('%#', (estimate, verdict, sentence) => {
    const answer = answerOf(sideBySide(estimate, verdict))
    expect(answer.split('\n')).toContain(sentence)
    expect(answer).not.toMatch(/gate|enforce|advis/i)
  })

  it('names the busy machine, not a number of rounds, where that is the cause', () => {
    const report = sideBySide(ratio(1.1, 0.8, 1.5), OPEN)
    report.problems.push(makeFinding('busy-machine', {}, { othersPct: 81, names: ['node'] }))
    expect(answerOf(report)).toContain('(12 rounds): other programs took 81 % of the CPU (node).')
    expect(answerOf(report)).not.toContain('would decide it')
  })
})
