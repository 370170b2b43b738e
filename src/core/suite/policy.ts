/** Whose rules gate a change: those of the commit that it is to be merged into. */
import type { Found, Problem, Suite } from '../model/model.ts'
import { zeroConfigSuite } from './suite.ts'

/** Keys in one order, so that two policies compare as text. */
const textOf = ({ gate, metrics, walls }: Suite) =>
  JSON.stringify([
    gate,
    walls ?? 'on',
    Object.entries(metrics).sort(([a], [b]) => (a < b ? -1 : 1)),
  ])

/**
 * The suite with the gate, the metrics' rules and the walls of the same suite at the base.
 * Where the base has no such suite, the defaults hold: a change can bring a suite, but not a policy
 * for itself.
 */
export function ruledBy(suite: Suite, atBase: readonly Suite[], base: string): Found<Suite> {
  const known = atBase.find(({ name }) => name === suite.name)
  const { gate, metrics, walls } = known ?? zeroConfigSuite()
  const { walls: _, ...own } = suite
  const value = { ...own, gate, metrics, ...(walls === undefined ? {} : { walls }) }
  if (textOf(suite) === textOf(value)) return { value, problems: [] }
  const whose = known === undefined ? 'the defaults gate' : `the rules of ${base} gate`
  const problem: Problem = {
    code: 'policy-of-base',
    where: `suites.${suite.name}`,
    message: `the change has other gate or metrics rules, or other walls, than its base: ${whose}`,
    next: 'merge the new rules first, in a change of their own',
  }
  return { value, problems: [problem] }
}
