/**
 * The units of a source tree: found in its files, listed, and left out where they do not compile.
 */
import { type Host, HostError } from '../machine/host.ts'
import { dedupe, makeFinding, quoteFinding } from '../model/findings.ts'
import type { Arm, Problem, Rename, Variant, WithProblems } from '../model/model.ts'
import { baseName, folderOf, isInside, pathIn } from '../model/paths.ts'
import { fileOfError, firstErrorOf } from '../model/plain.ts'
import { type Design, makeDesign } from '../plan/design.ts'
import { isPairedByPath, renamedPackages } from '../plan/renames.ts'
import {
  adviceFor,
  type DetectedSuite,
  detectSuites,
  hasGo,
  holdsNoTool,
  isGo,
  markerFiles,
} from '../plan/suite-template.ts'
import type { Runtime, Toolchain } from '../workloads/runtime.ts'
import type {
  Package,
  Project,
  ProjectSearch,
  Searched,
  SingleBuild,
  Workload,
} from '../workloads/workload.ts'
import { type ArmSite, BuildError, buildLeftSec, executeBuildStep, orThrow } from './build-steps.ts'
import { runIn } from './isolation.ts'
import { excerptOf, inspectToolchain } from './toolchain.ts'

/** Units by the project that they belong to. */
export const byProject = (units: Iterable<Package>): Package[][] => [
  ...Map.groupBy(units, ({ project }) => project?.folder ?? '').values(),
]

/**
 * Suites of other tools, whether there is a Go module with tests, and whether any Go; what to do where
 * there are none, see `adviceFor`.
 */
export type TreeContents = {
  suites: DetectedSuite[]
  isGo: boolean
  hasGo: boolean
  advice: string | null
}

export async function findSuites(host: Host, root: string): Promise<TreeContents> {
  const paths = await host.files.find(root, holdsNoTool)
  const files = markerFiles(paths).map(async (path) => ({
    path,
    text: (await host.files.read(`${root}/${path}`)) ?? '',
  }))
  const suites = detectSuites(await Promise.all(files), paths)
  return { suites, isGo: isGo(paths), hasGo: hasGo(paths), advice: adviceFor(paths) }
}

// The first file that matches, so that the others need not be read.

/** Its path; null: none is. A file that is gone by then has no text. */
async function firstFile(
  files: Host['files'],
  folder: string,
  paths: readonly string[],
  isIt: (text: string) => boolean,
): Promise<string | null> {
  for (const path of paths) {
    if (isIt((await files.read(pathIn(folder, path))) ?? '')) return path
  }
  return null
}

// Requirements of the code that the suite does not state.

type Site = { host: Host; design: Design }

/** Folders, by name, whose code is not built or is somebody else's. */
const isSkipped = (name: string) =>
  name.startsWith('.') || name === 'vendor' || name === 'node_modules'

/** The design as a file of any arm asks for it, and a note that says so. */
export async function buildSettingsInCode(
  { host, design }: Site,
  folders: Iterable<string>,
): Promise<WithProblems<Design>> {
  const { workload, suite } = design
  const { codeAsks } = workload
  const settings = codeAsks?.settings(suite.workload) ?? null
  if (codeAsks === undefined || settings === null) return { value: design, problems: [] }
  for (const folder of new Set(folders)) {
    const paths = await host.files.find(folder, isSkipped)
    const may = paths.filter((path) => codeAsks.mayAsk(baseName(path)))
    const where = await firstFile(host.files, folder, may, codeAsks.asks)
    if (where === null) continue
    const problem = quoteFinding('asked-by-code', codeAsks.note, { where })
    return { value: makeDesign({ ...suite, workload: settings }), problems: [problem] }
  }
  return { value: design, problems: [] }
}

// Files whose changes a toolchain does not notice: their hash goes into the build env.

/** An arm's source; `scratch` is for a file of ours. */
type Tree = { folder: string; scratch: string }

/** Folders that belong to other tools. */
const isSkippedFolder = (name: string) => name.startsWith('.') || name === 'node_modules'

