/** What a row of an interaction shows beside its delta: the change's effect under both variants. */
import type { Comparison, Plan } from '../model/model.ts'

/**
 * The rows; those of an interaction have the effect that the row of their first variant tells, and
 * what the delta makes of it: the median of the ratios may be another than that row's estimate.
 */
export function withEffects({ contrasts }: Plan, rows: readonly Comparison[]): Comparison[] {
  const key = (row: Pick<Comparison, 'contrast' | 'benchmark' | 'metric'>) =>
    JSON.stringify([row.contrast, row.benchmark, row.metric])
  const known = new Map(rows.map((row) => [key(row), row.estimate]))
  const firstOf = new Map(
    contrasts.flatMap((one) => (one.kind === 'interaction' ? [[one.id, one.base]] : [])),
  )
  return rows.map((row) => {
    const contrast = firstOf.get(row.contrast)
    const first = contrast === undefined ? undefined : known.get(key({ ...row, contrast }))
    const { estimate } = row
    if (first?.kind !== 'ratio' || estimate.kind !== 'ratio') return row
    const baseValue = Math.exp(first.point)
    return { ...row, baseValue, headValue: baseValue * Math.exp(estimate.point) }
  })
}
