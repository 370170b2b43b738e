/** Plan -> trials, round after round, until all is decided or the budget is spent. */
import { liveSlots } from '../core/collect/given-up.ts'
import type { ParsedTrial } from '../core/collect/parse.ts'
import { trialsOfRound } from '../core/design/plan.ts'
import type { Trial, TrialRecord } from '../core/model/model.ts'
import type { LookOutcome } from '../core/report/look.ts'
import { worthAgain } from '../core/telemetry/reruns.ts'
import { reasonOf } from '../core/text/last-words.ts'
import type { Layouts } from './build.ts'
import { type LayoutPool, makeLayouts } from './layouts.ts'
import { Lengths } from './lengths.ts'
import type { RecordStore } from './records.ts'
import { Servers } from './server.ts'
import { runTrial, type TrialSite } from './trial.ts'

/** The statistics' word after the first `rounds` rounds; asked at looks only. */
export type Decide = (trials: ParsedTrial[], rounds: number) => LookOutcome

export type Measured = {
  trials: ParsedTrial[]
  roundsRun: number
  measuredSec: number
  linkSec: number
  stopReason: string
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
  /** Of the budget, gone so far: what an interrupted run used counts. */
  elapsed(): number
  /** Set by the first trial that would have ended after the budget. */
  isOver: boolean
}

/** `sinceSec`: when the budget began to run; `spentSec`: gone before, in an interrupted run. */
type Given = Pick<Rounds, 'site' | 'store' | 'decide' | 'trials'> & {
  sinceSec: number
  spentSec: number
  shortest: boolean
}

/**
 * Rounds until everything is decided, the budget is spent or we are stopped. In a round every arm
 * of every active target runs once; records that are there already (a resumed run) are not run
 * again. Neither a round nor a trial is started that would end after the budget.
 */
export async function runRounds(given: Given): Promise<Measured> {
  const { site, sinceSec, spentSec } = given
  const records = given.trials.map(({ record }) => record)
  const before = spentSec + records.reduce((sum, record) => sum + record.wallSec, 0)
  const rounds: Rounds = {
    ...{ ...given, records, servers: new Servers(site, records), isOver: false },
    layouts: makeLayouts(site),
    lengths: new Lengths(site.build.design, site.plan.targets, given.shortest),
    elapsed: () => before + site.host.clock.nowSec() - sinceSec,
  }
  try {
    return await untilDecided(rounds)
  } finally {
    await rounds.servers.stopAll()
  }
}

async function untilDecided(rounds: Rounds): Promise<Measured> {
  const { site, layouts, lengths, elapsed } = rounds
  const { host, plan } = site
  let decision = rounds.decide(rounds.trials, 0)
  if (plan.suite.warmUp && rounds.records.length === 0) await warmUp(rounds)
  let lastSec = 0
  let lastActive = 0
  for (let round = 0; ; round++) {
    const isLook = round === decision.nextLook
    if (isLook) decision = rounds.decide(rounds.trials, round)
    if (isLook || round === 1 || round === 2) lengths.refresh(rounds.trials, round)
    const active = stillRunning(decision.active, rounds)
    // What is around the trials takes its time, too: the last round tells how much.
    const likeLastSec = lastActive === 0 ? 0 : lastSec * Math.min(1, active.size / lastActive)
    const roundSec = Math.max(lengths.roundSec(active) ?? 0, likeLastSec)
    const stop = stopReason(rounds, decision, active, round, elapsed() + roundSec)
    if (stop !== null) return ended(rounds, round, stop)
    const startSec = host.clock.nowSec()
    await runRound(rounds, round, active)
    // A round that is not whole would be a lost pair for some rows only: it is not counted.
    if (rounds.isOver) return ended(rounds, round, 'budget')
    if (host.exec.stopping) continue
    lastSec = host.clock.nowSec() - startSec
    lastActive = active.size
    const leftSec = Math.min(
      (plan.suite.rounds.max - round - 1) * lastSec,
      Math.max(0, plan.suite.budgetSec - elapsed()),
    )
    host.tell({
      ...{ kind: 'round', round: round + 1, rounds: plan.suite.rounds.max },
      ...{ elapsedSec: elapsed(), leftSec, active: active.size, decided: decision.decided },
      estimate: decision.estimate,
    })
  }
  function ended({ trials }: Rounds, roundsRun: number, stopReason: string): Measured {
    return { trials, roundsRun, measuredSec: elapsed(), linkSec: layouts.linkSec, stopReason }
  }
}

