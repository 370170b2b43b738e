/** What a run would do and could see, found without building anything. */
import type { Arm, Contrast, Plan, Suite, Target } from '../model/model.ts'
import { normalQuantile } from '../stats/distributions/normal-quantile.ts'
import { makeForecast } from '../stats/flips/forecast.ts'
import { folderOf } from '../text/path.ts'
import type { Design } from './design.ts'
import { roundSecOf } from './fit.ts'
import { type Machine, machineLimits } from './machine-limits.ts'
import { roundsBudgetSec } from './rounds-paid.ts'
import { plannedTails } from './tails.ts'

/** Noise of one paired difference, in percent, for which a preview says what could be seen. */
export const PREVIEW_NOISE_PCT = [1, 3, 10]

/** Seconds a trial takes beside its benchmark: process start, reading what it printed. */
const TRIAL_OVERHEAD_SEC = 0.03

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
  /** Rows that would be judged together, as far as the sources tell. */
  rows: number
  /** Of a run that the budget pays for; null: no effect is large enough. */
  looks: { rounds: number; detectablePct: (number | null)[] }[]
  /** Percentiles that are asked for and that blocks of load may be too short for. */
  tails: string[]
  /** What this machine cannot give to the suite. */
  limits: string[]
}

/** The last run of a suite, as its folder has it. */
export type LastRun = { targets: readonly Target[]; probeSec: number }

/** So many functions were tried out; they have so many benchmarks, those below them counted. */
export type FoundBefore = { functions: number; benchmarks: number }

const leavesOf = ({ settings }: Target) => Number(settings.leaves ?? 1)

/** Targets of a function of these sources, as the last run knew them. */
function targetsOf({ targets }: LastRun, { path, name }: Preview['benchmarks'][number]): Target[] {
  const folder = folderOf(path)
  return targets.filter(({ id, unit, settings, expectedSec }) => {
    const [own] = id.slice(unit.length + 1).split('/')
    return own === name && settings.folder === folder && expectedSec !== null
  })
}

/** What is known of the functions, and the seconds of a round of them and of those that are not. */
function byLastRun(
  lastRun: LastRun | null,
  benchmarks: Preview['benchmarks'],
  secOf: (name: string) => number,
  arms: number,
): { known: FoundBefore | null; roundSec: number } {
  const known: FoundBefore = { functions: 0, benchmarks: 0 }
  let roundSec = 0
  for (const one of benchmarks) {
    const own = lastRun === null ? [] : targetsOf(lastRun, one)
    const ownSec = own.length === 0 ? arms * secOf(one.name) : roundSecOf(own)
    roundSec += ownSec
    known.functions += own.length === 0 ? 0 : 1
    known.benchmarks += own.reduce((sum, target) => sum + leavesOf(target), 0)
  }
  return { known: known.functions === 0 ? null : known, roundSec }
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

/** What a run of so many rounds calls in 4 of 5 cases by each of its looks; null: nothing. */
function detectableAt(design: Design, rows: number, most: number): Preview['looks'] {
  const { alpha } = design
  const looks = design.looks.filter(({ rounds }) => rounds < most).map(({ rounds }) => rounds)
  if (most < 1) return []
  // Drawn by chance they would be noisier or quieter than what they stand for.
  const model = Float64Array.from({ length: MODEL_ROUNDS }, (_, i) =>
    normalQuantile((i + 0.5) / MODEL_ROUNDS),
  )
  const table = Array.from({ length: rows }, () => model)
  const forecast = makeForecast(table, alpha, { most, looks: [...looks, most] })
  return [...looks, most].map((rounds) => {
    const size = forecast.detectableBy(table[0]!, rounds, most)
    const detectablePct = PREVIEW_NOISE_PCT.map((pct) => (size === Infinity ? null : pct * size))
    return { rounds, detectablePct }
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
  const secOf = (name: string) =>
    TRIAL_OVERHEAD_SEC + (blocks.find(({ benchmark }) => benchmark === name)?.sec ?? sampleSec)
  const { known, roundSec } = byLastRun(lastRun, benchmarks, secOf, arms.length)
  const forRoundsSec = roundsBudgetSec(suite) - (lastRun?.probeSec ?? 0)
  const roundsInBudget = roundSec === 0 ? 0 : Math.max(0, Math.floor(forRoundsSec / roundSec))
  const rounds = Math.min(suite.rounds.max, roundsInBudget)
  const leaves = benchmarks.length + (known === null ? 0 : known.benchmarks - known.functions)
  const rows = rowsOf(leaves, contrasts)
  return {
    suite,
    sources,
    arms,
    contrasts,
    benchmarks,
    known,
    mayHaveMore: workload.source.benchmarks.kind === 'searched',
    roundSec,
    mostSec: rounds * roundSec,
    roundsInBudget,
    tails: plannedTails(design),
    limits: machineLimits(design, machine),
    rows,
    looks: detectableAt(design, rows, roundsInBudget === 0 ? suite.rounds.max : rounds),
  }
}
