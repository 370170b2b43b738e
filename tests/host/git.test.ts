import { chmodSync, chownSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeFolder } from './folder.ts'
import {
  commit,
  gitWithNotes,
  makeRepository,
  makeShallow,
  run,
  toolEnv,
  trouble,
} from './repository.ts'

const { git } = gitWithNotes()

describe('the repository', () => {
  it('is found from a folder inside it', async () => {
    const root = makeRepository({ 'a b/c.txt': '' })
    expect(await git.root(join(root, 'a b'))).toBe(root)
    expect(await git.root(makeFolder())).toBe(null)
  })

  it('is refused when another user owns it, with the command that allows it', async () => {
    const root = makeRepository()
    if (process.getuid?.() !== 0) return // Only root can give files away.
    run('/', 'init', '-q', root)
    chownSync(root, 12345, 12345)
    chownSync(join(root, '.git'), 12345, 12345)
    const said = await trouble(git.root(root))
    expect(said).toContain('another user owns it')
    expect(said).toContain(`git config --global --add safe.directory ${root}`)
  })

  it('needs git', async () => {
    const { git: none } = gitWithNotes({ PATH: makeFolder() })
    expect(await trouble(none.root(makeFolder()))).toContain('git is not installed')
    expect(await trouble(git.root('/no/such'))).toContain('/no/such does not exist')
  })

  it('gets no token and no redirection from our environment', async () => {
    const root = makeRepository()
    run(root, 'config', 'alias.env', '!env')
    const elsewhere = { ...toolEnv, GIT_DIR: '/nowhere', GIT_WORK_TREE: '/nowhere' }
    expect(await gitWithNotes(elsewhere).git.root(root)).toBe(root)
  })
})

describe('a ref', () => {
  const root = makeRepository()
  const first = run(root, 'rev-parse', 'HEAD')
  run(root, 'tag', '-a', 'v1.0', '-m', 'x')
  const second = commit(root, { 'a.txt': 'two\n' })
  run(root, 'branch', 'feature/shiny')

  it('is a branch, an annotated tag, an abbreviated or a relative commit', async () => {
    expect(await git.resolve(root, 'main')).toBe(second)
    expect(await git.resolve(root, 'feature/shiny')).toBe(second)
    expect(await git.resolve(root, 'v1.0')).toBe(first)
    expect(await git.resolve(root, 'HEAD~1')).toBe(first)
    expect(await git.resolve(root, first.slice(0, 10))).toBe(first)
  })

  it('is never an option or anything else', async () => {
    for (const ref of ['--all', '-h', '', 'a b', 'a\nb', 'a\0b']) {
      expect(await trouble(git.resolve(root, ref))).toContain('is not a ref')
    }
    for (const ref of ['main..v1.0', 'main:a.txt', ';touch x', '$(touch x)']) {
      expect(await trouble(git.resolve(root, ref))).toMatch(/not a ref|no branch, tag or commit/)
    }
    expect(existsSync(join(root, 'x'))).toBe(false)
  })

  it('that is unknown brings the nearest name', async () => {
    const said = await trouble(git.resolve(root, 'feature/shinny'))
    expect(said).toBe(
      `no branch, tag or commit "feature/shinny" in ${root} -> Did you mean "feature/shiny"?`,
    )
    expect(await trouble(git.resolve(root, 'release-2031'))).toContain(
      'Known: feature/shiny, main, v1.0. If the remote has it:\n  git fetch origin release-2031',
    )
  })

  it('that only the remote has is found, and that is said', async () => {
    const folder = makeFolder()
    run(folder, 'clone', '-q', `file://${root}`, 'clone')
    const { git: told, notes } = gitWithNotes()
    expect(await told.resolve(join(folder, 'clone'), 'feature/shiny')).toBe(second)
    expect(notes).toEqual([expect.stringContaining('origin/feature/shiny')])
  })

  it('beyond a shallow clone says how to fetch', async () => {
    const shallow = makeShallow(root)
    for (const ref of ['v1.0', 'HEAD~1', first]) {
      const said = await trouble(git.resolve(shallow, ref))
      expect(said).toContain('the clone is shallow')
      expect(said).toContain('`git fetch --unshallow origin`')
      expect(said).toContain('`fetch-depth: 0`')
    }
    run(shallow, 'fetch', '-q', '--unshallow', 'origin')
    expect(await git.resolve(shallow, 'HEAD~1')).toBe(first)
  })
})

describe('the merge base', () => {
  function fork() {
    const root = makeRepository()
    const base = run(root, 'rev-parse', 'HEAD')
    run(root, 'checkout', '-q', '-b', 'change')
    commit(root, { 'b.txt': 'change' })
    run(root, 'checkout', '-q', 'main')
    commit(root, { 'c.txt': 'main' })
    return { root, base }
  }

  it('is where a change left its branch', async () => {
    const { root, base } = fork()
    expect(await git.mergeBase(root, 'main', 'change')).toBe(base)
    expect(await git.mergeBase(root, 'main', 'main')).toBe(await git.resolve(root, 'main'))
  })

  it('does not exist between unrelated histories', async () => {
    const { root } = fork()
    run(root, 'checkout', '-q', '--orphan', 'other')
    commit(root, { 'd.txt': 'other' })
    const said = await trouble(git.mergeBase(root, 'main', 'other'))
    expect(said).toContain('their histories are unrelated')
    expect(said).toContain('--base')
  })

  it('may lie beyond a shallow clone', async () => {
    const { root } = fork()
    const shallow = makeShallow(root)
    run(shallow, 'fetch', '-q', '--depth', '1', 'origin', 'change:change')
    const said = await trouble(git.mergeBase(shallow, 'main', 'change'))
    expect(said).toContain('the clone is shallow and ends before it')
    expect(said).toContain('`git fetch --unshallow origin`')
  })
})

