/** What the data say at a planned look: which targets go on, and when to look again. */
import { collectSamples } from '../collect/collect.ts'
import { pairSamples } from '../collect/pairing.ts'
import type { ParsedTrial } from '../collect/parse.ts'
import { decideRows } from '../judge/decide.ts'
import { gatherEvidence } from '../judge/evidence.ts'
import { metricFor, wordFor } from '../metrics/metrics.ts'
import { printDelta } from '../metrics/unit.ts'
import type { PairedSample, Plan } from '../model/model.ts'
import { balanceOf } from '../stats/flips/inversion.ts'
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
  why: string
  /** The gating row that moved most so far, in words; null: there is none yet. */
  estimate: string | null
}

/**
 * The decision after the first `rounds` rounds of these trials. Nothing has been compared yet
 * when `rounds` is 0: everything is active and the first planned look is next. A target that no
 * row needs (it failed everywhere, or has no partner) does not keep the run going.
 */
export function decideTable(plan: Plan, trials: ParsedTrial[], rounds: number): LookOutcome {
  const everything = new Set(plan.targets.map((target) => target.id))
  const firstLook = plan.looks[0]?.rounds ?? plan.suite.rounds.max
  const nothing = { decided: 0, rows: 0, estimate: null, why: '' }
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
  const isHopeless = going.size === 0 && active.size > 0
  return {
    active: going,
    decided: decision.decided,
    rows: decision.decided + decision.open,
    nextLook: isHopeless ? null : decision.nextLook,
    isDone: decision.isDone || isHopeless,
    why: isHopeless ? 'no row that is left can be decided in the budget' : decision.why,
    estimate: mostMoved(paired),
  }
}

/** `groupby_scan -20.9 % faster so far`. */
function mostMoved(samples: PairedSample[]): string | null {
  let most: { sample: PairedSample; point: number } | null = null
  for (const sample of samples) {
    if (sample.role !== 'gating') continue
    const { kind, row, n } = gatherEvidence(sample, sample.base.length)
    if (kind !== 'ratio' || n < 2) continue
    const point = balanceOf(row)
    if (most === null || Math.abs(point) > Math.abs(most.point)) most = { sample, point }
  }
  if (most === null) return null
  const word = wordFor(metricFor(most.sample.metric), most.point)
  return `${most.sample.benchmark} ${printDelta(100 * Math.expm1(most.point))} ${word} so far`
}
