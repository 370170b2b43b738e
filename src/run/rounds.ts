/**
 * The rounds of a run: the servers of a round are started together, then its trials run one after
 * the other, until all rows are decided, the budget is spent or somebody stops the run. Interim
 * analyses lie between rounds; where rounds are too slow, trials get shorter or targets are dropped.
 */

import { failureReason, type Stop } from '../model/findings.ts'
import type { ParsedTrial, Problem, Target, Trial, TrialRecord } from '../model/model.ts'
import { plural } from '../model/plain.ts'
import { worthAgain } from '../parse/readings.ts'
import { areCommandsAlone, rowLabel, trialLabel } from '../plan/design.ts'
import {
  deferredTargets,
  type FirstRounds,
  fitTargets,
  isTooSlow,
  type ObservedPace,
  type PlannedPace,
  REFITS,
  RESERVE,
  type Refitted,
  recordSec,
  refitMoved,
  roundSecOf,
  roundsBudgetSec,
  slowRoundSec,
} from '../plan/fit.ts'
import { trialsOfRound } from '../plan/plan.ts'
import { gatelessNotes } from '../plan/preview.ts'
import type { ProgramWatch } from '../report/disturbances.ts'
import { liveSlots } from '../report/failures.ts'
import { type AnalysisOutcome, gatesNothing, leastSeen, mayAnalyse } from '../report/interim.ts'
import { shortBlocks } from '../report/samples.ts'
import { type BuiltArm, inBatches, type Layouts } from '../sources/build.ts'
import { FEWEST_PAIRS, FIRST_ANALYSIS } from '../stats/schedule.ts'
import { type Budget, calmSecOf, Lengths, Pace } from './budget.ts'
import type { LayoutDraws } from './layouts.ts'
import type { RecordStore } from './records.ts'
import { Servers } from './server.ts'
import { runTrial, type TrialSite, warmUpLoad } from './trial.ts'
import { ServerError } from './trial-status.ts'

/** A trial to come: the id of its arm, and its target. */
type ServerStart = { arm: string; target: Target }

type Due = ServerStart & { slot: string; ready: BuiltArm }

/**
 * Starts the servers of a round and warms them up, one per core at the same time: nothing is
 * measured meanwhile. A failure is reported by the trial that needs the server: a start that failed
 * is not repeated, and a server whose warm-up failed is stopped. If several servers fail, one may
 * have caused the others to fail (it filled the disk), so each trial starts its own once more.
 */
export async function startServers(
  site: TrialSite,
  servers: Servers,
  round: number,
  starts: ServerStart[],
): Promise<void> {
  const due = starts.flatMap(({ arm, target }): Due[] => {
    const ready = site.built.arms.get(arm)
    const slot = ready === undefined ? null : servers.dueFor(ready.arm, round, target)
    return ready === undefined || slot === null ? [] : [{ arm, target, slot, ready }]
  })
  const bySlot = [...Map.groupBy(due, ({ slot }) => slot).values()]
  const out = (index: number) => `${site.build.folder}/out-${index}`
  const areUp = await servers.starting(() =>
    inBatches(bySlot, site.host.cores, async (own, index) => [
      await startOne(site, servers, round, own, out(index)),
    ]),
  )
  if (areUp.filter((isUp) => !isUp).length > 1) servers.forgive()
}

/** Starts one server and warms up its targets; false: the server failed. */
async function startOne(
  site: TrialSite,
  servers: Servers,
  round: number,
  due: Due[],
  out: string,
): Promise<boolean> {
  for (const { slot, ready, target } of due) {
    const binary = ready.binaries.get(target.unit)
    if (site.host.exec.stopping || binary === undefined) return true
    try {
      const server = await servers.of(ready.arm, round, target)
      if (server === null) return true
      const { code, timedOut } = await warmUpLoad(site, ready, target, binary, { out, server })
      await site.host.files.remove(out)
      if ((code !== 0 && !timedOut) || server.running.exit !== null) {
        await servers.stop(slot)
        return false
      }
      server.warmed.add(target.id)
    } catch (error) {
      if (error instanceof ServerError) return false
      throw error
    }
  }
  return true
}

// Rounds.

/** Analyses the trials of the first `rounds` rounds; called at interim analyses only. */
type Decide = (trials: ParsedTrial[], rounds: number) => AnalysisOutcome

