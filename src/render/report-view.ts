/**
 * A report as every format shows it: headline, tables and their rows, sorted, filtered and titled.
 */
import { makeFinding } from '../model/findings.ts'
import { namesOfUnit } from '../model/metrics.ts'
import type { Comparison, Plan, Unchanged } from '../model/model.ts'
import { list, type Phrase } from '../model/plain.ts'
import type { Report } from '../model/report.ts'
import { namesOfRows, scopeLabels } from '../plan/plan.ts'
import { gatingRows, isEnforced, suspectsAmong } from '../report/gate.ts'
import { explainQuery, type Query, type RowWords, readQuery } from '../settings/row-query.ts'
import { hasMoved } from '../stats/judge.ts'
import type { Mark, RowView, Title } from './document.ts'
import { factsOf, functionName, type RunFacts } from './facts.ts'
import { type Footnotes, notesFor } from './findings.ts'
import { type GroupView, groupRows, titleOf } from './groups.ts'
import {
  acceptedBy,
  besideOf,
  comparesMachineCode,
  deciding,
  type Headline,
  happeningsOf,
  headlineOf,
  variantsIn,
} from './headline.ts'
import * as headlines from './headline-sentences.ts'
import { type DriftView, viewDrifts } from './ladder.ts'
import { countNames, machineIn } from './remedy.ts'
import { changeWord, isOfTwo, viewRow } from './rows.ts'
import * as say from './sentences.ts'

/** What the language finds in the rows of a plan's table. */
export function rowWordsOf({ units, targets }: Plan): (row: Comparison) => RowWords {
  const labels = [...scopeLabels(units ?? targets.map(({ unit }) => unit))]
  // The longest label is the row's own where one is the beginning of another.
  const scopes = labels.sort(([, a], [, b]) => b.length - a.length)
  return (row) => {
    const scope = scopes.find(([, label]) => label === '' || row.benchmark.startsWith(`${label}.`))
    const label = scope?.[1] ?? ''
    const name = label === '' ? row.benchmark : row.benchmark.slice(label.length + 1)
    const names = namesOfUnit(row)
    return {
      '.name': [name.split('/')[0] ?? ''],
      '.fullname': [name, row.benchmark],
      '.unit': names,
      metric: names,
      pkg: [...(scope ?? [])],
      contrast: [row.contrast],
      verdict: [row.verdict.word, ...(hasMoved(row.verdict) ? [changeWord(row)] : [])],
      role: [row.role],
    }
  }
}

/** The rows of a plan's table that a text asks for; throws ConfigError with what is wrong. */
export function readRowFilter(text: string, plan: Plan): Query<Comparison> {
  const isMeant = readQuery(text)
  const wordsOf = rowWordsOf(plan)
  return (row) => isMeant(wordsOf(row))
}

// The view of a report.

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
  /** Shown in a comment that has no room for rows that did not move; absent: all have a place. */
  isBrief?: boolean
} & Footnotes

const MARK_ORDER: Mark[] = ['failed', 'withheld', 'worse', 'differs', 'oom', 'better']
const ROLE_ORDER: Comparison['role'][] = ['gating', 'control', 'informational', 'geomean']

/** Places of benchmarks in the tables before: names stand in one order in all of them. */
type Places = ReadonlyMap<string, number>

const placeIn = (places: Places, { comparison }: RowView) =>
  places.get(comparison.benchmark) ?? places.size

const bySize = (a: RowView, b: RowView) => (a.size === b.size ? 0 : b.size - a.size)

const byPlace = (places: Places) => (a: RowView, b: RowView) =>
  placeIn(places, a) - placeIn(places, b)

const byWeight = (places: Places) => (a: RowView, b: RowView) =>
  // The numbers of two benchmarks say nothing of the change.
  Number(isOfTwo(a)) - Number(isOfTwo(b)) ||
  MARK_ORDER.indexOf(a.mark) - MARK_ORDER.indexOf(b.mark) ||
  ROLE_ORDER.indexOf(a.comparison.role) - ROLE_ORDER.indexOf(b.comparison.role) ||
  byPlace(places)(a, b) ||
  bySize(a, b)

