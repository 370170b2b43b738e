/**
 * What differs between the profiles of two arms: the functions that take another share of CPU time,
 * that allocate or wait more or less, and the whole stacks behind them, for a flame graph.
 */

import type {
  AmountFunction,
  AmountPart,
  AmountStacks,
  ProfileDelta,
  ProfiledFunction,
  ProfiledStacks,
  ProfilePart,
  Side,
  TargetAmounts,
  TargetProfile,
} from '../model/model.ts'
import {
  type Counts,
  countByFunction,
  sum,
  totalCountOf,
  withoutPointer,
} from '../parse/instruction-counts.ts'
import type { FunctionAmounts, FunctionSamples } from '../parse/pprof.ts'
import {
  differenceLimits,
  dispersion,
  normalQuantile,
  poissonLimits,
  studentTQuantile,
  wilsonLimits,
} from '../stats/distributions.ts'

/** One run under the profiler; operations null: unknown. */
type ProfiledRun = { samples: FunctionSamples; operations: number | null }

type RunsBySide = Record<Side, ProfiledRun[]>

const SIDES = ['base', 'head'] as const

/** Risk that any interval of a target, or of a column of amounts, misses, all together. */
const ALPHA = 0.05
/** Fewer samples in both arms together say nothing. */
const FEWEST_SAMPLES = 10
/** Functions that are kept of those compared, by their own code and with what they call. */
const MOST_FUNCTIONS = { flat: 20, cum: 15, known: 15 }
/** Share of an arm's samples from which a function with plain words is always kept. */
const KNOWN_SHARE = 0.01

/** What a count is set in relation to, by run: all samples, or the operations. */
type Exposures = Record<Side, number[]>

/** head - base of the shares of samples. */
function shareDelta(counts: Counts, samples: Exposures, z: number): ProfileDelta {
  const spread = spreadOfShares(counts, samples, true)
  const limits = (side: Side) => {
    const [count, total] = [sum(counts[side]), sum(samples[side])]
    return { point: count / total, ...wilsonLimits(count / spread, total / spread, z) }
  }
  return differenceLimits(limits('base'), limits('head'))
}

/** head - base of the CPU seconds per operation. */
function cpuDelta(
  counts: Counts,
  operations: Exposures,
  periodSec: number,
  z: number,
): ProfileDelta {
  const spread = spreadOfShares(counts, operations, false)
  const limits = (side: Side) => {
    const count = sum(counts[side])
    const { low, high } = poissonLimits(count / spread, z)
    const secOf = (samples: number) => (samples * periodSec) / sum(operations[side])
    return { point: secOf(count), low: secOf(low * spread), high: secOf(high * spread) }
  }
  return differenceLimits(limits('base'), limits('head'))
}

const spreadOfShares = (counts: Counts, exposures: Exposures, bounded: boolean) =>
  dispersion(
    SIDES.map((side) => ({ counts: counts[side], exposures: exposures[side] })),
    bounded,
  )

type Compared = Pick<TargetProfile, 'level' | 'compared' | 'functions'>

/**
 * Functions that had samples enough, each arm's runs pooled, every interval widened so that all
 * of them hold at once (Bonferroni). Every run has samples, and all have one period.
 */
export function compareProfiles(runs: RunsBySide, periodSec: number): Compared {
  const samples = exposuresOfRuns(runs, (run) => run.samples.samples)
  const hasOperations = [...runs.base, ...runs.head].every(({ operations }) => operations !== null)
  const operations = hasOperations ? exposuresOfRuns(runs, (run) => run.operations ?? 0) : null
  const counted = countByFunction({ base: samplesIn(runs.base), head: samplesIn(runs.head) })
  const candidates = counted.filter(({ cum }) => totalCountOf(cum) >= FEWEST_SAMPLES)
  const flats = candidates.filter(({ flat }) => totalCountOf(flat) >= FEWEST_SAMPLES)
  const intervals = (candidates.length + flats.length) * (operations === null ? 1 : 2)
  const z = criticalValue(ALPHA / Math.max(1, intervals), runs.base.length + runs.head.length - 2)
  const partOf = (counts: Counts): ProfilePart => ({
    baseSamples: sum(counts.base),
    headSamples: sum(counts.head),
    share: shareDelta(counts, samples, z),
    cpuSec: operations === null ? null : cpuDelta(counts, operations, periodSec, z),
  })
  const functions = candidates.map(
    ({ flat, cum, ...named }): ProfiledFunction => ({
      ...named,
      flat: totalCountOf(flat) < FEWEST_SAMPLES ? null : partOf(flat),
      cum: partOf(cum),
    }),
  )
  return {
    level: 1 - ALPHA,
    compared: functions.length,
    functions: notableFunctions(functions, samples),
  }
}

