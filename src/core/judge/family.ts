/**
 * The rows that gate, judged together at every look: joint sign flips of whole rounds with a
 * step-down over the rows (stats/flips), and a bar that all intervals hold by at once.
 * docs/statistics.md says why this holds.
 */

import { countLosses, lossVerdict, lostTooMany } from '../collect/losses.ts'
import type { PairedSample } from '../model/model.ts'
import { type Crossing, follow } from '../stats/flips/crossing.ts'
import { type Flips, followedPatterns, type Patterns } from '../stats/flips/flips.ts'
import { balanceOf } from '../stats/flips/inversion.ts'
import { FEWEST_PAIRS } from '../stats/flips/planned-looks.ts'
import type { Spent } from '../stats/flips/spending.ts'
import {
  barWithout,
  bySigns,
  type FlipBar,
  type Leaning,
  type Leans,
  leaning,
  type Member,
  stepDown,
} from '../stats/flips/step-down.ts'
import { type Evidence, gatherEvidence, isExact } from './evidence.ts'
import { geomeanRows } from './geomean.ts'
import { leansOfShared } from './shared-arms.ts'
import { openStanding, type Standing } from './standing.ts'
import { verdictOf } from './verdict.ts'

/** What has really been used up: whole patterns only, so the rest goes to the next look. */
type Used = { calls: number }

export type Looks = {
  alpha: number
  spent: readonly Spent[]
  /** Of the run: the labels of arms are drawn from it. */
  seed: string
  patterns: Patterns
  /** Rounds that a row can have in the end. */
  most: number
}

const SLACK = 1e-9

/**
 * The rows, and the geometric means over them, before the first look and as they stand after each
 * that was reached: standings of rows are the same objects all the time.
 */
export function* followFamily(
  samples: readonly PairedSample[],
  looks: Looks,
  withMeans: boolean,
  rounds: number,
): Generator<Standing[]> {
  const rows = samples.map((sample) => openStanding(sample, '', rounds))
  let means = withMeans ? geomeanRows(samples).map((mean) => openStanding(mean, '', rounds)) : []
  const used: Used = { calls: 0 }
  yield [...rows, ...means]
  for (const [k] of looks.spent.entries()) {
    means = means.map((mean) => (mean.decidedAt === null ? withoutSettled(mean, rows) : mean))
    takeLook([...rows, ...means], looks.spent.slice(0, k + 1), looks, used)
    yield [...rows, ...means]
  }
}

/** Judges the rows, and the geometric means over them, at every look that was reached. */
export function judgeFamily(
  samples: readonly PairedSample[],
  looks: Looks,
  withMeans: boolean,
  rounds: number,
): Standing[] {
  let all: Standing[] = []
  for (const standings of followFamily(samples, looks, withMeans, rounds)) all = standings
  const tested = all.filter((row) => !row.isExempt && row.verdict.word !== 'failed').length
  for (const row of all) {
    const kind = row.seen?.turned === 'labels' ? 'permutations of arms' : 'sign flips'
    row.family = row.isExempt
      ? 'none: exact'
      : `joint ${kind} over ${tested} gating ${tested === 1 ? 'row' : 'rows'}`
  }
  return all
}

function endOf({ stoppedAfter = 0 }: PairedSample, decidedAt: number | null): number[] {
  if (decidedAt !== null) return [decidedAt]
  // A row that was stopped before it said anything is in no mean.
  return stoppedAfter < FEWEST_PAIRS ? [] : [stoppedAfter]
}

