/**
 * Writes fixtures/reports/CASE.json: invented reports, each of a kind that a format must get
 * right, as the json format writes them. `node scripts/report-fixtures.ts`; the formats' tests
 * check that the files are these.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { jsonText } from '../src/core/formats/json.ts'
import { gateOf, hasNothingInCommon, hasNothingToRun } from '../src/core/gate/gate.ts'
import { GEOMEAN_ROW } from '../src/core/judge/geomean.ts'
import type { Report, TrialRecord } from '../src/core/model/model.ts'
import { gcInteraction, pool } from './fixtures/report-fixture-contrasts.ts'
import { hostile } from './fixtures/report-fixture-hostile.ts'
import {
  exactRow,
  hash,
  improved,
  machinesOf,
  plan,
  ratio,
  regressed,
  report,
  row,
  trial,
  unchanged,
  unsure,
} from './fixtures/report-fixture-parts.ts'
import { profiled } from './fixtures/report-fixture-profiles.ts'
import { accepted, heapLadder, server } from './fixtures/report-fixture-servers.ts'

function allFaster(): Report {
  const [third, info] = [{ level: 0.992 }, { role: 'informational' } as const]
  const geomean = { ...info, role: 'geomean' as const }
  return report({
    comparisons: [
      row('groupby_scan', 0.01861, ratio(-20.9, [-22.4, -19.1], third), improved),
      row('index_join', 0.000412, ratio(-7.31, [-8.02, -6.4], third), improved),
      row('select_random_points', 18.2e-6, ratio(-4.12, [-5.3, -2.61], third), improved),
      exactRow('groupby_scan', 'allocs/op', 12_408, 12_408),
      exactRow('index_join', 'allocs/op', 611, 602),
      row('groupby_scan', 0.0224, ratio(-18.2, [-19.9, -16.6], third), improved, {
        ...info,
        metric: 'cpu-time',
      }),
      row(GEOMEAN_ROW, null, ratio(-11.06, [-11.9, -10.1], third), improved, geomean),
    ],
  })
}

/** Two hundred rows of which one is slower; the noise of the rest is a fixed pattern. */
function oneOf200(): Report {
  const quiet = Array.from({ length: 199 }, (_, i) => {
    const delta = ((i * 37) % 19) / 15 - 0.6
    const width = 0.7 + ((i * 11) % 7) / 10
    const estimate = ratio(delta, [delta - width, delta + width], { n: 8, p: 0.31 })
    const name = `storage/page-${String(i + 1).padStart(3, '0')}/read`
    return row(name, 1e-6 * (1.5 + ((i * 53) % 97)), estimate, unchanged)
  })
  const slower = ratio(6.24, [4.88, 7.71], { n: 20, level: 0.975, p: 0.000002 })
  const loud = row('storage/page-147/write', 3.127e-6, slower, regressed)
  return report({
    comparisons: [...quiet.slice(0, 146), loud, ...quiet.slice(146)],
    roundsRun: 20,
    measuredSec: 5231,
  })
}

function inconclusive(): Report {
  const noisy = { n: 40, level: 0.982, p: 0.2 }
  const resolution = {
    word: 'inconclusive',
    reason: 'below-resolution',
    roundsNeeded: null,
  } as const
  const few = { word: 'inconclusive', reason: 'too-few-rounds', roundsNeeded: 6 } as const
  return report({
    comparisons: [
      row('groupby_scan', 0.0186, ratio(1.9, [-2.2, 6.3], noisy), unsure(210)),
      row('index_join', 0.000412, ratio(-0.7, [-6.1, 4.9], noisy), unsure(330)),
      row('p99_commit', 0.0031, ratio(1.1, [0, 1.8], noisy), resolution, {
        explanation: { resolutionPct: 1.82 },
      }),
      row('cold_open', 1.92, ratio(12.3, [-4, 31.2], { n: 4, level: 0.875, p: 0.125 }), few, {
        problems: [
          {
            code: 'lost-pairs',
            message: '36 of 40 rounds gave no number',
            where: 'cold_open time/op',
            next: 'look at the trial outputs in the job summary',
          },
        ],
      }),
    ],
    roundsRun: 40,
    measuredSec: 1804,
    stopReason: 'the most rounds that the suite allows were run',
  })
}

const PANIC =
  'panic: runtime error: index out of range [12] with length 12\n\ngoroutine 7 [running]:'

function failedTrials(): TrialRecord[] {
  return [
    trial({
      trial: { round: 0, position: 1, target: 'tree.IndexJoin', arm: 'head', attempt: 0 },
      status: 'failed',
      exitCode: 2,
      outputs: { stdout: 'goos: linux\ngoarch: amd64\n', stderr: `${PANIC}\nexit status 2\n` },
      problem: {
        code: 'trial-failed',
        message: 'exit 2: panic: runtime error: index out of range [12] with length 12',
        where: 'tree.IndexJoin on head, round 1',
      },
    }),
    trial({
      trial: { round: 3, position: 0, target: 'tree.TableScan', arm: 'head', attempt: 0 },
      status: 'timeout',
      exitCode: null,
      signal: 'SIGKILL',
      wallSec: 120,
      outputs: { stdout: 'BenchmarkTableScan-4 \t', stderr: '' },
    }),
    trial({ outputs: { stdout: 'BenchmarkGroupbyScan-4 100 18610000 ns/op\n', stderr: '' } }),
  ]
}

