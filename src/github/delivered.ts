/**
 * A report that was delivered by those who measured: read as hostile, and computed again from the
 * records that it brings. Whoever publishes believes no number and no word of it besides. Records
 * that lie beside it are read in pieces: of each trial no more stays than what judging needs.
 */
import { createHash } from 'node:crypto'
import { createGunzip } from 'node:zlib'
import type { ParsedTrial, Report } from '../model/model.ts'
import { trialRecordSchema } from '../model/trial.ts'
import {
  acceptReport,
  type ExpectedReport,
  isModest,
  type Outcome,
  REPORT_ARCHIVE,
} from '../report/read-report.ts'
import { parseRecords, parseTrial } from '../report/samples.ts'
import { type Evidence, recomputed, recordsText } from '../report/verify.ts'

/** Text of a report, and its records beside it as lines in a gzip; null: there are none. */
export type Delivered = { text: string; records: Uint8Array | null }

/** A million trials, each of the size of a large output. */
const [MOST_TRIALS, LONGEST_LINE] = [1_000_000, 32 * 1024 * 1024]

class TooLargeError extends Error {}

/** Lines of a gzip, read no further than they may be long, one by one and all together. */
async function* linesOf(gzip: Uint8Array, hear: (chunk: Buffer) => void): AsyncGenerator<string> {
  const stream = createGunzip()
  stream.end(gzip)
  let bytes = 0
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    hear(chunk)
    if (bytes > REPORT_ARCHIVE.beside.expandedBytes) throw new TooLargeError()
    let from = 0
    const whole = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (let to = whole.indexOf(10); to >= 0; to = whole.indexOf(10, from)) {
      yield whole.toString('utf8', from, to)
      from = to + 1
    }
    rest = whole.subarray(from)
    if (rest.length > LONGEST_LINE) throw new TooLargeError()
  }
  if (rest.length > 0) yield rest.toString('utf8')
}

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

/** Without its outputs, which were read, and without what the machine did meanwhile. */
function lean({ record, parsed }: ParsedTrial, own: Interner): ParsedTrial {
  const { trial } = record
  return {
    record: {
      ...record,
      trial: { ...trial, target: own(trial.target), arm: own(trial.arm) },
      startedAt: own('1970-01-01T00:00:00Z'),
      sha256: own(record.sha256),
      outputs: {},
      cutBytes: {},
      pollution: null,
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

async function streamed({ plan }: Report, gzip: Uint8Array): Promise<Evidence> {
  const hash = createHash('sha256')
  const own = makeInterner()
  const trials: ParsedTrial[] = []
  for await (const line of linesOf(gzip, (chunk) => hash.update(chunk))) {
    if (trials.length >= MOST_TRIALS || !isModest(line)) throw new TooLargeError()
    const record = trialRecordSchema.parse(JSON.parse(line))
    trials.push(lean({ record, parsed: parseTrial(plan.suite, record) }, own))
  }
  return { trials, sha256: hash.digest('hex') }
}

/** What its records say; null: it brings none. */
async function evidenceOf(report: Report, beside: Uint8Array | null): Promise<Evidence | null> {
  const { plan, records } = report
  if (records === null) return beside === null ? null : streamed(report, beside)
  const sha256 = createHash('sha256').update(recordsText(records)).digest('hex')
  return { trials: parseRecords(plan.suite, records), sha256 }
}

const TO_DO = 'To do: measure again, and publish report.json as gcbench wrote it'
const UNREADABLE = `the report is refused: its records cannot be read by its own plan. ${TO_DO}`
const TOO_LARGE =
  'the report is refused: its records are larger than those of a million trials. To do: measure ' +
  'fewer rounds, or fewer benchmarks in a suite'

/** The report in a text, as its records give it, or why it is refused. Throws for no text. */
export async function acceptDelivered(
  { text, records }: Delivered,
  expected: ExpectedReport,
): Promise<Outcome> {
  const read = acceptReport(text, expected)
  if (read.kind === 'missing') return read
  try {
    return recomputed(read.report, await evidenceOf(read.report, records))
  } catch (error) {
    // A plan may name a workload that there is not, with settings that it does not have.
    const why = error instanceof TooLargeError ? TOO_LARGE : UNREADABLE
    if (error instanceof Error) return { kind: 'missing', why }
    throw error
  }
}
