/**
 * Samples -> verdicts: the whole table, by rules fixed before the data (looks, weights, families).
 * A pure function of the rounds so far, so it can be asked again at any look and after a resume:
 * what was decided at an earlier look comes out the same.
 */

import { AA } from '../design/design.ts'
import type { Comparison, Found, Look, PairedSample, Problem, Role } from '../model/model.ts'
import { explainStanding } from './explain.ts'
import { geomeanRows } from './geomean.ts'
import { judgeList } from './list.ts'
import { judgeAtLooks } from './looks.ts'
import { judgeByScreen, screenFor } from './screen.ts'
import type { Standing } from './standing.ts'

/** How the table is judged; known before the first round. */
export type Design = {
  /** Chance of any false regression or improvement among the gating rows of the table. */
  alpha: number
  /** Planned looks (stats/planned-looks.ts); one look is a fixed number of rounds. */
  looks: readonly Look[]
  /** No more rounds will come: what is left of alpha is spent on the rounds there are. */
  final: boolean
}

/** The table while it is judged. */
export type Table = {
  /** In the order of the samples, then the geomean rows. */
  standings: Standing[]
  /** Rounds that were run. */
  rounds: number
  /** Looks of the gating rows, with a screen the first stage and the looks after it. */
  looks: readonly Look[]
}

/** Every row with its verdict and explanation, in the order of the samples; then the geomeans. */
export function judgeTable(samples: readonly PairedSample[], design: Design): Found<Comparison[]> {
  const { standings, rounds } = judgeRows(samples, design)
  const problems = withhold(standings)
  const firstAlpha = design.alpha * (design.looks[0]?.weight ?? 1)
  return {
    value: standings.map((row) => explainStanding(row, rounds, firstAlpha)),
    problems,
  }
}

/** The standing of every row after the rounds so far. */
export function judgeRows(samples: readonly PairedSample[], design: Design): Table {
  const { alpha, looks, final } = design
  const rounds = samples.reduce((most, { base }) => Math.max(most, base.length), 0)
  if (looks.length === 0) throw new Error('a design has at least one look')
  const all = [...samples, ...geomeanRows(samples)]
  const withRoles = (...roles: Role[]) => all.filter(({ role }) => roles.includes(role))
  const gating = judgeGating(withRoles('gating'), design, rounds)
  const lists = { alpha, looks: gating.isScreened ? sharedLooks(gating.looks) : looks }
  const judged = [
    ...gating.standings,
    ...judgeList(withRoles('informational', 'geomean'), 'list', lists, rounds, final),
    ...judgeList(withRoles('control'), 'controls', lists, rounds, final),
  ]
  const bySample = new Map(judged.map((row) => [row.sample, row]))
  return { standings: all.map((sample) => bySample.get(sample)!), rounds, looks: gating.looks }
}

function judgeGating(rows: PairedSample[], design: Design, rounds: number) {
  const { alpha, looks, final } = design
  const screen = screenFor(looks, rows.filter(({ assume }) => assume !== 'exact').length)
  if (screen !== null) {
    return { ...judgeByScreen(rows, screen, alpha, rounds, final), isScreened: true }
  }
  const family = `Holm over ${rows.length} gating ${rows.length === 1 ? 'row' : 'rows'}`
  const test = { alpha, looks, from: 0, proofShare: 2, confirm: false, family }
  return { standings: judgeAtLooks(rows, test, rounds, final), looks, isScreened: false }
}

/** With a screen, rows beside the gating ones may end at any of its looks: one weight for each. */
function sharedLooks(looks: readonly Look[]): Look[] {
  return looks.map(({ rounds }) => ({ rounds, weight: 1 / looks.length }))
}

/**
 * A control is code that did not change: when it moved, something else moved, and nothing noisy
 * is said about the rows of its contrast and metric. An arm that differs from itself says nothing
 * good of any contrast.
 */
function withhold(standings: Standing[]): Problem[] {
  const moved = standings.filter(
    ({ sample, verdict }) =>
      sample.role === 'control' && (verdict.word === 'regressed' || verdict.word === 'improved'),
  )
  for (const { sample } of moved) {
    for (const row of standings) {
      const { contrast, metric, role } = row.sample
      const isBeside = sample.contrast === AA || contrast === sample.contrast
      if (role === 'control' || !isBeside || metric !== sample.metric) continue
      const reason = 'reason' in row.verdict ? row.verdict.reason : ''
      if (reason !== 'shift' && reason !== 'inside-margin') continue
      row.verdict = { word: 'withheld', reason: 'control-moved', control: sample.benchmark }
    }
  }
  return moved.map(({ sample: { benchmark, metric, contrast } }) => ({
    code: 'control-moved',
    message: `control ${benchmark} moved in ${metric}, although its code is the same on both sides`,
    where: contrast,
    next: 'look for what else differed between the sides, or run again on a quieter machine',
  }))
}
