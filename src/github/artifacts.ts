/**
 * Artifacts of workflow runs: listed, and files read out of a zip that may be hostile, in memory
 * and within bounds.
 */

import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { HostError, OutsideError } from '../machine/host.ts'
import { type ClientSettings, type GitHubRequests, hostErrorOf } from './client.ts'
import type { Delivered } from './delivered.ts'
import { type ArchiveFiles, type ArchiveRule, type Artifact, RefusedError } from './port.ts'

const refuse = (why: string, cause?: unknown) =>
  new RefusedError(
    `the artifact is refused: ${why}`,
    'it must be a zip with the files that gcbench wrote; see the step that uploads it',
    { cause },
  )

/** The bytes of its entries. RefusedError: the zip is not exactly what is expected. */
export async function readEntries(zip: Uint8Array, rule: ArchiveRule): Promise<ArchiveFiles> {
  if (zip.length > rule.compressedBytes) throw refuse(`${zip.length} bytes are too many`)
  try {
    const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.length)
    const file = await fromBufferPromise(bytes, { strictFileNames: true })
    const { entry, beside } = await entriesOf(file, rule)
    return {
      entry: await expand(file, entry, rule),
      beside: beside === null ? null : await expand(file, beside.entry, beside.rule),
    }
  } catch (error) {
    if (error instanceof RefusedError) throw error
    throw refuse(error instanceof Error ? `not a sound zip (${error.message})` : 'not a zip', error)
  }
}

type Entries = { entry: Entry; beside: { entry: Entry; rule: ArchiveRule } | null }

async function entriesOf(file: ZipFile, rule: ArchiveRule): Promise<Entries> {
  const most = rule.beside === undefined ? 1 : 2
  const expected = most === 1 ? 'one is' : 'one or two are'
  if (file.entryCount > most) throw refuse(`${file.entryCount} entries where ${expected} expected`)
  const entries: Entry[] = []
  for await (const entry of file.eachEntry()) entries.push(entry)
  const [entry, other] = entries.toSorted(
    (a, b) => Number(b.fileName === rule.entry) - Number(a.fileName === rule.entry),
  )
  if (entry === undefined) throw refuse(`0 entries where ${expected} expected`)
  checkEntry(entry, rule)
  if (other === undefined || rule.beside === undefined) return { entry, beside: null }
  // It is a gzip: stored as it is, it hardly grows.
  const { entry: name, compressedBytes: expandedBytes } = rule.beside
  const besideRule = { entry: name, compressedBytes: expandedBytes, expandedBytes, ratio: 200 }
  if (other.fileName !== name) throw refuse('2 entries, and the other is none of a report')
  checkEntry(other, besideRule)
  return { entry, beside: { entry: other, rule: besideRule } }
}

function checkEntry(entry: Entry, rule: ArchiveRule): void {
  const why = objection(entry, rule)
  if (why !== null) throw refuse(why)
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

// Artifacts of workflow runs.

/** Newest first. */
export function listArtifacts(
  { client, here, ask: request }: GitHubRequests,
  runId: number,
  name: string,
): Promise<Artifact[]> {
  return request(`list the artifacts of run ${runId}`, async () => {
    const query = { ...here, run_id: runId, name, per_page: 100 }
    const artifacts = await client.paginate(client.rest.actions.listWorkflowRunArtifacts, query)
    return artifacts
      .map((one) => ({
        id: one.id,
        name: one.name,
        expired: one.expired,
        digest: one.digest ?? null,
        runId: one.workflow_run?.id ?? null,
      }))
      .sort((a, b) => b.id - a.id)
  })
}

export async function readArtifact(
  asking: GitHubRequests,
  artifact: Artifact,
  rule: ArchiveRule,
): Promise<Delivered> {
  const zip = await download(asking, artifact, rule.compressedBytes)
  const digest = `sha256:${createHash('sha256').update(zip).digest('hex')}`
  if (artifact.digest !== null && artifact.digest !== digest)
    throw new RefusedError(`artifact ${artifact.name} does not match its digest`, 'Measure again.')
  const { entry, beside } = await readEntries(zip, rule)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(entry)
    return { text, records: beside }
  } catch (cause) {
    throw new RefusedError(`${rule.entry} is not UTF-8`, 'Measure again.', { cause })
  }
}

const TRIES = 3

/** The zip's bytes. Every try asks for a new address: an address holds for a minute. */
async function download(
  asking: GitHubRequests,
  { id, name }: Artifact,
  cap: number,
): Promise<Uint8Array> {
  const { client, here, ask, settings } = asking
  const doing = `download artifact ${name}`
  for (let left = TRIES - 1; ; left--) {
    const { headers } = await ask(doing, () =>
      client.rest.actions.downloadArtifact({
        ...here,
        artifact_id: id,
        archive_format: 'zip',
        request: { redirect: 'manual' },
      }),
    )
    const address = storeOf(String(headers.location), settings.apiUrl)
    try {
      return await fetchCapped(address, cap, settings)
    } catch (error) {
      if (error instanceof HostError || left === 0)
        throw hostErrorOf(error, doing, [address.href, address.search])
    }
  }
}

/** The store's address; it needs no token and gets none. Plain http only from a plain http API. */
function storeOf(location: string, apiUrl: string): URL {
  const allowed = ['https:', ...(apiUrl.startsWith('http:') ? ['http:'] : [])]
  if (URL.canParse(location) && allowed.includes(new URL(location).protocol))
    return new URL(location)
  throw new OutsideError('GitHub gave no address to download from', 'Run this again.')
}

/** The body, read no further than `cap` bytes. */
async function fetchCapped(url: URL, cap: number, settings: ClientSettings): Promise<Uint8Array> {
  const { fetch = globalThis.fetch, answerSec = 30 } = settings
  const signal = AbortSignal.timeout(answerSec * DOWNLOAD_PATIENCE * 1000)
  const response = await fetch(url, { redirect: 'error', signal })
  if (!response.ok) throw new Error(`the store answers ${response.status}`)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > cap) throw new RefusedError(`the artifact has more than ${cap} bytes`, TOO_LARGE)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A download may take so many times as long as an answer. */
const DOWNLOAD_PATIENCE = 10
const TOO_LARGE = 'Upload the report alone, without the raw records.'
