/** What the outputs of a trial say: read once, when it arrives, and kept beside its record. */
import type { Workload } from '../contracts/workload.ts'
import { observeTrial } from '../metrics/metrics.ts'
import type { Found, Histogram, Observation, Suite, TrialRecord } from '../model/model.ts'
import { parserOf } from '../parsers/index.ts'
import { RUNTIME_OUTPUT } from '../telemetry/go-runtime.ts'
import { workloadOf } from '../workloads/index.ts'

/** The numbers of one trial, and what could not be read. */
export type ParsedOutputs = Found<Observation[]> & {
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
  const found: ParsedOutputs = { ...own, hasResult: own.value.length > 0, histogram: null }
  for (const [output, parsers] of Object.entries(workload.trial.parsers(settings))) {
    const text = outputs[output] ?? ''
    for (const parser of parsers.map(parserOf)) {
      const { value, problems } = parser.parse(text)
      found.value.push(...value)
      found.problems.push(...problems)
      found.histogram ??= parser.histogram?.(text) ?? null
      if (value.length > 0 && output !== RUNTIME_OUTPUT) found.hasResult = true
    }
  }
  return found
}

/** With the trial's wall time, where that is the result or the suite asks for it. */
export function parseTrial(
  { workload: settings, metrics }: Suite,
  { outputs, wallSec }: Pick<TrialRecord, 'outputs' | 'wallSec'>,
): ParsedOutputs {
  const workload = workloadOf(settings.kind)
  const parsed = parseOutputs(workload, settings, outputs)
  const own = workload.trial.readTime?.(settings, wallSec) ?? []
  const asked = own.length === 0 && metrics['wall-time'] !== undefined
  parsed.value.push(...own, ...(asked ? [observeTrial('wall-time', wallSec, 1, null)] : []))
  return { ...parsed, hasResult: parsed.hasResult || own.length > 0 }
}

/** Records that come out of a file, each read as it would have been when it arrived. */
export const parseRecords = (suite: Suite, records: readonly TrialRecord[]): ParsedTrial[] =>
  records.map((record) => ({ record, parsed: parseTrial(suite, record) }))
