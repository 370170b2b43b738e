/**
 * How often code was executed: instructions, from cachegrind by function or from `perf stat` of all
 * of a program; counts of functions over several runs of both sides; statements of Go's coverage.
 */
import type { Side } from '../model/model.ts'
import { type ByFunction, type Focus, type FunctionAmounts, ProfileError } from './pprof.ts'

/** What one run says of functions. */
type SeenRun = Pick<ByFunction, 'flat' | 'cum'>

/** What a function has in each run, by side. */
export type Counts = Record<Side, number[]>
/** A function's own and whole part; `baseName`: as of a ProfiledFunction. */
type CountedFunction = { name: string; baseName?: string; flat: Counts; cum: Counts }

/** What several runs of both sides counted, by function. */
export function countByFunction(runs: Record<Side, SeenRun[]>): CountedFunction[] {
  const all = new Map<string, CountedFunction>()
  const zeros = (): Counts => ({ base: runs.base.map(() => 0), head: runs.head.map(() => 0) })
  for (const side of ['base', 'head'] as const) {
    for (const [run, seen] of runs[side].entries()) {
      for (const kind of ['flat', 'cum'] as const) {
        for (const [name, count] of seen[kind]) {
          const entry = all.get(name) ?? { name, flat: zeros(), cum: zeros() }
          all.set(name, entry)
          entry[kind][side][run] = count
        }
      }
    }
  }
  return withPointers([...all.values()])
}

/** Of a function or of a whole stack: as if every receiver were a value. */
export const withoutPointer = (name: string) => name.replace(/\(\*([^()]+)\)/g, '$1')

/** A method whose receiver became a pointer, or a value, is one function on both sides. */
function withPointers(all: CountedFunction[]): CountedFunction[] {
  return [...Map.groupBy(all, ({ name }) => withoutPointer(name)).values()].flatMap((group) => {
    const base = group.filter(({ cum }) => sum(cum.base) > 0)
    const head = group.filter(({ cum }) => sum(cum.head) > 0)
    const [one, other] = [base[0], head[0]]
    if (group.length !== 2 || base.length !== 1 || !one || !other || one === other) return group
    const both = (kind: 'flat' | 'cum') => ({ base: one[kind].base, head: other[kind].head })
    return [{ name: other.name, baseName: one.name, flat: both('flat'), cum: both('cum') }]
  })
}

export const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
export const totalCountOf = ({ base, head }: Counts) => sum(base) + sum(head)

// What cachegrind counted in two lengths of one program -> instructions by function.

/** The files of one run, which differ in how many operations the program did, and nothing else. */
export type CountedLengths = { short: string; long: string }

/** Instructions by function: `fn=NAME`, then a line `LINE COUNT` for each line of its source. */
function readCounts(text: string): { events: Map<string, number>; total: number } {
  if (!/^events: Ir\b/m.test(text)) {
    throw new ProfileError('not a file of cachegrind that counts instructions (events: Ir)')
  }
  const events = new Map<string, number>()
  let name = ''
  let total = 0
  for (const line of text.split('\n')) {
    if (line.startsWith('fn=')) name = line.slice(3)
    const [, count] = /^\d+ (\d+)/.exec(line) ?? []
    if (count === undefined) continue
    events.set(name, (events.get(name) ?? 0) + Number(count))
    total += Number(count)
  }
  return { events, total }
}

/**
 * What the longer run did more than the shorter, by function: start-up and set-up are in both. A
 * collector that happened to do less in the longer one leaves no negative amount.
 */
export function instructionsBetween(
  { short, long }: CountedLengths,
  focus: Focus = () => true,
): FunctionAmounts {
  const [before, after] = [readCounts(short), readCounts(long)]
  const more = new Map(
    [...after.events].flatMap(([name, count]) => {
      const own = count - (before.events.get(name) ?? 0)
      return own > 0 && focus(name) ? [[name, own] as const] : []
    }),
  )
  const inFocus = [...more.values()].reduce((sum, one) => sum + one, 0)
  // All that was counted less is in the whole, too.
  const total = Math.min(inFocus, Math.max(0, after.total - before.total))
  return { total, flat: more, cum: more, stacks: more, events: more, isSampled: false }
}

/** How valgrind says that it cannot run a program, and what of it that is. */
const CANNOT_RUN: [RegExp, string][] = [
  [
    /unhandled instruction bytes|Unrecognised instruction/i,
    'it has an instruction that this valgrind does not know: install a newer valgrind',
  ],
  [
    /the 'impossible' happened|Valgrind: FATAL|unhandled .*syscall/i,
    'valgrind itself failed in it',
  ],
  [/cannot execute|wrong ELF|failed to start tool/i, 'it is not built for this valgrind'],
]

/** Throws where valgrind, and not the program, is why a run failed. */
export function checkValgrind(output: string, toolchain: string): void {
  const why = CANNOT_RUN.find(([said]) => said.test(output))?.[1]
  if (why === undefined) return
  const builtBy = toolchain === '' ? '' : ` built by ${toolchain}`
  throw new ProfileError(`valgrind cannot run the binary${builtBy}: ${why}`)
}

