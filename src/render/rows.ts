/** One row of the table in words: numbers with units, the verdict, how it was reached. */
import { estimatedChange } from '../model/comparison.ts'
import { makeFinding } from '../model/findings.ts'
import { metricFor, wordFor } from '../model/metrics.ts'
import type {
  Comparison,
  CountedInstructions,
  Estimate,
  Problem,
  RowProgress,
  VerdictWord,
} from '../model/model.ts'
import { clean, type Phrase, plainText } from '../model/plain.ts'
import { offeredText } from '../model/trial.ts'
import {
  type PrintedValue,
  percentOfLn,
  printDelta,
  printDifference,
  printEnds,
  printedDelta,
  printedPair,
  printedText,
  printPair,
  printPercent,
  printProbability,
  printValue,
} from '../model/unit.ts'
import { isRewritten } from '../report/gate.ts'
import { hasMoved } from '../stats/judge.ts'
import type { DeltaCell, Effect, Interval, RowView } from './document.ts'
import * as headlines from './headline-sentences.ts'
import * as say from './sentences.ts'

const UNIT_CAP = 24

/** `95 %`, `99.2 %`; never 100 %. */
export function printLevel(level: number): string {
  const pct = 100 * level
  return `${Number(pct.toFixed(pct > 99.9 ? 3 : 1))} %`
}

/** Where not even twice or half of it would have been seen, nothing would. */
const MOST_PCT = 100

type Sight = Pick<RowView, 'detectable' | 'isBlind'>

const BLIND: Sight = { detectable: say.NOTHING_SEEN, isBlind: true }

const sightOf = (pct: number | null, text: string): Sight =>
  pct !== null && pct > MOST_PCT ? BLIND : { detectable: `±${text}`, isBlind: false }

function sightOfRatio(ln: number | undefined): Sight {
  if (ln === undefined) return BLIND
  const pct = percentOfLn(ln)
  return sightOf(pct, printPercent(pct))
}

type Numbers = Pick<RowView, 'delta' | 'interval' | 'level' | 'change' | 'size'> & Sight

const NOTHING: Numbers = {
  delta: null,
  interval: null,
  level: null,
  change: null,
  detectable: null,
  isBlind: false,
  size: Number.POSITIVE_INFINITY,
}

/** Tests leave one number only where most runs agree on it. */
function intervalOf(
  { point, low, high }: IntervalEstimate,
  ends: [string, string] | null,
): Interval | null {
  if (low === point && point === high) return 'in most runs'
  return ends && { low: ends[0], high: ends[1] }
}

function numbersOf(row: Comparison): Numbers {
  const { estimate, unit } = row
  switch (estimate.kind) {
    case 'none':
      return seenOnly(estimate, unit)
    case 'exact':
      return exactNumbers(estimate, unit)
    case 'ratio':
      return ratioNumbers(estimate)
    default:
      return differenceNumbers(estimate, row.baseValue, unit)
  }
}

/** Of a value that became another than zero, where it was zero: larger than any percentage. */
const SIZE_OF_NEW = 1e9

function exactNumbers({ base, head }: Extract<Estimate, { kind: 'exact' }>, unit: string): Numbers {
  const difference = head - base
  if (base === 0 && difference !== 0) {
    const delta = printDifference(difference, unit)
    return { ...NOTHING, delta, interval: 'exact', size: SIZE_OF_NEW }
  }
  const pct = base === 0 ? 0 : (100 * difference) / Math.abs(base)
  const delta = printDelta(pct)
  return { ...NOTHING, delta, interval: 'exact', change: exactly(pct), size: Math.abs(pct) }
}

type IntervalEstimate = Extract<Estimate, { low: number }>

function ratioNumbers(estimate: IntervalEstimate): Numbers {
  const point = percentOfLn(estimate.point)
  const low = percentOfLn(estimate.low)
  const high = percentOfLn(estimate.high)
  return {
    delta: printDelta(point),
    interval: intervalOf(estimate, printEnds(low, high)),
    level: estimate.level,
    change: { point, low, high },
    ...sightOfRatio(estimate.detectable),
    size: Math.abs(point),
  }
}

