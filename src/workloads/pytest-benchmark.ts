/** Workload: benchmarks of pytest-benchmark. */
import type { z } from 'zod'
import { closed, oneOrMore, text } from '../settings/values.ts'
import {
  ALONE,
  EXECUTED_INTO,
  EXECUTED_OF,
  inFolder,
  lentFolder,
  measurementTime,
  namesListed,
  PROFILE_INTO,
  scriptBuild,
  type Tool,
  toolShape,
  WHY,
  whereGiven,
  writeProgram,
  writeText,
} from './tool.ts'

/**
 * Prints the arguments of pip, one a line: the package with its extras for tests and benchmarks, by
 * their names or since they have the tool, groups of PEP 735 and files of requirements. Those for
 * developing are taken where there is none of them. With the argument `all`: the package with all
 * of its extras. With `locked`: constraints of pip instead, the versions in the lockfile of uv or Poetry.
 */
export const REQUIREMENTS = `
import glob, os, re, sys
TESTS = ('test', 'tests', 'testing', 'bench', 'benchmark', 'benchmarks', 'benchmarking',
         'codspeed', 'pytest')
OTHERS = ('dev', 'develop', 'development')

def plain(name):
    return re.sub('[-_.]+', '-', name).lower()

def table(path='pyproject.toml'):
    try:
        import tomllib
    except ImportError:
        try:
            from pip._vendor import tomli as tomllib
        except ImportError:
            return {}
    try:
        with open(path, 'rb') as file:
            return tomllib.load(file)
    except FileNotFoundError:
        return {}

def text(path):
    try:
        with open(path, encoding='utf-8') as file:
            return file.read()
    except FileNotFoundError:
        return ''

def grouped(groups, name):
    for key, listed in groups.items():
        for one in listed if plain(key) == plain(name) else []:
            if isinstance(one, str):
                yield one
            else:
                yield from grouped(groups, one.get('include-group', ''))

def requirements(wanted):
    names = '|'.join(wanted)
    ways = '(requirements[-_.])?(%s)([-_.]requirements)?[.]txt' % names
    for path in sorted(glob.glob('*.txt') + glob.glob('requirements/*.txt')):
        named = re.fullmatch(ways, os.path.basename(path), re.I)
        if named and (os.sep in path or named[1] or named[3]):
            yield path

# Whatever it is called, what has the tool of the benchmarks is for them.
def measures(listed):
    names = [plain(re.split(r'[^\\w.-]', one.strip())[0]) for one in listed if isinstance(one, str)]
    return any(name in ('pytest-benchmark', 'pytest-codspeed') for name in names)

project = table()
declared = project.get('project', {}).get('optional-dependencies', {})
extras = list(declared)
older = text('setup.py') + text('setup.cfg')
if 'extras_require' in older:
    extras += re.findall(r'''^\\s*['"]?([\\w-]+)['"]?\\s*[:=]''', older, re.M)
groups = dict(project.get('dependency-groups', {}))
tools = project.get('tool', {})
# Poetry's own form, whose versions are those of its lockfile.
for key, group in tools.get('poetry', {}).get('group', {}).items():
    groups.setdefault(key, [one for one in group.get('dependencies', {}) if one != 'python'])
older_groups = (tools.get('poetry', {}), tools.get('uv', {}))
for one in older_groups:
    if one.get('dev-dependencies'):
        groups.setdefault('dev', list(one['dev-dependencies']))

# A package that has several versions, for several systems or Pythons, is left to pip.
def locked():
    for path in ('uv.lock', 'poetry.lock'):
        found = {}
        for one in table(path).get('package', []):
            source = one.get('source', {})
            if source.get('type') in (None, 'legacy') and (path[0] == 'p' or 'registry' in source):
                found.setdefault(one['name'], set()).add(one['version'])
        if found:
            return ['%s==%s' % (name, *versions) for name, versions in sorted(found.items())
                    if len(versions) == 1]
    return []

if sys.argv[1:] == ['locked']:
    print('\\n'.join(locked()))
    sys.exit()

def found(wanted):
    tells = lambda name, listed: plain(name) in wanted or measures(listed)
    named = sorted({one for one in extras if tells(one, declared.get(one, []))})
    keys = [one for one in groups if tells(one, groups[one])]
    listed = [one for key in keys for one in grouped(groups, key)]
    return named, listed, list(requirements(wanted))

if sys.argv[1:] == ['all']:
    named, listed, files = sorted(set(extras)), [], []
else:
    ways = [one for one in map(found, (TESTS, OTHERS)) if any(one)]
    named, listed, files = ways[0] if ways else ([], [], [])
if older or 'project' in project or 'build-system' in project:
    print('-e')
    print('.[%s]' % ','.join(named) if named else '.')
elif os.path.exists('requirements.txt'):
    files.insert(0, 'requirements.txt')
for one in files:
    print('-r')
    print(one)
for one in dict.fromkeys(listed):
    print(one)
`