/**
 * Of what is undecided, too, a reader wants to see first what looks worse, and what is large; rows
 * without any estimate tell nothing but that they are undecided.
 */
const bySuspicion = (places: Places) => (a: RowView, b: RowView) =>
  Number(b.isSuspect) - Number(a.isSuspect) ||
  ROLE_ORDER.indexOf(a.comparison.role) - ROLE_ORDER.indexOf(b.comparison.role) ||
  Number(Number.isFinite(b.size)) - Number(Number.isFinite(a.size)) ||
  byPlace(places)(a, b) ||
  bySize(a, b)

function isUnchanged({ comparison }: RowView): boolean {
  return 'reason' in comparison.verdict && comparison.verdict.reason === 'identical-binary'
}

/** A benchmark that failed has one row for all metrics of which the same is said. */
function failedOnce(rows: RowView[]): RowView[] {
  const keyOf = ({ comparison: { benchmark, verdict }, isAccepted }: RowView) =>
    JSON.stringify([benchmark, isAccepted, 'detail' in verdict ? verdict.detail : null])
  const failed = rows.filter(({ mark }) => mark === 'failed')
  const groups = Map.groupBy(failed, keyOf)
  return rows.flatMap((row): RowView[] => {
    const all = row.mark === 'failed' ? (groups.get(keyOf(row)) ?? []) : []
    if (all.length < 2) return [row]
    if (row !== (all.find(({ gates }) => gates) ?? all[0])) return []
    const metric = [...new Set(all.map((one) => one.metric))].join(', ')
    const problems = row.problems.map((one) =>
      one.code === 'failed-row' ? { ...one, where: row.comparison.benchmark } : one,
    )
    return [{ ...row, metric, problems }]
  })
}

const NAMES_SHOWN = 8
const UNITS_SHOWN = 3

/** Names what is not run although binaries differ; null: there is none. */
function unreachedLine(report: Report, unchanged: Unchanged[]): Phrase | null {
  const nameOf = namesOfRows(report.plan)
  const own = unchanged.filter(({ sha256 }) => sha256 === null)
  const names = own.flatMap(({ benchmarks }) => benchmarks)
  if (names.length === 0) return null
  const scoped = own.flatMap(({ unit, benchmarks }) =>
    benchmarks.map(functionName).map((benchmark): Phrase => {
      return [{ name: nameOf({ unit, benchmark }) ?? benchmark }]
    }),
  )
  const shown = list(scoped, NAMES_SHOWN)
  return say.unreached(countNames(names), shown, comparesMachineCode(report))
}

function unchangedLine(report: Report, entries: Unchanged[], rows: RowView[]): Phrase | null {
  const unreached = unreachedLine(report, entries)
  const identical = identicalLine(
    entries.filter(({ sha256 }) => sha256 !== null),
    rows,
  )
  if (unreached === null || identical === null) return unreached ?? identical
  return [...identical, ' ', ...unreached]
}

function identicalLine(unchanged: Unchanged[], rows: RowView[]): Phrase | null {
  const run = new Set(rows.filter(isUnchanged).map((row) => row.comparison.benchmark))
  const names = unchanged.flatMap((entry) => entry.benchmarks)
  if (unchanged.length + run.size === 0) return null
  const isControl = rows.some((row) => row.comparison.role === 'control')
  const ran = { ...countNames([]), benchmarks: run.size }
  const what = run.size > 0 ? ran : countNames(names)
  const units = [...new Set(unchanged.map(({ unit }) => unit))]
  const unitNames = units.map((name): Phrase => [{ name }])
  const isKnown = run.size + names.length > 0
  return say.identical(isKnown ? what : null, isControl, list(unitNames, UNITS_SHOWN))
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
  const enforces = isEnforced(report)
  const mostRounds = report.comparisons.reduce((most, { estimate: { n } }) => Math.max(most, n), 0)
  const isMachineBusy = machineIn(report).length > 0
  const suspects = suspectsAmong(report.comparisons)
  return comparisons.map((row) =>
    viewRow(row, {
      interactionUnder,
      hasGating,
      gates: gating.has(row),
      isAccepted: isAccepted(row),
      isEnforced: enforces,
      isSuspect: suspects.has(row),
      mostRounds,
      isMachineBusy,
    }),
  )
}

