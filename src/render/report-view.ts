/**
 * A Report as every format shows it: the verdict in words with the reader's duty, one table a
 * contrast with what moved in front, footnotes, and the facts of the run. Words only, no markup.
 */

import { gatingRows } from '../core/gate/gate.ts'
import type { Comparison, Unchanged } from '../core/model/model.ts'
import type { Report } from '../core/model/reported.ts'
import { explainQuery } from '../core/settings/row-query.ts'
import { type Footnotes, notesFor } from '../core/tell/footnotes.ts'
import { acceptedBy, type Headline, headlineOf } from '../core/tell/headline.ts'
import { besideOf, isSuspected, newsOf } from '../core/tell/news.ts'
import { countNames } from '../core/tell/words/counted.ts'
import { list, type Phrase } from '../core/text/phrase.ts'
import type { Mark, RowView, Title } from './document.ts'
import { type DriftView, viewDrifts } from './drift.ts'
import { factsOf, functionPhrase, type RunFacts } from './facts.ts'
import { type GroupView, groupRows } from './groups.ts'
import { readRowFilter } from './row-filter.ts'
import { viewRow } from './rows.ts'
import * as say from './sentences.ts'
import { titleOf } from './titles.ts'

export type TableView = Title & {
  /** What happened, in words. */
  news: Phrase
  /** Failed and withheld first, then worse, then better, each by size. */
  moved: RowView[]
  /** What looks worse first, then by role and size. */
  unsure: RowView[]
  same: RowView[]
  /** One a metric, over all rows. */
  geomeans: RowView[]
  /** What explains rather than decides, by benchmark. */
  groups: GroupView[]
  /** Benchmarks that execute the same machine code on both sides; null: there are none. */
  unchanged: Phrase | null
}

export type ReportView = {
  headline: Headline
  drifts: DriftView[]
  tables: TableView[]
  facts: RunFacts
} & Footnotes

const MARK_ORDER: Mark[] = ['failed', 'withheld', 'worse', 'differs', 'oom', 'better']
const ROLE_ORDER: Comparison['role'][] = ['gating', 'control', 'informational', 'geomean']

function byWeight(a: RowView, b: RowView): number {
  return (
    MARK_ORDER.indexOf(a.mark) - MARK_ORDER.indexOf(b.mark) ||
    ROLE_ORDER.indexOf(a.comparison.role) - ROLE_ORDER.indexOf(b.comparison.role) ||
    (a.size === b.size ? 0 : b.size - a.size)
  )
}

/** Of what is undecided, too, a reader wants to see first what looks worse, and what is large. */
const bySuspicion = (a: RowView, b: RowView) =>
  Number(isSuspected(b)) - Number(isSuspected(a)) ||
  ROLE_ORDER.indexOf(a.comparison.role) - ROLE_ORDER.indexOf(b.comparison.role) ||
  (a.size === b.size ? 0 : b.size - a.size)

function isUnchanged({ comparison }: RowView): boolean {
  return 'reason' in comparison.verdict && comparison.verdict.reason === 'identical-binary'
}

const NAMES_SHOWN = 8
const UNITS_SHOWN = 3

/** Names what is not run although binaries differ; null: there is none. */
function unreachedLine(unchanged: Unchanged[]): Phrase | null {
  const names = unchanged
    .filter(({ sha256 }) => sha256 === null)
    .flatMap(({ benchmarks }) => benchmarks)
  if (names.length === 0) return null
  return say.unreached(countNames(names), list(names.map(functionPhrase), NAMES_SHOWN))
}

function unchangedLine(entries: Unchanged[], rows: RowView[]): Phrase | null {
  const unreached = unreachedLine(entries)
  const identical = identicalLine(
    entries.filter(({ sha256 }) => sha256 !== null),
    rows,
  )
  if (unreached === null || identical === null) return unreached ?? identical
  return [...identical, ' ', ...unreached]
}

function identicalLine(unchanged: Unchanged[], rows: RowView[]): Phrase | null {
  const run = new Set(rows.filter(isUnchanged).map((row) => row.comparison.benchmark))
  const names = new Set(unchanged.flatMap((entry) => entry.benchmarks))
  if (unchanged.length + run.size === 0) return null
  const isControl = rows.some((row) => row.comparison.role === 'control')
  const ran = { ...countNames([]), benchmarks: run.size }
  const what = run.size > 0 ? ran : countNames([...names])
  const units = [...new Set(unchanged.map(({ unit }) => unit))]
  const shown = units.map((name): Phrase => [{ name }])
  const isKnown = run.size + names.size > 0
  return say.identical(isKnown ? what : null, isControl, list(shown, UNITS_SHOWN))
}

/**
 * Level of the intervals of the rows that gate, else of most of them; a row with another says so.
 * Null: there is no interval.
 */
