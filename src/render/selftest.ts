/**
 * The self-test of a machine: the suite that measures head against itself, and its result as text.
 */
import { sampleStandardDeviation } from 'simple-statistics'
import type { Comparison, Report, Suite, Variant } from '../model/model.ts'
import { percentOfLn } from '../model/unit.ts'
import { fixedRounds } from '../settings/values.ts'
import { normalQuantile } from '../stats/distributions.ts'
import { PAPER, type Screen, tableLines, wrapped } from './terminal.ts'

/** Link orders of the same source that are compared with the default one. */
const SELFTEST_LAYOUTS = 5

const AGAIN = 'again'
const layoutName = (index: number) => `layout${index + 1}`

/**
 * The suite that measures nothing but this machine: one commit as it is (A), the same binary
 * again (A/A), and the same source in other link orders (A/A'), all against each other in the
 * same rounds. Made of variants, so that it is measured exactly like a real suite.
 */
export function makeSelftestSuite(suite: Suite, options: { canRandomise: boolean }): Suite {
  const [first] = suite.variants
  if (first === undefined) throw new Error('a suite has at least one variant')
  const plain: Variant = { ...first, name: 'default' }
  const layouts = options.canRandomise ? SELFTEST_LAYOUTS : 0
  const others = Array.from({ length: layouts }, (_, index) => layoutName(index))
  const { profile: _, ...measured } = suite
  return {
    ...measured,
    name: `selftest-${suite.name}`,
    variants: [
      plain,
      { ...plain, name: AGAIN },
      ...others.map((name, index) => ({
        ...plain,
        name,
        buildFlags: [...plain.buildFlags, `-ldflags=-randlayout=${index + 1}`],
      })),
    ],
    contrasts: [AGAIN, ...others].map((head) => ({
      kind: 'variants',
      base: plain.name,
      head,
      ref: 'head',
    })),
    rounds: fixedRounds(suite.rounds),
    until: 'rounds',
    layoutRounds: 0,
    runIdentical: true,
  }
}

/** What the self-test says of one benchmark and metric; effects in percent. */
type SelftestRow = {
  benchmark: string
  metric: string
  rounds: number
  /** A/A: where the difference of two equal things was put, and its interval's half-width. */
  sameBinaryPct: number
  noiseFloorPct: number
  sameBinaryAlarm: boolean
  /** Standard deviation of the estimates of the other link orders; null: there are none. */
  layoutSdPct: number | null
  layoutMostPct: number | null
  layoutAlarms: number
  /** Smallest effect seen with 80 % power in so many minutes of measuring this suite. */
  detectable: { minutes: number; pct: number }[]
}

type Selftest = { rows: SelftestRow[]; alarms: number; comparisons: number; layouts: number }

const MINUTES = [1, 5, 15]

const pointOf = (row: Comparison) => (row.estimate.kind === 'ratio' ? row.estimate.point : null)

/** Any difference that the interval puts beyond zero: with equal code each one is false. */
const isAlarm = (row: Comparison) =>
  row.estimate.kind === 'ratio' && (row.estimate.low > 0 || row.estimate.high < 0)

/**
 * Reads a report of the self-test's suite. The detectable effect scales the interval that was
 * measured: half-width to standard error by its own level, then (z_{.975} + z_{.8}) standard
 * errors at the rounds that so many minutes have room for (one arm pair, not the self-test's
 * many).
 */
export function readSelftest(report: Report): Selftest {
  const noisy = report.comparisons.filter((row) => row.estimate.kind === 'ratio')
  const { arms, contrasts } = report.plan
  const copies = new Set(arms.flatMap(({ id, variant }) => (variant === AGAIN ? [id] : [])))
  const ofCopies = new Set(contrasts.flatMap(({ id, head }) => (copies.has(head) ? [id] : [])))
  const same = noisy.filter(({ contrast }) => ofCopies.has(contrast))
  const roundSec = report.measuredSec / Math.max(1, report.roundsRun)
  const rows = same.flatMap((row): SelftestRow[] => {
    if (row.estimate.kind !== 'ratio') return []
    const { low, high, level, n, point } = row.estimate
    const halfWidth = (high - low) / 2
    const layouts = noisy.filter(
      (other) => other.benchmark === row.benchmark && other.metric === row.metric && other !== row,
    )
    const points = layouts.flatMap((other) => pointOf(other) ?? [])
    const standardError = halfWidth / normalQuantile((1 + level) / 2)
    const pairSec = (roundSec * 2) / arms.length
    return [
      {
        benchmark: row.benchmark,
        metric: row.metric,
        rounds: n,
        sameBinaryPct: percentOfLn(point),
        noiseFloorPct: percentOfLn(halfWidth),
        sameBinaryAlarm: isAlarm(row),
        layoutSdPct: points.length < 2 ? null : 100 * sampleStandardDeviation(points),
        layoutMostPct:
          points.length === 0
            ? null
            : percentOfLn(Math.max(...points.map((each) => Math.abs(each)))),
        layoutAlarms: layouts.filter(isAlarm).length,
        detectable: MINUTES.map((minutes) => {
          const rounds = Math.max(1, (60 * minutes) / pairSec)
          const z = normalQuantile(0.975) + normalQuantile(0.8)
          return { minutes, pct: percentOfLn(z * standardError * Math.sqrt(n / rounds)) }
        }),
      },
    ]
  })
  return {
    rows,
    alarms: same.filter(isAlarm).length,
    comparisons: same.length,
    layouts: contrasts.length - 1,
  }
}

// The result as text.

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
  const narrow = { ...screen, columns: Math.min(screen.columns, TEXT_COLUMNS) }
  return [
    ...tableLines(screen, heads, rows.map(cellsOf), aligns),
    '',
    ...about.flatMap((text) => wrapped(narrow, text)),
    '',
  ].join('\n')
}
