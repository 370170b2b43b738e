/** The rounds of a run: trial after trial, until all rows are decided or the budget is spent. */
import type { Stop } from '../model/findings.ts'
import type { Problem, Target, Trial, TrialRecord } from '../model/model.ts'
import { worthAgain } from '../parse/pollution.ts'
import {
  type CountedAhead,
  isTooSlow,
  leftLater,
  type PaceSeen,
  type PlannedPace,
  refitTargets,
  roundSecOf,
  roundsBudgetSec,
  slowRoundSec,
  withMoved,
} from '../plan/fit.ts'
import { trialsOfRound } from '../plan/plan.ts'
import { liveSlots } from '../report/failures.ts'
import type { AnalysisOutcome } from '../report/interim.ts'
import { type ParsedTrial, shortBlocks } from '../report/samples.ts'
import { type BuiltArm, inBatches, type Layouts } from '../sources/build.ts'
import { reasonOf } from '../text/last-words.ts'
import { plural } from '../text/phrase.ts'
import { type Budget, Lengths, Pace } from './budget.ts'
import { LayoutPool } from './layouts.ts'
import type { RecordStore } from './records.ts'
import { Servers } from './server.ts'
import { runTrial, type TrialSite, warmUpLoad } from './trial.ts'
import { ServerError } from './trial-status.ts'

/** A trial to come: the id of its arm, and its target. */
type ServerStart = { arm: string; target: Target }

type Due = ServerStart & { slot: string; ready: BuiltArm }

/**
 * Starts and warms at once, as many as there are cores, what the trials of a round would start and
 * warm one after the other: nothing is measured meanwhile. A failure is left to the trial that
 * finds it, with its words: a start that failed stays failed, and a server whose warm-up failed
 * is stopped. Where several fail, one may have harmed the others (a full disk): each
 * is tried again by itself.
 */
export async function startServers(
  site: TrialSite,
  servers: Servers,
  round: number,
  wanted: ServerStart[],
): Promise<void> {
  const due = wanted.flatMap(({ arm, target }): Due[] => {
    const ready = site.built.arms.get(arm)
    const slot = ready === undefined ? null : servers.dueFor(ready.arm, round, target)
    return ready === undefined || slot === null ? [] : [{ arm, target, slot, ready }]
  })
  const bySlot = [...Map.groupBy(due, ({ slot }) => slot).values()]
  const out = (index: number) => `${site.build.folder}/out-${index}`
  const areUp = await inBatches(bySlot, site.host.cores, async (own, index) => [
    await startOne(site, servers, round, own, out(index)),
  ])
  if (areUp.filter((isUp) => !isUp).length > 1) servers.forgive()
}

