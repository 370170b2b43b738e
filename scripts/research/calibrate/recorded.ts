/** Recorded A/A rounds of real programs. */
import { readFileSync } from 'node:fs'
import { prepareShift, shiftEstimate } from '../../../src/stats/sample.ts'

/** Logarithms by round: two arms of one binary, and one of the same source in other layouts. */
export type Series = { name: string; a: number[]; a2: number[]; l: number[]; layout: number[] }

export function readRecorded(): Series[] {
  const file = new URL('../../../fixtures/statistics/recorded.csv', import.meta.url)
  const series = new Map<string, Series>()
  for (const line of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
    const [, layout, , name, ...values] = line.split(',') as [string, string, string, string]
    const [a, a2, l] = (values as string[]).map((text) => Math.log(Number(text)))
    const found = series.get(name) ?? { name, a: [], a2: [], l: [], layout: [] }
    series.set(name, found)
    found.a.push(a!)
    found.a2.push(a2!)
    found.l.push(l!)
    found.layout.push(Number(layout))
  }
  return [...series.values()]
}

/** Estimates per layout of the same source against the default layout, in percent, by series. */
export function layoutSpread(): { name: string; estimatesPct: number[]; sdPct: number }[] {
  return readRecorded().map(({ name, a, l, layout }) => {
    const estimates = [...new Set(layout)].sort().map((one) => {
      const d = a.flatMap((base, i) => (layout[i] === one ? [l[i]! - base] : []))
      return shiftEstimate(prepareShift(d))
    })
    const mean = estimates.reduce((sum, x) => sum + x, 0) / estimates.length
    const squares = estimates.reduce((sum, x) => sum + (x - mean) ** 2, 0)
    return {
      name,
      estimatesPct: estimates.map((x) => 100 * Math.expm1(x)),
      sdPct: 100 * Math.sqrt(squares / (estimates.length - 1)),
    }
  })
}
