/** A bisection: stages of measuring until one commit is left, or nothing more can be decided. */

import { type Host, HostError } from '../machine/host.ts'
import { ConfigError, type Stop, stopOf } from '../model/findings.ts'
import type { Plan, Report, Suite } from '../model/model.ts'
import { wholeBudgetSec } from '../plan/fit.ts'
import { functionOf } from '../plan/plan.ts'
import type { Bisection } from '../render/bisect.ts'
import { rowName } from '../report/acceptances.ts'
import {
  alphaOfStage,
  type Commit,
  candidatesIn,
  decideStage,
  type Expected,
  expectedOf,
  gatingOfWhole,
  type Learned,
  learnFrom,
  nothingLearned,
  placesOf,
  roundsAfter,
  SPARE_STAGES,
  type StageRequest,
  type StageRow,
  stageOf,
  stageRowOf,
  type WatchedRow,
  WRONG_NAME_ALPHA,
} from '../report/bisect.ts'
import { fixedRounds } from '../settings/values.ts'
import { workloadOf } from '../workloads/index.ts'
import { previewBench, runBench } from './bench.ts'
import { findSuite, type RunRequest } from './request.ts'
import { writeReportFiles } from './resume.ts'

export type BisectRequest = RunRequest & {
  good: string
  bad: string
  row: Pick<WatchedRow, 'benchmark' | 'metric'> | null
}

/** The good commit and all after it up to the bad one, oldest first. */
async function lineOf(request: BisectRequest, host: Host): Promise<Commit[]> {
  const root = await host.git.root(host.cwd)
  if (root === null) throw new HostError('a bisection needs a git repository', 'start inside one')
  const bad = await host.git.resolve(root, request.bad)
  let good = await host.git.resolve(root, request.good)
  let after = await host.git.line(root, good, bad)
  if (after === null) {
    good = await host.git.mergeBase(root, good, bad)
    after = await host.git.line(root, good, bad)
    host.notify({
      kind: 'note',
      text: `${request.good} is not on the line of ${request.bad}: from ${good}`,
    })
  }
  if (after === null || after.length === 0) {
    throw new HostError(
      `no commits from ${request.good} to ${request.bad} along first parents`,
      'name a good commit that is before the bad one on its branch',
    )
  }
  return [{ sha: good, subject: request.good }, ...after]
}

type Bisecting = {
  ask: BisectRequest
  host: Host
  suite: Suite
  commits: Commit[]
  learned: Learned
  built: Set<number>
  /** Every row of both ends was shown to differ by no more than its margin. */
  isWithinMargins: boolean
  /** What differs does so by no more than the luck of one layout a commit: more rounds are no use. */
  isLayoutLuck: boolean
  /** The rows that gate, if the requested row is not among them; null: it is. */
  unknownAmong: string[] | null
  /** The requested row was measured, and does not gate: another clock decides of it, or none does. */
  isBeside: boolean
  /** Most rounds of a stage. */
  rounds: number
  /** Why the last stage ended. */
  stopped: Stop['kind'] | null
}

/** One stage; whether it left fewer commits than before, or learned that some do not build. */
async function runStage(on: Bisecting, nth: number): Promise<boolean> {
  const { ask: request, host, commits, learned } = on
  const { low, high } = learned.bracket
  const all = placesOf(learned)
  for (const place of all) on.built.add(place)
  host.notify({
    kind: 'note',
    text: `stage ${nth}: one of ${high - low} commits, ${all.length} arms`,
  })
  const out = `${request.out}/stage-${nth}`
  const stageFor = (plan: Plan) =>
    stageOf(plan, commits, learned, request.row ?? on.learned.watched)
  const report = await runBench(
    {
      ...request,
      rounds: request.rounds ?? { min: null, max: on.rounds },
      out,
      base: null,
      head: null,
      compare: all.map((place) => commits[place]!.sha),
      stage: {
        benchmark: learned.watched?.benchmark ?? request.row?.benchmark ?? null,
        alpha: alphaOfStage(WRONG_NAME_ALPHA, commits.length - 1),
        decide(plan, trials, rounds) {
          const followed = on.learned.watched
          const { outcome, watched } = decideStage(plan, stageFor(plan), followed, trials, rounds)
          on.learned = { ...on.learned, watched }
          return outcome
        },
      },
    },
    host,
  )
  if (host.exec.stopping) return false
  await writeReportFiles(host, out, report)
  return learn(on, report, stageFor(report.plan), nth)
}

function learn(on: Bisecting, report: Report, stage: StageRequest, nth: number): boolean {
  on.stopped = stopOf(report).kind
  const { bracket, skipped } = on.learned
  on.learned = learnFrom(on.learned, report, stage, nth)
  if (on.learned.watched === null) {
    const rows = report.comparisons.map(stageRowOf)
    const whole = gatingOfWhole(rows, stage.contrasts, stage.row)
    const gating = gatingOfWhole(rows, stage.contrasts, null)
    if (whole.length === 0) on.unknownAmong = [...new Set(gating.map(rowName))]
    on.isBeside = rows.some((row) => row.contrast === stage.contrasts.whole && isAsked(row, stage))
    const open = whole.filter(({ word }) => word !== 'equivalent')
    on.isLayoutLuck = open.length > 0 && open.every(({ isLuck }) => isLuck)
    on.isWithinMargins = whole.length > 0 && open.length === 0
    return false
  }
  const { low, high } = on.learned.bracket
  return low > bracket.low || high < bracket.high || on.learned.skipped.size > skipped.size
}

