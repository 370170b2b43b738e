/** Who may keep the intake busy before it is known who sends. */
import { expect, it } from 'vitest'
import { BODY_LIMITS, makeBodyReader } from '../../../bot/intake/intake.ts'

const MB = 1024 * 1024

/** A request whose body comes as the test says. */
function sending() {
  let controller: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
    },
  })
  const request = new Request('http://bot/', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit)
  return {
    request,
    send: (bytes: number) => controller.enqueue(new Uint8Array(bytes)),
    end: () => controller.close(),
  }
}

const whole = (bytes: number) => {
  const one = sending()
  one.send(bytes)
  one.end()
  return one.request
}

it('takes a body while any number of others send nothing', async () => {
  const read = makeBodyReader()
  const idle = Array.from({ length: 40 }, sending)
  const waits = idle.map(({ request }) => read(request, 25 * MB, 'stranger'))
  expect(await read(whole(10_000), 10_000, 'github')).toMatchObject({ kind: 'body' })
  for (const { end } of idle) end()
  for (const wait of waits) expect((await wait).kind).toBe('other-length')
})

it('holds one sender below what all may have in hand, and lets go of what it read', async () => {
  const limits = { ...BODY_LIMITS, totalBytes: 4000, peerBytes: 3000 }
  const read = makeBodyReader(limits)
  const first = await read(whole(3000), 3000, 'a')
  expect((await read(whole(1), 1, 'a')).kind).toBe('full')
  const other = await read(whole(1000), 1000, 'b')
  expect(other.kind).toBe('body')
  expect((await read(whole(1), 1, 'c')).kind).toBe('full')
  if (first.kind === 'body') first.release()
  expect((await read(whole(3000), 3000, 'a')).kind).toBe('body')
})

it('has room for deliveries as they mostly are beside large bodies of anybody', async () => {
  const read = makeBodyReader()
  const large = Array.from({ length: 6 }, () => read(whole(25 * MB), 25 * MB, 'proxy'))
  await Promise.all(large)
  const small = Array.from({ length: 8 }, () => read(whole(100_000), 100_000, 'proxy'))
  const kinds = (await Promise.all(small)).map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['body']))
})

it('waits for no body that does not come on', async () => {
  const read = makeBodyReader({ ...BODY_LIMITS, slowMs: 50 })
  const slow = sending()
  slow.send(10)
  expect(await read(slow.request, 25 * MB, 'a')).toEqual({ kind: 'late' })
})

it('says when the length is another', async () => {
  const read = makeBodyReader()
  expect((await read(whole(11), 10, 'a')).kind).toBe('other-length')
  expect((await read(whole(9), 10, 'a')).kind).toBe('other-length')
  expect((await read(new Request('http://bot/', { method: 'POST' }), 0, 'a')).kind).toBe('body')
})