// The workload.

/** The word of `install` for what the project says that its tests need. */
const DECLARED = 'declared'

/** Keys of every tool of Python; `needed`: what is installed in any case. */
export const pythonShape = (needed: string) => ({
  python: text.prefault('python3').describe('Python that makes the environment of each arm.'),
  install: oneOrMore(text, 'what pip installs')
    .prefault([DECLARED])
    .describe(
      `Arguments of \`pip install\`. \`declared\`: what the project's tests need, and ${needed}. ` +
        '`[]`: `python` as it is.',
    ),
})

const shape = {
  ...toolShape('an expression of `pytest -k`'),
  ...pythonShape('pytest and pytest-benchmark'),
  paths: oneOrMore(text, 'a path')
    .prefault([])
    .describe('Tests; empty: test files with the word `benchmark`.'),
  'measurement-time': measurementTime(),
}

const settings = closed(shape)
type PytestBenchmark = z.output<typeof settings>

/** Where nobody says which: files of tests or benchmarks that speak of one, not of other tools. */
const SEARCHED = String.raw`find . -name '*.py' -type f -not -name 'conftest.py' \
  -not -path '*/.*' -not -path '*/site-packages/*' -not -path '*/node_modules/*' |
  grep -E '(^|[/_])(tests?|bench[a-z]*)[/_.]' | tr '\n' '\0' |
  xargs -0 grep -lw benchmark | tr '\n' '\0' |
  xargs -0 grep -lE '^ *(async +)?def (test|bench)' | tr '\n' '\0' |
  xargs -0 -r grep -LE '^ *(from|import) +(pyperf|perf|asv)\b' | LC_ALL=C sort > "$bin.files" || true
`

/**
 * Now, in one line, and not in every trial: that a file of benchmarks cannot be imported. A project
 * may need all that it can work with: its other extras are tried then.
 */
const COLLECTED = String.raw`collect() {
  tr '\n' '\0' < "$bin.files" | xargs -0 "$python" -m pytest -q -p no:cacheprovider \
    -o addopts= --collect-only > "$bin.said" 2>&1
}
if ! collect && ! { extras && collect; }
then
  cat "$bin.said"
  module=$(sed -n "s/.*No module named '\([^'.]*\).*/\1/p" "$bin.said" | head -n 1)
  echo "cannot be collected: $(sed -n 's/^ERROR \([^ ]*\).*/\1/p' "$bin.said" | head -n 1)" >&2
  test -z "$module" || echo "no module $module: in the suite file," \
    "install: [declared, $module], or paths: of the benchmarks" >&2
  exit 1
fi
`

/**
 * The timer of pytest-benchmark, as a module of Python: wall time as its own does, and beside it CPU time
 * of the process and how long its threads waited for a CPU, read outside of the wall clock's stretch.
 * A sample counts once it is divided by its calls, which the tool does with those that it keeps.
 */
