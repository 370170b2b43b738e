/** Bytes of a profile (pprof, V8's, text of perf) -> what it counts, by function and by stack. */
import { type Location, Profile } from 'pprof-format'
import { z } from 'zod'
import type { AmountKind, AmountMeasure } from '../model/model.ts'
import { baseName, readJson } from '../model/paths.ts'
import { patternOf } from '../model/pattern.ts'
import type { EditedLines, LineRange } from './unified-diff.ts'

/** What one column of a profile adds up to, by the names of functions. */
export type ByFunction = {
  /** In a function's own code. */
  flat: Map<string, number>
  /** In a function or in what it called; a recursive one counts once a sample. */
  cum: Map<string, number>
  /** By whole stack: functions from the outermost to the innermost, by `;`. */
  stacks: Map<string, number>
}

/** A CPU profile, counted: how many samples each function has. */
export type FunctionSamples = ByFunction & {
  samples: number
  /** CPU time of one sample. */
  periodSec: number
}

/** One column of a heap, mutex or block profile: bytes, objects, or seconds waited. */
export type FunctionAmounts = ByFunction & {
  total: number
  /** Looks of the profiler behind the amounts (samples, or waits that ended), as `cum`. */
  events: Map<string, number>
  /** Whether the profiler saw some and took them for all. */
  isSampled: boolean
  /** The longest single event; absent: not known. */
  longest?: number
}

/** The bytes are not a profile that can be believed: what is wrong with them. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError'
}

const NANO = 1e-9

/** A profile that can be read, its names, and what each of its columns counts. */
type Opened = { profile: Profile; text: Text; kinds: string[] }

type Text = (index: number | bigint) => string

function open(bytes: Uint8Array): Opened {
  let profile: Profile
  try {
    profile = Profile.decode(bytes)
  } catch (cause) {
    throw new ProfileError('not a pprof profile', { cause })
  }
  const { strings } = profile.stringTable
  const text = (index: number | bigint) => {
    const name = strings[Number(index)]
    if (name === undefined) throw damaged('a name is missing')
    return name
  }
  const kinds = profile.sampleType.map(({ type }) => text(type))
  if (kinds.length === 0) throw damaged('it does not say what it counts')
  return { profile, text, kinds }
}

/** Which functions count; a sample counts that has one of them in its stack. */
export type Focus = (name: string) => boolean

const ANY: Focus = () => true

/** A CPU profile, whoever wrote it; its samples can be gone through more than once. */
type Sampled = { periodSec: number; samples: Iterable<Sample> }

/** The innermost function is first in a stack. */
type Sample = { stack: Frame[]; numbers: number[] }

/** By its first byte, which none of the others can have. */
function openCpu(bytes: Uint8Array): Sampled {
  if (bytes[0] === '{'.charCodeAt(0)) return openV8(textIn(bytes))
  if (bytes[0] === '#'.charCodeAt(0)) return openPerf(textIn(bytes))
  const opened = open(bytes)
  const { profile, text, kinds } = opened
  const unit = profile.periodType === undefined ? '' : text(profile.periodType.unit)
  const countAt = kinds.indexOf('samples')
  if (countAt < 0 || !kinds.includes('cpu')) throw isOther('CPU', kinds)
  const periodSec = Number(profile.period) * NANO
  if (unit !== 'nanoseconds' || !(periodSec > 0)) throw damaged('it does not name its period')
  refuseDarwin(profile, text)
  return { periodSec, samples: { [Symbol.iterator]: () => samplesOf(opened, [countAt]) } }
}

const textIn = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/**
 * Reads an uncompressed CPU profile as Go's runtime/pprof writes it, V8, or perf as text. Throws
 * ProfileError, and nothing else, on bytes that are damaged, hold another kind of profile, or come
 * from Go on macOS.
 */
export const decodeProfile = (bytes: Uint8Array, focus: Focus = ANY): FunctionSamples =>
  functionsIn(openCpu(bytes), focus)

function functionsIn({ periodSec, samples: taken }: Sampled, focus: Focus): FunctionSamples {
  const [counted] = countFunctions(taken, 1, (stack) => stack.some(focus))
  if (counted === undefined) throw new Error('one column')
  const { total: samples, ...byFunction } = counted
  return { ...byFunction, samples, periodSec }
}

