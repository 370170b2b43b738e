import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Report } from '../../src/model/model.ts'
import { countProcesses, uniqueSleep } from '../host/machine.ts'
import {
  benchmarkFile,
  gcbench,
  hasGo,
  hashModule,
  makeRepository,
  type Repository,
  reportIn,
  SHORT,
  suiteFile,
} from '../support/repository.ts'

let repository: Repository
afterEach(() => repository?.remove())

const reportOf = (): Report => reportIn(repository.folder)

const problemCodes = () => reportOf().problems.map(({ code }) => code)

/** After two rounds without a number a benchmark is given up; no row needs a decision. */
const FEW = ['--rounds', '3', '--seed', 'test']

/** A change to Sum and, on head, another body of Broken. */
async function runWithBroken(body: string, imports: string[] = [], suite = 'trial-limit: 10s') {
  repository = makeRepository({
    ...hashModule(1000),
    'broken_test.go': benchmarkFile('Broken', 'for i := 0; i < b.N; i++ {\n\tsink++\n}'),
    '.gcbench.yml': suiteFile(suite),
  })
  repository.git('checkout', '-q', '-b', 'feature')
  const broken = benchmarkFile('Broken', body, imports)
  repository.commit({ ...hashModule(1100), 'broken_test.go': broken })
  return gcbench(['run', ...FEW], repository.folder)
}

const brokenRow = () =>
  reportOf().comparisons.find((row) => row.benchmark === 'Broken' && row.metric === 'time/op')

describe.skipIf(!hasGo)('a benchmark that does not work', () => {
  it('panics: its row failed with its last words, the others go on', async () => {
    const ended = await runWithBroken('panic("out of cheese")')
    expect(brokenRow()?.verdict).toMatchObject({ word: 'failed' })
    expect(JSON.stringify(reportOf().problems)).toContain('out of cheese')
    expect(reportOf().comparisons.some((row) => row.benchmark === 'Sum')).toBe(true)
    expect(ended.out).toContain('failed')
    expect(ended.code).toBe(1)
  })

  it('prints nothing: says so', async () => {
    await runWithBroken('os.Exit(0)', ['os'])
    expect(brokenRow()?.verdict).toMatchObject({ word: 'failed' })
    expect(problemCodes()).toContain('probe-silent')
    expect(problemCodes()).toContain('trial-silent')
  })

  it('hangs: is ended at its limit, and so is everything it started', async () => {
    const mark = uniqueSleep()
    const body = `exec.Command("sleep", "${mark}").Start()\ntime.Sleep(time.Hour)`
    await runWithBroken(body, ['os/exec', 'time'], 'trial-limit: 2s')
    expect(brokenRow()?.verdict).toMatchObject({ word: 'failed' })
    expect(problemCodes()).toContain('trial-timeout')
    expect(countProcesses(mark)).toBe(0)
  })

  it('skips itself: says that there is nothing to compare', async () => {
    await runWithBroken('b.Skip("not today")')
    expect(JSON.stringify(reportOf().problems)).toContain('skipped itself')
    expect(brokenRow()).toBeUndefined()
  })

  it('does not compile: the words of the compiler, and which arm', async () => {
    const ended = await runWithBroken('this is not Go')
    expect(ended.err).toContain(
      'the tests of example.com/hash do not compile on head: broken_test.go:8:6: ',
    )
    expect(ended.err).toMatch(/broken_test\.go:8:6: expected ';', found is/)
    expect(ended.code).toBe(4)
  })
})

