/**
 * Workloads that are the benchmarks of compiled languages' tools: Cargo, BenchmarkDotNet, Google
 * Benchmark, Catch2, JMH.
 */
import { z } from 'zod'
import { pathIn } from '../model/paths.ts'
import { literalPattern } from '../model/pattern.ts'
import { catch2 } from '../parse/compiled-languages.ts'
import { elementsIn } from '../parse/parser.ts'
import { command } from '../settings/command-line.ts'
import { relative } from '../settings/programs.ts'
import { closed, oneOrMore, requirement, text, whole } from '../settings/values.ts'
import {
  CODE_HASH,
  COMPILED_AS_IT_RUNS,
  type DetectedTool,
  exactly,
  inFolder,
  LIST,
  LOADS,
  measurementTime,
  namesBeforeColon,
  scriptBuild,
  type Tool,
  type ToolCount,
  type ToolSelection,
  toolShape,
  toolTimes,
  whereGiven,
  writeProgram,
  writeText,
} from './tool.ts'
import type { Uncountable } from './workload.ts'

/** What is in a program and nowhere else: a hash of it tells whether it differs there. */
const COMPILED =
  /\.(rs|c|h|cc|hh|cpp|hpp|cxx|hxx|inl|ipp|tpp|cmake|asm|[sS]|bzl|bazel)$|(^|\/)(BUILD|WORKSPACE|Cargo\.(toml|lock)|CMake(Lists\.txt|Presets\.json)|rust-toolchain(\.toml)?)$/

// Workload: benchmarks of a Rust crate.

const HARNESSES = ['criterion', 'divan', 'libtest'] as const

const cargoShape = {
  ...toolShape('part of a name, or a regular expression for Criterion.rs and divan'),
  bench: oneOrMore(text, 'a bench target')
    .prefault([])
    .describe('Bench targets (`cargo bench --bench`); empty: all of the package.'),
  harness: z
    .enum(HARNESSES)
    .prefault('criterion')
    .describe(
      'What the targets are written with; `libtest` (`#[bench]`) needs a nightly toolchain.',
    ),
  ...toolTimes(),
}

const cargoSettings = closed(cargoShape)
type CargoBench = z.output<typeof cargoSettings>

/**
 * Lines of sh that begin with the dependencies which base compiled. Cargo knows those of a registry
 * by their versions, but packages of the tree by the times of their files, and would take base's for
 * head's: it is left nothing that says it has compiled them.
 */
const WITH_DEPENDENCIES = String.raw`forget() {
  cargo metadata --format-version 1 > "$bin.metadata" || return 1
  grep -oE '"name":"[^"]*","version":"[^"]*","id":"([^"]* [(])?path[+]' "$bin.metadata" |
    sed 's/"name":"\([^"]*\)".*/\1/' | LC_ALL=C sort -u > "$bin.own"
  while read -r own; do
    find "$bin.target" -type d -name "$own-????????????????" -prune -exec rm -r {} + || return 1
  done < "$bin.own"
  find "$bin.target" -type d -name incremental -prune -exec rm -r {} +
}
compile() {
  cargo bench --no-run --message-format=json-render-diagnostics "$@" > "$bin.json"
}
export CARGO_TARGET_DIR="$bin.target"
if [ -d "${'$'}{GCBENCH_LENT:-}.target" ]; then
  cp -R --reflink=auto --preserve=mode,timestamps,links "$GCBENCH_LENT.target" "$bin.target"
  if ! forget; then rm -rf "$bin.target"; fi
fi
compile "$@"
if [ -f "$bin.own" ] && grep -E '"package_id":"([^"]* [(])?path[+]' "$bin.json" | grep -q '"fresh":true'
then
  echo "cargo took what base compiled of this tree: all is compiled anew" >&2
  rm -r "$bin.target"
  compile "$@"
fi
`

/** Variable of the environment with the operations of a sample of Criterion.rs. */
const CALLS_OF_SAMPLE = 'GCBENCH_ITERATIONS'

/**
 * A wrapper of rustc under which Criterion.rs measures for as long as it is told: 0.3 takes whole
 * seconds alone, and in any version what a group of benchmarks sets itself counts more than options.
 * It starts the wrapper that cargo would take without it, such as sccache.
 */
export const CRITERION_WRAPPER = String.raw`#!/bin/sh
compile() { exec ${'$'}{GCBENCH_RUSTC_WRAPPER:+"$GCBENCH_RUSTC_WRAPPER"} "$@"; }
case " $* " in
*' --crate-name criterion '* | *' --crate-name codspeed_criterion_compat_walltime '*) ;;
*) compile "$@" ;;
esac
n=$#
while [ "$n" -gt 0 ]; do
  word=$1
  shift
  n=$((n - 1))
  case $word in
  /*/criterion-0.*/src/lib.rs | /*/codspeed-criterion-compat-walltime-*/src/lib.rs)
    own=$0.criterion
    rm -rf "$own"
    cp -R "${'$'}{word%/src/lib.rs}" "$own"
    chmod -R u+w "$own"
    word=$own/src/lib.rs
    sed -i -e '/"\(warm-up\|measurement\)-time"/s/u64/f64/' \
      -e 's/Duration::new(num_seconds, 0)/Duration::from_secs_f64(num_seconds)/' "$word"
    group=$own/src/benchmark_group.rs
    times='warm_up_time\|measurement_time\|sample_size\|nresamples'
    # For a count of instructions, which needs two lengths.
    sed -i '/fn iteration_counts(/,/-> Vec<u64> {/s/-> Vec<u64> {/&\
if let Ok(n) = std::env::var("${CALLS_OF_SAMPLE}") { return vec![n.parse().unwrap(); sample_count as usize]; }/' "$word"
    if [ -f "$group" ]; then sed -i "/self\.partial_config\.\($times\) = Some(/d" "$group"; fi
    ;;
  esac
  set -- "$@" "$word"
done
compile "$@"
`

/**
 * Lines of sh that define `wrapper`, which prints the wrapper of rustc that cargo would take: of the
 * environment, where '' is none, else of the nearest configuration.
 */
