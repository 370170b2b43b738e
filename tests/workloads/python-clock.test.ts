/** The timer that pytest-benchmark is given, as the tool uses it, in a Python without the tool. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decodeEdited, decodeProfile } from '../../src/parse/pprof.ts'
import { pytestBenchmark } from '../../src/parse/script-languages.ts'
import {
  PYTEST_PLUGIN,
  PYTHON_CLOCK,
  PYTHON_SAMPLER,
} from '../../src/workloads/pytest-benchmark.ts'

const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.warn('skipped: the timer of pytest-benchmark: no python3')

/** As the tool does: its precision first, then samples, each divided by its calls. */
const SCRIPT = `import json, threading, time
import gcbench_clock as clock

def spin():
    until = time.thread_time() + 0.02
    while time.thread_time() < until: pass

def apart():
    one = threading.Thread(target=spin)
    one.start()
    one.join()

def fails():
    clock.timer()
    spin()
    raise ValueError

previous = clock.timer()
for _ in range(3): clock.timer() - clock.timer()
said = {}
try: fails()
except ValueError: clock.forget()
for name, work in [('spin', spin), ('sleep', lambda: time.sleep(0.02)), ('apart', apart)]:
    data = []
    for _ in range(3):
        spin()
        start = clock.timer()
        for _ in range(2): work()
        end = clock.timer()
        lasted = end - start
        assert lasted > 0 and 1 / lasted > 0
        data.append(lasted / 2)
        assert type(data[-1]) is float
    cpu, delay = clock.clocks(data)
    said[name] = {'data': data, 'cpu': cpu, 'delay': delay}
said['foreign'] = dict(zip(('cpu', 'delay'), clock.clocks([1.0, 2.0])))
print(json.dumps(said))
`

type Said = { data: number[]; cpu: number[] | null; delay: number[] | null }

describe.skipIf(!hasPython)('the timer of pytest-benchmark', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-clock-'))
  writeFileSync(join(folder, 'gcbench_clock.py'), PYTHON_CLOCK)
  writeFileSync(join(folder, 'script.py'), SCRIPT)
  const { stdout, stderr } = spawnSync('python3', [join(folder, 'script.py')], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  const said = (): Record<string, Said> => {
    expect(stderr).toBe('')
    return JSON.parse(stdout)
  }

  it('counts CPU time of what runs between its two readings, and of nothing around it', () => {
    const { spin, sleep, apart } = said()
    // What was spun before a sample began, 20 ms each, is in none.
    for (const cpu of [...spin!.cpu!, ...apart!.cpu!]) {
      expect(cpu).toBeGreaterThanOrEqual(0.02)
      expect(cpu).toBeLessThan(0.03)
    }
    for (const cpu of sleep!.cpu!) expect(cpu).toBeLessThan(0.01)
    for (const wall of sleep!.data) expect(wall).toBeGreaterThanOrEqual(0.02)
  })

  it('knows no delay of threads that have ended, and nothing of the samples of another timer', () => {
    const { spin, apart, foreign } = said()
    expect(spin!.delay).toHaveLength(3)
    expect(apart!.delay).toBe(null)
    expect(foreign).toEqual({ cpu: null, delay: null })
  })
})

describe('the file of pytest-benchmark', () => {
  const read = (gcbench: object | undefined) => {
    const stats = { data: [0.002, 0.003], median: 0.0025, iterations: 5 }
    const benchmarks = [{ name: 'test_a', stats, gcbench }]
    return pytestBenchmark.parse(JSON.stringify({ machine_info: {}, benchmarks })).value
  }

  it('has CPU time and delay of a call where they are known', () => {
    const values = (of: ReturnType<typeof read>) =>
      Object.entries(Object.groupBy(of, ({ metric }) => metric)).map(([metric, own]) => [
        metric,
        own!.map(({ value }) => value),
      ])
    const wall = ['time/op', [0.002, 0.003]]
    const cpu = ['cpu-s/op', [0.001, 0.0015]]
    expect(values(read({ cpu: [0.001, 0.0015], delay: [0, 0.0001] }))).toEqual([
      wall,
      cpu,
      ['run-delay/op', [0, 0.0001]],
    ])
    expect(values(read({ cpu: [0.001, 0.0015], delay: null }))).toEqual([wall, cpu])
    expect(values(read({ cpu: null, delay: null }))).toEqual([wall])
    expect(values(read(undefined))).toEqual([wall])
  })
})

