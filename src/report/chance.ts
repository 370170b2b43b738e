/**
 * Rows that look worse than chance explains among so many: of 45 undecided rows some always lean the
 * wrong way, and to ask a person about each would be to ask after every run.
 */
import type { Comparison } from '../model/model.ts'

/** Share of runs without any change in which a row is asked about, at most. */
const FALSE_QUESTIONS = 0.1

/** One-sided p of "not worse"; null: the row has no test. */
function pWorse({ estimate, better }: Comparison): number | null {
  if (!('p' in estimate)) return null
  const isWorse = better === 'higher' ? estimate.point < 0 : estimate.point > 0
  return isWorse ? estimate.p / 2 : 1 - estimate.p / 2
}

/**
 * Of the gating rows those that are suspected and beyond the step-up thresholds of Simes' test:
 * the k-th smallest p is at most k q / m for some k. Benjamini and Hochberg (1995); it holds for
 * rows that move together, too (Sarkar 1998).
 */
export function suspectsAmong(rows: readonly Comparison[]): ReadonlySet<Comparison> {
  const tested = rows.flatMap((row) => {
    const p = row.role === 'gating' ? pWorse(row) : null
    return p === null ? [] : [{ row, p }]
  })
  const sorted = tested.map(({ p }) => p).sort((a, b) => a - b)
  const limit = sorted.findLast((p, k) => p <= ((k + 1) * FALSE_QUESTIONS) / sorted.length) ?? -1
  return new Set(
    tested.flatMap(({ row, p }) => (p <= limit && 'suspected' in row.verdict ? [row] : [])),
  )
}
