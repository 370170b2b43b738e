import { describe, expect, it } from 'vitest'
import { readSuites } from '../../src/plan/suite.ts'
import {
  detectSuites,
  isGo,
  markerFiles,
  type RepositoryContents,
  suiteFileOf,
  suiteNamesOf,
  writeSuiteTemplate,
} from '../../src/plan/suite-template.ts'
import { workloads } from '../../src/workloads/index.ts'

const found: RepositoryContents = {
  isGo: true,
  moduleFolders: [''],
  outside: 0,
  packages: [
    { path: './store', benchmarks: 12 },
    { path: '.', benchmarks: 1 },
  ],
  goVersion: 'go1.26.1',
  hasServer: false,
  tools: [],
  advice: null,
}

const read = (text: string) => readSuites(text, '.gcbench.yml', workloads)

/** The template with every key that stands behind a # in force. */
const uncomment = (text: string) => text.replace(/^( *)#(?=(?: {2})*[a-z-])/gm, '$1')

describe('writeSuiteTemplate', () => {
  it.each<Partial<RepositoryContents>>([
    {},
    { packages: [] },
    { goVersion: null },
    { goVersion: 'go1.24.9' },
    { goVersion: 'go1.25.3' },
    { goVersion: 'devel go1.27-abcdef' },
    { hasServer: true, moduleFolders: ['services/api', ''] },
    { moduleFolders: ['a "b": #c', 'b'] },
    { packages: [{ path: './evil\n  rounds: 1\u2028# *x', benchmarks: 1 }] },
    {
      packages: Array.from({ length: 90 }, (_, index) => ({ path: `./p${index}`, benchmarks: 2 })),
    },
  ])('writes a file that can be read, as it stands and with all in force: %j', (difference) => {
    const text = writeSuiteTemplate({ ...found, ...difference })
    const [plain, ...others] = read(text)
    expect(others).toEqual([])
    expect(plain).toMatchObject({ name: 'micro', rounds: { min: 8, max: 5000 } })
    const [micro, gc] = read(uncomment(text))
    expect(micro).toMatchObject({ gate: { mode: 'learn' }, budgetSec: 900 })
    expect(gc?.contrasts.map((ask) => ask.kind)).toEqual(['refs', 'interaction'])
    expect(gc?.variants).toHaveLength(2)
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(120)
  })

  it('takes any program where there is nothing that it knows', () => {
    const text = writeSuiteTemplate({ ...found, isGo: false, moduleFolders: [], packages: [] })
    expect(read(text)).toMatchObject([{ name: 'command', workload: { kind: 'command' } }])
    expect(read(uncomment(text))).toMatchObject([{ gate: { mode: 'learn' }, budgetSec: 900 }])
    expect(text).toContain('docs/other-tools.md')
  })

  it('shows the defaults as they are', () => {
    const [plain] = read(writeSuiteTemplate(found))
    const [full] = read(uncomment(writeSuiteTemplate(found)))
    expect(full).toMatchObject({ rounds: plain?.rounds, budgetSec: plain?.budgetSec })
    expect(full?.workload).toEqual(plain?.workload)
  })

  it('offers the garbage collector that this Go does not use by default', () => {
    const experiment = (goVersion: string | null) =>
      read(uncomment(writeSuiteTemplate({ ...found, goVersion })))[1]?.variants[1]
    expect(experiment('go1.24.9')?.runEnv).toEqual({ GOGC: '50' })
    expect(experiment('go1.25.3')?.buildEnv).toEqual({ GOEXPERIMENT: 'greenteagc' })
    expect(experiment('go1.26.1')?.buildEnv).toEqual({ GOEXPERIMENT: 'nogreenteagc' })
    expect(experiment(null)?.runEnv).toEqual({ GOGC: '50' })
  })

  it('says what it found', () => {
    const text = writeSuiteTemplate({ ...found, moduleFolders: ['go', 'js'], hasServer: true })
    expect(text).toContain('#   ./store  12')
    expect(text).toContain('matches 13 functions')
    expect(text).toContain('Written for go1.26.1')
    expect(text).toContain('builds a server')
    // Every module is measured, as without a suite file; one alone is offered.
    expect(read(text)[0]?.workload).not.toHaveProperty('dir', 'go')
    expect(read(uncomment(text))[0]?.workload).toMatchObject({ dir: 'go' })
    const lost = writeSuiteTemplate({ ...found, packages: [], outside: 3 })
    expect(lost).toContain('3 benchmark functions below no go.mod')
    expect(writeSuiteTemplate({ ...found, packages: [] })).toContain('No benchmarks were found')
  })
})

/** A tree by its files. */
const foundIn = (tree: Record<string, string>) => {
  const paths = Object.keys(tree)
  const files = markerFiles(paths).map((path) => ({ path, text: tree[path] ?? '' }))
  return detectSuites(files, paths)
}

describe('benchmarks of other tools in a source tree', () => {
  it('finds programs of Bazel by their labels, where CMake does not build the tree', () => {
    const build = `cc_library(
    name = "find",
    srcs = ["find.cc"],
)

cc_test(
    name = "find_test",
    deps = [":find", "@googletest//:gtest_main"],
)

cc_test(
    name = "find_benchmark",
    deps = [
        ":find",
        "@google_benchmark//:benchmark_main",
    ],
)
cc_binary(name = "walk_benchmark", deps = [
    "@com_github_google_benchmark//:benchmark",  # that of old
])
`
    const tree = { 'MODULE.bazel': '', 'text/BUILD.bazel': build }
    expect(foundIn(tree)).toMatchObject([
      {
        kind: 'google-benchmark',
        path: 'text/BUILD.bazel',
        what: 'google/benchmark, target //text:find_benchmark; others are //text:walk_benchmark',
        settings: { target: '//text:find_benchmark' },
      },
    ])
    expect(foundIn({ ...tree, 'CMakeLists.txt': '' })).toEqual([])
    expect(foundIn({ 'text/BUILD.bazel': build })).toEqual([])
  })

  it.each<[string, Record<string, string>, string, object]>([
    [
      'a crate with files in benches',
      {
        'Cargo.toml': '[dev-dependencies]\ncriterion = "0.5"\n',
        'benches/a.rs': '',
        'node_modules/x/Cargo.toml': '[[bench]]',
      },
      'cargo-bench',
      {},
    ],
    [
      'a member of a workspace, with divan',
      {
        'Cargo.toml': '[workspace]\nmembers = ["core"]\n',
        'core/Cargo.toml': '[dev-dependencies]\ndivan.workspace = true\n\n[[bench]]\nname = "a"\n',
      },
      'cargo-bench',
      { dir: 'core', harness: 'divan' },
    ],
    [
      'a crate whose benchmarks are not for every target, as itoa and ryu have it',
      {
        'Cargo.toml':
          '[[bench]]\nname = "a"\n[target."cfg(not(miri))".dev-dependencies.criterion]\n',
      },
      'cargo-bench',
      {},
    ],
    [
      'a crate with the harness of Rust',
      { 'Cargo.toml': '[package]\n', 'benches/a.rs': '' },
      'cargo-bench',
      { harness: 'libtest' },
    ],
    [
      'Maven',
      { 'a/pom.xml': '<artifactId>jmh-generator-annprocess</artifactId>' },
      'jmh',
      { dir: 'a' },
    ],
    [
      'a module of Maven, which is built with the project around it',
      {
        'pom.xml':
          '<dependencyManagement><artifactId>jmh-generator-annprocess</artifactId></dependencyManagement>',
        'work/bench/pom.xml': '<parent></parent><artifactId>jmh-generator-annprocess</artifactId>',
      },
      'jmh',
      { module: 'work/bench' },
    ],
    [
      'Maven, where a profile has the benchmarks',
      {
        'pom.xml':
          '<profile><id>a</id></profile><profile><id>benchmark</id><artifactId>jmh-generator-annprocess</artifactId></profile>',
      },
      'jmh',
      { 'build-args': ['-Pbenchmark'] },
    ],
    [
      'scripts of pyperf, all that there are',
      {
        'p/benchmarks/a.py': 'from pyperf import Runner\nrunner = Runner()\n',
        'p/benchmarks/b.py': 'import pyperf\nrunner = pyperf.Runner()\n',
        'p/benchmarks/c.py': 'from time import time\n',
      },
      'pyperf',
      { file: ['p/benchmarks/a.py', 'p/benchmarks/b.py'] },
    ],
    [
      'Gradle',
      { 'build.gradle.kts': 'plugins { id("me.champeau.jmh") version "0.7.2" }' },
      'jmh',
      { build: './gradlew --build-cache jmhJar', jar: 'build/libs/*-jmh.jar' },
    ],
    [
      'CMake, in a folder of a project',
      {
        'CMakeLists.txt': 'add_subdirectory(bench)',
        'bench/CMakeLists.txt': 'target_link_libraries(work_bench\n PRIVATE benchmark::benchmark)',
      },
      'google-benchmark',
      { target: 'work_bench' },
    ],
    ['Python', { 'pyproject.toml': 'test = ["pytest-benchmark>=4"]' }, 'pytest-benchmark', {}],
    [
      'pip',
      { 'py/requirements/test.txt': 'pytest-codspeed==5' },
      'pytest-benchmark',
      { dir: 'py' },
    ],
    [
      'vitest',
      {
        'package.json':
          '{ "scripts": { "bench": "vitest bench" }, "devDependencies": { "vitest": "4" } }',
      },
      'node',
      {},
    ],
    [
      'tinybench',
      {
        'package.json':
          '{ "scripts": { "benchmark": "node ./b/x.mjs" }, "dependencies": { "tinybench": "5" } }',
      },
      'node',
      { tool: 'tinybench', file: './b/x.mjs' },
    ],
    [
      'vitest, with what its script says of projects and what has to be built before',
      {
        'package.json': JSON.stringify({
          scripts: {
            build: 'unbuild',
            prebench: 'node build.js',
            bench: 'pnpm build && vitest bench --project=unit --outputJson=temp/b.json',
          },
          devDependencies: { vitest: '3' },
        }),
      },
      'node',
      { args: ['--project=unit'], scripts: ['prebench', 'build'] },
    ],
    [
      'Benchmark.js in files that no script names',
      {
        'package.json': '{ "devDependencies": { "benchmark": "^2.1.4" } }',
        'benchmarks/create.js': '',
        'benchmarks/data/x.js': '',
        'lib/create.js': '',
        'bench.cjs': '',
      },
      'node',
      { tool: 'benchmark', file: ['bench.cjs', 'benchmarks/create.js'] },
    ],
    [
      'tinybench in files of a folder of its own, whatever its scripts are called',
      {
        'benchmarks/package.json': JSON.stringify({
          scripts: {
            valid: 'node -r ./x.js valid.js',
            throw: 'node -r ./x.js throw.js',
            all: 'npm run valid',
          },
          dependencies: { tinybench: '5' },
        }),
      },
      'node',
      {
        dir: 'benchmarks',
        tool: 'tinybench',
        file: ['valid.js', 'throw.js'],
        'node-args': ['-r', './x.js'],
      },
    ],
    [
      '.NET',
      { 'b/B.csproj': '<PackageReference Include="BenchmarkDotNet" Version="1" />' },
      'dotnet',
      { project: 'b/B.csproj' },
    ],
  ])('sees %s, and makes a suite of it that can be read', (_what, tree, kind, settings) => {
    const tools = foundIn(tree)
    expect(tools).toMatchObject([{ kind, settings }])
    expect(Object.keys(tools[0]?.settings ?? {})).toEqual(Object.keys(settings))
    expect(read(suiteFileOf(tools, false)).map(({ workload }) => workload.kind)).toEqual([kind])
    const written = read(writeSuiteTemplate({ ...found, moduleFolders: [], tools }))
    const learning = read(suiteFileOf(tools, false)).map((suite) => ({
      ...suite,
      gate: { ...suite.gate, mode: 'learn' },
    }))
    expect(written).toEqual(learning)
  })
  it.each<[string, Record<string, string>]>([
    ['a crate without', { 'Cargo.toml': '[package]\n', 'src/lib.rs': '' }],
    [
      'a package that vitest only tests',
      { 'package.json': '{ "devDependencies": { "vitest": "4" } }' },
    ],
    ['broken JSON', { 'package.json': '{' }],
    [
      'what others brought',
      { 'vendor/x/Cargo.toml': '[[bench]]', '.venv/setup.py': 'pytest-benchmark' },
    ],
  ])('sees nothing in %s', (_what, tree) => {
    expect(foundIn(tree)).toEqual([])
  })
  it('leaves Go first where there are both', () => {
    const tree = { 'go.mod': '', 'a_test.go': '', 'Cargo.toml': '[[bench]]' }
    expect(isGo(Object.keys(tree))).toBe(true)
    const kinds = read(suiteFileOf(foundIn(tree), true)).map(({ workload }) => workload.kind)
    expect(kinds).toEqual(['go-bench', 'cargo-bench'])
    const text = writeSuiteTemplate({ ...found, tools: foundIn(tree) })
    expect(read(text).map(({ name }) => name)).toEqual(['cargo-bench', 'micro'])
    expect(suiteNamesOf({ ...found, tools: foundIn(tree) })).toEqual(['cargo-bench', 'micro'])
  })
})
