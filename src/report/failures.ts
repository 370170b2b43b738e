/**
 * Trials that failed: when a benchmark is given up so that the others go on, and which output
 * cannot be that of a benchmark.
 */

import { type GivenUp, triedText } from '../model/codes/rows.ts'
import type { OddOutput } from '../model/finding-codes.ts'
import {
  type Cause,
  causeOf,
  makeFinding,
  type Remedy,
  type Subject,
  withRemedy,
} from '../model/findings.ts'
import { metricFor } from '../model/metrics.ts'
import type { Observation, PairedSample, Plan, Problem, TrialRecord } from '../model/model.ts'
import { MOST_ITERATIONS, printedName } from '../parse/go-bench.ts'
import { variantLabel } from '../plan/design.ts'
import { countLosses, isLostOnHead } from '../stats/sample.ts'
import type { ExpectedOutput } from '../workloads/workload.ts'
import { withCause } from './earlier-findings.ts'
import { latestAttempts } from './samples.ts'

/** So many failed rounds in a row, and the arm has had its chance. */
const GIVE_UP_ROUNDS = 2

/**
 * A target of an arm, the last round in which it was tried, and why it failed then; `isUnexpected`:
 * that was no output of an honest benchmark.
 */
export type Abandoned = {
  target: string
  arm: string
  round: number
  isUnexpected?: true
  /** What the user can do about it; absent: no more is known than the message says. */
  remedy?: Remedy
} & Cause

export const slotKey = (target: string, arm: string) => JSON.stringify([target, arm])

/**
 * Targets of arms that never worked and failed in their first two rounds, or whose server failed
 * in two rounds in a row at any time; all of them after the first round, where nothing worked in
 * any of several arms; and what gave odd output once, since it may be forged. A trial that fails
 * now and then goes on: its losses are counted. Out of memory is a result, and being stopped by us
 * is none. A function of the records alone, so that a resumed run gives up the same.
 */
export function abandoned(records: readonly TrialRecord[]): Map<string, Abandoned> {
  if (!records.some((record) => hasFailed(record) || hasUnexpectedOutput(record))) return new Map()
  const latest = latestAttempts([...records])
  const bySlot = Map.groupBy(latest, ({ trial }) => slotKey(trial.target, trial.arm))
  const patience = nothingRan(latest) ? 1 : GIVE_UP_ROUNDS
  const gone = new Map<string, Abandoned>()
  for (const [key, all] of bySlot) {
    const last = givenUpAt(
      all.sort((a, b) => a.trial.round - b.trial.round),
      patience,
    )
    if (last === null) continue
    const { target, arm, round } = last.trial
    gone.set(key, {
      target,
      arm,
      round,
      ...whyFailed(last),
      ...(hasUnexpectedOutput(last) ? { isUnexpected: true } : {}),
      ...(last.problem?.remedy && { remedy: last.problem.remedy }),
    })
  }
  return gone
}

const hasFailed = ({ status }: TrialRecord) => !['ok', 'oom', 'stopped'].includes(status)

/** Whether every trial of several arms failed: the machine or the set-up is in the way. */
function nothingRan(records: readonly TrialRecord[]): boolean {
  const arms = new Set(records.map(({ trial }) => trial.arm))
  return arms.size > 1 && records.every(hasFailed)
}

/** Arms of which no trial worked. */
export function neverRan(records: readonly TrialRecord[]): string[] {
  const byArm = Map.groupBy(records, ({ trial }) => trial.arm)
  return [...byArm].flatMap(([arm, own]) => (own.every(hasFailed) ? [arm] : []))
}

const hasUnexpectedOutput = ({ problem }: TrialRecord) => problem?.code === 'odd-output'

/** The rounds in which it was tried in vain; null: its output cannot be trusted. */
export function triedRounds({ round, isUnexpected }: Abandoned): GivenUp['rounds'] {
  if (isUnexpected) return null
  return round === 0 ? 'first' : GIVE_UP_ROUNDS
}

