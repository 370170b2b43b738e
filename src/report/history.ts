/**
 * The history of a series from many reports: each paired comparison is a link between two commits,
 * links make a curve of levels, and a curve shows where it moved.
 */

import { z } from 'zod'
import type {
  Comparison,
  Contrast,
  Direction,
  Estimate,
  Plan,
  Report,
  WithProblems,
} from '../model/model.ts'
import { readDocument } from '../parse/parser.ts'
import { sourceOfArm } from '../plan/design.ts'
import { isNamedUnchanged } from '../plan/plan.ts'
import { variantWithoutRef } from '../plan/variants.ts'
import { chiSquareTail, medianOf, normalQuantile } from '../stats/distributions.ts'
import { pointOf } from '../stats/sample.ts'
import { isRewritten } from './gate.ts'

/** What a curve is of; `variant`: under which it was built and run. */
type SeriesName = { benchmark: string; metric: string; variant: string }

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

/**
 * As ln: what the layouts of two builds alone may make of a time, where they are not drawn anew.
 * Three standard deviations of the difference of two layouts of 2 %, six of 1 %: what is drawn once
 * a commit is looked at by every later merge, and by every stage of a bisection.
 */
const LAYOUT_LUCK = Math.log1p(0.085)

/** Whether a row is no larger than the luck of its layouts; `point`: as ln, of what is not exact. */
export const mayBeLayout = (layout: 'fresh' | 'single', point: number | null): boolean =>
  layout === 'single' && point !== null && Math.abs(point) <= LAYOUT_LUCK

/** The same of a row of a report. */
export const isLayoutLuck = ({ estimate, explanation }: Comparison): boolean =>
  estimate.kind === 'ratio' && mayBeLayout(explanation.layout, estimate.point)

type CommitPair = { contrast: Contrast; base: Node; head: Node; variant: string }

/** The contrasts of a plan that are about two commits. */
export function commitPairsOf({
  plan,
  createdAt,
}: Pick<Report, 'plan' | 'createdAt'>): CommitPair[] {
  const nodeAt = (id: string): Node | null => {
    const arm = plan.arms.find((one) => one.id === id)
    const variant = plan.suite.variants.find(({ name }) => name === arm?.variant)
    const source = arm === undefined ? null : sourceOfArm(plan.sources, arm, variant?.source)
    if (source?.sha == null) return null
    return { sha: source.sha, name: source.asked, at: createdAt }
  }
  return plan.contrasts.flatMap((contrast): CommitPair[] => {
    if (contrast.kind !== 'refs' && contrast.kind !== 'variants') return []
    const [base, head] = [nodeAt(contrast.base), nodeAt(contrast.head)]
    if (base === null || head === null || base.sha === head.sha) return []
    return [{ contrast, base, head, variant: variantOf(plan, contrast.head) }]
  })
}

/**
 * The variant of an arm without the ref that it is of, and with the project whose benchmarks ran, if
 * that is another: they are not those of the same name here.
 */
function variantOf({ arms, suite, sources: { consumer } }: Plan, id: string): string {
  const name = arms.find((arm) => arm.id === id)?.variant ?? 'default'
  const variant = suite.variants.find((one) => one.name === name)
  const own =
    suite.compare === undefined || variant === undefined ? name : variantWithoutRef(variant)
  if (consumer === undefined) return own
  return own === 'default' ? consumer.asked : `${own} of ${consumer.asked}`
}

export const seriesKey = ({ benchmark, metric, variant }: SeriesName): string =>
  JSON.stringify([benchmark, metric, variant])

/** A report as far as its links go. */
export type LinkingReport = Pick<Report, 'plan' | 'createdAt'> & {
  comparisons: Pick<
    Comparison,
    'contrast' | 'benchmark' | 'metric' | 'better' | 'role' | 'estimate' | 'verdict' | 'problems'
  >[]
}

/** Null: the row says nothing of one benchmark, or has no error. */
function linkOf(
  row: Pick<Comparison, 'role' | 'estimate' | 'verdict' | 'problems'>,
): Pick<Link, 'point' | 'se'> | null {
  const { role, estimate, verdict } = row
  if (role === 'geomean' || isRewritten(row)) return null
  const isSame = 'reason' in verdict && verdict.reason === 'identical-binary'
  if (isSame) return { point: 0, se: LEAST_SE }
  const [point, se] = [pointOf(estimate), errorOf(estimate)]
  return point === null || se === null ? null : { point, se }
}

