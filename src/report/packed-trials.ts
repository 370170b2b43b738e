/**
 * Trials in a fraction of the memory that their objects take: of each its numbers in a typed array,
 * and all else once for all trials that have it alike. What is asked for is made anew each time.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { ParsedOutputs, ParsedTrial, Suite, Trial, TrialRecord } from '../model/model.ts'
import { readJson } from '../model/paths.ts'
import { trialRecordSchema } from '../model/trial.ts'
import { parserOf } from '../parse/index.ts'
import { workloadOf } from '../workloads/index.ts'
import { isModest } from './read-report.ts'
import { parseTrial } from './samples.ts'

/** A JSON value without its numbers; `next`: how many come before it. */
type Shape =
  | { kind: 'number' }
  | { kind: 'literal'; value: unknown }
  | { kind: 'list'; items: Shape[] }
  | { kind: 'object'; entries: [key: string, shape: Shape][] }

const NUMBER: Shape = { kind: 'number' }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Texts with their length before them, so that no two values look alike. */
const measured = (text: string) => `${text.length}:${text}`

/** Appends the numbers of a value in the order of its parts; returns all else of it as text. */
function takeApart(value: unknown, numbers: number[]): string {
  if (typeof value === 'number') {
    numbers.push(value)
    return '#'
  }
  if (typeof value === 'string') return `"${measured(value)}`
  if (!isObject(value)) return `${value};`
  if (Array.isArray(value)) {
    let text = '['
    for (const item of value) text += takeApart(item, numbers)
    return `${text}]`
  }
  let text = '{'
  for (const key in value) text += measured(key) + takeApart(value[key], numbers)
  return `${text}}`
}

/** Holds on to no longer text that it was cut from. */
const copyOf = (text: string) => Buffer.from(text).toString()

function shapeOf(value: unknown): Shape {
  if (typeof value === 'number') return NUMBER
  if (typeof value === 'string') return { kind: 'literal', value: copyOf(value) }
  if (!isObject(value)) return { kind: 'literal', value }
  if (Array.isArray(value)) return { kind: 'list', items: value.map(shapeOf) }
  const entries = Object.entries(value).map(([key, inner]): [string, Shape] => [
    copyOf(key),
    shapeOf(inner),
  ])
  return { kind: 'object', entries }
}

function numbersIn(shape: Shape): number {
  if (shape.kind === 'number') return 1
  if (shape.kind === 'literal') return 0
  const inner = shape.kind === 'list' ? shape.items : shape.entries.map(([, one]) => one)
  return inner.reduce((sum, one) => sum + numbersIn(one), 0)
}

/** Puts numbers back into shapes, one after the other from `next` on. */
class Reader {
  readonly #numbers: Float64Array
  #next: number

  constructor(numbers: Float64Array, next: number) {
    this.#numbers = numbers
    this.#next = next
  }

  read(shape: Shape): unknown {
    if (shape.kind === 'number') return this.#numbers[this.#next++]
    if (shape.kind === 'literal') return shape.value
    if (shape.kind === 'list') return shape.items.map((item) => this.read(item))
    const value: Record<string, unknown> = {}
    for (const [key, inner] of shape.entries) value[key] = this.read(inner)
    return value
  }
}

/** Parts of a trial by name, each with the place of its numbers among those of the trial. */
type Parts = ReadonlyMap<string, { shape: Shape; at: number }>

function partsOf(value: Record<string, unknown>): Parts {
  let at = 0
  return new Map(
    Object.entries(value).map(([key, inner]) => {
      const part = { shape: shapeOf(inner), at }
      at += numbersIn(part.shape)
      return [key, part] as const
    }),
  )
}

/** What judging asks for again and again, or what hardly two trials have alike. */
type Own = Pick<TrialRecord, 'trial' | 'status' | 'sha256' | 'problem'>
const OWN: readonly string[] = ['trial', 'status', 'sha256', 'problem'] satisfies (keyof Own)[]

