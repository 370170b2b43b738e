/**
 * The data of report.html, made from a report: what its plots draw (pairs by round, how intervals
 * narrowed, how values are spread), its rows, profiles, ladders and tables of several refs.
 */

import { metricFor } from '../model/metrics.ts'
import type {
  CollectionSeries,
  Comparison,
  Contrast,
  PairedSample,
  TrialRecord,
} from '../model/model.ts'
import { clean, cleanName, NAME_CAP, PROSE_CAP, plainText } from '../model/plain.ts'
import type { Report } from '../model/report.ts'
import { percentOfLn } from '../model/unit.ts'
import { variantLabel } from '../plan/design.ts'
import { poolRounds, unpackCollections } from '../report/histograms.ts'
import { climbLadders, type Ladder } from '../report/ladder.ts'
import { pairSamples } from '../report/pairs.ts'
import { type StackRow, stackRows } from '../report/profile-differences.ts'
import { collectSamples, latestAttempts, parseRecords } from '../report/samples.ts'
import { CAPACITY, type OfferedRate, stepsOf as stepsOfLoad } from '../report/server-blocks.ts'
import { medianOf } from '../stats/distributions.ts'
import { sequentialFlips, signFlips } from '../stats/patterns.ts'
import { estimateSample, gatherEvidence, geomeanRows } from '../stats/sample.ts'
import { intervalText, type RowView } from './document.ts'
import { titleOf } from './groups.ts'
import { type DriftView, rowStatePhrase } from './ladder.ts'
import type {
  CallTree,
  CpuSplit,
  PageCollection,
  PageCurve,
  PageData,
  PageDrift,
  PageLadder,
  PageProfile,
  PageRow,
  PageSpread,
  PageTrials,
  TrailStep,
} from './page-data.ts'
import { eachOf, type ProfileView, viewProfiles } from './profiles.ts'
import { type ReportView, rowsOf, rowWordsOf, type TableView } from './report-view.ts'
import { explainCounts, explainRow, printedUnit, printLevel } from './rows.ts'
import { GEOMEAN } from './sentences.ts'

/** What the raw records say of a row. */
type RowSeries = Pick<
  PageRow,
  'ran' | 'every' | 'base' | 'head' | 'headFirst' | 'again' | 'trail' | 'curve' | 'trials' | 'scale'
>

type ReportSeries = {
  /** Null: the raw records are not in the report, or have nothing of the row. */
  of(row: Comparison): RowSeries | null
  trials: PageTrials[]
}

/** Rounds of all rows that a page has: it is one file, and is to open. */
const MOST_ROUNDS = 250_000

/** Steps of a trail: enough for a line, and each costs a search for both ends. */
const MOST_STEPS = 16
const FEWEST_ROUNDS = 3
/** With more rounds than this each step has so many times the rounds of the one before. */
const MOST_EVEN = 200
const STEP_GROWTH = 2

const keyOf = ({ contrast, benchmark, metric }: Comparison | PairedSample) =>
  JSON.stringify([contrast, benchmark, metric])

/** Six digits are more than any plot shows. */
const rounded = (value: number): number => Number(value.toPrecision(6))

/**
 * Rounds at which the trail has a step: evenly, with interim analyses and the last. An interval narrows
 * with the root of its rounds, and a search takes as long as they are many: of thousands steps grow.
 */
function stepsOf(rounds: number, analyses: readonly number[]): number[] {
  if (rounds > MOST_EVEN) {
    const steps: number[] = []
    for (let at = rounds; at >= FEWEST_ROUNDS; at = Math.floor(at / STEP_GROWTH)) steps.push(at)
    return steps.reverse()
  }
  const every = Math.max(1, Math.ceil((rounds - FEWEST_ROUNDS) / MOST_STEPS))
  const even = Array.from({ length: rounds }, (_, i) => i + 1).filter(
    (at) => at >= FEWEST_ROUNDS && (rounds - at) % every === 0,
  )
  return [...new Set([...even, ...analyses.filter((at) => at <= rounds)])].sort((a, b) => a - b)
}

/** The row's own interval after more and more rounds, at the level of the whole table's alpha. */
function trailOf(whole: PairedSample, analyses: readonly number[], report: Report): TrailStep[] {
  const { alpha, seed } = report.plan
  const patterns = signFlips(seed)
  return stepsOf(whole.stoppedAfter ?? whole.base.length, analyses).flatMap(
    (rounds): TrailStep[] => {
      const { sample } = gatherEvidence(whole, rounds)
      const flips = sequentialFlips(patterns, rounds)
      const { value } = estimateSample(sample, { flips, alpha, critical: null })
      if (value.kind !== 'ratio' && value.kind !== 'difference') return []
      const ends = [value.point, value.low, value.high].map((end) =>
        rounded(value.kind === 'ratio' ? percentOfLn(end) : end),
      )
      return ends.every(Number.isFinite) ? [[rounds, ends[0]!, ends[1]!, ends[2]!]] : []
    },
  )
}

type Surrounding = {
  name: string
  /** Its axis begins at 0. */
  isFromZero: boolean
  read(pollution: TrialRecord['pollution']): number | null | undefined
}

