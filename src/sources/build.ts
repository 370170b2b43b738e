/** Commit x variant -> binaries that were asked what they are. */

import { type Host, HostError, OutsideError } from '../machine/host.ts'
import { makeFinding } from '../model/findings.ts'
import type {
  BuildRecord,
  Plan,
  Problem,
  ReachedBy,
  Target,
  Unchanged,
  Variant,
} from '../model/model.ts'
import { baseName, folderOf, pathIn } from '../model/paths.ts'
import { type Design, type DesignedArm, sourceOfArm } from '../plan/design.ts'
import { layoutSeedOf, unchangedPackages } from '../plan/plan.ts'
import type { Toolchain } from '../workloads/runtime.ts'
import type {
  BuildRequest,
  Loads,
  Package,
  Reached,
  SingleBuild,
  Step,
} from '../workloads/workload.ts'
import {
  type ArmSite,
  BuildError,
  BuildTime,
  buildLeftSec,
  buildMostSec,
  checkNeeded,
  executeBuildStep,
  identifyServer,
  inquire,
  isBudgetOver,
  OutOfBudgetError,
  orThrow,
  type SearchedFolders,
} from './build-steps.ts'
import { placeConsumer } from './consumer.ts'
import type { Seals, Surroundings } from './isolation.ts'
import {
  alignPackages,
  buildSettingsInCode,
  builtAlone,
  type FailedBuild,
  findPackages,
  leftUnbuilt,
  type PackageSearch,
  withNoticed,
} from './packages.ts'
import { type OverlaidFiles, overlayFromHead, renamesBetween, type Sources } from './sources.ts'
import { buildEnvOf, findProgram, type ProgramSite, runEnvOf } from './toolchain.ts'
import { patchToolchains } from './toolchain-packages.ts'

/** Results in the order of the items; a failure waits for its neighbours, then is thrown. */
export async function inBatches<T, R>(
  items: T[],
  size: number,
  work: (item: T, index: number) => Promise<R[]>,
): Promise<R[]> {
  const results: R[] = []
  for (let first = 0; first < items.length; first += size) {
    const batch = items.slice(first, first + size)
    const ended = await Promise.allSettled(batch.map((item, i) => work(item, first + i)))
    for (const one of ended) {
      if (one.status === 'rejected') throw one.reason
      results.push(...one.value)
    }
  }
  return results
}

/** One arm ready to execute: its source folder and a binary per unit. */
export type BuiltArm = DesignedArm & {
  folder: string
  units: Map<string, Package>
  binaries: Map<string, string>
  /** By unit; null: the runtime has none. */
  toolchains: Map<string, Toolchain | null>
}

/** Files that say the same in other words, and the first that differs beyond what lists tell of. */
export type Differences = { said: ReadonlySet<string>; beyond: string | null }

export type Built = {
  /** With what was learned before the build. */
  design: Design
  arms: Map<string, BuiltArm>
  records: BuildRecord[]
  unchanged: Unchanged[]
  /** Units of those that are not built, since what they are built from or compiled to is the same. */
  unbuilt: string[]
  /** Units that have no time to be built, as far as compiling them would take `sec`. */
  unasked?: { units: string[]; sec: number }
  /** What the change reaches, by contrast, as far as it was asked before anything was linked. */
  answers?: Map<string, Reached[]>
  /** Why benchmarks are executed; absent: it was not asked. */
  reached?: ReachedBy[]
  /** By unit and name, references to the nearest code that differs, where that is known. */
  distances?: Map<string, number>
  /** Of these, what something else than code that differs may tell apart, too. */
  inDoubt?: Set<string>
  /** Seconds by unit of compiling it on head, where that was done before it was linked. */
  compileSec?: Map<string, number>
  /** What differs between commits, by contrast; absent: nobody asked. */
  differences?: Map<string, Differences>
  /** By arm and name, what a benchmark loads, as far as lists tell. */
  loads?: Map<string, ReadonlyMap<string, Loads>>
  problems: Problem[]
  /** Wall time of it all. */
  buildSec: number
  /** Of base's builds, what an earlier run saved; absent: not known. */
  savedSec?: number
}

/** What building needs to know; `folder` is a scratch folder that the caller removes. */
export type BuildSite = Surroundings & {
  host: Host
  design: Design
  sources: Sources
  folder: string
  /** By the clock: when all builds have to be done. */
  buildEndSec: number
  /** Of all that is built. */
  seals: Seals
}