/** Kinds of amounts that Go's profilers write. */
export type PprofAmounts = Exclude<AmountKind, 'instructions' | 'trace'>

/** All that they write. */
type PprofKind = PprofAmounts | 'cpu'

/** Columns of a kind by what they measure, in the order in which they are told; base unit. */
const COLUMNS: Record<
  PprofAmounts,
  Partial<Record<AmountMeasure, [column: string, unit: number]>>
> = {
  heap: { alloc_space: ['alloc_space', 1], alloc_objects: ['alloc_objects', 1] },
  mutex: { delay: ['delay', NANO] },
  block: { delay: ['delay', NANO] },
}

/**
 * Reads an uncompressed heap, mutex or block profile of Go's. Throws as `decodeProfile` does. An
 * empty one is none of its own: nothing was allocated, or nothing waited.
 */
export function decodeAmounts(
  bytes: Uint8Array,
  kind: PprofAmounts,
  focus: Focus = ANY,
): Partial<Record<AmountMeasure, FunctionAmounts>> {
  const opened = open(bytes)
  const { kinds, profile } = opened
  const columns = Object.entries(COLUMNS[kind]) as [AmountMeasure, [string, number]][]
  // A heap profile has a sample each so many bytes; the others have every wait that ended.
  const period = kind === 'heap' ? Math.max(1, Number(profile.period)) : 1
  const eventColumn = period > 1 ? 'alloc_space' : kind === 'heap' ? 'alloc_objects' : 'contentions'
  const at = [eventColumn, ...columns.map(([, [column]]) => column)].map((name) =>
    kinds.indexOf(name),
  )
  if (at.includes(-1)) throw isOther(kind, kinds)
  const counts = (stack: string[]) => stack.some(focus) && !(kind === 'block' && isHarness(stack))
  const [ofEvents, ...ofColumns] = countFunctions(samplesOf(opened, at), at.length, counts)
  const events = scaled(ofEvents?.cum, 1 / period)
  return Object.fromEntries(
    columns.map(([measure, [, unit]], i): [AmountMeasure, FunctionAmounts] => [
      measure,
      {
        total: (ofColumns[i]?.total ?? 0) * unit,
        events,
        isSampled: period > 1,
        flat: scaled(ofColumns[i]?.flat, unit),
        cum: scaled(ofColumns[i]?.cum, unit),
        stacks: scaled(ofColumns[i]?.stacks, unit),
      },
    ]),
  )
}

const scaled = (counts: Map<string, number> = new Map(), factor: number) =>
  new Map([...counts].map(([name, count]) => [name, count * factor]))

const WAITING = /^(?:runtime|sync|internal\/sync)\./

/** Whether it is the package testing itself that waits, for the benchmark to end. */
const isHarness = (stack: string[]) =>
  stack.find((name) => !WAITING.test(name))?.startsWith('testing.') === true

const isOther = (kind: string, kinds: string[]) =>
  new ProfileError(`not a ${kind} profile: it counts ${kinds.join(', ').slice(0, 200)}`)

const damaged = (what: string) => new ProfileError(`damaged or cut off: ${what}`)

/**
 * A sample at the first instruction of this has met a goroutine that is told to make room at that
 * very moment; the time belongs to what was interrupted, which is its caller in the stack.
 */
const INTERRUPTED = 'runtime.asyncPreempt'

/** A function at a line of its file, as the compiler wrote its path. */
type Frame = { name: string; file: string; line: number }

/** Every sample: its stack, the innermost function first, and what it counts in those columns. */
function* samplesOf({ profile, text }: Opened, columns: number[]): Generator<Sample, void> {
  const functions = new Map(
    profile.function.map(({ id, name, filename }) => [
      BigInt(id),
      { name: text(name), file: text(filename) },
    ]),
  )
  const files = new Map(profile.mapping.map(({ id, filename }) => [BigInt(id), text(filename)]))
  const frames = new Map(
    profile.location.map((location) => [BigInt(location.id), framesOf(location, functions, files)]),
  )
  for (const { locationId, value } of profile.sample) {
    const numbers = columns.map((column) => Number(value[column] ?? Number.NaN))
    const isSound = numbers.every((number) => Number.isSafeInteger(number) && number >= 0)
    if (value.length !== profile.sampleType.length || !isSound) {
      throw damaged('a sample has no count')
    }
    const full = locationId.flatMap((id) => {
      const frame = frames.get(BigInt(id))
      if (frame === undefined) throw damaged('a sample is at no known place')
      return frame
    })
    yield { stack: full.filter(({ name }) => name !== INTERRUPTED), numbers }
  }
}

