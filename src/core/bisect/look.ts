/** What the data of a stage say at a planned look: which arms and targets go on. */

import type { RowState } from '../../stats/judge.ts'
import { pointOf } from '../../stats/sample.ts'
import { judgeRows } from '../../stats/table.ts'
import { pointEstimate } from '../../stats/test.ts'
import { collectSamples } from '../collect/collect.ts'
import { pairSamples } from '../collect/pairing.ts'
import type { ParsedTrial } from '../collect/parse.ts'
import { isNamedUnchanged } from '../design/unchanged.ts'
import type { Comparison, Plan } from '../model/model.ts'
import { decideTable, type LookOutcome } from '../report/look.ts'
import { tableRulesOf } from '../report/report.ts'
import { type Bracket, narrowed, openIn } from './bracket.ts'
import {
  gatingOfWhole,
  type SameCode,
  type StageContrasts,
  type StageRow,
  shownIn,
  type WatchedRow,
  watchedIn,
} from './stage.ts'

/** What a stage asks. */
export type StageAsk = {
  bracket: Bracket
  /** Ids of the arms of both ends. */
  ends: [string, string]
  contrasts: StageContrasts
  /** The row that is asked for; null: the one that changed most. */
  row: Pick<WatchedRow, 'benchmark' | 'metric'> | null
}

/** Benchmarks that are not executed under a contrast, by the names of their functions. */
export const sameCodeIn =
  ({ unchanged }: Pick<Plan, 'unchanged'>, benchmark: string): SameCode =>
  (contrast) =>
    isNamedUnchanged(unchanged, contrast, benchmark)

/** A row while its stage is judged. */
export const rowOf = ({ sample, verdict, result, decidedAt }: RowState): StageRow => ({
  contrast: sample.contrast,
  benchmark: sample.benchmark,
  metric: sample.metric,
  word: verdict.word,
  isGating: sample.role === 'gating',
  point: result === null ? null : pointEstimate(result.evidence.differences),
  decidedAt,
})

/** The same of a row of a report. */
export const stageRowOf = ({ estimate, role, verdict, ...row }: Comparison): StageRow => ({
  ...{ contrast: row.contrast, benchmark: row.benchmark, metric: row.metric },
  ...{ word: verdict.word, isGating: role === 'gating', point: pointOf(estimate), decidedAt: null },
})

/**
 * The decision after the first `rounds` rounds. Of all benchmarks only the watched one goes on once
 * there is one; of the arms only the ends, and candidates inside of what is left that are open.
 */
export function decideStage(
  plan: Plan,
  ask: StageAsk,
  known: WatchedRow | null,
  trials: ParsedTrial[],
  rounds: number,
): { outcome: LookOutcome; watched: WatchedRow | null } {
  const plain = decideTable(plan, trials, rounds)
  if (rounds === 0) return { outcome: plain, watched: known }
  const records = trials.map(({ record }) => record)
  const paired = pairSamples(plan, collectSamples(plan, trials).value, records, rounds).value
  const samples = paired.map(({ sample }) => sample)
  const table = judgeRows(samples, tableRulesOf(plan, records, false))
  const rows = table.rows.map(rowOf)
  const watched = known ?? watchedIn(rows, ask.contrasts, ask.row)
  if (watched === null) return { outcome: withoutStep(plain, rows, ask), watched }
  const { benchmark, metric } = watched
  const shown = shownIn(rows, ask.contrasts, watched, sameCodeIn(plan, benchmark))
  const left = narrowed(ask.bracket, shown)
  const places = new Set(openIn(left, shown).map(({ place }) => place))
  const open = ask.contrasts.candidates.filter(({ place }) => places.has(place))
  const needed = new Set([...ask.ends, ...open.map(({ arm }) => arm)])
  const targets = paired
    .filter(({ sample }) => sample.benchmark === benchmark && sample.metric === metric)
    .flatMap((row) => row.targets)
  const nextLook = plan.looks.find((look) => look.rounds > rounds)?.rounds ?? null
  const isDone = open.length === 0 || nextLook === null
  const total = ask.contrasts.candidates.length
  return {
    watched,
    outcome: {
      active: new Set(targets),
      idle: new Set(plan.arms.map(({ id }) => id).filter((id) => !needed.has(id))),
      ...{ decided: total - open.length, rows: total, isDone },
      ...{ estimate: plain.estimate, stands: plain.stands },
      nextLook: isDone ? null : nextLook,
      stop: isDone ? { kind: open.length === 0 ? 'candidates' : 'rounds' } : null,
    },
  }
}

/** Where all of the difference between both ends is shown to be none that matters, it ends. */
function withoutStep(plain: LookOutcome, rows: readonly StageRow[], ask: StageAsk): LookOutcome {
  const whole = gatingOfWhole(rows, ask.contrasts, ask.row)
  if (whole.length === 0 || whole.some(({ decidedAt }) => decidedAt === null)) return plain
  const stop = { kind: 'no-step' } as const
  return { ...plain, active: new Set(), nextLook: null, isDone: true, stop }
}
