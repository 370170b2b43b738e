/**
 * What somebody could do to a report so that it says something else: each is drawn by a stream, and
 * says whether the report has what it takes. `isSealed`: the digest of the records is made anew.
 */
import { makeFinding, stopText } from '../../src/model/findings.ts'
import type { Comparison, Report, TrialRecord } from '../../src/model/model.ts'
import { ALPHA } from '../../src/plan/design.ts'
import { recordSec, roundsBudgetSec } from '../../src/plan/fit.ts'
import { recompute, underAcceptances } from '../../src/report/base-rules.ts'
import { gatingOf } from '../../src/report/gate.ts'
import { parseRecords } from '../../src/report/samples.ts'
import { below, type Random } from '../../src/stats/random.ts'

type Alteration = { isSealed?: true; alter(report: Report, stream: Random): boolean }

const pick = <T>(items: readonly T[], stream: Random): T | undefined =>
  items[below(Math.max(1, items.length), stream)]

const inRow =
  (
    alter: (row: Comparison, stream: Random) => boolean | undefined,
    fits = (_: Comparison) => true,
  ) =>
  ({ comparisons }: Report, stream: Random): boolean => {
    const row = pick(comparisons.filter(fits), stream)
    return row !== undefined && alter(row, stream) !== false
  }

const hasInterval = ({ estimate }: Comparison) => 'low' in estimate
const hasValues = ({ baseValue, headValue }: Comparison) => baseValue !== null && headValue !== null

const equivalent = { word: 'equivalent', reason: 'inside-margin' } as const
const regressed = { word: 'regressed', reason: 'shift', certain: true } as const
const open = { word: 'inconclusive', reason: 'no-decision', roundsNeeded: null } as const

const relabel = (verdict: Comparison['verdict']) =>
  inRow(
    (row) => {
      row.verdict = verdict
    },
    (row) => row.verdict.word !== verdict.word,
  )

/** Of an estimate with an interval. */
const inEstimate = (key: 'point' | 'low' | 'high' | 'p' | 'level' | 'detectable' | 'n') =>
  inRow(({ estimate }, stream) => {
    if (!('low' in estimate)) return false
    // What could be seen is absent where no effect would be called: there it is made up.
    const before = estimate[key] ?? 0
    const moved =
      key === 'n'
        ? before + 1
        : key === 'p' || key === 'level'
          ? before / 2
          : before + 0.1 + stream()
    Object.assign(estimate, { [key]: moved })
    return moved !== before
  }, hasInterval)

const values = (factor: number) =>
  inRow((row, stream) => {
    const key = pick(['baseValue', 'headValue'] as const, stream)!
    if (row[key] === null || row[key] === 0) return false
    row[key] *= factor
    return true
  }, hasValues)

const inRecords =
  (alter: (records: TrialRecord[], stream: Random) => boolean) =>
  ({ records }: Report, stream: Random): boolean =>
    records !== null && records.length > 2 && alter(records, stream)

const ok = (records: readonly TrialRecord[]) => records.filter(({ status }) => status === 'ok')

/** The numbers that a program printed, times a factor. */
function scale({ outputs }: TrialRecord, factor: number): boolean {
  const text = outputs.stdout ?? ''
  outputs.stdout = text.replace(/(\d[\d.]*)( ns\/op)|(ms: )(\d[\d.]*)/g, (_, ns, unit, ms, n) =>
    unit === undefined ? `${ms}${Number(n) * factor}` : `${Number(ns) * factor}${unit}`,
  )
  return outputs.stdout !== text
}

const inPlan =
  (alter: (report: Report, stream: Random) => boolean) =>
  (report: Report, stream: Random): boolean =>
    report.comparisons.some(hasInterval) && alter(report, stream)

/**
 * What ran before a run was given other limits was decided by limits that nobody kept, and a stage of
 * a bisection is decided by what it looks for.
 */
const isByRule = ({ looks, alpha }: Report['plan']) =>
  looks.every(({ paid }) => paid === undefined) && alpha === ALPHA