/** Columns of a profile, each by function and stack, of the samples whose stack counts. */
function countFunctions(
  samples: Iterable<Sample>,
  columns: number,
  counts: (stack: string[]) => boolean,
) {
  const totals = Array.from({ length: columns }, () => ({
    total: 0,
    flat: new Map<string, number>(),
    cum: new Map<string, number>(),
    stacks: new Map<string, number>(),
  }))
  for (const { stack: frames, numbers } of samples) {
    const stack = frames.map(({ name }) => name)
    if (!counts(stack)) continue
    const whole = stack.toReversed().join(';')
    for (const [i, into] of totals.entries()) addTo(into, stack, whole, numbers[i] ?? 0)
  }
  return totals
}

/** Whether a change edits the line itself, or another line of its function. */
type Edited = 'line' | 'function'

/** A line that a change edits, as its project calls it: `tree/scan.go:118`; null: it does not. */
export type EditedLine = (file: string, line: number) => { place: string; edited: Edited } | null

/** Lines that a change edits on one side, by the names that profiles give to its files. */
export type EditedPlaces = {
  /** Paths below the source by the names that compilers write. */
  names: ReadonlyMap<string, string>
  lines: EditedLines
  /** Functions that have one of the lines. */
  functions: EditedLines
}

/** What a path has of a module that is not the main one. */
const VERSION = /@v[^/]+/

export const editedLineOf =
  ({ names, lines, functions }: EditedPlaces): EditedLine =>
  (file, line) => {
    const path = names.get(file) ?? names.get(file.replace(VERSION, ''))
    if (path === undefined) return null
    const isIn = (of: ReadonlyMap<string, readonly LineRange[]>) =>
      of.get(path)?.some(([from, to]) => from <= line && line <= to) === true
    const place = `${path}:${line}`
    if (isIn(lines)) return { place, edited: 'line' }
    return isIn(functions) ? { place, edited: 'function' } : null
  }

/** Samples of one function by a line that a change edits. */
export type EditedSamples = {
  /** The innermost of their stacks. */
  function: string
  place: string
  edited: Edited
  /** The line calls it, at once or through others; else it is the function's own. */
  isCaller: boolean
  samples: number
}

/**
 * Samples of a CPU profile whose stack has an edited line: each counts for the innermost of these.
 * Throws as `decodeProfile` does.
 */
export const decodeEdited = (
  bytes: Uint8Array,
  edited: EditedLine,
  focus: Focus = ANY,
): EditedSamples[] => editedIn(openCpu(bytes), edited, focus)

function editedIn({ samples }: Sampled, edited: EditedLine, focus: Focus): EditedSamples[] {
  const found = new Map<string, EditedSamples>()
  for (const { stack, numbers } of samples) {
    const [leaf] = stack
    if (leaf === undefined || !stack.some(({ name }) => focus(name))) continue
    for (const [depth, { file, line }] of stack.entries()) {
      const at = edited(file, line)
      if (at === null) continue
      const of = { function: leaf.name, ...at, isCaller: depth > 0 }
      const key = JSON.stringify(of)
      const before = found.get(key)?.samples ?? 0
      found.set(key, { ...of, samples: before + (numbers[0] ?? 0) })
      break
    }
  }
  return [...found.values()]
}

/** A profile, and what is asked of it; `focus`: a pattern, of names of functions. */
export type ProfileRequest = {
  bytes: Uint8Array
  kind: PprofKind
  focus: string | undefined
  edits: EditedPlaces | null
}

/** By the kind that was asked for. */
export type ProfileRead = {
  cpu: FunctionSamples | null
  /** Samples of it from edited lines. */
  edited: EditedSamples[]
  amounts: Partial<Record<AmountMeasure, FunctionAmounts>> | null
}

