/** Chains of made histories: how often the band holds the truth, and what absolute medians say. */
import { chainOf, errorOf, type Link } from '../../../src/report/history.ts'
import { compareSamples } from '../../../src/report/report.ts'
import { medianOf as median } from '../../../src/stats/distributions.ts'
import { below, derive, normal, type Random } from '../../../src/stats/random.ts'
import { pointOf } from '../../../src/stats/sample.ts'
import { plannedAnalyses } from '../../../src/stats/schedule.ts'

export type MadeChain = {
  commits: number
  rounds: number
  /** Noise of one trial, in percent. */
  noisePct: number
  /** What each commit adds, in percent; and a step somewhere. */
  creepPct: number
  stepPct: number
  /** After so many commits the head is held against one so far back; 0: never. */
  loopEvery: number
}

/** How much longer three machines take, in percent of the first. */
const MACHINES_PCT = [0, 18, -14]

const ALPHA = 0.05

type Trials = { values: number[]; machine: number }

function trialsOf(level: number, luck: readonly number[], noise: number, stream: Random): number[] {
  return luck.map((one) => Math.exp(level + one + noise * normal(stream)))
}

/** One paired run on one machine, judged by the rule: its link, and the head's absolute median. */
function runOf(
  made: MadeChain,
  levels: readonly number[],
  [base, head]: [number, number],
  stream: Random,
  seed: string,
): { link: Link | null; head: Trials } {
  const machine = below(MACHINES_PCT.length, stream)
  const speed = Math.log1p(MACHINES_PCT[machine]! / 100)
  const luck = Array.from({ length: made.rounds }, () => speed + 0.03 * normal(stream))
  const noise = made.noisePct / 100
  const [before, after] = [base, head].map((at) => trialsOf(levels[at]!, luck, noise, stream))
  const looks = plannedAnalyses({ alpha: ALPHA, most: made.rounds })
  const rules = { alpha: ALPHA, seed, analyses: looks, final: true, gatesMeans: false }
  const [row] = compareSamples(
    [
      {
        contrast: 'refs',
        benchmark: 'scan',
        metric: 'time/op',
        unit: 's',
        better: 'lower',
        assume: 'noisy',
        marginPct: 1,
        role: 'gating',
        failed: { base: 0, head: 0 },
        base: before!,
        head: after!,
        headFirst: before!.map(() => null),
        reruns: 0,
        resolutionPct: null,
        layout: 'single',
        machines: null,
      },
    ],
    rules,
  ).value
  const [point, se] = [pointOf(row!.estimate), errorOf(row!.estimate)]
  const link =
    point === null || se === null ? null : { base: String(base), head: String(head), point, se }
  return { link, head: { values: after!, machine } }
}

export type ChainTally = {
  /** Shares of points whose band holds the truth: of the chain, and of its last point alone. */
  covered: number
  coveredLast: number
  /** Mean half width of the last band, and mean error there, in percent. */
  bandPct: number
  errorPct: number
  /** The same error of absolute medians, each from the machine that there was. */
  absoluteErrorPct: number
  /** Steps that were told where there is one, or none. */
  steps: number
}

type Sums = Record<'points' | 'held' | 'lastHeld' | 'band' | 'error' | 'absolute' | 'steps', number>

const tallyOf = (all: Sums, runs: number): ChainTally => ({
  covered: all.held / all.points,
  coveredLast: all.lastHeld / runs,
  bandPct: (100 * all.band) / runs,
  errorPct: (100 * all.error) / runs,
  absoluteErrorPct: (100 * all.absolute) / runs,
  steps: all.steps / runs,
})

export function tallyChains(
  runs: number,
  made: MadeChain,
  seed: string,
  tell: (done: number, soFar: ChainTally) => void = () => {},
): ChainTally {
  const all: Sums = { points: 0, held: 0, lastHeld: 0, band: 0, error: 0, absolute: 0, steps: 0 }
  for (let run = 0; run < runs; run++) {
    const stream = derive(seed, run)
    const stepAt = 1 + below(made.commits, stream)
    const levels = Array.from(
      { length: made.commits + 1 },
      (_, at) =>
        at * Math.log1p(made.creepPct / 100) + (at >= stepAt ? Math.log1p(made.stepPct / 100) : 0),
    )
    const links: Link[] = []
    const medians: number[] = []
    for (let at = 1; at <= made.commits; at++) {
      const far = at % made.loopEvery === 0 ? [at - made.loopEvery] : []
      for (const base of [at - 1, ...far]) {
        const { link, head } = runOf(made, levels, [base, at], stream, `${seed} ${run} ${at}`)
        if (link !== null) links.push(link)
        if (base === at - 1) medians[at] = Math.log(median(head.values))
        if (at === 1) medians[0] = Math.log(median(head.values)) - (levels[1]! - levels[0]!)
      }
    }
    const shas = levels.map((_, at) => String(at))
    const { points, steps } = chainOf(shas, links, Math.log1p(0.01))
    const errors = points.map(({ sha, level }) => level - levels[Number(sha)]!)
    const own = points.slice(1)
    all.points += own.length
    all.held += own.filter(({ sha, low, high }) => {
      const truth = levels[Number(sha)]!
      return low <= truth && truth <= high
    }).length
    const last = points.at(-1)!
    const truth = levels.at(-1)!
    all.lastHeld += last.low <= truth && truth <= last.high ? 1 : 0
    all.band += (last.high - last.low) / 2
    all.error += Math.abs(errors.at(-1)!)
    const offs = medians.map((one, at) => Math.abs(one - medians[0]! - levels[at]!))
    all.absolute += offs.reduce((sum, one) => sum + one, 0) / made.commits
    all.steps += steps.length
    tell(run + 1, tallyOf(all, run + 1))
  }
  return tallyOf(all, runs)
}
