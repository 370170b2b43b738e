/** The picture of a history: what the graph shows, for whoever has no script or keeps a file. */
import { describe, expect, it } from 'vitest'
import { percentTick } from '../../src/model/unit.ts'
import type { HistoryMark } from '../../src/render/page-data.ts'
import {
  curveMarkup,
  type SeriesCurve,
  seenCurve,
  seenPicture,
} from '../../src/render/series-page.ts'
import type { Look } from '../../src/render/svg.ts'

const sha = (nth: number) => nth.toString(16).padStart(40, '0')
const DAY_MS = 24 * 3_600_000
const START = Date.UTC(2026, 0, 1)

type Made = { days: (number | null)[]; values?: number[]; marks?: HistoryMark[] }

/** A commit a day of `days`; a day that is null is not known. The change at nth is nth percent. */
function curveOf({ days, values = days.map((_, nth) => 1e-3 * (1 + nth / 100)), marks }: Made) {
  const dates = days.map((day) => (day === null ? null : new Date(START + day * DAY_MS)))
  const curve: SeriesCurve = {
    benchmark: 'Scan',
    metric: 'time/op',
    unit: 's',
    chain: {
      points: days.map((_, nth) => ({
        sha: sha(nth),
        pct: nth,
        lowPct: nth - 1,
        highPct: nth + 1,
      })),
      steps: [],
    },
    noisePct: null,
    times: new Map(dates.flatMap((date, nth) => (date === null ? [] : [[sha(nth), date]]))),
    values: dates.flatMap((at, nth) =>
      at === null
        ? []
        : [
            {
              ...{ sha: sha(nth), at, value: values[nth]!, side: 'head', verdict: null },
              ...{
                baseSha: null,
                report: null,
                newLevelPct: null,
                deltaPct: null,
                lowPct: null,
                highPct: null,
              },
            } as const,
          ],
    ),
    ...(marks === undefined ? {} : { marks }),
  }
  return curve
}

const USUAL: Look = { axis: 'dates', zero: null }
const chainOf = (made: Made, look = USUAL) =>
  seenPicture([{ ...curveOf(made), values: [] }], look) ?? ''
function valuesOf(made: Made, look = USUAL) {
  const curve = curveOf(made)
  return seenPicture([{ ...curve, chain: { points: [], steps: [] } }], look) ?? ''
}
const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!.trim())
/** Places along of the points, in pixels. */
const placesOf = (svg: string) =>
  [...svg.matchAll(/<circle class="point" cx="([\d.]+)"/g)].map(([, x]) => Number(x))
const zeroOf = (svg: string) => /<line class="zero"[^>]* y1="([\d.]+)"/.exec(svg)?.[1]
const heightsOf = (svg: string) =>
  [...svg.matchAll(/<circle class="point" cx="[\d.]+" cy="([\d.]+)"/g)].map(([, y]) => Number(y))

