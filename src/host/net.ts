/** Ports of this machine, as the kernel gives them out. */

import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import type { Net } from './host.ts'

const PROBE_MS = 1000

export const net: Net = {
  freePort: () =>
    new Promise((resolve, reject) => {
      const server = createServer()
      server.once('error', reject)
      server.listen(0, '127.0.0.1', () => {
        const { port } = server.address() as AddressInfo
        server.close(() => resolve(port))
      })
    }),
  connects: (port) =>
    new Promise((resolve) => {
      const socket = connect({ port, host: '127.0.0.1', timeout: PROBE_MS })
      const end = (is: boolean) => {
        socket.destroy()
        resolve(is)
      }
      socket.once('connect', () => end(true))
      socket.once('error', () => end(false))
      socket.once('timeout', () => end(false))
    }),
  answers: (url) =>
    fetch(url, { signal: AbortSignal.timeout(PROBE_MS), redirect: 'manual' }).then(
      async (response) => {
        await response.body?.cancel()
        return response.status >= 200 && response.status < 400
      },
      () => false,
    ),
}
