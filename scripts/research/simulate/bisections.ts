/** Bisections of made histories: how often the name is right, wrong, or one of a set. */

import type { PairedSample } from '../../../src/model/model.ts'
import {
  alphaOfStage,
  candidatesIn,
  narrowed,
  openIn,
  roundsAfter,
  rowOf,
  SPARE_STAGES,
  type StageContrasts,
  shownIn,
  stagesFor,
  type WatchedRow,
  watchedIn,
} from '../../../src/report/bisect.ts'
import { below, derive, exponential, normal, type Random } from '../../../src/stats/random.ts'
import { plannedAnalyses } from '../../../src/stats/schedule.ts'
import { judgeRows } from '../../../src/stats/table.ts'

/** `steps`: by place, what commits from there on take more, in percent. */
export type History = {
  commits: number
  steps: Record<number, number>
  /** Noise of one trial, in percent; `spikes`: how often one takes a fifth longer or more. */
  noisePct: number
  spikes: number
  /** Spread of layouts, in percent; `single`: each commit has one that stays. */
  layoutSdPct: number
  layout: 'fresh' | 'single'
  /** Of a stage at most; one that tells nothing is run again with more. */
  rounds: number
}

export type Outcome = { low: number; high: number; stages: number; trials: number }

const ALPHA = 0.05

const levelAt = ({ steps }: History, place: number) =>
  Object.entries(steps)
    .filter(([at]) => Number(at) <= place)
    .reduce((sum, [, pct]) => sum + Math.log1p(pct / 100), 0)

/** The level of each commit, with the luck of its layout where that stays. */
function levelsOf(history: History, stream: Random): number[] {
  const sd = history.layout === 'single' ? history.layoutSdPct / 100 : 0
  return Array.from(
    { length: history.commits + 1 },
    (_, place) => levelAt(history, place) + (sd === 0 ? 0 : sd * normal(stream)),
  )
}

/** One trial: the level of its commit, the luck of its round, noise, and now and then a spike. */
function trialOf(history: History, level: number, round: number, stream: Random): number {
  const sd =
    history.layout === 'fresh'
      ? Math.hypot(history.noisePct, history.layoutSdPct)
      : history.noisePct
  const noise = (sd / 100) * normal(stream)
  const spike = stream() < history.spikes ? 0.2 * (1 + exponential(stream)) : 0
  return Math.exp(level + round + noise + spike)
}

const idOf = (from: number, to: number) => `${from}:${to}`

function sampleOf(
  [base, head]: [number, number],
  values: ReadonlyMap<number, (number | null)[]>,
  layout: History['layout'],
): PairedSample {
  const [before, after] = [values.get(base)!, values.get(head)!]
  const ran = 1 + before.findLastIndex((one, i) => one !== null && after[i] !== null)
  return {
    contrast: idOf(base, head),
    benchmark: 'scan',
    metric: 'time/op',
    unit: 's',
    better: 'lower',
    assume: 'noisy',
    marginPct: 1,
    role: 'gating',
    base: before,
    head: after,
    failed: { base: 0, head: 0 },
    reruns: 0,
    machines: null,
    ...(ran < before.length ? { stoppedAfter: ran } : {}),
    sides: { base: String(base), head: String(head) },
    headFirst: before.map(() => null),
    resolutionPct: null,
    layout,
  }
}

/** One bisection of the history; the same seed gives the same. */
export function bisectMade(history: History, seed: string): Outcome {
  const stream = derive(seed, 'trials')
  const levels = levelsOf(history, stream)
  const alpha = alphaOfStage(ALPHA, history.commits)
  let most = history.rounds
  let bracket = { low: 0, high: history.commits }
  let watched: WatchedRow | null = null
  let [stages, trials] = [0, 0]
  for (; stages < stagesFor(history.commits) + SPARE_STAGES; ) {
    const places = candidatesIn(bracket, new Set())
    if (stages > 0 && places.length === 0) break
    stages++
    const looks = plannedAnalyses({ alpha, most, least: 8 })
    const { low, high } = bracket
    const pairs: [number, number][] = [
      [low, high],
      ...places.flatMap((place): [number, number][] => [
        [low, place],
        [place, high],
      ]),
    ]
    const contrasts: StageContrasts = {
      whole: idOf(low, high),
      candidates: places.map((place) => ({
        place,
        arm: String(place),
        fromLow: idOf(low, place),
        toHigh: idOf(place, high),
      })),
    }
    const values = new Map([low, ...places, high].map((at) => [at, [] as (number | null)[]]))
    let running = new Set(values.keys())
    let left = bracket
    for (let round = 1; round <= most; round++) {
      const luck = 0.05 * normal(stream)
      for (const [place, own] of values) {
        const isRun = running.has(place)
        own.push(isRun ? trialOf(history, levels[place]!, luck, stream) : null)
        trials += isRun ? 1 : 0
      }
      const isEnd = round === most
      if (!isEnd && !looks.some(({ rounds }) => rounds === round)) continue
      const rules = { alpha, seed: `${seed} ${stages}`, analyses: looks, final: isEnd }
      const samples = pairs.map((pair) => sampleOf(pair, values, history.layout))
      const rows = judgeRows(samples, rules).rows.map(rowOf)
      watched ??= watchedIn(rows, contrasts, null)
      if (watched === null) continue
      const shown = shownIn(rows, contrasts, watched, () => false)
      left = narrowed(bracket, shown)
      const open = openIn(left, shown)
      if (open.length === 0) break
      running = new Set([low, high, ...open.map(({ place }) => place)])
    }
    const isNarrower = watched !== null && (left.low > low || left.high < high)
    bracket = left
    const more = isNarrower ? most : roundsAfter(most)
    if (more === null) break
    most = more
  }
  return { ...(watched === null ? { low: 0, high: history.commits } : bracket), stages, trials }
}

export type Tally = { right: number; set: number; wrong: number; stages: number; trials: number }

/**
 * Many of them. right: one commit is named, and it is one that was planted; set: several are left,
 * one of them planted; wrong: what is left holds none of them.
 */
export function tallyBisections(
  runs: number,
  made: (nth: number, stream: Random) => History,
  seed: string,
  tell: (done: number, soFar: Tally) => void = () => {},
): Tally {
  const tally: Tally = { right: 0, set: 0, wrong: 0, stages: 0, trials: 0 }
  for (let nth = 0; nth < runs; nth++) {
    const history = made(nth, derive(seed, 'history', nth))
    const { low, high, stages, trials } = bisectMade(history, `${seed} ${nth}`)
    const isHeld = Object.keys(history.steps).some((at) => Number(at) > low && Number(at) <= high)
    tally[!isHeld ? 'wrong' : high - low === 1 ? 'right' : 'set'] += 1
    tally.stages += stages / runs
    tally.trials += trials / runs
    tell(nth + 1, tally)
  }
  return tally
}

/** A history of so many commits with one step of so many percent somewhere. */
export const oneStep =
  (pct: number, history: Omit<History, 'steps'>) =>
  (_: number, stream: Random): History => ({
    ...history,
    steps: { [1 + below(history.commits, stream)]: pct },
  })
