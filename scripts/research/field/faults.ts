/** What no maintainer should see of a run on a module. */

import type { Comparison, Report } from '../../../src/model/model.ts'
import { rulesOut } from '../../../src/report/gate.ts'
import type { Change } from './changes.ts'
import { shortName } from './fetch.ts'
import { type Field, longestTrialSec } from './trial.ts'

/** Rounds from which on a twofold slowdown has to be called. */
const ENOUGH_ROUNDS = 8

/** Twice the interval at which something is to be said: a loaded machine is late. */
const SILENCE_SEC = 20

/** A benchmark as the report names it: `unit.Name`. */
const namedIn = (report: Report): Set<string> =>
  new Set([
    ...report.plan.targets.map(({ id, unit }) => unit + id.slice(unit.length).split('/')[0]),
    ...report.plan.unchanged.flatMap(({ unit, benchmarks }) =>
      benchmarks.map((name) => `${unit}.${shortName(name)}`),
    ),
  ])

/** Benchmarks (`package.BenchmarkX`) that `go test -list` knows and the report tells nothing of. */
export function lostOf(report: Report, names: readonly string[]): string[] {
  const named = namedIn(report)
  const places = report.problems.flatMap(({ where }) => where ?? [])
  const isTold = (name: string, ends: RegExp) =>
    places.some((place) => place.startsWith(name) && ends.test(place.slice(name.length)))
  return names.filter((name) => {
    const at = name.lastIndexOf('.Benchmark')
    const unit = name.slice(0, at)
    const short = `${unit}.${shortName(name.slice(at + 1))}`
    const isNamed =
      named.has(short) || isTold(name, /^(?:$|[/, ])/) || isTold(short, /^(?:$|[/, ])/)
    return !isNamed && !isTold(unit, /^(?:$| )/)
  })
}

/** Seconds beyond the budget and the one trial that may end after it. */
export const overrunSec = (report: Report) =>
  Math.max(0, report.measuredSec - report.plan.suite.budgetSec - longestTrialSec(report))

const nameOf = (name: string) => shortName(name.slice(name.lastIndexOf('.Benchmark') + 1))

/** Rows of times that gate: of the clock that decides. */
export const gatingTimes = ({ comparisons }: Report) =>
  comparisons.filter(({ unit, role }) => unit === 's' && role === 'gating')

/** Whether a row says that head takes longer. */
export const isLonger = ({ verdict }: Comparison) => verdict.word === 'regressed'

/** Whether the rows of a benchmark, or with null most rows of the table, are called longer. */
export function isCalled(report: Report, name: string | null): boolean {
  const times = gatingTimes(report)
  if (name === null) return times.length > 0 && times.filter(isLonger).length > times.length / 2
  return times.some((row) => `.${row.benchmark}/`.includes(`.${nameOf(name)}/`) && isLonger(row))
}

/** A green mark over rows that could not have been called. */
export function isGreenForNothing({ plan, comparisons, conclusion, roundsRun }: Report): boolean {
  if (conclusion.conclusion !== 'success') return false
  if (plan.targets.length > 0 && roundsRun < 6) return true
  return comparisons.some(
    (row) =>
      row.role === 'gating' &&
      row.verdict.word === 'inconclusive' &&
      !rulesOut(row, plan.suite.gate),
  )
}

export function faultsOf(
  { report, exit, silentSec }: Field,
  names: readonly string[],
  { expects }: Change,
  edited: readonly string[],
): string[] {
  if (report === null || (exit !== 0 && exit !== 1)) return [`no report, exit ${exit}`]
  const lost = lostOf(report, names)
  const [first] = edited
  const isEnough = report.roundsRun >= ENOUGH_ROUNDS
  const trials = (report.records ?? []).length
  const found: [boolean, string][] = [
    [overrunSec(report) > 0, `overrun of ${overrunSec(report).toFixed(1)} s`],
    [lost.length > 0, `lost without a word: ${lost.slice(0, 5).join(', ')}`],
    [isGreenForNothing(report), `green after ${report.roundsRun} rounds without a chance`],
    [silentSec > SILENCE_SEC, `silent for ${silentSec.toFixed(0)} s`],
    [expects !== null && expects !== 'nothing' && first === undefined, 'nothing could be planted'],
    [expects === 'all' && isEnough && !isCalled(report, null), 'all 2x is not called'],
    [expects === 'one' && isEnough && !isCalled(report, first ?? ''), `2x of ${first} not called`],
    [expects === 'nothing' && trials > 0, `a comment ran ${trials} trials`],
  ]
  return found.filter(([isFault]) => isFault).map(([, text]) => text)
}
