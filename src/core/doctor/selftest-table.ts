/** The self-test of a machine in words. */
import type { Selftest, SelftestRow } from '../report/selftest.ts'
import { alignRows } from '../text/plain.ts'

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

/** The self-test as a table and what it means. */
export function printSelftest({ rows, alarms, comparisons, layouts }: Selftest): string {
  const minutes = (rows[0]?.detectable ?? []).map((each) => `in ${each.minutes} min`)
  const titles = ['benchmark', 'metric', 'rounds', 'same binary', 'noise floor']
  const aligns = ['left', 'left', ...Array(8).fill('right')] as ('left' | 'right')[]
  const table = alignRows(
    [[...titles, 'layout sd', 'layout most', ...minutes], ...rows.map(cellsOf)],
    aligns,
    (cell) => cell,
  )
  return [
    ...table,
    '',
    `False alarms between equal binaries: ${alarms} of ${comparisons} rows (marked !); intervals`,
    'of 95 % allow 1 in 20. Noise floor: half of the interval after these rounds.',
    layouts === 0
      ? 'This toolchain cannot change the link order, so the layout spread is not known here.'
      : `Layout: the same source in ${layouts} other link orders; its spread is a bias that a ` +
        'run with one layout cannot see.',
    'Last columns: smallest effect that so many minutes of one base-head pair can see, with 80 %',
    'power.',
    '',
  ].join('\n')
}
