/** Bisection: which commits to measure next, what their rows showed, and what is left. */
import type { Comparison, ParsedTrial, Plan, Problem, Report, VerdictWord } from '../model/model.ts'
import { isNamedUnchanged } from '../plan/plan.ts'
import type { RowState } from '../stats/judge.ts'
import { pointOf } from '../stats/sample.ts'
import { judgeRows } from '../stats/table.ts'
import { huberEstimate } from '../stats/test.ts'
import { isLayoutLuck, mayBeLayout } from './history.ts'
import { type AnalysisOutcome, decideTable } from './interim.ts'
import { pairSamples } from './pairs.ts'
import { tableRulesOf } from './report.ts'
import { collectSamples } from './samples.ts'
import { differencesOf } from './verify.ts'

/** A commit of the history between the two ends, oldest first. */
export type Commit = { sha: string; subject: string }

/**
 * What was shown of a candidate. as-good: it differs from the bad end; as-bad: from the good end;
 * between: from both, so that there is more than one step; open: from neither; skipped: it does not
 * build, or does not run.
 */
export type Word = 'as-good' | 'as-bad' | 'between' | 'open' | 'skipped'

/** Places in the list: the step is after `low` and at `high` or before. */
export type Bracket = { low: number; high: number }

/** So many candidates run beside the two ends. */
const CANDIDATES = 3

const insideOf = ({ low, high }: Bracket, skipped: ReadonlySet<number>): number[] =>
  Array.from({ length: Math.max(0, high - low - 1) }, (_, i) => low + 1 + i).filter(
    (place) => !skipped.has(place),
  )

/** Places that cut the bracket into parts as equal as can be; none: there is nothing to ask. */
export function candidatesIn(
  bracket: Bracket,
  skipped: ReadonlySet<number>,
  most: number = CANDIDATES,
): number[] {
  const inside = insideOf(bracket, skipped)
  const count = Math.min(most, inside.length)
  const at = (i: number) => Math.floor(((i + 1) * (inside.length + 1)) / (count + 1)) - 1
  return Array.from({ length: count }, (_, i) => inside[at(i)]!)
}

/** What a candidate showed; `share`: of the whole difference, how much of it is there already. */
export type CandidateResult = { place: number; word: Word; share: number | null }

/**
 * The bracket with what is known of candidates in it. Of several steps the larger part is followed.
 * The first that is as bad ends it, then the last before that which is as good begins it.
 */
export function narrowed({ low, high }: Bracket, candidates: readonly CandidateResult[]): Bracket {
  const isAfter = ({ word, share }: CandidateResult) =>
    word === 'as-bad' || (word === 'between' && (share ?? 1) >= 0.5)
  const isBefore = (one: CandidateResult) =>
    one.word === 'as-good' || (one.word === 'between' && !isAfter(one))
  const end = Math.min(high, ...candidates.filter(isAfter).map(({ place }) => place))
  const before = candidates.filter((one) => isBefore(one) && one.place < end)
  return { low: Math.max(low, ...before.map(({ place }) => place)), high: end }
}

/** Candidates that have to go on: undecided, and inside of what is left. */
export const openIn = (
  { low, high }: Bracket,
  candidates: readonly CandidateResult[],
): CandidateResult[] =>
  candidates.filter(({ place, word }) => word === 'open' && place > low && place < high)

/** Number of stages that find one commit of so many, if each stage decides every candidate. */
export const stagesFor = (commits: number, most: number = CANDIDATES): number => {
  let [left, stages] = [commits, 0]
  for (; left > 1; stages++) left = Math.ceil(left / (most + 1))
  return Math.max(1, stages)
}

/** Stages that there may be: some commits do not build, and some candidates stay open. */
export const SPARE_STAGES = 2

const [TIMES_AS_MANY, MOST_ROUNDS] = [4, 1_000]

/**
 * Rounds at most of a stage after one that told nothing in so many; null: there is no use in more.
 * It is one of the spare stages, on fresh rounds, so what it may spend is its own. To begin with
 * as many would be worse: what is easy to tell would take twice the rounds.
 */
