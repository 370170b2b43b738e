import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { net } from '../../src/machine/this-machine.ts'

const servers = new Set<ReturnType<typeof createServer>>()
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  servers.clear()
})

const listen = (listener: RequestListener) =>
  new Promise<string>((resolve) => {
    const server = createServer(listener)
    servers.add(server)
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    })
  })

it('the text of an answer', async () => {
  const url = await listen((_, response) => response.end('näh'))
  expect(await net.read(url, 120, 100)).toEqual({ text: 'näh' })
})

it.each<[string, RequestListener, string]>([
  ['a status', (_, response) => response.writeHead(404).end('no'), 'status 404'],
  ['a redirect', (_, response) => response.writeHead(302, { location: '/x' }).end(), 'status 302'],
  [
    'too much',
    (_, response) => response.end('x'.repeat(2000)),
    'an answer of more than 1000 bytes',
  ],
  ['no answer', () => {}, 'no answer within 0.2 s'],
  ['half an answer', (_, response) => response.write('half'), 'no answer within 0.2 s'],
  ['a closed connection', (request) => request.socket.destroy(), 'UND_ERR_SOCKET'],
])('why there is none: %s', async (_, listener, why) => {
  const url = await listen(listener)
  expect(await net.read(url, why.startsWith('no answer') ? 0.2 : 120, 1000)).toEqual({
    text: null,
    why,
  })
})

it('an endless answer ends at its limit', async () => {
  const url = await listen((_, response) => {
    const more = () => response.write('x'.repeat(10_000), () => response.destroyed || more())
    more()
  })
  expect(await net.read(url, 120, 50_000)).toMatchObject({ text: null })
})

it('nobody there, and what is no URL', async () => {
  // A free port may be another's a moment later, of which some test here has many.
  const whys: (string | undefined)[] = []
  for (let tries = 0; tries < 5 && !whys.includes('ECONNREFUSED'); tries++) {
    const url = `http://127.0.0.1:${await net.freePort()}/`
    const answer = await net.read(url, 120, 1)
    whys.push(answer.text === null ? answer.why : answer.text)
  }
  expect(whys).toContain('ECONNREFUSED')
  expect(await net.read('http://127.0.0.1:{port}/', 120, 1)).toMatchObject({ text: null })
})