/** The keys of a record that are packed; of an older record some are absent. */
const PACKED = Object.keys(trialRecordSchema.shape).filter((key) => !OWN.includes(key))

/** Where the parts of a trial are. `logs`: the outputs that are read again, packed; null: none. */
type Place = { parts: Parts; numbers: Float64Array; at: number; logs: Uint8Array | null }

/** A record: what is no property of its own is read from its place. */
class PackedRecord implements Own, Place {
  readonly parts: Parts
  readonly numbers: Float64Array
  readonly at: number
  readonly logs: Uint8Array | null
  readonly trial: Trial
  readonly status: Own['status']
  readonly sha256: Own['sha256']
  readonly problem: Own['problem']

  constructor({ parts, numbers, at, logs }: Place, { trial, status, sha256, problem }: Own) {
    this.parts = parts
    this.numbers = numbers
    this.at = at
    this.logs = logs
    this.trial = trial
    this.status = status
    this.sha256 = sha256
    this.problem = problem
  }

  read(key: string): unknown {
    const part = this.parts.get(key)
    return part && new Reader(this.numbers, this.at + part.at).read(part.shape)
  }

  get startedAt(): unknown {
    const value = this.read('startedAt')
    return typeof value === 'number' ? new Date(value).toISOString() : value
  }

  get outputs(): unknown {
    return this.logs === null ? {} : JSON.parse(inflateRawSync(this.logs).toString())
  }

  toJSON(): unknown {
    return Object.fromEntries([...OWN, ...PACKED].map((key) => [key, Reflect.get(this, key)]))
  }
}

for (const key of PACKED)
  if (!(key in PackedRecord.prototype))
    Object.defineProperty(PackedRecord.prototype, key, {
      get(this: PackedRecord) {
        return this.read(key)
      },
    })

/** A trial whose observations are read from the place of its record. */
class PackedTrial implements ParsedTrial {
  readonly record: TrialRecord
  readonly #packed: PackedRecord
  readonly #problems: ParsedOutputs['problems']

  constructor(packed: PackedRecord, problems: ParsedOutputs['problems']) {
    // All other keys of a record are getters of its prototype.
    this.record = packed as unknown as TrialRecord
    this.#packed = packed
    this.#problems = problems
  }

