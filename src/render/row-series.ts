/** The numbers behind the rows of a report: pairs by round, and how each interval narrowed. */

import type { Comparison, PairedSample, TrialRecord } from '../model/model.ts'
import type { Report } from '../model/report.ts'
import { percentOfLn } from '../model/unit.ts'
import { pairSamples } from '../report/pairs.ts'
import { collectSamples, latestAttempts } from '../report/samples.ts'
import { parseRecords } from '../report/trials.ts'
import { sequentialFlips, signFlips } from '../stats/random.ts'
import { gatherEvidence, geomeanRows } from '../stats/sample.ts'
import { estimateSample } from '../stats/table.ts'
import type { PageRow, PageTrials, TrailStep } from './page-data.ts'

/** What the raw records say of a row. */
type RowSeries = Pick<
  PageRow,
  'base' | 'head' | 'headFirst' | 'again' | 'trail' | 'trials' | 'scale'
>

export type ReportSeries = {
  /** Null: the raw records are not in the report, or have nothing of the row. */
  of(row: Comparison): RowSeries | null
  trials: PageTrials[]
}

/** Steps of a trail: enough for a line, and each costs a search for both ends. */
const MOST_STEPS = 16
const FEWEST_ROUNDS = 3

const keyOf = ({ contrast, benchmark, metric }: Comparison | PairedSample) =>
  JSON.stringify([contrast, benchmark, metric])

/** Six digits are more than any plot shows. */
export const rounded = (value: number): number => Number(value.toPrecision(6))

/** Rounds at which the trail has a step: evenly over the run, looks and the last among them. */
function stepsOf(rounds: number, analyses: readonly number[]): number[] {
  const every = Math.max(1, Math.ceil((rounds - FEWEST_ROUNDS) / MOST_STEPS))
  const even = Array.from({ length: rounds }, (_, i) => i + 1).filter(
    (at) => at >= FEWEST_ROUNDS && (rounds - at) % every === 0,
  )
  return [...new Set([...even, ...analyses.filter((analysis) => analysis <= rounds)])].sort(
    (a, b) => a - b,
  )
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

/** What of a trial's surroundings is worth a line, in the reader's words. */
const AROUND: [string, (record: TrialRecord) => number | null | undefined][] = [
  ['CPU frequency, GHz', ({ pollution }) => scaled(pollution?.frequencyHz, 1e-9)],
  ['stolen CPU, %', ({ pollution }) => pollution?.stealPct],
  ['others on the CPU, %', ({ pollution }) => pollution?.foreignCpuPct],
  ['waited for a CPU, %', ({ pollution }) => pollution?.cpuPressurePct],
  ['waited for a disk, %', ({ pollution }) => pollution?.ioPressurePct],
  ['waited for memory, %', ({ pollution }) => pollution?.memoryPressurePct],
  ['throttled, s', ({ pollution }) => pollution?.throttledSec],
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
  const around = AROUND.flatMap(([name, read]) => {
    const values = records.map((record) => {
      const value = read(record)
      return value == null ? null : rounded(value)
    })
    const isTold = new Set(values.filter((value) => value !== null)).size > 1
    return isTold ? [[name, values] as const] : []
  })
  return {
    rounds: records.map(({ trial }) => trial.round),
    atSec: records.map((record) => startOf.get(record) ?? 0),
    around: Object.fromEntries(around),
  }
}

const slotOf = (arm: string, target: string) => JSON.stringify([arm, target])

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
  return { byKey: new Map([...means, ...paired].map((one) => [keyOf(one), one])), targets }
}

function armsOf(sample: PairedSample): [string, string] | null {
  if (sample.sides === undefined) return null
  const [base, head] = [sample.sides.base, sample.sides.head].map(
    (side) => JSON.parse(side) as [string, string],
  )
  return [base![0], head![0]]
}

/** The series of every row, and what was around the trials they come from. */
export function readSeries(report: Report): ReportSeries {
  const known = samplesOf(report)
  if (known === null) return { of: () => null, trials: [] }
  const latest = latestAttempts(report.records ?? [])
  const starts = startsOf(report.records ?? [])
  const slots = [...Map.groupBy(latest, ({ trial }) => slotOf(trial.arm, trial.target))]
  const places = new Map(slots.map(([slot], at) => [slot, at]))
  const byRound = slots.map(([, own]) => own.sort((a, b) => a.trial.round - b.trial.round))
  const of = (row: Comparison): RowSeries | null => {
    const sample = known.byKey.get(keyOf(row))
    if (sample === undefined) return null
    const [arms, targets] = [armsOf(sample), known.targets.get(keyOf(row))]
    const slotsOf = (side: 0 | 1) =>
      places.get(slotOf(arms?.[side] ?? '', targets?.[side] ?? targets?.[0] ?? ''))
    const [base, head] = [slotsOf(0), slotsOf(1)]
    const again = base === undefined ? [] : byRound[base]!.filter(({ trial }) => trial.attempt > 0)
    // Rounds after its end are no losses of it.
    const ran = sample.stoppedAfter ?? sample.base.length
    const short = (values: (number | null)[]) =>
      values.slice(0, ran).map((value) => (value === null ? null : rounded(value)))
    return {
      base: short(sample.base),
      head: short(sample.head),
      headFirst: sample.headFirst.slice(0, ran),
      again: again.map(({ trial }) => trial.round),
      trail: trailOf(sample, row.explanation.looksTaken, report),
      trials: base === undefined || head === undefined ? null : [base, head],
      scale: gatherEvidence(sample, sample.base.length).kind === 'ratio' ? 'percent' : 'unit',
    }
  }
  return { of, trials: byRound.map((own) => trialsOf(own, starts)) }
}
