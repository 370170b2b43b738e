/**
 * A report that comes back from a run is hostile data: the code that was measured could have
 * written it. What it may look like, and whether it is about what was asked.
 */
import type { Report } from '../model/model.ts'
import { name } from '../settings/values.ts'
import { ReportError, readReport } from './read-report.ts'
import { readEnding } from './report.ts'

/** Name of the artifact with the report, where a workflow says no other. */
export const REPORT_ARTIFACT = 'gcbench-report'

/** The zip of a report: one file of this name within these bounds. */
export const REPORT_ARCHIVE = {
  entry: 'report.json',
  compressedBytes: 16 * 1024 * 1024,
  expandedBytes: 64 * 1024 * 1024,
  ratio: 200,
}

/** Bounds that no report comes near, because objects take far more memory than their text. */
const DEEPEST = 32
const MOST_CONTAINERS = 1_000_000

/** What the report must be about, from whoever asked for it. */
export type ExpectedReport = {
  /** Full SHA of the commit that was to be measured. */
  headSha: string
  /** Full SHA of what it was to be compared with; null: whatever the run found. */
  baseSha: string | null
  /** Null: any suite. */
  suite: string | null
}

/**
 * What came of a run: a report that is about what was asked, or why there is none. `said`: the
 * last words of what failed, in several lines.
 */
export type Outcome =
  | { kind: 'measured'; report: Report }
  | { kind: 'missing'; why: string; said?: string }

export const isSuiteName = (text: string): boolean => name.safeParse(text).success

/** Reads a report that may be hostile. Never throws for anything in the text. */
export function acceptReport(text: string, expected: ExpectedReport): Outcome {
  const missing = (why: string): Outcome => ({
    kind: 'missing',
    why: `the report is refused: ${why}`,
  })
  if (!isModest(text)) return missing('it has more parts, or deeper ones, than any report')
  const ending = readEnding(text)
  if (ending !== null) {
    const { why, said: shown } = ending
    return { kind: 'missing', why, ...(shown === null ? {} : { said: shown }) }
  }
  try {
    const report = readReport(text)
    const why = mismatch(report, expected)
    return why === null ? { kind: 'measured', report } : missing(why)
  } catch (error) {
    if (error instanceof ReportError) return missing(error.message)
    throw error
  }
}

/** Why the report is not about what was asked; null: it is. */
function mismatch({ plan }: Report, { headSha, baseSha, suite }: ExpectedReport): string | null {
  const { base, head } = plan.sources
  const result = plan.suite.name
  if (!isSuiteName(result)) return 'its suite has no name that a suite can have'
  if (suite !== null && result !== suite) return `it is about suite ${result}, not ${suite}`
  if (head?.sha !== headSha) return `it is about ${shown(head?.sha)}, not ${headSha}`
  if (baseSha !== null && base?.sha !== baseSha)
    return `it compares with ${shown(base?.sha)}, not ${baseSha}`
  return null
}

const shown = (sha: string | null | undefined) => sha ?? 'no commit'

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const [OPEN, CLOSE] = [new Set([0x5b, 0x7b]), new Set([0x5d, 0x7d])]

/** Whether a JSON text has few enough objects and lists to be parsed without fear. */
export function isModest(text: string): boolean {
  let [depth, containers] = [0, 0]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === QUOTE) i = endOfString(text, i)
    else if (CLOSE.has(unit)) depth--
    else if (OPEN.has(unit)) {
      depth++
      containers++
      if (depth > DEEPEST || containers > MOST_CONTAINERS) return false
    }
  }
  return true
}

function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (unit === BACKSLASH) i++
    else if (unit === QUOTE) return i
  }
  return text.length
}
