/** Benchmarks that the change cannot reach are left out. */

import type { Host } from '../machine/host.ts'
import { makeFinding } from '../model/findings.ts'
import type { Contrast, Problem, Unchanged } from '../model/model.ts'
import { pathIn } from '../model/paths.ts'
import { plural } from '../model/plain.ts'
import { printDuration } from '../model/unit.ts'
import { executedContrasts, sourceOfArm } from '../plan/design.ts'
import { changePairs, type ReachPair, reachPairs, withReached } from '../plan/plan.ts'
import {
  isForPeople,
  isReading,
  isReadingCode,
  namedBy,
  readAsData,
} from '../workloads/source-text.ts'
import type {
  BuildSteps,
  Loads,
  Package,
  PackageInputs,
  Reached,
  ReachRequest,
  ReachSteps,
} from '../workloads/workload.ts'
import {
  armSite,
  type BuildSite,
  type Built,
  type BuiltArm,
  buildRequestOf,
  downloadFor,
  type Unbuilt,
} from './build.ts'
import { AskTime, buildLeftSec, executeBuildStep } from './build-steps.ts'
import { runIn } from './isolation.ts'
import { byProject } from './packages.ts'
import { buildEnvOf, excerptOf } from './toolchain.ts'

/**
 * Adds to what is unchanged the benchmarks that the change cannot reach, where binaries differ.
 * What cannot be told is run, and a problem says why. `out` does not belong to the sources.
 */
export async function leaveOutUnreached(site: BuildSite, built: Built, out: string) {
  const pairs = reachPairs(site.design)
  if (pairs.length === 0) return
  const beganSec = site.host.clock.nowSec()
  await checkPairs(site, built, out, pairs)
  built.buildSec += site.host.clock.nowSec() - beganSec
}

/**
 * What no contrast has to build: first what is known without compiling anything, since all that it is
 * built from is the same on both sides; then what is compiled to the same. What cannot be told is built.
 */
export function findUnbuilt(out: string): Unbuilt {
  const found: Unchanged[] = []
  const open: { pair: ReachPair; options: RunOptions; differ: ReadonlySet<string> }[] = []
  return {
    async equal(site, built) {
      const { reach, saySame } = site.design.workload.build
      if (saySame !== undefined) {
        found.push(...(await equalSources(site, built, saySame)))
        return found
      }
      const pairs = reach?.inputs === undefined ? [] : reachPairs(site.design)
      const program = pairs.length === 0 ? null : await site.host.reachProgram()
      if (program === null) return []
      const known: ReadonlyMap<string, PackageInputs>[] = []
      for (const pair of pairs) {
        for (const units of byProject(pairedPackages(built, pair))) {
          const options = { program, out, units }
          const { inputs, equal, differ } = await compareInputs(site, built, pair, options)
          known.push(inputs)
          found.push(...equal)
          open.push({ pair, options, differ })
        }
      }
      nearestFirst(built, known)
      return neededBy(executedContrasts(site.design), found)
    },
    async same(site, built) {
      for (const { pair, options, differ } of open) {
        const units = pairedPackages(built, pair).filter(({ id }) => differ.has(id))
        found.push(...(await sameCode(site, built, pair, { ...options, units })))
      }
      return neededBy(executedContrasts(site.design), found)
    },
  }
}

/** `inputs`: by package, without those of which nobody can tell. */
async function compareInputs(site: BuildSite, built: Built, pair: ReachPair, options: RunOptions) {
  const answers = await askInputs(site, built, pair, options)
  const ids = idsOf(options.units)
  const known = typeof answers === 'string' ? [] : answers
  const inputs = new Map(known.map((one) => [ids.get(one.unit) ?? one.unit, one]))
  const equal: Unchanged[] = []
  const differ = new Set<string>()
  for (const [unit, { benchmarks }] of inputs) {
    if (benchmarks.length === 0) differ.add(unit)
    else equal.push({ contrast: pair.contrast.id, unit, sha256: null, benchmarks })
  }
  return { inputs, equal, differ }
}

/**
 * All arms have first the units that differ themselves, then those that import one that does, by
 * the number of steps, then those with more benchmarks: what has no time to be built is the last.
 * `known`: of each project under each contrast.
 */
