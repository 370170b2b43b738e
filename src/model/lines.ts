/** Lines of what arrives in pieces, read no further than they may be long. */

/** How long one line may be, and all of them together, in bytes. */
export type LineBounds = { lineBytes: number; bytes: number }

export class TooLongError extends Error {}

const NEWLINE = 10

/** Lines as UTF-8; the last one needs no end. Throws TooLongError. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  most: LineBounds,
): AsyncGenerator<string> {
  let bytes = 0
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > most.bytes) throw new TooLongError(`more than ${most.bytes} bytes`)
    let from = 0
    const whole = Buffer.concat([rest, chunk])
    for (let to = whole.indexOf(NEWLINE); to >= 0; to = whole.indexOf(NEWLINE, from)) {
      yield whole.toString('utf8', from, to)
      from = to + 1
    }
    rest = whole.subarray(from)
    if (rest.length > most.lineBytes) throw new TooLongError('a line is too long')
  }
  if (rest.length > 0) yield rest.toString('utf8')
}