export const OWN_WRAPPER = String.raw`configured() {
  for file in "$1/config" "$1/config.toml"; do
    if ! [ -f "$file" ]; then continue; fi
    named=$(awk '/^ *\[/ { build = /^ *\[ *build *\]/ }
      /^ *build *[.] *rustc-wrapper *=/ || build && /^ *rustc-wrapper *=/' "$file" |
      sed -n "s/^[^=]*= *[\"']\([^\"']*\)[\"'].*/\1/p" | head -n 1)
    case $named in
    '') ;;
    [!/]*/*) printf '%s' "${'$'}{1%/*}/$named" && return ;;
    *) printf '%s' "$named" && return ;;
    esac
  done
  return 1
}
wrapper() {
  if [ -n "${'$'}{RUSTC_WRAPPER+set}" ]; then printf '%s' "$RUSTC_WRAPPER" && return; fi
  if [ -n "${'$'}{CARGO_BUILD_RUSTC_WRAPPER+set}" ]; then
    printf '%s' "$CARGO_BUILD_RUSTC_WRAPPER" && return
  fi
  at=$PWD
  until configured "${'$'}{at%/}/.cargo"; do
    if [ "$at" = / ]; then
      configured "${'$'}{CARGO_HOME:-$HOME/.cargo}" || true
      return
    fi
    at=$(dirname "$at")
  done
}
`

/**
 * A clock for libtest, which goes on until its numbers agree to 1 %, on a busy machine never, or three
 * seconds are over: 40 ms after it printed which benchmark it runs, four seconds are. A pass has 50 samples
 * of about 1 ms and then 50 of 5 ms, and the median of the latter is told at the end of the pass: the step
 * is in one sample at most, as a rule of the former.
 */
export const LIBTEST_CLOCK = `#define _GNU_SOURCE
#include <dlfcn.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* 0: no benchmark was timed since something was printed; below: it has had its step. */
static long long began;
static long ahead;

int clock_gettime(clockid_t id, struct timespec *at) {
  static int (*real)(clockid_t, struct timespec *);
  if (real == 0) real = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  int said = real(id, at);
  if (id != CLOCK_MONOTONIC || said != 0) return said;
  long long now = at->tv_sec * 1000000000LL + at->tv_nsec;
  if (began == 0) began = now;
  if (began > 0 && now - began > 40000000) {
    ahead += 4;
    began = -1;
  }
  at->tv_sec += ahead;
  return 0;
}

ssize_t write(int file, const void *from, size_t count) {
  if (file == 1) began = 0;
  return syscall(SYS_write, file, from, count);
}
`

/** Without a compiler of C, or where nothing is linked as a program runs, libtest has its own clock. */
const LIBTEST_CLOCK_BUILD = `${writeText('$bin.clock.c', LIBTEST_CLOCK)}cc -O2 -shared -fPIC -o "$bin.clock.so" "$bin.clock.c" -ldl 2> /dev/null || true
`

/** Before the build, by harness: `#[bench]` is for nightly, and other compilers can be told it is. */
const BEFORE_CARGO = {
  criterion: `${OWN_WRAPPER}${writeText('$bin.rustc', CRITERION_WRAPPER)}chmod +x "$bin.rustc"
GCBENCH_RUSTC_WRAPPER=$(wrapper)
export GCBENCH_RUSTC_WRAPPER RUSTC_WRAPPER="$bin.rustc"
`,
  divan: '',
  libtest: String.raw`if [ -z "${'$'}{RUSTC_BOOTSTRAP:-}" ] && ! rustc --version | grep -qE 'nightly|-dev'; then
  # Crates of the tree alone: those of others look whether they are compiled by nightly.
  RUSTC_BOOTSTRAP=$(cargo metadata --no-deps --format-version 1 |
    grep -oE '"crate_types":\[[^]]*\],"name":"[^"]*"' |
    sed 's/.*"name":"//; s/"$//; s/-/_/g' | LC_ALL=C sort -u | paste -sd, -)
  export RUSTC_BOOTSTRAP
fi
${LIBTEST_CLOCK_BUILD}`,
}

/** Bench targets alone: libraries and programs are built for `cargo bench` too, and have none. */
const CARGO_BUILD = `${WITH_DEPENDENCIES}grep -F '"kind":["bench"]' "$bin.json" | sed -n \\
  's/.*"manifest_path":"\\([^"]*\\)\\/Cargo.toml".*"executable":"\\([^"]*\\)".*/\\1|\\2/p' |
  sort -u > "$bin.list" || true
if [ ! -s "$bin.list" ]; then
  echo 'no bench target was built: Cargo.toml needs a [[bench]], or a file in benches/' >&2
  exit 1
fi
${CODE_HASH}${writeProgram(
  `if [ -f "$bin.clock.so" ]; then printf 'export LD_PRELOAD="%s"\\n' "$bin.clock.so"; fi
while IFS='|' read -r folder file; do
  printf "if [ \\"\\$1\\" = ${LIST} ]; then echo '%s'; fi\\n" "$(loads "$file")"
  printf '(cd "%s" && CARGO_MANIFEST_DIR=$PWD "%s" --bench "$@") || exit\\n' "$folder" "$file"
done < "$bin.list"`,
  `sed 's/.*|//' "$bin.list"`,
)}`

/** How a harness is told for how long; libtest decides by itself. */
const timeOptionsOf = ({ harness, ...times }: CargoBench): string[] => {
  const warmUp = String(times['warm-up-time'] ?? 0.3)
  const measurement = String(times['measurement-time'] ?? 1)
  return {
    criterion: ['--noplot', '--warm-up-time', warmUp, '--measurement-time', measurement],
    divan: ['--color', 'never', '--min-time', warmUp, '--max-time', measurement],
    libtest: [],
  }[harness]
}

/** What the manifest depends on for its benchmarks; none of them: libtest. */
const harnessIn = (manifest: string) => {
  const matches = manifest.matchAll(
    /^\s*(?:\[[^\]\n]{0,200}dependencies\.)?(?:codspeed-)?(criterion|divan)(?:-compat)?\s*[=.\]]/gm,
  )
  const names = [...matches].map(([, name]) => name)
  return HARNESSES.find((name) => names.includes(name)) ?? 'libtest'
}

/** Criterion.rs bootstraps 100,000 times by itself, which takes longer than a short sample. */
const RESAMPLES = '1000'

/** How a harness executes these alone; divan's paths begin with the crate, which it prints once. */
const wordsFor = ({ harness, ...times }: CargoBench, names: readonly string[], sec: number) => {
  const each = String(sec)
  const warmUp = String(times['warm-up-time'] ?? sec)
  return {
    criterion: {
      options: [
        ...['--noplot', '--warm-up-time', warmUp, '--measurement-time', each],
        ...['--sample-size', '10', '--nresamples', RESAMPLES],
      ],
      words: [exactly(names)],
    },
    divan: {
      options: ['--color', 'never', '--max-time', each],
      words: names.map((name) => `^[^:]+::${literalPattern(name).replaceAll('/', '(::|/)')}$`),
    },
    // A benchmark of libtest says itself how long it goes on.
    libtest: { options: ['--exact'], words: [...names] },
  }[harness]
}