function nearestFirst({ arms }: Built, known: readonly ReadonlyMap<string, PackageInputs>[]): void {
  const [stepsOf, countOf] = [new Map<string, number>(), new Map<string, number>()]
  for (const [id, { steps, count }] of known.flatMap((inputs) => [...inputs])) {
    if (steps !== null) stepsOf.set(id, Math.min(steps, stepsOf.get(id) ?? steps))
    countOf.set(id, count)
  }
  const placeOf = (id: string) => stepsOf.get(id) ?? Number.MAX_SAFE_INTEGER
  const moreOf = (id: string) => countOf.get(id) ?? 0
  for (const { units } of arms.values()) {
    const sorted = [...units].sort(([a], [b]) => placeOf(a) - placeOf(b) || moreOf(b) - moreOf(a))
    units.clear()
    for (const [id, unit] of sorted) units.set(id, unit)
  }
}

/** Units that are built from the same on both sides, or why nobody knows. */
async function askInputs(site: BuildSite, built: Built, pair: ReachPair, options: RunOptions) {
  const inputs = site.design.workload.build.reach?.inputs
  if (inputs === undefined) return 'its inputs are not known'
  await downloadForHead(site, built, pair, options.units)
  const answers = await runReach(site, built, pair, options, inputs)
  const after = built.arms.get(pair.head.arm.id)
  if (typeof answers !== 'string' || after === undefined) return answers
  const again = await downloadFor(site, after, options.units)
  return again ? runReach(site, built, pair, options, inputs) : answers
}

/**
 * All units, where files that programs read differ in comments alone between the commits, and what
 * people read is named nowhere. Else what differs is kept, for lists that tell who loads it.
 */
async function equalSources(
  site: BuildSite,
  built: Built,
  saySame: NonNullable<BuildSteps<unknown>['saySame']>,
): Promise<Unchanged[]> {
  const { host, design, sources } = site
  const { root, resolved } = sources
  const { benchmarks } = design.workload.source
  const found: Unchanged[] = []
  if (root === null || sources.consumer !== undefined) return []
  built.differences = new Map()
  for (const pair of changePairs(design)) {
    const [base, head] = [pair.base, pair.head].map(
      ({ arm, variant }) => sourceOfArm(resolved, arm, variant.source)?.sha,
    )
    if (base == null || head == null) continue
    const commits = { host, root, base, head, saySame, tellsOf: design.workload.build.tellsOf }
    const differs = await differencesOf(commits)
    if (!differs.isNothing) {
      built.differences.set(pair.contrast.id, differs)
      continue
    }
    for (const unit of pairedPackages(built, pair)) {
      const names = benchmarks.kind === 'listed' ? benchmarks.names(design.suite.workload) : []
      found.push({ contrast: pair.contrast.id, unit: unit.id, sha256: null, benchmarks: names })
    }
  }
  return neededBy(executedContrasts(design), found)
}

type Commits = {
  host: Host
  root: string
  base: string
  head: string
  saySame: NonNullable<BuildSteps<unknown>['saySame']>
  tellsOf: RegExp | undefined
}

/** Of what a benchmark loads on either side, what differs in more than comments. */
export const differingLoads = (base: Loads, head: Loads, said: ReadonlySet<string>): string[] =>
  [...new Set([...Object.keys(base), ...Object.keys(head)])].filter(
    (path) => base[path] !== head[path] && !said.has(path),
  )

/** More files than this are no change of which anybody asks what it reaches. */
const MOST_FILES = 200

/**
 * What of two commits a program may see. `said`: files that say the same in other comments and blanks;
 * `beyond`: the first of the others of which no list tells who loads it.
 */
async function differencesOf(commits: Commits) {
  const { host, root, base, head } = commits
  const [files, said] = [new Set<string>(), new Set<string>()]
  const over = (beyond: string | null) => ({ said, beyond, isNothing: false })
  for (const { path, isText } of await host.git.changes(root, base, head)) {
    const kind = await kindOf(commits, path, isText)
    if (kind === 'beyond' || files.size > MOST_FILES) return over(path)
    if (kind === 'said') said.add(path)
    if (kind === 'told') files.add(path)
  }
  if (files.size === 0) return { said, beyond: null, isNothing: true }
  // Code that is read as data is in no list.
  const hits = await host.git.grep(root, head, readAsData([...files]), '.')
  return over(hits.find(({ path, line }) => isReadingCode(path, line))?.path ?? null)
}

