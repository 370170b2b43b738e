/**
 * Reads bodies of requests whose sender is known only after the last byte. What has arrived counts,
 * not what is announced: a connection that sends nothing takes nothing from others. One that is
 * slower than any server of GitHub is not waited for.
 */

export type BodyLimits = {
  /** Bytes in memory at a time: of all senders, and of one. */
  totalBytes: number
  peerBytes: number
  /** Longest time for a body. */
  lastMs: number
  /** From the first so many milliseconds on at least so many bytes a second have to have come. */
  slowMs: number
  leastBytesPerSec: number
}

const MB = 1024 * 1024

/** GitHub gives up after ten seconds. A proxy may be the one sender that is seen. */
export const BODY_LIMITS: BodyLimits = {
  totalBytes: 100 * MB,
  peerBytes: 75 * MB,
  lastMs: 10_000,
  slowMs: 2_000,
  leastBytesPerSec: 1024,
}

export type ReadBody =
  /** `release` says that the bytes are not needed any more. */
  | { kind: 'body'; body: Uint8Array<ArrayBuffer>; release(): void }
  /** Too much is being read at a time; it came too slowly; it has another length than it says. */
  | { kind: 'full' | 'late' | 'other-length' }

/** A reader with a memory of what it has in hand. */
export function makeBodyReader(limits: BodyLimits = BODY_LIMITS) {
  let total = 0
  const byPeer = new Map<string, number>()
  const hold = (peer: string, bytes: number) => {
    total += bytes
    const left = (byPeer.get(peer) ?? 0) + bytes
    if (left > 0) byPeer.set(peer, left)
    else byPeer.delete(peer)
  }
  const isFull = (peer: string, more: number) =>
    total + more > limits.totalBytes || (byPeer.get(peer) ?? 0) + more > limits.peerBytes

  return async (request: Request, length: number, peer: string): Promise<ReadBody> => {
    const reader = request.body?.getReader()
    const chunks: Uint8Array[] = []
    const began = performance.now()
    let bytes = 0
    const end = (kind: 'full' | 'late' | 'other-length'): ReadBody => {
      hold(peer, -bytes)
      reader?.cancel().catch(() => {})
      return { kind }
    }
    for (;;) {
      const got = await within(reader, leftMs(limits, performance.now() - began, bytes))
      if (got === 'late') return end('late')
      if (got.done) break
      const { length: more } = got.value
      if (bytes + more > length) return end('other-length')
      if (isFull(peer, more)) return end('full')
      bytes += more
      hold(peer, more)
      chunks.push(got.value)
    }
    if (bytes !== length) return end('other-length')
    return { kind: 'body', body: Buffer.concat(chunks), release: () => hold(peer, -bytes) }
  }
}

/** Until the next chunk has to be there. */
function leftMs({ lastMs, slowMs, leastBytesPerSec }: BodyLimits, ms: number, bytes: number) {
  const worthMs = slowMs + (1000 * bytes) / leastBytesPerSec
  return Math.max(0, Math.min(lastMs, worthMs) - ms)
}

type Chunk = { done: true; value?: undefined } | { done: false; value: Uint8Array }

async function within(
  reader: ReadableStreamDefaultReader<Uint8Array> | undefined,
  ms: number,
): Promise<Chunk | 'late'> {
  if (reader === undefined) return { done: true }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, ms, 'late')
  })
  try {
    return (await Promise.race([reader.read(), late])) as Chunk | 'late'
  } finally {
    clearTimeout(timer)
  }
}