/** The variant, with what makes the build cache tell this tree's files from those of others. */
export async function withNoticed(
  { files, env }: Pick<Host, 'files' | 'env'>,
  { unnoticed }: Runtime,
  variant: Variant,
  { folder, scratch }: Tree,
): Promise<Variant> {
  if (unnoticed === undefined) return variant
  const all = await files.find(folder, isSkippedFolder)
  const theirs = all.filter((path) => unnoticed.isOne(path))
  if (theirs.length === 0) return variant
  const may = all.filter((path) => unnoticed.mayAsk(path))
  if ((await firstFile(files, folder, may, unnoticed.asks)) === null) return variant
  const list = pathIn(scratch, 'unnoticed.txt')
  const digests = theirs.map(
    async (path) => `${await files.sha256(pathIn(folder, path))} ${JSON.stringify(path)}`,
  )
  await files.write(list, (await Promise.all(digests)).join('\n'))
  const ownEnv = unnoticed.env(await files.sha256(list), variant, env)
  return { ...variant, buildEnv: { ...variant.buildEnv, ...ownEnv } }
}

// Units that do not compile, and whether the run can do without them.

/** A unit that does not compile on an arm. */
export type FailedBuild = { unit: string; arm: string; error: BuildError }

type Ready = {
  arm: Arm
  variant: Variant
  units: ReadonlyMap<string, Package>
  binaries: ReadonlyMap<string, string>
}

/** Of an arm that cannot be built as it stands. */
/** `unaided`: what the listing says without what stands around it; '': it was not tried. */
const refusalOf = (arm: Arm, { why, next }: SingleBuild, unaided = '') =>
  new BuildError(why, unaided === '' ? next : `${next}\nand without it:\n${unaided}`, arm)

/**
 * What to tell of arms whose projects are built without what stands around them. Throws where head
 * is one of them and no base is: the change broke it.
 */
export function builtAlone(
  arms: readonly Ready[],
  aloneByArm: ReadonlyMap<string, SingleBuild>,
): Problem[] {
  const bases = arms.filter(({ arm, units }) => arm.side === 'base' && units.size > 0)
  const areBasesWhole = bases.length > 0 && bases.every(({ arm }) => !aloneByArm.has(arm.id))
  return arms.flatMap(({ arm, variant }) => {
    const alone = aloneByArm.get(arm.id)
    if (alone === undefined) return []
    const { why, instead, next } = alone
    const isOfChange = arm.side === 'head' && areBasesWhole && variant.source === undefined
    if (isOfChange) throw refusalOf(arm, alone)
    return [makeFinding('built-alone', null, { why, instead }, { where: arm.id, next })]
  })
}

/** What is told of a unit that does not compile, whose failures these are. */
function refusedBy(benchmarks: Benchmarks, failed: readonly FailedBuild[]) {
  const [{ unit, error } = { unit: '', error: new BuildError('') }] = failed
  const line = firstErrorOf(error.said || error.message)
  const file = fileOfError(line)
  const isTest = benchmarks.kind === 'searched' && file !== null && benchmarks.isTest(file)
  const of = benchmarks.kind === 'listed' ? 'build' : isTest ? 'tests' : 'code'
  const where = [...new Set(failed.map(({ arm }) => arm))].join(' and ')
  const next = benchmarks.kind === 'searched' ? benchmarks.ifUnbuilt(unit) : BY_HAND
  const problem = makeFinding('build-failed', { unit }, { of, unit, where, line } as const, {
    cause: line,
    next,
  })
  const isOfOne = failed.every((one) => one.error.side === error.side)
  const side = isOfOne ? error.side : null
  return { problem, error: new BuildError(problem.message, error.said, { side }) }
}

type Benchmarks = Workload['source']['benchmarks']

const BY_HAND = 'build that side by hand, as the suite says; where it cannot, name another base'

/**
 * What to tell of units that do not compile on any of several refs, of which none is the change; or
 * anywhere, or in all of base and in nothing of head: no fault of the change, so the others are
 * measured. Throws where head alone, or some variant, does not compile; and where nothing does.
 */