/** A file that differs: nobody reads it, it says the same, a list tells who loads it, or none does. */
async function kindOf(commits: Commits, path: string, isText: boolean) {
  if (isForPeople(path)) return (await isRead(commits, path)) ? 'beyond' : 'unread'
  if (isText && (await saysTheSame(commits, path))) return 'said'
  return commits.tellsOf?.test(path) === true ? 'told' : 'beyond'
}

async function isRead({ host, root, head }: Commits, path: string) {
  const hits = await host.git.grep(root, head, namedBy(path), '.')
  return hits.some((hit) => isReading(hit.path, hit.line))
}

async function saysTheSame({ host, root, base, head, saySame }: Commits, path: string) {
  const before = await host.git.show(root, base, path)
  const after = await host.git.show(root, head, path)
  return before !== null && after !== null && saySame(path, before, after)
}

/**
 * Units that differ, and none of whose benchmarks the change reaches: compiled, and never linked.
 * One command for each side compiles all of them; where builds are part of the budget, first the
 * nearest alone, then as many as have time by what those before took, and the others have none to be
 * built either. What was answered is not asked again.
 */
async function sameCode(
  site: BuildSite,
  built: Built,
  pair: ReachPair,
  options: RunOptions,
): Promise<Unchanged[]> {
  if (options.units.length < 2) return []
  const { clock } = site.host
  const time = new AskTime(clock, site.design.suite, buildLeftSec(site))
  const found: Unchanged[] = []
  const open = [...options.units]
  while (open.length > 0) {
    const units = open.splice(0, time.together(open.length))
    if (units.length === 0) {
      leaveUnasked(site, built, open, time.eachSec)
      break
    }
    const startSec = clock.nowSec()
    const asked = { ...options, units, limitSec: time.leftSec() }
    const same = await compileAndAsk(site, built, pair, asked)
    // Who links them says what is wrong with them.
    if (same === null && time.leftSec() > 0) break
    const isReached = same !== null && same.length < units.length
    time.took(units.length, clock.nowSec() - startSec, isReached)
    found.push(...(same ?? []))
  }
  return found
}

/** Null: nothing is known of them. */
async function compileAndAsk(
  site: BuildSite,
  built: Built,
  pair: ReachPair,
  { limitSec, ...options }: RunOptions & { limitSec: number },
): Promise<Unchanged[] | null> {
  const asked = site.design.workload.build.reach?.inputs?.asked
  const { id: contrast } = pair.contrast
  const beganSec = site.host.clock.nowSec()
  await compileBase(site, built, pair, options.units, limitSec)
  const headSec = site.host.clock.nowSec()
  const leftSec = limitSec - (headSec - beganSec)
  if (asked === undefined || leftSec <= 0) return null
  const answers = await checkReach(site, built, pair, { ...options, limitSec: leftSec })
  const eachSec = (site.host.clock.nowSec() - headSec) / options.units.length
  built.compileSec ??= new Map()
  for (const { id } of options.units) built.compileSec.set(id, eachSec)
  if (typeof answers === 'string') return null
  built.answers ??= new Map()
  const before = built.answers.get(contrast) ?? []
  built.answers.set(contrast, [...before, ...answers.filter(({ isKnown }) => isKnown)])
  return answers.flatMap(({ unit, isKnown, same, reached, doubts }) => {
    const benchmarks = asked(site.design.suite.workload, same)
    const isSame = isKnown && reached.length === 0 && doubts.length === 0 && benchmarks.length > 0
    return isSame ? [{ contrast, unit, sha256: null, benchmarks }] : []
  })
}

