/**
 * The profile pass: which functions take other CPU time, allocate or wait otherwise, as one fold a
 * benchmark.
 */

import type {
  AmountFunction,
  AmountMeasure,
  AmountPart,
  AmountStacks,
  Problem,
  ProfileDelta,
  ProfiledFunction,
  ProfiledStacks,
  ProfileKind,
  ProfilePart,
  Report,
  Side,
  TargetAmounts,
  TargetProfile,
} from '../model/model.ts'
import { list, type Phrase, plural } from '../model/plain.ts'
import { SWITCHES_ENDING } from '../model/profile.ts'
import { printDifference, printDuration, printPair } from '../model/unit.ts'
import {
  byAmount,
  byDelta,
  exposuresOf,
  isBeyondNoise,
  isMoved,
  notableDelta,
  stackRows,
  wordsFor,
} from '../report/profile-differences.ts'
import {
  type Block,
  type Cell,
  type Column,
  type Interval,
  type Item,
  intervalText,
  left,
  right,
  type TableBlock,
  textCell,
  valueCell,
} from './document.ts'
import { titleOf } from './groups.ts'
import type { PageProfile } from './page-data.ts'
import { printLevel } from './rows.ts'
import * as say from './sentences.ts'

/** A difference, its interval in brackets, and whether it is beyond the noise. */
type PrintedDelta = { point: string; interval: Interval; isBeyondNoise: boolean }

/** One function in one of the two tables. */
type FunctionRow = {
  name: string
  baseName: string | null
  /** Share of the whole on base and head, and the difference with its interval, if it has one. */
  share: string
  shareDelta: PrintedDelta | null
  /** CPU time, bytes, objects or waits per operation, and the difference; null: not known. */
  amount: string | null
  amountDelta: PrintedDelta | null
  /** Null: what is counted is in `amount` already. */
  samples: string | null
  isBeyondNoise: boolean
  /** What it is, in plain words; null: its name is all there is. */
  words: string | null
}

/** What a profile is of, in words for its titles. */
type ProfileWords = {
  /** `CPU profile`. */
  title: string
  /** `CPU time`, of which functions have shares. */
  whole: string
  /** `CPU time per operation`, and the end of that for a single difference. */
  amount: string
  per: string
}

export type ProfileView = {
  source: TargetProfile | TargetAmounts
  words: ProfileWords
  /** Benchmark, and contrast where there are several. */
  name: Phrase
  /** What moved most, in short. */
  gist: Phrase
  /** Samples, runs and CPU time per operation. */
  basis: Phrase
  /** By their own code, and with what they call; what is beyond the noise first. */
  flat: FunctionRow[]
  cum: FunctionRow[]
  /** Those of the two that tell most: of waits the callers, since only the runtime waits. */
  telling: FunctionRow[]
  /** Whole stacks whose share differs most, by their innermost functions. */
  stacks: StackView[]
  level: number
}

/** The innermost functions of a stack, the outermost of them first, and what it has. */
type StackView = { functions: string[]; share: string; samples: string }

/** Of a fraction: `43.2 %`. */
export const percentOf = (share: number) => `${(100 * share).toFixed(1)} %`

const points = (share: number) => {
  const text = (100 * share).toFixed(1)
  return Number(text) > 0 ? `+${text}` : text === '-0.0' ? '0.0' : text
}

const sharePoints = (delta: ProfileDelta): PrintedDelta => {
  const printed = partDelta(delta, points)
  return { ...printed, point: `${printed.point} points` }
}

/** A difference in a unit, with its interval. */
const partDelta = (
  { point, low, high }: ProfileDelta,
  print: (value: number) => string,
): PrintedDelta => ({
  point: print(point),
  interval: { low: print(low), high: print(high) },
  isBeyondNoise: isBeyondNoise({ point, low, high }),
})

const pair = ([base, head]: readonly [string, string]) => `${base} → ${head}`

