/** Numbers of a program's output as observations. */
import { metricFor, metricId } from '../metrics/metrics.ts'
import { parseUnit, toBase } from '../metrics/unit.ts'
import type { Observation, Problem } from '../model/model.ts'

/** A number as a program printed it; `printed` is its unit, such as `ns/op` or `ops/s`. */
export type Printed = {
  benchmark: string
  scope?: string
  printed: string
  value: number
  iterations?: number | null
  /** Half of the printed step, in the printed unit. */
  halfStep?: number | null
}

/** The time of one operation, in whatever unit a tool chose for this benchmark. */
const TIME = /^(ns|us|\u00b5s|ms|s)\/op$/

/** The observation of a printed number, in base units. */
export function observed(number: Printed): Observation {
  const { unit, factor } = parseUnit(number.printed)
  const { benchmark, scope = '', iterations = null, halfStep = null } = number
  const metric = TIME.test(number.printed) ? 'time/op' : metricId(number.printed)
  return {
    ...{ scope, benchmark, procs: null, metric, unit },
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
  return {
    scope: '',
    benchmark,
    procs: null,
    metric: id,
    unit,
    value,
    iterations,
    resolution: null,
  }
}

/** Benchmarks of one name in one output: their numbers are one series, and cannot be told apart. */
export function sameNames(names: readonly string[]): Problem[] {
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index))
  return [...twice].map((name) => ({
    ...{ code: 'same-name', message: `several benchmarks are named ${name}, and read as one` },
    next: 'give each a name of its own',
  }))
}

/** Finite numbers only: a program that prints NaN for `none` has told no number. */
export const finite = (observations: Observation[]) =>
  observations.filter(({ value }) => Number.isFinite(value))