/** What of a trial's surroundings is worth a line, in the reader's words. */
const AROUND: Surrounding[] = [
  { name: 'CPU frequency, GHz', isFromZero: false, read: (of) => scaled(of?.frequencyHz, 1e-9) },
  { name: 'stolen CPU, %', isFromZero: true, read: (of) => of?.stealPct },
  { name: 'others on the CPU, %', isFromZero: true, read: (of) => of?.foreignCpuPct },
  { name: 'waited for a CPU, %', isFromZero: true, read: (of) => of?.cpuPressurePct },
  { name: 'waited for a disk, %', isFromZero: true, read: (of) => of?.ioPressurePct },
  { name: 'waited for memory, %', isFromZero: true, read: (of) => of?.memoryPressurePct },
  { name: 'throttled, s', isFromZero: true, read: (of) => of?.throttledSec },
]

const scaled = (value: number | null | undefined, factor: number) =>
  value == null ? null : value * factor

/** When each trial began, in seconds of the run: the time that those before it took. */
function startsOf(records: readonly TrialRecord[]): Map<TrialRecord, number> {
  let spent = 0
  return new Map(
    records.map((record) => {
      spent += record.spentSec ?? record.wallSec
      return [record, rounded(Math.max(0, spent - record.wallSec))]
    }),
  )
}

function trialsOf(records: TrialRecord[], startOf: Map<TrialRecord, number>): PageTrials {
  const around = AROUND.flatMap(({ name, isFromZero, read }) => {
    const values = records.map(({ pollution }) => {
      const value = read(pollution)
      return value == null ? null : rounded(value)
    })
    const isTold = new Set(values.filter((value) => value !== null)).size > 1
    return isTold ? [{ name, isFromZero, values }] : []
  })
  return {
    rounds: records.map(({ trial }) => trial.round),
    atSec: records.map((record) => startOf.get(record) ?? 0),
    around,
  }
}

const slotOf = (arm: string, target: string) => JSON.stringify([arm, target])

function latencyPoint(values: (number | null)[]) {
  const seen = values.filter((value) => value !== null).sort((a, b) => a - b)
  if (seen.length === 0) return null
  const last = seen.length - 1
  const [low, high] = [seen[Math.floor(last / 4)]!, seen[Math.ceil((3 * last) / 4)]!]
  return { low: rounded(low), median: rounded(medianOf(seen)), high: rounded(high) }
}

/** The latencies of both sides that a capacity was made of. */
function curveOf(
  row: Comparison,
  { targets, rows }: NonNullable<ReturnType<typeof samplesOf>>,
  steps: ReadonlyMap<string, OfferedRate>,
): PageCurve | null {
  if (row.metric !== CAPACITY) return null
  const own = new Set(targets.get(keyOf(row)))
  const points = rows.flatMap(({ sample, targets: [target = ''] }) => {
    const step = steps.get(target)
    if (step === undefined || !own.has(target) || sample.contrast !== row.contrast) return []
    return sample.metric === step.promise.metric ? [{ step, sample }] : []
  })
  const [first] = points
  if (first === undefined) return null
  const { metric, written, limitSec } = first.step.promise
  return {
    label: name(metricFor(metric).label),
    promise: name(written),
    limitSec,
    points: points
      .map(({ step: { perSec }, sample: { base, head } }) => {
        return { perSec: rounded(perSec), base: latencyPoint(base), head: latencyPoint(head) }
      })
      .sort((a, b) => a.perSec - b.perSec),
  }
}

/** Every paired sample of the report by the key of its row, means included. */
function samplesOf(report: Report) {
  const { plan, records } = report
  if (records === null || records.length === 0) return null
  const trials = parseRecords(plan.suite, records)
  const samples = collectSamples(plan, trials).value
  const rows = pairSamples(plan, samples, records, report.roundsRun).value
  const paired = rows.map(({ sample }) => sample)
  const means = ['gating', 'informational'].flatMap((role) =>
    geomeanRows(paired.filter((sample) => sample.role === role)),
  )
  const targets = new Map(rows.map(({ sample, targets }) => [keyOf(sample), targets]))
  return { byKey: new Map([...means, ...paired].map((one) => [keyOf(one), one])), targets, rows }
}

function armsOf(sample: PairedSample): [string, string] | null {
  if (sample.sides === undefined) return null
  const [base, head] = [sample.sides.base, sample.sides.head].map(
    (side) => JSON.parse(side) as [string, string],
  )
  return [base![0], head![0]]
}

