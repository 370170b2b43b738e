/** Bounds of what a Report holds, since a file of it may be anybody's. */
import { z } from 'zod'

export const short = z.string().max(300)
export const label = z.string().max(2_000)
export const long = z.string().max(20_000)
export const hash = z.string().regex(/^[0-9a-f]{64}$/, 'not a SHA-256 in hex')
export const commit = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, 'not a full commit hash')
export const count = z.int().min(0).max(1e9)
export const amount = z.number().min(0)
export const fraction = z.number().min(0).max(1)
export const few = <T extends z.ZodType>(item: T) => z.array(item).max(1_000)
/** Rows of a table: every one costs whoever tells of them a fraction of a millisecond. */
export const rows = <T extends z.ZodType>(item: T) => z.array(item).max(30_000)
export const many = <T extends z.ZodType>(item: T) => z.array(item).max(200_000)
export const record = <T extends z.ZodType>(value: T) =>
  z.record(short, value).refine((entries) => Object.keys(entries).length <= 1_000, 'too many keys')

/** A workload's own settings: any JSON, bounded in depth and size. */
export const setting = z.unknown().refine((value) => isSmallJson(value, 6), 'too deep or too large')

function isSmallJson(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.length <= 20_000
  if (typeof value === 'number') return Number.isFinite(value)
  if (value === null || typeof value === 'boolean') return true
  if (typeof value !== 'object' || depth === 0) return false
  const entries = Object.entries(value)
  return entries.length <= 1_000 && entries.every(([, inner]) => isSmallJson(inner, depth - 1))
}
