/**
 * Blocks in which no collection ended. Once an arm has logged one, silence is no collection: zero,
 * and not a gap, or what is left would be conditional on a collection. Where collections are rarer
 * than blocks, those of a server's start are shared out to its blocks.
 */
import { gcMetrics } from '../model/gc-metrics.ts'
import type { Observation, Suite } from '../model/model.ts'
import { parserOf } from '../parse/index.ts'
import type { Parser } from '../parse/parser.ts'
import { workloadOf } from '../workloads/index.ts'
import type { ParsedTrial } from './parsed-trial.ts'

/** Of more silent blocks of an arm than one in so many, none has a number of its own. */
const FEW = 8

const CODE = 'no-gc-lines'
const OF_COLLECTORS = new Set(gcMetrics.map(({ id }) => id))

const isSilent = ({ parsed }: ParsedTrial) => parsed.problems.some(({ code }) => code === CODE)

const isOk = ({ record }: ParsedTrial) => record.status === 'ok'

/** The one log of a collector that the workload reads; null: none, or it is not known which. */
function logOf({ workload }: Suite): { output: string; parser: Parser } | null {
  const logs = Object.entries(workloadOf(workload.kind).trial.parsers(workload)).flatMap(
    ([output, ids]) => ids.map((id) => ({ output, parser: parserOf(id) })),
  )
  const collectors = logs.filter(({ parser }) => parser.silence !== undefined)
  return collectors.length === 1 ? collectors[0]! : null
}

/** The trial with these numbers of the collector in place of its own. */
const withLog = (trial: ParsedTrial, log: readonly Observation[]): ParsedTrial => ({
  ...trial,
  parsed: {
    ...trial.parsed,
    value: [...trial.parsed.value.filter(({ metric }) => !OF_COLLECTORS.has(metric)), ...log],
    problems: trial.parsed.problems.filter(({ code }) => code !== CODE),
  },
})

/** Of blocks under one start: sums are shared out evenly; the rest is that of all together. */
function shareOut(blocks: ParsedTrial[], output: string, parser: Parser): ParsedTrial[] {
  const inOrder = blocks.toSorted((a, b) => a.record.trial.round - b.record.trial.round)
  const text = inOrder.map(({ record }) => record.outputs[output] ?? '').join('\n')
  const sums = (parser.silence ?? []).map((zero) => {
    const own = blocks.map(
      ({ parsed }) => parsed.value.find(({ metric }) => metric === zero.metric)?.value ?? 0,
    )
    return { ...zero, value: own.reduce((sum, one) => sum + one, 0) / blocks.length }
  })
  const shared = new Set(sums.map(({ metric }) => metric))
  const rest = parser.parse(text).value.filter(({ metric }) => !shared.has(metric))
  return blocks.map((trial) => withLog(trial, [...sums, ...rest]))
}

type Counted = {
  trials: ParsedTrial[]
  /** Targets whose collections were shared out, so that a start has one number. */
  shared: ReadonlySet<string>
}

/** The trials with zeros where the collector is known to have been silent. */
export function countSilence(suite: Suite, trials: ParsedTrial[]): Counted {
  const log = trials.some(isSilent) ? logOf(suite) : null
  if (log === null) return { trials, shared: new Set() }
  const { output, parser } = log
  const spoke = new Set(
    trials.flatMap((one) => (isOk(one) && !isSilent(one) ? [one.record.trial.arm] : [])),
  )
  const isKnown = (one: ParsedTrial) => isOk(one) && spoke.has(one.record.trial.arm)
  const slots = Map.groupBy(trials.filter(isKnown), ({ record: { trial } }) =>
    JSON.stringify([trial.target, trial.arm]),
  )
  const shared = new Set(
    [...slots.values()].flatMap((own) => {
      const isRare = FEW * own.filter(isSilent).length > own.length
      const [{ record } = own[0]!] = own
      return isRare && record.serverStart !== undefined ? [record.trial.target] : []
    }),
  )
  const groups = Map.groupBy(trials, (one) => {
    const { trial, serverStart } = one.record
    if (!isKnown(one)) return 'as it is'
    return shared.has(trial.target)
      ? JSON.stringify([trial.target, trial.arm, serverStart])
      : 'each by itself'
  })
  const counted = [...groups].flatMap(([group, own]) => {
    if (group === 'as it is') return own
    if (group !== 'each by itself') return shareOut(own, output, parser)
    return own.map((one) => (isSilent(one) ? withLog(one, parser.silence ?? []) : one))
  })
  return { trials: counted, shared }
}

/** Whether the numbers of a metric were shared out under the starts of its target. */
export const isShared = (shared: ReadonlySet<string>, target: string, metric: string) =>
  shared.has(target) && OF_COLLECTORS.has(metric)
