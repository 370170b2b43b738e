/** What a change cannot reach: which pairs of arms to ask about, and what follows for the plan. */
import type { Reached } from '../contracts/workload.ts'
import type { Contrast, Problem, ReachedBy, Unchanged } from '../model/model.ts'
import type { Design, DesignedArm } from './design.ts'

/** Two arms of one variant, before and after the change. */
export type ReachPair = { contrast: Contrast; base: DesignedArm; head: DesignedArm }

/**
 * The pairs of arms that differ by the change alone. None where identical code is to run: variants
 * are built in other ways on purpose, and a control is about the machine.
 */
export function reachPairs({ suite, contrasts, arms, workload }: Design): ReachPair[] {
  if (suite.reach === 'off' || suite.runIdentical || !workload.build.reach) return []
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
  const told = answers.filter(
    ({ unit, isKnown, doubts }) => !before.some(isOf(unit)) || (isKnown && doubts.length > 0),
  )
  const kept = before.filter((entry) => !told.some(({ unit }) => isOf(unit)(entry)))
  const found = told.flatMap(({ unit, same }) =>
    same.length === 0 ? [] : [{ contrast, unit, sha256: null, benchmarks: same }],
  )
  const problems = told.flatMap(({ unit, doubts }) =>
    doubts.map(
      (why): Problem => ({
        code: 'reach-unknown',
        message: `benchmarks that the change may not reach were run, to be safe: ${why}`,
        where: unit,
      }),
    ),
  )
  const reached = answers.flatMap(({ unit, reached: of }) =>
    before.some((entry) => isOf(unit)(entry) && kept.includes(entry))
      ? []
      : of.map((one) => ({ contrast, unit, ...one })),
  )
  return { unchanged: [...kept, ...found], reached, problems }
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
