/**
 * What the rule would say of rounds that are not there yet: the noise of the rows is drawn anew,
 * looked at and spent on as the rule does, among as many rows.
 */
import { type Random, random } from '../random.ts'
import { patternsOf } from './flips.ts'
import { looksTo } from './planned-looks.ts'
import { noiseErrorOf, noiseScales } from './power.ts'
import { leanOf, type Row } from './scores.ts'
import { kthSmallest } from './selection.ts'
import { type Spent, spendingOf } from './spending.ts'
import { bySigns, leaning } from './step-down.ts'

/** More rounds than these are not foretold: what they do not decide, rounds do not decide. */
export const FORETOLD_ROUNDS = 198
/** "Could see", "would decide": in so many of all cases. */
const POWER = 0.8
const DRAWS = 96
const NULL_DRAWS = 1000
const STEPS = 10
const LAST_LOOKS = 3
const HOPE = 0.5

/** What is left of a row beside its effect: at least two numbers that are not all 0. */
export type Noise = Float64Array

/**
 * The differences without their gaps and their effect, on the scale of the truth: an estimate lies
 * nearer to its own differences than the truth does. Null: there is no noise to draw from.
 */
export function noiseOf(row: Row, estimate: number): Noise | null {
  const left = row.filter((d) => !Number.isNaN(d))
  const scale = Math.sqrt(left.length / Math.max(1, left.length - 1))
  const noise = left.map((d) => scale * (d - estimate))
  return noise.length > 1 && noise.some((d) => d !== 0) ? noise : null
}

/** So many rounds of this noise: drawn with replacement, each turned round by a coin. */
function drawn(noise: Noise, rounds: number, stream: Random, scale = 1): Row {
  const row = new Float64Array(rounds)
  for (let i = 0; i < rounds; i++) {
    const place = 2 * noise.length * stream()
    const one = scale * noise[place >> 1]!
    row[i] = (place & 1) === 0 ? one : -one
  }
  return row
}

/** What a run of `most` rounds spends at its looks. */
function spendingTo(alpha: number, most: number, looks: readonly number[]): Spent[] {
  const paid = () => most
  return spendingOf({ alpha, looks, paid, ends: [], rounds: most, final: true })
}

/** The looks of a run, and the lean that has to be exceeded at each of them. */
type Bars = { rounds: number; limit: number }[]

/** Of draws of one row: leans at a look against an effect, found when they are first asked for. */
class Draws {
  private readonly rows: Row[]
  private readonly known = new Map<string, Float64Array>()

  /** `error`: of the size of the noise, relative. */
  constructor(noise: readonly Noise[], count: number, rounds: number, seed: string, error = 0) {
    const stream = random(seed)
    const scales = noiseScales(error, count)
    this.rows = Array.from({ length: count }, (_, i) =>
      drawn(noise[i % noise.length]!, rounds, stream, scales[i]),
    )
  }

  /** Of every draw with that effect, as seen from 0. */
  leansAt(rounds: number, effect: number): Float64Array {
    const key = `${rounds} ${effect}`
    const found =
      this.known.get(key) ??
      Float64Array.from(this.rows, (row) => leanOf(row.subarray(0, rounds), -effect))
    this.known.set(key, found)
    return found
  }

  /** Draws whose lean is beyond a bar, on the side of the effect, at one look or another. */
  beyond(bars: Bars, effect: number): boolean[] {
    const found = this.rows.map(() => false)
    const sign = effect < 0 ? -1 : 1
    for (const { rounds, limit } of bars) {
      this.leansAt(rounds, effect).forEach((lean, i) => {
        if (sign * lean > limit) found[i] = true
      })
    }
    return found
  }
}

/** The function, which is asked the same again and again. */
function known<T>(make: (rounds: number) => T): (rounds: number) => T {
  const made = new Map<number, T>()
  return (rounds) => {
    const found = made.get(rounds) ?? make(rounds)
    made.set(rounds, found)
    return found
  }
}

const shareOf = (found: readonly boolean[]) => found.filter(Boolean).length / found.length

/** The largest leans of any row of a table under every pattern, by number of rounds, ascending. */
function largestOf(rows: readonly Noise[], length: number): (rounds: number) => Float64Array {
  const stream = random('table')
  const table = rows.map((noise) => drawn(noise, length, stream))
  const patterns = patternsOf('forecast')
  return known((rounds) => {
    const leanings = table.map((row) => leaning(row.subarray(0, rounds), 0))
    const family = bySigns(leanings, patterns(rounds))
    return family.largest([...leanings.keys()], Number.POSITIVE_INFINITY, family.count)!.sort()
  })
}

