/**
 * What `gcbench ab` prints: each command's time, and how many times faster one ran than the other,
 * with the ends of its interval, as users of such tools know it.
 */
import type { Comparison, Report } from '../model/model.ts'
import { type Phrase, plural } from '../model/plain.ts'
import { percentOfLn, printDuration, printPercent, printSize, printValue } from '../model/unit.ts'
import type { Block, Document, Item } from './document.ts'
import { joined } from './headline-sentences.ts'
import { machineIn } from './remedy.ts'
import type { ReportView } from './report-view.ts'

/**
 * How a command is named in what is printed, by the name of its variant. `command`: its words; null:
 * they are its name.
 */
export type CommandLabels = Readonly<Record<string, { name: string; command: string | null }>>

type Side = CommandLabels[string]

/** A comparison of two commands, each by its label; `where`: the benchmark, where there are several. */
type Pair = {
  base: Phrase
  head: Phrase
  sides: [Side, Side]
  where: Phrase
  comparison: Comparison
}

/** `n=2` stands before `n=10`. */
const BY_NUMBER = new Intl.Collator('en', { numeric: true })

const paragraph = (...text: Phrase): Block => ({ kind: 'paragraph', text })
const small = (...text: Phrase): Block => ({ kind: 'paragraph', text, isSmall: true })

function pairsOf({ plan, comparisons }: Report, labels: CommandLabels): Pair[] {
  const sideOf = (arm: string): Side => {
    const variant = plan.arms.find(({ id }) => id === arm)?.variant ?? arm
    return labels[variant] ?? { name: variant, command: null }
  }
  const isSeveral = new Set(comparisons.map(({ benchmark }) => benchmark)).size > 1
  return comparisons.flatMap((comparison) => {
    const contrast = plan.contrasts.find(({ id }) => id === comparison.contrast)
    if (contrast?.kind !== 'variants' || comparison.role === 'geomean') return []
    const where: Phrase = isSeveral ? [{ name: comparison.benchmark }, ': '] : []
    const sides: Pair['sides'] = [sideOf(contrast.base), sideOf(contrast.head)]
    const [base, head]: Phrase[] = sides.map(({ name }) => [{ name }])
    return [{ base: base!, head: head!, sides, where, comparison }]
  })
}

/** With so many decimals that the width of the interval shows: 1.98, 1.048, 41.2. */
function timesPrinter(low: number, high: number): (times: number) => string {
  const size = Math.floor(Math.log10(low))
  const width = Math.floor(Math.log10(Math.max(high - low, low * 1e-4)))
  const decimals = Math.min(4, Math.max(2 - size, -width, 0))
  return (times) => times.toFixed(decimals)
}

/** `low` to `high` as factors of head's time, the smaller first. */
const spreadOf = (low: number, high: number): Phrase => {
  const bound = (factor: number) =>
    factor < 1 ? `${(1 / factor).toFixed(2)} times faster` : `${factor.toFixed(2)} times slower`
  return [`between ${bound(Math.exp(low))} and ${bound(Math.exp(high))}`]
}

const roundsOf = ({ estimate: { n } }: Comparison) => plural(n, 'round')

/** The one ran so many times faster than the other. */
function movedText({ base, head, comparison }: Pair): Phrase {
  const { estimate, verdict } = comparison
  if (estimate.kind !== 'ratio') return [...base, ' and ', ...head, ' differ']
  if ('reason' in verdict && verdict.reason === 'tail' && estimate.tail !== undefined) {
    const tail = printSize(percentOfLn(estimate.tail.point))
    return [
      ...head,
      ' usually takes as long as ',
      ...base,
      `; its slowest fifth takes ${tail} longer`,
    ]
  }
  const isHeadFaster = estimate.point < 0
  const [fast, slow] = isHeadFaster ? [head, base] : [base, head]
  const ends = [Math.exp(Math.abs(estimate.low)), Math.exp(Math.abs(estimate.high))]
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const print = timesPrinter(low, high)
  return [
    ...fast,
    ` ran ${print(Math.exp(Math.abs(estimate.point)))} times faster than `,
    ...slow,
    ` (${print(low)} to ${print(high)}, ${roundsOf(comparison)})`,
  ]
}

/** What would decide it: another time for the machine, or more rounds. */
function remedyFor(report: Report, { verdict }: Comparison): Phrase {
  const machine = machineIn(report)
  if (machine.length > 0) return joined(machine.map(({ message }): Phrase => [{ prose: message }]))
  const needed = verdict.word === 'inconclusive' ? verdict.roundsNeeded : null
  return needed === null
    ? ['more rounds would hardly decide it, so let each run do more work']
    : [`about ${plural(needed, 'round')} would decide it: `, { command: `--rounds ${needed}` }]
}

function undecidedText(report: Report, { base, head, comparison }: Pair): Phrase {
  const { estimate, verdict } = comparison
  const open: Phrase = ['Cannot tell ', ...base, ' from ', ...head]
  if (estimate.kind !== 'ratio') return [...open, `: ${plural(estimate.n, 'round')} measured`]
  if (estimate.low * estimate.high > 0) {
    const [fast, slow] = estimate.point < 0 ? [head, base] : [base, head]
    const ends = [Math.abs(estimate.low), Math.abs(estimate.high)].map(Math.exp)
    const [least, most] = [Math.min(...ends), Math.max(...ends)]
    const print = timesPrinter(least, most)
    const looks = ` looks ${print(least)} to ${print(most)} times faster than `
    const isLuck = 'reason' in verdict && verdict.reason === 'one-layout'
    const but = isLuck
      ? 'the layout of a program in memory can do as much'
      : 'may be too close to call'
    const doubt = `, but ${but} (${roundsOf(comparison)}): `
    return [...fast, looks, ...slow, doubt, ...remedyFor(report, comparison)]
  }
  const spread = spreadOf(estimate.low, estimate.high)
  const seen: Phrase = [': the second is ', ...spread, ` (${roundsOf(comparison)}): `]
  return [...open, ...seen, ...remedyFor(report, comparison)]
}