/**
 * All series of the reports with their links, in the order of the reports. Where the machine code
 * of a benchmark is the same on both sides, nothing was run, and the link is exact.
 */
export function linksOf(reports: readonly LinkingReport[]): Links {
  const series = new Map<string, SeriesLinks>()
  const inOrder = reports.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  const compared = inOrder.map((report) => ({ report, pairs: commitPairsOf(report) }))
  for (const { report, pairs } of compared) {
    for (const { contrast, base, head, variant } of pairs) {
      for (const row of report.comparisons.filter((one) => one.contrast === contrast.id)) {
        const link = linkOf(row)
        if (link === null) continue
        const { benchmark, metric, better } = row
        const name = { benchmark, metric, variant }
        const one = series.get(seriesKey(name)) ?? { ...name, better, links: [] }
        one.links.push({ base: base.sha, head: head.sha, ...link })
        series.set(seriesKey(name), one)
      }
    }
  }
  for (const { report, pairs } of compared) addSameCode(report, pairs, [...series.values()])
  const skipped = compared.filter(({ pairs }) => pairs.length === 0).length
  const ends = compared.flatMap(({ pairs }) => pairs.flatMap(({ base, head }) => [base, head]))
  const nodes = [...Map.groupBy(ends, ({ sha }) => sha).values()].map(([first]) => first!)
  return { nodes, series: [...series.values()], skipped }
}

function addSameCode(
  { plan }: LinkingReport,
  pairs: readonly CommitPair[],
  series: SeriesLinks[],
): void {
  for (const { contrast, base, head, variant } of pairs) {
    const isUnchanged = isNamedUnchanged(plan, contrast.id)
    for (const one of series) {
      if (one.variant !== variant) continue
      const isKnown = one.links.some((link) => link.base === base.sha && link.head === head.sha)
      if (isKnown || !isUnchanged(one.benchmark)) continue
      one.links.push({ base: base.sha, head: head.sha, point: 0, se: LEAST_SE })
    }
  }
}

// Where a curve moved: one commit, or a creep over many.

/** From the commit after `from` up to `to` the level changed by `change` (ln). */
export type LevelStep = {
  from: string
  to: string
  commits: number
  change: number
  low: number
  high: number
}

/** Chance that a quiet curve shows any step. */
const STEP_ALPHA = 0.05
const LEVEL = 0.95

type Window = { i: number; j: number; z: number }

/** What the search needs of a curve: its levels in order, and the error of a difference. */
type LevelCurve = {
  shas: readonly string[]
  levels: readonly number[]
  errorOf(from: string, to: string): number
}

/**
 * The windows of a curve whose change is larger than chance makes the largest of all windows once
 * in twenty curves (Bonferroni over windows), and than `leastChange`: the surest first, each apart
 * from those before it. In the order of the curve.
 */
function stepsIn(curve: LevelCurve, leastChange: number): LevelStep[] {
  const count = curve.shas.length
  const windows = (count * (count - 1)) / 2
  if (windows === 0) return []
  const criticalValue = normalQuantile(1 - STEP_ALPHA / windows / 2)
  const steps: LevelStep[] = []
  const search = (from: number, to: number) => {
    const best = bestWindow(curve, from, to, leastChange)
    if (best === null || Math.abs(best.z) < criticalValue) return
    const { i, j } = oneCommitOf(curve, best, { criticalValue, leastChange })
    steps.push(stepAt(curve, i, j))
    search(from, i)
    search(j, to)
  }
  search(0, count - 1)
  const place = new Map(curve.shas.map((sha, at) => [sha, at]))
  return steps.toSorted((a, b) => place.get(a.to)! - place.get(b.to)!)
}

function bestWindow(
  { shas, levels, errorOf }: LevelCurve,
  from: number,
  to: number,
  leastChange: number,
): Window | null {
  let best: Window | null = null
  for (let i = from; i < to; i++) {
    for (let j = i + 1; j <= to; j++) {
      const change = levels[j]! - levels[i]!
      if (Math.abs(change) < leastChange) continue
      const se = errorOf(shas[i]!, shas[j]!)
      const z = se === 0 ? 0 : change / se
      if (best === null || Math.abs(z) > Math.abs(best.z)) best = { i, j, z }
    }
  }
  return best
}

