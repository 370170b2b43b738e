/** Benchmarks that the change cannot reach are left out. */

import { makeFinding } from '../model/findings.ts'
import type { Problem } from '../model/model.ts'
import { pathIn } from '../model/paths.ts'
import { plural } from '../model/plain.ts'
import { type ReachPair, reachPairs, withReached } from '../plan/plan.ts'
import type { Package, Reached } from '../workloads/workload.ts'
import { armSite, type BuildSite, type Built, type BuiltArm } from './build.ts'
import { buildLeftSec, executeBuildStep } from './build-steps.ts'
import { runIn } from './isolation.ts'
import { buildEnvOf, tailOf } from './toolchain.ts'

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

async function checkPairs(site: BuildSite, built: Built, out: string, pairs: ReachPair[]) {
  const program = await site.host.reachProgram()
  if (program === null) {
    built.problems.push(notRequested('the program that finds out takes Go 1.22 or newer, on Linux'))
    return
  }
  for (const pair of pairs) {
    const shared = sharedUnits(built, pair)
    if (shared.length === 0) continue
    site.host.tell({ kind: 'phase', name: 'build', detail: 'what the change can reach' })
    for (const packages of Map.groupBy(shared, ({ project }) => project?.folder ?? '').values()) {
      await downloadForHead(site, built, pair, packages)
      const answers = await checkReach(site, built, pair, { program, out, units: packages })
      if (typeof answers === 'string') {
        built.problems.push(notRequested(answers))
        continue
      }
      const { unchanged, reached, problems } = withReached(built.unchanged, pair.contrast, answers)
      built.unchanged = unchanged
      built.reached = [...(built.reached ?? []), ...reached]
      built.distances = nearest(built.distances, answers)
      built.problems.push(...problems)
    }
  }
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
function sharedUnits({ arms }: Built, { base, head }: ReachPair): Package[] {
  const [before, after] = [arms.get(base.arm.id), arms.get(head.arm.id)]
  return [...(after?.units.values() ?? [])].filter(({ id, name, project }) => {
    const old = before?.units.get(id)
    if (old === undefined || !before?.binaries.has(id) || !after?.binaries.has(id)) return false
    // One question has one folder and one name on both sides; of what moved nothing is known.
    return old.name === name && JSON.stringify(old.project) === JSON.stringify(project)
  })
}

/** `units`: of one project. */
type RunOptions = { program: string; out: string; units: Package[] }

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
  const { fetch, reach } = site.design.workload.build
  const [before, after] = [arms.get(base.arm.id), arms.get(head.arm.id)]
  if (site.isolation?.isBuiltOffline !== true || fetch === undefined) return
  if (before === undefined || after === undefined) return
  const textsOf = ({ folder }: BuiltArm) => {
    const project = pathIn(folder, units[0]?.project?.folder ?? '')
    return Promise.all(
      (reach?.dependencies ?? []).map((name) => site.host.files.read(`${project}/${name}`)),
    )
  }
  if (JSON.stringify(await textsOf(before)) === JSON.stringify(await textsOf(after))) return
  const asHead = armSite(site, { ...before, arm: head.arm })
  const { variant, folder: source } = before
  for (const unit of units) {
    const step = fetch(site.design.suite.workload, { variant, source, unit, out: '' })
    await executeBuildStep(asHead, step, { into: null, part: 'toolchain' })
  }
}

/** The answers, or why there are none. */
async function checkReach(
  site: BuildSite,
  { arms }: Built,
  { contrast, base, head }: ReachPair,
  { units, ...options }: RunOptions,
): Promise<Reached[] | string> {
  const { host, design } = site
  const [before, after] = [arms.get(base.arm.id), arms.get(head.arm.id)]
  const { reach } = design.workload.build
  if (before === undefined || after === undefined || reach === undefined) {
    throw new Error(`${contrast.id} has arms that were not built`)
  }
  const ids = new Map(units.map(({ id, name }) => [name ?? id, id]))
  const envOf = ({ variant, toolchains }: BuiltArm) =>
    buildEnvOf(host, design.runtime, variant, toolchains.get(units[0]?.id ?? '') ?? null)
  const step = reach.step(design.suite.workload, {
    ...options,
    units: [...ids.keys()],
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
    limitSec: buildLeftSec(site),
    keepBytes: 64 * 1024 * 1024,
  }
  const what = `what the change can reach in ${plural(units.length, 'package')}`
  host.tell({ kind: 'waiting', what, limitSec: command.limitSec })
  const exit = await runIn(site, command, {
    part: 'build',
    arm: head.arm.id,
    writable: [],
    readable: [before.folder, after.folder],
  })
  if (exit.timedOut) return 'finding out took longer than the build-limit of the suite'
  if (exit.code !== 0) return tailOf(exit, 3)
  try {
    const answers = reach.read(exit.stdout)
    return answers.map((one) => ({ ...one, unit: ids.get(one.unit) ?? one.unit }))
  } catch (error) {
    return `the answer cannot be read: ${error}`
  }
}

const notRequested = (why: string): Problem =>
  makeFinding('reach-unknown', null, { why, isReached: false })
