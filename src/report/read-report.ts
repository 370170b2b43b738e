/**
 * A stored report, also one of an earlier version, whose findings were words alone: their subjects
 * and remedies are read here once, so that nothing else ever reads a sentence.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  gateEffectOf,
  type Problem,
  plainStops,
  type Remedy,
  type Stop,
  type Subject,
  stopText,
  topicOf,
} from '../model/findings.ts'
import type { ParsedTrial, Profiles, Report, Side, Target } from '../model/model.ts'
import { clean } from '../model/plain.ts'
import { profilesSchema } from '../model/profile.ts'
import { reportFileSchema } from '../model/report.ts'
import { VERSION } from '../model/version.ts'
import { type Packages, packagesOf, subjectsOf } from '../plan/plan.ts'
import { name, readDuration } from '../settings/values.ts'
import { withOwnCause, withTimes } from './earlier-findings.ts'
import { readEnding } from './report.ts'

/** Of a unit that the plan does not have, the name after the last dot is a guess. */
function subjectNamed(name: string, plan: Packages): Subject {
  const subjectOf = subjectsOf(plan)(name)
  if (subjectOf.row === undefined) return subjectOf
  const units = packagesOf(plan)
  if (units.includes(name)) return { unit: name }
  const unit = units
    .filter((one) => name.startsWith(`${one}.`))
    .reduce((most, one) => (one.length > most.length ? one : most), '')
  const at = unit === '' ? name.lastIndexOf('.') : unit.length
  return at < 0 ? { benchmark: name } : { unit: name.slice(0, at), benchmark: name.slice(at + 1) }
}

/** `m.Parse on head, round 2`. */
function subjectAt(where: string, plan: Packages): Subject {
  const [, name = where, arm, round] = /^(.*) on (\S+?)(?:, round (\d+))?$/.exec(where) ?? []
  return {
    ...subjectNamed(name, plan),
    ...(arm === undefined ? {} : { arm }),
    ...(round === undefined ? {} : { round: Math.min(1e9, Math.max(0, Number(round) - 1)) }),
  }
}

function subjectIn({ code, where }: Problem, plan: Packages): Subject | null {
  if (where === undefined) return null
  const effect = gateEffectOf({ code })
  const topic = topicOf({ code })
  if (code === 'unlisted') return { unit: where }
  if (effect === 'as-failed' || effect === 'as-undecided') return subjectNamed(where, plan)
  if (code === 'other-rules') return { key: where }
  if (effect === 'holds' || topic === 'acceptance') return { row: where }
  return topic === 'process' || topic === 'given-up' ? subjectAt(where, plan) : null
}

const BUDGET = /--budget (\S+?)(?=[;\s]|$)/g

function remedyIn({ code, next = '' }: Problem): Remedy | null {
  if (code !== 'left-out') return null
  const [sec, shardSec] = [...next.matchAll(BUDGET)].map(([, text = '']) => readDuration(text))
  if (sec === undefined || sec === null) return null
  if (!next.startsWith('--budget ')) return { kind: 'budget', sec }
  const parts = next.split('; or ')
  const count = Number(/--rounds (\d{1,6}) /.exec(parts.at(-1) ?? '')?.[1] ?? 0)
  const narrowed = parts.length > 2 ? parts.slice(1, -1).join('; or ') : null
  return { kind: 'budget', sec, rounds: { count, shardSec: shardSec ?? sec, narrowed } }
}

/** What a program said last, after the first colon or where the advice names it. */
function causeIn({ code, message, next = '' }: Problem): string | null {
  const after = (text: string) => text.slice(text.indexOf(': ') + 2)
  const topic = topicOf({ code })
  if (topic === 'given-up') return next === '' ? null : after(next)
  return code === 'failed-everywhere' || code === 'unlisted' || code === 'nothing-ran'
    ? after(message)
    : null
}

/** What a program said, behind what happened to it. */
function faultOf(cause: string | null): string | null {
  const at = cause?.indexOf(': ') ?? -1
  return at < 0 ? null : cause!.slice(at + 2)
}

