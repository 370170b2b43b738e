/**
 * The plan: a design with its targets and its seed, the order of its trials, and what need not run
 * because the change cannot reach it or built the same binary.
 */

import type { Finding, Subject } from '../model/findings.ts'
import { makeFinding, plannedOf } from '../model/findings.ts'
import type {
  BuildRecord,
  Claim,
  Comparison,
  Contrast,
  Plan,
  Problem,
  ReachedBy,
  Rename,
  Suite,
  Target,
  Trial,
  Unchanged,
} from '../model/model.ts'
import { patternOf } from '../model/pattern.ts'
import { fixedRounds } from '../settings/values.ts'
import { derive, shuffle } from '../stats/random.ts'
import type { Reached } from '../workloads/workload.ts'
import { isOfBenchmark } from './claims.ts'
import type { Design, DesignedArm } from './design.ts'

/** The targets that are one benchmark at several loads; of any other it alone. */
export function targetsOfCurve<T extends Pick<Target, 'id' | 'unit' | 'settings'>>(
  targets: readonly T[],
  { id, unit, settings: { curve } }: T,
): T[] {
  const isOf = (one: T) => one.unit === unit && one.settings.curve === curve
  return targets.filter((one) => (curve === undefined ? one.id === id : isOf(one)))
}

/**
 * Targets that a benchmark contrast pairs, and those of one curve, must be neighbours in time: they
 * share a block. Every other target is a block of its own.
 */
export function assignBlocks(targets: Target[], contrasts: Contrast[]): Target[] {
  const block = new Map(
    targets.map((target) => [target.id, targetsOfCurve(targets, target)[0]?.id ?? target.id]),
  )
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
  /** Of files; absent: nobody asked. */
  renames?: Rename[]
  /** Of an earlier run, to which these are added elsewhere; absent or null: there is none. */
  roundsBefore?: number | null
  /** What is to be proved; absent: nothing is. */
  claims?: Claim[] | undefined
}): Plan {
  const { suite, arms, contrasts, analyses, alpha } = input.design
  return {
    schemaVersion: 1,
    suite,
    sources: input.sources,
    arms: arms.map(({ arm }) => arm),
    targets: assignBlocks(input.targets, contrasts),
    ...(input.units === undefined ? {} : { units: input.units }),
    contrasts,
    ...((input.renames ?? []).length > 0 && { renames: input.renames }),
    unchanged: input.unchanged,
    ...(input.reached === undefined ? {} : { reached: input.reached }),
    seed: input.seed,
    alpha,
    looks: analyses,
    shard: input.shard,
    ...(input.roundsBefore == null ? {} : { roundsBefore: input.roundsBefore }),
    ...(input.claims === undefined ? {} : { claims: input.claims }),
    machines: null,
  }
}

/**
 * The part of a suite that one of several machines runs: an equal share of the rounds, all of
 * them, since machines that do not talk cannot stop early together. At least 4 pairs a machine,
 * or it says too little of it.
 */