/** What need not be built for any contrast: all that is known before, and after, something is compiled. */
export type Unbuilt = Record<
  'equal' | 'same',
  (site: BuildSite, built: Built) => Promise<Unchanged[]>
>

const NOTHING_KNOWN: Unbuilt = { equal: async () => [], same: async () => [] }

/** Source, units and default-layout binaries of every arm, checked to be what the suite says. */
export async function buildArms(
  options: BuildSite,
  unbuilt: Unbuilt = NOTHING_KNOWN,
): Promise<Built> {
  const { workload, arms } = options.design
  const beganSec = options.host.clock.nowSec()
  const own = arms.filter(({ arm }) => !arm.copyOf)
  const folders = new Map<string, string>()
  for (const [index, one] of own.entries()) {
    folders.set(one.arm.id, await checkOut(options, one, index))
  }
  await options.isolation?.sealSources([...folders.values()])
  await checkNeeded(
    options.host,
    workload.needs?.(options.design.suite.workload) ?? [],
    own.map((one) => searchedFolders(options, one, folders)),
  )
  const inquired = { ...options, design: await inquire(options, folders) }
  const { value: design, problems } = await buildSettingsInCode(inquired, folders.values())
  const site: BuildSite = { ...options, design }
  const { suite } = design
  const built: Built = {
    design,
    arms: new Map(),
    records: [],
    unchanged: [],
    unbuilt: [],
    problems,
    buildSec: 0,
  }
  const { files } = site.host
  const lending = { files, scratch: site.folder, suite, workload, arms: own, folders }
  const lend = () => overlayFromHead(lending)
  const lent = await (site.isolation?.editing([...folders.values()], lend) ?? lend())
  await site.isolation?.sealSources([...folders.values()])
  built.problems.push(...lent.problems)
  const alone = new Map<string, SingleBuild>()
  for (const { arm, variant: asked } of own) {
    const folder = folders.get(arm.id) ?? ''
    const tree = { folder, scratch: site.folder }
    const variant = await withNoticed(site.host, design.runtime, asked, tree)
    const where = armSite(site, { arm, variant, folder })
    const { units, toolchains, problems, alone: by } = await packagesIn(where, variant, workload)
    built.problems.push(...problems)
    if (by !== undefined) alone.set(arm.id, by)
    const ready: BuiltArm = { arm, variant, folder, units, toolchains, binaries: new Map() }
    built.arms.set(arm.id, ready)
  }
  built.problems.push(...builtAlone([...built.arms.values()], alone))
  const { resolved, root } = site.sources
  const sourceOf = ({ arm, variant }: BuiltArm) => sourceOfArm(resolved, arm, variant.source)
  const moved = await alignPackages([...built.arms.values()], (arm, head) =>
    renamesBetween(site.host, root, sourceOf(arm), sourceOf(head)),
  )
  built.problems.push(...moved)
  leaveUnbuilt(built, await unbuilt.equal(site, built))
  // Without what tells sources apart: no file of a toolchain is told by that.
  const patched = [...built.arms.values()].map((one) => {
    const asked = own.find(({ arm }) => arm.id === one.arm.id) ?? one
    return { ...one, where: armSite(site, { ...one, variant: asked.variant }) }
  })
  built.problems.push(...(await patchToolchains(site, patched)))
  const same = await unbuilt.same(site, built)
  leaveUnbuilt(built, same)
  const broken: FailedBuild[] = []
  const taken = takenBuilds(site, [...built.arms.values()])
  const builders = [...built.arms.values()].filter((one) => !taken.has(one))
  const time = buildTimeOf(site, builders, built)
  const to = { lent, broken, problems: built.problems, time }
  built.records = await inBatches(builders, parallelBuilds(site), (ready, index) =>
    buildPackages(site, ready, index, to),
  )
  for (const [number, [ready, from]] of [...taken].entries()) {
    const index = builders.length + number
    const taking = { ready, from, bin: binFolder(site, index) }
    const isTaken = await takeBuild(site, taking)
    const records = isTaken
      ? recordsTaken(site, taking, broken)
      : buildPackages(site, ready, index, to)
    built.records.push(...(await records))
  }
  const order = [...built.arms.keys()]
  built.records.sort((a, b) => order.indexOf(a.arm) - order.indexOf(b.arm))
  leaveOutUntimely(built, time)
  built.problems.push(...leftUnbuilt([...built.arms.values()], broken, workload.source.benchmarks))
  addCopies(built, arms)
  if (built.records.length + same.length + time.left.size === 0) {
    const next = nextIfNone(site.design.workload, built.problems)
    const more = { where: `suite ${suite.name}`, ...next }
    built.problems.push(makeFinding('no-benchmarks', null, {}, more))
  }
  built.unchanged = [...same, ...unchangedPackages(site.design, built.records)]
  built.buildSec = options.host.clock.nowSec() - beganSec
  return built
}