/**
 * A comparison over several commits may be surer of the change than that of the one that made it.
 * The one is named where it is sure enough by itself and leaves nothing of the whole to others:
 * of all windows chance makes the largest pass `criticalValue` once in twenty curves, of this, too.
 */
function oneCommitOf(
  { shas, levels, errorOf }: LevelCurve,
  whole: Window,
  { criticalValue, leastChange }: { criticalValue: number; leastChange: number },
): Window {
  const { i, j } = whole
  const isNothing = (a: number, b: number) =>
    a === b ||
    Math.abs(levels[b]! - levels[a]!) <=
      normalQuantile(0.5 + LEVEL / 2) * errorOf(shas[a]!, shas[b]!)
  const windows = Array.from({ length: j - i }, (_, at): Window => {
    const change = levels[i + at + 1]! - levels[i + at]!
    const se = errorOf(shas[i + at]!, shas[i + at + 1]!)
    const isStep = Math.abs(change) >= leastChange && se > 0
    return { i: i + at, j: i + at + 1, z: isStep ? change / se : 0 }
  })
  const surest = windows.reduce((a, b) => (Math.abs(b.z) > Math.abs(a.z) ? b : a))
  const isAlone = isNothing(i, surest.i) && isNothing(surest.j, j)
  return Math.abs(surest.z) >= criticalValue && isAlone ? surest : whole
}

function stepAt({ shas, levels, errorOf }: LevelCurve, i: number, j: number): LevelStep {
  const [from, to] = [shas[i]!, shas[j]!]
  const change = levels[j]! - levels[i]!
  const half = normalQuantile(0.5 + LEVEL / 2) * errorOf(from, to)
  return { from, to, commits: j - i, change, low: change - half, high: change + half }
}

// Links -> a curve: levels of commits with a band, and how far cycles are from closing.

/** A commit on the curve, as ln of its level over that of the first; the band holds it at 95 %. */
type ChainPoint = { sha: string; level: number; se: number; low: number; high: number }

/** A loop: what a direct comparison says of two commits that the chain connects already. */
type Gap = {
  base: string
  head: string
  measured: number
  chained: number
  /** measured - chained, and the standard error that it should have. */
  gap: number
  se: number
}

export type Chain = {
  points: ChainPoint[]
  gaps: Gap[]
  /** What moved it. */
  steps: LevelStep[]
  /** How much wider than their links say the bands have to be, by the gaps; 1: not at all. */
  inflation: number
  /** Root mean square of the gaps, as ln: the system's own error; null: no loop was closed. */
  ownError: number | null
  /** Commits that nothing connects with the first. */
  apart: string[]
}

const BAND_LEVEL = 0.95
/** Gaps that are larger than chance makes them once in so many histories widen the bands. */
const GAP_ALPHA = 0.05

type Solved = { levels: Map<string, number>; errorOf(from: string, to: string): number }

/**
 * Levels by weighted least squares over all links, so that a loop pulls the chain to where both
 * agree best; along a chain without loops they are the sums of its links, with the sums of their
 * variances. The first of `shas` is at 0.
 */
function solve(shas: readonly string[], links: readonly Link[]): Solved {
  return solvePath(shas, links) ?? solveAll(shas, links)
}

/** The sums along commits each of which was compared with the one before, once; null: they are not. */
function solvePath(shas: readonly string[], links: readonly Link[]): Solved | null {
  if (links.length !== shas.length - 1) return null
  const place = new Map(shas.map((sha, i) => [sha, i]))
  const steps: { point: number; se: number }[] = []
  for (const { base, head, point, se } of links) {
    const [from, to] = [place.get(base)!, place.get(head)!]
    if (Math.abs(to - from) !== 1 || steps[Math.max(from, to)] !== undefined) return null
    steps[Math.max(from, to)] = { point: to > from ? point : -point, se }
  }
  const [levels, variances] = [[0], [0]]
  for (let i = 1; i < shas.length; i++) {
    levels.push(levels[i - 1]! + steps[i]!.point)
    variances.push(variances[i - 1]! + steps[i]!.se ** 2)
  }
  return {
    levels: new Map(shas.map((sha, i) => [sha, levels[i]!])),
    errorOf: (from, to) =>
      Math.sqrt(Math.abs(variances[place.get(to)!]! - variances[place.get(from)!]!)),
  }
}