/** `eachSec`: what compiling one on both sides takes. */
function leaveUnasked({ host }: BuildSite, built: Built, units: Package[], eachSec: number): void {
  const ids = units.map(({ id }) => id)
  const before = built.unasked ?? { units: [], sec: 0 }
  const sec = eachSec * units.length
  built.unasked = { units: [...before.units, ...ids], sec: before.sec + sec }
  const text =
    `compiling ${plural(units.length, 'more package')} takes at most ${printDuration(sec)}, for which the ` +
    'budget has no room: those nearest to the change are built, the others left out'
  host.notify({ kind: 'note', text })
}

/** Of what is equal under some contrasts, that which is so under all that are executed. */
const neededBy = (contrasts: readonly Contrast[], found: readonly Unchanged[]) =>
  found.filter(({ unit }) =>
    contrasts.every(({ id }) => found.some((one) => one.unit === unit && one.contrast === id)),
  )

/** What is told of what was not built; null: all was. Seconds by what the others took. */
export function unbuiltNote({ unbuilt, records, answers }: Built): string | null {
  if (unbuilt.length === 0) return null
  const timed = records.filter(({ buildSec }) => buildSec > 0)
  const units = new Set(timed.map(({ unit }) => unit)).size
  const sec = timed.reduce((sum, { buildSec }) => sum + buildSec, 0)
  const saved =
    units === 0 ? '' : `, which saves about ${printDuration((sec / units) * unbuilt.length)}`
  const what = plural(unbuilt.length, 'package')
  const compiled = new Set([...(answers?.values() ?? [])].flat().map(({ unit }) => unit))
  const linked = unbuilt.filter((unit) => compiled.has(unit)).length
  const how =
    linked === 0
      ? 'what they are built from is the same on both sides'
      : `what they are built from is the same on both sides, or, in ${linked}, all machine code of their benchmarks`
  return `not built: ${what}, since ${how}${saved}`
}

async function checkPairs(site: BuildSite, built: Built, out: string, pairs: ReachPair[]) {
  const program = await site.host.reachProgram()
  if (program === null) {
    built.problems.push(notRequested('the program that finds out takes Go 1.22 or newer, on Linux'))
    return
  }
  for (const pair of pairs) {
    const shared = sharedPackages(built, pair)
    if (shared.length === 0) continue
    site.host.notify({ kind: 'phase', name: 'build', detail: 'what the change can reach' })
    for (const packages of byProject(shared)) {
      const answers = await answersFor(site, built, pair, { program, out, units: packages })
      const { unchanged, reached, problems } = withReached(built.unchanged, pair.contrast, answers)
      built.unchanged = unchanged
      built.reached = [...(built.reached ?? []), ...reached]
      built.distances = nearest(built.distances, answers)
      const inDoubt = answers.flatMap(({ unit, inDoubt: names }) =>
        [...names].map((name) => distanceKey(unit, name)),
      )
      built.inDoubt = new Set([...(built.inDoubt ?? []), ...inDoubt])
      built.problems.push(...problems)
    }
  }
}

/** What was asked before anything was linked, and of the other units what is asked now. */
async function answersFor(
  site: BuildSite,
  built: Built,
  pair: ReachPair,
  options: RunOptions,
): Promise<Reached[]> {
  const isOf = (id: string) => (one: Reached) => one.unit === id
  const before = built.answers?.get(pair.contrast.id) ?? []
  const known = before.filter(({ unit }) => options.units.some(({ id }) => id === unit))
  const units = options.units.filter(({ id }) => !known.some(isOf(id)))
  if (units.length === 0) return known
  await downloadForHead(site, built, pair, units)
  // What is left of a budget is to be measured in, too.
  const share = site.design.suite.waitSec === undefined ? 1 : 0.5
  const limitSec = share * buildLeftSec(site)
  const more = await checkReach(site, built, pair, { ...options, units, limitSec })
  if (typeof more !== 'string') return [...known, ...more]
  built.problems.push(notRequested(more))
  return known
}

/** Of several contrasts, the nearest. */
function nearest(before: Built['distances'], answers: Reached[]): Map<string, number> {
  const distancesOf = new Map(before)
  for (const { unit, distances } of answers) {
    for (const [name, distance] of distances) {
      const key = distanceKey(unit, name)
      distancesOf.set(key, Math.min(distance, distancesOf.get(key) ?? distance))
    }
  }
  return distancesOf
}

