/** Histories of other tools: absolute numbers, each from whatever machine there was. */
import { z } from 'zod'
import type { Found } from '../model/model.ts'
import { readDocument } from '../parse/document.ts'
import { medianOf } from '../stats/distributions.ts'

/** A curve of absolute numbers: it says nothing of the machines behind it. */
export type AbsoluteSeries = {
  benchmark: string
  unit: string
  /** Oldest first. */
  points: { sha: string; at: string; value: number }[]
}

const entry = z.looseObject({
  commit: z.looseObject({ id: z.string(), timestamp: z.string().default('') }),
  date: z.number(),
  benches: z.array(
    z.looseObject({ name: z.string(), value: z.coerce.number(), unit: z.string().default('') }),
  ),
})

/** `window.BENCHMARK_DATA = { ... }` of github-action-benchmark: suites with their runs. */
const dataJs = z.looseObject({ entries: z.record(z.string(), z.array(entry)) })

/** An answer of Bencher's API: `bencher perf`, or GET /v0/projects/PROJECT/perf. */
const perf = z.looseObject({
  results: z.array(
    z.looseObject({
      benchmark: z.looseObject({ name: z.string() }),
      measure: z.looseObject({ name: z.string(), units: z.string().default('') }).optional(),
      metrics: z.array(
        z.looseObject({
          start_time: z.string(),
          version: z.looseObject({ hash: z.string().nullish() }),
          metric: z.looseObject({ value: z.number() }),
        }),
      ),
    }),
  ),
})

class Collected {
  private readonly series = new Map<string, AbsoluteSeries>()

  add(benchmark: string, unit: string, point: AbsoluteSeries['points'][number]): void {
    if (!Number.isFinite(point.value)) return
    const key = JSON.stringify([benchmark, unit])
    const known = this.series.get(key) ?? { benchmark, unit, points: [] }
    known.points.push(point)
    this.series.set(key, known)
  }

  all(): AbsoluteSeries[] {
    return [...this.series.values()]
  }
}

const FILES =
  "github-action-benchmark's data.js, or the JSON of `bencher perf`: an object with `results`"

const inOrder = <T extends { start_time: string }>(metrics: readonly T[]): T[] =>
  metrics.toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1))

/** The curves in a file of either tool; none, and a problem, of any other text. */
export function readAbsolute(text: string): Found<AbsoluteSeries[]> {
  const result = new Collected()
  const js = /^\s*window\.BENCHMARK_DATA\s*=\s*/.exec(text)
  if (js !== null) {
    const body = text.slice(js[0].length).replace(/;\s*$/, '')
    const { value, problems } = readDocument(body, dataJs, FILES)
    for (const [suite, runs] of Object.entries(value?.entries ?? {})) {
      for (const { commit, benches } of runs.toSorted((a, b) => a.date - b.date)) {
        // One run may have a benchmark several times, and Go's has its other metrics in the unit.
        const named = ({ name, unit }: (typeof benches)[number]) =>
          JSON.stringify([name, unit.split('\t')[0]])
        for (const same of Map.groupBy(benches, named).values()) {
          const [{ name, unit }] = same as [(typeof benches)[number]]
          const middle = medianOf(same.map(({ value }) => value))
          const point = { sha: commit.id, at: commit.timestamp, value: middle }
          result.add(`${suite}: ${name}`, unit.split('\t')[0] ?? '', point)
        }
      }
    }
    return { value: result.all(), problems }
  }
  const { value, problems } = readDocument(text, perf, FILES)
  for (const { benchmark, measure, metrics } of value?.results ?? []) {
    const name = measure === undefined ? benchmark.name : `${benchmark.name}: ${measure.name}`
    for (const { start_time: at, version, metric } of inOrder(metrics)) {
      result.add(name, measure?.units ?? '', { sha: version.hash ?? '', at, value: metric.value })
    }
  }
  return { value: result.all(), problems }
}
