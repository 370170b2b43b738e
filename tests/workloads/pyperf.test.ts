/** The program around pyperf's scripts, with a stand-in for the tool that keeps what is written. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { RUNNER } from '../../src/workloads/pyperf.ts'

/** What pyperf has that the program takes. */
const PYPERF = `import json, sys, types
class Result:
    def __init__(self, name): self.name, self.runs = name, 1
    def get_name(self): return self.name
    def add_runs(self, other): self.runs += other.runs
class BenchmarkSuite:
    def __init__(self, all): self.all = all
    def dump(self, path, replace=False):
        with open(path, 'w') as file: json.dump({one.name: one.runs for one in self.all}, file)
class Runner:
    args = types.SimpleNamespace(worker=False)
    _worker_task = 0
    def _main(self, task):
        import pyperf
        print('ran ' + task.name)
        pyperf.add_runs(sys.argv[-1], Result(task.name))
    def bench_func(self, name, _=None): self._main(types.SimpleNamespace(name=name))
`

const SCRIPT = (names: string) =>
  `import pyperf\nprint('began')\nfor name in ${names}: pyperf.Runner().bench_func(name)\n`

/** What is printed, and what is written. */
function run(names: string[], files: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'pyperf-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries({ 'pyperf.py': PYPERF, 'runner.py': RUNNER }))
    writeFileSync(join(folder, name), text)
  const paths = files.map((names, at) => {
    writeFileSync(join(folder, `${at}.py`), SCRIPT(names))
    return join(folder, `${at}.py`)
  })
  const into = join(folder, 'result.json')
  const words = ['--alone', String(paths.length), ...paths, into, JSON.stringify(names)]
  const env = { PATH: process.env.PATH, PYTHONDONTWRITEBYTECODE: '1' }
  const how = { env, encoding: 'utf8' } as const
  const { stdout, stderr, status } = spawnSync(
    'python3',
    [join(folder, 'runner.py'), ...words],
    how,
  )
  expect(status, stderr).toBe(0)
  return { said: stdout.trim().split('\n'), written: JSON.parse(readFileSync(into, 'utf8')) }
}

// jsonschema of PyPI: 5,335 benchmarks in 11 scripts, all of which each trial loaded.
it('ends with the last benchmark that was asked for, and loads no script after it', () => {
  const { said, written } = run(['a', 'c'], ['"ab"', '"cd"', '"ef"'])
  expect(said).toEqual(['began', 'ran a', 'began', 'ran c'])
  expect(written).toEqual({ a: 1, c: 1 })
})

it('writes all results at the end, also of a name that two scripts have', () => {
  const { said, written } = run(['a', 'z'], ['"ab"', '"a"', '["z"]'])
  expect(said.filter((line) => line !== 'began')).toEqual(['ran a', 'ran a', 'ran z'])
  expect(written).toEqual({ a: 2, z: 1 })
})
