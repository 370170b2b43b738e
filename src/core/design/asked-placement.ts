/** Where programs of a suite run: what is asked, and what of it a machine can do. */
import type { Code } from '../findings/codes.ts'
import type { Found, Placed, Placement, Problem, Suite, Topology, Variant } from '../model/model.ts'
import { printCpuList, readCpuList } from '../settings/cpu-list.ts'
import { placementIn } from '../settings/placement-keys.ts'
import { workloadOf } from '../workloads/index.ts'

export const ANYWHERE: Placement = { cpus: null, numa: null, hugePages: null }

/** What is placed: the command of a trial, or the server that it loads. */
export type PlacedPart = 'trial' | 'server'

export const MEASURED_PARTS: PlacedPart[] = ['trial', 'server']

/** Of two, the second where it says anything. */
const over = (first: Placement, second: Placement): Placement => ({
  cpus: second.cpus ?? first.cpus,
  numa: second.numa ?? first.numa,
  hugePages: second.hugePages ?? first.hugePages,
})

/** What a suite asks for a part under a variant, which is about the server where there is one. */
export function askedPlacement(suite: Suite, variant: Variant, part: PlacedPart): Placement {
  const workload = workloadOf(suite.workload.kind)
  const own = workload.trial.placement?.(suite.workload) ?? ANYWHERE
  const server = workload.server?.(suite.workload) ?? null
  const varied = variant.placement ?? ANYWHERE
  if (server === null) return over(own, varied)
  return part === 'trial' ? own : over(placementIn(server), varied)
}

const UNPLACED: Placed = { cpus: null, nodes: null, hugePages: null }

const problem = (code: Code, message: string, next: string): Problem => ({ code, message, next })

/** The CPUs asked for; a problem where one of them cannot be used, since some are not the plan. */
function placeCpus(asked: string, { allowedCpus }: Topology): Found<number[] | null> {
  const cpus = readCpuList(asked) ?? []
  const allowed = allowedCpus === null ? null : readCpuList(allowedCpus)
  const missing = allowed === null ? [] : cpus.filter((cpu) => !allowed.includes(cpu))
  if (missing.length === 0) return { value: cpus, problems: [] }
  const message =
    `cpus ${asked}: ${printCpuList(missing)} cannot be used here, where ${allowedCpus} can; ` +
    'nothing was pinned'
  const next = 'name CPUs that this machine allows, or leave the key out'
  return { value: null, problems: [problem('cpus-not-allowed', message, next)] }
}

type Bound = { nodes: number[]; cpus: number[] }

function placeNodes(asked: string, { nodes, allowedCpus }: Topology): Found<Bound | null> {
  const known = Object.keys(nodes)
  const fail = (code: Code, why: string, next: string): Found<null> => ({
    value: null,
    problems: [problem(code, `numa ${asked}: ${why}; nothing was bound`, next)],
  })
  const elsewhere = 'measure on a machine with several nodes, or leave the key out'
  if (known.length === 0) return fail('no-numa', 'this machine tells of no NUMA nodes', elsewhere)
  if (known.length === 1) return fail('one-numa-node', 'there is one NUMA node', elsewhere)
  const wanted = readCpuList(asked) ?? []
  const missing = wanted.filter((node) => !known.includes(String(node)))
  if (missing.length > 0) {
    const why = `there is no node ${printCpuList(missing)} among ${known.join(', ')}`
    return fail('no-such-node', why, 'name nodes that this machine has')
  }
  const allowed = allowedCpus === null ? null : readCpuList(allowedCpus)
  const cpus = wanted
    .flatMap((node) => readCpuList(nodes[node] ?? '') ?? [])
    .filter((cpu) => allowed === null || allowed.includes(cpu))
    .sort((a, b) => a - b)
  if (cpus.length === 0) {
    return fail('no-cpus-of-node', 'none of its CPUs can be used here', 'name another node')
  }
  return { value: { nodes: wanted, cpus }, problems: [] }
}

/** What of it a machine can do; what it cannot is left out, with a problem that says so. */
export function resolvePlacement(asked: Placement, machine: Topology): Found<Placed> {
  const placed: Placed = { ...UNPLACED, hugePages: asked.hugePages }
  const problems: Problem[] = []
  if (asked.numa !== null) {
    const found = placeNodes(asked.numa, machine)
    problems.push(...found.problems)
    placed.nodes = found.value?.nodes ?? null
    placed.cpus = found.value?.cpus ?? null
  }
  if (asked.cpus !== null) {
    const found = placeCpus(asked.cpus, machine)
    problems.push(...found.problems)
    placed.cpus = found.value
  }
  return { value: placed, problems }
}

/** Pairs of variants that are compared and differ in nothing but what could not be done. */
export function pointlessPairs(
  suite: Suite,
  placedOf: (variant: Variant) => unknown,
): [string, string][] {
  const same = (variant: Variant, placed: unknown) => {
    const { name: _, placement: __, ...rest } = variant
    return JSON.stringify([rest, placed])
  }
  return suite.contrasts.flatMap((contrast): [string, string][] => {
    if (contrast.kind !== 'variants' && contrast.kind !== 'interaction') return []
    const [base, head] = [contrast.base, contrast.head].map((name) =>
      suite.variants.find((variant) => variant.name === name),
    )
    if (base === undefined || head === undefined) return []
    const asked = JSON.stringify(base.placement) !== JSON.stringify(head.placement)
    const isPointless = asked && same(base, placedOf(base)) === same(head, placedOf(head))
    return isPointless ? [[base.name, head.name]] : []
  })
}
