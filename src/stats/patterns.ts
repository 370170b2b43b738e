/**
 * Sign patterns and permutations of arms, drawn from a seed, and what a sum of scores becomes under
 * each of them: thousands of patterns at a time, a byte of eight rounds by table. Nothing here decides;
 * what is compared with what is in test.ts.
 */
import { kthSmallest } from './distributions.ts'
import { derive } from './random.ts'

/** Rounds up to which every sign pattern is enumerated; beyond, patterns are drawn. */
const MOST_ENUMERATED = 11
/** Patterns that are drawn, the identity among them. */
const RANDOM_PATTERNS = 8192
/** Rounds in one byte of a pattern. */
const BITS = 8
/** 256 of 16 bits at a time keep the draw inside whole numbers. */
const BYTES_PER_DRAW = 3

/**
 * Sign patterns over `rounds` rounds: bit i % 8 of `bytes[i >> 3][b]` is set where pattern b flips
 * the rounds whose sign is number i. Pattern 0, the identity, flips none. A pattern and its mirror image give the same
 * absolute statistic, so only one of the two is listed.
 */
export type SignFlips = { count: number; bytes: readonly Uint8Array[] }

/** Sign patterns by number of rounds; those of more rounds extend those of fewer. */
export type SignFlipSource = (rounds: number) => SignFlips

/** Rounds up to which each has a sign of its own. */
const SINGLE_SIGNS = 256

/**
 * The sign of a pattern that a round has: its own among the first 256, one of two successive rounds
 * in the next 256, one of four in the 512 after these, and so on. That costs no level, since any
 * set of signs that the coins could have given is as likely, and keeps the tests of thousands of
 * rounds as fast as those of hundreds.
 */
export function signOf(round: number): number {
  if (round < SINGLE_SIGNS) return round
  const doublings = Math.floor(Math.log2(round / SINGLE_SIGNS))
  const first = SINGLE_SIGNS * 2 ** doublings
  const before = SINGLE_SIGNS + (doublings * SINGLE_SIGNS) / 2
  return before + Math.floor((round - first) / 2 ** (doublings + 1))
}

const bytesFor = (rounds: number) =>
  Math.max(1, Math.ceil((rounds > 0 ? signOf(rounds - 1) + 1 : 0) / BITS))

function enumerated(rounds: number): SignFlips {
  const count = 2 ** Math.max(0, rounds - 1)
  const bytes = Array.from({ length: bytesFor(rounds) }, (_, chunk) =>
    Uint8Array.from({ length: count }, (__, b) => (b >> (BITS * chunk)) & 255),
  )
  return { count, bytes }
}

/** What was drawn for the latest seeds: a run needs the same patterns at every analysis. */
const drawnFlips = new Map<string, Uint8Array[]>()
const FLIP_SEEDS_KEPT = 64

/** Enumerated patterns are the same for every seed, and small. */
const enumeratedFlips = new Map<number, SignFlips>()

/** Eight rounds of every pattern, each sign drawn once; the identity flips nothing. */
function drawFlips(seed: string, chunk: number): Uint8Array {
  const stream = derive(seed, 'flips', chunk)
  const bytes = new Uint8Array(RANDOM_PATTERNS)
  for (let b = 0; b < RANDOM_PATTERNS; ) {
    let word = Math.floor(stream() * 2 ** (BITS * BYTES_PER_DRAW))
    for (let k = 0; k < BYTES_PER_DRAW && b < RANDOM_PATTERNS; k++, word >>>= BITS) {
      bytes[b++] = word & 255
    }
  }
  bytes[0] = 0
  return bytes
}

/**
 * The sign patterns of a seed: all 2^(n-1) for up to 11 rounds, otherwise the identity and 8191
 * random ones; the identity keeps the test exact.
 * Source: Hemerik and Goeman, Exact testing with random permutations, 2018.
 * @example signFlips('seed')(3).count // 4
 */
export function signFlips(seed: string): SignFlipSource {
  const drawn = drawnFlips.get(seed) ?? []
  if (drawnFlips.size >= FLIP_SEEDS_KEPT) drawnFlips.clear()
  drawnFlips.set(seed, drawn)
  return (rounds) => {
    if (rounds <= MOST_ENUMERATED) {
      const flips = enumeratedFlips.get(rounds) ?? enumerated(rounds)
      enumeratedFlips.set(rounds, flips)
      return flips
    }
    while (drawn.length < bytesFor(rounds)) drawn.push(drawFlips(seed, drawn.length))
    return { count: RANDOM_PATTERNS, bytes: drawn.slice(0, bytesFor(rounds)) }
  }
}

/** Patterns that suffice for one row by itself; a multiple of the 256 of eight rounds. */
const SEQUENTIAL_PATTERNS = 1024

/** All 256 patterns of the first eight rounds, repeated. */
const firstBytes = Uint8Array.from({ length: SEQUENTIAL_PATTERNS }, (_, b) => b & 255)

/**
 * Sign patterns for a test that follows one row over all analyses: the same 1024 patterns at each
 * of them. The first eight rounds are enumerated, so a probability of 1/256 is exact there.
 */
