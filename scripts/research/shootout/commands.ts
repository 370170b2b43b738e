/** Programs that the shootout starts, in a folder of its own: the real tools. */
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findTool } from '../../../tests/tool-path.ts'

const HERE = import.meta.dirname
const PROJECT = join(HERE, '../../..')
const PROGRAM = join(HERE, 'program')

/** Kept between invocations: Python's tools. */
const VENV = join(HERE, '.venv')

/** No instrument takes longer for one side. */
const LIMIT_MS = 180_000

type Run = { cwd: string; env?: NodeJS.ProcessEnv; mayFail?: boolean; limitMs?: number }

/** What it printed; throws that when it could not start, or failed though it may not. */
export function run(program: string, args: string[], options: Run): string {
  const { cwd, env, mayFail = false, limitMs = LIMIT_MS } = options
  const done = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    timeout: limitMs,
    env: { ...process.env, GOFLAGS: '', GOWORK: 'off', ...env },
  })
  const said = `${done.stdout}${done.stderr}`
  if (done.error !== undefined || (done.status !== 0 && !mayFail))
    throw new Error(`${program} ${args.join(' ')}: ${done.error?.message ?? said}`)
  return said
}

/** The part of standard output alone. */
export const printed = (program: string, args: string[], cwd: string): string => {
  const done = spawnSync(program, args, { cwd, encoding: 'utf8' })
  if (done.status !== 0) throw new Error(`${program}: ${done.error?.message ?? done.stderr}`)
  return done.stdout
}

/** Where everything is measured; made anew for every invocation. */
export type Stage = {
  folder: string
  base: string
  head: string
  once: string
  twin: string
  python: string
  benchstat: string
  cli: string
}

export function makeStage(folder: string): Stage {
  const stage: Stage = {
    folder,
    base: join(folder, 'base'),
    head: join(folder, 'head'),
    once: join(folder, 'once'),
    twin: join(folder, 'twin'),
    python: join(VENV, 'bin/python'),
    benchstat: printed('go', ['tool', '-n', 'benchstat'], join(PROJECT, 'tests/tools')).trim(),
    cli: fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url)),
  }
  for (const side of [stage.base, stage.head])
    cpSync(PROGRAM, side, { recursive: true, filter: (path) => !/\/(?:twin|judge)$/.test(path) })
  cpSync(join(PROGRAM, 'twin'), stage.twin, { recursive: true })
  run('go', ['build', '-o', stage.once, './cmd/once'], { cwd: stage.base })
  run('python3', ['-m', 'venv', VENV], { cwd: folder })
  run(stage.python, ['-m', 'pip', 'install', '-q', '-r', join(PROGRAM, 'twin/requirements.txt')], {
    cwd: folder,
  })
  return stage
}

/** The head's sources: as much more work as planted. A side knows that it is another one. */
export function plant({ base, head }: Stage, plantedPct: readonly number[]): void {
  const units = plantedPct.map((pct) => 100 + pct).join(', ')
  const text = readFileSync(join(base, 'units.go'), 'utf8')
    .replace(/\{[\d, ]+\}/, `{${units}}`)
    .replace('Side = 0', 'Side = 1')
  mkdirSync(head, { recursive: true })
  writeFileSync(join(head, 'units.go'), text)
}

/** For programs in Python. */
export const unitsOf = (plantedPct: readonly number[]) => ({
  SHOOTOUT_UNITS: JSON.stringify(plantedPct.map((pct) => 100 + pct)),
})

/** Where criterion is built; kept between invocations. */
const JUDGE = join(PROGRAM, 'judge')

export const CRITERION =
  /criterion = \{ version = "=([\d.]+)"/.exec(
    readFileSync(join(JUDGE, 'Cargo.toml'), 'utf8'),
  )?.[1] ?? '?'

/**
 * What criterion says of samples that were recorded elsewhere, by its own `--load-baseline`: a
 * folder for each name, with those of both sides. Null: there is no cargo.
 */
export function askCriterion(folder: string, names: readonly string[]): string | null {
  if (findTool('cargo') === null) return null
  const env = { CRITERION_HOME: folder, JUDGED: names.join(' '), CARGO_TERM_QUIET: 'true' }
  const asked = ['--bench', '--load-baseline', 'head', '--baseline', 'base', '--noplot']
  return run('cargo', ['run', '--release', '--', ...asked], { cwd: JUDGE, env, limitMs: 1_200_000 })
}

const LOOP = `while kill -0 ${process.pid} 2> /dev/null; do
  i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done
done`

/** Two loops that never rest, while `work` runs; they end with this process at the latest. */
export async function besideLoops<T>(work: () => T): Promise<T> {
  const loops = [1, 2].map(() => spawn('sh', ['-c', LOOP], { stdio: 'ignore' }))
  const ended = loops.map((loop) => new Promise((resolve) => loop.once('exit', resolve)))
  try {
    return work()
  } finally {
    for (const loop of loops) loop.kill('SIGKILL')
    await Promise.all(ended)
  }
}

export const versions = ({ python, twin }: Stage): Record<string, string> => {
  const version = (text: string) => /\d+(?:\.\d+)+/.exec(text)?.[0] ?? '?'
  const { version: ours } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8'))
  const pinned = readFileSync(join(PROJECT, 'tests/tools/go.mod'), 'utf8')
  const ofPython = (module: string) =>
    version(run(python, ['-m', 'pip', 'show', module], { cwd: twin }).split('\n')[1] ?? '')
  return {
    gcbench: ours,
    benchstat: /golang\.org\/x\/perf (\S+)/.exec(pinned)?.[1] ?? '?',
    hyperfine: version(run('hyperfine', ['--version'], { cwd: twin })),
    'pytest-benchmark': ofPython('pytest-benchmark'),
    asv: ofPython('asv'),
    Go: version(run('go', ['version'], { cwd: twin })),
    Python: version(run(python, ['--version'], { cwd: twin })),
    criterion: CRITERION,
    // Read, not run: src/write.ts, and lib/bencher_boundary.
    'github-action-benchmark': '1.22.0',
    Bencher: '0.6.12',
  }
}