export function leftUnbuilt(
  arms: readonly Ready[],
  broken: readonly FailedBuild[],
  benchmarks: Benchmarks,
): Problem[] {
  const byUnit = [...Map.groupBy(broken, ({ unit }) => unit).values()]
  if (byUnit.length === 0) return []
  if (arms.every(({ binaries }) => binaries.size === 0))
    throw refusedBy(benchmarks, byUnit[0]!).error
  const areRefs = arms.some(({ variant }) => variant.source !== undefined)
  const hasBase = arms.some(({ arm }) => arm.side === 'base')
  return byUnit.map((failed) => {
    const isBroken = ({ arm }: Ready) => failed.some((other) => other.arm === arm.id)
    const having = arms.filter(({ units }) => units.has(failed[0]!.unit))
    const isNew = hasBase && having.every(({ arm }) => arm.side === 'head')
    const isEverywhere = having.every(isBroken) && !isNew
    const isOfBase = having.every((ready) => isBroken(ready) === (ready.arm.side === 'base'))
    const { problem, error } = refusedBy(benchmarks, failed)
    if (!(areRefs || isEverywhere || isOfBase)) throw error
    return problem
  })
}

// Units that a change moved: those of base get the ids that they have on head.

type Movable = Pick<Ready, 'arm' | 'variant'> & {
  units: Map<string, Package>
  toolchains: Map<string, Toolchain | null>
}

/**
 * Gives every unit of the other arms that the last one has under another id that id, so that they
 * are compared; it keeps its own name for its toolchain. Tells of each.
 */
export async function alignPackages<A extends Movable>(
  arms: readonly A[],
  renamesOf: (arm: A, head: A) => Promise<Rename[]>,
): Promise<Problem[]> {
  const head = arms.findLast(({ arm }) => arm.side === 'head')
  if (head === undefined) return []
  const now = [...head.units.values()]
  const problems: Problem[] = []
  for (const ready of arms.filter((one) => one !== head)) {
    const was = [...ready.units.values()]
    const renames = isPairedByPath(was, now) ? [] : await renamesOf(ready, head)
    for (const [id, newId] of renamedPackages(was, now, renames)) {
      rename(ready, id, newId)
      problems.push(makeFinding('moved-unit', { unit: newId }, { was: id }))
    }
  }
  return dedupe(problems)
}

function rename({ units, toolchains }: Movable, id: string, newId: string): void {
  const pkg = units.get(id)
  if (pkg === undefined) return
  units.set(newId, { ...pkg, id: newId, name: pkg.name ?? id })
  toolchains.set(newId, toolchains.get(id) ?? null)
  units.delete(id)
  toolchains.delete(id)
}

// Source tree of an arm -> its projects and units.

export type PackageSearch = {
  units: Map<string, Package>
  /** By the unit that it builds; null: the runtime has none. */
  toolchains: Map<string, Toolchain | null>
  problems: Problem[]
  /** Where projects are built without what stands around them. */
  alone?: SingleBuild
}

/**
 * Units of an arm. A tree may have several projects; one of those that cannot be listed is told of
 * and left out, unless it is the only one: then it throws.
 */
export async function findPackages(site: ArmSite, workload: Workload): Promise<PackageSearch> {
  const settings = site.suite.workload
  const { benchmarks } = workload.source
  const search: PackageSearch = { units: new Map(), toolchains: new Map(), problems: [] }
  const own: Project = { folder: workload.source.folder(settings), env: {} }
  if (benchmarks.kind === 'listed') {
    const toolchain = await toolchainOf(site, own)
    const pkg = benchmarks.unit(settings)
    search.units.set(pkg.id, pkg)
    search.toolchains.set(pkg.id, toolchain)
    return search
  }
  const ownFolder = pathIn(site.folder, own.folder)
  if (site.arm.side === 'base' && !(await site.host.files.isFolder(ownFolder))) {
    return { ...search, problems: [makeFinding('only-in-head', null, { folder: own.folder })] }
  }
  const pathsByProject = await projectsOf(site, workload, benchmarks, own, search.problems)
  const projects = [...pathsByProject.keys()]
  for (const [project, paths] of pathsByProject) {
    try {
      const toolchain = await toolchainOf(site, project)
      const own = { site, benchmarks, settings, project, toolchain }
      const packages = await packagesIn(own, search)
      search.problems.push(...(await unbuiltIn(own, packages, paths)))
      addPackages(search, packages, toolchain)
    } catch (error) {
      if (projects.length === 1 || site.host.exec.stopping) throw error
      search.problems.push(moduleLeftOut(error, project, site))
    }
  }
  return search
}

