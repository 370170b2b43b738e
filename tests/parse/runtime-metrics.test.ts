import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runtimeMetrics } from '../../src/model/load-metrics.ts'
import { metricFor } from '../../src/model/metrics.ts'
import { AFTER, COUNTERS, GAUGES, trimSnapshot } from '../../src/parse/go-runtime.ts'
import { parserOf } from '../../src/parse/index.ts'
import { bucketQuantile } from '../../src/stats/distributions.ts'

describe('a quantile of counted buckets', () => {
  it('by hand: rank 2 of 4 is the first of the three between 1 and 2', () => {
    const three = { bounds: [0, 1, 2, 4], counts: [1, 3, 0] }
    expect(bucketQuantile(three, 0.5)).toEqual({ value: 1 + 1 / 3, halfWidth: 0.5 })
    expect(bucketQuantile(three, 0.1)?.value).toBeCloseTo(0.4, 12)
    expect(bucketQuantile(three, 1)?.value).toBe(2)
  })

  it('a lowest bucket without a lower end begins at 0; a highest one has no answer', () => {
    const open = { bounds: [-Infinity, 8, Infinity], counts: [2, 2] }
    expect(bucketQuantile(open, 0.25)).toEqual({ value: 4, halfWidth: 4 })
    expect(bucketQuantile(open, 0.75)).toBeNull()
    expect(bucketQuantile({ bounds: [0, 1], counts: [0] }, 0.5)).toBeNull()
  })
})

describe.each(['go-metrics', 'go-expvar', 'go-prometheus'])('what is kept of %s', (id) => {
  const folder = `fixtures/parsers/${id}`
  const captures = readdirSync(folder).filter((name) => /^go.*\.txt$/.test(name))

  it.each(captures)('%s: smaller, and read the same', (name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8')
    const trimmed = text.split(`${AFTER}\n`).map(trimSnapshot).join(`${AFTER}\n`)
    expect(trimmed.length).toBeLessThan(text.length / 1.4)
    expect(parserOf(id).parse(trimmed)).toEqual(parserOf(id).parse(text))
  })
})

it('of any other text its beginning is kept', () => {
  expect(trimSnapshot('404 page not found')).toBe('404 page not found\n')
  expect(trimSnapshot('x'.repeat(10_000))).toHaveLength(301)
  expect(trimSnapshot('{"memstats":{"NumGC":1,"BySize":[1]},"other":{"a":1}}')).toBe(
    '{"memstats":{"NumGC":1}}\n',
  )
})

it('the page of the suite file leads to the function that the captured program has', () => {
  const program = 'fixtures/parsers/go-metrics/src/main.go'
  expect(readFileSync('docs/suite-file.md', 'utf8')).toContain(`(../${program})`)
  expect(readFileSync(program, 'utf8')).toMatch(/^func readMetrics\(\) any \{$/m)
})

it('every number has a row in the table, and every row a number', () => {
  const rows = new Set(runtimeMetrics.map(({ id }) => id.replace('/transaction', '')))
  const read = [...Object.keys(COUNTERS), ...Object.keys(GAUGES), 'go-gc-cpu-share', 'go-pause-max']
  const latencies = ['p50', 'p99', 'p99.9', 'mean', 'max'].map((name) => `go-sched-latency-${name}`)
  expect([...rows].sort()).toEqual([...read, ...latencies].sort())
  expect(metricFor('go-assist-cpu/transaction').inferred).toBe(false)
})
