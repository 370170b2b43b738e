/**
 * What an interim analysis decides: which targets stop, so that the time that is left goes to rows
 * that it can decide.
 */
import type { Stop } from '../model/findings.ts'
import { metricFor, wordFor } from '../model/metrics.ts'
import type { PairedSample, ParsedTrial, Plan, RowProgress, TrialRecord } from '../model/model.ts'
import { percentOfLn, printDelta } from '../model/unit.ts'
import { rowLabel } from '../plan/design.ts'
import { areRewritten, mostWorkChangeOf, recordSec, roundsBudgetSec } from '../plan/fit.ts'
import { noiseOf } from '../stats/power.ts'
import { gatherEvidence } from '../stats/sample.ts'
import { FEWEST_PAIRS } from '../stats/schedule.ts'
import { type Decision, decideRows, moreRounds } from '../stats/table.ts'
import { huberEstimate } from '../stats/test.ts'
import { workloadOf } from '../workloads/index.ts'
import { liveSlots, slotKey } from './failures.ts'
import { TOLERANCE, whyNone } from './gate.ts'
import { type PairedRow, pairSamples } from './pairs.ts'
import { tableRulesOf } from './report.ts'
import { collectSamples } from './samples.ts'

/** A gating row that is still open, and the targets that run for it. */
export type OpenRow = { sample: PairedSample; targets: readonly string[] }

/** What a round of a target takes is the mean of so many of its last rounds. */
const RECENT_ROUNDS = 10

/** Seconds of a round by target, as its last rounds took: one that waits has older ones. */
function secByTarget({ targets }: Plan, records: readonly TrialRecord[], rounds: number) {
  const before = records.filter(({ trial }) => trial.round < rounds)
  const byTarget = Map.groupBy(before, ({ trial }) => trial.target)
  return new Map(
    targets.map(({ id }) => {
      const own = byTarget.get(id) ?? []
      const ran = [...new Set(own.map(({ trial }) => trial.round))].slice(-RECENT_ROUNDS)
      const recent = own.filter(({ trial }) => ran.includes(trial.round))
      const sec = recent.reduce((sum, record) => sum + recordSec(record), 0)
      return [id, ran.length === 0 ? 0 : sec / ran.length] as const
    }),
  )
}

/** After so many rounds the noise of a row is known, where there is time for them. */
const KNOWN_ROUNDS = 18

/** Needs are known this well: waiting a little too late costs less than too early. */
const UNSURE = 1.5

/** Targets that come or go together, since rows compare them; what they cost, and may need. */
type Candidate = {
  targets: string[]
  /** Seconds of a round of these, and of the rounds that the first of their rows may take. */
  roundSec: number
  likelySec: number
  /** Seconds that the first of their rows takes in any case. */
  fewestSec: number
  /** Seconds before which surely none of their rows is decided. */
  leastSec: number
  /**
   * 1: counts before the rounds say that they do other work on head; -1: the same; 0: nothing; -2:
   * the change rewrote them.
   */
  work: number
}

/**
 * The targets that go on. While the budget pays for what all may need, these are all. Else those
 * whose counted work changed go first, then those that cost least, so that as many as can be are
 * answered; the others wait, and go on if time is left when the first are decided. What cannot be
 * decided in all that is left does not go on. Empty: nothing that is left can be decided. Sizes of
 * differences tell this, not their signs.
 */
export function targetsWorthMeasuring(
  plan: Plan,
  records: readonly TrialRecord[],
  rounds: number,
  active: ReadonlySet<string>,
  open: readonly OpenRow[],
): Set<string> {
  const worthMeasuring = new Set(active)
  if (plan.suite.until === 'rounds' || plan.machines !== null || open.length === 0)
    return worthMeasuring
  const spentSec = records
    .filter(({ trial }) => trial.round < rounds)
    .reduce((sum, record) => sum + recordSec(record), 0)
  const leftSec = Math.max(0, roundsBudgetSec(plan.suite) - spentSec)
  const all = candidatesIn(plan, records, rounds, active, open, leftSec)
  const isOpen = new Set(all.flatMap(({ targets }) => targets))
  // What runs along beside the open rows does not run alone.
  const along = [...worthMeasuring].filter((target) => !isOpen.has(target))
  const allSec = all.reduce((sum, { roundSec }) => sum + roundSec, 0)
  const isEarly = rounds < KNOWN_ROUNDS && (KNOWN_ROUNDS - rounds) * allSec < leftSec
  const chosen: Candidate[] = []
  let roomSec = leftSec
  for (const one of all.toSorted((a, b) => b.work - a.work || a.likelySec - b.likelySec)) {
    if (one.leastSec > leftSec && one.roundSec > 0) continue
    // How many rounds the noise asks for is a guess; fewer than the fewest would be for nothing.
    const needSec = Math.max(one.fewestSec, one.likelySec / UNSURE)
    if (!isEarly && chosen.length > 0 && needSec > roomSec) continue
    chosen.push(one)
    roomSec -= needSec
  }
  if (chosen.length === 0) return new Set()
  return new Set([...chosen.flatMap(({ targets }) => targets), ...along])
}

