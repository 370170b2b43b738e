/** Which target CMake or Bazel builds and with which options, by one that says what it was told. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { BAZEL_BUILD, CMAKE_BUILD } from '../../src/workloads/benchmark-tools.ts'

const FAKE = `#!/bin/sh
echo "$*" >> told
case "$*" in *"$REFUSED"*) exit 1 ;; esac
if [ "$1" = -S ]; then
  for one in unit_test speed_bench; do
    mkdir -p "$4/CMakeFiles/$one.dir"
    echo "c++ $one.o -o $one /usr/lib/libbenchmark.so" > "$4/CMakeFiles/$one.dir/link.txt"
  done
else
  echo "$4" > "$2/$4"
  chmod +x "$2/$4"
fi
`

/** What cmake was told, without its folder, and the program. */
function built(target: string, refused = '-'.repeat(9)) {
  const folder = mkdtempSync(join(tmpdir(), 'cmake-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'bin'))
  for (const [name, text] of [
    ['cmake', FAKE],
    ['make', ''],
  ] as const) {
    writeFileSync(join(folder, 'bin', name), text)
    chmodSync(join(folder, 'bin', name), 0o755)
  }
  const lists = 'option(WORK_BENCHMARKS "Build them" OFF)\noption(WORK_TESTS "Tests" OFF)\n'
  writeFileSync(join(folder, 'CMakeLists.txt'), lists)
  const bin = join(folder, 'unit')
  const env = { PATH: `${folder}/bin:/usr/bin:/bin`, REFUSED: refused }
  const script = `bin=$1\nshift\n${CMAKE_BUILD}`
  const words = ['-euc', script, 'sh', bin, target, 'libbenchmark[.]']
  execFileSync('sh', words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const told = readFileSync(join(folder, 'told'), 'utf8').replaceAll(`${bin}.build`, 'BUILD')
  return { told: told.trim().split('\n'), program: readFileSync(bin, 'utf8').trim() }
}

it('a program that links the library is found, with the options about benchmarks on', () => {
  const { told, program } = built('')
  expect(program).toBe('speed_bench')
  expect(told).toEqual([
    '-S . -B BUILD -DCMAKE_BUILD_TYPE=Release -DWORK_BENCHMARKS=ON -G Unix Makefiles',
    '--build BUILD --target speed_bench --parallel 2',
  ])
})

it('a target that is named is built, and an option that breaks the project is left as it is', () => {
  const { told, program } = built('unit_test', '-DWORK_BENCHMARKS=ON')
  expect(program).toBe('unit_test')
  expect(told.at(-2)).toBe('-S . -B BUILD -DCMAKE_BUILD_TYPE=Release -G Unix Makefiles')
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
