/** Histories of other tools: absolute numbers, each from whatever machine there was. */
import { z } from 'zod'
import type { WithProblems } from '../model/model.ts'
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

/** One number of a curve that has yet to be found by its name. */
type NamedPoint = { benchmark: string; unit: string; point: AbsoluteSeries['points'][number] }

/** The curves of all points; a number that is not finite is left out. */
function curvesOf(points: readonly NamedPoint[]): AbsoluteSeries[] {
  const curves = Map.groupBy(
    points.filter(({ point }) => Number.isFinite(point.value)),
    ({ benchmark, unit }) => JSON.stringify([benchmark, unit]),
  )
  return [...curves.values()].map((own) => {
    const [{ benchmark, unit }] = own as [NamedPoint]
    return { benchmark, unit, points: own.map(({ point }) => point) }
  })
}

const FILES =
  "github-action-benchmark's data.js, or the JSON of `bencher perf`: an object with `results`"

/**
 * The numbers of one run of github-action-benchmark. It may have a benchmark several times, and
 * Go's has its other metrics in the unit.
 */
function pointsOfRun(suite: string, { commit, benches }: z.output<typeof entry>): NamedPoint[] {
  const nameAndUnit = ({ name, unit }: (typeof benches)[number]) => [
    name,
    unit.split('\t')[0] ?? '',
  ]
  const groups = Map.groupBy(benches, (bench) => JSON.stringify(nameAndUnit(bench)))
  return [...groups.values()].map((same) => {
    const [name, unit = ''] = nameAndUnit(same[0]!)
    const value = medianOf(same.map((bench) => bench.value))
    const point = { sha: commit.id, at: commit.timestamp, value }
    return { benchmark: `${suite}: ${name}`, unit, point }
  })
}

/** The numbers of one benchmark and measure of Bencher. */
function pointsOfPerf(perfResult: z.output<typeof perf>['results'][number]): NamedPoint[] {
  const { benchmark, measure, metrics } = perfResult
  const name = measure === undefined ? benchmark.name : `${benchmark.name}: ${measure.name}`
  return metrics
    .toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1))
    .map(({ start_time: at, version, metric }) => ({
      benchmark: name,
      unit: measure?.units ?? '',
      point: { sha: version.hash ?? '', at, value: metric.value },
    }))
}

/** The curves in a file of either tool; none, and a problem, of any other text. */
export function readAbsolute(text: string): WithProblems<AbsoluteSeries[]> {
  const js = /^\s*window\.BENCHMARK_DATA\s*=\s*/.exec(text)
  if (js === null) {
    const { value, problems } = readDocument(text, perf, FILES)
    return { value: curvesOf((value?.results ?? []).flatMap(pointsOfPerf)), problems }
  }
  const body = text.slice(js[0].length).replace(/;\s*$/, '')
  const { value, problems } = readDocument(body, dataJs, FILES)
  const points = Object.entries(value?.entries ?? {}).flatMap(([suite, runs]) =>
    runs.toSorted((a, b) => a.date - b.date).flatMap((run) => pointsOfRun(suite, run)),
  )
  return { value: curvesOf(points), problems }
}
