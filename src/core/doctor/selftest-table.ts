/** The self-test of a machine in words. */

import { PAPER, type Screen, tableLines, wrapped } from '../../render/screen.ts'
import type { Selftest, SelftestRow } from '../report/selftest.ts'

const pct = (value: number | null) => (value === null ? '-' : `${value.toFixed(1)} %`)

function cellsOf(row: SelftestRow): string[] {
  return [
    row.benchmark,
    row.metric,
    `${row.rounds}`,
    pct(row.sameBinaryPct) + (row.sameBinaryAlarm ? ' !' : ''),
    `±${pct(row.noiseFloorPct)}`,
    pct(row.layoutSdPct),
    pct(row.layoutMostPct),
    ...row.detectable.map((each) => pct(each.pct)),
  ]
}

/** Words below a table, where lines may be as long as they come. */
const TEXT_COLUMNS = 96

/** The self-test as a table and what it means. */
export function printSelftest(
  { rows, alarms, comparisons, layouts }: Selftest,
  screen: Screen = PAPER,
): string {
  const minutes = (rows[0]?.detectable ?? []).map((each) => `in ${each.minutes} min`)
  const titles = ['benchmark', 'metric', 'rounds', 'same binary', 'noise floor']
  const aligns = ['left', 'left', ...Array(8).fill('right')] as ('left' | 'right')[]
  const heads = [...titles, 'layout sd', 'layout most', ...minutes]
  const about = [
    `False alarms between equal binaries: ${alarms} of ${comparisons} rows (marked !); intervals ` +
      'of 95 % allow 1 in 20.',
    'Noise floor: half of the interval after these rounds.',
    layouts === 0
      ? 'This toolchain cannot change the link order, so the layout spread is not known here.'
      : `Layout: the same source in ${layouts} other link orders; its spread is a bias that a ` +
        'run with one layout cannot see.',
    'In so many minutes: the smallest effect that one base-head pair can see, with 80 % power.',
  ]
  const words = { ...screen, columns: Math.min(screen.columns, TEXT_COLUMNS) }
  return [
    ...tableLines(screen, heads, rows.map(cellsOf), aligns),
    '',
    ...about.flatMap((text) => wrapped(words, text)),
    '',
  ].join('\n')
}