/** The targets of open rows, by block. */
function candidatesIn(
  plan: Plan,
  records: readonly TrialRecord[],
  rounds: number,
  active: ReadonlySet<string>,
  open: readonly OpenRow[],
  leftSec: number,
): Candidate[] {
  const secOf = secByTarget(plan, records, rounds)
  const most = plan.suite.rounds.max - rounds
  const allSec = [...active].reduce((sum, id) => sum + (secOf.get(id) ?? 0), 0)
  // Nothing is decided before the next analysis, or the end.
  const next = plan.looks.find((one) => one.rounds > rounds)?.rounds ?? rounds + 1
  const soonest = Math.min(next - rounds, Math.max(1, Math.floor(leftSec / allSec)))
  const prospect = {
    rounds,
    alpha: plan.alpha,
    rows: open.length,
    tolerance: plan.suite.gate.tolerance ?? TOLERANCE,
  }
  const blocks = Map.groupBy(
    plan.targets.filter(({ id }) => active.has(id)),
    ({ block }) => block,
  )
  return [...blocks.values()].flatMap((targets): Candidate[] => {
    const ids = targets.map(({ id }) => id)
    const rows = open.filter((row) => row.targets.some((target) => ids.includes(target)))
    if (rows.length === 0) return []
    const needs = rows.map(({ sample }) => moreRounds(sample, prospect))
    const roundSec = ids.reduce((sum, id) => sum + (secOf.get(id) ?? 0), 0)
    const likely = Math.max(soonest, Math.min(...needs.map((need) => need.likely)))
    const least = Math.min(...needs.map((need) => need.least))
    const fewest = Math.max(soonest, Math.min(...needs.map((need) => need.fewest)))
    return [
      {
        targets: ids,
        roundSec,
        likelySec: roundSec * Math.min(likely, most),
        fewestSec: roundSec * Math.min(fewest, most),
        leastSec: least > most ? Number.POSITIVE_INFINITY : roundSec * least,
        work: areRewritten(targets) ? -2 : Math.sign(mostWorkChangeOf(targets)),
      },
    ]
  })
}

function rowsSoFar(plan: Plan, trials: ParsedTrial[], rounds: number) {
  const records = trials.map(({ record }) => record)
  return pairSamples(plan, collectSamples(plan, trials).value, records, rounds).value
}

/**
 * Whether a row that gates may come yet: of a trial that failed, of a promise, whose percentiles may
 * take several starts of a server, or of a metric that a single trial may lack.
 */
function mayGateLater({ suite, targets }: Plan, trials: readonly ParsedTrial[]): boolean {
  const { offered } = workloadOf(suite.workload.kind).trial
  const isPromised = targets.some((one) => 'promise' in (offered?.(suite.workload, one) ?? {}))
  const isLate = Object.entries(suite.metrics).some(
    ([id, { gates }]) => gates === true && metricFor(id).isSparse === true,
  )
  return isPromised || isLate || trials.some(({ record }) => record.status !== 'ok')
}

/** That the rounds so far have rows, and none that gates, nor will more rounds have one. */
export function gatesNothing(plan: Plan, trials: ParsedTrial[], rounds: number): string | null {
  const rows = rowsSoFar(plan, trials, rounds).map(({ sample }) => sample)
  const isDecidable = rows.length === 0 || rows.some(({ role }) => role === 'gating')
  return isDecidable || mayGateLater(plan, trials) ? null : whyNone(rows, null)
}

/** Less than this in any round may be noise; more is answered in few rounds. */
const LEAST_SEEN = Math.log(1.25)

