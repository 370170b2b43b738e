/** Waiting for a server whose port somebody else holds. */
import { expect, it } from 'vitest'
import type { Exit, Running } from '../../src/host/port/host.ts'
import { type Starting, waitUntilReady } from '../../src/measure/server-ready.ts'
import { makeFakeHost } from '../support/fake-host.ts'

it('a ready command that hangs is ended, so that a server that ended is told at once', async () => {
  const host = makeFakeHost(() => ({ code: 1 }))
  const ended = { code: 1, signal: null, notStarted: null, timedOut: false } as Exit
  const running = {
    // It ends while the first command hangs.
    get exit() {
      return host.commands.length > 0 ? ended : null
    },
    takeOutput: () => 'cannot start: address already in use\n',
  } as unknown as Running
  const starting = {
    ...{ host, arm: 'base', enclosed: { part: 'tool', arm: 'base', writable: [] } },
    ...{
      block: { ready: { command: ['ask'], timeout: 120 } },
      places: { data: '/d', source: '/s' },
    },
  } as unknown as Starting
  await expect(waitUntilReady(starting, running)).rejects.toThrow(/before it was ready/)
  expect(host.commands.map(({ limitSec }) => limitSec)).toEqual([10])
})
