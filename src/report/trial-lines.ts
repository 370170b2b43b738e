/**
 * Trials out of the lines of a file of records, which may be more than memory would hold: of each
 * trial no more stays than what judging needs.
 */
import type { ParsedTrial, Suite, TrialRecord } from '../model/model.ts'
import { readJson } from '../model/paths.ts'
import { trialRecordSchema } from '../model/trial.ts'
import { parserOf } from '../parse/index.ts'
import { workloadOf } from '../workloads/index.ts'
import { makePacker } from './packed-trials.ts'
import { isModest } from './read-report.ts'
import { parseTrial } from './samples.ts'

const MOST_TRIALS = 1_000_000

/** Bytes of a record with large outputs. */
export const LONGEST_RECORD = 32 * 1024 * 1024

/** More trials, or larger ones, than those of any run. */
export class TooManyTrialsError extends Error {}

/** Logs of collectors: a report has each collection, and reads those of a server's blocks as one. */
function logsOf({ workload: settings }: Suite): string[] {
  const parsers = workloadOf(settings.kind).trial.parsers(settings)
  const isLog = (id: string) => {
    const { collections, silence } = parserOf(id)
    return collections !== undefined || silence !== undefined
  }
  return Object.entries(parsers).flatMap(([output, ids]) => (ids.some(isLog) ? [output] : []))
}

/** Trials of records that are in memory already, and need not stay there. */
export function leanTrials(suite: Suite, records: readonly TrialRecord[]): ParsedTrial[] {
  const pack = makePacker(logsOf(suite))
  return records.map((record) => pack({ record, parsed: parseTrial(suite, record) }))
}

/** The trials of all lines. Throws TooManyTrialsError, and another error for what is no record. */
export async function trialsOfLines(
  suite: Suite,
  lines: AsyncIterable<string>,
): Promise<ParsedTrial[]> {
  const pack = makePacker(logsOf(suite))
  const trials: ParsedTrial[] = []
  for await (const line of lines) {
    if (trials.length >= MOST_TRIALS || !isModest(line)) throw new TooManyTrialsError()
    const record = trialRecordSchema.parse(readJson(line))
    trials.push(pack({ record, parsed: parseTrial(suite, record) }))
  }
  return trials
}

// Lines of what arrives in pieces, read no further than they may be long.

/** How long one line may be, and all of them together, in bytes. */
export type LineBounds = { lineBytes: number; bytes: number }

export class TooLongError extends Error {}

const NEWLINE = 10

/** Lines as UTF-8; the last one needs no end. Throws TooLongError. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  most: LineBounds,
): AsyncGenerator<string> {
  let bytes = 0
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > most.bytes) throw new TooLongError(`more than ${most.bytes} bytes`)
    let from = 0
    const whole = Buffer.concat([rest, chunk])
    for (let to = whole.indexOf(NEWLINE); to >= 0; to = whole.indexOf(NEWLINE, from)) {
      yield whole.toString('utf8', from, to)
      from = to + 1
    }
    rest = whole.subarray(from)
    if (rest.length > most.lineBytes) throw new TooLongError('a line is too long')
  }
  if (rest.length > 0) yield rest.toString('utf8')
}
