/**
 * What executes the change, before the rounds: head is built once more so that it counts executions
 * of statements, and does a few operations of each benchmark; or trials of both sides tell which
 * functions they execute. This decides what the budget is spent on, and never a word on a row.
 */

import { HostError } from '../machine/host.ts'
import { makeFinding } from '../model/findings.ts'
import type { Problem, Target } from '../model/model.ts'
import { folderOf } from '../model/paths.ts'
import { plural } from '../model/plain.ts'
import { printDuration } from '../model/unit.ts'
import { executedContrasts } from '../plan/design.ts'
import { byDistance, type Executions, isIn, PROBE_SHARE } from '../plan/fit.ts'
import { changePairs, type ReachPair, reachPairs, subjectOf } from '../plan/plan.ts'
import {
  armSite,
  type BuildSite,
  type Built,
  type BuiltArm,
  buildRequestOf,
} from '../sources/build.ts'
import { executeBuildStep } from '../sources/build-steps.ts'
import { byProject } from '../sources/packages.ts'
import { commonPackages, differingLoads, distanceKey, runReach } from '../sources/reach.ts'
import { excerptOf } from '../sources/toolchain.ts'
import {
  type ChangedCode,
  type CoverSteps,
  clockSecOf,
  type Executed,
  type Package,
  type ToldSteps,
} from '../workloads/workload.ts'
import type { Budget } from './budget.ts'
import { tryOut } from './probe-selection.ts'

type CoverageSite = BuildSite & { budget: Budget }

/** Nothing is asked in so little. */
const NO_TIME_SEC = 0.001

/** The comparison of sources may take at least this long: it compiles nothing, so it needs less. */
const LEAST_ASK_SEC = 2

/** A number of operations, or a run of such a length. */
type Extent = { operations: number } | { sec: number }

/** `seen`: of what is left out, the least in which it executed nothing of the change. */
export type Coverage = Executions & { seen: ReadonlyMap<string, Extent>; problems: Problem[] }

const NOTHING: Coverage = { perSec: new Map(), idle: new Set(), seen: new Map(), problems: [] }

type Counting = {
  site: CoverageSite
  built: Built
  /** Counting ends when this many seconds of the budget are spent. */
  endSec: number
  perSec: Map<string, number>
  seen: Map<string, Extent>
  /** Targets that may tell the sides apart whatever they execute. */
  kept: Set<string>
}

const beginCounting = (site: CoverageSite, built: Built): Counting => {
  const maps = { perSec: new Map(), seen: new Map(), kept: new Set<string>() }
  return { site, built, endSec: site.budget.endOf(PROBE_SHARE), ...maps }
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
  const { covered: steps, told } = workload.build
  if (told !== undefined && targets.length > 1) return askExecuted(site, built, told, targets)
  if (steps === undefined || targets.length < 2) return NOTHING
  if (changes.length === 0) return NOTHING
  const counting = beginCounting(site, built)
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
  return coverageOf(counting, mayLeave, problems)
}

