import { describe, expect, it } from 'vitest'
import { tallyChains } from '../../scripts/research/simulate/chains.ts'
import { chainOf, type Link } from '../../src/report/history.ts'

const link = (base: string, head: string, point: number, se = 0.01): Link => ({
  base,
  head,
  point,
  se,
})
const NO_STEPS = Number.POSITIVE_INFINITY

describe('a chain', () => {
  it('names the one commit that a comparison over several of them is surer of', () => {
    const shas = ['a', 'b', 'c', 'd', 'e', 'f']
    const one = (points: number[]) => [
      ...shas.slice(1).map((sha, i) => link(shas[i]!, sha, points[i]!, 0.01)),
      link('b', 'e', points[1]! + points[2]! + points[3]!, 0.009),
    ]
    const stepsOf = (points: number[]) =>
      chainOf(shas, one(points), 0.01).steps.map(({ from, to }) => `${from}..${to}`)
    expect(stepsOf([0, 0.003, 0.08, 0.002, 0])).toEqual(['c..d'])
    // Half of it each: neither did it alone.
    expect(stepsOf([0, 0, 0.045, 0.045, 0])).toEqual(['b..e'])
    // None is sure by itself.
    expect(stepsOf([0, 0.02, 0.025, 0.02, 0])).toEqual(['b..e'])
  })

  it('is the product of its ratios, and its variances add up', () => {
    const links = [link('a', 'b', 0.1, 0.03), link('b', 'c', -0.04, 0.04)]
    const { points, gaps, ownError, inflation } = chainOf(['a', 'b', 'c'], links, NO_STEPS)
    expect(points.map(({ level }) => level)).toEqual([0, expect.closeTo(0.1), expect.closeTo(0.06)])
    expect(points[2]?.se).toBeCloseTo(0.05)
    expect(points[2]?.high).toBeCloseTo(0.06 + 1.959964 * 0.05)
    expect([gaps, ownError, inflation]).toEqual([[], null, 1])
  })

  it('measured twice is the mean weighted by the inverse variances', () => {
    const { points } = chainOf(
      ['a', 'b'],
      [link('a', 'b', 0.1, 0.01), link('a', 'b', 0.2, 0.02)],
      1,
    )
    // (0.1 * 4 + 0.2) / 5, and 1 / sqrt(10,000 + 2,500); chance explains 0.1 by 0.022 once in 1e5.
    expect(points[1]?.level).toBeCloseTo(0.12)
    expect(points[1]!.se / 0.00894427).toBeCloseTo(0.1 / Math.hypot(0.01, 0.02))
  })

  it('closes a loop: a third of the gap goes to each of three equal links', () => {
    const links = [link('a', 'b', 0.1), link('b', 'c', 0.2), link('a', 'c', 0.33)]
    const { points, gaps, ownError } = chainOf(['a', 'b', 'c'], links, NO_STEPS)
    expect(points.map(({ level }) => level)).toEqual([
      0,
      expect.closeTo(0.11),
      expect.closeTo(0.32),
    ])
    expect(points[2]?.se).toBeCloseTo(0.01 * Math.sqrt(2 / 3))
    expect(gaps).toHaveLength(1)
    expect(gaps[0]).toMatchObject({ base: 'a', head: 'c', measured: 0.33 })
    expect(gaps[0]?.gap).toBeCloseTo(0.03)
    expect(gaps[0]?.se).toBeCloseTo(Math.sqrt(3) * 0.01)
    expect(ownError).toBeCloseTo(0.03)
  })

  it('whose gaps are no chance has a wider band, by Birge', () => {
    const links = [link('a', 'b', 0), link('b', 'c', 0), link('a', 'c', 0.1)]
    expect(chainOf(['a', 'b', 'c'], links, 1).inflation).toBeCloseTo(0.1 / (Math.sqrt(3) * 0.01))
  })

  it('without loops has the same sums whichever way it is solved, in either direction', () => {
    const shas = Array.from({ length: 41 }, (_, i) => `c${i}`)
    const once = shas.slice(1).map((sha, i) => {
      const [point, se] = [0.03 * Math.sin(i), 0.002 + 0.0001 * i]
      return i % 3 === 0 ? link(sha, shas[i]!, -point, se) : link(shas[i]!, sha, point, se)
    })
    // Every comparison made twice with twice the variance says the same, by least squares.
    const twice = once.flatMap((one) => Array(2).fill({ ...one, se: one.se * Math.SQRT2 }))
    const [short, long] = [chainOf(shas, once, 0.01), chainOf(shas, twice, 0.01)]
    for (const [i, point] of short.points.entries()) {
      expect(point.level).toBeCloseTo(long.points[i]!.level, 10)
      expect(point.se).toBeCloseTo(long.points[i]!.se, 10)
    }
    expect(short.steps.map(({ to }) => to)).toEqual(long.steps.map(({ to }) => to))
    expect(short.steps.length).toBeGreaterThan(2)
  })

  it('that is torn ends there, and says what is apart', () => {
    const links = [link('a', 'b', 0.1), link('c', 'd', 0.2)]
    const { points, apart } = chainOf(['x', 'a', 'b', 'c', 'd'], links, 1)
    expect([points.map(({ sha }) => sha), apart]).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(chainOf(['a'], [], 1).points).toEqual([])
  })
})

describe('what moved a chain', () => {
  const line = (changes: number[], se = 0.005) => {
    const shas = ['0', ...changes.map((_, i) => String(i + 1))]
    const links = changes.map((change, i) => link(String(i), String(i + 1), change, se))
    return chainOf(shas, links, Math.log1p(0.01)).steps
  }
  it('is one commit, with its size', () => {
    const changes = Array.from({ length: 30 }, (_, i) => (i === 11 ? 0.05 : 0.001 * (i % 2)))
    const steps = line(changes)
    expect(steps).toHaveLength(1)
    expect(steps[0]!.high).toBeGreaterThan(0.05)
    expect(Number(steps[0]!.from)).toBeLessThanOrEqual(11)
    expect(Number(steps[0]!.to)).toBeGreaterThanOrEqual(12)
    expect(steps[0]!.commits).toBeLessThan(4)
  })
  it('is a creep of -0.5 % a commit, which no single one shows', () => {
    const [creep, ...more] = line(Array.from({ length: 40 }, () => -0.005))
    expect(more).toEqual([])
    expect(creep?.commits).toBeGreaterThan(20)
    expect(creep?.change).toBeLessThan(-0.1)
  })
  it('is nothing where nothing but noise is', () => {
    expect(line(Array.from({ length: 40 }, (_, i) => 0.005 * Math.sin(2.3 * i)))).toEqual([])
  })
})

it('by simulation: the band holds the truth where absolute medians are off by 10 %', {
  tags: 'simulation',
}, () => {
  // Two chains of 25 commits; the long simulation is `npm run simulate -- chain`.
  const made = { commits: 25, rounds: 10, noisePct: 2, creepPct: -0.3, stepPct: 5, loopEvery: 0 }
  const { covered, absoluteErrorPct } = tallyChains(2, made, 'test')
  expect(covered).toBeGreaterThan(0.9)
  expect(absoluteErrorPct).toBeGreaterThan(7)
})
