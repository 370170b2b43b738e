import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeFolder } from './folder.ts'
import { commit, gitWithNotes, makeRepository, run, trouble } from './repository.ts'

const { git } = gitWithNotes()

describe('a worktree', () => {
  const folders = (root: string) =>
    run(root, 'worktree', 'list', '--porcelain').match(/^worktree .*/gm)

  it('has the files of its commit, and goes away', async () => {
    const root = makeRepository()
    const sha = run(root, 'rev-parse', 'HEAD')
    commit(root, { 'a.txt': 'two\n' })
    const folder = join(makeFolder(), '-arm base')
    await git.addWorktree(root, sha, folder)
    expect(readFileSync(join(folder, 'a.txt'), 'utf8')).toBe('one\n')
    expect(run(folder, 'status', '--porcelain')).toBe('')
    writeFileSync(join(folder, 'left.txt'), 'x')
    await git.removeWorktree(root, folder)
    expect(existsSync(folder)).toBe(false)
    expect(folders(root)).toHaveLength(1)
    await git.removeWorktree(root, folder)
  })

  it('is not blocked by what a killed run left', async () => {
    const root = makeRepository()
    const sha = run(root, 'rev-parse', 'HEAD')
    const folder = join(makeFolder(), 'arm')
    const readable = () => readFileSync(join(folder, 'a.txt'), 'utf8')
    const leftovers = [
      () => rmSync(folder, { recursive: true }), // the folder only
      () => {}, // nothing was cleaned
      () => rmSync(join(root, '.git/worktrees'), { recursive: true }), // git's list only
      () => writeFileSync(join(folder, '.git'), 'broken'),
      () => run(root, 'worktree', 'lock', folder),
    ]
    for (const leave of leftovers) {
      await git.addWorktree(root, sha, folder)
      leave()
      await git.addWorktree(root, sha, folder)
      expect(readable()).toBe('one\n')
      expect(folders(root)).toHaveLength(2)
      await git.removeWorktree(root, folder)
    }
    mkdirSync(folder)
    writeFileSync(join(folder, 'foreign'), 'x')
    await git.addWorktree(root, sha, folder)
    expect(readable()).toBe('one\n')
    expect(existsSync(join(folder, 'foreign'))).toBe(false)
  })

  it('goes away although what ran in it has closed its folders, and dug deep ones', async () => {
    const root = makeRepository()
    const folder = join(makeFolder(), 'arm')
    await git.addWorktree(root, run(root, 'rev-parse', 'HEAD'), folder)
    const dig = `for (let left = 600; left > 0; left--) {
        require('node:fs').mkdirSync('a-long-name-of-a-folder')
        process.chdir('a-long-name-of-a-folder')
      }`
    execFileSync(process.execPath, ['-e', dig], { cwd: folder })
    mkdirSync(join(folder, 'closed/inner'), { recursive: true })
    chmodSync(join(folder, 'closed'), 0o500)
    await git.removeWorktree(root, folder)
    expect(existsSync(folder)).toBe(false)
    expect(folders(root)).toHaveLength(1)
  })

  it('can be made beside another at the same time', async () => {
    const root = makeRepository()
    const sha = run(root, 'rev-parse', 'HEAD')
    const parent = makeFolder()
    const arms = ['base', 'head', 'third'].map((name) => join(parent, name))
    await Promise.all(arms.map((folder) => git.addWorktree(root, sha, folder)))
    for (const folder of arms) expect(existsSync(join(folder, 'a.txt'))).toBe(true)
  })

  it('executes no hook and no monitor of the repository', async () => {
    const root = makeRepository()
    const mark = join(makeFolder(), 'ran')
    const hook = join(root, '.git/hooks/post-checkout')
    writeFileSync(hook, `#!/bin/sh\ntouch ${mark}\n`)
    chmodSync(hook, 0o755)
    run(root, 'config', 'core.fsmonitor', hook)
    const folder = join(makeFolder(), 'arm')
    await git.addWorktree(root, run(root, 'rev-parse', 'HEAD'), folder)
    rmSync(mark, { force: true }) // Our own rev-parse is not what is tested.
    await git.addWorktree(root, await git.resolve(root, 'HEAD'), folder)
    await git.dirty(root)
    expect(existsSync(mark)).toBe(false)
  })

  it('says what a checkout does not bring, once', async () => {
    const inner = makeRepository()
    const root = makeRepository({
      '.gitattributes': '*.bin filter=lfs -text\n',
      'data/x.bin': 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n',
    })
    run(root, 'submodule', '--quiet', 'add', `file://${inner}`, 'inner')
    const sha = commit(root, {})
    run(root, 'submodule', '--quiet', 'deinit', '--force', 'inner')
    const { git: told, notes } = gitWithNotes()
    const folder = join(makeFolder(), 'arm')
    await told.addWorktree(root, sha, folder)
    await told.addWorktree(root, sha, folder)
    expect(notes).toHaveLength(2)
    expect(notes[0]).toContain('submodule inner is empty')
    expect(notes[1]).toContain('data/x.bin')
  })

  it('has the submodules that are checked out here, each at the commit that it wants', async () => {
    const [inner, root] = [makeRepository(), makeRepository()]
    run(root, 'submodule', '--quiet', 'add', `file://${inner}`, 'lib/inner')
    const before = commit(root, {})
    commit(join(root, 'lib/inner'), { 'a.txt': 'two\n' })
    const after = commit(root, {})
    const { git: told, notes } = gitWithNotes()
    const folder = join(makeFolder(), 'arm')
    const text = () => readFileSync(join(folder, 'lib/inner/a.txt'), 'utf8')
    await told.addWorktree(root, before, folder)
    expect(text()).toBe('one\n')
    await told.addWorktree(root, after, folder)
    expect(text()).toBe('two\n')
    await told.removeWorktree(root, folder)
    expect(notes).toEqual([])
    expect(folders(join(root, 'lib/inner'))).toHaveLength(1)
  })

  it('takes a full commit id only', async () => {
    const root = makeRepository()
    const folder = join(makeFolder(), 'arm')
    await expect(git.addWorktree(root, 'main', folder)).rejects.toThrow('not a full commit id')
    expect(await trouble(git.addWorktree(root, '0'.repeat(40), folder))).toContain('failed')
  })
})
