/**
 * The time of a run after its builds: what is used, how long trials and rounds take, and what still
 * fits.
 */
import type { Clock } from '../machine/host.ts'
import type { ParsedTrial, Target, TrialRecord } from '../model/model.ts'
import type { Design } from '../plan/design.ts'
import { recordSec, roundSecOf } from '../plan/fit.ts'
import { measuredSecOf, opSecOf, samplePairsOf } from '../report/samples.ts'
import { medianOf } from '../stats/distributions.ts'
import { withinOverBetweenSec } from '../stats/power.ts'
import { FIRST_ANALYSIS } from '../stats/schedule.ts'

export type Budget = {
  readonly wholeSec: number
  /** Gone so far: what an interrupted run used counts. */
  spentSec(): number
  /** Not below 0. */
  leftSec(): number
  /** Spent when a step ends that may take this share of the whole, and no more than is left. */
  endOf(share: number): number
  /** Kept for the report, where writing it is part of the wait. */
  reportSec(): number
  /** The rows were judged once, which took so long. */
  judged(sec: number): void
}

/** Writing a report takes so many times as long as judging its rows, most of it for the page. */
const REPORT_LOOKS = 15

/** Of a budget, a report has at most this share. */
const MOST_REPORT_SHARE = 0.15

/**
 * A budget that begins to run now; `beforeSec`: gone before, in an interrupted run. `isWait`: what is
 * written at its end is in it. On a busy machine that takes as much longer as judging does.
 */
export function startBudget(
  clock: Clock,
  wholeSec: number,
  beforeSec: number,
  isWait = false,
): Budget {
  const sinceSec = clock.nowSec()
  const looksSec: number[] = []
  const spentSec = () => beforeSec + clock.nowSec() - sinceSec
  const reportSec = () => {
    if (!isWait || looksSec.length === 0) return 0
    const meanSec = looksSec.reduce((sum, sec) => sum + sec, 0) / looksSec.length
    return Math.min(MOST_REPORT_SHARE * wholeSec, REPORT_LOOKS * meanSec)
  }
  const leftSec = () => Math.max(0, wholeSec - reportSec() - spentSec())
  return {
    wholeSec,
    spentSec,
    leftSec,
    endOf: (share) => spentSec() + Math.min(share * wholeSec, leftSec()),
    reportSec,
    judged: (sec) => void looksSec.push(sec),
  }
}

// Lengths of trials, updated during the run.

/** Of the newest trials of a target, so many tell what one takes. */
const RECENT = 10

/** What a trial of each target is like now: its length, and the time that it should take. */
export class Lengths {
  private readonly design: Design
  private shortest: boolean
  private readonly targets: Map<string, Target>

  constructor(design: Design, targets: readonly Target[], shortest: boolean) {
    this.design = design
    this.shortest = shortest
    this.targets = new Map(targets.map((target) => [target.id, target]))
  }

  of(id: string): Target {
    const target = this.targets.get(id)
    if (target === undefined) throw new Error(`no target ${id}`)
    return target
  }

  /** Seconds of a round of these; null: of some it is not known. */
  roundSec(active: ReadonlySet<string>): number | null {
    const targets = [...active].map((id) => this.of(id))
    return targets.some(({ expectedSec }) => expectedSec === null) ? null : roundSecOf(targets)
  }

  /**
   * Lengths anew, from the times and the noise of the rounds before `round`: all arms of a target
   * always have the same, so the order by chance within each round keeps what it promises.
   */
  refresh(trials: readonly ParsedTrial[], round: number): void {
    const before = trials.filter(({ record }) => record.trial.round < round)
    const byTarget = Map.groupBy(before, ({ record }) => record.trial.target)
    for (const [id, mine] of byTarget) {
      const target = this.targets.get(id)
      const done = mine.filter(({ record }) => record.status === 'ok')
      if (target === undefined) continue
      const anew =
        done.length > 0 ? this.anew(target, done, round) : this.afterTimeouts(target, mine)
      this.targets.set(id, anew)
    }
  }

  /** From here on as short as can still be measured; false: they are that already, or fixed. */
  shorten(trials: readonly ParsedTrial[], round: number): boolean {
    if (this.shortest || this.design.workload.trial.lasting === undefined) return false
    this.shortest = true
    this.refresh(trials, round)
    return true
  }

  /**
   * The best lengths again, where trials are as short as can be and `leftSec` has room for so many
   * more rounds of these as the first analysis took: what had to be reached is reached, and where
   * starting costs more than measuring, longer trials tell more in the same time.
   */
  lengthen(
    trials: readonly ParsedTrial[],
    round: number,
    active: ReadonlySet<string>,
    leftSec: number,
  ): void {
    if (!this.shortest || round < FIRST_ANALYSIS) return
    const short = [...this.targets]
    this.shortest = false
    this.refresh(trials, round)
    const last = trials.flatMap(({ record }) =>
      record.trial.round === round - 1 && active.has(record.trial.target) ? [record] : [],
    )
    const aroundSec = last.reduce((sum, one) => sum + recordSec(one) - one.wallSec, 0)
    const roundSec = (this.roundSec(active) ?? Number.POSITIVE_INFINITY) + aroundSec
    if (FIRST_ANALYSIS * roundSec <= leftSec) return
    this.shortest = true
    for (const [id, target] of short) this.targets.set(id, target)
  }