function sameText({ base, head, comparison }: Pair): Phrase {
  const { estimate } = comparison
  const same: Phrase = [...base, ' and ', ...head, ' take the same time']
  if (estimate.kind !== 'ratio') return same
  const most = Math.max(Math.abs(estimate.low), Math.abs(estimate.high))
  const within = printPercent(percentOfLn(most))
  return [...same, `, within ${within} (${roundsOf(comparison)})`]
}

function textOf(report: Report, pair: Pair): Phrase {
  switch (pair.comparison.verdict.word) {
    case 'regressed':
    case 'improved':
    case 'changed':
      return movedText(pair)
    case 'equivalent':
      return sameText(pair)
    case 'inconclusive':
    case 'withheld':
      return undecidedText(report, pair)
    case 'failed':
      return ['Cannot compare ', ...pair.base, ' with ', ...pair.head, ': not measured on both']
  }
}

/** Of memory, only what is proved to differ. */
function memoryText({ base, head, comparison }: Pair): Phrase | null {
  const { estimate, verdict, baseValue, headValue } = comparison
  if (estimate.kind !== 'ratio' || (verdict.word !== 'regressed' && verdict.word !== 'improved'))
    return null
  const isMore = estimate.point > 0
  const values = [printValue(headValue, comparison.unit), printValue(baseValue, comparison.unit)]
  const [more, less] = isMore ? [head, base] : [base, head]
  const [larger, smaller] = isMore ? values : values.toReversed()
  return [...more, ` needs more memory than `, ...less, `: ${larger}, not ${smaller}`]
}

/** Every command that has a time, in the order of the call. */
function timeItems(pairs: Pair[]): Item[] {
  const timeItem = (where: Phrase, side: Side, value: number | null, unit: string): Item[] => {
    const words: Phrase = side.command === null ? [] : [' (', { name: side.command }, ')']
    if (value === null) return []
    return [{ text: [...where, { name: side.name }, ...words, `: ${printValue(value, unit)}`] }]
  }
  const ofBenchmark = Map.groupBy(pairs, ({ comparison }) => comparison.benchmark)
  return [...ofBenchmark.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { where, comparison } = first
    return [
      ...timeItem(where, first.sides[0], comparison.baseValue, comparison.unit),
      ...group.flatMap((pair) =>
        timeItem(where, pair.sides[1], pair.comparison.headValue, pair.comparison.unit),
      ),
    ]
  })
}

const sentence = ({ where }: Pair, text: Phrase): Block => paragraph(...where, ...text, '.')

/** Of a report of `gcbench ab`: no gate is in it, since nobody is held up by it. */
export function sideBySideDocument(
  report: Report,
  view: ReportView,
  labels: CommandLabels,
): Document {
  const pairs = pairsOf(report, labels)
  const timed = pairs
    .filter(({ comparison }) => comparison.role === 'gating')
    .toSorted((one, other) =>
      BY_NUMBER.compare(one.comparison.benchmark, other.comparison.benchmark),
    )
  const isMemory = ({ comparison }: Pair) => comparison.metric === 'max-rss'
  const rounds = Math.max(0, ...timed.map(({ comparison }) => comparison.estimate.n))
  return [
    { kind: 'list', items: timeItems(timed) },
    { kind: 'group', body: timed.map((pair) => sentence(pair, textOf(report, pair))) },
    ...pairs.filter(isMemory).flatMap((pair) => {
      const text = memoryText(pair)
      return text === null ? [] : [sentence(pair, text)]
    }),
    ...failureItems(report, view),
    ...(rounds === 0 ? [] : [footOf(report, rounds)]),
  ]
}

const footOf = (report: Report, rounds: number): Block =>
  small(
    `Median times of ${plural(rounds, 'round')} in ${printDuration(report.measuredSec)}; each ran `,
    'the commands in random order. ',
    { command: '--all' },
    ' prints the table, ',
    { command: '--out DIR' },
    ' keeps the report.',
  )

/** What did not work, and why; where nothing has a row, at least why not. */
function failureItems(report: Report, { notes }: ReportView): Block[] {
  const { problems, comparisons, conclusion } = report
  const causes: Phrase[] = [
    ...problems
      .filter(({ code }) => code === 'nothing-ran')
      .map(({ message }): Phrase => [{ prose: message }]),
    ...notes.filter(({ isCause }) => isCause).map(({ text }) => text),
  ]
  if (causes.length === 0 && comparisons.length === 0) {
    const reasons = conclusion.reasons.map((reason): Phrase => [{ prose: reason }])
    causes.push(...reasons, ...machineIn(report).map(({ message }): Phrase => [{ prose: message }]))
  }
  return causes.length === 0 ? [] : [{ kind: 'list', items: causes.map((text) => ({ text })) }]
}