export type RoundsResult = {
  trials: ParsedTrial[]
  roundsRun: number
  measuredSec: number
  linkSec: number
  stop: Stop
  problems: Problem[]
  /** Estimated seconds of a round with all targets, dropped ones too; null: no round was run. */
  allSec: number | null
}

type Rounds = {
  site: TrialSite
  store: RecordStore
  decide: Decide
  /** Those of an interrupted run come first; each trial that ends is appended. */
  trials: ParsedTrial[]
  /** The records of `trials`. */
  records: TrialRecord[]
  servers: Servers
  layouts: LayoutDraws
  lengths: Lengths
  budget: Budget
  /** The programs beside the run: looked at between trials. */
  watch: ProgramWatch
  /** Seconds of the budget that were spent when the last record was stored. */
  keptAtSec: number
  planned: PlannedPace
  /** Targets that were dropped for lack of time after `ran` rounds, as long as they took by then. */
  dropped: Map<string, { target: Target; ran: number; problem: Problem }>
  /** Seconds of the starts and warm-ups of a round, of the one that had most. */
  startSec: number
  /** The next trial would end after the budget. */
  isOver: boolean
  /** The run was stopped before every trial of a round had its first attempt. */
  isCut: boolean
}

/** `keptAtSec`: what earlier parts of a resumed run spent of the budget; 0 in a fresh run. */
type RoundsOptions = Pick<
  Rounds,
  'site' | 'store' | 'decide' | 'trials' | 'layouts' | 'budget' | 'watch' | 'keptAtSec' | 'planned'
> & {
  shortest: boolean
}

/**
 * Rounds until everything is decided, the budget is spent or we are stopped. In a round every arm
 * of every active target runs once; records that are there already (a resumed run) are not run
 * again. Neither a round nor a trial is started that would end after the budget.
 */
export async function runRounds(options: RoundsOptions): Promise<RoundsResult> {
  const { site } = options
  const records = options.trials.map(({ record }) => record)
  const rounds: Rounds = {
    ...options,
    records,
    servers: new Servers(site, records),
    isOver: false,
    isCut: false,
    dropped: new Map(),
    startSec: 0,
    lengths: new Lengths(site.build.design, site.plan.targets, options.shortest),
  }
  try {
    return await untilDecided(rounds)
  } finally {
    await rounds.servers.stopAll()
  }
}

/** What is left of the part of the budget that is for rounds; below 0: nothing. */
const leftSecOf = ({ site, budget }: Pick<Rounds, 'site' | 'budget'>) =>
  roundsBudgetSec(site.plan.suite) - budget.reportSec() - budget.spentSec()

const hasRoom = (rounds: Pick<Rounds, 'site' | 'budget'>, sec: number) => sec <= leftSecOf(rounds)

async function untilDecided(rounds: Rounds): Promise<RoundsResult> {
  const { layouts, lengths, servers } = rounds
  const { host } = rounds.site
  let decision = rounds.decide(rounds.trials, 0)
  await warmUp(rounds)
  let [lastSec, firstSec] = [0, 0]
  const pace = new Pace((round) => servers.startAnewIn(round))
  for (let round = 0; ; round++) {
    if (round === decision.nextAnalysis) decision = await analyse(rounds, round)
    if (round === 1) firstSec = lastSec
    await adjust(rounds, round, decision.active, lastSec)
    const active = takeUpDropped(rounds, round, decision)
    // A round takes longer than its trials: the last one shows by how much.
    const likeLastSec = pace.roundSec(round, active.size)
    const roundSec = Math.max(lengths.roundSec(active) ?? 0, likeLastSec)
    const stop = stopFor(rounds, decision, active, round, roundSec)
    if (stop !== null) return ended(rounds, round, stopOf(decision, stop), firstSec)
    if (isMeasured(rounds, round)) continue
    const [beganSec, linkSec, startSec] = [host.clock.nowSec(), layouts.linkSec, servers.startSec]
    await runRound(rounds, round, active, decision.idle, roundSec)
    const cut = cutBy(rounds)
    if (cut !== null) return ended(rounds, round, stopOf(decision, cut), firstSec)
    if (host.exec.stopping) continue
    lastSec = host.clock.nowSec() - beganSec - (layouts.linkSec - linkSec)
    rounds.startSec = Math.max(rounds.startSec, servers.startSec - startSec)
    pace.took(round, lastSec, active.size)
    reportRound(rounds, round + 1, decision, active.size, pace)
  }
}

