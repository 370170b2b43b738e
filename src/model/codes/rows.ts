/** Codes of rows: why one has no verdict, and what to know of its numbers. */
import { z } from 'zod'
import { count, label, long } from '../bounds.ts'
import { plural } from '../plain.ts'
import { error, note, says, warning } from './kind.ts'

/**
 * A side that is not run any more: as a reader calls it, and why. `rounds`: in which it was tried in
 * vain, the first of all or so many in a row; null: its output cannot be trusted.
 */
export type GivenUp = z.infer<typeof givenUpSchema>

const givenUpSchema = z.strictObject({
  side: label,
  rounds: z.union([z.literal('first'), count]).nullable(),
  cause: long,
})

const sides = z.strictObject({ base: count, head: count })

/** Why a row has no verdict. `only`: rounds that this side alone lost. */
export type Loss = z.infer<typeof lossSchema>

export const lossSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['no-data', 'lopsided-losses', 'lost-pairs']),
    ran: count,
    lost: count,
    only: sides,
  }),
  z.strictObject({ kind: z.literal('out-of-memory'), ran: count, times: sides }),
  z.strictObject({ kind: z.literal('given-up'), ...givenUpSchema.shape }),
])

/** What a side did that is not run any more. */
export function triedText(rounds: GivenUp['rounds']): string {
  if (rounds === null) return 'cannot be trusted'
  const when =
    rounds === 'first' ? 'the first round, as everything did' : `${rounds} rounds in a row`
  return `failed in ${when}`
}

function lossText(loss: Loss): string {
  if (loss.kind === 'given-up') return `${loss.side} ${triedText(loss.rounds)}: ${loss.cause}`
  if (loss.kind === 'out-of-memory') {
    const { base, head } = loss.times
    return `out of memory in ${loss.ran} rounds: base ${base} times, head ${head} times`
  }
  const { kind, ran, lost, only } = loss
  const ofThem = `${only.base} on base only, ${only.head} on head only`
  if (kind === 'no-data') {
    return ran === 1
      ? `the one round gave no pair (${ofThem})`
      : `none of ${ran} rounds gave a pair (${ofThem})`
  }
  return kind === 'lost-pairs'
    ? `${lost} of ${ran} rounds gave no pair (${ofThem})`
    : `rounds lost by one side more than by the other: ${ofThem}`
}

function unestimatedText({ rounds, clusters }: Unestimated): string {
  if (rounds === 0) return 'no round gave a pair'
  return rounds === 1
    ? 'one round gives no interval'
    : `${rounds} rounds${clusters === undefined ? '' : ` under ${clusters} server starts or layouts`} rule out no change, however large, so there is no interval`
}

/** `rounds`: that gave a pair; `clusters`: what is independent of them, where not every one is. */
type Unestimated = { rounds: number; clusters?: number | undefined }

type ShortBlocks = { metrics: string; events: number; worst: { metric: string; events: number } }
/** `isKept`: even by the highest rate; else not even by the lowest. */
type PromiseBeyond = { promise: string; arm: string; isKept: boolean; perSec: number }
type UnitDirection =
  | { side: string; printed: string; metric: string; taken: string }
  | { printed: string; metric: string }
/** `filter`: null where it leaves nothing, and another line has it. */
type Filtered = { shown: number; all: number; filter: string | null }

