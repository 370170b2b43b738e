/**
 * How noisy wall time and CPU time of Go benchmarks are: the same binary on both sides, on an idle
 * machine and beside busy loops. Folders hold Go modules; without one, the bundled example is used.
 *
 *     node start.js scripts/research/clocks.ts [--busy 0,2,4] [--rounds 16] [--benchtime 20ms] [FOLDER...]
 */
import '../ends-clean.ts'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Report, Sample } from '../../src/model/model.ts'
import { clocksOf } from '../../src/report/clocks.ts'
import { collectSamples, parseRecords } from '../../src/report/samples.ts'

const CLI = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))
const EXAMPLE = fileURLToPath(new URL('../../fixtures/examples/prolly/base', import.meta.url))
/** The arm and its copy: one binary, processes of their own. */
const CONTRAST = 'aa'

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    busy: { type: 'string', default: '0,2,4' },
    rounds: { type: 'string', default: '16' },
    benchtime: { type: 'string', default: 'auto' },
  },
})

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

function sdOf(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  const squares = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return Math.sqrt(squares / (numbers.length - 1))
}

/** Standard deviation of the log difference of a pair, of each benchmark. */
function noiseOf(samples: readonly Sample[], metric: string, [base, head]: [string, string]) {
  return samples.flatMap(({ metric: own, arm, benchmark, values }) => {
    if (own !== metric || arm !== base) return []
    const other = samples.find(
      (one) => one.metric === metric && one.arm === head && one.benchmark === benchmark,
    )
    const differences = values.flatMap((value, round) => {
      const its = other?.values[round]
      return value && its ? [Math.log(its / value)] : []
    })
    return differences.length < 3 ? [] : [sdOf(differences)]
  })
}

/** A repository with the module and a suite that compares it with itself. */
function repositoryOf(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'clocks-'))
  cpSync(folder, copy, { recursive: true, filter: (path) => basename(path) !== '.git' })
  const suite = [
    'suites:',
    '  aa:',
    '    workload: go-bench',
    '    contrasts: [aa]',
    '    run-identical: true',
    '    until: rounds',
    '    layout: single',
    `    rounds: { min: ${asked.rounds}, max: ${asked.rounds} }`,
    `    benchtime: ${asked.benchtime}`,
    '',
  ]
  writeFileSync(join(copy, '.gcbench.yml'), suite.join('\n'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: copy,
    })
  git('init', '-q', '-b', 'main')
  git('add', '-A', '-f')
  git('commit', '-q', '-m', 'as it is')
  return copy
}

async function measure(folder: string, busy: number): Promise<string> {
  const loops: ChildProcess[] = Array.from({ length: busy }, () =>
    spawn('sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' }),
  )
  try {
    const out = mkdtempSync(join(tmpdir(), 'clocks-out-'))
    const args = ['run', 'aa', '--budget', '30m', '--base', 'HEAD', '--head', 'HEAD', '--out', out]
    const child = spawn(process.execPath, [CLI, ...args], { cwd: folder, stdio: 'ignore' })
    await new Promise((done) => child.on('close', done))
    return rowOf(out)
  } finally {
    for (const loop of loops) loop.kill('SIGKILL')
  }
}

function rowOf(out: string): string {
  const { plan } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report
  const lines = readFileSync(join(out, 'records.ndjson'), 'utf8').trim().split('\n')
  const records = lines.map((line) => JSON.parse(line))
  const samples = collectSamples(plan, parseRecords(plan.suite, records)).value
  const contrast = plan.contrasts.find(({ kind }) => kind === CONTRAST)
  if (contrast?.kind !== CONTRAST) throw new Error('nothing is compared with itself')
  const arms: [string, string] = [contrast.base, contrast.head]
  const percent = (numbers: number[]) => {
    const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
    const print = (one: number) => (100 * one).toFixed(1)
    return `${print(median(numbers))} (${print(least)} to ${print(most)})`
  }
  const [wall, cpu] = [noiseOf(samples, 'time/op', arms), noiseOf(samples, 'cpu-s/op', arms)]
  const times = wall.map((own, i) => own / (cpu[i] ?? Number.NaN))
  const words = [...Map.groupBy(clocksOf(samples).values(), (word) => word)]
  const clocks = words.map(([word, all]) => `${all.length} ${word}`).join(', ')
  return `${percent(wall)} | ${percent(cpu)} | ${median(times).toFixed(1)} | ${clocks}`
}

const folders = positionals.length > 0 ? positionals.map((one) => resolve(one)) : [EXAMPLE]
console.log(`${cpus()[0]?.model ?? 'unknown CPU'}, ${cpus().length} cores`)
console.log(`sd of the log difference of a pair, in percent: median (range) of the benchmarks\n`)
console.log('| module | busy loops | load before | wall time | CPU time | ratio | clock |')
console.log('| --- | --: | --: | --: | --: | --: | --- |')
for (const folder of folders) {
  const repository = repositoryOf(folder)
  for (const busy of asked.busy.split(',').map(Number)) {
    const load = loadavg()[0]?.toFixed(1)
    const row = await measure(repository, busy)
    console.log(`| ${basename(folder)} | ${busy} | ${load} | ${row} |`)
  }
}
