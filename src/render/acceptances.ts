/** What was noted of a run, and the rows that somebody accepted, as lists. */

import { rowName } from '../core/gate/acceptances.ts'
import type { Report } from '../core/model/model.ts'
import { shortSha } from '../core/text/sha.ts'
import type { Item } from './document.ts'
import * as say from './sentences.ts'

const DAY = 'yyyy-mm-dd'.length

/** Who accepted which row, when and why, and whether that holds for this head. */
export function acceptedItems({ acceptances = [], plan, comparisons }: Report): Item[] {
  const head = plan.sources.head?.sha ?? null
  const names = new Set(
    comparisons.flatMap((row) => [rowName(row), `${rowName(row)}:${row.contrast}`]),
  )
  return acceptances.map(({ row, sha, by, at, reason }) => {
    const state = sha !== head ? 'lapsed' : names.has(row) ? 'in force' : 'no such row'
    const next = say.ACCEPTED_NEXT[state]
    return {
      icon: say.ACCEPTANCE_ICONS[state],
      text: say.acceptedRow({ row, state, by, day: at.slice(0, DAY), head: shortSha(sha), reason }),
      aside: next === null ? null : say.capital(next),
    }
  })
}