/** The record after which there is no hope; null: there is. */
function givenUpAt(inOrder: TrialRecord[], patience: number): TrialRecord | null {
  let inARow = 0
  let hasWorked = false
  for (const record of inOrder) {
    if (hasUnexpectedOutput(record)) return record
    if (!hasFailed(record)) [inARow, hasWorked] = [0, true]
    else if (!hasWorked || record.problem?.code === 'server-failed') inARow++
    else inARow = 0
    if (inARow >= patience) return record
  }
  return null
}

/**
 * Which targets of which arms are worth running: not given up, and not without a partner, because
 * every slot that they are compared with was.
 */
export function liveSlots(
  plan: Plan,
  records: readonly TrialRecord[],
): (target: string, arm: string) => boolean {
  const dead = abandoned(records)
  return (target, arm) => {
    if (dead.has(slotKey(target, arm))) return false
    const partners = partnersOf(plan, target, arm)
    return partners.length === 0 || partners.some((partner) => !dead.has(partner))
  }
}

/** The slots that a slot is compared with. */
function partnersOf({ contrasts, targets }: Plan, target: string, arm: string): string[] {
  const own = targets.find(({ id }) => id === target)?.block
  const beside = targets.filter(({ id, block }) => id !== target && block === own)
  return contrasts.flatMap((contrast) => {
    if (contrast.kind === 'interaction') return []
    if (contrast.kind === 'benchmarks')
      return contrast.arm === arm ? beside.map(({ id }) => slotKey(id, arm)) : []
    if (contrast.base === arm) return [slotKey(target, contrast.head)]
    return contrast.head === arm ? [slotKey(target, contrast.base)] : []
  })
}

/** Benchmarks of which no trial worked on any side; where nothing did at all, that is said. */
export function failedEverywhere(
  records: readonly TrialRecord[],
  subjectOf: (target: string) => Subject,
): Problem[] {
  if (nothingRan(records)) return []
  const byTarget = Map.groupBy(records, ({ trial }) => trial.target)
  return [...byTarget].flatMap(([target, own]) =>
    new Set(own.map(({ trial }) => trial.arm)).size > 1 && own.every(hasFailed)
      ? [
          remedied(
            workedNowhere(subjectOf(target), whyFailed(own.at(-1))),
            own.at(-1)?.problem ?? {},
          ),
        ]
      : [],
  )
}

/** With what would cure it, where its last trial tells. */
const remedied = (problem: Problem, last: { remedy?: Remedy }): Problem =>
  last.remedy === undefined ? problem : withRemedy(problem, last.remedy)

const whyFailed = (last: TrialRecord | undefined): Cause =>
  last?.problem ? causeOf(withCause(last.problem)) : { cause: last?.status ?? '' }

/**
 * What a gating row asks about that lost rounds on head alone, or nearly: too few to fail it, too
 * many to pass. Null: it did not, or its metric may lack numbers where no trial failed.
 */
export function lossOnHead(plan: Plan, sample: PairedSample): Problem | null {
  const { arms, contrasts } = plan
  const { contrast, benchmark: row, metric, failed, role } = sample
  const losses = countLosses(sample, sample.base.length)
  const { ran, headOnly: lost } = losses
  const isSparse = metricFor(metric).isSparse === true && failed.head === 0
  if (role !== 'gating' || isSparse || !isLostOnHead(losses)) return null
  const own = contrasts.find(({ id }) => id === contrast)
  const variant = arms.find(({ id }) => own?.kind === 'variants' && id === own.head)?.variant
  return makeFinding(
    'lost-on-head',
    { row, metric, contrast },
    { side: variant === undefined ? 'head' : variantLabel(plan, variant), lost, ran },
  )
}

/** A benchmark that has no row, because it failed on every side that has it. */
export const workedNowhere = (
  subject: Subject,
  why: Cause,
  next = 'fix it, or accept it by that name',
): Problem => makeFinding('failed-everywhere', subject, { cause: why.cause }, { next, ...why })

/** A unit that may have any number of benchmarks, since it can list them on no side. */
export const listedNowhere = (unit: string, cause: string, how: string): Problem =>
  makeFinding(
    'unlisted',
    { unit },
    { cause },
    {
      next:
        `make \`${how}\` work where the benchmarks run (a TestMain may want a server, a file or a ` +
        'flag), leave the package out with "packages" in the suite, or accept it by that name',
      cause,
    },
  )

