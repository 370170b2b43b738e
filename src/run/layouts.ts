/** Layouts of the binaries, by round. */

import { makeFinding } from '../model/findings.ts'
import type { Plan, Problem } from '../model/model.ts'
import { isLinkDue, linkRoomSec, mostLinkSec } from '../plan/fit.ts'
import { type Layouts, type LinkJob, linkJobs, relink } from '../sources/build.ts'
import { trialLimitOf } from '../stats/power.ts'
import type { Budget } from './budget.ts'
import type { TrialSite } from './trial.ts'

/** No link takes longer than this where nothing is known of it. */
const LINK_LIMIT_SEC = 600

/** To find out what has no room to be linked may cost so many times what one link of all may take. */
const MOST_IN_VAIN = 2

/** What is left for rounds now, and what one takes without a link. */
type Room = { leftSec: number; roundSec: number }

/**
 * Layouts of the binaries. Rounds begin with new ones on all arms, as often as plan/fit.ts says,
 * and no layout comes back. The first link shows what linking takes: a unit for which the budget
 * has no room to link it often enough keeps the layout of its build in all rounds.
 */
export class LayoutDraws {
  /** Time spent linking so far, and the part of it that was of units that have new layouts. */
  linkSec = 0
  private drawnSec = 0
  /** How often all units that have new layouts were linked. */
  private links = 0
  private readonly site: Omit<TrialSite, 'plan'>
  private readonly budget: Budget
  /** By unit, what linking all of its arms took last. */
  private readonly unitSec = new Map<string, number>()
  /** Units that keep the layout of their build. */
  private readonly single = new Set<string>()
  private last = Number.NEGATIVE_INFINITY
  private layouts: Layouts = new Map()

  constructor(site: Omit<TrialSite, 'plan'>, budget: Budget) {
    this.site = site
    this.budget = budget
  }

  /**
   * The layouts of a round; a binary without an entry has the layout of its build. Those of the
   * first round may be drawn before the targets of `plan` are chosen, since they depend on its seed
   * alone.
   */
  async of(
    plan: Plan,
    round: number,
    active: ReadonlySet<string>,
    room: Room,
    idle: ReadonlySet<string> = new Set(),
  ): Promise<Layouts> {
    const { built, host } = this.site
    const jobs = linkJobs(plan, built, active, idle).filter(({ unit }) => !this.single.has(unit))
    const { last, made } = this
    const isDue = isLinkDue(plan.suite, round, { last, ...made, eachSec: this.secOf(jobs) }, room)
    if (jobs.length === 0 || !isDue) return this.layouts
    const fresh: Layouts = new Map()
    for (const job of jobs) {
      const linked = await this.link(plan, job, round, room)
      for (const [key, layout] of linked) fresh.set(key, layout)
    }
    if (fresh.size === 0) return this.layouts
    const replaced = [...fresh.keys()].flatMap((key) => this.layouts.get(key)?.binary ?? [])
    for (const binary of new Set(replaced)) await host.files.remove(binary)
    this.last = round
    this.links++
    this.layouts = new Map([...this.layouts, ...fresh])
    return this.layouts
  }

  /** What linking may still take in so many rounds; 0: nothing is linked, or nothing is known. */
  aheadSec(rounds: number): number {
    const { suite } = this.site.build.design
    return linkRoomSec(suite, this.eachSec, rounds, this.made)
  }

  private get made() {
    return { links: this.links, spentSec: this.drawnSec }
  }

  /** What linking all units took last; 0: nothing was linked. */
  get eachSec(): number {
    return [...this.unitSec.values()].reduce((sum, sec) => sum + sec, 0)
  }

  /** Units that keep one layout, because the budget has no room to link them often enough. */
  problems(): Problem[] {
    const [first] = this.single
    if (first === undefined) return []
    const { size } = this.single
    return [
      makeFinding(
        'single-layout',
        null,
        { units: size },
        {
          where: size === 1 ? first : `${first} and others`,
          next: 'give the run more time with --budget',
        },
      ),
    ]
  }

  private secOf(jobs: readonly LinkJob[]): number {
    return jobs.reduce((sum, { unit }) => sum + (this.unitSec.get(unit) ?? 0), 0)
  }

  /**
   * Links one package in a new layout on all of its arms. Empty: there was no time for all of them,
   * so that they keep the layouts they have.
   */
  private async link(plan: Plan, job: LinkJob, round: number, { leftSec }: Room): Promise<Layouts> {
    const { host, build } = this.site
    const none: Layouts = new Map()
    if (host.exec.stopping) return none
    const startSec = host.clock.nowSec()
    const knownSec = this.unitSec.get(job.unit)
    const allSec = mostLinkSec(plan.suite)
    const inVainSec = this.linkSec - this.drawnSec
    const spareSec = Math.min(allSec - this.eachSec, MOST_IN_VAIN * allSec - inVainSec)
    const mostSec =
      knownSec === undefined
        ? Math.min(LINK_LIMIT_SEC, spareSec)
        : trialLimitOf(knownSec, LINK_LIMIT_SEC)
    const limitSec = Math.min(mostSec, leftSec, this.budget.leftSec())
    const made = limitSec <= 0 ? null : await relink(build, plan, job, round, limitSec)
    const tookSec = host.clock.nowSec() - startSec
    this.linkSec += tookSec
    if (host.exec.stopping) return none
    if (knownSec === undefined && (made === null || tookSec > spareSec)) {
      this.single.add(job.unit)
      return none
    }
    this.unitSec.set(job.unit, tookSec)
    this.drawnSec += tookSec
    return made ?? none
  }
}
