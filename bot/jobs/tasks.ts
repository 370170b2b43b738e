/**
 * Everything that is done with a report, as functions of plain data. A report decides how long they
 * take, so they run in a process of their own (process.ts).
 */

import {
  type Alert,
  alertOf,
  type CommentContext,
  commentText,
  freshRows,
  isNotable,
  type Markers,
} from '../../src/github/comment.ts'
import { acceptDelivered, type Delivered } from '../../src/github/delivered.ts'
import { checkRunFor, conclusionOf, statusFor } from '../../src/github/post.ts'
import { ConfigError } from '../../src/model/findings.ts'
import type { Acceptance, Comparison, Environment, Report } from '../../src/model/model.ts'
import { nearest } from '../../src/model/paths.ts'
import { clean, shortSha } from '../../src/model/plain.ts'
import { printedText } from '../../src/model/unit.ts'
import { wholeBudgetSec } from '../../src/plan/fit.ts'
import {
  bisectionMarkdown,
  bisectionTitle,
  type ExpectedBisection,
  isNamed,
  readLeft,
} from '../../src/render/bisect.ts'
import { partsOfTime } from '../../src/render/details.ts'
import { intervalText, MISSING, type PartOfTime, type RowView } from '../../src/render/document.ts'
import { type PageLink, pageText } from '../../src/render/html.ts'
import { code, inline, prose, table } from '../../src/render/markdown.ts'
import { isQualified, rowsOf, viewReport } from '../../src/render/report-view.ts'
import { explainRow } from '../../src/render/rows.ts'
import { pictureText, type Scheme } from '../../src/render/svg.ts'
import { ALL_ROWS, rowName } from '../../src/report/acceptances.ts'
import {
  type BaseRules,
  type Narrowing,
  underAcceptances,
  underBaseRules,
} from '../../src/report/base-rules.ts'
import { namesOfLost, objectingRows, objectionsToWorkIn } from '../../src/report/gate.ts'
import { extendReport, type Measured } from '../../src/report/merge.ts'
import { acceptReport, type ExpectedReport, type Outcome } from '../../src/report/read-report.ts'
import { FIRST_ANALYSIS } from '../../src/stats/schedule.ts'
import type { Job, LargerRun, Result, WorkflowRequest } from '../store/job.ts'
import { type PackedReport, packReport, type ReportWithBody, unpackReport } from './archive.ts'

/** What a run left, to be judged for the job that it is of. */
export type JudgeRequest = {
  job: Job
  report: Delivered
  /** Of the jobs whose rounds it goes on with, in their order; null: it is gone. */
  before: (Delivered | null)[]
  expected: ExpectedReport
  rules: BaseRules
  narrowing: Narrowing
  accepted: Acceptance[]
  now: string
}

/** Judged by the base's rules, to be kept, with what it comes to under what is accepted. */
export type JudgeResult =
  | { kind: 'judged'; packed: PackedReport; result: Result }
  | { kind: 'broke'; why: string }
  | Extract<Outcome, { kind: 'missing' }>

const RERUN = '/bench rerun measures again'

type Taken = Extract<Outcome, { kind: 'measured' }>

const withTrials = ({ report, trials }: Taken): Measured => ({
  report,
  trials: trials ?? null,
})

export async function judge(input: JudgeRequest): Promise<JudgeResult> {
  const { before, expected, rules, narrowing, job, accepted, now } = input
  const own = await acceptDelivered(input.report, expected)
  if (own.kind === 'missing') return own
  const parts: Measured[] = []
  for (const earlier of before) {
    const outcome = earlier === null ? null : await acceptDelivered(earlier, expected)
    if (outcome?.kind !== 'measured')
      return { kind: 'broke', why: `the rounds that it should add to are gone: ${RERUN}` }
    parts.push(withTrials(outcome))
  }
  try {
    const all = [...parts, withTrials(own)]
    const pooled = all.reduce((before, more) => extendReport(before, more, now))
    const report = {
      ...underBaseRules(pooled.report, rules, narrowing, pooled.trials),
      records: null,
    }
    const result = resultOf(job, underAccepted(report, accepted))
    return { kind: 'judged', packed: await packReport(report), result }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const [problem] = error.problems
    const why = 'its rounds cannot be judged together with the earlier ones'
    return { kind: 'broke', why: `${why} (${problem?.message}): ${RERUN}` }
  }
}

