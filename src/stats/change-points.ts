/** Change points: a series that falls apart into levels. */
import { mean } from 'simple-statistics'
import { studentTTail } from './distributions.ts'

type Split = {
  /** First index of the right side. */
  at: number
  /** Scaled energy distance between the sides. */
  distance: number
}

/** Sums of the distances within [0, at), by `at`. */
function sumsWithin(count: number, between: (i: number, j: number) => number): Float64Array {
  const sums = new Float64Array(count + 1)
  for (let j = 1; j < count; j++) {
    let column = 0
    for (let i = 0; i < j; i++) column += between(i, j)
    sums[j + 1] = sums[j]! + column
  }
  return sums
}

/** Scaled, of n values and m, from the sums of the distances across and within both. */
function energyDistance(n: number, m: number, across: number, left: number, right: number) {
  const own = n > 1 ? (m / (n - 1)) * left : 0
  const other = m > 1 ? (n / (m - 1)) * right : 0
  return (2 / (n + m)) * (across - own - other)
}

/**
 * Where [start, end) of a series falls apart most: over all cuts `at` and all ends of the right
 * side the greatest `n m / (n + m)` times the energy distance (exponent 1) between the two sides,
 * so that a short stretch in the middle is found too. Null: fewer than two values.
 * Source: Matteson and James, A nonparametric approach for multiple change point analysis of
 * multivariate data, 2014, formulas 5 to 7. Quadratic in the length.
 * @example energySplit([1, 1, 1, 5, 5, 5], 0, 6) // { at: 3, distance: 12 }
 */
export function energySplit(series: readonly number[], start: number, end: number): Split | null {
  const count = end - start
  if (count < 2) return null
  const between = (i: number, j: number) => Math.abs(series[start + i]! - series[start + j]!)
  // Sums of distances within [0, at), and within [at, right) and across for every `right`.
  const before = sumsWithin(count, between)
  let best: Split | null = null
  const toLeft = new Float64Array(count)
  for (let at = 1; at < count; at++) {
    for (let j = at; j < count; j++) toLeft[j]! += between(at - 1, j)
    let [across, inside] = [0, 0]
    for (let right = at + 1; right <= count; right++) {
      across += toLeft[right - 1]!
      for (let i = at; i < right - 1; i++) inside += between(i, right - 1)
      const distance = energyDistance(at, right - at, across, before[at]!, inside)
      if (best === null || distance > best.distance) best = { at: start + at, distance }
    }
  }
  return best
}

export type ChangePoint = {
  /** First index of the new level. */
  at: number
  /** Means between the neighbouring change points, before it and from it on. */
  before: number
  after: number
  /** Two-sided p of Student's t between the two. */
  p: number
}

type ChangePointRule = {
  /** A change stands when its p is below. */
  maxP: number
  /** and its means differ by more than this. */
  minChange: number
  /** Values looked at together; windows overlap by half. */
  window: number
}

/**
 * Where the level of a series changes, in ascending order. Every window is cut in two where its
 * energy distance is greatest, and its parts again, as long as Student's t calls the sides
 * different at ten times `maxP`; of all these cuts the weakest is taken away, and its neighbours
 * are tested anew, until each stands. Hand in logarithms where changes are ratios.
 * Source: Fleming et al., Hunter: Using Change Point Detection to Hunt for Performance Regressions,
 * 2023 (the method of Apache Otava); here with the unbiased variance in t.
 */
export function changePoints(series: readonly number[], rule: ChangePointRule): ChangePoint[] {
  const cuts = weakCuts(series, rule)
  for (;;) {
    const points = cuts.map((at, i) =>
      pointAt(series, cuts[i - 1] ?? 0, at, cuts[i + 1] ?? series.length),
    )
    const weakest = weakestOf(points, rule)
    if (weakest < 0) return points
    cuts.splice(weakest, 1)
  }
}

/** Index of the change that does not stand and is the weakest of all; -1: each stands. */
function weakestOf(points: ChangePoint[], { maxP, minChange }: ChangePointRule): number {
  const sizes = points.map(({ before, after }) => Math.abs(after - before))
  const leastSure = indexOfLeast(points.map(({ p }) => -p))
  if (leastSure >= 0 && !(points[leastSure]!.p < maxP)) return leastSure
  const smallest = indexOfLeast(sizes)
  return smallest >= 0 && !(sizes[smallest]! > minChange) ? smallest : -1
}

const indexOfLeast = (values: number[]) =>
  values.reduce((least, value, i) => (least < 0 || value < values[least]! ? i : least), -1)

function weakCuts(series: readonly number[], { maxP, window }: ChangePointRule): number[] {
  const all = new Set<number>()
  const step = Math.floor(window / 2)
  for (let start = 0; start < series.length; ) {
    const windowCuts = cutsWithin(series, start, Math.min(start + window, series.length), 10 * maxP)
    for (const cut of windowCuts) all.add(cut)
    start = Math.max(windowCuts.at(-1) ?? 0, start + step)
  }
  return [...all].sort((a, b) => a - b)
}

/** Cuts of one window: the greatest first, until the next is no longer significant. */
function cutsWithin(series: readonly number[], start: number, end: number, maxP: number) {
  const cuts: number[] = []
  for (;;) {
    const edges = [start, ...cuts, end]
    const splits = edges.slice(1).flatMap((to, i) => {
      const split = energySplit(series, edges[i]!, to)
      return split === null ? [] : [{ ...split, from: edges[i]!, to }]
    })
    const best = splits.reduce<(typeof splits)[number] | null>(
      (top, one) => (top === null || one.distance > top.distance ? one : top),
      null,
    )
    if (best === null) return cuts
    if (!(pointAt(series, best.from, best.at, best.to).p <= maxP)) return cuts
    cuts.push(best.at)
    cuts.sort((a, b) => a - b)
  }
}

function pointAt(series: readonly number[], from: number, at: number, to: number): ChangePoint {
  const [left, right] = [series.slice(from, at), series.slice(at, to)]
  const [before, after] = [mean(left), mean(right)]
  return { at, before, after, p: pooledTest(left, before, right, after) }
}

/** Two-sided p of Student's t with pooled variance; 1: too few values, or no difference at all. */
function pooledTest(left: number[], before: number, right: number[], after: number): number {
  const freedom = left.length + right.length - 2
  if (freedom < 1 || before === after) return 1
  const spread = squares(left, before) + squares(right, after)
  const variance = (spread / freedom) * (1 / left.length + 1 / right.length)
  return studentTTail((after - before) / Math.sqrt(variance), freedom)
}

const squares = (values: number[], around: number) =>
  values.reduce((sum, value) => sum + (value - around) ** 2, 0)
