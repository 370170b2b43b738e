/** What will be done: a design with its targets and its seed, and the order of its trials. */

import { derive, shuffle } from '../../stats/random.ts'
import type { Contrast, Plan, ReachedBy, Suite, Target, Trial, Unchanged } from '../model/model.ts'
import { patternOf } from '../text/pattern.ts'
import type { Design } from './design.ts'

/**
 * Targets that a benchmark contrast pairs must be neighbours in time: they share a block.
 * Every other target is a block of its own.
 */
export function assignBlocks(targets: Target[], contrasts: Contrast[]): Target[] {
  const block = new Map(targets.map((target) => [target.id, target.id]))
  for (const contrast of contrasts) {
    if (contrast.kind !== 'benchmarks') continue
    const pattern = patternOf(contrast.base)
    for (const target of targets) {
      const name = target.id.slice(target.unit.length + 1)
      if (!pattern.test(name)) continue
      const partner = `${target.unit}.${pattern.replace(name, contrast.head)}`
      const mine = block.get(target.id)
      if (mine !== undefined && block.has(partner)) block.set(partner, mine)
    }
  }
  return targets.map((target) => ({ ...target, block: block.get(target.id) ?? target.id }))
}

/** What will be done. Pure: the same input gives the same plan, and so the same order of trials. */
export function makePlan(input: {
  design: Design
  sources: Plan['sources']
  targets: Target[]
  /** All that were built: a row has one name, whatever of the suite a change leaves out. */
  units?: string[]
  unchanged: Unchanged[]
  /** Why the others are executed; undefined: nobody asked. */
  reached?: ReachedBy[] | undefined
  seed: string
  shard: Plan['shard']
  /** Of an earlier run, to which these are added elsewhere; absent or null: there is none. */
  roundsBefore?: number | null
}): Plan {
  const { suite, arms, contrasts, looks, alpha } = input.design
  return {
    schemaVersion: 1,
    suite,
    sources: input.sources,
    arms: arms.map(({ arm }) => arm),
    targets: assignBlocks(input.targets, contrasts),
    ...(input.units === undefined ? {} : { units: input.units }),
    contrasts,
    unchanged: input.unchanged,
    ...(input.reached === undefined ? {} : { reached: input.reached }),
    seed: input.seed,
    alpha,
    looks,
    shard: input.shard,
    ...(input.roundsBefore == null ? {} : { roundsBefore: input.roundsBefore }),
    machines: null,
  }
}

/**
 * The part of a suite that one of several machines runs: an equal share of the rounds, all of
 * them, since machines that do not talk cannot stop early together. At least 4 pairs a machine,
 * or it says too little of it.
 */
export function shardOf(suite: Suite, shard: { index: number; count: number }): Suite {
  const rounds = Math.max(LEAST_PAIRS, Math.ceil(suite.rounds.max / shard.count))
  return {
    ...suite,
    rounds: { min: rounds, max: rounds },
    until: 'rounds',
  }
}

const LEAST_PAIRS = 4

/**
 * Trials of one round in order: blocks shuffled, and inside a block every (target, arm) shuffled,
 * which for two arms is a coin per round and benchmark. The order of a block depends on the seed,
 * the round and the block alone, not on which other targets or arms are still active.
 */
export function trialsOfRound(
  plan: Plan,
  round: number,
  active: ReadonlySet<string>,
  attempt = 0,
  isLive: (target: string, arm: string) => boolean = () => true,
): Trial[] {
  const blocks = new Map<string, { target: string; arm: string }[]>()
  for (const target of plan.targets) {
    const slots = blocks.get(target.block) ?? []
    for (const arm of target.arms) slots.push({ target: target.id, arm })
    blocks.set(target.block, slots)
  }
  const order = shuffle([...blocks.keys()], derive(plan.seed, 'blocks', round, attempt))
  return order
    .flatMap((block) => shuffle(blocks.get(block) ?? [], derive(plan.seed, block, round, attempt)))
    .filter(({ target, arm }) => active.has(target) && isLive(target, arm))
    .map((slot, position) => ({ round, position, attempt, ...slot }))
}

/** Seed of the link order of one build in one stretch of rounds: 1 to 2^31 - 1. */
export function layoutSeedOf(plan: Plan, arm: string, unit: string, stretch: number): number {
  const [low, high] = [1, 2 ** 31 - 1]
  return low + Math.floor(derive(plan.seed, 'layout', arm, unit, stretch)() * (high - low))
}

/** Which link order of a pool a stretch of rounds has, from 0. */
export const poolDraw = (plan: Plan, stretch: number, size: number): number =>
  Math.min(size - 1, Math.floor(derive(plan.seed, 'pool', stretch)() * size))