/** The series of every row, and what was around the trials they come from. */
function readSeries(report: Report, mostRounds: number): ReportSeries {
  const samples = samplesOf(report)
  if (samples === null) return { of: () => null, trials: [] }
  const latest = latestAttempts(report.records ?? [])
  const starts = startsOf(report.records ?? [])
  const steps = stepsOfLoad(report.plan, report.records ?? [])
  const slots = [...Map.groupBy(latest, ({ trial }) => slotOf(trial.arm, trial.target))]
  const places = new Map(slots.map(([slot], at) => [slot, at]))
  const byRound = slots.map(([, own]) => own.sort((a, b) => a.trial.round - b.trial.round))
  const every = Math.max(1, Math.ceil((report.roundsRun * samples.byKey.size) / mostRounds))
  const isHere = (round: number) => round % every === 0
  const of = (row: Comparison): RowSeries | null => {
    const sample = samples.byKey.get(keyOf(row))
    if (sample === undefined) return null
    const [arms, targets] = [armsOf(sample), samples.targets.get(keyOf(row))]
    const slotsOf = (side: 0 | 1) =>
      places.get(slotOf(arms?.[side] ?? '', targets?.[side] ?? targets?.[0] ?? ''))
    const [base, head] = [slotsOf(0), slotsOf(1)]
    const again = base === undefined ? [] : byRound[base]!.filter(({ trial }) => trial.attempt > 0)
    // Rounds after its end are no losses of it.
    const ran = sample.stoppedAfter ?? sample.base.length
    const here = <T>(values: readonly T[]) => values.slice(0, ran).filter((_, at) => isHere(at))
    const short = (values: (number | null)[]) =>
      here(values).map((value) => (value === null ? null : rounded(value)))
    return {
      ran,
      every,
      base: short(sample.base),
      head: short(sample.head),
      headFirst: here(sample.headFirst),
      again: again.map(({ trial }) => trial.round),
      trail: trailOf(sample, row.explanation.looksTaken, report),
      curve: curveOf(row, samples, steps),
      trials: base === undefined || head === undefined ? null : [base, head],
      scale: gatherEvidence(sample, sample.base.length).kind === 'ratio' ? 'percent' : 'unit',
    }
  }
  const drawn = byRound.map((own) => own.filter(({ trial }) => isHere(trial.round)))
  return { of, trials: drawn.map((own) => trialsOf(own, starts)) }
}

// All of it, from a report.

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
    const named = apart.length > 0 ? apart : find([['marking', marking]])
    if (all === null || named.length === 0) continue
    const rest = (side: 'base' | 'head') =>
      all[side] - named.reduce((sum, part) => sum + part[side], 0)
    // A trace that counts waiting has more marking than there is CPU time: then nothing is split.
    if (rest('base') < 0 || rest('head') < 0) return null
    const own = { name: 'the program itself', base: rest('base'), head: rest('head') }
    return { per, parts: [own, ...named] }
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
  const rowSeries = series.of(comparison)
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
    judged: [...explainRow(row), ...explainCounts(row)].flatMap(([label, value]) =>
      value === null ? [] : [[label, prose(value)] as [string, string]],
    ),
    problems: row.problems.map(({ message }) => prose(message)),
    ran: 0,
    every: 1,
    base: [],
    head: [],
    headFirst: [],
    again: [],
    trail: [],
    curve: null,
    trials: null,
    analyses: comparison.explanation.looksTaken,
    ...rowSeries,
    spread: bothOf(around.spreads, comparison, contrast),
    collections: bothOf(around.collections, comparison, contrast),
    profile: profiled < 0 ? null : profiled,
    split: splitOf(beside),
  }
}

const scaledValue = (value: number | null) => (value === null ? null : rounded(value))

/** Most collections of one arm that are drawn: a plot shows no more, and they are many bytes. */
const COLLECTIONS_DRAWN = 1_500

function pageCollections({ rounds }: CollectionSeries): PageCollection[] {
  const all = rounds.flatMap(({ round, collections }) =>
    unpackCollections(collections).map(
      (one): PageCollection => [
        round,
        scaledValue(one.atSec),
        rounded(one.pausesSec.reduce((sum, sec) => sum + sec, 0)),
        scaledValue(one.markCpuSec),
        ...([one.startBytes, one.liveBytes, one.goalBytes].map(scaledValue) as [null, null, null]),
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
    each: eachOf(source),
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
    points: rungs.map(({ benchmark, arm, values, rowState }) => ({
      benchmark: name(benchmark),
      variant: name(nameOf(arm)),
      memory: scaledValue(values[axes.memory] ?? null),
      speed: scaledValue(values[axes.speed] ?? null),
      rowState: plainText(rowStatePhrase(rowState)),
      isFront: rowState.word === 'front',
    })),
  }
}

function pageDrift({ refs, lines }: DriftView): PageDrift {
  const [first = '', ...others] = refs.map(name)
  return {
    refs: [first, ...others],
    lines: lines.map(({ benchmark, metric, cells }) => {
      const [any] = cells.flatMap((cell) => (cell === null || cell === 'same-code' ? [] : cell))
      const points = cells.flatMap((cell, i) => {
        if (cell === 'same-code') return [{ ref: others[i]!, point: 0, low: 0, high: 0 }]
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

export function pageData(
  report: Report,
  view: ReportView,
  mostRounds: number = MOST_ROUNDS,
): PageData {
  const { histograms = [], collections = [] } = report
  const places = (all: { benchmark: string; arm: string }[]): Places =>
    new Map(all.map(({ benchmark, arm }, at) => [placeKey(benchmark, arm), at]))
  const series = readSeries(report, mostRounds)
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
