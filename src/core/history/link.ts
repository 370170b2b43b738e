/** Reports -> links: what one paired comparison says of two commits, on the log scale. */

import { normalQuantile } from '../../stats/distributions.ts'
import { pointOf } from '../../stats/sample.ts'
import { sourceOfArm } from '../design/arm-source.ts'
import { isNamedUnchanged } from '../design/unchanged.ts'
import type { Comparison, Contrast, Direction, Estimate, Plan, Report } from '../model/model.ts'
import { variantWithoutRef } from '../suite/compared-refs.ts'

/** What a curve is of; `variant`: under which it was built and run. */
export type SeriesName = { benchmark: string; metric: string; variant: string }

/** Both sides of one comparison on one machine: `point` is ln(head/base), `se` its error. */
export type Link = { base: string; head: string; point: number; se: number }

/** A commit that reports are about. */
export type Node = { sha: string; name: string; at: string }

/** Links of one series, in the order of their reports. */
export type SeriesLinks = SeriesName & { better: Direction; links: Link[] }

/** `skipped`: reports that compare no two commits. */
export type Links = { nodes: Node[]; series: SeriesLinks[]; skipped: number }

/** Exact numbers have this, so that nobody divides by nothing: a thousandth of a percent. */
export const LEAST_SE = 1e-5

/**
 * Standard error that an interval stands for. Its level is that of the whole table, so each row's
 * own is higher: the error is rather too large than too small. Null: nothing can be said.
 */
export function errorOf(estimate: Estimate): number | null {
  if (estimate.kind === 'exact') return LEAST_SE
  if (estimate.kind !== 'ratio') return null
  const se = seOf(estimate)
  return Number.isFinite(se) ? se : null
}

/** Of an interval on the log scale; not finite where an end is not. */
export function seOf({ low, high, level }: { low: number; high: number; level: number }): number {
  return Math.max(LEAST_SE, (high - low) / 2 / normalQuantile(0.5 + level / 2))
}

type Pair = { contrast: Contrast; base: Node; head: Node; variant: string }

/** The contrasts of a plan that are about two commits. */
function pairsOf({ plan, createdAt }: Pick<Report, 'plan' | 'createdAt'>): Pair[] {
  const nodeAt = (id: string): Node | null => {
    const arm = plan.arms.find((one) => one.id === id)
    const variant = plan.suite.variants.find(({ name }) => name === arm?.variant)
    const source = arm === undefined ? null : sourceOfArm(plan.sources, arm, variant?.source)
    if (source?.sha == null) return null
    return { sha: source.sha, name: source.asked, at: createdAt }
  }
  return plan.contrasts.flatMap((contrast): Pair[] => {
    if (contrast.kind !== 'refs' && contrast.kind !== 'variants') return []
    const [base, head] = [nodeAt(contrast.base), nodeAt(contrast.head)]
    if (base === null || head === null || base.sha === head.sha) return []
    return [{ contrast, base, head, variant: variantOf(plan, contrast.head) }]
  })
}

/** The variant of an arm without the ref that it is of. */
function variantOf({ arms, suite }: Plan, id: string): string {
  const name = arms.find((arm) => arm.id === id)?.variant ?? 'default'
  const variant = suite.variants.find((one) => one.name === name)
  return suite.compare === undefined || variant === undefined ? name : variantWithoutRef(variant)
}

const keyOf = ({ benchmark, metric, variant }: SeriesName) =>
  JSON.stringify([benchmark, metric, variant])

function linkOf({ estimate, verdict }: Comparison): Pick<Link, 'point' | 'se'> | null {
  const isSame = 'reason' in verdict && verdict.reason === 'identical-binary'
  if (isSame) return { point: 0, se: LEAST_SE }
  const [point, se] = [pointOf(estimate), errorOf(estimate)]
  return point === null || se === null ? null : { point, se }
}

/**
 * All series of the reports with their links, in the order of the reports. Where the machine code
 * of a benchmark is the same on both sides, nothing was run, and the link is exact.
 */
export function linksOf(reports: readonly Report[]): Links {
  const nodes = new Map<string, Node>()
  const series = new Map<string, SeriesLinks>()
  const inOrder = reports.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  const compared = inOrder.map((report) => ({ report, pairs: pairsOf(report) }))
  for (const { report, pairs } of compared) {
    for (const { contrast, base, head, variant } of pairs) {
      for (const node of [base, head]) if (!nodes.has(node.sha)) nodes.set(node.sha, node)
      for (const row of report.comparisons) {
        if (row.contrast !== contrast.id || row.role === 'geomean') continue
        const link = linkOf(row)
        if (link === null) continue
        const { benchmark, metric, better } = row
        const name = { benchmark, metric, variant }
        const known = series.get(keyOf(name)) ?? { ...name, better, links: [] }
        known.links.push({ base: base.sha, head: head.sha, ...link })
        series.set(keyOf(name), known)
      }
    }
  }
  for (const { report, pairs } of compared) addSameCode(report, pairs, [...series.values()])
  const skipped = compared.filter(({ pairs }) => pairs.length === 0).length
  return { nodes: [...nodes.values()], series: [...series.values()], skipped }
}

function addSameCode({ plan }: Report, pairs: readonly Pair[], series: SeriesLinks[]): void {
  for (const { contrast, base, head, variant } of pairs) {
    for (const one of series) {
      if (one.variant !== variant) continue
      const isKnown = one.links.some((link) => link.base === base.sha && link.head === head.sha)
      if (isKnown || !isNamedUnchanged(plan.unchanged, contrast.id, one.benchmark)) continue
      one.links.push({ base: base.sha, head: head.sha, point: 0, se: LEAST_SE })
    }
  }
}
