/**
 * All that is done with a report, as functions of plain data: a report chooses how long they take,
 * so they run in a process of their own (report-process.ts), which imports this file.
 */

import { type ExpectedBisection, readLeft } from '../../src/core/bisect/left.ts'
import { bisectionMarkdown, bisectionTitle, isNamed } from '../../src/core/bisect/told.ts'
import { ConfigError } from '../../src/core/model/config-error.ts'
import type { Acceptance, Report } from '../../src/core/model/model.ts'
import { acceptReport, type ExpectedReport, type Outcome } from '../../src/core/report/artifact.ts'
import { type BaseRules, type Narrowing, underBaseRules } from '../../src/core/report/base-rules.ts'
import { extendReport } from '../../src/core/report/merge.ts'
import { type About, type Alert, alertOf, freshRows } from '../../src/core/speak/comment.ts'
import type { Markers } from '../../src/core/speak/marker.ts'
import { nearest } from '../../src/core/text/nearest.ts'
import { pageText } from '../../src/render/page-document.ts'
import type { Scheme } from '../../src/render/svg.ts'
import { pictureText } from '../../src/render/svg.ts'
import type { Job, Result } from '../jobs/job.ts'
import { explainNamed } from './explained-row.ts'
import {
  measured,
  readKept,
  resultOf,
  type ToldReport,
  toldOf,
  underAccepted,
} from './kept-report.ts'
import { furtherRounds, moreRounds, objecting, rowNames } from './open-rows.ts'
import { type KeptReport, type PackedReport, packReport, unpackReport } from './packed-report.ts'

/** What a run left, to be judged for the job that it is of. */
export type Judging = {
  job: Job
  text: string
  /** Of the jobs whose rounds it goes on with, in their order; null: it is gone. */
  before: (string | null)[]
  expected: ExpectedReport
  rules: BaseRules
  narrowing: Narrowing
  accepted: Acceptance[]
  now: string
}

/** Judged by the base's rules, to be kept, with what it comes to under what is accepted. */
export type Judged =
  | { kind: 'judged'; packed: PackedReport; result: Result }
  | { kind: 'broke'; why: string }
  | Extract<Outcome, { kind: 'missing' }>

const RERUN = '/bench rerun measures again'

export async function judge(ask: Judging): Promise<Judged> {
  const { text, before, expected, rules, narrowing, job, accepted, now } = ask
  const own = acceptReport(text, expected)
  if (own.kind === 'missing') return own
  const reports: Report[] = []
  for (const earlier of before) {
    const found = earlier === null ? null : acceptReport(earlier, expected)
    if (found?.kind !== 'measured')
      return { kind: 'broke', why: `the rounds that it goes on with are gone: ${RERUN}` }
    reports.push(found.report)
  }
  try {
    const pooled = [...reports, own.report].reduce((all, more) => extendReport(all, more, now))
    const report = { ...underBaseRules(pooled, rules, narrowing), records: null }
    const result = resultOf(job, underAccepted(report, accepted))
    return { kind: 'judged', packed: await packReport(report), result }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const [problem] = error.problems
    const why = 'its rounds cannot be judged with those that it goes on with'
    return { kind: 'broke', why: `${why} (${problem?.message}): ${RERUN}` }
  }
}

/** What a run that bisected left, put into words. */
export async function tellBisection(ask: {
  text: string
  expected: ExpectedBisection
}): Promise<
  Extract<Outcome, { kind: 'missing' }> | { kind: 'found'; result: Result; found: string }
> {
  const left = readLeft(ask.text, ask.expected)
  if (left.kind === 'missing') return left
  const { bisection } = left
  const conclusion = isNamed(bisection) ? 'success' : 'action_required'
  const result = { conclusion, title: bisectionTitle(bisection), isDoubtful: false } as const
  return { kind: 'found', result, found: bisectionMarkdown(bisection) }
}

const unpacked = async (body: Uint8Array, about: ExpectedReport): Promise<Report | null> =>
  readKept((await unpackReport(body)).toString(), about)

/** A kept report under what is accepted now. */
export type OfKept = { job: Job; body: Uint8Array; accepted: Acceptance[] }

async function keptOf({ job, body, accepted }: OfKept): Promise<Report | null> {
  const { suite, headSha, base } = job.wish
  const about = { suite, headSha, baseSha: base.sha }
  const kept = await unpacked(body, about)
  return kept === null ? null : underAccepted(kept, accepted)
}

/** These answer null where what was kept cannot be read any more. */
export async function tell(ask: OfKept & { about: About }): Promise<ToldReport | null> {
  const report = await keptOf(ask)
  return report === null ? null : toldOf(measured(report), ask.about)
}

/** What to say of rows that are new since `before`; `none` where there are none. */
export async function tellFresh(
  ask: OfKept & { about: About; before: Markers['report']; stickyUrl: string },
): Promise<Alert | 'none' | null> {
  const report = await keptOf(ask)
  if (report === null) return null
  return alertOf(freshRows(measured(report), ask.before), ask.about, ask.stickyUrl) ?? 'none'
}

export async function conclude(ask: OfKept): Promise<Result | null> {
  const report = await keptOf(ask)
  return report === null ? null : resultOf(ask.job, report)
}

/** Its picture; null, too, where there is nothing to draw. */
export async function draw({
  body,
  scheme,
  ...about
}: KeptReport & { scheme: Scheme }): Promise<string | null> {
  const kept = await unpacked(body, about)
  return kept === null ? null : pictureText(kept, scheme)
}

/** It as a page, under what is accepted now. */
export async function showPage({
  body,
  accepted,
  ...about
}: KeptReport & { accepted: Acceptance[] }): Promise<string | null> {
  const kept = await unpacked(body, about)
  return kept === null ? null : pageText(underAccepted(kept, accepted))
}

/** What stands open in it, and what runs that follow would take. */
export type OpenRows = {
  objecting: string[]
  more: ReturnType<typeof moreRounds>
  further: ReturnType<typeof furtherRounds>
  budgetSec: number
  roundsRun: number
}

export async function findOpen(ask: OfKept): Promise<OpenRows | null> {
  const report = await keptOf(ask)
  if (report === null) return null
  return {
    objecting: objecting(report),
    more: moreRounds(report),
    further: furtherRounds(report),
    budgetSec: report.plan.suite.budgetSec,
    roundsRun: report.roundsRun,
  }
}

/**
 * `isKnown`: it can be accepted by that name, else maybe by the `near` one. `explained`: how it was
 * judged, null: it was not.
 */
export type FoundRow = { isKnown: boolean; explained: string | null; near: string | null }

export async function findRow(ask: OfKept & { row: string }): Promise<FoundRow | null> {
  const report = await keptOf(ask)
  if (report === null) return null
  const names = rowNames(report)
  const isKnown = names.includes(ask.row)
  const explained = explainNamed(report, ask.row, ask.job.wish)
  return { isKnown, explained, near: explained === null ? nearest(ask.row, names) : null }
}
