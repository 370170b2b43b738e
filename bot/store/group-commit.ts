/**
 * Group commit: what arrives while something is written is written by the next write, all of it
 * together. Whoever puts something in waits until it is written, and the disk once for all of them.
 */

export type GroupCommit<T, R> = (item: T) => Promise<R>

export type GroupCommitOptions<T> = {
  /** Items of one write. */
  most: number
  /** Their weight together; one alone may weigh more. */
  mostBytes: number
  bytesOf(item: T): number
  /** Whether an error is of the store, and would be of every other write now. */
  isOfStore(error: unknown): boolean
}

type Waiting<T, R> = { item: T; resolve(result: R): void; reject(error: unknown): void }

/**
 * `write` gives a result for every item, in their order. Where it fails because of an item, each is
 * written alone, so that one that cannot be is the only one.
 */
export function makeGroupCommit<T, R>(
  write: (items: readonly T[]) => Promise<readonly R[]>,
  { most, mostBytes, bytesOf, isOfStore }: GroupCommitOptions<T>,
): GroupCommit<T, R> {
  const waiting: Waiting<T, R>[] = []
  let isWriting = false

  function takeBatch(): Waiting<T, R>[] {
    let bytes = 0
    const end = waiting.findIndex(({ item }, at) => {
      bytes += bytesOf(item)
      return at > 0 && (at === most || bytes > mostBytes)
    })
    return waiting.splice(0, end === -1 ? waiting.length : end)
  }

  async function settle(batch: Waiting<T, R>[]): Promise<void> {
    try {
      const results = await write(batch.map(({ item }) => item))
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as R)
    } catch (error) {
      if (!isOfStore(error) && batch.length > 1) {
        for (const one of batch) await settle([one])
        return
      }
      // Those that wait would wait for the same trouble: whoever sent them asks again later.
      const all = isOfStore(error) ? [...batch, ...waiting.splice(0)] : batch
      for (const { reject } of all) reject(error)
    }
  }

  async function writeAll(): Promise<void> {
    isWriting = true
    while (waiting.length > 0) await settle(takeBatch())
    isWriting = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isWriting) void writeAll()
    })
}
