/** One cycle of each instrument: what is run, in the order in which its users run it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mean } from 'simple-statistics'
import { askCriterion, plant, printed, run, type Stage, unitsOf } from './commands.ts'
import {
  BENCHMARKS,
  type Comparison,
  type Instrument,
  type Recording,
  SIZES_PCT,
  sidesOf,
  type Unit,
} from './measured.ts'
import { asvWords, benchstatWords, criterionWords, gcbenchWords, pytestWords } from './rules.ts'
import { compared } from './tally.ts'

type Found = Pick<Unit, 'comparisons' | 'recordings' | 'timed'>

const secSince = (startMs: number) => (performance.now() - startMs) / 1000

/** Each of `sides` in turn, with what it took. */
function inTurn<T>(sides: readonly number[][], measure: (plantedPct: number[], at: number) => T) {
  return sides.map((plantedPct, at) => {
    const startMs = performance.now()
    const value = measure(plantedPct, at)
    return { plantedPct, value, spentSec: secSince(startMs) }
  })
}

/** Sides next to each other, compared. */
const neighbours = <T>(
  sides: { plantedPct: number[]; value: T; spentSec: number }[],
  words: (base: T, head: T, at: number) => ReturnType<typeof benchstatWords>,
): Comparison[] =>
  sides
    .slice(1)
    .map((head, at) =>
      compared(
        head.plantedPct,
        words(sides[at]!.value, head.value, at),
        sides[at]!.spentSec + head.spentSec,
      ),
    )

const GO_TEST = ['test', '-run', '^$', '-bench', '.', '-benchtime', '100ms', '-count', '10']

const nsPerOp = (text: string): number[][] =>
  BENCHMARKS.map((name) =>
    [...text.matchAll(new RegExp(`^Benchmark${name}\\S*\\s+\\d+\\s+([\\d.]+) ns/op`, 'gm'))].map(
      ([, ns]) => Number(ns),
    ),
  )

function go(stage: Stage, cycle: number): Found {
  const sides = inTurn(sidesOf(cycle), (plantedPct, at) => {
    const isPlanted = plantedPct.some((pct) => pct > 0)
    if (isPlanted) plant(stage, plantedPct)
    const text = run('go', GO_TEST, { cwd: isPlanted ? stage.head : stage.base })
    const file = join(stage.folder, `side-${at}.txt`)
    writeFileSync(file, text)
    return { file, text }
  })
  const recordings: Recording[] = sides.map(({ plantedPct, value, spentSec }) => ({
    plantedPct,
    nsPerOp: nsPerOp(value.text),
    spentSec,
  }))
  const comparisons = neighbours(sides, (base, head) =>
    benchstatWords(
      printed(stage.benchstat, ['-format', 'csv', base.file, head.file], stage.folder),
    ),
  )
  return { comparisons, recordings }
}

const gcbench =
  (budget: string) =>
  (stage: Stage, cycle: number): Found => {
    const heads = inTurn(sidesOf(cycle).slice(1), (plantedPct) => {
      plant(stage, plantedPct)
      const out = join(stage.folder, 'gcbench-out')
      const sides = ['--base', stage.base, '--head', stage.head]
      const args = [stage.cli, 'run', ...sides, '--budget', budget, '--out', out, '--advisory']
      run(process.execPath, args, { cwd: stage.head })
      return gcbenchWords(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')).comparisons)
    })
    return {
      comparisons: heads.map(({ plantedPct, value, spentSec }) =>
        compared(plantedPct, value, spentSec),
      ),
    }
  }

function hyperfine(stage: Stage): Found {
  const sides = [0, 0, 0, ...SIZES_PCT]
  const out = join(stage.folder, 'hyperfine.json')
  const commands = sides.map((pct) => `${stage.once} ${100 + pct}`)
  run('hyperfine', ['--warmup', '3', '--export-json', out, ...commands], { cwd: stage.folder })
  const { results } = JSON.parse(readFileSync(out, 'utf8')) as {
    results: { mean: number; stddev: number; times: number[] }[]
  }
  const timed = results.map(({ mean, stddev, times }, at) => ({
    plantedPct: sides[at] ?? 0,
    mean,
    stddev,
    runs: times.length,
  }))
  return { comparisons: [], timed }
}

function pytest(stage: Stage, cycle: number): Found {
  const storage = mkdtempSync(join(stage.folder, 'runs-'))
  const sides = inTurn(sidesOf(cycle), (plantedPct, at) => {
    const against = [
      `--benchmark-compare=${String(at).padStart(4, '0')}`,
      '--benchmark-compare-fail=min:5%',
    ]
    const kept = [`--benchmark-storage=file://${storage}`, `--benchmark-save=side${at}`]
    const how = ['-q', '-p', 'no:cacheprovider', '--benchmark-max-time=0.5']
    return run(
      stage.python,
      ['-m', 'pytest', ...how, ...kept, ...(at === 0 ? [] : against), 'test_twin.py'],
      // It fails when a benchmark is slower.
      { cwd: stage.twin, env: unitsOf(plantedPct), mayFail: true },
    )
  })
  return { comparisons: neighbours(sides, (_, head) => pytestWords(head)) }
}

function asv(stage: Stage, cycle: number): Found {
  const folder = stage.twin
  const env = { HOME: stage.folder, GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' }
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], {
      cwd: folder,
      env,
    })
  rmSync(join(folder, '.git'), { recursive: true, force: true })
  rmSync(join(folder, '.asv'), { recursive: true, force: true })
  git('init', '-q', '-b', 'main')
  const call = (args: string[], more = {}) =>
    run(stage.python, ['-m', 'asv', ...args], { cwd: folder, env: { ...env, ...more } })
  call(['machine', '--yes'])
  const sides = inTurn(sidesOf(cycle), (plantedPct) => {
    git('add', '*.py', '*.json', 'benchmarks')
    git('commit', '-q', '--allow-empty', '-m', `${plantedPct}`)
    const commit = git('rev-parse', 'HEAD').trim()
    const where = ['-E', `existing:${stage.python}`, '--set-commit-hash', commit]
    call(['run', ...where], unitsOf(plantedPct))
    return commit
  })
  return {
    comparisons: neighbours(sides, (base, head) => asvWords(call(['compare', base, head]))),
  }
}

