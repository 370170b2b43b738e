/**
 * Whether a report proves what was claimed, decided by the intervals that it prints; and the file
 * that says so beside it, which is read as hostile.
 */
import { z } from 'zod'
import { amount, count, few, hash, label, long, short } from '../model/bounds.ts'
import { ConfigError } from '../model/findings.ts'
import { dependsOnLayout, metricFor } from '../model/metrics.ts'
import type { Claim, Comparison, Problem, Report } from '../model/model.ts'
import { readJson } from '../model/paths.ts'
import { claimSchema } from '../model/suite.ts'
import { boundIn, claimsText, isAbout, isOfBenchmark } from '../plan/claims.ts'
import { layoutFloor } from '../stats/judge.ts'
import { isRewritten } from './gate.ts'
import { isModest } from './read-report.ts'
import { differencesOf } from './verify.ts'

/**
 * Why a row stands as it does. `interval`: its interval lies on one side of the bound, or has it
 * inside; `exact`: both sides are constants; `same-code`: the change does not touch what runs.
 * Others show nothing: `one-layout`: the rest could be the luck of the layouts of two builds;
 * `changed-benchmark`: who changes the benchmark can make it prove anything.
 */
export type ClaimReason = z.infer<typeof groundSchema>

const groundSchema = z.enum([
  ...(['interval', 'exact', 'same-code', 'one-layout', 'too-few-rounds'] as const),
  ...(['withheld', 'failed', 'no-ratio', 'below-resolution', 'machines-disagree'] as const),
  ...(['not-measured', 'changed-benchmark', 'beyond-offered'] as const),
])

export type ClaimOutcome = z.infer<typeof outcomeSchema>

const outcomeSchema = z.enum(['proved', 'refuted', 'cannot-tell'])

/** A row against one part of the claim. Changes are ln(head/base). */
export type ClaimedRow = z.infer<typeof claimedRowSchema>

const claimedRowSchema = z.strictObject({
  claim: claimSchema,
  contrast: label.nullable(),
  benchmark: label,
  metric: label.nullable(),
  outcome: outcomeSchema,
  ground: groundSchema,
  /** Null: there is no interval. */
  change: z.strictObject({ point: z.number(), low: z.number(), high: z.number() }).nullable(),
  rounds: count,
  /** Rounds in all that would tell at the present noise; null: not foretold, or none would. */
  roundsNeeded: count.nullable(),
})

/** What it would take to tell; null: nobody knows. */
const neededSchema = z.strictObject({ rounds: count, budgetSec: amount.nullable() })

/** The rule by which claims are decided; another one gets another name. */
const SPEC = 'gcbench-claims/1'

export type Proof = z.infer<typeof proofSchema>

const proofSchema = z.strictObject({
  schemaVersion: z.literal(1),
  spec: z.literal(SPEC),
  tool: z.strictObject({ name: short, version: short }),
  createdAt: short,
  claim: long,
  verdict: outcomeSchema,
  /** Probability that a true claim is refuted, or a false one proved, at the most. */
  alpha: amount,
  base: label.nullable(),
  head: label.nullable(),
  rows: few(claimedRowSchema),
  needed: neededSchema.nullable(),
  /** SHA-256 of the files beside it. */
  files: z.strictObject({ 'report.json': hash, 'records.ndjson': hash }),
})

// One row, one claim.

type Change = NonNullable<ClaimedRow['change']>

const still: Change = { point: 0, low: 0, high: 0 }

/** What a row shows of its change, and why, if it shows nothing. */
type Shown = { change: Change | null; ground: ClaimReason }

const nothing = (ground: ClaimReason): Shown => ({ change: null, ground })

function exactChange(base: number, head: number): Shown {
  if (base === head) return { change: still, ground: 'exact' }
  // From none or to none is more than any percentage.
  if (base < 0 || head < 0) return nothing('no-ratio')
  const point = Math.log(head) - Math.log(base)
  return { change: { point, low: point, high: point }, ground: 'exact' }
}