/** With the data that an earlier version left out; what a problem has already stays. */
export function withData(problem: Problem, plan: Packages): Problem {
  const subject = problem.subject ?? subjectIn(problem, plan)
  const remedy = problem.remedy ?? remedyIn(problem)
  const cause = problem.cause ?? withOwnCause(problem).cause ?? causeIn(problem)
  const fault = problem.fault ?? faultOf(cause)
  return {
    ...withTimes(problem),
    ...(subject === null ? {} : { subject }),
    ...(remedy === null ? {} : { remedy }),
    ...(cause === null ? {} : { cause }),
    ...(fault === null ? {} : { fault }),
  }
}

const OF_ARM = /^(\S+) (.+)$/s

/** Earlier versions wrote `ARM BENCHMARK` into the settings of the target. */
function withLacking(target: Target): Target {
  const { absent, ...settings } = target.settings
  if (!Array.isArray(absent) || target.lacking !== undefined) return target
  const lacking = absent.flatMap((text: unknown) => {
    const [, arm, benchmark] = typeof text === 'string' ? (OF_ARM.exec(text) ?? []) : []
    return arm === undefined || benchmark === undefined ? [] : [{ arm, benchmark }]
  })
  return { ...target, settings, ...(lacking.length === 0 ? {} : { lacking }) }
}

/** Why the run ended: reports of earlier versions have the words alone. */
export function storedStop({ stop, stopReason }: Pick<Report, 'stop' | 'stopReason'>): Stop {
  if (stop !== undefined) return stop
  const merged = /^merged from (\d+) reports$/.exec(stopReason)
  if (merged !== null) return { kind: 'merged', reports: Math.min(1e9, Number(merged[1])) }
  return { kind: plainStops.find((kind) => stopText({ kind }) === stopReason) ?? 'unknown' }
}

/** A stored report with all data of its findings. */
export function withFindings(report: Report): Report {
  const stop = storedStop(report)
  return {
    ...report,
    ...(stop.kind === 'unknown' ? {} : { stop }),
    comparisons: report.comparisons.map((row) => ({
      ...row,
      problems: row.problems.map(withOwnCause),
    })),
    problems: report.problems.map((problem) => withData(problem, report.plan)),
  }
}

// The wall that a Report passes when it comes from elsewhere: strict, bounded, finite. A report
// is read in a job that may write to GitHub while the code that was measured could have written
// the file, so nothing in it is believed but its shape.

/** What to do about a report that is larger than whoever reads it allows. */
export const MEASURE_LESS = 'measure fewer rounds, or fewer benchmarks in a suite'

/** Longest text that is parsed at all, in UTF-16 units. */
const REPORT_TEXT_CAP = 256 * 1024 * 1024

const NO_REPORT = 'this is not a gcbench report (schema version 1)'

/** A text is not a report: every fault found, each with its path. */
export class ReportError extends Error {
  override readonly name = 'ReportError'
  readonly faults: { path: string; message: string }[]
  readonly next: string
  /** `later`: what there is to say of a report that a later gcbench wrote; null: none did. */
  constructor(faults: { path: string; message: string }[], later: string | null = null) {
    const lines = faults.map(({ path, message }) => `- ${path}: ${message}`)
    super(`${later ?? NO_REPORT}:\n${lines.join('\n')}`)
    this.faults = faults
    this.next = later === null ? 'name a report.json that gcbench wrote' : 'update this gcbench'
  }
}

const toolOf = z.looseObject({ tool: z.looseObject({ version: z.string() }) })

/** `0.10.2` as numbers; null: it is no version. */
const numbersOf = (version: string): number[] | null =>
  /^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(version) ? version.split('.').map(Number) : null

function isLater(version: string): boolean {
  const [one, own] = [numbersOf(version), numbersOf(VERSION)]
  const at = one?.findIndex((number, i) => number !== own?.[i]) ?? -1
  return at >= 0 && one![at]! > (own?.[at] ?? 0)
}

/**
 * What to say of a report that a later gcbench wrote: what this one does not know of it may be what
 * decides, so it is not read without that. Null: no later one wrote it.
 */
function laterThanThis(value: unknown): string | null {
  const parsed = toolOf.safeParse(value)
  if (!parsed.success || !isLater(parsed.data.tool.version)) return null
  return (
    `gcbench ${parsed.data.tool.version} wrote this report, and the gcbench that reads it is ` +
    `${VERSION}: update that one (the bot, if it reads it). It does not know`
  )
}

/** The same value with the keys of every object in one order. */
export function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]))
}