/** Somebody who knows gcbench makes the table, and all that follows from the records, anew. */
const madeAgain =
  (alter: (report: Report, stream: Random) => boolean) =>
  (report: Report, stream: Random): boolean => {
    const { plan, roundsRun } = report
    const isWhole = plan.machines === null && isByRule(plan) && roundsRun > 0
    const isOther = isWhole && alter(report, stream)
    if (isOther) Object.assign(report, recompute(report, parseRecords(plan.suite, report.records!)))
    return isOther
  }

/** Cuts the rounds from an analysis on, and says so in these words. */
const cutTo = (stop: NonNullable<Report['stop']>) =>
  madeAgain((report, stream) => {
    const { plan, roundsRun, stop: ended } = report
    if (plan.suite.until === 'rounds' || ended?.kind === 'stopped') return false
    const look = pick(
      plan.looks.filter(({ rounds }) => rounds < roundsRun),
      stream,
    )
    if (look === undefined) return false
    const kept = report.records!.filter(({ trial }) => trial.round < look.rounds)
    const spentSec = kept.reduce((sum, one) => sum + recordSec(one), 0)
    // An honest run ends with some time left, which the next round would not have had.
    if (stop.kind === 'budget' && spentSec > roundsBudgetSec(plan.suite) / 2) return false
    Object.assign(report, { stop, stopReason: stopText(stop), measuredSec: spentSec })
    Object.assign(report, { records: kept, roundsRun: look.rounds })
    return true
  })