export function sequentialFlips(flips: SignFlipSource, rounds: number): SignFlips {
  const { bytes } = flips(Math.max(rounds, MOST_ENUMERATED + 1))
  const later = bytes.slice(1).map((one) => one.subarray(0, SEQUENTIAL_PATTERNS))
  return { count: SEQUENTIAL_PATTERNS, bytes: [firstBytes, ...later] }
}

/** Permutations that are drawn, the identity among them; each is dearer than a sign pattern. */
const PERMUTATIONS = 4096

/**
 * Permutations of arms: `at[round][rank][b]` is the arm at that rank in permutation b; in
 * permutation 0 every arm is at its own. More rounds extend the permutations of fewer.
 */
export type ArmPermutations = {
  count: number
  at: readonly (readonly Uint8Array[])[]
  /** Cache of what tests looked up in them. */
  codes: Map<string, Uint16Array>
}

function drawPermutations(seed: string, arms: number, round: number): Uint8Array[] {
  const stream = derive(seed, 'labels', arms, round)
  const at = Array.from({ length: arms }, (_, rank) => new Uint8Array(PERMUTATIONS).fill(rank))
  for (let b = 1; b < PERMUTATIONS; b++) {
    for (let rank = arms - 1; rank > 0; rank--) {
      const other = Math.floor(stream() * (rank + 1))
      const [mine, its] = [at[rank]!, at[other]!]
      const arm = mine[b]!
      mine[b] = its[b]!
      its[b] = arm
    }
  }
  return at
}

type DrawnPermutations = { at: Uint8Array[][]; codes: ArmPermutations['codes'] }
const drawnPermutations = new Map<string, DrawnPermutations>()
const PERMUTATION_SEEDS_KEPT = 8

/** The identity and 4095 random permutations of at most 256 arms, independent by round. */
export function armPermutations(seed: string, arms: number, rounds: number): ArmPermutations {
  const key = JSON.stringify([seed, arms])
  const drawn: DrawnPermutations = drawnPermutations.get(key) ?? { at: [], codes: new Map() }
  const { at, codes } = drawn
  if (drawnPermutations.size >= PERMUTATION_SEEDS_KEPT) drawnPermutations.clear()
  drawnPermutations.set(key, drawn)
  while (at.length < rounds) at.push(drawPermutations(seed, arms, at.length))
  return { count: PERMUTATIONS, at: at.slice(0, rounds), codes }
}

// Sums of scores under every pattern.

/** Scores of rounds that share a sign, added up. */
function scoresBySign(byRound: Float64Array): Float64Array {
  const signs = byRound.length === 0 ? 0 : signOf(byRound.length - 1) + 1
  if (signs === byRound.length) return byRound
  const scores = new Float64Array(signs)
  for (let round = 0; round < byRound.length; round++) scores[signOf(round)]! += byRound[round]!
  return scores
}

/**
 * Sums of the scores under all 256 sign patterns of 8 rounds at a time, so that the statistic of a
 * pattern is one addition a byte: `sums[256 k + byte]` is sum s_i x_i over rounds 8k to 8k + 7.
 * @param buffer sums that are not needed any more, to be overwritten
 */
export function signedSums(byRound: Float64Array, buffer?: Float64Array): Float64Array {
  const scores = scoresBySign(byRound)
  const size = 256 * Math.max(1, Math.ceil(scores.length / BITS))
  const sums = buffer?.length === size ? buffer : new Float64Array(size)
  for (let at = 0, round = 0; at < sums.length; at += 256, round += BITS) {
    let total = 0
    for (let bit = 0; bit < BITS; bit++) total += scores[round + bit] ?? 0
    sums[at] = total
    // Each round doubles the patterns: those so far, and the same with this round flipped.
    for (let half = 128, bit = BITS - 1; bit >= 0; bit--, half >>= 1) {
      const twice = 2 * (scores[round + bit] ?? 0)
      for (let b = at; b < at + 256; b += 2 * half) sums[b + half] = sums[b]! - twice
    }
  }
  return sums
}

/** Patterns at a time: their statistics stay in the nearest cache, and counting can end early. */
export const BATCH = 256

const batch = new Float64Array(BATCH)

/**
 * Signed statistics of the patterns in [from, to), at most a batch of them, computed one byte of
 * all patterns after the other. The next call overwrites them.
 */
export function statisticsOf(
  sums: Float64Array,
  { bytes }: SignFlips,
  from: number,
  to: number,
): Float64Array {
  const size = to - from
  const used = Math.min(bytes.length, sums.length / 256)
  const first = bytes[0]!
  for (let b = 0; b < size; b++) batch[b] = sums[first[from + b]!]!
  let k = 1
  // Two bytes a pass: every pass costs a load and a store of the statistic.
  for (; k + 1 < used; k += 2) {
    const [one, two, at] = [bytes[k]!, bytes[k + 1]!, 256 * k]
    for (let b = 0; b < size; b++) {
      batch[b] = batch[b]! + sums[at + one[from + b]!]! + sums[at + 256 + two[from + b]!]!
    }
  }
  if (k < used) {
    const [one, at] = [bytes[k]!, 256 * k]
    for (let b = 0; b < size; b++) batch[b]! += sums[at + one[from + b]!]!
  }
  return batch
}