const causeOfSlot = ({ cause, fault }: Abandoned): Cause =>
  fault === undefined ? { cause } : { cause, fault }

/** One problem per slot that was given up; one for all where nothing worked. */
export function abandonedProblems(
  records: readonly TrialRecord[],
  subjectOf: (target: string) => Subject,
): Problem[] {
  const all = [...abandoned(records).values()]
  const [first] = all
  if (first !== undefined && nothingRan(records)) {
    const { target, arm, cause } = first
    const why = causeOfSlot(first)
    const isOfAll = all.every((one) => one.cause === cause)
    const next = 'the machine or the set-up is in the way: try that benchmark by hand'
    const subject = { ...subjectOf(target), arm }
    const found = makeFinding('nothing-ran', subject, { cause, isOfAll }, { next, ...why })
    return [remedied(found, first)]
  }
  return all.map((one) => {
    const { target, arm, round, isUnexpected, cause } = one
    const details = { rounds: round + 1, tried: triedText(triedRounds(one)) }
    const more = { next: `fix what it said last: ${cause}`, ...causeOfSlot(one) }
    const code = isUnexpected ? 'odd-output' : 'given-up'
    return remedied(makeFinding(code, { ...subjectOf(target), arm }, details, more), one)
  })
}

// Output that no honest process prints. Benchmarked code is a stranger's: it can write result lines
// itself, and end before the testing package does.
//
// Impossible from outside is little, since a timer may be stopped and a benchmark may sleep:
// - a name that the trial's own pattern does not let run, or one without the GOMAXPROCS suffix that
//   it had when it was tried out;
// - more result lines than were asked for (a `TestMain` that runs all twice did so at the probe);
// - numbers without a name: the testing package prints the name, runs, and prints the rest, so a
//   line that is written meanwhile takes the name, and the true numbers stand alone;
// - another N than `-benchtime=Nx` asks for. A benchmark that sets `b.N` itself came to that same N
//   at the probe;
// - N x ns/op beyond the process's own wall time: the timer runs within it, one benchmark after the
//   other. RunParallel is timed by the wall as well. One that reports its own ns/op (latencies that
//   overlap, a simulated clock) is known by its probe: there it claims as much.
//
// CPU time refuses nothing that wall time lets pass: a sleeping benchmark uses none of what it
// claims, and work before the timer starts is claimed by nobody. For the same reason a claim of
// less time than was used is no proof where N is fixed. Where it is not (at the probe, and where
// benchmarks share a process), the testing package runs each until its timer has read the time that
// was asked for, or N is a billion: N x ns/op of a line cannot be less, unless the benchmark puts
// another number in the place of the reading (`b.ReportMetric(..., "ns/op")`). One that does so on
// all sides is compared by its own clock; on one side alone, by two. Not seen is what the probe
// does not show: a benchmark that looks for the flags it runs under, or a suite that fixes N.

/** Printed numbers have four digits; clocks of two processes agree at least so well. */
const SLACK = { share: 0.01, sec: 0.01 }

const topOf = (name: string) => name.split('/')[0] ?? ''
const withoutSuffix = (name: string) => name.replace(/-\d+$/, '')

/** Why this name cannot come out of this process; null: it can. */
function oddName(name: string, { names, isOpen }: ExpectedOutput): OddOutput | null {
  if (names.includes(name)) return null
  const bare = withoutSuffix(name)
  const alike = names.find((other) => other !== name && withoutSuffix(other) === name)
  if (alike !== undefined) return { odd: 'renamed', name, was: alike }
  // The machine may have changed its number of CPUs: another suffix is no other name.
  if (bare !== name && names.some((other) => withoutSuffix(other) === bare)) return null
  const tops = new Set(names.map((other) => withoutSuffix(topOf(other))))
  // What a function calls its sub-benchmarks may differ from run to run.
  if (isOpen && [topOf(name), withoutSuffix(topOf(name))].some((top) => tops.has(top))) return null
  return { odd: 'other-name', name }
}

