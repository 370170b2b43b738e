/** One row of the table in words: numbers with units, the verdict, how it was reached. */
import { metricFor, wordFor } from './metrics.ts'
import type { Comparison, Problem } from './model.ts'
import {
  percentOfLn,
  printDelta,
  printDifference,
  printInterval,
  printP,
  printPair,
} from './unit.ts'

/** What the reader should feel about a row; `differs` is for interactions, where no side is bad. */
export type Mark = 'failed' | 'withheld' | 'worse' | 'better' | 'differs' | 'unsure' | 'same'

export type RowView = {
  comparison: Comparison
  mark: Mark
  metric: string
  base: string
  head: string
  delta: string
  /** Without its level; `exact` where none is needed; null: there is none. */
  interval: string | null
  level: number | null
  rounds: string
  /** The verdict in one to three words: `faster`, `no change`. */
  word: string
  /** What must be said beside the word; null: nothing. */
  detail: string | null
  /** Smallest change that the run could have seen; null: unknown. */
  detectable: string | null
  /** Size of the effect for sorting; Infinity where it cannot be told. */
  size: number
  /** Everything a footnote says about the row. */
  problems: Problem[]
}

/** `95 %`, `99.2 %`. */
export function printLevel(level: number): string {
  return `${Number((100 * level).toFixed(2))} %`
}

function printPlain(pct: number): string {
  return printDelta(pct).replace(/^\+/, '')
}

type Numbers = Pick<RowView, 'delta' | 'interval' | 'level' | 'detectable' | 'size'>

const NOTHING: Numbers = {
  delta: '–',
  interval: null,
  level: null,
  detectable: null,
  size: Number.POSITIVE_INFINITY,
}

function numbersOf(row: Comparison): Numbers {
  const { estimate, unit } = row
  if (estimate.kind === 'none') return NOTHING
  if (estimate.kind === 'exact') {
    const change = estimate.head - estimate.base
    const pct = estimate.base === 0 ? null : (100 * change) / Math.abs(estimate.base)
    const isNew = pct === null && change !== 0
    const delta = isNew ? printDifference(change, unit) : printDelta(pct ?? 0)
    return { ...NOTHING, delta, interval: 'exact', size: isNew ? 1e9 : Math.abs(pct ?? 0) }
  }
  const { point, low, high, level, detectable } = estimate
  if (estimate.kind === 'ratio') {
    return {
      delta: printDelta(percentOfLn(point)),
      interval: printInterval(percentOfLn(low), percentOfLn(high)),
      level,
      detectable: `±${printPlain(percentOfLn(detectable))}`,
      size: Math.abs(percentOfLn(point)),
    }
  }
  const pct = row.baseValue !== null && row.baseValue > 0 ? (100 * point) / row.baseValue : null
  return {
    delta: `${printDifference(point, unit)}${pct === null ? '' : ` (${printDelta(pct)})`}`,
    interval: `[${printDifference(low, unit)}, ${printDifference(high, unit)}]`,
    level,
    detectable: `±${printDifference(detectable, unit).replace(/^\+/, '')}`,
    size: pct === null ? 1e9 : Math.abs(pct),
  }
}

/** An interaction's values are ratios head/base: the change's effect under one variant each. */
function valuesOf(row: Comparison, isInteraction: boolean): [string, string] {
  if (!isInteraction) return printPair(row.baseValue, row.headValue, row.unit)
  const effect = (ratio: number | null) => printDelta(ratio === null ? null : 100 * (ratio - 1))
  return [effect(row.baseValue), effect(row.headValue)]
}

function changeOf(row: Comparison): number {
  const { estimate } = row
  if (estimate.kind === 'none') return 0
  return estimate.kind === 'exact' ? estimate.head - estimate.base : estimate.point
}

type Words = Pick<RowView, 'mark' | 'word' | 'detail'>

function movedWords(row: Comparison, isInteraction: boolean): Words {
  const word = wordFor(metricFor(row.metric), changeOf(row)) || 'different'
  if (isInteraction) return { mark: 'differs', word: 'differs', detail: `${word} there` }
  const mark = row.verdict.word === 'regressed' ? 'worse' : 'better'
  return { mark, word, detail: row.role === 'control' ? 'unchanged code moved' : null }
}

