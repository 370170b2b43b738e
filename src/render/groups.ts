/**
 * What stands under the rows of a benchmark: where its CPU time went, the rows that explain rather
 * than decide, its latencies as a histogram, its collections; and the titles of its table.
 */
import { metricFor, metrics } from '../model/metrics.ts'
import type { Contrast, Report } from '../model/model.ts'
import type { Phrase } from '../model/plain.ts'
import { printedDelta, printInterval } from '../model/unit.ts'
import { areCommandsAlone, isCommand, variantLabel } from '../plan/design.ts'
import { type Attribution, attribute, type Change } from '../report/ladder.ts'
import { type Block, type Cut, paragraph, type RowView, type Title, when } from './document.ts'
import * as headlines from './headline-sentences.ts'
import * as say from './sentences.ts'
import { collectionLines, histogramLines } from './spread.ts'

export type GroupView = {
  /** null: the geometric means over all benchmarks. */
  benchmark: string | null
  attribution: Phrase | null
  /** Diagnostics, in the order of the table of metrics. */
  rows: RowView[]
  histogram: string[]
  /** Collections of both arms; empty: no log tells any. */
  collections: string[]
}

const UNKNOWN = 'not known'

const size = (pct: number) => Number(pct.toPrecision(2))

/** `-18.0 % [-19.2, -16.9]`, `unchanged (within 2 %)`, `not known`. */
function changeText(change: Change, unit: '%' | 'points'): string {
  switch (change.word) {
    case 'moved': {
      const delta = printedDelta(change.pct).number
      return `${delta} ${unit} ${printInterval(change.lowPct, change.highPct)}`
    }
    case 'unchanged':
      return `unchanged (within ${size(change.marginPct)} ${unit})`
    case 'unknown':
      return UNKNOWN
  }
}

/** `server CPU/transaction -18.0 % [..]; of it GC -3.1 points [..]; pauses unchanged (..)`. */
export function attributionPhrase({ whole, gc, pauses }: Attribution): Phrase {
  const hasMoved = whole.change.word === 'moved'
  const what = whole.change.word === 'unknown' ? 'change of ' : ''
  const parts = [
    `${what}${metricFor(whole.metric).label} ${changeText(whole.change, '%')}`,
    gc === null
      ? 'GC CPU time not measured'
      : `${hasMoved ? 'of it ' : ''}GC ${changeText(gc, 'points')}`,
    ...(pauses === null ? [] : [`pauses ${changeText(pauses.change, '%')}`]),
  ]
  return [parts.join('; ')]
}

/** With fewer rows beside those that decide, all of them are shown together. */
const DIAGNOSTICS_TOGETHER = 6

const ORDER = new Map(metrics.map(({ id }, place) => [id, place]))
const placeOf = ({ comparison }: RowView) => ORDER.get(comparison.metric) ?? -1

/** Rows that explain: where some rows gate, the others; else what would not gate by itself. */
function diagnosticsOf(report: Report, rows: RowView[]): Set<RowView> {
  const gating = rows.filter(({ comparison }) => comparison.role === 'gating')
  const decisive = new Set(gating.map(({ comparison }) => comparison.metric))
  const diagnostics = rows.filter(({ comparison: { role, metric } }) => {
    if (role !== 'informational' && role !== 'geomean') return false
    if (gating.length > 0) return !decisive.has(metric)
    const { gates, inferred } = metricFor(metric)
    const isOfSuite = Object.hasOwn(report.plan.suite.metrics, metric)
    return !gates && !inferred && !isOfSuite
  })
  const most = [
    ...Map.groupBy(diagnostics, ({ comparison }) => comparison.benchmark).values(),
  ].reduce((longest, group) => Math.max(longest, group.length), 0)
  const isTooMany = most > DIAGNOSTICS_TOGETHER && diagnostics.length < rows.length
  return new Set(isTooMany ? diagnostics : [])
}

/** That none of them gates is said once, by their place. */
const withoutRemark = (row: RowView): RowView =>
  row.mark === 'worse' && row.comparison.role === 'informational' ? { ...row, detail: null } : row

function armsOf(contrast: Contrast | undefined): [string, string] | null {
  if (contrast?.kind !== 'refs' && contrast?.kind !== 'variants') return null
  return [contrast.base, contrast.head]
}

