/** So many work at a time. Who waits for something gives up the place, and comes back first. */
export type WorkPlaces = {
  run<T>(work: () => Promise<T>): Promise<T>
  /** Called by one who has a place: it is somebody else's while `wait` lasts. */
  aside<T>(wait: () => Promise<T>): Promise<T>
}

export function makePlaces(count: number): WorkPlaces {
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
    async aside(wait) {
      leave()
      try {
        return await wait()
      } finally {
        await enter(true)
      }
    },
  }
}
