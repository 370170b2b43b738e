/** Deliveries over HTTP: what is taken in, what is refused, and that nothing makes a fault. */

import { once } from 'node:events'
import { request } from 'node:http'
import { createRequire } from 'node:module'
import { serve } from '@hono/node-server'
import { sign } from '@octokit/webhooks-methods'
import fc from 'fast-check'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LARGEST_BYTES, makeServer } from '../../../bot/handlers/intake.ts'
import { orderKeyOf, readEvent } from '../../../bot/jobs/event.ts'
import { countDeadLetters } from '../../../bot/store/deliveries.ts'
import { countJobs } from '../../../bot/store/jobs.ts'
import { openStore, type Store } from '../../../bot/store/store.ts'
import { makeMetrics } from '../../../bot/telemetry.ts'
import { anyText } from '../../support/any-text.ts'
import { engines, quiet, type TestEngine } from '../engines.ts'

type Examples = { name: string; examples: Record<string, unknown>[] }[]
const examples: Examples = createRequire(import.meta.url)(
  '@octokit/webhooks-examples/api.github.com/index.json',
)
const [CURRENT, PREVIOUS] = ['current-secret-of-the-hook', 'previous-secret-of-the-hook'] as const

const METRICS = 'who-may-read-metrics'

let running: TestEngine
let store: Store
let isDraining = false
let url: string
let close: () => void
const metrics = makeMetrics()

// The embedded engine is the slower one; what it takes, a server takes.
beforeAll(async () => {
  running = await engines[0]!.start()
  store = await openStore(await running.settings(), quiet)
  const app = makeServer({
    store,
    metrics,
    log: quiet,
    secrets: [CURRENT, PREVIOUS],
    metricsToken: METRICS,
    isDraining: () => isDraining,
  })
  await new Promise<void>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
      url = `http://127.0.0.1:${port}`
      resolve()
    })
    close = () => server.close()
  })
})
beforeEach(async () => {
  await store.db.deleteFrom('deliveries').execute()
})
afterAll(async () => {
  close()
  await store.close()
  await running.stop()
})

