/** Everything that the plots of a page draw, out of a report. */

import { metricFor } from '../model/metrics.ts'
import type { CollectionSeries, Comparison, Contrast, Report } from '../model/model.ts'
import { variantLabel } from '../plan/design.ts'
import { poolRounds, unpackCollections } from '../report/distributions.ts'
import { climbLadders, type Ladder } from '../report/ladder.ts'
import { type StackRow, stackRows } from '../report/profile-differences.ts'
import { NAME_CAP, PROSE_CAP, plainText } from '../text/phrase.ts'
import { clean, cleanName } from '../text/plain.ts'
import { intervalText, type RowView } from './document.ts'
import { type DriftView, standingPhrase } from './ladder.ts'
import type {
  CallTree,
  CpuSplit,
  PageCollection,
  PageData,
  PageDrift,
  PageLadder,
  PageProfile,
  PageRow,
  PageSpread,
} from './page-data.ts'
import { type ProfileView, viewProfiles } from './profiles.ts'
import { type ReportView, rowsOf, rowWordsOf, type TableView } from './report-view.ts'
import { type ReportSeries, readSeries, rounded } from './row-series.ts'
import { explainRow, printedUnit, printLevel } from './rows.ts'
import { GEOMEAN } from './sentences.ts'
import { titleOf } from './titles.ts'

const name = (text: string) => cleanName(text, NAME_CAP)
const prose = (text: string) => clean(text, PROSE_CAP)

/** Places in lists of the page, by benchmark and arm. */
type Places = Map<string, number>
const placeKey = (benchmark: string, arm: string) => JSON.stringify([benchmark, arm])

function bothOf(places: Places, row: Comparison, contrast: Contrast | undefined) {
  if (contrast === undefined || contrast.kind === 'interaction') return null
  if (contrast.kind === 'benchmarks') return null
  const base = places.get(placeKey(row.benchmark, contrast.base))
  const head = places.get(placeKey(row.benchmark, contrast.head))
  return base === undefined || head === undefined ? null : ([base, head] as [number, number])
}

/** What CPU time was for, by the metric of its whole. */
const SPLITS = [
  {
    whole: 'server-cpu/transaction',
    per: 'transaction',
    parts: [
      ['marking, helped by the program', 'gc-mark-assist/transaction'],
      ['marking in the background', 'gc-mark-background/transaction'],
      ['marking on idle CPUs', 'gc-mark-idle/transaction'],
    ],
    marking: 'gc-mark-cpu/transaction',
  },
  {
    whole: 'cpu-sec',
    per: 'trial',
    parts: [
      ['marking, helped by the program', 'gc-mark-assist'],
      ['marking in the background', 'gc-mark-background'],
      ['marking on idle CPUs', 'gc-mark-idle'],
    ],
    marking: 'gc-mark-cpu-total',
  },
] as const

/** CPU time of a benchmark by what it was for; null: the whole or no part of it was measured. */
function splitOf(rows: Comparison[]): CpuSplit | null {
  const values = (metric: string) => {
    const row = rows.find((one) => one.metric === metric)
    if (row === undefined || row.baseValue === null || row.headValue === null) return null
    return { base: row.baseValue, head: row.headValue }
  }
  for (const { whole, per, parts, marking } of SPLITS) {
    const all = values(whole)
    const find = (wanted: readonly (readonly [string, string])[]) =>
      wanted.flatMap(([label, metric]) => {
        const both = values(metric)
        return both === null ? [] : [{ name: label, ...both }]
      })
    const apart = find(parts)
    const rendered = apart.length > 0 ? apart : find([['marking', marking]])
    if (all === null || rendered.length === 0) continue
    const rest = (side: 'base' | 'head') =>
      all[side] - rendered.reduce((sum, part) => sum + part[side], 0)
    // A trace that counts waiting has more marking than there is CPU time: then nothing is split.
    if (rest('base') < 0 || rest('head') < 0) return null
    const own = { name: 'the program itself', base: rest('base'), head: rest('head') }
    return { per, parts: [own, ...rendered] }
  }
  return null
}