const isAsked = ({ benchmark, metric }: StageRow, { row }: StageRequest): boolean =>
  row !== null && row.benchmark === benchmark && row.metric === metric

const isFound = ({ learned: { bracket } }: Bisecting) => bracket.high - bracket.low === 1

const NAMED = 10

/** Of the requested row, where it is none to follow, with those that are. */
function notFollowed(name: string, isBeside: boolean, others: readonly string[]): string {
  const what = isBeside ? `the row ${name} does not gate.` : `no row ${name} was measured on both.`
  if (others.length === 0)
    return `${what} Nor ${isBeside ? 'does' : 'was'} any other${isBeside ? '' : ' that gates'}.`
  const names = others.slice(0, NAMED).join(', ')
  return `${what} ${isBeside ? 'These do' : 'These gate'}: ${names}.`
}

function whyLeft(on: Bisecting, stages: number, most: number): string {
  if (on.host.exec.stopping) return 'it was stopped before its stage was over.'
  const more = `give it more ${on.stopped === 'rounds' ? 'rounds' : 'budget'}.`
  const { watched, bracket, skipped } = on.learned
  if (watched === null && on.ask.row !== null && on.unknownAmong !== null)
    return notFollowed(rowName(on.ask.row), on.isBeside, on.unknownAmong)
  if (watched === null && on.isLayoutLuck) {
    const { build } = workloadOf(on.suite.workload.kind)
    const advice =
      build?.relink === undefined ? 'a larger step can be found.' : 'use layout: fresh.'
    return `the two differ by no more than one layout a commit may make: ${advice}`
  }
  if (watched === null) {
    return on.isWithinMargins
      ? 'no row differs between the two by more than its margin.'
      : `the rounds did not show whether any row differs between the two: ${more}`
  }
  if (isFound(on)) return ''
  if (candidatesIn(bracket, skipped).length === 0) {
    return 'The commits between do not build or run.'
  }
  if (stages >= most) return 'All stages were run.'
  return `The last stage could not separate its candidates: ${more}`
}

/** Whether a stage that told nothing is run again on more rounds: where nobody said how many. */
function takesMore(on: Bisecting): boolean {
  const isForRounds = on.stopped === 'rounds' || on.stopped === 'undecidable'
  const more = on.ask.rounds === null && isForRounds ? roundsAfter(on.rounds) : null
  if (more === null || on.isWithinMargins || on.isLayoutLuck || on.unknownAmong !== null)
    return false
  on.rounds = more
  return true
}

/** The suite with the function of that row alone, where the bad end has it. */
function onlyOf(
  suite: Suite,
  row: BisectRequest['row'],
  known: readonly { name: string }[],
): Suite {
  const { benchmarks } = workloadOf(suite.workload.kind).source
  const wanted = row === null ? null : functionOf(row.benchmark)
  const own = known.find(({ name }) => functionOf(name) === wanted)
  if (own === undefined || benchmarks.kind === 'listed') return suite
  const { kind, ...settings } = suite.workload
  return { ...suite, workload: { kind, ...benchmarks.only(settings, [own.name]) } }
}

/** Finds the commit after which the suite got worse (or better); `expect` is told before. */
export async function runBisect(
  options: BisectRequest,
  host: Host,
  expect: (expected: Expected) => void,
): Promise<Bisection> {
  const commits = await lineOf(options, host)
  const between = commits.length - 1
  const learned = nothingLearned(commits)
  const first = placesOf(learned)
  const compare = first.map((at) => commits[at]!.sha)
  const suite = options.found ?? (await findSuite(options, host))
  const preview = await previewBench(
    { ...options, found: suite, base: null, head: null, compare },
    host,
  )
  const request = { ...options, found: onlyOf(suite, options.row, preview.benchmarks) }
  if (preview.suite.variants.length !== first.length) {
    const message = 'the suite has several variants, and a bisection is of one'
    const next = 'name it: --variant NAME'
    throw new ConfigError([{ code: 'bad-ask', where: 'variant', message, next }])
  }
  const aboutSec = preview.mostSec === 0 ? null : preview.mostSec
  const expected = expectedOf(between, { aboutSec, mostSec: wholeBudgetSec(preview.suite) })
  expect(expected)
  const on: Bisecting = {
    ask: request,
    host,
    suite,
    commits,
    learned,
    built: new Set(),
    isWithinMargins: false,
    isLayoutLuck: false,
    stopped: null,
    rounds: fixedRounds(preview.suite.rounds).max,
    unknownAmong: null,
    isBeside: false,
  }
  const most = expected.stages + SPARE_STAGES
  let run = 0
  while (run < most && !(isFound(on) && on.learned.watched !== null)) {
    const { bracket, skipped } = on.learned
    if (run > 0 && candidatesIn(bracket, skipped).length === 0) break
    run++
    const isFurther = await runStage(on, run)
    if (host.exec.stopping || !(isFurther || takesMore(on))) break
  }
  const { skipped: _, seen, ...told } = on.learned
  const why = whyLeft(on, run, most)
  return { commits, ...told, seen: [...seen], why, stages: run, builds: on.built.size }
}