const coverageOf = (counting: Counting, mayLeave: boolean, problems: Problem[]): Coverage => {
  const { perSec, seen } = counting
  return { perSec, seen, idle: mayLeave ? idleOf(counting) : new Set(), problems }
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
  // Linking may be all that the build took, if its code had been compiled before.
  const expectedSec = (built.compileSec?.get(id) ?? 0) + (record?.buildSec ?? 0) / 2
  if (limitSec <= 0 || expectedSec > limitSec) return short
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
    for (const target of nearestFirst(targets)) {
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

/** Of those that are as near to the change, the cheapest. */
const nearestFirst = (targets: readonly Target[]) =>
  [...targets].sort((a, b) => byDistance(a, b) || clockSecOf(a) - clockSecOf(b))

type TargetToCount = { ready: BuiltArm; changed: ChangedCode; target: Target; binary: string }

/** Counts of two lengths: what is the same in both belongs to no operation. */
async function countTarget(
  counting: Counting,
  steps: CoverSteps<unknown>,
  { ready, changed, target, binary }: TargetToCount,
): Promise<void> {
  const { site, perSec, seen, kept } = counting
  const settings = site.design.suite.workload
  const file = fileOf(counting)
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
    const text = exit.code === 0 ? await textOf(counting) : null
    await site.host.files.remove(out)
    return text === null ? null : steps.read(text, changed)
  }
  const { short, long } = counted.operations
  const all = await executions(long)
  if (all === null) return
  const name = functionIn(target)
  // Where no code is known to differ, or a doubt is left, something else may.
  const { distances, inDoubt } = counting.built
  const keys = [`Benchmark${name}`, `Benchmark_${name}`].map((one) => distanceKey(target.unit, one))
  const isCode = keys.some((key) => distances?.has(key) === true && inDoubt?.has(key) !== true)
  // By its statements, or by a constant of another place in its machine code.
  const isOwn =
    changed.benchmarks.some((one) => one.unit === target.unit && isOfFunction(target, one.name)) ||
    keys.some((key) => distances?.get(key) === OWN_CODE)
  if (changed.beyond !== '' || isOwn || !isCode) kept.add(target.id)
  const beside = all === 0 ? 0 : await executions(short)
  if (beside === null) return
  const opSec = opSecOf(target)
  // A benchmark that changed itself executes of the change at least its own code.
  const least = isOwn ? 0 : -1
  const now = all === 0 ? least : Math.max(0, all - beside) / (long - short) / opSec
  perSec.set(target.id, Math.max(now, perSec.get(target.id) ?? -1))
  const before = seen.get(target.id)
  const operations = before !== undefined && 'operations' in before ? before.operations : long
  seen.set(target.id, { operations: Math.min(long, operations) })
}

/** References from what lists a benchmark to its own code. */
const OWN_CODE = 1

const FILE = 'counts'
const fileOf = ({ site }: Counting) => `${site.folder}/out/${FILE}`

/** Null: what it left is no file that can be read. */
async function textOf(counting: Counting): Promise<string | null> {
  try {
    return await counting.site.host.files.readLeft(folderOf(fileOf(counting)), FILE)
  } catch (error) {
    if (error instanceof HostError) return null
    throw error
  }
}

// Trials that tell which functions they execute.

/** A run that tells measures for so long, after as long for its warm-up. */
const TOLD_SEC = 0.1

/** One that is asked in a pair, and the files that differ of what it loads. */
type ToAsk = { target: Target; paths: readonly string[] }

/**
 * What executes a function that differs, of targets that differ in functions of files alone: what the
 * same code, executed by the same benchmark, does on one side, it does on the other.
 */
async function askExecuted(
  site: CoverageSite,
  built: Built,
  told: ToldSteps<unknown>,
  targets: readonly Target[],
): Promise<Coverage> {
  const counting = beginCounting(site, built)
  const pairs = changePairs(site.design)
  for (const pair of pairs) {
    const both = targets.filter(isOnBoth(pair))
    const open = both.flatMap((target): ToAsk[] => {
      const paths = differingIn(built, pair, target)
      return paths?.every((path) => told.tells.test(path)) ? [{ target, paths }] : []
    })
    for (const target of both)
      if (!open.some((one) => one.target === target)) counting.kept.add(target.id)
    if (open.length > 0) await askPair(counting, told, pair, open)
  }
  const isEvery = pairs.length === executedContrasts(site.design).length
  return coverageOf(counting, isEvery, [])
}

/** Files that the target loads and that differ; null: nobody knows all of them. */
function differingIn({ loads, differences }: Built, pair: ReachPair, target: Target) {
  const name = nameIn(target)
  const differs = differences?.get(pair.contrast.id)
  const [base, head] = [pair.base, pair.head].map(({ arm }) => loads?.get(arm.id)?.get(name))
  if (base === undefined || head === undefined || differs?.beyond !== null) return null
  return differingLoads(base, head, differs.said)
}

const nameIn = ({ settings }: Target) => String(settings.name)

/** What both sides execute, by name. */
type SidesTold = readonly [Map<string, Executed>, Map<string, Executed>]

async function askPair(
  counting: Counting,
  told: ToldSteps<unknown>,
  { base, head }: ReachPair,
  open: readonly ToAsk[],
): Promise<void> {
  const { site, built, perSec, seen, kept } = counting
  const paths = [...new Set(open.flatMap((one) => one.paths))]
  const ready = [base, head].flatMap(({ arm }) => built.arms.get(arm.id) ?? [])
  const sorted = nearestFirst(open.map(({ target }) => target))
  site.host.notify({ kind: 'phase', name: 'probe', detail: 'what executes the change' })
  const sides: SidesTold = [new Map(), new Map()]
  for (const targets of told.isEach ? [sorted] : sorted.map((one) => [one]))
    await askBoth(counting, told, { ready, targets, paths, sides })
  const named = new Set(sides.flatMap((side) => [...side.values()].flatMap(Object.keys)))
  for (const { target, paths: own } of open) {
    const [before, after] = sides.map((side) => side.get(nameIn(target)))
    const isKnown = told.isWhole || own.every((path) => named.has(path))
    if (before === undefined || after === undefined || !isKnown) kept.add(target.id)
    if (before === undefined || after === undefined) continue
    const isSameIn = (path: string) => told.isSame(path, before[path] ?? [], after[path] ?? [])
    const now = [...own, ''].every(isSameIn) ? -1 : 0
    perSec.set(target.id, Math.max(now, perSec.get(target.id) ?? -1))
    seen.set(target.id, { sec: TOLD_SEC })
  }
}

type ToTell = {
  /** Base and head. */
  ready: readonly BuiltArm[]
  targets: readonly Target[]
  paths: readonly string[]
  sides: SidesTold
}

async function askBoth(
  counting: Counting,
  told: ToldSteps<unknown>,
  { ready, targets: [first, ...others], paths, sides }: ToTell,
): Promise<void> {
  for (const [at, one] of ready.entries()) {
    if (first === undefined) return
    const limitSec = leftSec(counting) / (ready.length - at)
    const asked: Asked = { targets: [first, ...others], paths, limitSec }
    const said = await askSide(counting, told, one, asked)
    for (const [name, executed] of said) sides[at]?.set(name, executed)
  }
}

type Asked = {
  targets: readonly [Target, ...Target[]]
  paths: readonly string[]
  limitSec: number
}

async function askSide(
  counting: Counting,
  told: ToldSteps<unknown>,
  ready: BuiltArm,
  { targets, paths, limitSec }: Asked,
): Promise<ReadonlyMap<string, Executed>> {
  const { site } = counting
  const binary = ready.binaries.get(targets[0].unit)
  if (binary === undefined || limitSec <= 0 || site.host.exec.stopping) return new Map()
  const file = fileOf(counting)
  const out = folderOf(file)
  const none = { port: '', data: '', seed: '0', ratePerSec: null, isWarmUp: false }
  const places = { source: ready.folder, out, ...none }
  const run = { targets, variant: ready.variant, binary, places, sec: TOLD_SEC, paths, file }
  const step = told.step(site.design.suite.workload, run)
  const [{ id }] = targets
  const what = targets.length === 1 ? id : plural(targets.length, 'benchmark')
  site.host.notify({ kind: 'waiting', what: `what ${what} executes on ${ready.arm.id}`, limitSec })
  await site.seals.check(binary)
  await tryOut(site, ready, step, { limitSec, out })
  // What was ended has told of some.
  const text = await textOf(counting)
  await site.host.files.remove(out)
  return told.read(text ?? '')
}

const ALL_THE_SAME = 'reach: off, or run-identical: true in the suite file, measures it last'

/** Of what is left out since it executes nothing of the change: all that no process measures. */
export const findNotExecuted = (
  { idle, seen }: Coverage,
  targets: readonly Target[],
  chosen: readonly Target[],
): Problem[] =>
  targets.flatMap((target) => {
    const { id } = target
    if (!idle.has(id) || chosen.some((one) => isIn(one, id))) return []
    const details = seen.get(id) ?? { operations: 0 }
    return [makeFinding('not-executed', subjectOf(target), details, { next: ALL_THE_SAME })]
  })
