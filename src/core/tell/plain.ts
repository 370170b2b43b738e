/** Parts of a report as plain lines: several refs, memory against speed, accepted rows. */

import { NAME_CAP, type Phrase, PROSE_CAP, plainText } from '../text/phrase.ts'
import { type Align, alignRows, clean } from '../text/plain.ts'
import type { AcceptanceView } from './acceptances.ts'
import type { DriftLine, DriftView } from './drift.ts'
import type { LadderView } from './ladder.ts'

const ends = (count: number): Align[] => ['left', 'left', ...Array(count).fill('right'), 'left']

export function ladderLines({ title, columns, lines, about }: LadderView): string[] {
  const head = ['benchmark', 'variant', ...columns.map(plainText), 'against the others']
  const rows = lines.map(({ benchmark, variant, cells, standing }) => [
    clean(benchmark, NAME_CAP),
    clean(variant, NAME_CAP),
    ...cells,
    plainText(standing),
  ])
  const legend = about.map((phrase: Phrase) => plainText(phrase))
  return ['', plainText(title), ...alignRows([head, ...rows], ends(columns.length)), ...legend]
}

/** `+5.1 % [+4.2 %, +6.0 %] slower`. */
function driftCell(cell: DriftLine['cells'][number]): string {
  if (cell === null) return '–'
  if (typeof cell === 'string') return cell
  const words = [cell.delta, cell.interval ?? '', cell.word]
  return words.filter((word) => word !== '').join(' ')
}

/** A screen of lines. */
const DRIFT_SHOWN = 24

export function driftLines(view: DriftView, isWhole: boolean): string[] {
  const { title, refs, about } = view
  const lines = isWhole ? view.lines : view.lines.slice(0, DRIFT_SHOWN)
  const hidden = view.lines.length - lines.length
  const more = hidden === 0 ? [] : [`${hidden} more lines: --all, or report.txt`]
  const head = ['benchmark', 'metric', ...refs.map((ref) => clean(ref, NAME_CAP))]
  const rows = lines.map(({ benchmark, metric, base, cells }) => [
    clean(benchmark, NAME_CAP),
    clean(metric, NAME_CAP),
    ...[base, ...cells.map(driftCell)],
  ])
  const aligns: Align[] = ['left', 'left', 'right', ...refs.slice(1).map((): Align => 'left')]
  return ['', plainText(title), ...alignRows([head, ...rows], aligns), ...more, plainText(about)]
}

const SHA_SHOWN = 12

export function acceptanceLines(acceptances: AcceptanceView[]): string[] {
  if (acceptances.length === 0) return []
  const lines = acceptances.map(({ row, state, by, at, sha, reason, next }) => {
    const advice = next === null ? '' : ` Next: ${plainText(next)}.`
    const head = clean(sha.slice(0, SHA_SHOWN), SHA_SHOWN)
    const who = `by ${clean(by, NAME_CAP)} on ${clean(at, NAME_CAP)} for ${head}`
    return `${clean(row, NAME_CAP)}: ${state}, ${who}: ${clean(reason, PROSE_CAP)}.${advice}`
  })
  return ['', 'accepted rows', ...lines]
}
