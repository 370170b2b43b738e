/** Reports of servers, of a heap ladder and of rows that were accepted: see report-fixtures.ts. */
import { packBuckets } from '../src/core/collect/histograms.ts'
import { metricFor } from '../src/core/metrics/metrics.ts'
import type {
  Comparison,
  Estimate,
  HistogramSeries,
  Plan,
  Report,
} from '../src/core/model/model.ts'
import {
  BASE_SHA,
  HEAD_SHA,
  improved,
  plan,
  ratio,
  regressed,
  report,
  row,
  unchanged,
  unsure,
  variant,
} from './report-fixture-parts.ts'

/** A row of a metric in the table, which says its unit, direction, margin and role. */
function metricRow(
  benchmark: string,
  id: string,
  baseValue: number | null,
  estimate: Estimate,
  verdict: Comparison['verdict'],
  rest: Partial<Comparison> = {},
): Comparison {
  const { unit, better, marginPct, gates } = metricFor(id)
  const role = gates ? 'gating' : 'informational'
  const own = { metric: id, unit, better, marginPct, role } as const
  const { explanation: _, ...others } = { ...own, ...rest }
  return row(benchmark, baseValue, estimate, verdict, others)
}

const zeros: Estimate = { kind: 'exact', n: 12, base: 0, head: 0 }

/** A query that got cheaper, garbage collection in it too; `scale` is its latency in seconds. */
function cheaper(name: string, scale: number): Comparison[] {
  const at = (id: string, share: number, estimate: Estimate, verdict = improved) =>
    metricRow(name, id, share * scale, estimate, verdict)
  return [
    at('latency-mean', 1, ratio(-17.2, [-18.6, -15.9])),
    at('latency-p95', 1.62, ratio(-15.1, [-18.8, -11.2])),
    at('latency-p50', 0.94, ratio(-17.9, [-19.2, -16.3])),
    at('latency-p99', 2.4, ratio(-8.1, [-17.4, 2.2], { p: 0.09 }), unsure(31)),
    metricRow(name, 'tps', 1 / scale, ratio(20.8, [18.9, 22.9]), improved),
    at('server-cpu/transaction', 1.04, ratio(-18.1, [-19.2, -16.9])),
    metricRow(name, 'errors/transaction', 0, zeros, {
      ...{ word: 'equivalent', reason: 'all-zero' },
    }),
    metricRow(name, 'rss-max', 71e6, ratio(-0.4, [-1.9, 1.1], { p: 0.6 }), unchanged),
    metricRow(name, 'vsz-max', 1.35e9, ratio(0, [-0.1, 0.1], { p: 1 }), unchanged),
    at('gc-pause/transaction', 0.006, ratio(-0.6, [-3.8, 2.9], { p: 0.7 }), unchanged),
    at('gc-mark-cpu/transaction', 0.13, ratio(-24.6, [-28.1, -20.7])),
    metricRow(name, 'gc-cycles/transaction', 0.009, ratio(-22.4, [-24, -20.9]), improved),
    metricRow(name, 'gc-pause-p99', 212e-6, ratio(4.1, [-14, 26.2], { p: 0.6 }), unsure(210)),
    metricRow(name, 'gc-heap-live-max', 31e6, ratio(0.2, [-0.8, 1.3], { p: 0.8 }), unchanged),
  ]
}

/** Nothing is sure of this one but that its pauses got longer. */
function noisy(name: string): Comparison[] {
  const noise = { p: 0.4 }
  return [
    metricRow(name, 'latency-mean', 0.0091, ratio(1.3, [-4.1, 7.2], noise), unsure(160)),
    metricRow(name, 'latency-p95', 0.0212, ratio(2.9, [-9.8, 18.1], noise), unsure(410)),
    metricRow(name, 'latency-p50', 0.0088, ratio(0.9, [-3.9, 6.1], noise), unsure(140)),
    metricRow(name, 'tps', 876, ratio(-1.2, [-6.8, 4.2], noise), unsure(160)),
    metricRow(name, 'server-cpu/transaction', 0.0021, ratio(1.1, [-3.2, 5.5], noise), unsure(90)),
    metricRow(name, 'rss-max', 74e6, ratio(1.1, [-0.2, 2.3], noise), unchanged),
    metricRow(name, 'gc-pause/transaction', 17e-6, ratio(31.2, [18.4, 46.9]), regressed),
    metricRow(name, 'gc-mark-cpu/transaction', 15e-5, ratio(2.2, [-8, 13.1], noise), unsure(88)),
    metricRow(name, 'gc-cycles/transaction', 0.12, ratio(0.4, [-1.1, 2], noise), unchanged),
  ]
}