/** What counts of a profile; undefined: all. */
export function focusOf({ focus }: { focus?: string | undefined }): Focus | undefined {
  const isMeant = focus === undefined ? undefined : patternOf(focus)
  return isMeant && ((name) => isMeant.test(name))
}

/** Throws as `decodeProfile` does, and where nothing in a CPU profile counts. */
export function readProfile({ bytes, kind, focus, edits }: ProfileRequest): ProfileRead {
  const isMeant = focusOf({ focus })
  if (kind !== 'cpu') {
    return { cpu: null, edited: [], amounts: decodeAmounts(bytes, kind, isMeant) }
  }
  const opened = openCpu(bytes)
  const cpu = functionsIn(opened, isMeant ?? ANY)
  if (cpu.samples === 0) {
    const what = focus === undefined ? 'a sample' : `a sample in ${focus}, the focus`
    throw new ProfileError(`a profile without ${what}`)
  }
  const edited = edits === null ? [] : editedIn(opened, editedLineOf(edits), isMeant ?? ANY)
  return { cpu, edited, amounts: null }
}

function addTo(into: ByFunction & { total: number }, stack: string[], whole: string, n: number) {
  if (n === 0) return
  into.total += n
  into.stacks.set(whole, (into.stacks.get(whole) ?? 0) + n)
  for (const name of new Set(stack)) into.cum.set(name, (into.cum.get(name) ?? 0) + n)
  const [leaf] = stack
  if (leaf !== undefined) into.flat.set(leaf, (into.flat.get(leaf) ?? 0) + n)
}

/** What stands for a function of which nothing but its file is known. */
const unnamed = (path: string) => `(no symbols) ${baseName(path) || 'unknown file'}`

/** Functions at a place, the innermost inlined one first. */
function framesOf(
  location: Location,
  functions: Map<bigint, Pick<Frame, 'name' | 'file'>>,
  files: Map<bigint, string>,
): Frame[] {
  if (location.line.length === 0) {
    const file = files.get(BigInt(location.mappingId)) ?? ''
    return [{ name: unnamed(file), file: '', line: 0 }]
  }
  return location.line.map(({ functionId, line }) => {
    const one = functions.get(BigInt(functionId))
    if (one === undefined) throw damaged('a place is in no known function')
    return { ...one, line: Number(line) }
  })
}

/** Why a profile from there is not shown. */
export const DARWIN_REASON =
  'CPU profiles from macOS are not shown: its profiling timer charges system calls with time ' +
  'that other code used (go.dev/issue/57722), and can count many times the CPU there is ' +
  '(go.dev/issue/68477)'

/** Only Go on macOS executes the runtime's files for it, and maps its system libraries. */
function refuseDarwin(profile: Profile, text: Text): void {
  const isDarwin =
    profile.function.some(({ filename }) => /_darwin(_\w+)?\.(go|s)$/.test(text(filename))) ||
    profile.mapping.some(({ filename }) => /^(\/usr\/lib\/system|\/System)\//.test(text(filename)))
  if (isDarwin) throw new ProfileError(DARWIN_REASON)
}

// CPU profiles of V8 (.cpuprofile), in whose form our sampler of Python writes, too.

const v8Profile = z.looseObject({
  nodes: z.array(
    z.looseObject({
      id: z.number(),
      callFrame: z.looseObject({
        functionName: z.string(),
        url: z.string(),
        lineNumber: z.number(),
      }),
      children: z.array(z.number()).optional(),
      positionTicks: z.array(z.looseObject({ line: z.number(), ticks: z.number() })).optional(),
    }),
  ),
  samples: z.array(z.number()),
  /** Microseconds between two samples; V8 does not say it, and takes one each millisecond. */
  samplingInterval: z.number().positive().default(1000),
})

type V8Node = z.output<typeof v8Profile>['nodes'][number]

/** Nodes that are no work: the thread waits, or is told nothing of. */
const NO_WORK = ['(idle)', '(root)']

function openV8(text: string): Sampled {
  const { data, error } = v8Profile.safeParse(readJson(text) ?? null)
  if (data === undefined) throw damaged(`no CPU profile of V8: ${error.issues[0]?.message ?? ''}`)
  const nodes = new Map(data.nodes.map((node) => [node.id, node]))
  const parents = new Map(
    data.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  )
  const stackOf = (id: number): Frame[] => {
    const stack: Frame[] = []
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const node = nodes.get(at)
      if (node === undefined) throw damaged('a sample is at no known place')
      if (stack.length > nodes.size) throw damaged('its tree of calls is none')
      if (node.callFrame.functionName !== '(root)') stack.push(v8Frame(node))
    }
    return stack
  }
  const counts = new Map<number, number>()
  for (const id of data.samples) counts.set(id, (counts.get(id) ?? 0) + 1)
  const samples = [...counts].flatMap(([id, count]): Sample[] => {
    const node = nodes.get(id)
    if (node !== undefined && NO_WORK.includes(node.callFrame.functionName)) return []
    const stack = stackOf(id)
    const ticks = node?.positionTicks ?? []
    const isWhole = ticks.reduce((sum, one) => sum + one.ticks, 0) === count
    if (!isWhole || stack[0] === undefined) return [{ stack, numbers: [count] }]
    const [leaf, ...callers] = stack
    return ticks.map(({ line, ticks: own }) => ({
      stack: [{ ...leaf, line }, ...callers],
      numbers: [own],
    }))
  })
  return { periodSec: data.samplingInterval * 1e-6, samples }
}