function differenceNumbers(
  estimate: IntervalEstimate,
  baseValue: number | null,
  unit: string,
): Numbers {
  const { point, low, high, level, detectable } = estimate
  const share = 100 / (baseValue ?? 0)
  const isOfBase = baseValue !== null && baseValue > 0
  const pct = isOfBase ? share * point : null
  return {
    delta: `${printDifference(point, unit)}${pct === null ? '' : ` (${printDelta(pct)})`}`,
    interval: intervalOf(estimate, [printDifference(low, unit), printDifference(high, unit)]),
    level,
    change: isOfBase ? { point: share * point, low: share * low, high: share * high } : null,
    ...(detectable === undefined
      ? BLIND
      : sightOf(isOfBase ? share * detectable : null, printValue(detectable, unit))),
    size: pct === null ? SIZE_OF_NEW : Math.abs(pct),
  }
}

/** What was seen in rounds that are too few for an interval. */
function seenOnly(estimate: Extract<Estimate, { kind: 'none' }>, unit: string): Numbers {
  const { point, scale } = estimate
  if (point === undefined) return NOTHING
  if (scale === 'difference') return { ...NOTHING, delta: printDifference(point, unit) }
  const pct = percentOfLn(point)
  return { ...NOTHING, delta: printDelta(pct), change: exactly(pct), size: Math.abs(pct) }
}

const exactly = (pct: number): Effect => ({ point: pct, low: pct, high: pct })

/** An interaction's values are ratios head/base: the change's effect under one variant each. */
function valuesOf(row: Comparison, isInteraction: boolean): RowView['values'] {
  if (row.role === 'geomean') return null
  if ('offered' in row.verdict && row.verdict.offered !== undefined) {
    const { isKept, perSec } = row.verdict.offered
    const [{ number, unit }] = printedPair(perSec, perSec, row.unit)
    const bound = { number: `${isKept ? '≥' : '<'} ${number}`, unit }
    return [bound, bound]
  }
  if (!isInteraction) return printedPair(row.baseValue, row.headValue, row.unit)
  const effect = (ratio: number | null): PrintedValue =>
    printedDelta(ratio === null ? null : 100 * (ratio - 1))
  return [effect(row.baseValue), effect(row.headValue)]
}

export const changeWord = (row: Comparison): string =>
  wordFor(metricFor(row.metric), estimatedChange(row.estimate), row.better)

type Words = Pick<RowView, 'mark' | 'word' | 'detail'>

/** What a row has to know of its table. */
type TableKind = {
  /** Of an interaction: the variant under which the change acts differently; else null. */
  interactionUnder: Phrase | null
  /** Some of the rows can fail the gate, and whether this one can. */
  hasGating: boolean
  gates: boolean
  isAccepted: boolean
  isEnforced: boolean
  isSuspect: boolean
  /** Most rounds that any row of the report has. */
  mostRounds: number
  /** The machine is the cause of what is not decided, so that more rounds are no remedy. */
  isMachineBusy: boolean
}

const isTail = ({ verdict }: Comparison) => 'reason' in verdict && verdict.reason === 'tail'

/** The change of the mean of the worst fifth, as text. */
function tailText({ estimate, unit }: Comparison): string {
  if (!('tail' in estimate) || estimate.tail === undefined) return ''
  const { point } = estimate.tail
  return estimate.kind === 'ratio' ? printDelta(percentOfLn(point)) : printDifference(point, unit)
}

function movedWords(row: Comparison, { interactionUnder, hasGating }: TableKind): Words {
  const word = changeWord(row) || say.DIFFERENT
  if (row.verdict.word === 'changed' && interactionUnder === null) {
    const why = isRewritten(row) ? say.OWN_CODE_CHANGED : say.NO_SIDE_IS_BETTER
    return { mark: 'differs', word, detail: row.role === 'control' ? say.IN_UNCHANGED_CODE : why }
  }
  const mark = row.verdict.word === 'regressed' ? 'worse' : 'better'
  if (isTail(row)) {
    return { mark, word: say.LONGER_TAIL, detail: say.sameTypical(tailText(row)) }
  }
  if (interactionUnder !== null) {
    return {
      mark: 'differs',
      word: say.DIFFERS,
      detail: say.differsUnder(mark, interactionUnder),
    }
  }
  if (row.role === 'control') return { mark, word, detail: say.IN_UNCHANGED_CODE }
  const isHarmless = mark === 'worse' && hasGating && row.role === 'informational'
  return { mark, word, detail: isHarmless ? say.DOES_NOT_GATE : null }
}