/** What a run that bisected left, put into words. */
export async function renderBisection(input: {
  text: string
  expected: ExpectedBisection
}): Promise<
  Extract<Outcome, { kind: 'missing' }> | { kind: 'found'; result: Result; found: string }
> {
  const left = readLeft(input.text, input.expected)
  if (left.kind === 'missing') return left
  const { bisection } = left
  const conclusion = isNamed(bisection) ? 'success' : 'action_required'
  const result = { conclusion, title: bisectionTitle(bisection), isDoubtful: false } as const
  return { kind: 'found', result, found: bisectionMarkdown(bisection) }
}

const unpacked = async (body: Uint8Array, about: ExpectedReport): Promise<Report | null> =>
  readStored((await unpackReport(body)).toString(), about)

/** A kept report under what is accepted now. */
export type OfReport = { job: Job; body: Uint8Array; accepted: Acceptance[] }

async function readReport({ job, body, accepted }: OfReport): Promise<Report | null> {
  const { suite, headSha, base } = job.request
  const about = { suite, headSha, baseSha: base.sha }
  const report = await unpacked(body, about)
  return report === null ? null : underAccepted(report, accepted)
}

/** These answer null where what was kept cannot be read any more. */
export async function renderKept(
  input: OfReport & { about: CommentContext },
): Promise<RenderedReport | null> {
  const report = await readReport(input)
  return report === null ? null : renderOutcome(measured(report), input.about)
}

/** What to say of rows that are new since `before`; `none` where there are none. */
export async function renderAlert(
  input: OfReport & { about: CommentContext; before: Markers['report']; stickyUrl: string },
): Promise<Alert | 'none' | null> {
  const report = await readReport(input)
  if (report === null) return null
  return alertOf(freshRows(measured(report), input.before), input.about, input.stickyUrl) ?? 'none'
}

export async function conclude(input: OfReport): Promise<Result | null> {
  const report = await readReport(input)
  return report === null ? null : resultOf(input.job, report)
}

/** Its picture; null, too, where there is nothing to draw. */
export async function draw({
  body,
  scheme,
  ...about
}: ReportWithBody & { scheme: Scheme }): Promise<string | null> {
  const report = await unpacked(body, about)
  return report === null ? null : pictureText(report, scheme)
}

/** It as a page, under what is accepted now; `trail`: where that is. */
export async function showPage({
  body,
  accepted,
  trail,
  ...about
}: ReportWithBody & { accepted: Acceptance[]; trail: PageLink[] }): Promise<string | null> {
  const report = await unpacked(body, about)
  return report === null ? null : pageText(underAccepted(report, accepted), trail)
}

/** Where and how long it ran. `minutes`: in parts; empty: nobody counted. */
export type RunAbout = {
  machines: Pick<Environment, 'cpuModel' | 'cores'>[]
  minutes: PartOfTime[]
}

export async function describeRun({ body, ...about }: ReportWithBody): Promise<RunAbout | null> {
  const report = await unpacked(body, about)
  if (report === null) return null
  const machines = report.environment.map(({ cpuModel, cores }) => ({ cpuModel, cores }))
  return { machines, minutes: partsOfTime(report) }
}

/** What stands open in it, and what runs that follow would take. */
type OpenRows = {
  objecting: string[]
  more: ReturnType<typeof moreRounds>
  further: ReturnType<typeof furtherRounds>
  budgetSec: number
  roundsRun: number
}

export async function findOpen(input: OfReport): Promise<OpenRows | null> {
  const report = await readReport(input)
  if (report === null) return null
  return {
    objecting: objecting(report),
    more: moreRounds(report),
    further: furtherRounds(report),
    budgetSec: wholeBudgetSec(report.plan.suite),
    roundsRun: report.roundsRun,
  }
}

