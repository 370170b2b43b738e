/** Links -> a curve: levels of commits with a band, and how far loops are from closing. */
import { chiSquareTail, normalQuantile } from '../../stats/distributions.ts'
import type { Link } from './link.ts'
import { type LevelStep, stepsIn } from './steps.ts'

/** A commit on the curve, as ln of its level over that of the first; the band holds it at 95 %. */
export type ChainPoint = { sha: string; level: number; se: number; low: number; high: number }

/** A loop: what a direct comparison says of two commits that the chain connects already. */
export type Gap = {
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

const LEVEL = 0.95
/** Gaps that are larger than chance makes them once in so many histories widen the bands. */
const GAP_ALPHA = 0.05

type Solved = { levels: Map<string, number>; errorOf(from: string, to: string): number }

/**
 * Levels by weighted least squares over all links, so that a loop pulls the chain to where both
 * agree best; along a chain without loops they are the sums of its links, with the sums of their
 * variances. The first of `shas` is at 0.
 */
function solve(shas: readonly string[], links: readonly Link[]): Solved {
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
  const found = new Set(shas.slice(0, 1))
  for (let before = -1; before !== found.size; ) {
    before = found.size
    for (const { base, head } of links) {
      if (found.has(base)) found.add(head)
      else if (found.has(head)) found.add(base)
    }
  }
  return found
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
  const known = shas.filter((sha) => linked.has(sha))
  const reached = connected(known, links)
  const inChain = known.filter((sha) => reached.has(sha))
  const own = links.filter(({ base }) => reached.has(base))
  const { tree, loops } = splitLoops(inChain, own)
  const gaps = gapsOf(inChain, tree, loops)
  const inflation = inflationOf(gaps)
  const { levels, errorOf } = solve(inChain, own)
  const quantile = normalQuantile(0.5 + LEVEL / 2)
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
    ...{
      points,
      gaps,
      steps: stepsIn(curve, leastChange),
      inflation,
      apart: known.filter((sha) => !reached.has(sha)),
    },
    ownError: gaps.length === 0 ? null : Math.sqrt(squares / gaps.length),
  }
}
