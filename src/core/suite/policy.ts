/** Whose rules gate a change: those of the commit that it is to be merged into. */
import type { Found, Suite } from '../model/model.ts'
import { zeroConfigSuite } from './suite.ts'

/** Keys in one order, so that two policies compare as text. */
const textOf = ({ gate, metrics }: Pick<Suite, 'gate' | 'metrics'>) =>
  JSON.stringify([gate, Object.entries(metrics).sort(([a], [b]) => (a < b ? -1 : 1))])

/**
 * The suite with the gate and the metrics' rules of the same suite at the base. Where the base has
 * no such suite, the defaults gate: a change can bring a suite, but not a policy for itself.
 */
export function ruledBy(suite: Suite, atBase: readonly Suite[], base: string): Found<Suite> {
  const known = atBase.find(({ name }) => name === suite.name)
  const { gate, metrics } = known ?? zeroConfigSuite()
  const value = { ...suite, gate, metrics }
  if (textOf(suite) === textOf(value)) return { value, problems: [] }
  const whose = known === undefined ? 'the defaults gate' : `the rules of ${base} gate`
  const problem = {
    code: 'policy-of-base',
    where: `suites.${suite.name}`,
    message: `the change has other gate or metrics rules than its base: ${whose}`,
    next: 'merge the new rules first, in a change of their own',
  }
  return { value, problems: [problem] }
}