function failures(): Report {
  const none = (why: string) => ({ kind: 'none', n: 0, why }) as const
  return report({
    comparisons: [
      row('groupby_scan', 0.01861, ratio(0.2, [-0.9, 1.3]), unchanged),
      row(
        'index_join',
        0.000412,
        none('no round has a number on both sides'),
        {
          word: 'failed',
          reason: 'no-data',
          detail: 'head failed in 12 of 12 rounds: exit 2',
          side: 'head',
        },
        { headValue: null },
      ),
      row(
        'table_scan',
        0.0271,
        ratio(-1.4, [-4.9, 2.8], { n: 8 }),
        {
          word: 'failed',
          reason: 'lopsided-losses',
          detail: 'head lost 4 rounds, base none: timeout after 120 s',
        },
        { explanation: { lostPairs: 4 } },
      ),
    ],
    problems: [
      {
        code: 'build-failed',
        message:
          './cmd/loader/main.go:41:9: undefined: tree.Open (build of example.org/prolly/loader)',
        where: 'head',
        next: 'build head by hand with the command in the log',
      },
      {
        code: 'only-on-head',
        message: 'range_scan time/op was seen on head only: nothing to compare',
        where: 'refs',
      },
    ],
    records: failedTrials(),
  })
}

function exactMetrics(): Report {
  return report({
    comparisons: [
      exactRow('groupby_scan', 'allocs/op', 12_408, 8_211),
      exactRow('groupby_scan', 'bytes/op', 1_204_224, 1_204_224),
      exactRow('index_join', 'allocs/op', 611, 612),
      exactRow('index_join', 'bytes/op', 88_104, 88_136),
      exactRow('point_select', 'allocs/op', 0, 3),
      exactRow('point_select', 'bytes/op', 0, 48),
      exactRow('noop', 'allocs/op', 0, 0),
    ],
    plan: plan(
      {},
      { gate: { mode: 'advisory', inconclusive: 'pass', failed: 'pass', strict: [] } },
    ),
  })
}

function identical(): Report {
  const benchmarks = Array.from({ length: 14 }, (_, i) => `Codec/size-${2 ** i}`)
  const unit = 'example.org/prolly/codec'
  const entry = { contrast: 'refs', unit, sha256: hash('77ab'), benchmarks }
  return report({
    plan: plan({ unchanged: [entry] }),
    roundsRun: 0,
    measuredSec: 0,
    stopReason: 'nothing to run: every binary is the same on both sides',
  })
}

const MACHINES = ['a41f9c', '0bd7e2', '93c15a']

/** Several machines, a control that moved, intervals of different levels, a split verdict. */
function shards(): Report {
  const per = (points: number[]) =>
    points.map((point, i) => ({ machine: MACHINES[i]!, n: 4, point }))
  const disagree = {
    word: 'inconclusive',
    reason: 'machines-disagree',
    roundsNeeded: null,
  } as const
  const withheld = { word: 'withheld', reason: 'control-moved', control: 'codec/varint' } as const
  return report({
    comparisons: [
      row('groupby_scan', 0.01861, ratio(-2.1, [-6.9, 3.1], { level: 0.95 }), disagree, {
        explanation: { machines: per([-0.061, 0.024, -0.012]), reruns: 2 },
      }),
      row('index_join', 0.000412, ratio(5.2, [3.9, 6.6]), withheld, {
        explanation: { machines: per([0.05, 0.052, 0.049]) },
      }),
      row('codec/varint', 31e-9, ratio(4.4, [3.1, 5.2]), regressed, { role: 'control' }),
      row('max_rss', 48.1e6, ratio(3.41, [2.2, 4.9]), regressed, {
        metric: 'max-rss',
        unit: 'B',
        role: 'informational',
        explanation: { layout: 'single' },
        problems: [
          {
            code: 'single-layout',
            message: 'one link order only: a few percent can be luck',
          },
        ],
      }),
    ],
    environment: machinesOf(MACHINES),
    plan: plan({ machines: Array.from({ length: 12 }, (_, i) => MACHINES[i % 3]!) }),
  })
}

/** With the conclusion that the gate has for its rows: a comment that contradicts it shows. */
export function gated(made: Report): Report {
  const { plan, comparisons, acceptances = [], problems } = made
  const conclusion = gateOf(comparisons, plan.suite.gate, {
    nothingToRun: hasNothingToRun(plan),
    nothingInCommon: hasNothingInCommon(comparisons, problems),
    ...{ acceptances, headSha: plan.sources.head?.sha ?? null },
  })
  return { ...made, conclusion }
}

/** Every case by name; the hostile one says of itself what it likes. */
export function reportFixtures(): Record<string, Report> {
  const made = invented()
  return Object.fromEntries(
    Object.entries(made).map(([name, one]) => [name, name === 'hostile' ? one : gated(one)]),
  )
}

function invented(): Record<string, Report> {
  return {
    'all-faster': allFaster(),
    'one-regression-of-200': oneOf200(),
    inconclusive: inconclusive(),
    failures: failures(),
    'gc-interaction': gcInteraction(),
    pool: pool(),
    exact: exactMetrics(),
    identical: identical(),
    shards: shards(),
    server: server(),
    'heap-ladder': heapLadder(),
    accepted: accepted(),
    hostile: hostile(),
    profiled: profiled(),
    'zero-rows': report({
      roundsRun: 0,
      measuredSec: 0,
      stopReason: 'no package has a benchmark',
    }),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL('../fixtures/reports/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const [name, fixture] of Object.entries(reportFixtures())) {
    writeFileSync(new URL(`${name}.json`, folder), jsonText(fixture))
  }
}