/** Where all rows are decided, the rounds that explain them are a gift: their end is no lack. */
const stopOf = ({ isExplaining }: AnalysisOutcome, stop: Stop): Stop =>
  isExplaining && stop.kind === 'budget' ? { kind: 'decided' } : stop

/** A round that was cut short is not counted: only some rows would have a pair of it. */
function cutBy({ isOver, isCut }: Rounds): Stop | null {
  if (isOver) return { kind: 'budget' }
  return isCut ? { kind: 'stopped' } : null
}

/** `firstSec`: how long the first round took; 0: unknown. */
function ended(rounds: Rounds, roundsRun: number, stop: Stop, firstSec: number): RoundsResult {
  const { trials, layouts, budget } = rounds
  const { linkSec } = layouts
  const dropped = [...rounds.dropped.values()].map(({ problem }) => problem)
  const problems = [...dropped, ...layouts.problems()]
  const allSec =
    firstSec === 0 ? null : slowRoundSec(paceSeen(rounds, 1, firstSec)) + layouts.eachSec
  const measuredSec = budget.spentSec()
  return { trials, roundsRun, measuredSec, linkSec, stop, problems, allSec }
}

function reportRound(
  { site: { host, plan }, budget, layouts }: Rounds,
  round: number,
  { decided, rows, estimate }: AnalysisOutcome,
  active: number,
  pace: Pace,
): void {
  const { max } = plan.suite.rounds
  const moreSec = pace.leftSec(round, max, active) + layouts.aheadSec(max - round)
  const leftSec = Math.min(moreSec, budget.leftSec())
  const paid = moreSec === 0 ? max : round + Math.floor(((max - round) * leftSec) / moreSec)
  const elapsedSec = budget.spentSec()
  host.notify({
    kind: 'round',
    round,
    rounds: paid,
    elapsedSec,
    leftSec,
    active,
    decided,
    rows,
    estimate,
  })
}

/** An interim analysis: judges all rows, and learns from the trials how long they take. */
async function analyse(rounds: Rounds, round: number): Promise<AnalysisOutcome> {
  const beganSec = rounds.site.host.clock.nowSec()
  const outcome = rounds.decide(rounds.trials, round)
  rounds.budget.judged(rounds.site.host.clock.nowSec() - beganSec)
  const { host, plan } = rounds.site
  const { stands } = outcome
  const labels = stands.map((row) => rowLabel(plan, row))
  await host.notify({ kind: 'analysis', rounds: round, stands, labels })
  const { lengths, trials } = rounds
  lengths.refresh(trials, round)
  lengths.lengthen(trials, round, outcome.active, leftSecOf(rounds))
  return outcome
}

/** After the first rounds: estimates how long trials take, and refits the targets. */
async function adjust(
  rounds: Rounds,
  round: number,
  active: ReadonlySet<string>,
  lastSec: number,
): Promise<void> {
  if (round === 1 || round === 2) rounds.lengths.refresh(rounds.trials, round)
  if (round === 1) reportShortBlocks(rounds)
  if (round === 1) reportNoGate(rounds)
  if (REFITS.includes(round)) await refit(rounds, round, active, lastSec)
}

/** Reports blocks that are too short early, so that you can stop and configure longer ones. */
function reportShortBlocks({ site: { host, plan }, trials }: Rounds): void {
  for (const { where, message, next } of shortBlocks(plan, trials)) {
    host.notify({ kind: 'note', text: `${where}: ${message}; ${next}` })
  }
}

/** Tells at once what would else be told only after all rounds. */
function reportNoGate({ site: { host, plan, build }, trials }: Rounds): void {
  const isTold = areCommandsAlone(plan) || gatelessNotes(build.design).length > 0
  const text = isTold ? null : gatesNothing(plan, trials, 1)
  if (text !== null) host.notify({ kind: 'note', text })
}

