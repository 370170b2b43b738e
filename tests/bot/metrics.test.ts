/** As many series for a thousand installations as for one, whatever names arrive. */
import { expect, it } from 'vitest'
import { queues } from '../../bot/store/queues.ts'
import { makeMetrics } from '../../bot/telemetry.ts'
import { quiet } from './engines.ts'

/** Label sets by metric, without the buckets of histograms. */
function seriesOf(text: string): Map<string, number> {
  const names = text
    .split('\n')
    .filter((line) => line.startsWith('gcbench_') && !/_bucket|_sum/.test(line))
    .map((line) => /^\w+/.exec(line)?.[0] ?? '')
  return new Map([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]))
}

it('labels are of closed sets', async () => {
  const metrics = makeMetrics()
  const counts = {
    depths: async () => [],
    jobs: async () => [{ state: 'queued', count: 1 }],
    setAside: async () => 0,
    bucketLagSec: async () => 0,
    isAway: () => false,
    fullness: () => ({ places: 0.5, connections: 1.25 }),
  }
  metrics.countEvery(counts, quiet).end()
  await new Promise(setImmediate)
  for (const queue of Object.keys(queues))
    for (const done of ['true', 'false', 'parked'] as const) metrics.handled(queue, done, 1)
  const tell = (installation: number) =>
    metrics.quota({
      installation,
      resource: `r${installation}"\n{}`,
      left: installation,
      endsAt: null,
    })
  tell(1)
  metrics.quota({ installation: 1, resource: 'core', left: 5, endsAt: null })
  const few = seriesOf(await metrics.registry.metrics())
  for (let n = 2; n < 1_000; n++) tell(n)
  const text = await metrics.registry.metrics()
  expect(seriesOf(text)).toEqual(few)
  expect(few.get('gcbench_github_requests_left')).toBe(2)
  expect(few.get('gcbench_handling_seconds_count')).toBe(3 * Object.keys(queues).length)
  expect(text).toContain('gcbench_github_requests_left{resource="other"} 1\n')
  expect(text).not.toMatch(/r\d+"/)
})

it('are there while the store is away, and say how old they are', async () => {
  const metrics = makeMetrics()
  const away = () => Promise.reject(new Error('the store is away'))
  const counts = {
    depths: away,
    jobs: away,
    setAside: async () => 3,
    bucketLagSec: async () => 0,
    isAway: () => false,
    fullness: () => ({ places: 0, connections: 1 }),
  }
  metrics.countEvery(counts, quiet).end()
  await new Promise((resolve) => setTimeout(resolve, 5))
  const text = await metrics.registry.metrics()
  expect(Number(/^gcbench_counts_age_seconds (\S+)/m.exec(text)?.[1])).toBeGreaterThan(0)
  expect(text).toContain('gcbench_set_aside 0')
  expect(text).toContain('gcbench_saturation_ratio{resource="connections"} 1\n')
})