type Around = {
  report: Report
  series: ReportSeries
  profiles: ProfileView[]
  wordsOf: ReturnType<typeof rowWordsOf>
  spreads: Places
  collections: Places
}

function pageRow(row: RowView, table: TableView, around: Around): PageRow {
  const { report, series } = around
  const { comparison } = row
  const contrast = report.plan.contrasts.find(({ id }) => id === comparison.contrast)
  const seen = series.of(comparison)
  const { kind } = comparison.estimate
  const beside = report.comparisons.filter(
    (one) => one.contrast === comparison.contrast && one.benchmark === comparison.benchmark,
  )
  const profiled = around.profiles.findIndex(
    ({ source }) =>
      source.contrast === comparison.contrast && source.benchmarks.includes(comparison.benchmark),
  )
  return {
    benchmark: comparison.role === 'geomean' ? GEOMEAN : name(comparison.benchmark),
    metric: name(row.metric),
    unit: printedUnit(comparison),
    contrast: plainText(table.title),
    words: around.wordsOf(comparison),
    sides: table.sides.map(plainText) as [string, string],
    word: row.detail === null ? row.word : `${row.word}: ${plainText(row.detail)}`,
    change: row.change,
    delta: row.delta ?? '',
    interval: row.interval === null ? '' : intervalText(row.interval),
    level: row.level === null ? '' : printLevel(row.level),
    marginPct: comparison.marginPct,
    better: comparison.better,
    scale: kind === 'difference' ? 'unit' : 'percent',
    judged: explainRow(row).flatMap(([label, value]) =>
      value === null ? [] : [[label, prose(value)] as [string, string]],
    ),
    problems: row.problems.map(({ message }) => prose(message)),
    base: [],
    head: [],
    headFirst: [],
    again: [],
    trail: [],
    trials: null,
    looks: comparison.explanation.looksTaken,
    ...seen,
    spread: bothOf(around.spreads, comparison, contrast),
    collections: bothOf(around.collections, comparison, contrast),
    profile: profiled < 0 ? null : profiled,
    split: splitOf(beside),
  }
}

const scaled = (value: number | null) => (value === null ? null : rounded(value))

/** Most collections of one arm that are drawn: a plot shows no more, and they are many bytes. */
const COLLECTIONS_DRAWN = 1_500

function pageCollections({ rounds }: CollectionSeries): PageCollection[] {
  const all = rounds.flatMap(({ round, collections }) =>
    unpackCollections(collections).map(
      (one): PageCollection => [
        round,
        scaled(one.atSec),
        rounded(one.pausesSec.reduce((sum, sec) => sum + sec, 0)),
        scaled(one.markCpuSec),
        ...([one.startBytes, one.liveBytes, one.goalBytes].map(scaled) as [null, null, null]),
      ],
    ),
  )
  const every = Math.ceil(all.length / COLLECTIONS_DRAWN)
  return all.filter((_, at) => at % every === 0)
}

/** Calls with fewer samples than this share of all are too narrow to be seen. */
const NARROWEST = 0.002

/** Stacks as one tree, the outermost calls first. */
function treeOf(stacks: StackRow[]): CallTree {
  type Node = { base: number; head: number; calls: Map<string, Node> }
  const fresh = (): Node => ({ base: 0, head: 0, calls: new Map() })
  const root = fresh()
  for (const { functions, base, head } of stacks) {
    let at = root
    for (const called of [null, ...functions]) {
      if (called !== null) {
        const next = at.calls.get(called) ?? fresh()
        at.calls.set(called, next)
        at = next
      }
      at.base += base
      at.head += head
    }
  }
  const least = NARROWEST * Math.max(root.base, root.head)
  const pack = (called: string, node: Node): CallTree => [
    name(called),
    rounded(node.base),
    rounded(node.head),
    [...node.calls]
      .filter(([, { base, head }]) => Math.max(base, head) >= least)
      .map(([next, child]) => pack(next, child)),
  ]
  return pack('all', root)
}