/** Files with benchmarks that belong to no project come first: nobody has to write new ones. */
function nextIfNone(workload: Design['workload'], problems: readonly Problem[]) {
  const { benchmarks } = workload.source
  const outside = problems.find(({ code }) => code === 'outside-of-modules')?.next
  const next = outside ?? (benchmarks.kind === 'searched' ? benchmarks.ifNone : undefined)
  return next === undefined ? {} : { next }
}

/** Of several refs one may be no project yet: then it has no units, and the others are measured. */
async function packagesIn(
  where: ArmSite,
  { source }: Variant,
  workload: Design['workload'],
): Promise<PackageSearch> {
  try {
    return await findPackages(where, workload)
  } catch (error) {
    if (source === undefined || !(error instanceof BuildError) || where.host.exec.stopping)
      throw error
    const problem = makeFinding(
      'build-failed',
      null,
      { said: error.what, output: error.said },
      { where: where.arm.id },
    )
    return { units: new Map(), toolchains: new Map(), problems: [problem] }
  }
}

function searchedFolders(
  { host, design }: BuildSite,
  { arm, variant }: DesignedArm,
  folders: Map<string, string>,
): SearchedFolders {
  const { runtime } = design
  const envs = [buildEnvOf(host, runtime, variant), runEnvOf(host, runtime, variant)]
  const path = envs.map(({ PATH = '' }: Record<string, string>) => PATH).join(':')
  return { arm: arm.id, source: folders.get(arm.id) ?? '', path }
}

/** An arm that is a copy has the files of its original. */
function addCopies(built: Built, arms: DesignedArm[]): void {
  for (const { arm } of arms) {
    const original = built.arms.get(arm.copyOf ?? '')
    if (original === undefined) continue
    built.arms.set(arm.id, { ...original, arm })
    const mine = built.records.filter((record) => record.arm === arm.copyOf)
    built.records.push(...mine.map((record) => ({ ...record, arm: arm.id, buildSec: 0 })))
  }
}

/**
 * A compiler uses several cores and much memory by itself: one build for two cores. What head takes
 * from base has to be built before; and where nothing keeps the arms apart, what a build changes in
 * the other's source shows only while that is not built itself.
 */
const parallelBuilds = ({ host, design, isolation }: BuildSite) =>
  design.workload.build.takesFromBase || isolation?.isolation.kind === 'none'
    ? 1
    : Math.max(1, Math.floor(host.cores / 2))

/** One clean worktree per arm, all with paths of one length; a folder source is used in place. */
async function checkOut(site: BuildSite, one: DesignedArm, index: number): Promise<string> {
  const { host, sources } = site
  const { arm, variant } = one
  const source = sourceOfArm(sources.resolved, arm, variant.source)
  if (source === null) throw new Error(`arm ${arm.id} has no source`)
  const { root, consumer } = sources
  if (source.path !== null && consumer === undefined) return source.path
  const folder = `${site.folder}/source-${String(index).padStart(2, '0')}`
  const place = async (to: string) => {
    if (source.path !== null) return host.files.copy(source.path, to)
    if (source.sha === null || root === null) throw new Error(`${arm.id}: no commit`)
    return host.git.addWorktree(root, source.sha, to)
  }
  if (consumer === undefined) await place(folder)
  else {
    const where = armSite(site, { ...one, folder })
    await placeConsumer(host, consumer, folder, {
      place,
      async update(step) {
        await executeBuildStep(where, step, { into: null, part: 'toolchain' })
      },
    })
  }
  return folder
}

