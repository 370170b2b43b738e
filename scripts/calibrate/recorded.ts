/** Recorded A/A rounds: windows of consecutive rounds and random subsets of them. */
import { readFileSync } from 'node:fs'
import { prepareShift } from '../../src/core/stats/pairs/shift.ts'
import { shiftEstimate } from '../../src/core/stats/pairs/shift-estimate.ts'
import { shiftInterval } from '../../src/core/stats/pairs/shift-interval.ts'
import { type Random, shuffle } from '../../src/core/stats/random.ts'
import { interpolatedInterval, rivalInterval, rivalP } from './rival.ts'
import { type Counts, middle } from './simulate.ts'

/** Logarithms by round: two arms of one binary, and one of the same source in other layouts. */
export type Series = { name: string; a: number[]; a2: number[]; l: number[]; layout: number[] }

export function readRecorded(): Series[] {
  const file = new URL('../../fixtures/statistics/recorded.csv', import.meta.url)
  const series = new Map<string, Series>()
  for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
    const [, layout, , name, ...values] = line.split(',') as [string, string, string, string]
    const [a, a2, l] = (values as string[]).map((text) => Math.log(Number(text)))
    const found = series.get(name) ?? { name, a: [], a2: [], l: [], layout: [] }
    series.set(name, found)
    found.a.push(a!)
    found.a2.push(a2!)
    found.l.push(l!)
    found.layout.push(Number(layout))
  }
  return [...series.values()]
}

type Widths = { ours: number[]; rival: number[]; interpolated: number[] }

/**
 * Coverage of 0 and widths, over every window of `rounds` consecutive rounds and as many random
 * subsets. Blocks: one arm's consecutive rounds against its next ones, as a suite that runs base
 * first and head after it would have recorded them. `runs`: mean over the series of the squared
 * ratio of median widths, that is how many times the rounds the rival needs.
 */
export function countRecorded(ask: { rounds: number }, stream: Random): Counts {
  const counts = {
    reps: 0,
    in95: 0,
    rival: 0,
    blockReps: 0,
    blocks: 0,
    runs: 0,
    runsInterpolated: 0,
  }
  const all = readRecorded()
  for (const series of all) {
    const widths: Widths = { ours: [], rival: [], interpolated: [] }
    for (const rounds of subsets(series.a.length, ask.rounds, stream)) {
      tally(series, rounds, counts, widths)
    }
    for (let start = 0; start + 2 * ask.rounds <= series.a.length; start++) {
      const at = start + ask.rounds
      counts.blockReps++
      const [first, second] = [series.a.slice(start, at), series.a.slice(at, at + ask.rounds)]
      counts.blocks += rivalP(first, second) >= 0.05 ? 1 : 0
    }
    const runs = (rival: number[]) => (middle(rival) / middle(widths.ours)) ** 2
    counts.runs += runs(widths.rival) / all.length
    counts.runsInterpolated += runs(widths.interpolated) / all.length
  }
  return counts
}

function subsets(length: number, size: number, stream: Random): number[][] {
  const all = Array.from({ length }, (_, round) => round)
  const windows = all.slice(0, length - size + 1).map((start) => all.slice(start, start + size))
  return [...windows, ...windows.map(() => shuffle(all, stream).slice(0, size))]
}

function tally(series: Series, rounds: number[], counts: Counts, widths: Widths): void {
  const a = rounds.map((round) => series.a[round]!)
  const a2 = rounds.map((round) => series.a2[round]!)
  const ours = shiftInterval(prepareShift(a2.map((x, i) => x - a[i]!)), 0.05)
  const rival = rivalInterval(a, a2)
  const interpolated = interpolatedInterval(a, a2)
  counts.reps!++
  counts.in95! += ours.low <= 0 && ours.high >= 0 ? 1 : 0
  counts.rival! += rivalP(a, a2) >= 0.05 ? 1 : 0
  widths.ours.push(ours.high - ours.low)
  widths.rival.push(rival.high - rival.low)
  widths.interpolated.push(interpolated.high - interpolated.low)
}

/** Estimates per layout of the same source against the default layout, in percent, by series. */
export function layoutSpread(): { name: string; estimatesPct: number[]; sdPct: number }[] {
  return readRecorded().map(({ name, a, l, layout }) => {
    const estimates = [...new Set(layout)].sort().map((one) => {
      const d = a.flatMap((base, i) => (layout[i] === one ? [l[i]! - base] : []))
      return shiftEstimate(prepareShift(d))
    })
    const mean = estimates.reduce((sum, x) => sum + x, 0) / estimates.length
    const squares = estimates.reduce((sum, x) => sum + (x - mean) ** 2, 0)
    return {
      name,
      estimatesPct: estimates.map((x) => 100 * Math.expm1(x)),
      sdPct: 100 * Math.sqrt(squares / (estimates.length - 1)),
    }
  })
}
