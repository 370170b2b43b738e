/** Up to which rate a latency keeps a promise, from its curve against load. */
import { describe, expect, it } from 'vitest'
import { offeredText } from '../../src/model/trial.ts'
import { pageData } from '../../src/render/page-content.ts'
import { viewReport } from '../../src/render/report-view.ts'
import { stateWord, valuesText } from '../../src/render/rows.ts'
import { decideTable, gatesNothing } from '../../src/report/interim.ts'
import { pairSamples } from '../../src/report/pairs.ts'
import { collectSamples, parseRecords } from '../../src/report/samples.ts'
import { crossing } from '../../src/report/server-blocks.ts'
import { p99, planOf, promisedReport, recordsOf, reportOf, SUITE } from './promised.ts'

const curve = (most: number, rates = [500, 700, 900]) =>
  rates.map((perSec) => ({ perSec, sec: p99(perSec, most) }))

describe('where latency crosses a limit', () => {
  it.each([
    ['between two rates', 1000, 0.015],
    ['above the highest', 1000, 0.1],
    ['below the lowest', 1000, 0.0085],
    ['of a slower server', 950, 0.015],
  ])('%s, that of a queue is found', (_, most, limit) => {
    expect(crossing(curve(most), limit)).toBeCloseTo(most - Math.log(100) / limit, 6)
  })

  it('a server past its maximum is interpolated, and the line is not followed for ever', () => {
    const found = crossing(curve(850), 0.02)
    expect(found).toBeGreaterThan(500)
    expect(found).toBeLessThan(700)
    expect(crossing(curve(100_000), 10)).toBe(1800)
    expect(crossing(curve(901), 0.000_01)).toBe(250)
  })

  it('where latency falls with load it is the nearest rate, and of one rate nothing', () => {
    const falling = [
      { perSec: 500, sec: 0.02 },
      { perSec: 700, sec: 0.01 },
    ]
    expect(crossing(falling, 0.03)).toBe(700)
    expect(crossing(falling, 0.005)).toBe(500)
    expect(crossing(falling.slice(1), 0.02)).toBeNull()
  })
})

/** All that the suite has. */
const ROUNDS = 8