/** Statistics whose ratio is smaller than this are ties, summed in another order. */
export const TIE = 1 + 1e-9

/** Raises `top` to a row's statistics where those of the patterns in [from, to) are larger. */
export type Raise = (top: Float64Array, from: number, to: number) => void

/** NullDistribution.maxima over `count` patterns, a batch at a time. */
export function maximaOf(
  count: number,
  rows: readonly Raise[],
  statistic: number,
  most: number,
): Float64Array | null {
  const top = new Float64Array(count)
  let extreme = 0
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(count, from + BATCH)
    for (const raise of rows) raise(top, from, to)
    for (let b = from; b < to; b++) if (top[b]! * TIE >= statistic) extreme++
    if (extreme > most) return null
  }
  return top
}

/** By pattern, the largest statistic of the rows, whose it is, and the largest of the others. */
type LeaveOneOutMaxima = { first: Float64Array; owner: Int32Array; second: Float64Array }

/** @param rows the sums of each row of a family; those in `among` take part */
export function leaveOneOutMaxima(
  rows: readonly Float64Array[],
  among: readonly number[],
  flips: SignFlips,
): LeaveOneOutMaxima {
  const { count } = flips
  const [first, second] = [new Float64Array(count), new Float64Array(count)]
  const owner = new Int32Array(count).fill(-1)
  for (let from = 0; from < count; from += BATCH) {
    const to = Math.min(count, from + BATCH)
    for (const i of among) {
      const values = statisticsOf(rows[i]!, flips, from, to)
      for (let b = from; b < to; b++) {
        const size = Math.abs(values[b - from]!)
        if (size > first[b]!) {
          second[b] = first[b]!
          first[b] = size
          owner[b] = i
        } else if (size > second[b]!) second[b] = size
      }
    }
  }
  return { first, owner, second }
}

/**
 * By pattern, and then by mirror image, the largest statistic with its sign. The first is of what
 * was observed.
 */
export function signedMaxima(rows: readonly Float64Array[], flips: SignFlips): Float64Array {
  const { count } = flips
  const maxima = new Float64Array(2 * count).fill(Number.NEGATIVE_INFINITY)
  for (const sums of rows) {
    for (let from = 0; from < count; from += BATCH) {
      const to = Math.min(count, from + BATCH)
      const values = statisticsOf(sums, flips, from, to)
      for (let b = from; b < to; b++) {
        const value = values[b - from]!
        if (value > maxima[b]!) maxima[b] = value
        if (-value > maxima[count + b]!) maxima[count + b] = -value
      }
    }
  }
  return maxima
}

// Patterns that crossed a boundary.

/** Bits of a crossed pattern: the pattern itself, and its mirror image. */
export const ITSELF = 1
const MIRRORED = 2

/** The most extreme patterns mostly exceed this; only those that do are put in order. */
const EXTREME = 1.5

/** Scratch space for the statistics of one analysis, and for the extreme ones among them. */
let tableOfSums: Float64Array = new Float64Array(0)
let statistics = new Float64Array(0)
let [places, extremes] = [new Int32Array(0), new Float64Array(0)]

/** Fills `statistics` for every pattern. */
function fillStatistics(scores: Float64Array, flips: SignFlips): void {
  if (statistics.length !== flips.count) {
    statistics = new Float64Array(flips.count)
    extremes = new Float64Array(flips.count)
    places = new Int32Array(flips.count)
  }
  tableOfSums = signedSums(scores, tableOfSums)
  for (let from = 0; from < flips.count; from += BATCH) {
    const to = Math.min(flips.count, from + BATCH)
    statistics.set(statisticsOf(tableOfSums, flips, from, to).subarray(0, to - from), from)
  }
}

/** Of a pattern and its mirror image, the one whose statistic is positive. */
const positiveOf = (b: number) => (statistics[b]! > 0 ? ITSELF : MIRRORED)

/** Finds patterns that have not crossed and exceed `least`; returns their number. */
function findExtremes(crossed: Uint8Array, least: number): number {
  let n = 0
  for (let b = 0; b < crossed.length; b++) {
    const size = Math.abs(statistics[b]!)
    if (size <= least || (crossed[b]! & positiveOf(b)) !== 0) continue
    extremes[n] = size
    places[n++] = b
  }
  return n
}

/**
 * Of the patterns and mirror images that have not crossed, marks at most `left` whose sum of scores is
 * positive and the largest; returns how many.
 */
export function markLargest(
  crossed: Uint8Array,
  scores: Float64Array,
  flips: SignFlips,
  left: number,
): number {
  fillStatistics(scores, flips)
  let n = findExtremes(crossed, EXTREME)
  if (n <= left) n = findExtremes(crossed, 0)
  const limit = n <= left ? 0 : kthSmallest(extremes, n, n - 1 - left) * TIE
  let marked = 0
  for (let i = 0; i < n; i++) {
    const b = places[i]!
    if (Math.abs(statistics[b]!) <= limit) continue
    crossed[b]! |= positiveOf(b)
    marked++
  }
  return marked
}
