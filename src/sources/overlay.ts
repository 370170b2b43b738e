/**
 * Toolchains with some of their files in another form, the same for every arm: written to the run's
 * scratch folder and compiled once before the first build. All toolchains of a run or none of them,
 * so that no row compares the one form with the other.
 */

import type { Host } from '../machine/host.ts'
import { found } from '../model/findings.ts'
import type { Problem } from '../model/model.ts'
import type { Design } from '../plan/design.ts'
import { reasonOf } from '../text/last-words.ts'
import type { Toolchain } from '../workloads/runtime.ts'
import type { Overlay, PatchedFiles, Unit } from '../workloads/workload.ts'
import { type ArmSite, executeBuildStep } from './build-steps.ts'
import { buildEnvOf, tailOf } from './toolchain.ts'

/** An arm before it is built. */
type Unbuilt = {
  where: ArmSite
  units: Map<string, Unit>
  toolchains: Map<string, Toolchain | null>
}

/** A toolchain as units of an arm have it. */
type Used = { arm: Unbuilt; units: Unit[]; toolchain: Toolchain }

/** `folder`: the scratch folder of the run. */
type Site = { host: Host; design: Design; folder: string }

/** Gives the toolchains of all units their overlay; where one can have none, none has. */
export async function patchToolchains(site: Site, arms: readonly Unbuilt[]): Promise<Problem[]> {
  const { patched } = site.design.workload.build
  if (patched === undefined) return []
  const used = arms.flatMap(usedBy)
  const made = new Map<string, Overlay>()
  for (const [index, one] of used.entries()) {
    const key = keyOf(one)
    const overlay = made.get(key) ?? (await overlayOf(site, patched, one, index))
    if ('why' in overlay) {
      if (site.host.exec.stopping) return []
      const { version } = one.toolchain
      return [found('whole-process-clock', {}, { version, why: overlay.why })]
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

const keyOf = ({ toolchain: { root }, arm: { where } }: Used) =>
  JSON.stringify([root, where.variant])

function usedBy(arm: Unbuilt): Used[] {
  const byRoot = Map.groupBy(arm.units.values(), ({ id }) => arm.toolchains.get(id)?.root)
  return [...byRoot.values()].flatMap((units) => {
    const toolchain = arm.toolchains.get(units[0]?.id ?? '') ?? null
    return toolchain === null ? [] : [{ arm, units, toolchain }]
  })
}

async function overlayOf(
  { host, design, folder }: Site,
  patched: PatchedFiles<unknown>,
  { arm: { where }, units, toolchain }: Used,
  index: number,
): Promise<Overlay | { why: string }> {
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
  const exit = await executeBuildStep(where, step, { into: null, version: toolchain.version })
  return exit.code === 0 ? overlay : { why: reasonOf(exit.notStarted ?? tailOf(exit)) }
}