export const PYTHON_CLOCK = `import os, time

began = None
counted = []

def threads():
    found = {}
    try:
        for one in os.listdir('/proc/self/task'):
            with open('/proc/self/task/%s/schedstat' % one) as file:
                found[one] = [int(word) / 1e9 for word in file.read().split()[:2]]
    except (OSError, ValueError):
        return None
    return found

# CPU time that threads say they had, and how long they waited; those that ended say nothing.
def between(before, wall):
    after = threads()
    if not before or not after:
        return None
    ran = [(now, before.get(one, (0, 0))) for one, now in after.items()]
    return sum(b[0] - a[0] for b, a in ran), sum(min(b[1] - a[1], wall) for b, a in ran)

class Lasted(float):
    def __truediv__(self, calls):
        each = float(self) / calls
        counted.append((each, self.cpu / calls, calls, self.told))
        return each

class End(float):
    def __sub__(self, start):
        global began
        wall = float(self) - start
        lasted = Lasted(wall)
        before, cpu = began or (None, self.cpu)
        lasted.cpu = self.cpu - cpu
        lasted.told = between(before, wall)
        began = None
        return lasted

def timer():
    global began
    if began is None:
        began = threads(), time.process_time()
        return time.perf_counter()
    end = End(time.perf_counter())
    end.cpu = time.process_time()
    return end

def forget():
    global began
    began = None

# Of the samples of one benchmark, in their order: CPU time and delay of a call; None: not known.
def clocks(data):
    own, left = [], iter(counted)
    for value in data:
        one = next((one for one in left if one[0] == value), None)
        if one is None:
            return None, None
        own.append(one)
    cpu = [one[1] for one in own]
    if any(one[3] is None for one in own):
        return cpu, None
    said = sum(one[3][0] for one in own)
    used = sum(one[1] * one[2] for one in own)
    # Threads that began and ended meanwhile waited, too.
    return cpu, None if 3 * said < 2 * used else [one[3][1] / one[2] for one in own]
`

/**
 * A module of Python that says what a file loads of the tree, as far as its text tells: modules after
 * modules with their hashes, by their paths in the tree, and all code of the tree where a name is only
 * made as it runs. Of packages from elsewhere their versions count. A version that was written at the
 * build, as setuptools-scm does, is no work.
 */
