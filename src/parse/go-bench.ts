/** Parser: what `go test -bench` prints. */

import type { Code } from '../model/finding-codes.ts'
import { metricFor, metricId } from '../model/metrics.ts'
import type { Better, Observation, Problem, WithProblems } from '../model/model.ts'
import { parseUnit, toBase } from '../model/unit.ts'
import {
  type BenchResult,
  type BenchUnit,
  type BenchValue,
  capProblems,
  readBenchText,
} from './benchfmt.ts'
import type { Parser } from './parser.ts'

/** Half of the last printed decimal, in the printed unit: 22.8 -> 0.05; null if not decimal. */
function halfStep(text: string): number | null {
  const decimal = /^[+-]?\d*(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(text)
  if (!decimal) return null
  const [, fraction = '', exponent = '0'] = decimal
  return 0.5 * 10 ** (Number(exponent) - fraction.length)
}

type Named = { benchmark: string; procs: number | null }

/** Go leaves the GOMAXPROCS suffix out when it is 1, and writes no leading zeros. */
function splitProcs(name: string): Named {
  const [, benchmark, procs] = /^(.*)-([2-9]|[1-9]\d{1,4})$/.exec(name) ?? []
  return procs ? { benchmark: benchmark!, procs: Number(procs) } : { benchmark: name, procs: null }
}

/**
 * Tells a GOMAXPROCS suffix from a name that ends alike, such as `n-100` where GOMAXPROCS is 1.
 * A name that also comes with a suffix has none itself. All benchmarks of a package run under the
 * same values of GOMAXPROCS, so if that does not hold, there are no suffixes where some name has
 * none; else every name has one. Where all names end in one number the format cannot tell.
 */
function namer(names: Set<string>): (name: string) => Named {
  const whole = (name: string): Named => ({ benchmark: name, procs: null })
  const bases = new Set([...names].map((name) => splitProcs(name).benchmark))
  const bySuffix = (name: string) => (bases.has(name) ? whole(name) : splitProcs(name))
  const groups = Map.groupBy([...names].map(bySuffix), ({ benchmark }) => benchmark)
  const values = [...groups.values()].map((group) =>
    group
      .map(({ procs }) => procs)
      .sort()
      .join(),
  )
  if (new Set(values).size <= 1) return bySuffix
  return [...names].some((name) => splitProcs(name).procs === null) ? whole : splitProcs
}

type Line = BenchResult & Named

const scopeOf = (result: BenchResult) => result.config.pkg ?? ''

function nameResults(results: BenchResult[]): Line[] {
  const names = new Map<string, Set<string>>()
  for (const result of results)
    names.set(scopeOf(result), (names.get(scopeOf(result)) ?? new Set()).add(result.name))
  const namers = new Map(
    [...names].map(([scope, benchmarkNames]) => [scope, namer(benchmarkNames)]),
  )
  return results.map((result) => ({ ...result, ...namers.get(scopeOf(result))!(result.name) }))
}

function observe(line: Line, { text, value, unit: printed }: BenchValue): Observation {
  const { unit, factor } = parseUnit(printed)
  const half = halfStep(text)
  return {
    scope: scopeOf(line),
    // `func Benchmark(b *testing.B)` has no name but the prefix.
    benchmark: line.benchmark || 'Benchmark',
    procs: line.procs,
    metric: metricId(printed),
    unit,
    value: toBase(value, factor),
    iterations: line.iterations,
    resolution: half === null ? null : toBase(half, factor),
  }
}

function observeAll(line: Line): WithProblems<Observation[]> {
  const problems: Problem[] = []
  const where = `line ${line.line}`
  const addProblem = (code: Code, message: string) => problems.push({ code, message, where })
  if (line.iterations <= 0) {
    addProblem('no-iterations', `${line.name} made ${line.iterations} iterations: nothing measured`)
    return { value: [], problems }
  }
  const byMetric = new Map<string, Observation>()
  for (const value of line.values) {
    const observation = observe(line, value)
    if (!Number.isFinite(observation.value))
      addProblem('no-finite-number', `${line.name} reports ${value.text} ${value.unit}`)
    else if (metricFor(observation.metric).fromUsage)
      addProblem(
        'reserved-unit',
        `${line.name} reports ${value.unit}, which is read from the kernel`,
      )
    else if (byMetric.has(observation.metric))
      addProblem(
        'repeated-unit',
        `${line.name} reports ${observation.metric} twice; the first one counts`,
      )
    else byMetric.set(observation.metric, observation)
  }
  return { value: [...byMetric.values()], problems }
}

/** Which way is good by the `Unit` lines, by metric; a direction that there is not is a problem. */
function directionsIn(units: BenchUnit[]): WithProblems<Map<string, Better>> {
  const value = new Map<string, Better>()
  const problems: Problem[] = []
  for (const { unit, key, value: way } of units) {
    if (key !== 'better') continue
    if (way === 'higher' || way === 'lower') value.set(metricId(unit), way)
    else {
      const message = `the output says better=${way} for ${unit}: neither higher nor lower`
      problems.push({ code: 'unit-direction', message })
    }
  }
  return { value, problems }
}

export const goBench: Parser = {
  id: 'go-bench',
  hasOwnMetrics: true,
  about: 'The Go benchmark format: what `go test -bench` prints.',
  parse(text) {
    const { value, problems } = readBenchText(text)
    const parts = nameResults(value.results).map(observeAll)
    const directions = directionsIn(value.units)
    const directed = (observation: Observation): Observation => {
      const better = directions.value.get(observation.metric)
      return better === undefined ? observation : { ...observation, better }
    }
    return {
      value: parts.flatMap((each) => each.value.map(directed)),
      problems: capProblems([
        ...problems,
        ...parts.flatMap((each) => each.problems),
        ...directions.problems,
      ]),
    }
  },
}