/** The target as an arm has it, where its unit may lie in another folder. */
export function targetOn({ units }: Pick<BuiltArm, 'units'>, target: Target): Target {
  const folder = units.get(target.unit)?.folder
  if (folder === undefined || !('folder' in target.settings)) return target
  return { ...target, settings: { ...target.settings, folder } }
}

/** Removes the worktrees that buildArms made. */
export async function removeWorktrees(site: BuildSite): Promise<void> {
  if (site.sources.root === null) return
  for (const name of await site.host.files.list(site.folder)) {
    if (!name.startsWith('source-')) continue
    await site.host.git.removeWorktree(site.sources.root, `${site.folder}/${name}`)
  }
}

const versionOf = ({ toolchains }: BuiltArm, { id }: Pick<Package, 'id'>) =>
  toolchains.get(id)?.version ?? ''

export const armSite = (
  { host, design, buildEndSec, isolation }: BuildSite,
  { arm, variant, folder }: DesignedArm & { folder: string },
): ArmSite => {
  const { suite, runtime } = design
  const where = { host, suite, runtime, arm, variant, folder, buildEndSec }
  return { ...where, isolation }
}

/**
 * What is told while units are built: those that do not compile, what base gave back, and what had
 * no time.
 */
type BuildNotes = {
  lent: OverlaidFiles
  broken: FailedBuild[]
  problems: Problem[]
  time: BuildTime
}

function buildTimeOf(site: BuildSite, arms: BuiltArm[], { unasked }: Built): BuildTime {
  const isAsked = (id: string) => unasked?.units.includes(id) !== true
  const builds = arms.flatMap(({ units }) => [...units.keys()].filter(isAsked)).length
  const batches = Math.ceil(arms.length / parallelBuilds(site))
  const { clock } = site.host
  const beforeSec = clock.nowSec() - site.buildEndSec + buildMostSec(site.design.suite)
  return new BuildTime(clock, site.design.suite, { builds, batches, beforeSec, unasked })
}

function leaveUnbuilt(built: Built, same: readonly Unchanged[]): void {
  built.unbuilt = [...new Set(same.map(({ unit }) => unit))]
  for (const { units } of built.arms.values()) {
    for (const unit of built.unbuilt) units.delete(unit)
  }
}

/** What had no time on one arm is compared with nothing, so it is left out on all. */
function leaveOutUntimely(built: Built, time: BuildTime): void {
  built.records = built.records.filter(({ unit }) => !time.left.has(unit))
  for (const { units, binaries } of built.arms.values()) {
    for (const unit of time.left) {
      units.delete(unit)
      binaries.delete(unit)
    }
  }
  built.problems.push(...time.problems())
}

/** null: it does not compile there, which `broken` tells, or the budget ended. */
async function buildIn(
  site: BuildSite,
  one: OneBuild,
  { lent, broken, problems, time }: BuildNotes,
): Promise<boolean | null> {
  try {
    return await buildOne(site, one)
  } catch (error) {
    const { unit, ready } = one
    if (error instanceof OutOfBudgetError) {
      time.ended(unit.id)
      return null
    }
    if (!(error instanceof BuildError)) throw error
    const giveBack = () => lent.restore(ready.arm.id, unit)
    if (!(await (site.isolation?.editing([ready.folder], giveBack) ?? giveBack()))) {
      broken.push({ unit: unit.id, arm: ready.arm.id, error })
      return null
    }
    const details = { refused: error.message }
    problems.push(makeFinding('benchmarks-of-head', null, details, { where: unit.id }))
    const nothing = { problems: [], restore: async () => false }
    return buildIn(site, one, { lent: nothing, broken, problems, time })
  }
}

const binFolder = ({ folder }: BuildSite, index: number) =>
  `${folder}/binary-${String(index).padStart(2, '0')}`

/**
 * Arms that an arm before them has built: what differs is told to their runs alone. A unit that is
 * linked in other layouts is linked for each arm.
 */