export const PYTHON_LOADS = `import ast, hashlib, importlib.util, json, os, sys

TOP = os.path.realpath('{source}')
ANY = ('import_module', '__import__', 'run_path', 'run_module', 'exec_module', 'load_module',
       'entry_points', 'iter_modules', 'walk_packages', 'importorskip', 'find_spec')

def is_own(path):
    return path.startswith(TOP + os.sep) and 'site-packages' not in path

def digest(data):
    return hashlib.sha256(data).hexdigest()[:32]

def below():
    for folder, names, files in os.walk(TOP):
        names[:] = [one for one in names if one[:1] != '.' and one not in ('node_modules', 'venv')]
        for one in files:
            if one.endswith(('.py', '.so')):
                yield os.path.join(folder, one)

def is_version(text):
    return text.lstrip().lower().startswith(('# file generated by', '# this file is generated'))

def hashed(path):
    with open(path, 'rb') as file:
        data = file.read()
    if path.endswith('.py') and len(data) < 4000:
        text = data.decode('utf-8', 'replace')
        if is_version(text):
            return digest('\\n'.join(type(one).__name__ for one in ast.walk(ast.parse(text))).encode())
    return digest(data)

# Where a module is; '': not in a file.
def file_of(name):
    found = getattr(sys.modules.get(name), '__file__', None)
    if found is None and name not in sys.modules:
        try:
            spec = importlib.util.find_spec(name)
            found = spec.origin if spec and spec.has_location else None
        except (ImportError, AttributeError, ValueError, TypeError):
            found = None
    return os.path.realpath(found) if found else ''

# Names of modules that a text may import; None: any.
def imported(name, path, text):
    package = name if os.path.basename(path).startswith('__init__.') else name.rpartition('.')[0]
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found += [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package.split('.')
            above = above[:len(above) - node.level + 1] if node.level else []
            of = '.'.join(above + ([node.module] if node.module else []))
            found += [of] + [of + '.' + one.name for one in node.names if one.name != '*']
        elif isinstance(node, ast.Call):
            called = node.func
            by = getattr(called, 'attr', getattr(called, 'id', ''))
            if by in ANY:
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str) \
                        and first.value[:1] != '.' and 'import' in by:
                    found.append(first.value)
                else:
                    return None
            elif by in ('exec', 'eval') and 'open(' in text:
                return None
    return found

def installed():
    from importlib import metadata
    found = [sys.version]
    for one in metadata.distributions():
        said = one.read_text('direct_url.json')
        if said and json.loads(said).get('dir_info', {}).get('editable'):
            continue
        files = one.read_text('RECORD') if said else ''
        found.append('%s %s %s' % (one.metadata['Name'], one.version, files))
    return digest('\\n'.join(sorted(found)).encode())

class Loads:
    def __init__(self):
        self.known = {}
        self.read = {}
        self.installed = installed()

    # Of the modules with these names and files.
    def of(self, first):
        key = json.dumps(first)
        if key not in self.known:
            self.known[key] = self.find(first)
        return self.known[key]

    def find(self, first):
        queue, names, files = [], set(), {}
        def add(name, path=None):
            path = file_of(name) if path is None else path
            if path and is_own(path) and path not in files:
                files[path] = self.hash(path)
                queue.append((name, path))
        for name, path in first:
            add(name, os.path.realpath(path))
            names.add(name)
        while queue:
            name, path = queue.pop()
            parts = name.split('.')
            more = ['.'.join(parts[:at]) for at in range(1, len(parts))]
            if path.endswith('.py'):
                with open(path, encoding='utf-8') as file:
                    said = imported(name, path, file.read())
                if said is None:
                    for one in below():
                        files.setdefault(os.path.realpath(one), self.hash(one))
                    break
                more += said
            for one in more:
                parts = one.split('.')
                for at in range(1, len(parts) + 1):
                    whole = '.'.join(parts[:at])
                    if whole not in names:
                        names.add(whole)
                        add(whole)
        own = {os.path.relpath(path, TOP): value for path, value in files.items()}
        return dict(sorted(own.items()), packages=self.installed) if own else None

    def hash(self, path):
        if path not in self.read:
            self.read[path] = hashed(path)
        return self.read[path]

def say(loads, first):
    try:
        return 'gcbench-loads ' + json.dumps(loads.of(first))
    except Exception as error:
        sys.stderr.write('%r\\n' % error)
        return 'gcbench-loads null'
`

/**
 * A sampler of CPU time, as a module of Python: at every signal of the interval timer of the process's
 * CPU time, which Go's profiler has, too, it notes the stack of the main thread. It writes in the form of
 * V8, with a place of its own for every line.
 */
export const PYTHON_SAMPLER = `import json, os, signal

TOP = os.path.realpath('{source}') + os.sep
INTERVAL = 0.01
nodes = [{'id': 1, 'callFrame': {'functionName': '(root)', 'url': '', 'lineNumber': -1}, 'children': []}]
known = {}
samples = []

def place(path):
    path = os.path.realpath(path) if path[:1] != '<' else path
    return path[len(TOP):] if path.startswith(TOP) else path

def node_of(frame):
    above = nodes[0] if frame.f_back is None else node_of(frame.f_back)
    key = above['id'], frame.f_code, frame.f_lineno
    if key not in known:
        name = getattr(frame.f_code, 'co_qualname', frame.f_code.co_name)
        known[key] = {'id': len(nodes) + 1, 'children': [], 'callFrame': {'functionName': name,
            'url': place(frame.f_code.co_filename), 'lineNumber': (frame.f_lineno or 1) - 1}}
        above['children'].append(known[key]['id'])
        nodes.append(known[key])
    return known[key]

def sample(number, frame):
    try:
        samples.append(node_of(frame)['id'])
    except RecursionError:
        samples.append(1)

def start():
    signal.signal(signal.SIGPROF, sample)
    signal.setitimer(signal.ITIMER_PROF, INTERVAL, INTERVAL)

def end(path):
    signal.setitimer(signal.ITIMER_PROF, 0)
    with open(path, 'w') as file:
        json.dump({'nodes': nodes, 'samples': samples, 'samplingInterval': 1e6 * INTERVAL}, file)
`

