/** Whether a stored report is what its raw records give. Pure: hashes are handed in. */
import { without } from '../model/findings.ts'
import type { BuildRecord, Report, TrialRecord } from '../model/model.ts'
import { gatingOf } from './gate.ts'
import { makeReport } from './report.ts'

/** The same value with the keys of every object in one order. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]))
}

/**
 * One raw record a line. The keys are in one order, so that the digest of a file of records can be
 * computed again from a report that holds them.
 */
export const recordsText = (records: readonly unknown[]): string =>
  records.map((record) => `${JSON.stringify(ordered(record))}\n`).join('')

/** One place in which a report says something else than its records. `where` is a path of keys. */
type Difference = { where: string; said: string; found: string }

const SHOWN = 120

function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}...`
}

type Keyed = Record<string, unknown>
const isKeyed = (value: unknown): value is Keyed => typeof value === 'object' && value !== null

/** Places in which two JSON values differ, each as deep as it can be named. */
function compare(reported: unknown, recomputed: unknown, where: string): Difference[] {
  if (
    isKeyed(reported) &&
    isKeyed(recomputed) &&
    Array.isArray(reported) === Array.isArray(recomputed)
  ) {
    const keys = new Set([...Object.keys(reported), ...Object.keys(recomputed)])
    return [...keys].flatMap((key) =>
      compare(reported[key], recomputed[key], where === '' ? key : `${where}.${key}`),
    )
  }
  return Object.is(reported, recomputed)
    ? []
    : [{ where, said: show(reported), found: show(recomputed) }]
}

/** The run has problems of its own; those that the records show must be among them. */
function missingProblems(reported: Report, again: Report): Difference[] {
  return without(again.problems, reported.problems).map((problem) => ({
    where: 'problems',
    said: 'nothing',
    found: show(problem),
  }))
}

/** Complete rounds end with the last record, or with the one before a round that was cut short. */
function wrongRounds({ roundsRun, plan }: Report, records: TrialRecord[]): Difference[] {
  const last = records.reduce((most, { trial }) => Math.max(most, trial.round), -1)
  if (plan.machines !== null || roundsRun === last + 1 || roundsRun === last) return []
  return [{ where: 'roundsRun', said: show(roundsRun), found: show(last + 1) }]
}

const buildKey = ({ arm, unit }: Pick<BuildRecord, 'arm' | 'unit'>) => `${unit} on ${arm}`

/** What ran must be what was built; a fresh layout is one binary however often it runs. */
function wrongBinaries({ plan, builds }: Report, records: TrialRecord[]): Difference[] {
  const sums = new Map(builds.map((build) => [buildKey(build), build.sha256]))
  const units = new Map(plan.targets.map((target) => [target.id, target.unit]))
  return records.flatMap(({ trial, sha256, layoutSeed }, index) => {
    if (sha256 === null) return []
    const build = buildKey({ arm: trial.arm, unit: units.get(trial.target) ?? '?' })
    const key = layoutSeed === null ? build : `${build}, layout ${layoutSeed}`
    const built = sums.get(key)
    if (built === undefined && layoutSeed !== null) sums.set(key, sha256)
    if (built === sha256 || (built === undefined && layoutSeed !== null)) return []
    return [{ where: `records.${index}.sha256 (${key})`, said: show(built), found: show(sha256) }]
  })
}

/** A unit that was not run because both sides are the same binary was built so on both. That
 * benchmarks of two binaries reach the same code is not in the records. */
function wrongUnchanged({ plan, builds }: Report): Difference[] {
  return plan.unchanged.flatMap((one, index) => {
    if (one.sha256 === null) return []
    const contrast = plan.contrasts.find(({ id }) => id === one.contrast)
    const arms = contrast === undefined ? [] : [contrast.base, contrast.head]
    return arms.flatMap((arm) => {
      const built = builds.find((build) => build.arm === arm && build.unit === one.unit)
      if (built?.sha256 === one.sha256) return []
      const where = `plan.unchanged.${index}.sha256 (${one.unit} on ${arm})`
      return [{ where, said: show(one.sha256), found: show(built?.sha256) }]
    })
  })
}

/**
 * Everything in which the report is not what its records give: rows, conclusion, problems, rounds
 * and digests. `recordsSha256` is the hash of what the records were read from. What only the run
 * could know, such as time spent, the machine and the command, is not in the records and is not
 * judged.
 */
export function verifyReport(
  report: Report,
  records: TrialRecord[],
  recordsSha256: string,
): Difference[] {
  const again = makeReport({
    ...report,
    records,
    problems: gatingOf(report.problems),
    probeSec: report.timeSpent?.probeSec ?? null,
    toolVersion: report.tool.version,
  })
  // Reports of earlier versions do not say where the time went.
  if (report.timeSpent === undefined) delete again.timeSpent
  const printed = ({ records: _, problems: __, ...rest }: Report) =>
    JSON.parse(JSON.stringify(rest))
  return [
    ...compare(report.recordsSha256, recordsSha256, 'recordsSha256'),
    ...compare(printed(report), printed(again), ''),
    ...missingProblems(report, again),
    ...wrongRounds(report, records),
    ...wrongBinaries(report, records),
    ...wrongUnchanged(report),
  ]
}
