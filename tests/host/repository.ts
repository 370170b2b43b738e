/** Real git repositories in temporary folders, untouched by the user's own configuration. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeGit } from '../../src/machine/git.ts'
import { makeFolder } from './folder.ts'
import { execWith, PATH } from './machine.ts'

/** An empty home: no identity, no hooks, no safe.directory. */
const home = makeFolder()

export const toolEnv = { PATH, HOME: home, GITHUB_TOKEN: 'secret' }

export function run(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgSign=false']
  const allow = ['-c', 'protocol.file.allow=always', '-c', 'init.defaultBranch=main']
  const env = { PATH, HOME: home, GIT_CONFIG_NOSYSTEM: '1' }
  return execFileSync('git', [...who, ...allow, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8' as const,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

/** Writes files and commits them all; the new commit's id. */
export function commit(folder: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  run(folder, 'add', '-A')
  run(folder, 'commit', '-q', '--allow-empty', '-m', 'x')
  return run(folder, 'rev-parse', 'HEAD')
}

export function makeRepository(files: Record<string, string> = { 'a.txt': 'one\n' }): string {
  const root = makeFolder()
  run(root, 'init', '-q')
  commit(root, files)
  return root
}

/** A clone as CI makes it: the last commit only. */
export function makeShallow(from: string): string {
  const folder = makeFolder()
  run(folder, 'clone', '-q', '--depth', '1', `file://${from}`, 'clone')
  return join(folder, 'clone')
}

/** Our git, and the notes that it made. */
export function gitWithNotes(env: Record<string, string> = toolEnv) {
  const notes: string[] = []
  return { git: makeGit({ exec: execWith(null), env, note: (text) => notes.push(text) }), notes }
}

/** What a promise was rejected with, as the user reads it. */
export async function trouble(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => null,
    (reason) => reason,
  )
  if (error?.name !== 'HostError') throw error ?? new Error('it did not fail')
  return `${error.message} -> ${error.next}`
}