  get parsed(): ParsedOutputs {
    const packed = this.#packed.read('parsed') as Omit<ParsedOutputs, 'problems'>
    return { ...packed, problems: this.#problems }
  }

  placedAt(trial: Trial): ParsedTrial {
    const { status, sha256, problem } = this.#packed
    const packed = new PackedRecord(this.#packed, { trial, status, sha256, problem })
    return new PackedTrial(packed, this.#problems)
  }
}

/** What was measured, as of another place in a plan. */
export const placedAt = (one: ParsedTrial, trial: Trial): ParsedTrial =>
  one instanceof PackedTrial
    ? one.placedAt(trial)
    : { record: { ...one.record, trial }, parsed: one.parsed }

/** Milliseconds, where that gives the same text. */
function instantOf(text: string): number | string {
  const ms = Date.parse(text)
  return !Number.isNaN(ms) && new Date(ms).toISOString() === text ? ms : text
}

/** So many numbers are in one array; a trial that has more has one for itself. */
const CHUNK = 1 << 16

const NONE: never[] = []

/** The outputs of these names; null: they are empty, as those of most trials. */
function packLogs(outputs: TrialRecord['outputs'], names: readonly string[]): Uint8Array | null {
  const own = names.flatMap((name) => (outputs[name] ? [[name, outputs[name]] as const] : []))
  if (own.length === 0) return null
  return deflateRawSync(JSON.stringify(Object.fromEntries(own)), { level: 1 })
}

/**
 * Packs one trial after the other; what they printed is left out, since it was read, but for the
 * outputs that reports read again.
 */
export function makePacker(readAgain: readonly string[]): (trial: ParsedTrial) => ParsedTrial {
  const known = new Map<string, Parts>()
  const texts = new Map<string, string>()
  let chunk = new Float64Array(0)
  let used = 0
  const own = <T extends string | null>(text: T): T => {
    if (text === null) return text
    const copy = texts.get(text) ?? copyOf(text)
    texts.set(copy, copy)
    return copy as T
  }
  return ({ record, parsed }) => {
    const { trial, status, sha256, problem, startedAt, outputs, ...rest } = record
    const { problems, ...numbers } = parsed
    const packed = {
      ...rest,
      startedAt: instantOf(startedAt),
      cutBytes: {},
      parsed: numbers,
    }
    const taken: number[] = []
    const key = takeApart(packed, taken)
    const parts = known.get(key) ?? partsOf(packed)
    known.set(key, parts)
    if (used + taken.length > chunk.length) {
      chunk = new Float64Array(Math.max(CHUNK, taken.length))
      used = 0
    }
    chunk.set(taken, used)
    const place = { parts, numbers: chunk, at: used, logs: packLogs(outputs, readAgain) }
    used += taken.length
    return new PackedTrial(
      new PackedRecord(place, {
        trial: { ...trial, target: own(trial.target), arm: own(trial.arm) },
        status,
        sha256: own(sha256),
        problem,
      }),
      problems.length === 0 ? NONE : problems,
    )
  }
}

// Trials out of the lines of a file of records, which may be more than memory would hold: of each
// trial no more stays than what judging needs.

const MOST_TRIALS = 1_000_000

/** Bytes of a record with large outputs. */
export const LONGEST_RECORD = 32 * 1024 * 1024

/** More trials, or larger ones, than those of any run. */
export class TooManyTrialsError extends Error {}

/** Logs of collectors: a report has each collection, and reads those of a server's blocks as one. */
function logsOf({ workload: settings }: Suite): string[] {
  const parsers = workloadOf(settings.kind).trial.parsers(settings)
  const isLog = (id: string) => {
    const { collections, silence } = parserOf(id)
    return collections !== undefined || silence !== undefined
  }
  return Object.entries(parsers).flatMap(([output, ids]) => (ids.some(isLog) ? [output] : []))
}

/** Trials of records that are in memory already, and need not stay there. */
export function compactTrials(suite: Suite, records: readonly TrialRecord[]): ParsedTrial[] {
  const pack = makePacker(logsOf(suite))
  return records.map((record) => pack({ record, parsed: parseTrial(suite, record) }))
}

/** The trials of all lines. Throws TooManyTrialsError, and another error for what is no record. */
export async function trialsOfLines(
  suite: Suite,
  lines: AsyncIterable<string>,
): Promise<ParsedTrial[]> {
  const pack = makePacker(logsOf(suite))
  const trials: ParsedTrial[] = []
  for await (const line of lines) {
    if (trials.length >= MOST_TRIALS || !isModest(line)) throw new TooManyTrialsError()
    const record = trialRecordSchema.parse(readJson(line))
    trials.push(pack({ record, parsed: parseTrial(suite, record) }))
  }
  return trials
}

// Lines of what arrives in pieces, read no further than they may be long.

/** How long one line may be, and all of them together, in bytes. */
export type LineBounds = { lineBytes: number; bytes: number }

export class TooLongError extends Error {}

const NEWLINE = 10

/** Lines as UTF-8; the last one needs no end. Throws TooLongError. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  most: LineBounds,
): AsyncGenerator<string> {
  let bytes = 0
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > most.bytes) throw new TooLongError(`more than ${most.bytes} bytes`)
    let from = 0
    const whole = Buffer.concat([rest, chunk])
    for (let to = whole.indexOf(NEWLINE); to >= 0; to = whole.indexOf(NEWLINE, from)) {
      yield whole.toString('utf8', from, to)
      from = to + 1
    }
    rest = whole.subarray(from)
    if (rest.length > most.lineBytes) throw new TooLongError('a line is too long')
  }
  if (rest.length > 0) yield rest.toString('utf8')
}