/** Two projects may name units alike: the second is told apart by its folder. */
function addPackages(
  { units, toolchains }: PackageSearch,
  more: Package[],
  toolchain: Toolchain | null,
) {
  for (const pkg of more) {
    const id = units.has(pkg.id) ? `${pkg.id}:${pkg.folder}` : pkg.id
    units.set(id, { ...pkg, id })
    toolchains.set(id, toolchain)
  }
}

/** Throws what is no failure of the project. */
function moduleLeftOut(error: unknown, project: Project, { arm }: ArmSite): Problem {
  if (!(error instanceof BuildError || error instanceof HostError)) throw error
  const where = `${project.folder || '.'} on ${arm.id}`
  const next = error instanceof HostError ? { next: error.next } : {}
  const details =
    error instanceof BuildError ? { said: error.what, output: error.said } : { said: error.message }
  return makeFinding('module-left-out', null, details, { where, ...next })
}

/**
 * A file of the project may tell a manager of versions what to start, so it is asked inside of walls;
 * but for one that may download itself, which has to be where gcbench finds it.
 */
async function toolchainOf(site: ArmSite, project: Project) {
  const { host, runtime, variant, folder, arm } = site
  const inside = pathIn(folder, project.folder)
  const run: Host['exec']['run'] = (command) =>
    runtime.caches === undefined
      ? runIn(site, command, { part: 'toolchain', arm: arm.id, writable: [folder] })
      : host.exec.run(command)
  if (await host.files.isFolder(inside))
    return inspectToolchain(host, runtime, variant, inside, run)
  throw new HostError(
    `arm ${arm.id}: folder ${project.folder} does not exist there`,
    'set the workload\'s "dir" to the folder of the module',
  )
}

/** Projects with files that have something to execute, and their paths; or the one of the suite. */
async function projectsOf(
  site: ArmSite,
  workload: Workload,
  benchmarks: Searched<unknown>,
  own: Project,
  problems: Problem[],
): Promise<Map<Project, string[]>> {
  const search = benchmarks.projects(site.suite.workload)
  if (search === null) return new Map([[own, await pathsIn(site, workload, benchmarks, own)]])
  const held = await searched(site, benchmarks, search)
  const lost = held.get(null) ?? []
  held.delete(null)
  if (lost.length > 0) {
    const more = { where: `${site.arm.id}: ${listed(lost)}`, next: search.lacking }
    problems.push(makeFinding('outside-of-modules', null, { file: search.files[0] }, more))
  }
  return held as Map<Project, string[]>
}

/** Files with something to execute in the one project that a suite names. */
async function pathsIn(
  site: ArmSite,
  workload: Workload,
  benchmarks: Searched<unknown>,
  own: Project,
): Promise<string[]> {
  // Head alone tells of them, and a search of all projects says which are another's.
  const { data: all, success } = workload.settings.safeParse({})
  const search = success ? benchmarks.projects(all) : null
  if (search === null || site.arm.side !== 'head') return []
  const held = await searched(site, benchmarks, search)
  const [around] = [...held.keys()]
    .filter((one) => one !== null)
    .filter(({ folder }) => isInside(own.folder, folder))
    .sort((a, b) => b.folder.length - a.folder.length)
  return held.get(around ?? null) ?? []
}

async function searched(
  { host, folder }: ArmSite,
  benchmarks: Searched<unknown>,
  search: ProjectSearch,
): Promise<Map<Project | null, string[]>> {
  const paths = await host.files.find(folder, benchmarks.isSkipped)
  const files = await Promise.all(
    paths
      .filter((path) => search.files.includes(baseName(path)))
      .map(async (path) => ({
        folder: folderOf(path),
        name: baseName(path),
        text: (await host.files.read(`${folder}/${path}`)) ?? '',
      })),
  )
  return heldBy(host, folder, search.read(files), paths, benchmarks)
}

const SHOWN = 12

const listed = (names: readonly string[]) =>
  names.length <= SHOWN
    ? names.join(', ')
    : `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more`