function takenBuilds(site: BuildSite, arms: readonly BuiltArm[]): Map<BuiltArm, BuiltArm> {
  const { host, design, sources, isolation } = site
  // Files of the one user may be closed to the other.
  if (isolation?.isolation.kind === 'other-user') return new Map()
  const { build } = design.workload
  const inputsOf = ({ arm, variant, units, toolchains }: BuiltArm): string | null => {
    const steps = [...units.values()].map((unit) =>
      build.step(design.suite.workload, { variant, unit, out: '{bin}', source: '{source}' }),
    )
    if (build.relink !== undefined || units.size === 0 || steps.includes(null)) return null
    const env = buildEnvOf(host, design.runtime, variant)
    const source = sourceOfArm(sources.resolved, arm, variant.source)
    return JSON.stringify([arm.side, source, [...toolchains], env, [...units.values()], steps])
  }
  const alike = [...Map.groupBy(arms, inputsOf)].filter(([inputs]) => inputs !== null)
  return new Map(
    alike.flatMap(([, [first, ...others]]) => others.map((one) => [one, first!] as const)),
  )
}

/** An arm that builds nothing itself, the one that did, and the folder for its binaries. */
type Taking = { ready: BuiltArm; from: BuiltArm; bin: string }

/** Copies what the build of the other made, in the tree, too; false: that cannot be done here. */
async function takeBuild({ host, isolation }: BuildSite, { ready, from, bin }: Taking) {
  const [first] = from.binaries.values()
  if (first === undefined) return true
  const trees = [from.folder, ready.folder]
  const take = () => takeTree(host.files, { from: from.folder, to: ready.folder })
  try {
    // A build may leave files beside the program, too.
    await host.files.copy(folderOf(first), bin)
    if (ready.folder !== from.folder) await (isolation?.editing(trees, take) ?? take())
  } catch (error) {
    if (!(error instanceof HostError) || error instanceof OutsideError) throw error
    return false
  }
  isolation?.readsBuilt(ready.folder, from.folder, bin)
  return true
}

async function recordsTaken(
  site: BuildSite,
  { ready, from, bin }: Taking,
  broken: FailedBuild[],
): Promise<BuildRecord[]> {
  const failed = broken.filter(({ arm }) => arm === from.arm.id)
  broken.push(...failed.map((one) => ({ ...one, arm: ready.arm.id })))
  const records: BuildRecord[] = []
  for (const [id, file] of from.binaries) {
    const unit = ready.units.get(id)
    const out = `${bin}/${baseName(file)}`
    if (unit !== undefined) records.push(await recordOf(site, { ready, unit, out }, true, 0))
  }
  return records
}

/** A tree as a build left it; what git knows of it stays. */
async function takeTree(files: Host['files'], { from, to }: { from: string; to: string }) {
  const made = `${to}.built`
  await files.copy(from, made)
  await files.remove(`${made}/.git`)
  if (await files.exists(`${to}/.git`)) await files.move(`${to}/.git`, `${made}/.git`)
  await files.remove(to)
  await files.move(made, to)
}

async function buildPackages(
  site: BuildSite,
  ready: BuiltArm,
  index: number,
  to: BuildNotes,
): Promise<BuildRecord[]> {
  const records: BuildRecord[] = []
  const bin = binFolder(site, index)
  await site.host.files.makeFolder(bin)
  const batch = Math.floor(index / parallelBuilds(site))
  const numbered = [...ready.units.values()].map((unit, number) => ({ unit, number }))
  const alike = ({ unit: { id, project } }: (typeof numbered)[number]) =>
    JSON.stringify([project, ready.toolchains.get(id)?.overlay])
  for (const group of Map.groupBy(numbered, alike).values()) {
    while (group.length > 0) {
      const next = group.splice(0, to.time.together(group.length, batch))
      const inTime = to.time.inTime(next, batch)
      const builds = inTime.map(({ unit, number }): OneBuild => {
        const out = `${bin}/unit-${String(number).padStart(4, '0')}`
        const place = numbered.length === 1 ? '' : `${number + 1} of ${numbered.length}: `
        return { ready, unit, out, place }
      })
      records.push(...(await buildGroup(site, builds, { index, bin, to })))
    }
  }
  if (index === 0 && ready.arm.side === 'base' && site.design.workload.build.takesFromBase)
    site.isolation?.lend(ready.arm.id)
  return records
}

/**
 * Units that may be built together; what is not built by then is built alone, which tells why, or
 * had no time.
 */
