/** Pieces of the reports in fixtures/reports: plausible, invented, and the same at every run. */
import type {
  Comparison,
  Contrast,
  Environment,
  Estimate,
  MachineDetails,
  Plan,
  Report,
  Suite,
  TrialRecord,
  Variant,
  Verdict,
} from '../src/core/model/model.ts'

export const BASE_SHA = '4f1c2d9ab07e63d5812f90ce6ab1d74e5c3f8a21'
export const HEAD_SHA = 'b83e07f5d2641cc9a0f7713e85d42b96e1ad50c7'
/** A made-up but well-formed SHA-256. */
export const hash = (digit: string) => digit.repeat(64).slice(0, 64)

export const variant = (name: string, rest: Partial<Variant> = {}): Variant => ({
  name,
  buildEnv: {},
  runEnv: {},
  toolchain: null,
  buildFlags: [],
  args: [],
  ...rest,
})

export const machine: Environment = {
  os: 'Ubuntu 24.04.3 LTS',
  kernel: '6.11.0-1018-azure',
  cpuModel: 'AMD EPYC 7763 64-Core Processor',
  cores: 4,
  memoryBytes: 16_766_529_536,
  hugePages: 'madvise',
  governor: null,
  virtualised: 'microsoft',
  turbo: null,
  numaNodes: 1,
  machineId: 'a41f9c',
}

const details: MachineDetails = {
  machineCpus: 8,
  allowedCpus: '0-3',
  smt: 'on',
  microcode: '0xa0011d5',
  cpuQuota: 3.5,
  memoryLimitBytes: 'none',
  swapBytes: 0,
  hugePagesDefrag: 'madvise',
  numaBalancing: 'off',
  loadAverage: [0.42, 0.3, 0.21],
}

const unreadable: MachineDetails = {
  machineCpus: null,
  allowedCpus: null,
  smt: null,
  microcode: null,
  cpuQuota: null,
  memoryLimitBytes: null,
  swapBytes: null,
  hugePagesDefrag: null,
  numaBalancing: null,
  loadAverage: null,
}

/** Three machines: one that tells all, one that tells nothing, one of an older gcbench. */
export const machinesOf = (ids: string[]): Environment[] =>
  ids.map((machineId, i) => ({
    ...machine,
    machineId,
    cpuModel: i === 1 ? 'Intel(R) Xeon(R) Platinum 8370C CPU @ 2.80GHz' : machine.cpuModel,
    ...(i === 2 ? {} : { details: i === 0 ? details : unreadable }),
  }))

const suite = (rest: Partial<Suite>): Suite => ({
  name: 'oltp',
  workload: { kind: 'go-bench', packages: ['./...'], bench: '.', benchtime: '1s' },
  base: null,
  head: null,
  variants: [variant('default')],
  contrasts: [{ kind: 'refs' }],
  metrics: {},
  rounds: { min: 8, max: 40 },
  until: 'decided',
  budgetSec: 600,
  trialLimitSec: 120,
  seed: null,
  runIdentical: false,
  warmUp: true,
  layoutRounds: 2,
  gate: { mode: 'enforce', inconclusive: 'pass', failed: 'fail', strict: [] },
  ...rest,
})

export const refs: Contrast = { id: 'refs', kind: 'refs', base: 'base', head: 'head' }

export function plan(rest: Partial<Plan> = {}, suiteRest: Partial<Suite> = {}): Plan {
  return {
    schemaVersion: 1,
    suite: suite(suiteRest),
    sources: {
      base: {
        asked: 'main',
        kind: 'ref',
        sha: BASE_SHA,
        path: null,
        mergeBaseOf: ['main', 'tuple-by-pointer'],
      },
      head: {
        asked: 'tuple-by-pointer',
        kind: 'ref',
        sha: HEAD_SHA,
        path: null,
        mergeBaseOf: null,
      },
    },
    arms: [
      { id: 'base', side: 'base', variant: 'default' },
      { id: 'head', side: 'head', variant: 'default' },
    ],
    targets: [],
    contrasts: [refs],
    unchanged: [],
    seed: '7f3a9e21c4d80b56',
    alpha: 0.05,
    looks: [
      { rounds: 8, weight: 0.16 },
      { rounds: 12, weight: 0.16 },
      { rounds: 18, weight: 0.16 },
      { rounds: 27, weight: 0.16 },
      { rounds: 40, weight: 0.36 },
    ],
    shard: null,
    machines: null,
    ...rest,
  }
}

const build = (arm: string, digit: string) => ({
  arm,
  unit: 'example.org/prolly/tree',
  sha256: hash(digit),
  toolchain: 'go1.26.8',
  settings: { GOARCH: 'amd64', GOAMD64: 'v1' },
  buildSec: 6.4,
})

