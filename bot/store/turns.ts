/**
 * Whose turn it is. Who sends many entries at once gets places behind one another, a second apart,
 * and who sends one gets a place at now: before all of the others' that are still to come. Places
 * are absolute, so nothing waits for ever. This is start-time fair queueing with the clock as the
 * virtual time: https://doi.org/10.1109/90.649569.
 */

/** Places are counted from here, so that they fit into 32 bits for 60 years. */
const EPOCH_SEC = Date.UTC(2026, 0, 1) / 1000
/** Owners that are remembered; those whose places are past are forgotten first. */
const MOST_OWNERS = 10_000

/** Gives the priority of an owner's next entry: the higher one is taken first. */
export function makeTurns(nowMs: () => number): (owner: string) => number {
  const last = new Map<string, number>()
  return (owner) => {
    const nowSec = Math.floor(nowMs() / 1000 - EPOCH_SEC)
    const place = Math.max(nowSec, (last.get(owner) ?? nowSec - 1) + 1)
    if (last.size >= MOST_OWNERS) for (const [one, at] of last) if (at < nowSec) last.delete(one)
    last.set(owner, place)
    return -place
  }
}