const samplesIn = (runs: ProfiledRun[]) => runs.map(({ samples }) => samples)

/** What the spread of runs is worth depends on how many there are; of single ones it is unknown. */
const criticalValue = (alpha: number, freedom: number) =>
  freedom < 1 ? normalQuantile(1 - alpha / 2) : studentTQuantile(alpha, freedom)

const exposuresOfRuns = (runs: RunsBySide, of: (run: ProfiledRun) => number): Exposures => ({
  base: runs.base.map(of),
  head: runs.head.map(of),
})

/** What a part says: per operation, where the operations are known, else as a share. */
export const notableDelta = ({ cpuSec, share }: ProfilePart): ProfileDelta => cpuSec ?? share

export const isBeyondNoise = ({ low, high }: ProfileDelta) => low > 0 || high < 0

export const byDelta = (a: ProfilePart, b: ProfilePart) =>
  byNoiseAndSize(notableDelta(a), notableDelta(b))

/** Orders differences: beyond the noise first, then by size. */
function byNoiseAndSize(one: ProfileDelta, other: ProfileDelta): number {
  const first = Number(isBeyondNoise(other)) - Number(isBeyondNoise(one))
  return first || Math.abs(other.point) - Math.abs(one.point)
}

type Parts<P> = { flat: P | null; cum: P }

/**
 * Functions in the order of the differences of their own code, and those that are a part of the
 * whole in the order of what they and all that they call differ by.
 */
function inOrder<P, F extends Parts<P>>(
  functions: readonly F[],
  isPart: (cum: P) => boolean,
  compare: (a: P, b: P) => number,
): { flats: F[]; cums: F[] } {
  return {
    flats: functions
      .filter(({ flat }) => flat !== null)
      .sort((a, b) => (a.flat === null || b.flat === null ? 0 : compare(a.flat, b.flat))),
    cums: functions.filter(({ cum }) => isPart(cum)).sort((a, b) => compare(a.cum, b.cum)),
  }
}

/** What calls nearly everything on both sides says no more than the whole does. */
const WHOLE_SHARE = 0.8

/** The functions to keep, in the order of their own code's difference, then of the whole's. */
function notableFunctions(functions: ProfiledFunction[], samples: Exposures): ProfiledFunction[] {
  const [base, head] = [sum(samples.base), sum(samples.head)]
  const isPart = (cum: ProfilePart) =>
    cum.baseSamples < WHOLE_SHARE * base || cum.headSamples < WHOLE_SHARE * head
  const isLarge = (cum: ProfilePart) =>
    cum.baseSamples >= KNOWN_SHARE * base || cum.headSamples >= KNOWN_SHARE * head
  const { flats, cums } = inOrder(functions, isPart, byDelta)
  const runtimeFunctions = cums.filter(({ name, cum }) => wordsFor(name) !== null && isLarge(cum))
  const notable = new Set([
    ...flats.slice(0, MOST_FUNCTIONS.flat),
    ...cums.slice(0, MOST_FUNCTIONS.cum),
    ...runtimeFunctions.slice(0, MOST_FUNCTIONS.known),
  ])
  return [
    ...flats.filter((one) => notable.has(one)),
    ...cums.filter((one) => notable.has(one) && one.flat === null),
  ]
}

// Amounts: heap, mutex and block profiles.

/** One column of one run; operations null: unknown. */
type AmountRun = { amounts: FunctionAmounts; operations: number | null }

/** Fewer events of the profiler in both arms together say nothing. */
const FEWEST_EVENTS = 10
/** Share of an arm's total from which a function is worth a line. */
const LEAST_SHARE = 0.005
/** Functions that are kept by their own code, and as many with what they call. */
const MOST_BY_AMOUNT = 20
/** What WHOLE_SHARE is for samples. */
const WHOLE_AMOUNT_SHARE = 0.98