/** A server and the warm-up of its targets; false: it is not up after that. */
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
      const { code } = await warmUpLoad(site, ready, target, binary, { out, server })
      await site.host.files.remove(out)
      if (code !== 0 || server.running.exit !== null) {
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

/** The statistics' word after the first `rounds` rounds; asked at looks only. */
type Decide = (trials: ParsedTrial[], rounds: number) => AnalysisOutcome

export type Measured = {
  trials: ParsedTrial[]
  roundsRun: number
  measuredSec: number
  linkSec: number
  stop: Stop
  problems: Problem[]
  /** Seconds of a round of all that was to be measured, left out or not, as the rounds told. */
  allSec: number | null
}

type Rounds = {
  site: TrialSite
  store: RecordStore
  decide: Decide
  /** Of an interrupted run first; grows by each trial that ends. */
  trials: ParsedTrial[]
  /** The records of `trials`. */
  records: TrialRecord[]
  servers: Servers
  layouts: LayoutPool
  lengths: Lengths
  budget: Budget
  /** Of the budget, gone when the last record was kept. */
  keptAtSec: number
  planned: PlannedPace
  /** What these do more or less of on one side, where the suite has that counted. */
  countAhead(targets: Target[]): Promise<CountedAhead>
  /** What it told; null: nobody asked. */
  moved: CountedAhead['moved'] | null
  /** Targets that left after the first rounds, for want of time. */
  left: Set<string>
  problems: Problem[]
  /** Set by the first trial that would have ended after the budget. */
  isOver: boolean
  /** Set where somebody stopped us before the first attempts of a round were whole. */
  isCut: boolean
}

/** `keptAtSec`: gone of the budget before it began to run for this run, 0 in a fresh one. */
type RoundsOptions = Pick<
  Rounds,
  'site' | 'store' | 'decide' | 'trials' | 'budget' | 'keptAtSec' | 'planned' | 'countAhead'
> & {
  shortest: boolean
}

/**
 * Rounds until everything is decided, the budget is spent or we are stopped. In a round every arm
 * of every active target runs once; records that are there already (a resumed run) are not run
 * again. Neither a round nor a trial is started that would end after the budget.
 */
export async function runRounds(options: RoundsOptions): Promise<Measured> {
  const { site } = options
  const records = options.trials.map(({ record }) => record)
  const rounds: Rounds = {
    ...options,
    records,
    servers: new Servers(site, records),
    isOver: false,
    isCut: false,
    moved: null,
    left: new Set<string>(),
    problems: [],
    layouts: new LayoutPool(site, options.budget),
    lengths: new Lengths(site.build.design, site.plan.targets, options.shortest),
  }
  try {
    return await untilDecided(rounds)
  } finally {
    await rounds.servers.stopAll()
  }
}

/** Whether so much more ends in the part of the budget that is for rounds. */
const hasRoom = ({ site, budget }: Pick<Rounds, 'site' | 'budget'>, sec: number) =>
  budget.spentSec() + sec <= roundsBudgetSec(site.plan.suite)

async function untilDecided(rounds: Rounds): Promise<Measured> {
  const { layouts, lengths } = rounds
  const { host } = rounds.site
  let decision = rounds.decide(rounds.trials, 0)
  await warmUp(rounds)
  let [lastSec, firstSec] = [0, 0]
  const pace = new Pace((round) => rounds.servers.startAnewIn(round))
  for (let round = 0; ; round++) {
    if (round === decision.nextAnalysis) decision = analyse(rounds, round)
    if (round === 1) firstSec = lastSec
    await adjust(rounds, round, decision.active, lastSec)
    const active = stillRunning(decision.active, rounds)
    // What is around the trials takes its time, too: the last round tells how much.
    const likeLastSec = pace.roundSec(round, active.size)
    const roundSec = Math.max(lengths.roundSec(active) ?? 0, likeLastSec)
    const stop = stopFor(rounds, decision, active, round, roundSec)
    if (stop !== null) return ended(rounds, round, stop, firstSec)
    if (isMeasured(rounds, round)) continue
    const [startSec, linkSec] = [host.clock.nowSec(), layouts.linkSec]
    await runRound(rounds, round, active, decision.idle)
    const cut = cutBy(rounds)
    if (cut !== null) return ended(rounds, round, cut, firstSec)
    if (host.exec.stopping) continue
    const tookSec = host.clock.nowSec() - startSec
    pace.took(round, tookSec, active.size)
    lastSec = tookSec - (layouts.linkSec - linkSec)
    reportRound(rounds, round + 1, decision, active.size, pace)
  }
}

/** A round that is not whole would be a lost pair for some rows only: it is not counted. */
function cutBy({ isOver, isCut }: Rounds): Stop | null {
  if (isOver) return { kind: 'budget' }
  return isCut ? { kind: 'stopped' } : null
}

/** `firstSec`: how long the first round took; 0: it is not known. */
function ended(rounds: Rounds, roundsRun: number, stop: Stop, firstSec: number): Measured {
  const { trials, layouts, budget } = rounds
  const { linkSec } = layouts
  const problems = [...rounds.problems, ...layouts.problems()]
  const allSec = firstSec === 0 ? null : slowRoundSec(paceSeen(rounds, 1, firstSec))
  const measuredSec = budget.spentSec()
  return { trials, roundsRun, measuredSec, linkSec, stop, problems, allSec }
}

function reportRound(
  { site: { host, plan }, budget }: Rounds,
  round: number,
  { decided, rows, estimate }: AnalysisOutcome,
  active: number,
  pace: Pace,
): void {
  const { max } = plan.suite.rounds
  const leftSec = Math.min(pace.leftSec(round, max, active), budget.leftSec())
  const elapsedSec = budget.spentSec()
  host.tell({
    kind: 'round',
    round,
    rounds: max,
    elapsedSec,
    leftSec,
    active,
    decided,
    rows,
    estimate,
  })
}

/** An interim analysis. */
function analyse(rounds: Rounds, round: number): AnalysisOutcome {
  const outcome = rounds.decide(rounds.trials, round)
  rounds.site.host.tell({ kind: 'look', rounds: round, stands: outcome.stands })
  rounds.lengths.refresh(rounds.trials, round)
  return outcome
}

/** What the first rounds show of how long trials take. */
async function adjust(
  rounds: Rounds,
  round: number,
  active: ReadonlySet<string>,
  lastSec: number,
): Promise<void> {
  if (round === 1 || round === 2) rounds.lengths.refresh(rounds.trials, round)
  if (round === 1) reportShortBlocks(rounds)
  if (round === 1 || round === 3) await refit(rounds, round, active, lastSec)
}

/** While there is time to stop and ask for longer ones. */
function reportShortBlocks({ site: { host, plan }, trials }: Rounds): void {
  for (const { where, message, next } of shortBlocks(plan, trials)) {
    host.tell({ kind: 'note', text: `${where}: ${message}; ${next}` })
  }
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
  if (plan.targets.length === 0) return { kind: 'nothing-to-run' }
  if (decision.stop !== null) return decision.stop
  if (active.size === 0) return { kind: someLeft(rounds, decision) ? 'undecidable' : 'all-failed' }
  if (round >= plan.suite.rounds.max) return { kind: 'rounds' }
  if (!isMeasured(rounds, round) && !hasRoom(rounds, roundSec)) return { kind: 'budget' }
  return null
}

/** Whether what would go on left for want of time. */
const someLeft = ({ left }: Rounds, { active }: AnalysisOutcome) =>
  [...active].some((id) => left.has(id))

/** A round of an interrupted run that was whole: what it left out is not run in it any more. */
const isMeasured = ({ records }: Pick<Rounds, 'records'>, round: number) =>
  records.some(({ trial }) => trial.round > round)

/**
 * Where the last round took so long that the first look would not be reached, trials get shorter,
 * and targets leave where that is not enough.
 */
async function refit(
  rounds: Rounds,
  round: number,
  active: ReadonlySet<string>,
  lastSec: number,
): Promise<void> {
  const { site, lengths, budget, left } = rounds
  const { suite } = site.plan
  if (isMeasured(rounds, round - 1)) return
  const running = [...stillRunning(active, rounds)]
  const roomSec = () => Math.max(0, roundsBudgetSec(suite) - budget.spentSec())
  const now = () => running.map((id) => lengths.of(id))
  const pace = { rounds: round, roundSec: lastSec, leftSec: roomSec() }
  if (isTooSlow(suite, pace) && lengths.shorten(rounds.trials, round)) {
    pace.roundSec = aroundSecOf(rounds, round - 1, lastSec) + roundSecOf(now())
    const text = 'rounds take longer than expected: trials are as short as possible from now on'
    site.host.tell({ kind: 'note', text })
  }
  const byTime = refitTargets(suite, now(), pace)
  if (byTime === null) return
  const moved = await movedIn(rounds, now())
  pace.leftSec = roomSec()
  const byWork = moved.size === 0 ? null : refitTargets(suite, withMoved(now(), moved), pace)
  const fitted = byWork ?? byTime
  for (const { id } of fitted.left) left.add(id)
  const allSec = slowRoundSec(paceSeen(rounds, round, lastSec))
  const problems = leftLater(site.build.design, fitted, pace, budget.spentSec(), allSec)
  rounds.problems.push(...problems)
  const [first] = problems
  const text = `${plural(problems.length, 'benchmark')} of ${running.length} ${first?.message}`
  site.host.tell({ kind: 'note', text: `${text}; remedy: ${first?.next}` })
}

/** Counted once: what has to leave is chosen by it from then on. */
async function movedIn(rounds: Rounds, targets: Target[]): Promise<CountedAhead['moved']> {
  if (rounds.moved !== null) return rounds.moved
  const { moved, problems } = await rounds.countAhead(targets)
  rounds.moved = moved
  rounds.problems.push(...problems)
  return moved
}

/** Of a round, what was around its trials. */
function aroundSecOf({ records }: Rounds, round: number, roundSec: number): number {
  const own = records.filter(({ trial }) => trial.round === round)
  return Math.max(0, roundSec - sum(own.map(({ wallSec }) => wallSec)))
}

/** What rounds take, as the first one told, and what is known since. */
const paceSeen = (rounds: Rounds, round: number, roundSec: number): PaceSeen => ({
  planned: rounds.planned,
  before: rounds.site.plan.targets,
  roundSec,
  now: rounds.site.plan.targets.map(({ id }) => rounds.lengths.of(id)),
  aroundSec: aroundSecOf(rounds, round - 1, roundSec),
})

/** Without the targets that left, and those of which no arm is worth running any more. */
function stillRunning(active: ReadonlySet<string>, { site, records, left }: Rounds): Set<string> {
  const isLive = liveSlots(site.plan, records)
  const live = site.plan.targets.filter(({ id, arms }) => arms.some((arm) => isLive(id, arm)))
  return new Set(live.map(({ id }) => id).filter((id) => active.has(id) && !left.has(id)))
}

/** The trials of round 0 in their order, unrecorded, where a fresh run asks for it. */
async function warmUp(rounds: Rounds): Promise<void> {
  const { site, servers, layouts, lengths } = rounds
  if (!site.plan.suite.warmUp || rounds.records.length > 0) return
  const everything = new Set(site.plan.targets.map((target) => target.id))
  const linked = await layouts.of(0, everything)
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
  idle: ReadonlySet<string> = new Set(),
): Promise<void> {
  const { plan } = rounds.site
  const linked = await rounds.layouts.of(round, active, idle)
  const hasHope = liveSlots(plan, rounds.records)
  const isLive = (target: string, arm: string) => !idle.has(arm) && hasHope(target, arm)
  rounds.isCut = !(await runTrials(rounds, linked, trialsOfRound(plan, round, active, 0, isLive)))
  if (rounds.site.host.exec.stopping || rounds.isOver) return
  const again = worthAgain(plan, rounds.records, round)
  if (again.size === 0) return
  const trials = trialsOfRound(plan, round, again, 1, isLive).filter(isServed(rounds.records))
  const moreSec = trials.map(({ target }) => rounds.lengths.of(target).expectedSec ?? 0)
  // One arm alone run again would be no neighbour of the other's first attempt.
  if (!hasRoom(rounds, sum(moreSec))) return
  await runTrials(rounds, linked, trials)
  // What is run again is more than was needed: the first attempts stand.
  rounds.isOver = false
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** False: its server failed in this round, which is no matter of pollution. */
function isServed(records: TrialRecord[]): (trial: Trial) => boolean {
  const failed = new Set(
    records
      .filter(({ problem }) => problem?.code === 'server-failed')
      .map(({ trial }) => JSON.stringify([trial.round, trial.target, trial.arm])),
  )
  return ({ round, target, arm }) => !failed.has(JSON.stringify([round, target, arm]))
}

/** False: somebody stopped us before the last of them ended. */
async function runTrials(rounds: Rounds, layouts: Layouts, trials: Trial[]): Promise<boolean> {
  const { site, store, trials: done, records } = rounds
  rounds.servers.forgive()
  const key = (trial: Trial) =>
    JSON.stringify([trial.round, trial.attempt, trial.target, trial.arm])
  const known = new Set(records.map((record) => key(record.trial)))
  const left = trials.filter((trial) => !known.has(key(trial)))
  const wanted = left.map(({ arm, target }) => ({ arm, target: rounds.lengths.of(target) }))
  if (left[0] !== undefined) await startServers(site, rounds.servers, left[0].round, wanted)
  for (const trial of left) {
    if (site.host.exec.stopping) return false
    const target = rounds.lengths.of(trial.target)
    rounds.isOver = !hasRoom(rounds, target.expectedSec ?? 0)
    if (rounds.isOver) return true
    const ran = await runTrial(site, trial, target, layouts, rounds.servers)
    if (ran.record.status === 'stopped') return false
    const nowSec = rounds.budget.spentSec()
    const record = { ...ran.record, spentSec: nowSec - rounds.keptAtSec }
    rounds.keptAtSec = nowSec
    const one = { ...ran, record }
    await store.add(record)
    done.push(one)
    records.push(record)
    site.host.tell({
      kind: 'trial',
      round: trial.round + 1,
      arm: trial.arm,
      target: trial.target,
      status: record.status,
      ...(record.problem === null ? {} : { reason: reasonOf(record.problem.message) }),
    })
  }
  return true
}
