/**
 * Which rounds are turned round. If a change has no effect, a coin decided who of a round's pair
 * was called head, so every pattern of turned rounds was as likely as the one that was seen. One
 * sign per round, the same for all rows: what rows share by chance they share in every pattern.
 */
import { derive } from '../random.ts'

/** Rounds up to which every pattern is counted out; beyond, a random share of them. */
const MOST_COUNTED_OUT = 11
/** Patterns of a random share, the identity among them. */
export const RANDOM_PATTERNS = 8192
/** Rounds in one byte of a pattern. */
const BITS = 8
/** 256 of 16 bits at a time keep the draw inside whole numbers. */
const PER_DRAW = 3

/**
 * Patterns of `rounds` rounds: bit i % 8 of `bytes[i >> 3][b]` is set where pattern b turns round
 * i. Pattern 0 turns none. A pattern and its mirror image give the same size of any lean, so
 * only one of the two is there.
 */
export type Flips = { rounds: number; count: number; bytes: readonly Uint8Array[] }

/** Patterns by number of rounds; later looks extend the patterns of earlier ones. */
export type Patterns = (rounds: number) => Flips

const chunksOf = (rounds: number) => Math.max(1, Math.ceil(rounds / BITS))

function countedOut(rounds: number): Flips {
  const count = 2 ** Math.max(0, rounds - 1)
  const bytes = Array.from({ length: chunksOf(rounds) }, (_, chunk) =>
    Uint8Array.from({ length: count }, (__, b) => (b >> (BITS * chunk)) & 255),
  )
  return { rounds, count, bytes }
}

/** Patterns that are enough for one row by itself; a multiple of the 256 of eight rounds. */
const ALONE_PATTERNS = 1024

/** What was drawn for the last seeds: a run asks for the same patterns at every look. */
const bySeed = new Map<string, Uint8Array[]>()
const SEEDS_KEPT = 64

/** They are the same for every seed, and small. */
const counted = new Map<number, Flips>()

/** A byte for every pattern, each round's sign drawn once; the identity turns nothing. */
function drawChunk(seed: string, chunk: number): Uint8Array {
  const stream = derive(seed, 'flips', chunk)
  const bytes = new Uint8Array(RANDOM_PATTERNS)
  for (let b = 0; b < RANDOM_PATTERNS; ) {
    let word = Math.floor(stream() * 2 ** (BITS * PER_DRAW))
    for (let k = 0; k < PER_DRAW && b < RANDOM_PATTERNS; k++, word >>>= BITS) {
      bytes[b++] = word & 255
    }
  }
  bytes[0] = 0
  return bytes
}

/**
 * The patterns that belong to a seed: all 2^(n-1) up to 11 rounds, else 8191 random ones and the
 * identity, which keeps the test exact (Hemerik and Goeman 2018).
 * @example patternsOf('seed')(3).count // 4
 */
export function patternsOf(seed: string): Patterns {
  const drawn = bySeed.get(seed) ?? []
  if (bySeed.size >= SEEDS_KEPT) bySeed.clear()
  bySeed.set(seed, drawn)
  return (rounds) => {
    if (rounds <= MOST_COUNTED_OUT) {
      const flips = counted.get(rounds) ?? countedOut(rounds)
      counted.set(rounds, flips)
      return flips
    }
    while (drawn.length < chunksOf(rounds)) drawn.push(drawChunk(seed, drawn.length))
    return { rounds, count: RANDOM_PATTERNS, bytes: drawn.slice(0, chunksOf(rounds)) }
  }
}

/** All 256 patterns of the first eight rounds, again and again. */
const firstBytes = Uint8Array.from({ length: ALONE_PATTERNS }, (_, b) => b & 255)

/**
 * Patterns for tests that follow one row over all of its looks: the same ones at every look. The
 * first eight rounds are counted out, so that what is as rare as one of 256 is known to be.
 */
export function followedPatterns(patterns: Patterns, rounds: number): Flips {
  const { bytes } = patterns(Math.max(rounds, MOST_COUNTED_OUT + 1))
  const later = bytes.slice(1).map((one) => one.subarray(0, ALONE_PATTERNS))
  return { rounds, count: ALONE_PATTERNS, bytes: [firstBytes, ...later] }
}

/**
 * Sums of all 256 sign patterns of 8 rounds at a time, so that the lean of a pattern is one
 * addition a byte: `sums[256 k + byte]` is sum of s_i x_i over rounds 8k to 8k + 7.
 * @param room sums that are not needed any more, to be written over
 */
export function signedSums(scores: Float64Array, room?: Float64Array): Float64Array {
  const size = 256 * chunksOf(scores.length)
  const sums = room?.length === size ? room : new Float64Array(size)
  for (let at = 0, round = 0; at < sums.length; at += 256, round += BITS) {
    let total = 0
    for (let bit = 0; bit < BITS; bit++) total += scores[round + bit] ?? 0
    sums[at] = total
    // Twice as many patterns with every round: those so far, and the same with it turned.
    for (let half = 128, bit = BITS - 1; bit >= 0; bit--, half >>= 1) {
      const twice = 2 * (scores[round + bit] ?? 0)
      for (let b = at; b < at + 256; b += 2 * half) sums[b + half] = sums[b]! - twice
    }
  }
  return sums
}

/**
 * Patterns that are looked at together: their leans stay in the processor's nearest memory, and
 * counting can end after any of them.
 */
export const BLOCK = 256

const block = new Float64Array(BLOCK)

/**
 * Leans, with sign, of the patterns of [from, to), at most a block of them, one byte of all
 * patterns after the other. They are overwritten by the next call.
 */
export function leansOf(
  sums: Float64Array,
  { bytes }: Flips,
  from: number,
  to: number,
): Float64Array {
  const size = to - from
  const used = Math.min(bytes.length, sums.length / 256)
  const first = bytes[0]!
  for (let b = 0; b < size; b++) block[b] = sums[first[from + b]!]!
  let k = 1
  // Two bytes a pass: every pass costs a load and a store of the lean.
  for (; k + 1 < used; k += 2) {
    const [one, two, at] = [bytes[k]!, bytes[k + 1]!, 256 * k]
    for (let b = 0; b < size; b++) {
      block[b] = block[b]! + sums[at + one[from + b]!]! + sums[at + 256 + two[from + b]!]!
    }
  }
  if (k < used) {
    const [one, at] = [bytes[k]!, 256 * k]
    for (let b = 0; b < size; b++) block[b]! += sums[at + one[from + b]!]!
  }
  return block
}
