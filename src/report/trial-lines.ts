/**
 * Trials out of the lines of a file of records, which may be more than memory would hold: of each
 * trial no more stays than what judging needs.
 */
import type { ParsedTrial, Suite, TrialRecord } from '../model/model.ts'
import { readJson } from '../model/paths.ts'
import { trialRecordSchema } from '../model/trial.ts'
import { isModest } from './read-report.ts'
import { parseTrial } from './samples.ts'

const MOST_TRIALS = 1_000_000

/** Bytes of a record with large outputs. */
export const LONGEST_RECORD = 32 * 1024 * 1024

/** More trials, or larger ones, than those of any run. */
export class TooManyTrialsError extends Error {}

/** The same text for equal texts, none of which holds on to a longer one that it was cut from. */
function makeInterner(): <T extends string | null>(text: T) => T {
  const known = new Map<string, string>()
  return <T extends string | null>(text: T): T => {
    if (text === null) return text
    const own = known.get(text)
    if (own !== undefined) return own as T
    const copy = Buffer.from(text).toString()
    known.set(copy, copy)
    return copy as T
  }
}

type Interner = ReturnType<typeof makeInterner>

/** Without its outputs, which were read. */
function lean({ record, parsed }: ParsedTrial, own: Interner): ParsedTrial {
  const { trial } = record
  return {
    record: {
      ...record,
      trial: { ...trial, target: own(trial.target), arm: own(trial.arm) },
      // A copy, which holds on to no longer text; interned it would only be kept twice.
      startedAt: Buffer.from(record.startedAt).toString(),
      sha256: own(record.sha256),
      outputs: {},
      cutBytes: {},
    },
    parsed: {
      ...parsed,
      value: parsed.value.map((one) => ({
        ...one,
        scope: own(one.scope),
        benchmark: own(one.benchmark),
        metric: own(one.metric),
        unit: own(one.unit),
      })),
    },
  }
}

/** Trials of records that are in memory already, and need not stay there. */
export function leanTrials(suite: Suite, records: readonly TrialRecord[]): ParsedTrial[] {
  const own = makeInterner()
  return records.map((record) => lean({ record, parsed: parseTrial(suite, record) }, own))
}

/** The trials of all lines. Throws TooManyTrialsError, and another error for what is no record. */
export async function trialsOfLines(
  suite: Suite,
  lines: AsyncIterable<string>,
): Promise<ParsedTrial[]> {
  const own = makeInterner()
  const trials: ParsedTrial[] = []
  for await (const line of lines) {
    if (trials.length >= MOST_TRIALS || !isModest(line)) throw new TooManyTrialsError()
    const record = trialRecordSchema.parse(readJson(line))
    trials.push(lean({ record, parsed: parseTrial(suite, record) }, own))
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
