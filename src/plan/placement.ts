/**
 * Where the programs of a suite run: which CPUs, memory and huge pages it requests, and which of
 * them a machine can give.
 */

import { makeFinding } from '../model/findings.ts'
import type {
  Environment,
  PlacedOn,
  Placement,
  Problem,
  Suite,
  Topology,
  Variant,
  WithProblems,
} from '../model/model.ts'
import { placementIn, printCpuList, readCpuList } from '../settings/programs.ts'
import { workloadOf } from '../workloads/index.ts'
import type { Design } from './design.ts'

const ANYWHERE: Placement = { cpus: null, numa: null, hugePages: null }

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
export function requestedPlacement(suite: Suite, variant: Variant, part: PlacedPart): Placement {
  const workload = workloadOf(suite.workload.kind)
  const own = workload.trial.placement?.(suite.workload) ?? ANYWHERE
  const server = workload.server?.(suite.workload) ?? null
  const varied = variant.placement ?? ANYWHERE
  if (server === null) return over(own, varied)
  return part === 'trial' ? own : over(placementIn(server), varied)
}

const UNPLACED: PlacedOn = { cpus: null, nodes: null, hugePages: null }

/** The CPUs asked for; a problem where one of them cannot be used, since some are not the plan. */
function placeCpus(cpuList: string, { allowedCpus }: Topology): WithProblems<number[] | null> {
  const cpus = readCpuList(cpuList) ?? []
  const allowed = allowedCpus === null ? null : readCpuList(allowedCpus)
  const missing = allowed === null ? [] : cpus.filter((cpu) => !allowed.includes(cpu))
  if (missing.length === 0) return { value: cpus, problems: [] }
  const details = { cpus: cpuList, missing: printCpuList(missing), allowed: allowedCpus }
  const next = 'name CPUs that this machine allows, or leave the key out'
  return { value: null, problems: [makeFinding('cpus-not-allowed', null, details, { next })] }
}

type Bound = { nodes: number[]; cpus: number[] }

function placeNodes(
  nodeList: string,
  { nodes, allowedCpus }: Topology,
): WithProblems<Bound | null> {
  const nodeIds = Object.keys(nodes)
  const asked = { nodes: nodeList }
  const fail = (problem: Problem): WithProblems<null> => ({ value: null, problems: [problem] })
  const elsewhere = { next: 'measure on a machine with several nodes, or leave the key out' }
  if (nodeIds.length === 0) return fail(makeFinding('no-numa', null, asked, elsewhere))
  if (nodeIds.length === 1) return fail(makeFinding('one-numa-node', null, asked, elsewhere))
  const boundNodes = readCpuList(nodeList) ?? []
  const missing = boundNodes.filter((node) => !nodeIds.includes(String(node)))
  if (missing.length > 0) {
    const details = { ...asked, missing: printCpuList(missing), known: nodeIds }
    const next = 'name nodes that this machine has'
    return fail(makeFinding('no-such-node', null, details, { next }))
  }
  const allowed = allowedCpus === null ? null : readCpuList(allowedCpus)
  const cpus = boundNodes
    .flatMap((node) => readCpuList(nodes[node] ?? '') ?? [])
    .filter((cpu) => allowed === null || allowed.includes(cpu))
    .sort((a, b) => a - b)
  if (cpus.length === 0) {
    return fail(makeFinding('no-cpus-of-node', null, asked, { next: 'name another node' }))
  }
  return { value: { nodes: boundNodes, cpus }, problems: [] }
}

/** What of it a machine can do; what it cannot is left out, with a problem that says so. */
export function resolvePlacement(placement: Placement, machine: Topology): WithProblems<PlacedOn> {
  const placed: PlacedOn = { ...UNPLACED, hugePages: placement.hugePages }
  const problems: Problem[] = []
  if (placement.numa !== null) {
    const onNodes = placeNodes(placement.numa, machine)
    problems.push(...onNodes.problems)
    placed.nodes = onNodes.value?.nodes ?? null
    placed.cpus = onNodes.value?.cpus ?? null
  }
  if (placement.cpus !== null) {
    const onCpus = placeCpus(placement.cpus, machine)
    problems.push(...onCpus.problems)
    placed.cpus = onCpus.value
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
    const differs = JSON.stringify(base.placement) !== JSON.stringify(head.placement)
    const isPointless = differs && same(base, placedOf(base)) === same(head, placedOf(head))
    return isPointless ? [[base.name, head.name]] : []
  })
}

