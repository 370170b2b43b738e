/** Link orders of the binaries, from a pool, by round. */
import { poolDraw } from '../core/design/plan.ts'
import { type Layouts, relink } from './build.ts'
import type { TrialSite } from './trial.ts'

/** Link orders of the binaries, by round. */
export type LayoutPool = {
  /** `leftSec`: of the budget. */
  of(round: number, active: ReadonlySet<string>, leftSec: number): Promise<Layouts>
  /** Time spent linking so far. */
  readonly linkSec: number
}

/** Link orders of each arm at the most: more say little more of what luck of the order does. */
const POOL = 8

/** Of the whole budget, at most this share goes into linking. */
const LINK_SHARE = 0.1

/**
 * A new random link order at the start of every stretch of rounds, until the pool is full or
 * linking has had its share of the time; after that, one of the pool at random.
 */
export function makeLayouts(site: TrialSite): LayoutPool {
  const { plan, host } = site
  const pool: Layouts[] = []
  let stretchNow = -1
  let layouts: Layouts = new Map()
  let linkSec = 0

  async function link(active: ReadonlySet<string>, stretch: number) {
    const startSec = host.clock.nowSec()
    host.tell({ kind: 'waiting', what: `linking in order ${pool.length + 1}`, limitSec: null })
    const fresh = await relink(site.build, plan, site.built, active, stretch)
    linkSec += host.clock.nowSec() - startSec
    if (!host.exec.stopping) pool.push(fresh)
    return fresh
  }

  return {
    get linkSec() {
      return linkSec
    },
    async of(round, active, leftSec) {
      const every = plan.suite.layoutRounds
      if (every === 0) return layouts
      const stretch = Math.floor(round / every)
      if (stretch === stretchNow) return layouts
      stretchNow = stretch
      const expectedSec = pool.length === 0 ? 0 : linkSec / pool.length
      const mayLink =
        pool.length < POOL &&
        expectedSec < leftSec &&
        linkSec + expectedSec <= LINK_SHARE * plan.suite.budgetSec
      if (pool.length === 0 || mayLink) layouts = await link(active, stretch)
      else layouts = pool[poolDraw(plan, stretch, pool.length)] ?? layouts
      return layouts
    },
  }
}
