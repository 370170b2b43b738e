/** Link orders of the binaries, from a pool, by round. */

import type { Problem } from '../model/model.ts'
import { poolDraw } from '../plan/plan.ts'
import { type Layouts, type LinkJob, linkJobs, relink } from '../sources/build.ts'
import { trialLimitOf } from '../stats/power.ts'
import { plural } from '../text/phrase.ts'
import type { Budget } from './budget.ts'
import type { TrialSite } from './trial.ts'

/** Link orders of each arm at the most: more say little more of what luck of the order does. */
const POOL = 8

/** Of the whole budget, at most this share goes into linking. */
const LINK_SHARE = 0.1

/** No link takes longer than this where nothing is known of it. */
const LINK_LIMIT_SEC = 600

/**
 * Link orders of the binaries: a new random one at the start of every stretch of rounds, until the
 * pool is full or linking has had its share of the time; after that, one of the pool at random.
 * Looked at before every unit: where there is no time for all of its arms, it keeps the order that
 * it has on all of them.
 */
export class LayoutPool {
  /** Time spent linking so far. */
  linkSec = 0
  private readonly site: TrialSite
  private readonly budget: Budget
  private readonly pool: Layouts[] = []
  /** What linking a unit took last, all of its arms. */
  private readonly unitSec = new Map<string, number>()
  private readonly linked = new Set<string>()
  private readonly cut = new Set<string>()
  private stretch = -1
  private layouts: Layouts = new Map()

  constructor(site: TrialSite, budget: Budget) {
    this.site = site
    this.budget = budget
  }

  /** Those of a round; a binary that is not in it has the order that its build gave it. */
  async of(
    round: number,
    active: ReadonlySet<string>,
    idle: ReadonlySet<string> = new Set(),
  ): Promise<Layouts> {
    const { plan } = this.site
    const every = plan.suite.layoutRounds
    if (every === 0) return this.layouts
    const stretch = Math.floor(round / every)
    if (stretch === this.stretch) return this.layouts
    this.stretch = stretch
    const drawn = this.pool[poolDraw(plan, stretch, this.pool.length)] ?? this.layouts
    const fresh = this.pool.length < POOL ? await this.link(active, idle, stretch) : new Map()
    this.layouts = new Map([...drawn, ...fresh])
    if (fresh.size > 0) this.pool.push(this.layouts)
    return this.layouts
  }

  /** Units that were never linked anew, because the budget had no room for it. */
  problems(): Problem[] {
    const never = [...this.cut].filter((unit) => !this.linked.has(unit))
    const [first] = never
    if (first === undefined) return []
    return [
      {
        code: 'single-layout',
        message:
          `${plural(never.length, 'unit')} kept one order of functions, since the budget had ` +
          'no room to link again: the order alone can move a benchmark by several percent',
        where: never.length === 1 ? first : `${first} and others`,
        next: 'give the run more time with --budget',
      },
    ]
  }

  private async link(
    active: ReadonlySet<string>,
    idle: ReadonlySet<string>,
    stretch: number,
  ): Promise<Layouts> {
    const { host, plan, built, build } = this.site
    const fresh: Layouts = new Map()
    for (const job of linkJobs(plan, built, active, idle)) {
      const sec = this.expectedSec(job)
      if (host.exec.stopping) break
      if (!this.hasRoom(sec)) {
        this.cut.add(job.unit)
        continue
      }
      const startSec = host.clock.nowSec()
      const made = await relink(build, plan, job, stretch, trialLimitOf(sec, LINK_LIMIT_SEC))
      const tookSec = host.clock.nowSec() - startSec
      this.unitSec.set(job.unit, tookSec)
      this.linkSec += tookSec
      for (const [key, layout] of made ?? []) fresh.set(key, layout)
      const units = made === null ? this.cut : this.linked
      units.add(job.unit)
    }
    return fresh
  }

  // A build was compiled, too: the quickest of the arms is the one that found most in the cache.
  private expectedSec({ unit, arms }: LinkJob): number {
    const lastSec = this.unitSec.get(unit)
    if (lastSec !== undefined) return lastSec
    const ids = arms.map(({ arm }) => arm.id)
    const mine = this.site.built.records.filter((one) => one.unit === unit && ids.includes(one.arm))
    return arms.length * Math.min(...mine.map(({ buildSec }) => buildSec))
  }

  private hasRoom(sec: number): boolean {
    const { wholeSec } = this.budget
    return sec < this.budget.leftSec() && this.linkSec + sec <= LINK_SHARE * wholeSec
  }
}
