import { describe, expect, it } from 'vitest'
import {
  bestLengthSec,
  type SamplePair,
  WITHIN_OVER_BETWEEN_SEC,
  withinOverBetweenSec,
} from '../../src/stats/power.ts'
import { normal, random } from '../../src/stats/random.ts'

/** Pairs of trials of so many samples, with noise of known variances in and between processes. */
function pairsOf(
  noise: { within: number; between: number; drift?: number; sampleSec?: number },
  count: number,
  samples: number,
  seed: string,
): SamplePair[] {
  const stream = random(seed)
  const { within, between, drift = 0, sampleSec = 0.05 } = noise
  return Array.from({ length: count }, () => {
    const common = drift * normal(stream)
    const trial = () => {
      const own = common + Math.sqrt(between) * normal(stream)
      const values = Array.from(
        { length: samples },
        () => own + Math.sqrt(within / sampleSec) * normal(stream),
      )
      return { values, sampleSec }
    }
    return { base: trial(), head: trial() }
  })
}

/** Median of the estimates of so many runs, over the true ratio. */
function relative(
  noise: Parameters<typeof pairsOf>[0],
  count: number,
  samples: number,
  runs = 200,
): number {
  const found = Array.from({ length: runs }, (_, i) =>
    withinOverBetweenSec(pairsOf(noise, count, samples, `noise ${i}`)),
  ).sort((a, b) => a - b)
  return found[runs / 2]! / (noise.within / noise.between)
}

describe('noise in and between processes', () => {
  it('is what it was made with, whatever drifts in both arms', () => {
    // Of 2000 pairs each estimate is within some percent: the median of 20 runs is within one.
    for (const drift of [0, 0.3]) {
      const many = { within: 4e-6, between: 4e-4, drift }
      expect(relative(many, 2000, 2, 20)).toBeCloseTo(1, 0.6)
      const few = { within: 4e-5, between: 1e-4, drift }
      expect(relative(few, 2000, 3, 20)).toBeCloseTo(1, 0.6)
    }
  })

  it('is drawn towards the recorded ratio where there is little to go by', () => {
    const quiet = { within: 53e-9, between: 1e-4 }
    const [eight, forty] = [relative(quiet, 8, 2), relative(quiet, 40, 2)]
    expect(eight).toBeGreaterThan(forty)
    expect(forty).toBeGreaterThan(1)
    // A hundredth of the recorded ratio: eight rounds go about a quarter of the way on the scale
    // of the logarithm, 2.8 degrees of freedom of 10.8.
    expect(eight).toBeGreaterThan(100 ** 0.55)
    expect(eight).toBeLessThan(100 ** 0.9)
  })

  it('makes trials longer where the noise is inside of them, and shorter where it is not', () => {
    const lengthSec = (within: number, between: number) =>
      bestLengthSec(0.03, withinOverBetweenSec(pairsOf({ within, between }, 40, 2, 'length')))
    expect(lengthSec(1e-4, 1e-5)).toBeGreaterThan(1.5 * bestLengthSec(0.03))
    expect(lengthSec(1e-8, 1e-4)).toBeLessThan(bestLengthSec(0.03) / 1.5)
  })

  it('is the recorded ratio where no trial has two samples, or none differ', () => {
    const noise = { within: 1e-4, between: 1e-4 }
    expect(withinOverBetweenSec(pairsOf(noise, 40, 1, 'one'))).toBe(WITHIN_OVER_BETWEEN_SEC)
    expect(withinOverBetweenSec(pairsOf(noise, 3, 2, 'few'))).toBe(WITHIN_OVER_BETWEEN_SEC)
    expect(withinOverBetweenSec([])).toBe(WITHIN_OVER_BETWEEN_SEC)
    const same = pairsOf({ within: 0, between: 0 }, 40, 2, 'same')
    expect(withinOverBetweenSec(same)).toBe(WITHIN_OVER_BETWEEN_SEC)
  })

  it('is not what single samples and pairs that are far off make of it', () => {
    const noise = { within: 4e-6, between: 4e-4 }
    const clean = pairsOf(noise, 40, 2, 'clean')
    const dirty = clean.map(({ base, head }, i) =>
      i % 10 === 0
        ? { base, head: { ...head, values: [head.values[0]! + 3, head.values[1]!] } }
        : { base, head },
    )
    const ratio = withinOverBetweenSec(dirty) / withinOverBetweenSec(clean)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })
})
