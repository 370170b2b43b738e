/** Profiles of amounts in words: what functions allocate, how long they wait, how much they do. */
import { printDifference, printDuration, printPair } from '../core/metrics/unit.ts'
import type {
  AmountFunction,
  AmountPart,
  ProfileKind,
  Report,
  Side,
  TargetAmounts,
} from '../core/model/model.ts'
import { byAmount, exposuresOf, isMoved } from '../core/profiles/amount-differences.ts'
import { wordsFor } from '../core/profiles/known.ts'
import { plural } from '../core/text/phrase.ts'
import {
  type FunctionRow,
  gistOf,
  nameOf,
  type ProfileView,
  type ProfileWords,
  pair,
  percentOf,
  printedDelta,
  shareIn,
  viewStacks,
} from './profile-rows.ts'

const UNITS = { alloc_space: 'B', alloc_objects: 'count', delay: 's', instructions: 'count' }

function wordsOf(profile: TargetAmounts): ProfileWords {
  const unit = hasOperations(profile) ? 'operation' : 'run'
  return { ...titlesOf(profile, unit), per: hasOperations(profile) ? 'an operation' : 'a run' }
}

const hasOperations = ({ base, head }: TargetAmounts) =>
  base.operations !== null && head.operations !== null

function titlesOf({ kind, measure }: TargetAmounts, per: string): Omit<ProfileWords, 'per'> {
  if (measure === 'alloc_space') {
    const amount = `bytes allocated per ${per}`
    return { title: 'Heap profile (alloc_space)', whole: 'the bytes allocated', amount }
  }
  if (measure === 'alloc_objects') {
    const amount = `objects allocated per ${per}`
    return { title: 'Heap profile (alloc_objects)', whole: 'the objects allocated', amount }
  }
  if (kind === 'instructions') {
    return { title: 'Work', whole: 'the instructions', amount: `instructions per ${per}` }
  }
  return kind === 'mutex'
    ? { title: 'Mutex profile', whole: 'the waits for locks', amount: `waits caused per ${per}` }
    : { title: 'Block profile', whole: 'the waits', amount: `waits per ${per}` }
}

/** How the amounts came about, and what a reader might take them for. */
const NATURE: Record<Exclude<ProfileKind, 'cpu' | 'instructions'>, string> = {
  heap: ' What was allocated is counted, not what is held.',
  mutex: ' What others waited for a lock counts in the function that held it.',
  block: ' Waits of all goroutines are added up, those of the package testing left out.',
}

/** What counted the instructions, and whether they gate. */
function natureOf({ plan: { suite } }: Report, kind: TargetAmounts['kind']): string {
  if (kind !== 'instructions') return NATURE[kind]
  const isOfProcessor = suite.profile?.counter === 'hardware'
  const counter = isOfProcessor ? 'the processor (perf stat)' : 'valgrind'
  const most = suite.gate.instructionsPct
  const gates = most === undefined ? 'It gates nothing.' : `Over ${most} % more of it fails.`
  return (
    ` Counted by ${counter}, as the difference of two lengths of run on one thread: what is ` +
    `done, not how long it takes. ${gates}`
  )
}

/** Amounts an operation on both sides, printed. */
function perOperation(profile: TargetAmounts, base: number, head: number): string {
  const per = exposuresOf(profile)
  const each = (amount: number, side: Side) => amount / Math.max(1, per[side])
  return pair(printPair(each(base, 'base'), each(head, 'head'), UNITS[profile.measure]))
}

function rowOf(profile: TargetAmounts, one: AmountFunction, part: AmountPart): FunctionRow {
  const { base, head } = profile
  const shares = [shareIn(part.base, base.total), shareIn(part.head, head.total)] as const
  const printed = printedDelta(part.delta, (n) => printDifference(n, UNITS[profile.measure]))
  return {
    ...{ name: one.name, baseName: one.baseName ?? null },
    share: pair([percentOf(shares[0]), percentOf(shares[1])]),
    shareDelta: null,
    amount: perOperation(profile, part.base, part.head),
    amountDelta: { ...printed, isBeyondNoise: isMoved(profile, part) },
    samples: null,
    isBeyondNoise: isMoved(profile, part),
    words: wordsFor(one.name),
  }
}

/** What a side differs from itself by: a small difference may be no more than that. */
const spreadIn = ({ spread }: TargetAmounts) =>
  spread === undefined ? '' : ` Two runs of one side differ by ${(100 * spread).toPrecision(2)} %.`

/** The difference of the whole, with its interval. */
function wholeIn({ whole, measure }: TargetAmounts): string {
  if (whole === undefined) return ''
  const { point, interval } = printedDelta(whole, (n) => printDifference(n, UNITS[measure]))
  return ` (${point} ${interval})`
}

export function viewAmounts(report: Report, profile: TargetAmounts): ProfileView {
  const { base, head, functions, compared, level, kind, measure } = profile
  const words = wordsOf(profile)
  const rowsOf = (parts: { one: AmountFunction; part: AmountPart }[]) =>
    parts.sort((a, b) => byAmount(a.part, b.part)).map(({ one, part }) => rowOf(profile, one, part))
  const flat = rowsOf(functions.flatMap((one) => (one.flat ? [{ one, part: one.flat }] : [])))
  const callers = functions.filter(
    ({ flat: own, cum }) => own?.base !== cum.base || own.head !== cum.head,
  )
  const cum = rowsOf(callers.map((one) => ({ one, part: one.cum })))
  const runs = Math.min(base.runs, head.runs)
  const telling = kind === 'heap' || kind === 'instructions' ? flat : cum
  return {
    ...{ source: profile, words, name: nameOf(report, profile), compared, level },
    gist: gistOf(telling, words),
    basis: [
      `${words.amount} in all: ${perOperation(profile, base.total, head.total)}${wholeIn(profile)}`,
      ', from ',
      `${plural(runs, 'run')} of each side in turn (${printDuration(base.wallSec + head.wallSec)} `,
      `in all); ${plural(compared, 'function')} had enough to be compared.`,
      `${natureOf(report, kind)}${spreadIn(profile)}`,
    ],
    ...{ flat, cum, telling },
    stacks: viewStacks(profile.stacks, [base.total, head.total], (a, b) =>
      printPair(a, b, UNITS[measure]),
    ),
  }
}