/** The most telling function by its own code, as `runtime.duffcopy 43.2 % → 0.4 % of CPU time`. */
function gistOf(rows: FunctionRow[], { whole }: ProfileWords): Phrase {
  const moved = rows.filter((row) => row.isBeyondNoise)
  const [first] = moved
  if (first === undefined) return ['no function is beyond the noise']
  const more = moved.length > 1 ? `, and ${plural(moved.length - 1, 'more function')}` : ''
  const share = `${first.share} of ${whole}`
  const amount = first.amount === null ? '' : ` (${first.amount})`
  return [{ name: first.name }, ` ${share}${amount}${more}`]
}

const STACKS_SHOWN = 6
const FRAMES_SHOWN = 4
/** Share of either side below which a stack is not worth its line. */
const LEAST_STACK = 0.005

const viewStacks = (
  stacks: ProfiledStacks | AmountStacks,
  [ofBase, ofHead]: [number, number],
  print: (base: number, head: number) => readonly [string, string],
): StackView[] =>
  stackRows(stacks)
    .filter(
      ({ base, head }) => Math.max(shareIn(base, ofBase), shareIn(head, ofHead)) > LEAST_STACK,
    )
    .slice(0, STACKS_SHOWN)
    .map(({ functions, base, head }) => ({
      functions: functions.slice(-FRAMES_SHOWN),
      share: pair([percentOf(shareIn(base, ofBase)), percentOf(shareIn(head, ofHead))]),
      samples: pair(print(base, head)),
    }))

const shareIn = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

function nameOf(report: Report, { benchmarks, contrast }: TargetProfile | TargetAmounts): Phrase {
  const names = list(
    benchmarks.map((name): Phrase => [{ name }]),
    3,
  )
  const several = report.plan.contrasts.length > 1
  return several ? [...names, ', ', ...titleOf(report, contrast).short] : names
}

const UNITS: Record<AmountMeasure, string> = {
  alloc_space: 'B',
  alloc_objects: 'count',
  delay: 's',
  'off-cpu': 's',
  assist: 's',
  sweep: 's',
  instructions: 'count',
}

/** What a trace shows, by column: its title, what functions have shares of, and the amount. */
const OF_TRACE: Partial<Record<AmountMeasure, [title: string, whole: string, amount: string]>> = {
  'off-cpu': ['Off-CPU time', 'the time off the CPU', 'time off the CPU'],
  assist: ['GC assists', 'the time in mark assists', 'time in mark assists'],
  sweep: ['GC sweeps', 'the time in sweeps', 'time in sweeps before allocating'],
}

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
  const ofTrace = OF_TRACE[measure]
  if (ofTrace !== undefined) {
    const [title, whole, amount] = ofTrace
    return { title, whole, amount: `${amount} per ${per}` }
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
  trace: ' From execution traces; of all goroutines, at the stack where each began.',
}

const OF_SCHEDULER =
  ' From the scheduler (perf record); of all threads, at the stack where each wait began. Waiting ' +
  'for work is among them; `focus` narrows it.'

