/**
 * What a run would do and could detect, before anything is built. It reads times only, no values.
 */

import { metricFor } from '../model/metrics.ts'
import type {
  Arm,
  Contrast,
  Environment,
  Plan,
  Suite,
  Target,
  TrialRecord,
} from '../model/model.ts'
import { folderOf } from '../model/paths.ts'
import { percentOfLn } from '../model/unit.ts'
import { fixedRounds } from '../settings/values.ts'
import { medianOf, normalQuantile } from '../stats/distributions.ts'
import { makeForecast, type Noise } from '../stats/power.ts'
import { FIRST_ANALYSIS } from '../stats/schedule.ts'
import { type Design, plannedTails } from './design.ts'
import {
  leastRounds,
  linkRoomSec,
  type PlannedPace,
  PROBE_SHARE,
  RESERVE,
  recordSec,
  roundSecOf,
  roundsBudgetSec,
  roundsWithLinks,
} from './fit.ts'
import { type Machine, machineLimits } from './placement.ts'

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
function slowedBy(environment: Environment | null): number {
  const [load = 0] = environment?.details?.loadAverage ?? []
  return Math.min(MOST_SLOWED, Math.max(1, load / (environment?.cores ?? 1)))
}

type RoundsEstimate = {
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
function roundsLikeLastRun(
  suite: Suite,
  lastRun: LastRun,
  counted: { targets: readonly Target[]; functions: number; others: number },
  now: Environment,
): RoundsEstimate {
  const { targets, probeSec, roundsSec, environment } = lastRun
  const slower = slowedBy(now) / slowedBy(environment)
  const room = roomOf(suite, slower * probeSec)
  const expectedSec = roundSecOf(targets)
  const planned = lastRun.planned ?? { keptSec: expectedSec, leftSec: 0, apartSec: expectedSec }
  // Before the first analysis nothing is decided.
  const longer = medianOf(roundsSec.slice(0, FIRST_ANALYSIS)) / planned.keptSec || 1
  const share = slower * (roundSecOf(counted.targets) / Math.max(1e-9, expectedSec))
  const eachSec = (share * planned.keptSec) / Math.max(1, counted.functions)
  const moreSec = slower * planned.leftSec + eachSec * counted.others
  const allSec = share * planned.keptSec + moreSec
  const hasRoom = (sec: number) => sec * room.least <= room.plannedSec
  const ofAll = (sec: number): RoundsEstimate => ({
    roundSec: longer * sec,
    leftShare: 0,
    isDecided: false,
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
function roundsOf(suite: Suite, room: ReturnType<typeof roomOf>, ways: number[]): RoundsEstimate {
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

/** What two test binaries take to link on two cores: measured .4 to 1 s. */
const LINK_SEC = 0.6

/** A round with its share of links, of which each round has one where there is time. */
function withLinksSec(suite: Suite, roundSec: number, eachSec: number): number {
  const roomSec = linkRoomSec(suite, eachSec, suite.rounds.max)
  const room = { sec: suite.budgetSec, roomSec }
  const rounds = Math.min(suite.rounds.max, roundsWithLinks(room, { roundSec, eachSec }))
  return roundSec + Math.min(eachSec, roomSec / Math.max(1, rounds))
}

/**
 * Without a last run, by what the suite says of samples, and the load of the machine. `linked`:
 * packages whose binaries are linked again.
 */
function roundsUnseen(
  suite: Suite,
  {
    samplesSec,
    arms,
    isTriedOut,
    linked,
  }: { samplesSec: number[]; arms: number; isTriedOut: boolean; linked: number },
  now: Environment,
): RoundsEstimate {
  const slowed = slowedBy(now) * arms
  const linkSec = slowedBy(now) * Math.ceil(arms / 2) * linked * LINK_SEC
  const roundOf = (secOf: (sec: number) => number) =>
    withLinksSec(
      suite,
      slowed * samplesSec.reduce((sum, sec) => sum + TRIAL_OVERHEAD_SEC + secOf(sec), 0),
      linkSec,
    )
  const whole = roundOf((sec) => sec)
  if (!isTriedOut) return roundsOf(suite, roomOf(suite, 0), [whole])
  const short = roundOf((sec) => Math.min(sec, SHORT_SEC))
  const room = roomOf(suite, Math.min(PROBE_SHARE * suite.budgetSec, short))
  return roundsOf(suite, room, [whole, short])
}

// The preview.

/** Noise of one paired difference, in percent, for which a preview says what could be seen. */
export const PREVIEW_NOISE_PCT = [1, 3, 10]

/** What a run would do, found without building or running anything. */
export type Preview = {
  suite: Suite
  sources: Plan['sources']
  arms: Arm[]
  contrasts: Contrast[]
  /** Top-level benchmark functions in the head's sources. */
  benchmarks: { path: string; name: string }[]
  /** What the last run of the suite knew of them; null: there is none, or the suite lists them. */
  known: PriorRun | null
  /** Whether functions may have benchmarks below them, which only running them tells. */
  mayHaveMore: boolean
  roundSec: number
  /** Time of the longest possible run: all rounds, or the budget. */
  mostSec: number
  roundsInBudget: number
  /** Functions that have no room in the budget, beside those that do. */
  noRoom: number
  /** Whether the last run, in as many rounds, had decided all. */
  isDecided: boolean
  /** How much longer than on a quiet machine all takes by its load, now and in the last run. */
  slowed: { now: number; before: number }
  /** Rows that would be judged together, as far as the sources tell. */
  rows: number
  /** The middle one and the noisiest of the last run's rows: one paired difference, in percent. */
  noises: { row: string; pct: number }[]
  /**
   * Of a run that the budget pays for, by `PREVIEW_NOISE_PCT` and by `noises`; null: no effect is
   * large enough.
   */
  looks: {
    rounds: number
    detectablePct: (number | null)[]
    asBeforePct: (number | null)[]
  }[]
  /** Percentiles that are asked for and that blocks of load may be too short for. */
  tails: string[]
  /** What this machine cannot give to the suite. */
  limits: string[]
  /** Where no number can gate; else empty. */
  gateless: string[]
}

/** So many functions were tried out; they have so many benchmarks, those below them counted. */
type PriorRun = { functions: number; benchmarks: number }

const leavesOf = ({ settings }: Target) => Number(settings.leaves ?? 1)

type Functions = Preview['benchmarks']

/** Targets of a function of these sources, as the last run knew them. */
function targetsOf({ targets }: LastRun, { path, name }: Functions[number]): Target[] {
  const folder = folderOf(path)
  return targets.filter(({ id, unit, settings, expectedSec }) => {
    const [own] = id.slice(unit.length + 1).split('/')
    return own === name && settings.folder === folder && expectedSec !== null
  })
}

/** What the last run knew of these functions; `others`: that it never saw. */
function knownOf(lastRun: LastRun, functions: Functions) {
  const fromLastRun = { targets: [] as Target[], functions: 0, others: 0 }
  for (const one of functions) {
    const own = targetsOf(lastRun, one)
    fromLastRun.targets.push(...own)
    if (own.length > 0) fromLastRun.functions++
    else if (!lastRun.told.includes(one.name)) fromLastRun.others++
  }
  return fromLastRun
}

const MOST_ROWS = 200
/** Of a noise of 1; a table of so many rounds stands for all of this kind. */
const MODEL_ROUNDS = 60

/**
 * That no number of a suite has a gate, where the suite names all of them before anything runs: what
 * its command prints, without a parser and a server.
 */
export function gatelessNotes({ suite, workload }: Design): string[] {
  const settings = suite.workload
  const { parse } = settings as { parse?: object }
  const read: string[] = workload.suite?.metrics(settings) ?? []
  const isOpen = Object.keys(parse ?? {}).length > 0 || workload.server?.(settings) != null
  const [first] = read
  if (first === undefined || isOpen) return []
  const all = [...read, ...Object.keys(suite.metrics)]
  if (all.some((id) => suite.metrics[id]?.gates ?? metricFor(id).gates)) return []
  return [
    'no number of this suite has a gate, so it can only ask a person to look: give one a gate, as ' +
      `in metrics: { "${first}": { gate: true } }`,
  ]
}

/** Rows that are judged together: benchmarks under each contrast that gates, and their means. */
function rowsOf(benchmarks: number, contrasts: readonly Contrast[]): number {
  const kind = contrasts.find((one) => one.kind !== 'aa' && one.kind !== 'interaction')?.kind
  const gating = contrasts.filter((one) => one.kind === kind).length
  const rows = Math.max(1, benchmarks) * Math.max(1, gating)
  return Math.min(MOST_ROWS, benchmarks > 1 ? rows + gating : rows)
}

/** Of a noise of 1; drawn by chance it would be noisier or quieter than what it stands for. */
const modelNoise = () =>
  Float64Array.from({ length: MODEL_ROUNDS }, (_, i) => normalQuantile((i + 0.5) / MODEL_ROUNDS))

/** Size of the noise of one paired difference, as a standard deviation. */
const sizeOf = (noise: Noise) => Math.sqrt(noise.reduce((sum, d) => sum + d * d, 0) / noise.length)

/** The middle one and the noisiest of the last run's rows, where there are two and more. */
function noisesBefore(lastRun: LastRun | null): LastRun['noise'] {
  const sorted = [...(lastRun?.noise ?? [])].sort((a, b) => sizeOf(a.noise) - sizeOf(b.noise))
  const [middle, noisiest] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted.at(-1)]
  return [...new Set([middle, noisiest])].filter((one) => one !== undefined)
}

/** What a run of so many rounds calls in 4 of 5 cases by each of its analyses; null: nothing. */
function detectableAt(
  design: Design,
  rows: number,
  most: number,
  before: LastRun['noise'],
): Preview['looks'] {
  const { alpha } = design
  const analyses = design.analyses.filter(({ rounds }) => rounds < most).map(({ rounds }) => rounds)
  if (most < 1) return []
  const model = modelNoise()
  const table = Array.from({ length: rows }, () => model)
  const forecast = makeForecast(table, alpha, { most, analyses: [...analyses, most] })
  return [...analyses, most].map((rounds) => {
    const finite = (pct: number) => (pct === Infinity ? null : pct)
    const by = (noise: Noise) => forecast.detectableBy(noise, rounds, most)
    const ofModel = by(model)
    return {
      rounds,
      detectablePct: PREVIEW_NOISE_PCT.map((pct) => finite(pct * ofModel)),
      asBeforePct: before.map(({ noise }) => finite(percentOfLn(by(noise)))),
    }
  })
}

export function makePreview(
  design: Design,
  sources: Preview['sources'],
  benchmarks: Preview['benchmarks'],
  machine: Machine,
  lastRun: LastRun | null,
): Preview {
  const { suite, contrasts, workload } = design
  const arms = design.arms.map(({ arm }) => arm)
  const sampleSec = workload.source.sampleSec(suite.workload)
  const blocks = workload.trial.blocks?.(suite.workload) ?? []
  const secOf = (name: string) => blocks.find(({ benchmark }) => benchmark === name)?.sec
  const { environment: now } = machine
  const isLinked = suite.layoutRounds > 0 && workload.build.relink !== undefined
  const lastTargets = lastRun === null ? null : knownOf(lastRun, benchmarks)
  const isTriedOut = workload.source.benchmarks.kind === 'searched'
  const foretold =
    lastRun === null || lastTargets === null || lastTargets.functions === 0
      ? roundsUnseen(
          suite,
          {
            arms: arms.length,
            isTriedOut,
            linked: isLinked ? new Set(benchmarks.map(({ path }) => folderOf(path))).size : 0,
            samplesSec: benchmarks.map(({ name }) => secOf(name) ?? sampleSec),
          },
          now,
        )
      : roundsLikeLastRun(suite, lastRun, lastTargets, now)
  const { functions = 0, targets = [] } = lastTargets ?? {}
  const known = { functions, benchmarks: targets.reduce((sum, one) => sum + leavesOf(one), 0) }
  const { rounds, roundSec } = foretold
  const rows = rowsOf(benchmarks.length + known.benchmarks - functions, contrasts)
  const before = noisesBefore(lastRun)
  return {
    suite,
    sources,
    arms,
    contrasts,
    benchmarks,
    known: functions === 0 ? null : known,
    mayHaveMore: isTriedOut,
    roundSec: benchmarks.length === 0 ? 0 : roundSec,
    mostSec: Math.min(suite.budgetSec, rounds * roundSec),
    roundsInBudget: benchmarks.length === 0 ? 0 : rounds,
    noRoom: Math.ceil(foretold.leftShare * benchmarks.length),
    isDecided: foretold.isDecided,
    slowed: { now: slowedBy(now), before: slowedBy(lastRun?.environment ?? null) },
    tails: plannedTails(design),
    limits: machineLimits(design, machine),
    gateless: gatelessNotes(design),
    rows,
    noises: before.map(({ row, noise }) => ({ row, pct: 100 * sizeOf(noise) })),
    looks: detectableAt(design, rows, roundsToSee(suite, benchmarks.length, rounds), before),
  }
}

/** Rounds of a run of which nothing is known: all. */
const roundsToSee = (suite: Suite, functions: number, rounds: number) =>
  functions === 0 ? fixedRounds(suite.rounds).max : rounds