/** Why the rounds end here; null: they go on. */
function stopFor(
  rounds: Rounds,
  decision: AnalysisOutcome,
  active: ReadonlySet<string>,
  round: number,
  roundSec: number,
): Stop | null {
  const { host, plan } = rounds.site
  if (host.exec.stopping) return { kind: 'stopped' }
  // What was measured counts: only after it can a run that goes on come to its end.
  if (isMeasured(rounds, round)) return null
  if (plan.targets.length === 0) return { kind: 'nothing-to-run' }
  if (decision.stop !== null) return decision.stop
  if (active.size === 0)
    return { kind: someDropped(rounds, decision) ? 'undecidable' : 'all-failed' }
  if (round >= plan.suite.rounds.max) return { kind: 'rounds' }
  if (!hasRoom(rounds, roundSec)) return { kind: 'budget' }
  return null
}

/**
 * The targets that go on. Where none would, and time is left for the fewest rounds of some that were
 * dropped for others, these are taken up again: after an analysis, as all that stops and goes on.
 */
function takeUpDropped(
  rounds: Rounds,
  round: number,
  { active }: AnalysisOutcome,
): ReadonlySet<string> {
  const { site, dropped } = rounds
  if (dropped.size > 0 && isMeasured(rounds, round))
    for (const id of targetsOf(rounds.records, round)) dropped.delete(id)
  const running = stillRunning(active, rounds)
  if (running.size > 0 || dropped.size === 0 || !mayAnalyse(site.plan)(round)) return running
  const open = [...dropped.values()].filter(({ target }) => active.has(target.id))
  const targets = open.map(({ target }) => target)
  const least = Math.max(1, FEWEST_PAIRS - Math.min(...open.map(({ ran }) => ran)))
  const { kept } = fitTargets(targets, leftSecOf(rounds) * (1 - RESERVE), least)
  for (const { id } of kept) dropped.delete(id)
  if (kept.length > 0) {
    const text = `${plural(kept.length, 'benchmark')} that had stopped for others: taken up again`
    site.host.notify({ kind: 'note', text })
  }
  return stillRunning(active, rounds)
}

/** Whether some target that is not decided was dropped for lack of time. */
const someDropped = ({ dropped }: Rounds, { active }: AnalysisOutcome) =>
  [...active].some((id) => dropped.has(id))

/** Whether an interrupted run completed this round: nothing is added to it any more. */
const isMeasured = ({ records }: Pick<Rounds, 'records'>, round: number) =>
  (records.at(-1)?.trial.round ?? -1) > round

/**
 * If the last round took so long that the first interim analysis would not be reached, makes trials
 * shorter, and drops targets where that is not enough.
 */
async function refit(
  rounds: Rounds,
  round: number,
  active: ReadonlySet<string>,
  lastSec: number,
): Promise<void> {
  const { site, lengths } = rounds
  const { suite } = site.plan
  if (isMeasured(rounds, round - 1)) return refitAgain(rounds, round, active)
  const running = [...stillRunning(active, rounds)]
  const analysis = Math.min(FIRST_ANALYSIS, suite.rounds.max)
  // Servers start in some rounds alone, and the first of all is one of these.
  const isStart = (one: number) => rounds.servers.startAnewIn(one)
  const startSec = isStart(0) ? rounds.startSec : 0
  const startsAhead = Array.from({ length: analysis - round }, (_, i) => round + i).filter(isStart)
  const aheadSec = () => rounds.layouts.aheadSec(analysis - round) + startsAhead.length * startSec
  const roomSec = () => Math.max(0, leftSecOf(rounds) - aheadSec())
  const now = () => running.map((id) => lengths.of(id))
  const onceSec = isStart(round - 1) ? startSec : 0
  const seenSec = Math.max(0, lastSec - onceSec)
  const laterSec = round === 1 ? Math.min(seenSec, calmSecOf(rounds.records)) : seenSec
  const pace = { rounds: round, roundSec: laterSec, leftSec: roomSec() }
  if (isTooSlow(suite, pace) && lengths.shorten(rounds.trials, round)) {
    pace.roundSec = aroundSecOf(rounds, round - 1, laterSec) + roundSecOf(now())
    const text = 'rounds take longer than expected: trials are as short as possible from now on'
    site.host.notify({ kind: 'note', text })
  }
  const movedOf = () => {
    const moved = new Map<string, number>()
    for (const [id, by] of leastSeen(site.plan, rounds.trials, round))
      moved.set(id, by + Number(lengths.of(id).settings.moved ?? 0))
    return moved
  }
  const fitted = refitMoved(suite, now(), pace, movedOf)
  if (fitted === null) return
  const problems = drop(rounds, fitted, pace, lastSec)
  for (const [message, own] of Map.groupBy(problems, (problem) => problem.message)) {
    const text = `${plural(own.length, 'benchmark')} of ${running.length} ${message}`
    site.host.notify({ kind: 'note', text: `${text}; remedy: ${own[0]?.next}` })
  }
}

