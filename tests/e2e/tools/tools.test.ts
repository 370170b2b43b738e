/** Benchmarks of other tools, as far as they need no toolchain; the others are in tests/long. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { REQUIREMENTS } from '../../../src/workloads/pytest-benchmark.ts'
import { packageAt } from '../../support/installed-package.ts'
import { lacks } from '../../support/lacks.ts'
import { expectFaster, measured } from '../../support/measured-tool.ts'

/** What the files of a Python project say that its tests need, as words of pip. */
function declared(files: Record<string, string>, ...asked: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'declared-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const argv = ['-c', REQUIREMENTS, ...asked]
    return execFileSync('python3', argv, { cwd: folder, encoding: 'utf8' }).split('\n').slice(0, -1)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('pytest-benchmark', () => {
  it('finds what a project says that its tests need', ({ skip }) => {
    skip(lacks('Python', 'python3', '-c', 'import tomllib'))
    const PROJECT_TABLE = '[project]\nname = "p"\n[project.optional-dependencies]\n'
    const extras = {
      'pyproject.toml': `${PROJECT_TABLE}Tests = ["a"]\ndev = ["b"]\njson = ["c"]\n`,
    }
    expect(declared(extras)).toEqual(['-e', '.[Tests]'])
    expect(declared(extras, 'all')).toEqual(['-e', '.[Tests,dev,json]'])
    const speed = 'speed = ["pytest_benchmark >= 4"]\n'
    const bySpeed = { 'pyproject.toml': `${extras['pyproject.toml']}${speed}` }
    expect(declared(bySpeed)).toEqual(['-e', '.[Tests,speed]'])
    const grouped = { 'pyproject.toml': `[dependency-groups]\n${speed}docs = ["d"]\n` }
    expect(declared(grouped)).toEqual(['pytest_benchmark >= 4'])
    const groups = `[dependency-groups]
base = ["pytest>=8"]
test = [{ include-group = "base" }, "hypothesis"]
dev = ["ruff"]
`
    const wanted = ['-e', '.', 'pytest>=8', 'hypothesis']
    expect(declared({ 'pyproject.toml': groups, 'setup.py': 'setup()' })).toEqual(wanted)
    const files = { 'requirements.txt': '', 'requirements/test.txt': '', 'test.txt': 'no list' }
    expect(declared(files)).toEqual(['-r', 'requirements.txt', '-r', 'requirements/test.txt'])
    expect(declared({ 'requirements-dev.txt': '' })).toEqual(['-r', 'requirements-dev.txt'])
    const older = 'setup(extras_require={\n  "test": ["x"],\n})'
    expect(declared({ 'setup.py': older })).toEqual(['-e', '.[test]'])
    const poetry = `[build-system]
[tool.poetry.group.dev.dependencies]
pytest-benchmark = "^4"
`
    expect(declared({ 'pyproject.toml': poetry })).toEqual(['-e', '.', 'pytest-benchmark'])
  })

  it('takes the versions that uv or Poetry locked, where there is one of each', ({ skip }) => {
    skip(lacks('Python', 'python3', '-c', 'import tomllib'))
    const of = (name: string, version: string, source = '') =>
      `[[package]]\nname = "${name}"\nversion = "${version}"\n${source}\n`
    const registry = 'source = { registry = "https://pypi.org/simple" }'
    const uv = [
      of('attrs', '23.1.0', registry),
      of('own', '1.0', 'source = { editable = "." }'),
      of('numpy', '1.26', registry),
      of('numpy', '2.0', registry),
    ]
    expect(declared({ 'uv.lock': uv.join('') }, 'locked')).toEqual(['attrs==23.1.0'])
    const poetry = [of('attrs', '23.2.0'), of('near', '1', '[package.source]\ntype = "directory"')]
    expect(declared({ 'poetry.lock': poetry.join('') }, 'locked')).toEqual(['attrs==23.2.0'])
    expect(declared({}, 'locked')).toEqual([''])
  })
})

const TINYBENCH = (times: number) => `import { Bench } from 'tinybench'
const bench = new Bench({ time: 20, warmupTime: 5 })
bench.add('long', () => { let sum = 0; for (let i = 0; i < ${times}; i++) sum ^= i; return sum })
await bench.run()
console.table(bench.table())
`

describe('a change that says the same', () => {
  const crate = {
    'Cargo.toml': '[package]\nname = "work"\n\n[dev-dependencies]\ncriterion = "0.5"\n',
    'benches/work.rs': 'fn main() {}\n',
    'src/lib.rs': 'pub fn work() -> u32 {\n    1\n}\n',
    'README.md': 'Work.\n',
  }
  it('builds and runs nothing, whatever tool it takes', async () => {
    const { report, said } = await measured(
      crate,
      {
        'src/lib.rs': '/// One, always.\npub fn work() -> u32 {\n    // One.\n    1\n}\n',
        'README.md': 'Works.\n',
      },
      '',
    )
    expect(report.plan.targets, said).toEqual([])
    expect(report.builds, said).toEqual([])
    expect(report.records ?? []).toEqual([])
    expect(report.conclusion.conclusion, said).toBe('success')
    expect(said).toContain('not built: 1 package, since what they are built from is the same')
  })
})

describe('node', () => {
  it('runs several files of tinybench, one after the other, whatever they wait for', async () => {
    const file = (times: number) =>
      TINYBENCH(times).replace('await bench.run()', 'bench.run().then(() => {})')
    const { times, said } = await measured(
      {
        'package.json': '{ "type": "module" }',
        'bench/one.js': file(1_000_000),
        'bench/two.js': file(1_000_000),
        ...packageAt('tinybench', 'vendor/tinybench'),
      },
      { 'bench/one.js': file(10), 'bench/two.js': file(999_999) },
      `    workload: node
    tool: tinybench
    file: [bench/one.js, bench/two.js]
    install: mkdir node_modules && cp -r vendor/tinybench node_modules/
`,
    )
    const names = ['bench/one.js > long', 'bench/two.js > long']
    expect(
      [...times.keys()].filter((name) => name !== 'geomean'),
      said,
    ).toEqual(names)
    expectFaster(times.get(names[0] ?? ''), said)
  })

  it('leaves out the benchmark of a file that loads nothing of the change', async () => {
    const { times, said } = await measured(
      {
        'package.json': '{ "type": "module" }',
        'bench/one.js': TINYBENCH(1_000_000),
        'bench/two.js': TINYBENCH(1_000_000),
        ...packageAt('tinybench', 'vendor/tinybench'),
      },
      { 'bench/one.js': TINYBENCH(10) },
      `    workload: node
    tool: tinybench
    file: [bench/one.js, bench/two.js]
    install: mkdir node_modules && cp -r vendor/tinybench node_modules/
`,
    )
    expect([...times.keys()], said).toEqual(['bench/one.js > long'])
    expect(said).toContain('1 benchmark not run')
  })

  it('leaves out the benchmark that loads what changed, and executes none of it', async () => {
    // The first node that a trial finds may be an older one, in which nothing is told.
    vi.stubEnv('PATH', `${dirname(process.execPath)}:${process.env.PATH}`)
    onTestFinished(() => void vi.unstubAllEnvs())
    const work = (times: number) => `export const step = (n) => n + 1
export const short = (n) => { for (let i = 0; i < 100; i++) n = step(n); return n }
export const long = (n) => { for (let i = 0; i < ${times}; i++) n = step(n); return n }
`
    const { times, report, said } = await measured(
      {
        'package.json': '{ "type": "module" }',
        'work.js': work(1_000_000),
        'bench.js': `import { Bench } from 'tinybench'
import { long, short } from './work.js'
const bench = new Bench()
bench.add('long', () => long(1)).add('short', () => short(1))
await bench.run()
`,
        ...packageAt('tinybench', 'vendor/tinybench'),
      },
      { 'work.js': work(10) },
      `    workload: node
    tool: tinybench
    file: bench.js
    install: mkdir node_modules && cp -r vendor/tinybench node_modules/
`,
    )
    expect([...times.keys()], said).toEqual(['long'])
    expectFaster(times.get('long'), said)
    const idle = report.problems.filter(({ code }) => code === 'not-executed')
    expect(idle.map(({ subject, message }) => [subject?.benchmark, message])).toEqual([
      ['short', 'left out: it runs none of the changed code, in 0.1 s of it'],
    ])
  })

  it('runs suites of Benchmark.js one by one, and what runs by itself', async () => {
    const file = (times: number) => `const { Benchmark, Suite } = require('benchmark')
const work = (times) => () => { let sum = 0; for (let i = 0; i < times; i++) sum ^= i; return sum }
new Suite().add('long', work(${times}), { minSamples: 100 }).add({ name: 'same', fn: work(1e6) }).run({ async: true })
new Benchmark('alone', work(1e6)).run()
`
    const vendor = ['benchmark', 'platform', 'lodash'].map((name) =>
      packageAt(name, `vendor/${name}`),
    )
    const needed = Object.entries(Object.assign({}, ...vendor) as Record<string, string>).filter(
      ([path]) => !path.startsWith('vendor/lodash/') || /\/(lodash\.js|package\.json)$/.test(path),
    )
    const { times, said } = await measured(
      { 'package.json': '{}', 'bench.js': file(1_000_000), ...Object.fromEntries(needed) },
      { 'bench.js': file(10) },
      `    workload: node
    tool: benchmark
    file: bench.js
    install: mkdir node_modules && cp -r vendor/. node_modules/
`,
    )
    const names = [...times.keys()].filter((name) => name !== 'geomean')
    expect(names.sort(), said).toEqual(['alone', 'long', 'same'])
    expectFaster(times.get('long'), said)
  })

  it('tells by a profile which function takes longer, by its name and file', async () => {
    const work = (times: number) => `export function look(n) {
  let sum = 0
  for (let i = 0; i < n; i++) sum = (sum * 31 + i) | 0
  return sum
}
export function walk(n) {
  let sum = 0
  for (let i = 0; i < n; i++) sum = (sum * 33 + i) | 0
  return sum
}
export const work = () => look(100000) + walk(${times})
`
    const { report, said } = await measured(
      {
        'package.json': '{ "type": "module" }',
        'src/work.js': work(30_000),
        'bench/work.js': `import { Bench } from 'tinybench'
import { work } from '../src/work.js'
const bench = new Bench({ time: 20, warmupTime: 5 })
bench.add('long', () => work())
await bench.run()
`,
        ...packageAt('tinybench', 'vendor/tinybench'),
      },
      { 'src/work.js': work(600_000) },
      `    workload: node
    tool: tinybench
    file: bench/work.js
    install: mkdir node_modules && cp -r vendor/tinybench node_modules/
    profile: { of: all, runs: 3, kinds: [cpu, heap, instructions] }
`,
    )
    const [target] = report.profiles?.targets ?? []
    const walk = target?.functions.find(({ name }) => name === 'walk (src/work.js)')
    // A quarter of the work on base, six of seven parts on head.
    expect(walk?.flat?.cpuSec?.low, said).toBeGreaterThan(0)
    expect(walk!.flat!.headSamples / target!.head.samples).toBeGreaterThan(0.6)
    expect(target?.head.files[0]?.path).toBe('profiles/01-head-1.cpuprofile')
    const problems = report.profiles?.problems.map((one) => JSON.stringify(one)).join('\n')
    expect(problems).toContain('of anything but Go gcbench samples CPU time alone')
    expect(said).toMatch(/compiled\s+as\s+it\s+runs/)
  })

  it('runs tinybench with what each side installed', async () => {
    const { times, said } = await measured(
      {
        'package.json': '{ "type": "module" }',
        'bench/work.js': TINYBENCH(1_000_000),
        ...packageAt('tinybench', 'vendor/tinybench'),
      },
      { 'bench/work.js': TINYBENCH(10) },
      `    workload: node
    tool: tinybench
    file: bench/work.js
    install: mkdir node_modules && cp -r vendor/tinybench node_modules/
`,
    )
    expect([...times.keys()], said).toEqual(['long'])
    expectFaster(times.get('long'), said)
  })
})
