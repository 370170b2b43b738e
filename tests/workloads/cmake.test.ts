/** Which target CMake or Bazel builds and with which options, by one that says what it was told. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { BAZEL_BUILD, CMAKE_BUILD } from '../../src/workloads/benchmark-tools.ts'
import { findTool, skipNote } from '../tool-path.ts'

/** A file of CMake's file API, by a target's name and what it links. */
const replyOf = (name: string, linked: string, build = '.') => `{
	"artifacts" : 
	[
		{
			"path" : "made/${name}-now"
		}
	],
	"link" : 
	{
		"commandFragments" : 
		[
			{
				"fragment" : "${linked}",
				"role" : "libraries"
			}
		]
	},
	"name" : "${name}",
	"nameOnDisk" : "${name}-now",
	"paths" : 
	{
		"build" : "${build}"
	},
	"sourceGroups" : 
	[
		{
			"name" : "Source Files"
		}
	],
	"type" : "EXECUTABLE"
}
`

const FAKE = `#!/bin/sh
echo "$*" >> told
case "$*" in *"$REFUSED"*) exit 1 ;; esac
if [ "$1" = -S ]; then
  test -f "$4/.cmake/api/v1/query/codemodel-v2"
  mkdir -p "$4/.cmake/api/v1/reply"
  for one in *.json; do cp "$one" "$4/.cmake/api/v1/reply/target-\${one%.json}-Release-0a.json"; done
else
  mkdir -p "$2/made"
  echo "$6" > "$2/made/$6-now"
fi
`

const LISTS = 'option(WORK_BENCHMARKS "Build them" OFF)\noption(WORK_TESTS "Tests" OFF)\n'

/** Builds a target, or the one that links the library, in a folder with these files. */
function build(files: Record<string, string>, target: string, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'cmake-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'bin'))
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text)
    if (name.startsWith('bin/')) chmodSync(join(folder, name), 0o755)
  }
  const bin = join(folder, 'unit')
  const script = `bin=$1\nshift\n${CMAKE_BUILD}`
  const words = ['-euc', script, 'sh', bin, target, '(lib|-l)benchmark[."]']
  const { args = '', ...rest } = env
  const [PATH, stdio] = [`${folder}/bin:/usr/bin:/bin`, 'pipe'] as const
  const more = args === '' ? [] : args.split('|')
  execFileSync('sh', [...words, ...more], { cwd: folder, env: { PATH, ...rest }, stdio })
  return { folder, bin }
}

/** What cmake was told, without its folder, and the program. */
function built(target: string, refused = '-'.repeat(9)) {
  const files = {
    'bin/cmake': FAKE,
    'bin/make': '',
    'CMakeLists.txt': LISTS,
    'bench_of_the_library.json': replyOf(
      'bench_of_the_library',
      '/usr/lib/libbenchmark.a',
      '_deps/x',
    ),
    'speed_bench.json': replyOf('speed_bench', '/usr/lib/libbenchmark.so.1.7'),
    'tuned+.json': replyOf('tuned+', '-lbenchmark'),
    'unit_bench.json': replyOf('unit_bench', '/usr/lib/libgtest.so'),
  }
  const { folder, bin } = build(files, target, { REFUSED: refused })
  const told = readFileSync(join(folder, 'told'), 'utf8').replaceAll(`${bin}.build`, 'BUILD')
  return { told: told.trim().split('\n'), program: readFileSync(bin, 'utf8').trim() }
}

it('a program that links the library is found, with the options about benchmarks on', () => {
  const { told, program } = built('')
  expect(program).toBe('speed_bench')
  expect(told).toEqual([
    '-S . -B BUILD -DCMAKE_BUILD_TYPE=Release -DWORK_BENCHMARKS=ON',
    '--build BUILD --config Release --target speed_bench --parallel 2',
  ])
})

it('a target that is named is built, and an option that breaks the project is left as it is', () => {
  const { told, program } = built('tuned+', '-DWORK_BENCHMARKS=ON')
  expect(program).toBe('tuned+')
  expect(told.at(-2)).toBe('-S . -B BUILD -DCMAKE_BUILD_TYPE=Release')
})

const missing = ['cmake', 'ninja', 'make'].find((one) => findTool(one) === null) ?? ''

describe(`CMake itself${missing && skipNote(missing, null)}`, () => {
  it.skipIf(missing !== '').each(['Unix Makefiles', 'Ninja', 'Ninja Multi-Config'])(
    'the program has a name of its own, and %s is the generator',
    (generator) => {
      const files = {
        'CMakeLists.txt': `cmake_minimum_required(VERSION 3.14)
project(work C)
option(WORK_BENCH "Benchmarks" OFF)
if(WORK_BENCH)
  add_library(benchmark STATIC IMPORTED)
  set_target_properties(benchmark PROPERTIES IMPORTED_LOCATION \${CMAKE_SOURCE_DIR}/libbenchmark.a)
  add_executable(speed main.c)
  set_target_properties(speed PROPERTIES OUTPUT_NAME speed-now)
  target_link_libraries(speed benchmark)
  add_executable(unit_bench main.c)
endif()
`,
        'libbenchmark.a': '!<arch>\n',
        'main.c': '#ifdef NDEBUG\nint main(void) { return 7; }\n#endif\n',
      }
      const { bin } = build(files, '', { args: `-G|${generator}` })
      expect(spawnSync(bin).status).toBe(7)
      expect(readFileSync(`${bin}.targets`, 'utf8')).toBe('speed\n')
    },
  )
})

const FAKE_BAZEL = `#!/bin/sh
case "$*" in
*' info '*) echo "$PWD/made" ;;
*) echo "$*" >> told
  mkdir -p made/speed && echo fast > made/speed/find_bench
  chmod 755 made/speed/find_bench ;;
esac
`

it.each(['//speed:find_bench', '//speed/find_bench:find_bench'])('Bazel builds %s', (label) => {
  const folder = mkdtempSync(join(tmpdir(), 'bazel-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/bazel'), FAKE_BAZEL, { mode: 0o755 })
  const bin = join(folder, 'unit')
  const run = () => {
    const words = ['-euc', `bin=$1\nshift\n${BAZEL_BUILD}`, 'sh', bin, label, '--config=fast']
    const env = { PATH: `${folder}/bin:/usr/bin:/bin` }
    execFileSync('sh', words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  }
  if (label.includes('/find_bench:')) {
    expect(run).toThrow(/Bazel built no program/)
    return
  }
  run()
  expect(readFileSync(bin, 'utf8')).toBe('fast\n')
  expect(readFileSync(join(folder, 'told'), 'utf8').replaceAll(bin, 'BIN')).toBe(
    '--batch --output_user_root=BIN.bazel build -c opt --dynamic_mode=off --symlink_prefix=/ ' +
      `--config=fast ${label}\n`,
  )
})