/** Runs of a side without which nothing is known of how they differ. */
export const LEAST_AMOUNT_RUNS = 2

/**
 * Functions with a part of the whole that is worth telling. A run is one observation: what it has
 * an operation, so that the intervals hold whatever the amounts are (heavy tails of waits, exact
 * counts of bytes), with Student's t in each arm and Bonferroni over all that is compared.
 */
export function compareAmounts(
  runs: Record<Side, AmountRun[]>,
): Pick<TargetAmounts, 'level' | 'compared' | 'functions'> {
  const amountsOf = (side: Side) => runs[side].map(({ amounts }) => amounts)
  const totals = { base: totalsOf(amountsOf('base')), head: totalsOf(amountsOf('head')) }
  const isWorth = (counts: Counts) =>
    sum(counts.base) > LEAST_SHARE * totals.base || sum(counts.head) > LEAST_SHARE * totals.head
  const events = eventsByFunction({ base: amountsOf('base'), head: amountsOf('head') })
  const isSeen = (name: string) => totalCountOf(events.get(name) ?? NONE) >= FEWEST_EVENTS
  const counted = countByFunction({ base: amountsOf('base'), head: amountsOf('head') })
  const candidates = counted.filter(({ name, cum }) => isSeen(name) && isWorth(cum))
  const compared = candidates.length + candidates.filter(({ flat }) => isWorth(flat)).length
  const alpha = ALPHA / Math.max(1, compared)
  const partOf = (name: string, counts: Counts): AmountPart => {
    const own = events.get(name) ?? NONE
    const limits = (side: Side) => meanLimits(runs[side], counts[side], sum(own[side]), alpha)
    const delta = differenceLimits(limits('base'), limits('head'))
    return { base: sum(counts.base), head: sum(counts.head), delta }
  }
  const functions = candidates.map(
    ({ flat, cum, ...named }): AmountFunction => ({
      ...named,
      flat: isWorth(flat) ? partOf(named.name, flat) : null,
      cum: partOf(named.name, cum),
    }),
  )
  const isPart = ({ base, head }: AmountPart) =>
    base < WHOLE_AMOUNT_SHARE * totals.base || head < WHOLE_AMOUNT_SHARE * totals.head
  const { flats, cums } = inOrder(functions, isPart, byAmount)
  const notable = [...flats.slice(0, MOST_BY_AMOUNT), ...cums.slice(0, MOST_BY_AMOUNT)]
  return { level: 1 - ALPHA, compared: functions.length, functions: [...new Set(notable)] }
}

/** By how much the wholes of runs of one side differ at the most, as a fraction of their mean. */
export function spreadOf(runs: Record<Side, AmountRun[]>): number {
  const spreads = SIDES.map((side) => {
    const wholes = runs[side].map(({ amounts, operations }) => amounts.total / (operations ?? 1))
    const mean = sum(wholes) / wholes.length
    return mean === 0 ? 0 : (Math.max(...wholes) - Math.min(...wholes)) / mean
  })
  return Math.max(...spreads)
}

/** Difference of the wholes an operation, by how runs differ. */
export function wholeOf(runs: Record<Side, AmountRun[]>): ProfileDelta {
  const limits = (side: Side) => {
    const wholes = runs[side].map(({ amounts }) => amounts.total)
    return meanLimits(runs[side], wholes, sum(wholes), ALPHA)
  }
  return differenceLimits(limits('base'), limits('head'))
}

/** The longest single event of a run, mean over the runs, by how these differ. */
export function longestOf(runs: Record<Side, AmountRun[]>): AmountPart {
  const limits = (side: Side) => {
    const alone = runs[side].map((run) => ({ ...run, operations: null }))
    const longest = alone.map(({ amounts }) => amounts.longest ?? 0)
    return meanLimits(alone, longest, 0, ALPHA)
  }
  const [base, head] = [limits('base'), limits('head')]
  return { base: base.point, head: head.point, delta: differenceLimits(base, head) }
}

const NONE: Counts = { base: [], head: [] }

const totalsOf = (amounts: FunctionAmounts[]) => sum(amounts.map(({ total }) => total))

