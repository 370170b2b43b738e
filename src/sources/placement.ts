/** Where the programs of a plan run on this machine: tried before the first round. */

import { type Host, HostError } from '../machine/host.ts'
import type { Found, Placed, Placement, Problem, Suite, Variant } from '../model/model.ts'
import {
  MEASURED_PARTS,
  type PlacedPart,
  pointlessPairs,
  requestedPlacement,
  resolvePlacement,
} from '../plan/placement.ts'
import { isAnywhere } from '../settings/placement.ts'
import type { RunWalls } from './walls.ts'

/** Null: as the machine has it. */
type Placements = { of(variant: Variant, part: PlacedPart): Placed | null }

/** Part of what a run knows; without it everything runs anywhere, and without walls. */
export type Placing = { placements?: Placements; walls?: RunWalls }

const TRY_LIMIT_SEC = 20

/** What of it the system really does, each part tried with a program that does nothing. */
async function tryOut(host: Host, wanted: Placed): Promise<Found<Placed>> {
  const parts: [string, Partial<Placed>][] = [
    ['cpus', { cpus: wanted.cpus }],
    ['numa', { nodes: wanted.nodes }],
    ['huge-pages', { hugePages: wanted.hugePages }],
  ]
  const value: Placed = { cpus: null, nodes: null, hugePages: null }
  const problems: Problem[] = []
  for (const [key, part] of parts) {
    if (Object.values(part).every((one) => one === null)) continue
    const exit = await host.exec.run({
      argv: ['true'],
      cwd: host.cwd,
      env: { PATH: host.env.PATH ?? '' },
      limitSec: TRY_LIMIT_SEC,
      placed: { cpus: null, nodes: null, hugePages: null, ...part },
    })
    if (exit.notStarted === null) Object.assign(value, part)
    else {
      const message = `${key} has no effect: ${exit.notStarted}`
      problems.push({ code: 'not-placed', message })
    }
  }
  return { value, problems }
}

async function place(host: Host, requested: Placement): Promise<Found<Placed>> {
  if (host.platform !== 'linux') {
    const message = 'cpus, numa and huge-pages have no effect: they are read on Linux only'
    return {
      value: { cpus: null, nodes: null, hugePages: null },
      problems: [{ code: 'not-placed', message }],
    }
  }
  const resolved = resolvePlacement(requested, host.topology())
  const tried = await tryOut(host, resolved.value)
  return { value: tried.value, problems: [...resolved.problems, ...tried.problems] }
}

/**
 * Every placement that the suite asks for, as this machine can do it. What it cannot is a problem,
 * and measured as the machine has it. Throws HostError when that leaves a contrast nothing to
 * compare.
 */
export async function makePlacements(host: Host, suite: Suite): Promise<Found<Placements>> {
  const done = new Map<string, Found<Placed>>()
  const problems: Problem[] = []
  for (const variant of suite.variants) {
    for (const part of MEASURED_PARTS) {
      const requested = requestedPlacement(suite, variant, part)
      const key = JSON.stringify(requested)
      if (isAnywhere(requested)) continue
      const result = done.get(key) ?? (await place(host, requested))
      done.set(key, result)
      const where = part === 'server' ? `server under ${variant.name}` : `variant ${variant.name}`
      problems.push(...result.problems.map((problem) => ({ ...problem, where })))
    }
  }
  const of = (variant: Variant, part: PlacedPart) => {
    const placed = done.get(JSON.stringify(requestedPlacement(suite, variant, part)))?.value
    return placed && Object.values(placed).some((one) => one !== null) ? placed : null
  }
  const all = (variant: Variant) => MEASURED_PARTS.map((part) => of(variant, part))
  const [pair] = pointlessPairs(suite, all)
  if (pair !== undefined) {
    const why = problems.map(({ message }) => message).join('; ')
    throw new HostError(
      `variants ${pair.join(' and ')} differ only in where they run, which cannot be done: ${why}`,
      'measure on a machine that can, or leave the contrast out',
    )
  }
  return { value: { of }, problems }
}