/** For others only where they have more rounds. */
const stoppedSince = (own: number, needed: number | null, most: number): Phrase =>
  own < most ? say.stoppedForOthers(own) : say.stoppedWhere(own, needed === null)

/** Why a row is undecided and what would decide it. */
function unsureDetail(row: Comparison, { mostRounds, isMachineBusy }: TableKind): Phrase | null {
  if (row.verdict.word !== 'inconclusive') return null
  const { resolutionPct, machines } = row.explanation
  switch (row.verdict.reason) {
    case 'stopped':
    case 'no-decision': {
      const isStopped = row.verdict.reason === 'stopped'
      const { detectable } = numbersOf(row)
      const rounds = row.verdict.roundsNeeded
      const parts = [
        ...(isStopped ? [stoppedSince(row.estimate.n, rounds, mostRounds)] : []),
        ...(detectable === null ? [] : [say.couldSee(detectable)]),
        ...(rounds === null || isMachineBusy ? [] : [say.needsRounds(rounds)]),
      ]
      return parts.length === 0 ? null : headlines.joined(parts)
    }
    case 'too-few-rounds':
      return say.TOO_FEW_ROUNDS
    case 'below-resolution':
      return say.belowStep(resolutionPct === null ? null : printPercent(resolutionPct))
    case 'machines-disagree':
      return say.disagreeing(machines.length)
    case 'one-layout':
      return say.LUCK_OF_LAYOUT
    case 'same-path':
      return say.NOT_BY_PATH
    case 'below-margin':
      return say.upTo(farEnd(row))
    case 'beyond-offered':
      return row.verdict.offered === undefined ? null : [offeredText(row.verdict.offered)]
  }
}

/** The end of the interval that is further from 0; null: it is no percentage. */
function farEnd(row: Comparison): string | null {
  const { change } = numbersOf(row)
  if (change === null) return null
  return printDelta(Math.abs(change.low) > Math.abs(change.high) ? change.low : change.high)
}

function openWords(row: Comparison, kind: TableKind): Pick<Words, 'word' | 'detail'> {
  const why = unsureDetail(row, kind)
  if ('reason' in row.verdict && row.verdict.reason === 'below-margin') {
    return { word: say.byLessThanMargin(changeWord(row)), detail: why }
  }
  if (!kind.isSuspect) return { word: say.CANNOT_TELL, detail: why }
  const detail = headlines.joined([say.NOT_CONFIRMED, ...(why === null ? [] : [why])])
  return { word: say.looksWorse(changeWord(row)), detail }
}

function sameWord(row: Comparison, { interactionUnder }: TableKind): string {
  if (interactionUnder !== null) return say.SAME_EFFECT
  return isBelow(row) ? say.byLessThanMargin(changeWord(row)) : say.UNCHANGED
}

function wordsOf(row: Comparison, kind: TableKind): Words {
  const { verdict } = row
  switch (verdict.word) {
    case 'regressed':
    case 'improved':
    case 'changed':
      return movedWords(row, kind)
    case 'equivalent':
      return {
        mark: 'same',
        word: sameWord(row, kind),
        detail: say.SAME_SINCE[verdict.reason] ?? null,
      }
    case 'inconclusive':
      return { mark: 'unsure', ...openWords(row, kind) }
    case 'withheld':
      return { mark: 'withheld', word: say.WITHHELD, detail: say.A_CONTROL_MOVED }
    case 'failed': {
      // Where the suite calls it a result, it is one: no row failed.
      if (verdict.reason === 'out-of-memory') {
        return { mark: 'oom', word: say.OUT_OF_MEMORY, detail: null }
      }
      const { loss, reason } = verdict
      const detail =
        loss?.kind === 'lopsided-losses' ? say.lostMore(loss) : say.FAILED_SINCE[reason]
      return { mark: 'failed', word: say.HAS_FAILED, detail }
    }
  }
}

