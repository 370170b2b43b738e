/** Benchmarks of toolchains of others: built on both sides and measured, where they are here. */
import { describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/model.ts'
import { lacks } from '../support/lacks.ts'
import { expectFaster, measured } from '../support/measured-tool.ts'

const codesOf = ({ problems }: Report) => problems.map(({ code }) => code)

const RUST = (times: number) => `
#[inline(never)]
pub fn work() -> u64 { (0..${times}u64).fold(0, |sum, one| sum ^ std::hint::black_box(one)) }
`

describe('cargo-bench', () => {
  it('builds bench targets alone, and runs those of a name', async ({ skip }) => {
    skip(lacks('Rust', 'cargo', '--version'))
    const { times, report, said } = await measured(
      {
        'Cargo.toml': '[package]\nname = "work"\nversion = "0.1.0"\nedition = "2021"\n',
        'src/lib.rs': `${RUST(100_000)}#[test]\nfn holds() {}\n`,
        'benches/work.rs': `#![feature(test)]
extern crate test;
#[bench]
fn long_work(b: &mut test::Bencher) { b.iter(work::work) }
#[bench]
fn other(b: &mut test::Bencher) { b.iter(|| 1) }
`,
      },
      { 'src/lib.rs': RUST(100) },
      `    workload: cargo-bench
    harness: libtest
    filter: long
    build-env: { RUSTC_BOOTSTRAP: "1" }
`,
    )
    expect([...times.keys()], said).toEqual(['long_work'])
    expectFaster(times.get('long_work'), said)
    expect(new Set(report.builds.map(({ sha256 }) => sha256)).size).toBe(2)
    expect(codesOf(report)).toContain('single-layout')
  })
})

const JMH = (times: number) => `package sums;
import org.openjdk.jmh.annotations.*;
import org.openjdk.jmh.infra.Blackhole;
public class Sums {
  @Benchmark public void longSum() { Blackhole.consumeCPU(${times}); }
  @Benchmark public void other() { }
}
`
const POM = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>sums</groupId><artifactId>sums</artifactId><version>1</version>
  <properties>
    <maven.compiler.source>11</maven.compiler.source>
    <maven.compiler.target>11</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>org.openjdk.jmh</groupId><artifactId>jmh-core</artifactId><version>1.37</version>
    </dependency>
    <dependency>
      <groupId>org.openjdk.jmh</groupId><artifactId>jmh-generator-annprocess</artifactId>
      <version>1.37</version>
    </dependency>
  </dependencies>
</project>
`
/** Asked of a repository only where it was not had before: starting Maven takes 5 s. */
const JAR = '.m2/repository/org/openjdk/jmh/jmh-core/1.37/jmh-core-1.37.jar'
const RESOLVE = [
  '-c',
  `command -v mvn && { ls "$HOME/${JAR}" || ` +
    'mvn -q -B dependency:get -Dartifact=org.openjdk.jmh:jmh-core:1.37; }',
]

describe('jmh', () => {
  it('runs one fork a trial with what Maven compiled', async ({ skip }) => {
    skip(lacks('Maven that can get JMH', 'sh', ...RESOLVE))
    const { times, said } = await measured(
      { 'pom.xml': POM, 'src/main/java/sums/Sums.java': JMH(1_000_000) },
      { 'src/main/java/sums/Sums.java': JMH(10) },
      `    workload: jmh
    filter: longSum
    warm-up-time: 20ms
    measurement-time: 30ms
`,
    )
    expect([...times.keys()], said).toEqual(['sums.Sums.longSum'])
    expectFaster(times.get('sums.Sums.longSum'), said)
  })
})

const CPP = (times: number) => `#include <benchmark/benchmark.h>
static void LongWork(benchmark::State& state) {
  for (auto _ : state)
    for (int i = 0; i < ${times}; i++) benchmark::DoNotOptimize(i);
}
BENCHMARK(LongWork);
static void Other(benchmark::State& state) { for (auto _ : state) benchmark::DoNotOptimize(1); }
BENCHMARK(Other);
BENCHMARK_MAIN();
`
const CMAKE = `cmake_minimum_required(VERSION 3.13)
project(work CXX)
find_package(benchmark REQUIRED)
add_executable(work work.cpp)
target_link_libraries(work PRIVATE benchmark::benchmark)
`
const HEADER = 'echo "#include <benchmark/benchmark.h>" | g++ -E -x c++ - && cmake --version'
describe('google-benchmark', () => {
  it('is found and built where no suite file is, and named before it runs', async ({ skip }) => {
    skip(lacks('CMake, g++ and libbenchmark', 'sh', '-c', HEADER))
    const { times, said } = await measured(
      { 'CMakeLists.txt': CMAKE, 'work.cpp': CPP(100_000) },
      { 'work.cpp': CPP(10) },
      '',
    )
    expect(said).toContain('CMakeLists.txt shows google/benchmark, target work')
    expectFaster(times.get('LongWork'), said)
    expect(times.get('Other'), said).toBeDefined()
  })
})

const CATCH = (times: number) => `#define CATCH_CONFIG_MAIN
#define CATCH_CONFIG_ENABLE_BENCHMARKING
#include <catch2/catch.hpp>
TEST_CASE("long work", "[!benchmark]") {
  BENCHMARK("loop") {
    volatile int sum = 0;
    for (int i = 0; i < ${times}; i++) sum = sum + i;
    return int(sum);
  };
}
TEST_CASE("other", "[!benchmark]") { BENCHMARK("one") { return 1; }; }
TEST_CASE("measures nothing") { CHECK(1 == 1); }
`
const CATCH_CMAKE = CMAKE.replace('benchmark REQUIRED', 'Catch2 REQUIRED')
  .replaceAll('(work ', '(work_bench ')
  .replace('benchmark::benchmark', 'Catch2::Catch2')
const CATCH_HEADER = 'echo "#include <catch2/catch.hpp>" | g++ -E -x c++ - && cmake --version'
describe('catch2', () => {
  it('runs test cases with a benchmark one by one, where no suite file is', async ({ skip }) => {
    skip(lacks('CMake, g++ and Catch2 2', 'sh', '-c', CATCH_HEADER))
    const { times, report, said } = await measured(
      { 'CMakeLists.txt': CATCH_CMAKE, 'work.cpp': CATCH(1_000_000) },
      { 'work.cpp': CATCH(10) },
      '',
    )
    expect(said).toContain('CMakeLists.txt shows Catch2, target work_bench')
    expectFaster(times.get('long work/loop'), said)
    expect(times.get('other/one'), said).toBeDefined()
    expect(report.plan.targets.map(({ id }) => id)).toEqual(['catch2.long work', 'catch2.other'])
  })
})

const PYTHON = '/usr/bin/python3'
/** With the pip that there is, or else one that an environment brings. */
const PIP = [
  '-c',
  'd=$(mktemp -d) && { "$0" -m pip --version > /dev/null && p=$0 || ' +
    '{ "$0" -m venv "$d" && p=$d/bin/python; }; } && ' +
    '"$p" -m pip download -q --no-deps -d "$d" pytest-benchmark; r=$?; rm -r "$d"; exit $r',
  PYTHON,
]
describe('pytest-benchmark', () => {
  it('installs the package of each side into an environment of its own', async ({ skip }) => {
    skip(lacks('Python that can get pytest-benchmark', 'sh', ...PIP))
    const work = (times: number) => `def work():\n    return sum(range(${times}))\n`
    const { times, report, said } = await measured(
      {
        'work.py': work(100_000),
        'test_work.py': `from work import work
def test_long_work(benchmark):
    benchmark(work)
def test_other(benchmark):
    benchmark(lambda: 1)
`,
      },
      { 'work.py': work(10) },
      `    workload: pytest-benchmark
    python: ${PYTHON}
    install: [pytest, pytest-benchmark]
    filter: long
    measurement-time: 50ms
`,
    )
    expect([...times.keys()], said).toEqual(['test_work.py::test_long_work'])
    expectFaster(times.get('test_work.py::test_long_work'), said)
    // Nothing of it is linked.
    expect(codesOf(report)).not.toContain('single-layout')
  })
})

const DOTNET = (times: number) => `using BenchmarkDotNet.Attributes;
using BenchmarkDotNet.Running;
public class Work {
  [Benchmark] public int LongWork() {
    var sum = 0;
    for (var i = 0; i < ${times}; i++) sum ^= i;
    return sum;
  }
}
public static class Program {
  public static void Main(string[] args) =>
    BenchmarkSwitcher.FromAssembly(typeof(Program).Assembly).Run(args);
}
`

describe('dotnet', () => {
  it('runs BenchmarkDotNet in the process of a trial', async ({ skip }) => {
    skip(lacks('.NET', 'dotnet', '--version'))
    const { times, said } = await measured(
      {
        'Work.csproj': `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net8.0</TargetFramework>
  </PropertyGroup>
  <ItemGroup><PackageReference Include="BenchmarkDotNet" Version="0.15.2" /></ItemGroup>
</Project>
`,
        'Work.cs': DOTNET(10_000_000),
      },
      { 'Work.cs': DOTNET(10) },
      '    workload: dotnet\n    project: Work.csproj\n',
    )
    const [name = ''] = times.keys()
    expect(name, said).toContain('LongWork')
    expectFaster(times.get(name), said)
  })
})
