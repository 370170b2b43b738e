/** A clone of this repository, as its readers have one: with what is not committed here, too. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT } from '../support/repository.ts'

export type OwnClone = {
  folder: string
  /** What commands have changed in it or added to it, as `git status` tells; empty: nothing. */
  changed(): string
  remove(): void
}

/** `packages`: those that are installed here, or none until somebody types `npm ci`. */
export function makeClone({ packages }: { packages: boolean }): OwnClone {
  const folder = mkdtempSync(join(tmpdir(), 'gcbench-clone-'))
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const files = (...asked: string[]) =>
    git(PROJECT, ...asked, '-z')
      .split('\0')
      .filter(Boolean)
  const differing = (which: string) =>
    files('diff', '--name-only', '--no-renames', `--diff-filter=${which}`, 'HEAD')
  git(PROJECT, 'clone', '-q', PROJECT, folder)
  for (const name of differing('D')) rmSync(join(folder, name))
  for (const name of [...differing('d'), ...files('ls-files', '--others', '--exclude-standard')])
    cpSync(join(PROJECT, name), join(folder, name))
  git(folder, 'add', '--all')
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
  git(folder, ...who, 'commit', '-q', '--allow-empty', '-m', 'As it stands')
  if (packages) symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    changed: () => git(folder, 'status', '--porcelain'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
