/** Samples -> pairs: the two samples of every contrast, by round, with the rules of their row. */
import { median } from 'simple-statistics'
import { z } from 'zod'
import { dedupe, makeFinding } from '../model/findings.ts'
import { dependsOnLayout, metricFor } from '../model/metrics.ts'
import type {
  Contrast,
  Offered,
  PairedSample,
  Plan,
  Problem,
  Role,
  Sample,
  TrialRecord,
  WithProblems,
} from '../model/model.ts'
import { patternOf } from '../model/pattern.ts'
import { isMeant } from '../plan/claims.ts'
import { variantLabel } from '../plan/design.ts'
import { oneSidedTargets } from '../plan/fit.ts'
import { isUnchanged, namesOfRows } from '../plan/plan.ts'
import { namesAfter } from '../plan/renames.ts'
import { countLosses, lostTooMany } from '../stats/sample.ts'
import { workloadOf } from '../workloads/index.ts'
import { type Clocks, clocksOf, gatesByClock, marginOf, ruleOf } from './clocks.ts'
import { type Abandoned, abandoned, slotKey, triedRounds } from './failures.ts'
import {
  directionOf,
  directionProblems,
  latestAttempts,
  requestedSamples,
  TIMED_CPU,
  WALL,
} from './samples.ts'
import { beyondBoth, CAPACITY } from './server-blocks.ts'

/**
 * Leaves out rows of metrics that a good trial may lack (a percentile of few transactions, a pause
 * where nothing was collected) and too many did. Such a gap says nothing against the code, so the
 * row has not failed; rounds whose trials failed are not counted here.
 */
export function withoutSparse<R extends { sample: PairedSample }>(rows: R[]): WithProblems<R[]> {
  const sparse = rows.filter(({ sample }) => isSparse(sample))
  const problems = sparse.map(({ sample }): Problem => {
    const { ran, lost } = countLosses(sample, sample.base.length)
    return makeFinding(
      'sparse-metric',
      null,
      { metric: metricFor(sample.metric).label, lost, ran },
      { where: `${sample.contrast} ${sample.benchmark}`, next: 'measure longer blocks' },
    )
  })
  return { value: rows.filter((row) => !sparse.includes(row)), problems }
}

function isSparse(sample: PairedSample): boolean {
  if (metricFor(sample.metric).isSparse !== true || sample.givenUp !== undefined) return false
  const { ran, lost } = countLosses(sample, sample.base.length)
  const failed = sample.failed.base + sample.failed.head
  return lostTooMany({ ran, lost: lost - failed })
}

// Samples -> pairs: two samples of a contrast matched by round, with the rules that judge them.

type TrialSlot = {
  position: number
  failed: boolean
  outOfMemory: boolean
  attempt: number
  layoutSeed: number | null
  sha256: string | null
  serverStart: number | null
}

/** What pairing needs of the records: the place of each trial in its round, and how it ended. */
type TrialSlots = Map<string, Map<number, TrialSlot>>

/** By round, the trials of a target on an arm. */
const slotsIn = (places: TrialSlots, arm: string, target: string): ReadonlyMap<number, TrialSlot> =>
  places.get(slotKey(target, arm)) ?? new Map()

function slotsOf(records: TrialRecord[]): TrialSlots {
  const places: TrialSlots = new Map()
  for (const record of latestAttempts(records)) {
    const { arm, target, round, position, attempt } = record.trial
    const key = slotKey(target, arm)
    const own = places.get(key) ?? new Map<number, TrialSlot>()
    places.set(key, own)
    own.set(round, {
      position,
      failed: record.status !== 'ok' && record.status !== 'stopped',
      attempt,
      layoutSeed: record.layoutSeed,
      sha256: record.sha256,
      serverStart: record.serverStart ?? null,
      outOfMemory: record.status === 'oom',
    })
  }
  return places
}

const GATING_ORDER: Contrast['kind'][] = ['refs', 'benchmarks', 'variants']

/** The kind of contrast that the suite is about; its gating metrics decide. */
const mainKind = (plan: Plan) =>
  GATING_ORDER.find((kind) => plan.contrasts.some((contrast) => contrast.kind === kind))

const isConstant = (...samples: Sample[]) =>
  samples.every(({ values }) => new Set(values.filter((value) => value !== null)).size < 2)

/** Share of runs that have to print the same for a count to be one that some runs add to. */
const STEADY = 0.8

/**
 * Whether all runs of a side print one number, or nearly all of a count: what its runtime allocated
 * beside a benchmark is in the others.
 */