const LOG_STEP = Math.log(1e8) / 1023

/** A bell of counts around a bucket with a tail to its right, the same in every round. */
function histogram(benchmark: string, arm: string, middle: number): HistogramSeries {
  const countAt = (index: number) => {
    const far = index - middle
    return Math.round(900 * Math.exp(-((far / 9) ** 2)) + (far > 0 ? 60 * Math.exp(-far / 30) : 0))
  }
  const buckets = Array.from({ length: 240 }, (_, i) => middle - 40 + i)
    .map((index): [number, number] => [index, countAt(index)])
    .filter(([, count]) => count > 0)
  const counts = packBuckets(buckets)
  const rounds = Array.from({ length: 12 }, (_, round) => ({ round, counts }))
  return { unit: 's', first: 1e-6, logStep: LOG_STEP, benchmark, arm, rounds }
}

/** Two queries of a database server under sysbench, with what the collector did. */
export function server(): Report {
  const [fast, slow] = ['groupby_scan/threads=1', 'groupby_scan/threads=8']
  const mean = { role: 'geomean', benchmark: 'geomean (2 rows)' } as const
  return report({
    plan: plan({}, { workload: { kind: 'sysbench' } }),
    comparisons: [
      ...cheaper(fast, 0.00184),
      ...noisy(slow),
      metricRow('', 'latency-mean', null, ratio(-8.2, [-11.1, -5.4]), improved, mean),
      metricRow('', 'server-cpu/transaction', null, ratio(-9, [-11, -6.9]), improved, mean),
      metricRow('', 'gc-pause/transaction', null, ratio(14.2, [8.8, 20.1]), regressed, mean),
      metricRow('', 'gc-cycles/transaction', null, ratio(-11.7, [-13, -10]), improved, mean),
    ],
    histograms: [
      histogram(fast, 'base', 418),
      histogram(fast, 'head', 407),
      histogram(slow, 'base', 505),
      histogram(slow, 'head', 506),
    ],
    problems: ['base', 'head'].map((where) => ({
      ...{ code: 'server-starts', message: '3 server starts stand behind 12 rounds', where },
    })),
  })
}

const HEAPS = ['none', 'x1000', 'x2000']

function heapPlan(): Plan {
  const own = ['x1000', 'x2000']
  return plan(
    {
      sources: { ...plan().sources, base: null },
      arms: HEAPS.map((name) => ({ id: `head@${name}`, side: 'head', variant: name })),
      contrasts: own.map((name) => ({
        id: `variants@head:none:${name}`,
        kind: 'variants',
        base: 'head@none',
        head: `head@${name}`,
      })),
    },
    {
      name: 'heap',
      workload: { kind: 'command' },
      variants: HEAPS.map((name) => variant(name)),
      contrasts: own.map((head) => ({ kind: 'variants', base: 'none', head, ref: 'head' })),
      metrics: {
        'ops/s': { better: null, marginPct: null, gates: true, marginPctByBenchmark: {} },
      },
    },
  )
}

const OUT: Comparison['verdict'] = {
  ...{ word: 'failed', reason: 'out-of-memory' },
  detail: 'out of memory in 8 rounds: base 0 times, head 8 times',
}

/** Values of one rung beside those of the base: VSZ, RSS (B), CPU time (s), operations a second. */
type Figures = [vsz: number, rss: number, cpuSec: number, rate: number]

