/** The program around pyperf's scripts, with a stand-in for the tool that keeps what is written. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { RUNNER } from '../../src/workloads/pyperf.ts'
import { PYTHON_CLOCK } from '../../src/workloads/pytest-benchmark.ts'

/** What pyperf has that the program takes. */
const PYPERF = `import json, sys, time, types
class Result:
    def __init__(self, name, told): self.name, self.runs, self.told = name, 1, told
    def get_name(self): return self.name
    def add_runs(self, other): self.runs += other.runs
class BenchmarkSuite:
    def __init__(self, all): self.all = all
    def dump(self, path, replace=False):
        with open(path, 'w') as file: json.dump({one.name: [one.runs, one.told] for one in self.all}, file)
class Task:
    inner_loops = None
    def __init__(self, name, task_func): self.name, self.task_func, self.metadata = name, task_func, {}
    def compute(self):
        values = [self.task_func(self, 2) / 2 for _ in range(4)]
        self.values = tuple(values[1:])
        self.metadata['values'] = self.values
sys.modules['pyperf._worker'] = types.SimpleNamespace(WorkerTask=Task)
class Runner:
    args = types.SimpleNamespace(worker=False)
    _worker_task = 0
    def _main(self, task):
        import pyperf
        print('ran ' + task.name)
        own = Task(task.name, task.task_func)
        own.compute()
        pyperf.add_runs(sys.argv[-1], Result(own.name, own.metadata))
    def bench_func(self, name, func=lambda: None):
        def task_func(_, loops):
            began = time.perf_counter()
            for _ in range(loops): func()
            return time.perf_counter() - began
        self._main(Task(name, task_func))
    def bench_time_func(self, name, func):
        def task_func(_, loops): return func(loops)
        self._main(Task(name, task_func))
`

const SCRIPT = (names: string) =>
  `import pyperf\nprint('began')\nfor name in ${names}: pyperf.Runner().bench_func(name)\n`

/** What is printed, how often each ran, and what is written of it. */
function run(names: string[], files: string[]) {
  return runScripts(names, files.map(SCRIPT))
}

function runScripts(names: string[], scripts: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'pyperf-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries({
    'pyperf.py': PYPERF,
    'runner.py': RUNNER,
    'gcbench_clock.py': PYTHON_CLOCK,
  }))
    writeFileSync(join(folder, name), text)
  const paths = scripts.map((text, at) => {
    writeFileSync(join(folder, `${at}.py`), text)
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
  const written: Record<string, [number, { gcbench?: string; values: number[] }]> = JSON.parse(
    readFileSync(into, 'utf8'),
  )
  const counts = Object.fromEntries(Object.entries(written).map(([name, [runs]]) => [name, runs]))
  return {
    said: stdout.trim().split('\n'),
    written: counts,
    told: (name: string) => written[name]![1],
  }
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

// On a busy machine that is what a change can be seen in; jsonschema's values of a trial were 170 to 700 µs.
it('tells CPU time and delay of each value, and of what times itself neither', () => {
  const script = `import pyperf, time
pyperf.Runner().bench_func('sleeps', lambda: time.sleep(0.02))
pyperf.Runner().bench_time_func('own', lambda loops: loops * 0.5)
`
  const { told } = runScripts(['sleeps', 'own'], [script])
  const { values, gcbench } = told('sleeps')
  const { cpu, delay } = JSON.parse(gcbench ?? 'null')
  expect(values).toHaveLength(3)
  expect(cpu).toHaveLength(3)
  expect(delay === null || delay.length === 3).toBe(true)
  for (const [at, sec] of values.entries()) {
    expect(sec).toBeGreaterThanOrEqual(0.02)
    expect(cpu[at]).toBeLessThan(sec / 2)
  }
  expect(told('own').gcbench).toBeUndefined()
})
