/**
 * The rows that gate, judged together at every look: joint sign flips of whole rounds with a
 * step-down over the rows (stats/flips). docs/statistics.md says why this holds.
 */

import { countLosses, lossVerdict, lostTooMany } from '../collect/losses.ts'
import type { PairedSample } from '../model/model.ts'
import type { Flips } from '../stats/flips/flips.ts'
import type { Spent } from '../stats/flips/spending.ts'
import { countAsFar, leaning, type Member, stepDown } from '../stats/flips/step-down.ts'
import { type Evidence, gatherEvidence, isExact } from './evidence.ts'
import { geomeanRows } from './geomean.ts'
import { openStanding, type Standing } from './standing.ts'
import { verdictOf } from './verdict.ts'

/** What has really been used up: whole patterns only, so the rest goes to the next look. */
type Used = { calls: number; proofs: number; provedAt: number }

export type Looks = {
  alpha: number
  spent: readonly Spent[]
  patterns(rounds: number): Flips
  /** Rounds that a row can have in the end. */
  most: number
  final: boolean
}

const SLACK = 1e-9
/** Looks at a proof that are closer than this see nearly the same, and share what they spend. */
const PROOF_GROWTH = 1.45

/** Judges the rows, and the geometric means over them, at every look that was reached. */
export function judgeFamily(
  samples: readonly PairedSample[],
  looks: Looks,
  withMeans: boolean,
  rounds: number,
): Standing[] {
  const rows = samples.map((sample) => openStanding(sample, '', rounds))
  let means = withMeans ? geomeanRows(samples).map((mean) => openStanding(mean, '', rounds)) : []
  const used: Used = { calls: 0, proofs: 0, provedAt: 0 }
  looks.spent.forEach((spent, k) => {
    const isLast = looks.final && k === looks.spent.length - 1
    means = means.map((mean) => (mean.decidedAt === null ? withoutSettled(mean, rows) : mean))
    takeLook([...rows, ...means], spent, looks, used, isLast)
  })
  const all = [...rows, ...means]
  const tested = all.filter((row) => !row.isExempt && row.verdict.word !== 'failed').length
  for (const row of all) {
    row.family = row.isExempt
      ? 'none: exact'
      : `joint sign flips over ${tested} gating ${tested === 1 ? 'row' : 'rows'}`
  }
  return all
}

/** A mean ends where the first of its rows was settled: later rounds are of other rows. */
function withoutSettled(mean: Standing, rows: readonly Standing[]): Standing {
  const ends = rows.flatMap(({ sample, decidedAt, isExempt }) =>
    sample.contrast === mean.sample.contrast &&
    sample.metric === mean.sample.metric &&
    decidedAt !== null &&
    !isExempt
      ? [decidedAt]
      : [],
  )
  const end = ends.reduce((least, one) => Math.min(least, one), mean.sample.base.length)
  if (end === mean.sample.base.length) return mean
  const cut = <T>(list: T[], gap: T) => list.map((value, round) => (round < end ? value : gap))
  const { base, head } = mean.sample
  return { ...mean, sample: { ...mean.sample, base: cut(base, null), head: cut(head, null) } }
}

/** A row that is settled stays as it was; its later rounds, if it has any, are not looked at. */
function evidenceAt(row: Standing, rounds: number): Evidence {
  const evidence = gatherEvidence(row.sample, rounds)
  if (row.decidedAt !== null && row.decidedAt < rounds) {
    evidence.row.fill(Number.NaN, row.decidedAt)
  }
  return evidence
}

function takeLook(
  standings: readonly Standing[],
  { rounds, spent, proof }: Spent,
  looks: Looks,
  used: Used,
  isLast: boolean,
): void {
  const flips = looks.patterns(rounds)
  const calls = Math.floor((spent - used.calls) * flips.count + SLACK)
  // Both signs of a pattern count: twice a side's share of the patterns that stand for both.
  const mayProve = isLast || rounds >= PROOF_GROWTH * used.provedAt
  const proofs = mayProve ? Math.floor(2 * (proof - used.proofs) * flips.count + SLACK) : 0
  const judged: { row: Standing; evidence: Evidence; member: Member }[] = []
  const most = isLast ? rounds : Math.max(looks.most, rounds)
  for (const row of standings) {
    const isOpen = row.decidedAt === null
    if (!isOpen && row.verdict.word !== 'equivalent') continue
    if (isOpen && !survives(row, rounds, most)) continue
    const evidence = evidenceAt(row, rounds)
    if (isOpen) {
      row.looksTaken.push(rounds)
      row.isExempt = isExact(evidence)
    }
    if (row.isExempt) {
      if (isOpen) settleExempt(row, evidence, flips, rounds)
      continue
    }
    judged.push({ row, evidence, member: { ...leaning(evidence.row, 0), candidate: isOpen } })
  }
  const members = judged.map(({ member }) => member)
  const share = Math.max(0, spent - used.calls) / looks.alpha
  stepDown(members, flips, calls).forEach(({ fell, bar }, i) => {
    const { row, evidence } = judged[i]!
    if (row.decidedAt !== null) return
    row.seen = { evidence, flips, bar, alpha: looks.alpha, share }
    prove(row, evidence, flips, proofs)
    const isInside = row.isUnder && row.isOver
    row.verdict = verdictOf(evidence, { isMoved: fell, isInside })
    const { verdict } = row
    // A change below the margin may still turn out to be beyond it.
    const isBelow = verdict.word === 'equivalent' && verdict.reason === 'below-margin'
    if (verdict.word !== 'inconclusive' && !isBelow) row.decidedAt = rounds
  })
  used.calls += calls / flips.count
  if (proofs === 0) return
  used.proofs += proofs / flips.count / 2
  used.provedAt = rounds
}

function settleExempt(row: Standing, evidence: Evidence, flips: Flips, rounds: number): void {
  row.seen = { evidence, flips, bar: null, alpha: 0, share: 1 }
  row.verdict = verdictOf(evidence, { isMoved: false, isInside: false })
  row.decidedAt = rounds
}

/** Rejects "at least the margin" and "at most minus the margin", each by this row alone. */
export function prove(row: Standing, seen: Evidence, flips: Flips, allowed: number): void {
  if (allowed < 1 || seen.margin === 0) return
  const isRejected = (edge: number) => {
    const from = leaning(seen.row, edge)
    return from.isUp === edge < 0 && countAsFar(from, flips, allowed) <= allowed
  }
  row.isUnder ||= isRejected(seen.margin)
  row.isOver ||= isRejected(-seen.margin)
}

/** False when the row's losses fail it, or leave it unjudged at this look. */
export function survives(row: Standing, rounds: number, most: number): boolean {
  if (row.sample.role === 'geomean') return true
  const losses = countLosses(row.sample, rounds)
  row.losses = losses
  // A row that is not run any more gets no more pairs.
  const failed = lossVerdict(losses, losses.ran < rounds ? losses.ran : most)
  if (failed !== null) {
    row.verdict = failed
    row.decidedAt = rounds
  }
  return failed === null && !lostTooMany(losses)
}
