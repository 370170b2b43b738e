/** Percentiles that a suite asks for, and the transactions that a block of load takes for them. */

import { eventsForTail } from '../../stats/distributions.ts'
import type { LoadBlock } from '../contracts/workload.ts'
import { metricFor } from '../metrics/metrics.ts'
import type { Suite } from '../model/model.ts'
import type { Design } from './design.ts'

const PERCENTILE = /^latency-p(\d{1,2}(?:\.\d)?)$/

export type AskedTail = { label: string; events: number }

/** Percentiles of latency that the suite names, the one that takes most transactions first. */
export function askedTails({ metrics }: Suite): AskedTail[] {
  return Object.keys(metrics)
    .flatMap((id): AskedTail[] => {
      const percent = PERCENTILE.exec(id)?.[1]
      if (percent === undefined) return []
      const events = eventsForTail(Math.round(Number(percent) * 10))
      return [{ label: metricFor(id).label, events }]
    })
    .sort((a, b) => b.events - a.events)
}

const number = (value: number) => value.toLocaleString('en')

/** A rate at which most servers answer short transactions: an example, not an expectation. */
const EXAMPLE_TPS = 1000

/**
 * A line for each benchmark whose blocks cannot, or may not, give a percentile that is asked for:
 * of several the most demanding one.
 */
export function plannedTails({ suite, workload }: Design): string[] {
  const [worst] = askedTails(suite)
  if (worst === undefined) return []
  return (workload.trial.blocks?.(suite.workload) ?? []).flatMap((block) => {
    const takes = takenBy(block, worst.events)
    return takes === null ? [] : [`${worst.label} of ${block.benchmark} ${takes}`]
  })
}

/** Null: its blocks have enough transactions, however fast the server is. */
function takenBy({ sec, events: asked }: LoadBlock, events: number): string | null {
  const needed = `takes ${number(events)} transactions a block`
  if (asked !== null) {
    return asked >= events ? null : `${needed}, not ${number(asked)}: events: ${events}`
  }
  if (sec === null) return null
  const rate = number(Math.ceil(events / sec))
  return (
    `${needed}: at block: ${sec}s that is ${rate} a second; events: ${events} always has them, ` +
    `block: ${Math.ceil(events / EXAMPLE_TPS)}s at ${number(EXAMPLE_TPS)} a second`
  )
}
