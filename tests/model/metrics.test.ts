import { describe, expect, test } from 'vitest'
import { metricFor, metricId, metrics, readUsage, wordFor } from '../../src/model/metrics.ts'
import type { Usage } from '../../src/model/model.ts'
import { parseUnit } from '../../src/model/unit.ts'

const usage: Usage = {
  userSec: 3,
  systemSec: 0.5,
  maxRssBytes: 4096,
  minorFaults: 10,
  majorFaults: 0,
  voluntarySwitches: 7,
  involuntarySwitches: 2,
}

describe('the table', () => {
  test('ids and printed units are each given once', () => {
    const ids = metrics.map((m) => m.id)
    const printed = metrics.flatMap((m) => m.printedAs)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(printed).size).toBe(printed.length)
  })

  test.each(metrics.flatMap((m) => m.printedAs.map((unit) => [unit, m.unit] as const)))(
    'the unit %s is %s in base units',
    (printed, unit) => expect(parseUnit(printed).unit).toBe(unit),
  )

  test('exact metrics have no margin, noisy ones have one', () => {
    for (const m of metrics) expect(m.marginPct > 0).toBe(m.assume === 'noisy')
  })

  test('units of Go benchmarks', () => {
    expect(['ns/op', 'B/op', 'allocs/op', 'MB/s', 'p99-ns'].map(metricId)).toEqual([
      'time/op',
      'bytes/op',
      'allocs/op',
      'throughput',
      'p99-ns',
    ])
  })
})

describe('words', () => {
  test.each([
    ['time/op', -1, 'faster'],
    ['time/op', 1, 'slower'],
    ['throughput', 1, 'faster'],
    ['bytes/op', 1, 'more'],
    ['allocs/op', -1, 'fewer'],
    ['ops/s', 1, 'higher'],
    ['time/op', 0, ''],
  ])('%s by %d is %s', (id, change, word) => expect(wordFor(metricFor(id), change)).toBe(word))
})

describe('custom metrics', () => {
  test.each([
    ['ops/s', 'higher', 'ops/s'],
    ['queries/sec', 'higher', 'queries/sec'],
    ['p99-ns', 'lower', 's'],
    ['errors/s', 'lower', 'errors/s'],
    ['heap-MB', 'lower', 'B'],
    ['frames_per_second', 'higher', 'frames_per_second'],
  ])('%s: %s is better', (id, better, unit) => {
    const metric = metricFor(id)
    expect(metric).toMatchObject({ id, better, unit, inferred: true, gates: false })
    expect(metric.about).toContain(better)
  })

  test.each([
    'miss/op',
    'misses/op',
    'cache-miss',
    'cache-misses',
    'retry',
    'retries',
    'loss',
    'losses',
    'error/s',
    'errors/s',
    'alloc',
    'allocs',
    'timeout/op',
    'page-fault',
    'dropped/s',
    'lost',
    'second/op',
    'seconds/op',
    'p99-milliseconds',
    'byte/op',
    'bytes/op',
    'heap-KB',
    'heap-MB',
  ])('%s: one or many, fewer is better', (id) => expect(metricFor(id).better).toBe('lower'))

  test.each(['row/s', 'rows/s', 'rows/sec', 'rows/second', 'rows/ms', 'KB/s', 'row_per_second'])(
    '%s: more in a time is better',
    (id) => expect(metricFor(id).better).toBe('higher'),
  )

  test.each(['rows/op', 'hit-%', 'score', 'wait-s/s', 'wait-seconds/s', 'class', 'progress'])(
    '%s: no way is good',
    (id) => expect(metricFor(id)).toMatchObject({ better: 'unknown', gates: false }),
  )

  test('names of object members are not metrics', () =>
    expect(metricFor('constructor').inferred).toBe(true))
})

describe('accounting of a trial', () => {
  test('CPU time is user and system per operation', () => {
    const readings = readUsage(usage, 1000)
    expect(readings).toContainEqual({ metric: 'cpu-time', unit: 's', value: 0.0035 })
    expect(readings).toContainEqual({ metric: 'max-rss', unit: 'B', value: 4096 })
  })

  test.each([null, 0])(
    'without operations (%s) there is no CPU time per operation',
    (operations) => {
      const ids = readUsage(usage, operations).map((reading) => reading.metric)
      expect(ids).not.toContain('cpu-time')
      expect(ids).toContain('voluntary-switches')
    },
  )
})
