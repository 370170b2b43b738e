/** Parts of a report as plain lines: memory against speed, and rows that were accepted. */

import { NAME_CAP, type Phrase, PROSE_CAP, plainText } from '../text/phrase.ts'
import { type Align, alignRows, clean } from '../text/plain.ts'
import type { AcceptanceView } from './acceptances.ts'
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