export const roundsAfter = (rounds: number): number | null =>
  TIMES_AS_MANY * rounds <= MOST_ROUNDS ? TIMES_AS_MANY * rounds : null

/** How often a bisection may name a wrong commit, over all rows, analyses and stages. */
export const WRONG_NAME_ALPHA = 0.05

/** What one stage may spend, so that over all of them a wrong name is as rare as `alpha` says. */
export const alphaOfStage = (alpha: number, commits: number): number =>
  alpha / (stagesFor(commits) + SPARE_STAGES)

/** What it will take, said before it begins; seconds of measuring, null: not known before a run. */
export type Expected = {
  commits: number
  stages: number
  builds: number
  aboutSec: number | null
  /** By the budget of a stage. */
  mostSec: number
}

/** `commits`: after the good end, up to the bad one; seconds are of one stage. */
export const expectedOf = (
  commits: number,
  stage: { aboutSec: number | null; mostSec: number },
): Expected => {
  const stages = stagesFor(commits)
  return {
    commits,
    stages,
    builds: mostBuilds(commits),
    aboutSec: stage.aboutSec === null ? null : stages * stage.aboutSec,
    mostSec: (stages + SPARE_STAGES) * stage.mostSec,
  }
}

/** Builds at most: both ends, and the candidates of every stage. */
export const mostBuilds = (commits: number): number =>
  2 + Math.min(Math.max(0, commits - 1), CANDIDATES * stagesFor(commits))

// Rows of one stage of a bisection -> what each candidate showed.

/** What a stage compares: `low` with `high`, and each candidate with both. Ids of contrasts. */
export type StageContrasts = {
  whole: string
  candidates: { place: number; arm: string; fromLow: string; toHigh: string }[]
}

/** One row as far as a bisection looks at it; `point` as in an estimate; null: none. */
export type StageRow = {
  contrast: string
  benchmark: string
  metric: string
  word: VerdictWord
  /** It moved by no more than one layout a commit may make. */
  isLuck: boolean
  isGating: boolean
  point: number | null
  /** Rounds of the analysis that settled it, or the end; null: it may still change. */
  decidedAt: number | null
}

/** The row that is followed. */
export type WatchedRow = { benchmark: string; metric: string; word: 'regressed' | 'improved' }

const isChange = (word: VerdictWord) => word === 'regressed' || word === 'improved'

const isCalled = ({ word }: StageRow) => isChange(word)

const sizeOf = ({ point }: StageRow) => Math.abs(point ?? 0)

/** A row that is asked for; null: none in particular. */
type RequestedRow = Pick<WatchedRow, 'benchmark' | 'metric'> | null

/** Rows of both ends that gate, or the asked one of them. */
export const gatingOfWhole = (
  rows: readonly StageRow[],
  { whole }: StageContrasts,
  row: RequestedRow,
): StageRow[] =>
  rows.filter(
    ({ contrast, isGating, benchmark, metric }) =>
      contrast === whole &&
      isGating &&
      (row === null || (row.benchmark === benchmark && row.metric === metric)),
  )

/** The largest change between both ends that is called, or the asked one; null: none is. */
export function watchedIn(
  rows: readonly StageRow[],
  contrasts: StageContrasts,
  row: RequestedRow,
): WatchedRow | null {
  const [first] = gatingOfWhole(rows, contrasts, row)
    .filter(isCalled)
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
  if (first === undefined) return null
  const { benchmark, metric, word } = first
  return { benchmark, metric, word: word as WatchedRow['word'] }
}

/** Contrasts under which the watched row has the same machine code on both sides. */
type SameCode = (contrast: string) => boolean