/** Why a row is undecided; how much it could have seen is in a column of its own. */
function unsureDetail(row: Comparison): string | null {
  if (row.verdict.word !== 'inconclusive') return null
  const { resolutionPct, machines } = row.explanation
  switch (row.verdict.reason) {
    case 'no-decision':
      return null
    case 'too-few-rounds':
      return 'too few rounds'
    case 'below-resolution':
      return resolutionPct === null
        ? 'below the resolution'
        : `below the resolution (${printPlain(resolutionPct)})`
    case 'machines-disagree':
      return machines.length === 0 ? 'machines disagree' : `${machines.length} machines disagree`
  }
}

function wordsOf(row: Comparison, isInteraction: boolean): Words {
  const { verdict } = row
  switch (verdict.word) {
    case 'regressed':
    case 'improved':
      return movedWords(row, isInteraction)
    case 'equivalent':
      return {
        mark: 'same',
        word: isInteraction ? 'same effect' : 'no change',
        detail: SAME[verdict.reason] ?? null,
      }
    case 'inconclusive':
      return { mark: 'unsure', word: 'cannot tell', detail: unsureDetail(row) }
    case 'withheld':
      return { mark: 'withheld', word: 'withheld', detail: 'a control moved' }
    case 'failed':
      return { mark: 'failed', word: 'failed', detail: FAILED[verdict.reason] }
  }
}

const SAME: Record<string, string> = {
  'identical-binary': 'unchanged code',
  'all-zero': 'all zero',
}

const FAILED = {
  'lost-pairs': 'too many lost rounds',
  'lopsided-losses': 'one side lost more rounds',
  'no-data': 'no data',
} as const

/** What the verdict itself adds to the footnotes. */
function verdictProblems(row: Comparison): Problem[] {
  const { verdict, estimate } = row
  if (verdict.word === 'failed') return [{ code: 'failed-row', message: verdict.detail }]
  if (verdict.word === 'withheld') {
    const message = `verdict withheld: the control ${verdict.control} moved, and it cannot have`
    return [{ code: 'control-moved', message, next: 'run again on a quieter machine' }]
  }
  return estimate.kind === 'none' ? [{ code: 'no-estimate', message: estimate.why }] : []
}

export function viewRow(comparison: Comparison, isInteraction: boolean): RowView {
  const [base, head] = valuesOf(comparison, isInteraction)
  return {
    comparison,
    metric: metricFor(comparison.metric).label,
    base,
    head,
    ...numbersOf(comparison),
    rounds: String(comparison.estimate.n),
    ...wordsOf(comparison, isInteraction),
    problems: [...verdictProblems(comparison), ...comparison.problems],
  }
}

/** Rounds that would decide an undecided row; null: the row is decided, or it cannot be told. */
export function roundsNeeded(row: Comparison): number | null {
  return row.verdict.word === 'inconclusive' ? row.verdict.roundsNeeded : null
}

/** How a row was judged, as label and text, in the same order for every row. */
export function explainRow({ comparison: row, level, detectable }: RowView): [string, string][] {
  const { explanation: how, estimate } = row
  const isCertain = 'certain' in row.verdict && row.verdict.certain
  const chance = (p: number | null) => (p === null ? '–' : printP(p).replace(/^p=?/, ''))
  return [
    ['pairs', String(estimate.n)],
    ['looks', how.looksTaken.join(', ') || '–'],
    ['re-runs', String(how.reruns)],
    ['lost', String(how.lostPairs)],
    ['level', level === null ? '–' : printLevel(level)],
    ['p', chance('p' in estimate ? estimate.p : null)],
    ['p over looks', chance(how.pSequential)],
    ['p adjusted', chance(how.pAdjusted)],
    ['margin', `±${printPlain(row.marginPct)}${isCertain ? ', all beyond' : ''}`],
    ['could see', detectable ?? '–'],
    ['step', how.resolutionPct === null ? '–' : printPlain(how.resolutionPct)],
    ['layout', how.layout],
    [
      'second runs',
      how.secondRunEffect === null ? '–' : printDelta(percentOfLn(how.secondRunEffect)),
    ],
    ['role', row.role],
    ['test', how.test],
  ]
}