/**
 * What is executed, as a module of Python: functions that began, by `sys.monitoring`, or before Python 3.12
 * by its hook for profilers. Of the files asked about it tells them by their syntax trees, in which comments
 * have no place. What is executed as a file is loaded, defaults and docstrings among it, is one text; so is
 * the body of what a decorator may compile or read.
 */
export const PYTHON_EXECUTED = `import ast, hashlib, json, os, sys, threading

TOP = os.path.realpath('{source}') + os.sep
# They execute functions that never begin, as machine code of their own.
COMPILERS = ('numba', 'jax', 'torch', 'tensorflow', 'taichi', 'pythran', 'pyximport')
PROCESSES = ('subprocess.Popen', 'os.fork', 'os.forkpty', 'os.posix_spawn', 'os.exec', 'os.system')
BESIDE = ('multiprocessing.popen_spawn_posix', 'multiprocessing.popen_forkserver')
# What these make of a function is executed as it is written.
PLAIN = ('property', 'staticmethod', 'classmethod', 'pytest', 'functools', 'abc', 'typing',
         'contextlib', 'wraps', 'lru_cache', 'cache', 'cached_property', 'abstractmethod',
         'overload', 'override', 'final', 'contextmanager')
TOOL = 4
began = {}
has_others = False

def note(code, *_):
    began.setdefault(id(code), code)
    return sys.monitoring.DISABLE

def called(frame, event, _):
    if event == 'call':
        began.setdefault(id(frame.f_code), frame.f_code)

def heard(event, _):
    global has_others
    has_others = has_others or event in PROCESSES

def start():
    monitoring = getattr(sys, 'monitoring', None)
    if monitoring is None:
        threading.setprofile(called)
        sys.setprofile(called)
        # Who measures would pause it.
        sys.setprofile = lambda _: None
        return
    monitoring.use_tool_id(TOOL, 'gcbench')
    monitoring.register_callback(TOOL, monitoring.events.PY_START, note)
    monitoring.set_events(TOOL, monitoring.events.PY_START)

def place(path):
    return os.path.realpath(path)[len(TOP):] if os.path.realpath(path).startswith(TOP) else ''

def is_plain(decorator):
    one = decorator.func if isinstance(decorator, ast.Call) else decorator
    if isinstance(one, ast.Attribute) and one.attr in ('setter', 'getter', 'deleter'):
        return True
    while isinstance(one, ast.Attribute):
        one = one.value
    return isinstance(one, ast.Name) and one.id in PLAIN

def text_of(node):
    return hashlib.sha256(ast.dump(node).encode()).hexdigest()

class Parts(ast.NodeTransformer):
    def __init__(self):
        self.found = []

    def visit_FunctionDef(self, node):
        self.generic_visit(node)
        if not all(is_plain(one) for one in node.decorator_list):
            return node
        first = min([node.lineno] + [one.lineno for one in node.decorator_list])
        self.found.append(((first, node.name), text_of(node)))
        node.body = node.body[:1] if ast.get_docstring(node, False) is not None else []
        return node

    visit_AsyncFunctionDef = visit_FunctionDef

def executed(asked):
    loaded, keys = set(), set()
    for code in list(began.values()):
        path = place(code.co_filename)
        loaded.add(path)
        keys.add((path, code.co_firstlineno, code.co_name))
    for one in list(sys.modules.values()):
        loaded.add(place(getattr(one, '__file__', None) or ''))
    told = {}
    for path in asked:
        if path not in loaded:
            continue
        with open(TOP + path, 'rb') as file:
            tree = ast.parse(file.read())
        parts = Parts()
        parts.visit(tree)
        told[path] = [text_of(tree)]
        told[path] += [text for key, text in parts.found if (path,) + key in keys]
    return told

# A child of its own for each: what one has set up, the next would have found.
def forked():
    global has_others
    sys.addaudithook(heard)
    has_others = False

def tell(name):
    if has_others or any(one in sys.modules for one in COMPILERS + BESIDE):
        return
    asked = json.loads(os.environ['${EXECUTED_OF}'])
    with open(os.environ['${EXECUTED_INTO}'], 'a') as file:
        file.write(json.dumps({'name': name, 'executed': executed(asked)}) + '\\n')
`

