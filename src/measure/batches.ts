/** Results in the order of the items; a failure waits for its neighbours, then is thrown. */
export async function inBatches<T, R>(
  items: T[],
  size: number,
  work: (item: T, index: number) => Promise<R[]>,
): Promise<R[]> {
  const results: R[] = []
  for (let first = 0; first < items.length; first += size) {
    const batch = items.slice(first, first + size)
    const ended = await Promise.allSettled(batch.map((item, i) => work(item, first + i)))
    for (const one of ended) {
      if (one.status === 'rejected') throw one.reason
      results.push(...one.value)
    }
  }
  return results
}