/** What counted the instructions, and whether they gate. */
function natureOf({ plan: { suite } }: Report, { kind, base }: TargetAmounts): string {
  if (kind !== 'instructions') {
    const isOfScheduler = base.files.some(({ path }) => path.endsWith(SWITCHES_ENDING))
    return isOfScheduler ? OF_SCHEDULER : NATURE[kind]
  }
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

function amountRowOf(profile: TargetAmounts, one: AmountFunction, part: AmountPart): FunctionRow {
  const { base, head } = profile
  const shares = [shareIn(part.base, base.total), shareIn(part.head, head.total)] as const
  const printed = partDelta(part.delta, (n) => printDifference(n, UNITS[profile.measure]))
  return {
    name: one.name,
    baseName: one.baseName ?? null,
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
  const { point, interval } = partDelta(whole, (n) => printDifference(n, UNITS[measure]))
  return ` (${point} ${intervalText(interval)})`
}

/** The longest single event of a run, on both sides. */
function longestIn({ longest, measure }: TargetAmounts): string {
  if (longest === undefined) return ''
  const unit = UNITS[measure]
  const { point, interval } = partDelta(longest.delta, (n) => printDifference(n, unit))
  const both = pair(printPair(longest.base, longest.head, unit))
  return ` The longest one of a run, mean: ${both} (${point} ${intervalText(interval)}).`
}

function viewAmounts(report: Report, profile: TargetAmounts): ProfileView {
  const { base, head, functions, compared, level, kind, measure } = profile
  const words = wordsOf(profile)
  const rowsOf = (parts: { one: AmountFunction; part: AmountPart }[]) =>
    parts
      .sort((a, b) => byAmount(a.part, b.part))
      .map(({ one, part }) => amountRowOf(profile, one, part))
  const flat = rowsOf(functions.flatMap((one) => (one.flat ? [{ one, part: one.flat }] : [])))
  const callers = functions.filter(
    ({ flat: own, cum }) => own?.base !== cum.base || own.head !== cum.head,
  )
  const cum = rowsOf(callers.map((one) => ({ one, part: one.cum })))
  const runs = Math.min(base.runs, head.runs)
  const telling = kind === 'heap' || kind === 'instructions' ? flat : cum
  return {
    source: profile,
    words,
    name: nameOf(report, profile),
    level,
    gist: gistOf(telling, words),
    basis: [
      `${words.amount} in all: ${perOperation(profile, base.total, head.total)}${wholeIn(profile)}`,
      ', from ',
      `${plural(runs, 'run')} of each side in turn (${printDuration(base.wallSec + head.wallSec)} `,
      `in all); ${plural(compared, 'function')} had enough to be compared.`,
      `${natureOf(report, profile)}${spreadIn(profile)}${longestIn(profile)}`,
    ],
    flat,
    cum,
    telling,
    stacks: viewStacks(profile.stacks, [base.total, head.total], (a, b) =>
      printPair(a, b, UNITS[measure]),
    ),
  }
}

type ProfilesView = { targets: ProfileView[]; problems: Problem[] }

const secondsOf = (delta: ProfileDelta) => partDelta(delta, (value) => printDifference(value, 's'))

/** CPU seconds per operation behind numbers of samples; null: operations are unknown. */
function cpuOf(profile: TargetProfile, base: number, head: number): string | null {
  const { periodSec } = profile
  const [ofBase, ofHead] = [profile.base.operations, profile.head.operations]
  if (ofBase === null || ofHead === null) return null
  return pair(printPair((base * periodSec) / ofBase, (head * periodSec) / ofHead, 's'))
}

/** What a sample, or one of what was counted, is per operation; null: operations are unknown. */
export function eachOf(profile: TargetProfile | TargetAmounts): PageProfile['each'] {
  if ('measure' in profile) {
    const { base, head } = exposuresOf(profile)
    const per = hasOperations(profile) ? 'operation' : 'run'
    const unit = UNITS[profile.measure]
    return { base: 1 / Math.max(1, base), head: 1 / Math.max(1, head), unit, per }
  }
  const { periodSec, base, head } = profile
  if (base.operations === null || head.operations === null) return null
  const [ofBase, ofHead] = [periodSec / base.operations, periodSec / head.operations]
  return { base: ofBase, head: ofHead, unit: 's', per: 'operation' }
}

const shareOf = ({ base, head }: TargetProfile, part: ProfilePart) =>
  pair([
    percentOf(part.baseSamples / Math.max(1, base.samples)),
    percentOf(part.headSamples / Math.max(1, head.samples)),
  ])

function rowOf(profile: TargetProfile, one: ProfiledFunction, part: ProfilePart): FunctionRow {
  return {
    name: one.name,
    baseName: one.baseName ?? null,
    share: shareOf(profile, part),
    shareDelta: sharePoints(part.share),
    amount: cpuOf(profile, part.baseSamples, part.headSamples),
    amountDelta: part.cpuSec === null ? null : secondsOf(part.cpuSec),
    samples: pair([`${part.baseSamples}`, `${part.headSamples}`]),
    isBeyondNoise: isBeyondNoise(notableDelta(part)),
    words: wordsFor(one.name),
  }
}

const CPU_WORDS: ProfileWords = {
  title: 'CPU profile',
  whole: 'the CPU time',
  amount: 'CPU time per operation',
  per: 'an operation',
}

function basisOf(profile: TargetProfile): Phrase {
  const { base, head, periodSec } = profile
  const cpu = cpuOf(profile, base.samples, head.samples)
  const runs = Math.min(base.runs, head.runs)
  const wallSec = base.wallSec + head.wallSec
  return [
    `${base.samples} samples on base, ${head.samples} on head, of ${1000 * periodSec} ms each, `,
    `from ${plural(runs, 'run')} of each side in turn (${printDuration(wallSec)} in all); `,
    `${plural(profile.compared, 'function')} had enough to be compared.`,
    cpu === null ? '' : ` CPU time per operation in all: ${cpu}.`,
  ]
}

const isSamePart = (own: ProfilePart | null, all: ProfilePart) =>
  own?.baseSamples === all.baseSamples && own.headSamples === all.headSamples

function viewTarget(report: Report, profile: TargetProfile): ProfileView {
  const flat = profile.functions.flatMap((one) =>
    one.flat === null ? [] : [{ part: one.flat, row: rowOf(profile, one, one.flat) }],
  )
  // One that calls nothing is in the first table already.
  const callers = profile.functions.filter(({ flat: own, cum: all }) => !isSamePart(own, all))
  const cum = callers.map((one) => ({ part: one.cum, row: rowOf(profile, one, one.cum) }))
  const ordered = (rows: typeof flat) =>
    rows.sort((a, b) => byDelta(a.part, b.part)).map(({ row }) => row)
  const rows = ordered(flat)
  const { base, head, stacks } = profile
  return {
    source: profile,
    words: CPU_WORDS,
    name: nameOf(report, profile),
    gist: gistOf(rows, CPU_WORDS),
    basis: basisOf(profile),
    flat: rows,
    cum: ordered(cum),
    telling: rows,
    stacks:
      stacks === undefined
        ? []
        : viewStacks(stacks, [base.samples, head.samples], (a, b) => [`${a}`, `${b}`]),
    level: profile.level,
  }
}

/** Null: no profile pass was asked for, or it had nothing to do and nothing to say. */
export function viewProfiles(report: Report): ProfilesView | null {
  const { profiles } = report
  if (profiles === undefined) return null
  const { targets, amounts = [], problems } = profiles
  if (targets.length + amounts.length + problems.length === 0) return null
  // All that was profiled of one benchmark stands together.
  const views = [...targets, ...amounts].map((one, i) => {
    const isCpu = 'periodSec' in one
    const first = [...targets, ...amounts].findIndex(
      ({ target, contrast }) => target === one.target && contrast === one.contrast,
    )
    return { first, i, view: isCpu ? viewTarget(report, one) : viewAmounts(report, one) }
  })
  const ordered = views.sort((a, b) => a.first - b.first || a.i - b.i)
  return { targets: ordered.map(({ view }) => view), problems }
}

/** Rows of a table; where nothing moved, a comment shows no more than a few. */
const SHOWN = {
  comment: { moved: 8, other: 2 },
  summary: { moved: 20, other: 20 },
  page: { moved: 15, other: 15 },
}
/** Functions of a benchmark that a terminal shows. */
const FUNCTIONS_SHOWN = 4

function differenceCell(delta: PrintedDelta, per = ''): Cell {
  const { point, interval, isBeyondNoise: hasMoved } = delta
  return { kind: 'delta', delta: point, interval, hasMoved, word: per, row: null }
}

const functionCell = ({ name, baseName, words }: FunctionRow): Cell => ({
  kind: 'name',
  name,
  about: [
    ...(baseName === null ? [] : [say.onBase(baseName)]),
    ...(words === null ? [] : [[words]]),
  ],
})

function cellsOf(row: FunctionRow): Cell[] {
  const { amount, amountDelta, shareDelta, samples } = row
  return [
    functionCell(row),
    valueCell(row.share),
    ...(shareDelta === null ? [] : [differenceCell(shareDelta)]),
    ...(amount === null || amountDelta === null
      ? []
      : [valueCell(amount), differenceCell(amountDelta)]),
    ...(samples === null ? [] : [valueCell(samples)]),
  ]
}

/** What moved first, then what did not, so many of each. */
function shownOf(rows: FunctionRow[], { moved, other }: { moved: number; other: number }) {
  return [
    ...rows.filter((row) => row.isBeyondNoise).slice(0, moved),
    ...rows.filter((row) => !row.isBeyondNoise).slice(0, other),
  ]
}

function functionTable(title: string, rows: FunctionRow[], view: ProfileView): TableBlock[] {
  const [first] = rows
  if (first === undefined) return []
  const difference = right(say.differenceAt(say.intervalAt(printLevel(view.level))))
  const columns: Column[] = [
    left(title),
    right(say.shareOf(view.words.whole)),
    ...(first.shareDelta === null ? [] : [difference]),
    ...(first.amount === null ? [] : [right(view.words.amount), difference]),
    ...(first.samples === null ? [] : [right(say.SAMPLES)]),
  ]
  return [{ kind: 'table', columns, rows: rows.map(cellsOf) }]
}

/** No intervals: a stack has few samples, and these were chosen for their difference. */
function stackTable({ stacks, words, flat: [first] }: ProfileView): TableBlock[] {
  if (stacks.length === 0) return []
  // Samples, or all that the runs together had.
  const counted = first === undefined || first.samples !== null ? say.SAMPLES : say.IN_ALL_RUNS
  const columns = [left(say.WHOLE_STACKS), right(say.shareOf(words.whole)), right(counted)]
  const rows = stacks.map(({ functions, share, samples }): Cell[] => [
    { kind: 'stack', functions },
    valueCell(share),
    valueCell(samples),
  ])
  return [{ kind: 'table', columns, rows }]
}

/** The few functions that tell most, in a line each. */
function tellingTable({ telling, words }: ProfileView): Block {
  const rows = telling.filter((row) => row.isBeyondNoise).slice(0, FUNCTIONS_SHOWN)
  if (rows.length === 0) return { kind: 'paragraph', text: [say.NO_FUNCTION] }
  return {
    kind: 'table',
    columns: [left(), right(), right(), left()],
    rows: rows.map((row): Cell[] => {
      const { name, share, shareDelta, amountDelta, words: about } = row
      const delta = amountDelta ?? shareDelta
      return [
        { kind: 'name', name },
        valueCell(share),
        delta === null
          ? valueCell('')
          : differenceCell(delta, amountDelta === null ? '' : words.per),
        textCell(about ?? ''),
      ]
    }),
  }
}

/** `at`: its place in the data of a page. */
function profileFold(view: ProfileView, at: number, extent: ProfileExtent): Block {
  const { words, name, gist, basis, flat, cum } = view
  const isSmall = extent === 'page'
  const body: Block[] =
    extent === 'terminal'
      ? [tellingTable(view)]
      : [
          ...functionTable(say.OWN_CODE, shownOf(flat, SHOWN[extent]), view),
          ...functionTable(say.WITH_CALLS, shownOf(cum, SHOWN[extent]), view),
          ...(extent === 'summary' ? stackTable(view) : []),
          { kind: 'paragraph', text: [say.PROFILE_LEGEND], isSmall },
        ]
  return {
    kind: 'fold',
    title: say.profileOf(words.title, name, gist),
    // Half a table explains nothing.
    cut: { name: 'profiles', keep: 35, by: 'whole' },
    profile: at,
    body: [{ kind: 'paragraph', text: basis, isSmall }, ...body],
  }
}

type ProfileExtent = 'comment' | 'summary' | 'terminal' | 'page'

/** Profiles of the report, and why there are none where some were asked for. */
export function profileBlocks(report: Report, extent: ProfileExtent): Block[] {
  const view = viewProfiles(report)
  if (view === null) return []
  const items = view.problems.map(
    ({ message, where, next }): Item => ({ text: say.notProfiled(message, where, next) }),
  )
  const missing: Block = {
    kind: 'group',
    cut: { name: 'what was not profiled', keep: 33 },
    body: [
      { kind: 'heading', text: [say.NOT_PROFILED] },
      { kind: 'list', items },
    ],
  }
  return [
    ...view.targets.map((target, at) => profileFold(target, at, extent)),
    ...(items.length === 0 ? [] : [missing]),
  ]
}
