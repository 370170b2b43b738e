/**
 * Reproducible randomness: every draw comes from a seed that is handed in. A stream is named by
 * the seed and parts, so the order of round 7 of a block never depends on what else was drawn.
 */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { shuffle as shuffleWith } from 'simple-statistics'

/** A stream of uniform numbers in [0, 1), 53 bits each. Calling it moves it on. */
export type Random = () => number

/**
 * The stream that belongs to a seed: xoroshiro128+ (Blackman and Vigna), its 128 bits of state
 * hashed from the text.
 * @example random('seed')() === random('seed')() // true
 */
export function random(seed: string): Random {
  const generator = xoroshiro128plusFromState(hashWords(seed))
  return () => uniformFloat64(generator)
}

/**
 * The stream of one part of the work, independent of all others and of the order of asking.
 * Parts are kept apart (JSON), so ('a', 'bc') and ('ab', 'c') differ; 1 and '1' differ too.
 * @example derive(plan.seed, 'order', block, round)
 */
export function derive(seed: string, ...parts: (string | number)[]): Random {
  return random(JSON.stringify([seed, ...parts]))
}

/** The items in random order (Fisher-Yates); the list that was given is left as it is. */
export function shuffle<T>(items: readonly T[], stream: Random): T[] {
  return shuffleWith([...items], stream)
}

/** A fair coin. */
export function coin(stream: Random): boolean {
  return stream() < 0.5
}

/** A whole number from 0 to n - 1. */
export function below(n: number, stream: Random): number {
  return Math.floor(stream() * n)
}

/** A standard normal number (Box and Muller 1958, the cosine half). */
export function normal(stream: Random): number {
  return Math.sqrt(-2 * Math.log(1 - stream())) * Math.cos(2 * Math.PI * stream())
}

/** An exponential number with mean 1, by inversion. */
export function exponential(stream: Random): number {
  return -Math.log(1 - stream())
}

/**
 * Four 32-bit words from a text: FNV-1a (Fowler, Noll, Vo) over its UTF-16 units from four
 * different offsets, each finished by the avalanche of MurmurHash3 (Appleby), since FNV alone
 * leaves neighbouring texts with neighbouring high bits.
 */
export function hashWords(text: string): [number, number, number, number] {
  const word = (lane: number): number => {
    let h = 0x811c9dc5 ^ Math.imul(lane, 0x9e3779b9)
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
    return h ^ (h >>> 16)
  }
  return [word(1), word(2), word(3), word(4)]
}

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