/**
 * `isKnown`: it can be accepted by that name, else maybe by the `near` one. `explained`: how it was
 * judged, null: it was not.
 */
type FoundRow = { isKnown: boolean; explained: string | null; near: string | null }

export async function findRow(input: OfReport & { row: string }): Promise<FoundRow | null> {
  const report = await readReport(input)
  if (report === null) return null
  const names = rowNames(report)
  const isKnown = names.includes(input.row)
  const explained = explainNamed(report, input.row, input.job.request)
  return { isKnown, explained, near: explained === null ? nearest(input.row, names) : null }
}

// A stored report under the rows that are accepted now.

/** The kept report under what has been accepted since, too. */
const underAccepted = (report: Report, accepted: readonly Acceptance[]): Report =>
  underAcceptances(report, [...(report.acceptances ?? []), ...accepted])

export const measured = (report: Report): Outcome => ({ kind: 'measured', report })

const isOpen = ({ role, verdict: { word } }: Comparison) =>
  role === 'gating' && ['inconclusive', 'withheld', 'failed', 'regressed', 'changed'].includes(word)

/** What the job remembers of its report. */
function resultOf({ request, isFork }: Job, report: Report): Result {
  const outcome = measured(report)
  const conclusion = conclusionOf(outcome)
  const run = { id: 0, attempt: 1, url: '' }
  const { suite, headSha } = request
  const about = { suite, headSha, run, movedTo: null, isFork, isAsked: false }
  return {
    conclusion,
    title: statusFor(outcome, about).description,
    isDoubtful: conclusion !== 'success' || report.comparisons.some(isOpen),
    isQualified: isQualified(report),
  }
}

/** A kept report; it was strictly read before it was kept, and is again. */
function readStored(text: string, expected: ExpectedReport): Report | null {
  const outcome = acceptReport(text, expected)
  return outcome.kind === 'measured' ? outcome.report : null
}

/** What a pull request and a commit are told of a job's outcome. */
export type RenderedReport = {
  check: ReturnType<typeof checkRunFor>
  comment: string
  /** Whether it tells of something, see isNotable. */
  isNews: boolean
}

export const renderOutcome = (outcome: Outcome, about: CommentContext): RenderedReport => ({
  check: checkRunFor(outcome, about),
  comment: commentText(outcome, about, null),
  isNews: isNotable(outcome),
})

/** The same of a bisection, which gates nothing: its check never holds a commit. */
export function renderBisectionOutcome(
  { result, run }: Job,
  text: string,
  about: CommentContext,
): RenderedReport {
  const { check } = renderOutcome({ kind: 'missing', why: result?.title ?? '' }, about)
  const page = run?.url ?? about.run.url
  const footer = `<sub>[The run](${page}) keeps the report of every stage.</sub>`
  const conclusion = result?.conclusion === 'success' ? 'success' : 'neutral'
  const title = clean(result?.title ?? '', 250)
  return {
    check: { ...check, conclusion, title, summary: text },
    comment: `${text}\n\n${footer}`,
    isNews: true,
  }
}

// What a report leaves undecided, and what a further run would take.

const isUndecided = ({ role, verdict }: Comparison) =>
  role === 'gating' && verdict.word === 'inconclusive'

/** Rounds that a run again goes up to where nobody asked for more. */
const MOST_BY_ITSELF = 100

/** Times the budget that a run again has at most where nobody asked for more. */
const MOST_TIMES = 4

/**
 * Rounds and time for another run, which is judged alone, at the full level: what was held back of
 * the one before is little. It gets more where the one before could not decide: what that one
 * reckoned it would take, else twice as much.
 */
