/** How long trials are, and how long they should take, as a run goes on. */
import type { ParsedTrial } from '../core/collect/parse.ts'
import { measuredSecOf, opSecOf } from '../core/collect/trial-time.ts'
import type { Design } from '../core/design/design.ts'
import { roundSecOf } from '../core/design/fit.ts'
import type { Target } from '../core/model/model.ts'
import { medianOf } from '../core/stats/series/median.ts'

/** Of the newest trials of a target, so many tell what one takes. */
const RECENT = 10

/** What a trial of each target is like now: its length, and the time that it should take. */
export class Lengths {
  private readonly design: Design
  private readonly shortest: boolean
  private readonly targets: Map<string, Target>

  constructor(design: Design, targets: readonly Target[], shortest: boolean) {
    this.design = design
    this.shortest = shortest
    this.targets = new Map(targets.map((target) => [target.id, target]))
  }

  of(id: string): Target {
    const found = this.targets.get(id)
    if (found === undefined) throw new Error(`no target ${id}`)
    return found
  }

  /** Seconds of a round of these; null: of some it is not known. */
  roundSec(active: ReadonlySet<string>): number | null {
    const targets = [...active].map((id) => this.of(id))
    return targets.some(({ expectedSec }) => expectedSec === null) ? null : roundSecOf(targets)
  }

  /**
   * Lengths anew, from the times of the rounds before `round`: all arms of a target always have the
   * same, so the order by chance within each round keeps what it promises.
   */
  refresh(trials: readonly ParsedTrial[], round: number): void {
    const { workload, suite } = this.design
    const before = trials.filter(({ record }) => record.trial.round < round)
    const byTarget = Map.groupBy(before, ({ record }) => record.trial.target)
    for (const [id, mine] of byTarget) {
      const target = this.targets.get(id)
      const done = mine.filter(({ record }) => record.status === 'ok').slice(-RECENT)
      if (target === undefined || done.length === 0) continue
      if (workload.trial.lasting === undefined) {
        const expectedSec = Math.max(...done.map(({ record }) => record.wallSec))
        this.targets.set(id, { ...target, expectedSec })
        continue
      }
      const byArm = [...Map.groupBy(done, ({ record }) => record.trial.arm).values()]
      const opSec = Math.max(...byArm.map((one) => medianOf(one.map(opSecOf))))
      const starts = done.map((one) => one.record.wallSec - measuredSecOf(one))
      const how = { startSec: Math.max(0.001, medianOf(starts)), shortest: this.shortest }
      const known = { ...target, settings: { ...target.settings, opSec } }
      const next = workload.trial.lasting(suite.workload, opSec > 0 ? known : target, how)
      // Starting includes the operation that comes before the measurement.
      this.targets.set(id, next)
    }
  }
}
