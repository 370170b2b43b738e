/**
 * The wall that a Report passes when it comes from elsewhere: strict, bounded, finite. A report
 * is read in a job that may write to GitHub while the code that was measured could have written
 * the file, so nothing in it is believed but its shape.
 */
import { z } from 'zod'
import type { Report } from '../model/model.ts'
import { clean } from '../text/plain.ts'
import {
  amount,
  better,
  count,
  few,
  fraction,
  hash,
  long,
  many,
  name,
  planSchema,
  problem,
  record,
  short,
} from './plan-schema.ts'
import { profilesSchema } from './profiles-schema.ts'

/** Longest text that is parsed at all, in UTF-16 units. */
export const REPORT_TEXT_CAP = 256 * 1024 * 1024

const output = z.string().max(16_000_000)
const instant = z.iso.datetime()

const usage = z.strictObject({
  userSec: amount,
  systemSec: amount,
  maxRssBytes: amount,
  minorFaults: amount,
  majorFaults: amount,
  voluntarySwitches: amount,
  involuntarySwitches: amount,
})

const pollution = z.strictObject({
  stealPct: amount.nullable(),
  foreignCpuPct: amount.nullable(),
  cpuPressurePct: amount.nullable(),
  ioPressurePct: amount.nullable(),
  memoryPressurePct: amount.nullable(),
  throttledSec: amount.nullable(),
  frequencyHz: amount.nullable(),
})

const reading = z.strictObject({
  atSec: amount,
  processes: count,
  threads: count,
  rssBytes: amount,
  vszBytes: amount,
  pssBytes: amount.nullable(),
  hugePagesBytes: amount.nullable(),
  cpuSec: amount,
  cpuStepSec: amount.exactOptional(),
  endedCpuSec: amount.exactOptional(),
  minorFaults: amount,
  majorFaults: amount,
  voluntarySwitches: amount,
  involuntarySwitches: amount,
  nodeBytes: record(amount).exactOptional(),
})

const trialRecord = z.strictObject({
  trial: z.strictObject({
    round: count,
    position: count,
    target: name,
    arm: name,
    attempt: count,
  }),
  status: z.enum(['ok', 'failed', 'timeout', 'stopped', 'not-run', 'oom']),
  exitCode: z.int().nullable(),
  signal: short.nullable(),
  startedAt: instant,
  wallSec: amount,
  usage: usage.nullable(),
  pollution: pollution.nullable(),
  sha256: hash.nullable(),
  layoutSeed: z.int().nullable(),
  outputs: record(output),
  cutBytes: record(amount),
  readings: many(reading).exactOptional(),
  serverStart: count.exactOptional(),
  problem: problem.nullable(),
})

const estimate = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.enum(['ratio', 'difference']),
    n: count,
    point: z.number(),
    low: z.number(),
    high: z.number(),
    level: fraction,
    p: fraction,
    detectable: z.number(),
  }),
  z.strictObject({ kind: z.literal('exact'), n: count, base: z.number(), head: z.number() }),
  z.strictObject({
    kind: z.literal('none'),
    n: count,
    why: long,
    point: z.number().exactOptional(),
    scale: z.enum(['ratio', 'difference']).exactOptional(),
  }),
])

const verdict = z.discriminatedUnion('word', [
  z.strictObject({
    word: z.enum(['regressed', 'improved']),
    reason: z.enum(['shift', 'exact']),
    certain: z.boolean(),
  }),
  z.strictObject({
    word: z.literal('equivalent'),
    reason: z.enum([
      ...(['inside-margin', 'below-margin'] as const),
      ...(['identical-binary', 'exact-equal', 'all-zero'] as const),
    ]),
  }),
  z.strictObject({
    word: z.literal('inconclusive'),
    reason: z.enum(['no-decision', 'too-few-rounds', 'below-resolution', 'machines-disagree']),
    roundsNeeded: count.nullable(),
  }),
  z.strictObject({
    word: z.literal('withheld'),
    reason: z.literal('control-moved'),
    control: name,
  }),
  z.strictObject({
    word: z.literal('failed'),
    reason: z.enum(['lost-pairs', 'lopsided-losses', 'no-data', 'out-of-memory', 'given-up']),
    detail: long,
  }),
])

const explanation = z.strictObject({
  test: short,
  looksTaken: few(count),
  pSequential: fraction.nullable(),
  pAdjusted: fraction.nullable(),
  family: name,
  lostPairs: count,
  reruns: count,
  resolutionPct: amount.nullable(),
  layout: z.enum(['fresh', 'single']),
  secondRunEffect: z.number().nullable(),
  machines: few(z.strictObject({ machine: name, n: count, point: z.number() })),
})

