/** What is kept of a stream of output: all of it, or its head and its tail. */
import { StringDecoder } from 'node:string_decoder'

export type KeptText = { text: string; cutBytes: number }

export type Output = {
  add(chunk: Buffer): void
  end(): KeptText
}

const NEWLINE = 0x0a

/**
 * Collects a stream in at most about `1.5 * keepBytes` of memory. Of more than `keepBytes` the
 * first and the last half stay, cut back to whole lines where they hold a newline, with a line
 * `[... N bytes cut ...]` between them: two halves of different lines must never read as one.
 */
export function makeOutput(keepBytes: number, onText?: (text: string) => void): Output {
  const decoder = onText ? new StringDecoder('utf8') : null
  const half = Math.floor(keepBytes / 2)
  const chunks: Buffer[] = []
  let heldBytes = 0
  let head: Buffer | null = null
  let skippedBytes = 0

  /** Moves the first half out of the chunks, then forgets all but the last half. */
  function shrink(): void {
    let rest = Buffer.concat(chunks)
    if (head === null) {
      head = rest.subarray(0, half)
      rest = rest.subarray(half)
    }
    const tail = Buffer.from(rest.subarray(Math.max(0, rest.length - half)))
    skippedBytes += rest.length - tail.length
    chunks.splice(0, chunks.length, tail)
    heldBytes = tail.length
  }

  return {
    add(chunk) {
      if (decoder) onText?.(decoder.write(chunk))
      chunks.push(chunk)
      heldBytes += chunk.length
      if (heldBytes > (head === null ? keepBytes : keepBytes + half)) shrink()
    },
    end() {
      if (decoder) onText?.(decoder.end())
      if (head === null) return { text: Buffer.concat(chunks).toString('utf8'), cutBytes: 0 }
      shrink()
      return join(head, chunks[0] ?? Buffer.alloc(0), skippedBytes)
    },
  }
}

function join(head: Buffer, tail: Buffer, skippedBytes: number): KeptText {
  const headEnd = head.lastIndexOf(NEWLINE) + 1 || head.length
  const tailStart = tail.indexOf(NEWLINE) + 1
  const before = head.subarray(0, headEnd)
  const after = tail.subarray(tailStart)
  const cutBytes = skippedBytes + (head.length - before.length) + (tail.length - after.length)
  const gap = before.at(-1) === NEWLINE ? '' : '\n'
  const marker = `[... ${cutBytes} bytes cut ...]\n`
  return { text: before.toString('utf8') + gap + marker + after.toString('utf8'), cutBytes }
}