function isSteady({ values }: Sample): boolean {
  const present = values.filter((value) => value !== null)
  const alike = [...Map.groupBy(present, (value) => value).values()].map(({ length }) => length)
  const least = present.every(Number.isInteger) ? STEADY : 1
  return alike.length < 2 || Math.max(...alike) >= least * present.length
}

/** Rule of a metric: the suite's word for it, then its word for `*`, then the table's. */
function rulesFor(plan: Plan, clocks: Clocks, { benchmark, base, head }: Matched) {
  const { metric } = base
  const defined = metricFor(metric)
  const own = ruleOf(plan.suite, metric)
  // A pair of two benchmarks has no clock in common.
  const gates =
    own.gates ??
    // Of a curve its capacity decides: its points would count the same change again.
    (base.curve !== undefined && metric !== CAPACITY
      ? false
      : (gatesByClock(plan.suite, metric, clocks.get(benchmark)) ?? defined.gates))
  return {
    better: directionOf(plan, base),
    assume: defined.assume,
    margin: marginOf(plan.suite, { metric, benchmark }, [base, head].every(isSteady)),
    gates: isClaimed(plan, { benchmark, metric }, gates),
  }
}

/** Where something is to be proved, nothing else decides. */
const isClaimed = (
  { claims }: Plan,
  row: { benchmark: string; metric: string },
  gates: boolean,
): boolean => (claims === undefined ? gates : claims.some((claim) => isMeant(claim, row, gates)))

const roleOf = (plan: Plan, contrast: Contrast, unchanged: boolean, gates: boolean): Role => {
  if (unchanged || contrast.kind === 'aa') return 'control'
  return gates && contrast.kind === mainKind(plan) ? 'gating' : 'informational'
}

/**
 * A row before it is judged, and the targets that have to run for it. `offered`: its capacities were
 * not measured, since both are above, or below, this.
 */
export type PairedRow = { sample: PairedSample; targets: string[]; offered?: Offered }

function rowOf({ base, head }: Matched, sample: PairedSample): PairedRow {
  const curve = base.metric === CAPACITY ? (base.curve ?? []) : []
  const offered = beyondBoth(base, head)
  const targets = [...new Set([base.target, head.target, ...curve])]
  return { sample, targets, ...(offered && { offered }) }
}

/**
 * Samples matched by round, for every contrast and series; stats/table.ts makes effects and
 * verdicts of them. A series that only one side has is a problem, not a row.
 */
export function pairSamples(
  plan: Plan,
  samples: Sample[],
  records: TrialRecord[],
  rounds: number,
): WithProblems<PairedRow[]> {
  const places = slotsOf(records)
  const dead = abandoned(records)
  const unitOf = new Map(plan.targets.map((target) => [target.id, target.unit]))
  const requested = requestedSamples(plan, samples)
  const clocks = clocksOf(samples)
  const rows: PairedRow[] = []
  const problems: Problem[] = []
  for (const contrast of plan.contrasts) {
    if (contrast.kind === 'interaction') continue
    const run = { plan, places, rounds }
    const pairs =
      contrast.kind === 'benchmarks'
        ? matchedBenchmarks(contrast, requested, problems)
        : matchedArms(contrast, requested, run, problems)
    for (const pair of pairs) {
      const unit = unitOf.get(pair.base.target) ?? ''
      problems.push(...directionProblems(plan, pair.base, pair.head))
      const where = { contrast: contrast.id, unit, target: pair.base.target }
      const unchanged = isUnchanged(plan.unchanged, where)
      const sample = makePair(plan, contrast, pair, { places, dead, clocks, unchanged, rounds })
      rows.push(rowOf(pair, sample))
    }
  }
  const { value, problems: sparse } = withoutSparse(rows)
  problems.push(...sparse)
  for (const contrast of plan.contrasts) {
    if (contrast.kind === 'interaction') value.push(...interactions(contrast, value))
  }
  return { value, problems: dedupe(problems) }
}

/** `rounds`: those that were whole. */
type RunSoFar = { plan: Plan; places: TrialSlots; rounds: number }

type Matched = { benchmark: string; base: Sample; head: Sample }

type ArmContrast = Exclude<Contrast, { kind: 'interaction' | 'benchmarks' }>
type BenchmarkContrast = Extract<Contrast, { kind: 'benchmarks' }>

const seriesKey = (benchmark: string, metric: string) => JSON.stringify([benchmark, metric])

