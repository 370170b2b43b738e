/** What the first line says of wide intervals, of two variants, and of what was seen beside it. */
import { describe, expect, it } from 'vitest'
import { makeFinding } from '../../src/model/findings.ts'
import type { Comparison, Report } from '../../src/model/model.ts'
import { plainText } from '../../src/model/plain.ts'
import { viewReport } from '../../src/render/report-view.ts'
import { makeReport } from '../../src/report/report.ts'
import { planOf, recordsOf } from '../stats/measured.ts'

const eight = Array.from({ length: 8 }, (_, i) => 100 + i)
const run = {
  plan: planOf(['A']),
  builds: [],
  environment: [],
  roundsRun: 8,
  measuredSec: 60,
  linkSec: null,
  records: recordsOf(
    eight,
    eight.map((one) => 2 * one),
  ),
  stop: { kind: 'rounds' as const },
  problems: [],
  command: 'gcbench run',
  toolVersion: '0.1.0',
  createdAt: '2026-01-01T00:00:00.000Z',
  recordsSha256: '3'.repeat(64),
}
const measured = makeReport(run)

const ln = (pct: number) => Math.log1p(pct / 100)

/** A gating row with this estimate and interval, in percent. */
function row(
  benchmark: string,
  [point, low, high]: [number, number, number],
  word: 'regressed' | 'improved' | 'inconclusive',
): Comparison {
  const [first] = measured.comparisons
  return {
    ...first!,
    benchmark,
    estimate: {
      kind: 'ratio',
      n: 8,
      point: ln(point),
      low: ln(low),
      high: ln(high),
      level: 0.95,
      p: 0.5,
      detectable: 0.1,
    },
    verdict:
      word === 'inconclusive'
        ? { word, reason: 'no-decision', roundsNeeded: null }
        : { word, reason: 'shift', certain: false },
  }
}

const headlineOf = (comparisons: Comparison[], more: Partial<Report> = {}) => {
  const { news, action } = viewReport({ ...measured, comparisons, ...more }).headline
  return { news: plainText(news), action: plainText(action) }
}
const newsOf = (...args: Parameters<typeof headlineOf>) => headlineOf(...args).news

it('a row that moved by less than its margin does not look slower: it is, and may be by more', () => {
  const open = (reason: 'below-margin' | 'no-decision'): Comparison => {
    const one = row('A', [1.6, 0.3, 4.4], 'inconclusive')
    const verdict = { word: 'inconclusive', reason, roundsNeeded: null, suspected: true } as const
    return { ...one, estimate: { ...one.estimate, p: 0.001 } as Comparison['estimate'], verdict }
  }
  expect(newsOf([open('below-margin')])).toBe('A slower (+1.6 %), perhaps by more than its margin')
  expect(newsOf([open('no-decision')])).toBe('A looks slower (+1.6 %), not confirmed')
})

describe('the near end of a wide interval stands for an estimate that says little', () => {
  it.each<[string, [number, number, number], 'regressed' | 'improved', string]>([
    ['wide, faster', [-81, -96, -12], 'improved', 'A at least 12 % faster'],
    ['wide, slower', [60, 8.4, 140], 'regressed', 'A at least 8.4 % slower'],
    ['narrow', [-41, -44, -38], 'improved', 'A faster (-41 %)'],
    ['small, and not wide in points', [5.3, 1.1, 9.6], 'regressed', 'A 5.3 % slower'],
  ])('%s', (_, numbers, word, news) => expect(newsOf([row('A', numbers, word)])).toBe(news))

  it('among several it stands by its own size', () =>
    expect(
      newsOf([
        row('A', [-40, -44, -36], 'improved'),
        row('B', [-34, -48, -17.9], 'improved'),
        row('C', [-25, -28, -22], 'improved'),
      ]),
    ).toBe('All 3 benchmarks faster (-40 %, -25 %, at least 17 %)'))

  it('among many it is no end of a range, which others would have: all are at least so large', () => {
    const narrow = ([7, 8, 11] as const).map((pct, i) =>
      row(`N${i}`, [pct, pct - 1, pct + 1], 'regressed'),
    )
    const wide = row('W', [30, 3.8, 70], 'regressed')
    expect(newsOf([...narrow, wide])).toBe('All 4 benchmarks slower (at least 3.8 % each)')
    const far = row('W', [80, 14.9, 190], 'regressed')
    expect(newsOf([...narrow, far])).toBe('All 4 benchmarks slower (at least 7 % each)')
  })
})