/** Tests end one by one, as the plugin is told, in a Python without pytest; what the file has then. */
const ENDING = `import gcbench_pytest as plugin, pathlib, sys
from types import SimpleNamespace as Some

def ended(name, *data, failed=False):
    stats = Some(data=list(data), median=sorted(data)[len(data) // 2] if data else None)
    return Some(name=name, fullname='a.py::' + name, stats=stats, iterations=10, has_error=failed)

path = sys.argv[1]
kept = open(path, 'wb') if sys.argv[2] == 'file' else pathlib.Path(path)
benchmarks = []
config = Some(option=Some(benchmark_json=kept), _benchmarksession=Some(benchmarks=benchmarks))
for one in [ended('long_' * 20, 0.4), ended('none'), ended('bad', 0.1, failed=True), ended('two', 3, 1, 2)]:
    benchmarks.append(one)
    plugin.pytest_runtest_teardown(Some(config=config))
if sys.argv[3] == 'all':
    plugin.pytest_benchmark_update_json(config, [], {'benchmarks': []})
    if sys.argv[2] == 'file': kept.write(b'whole')
`

describe.runIf(hasPython)('a process of pytest that is ended', () => {
  it.each(['file', 'path'])('has told of the tests before, where the tool has a %s', (kind) => {
    const folder = mkdtempSync(join(tmpdir(), 'gcbench-pytest-'))
    try {
      writeFileSync(join(folder, 'pytest.py'), 'def hookimpl(**_): return lambda one: one\n')
      writeFileSync(join(folder, 'gcbench_clock.py'), PYTHON_CLOCK)
      writeFileSync(join(folder, 'gcbench_pytest.py'), PYTEST_PLUGIN)
      const path = join(folder, 'result.json')
      const run = (until: string) => {
        const { status, stderr } = spawnSync('python3', ['-c', ENDING, path, kind, until], {
          cwd: folder,
          encoding: 'utf8',
        })
        expect(status, stderr).toBe(0)
        return readFileSync(path, 'utf8')
      }
      const { value, problems } = pytestBenchmark.parse(run('killed'))
      expect(problems).toEqual([])
      expect(value.map(({ benchmark, value }) => [benchmark, value])).toEqual([
        [`a.py::${'long_'.repeat(20)}`, 0.4],
        ['a.py::two', 2],
      ])
      // Nothing of it is left behind what the tool writes at its end.
      if (kind === 'file') expect(run('all')).toBe('whole')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe.skipIf(!hasPython)('the sampler of Python', () => {
  it('writes where CPU time went, which is read as any profile is', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gcbench-sampler-'))
    const script = `import time
import gcbench_sampler

class Work:
    def spin(self, sec):
        until = time.process_time() + sec
        while time.process_time() < until: pass

def sleep():
    time.sleep(0.3)

Work().spin(0.2)
gcbench_sampler.start()
Work().spin(0.5)
sleep()
gcbench_sampler.end('${folder}/out.cpuprofile')
`
    writeFileSync(join(folder, 'gcbench_sampler.py'), PYTHON_SAMPLER.replace('{source}', folder))
    writeFileSync(join(folder, 'script.py'), script)
    const { stderr } = spawnSync('python3', [join(folder, 'script.py')], { encoding: 'utf8' })
    expect(stderr).toBe('')
    const bytes = readFileSync(join(folder, 'out.cpuprofile'))
    rmSync(folder, { recursive: true })
    const { samples, periodSec, flat, cum } = decodeProfile(bytes)
    const spin = [...flat.keys()].find((name) => /\bspin \(script\.py\)$/.test(name)) ?? ''
    // Not the time before it began, nor that in which it slept.
    expect(samples * periodSec).toBeGreaterThan(0.3)
    expect(samples * periodSec).toBeLessThan(0.7)
    expect(flat.get(spin)! / samples).toBeGreaterThan(0.9)
    expect(cum.get('<module> (script.py)')).toBe(samples)
    const lines = decodeEdited(bytes, (file, line) =>
      file === 'script.py' && line === 14 ? { place: 'script.py:14', edited: 'line' } : null,
    )
    expect(lines).toMatchObject([{ function: spin, isCaller: true }])
  })
})