/**
 * A plugin of pytest. It keeps tests that measure, also by the marker of pytest-codspeed, lists them
 * with `--collect-only`, and does not ask the machine what it is, which takes a second. What the tool
 * writes at its end is written after each test, too: a process that is ended has told something.
 */
export const PYTEST_PLUGIN = `import json, os, pytest, signal, sys, time, warnings
import gcbench_clock

if '${EXECUTED_INTO}' in os.environ:
    import gcbench_executed
    gcbench_executed.start()

# One that takes longer than this many seconds is not told.
LONGEST = 10

def execute(item):
    from _pytest.runner import runtestprotocol
    gcbench_executed.forked()
    reports = runtestprotocol(item, log=False, nextitem=None)
    if all(one.passed for one in reports):
        gcbench_executed.tell(item.nodeid)

@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item):
    if '${EXECUTED_INTO}' not in os.environ:
        return None
    with warnings.catch_warnings():
        warnings.simplefilter('ignore')
        child = os.fork()
    if child == 0:
        try:
            execute(item)
        finally:
            os._exit(0)
    until = time.monotonic() + LONGEST
    while os.waitpid(child, os.WNOHANG) == (0, 0):
        if time.monotonic() > until:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            break
        time.sleep(0.002)
    return True

def measures(item):
    return 'benchmark' in getattr(item, 'fixturenames', ())

def is_marked(item):
    return not measures(item) and item.get_closest_marker('benchmark') is not None

# By test, the file whose fixture stood in the place of the tool's: where that is missing, such a one only
# calls what it is given. One that takes the tool's and adds to it is left.
replaced = {}

def take_the_tools(item):
    given = getattr(getattr(item, '_fixtureinfo', None), 'name2fixturedefs', {})
    defined = given.get('benchmark', ())
    ours = [one for one in defined if one.func.__module__.startswith('pytest_benchmark')]
    if not defined or not ours or defined[-1] in ours or 'benchmark' in defined[-1].argnames:
        return
    file = defined[-1].func.__code__.co_filename
    replaced[item.nodeid] = os.path.relpath(file, str(item.config.rootdir))
    for known in (given, getattr(item._request, '_arg2fixturedefs', {})):
        known['benchmark'] = tuple(ours[-1:])

@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    yield
    if call.excinfo is not None and item.nodeid in replaced:
        item.config.get_terminal_writer().line(
            "\\n${WHY}its fixture \`benchmark\` is not pytest-benchmark's, but of " + replaced[item.nodeid])

@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items):
    items[:] = [item for item in items if measures(item) or is_marked(item)]
    for item in items:
        take_the_tools(item)

def pytest_collection_finish(session):
    if session.config.option.collectonly:
        import gcbench_loads
        try:
            loads = gcbench_loads.Loads()
        except Exception:
            loads = None
        also = [(one.__name__, one.__file__) for one in session.config.pluginmanager.get_plugins()
                if getattr(one, '__file__', None) and hasattr(one, '__name__')]
        for item in session.items:
            line = session.config.get_terminal_writer().line
            module = getattr(item, 'module', None)
            file = str(getattr(item, 'path', None) or item.fspath)
            line(gcbench_loads.say(loads, [(getattr(module, '__name__', ''), file)] + sorted(also)))
            line('gcbench ' + json.dumps(item.nodeid))

@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    gcbench_clock.forget()
    if not is_marked(pyfuncitem) or pyfuncitem.config.option.benchmark_disable:
        return None
    names = pyfuncitem._fixtureinfo.argnames
    given = {name: pyfuncitem.funcargs[name] for name in names}
    pyfuncitem._request.getfixturevalue('benchmark')(pyfuncitem.obj, **given)
    return True

@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item):
    into = os.environ.get('${PROFILE_INTO}')
    if into is None:
        yield
        return
    import gcbench_sampler
    gcbench_sampler.start()
    yield
    gcbench_sampler.end(into)

@pytest.hookimpl(optionalhook=True)
def pytest_benchmark_generate_machine_info():
    return {}

def so_far(one):
    stats = {'median': one.stats.median, 'iterations': one.iterations}
    return {'name': one.name, 'fullname': one.fullname, 'stats': stats}

@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item):
    kept = getattr(item.config.option, 'benchmark_json', None)
    session = getattr(item.config, '_benchmarksession', None)
    if kept is None or session is None:
        return
    ended = [so_far(one) for one in session.benchmarks if one.stats.data and not one.has_error]
    text = json.dumps({'machine_info': {}, 'benchmarks': ended})
    # Before 5.2 it is a file that was opened at the start.
    if hasattr(kept, 'write'):
        forget_written(kept)
        kept.write(text.encode())
        kept.flush()
    else:
        with open('%s.part' % kept, 'w') as file:
            file.write(text)
        os.replace('%s.part' % kept, kept)

def forget_written(kept):
    if hasattr(kept, 'write'):
        kept.seek(0)
        kept.truncate()

@pytest.hookimpl(optionalhook=True)
def pytest_benchmark_update_json(config, benchmarks, output_json):
    forget_written(config.option.benchmark_json)
    data = {one.fullname: one.stats.data for one in benchmarks}
    for one in output_json['benchmarks']:
        cpu, delay = gcbench_clock.clocks(data[one['fullname']])
        one['gcbench'] = {'cpu': cpu, 'delay': delay}
`