describe('undecided rows', () => {
  it('have one bound, the worst end', () =>
    expect(
      newsOf([row('A', [0, -4, 4.1], 'inconclusive'), row('B', [1, -1.5, 3.2], 'inconclusive')]),
    ).toBe('Nothing more than 4.1 % slower: both benchmarks, neither decided'))

  it('are not without change because their allocations are', () => {
    const open = row('A', [2.8, -0.3, 5.8], 'inconclusive')
    const verdict = { word: 'equivalent', reason: 'exact-equal' } as const
    const allocations: Comparison = {
      ...open,
      metric: 'allocsPerOp',
      unit: 'allocs/op',
      marginPct: 0,
      verdict,
    }
    const other: Comparison = { ...allocations, benchmark: 'B' }
    expect(newsOf([open, allocations])).toBe('Nothing more than 5.8 % slower: A, not decided')
    expect(newsOf([open, allocations, other])).toBe(
      'Nothing more than 5.8 % slower: both benchmarks, 1 of them without change',
    )
  })

  it('are said to be all that there is, where none was decided', () => {
    const open = row('B', [2, -30, 45], 'inconclusive')
    const bounded = [row('A', [0, -4, 4.1], 'inconclusive'), row('C', [0, -3, 3], 'inconclusive')]
    expect(newsOf([open, ...bounded])).toBe(
      'None of 3 benchmarks decided: B at most 45.0 % slower; the other 2 at most 4.1 % slower',
    )
    const same = { ...bounded[0]!, verdict: { word: 'equivalent', reason: 'inside-margin' } }
    expect(newsOf([open, same as Comparison])).toMatch(/^B undecided .*; A within/)
    expect(newsOf(bounded)).toBe('Nothing more than 4.1 % slower: both benchmarks, neither decided')
    expect(newsOf([...bounded, row('D', [0, -3, 3], 'inconclusive')])).toMatch(/, none decided$/)
    expect(newsOf([bounded[0]!])).toBe('Nothing more than 4.1 % slower: A, not decided')
  })

  it('have rounds that are said to be for those alone which they decide', () => {
    const needing = (benchmark: string, end: number, roundsNeeded: number | null): Comparison => ({
      ...row(benchmark, [2, -end, end], 'inconclusive'),
      verdict: { word: 'inconclusive', reason: 'no-decision', roundsNeeded },
    })
    const asked = (...rows: Comparison[]) =>
      headlineOf(rows, { conclusion: { conclusion: 'neutral', reasons: [] } }).action
    expect(asked(needing('A', 30, 20))).toMatch(/^To decide: 20 rounds from the start, about/)
    expect(asked(needing('A', 30, 20), needing('B', 4, 40))).toMatch(
      /^To decide: 20 rounds from the start for A, about/,
    )
    expect(asked(needing('A', 30, 20), needing('B', 4, 12), needing('C', 4, 40))).toMatch(
      /^To decide: 20 rounds from the start for A and B, about/,
    )
    expect(asked(needing('A', 30, 20), needing('B', 40, 12))).toMatch(
      /^To decide: 20 rounds from the start for both benchmarks, about/,
    )
    const later = { ...needing('A', 4, null), metric: 'p95', unit: 's' }
    expect(asked(needing('A', 30, 20), later)).toMatch(
      /^To decide: 20 rounds from the start for 1 of 2 undecided rows, about/,
    )
  })

  it('are no lead beside what moved, and none is called both', () => {
    const { news, action } = headlineOf([
      row('A', [-41, -44, -38], 'improved'),
      row('B', [2, -30, 45], 'inconclusive'),
      row('C', [0, -3, 3.3], 'inconclusive'),
    ])
    expect(news).toBe('A faster (-41 %); B undecided (at most 45.0 % slower)')
    expect(action).toMatch(/ Also: C undecided \(at most 3\.3 % slower\)\.$/)
  })

  it('have none above twice', () =>
    expect(newsOf([row('B', [2, -70, 828], 'inconclusive')])).toBe('B undecided'))
})