function shownBy(row: Comparison): Shown {
  const { verdict, estimate } = row
  if (isRewritten(row)) return nothing('changed-benchmark')
  if (verdict.word === 'withheld' || verdict.word === 'failed') return nothing(verdict.word)
  if (verdict.word === 'inconclusive') {
    const { reason } = verdict
    if (reason === 'machines-disagree' || reason === 'below-resolution') return nothing(reason)
    if (reason === 'too-few-rounds' || reason === 'beyond-offered') return nothing(reason)
  }
  if (estimate.kind === 'exact') return exactChange(estimate.base, estimate.head)
  if (estimate.kind === 'none') return nothing('too-few-rounds')
  if (estimate.kind === 'difference') return nothing('no-ratio')
  const { point, low, high } = estimate
  return { change: { point, low, high }, ground: 'interval' }
}

/** By how much an interval has to clear a bound, since layouts were not drawn; 0: they were. */
function floorOf(row: Comparison, { comparisons, plan, problems }: Report): number {
  const isSingle = problems.some(({ code }) => code === 'single-layout')
  const depends = (one: Comparison) =>
    one.role === 'gating' && dependsOnLayout(metricFor(one.metric), one.estimate.kind === 'exact')
  if (!isSingle || row.explanation.layout === 'fresh' || !depends(row)) return 0
  return layoutFloor(plan.alpha, comparisons.filter(depends).length)
}

function decided(claim: Claim, metric: string, { low, high }: Change, floor: number): ClaimOutcome {
  const { at, isBelow } = boundIn(claim, metric)
  const [least, most] = [low - floor, high + floor]
  // At the bound itself the claim is so.
  if (isBelow ? most <= at : least >= at) return 'proved'
  return (isBelow ? least > at : most < at) ? 'refuted' : 'cannot-tell'
}

/** Forecasts reach so far. */
const MOST_ROUNDS = 5000

/**
 * Rounds in all after which such a row excludes the bound in 4 of 5 cases: what a row can see
 * shrinks with the root of its rounds.
 */
function roundsNeeded({ estimate }: Comparison, at: number, floor: number): number | null {
  if (!('detectable' in estimate) || estimate.detectable === undefined) return null
  const distance = Math.abs(estimate.point - at) - floor
  if (distance <= 0) return null
  const rounds = Math.ceil(estimate.n * Math.max(1, estimate.detectable / distance) ** 2)
  return rounds > MOST_ROUNDS ? null : Math.max(rounds, estimate.n + 1)
}

function claimedRow(claim: Claim, row: Comparison, report: Report): ClaimedRow {
  const { contrast, benchmark, metric, estimate } = row
  const floor = floorOf(row, report)
  const { change, ground } = shownBy(row)
  const outcome = change === null ? 'cannot-tell' : decided(claim, metric, change, floor)
  const isLuck =
    outcome === 'cannot-tell' &&
    change !== null &&
    floor > 0 &&
    decided(claim, metric, change, 0) !== 'cannot-tell'
  return {
    ...{ claim, contrast, benchmark, metric, outcome },
    change: change !== null && Number.isFinite(change.point) ? change : null,
    ground: isLuck ? 'one-layout' : ground,
    rounds: estimate.n,
    roundsNeeded:
      outcome === 'cannot-tell' && ground !== 'changed-benchmark'
        ? roundsNeeded(row, boundIn(claim, metric).at, floor)
        : null,
  }
}

/** Of a claim that no row is about: code that the change does not touch, or what was not measured. */
function rowless(claim: Claim, { plan }: Report): ClaimedRow {
  const isSame = plan.unchanged.some(({ benchmarks }) =>
    benchmarks.some((name) => isOfBenchmark(claim, name) || isOfFunction(claim, name)),
  )
  const outcome = isSame ? (claim.quantifier === 'at-most' ? 'proved' : 'refuted') : 'cannot-tell'
  return {
    ...{ claim, contrast: null, benchmark: claim.benchmark, metric: claim.metric, outcome },
    ground: isSame ? 'same-code' : 'not-measured',
    change: isSame ? still : null,
    ...{ rounds: 0, roundsNeeded: null },
  }
}