const byKey = (samples: readonly Sample[]) =>
  new Map(samples.map((sample) => [seriesKey(sample.benchmark, sample.metric), sample]))

/** Pairs of two benchmarks of one arm, by the pattern of the contrast. */
function matchedBenchmarks(
  contrast: BenchmarkContrast,
  samples: readonly Sample[],
  problems: Problem[],
): Matched[] {
  const own = samples.filter((sample) => sample.arm === contrast.arm)
  const ofKey = byKey(own)
  const pattern = patternOf(contrast.base)
  const pairs = own.flatMap((base): Matched[] => {
    if (!pattern.test(base.benchmark)) return []
    const name = pattern.replace(base.benchmark, contrast.head)
    const head = ofKey.get(seriesKey(name, base.metric))
    if (head === undefined || head === base) return []
    return [{ benchmark: `${base.benchmark} vs ${name}`, base, head }]
  })
  if (pairs.length === 0) problems.push(nothingMatched(contrast, own))
  return pairs
}

/**
 * What head has of a series under another name, by the files that the change renamed. A name that
 * base has as well is that of another benchmark, and a name that head kept is no other.
 */
const movedTo =
  ({ renames = [] }: Plan, bases: ReadonlyMap<string, Sample>, heads: Map<string, Sample>) =>
  ({ benchmark, metric }: Sample): Sample | undefined => {
    if (heads.has(seriesKey(benchmark, metric))) return undefined
    const keys = namesAfter(benchmark, renames).map((name) => seriesKey(name, metric))
    const key = keys.find((one) => !bases.has(one) && heads.has(one))
    return key === undefined ? undefined : heads.get(key)
  }

/** Says that a benchmark moved to another package, once for all of its metrics. */
function tellMoved(problems: Problem[], row: string, was: string): void {
  const isTold = problems.some(({ code, subject }) => code === 'moved-unit' && subject?.row === row)
  if (!isTold) problems.push(makeFinding('moved-unit', { row }, { was }))
}

/** Pairs of one benchmark of two arms. */
function matchedArms(
  contrast: ArmContrast,
  samples: readonly Sample[],
  run: RunSoFar,
  problems: Problem[],
): Matched[] {
  const { base: baseArm, head: headArm } = contrast
  const bases = samples.filter((sample) => sample.arm === baseArm)
  const heads = samples.filter((sample) => sample.arm === headArm)
  const headByKey = byKey(heads)
  const pairs: Matched[] = []
  const headOf = movedTo(run.plan, byKey(bases), headByKey)
  for (const base of bases) {
    const moved = headOf(base)
    const head = moved ?? headByKey.get(seriesKey(base.benchmark, base.metric))
    headByKey.delete(seriesKey(head?.benchmark ?? base.benchmark, base.metric))
    if (moved !== undefined) {
      const { benchmark } = moved
      tellMoved(problems, benchmark, base.benchmark)
      pairs.push({ benchmark, base, head: moved })
      continue
    }
    const other = head ?? missing(base, { side: 'base', arm: headArm, of: heads }, run)
    if ('code' in other) problems.push(...oneSidedProblems(other, contrast, base, bases))
    else pairs.push({ benchmark: base.benchmark, base, head: other })
  }
  for (const head of headByKey.values()) {
    const base = missing(head, { side: 'head', arm: baseArm, of: bases }, run)
    if ('code' in base) problems.push(...oneSidedProblems(base, contrast, head, heads))
    else pairs.push({ benchmark: head.benchmark, base, head })
  }
  return pairs
}

/** Whether a probe found that an arm does not have a benchmark which shares its process. */
function isAbsent(plan: Plan, arm: string, { target: id, benchmark }: Sample): boolean {
  const target = plan.targets.find((one) => one.id === id)
  if (target?.lacking === undefined) return false
  const nameOf = namesOfRows(plan)
  const names = target.lacking
    .filter((one) => one.arm === arm)
    .map((one) => nameOf({ unit: target.unit, benchmark: one.benchmark }))
  // With several GOMAXPROCS a row has that number at its end.
  return names.includes(benchmark) || names.includes(benchmark.replace(/-\d+$/, ''))
}

/** Whether the target runs on the arm: without a whole round its turn may not have come. */
const isOn = ({ targets }: Plan, arm: string, target: string): boolean =>
  targets.some(({ id, arms }) => id === target && arms.includes(arm))

/**
 * What an arm has instead of a series that is seen on `side` alone: a sample without numbers where
 * its trials failed or were never begun; what to tell where it does not have that benchmark, or
 * that metric.
 */