/** Files of head's project with something to execute that no unit is made of, by the reason. */
async function unbuiltIn(
  { site, benchmarks, settings }: Listing,
  packages: readonly Package[],
  paths: readonly string[],
): Promise<Problem[]> {
  // Both sides would tell the same; of variants that build other files, the last word is go's.
  if (site.arm.side !== 'head') return []
  const built = new Set(
    packages.flatMap(({ folder, files }) => files.map((file) => pathIn(folder, file))),
  )
  const unbuilt = await Promise.all(
    paths
      .filter((path) => !built.has(path))
      .map(async (path) => {
        const text = (await site.host.files.read(`${site.folder}/${path}`)) ?? ''
        const names = benchmarks.namesIn(settings, path, text)
        return { path, names, reason: benchmarks.whyUnbuilt(path, text) }
      }),
  )
  // Where files that could be built are in no unit, the suite asks for some units only.
  const isNarrow =
    benchmarks.projects(settings) === null &&
    unbuilt.some(({ names, reason }) => reason === null && names.length > 0)
  const folders = new Set(packages.map(({ folder }) => folder))
  const reasons = unbuilt.flatMap(({ path, names, reason }) =>
    reason === null || (isNarrow && !folders.has(folderOf(path))) ? [] : [{ ...reason, names }],
  )
  const groups = Map.groupBy(reasons, ({ why, next }) => JSON.stringify([why, next]))
  return [...groups.values()].flatMap((group) => {
    const names = group.flatMap((one) => one.names)
    const [{ why, next } = { why: '', next: null }] = group
    if (names.length === 0) return []
    const more = { where: listed(names), ...(next !== null && { next }) }
    return [makeFinding('not-built', null, { why }, more)]
  })
}

/** The files with something to execute that each project has; null: those of none. */
async function heldBy(
  host: Host,
  folder: string,
  projects: readonly Project[],
  paths: readonly string[],
  benchmarks: Searched<unknown>,
): Promise<Map<Project | null, string[]>> {
  const held = new Map<Project | null, string[]>()
  const innermost = projects.toSorted((a, b) => b.folder.length - a.folder.length)
  for (const path of paths.filter((one) => benchmarks.mayHold(baseName(one)))) {
    const text = await host.files.read(`${folder}/${path}`)
    if (text === null || !benchmarks.hasTargets(text)) continue
    const around = innermost.find((one) => isInside(path, one.folder))
    held.set(around ?? null, [...(held.get(around ?? null) ?? []), path])
  }
  return held
}

type Listing = {
  site: ArmSite
  benchmarks: Searched<unknown>
  settings: unknown
  project: Project
  /** That lists. */
  toolchain: Toolchain | null
}

/** Units of a project with something to execute. */
async function packagesIn(
  { site, benchmarks, settings, project, toolchain }: Listing,
  search: PackageSearch,
): Promise<Package[]> {
  const { host, arm, folder } = site
  const what = `listing packages${project.folder && ` of ${project.folder}`} on ${arm.id}`
  host.notify({ kind: 'waiting', what, limitSec: buildLeftSec(site) })
  const list = (one: Project) =>
    executeBuildStep(site, benchmarks.listUnits(settings, one), {
      into: null,
      toolchain,
      part: 'toolchain',
    })
  const whole = await list(project)
  const alone = whole.code === 0 ? null : (benchmarks.alone?.(project, whole.stderr) ?? null)
  const exit = alone === null ? whole : await list(alone.project)
  if (alone !== null) {
    // Where it is no better alone, both are told.
    if (exit.code !== 0) throw refusalOf(arm, alone, excerptOf(exit, 10))
    search.alone = alone
  }
  // What it says of a failure is in its other stream: this one is a machine's to read.
  const { stdout } = orThrow(site, exit.code === 0 ? exit : { ...exit, stdout: '' }, 'listing')
  const own = alone?.project ?? project
  const { value, problems: listingProblems } = benchmarks.readUnits(settings, stdout, own)
  search.problems.push(
    ...listingProblems.map((one) => ({ ...one, where: `${arm.id}: ${one.where ?? ''}` })),
  )
  const nonEmpty: Package[] = []
  for (const pkg of value) {
    const texts = await Promise.all(
      pkg.files.map((file) => host.files.read(pathIn(folder, pkg.folder, file))),
    )
    if (texts.some((text) => text !== null && benchmarks.hasTargets(text))) nonEmpty.push(pkg)
  }
  return nonEmpty
}
