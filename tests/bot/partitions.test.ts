/** The simulation of a large service, where its answer is known. */
import { expect, it } from 'vitest'
import {
  holdUp,
  hourly,
  JOB,
  jobsAnHour,
  paced,
  partitionOf,
  requestsAnHour,
  simulateDay,
} from '../../scripts/research/simulate/partitions.ts'

it('GitHub allows an installation 5,000 to 12,500 requests an hour', () => {
  const sizes = [1, 20, 21, 170, 171, 5_000]
  expect(sizes.map(requestsAnHour)).toEqual([5_000, 5_000, 5_050, 12_500, 12_500, 12_500])
})

it('who comes when an hour is used up waits for the next one', () => {
  const take = hourly(2)
  expect([0, 10, 20, 30, 3_700].map((at) => take(at, 1))).toEqual([0, 10, 3_600, 3_600, 7_200])
})

it('some at once, then one in so many seconds', () => {
  const take = paced(3, 2)
  expect([0, 0, 0, 0, 100].map((at) => take(at, 1))).toEqual([0, 0, 3, 6, 100])
})

it('what an hour allows is content first, then requests, then the pace of writes', () => {
  expect(jobsAnHour(20)).toEqual({ content: 250, requests: 357, writes: 514, comments: 1_200 })
  expect(jobsAnHour(1_000).requests).toBe(892)
})

it('a few jobs are held up by nothing, and many at once by what is scarcest', () => {
  expect(holdUp([0, 600, 1_200], 5).map(({ sec }) => sec)).toEqual([0, 0, 0])
  // 250 jobs make 500 pieces of content; the next has to wait for the second hour.
  const all = holdUp(new Array(251).fill(0), 5)
  expect(all[250]).toEqual({ sec: 3_600, by: 'content' })
  expect(all[249]).toEqual({ sec: 250 * JOB.writes - 10, by: 'writes' })
  // Where new content is not counted, the pace of writes is what is left.
  expect(holdUp(new Array(251).fill(0), 5, false)[250]?.by).toBe('writes')
})

it('repositories are spread evenly, though their ids are neighbours', () => {
  const counts = new Array(16).fill(0)
  for (let id = 0; id < 100_000; id++) counts[partitionOf(id, 16)]++
  // Six standard deviations of a fair spread.
  for (const count of counts) expect(Math.abs(count - 6_250)).toBeLessThan(6 * Math.sqrt(6_250))
})

it('a day has the jobs it was made with, the same ones for the same seed', () => {
  const rules = { hasContentLimit: true, seed: 'one' }
  const made = { repositories: 3_000, partitions: 8, jobsADay: 2, othersADay: 10, ...rules }
  const day = simulateDay(made)
  expect(day).toEqual(simulateDay(made))
  expect(day.jobs / 6_000).toBeGreaterThan(0.7)
  expect(day.jobs / 6_000).toBeLessThan(1.4)
  // A partition an installation: the largest one is alone with all of its load.
  expect(day.busiestByInstallationPerSec).toBeGreaterThan(day.busiestPerSec)
})
