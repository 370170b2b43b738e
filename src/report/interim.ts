/**
 * What an interim analysis decides: which targets stop, so that the time that is left goes to rows
 * that it can decide.
 */
import type { Stop } from '../model/findings.ts'
import { metricFor, wordFor } from '../model/metrics.ts'
import type { PairedSample, Plan, RowState, TrialRecord, Verdict } from '../model/model.ts'
import { percentOfLn, printDelta } from '../model/unit.ts'
import { recordSec, roundsBudgetSec } from '../plan/fit.ts'
import { futility, noiseOf } from '../stats/power.ts'
import { gatherEvidence } from '../stats/sample.ts'
import { FEWEST_PAIRS } from '../stats/schedule.ts'
import { type Decision, decideRows } from '../stats/table.ts'
import { pointEstimate } from '../stats/test.ts'
import { workloadOf } from '../workloads/index.ts'
import { liveSlots, slotKey } from './failures.ts'
import { TOLERANCE } from './gate.ts'
import { pairSamples } from './pairs.ts'
import { tableRulesOf } from './report.ts'
import { collectSamples, type ParsedTrial } from './samples.ts'

/** A gating row that is still open, and the targets that run for it. */
export type OpenRow = { sample: PairedSample; targets: readonly string[] }

/** Seconds of a round by target, as the rounds since half of them took. */
function secByTarget(records: readonly TrialRecord[], rounds: number): Map<string, number> {
  const recent = Math.floor(rounds / 2)
  const sec = new Map<string, number>()
  for (const record of records) {
    const { round, target } = record.trial
    if (round < recent || round >= rounds) continue
    sec.set(target, (sec.get(target) ?? 0) + recordSec(record) / (rounds - recent))
  }
  return sec
}

/**
 * The targets that go on: without those of which every open row is futile in the rounds that the
 * budget still pays for, the furthest first, since each that stops pays for more rounds of the
 * others. Empty: nothing that is left can be decided.
 */
export function worthGoingOn(
  plan: Plan,
  records: readonly TrialRecord[],
  rounds: number,
  active: ReadonlySet<string>,
  open: readonly OpenRow[],
): Set<string> {
  const going = new Set(active)
  if (plan.suite.until === 'rounds' || plan.machines !== null) return going
  const roundSec = secByTarget(records, rounds)
  const spentSec = records
    .filter(({ trial }) => trial.round < rounds)
    .reduce((sum, record) => sum + recordSec(record), 0)
  const leftSec = Math.max(0, roundsBudgetSec(plan.suite) - spentSec)
  const byTarget = new Map<string, PairedSample[]>()
  for (const { sample, targets } of open) {
    for (const target of targets) byTarget.set(target, [...(byTarget.get(target) ?? []), sample])
  }
  const prospect = { rounds, alpha: plan.alpha, tolerance: plan.suite.gate.tolerance ?? TOLERANCE }
  while (going.size > 0) {
    const sec = [...going].reduce((sum, target) => sum + (roundSec.get(target) ?? 0), 0)
    const more = sec === 0 ? Number.POSITIVE_INFINITY : Math.floor(leftSec / sec)
    const most = Math.min(plan.suite.rounds.max, rounds + more)
    const farness = [...going].flatMap((target) => {
      const rows = byTarget.get(target) ?? []
      const far = rows.map((row) => futility(row, { ...prospect, most, rows: open.length }))
      return far.length > 0 && far.every((one) => one > 1)
        ? [{ target, far: Math.min(...far) }]
        : []
    })
    const [worst] = farness.sort((a, b) => b.far - a.far)
    if (worst === undefined) break
    going.delete(worst.target)
  }
  // What runs along beside the open rows does not run alone.
  const isLeft = open.length === 0 || [...going].some((target) => byTarget.has(target))
  return isLeft ? going : new Set()
}

// An interim analysis: which targets go on, and when the next one is.

/** What the data say after an interim analysis: which targets go on, and when the next one is. */
export type AnalysisOutcome = {
  active: ReadonlySet<string>
  /** Arms that run no more, though their targets go on; absent: none. */
  idle?: ReadonlySet<string>
  /** Gating rows whose verdict stands, of all. */
  decided: number
  rows: number
  nextAnalysis: number | null
  isDone: boolean
  /** Every row is decided; what is left explains the changes that were found, if there is time. */
  isExplaining?: true
  /** Why there is nothing more to run; null while there is. */
  stop: Stop | null
  /** The gating row that moved most so far, in words; null: there is none yet. */
  estimate: string | null
  /** The gating rows, in their order. */
  stands: RowState[]
}

/**
 * Rounds that a benchmark under load goes on once a change was found in it: without them the rows
 * that explain it (CPU time of a transaction, collections) stop with it, too few for an interval.
 */
const EXPLAINING_ROUNDS = 4
const CHANGES = ['regressed', 'improved', 'changed']

/** Rounds after which a target was found to have changed, by target, of those still explained. */
function explained(
  { suite, machines }: Plan,
  rows: readonly { targets: readonly string[] }[],
  { settled, decidedAt }: Decision,
  rounds: number,
): Map<string, number> {
  const isServed = (workloadOf(suite.workload.kind).server?.(suite.workload) ?? null) !== null
  if (!isServed || suite.until === 'rounds' || machines !== null) return new Map()
  return new Map(
    rows.flatMap(({ targets }, index) => {
      const until = (decidedAt[index] ?? Number.NaN) + EXPLAINING_ROUNDS
      const isChange = CHANGES.includes(settled[index]?.word ?? '')
      const isLeft = isChange && until > rounds && until <= suite.rounds.max
      return isLeft ? targets.map((target) => [target, until] as const) : []
    }),
  )
}

