/**
 * What moved most, how sure that is, and why, in one line: where the rows, the profile and the diff
 * agree.
 */
import type { Report, TargetProfile } from '../model/model.ts'
import type { Phrase } from '../model/plain.ts'
import { printEndSize, printSize } from '../model/unit.ts'
import { type Block, hasEnds, paragraph, type RowView } from './document.ts'
import { isSpeed } from './headline-sentences.ts'
import { percentOf } from './profiles.ts'
import { machineIn } from './remedy.ts'
import type { ReportView } from './report-view.ts'
import * as say from './sentences.ts'

/** Rows that may fail the check, or are a gain of those that may: what is worse first. */
function movedRows({ tables }: ReportView): RowView[] {
  const isWorse = ({ mark }: RowView) => mark === 'worse'
  return tables
    .flatMap(({ moved }) => moved)
    .filter(
      ({ gates, mark, direction, tail }) =>
        gates && (mark === 'worse' || mark === 'better') && isSpeed(direction) && tail === null,
    )
    .sort((a, b) => Number(isWorse(b)) - Number(isWorse(a)) || b.size - a.size)
}

/** The profile of what a row is of, if it tells why that side takes longer. */
function profileOf({ profiles }: Report, { comparison, mark }: RowView): TargetProfile | null {
  const side = mark === 'worse' ? 'head' : 'base'
  const isOf = ({ contrast, benchmarks, cause }: TargetProfile) =>
    contrast === comparison.contrast &&
    benchmarks.includes(comparison.benchmark) &&
    cause?.side === side
  return profiles?.targets.find(isOf) ?? null
}

/** `5.1 to 7.4 %`; '': the row has no interval. */
function rangeOf({ change, interval }: RowView): string {
  if (change === null || !hasEnds(interval)) return ''
  const ends: [number, number] = [change.low, change.high]
  const [near, far] = ends.toSorted((a, b) => Math.abs(a) - Math.abs(b))
  return `${printEndSize(near!, ends)} to ${printEndSize(far!, ends)} %`
}

function lineOf(report: Report, row: RowView, { base, head, ...profile }: TargetProfile): Phrase {
  const { cause, functions } = profile
  const part = functions.find(({ name }) => name === cause?.function)?.flat
  if (cause === undefined || !part || row.change === null) return []
  const shares = [part.baseSamples / base.samples, part.headSamples / head.samples] as const
  return say.causeSentence({
    benchmark: row.comparison.benchmark,
    moved: `${printSize(row.change.point)} ${row.direction}`,
    range: rangeOf(row),
    cause,
    shares: `${percentOf(shares[0])} → ${percentOf(shares[1])}`,
    isQuiet: machineIn(report).length === 0,
  })
}

/** The line; [] where nothing that moved has a cause that all agree on. */
export function causeBlocks(report: Report, view: ReportView): Block[] {
  for (const row of movedRows(view)) {
    const profile = profileOf(report, row)
    const line = profile === null ? [] : lineOf(report, row, profile)
    if (line.length > 0) return [paragraph(...line)]
  }
  return []
}
