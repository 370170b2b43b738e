/** Percentiles that are asked for and that blocks of load were too short to give. */

import { medianOf } from '../../stats/distributions.ts'
import { askedTails } from '../design/tails.ts'
import type { Plan, Problem } from '../model/model.ts'
import { workloadOf } from '../workloads/index.ts'
import type { ParsedTrial } from './parse.ts'

/** Blocks differ: the one that is offered has some to spare. */
const ROOM = 1.2

/**
 * One problem for each benchmark, from its blocks so far: the most demanding percentile that half
 * of an arm's blocks or more cannot give, and the length of block that would.
 */
export function shortBlocks(plan: Plan, trials: readonly ParsedTrial[]): Problem[] {
  const [workload, tails] = [workloadOf(plan.suite.workload.kind), askedTails(plan.suite)]
  if (workload.trial.blocks === undefined || tails.length === 0) return []
  const done = trials.filter(({ record }) => record.status === 'ok')
  return plan.targets.flatMap(({ id }) => {
    const mine = done.filter(({ record }) => record.trial.target === id)
    if (mine.length === 0) return []
    const arms = [...Map.groupBy(mine, ({ record }) => record.trial.arm).values()]
    const typical = arms.map((own) => ({
      events: typicalOf(own, 'transactions'),
      perSec: typicalOf(own, 'tps'),
    }))
    const events = Math.min(...typical.map((one) => one.events))
    const perSec = Math.min(...typical.map((one) => one.perSec))
    const short = tails.filter((tail) => events < tail.events)
    const [worst] = short
    if (worst === undefined) return []
    const labels = short.map(({ label }) => label).join(', ')
    const sec = Math.ceil((ROOM * worst.events) / perSec)
    const offer = Number.isFinite(sec) ? `block: ${sec}s, or ` : ''
    return [
      {
        code: 'short-blocks',
        message:
          `${labels}: a block has about ${events} transactions, and ${worst.label} takes ` +
          `${worst.events}`,
        where: id,
        next: `set ${offer}events: ${worst.events}`,
      },
    ]
  })
}

/** Median of a metric over the trials; 0: no trial has it. */
const typicalOf = (trials: ParsedTrial[], metric: string) =>
  Math.floor(
    medianOf(
      trials.flatMap(
        ({ parsed }) => parsed.value.find((one) => one.metric === metric)?.value ?? [],
      ),
    ),
  )
