/** Rows that somebody accepted, and whether that still holds, in words. */

import { rowName } from '../core/gate/acceptances.ts'
import type { Report } from '../core/model/model.ts'
import type { Phrase } from '../core/text/phrase.ts'
import * as say from './sentences.ts'

export type AcceptanceView = {
  row: string
  /** in force: for this head; lapsed: for another commit; no such row: it names nothing. */
  state: 'in force' | 'lapsed' | 'no such row'
  by: string
  at: string
  sha: string
  reason: string
  /** What to do about it; null: nothing. */
  next: Phrase | null
}

export function viewAcceptances({ acceptances = [], plan, comparisons }: Report): AcceptanceView[] {
  const head = plan.sources.head?.sha ?? null
  const names = new Set(
    comparisons.flatMap((row) => [rowName(row), `${rowName(row)}:${row.contrast}`]),
  )
  return acceptances.map((acceptance) => {
    const { row, sha } = acceptance
    const state = sha !== head ? 'lapsed' : names.has(row) ? 'in force' : 'no such row'
    return { ...acceptance, state, next: say.ACCEPTED_NEXT[state] }
  })
}
