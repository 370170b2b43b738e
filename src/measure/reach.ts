import type { Reached } from '../core/contracts/workload.ts'
import { type ReachPair, reachPairs, withReached } from '../core/design/reach.ts'
import type { Problem } from '../core/model/model.ts'
import type { BuildSite, Built } from './build.ts'
import { buildEnvOf, tailOf } from './programs/toolchain.ts'

const REACH_LIMIT_SEC = 600

/**
 * Adds to what is unchanged the benchmarks that the change cannot reach, where binaries differ.
 * What cannot be told is run, and a problem says why. `out` does not belong to the sources.
 */
export async function leaveOutUnreached(site: BuildSite, built: Built, out: string) {
  const pairs = reachPairs(site.design)
  if (pairs.length === 0) return
  const program = await site.host.reachProgram()
  if (program === null) {
    built.problems.push(notAsked('the program that finds out takes Go 1.22 or newer, on Linux'))
    return
  }
  for (const pair of pairs) {
    const units = sharedUnits(built, pair)
    if (units.length === 0) continue
    site.host.tell({ kind: 'phase', name: 'build', detail: 'what the change can reach' })
    const answers = await askReach(site, built, pair, { program, out, units })
    if (typeof answers === 'string') {
      built.problems.push(notAsked(answers))
      continue
    }
    const { unchanged, problems } = withReached(built.unchanged, pair.contrast, answers)
    built.unchanged = unchanged
    built.problems.push(...problems)
  }
}

/** Units that both arms have: also those of one binary, since what they read may differ. */
function sharedUnits({ arms }: Built, { base, head }: ReachPair): string[] {
  const [before, after] = [arms.get(base.arm.id), arms.get(head.arm.id)]
  return [...(after?.units.keys() ?? [])].filter((unit) => before?.units.has(unit))
}

type Asked = { program: string; out: string; units: string[] }

/** The answers, or why there are none. */
async function askReach(
  { host, design }: BuildSite,
  { arms }: Built,
  { contrast, base, head }: ReachPair,
  asked: Asked,
): Promise<Reached[] | string> {
  const [before, after] = [arms.get(base.arm.id), arms.get(head.arm.id)]
  const { reach } = design.workload.build
  if (before === undefined || after === undefined || reach === undefined) {
    throw new Error(`${contrast.id} has arms that were not built`)
  }
  const step = reach.step(design.suite.workload, {
    ...asked,
    variant: head.variant,
    base: before.folder,
    head: after.folder,
  })
  const exit = await host.exec.run({
    argv: step.argv,
    cwd: after.folder,
    env: { ...buildEnvOf(host, design.runtime, head.variant), ...step.env },
    limitSec: REACH_LIMIT_SEC,
    keepBytes: 64 * 1024 * 1024,
  })
  if (exit.code !== 0) return tailOf(exit, 3)
  try {
    return reach.read(exit.stdout)
  } catch (error) {
    return `the answer cannot be read: ${error}`
  }
}

const notAsked = (why: string): Problem => ({
  code: 'reach-unknown',
  message: `benchmarks that the change cannot reach are run too: ${why}`,
})
