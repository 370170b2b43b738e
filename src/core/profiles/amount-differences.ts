/** Heap, mutex and block profiles of two arms -> which functions allocate or wait more or less. */

import { differenceLimits } from '../../stats/distributions.ts'
import type {
  AmountFunction,
  AmountPart,
  ProfileDelta,
  Side,
  TargetAmounts,
} from '../model/model.ts'
import { type Counts, countByFunction, sum, totalOf } from './by-function.ts'
import type { FunctionAmounts } from './decode.ts'
import { byNoiseAndSize, criticalValue, isBeyondNoise } from './function-differences.ts'

/** One column of one run; operations null: unknown. */
export type AmountRun = { amounts: FunctionAmounts; operations: number | null }

/** Risk that any interval of a column misses, all together. */
const ALPHA = 0.05
/** Fewer looks of the profiler in both arms together say nothing. */
const FEWEST_EVENTS = 10
/** Share of an arm's total from which a function is worth a line. */
const LEAST_SHARE = 0.005
/** Functions that are kept, by their own code and with what they call. */
const KEPT = { flat: 20, cum: 20 }
/** What calls nearly everything on both sides says no more than the whole does. */
const WHOLE_SHARE = 0.98

/** Runs of a side without which nothing is known of how they differ. */
export const LEAST_AMOUNT_RUNS = 2

/**
 * Functions with a part of the whole that is worth telling. A run is one observation: what it has
 * an operation, so that the intervals hold whatever the amounts are (heavy tails of waits, exact
 * counts of bytes), with Student's t in each arm and Bonferroni over all that is compared.
 */
export function compareAmounts(
  runs: Record<Side, AmountRun[]>,
): Pick<TargetAmounts, 'level' | 'compared' | 'functions'> {
  const amountsOf = (side: Side) => runs[side].map(({ amounts }) => amounts)
  const totals = { base: totalsOf(amountsOf('base')), head: totalsOf(amountsOf('head')) }
  const isWorth = (counts: Counts) =>
    sum(counts.base) > LEAST_SHARE * totals.base || sum(counts.head) > LEAST_SHARE * totals.head
  const events = eventsByFunction({ base: amountsOf('base'), head: amountsOf('head') })
  const isSeen = (name: string) => totalOf(events.get(name) ?? NONE) >= FEWEST_EVENTS
  const counted = countByFunction({ base: amountsOf('base'), head: amountsOf('head') })
  const candidates = counted.filter(({ name, cum }) => isSeen(name) && isWorth(cum))
  const flats = candidates.filter(({ flat }) => isWorth(flat))
  const alpha = ALPHA / Math.max(1, candidates.length + flats.length)
  const partOf = (name: string, counts: Counts): AmountPart => {
    const looks = events.get(name) ?? NONE
    const limits = (side: Side) => meanLimits(runs[side], counts[side], sum(looks[side]), alpha)
    const delta = differenceLimits(limits('base'), limits('head'))
    return { base: sum(counts.base), head: sum(counts.head), delta }
  }
  const functions = candidates.map(
    ({ flat, cum, ...named }): AmountFunction => ({
      ...named,
      flat: isWorth(flat) ? partOf(named.name, flat) : null,
      cum: partOf(named.name, cum),
    }),
  )
  const isPart = ({ cum }: AmountFunction) =>
    cum.base < WHOLE_SHARE * totals.base || cum.head < WHOLE_SHARE * totals.head
  return { level: 1 - ALPHA, compared: functions.length, functions: tellingOf(functions, isPart) }
}

/** By how much the wholes of runs of one side differ at the most, as a fraction of their mean. */
export function spreadOf(runs: Record<Side, AmountRun[]>): number {
  const spreads = SIDES.map((side) => {
    const wholes = runs[side].map(({ amounts, operations }) => amounts.total / (operations ?? 1))
    const mean = sum(wholes) / wholes.length
    return mean === 0 ? 0 : (Math.max(...wholes) - Math.min(...wholes)) / mean
  })
  return Math.max(...spreads)
}

/** Difference of the wholes an operation, by how runs differ. */
export function wholeOf(runs: Record<Side, AmountRun[]>): ProfileDelta {
  const limits = (side: Side) => {
    const wholes = runs[side].map(({ amounts }) => amounts.total)
    return meanLimits(runs[side], wholes, sum(wholes), ALPHA)
  }
  return differenceLimits(limits('base'), limits('head'))
}

const NONE: Counts = { base: [], head: [] }

const totalsOf = (amounts: FunctionAmounts[]) => sum(amounts.map(({ total }) => total))

function eventsByFunction(runs: Record<Side, FunctionAmounts[]>): Map<string, Counts> {
  const seen = (amounts: FunctionAmounts) => ({ flat: amounts.events, cum: amounts.events })
  const counted = countByFunction({ base: runs.base.map(seen), head: runs.head.map(seen) })
  return new Map(counted.map(({ name, cum }) => [name, cum]))
}

/**
 * Mean over the runs of an amount an operation, with its limits. What was sampled is at least as
 * uncertain as the number of its samples says, also where the runs happen to agree.
 */
function meanLimits(runs: AmountRun[], amounts: number[], events: number, alpha: number) {
  const isCounted = runs.every(({ operations }) => operations !== null)
  const rates = runs.map(
    ({ operations }, i) => (amounts[i] ?? 0) / (isCounted ? (operations ?? 1) : 1),
  )
  const point = sum(rates) / rates.length
  const squares = sum(rates.map((rate) => (rate - point) ** 2))
  const spread = Math.sqrt(squares / (rates.length - 1) / rates.length)
  const isSampled = runs.some(({ amounts: { isSampled } }) => isSampled)
  const least = isSampled && events > 0 ? point / Math.sqrt(events) : 0
  const half = criticalValue(alpha, rates.length - 1) * Math.max(spread, least)
  return { point, low: Math.max(0, point - half), high: point + half }
}

export const byAmount = (a: AmountPart, b: AmountPart) => byNoiseAndSize(a.delta, b.delta)

/** What divides totals: operations, or runs where operations are not known. */
export const exposuresOf = ({ base, head }: Pick<TargetAmounts, Side>): Record<Side, number> =>
  base.operations === null || head.operations === null
    ? { base: base.runs, head: head.runs }
    : { base: base.operations, head: head.operations }

/** Beyond the noise and worth a word: exact counts also tell of what does not matter. */
export function isMoved(profile: Pick<TargetAmounts, Side>, { delta }: AmountPart): boolean {
  const per = exposuresOf(profile)
  const wholes = SIDES.map((side) => profile[side].total / Math.max(1, per[side]))
  return isBeyondNoise(delta) && Math.abs(delta.point) >= LEAST_SHARE * Math.max(...wholes)
}

const SIDES: Side[] = ['base', 'head']

function tellingOf(functions: AmountFunction[], isPart: (one: AmountFunction) => boolean) {
  const flats = functions
    .filter(({ flat }) => flat !== null)
    .sort((a, b) => (a.flat && b.flat ? byAmount(a.flat, b.flat) : 0))
  const cums = functions.filter(isPart).sort((a, b) => byAmount(a.cum, b.cum))
  return [...new Set([...flats.slice(0, KEPT.flat), ...cums.slice(0, KEPT.cum)])]
}
