import { metricFor, metricId } from '../metrics.ts'
import type { Found, Observation, Problem } from '../model.ts'
import type { Parser } from '../shelves.ts'
import { type BenchResult, type BenchValue, readBenchText } from '../text/bench-text.ts'
import { parseUnit, toBase } from '../unit.ts'

/**
 * Half of the last printed decimal, in the printed unit: 22.8 -> 0.05. Null for what is not
 * printed in decimal.
 */
function halfStep(text: string): number | null {
  const [, fraction = '', exponent = '0'] = /^[+-]?\d*\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text) ?? []
  return /^[+-]?0x/i.test(text) ? null : 0.5 * 10 ** (Number(exponent) - fraction.length)
}

/** The suffix is GOMAXPROCS; Go leaves it out when that is 1, and writes no leading zeros. */
function splitProcs(name: string): { benchmark: string; procs: number | null } {
  const [, benchmark, procs] = /^(.*)-([2-9]|[1-9]\d{1,4})$/.exec(name) ?? []
  return procs ? { benchmark: benchmark!, procs: Number(procs) } : { benchmark: name, procs: null }
}

function observe(result: BenchResult, { text, value, unit: printed }: BenchValue): Observation {
  const { unit, factor } = parseUnit(printed)
  const half = halfStep(text)
  return {
    scope: result.config.pkg ?? '',
    ...splitProcs(result.name),
    metric: metricId(printed),
    unit,
    value: toBase(value, factor),
    iterations: result.iterations,
    resolution: half === null ? null : toBase(half, factor),
  }
}

function observeAll(result: BenchResult): Found<Observation[]> {
  const found: Found<Observation[]> = { value: [], problems: [] }
  const where = `line ${result.line}`
  const tell = (code: string, message: string) => found.problems.push({ code, message, where })
  if (result.iterations <= 0) {
    tell('no-iterations', `${result.name} made ${result.iterations} iterations: nothing measured`)
    return found
  }
  for (const value of result.values) {
    const seen = observe(result, value)
    if (!Number.isFinite(seen.value))
      tell('no-finite-number', `${result.name} reports ${value.text} ${value.unit}`)
    else if (found.value.some((other) => other.metric === seen.metric))
      tell('repeated-unit', `${result.name} reports ${seen.metric} twice; the first one counts`)
    else found.value.push(seen)
  }
  return found
}

/** What a benchmark says of its units, where it is not what gcbench will assume. */
function unitProblems(units: { unit: string; key: string; value: string }[]): Problem[] {
  return units.flatMap(({ unit, key, value }) => {
    const { better } = metricFor(metricId(unit))
    if (key !== 'better' || value === better) return []
    return [
      {
        code: 'unit-direction',
        message: `the output says better=${value} for ${unit}, but ${better} is taken as better`,
        next: `set better for the metric ${metricId(unit)} in the suite file`,
      },
    ]
  })
}

export const goBench: Parser = {
  id: 'go-bench',
  about: 'The Go benchmark format: what `go test -bench` prints.',
  parse(text) {
    const { value, problems } = readBenchText(text)
    const found = value.results.map(observeAll)
    return {
      value: found.flatMap((each) => each.value),
      problems: [
        ...problems,
        ...found.flatMap((each) => each.problems),
        ...unitProblems(value.units),
      ],
    }
  },
}