describe.skipIf(!hasGo)('a call that cannot work', () => {
  const run = (args: string[], env = {}) => gcbench(['run', ...args], repository.folder, env)

  it('unknown ref: names the nearest', async () => {
    repository = makeRepository(hashModule(1000))
    repository.git('branch', 'release-1')
    const ended = await run(['--base', 'relaese-1'])
    expect(ended.err).toContain('relaese-1')
    expect(ended.err).toContain('release-1')
    expect(ended.code).toBe(3)
  })

  it('shallow clone: says how to fetch', async () => {
    repository = makeRepository(hashModule(1000))
    repository.commit(hashModule(2000))
    const clone = join(repository.folder, 'clone')
    repository.git('clone', '-q', '--depth', '1', `file://${repository.folder}`, clone)
    const ended = await gcbench(['run', '--base', 'HEAD~1'], clone)
    expect(ended.err).toMatch(/shallow/)
    expect(ended.err).toMatch(/fetch-depth: 0|--unshallow/)
    expect(ended.code).toBe(3)
  })

  it('one commit on both sides: says so before a build, and why in a shallow clone', async () => {
    repository = makeRepository(hashModule(1000))
    const ended = await run([])
    expect(ended.err).toContain('base and head are the same commit')
    expect(ended.err).not.toContain('Building')
    expect(ended.code).toBe(2)
    const clone = join(repository.folder, 'clone')
    repository.git('clone', '-q', '--depth', '1', `file://${repository.folder}`, clone)
    const shallow = await gcbench(['run'], clone)
    expect(shallow.err).toMatch(/same commit.*shallow/)
    expect(shallow.err).toContain('fetch-depth: 0')
  })

  it('an out folder that cannot be written: is refused before a build', async () => {
    repository = makeRepository(hashModule(1000))
    repository.git('checkout', '-q', '-b', 'feature')
    repository.commit(hashModule(2000))
    for (const out of ['/proc/gcbench/out', join(repository.folder, 'go.mod')]) {
      const ended = await run(['--out', out])
      expect(ended.err).toContain(`nothing can be written to ${out}`)
      expect(ended.err).not.toContain('Building')
      expect(ended.code).toBe(3)
    }
  })

  it('a misspelt ref, suite or option: the last report stays', async () => {
    repository = makeRepository(hashModule(1000))
    repository.git('checkout', '-q', '-b', 'feature')
    repository.commit(hashModule(2000))
    repository.write({ 'gcbench-out/report.json': '{"last":1}', 'wrong.yml': 'suites: 3\n' })
    await run(['--base', 'no-such-ref'])
    await run(['no-such-suite'])
    await run(['--config', 'wrong.yml'])
    expect(readFileSync(join(repository.folder, 'gcbench-out/report.json'), 'utf8')).toContain(
      'last',
    )
  })

  it('a go.mod that asks for a Go that there is not: says so in words', async () => {
    repository = makeRepository(hashModule(1000))
    repository.git('checkout', '-q', '-b', 'feature')
    repository.commit({ 'go.mod': 'module example.com/hash\n\ngo 1.99.0\n' })
    const ended = await run(SHORT, { GOTOOLCHAIN: 'local' })
    expect(ended.err).toContain('go.mod asks for go1.99.0, which is not here')
    expect(ended.code).toBe(3)
  })

  it('no Go: says where to get it', async () => {
    repository = makeRepository(hashModule(1000))
    repository.git('checkout', '-q', '-b', 'feature')
    repository.commit({})
    const bin = join(repository.folder, '.git/bin')
    mkdirSync(bin)
    for (const name of ['git', 'sh']) symlinkSync(`/usr/bin/${name}`, join(bin, name))
    const ended = await run(SHORT, { PATH: bin })
    expect(ended.err).toContain('go is not installed')
    expect(ended.err).toContain('setup-go')
    expect(ended.code).toBe(3)
  })

  it('uncommitted changes: are not measured, and it says so', async () => {
    repository = makeRepository({ ...hashModule(1000), '.gcbench.yml': suiteFile('') })
    repository.git('checkout', '-q', '-b', 'feature')
    repository.write(hashModule(9000))
    const same = await run(SHORT)
    expect(same.err).toContain('nothing to compare')
    expect(same.err).toContain('uncommitted changes are not measured: hash.go')
    expect(same.code).toBe(2)
    repository.git('commit', '-q', '--allow-empty', '-m', 'x')
    await run(FEW)
    expect(problemCodes()).toContain('uncommitted-changes')
    expect(reportOf().comparisons).toEqual([])
    await run([...FEW, '--head', '.'])
    expect(reportOf().comparisons.length).toBeGreaterThan(0)
  })

  it('not a repository, not a Go module, nothing to run', async () => {
    repository = makeRepository({ 'readme.txt': 'hello' })
    repository.git('checkout', '-q', '-b', 'first')
    repository.commit({})
    const noModule = await run(SHORT)
    // Whoever has no Go hears no word of Go.
    expect(noModule.err).toMatch(/no benchmarks of a tool .* found\ngcbench init writes/)
    expect(noModule.err + noModule.out).not.toMatch(/go\.mod|_test\.go|go-bench/)
    expect(noModule.code).toBe(3)
    repository.git('checkout', '-q', '-b', 'other')
    repository.commit({ 'go.mod': 'module example.com/empty\n\ngo 1.24\n', 'a.go': 'package a\n' })
    repository.commit({})
    const nothing = await run(['--base', 'HEAD~1', ...SHORT])
    expect(nothing.out).toContain('no benchmarks found')
    expect(nothing.code).toBe(1)
    const { mkdtempSync } = await import('node:fs')
    const nowhere = mkdtempSync('/tmp/gcbench-nowhere-')
    const ended = await gcbench(['run'], nowhere)
    expect(ended.err).toContain('not inside a git repository')
    expect(ended.code).toBe(3)
    const inOld = (name: string) => `${nowhere}/old/${name}`
    for (const folder of ['old/benches', 'new'])
      mkdirSync(`${nowhere}/${folder}`, { recursive: true })
    for (const file of ['Cargo.toml', 'benches/b.rs']) writeFileSync(inOld(file), '')
    // The head has none any more: base tells what there was.
    const planned = await gcbench(['plan', '--base', './old', '--head', './new'], nowhere)
    expect(planned.out).toContain('cargo-bench (cargo-bench)')
    const written = await gcbench(['init', '--print'], inOld(''))
    expect(written.out).toContain('workload: cargo-bench')
  })

  it('a pipe, which might never answer, is no suite file: said at once', async () => {
    repository = makeRepository(hashModule(1000))
    execFileSync('mkfifo', [join(repository.folder, '.git/fifo')])
    const ended = await gcbench(['run', '-c', '.git/fifo'], repository.folder)
    expect(ended.err).toContain('.git/fifo: it is no regular file')
    expect(ended.code).toBe(3)
  })

  it('a bad suite file: everything that is wrong with it, at once', async () => {
    repository = makeRepository({
      ...hashModule(1000),
      '.gcbench.yml': 'suites:\n  a: { workload: go-bench, rouds: 3, bnech: . }\n',
    })
    const ended = await run([])
    expect(ended.err).toMatch(/"rouds".*"rounds"/)
    expect(ended.err).toMatch(/"bnech".*"bench"/)
    expect(ended.code).toBe(2)
  })

  it('children see neither tokens nor the files of a workflow', async () => {
    repository = makeRepository({
      ...hashModule(1000),
      // The second line is what a benchmark could say that has read it elsewhere.
      'env_test.go': benchmarkFile(
        'Env',
        'fmt.Println("ENV", os.Environ()); fmt.Println("FOUND", "hush"+"-hush-4711")',
        ['fmt', 'os'],
      ),
      '.gcbench.yml': suiteFile('run-identical: true'),
    })
    const hush = 'hush-hush-4711'
    const secrets = {
      GITHUB_TOKEN: hush,
      GITHUB_ENV: '/x',
      INPUT_TOKEN: hush,
      MY_KEY: hush,
      ACTIONS_RUNTIME_TOKEN: hush,
      ACTIONS_ID_TOKEN_REQUEST_URL: '/x',
      INPUT_SUITE: 'x',
    }
    await run(['--rounds', '2'], secrets)
    const out = join(repository.folder, 'gcbench-out')
    // Nothing of a run is offered to a commit.
    expect(repository.git('status', '--porcelain')).toBe('')
    const records = readFileSync(join(out, 'records.ndjson'), 'utf8')
    expect(records).toContain('ENV [')
    expect(records).toContain('FOUND ***')
    for (const file of readdirSync(out)) {
      const text = readFileSync(join(out, file), 'utf8')
      expect(text).not.toContain(hush)
      expect(text).not.toMatch(/(GITHUB|ACTIONS|INPUT)_/)
    }
  })
})
