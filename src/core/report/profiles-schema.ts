/** The wall for profiles, inside a Report or in a file of their own. */
import { z } from 'zod'
import type { Profiles } from '../model/model.ts'
import { amount, count, few, fraction, hash, name, problem } from './plan-schema.ts'

const delta = z.strictObject({ point: z.number(), low: z.number(), high: z.number() })

const part = z.strictObject({
  baseSamples: count,
  headSamples: count,
  share: delta,
  cpuSec: delta.nullable(),
})

/** Files are read by this path, so it leads nowhere else. */
const path = z.string().regex(/^profiles\/\d{2,3}-(base|head)-\d{1,3}\.pb\.gz$/, 'not a profile')

const arm = z.strictObject({
  arm: name,
  runs: count,
  samples: count,
  wallSec: amount,
  operations: amount.nullable(),
  files: few(z.strictObject({ path, sha256: hash })),
})

const functions = z
  .array(
    z.strictObject({
      name,
      baseName: name.exactOptional(),
      flat: part.nullable(),
      cum: part,
    }),
  )
  .max(100)

const target = z.strictObject({
  contrast: name,
  target: name,
  benchmarks: few(name),
  base: arm,
  head: arm,
  periodSec: amount,
  level: fraction,
  compared: count,
  functions,
})

export const profilesSchema = z.strictObject({
  of: z.enum(['none', 'changed', 'all']),
  targets: z.array(target).max(100),
  problems: few(problem),
})

/** Profiles as the pass keeps them beside the records. Throws on any other text. */
export const readProfiles = (text: string): Profiles => profilesSchema.parse(JSON.parse(text))