/** It moved, by less than the margin for sure; earlier reports say so without an interval. */
const isBelow = ({ verdict, estimate, explanation }: Comparison) =>
  'reason' in verdict &&
  verdict.reason === 'below-margin' &&
  explanation.units !== undefined &&
  estimate.kind !== 'none'

/** What the verdict itself adds to the footnotes. */
function verdictProblems(row: Comparison): Problem[] {
  const { verdict, estimate } = row
  const where = `${row.benchmark} ${metricFor(row.metric).label}`
  if (verdict.word === 'failed') {
    // What was given up is said once for all metrics.
    const isOnce = verdict.reason === 'given-up' || verdict.reason === 'odd-output'
    const of = isOnce ? row.benchmark : where
    const { loss = { said: verdict.detail } } = verdict
    return [makeFinding('failed-row', null, loss, { where: of })]
  }
  if (verdict.word === 'withheld') {
    const details = { withheldFor: verdict.control }
    return [makeFinding('control-moved', null, details, { next: plainText(headlines.QUIETER) })]
  }
  if (estimate.kind !== 'none' || 'offered' in verdict) return []
  const { n: rounds, clusters } = estimate
  const details = { rounds, clusters }
  return [makeFinding('no-estimate', null, details, { where })]
}

/**
 * A custom metric is named by its unit, so its values need none. What else strangers call a unit
 * stands inside numbers, unescaped, so it is short and made of letters.
 */
export function printedUnit({ unit, metric }: Pick<Comparison, 'unit' | 'metric'>): string {
  return unit === metric ? '' : clean(unit, UNIT_CAP).replace(/[^\p{L}\p{N}%/-]/gu, '·')
}

/** `18.61 → 14.72 ms`: the unit once where both have the same; '' where there are none. */
export function valuesText({ values }: Pick<RowView, 'values'>): string {
  if (values === null) return ''
  const [base, head] = values
  const before = base.unit === head.unit ? base.number : printedText(base)
  return `${before} → ${printedText(head)}`
}

function limitsOf({ low, high }: CountedInstructions): string | null {
  const ends = low === null || high === null ? null : printEnds(percentOfLn(low), percentOfLn(high))
  return ends && `[${ends.join(', ')}]`
}

/** What was counted, after what the row says of its own metric. */
function withCounted(detail: Phrase | null, counted: CountedInstructions | undefined) {
  if (counted === undefined) return detail
  const text =
    counted.path === 'same'
      ? say.SAME_INSTRUCTIONS
      : say.instructionsMoved(printDelta(percentOfLn(counted.point)), limitsOf(counted))
  return detail === null ? text : headlines.joined([detail, text])
}

export function viewRow(comparison: Comparison, kind: TableKind): RowView {
  const row = { ...comparison, unit: printedUnit(comparison) }
  const words = wordsOf(row, kind)
  return {
    comparison,
    gates: kind.gates,
    isAccepted: kind.isAccepted,
    isEnforced: kind.isEnforced,
    isSuspect: kind.isSuspect,
    direction: changeWord(row),
    metric: metricFor(comparison.metric).label,
    values: valuesOf(row, kind.interactionUnder !== null),
    ...numbersOf(row),
    tail: isTail(row) ? tailText(row) : null,
    rounds: String(comparison.estimate.n),
    isInteraction: kind.interactionUnder !== null,
    ...words,
    detail: withCounted(words.detail, comparison.instructions),
    problems: [...verdictProblems(comparison), ...comparison.problems],
  }
}