function solveAll(shas: readonly string[], links: readonly Link[]): Solved {
  const place = new Map(shas.map((sha, i) => [sha, i - 1]))
  const size = Math.max(0, shas.length - 1)
  const matrix = Array.from({ length: size }, () => new Float64Array(size))
  const right = new Float64Array(size)
  for (const { base, head, point, se } of links) {
    const [from, to] = [place.get(base)!, place.get(head)!]
    const weight = 1 / se ** 2
    if (to >= 0) matrix[to]![to]! += weight
    if (from >= 0) matrix[from]![from]! += weight
    if (to >= 0 && from >= 0) {
      matrix[to]![from]! -= weight
      matrix[from]![to]! -= weight
    }
    if (to >= 0) right[to]! += weight * point
    if (from >= 0) right[from]! -= weight * point
  }
  const inverse = inverted(matrix)
  const level = (sha: string) => {
    const at = place.get(sha)!
    return at < 0 ? 0 : inverse[at]!.reduce((sum, one, i) => sum + one * right[i]!, 0)
  }
  const covariance = (a: number, b: number) => (a < 0 || b < 0 ? 0 : inverse[a]![b]!)
  return {
    levels: new Map(shas.map((sha) => [sha, level(sha)])),
    errorOf(from, to) {
      const [a, b] = [place.get(from)!, place.get(to)!]
      return Math.sqrt(Math.max(0, covariance(a, a) + covariance(b, b) - 2 * covariance(a, b)))
    },
  }
}

/** The inverse of a symmetric positive definite matrix, by Gauss and Jordan. */
function inverted(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length
  const rows = matrix.map((row, i) => {
    const wide = new Float64Array(2 * size)
    wide.set(row)
    wide[size + i] = 1
    return wide
  })
  for (let at = 0; at < size; at++) {
    const pivot = rows[at]!
    const scale = pivot[at]!
    for (let k = at; k < 2 * size; k++) pivot[k]! /= scale
    for (let i = 0; i < size; i++) {
      const factor = rows[i]![at]!
      if (i === at || factor === 0) continue
      const row = rows[i]!
      for (let k = at; k < 2 * size; k++) row[k]! -= factor * pivot[k]!
    }
  }
  return rows.map((row) => row.slice(size))
}

/** Commits that links connect with the first, in the order given; and the others. */
function connected(shas: readonly string[], links: readonly Link[]): Set<string> {
  const reachedShas = new Set(shas.slice(0, 1))
  for (let before = -1; before !== reachedShas.size; ) {
    before = reachedShas.size
    for (const { base, head } of links) {
      if (reachedShas.has(base)) reachedShas.add(head)
      else if (reachedShas.has(head)) reachedShas.add(base)
    }
  }
  return reachedShas
}

/** Links that join what was apart, neighbours first; the others close a loop over these. */
function splitLoops(
  shas: readonly string[],
  links: readonly Link[],
): { tree: Link[]; loops: Link[] } {
  const [tree, loops]: [Link[], Link[]] = [[], []]
  const place = new Map(shas.map((sha, at) => [sha, at]))
  const span = ({ base, head }: Link) => Math.abs(place.get(head)! - place.get(base)!)
  const group = new Map<string, string>()
  const rootOf = (sha: string): string => {
    const up = group.get(sha) ?? sha
    return up === sha ? sha : rootOf(up)
  }
  for (const link of links.toSorted((a, b) => span(a) - span(b))) {
    const [a, b] = [rootOf(link.base), rootOf(link.head)]
    if (a === b) loops.push(link)
    else {
      tree.push(link)
      group.set(a, b)
    }
  }
  return { tree, loops }
}

function gapsOf(shas: readonly string[], tree: readonly Link[], loops: readonly Link[]): Gap[] {
  if (loops.length === 0) return []
  const { levels, errorOf } = solve(shas, tree)
  return loops.map(({ base, head, point, se }) => {
    const chained = levels.get(head)! - levels.get(base)!
    const measured = point
    const own = Math.hypot(se, errorOf(base, head))
    return { base, head, measured, chained, gap: measured - chained, se: own }
  })
}

