/** Work of a collector during a trial -> that work per transaction; the rows are metrics-gc.ts. */
import { observeTrial } from './metrics.ts'
import { PER_TRANSACTION } from './metrics-gc.ts'
import type { Observation } from './model.ts'

/** Empty without transactions: nothing can be divided by none. */
export function observePerTransaction(
  seen: readonly Observation[],
  transactions: number | null,
): Observation[] {
  if (!transactions) return []
  return PER_TRANSACTION.flatMap(({ id, of }) => {
    const whole = seen.find(({ metric }) => metric === of)
    return whole === undefined
      ? []
      : [observeTrial(id, whole.value / transactions, transactions, null)]
  })
}