/** Its lines count from 0. */
function v8Frame({ callFrame: { functionName, url, lineNumber } }: V8Node): Frame {
  const file = url.replace(/^.*\/(node_modules|site-packages)\//, '$1/')
  const name = functionName === '' ? '(anonymous)' : functionName
  return { name: nameOf(file === '' ? name : `${name} (${file})`), file, line: lineNumber + 1 }
}

/** Names may have any length, and blanks of stacks in them. */
const MOST_OF_NAME = 160
const END_OF_NAME = 40

function nameOf(written: string): string {
  const name = written.replaceAll(';', ',')
  if (name.length <= MOST_OF_NAME) return name
  return `${name.slice(0, MOST_OF_NAME - END_OF_NAME)}…${name.slice(-END_OF_NAME)}`
}

// Text of `perf script -F comm,period,ip,sym,dso`, in whose form samples of JFR are, too: a line, its
// stack, and an empty line a sample.

/** Ends the first line but for the period in nanoseconds. */
export const EACH_NS = ', a sample each ns '
const FIRST_LINE = /^# .*, a sample each ns (\d+)$/

const PERF_FRAME = /^\s+[0-9a-f]+ (.+) \(([^()]*)\)$/
/** What tells two compilations of one function of Rust apart. */
const RUST_HASH = /::h[0-9a-f]{16}$/

function openPerf(text: string): Sampled {
  const [first = '', ...lines] = text.split('\n')
  const periodNs = Number(FIRST_LINE.exec(first)?.[1] ?? 0)
  if (!(periodNs > 0)) throw damaged('it does not name its period')
  const samples = new Map<string, Sample>()
  let stack: Frame[] = []
  const end = () => {
    if (stack.length === 0) return
    const key = stack.map(({ name }) => name).join(';')
    const sample = samples.get(key) ?? { stack, numbers: [0] }
    sample.numbers[0] = (sample.numbers[0] ?? 0) + 1
    samples.set(key, sample)
    stack = []
  }
  for (const line of lines) {
    const [, symbol, object = ''] = PERF_FRAME.exec(line) ?? []
    if (symbol !== undefined) stack.push(perfFrame(symbol, object))
    else end()
  }
  end()
  return { periodSec: periodNs * NANO, samples: [...samples.values()] }
}

function perfFrame(symbol: string, object: string): Frame {
  const name = symbol === '[unknown]' ? unnamed(object) : symbol.replace(RUST_HASH, '')
  return { name: nameOf(name), file: '', line: 0 }
}

// Time off the CPU and the like: execution traces, as `go tool trace -d=parsed` prints them, and
// switches of the scheduler, as `perf script` does. Either was recorded of a program that may be hostile.

/** What began, and at which stack, the innermost function first. */
type Begun = { measure: 'off-cpu' | 'assist' | 'sweep'; atNs: number; stack: string[] }

/** Of a line, a stack, goroutines or threads at once, and stacks that differ: more is no program's. */
const MOST_LINE_CHARS = 100_000
const MOST_FRAMES = 512
const MOST_BEGUN = 200_000
const MOST_STACKS = 50_000

/**
 * Reads text as it comes, in bounded room: what began and ended, by the stack at which it began. What
 * has no end counts for nothing. Throws ProfileError where it is more than any program makes.
 */
abstract class SpanReader {
  private readonly isMeant: Focus
  protected readonly begun = new Map<string, Begun>()
  private readonly found = new Map<Begun['measure'], FunctionAmounts>()
  private rest = ''
  protected events = 0
  /** Whose stack the next lines are; null: nobody's. */
  protected stacked: Begun | null = null

  constructor(measures: readonly Begun['measure'][], focus?: Focus) {
    this.isMeant = focus ?? ANY
    for (const measure of measures) {
      const none = { flat: new Map(), cum: new Map(), stacks: new Map(), events: new Map() }
      this.found.set(measure, { total: 0, longest: 0, isSampled: false, ...none })
    }
  }

  add(text: string): void {
    const lines = (this.rest + text).split('\n')
    this.rest = lines.pop() ?? ''
    if (this.rest.length > MOST_LINE_CHARS) throw tooMuch('a line')
    for (const line of lines) this.readLine(line)
  }

  /** Throws ProfileError where there was nothing of the kind in the text. */
  end(): Partial<Record<AmountMeasure, FunctionAmounts>> {
    if (this.events === 0) throw new ProfileError(`not ${this.title}: it has no events`)
    return Object.fromEntries(this.found)
  }

  protected abstract readonly title: string
  protected abstract readLine(line: string): void
  /** Whether it is the program's own, not of what runs it. */
  protected abstract isOwn(begun: Begun): boolean

  protected addFrame(name: string): void {
    if ((this.stacked?.stack.push(name) ?? 0) > MOST_FRAMES) throw tooMuch('a stack')
  }

  protected begin(key: string, measure: Begun['measure'], atNs: number): void {
    this.stacked = { measure, atNs, stack: [] }
    this.begun.set(key, this.stacked)
    if (this.begun.size > MOST_BEGUN) throw tooMuch('what waits at once')
  }

  protected close(key: string, atNs: number): void {
    const begun = this.begun.get(key)
    this.begun.delete(key)
    const into = begun && this.found.get(begun.measure)
    if (!begun || !into || !this.isOwn(begun)) return
    const { stack } = begun
    if (!stack.some(this.isMeant)) return
    const sec = Math.max(0, atNs - begun.atNs) * NANO
    addTo(into, stack, stack.toReversed().join(';'), sec)
    if (into.stacks.size > MOST_STACKS) throw tooMuch('stacks that differ')
    into.longest = Math.max(into.longest ?? 0, sec)
    for (const name of new Set(stack)) into.events.set(name, (into.events.get(name) ?? 0) + 1)
  }
}

const tooMuch = (what: string) =>
  new ProfileError(`${what}: too much of it to be what a program recorded of itself`)

/** Frames of the recorder itself, innermost in the stack of what it records. */
const RECORDING = /^runtime\.traceLocker\./
/** Goroutines of the runtime have nothing else in their stacks: they wait for work. */
const isOfRuntime = (name: string) => /^runtime(?:\/\w+)?\./.test(name)
/** Ranges by their names: work that is put on a goroutine because it allocates. */
const RANGES: Record<string, 'assist' | 'sweep'> = {
  'GC mark assist': 'assist',
  'GC incremental sweep': 'sweep',
}

const EVENT = /^M=-?\d+ P=-?\d+ G=-?\d+ (StateTransition|RangeBegin|RangeEnd) Time=(\d+) /
const TRANSITION = /GoID=(\d+) (\w+)->(\w+) /
const RANGE = /Name="([^"]*)" Scope=(\S+)/
const FRAME = /^\t(\S.*) @ 0x[0-9a-f]+$/

