/** What the data say at a planned look: which targets go on, and when to look again. */

import { noiseOf } from '../../stats/power.ts'
import { gatherEvidence } from '../../stats/sample.ts'
import { FEWEST_PAIRS } from '../../stats/schedule.ts'
import { type Decision, decideRows } from '../../stats/table.ts'
import { pointEstimate } from '../../stats/test.ts'
import { collectSamples } from '../collect/collect.ts'
import { liveSlots, slotKey } from '../collect/given-up.ts'
import { pairSamples } from '../collect/pairing.ts'
import type { ParsedTrial } from '../collect/parse.ts'
import type { Stop } from '../findings/stop.ts'
import { metricFor, wordFor } from '../metrics/metrics.ts'
import { percentOfLn, printDelta } from '../metrics/unit.ts'
import type { PairedSample, Plan, RowStand, Verdict } from '../model/model.ts'
import { tableRulesOf } from './report.ts'
import { worthGoingOn } from './stops.ts'

/** What the data say after a look: which targets go on, and when to look again. */
export type LookOutcome = {
  active: ReadonlySet<string>
  /** Arms that run no more, though their targets go on; absent: none. */
  idle?: ReadonlySet<string>
  /** Gating rows whose verdict stands, of all. */
  decided: number
  rows: number
  nextLook: number | null
  isDone: boolean
  /** Why there is nothing more to run; null while there is. */
  stop: Stop | null
  /** The gating row that moved most so far, in words; null: there is none yet. */
  estimate: string | null
  /** The gating rows, in their order. */
  stands: RowStand[]
}

/**
 * The decision after the first `rounds` rounds of these trials. Nothing has been compared yet
 * when `rounds` is 0: everything is active and the first planned look is next. A target that no
 * row needs (it failed everywhere, or has no partner) does not keep the run going.
 */
export function decideTable(plan: Plan, trials: ParsedTrial[], rounds: number): LookOutcome {
  const everything = new Set(plan.targets.map((target) => target.id))
  const firstLook = plan.looks[0]?.rounds ?? plan.suite.rounds.max
  const nothing = { decided: 0, rows: 0, estimate: null, stop: null, stands: [] }
  if (rounds === 0) {
    return { ...nothing, active: everything, nextLook: firstLook, isDone: false }
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
  return {
    active: going,
    decided: decision.decided,
    rows: decision.decided + decision.open,
    nextLook: isHopeless ? null : decision.nextAnalysis,
    isDone: decision.isDone || isHopeless,
    stop: isHopeless ? { kind: 'undecidable' } : stopOfRows(decision),
    estimate: mostMoved(stands),
    stands,
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

const standsOf = (samples: PairedSample[], settled: (Verdict | null)[]): RowStand[] =>
  samples.flatMap((sample, i) => {
    const { contrast, benchmark, metric, role } = sample
    if (role !== 'gating') return []
    const { kind, differences, n } = gatherEvidence(sample, sample.base.length)
    const change = kind !== 'ratio' || n < 2 ? null : pointEstimate(differences)
    return [{ contrast, benchmark, metric, change, settled: settled[i]?.word ?? null }]
  })

/** `groupby_scan -20.9 % faster so far`. */
function mostMoved(stands: RowStand[]): string | null {
  const sizeOf = ({ change }: RowStand) => Math.abs(change ?? 0)
  const told = stands.filter(({ change }) => change !== null)
  if (told.length === 0) return null
  const { benchmark, metric, change } = told.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a))
  const word = wordFor(metricFor(metric), change!)
  return `${benchmark} ${printDelta(percentOfLn(change!))} ${word} so far`
}