async function buildGroup(
  site: BuildSite,
  builds: OneBuild[],
  { index, bin, to }: { index: number; bin: string; to: BuildNotes },
): Promise<BuildRecord[]> {
  const { host } = site
  const records: BuildRecord[] = []
  const beganSec = host.clock.nowSec()
  const batch = Math.floor(index / parallelBuilds(site))
  const leftSec = () => Math.max(0.001, Math.min(buildLeftSec(site), to.time.leftSec(batch)))
  const first = await buildTogether(site, builds, bin, leftSec)
  // What it compiled is in the cache, so half of what is left may be enough to link some.
  const isAgain = first.isCut && first.found.size === 0 && builds[0]?.ready.binaries.size === 0
  const { found: together, isCut } = isAgain
    ? await buildTogether(site, builds, bin, () => buildLeftSec(site) / 2)
    : first
  const eachSec = (host.clock.nowSec() - beganSec) / together.size
  const budget = { host, suite: site.design.suite, buildEndSec: site.buildEndSec }
  // Without any, the rest of the budget has nothing to measure.
  const isShareOver = () => isCut && to.time.leftSec(batch) <= 0 && builds[0]?.ready.binaries.size
  const isOver = () => isBudgetOver(budget) || isShareOver()
  for (const one of builds) {
    const { ready, unit, out } = one
    if (!together.has(unit.id) && isOver()) {
      to.time.ended(unit.id)
      continue
    }
    const startSec = host.clock.nowSec()
    const lent = await lentTo(site, index, ready, baseName(out))
    const isThere = together.has(unit.id)
    const isBuilt = isThere || (await buildIn(site, { ...one, ...lent }, to))
    const tookSec = isThere ? eachSec : host.clock.nowSec() - startSec
    const note = to.time.took(unit.id, tookSec)
    if (note !== null) host.notify({ kind: 'note', text: note })
    if (isBuilt === null) continue
    records.push(await recordOf(site, { ready, unit, out }, isBuilt, isBuilt ? tookSec : 0))
  }
  return records
}

/** Ids of units that are built, and whether the time ended before the others were. */
type BuiltAtOnce = { found: Set<string>; isCut: boolean }

/** Those of the units that one command built, or several did: all where each compiles. */
async function buildTogether(
  site: BuildSite,
  builds: OneBuild[],
  folder: string,
  leftSec: () => number,
): Promise<BuiltAtOnce> {
  const { build } = site.design.workload
  const [first] = builds
  const none = { found: new Set<string>(), isCut: false }
  if (build.together === undefined || first === undefined || builds.length < 2) return none
  const units = builds.map((one) => one.unit)
  const { unit: _, lent: __, ...request } = buildRequestOf({ ...first, out: folder })
  const made = build.together(site.design.suite.workload, { ...request, units })
  const of = ({ unit }: OneBuild) => made.files.has(unit.id)
  const one = await buildAtOnce(site, builds.filter(of), folder, { ...made, leftSec })
  if (one.isCut) return one
  const others = builds.filter((other) => !of(other))
  const { found, isCut } = await buildTogether(site, others, folder, leftSec)
  return { found: new Set([...one.found, ...found]), isCut }
}

type JointBuild = { step: Step; files: ReadonlyMap<string, string>; leftSec(): number }

/** What the step built; of one that was ended, what it had finished. */
async function buildAtOnce(
  site: BuildSite,
  builds: OneBuild[],
  folder: string,
  { step, files, leftSec }: JointBuild,
): Promise<BuiltAtOnce> {
  const { host } = site
  const [leader] = builds
  if (leader === undefined) return { found: new Set(), isCut: false }
  const { ready, unit } = leader
  const places = [leader, builds.at(-1)].map((one) => one?.place?.split(' ')[0])
  const what = `building ${places.join(' to ')} of ${ready.units.size} packages on ${ready.arm.id}`
  host.notify({ kind: 'waiting', what, limitSec: leftSec() })
  const where = armSite(site, ready)
  const toolchain = ready.toolchains.get(unit.id) ?? null
  const build = async () => {
    const limitSec = leftSec()
    const exit = await executeBuildStep(where, step, { into: `${folder}/`, limitSec, toolchain })
    const found = new Set<string>()
    if (exit.stopped) return { isOver: true, found, isCut: true }
    for (const { unit: own, out } of builds) {
      const path = `${folder}/${files.get(own.id)}`
      if (!(await host.files.exists(path))) continue
      await host.files.move(path, out)
      found.add(own.id)
    }
    return { isOver: exit.timedOut || exit.code === 0, found, isCut: exit.timedOut }
  }
  const first = await build()
  if (first.isOver || first.found.size > 0) return first
  const units = builds.map((one) => one.unit)
  return (await downloadFor(site, ready, units)) ? build() : first
}