/** Whether the claim is about a benchmark below a function that is listed by its name. */
const isOfFunction = ({ benchmark }: Claim, name: string) =>
  benchmark.split('/')[0]?.replace(/^.*\./, '') === name.replace(/^Benchmark/, '')

// All of them.

/** Every row that has to be as the claims say. */
function claimedRows(report: Report): ClaimedRow[] {
  return (report.plan.claims ?? []).flatMap((claim) => {
    const own = report.comparisons.filter((row) => isAbout(claim, row))
    return own.length === 0
      ? [rowless(claim, report)]
      : own.map((row) => claimedRow(claim, row, report))
  })
}

function verdictOf(rows: readonly ClaimedRow[]): ClaimOutcome {
  if (rows.some(({ outcome }) => outcome === 'refuted')) return 'refuted'
  const isWhole = rows.length > 0 && rows.every(({ outcome }) => outcome === 'proved')
  return isWhole ? 'proved' : 'cannot-tell'
}

function neededBy(rows: readonly ClaimedRow[], report: Report): Proof['needed'] {
  const open = rows.filter(({ outcome }) => outcome === 'cannot-tell')
  const all = open.map((row) => row.roundsNeeded)
  if (verdictOf(rows) !== 'cannot-tell' || all.includes(null)) return null
  const rounds = Math.max(...all.map(Number))
  const { roundsRun, measuredSec, buildSec = 0 } = report
  const budgetSec =
    roundsRun === 0 ? null : Math.ceil((rounds * measuredSec) / roundsRun + buildSec)
  return { rounds, budgetSec }
}

/** What a report says of what was claimed; null: nothing was. */
export function judgeClaims(report: Report): JudgedClaims | null {
  const { claims = [] } = report.plan
  return claims.length === 0 ? null : judged(report, claims)
}

export type JudgedClaims = Pick<Proof, 'claim' | 'verdict' | 'rows' | 'needed'>

function judged(report: Report, claims: readonly Claim[]): JudgedClaims {
  const rows = claimedRows(report)
  return {
    claim: claimsText(claims),
    verdict: verdictOf(rows),
    rows,
    needed: neededBy(rows, report),
  }
}

/** The proof that a report is; `files`: the digests of what lies beside it. */
export function makeProof(report: Report, files: Proof['files']): Proof {
  const { plan, tool, createdAt } = report
  const { base, head } = plan.sources
  const { claim, verdict, rows, needed } = judged(report, plan.claims ?? [])
  return {
    schemaVersion: 1,
    spec: SPEC,
    tool,
    createdAt,
    claim,
    verdict,
    alpha: plan.alpha,
    base: base?.sha ?? base?.path ?? null,
    head: head?.sha ?? head?.path ?? null,
    rows,
    needed,
    files,
  }
}

/** Name of its file, beside the report. */
export const PROOF = 'proof.json'

export const proofJson = (proof: Proof): string => `${JSON.stringify(proof, null, 2)}\n`

/** The proof in a text that anybody may have written; throws ConfigError with what is wrong. */
export function readProof(text: string): Proof {
  const parsed = isModest(text) ? proofSchema.safeParse(readJson(text)) : null
  if (parsed?.success) return parsed.data
  const [issue] = parsed?.error.issues ?? []
  const where = issue === undefined ? PROOF : `${PROOF}: ${issue.path.join('.')}`
  const message = issue?.message ?? 'is no JSON, or more than a proof can be'
  throw new ConfigError([{ code: 'bad-ask', where, message }])
}

/** Every place in which a proof is not what its report gives. */
export const proofDifferences = (proof: Proof, report: Report, files: Proof['files']): Problem[] =>
  differencesOf(proof, makeProof(report, files), 'proof')
