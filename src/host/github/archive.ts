/** One file out of a zip that may be hostile: in memory, never on disk, nothing else. */
import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { type ArchiveRule, RefusedError } from '../port/github.ts'

const refuse = (why: string, cause?: unknown) =>
  new RefusedError(
    `the artifact is refused: ${why}`,
    'it must be a zip with the one file that gcbench wrote; see the step that uploads it',
    { cause },
  )

/** The bytes of the one entry. RefusedError: the zip is not exactly what is expected. */
export async function readOneEntry(zip: Uint8Array, rule: ArchiveRule): Promise<Buffer> {
  if (zip.length > rule.compressedBytes) throw refuse(`${zip.length} bytes are too many`)
  try {
    const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.length)
    const file = await fromBufferPromise(bytes, { strictFileNames: true })
    return await expand(file, await onlyEntry(file, rule), rule)
  } catch (error) {
    if (error instanceof RefusedError) throw error
    throw refuse(error instanceof Error ? `not a sound zip (${error.message})` : 'not a zip', error)
  }
}

async function onlyEntry(file: ZipFile, rule: ArchiveRule): Promise<Entry> {
  if (file.entryCount !== 1) throw refuse(`${file.entryCount} entries where one is expected`)
  const entries: Entry[] = []
  for await (const entry of file.eachEntry()) entries.push(entry)
  const [entry] = entries
  if (entry === undefined) throw refuse('no entry')
  const why = objection(entry, rule)
  if (why !== null) throw refuse(why)
  return entry
}

/** Highest nibble of a Unix mode: what kind of file it is; zip tools that set none leave 0. */
const REGULAR = [0, 0o10]

function objection(entry: Entry, rule: ArchiveRule): string | null {
  const kind = entry.externalFileAttributes >>> 28
  if (entry.fileName !== rule.entry) return `its entry is not named ${rule.entry}`
  if (!REGULAR.includes(kind)) return `${rule.entry} is not a regular file`
  if (entry.isEncrypted()) return `${rule.entry} is encrypted`
  if (!entry.canDecodeFileData()) return `${rule.entry} is compressed by an unknown method`
  if (entry.uncompressedSize > rule.expandedBytes) return `${rule.entry} would be too large`
  if (entry.uncompressedSize > rule.ratio * Math.max(1, entry.compressedSize))
    return `${rule.entry} would grow more than ${rule.ratio}-fold`
  return null
}

/** The library ends the stream with an error at the first byte over the declared size. */
async function expand(file: ZipFile, entry: Entry, rule: ArchiveRule): Promise<Buffer> {
  const stream = await file.openReadStreamPromise(entry)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes > rule.expandedBytes) throw refuse(`${rule.entry} is too large`)
    chunks.push(chunk)
  }
  const whole = Buffer.concat(chunks)
  if (crc32(whole) !== entry.crc32) throw refuse(`${rule.entry} does not match its checksum`)
  return whole
}