/**
 * Downloads what units of one project depend on, as their toolchain alone may where builds have no
 * network: what a build lacks may be that. False: builds do it themselves, or nothing can.
 */
export async function downloadFor(
  site: BuildSite,
  ready: BuiltArm,
  units: readonly Package[],
): Promise<boolean> {
  const { workload, suite } = site.design
  const { fetch } = workload.build
  const [first] = units
  if (fetch === undefined || first === undefined || site.isolation?.isBuiltOffline !== true)
    return false
  const toolchain = ready.toolchains.get(first.id) ?? null
  const step = fetch(suite.workload, units)
  await executeBuildStep(armSite(site, ready), step, { into: null, toolchain, part: 'toolchain' })
  return true
}

/** Where base, which is built first, has built it: a change cannot have written anything there. */
async function lentTo(site: BuildSite, index: number, { arm }: BuiltArm, name: string) {
  const folder = `${site.folder}/binary-00`
  const [first] = site.design.arms
  const isAfterBase = index > 0 && arm.side === 'head' && first?.arm.side === 'base'
  const isThere = isAfterBase && (await site.host.files.exists(`${folder}/${name}`))
  return isThere ? { lent: { out: `${folder}/${name}`, folder } } : {}
}

/** What was built, and what it says that it is. */
async function recordOf(
  site: BuildSite,
  { ready, unit, out }: OneBuild,
  isBuilt: boolean,
  buildSec: number,
): Promise<BuildRecord> {
  const binary = isBuilt ? out : await findProgram(site.host, programSite(site, ready))
  const identity = isBuilt
    ? await identify(site, ready, unit, out)
    : { toolchain: versionOf(ready, unit), settings: { program: binary } }
  const server = await identifyServer(site, programSite(site, ready))
  const sha256 = await site.seals.seal(binary)
  ready.binaries.set(unit.id, binary)
  if (buildSec > 0) site.host.notify({ kind: 'built', arm: ready.arm.id, unit: unit.id, buildSec })
  return {
    arm: ready.arm.id,
    unit: unit.id,
    sha256,
    toolchain: identity.toolchain || (server['server-version'] ?? ''),
    settings: { ...identity.settings, ...server },
    buildSec,
  }
}

/** `place`: which of how many, as progress has it; absent: it is alone. */
type OneBuild = Pick<BuildRequest, 'unit' | 'out' | 'lent'> & { ready: BuiltArm; place?: string }

export function buildRequestOf({ ready, unit, out, lent }: OneBuild): BuildRequest {
  const overlay = ready.toolchains.get(unit.id)?.overlay
  const from = { variant: ready.variant, source: ready.folder }
  const request = { ...from, unit, out, ...(lent !== undefined && { lent }) }
  return overlay === undefined ? request : { ...request, overlay }
}

/** False: nothing is built. */
async function buildOne(site: BuildSite, one: OneBuild): Promise<boolean> {
  const { workload, suite } = site.design
  const { ready, unit, out, place = '' } = one
  const step = workload.build.step(suite.workload, buildRequestOf(one))
  if (step === null) return false
  const what = `building ${place}${unit.name ?? unit.id} on ${ready.arm.id}`
  site.host.notify({ kind: 'waiting', what, limitSec: buildLeftSec(site) })
  const where = armSite(site, ready)
  const toolchain = ready.toolchains.get(unit.id) ?? null
  const build = () => executeBuildStep(where, step, { into: out, toolchain })
  const first = await build()
  const isOver = first.code === 0 || first.stopped
  const again = !isOver && (await downloadFor(site, ready, [unit]))
  const built = again ? await build() : first
  orThrow(where, built, `building ${unit.name ?? unit.id}`)
  // A command of the suite may have forgotten {bin}, or made something else of it.
  if ((await site.host.files.state(out)) !== null) return true
  throw new BuildError(`the build of ${unit.id} left no file at ${out}`, '', ready.arm)
}

function programSite({ host, design }: BuildSite, { arm, variant, folder }: BuiltArm): ProgramSite {
  const { workload, runtime, suite } = design
  return {
    arm: arm.id,
    named: workload.build.program?.(suite.workload, variant) ?? '',
    source: folder,
    folder: pathIn(folder, workload.source.folder(suite.workload)),
    path: runEnvOf(host, runtime, variant).PATH ?? '',
  }
}