/**
 * By target, the difference that every round so far has shown at least in a gating row, without its
 * sign: what differs so much is worth the first rounds that there are.
 */
export function leastSeen(plan: Plan, trials: ParsedTrial[], rounds: number): Map<string, number> {
  const seen = new Map<string, number>()
  for (const { sample, targets, offered } of rowsSoFar(plan, trials, rounds)) {
    if (sample.role !== 'gating' || offered !== undefined) continue
    const { kind, pairs, n } = gatherEvidence(sample, rounds)
    const least = n < rounds || kind !== 'ratio' ? 0 : Math.min(...pairs.map(Math.abs))
    if (least < LEAST_SEEN) continue
    for (const target of targets) seen.set(target, Math.max(least, seen.get(target) ?? 0))
  }
  return seen
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
  /** Every row is decided; what is left explains the changes that were found, if there is time. */
  isExplaining?: true
  /** Why there is nothing more to run; null while there is. */
  stop: Stop | null
  /** The gating row that moved most so far, in words; null: there is none yet. */
  estimate: string | null
  /** The gating rows, in their order. */
  stands: RowProgress[]
}

/**
 * Rounds that a benchmark under load goes on once a change was found in it: without them the rows
 * that explain it (CPU time of a transaction, collections) stop with it, too few for an interval.
 */
const EXPLAINING_ROUNDS = 4
const CHANGES = ['regressed', 'improved', 'changed']

/** Whether trials are loads of a server. */
export const isServed = ({ suite: { workload } }: Plan): boolean =>
  (workloadOf(workload.kind).server?.(workload) ?? null) !== null

/** Whether benchmarks are under load and stop once they are decided. */
const isExplained = (plan: Plan): boolean =>
  isServed(plan) && plan.suite.until !== 'rounds' && plan.machines === null

/**
 * Whether the run may have asked after so many rounds what goes on: targets stop then, and what
 * stopped for others is taken up again.
 */
export function mayAnalyse(plan: Plan): (rounds: number) => boolean {
  const planned = new Set(plan.looks.map(({ rounds }) => rounds))
  const after = isExplained(plan) ? [0, EXPLAINING_ROUNDS] : [0]
  return (rounds) => after.some((more) => planned.has(rounds - more))
}

/**
 * Targets that go on although a change was found in them, so that other rows can explain it. Each
 * with the number of rounds after which that ends.
 */
function explained(
  plan: Plan,
  rows: readonly { targets: readonly string[] }[],
  { settled, decidedAt }: Decision,
  rounds: number,
): Map<string, number> {
  if (!isExplained(plan)) return new Map()
  return new Map(
    rows.flatMap(({ targets }, index) => {
      const until = (decidedAt[index] ?? Number.NaN) + EXPLAINING_ROUNDS
      const isChange = CHANGES.includes(settled[index]?.word ?? '')
      const isLeft = isChange && until > rounds && until <= plan.suite.rounds.max
      return isLeft ? targets.map((target) => [target, until] as const) : []
    }),
  )
}

/**
 * The decision after the first `rounds` rounds, by their trials alone. Nothing has been compared yet
 * when `rounds` is 0: everything is active and the first planned analysis is next. A target that no
 * row needs (it failed everywhere, or has no partner) does not keep the run going.
 */