/** A mean ends where the first of its rows was settled or stopped: later rounds are of others. */
function withoutSettled(mean: Standing, rows: readonly Standing[]): Standing {
  const ends = rows.flatMap(({ sample, decidedAt, isExempt }) =>
    sample.contrast === mean.sample.contrast && sample.metric === mean.sample.metric && !isExempt
      ? endOf(sample, decidedAt)
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

/** What was not run up to a look stands as the look before left it, and stays in the family. */
const isStopped = ({ sample: { stoppedAfter } }: Standing, rounds: number) =>
  stoppedAfter !== undefined && stoppedAfter < rounds

const isJudged = (row: Standing, rounds: number) =>
  row.decidedAt === null && !isStopped(row, rounds)

type Judged = { row: Standing; evidence: Evidence }

/** The rows of the look's family, and what they show; exact ones are settled at once. */
function gatherJudged(
  standings: readonly Standing[],
  { rounds, isEnd }: Spent,
  looks: Looks,
  flips: Flips,
): Judged[] {
  const judged: Judged[] = []
  const most = isEnd ? rounds : Math.max(looks.most, rounds)
  for (const row of standings) {
    const isOpen = row.decidedAt === null
    if (!isOpen && row.verdict.word !== 'equivalent') continue
    if (isOpen && !survives(row, rounds, most)) continue
    const evidence = evidenceAt(row, rounds)
    if (isOpen && !isStopped(row, rounds)) {
      row.looksTaken.push(rounds)
      row.isExempt = isExact(evidence)
    }
    if (!row.isExempt) judged.push({ row, evidence })
    else if (isOpen) settleExempt(row, evidence, flips, rounds)
  }
  return judged
}

/** A row that is settled leans for good. */
function leaningOf({ row, evidence }: Judged): Leaning {
  if (row.decidedAt === null) return leaning(evidence.row, 0)
  row.frozen ??= leaning(evidence.row, 0)
  return row.frozen
}

function takeLook(
  standings: readonly Standing[],
  soFar: readonly Spent[],
  looks: Looks,
  used: Used,
): void {
  const { rounds, spent } = soFar.at(-1)!
  const flips = looks.patterns(rounds)
  const followed = followedPatterns(looks.patterns, rounds)
  const crossings = soFar.map((look) => ({ rounds: look.rounds, spent: look.proof }))
  const judged = gatherJudged(standings, soFar.at(-1)!, looks, flips)
  const leans = judged.map(leaningOf)
  const shared = leansOfShared(
    judged.map(({ evidence }) => evidence),
    looks.seed,
  )
  const signs = bySigns(leans, flips)
  const family = shared ?? signs
  const calls = Math.floor((spent - used.calls) * family.count + SLACK)
  const share = Math.max(0, spent - used.calls) / looks.alpha
  const members = leans.map(({ lean }, i) => ({
    lean,
    candidate: isJudged(judged[i]!.row, rounds),
  }))
  const allowedOf = ({ count }: Leans) => Math.floor(((calls + SLACK) / family.count) * count)
  const held = [family, ...(shared === null ? [] : [signs])].map((one) =>
    stepDown(members, one, allowedOf(one)),
  )
  const together = barOfTogether(judged, leans, strictest(held), flips, allowedOf(signs))
  if (together !== null) {
    const fell = ({ lean, candidate }: Member) => candidate && lean > together.limit()
    held.push(members.map((member) => ({ fell: fell(member), bar: together })))
  }
  strictest(held).forEach(({ fell, bar }, i) => {
    const { row, evidence } = judged[i]!
    if (!isJudged(row, rounds)) return
    const turned = shared === null ? 'signs' : 'labels'
    row.seen = { evidence, flips, turned, bar, isMoved: fell, alpha: looks.alpha, share }
    prove(row, evidence, (edge) => hasCrossed(row, evidence, edge, crossings, followed))
    const isInside = row.isUnder && row.isOver
    row.verdict = verdictOf(evidence, { isMoved: fell, isInside })
    const { verdict } = row
    // A change below the margin may still turn out to be beyond it.
    const isBelow = verdict.word === 'equivalent' && verdict.reason === 'below-margin'
    if (verdict.word !== 'inconclusive' && !isBelow) row.decidedAt = rounds
  })
  used.calls += calls / family.count
}

/**
 * What all rows of a look are held against, too, where several of them fall; null where none or one
 * does. Every round of such a row leans one way, so under flips they all lean alike and weigh as
 * one; but their intervals miss each by itself, and beside them those of the rows that do not fall.
 * With each as it is without its effect, the bar is that of so many rows.
 */
function barOfTogether(
  judged: readonly Judged[],
  leans: readonly Leaning[],
  found: ReturnType<typeof stepDown>,
  flips: Flips,
  allowed: number,
): FlipBar | null {
  if (found.filter(({ fell }) => fell).length < 2) return null
  const left = judged.map(({ evidence: { row } }, i) =>
    found[i]!.fell ? leaning(row, balanceOf(row)) : leans[i]!,
  )
  return barWithout(left, flips, allowed)
}

/**
 * Of rows that share arms, each is held against both: orders of labels, where arms that moved take
 * part until their rows have fallen, and its own signs, which those arms cannot make quieter.
 */
function strictest(held: readonly ReturnType<typeof stepDown>[]): ReturnType<typeof stepDown> {
  return held[0]!.map((_, i) => {
    const own = held.map((one) => one[i]!)
    if (own.length === 1) return own[0]!
    const bar: FlipBar = {
      limit: () => Math.max(...own.map((one) => one.bar.limit())),
      shareAsFar: (lean) => Math.max(...own.map((one) => one.bar.shareAsFar(lean))),
    }
    return { fell: own.every(({ fell }) => fell), bar }
  })
}

function settleExempt(row: Standing, evidence: Evidence, flips: Flips, rounds: number): void {
  row.seen = { evidence, flips, turned: 'signs', bar: null, isMoved: false, alpha: 0, share: 1 }
  row.verdict = verdictOf(evidence, { isMoved: false, isInside: false })
  row.decidedAt = rounds
}

/** By this row alone, over all its looks. */
function hasCrossed(
  row: Standing,
  evidence: Evidence,
  edge: number,
  looks: readonly Crossing[],
  flips: Flips,
): boolean {
  const side = edge > 0 ? 'under' : 'over'
  const found = follow(evidence.row, edge, looks, flips, row.followed[side])
  row.followed[side] = found.followed
  return found.hasCrossed
}

/** Rejects "at least the margin" and "at most minus the margin", each by this row alone. */
export function prove(row: Standing, seen: Evidence, isRejected: (edge: number) => boolean): void {
  if (seen.margin === 0) return
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
