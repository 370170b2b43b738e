/** The statistics of a large table against benchstat's on the same numbers. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median } from 'simple-statistics'
import { judgeTable } from '../../src/core/judge/judge.ts'
import type { PairedSample } from '../../src/core/model/model.ts'
import { plannedLooks } from '../../src/core/stats/flips/planned-looks.ts'
import { normal, random } from '../../src/core/stats/random.ts'
import type { Figure } from './figure.ts'

const ROWS = 200
const ROUNDS = 40
const PAIRS = 7

const tools = fileURLToPath(new URL('../../tests/tools', import.meta.url))

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
    marginPct: 2,
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

const millis = (work: () => unknown) => {
  const start = performance.now()
  work()
  return performance.now() - start
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
      ...{ alpha: 0.05, seed: 'perf', final: true },
      looks: plannedLooks({ alpha: 0.05, most: ROUNDS }),
    }
    const judge = () => judgeTable(samples, design)
    const benchstat = () => execFileSync(binary, files, { stdio: 'pipe' })
    judge()
    benchstat()
    const [ours, peer]: [number[], number[]] = [[], []]
    for (let pair = 0; pair < PAIRS; pair++) {
      ours.push(millis(judge))
      peer.push(millis(benchstat))
    }
    const [we, they] = [median(ours), median(peer)]
    return [
      {
        what: `judging ${ROWS} rows, ${ROUNDS} rounds, all looks (goal 500 ms), median of ${PAIRS}`,
        ours: `${we.toFixed(0)} ms`,
        peer: `${they.toFixed(0)} ms (benchstat, whole process)`,
        ratio: `${(we / they).toFixed(2)} times`,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
