/**
 * What executes the change, before the rounds: head is built once more so that it counts executions
 * of statements, and does a few operations of each benchmark. What it counts decides what the budget
 * is spent on, and never a word on a row.
 */

import { HostError } from '../machine/host.ts'
import { makeFinding } from '../model/findings.ts'
import type { Problem, Target } from '../model/model.ts'
import { folderOf } from '../model/paths.ts'
import { printDuration } from '../model/unit.ts'
import { executedContrasts } from '../plan/design.ts'
import { type Executions, isIn, PROBE_SHARE } from '../plan/fit.ts'
import { type ReachPair, reachPairs, subjectOf } from '../plan/plan.ts'
import {
  armSite,
  type BuildSite,
  type Built,
  type BuiltArm,
  buildRequestOf,
} from '../sources/build.ts'
import { executeBuildStep } from '../sources/build-steps.ts'
import { byProject } from '../sources/packages.ts'
import { commonPackages, distanceKey, runReach } from '../sources/reach.ts'
import { excerptOf } from '../sources/toolchain.ts'
import {
  type ChangedCode,
  type CoverSteps,
  clockSecOf,
  type Package,
} from '../workloads/workload.ts'
import type { Budget } from './budget.ts'
import { tryOut } from './probe-selection.ts'

type CoverageSite = BuildSite & { budget: Budget }

/** Nothing is asked in so little. */
const NO_TIME_SEC = 0.001

/** The comparison of sources may take at least this long: it compiles nothing, so it needs less. */
const LEAST_ASK_SEC = 2

/** `operations`: of what is left out, the least in which it executed nothing of the change. */
export type Coverage = Executions & { operations: ReadonlyMap<string, number>; problems: Problem[] }

const NOTHING: Coverage = {
  perSec: new Map(),
  idle: new Set(),
  operations: new Map(),
  problems: [],
}

type Counting = {
  site: CoverageSite
  built: Built
  /** Counting ends when this many seconds of the budget are spent. */
  endSec: number
  perSec: Map<string, number>
  operations: Map<string, number>
  /** Targets that may tell the sides apart whatever they execute. */
  kept: Set<string>
}

/** What a pair of arms differs in, in units of one project; or why nobody knows. */
type PairChange = { pair: ReachPair; units: readonly Package[]; changed: ChangedCode | string }

const isOnBoth =
  ({ base, head }: ReachPair) =>
  ({ arms }: Target) =>
    [base, head].every(({ arm }) => arms.includes(arm.id))

/** More than anybody reads. */
const MOST_PARTS = 100

/** What the change differs in, by the text of its sources alone: nothing is compiled. */
export async function findChangedCode(
  site: CoverageSite,
  built: Built,
  targets: readonly Target[],
): Promise<PairChange[]> {
  const { suite, workload } = site.design
  const steps = workload.build.covered
  const program = steps === undefined ? null : await site.host.reachProgram()
  if (steps === undefined || program === null) return []
  const { reach: _, ...all } = suite
  const changes: PairChange[] = []
  const { budget } = site
  const endSec = Math.max(
    budget.endOf(PROBE_SHARE),
    budget.spentSec() + Math.min(LEAST_ASK_SEC, budget.leftSec()),
  )
  for (const pair of reachPairs({ ...site.design, suite: { ...all, runIdentical: false } })) {
    const needed = new Set(targets.filter(isOnBoth(pair)).map(({ unit }) => unit))
    const shared = commonPackages(built, pair).filter(({ id }) => needed.has(id))
    for (const units of byProject(shared)) {
      const limitSec = endSec - budget.spentSec()
      if (limitSec < NO_TIME_SEC) return changes
      const asked = { program, out: folderOf(site.folder), units, limitSec }
      const changed = await runReach(site, built, pair, asked, steps.changed)
      changes.push({ pair, units, changed })
    }
  }
  return changes
}

/** Targets of benchmarks whose own code differs, with what of it does under which contrast. */
export const withRewritten = (
  targets: readonly Target[],
  changes: readonly PairChange[],
): Target[] =>
  targets.map((target) => {
    const parts = changes.flatMap(({ pair, units, changed }) => {
      const name = units.find(({ id }) => id === target.unit)?.name ?? target.unit
      const own =
        typeof changed === 'string' || !isOnBoth(pair)(target)
          ? undefined
          : changed.rewritten.find((one) => one.unit === name && isOfFunction(target, one.name))
      return own === undefined ? [] : [[pair.contrast.id, own.parts.slice(0, MOST_PARTS)] as const]
    })
    if (parts.length === 0) return target
    return { ...target, settings: { ...target.settings, rewritten: Object.fromEntries(parts) } }
  })

