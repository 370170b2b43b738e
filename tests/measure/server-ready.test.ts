/** Waiting for a server: how often it is tried, and what is said of one that is never ready. */
import { expect, it } from 'vitest'
import type { Exit, Running } from '../../src/machine/host.ts'
import { runCommands, type ServerStart, waitUntilReady } from '../../src/run/server.ts'
import { type FakeHost, makeFakeHost } from '../support/fake-host.ts'

const startingOn = (host: FakeHost) =>
  ({
    host,
    arm: 'base',
    enclosed: { part: 'tool', arm: 'base', writable: [] },
    settings: { ready: { command: ['ask'], timeout: 120 } },
    places: { data: '/d', source: '/s' },
  }) as unknown as ServerStart

const goesOn = { exit: null, takeOutput: () => '' } as unknown as Running

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
  await expect(waitUntilReady(startingOn(host), running)).rejects.toThrow(/before it was ready/)
  expect(host.commands.map(({ limitSec }) => limitSec)).toEqual([10])
})

it('is tried the less often the longer it takes', async () => {
  const host = makeFakeHost(() => ({ code: 1, stderr: 'refused' }))
  await expect(waitUntilReady(startingOn(host), goesOn)).rejects.toThrow(
    /was not ready within 120 s: ask ended with exit code 1 \(refused\)/,
  )
  // Ten tries in the first half second, one in each tenth more up to five, then two a second.
  expect(host.commands.length).toBeGreaterThan(230)
  expect(host.commands.length).toBeLessThan(300)
})

it('the words of a try that was cut short because the time is up are not its', async () => {
  const said = async (isSlow: (nowSec: number) => boolean) => {
    const host = makeFakeHost(({ limitSec }, { clock }) =>
      isSlow(clock.nowSec())
        ? { code: null, signal: 'SIGKILL', timedOut: true, wallSec: limitSec }
        : { code: 1, stderr: 'refused' },
    )
    return waitUntilReady(startingOn(host), goesOn).catch((error: Error) => error.message)
  }
  expect(await said((nowSec) => nowSec > 115)).toMatch(/exit code 1 \(refused\)$/)
  expect(await said(() => true)).toMatch(/within 120 s: ask took too long$/)
})

it('a command before the load that gcbench ended names its limit, and no other killer', async () => {
  const host = makeFakeHost(() => ({ code: null, signal: 'SIGKILL', timedOut: true }))
  const settings = { init: [['initdb']], prepareLimit: 90 }
  const starting = { ...startingOn(host), settings } as unknown as ServerStart
  await expect(runCommands(starting, 'init', null)).rejects.toMatchObject({
    message: 'preparing the server of base: initdb did not end within prepare-limit, 1 min 30 s',
    next: 'raise server.prepare-limit, or see in its last lines what it waits for',
  })
})