export function report(rest: Partial<Report> = {}): Report {
  return {
    schemaVersion: 1,
    tool: { name: 'gcbench', version: '0.1.0' },
    createdAt: '2026-11-20T09:41:07Z',
    plan: plan(),
    builds: [build('base', '5e8ad1'), build('head', 'c07b29')],
    environment: [machine],
    roundsRun: 12,
    measuredSec: 483,
    linkSec: 12.5,
    stopReason: 'every row was decided at the look after 12 rounds',
    comparisons: [],
    conclusion: { conclusion: 'success', reasons: [] },
    problems: [],
    command: `gcbench run oltp --base ${BASE_SHA} --head ${HEAD_SHA} --seed 7f3a9e21c4d80b56`,
    records: null,
    recordsSha256: hash('9d04'),
    ...rest,
  }
}

/** A ratio estimate from percent; the p and the detectable effect follow the interval's width. */
export function ratio(
  deltaPct: number,
  [lowPct, highPct]: [number, number],
  { n = 12, level = 0.992, p = 0.00049 } = {},
): Estimate {
  const ln = (pct: number) => Math.log1p(pct / 100)
  const detectable = ((ln(highPct) - ln(lowPct)) / 2) * 1.43
  const [point, low, high] = [deltaPct, lowPct, highPct].map(ln) as [number, number, number]
  return { kind: 'ratio', n, point, low, high, level, p, detectable }
}

export const exact = (base: number, head: number, n = 12): Estimate => ({
  kind: 'exact',
  n,
  base,
  head,
})

export const regressed: Verdict = { word: 'regressed', reason: 'shift', certain: true }
export const improved: Verdict = { word: 'improved', reason: 'shift', certain: true }
export const unchanged: Verdict = { word: 'equivalent', reason: 'inside-margin' }
export const unsure = (roundsNeeded: number | null): Verdict => ({
  word: 'inconclusive',
  reason: 'no-decision',
  roundsNeeded,
})

/** One row; the value of head follows from the estimate unless it is given. */
export function row(
  benchmark: string,
  baseValue: number | null,
  estimate: Estimate,
  verdict: Verdict,
  rest: Partial<Omit<Comparison, 'explanation'>> & {
    explanation?: Partial<Comparison['explanation']>
  } = {},
): Comparison {
  const factor = estimate.kind === 'ratio' ? Math.exp(estimate.point) : 1
  const { explanation, ...others } = rest
  return {
    contrast: 'refs',
    benchmark,
    metric: 'time/op',
    unit: 's',
    better: 'lower',
    marginPct: 2,
    role: 'gating',
    baseValue,
    headValue: baseValue === null ? null : baseValue * factor,
    estimate,
    verdict,
    explanation: {
      test: estimate.kind === 'exact' ? 'equality of constants' : 'capped signed-rank',
      looksTaken: [8, 12, 18, 27, 40].filter((rounds) => rounds <= estimate.n),
      pSequential: 'p' in estimate ? Math.min(1, estimate.p / 0.16) : null,
      pAdjusted: 'p' in estimate ? Math.min(1, (3 * estimate.p) / 0.16) : null,
      family: 'gating',
      lostPairs: 0,
      reruns: 0,
      resolutionPct: null,
      layout: 'fresh',
      secondRunEffect: 0.0011,
      machines: [],
      ...explanation,
    },
    problems: [],
    ...others,
  }
}

/** A whole number of allocations a run: no noise, no interval. */
export function exactRow(
  benchmark: string,
  metric: 'allocs/op' | 'bytes/op',
  base: number,
  head: number,
): Comparison {
  const verdict: Verdict =
    base === head
      ? { word: 'equivalent', reason: base === 0 ? 'all-zero' : 'exact-equal' }
      : { word: head > base ? 'regressed' : 'improved', reason: 'exact', certain: true }
  const unit = metric === 'bytes/op' ? 'B' : 'count'
  const values = { baseValue: base, headValue: head }
  return row(benchmark, base, exact(base, head), verdict, { metric, unit, marginPct: 0, ...values })
}

export function trial(rest: Partial<TrialRecord>): TrialRecord {
  return {
    trial: { round: 0, position: 0, target: 'tree.Scan', arm: 'head', attempt: 0 },
    status: 'ok',
    exitCode: 0,
    signal: null,
    startedAt: '2026-11-20T09:33:01Z',
    wallSec: 1.31,
    usage: null,
    pollution: null,
    sha256: hash('c07b29'),
    layoutSeed: null,
    outputs: {},
    cutBytes: {},
    problem: null,
    ...rest,
  }
}
