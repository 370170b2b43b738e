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

/**
 * Sums of all 256 sign patterns of 8 rounds at a time, so that the lean of a pattern is one
 * addition a byte: `sums[256 k + byte]` is sum of s_i x_i over rounds 8k to 8k + 7.
 */
export function signedSums(scores: Float64Array): Float64Array {
  const sums = new Float64Array(256 * chunksOf(scores.length))
  for (let chunk = 0; 256 * chunk < sums.length; chunk++) {
    const at = 256 * chunk
    let total = 0
    for (let bit = 0; bit < BITS; bit++) total += scores[BITS * chunk + bit] ?? 0
    sums[at] = total
    for (let byte = 1; byte < 256; byte++) {
      const lowest = 31 - Math.clz32(byte & -byte)
      sums[at + byte] = sums[at + (byte & (byte - 1))]! - 2 * (scores[BITS * chunk + lowest] ?? 0)
    }
  }
  return sums
}

/**
 * Raises `most[b - from]` to the size of the lean of every pattern b of [from, to): called for
 * every row of a family it leaves the largest lean of any of them.
 */
export function raiseTo(
  most: Float64Array,
  sums: Float64Array,
  { bytes }: Flips,
  from: number,
  to: number,
): void {
  const [b0, b1, b2, b3, b4] = bytes
  const used = Math.min(bytes.length, sums.length / 256)
  for (let b = from; b < to; b++) {
    let lean = sums[b0![b]!]!
    if (used > 1) lean += sums[256 + b1![b]!]!
    if (used > 2) lean += sums[512 + b2![b]!]!
    if (used > 3) lean += sums[768 + b3![b]!]!
    if (used > 4) lean += sums[1024 + b4![b]!]!
    for (let k = 5; k < used; k++) lean += sums[256 * k + bytes[k]![b]!]!
    if (lean < 0) lean = -lean
    if (lean > most[b - from]!) most[b - from] = lean
  }
}
