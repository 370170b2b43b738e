/** What `npm run shootout` measures and keeps: recordings where a rule is ours, words where not. */
import { readFileSync } from 'node:fs'

/** `busy`: beside two loops that never rest. */
export type Condition = 'idle' | 'busy'

/** What runs; one instrument can serve the rules of several tools. */
export type Instrument = 'go' | 'gcbench' | 'gcbench-minute' | 'hyperfine' | 'pytest' | 'asv'

/** What says its word on the recordings of another. */
export type Judge = 'criterion'

/** What a tool says of a benchmark; `unmeasured`: it has no word for it. */
export type Called = 'slower' | 'faster' | 'same' | 'unmeasured'

/** A benchmark of one comparison: how much slower its head was made (0: not at all), and the word. */
export type Row = { benchmark: string; plantedPct: number; called: Called }

/** Base against head by one tool. */
export type Comparison = { rows: Row[]; spentSec: number }

/** `go test -count 10` of one side: nanoseconds per operation, in the order of the runs. */
export type Recording = { plantedPct: number[]; nsPerOp: number[][]; spentSec: number }

/** A command as hyperfine exports it; seconds. */
export type Timed = { plantedPct: number; mean: number; stddev: number; runs: number }

/**
 * One instrument in one cycle: three recordings of the base, then one of the planted head, each
 * compared with the one before, so that a cycle has two unchanged pairs and a planted one.
 */
export type Unit = {
  instrument: Instrument | Judge
  condition: Condition
  cycle: number
  /** Of tools that say their word themselves. */
  comparisons: Comparison[]
  recordings?: Recording[]
  timed?: Timed[]
  spentSec: number
}

/** An invocation: when, and what other programs took of the CPU in the seconds before it. */
export type Session = { at: string; otherCpuPct: number; loadAverage: number }

export type Measured = {
  cpu: string
  cores: number
  versions: Record<string, string>
  sessions: Session[]
  units: Unit[]
}

/** In the order of `Units` in program/units.go. */
export const BENCHMARKS = ['Sort', 'Hash', 'Index', 'Tree', 'Text']

export const SIZES_PCT = [2, 5, 10, 100]

const UNCHANGED = BENCHMARKS.map(() => 0)

/** Which benchmark gets which size: each in turn gets all of them, and one stays as it is. */
export const plantedIn = (cycle: number): number[] =>
  UNCHANGED.map((none, at) => SIZES_PCT[(at + cycle) % BENCHMARKS.length] ?? none)

/** The sides of a cycle, one after the other. */
export const sidesOf = (cycle: number): number[][] => [
  UNCHANGED,
  UNCHANGED,
  UNCHANGED,
  plantedIn(cycle),
]

const FILE = new URL('measured.json', import.meta.url)

/** What is kept in `file`; null: nothing was measured. */
export function readMeasured(file: URL | string = FILE): Measured | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Measured
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