function eventsByFunction(runs: Record<Side, FunctionAmounts[]>): Map<string, Counts> {
  const eventsOf = (amounts: FunctionAmounts) => ({ flat: amounts.events, cum: amounts.events })
  const counts = countByFunction({ base: runs.base.map(eventsOf), head: runs.head.map(eventsOf) })
  return new Map(counts.map(({ name, cum }) => [name, cum]))
}

/**
 * Mean over the runs of an amount an operation, with its limits. What was sampled is at least as
 * uncertain as the number of its samples says, also where the runs happen to agree.
 */
function meanLimits(runs: AmountRun[], amounts: number[], events: number, alpha: number) {
  const isCounted = runs.every(({ operations }) => operations !== null)
  const rates = runs.map(
    ({ operations }, i) => (amounts[i] ?? 0) / (isCounted ? (operations ?? 1) : 1),
  )
  const point = sum(rates) / rates.length
  const squares = sum(rates.map((rate) => (rate - point) ** 2))
  const spread = Math.sqrt(squares / (rates.length - 1) / rates.length)
  const isSampled = runs.some(({ amounts: { isSampled } }) => isSampled)
  const least = isSampled && events > 0 ? point / Math.sqrt(events) : 0
  const half = criticalValue(alpha, rates.length - 1) * Math.max(spread, least)
  return { point, low: Math.max(0, point - half), high: point + half }
}

export const byAmount = (a: AmountPart, b: AmountPart) => byNoiseAndSize(a.delta, b.delta)

/** What divides totals: operations, or runs where operations are not known. */
export const exposuresOf = ({ base, head }: Pick<TargetAmounts, Side>): Record<Side, number> =>
  base.operations === null || head.operations === null
    ? { base: base.runs, head: head.runs }
    : { base: base.operations, head: head.operations }

/** Beyond the noise and worth a word: exact counts also tell of what does not matter. */
export function isMoved(profile: Pick<TargetAmounts, Side>, { delta }: AmountPart): boolean {
  const per = exposuresOf(profile)
  const wholes = SIDES.map((side) => profile[side].total / Math.max(1, per[side]))
  return isBeyondNoise(delta) && Math.abs(delta.point) >= LEAST_SHARE * Math.max(...wholes)
}

// Whole stacks.

/** Most of a target that are kept: those whose share of the whole differs most. */
const MOST_STACKS = 300
/** Amounts have up to four profiles a target. */
const MOST_OF_AMOUNTS = 100
/** Deeper ones are recursions without end, and their innermost functions say what they do. */
const DEEPEST = 200

/** A stack, and what it has of the whole on each side. */
export type StackRow = { functions: string[] } & Record<Side, number>

/** Samples of CPU profiles by whole stack. */
export function compareStacks(runs: RunsBySide): ProfiledStacks {
  const wholeOf = (side: Side) =>
    runs[side].map(({ samples: { samples: total, stacks } }) => ({ total, stacks }))
  const compared = compareWholes({ base: wholeOf('base'), head: wholeOf('head') }, MOST_STACKS)
  const samplesOf = ({ base, head }: Record<Side, number>) => ({
    baseSamples: base,
    headSamples: head,
  })
  return {
    names: compared.names,
    rows: compared.rows.map(({ stack, ...both }) => ({ stack, ...samplesOf(both) })),
    left: samplesOf(compared.left),
  }
}

/** Amounts by whole stack. */
export const compareAmountStacks = (runs: Record<Side, FunctionAmounts[]>): AmountStacks =>
  compareWholes(runs, MOST_OF_AMOUNTS)

type Whole = Pick<FunctionAmounts, 'total' | 'stacks'>