/** How a row was judged, as label and text (null: nothing to tell), in the same order for every row. */
export function explainRow({
  comparison: row,
  level,
  detectable,
}: RowView): [string, string | null][] {
  const { explanation: how, estimate } = row
  const beyond = hasMoved(row.verdict) && row.verdict.certain
  const chance = (p: number | null) => (p === null ? null : printProbability(p))
  const margin = row.marginPct === 0 ? null : `±${printPercent(row.marginPct)}`
  return [
    ['pairs', String(estimate.n)],
    ['analyses', how.looksTaken.join(', ') || null],
    ['re-runs', String(how.reruns)],
    ['lost', String(how.lostPairs)],
    ['level', level === null ? null : printLevel(level)],
    ['p', chance('p' in estimate ? estimate.p : null)],
    ['p over analyses', chance(how.pSequential)],
    ['p adjusted', chance(how.pAdjusted)],
    ['margin', say.marginText(margin, beyond)],
    ['could see', detectable ?? null],
    ['step', how.resolutionPct === null ? null : printPercent(how.resolutionPct)],
    ['layout', how.layout],
    ...newerOf(row),
    [
      'second runs',
      how.secondRunEffect === null ? null : printDelta(percentOfLn(how.secondRunEffect)),
    ],
    ['role', how.clock === undefined ? row.role : `${row.role} (${how.clock})`],
    ['test', how.test],
  ]
}

/** Instructions an operation, and what two runs of one side differ by, as label and text. */
export function explainCounts({
  comparison: { instructions: counted },
}: RowView): [string, string | null][] {
  const noise = counted?.noise ?? null
  return [
    ['instructions', counted === undefined ? null : countedText(counted)],
    ['their noise', noise === null ? null : printPercent(percentOfLn(noise))],
  ]
}

function countedText(counted: CountedInstructions): string {
  const values = printPair(counted.base, counted.head, 'count')?.join(' → ') ?? ''
  const limits = limitsOf(counted)
  return limits === null ? values : `${values} ${limits}`
}

/** What older reports do not have. */
const newerOf = (row: Comparison): [string, string | null][] =>
  row.explanation.units === undefined
    ? []
    : [
        ['units', String(row.explanation.units)],
        ['mean', meanText(row)],
      ]

/** The change of the mean, which the typical change beside it need not be. */
function meanText({ estimate, unit }: Comparison): string | null {
  if (!('mean' in estimate) || estimate.mean === undefined) return null
  return estimate.kind === 'ratio'
    ? printDelta(percentOfLn(estimate.mean))
    : printDifference(estimate.mean, unit)
}

const isUnmoved = ({ mark }: RowView) => mark === 'same' || mark === 'unsure'

/** The difference of a row in a table of something else. */
export const deltaCell = (row: RowView): DeltaCell => ({
  kind: 'delta',
  delta: row.delta,
  interval: row.interval,
  hasMoved: !isUnmoved(row),
  word: row.word,
  row,
})

/** ` at 87.5 %`, where the interval of a row has another level than its table. */
export const levelNote = (row: RowView, level: number | null): string =>
  row.level === null || row.level === level ? '' : ` at ${printLevel(row.level)}`

/** Its numbers are of two benchmarks: nothing that they say is said of the change. */
export const isOfTwo = ({ comparison }: RowView): boolean => isRewritten(comparison)

// A row while it is measured.

const SETTLED: Partial<Record<VerdictWord, string>> = {
  equivalent: say.UNCHANGED,
  inconclusive: say.CANNOT_TELL,
  failed: 'failed',
}

/** Its verdict where that stands, else `so far`; '': nothing is known of it. */
export function stateWord({ metric, change, settled }: RowProgress): string {
  if (settled === null) return change === null ? '' : 'so far'
  const definition = metricFor(metric)
  const better = settled === 'changed' ? 'unknown' : definition.better
  return SETTLED[settled] ?? (wordFor(definition, change ?? 0, better) || say.DIFFERENT)
}

/** What moved, then what is open, then what is settled and did not; each by its size. */
export function byImportance(a: RowProgress, b: RowProgress): number {
  const kind = ({ settled }: RowProgress) =>
    settled === null ? 1 : settled === 'equivalent' ? 2 : 0
  return kind(a) - kind(b) || Math.abs(b.change ?? 0) - Math.abs(a.change ?? 0)
}