const comparison = z.strictObject({
  contrast: name,
  benchmark: name,
  metric: name,
  unit: short,
  better,
  marginPct: amount,
  role: z.enum(['gating', 'informational', 'control', 'geomean']),
  baseValue: z.number().nullable(),
  headValue: z.number().nullable(),
  estimate,
  verdict,
  explanation,
  problems: few(problem),
})

const environment = z.strictObject({
  os: short,
  kernel: name,
  cpuModel: short,
  cores: count,
  memoryBytes: amount,
  hugePages: short.nullable(),
  governor: short.nullable(),
  virtualised: short.nullable(),
  turbo: short.nullable(),
  numaNodes: count.nullable(),
  machineId: short,
  details: z
    .strictObject({
      machineCpus: count.nullable(),
      allowedCpus: name.nullable(),
      smt: z.enum(['on', 'off']).nullable(),
      microcode: short.nullable(),
      cpuQuota: z.union([amount, z.literal('none'), z.null()]),
      memoryLimitBytes: z.union([amount, z.literal('none'), z.null()]),
      swapBytes: amount.nullable(),
      hugePagesDefrag: short.nullable(),
      numaBalancing: z.enum(['on', 'off']).nullable(),
      loadAverage: few(amount).nullable(),
    })
    .exactOptional(),
})

/** Buckets as index and count: `418:3 419:12`. */
const buckets = z
  .string()
  .max(100_000)
  .regex(/^(?:\d{1,4}:\d{1,10}(?: (?!$)|$))*$/, 'no buckets')

const histogramSeries = z.strictObject({
  unit: short,
  first: z.number().positive(),
  logStep: z.number().positive(),
  benchmark: name,
  arm: name,
  rounds: few(z.strictObject({ round: count, counts: buckets })),
})

export const reportSchema = z.strictObject({
  schemaVersion: z.literal(1),
  tool: z.strictObject({ name: z.literal('gcbench'), version: short }),
  createdAt: instant,
  plan: planSchema,
  builds: many(
    z.strictObject({
      arm: name,
      unit: name,
      sha256: hash,
      toolchain: short,
      settings: record(long),
      buildSec: amount,
    }),
  ),
  environment: few(environment),
  roundsRun: count,
  measuredSec: amount,
  linkSec: amount.nullable(),
  stopReason: long,
  comparisons: many(comparison),
  conclusion: z.strictObject({
    conclusion: z.enum(['success', 'failure', 'action_required', 'neutral']),
    reasons: few(long),
  }),
  acceptances: few(
    z.strictObject({ row: name, reason: long, by: short, at: short, sha: short }),
  ).exactOptional(),
  histograms: few(histogramSeries).exactOptional(),
  profiles: profilesSchema.exactOptional(),
  problems: many(problem),
  command: long,
  records: many(trialRecord).nullable(),
  recordsSha256: hash,
})

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false
type Assert<T extends true> = T
/** Does not compile unless the schema and the model say the same. */
export type SchemaIsModel = Assert<Same<z.infer<typeof reportSchema>, Report>>

/** A text is not a report: every fault found, each with its path. */
export class ReportError extends Error {
  override readonly name = 'ReportError'
  readonly faults: { path: string; message: string }[]
  constructor(faults: { path: string; message: string }[]) {
    const lines = faults.map(({ path, message }) => `  ${path}: ${message}`)
    super(`this is not a gcbench report (schema version 1):\n${lines.join('\n')}`)
    this.faults = faults
  }
}

const FAULTS_SHOWN = 20

/** The report in a text that may be hostile. Throws ReportError and nothing else. */
export function readReport(text: string): Report {
  if (text.length > REPORT_TEXT_CAP) {
    throw new ReportError([{ path: '(file)', message: `longer than ${REPORT_TEXT_CAP}` }])
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new ReportError([{ path: '(file)', message: clean(`not JSON: ${error}`, 300) }])
  }
  return checkReport(json)
}

/** The value as a Report with its keys in the schema's order. Throws ReportError. */
export function checkReport(value: unknown): Report {
  const result = reportSchema.safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues
  const faults = issues.slice(0, FAULTS_SHOWN).map((issue) => ({
    path: clean(issue.path.map(String).join('.'), 300) || '(report)',
    message: clean(issue.message, 300),
  }))
  if (issues.length > FAULTS_SHOWN) {
    faults.push({ path: '(report)', message: `and ${issues.length - FAULTS_SHOWN} more` })
  }
  throw new ReportError(faults)
}
