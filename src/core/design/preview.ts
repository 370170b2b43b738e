/** What a run would do and could see, found without building anything. */

import { normalQuantile } from '../../stats/distributions.ts'
import { makeForecast, type Noise } from '../../stats/power.ts'
import { percentOfLn } from '../metrics/unit.ts'
import type { Arm, Contrast, Plan, Suite, Target } from '../model/model.ts'
import { folderOf } from '../text/path.ts'
import type { Design } from './design.ts'
import { foretoldBlind, foretoldLike, type LastRun, slowedBy } from './foretell.ts'
import { type Machine, machineLimits } from './machine-limits.ts'
import { plannedTails } from './tails.ts'

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
  known: FoundBefore | null
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
}

/** So many functions were tried out; they have so many benchmarks, those below them counted. */
export type FoundBefore = { functions: number; benchmarks: number }

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
  const known = { targets: [] as Target[], functions: 0, others: 0 }
  for (const one of functions) {
    const own = targetsOf(lastRun, one)
    known.targets.push(...own)
    if (own.length > 0) known.functions++
    else if (!lastRun.told.includes(one.name)) known.others++
  }
  return known
}

const MOST_ROWS = 200
/** Of a noise of 1; a table of so many rounds stands for all of this kind. */
const MODEL_ROUNDS = 60

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

/** What a run of so many rounds calls in 4 of 5 cases by each of its looks; null: nothing. */
function detectableAt(
  design: Design,
  rows: number,
  most: number,
  before: LastRun['noise'],
): Preview['looks'] {
  const { alpha } = design
  const looks = design.looks.filter(({ rounds }) => rounds < most).map(({ rounds }) => rounds)
  if (most < 1) return []
  const model = modelNoise()
  const table = Array.from({ length: rows }, () => model)
  const forecast = makeForecast(table, alpha, { most, analyses: [...looks, most] })
  return [...looks, most].map((rounds) => {
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
  const found = lastRun === null ? null : knownOf(lastRun, benchmarks)
  const isTriedOut = workload.source.benchmarks.kind === 'searched'
  const foretold =
    lastRun === null || found === null || found.functions === 0
      ? foretoldBlind(
          suite,
          {
            ...{ arms: arms.length, isTriedOut },
            samplesSec: benchmarks.map(({ name }) => secOf(name) ?? sampleSec),
          },
          now,
        )
      : foretoldLike(suite, lastRun, found, now)
  const { functions = 0, targets = [] } = found ?? {}
  const known = { functions, benchmarks: targets.reduce((sum, one) => sum + leavesOf(one), 0) }
  const { rounds, roundSec } = foretold
  const rows = rowsOf(benchmarks.length + known.benchmarks - functions, contrasts)
  const before = noisesBefore(lastRun)
  return {
    ...{ suite, sources, arms, contrasts, benchmarks },
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
    rows,
    noises: before.map(({ row, noise }) => ({ row, pct: 100 * sizeOf(noise) })),
    looks: detectableAt(design, rows, roundsToSee(suite, benchmarks.length, rounds), before),
  }
}

/** Rounds of a run of which nothing is known: all. */
const roundsToSee = (suite: Suite, functions: number, rounds: number) =>
  functions === 0 ? suite.rounds.max : rounds
