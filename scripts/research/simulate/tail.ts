/**
 * How often a fifth of slower runs can be seen in 40 rounds at all, by tests that hold their level
 * whatever the noise is: they exchange the two numbers of a round. One of them knows the noise and
 * the tail, and so is the most powerful of them on differences (Lehmann and Stein 1949).
 */
import { derive, type Random } from '../../../src/stats/random.ts'
import { tailScores } from '../../../src/stats/test.ts'
import { type Arms, interleaved, type NoiseModel } from '../calibrate/noise.ts'

const [ROUNDS, SHARE, PATTERNS] = [40, 0.2, 4000]

/** As in `npm run calibrate`: 30 to 60 % slower. */
const slower = (stream: Random) => (stream() < SHARE ? Math.log1p(0.3 + 0.3 * stream()) : 0)

function drawn(model: NoiseModel, hasTail: boolean, stream: Random): Arms {
  const { base, head } = interleaved(model, ROUNDS, stream)
  return { base, head: hasTail ? head.map((log) => log + slower(stream)) : head }
}

const differencesOf = ({ base, head }: Arms) => head.map((log, round) => log - base[round]!)

// What a round says for a tail of head, with its sign: exchanged, it says as much against it.

const clustersOf = Array.from({ length: ROUNDS }, (_, at) => ({ at, rounds: [at] }))

/** The rule's own scores: what its cap cuts off. */
const ofRule = (differences: readonly number[]): number[] => [
  ...tailScores(Float64Array.from(differences), clustersOf),
]

/** Whether a round is further than this from the middle. */
const farther = (than: number) => (differences: readonly number[]) =>
  differences.map((d) => (Math.abs(d) > than ? Math.sign(d) : 0))

/** Ranks of the sizes, of which the upper part counts. */
function upperRanks(differences: readonly number[]): number[] {
  const order = differences.map(Math.abs).sort((a, b) => a - b)
  return differences.map(
    (d) => Math.sign(d) * Math.max(0, order.indexOf(Math.abs(d)) + 1 - ROUNDS / 2) ** 2,
  )
}

/** Places of a histogram of differences: fine near 0, then coarse. */
const [FINE, COARSE, EDGE, FARTHEST] = [0.005, 0.02, 0.1, 1.2]
const placeOf = (size: number) =>
  size < EDGE
    ? Math.floor(size / FINE)
    : EDGE / FINE + Math.floor((Math.min(size, FARTHEST) - EDGE) / COARSE)

/** By size, ln of how much more likely a difference with a tail is than its opposite. */
function oddsOf(model: NoiseModel, series: number): number[] {
  const places = placeOf(FARTHEST) + 1
  const counts = [1, -1].map(() => new Float64Array(places).fill(1))
  for (let nth = 0; nth < series; nth++) {
    for (const d of differencesOf(drawn(model, true, derive('odds', model.id, nth))))
      counts[d > 0 ? 0 : 1]![placeOf(Math.abs(d))]!++
  }
  return Array.from(counts[0]!, (more, place) => Math.log(more / counts[1]![place]!))
}

const byOdds = (odds: readonly number[]) => (differences: readonly number[]) =>
  differences.map((d) => Math.sign(d) * odds[placeOf(Math.abs(d))]!)

/** Signs by pattern, the same for all tables. */
const SIGNS = Array.from({ length: PATTERNS }, (_, nth) => {
  const stream = derive('signs', nth)
  return Int8Array.from({ length: ROUNDS }, () => (stream() < 0.5 ? 1 : -1))
})
const ALIKE = 1e-9

/** One-sided p of scores that change sign with their round. */
function pOf(scores: readonly number[]): number {
  const observed = scores.reduce((sum, one) => sum + one, 0)
  const least = observed - ALIKE
  let reached = 1
  for (const signs of SIGNS) {
    let sum = 0
    for (let round = 0; round < ROUNDS; round++) sum += signs[round]! * scores[round]!
    if (sum >= least) reached++
  }
  return reached / (PATTERNS + 1)
}

/** Largest lead of base over head, of all values: in how much of base's runs is less than in head's. */
function lead(base: readonly number[], head: readonly number[]): number {
  const all = [...base.map((log) => ({ log, by: 1 })), ...head.map((log) => ({ log, by: -1 }))]
  let [sum, most] = [0, 0]
  for (const { by } of all.sort((a, b) => a.log - b.log)) {
    sum += by
    most = Math.max(most, sum)
  }
  return most
}

/** How much slower the slowest fifth of head is than that of base. */
function slowestFifth(base: readonly number[], head: readonly number[]): number {
  const mean = (logs: readonly number[]) =>
    [...logs]
      .sort((a, b) => b - a)
      .slice(0, SHARE * ROUNDS)
      .reduce((sum, one) => sum + one, 0)
  return mean(head) - mean(base)
}

/** The same of a statistic of both samples, of fewer patterns: each sorts all values. */
function pOfSamples({ base, head }: Arms, statisticOf: typeof lead): number {
  const least = statisticOf(base, head) - ALIKE
  const some = SIGNS.slice(0, PATTERNS / 10)
  const reached = some.filter((signs) => {
    const side = (isHead: boolean) =>
      base.map((log, round) => (signs[round]! > 0 === isHead ? head[round]! : log))
    return statisticOf(side(false), side(true)) >= least
  })
  return (1 + reached.length) / (1 + some.length)
}

/** Shares of tables in which each test sees a tail at that level, with one and without. */
export function tallyTails(model: NoiseModel, tables: number, alpha: number) {
  const odds = oddsOf(model, 40 * tables)
  const tests: Record<string, (arms: Arms) => number> = {
    'the rule': (arms) => pOf(ofRule(differencesOf(arms))),
    'rounds beyond 10 %': (arms) => pOf(farther(0.1)(differencesOf(arms))),
    'rounds beyond 20 %': (arms) => pOf(farther(0.2)(differencesOf(arms))),
    'squares of the upper ranks': (arms) => pOf(upperRanks(differencesOf(arms))),
    'the sum': (arms) => pOf(differencesOf(arms)),
    'Kolmogorov-Smirnov': (arms) => pOfSamples(arms, lead),
    'the slowest fifth': (arms) => pOfSamples(arms, slowestFifth),
    'who knows the noise and the tail': (arms) => pOf(byOdds(odds)(differencesOf(arms))),
  }
  const seen = Object.fromEntries(Object.keys(tests).map((name) => [name, { tail: 0, none: 0 }]))
  for (let nth = 0; nth < tables; nth++) {
    for (const kind of ['tail', 'none'] as const) {
      const arms = drawn(model, kind === 'tail', derive('tail', model.id, kind, nth))
      for (const [name, test] of Object.entries(tests))
        if (test(arms) <= alpha) seen[name]![kind] += 1 / tables
    }
  }
  return seen
}
