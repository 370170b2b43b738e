/** What a machine cannot give to a suite, said before anything runs on it. */
import type { Environment, Topology } from '../model/model.ts'
import {
  askedPlacement,
  MEASURED_PARTS,
  pointlessPairs,
  resolvePlacement,
} from './asked-placement.ts'
import type { Design } from './design.ts'

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
  const asked = suite.variants.flatMap((variant) =>
    MEASURED_PARTS.map((part) => resolvePlacement(askedPlacement(suite, variant, part), topology)),
  )
  const said = asked.flatMap(({ problems }) =>
    problems.map(({ message, next }) => `${message}; ${next}`),
  )
  const placedOf = (variant: Design['suite']['variants'][number]) =>
    MEASURED_PARTS.map(
      (part) => resolvePlacement(askedPlacement(suite, variant, part), topology).value,
    )
  const pointless = pointlessPairs(suite, placedOf).map(
    ([base, head]) =>
      `variants ${base} and ${head} differ only in where they run: here they are the same, and ` +
      'a run refuses to compare them',
  )
  return [...new Set([...said, ...pointless])]
}

function hugePageLimits({ suite }: Design, { environment: { hugePages } }: Machine): string[] {
  const isAsked = suite.variants.some((variant) =>
    MEASURED_PARTS.some((part) => askedPlacement(suite, variant, part).hugePages !== null),
  )
  if (!isAsked || hugePages === 'always') return []
  const why = {
    null: 'this machine tells of no transparent huge pages',
    never: 'this machine gives no program any',
    madvise: 'this machine gives them only to memory for which a program asks (madvise)',
  }[String(hugePages)]
  return [
    `huge-pages: never may change nothing: ${why ?? `they are set to ${hugePages}`}; as root: ` +
      'echo always > /sys/kernel/mm/transparent_hugepage/enabled',
  ]
}

function coreLimits({ suite, workload }: Design, { environment: { cores } }: Machine): string[] {
  const found: string[] = []
  const count = cores === 1 ? '1 core' : `${cores} cores`
  if (cores < ENOUGH_CORES && (workload.server?.(suite.workload) ?? null) !== null) {
    found.push(
      `${count}: the server, its collector and the load share them, and cpus cannot keep them ` +
        'apart: CPU time a transaction is steadier than latency',
    )
  }
  const envs = suite.variants.map(({ runEnv }) => Number(runEnv.GOMAXPROCS))
  const server = Number(workload.server?.(suite.workload)?.env.GOMAXPROCS)
  const procs = Math.max(...[...envs, server].filter((one) => one > cores))
  if (procs > cores) {
    found.push(
      `GOMAXPROCS=${procs} on ${count}: a pause of the collector is also the wait of a thread ` +
        'for a CPU',
    )
  }
  return found
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
      ...{ block: name, arms: [] },
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