function moreRounds(report: Report): LargerRun | null {
  const open = report.comparisons.filter(isUndecided)
  if (open.length === 0) return null
  const { roundsRun, plan } = report
  const { min, max } = plan.suite.rounds
  const estimates = open.flatMap(({ verdict }) =>
    verdict.word === 'inconclusive' && verdict.roundsNeeded !== null ? [verdict.roundsNeeded] : [],
  )
  const needed = estimates.length === 0 ? null : Math.max(...estimates)
  if (roundsRun < max) {
    const times = Math.min(MOST_TIMES, Math.max(2, (needed ?? 0) / Math.max(1, roundsRun)))
    return { budgetSec: Math.ceil(times * wholeBudgetSec(plan.suite)), needed }
  }
  const most = Math.max(MOST_BY_ITSELF, max)
  const more = Math.min(most, Math.max(2 * max, needed ?? 0))
  return { rounds: `${Math.min(min, more)}..${more}`, needed }
}

/** Rounds that a run is gone on with by where nobody says how many, and the time for them. */
function furtherRounds(report: Report): { rounds: number; sec: number } | null {
  const open = report.comparisons.filter(isUndecided)
  if (open.length === 0) return null
  const { roundsRun, measuredSec } = report
  const estimates = open.flatMap(({ verdict }) =>
    verdict.word === 'inconclusive' && verdict.roundsNeeded !== null ? [verdict.roundsNeeded] : [],
  )
  const reckoned = estimates.length === 0 ? roundsRun : Math.max(...estimates) - roundsRun
  const rounds = Math.max(FIRST_ANALYSIS, Math.min(MOST_BY_ITSELF, reckoned))
  return { rounds, sec: roundsRun === 0 ? 0 : (SPARE * rounds * measuredSec) / roundsRun }
}

/** Times vary from run to run. */
const SPARE = 1.5

/** Every name under which a row of the report can be accepted, or one that it lacks. */
const rowNames = (report: Report): string[] => [
  ...new Set([
    ...report.comparisons.flatMap((row) => [rowName(row), `${rowName(row)}:${row.contrast}`]),
    ...namesOfLost(report, report.plan.suite.gate),
    ...(report.comparisons.length === 0 ? [] : [ALL_ROWS]),
  ]),
]

/** Rows without which the gate would say something better, by name. */
function objecting(report: Report): string[] {
  const { plan, comparisons, acceptances = [] } = report
  const headSha = plan.sources.head?.sha ?? null
  const rows = objectingRows(comparisons, plan.suite.gate, { acceptances, headSha })
  return [
    ...rows.map((row) => `${rowName(row)}:${row.contrast}`),
    ...objectionsToWorkIn(report).map(({ row }) => row),
  ]
}

// How one row was judged, as Markdown.

/** Rows of that name that are told at once. */
const MOST_TOLD = 5

const hasName = (row: Comparison, name: string) =>
  [rowName(row), `${rowName(row)}:${row.contrast}`].includes(name)

/** Markdown; null: the report has no such row. */
function explainNamed(report: Report, name: string, request: WorkflowRequest): string | null {
  const rows = viewReport(report)
    .tables.flatMap(rowsOf)
    .filter(({ comparison }) => hasName(comparison, name))
  if (rows.length === 0) return null
  return rows
    .slice(0, MOST_TOLD)
    .map((view) => explained(request, view))
    .join('\n\n')
}

function explained({ headSha, suite }: WorkflowRequest, view: RowView): string {
  const { comparison, metric, values, delta, interval, word, detail, problems } = view
  const sides = (values?.map(printedText) ?? ['', '']).map((value) => prose(value))
  const range = interval === null ? '' : intervalText(interval)
  const rows = explainRow(view).map(([label, text]) => [label, prose(text ?? MISSING)])
  const notes = problems.map(
    ({ message, next }) => `- ${prose(message)}${next === undefined ? '' : `; ${prose(next)}`}`,
  )
  const why = detail === null ? '' : ` (${inline(detail)})`
  return [
    `**${prose(word)}**${why}: ${code(comparison.benchmark)} ${prose(metric)} at ` +
      `${code(shortSha(headSha))} in ${code(suite)}: ${sides.join(' → ')}, ` +
      `${prose(delta ?? MISSING)} ${prose(range)}`.trimEnd(),
    table(
      [
        { title: 'How it was judged', align: 'left' },
        { title: '', align: 'left' },
      ],
      rows,
    ),
    ...(notes.length === 0 ? [] : [notes.join('\n')]),
  ].join('\n\n')
}