function missing(
  seen: Sample,
  { side, arm, of }: { side: 'base' | 'head'; arm: string; of: readonly Sample[] },
  { plan, places, rounds }: RunSoFar,
): Sample | { code: 'only' | 'none'; side: 'base' | 'head' } {
  const { benchmark, metric, target, values } = seen
  const own = slotsIn(places, arm, target)
  const tried = values.flatMap((_, round) => own.get(round) ?? [])
  const failed = { ...seen, arm, values: [] }
  const isDue = rounds === 0 && isOn(plan, arm, target)
  if (tried.length === 0) return isDue ? failed : { code: 'only', side }
  if (tried.every((place) => place.failed)) return failed
  const gates = plan.suite.metrics[metric]?.gates ?? metricFor(metric).gates
  const isThere = of.some((other) => other.benchmark === benchmark && other.target === target)
  if (isThere) return side === 'head' || !gates ? { code: 'only', side } : failed
  // What head was seen to have, and then does not print, is no benchmark that is gone.
  return side === 'head' || isAbsent(plan, arm, seen) ? { code: 'none', side } : failed
}

/** One line for a benchmark that a change brings or takes away, whatever it reports. */
function oneSidedProblems(
  { code, side }: { code: 'only' | 'none'; side: 'base' | 'head' },
  { id: where, kind }: Contrast,
  seen: Sample,
  all: readonly Sample[],
): Problem[] {
  const { benchmark, metric } = seen
  if (code === 'only' || kind !== 'refs') {
    const subject = { row: benchmark, metric, contrast: where }
    return [makeFinding(`only-on-${side}`, subject, { benchmark, metric }, { where })]
  }
  const own = all.filter((one) => one.benchmark === benchmark)
  const first = own.find((one) => one.metric === 'time/op') ?? own[0]
  if (first !== seen) return []
  const numbers = metric === 'time/op' ? seen.values.filter((value) => value !== null) : []
  return [
    oneSidedTargets(
      side === 'head',
      { row: benchmark },
      numbers.length === 0 ? null : median(numbers),
    ),
  ]
}

const nothingMatched = (
  contrast: { id: string; base: string; head: string },
  bases: Sample[],
): Problem =>
  makeFinding(
    'no-benchmark-pair',
    null,
    { base: contrast.base, head: contrast.head },
    {
      where: contrast.id,
      next: `known: ${[...new Set(bases.map((sample) => sample.benchmark))].join(', ') || '(none)'}`,
    },
  )

const sideOf = ({ arm, benchmark }: Sample) => JSON.stringify([arm, benchmark])

/** What differs of the own code of a benchmark between the sides of a contrast, by name; []: nothing. */
export function rewrittenParts({ targets }: Plan, contrast: string, target: string): string[] {
  const { rewritten } = targets.find(({ id }) => id === target)?.settings ?? {}
  const own = z.record(z.string(), z.array(z.string())).safeParse(rewritten)
  return own.data?.[contrast] ?? []
}

/** Of a time: whether the counts of the one contrast that there is say so of all of its process. */
function isSamePath({ contrasts, targets }: Plan, { kind }: Contrast, { metric, target }: Sample) {
  if (kind !== 'refs' || contrasts.length !== 1) return false
  if (metric !== WALL && metric !== TIMED_CPU) return false
  const { moved, together } = targets.find(({ id }) => id === target)?.settings ?? {}
  return moved === 0 && together !== true
}

