/** Codes of what programs print. */

import { error, foreign, note, says, warning } from './kind.ts'

/** Where a line breaks off: of a benchmark, with what is lost; of a log; in what was too long. */
type CutOutput =
  | { in: 'line'; name: string; lost: 'line' | 'value' | 'rest' }
  | { in: 'gctrace' | 'jvm' }
  | { in: 'text'; during: string | null }

const LOST = {
  line: 'it is left out',
  value: 'its last value is left out',
  rest: 'what follows, if anything, is lost',
}

const duringText = (name: string | null) => (name === null ? '' : ` (in ${name})`)

function cutSentence(cut: CutOutput): string {
  switch (cut.in) {
    case 'line':
      return `the output ends inside the line of ${cut.name}; ${LOST[cut.lost]}`
    case 'gctrace':
      return 'the output ends inside a gc line, which is left out'
    case 'jvm':
      return 'the output ends inside a line of the GC log'
    case 'text':
      return `a part of the output was left out because it was too long${duringText(cut.during)}`
  }
}

type FailedRequests =
  | { what: 'in-latencies'; said: string /** As wrk prints it. */ }
  | { what: 'in-latencies'; failed: number }
  | { what: 'check'; count: number }
  | { what: 'threshold'; name: string; threshold: string }
  | { what: 'status'; count: number; status: number }
  | { what: 'error'; count: number; said: string }
  | { what: 'transaction'; count: number }

function requestsSentence(failed: FailedRequests): string {
  switch (failed.what) {
    case 'in-latencies':
      return `the latencies count failures too: ${'said' in failed ? failed.said : `${failed.failed} requests failed`}`
    case 'check':
      return `${failed.count} checks of the script did not hold`
    case 'threshold':
      return `the threshold ${failed.name} ${failed.threshold} was crossed`
    case 'status':
      return `${failed.count} responses had the status ${failed.status}`
    case 'error':
      return `${failed.count} requests failed: ${failed.said}`
    case 'transaction':
      return `${failed.count} transactions failed`
  }
}

type UnknownShape =
  /** What is looked for, as `no lines of wrk in the output` has it. */
  | { lacks: string; of: 'output' | 'XML'; first?: string }
  | { saw: 'nothing' | 'no-requests' }
  /** `at`: the path in it that the schema refuses; empty: all of it. */
  | { saw: 'document'; said: string; at: string; shape: string }
  | { saw: 'fault'; parser: string; said: string }

function shapeSentence(shape: UnknownShape): string {
  if ('lacks' in shape) {
    const first = shape.first === undefined ? '' : `; its first element is ${shape.first}`
    return `no ${shape.lacks} in the ${shape.of}${first}`
  }
  switch (shape.saw) {
    case 'nothing':
      return 'the output is empty'
    case 'no-requests':
      return 'a summary of k6 without HTTP requests'
    case 'document':
      return `another document: ${shape.said}${shape.at === '' ? '' : ` at ${shape.at}`}; seen: ${shape.shape}`
    case 'fault':
      return `the output cannot be read as ${shape.parser}: ${shape.said}`
  }
}

/** What is no result about a line that begins with a benchmark's name. */
export type BadLine =
  | { lacks: 'all' | 'values' | 'unit' }
  | { text: string; as: 'iterations' | 'value' }

const LACKING = {
  all: 'nothing follows the name',
  values: 'no value follows the number of iterations',
  unit: 'the last value has no unit',
}

const badLineText = (bad: BadLine) =>
  'lacks' in bad
    ? LACKING[bad.lacks]
    : `"${bad.text}" is no number${bad.as === 'iterations' ? ' of iterations' : ''}`

export type BadUnit =
  | { bad: 'no-unit' }
  | { bad: 'setting'; text: string }
  | { bad: 'twice'; unit: string; key: string; before: string }

function badUnitText(of: BadUnit): string {
  switch (of.bad) {
    case 'no-unit':
      return 'the unit is missing'
    case 'setting':
      return `"${of.text}" is not key=value`
    case 'twice':
      return `${of.key} of ${of.unit} is already ${of.before}`
  }
}

/** Why a benchmark gave no result: in words of its tool, or as the tool marks it. */
export type FailedBenchmark =
  | { said: string }
  | { cause: keyof typeof FAILED }
  | { cause: 'skipped'; reason: string | null }
  /** A test case that did not pass: `as` the XML names it. */
  | { cause: 'case'; as: string }

const FAILED = {
  error: 'it ended with an error',
  errored: 'errored',
  exception: 'it threw an exception',
  failed: 'it failed',
  'no-result': 'without a result',
  'no-run': 'no run succeeded',
  threw: 'it threw an error',
}

