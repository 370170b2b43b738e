/** Workload: scripts of pyperf. */
import type { z } from 'zod'
import { pathIn } from '../model/paths.ts'
import { plural } from '../model/plain.ts'
import { closed, oneOrMore, requirement, text } from '../settings/values.ts'
import { PYTHON_CLOCK, PYTHON_SAMPLER, pythonOf, pythonShape } from './pytest-benchmark.ts'
import {
  ALONE,
  LIST,
  LISTED,
  measurementTime,
  namesListed,
  PROFILE_INTO,
  scriptBuild,
  type Tool,
  toolShape,
  writeProgram,
  writeText,
} from './tool.ts'

const shape = {
  ...toolShape('scripts of pyperf have no filter, and refuse one'),
  ...pythonShape('pyperf'),
  file: oneOrMore(text, 'a script').describe('Scripts that make a `pyperf.Runner`.'),
  'measurement-time': measurementTime(),
}

const settings = closed(shape).superRefine(({ filter, file }, context) => {
  if (filter !== undefined)
    context.addIssue(requirement('pyperf has no filter: name the scripts in file', ['filter']))
  if (file.length === 0) context.addIssue(requirement('needs a script', ['file']))
})
type Pyperf = z.output<typeof settings>

/**
 * Runs scripts whose Runner lists its benchmarks, or measures some of them, and ends with the last of
 * them. A trial is a process already: pyperf before 2.8 alone starts another one.
 */
export const RUNNER = `import json, os, runpy, signal, sys, time
import pyperf
words = sys.argv[1:]
mode = words.pop(0) if words[0] in ('${LIST}', '${ALONE}') else ''
names = json.loads(words.pop()) if mode == '${ALONE}' else []
count = int(words.pop(0))
files, words = words[:count], words[count:]
main = pyperf.Runner._main

left = set(names)

# Beside what a task measures by the wall clock, CPU time and delay; a function that takes its own time
# may do more than it measures.
def clock(task):
    own = getattr(task, 'task_func', None)
    if not getattr(own, '__qualname__', '').startswith('Runner.bench_func.'):
        return
    def timed(task, loops):
        before, cpu = gcbench_clock.threads(), time.process_time()
        raw = float(own(task, loops))
        cpu = time.process_time() - cpu
        calls = loops * (task.inner_loops or 1)
        told = gcbench_clock.between(before, raw)
        gcbench_clock.counted.append((raw / calls, cpu / calls, calls, told))
        return raw
    task.task_func = timed

# In this process the tool makes other tasks of a task.
try:
    import gcbench_clock
    from pyperf._worker import WorkerTask
    compute = WorkerTask.compute
    def computed(self):
        gcbench_clock.counted.clear()
        compute(self)
        cpu, delay = gcbench_clock.clocks(self.values)
        if cpu:
            self.metadata['gcbench'] = json.dumps({'cpu': cpu, 'delay': delay})
    WorkerTask.compute = computed
except (ImportError, AttributeError):
    clock = lambda task: None

class Done(BaseException):
    pass

def chosen(self, task):
    if mode == '${LIST}':
        print('${LISTED}' + json.dumps(task.name))
        return None
    if mode == '${ALONE}' and task.name not in names:
        self._worker_task += 1
        return None
    clock(task)
    into = os.environ.get('${PROFILE_INTO}')
    if into is None:
        ended = main(self, task)
    else:
        import gcbench_sampler
        gcbench_sampler.start()
        try:
            ended = main(self, task)
        finally:
            gcbench_sampler.end(into)
    left.discard(task.name)
    if mode == '${ALONE}' and not left and not self.args.worker:
        raise Done
    return ended

# The tool reads and writes all results again for each of them. They are written where that takes a
# small part of the time, and at the end.
kept = {}
path = None
due = 0

def write():
    global due
    began = time.monotonic()
    pyperf.BenchmarkSuite(list(kept.values())).dump(path, replace=True)
    due = time.monotonic() + 20 * (time.monotonic() - began)

def add_runs(into, result):
    global path
    name = result.get_name()
    if name in kept:
        kept[name].add_runs(result)
    else:
        kept[name] = result
    path = into
    if time.monotonic() > due:
        write()

pyperf.add_runs = add_runs
signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))

pyperf.Runner._main = chosen
if hasattr(pyperf.Runner, '_in_process'):
    words.append('--in-process')
try:
    for file in files:
        getattr(pyperf.Runner, '_created', set()).clear()
        sys.argv = [file] + words
        runpy.run_path(file, run_name='__main__')
except Done:
    pass
finally:
    if kept:
        write()
`

const program = `mkdir -p "$bin.d"
${writeText('$bin.d/gcbench_clock.py', PYTHON_CLOCK)}${writeText('$bin.d/gcbench_sampler.py', PYTHON_SAMPLER)}${writeText('$bin.d/gcbench_pyperf.py', RUNNER)}${writeProgram(
  `printf 'exec "%s" "%s/gcbench_pyperf.py" "$@"\\n' "$python" "$bin.d"`,
  "find . -name '*.py' -type f",
)}`

/** Values of a benchmark in a trial, and how long all of them take where nobody says. */
const VALUES = 5
const TOGETHER_SEC = 0.3

const measured = ({ file, args }: Pyperf, sec: number): string[] => [
  ...[String(file.length), ...file],
  ...['--quiet', '-p', '1', '-w', '1', '-n', String(VALUES), `--min-time=${sec / VALUES}`],
  '--append={out}/result.json',
  ...args,
]

export const pyperfWorkload: Tool<Pyperf> = {
  kind: 'pyperf',
  about: 'scripts of pyperf, in the process of a trial',
  settings,
  isLinked: false,
  build(settings) {
    const [script, words] = pythonOf(settings, ['pyperf'])
    return scriptBuild(`${script}${program}`, words)
  },
  run: (settings) => ({
    run: ['{bin}', ...measured(settings, settings['measurement-time'] ?? TOGETHER_SEC)],
    files: { result: 'result.json' },
    parse: { result: 'pyperf' },
  }),
  select: (settings) => ({
    list: [LIST, String(settings.file.length), ...settings.file, ...settings.args],
    readNames: namesListed,
    run: (names, sec) => ({
      options: [ALONE, ...measured(settings, sec)],
      words: [JSON.stringify(names)],
    }),
    sampleSec: settings['measurement-time'] ?? null,
  }),
  profiled: () => ({ operations: 'time' }),
  search: {
    // Scripts that are called so, and all in a folder that is.
    manifest: /(^|\/)(bench[^/]*\/[^/]+|(bench|perf|pyperf)[^/]*)\.py$/,
    read({ folder, name, text: written }) {
      const isOfIt = /^\s*(import|from) +pyperf\b/m.test(written) && /\bRunner\(/.test(written)
      const file = pathIn(folder, name)
      return isOfIt ? { what: `pyperf in ${file}`, settings: { file } } : null
    },
    join(found) {
      const [first] = found
      if (found.length < 2 && first !== undefined) return first
      const file = found.map(({ settings }) => settings.file)
      return { what: `pyperf in ${plural(file.length, 'script')}`, settings: { file } }
    },
  },
}
