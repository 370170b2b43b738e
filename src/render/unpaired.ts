/** Unpaired numbers as a table. */

import { type Align, alignRows, clean, cleanName, plural } from '../model/plain.ts'
import {
  percentOfLn,
  printDelta,
  printDifference,
  printInterval,
  printP,
  printPair,
} from '../model/unit.ts'
import type { UnpairedRow } from '../report/unpaired.ts'
import { blockLines, fits, PAPER, type Screen, wrapped } from './terminal.ts'

/** What unpaired data mean, under every table. */
export const UNPAIRED = [
  'The two files are unpaired: what drifted on the machine between them is charged to the change,',
  'and neither p nor the interval shows it. Each row is tested for itself: without any change, one',
  'row in twenty reads as changed at p <= 0.05. `gcbench run` measures pairs and judges the table.',
]

const HEADINGS = ['benchmark', 'metric', 'base', '', 'head', 'delta', 'interval', 'p', 'n', '']
const ALIGNS: Align[] = [
  ...(['left', 'left', 'right', 'left', 'right', 'right', 'left', 'left', 'left', 'left'] as const),
]
/** The same where the cell says itself what it is: `p=0.019`. */
const NAMED_P = HEADINGS.with(HEADINGS.indexOf('p'), '')
/** Column of the arrow between two values. */
const ARROW = 3

const FINDINGS = {
  changed: '',
  equal: 'all equal',
  'too-few': 'too few runs',
  unclear: 'not clear',
} satisfies Record<UnpairedRow['finding'], string>

function intervalText({ shift, unit }: UnpairedRow): string {
  if (!shift) return ''
  const level = ` at ${Number((100 * shift.level).toFixed(1))} %`
  return shift.scale === 'ratio'
    ? printInterval(percentOfLn(shift.low), percentOfLn(shift.high)) + level
    : `[${printDifference(shift.low, unit)}, ${printDifference(shift.high, unit)}]${level}`
}

function deltaText(row: UnpairedRow): string {
  const { shift, unit, medianDeltaPct, baseValue, headValue } = row
  if (shift?.scale === 'ratio') return printDelta(percentOfLn(shift.point))
  if (shift) return printDifference(shift.point, unit)
  return medianDeltaPct === null
    ? printDifference(headValue - baseValue, unit)
    : printDelta(medianDeltaPct)
}

const isOneRun = ({ finding, n }: UnpairedRow) =>
  finding === 'too-few' && Math.min(n.base, n.head) === 1

function pText(row: UnpairedRow): string {
  if (row.p !== null) return printP(row.p)
  return isOneRun(row) ? '' : 'exact'
}

/** Changes of the two medians and of the pairs that are further apart than rounding. */
function isOfPairs({ shift, medianDeltaPct }: UnpairedRow): boolean {
  if (shift?.scale !== 'ratio' || medianDeltaPct === null) return false
  return Math.abs(percentOfLn(shift.point) - medianDeltaPct) > 0.1
}

/** What must be known of these rows, before what holds of every table. */
function remarks(rows: UnpairedRow[]): string[] {
  return [
    ...(rows.some(isOneRun)
      ? [
          'One run a side cannot tell a change from chance: give several files a side, with commas',
          'between them. Numbers of one process are one run, their median.',
        ]
      : []),
    ...(rows.some(isOfPairs)
      ? ['The delta is the median of all ratios between runs, and not that of the two medians.']
      : []),
  ]
}

function cells(row: UnpairedRow): string[] {
  const [base, head] = printPair(row.baseValue, row.headValue, row.unit)
  const { n } = row
  return [
    cleanName(row.benchmark, 80),
    clean(row.metric, 40),
    base,
    '->',
    head,
    deltaText(row),
    intervalText(row),
    pText(row),
    n.base === n.head ? `n=${n.base}` : `n=${n.base}+${n.head}`,
    row.word || (isOneRun(row) ? '' : FINDINGS[row.finding]),
  ]
}

const NAMED = 3

/** What happened, in a line; it claims no more than two files can tell. */
export function unpairedHeadline(rows: UnpairedRow[]): string {
  const changed = rows.filter(({ finding }) => finding === 'changed')
  const all = plural(rows.length, 'row')
  if (changed.length === 0) {
    return rows.some(({ finding }) => finding !== 'too-few')
      ? `No change seen in ${all}; the two files are unpaired`
      : `Too few runs to judge ${all}`
  }
  const named = changed.slice(0, NAMED).map((row) => {
    const what = [cleanName(row.benchmark, 80), clean(row.metric, 40), deltaText(row), row.word]
    return what.filter(Boolean).join(' ')
  })
  const more = changed.length - named.length
  const others = more === 0 ? '' : `, and ${more} more`
  return `${changed.length} of ${all} changed: ${named.join(', ')}${others}; not paired, see below`
}

/**
 * Rows as an aligned table in plain text, by package, with what it means below. The delta is the
 * median of all ratios between the files (differences, where a value is not positive), not the
 * ratio of the medians that benchstat prints.
 */
export function printUnpaired(rows: UnpairedRow[], screen: Screen = PAPER): string {
  const lines = alignRows([HEADINGS, ...rows.map(cells)], ALIGNS)
  const isWide = !fits(screen, lines)
  const block = (row: UnpairedRow) =>
    blockLines(screen, row.p === null ? HEADINGS : NAMED_P, cells(row).with(ARROW, ''), ALIGNS)
  const table = rows.flatMap((row, i) => {
    const isNew = row.scope !== (rows[i - 1]?.scope ?? '')
    const heading = isNew ? ['', `pkg: ${clean(row.scope, 200) || '(none)'}`] : []
    return [...heading, ...(isWide ? block(row) : [lines[i + 1]!])]
  })
  const none = rows.length === 0 ? ['The two files have no benchmark and metric in common.'] : []
  const head = isWide ? [] : [lines[0]!]
  const remarksBelow = [...remarks(rows), ...UNPAIRED]
  const about = fits(screen, remarksBelow) ? remarksBelow : wrapped(screen, remarksBelow.join(' '))
  return `${[...head, ...table, ...none, '', ...about].join('\n')}\n`
}
