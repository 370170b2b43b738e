/**
 * Suites of docs/other-tools.md and of counted work, run as they stand there: by the tool where its
 * build takes seconds, else by a program in its place that is as strict about what it is asked.
 */
import { describe, expect, it } from 'vitest'
import { packageAt } from '../../support/installed-package.ts'
import { lacks } from '../../support/lacks.ts'
import { readerOfPages } from '../../support/pages/page-measure.ts'
import { suiteBelow } from '../../support/pages/page-suites.ts'

const { measure, keepOutput, makeProgram } = readerOfPages()

/** Lines of sh that end with an error unless these are among the arguments, in this order. */
const demand = (...words: string[]) =>
  `case " $(printf '%s  ' "$@")" in *${words.map((word) => `" ${word} "`).join('*')}*) ;;
*) echo "not asked for ${words.join(', ')}: $*" >&2; exit 64 ;; esac`

describe('tools that a program stands in for', () => {
  it('cargo-bench: one target, one filter, and times of its own', () => {
    const kept = keepOutput('criterion', 'cargo-bench')
    makeProgram('parse-bench', `${demand('--measurement-time', '0.5', 'utf8')}\ncat '${kept}'`)
    makeProgram(
      'cargo',
      `${demand('bench', '--no-run', '--bench', 'parse')}
mkdir -p "$CARGO_TARGET_DIR" && cp "$(command -v parse-bench)" "$CARGO_TARGET_DIR/parse"
printf '{"manifest_path":"%s/Cargo.toml","target":{"kind":["bench"]},"executable":"%s"}\\n' \\
  "$PWD" "$CARGO_TARGET_DIR/parse"`,
    )
    const suite = suiteBelow('docs/other-tools.md', 'cargo-bench')
    const { names } = measure({ suite })
    expect(names).toEqual(expect.arrayContaining(['fib 10', 'bytes/fib/8']))
  })

  /** A java that was given the class path in which JMH and the benchmarks are. */
  const makeJava = (...asked: string[]) => {
    const kept = keepOutput('jmh', 'four-modes')
    makeProgram(
      'java',
      `[ "$*" != --version ] || { echo openjdk 17; exit; }
${demand(...asked)}
while [ $# -gt 1 ]; do [ "$1" != -rff ] || cp '${kept}' "$2"; shift; done`,
    )
  }
  it('jmh: a module of a Maven project in a folder', () => {
    makeJava('org.openjdk.jmh.Main', 'ParserBenchmark', '-f', '1')
    makeProgram(
      'mvn',
      `${demand('package', '-pl', 'benchmarks', '-am')}
test -f pom.xml
made=benchmarks/target && mkdir -p $made/classes/META-INF $made/gcbench-lib
echo list > $made/classes/META-INF/BenchmarkList && echo jar > $made/gcbench-lib/jmh-core.jar`,
    )
    const suite = suiteBelow('docs/other-tools.md', 'jmh', 'module: benchmarks')
    const { names } = measure({ suite, base: { 'server/pom.xml': '<project/>' } })
    expect(names).toContain('demo.MyBenchmark.avg:n=10')
  })
  it('jmh: what Gradle builds', () => {
    makeJava('org.openjdk.jmh.Main', '-f', '1')
    const gradlew = `#!/bin/sh
${demand(':bench:jmhJar')}
mkdir -p bench/build/libs && echo jar > bench/build/libs/bench-1.0-jmh.jar
`
    const suite = suiteBelow('docs/other-tools.md', 'jmh', './gradlew')
    const { names } = measure({ suite, base: { gradlew } })
    expect(names).toContain('demo.MyBenchmark.avg:n=10')
  })

  it('catch2: test cases of a target that CMake builds', () => {
    const kept = keepOutput('catch2', 'v3-sections')
    makeProgram('work-bench', `${demand('-r', 'xml', '--benchmark-no-analysis')}\ncat '${kept}'`)
    makeProgram(
      'cmake',
      `if [ "$1" != --build ]; then
  test -e "$4/.cmake/api/v1/query/codemodel-v2" && mkdir -p "$4/.cmake/api/v1/reply"
  cat > "$4/.cmake/api/v1/reply/target-work_bench-Release-0.json" << 'END'
${REPLY}
END
  exit
fi
${demand('--target', 'work_bench')}
mkdir -p "$2" && cp "$(command -v work-bench)" "$2/work_bench"`,
    )
    const suite = suiteBelow('docs/other-tools.md', 'catch2')
    expect(measure({ suite }).names.length).toBeGreaterThan(0)
  })

  it('dotnet: a project, and those of a name', () => {
    const kept = keepOutput('benchmark-dotnet', 'two-jobs')
    makeProgram(
      'dotnet',
      `if [ "$1" = build ]; then
  ${demand('build', '-c', 'Release', 'bench/Bench.csproj', '-o')}
  while [ "$1" != -o ]; do shift; done
  mkdir -p "$2" && echo dll > "$2/Bench.dll"
  exit
fi
test -f "$1"
${demand('--filter', '*Parser*', '--join', '--inProcess')}
while [ "$1" != --artifacts ]; do shift; done
mkdir -p "$2/results" && cp '${kept}' "$2/results/joined-report.json"`,
    )
    const suite = suiteBelow('docs/other-tools.md', 'dotnet')
    expect(measure({ suite }).names.length).toBeGreaterThan(0)
  })
})

