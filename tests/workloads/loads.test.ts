/** What a list says that a benchmark loads, by the programs that say it, on trees of real files. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fillArgv } from '../../src/settings/command-line.ts'
import { workloads } from '../../src/workloads/index.ts'
import { PYTHON_LOADS } from '../../src/workloads/pytest-benchmark.ts'
import { isReadingCode, readAsData } from '../../src/workloads/source-text.ts'
import { CODE_HASH } from '../../src/workloads/tool.ts'

function treeOf(files: Record<string, string>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'loads-')))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const TINYBENCH = {
  'node_modules/tinybench/package.json': '{"version":"6.0.0","main":"dist/index.cjs"}',
  'node_modules/tinybench/dist/index.cjs':
    'exports.Bench = class { constructor() { this.tasks = [] } add() { return this } run() {} }\n',
}

/** What the program of a build lists of these files, and how that is read. */
function listIn(files: Record<string, string>, file: string | string[]) {
  const folder = treeOf({ ...TINYBENCH, 'package.json': '{}', ...files })
  const workload = workloads.find(({ kind }) => kind === 'node')!
  const settings = workload.settings.parse({ tool: 'tinybench', file, install: ':' })
  const { benchmarks } = workload.source
  const selection = benchmarks.kind === 'listed' ? benchmarks.selects?.(settings) : null
  const out = join(treeOf({}), 'unit')
  const variant = { buildFlags: [], buildEnv: {} } as never
  const request = { variant, out, source: folder, unit: {} as never }
  const { argv } = workload.build.step(settings, request)!
  execFileSync(argv[0], argv.slice(1), { cwd: folder, stdio: 'ignore' })
  const list = selection!.listNames(out)
  const said = execFileSync(list.argv[0], list.argv.slice(1), { cwd: folder, encoding: 'utf8' })
  return { said, selection: selection! }
}

/** What the benchmark `work` loads of the tree. */
function listedIn(files: Record<string, string>) {
  const { said, selection } = listIn(files, 'bench.js')
  expect(selection.readNames(said)).toEqual(['work'])
  return selection.readLoads!(said).get('work')
}

it('a file that starts threads is named, and measures nothing', { tags: 'slow' }, () => {
  const threads = "const { Worker } = require('node:worker_threads')\nnew Worker('./none.js')\n"
  const files = { 'bench.js': bench(), 'threads.js': bench(threads) }
  const { said, selection } = listIn(files, Object.keys(files))
  expect(selection.readNames(said)).toEqual(['bench.js > work'])
  expect(selection.readLeft!(said)).toEqual(['threads.js'])
})

const bench = (...loads: string[]) =>
  `const { Bench } = require('tinybench')\n${loads.join('\n')}\nnew Bench().add('work', () => {})\n`

it('a benchmark loads what its modules name, and nothing beside', { tags: 'slow' }, () => {
  const more = { 'lib/a.js': "require('./b')", 'lib/b.js': '', 'lib/c.js': '', 'test/t.js': '' }
  const loads = listedIn({ 'bench.js': bench("require('./lib/a.js')"), ...more })
  expect(Object.keys(loads!)).toEqual(['bench.js', 'lib/a.js', 'lib/b.js', 'node_modules'])
  // The main file of the package around it.
  const own = listedIn({
    'package.json': '{"main":"lib/c.js"}',
    'sub/x.js': "require('..')",
    'bench.js': bench("require('./sub/x')"),
    ...more,
  })
  expect(Object.keys(own!)).toEqual(['bench.js', 'lib/c.js', 'sub/x.js', 'node_modules'])
})

it.each([
  ['a name that is made as it runs', "require('./lib/' + process.argv0.slice(99) + 'a.js')"],
  ['a package that is nowhere', "try { require('alias') } catch {}"],
  ['a subpath of its own', "try { require('#own') } catch {}"],
  ['a process of its own', "require('child_process')"],
])('%s may load all code of the tree', (_, load) => {
  const loads = listedIn({ 'bench.js': bench(load), 'lib/a.js': '', 'test/t.js': '' })
  expect(Object.keys(loads!)).toEqual(['bench.js', 'lib/a.js', 'test/t.js', 'node_modules'])
})

it('another text, and another version of a package, are something else', { tags: 'slow' }, () => {
  const of = (text: string, version: string) =>
    listedIn({
      'bench.js': bench("require('./a')"),
      'a.js': text,
      'node_modules/tinybench/package.json': `{"version":"${version}","main":"dist/index.cjs"}`,
    })
  const first = of('1', '6.0.0')
  expect(of('1', '6.0.0')).toEqual(first)
  expect(of('2', '6.0.0')).toEqual({ ...first, 'a.js': expect.not.stringMatching(first!['a.js']!) })
  expect(of('1', '6.0.1')!.node_modules).not.toBe(first!.node_modules)
})

