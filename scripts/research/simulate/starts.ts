/**
 * Intervals of percentiles that are pooled over the starts of a server, and of very few rounds: how
 * often what decides, and what could have decided instead, holds the truth.
 */

import { studentTQuantile } from '../../../src/stats/distributions.ts'
import { signFlips } from '../../../src/stats/patterns.ts'
import { coin, derive, normal, type Random } from '../../../src/stats/random.ts'
import { ownCritical } from '../../../src/stats/sample.ts'
import { confidenceInterval, huberEstimate } from '../../../src/stats/test.ts'

const ALPHA = 0.05
const TRANSACTIONS = 2000
const P99 = 0.99

/** How starts of one arm differ: all a little, or one in five has a tail slower by 40 %. */
const KINDS = {
  alike: (stream: Random) => 0.03 * normal(stream),
  uneven: (stream: Random) => 0.03 * normal(stream) + (stream() < 0.2 ? Math.log(1.4) : 0),
}

export type StartKind = keyof typeof KINDS

/** Latencies of a start as logarithms, in order; its tail alone differs from that of others. */
function latenciesOf(kind: StartKind, stream: Random): Float64Array {
  const tail = KINDS[kind](stream)
  return Float64Array.from({ length: TRANSACTIONS }, () => {
    const one = 0.5 * normal(stream)
    return one > 0.8 ? one + tail : one
  }).sort()
}

const quantileOf = (sorted: Float64Array) => sorted[Math.floor(P99 * sorted.length)] ?? 0

const meanOf = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length

type Ends = { low: number; high: number }

/** What a Student's t of these has as its interval. */
function studentOf(values: readonly number[]): Ends {
  const mean = meanOf(values)
  const square = meanOf(values.map((one) => (one - mean) ** 2)) / (values.length - 1)
  const half = studentTQuantile(ALPHA, values.length - 1) * Math.sqrt(square)
  return { low: mean - half, high: mean + half }
}

/** The product's: signs of starts are flipped, on the differences of their percentiles. */
function flipped(differences: readonly number[]): Ends {
  const all = Float64Array.from(differences)
  const { excludes } = ownCritical(all, signFlips('starts')(all.length), ALPHA)
  return confidenceInterval(all, excludes, huberEstimate(all)) ?? { low: -Infinity, high: Infinity }
}

/** The percentile of all starts together, and its pseudo-values without one start each. */
function jackknifed(base: readonly Float64Array[], head: readonly Float64Array[]): Ends {
  const pooled = (starts: readonly Float64Array[], without: number) => {
    const kept = starts.filter((_, at) => at !== without)
    const all = new Float64Array(kept.length * TRANSACTIONS)
    for (const [at, one] of kept.entries()) all.set(one, at * TRANSACTIONS)
    return quantileOf(all.sort())
  }
  const of = (without: number) => pooled(head, without) - pooled(base, without)
  const n = base.length
  const whole = of(-1)
  return studentOf(base.map((_, without) => n * whole - (n - 1) * of(without)))
}

/** Of so many runs in which nothing changed: the part whose interval holds 0, and its mean width. */
export function tallyStarts(kind: StartKind, starts: number, runs: number, seed: string) {
  const found = { flips: 0, 'flips width': 0, jackknife: 0, 'jackknife width': 0 }
  for (let run = 0; run < runs; run++) {
    const stream = derive(seed, kind, starts, run)
    const arm = () => Array.from({ length: starts }, () => latenciesOf(kind, stream))
    const [base, head] = [arm(), arm()]
    const differences = base.map((one, at) => quantileOf(head[at]!) - quantileOf(one))
    for (const [name, { low, high }] of [
      ['flips', flipped(differences)],
      ['jackknife', jackknifed(base, head)],
    ] as const) {
      found[name] += Number(low <= 0 && high >= 0) / runs
      found[`${name} width`] += (high - low) / runs
    }
  }
  return found
}

/**
 * Rounds in which nothing changed, and running second costs 5 %: the part of runs that a t of so many
 * rounds calls a change, and the part of which all differences have one sign.
 */
export function tallyFewRounds(rounds: number, runs: number, seed: string) {
  const found = { student: 0, 'one sign': 0 }
  for (let run = 0; run < runs; run++) {
    const stream = derive(seed, rounds, run)
    const differences = Array.from(
      { length: rounds },
      () => (coin(stream) ? 0.05 : -0.05) + 0.01 * normal(stream),
    )
    const { low, high } = studentOf(differences)
    found.student += Number(low > 0 || high < 0) / runs
    const [first = 0] = differences
    found['one sign'] += Number(differences.every((one) => one > 0 === first > 0)) / runs
  }
  return found
}
