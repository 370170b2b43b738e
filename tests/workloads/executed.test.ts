/** What a trial says that a benchmark executes, by the programs that say it, on two trees of real files. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { workloads } from '../../src/workloads/index.ts'
import { PYTHON_EXECUTED } from '../../src/workloads/pytest-benchmark.ts'
import type { Executed } from '../../src/workloads/workload.ts'

type Files = Record<string, string>

function treeOf(files: Files): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'executed-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const toldOf = (kind: string) => workloads.find((one) => one.kind === kind)!.build.told!

/** Files of which two sides execute something else; null: one of them does not tell. */
function differing(kind: string, base: Executed | undefined, head: Executed | undefined) {
  if (base === undefined || head === undefined) return null
  const paths = [...new Set([...Object.keys(base), ...Object.keys(head)])]
  return paths.filter((path) => !toldOf(kind).isSame(path, base[path] ?? [], head[path] ?? []))
}

const TINYBENCH = {
  'package.json': '{}',
  'node_modules/tinybench/package.json': '{"version":"6.0.0","main":"dist/index.cjs"}',
  'node_modules/tinybench/dist/index.cjs': `exports.Bench = class {
  constructor() { this.tasks = [] }
  add(name, fn) { this.tasks.push({ name, fn }); return this }
  run() {
    for (const one of this.tasks) {
      one.fn()
      one.result = { latency: { p50: 1, samplesCount: 1 } }
    }
  }
}
`,
  'bench.js': `const { Bench } = require('tinybench')
const { used } = require('./work.js')
new Bench().add('work', () => used(2)).run()
`,
}

