/** The log: words, and the same trouble once a minute. */
import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { errorText, makeLog } from '../../bot/telemetry.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const lines: { msg: string; reason?: string; times?: number; guid?: string }[] = []
  const to = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  return { log: makeLog('info', to), lines }
}

it('has the same trouble at once, then once a minute with how often it was there', () => {
  const { log, lines } = open()
  const fail = (guid: string) => log.error({ guid, reason: `no answer to ${guid}` }, 'not taken in')
  for (let n = 0; n < 200; n++) fail(String(n))
  log.warn({ reason: 'no answer' }, 'another')
  log.warn('only words')
  expect(lines.map(({ msg, times }) => [msg, times])).toEqual([
    ['not taken in', undefined],
    ['another', undefined],
    ['only words', undefined],
  ])
  vi.advanceTimersByTime(60_000)
  expect(lines[3]).toMatchObject({ msg: 'not taken in', times: 199, reason: 'no answer to 0' })
  fail('x')
  expect(lines).toHaveLength(5)
  fail('7')
  vi.advanceTimersByTime(60_000)
  expect(lines[5]).toMatchObject({ times: 1 })
  // A minute without it: the next one is news.
  vi.advanceTimersByTime(60_000)
  fail('8')
  expect(lines[6]).toMatchObject({ guid: '8' })
  expect(lines).toHaveLength(7)
})

it('has all that is no trouble', () => {
  const { log, lines } = open()
  for (const guid of ['a', 'b']) log.info({ guid }, 'delivery')
  for (const guid of ['a', 'b']) log.fatal({ guid }, 'over')
  expect(lines.map(({ guid }) => guid)).toEqual(['a', 'b', 'a', 'b'])
})

it('has words of whatever was thrown', () => {
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  const both = new AggregateError([
    refused,
    refused,
    Object.assign(new Error(''), { code: 'EHOST' }),
  ])
  expect([both, { message: 'of a queue' }, { code: 'X' }, 'said', null].map(errorText)).toEqual([
    'AggregateError: refused; EHOST',
    'of a queue',
    'X',
    'said',
    'null',
  ])
})
