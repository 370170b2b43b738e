/**
 * How a run stands while it measures: what the Action leaves with the run for whoever looks, again
 * and again. Measured code may have written it, so it is shown as what the run says, and decides
 * nothing.
 */
import { z } from 'zod'
import { amount, count, long, rows, short } from '../model/bounds.ts'
import { VERDICT_WORDS } from '../model/comparison.ts'
import { readJson } from '../model/paths.ts'

/** Its artifact, by that of the report. */
export const liveArtifact = (report: string): string => `${report}-live`

const MiB = 1024 * 1024

export const LIVE_ARCHIVE = {
  entry: 'live.json',
  compressedBytes: MiB,
  expandedBytes: 8 * MiB,
  ratio: 200,
}

const liveSchema = z.strictObject({
  format: z.literal(1),
  /** Instant by the clock of the runner. */
  at: z.iso.datetime(),
  phase: z.enum(['sources', 'find', 'build', 'probe', 'measure', 'profile', 'report']),
  /** Rounds that are over, and about as many as there is time for; null: none is over. */
  rounds: z.strictObject({ over: count, most: count, leftSec: amount.nullable() }).nullable(),
  /** Gating rows as of the last interim analysis (`RowProgress`); empty before the first. */
  rows: rows(
    z.strictObject({
      contrast: short,
      benchmark: long,
      metric: short,
      change: z.number().nullable(),
      settled: z.enum(VERDICT_WORDS).nullable(),
    }),
  ),
})

export type LiveRun = z.infer<typeof liveSchema>

/** Null: it says nothing that can be shown. */
export const readLive = (text: string): LiveRun | null =>
  liveSchema.safeParse(readJson(text)).data ?? null