export function shardOf(suite: Suite, shard: { index: number; count: number }): Suite {
  const rounds = Math.max(LEAST_PAIRS, Math.ceil(fixedRounds(suite.rounds).max / shard.count))
  // Machines are equal in what they measure, and not in how long they build.
  const { waitSec: _, ...own } = suite
  return {
    ...own,
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

/** Seed of the layout of one build from one round on: 1 to 2^31 - 1. */
export function layoutSeedOf(plan: Plan, arm: string, unit: string, round: number): number {
  const [low, high] = [1, 2 ** 31 - 1]
  return low + Math.floor(derive(plan.seed, 'layout', arm, unit, round)() * (high - low))
}

/** A page: all that the place of a stack can matter by. */
const MOST_PADDING = 4096

/**
 * Bytes of a variable in the environment of a round's processes, or of a server's start, which move
 * their stacks: the luck of that place is noise then, and not a result (Mytkowicz and others, ASPLOS
 * 2009). Both arms have the same.
 */
export const paddingBytesOf = (plan: Plan, of: 'round' | 'start', nth: number): number =>
  Math.floor(derive(plan.seed, 'padding', of, nth)() * (MOST_PADDING + 1))

/** A signed number of 32 bits everywhere, and a count in a report. */
const MOST_SEED = 1e9

/**
 * Seed of a load tool's random numbers, from 1: the same for all arms of a round, so that all are
 * asked the same questions. A warm-up has another, or the first block would repeat its inserts.
 */
export function loadSeedOf(
  plan: Plan,
  of: 'prepare' | 'warm-up' | Pick<Trial, 'round' | 'attempt'>,
) {
  const parts = typeof of === 'string' ? [of] : ['block', of.round, of.attempt]
  return 1 + Math.floor(derive(plan.seed, 'load', ...parts)() * (MOST_SEED - 1))
}

/** The plan with those of the findings that a plan keeps, in place of what it had of them. */
export const withFindingsOf = (plan: Plan, problems: readonly Problem[]): Plan => ({
  ...plan,
  findings: problems.flatMap((one) => plannedOf(one) ?? []),
})

// What a change cannot reach: the pairs of arms to compare, and what follows for the plan.

/** Two arms of one variant, before and after the change. */
export type ReachPair = { contrast: Contrast; base: DesignedArm; head: DesignedArm }

/**
 * The pairs of arms that differ by the change alone. None where identical code is to run: variants
 * are built in other ways on purpose, and a control is about the machine.
 */
export function changePairs({ suite, contrasts, arms }: Design): ReachPair[] {
  if (suite.reach === 'off' || suite.runIdentical) return []
  const armOf = (id: string) => arms.find(({ arm }) => arm.id === id)
  return contrasts.flatMap((contrast) => {
    if (contrast.kind !== 'refs' && contrast.kind !== 'variants') return []
    const [base, head] = [armOf(contrast.base), armOf(contrast.head)]
    if (base === undefined || head === undefined) return []
    // Variants that are refs are built alike.
    const isOfRefs = contrast.kind === 'refs' || head.variant.source !== undefined
    return isOfRefs ? [{ contrast, base, head }] : []
  })
}

/** Those of which a program can tell what the change reaches. */
export const reachPairs = (design: Design): ReachPair[] =>
  design.workload.build.reach === undefined ? [] : changePairs(design)

/**
 * What need not be executed, with what is known of one contrast, and why other things are. A unit
 * that is the same binary on both sides may still read files that are not: then it is executed.
 */
export function withReached(
  before: Unchanged[],
  { id: contrast }: Contrast,
  answers: Reached[],
): { unchanged: Unchanged[]; reached: ReachedBy[]; problems: Problem[] } {
  const isOf = (unit: string) => (entry: Unchanged) =>
    entry.contrast === contrast && entry.unit === unit
  const used = answers.filter(
    ({ unit, isKnown, doubts }) => !before.some(isOf(unit)) || (isKnown && doubts.length > 0),
  )
  const earlier = before.filter((entry) => !used.some(({ unit }) => isOf(unit)(entry)))
  const unchanged = used.flatMap(({ unit, same }) =>
    same.length === 0 ? [] : [{ contrast, unit, sha256: null, benchmarks: same }],
  )
  const problems = used.flatMap(({ unit, doubts }) =>
    doubts.map((why) =>
      makeFinding('reach-unknown', null, { why, isReached: true }, { where: unit }),
    ),
  )
  const reached = answers.flatMap(({ unit, reached: of }) =>
    before.some((entry) => isOf(unit)(entry) && earlier.includes(entry))
      ? []
      : of.map((one) => ({ contrast, unit, ...one })),
  )
  return { unchanged: [...earlier, ...unchanged], reached, problems }
}

/** Whether a contrast has nothing to tell of a benchmark of a unit, named as the unit lists it. */
export function isLeftOut(
  unchanged: readonly Unchanged[],
  { contrast, unit, name }: { contrast: string; unit: string; name: string },
): boolean {
  return unchanged.some(
    (entry) =>
      entry.contrast === contrast &&
      entry.unit === unit &&
      (entry.sha256 !== null || entry.benchmarks.includes(name)),
  )
}

/** The same of a target, whose id begins with the unit and the benchmark that it is of. */
export function isUnchanged(
  unchanged: readonly Unchanged[],
  { contrast, unit, target }: { contrast: string; unit: string; target: string },
): boolean {
  const [first = ''] = target.slice(unit.length + 1).split('/')
  return isLeftOut(unchanged, { contrast, unit, name: `Benchmark${first}` })
}

// Units that need not be run, because both sides of a contrast built the same.

/**
 * Units whose builds do the same work on both sides of a contrast, run with the same settings:
 * whatever would be measured between them is noise.
 */
export function unchangedPackages(design: Design, records: BuildRecord[]): Unchanged[] {
  const { doSameWork } = design.workload.build
  if (doSameWork === undefined) return []
  const built = new Map(records.map((record) => [`${record.arm} ${record.unit}`, record]))
  const units = [...new Set(records.map((record) => record.unit))]
  const variants = new Map(design.arms.map(({ arm, variant }) => [arm.id, variant]))
  const runSettings = (arm: string) => {
    const variant = variants.get(arm)
    return JSON.stringify([variant?.runEnv, variant?.args])
  }
  return design.contrasts.flatMap((contrast) => {
    if (contrast.kind !== 'refs' && contrast.kind !== 'variants') return []
    if (runSettings(contrast.base) !== runSettings(contrast.head)) return []
    return units.flatMap((unit) => {
      const [base, head] = [contrast.base, contrast.head].map((arm) => built.get(`${arm} ${unit}`))
      if (base === undefined || head === undefined || !doSameWork(base, head)) return []
      return [{ contrast: contrast.id, unit, sha256: base.sha256, benchmarks: [] }]
    })
  })
}

/** The function of a benchmark, by the name that its rows have. */
export function functionOf(benchmark: string): string {
  const [own = ''] = benchmark.split('/')
  return `Benchmark${own.replace(/-\d+$/, '').replace(/^.*\./, '')}`
}

/** Whether a contrast executes nothing of a benchmark, by the name that its rows have. */
export function isNamedUnchanged(
  plan: Packages & Pick<Plan, 'unchanged'>,
  contrast: string,
): (benchmark: string) => boolean {
  const isListed = listedNames(plan)
  const own = plan.unchanged.filter((entry) => entry.contrast === contrast)
  return (benchmark) =>
    own.some(({ unit, benchmarks }) =>
      benchmarks.some((name) => isListed(benchmark, { unit, name })),
    )
}

/** What no contrast executes, once a unit: names as it lists them that none of these rows is of. */
export function neverExecuted(
  plan: Packages & Pick<Plan, 'unchanged'>,
  rows: readonly Pick<Comparison, 'benchmark'>[],
): string[] {
  const isListed = listedNames(plan)
  const functions = plan.unchanged.flatMap(({ unit, benchmarks }) =>
    benchmarks.map((name) => ({ unit, name })),
  )
  const once = new Map(functions.map((one) => [JSON.stringify([one.unit, one.name]), one]))
  return [...once.values()]
    .filter((one) => !rows.some(({ benchmark }) => isListed(benchmark, one)))
    .map(({ name }) => name)
}

// Which row of the table a finding is about, and which benchmark a name stands for.

/** Shortest labels that tell the units apart: the common leading path is dropped. */
export function scopeLabels(units: string[]): Map<string, string> {
  const distinct = [...new Set(units)]
  if (distinct.length < 2) return new Map(distinct.map((unit) => [unit, '']))
  const parts = distinct.map((unit) => unit.split('/'))
  let common = 0
  while (parts.every((path) => path.length > common + 1 && path[common] === parts[0]?.[common])) {
    common++
  }
  return new Map(distinct.map((unit) => [unit, unit.split('/').slice(common).join('/')]))
}

/** Of a plan, all that tells rows apart by their units. */
export type Packages = Pick<Plan, 'units' | 'targets'>

export const packagesOf = ({ units, targets }: Packages): string[] =>
  units ?? targets.map(({ unit }) => unit)

/** A benchmark of a unit; `id` is of a target, or of what would be one. */
export const subjectOf = ({ id, unit }: Pick<Target, 'id' | 'unit'>): Subject => ({
  unit,
  benchmark: id.slice(unit.length + 1),
})

/** Subjects of targets, by id; of a target that the plan does not have, its id for a row. */
export function subjectsOf(plan: Packages): (target: string) => Subject {
  const targets = new Map(plan.targets.map((target) => [target.id, target]))
  return (id) => {
    const target = targets.get(id)
    return target === undefined ? { row: id } : subjectOf(target)
  }
}

/**
 * Whether a finding is about the benchmark of a row. A row is named by the label of its unit, where
 * there are several, and by the name of the benchmark in it. A finding about a whole unit, or about
 * a function whose benchmarks have rows of their own, is about none of these rows.
 */
export function aboutRows(
  plan: Packages,
): (finding: Finding, row: Pick<Comparison, 'benchmark'>) => boolean {
  const nameOf = namesOfRows(plan)
  return ({ subject }, { benchmark }) => subject !== undefined && nameOf(subject) === benchmark
}

/** The targets that give a row of the table; all of them, where none is known to. */
export function targetsOfRow(plan: Packages, row: string): Target[] {
  const nameOf = namesOfRows(plan)
  // With several GOMAXPROCS a row has that number at its end.
  const names = [row, row.replace(/-\d+$/, '')]
  const own = plan.targets.filter((target) => {
    const name = nameOf(subjectOf(target))
    return names.some((one) => one === name || one.startsWith(`${name}/`))
  })
  return own.length === 0 ? plan.targets : own
}

/** The targets that give rows of what is claimed; all of them, where none is known to. */
export function claimedTargets(plan: Packages, claims: readonly Claim[] = []): Target[] {
  const nameOf = namesOfRows(plan)
  const own = plan.targets.filter((target) => {
    const name = nameOf(subjectOf(target)) ?? ''
    return claims.some(
      (one) => isOfBenchmark(one, name) || `${one.benchmark}/`.startsWith(`${name}/`),
    )
  })
  return own.length === 0 ? plan.targets : own
}

/** Whether a row of the table is of what a unit lists by a name. */
function listedNames(plan: Packages) {
  const labels = scopeLabels(packagesOf(plan))
  return (benchmark: string, { unit, name }: { unit: string; name: string }): boolean => {
    const label = labels.get(unit) ?? ''
    if (label !== '' && !benchmark.startsWith(`${label}.`)) return false
    const own = label === '' ? benchmark : benchmark.slice(label.length + 1)
    return own === name || functionOf(own) === name
  }
}

/** What the table calls the benchmark of a subject; null: it is about none. */
export function namesOfRows(plan: Packages): (subject: Subject) => string | null {
  const labels = scopeLabels(packagesOf(plan))
  return ({ unit, benchmark }) => {
    if (unit === undefined || benchmark === undefined) return null
    const label = labels.get(unit) ?? ''
    return label === '' ? benchmark : `${label}.${benchmark}`
  }
}
