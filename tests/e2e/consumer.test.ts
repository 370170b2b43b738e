/** Benchmarks of a project that depends on the one that is changed, from real modules. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { makeFolder } from '../host/folder.ts'
import { typed } from '../support/page-commands.ts'
import { suiteBelow } from '../support/pages/page-suites.ts'
import {
  gcbench,
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  reportIn,
  suiteFile,
} from '../support/repository.ts'

const made: Repository[] = []
afterEach(() => {
  for (const one of made.splice(0)) one.remove()
})

function repositoryOf(files: Record<string, string>): Repository {
  const repository = makeRepository(files)
  made.push(repository)
  return repository
}

/** A release of the library that does not exist: what is measured can only be the folder. */
const APP = {
  'go.mod': 'module example.com/app\n\ngo 1.24\n\nrequire example.com/hash v1.2.0\n',
  'app.go': `package app

import "example.com/hash"

func Digest(data []byte) uint32 { return hash.Sum(data) }
`,
  'app_test.go': `package app

import (
	"testing"

	"example.com/hash"
)

var sink uint32

func BenchmarkDigest(b *testing.B) {
	data := make([]byte, hash.Size)
	for i := 0; i < b.N; i++ {
		sink += Digest(data)
	}
}

func BenchmarkAlone(b *testing.B) {
	for i := 0; i < b.N; i++ {
		sink++
	}
}
`,
}

