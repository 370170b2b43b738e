/** Workload: benchmarks of pytest-benchmark. */
import type { z } from 'zod'
import type { Tool } from '../../contracts/tool.ts'
import {
  inFolder,
  measurementTime,
  scriptBuild,
  toolShape,
  whereGiven,
  writeProgram,
} from '../../settings/tool-blocks.ts'
import { closed, oneOrMore, text } from '../../settings/values.ts'

const shape = {
  ...toolShape('an expression of `pytest -k`'),
  python: text.prefault('python3').describe('Python that makes the environment of each arm.'),
  install: oneOrMore(text, 'what pip installs')
    .prefault(['-e', '.', 'pytest', 'pytest-benchmark'])
    .describe(
      'Arguments of `pip install`, in an environment of each arm: the package under test and ' +
        'what its tests need. `[]`: no environment is made, and `python` runs as it is.',
    ),
  paths: oneOrMore(text, 'a path')
    .prefault([])
    .describe('Files and folders with the tests; empty: where pytest looks by itself.'),
  'measurement-time': measurementTime('500ms'),
}

const settings = closed(shape)
type PytestBenchmark = z.output<typeof settings>

const sums =
  "find . -name '*.py' -type f | LC_ALL=C sort | tr '\\n' '\\0' | xargs -0 cat | sha256sum"

const program = writeProgram(`printf 'exec "%s" -m pytest "$@"\\n' "$python"`, sums)

const BUILD = `"$1" -m venv "$bin.venv"
shift
python=$bin.venv/bin/python
"$python" -m pip install -q "$@"
${program}`

const AS_IT_IS = `python=$(command -v "$1")
${program}`

export const pytestBenchmarkWorkload: Tool<PytestBenchmark> = {
  kind: 'pytest-benchmark',
  about: 'tests of pytest that measure with pytest-benchmark',
  settings,
  command: (asked) => ({
    name: 'pytest-benchmark',
    dir: asked.dir,
    build: {
      dir: asked.dir,
      env: asked['build-env'],
      run: scriptBuild(asked.install.length === 0 ? AS_IT_IS : BUILD, [
        ...[asked.python, ...asked.install, ...asked['build-args']],
      ]),
    },
    run: [
      ...['{bin}', '-q', '-p', 'no:cacheprovider', '--benchmark-only'],
      ...['--benchmark-warmup=on', `--benchmark-max-time=${asked['measurement-time']}`],
      '--benchmark-json={out}/result.json',
      ...[...whereGiven(asked.filter, '-k'), ...asked.args, ...asked.paths],
    ],
    env: asked.env,
    files: { result: 'result.json' },
    parse: { result: 'pytest-benchmark' },
    runtime: 'plain',
  }),
  search: {
    mayTell: /^(pyproject\.toml|setup\.(cfg|py)|tox\.ini|requirements[\w.-]*\.txt)$/,
    read({ folder, text: written }) {
      if (!/\bpytest[-_]benchmark\b/.test(written)) return null
      return { what: 'tests with pytest-benchmark', settings: inFolder(folder, {}) }
    },
  },
}