describe('counted instructions', () => {
  const counted = (benchmark: string, pct: number, path: 'same' | 'different' | 'open') => ({
    ...row(benchmark, [3, -20, 30], 'inconclusive' as const),
    instructions: {
      base: 1000,
      head: 1000 * (1 + pct / 100),
      baseRuns: 2,
      headRuns: 2,
      noise: 0.001,
      point: ln(pct),
      low: ln(pct - 0.2),
      high: ln(pct + 0.2),
      path,
    },
  })
  it('are told of benchmarks whose times decided nothing', () => {
    const same = counted('y', 0, 'same')
    const twice = [counted('x', 5.5, 'different'), counted('z', -30, 'different'), same]
    expect(newsOf(twice)).toMatch(
      /; instructions -30\.0 % in z and changed in 1 other, the same in 1 other$/,
    )
    expect(newsOf([counted('x', 5.5, 'different')])).toMatch(/; instructions \+5\.5 % in x$/)
    expect(newsOf([same, counted('z', 0.1, 'same')])).toMatch(
      /; same instructions in 2 benchmarks$/,
    )
    expect(newsOf([counted('x', 2, 'open')])).not.toContain('instructions')
  })
  it('add nothing to what a time has shown', () => {
    const shown = { ...counted('x', 5.5, 'different'), ...row('x', [6, 4, 8], 'regressed') }
    expect(newsOf([shown])).not.toContain('instructions')
  })
})

describe('two variants', () => {
  const { plan } = measured
  const [base, head] = plan.arms
  const variants = {
    plan: {
      ...plan,
      arms: [
        { ...base!, id: 'g', side: 'head' as const, variant: 'greentea' },
        { ...head!, id: 'c', side: 'head' as const, variant: 'classic' },
      ],
      contrasts: [
        { ...plan.contrasts[0]!, kind: 'variants' as const, base: 'g', head: 'c' },
      ] as Report['plan']['contrasts'],
    },
  }

  it('have a subject', () => {
    expect(newsOf([row('A', [5, 3, 7], 'regressed')], variants)).toMatch(
      /^classic is 5(\.0)? % slower than greentea in A$/i,
    )
    const both = [row('A', [5, 3, 7], 'regressed'), row('B', [8, 6, 9], 'regressed')]
    expect(newsOf(both, variants)).toMatch(
      /^classic is slower than greentea in both benchmarks \(\+8(\.0)? %, \+5(\.0)? %\)$/i,
    )
  })
  it('have one where they stand beside the change, in a fold of their own', () => {
    const comparisons = [row('A', [5, 3, 7], 'regressed')]
    const { tables } = viewReport({ ...measured, ...variants, comparisons })
    expect(tables.map(({ news }) => plainText(news))).toEqual([
      expect.stringMatching(/^classic is 5(\.0)? % slower than greentea in A$/),
    ])
  })
})

describe('a longer tail', () => {
  const tailed = (benchmark: string): Comparison => {
    const one = row(benchmark, [0.23, -0.2, 1.1], 'regressed')
    if (one.estimate.kind !== 'ratio') throw new Error('no ratio')
    return {
      ...one,
      estimate: { ...one.estimate, tail: { point: ln(38.9), p: 0.001 } },
      verdict: { word: 'regressed', reason: 'tail', certain: false },
    }
  }
  const headlineOf = (comparisons: Comparison[]) => {
    const conclusion: Report['conclusion'] = { conclusion: 'failure', reasons: ['regressed'] }
    const { news, action } = viewReport({ ...measured, comparisons, conclusion }).headline
    return `${plainText(news)} | ${plainText(action)}`
  }

  it('is no change of the typical run, whose number would say the contrary', () => {
    const said = headlineOf([tailed('Scan')])
    expect(said).toContain('Scan has a longer tail (worst fifth of its runs +38.9 %)')
    expect(said).toContain('worst fifth of time/op +38.9 %')
    expect(said).not.toMatch(/0\.23|slower/)
  })
  it('stands beside what became slower, in a clause of its own', () => {
    const said = headlineOf([tailed('Scan'), row('Join', [12, 8, 16], 'regressed')])
    expect(said).toContain('Join 12 % slower')
    expect(said).toMatch(/Scan .*has a longer tail/)
  })
})