/** What is known of each candidate by these rows. */
export function shownIn(
  rows: readonly StageRow[],
  stage: StageContrasts,
  watched: WatchedRow,
  isSame: SameCode,
): CandidateResult[] {
  const at = (contrast: string) =>
    rows.find(
      (row) =>
        row.contrast === contrast &&
        row.benchmark === watched.benchmark &&
        row.metric === watched.metric,
    )
  const whole = at(stage.whole)?.point ?? null
  return stage.candidates.map(({ place, fromLow, toHigh }) => {
    const [before, after] = [at(fromLow), at(toHigh)]
    const point = before?.point ?? null
    const share = point === null || whole === null || whole === 0 ? null : point / whole
    return { place, share, word: wordOf(before, after, watched, isSame(fromLow), isSame(toHigh)) }
  })
}

function wordOf(
  before: StageRow | undefined,
  after: StageRow | undefined,
  { word }: WatchedRow,
  isAsLow: boolean,
  isAsHigh: boolean,
): Word {
  if (isAsLow) return 'as-good'
  if (isAsHigh) return 'as-bad'
  if (before === undefined || after === undefined) return 'skipped'
  if (before.word === 'failed' || after.word === 'failed') return 'skipped'
  const [hasCome, isToCome] = [before.word === word, after.word === word]
  if (hasCome && isToCome) return 'between'
  if (hasCome) return 'as-bad'
  return isToCome ? 'as-good' : 'open'
}

// A stage after its rounds: what it tells.

/** A commit that was measured: what was shown of it, and its row against the good end then. */
export type SeenCommit = { place: number; word: Word; stage: number; row: Comparison | null }

/** What all stages so far have told. */
export type Learned = {
  bracket: Bracket
  watched: WatchedRow | null
  change: Comparison | null
  seen: readonly SeenCommit[]
  skipped: ReadonlySet<number>
}

export const nothingLearned = (commits: readonly Commit[]): Learned => ({
  bracket: { low: 0, high: commits.length - 1 },
  watched: null,
  change: null,
  seen: [],
  skipped: new Set(),
})

/** Places of the commits that the next stage measures. */
export const placesOf = ({ bracket, skipped }: Learned): number[] => [
  bracket.low,
  ...candidatesIn(bracket, skipped),
  bracket.high,
]

const armOf = ({ arms, suite }: Plan, sha: string): string => {
  const variant = suite.variants.find(({ source }) => source?.kind === 'ref' && source.ref === sha)
  return arms.find(({ variant: name }) => name === variant?.name)?.id ?? ''
}

const contrastOf = ({ contrasts }: Plan, base: string, head: string): string =>
  contrasts.find((one) => one.kind === 'variants' && one.base === base && one.head === head)?.id ??
  ''

/** What the next stage compares, by the ids of its plan. */
export function stageOf(
  plan: Plan,
  commits: readonly Commit[],
  { bracket, skipped }: Learned,
  row: RequestedRow,
): StageRequest {
  const at = (place: number) => armOf(plan, commits[place]!.sha)
  const [low, high] = [at(bracket.low), at(bracket.high)]
  const candidates = candidatesIn(bracket, skipped).map((place) => ({
    place,
    arm: at(place),
    fromLow: contrastOf(plan, low, at(place)),
    toHigh: contrastOf(plan, at(place), high),
  }))
  const contrasts = { whole: contrastOf(plan, low, high), candidates }
  return { bracket, ends: [low, high], contrasts, row }
}

/** With what one more stage tells, of which `watched` was followed; null: no row yet. */
export function learnFrom(
  before: Learned,
  { comparisons, plan }: Pick<Report, 'comparisons' | 'plan'>,
  stage: StageRequest,
  nth: number,
): Learned {
  const rows = comparisons.map(stageRowOf)
  const watched = before.watched ?? watchedIn(rows, stage.contrasts, stage.row)
  if (watched === null) return before
  const { benchmark, metric } = watched
  const rowAt = (contrast: string | undefined) =>
    comparisons.find(
      (row) => row.contrast === contrast && row.benchmark === benchmark && row.metric === metric,
    ) ?? null
  const findings = shownIn(rows, stage.contrasts, watched, sameCodeIn(plan, benchmark))
  const own = findings.map(({ place, word }) => {
    const at = stage.contrasts.candidates.find((one) => one.place === place)
    return { place, word, stage: nth, row: rowAt(at?.fromLow) }
  })
  const skipped = findings.filter(({ word }) => word === 'skipped').map(({ place }) => place)
  return {
    watched,
    bracket: narrowed(before.bracket, findings),
    change: rowAt(stage.contrasts.whole) ?? before.change,
    seen: [...before.seen, ...own],
    skipped: new Set([...before.skipped, ...skipped]),
  }
}

