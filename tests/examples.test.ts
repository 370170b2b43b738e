import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ExampleCommits,
  type ExampleName,
  exampleNames,
  makeExampleRepository,
} from '../fixtures/examples/make-repository.ts'
import { readSuites } from '../src/plan/suite.ts'
import { goBenchWorkload } from '../src/workloads/go-bench.ts'
import { typed } from './support/page-commands.ts'

const scratch = mkdtempSync(join(tmpdir(), 'gcbench-examples-'))
const folders = { prolly: join(scratch, 'prolly'), pool: join(scratch, 'pool') }
const commits: Partial<Record<ExampleName, ExampleCommits>> = {}

beforeAll(() => {
  for (const name of exampleNames) commits[name] = makeExampleRepository(name, folders[name])
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Why Go cannot be used here; null: it can. */
function whyNoGo(): string | null {
  const asked = spawnSync('go', ['env', 'GOVERSION'], { cwd: scratch, encoding: 'utf8' })
  if (asked.error !== undefined) return 'go is not on PATH'
  const minor = Number(/^go1\.(\d+)/.exec(asked.stdout)?.[1])
  return minor >= 25 ? null : `the examples need Go 1.25, here is ${asked.stdout.trim()}`
}

const noGo = whyNoGo()
if (noGo !== null) process.stderr.write(`tests/examples: Go parts are skipped: ${noGo}\n`)

/** Without what git sets when the tests run in a hook, such as GIT_DIR. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([variable]) => !variable.startsWith('GIT_')),
)

const git = (folder: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' }).trim()

function go(folder: string, ...args: string[]): string {
  const done = spawnSync('go', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, GOFLAGS: '-buildvcs=false', GOWORK: 'off', GOEXPERIMENT: '' },
  })
  expect(done.status, `go ${args.join(' ')}\n${done.stdout}${done.stderr}`).toBe(0)
  return done.stdout
}

describe('the repository of an example', () => {
  test.each(exampleNames)('%s has the same commits whatever git is set to', (name) => {
    const home = mkdtempSync(join(scratch, 'home-'))
    writeFileSync(join(home, 'ignored'), '*.go\n')
    writeFileSync(
      join(home, '.gitconfig'),
      `[user]\nname = Somebody\n[commit]\ngpgSign = true\n[core]\nautocrlf = true\n` +
        `hooksPath = ${home}/hooks\nexcludesFile = ${home}/ignored\n[init]\ndefaultBranch = x\n`,
    )
    const page = typed(
      'docs/profiles.md',
      'npx node fixtures/examples/make-repository.ts prolly /tmp/prolly && cd /tmp/prolly',
    )
    const made = join(home, 'made')
    const command = page.replace('prolly', name).replaceAll('/tmp/prolly', made)
    const told = execFileSync('sh', ['-c', command], {
      cwd: join(import.meta.dirname, '..'),
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        HOME: home,
        TZ: 'Asia/Tokyo',
        GIT_DIR: join(home, 'elsewhere'),
        GIT_AUTHOR_NAME: 'Somebody',
      },
    })
    const expected = Object.entries(commits[name] ?? {}).map(([branch, sha]) => `${sha} ${branch}`)
    expect(expected.join('\n')).toMatch(/^[0-9a-f]{40} main$/m)
    expect(told.trim().split('\n')).toEqual(expected)
  })

  test('branches are one commit away from main, and the change is checked out, clean', () => {
    const { main, ...branches } = commits.prolly ?? {}
    expect(Object.keys(branches)).toEqual(['by-pointer', 'planted-3pct', 'aa', 'touch-unused'])
    for (const sha of Object.values(branches)) {
      expect(git(folders.prolly, 'rev-parse', `${sha}^`)).toBe(main)
    }
    expect(git(folders.prolly, 'branch', '--show-current')).toBe('by-pointer')
    expect(git(folders.pool, 'branch', '--show-current')).toBe('main')
    for (const folder of Object.values(folders)) expect(git(folder, 'status', '-s')).toBe('')
  })

  test('no branch touches a test, a benchmark or the suite file', () => {
    for (const branch of Object.keys(commits.prolly ?? {})) {
      const changed = git(folders.prolly, 'diff', '--name-only', 'main', branch).split('\n')
      expect(changed.filter((path) => /_test\.go$|\.yml$|\.mod$/.test(path))).toEqual([])
    }
  })

  test('a folder with something in it is refused', () => {
    expect(() => makeExampleRepository('pool', folders.pool)).toThrow(/is not empty/)
  })
})

const readExampleSuites = (name: ExampleName) =>
  readSuites(readFileSync(join(folders[name], '.gcbench.yml'), 'utf8'), '.gcbench.yml', [
    goBenchWorkload,
  ])

describe('the suite file of an example', () => {
  test('prolly crosses the change with two garbage collectors', () => {
    const [crossed, plain] = readExampleSuites('prolly')
    expect(crossed?.variants.map(({ name, buildEnv }) => [name, buildEnv.GOEXPERIMENT])).toEqual([
      ['classic', 'nogreenteagc'],
      ['greentea', 'greenteagc'],
    ])
    expect(crossed?.contrasts.map(({ kind }) => kind)).toEqual(['refs', 'variants', 'interaction'])
    expect(plain?.contrasts).toEqual([{ kind: 'refs' }])
  })

  test('pool names the counterpart of each benchmark without a pool', () => {
    const ask = readExampleSuites('pool')[0]?.contrasts[0]
    if (ask?.kind !== 'benchmarks') throw new Error('pool has no contrast of benchmarks')
    const source = readFileSync(join(folders.pool, 'record_test.go'), 'utf8')
    const names = [...source.matchAll(/func Benchmark_(\w+)/g)].map((found) => String(found[1]))
    const counterparts = names
      .filter((name) => new RegExp(ask.base).test(name))
      .map((name) => [name, name.replace(new RegExp(ask.base), ask.head)])
    expect(counterparts).toEqual([
      ['alloc_without_pool', 'alloc_with_pool'],
      ['alloc_gc_without_pool', 'alloc_gc_with_pool'],
    ])
    expect(new Set(counterparts.flat())).toEqual(new Set(names))
  })
})

describe.skipIf(noGo !== null)('the Go code of an example', () => {
  /** SHA-256 of the test binary of what is checked out. */
  function hashBinary(folder: string): string {
    const out = join(scratch, 'example.test')
    go(folder, 'test', '-c', '-trimpath', '-o', out, '.')
    return createHash('sha256').update(readFileSync(out)).digest('hex')
  }

  test('prolly is right on every branch, and only a comment leaves the binary alone', {
    tags: 'rehearsal',
  }, () => {
    const hashes: Record<string, string> = {}
    for (const branch of Object.keys(commits.prolly ?? {})) {
      git(folders.prolly, 'checkout', '-q', branch)
      go(folders.prolly, 'vet', './...')
      const told = go(folders.prolly, 'test', '-v', '-run', 'Same', './...')
      expect(told).toMatch(/^--- PASS: TestSameResults/m)
      go(folders.prolly, 'test', './...')
      hashes[branch] = hashBinary(folders.prolly)
    }
    git(folders.prolly, 'checkout', '-q', 'by-pointer')
    expect(hashes.aa).toBe(hashes.main)
    expect(hashes['by-pointer']).not.toBe(hashes.main)
    expect(hashes['planted-3pct']).not.toBe(hashes.main)
  })

  test('pool is right', () => {
    go(folders.pool, 'vet', './...')
    expect(go(folders.pool, 'test', '-v', './...')).toMatch(/^--- PASS: TestSameSums/m)
  })

  test.each([
    ['prolly', ['groupby_scan', 'index_join', 'select_random_points']],
    [
      'pool',
      ['alloc_without_pool', 'alloc_with_pool', 'alloc_gc_without_pool', 'alloc_gc_with_pool'],
    ],
  ] as const)('benchmarks of %s run exactly as many iterations as asked', (name, benchmarks) => {
    const told = go(folders[name], 'test', '-run=^$', '-bench=.', '-benchtime=7x', './...')
    const lines = told.matchAll(/^Benchmark_(\w+?)(?:-\d+)?\s+(\d+)\s.*allocs\/op$/gm)
    expect([...lines].map((line) => [line[1], line[2]])).toEqual(
      benchmarks.map((benchmark) => [benchmark, '7']),
    )
  })
})