// What a machine cannot give, reported before anything runs on it.

export type Machine = { environment: Environment; topology: Topology }

/** From so many cores on a server, its collector and its load can have CPUs of their own. */
const ENOUGH_CORES = 4
/** Servers that are up at once and need no word about memory. */
const FEW_SERVERS = 4
const GIB = 2 ** 30

/** One line for each limit that this suite meets on this machine; empty: it meets none. */
export function machineLimits(design: Design, machine: Machine): string[] {
  const all = [placementLimits, hugePageLimits, coreLimits, serverLimits]
  return all.flatMap((one) => one(design, machine))
}

function placementLimits({ suite }: Design, { topology }: Machine): string[] {
  const resolved = suite.variants.flatMap((variant) =>
    MEASURED_PARTS.map((part) =>
      resolvePlacement(requestedPlacement(suite, variant, part), topology),
    ),
  )
  const impossible = resolved.flatMap(({ problems }) =>
    problems.map(({ message, next }) => `${message}; ${next}`),
  )
  const placedOf = (variant: Design['suite']['variants'][number]) =>
    MEASURED_PARTS.map(
      (part) => resolvePlacement(requestedPlacement(suite, variant, part), topology).value,
    )
  const pointless = pointlessPairs(suite, placedOf).map(
    ([base, head]) =>
      `variants ${base} and ${head} differ only in where they run: here they are the same, and ` +
      'a run refuses to compare them',
  )
  return [...new Set([...impossible, ...pointless])]
}

function hugePageLimits({ suite }: Design, { environment: { hugePages } }: Machine): string[] {
  const isAsked = suite.variants.some((variant) =>
    MEASURED_PARTS.some((part) => requestedPlacement(suite, variant, part).hugePages !== null),
  )
  if (!isAsked || hugePages === 'always') return []
  const why = {
    null: 'this machine reports no transparent huge pages',
    never: 'this machine gives them to no program',
    madvise: 'this machine gives them only to memory for which a program asks (madvise)',
  }[String(hugePages)]
  return [
    `huge-pages: never may change nothing: ${why ?? `they are set to ${hugePages}`}; as root: ` +
      'echo always > /sys/kernel/mm/transparent_hugepage/enabled',
  ]
}

function coreLimits({ suite, workload }: Design, { environment: { cores } }: Machine): string[] {
  const limits: string[] = []
  const count = cores === 1 ? '1 core' : `${cores} cores`
  if (cores < ENOUGH_CORES && (workload.server?.(suite.workload) ?? null) !== null) {
    limits.push(
      `${count}: the server, its collector and the load share them, and cpus cannot keep them ` +
        'apart: CPU time a transaction is steadier than latency',
    )
  }
  const envs = suite.variants.map(({ runEnv }) => Number(runEnv.GOMAXPROCS))
  const server = Number(workload.server?.(suite.workload)?.env.GOMAXPROCS)
  const procs = Math.max(...[...envs, server].filter((one) => one > cores))
  if (procs > cores) {
    limits.push(
      `GOMAXPROCS=${procs} on ${count}: a pause of the collector is also the wait of a thread ` +
        'for a CPU',
    )
  }
  return limits
}

/** All servers of all arms are up while one of them is under load. */
function serverLimits(design: Design, { environment }: Machine): string[] {
  const { suite, workload, arms } = design
  const { source } = workload
  if (workload.server === undefined || source.benchmarks.kind !== 'listed') return []
  const { unit, names, target } = source.benchmarks
  const blocks = names(suite.workload).map((name) =>
    workload.server?.(suite.workload, {
      ...target(suite.workload, unit(suite.workload), name),
      block: name,
      arms: [],
    }),
  )
  const distinct = new Set(blocks.filter(Boolean).map((block) => JSON.stringify(block))).size
  const servers = distinct * arms.length
  if (servers <= FEW_SERVERS) return []
  const share = (environment.memoryBytes / GIB / servers).toFixed(1)
  return [
    `${servers} servers are up at once (${distinct} for each of ${arms.length} arms): with ` +
      `${(environment.memoryBytes / GIB).toFixed(1)} GiB of memory each may have ${share} GiB`,
  ]
}
