/**
 * A report that was delivered by those who measured: read as hostile, and computed again from the
 * records that it brings. Whoever publishes believes no number and no word of it besides. Records
 * that lie beside it are read in pieces: of each trial no more stays than what judging needs.
 */
import { createHash } from 'node:crypto'
import { createGunzip } from 'node:zlib'
import type { Report } from '../model/model.ts'
import {
  LONGEST_RECORD,
  linesOf,
  TooLongError,
  TooManyTrialsError,
  trialsOfLines,
} from '../report/packed-trials.ts'
import {
  acceptReport,
  type ExpectedReport,
  MEASURE_LESS,
  type Outcome,
  REPORT_ARCHIVE,
} from '../report/read-report.ts'
import { parseRecords } from '../report/samples.ts'
import { type RecordEvidence, recomputed, recordsText } from '../report/verify.ts'

/** Text of a report, and its records beside it as lines in a gzip; null: there are none. */
export type Delivered = { text: string; records: Uint8Array | null }

/** Unpacked, as it comes; every piece of it is heard. */
async function* unpacked(
  gzip: Uint8Array,
  hear: (chunk: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  const stream = createGunzip()
  stream.end(gzip)
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hear(chunk)
    yield chunk
  }
}

const BOUNDS = { lineBytes: LONGEST_RECORD, bytes: REPORT_ARCHIVE.beside.expandedBytes }

async function streamed({ plan }: Report, gzip: Uint8Array): Promise<RecordEvidence> {
  const hash = createHash('sha256')
  const chunks = unpacked(gzip, (chunk) => hash.update(chunk))
  const trials = await trialsOfLines(plan.suite, linesOf(chunks, BOUNDS))
  return { trials, sha256: hash.digest('hex') }
}

/** What its records say; null: it brings none. */
async function evidenceOf(
  report: Report,
  beside: Uint8Array | null,
): Promise<RecordEvidence | null> {
  const { plan, records } = report
  if (records === null) return beside === null ? null : streamed(report, beside)
  const sha256 = createHash('sha256').update(recordsText(records)).digest('hex')
  return { trials: parseRecords(plan.suite, records), sha256 }
}

const TO_DO = 'To do: measure again, and publish report.json as gcbench wrote it'
const UNREADABLE = `the report is refused: its records cannot be read by its own plan. ${TO_DO}`
const TOO_LARGE =
  'the report is refused: its records are larger than those of a million trials. ' +
  `To do: ${MEASURE_LESS}`

/** The report in a text, as its records give it, or why it is refused. Throws for no text. */
export async function acceptDelivered(
  { text, records }: Delivered,
  expected: ExpectedReport,
): Promise<Outcome> {
  const read = acceptReport(text, expected)
  if (read.kind === 'missing') return read
  try {
    return recomputed(text, read.report, await evidenceOf(read.report, records))
  } catch (error) {
    // A plan may name a workload that there is not, with settings that it does not have.
    const isLarge = error instanceof TooLongError || error instanceof TooManyTrialsError
    const why = isLarge ? TOO_LARGE : UNREADABLE
    if (error instanceof Error) return { kind: 'missing', why }
    throw error
  }
}
