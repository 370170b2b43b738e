/**
 * What a parser is, one format of a program's output -> observations; and what parsers share: JSON and
 * XML among other output, and their numbers as observations.
 */

import { SaxesParser } from 'saxes'
import type { z } from 'zod'
import type { FailedBenchmark } from '../model/codes/outputs.ts'
import type { DetailsOf } from '../model/finding-codes.ts'
import { makeFinding } from '../model/findings.ts'
import { metricFor, metricId } from '../model/metrics.ts'
import type { Collection, Histogram, Observation, Problem, WithProblems } from '../model/model.ts'
import { readJson } from '../model/paths.ts'
import { parseUnit, toBase } from '../model/unit.ts'

/** What stands where a document was expected, in words: `an object with the keys a, b`. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? 'an empty list' : `a list whose first entry is ${shapeOf(value[0])}`
  if (typeof value !== 'object' || value === null)
    return value === null ? 'null' : `a ${typeof value}`
  const keys = Object.keys(value)
  const listed = keys.slice(0, 6).map((key) => JSON.stringify(key.slice(0, 40)))
  if (keys.length === 0) return 'an object without keys'
  return `an object with the keys ${listed.join(', ')}${keys.length > 6 ? ' and more' : ''}`
}

/** The end of a string, or what it escapes. */
const IN_STRING = /["\\]/g
/** What C++ and Python write where JSON has no number. */
const NO_NUMBER = /-?(?:NaN|Infinity)\b/g

/** The text with null for each of them that is in no string; each character is read once. */
function withoutNoNumbers(text: string): string {
  const parts: string[] = []
  let at = 0
  while (at < text.length) {
    const begin = text.indexOf('"', at)
    const end = begin === -1 ? text.length : endOfString(text, begin)
    const outside = text.slice(at, begin === -1 ? end : begin)
    parts.push(outside.replaceAll(NO_NUMBER, 'null'), begin === -1 ? '' : text.slice(begin, end))
    at = end
  }
  return parts.join('')
}

/** Behind the string that begins there; the end of the text where it has none. */
function endOfString(text: string, begin: number): number {
  IN_STRING.lastIndex = begin + 1
  for (let hit = IN_STRING.exec(text); hit !== null; hit = IN_STRING.exec(text)) {
    if (hit[0] === '"') return IN_STRING.lastIndex
    IN_STRING.lastIndex++
  }
  return text.length
}

/** No program nests its results deeper, and no reader of them descends further. */
const DEEPEST = 200

/** Whether it is nested deeper than any document of a program. */
export function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap((one) =>
      typeof one === 'object' && one !== null ? (Object.values(one) as unknown[]) : [],
    )
  }
  return false
}

/** The value of JSON in which what is no number is null. */
function readLoosely(text: string): unknown {
  const value = readJson(text) ?? readJson(withoutNoNumbers(text))
  return isTooDeep(value) ? undefined : value
}