function failedText(failed: FailedBenchmark): string {
  if ('said' in failed) return failed.said
  if (failed.cause === 'skipped') return `it skipped itself: ${failed.reason ?? 'no reason given'}`
  return failed.cause === 'case' ? `${failed.as}, so its time is no result` : FAILED[failed.cause]
}

type NoResults =
  | { saw: 'no-output' | 'no-result-line' | 'empty-file' | 'cut-json' }
  | { saw: 'no-statistics'; fatal: string | null }
  | { saw: 'other'; tool: string }
  | { saw: 'problems'; said: readonly string[] }
  | { saw: 'unknown'; begins: string }

function noResultsSentence(none: NoResults): string {
  switch (none.saw) {
    case 'no-output':
      return 'no output'
    case 'no-result-line':
      return 'no line of the output is a result'
    case 'no-statistics':
      return `the output has no statistics${none.fatal === null ? '' : `: ${none.fatal}`}`
    case 'empty-file':
      return 'no results: the file is empty'
    case 'cut-json':
      return 'no results: JSON that is cut off, or has other text inside'
    case 'other':
      return `no results that can be read: it looks like ${none.tool}`
    case 'problems':
      return `no results: ${none.said.join('; ')}`
    case 'unknown':
      return `no results of a tool that is known: it begins with ${JSON.stringify(none.begins)}`
  }
}

type TornLines = { of: 'gctrace' | 'jvm' | 'results'; count: number }

function tornSentence({ of, count }: TornLines): string {
  const isOne = count === 1
  switch (of) {
    case 'gctrace':
      return `${gcLines(count)} torn by other output: counted, but without times`
    case 'jvm':
      return `${isOne ? '1 line is' : `${count} lines are`} torn, and left out`
    case 'results':
      return (
        `${isOne ? '1 result was' : `${count} results were`} torn apart by other output and ` +
        'put together again'
      )
  }
}

const gcLines = (count: number) => (count === 1 ? '1 gc line is' : `${count} gc lines are`)

/** Percentiles; `of`: of what, where the output has several. */
type TooFew = { of: string | null; names: readonly string[]; beyond: number }

type NoNumber =
  | { metric: string; from: string /** As JSON; null: it is not there. */; found: string | null }
  | { scores: number }

function noNumberSentence(none: NoNumber): string {
  if ('scores' in none) return `${none.scores} scores are NaN`
  const what = none.found === null ? 'is not there' : `is no number: ${none.found}`
  return `${none.metric} (${none.from}) ${what.slice(0, 300)}`
}

type NoRuntime = { said: string } | { lacks: 'end' | 'start' }

function noRuntimeSentence(none: NoRuntime): string {
  if ('said' in none) return none.said
  const when = none.lacks === 'start' ? ' from before the block' : ''
  return `the text has no metrics of the Go runtime${when}`
}

type Unread = { name: string; text: string } | { unit: string | null }

function unreadSentence(line: Unread): string {
  if ('name' in line) return `${line.name}: "${line.text}" is no time`
  return line.unit === null ? 'a number without a name' : `an unknown unit, ${line.unit}`
}

type Sparse = { everySec: number; slow: number; all: number }
type Ended = { name: string; reason: string | null }
type Told = { said: string; during: string | null }
const because = (reason: string | null) => (reason === null ? '' : `: ${reason}`)

