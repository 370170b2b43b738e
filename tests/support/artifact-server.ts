/**
 * Where jobs keep artifacts: the calls of @actions/artifact that upload and delete, answered as
 * GitHub does.
 * act's own server (0.2.89) refuses a field that they carry.
 */
import { createHmac } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What a job keeps artifacts with: a JWT whose scope names run and job. */
export function runtimeToken(runId: number): string {
  const scope = { scp: `Actions.Results:${runId}:${runId}` }
  const said = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(scope)}`
  return `${said}.${createHmac('sha256', 'runtime').update(said).digest('base64url')}`
}

/** Where the zip of an artifact is put. */
export const keptAt = (keep: string, runId: number, name: string): string =>
  join(keep, String(runId), `${name}.zip`)

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

const listed = (names: readonly string[], runId: number, wanted: string) =>
  names.flatMap((name, at) =>
    name !== wanted
      ? []
      : [
          {
            workflow_run_backend_id: String(runId),
            workflow_job_run_backend_id: String(runId),
            database_id: String(at + 1),
            name,
            size: '1',
          },
        ],
  )

export type ArtifactServer = { url: string; close(): void }

/** A name that the run has already is refused, as GitHub refuses it. */
export async function startArtifactServer(keep: string, runId: number): Promise<ArtifactServer> {
  const names: string[] = []
  const blocks = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const body = await bodyOf(request)
    const answer = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const call = pathname.split('/').at(-1)
    if (request.method === 'PUT') {
      const id = searchParams.get('blockid')
      if (id !== null) blocks.set(id, body)
      else {
        const ids = [...body.toString().matchAll(/<Latest>(.*?)<\/Latest>/g)].map(([, one]) => one)
        const path = keptAt(keep, runId, call ?? '')
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, Buffer.concat(ids.map((one) => blocks.get(one ?? '') ?? body)))
      }
      return response.writeHead(201).end()
    }
    const { name, name_filter: nameFilter = '' } = JSON.parse(body.toString())
    if (request.headers.authorization !== `Bearer ${runtimeToken(runId)}`)
      return answer(401, { code: 'unauthenticated', msg: 'no such token' })
    if (call === 'FinalizeArtifact')
      return answer(200, { ok: true, artifact_id: String(names.indexOf(name) + 1) })
    if (call === 'ListArtifacts')
      return answer(200, { artifacts: listed(names, runId, nameFilter) })
    if (call === 'DeleteArtifact') {
      const at = names.indexOf(name)
      names[at] = ''
      rmSync(keptAt(keep, runId, name))
      return answer(200, { ok: true, artifact_id: String(at + 1) })
    }
    if (names.includes(name)) return answer(409, { code: 'already_exists', msg: 'already exists' })
    names.push(name)
    const { port } = server.address() as AddressInfo
    // A store's address by its number has the account before the container.
    const url = `http://127.0.0.1:${port}/account/container/${name}?sig=signature-of-the-store`
    return answer(200, { ok: true, signed_upload_url: url })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() }
}