/** Calling: what is left of each look's share goes on to the next. */
function callBars(spending: readonly Spent[], largest: (rounds: number) => Float64Array): Bars {
  let used = 0
  return spending.map(({ rounds, spent }) => {
    const leans = largest(rounds)
    const allowed = Math.floor((spent - used) * leans.length + 1e-9)
    used += allowed / leans.length
    const limit = allowed < 1 ? undefined : leans[leans.length - 1 - allowed]
    return { rounds, limit: limit ?? Number.POSITIVE_INFINITY }
  })
}

/** Proving, of one side, by a row alone: as many quiet draws cross for the first time as may. */
function proofBars(spending: readonly Spent[], quiet: Draws): Bars {
  const hasCrossed = new Uint8Array(NULL_DRAWS)
  const open = new Float64Array(NULL_DRAWS)
  let crossed = 0
  return spending.map(({ rounds, proof }) => {
    const leans = quiet.leansAt(rounds, 0)
    const may = Math.floor(proof * NULL_DRAWS) - crossed
    let n = 0
    for (let i = 0; i < NULL_DRAWS; i++) if (hasCrossed[i] === 0) open[n++] = leans[i]!
    if (may < 1 || may >= n) return { rounds, limit: Number.POSITIVE_INFINITY }
    const limit = kthSmallest(open, n, n - 1 - may)
    for (let i = 0; i < NULL_DRAWS; i++) {
      if (hasCrossed[i] === 1 || leans[i]! <= limit) continue
      hasCrossed[i] = 1
      crossed++
    }
    return { rounds, limit }
  })
}

export type Forecast = {
  /**
   * Rounds in all after which such an effect is called in 4 of 5 cases; null: not foretold. Noise
   * of so many rounds is known no better than that.
   */
  roundsToCall(noise: Noise, effect: number, after: number): number | null
  /** Rounds in all after which an effect inside of the margin is shown to be; null: likewise. */
  roundsToProve(noise: Noise, effect: number, margin: number, after: number): number | null
  /** Smallest effect that a run of `most` rounds calls by a look in 4 of 5 cases of this noise. */
  detectableBy(noise: Noise, by: number, most: number): number
}

/**
 * Of a table of rows with this noise, which are judged together at these looks; runs of more
 * rounds than `most` are not foretold.
 */
export function makeForecast(
  rows: readonly Noise[],
  alpha: number,
  { most = FORETOLD_ROUNDS, looks = looksTo(most) } = {},
): Forecast {
  const largest = largestOf(rows, most)
  const within = (rounds: number) =>
    spendingTo(
      alpha,
      rounds,
      looks.filter((look) => look <= rounds),
    )
  const barsOf = known((rounds: number) => callBars(within(rounds), largest))
  let quiet: Draws | null = null
  const proofsOf = known((rounds: number) => {
    quiet ??= new Draws(rows, NULL_DRAWS, most, 'quiet')
    return proofBars(within(rounds), quiet)
  })
  const first = (after: number, shareBy: (bars: Bars) => number, of: (rounds: number) => Bars) => {
    // What the last looks of the longest run seldom reach is not looked for at the others.
    if (shareBy(of(most).slice(-LAST_LOOKS)) < HOPE) return null
    return looks.find((rounds) => rounds > after && shareBy(of(rounds)) >= POWER) ?? null
  }
  return {
    roundsToCall(noise, effect, after) {
      const draws = new Draws([noise], DRAWS, most, 'call', noiseErrorOf(noise))
      return first(after, (bars) => shareOf(draws.beyond(bars, effect)), barsOf)
    },
    roundsToProve(noise, effect, margin, after) {
      const draws = new Draws([noise], DRAWS, most, 'prove', noiseErrorOf(noise))
      const isShown = (bars: Bars) => {
        const under = draws.beyond(bars, effect - margin)
        const over = draws.beyond(bars, effect + margin)
        return shareOf(under.map((one, i) => one && over[i]!))
      }
      return first(after, isShown, proofsOf)
    },
    detectableBy(noise, by, rounds) {
      const draws = new Draws([noise], DRAWS, most, 'detect')
      const bars = barsOf(rounds).filter((bar) => bar.rounds <= by)
      if (bars.every((bar) => bar.limit ** 2 >= bar.rounds)) return Number.POSITIVE_INFINITY
      let [missed, found] = [0, 8 * noise.reduce((top, d) => Math.max(top, Math.abs(d)), 0)]
      for (let step = 0; step < STEPS; step++) {
        const effect = (missed + found) / 2
        if (shareOf(draws.beyond(bars, effect)) >= POWER) found = effect
        else missed = effect
      }
      return found
    },
  }
}
