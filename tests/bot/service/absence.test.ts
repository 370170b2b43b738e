/** The bot was away for an hour, with ten events a second, and what is caught up first. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sweepDeliveries } from '../../../bot/handlers/catch-up.ts'
import { mark } from '../../../bot/store/deliveries.ts'
import { openStore, type Store } from '../../../bot/store/store.ts'
import type { Attempt, GitHubApp } from '../../../src/github/app.ts'
import { oneEngine, quiet, type TestEngine } from '../engines.ts'

let running: TestEngine
let store: Store
beforeAll(async () => {
  running = await oneEngine.start()
  store = await openStore(await running.settings(), quiet)
})
afterAll(async () => {
  await store.close()
  await running.stop()
})

const BACK = Date.parse('2026-01-04T00:00:00Z')
const at = (ms: number) => new Date(BACK + ms).toISOString()
const HOUR_MS = 3_600_000
const COMMANDS = 100
/** Of twenty events one is a comment, one a push, and the rest is what comparing finds. */
const KINDS: [string, string | null][] = [
  ['issue_comment', 'created'],
  ['push', null],
  ...Array.from({ length: 8 }, (): [string, string] => ['pull_request', 'synchronize']),
  ...Array.from({ length: 10 }, (): [string, string] => ['workflow_run', 'completed']),
]

it('repositories are compared at once, while commands are repeated, the newest first', async () => {
  const attempts = Array.from({ length: COMMANDS * KINDS.length }, (_, n): Attempt => {
    const [event, action] = KINDS[n % KINDS.length] ?? ['', null]
    const deliveredAt = at(-(HOUR_MS * n) / (COMMANDS * KINDS.length))
    return { id: n, guid: `${event} ${n}`, deliveredAt, isDelivered: false, event, action }
  })
  const told: string[] = []
  await mark(store.db, 'sweep-deliveries', new Date(BACK - HOUR_MS))
  const services = {
    ...{ store, log: quiet },
    app: { attempts: async () => attempts } as unknown as GitHubApp,
    clock: { nowSec: () => 0, timestamp: () => at(0), sleep: async () => {} },
    onReturn: async () => told.push('compare'),
    onBack: async () => told.push('back'),
  }
  await sweepDeliveries(services)
  expect(told).toEqual(['compare'])
  const lanes = await store.db
    .selectFrom('lanes')
    .select('key')
    .where('queue', '=', 'redeliver')
    .orderBy('seq')
    .execute()
  const kinds = lanes.map(({ key }) => key.split(' ')[0])
  expect(new Set(kinds.slice(0, COMMANDS))).toEqual(new Set(['issue_comment']))
  expect(new Set(kinds.slice(COMMANDS, 2 * COMMANDS))).toEqual(new Set(['push']))
  expect(lanes).toHaveLength(attempts.length)
  expect(lanes[0]?.key).toBe('issue_comment 0')
  // The next sweep finds the same, and has nothing compared twice.
  await sweepDeliveries({ ...services, clock: { ...services.clock, timestamp: () => at(600_000) } })
  expect(told).toEqual(['compare'])
})
