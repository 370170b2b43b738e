/** The newest end of a curve: what is suspected, what is gone, and how often in made years. */
import { describe, expect, it } from 'vitest'
import { tallyQuietYears, tallySteps } from '../../scripts/research/simulate/alerts.ts'
import {
  errorOfRow,
  isGone,
  type Link,
  mayBeLayout,
  suspectIn,
  WATCH,
} from '../../src/report/history.ts'

const chain = (...points: number[]): Link[] =>
  points.map((point, i) => ({ base: `c${i}`, head: `c${i + 1}`, point, se: 0.01 }))

describe('the newest end of a curve', () => {
  it('is suspected of one merge, or of many', () => {
    expect(suspectIn(chain(0, 0.01, 0.06), 0.02)).toMatchObject({ from: 'c2', merges: 1 })
    const creep = chain(...Array.from({ length: 25 }, () => 0.008))
    expect(suspectIn(creep.slice(0, 15), 0.02)).toBeNull()
    expect(suspectIn(creep, 0.02)).toMatchObject({ from: 'c0', merges: 25 })
  })

  it('is not suspected of less than matters, nor of what came before', () => {
    const sure = chain(0.01).map((link) => ({ ...link, se: 0.0001 }))
    expect(suspectIn(sure, 0.02)).toBeNull()
    expect(suspectIn(chain(0.06, 0), 0.07)).toBeNull()
    expect(suspectIn(chain(0.06, -0.055), 0.02)?.change).toBeCloseTo(-0.055)
    expect(suspectIn([], 0)).toBeNull()
  })

  it('goes back to a gap, and no further than its window', () => {
    const [first, , ...rest] = chain(0.03, 0.01, 0.02, 0.02)
    expect(suspectIn([first as Link, ...rest], 0.02)).toBeNull()
    const long = chain(0.5, ...Array.from({ length: WATCH.window }, () => 0))
    expect(suspectIn(long, 0.02)).toBeNull()
    expect(suspectIn(long.slice(0, -1), 0.02)).toMatchObject({ from: 'c0' })
  })

  it('is gone where less than half is left, surely', () => {
    expect(isGone(0.06, chain(0, -0.055), 0.02)).toBe(true)
    expect(isGone(0.06, chain(-0.03), 0.02)).toBe(false)
    expect(isGone(0.06, [], 0.02)).toBe(false)
  })
})

it('the error of a row is that of its interval, where a table shares its level', () => {
  // scipy.stats.norm.ppf(0.975) and ppf(1 - 0.05 / 50 / 2)
  expect(errorOfRow({ low: -1.959964, high: 1.959964, level: 0.95, rows: 1 })).toBeCloseTo(1, 5)
  expect(errorOfRow({ low: -3.290527, high: 3.290527, level: 0.95, rows: 50 })).toBeCloseTo(1, 5)
})

const made = {
  ...{ benchmarks: 50, mergesADay: 10, rounds: 20, noisePct: 2 },
  ...{ layoutSdPct: 0, layoutRounds: 1 },
}

it('a step of 5 % is told within three merges in 95 % of cases', () => {
  expect(tallySteps(200, made, 5, 'step').withinThree).toBeGreaterThanOrEqual(0.95)
})

it('nothing is told of a year in which nothing changes, whatever layouts are drawn', {
  tags: 'simulation',
}, () => {
  const few = { ...made, benchmarks: 5 }
  expect(tallyQuietYears(1, few, 'quiet').alarmsAYear).toBe(0)
  const lucky = { ...few, layoutSdPct: 1 }
  expect(tallyQuietYears(1, lucky, 'each round').alarmsAYear).toBe(0)
  const single = { ...lucky, layoutRounds: 'single' as const }
  expect(tallyQuietYears(1, single, 'one a commit').alarmsAYear).toBe(0)
})

it('a row of one layout a commit is luck up to 8.5 %, in both directions', () => {
  expect(mayBeLayout('single', Math.log(1.08))).toBe(true)
  expect(mayBeLayout('single', -Math.log(1.08))).toBe(true)
  expect(mayBeLayout('single', Math.log(1.09))).toBe(false)
  expect(mayBeLayout('fresh', 0.01)).toBe(false)
  expect(mayBeLayout('single', null)).toBe(false)
})