describe('a promise', () => {
  const plan = planOf()
  const run = (most: Record<string, number>) => {
    const trials = parseRecords(plan.suite, recordsOf(plan, ROUNDS, most))
    const collected = collectSamples(plan, trials)
    const records = trials.map(({ record }) => record)
    return { trials, ...collected, rows: pairSamples(plan, collected.value, records, ROUNDS).value }
  }

  it('is a curve of neighbours, of which the capacity alone gates', () => {
    expect(plan.targets.map(({ id }) => id)).toEqual(
      [50, 70, 90].map((at) => `command.command/load=${at}%`),
    )
    expect(new Set(plan.targets.map(({ block }) => block)).size).toBe(1)
    const { rows } = run({ base: 1000, head: 950 })
    const gating = rows.filter(({ sample }) => sample.role === 'gating')
    expect(gating.map(({ sample }) => [sample.benchmark, sample.metric])).toEqual([
      ['command/p99<20ms', 'capacity'],
    ])
    expect(gating[0]?.targets.toSorted()).toEqual(plan.targets.map(({ id }) => id))
  })

  it('is decided by the rates up to which both sides keep it', () => {
    const { rows, trials } = run({ base: 1000, head: 850 })
    const [capacity] = rows.filter(({ sample }) => sample.metric === 'capacity')
    const at20ms = (most: number) => most - Math.log(100) / 0.02
    for (const value of capacity!.sample.base) expect(value! / at20ms(1004)).toBeCloseTo(1, 1)
    for (const value of capacity!.sample.head) expect(value! / at20ms(853)).toBeCloseTo(1, 1)
    expect(decideTable(plan, trials, ROUNDS).stands).toMatchObject([{ settled: 'regressed' }])
  })

  it('has its latencies against load on both sides in the data of the page', () => {
    const report = promisedReport(ROUNDS, { base: 1000, head: 850 })
    const { rows } = pageData(report, viewReport(report))
    const curves = rows.flatMap(({ curve }) => curve ?? [])
    expect(curves).toMatchObject([{ promise: 'p99<20ms', limitSec: 0.02, label: 'p99 latency' }])
    expect(curves[0]?.points.map(({ perSec }) => perSec)).toEqual([500, 700, 900])
    for (const { perSec, base, head } of curves[0]!.points) {
      expect(base!.median).toBeCloseTo(p99(perSec, 1004), 2)
      expect(head!.median).toBeGreaterThan(base!.median)
      expect(base!.low).toBeLessThanOrEqual(base!.median)
      expect(base!.high).toBeGreaterThanOrEqual(base!.median)
    }
  })

  it('whose latency no block gives at a rate has no capacity, and a length that would do', () => {
    const records = recordsOf(plan, ROUNDS, { base: 1000, head: 1000 }).map((record) =>
      record.trial.target.includes('load=50%')
        ? { ...record, outputs: { stdout: 'tps 500', stderr: '' } }
        : record,
    )
    const trials = parseRecords(plan.suite, records)
    const { value, problems } = collectSamples(plan, trials)
    expect(value.filter(({ metric }) => metric === 'capacity')).toEqual([])
    expect(gatesNothing(plan, trials, 1)).toBeNull()
    expect(reportOf(plan, records, ROUNDS).conclusion.reasons).toEqual([
      'no gating row was measured: no capacity: at 500 transactions/s no block gave the latency ' +
        'of p99<20ms',
    ])
    expect(problems.filter(({ code }) => code === 'promise-unread')).toMatchObject([
      {
        message: 'no capacity: at 500 transactions/s no block gave the latency of p99<20ms',
        next: 'let a block of load last 12 s, or promise a latency that the load prints of every block',
      },
    ])
  })

  it('that all rates keep, or none, is said to be a guess, with what to set', () => {
    const { problems } = run({ base: 5000, head: 600 })
    const guesses = problems.filter(({ code }) => code === 'promise-beyond')
    expect(guesses.sort((a, b) => (a.message < b.message ? -1 : 1))).toMatchObject([
      {
        message:
          'base keeps p99<20ms at 900 transactions/s, the most that it was offered: its ' +
          'capacity is at least that, and its number a guess',
        next: 'set a lower promise, or higher shares in load.at',
      },
      {
        message:
          'head does not keep p99<20ms at 500 transactions/s, the least that it was offered: its ' +
          'capacity is less than that, and its number a guess',
      },
    ])
  })

  it.each([
    ['keep', { base: 5000, head: 4000 }, { isKept: true, perSec: 900 }, '≥ 900'],
    ['do not keep', { base: 600, head: 550 }, { isKept: false, perSec: 500 }, '< 500'],
  ])(
    'that both sides %s at all rates has no verdict, and says up to where',
    (_, most, offered, text) => {
      const report = promisedReport(ROUNDS, most)
      const rows = report.comparisons.filter(({ metric }) => metric === 'capacity')
      expect(rows).toMatchObject([
        {
          role: 'gating',
          baseValue: null,
          headValue: null,
          verdict: { word: 'inconclusive', reason: 'beyond-offered', offered },
          estimate: { kind: 'none' },
        },
      ])
      const { conclusion, reasons } = report.conclusion
      expect(conclusion).toBe('neutral')
      expect(reasons).toEqual(['command/p99<20ms capacity (refs) is undecided'])
      const view = viewReport(report)
        .tables.flatMap(({ unsure }) => unsure)
        .at(0)
      expect(view).toMatchObject({
        word: 'cannot tell',
        detail: [offeredText(offered)],
        delta: null,
      })
      expect(valuesText(view!)).toBe(`${text} → ${text} transactions/s`)
      expect(view!.problems.map(({ code }) => code)).not.toContain('no-estimate')
    },
  )

  it('that both sides keep stops the run, as what nothing decides, and is no change meanwhile', () => {
    const { trials } = run({ base: 5000, head: 5000 })
    const outcome = decideTable(plan, trials, ROUNDS)
    expect(outcome).toMatchObject({
      decided: 0,
      rows: 1,
      stop: { kind: 'undecidable' },
      stands: [{ change: null, settled: 'inconclusive' }],
    })
    expect(stateWord(outcome.stands[0]!)).toBe('cannot tell')
  })

  it('that one side keeps at all rates, and the other does not, is decided', () => {
    const report = promisedReport(ROUNDS, { base: 5000, head: 850 })
    const [row] = report.comparisons.filter(({ metric }) => metric === 'capacity')
    expect(row?.verdict).toMatchObject({ word: 'regressed' })
  })

  it.each([
    ['{ promise: p98 < 10ms }', 'expected p99 < 10ms'],
    ['{ promise: p99 < soon }', 'expected p99 < 10ms'],
    ['{ promise: p99 < 10ms, at: [50%] }', 'expected two shares or more'],
    ['{ promise: p99 < 10ms, at: [0%, 50%] }', 'expected a percentage from 1% to 100%'],
  ])('%s is refused', (load, why) => {
    expect(() => planOf(SUITE.replace('{ promise: p99 < 20ms }', load))).toThrow(why)
  })
})

describe('an arm at a rate', () => {
  const rate = SUITE.replace('promise: p99 < 20ms', 'rate: 100')
  const plan = planOf(rate)
  /** Blocks of a second; base answers all that arrives but for chance, head a share of it. */
  const problemsOf = (share: number, perSec = 100, rounds = 8) => {
    const records = recordsOf(plan, rounds, { base: 1000, head: 1000 }).map((record) => {
      const chance = 1 + (record.trial.round % 2 ? 0.04 : -0.04)
      const done = perSec * chance * (record.trial.arm === 'head' ? share : 1)
      return {
        ...record,
        offeredPerSec: perSec,
        outputs: { stdout: `tps ${done} p99 5`, stderr: '' },
      }
    })
    const { problems } = collectSamples(plan, parseRecords(plan.suite, records))
    return problems.filter(({ code }) => code === 'load-not-kept')
  }

  it('that answers less than arrives is named, since its latency is that of a queue', () => {
    expect(problemsOf(0.7)).toMatchObject([
      {
        message:
          'head answered 70 of the 100 transactions/s that arrived, so what waits, and its ' +
          'latency, grew for as long as a block lasted',
        next: 'offer less, or read its latency as that of a server that is full',
      },
    ])
  })

  it('is not, for what chance withholds of few arrivals', () => {
    expect(problemsOf(0.95)).toEqual([])
    expect(problemsOf(0.8, 4, 8)).toEqual([])
    expect(problemsOf(0.8, 100)).toHaveLength(1)
  })

  it('nor in a closed loop, nor on the curve of a promise', () => {
    const closed = recordsOf(plan, 8, { base: 1000, head: 1000 }).map(
      ({ offeredPerSec: _, ...record }) => record,
    )
    const { problems } = collectSamples(plan, parseRecords(plan.suite, closed))
    const ofCurve = promisedReport(8, { base: 1000, head: 600 }).problems
    for (const { code } of [...problems, ...ofCurve]) expect(code).not.toBe('load-not-kept')
  })
})