/** `Bencher::iter` of Rust ends when its numbers agree, and after three seconds in any case. */
const LIBTEST_SEC = 3

const selectCargo = (settings: CargoBench): ToolSelection => ({
  ...(settings.harness === 'libtest' && { mostSec: LIBTEST_SEC }),
  list:
    settings.harness === 'divan'
      ? ['--list', '--format', 'terse', ...settings.args, ...whereGiven(settings.filter)]
      : ['--list', ...settings.args, ...whereGiven(settings.filter)],
  // Only for nextest divan prints names one by one.
  listEnv: settings.harness === 'divan' ? { NEXTEST: '1' } : {},
  readNames: (stdout) => {
    const names = namesBeforeColon(stdout)
    return settings.harness === 'divan'
      ? names.map((name) => name.split('::').slice(1).join('/'))
      : names
  },
  run(names, sec) {
    const { options, words } = wordsFor(settings, names, sec)
    return { options: [...options, ...settings.args], words }
  },
  sampleSec: settings['measurement-time'] ?? null,
})

/** The least that Criterion.rs takes. */
const CRITERION_SAMPLES = 10

function countCargo(settings: CargoBench): ToolCount | Uncountable {
  const { harness, args } = settings
  const wordsOf = (name: string) => wordsFor(settings, [name], 0).words
  switch (harness) {
    case 'libtest':
      return { why: 'libtest decides itself how often it runs a benchmark' }
    case 'divan':
      return {
        run: (name, operations) => ({
          options: [
            ...['--color', 'never', '--sample-count', '1'],
            ...['--sample-size', String(operations), ...args],
          ],
          words: wordsOf(name),
        }),
      }
    case 'criterion':
      return {
        multiple: CRITERION_SAMPLES,
        run: (name, operations) => ({
          options: [
            ...['--noplot', '--warm-up-time', '1e-9', '--measurement-time', '1e-9'],
            ...['--sample-size', String(CRITERION_SAMPLES), '--nresamples', '10', ...args],
          ],
          words: wordsOf(name),
          env: {
            [CALLS_OF_SAMPLE]: String(operations / CRITERION_SAMPLES),
            // Threads of its analysis would wait for each other.
            RAYON_NUM_THREADS: '1',
          },
        }),
      }
  }
}

export const cargoBench: Tool<CargoBench> = {
  kind: 'cargo-bench',
  about: 'bench targets of a Rust crate: Criterion.rs, divan or `#[bench]`',
  settings: cargoSettings,
  takesFromBase: true,
  tellsOf: COMPILED,
  build: ({ bench, harness }) =>
    scriptBuild(
      `${BEFORE_CARGO[harness]}${CARGO_BUILD}`,
      bench.flatMap((one) => ['--bench', one]),
    ),
  run: (settings) => ({
    run: ['{bin}', ...timeOptionsOf(settings), ...settings.args, ...whereGiven(settings.filter)],
    // Criterion.rs keeps what it measured, and would compare with what it finds.
    env: settings.harness === 'criterion' ? { CRITERION_HOME: '{out}' } : {},
    parse: { stdout: settings.harness },
  }),
  select: selectCargo,
  counted: countCargo,
  search: {
    manifest: /(^|\/)Cargo\.toml$/,
    ifNone: 'add the crate criterion, a [[bench]] with harness = false, and a file in benches/',
    read({ folder, text: manifest }, paths) {
      const benches = `${pathIn(folder, 'benches')}/`
      const has = /^\s*\[\[bench\]\]/m.test(manifest)
      if (!has && !paths.some((path) => path.startsWith(benches) && path.endsWith('.rs')))
        return null
      const harness = harnessIn(manifest)
      const rest = harness === 'criterion' ? {} : { harness }
      return { what: `bench targets with ${harness}`, settings: inFolder(folder, rest) }
    },
  },
}

// Workload: benchmarks of BenchmarkDotNet.

const dotnetShape = {
  ...toolShape('a glob on `Namespace.Class.Method` (`--filter`)'),
  project: relative('a project inside the repository').describe(
    'Project (`.csproj`) whose `Main` runs a BenchmarkSwitcher.',
  ),
  'measurement-time': measurementTime(),
}

const dotnetSettings = closed(dotnetShape)
type DotNet = z.output<typeof dotnetSettings>

/**
 * The results have names of the day and of classes: the program prints all of them, and what is
 * listed as it comes.
 */
const DOTNET_BUILD = `project=$1
shift
dotnet build -c Release "$project" -o "$bin.d" "$@" >&2
name=$(basename "$project")
${writeProgram(
  `printf 'if [ "$1" = --list ]; then exec dotnet "%s" "$@"; fi\\n' "$bin.d/\${name%.*}.dll"
printf 'dotnet "%s" "$@" --artifacts "$GCBENCH_OUT" >&2 || exit\\n' "$bin.d/\${name%.*}.dll"
printf 'cat "$GCBENCH_OUT"/results/*.json\\n'`,
  `find "$bin.d" -name '*.dll' -type f`,
)}`

/** Samples of a benchmark in a trial of it alone. */
const ITERATIONS = 3

export const dotnetWorkload: Tool<DotNet> = {
  kind: 'dotnet',
  about: 'benchmarks of BenchmarkDotNet, in the process of a trial',
  settings: dotnetSettings,
  isLinked: false,
  build: ({ project }) => scriptBuild(DOTNET_BUILD, [project]),
  buildEnv: { DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_NOLOGO: '1' },
  counted: () => COMPILED_AS_IT_RUNS,
  profiled: () => ({ why: 'perf does not know what .NET compiles as it runs' }),
  run: ({ filter = '*', args }) => ({
    // A trial is a process already, and the walls have no place to build another one in.
    run: ['{bin}', '--filter', filter, '--join', '--exporters', 'json', '--inProcess', ...args],
    env: { GCBENCH_OUT: '{out}', DOTNET_CLI_TELEMETRY_OPTOUT: '1' },
    parse: { stdout: 'benchmark-dotnet' },
  }),
  select: ({ filter = '*', args, ...settings }) => ({
    list: ['--list', 'flat', '--filter', filter],
    listEnv: { DOTNET_CLI_TELEMETRY_OPTOUT: '1' },
    readNames: (stdout) =>
      stdout
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => /^[^\s.:]+(\.[^\s.:]+)+$/.test(line)),
    run: (names, sec) => ({
      options: [
        ...['--join', '--exporters', 'json', '--inProcess', '--warmupCount', '1'],
        ...['--iterationCount', String(ITERATIONS)],
        // In whole milliseconds.
        ...['--iterationTime', String(Math.max(1, Math.round((1000 * sec) / ITERATIONS)))],
        ...args,
      ],
      // It takes several after one option, which ends at the next.
      words: ['--filter', ...names],
    }),
    sampleSec: settings['measurement-time'] ?? null,
    // Code is compiled as it runs.
    leastSec: 0.3,
  }),
  search: {
    manifest: /\.csproj$/,
    ifNone: 'add a project with the package BenchmarkDotNet, and a class with [Benchmark] methods',
    read({ folder, name, text: written }) {
      if (!/<PackageReference\s+Include="BenchmarkDotNet"/.test(written)) return null
      const project = pathIn(folder, name)
      return { what: `BenchmarkDotNet in ${project}`, settings: { project } }
    },
  },
}