export const outputCodes = {
  'bad-line': says(
    warning,
    ({ name, ...bad }: BadLine & { name: string }) =>
      `no result can be read for ${name}: ${badLineText(bad)}`,
  ),
  'bad-unit-line': says(warning, (bad: BadUnit) => `unit line: ${badUnitText(bad)}`),
  'benchmark-failed': says(
    warning,
    ({ name, reason }: Ended) => `${name} failed${because(reason)}`,
  ),
  'benchmark-skipped': says(
    note,
    ({ name, reason }: Ended) => `${name} was skipped${because(reason)}`,
  ),
  'beyond-histogram': says(
    warning,
    ({ names }: { names: readonly string[] }) =>
      `${names.join(', ')} left out: outside 0.001 to 100000 ms`,
  ),
  'broken-histogram': says(
    warning,
    () => 'the histogram does not add up to the events of the report: no percentiles',
  ),
  'broken-json': says(warning, () => 'JSON that breaks off, or has other text inside'),
  'broken-xml': foreign(warning, 'the reader of XML'),
  'coarse-buckets': says(
    note,
    ({ names }: { names: readonly string[] }) =>
      `scheduler latency: ${names.join(', ')} left out: its buckets are too wide to say`,
  ),
  'configuration-varies': says(
    warning,
    ({ keys, side }: { keys: readonly string[]; side: string }) =>
      `${keys.join(', ')} varies within ${side}; its results count as one sample`,
  ),
  'cut-output': says(warning, cutSentence),
  'failed-benchmark': says(
    warning,
    ({ name, ...why }: FailedBenchmark & { name: string }) => `${name}: ${failedText(why)}`,
  ),
  'failed-requests': says(warning, requestsSentence),
  'failed-runs': says(
    warning,
    ({ command, failed, ran }: { command: string; failed: number; ran: number }) =>
      `${command}: ${failed} of ${ran} runs did not end with exit code 0`,
  ),
  'forced-shutdown': says(
    warning,
    () => 'sysbench was shut down with transactions in progress, which do not count',
  ),
  'machines-differ': says(
    warning,
    ({ key, base, head }: { key: string; base: string; head: string }) =>
      `${key} is ${base} in base and ${head} in head`,
  ),
  'missing-lines': says(warning, (missing: { labels: readonly string[] } | { count: number }) =>
    'labels' in missing
      ? `the report lacks: ${missing.labels.join(', ')}`
      : `${gcLines(missing.count)} missing: counted, but without times`,
  ),
  'more-problems': says(note, ({ more }: { more: number }) => `${more} or more other problems`),
  'no-events': says(warning, () => 'no transaction ended: there is no latency'),
  'no-finite-number': says(
    warning,
    ({ name, text, unit }: { name: string; text: string; unit: string }) =>
      `${name} reports ${text} ${unit}`,
  ),
  'no-gc-lines': says(warning, ({ of }: { of: 'gctrace' | 'jvm' }) =>
    of === 'jvm' ? "the output has no line of a JVM's unified GC log" : 'the output has no gc line',
  ),
  'no-iterations': says(
    warning,
    ({ name, iterations }: { name: string; iterations: number }) =>
      `${name} made ${iterations} iterations: nothing measured`,
  ),
  'no-number': says(warning, noNumberSentence),
  'no-pauses': says(warning, () => 'the GC log does not show pauses and phases'),
  'no-percentiles': says(
    warning,
    ({ names }: { names: readonly string[] }) => `the report has none of ${names.join(', ')}`,
  ),
  'no-results': says(error, noResultsSentence),
  'no-runtime-metrics': says(warning, noRuntimeSentence),
  'no-values': says(warning, ({ name }: { name: string }) => `${name}: calibrated, but no value`),
  panic: says(warning, ({ said, during }: Told) => `${said}${duringText(during)}`),
  'repeated-unit': says(
    warning,
    ({ name, metric }: { name: string; metric: string }) =>
      `${name} reports ${metric} twice; the first one counts`,
  ),
  'reserved-unit': says(
    warning,
    ({ name, unit }: { name: string; unit: string }) =>
      `${name} reports ${unit}, which is read from the kernel`,
  ),
  restarted: says(warning, ({ histogram }: { /** Null: counters. */ histogram: string | null }) =>
    histogram === null
      ? 'counters fell during the block: the program was started again'
      : `${histogram} is not what it was before the block`,
  ),
  'run-failed': says(
    warning,
    ({ said, during }: Told) => `the test binary failed: ${said}${duringText(during)}`,
  ),
  'same-name': says(
    warning,
    ({ name }: { name: string }) => `several benchmarks are named ${name}, and read as one`,
  ),
  'several-programs': says(note, ({ of }: { of: 'gctrace' | 'jvm' }) =>
    of === 'jvm'
      ? 'the logs of several JVMs are taken as one'
      : 'the numbers of the gc lines fall: the lines of several programs are mixed, or one ' +
        'started again, and are taken as one',
  ),
  'several-runs': says(note, () => 'sysbench ran several times: the last one counts'),
  'sparse-readings': says(
    warning,
    ({ everySec, slow, all }: Sparse) =>
      `the process tree was read less often than every ${everySec} s in ${slow} of ${all} ` +
      'trials: one reading takes more than 1 % of that time, or the machine was busy',
  ),
  'too-few-events': says(
    warning,
    ({ of, names, beyond }: TooFew) =>
      `${of === null ? '' : `${of}: `}${names.join(', ')} left out: ` +
      `fewer than ${beyond} events lie beyond`,
  ),
  'too-many-keys': says(
    warning,
    ({ most }: { most: number }) => `more than ${most} keys of configuration: this one is left out`,
  ),
  'tools-differ': says(
    warning,
    ({ base, head }: { base: readonly string[]; head: readonly string[] }) =>
      `the old side is of ${base.join(' and ')}, the new one of ${head.join(' and ')}: ` +
      'they do not measure the same way, and no row is about your change alone',
  ),
  'torn-lines': says(warning, tornSentence),
  unfinished: says(
    warning,
    () => 'the output ends before collections do: their times are left out',
  ),
  'unknown-shape': says(warning, shapeSentence),
  'unread-line': says(warning, unreadSentence),
} as const