/** A method whose receiver became a pointer, or a value, is one function: named as on head. */
function compareWholes(runs: Record<Side, Whole[]>, most: number): AmountStacks {
  const counts = new Map<string, Record<Side, number> & { stack: string }>()
  const totals = { base: 0, head: 0 }
  for (const side of SIDES) {
    for (const { total, stacks } of runs[side]) {
      totals[side] += total
      for (const [stack, count] of stacks) {
        const same = withoutPointer(stack)
        const both = counts.get(same) ?? { base: 0, head: 0, stack }
        both[side] += count
        counts.set(same, { ...both, stack })
      }
    }
  }
  const shareOf = (side: Side, of: number) => (totals[side] === 0 ? 0 : of / totals[side])
  const moved = ({ base, head }: Record<Side, number>) =>
    Math.abs(shareOf('head', head) - shareOf('base', base))
  const ordered = [...counts].sort(([, a], [, b]) => moved(b) - moved(a))
  const places = new Map<string, number>()
  const placeOf = (name: string) => {
    const place = places.get(name) ?? places.size
    places.set(name, place)
    return place
  }
  const rows = ordered.slice(0, most).map(([, { stack, base, head }]) => ({
    stack: stack.split(';').slice(-DEEPEST).map(placeOf).join(' '),
    base,
    head,
  }))
  const restOf = (side: Side) => ordered.slice(most).reduce((sum, [, both]) => sum + both[side], 0)
  return { names: [...places.keys()], rows, left: { base: restOf('base'), head: restOf('head') } }
}

/** The stacks with their names, those that differ most first. */
export const stackRows = ({ names, rows }: ProfiledStacks | AmountStacks): StackRow[] =>
  rows.map((row) => ({
    functions: row.stack.split(' ').map((place) => names[Number(place)] ?? ''),
    ...('base' in row
      ? { base: row.base, head: row.head }
      : { base: row.baseSamples, head: row.headSamples }),
  }))

// What functions of Go's runtime mean for the code that is profiled, in plain words.

const COPY = 'copies large values: pass or keep them by pointer'
const CLEAR = 'clears memory: new objects, large variables'
const ALLOCATE = 'allocates on the heap: fewer or smaller objects'
const MARK = 'garbage collector marks in the background'
const SWEEP = 'garbage collector frees what is dead'
const WAIT = 'puts threads to sleep and wakes them: locks, channels, idle processors'
const SPIN = 'waits by spinning: contended locks, idle processors'
const SCHEDULE = 'looks for a goroutine to run: blocking, idle processors'
const MAP_READ = 'looks up in a map'
const MAP_WRITE = 'writes to a map'
const BOX = 'puts a value into an interface, on the heap'
const LOCK = 'waits for a mutex'
const UNLOCK = 'lets a lock go: in a mutex profile, what others waited for it'
const CHANNEL = 'passes values through channels'
const SYSTEM_CALL = 'is in a system call: files, network, memory of the system'
const TEXT = 'copies between string and []byte'
const EQUAL = 'compares bytes: keys, strings'
const HASH = 'hashes keys of maps'
const BARRIER = 'writes pointers while the garbage collector marks'
const STACK = 'makes a goroutine a larger stack'

