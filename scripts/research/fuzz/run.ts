/** Bends texts from a seed and looks at what comes of them. */
import { bend, growing } from './bend.ts'
import { rngOf } from './dice.ts'
import type { Target } from './targets.ts'

export type Fault = { target: string; why: string; text: string }

/** CPU seconds that one text may take, and bytes that the heap may come to. */
const MOST_SEC = 10
const MOST_BYTES = 2 ** 30

/** CPU seconds that the check took; throws what it throws. */
function cpuSecOf(check: Target['check'], text: string): number {
  const before = process.cpuUsage()
  check(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e6
}

/** What is wrong with how the target takes the text; null: nothing. */
export function faultOf({ name, check }: Target, text: string): Fault | null {
  let why: string | null = null
  try {
    const sec = cpuSecOf(check, text)
    if (sec > MOST_SEC) why = `takes ${sec.toFixed(1)} s of CPU time`
  } catch (error) {
    why = (error as Error).stack ?? String(error)
  }
  const { heapUsed } = process.memoryUsage()
  if (why === null && heapUsed > MOST_BYTES) why = `the heap comes to ${heapUsed} bytes`
  return why === null ? null : { target: name, why, text }
}

/** Lengths of texts that are compared: what grows with the square takes 64 times as long. */
const [SHORT, LONG] = [10_000, 80_000]
/** A sort or a cache that is too small comes to less, and so does what takes next to nothing. */
const MOST_GROWTH = 3 * (LONG / SHORT)
const LEAST_SEC = 0.03

/**
 * Texts that grow, whose CPU time grows faster; measured again where it seems so, since other
 * programs and the garbage collector come between.
 */
export function growthFaults(target: Target): Fault[] {
  return growing(target.seeds()).flatMap((grown): Fault[] => {
    const long = grown(LONG)
    let ratio = 0
    for (let left = 3; left > 0; left--) {
      const fault = faultOf(target, long)
      if (fault !== null) return [fault]
      const sec = cpuSecOf(target.check, long)
      if (sec < LEAST_SEC) return []
      const shortSec = Math.max(cpuSecOf(target.check, grown(SHORT)), LEAST_SEC / MOST_GROWTH)
      ratio = sec / shortSec
      if (ratio < MOST_GROWTH) return []
    }
    const why = `takes ${ratio.toFixed(0)} times as long for ${LONG / SHORT} times the text`
    return [{ target: target.name, why, text: long }]
  })
}

/** Tries the target's own texts, then so many bent ones; the faults that were found. */
export function fuzz(target: Target, seed: string, count: number): Fault[] {
  const seeds = target.seeds()
  const dice = rngOf(`${seed} ${target.name}`)
  const faults = seeds.flatMap((text) => faultOf(target, text) ?? [])
  for (let i = 0; i < count && faults.length < 5; i++) {
    const text = bend(seeds[dice(seeds.length)] ?? '', target.isJson, dice)
    faults.push(...(faultOf(target, text) === null ? [] : [faultOf(target, text) as Fault]))
  }
  return faults
}