/** Of CMake's file API, as far as it is read. */
const REPLY = JSON.stringify(
  { artifacts: [{ path: 'work_bench' }], name: 'work_bench', type: 'EXECUTABLE' },
  null,
  '\t',
).replaceAll('": ', '" : ')

const CPP = `#include <benchmark/benchmark.h>
static void Parse(benchmark::State& state) { for (auto _ : state) benchmark::DoNotOptimize(1); }
BENCHMARK(Parse);
BENCHMARK_MAIN();
`
const CMAKE = `cmake_minimum_required(VERSION 3.13)
project(parse CXX)
option(BUILD_TESTING "" ON)
if(BUILD_TESTING)
  message(FATAL_ERROR "BUILD_TESTING is on")
endif()
find_package(benchmark REQUIRED)
add_executable(parse_bench parse.cpp)
target_link_libraries(parse_bench PRIVATE benchmark::benchmark)
add_executable(other other.cpp)
`
const HEADER = 'echo "#include <benchmark/benchmark.h>" | g++ -E -x c++ - && cmake --version'

describe('tools themselves', () => {
  it('google-benchmark: one target of CMake, with an argument of the build', ({ skip }) => {
    skip(lacks('CMake, g++ and libbenchmark', 'sh', '-c', HEADER))
    const suite = suiteBelow('docs/other-tools.md', 'google-benchmark')
    const base = {
      'CMakeLists.txt': CMAKE,
      'parse.cpp': CPP,
      'other.cpp': '#error not asked for\n',
    }
    expect(measure({ suite, base }).names).toEqual(['Parse'])
  })

  it('pytest-benchmark: what the project declares, and a package more', ({ skip }) => {
    const pip =
      'd=$(mktemp -d) && /usr/bin/python3 -m venv "$d" && ' +
      '"$d/bin/python" -m pip download -q --no-deps -d "$d" msgspec; r=$?; rm -r "$d"; exit $r'
    skip(lacks('Python that can get msgspec', 'sh', '-c', pip))
    const suite = suiteBelow('docs/other-tools.md', 'pytest-benchmark')
    const speed = `import msgspec
import iniconfig

def test_parse(benchmark):
    benchmark(msgspec.json.decode, b'{"a": 1}')
`
    const other = 'def test_other(benchmark):\n    benchmark(len, "")\n'
    const { names } = measure({
      suite,
      base: {
        'requirements/test.txt': 'iniconfig\n',
        'tests/test_speed.py': speed,
        'tests/test_other.py': other,
      },
    })
    expect(names).toEqual(['tests/test_speed.py::test_parse'])
  })

  it('pyperf: a script, with what pip installs', ({ skip }) => {
    const pip =
      'd=$(mktemp -d) && /usr/bin/python3 -m venv "$d" && ' +
      '"$d/bin/python" -m pip download -q --no-deps -d "$d" pyperf; r=$?; rm -r "$d"; exit $r'
    skip(lacks('Python that can get pyperf', 'sh', '-c', pip))
    const suite = suiteBelow('docs/other-tools.md', 'pyperf')
    const script = `import pyperf
runner = pyperf.Runner()
runner.bench_func('parse', int, '12')
runner.bench_func('other', len, '')
`
    const { names } = measure({ suite, base: { 'benchmarks/bench_work.py': script } })
    expect(names).toEqual(['geomean', 'other', 'parse'])
  })

  it('node: a file of tinybench, with what `npm ci` installs', () => {
    const suite = suiteBelow('docs/other-tools.md', 'node')
    const dependencies = { tinybench: 'file:vendor/tinybench' }
    const packages = {
      '': { dependencies },
      'node_modules/tinybench': { resolved: 'vendor/tinybench', link: true },
      'vendor/tinybench': {},
    }
    const base = {
      ...packageAt('tinybench', 'vendor/tinybench'),
      'package.json': JSON.stringify({ type: 'module', dependencies }),
      'package-lock.json': JSON.stringify({ lockfileVersion: 3, requires: true, packages }),
      'bench/parse.js': `import { Bench } from 'tinybench'
const bench = new Bench({ time: 20, warmupTime: 5 })
bench.add('parse', () => JSON.parse('{}'))
await bench.run()
console.table(bench.table())
`,
    }
    expect(measure({ suite, base }).names).toEqual(['parse'])
  })

  it('instructions of a C program, by its number of operations', ({ skip }) => {
    skip(lacks('valgrind, or C compiler', 'sh', '-c', 'valgrind --version && cc --version'))
    const suite = suiteBelow('docs/profiles.md', 'Work: instructions, if times cannot decide')
    const program = (steps: number) => `#include <stdlib.h>
__attribute__((noinline)) void parse(volatile int *sum) {
  for (int i = 0; i < ${steps}; i++) *sum ^= i;
}
int main(int argc, char **argv) {
  volatile int sum = 0;
  for (long n = atol(argv[1]); n > 0; n--) parse(&sum);
}
`
    const { report, said } = measure({
      suite,
      base: { 'parse.c': program(100) },
      head: { 'parse.c': program(200) },
    })
    const work = report.profiles?.amounts?.find(({ measure }) => measure === 'instructions')
    expect([work?.base.runs, work?.head.runs]).toEqual([2, 2])
    const parse = work?.functions.find(({ name }) => name === 'parse')
    // Two hundred steps for a hundred, each of which takes a few instructions.
    expect(parse?.flat?.delta.low, said).toBeGreaterThan(100)
  })
})
