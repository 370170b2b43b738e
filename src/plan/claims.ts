/**
 * Claims: what somebody says of a change, as text and as data; which rows it is about, and by how
 * much they would have to change.
 */
import { z } from 'zod'
import { ConfigError } from '../model/findings.ts'
import { type Metric, metricFor, metrics, namesOfUnit } from '../model/metrics.ts'
import type { Claim, Comparison, MetricRule, PairedSample, Suite } from '../model/model.ts'
import { nearest } from '../model/paths.ts'
import { plural } from '../model/plain.ts'
import { lnOfPercent } from '../model/unit.ts'

// Text -> claims.

const EXAMPLE = "'BenchmarkScan is at least 10 % faster and no more allocs/op'"

const wrong = (message: string) =>
  new ConfigError([{ code: 'bad-ask', where: 'claim', message, next: `write ${EXAMPLE}` }])

const HEAD = /^(\S+) (?:is|has|are) (.+)$/
const PART =
  /^(?:(at least|at most) (\d+(?:\.\d+)?) ?%|no|not) (faster|slower|less|more|fewer|lower|higher)(?: (?:in |of )?(\S+))?$/

/** `BenchmarkScan` is the row `Scan`, as Go's own tools call it. */
const nameOf = (written: string) => written.replace(/^Benchmark(?=[^a-z])/, '')

/** The claims of a text, all of one benchmark; throws ConfigError with what is wrong. */
export function readClaims(text: string): Claim[] {
  const [, benchmark, said] = HEAD.exec(text.trim().replaceAll(/\s+/g, ' ')) ?? []
  if (benchmark === undefined || said === undefined)
    throw wrong('expected a benchmark, is, and what it is')
  if (benchmark.length > 1000) throw wrong('the name of the benchmark is too long')
  return said.split(/ and (?:is )?/).map((part) => readPart(nameOf(benchmark), part))
}

function readPart(benchmark: string, part: string): Claim {
  const match = PART.exec(part)
  if (match === null)
    throw wrong(`"${part}" is not "at least N % faster", "at most N % more bytes/op" or the like`)
  const [, quantifier, size, word = '', unit] = match
  const pct = Number(size ?? 0)
  const metric = unit === undefined ? null : metricOf(unit)
  if (metric === null && word !== 'faster' && word !== 'slower')
    throw wrong(`"${part}" does not say of what: name a metric, such as ${word} allocs/op`)
  if (metric !== null && directionIn(metricFor(metric), word) === null)
    throw wrong(`of ${metric} it is ${wordsOf(metricFor(metric)).join(' or ')}, not ${word}`)
  if (quantifier === 'at least' && pct === 0) throw wrong('"at least 0 %" is no claim')
  // Nothing is 100 % faster in less than no time; of rates, more than that is possible.
  const claim = {
    benchmark,
    metric,
    quantifier: quantifier === 'at least' ? ('at-least' as const) : ('at-most' as const),
    pct,
    word,
  }
  const isDown = metric === null ? word === 'faster' : directionIn(metricFor(metric), word) === -1
  if (isDown && pct >= 100) throw wrong(`${pct} % ${word} would leave nothing`)
  return claim
}

const wordsOf = ({ words }: Metric) => [words.lower, words.higher]

/** -1: the word means a smaller number; 1: a larger one; null: it is said of other metrics. */
function directionIn({ words, unit }: Metric, word: string): -1 | 1 | null {
  if (word === words.lower) return -1
  if (word === words.higher) return 1
  if (unit === 's' && (word === 'faster' || word === 'slower')) return word === 'faster' ? -1 : 1
  if (word === 'lower' || word === 'less' || word === 'fewer') return -1
  return word === 'higher' || word === 'more' ? 1 : null
}

/** The id of what somebody calls a metric: a label, a unit, or `allocs` for `allocs/op`. */
function metricOf(written: string): string {
  const isMeant = (name: string) => name === written || name === `${written}/op`
  const known = metrics.find(({ id, unit }) =>
    namesOfUnit({ metric: id, unit })
      .filter((name) => name !== unit || name === id)
      .some(isMeant),
  )
  if (known !== undefined) return known.id
  // The author of a benchmark may have made up a unit of his own.
  if (/[/_-]/.test(written)) return written
  const near = nearest(
    written,
    metrics.flatMap(({ id }) => [id, id.replace(/\/op$/, '')]),
  )
  throw wrong(`unknown metric ${written}${near === null ? '' : `; did you mean ${near}?`}`)
}

// What a pull request claims of itself, in its description.

/** Each is measured for the whole budget. */
const MOST_CLAIMS = 5

const described = z.object({ pull_request: z.object({ body: z.string().nullable() }) })

const NO_CLAIM = 'the description has no line "Claim: BenchmarkX is at least 10 % faster"'