function tableOf(
  report: Report,
  id: string,
  comparisons: Comparison[],
  unchanged: Unchanged[],
  places: Places,
): TableView {
  const title = titleOf(report, id)
  const all = contrastRows(report, id, comparisons)
  const changed = failedOnce(all.filter((row) => !isUnchanged(row)))
  const { groups, rest } = groupRows(report, id, title, changed)
  const geomeans = rest.filter((row) => row.comparison.role === 'geomean')
  const rows = rest.filter((row) => row.comparison.role !== 'geomean')
  return {
    ...title,
    news: headlines.capital(
      headlines.joined(
        happeningsOf(rows, {
          rule: report.plan.suite.gate,
          under: () => [],
          versus: variantsIn(report, rows),
        }),
      ),
    ),
    moved: rows.filter((row) => MARK_ORDER.includes(row.mark)).sort(byWeight(places)),
    unsure: rows.filter((row) => row.mark === 'unsure').sort(bySuspicion(places)),
    same: rows.filter((row) => row.mark === 'same').sort(byPlace(places)),
    geomeans,
    groups,
    unchanged: unchangedLine(report, unchanged, all),
  }
}

/** Tables in the plan's order, then those of contrasts that the plan does not know. */
function tablesOf(report: Report): TableView[] {
  const rows = Map.groupBy(report.comparisons, (row) => row.contrast)
  const unchanged = Map.groupBy(report.plan.unchanged, ({ contrast }) => contrast)
  const ids = report.plan.contrasts.map(({ id }) => id)
  const places = new Map<string, number>()
  return [...new Set([...ids, ...unchanged.keys(), ...rows.keys()])]
    .map((id) => {
      const table = tableOf(report, id, rows.get(id) ?? [], unchanged.get(id) ?? [], places)
      for (const { comparison } of rowsOf(table)) {
        if (!places.has(comparison.benchmark)) places.set(comparison.benchmark, places.size)
      }
      return table
    })
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
  const rows = comparisons.filter(isShown)
  const details = { shown: rows.length, all: comparisons.length, filter }
  const told = makeFinding('filtered', null, details)
  return { ...report, comparisons: rows, problems: [...problems, told] }
}

/** What the run was asked to show; null: all, also where a report calls something else a filter. */
const filterOf = ({ plan: { suite } }: Report): string | null =>
  suite.filter === undefined || explainQuery(suite.filter) !== null ? null : suite.filter

/** The view that people see: by `filter`, or by what the run was asked to show. */
export const shownView = (report: Report, filter: string | null = null): ReportView =>
  viewReport(report, filter ?? filterOf(report))

/** Whether the headline of a success holds something against what was measured: it is not green then. */
export const isQualified = (report: Report): boolean =>
  report.conclusion.conclusion === 'success' && viewReport(report).headline.status !== 'good'

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
      ...moved,
      ...unsure,
      ...same,
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

// The table that is shown first.

/** So many rows of a kind are open; more would bury what is worse. */
const OPEN = { unsure: 8, better: 12 }

/** What wants a person, before what is good to know. */
const URGENT: Mark[] = ['failed', 'withheld', 'worse', 'oom']
const isUrgent = (row: RowView) => URGENT.includes(row.mark) || row.isSuspect