  /**
   * Shorter where no trial ended in its time: when it was tried, operations were quicker, since other
   * benchmarks of its process had set something. Those that did not end take so much more at least.
   */
  private afterTimeouts(target: Target, trials: ParsedTrial[]): Target {
    const { workload, suite } = this.design
    const { expectedSec, settings } = target
    const opSec = Number(settings.opSec ?? 0)
    const limitsSec = trials.flatMap(({ record }) =>
      record.status === 'timeout' ? [record.wallSec] : [],
    )
    if (limitsSec.length === 0 || expectedSec === null || !(opSec > 0)) return target
    const slower = Math.max(1, Math.max(...limitsSec) / expectedSec)
    const { ownSec = opSec } = settings
    const times = { opSec: slower * opSec, ownSec: slower * Number(ownSec) }
    const slow = { ...target, settings: { ...settings, ...times } }
    const startSec = Number(settings.processSec ?? 0)
    const how = { startSec, shortest: this.shortest }
    return workload.trial.lasting?.(suite.workload, slow, how) ?? target
  }

  private anew(target: Target, done: ParsedTrial[], round: number): Target {
    const { workload, suite } = this.design
    const recent = done.slice(-RECENT)
    if (workload.trial.lasting === undefined) {
      return { ...target, expectedSec: Math.max(...recent.map(({ record }) => record.wallSec)) }
    }
    const byArm = [...Map.groupBy(recent, ({ record }) => record.trial.arm).values()]
    const slowest = (of: (trial: ParsedTrial) => number) =>
      Math.max(...byArm.map((one) => medianOf(one.map(of))))
    const opSec = slowest((one) => opSecOf(one).opSec)
    const ownSec = slowest((one) => opSecOf(one).ownSec)
    const starts = recent.map((one) => one.record.wallSec - measuredSecOf(one))
    const aroundSec = recent.map(({ record }) => recordSec(record) - record.wallSec)
    // Starting includes the operation that comes before the measurement.
    const startSec = Math.max(0.001, medianOf(starts))
    const timed = { ...target, settings: { ...target.settings, opSec, ownSec } }
    return workload.trial.lasting(suite.workload, opSec > 0 ? timed : target, {
      startSec,
      wallSec: medianOf(recent.map(({ record }) => record.wallSec)),
      // The first of a round has the links, too, and the first of all the probe, which are not of one
      // trial: of the two of the first round the mean would be half a probe.
      aroundSec: aroundSec.toSorted((a, b) => a - b)[(aroundSec.length - 1) >> 1] ?? 0,
      shortest: this.shortest,
      ratioSec: withinOverBetweenSec(samplePairsOf(done)),
      split: !this.shortest && round < FIRST_ANALYSIS,
    })
  }
}

/**
 * Seconds of the first round, if around each of its trials it took what it took around the quickest:
 * the others had starts of servers before them, or the first use of what reads them. Targets that
 * leave for want of time do so for good, so what is not known yet speaks for them.
 */
export function calmSecOf(records: readonly TrialRecord[]): number {
  const ofFirst = records.filter(({ trial }) => trial.round === 0)
  const aroundSec = ofFirst.map((record) => Math.max(0, recordSec(record) - record.wallSec))
  const ownSec = ofFirst.reduce((sum, { wallSec }) => sum + wallSec, 0)
  return ownSec + ofFirst.length * Math.min(...aroundSec)
}

// Lengths of rounds; those in which servers start count separately.

type Took = { sec: number; targets: number }

export class Pace {
  private readonly last = new Map<boolean, Took>()
  private readonly startsAnew: (round: number) => boolean

  /** `startsAnew`: whether servers are started anew in a round. */
  constructor(startsAnew: (round: number) => boolean) {
    this.startsAnew = startsAnew
  }

  /** A round of so many targets took so long, with all that is around its trials. */
  took(round: number, sec: number, targets: number): void {
    this.last.set(this.startsAnew(round), { sec, targets })
  }

  /** Seconds of a round, as the last of its kind tells, else the last of the other; 0: none was. */
  roundSec(round: number, targets: number): number {
    const kind = this.startsAnew(round)
    const last = this.last.get(kind) ?? this.last.get(!kind)
    return last === undefined ? 0 : last.sec * Math.min(1, targets / last.targets)
  }

  /** Seconds of the rounds from `from` to before `to`. */
  leftSec(from: number, to: number, targets: number): number {
    let sum = 0
    for (let round = from; round < to; round++) sum += this.roundSec(round, targets)
    return sum
  }
}
