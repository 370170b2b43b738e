/** Layouts of repositories: what is found in each, and what is built of it. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { RunProgress } from '../../src/machine/host.ts'
import { makeHost } from '../../src/machine/this-machine.ts'
import type { ResolvedSource } from '../../src/model/model.ts'
import { makeDesign } from '../../src/plan/design.ts'
import { readSuites } from '../../src/plan/suite.ts'
import { buildArms } from '../../src/sources/build.ts'
import { Seals } from '../../src/sources/isolation.ts'
import { findPackages } from '../../src/sources/packages.ts'
import { workloads } from '../../src/workloads/index.ts'
import { hasGo } from '../support/repository.ts'

type Tree = Record<string, string>

/** Nobody debugs what is built here, and linking without what debuggers read takes half as long. */
const QUICK_LINK = { ...process.env, GOFLAGS: '-ldflags=-w' }

let folder = ''
afterEach(() => folder !== '' && rmSync(folder, { recursive: true, force: true }))

function write(root: string, tree: Tree): void {
  for (const [name, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
}

/** Builds both trees as two folders; the names and folders of what was built, by arm. */
async function build(base: Tree, head: Tree, settings: object = {}, suite: object = {}) {
  folder = mkdtempSync(join(tmpdir(), 'gcbench-trees-'))
  write(join(folder, 'base'), base)
  write(join(folder, 'head'), head)
  for (const name of ['base', 'scratch']) mkdirSync(join(folder, name), { recursive: true })
  const waited: string[] = []
  const tell = (one: RunProgress) => {
    if (one.kind === 'waiting') waited.push(one.what)
  }
  const host = makeHost({ cwd: folder, notify: tell, env: QUICK_LINK })
  const ask = { s: { ...suite, workload: { kind: 'go-bench', ...settings } } }
  const [read] = readSuites(JSON.stringify({ suites: ask }), 'suite', workloads)
  const source = (side: string): ResolvedSource => ({
    asked: side,
    kind: 'folder',
    sha: null,
    path: join(folder, side),
    mergeBaseOf: null,
  })
  const resolved = { base: source('base'), head: source('head') }
  const built = await buildArms({
    host,
    design: makeDesign(read!),
    folder: join(folder, 'scratch'),
    sources: { resolved, root: null, problems: [] },
    buildEndSec: Number.POSITIVE_INFINITY,
    seals: new Seals(host),
    isolation: null,
  })
  const foldersOf = (arm: string) =>
    built.records
      .filter((record) => record.arm === arm)
      .map(({ unit }) => [unit, built.arms.get(arm)?.units.get(unit)?.folder])
  return {
    base: foldersOf('base'),
    head: foldersOf('head'),
    codes: [...new Set(built.problems.map(({ code }) => code))],
    problems: built.problems,
    built,
    waited,
  }
}

/** Lists what the folder has as head, and builds nothing. */
function listHead(settings: object, env: Record<string, string> = {}) {
  const host = makeHost({ cwd: folder, notify: () => {}, env: { ...process.env, ...env } })
  const ask = { s: { workload: { kind: 'go-bench', ...settings } } }
  const [suite] = readSuites(JSON.stringify({ suites: ask }), 'suite', workloads)
  const design = makeDesign(suite!)
  const [head] = design.arms.filter(({ arm }) => arm.side === 'head')
  const site = { host, suite: suite!, runtime: design.runtime, folder, isolation: null, ...head! }
  return findPackages({ ...site, buildEndSec: Infinity }, design.workload)
}

/** Releases that other tests download, newer than what a machine has as a rule. */
const TOOLCHAINS = ['go1.27.1', 'go1.28.0']

const module = (name: string, rest = '') => `module example.com/${name}\n\ngo 1.24\n${rest}`
const BENCHMARK = 'package p\n\nimport "testing"\n\nfunc BenchmarkP(b *testing.B) {}\n'
const BROKEN = BENCHMARK.replace('{}', '{ nowhere() }')
const HASH = { 'go.mod': module('top'), 'p_test.go': BENCHMARK }

const LOST_USE = 'go 1.24\n\nuse (\n\t./in\n\t./lost\n)\n'

type Layout = {
  tree: Tree
  /** What base has of it, where that matters. */
  inBase?: Tree
  settings?: object
  /** Units that are built, with their folders. */
  built: [unit: string, folder: string][]
  codes?: string[]
}

const LAYOUTS: Record<string, Layout> = {
  'one module, with what go passes over': {
    tree: {
      ...HASH,
      'testdata/x/x_test.go': BENCHMARK,
      '_old/old_test.go': BENCHMARK,
      'node_modules/n/go.mod': module('n'),
      'node_modules/n/n_test.go': BENCHMARK,
      'quiet/quiet.go': 'package quiet\n',
    },
    built: [['example.com/top', '']],
  },
  'modules in subfolders, without one at the top': {
    tree: {
      'services/a/go.mod': module('a'),
      'services/a/deep/p_test.go': BENCHMARK,
      'tools/go.mod': module('tools'),
      'tools/p_test.go': BENCHMARK,
      'empty/go.mod': module('empty', '\nrequire example.com/not/there v1.0.0\n'),
      'empty/p.go': 'package p\n',
    },
    built: [
      ['example.com/a/deep', 'services/a/deep'],
      ['example.com/tools', 'tools'],
    ],
  },
  'a module inside of another, and the one folder that is asked for, new in head': {
    tree: { ...HASH, 'sub/go.mod': module('sub'), 'sub/p_test.go': BENCHMARK },
    settings: { dir: 'sub' },
    built: [['example.com/sub', 'sub']],
    codes: ['only-in-head'],
  },
  'a workspace, and a module beside it': {
    tree: {
      'go.work': 'go 1.24\n\nuse (\n\t./used // it is\n\t"./quoted"\n)\n',
      'used/go.mod': module('used'),
      'used/p_test.go': BENCHMARK.replace('{}', '{ lib.Do() }').replace(
        '"testing"',
        '(\n"testing"\n"example.com/lib"\n)',
      ),
      'quoted/go.mod': module('lib'),
      'quoted/lib.go': 'package lib\n\nfunc Do() {}\n',
      'beside/go.mod': module('beside'),
      'beside/p_test.go': BENCHMARK,
    },
    built: [
      ['example.com/beside', 'beside'],
      ['example.com/used', 'used'],
    ],
  },
  'a workspace that names a module which is not there': {
    tree: { 'go.work': LOST_USE, 'in/go.mod': module('in'), 'in/p_test.go': BENCHMARK },
    built: [['example.com/in', 'in']],
    codes: ['built-alone'],
  },
  'two modules of one path': {
    tree: {
      'one/go.mod': module('main'),
      'one/p_test.go': BENCHMARK,
      'two/go.mod': module('main'),
      'two/p_test.go': BENCHMARK,
    },
    built: [
      ['example.com/main', 'one'],
      ['example.com/main:two', 'two'],
    ],
  },
  'vendored packages': {
    tree: {
      'go.mod': module('v', '\nrequire example.com/dep v1.0.0\n'),
      'p_test.go': BENCHMARK.replace('{}', '{ dep.Do() }').replace(
        '"testing"',
        '(\n"testing"\n"example.com/dep"\n)',
      ),
      'vendor/modules.txt': '# example.com/dep v1.0.0\n## explicit\nexample.com/dep\n',
      'vendor/example.com/dep/dep.go': 'package dep\n\nfunc Do() {}\n',
      'vendor/example.com/dep/dep_test.go': BENCHMARK.replace('package p', 'package dep'),
    },
    built: [['example.com/v', '']],
  },
  'build tags, TestMain and a test package of its own': {
    tree: {
      'go.mod': module('t'),
      'p.go': 'package p\n',
      'p_test.go': `//go:build special\n\n${BENCHMARK.replace('package p', 'package p_test')}
func TestMain(m *testing.M) { m.Run() }
`,
    },
    settings: { tags: 'special' },
    built: [['example.com/t', '']],
  },
  'files under tags that nobody set, which are told by name': {
    tree: {
      ...HASH,
      'slow_test.go': `//go:build integration && !race\n\n${BENCHMARK.replace('P(', 'Slow(')}`,
      'old/w_windows_test.go': BENCHMARK.replace('P(', 'Old('),
      'gen/gen_test.go': `//go:build ignore\n\n${BENCHMARK}`,
      'helped/h_test.go': `//go:build integration\n\n${BENCHMARK.replace('Benchmark', 'help')}`,
    },
    built: [['example.com/top', '']],
    codes: ['not-built'],
  },
  'code that looks for files by its own path': {
    tree: {
      ...HASH,
      'testdata/files.go': 'package testdata\n\nvar _, Path, _, _ = runtime.Caller(0)\n',
    },
    built: [['example.com/top', '']],
    codes: ['asked-by-code'],
  },
  'files with benchmarks below no module': {
    tree: {
      'scripts/p_test.go': BENCHMARK,
      'lib/go.mod': module('lib'),
      'lib/p_test.go': BENCHMARK,
    },
    built: [['example.com/lib', 'lib']],
    codes: ['outside-of-modules'],
  },
  'no module at all': {
    tree: { 'p_test.go': BENCHMARK },
    built: [],
    codes: ['outside-of-modules', 'no-benchmarks'],
  },
  'one module of two that go refuses': {
    tree: { ...HASH, 'bad/go.mod': 'module\n', 'bad/p_test.go': BENCHMARK },
    built: [['example.com/top', '']],
    codes: ['module-left-out'],
  },
  'one package of two that does not compile': {
    tree: { ...HASH, 'bad/p_test.go': BROKEN },
    inBase: { ...HASH, 'bad/p_test.go': BROKEN },
    built: [['example.com/top', '']],
    codes: ['build-failed'],
  },
}

describe.skipIf(!hasGo)('a repository', () => {
  for (const [name, { tree, inBase = {}, settings, built, codes = [] }] of Object.entries(
    LAYOUTS,
  )) {
    it(`of this layout: ${name}`, async () => {
      const found = await build(inBase, tree, settings)
      expect(found.head).toEqual(built)
      expect(found.codes).toEqual(codes)
    })
  }

  it('of no module: what to do is to write a go.mod, and no benchmarks', async () => {
    const { tree } = LAYOUTS['no module at all']!
    const { problems } = await build({}, tree)
    expect(problems.map(({ next }) => next)).toEqual([
      expect.stringContaining('go mod init'),
      expect.stringContaining('go mod init'),
    ])
  })

  it('with benchmarks that wait for a tag: each by name, and how it is run', async () => {
    const { tree } = LAYOUTS['files under tags that nobody set, which are told by name']!
    const { problems } = await build({}, tree)
    expect(problems.map(({ message, where, next }) => [message, where, next])).toEqual([
      ['benchmarks that are not built here: they are for windows', 'Old', undefined],
      [
        'benchmarks that are not built here: they take //go:build integration && !race',
        'Slow',
        'tags: [integration] in the suite file',
      ],
    ])
    rmSync(folder, { recursive: true, force: true })
    const tagged = await build({}, tree, { tags: 'integration' })
    expect(tagged.problems.map(({ where }) => where)).toEqual(['Old'])
  })

  it('with benchmarks that wait for a tag, of a suite that asks for some packages', async () => {
    const slow = (name: string) => `//go:build slow\n\n${BENCHMARK.replace('P(', `${name}(`)}`
    folder = mkdtempSync(join(tmpdir(), 'gcbench-trees-'))
    write(folder, {
      'go.mod': HASH['go.mod'],
      'a/p_test.go': BENCHMARK,
      'a/slow_test.go': slow('Slow'),
      'b/p_test.go': BENCHMARK,
      'b/slow_test.go': slow('Beside'),
      'only/slow_test.go': slow('Only'),
      'a/in/go.mod': module('in'),
      'a/in/slow_test.go': slow('Inner'),
    })
    for (const [settings, names] of [
      [{ dir: '.' }, 'Slow, Beside, Only'],
      [{ packages: './a' }, 'Slow'],
      [{ dir: 'a/in' }, 'Inner'],
      [{ dir: '.', bench: '^BenchmarkB' }, 'Beside'],
    ] as const) {
      const { problems } = await listHead(settings)
      expect(problems).toMatchObject([
        { code: 'not-built', where: names, next: 'tags: [slow] in the suite file' },
      ])
    }
  })

  it('of modules that ask for other Go releases: each is listed and built by its own', async () => {
    const cache = execFileSync('go', ['env', 'GOMODCACHE'], { encoding: 'utf8' }).trim()
    const machine = execFileSync('go', ['env', 'GOOS', 'GOARCH'], { encoding: 'utf8' })
    const own = execFileSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' }).trim()
    const [release] = TOOLCHAINS.filter((version) => {
      const name = `toolchain@v0.0.1-${version}.${machine.trim().replace('\n', '-')}`
      return version !== own && existsSync(join(cache, 'golang.org', name))
    })
    if (release === undefined) {
      console.info(`no second Go: none of ${TOOLCHAINS.join(', ')} is in ${cache}`)
      return
    }
    folder = mkdtempSync(join(tmpdir(), 'gcbench-trees-'))
    write(folder, {
      'plain/go.mod': module('plain'),
      'plain/p_test.go': BENCHMARK,
      'newer/go.mod': module('newer', `\ntoolchain ${release}\n`),
      'newer/p_test.go': BENCHMARK,
    })
    const { toolchains, problems } = await listHead({}, { GOTOOLCHAIN: 'auto' })
    expect(problems).toEqual([])
    const versions = [...toolchains].map(([unit, toolchain]) => [unit, toolchain?.version])
    expect(versions).toEqual([
      ['example.com/newer', release],
      ['example.com/plain', own],
    ])
  })

  it('of many packages: one command builds them all, as a command for each would', async () => {
    const more = (name: string) => BENCHMARK.replace('package p', `package ${name}`)
    const tree = {
      ...HASH,
      'a/p_test.go': more('a'),
      'b/p_test.go': more('b'),
      'b/v2/p_test.go': more('b'),
      'broken/p_test.go': BROKEN,
    }
    const found = await build(tree, tree)
    const commands = found.waited.filter((one) => /^building .* on head$/.test(one))
    // The binaries of b and b/v2 have one name; the words of the compiler are those of one package.
    expect(commands).toEqual([
      'building 1 to 5 of 5 packages on head',
      'building 4 of 5: example.com/top/b/v2 on head',
      'building 5 of 5: example.com/top/broken on head',
    ])
    expect(found.codes).toEqual(['build-failed'])
    const hashOf = ({ built: { records } }: typeof found, name: string) =>
      records.find(({ arm, unit }) => arm === 'head' && unit === `example.com/top${name}`)?.sha256
    for (const name of ['/a', '/b', '/b/v2']) {
      rmSync(folder, { recursive: true, force: true })
      const alone = await build(tree, tree, { packages: `.${name}` })
      expect(hashOf(found, name)).toBe(hashOf(alone, name))
    }
  })

  it('whose head alone does not compile: the run ends with the words of the compiler', async () => {
    await expect(build(HASH, { ...HASH, 'p_test.go': BROKEN })).rejects.toThrow(
      /^the tests of example.com\/top do not compile on head: \S*p_test.go:\d+:\d+: undefined: nowhere:\n/,
    )
  })

  it('whose head alone has a workspace that go refuses: the run ends with what to do', async () => {
    const { tree } = LAYOUTS['a workspace that names a module which is not there']!
    const base = { ...tree, 'go.work': LOST_USE.replace('\t./lost\n', '') }
    await expect(build(base, tree)).rejects.toThrow(
      /arm head: go refuses go.work: cannot load module \S*lost listed.*go work edit -dropuse/s,
    )
  })

  it('whose head has a new package that does not compile: the same', async () => {
    const head = { ...HASH, 'new/p_test.go': BROKEN }
    await expect(build(HASH, head)).rejects.toThrow(
      'the tests of example.com/top/new do not compile on head: new/p_test.go:',
    )
  })

  it('whose base does not compile in one package: head is measured without it', async () => {
    const both = { ...HASH, 'other/p_test.go': BENCHMARK }
    const found = await build({ ...both, 'p_test.go': BROKEN }, both)
    expect(found.base).toEqual([['example.com/top/other', 'other']])
    expect(found.head.length).toBe(2)
    expect(found.problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^the tests of example.com\/top do not compile on base: \S*p_test.go:\d+:\d+: undefined: nowhere$/,
      ),
    ])
  })

  it("whose base has no go.mod: it is built with head's, and stays as it is", async () => {
    const { 'go.mod': _, ...old } = HASH
    const found = await build(old, HASH)
    expect(found.base).toEqual([['example.com/top', '']])
    expect(found.codes).toEqual(['base-without-project'])
    const host = makeHost({ cwd: folder, notify: () => {}, env: {} })
    expect(await host.files.exists(join(folder, 'base/go.mod'))).toBe(false)
  })
})

describe.skipIf(!hasGo)('a base from before modules, whose head has another major version', () => {
  const uses = (path: string) => ({
    'p.go': 'package p\n\nfunc Speed() int { return 1 }\n',
    'p_test.go': BENCHMARK.replace('package p', 'package p_test').replace(
      'import "testing"',
      `import (\n\t"testing"\n\n\tp "${path}"\n)\n\nvar _ = p.Speed`,
    ),
  })
  const head = { 'go.mod': module('top/v2'), ...uses('example.com/top/v2') }

  it.each([
    [
      'by the path that its files import',
      'example.com/top',
      ['base-without-project', 'moved-unit'],
    ],
    ["by head's, where they import that", 'example.com/top/v2', ['base-without-project']],
  ])('is a module %s', async (_, path, codes) => {
    const found = await build(uses(path), head)
    expect(found.base).toEqual([['example.com/top/v2', '']])
    expect(found.codes).toEqual(codes)
  })
})

describe.skipIf(!hasGo)('a base without a go.mod in one folder of several', () => {
  it("is built with head's there, and keeps its other modules as they are", async () => {
    const both = { 'a/go.mod': module('a'), 'a/p_test.go': BENCHMARK, 'b/p_test.go': BENCHMARK }
    // Below a module of base, a go.mod of head's would take packages out of it.
    const split = { 'a/sub/p_test.go': BENCHMARK }
    const head = { ...both, ...split, 'b/go.mod': module('b'), 'a/sub/go.mod': module('a/sub') }
    const found = await build({ ...both, ...split }, head)
    expect(found.problems.map(({ code, where }) => [code, where])).toEqual([
      ['base-without-project', 'b/go.mod'],
    ])
    expect(found.base.map(([unit]) => unit)).toEqual(found.head.map(([unit]) => unit))
  })
})

const SPEED = (factor: number) => `package p\n\nfunc Speed() int { return ${factor} }\n`
const NEW = `package p\n\nimport "testing"\n\nfunc BenchmarkNew(b *testing.B) { Speed() }\n`

describe.skipIf(!hasGo)('benchmarks-from: head', () => {
  const base = { ...HASH, 'p.go': SPEED(1), 'old_test.go': BENCHMARK.replace('P(', 'Old(') }
  const head = {
    ...HASH,
    'p.go': SPEED(2),
    'new_test.go': NEW,
    'testdata/new.txt': 'new',
    'added/added.go': 'package p\n',
    'added/p_test.go': BENCHMARK,
    'suite/p_test.go': BENCHMARK,
  }
  const FROM_HEAD = { 'benchmarks-from': 'head' }
  const textAt = (found: Awaited<ReturnType<typeof build>>, path: string) => {
    const { folder: source = '' } = found.built.arms.get('base') ?? {}
    return makeHost({ cwd: '/', notify: () => {}, env: {} }).files.read(`${source}/${path}`)
  }

  it("runs head's test files on base's code, with what they read", async () => {
    const found = await build(base, head, {}, FROM_HEAD)
    expect(found.codes).toEqual(['benchmarks-of-head'])
    expect(await textAt(found, 'p.go')).toBe(SPEED(1))
    expect(await textAt(found, 'new_test.go')).toBe(NEW)
    expect(await textAt(found, 'testdata/new.txt')).toBe('new')
    expect(await textAt(found, 'old_test.go')).toBe(null)
    // Tests of a package that base has not are of no use there; a folder of tests alone is.
    expect(found.base.map(([unit]) => unit)).toEqual(['example.com/top', 'example.com/top/suite'])
    expect(await textAt(await build(base, head), 'new_test.go')).toBe(null)
  })

  it("says so in a line where they do not compile, and runs base's own", async () => {
    const other = { ...head, 'new.go': 'package p\n\nfunc Fresh() {}\n' }
    const found = await build(
      base,
      { ...other, 'new_test.go': NEW.replace('Speed()', 'Fresh()') },
      {},
      FROM_HEAD,
    )
    expect(found.problems.map(({ message }) => message.split('\n')[0]).at(-1)).toMatch(
      /^head's benchmarks do not compile on base's code: it keeps its own/,
    )
    expect(await textAt(found, 'old_test.go')).toContain('BenchmarkOld')
    expect(await textAt(found, 'new_test.go')).toBe(null)
    expect(await textAt(found, 'testdata/new.txt')).toBe(null)
    expect(found.base.length).toBe(2)
  })
})