/** Every result line once, by benchmark: that of the metric which most of them have. */
function linesOf(observations: readonly Observation[]): Observation[][] {
  const byName = Map.groupBy(observations, ({ benchmark }) => benchmark)
  return [...byName.values()].map((all) => {
    const byMetric = [...Map.groupBy(all, ({ metric }) => metric).values()]
    return byMetric.reduce((most, one) => (one.length > most.length ? one : most), [])
  })
}

/** Result lines with a name, and those whose name stands in a line before, as after a log. */
const WHOLE = /^Benchmark.*\t *\d+\t *\d[\d.e+-]* ns\/op/gm
const NAMELESS = /^ *\d+\t *\d[\d.e+-]* ns\/op/gm

/** Numbers whose name another line took; null: each result has its own. */
function oddResults(observations: readonly Observation[], stdout: string): OddOutput | null {
  const [whole, nameless] = [WHOLE, NAMELESS].map((line) => stdout.match(line)?.length ?? 0)
  const namedCount = observations.filter(({ metric }) => metric === 'time/op').length
  return nameless! <= namedCount - whole! ? null : { odd: 'nameless', results: nameless! }
}

const READ = 'read what the benchmark prints: only the testing package may write result lines'

/** The first thing that is odd about numbers of a process that lasted `wallSec`; null: nothing. */
function whatIsOdd(
  expected: ExpectedOutput,
  observations: readonly Observation[],
  { wallSec, stdout }: { wallSec: number; stdout: string },
): OddOutput | null {
  for (const name of new Set(observations.map(printedName))) {
    const odd = oddName(name, expected)
    if (odd !== null) return odd
  }
  for (const lines of linesOf(observations)) {
    if (lines.length > expected.lines) {
      const name = lines[0]?.benchmark ?? ''
      return { odd: 'lines', name, lines: lines.length, expected: expected.lines }
    }
  }
  return (
    oddResults(observations, stdout) ??
    oddIterations(expected, observations) ??
    oddTime(expected, observations, wallSec)
  )
}

/** N was asked for, or follows from the time that was; null: it can be so. */
function oddIterations(
  expected: ExpectedOutput,
  observations: readonly Observation[],
): OddOutput | null {
  const [iterationCount] = expected.iterations
  const { leastSec } = expected
  const other = observations.find(({ iterations, metric, value }) => {
    if (iterations === null) return false
    if (iterationCount !== undefined) return !expected.iterations.includes(iterations)
    const isShort = value * iterations * (1 + SLACK.share) < leastSec
    return metric === 'time/op' && isShort && iterations < MOST_ITERATIONS
  })
  if (other === undefined) return null
  const { benchmark: name, value } = other
  const iterations = other.iterations ?? 0
  return iterationCount === undefined
    ? { odd: 'short', name, iterations, claimedSec: value * iterations, leastSec }
    : { odd: 'iterations', name, iterations, expected: iterationCount }
}

/** All that is claimed was measured within the process; null: it can be so. */
function oddTime(
  expected: ExpectedOutput,
  observations: readonly Observation[],
  wallSec: number,
): OddOutput | null {
  const mostSec = wallSec * (1 + SLACK.share) + SLACK.sec
  const claimedSec = observations
    .filter(({ metric }) => metric === 'time/op')
    .reduce((sum, { value, iterations }) => sum + value * (iterations ?? 0), 0)
  if (claimedSec <= mostSec || expected.claimSec > mostSec) return null
  return { odd: 'long', claimedSec, lastedSec: wallSec }
}

/** What a suite reads of a process beside what it printed has no name. */
const isPrinted = ({ benchmark, metric }: Observation) => benchmark !== '' || metric !== 'wall-time'

/** The problem of a trial whose output cannot be that of the benchmark alone; null: it can. */
export function unexpectedOutput(
  expected: ExpectedOutput | null,
  observations: readonly Observation[],
  { where, ...ran }: { wallSec: number; stdout: string; where: string },
): Problem | null {
  if (expected === null) return null
  const odd = whatIsOdd(expected, observations.filter(isPrinted), ran)
  if (odd !== null) return makeFinding('odd-output', null, odd, { where, next: READ })
  const { ownClock } = expected
  return ownClock === null
    ? null
    : makeFinding('odd-output', null, { odd: 'own-clock' }, { where, next: ownClock.next })
}
