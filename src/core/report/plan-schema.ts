/** Bounds for values that cross a wall, and the schema of the Plan inside a Report. */
import { z } from 'zod'
import { explainPattern } from '../text/pattern.ts'

export const short = z.string().max(300)
export const name = z.string().max(2_000)
export const long = z.string().max(20_000)
export const hash = z.string().regex(/^[0-9a-f]{64}$/, 'not a SHA-256 in hex')
const commit = z.string().regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/, 'not a full commit hash')
export const count = z.int().min(0).max(1e9)
export const amount = z.number().min(0)
export const fraction = z.number().min(0).max(1)
export const better = z.enum(['lower', 'higher'])
const side = z.enum(['base', 'head'])

export const few = <T extends z.ZodType>(item: T) => z.array(item).max(1_000)
export const many = <T extends z.ZodType>(item: T) => z.array(item).max(200_000)
export const record = <T extends z.ZodType>(value: T) =>
  z.record(short, value).refine((found) => Object.keys(found).length <= 1_000, 'too many keys')

export const problem = z.strictObject({
  code: short,
  message: long,
  where: name.exactOptional(),
  next: long.exactOptional(),
})

/** A workload's own settings: any JSON, bounded in depth and size. */
const setting = z.unknown().refine((value) => isSmallJson(value, 6), 'too deep or too large')

function isSmallJson(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.length <= 20_000
  if (typeof value === 'number') return Number.isFinite(value)
  if (value === null || typeof value === 'boolean') return true
  if (typeof value !== 'object' || depth === 0) return false
  const entries = Object.entries(value)
  return entries.length <= 1_000 && entries.every(([, inner]) => isSmallJson(inner, depth - 1))
}

const source = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ref'), ref: name }),
  z.strictObject({ kind: z.literal('folder'), path: name }),
])

const variant = z.strictObject({
  name: short,
  buildEnv: record(long),
  runEnv: record(long),
  toolchain: short.nullable(),
  buildFlags: few(long),
  args: few(long),
  placement: z
    .strictObject({
      cpus: short.nullable(),
      numa: short.nullable(),
      hugePages: z.enum(['never']).nullable(),
    })
    .exactOptional(),
})

/** One that no engine of ours refuses: a report may have been written by anyone. */
const pattern = name.refine((text) => explainPattern(text) === null, 'not a regular expression')

const contrastAsk = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['refs', 'aa']) }),
  z.strictObject({ kind: z.literal('variants'), base: short, head: short, ref: side }),
  z.strictObject({ kind: z.literal('benchmarks'), base: pattern, head: name, ref: side }),
  z.strictObject({ kind: z.literal('interaction'), base: short, head: short }),
])

const metricRule = z.strictObject({
  better: better.nullable(),
  marginPct: z.union([amount, z.literal('noise'), z.null()]),
  gates: z.boolean().nullable(),
  marginPctByBenchmark: record(amount).refine(
    (found) => Object.keys(found).every((key) => explainPattern(key) === null),
    'not a regular expression',
  ),
})

const consequence = z.enum(['pass', 'fail', 'ask'])

const suite = z.strictObject({
  name: short,
  workload: z.object({ kind: short }).catchall(setting),
  base: source.nullable(),
  head: source.nullable(),
  variants: few(variant),
  contrasts: few(contrastAsk),
  metrics: record(metricRule),
  rounds: z.strictObject({ min: count, max: count }),
  until: z.enum(['decided', 'rounds']),
  budgetSec: amount,
  trialLimitSec: amount,
  seed: short.nullable(),
  runIdentical: z.boolean(),
  warmUp: z.boolean(),
  layoutRounds: count,
  gate: z.strictObject({
    mode: z.enum(['enforce', 'advisory']),
    inconclusive: consequence,
    failed: consequence,
    strict: few(pattern),
  }),
  profile: z
    .strictObject({ of: z.enum(['none', 'changed', 'all']), runs: count, sampleSec: amount })
    .exactOptional(),
})

const resolvedSource = z.strictObject({
  asked: name,
  kind: z.enum(['ref', 'folder']),
  sha: commit.nullable(),
  path: name.nullable(),
  mergeBaseOf: z.tuple([name, name]).nullable(),
})

const contrast = z.discriminatedUnion('kind', [
  z.strictObject({ id: name, kind: z.enum(['refs', 'variants', 'aa']), base: name, head: name }),
  z.strictObject({ id: name, kind: z.literal('benchmarks'), arm: name, base: pattern, head: name }),
  z.strictObject({ id: name, kind: z.literal('interaction'), base: name, head: name }),
])

export const planSchema = z.strictObject({
  schemaVersion: z.literal(1),
  suite,
  sources: z.strictObject({ base: resolvedSource.nullable(), head: resolvedSource.nullable() }),
  arms: few(z.strictObject({ id: name, side, variant: short, copyOf: name.exactOptional() })),
  targets: many(
    z.strictObject({
      id: name,
      unit: name,
      block: name,
      arms: few(name),
      settings: z.record(short, setting),
      expectedSec: amount.nullable(),
    }),
  ),
  contrasts: few(contrast),
  unchanged: many(
    z.strictObject({ contrast: name, unit: name, sha256: hash, benchmarks: few(name) }),
  ),
  seed: short,
  alpha: fraction,
  looks: few(z.strictObject({ rounds: count, weight: fraction })),
  shard: z.strictObject({ index: count, count }).nullable(),
  machines: many(name).nullable(),
})
