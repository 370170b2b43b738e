/** Bends texts from a seed and looks at what comes of them. */
import { bend } from './bend.ts'
import { rngOf } from './dice.ts'
import type { Target } from './targets.ts'

export type Fault = { target: string; why: string; text: string }

/** CPU seconds that one text may take, and bytes that the heap may come to. */
const MOST_SEC = 10
const MOST_BYTES = 2 ** 30

/** What is wrong with how the target takes the text; null: nothing. */
export function faultOf({ name, check }: Target, text: string): Fault | null {
  const before = process.cpuUsage()
  let why: string | null = null
  try {
    check(text)
  } catch (error) {
    why = (error as Error).stack ?? String(error)
  }
  const { user, system } = process.cpuUsage(before)
  const sec = (user + system) / 1e6
  if (why === null && sec > MOST_SEC) why = `takes ${sec.toFixed(1)} s of CPU time`
  const { heapUsed } = process.memoryUsage()
  if (why === null && heapUsed > MOST_BYTES) why = `the heap comes to ${heapUsed} bytes`
  return why === null ? null : { target: name, why, text }
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