describe('the default branch', () => {
  it('is what origin says, else main or master', async () => {
    const root = makeRepository()
    expect(await git.defaultBranch(root)).toBe('main')
    run(root, 'branch', '-m', 'trunk')
    expect(await git.defaultBranch(root)).toBe(null)
    const folder = makeFolder()
    run(folder, 'clone', '-q', `file://${root}`, 'clone')
    const clone = join(folder, 'clone')
    expect(await git.defaultBranch(clone)).toBe('origin/trunk')
    run(clone, 'update-ref', '-d', 'refs/remotes/origin/trunk')
    expect(await git.defaultBranch(clone)).toBe(null)
    run(clone, 'branch', 'master')
    expect(await git.defaultBranch(clone)).toBe('master')
  })
})

describe('uncommitted changes', () => {
  it('are listed by path, whatever the name', async () => {
    const names = ['kept', 'changed', 'gone', 'old name', 'ä"\n']
    const root = makeRepository(Object.fromEntries(names.map((name) => [name, `${name}\n`])))
    expect(await git.dirty(root)).toEqual([])
    writeFileSync(join(root, 'changed'), 'x')
    writeFileSync(join(root, 'ä"\n'), 'x')
    rmSync(join(root, 'gone'))
    run(root, 'mv', 'old name', 'new name')
    writeFileSync(join(root, 'untracked'), 'x')
    const expected = ['changed', 'gone', 'new name', 'untracked', 'ä"\n']
    expect((await git.dirty(root)).sort()).toEqual(expected)
  })

  it('are at most twenty', async () => {
    const root = makeRepository()
    for (let i = 0; i < 30; i++) writeFileSync(join(root, `f${i}`), '')
    expect(await git.dirty(root)).toHaveLength(20)
  })
})

describe('renamed files', () => {
  it('are those of a commit, or of the working tree, whatever the path', async () => {
    const text = Array.from({ length: 20 }, (_, line) => `line ${line}\n`).join('')
    const root = makeRepository({ 'a b/ü.go': text, 'same.go': 'package same\n' })
    const first = run(root, 'rev-parse', 'HEAD')
    run(root, 'mv', 'a b', 'c')
    const expected = [{ from: 'a b/ü.go', to: 'c/ü.go' }]
    expect(await git.renames(root, first, null)).toEqual(expected)
    const second = commit(root, { 'c/ü.go': `${text}one more\n` })
    expect(await git.renames(root, first, second)).toEqual(expected)
    expect(await git.renames(root, second, second)).toEqual([])
  })
})

describe('what differs between two commits', () => {
  it('is told by path, and apart from it what is no longer the same kind of file', async () => {
    const root = makeRepository({ 'a b.rs': 'one\n', 'c.sh': 'one\n', 'd.rs': 'one\n' })
    const first = run(root, 'rev-parse', 'HEAD')
    rmSync(join(root, 'd.rs'))
    chmodSync(join(root, 'c.sh'), 0o755)
    const second = commit(root, { 'a b.rs': 'two\n', 'e.rs': '' })
    expect(await git.changes(root, first, second)).toEqual([
      { path: 'a b.rs', isText: true },
      { path: 'c.sh', isText: false },
      { path: 'd.rs', isText: false },
      { path: 'e.rs', isText: false },
    ])
    expect(await git.changes(root, second, second)).toEqual([])
  })
})

describe('files of a commit', () => {
  const root = makeRepository({
    'a_test.go': 'package a\nfunc BenchmarkA(b *testing.B) {}\nfunc TestA() {}\n',
    'sub dir/b_test.go': 'func BenchmarkB(b *testing.B) {}\r\n',
    'c.go': 'func BenchmarkC(b *testing.B) {}\n',
    'bin_test.go': 'func BenchmarkD(\0',
  })
  const sha = run(root, 'rev-parse', 'HEAD')
  commit(root, { 'a_test.go': 'gone\n' })

  it('are searched as they were', async () => {
    const grep = (expression: string) => git.grep(root, sha, expression, '*_test.go')
    expect(await grep('^func Benchmark[A-Z]+\\(')).toEqual([
      { path: 'a_test.go', number: 2, line: 'func BenchmarkA(b *testing.B) {}' },
      { path: 'sub dir/b_test.go', number: 1, line: 'func BenchmarkB(b *testing.B) {}\r' },
    ])
    expect(await grep('nothing like it')).toEqual([])
    expect(await grep('--help')).toEqual([])
    expect(await trouble(grep('('))).toContain('failed')
  })

  it('are shown as they were', async () => {
    expect(await git.show(root, sha, 'c.go')).toBe('func BenchmarkC(b *testing.B) {}\n')
    expect(await git.show(root, sha, 'sub dir/b_test.go')).toContain('BenchmarkB')
    expect(await git.show(root, sha, 'no/such')).toBe(null)
    expect(await git.show(root, sha, 'sub dir')).toBe(null)
  })
})
