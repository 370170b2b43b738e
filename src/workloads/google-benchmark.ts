/** Workload: benchmarks of google/benchmark. */
import type { z } from 'zod'
import { closed, text } from '../settings/values.ts'
import { pathIn } from '../text/paths.ts'
import { inFolder, scriptBuild, type Tool, toolShape, toolTimes, whereGiven } from './tool.ts'

const shape = {
  ...toolShape('a regular expression on names (`--benchmark_filter`)'),
  target: text.describe('Target of CMake that is the program with the benchmarks.'),
  ...toolTimes('100ms', '500ms'),
}

const settings = closed(shape)
type GoogleBenchmark = z.output<typeof settings>

const BUILD = `target=$1
shift
cmake -S . -B "$bin.build" -DCMAKE_BUILD_TYPE=Release "$@"
cmake --build "$bin.build" --target "$target"
made=$(find "$bin.build" -type f -name "$target" -perm -u+x | head -n 1)
if [ -z "$made" ]; then
  echo "CMake built no program $target: is it the name of an add_executable?" >&2
  exit 1
fi
cp "$made" "$bin"`

/** Programs that a CMakeLists.txt links with the library. */
const targetsIn = (written: string): string[] =>
  [...written.matchAll(/target_link_libraries\s*\(\s*([\w.-]{1,100})\s([^)]{0,2000})\)/g)]
    .filter(([, , linked = '']) => /\bbenchmark(::|_main|\b)/.test(linked))
    .map(([, target = '']) => target)

export const googleBenchmarkWorkload: Tool<GoogleBenchmark> = {
  kind: 'google-benchmark',
  about: 'a program of google/benchmark (C++), built by CMake',
  settings,
  build: ({ target }) => scriptBuild(BUILD, [target]),
  run: (settings) => ({
    run: [
      '{bin}',
      ...whereGiven(settings.filter).map((filter) => `--benchmark_filter=${filter}`),
      `--benchmark_min_warmup_time=${settings['warm-up-time']}`,
      `--benchmark_min_time=${settings['measurement-time']}`,
      '--benchmark_out_format=json',
      '--benchmark_out={out}/result.json',
      ...settings.args,
    ],
    files: { result: 'result.json' },
    parse: { result: 'google-benchmark' },
  }),
  search: {
    manifest: /^CMakeLists\.txt$/,
    read({ folder, text: written }, paths) {
      const [target, ...others] = targetsIn(written)
      if (target === undefined) return null
      // The file of a folder below another is a part of that one's project.
      const above = folder.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))
      const top = above.find((one) => paths.includes(pathIn(one, 'CMakeLists.txt')))
      const more = others.length === 0 ? '' : `; others are ${others.slice(0, 5).join(', ')}`
      const what = `google/benchmark, target ${target}${more}`
      return { what, settings: inFolder(folder === '' ? '' : (top ?? folder), { target }) }
    },
  },
}