/** A line that begins a document, and no tag or colour of a log. */
const BEGIN = /^[[{](?=\s*["[{\]}\d-])/m

/**
 * The JSON document of an output: all of it, or what reaches from the first line that begins like
 * one to the last line that ends like one, since programs greet and sum up around it. Undefined:
 * there is none.
 */
function documentIn(text: string): unknown {
  const whole = readLoosely(text)
  if (whole !== undefined) return whole
  const begin = BEGIN.exec(text)?.index
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  return begin === undefined || end < begin ? undefined : readLoosely(text.slice(begin, end + 1))
}

/**
 * The document of an output as `schema` describes it; null with one problem that says what was
 * expected and what was seen. `tool` names the program and the option that writes the document.
 */
export function readDocument<T>(
  text: string,
  schema: z.ZodType<T>,
  tool: string,
): WithProblems<T | null> {
  const more = { next: `give this parser ${tool}` }
  const refuse = (details: DetailsOf<'unknown-shape'>) => ({
    value: null,
    problems: [makeFinding('unknown-shape', null, details, more)],
  })
  const document = documentIn(text)
  if (document === undefined && BEGIN.test(text))
    return { value: null, problems: [makeFinding('broken-json', null, {}, more)] }
  if (document === undefined)
    return refuse(
      text.trim() === '' ? { saw: 'nothing' } : { lacks: 'JSON document', of: 'output' },
    )
  const parsed = schema.safeParse(document)
  if (parsed.success) return { value: parsed.data, problems: [] }
  const [issue] = parsed.error.issues
  const said = issue?.message ?? 'no match'
  return refuse({
    saw: 'document',
    said,
    at: issue?.path.join('.') ?? '',
    shape: shapeOf(document),
  })
}

// XML in the output of a program, as a flat list of elements in their order.

/** An element that began: its name, its attributes, and the names of what it stands in. */
export type Element = { name: string; attributes: Record<string, string>; inside: string[] }

/**
 * The elements of the XML in a text, from the first `<?xml` or `<` at the start of a line on;
 * `fault`: why reading ended before the end, null where it did not. Entities of a document type
 * are not expanded: the reader knows the five of XML alone.
 */
export function elementsIn(text: string): { elements: Element[]; fault: string | null } {
  const begin = text.search(/^<[?A-Za-z]/m)
  if (begin === -1) return { elements: [], fault: 'no XML in the output' }
  const elements: Element[] = []
  const inside: string[] = []
  let fault: string | null = null
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    if (inside.length > DEEPEST) fault ??= `elements are nested more than ${DEEPEST} deep`
    if (fault === null) elements.push({ name, attributes: { ...attributes }, inside: [...inside] })
    inside.push(name)
  })
  parser.on('closetag', () => inside.pop())
  parser.on('error', (error) => {
    fault ??= error.message
  })
  parser.write(text.slice(begin)).close()
  return { elements, fault }
}

// Numbers of a program's output as observations.

/** A number as a program printed it; `printed` is its unit, such as `ns/op` or `ops/s`. */
type PrintedNumber = {
  benchmark: string
  printed: string
  value: number
  iterations?: number | null
  /** Half of the printed step, in the printed unit. */
  halfStep?: number | null
}

/** The time of one operation, in whatever unit a tool chose for this benchmark. */
const TIME = /^(ns|us|\u00b5s|ms|s)\/op$/

/** The observation of a printed number, in base units. */
export function observed(number: PrintedNumber): Observation {
  const { unit, factor } = parseUnit(number.printed)
  const { benchmark, iterations = null, halfStep = null } = number
  const metric = TIME.test(number.printed) ? 'time/op' : metricId(number.printed)
  return {
    scope: '',
    benchmark,
    procs: null,
    metric,
    unit,
    value: toBase(number.value, factor),
    iterations,
    resolution: halfStep === null ? null : toBase(halfStep, factor),
  }
}

/** The observation of a number of the table of metrics, already in its base unit. */
export function observedMetric(
  id: string,
  benchmark: string,
  value: number,
  iterations: number | null = null,
): Observation {
  const { unit } = metricFor(id)
  const place = { scope: '', benchmark, procs: null }
  return { ...place, metric: id, unit, value, iterations, resolution: null }
}

/** Requests of a load generator that failed: by the status of their responses, and by their error. */
export const failedRequests = (
  statuses: readonly { code: number; times: number }[],
  errors: readonly { why: string; times: number }[],
): Problem[] =>
  [
    ...statuses
      .filter(({ code }) => code >= 400)
      .map(({ code, times }) => ({ what: 'status', count: times, status: code }) as const),
    ...errors.map(({ why, times }) => ({ what: 'error', count: times, said: why }) as const),
  ].map((details) => makeFinding('failed-requests', null, details))

/** A benchmark that gave no result: in words of its tool, or why as a cause. */
export const failedBenchmark = (name: string, why: string | FailedBenchmark): Problem =>
  makeFinding('failed-benchmark', null, {
    name,
    ...(typeof why === 'string' ? { said: why } : why),
  })

/** An output without what its format always has, in the words of the format. */
export const lacks = (
  what: string,
  of: 'output' | 'XML' = 'output',
  more: Pick<Problem, 'next'> = {},
): Problem => makeFinding('unknown-shape', null, { lacks: what, of }, more)

/** Benchmarks of one name in one output: their numbers are one series, and cannot be told apart. */
export function sameNames(names: readonly string[]): Problem[] {
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index))
  const next = 'give each a name of its own'
  return [...twice].map((name) => makeFinding('same-name', null, { name }, { next }))
}

/** Finite numbers only: a program that prints NaN for `none` has told no number. */
export const finite = (observations: Observation[]) =>
  observations.filter(({ value }) => Number.isFinite(value))

// What a parser is: one format of a program's output -> observations.

/** Text of a program's output -> observations. Never throws on any text. */
export type Parser = {
  id: string
  about: string
  parse(text: string): WithProblems<Observation[]>
  /** Its numbers have units and names that a benchmark's author chose. */
  hasOwnMetrics?: true
  /** The latency histogram in the text, for plots; null: it has none. */
  histogram?(text: string): Histogram | null
  /** Each collection of a garbage collector in the text, in order. */
  collections?(text: string): Collection[]
  /**
   * What a collector that is known to be logged did where its log says nothing: zeros, of what adds
   * up over collections.
   */
  silence?: Observation[]
}