/** A number where criterion wants an estimate: it reads these of a base, and judges by the samples. */
const estimate = (of: number) => ({
  confidence_interval: { confidence_level: 0.95, lower_bound: of, upper_bound: of },
  point_estimate: of,
  standard_error: 0,
})

function keepSample(folder: string, times: readonly number[]): void {
  mkdirSync(folder, { recursive: true })
  const sample = { sampling_mode: 'Flat', iters: times.map(() => 1), times }
  const [typical, none] = [estimate(mean([...times])), estimate(0)]
  const spread = { median_abs_dev: none, std_dev: none, slope: null }
  const estimates = { mean: typical, median: typical, ...spread }
  writeFileSync(join(folder, 'sample.json'), JSON.stringify(sample))
  writeFileSync(join(folder, 'estimates.json'), JSON.stringify(estimates))
}

/** What criterion says of the recordings of `go test`; null: there is no cargo. */
export function judgedByCriterion(unit: Unit): Unit | null {
  const folder = mkdtempSync(join(tmpdir(), 'shootout-'))
  const sides = unit.recordings ?? []
  const nameOf = (at: number, benchmark: string) => `${benchmark}${at}`
  const names = sides.slice(1).map((_, at) => BENCHMARKS.map((name) => nameOf(at, name)))
  for (const [at, { nsPerOp }] of sides.entries())
    for (const [i, benchmark] of BENCHMARKS.entries()) {
      if (at > 0) keepSample(join(folder, nameOf(at - 1, benchmark), 'head'), nsPerOp[i]!)
      if (at < sides.length - 1)
        keepSample(join(folder, nameOf(at, benchmark), 'base'), nsPerOp[i]!)
    }
  const startMs = performance.now()
  const said = askCriterion(folder, names.flat())
  rmSync(folder, { recursive: true })
  if (said === null) return null
  const sidesOfWords = sides.map(({ plantedPct, spentSec }) => ({ plantedPct, value: 0, spentSec }))
  const comparisons = neighbours(sidesOfWords, (_base, _head, at) =>
    criterionWords(said, names[at]!),
  )
  const { condition, cycle } = unit
  return { instrument: 'criterion', condition, cycle, comparisons, spentSec: secSince(startMs) }
}

const INSTRUMENTS: Record<Instrument, (stage: Stage, cycle: number) => Found> = {
  go,
  gcbench: gcbench('15s'),
  'gcbench-minute': gcbench('60s'),
  hyperfine,
  pytest,
  asv,
}

export const instrumentNames = Object.keys(INSTRUMENTS) as Instrument[]

export function measureUnit(
  stage: Stage,
  { instrument, condition, cycle }: Pick<Unit, 'condition' | 'cycle'> & { instrument: Instrument },
): Unit {
  const startMs = performance.now()
  const found = INSTRUMENTS[instrument](stage, cycle)
  return { instrument, condition, cycle, ...found, spentSec: secSince(startMs) }
}
