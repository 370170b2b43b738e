/** Work of a collector during a trial -> that work per transaction; the rows are metrics/gc.ts. */

import { PER_TRANSACTION } from '../metrics/gc.ts'
import { observeTrial } from '../metrics/metrics.ts'
import { runtimeMetrics } from '../metrics/runtime.ts'
import type { Observation } from '../model/model.ts'

/** Rows of metrics/runtime.ts that are another divided by the transactions. */
const OF_RUNTIME = runtimeMetrics
  .filter(({ id }) => id.endsWith('/transaction'))
  .map(({ id }) => ({ id, of: id.replace('/transaction', '') }))

/** Empty without transactions: nothing can be divided by none. */
export function observePerTransaction(
  seen: readonly Observation[],
  transactions: number | null,
): Observation[] {
  if (!transactions) return []
  return [...PER_TRANSACTION, ...OF_RUNTIME].flatMap(({ id, of }) => {
    const whole = seen.find(({ metric }) => metric === of)
    return whole === undefined
      ? []
      : [observeTrial(id, whole.value / transactions, transactions, null)]
  })
}