/** What goroutines waited off the CPU, helped to mark and swept. */
export class TraceReader extends SpanReader {
  protected readonly title = 'an execution trace'

  constructor(focus?: Focus) {
    super(['off-cpu', 'assist', 'sweep'], focus)
  }

  protected readLine(line: string): void {
    if (line.startsWith('\t')) this.readFrame(line)
    // The stack of who made it so, and that of whom it is about, are one where it stops by itself.
    else if (line === 'Stack=') {
      if ((this.stacked?.stack.length ?? 0) > 0) this.stacked = null
    } else if (line !== '' && line !== 'TransitionStack=') this.readEvent(line)
  }

  private readFrame(line: string): void {
    if (this.stacked === null) return
    const name = FRAME.exec(line)?.[1]
    if (name !== undefined && !RECORDING.test(name)) this.addFrame(name)
  }

  private readEvent(line: string): void {
    this.stacked = null
    const [, kind, time] = EVENT.exec(line) ?? []
    if (kind === undefined) return
    this.events++
    if (kind === 'StateTransition') this.transit(line, Number(time))
    else this.range(line, kind === 'RangeBegin', Number(time))
  }

  private transit(line: string, atNs: number): void {
    const [, id = '', from, to] = TRANSITION.exec(line) ?? []
    if (to === 'Running' || to === 'NotExist') this.close(`G${id}`, atNs)
    else if (from === 'Running') this.begin(`G${id}`, 'off-cpu', atNs)
  }

