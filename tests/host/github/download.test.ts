import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeFiles } from '../../../src/machine/files.ts'
import { HostError } from '../../../src/machine/host.ts'
import { net } from '../../../src/machine/this-machine.ts'
import { makeFolder } from '../folder.ts'

const folder = makeFolder()
const packed = gzipSync('a profile')
let server: Server
let url = ''

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/busy') response.writeHead(500).end('cpu profiling already in use\n')
    else if (request.url === '/moved') response.writeHead(302, { location: '/profile' }).end()
    else response.end(packed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => server.close())

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

describe('a profile of a server', () => {
  it('is downloaded as it comes and unpacked when it is read', async () => {
    const path = join(folder, 'p.gz')
    await net.download(`${url}/profile`, path, 120)
    expect(readFileSync(path)).toEqual(packed)
    const bytes = await makeFiles(folder).unpackLeft(folder, path.slice(folder.length + 1))
    expect(new TextDecoder().decode(bytes ?? new Uint8Array())).toBe('a profile')
    expect(await makeFiles(folder).unpackLeft(folder, 'x')).toBeNull()
  })

  it('fails with the words of the server, or why there are none', async () => {
    const path = join(folder, 'p.gz')
    const busy = await failure(net.download(`${url}/busy`, path, 120))
    expect(busy).toBeInstanceOf(HostError)
    expect(String(busy)).toMatch(/answers 500: cpu profiling already in use$/)
    server.close()
    const gone = await failure(net.download('http://127.0.0.1:1/x', path, 120))
    expect(gone).toBeInstanceOf(HostError)
  })

  it('is not looked for elsewhere, where the server says that it is', async () => {
    const moved = await failure(net.download(`${url}/moved`, join(folder, 'p.gz'), 120))
    expect(String(moved)).toContain('answers 302')
  })

  it('that is cut off cannot be unpacked', async () => {
    const path = join(folder, 'cut.gz')
    writeFileSync(path, packed.subarray(0, 20))
    expect(
      await failure(makeFiles(folder).unpackLeft(folder, path.slice(folder.length + 1))),
    ).toBeInstanceOf(HostError)
  })
})
