import { random } from '../../../src/stats/random.ts'
import type { Dice } from './bend.ts'

/** Dice that fall the same for the same seed. */
export function rngOf(seed: string): Dice {
  const next = random(seed)
  return (below) => Math.floor(next() * below)
}