export const rowCodes = {
  'failed-row': says(error, (loss: Loss | { /** By an earlier version. */ said: string }) =>
    'said' in loss ? loss.said : lossText(loss),
  ),
  'no-estimate': says(warning, unestimatedText),
  'control-moved': {
    severity: 'warning',
    gate: 'nothing',
    sentence: (moved: { control: string; metric: string } | { withheldFor: string }) =>
      'withheldFor' in moved
        ? `verdict withheld: the control ${moved.withheldFor} moved, although its code is unchanged`
        : `control ${moved.control} moved in ${moved.metric}, although its code is the same on both sides`,
  },
  'clocks-disagree': {
    severity: 'warning',
    gate: 'nothing',
    sentence: ({ wall, isSame }: { wall: 'slower' | 'faster'; isSame: boolean }) =>
      `${wall} by wall time, ${isSame ? 'the same' : 'the opposite'} by CPU time, which decides: ` +
      'it waits longer or shorter, or runs on more or fewer threads',
  },
  'diluted-cpu': {
    severity: 'note',
    gate: 'nothing',
    sentence: ({ pct }: { pct: number }) =>
      `the benchmark is ${pct} % of the time of its process, so its CPU time is mostly that of ` +
      'start-up and set-up, which hide what a change of its work does',
  },
  'lost-pairs': says(
    warning,
    ({ lost, ran }: { lost: number; ran: number }) =>
      `${lost} of ${ran} rounds gave no pair of numbers and were left out`,
  ),
  'lost-on-head': {
    severity: 'error',
    gate: 'asks',
    sentence: ({ side, lost, ran }: { side: string; lost: number; ran: number }) =>
      `${side} gave no number in ${lost} of ${plural(ran, 'round')} in which the other side did: ` +
      'a missing result counts as worse than any number, and the estimate leaves those rounds out',
  },
  'new-non-zero': says(note, () => 'base was zero in every round: the change has no percentage'),
  'below-resolution': says(
    warning,
    () => 'the change is smaller than the step in which the metric is printed',
  ),
  'few-pairs-on-machine': says(
    warning,
    ({ machines }: { machines: readonly { machine: string; pairs: number }[] }) =>
      `${machines.map(({ machine, pairs }) => `${machine} gave ${pairs}`).join(', ')} ` +
      'of the pairs: too few to say whether it differs',
  ),
  'differs-by-machine': says(
    warning,
    () => 'the effect differs by machine: the estimate is for these machines taken together',
  ),
  'sparse-metric': says(
    warning,
    ({ metric, lost, ran }: { metric: string; lost: number; ran: number }) =>
      `${metric} left out: ${lost} of ${ran} pairs of trials were too short to give it`,
  ),
  'short-blocks': says(
    warning,
    ({ metrics, events, worst }: ShortBlocks) =>
      `${metrics}: a block has about ${events} transactions, and ${worst.metric} takes ` +
      `${worst.events}`,
  ),
  'idle-blocks': says(
    warning,
    ({ arm, idle, blocks }: { arm: string; idle: number; blocks: number }) =>
      `${arm} did no transaction in ${idle} of ${plural(blocks, 'block')}`,
  ),
  'promise-unread': says(
    warning,
    ({ promise, perSec }: { promise: string; perSec: number }) =>
      `no capacity: at ${perSec.toLocaleString('en')} transactions/s no block gave the latency of ` +
      promise,
  ),
  'promise-beyond': says(
    warning,
    ({ promise, arm, isKept, perSec }: PromiseBeyond) =>
      `${arm} ${isKept ? 'keeps' : 'does not keep'} ${promise} at ${perSec.toLocaleString('en')} ` +
      `transactions/s, the ${isKept ? 'most' : 'least'} that it was offered: its capacity is ` +
      `${isKept ? 'at least' : 'less than'} that, and its number a guess`,
  ),
  'metric-not-seen': says(
    warning,
    ({ metrics }: { metrics: readonly string[] }) =>
      `the suite names metrics that no trial gave: ${metrics.join(', ')}`,
  ),
  'unit-direction': says(warning, (one: UnitDirection) =>
    'side' in one
      ? `${one.side} says better=${one.printed} for ${one.metric}, but ${one.taken} is taken as better`
      : `the output says better=${one.printed} for ${one.metric}: neither higher nor lower`,
  ),
  filtered: says(note, ({ shown, all, filter }: Filtered) =>
    filter === null
      ? `the filter shows none of ${all} rows`
      : `${shown} of ${plural(all, 'row')} shown (filter ${filter}); ` +
        'everything above the tables is about all of them',
  ),
  'unseen-row': {
    severity: 'warning',
    gate: 'nothing',
    sentence: ({ was }: { was: string }) =>
      `it is not known whether it runs any of the changed code: its package was ${was} on base, by ` +
      'which all of its code has another name, and what it runs was not counted',
  },
  'idle-row': {
    severity: 'warning',
    gate: 'nothing',
    sentence: () =>
      'it moved, although it ran none of the changed code when that was counted: look at ' +
      'initialisation, at data that it reads, and at what else differs',
  },
} as const