/** What is built is asked what it is, though the time for builds be over. */
const LEAST_ASK_SEC = 10

/** Asks the binary what it is. A mixed-up arm would be worse than no result: throws. */
async function identify(site: BuildSite, ready: BuiltArm, pkg: Package, binary: string) {
  const { runtime } = site.design
  const { variant } = ready
  const step = runtime.identify(binary)
  if (step === null) return { toolchain: versionOf(ready, pkg), settings: {} }
  const own =
    runtime.identifiesAlone?.(variant) === false ? { ...variant, toolchain: null } : variant
  const where = armSite(site, { ...ready, variant: own })
  const toolchain = ready.toolchains.get(pkg.id) ?? null
  const asker = own === variant ? toolchain : null
  const limitSec = Math.max(LEAST_ASK_SEC, buildLeftSec(where))
  const exit = await executeBuildStep(where, step, { into: null, toolchain: asker, limitSec })
  const identity = runtime.readIdentity(orThrow(where, exit, 'identifying').stdout)
  if (toolchain === null) return identity
  const wrong = runtime.checkIdentity(identity, variant, toolchain)
  if (wrong.length > 0) {
    throw new BuildError(
      `arm ${ready.arm.id}: the binary is not what variant "${variant.name}" says: ` +
        wrong.join('; '),
    )
  }
  return identity
}

/** What is linked anew: the arms that have the unit, together, so that none keeps its own order. */
export type LinkJob = { unit: string; arms: BuiltArm[] }

/** Units of these targets that can be linked in another order. */
export function linkJobs(
  plan: Plan,
  built: Built,
  active: ReadonlySet<string>,
  idle: ReadonlySet<string>,
): LinkJob[] {
  const targets = plan.targets.filter(({ id }) => active.has(id))
  const units = [...new Set(targets.map(({ unit }) => unit))]
  return units.flatMap((unit) => {
    const arms = plan.arms.flatMap(({ id, copyOf }) => {
      const ready = built.arms.get(id)
      const isAsked =
        !idle.has(id) && targets.some((one) => one.unit === unit && one.arms.includes(id))
      if (ready?.toolchains.get(unit)?.randomLayout !== true || copyOf || !isAsked) return []
      return ready.binaries.has(unit) ? [ready] : []
    })
    return arms.length === 0 ? [] : [{ unit, arms }]
  })
}

/**
 * Links a unit of its arms again with a new random order of its functions, as many at a time as
 * there are cores: nothing is measured meanwhile. Compiled packages come from the cache, so this
 * costs the linker only. null: one was ended by `limitSec` or by us, and all arms keep the layout
 * that they had.
 */
export async function relink(
  site: BuildSite,
  plan: Plan,
  { unit: id, arms }: LinkJob,
  round: number,
  limitSec: number,
): Promise<Layouts | null> {
  const { workload, suite } = site.design
  const links = await inBatches(arms, site.host.cores, async (ready) => {
    const [own, pkg] = [ready.arm.id, ready.units.get(id)]
    const layoutSeed = layoutSeedOf(plan, own, id, round)
    const out = `${ready.binaries.get(id)}.layout-${round}`
    const step =
      pkg &&
      workload.build.relink?.(suite.workload, buildRequestOf({ ready, unit: pkg, out }), layoutSeed)
    if (step === undefined) return []
    site.host.notify({ kind: 'waiting', what: `linking ${id} on ${own} again`, limitSec })
    const where = armSite(site, ready)
    const toolchain = ready.toolchains.get(id) ?? null
    const exit = await executeBuildStep(where, step, { into: out, limitSec, toolchain })
    if (exit.stopped || exit.timedOut) return []
    orThrow(where, exit, `linking ${id} again`)
    return [{ own, layout: { binary: out, layoutSeed, sha256: await site.seals.seal(out) } }]
  })
  if (links.length < arms.length) return null
  return new Map(
    links.flatMap(({ own, layout }) =>
      plan.arms
        .filter((one) => one.id === own || one.copyOf === own)
        .map((arm) => [`${arm.id} ${id}`, layout] as const),
    ),
  )
}

/** The binary to execute for an arm and unit, when it is not the default layout. */
export type Layouts = Map<string, { binary: string; layoutSeed: number; sha256: string }>