/** The name of a target's function, without what all of them begin with. */
const functionIn = ({ id, unit }: Target) => id.slice(unit.length + 1).split('/')[0] ?? ''

const isOfFunction = (target: Target, name: string) =>
  name.replace(/^Benchmark_?/, '') === functionIn(target)

/**
 * What the targets execute of the change, in at most a tenth of the budget; nothing where that is
 * known anyway, since there is only one.
 */
export async function countExecutions(
  site: CoverageSite,
  built: Built,
  targets: readonly Target[],
  changes: readonly PairChange[],
): Promise<Coverage> {
  const { suite, workload } = site.design
  const steps = workload.build.covered
  if (steps === undefined || targets.length < 2) return NOTHING
  if (changes.length === 0) return NOTHING
  const endSec = site.budget.endOf(PROBE_SHARE)
  const maps = { perSec: new Map(), operations: new Map(), kept: new Set<string>() }
  const counting: Counting = { site, built, endSec, ...maps }
  site.host.notify({ kind: 'phase', name: 'probe', detail: 'what executes the change' })
  const problems: Problem[] = []
  const pairs = new Set(changes.map(({ pair }) => pair))
  for (const pair of pairs) {
    const own = changes.filter((one) => one.pair === pair)
    const why = await countPair(counting, steps, own, targets)
    if (why !== null) problems.push(makeFinding('coverage-unknown', null, { why }))
  }
  const isEvery = pairs.size === executedContrasts(site.design).length
  const mayLeave = isEvery && problems.length === 0 && suite.reach !== 'off' && !suite.runIdentical
  const idle = mayLeave ? idleOf(counting) : new Set<string>()
  return { ...maps, idle, problems }
}

/** Targets of packages that moved, of which machine code tells nothing: marked, with what these were. */
export function withMoves(targets: readonly Target[], { problems }: Built): Target[] {
  const moves = new Map(
    problems.flatMap(({ code, subject, details }) =>
      code === 'moved-unit' ? [[subject?.unit ?? '', details?.was ?? ''] as const] : [],
    ),
  )
  return targets.map((target) => {
    const movedFrom = moves.get(target.unit)
    if (movedFrom === undefined) return target
    return { ...target, settings: { ...target.settings, movedFrom } }
  })
}

/** What executes nothing of the change; nobody, where nothing else executes any of it. */
function idleOf({ perSec, kept }: Counting): ReadonlySet<string> {
  if (![...perSec.values()].some((one) => one >= 0)) return new Set()
  return new Set([...perSec].flatMap(([id, one]) => (one < 0 && !kept.has(id) ? [id] : [])))
}

/** Null: it is counted, or there is nothing to count; else why it is not. */
async function countPair(
  counting: Counting,
  steps: CoverSteps<unknown>,
  changes: readonly PairChange[],
  targets: readonly Target[],
): Promise<string | null> {
  for (const { pair, units, changed } of changes) {
    const ready = counting.built.arms.get(pair.head.arm.id)
    if (ready === undefined) return null
    if (typeof changed === 'string') return changed
    for (const { id } of units) {
      const of = targets.filter((one) => one.unit === id && isOnBoth(pair)(one))
      const why = await countPackage(counting, steps, { ready, id, changed, targets: of })
      if (why !== null) return why
    }
  }
  return null
}

type PackageToCount = {
  ready: BuiltArm
  id: string
  changed: ChangedCode
  targets: readonly Target[]
}

/** A unit is built with counters where that is expected to take at most the share that is left. */
async function countPackage(
  counting: Counting,
  steps: CoverSteps<unknown>,
  { ready, id, changed, targets }: PackageToCount,
): Promise<string | null> {
  const { site, built } = counting
  const unit = ready.units.get(id)
  const binary = ready.binaries.get(id)
  if (changed.packages.length === 0 || unit === undefined || binary === undefined) return null
  const limitSec = leftSec(counting)
  const record = built.records.find((one) => one.arm === ready.arm.id && one.unit === id)
  const short = `there was no time to count it in ${printDuration(PROBE_SHARE * counting.site.budget.wholeSec)}, a tenth of what builds left of the budget`
  if (limitSec <= 0 || (record?.buildSec ?? 0) / 2 > limitSec) return short
  const out = `${binary}.counting`
  const toolchain = ready.toolchains.get(id) ?? null
  const request = buildRequestOf({ ready, unit, out })
  const step = steps.build(site.design.suite.workload, request, changed.packages)
  site.host.notify({ kind: 'waiting', what: `building ${id} so that it counts`, limitSec })
  const exit = await executeBuildStep(armSite(site, ready), step, {
    into: out,
    limitSec,
    toolchain,
  })
  if (exit.timedOut) return short
  if (exit.code !== 0 || !(await site.host.files.exists(out))) {
    return `the build that counts fails: ${exit.notStarted ?? excerptOf(exit, 2)}`
  }
  await site.seals.seal(out)
  try {
    for (const target of cheapest(targets)) {
      if (site.host.exec.stopping) return null
      await countTarget(counting, steps, { ready, changed, target, binary: out })
    }
  } finally {
    await site.host.files.remove(out)
  }
  return null
}