/** Drops what had no room in the rounds to come; each is a problem, unless it is taken up again. */
function drop(rounds: Rounds, fitted: Refitted, pace: FirstRounds, lastSec: number): Problem[] {
  const { site, budget, layouts, dropped } = rounds
  const allSec = slowRoundSec(paceSeen(rounds, pace.rounds, lastSec)) + layouts.eachSec
  const problems = deferredTargets(site.build.design, fitted, pace, budget.spentSec(), allSec)
  for (const [index, problem] of problems.entries()) {
    const target = fitted.left[index]
    if (target !== undefined) dropped.set(target.id, { target, ran: pace.rounds, problem })
  }
  return problems
}

/**
 * What a refit decided before the run was interrupted, as its records show: without it what was
 * dropped would begin anew, too long for the time that is left.
 */
function refitAgain(rounds: Rounds, round: number, active: ReadonlySet<string>): void {
  const { site, lengths, records, trials } = rounds
  const { suite } = site.plan
  const spentSec = (from: number) =>
    sum(
      records.flatMap((one) =>
        one.trial.round >= from && one.trial.round < round ? [recordSec(one)] : [],
      ),
    )
  const lastSec = round === 1 ? calmSecOf(records) : spentSec(round - 1)
  const leftSec = Math.max(0, roundsBudgetSec(suite) - spentSec(0))
  const pace = { rounds: round, roundSec: lastSec, leftSec }
  if (isTooSlow(suite, pace)) lengths.shorten(trials, round)
  // In a round that was cut what did not run may do so yet.
  if (!isMeasured(rounds, round)) return
  const ran = targetsOf(records, round)
  const before = targetsOf(records, round - 1)
  const running = [...stillRunning(active, rounds)].map((id) => lengths.of(id))
  const left = running.filter(({ id }) => before.has(id) && !ran.has(id))
  if (left.length > 0)
    drop(
      rounds,
      { kept: running.filter(({ id }) => ran.has(id)), left, forChange: [] },
      pace,
      lastSec,
    )
}

const targetsOf = (records: readonly TrialRecord[], round: number) =>
  new Set(records.flatMap(({ trial }) => (trial.round === round ? [trial.target] : [])))

/** Seconds of a round that were spent outside its trials. */
function aroundSecOf({ records }: Rounds, round: number, roundSec: number): number {
  const own = records.filter(({ trial }) => trial.round === round)
  return Math.max(0, roundSec - sum(own.map(({ wallSec }) => wallSec)))
}

/** The pace that was planned, and the pace of the rounds so far. */
const paceSeen = (rounds: Rounds, round: number, roundSec: number): ObservedPace => ({
  planned: rounds.planned,
  before: rounds.site.plan.targets,
  roundSec,
  now: rounds.site.plan.targets.map(({ id }) => rounds.lengths.of(id)),
  aroundSec: aroundSecOf(rounds, round - 1, roundSec),
})

/** Without the targets that were dropped, and those that were given up on every arm. */
function stillRunning(
  active: ReadonlySet<string>,
  { site, records, dropped }: Rounds,
): Set<string> {
  const isLive = liveSlots(site.plan, records)
  const live = site.plan.targets.filter(({ id, arms }) => arms.some((arm) => isLive(id, arm)))
  return new Set(live.map(({ id }) => id).filter((id) => active.has(id) && !dropped.has(id)))
}

/** Runs the trials of round 0 once without recording them, if the suite asks for a warm-up. */
async function warmUp(rounds: Rounds): Promise<void> {
  const { site, servers, layouts, lengths } = rounds
  if (!site.plan.suite.warmUp || rounds.records.length > 0) return
  const everything = new Set(site.plan.targets.map((target) => target.id))
  const room = { leftSec: leftSecOf(rounds), roundSec: lengths.roundSec(everything) ?? 0 }
  const linked = await layouts.of(site.plan, 0, everything, room)
  for (const trial of trialsOfRound(site.plan, 0, everything)) {
    const target = lengths.of(trial.target)
    if (site.host.exec.stopping || !hasRoom(rounds, target.expectedSec ?? 0)) return
    await runTrial(site, trial, target, linked, servers)
  }
}