const wrongInput = (message: string) =>
  new ConfigError([{ code: 'bad-input', where: 'input require-proof', message }])

/** Claims of the pull request of an event, or why there is nothing to prove; throws if it has to. */
export function claimsOf(
  event: unknown,
  policy: 'claimed' | 'always',
): { claims: string[]; none: string | null } {
  const { data } = described.safeParse(event)
  const claims = claimLines(data?.pull_request.body ?? '')
  if (claims.length > MOST_CLAIMS)
    throw wrongInput(`${plural(claims.length, 'claim')}, and at most ${MOST_CLAIMS} are measured`)
  if (claims.length > 0) return { claims, none: null }
  const none = data === undefined ? 'the event is about no pull request' : NO_CLAIM
  if (policy === 'always') throw wrongInput(none)
  return { claims, none }
}

/** Texts of claims in a description that anybody wrote: lines `Claim: BenchmarkScan is ...`. */
const claimLines = (description: string): string[] =>
  [...description.matchAll(/^[ \t>*-]{0,20}\**claim:\**[ \t]*(\S.{0,400})$/gim)].map(
    ([, text = '']) => text.replaceAll('`', '').trim(),
  )

/** The claims as text, read as the same again. */
export function claimsText(claims: readonly Claim[]): string {
  const parts = claims.map(({ quantifier, pct, word, metric }) => {
    const unit = metric === null ? '' : ` ${metric}`
    if (pct === 0) return `${metric === null ? 'not' : 'no'} ${word}${unit}`
    return `${quantifier.replace('-', ' ')} ${pct} % ${word}${unit}`
  })
  return `${claims[0]?.benchmark ?? ''} is ${parts.join(' and ')}`
}

// Claims and rows.

/** Whether a name is that of the benchmark of a claim, or of a level below it. */
export function isOfBenchmark({ benchmark }: Claim, name: string): boolean {
  const own = nameOf(name)
  const isAt = (text: string) =>
    text === benchmark || text.startsWith(`${benchmark}/`) || /^-\d+$/.test(rest(text, benchmark))
  // Where there are several packages, the name begins with one; a sub-benchmark may have dots, too.
  const dots = [...(own.split('/Benchmark')[0] ?? '').matchAll(/\./g)]
  return isAt(own) || dots.some(({ index }) => isAt(nameOf(own.slice(index + 1))))
}

const rest = (text: string, start: string) =>
  text.startsWith(start) ? text.slice(start.length) : text

/**
 * Whether a row has to be as a claim says. `gates`: it can fail the gate where nothing is claimed,
 * so that of several rows with such a word it is the one that decides.
 */
export const isMeant = (
  claim: Claim,
  { benchmark, metric }: Pick<Comparison, 'benchmark' | 'metric'>,
  gates: boolean,
): boolean =>
  isOfBenchmark(claim, benchmark) &&
  (claim.metric === null
    ? gates && wordsOf(metricFor(metric)).includes(claim.word)
    : claim.metric === metric)

/** Whether a row of a table that was measured for claims has to be as this one says. */
export const isAbout = (
  claim: Claim,
  row: Pick<Comparison, 'benchmark' | 'metric' | 'role'>,
): boolean => row.role === 'gating' && isMeant(claim, row, true)

/** By which effect, as ln(head/base), a row is as the claim says; and whether it is to be below it. */
export type ClaimBound = { at: number; isBelow: boolean }

/** `at least 10 % faster`: at -10 % or below it; `at most 2 % slower`: at +2 % or below it. */
export function boundIn({ quantifier, pct, word }: Claim, metric: string): ClaimBound {
  const direction = directionIn(metricFor(metric), word) ?? 1
  return {
    at: lnOfPercent(direction * pct),
    isBelow: (direction === -1) === (quantifier === 'at-least'),
  }
}

/** Effects that a row has to exclude, so that it shows whether the claims are so. */
export const boundsOf =
  (claims: readonly Claim[]) =>
  (sample: PairedSample): number[] =>
    claims.flatMap((claim) => (isAbout(claim, sample) ? [boundIn(claim, sample.metric).at] : []))

/** The suite with the metrics that claims name, which may be on request; no mean has a part of alpha. */
export function claimedSuite(suite: Suite, claims: readonly Claim[]): Suite {
  const named = claims.flatMap(({ metric }) => metric ?? [])
  const rules = named.map((metric) => [metric, suite.metrics[metric] ?? NO_RULE] as const)
  return {
    ...suite,
    metrics: { ...suite.metrics, ...Object.fromEntries(rules) },
    gate: { ...suite.gate, geomean: false },
  }
}

const NO_RULE: MetricRule = {
  better: null,
  marginPct: null,
  gates: null,
  marginPctByBenchmark: {},
}