describe('what was left out, since it runs none of the changed code', () => {
  it('stands behind what was measured', () => {
    const idle = makeFinding('not-executed', { unit: 'm', benchmark: 'B' }, { operations: 30 })
    const told = makeFinding('not-executed', { unit: 'm', benchmark: 'B' }, { sec: 0.1 })
    expect(told.message).toBe('left out: it runs none of the changed code, in 0.1 s of it')
    expect(newsOf([row('A', [-20, -25, -15], 'improved')], { problems: [idle] })).toMatch(
      /faster.*1 benchmark(?: function)? left out, seen to run none of the changed code/,
    )
  })
})

describe('rows that have no percent, since base was zero', () => {
  it('are told from the smallest to the largest, in whatever order they stand', () => {
    const rows = [100, 4, 40, 21, 100].map(
      (head, i): Comparison => ({
        ...row(`R${i}`, [10, 5, 15], 'regressed'),
        metric: 'allocs/op',
        unit: 'count',
        estimate: { kind: 'exact', n: 8, base: 0, head },
        verdict: { word: 'regressed', reason: 'exact', certain: true },
      }),
    )
    expect(newsOf(rows)).toContain('(+4 to +100)')
  })
})

it('two failures in one line are not read as cause and effect', () => {
  const failed: Comparison = {
    ...row('F', [0, 0, 0], 'inconclusive'),
    estimate: { kind: 'none', n: 0, why: 'no round has a pair' },
    verdict: { word: 'failed', reason: 'given-up', detail: 'it panics' },
  }
  const unbuilt = makeFinding(
    'build-failed',
    { unit: 'm/loader' },
    { of: 'build', unit: 'm/loader', where: 'head', line: 'main.go:1:2: undefined: Open' },
  )
  const unlisted = makeFinding('unlisted', { unit: 'm/q' }, { cause: 'exit 2' })
  const broken = makeFinding(
    'failed-everywhere',
    { unit: 'm', benchmark: 'B' },
    { cause: 'exit 3' },
  )
  const words = (rows: Comparison[], ...problems: Report['problems']) => {
    const { news, action } = headlineOf(rows, { problems })
    return `${news} | ${action}`
  }
  const good = row('A', [-41, -44, -38], 'improved')
  expect(words([failed], unbuilt)).toMatch(
    /F failed; apart from that, the build of m\/loader fails on head \|/,
  )
  expect(words([failed], unlisted)).toMatch(/F failed; apart from that, 1 package could not list/)
  expect(words([failed], broken)).toMatch(/F failed; apart from that, 1 benchmark.* on every side/)
  expect(words([good], unbuilt)).toMatch(
    /^The build of m\/loader fails on head: main.go:1:2: undefined: Open; A faster/,
  )
  expect(words([good], unbuilt, unlisted)).toMatch(
    /^The build .*; apart from that, 1 package could/,
  )
})

