/** Plan -> trials, round after round, until all is decided or the budget is spent. */
import { liveSlots } from '../core/collect/given-up.ts'
import type { ParsedTrial } from '../core/collect/parse.ts'
import { trialsOfRound } from '../core/design/plan.ts'
import type { Trial, TrialRecord } from '../core/model/model.ts'
import type { LookOutcome } from '../core/report/look.ts'
import { pollutionOf, rerunCap } from '../core/telemetry/pollution.ts'
import { type Layouts, relink } from './build.ts'
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

/** So that one bad minute does not eat the re-runs of the whole plan. */
const RERUNS_PER_ROUND = 2

type Rounds = {
  site: TrialSite
  store: RecordStore
  decide: Decide
  /** Of an interrupted run first; grows by each trial that ends. */
  trials: ParsedTrial[]
  /** The records of `trials`. */
  records: TrialRecord[]
  servers: Servers
}

/**
 * Rounds until everything is decided, the budget is spent or we are stopped. In a round every arm
 * of every active target runs once; records that are there already (a resumed run) are not run
 * again. A round that would overrun the budget is not started.
 */
export async function runRounds(given: Omit<Rounds, 'servers' | 'records'>): Promise<Measured> {
  const records = given.trials.map(({ record }) => record)
  const rounds = { ...given, records, servers: new Servers(given.site, records) }
  try {
    return await untilDecided(rounds)
  } finally {
    await rounds.servers.stopAll()
  }
}

async function untilDecided(rounds: Rounds): Promise<Measured> {
  const { host, plan } = rounds.site
  const before = rounds.records.reduce((sum, record) => sum + record.wallSec, 0)
  const startSec = host.clock.nowSec()
  const elapsed = () => before + host.clock.nowSec() - startSec
  const layouts = new LayoutOfRound(rounds)
  let decision = rounds.decide(rounds.trials, 0)
  if (plan.suite.warmUp && rounds.records.length === 0) await warmUp(rounds, layouts)
  let round = 0
  let slowestSec = expectedRoundSec(rounds)
  const roundsBefore = rounds.records.reduce((n, { trial }) => Math.max(n, trial.round), 0)
  for (; ; round++) {
    if (round === decision.nextLook) decision = rounds.decide(rounds.trials, round)
    const active = stillRunning(decision.active, rounds)
    const stop = stopReason(rounds, decision, active, round, elapsed() + slowestSec)
    if (stop !== null) {
      return {
        trials: rounds.trials,
        roundsRun: round,
        measuredSec: elapsed(),
        linkSec: layouts.linkSec,
        stopReason: stop,
      }
    }
    const roundStartSec = host.clock.nowSec()
    await runRound(rounds, layouts, round, active)
    if (host.exec.stopping) continue
    slowestSec = Math.max(round === 0 ? 0 : slowestSec, host.clock.nowSec() - roundStartSec)
    const roundsMax = plan.suite.rounds.max
    const meanSec = (elapsed() - before) / Math.max(1, round + 1 - roundsBefore)
    const leftSec = Math.min(
      (roundsMax - round - 1) * meanSec,
      Math.max(0, plan.suite.budgetSec - elapsed()),
    )
    host.tell({
      kind: 'round',
      round: round + 1,
      rounds: roundsMax,
      elapsedSec: elapsed(),
      leftSec,
      active: active.size,
      decided: decision.decided,
      estimate: decision.estimate,
    })
  }
}

const expectedRoundSec = ({ site: { plan } }: Rounds) =>
  plan.targets.reduce((sum, target) => sum + (target.expectedSec ?? 0) * target.arms.length, 0)

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
async function warmUp({ site, servers }: Rounds, layouts: LayoutOfRound): Promise<void> {
  const everything = new Set(site.plan.targets.map((target) => target.id))
  const linked = await layouts.of(0, everything)
  for (const trial of trialsOfRound(site.plan, 0, everything)) {
    if (!site.host.exec.stopping) await runTrial(site, trial, linked, servers)
  }
}

async function runRound(
  rounds: Rounds,
  layouts: LayoutOfRound,
  round: number,
  active: ReadonlySet<string>,
): Promise<void> {
  const { plan } = rounds.site
  const linked = await layouts.of(round, active)
  const isLive = liveSlots(plan, rounds.records)
  await runTrials(rounds, linked, trialsOfRound(plan, round, active, 0, isLive))
  for (let attempt = 1; attempt <= RERUNS_PER_ROUND; attempt++) {
    const polluted = pollutedTargets(rounds, round, active)
    if (polluted.size === 0) return
    const again = trialsOfRound(plan, round, polluted, attempt, isLive)
    await runTrials(rounds, linked, again.filter(isServed(rounds.records)))
    if (rounds.site.host.exec.stopping) return
  }
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
    const one = await runTrial(site, trial, layouts, rounds.servers)
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
    })
  }
}

/**
 * Targets to run again in this round, in all arms: the last attempt of some arm was polluted and
 * the target's re-runs are not used up. What the trials measured is not looked at.
 */
function pollutedTargets(
  { site: { plan }, records }: Rounds,
  round: number,
  active: ReadonlySet<string>,
): Set<string> {
  const cap = rerunCap(plan.suite.rounds.max)
  const polluted = new Set<string>()
  for (const target of active) {
    const mine = records.filter((record) => record.trial.target === target)
    const reruns = new Set(
      mine
        .filter((record) => record.trial.attempt > 0)
        .map((record) => `${record.trial.round} ${record.trial.attempt}`),
    )
    if (reruns.size >= cap) continue
    const now = mine.filter((record) => record.trial.round === round)
    const attempt = Math.max(...now.map((record) => record.trial.attempt))
    const last = now.filter((record) => record.trial.attempt === attempt)
    if (last.some((record) => pollutionOf(record).length > 0)) polluted.add(target)
  }
  // Targets of one block are paired with each other, so they are run again together.
  const blocks = new Set(
    plan.targets.filter(({ id }) => polluted.has(id)).map(({ block }) => block),
  )
  const again = plan.targets.filter(({ id, block }) => blocks.has(block) && active.has(id))
  return new Set(again.map(({ id }) => id))
}

/** A new random link order at the start of every stretch of rounds. */
class LayoutOfRound {
  private readonly rounds: Rounds
  private stretch = -1
  private layouts: Layouts = new Map()
  /** Time spent linking so far. */
  linkSec = 0

  constructor(rounds: Rounds) {
    this.rounds = rounds
  }

  async of(round: number, active: ReadonlySet<string>): Promise<Layouts> {
    const { site } = this.rounds
    const every = site.plan.suite.layoutRounds
    if (every === 0) return this.layouts
    const stretch = Math.floor(round / every)
    if (stretch !== this.stretch) {
      this.stretch = stretch
      const startSec = site.host.clock.nowSec()
      this.layouts = await relink(site.build, site.plan, site.built, active, stretch)
      this.linkSec += site.host.clock.nowSec() - startSec
    }
    return this.layouts
  }
}
