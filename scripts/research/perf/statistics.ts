/** The statistics of a large table against benchstat's on the same numbers. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from 'simple-statistics'
import { DEFAULT_MARGIN_PCT } from '../../../src/model/metric.ts'
import type { PairedSample } from '../../../src/model/model.ts'
import { normal, random } from '../../../src/stats/random.ts'
import { plannedAnalyses } from '../../../src/stats/schedule.ts'
import { judgeTable } from '../../../src/stats/table.ts'
import type { Figure } from './figure.ts'

const ROWS = 200
const ROUNDS = 40
const PAIRS = 7

const tools = fileURLToPath(new URL('../../../tests/tools', import.meta.url))

function makeSamples(): PairedSample[] {
  const stream = random('perf')
  const values = () => Array.from({ length: ROUNDS }, () => 1e-3 * Math.exp(0.02 * normal(stream)))
  return Array.from({ length: ROWS }, (_, row) => ({
    contrast: 'refs',
    benchmark: `row${row}`,
    metric: 'time/op',
    unit: 's',
    better: 'lower',
    assume: 'noisy',
    marginPct: DEFAULT_MARGIN_PCT,
    role: 'gating',
    base: values(),
    head: values(),
    failed: { base: 0, head: 0 },
    headFirst: Array.from({ length: ROUNDS }, () => null),
    resolutionPct: null,
    layout: 'single',
    reruns: 0,
    machines: null,
  }))
}

const textOf = (samples: PairedSample[], side: 'base' | 'head') =>
  samples
    .flatMap(({ benchmark, [side]: values }) =>
      values.map((value) => `Benchmark${benchmark} 1 ${(value ?? 0) * 1e9} ns/op`),
    )
    .join('\n')

/** CPU time of this process, all of its threads: judging is to fit on one core. */
const ownMillis = (work: () => unknown) => {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Milliseconds in a tick of the kernel's accounting, as Linux shows it to programs. */
const TICK = 10
/** CPU time of the children that have ended: `cutime` and `cstime` of proc(5). */
const childMillis = (work: () => unknown) => {
  const ticks = () => {
    const [, rest = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ')
    const fields = rest.split(' ')
    return Number(fields[13]) + Number(fields[14])
  }
  const before = ticks()
  work()
  return TICK * (ticks() - before)
}

export async function statistics(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'perf-'))
  try {
    const binary = join(folder, 'benchstat')
    const from = ['build', '-o', binary, 'golang.org/x/perf/cmd/benchstat']
    execFileSync('go', from, { cwd: tools, stdio: 'inherit' })
    const samples = makeSamples()
    const files = (['base', 'head'] as const).map((side) => join(folder, `${side}.txt`))
    writeFileSync(files[0] ?? '', textOf(samples, 'base'))
    writeFileSync(files[1] ?? '', textOf(samples, 'head'))
    const design = {
      alpha: 0.05,
      seed: 'perf',
      final: true,
      analyses: plannedAnalyses({ alpha: 0.05, most: ROUNDS }),
    }
    const judge = () => judgeTable(samples, design)
    const benchstat = () => execFileSync(binary, files, { stdio: 'pipe' })
    const first = ownMillis(judge)
    benchstat()
    const [ours, peer]: [number[], number[]] = [[], []]
    for (let pair = 0; pair < PAIRS; pair++) {
      ours.push(ownMillis(judge))
      peer.push(childMillis(benchstat))
    }
    const [we, they] = [median(ours), median(peer)]
    return [
      {
        what: `judging ${ROWS} rows of ${ROUNDS} rounds, all looks: CPU time (goal 500 ms)`,
        ours: `${first.toFixed(0)} ms at first, then ${we.toFixed(0)} ms (median of ${PAIRS})`,
        peer: `${they.toFixed(0)} ms (benchstat, whole process)`,
        ratio: `${(we / they).toFixed(2)} times`,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
