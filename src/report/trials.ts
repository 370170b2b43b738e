/** What the outputs of a trial say: read once, when it arrives, and kept beside its record. */

import { observeTrial } from '../model/metrics.ts'
import type { Found, Histogram, Observation, Suite, TrialRecord } from '../model/model.ts'
import { RUNTIME_OUTPUT } from '../parse/go-runtime.ts'
import { parserOf } from '../parse/index.ts'
import type { SamplePair, Samples } from '../stats/power.ts'
import { workloadOf } from '../workloads/index.ts'
import type { Workload } from '../workloads/workload.ts'

/** The numbers of one trial, and what could not be read. */
type ParsedOutputs = Found<Observation[]> & {
  /** Whether the program itself gave a number: what its runtime tells is no result of it. */
  hasResult: boolean
  /** The first latency histogram in the outputs; null: there is none. */
  histogram: Histogram | null
}

/** A trial's raw record with what its outputs say. */
export type ParsedTrial = { record: TrialRecord; parsed: ParsedOutputs }

/** Outputs by name through the parsers that the workload names. */
export function parseOutputs(
  workload: Workload,
  settings: Suite['workload'],
  outputs: Record<string, string>,
): ParsedOutputs {
  const own = workload.trial.read?.(settings, outputs) ?? { value: [], problems: [] }
  const result: ParsedOutputs = { ...own, hasResult: own.value.length > 0, histogram: null }
  for (const [output, parsers] of Object.entries(workload.trial.parsers(settings))) {
    const text = outputs[output] ?? ''
    for (const parser of parsers.map(parserOf)) {
      const { value, problems } = parser.parse(text)
      result.value.push(...value)
      result.problems.push(...problems)
      result.histogram ??= parser.histogram?.(text) ?? null
      if (value.length > 0 && output !== RUNTIME_OUTPUT) result.hasResult = true
    }
  }
  return result
}

/** With the trial's wall time, where that is the result or the suite asks for it. */
export function parseTrial(
  { workload: settings, metrics }: Suite,
  { outputs, wallSec }: Pick<TrialRecord, 'outputs' | 'wallSec'>,
): ParsedOutputs {
  const workload = workloadOf(settings.kind)
  const parsed = parseOutputs(workload, settings, outputs)
  const own = workload.trial.readTime?.(settings, wallSec) ?? []
  const requested = own.length === 0 && metrics['wall-time'] !== undefined
  parsed.value.push(...own, ...(requested ? [observeTrial('wall-time', wallSec, 1, null)] : []))
  return { ...parsed, hasResult: parsed.hasResult || own.length > 0 }
}

/** Records that come out of a file, each read as it would have been when it arrived. */
export const parseRecords = (suite: Suite, records: readonly TrialRecord[]): ParsedTrial[] =>
  records.map((record) => ({ record, parsed: parseTrial(suite, record) }))

// Where the time of a trial went: into operations that were counted, and into the rest.

/** Seconds of the operations that stand behind the trial's numbers; 0: none say so. */
export const measuredSecOf = ({ parsed }: ParsedTrial): number =>
  parsed.value
    .filter(({ metric }) => metric === 'time/op')
    .reduce((sum, { value, iterations }) => sum + value * (iterations ?? 0), 0)

/** Seconds of one operation of every benchmark of the trial. */
export function opSecOf({ parsed }: ParsedTrial): number {
  const times = parsed.value.filter(({ metric }) => metric === 'time/op')
  const byName = Map.groupBy(times, ({ benchmark, procs }) => `${benchmark} ${procs}`)
  return [...byName.values()].reduce(
    (sum, all) => sum + all.reduce((own, { value }) => own + value, 0) / all.length,
    0,
  )
}

/** The samples of each benchmark of the trial, by name. */
function samplesOf({ parsed }: ParsedTrial): Map<string, Samples> {
  const times = parsed.value.filter(({ metric, value }) => metric === 'time/op' && value > 0)
  const byName = Map.groupBy(times, ({ benchmark, procs }) => `${benchmark} ${procs}`)
  return new Map(
    [...byName].map(([name, all]) => {
      const sec = all.map(({ value, iterations }) => value * (iterations ?? 0))
      const sampleSec = sec.reduce((sum, one) => sum + one, 0) / sec.length
      return [name, { values: all.map(({ value }) => Math.log(value)), sampleSec }]
    }),
  )
}

/** Trials of one target that went well, as pairs: of each round the first trials of two arms. */
export function samplePairsOf(trials: readonly ParsedTrial[]): SamplePair[] {
  const first = trials.filter(({ record }) => record.trial.attempt === 0 && record.status === 'ok')
  const arms = [...new Set(first.map(({ record }) => record.trial.arm))].sort()
  const byRound = Map.groupBy(first, ({ record }) => record.trial.round)
  return [...byRound.values()].flatMap((own) => {
    const [base, head] = arms.map((arm) => own.find(({ record }) => record.trial.arm === arm))
    if (base === undefined || head === undefined) return []
    const [before, after] = [samplesOf(base), samplesOf(head)]
    return [...before].flatMap(([name, mine]) => {
      const its = after.get(name)
      return its === undefined || !(mine.sampleSec > 0) ? [] : [{ base: mine, head: its }]
    })
  })
}