/** What the benchmark `work` of such a tree executes of these files. */
function executedByNode(files: Files, paths: string[]): Executed | undefined {
  const folder = treeOf({ ...TINYBENCH, ...files })
  const { settings: schema, build } = workloads.find(({ kind }) => kind === 'node')!
  const settings = schema.parse({ tool: 'tinybench', file: 'bench.js', install: ':' })
  const binary = join(treeOf({}), 'unit')
  const variant = { args: [], buildFlags: [], buildEnv: {}, env: {} } as never
  const request = { variant, out: binary, source: folder, unit: {} as never }
  const [program, ...words] = build.step(settings, request)!.argv
  execFileSync(program, words, { cwd: folder, stdio: 'ignore' })
  const out = treeOf({})
  const none = { port: '', data: '', seed: '0', ratePerSec: null, isWarmUp: false }
  const target = {
    id: 'u.work',
    unit: 'u',
    settings: { name: 'work', names: ['work'], opSec: 1e-6 },
  }
  const { argv, env } = toldOf('node').step(settings, {
    targets: [target as never],
    ...{ variant, binary, sec: 0.01, paths, file: join(out, 'counts') },
    places: { source: folder, out, ...none },
  })
  const how = { cwd: folder, env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(argv[0], argv.slice(1), how)
  expect(status, stderr).toBe(0)
  const text = spawnSync('cat', [join(out, 'counts')], { encoding: 'utf8' }).stdout
  return toldOf('node').read(text).get('work')
}

const WORK = `const step = 1
function twice(n) {
  return n + n // Always.
}
function used(n) {
  return [n].map((one) => twice(one) + step)
}
function unused(n) {
  return n * 3
}
module.exports = { used, unused }
`

describe('JavaScript', { tags: 'slow' }, () => {
  const changed = (from: string, to: string) => {
    expect(WORK).toContain(from)
    const paths = ['work.js', 'none.js']
    return differing(
      'node',
      executedByNode({ 'work.js': WORK }, paths),
      executedByNode({ 'work.js': WORK.replace(from, to) }, paths),
    )
  }
  it.each([
    ['a function that nobody calls', 'n * 3', 'n * 4'],
    ['a comment in one that is called', '// Always.', '// Ever.'],
    ['a comment between functions', 'function used', '/** It is. */\nfunction used'],
    ['nothing', '', ''],
  ])('%s is not executed', (_, from, to) => {
    expect(changed(from, to)).toEqual([])
  })
  it.each([
    ['a function that is called', 'n + n', '2 * n'],
    ['one within another', 'twice(one) + step', 'step + twice(one)'],
    ['what the file does as it is loaded', 'step = 1', 'step = 2'],
    [
      'a function that it has and the other has not',
      'function unused',
      'function more() {}\nfunction unused',
    ],
  ])('%s is executed', (_, from, to) => {
    expect(changed(from, to)).toEqual(['work.js'])
  })
  it('the text of a function that is made into another is executed', () => {
    const made = (times: number) =>
      `const text = (n) => n * ${times}\nexports.used = new Function('return ' + text)()\n`
    const of = (times: number) => executedByNode({ 'work.js': made(times) }, ['work.js'])
    expect(differing('node', of(2), of(3))).toEqual([''])
  })
  it.each([
    ['a process', "require('node:child_process').spawnSync('true'); exports.used = () => 1"],
    [
      'a thread',
      "const { Worker } = require('node:worker_' + 'threads')\nexports.used = () => new Worker('', { eval: true }).unref()",
    ],
  ])('%s beside it tells nothing of itself, so nothing is told', (_, text) => {
    expect(executedByNode({ 'work.js': text }, ['work.js'])).toBeUndefined()
  })
})

/** Pythons with and without `sys.monitoring`. */
const PYTHONS = ['python3', 'python3.8', 'python3.12', 'python3.13'].filter(
  (name) => spawnSync(name, ['--version'], { env: { PATH: process.env.PATH } }).status === 0,
)
if (PYTHONS.length < 2) console.warn(`skipped: other Pythons than ${PYTHONS.join()}: not here`)

function executedByPython(python: string, files: Files): Executed | undefined {
  const folder = treeOf(files)
  const own = treeOf({
    'gcbench_executed.py': PYTHON_EXECUTED.replaceAll('{source}', folder),
    'run.py': `import sys
import gcbench_executed
gcbench_executed.start()
sys.path.insert(0, ${JSON.stringify(folder)})
import work
gcbench_executed.forked()
work.used(2)
gcbench_executed.tell('work')
`,
  })
  const into = join(own, 'counts')
  const asked = { GCBENCH_EXECUTED: into, GCBENCH_EXECUTED_OF: '["work.py", "none.py"]' }
  const env = { PATH: process.env.PATH, PYTHONDONTWRITEBYTECODE: '1', ...asked }
  execFileSync(python, [join(own, 'run.py')], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const { stdout } = spawnSync('cat', [into], { encoding: 'utf8' })
  return toldOf('pytest-benchmark').read(stdout).get('work')
}

const MODULE = `import functools
step = 1

@functools.lru_cache(None)
def twice(n):
    """Two of it."""
    return n + n  # Always.

def used(n, more=0):
    return [twice(one) + step for one in (n, more)]

class Unused:
    def late(self):
        return 3

    @property
    def later(self):
        return (lambda: 5)()

def compiled(function):
    return function

@compiled
def foreign():
    return 7
`

describe.each(PYTHONS)('%s', { tags: 'slow' }, (python) => {
  const changed = (from: string, to: string) => {
    expect(MODULE).toContain(from)
    const of = (text: string) => executedByPython(python, { 'work.py': text })
    return differing('pytest-benchmark', of(MODULE), of(MODULE.replace(from, to)))
  }
  it.each([
    ['a method that nobody calls', 'return 3', 'return 4'],
    ['a property that nobody reads', '5', '6'],
    ['a comment, and all lines after it', '# Always.', '# Ever.\n    # And ever.'],
    ['nothing', '', ''],
  ])('%s is not executed', (_, from, to) => {
    expect(changed(from, to)).toEqual([])
  })
  it.each([
    ['a function that is called', 'n + n', '2 * n'],
    ['what the file does as it is loaded', 'step = 1', 'step = 2'],
    ['a default', 'more=0', 'more=1'],
    ['a docstring, which a program can read', 'Two of it.', 'Twice.'],
    ['what an unknown decorator may compile', 'return 7', 'return 8'],
    ['a function that the other has not', 'class Unused', 'def more(): pass\n\nclass Unused'],
  ])('%s is executed', (_, from, to) => {
    expect(changed(from, to)).toEqual(['work.py'])
  })
  it.each([
    ['a process', 'import subprocess\ndef used(n):\n    subprocess.run(["true"])\n'],
    ['a compiler of functions', 'import sys\nsys.modules["numba"] = sys\ndef used(n): pass\n'],
  ])('%s beside it tells nothing, so nothing is told', (_, text) => {
    expect(executedByPython(python, { 'work.py': text })).toBeUndefined()
  })
})
