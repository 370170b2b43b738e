/** Commit x variant -> binaries that were asked what they are. */
import type { Toolchain } from '../core/contracts/runtime.ts'
import type { Step } from '../core/contracts/step.ts'
import type { BuildAsk, Unit } from '../core/contracts/workload.ts'
import type { Design, DesignedArm } from '../core/design/design.ts'
import { layoutSeedOf } from '../core/design/plan.ts'
import { unchangedUnits } from '../core/design/unchanged.ts'
import type { Arm, BuildRecord, Plan, Problem, Unchanged } from '../core/model/model.ts'
import { type Exit, type Host, HostError } from '../host/port/host.ts'
import { inBatches } from './batches.ts'
import { identifyServer } from './programs/identified-server.ts'
import { inquire } from './programs/inquiry.ts'
import { checkNeeded, type LookedIn } from './programs/needed-files.ts'
import {
  buildEnvOf,
  findProgram,
  inspectToolchain,
  missingToolchain,
  type ProgramSite,
  runEnvOf,
  tailOf,
} from './programs/toolchain.ts'
import type { Sources } from './sources.ts'
import type { Placing } from './tried-placement.ts'

const BUILD_LIMIT_SEC = 3600

/** The code under measurement does not compile: the words of the compiler, and which arm. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}

/** One arm ready to execute: its source folder and a binary per unit. */
export type BuiltArm = DesignedArm & {
  folder: string
  units: Map<string, Unit>
  binaries: Map<string, string>
  toolchain: Toolchain | null
}

export type Built = {
  /** With what was learned before the build. */
  design: Design
  arms: Map<string, BuiltArm>
  records: BuildRecord[]
  unchanged: Unchanged[]
  problems: Problem[]
}

/** What building needs to know; `folder` is a scratch folder that the caller removes. */
export type BuildSite = Placing & { host: Host; design: Design; sources: Sources; folder: string }

/** Source, units and default-layout binaries of every arm, checked to be what the suite says. */
export async function buildArms(asked: BuildSite): Promise<Built> {
  const { workload, runtime, arms } = asked.design
  const own = arms.filter(({ arm }) => !arm.copyOf)
  const folders = new Map<string, string>()
  for (const [index, { arm }] of own.entries()) {
    folders.set(arm.id, await checkOut(asked, arm, index))
  }
  await checkNeeded(
    asked.host,
    workload.needs?.(asked.design.suite.workload) ?? [],
    own.map((one) => lookedIn(asked, one, folders)),
  )
  const site: BuildSite = { ...asked, design: await inquire(asked, folders) }
  const { design } = site
  const { suite } = design
  const built: Built = { design, arms: new Map(), records: [], unchanged: [], problems: [] }
  for (const { arm, variant } of own) {
    const folder = folders.get(arm.id) ?? ''
    const inside = workload.source.folder(suite.workload)
    const project = [folder, inside].filter(Boolean).join('/')
    if (!(await site.host.files.isFolder(project))) {
      throw new HostError(
        `arm ${arm.id}: folder ${inside} does not exist there`,
        'set the workload\'s "dir" to the folder of the module',
      )
    }
    const toolchain = await inspectToolchain(site.host, runtime, variant, project)
    const found = { units: new Map(), binaries: new Map(), toolchain }
    const ready: BuiltArm = { arm, variant, folder, ...found }
    await listUnits(site, ready, built)
    built.arms.set(arm.id, ready)
  }
  built.records = await inBatches([...built.arms.values()], parallelBuilds(site), (ready, index) =>
    buildUnits(site, ready, index),
  )
  addCopies(built, arms)
  if (built.records.length === 0) {
    built.problems.push({
      code: 'no-benchmarks',
      message: 'no benchmarks found in base and head',
      where: `suite ${suite.name}`,
      next:
        'is there a go.mod? check "packages", "dir" and "tags" of the suite, or write a ' +
        'func BenchmarkXxx(b *testing.B) in a _test.go file',
    })
  }
  built.unchanged = unchangedUnits(site.design, built.records)
  return built
}

