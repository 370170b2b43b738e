/** Binaries -> targets with a number of iterations each. */
import { parseOutputs } from '../core/collect/parse.ts'
import type { Step } from '../core/contracts/step.ts'
import type { ProbedTarget, ProbeSteps, Unit } from '../core/contracts/workload.ts'
import type { Design } from '../core/design/design.ts'
import { isLeftOut } from '../core/design/reach.ts'
import type { Plan, Problem, Suite, Target } from '../core/model/model.ts'
import { type Host, HostError } from '../host/port/host.ts'
import type { Built, BuiltArm } from './build.ts'
import { runEnvOf, tailOf } from './toolchain.ts'
import type { Placing } from './tried-placement.ts'

export type Probed = { targets: Target[]; problems: Problem[] }

type Site = Placing & { host: Host; design: Design; ready: BuiltArm }

/**
 * Executes every benchmark of every arm once, outside the measurement: learns the names and the
 * iterations (those of the first arm that has the benchmark hold for all), warms caches, and
 * finds what cannot run. Units that every contrast says are unchanged are left out.
 */
export async function probeTargets(
  host: Host,
  design: Design,
  built: Built,
  needed: (unit: string, name: string) => boolean,
  placing: Placing = {},
): Promise<Probed> {
  const targets = new Map<string, Target>()
  const problems: Problem[] = []
  const nameOf = new Map<string, string>()
  const failed: { arm: string; name: string }[] = []
  for (const ready of built.arms.values()) {
    const site = { host, design, ready, ...placing }
    for (const [unitId, binary] of ready.binaries) {
      const unit = ready.units.get(unitId)
      if (unit === undefined || !needed(unitId, '')) continue
      for (const name of await listNames(site, unit, binary, problems)) {
        if (!needed(unitId, name)) continue
        host.tell({ kind: 'phase', name: 'probe', detail: `${ready.arm.id} ${name}` })
        const fullName = `${unitId}.${name}`
        const probed = await probeOne(site, unit, binary, name, problems)
        if (!probed.ok) failed.push({ arm: ready.arm.id, name: fullName })
        for (const target of probed.targets) {
          nameOf.set(target.id, fullName)
          const known = targets.get(target.id)
          if (known === undefined) targets.set(target.id, target)
          else known.arms.push(ready.arm.id)
        }
      }
    }
  }
  // What fails on one arm and runs on another is tried on both: its rows are `failed`, not absent.
  for (const target of targets.values()) {
    const also = failed.filter(({ name }) => name === nameOf.get(target.id)).map(({ arm }) => arm)
    target.arms = [...new Set([...target.arms, ...also])]
  }
  return { targets: [...targets.values()], problems }
}

async function execute(site: Site, step: Step) {
  const { design } = site
  const { variant } = site.ready
  const placed = site.placements?.of(variant, 'trial') ?? null
  const exit = await site.host.exec.run({
    argv: step.argv,
    cwd: [site.ready.folder, step.folder].filter(Boolean).join('/'),
    env: {
      ...runEnvOf(site.host, design.runtime, variant),
      ...step.env,
    },
    limitSec: design.suite.trialLimitSec,
    keepBytes: 8 * 1024 * 1024,
    ...(placed === null ? {} : { placed }),
  })
  if (exit.stopped) throw new HostError('stopped', 'start the same command again')
  return exit
}

async function listNames(
  site: Site,
  unit: Unit,
  binary: string,
  problems: Problem[],
): Promise<string[]> {
  const { workload, suite } = site.design
  const { benchmarks } = workload.source
  if (benchmarks.kind === 'listed') return benchmarks.names(suite.workload)
  const step = benchmarks.listNames(suite.workload, binary)
  const exit = await execute(site, { ...step, folder: unit.folder })
  if (exit.code === 0) return benchmarks.readNames(suite.workload, exit.stdout)
  problems.push({
    code: 'list-failed',
    message: `cannot list benchmarks: ${tailOf(exit, 10)}`,
    where: `${unit.id} on ${site.ready.arm.id}`,
  })
  return []
}

async function probeOne(
  site: Site,
  unit: Unit,
  binary: string,
  name: string,
  problems: Problem[],
): Promise<Named> {
  const { workload, suite } = site.design
  const { benchmarks } = workload.source
  const onArm = (target: ProbedTarget): Target => ({
    ...{ ...target, block: target.id, arms: [site.ready.arm.id] },
  })
  if (benchmarks.kind === 'listed') {
    return { targets: [onArm(benchmarks.target(suite.workload, unit, name))], ok: true }
  }
  return tryName(site, benchmarks.probe, { unit, binary, name, onArm }, problems)
}

type Named = { targets: Target[]; ok: boolean }

type Tried = {
  unit: Unit
  binary: string
  name: string
  onArm: (target: ProbedTarget) => Target
}

async function tryName(
  site: Site,
  probe: ProbeSteps<Suite['workload']>,
  { unit, binary, name, onArm }: Tried,
  problems: Problem[],
): Promise<Named> {
  const { workload, suite } = site.design
  const exit = await execute(
    site,
    probe.step(suite.workload, unit, binary, name, site.ready.variant),
  )
  const outputs = { stdout: exit.stdout, stderr: exit.stderr }
  const seen = parseOutputs(workload, suite.workload, outputs)
  const found = probe.read(suite.workload, unit, name, seen.value).map(onArm)
  const where = `${unit.id}.${name} on ${site.ready.arm.id}`
  const ended = exit.code === 0 && !exit.timedOut
  const skipped = probe.saysDone(exit.stdout)
  if (!ended) {
    const how = exit.timedOut
      ? `gave no result within ${suite.trialLimitSec} s`
      : `ended with ${exit.signal ?? `exit code ${exit.code}`}`
    problems.push({ code: 'probe-failed', message: `${how}:\n${tailOf(exit)}`, where })
  } else if (found.length === 0) {
    problems.push({
      code: 'probe-silent',
      message: skipped
        ? 'skipped itself or has no sub-benchmark that matches: nothing to compare'
        : `printed no benchmark result:\n${tailOf(exit)}`,
      where,
    })
  }
  return { targets: found, ok: ended && (found.length > 0 || skipped) }
}

/** Fills in which benchmarks of the suite an unchanged unit holds, by asking its binary. */
export async function nameUnchanged(
  host: Host,
  design: Design,
  built: Built,
): Promise<Built['unchanged']> {
  const names = new Map<string, string[]>()
  for (const { unit: unitId } of built.unchanged) {
    const ready = [...built.arms.values()].find(({ binaries }) => binaries.has(unitId))
    const [unit, binary] = [ready?.units.get(unitId), ready?.binaries.get(unitId)]
    if (names.has(unitId) || !ready || !unit || !binary) continue
    names.set(unitId, await listNames({ host, design, ready }, unit, binary, []))
  }
  return built.unchanged.flatMap((entry) => {
    const listed = names.get(entry.unit) ?? []
    if (entry.sha256 !== null) return [{ ...entry, benchmarks: listed }]
    const benchmarks = entry.benchmarks.filter((name) => listed.includes(name))
    return benchmarks.length === 0 ? [] : [{ ...entry, benchmarks }]
  })
}

/** What at least one contrast has to execute: a unit (without a name), or a name of a unit. */
export function neededUnits(
  plan: Pick<Plan, 'suite' | 'unchanged'>,
  contrastIds: string[],
): (unit: string, name: string) => boolean {
  if (plan.suite.runIdentical) return () => true
  return (unit, name) =>
    contrastIds.some((contrast) => !isLeftOut(plan.unchanged, { contrast, unit, name }))
}