export const distanceKey = (unit: string, name: string) => JSON.stringify([unit, name])

/** Units that both arms have: also those of one binary, since what they read may differ. */
function sharedPackages(built: Built, pair: ReachPair): Package[] {
  const arms = [pair.base, pair.head].map(({ arm }) => built.arms.get(arm.id))
  return pairedPackages(built, pair).filter(({ id }) => arms.every((one) => one?.binaries.has(id)))
}

function pairedPackages(built: Built, pair: ReachPair): Package[] {
  const before = built.arms.get(pair.base.arm.id)
  return commonPackages(built, pair).filter(({ id, name, project }) => {
    const old = before?.units.get(id)
    // Machine code has the path of its package in all of its names: of what moved it tells nothing.
    return old?.name === name && JSON.stringify(old?.project) === JSON.stringify(project)
  })
}

/** Units that both arms have, wherever they lie. */
export function commonPackages({ arms }: Built, { base, head }: ReachPair): Package[] {
  const before = arms.get(base.arm.id)
  return [...(arms.get(head.arm.id)?.units.values() ?? [])].filter(({ id }) =>
    before?.units.has(id),
  )
}

/** Where base has what lies elsewhere on head; undefined: all lies where it was. */
function movedIn({ units: before }: BuiltArm, units: readonly Package[]): ReachRequest['moved'] {
  const folders = units.flatMap(({ id, folder }) => {
    const was = before.get(id)?.folder
    return was === undefined || was === folder ? [] : [[folder, was] as const]
  })
  const [first] = units
  const project = (first && before.get(first.id)?.project?.folder) ?? ''
  return folders.length === 0 && project === (first?.project?.folder ?? '')
    ? undefined
    : { project, folders }
}

/** What is asked of the program, and what its answer is. */
type Question<A> = {
  step: ReachSteps<unknown>['step']
  read(settings: unknown, stdout: string): A
}

/** `units`: of one project. */
type RunOptions = { program: string; out: string; units: Package[]; limitSec?: number }

/** What is otherwise on base than on head; '': it is not set there. */
function differing(base: Record<string, string>, head: Record<string, string>) {
  const names = [...new Set([...Object.keys(base), ...Object.keys(head)])]
  const own = names.filter((name) => base[name] !== head[name])
  return Object.fromEntries(own.map((name) => [name, base[name] ?? '']))
}

/**
 * It is asked as head, which has no modules of base alone: these are downloaded for it, where the
 * sides depend on others.
 */
async function downloadForHead(
  site: BuildSite,
  { arms }: Built,
  { base, head }: ReachPair,
  units: Package[],
) {
  const { reach } = site.design.workload.build
  const [before, after] = [arms.get(base.arm.id), arms.get(head.arm.id)]
  if (before === undefined || after === undefined) return
  const textsOf = ({ folder }: BuiltArm) => {
    const project = pathIn(folder, units[0]?.project?.folder ?? '')
    return Promise.all(
      (reach?.dependencies ?? []).map((name) => site.host.files.read(`${project}/${name}`)),
    )
  }
  if (JSON.stringify(await textsOf(before)) === JSON.stringify(await textsOf(after))) return
  await downloadFor(site, { ...before, arm: head.arm }, units)
}

/** Of units by what their toolchain calls them. */
const idsOf = (units: readonly Package[]) => new Map(units.map(({ id, name }) => [name ?? id, id]))

/** What was ended, and what follows: nobody sees else why all of it is built. */
const compileEnded = (arm: string, limitSec: number, units: number): string =>
  `compiling ${plural(units, 'package')} on ${arm} was ended after ${printDuration(limitSec)}, half of ` +
  'the time for builds: all of them are built, also those that the change cannot reach; raise ' +
  '"build-limit", or keep the build cache between runs'

/**
 * Base's units before head asks about both sides, where base can lend what it compiled: else what
 * both depend on would be compiled for each.
 */
