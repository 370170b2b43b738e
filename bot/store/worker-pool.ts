/**
 * The worker pool of one queue in this process: leader and followers. One idle worker waits for the
 * next entry; when it gets one, another starts to wait, up to the limit. So a notification wakes
 * one worker of each process, and not all: https://www.dre.vanderbilt.edu/~schmidt/PDF/lf.pdf
 */
export type WorkerPool = {
  /** Has somebody wait for the next entry, unless somebody does, or as many are at work as may. */
  ensureIdle(): Promise<void>
  /** A worker got an entry. */
  begin(worker: string): void
  /** It is done with it; whether it stays, and asks for the next one. */
  end(worker: string): boolean
  /** While this one waits, one more may be at work. */
  withoutSlot<T>(wait: () => Promise<T>): Promise<T>
}

type WorkerPoolOptions = {
  /** False: the queue ends, and takes no more workers. */
  isOpen(): boolean
  /** Gives the new worker's id. Its first entry has to wait until it has `joined`. */
  start(joined: Promise<void>): Promise<string>
  /** One that waits is not needed any more. It may get an entry all the same, and then goes. */
  stop(worker: string): void
}

/** `most` at work at a time. */
export function makeWorkerPool(
  most: number,
  { isOpen, start, stop }: WorkerPoolOptions,
): WorkerPool {
  /** How many entries each has in hand; two, where the time of the first was up. */
  const inHand = new Map<string, number>()
  let [starting, busy, waiting] = [0, 0, 0]
  const idle = () => [...inHand].flatMap(([worker, entries]) => (entries === 0 ? [worker] : []))

  function count(worker: string, change: number): void {
    busy += change
    const entries = inHand.get(worker)
    if (entries !== undefined) inHand.set(worker, entries + change)
  }

  async function ensureIdle(): Promise<void> {
    if (!isOpen() || starting > 0 || idle().length > 0 || busy >= most + waiting) return
    const joined = Promise.withResolvers<void>()
    starting++
    try {
      inHand.set(await start(joined.promise), 0)
    } finally {
      starting--
      joined.resolve()
    }
  }
  const ensureIdleSoon = () => void ensureIdle().catch(() => {})

  return {
    ensureIdle,
    begin(worker) {
      count(worker, 1)
      ensureIdleSoon()
    },
    end(worker) {
      count(worker, -1)
      if (inHand.get(worker) !== 0) return inHand.has(worker)
      for (const other of idle()) {
        if (other === worker) continue
        inHand.delete(other)
        stop(other)
      }
      return true
    },
    async withoutSlot(wait) {
      waiting++
      ensureIdleSoon()
      try {
        return await wait()
      } finally {
        waiting--
      }
    },
  }
}

/** So many work at a time. Who waits for something gives up the place, and comes back first. */
export type Semaphore = {
  run<T>(work: () => Promise<T>): Promise<T>
  /** Called by one who has a place: it is somebody else's while `wait` lasts. */
  withoutSlot<T>(wait: () => Promise<T>): Promise<T>
}

export function makeSemaphore(count: number): Semaphore {
  let free = count
  const waiting: (() => void)[] = []
  const leave = () => {
    const next = waiting.shift()
    if (next === undefined) free++
    else next()
  }
  const enter = async (isBack: boolean) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting[isBack ? 'unshift' : 'push'](resolve))
  }
  return {
    async run(work) {
      await enter(false)
      try {
        return await work()
      } finally {
        leave()
      }
    },
    async withoutSlot(wait) {
      leave()
      try {
        return await wait()
      } finally {
        await enter(true)
      }
    },
  }
}

// Fairness among repositories. Entries of one that sends many get start times a second apart; a
// single entry of another one starts now, before those that are still to come. Start times are
// absolute, so nothing waits for ever. This is start-time fair queueing with the clock as the virtual
// time: https://doi.org/10.1109/90.649569

/** Places are counted from here, so that they fit into 32 bits for 60 years. */
const EPOCH_SEC = Date.UTC(2026, 0, 1) / 1000
/** Owners that are remembered; those whose places are past are forgotten first. */
const MOST_OWNERS = 10_000

/** Gives the priority of an owner's next entry: the higher one is taken first. */
export function makeFairPriority(nowMs: () => number): (owner: string) => number {
  const last = new Map<string, number>()
  return (owner) => {
    const nowSec = Math.floor(nowMs() / 1000 - EPOCH_SEC)
    const place = Math.max(nowSec, (last.get(owner) ?? nowSec - 1) + 1)
    if (last.size >= MOST_OWNERS) for (const [one, at] of last) if (at < nowSec) last.delete(one)
    last.set(owner, place)
    return -place
  }
}
