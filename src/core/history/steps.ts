/** Where a curve moved: one commit, or a creep over many. */
import { normalQuantile } from '../../stats/distributions.ts'

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
export type LevelCurve = {
  shas: readonly string[]
  levels: readonly number[]
  errorOf(from: string, to: string): number
}

/**
 * The windows of a curve whose change is larger than chance makes the largest of all windows once
 * in twenty curves (Bonferroni over windows), and than `leastChange`: the surest first, each apart
 * from those before it. In the order of the curve.
 */
export function stepsIn(curve: LevelCurve, leastChange: number): LevelStep[] {
  const count = curve.shas.length
  const windows = (count * (count - 1)) / 2
  if (windows === 0) return []
  const bar = normalQuantile(1 - STEP_ALPHA / windows / 2)
  const found: LevelStep[] = []
  const search = (from: number, to: number) => {
    const best = bestWindow(curve, from, to, leastChange)
    if (best === null || Math.abs(best.z) < bar) return
    const { i, j } = best
    found.push(stepAt(curve, i, j))
    search(from, i)
    search(j, to)
  }
  search(0, count - 1)
  const place = new Map(curve.shas.map((sha, at) => [sha, at]))
  return found.toSorted((a, b) => place.get(a.to)! - place.get(b.to)!)
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

function stepAt({ shas, levels, errorOf }: LevelCurve, i: number, j: number): LevelStep {
  const [from, to] = [shas[i]!, shas[j]!]
  const change = levels[j]! - levels[i]!
  const half = normalQuantile(0.5 + LEVEL / 2) * errorOf(from, to)
  return { from, to, commits: j - i, change, low: change - half, high: change + half }
}