function lookedIn(
  { host, design }: BuildSite,
  { arm, variant }: DesignedArm,
  folders: Map<string, string>,
): LookedIn {
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

/** A compiler uses several cores and much memory by itself: one build for two cores. */
const parallelBuilds = ({ host }: BuildSite) => Math.max(1, Math.floor(host.cores / 2))

/** One clean worktree per arm, all with paths of one length; a folder source is used in place. */
async function checkOut(site: BuildSite, arm: Arm, index: number): Promise<string> {
  const source = site.sources.resolved[arm.side]
  if (source === null) throw new Error(`arm ${arm.id} has no source`)
  if (source.path !== null) return source.path
  if (source.sha === null || site.sources.root === null) throw new Error(`${arm.id}: no commit`)
  const folder = `${site.folder}/source-${String(index).padStart(2, '0')}`
  await site.host.git.addWorktree(site.sources.root, source.sha, folder)
  return folder
}

/** Removes the worktrees that buildArms made. */
export async function removeWorktrees(site: BuildSite): Promise<void> {
  if (site.sources.root === null) return
  for (const name of await site.host.files.list(site.folder)) {
    if (!name.startsWith('source-')) continue
    await site.host.git.removeWorktree(site.sources.root, `${site.folder}/${name}`)
  }
}

const executeBuildStep = ({ host, design }: BuildSite, ready: BuiltArm, step: Step) =>
  host.exec.run({
    argv: step.argv,
    cwd: [ready.folder, step.folder].filter(Boolean).join('/'),
    env: { ...buildEnvOf(host, design.runtime, ready.variant), ...step.env },
    limitSec: BUILD_LIMIT_SEC,
    keepBytes: 64 * 1024 * 1024,
  })

function orThrow(exit: Exit, arm: Arm, doing: string): Exit {
  if (exit.stopped) throw new HostError('stopped', 'start again with --resume to go on')
  if (exit.notStarted !== null) throw new HostError(exit.notStarted, 'is the toolchain on PATH?')
  if (exit.code === 0) return exit
  const wanted = missingToolchain(exit)
  if (wanted !== null) throw wanted
  throw new BuildError(`arm ${arm.id}: ${doing} failed:\n${tailOf(exit, 40)}`)
}

async function listUnits(site: BuildSite, ready: BuiltArm, built: Built): Promise<void> {
  const { workload, suite } = site.design
  const settings = suite.workload
  const { benchmarks } = workload.source
  if (benchmarks.kind === 'listed') {
    const unit = benchmarks.unit(settings)
    ready.units.set(unit.id, unit)
    return
  }
  const step = benchmarks.listUnits(settings, ready.variant)
  const what = `listing packages on ${ready.arm.id}`
  site.host.tell({ kind: 'waiting', what, limitSec: BUILD_LIMIT_SEC })
  const listed = orThrow(await executeBuildStep(site, ready, step), ready.arm, 'listing')
  const { value, problems } = benchmarks.readUnits(settings, listed.stdout)
  built.problems.push(
    ...problems.map((problem) => ({
      ...problem,
      where: `${ready.arm.id}: ${problem.where ?? ''}`,
    })),
  )
  for (const unit of value) {
    const texts = await Promise.all(
      unit.files.map((file) =>
        site.host.files.read([ready.folder, unit.folder, file].filter(Boolean).join('/')),
      ),
    )
    if (texts.some((text) => text !== null && benchmarks.hasTargets(text))) {
      ready.units.set(unit.id, unit)
    }
  }
}

async function buildUnits(site: BuildSite, ready: BuiltArm, index: number): Promise<BuildRecord[]> {
  const records: BuildRecord[] = []
  const bin = `${site.folder}/binary-${String(index).padStart(2, '0')}`
  await site.host.files.makeFolder(bin)
  for (const [number, unit] of [...ready.units.values()].entries()) {
    const out = `${bin}/unit-${String(number).padStart(4, '0')}`
    const startSec = site.host.clock.nowSec()
    const isBuilt = await buildOne(site, { ready, unit: unit.id, out, layoutSeed: null })
    const buildSec = isBuilt ? site.host.clock.nowSec() - startSec : 0
    const binary = isBuilt ? out : await findProgram(site.host, programSite(site, ready))
    const identity = isBuilt
      ? await identify(site, ready, out)
      : { toolchain: ready.toolchain?.version ?? '', settings: { program: binary } }
    const server = await identifyServer(site, programSite(site, ready))
    records.push({
      arm: ready.arm.id,
      unit: unit.id,
      sha256: await site.host.files.sha256(binary),
      toolchain: identity.toolchain || (server['server-version'] ?? ''),
      settings: { ...identity.settings, ...server },
      buildSec,
    })
    ready.binaries.set(unit.id, binary)
    site.host.tell({ kind: 'built', arm: ready.arm.id, unit: unit.id, buildSec })
  }
  return records
}

/** `layoutSeed` null: the toolchain's own link order. */
type OneBuild = { ready: BuiltArm; unit: string; out: string; layoutSeed: number | null }

/** False: nothing is built. */
async function buildOne(site: BuildSite, one: OneBuild): Promise<boolean> {
  const { workload, suite } = site.design
  const { ready, unit, out, layoutSeed } = one
  const ask: BuildAsk = { variant: ready.variant, unit, out, source: ready.folder }
  const step =
    layoutSeed === null
      ? workload.build.step(suite.workload, ask)
      : (workload.build.relink?.(suite.workload, ask, layoutSeed) ?? null)
  if (step === null) return false
  const what = `building ${unit} on ${ready.arm.id}`
  site.host.tell({ kind: 'waiting', what, limitSec: BUILD_LIMIT_SEC })
  orThrow(await executeBuildStep(site, ready, step), ready.arm, `building ${unit}`)
  // A command of the suite may have forgotten {bin}.
  if (await site.host.files.exists(out)) return true
  throw new BuildError(`arm ${ready.arm.id}: the build of ${unit} left nothing at ${out}`)
}

function programSite({ host, design }: BuildSite, { arm, variant, folder }: BuiltArm): ProgramSite {
  const { workload, runtime, suite } = design
  return {
    arm: arm.id,
    named: workload.build.program?.(suite.workload) ?? '',
    folder: [folder, workload.source.folder(suite.workload)].filter(Boolean).join('/'),
    path: runEnvOf(host, runtime, variant).PATH ?? '',
  }
}

/** Asks the binary what it is. A mixed-up arm would be worse than no result: throws. */
async function identify(site: BuildSite, ready: BuiltArm, binary: string) {
  const { runtime } = site.design
  const { variant } = ready
  const step = runtime.identify(binary)
  if (step === null) return { toolchain: ready.toolchain?.version ?? '', settings: {} }
  const exit = orThrow(await executeBuildStep(site, ready, step), ready.arm, 'identifying')
  const identity = runtime.readIdentity(exit.stdout)
  if (ready.toolchain === null) return identity
  const wrong = runtime.checkIdentity(identity, variant, ready.toolchain)
  if (wrong.length > 0) {
    throw new BuildError(
      `arm ${ready.arm.id}: the binary is not what variant "${variant.name}" says: ` +
        wrong.join('; '),
    )
  }
  return identity
}

/**
 * Links every active unit of every arm again with a new random order of its functions, for one
 * stretch of rounds. Compiled packages come from the cache, so this costs the linker only.
 */
export async function relink(
  site: BuildSite,
  plan: Plan,
  built: Built,
  active: ReadonlySet<string>,
  stretch: number,
): Promise<Layouts> {
  const layouts: Layouts = new Map()
  const jobs = plan.arms.flatMap((arm) => {
    const ready = built.arms.get(arm.id)
    if (ready?.toolchain?.randomLayout !== true || arm.copyOf) return []
    const units = plan.targets
      .filter((target) => active.has(target.id) && target.arms.includes(arm.id))
      .map((target) => target.unit)
    return [...new Set(units)].map((unit) => ({ arm: arm.id, ready, unit }))
  })
  for (const { arm, ready, unit } of jobs) {
    const binary = ready.binaries.get(unit)
    if (binary === undefined) continue
    const layoutSeed = layoutSeedOf(plan, arm, unit, stretch)
    const out = `${binary}.layout-${stretch}`
    await buildOne(site, { ready, unit, out, layoutSeed })
    layouts.set(`${arm} ${unit}`, {
      binary: out,
      layoutSeed,
      sha256: await site.host.files.sha256(out),
    })
  }
  for (const { id, copyOf } of plan.arms.filter((arm) => arm.copyOf)) {
    for (const unit of built.arms.get(id)?.units.keys() ?? []) {
      const layout = layouts.get(`${copyOf} ${unit}`)
      if (layout !== undefined) layouts.set(`${id} ${unit}`, layout)
    }
  }
  return layouts
}

/** The binary to execute for an arm and unit, when it is not the default layout. */
export type Layouts = Map<string, { binary: string; layoutSeed: number; sha256: string }>
