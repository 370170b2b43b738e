/**
 * Packages of the toolchains themselves: compiled once into the user's own cache, where later runs
 * find them, and with some of their files in another form, the same for every arm. All toolchains
 * of a run have that form or none of them, so that no row compares the one with the other.
 */
import type { Host } from '../machine/host.ts'
import { makeFinding } from '../model/findings.ts'
import type { Problem } from '../model/model.ts'
import { firstErrorOf } from '../model/plain.ts'
import type { Design } from '../plan/design.ts'
import type { Toolchain } from '../workloads/runtime.ts'
import type { Overlay, Package, PatchedFiles } from '../workloads/workload.ts'
import { type ArmSite, buildLeftSec, executeBuildStep } from './build-steps.ts'
import { byProject } from './packages.ts'
import { buildEnvOf, excerptOf } from './toolchain.ts'

/** An arm before it is built. */
type Unbuilt = {
  where: ArmSite
  units: Map<string, Package>
  toolchains: Map<string, Toolchain | null>
}

/** A toolchain as units of an arm have it. */
type Used = { arm: Unbuilt; units: Package[]; toolchain: Toolchain }

/** Why a toolchain can have none, or after how long the time for builds ended. */
type NoOverlay = { why: string } | { endedSec: number }

/** `folder`: the scratch folder of the run. */
type PatchSite = { host: Host; design: Design; folder: string }

/** Gives the toolchains of all units their overlay; where one can have none, none has. */
export async function patchToolchains(
  site: PatchSite,
  arms: readonly Unbuilt[],
): Promise<Problem[]> {
  const { patched } = site.design.workload.build
  if (patched === undefined) return []
  const used = arms.flatMap(usedBy)
  const made = new Map<string, Overlay>()
  for (const [index, one] of used.entries()) {
    const key = keyOf(one)
    if (!made.has(key)) await compileOwn(site, one, index)
    const overlay = made.get(key) ?? (await overlayOf(site, patched, one, index))
    if (!('file' in overlay)) {
      return site.host.exec.stopping ? [] : [withoutClock(one.toolchain, overlay)]
    }
    made.set(key, overlay)
  }
  for (const one of used) {
    const overlay = made.get(keyOf(one))
    if (overlay === undefined) continue
    for (const { id } of one.units) one.arm.toolchains.set(id, { ...one.toolchain, overlay })
  }
  return []
}

function withoutClock({ version }: Toolchain, why: NoOverlay): Problem {
  const remedy = 'endedSec' in why ? { next: 'give the run a larger budget' } : {}
  return makeFinding('whole-process-clock', {}, { version, ...why }, remedy)
}

const keyOf = ({ toolchain: { root }, arm: { where } }: Used) =>
  JSON.stringify([root, where.variant])

function usedBy(arm: Unbuilt): Used[] {
  const byRoot = Map.groupBy(arm.units.values(), ({ id }) => arm.toolchains.get(id)?.root)
  return [...byRoot.values()].flatMap((packages) => {
    const toolchain = arm.toolchains.get(packages[0]?.id ?? '') ?? null
    return toolchain === null ? [] : [{ arm, units: packages, toolchain }]
  })
}

/** Names of packages, as they stand in a command line. */
const PACKAGE_NAME = /^[a-z0-9]+(?:\/[\w.-]+)*$/

/**
 * Compiles what the units of the largest project need of the toolchain, outside of all walls and into
 * the user's cache. It reads the toolchain's own files and no source, so nothing of a change is in it,
 * and the next run finds it. Builds do it themselves where they write to that cache anyway, where the
 * suite says more than which form is compiled, and where this fails.
 */
async function compileOwn(
  { host, design, folder }: PatchSite,
  { arm: { where }, units, toolchain }: Used,
  index: number,
): Promise<void> {
  const { own } = design.workload.build
  if (own === undefined || where.isolation?.compiledBy(where.arm.id) == null) return
  if (!own.isSafe(design.suite.workload, where.variant)) return
  const [largest = []] = byProject(units).toSorted((a, b) => b.length - a.length)
  // Where builds are part of the budget, no more than the first of them needs is sure to be.
  const sure = design.suite.waitSec === undefined ? largest : largest.slice(0, 1)
  const list = own.list(design.suite.workload, sure)
  const { stdout } = await executeBuildStep(where, list, {
    into: null,
    toolchain,
    part: 'toolchain',
  })
  const names = own.read(stdout).filter((name) => PACKAGE_NAME.test(name))
  if (names.length === 0 || host.exec.stopping) return
  const at = `${folder}/toolchain-packages-${index}`
  for (const [name, text] of Object.entries(own.files))
    await host.files.write(`${at}/${name}`, text)
  const limitSec = buildLeftSec(where)
  const what = `compiling ${own.about} for ${where.arm.id}, which later runs find`
  host.notify({ kind: 'waiting', what, limitSec })
  const { argv, env } = own.compile(design.suite.workload, { variant: where.variant, names })
  const all = { ...buildEnvOf(host, design.runtime, where.variant, toolchain), ...env }
  const exit = await host.exec.run({ argv, cwd: at, env: all, limitSec })
  if (exit.timedOut)
    host.notify({
      kind: 'note',
      text: `${what}, was ended with the time for builds: they have none left`,
    })
}

async function overlayOf(
  { host, design, folder }: PatchSite,
  patched: PatchedFiles<unknown>,
  { arm: { where }, units, toolchain }: Used,
  index: number,
): Promise<Overlay | NoOverlay> {
  if (host.platform !== 'linux') return { why: `there is none on ${host.platform}` }
  const { variant } = where
  const env = buildEnvOf(host, design.runtime, variant)
  const excluded = patched.excluded(design.suite.workload, variant, env)
  if (excluded !== null) return { why: excluded }
  const text = await host.files.read(`${toolchain.root}/${patched.reads}`)
  if (text === null) return { why: `there is no ${patched.reads} below ${toolchain.root}` }
  const made = patched.patch(text)
  if ('why' in made) return made
  const { root, env: own } = patched.place(toolchain.root, env.PATH ?? '')
  const at = `${folder}/overlay-${String(index).padStart(2, '0')}`
  await host.files.makeFolder(at)
  const replaced: Record<string, string> = {}
  for (const [path, content] of Object.entries(made.files)) {
    const file = `${at}/${path.replaceAll('/', '_')}`
    await host.files.write(file, content)
    replaced[`${root}/${path}`] = file
  }
  const overlay = { file: `${at}/overlay.json`, env: own }
  await host.files.write(overlay.file, patched.list(replaced))
  const step = patched.check(overlay, units[0]?.project)
  const what = `compiling ${patched.about} on ${where.arm.id}`
  host.notify({ kind: 'waiting', what, limitSec: buildLeftSec(where) })
  const exit = await executeBuildStep(where, step, { into: null, toolchain })
  if (exit.timedOut) return { endedSec: exit.wallSec }
  return exit.code === 0 ? overlay : { why: exit.notStarted ?? firstErrorOf(excerptOf(exit)) }
}
