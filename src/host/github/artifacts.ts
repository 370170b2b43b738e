/** Artifacts of workflow runs: listed, and read in memory within bounds. */
import { createHash } from 'node:crypto'
import { type ArchiveRule, type Artifact, RefusedError } from '../port/github.ts'
import { HostError, OutsideError } from '../port/host.ts'
import { readOneEntry } from './archive.ts'
import type { Asking } from './asking.ts'
import type { ClientSettings } from './client.ts'
import { troubleOf } from './trouble.ts'

/** Newest first. */
export function listArtifacts(
  { client, here, ask }: Asking,
  runId: number,
  name: string,
): Promise<Artifact[]> {
  return ask(`list the artifacts of run ${runId}`, async () => {
    const asked = { ...here, run_id: runId, name, per_page: 100 }
    const found = await client.paginate(client.rest.actions.listWorkflowRunArtifacts, asked)
    return found
      .map((one) => ({
        id: one.id,
        name: one.name,
        sizeBytes: one.size_in_bytes,
        expired: one.expired,
        digest: one.digest ?? null,
        runId: one.workflow_run?.id ?? null,
      }))
      .sort((a, b) => b.id - a.id)
  })
}

export async function readArtifact(
  asking: Asking,
  artifact: Artifact,
  rule: ArchiveRule,
): Promise<string> {
  const zip = await download(asking, artifact, rule.compressedBytes)
  const digest = `sha256:${createHash('sha256').update(zip).digest('hex')}`
  if (artifact.digest !== null && artifact.digest !== digest)
    throw new RefusedError(`artifact ${artifact.name} does not match its digest`, 'Measure again.')
  const bytes = await readOneEntry(zip, rule)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new RefusedError(`${rule.entry} is not UTF-8`, 'Measure again.', { cause })
  }
}

const TRIES = 3

/** The zip's bytes. Every try asks for a new address: an address holds for a minute. */
async function download(asking: Asking, { id, name }: Artifact, cap: number): Promise<Uint8Array> {
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
        throw troubleOf(error, doing, [address.href, address.search])
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