async function runRound(
  rounds: Rounds,
  round: number,
  active: ReadonlySet<string>,
  idle: ReadonlySet<string> | undefined,
  roundSec: number,
): Promise<void> {
  const { plan } = rounds.site
  const room = { leftSec: leftSecOf(rounds), roundSec }
  const linked = await rounds.layouts.of(plan, round, active, room, idle)
  const hasHope = liveSlots(plan, rounds.records)
  const isLive = (target: string, arm: string) => !idle?.has(arm) && hasHope(target, arm)
  rounds.isCut = !(await runTrials(rounds, linked, trialsOfRound(plan, round, active, 0, isLive)))
  if (rounds.site.host.exec.stopping || rounds.isOver) return
  const again = worthAgain(plan, rounds.records, round)
  if (again.size === 0) return
  const trials = trialsOfRound(plan, round, again, 1, isLive).filter(isServed(rounds.records))
  const moreSec = trials.map(({ target }) => rounds.lengths.of(target).expectedSec ?? 0)
  // All arms run again or none: a pair needs two trials that are neighbours in time.
  if (!hasRoom(rounds, sum(moreSec))) return
  await runTrials(rounds, linked, trials)
  // Second attempts are optional: the first ones count if there is no time left.
  rounds.isOver = false
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** False: its server failed in this round, so running it again would not help. */
function isServed(records: TrialRecord[]): (trial: Trial) => boolean {
  const failed = new Set(
    records
      .filter(({ problem }) => problem?.code === 'server-failed')
      .map(({ trial }) => JSON.stringify([trial.round, trial.target, trial.arm])),
  )
  return ({ round, target, arm }) => !failed.has(JSON.stringify([round, target, arm]))
}

/** False: the run was stopped before the last of them ended. */
async function runTrials(rounds: Rounds, layouts: Layouts, trials: Trial[]): Promise<boolean> {
  const { site, trials: done, records } = rounds
  rounds.servers.forgive()
  const key = (trial: Trial) =>
    JSON.stringify([trial.round, trial.attempt, trial.target, trial.arm])
  const ofRound = records.filter(({ trial }) => trial.round === trials[0]?.round)
  const recorded = new Set(ofRound.map((record) => key(record.trial)))
  const due = trials.filter((trial) => !recorded.has(key(trial)))
  const starts = due.map(({ arm, target }) => ({ arm, target: rounds.lengths.of(target) }))
  if (due[0] !== undefined) await startServers(site, rounds.servers, due[0].round, starts)
  for (const trial of due) {
    if (site.host.exec.stopping) return false
    const target = rounds.lengths.of(trial.target)
    rounds.isOver = !hasRoom(rounds, target.expectedSec ?? 0)
    if (rounds.isOver) return true
    const ran = await keepTrial(rounds, trial, target, layouts)
    const { record } = ran
    if (record.status === 'stopped') return false
    done.push(ran)
    records.push(record)
    rounds.watch.sample()
    site.host.notify({
      kind: 'trial',
      round: trial.round + 1,
      ...trialLabel(site.plan, trial),
      status: record.status,
      ...(record.problem === null ? {} : { reason: failureReason(record.problem) }),
    })
  }
  return true
}

/** A trial whose record is on disk before anybody reads what its program printed. */
async function keepTrial(
  rounds: Rounds,
  trial: Trial,
  target: Target,
  layouts: Layouts,
): Promise<ParsedTrial> {
  const { site, store, servers, budget } = rounds
  let spentSec = 0
  let unread: TrialRecord | null = null
  const ran = await runTrial(site, trial, target, layouts, servers, async (record) => {
    if (record.status === 'stopped') return
    const nowSec = budget.spentSec()
    spentSec = nowSec - rounds.keptAtSec
    rounds.keptAtSec = nowSec
    await store.add({ ...record, spentSec })
    unread = record
  })
  const record = { ...ran.record, spentSec }
  if (unread !== null && unread !== ran.record) await store.amend(record)
  return { ...ran, record }
}