/** Runs the tests that are named, or those files, or what the suite names in their place. */
const program = `mkdir -p "$bin.d"
${writeText('$bin.d/gcbench_clock.py', PYTHON_CLOCK)}${writeText('$bin.d/gcbench_loads.py', PYTHON_LOADS)}${writeText('$bin.d/gcbench_pytest.py', PYTEST_PLUGIN)}${writeText('$bin.d/gcbench_sampler.py', PYTHON_SAMPLER)}${writeText('$bin.d/gcbench_executed.py', PYTHON_EXECUTED)}${writeProgram(
  String.raw`printf 'export PYTHONPATH="%s${'$'}{PYTHONPATH:+:$PYTHONPATH}"\nif [ "$1" = ${ALONE} ]\n' \
    "$bin.d"
printf 'then shift; exec "%s" -m pytest "$@"; fi\n' "$python"
printf 'IFS="\n"\nset -f\nexec "%s" -m pytest "$@" $(cat "%s")\n' "$python" "$bin.files"`,
  "find . -name '*.py' -type f",
)}`

/** The pip of the machine installs into the environment; one of its own takes 3 s to unpack. */
const ENVIRONMENT = `# A shim of pyenv fails where it cannot write down what pip installed.
start=$("$1" -c 'import sys; print(sys.executable)')
said=$2
shift 2
${lentFolder('cache')}if ! [ -w "$HOME/.cache/pip" ]; then export PIP_CACHE_DIR="$bin.cache"; fi
"$start" -m venv --without-pip "$bin.venv"
python=$bin.venv/bin/python
if "$start" -m pip --python "$python" --version > /dev/null 2>&1
then install() { "$start" -m pip --python "$python" install -q "$@"; }
else
  "$python" -m ensurepip > /dev/null
  install() { "$python" -m pip install -q "$@"; }
fi
# With what the project says, words of pip, one a line, before the words that are given.
declared() {
  what=$1
  shift
  words=$("$start" -c "$said" "$what")
  "$start" -c "$said" locked > "$bin.locked"
  set -f
  IFS='
'
  set -- $words "$@"
  unset IFS
  set +f
  # What was locked for another Python may not be had for this one.
  if ! grep -q . "$bin.locked" || ! install -c "$bin.locked" "$@"; then install "$@"; fi
}
`

const AS_ASKED = `${ENVIRONMENT}extras() { return 1; }
install "$@"
`

const AS_DECLARED = `${ENVIRONMENT}extras() { declared all; }
declared tests "$@"
`