/**
 * How much wider the bands have to be: the root of the mean square of gaps by their errors (Birge,
 * Physical Review 40, 1932), where chance does not explain it.
 */
function inflationOf(gaps: readonly Gap[]): number {
  const sum = gaps.reduce((all, { gap, se }) => all + (gap / se) ** 2, 0)
  if (gaps.length === 0 || chiSquareTail(sum, gaps.length) >= GAP_ALPHA) return 1
  return Math.max(1, Math.sqrt(sum / gaps.length))
}

/**
 * `shas`: commits oldest first; the curve begins at the first that has a link. `leastChange`: as
 * ln, what a step has to be more than.
 */
export function chainOf(
  shas: readonly string[],
  links: readonly Link[],
  leastChange: number,
): Chain {
  const linked = new Set(links.flatMap(({ base, head }) => [base, head]))
  const linkedShas = shas.filter((sha) => linked.has(sha))
  const reached = connected(linkedShas, links)
  const inChain = linkedShas.filter((sha) => reached.has(sha))
  const own = links.filter(({ base }) => reached.has(base))
  const { tree, loops } = splitLoops(inChain, own)
  const gaps = gapsOf(inChain, tree, loops)
  const inflation = inflationOf(gaps)
  const { levels, errorOf } = solve(inChain, own)
  const quantile = normalQuantile(0.5 + BAND_LEVEL / 2)
  const points = inChain.map((sha): ChainPoint => {
    const [level, se] = [levels.get(sha)!, inflation * errorOf(inChain[0]!, sha)]
    return { sha, level, se, low: level - quantile * se, high: level + quantile * se }
  })
  const curve = {
    shas: inChain,
    levels: points.map(({ level }) => level),
    errorOf: (from: string, to: string) => inflation * errorOf(from, to),
  }
  const squares = gaps.reduce((sum, { gap }) => sum + gap ** 2, 0)
  return {
    points,
    gaps,
    steps: stepsIn(curve, leastChange),
    inflation,
    apart: linkedShas.filter((sha) => !reached.has(sha)),
    ownError: gaps.length === 0 ? null : Math.sqrt(squares / gaps.length),
  }
}

// The newest end of a curve: whether its level may have changed, so that it is measured afresh.

/**
 * The window-limited generalized likelihood ratio (Willsky and Jones, IEEE Transactions on
 * Automatic Control 21, 1976; Lai, Journal of the Royal Statistical Society B 57, 1995): of all
 * stretches of merges that end with the newest, `window` of them at most, the one whose change is
 * largest by its standard error. `criticalZ` is simulated (`npm run simulate -- alerts`):
 * what is above it is measured afresh, and reported only where that says the same.
 */
export const WATCH = { criticalZ: 3.5, window: 60 }

/** After the merges behind `from` up to the newest the level may differ by `change` (ln). */
type Suspect = { from: string; merges: number; change: number; z: number }

/**
 * `links`: of one benchmark, oldest first. Only those count that lead to the newest without a gap.
 * `leastChange`: as ln, what a change has to be more than.
 */
export function suspectIn(links: readonly Link[], leastChange: number): Suspect | null {
  let best: Suspect | null = null
  let [change, variance, next] = [0, 0, links.at(-1)?.head ?? '']
  for (const [i, link] of links.toReversed().slice(0, WATCH.window).entries()) {
    if (link.head !== next) break
    next = link.base
    change += link.point
    variance += link.se ** 2
    const z = change / Math.sqrt(variance)
    if (Math.abs(change) <= leastChange || Math.abs(z) < WATCH.criticalZ) continue
    if (best === null || Math.abs(z) > Math.abs(best.z))
      best = { from: link.base, merges: i + 1, change, z }
  }
  return best
}

/** An interval (ln) of a table in which so many hold together at `level`. */
type RowInterval = { low: number; high: number; level: number; rows: number }

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
  const rest = after.reduce((sum, { point }) => sum + point, change)
  const se = Math.sqrt(after.reduce((sum, one) => sum + one.se ** 2, 0))
  return rest + GONE_QUANTILE * se < Math.max(leastChange, change / 2)
}

// Histories of other tools: absolute numbers, each from whatever machine there was.