/** Plain words by function name; the one place for them. */
const WORDS: Readonly<Record<string, string>> = {
  'runtime.duffcopy': COPY,
  'runtime.memmove': 'copies memory: growing slices, strings, large values',
  'runtime.typedmemmove': 'copies values that hold pointers',
  'runtime.wbMove': BARRIER,
  'runtime.duffzero': CLEAR,
  'runtime.memclrNoHeapPointers': CLEAR,
  'runtime.memclrHasPointers': CLEAR,
  'runtime.mallocgc': ALLOCATE,
  'runtime.mallocgcTiny': ALLOCATE,
  'runtime.mallocgcSmallNoscan': ALLOCATE,
  'runtime.mallocgcSmallScanNoHeader': ALLOCATE,
  'runtime.mallocgcSmallScanHeader': ALLOCATE,
  'runtime.mallocgcLarge': ALLOCATE,
  'runtime.nextFreeFast': ALLOCATE,
  'runtime.newobject': ALLOCATE,
  'runtime.makeslice': ALLOCATE,
  'runtime.growslice': 'grows slices: give them their capacity at once',
  'runtime.gcAssistAlloc': 'allocating code must help the garbage collector: it lags behind',
  'runtime.gcAssistAlloc1': 'allocating code must help the garbage collector: it lags behind',
  'runtime.gcBgMarkWorker': MARK,
  'runtime.gcDrain': 'garbage collector marks live objects',
  'runtime.scanobject': 'garbage collector reads objects for pointers',
  'runtime.scanObject': 'garbage collector reads objects for pointers',
  'runtime.scanSpan': 'garbage collector reads objects for pointers (Green Tea)',
  'runtime.scanblock': 'garbage collector reads memory for pointers',
  'runtime.greyobject': 'garbage collector marks an object',
  'runtime.tryDeferToSpanScan': 'garbage collector marks an object (Green Tea)',
  'runtime.markroot': 'garbage collector reads globals and stacks',
  'runtime.bgsweep': SWEEP,
  'runtime.(*sweepLocked).sweep': SWEEP,
  'runtime.deductSweepCredit': 'allocating code must sweep before it gets memory',
  gcWriteBarrier: BARRIER,
  'runtime.wbBufFlush': BARRIER,
  'runtime.bulkBarrierPreWrite': BARRIER,
  'runtime.futex': WAIT,
  'runtime.usleep': SPIN,
  'runtime.osyield': SPIN,
  'runtime.procyield': SPIN,
  'runtime.findRunnable': SCHEDULE,
  'runtime.schedule': SCHEDULE,
  'runtime.stealWork': SCHEDULE,
  'runtime.netpoll': 'waits for the network',
  'runtime.lock2': 'waits for a lock of the runtime',
  'sync.(*Mutex).lockSlow': LOCK,
  'internal/sync.(*Mutex).lockSlow': LOCK,
  'sync.(*RWMutex).RLock': LOCK,
  'sync.(*Mutex).Lock': LOCK,
  'sync.(*RWMutex).Lock': LOCK,
  'internal/sync.(*Mutex).Lock': LOCK,
  'sync.(*Mutex).Unlock': UNLOCK,
  'internal/sync.(*Mutex).Unlock': UNLOCK,
  'sync.(*RWMutex).Unlock': UNLOCK,
  'sync.(*RWMutex).RUnlock': UNLOCK,
  'sync.(*WaitGroup).Wait': 'waits for other goroutines to end',
  'sync.(*Cond).Wait': 'waits for a condition that others signal',
  'runtime.unlock': 'lets go a lock of the runtime, such as those of memory and of goroutines',
  'sync.(*Pool).Get': 'takes objects from a pool',
  'runtime.chansend': CHANNEL,
  'runtime.chanrecv': CHANNEL,
  'runtime.chansend1': CHANNEL,
  'runtime.chanrecv1': CHANNEL,
  'runtime.chanrecv2': CHANNEL,
  'runtime.selectgo': CHANNEL,
  'syscall.Syscall': SYSTEM_CALL,
  'syscall.Syscall6': SYSTEM_CALL,
  'internal/runtime/syscall.Syscall6': SYSTEM_CALL,
  'internal/runtime/syscall/linux.Syscall6': SYSTEM_CALL,
  'runtime.madvise': 'gives memory back to the system, or asks for huge pages',
  'runtime.mapaccess1': MAP_READ,
  'runtime.mapaccess2': MAP_READ,
  'runtime.mapaccess1_faststr': MAP_READ,
  'runtime.mapaccess2_faststr': MAP_READ,
  'runtime.mapaccess1_fast64': MAP_READ,
  'runtime.mapaccess2_fast64': MAP_READ,
  'runtime.mapassign': MAP_WRITE,
  'runtime.mapassign_faststr': MAP_WRITE,
  'runtime.mapassign_fast64': MAP_WRITE,
  'runtime.convT': BOX,
  'runtime.convT64': BOX,
  'runtime.convTstring': BOX,
  'runtime.convTslice': BOX,
  'runtime.slicebytetostring': TEXT,
  'runtime.stringtoslicebyte': TEXT,
  'runtime.concatstrings': 'joins strings, each time into a new one',
  'runtime.memequal': EQUAL,
  memeqbody: EQUAL,
  cmpbody: EQUAL,
  aeshashbody: HASH,
  'runtime.memhash': HASH,
  'runtime.strhash': HASH,
  'runtime.morestack': STACK,
  'runtime.newstack': STACK,
  'runtime.copystack': STACK,
  'runtime._ExternalCode': 'code that is not Go',
  'runtime._LostExternalCode': 'samples that were lost: code that is not Go',
  'runtime._GC': 'garbage collector, without a stack',
  'runtime._System': 'runtime, without a stack',
}

/** What a function means in plain words; null: nothing is known beyond its name. */
export function wordsFor(functionName: string): string | null {
  return Object.hasOwn(WORDS, functionName) ? (WORDS[functionName] ?? null) : null
}
