/** The time of a run after its builds: what is gone of it, and whether something still fits. */
import type { Clock } from '../../host/port/host.ts'

export type Budget = {
  readonly wholeSec: number
  /** Gone so far: what an interrupted run used counts. */
  spentSec(): number
  /** Not below 0. */
  leftSec(): number
}

/** A budget that begins to run now; `beforeSec`: gone before, in an interrupted run. */
export function startBudget(clock: Clock, wholeSec: number, beforeSec: number): Budget {
  const sinceSec = clock.nowSec()
  const spentSec = () => beforeSec + clock.nowSec() - sinceSec
  return { wholeSec, spentSec, leftSec: () => Math.max(0, wholeSec - spentSec()) }
}