export function decideTable(plan: Plan, all: ParsedTrial[], rounds: number): AnalysisOutcome {
  const everything = new Set(plan.targets.map((target) => target.id))
  const firstAnalysis = plan.looks[0]?.rounds ?? plan.suite.rounds.max
  const nothing = { decided: 0, rows: 0, estimate: null, stop: null, stands: [] }
  if (rounds === 0) {
    return { ...nothing, active: everything, nextAnalysis: firstAnalysis }
  }
  // A run that was interrupted decides as it did before: what came later is not looked at.
  const trials = all.filter(({ record }) => record.trial.round < rounds)
  const samples = collectSamples(plan, trials)
  const records = trials.map(({ record }) => record)
  const rows = pairSamples(plan, samples.value, records, rounds).value
  const paired = rows.map(({ sample }) => sample)
  const decided = decideRows(paired, tableRulesOf(plan, records, false))
  const decision = withoutBeyond(rows, decided)
  const active = new Set(
    rows.flatMap(({ targets }, index) => (decision.active[index] === true ? targets : [])),
  )
  const open = rows.filter((_, index) => decision.isOpen[index])
  const worthMeasuring = decision.isDone
    ? active
    : targetsWorthMeasuring(plan, records, rounds, active, open)
  const stands = standsOf(rows, decision.settled)
  const isFutile = worthMeasuring.size === 0 && active.size > 0
  const outcome = {
    decided: decision.decided,
    rows: paired.filter(({ role }) => role === 'gating').length,
    estimate: mostMoved(plan, stands),
    stands,
  }
  const later = explained(plan, rows, decision, rounds)
  if (later.size > 0 && !isFutile) {
    const next = [
      ...later.values(),
      ...(decision.nextAnalysis === null ? [] : [decision.nextAnalysis]),
    ]
    return {
      ...outcome,
      active: new Set([...worthMeasuring, ...later.keys()]),
      nextAnalysis: Math.min(...next),
      stop: null,
      ...(decision.isDone && { isExplaining: true }),
    }
  }
  return {
    ...outcome,
    active: worthMeasuring,
    nextAnalysis: isFutile ? null : decision.nextAnalysis,
    stop: isFutile ? { kind: 'undecidable' } : stopOfRows(decision),
  }
}

/**
 * The decision in which rows of two capacities beyond what was offered, where nothing was measured,
 * are not decided: what does not differ there tells nothing.
 */
function withoutBeyond(rows: readonly PairedRow[], decision: Decision): Decision {
  const settled = decision.settled.map((verdict, index) =>
    verdict === null || rows[index]?.offered === undefined ? verdict : BEYOND,
  )
  const isGating = (index: number) => rows[index]?.sample.role === 'gating'
  const count = settled.filter((verdict, index) => verdict === BEYOND && isGating(index)).length
  return { ...decision, settled, decided: decision.decided - count }
}

const BEYOND = { word: 'inconclusive', reason: 'beyond-offered', roundsNeeded: null } as const

/**
 * Every gating row has a verdict that stands, or all planned rounds were run, or what was not
 * decided by them cannot be.
 */
function stopOfRows({ isDone, decided, open, settled }: Decision): Stop | null {
  if (!isDone) return null
  if (open === 0 && settled.includes(BEYOND)) return { kind: 'undecidable' }
  return { kind: decided > 0 && open === 0 ? 'decided' : 'rounds' }
}

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

/**
 * The noise of each gating row, with its name. Rows that are no ratios or have too few pairs are
 * left out.
 */
export function noiseOfRows(plan: Plan, trials: ParsedTrial[], rounds: number) {
  const records = trials.map(({ record }) => record)
  const paired = pairSamples(plan, collectSamples(plan, trials).value, records, rounds).value
  return paired.flatMap(({ sample }) => {
    if (sample.role !== 'gating') return []
    const { kind, differences, n } = gatherEvidence(sample, sample.base.length)
    const noise =
      kind !== 'ratio' || n < FEWEST_PAIRS ? null : noiseOf(differences, huberEstimate(differences))
    return noise === null ? [] : [{ row: `${sample.benchmark} ${sample.metric}`, noise }]
  })
}

const standsOf = (rows: readonly PairedRow[], settled: Decision['settled']): RowProgress[] =>
  rows.flatMap(({ sample, offered }, i) => {
    const { contrast, benchmark, metric, role } = sample
    if (role !== 'gating') return []
    const { kind, differences, n } = gatherEvidence(sample, sample.base.length)
    const isSeen = kind === 'ratio' && n >= 2 && offered === undefined
    const change = isSeen ? huberEstimate(differences) : null
    return [{ contrast, benchmark, metric, change, settled: settled[i]?.word ?? null }]
  })

/** `groupby_scan -20.9 % faster so far`; of commands alone `sleep 0.2 -50.0 % faster vs sleep 0.4 so far`. */
function mostMoved(plan: Plan, stands: RowProgress[]): string | null {
  const sizeOf = ({ change }: RowProgress) => Math.abs(change ?? 0)
  const moved = stands.filter(({ change }) => change !== null)
  if (moved.length === 0) return null
  const most = moved.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a))
  const { name, beside } = rowLabel(plan, most)
  const word = wordFor(metricFor(most.metric), most.change!)
  const words = [name, printDelta(percentOfLn(most.change!)), word, beside, 'so far']
  return words.filter((text) => text !== '').join(' ')
}