const AS_IT_IS = `python=$(command -v "$1")
extras() { return 1; }
`

/** What makes the Python of an arm, with its words; `always`: what no project need say. */
export function pythonOf(
  { python, install }: { python: string; install: readonly string[] },
  always: readonly string[],
): [string, string[]] {
  if (install.length === 0) return [AS_IT_IS, [python]]
  if (!install.includes(DECLARED)) return [AS_ASKED, [python, '', ...install]]
  const others = install.filter((word) => word !== DECLARED)
  return [AS_DECLARED, [python, REQUIREMENTS, ...always, ...others]]
}

/** What pytest is told in any case. */
const quiet = ({ filter, args }: PytestBenchmark): string[] => [
  // What a project adds by itself, as coverage and processes side by side, is in no time.
  ...['-q', '-p', 'no:cacheprovider', '-p', 'gcbench_pytest', '-o', 'addopts=', '--rootdir=.'],
  // Where warnings are errors, that nothing was measured would hide why.
  ...['-W', 'ignore::pytest.PytestWarning'],
  ...whereGiven(filter, '-k'),
  ...args,
]

/** How long a benchmark runs where all share a process, and nobody says. */
const TOGETHER_SEC = 0.5

/** About so many samples of a benchmark are in a trial of it alone. */
const SAMPLES = 20

export const pytestBenchmarkWorkload: Tool<PytestBenchmark> = {
  kind: 'pytest-benchmark',
  about: 'tests of pytest that measure with pytest-benchmark',
  settings,
  isLinked: false,
  // How a package is built and configured is in no module of it.
  tellsOf: /^(?!(.*\/)?(setup|conf|noxfile|tasks)\.py$).*\.py$/,
  build({ paths, ...settings }) {
    const [script, words] = pythonOf(settings, ['pytest', 'pytest-benchmark'])
    // What the suite names is left as it is.
    const files = paths.length === 0 ? `${SEARCHED}${COLLECTED}` : ': > "$bin.files"\n'
    return scriptBuild(`${script}${files}${program}`, words)
  },
  run: (settings) => ({
    run: [
      '{bin}',
      ...quiet(settings),
      '--benchmark-warmup=on',
      `--benchmark-max-time=${settings['measurement-time'] ?? TOGETHER_SEC}`,
      '--benchmark-json={out}/result.json',
      ...settings.paths,
    ],
    files: { result: 'result.json' },
    parse: { result: 'pytest-benchmark' },
  }),
  select: (settings) => ({
    list: [...quiet(settings), '--collect-only', ...settings.paths],
    readNames: namesListed,
    run: (names, sec) => ({
      options: [
        ALONE,
        '--benchmark-timer=gcbench_clock.timer',
        ...quiet(settings),
        // Calibration has run it already.
        '--benchmark-warmup=off',
        '--benchmark-min-rounds=1',
        `--benchmark-max-time=${sec}`,
        `--benchmark-min-time=${sec / SAMPLES}`,
        '--benchmark-json={out}/result.json',
      ],
      words: [...names],
    }),
    sampleSec: settings['measurement-time'] ?? null,
  }),
  profiled: () => ({ operations: 'time' }),
  // Python imports files as they are.
  executes: { tells: /\.py$/, isEach: true, isWhole: true },
  search: {
    manifest:
      /(^|\/)(pyproject\.toml|setup\.(cfg|py)|tox\.ini|(req|(py)?test|bench|codspeed|dev).*\.txt)$/,
    ifNone: 'add pytest-benchmark to what tests need, and a test with the fixture benchmark',
    read({ folder, name, text: written }) {
      const [, tool] = /\bpytest[-_](benchmark|codspeed)\b/.exec(written) ?? []
      const isApart = /(^|\/)requirements$/.test(folder)
      const isOfPip = !name.endsWith('.txt') || isApart || name.includes('requirements')
      if (tool === undefined || !isOfPip) return null
      const project = isApart ? folder.replace(/\/?requirements$/, '') : folder
      return { what: `tests with pytest-${tool}`, settings: inFolder(project, {}) }
    },
  },
}
