/**
 * Parsers of formats that tools exchange: Bencher Metric Format, github-action-benchmark, JUnit,
 * hyperfine.
 */

import { z } from 'zod'
import { makeFinding, quoteFinding } from '../model/findings.ts'
import type { Observation, Problem } from '../model/model.ts'
import { parseUnit } from '../model/unit.ts'
import {
  type Element,
  elementsIn,
  failedBenchmark,
  finite,
  lacks,
  observed,
  observedMetric,
  type Parser,
  readDocument,
  sameNames,
} from './parser.ts'

// Bencher Metric Format.

const measure = z.looseObject({ value: z.number() })
/** Name of a benchmark -> name of a measure -> its value; bounds are the sender's own interval. */
const bencherShape = z.record(z.string(), z.record(z.string(), measure))

/**
 * Units of the measures that the format's reference defines; a measure of one's own keeps its
 * name (bencher.dev/docs/reference/bencher-metric-format).
 */
const PRINTED: Record<string, string> = {
  latency: 'ns/op',
  throughput: 'ops/s',
  'build-time': 'build-s',
  'file-size': 'file-B',
}

/** Bencher Metric Format: summaries, so one number a run and measure. */
export const bencher: Parser = {
  id: 'bencher',
  hasOwnMetrics: true,
  about:
    "Bencher Metric Format (BMF): JSON of benchmarks, measures and values, or a program's own.",
  parse(text) {
    const tool = 'Bencher Metric Format: {"NAME": {"latency": {"value": 1}}}'
    const { value, problems } = readDocument(text, bencherShape, tool)
    return {
      value: finite(
        Object.entries(value ?? {}).flatMap(([benchmark, measures]) =>
          Object.entries(measures).map(([name, { value: number }]) =>
            observed({ benchmark, printed: PRINTED[name] ?? name, value: number }),
          ),
        ),
      ),
      problems,
    }
  },
}

// The JSON of github-action-benchmark.

const actionBenchmarkShape = z.array(
  z.looseObject({ name: z.string(), unit: z.string().min(1).max(100), value: z.number() }),
)

/** Ways in which its tools write the time of one operation: `ns/iter`, `us/op`. */
const PER_OPERATION = /^(\S+)\/(?:iter|iteration|op|operation)$/i
/** Other names of seconds and of rates. */
const NAMES: Record<string, string> = {
  sec: 's',
  secs: 's',
  second: 's',
  seconds: 's',
  milliseconds: 'ms',
  microseconds: 'us',
  nanoseconds: 'ns',
  byte: 'B',
  bytes: 'B',
  'ops/sec': 'ops/s',
  'req/sec': 'req/s',
}

/**
 * One name for all units of one dimension, as somebody may write `5 ms` yesterday and `0.006 s`
 * today. A unit that is not known keeps its name.
 */
function inOneUnit(name: string, unit: string, value: number): Observation {
  const [, inner] = PER_OPERATION.exec(unit) ?? []
  const plain = NAMES[inner ?? unit] ?? inner ?? unit
  const base = parseUnit(plain).unit
  if (inner !== undefined && base === 's')
    return observed({ benchmark: name, printed: `${plain}/op`, value })
  const observation = observed({
    benchmark: name,
    printed: inner === undefined ? plain : unit,
    value,
  })
  return plain === observation.metric && ['s', 'B'].includes(base)
    ? { ...observation, metric: base }
    : observation
}

/** `customSmallerIsBetter` and `customBiggerIsBetter`: summaries, so one number an entry. */
export const githubActionBenchmark: Parser = {
  id: 'github-action-benchmark',
  hasOwnMetrics: true,
  about: "github-action-benchmark's custom JSON: a list of names, units and values.",
  parse(text) {
    const tool = 'a list of {"name", "unit", "value"}'
    const { value, problems } = readDocument(text, actionBenchmarkShape, tool)
    const entries = value ?? []
    return {
      value: finite(entries.map(({ name, unit, value: number }) => inOneUnit(name, unit, number))),
      problems,
    }
  },
}

// Times in JUnit's XML.

const nameOf = ({ classname, name }: Record<string, string>) =>
  [classname, name].filter((part) => part !== undefined && part !== '').join('/')

/** GoogleTest says in attributes alone that a case did not run, and a time of 0 with it. */
const NOT_RUN = /^(notrun|disabled|suppressed|skipped)$/

/** Names of cases that failed, were skipped or broke: their time is no result. */
function troubled(elements: Element[]): Map<string, string> {
  const invalid = new Map<string, string>()
  let last = ''
  for (const { name, attributes } of elements) {
    if (name === 'testcase') {
      last = nameOf(attributes)
      const { status = '', result = '' } = attributes
      if (NOT_RUN.test(status) || NOT_RUN.test(result)) invalid.set(last, 'not run')
    }
    if (/^(failure|error|skipped)$/.test(name)) invalid.set(last, name)
  }
  return invalid
}

/** Wall time of test cases: one number a case and run. */
export const junit: Parser = {
  id: 'junit',
  about: 'XML as JUnit writes it, and many others: the time of every test case that passed.',
  parse(text) {
    const { elements, fault } = elementsIn(text)
    const bad = troubled(elements)
    const cases = elements.filter(({ name }) => name === 'testcase')
    const observations = cases
      .filter(({ attributes }) => !bad.has(nameOf(attributes)) && attributes.time !== undefined)
      .map(({ attributes }): Observation => {
        const time = Number(attributes.time!.replaceAll(',', ''))
        return observedMetric('time/op', nameOf(attributes), time, 1)
      })
    const problems = [...bad].map(([name, as]) => failedBenchmark(name, { cause: 'case', as }))
    if (fault !== null) problems.push(quoteFinding('broken-xml', fault.slice(0, 300)))
    else if (cases.length === 0) problems.push(lacks('testcase', 'XML'))
    return { value: finite(observations), problems }
  },
}

// The JSON of hyperfine.

const hyperfineSeconds = z.number().nonnegative()
const commandSchema = z.looseObject({
  command: z.string(),
  parameters: z.record(z.string(), z.string()).optional(),
  times: z.array(hyperfineSeconds).optional(),
  mean: hyperfineSeconds,
  exit_codes: z.array(z.number().nullable()).optional(),
})
const hyperfineShape = z.looseObject({ results: z.array(commandSchema) })

/** Runs that ended badly: hyperfine keeps their times where it was told to ignore failures. */
function failures({ command, exit_codes: codes = [] }: z.infer<typeof commandSchema>): Problem[] {
  const bad = codes.filter((code) => code !== 0).length
  const details = { command, failed: bad, ran: codes.length }
  return bad === 0 ? [] : [makeFinding('failed-runs', null, details)]
}

/** Wall times of whole commands, one number a run; the mean where the runs were not exported. */
export const hyperfine: Parser = {
  id: 'hyperfine',
  about: 'Output of `hyperfine --export-json -`: every run of every command.',
  parse(text) {
    const { value, problems } = readDocument(
      text,
      hyperfineShape,
      'the file of hyperfine --export-json',
    )
    const results = value?.results ?? []
    return {
      value: results.flatMap(({ command, times, mean }) =>
        (times ?? [mean]).map((time) => observedMetric('time/op', command, time, 1)),
      ),
      problems: [
        ...problems,
        ...results.flatMap(failures),
        ...sameNames(results.map(({ command }) => command)),
      ],
    }
  },
}
