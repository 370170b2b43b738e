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
