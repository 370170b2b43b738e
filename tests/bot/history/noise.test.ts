/** Pure noise has no levels: of any length, at most one series in twenty may be said to change. */
import { expect, it } from 'vitest'
import { findChanges, type HistoryPoint } from '../../../bot/jobs/history.ts'
import { below, random } from '../../../src/stats/random.ts'

const pointOf = (value: number): HistoryPoint => ({
  report: 'r',
  keptAt: new Date(0),
  sha: 's',
  side: 'head',
  value,
  baseSha: null,
  deltaPct: null,
  lowPct: null,
  highPct: null,
  verdict: null,
})

/** Nearly normal: twelve uniform numbers make one. */
function noise(points: number, seed: string): HistoryPoint[] {
  const stream = random(seed)
  const uniform = () => below(1_000_000, stream) / 1_000_000
  const normal = () => Array.from({ length: 12 }, uniform).reduce((sum, one) => sum + one, -6)
  return Array.from({ length: points }, () => pointOf(Math.exp(0.02 * normal())))
}

for (const [points, count] of [
  [100, 100],
  [500, 60],
  [2000, 10],
] as const)
  it(`${count} series of ${points} values`, () => {
    const alarms = Array.from({ length: count }, (_, i) => noise(points, `${points} ${i}`)).filter(
      (series) => findChanges(series, 0).length > 0,
    )
    expect(alarms.length).toBeLessThanOrEqual(count / 20)
  })

it('a change of one and a half deviations in the middle of 500 is found', () => {
  const series = noise(500, 'shifted').map((point, i) =>
    i < 250 ? point : { ...point, value: point.value * Math.exp(0.03) },
  )
  expect(findChanges(series, 0).length).toBe(1)
})