function stopReason(
  rounds: Rounds,
  decision: LookOutcome,
  active: ReadonlySet<string>,
  round: number,
  endSec: number,
): string | null {
  const { host, plan } = rounds.site
  if (host.exec.stopping) return 'stopped'
  if (plan.targets.length === 0) return 'nothing to run'
  if (decision.isDone) return decision.why
  if (active.size === 0) return 'every benchmark that was left failed'
  if (round >= plan.suite.rounds.max) return 'rounds'
  const alreadyMeasured = rounds.records.some((record) => record.trial.round > round)
  if (!alreadyMeasured && endSec > plan.suite.budgetSec) return 'budget'
  return null
}

/** Without the targets of which no arm is worth running any more. */
function stillRunning(active: ReadonlySet<string>, { site, records }: Rounds): Set<string> {
  const isLive = liveSlots(site.plan, records)
  const live = site.plan.targets.filter(({ id, arms }) => arms.some((arm) => isLive(id, arm)))
  return new Set(live.map(({ id }) => id).filter((id) => active.has(id)))
}

/** The trials of round 0 in their order, without a record of them. */
async function warmUp({ site, servers, layouts, lengths, elapsed }: Rounds): Promise<void> {
  const everything = new Set(site.plan.targets.map((target) => target.id))
  const linked = await layouts.of(0, everything, site.plan.suite.budgetSec)
  for (const trial of trialsOfRound(site.plan, 0, everything)) {
    const target = lengths.of(trial.target)
    const isLate = elapsed() + (target.expectedSec ?? 0) > site.plan.suite.budgetSec
    if (site.host.exec.stopping || isLate) return
    await runTrial(site, trial, target, linked, servers)
  }
}

async function runRound(rounds: Rounds, round: number, active: ReadonlySet<string>): Promise<void> {
  const { plan } = rounds.site
  const linked = await rounds.layouts.of(round, active, plan.suite.budgetSec - rounds.elapsed())
  const isLive = liveSlots(plan, rounds.records)
  await runTrials(rounds, linked, trialsOfRound(plan, round, active, 0, isLive))
  if (rounds.site.host.exec.stopping || rounds.isOver) return
  const again = worthAgain(plan, rounds.records, round)
  if (again.size === 0) return
  const trials = trialsOfRound(plan, round, again, 1, isLive)
  await runTrials(rounds, linked, trials.filter(isServed(rounds.records)))
  // What is run again is more than was needed: the first attempts stand.
  rounds.isOver = false
}

/** False: its server failed in this round, which is no matter of pollution. */
function isServed(records: TrialRecord[]): (trial: Trial) => boolean {
  const failed = new Set(
    records
      .filter(({ problem }) => problem?.code === 'server-failed')
      .map(({ trial }) => JSON.stringify([trial.round, trial.target, trial.arm])),
  )
  return ({ round, target, arm }) => !failed.has(JSON.stringify([round, target, arm]))
}

async function runTrials(rounds: Rounds, layouts: Layouts, trials: Trial[]): Promise<void> {
  const { site, store, trials: done, records } = rounds
  rounds.servers.forgive()
  const key = (trial: Trial) =>
    JSON.stringify([trial.round, trial.attempt, trial.target, trial.arm])
  const known = new Set(records.map((record) => key(record.trial)))
  for (const trial of trials) {
    if (known.has(key(trial))) continue
    if (site.host.exec.stopping) return
    const target = rounds.lengths.of(trial.target)
    rounds.isOver = rounds.elapsed() + (target.expectedSec ?? 0) > site.plan.suite.budgetSec
    if (rounds.isOver) return
    const one = await runTrial(site, trial, target, layouts, rounds.servers)
    const { record } = one
    if (record.status === 'stopped') return
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
}