it.each([
  // npm writes the name of the folder where package.json has none.
  [
    '.package-lock.json',
    (v: string, at: string) =>
      JSON.stringify({ name: at, packages: { 'node_modules/a': { version: v } } }),
  ],
  [
    '.yarn-integrity',
    (v: string, at: string) =>
      JSON.stringify({ topLevelPatterns: [`a@${v}`, `workspace-aggregator-${at}@1.0.0`] }),
  ],
])('%s tells versions, and not where it was written', { tags: 'slow' }, (name, textOf) => {
  const of = (version: string, at: string) =>
    listedIn({ 'bench.js': bench(), [`node_modules/${name}`]: textOf(version, at) })!.node_modules
  const first = of('1.0.0', '0a1b2c3d-0000-4000-8000-000000000000')
  expect(of('1.0.0', '1a1b2c3d-0000-4000-8000-000000000001')).toBe(first)
  expect(of('1.0.1', '0a1b2c3d-0000-4000-8000-000000000000')).not.toBe(first)
})

function pythonLoads(files: Record<string, string>): Record<string, string> {
  const folder = treeOf(files)
  const program = `${PYTHON_LOADS.replaceAll('{source}', folder)}
sys.path.insert(0, TOP)
print(say(Loads(), [('bench_work', TOP + '/bench_work.py')]))`
  const env = { PATH: process.env.PATH, PYTHONDONTWRITEBYTECODE: '1' }
  const said = execFileSync('python3', ['-c', program], { encoding: 'utf8', env })
  return JSON.parse(said.replace('gcbench-loads ', ''))
}

const PACKAGE = {
  'work/__init__.py': '',
  'work/a.py': 'from . import b\ndef late():\n    from .c import x\n',
  'work/b.py': 'import json',
  'work/c.py': 'x = 1',
  'work/other.py': '',
}

it('a Python file loads modules with their packages, also those that functions import', {
  tags: 'slow',
}, () => {
  const loads = pythonLoads({ 'bench_work.py': 'import work.a', ...PACKAGE })
  const own = ['bench_work.py', 'work/__init__.py', 'work/a.py', 'work/b.py', 'work/c.py']
  expect(Object.keys(loads)).toEqual([...own, 'packages'])
  const any = { 'bench_work.py': 'import importlib\nimportlib.import_module("wo" + "rk")' }
  expect(Object.keys(pythonLoads({ ...any, ...PACKAGE }))).toContain('work/other.py')
  const named = { 'bench_work.py': 'import importlib\nimportlib.import_module("work.b")' }
  expect(Object.keys(pythonLoads({ ...named, ...PACKAGE }))).not.toContain('work/other.py')
})

it('a version that a build wrote is no other code, and any other text is', { tags: 'slow' }, () => {
  const of = (text: string) =>
    pythonLoads({ 'bench_work.py': 'import _version', '_version.py': text })['_version.py']
  expect(of("# file generated by x\nversion = '1'\n")).toBe(
    of("# file generated by x\nversion = '2'\n"),
  )
  expect(of("version = '1'\n")).not.toBe(of("version = '2'\n"))
})

/** The `LOADS` line of a program of C in a folder of its own. */
function hashOf(text: string, name: string) {
  const folder = treeOf({ [`${name}/work.c`]: text })
  const bin = join(folder, 'unit')
  const [program, ...words] = fillArgv(['sh', '-euc', `${CODE_HASH}loads "$bin.made"`], {
    source: join(folder, name),
  })
  execFileSync('cc', ['-g', '-O2', '-o', `${bin}.made`, join(folder, name, 'work.c')])
  return execFileSync(program, words, { env: { ...process.env, bin }, encoding: 'utf8' })
}

it('a program has the hash of what it executes, wherever it was built', { tags: 'slow' }, () => {
  const text = '#include <stdio.h>\nint main(void) { puts(__FILE__); return 0; }\n'
  const first = hashOf(text, 'base')
  expect(first).toMatch(/^gcbench-loads \{"its machine code":"\w{64}"\}\n$/)
  expect(hashOf(`// what it does\n${text}`, 'head')).toBe(first)
  expect(hashOf(text.replace('return 0', 'return 1'), 'head')).not.toBe(first)
})

it('code that is read as data is in no list: it is found by its name, or by who looks for files', {
  tags: 'slow',
}, () => {
  const isData = (path: string, line: string) =>
    new RegExp(readAsData(['src/work.js', 'src/lib.rs'])).test(line) && isReadingCode(path, line)
  expect(isData('bench/a.js', "const text = readFileSync('../src/work.js')")).toBe(true)
  expect(isData('benches/a.rs', 'let t = fs::read_to_string("src/lib.rs");')).toBe(true)
  expect(isData('bench/a.js', 'for (const one of readdirSync(folder))')).toBe(true)
  expect(isData('bench/a.js', "import { read } from '../src/work.js'")).toBe(false)
  expect(isData('scripts/a.js', 'for (const one of readdirSync(folder))')).toBe(false)
  expect(isData('Cargo.toml', 'path = "src/lib.rs" # read')).toBe(false)
})

// fast-json-stringify prints its own table of what it has measured, all of it.
it('what a file makes of results that nobody asked for does not keep its names', () => {
  const late = 'new Bench().run()\nPromise.resolve().then(() => [].at(0).result.latency)'
  expect(Object.keys(listedIn({ 'bench.js': bench(late) })!)).toContain('bench.js')
})