/** The row that the interim analyses of a stage came to follow; null: none before its end. */
function followedIn(
  plan: Plan,
  { contrasts, row }: StageRequest,
  trials: readonly ParsedTrial[],
  roundsRun: number,
): WatchedRow | null {
  for (const { rounds } of plan.looks.filter((one) => one.rounds <= roundsRun)) {
    const own = trials.filter(({ record }) => record.trial.round < rounds)
    const watched = watchedIn(judgedAt(plan, own, rounds).rows, contrasts, row)
    if (watched !== null) return watched
  }
  return null
}

// A stage at an interim analysis: which arms and targets go on.

/** What a stage asks. */
export type StageRequest = {
  bracket: Bracket
  /** Ids of the arms of both ends. */
  ends: [string, string]
  contrasts: StageContrasts
  /** The row that is asked for; null: the one that changed most. */
  row: Pick<WatchedRow, 'benchmark' | 'metric'> | null
}

/** Benchmarks that are not executed under a contrast, by the names of their functions. */
const sameCodeIn =
  (plan: Plan, benchmark: string): SameCode =>
  (contrast) =>
    isNamedUnchanged(plan, contrast)(benchmark)

/** Rows of a stage after so many rounds, and what they are paired from. */
function judgedAt(plan: Plan, trials: ParsedTrial[], rounds: number) {
  const records = trials.map(({ record }) => record)
  const paired = pairSamples(plan, collectSamples(plan, trials).value, records, rounds).value
  const samples = paired.map(({ sample }) => sample)
  const table = judgeRows(samples, tableRulesOf(plan, records, false))
  return { rows: table.rows.map(rowOf), paired }
}

/** What one layout a commit may have made is not decided. */
function wordIn(verdict: { word: VerdictWord; reason?: string }, isSmall: boolean) {
  const { word, reason } = verdict
  const isLuck = reason === 'one-layout' || (isSmall && isChange(word))
  return { word: isLuck ? ('inconclusive' as const) : word, isLuck }
}

/** A row while its stage is judged. */
export const rowOf = ({ sample, verdict, result, decidedAt }: RowState): StageRow => {
  const point = result === null ? null : huberEstimate(result.evidence.differences)
  const isLuck = sample.assume === 'noisy' && mayBeLayout(sample.layout, point)
  return {
    contrast: sample.contrast,
    benchmark: sample.benchmark,
    metric: sample.metric,
    ...wordIn(verdict, isLuck),
    isGating: sample.role === 'gating',
    point,
    decidedAt,
  }
}

/** The same of a row of a report. */
export const stageRowOf = (row: Comparison): StageRow => ({
  contrast: row.contrast,
  benchmark: row.benchmark,
  metric: row.metric,
  ...wordIn(row.verdict, isLayoutLuck(row)),
  isGating: row.role === 'gating',
  point: pointOf(row.estimate),
  decidedAt: null,
})

/**
 * The decision after the first `rounds` rounds. Of all benchmarks only the watched one goes on once
 * there is one; of the arms only the ends, and candidates inside of what is left that are open.
 */
