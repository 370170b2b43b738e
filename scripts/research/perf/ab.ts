/**
 * False words of `gcbench ab` and of hyperfine's sequential way, which runs one command to its end
 * before the next: the same command against itself, on machines that drift as the models of
 * `npm run calibrate` do, and on this one under a load that comes and goes.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mean, sampleVariance } from 'simple-statistics'
import { DEFAULT_MARGIN_PCT } from '../../../src/model/metric.ts'
import type { PairedSample, Report } from '../../../src/model/model.ts'
import { readReport } from '../../../src/report/read-report.ts'
import { studentTTail } from '../../../src/stats/distributions.ts'
import { random } from '../../../src/stats/random.ts'
import { plannedAnalyses } from '../../../src/stats/schedule.ts'
import { judgeTable } from '../../../src/stats/table.ts'
import { inBlocks, interleaved, noiseModel } from '../calibrate/noise.ts'
import { ALPHA, MOST_ROUNDS } from '../calibrate/tables.ts'
import type { Figure } from './figure.ts'

const TABLES = 400
/** Runs that hyperfine makes of a command at least. */
const RUNS = 10
const LOOKS = plannedAnalyses({ alpha: ALPHA, most: MOST_ROUNDS })

/** Welch's test at 5 %, as hyperfine's own scripts/welch_ttest.py: it prints no test by itself. */
function saysDifferent(a: readonly number[], b: readonly number[]): boolean {
  const [va, vb] = [sampleVariance([...a]) / a.length, sampleVariance([...b]) / b.length]
  const t = (mean([...a]) - mean([...b])) / Math.sqrt(va + vb)
  const freedom = (va + vb) ** 2 / (va ** 2 / (a.length - 1) + vb ** 2 / (b.length - 1))
  return studentTTail(t, freedom) < 0.05
}

const rowOf = (base: number[], head: number[]): PairedSample => ({
  contrast: 'ab',
  benchmark: 'command',
  metric: 'wall-time',
  unit: 's',
  better: 'lower',
  assume: 'noisy',
  marginPct: DEFAULT_MARGIN_PCT,
  role: 'gating',
  layout: 'single',
  reruns: 0,
  base,
  head,
  failed: { base: 0, head: 0 },
  resolutionPct: null,
  machines: null,
  headFirst: base.map(() => null),
})

/** The word of a run that stops at the first look which decides. */
function wordOf(base: number[], head: number[], seed: string): string {
  for (const { rounds } of LOOKS) {
    const row = rowOf(base.slice(0, rounds), head.slice(0, rounds))
    const rules = { alpha: ALPHA, seed, final: rounds === MOST_ROUNDS, analyses: LOOKS }
    const word = judgeTable([row], rules).rows[0]?.verdict.word ?? 'failed'
    if (word !== 'inconclusive') return word
  }
  return 'inconclusive'
}

const isFalse = (word: string) => word === 'regressed' || word === 'improved'
const share = (count: number, of: number) => `${((100 * count) / of).toFixed(1)} %`
const timesFewer = (theirs: number, ours: number) =>
  ours === 0 ? `none against ${theirs}` : `${(theirs / ours).toFixed(0)} times fewer`

function simulated(id: string): Figure {
  const model = noiseModel(id)
  const stream = random(`ab ${id}`)
  let [ours, theirs] = [0, 0]
  for (let table = 0; table < TABLES; table++) {
    const pairs = interleaved(model, MOST_ROUNDS, stream)
    const blocks = inBlocks(model, RUNS, stream)
    const exp = (values: number[]) => values.map((value) => Math.exp(value))
    if (isFalse(wordOf(exp(pairs.base), exp(pairs.head), `${id} ${table}`))) ours++
    if (saysDifferent(exp(blocks.base), exp(blocks.head))) theirs++
  }
  console.error(`simulated ${id}: ${ours} false words of ${TABLES}, hyperfine's way ${theirs}`)
  return {
    what: `false verdicts in ${TABLES} A/A comparisons, simulated: ${model.about}`,
    ours: share(ours, TABLES),
    peer: `${share(theirs, TABLES)} (${RUNS} runs of one, then of the other; Welch's test)`,
    ratio: timesFewer(theirs, ours),
  }
}

const WORK = "sh -c 'i=0; while [ $i -lt 30000 ]; do i=$((i+1)); done'"
const COMPARISONS = 12

/** Burns two cores for one to four seconds, rests as long, and so on, while we are there. */
const LOAD = `for i in 1 2; do (while kill -0 ${process.pid} 2> /dev/null; do
  end=$(($(date +%s) + $RANDOM % 4 + 1)); while [ $(date +%s) -lt $end ]; do :; done
  sleep $(($RANDOM % 4 + 1)); done) & done; wait`

const cli = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url))

/** On this machine; null: hyperfine is not installed. */
function real(): Figure | null {
  if (spawnSync('hyperfine', ['--version']).error !== undefined) return null
  const folder = mkdtempSync(join(tmpdir(), 'perf-ab-'))
  const load = spawn('bash', ['-c', LOAD], { detached: true, stdio: 'ignore' })
  let [ours, theirs, decided] = [0, 0, 0]
  try {
    const options = { cwd: folder, stdio: 'pipe' } as const
    for (let at = 0; at < COMPARISONS; at++) {
      const asked = ['-N', '--runs', String(RUNS), '--export-json', 'hyperfine.json', WORK, WORK]
      execFileSync('hyperfine', asked, options)
      const { results } = JSON.parse(readFileSync(join(folder, 'hyperfine.json'), 'utf8'))
      const [a, b] = (results as { times: number[] }[]).map(({ times }) => times)
      if (saysDifferent(a ?? [], b ?? [])) theirs++
      execFileSync(
        process.execPath,
        [cli, 'ab', '-q', '--out', 'gcbench-out', '-n', 'a', '-n', 'b', '--', WORK, WORK],
        options,
      )
      const word = wallTimeWord(
        readReport(readFileSync(join(folder, 'gcbench-out/report.json'), 'utf8')),
      )
      if (isFalse(word)) ours++
      if (word === 'equivalent') decided++
      const sofar = `${ours} false words, hyperfine ${theirs}`
      console.error(`comparison ${at + 1} of ${COMPARISONS}: ${sofar} so far`)
    }
  } finally {
    if (load.pid !== undefined) process.kill(-load.pid)
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    what: `false verdicts in ${COMPARISONS} A/A comparisons of a shell loop under a changing load`,
    ours: `${ours} (${decided} said to be the same)`,
    peer: `${theirs} (hyperfine -N --runs ${RUNS}, Welch's test)`,
    ratio: timesFewer(theirs, ours),
  }
}

const wallTimeWord = ({ comparisons }: Report): string =>
  comparisons.find(({ metric }) => metric === 'wall-time')?.verdict.word ?? 'failed'

export async function ab(): Promise<Figure[]> {
  const here = real()
  if (here === null) console.error('hyperfine is not installed: simulated only')
  return [...['G', 'D', 'T', 'R', 'C'].map(simulated), ...(here === null ? [] : [here])]
}
