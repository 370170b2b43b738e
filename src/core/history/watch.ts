/** The newest end of a curve: whether its level may have changed, so that it is measured afresh. */
import { normalQuantile } from '../../stats/distributions.ts'
import { type Link, seOf } from './link.ts'

/**
 * The window-limited generalized likelihood ratio (Willsky and Jones, IEEE Transactions on
 * Automatic Control 21, 1976; Lai, Journal of the Royal Statistical Society B 57, 1995): of all
 * stretches of merges that end with the newest, `window` of them at most, the one whose change is
 * largest by its standard error. `bar` is chosen by simulation (`npm run simulate -- alerts`): what
 * is above it is measured afresh, and told only where that says the same.
 */
export const WATCH = { bar: 3.5, window: 60 }

/** After the merges behind `from` up to `to` the level may differ by `change` (ln). */
export type Suspect = { from: string; to: string; merges: number; change: number; z: number }

/**
 * `links`: of one benchmark, oldest first. Only those count that lead to the newest without a gap.
 * `leastChange`: as ln, what a change has to be more than.
 */
export function suspectIn(links: readonly Link[], leastChange: number): Suspect | null {
  let best: Suspect | null = null
  let [change, variance, next] = [0, 0, links.at(-1)?.head ?? '']
  const to = next
  for (const [i, link] of links.toReversed().slice(0, WATCH.window).entries()) {
    if (link.head !== next) break
    next = link.base
    change += link.point
    variance += link.se ** 2
    const z = change / Math.sqrt(variance)
    if (Math.abs(change) <= leastChange || Math.abs(z) < WATCH.bar) continue
    if (best === null || Math.abs(z) > Math.abs(best.z))
      best = { from: link.base, to, merges: i + 1, change, z }
  }
  return best
}

/** An interval (ln) of a table in which so many hold together at `level`. */
export type RowInterval = { low: number; high: number; level: number; rows: number }

/** Standard error of one row by itself, where a table shares its level among rows (Bonferroni). */
export function errorOfRow({ low, high, level, rows }: RowInterval): number | null {
  const se = seOf({ low, high, level: 1 - (1 - level) / Math.max(1, rows) })
  return Number.isFinite(se) ? se : null
}

/** One-sided, at 95 %. */
const GONE_QUANTILE = normalQuantile(0.95)

/**
 * Whether a change that was told is taken back by the links after it: what is left of it is surely
 * less than half, or than matters. Signs: a change for the worse is positive.
 */
export function isGone(change: number, after: readonly Link[], leastChange: number): boolean {
  const left = after.reduce((sum, { point }) => sum + point, change)
  const se = Math.sqrt(after.reduce((sum, one) => sum + one.se ** 2, 0))
  return left + GONE_QUANTILE * se < Math.max(leastChange, change / 2)
}