function rung(clients: number, heap: string, base: Figures, head: Figures | null): Comparison[] {
  const contrast = `variants@head:none:${heap}`
  const own = { contrast, role: 'informational' } as const
  const rate = { ...own, metric: 'ops/s', unit: 'ops/s', better: 'higher', role: 'gating' } as const
  return ['vsz-max', 'max-rss', 'cpu-sec', 'ops/s'].map((metric, i) => {
    const rest = metric === 'ops/s' ? rate : own
    const [from, to] = [base[i]!, head?.[i] ?? null]
    if (to === null) {
      const none: Estimate = { kind: 'none', n: 0, why: 'no round has a number on both sides' }
      return metricRow(`clients=${clients}`, metric, from, none, OUT, { ...rest, headValue: null })
    }
    const pct = 100 * (to / from - 1)
    const moved = (rest.role === 'gating' ? pct > 0 : pct < 0) ? improved : regressed
    const verdict = Math.abs(pct) < 2 ? unchanged : moved
    const estimate = ratio(pct, [pct - 0.9, pct + 0.9])
    return metricRow(`clients=${clients}`, metric, from, estimate, verdict, rest)
  })
}

/**
 * Heap limits of a JVM client against memory and speed. Memory and CPU are of the size that the
 * Linkbench client had at 16 clients; rates, and the rows of 64 clients, are invented.
 */
export function heapLadder(): Report {
  const [few, many]: Figures[] = [
    [20.8e9, 4e9, 2853, 10_210],
    [24e9, 5.8e9, 7773, 21_400],
  ] as [Figures, Figures]
  return report({
    plan: heapPlan(),
    comparisons: [
      ...rung(16, 'x1000', few!, [5.8e9, 0.9e9, 2795, 9_870]),
      ...rung(64, 'x1000', many!, null),
      ...rung(16, 'x2000', few!, [6.9e9, 1.3e9, 2856, 9_640]),
      ...rung(64, 'x2000', many!, [10.1e9, 1.8e9, 7800, 21_500]),
    ],
    conclusion: { conclusion: 'failure', reasons: ['clients=64 ops/s failed'] },
  })
}

/** What a server's report and a ladder show, with strangers' words in every place for words. */
export function hostileServer(attacks: string[]) {
  const arms = attacks.slice(0, 6).map((name, i) => ({
    ...{ id: `head@${i}`, side: 'head' as const, variant: name },
  }))
  const contrasts = arms.slice(1).map(({ id }) => ({
    ...{ id: `variants@${id}`, kind: 'variants' as const, base: 'head@0', head: id },
  }))
  const names = [attacks[3]!, attacks[4]!]
  const comparisons = contrasts.flatMap(({ id }, i) =>
    names.flatMap((name) => [
      ...cheaper(name, 0.001).map((one) => ({ ...one, contrast: id })),
      metricRow(name, attacks[i]!, 3, ratio(i - 2, [i - 3, i - 1]), improved, {
        ...{ contrast: id, unit: attacks[i]!.slice(0, 100), better: 'higher' },
      }),
    ]),
  )
  const histograms = arms.flatMap(({ id }, i) =>
    names.map((name) => ({ ...histogram(name, id, 400 + i), unit: attacks[i]!.slice(0, 100) })),
  )
  const waivers = attacks.map((text) => {
    const [by, at, sha] = [text, text, text].map((one) => one.slice(0, 100))
    return { row: text, reason: text, by: by!, at: at!, sha: sha! }
  })
  return { arms, contrasts, comparisons, histograms, waivers }
}

/** Three rows that somebody accepted: one for this head, one for another, one that is none. */
export function accepted(): Report {
  const by = { by: 'octavia', at: '2026-11-19' }
  return report({
    comparisons: [
      row('groupby_scan', 0.01861, ratio(5.3, [4.1, 6.6]), regressed),
      row('index_join', 0.000412, ratio(0.1, [-0.8, 1]), unchanged),
    ],
    waivers: [
      {
        ...{ ...by, row: 'groupby_scan:time/op', sha: HEAD_SHA },
        reason: 'pays for the index that #12 needs',
      },
      { ...by, row: 'index_join:time/op', sha: BASE_SHA, reason: 'noise of the old runner' },
      { ...by, row: 'index_jion:time/op', sha: HEAD_SHA, reason: 'a slip' },
    ],
    problems: [
      {
        ...{ code: 'waived', where: 'groupby_scan:time/op' },
        message: `accepted by octavia on 2026-11-19 for ${HEAD_SHA}: pays for the index`,
      },
    ],
  })
}