const renamed = (files: Record<string, string>, prefix: string) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${prefix}${path}`, text]))

const { 'hash_test.go': _, ...library } = hashModule(16_000)

const goEnv = (name: string) => execFileSync('go', ['env', name], { encoding: 'utf8' }).trim()

describe.skipIf(!hasGo)('a consumer', () => {
  it('is built against base and head, and shows what the change does to it', async () => {
    const repository = repositoryOf({ ...library, '.gitignore': 'app\n', 'bench/doc.txt': '' })
    repository.git('switch', '-q', '-c', 'change')
    repository.commit({ 'hash.go': hashModule(640_000)['hash.go']! })
    const app = repositoryOf({ ...APP, '.gcbench.yml': suiteFile('') })
    cpSync(app.folder, join(repository.folder, 'app'), { recursive: true })
    const here = join(repository.folder, 'bench')
    const line = typed('docs/how-to/consumers.md', 'gcbench run --consumer ../app --base main')
    // Before it is built, a plan knows whose benchmarks these are.
    const [, , ...options] = line.split(' ')
    const planned = await gcbench(['plan', ...options], here)
    expect(planned.out, planned.err).toContain('Digest')
    const args = [...line.split(' ').slice(1), '--rounds', '8', '--seed', 'test', '--quiet']
    const { err, code } = await gcbench(args, here)
    expect(err).toBe('')
    expect(code).toBe(1)
    const { comparisons, plan, command } = reportIn(here)
    const words = comparisons
      .filter(({ metric }) => metric === 'time/op')
      .map(({ benchmark, verdict }) => [benchmark, verdict.word])
    expect(words).toEqual([['Digest', 'regressed']])
    // What does not call it is out of its reach.
    expect(plan.unchanged.flatMap(({ benchmarks }) => benchmarks)).toContain('BenchmarkAlone')
    expect(plan.sources.head?.sha).toBe(repository.git('rev-parse', 'HEAD'))
    expect(plan.sources.consumer).toEqual({ asked: '../app', sha: app.git('rev-parse', 'HEAD') })
    expect(command).toContain('--consumer ../app')
    // Nothing is left in either of them.
    expect(app.git('-C', join(repository.folder, 'app'), 'status', '--porcelain')).toBe('')
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1)
  })

  it('can be a repository that is cloned, and needs no suite file', async () => {
    const repository = repositoryOf(library)
    repository.commit({ 'hash.go': hashModule(640_000)['hash.go']! })
    const app = repositoryOf(APP)
    const asked = `file://${app.folder}#main`
    const args = ['--consumer', asked, '--base', 'main~1', '--rounds', '2', '--until', 'rounds']
    const { err } = await gcbench(['run', ...args, '--quiet'], repository.folder)
    const { comparisons, plan } = reportIn(repository.folder)
    expect(new Set(comparisons.map(({ benchmark }) => benchmark)), err).toContain('Digest')
    expect(plan.sources.consumer).toEqual({ asked, sha: app.git('rev-parse', 'HEAD') })
  })

  it('can be a commit of a folder that is a repository, whatever is checked out there', async () => {
    const repository = repositoryOf(library)
    repository.commit({ 'hash.go': hashModule(640_000)['hash.go']! })
    const app = repositoryOf({ 'bench/doc.txt': '', ...renamed(APP, 'bench/') })
    const sha = app.git('rev-parse', 'HEAD')
    app.git('tag', 'v1')
    app.commit({ 'bench/app_test.go': 'package app\n' })
    const asked = `${app.folder}/bench#v1`
    const args = ['--consumer', asked, '--base', 'main~1', '--rounds', '2', '--until', 'rounds']
    const { err, out } = await gcbench(['run', ...args], repository.folder)
    const { comparisons, plan } = reportIn(repository.folder)
    expect(new Set(comparisons.map(({ benchmark }) => benchmark)), err).toContain('Digest')
    expect(plan.sources.consumer).toEqual({ asked, sha })
    expect(out).toMatch(/^Benchmarks of /)
    expect(app.git('status', '--porcelain')).toBe('')
    expect(app.git('worktree', 'list').split('\n')).toHaveLength(1)
  })

  it('can be named by a suite, as a maintainer allows it', async () => {
    const suite = suiteBelow('docs/how-to/consumers.md', 'In a suite file')
    const repository = repositoryOf({ ...library, '.gcbench.yml': suite })
    repository.commit({ 'hash.go': hashModule(640_000)['hash.go']! })
    const app = repositoryOf(APP)
    const home = repositoryOf({
      '.gitconfig': `[url "file://${app.folder}"]\n\tinsteadOf = https://github.com/octo/app\n`,
    })
    const names = ['GOCACHE', 'GOMODCACHE', 'GOPATH']
    const caches = Object.fromEntries(names.map((name) => [name, goEnv(name)]))
    const args = ['--base', 'main~1', '--rounds', '2', '--until', 'rounds', '--quiet']
    const env = { ...caches, HOME: home.folder }
    const planned = await gcbench(['plan', '--base', 'main~1'], repository.folder, env)
    expect(planned.out, planned.err).toContain('2 benchmark functions in the source of octo/app: ')
    const { err } = await gcbench(['run', ...args], repository.folder, env)
    const { comparisons, plan, command } = reportIn(repository.folder)
    expect(new Set(comparisons.map(({ benchmark }) => benchmark)), err).toContain('Digest')
    expect(plan.sources.consumer?.asked).toBe('octo/app')
    expect(command).not.toContain('--consumer')
  })

  it.each([
    ['that is not there', '../no-such', /there is no folder \.\.\/no-such/],
    ['that does not depend on it', './other', /no go\.mod of \.\/other requires a module of this/],
    ['that is no project', './empty', /^\.\/empty has no go\.mod$/m],
    ['that has no such ref', './other#v9', /unknown|v9/],
    ['that cannot be cloned', 'file:///no/such', /file:\/\/\/no\/such cannot be cloned: /],
  ])('%s is refused, with what to do', async (_, asked, words) => {
    const repository = repositoryOf(library)
    repository.commit({ 'hash.go': hashModule(640_000)['hash.go']! })
    mkdirSync(join(repository.folder, 'other'))
    mkdirSync(join(repository.folder, 'empty'))
    repository.write({ 'other/go.mod': 'module example.com/other\n\ngo 1.24\n' })
    const args = ['--consumer', asked, '--base', 'main~1', '--rounds', '2', '--quiet']
    repository.write({ 'gcbench-out/report.json': '{"of": "the last run"}' })
    const { err, code } = await gcbench(['run', ...args], repository.folder)
    expect(err).toMatch(words)
    expect(code).toBe(3)
    // What the last run left is not given up for one that cannot be.
    expect(readFileSync(join(repository.folder, 'gcbench-out/report.json'), 'utf8')).toContain(
      'last',
    )
  })

  it('takes no sums along that are a link of the library to what is none of it', async () => {
    const secret = join(makeFolder(), 'netrc')
    writeFileSync(secret, 'machine example.com login secret-4711\n')
    const repository = repositoryOf(library)
    symlinkSync(secret, join(repository.folder, 'go.sum'))
    repository.commit({ 'hash.go': hashModule(640_000)['hash.go']! })
    const app = repositoryOf(APP)
    const args = ['--consumer', app.folder, '--base', 'main~1', '--rounds', '2', '--quiet']
    const { err, code } = await gcbench(['run', ...args], repository.folder)
    expect(err).toContain('go.sum is a link, which is not followed')
    expect(code).toBe(3)
  })
})
