/** Where the time of a run went. */
import { latestAttempts } from '../collect/collect.ts'
import type { ParsedTrial } from '../collect/parse.ts'
import { measuredSecOf } from '../collect/trial-time.ts'
import type { TimeSpent } from '../model/model.ts'

/** What a run knows of its time. */
export type Timed = {
  trials: ParsedTrial[]
  roundsRun: number
  measuredSec: number
  linkSec: number | null
  probeSec?: number | null
}

/** Where the time went. A program that says nothing of operations counts as a whole. */
export function timeSpentOf({ trials, roundsRun, ...times }: Timed): TimeSpent {
  const records = trials.map(({ record }) => record)
  const latest = new Set(latestAttempts(records))
  const spent = { countedSec: 0, startSec: 0, discardedSec: 0 }
  for (const one of trials) {
    const { record } = one
    const counts = record.status === 'ok' && latest.has(record) && record.trial.round < roundsRun
    if (!counts) {
      spent.discardedSec += record.wallSec
      continue
    }
    const measuredSec = measuredSecOf(one)
    // Benchmarks that run in parallel, or stop their timer, may say more or less than the clock.
    const countedSec = measuredSec === 0 ? record.wallSec : Math.min(record.wallSec, measuredSec)
    spent.countedSec += countedSec
    spent.startSec += record.wallSec - countedSec
  }
  const probeSec = times.probeSec ?? 0
  const linkSec = times.linkSec ?? 0
  const known = spent.countedSec + spent.startSec + spent.discardedSec + probeSec + linkSec
  const wholeSec = Math.max(times.measuredSec, known)
  return { wholeSec, ...spent, probeSec, linkSec, otherSec: wholeSec - known }
}