const leftSec = ({ site, endSec }: Counting) => endSec - site.budget.spentSec()

const opSecOf = ({ settings: { opSec } }: Target) => Number(opSec ?? 0)

const cheapest = (targets: readonly Target[]) =>
  [...targets].sort((a, b) => clockSecOf(a) - clockSecOf(b))

type TargetToCount = { ready: BuiltArm; changed: ChangedCode; target: Target; binary: string }

/** Counts of two lengths: what is the same in both belongs to no operation. */
async function countTarget(
  counting: Counting,
  steps: CoverSteps<unknown>,
  { ready, changed, target, binary }: TargetToCount,
): Promise<void> {
  const { site, perSec, operations, kept } = counting
  const settings = site.design.suite.workload
  const file = `${site.folder}/out/counts`
  const { variant } = ready
  // Where it lies on head: a target that moved has the folder that it had on base.
  const folder = ready.units.get(target.unit)?.folder ?? ''
  const placed = { ...target, settings: { ...target.settings, folder } }
  const run = { target: placed, variant, binary, comparesVariants: false, file }
  const counted = steps.run(settings, run)
  if (counted === null) return
  const executions = async (length: number): Promise<number | null> => {
    const limitSec = leftSec(counting)
    if (limitSec < length * clockSecOf(target)) return null
    await site.seals.check(binary)
    const out = folderOf(file)
    site.host.notify({ kind: 'waiting', what: `counting ${target.id}`, limitSec })
    const exit = await tryOut(site, ready, counted.step(length), { limitSec, out })
    const text = exit.code === 0 ? await textOf(counting, file) : null
    await site.host.files.remove(out)
    return text === null ? null : steps.read(text, changed)
  }
  const { short, long } = counted.operations
  const all = await executions(long)
  if (all === null) return
  const name = functionIn(target)
  const isOwn = changed.benchmarks.some(
    (one) => one.unit === target.unit && isOfFunction(target, one.name),
  )
  // Where no code is known to differ, something else does.
  const known = counting.built.distances
  const isCode =
    known?.has(distanceKey(target.unit, `Benchmark${name}`)) ||
    known?.has(distanceKey(target.unit, `Benchmark_${name}`))
  if (changed.beyond !== '' || isOwn || isCode !== true) kept.add(target.id)
  const beside = all === 0 ? 0 : await executions(short)
  if (beside === null) return
  const opSec = opSecOf(target)
  // A benchmark that changed itself executes of the change at least its own code.
  const least = isOwn ? 0 : -1
  const now = all === 0 ? least : Math.max(0, all - beside) / (long - short) / opSec
  perSec.set(target.id, Math.max(now, perSec.get(target.id) ?? -1))
  operations.set(target.id, Math.min(long, operations.get(target.id) ?? long))
}

/** Null: what it left is no file that can be read. */
async function textOf({ site }: Counting, file: string): Promise<string | null> {
  try {
    return await site.host.files.readLeft(folderOf(file), 'counts')
  } catch (error) {
    if (error instanceof HostError) return null
    throw error
  }
}

const ALL_THE_SAME = 'reach: off, or run-identical: true in the suite file, measures it last'

/** Of what is left out since it executes nothing of the change: all that no process measures. */
export const findNotExecuted = (
  { idle, operations }: Coverage,
  targets: readonly Target[],
  chosen: readonly Target[],
): Problem[] =>
  targets.flatMap((target) => {
    const { id } = target
    if (!idle.has(id) || chosen.some((one) => isIn(one, id))) return []
    const details = { operations: operations.get(id) ?? 0 }
    return [makeFinding('not-executed', subjectOf(target), details, { next: ALL_THE_SAME })]
  })
