/** Recorded A/A rounds of real programs. */
import { readFileSync } from 'node:fs'

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