export type TableSplit = { open: RowView[]; means: RowView[]; folded: RowView[]; others: RowView[] }

/** Rows of a table: shown at once, folded since nothing is to be seen, and what does not decide. */
export function split({ moved, unsure, same, geomeans }: TableView): TableSplit {
  const all = [...moved, ...unsure, ...same]
  const decisive = new Set(deciding(all))
  const own = (rows: RowView[]) => rows.filter((row) => decisive.has(row))
  const open = own(unsure).filter((row) => !row.isSuspect)
  const better = own(moved).filter(({ mark }) => mark === 'better')
  const openRows = [
    ...own(moved).filter(isUrgent),
    ...own(unsure).filter(({ isSuspect }) => isSuspect),
    ...own(moved).filter((row) => row.mark === 'differs' && !isOfTwo(row)),
    ...better.slice(0, OPEN.better),
    ...(open.length <= OPEN.unsure ? open : []),
    ...own(moved).filter((row) => row.mark === 'differs' && isOfTwo(row)),
  ]
  const metrics = new Set(openRows.map(({ comparison }) => comparison.metric))
  const inMetrics = ({ comparison }: RowView) => metrics.has(comparison.metric)
  const isMean = (row: RowView) => inMetrics(row) || row.gates
  const means = geomeans.filter((row) => (inMetrics(row) ? true : row.gates && isUrgent(row)))
  return {
    open: openRows,
    means,
    folded: [
      ...better.slice(OPEN.better),
      ...(open.length <= OPEN.unsure ? [] : open),
      ...own(same),
      ...geomeans.filter((row) => isMean(row) && !means.includes(row)),
    ],
    others: [...all.filter((row) => !decisive.has(row)), ...geomeans.filter((row) => !isMean(row))],
  }
}

/** Says the same of the same benchmark: what is exact comes out alike under every variant. */
const isTwin = (one: RowView, other: RowView) =>
  one.comparison.benchmark === other.comparison.benchmark &&
  one.comparison.metric === other.comparison.metric &&
  one.interval === 'exact' &&
  other.interval === 'exact' &&
  `${one.mark} ${one.delta}` === `${other.mark} ${other.delta}`

export const gates = ({ moved, unsure, same }: TableView) =>
  [...moved, ...unsure, ...same].some((row) => row.gates)

export type MainTable = {
  table: TableView
  split: TableSplit
  /** Its open rows without the means over them. */
  rows: RowView[]
  /** Those of other contrasts. */
  taken: Set<RowView>
  /** Says which contrast a row is of; null: all are of the table's own. */
  placeOf: ((row: RowView) => Phrase | null) | null
}

/**
 * Rows of the first contrast that gates and where something moved, or could have, led by what is
 * urgent in the others that gate; null: there is no table.
 */
export function mainTable(view: ReportView): MainTable | null {
  const gating = view.tables.filter(gates)
  const candidates = (gating.length > 0 ? gating : view.tables.slice(0, 1)).map((table) => {
    return { table, own: split(table) }
  })
  const first =
    candidates.find(({ table }) => table.moved.some((row) => row.gates)) ??
    candidates.find(({ own }) => own.open.length > 0) ??
    candidates[0]
  if (first === undefined) return null
  const { table, own } = first
  const urgent = candidates
    .filter((other) => other !== first)
    .flatMap((other) => other.own.open.filter(isUrgent))
    .filter((row) => !own.open.some((other) => isTwin(row, other)))
  const taken = new Set(urgent)
  const places = new Map(
    candidates.flatMap((one) => one.own.open.map((row) => [row, one.table.place] as const)),
  )
  const rows = [
    ...own.open.filter(isUrgent),
    ...urgent,
    ...own.open.filter((row) => !isUrgent(row)),
  ]
  const placeOf = taken.size > 0 ? (row: RowView): Phrase | null => places.get(row) ?? null : null
  return { table, split: own, rows, taken, placeOf }
}
