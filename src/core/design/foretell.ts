/** How many rounds a budget has room for, told before a run: times only, no values. */

import { medianOf } from '../../stats/distributions.ts'
import type { Noise } from '../../stats/power.ts'
import { FIRST_ANALYSIS } from '../../stats/schedule.ts'
import type { Environment, Suite, Target, TrialRecord } from '../model/model.ts'
import { leastRounds, type PlannedPace, PROBE_SHARE, RESERVE, roundSecOf } from './fit.ts'
import { recordSec, roundsBudgetSec } from './rounds-paid.ts'

/** The last run of a suite, as its folder has it. */
export type LastRun = {
  targets: readonly Target[]
  probeSec: number
  /** As its probe planned it; null: an older run does not say. */
  planned: PlannedPace | null
  /** Functions that it did not measure, and knows the time of, or that they have nothing to say. */
  told: readonly string[]
  /** Seconds of its whole rounds, with all that was around their trials. */
  roundsSec: readonly number[]
  /** Whether it ended since nothing was left to decide. */
  isDecided: boolean
  environment: Environment | null
  /** Of its gating rows, named: what is left of their differences beside their effect. */
  noise: readonly { row: string; noise: Noise }[]
}

/**
 * Seconds of each of the first rounds, in order, with all that was around their trials; `probeSec`:
 * what went before the first record, which has it.
 */
export function secondsOfRounds(
  records: readonly TrialRecord[],
  rounds: number,
  probeSec: number,
): number[] {
  const sums = Array.from({ length: rounds }, () => 0)
  for (const record of records) {
    const { round } = record.trial
    if (round < rounds) sums[round]! += recordSec(record)
  }
  const [first] = records
  if (rounds > 0 && first?.spentSec !== undefined) {
    sums[0] = Math.max(first.wallSec, sums[0]! - probeSec)
  }
  return sums
}

/** More is not explained by load: the run has a share of its own, and shorter trials. */
const MOST_SLOWED = 5

/** How much longer than on a quiet machine everything takes, by those that wait for a core. */
export function slowedBy(environment: Environment | null): number {
  const [load = 0] = environment?.details?.loadAverage ?? []
  return Math.min(MOST_SLOWED, Math.max(1, load / (environment?.cores ?? 1)))
}

export type Foretold = {
  /** Of what is measured before anything is decided. */
  roundSec: number
  rounds: number
  /** Part of the benchmarks that the budget has no room for. */
  leftShare: number
  /** Whether the last run had decided every row by then. */
  isDecided: boolean
}

/** What the probe leaves for rounds, and what of it is planned with. */
function roomOf(suite: Suite, probeSec: number) {
  const sec = Math.max(0, roundsBudgetSec(suite) - probeSec)
  return { sec, plannedSec: sec * (1 - RESERVE), least: leastRounds(suite) }
}

const roundsIn = ({ rounds }: Suite, sec: number, roundSec: number) =>
  Math.min(rounds.max, Math.floor(sec / Math.max(roundSec, 1e-9)))

/** Rounds like those of the last run one after the other, then like its last one. */
function roundsLike({ roundsSec, isDecided }: LastRun, slower: number, suite: Suite, sec: number) {
  let spentSec = 0
  let rounds = 0
  for (; rounds < suite.rounds.max; rounds++) {
    if (isDecided && rounds === roundsSec.length) return { rounds, isDecided: true }
    spentSec += slower * (roundsSec[rounds] ?? roundsSec.at(-1)!)
    if (spentSec > sec) break
  }
  return { rounds, isDecided: false }
}

/**
 * By the last run. What has room is what a probe says of times, the last one's; how long that takes
 * is what its rounds took: where the same is measured, one after the other, since rows that are
 * decided leave. `others`: functions that it never saw, taken to be like the others. A machine that
 * is busier than it was then takes longer.
 */
export function foretoldLike(
  suite: Suite,
  lastRun: LastRun,
  known: { targets: readonly Target[]; functions: number; others: number },
  now: Environment,
): Foretold {
  const { targets, probeSec, roundsSec, environment } = lastRun
  const slower = slowedBy(now) / slowedBy(environment)
  const room = roomOf(suite, slower * probeSec)
  const expectedSec = roundSecOf(targets)
  const planned = lastRun.planned ?? { keptSec: expectedSec, leftSec: 0, apartSec: expectedSec }
  // Before the first look nothing is decided.
  const longer = medianOf(roundsSec.slice(0, FIRST_ANALYSIS)) / planned.keptSec || 1
  const share = slower * (roundSecOf(known.targets) / Math.max(1e-9, expectedSec))
  const eachSec = (share * planned.keptSec) / Math.max(1, known.functions)
  const moreSec = slower * planned.leftSec + eachSec * known.others
  const allSec = share * planned.keptSec + moreSec
  const hasRoom = (sec: number) => sec * room.least <= room.plannedSec
  const ofAll = (sec: number): Foretold => ({
    ...{ roundSec: longer * sec, leftShare: 0, isDecided: false },
    rounds: roundsIn(suite, room.sec, longer * sec),
  })
  const apartSec = slower * planned.apartSec
  if (hasRoom(allSec) && moreSec > 0) return ofAll(allSec)
  if (hasRoom(apartSec) && apartSec > allSec && moreSec === 0) return ofAll(apartSec)
  if (roundsSec.length === 0) return roundsOf(suite, room, [allSec])
  const walked = roundsLike(lastRun, share, suite, room.sec)
  const rounds = walked.isDecided ? walked.rounds : Math.max(room.least, walked.rounds)
  const leftShare = hasRoom(allSec) ? 0 : 1 - room.plannedSec / (room.least * allSec)
  return { roundSec: longer * share * planned.keptSec, ...walked, rounds, leftShare }
}

/** `ways`: seconds of a round of all as it can be measured, the best first. */
function roundsOf(suite: Suite, room: ReturnType<typeof roomOf>, ways: number[]): Foretold {
  const { sec, plannedSec, least } = room
  const roundSec = ways.find((one) => one * least <= plannedSec) ?? ways.at(-1)!
  const share = roundSec === 0 ? 1 : Math.min(1, plannedSec / (least * roundSec))
  const rounds = share < 1 ? least : roundsIn(suite, sec, roundSec)
  return { roundSec, rounds, leftShare: 1 - share, isDecided: false }
}

/** What a process of a benchmark takes beside measuring: its start, what it prints, its record. */
const TRIAL_OVERHEAD_SEC = 0.03
/** With samples as short as they can be, working its way up to them. */
const SHORT_SEC = 0.015

/** Without a last run, by what the suite says of samples, and the load of the machine. */
export function foretoldBlind(
  suite: Suite,
  { samplesSec, arms, isTriedOut }: { samplesSec: number[]; arms: number; isTriedOut: boolean },
  now: Environment,
): Foretold {
  const slowed = slowedBy(now) * arms
  const roundOf = (secOf: (sec: number) => number) =>
    slowed * samplesSec.reduce((sum, sec) => sum + TRIAL_OVERHEAD_SEC + secOf(sec), 0)
  const whole = roundOf((sec) => sec)
  if (!isTriedOut) return roundsOf(suite, roomOf(suite, 0), [whole])
  const short = roundOf((sec) => Math.min(sec, SHORT_SEC))
  const room = roomOf(suite, Math.min(PROBE_SHARE * suite.budgetSec, short))
  return roundsOf(suite, room, [whole, short])
}