  private range(line: string, begins: boolean, atNs: number): void {
    const [, name = '', scope] = RANGE.exec(line) ?? []
    const measure = Object.hasOwn(RANGES, name) ? RANGES[name] : undefined
    if (measure === undefined) return
    if (begins) this.begin(`${measure} ${scope}`, measure, atNs)
    else this.close(`${measure} ${scope}`, atNs)
  }

  protected isOwn({ measure, stack }: Begun): boolean {
    return !stack.every(isOfRuntime) && !(measure === 'off-cpu' && isHarness(stack))
  }
}

/** `NAME TID SECONDS: what`; a name may hold anything. */
const SWITCH =
  /^(.*\S) +(\d+) +(\d{1,12})\.(\d{9}): (context-switches|PERF_RECORD_SWITCH (?:IN|OUT))/
const ADDRESS = /^\s+[0-9a-f]+ /
/** The way into the kernel and to its scheduler, the same for every wait. */
const WAY = /^(?:__)?schedule$|^entry_SYSCALL|^do_syscall|^x64_sys_call$|^el0|^invoke_syscall$/
/** Leaf of who did not wait, but lost its CPU to others. */
const PREEMPTED = '(waits for a CPU)'

/**
 * What threads waited off the CPU, of whatever language: `perf record --event context-switches
 * --switch-events`, each with its stack, the thread's name outermost.
 */
export class SwitchReader extends SpanReader {
  protected readonly title = 'a record of context switches'

  constructor(focus?: Focus) {
    super(['off-cpu'], focus)
  }

  protected readLine(line: string): void {
    const [, name = '', thread = '', sec, ns, what] = SWITCH.exec(line) ?? []
    if (what === undefined) this.readFrame(line)
    else
      this.readSwitch(line, `[${name.trimStart()}]`, thread, Number(sec) * 1e9 + Number(ns), what)
  }

  private readSwitch(line: string, name: string, thread: string, atNs: number, what: string) {
    this.stacked = null
    this.events++
    if (what === 'context-switches') this.begin(thread, 'off-cpu', atNs)
    const begun = this.begun.get(thread)
    if (what === 'PERF_RECORD_SWITCH IN') this.close(thread, atNs)
    else if (what === 'PERF_RECORD_SWITCH OUT' && begun !== undefined) {
      begun.atNs = atNs
      if (line.includes('preempt')) begun.stack.unshift(PREEMPTED)
      begun.stack.push(name)
    }
  }

  private readFrame(line: string): void {
    const [address = ''] = ADDRESS.exec(line) ?? []
    // A path, which may have blanks and parentheses, too, or a name in brackets.
    const fileAt = Math.max(line.lastIndexOf(' (/'), line.lastIndexOf(' (['))
    if (address === '' || fileAt < address.length || !line.endsWith(')')) return
    const [name, file] = [line.slice(address.length, fileAt), line.slice(fileAt + 2, -1)]
    if (WAY.test(name)) return
    if (name !== '[unknown]') this.addFrame(name)
    // What is in no file is no address: the program was compiled without frame pointers.
    else if (file !== '[unknown]') this.addFrame(unnamed(file))
  }

  protected isOwn({ stack }: Begun): boolean {
    return stack.length > 0
  }
}
