/** Parts of a report as lines of a terminal: several refs, memory against speed, accepted rows. */

import { NAME_CAP, plainText } from '../core/text/phrase.ts'
import { type Align, clean, cleanName } from '../core/text/plain.ts'
import { SHA_SHOWN, shortSha } from '../core/text/sha.ts'
import type { AcceptanceView } from './acceptances.ts'
import type { DriftLine, DriftView } from './drift.ts'
import type { LadderView } from './ladder.ts'
import { type Screen, tableLines, wrapped } from './screen.ts'
import * as say from './sentences.ts'

const ends = (count: number): Align[] => ['left', 'left', ...Array(count).fill('right'), 'left']

export function ladderLines(screen: Screen, { title, columns, lines, about }: LadderView) {
  const head = ['benchmark', 'variant', ...columns.map(plainText), 'against the others']
  const rows = lines.map(({ benchmark, variant, cells, standing }) => [
    cleanName(benchmark, NAME_CAP),
    clean(variant, NAME_CAP),
    ...cells,
    plainText(standing),
  ])
  const table = tableLines(screen, head, rows, ends(columns.length))
  return [
    '',
    ...wrapped(screen, title, { colour: 'strong' }),
    ...table,
    ...about.flatMap((phrase) => wrapped(screen, phrase)),
  ]
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

export function driftLines(screen: Screen, view: DriftView, isWhole: boolean): string[] {
  const { title, refs, about } = view
  const lines = isWhole ? view.lines : view.lines.slice(0, DRIFT_SHOWN)
  const hidden = view.lines.length - lines.length
  const more = hidden === 0 ? [] : [say.moreLines(hidden)]
  const head = ['benchmark', 'metric', ...refs.map((ref) => clean(ref, NAME_CAP))]
  const rows = lines.map(({ benchmark, metric, base, cells }) => [
    cleanName(benchmark, NAME_CAP),
    clean(metric, NAME_CAP),
    ...[base, ...cells.map(driftCell)],
  ])
  const aligns: Align[] = ['left', 'left', 'right', ...refs.slice(1).map((): Align => 'left')]
  const table = tableLines(screen, head, rows, aligns)
  const words = [title, ...more.map((line) => [line]), about].map((one) => wrapped(screen, one))
  const [first = [], ...last] = words
  return ['', ...first, ...table, ...last.flat()]
}

export function acceptanceLines(screen: Screen, acceptances: AcceptanceView[]): string[] {
  if (acceptances.length === 0) return []
  const lines = acceptances.map(({ row, state, by, at, sha, reason, next }) => {
    const head = clean(shortSha(sha), SHA_SHOWN)
    const who = say.acceptedFor(clean(by, NAME_CAP), clean(at, NAME_CAP), head)
    const advice = next === null ? [] : say.thenDo(next)
    return [{ name: row }, `: ${state}, ${who}: `, { prose: reason }, '.', ...advice]
  })
  const told = lines.flatMap((line) => wrapped(screen, line, { indent: 2 }))
  return ['', say.ACCEPTED_ROWS.toLowerCase(), ...told]
}