function pageProfile(report: Report, { source, words }: ProfileView): PageProfile {
  const { base, head, stacks } = source
  const whole = (arm: typeof base | typeof head) => ('total' in arm ? arm.total : arm.samples)
  return {
    of: words.whole,
    sides: titleOf(report, source.contrast).sides.map(plainText) as [string, string],
    wholes: [whole(base), whole(head)],
    tree: treeOf(stacks === undefined ? [] : stackRows(stacks)),
  }
}

function pageLadder(report: Report, { axes, rungs, columns }: Ladder): PageLadder | null {
  if (axes === null) return null
  const { plan } = report
  const nameOf = (id: string) =>
    variantLabel(plan, plan.arms.find((arm) => arm.id === id)?.variant ?? id)
  const axis = (metric: string) => ({
    label: name(metricFor(metric).label),
    unit: printedUnit({ metric, unit: columns.find((one) => one.metric === metric)?.unit ?? '' }),
  })
  const better = report.comparisons.find(({ metric }) => metric === axes.speed)?.better ?? 'lower'
  return {
    memory: axis(axes.memory),
    speed: { ...axis(axes.speed), better },
    points: rungs.map(({ benchmark, arm, values, standing: rowState }) => ({
      benchmark: name(benchmark),
      variant: name(nameOf(arm)),
      memory: scaled(values[axes.memory] ?? null),
      speed: scaled(values[axes.speed] ?? null),
      standing: plainText(standingPhrase(rowState)),
      isFront: rowState.word === 'front',
    })),
  }
}

function pageDrift({ refs, lines }: DriftView): PageDrift {
  const [first = '', ...others] = refs.map(name)
  return {
    refs: [first, ...others],
    lines: lines.map(({ benchmark, metric, cells }) => {
      const [any] = cells.flatMap((cell) => (cell === null || typeof cell === 'string' ? [] : cell))
      const points = cells.flatMap((cell, i) => {
        if (cell === 'same code') return [{ ref: others[i]!, point: 0, low: 0, high: 0 }]
        if (cell === null || cell.change === null) return []
        return [{ ref: others[i]!, ...cell.change }]
      })
      return {
        benchmark: `${name(benchmark)} ${name(metric)}`,
        better: any?.comparison.better ?? 'lower',
        points: [{ ref: first, point: 0, low: 0, high: 0 }, ...points],
      }
    }),
  }
}

/** The rows of a page in the order of their ids: those of one table after those of another. */
const pageRows = ({ tables }: ReportView): { row: RowView; table: TableView }[] =>
  tables.flatMap((table) => rowsOf(table).map((row) => ({ row, table })))

export function pageData(report: Report, view: ReportView): PageData {
  const { histograms = [], collections = [] } = report
  const places = (all: { benchmark: string; arm: string }[]): Places =>
    new Map(all.map(({ benchmark, arm }, at) => [placeKey(benchmark, arm), at]))
  const series = readSeries(report)
  const profiles = viewProfiles(report)?.targets ?? []
  const around: Around = {
    report,
    series,
    profiles,
    wordsOf: rowWordsOf(report.plan),
    spreads: places(histograms),
    collections: places(collections),
  }
  return {
    rows: pageRows(view).map(({ row, table }) => pageRow(row, table, around)),
    trials: series.trials,
    spreads: histograms.map(
      (one): PageSpread => ({
        unit: one.unit,
        first: one.first,
        logStep: one.logStep,
        buckets: [...poolRounds(one)].sort(([a], [b]) => a - b),
      }),
    ),
    collections: collections.map(pageCollections),
    profiles: profiles.map((profile) => pageProfile(report, profile)),
    ladders: climbLadders(report).map((ladder) => pageLadder(report, ladder)),
    drifts: view.drifts.map(pageDrift),
  }
}