// Workload: benchmarks of google/benchmark.

const cmakeTarget = text
  .optional()
  .describe(
    'CMake target of the program with the benchmarks. Without it: one that links the library.',
  )

/** What Bazel builds, and not CMake, has a label. */
const isLabel = (target: string) => target.startsWith('//')

/** Its server would outlive the build, and hold what is in its folder. */
export const BAZEL_BUILD = `target=$1
shift
program=bazel
if ! command -v bazel > /dev/null; then program=bazelisk; fi
bazel() { command "$program" --batch --output_user_root="$bin.bazel" "$@"; }
# The program is copied, so that libraries of the tree have to be in it.
set -- -c opt --dynamic_mode=off --symlink_prefix=/ "$@"
bazel build "$@" "$target" >&2
folder=\${target#//}
case $folder in
*:*) name=\${folder#*:} folder=\${folder%%:*} ;;
*) name=\${folder##*/} ;;
esac
made=$(bazel info "$@" bazel-bin 2> /dev/null)/$folder/$name
if [ ! -x "$made" ]; then
  echo "Bazel built no program $target: is it the label of a cc_test or cc_binary?" >&2
  exit 1
fi
cp -L "$made" "$bin"
chmod u+w "$bin"
${CODE_HASH}loads "$bin" > "$bin.loads"`