// What `perf stat -x,` counted in two lengths of one program -> instructions of all of it.

/** What is counted: instructions outside of the kernel, as valgrind counts them. */
export const PERF_EVENT = 'instructions:u'

/** No program has a number on this machine: why. */
export class NoCounterError extends ProfileError {}

/** Why a machine has no number. */
const NO_COUNTER: Record<string, string> = {
  '<not supported>':
    'this machine has no hardware counter of instructions, as most virtual machines: ' +
    'count with valgrind (counter: valgrind)',
  '<not counted>': 'the hardware counter of instructions was never free: count with valgrind',
}

/** How perf says that the kernel lets it count nothing, and under which setting. */
const FORBIDDEN = /perf_event_paranoid|No permission to enable/
const SETTING = /perf_event_paranoid setting is (\d)/

/** Throws NoCounterError where perf said that programs may not count here. */
export function checkLeave(stderr: string): void {
  if (!FORBIDDEN.test(stderr)) return
  const level = SETTING.exec(stderr)?.[1]
  const setting = level === undefined ? '' : ` (kernel.perf_event_paranoid is ${level})`
  throw new NoCounterError(
    `programs may not read the hardware counters of this machine${setting}: allow it by ` +
      'sudo sysctl kernel.perf_event_paranoid=2, in a container by its seccomp profile too, ' +
      'or count with valgrind (counter: valgrind)',
  )
}

/**
 * Instructions in the text of one run: lines `COUNT,UNIT,EVENT,TIME,PERCENT,...`, one for each kind
 * of core, in which PERCENT is how much of the time the counter was this program's. Throws
 * ProfileError where there is no number.
 */
export function readPerfStat(text: string): number {
  const lines = text
    .split('\n')
    .map((line) => line.split(','))
    .filter(([, , event = '']) => event.includes('instructions'))
  const counted = lines.filter(([count = '']) => /^\d+$/.test(count))
  if (counted.length === 0) {
    const why = NO_COUNTER[lines[0]?.[0] ?? '']
    if (why !== undefined) throw new NoCounterError(why)
    throw new ProfileError(`perf stat did not report ${PERF_EVENT}`)
  }
  const shared = counted.find(([, , , , percent]) => Number(percent) < 100)
  if (shared !== undefined) {
    throw new ProfileError(
      `the hardware counter was this program's for ${shared[4]} % of its time, and the rest of ` +
        'its number is a guess: count with valgrind',
    )
  }
  return counted.reduce((sum, [count]) => sum + Number(count), 0)
}

/** The name under which the whole stands where functions do. */
const WHOLE = 'the whole program'

/** What the longer run did more than the shorter: start-up and set-up are in both. */
export function instructionsOfPerf({ short, long }: CountedLengths): FunctionAmounts {
  const total = Math.max(0, readPerfStat(long) - readPerfStat(short))
  const all = new Map(total === 0 ? [] : [[WHOLE, total]])
  return { total, flat: all, cum: all, stacks: all, events: all, isSampled: false }
}

// Coverage profiles of Go: how often a process executed statements of some lines.

/** By file, as the profile names it: first and last lines of stretches. */
export type Stretches = Readonly<Record<string, readonly (readonly [number, number])[]>>

/** `example.com/m/file.go:12.34,15.2 3 1`: a block from line 12 to 15, 3 statements, executed once. */
const BLOCK = /^(.+):(\d+)\.\d+,(\d+)\.\d+ (\d+) (\d+)$/

/**
 * Statements that were executed, each as often as it was, in the blocks that have a line of these
 * stretches. null: it is no profile, or of none of these files.
 */
export function executionsIn(text: string, stretches: Stretches): number | null {
  let [sum, isKnown] = [0, false]
  const meets = new Map(Object.entries(stretches).map(([file, own]) => [file, meeting(own)]))
  for (const line of text.split('\n')) {
    const [, file = '', first, last, statements, times] = BLOCK.exec(line) ?? []
    const isMet = meets.get(file)
    if (isMet === undefined) continue
    isKnown = true
    if (isMet(Number(first), Number(last))) sum += Number(statements) * Number(times)
  }
  return isKnown ? sum : null
}

/** Whether lines from one to another have one of the stretches; found by halves, as there are many. */
function meeting(stretches: Stretches[string]): (first: number, last: number) => boolean {
  const inOrder = stretches.toSorted(([one], [other]) => one - other)
  let end = Number.NEGATIVE_INFINITY
  const ends = inOrder.map(([, to]) => {
    end = Math.max(end, to)
    return end
  })
  return (first, last) => {
    let [low, high] = [0, inOrder.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (inOrder[middle]![0] <= last) low = middle + 1
      else high = middle
    }
    return low > 0 && ends[low - 1]! >= first
  }
}