describe('a headline has two parts at most', () => {
  const failed: Comparison = {
    ...row('F', [0, 0, 0], 'inconclusive'),
    estimate: { kind: 'none', n: 0, why: 'no round has a pair' },
    verdict: { word: 'failed', reason: 'given-up', detail: 'it panics' },
  }
  const all = [
    row('A', [-41, -44, -38], 'improved'),
    row('B', [12, 10, 14], 'regressed'),
    { ...row('B', [3, 2, 4], 'regressed'), metric: 'bytes/op', unit: 'B' },
    { ...row('A', [9, 8, 10], 'regressed'), metric: 'allocs/op', unit: 'count' },
    row('C', [2, -30, 45], 'inconclusive'),
    failed,
  ]
  const idle = makeFinding('not-executed', { unit: 'm', benchmark: 'B' }, { operations: 30 })
  it('those that weigh most, and a third below what has to be done', () => {
    const { news, action } = headlineOf(all, { problems: [idle] })
    expect(news).toBe('F failed; B 12 % slower')
    expect(action).toMatch(/^Please .*\. Also: allocations of A \+9\.0 %\.$/)
  })
  it('of which the first is about the machine, where it is why something had no time', () => {
    const left = makeFinding(
      'left-out',
      { unit: 'm', benchmark: 'B' },
      { why: 'too-slow', budgetSec: 60 },
    )
    const machine = makeFinding('busy-machine', null, { othersPct: 90, names: ['yes'] })
    const { news, action } = headlineOf([failed], { problems: [machine, left] })
    expect(news).toBe('Other programs took 90 % of the CPU (yes); nothing was compared: F failed')
    expect(action).toMatch(/ Also: 1 benchmark function left out for lack of time\.$/)
  })
  it('of which one is about the machine, where nothing else says that', () => {
    const busy = makeFinding('busy-machine', null, { othersPct: 40, names: ['yes'] })
    const { news, action } = headlineOf(all, { problems: [busy, idle] })
    expect(news).toMatch(/^Other programs took 40 % [^;]*; F failed$/)
    expect(action).toMatch(/ Also: B 12 % slower\.$/)
  })
})

it('whose benchmarks they are comes first, where they are of another project', () => {
  const { plan } = measured
  const sources = { ...plan.sources, consumer: { asked: '../app', sha: null } }
  expect(newsOf([row('A', [12, 10, 14], 'regressed')], { plan: { ...plan, sources } })).toBe(
    'Benchmarks of ../app: A 12 % slower',
  )
})

it('of sides that nothing kept apart does not say that nothing is compared above a table', () => {
  const open = makeFinding('not-isolated', { key: 'walls' }, { refused: [] })
  const conclusion = { ...measured.conclusion, conclusion: 'action_required' as const }
  const asked = (comparisons: Comparison[]) => {
    const report: Report = { ...measured, comparisons, problems: [open], conclusion }
    return plainText(viewReport(report).headline.action)
  }
  const row1 = row('A', [58, 51, 66], 'regressed')
  expect(asked([row1])).toMatch(/^Do not merge on these numbers: nothing kept the two sides apart/)
  expect(asked([row1])).not.toContain('nothing to compare')
  expect(asked([])).toMatch(/nothing to compare|nothing kept/)
})

it('of a success is green only where nothing is said against the machine', () => {
  const conclusion = { ...measured.conclusion, conclusion: 'success' as const }
  const status = (problems: Report['problems']) =>
    viewReport({
      ...measured,
      comparisons: [row('A', [-20, -22, -18], 'improved')],
      problems,
      conclusion,
    }).headline.status
  const busy = makeFinding('busy-machine', {}, { othersPct: 78, names: [] })
  expect([status([]), status([busy])]).toEqual(['good', 'advice'])
})

it('never advises a budget that the run had', () => {
  const four = eight.slice(0, 4)
  for (const sec of [90, 119, 120, 300, 301]) {
    const { suite, ...plan } = planOf(['A'])
    const report = makeReport({
      ...run,
      plan: { ...plan, suite: { ...suite, budgetSec: sec, waitSec: sec } },
      roundsRun: 4,
      measuredSec: sec / 6,
      records: recordsOf(four, four),
      stop: { kind: 'budget' },
    })
    const action = plainText(viewReport(report).headline.action)
    const [, count, unit] = /--budget (\d+)(s|m)/.exec(action) ?? []
    expect(Number(count) * (unit === 'm' ? 60 : 1), action).toBeGreaterThan(sec)
  }
})
