/** `npm run bot -- rehearse`: a day with kills and outages loses nothing, and what is lost is told. */
import { resolve } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { madeUpDay } from '../../../fixtures/deliveries/made-up-day.ts'
import { readDeliveries } from '../../../scripts/bot/rehearsal/deliveries.ts'
import { type RehearsalPlan, rehearse } from '../../../scripts/bot/rehearsal/rehearsal.ts'
import { oneEngine, type TestEngine } from '../engines.ts'

const lines: string[] = []
const text = madeUpDay(60, 'a day')
  .map((line) => JSON.stringify(line))
  .join('\n')

const plan: RehearsalPlan = {
  day: readDeliveries(text),
  // A day in 24 s.
  speed: 3_600,
  kills: 2,
  outages: 2,
  databaseUrl: null,
  seed: 'rehearsed',
  quietSec: 60,
  signal: new AbortController().signal,
  tell: (line) => lines.push(line),
}

let server: TestEngine | undefined
afterAll(() => server?.stop())

describe('a rehearsal', { tags: 'rehearsal' }, () => {
  it('loses nothing and doubles nothing on an embedded store', async () => {
    const verdict = await rehearse(plan)
    expect(verdict.lost).toEqual([])
    expect(verdict.double).toEqual([])
    expect(verdict.counts.commands).toBeGreaterThan(10)
    expect(verdict.counts.jobs).toBeGreaterThan(5)
    expect(verdict.seen?.count).toBe(verdict.counts.commands)
    expect(lines.filter((line) => line === 'killed the bot')).toHaveLength(2)
    expect(lines.filter((line) => line === 'GitHub was away')).toHaveLength(2)
  })

  it.skipIf(oneEngine.engine !== 'postgres')(
    'loses nothing on a server whose connections are cut, and leaves no database there',
    async () => {
      server = await oneEngine.start()
      const { databaseUrl } = await server.settings()
      const verdict = await rehearse({ ...plan, databaseUrl })
      expect(verdict.lost).toEqual([])
      expect(verdict.double).toEqual([])
      expect(lines.filter((line) => /connections .* were cut/.test(line))).toHaveLength(2)
      const client = new pg.Client({ connectionString: String(databaseUrl) })
      await client.connect()
      const left = await client.query("select 1 from pg_database where datname ~ 'rehearsal'")
      await client.end()
      expect(left.rows).toEqual([])
    },
  )

  it('tells of commands that a bot says it handled, and swallowed', async () => {
    const entry = resolve('tests/bot/rehearsal/swallowing-bot.ts')
    const verdict = await rehearse({ ...plan, kills: 0, outages: 0, quietSec: 10, entry })
    const commands = verdict.lost.filter(({ kind }) => kind === 'command')
    expect(commands).toHaveLength(verdict.counts.commands)
    expect(verdict.counts.jobs).toBe(0)
  })
})

it('is told which line of a file is no delivery', () => {
  expect(() => readDeliveries(`${text}\n{"guid":"x"}\n`)).toThrow(
    /^line 61 is no recorded delivery/,
  )
  expect(() => readDeliveries('no json')).toThrow(/^line 1 /)
})

it('sends what was delivered again once, when it was first delivered', () => {
  const [first, second] = madeUpDay(2, 'twice')
  const again = { ...first, delivered_at: '2026-12-01T00:00:00Z' }
  const read = readDeliveries([again, second, first].map((one) => JSON.stringify(one)).join('\n'))
  expect(read.map(({ guid }) => guid)).toEqual([first?.guid, second?.guid])
})