let count = 0
const newGuid = () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`

async function send(body: string | Uint8Array, headers: Record<string, string | null> = {}) {
  const given: Record<string, string | null> = {
    'content-type': 'application/json',
    'x-github-delivery': newGuid(),
    'x-github-event': 'issue_comment',
    ...headers,
  }
  if (!('x-hub-signature-256' in given) && typeof body === 'string' && body !== '')
    given['x-hub-signature-256'] = await sign(CURRENT, body)
  const kept = Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== null)
  const response = await fetch(`${url}/webhook`, { method: 'POST', body, headers: kept })
  return { status: response.status, text: (await response.text()).trim() }
}

/** GitHub's own example of a comment, on a pull request and by a person. */
function comment(body = '/bench oltp') {
  const { examples: all = [] } = examples.find(({ name }) => name === 'issue_comment') ?? {}
  const found = structuredClone(all.find(({ action }) => action === 'created')) as never as {
    issue: Record<string, unknown>
    comment: Record<string, unknown>
    installation?: unknown
  }
  found.issue.pull_request = { url: 'https://api.github.com/repos/Codertocat/Hello-World/pulls/1' }
  Object.assign(found.comment, { body, updated_at: found.comment.created_at })
  found.installation = { id: 7, node_id: 'x' }
  return found
}
const commented = JSON.stringify(comment())
/** The same, so many characters longer. */
const padded = (size: number) => JSON.stringify({ ...comment(), padding: 'x'.repeat(size) })

/** A request that says it is as long as can be, and has not sent it yet. */
function stranger(headers: Record<string, string>) {
  const asked = request(`${url}/webhook`, {
    method: 'POST',
    headers: {
      'content-length': LARGEST_BYTES,
      'x-github-delivery': newGuid(),
      'x-github-event': 'push',
      ...headers,
    },
  })
  asked.on('error', () => {})
  return asked
}

const waiting = () =>
  store.db
    .selectFrom('lanes')
    .select(['key', 'installation', 'repository', 'person'])
    .where('queue', '=', 'delivery')
    .execute()

describe('a delivery', () => {
  it('is kept and queued in one go, and once, whatever comes again', async () => {
    expect(readEvent('issue_comment', comment())).toMatchObject({ kind: 'commented' })
    const guid = newGuid()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(commented, { 'x-github-delivery': guid })),
    )
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202])
    expect(answers.map(({ text }) => text).sort()).toEqual([
      'duplicate',
      'duplicate',
      'duplicate',
      'duplicate',
      'queued',
    ])
    const key = '186853002#1'
    const share = { installation: '7', repository: '186853002', person: 'Codertocat' }
    expect(await waiting()).toEqual([{ key, ...share }])
    const row = await store.db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
    const kept = { guid, event: 'issue_comment', body: commented, outcome: null }
    expect(row).toMatchObject({ ...kept, lane: key, person: 'Codertocat' })
  })

  it('that is a comment and no command is remembered, and not stored', async () => {
    const talk = await send(JSON.stringify(comment('looks good to me')))
    expect(talk).toEqual({ status: 202, text: 'ignored' })
    const kept = () => store.db.selectFrom('deliveries').select(['outcome', 'body']).execute()
    const ignored = { outcome: 'ignored', body: null }
    await vi.waitFor(async () => expect(await kept()).toEqual([ignored]), 600_000)
    expect((await send(JSON.stringify(comment('/bench nonsense=')))).text).toBe('queued')
  })

  it('is taken with the secret before, and with none else', async () => {
    const signed = async (secret: string) =>
      (await send(commented, { 'x-hub-signature-256': await sign(secret, commented) })).status
    expect(await signed(PREVIOUS)).toBe(202)
    expect(await signed('some-other-secret-of-a-hook')).toBe(401)
    for (const mark of [null, '', 'sha256=', 'sha1=0', 'sha256=é', `sha256=${'0'.repeat(64)}`])
      expect((await send(commented, { 'x-hub-signature-256': mark })).status).toBe(401)
    const other = await sign(CURRENT, `${commented} `)
    expect((await send(commented, { 'x-hub-signature-256': other })).status).toBe(401)
  })

  it('is signed over its bytes, not over what they mean', async () => {
    const bytes = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff]), Buffer.from('"}')])
    const replaced = await sign(CURRENT, bytes.toString())
    expect((await send(bytes, { 'x-hub-signature-256': replaced })).status).toBe(401)
  })

  it('that concerns nobody here is remembered without its payload', async () => {
    const push = JSON.stringify(examples.find(({ name }) => name === 'push')?.examples[0])
    expect(await send(push, { 'x-github-event': 'push' })).toEqual({ status: 202, text: 'ignored' })
    const find = () => store.db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
    const row = await vi.waitFor(find, 600_000)
    expect(row).toMatchObject({ event: 'push', body: null, outcome: 'ignored' })
  })

  it('may come as a form', async () => {
    const form = new URLSearchParams({ payload: commented }).toString()
    const type = 'application/x-www-form-urlencoded'
    expect(await send(form, { 'content-type': type })).toEqual({ status: 202, text: 'queued' })
  })

  it.each([
    ['no guid', { 'x-github-delivery': null }],
    ['a guid that is none', { 'x-github-delivery': 'a b\t' }],
    ['no event', { 'x-github-event': null }],
    ['an event of another script', { 'x-github-event': 'Ping!' }],
  ])('with %s is refused', async (_, headers) => {
    expect((await send(commented, headers)).status).toBe(400)
  })

  it.each([
    ['no JSON', '{"a":'],
    ['a number', '7'],
    ['null', 'null'],
    ['an array', '[]'],
    ['the key of objects', '{"__proto__":{"action":"created"},"constructor":1}'],
    ['a deep nest', `${'['.repeat(1e6)}${']'.repeat(1e6)}`],
    ['a deep object', `${'{"issue":'.repeat(1e5)}1${'}'.repeat(1e5)}`],
    ['half a letter', '{"action":"\\ud800","comment":{"body":"\\u0000"}}'],
  ])('that is %s makes no fault', async (_, body) => {
    const { status, text } = await send(body)
    expect(status).toBe(202)
    expect(['unread', 'ignored']).toContain(text)
  })

  it('with a letter that PostgreSQL has not is taken in all the same', async () => {
    const body = JSON.stringify(comment('/bench \u0000 \ud800'))
    expect(await send(body)).toEqual({ status: 202, text: 'queued' })
  })

  it('of 25 MB of braces is read, one byte more is refused unread', async () => {
    const most = '{'.repeat(LARGEST_BYTES)
    expect((await send(most)).status).toBe(202)
    const over = await new Promise<number | undefined>((resolve, reject) => {
      const headers = {
        'content-length': LARGEST_BYTES + 1,
        'x-github-delivery': newGuid(),
        'x-github-event': 'push',
      }
      const asked = request(`${url}/webhook`, { method: 'POST', headers }, (response) => {
        resolve(response.statusCode)
        asked.destroy()
      })
      asked.once('error', reject)
      asked.write('{')
    })
    expect(over).toBe(413)
  })

  it('is taken in, long or short, while strangers hold bodies of 25 MB open', async () => {
    const mark = `sha256=${'0'.repeat(64)}`
    const most = Buffer.alloc(LARGEST_BYTES - 1, '{')
    const strangers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const one = stranger({ 'x-hub-signature-256': mark })
        await new Promise((sent) => one.write(most, sent))
        return one
      }),
    )
    const bodies = [commented, ...[1e5, 2e6, 12e6].map((size) => padded(size))]
    const answers = await Promise.all([...bodies, ...bodies].map((body) => send(body)))
    for (const one of strangers) one.destroy()
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202))
  })

  it.each([
    ['none', {}],
    ['one that is none', { 'x-hub-signature-256': 'sha256=short' }],
    ['one of old', { 'x-hub-signature': `sha1=${'0'.repeat(40)}` }],
  ])('whose mark is %s is refused unread', async (_, headers) => {
    const one = stranger(headers)
    one.write('{')
    const [{ statusCode }] = await once(one, 'response')
    one.destroy()
    expect(statusCode).toBe(401)
  })

  it('has to say its length', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from(commented))
        controller.close()
      },
    })
    const headers = { 'x-github-delivery': newGuid(), 'x-github-event': 'issue_comment' }
    const asked = { method: 'POST', body, headers, duplex: 'half' } as RequestInit
    expect((await fetch(`${url}/webhook`, asked)).status).toBe(411)
  })

  it('is for another time where the disk is full, which /readyz tells', async () => {
    const full = sql`raise exception using errcode = '53100', message = 'No space left on device'`
    await sql`create function full_disk() returns trigger language plpgsql
      as $$ begin ${full}; end $$`.execute(store.db)
    await sql`create trigger full_disk before insert on deliveries
      execute function full_disk()`.execute(store.db)
    expect((await send(commented)).status).toBe(503)
    const ready = await fetch(`${url}/readyz`)
    expect([ready.status, await ready.text()]).toEqual([503, expect.stringMatching(/No space/)])
    await sql`drop trigger full_disk on deliveries`.execute(store.db)
    expect((await send(commented)).status).toBe(202)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  it('is for another time while the bot ends', async () => {
    isDraining = true
    expect((await send(commented)).status).toBe(503)
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    isDraining = false
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  it('is not all that needs the store: a page says that it does not answer', async () => {
    const site = new Hono()
    const fail = (message: string) => () => {
      throw new Error(message)
    }
    site.get('/status', fail('timeout exceeded when trying to connect'))
    site.get('/broken', fail('a fault of ours'))
    const app = makeServer({
      ...{ store, metrics, log: quiet, secrets: null, metricsToken: null, site },
      isDraining: () => false,
    })
    const away = await app.request('/status')
    expect([away.status, await away.text()]).toEqual([
      503,
      'the store does not answer: try again in some minutes\n',
    ])
    expect((await app.request('/broken')).status).toBe(500)
  })

  it('is counted by what became of it', async () => {
    const read = (token: string) =>
      fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
    expect((await fetch(`${url}/metrics`)).status).toBe(401)
    expect((await read(`${METRICS}x`)).status).toBe(401)
    const closed = makeServer({
      store,
      metrics,
      log: quiet,
      secrets: null,
      metricsToken: null,
      isDraining: () => false,
    })
    const asked = { headers: { authorization: 'Bearer null' } }
    expect((await closed.request('/metrics', asked)).status).toBe(403)
    await send(commented)
    const counts = {
      depths: store.queue.depths,
      isAway: () => false,
      fullness: () => ({ places: 0, connections: 0 }),
      jobs: () => countJobs(store.db),
      setAside: () => countDeadLetters(store.db),
      bucketLagSec: async () => 0,
    }
    metrics.countEvery(counts, quiet).end()
    const waits = /gcbench_queue_entries\{queue="delivery",state="waiting"\} [1-9]/
    await vi.waitFor(async () => expect(await (await read(METRICS)).text()).toMatch(waits), 600_000)
    const text = await (await read(METRICS)).text()
    for (const outcome of ['queued', 'duplicate', 'unsigned', 'too-large', 'ignored', 'unready'])
      expect(text).toMatch(
        new RegExp(`gcbench_intake_seconds_count\\{outcome="${outcome}"\\} [1-9]`),
      )
  })
})

describe('real payloads, bent', () => {
  const all = examples.flatMap(({ name, examples: some }) => some.map((one) => ({ name, one })))
  const junk = fc.oneof(
    fc.constantFrom(null, true, -1, 1e308, '', '\u0000', '__proto__', [], {}, '\ud800'),
    anyText(),
    fc.jsonValue(),
  )

  /** Puts the value at one place of the payload, found by going down by the numbers. */
  function bend(payload: unknown, path: number[], value: unknown): unknown {
    const [step, ...rest] = path
    if (step === undefined || typeof payload !== 'object' || payload === null) return value
    const keys = Object.keys(payload)
    const key = keys[step % keys.length]
    if (key === undefined) return value
    const inner = bend((payload as Record<string, unknown>)[key], rest, value)
    const whole = { ...payload, [key]: inner }
    return Array.isArray(payload) ? Object.values(whole) : whole
  }

  it('are always answered, and never with a fault', async () => {
    const from = fc.constantFrom(...all, { name: 'issue_comment', one: comment() })
    const path = fc.array(fc.nat(40), { maxLength: 4 })
    const cut = fc.option(fc.nat(), { freq: 4 })
    const asked = fc.asyncProperty(from, path, junk, cut, async ({ name, one }, at, value, end) => {
      const text = JSON.stringify(bend(one, at, value)) ?? ''
      const body = end === null ? text : text.slice(0, end % (text.length + 1))
      const { status } = await send(body, { 'x-github-event': name })
      expect([202, body === '' ? 401 : 202]).toContain(status)
    })
    await fc.assert(asked, { seed: 6, numRuns: 400 })
  })

  it('have a key that is plain, whatever they say', () => {
    for (const { name, one } of all) {
      const event = readEvent(name, { ...one, installation: { id: 7 } })
      if (event !== null) expect(orderKeyOf(event)).toMatch(/^[\w./ #@-]{1,250}$/)
    }
  })
})