export function commonLevel(rows: RowView[]): number | null {
  const gating = rows.filter(
    ({ level, comparison: { role } }) => level !== null && role === 'gating',
  )
  const levels = (gating.length > 0 ? gating : rows).flatMap(({ level }) => level ?? [])
  const [most] = [...Map.groupBy(levels, (level) => level)].sort(
    ([, a], [, b]) => b.length - a.length,
  )
  return most === undefined ? null : most[0]
}

/** The rows of one contrast, in their order. */
export function contrastRows(report: Report, id: string, comparisons: Comparison[]): RowView[] {
  const title = titleOf(report, id)
  const interactionUnder = title.isInteraction ? title.sides[1] : null
  const hasGating = comparisons.some(({ role }) => role === 'gating')
  const gating = new Set(gatingRows(comparisons, report.plan.suite.gate))
  const isAccepted = acceptedBy(report)
  const isEnforced = report.plan.suite.gate.mode !== 'advisory'
  const mostRounds = report.comparisons.reduce((most, { estimate: { n } }) => Math.max(most, n), 0)
  return comparisons.map((row) =>
    viewRow(row, {
      ...{ interactionUnder, hasGating },
      ...{ gates: gating.has(row), isAccepted: isAccepted(row), isEnforced, mostRounds },
    }),
  )
}

function tableOf(
  report: Report,
  id: string,
  comparisons: Comparison[],
  unchanged: Unchanged[],
): TableView {
  const title = titleOf(report, id)
  const all = contrastRows(report, id, comparisons)
  const shown = all.filter((row) => !isUnchanged(row))
  const { groups, rest } = groupRows(report, id, title, shown)
  const geomeans = rest.filter((row) => row.comparison.role === 'geomean')
  const rows = rest.filter((row) => row.comparison.role !== 'geomean')
  return {
    ...title,
    news: say.capital(
      newsOf(rows, { rule: report.plan.suite.gate, isPassed: false, under: () => [] }),
    ),
    moved: rows.filter((row) => MARK_ORDER.includes(row.mark)).sort(byWeight),
    unsure: rows.filter((row) => row.mark === 'unsure').sort(bySuspicion),
    same: rows.filter((row) => row.mark === 'same'),
    geomeans,
    groups,
    unchanged: unchangedLine(unchanged, all),
  }
}

/** Tables in the plan's order, then those of contrasts that the plan does not know. */
function tablesOf(report: Report): TableView[] {
  const rows = Map.groupBy(report.comparisons, (row) => row.contrast)
  const unchanged = Map.groupBy(report.plan.unchanged, ({ contrast }) => contrast)
  const known = report.plan.contrasts.map(({ id }) => id)
  return [...new Set([...known, ...unchanged.keys(), ...rows.keys()])]
    .map((id) => tableOf(report, id, rows.get(id) ?? [], unchanged.get(id) ?? []))
    .filter((table) => table.unchanged !== null || rowsOf(table).length > 0)
}

/** Rows of a table in the order in which they are shown: what does not decide comes last. */
export function rowsOf({ moved, geomeans, unsure, same, groups }: TableView): RowView[] {
  const beside = besideOf([...moved, ...unsure, ...same])
  const own = (rows: RowView[]) => rows.filter((row) => !beside.has(row))
  const explaining = groups.flatMap(({ rows }) => rows)
  return [...own(moved), ...geomeans, ...own(unsure), ...own(same), ...beside, ...explaining]
}

/** What of a report a filter shows, and the note that says so. */
function filtered(report: Report, filter: string): Report {
  const isShown = readRowFilter(filter, report.plan)
  const { comparisons, problems } = report
  const shown = comparisons.filter(isShown)
  const message = say.shownOf(shown.length, comparisons.length, filter)
  return { ...report, comparisons: shown, problems: [...problems, { code: 'filtered', message }] }
}

/** What the run was asked to show; null: all, also where a report calls something else a filter. */
const filterOf = ({ plan: { suite } }: Report): string | null =>
  suite.filter === undefined || explainQuery(suite.filter) !== null ? null : suite.filter

/** The view that people see: by `filter`, or by what the run was asked to show. */
export const shownView = (report: Report, filter: string | null = null): ReportView =>
  viewReport(report, filter ?? filterOf(report))

/** `filter`: the tables have no other rows (row-filter.ts); the headline is of all. */
export function viewReport(report: Report, filter: string | null = null): ReportView {
  if (filter !== null) {
    const { headline } = viewReport(report)
    return { ...viewReport(filtered(report, filter)), headline }
  }
  const tables = tablesOf(report)
  const rows = tables.flatMap(rowsOf)
  // What explains is not told there, however many rows of it moved.
  const headline = headlineOf(
    report,
    tables.flatMap(({ moved, unsure, same, geomeans }) => [
      ...[...moved, ...unsure, ...same],
      ...geomeans,
    ]),
  )
  return {
    headline,
    drifts: viewDrifts(report, (id) =>
      contrastRows(
        report,
        id,
        report.comparisons.filter(({ contrast }) => contrast === id),
      ),
    ),
    tables,
    ...notesFor(report, rows, headline.tells),
    facts: factsOf(report),
  }
}
