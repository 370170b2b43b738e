/** Servers whose stretch of rounds begins, started and warmed side by side. */
import type { Target } from '../core/model/model.ts'
import { inBatches } from './batches.ts'
import type { BuiltArm } from './build.ts'
import type { Servers } from './server.ts'
import { ServerError } from './server-error.ts'
import { type TrialSite, warmUpLoad } from './trial.ts'

/** A trial to come: the id of its arm, and its target. */
export type Wanted = { arm: string; target: Target }

type Due = Wanted & { slot: string; ready: BuiltArm }

/**
 * Starts and warms at once, as many as there are cores, what the trials of a round would start and
 * warm one after the other: nothing is measured meanwhile. A failure is left to the trial that
 * finds it, with its words: a start that failed stays failed, and a server whose warm-up failed
 * is stopped. Where several fail, one may have harmed the others (a full disk): each
 * is tried again by itself.
 */
export async function startServers(
  site: TrialSite,
  servers: Servers,
  round: number,
  wanted: Wanted[],
): Promise<void> {
  const due = wanted.flatMap(({ arm, target }): Due[] => {
    const ready = site.built.arms.get(arm)
    const slot = ready === undefined ? null : servers.dueFor(ready.arm, round, target)
    return ready === undefined || slot === null ? [] : [{ arm, target, slot, ready }]
  })
  const bySlot = [...Map.groupBy(due, ({ slot }) => slot).values()]
  const out = (index: number) => `${site.build.folder}/out-${index}`
  const areUp = await inBatches(bySlot, site.host.cores, async (own, index) => [
    await startOne(site, servers, round, own, out(index)),
  ])
  if (areUp.filter((isUp) => !isUp).length > 1) servers.forgive()
}

/** A server and the warm-up of its targets; false: it is not up after that. */
async function startOne(
  site: TrialSite,
  servers: Servers,
  round: number,
  due: Due[],
  out: string,
): Promise<boolean> {
  for (const { slot, ready, target } of due) {
    const binary = ready.binaries.get(target.unit)
    if (site.host.exec.stopping || binary === undefined) return true
    try {
      const server = await servers.of(ready.arm, round, target)
      if (server === null) return true
      const { code } = await warmUpLoad(site, ready, target, binary, { out, server })
      await site.host.files.remove(out)
      if (code !== 0 || server.running.exit !== null) {
        await servers.stop(slot)
        return false
      }
      server.warmed.add(target.id)
    } catch (error) {
      if (error instanceof ServerError) return false
      throw error
    }
  }
  return true
}