/** Labels of programs in a BUILD file that depend on google/benchmark. */
const labelsIn = (folder: string, written: string): string[] =>
  written
    .replace(/#.*/g, '')
    .split(/^(?=\w+\()/m)
    .filter((rule) => /^cc_(test|binary|benchmark)\(/.test(rule))
    .filter((rule) =>
      /["'](@[\w+~.-]*benchmark\/\/|@[\w.-]*benchmark["']|\/\/:benchmark)/.test(rule),
    )
    .flatMap((rule) => /\bname\s*=\s*["']([^"']+)["']/.exec(rule)?.[1] ?? [])
    .map((name) => `//${folder}:${name}`)

/** A tree of Bazel is built from its top; where CMake builds it too, that is asked for less. */
function bazelTarget(folder: string, written: string, paths: readonly string[]) {
  const isBazel = ['MODULE.bazel', 'WORKSPACE', 'WORKSPACE.bazel'].some((one) =>
    paths.includes(one),
  )
  if (!isBazel || paths.includes('CMakeLists.txt')) return null
  return detectedTarget('google/benchmark', labelsIn(folder, written), '', [])
}

const googleBenchmarkShape = {
  ...toolShape('a regular expression on names (`--benchmark_filter`)'),
  target: text
    .optional()
    .describe(
      'CMake target with the benchmarks, or label of Bazel (`//path:name`). Without it: one that ' +
        'links the library.',
    ),
  ...toolTimes(),
}

const googleBenchmarkSettings = closed(googleBenchmarkShape)
type GoogleBenchmark = z.output<typeof googleBenchmarkSettings>

/**
 * A target of CMake, copied to the program: `$1`, or where that is empty one whose link names the
 * library `$2`, as an expression of grep. Options about benchmarks are on, if that can be configured.
 * What it makes of a target CMake's file API says, whatever generator there is (CMake 3.14 or later).
 */
export const CMAKE_BUILD = String.raw`target=$1
library=$2
shift 2
on=$(cat CMakeLists.txt cmake/*.cmake 2> /dev/null | sed 's/#.*//' | tr '\n' ' ' |
  grep -oiE 'option *[(] *[a-z0-9_.-]*bench[a-z0-9_.-]*' | sed 's/.*[( ]\(.*\)/-D\1=ON/' | sort -u)
case " $* " in
*' -G'* | *' --preset'*) ;;
*) if ! command -v make > /dev/null && command -v ninja > /dev/null; then set -- -G Ninja "$@"; fi ;;
esac
api=$bin.build/.cmake/api/v1
configure() {
  rm -rf "$bin.build"
  mkdir -p "$api/query"
  touch "$api/query/codemodel-v2"
  cmake -S . -B "$bin.build" -DCMAKE_BUILD_TYPE=Release "$@"
}
# Names of options are words.
configure $on "$@" || configure "$@"
# A generator of several configurations has a file for each.
which=
if ls "$api"/reply/target-*-Release-*.json > /dev/null 2>&1; then which=-Release; fi
programs() {
  grep -l '^."type" : "EXECUTABLE"' "$api"/reply/target-*$which-*.json | tr '\n' '\0' |
    xargs -0 -r grep -l "$@" | tr '\n' '\0'
}
field() { sed -n "s/^.\"$1\" : \"\(.*\)\",*\$/\1/p" "$2"; }
if [ -z "$target" ]; then
  programs -E "\"fragment\" : \".*$library" | xargs -0 -r grep -LE '"build" : "_deps/' |
    while read -r file; do field name "$file"; done | LC_ALL=C sort > "$bin.targets" || true
  target=$(grep -iE 'bench|perf' "$bin.targets" | head -n 1)
  target=${'$'}{target:-$(head -n 1 "$bin.targets")}
  if [ -z "$target" ]; then
    echo "no target links $library: name the one with the benchmarks as target" >&2
    exit 1
  fi
fi
cmake --build "$bin.build" --config Release --target "$target" --parallel 2
made=$(programs -xF "$(printf '\t"name" : "%s",' "$target")" | xargs -0 -r sed -n \
  '/^."artifacts"/,/^.]/s/.*"path" : "\(.*\)".*/\1/p' | head -n 1)
case $made in /*) ;; *) made=$bin.build/$made ;; esac
if [ ! -f "$made" ]; then
  echo "CMake built no program $target: is it the name of an add_executable?" >&2
  exit 1
fi
cp "$made" "$bin"
${CODE_HASH}loads "$made" > "$bin.loads"`

/** Programs that a CMakeLists.txt links with the library; '': what a variable or macro names. */
const targetsIn = (written: string, library: RegExp): string[] =>
  [...written.matchAll(/target_link_libraries\s*\(\s*([^\s()]{1,100})\s([^)]{0,2000})\)/g)]
    .filter(([, , linked = '']) => library.test(linked))
    .map(([, target = '']) => (/^[\w.-]+$/.test(target) ? target : ''))

/** The topmost folder above with such a file: that of a folder below is a part of its project. */
function projectAround(folder: string, file: string, paths: readonly string[]) {
  if (folder === '') return undefined
  const above = folder.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))
  return above.find((one) => paths.includes(pathIn(one, file)))
}

/** The first of these targets, and where CMake begins. */
function detectedTarget(
  library: string,
  targets: readonly string[],
  folder: string,
  paths: readonly string[],
): DetectedTool | null {
  if (targets.length === 0) return null
  const dir = projectAround(folder, 'CMakeLists.txt', paths) ?? folder
  const [target, ...others] = targets.filter((one) => one !== '')
  if (target === undefined) return { what: library, settings: inFolder(dir, {}) }
  const more = others.length === 0 ? '' : `; others are ${others.slice(0, 5).join(', ')}`
  return { what: `${library}, target ${target}${more}`, settings: inFolder(dir, { target }) }
}

export const googleBenchmarkWorkload: Tool<GoogleBenchmark> = {
  kind: 'google-benchmark',
  about: 'a program of google/benchmark (C++), built by CMake or Bazel',
  settings: googleBenchmarkSettings,
  tellsOf: COMPILED,
  build: ({ target = '' }) =>
    isLabel(target)
      ? scriptBuild(BAZEL_BUILD, [target])
      : scriptBuild(CMAKE_BUILD, [target, '(lib|-l)benchmark(_main)?[."]']),
  run: (settings) => ({
    run: [
      '{bin}',
      ...whereGiven(settings.filter).map((filter) => `--benchmark_filter=${filter}`),
      `--benchmark_min_warmup_time=${settings['warm-up-time'] ?? 0.1}`,
      `--benchmark_min_time=${settings['measurement-time'] ?? 0.5}`,
      '--benchmark_out_format=json',
      '--benchmark_out={out}/result.json',
      ...settings.args,
    ],
    files: { result: 'result.json' },
    parse: { result: 'google-benchmark' },
  }),
  select: (settings) => ({
    list: [
      '--benchmark_list_tests=true',
      ...whereGiven(settings.filter).map((filter) => `--benchmark_filter=${filter}`),
      ...settings.args,
    ],
    readNames: (stdout) => stdout.split('\n').filter((line) => /^\S.*$/.test(line)),
    listsFile: true,
    run: (names, sec) => ({
      // Its warm-up is an option of new versions alone, and a main may refuse what it does not know.
      options: [
        ...whereGiven(settings['warm-up-time']?.toString()).map(
          (warmUp) => `--benchmark_min_warmup_time=${warmUp}`,
        ),
        `--benchmark_min_time=${sec}`,
        '--benchmark_out_format=json',
        '--benchmark_out={out}/result.json',
        ...settings.args,
      ],
      words: [`--benchmark_filter=${exactly(names)}`],
    }),
    sampleSec: settings['measurement-time'] ?? null,
  }),
  counted: ({ args }) => ({
    run: (name, operations) => ({
      options: [`--benchmark_min_time=${operations}x`, ...args],
      words: [`--benchmark_filter=${exactly([name])}`],
    }),
  }),
  search: {
    manifest: /(^|\/)(CMakeLists\.txt|BUILD(\.bazel)?)$/,
    ifNone: 'add a target that links google/benchmark, and BENCHMARK(...) in its code',
    read: ({ folder, name, text: written }, paths) =>
      name === 'CMakeLists.txt'
        ? detectedTarget(
            'google/benchmark',
            targetsIn(written, /\bbenchmark(::|_main|\b)/),
            folder,
            paths,
          )
        : bazelTarget(folder, written, paths),
  },
}

// Workload: benchmarks of Catch2.

const catch2Shape = {
  ...toolShape('a test specification, as the program takes it'),
  target: cmakeTarget,
  'measurement-time': measurementTime(),
}

const catch2Settings = closed(catch2Shape)
type Catch2 = z.output<typeof catch2Settings>

/** What runs by itself, and benchmarks, which do not: the tests that are hidden otherwise stay so. */
const SHOWN = '~[.],[!benchmark]'

/** A sample of it takes no less, whatever an operation takes. */
const LEAST_SAMPLE_SEC = 40e-6
const MOST_SAMPLES = 100

/** Its analysis is not used, and resamples for longer than a short trial. */
const withSamples = (samples: number, warmUpSec: number): string[] => [
  ...['-r', 'xml', '--benchmark-no-analysis', '--benchmark-samples', String(samples)],
  ...['--benchmark-warmup-time', String(Math.round(1000 * warmUpSec))],
]

const samplesIn = (sec: number, opSec: number) =>
  opSec === 0
    ? 1
    : Math.min(MOST_SAMPLES, Math.max(1, Math.round(sec / Math.max(opSec, LEAST_SAMPLE_SEC))))

/** The specification of a test case by its name. */
const caseOf = (name: string) => name.replace(/[\\,[\]"~*]/g, '\\$&')

/** Test cases with results, in their order. */
const casesIn = (stdout: string): string[] => {
  const { value } = catch2.parse(stdout)
  const cases = elementsIn(stdout).elements.flatMap(({ name, attributes }) =>
    name === 'TestCase' ? [attributes.name ?? ''] : [],
  )
  return cases.filter((one) => value.some(({ benchmark }) => benchmark.startsWith(`${one}/`)))
}

export const catch2Workload: Tool<Catch2> = {
  kind: 'catch2',
  about: 'test cases of Catch2 (C++) with a `BENCHMARK`, built by CMake',
  settings: catch2Settings,
  tellsOf: COMPILED,
  build: ({ target = '' }) => scriptBuild(CMAKE_BUILD, [target, '(lib|-l)Catch2(Main)?d?[."]']),
  run: ({ filter = SHOWN, args }) => ({
    run: ['{bin}', filter, '-r', 'xml', ...args],
    parse: { stdout: 'catch2' },
  }),
  select: ({ filter = SHOWN, args, ...settings }) => ({
    // Which have one is known once they have run.
    list: [filter, ...withSamples(1, 0), ...args],
    readNames: casesIn,
    listsFile: true,
    run: (names, sec, opSec) => ({
      options: [...withSamples(samplesIn(sec, opSec), sec / 2), ...args],
      words: [names.map(caseOf).join(',')],
    }),
    sampleSec: settings['measurement-time'] ?? null,
  }),
  search: {
    manifest: /(^|\/)CMakeLists\.txt$/,
    read: ({ folder, text: written }, paths) =>
      detectedTarget(
        'Catch2',
        // Most programs of Catch2 only test.
        targetsIn(written, /\bCatch2(::|\b)/).filter((target) => /bench|perf/i.test(target)),
        folder,
        paths,
      ),
  },
}

// Workload: benchmarks of JMH.

/** What is in class files, or says which of others a benchmark has. */
const OF_JVM =
  /\.(java|kt|kts|scala|groovy|gradle)$|(^|\/)(pom\.xml|gradle\.lockfile|libs\.versions\.toml)$/

const jmhShape = {
  ...toolShape('a regular expression on `package.Class.method`'),
  module: relative('a module inside the project')
    .prefault('')
    .describe('Maven module with the benchmarks.'),
  build: command
    .optional()
    .describe('Command that builds `jar`, such as `./gradlew jmhJar`. Without it: Maven.'),
  jar: text.optional().describe('Jar with all that benchmarks need; `*` stands for any text.'),
  mode: z
    .enum(['avgt', 'ss', 'thrpt', 'sample'])
    .prefault('avgt')
    .describe('Mode of JMH; `avgt`, time per operation, gates by default.'),
  iterations: whole(1, 1000)
    .prefault(3)
    .describe('Counted iterations of a trial, which share `measurement-time`.'),
  'warm-up-iterations': whole(0, 1000)
    .prefault(2)
    .describe('Iterations before them, which share `warm-up-time`.'),
  ...toolTimes(),
}

const jmhSettings = closed(jmhShape).superRefine((options, context) => {
  if ((options.build === undefined) === (options.jar === undefined)) return
  const message = 'build and jar belong together: the command, and what it makes'
  context.addIssue(requirement(message, ['build']))
})
type Jmh = z.output<typeof jmhSettings>

/**
 * Of a class path the benchmarks that JMH lists, and a hash of what each can load there, without what
 * only debuggers read: line numbers differ for a comment. Needs Java 11; without it nobody knows.
 */
const CLASSES = String.raw`import java.io.*;
import java.nio.file.*;
import java.security.*;
import java.util.*;
import java.util.regex.*;
import java.util.zip.*;

/** Of a class path: the benchmarks that JMH lists, and a hash of all that each can load there. */
public class Loads {
  static final Set<String> DEBUG = Set.of("LineNumberTable", "LocalVariableTable",
      "LocalVariableTypeTable", "SourceFile", "SourceDebugExtension");
  /** Where a class has one of these, nobody finds all that it loads in its code. */
  static final Set<String> BY_NAME = Set.of("forName", "loadClass", "findClass", "readObject",
      "java/util/ServiceLoader", "java/util/ResourceBundle");
  static final Pattern NAME = Pattern.compile("L([^;<:.]+)");

  final TreeMap<String, byte[]> code = new TreeMap<>();
  final Map<String, Set<String>> uses = new HashMap<>();
  final TreeMap<String, byte[]> resources = new TreeMap<>();
  /** By benchmark, what JMH made of it. */
  final TreeMap<String, String> listed = new TreeMap<>();

  void add(String name, byte[] bytes) throws Exception {
    if (name.equals("META-INF/BenchmarkList")) list(new String(bytes, "UTF-8"));
    else if (!name.endsWith(".class")) {
      if (!name.matches("META-INF/(MANIFEST.MF|CompilerHints|maven/.*)"))
        resources.putIfAbsent(name, hash(bytes));
    } else {
      String of = name.substring(0, name.length() - 6);
      if (!code.containsKey(of)) code.put(of, new Class(bytes, uses.computeIfAbsent(of, x -> new TreeSet<>())).plain());
    }
  }

  /** Lines as JMH S 5 a.Own S 31 a.jmh_generated.Own_run_jmhTest S 3 run S 10 ..., by lengths. */
  void list(String text) {
    for (String line : text.split("\n")) {
      Matcher one = Pattern.compile(" S (\\d+) ").matcher(line);
      String[] words = new String[3];
      int at = 3;
      for (int i = 0; i < 3 && one.find(at) && one.start() == at; i++) {
        at = one.end() + Integer.parseInt(one.group(1));
        words[i] = line.substring(one.end(), at);
      }
      if (words[2] != null) listed.put(words[0] + "." + words[2], words[1].replace('.', '/'));
    }
  }

  void read(Path path) throws Exception {
    if (Files.isDirectory(path)) {
      List<Path> files = new ArrayList<>();
      try (var all = Files.walk(path)) { all.filter(Files::isRegularFile).forEach(files::add); }
      for (Path file : files) add(path.relativize(file).toString(), Files.readAllBytes(file));
    } else {
      try (var jar = new ZipInputStream(Files.newInputStream(path))) {
        for (ZipEntry one; (one = jar.getNextEntry()) != null;)
          if (!one.isDirectory()) add(one.getName(), jar.readAllBytes());
      }
    }
  }

  /** These and all that they name, on and on; what is known already is not followed. */
  Set<String> named(Set<String> from, Set<String> known) {
    Deque<String> open = new ArrayDeque<>(from);
    Set<String> found = new TreeSet<>(from);
    while (!open.isEmpty()) {
      String at = open.pop();
      if (known.contains(at)) continue;
      for (String one : uses.get(at)) if (code.containsKey(one) && found.add(one)) open.add(one);
    }
    return found;
  }

  /** What a benchmark can load, by the class that JMH made of it; jmh: what all do. */
  Set<String> loads(String made, Set<String> jmh) {
    Set<String> found = named(Set.of(made), jmh);
    for (String one : found)
      if (!jmh.contains(one) && !Collections.disjoint(uses.get(one), BY_NAME)) return code.keySet();
    found.addAll(jmh);
    return found;
  }

  static byte[] hash(byte[] bytes) throws Exception { return MessageDigest.getInstance("SHA-256").digest(bytes); }

  public static void main(String[] paths) throws Exception {
    Loads all = new Loads();
    for (String path : paths) if (Files.exists(Path.of(path))) all.read(Path.of(path));
    Set<String> harness = new TreeSet<>(all.code.keySet());
    harness.removeIf(one -> !one.startsWith("org/openjdk/jmh/"));
    Set<String> jmh = all.named(harness, Set.of());
    for (var benchmark : all.listed.entrySet()) {
      if (!all.code.containsKey(benchmark.getValue())) continue;
      MessageDigest sum = MessageDigest.getInstance("SHA-256");
      for (var one : all.resources.entrySet()) { sum.update(one.getKey().getBytes("UTF-8")); sum.update(one.getValue()); }
      for (String one : all.loads(benchmark.getValue(), jmh)) { sum.update(one.getBytes("UTF-8")); sum.update(all.code.get(one)); }
      StringBuilder hex = new StringBuilder();
      for (byte b : sum.digest()) hex.append(String.format("%02x", b));
      System.out.println(benchmark.getKey() + "\t" + hex);
    }
  }

  /** A class file, and what it names. */
  static class Class {
    final DataInputStream in;
    final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    final DataOutputStream out = new DataOutputStream(bytes);
    final String[] texts;

    Class(byte[] file, Set<String> names) throws Exception {
      in = new DataInputStream(new ByteArrayInputStream(file));
      copy(8);
      texts = new String[copyShort()];
      for (int i = 1; i < texts.length; i++) {
        int tag = in.readUnsignedByte();
        out.writeByte(tag);
        if (tag == 1) {
          out.writeUTF(texts[i] = in.readUTF());
          names.add(texts[i]);
          for (Matcher one = NAME.matcher(texts[i]); one.find();) names.add(one.group(1));
        } else copy(tag == 7 || tag == 8 || tag == 16 || tag == 19 || tag == 20 ? 2 : tag == 15 ? 3 : tag == 5 || tag == 6 ? 8 : 4);
        if (tag == 5 || tag == 6) i++;
      }
      copy(6);
      copy(2 * copyShort());
      for (int kind = 0; kind < 2; kind++)
        for (int left = copyShort(); left > 0; left--) { copy(6); attributes(); }
      attributes();
    }

    byte[] plain() throws Exception { return hash(bytes.toByteArray()); }

    void copy(int length) throws IOException { out.write(in.readNBytes(length)); }

    int copyShort() throws IOException { int n = in.readUnsignedShort(); out.writeShort(n); return n; }

    void attributes() throws IOException {
      for (int left = in.readUnsignedShort(); left > 0; left--) {
        int at = in.readUnsignedShort(), length = in.readInt();
        if (DEBUG.contains(texts[at])) { in.readNBytes(length); continue; }
        out.writeShort(at);
        if (!texts[at].equals("Code")) { out.writeInt(length); copy(length); continue; }
        copy(4);
        int bytes = in.readInt();
        out.writeInt(bytes);
        copy(bytes);
        copy(8 * copyShort());
        attributes();
      }
    }
  }
}
`

const CLASS_FILES = 'its class files'

/** What all classes come to, and the program that has them on its class path. */
const JMH_PROGRAM = `${writeText('$bin.Loads.java', CLASSES)}(IFS=:; java "$bin.Loads.java" $classes) > "$bin.loads" || : > "$bin.loads"
${writeProgram(
  `printf 'classes="%s"\\n' "$classes"
cat <<'END'
if [ "$1" = -l ]; then
  names=$(java -cp "$classes" org.openjdk.jmh.Main "$@") || exit
  printf '%s\\n' "$names" | awk -v loads="$0.loads" '
    BEGIN { while ((getline < loads) > 0) of[$1] = $2 }
    { print "${LOADS}" ($1 in of ? "{\\"${CLASS_FILES}\\":\\"" of[$1] "\\"}" : "null"); print }'
  exit
fi
exec java -cp "$classes" org.openjdk.jmh.Main "$@"
END`,
  `find "$bin.d" -type f`,
)}`

/** Goals that a property `NAME.skip` leaves out. */
const SKIPPED_OF_MAVEN = [
  ...['animal.sniffer', 'checkstyle', 'clirr', 'cpd', 'cyclonedx', 'dependency-check', 'enforcer'],
  ...['findbugs', 'forbiddenapis', 'formatter', 'gpg', 'impsort', 'jacoco', 'japicmp', 'license'],
  ...['maven.javadoc', 'maven.site', 'maven.source', 'modernizer', 'pmd', 'rat', 'revapi'],
  ...['sortpom', 'spotbugs', 'spotless.apply', 'spotless.check'],
].join(' ')

/**
 * Classes and jars go beside the program: walls hide the local repository of Maven from trials. Only
 * modules that others need have to be packaged. Where the compiler ran no processors, as a parent may
 * say, and JDK 23 does by itself, that of JMH is run on the compiled benchmarks.
 */
export const MAVEN_BUILD = `module=$1
shift
phase=process-test-classes
if [ -n "$module" ]; then phase=package; set -- -pl "$module" -am "$@"; fi
has() { grep -rqE --include='*.java' --include='*.kt' --include='*.scala' '@([a-z.]+[.])?Benchmark\\b' "$1" 2> /dev/null; }
# Tests need not be compiled where no benchmark is among them, and no module needs those of another.
own=\${module:-.}/src
if has "$own/main" && ! has "$own/test" && ! has "$own/jmh" &&
  ! grep -rqE --include=pom.xml 'test-jar|<classifier>tests|<testSourceDirectory>' .
then set -- -Dmaven.test.skip "$@"; fi
# What checks, signs and documents a project is in no class of it.
for one in ${SKIPPED_OF_MAVEN}; do set -- "-D$one.skip" "$@"; done
set -- -q -B -DskipTests "$phase" \\
  org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy-dependencies \\
  -DoutputDirectory=target/gcbench-lib -Dmdep.stripVersion=false "$@"
# It does not run long enough for its second compiler and several threads to be worth it.
export MAVEN_OPTS="-XX:TieredStopAtLevel=1 -XX:+UseSerialGC\${MAVEN_OPTS:+ $MAVEN_OPTS}"
# Of the version that the project names, where it can be had.
if [ -f ./mvnw ] && sh ./mvnw -v > /dev/null 2>&1; then sh ./mvnw "$@"; else mvn "$@"; fi
mkdir -p "$bin.d/lib"
made=\${module:-.}/target
if [ -d "$made/gcbench-lib" ]; then cp "$made/gcbench-lib"/*.jar "$bin.d/lib/"; fi
for part in test-classes classes; do
  if [ -d "$made/$part" ]; then cp -R "$made/$part" "$bin.d/$part"; fi
done
if ! ls "$bin.d"/*/META-INF/BenchmarkList > /dev/null 2>&1; then
  names=$(for part in "$bin.d"/*classes; do
    (cd "$part" && grep -rlF 'Lorg/openjdk/jmh/annotations/Benchmark;' .) || true
  done | sed 's|^[.]/||; s|[.]class$||; s|[$].*||; s|/|.|g' | LC_ALL=C sort -u)
  mkdir "$bin.d/jmh-classes"
  # One by one: a class that JMH refuses costs itself.
  for name in $names; do
    "\${JAVA_HOME:+$JAVA_HOME/bin/}javac" -nowarn -d "$bin.d/jmh-classes" \\
      -processor org.openjdk.jmh.generators.BenchmarkProcessor \\
      -cp "$bin.d/test-classes:$bin.d/classes:$bin.d/lib/*" "$name" >&2 ||
      echo "JMH does not take $name" >&2
  done
fi
if ! ls "$bin.d"/*/META-INF/BenchmarkList > /dev/null 2>&1; then
  echo 'no benchmarks of JMH were compiled: is jmh-generator-annprocess an annotation processor' \\
    'of this module?' >&2
  exit 1
fi
# JMH reads one list of benchmarks, the first on the class path.
classes=
for part in jmh-classes test-classes classes; do
  if [ ! -d "$bin.d/$part" ]; then continue; fi
  if [ -f "$bin.d/$part/META-INF/BenchmarkList" ]; then classes="$bin.d/$part:$classes"
  else classes="$classes$bin.d/$part:"; fi
done
classes="$classes$bin.d/lib/*"
${JMH_PROGRAM}`

const JAR_BUILD = `jar=$1
shift
"$@"
mkdir -p "$bin.d"
# The pattern of the suite is one of the shell here.
cp $jar "$bin.d/benchmarks.jar"
classes=$bin.d/benchmarks.jar
${JMH_PROGRAM}`

/** JMH's times are of one iteration; it takes whole milliseconds. */
const eachMs = (sec: number, iterations: number) =>
  `${Math.max(1, Math.round((sec * 1000) / Math.max(1, iterations)))}ms`

/**
 * Where a pom.xml has JMH's processor: for all, or in a profile that has to be named. What it only
 * manages for its modules, it does not have. Null: nowhere.
 */
function processorIn(written: string): { profile: string | null } | null {
  const own = written
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(dependency|plugin)Management>[\s\S]*?<\/\1Management>/g, '')
  const isIn = (text: string) => text.includes('<artifactId>jmh-generator-annprocess</artifactId>')
  const profiles = [...own.matchAll(/<profile>[\s\S]*?<\/profile>/g)].map(([text]) => text)
  if (isIn(profiles.reduce((rest, text) => rest.replace(text, ''), own))) return { profile: null }
  const [, id] = /<id>\s*([\w.-]+)\s*<\/id>/.exec(profiles.find(isIn) ?? '') ?? []
  return id === undefined ? null : { profile: id }
}

/** A module is built with what it needs of the project around it, which its pom.xml names. */
function moduleIn(folder: string, written: string, paths: readonly string[]) {
  const top = projectAround(folder, 'pom.xml', paths)
  if (top === undefined || !/<parent>/.test(written)) return inFolder(folder, {})
  return inFolder(top, { module: top === '' ? folder : folder.slice(top.length + 1) })
}

export const jmhWorkload: Tool<Jmh> = {
  kind: 'jmh',
  about: 'benchmarks of JMH, in a Maven project or a jar of any build: one fork is a trial',
  settings: jmhSettings,
  isLinked: false,
  // What base downloaded; and of Gradle, what it compiled of the same inputs.
  takesFromBase: true,
  counted: () => COMPILED_AS_IT_RUNS,
  profiled: () => ({ jvmThreads: 'jmh-worker' }),
  tellsOf: OF_JVM,
  build: ({ build, jar, module }) =>
    build === undefined || jar === undefined
      ? scriptBuild(MAVEN_BUILD, [module])
      : scriptBuild(JAR_BUILD, [jar, ...build]),
  run: (settings) => {
    const { filter, mode, iterations, args } = settings
    const warmUps = settings['warm-up-iterations']
    return {
      run: [
        '{bin}',
        ...whereGiven(filter),
        ...['-f', '1', '-bm', mode, '-foe', 'true'],
        ...['-wi', String(warmUps), '-w', eachMs(settings['warm-up-time'] ?? 2, warmUps)],
        ...['-i', String(iterations), '-r', eachMs(settings['measurement-time'] ?? 1, iterations)],
        ...['-rf', 'json', '-rff', '{out}/jmh.json'],
        ...args,
      ],
      files: { result: 'jmh.json' },
      parse: { result: 'jmh' },
      runtime: 'jvm',
    }
  },
  select: (settings) => {
    const { mode, iterations, filter, args } = settings
    const warmUps = settings['warm-up-iterations']
    return {
      list: ['-l', ...whereGiven(filter)],
      readNames: (stdout) =>
        stdout.split('\n').filter((line) => /^[\w$]+(\.[\w$]+)+$/.test(line.trim())),
      run: (names, sec) => ({
        options: [
          ...['-f', '1', '-bm', mode, '-foe', 'true'],
          ...['-wi', String(warmUps), '-w', eachMs(settings['warm-up-time'] ?? 2 * sec, warmUps)],
          ...['-i', String(iterations), '-r', eachMs(sec, iterations)],
          ...['-rf', 'json', '-rff', '{out}/jmh.json'],
          ...args,
        ],
        words: [exactly(names)],
      }),
      sampleSec: settings['measurement-time'] ?? null,
      // The JVM compiles in the warm-up, which is twice as long.
      leastSec: 0.3,
    }
  },
  search: {
    manifest: /(^|\/)(pom\.xml|build\.gradle(\.kts)?)$/,
    ifNone:
      'add jmh-core and jmh-generator-annprocess (org.openjdk.jmh) to pom.xml, or the plugin ' +
      'me.champeau.jmh to build.gradle, and a class with @Benchmark methods',
    read({ folder, name, text: written }, paths) {
      const isMaven = name === 'pom.xml'
      const processor = isMaven ? processorIn(written) : null
      if (processor !== null) {
        const { profile } = processor
        const words = profile === null ? {} : { 'build-args': [`-P${profile}`] }
        const settings = { ...moduleIn(folder, written, paths), ...words }
        return { what: 'benchmarks of JMH, built by Maven', settings }
      }
      if (isMaven || !/me\.champeau\.(gradle\.)?jmh/.test(written)) return null
      const rest = { build: './gradlew --build-cache jmhJar', jar: 'build/libs/*-jmh.jar' }
      return { what: 'benchmarks of JMH, built by Gradle', settings: inFolder(folder, rest) }
    },
  },
}
