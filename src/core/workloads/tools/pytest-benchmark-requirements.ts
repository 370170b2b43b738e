/** What the tests of a Python project need, as its files declare it: a program of Python. */

/**
 * Prints the arguments of pip, one a line: the package with its extras for tests and benchmarks, by
 * their names or since they have the tool, groups of PEP 735 and files of requirements. Those for
 * developing are taken where there is none of them. With the argument `all`: the package with all
 * of its extras.
 */
export const REQUIREMENTS = `
import glob, os, re, sys
TESTS = ('test', 'tests', 'testing', 'bench', 'benchmark', 'benchmarks', 'benchmarking',
         'codspeed', 'pytest')
OTHERS = ('dev', 'develop', 'development')

def plain(name):
    return re.sub('[-_.]+', '-', name).lower()

def table():
    try:
        import tomllib
    except ImportError:
        try:
            from pip._vendor import tomli as tomllib
        except ImportError:
            return {}
    try:
        with open('pyproject.toml', 'rb') as file:
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
groups = project.get('dependency-groups', {})

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