function makePair(
  plan: Plan,
  contrast: Exclude<Contrast, { kind: 'interaction' }>,
  { benchmark, base, head }: Matched,
  run: {
    places: TrialSlots
    dead: Map<string, Abandoned>
    clocks: Clocks
    unchanged: boolean
    rounds: number
  },
): PairedSample {
  const rule = rulesFor(plan, run.clocks, { benchmark, base, head })
  const isRewritten = rewrittenParts(plan, contrast.id, head.target).length > 0
  const index = Array.from({ length: run.rounds }, (_, round) => round)
  const stopped = stopOf(run.dead, { base, head }, namesIn(plan, contrast))
  const [ofBase, ofHead] = [base, head].map(({ arm, target }) => slotsIn(run.places, arm, target))
  const at = (sample: Sample, round: number) => (sample === base ? ofBase : ofHead)?.get(round)
  // An arm that is given up has lost its pairs; one that is settled alone is not run any more.
  const isRun = (round: number) => {
    const sides = [at(base, round) !== undefined, at(head, round) !== undefined]
    return stopped === null ? sides.every(Boolean) : sides.some(Boolean)
  }
  const ran = roundsOf(plan, index, isRun)
  const waited = waitsOf(plan, index.slice(0, ran), isRun)
  // A side may go on for other contrasts: to this one its numbers are no losses.
  const isBoth = (round: number) => round < ran && (stopped === null || round <= stopped.round)
  const numberOf = (sample: Sample) => (round: number) =>
    isBoth(round) ? (sample.values[round] ?? null) : null
  const failures = (sample: Sample) =>
    index.filter((round) => at(sample, round)?.failed === true).length
  const ooms = (sample: Sample) =>
    index.filter((round) => at(sample, round)?.outOfMemory === true).length
  const outOfMemory = { base: ooms(base), head: ooms(head) }
  const baseValues = index.map(numberOf(base))
  const headValues = index.map(numberOf(head))
  const present = baseValues.filter((number) => number !== null)
  const middle = present.length === 0 ? 0 : Math.abs(median(present))
  return {
    contrast: contrast.id,
    sides: { base: sideOf(base), head: sideOf(head) },
    benchmark,
    metric: base.metric,
    unit: base.unit,
    // Of two different things neither is better for being faster.
    better: isRewritten ? 'unknown' : rule.better,
    assume: rule.assume,
    marginPct: rule.margin === 'noise' ? noiseMarginPct(base) : rule.margin,
    role: roleOf(plan, contrast, run.unchanged, rule.gates && !base.isOfStart),
    base: baseValues,
    head: headValues,
    failed: { base: failures(base), head: failures(head) },
    ...(outOfMemory.base + outOfMemory.head > 0 ? { outOfMemory } : {}),
    ...(isSamePath(plan, contrast, base) ? { isSamePath: true as const } : {}),
    ...(isRewritten ? { isRewritten: true as const } : {}),
    ...(stopped === null ? {} : { givenUp: stopped }),
    ...(ran === run.rounds ? {} : { stoppedAfter: ran }),
    ...(waited.length === 0 ? {} : { waited }),
    headFirst: index.map((round) => {
      if (base.arm === head.arm && base.target === head.target) return null
      const [b, h] = [at(base, round), at(head, round)]
      return b === undefined || h === undefined ? null : h.position < b.position
    }),
    resolutionPct:
      middle === 0 || base.resolution === null ? null : (200 * base.resolution) / middle,
    ...(base.isOfStart
      ? startsOf(
          plan,
          index.map((round) => [at(base, round), at(head, round)]),
        )
      : layoutsOf(
          index.map((round) => [at(base, round), at(head, round)]),
          index.map((round) => baseValues[round] !== null && headValues[round] !== null),
          {
            depends: dependsOnLayout(metricFor(base.metric), isConstant(base, head)),
            mayBeTwo: mayStartTwo(plan, base, head),
          },
        )),
    reruns: index.filter((round) => (at(base, round)?.attempt ?? 0) > 0).length,
    machines: plan.machines,
  }
}

type SlotPair = readonly [TrialSlot | undefined, TrialSlot | undefined]

/**
 * The pair of layouts of each round, and whether all pairs that count had drawn ones, not all the
 * same. None, and no luck of layouts in the row: of a metric that does not depend on them, and where
 * no round is known to have had two different binaries, or may have started them.
 */
function layoutsOf(
  places: readonly SlotPair[],
  isUsed: readonly boolean[],
  { depends, mayBeTwo }: { depends: boolean; mayBeTwo: boolean },
): Pick<PairedSample, 'layout' | 'layouts'> {
  const names = places.map(([base, head]) =>
    base == null || head == null || base.layoutSeed === null || head.layoutSeed === null
      ? null
      : `${base.layoutSeed} ${head.layoutSeed}`,
  )
  const used = new Set(names.filter((_, i) => isUsed[i]))
  const isFresh = used.size > 1 && !used.has(null)
  const layout = isFresh ? 'fresh' : 'single'
  const haveTwo = places.some(
    ([base, head]) => base?.sha256 && head?.sha256 && base.sha256 !== head.sha256,
  )
  return depends && (haveTwo || mayBeTwo) ? { layout, layouts: names } : { layout }
}

/** Whether one program may start on either side what was built there. */
function mayStartTwo({ suite, arms }: Plan, base: Sample, head: Sample): boolean {
  const { workload, variants } = suite
  if (workloadOf(workload.kind).build.startsOthers?.(workload) !== true) return false
  const treeOf = ({ arm: id }: Sample) => {
    const arm = arms.find((one) => one.id === id)
    return [arm?.side, variants.find(({ name }) => name === arm?.variant)?.source].join(' ')
  }
  return treeOf(base) !== treeOf(head)
}