/** A curve of absolute numbers: it says nothing of the machines behind it. */
export type AbsoluteSeries = {
  benchmark: string
  unit: string
  /** Oldest first. */
  points: { sha: string; at: string; value: number }[]
}

const entry = z.looseObject({
  commit: z.looseObject({ id: z.string(), timestamp: z.string().default('') }),
  date: z.number(),
  benches: z.array(
    z.looseObject({ name: z.string(), value: z.coerce.number(), unit: z.string().default('') }),
  ),
})

/** `window.BENCHMARK_DATA = { ... }` of github-action-benchmark: suites with their runs. */
const dataJs = z.looseObject({ entries: z.record(z.string(), z.array(entry)) })

/** An answer of Bencher's API: `bencher perf`, or GET /v0/projects/PROJECT/perf. */
const perf = z.looseObject({
  results: z.array(
    z.looseObject({
      benchmark: z.looseObject({ name: z.string() }),
      measure: z.looseObject({ name: z.string(), units: z.string().default('') }).optional(),
      metrics: z.array(
        z.looseObject({
          start_time: z.string(),
          version: z.looseObject({ hash: z.string().nullish() }),
          metric: z.looseObject({ value: z.number() }),
        }),
      ),
    }),
  ),
})

/** One number of a curve that has yet to be found by its name. */
type NamedPoint = { benchmark: string; unit: string; point: AbsoluteSeries['points'][number] }

/** The curves of all points; a number that is not finite is left out. */
function curvesOf(points: readonly NamedPoint[]): AbsoluteSeries[] {
  const curves = Map.groupBy(
    points.filter(({ point }) => Number.isFinite(point.value)),
    ({ benchmark, unit }) => JSON.stringify([benchmark, unit]),
  )
  return [...curves.values()].map((own) => {
    const [{ benchmark, unit }] = own as [NamedPoint]
    return { benchmark, unit, points: own.map(({ point }) => point) }
  })
}

const FILES =
  "github-action-benchmark's data.js, or the JSON of `bencher perf`: an object with `results`"

/**
 * The numbers of one run of github-action-benchmark. It may have a benchmark several times, and
 * Go's has its other metrics in the unit.
 */
function pointsOfRun(suite: string, { commit, benches }: z.output<typeof entry>): NamedPoint[] {
  const nameAndUnit = ({ name, unit }: (typeof benches)[number]) => [
    name,
    unit.split('\t')[0] ?? '',
  ]
  const groups = Map.groupBy(benches, (bench) => JSON.stringify(nameAndUnit(bench)))
  return [...groups.values()].map((same) => {
    const [name, unit = ''] = nameAndUnit(same[0]!)
    const value = medianOf(same.map((bench) => bench.value))
    const point = { sha: commit.id, at: commit.timestamp, value }
    return { benchmark: `${suite}: ${name}`, unit, point }
  })
}

/** The numbers of one benchmark and measure of Bencher. */
function pointsOfPerf(perfResult: z.output<typeof perf>['results'][number]): NamedPoint[] {
  const { benchmark, measure, metrics } = perfResult
  const name = measure === undefined ? benchmark.name : `${benchmark.name}: ${measure.name}`
  return metrics
    .toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1))
    .map(({ start_time: at, version, metric }) => ({
      benchmark: name,
      unit: measure?.units ?? '',
      point: { sha: version.hash ?? '', at, value: metric.value },
    }))
}

/** The curves in a file of either tool; none, and a problem, of any other text. */
export function readAbsolute(text: string): WithProblems<AbsoluteSeries[]> {
  const js = /^\s*window\.BENCHMARK_DATA\s*=\s*/.exec(text)
  if (js === null) {
    const { value, problems } = readDocument(text, perf, FILES)
    return { value: curvesOf((value?.results ?? []).flatMap(pointsOfPerf)), problems }
  }
  const body = text.slice(js[0].length).replace(/;\s*$/, '')
  const { value, problems } = readDocument(body, dataJs, FILES)
  const points = Object.entries(value?.entries ?? {}).flatMap(([suite, runs]) =>
    runs.toSorted((a, b) => a.date - b.date).flatMap((run) => pointsOfRun(suite, run)),
  )
  return { value: curvesOf(points), problems }
}