/**
 * The decision after the first `rounds` rounds of these trials. Nothing has been compared yet
 * when `rounds` is 0: everything is active and the first planned analysis is next. A target that no
 * row needs (it failed everywhere, or has no partner) does not keep the run going.
 */
export function decideTable(plan: Plan, trials: ParsedTrial[], rounds: number): AnalysisOutcome {
  const everything = new Set(plan.targets.map((target) => target.id))
  const firstAnalysis = plan.looks[0]?.rounds ?? plan.suite.rounds.max
  const nothing = { decided: 0, rows: 0, estimate: null, stop: null, stands: [] }
  if (rounds === 0) {
    return { ...nothing, active: everything, nextAnalysis: firstAnalysis, isDone: false }
  }
  const samples = collectSamples(plan, trials)
  const records = trials.map(({ record }) => record)
  const rows = pairSamples(plan, samples.value, records, rounds).value
  const paired = rows.map(({ sample }) => sample)
  const decision = decideRows(paired, tableRulesOf(plan, records, false))
  const active = new Set(
    rows.flatMap(({ targets }, index) => (decision.active[index] === true ? targets : [])),
  )
  const open = rows.filter((_, index) => decision.isOpen[index])
  const going = decision.isDone ? active : worthGoingOn(plan, records, rounds, active, open)
  const stands = standsOf(paired, decision.settled)
  const isHopeless = going.size === 0 && active.size > 0
  const outcome = {
    decided: decision.decided,
    rows: decision.decided + decision.open,
    estimate: mostMoved(stands),
    stands,
  }
  const later = explained(plan, rows, decision, rounds)
  if (later.size > 0 && !isHopeless) {
    const next = [
      ...later.values(),
      ...(decision.nextAnalysis === null ? [] : [decision.nextAnalysis]),
    ]
    return {
      ...outcome,
      active: new Set([...going, ...later.keys()]),
      nextAnalysis: Math.min(...next),
      isDone: false,
      stop: null,
      ...(decision.isDone && { isExplaining: true }),
    }
  }
  return {
    ...outcome,
    active: going,
    nextAnalysis: isHopeless ? null : decision.nextAnalysis,
    isDone: decision.isDone || isHopeless,
    stop: isHopeless ? { kind: 'undecidable' } : stopOfRows(decision),
  }
}

/** Every gating row has a verdict that stands, or all planned rounds were run. */
const stopOfRows = ({ isDone, decided, open }: Decision): Stop | null =>
  isDone ? { kind: decided > 0 && open === 0 ? 'decided' : 'rounds' } : null

/**
 * Rounds that are whole, of the records of a run that did not end: in the last one each target ran
 * on every arm that it ran on before, unless it had stopped for good. Half a round would be lost
 * pairs of some rows, and for others the look of having stopped.
 */
export function wholeRounds(plan: Plan, trials: ParsedTrial[]): number {
  const last = trials.reduce((most, { record }) => Math.max(most, record.trial.round), -1)
  if (last < 0) return 0
  const before = trials.filter(({ record }) => record.trial.round < last)
  const { active, idle } = decideTable(plan, before, last)
  const isLive = liveSlots(
    plan,
    before.map(({ record }) => record),
  )
  const slotsOf = (round: number) =>
    trials.flatMap(({ record: { trial } }) => (trial.round === round ? [trial] : []))
  const expected =
    last > 0
      ? slotsOf(last - 1)
      : plan.targets.flatMap(({ id, arms }) => arms.map((arm) => ({ target: id, arm })))
  const ran = new Set(slotsOf(last).map(({ target, arm }) => slotKey(target, arm)))
  const isCut = expected.some(
    ({ target, arm }) =>
      active.has(target) &&
      idle?.has(arm) !== true &&
      isLive(target, arm) &&
      !ran.has(slotKey(target, arm)),
  )
  return isCut ? last : last + 1
}

/** Noise of the gating rows after so many rounds, each with its name; of some there is none. */
export function noiseOfRows(plan: Plan, trials: ParsedTrial[], rounds: number) {
  const records = trials.map(({ record }) => record)
  const paired = pairSamples(plan, collectSamples(plan, trials).value, records, rounds).value
  return paired.flatMap(({ sample }) => {
    if (sample.role !== 'gating') return []
    const { kind, differences, n } = gatherEvidence(sample, sample.base.length)
    const noise =
      kind !== 'ratio' || n < FEWEST_PAIRS ? null : noiseOf(differences, pointEstimate(differences))
    return noise === null ? [] : [{ row: `${sample.benchmark} ${sample.metric}`, noise }]
  })
}

const standsOf = (samples: PairedSample[], settled: (Verdict | null)[]): RowState[] =>
  samples.flatMap((sample, i) => {
    const { contrast, benchmark, metric, role } = sample
    if (role !== 'gating') return []
    const { kind, differences, n } = gatherEvidence(sample, sample.base.length)
    const change = kind !== 'ratio' || n < 2 ? null : pointEstimate(differences)
    return [{ contrast, benchmark, metric, change, settled: settled[i]?.word ?? null }]
  })

/** `groupby_scan -20.9 % faster so far`. */
function mostMoved(stands: RowState[]): string | null {
  const sizeOf = ({ change }: RowState) => Math.abs(change ?? 0)
  const moved = stands.filter(({ change }) => change !== null)
  if (moved.length === 0) return null
  const { benchmark, metric, change } = moved.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a))
  const word = wordFor(metricFor(metric), change!)
  return `${benchmark} ${printDelta(percentOfLn(change!))} ${word} so far`
}