/** Splits the rows of a contrast into those of its table and those of the groups under it. */
export function groupRows(
  report: Report,
  contrastId: string,
  { sides, isInteraction }: Title,
  rows: RowView[],
): { groups: GroupView[]; rest: RowView[] } {
  if (isInteraction) return { groups: [], rest: rows }
  const diagnostics = diagnosticsOf(report, rows)
  const comparisons = rows.map(({ comparison }) => comparison)
  const attributions = new Map(
    attribute(comparisons, report.plan.alpha).map((one) => [one.benchmark, one]),
  )
  const explaining = Map.groupBy(diagnostics, ({ comparison }) => comparison.benchmark)
  const arms = armsOf(report.plan.contrasts.find(({ id }) => id === contrastId))
  const seriesOf = (benchmark: string, arm: string | undefined) =>
    report.histograms?.find((one) => one.benchmark === benchmark && one.arm === arm)
  const collectionsOf = (benchmark: string, arm: string | undefined) =>
    report.collections?.find((one) => one.benchmark === benchmark && one.arm === arm)
  const own = (benchmark: string): GroupView => {
    const attribution = attributions.get(benchmark)
    const [base, head] = [seriesOf(benchmark, arms?.[0]), seriesOf(benchmark, arms?.[1])]
    const [before, after] = [0, 1].map((side) => collectionsOf(benchmark, arms?.[side]))
    return {
      benchmark,
      attribution: attribution === undefined ? null : attributionPhrase(attribution),
      rows: (explaining.get(benchmark) ?? [])
        .sort((a, b) => placeOf(a) - placeOf(b))
        .map(withoutRemark),
      histogram: base && head ? histogramLines(base, head, sides) : [],
      collections: before && after ? collectionLines(before, after, sides) : [],
    }
  }
  const named = comparisons.filter(({ role }) => role !== 'geomean')
  const means = [...diagnostics].filter(({ comparison }) => comparison.role === 'geomean')
  const groups = [
    ...[...new Set(named.map(({ benchmark }) => benchmark))].map(own),
    {
      benchmark: null,
      attribution: null,
      histogram: [],
      collections: [],
      rows: means.sort((a, b) => placeOf(a) - placeOf(b)),
    },
  ]
  return {
    groups: groups.filter(
      ({ rows: own, histogram, collections, attribution }) =>
        own.length + histogram.length + collections.length > 0 || attribution,
    ),
    rest: rows.filter((row) => !diagnostics.has(row)),
  }
}

/** `tableOf` makes the table of some rows; only the title where there is nothing else. */
export function groupBlocks(group: GroupView, tableOf: (rows: RowView[]) => Block): Block[] {
  const { benchmark, attribution, rows, histogram, collections } = group
  const cut: Cut = { name: 'rows under the benchmarks', keep: 35 }
  const more = rows.length > 0 ? say.moreMetrics(rows) : histogram.length > 0 ? say.LATENCIES : ''
  const name: Phrase = benchmark === null ? [say.ALL_MEANS] : [{ name: benchmark }]
  const title: Phrase = [...name, ': ', ...(attribution ?? [more])]
  const isSaid = attribution !== null && rows.length > 0
  const body: Block[] = [
    ...when(isSaid, paragraph(`${more}.`)),
    ...(rows.length > 0 ? [tableOf(rows)] : []),
    ...when(histogram.length > 0, paragraph(say.POOLED), { kind: 'lines', lines: histogram }),
  ]
  const about: Block =
    body.length === 0
      ? { kind: 'list', items: [{ text: title }], cut }
      : { kind: 'fold', title, body, cut }
  if (collections.length === 0 || benchmark === null) return [about]
  // A block of its own: it is long, and the rows are worth more.
  const collected: Block = {
    kind: 'fold',
    title: say.collectionsTitle(benchmark),
    body: [{ kind: 'lines', lines: collections }],
    cut: { name: 'collections', keep: 20, by: 'whole' },
  }
  return [about, collected]
}

// What a contrast compares, in words: the title of its table and of its columns of values.

const { base, head, refs, first, again, second } = say.titles

/** Of the two sides of a change, or of two runs of one. */
const plain = (title: Phrase, sides: [Phrase, Phrase], place: Phrase = title): Title => ({
  title,
  short: title,
  place,
  column: say.titles.against(sides[1], sides[0]),
  sides,
  isInteraction: false,
})

