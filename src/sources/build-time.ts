/** Which units have time to be built, where builds are part of the budget. */

import type { Clock } from '../machine/host.ts'
import { found } from '../model/findings.ts'
import type { Problem, Suite } from '../model/model.ts'
import { printDuration } from '../model/unit.ts'
import { wholeBudgetSec } from '../plan/fit.ts'
import { plural } from '../text/phrase.ts'

/** Of the budget, builds have this share: what is built has to be measured, too. */
const BUILD_SHARE = 0.5

/** So many builds say what one takes: the first builds what all depend on, too. */
const KNOWN_AFTER = 2

export class BuildTime {
  /** Units that had no time on some arm, and are left out on all. */
  readonly left = new Set<string>()
  private readonly startSec: number
  private readonly tookSec: number[] = []
  private readonly clock: Clock
  private readonly suite: Suite
  private readonly builds: number
  private readonly batches: number

  /** `builds`: of all units on all arms; `batches`: of arms that are built at a time. */
  constructor(clock: Clock, suite: Suite, of: { builds: number; batches: number }) {
    this.clock = clock
    this.suite = suite
    this.builds = of.builds
    this.batches = of.batches
    this.startSec = clock.nowSec()
  }

  /** Whether a unit of the arms in this batch, from 0, is left out for want of time. */
  lacks(unit: string, batch: number): boolean {
    if (this.left.has(unit)) return true
    const { waitSec } = this.suite
    if (waitSec === undefined || this.tookSec.length < KNOWN_AFTER) return false
    const endSec = this.startSec + (BUILD_SHARE * waitSec * (batch + 1)) / this.batches
    if (this.clock.nowSec() + this.eachSec() <= endSec) return false
    this.left.add(unit)
    return true
  }

  /** What is told once it is known that not all will be built; null: not now. */
  took(sec: number): string | null {
    this.tookSec.push(sec)
    const { waitSec } = this.suite
    if (waitSec === undefined || this.tookSec.length !== KNOWN_AFTER) return null
    if (this.allSec() <= BUILD_SHARE * waitSec) return null
    return (
      `${plural(this.builds, 'build')} take about ${printDuration(this.allSec())}, and the budget ` +
      `is ${printDuration(waitSec)}: what half of it is not enough for is left out`
    )
  }

  problems(): Problem[] {
    const sec = 60 * Math.ceil((1.2 * this.allSec()) / BUILD_SHARE / 60)
    const details = { why: 'no-build', budgetSec: wholeBudgetSec(this.suite) } as const
    const remedy = { kind: 'budget', sec } as const
    return [...this.left].map((unit) => found('left-out', { unit }, details, { remedy }))
  }

  private eachSec(): number {
    const later = this.tookSec.slice(1)
    return later.reduce((sum, sec) => sum + sec, 0) / later.length
  }

  private allSec(): number {
    return (this.tookSec[0] ?? 0) + (this.builds - 1) * this.eachSec()
  }
}
