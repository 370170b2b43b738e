/** Whether GitHub answers, and whether it knows the App: what is ready, and what waits. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeServer } from '../../../bot/handlers/intake.ts'
import { watchApp } from '../../../bot/handlers/upkeep.ts'
import { type CircuitBreakerOptions, makeCircuitBreaker } from '../../../bot/jobs/services.ts'
import type { Store } from '../../../bot/store/store.ts'
import { makeMetrics } from '../../../bot/telemetry.ts'
import { makeGitHubApp } from '../../../src/github/app.ts'
import { makeAppKeys } from '../../support/github/app-keys.ts'
import { type FakeGitHub, startFakeGitHub } from '../../support/github/fake.ts'
import { addApp } from '../../support/github/world.ts'
import { keys } from '../bot-process.ts'
import { quiet } from '../engines.ts'
import { openMemory } from '../memory.ts'

const clock = { timestamp: () => '2026-01-01T00:00:00Z' }

let fake: FakeGitHub
beforeEach(async () => {
  fake = await startFakeGitHub()
})
afterEach(() => fake.close())

describe('the bot is ready', () => {
  /** A start of the bot, as far as it is about the App; `ready`: what /readyz answers. */
  async function starter() {
    const { id } = addApp(fake.world, 'bench', keys.publicKey)
    const { db, pglite } = await openMemory()
    let isStoreGone = false
    const ping = async () => {
      if (isStoreGone) throw new Error('gone')
    }
    const store = { db, ping } as unknown as Store
    const start = async (privateKey: string, secondMs = 100_000) => {
      const github = makeGitHubApp({ id, privateKey, apiUrl: fake.url, userAgent: 'gcbench-test' })
      const began: string[] = []
      const circuit = { reportFailure: (words: string) => began.push(words) }
      const app = { id, privateKey }
      const onThere = () => void began.push('GitHub knows it')
      const given = { github, app, db, circuit, onThere, log: quiet, secondMs }
      const whyNotReady = await watchApp(given)
      const server = makeServer({
        ...{ store, metrics: makeMetrics(), log: quiet, secrets: ['secret'], whyNotReady },
        ...{ metricsToken: null, isDraining: () => false },
      })
      const ready = async () => {
        const answer = await server.request('/readyz')
        return [answer.status, (await answer.text()).trim()] as const
      }
      return { ready, began }
    }
    const loseStore = () => {
      isStoreGone = true
    }
    return { start, loseStore, close: () => pglite.close() }
  }

  it('once GitHub knew the App by this key, and never by another one', async () => {
    const { start, loseStore, close } = await starter()
    const NO_APP = [503, 'GitHub knows no App of this id and key']
    const garbage = makeAppKeys().privateKey
    const wrong = await start(garbage)
    expect(await wrong.ready()).toEqual(NO_APP)
    // What waits is not worked on with such a key.
    expect(wrong.began).toEqual([NO_APP[1]])

    fake.world.outage = 503
    const early = await start(keys.privateKey, 1)
    expect(await early.ready()).toEqual([
      503,
      expect.stringMatching(/^the App has not been checked/),
    ])
    fake.world.outage = null
    await vi.waitFor(async () => expect(await early.ready()).toEqual([200, 'ok']), 600_000)
    expect(early.began.filter((words) => words === 'GitHub knows it')).toHaveLength(1)

    // It was known before: GitHub's absence keeps no delivery waiting, another key does.
    fake.world.outage = 503
    const away = await start(keys.privateKey)
    expect(await away.ready()).toEqual([200, 'ok'])
    expect((await (await start(garbage)).ready())[0]).toBe(503)
    fake.world.outage = null
    expect(await (await start(garbage)).ready()).toEqual(NO_APP)
    loseStore()
    expect(await away.ready()).toEqual([503, 'Error: gone'])
    await close()
  })
})

describe('an outage', () => {
  const outageOf = (probe: CircuitBreakerOptions['probe']) => {
    const backs: number[] = []
    const onBack = async (awaySec: number) => void backs.push(awaySec)
    const circuit = makeCircuitBreaker({ probe, onBack, log: quiet, clock, secondMs: 1 })
    return { circuit, backs }
  }

  it('is none where GitHub answers the small question: one bad request holds up none', async () => {
    let asked = 0
    const { circuit, backs } = outageOf(async () => void asked++)
    circuit.reportFailure('502 of a comparison that takes too long')
    circuit.reportFailure('the same of somebody else')
    await circuit.untilClosed()
    await vi.waitFor(() => expect(asked).toBe(1), 600_000)
    await new Promise(setImmediate)
    expect([circuit.isOpen(), backs]).toEqual([false, []])
    circuit.reportFailure('again')
    expect(asked).toBe(2)
    circuit.stop()
  })

  it('ends when it answers again, and then all who waited go on', async () => {
    let isAway = true
    const { circuit, backs } = outageOf(async () => {
      if (isAway) throw new Error('503')
    })
    circuit.reportFailure('503')
    await vi.waitFor(() => expect(circuit.isOpen()).toBe(true), 600_000)
    let isOver = false
    const waiting = circuit.untilClosed().then(() => {
      isOver = true
    })
    await new Promise(setImmediate)
    expect(isOver).toBe(false)
    isAway = false
    await waiting
    expect([circuit.isOpen(), backs]).toEqual([false, [0]])
    circuit.stop()
  })
})
