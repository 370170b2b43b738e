/** Units that do not compile: which of them a run can do without. */
import type { Alone, Unit } from '../../core/contracts/workload.ts'
import type { Arm, Problem, Variant } from '../../core/model/model.ts'
import { BuildError } from '../programs/build-step.ts'

/** A unit that does not compile on an arm. */
export type Broken = { unit: string; arm: string; error: BuildError }

type Ready = {
  arm: Arm
  variant: Variant
  units: ReadonlyMap<string, Unit>
  binaries: ReadonlyMap<string, string>
}

/** Of an arm that cannot be built as it stands. */
export const refusalOf = ({ id }: Arm, { why, next }: Alone) => `arm ${id}: ${why}\n${next}`

/**
 * What to tell of arms whose projects are built without what stands around them. Throws where head
 * is one of them and no base is: the change broke it.
 */
export function builtAlone(arms: readonly Ready[], found: ReadonlyMap<string, Alone>): Problem[] {
  const bases = arms.filter(({ arm, units }) => arm.side === 'base' && units.size > 0)
  const areBasesWhole = bases.length > 0 && bases.every(({ arm }) => !found.has(arm.id))
  return arms.flatMap(({ arm, variant }) => {
    const alone = found.get(arm.id)
    if (alone === undefined) return []
    const { why, instead, next } = alone
    const isOfChange = arm.side === 'head' && areBasesWhole && variant.source === undefined
    if (isOfChange) throw new BuildError(refusalOf(arm, alone))
    return [{ code: 'built-alone', message: `${why}; ${instead}`, where: arm.id, next }]
  })
}

/** Of several refs none is the change: what does not compile on one of them is left out there. */
const leftOfRefs = (broken: readonly Broken[]): Problem[] =>
  broken.map(({ unit, arm, error }) => ({
    code: 'build-failed',
    message: `does not compile on ${arm}, so it is left out there\n${error.message}`,
    where: unit,
  }))

/**
 * What to tell of units that do not compile anywhere, or in all of base and in nothing of head: no
 * fault of the change, so the others are measured. Throws where head alone, or some variant, does
 * not compile; and where nothing does.
 */
export function leftUnbuilt(
  arms: readonly Ready[],
  broken: readonly Broken[],
  next: (unit: string) => string,
): Problem[] {
  const [first] = broken
  if (first === undefined) return []
  if (arms.every(({ binaries }) => binaries.size === 0)) throw first.error
  if (arms.some(({ variant }) => variant.source !== undefined)) return leftOfRefs(broken)
  const hasBase = arms.some(({ arm }) => arm.side === 'base')
  return [...Map.groupBy(broken, ({ unit }) => unit)].map(([unit, failed]) => {
    const [one] = failed
    const isBroken = ({ arm }: Ready) => failed.some((other) => other.arm === arm.id)
    const having = arms.filter(({ units }) => units.has(unit))
    const isNew = hasBase && having.every(({ arm }) => arm.side === 'head')
    const isEverywhere = having.every(isBroken) && !isNew
    const isOfBase = having.every((ready) => isBroken(ready) === (ready.arm.side === 'base'))
    if (one === undefined || !(isEverywhere || isOfBase)) throw (one ?? first).error
    const where = isEverywhere ? having.map(({ arm }) => arm.id).join(' and ') : 'base'
    const rest = isEverywhere ? 'it is left out' : 'its benchmarks have nothing to compare with'
    return {
      code: 'build-failed',
      message: `does not compile on ${where}, so ${rest}\n${one.error.message}`,
      where: unit,
      next: next(unit),
    }
  })
}