async function compileBase(
  site: BuildSite,
  { arms }: Built,
  { base }: ReachPair,
  units: readonly Package[],
  limitSec: number,
) {
  const { host, design, isolation } = site
  const { compile, takesFromBase } = design.workload.build
  const before = arms.get(base.arm.id)
  if (!isolation?.mayLend || !takesFromBase || compile === undefined || before === undefined) return
  if (before.arm.side !== 'base' || before.arm.id !== design.arms[0]?.arm.id) return
  const own = [...before.units.values()].filter(({ id }) => units.some((one) => one.id === id))
  const [unit] = own
  if (unit === undefined) return
  const { unit: _, ...request } = buildRequestOf({ ready: before, unit, out: '' })
  const step = compile(design.suite.workload, { ...request, units: own })
  host.notify({ kind: 'waiting', what: `compiling on ${before.arm.id}`, limitSec })
  const toolchain = before.toolchains.get(unit.id) ?? null
  const exit = await executeBuildStep(armSite(site, before), step, {
    into: null,
    limitSec,
    toolchain,
  })
  if (exit.timedOut && design.suite.waitSec === undefined)
    host.notify({ kind: 'note', text: compileEnded(before.arm.id, limitSec, own.length) })
  // What it compiled until then is whole: the cache takes a package once it is done.
  isolation.lend(before.arm.id)
}

/** The answers, or why there are none. */
async function checkReach(
  site: BuildSite,
  built: Built,
  pair: ReachPair,
  options: RunOptions,
): Promise<Reached[] | string> {
  const { reach } = site.design.workload.build
  if (reach === undefined) throw new Error(`${pair.contrast.id} has nothing to ask`)
  const { step } = reach
  const read = (_: unknown, stdout: string) => reach.read(stdout)
  const answers = await runReach(site, built, pair, options, { step, read })
  if (typeof answers === 'string') return answers
  const ids = idsOf(options.units)
  return answers.map((one) => ({ ...one, unit: ids.get(one.unit) ?? one.unit }))
}

/** The answer of the program of src/machine/reach/, or why there is none. */
export async function runReach<A>(
  site: BuildSite,
  { arms }: Built,
  { contrast, base, head }: ReachPair,
  { units, limitSec = buildLeftSec(site), ...options }: RunOptions,
  question: Question<A>,
): Promise<A | string> {
  const { host, design } = site
  const [before, after] = [arms.get(base.arm.id), arms.get(head.arm.id)]
  if (before === undefined || after === undefined) {
    throw new Error(`${contrast.id} has arms that were not built`)
  }
  const envOf = ({ variant, toolchains }: BuiltArm) =>
    buildEnvOf(host, design.runtime, variant, toolchains.get(units[0]?.id ?? '') ?? null)
  const [ofBase, ofHead] = [before, after].map(
    ({ toolchains }) => toolchains.get(units[0]?.id ?? '')?.overlay,
  )
  const moved = movedIn(before, units)
  const step = question.step(design.suite.workload, {
    ...options,
    ...(moved !== undefined && { moved }),
    ...(ofHead !== undefined && ofBase?.file === ofHead.file && { overlay: ofHead }),
    units: [...idsOf(units).keys()],
    project: units[0]?.project ?? { folder: '', env: {} },
    variant: after.variant,
    baseEnv: differing(envOf(before), envOf(after)),
    base: before.folder,
    head: after.folder,
  })
  const command = {
    argv: step.argv,
    cwd: after.folder,
    env: { ...envOf(after), ...step.env },
    limitSec,
    keepBytes: 64 * 1024 * 1024,
  }
  const what = `what the change can reach in ${plural(units.length, 'package')}`
  host.notify({ kind: 'waiting', what, limitSec: command.limitSec })
  const exit = await runIn(site, command, {
    part: 'build',
    arm: head.arm.id,
    writable: [],
    readable: [before.folder, after.folder, ...(step.reads ?? [])],
  })
  if (exit.timedOut) return 'finding out took longer than there was time for builds'
  if (exit.code !== 0) return excerptOf(exit, 3)
  try {
    return question.read(design.suite.workload, exit.stdout)
  } catch (error) {
    return `the answer cannot be read: ${error}`
  }
}

const notRequested = (why: string): Problem =>
  makeFinding('reach-unknown', null, { why, isReached: false })
