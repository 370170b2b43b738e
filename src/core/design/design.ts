/** What a suite means before anything is built: arms, contrasts, looks. Made once a run. */

import { AA } from '../../stats/sample.ts'
import { plannedAnalyses } from '../../stats/schedule.ts'
import type { Runtime } from '../contracts/runtime.ts'
import type { Workload } from '../contracts/workload.ts'
import type { Arm, Contrast, ContrastAsk, Look, Side, Suite, Variant } from '../model/model.ts'
import { runtimeOf } from '../runtimes/index.ts'
import { workloadOf } from '../workloads/index.ts'

/** Two-sided error probability of the whole table. */
const ALPHA = 0.05

/** `head` where the suite has one unnamed variant, else `head@greentea`. */
const armId = (side: Side, variant: string) => (variant === 'default' ? side : `${side}@${variant}`)

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
function makeContrasts(suite: Suite): Contrast[] {
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
function makeArms(suite: Suite, contrasts: Contrast[]): DesignedArm[] {
  const needed = new Set<string>()
  const copies = new Map<string, string>()
  for (const contrast of contrasts) {
    if (contrast.kind === 'benchmarks') needed.add(contrast.arm)
    else if (contrast.kind !== 'interaction') needed.add(contrast.base).add(contrast.head)
    if (contrast.kind === 'aa') copies.set(contrast.base, contrast.head)
  }
  const sides: Side[] = ['base', 'head']
  const arms = sides
    .flatMap((side) => suite.variants.map((variant) => ({ side, variant })))
    .map(({ side, variant }): DesignedArm => {
      const { name } = variant
      return { arm: { id: armId(side, name), side, variant: name }, variant }
    })
    .filter(({ arm }) => needed.has(arm.id))
  const again = arms.flatMap(({ arm, variant }): DesignedArm[] => {
    const id = copies.get(arm.id)
    return id === undefined ? [] : [{ arm: { ...arm, id, copyOf: arm.id }, variant }]
  })
  return [...arms, ...again]
}

/** Looks of the suite; with `until: rounds` there is one, at the last round. */
function looksOf(suite: Suite): Look[] {
  if (suite.until === 'rounds') return [{ rounds: suite.rounds.max, weight: 1 }]
  return plannedAnalyses({ alpha: ALPHA, most: suite.rounds.max, least: suite.rounds.min })
}

/** An arm, and the variant whose name it has. */
export type DesignedArm = { arm: Arm; variant: Variant }

/** All that follows from a suite alone. It is handed on from here, and not derived again. */
export type Design = {
  suite: Suite
  /** Base side first, copies last. */
  arms: DesignedArm[]
  /** Every contrast once, interactions last. */
  contrasts: Contrast[]
  looks: Look[]
  alpha: number
  /** The book that reads `suite.workload`, and the one that says what a variant means. */
  // biome-ignore lint/suspicious/noExplicitAny: books have different settings types
  workload: Workload<any>
  runtime: Runtime
}

export function makeDesign(suite: Suite): Design {
  const workload = workloadOf(suite.workload.kind)
  const contrasts = makeContrasts(suite)
  return {
    ...{ suite, contrasts, workload },
    arms: makeArms(suite, contrasts),
    looks: looksOf(suite),
    alpha: ALPHA,
    runtime: runtimeOf(workload.runtime(suite.workload)),
  }
}

/** The sides of the change that some arm is of. */
export const sidesOf = ({ arms }: Design): Set<Side> => new Set(arms.map(({ arm }) => arm.side))

/** The contrasts that something is executed for; a control is not, where there are others. */
export function executedContrasts({ contrasts }: Design): Contrast[] {
  const all = contrasts.filter(({ kind }) => kind !== 'interaction')
  const others = all.filter(({ kind }) => kind !== 'aa')
  return others.length > 0 ? others : all
}
