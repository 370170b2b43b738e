/** Who may keep the intake busy before it is known who sends. */
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { BODY_LIMITS, makeBodyReader } from '../../../bot/handlers/intake.ts'

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

/** Sends so much of a body of 25 MB, and goes on when the test says so. */
async function stalled(read: ReturnType<typeof makeBodyReader>, bytes: number, peer: string) {
  const one = sending()
  const reading = read(one.request, 25 * MB, peer)
  one.send(bytes)
  await pause(5)
  return { reading, finish: () => one.end() }
}

const kindOf = async (reading: ReturnType<ReturnType<typeof makeBodyReader>>) =>
  (await reading).kind

it('refuses what it has no room for, and lets go of what it read', async () => {
  const read = makeBodyReader({ ...BODY_LIMITS, totalBytes: 4000 })
  const first = await read(whole(4000), 4000, 'a')
  expect(await kindOf(read(whole(1), 1, 'b'))).toBe('full')
  if (first.kind === 'body') first.release(false)
  expect(await kindOf(read(whole(4000), 4000, 'b'))).toBe('body')
})

it('lets the body that took most of the room for longest give way, whoever sends it', async () => {
  const read = makeBodyReader()
  const slow = [24, 12, 24, 24].map((size) => stalled(read, size * MB, 'proxy'))
  const [first, short] = await Promise.all(slow)
  expect(await kindOf(read(whole(25 * MB), 25 * MB, 'proxy'))).toBe('body')
  expect(await kindOf(first!.reading)).toBe('full')
  short!.finish()
  expect(await kindOf(short!.reading)).toBe('other-length')
})

it('lets senders give way first who signed nothing so far', async () => {
  const read = makeBodyReader()
  const once = await read(whole(10), 10, 'github')
  if (once.kind === 'body') once.release(true)
  const signed = await stalled(read, 25 * MB, 'github')
  const strangers: Awaited<ReturnType<typeof stalled>>[] = []
  for (let left = 0; left < 12; left++) strangers.push(await stalled(read, 20 * MB, 'stranger'))
  signed.finish()
  expect(await kindOf(signed.reading)).toBe('body')
  expect(await kindOf(strangers[0]!.reading)).toBe('full')
})

it('has room for deliveries as they mostly are beside large bodies of anybody', async () => {
  const read = makeBodyReader()
  const large = Array.from({ length: 6 }, () => stalled(read, 25 * MB - 1, 'proxy'))
  await Promise.all(large)
  const small = Array.from({ length: 8 }, () => kindOf(read(whole(100_000), 100_000, 'proxy')))
  expect(new Set(await Promise.all(small))).toEqual(new Set(['body']))
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
