/**
 * One series of a branch as a line: the product of its newest paired comparisons, what it comes to,
 * and where it moved last. In percent, as pages show it.
 */

import { lnMarginOf } from '../model/metrics.ts'
import type { Comparison } from '../model/model.ts'
import { lnOfPercent, percentOfLn } from '../model/unit.ts'
import { medianOf } from '../stats/distributions.ts'
import { chainOf, type LevelStep, type Link } from './history.ts'

/** A change in percent with its 95 % interval. */
export type Moved = { pct: number; lowPct: number; highPct: number }

/** A branch as the product of its paired comparisons, oldest first, in percent of the first. */
type ChainedPoint = Moved & { sha: string }
export type ChainedHistory = { points: ChainedPoint[]; steps: LevelStep[] }

/** The chain is solved as one system of equations: with more links, hundreds of them take minutes. */
export const MOST_LINKS = 150

/** The links that the newest commit hangs on: where nothing was measured, a curve begins anew. */
function newestPiece(links: readonly Link[]): Link[] {
  const reached = new Set(links.slice(-1).map(({ head }) => head))
  for (let before = -1; before !== reached.size; ) {
    before = reached.size
    for (const { base, head } of links.toReversed()) {
      if (reached.has(head)) reached.add(base)
      else if (reached.has(base)) reached.add(head)
    }
  }
  return links.filter(({ head }) => reached.has(head))
}

/** Commits of links, oldest first: one that is seen as a base after its head was there before all. */
function inOrder(links: readonly Link[]): string[] {
  const order: string[] = []
  const known = new Set<string>()
  for (const { base, head } of links) {
    if (!known.has(base)) order[known.has(head) ? 'unshift' : 'push'](base)
    if (!known.has(head)) order.push(head)
    known.add(base).add(head)
  }
  return order
}

/** Comparisons of a metric, oldest first, as one curve up to the newest commit. */
export function chained(links: readonly Link[], metric: string): ChainedHistory {
  const own = newestPiece(links)
  const shas = inOrder(own)
  const { points, steps } = chainOf(shas, own, lnMarginOf(metric))
  const all = points.map(({ sha, level, low, high }) => ({
    sha,
    pct: percentOfLn(level),
    lowPct: percentOfLn(low),
    highPct: percentOfLn(high),
  }))
  return { points: all, steps }
}

/** Where a line moved: the commits after `from` up to `to`, when the last of them was measured. */
export type Move = Moved & { from: string; to: string; commits: number; at: Date | null }

/** A benchmark under one metric, in a line. */
export type SeriesLine = {
  benchmark: string
  unit: string
  /** Newest median of the head in base units; null: no number. */
  value: number | null
  measuredAt: Date
  chain: ChainedHistory
  /** From the first commit of the chain to its last; null: nothing was compared. */
  total: Moved | null
  /** Oldest first. */
  moves: Move[]
  /** Measured commits that the chain does not reach. */
  apart: number
  /** Half the width of the usual interval of one comparison, in percent; null: exact, or none. */
  noisePct: number | null
}

export const totalChangeOf = ({ points }: ChainedHistory): Moved | null =>
  points.length < 2 ? null : points.at(-1)!

/**
 * Commits that were measured and that no row of comparisons joins with the newest; none, where there
 * is no curve that could miss them. `since`: what the curve is in percent of, if that is not in it.
 */
export function apartOf(
  { points }: ChainedHistory,
  measured: Iterable<string>,
  since?: string | undefined,
): number {
  const inCurve = new Set([since, ...points.map(({ sha }) => sha)])
  if (points.length < 2 && since === undefined) return 0
  return [...new Set(measured)].filter((sha) => !inCurve.has(sha)).length
}

/** `times`: when a commit was measured, by its hash. */
export const movesOf = ({ steps }: ChainedHistory, times: ReadonlyMap<string, Date>): Move[] =>
  steps.map(({ from, to, commits, change, low, high }) => {
    const [pct, lowPct, highPct] = [percentOfLn(change), percentOfLn(low), percentOfLn(high)]
    return { from, to, commits, at: times.get(to) ?? null, pct, lowPct, highPct }
  })

/** The change of a row in percent; `level` null: it is exact, or nothing is known. */
export type RowChange = {
  deltaPct: number | null
  lowPct: number | null
  highPct: number | null
  level: number | null
}

/** A ratio's logarithm as percent; null on other scales. */
export function rowChangeOf({ estimate }: Pick<Comparison, 'estimate'>): RowChange {
  if (estimate.kind === 'exact') {
    const { base, head } = estimate
    const deltaPct = base === 0 ? null : 100 * (head / base - 1)
    return { deltaPct, lowPct: deltaPct, highPct: deltaPct, level: null }
  }
  if (estimate.kind !== 'ratio') return { deltaPct: null, lowPct: null, highPct: null, level: null }
  const { point, low, high, level } = estimate
  const [deltaPct, lowPct, highPct] = [percentOfLn(point), percentOfLn(low), percentOfLn(high)]
  return { deltaPct, lowPct, highPct, level }
}

/** Half the width of the usual interval, in percent. */
export function changeNoise(changes: readonly Omit<RowChange, 'deltaPct'>[]): number | null {
  const halves = changes.flatMap(({ lowPct, highPct, level }) => {
    if (level === null || lowPct === null || highPct === null) return []
    const half = (lnOfPercent(highPct) - lnOfPercent(lowPct)) / 2
    return Number.isFinite(half) ? [half] : []
  })
  return halves.length === 0 ? null : percentOfLn(medianOf(halves))
}

/** Those that changed last first, then by name. */
export const byLastChange = <T extends SeriesLine>(
  lines: readonly T[],
  nameOf: (line: T) => string,
): T[] => {
  const movedAt = ({ moves }: T) => moves.at(-1)?.at?.getTime() ?? 0
  return lines.toSorted((a, b) => movedAt(b) - movedAt(a) || (nameOf(a) < nameOf(b) ? -1 : 1))
}