describe('the picture of a history', () => {
  it('has a zero line for changes, also where no change of them is near it', () => {
    const whole = chainOf({ days: [0, 1, 2] })
    // The first commit is what the others are in percent of.
    expect(zeroOf(whole)).toBe(String(heightsOf(whole)[0]))
    const curve = curveOf({ days: [0, 1, 2, 3] })
    const late = {
      ...curve,
      values: [],
      chain: { ...curve.chain, points: curve.chain.points.slice(2) },
    }
    const svg = seenPicture([late], USUAL)!
    expect(Number(zeroOf(svg))).toBeGreaterThan(Math.max(...heightsOf(svg)))
    expect(textsOf(svg)).toContain('0 %')
    const cut = seenPicture([late], { axis: 'dates', zero: false })!
    expect(zeroOf(cut)).toBeUndefined()
    expect(textsOf(cut)).toContain('axis not from 0')
  })

  it('says where an axis of values does not begin at zero, and begins there if asked', () => {
    const svg = valuesOf({ days: [0, 1, 2] })
    expect(zeroOf(svg)).toBeUndefined()
    expect(textsOf(svg)).toContain('axis not from 0')
    const full = valuesOf({ days: [0, 1, 2] }, { axis: 'dates', zero: true })
    expect(zeroOf(full)).toBeDefined()
    expect(textsOf(full)).not.toContain('axis not from 0')
    expect(textsOf(full).some((text) => /^0\b/.test(text))).toBe(true)
  })

  it('has steps of the axis that are round numbers', () => {
    expect(textsOf(chainOf({ days: [0, 1, 2, 3, 4] }))).toEqual(
      expect.arrayContaining(['0 %', '+2 %', '+4 %']),
    )
    const flat = valuesOf({ days: [0, 1], values: [0, 0] })
    expect(textsOf(flat).join(' ')).not.toMatch(/NaN|Infinity|\de-/)
    expect(textsOf(flat).filter((text) => text.startsWith('-'))).toEqual([])
  })

  it('prints what is between two ticks, however near they are', () => {
    const near = textsOf(valuesOf({ days: [0, 1], values: [1e-3, 1.00001e-3] }))
    const values = near.filter((text) => / [mµ]s$/.test(text))
    expect(values.length).toBeGreaterThan(2)
    expect(new Set(values).size).toBe(values.length)
    expect([0.005, -0.01, 5, 0].map(percentTick)).toEqual(['+0.005 %', '-0.01 %', '+5 %', '0 %'])
  })

  it('has dates along, a commit at its day', () => {
    const svg = chainOf({ days: [0, 1, 10] })
    const [first, second, third] = placesOf(svg)
    expect((third! - first!) / (second! - first!)).toBeCloseTo(10, 0)
    expect(textsOf(svg).filter((text) => /^2026-01-\d\d$/.test(text)).length).toBeGreaterThan(1)
  })

  it('has months where there are many, and hours in a day', () => {
    const months = textsOf(chainOf({ days: [0, 100, 400] }))
    expect(months.some((text) => /^202\d-\d\d-01$/.test(text))).toBe(true)
    const hours = textsOf(chainOf({ days: [0, 0.1, 0.4] }))
    expect(hours.filter((text) => /^01-01 \d\d:00$/.test(text)).length).toBeGreaterThan(1)
  })

  it('has one step a commit where that is asked for, or times are not known or in no order', () => {
    const isEven = (svg: string) => {
      const [a, b, c] = placesOf(svg)
      return Math.abs(c! - b! - (b! - a!)) < 0.2
    }
    expect(isEven(chainOf({ days: [0, 1, 10] }, { axis: 'commits', zero: null }))).toBe(true)
    expect(isEven(chainOf({ days: [0, null, 10] }))).toBe(true)
    expect(isEven(chainOf({ days: [0, 12, 10] }))).toBe(true)
    expect(isEven(chainOf({ days: [3, 3, 3] }))).toBe(true)
    expect(textsOf(chainOf({ days: [0, null, 10] }))).toContain(sha(1).slice(0, 8))
    // What the first commit was compared with has no run of its own.
    const base = chainOf({ days: [null, 1, 2, 12] })
    expect(isEven(base)).toBe(false)
    expect(placesOf(base)).toHaveLength(4)
  })

  it('has releases and alerts at their commits, each with its name', () => {
    const marks: HistoryMark[] = [
      { sha: sha(1), kind: 'release', text: 'v1.0.0' },
      { sha: sha(3), kind: 'alert', text: 'alert #7' },
      { sha: sha(3), kind: 'release', text: 'v<2>' },
      { sha: sha(99), kind: 'release', text: 'elsewhere' },
    ]
    for (const svg of [chainOf, valuesOf].map((of) => of({ days: [0, 10, 20, 30], marks }))) {
      const texts = textsOf(svg)
      expect(texts).toContain('v1.0.0')
      expect(texts).toContain('alert #7, v&lt;2&gt;')
      expect(svg).not.toContain('elsewhere')
      const [, second, , last] = placesOf(svg)
      expect(svg).toContain(`<line class="release" x1="${second}"`)
      expect(svg).toContain(`<line class="alert" x1="${last}"`)
    }
    const page = String(curveMarkup(curveOf({ days: [0, 10, 20, 30], marks }), 'https://x.example'))
    expect(page.match(/<line class="alert"/g)).toHaveLength(2)
    // The table tells them, too.
    expect(page).toMatch(/<td>[^\n]*· alert #7, v&lt;2&gt;/)
  })

  it('names as many marks as there is room for, and tells the others where one points at them', () => {
    const days = Array.from({ length: 40 }, (_, nth) => nth)
    const marks = days.map((nth): HistoryMark => {
      return { sha: sha(nth), kind: 'release', text: `v1.${nth}.0` }
    })
    const svg = chainOf({ days, marks })
    expect(svg.match(/<line class="release"/g)).toHaveLength(40)
    for (const { text } of marks) expect(svg).toContain(`<title>${text}</title>`)
    const named = textsOf(svg).filter((text) => /^v1\./.test(text))
    expect(named.length).toBeGreaterThan(5)
    expect(named.length).toBeLessThan(20)
  })

  it('of a single commit that is seen is a point with its interval', () => {
    const curve = curveOf({ days: [0, 1, 2] })
    const seen = seenCurve(curve, { view: 'chain', from: new Date(START + 2 * DAY_MS), to: null })
    const svg = seenPicture([seen], USUAL)!
    expect(placesOf(svg)).toHaveLength(1)
    const [, top, bottom] = /<line class="curve"[^>]* y1="([\d.]+)" y2="([\d.]+)"/.exec(svg)!
    const [at] = heightsOf(svg)
    expect(at! - Number(top)).toBeCloseTo(Number(bottom) - at!, 0)
    expect(at! - Number(top)).toBeGreaterThan(5)
  })

  it('has one place for a commit that was measured twice, where it has one step a commit', () => {
    const curve = curveOf({ days: [0, 1, 2, 3] })
    const [first, second, third, fourth] = curve.values
    const again = { ...fourth!, sha: second!.sha }
    const made = { ...curve, chain: { points: [], steps: [] } }
    const values = [first!, second!, third!, again]
    const svg = seenPicture([{ ...made, values }], { axis: 'commits', zero: null })!
    const places = placesOf(svg)
    expect(places[1]).toBe(places[2])
    expect(places[3]! - places[1]!).toBeCloseTo(places[1]! - places[0]!, 0)
    expect(new Set(placesOf(seenPicture([{ ...made, values }], USUAL)!)).size).toBe(4)
  })

  it('of a single value is a point', () => {
    const svg = valuesOf({ days: [5] })
    expect(placesOf(svg)).toHaveLength(1)
    expect(svg).not.toMatch(/NaN|Infinity/)
  })
})