export function decideStage(
  plan: Plan,
  request: StageRequest,
  chosen: WatchedRow | null,
  trials: ParsedTrial[],
  rounds: number,
): { outcome: AnalysisOutcome; watched: WatchedRow | null } {
  const plain = decideTable(plan, trials, rounds)
  if (rounds === 0) return { outcome: plain, watched: chosen }
  const { rows, paired } = judgedAt(plan, trials, rounds)
  const watched = chosen ?? watchedIn(rows, request.contrasts, request.row)
  if (watched === null) return { outcome: withoutStep(plain, rows, request), watched }
  const { benchmark, metric } = watched
  const candidates = shownIn(rows, request.contrasts, watched, sameCodeIn(plan, benchmark))
  const bracket = narrowed(request.bracket, candidates)
  const places = new Set(openIn(bracket, candidates).map(({ place }) => place))
  const open = request.contrasts.candidates.filter(({ place }) => places.has(place))
  const needed = new Set([...request.ends, ...open.map(({ arm }) => arm)])
  const targets = paired
    .filter(({ sample }) => sample.benchmark === benchmark && sample.metric === metric)
    .flatMap((row) => row.targets)
  const nextAnalysis = plan.looks.find((analysis) => analysis.rounds > rounds)?.rounds ?? null
  const isDone = open.length === 0 || nextAnalysis === null
  const total = request.contrasts.candidates.length
  return {
    watched,
    outcome: {
      active: new Set(targets),
      idle: new Set(plan.arms.map(({ id }) => id).filter((id) => !needed.has(id))),
      decided: total - open.length,
      rows: total,
      estimate: plain.estimate,
      stands: plain.stands,
      nextAnalysis: isDone ? null : nextAnalysis,
      stop: isDone ? { kind: open.length === 0 ? 'candidates' : 'rounds' } : null,
    },
  }
}

/** Where all of the difference between both ends is shown to be none that matters, it ends. */
function withoutStep(
  plain: AnalysisOutcome,
  rows: readonly StageRow[],
  request: StageRequest,
): AnalysisOutcome {
  const whole = gatingOfWhole(rows, request.contrasts, request.row)
  if (whole.length === 0 || whole.some(({ decidedAt }) => decidedAt === null)) return plain
  const stop = { kind: 'no-step' } as const
  return { ...plain, active: new Set(), nextAnalysis: null, stop }
}

// Whether a bisection is what the records of its stages give.

/** A bisection as it is told. */
type Reported = Omit<Learned, 'skipped'> & {
  commits: readonly Commit[]
  stages: number
  builds: number
  why: string
}

type Stage = { report: Report; trials: readonly ParsedTrial[] }

/** What one more stage gives where `reported` followed its row. */
function afterStage(
  reported: Reported,
  before: Learned,
  { report, trials }: Stage,
  nth: number,
): Learned {
  const { plan, roundsRun } = report
  const stage = stageOf(plan, reported.commits, before, reported.watched)
  const watched = before.watched ?? followedIn(plan, stage, trials, roundsRun)
  return learnFrom({ ...before, watched }, report, stage, nth)
}

/**
 * Everything in which it says something else than its stages, in order, whose reports are verified
 * by themselves. Which row was asked for is not stored: any that changed may have been. One that
 * was stopped has no report of its last stage.
 */
export function verifyBisection(reported: Reported, stages: readonly Stage[]): Problem[] {
  const { commits, bracket, watched, change, seen, builds, why } = reported
  const built = new Set<number>()
  let learned = nothingLearned(commits)
  for (const [index, stage] of stages.entries()) {
    const places = placesOf(learned)
    for (const place of places) built.add(place)
    const where = `stage-${index + 1}.plan.sources.compared`
    const compared = stage.report.plan.sources.compared?.map(({ sha }) => sha)
    const due = places.map((place) => commits[place]?.sha)
    const others = differencesOf(compared, due, where)
    if (others.length > 0) return others
    if (watched !== null) learned = afterStage(reported, learned, stage, index + 1)
  }
  if (stages.length < reported.stages) for (const place of placesOf(learned)) built.add(place)
  const isFound = learned.watched !== null && learned.bracket.high - learned.bracket.low === 1
  const said = { bracket, watched, change, seen, builds, isFound: why === '' }
  const { skipped: _, ...given } = learned
  return differencesOf(said, { ...given, builds: built.size, isFound }, 'bisection')
}
