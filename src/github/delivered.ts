/**
 * A report that was delivered by those who measured: read as hostile, and computed again from the
 * records that it brings. Whoever publishes believes no number and no word of it besides.
 */
import { createHash } from 'node:crypto'
import type { Report } from '../model/model.ts'
import { acceptReport, type ExpectedReport, type Outcome } from '../report/read-report.ts'
import { parseRecords } from '../report/samples.ts'
import { type Evidence, recomputed, recordsText } from '../report/verify.ts'

/** What its records say; null: it holds none. */
function evidenceIn({ plan, records }: Report): Evidence | null {
  if (records === null) return null
  const sha256 = createHash('sha256').update(recordsText(records)).digest('hex')
  return { trials: parseRecords(plan.suite, records), sha256 }
}

const UNREADABLE =
  'the report is refused: its records cannot be read by its own plan. To do: measure again, and ' +
  'publish report.json as gcbench wrote it'

/** The report in a text, as its records give it, or why it is refused. Throws for no text. */
export function acceptDelivered(text: string, expected: ExpectedReport): Outcome {
  const read = acceptReport(text, expected)
  if (read.kind === 'missing') return read
  try {
    return recomputed(read.report, evidenceIn(read.report))
  } catch (error) {
    // A plan may name a workload that there is not, with settings that it does not have.
    if (error instanceof Error) return { kind: 'missing', why: UNREADABLE }
    throw error
  }
}
