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

const program = writeProgram(
  `printf 'exec "%s" -m pytest "$@"\\n' "$python"`,
  "find . -name '*.py' -type f",
)

/** The pip of the machine installs into the environment; one of its own takes 3 s to unpack. */
const BUILD = `start=$1
shift
"$start" -m venv --without-pip "$bin.venv"
python=$bin.venv/bin/python
if "$start" -m pip --python "$python" --version > /dev/null 2>&1
then "$start" -m pip --python "$python" install -q "$@"
else
  "$python" -m ensurepip > /dev/null
  "$python" -m pip install -q "$@"
fi
${program}`

const AS_IT_IS = `python=$(command -v "$1")
${program}`

export const pytestBenchmarkWorkload: Tool<PytestBenchmark> = {
  kind: 'pytest-benchmark',
  about: 'tests of pytest that measure with pytest-benchmark',
  settings,
  build: ({ python, install }) =>
    scriptBuild(install.length === 0 ? AS_IT_IS : BUILD, [python, ...install]),
  run: (asked) => ({
    run: [
      ...['{bin}', '-q', '-p', 'no:cacheprovider', '--benchmark-only'],
      ...['--benchmark-warmup=on', `--benchmark-max-time=${asked['measurement-time']}`],
      '--benchmark-json={out}/result.json',
      ...[...whereGiven(asked.filter, '-k'), ...asked.args, ...asked.paths],
    ],
    files: { result: 'result.json' },
    parse: { result: 'pytest-benchmark' },
  }),
  search: {
    mayTell: /^(pyproject\.toml|setup\.(cfg|py)|tox\.ini|requirements[\w.-]*\.txt)$/,
    read({ folder, text: written }) {
      if (!/\bpytest[-_]benchmark\b/.test(written)) return null
      return { what: 'tests with pytest-benchmark', settings: inFolder(folder, {}) }
    },
  },
}