/** The `checksum` that the JSON value of a report has to have, whoever wrote it. */
export function checksumOf(value: object): string {
  const { records: _, checksum: __, ...content } = value as Record<string, unknown>
  return createHash('sha256')
    .update(JSON.stringify(ordered(content)))
    .digest('hex')
}

const FAULTS_SHOWN = 20

/** The report in a text that may be hostile. Throws ReportError and nothing else. */
export function readReport(text: string): Report {
  if (text.length > REPORT_TEXT_CAP) {
    throw new ReportError([
      { path: '(file)', message: `longer than ${REPORT_TEXT_CAP} characters: ${MEASURE_LESS}` },
    ])
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new ReportError([{ path: '(file)', message: clean(`not JSON: ${error}`, 300) }])
  }
  return checkReport(json)
}

/**
 * The value as a Report with its keys in the schema's order; its checksum is of the file, and stays
 * there. Throws ReportError.
 */
export function checkReport(value: unknown): Report {
  const parsed = reportFileSchema.safeParse(value)
  if (parsed.success) {
    const { checksum: _, ...report } = parsed.data
    const targets = report.plan.targets.map(withLacking)
    return withFindings({ ...report, plan: { ...report.plan, targets } })
  }
  const all = parsed.error.issues
  // What is no report at all, or of another version, is that and nothing more.
  const version = all.filter(({ path }) => path.join('.') === 'schemaVersion' || path.length === 0)
  const issues = version.length > 0 ? version : all
  const faults = issues.slice(0, FAULTS_SHOWN).map((issue) => ({
    path: clean(issue.path.map(String).join('.'), 300) || '(report)',
    message: clean(issue.message, 300),
  }))
  if (issues.length > FAULTS_SHOWN) {
    faults.push({ path: '(report)', message: `and ${issues.length - FAULTS_SHOWN} more` })
  }
  throw new ReportError(faults, laterThanThis(value))
}

/** Profiles as the pass keeps them beside the records. Throws on any other text. */
export const readProfiles = (text: string): Profiles => profilesSchema.parse(JSON.parse(text))

// A report that comes back from a run is hostile data: the code that was measured could have
// written it. What it may look like, and whether it is about what was asked.

/** Name of the artifact with the report, where a workflow says no other. */
export const REPORT_ARTIFACT = 'gcbench-report'

const MiB = 1024 * 1024

/**
 * The zip of a report: one file of this name within these bounds; beside it, where the report does
 * not hold its records, one with them. 500,000 trials (5,000 rounds of 50 benchmarks) fit twice.
 */
export const REPORT_ARCHIVE = {
  entry: 'report.json',
  compressedBytes: 144 * MiB,
  expandedBytes: 64 * MiB,
  ratio: 200,
  beside: { entry: 'records.ndjson.gz', compressedBytes: 128 * MiB, expandedBytes: 1024 * MiB },
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
 * What came of a run: a report that is about what was asked, or why there is none. `trials`: what
 * its records say, absent: they are not at hand. `said`: the last words of what failed, in several
 * lines.
 */
export type Outcome =
  | { kind: 'measured'; report: Report; trials?: ParsedTrial[] }
  | { kind: 'missing'; why: string; said?: string; unbuilt?: Side }

export const isSuiteName = (text: string): boolean => name.safeParse(text).success

/** Reads a report that may be hostile. Never throws for anything in the text. */
export function acceptReport(text: string, expected: ExpectedReport): Outcome {
  const missing = (why: string): Outcome => ({
    kind: 'missing',
    why: `the report is refused: ${why}`,
  })
  if (!isModest(text))
    return missing(`it has more parts, or deeper ones, than any report. To do: ${MEASURE_LESS}`)
  const ending = readEnding(text)
  if (ending !== null) return { kind: 'missing', ...ending }
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
  const name = plan.suite.name
  if (!isSuiteName(name)) return 'its suite has no name that a suite can have'
  if (suite !== null && name !== suite) return `it is about suite ${name}, not ${suite}`
  if (head?.sha !== headSha) return `it is about ${shaText(head?.sha)}, not ${headSha}`
  if (baseSha !== null && base?.sha !== baseSha)
    return `it compares with ${shaText(base?.sha)}, not ${baseSha}`
  return null
}

const shaText = (sha: string | null | undefined) => sha ?? 'no commit'

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