/** Of two that have names. */
const named = (title: Phrase, names: [Phrase, Phrase], sides = names): Title => ({
  ...plain(title, sides),
  column: say.titles.to(...names),
})

const labelOf = ({ plan }: Report, variant: string) => variantLabel(plan, variant)

/** After the name of a benchmark: the arm's variant that something is said of. */
export function underArm({ plan }: Report, id: string): Phrase {
  const variant = plan.arms.find((arm) => arm.id === id)?.variant
  if (variant === undefined) return []
  if (variant === 'default') return headlines.underOne(say.titles.default())
  const name = [{ name: variantLabel(plan, variant) }]
  return isCommand(plan, variant) ? headlines.withCommand(name) : headlines.underOne(name)
}

type ArmTitle = { side: string; variant: Phrase | null }

/** An arm's side and variant; the variant is null where the suite names none. */
function armOf(report: Report, id: string): ArmTitle {
  const arm = report.plan.arms.find((one) => one.id === id)
  if (arm === undefined) return { side: '', variant: [{ name: id }] }
  const variant = arm.variant === 'default' ? null : [{ name: labelOf(report, arm.variant) }]
  return { side: arm.side, variant }
}

function under({ variant }: ArmTitle): Phrase {
  return variant === null ? [] : headlines.underOne(variant)
}

/** The variant under which a contrast of refs ran. */
function variantOfContrast(report: Report, id: string): Phrase {
  const contrast = report.plan.contrasts.find((one) => one.id === id)
  if (contrast?.kind !== 'refs') return [{ name: id }]
  return armOf(report, contrast.head).variant ?? say.titles.default()
}

function interactionTitle(first: Phrase, second: Phrase): Title {
  return {
    title: say.titles.interaction(first, second),
    short: say.titles.interactionShort(first, second),
    place: say.titles.interactionPlace(),
    column: say.titles.difference(),
    sides: [first, second],
    isInteraction: true,
  }
}

export function titleOf(report: Report, id: string): Title {
  const contrast = report.plan.contrasts.find((one) => one.id === id)
  if (contrast === undefined) return plain([{ name: id }], [base(), head()])
  return titleOfKind(report, contrast)
}

function titleOfKind(report: Report, contrast: Contrast): Title {
  switch (contrast.kind) {
    case 'refs': {
      const to = armOf(report, contrast.head)
      const place = to.variant === null ? refs() : say.titles.under(to.variant)
      return plain([...refs(), ...under(to)], [base(), head()], place)
    }
    case 'aa': {
      const { side, variant } = armOf(report, contrast.base)
      return plain(say.titles.twice(side, under({ side, variant })), [first(), again()])
    }
    case 'variants': {
      const to = armOf(report, contrast.head)
      const one = armOf(report, contrast.base).variant ?? say.titles.default()
      const other = to.variant ?? say.titles.default()
      const both = say.titles.pair(one, other)
      // Commands side by side are of no side.
      const isWhole = report.plan.suite.compare !== undefined || areCommandsAlone(report.plan)
      return named(isWhole ? both : say.titles.onSide(both, to.side), [one, other])
    }
    case 'benchmarks': {
      const arm = armOf(report, contrast.arm)
      const names: [Phrase, Phrase] = [[{ name: contrast.base }], [{ name: contrast.head }]]
      const title = [...say.titles.onSide(say.titles.pair(...names), arm.side), ...under(arm)]
      return named(title, names, [first(), second()])
    }
    case 'interaction':
      return interactionTitle(
        variantOfContrast(report, contrast.base),
        variantOfContrast(report, contrast.head),
      )
  }
}

/** What sets a contrast apart from others of its kind: the variant of its head; else its title. */
function variantOf(report: Report, id: string): Phrase {
  const contrast = report.plan.contrasts.find((one) => one.id === id)
  if (contrast?.kind !== 'refs' && contrast?.kind !== 'variants') return titleOf(report, id).short
  return armOf(report, contrast.head).variant ?? say.titles.default()
}

/** After what is said of benchmarks: under which variant of a contrast. */
export function underContrast(report: Report, id: string): Phrase {
  const contrast = report.plan.contrasts.find((one) => one.id === id)
  return contrast?.kind === 'refs' || contrast?.kind === 'variants'
    ? underArm(report, contrast.head)
    : headlines.underOne(variantOf(report, id))
}
