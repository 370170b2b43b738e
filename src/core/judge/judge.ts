/**
 * Samples -> verdicts: the whole table, by rules that are fixed before the data (looks, spending,
 * family). A pure function of the rounds so far, so it can be asked again at any look and after a
 * resume: what was decided at an earlier look comes out the same.
 */

import { AA } from '../design/design.ts'
import { found } from '../findings/finding.ts'
import type { Comparison, Found, Look, PairedSample, Problem, Role } from '../model/model.ts'
import { patternsOf } from '../stats/flips/flips.ts'
import { type Forecast, makeForecast, type Noise, noiseOf } from '../stats/flips/forecast.ts'
import { balanceOf } from '../stats/flips/inversion.ts'
import { spendingOf } from '../stats/flips/spending.ts'
import { explainStanding } from './explain.ts'
import { judgeFamily } from './family.ts'
import { geomeanRows } from './geomean.ts'
import { judgeList } from './list.ts'
import type { Standing } from './standing.ts'
import { hasMoved } from './verdict.ts'

/** How the table is judged; nothing in it depends on what was measured but times. */
export type TableRules = {
  /** Chance of any false regression or improvement among the gating rows of the table. */
  alpha: number
  /** Of the run; the patterns of turned rounds are drawn from it. */
  seed: string
  /** Planned looks, ascending; one look is a fixed number of rounds. */
  looks: readonly Look[]
  /** No more rounds will come: what is left of alpha is spent on the rounds there are. */
  final: boolean
  /** Rounds that the budget pays for, as known at a look; absent: all that are planned. */
  paid?: (rounds: number) => number
  /** Rounds after which a final word was read and the run was gone on with; absent: none. */
  ends?: readonly number[]
  /** Whether the geometric means of the gating rows gate, too; absent: they do. */
  gatesMeans?: boolean
}

/** The table while it is judged. */
export type Table = {
  /** In the order of the samples, then the geomean rows. */
  standings: Standing[]
  /** Rounds that were run. */
  rounds: number
}

/** Every row with its verdict and explanation, in the order of the samples; then the geomeans. */
export function judgeTable(
  samples: readonly PairedSample[],
  rules: TableRules,
): Found<Comparison[]> {
  const { standings, rounds } = judgeRows(samples, rules)
  const problems = withhold(standings)
  const { alpha } = rules
  let made: Forecast | null = null
  const forecast = () => (made ??= makeForecast(noiseIn(standings), alpha))
  const value = standings.map((row) => explainStanding(row, rounds, { alpha, forecast }))
  return { value, problems }
}

/** Of the rows that are judged together, and that nothing was called in. */
const noiseIn = (standings: readonly Standing[]): Noise[] =>
  standings.flatMap(({ seen, verdict }) => {
    if (seen === null || seen.bar === null || hasMoved(verdict)) return []
    const { row, n } = seen.evidence
    const noise = n < 2 ? null : noiseOf(row, balanceOf(row))
    return noise === null ? [] : [noise]
  })

/** The standing of every row after the rounds so far. */
export function judgeRows(samples: readonly PairedSample[], rules: TableRules): Table {
  const { alpha, looks, final, gatesMeans = true } = rules
  const rounds = samples.reduce((most, { base }) => Math.max(most, base.length), 0)
  const last = looks.at(-1)?.rounds
  if (last === undefined) throw new Error('a table has at least one look')
  const spent = spendingOf({
    alpha,
    looks: looks.map((look) => look.rounds),
    paid: rules.paid ?? (() => last),
    ends: rules.ends ?? [],
    rounds,
    final,
  })
  const patterns = patternsOf(rules.seed)
  const withRole = (role: Role) => samples.filter((sample) => sample.role === role)
  const gating = withRole('gating')
  const family = { alpha, spent, seed: rules.seed, patterns, most: last }
  const listed = [
    ...withRole('informational'),
    ...geomeanRows(withRole('informational')),
    ...(gatesMeans ? [] : geomeanRows(gating)),
  ]
  const judged = [
    ...judgeFamily(gating, family, gatesMeans, rounds),
    ...judgeList(listed, 'list', family, rounds),
    ...judgeList(withRole('control'), 'controls', family, rounds),
  ]
  const bySample = new Map(judged.map((row) => [row.sample, row]))
  const ofSamples = samples.flatMap((sample) => bySample.get(sample) ?? [])
  const means = judged.filter(({ sample }) => sample.role === 'geomean')
  return { standings: [...ofSamples, ...means], rounds }
}

/**
 * A control is code that did not change: when it moved, something else moved, and nothing noisy
 * is said about the rows of its contrast and metric. An arm that differs from itself says nothing
 * good of any contrast.
 */
function withhold(standings: Standing[]): Problem[] {
  const moved = standings.filter(
    ({ sample, verdict }) => sample.role === 'control' && hasMoved(verdict),
  )
  for (const { sample } of moved) {
    for (const row of standings) {
      const { contrast, metric, role } = row.sample
      const isBeside = sample.contrast === AA || contrast === sample.contrast
      if (role === 'control' || !isBeside || metric !== sample.metric) continue
      const reason = 'reason' in row.verdict ? row.verdict.reason : ''
      if (!['shift', 'inside-margin', 'below-margin'].includes(reason)) continue
      row.verdict = { word: 'withheld', reason: 'control-moved', control: sample.benchmark }
    }
  }
  return moved.map(({ sample: { benchmark, metric, contrast } }) => {
    const subject = { row: benchmark, metric, contrast }
    const more = { where: contrast, remedy: { kind: 'quieter-machine' } } as const
    return found('control-moved', subject, { control: benchmark, metric }, more)
  })
}
