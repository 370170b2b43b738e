/** Who decides when to stop: what the samples so far say about the rounds to come. */

import type { PairedSample, Verdict } from '../model/model.ts'
import { judgeRows, type TableRules } from './judge.ts'
import type { Standing } from './standing.ts'

/** Why a run ended whose gating rows all have a verdict that stands. */
export const ALL_DECIDED = 'all rows decided'

export type Decision = {
  /** By sample: whether more rounds of this row are wanted. A target runs if any row of it is. */
  active: boolean[]
  /** By sample: a gating row whose verdict does not stand yet. */
  isOpen: boolean[]
  /** By sample: the verdict that more rounds do not change; null: it does not stand yet. */
  settled: (Verdict | null)[]
  /** Gating rows whose verdict stands, and those that are still open. */
  decided: number
  open: number
  /** Rounds, counted from the start, after which to ask again; null: no more are planned. */
  nextLook: number | null
  isDone: boolean
  /** Why it is done; '' while it is not. */
  why: string
}

/**
 * What to run next, asked after the rounds of a look (asked in between, it answers as the last
 * look did). Rows that are settled stop and leave their time to the others. Rows that do not
 * gate run along beside the gating rows of their benchmark, or while any gating row is open if
 * there are none; a table without gating rows runs all its rounds, since nothing in it decides.
 */
export function decideRows(samples: readonly PairedSample[], rules: TableRules): Decision {
  const { standings, rounds } = judgeRows(samples, { ...rules, final: false })
  const rows = standings.slice(0, samples.length)
  const gating = rows.filter(({ sample }) => sample.role === 'gating')
  const open = gating.filter((row) => row.decidedAt === null)
  const nextLook = rules.looks.find((look) => look.rounds > rounds)?.rounds ?? null
  const isSettled = gating.length > 0 && open.length === 0
  const isDone = isSettled || nextLook === null
  const isOpen = openness(rows, gating, open)
  return {
    isOpen: rows.map((row) => open.includes(row)),
    settled: rows.map(({ decidedAt, verdict }) => (decidedAt === null ? null : verdict)),
    active: rows.map((row) => !isDone && isOpen(row)),
    decided: gating.length - open.length,
    open: open.length,
    nextLook: isDone ? null : nextLook,
    isDone,
    why: isSettled ? ALL_DECIDED : isDone ? 'rounds' : '',
  }
}

function openness(rows: Standing[], gating: Standing[], open: Standing[]) {
  const nameOf = ({ sample: { contrast, benchmark } }: Standing) =>
    JSON.stringify([contrast, benchmark])
  const gatingNames = new Set(gating.map(nameOf))
  const openContrasts = new Set(open.map(({ sample }) => sample.contrast))
  return (row: Standing): boolean => {
    if (gating.length === 0) return rows.length > 0
    const { role, contrast } = row.sample
    if (role === 'gating') return row.decidedAt === null
    if (role === 'control') return openContrasts.has(contrast)
    return !gatingNames.has(nameOf(row)) && open.length > 0
  }
}