/** Rounds that share a number are flipped together, as those that share their layouts are. */
const startsOf = (
  { machines }: Plan,
  places: readonly SlotPair[],
): Pick<PairedSample, 'layout' | 'layouts'> => ({
  layout: 'fresh',
  layouts: places.map(([base, head], round) =>
    base == null || head == null
      ? null
      : `${machines?.[round] ?? ''} ${base.serverStart} ${head.serverStart}`,
  ),
})

/** Rounds until a row stopped. Shards have rounds of their own: what one left out another ran. */
const roundsOf = (
  { machines }: Plan,
  rounds: readonly number[],
  isRun: (round: number) => boolean,
): number => (machines === null ? 1 + rounds.findLastIndex(isRun) : rounds.length)

/** Rounds in which a row that goes on was not run: others came first. */
const waitsOf = (
  { machines }: Plan,
  rounds: readonly number[],
  isRun: (round: number) => boolean,
): number[] => (machines === null ? rounds.filter((round) => !isRun(round)) : [])

/** What a reader calls an arm of the contrast: its variant, where variants are compared. */
const namesIn = (plan: Plan, { kind }: Contrast) => {
  const of = kind === 'variants' ? plan.arms : []
  return (side: string, id: string) => {
    const variant = of.find((arm) => arm.id === id)?.variant
    return variant === undefined ? side : variantLabel(plan, variant)
  }
}

/** The side that was given up first; null: neither was. */
function stopOf(
  dead: Map<string, Abandoned>,
  sides: Record<'base' | 'head', Sample>,
  nameOf: (side: string, arm: string) => string,
) {
  const stops = Object.entries(sides).flatMap(([side, { target, arm }]) => {
    const gone = dead.get(slotKey(target, arm))
    if (gone === undefined) return []
    const { round, cause } = gone
    return [{ round, side: nameOf(side, arm), rounds: triedRounds(gone), cause }]
  })
  return stops.sort((a, b) => a.round - b.round)[0] ?? null
}

/**
 * The change's effect under the second variant over its effect under the first: with
 * r = head/base of each, ln r2 - ln r1 is the interaction, paired by round like any other row.
 */
function interactions(
  contrast: Extract<Contrast, { kind: 'interaction' }>,
  rows: PairedRow[],
): PairedRow[] {
  const ratios = (row: PairedSample) =>
    row.base.map((base, round) => {
      const head = row.head[round] ?? null
      return base === null || head === null || base <= 0 || head <= 0 ? null : head / base
    })
  const measured = rows.filter(({ offered }) => offered === undefined)
  return measured.flatMap(({ sample: first, targets }): PairedRow[] => {
    if (first.contrast !== contrast.base || first.assume === 'exact') return []
    const second = measured.find(
      ({ sample }) =>
        sample.contrast === contrast.head &&
        sample.benchmark === first.benchmark &&
        sample.metric === first.metric,
    )?.sample
    if (second === undefined) return []
    const { sides: _, layouts: __, ...rest } = first
    const sample: PairedSample = {
      ...rest,
      ...bothLayouts(first, second),
      contrast: contrast.id,
      unit: 'ratio',
      role: 'informational',
      base: ratios(first),
      head: ratios(second),
      failed: { base: 0, head: 0 },
      ...(second.givenUp ? { givenUp: second.givenUp } : {}),
      headFirst: first.headFirst.map(() => null),
      resolutionPct: null,
    }
    return [{ sample, targets }]
  })
}

/** Four layouts are in a ratio of ratios. */
function bothLayouts(first: PairedSample, second: PairedSample): Pick<PairedSample, 'layouts'> {
  if (first.layouts === undefined || second.layouts === undefined) return {}
  const layouts = first.layouts.map((name, round) => {
    const other = second.layouts?.[round] ?? null
    return name === null || other === null ? null : `${name} ${other}`
  })
  return { layouts }
}

/**
 * Margin "from measured noise": twice the median absolute successive difference of the base arm,
 * in percent. Base only, so the change cannot widen its own margin.
 */
function noiseMarginPct(base: Sample): number {
  const values = base.values.filter((value): value is number => value !== null && value > 0)
  const steps = values.slice(1).map((value, i) => Math.abs(Math.log(value / (values[i] ?? value))))
  return steps.length === 0 ? 0 : 100 * (Math.exp(2 * median(steps)) - 1)
}