export const ALTERATIONS: Record<string, Alteration> = {
  'the last rounds, as if all had been decided; all made again': {
    isSealed: true,
    alter: cutTo({ kind: 'decided' }),
  },
  'the last rounds, as if the budget had ended; all made again': {
    isSealed: true,
    alter: cutTo({ kind: 'budget' }),
  },
  'a benchmark between two analyses, as if it had waited; all made again': {
    isSealed: true,
    alter: madeAgain((report, stream) => {
      const { plan, records, roundsRun, problems } = report
      if (problems.some(({ code }) => code === 'left-out')) return false
      const looks = plan.looks.map(({ rounds }) => rounds).filter((one) => one < roundsRun)
      const from = below(Math.max(1, looks.length - 1), stream)
      const [first = 0, after = roundsRun] = [looks[from], looks[from + 1]]
      const isIn = ({ trial }: TrialRecord) => trial.round >= first && trial.round < after
      const target = pick(records!.filter(isIn), stream)?.trial.target
      const goesOn = records!.some(({ trial }) => trial.target === target && trial.round >= after)
      if (first === 0 || !goesOn) return false
      report.records = records!.filter((one) => one.trial.target !== target || !isIn(one))
      return true
    }),
  },
  'a benchmark from an analysis on, as if it had been decided; all made again': {
    isSealed: true,
    alter: madeAgain((report, stream) => {
      const { plan, records, roundsRun, problems } = report
      if (problems.some(({ code }) => code === 'left-out')) return false
      const look = pick(
        plan.looks.filter(({ rounds }) => rounds < roundsRun),
        stream,
      )
      if (look === undefined || plan.targets.length < 2) return false
      const isCut = ({ trial }: TrialRecord) => trial.round >= look.rounds
      const target = pick(
        records!.filter((one) => isCut(one)),
        stream,
      )?.trial.target
      const others = records!.some((one) => isCut(one) && one.trial.target !== target)
      report.records = records!.filter((one) => one.trial.target !== target || !isCut(one))
      return target !== undefined && others
    }),
  },
  'a shorter list of benchmarks; all made again': {
    isSealed: true,
    alter: madeAgain((report) => {
      const { plan, records, roundsRun } = report
      const gone = plan.targets[0]?.id
      if (plan.targets.length < 2 || roundsRun < 6) return false
      plan.targets = plan.targets.filter(({ id }) => id !== gone)
      report.records = records!.filter(({ trial }) => trial.target !== gone)
      return true
    }),
  },
  'analyses that the rounds do not have; all made again': {
    isSealed: true,
    alter: madeAgain(({ plan }, stream) => {
      // Without one where a final word was read it is another honest run: no record shows that.
      const gone = pick(
        plan.looks.slice(0, -1).filter(({ isEnd }) => isEnd !== true),
        stream,
      )
      plan.looks = plan.looks.filter((one) => one !== gone)
      return gone !== undefined
    }),
  },
  'a verdict is called no change': { alter: relabel(equivalent) },
  'a verdict is called a regression': { alter: relabel(regressed) },
  'a verdict is called open': { alter: relabel(open) },
  'a certain change is not': {
    alter: inRow(({ verdict }) => {
      if (!('certain' in verdict)) return false
      verdict.certain = !verdict.certain
    }),
  },
  'a point': { alter: inEstimate('point') },
  'a lower end': { alter: inEstimate('low') },
  'an upper end': { alter: inEstimate('high') },
  'a p': { alter: inEstimate('p') },
  'a level': { alter: inEstimate('level') },
  'what could be seen': { alter: inEstimate('detectable') },
  'a number of pairs': { alter: inEstimate('n') },
  'an interval upside down': {
    alter: inRow(({ estimate }) => {
      if (!('low' in estimate) || estimate.low === estimate.high) return false
      const { low, high } = estimate
      Object.assign(estimate, { low: high, high: low })
    }, hasInterval),
  },
  'a value': { alter: values(1.01) },
  'a negative value': { alter: values(-1) },
  'a margin of a row': {
    alter: inRow((row) => {
      row.marginPct += 1
    }),
  },
  'a direction': {
    alter: inRow((row) => {
      row.better = row.better === 'lower' ? 'higher' : 'lower'
    }),
  },
  'a role': {
    alter: inRow((row) => {
      row.role = row.role === 'gating' ? 'informational' : 'gating'
    }),
  },
  'a control': {
    alter: inRow(
      (row) => {
        row.role = 'control'
      },
      ({ role }) => role !== 'control',
    ),
  },
  'a row that is gone': {
    alter: ({ comparisons }, stream) =>
      comparisons.splice(below(Math.max(1, comparisons.length), stream), 1).length > 0,
  },
  'all rows that are gone': { alter: ({ comparisons }) => comparisons.splice(0).length > 0 },
  'a row twice': {
    alter({ comparisons }, stream) {
      const row = pick(comparisons, stream)
      if (row !== undefined) comparisons.push(structuredClone(row))
      return row !== undefined
    },
  },
  'two rows whose names change places': {
    alter({ comparisons }) {
      const [one, other] = [comparisons[0], comparisons.at(-1)]
      if (one === undefined || other === undefined || one.benchmark === other.benchmark)
        return false
      ;[one.benchmark, other.benchmark] = [other.benchmark, one.benchmark]
      return true
    },
  },
  'a row of another name': {
    alter: inRow((row) => {
      row.benchmark += 'X'
    }),
  },
  'lost pairs': {
    alter: inRow(({ explanation }) => {
      explanation.lostPairs += 1
    }),
  },
  'a layout': {
    alter: inRow(({ explanation }) => {
      explanation.layout = explanation.layout === 'fresh' ? 'single' : 'fresh'
    }),
  },
  'analyses of a row': {
    alter: inRow(({ explanation }) => explanation.looksTaken.push(99) > 0),
  },
  'a conclusion': {
    alter({ conclusion }, stream) {
      const before = conclusion.conclusion
      conclusion.conclusion = pick(
        ['success', 'failure', 'neutral', 'action_required'] as const,
        stream,
      )!
      return conclusion.conclusion !== before
    },
  },
  'a reason that is gone': {
    alter: ({ conclusion }) => conclusion.reasons.splice(0, 1).length > 0,
  },
  'one more reason': { alter: ({ conclusion }) => conclusion.reasons.push('because') > 0 },
  'a failed trial that nobody mentions': {
    alter(report) {
      const before = report.problems.length
      report.problems = report.problems.filter(({ code }) => !/^trial-|given-up/.test(code))
      return report.problems.length < before
    },
  },
  'something left out that nobody mentions': {
    alter(report) {
      const before = report.problems.length
      report.problems = report.problems.filter(({ code }) => code !== 'left-out')
      return report.problems.length < before && report.conclusion.conclusion !== 'neutral'
    },
  },
  'what the gate decides by, and the conclusion with it': {
    alter(report, stream) {
      const code = pick(gatingOf(report.problems), stream)?.code
      if (code === undefined) return false
      report.problems = report.problems.filter((one) => one.code !== code)
      Object.assign(report, underAcceptances(report, report.acceptances ?? []))
      return true
    },
  },
  'a new benchmark that there is not, and the conclusion with it': {
    alter(report) {
      const subject = { unit: 'm', benchmark: 'BenchmarkOther' }
      report.problems.push(makeFinding('new-benchmark', subject, {}))
      Object.assign(report, underAcceptances(report, report.acceptances ?? []))
      return true
    },
  },
  'one more acceptance': {
    alter(report) {
      const sha = report.plan.sources.head?.sha ?? ''
      const one = { row: 'A:time/op', reason: 'x', by: 'eve', at: '2026-01-01', sha }
      report.acceptances = [...(report.acceptances ?? []), one]
      return true
    },
  },
  'an acceptance by somebody else': {
    alter({ acceptances = [] }) {
      for (const one of acceptances) one.by = 'eve'
      return acceptances.length > 0
    },
  },
  'more rounds': {
    alter(report) {
      report.roundsRun += 3
      return true
    },
  },
  'fewer rounds': {
    alter(report) {
      report.roundsRun -= 2
      return report.roundsRun > 0
    },
  },
  'why it ended': {
    alter(report) {
      report.stopReason = 'all is well'
      return true
    },
  },
  'that it ran all its rounds': {
    alter(report) {
      const isShort = report.roundsRun < report.plan.suite.rounds.max
      Object.assign(report, { stop: { kind: 'rounds' }, stopReason: 'rounds' })
      return isShort
    },
  },
  'the time it took': {
    alter(report) {
      report.measuredSec *= 3
      return report.measuredSec > 0
    },
  },
  'where the time went': {
    alter({ timeSpent }) {
      if (timeSpent === undefined || timeSpent.countedSec === 0) return false
      timeSpent.countedSec /= 2
      return true
    },
  },
  'a negative time': {
    alter(report) {
      report.measuredSec = -1
      return true
    },
  },
  'a binary': {
    alter({ builds, records }) {
      const build = builds.find(({ sha256 }) => records?.some((one) => one.sha256 === sha256))
      if (build !== undefined) build.sha256 = 'f'.repeat(64)
      return build !== undefined
    },
  },
  'a hash of zeros': {
    alter({ builds }) {
      if (builds[0] !== undefined) builds[0].sha256 = '0'.repeat(64)
      return builds.length > 0
    },
  },
  'a digest of zeros': {
    alter(report) {
      report.recordsSha256 = '0'.repeat(64)
      return true
    },
  },
  'that both sides are one binary': {
    isSealed: true,
    alter({ plan, builds }) {
      const [one] = plan.contrasts
      const unit = builds[0]?.unit
      if (one?.kind !== 'refs' || unit === undefined) return false
      const [base, head] = [one.base, one.head].map((arm) => builds.find((all) => all.arm === arm))
      if (base === undefined || base.sha256 === head?.sha256) return false
      plan.unchanged.push({ contrast: one.id, unit, sha256: base.sha256, benchmarks: [] })
      return true
    },
  },
  'records that are gone': {
    alter(report) {
      const had = report.records !== null && report.records.length > 0
      report.records = []
      return had
    },
  },
  'a record that is gone': {
    alter: inRecords(
      (records, stream) => records.splice(below(records.length, stream), 1).length > 0,
    ),
  },
  'what one trial printed': {
    alter: inRecords((records, stream) => {
      const record = pick(ok(records), stream)
      return record !== undefined && scale(record, 1.001)
    }),
  },
  'how one trial ended': {
    alter: inRecords((records, stream) => {
      const record = pick(ok(records), stream)
      if (record !== undefined) record.status = 'failed'
      return record !== undefined
    }),
  },
  'how long one trial took, sealed': {
    isSealed: true,
    alter: inRecords((records, stream) => {
      const record = pick(ok(records), stream)
      if (record !== undefined) record.wallSec *= 3
      return record !== undefined
    }),
  },
  'what all trials of head printed, sealed': {
    isSealed: true,
    alter: inRecords((records) => {
      const heads = ok(records).filter(({ trial }) => trial.arm.startsWith('head'))
      return heads.map((one) => scale(one, 0.7)).includes(true)
    }),
  },
  'the sides of all trials, sealed': {
    isSealed: true,
    alter({ records, comparisons }) {
      const arms = new Map([
        ['base', 'head'],
        ['head', 'base'],
      ])
      for (const { trial } of records ?? []) trial.arm = arms.get(trial.arm) ?? trial.arm
      return (
        comparisons.some(({ contrast }) => contrast === 'refs') && comparisons.some(hasInterval)
      )
    },
  },
  'the records of a benchmark, sealed': {
    isSealed: true,
    alter(report) {
      if (report.plan.machines !== null || report.roundsRun === 0) return false
      const gone = report.records?.[0]?.trial.target
      report.records = report.records?.filter(({ trial }) => trial.target !== gone) ?? []
      return gone !== undefined
    },
  },
  'a benchmark with its rows and records, sealed': {
    isSealed: true,
    alter(report) {
      if (report.plan.machines !== null || report.roundsRun === 0) return false
      const gone = report.records?.[0]?.trial.target
      const name = gone?.split('.').at(-1) ?? ''
      report.records = report.records?.filter(({ trial }) => trial.target !== gone) ?? []
      report.comparisons = report.comparisons.filter(({ benchmark }) => benchmark !== name)
      return gone !== undefined
    },
  },
  'a trial twice, sealed': {
    isSealed: true,
    alter: inRecords(
      (records, stream) => records.push(structuredClone(pick(records, stream)!)) > 0,
    ),
  },
  'another binary that ran, sealed': {
    isSealed: true,
    alter: inRecords((records, stream) => {
      const record = pick(
        records.filter((one) => one.sha256 !== null),
        stream,
      )
      if (record?.layoutSeed !== null) return false
      record.sha256 = 'f'.repeat(64)
      return true
    }),
  },
  'rounds in another order, sealed': {
    isSealed: true,
    alter(report) {
      const { plan, records, roundsRun } = report
      if (plan.machines !== null || roundsRun < 6 || plan.targets.length < 2) return false
      for (const { trial } of records ?? []) trial.round = (trial.round + 1) % roundsRun
      return true
    },
  },
  'the seed': {
    alter({ plan, roundsRun }) {
      plan.seed = 'chosen'
      return plan.machines === null && roundsRun > 5 && plan.targets.length > 1
    },
  },
  alpha: {
    alter: inPlan(({ plan }) => {
      plan.alpha /= 10
      return true
    }),
  },
  'the margin of the suite': {
    alter: ({ plan, comparisons }) => {
      const rule = plan.suite.metrics['time/op']
      if (rule === undefined) return false
      rule.marginPct = 77
      return comparisons.some(({ metric }) => metric === 'time/op')
    },
  },
  'what was to be proved, so that nothing else gates': {
    alter: ({ plan, comparisons }) => {
      const claim = { benchmark: 'Nothing', metric: null, quantifier: 'at-most' as const }
      plan.claims = [{ ...claim, pct: 0, word: 'slower' }]
      return comparisons.some(({ role }) => role === 'gating')
    },
  },
  'which metrics gate': {
    alter: ({ plan, comparisons }) => {
      const none = { better: null, marginPct: null, marginPctByBenchmark: {} }
      const gating = comparisons.find(({ role }) => role === 'gating')
      if (gating === undefined) return false
      plan.suite.metrics[gating.metric] = {
        ...none,
        ...plan.suite.metrics[gating.metric],
        gates: false,
      }
      return true
    },
  },
  'that it only advises': {
    alter({ plan, conclusion }) {
      plan.suite.gate.mode = 'advisory'
      return ['failure', 'action_required'].includes(conclusion.conclusion)
    },
  },
}
