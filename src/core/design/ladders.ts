/** Which contrasts make a ladder: variants that are held against one base. */
import type { Plan } from '../model/model.ts'

/** Arms that are compared with one base: the base first, the rest in the order of the plan. */
export type LadderAsk = { base: string; arms: string[]; contrasts: string[] }

/** Fewer variants are a pair, and a pair has a table of its own. */
const LEAST_VARIANTS = 3

/** Contrasts of variants that share their base: a ladder from three variants on. */
export function laddersOf(plan: Plan): LadderAsk[] {
  // Refs beside each other are a drift (tell/drift.ts): nobody chooses among them by memory.
  if (plan.suite.compare !== undefined) return []
  const variants = plan.contrasts.filter((contrast) => contrast.kind === 'variants')
  return [...Map.groupBy(variants, ({ base }) => base)]
    .map(([base, contrasts]) => ({
      base,
      arms: [base, ...contrasts.map(({ head }) => head)],
      contrasts: contrasts.map(({ id }) => id),
    }))
    .filter(({ arms }) => arms.length >= LEAST_VARIANTS)
}
