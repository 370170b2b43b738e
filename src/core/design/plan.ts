import type {
  Arm,
  Contrast,
  ContrastAsk,
  Look,
  Plan,
  ResolvedSource,
  Side,
  Suite,
  Target,
  Trial,
  Unchanged,
} from '../model/model.ts'
import { derive, shuffle } from '../stats/random.ts'
import { plannedLooks } from '../stats/tests/planned-looks.ts'
import { patternOf } from '../text/pattern.ts'

/** Two-sided error probability of the whole table. */
export const ALPHA = 0.05

/** `head` where the suite has one unnamed variant, else `head@greentea`. */
export const armId = (side: Side, variant: string) =>
  variant === 'default' ? side : `${side}@${variant}`

/** Id of the contrast of an arm with itself. */
export const AA = 'aa'

/** The arm that a suite's other contrasts start from. */
function firstArm(suite: Suite): string {
  const [ask] = suite.contrasts.filter(({ kind }) => kind !== 'aa')
  const [first] = ask === undefined ? [] : contrastsOf(ask, suite, 0)
  if (first === undefined) return armId('head', suite.variants[0]?.name ?? 'default')
  return first.kind === 'benchmarks' ? first.arm : first.base
}

const under = (kind: string, variant: string) =>
  variant === 'default' ? kind : `${kind}@${variant}`

/** Contrasts of one ask; an interaction brings the two contrasts that it is between. */
function contrastsOf(ask: ContrastAsk, suite: Suite, index: number): Contrast[] {
  const refs = (variant: string): Contrast => ({
    id: under('refs', variant),
    kind: 'refs',
    base: armId('base', variant),
    head: armId('head', variant),
  })
  switch (ask.kind) {
    case 'refs':
      return suite.variants.map((variant) => refs(variant.name))
    case 'aa': {
      const base = firstArm(suite)
      return [{ id: AA, kind: 'aa', base, head: `${base}~again` }]
    }
    case 'variants':
      return [
        {
          id: `variants@${ask.ref}:${ask.base}:${ask.head}`,
          kind: 'variants',
          base: armId(ask.ref, ask.base),
          head: armId(ask.ref, ask.head),
        },
      ]
    case 'benchmarks':
      return suite.variants.map((variant) => ({
        id: under(`benchmarks${index}`, variant.name),
        kind: 'benchmarks',
        arm: armId(ask.ref, variant.name),
        base: ask.base,
        head: ask.head,
      }))
    case 'interaction': {
      const [first, second] = [refs(ask.base), refs(ask.head)]
      return [
        first,
        second,
        {
          id: `interaction:${ask.base}:${ask.head}`,
          kind: 'interaction',
          base: first.id,
          head: second.id,
        },
      ]
    }
  }
}

/** Every contrast once, in the order of the asks, interactions last. */
export function makeContrasts(suite: Suite): Contrast[] {
  const byId = new Map<string, Contrast>()
  for (const [index, ask] of suite.contrasts.entries()) {
    for (const contrast of contrastsOf(ask, suite, index)) byId.set(contrast.id, contrast)
  }
  const all = [...byId.values()]
  return [
    ...all.filter((contrast) => contrast.kind !== 'interaction'),
    ...all.filter((contrast) => contrast.kind === 'interaction'),
  ]
}

/** The arms that the contrasts need, base side first, copies last. */
export function makeArms(suite: Suite): Arm[] {
  const needed = new Set<string>()
  const copies = new Map<string, string>()
  for (const contrast of makeContrasts(suite)) {
    if (contrast.kind === 'benchmarks') needed.add(contrast.arm)
    else if (contrast.kind !== 'interaction') needed.add(contrast.base).add(contrast.head)
    if (contrast.kind === 'aa') copies.set(contrast.base, contrast.head)
  }
  const sides: Side[] = ['base', 'head']
  const arms: Arm[] = sides
    .flatMap((side) => suite.variants.map((variant) => ({ side, variant: variant.name })))
    .map(({ side, variant }) => ({ id: armId(side, variant), side, variant }))
    .filter((arm) => needed.has(arm.id))
  const again = arms.flatMap((arm): Arm[] => {
    const id = copies.get(arm.id)
    return id === undefined ? [] : [{ ...arm, id, copyOf: arm.id }]
  })
  return [...arms, ...again]
}

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

/** Looks of the suite; with `until: rounds` there is one, at the last round. */
export function looksOf(suite: Suite): Look[] {
  if (suite.until === 'rounds') return [{ rounds: suite.rounds.max, weight: 1 }]
  return plannedLooks({ alpha: ALPHA, most: suite.rounds.max, least: suite.rounds.min })
}

/** What will be done. Pure: the same input gives the same plan, and so the same order of trials. */
export function makePlan(input: {
  suite: Suite
  sources: Record<Side, ResolvedSource | null>
  targets: Target[]
  unchanged: Unchanged[]
  seed: string
  shard: Plan['shard']
}): Plan {
  const contrasts = makeContrasts(input.suite)
  return {
    schemaVersion: 1,
    suite: input.suite,
    sources: input.sources,
    arms: makeArms(input.suite),
    targets: assignBlocks(input.targets, contrasts),
    contrasts,
    unchanged: input.unchanged,
    seed: input.seed,
    alpha: ALPHA,
    looks: looksOf(input.suite),
    shard: input.shard,
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
