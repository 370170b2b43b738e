/**
 * Git through its command (2.30 or newer): advice for its errors; the repository around a folder,
 * its refs and history; worktrees of commits; files and matches inside a commit.
 */

import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { nearest } from '../model/paths.ts'
import { removeWhole } from './files.ts'
import { type Exec, type Exit, type Git, type GrepHit, HostError, OutsideError } from './host.ts'

/** Runs git in `folder`; rejects when git itself is missing, stopped or over its limit. */
type RunGit = (folder: string, args: string[], limitSec?: number) => Promise<Exit>

const UNSHALLOW =
  'run `git fetch --unshallow origin`, or in a workflow give actions/checkout `fetch-depth: 0`'
const LAST_LINES = 5
const MOST_LISTED = 8

type FailureLine = {
  sign: RegExp
  message(folder: string): string
  next(folder: string): string
  /** What is checked out may be to blame. */
  isOfTree?: true
}

/** Signs in git's stderr (LC_ALL=C), most telling first. */
const TROUBLES: FailureLine[] = [
  {
    sign: /dubious ownership/,
    message: (folder) => `git refuses the repository at ${folder}: another user owns it`,
    next: (folder) =>
      'If you trust it (in a container job, as a step before this one):\n' +
      `  git config --global --add safe.directory ${folder}`,
  },
  {
    sign: /not a git repository/,
    message: (folder) => `${folder} is in no git repository`,
    next: () => 'Run in a clone, or compare folders instead of refs.',
  },
  {
    sign: /must be run in a work tree/,
    message: (folder) => `${folder} is a bare repository`,
    next: () => 'Run in a clone that has its files checked out.',
  },
  {
    sign: /No space left on device/,
    message: () => 'the disk is full: git could not check the files out',
    next: () => 'Free some space; every ref that is compared needs a checkout of its own.',
  },
  {
    sign: /\.lock': File exists/,
    message: (folder) => `another git holds a lock in ${folder}`,
    next: () => 'Wait for it; if none is running, delete the lock file that git names.',
  },
  {
    sign: /git-lfs|smudge filter/,
    message: () => 'git-lfs failed while the files were checked out',
    isOfTree: true,
    next: () => 'Run `git lfs fetch --all` first, or `git lfs install --skip-smudge`.',
  },
]

/** The error for a git that failed, was not there, took too long, or said too much. */
function gitError(exit: Exit, args: string[], folder: string): HostError {
  const command = `git ${args.join(' ')}`
  if (exit.notStarted !== null) {
    const { isMissing } = exit
    return new OutsideError(
      isMissing ? 'git is not installed, or not in PATH' : `git: ${exit.notStarted}`,
      isMissing ? 'Install git 2.30 or newer.' : 'Check the path.',
    )
  }
  if (exit.stopped) return new OutsideError(`stopped during \`${command}\``, 'Run again.')
  if (exit.timedOut) {
    return new HostError(`\`${command}\` took too long`, `Run it by hand in ${folder}.`)
  }
  if (exit.cutBytes.stdout > 0) {
    return new HostError(`\`${command}\` printed too much to read`, 'Ask for less of it.')
  }
  const trouble = TROUBLES.find(({ sign }) => sign.test(exit.stderr))
  if (trouble) {
    const Kind = trouble.isOfTree ? HostError : OutsideError
    return new Kind(trouble.message(folder), trouble.next(folder))
  }
  const [first, ...others] = exit.stderr.trim().split('\n').slice(-LAST_LINES)
  return new HostError(
    `\`${command}\` failed (exit ${exit.code ?? exit.signal}): ${first}`,
    `Run it by hand in ${folder}.`,
    { said: others.join('\n') },
  )
}

async function unknownRef(git: RunGit, root: string, ref: string): Promise<HostError> {
  const what = `no branch, tag or commit ${JSON.stringify(ref)} in ${root}`
  if (await isShallow(git, root)) {
    return new OutsideError(
      `${what}; the clone is shallow, so most of the history is not in it`,
      `To have all of it, ${UNSHALLOW}.`,
    )
  }
  const names = await refNames(git, root)
  const near = nearest(ref, names)
  if (near !== null) return new HostError(what, `Did you mean ${JSON.stringify(near)}?`)
  const fetch = /^[\w./-]+$/.test(ref) ? `If the remote has it:\n  git fetch origin ${ref}` : ''
  const list = names.length <= MOST_LISTED ? `Known: ${names.join(', ')}.` : ''
  return new HostError(what, [list, fetch].filter((text) => text !== '').join(' '))
}

async function missingMergeBase(
  git: RunGit,
  root: string,
  a: string,
  b: string,
): Promise<HostError> {
  if (await isShallow(git, root)) {
    return new OutsideError(
      `no merge base of ${a} and ${b}: the clone is shallow and ends before it`,
      `To have all of the history, ${UNSHALLOW}.`,
    )
  }
  return new HostError(
    `no merge base of ${a} and ${b}: their histories are unrelated`,
    'Name the base yourself with --base.',
  )
}

async function isShallow(git: RunGit, root: string): Promise<boolean> {
  const exit = await git(root, ['rev-parse', '--is-shallow-repository'])
  return exit.stdout.trim() === 'true'
}

async function refNames(git: RunGit, root: string): Promise<string[]> {
  const format = '--format=%(refname:short)'
  const refs = ['refs/heads', 'refs/tags', 'refs/remotes']
  const exit = await git(root, ['for-each-ref', format, '--count=2000', ...refs])
  return exit.stdout.split('\n').filter((name) => name !== '')
}

// The repository.

type GitParts = {
  exec: Exec
  /** The tool's own environment; git gets a few names of it. */
  env: Readonly<Record<string, string | undefined>>
  /** What the user should know about a tree, e.g. submodules; each text once. */
  note(text: string): void
}

/** User's configuration, network for clones that fetch on demand; nothing that redirects git. */
const PASSED = [
  ['PATH', 'HOME', 'XDG_CONFIG_HOME', 'TMPDIR', 'SSH_AUTH_SOCK', 'SUDO_UID', 'SSL_CERT_FILE'],
  ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY', 'no_proxy', 'NO_PROXY'],
].flat()

/** No hook and no file system monitor of the repository runs; no question is asked. */
const SAFE = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false']
const QUIET = { GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' }

const KEEP_BYTES = 64 * 1024 * 1024
const LIMIT_SEC = 120
const CHECKOUT_LIMIT_SEC = 1800
const MOST_DIRTY = 20
const ADD_AGAIN = 2
const SHA = /^([0-9a-f]{40}|[0-9a-f]{64})$/

export function makeGit(parts: GitParts): Git {
  const git = makeRunGit(parts)
  const noted = new Set<string>()
  const note = (text: string) => {
    if (!noted.has(text)) parts.note(text)
    noted.add(text)
  }
  return {
    root: (folder) => findRoot(git, folder),
    resolve: (root, ref) => resolve(git, root, ref, note),
    mergeBase: (root, a, b) => mergeBase(git, root, a, b, note),
    line: (root, from, to) => line(git, root, from, to),
    isShallow: (root) => isShallow(git, root),
    defaultBranch: (root) => defaultBranch(git, root),
    dirty: (root) => dirty(git, root),
    addWorktree: (root, sha, folder) => addWorktree(git, root, sha, folder, note),
    removeWorktree: (root, folder) => removeWorktree(git, root, folder),
    grep: (root, sha, expression, pathspec) => grep(git, root, sha, expression, pathspec),
    show: (root, sha, path) => show(git, root, sha, path),
    changes: (root, from, to) => changes(git, root, from, to),
    renames: (root, from, to) => renames(git, root, from, to),
    tagsBefore: (root, sha) => tagsBefore(git, root, sha),
  }
}

function makeRunGit({ exec, env: toolEnv }: GitParts): RunGit {
  const env: Record<string, string> = { ...QUIET }
  for (const name of PASSED) {
    const value = toolEnv[name]
    if (value !== undefined) env[name] = value
  }
  return async (folder, args, limitSec = LIMIT_SEC) => {
    const argv: [string, ...string[]] = ['git', ...SAFE, ...args]
    const cleanUp = args[0] === 'worktree' && args[1] !== 'add'
    const command = { argv, cwd: folder, env, limitSec, keepBytes: KEEP_BYTES, cleanUp }
    const exit = await exec.run(command)
    if (exit.notStarted !== null || exit.stopped || exit.timedOut || exit.cutBytes.stdout > 0) {
      throw gitError(exit, args, folder)
    }
    return exit
  }
}

/** stdout of a git that must succeed. */
async function must(git: RunGit, folder: string, args: string[], limitSec?: number) {
  const exit = await git(folder, args, limitSec)
  if (exit.code !== 0) throw gitError(exit, args, folder)
  return exit.stdout
}

async function findRoot(git: RunGit, folder: string): Promise<string | null> {
  const args = ['rev-parse', '--show-toplevel']
  const exit = await git(folder, args)
  if (exit.code === 0) return exit.stdout.replace(/\n$/, '')
  if (exit.stderr.includes('not a git repository')) return null
  throw gitError(exit, args, folder)
}

/** The commit that a name means; null when there is none. */
async function commitOf(git: RunGit, root: string, name: string): Promise<string | null> {
  const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]
  const exit = await git(root, args)
  if (exit.code === 0) return exit.stdout.trim()
  if (exit.code === 1 || /Needed a single revision/.test(exit.stderr)) return null
  throw gitError(exit, args, root)
}

/**
 * A branch that only the remote has is found under its plain name as well: a checkout in CI has
 * no local branches but its own.
 */
async function resolve(
  git: RunGit,
  root: string,
  ref: string,
  note: (text: string) => void,
): Promise<string> {
  if (ref.startsWith('-') || !/^[^\0\s]+$/.test(ref)) {
    throw new HostError(
      `${JSON.stringify(ref)} is not a ref`,
      'Name a branch, a tag or a commit; it has no spaces and does not begin with "-".',
    )
  }
  const local = await commitOf(git, root, ref)
  if (local !== null) return local
  const remote = SHA.test(ref) ? null : await commitOf(git, root, `refs/remotes/origin/${ref}`)
  if (remote === null) throw await unknownRef(git, root, ref)
  note(`there is no local branch ${ref}: origin/${ref} is taken`)
  return remote
}

async function mergeBase(
  git: RunGit,
  root: string,
  a: string,
  b: string,
  note: (text: string) => void,
): Promise<string> {
  const shas = [await resolve(git, root, a, note), await resolve(git, root, b, note)]
  const args = ['merge-base', ...shas]
  const exit = await git(root, args)
  if (exit.code === 0) return exit.stdout.trim()
  if (exit.code === 1) throw await missingMergeBase(git, root, a, b)
  throw gitError(exit, args, root)
}

async function defaultBranch(git: RunGit, root: string): Promise<string | null> {
  const args = ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD']
  const exit = await git(root, args)
  const head = exit.code === 0 ? [`refs/remotes/${exit.stdout.trim()}`] : []
  const usual = ['refs/remotes/origin/main', 'refs/remotes/origin/master']
  for (const ref of [...head, ...usual, 'refs/heads/main', 'refs/heads/master']) {
    if (await commitOf(git, root, ref)) return ref.replace(/^refs\/(remotes|heads)\//, '')
  }
  return null
}

async function line(git: RunGit, root: string, from: string, to: string) {
  checkSha(from)
  checkSha(to)
  const shape = ['--first-parent', '--reverse', '--no-show-signature', '--format=%H %P%n%s']
  const args = ['log', ...shape, `${from}..${to}`, '--']
  const lines = (await must(git, root, args)).split('\n').slice(0, -1)
  const commits = lines.flatMap((ids, i) => {
    const [sha = '', parent = ''] = ids.split(' ')
    return i % 2 === 0 ? [{ sha, parent, subject: lines[i + 1] ?? '' }] : []
  })
  // What is not on the line of first parents came in by a merge, and the line goes on beside it.
  const isOnLine = commits.length === 0 ? from === to : commits[0]?.parent === from
  return isOnLine ? commits.map(({ sha, subject }) => ({ sha, subject })) : null
}

/** Entries `:MODE MODE HASH HASH STATUS NUL path NUL`. */
async function changes(git: RunGit, root: string, from: string, to: string) {
  for (const sha of [from, to]) checkSha(sha)
  const how = ['--raw', '-z', '--no-renames', '--no-ext-diff', '--no-color']
  const fields = (await must(git, root, ['diff', ...how, from, to, '--'])).split('\0')
  return fields.flatMap((entry, i) => {
    const [, before, after] = /^:(\d{6}) (\d{6}) /.exec(entry) ?? []
    const path = fields[i + 1]
    if (i % 2 === 1 || path === undefined || before === undefined) return []
    return [{ path, isText: before === after && before.startsWith('100') }]
  })
}

/** Above git's own limit, beyond which it looks for equal files alone. */
const MOST_RENAMES = 3000

/** Entries `R100 NUL old path NUL new path NUL`. */
async function renames(git: RunGit, root: string, from: string, to: string | null) {
  for (const sha of [from, ...(to === null ? [] : [to])]) checkSha(sha)
  const how = ['--find-renames', `-l${MOST_RENAMES}`, '--diff-filter=R', '--name-status', '-z']
  const safe = ['--no-ext-diff', '--no-textconv', '--no-color', '--ignore-submodules']
  const args = ['diff', ...safe, ...how, from, ...(to === null ? [] : [to]), '--']
  const fields = (await must(git, root, args)).split('\0')
  return fields.flatMap((status, i) => {
    const [old, now] = [fields[i + 1], fields[i + 2]]
    return i % 3 === 0 && /^R\d*$/.test(status) && old && now ? [{ from: old, to: now }] : []
  })
}

async function tagsBefore(git: RunGit, root: string, sha: string): Promise<string[]> {
  checkSha(sha)
  const args = ['tag', '--list', '--merged', sha, '--no-contains', sha]
  return (await must(git, root, args)).split('\n').filter((tag) => tag !== '')
}

/** Entries `XY path NUL`; a rename (R) or copy (C) is followed by its old path. */
async function dirty(git: RunGit, root: string): Promise<string[]> {
  const entries = (await must(git, root, ['status', '--porcelain=v1', '-z'])).split('\0')
  const paths: string[] = []
  for (let i = 0; i < entries.length && paths.length < MOST_DIRTY; i++) {
    const entry = entries[i]!
    if (entry === '') continue
    paths.push(entry.slice(3))
    if (/^(R|C|.R|.C)/.test(entry)) i++
  }
  return paths
}

/** What a killed run left in the folder or in git's list of worktrees is removed first. */
async function addWorktree(
  git: RunGit,
  root: string,
  sha: string,
  folder: string,
  note: (text: string) => void,
): Promise<void> {
  checkSha(sha)
  await removeWorktree(git, root, folder)
  const args = ['worktree', 'add', '--detach', '--force', '--force', '--', folder, sha]
  let exit = await git(root, args, CHECKOUT_LIMIT_SEC)
  // A run beside this one prunes, too, which may take a half-made worktree away.
  for (let left = ADD_AGAIN; exit.code !== 0 && left > 0; left--) {
    await removeWhole(folder)
    exit = await git(root, args, CHECKOUT_LIMIT_SEC)
  }
  if (exit.code !== 0) throw gitError(exit, args, root)
  for (const inner of await submodules(git, folder, sha)) {
    const own = join(root, inner.path)
    if (await hasCommit(git, own, inner.sha))
      await addWorktree(git, own, inner.sha, join(folder, inner.path), note)
    else note(`the submodule ${inner.path} is empty in the folders that are built: ${SUBMODULES}`)
  }
  await noteLeftOut(git, folder, sha, note)
}

const SUBMODULES = 'check it out (git submodule update --init --recursive)'

/** Repositories in a tree, by their paths, and the commits that it wants of them. */
async function submodules(git: RunGit, folder: string, sha: string) {
  if (!(await exists(join(folder, '.gitmodules')))) return []
  const entries = (await must(git, folder, ['ls-tree', '-r', '-z', '--full-tree', sha])).split('\0')
  return entries.flatMap((entry) => {
    const [, commit, path] = /^160000 commit (\w+)\t(.+)$/s.exec(entry) ?? []
    return commit === undefined || path === undefined ? [] : [{ sha: commit, path }]
  })
}

/** Whether there is a repository of its own in the folder, with that commit. */
async function hasCommit(git: RunGit, folder: string, sha: string): Promise<boolean> {
  if (!(await exists(join(folder, '.git')))) return false
  return (await git(folder, ['cat-file', '-e', `${sha}^{commit}`])).code === 0
}

async function removeWorktree(git: RunGit, root: string, folder: string): Promise<void> {
  // Fails when the folder is no worktree, or half of one: then it is removed as a folder.
  await git(root, ['worktree', 'remove', '--force', '--force', '--', folder])
  await removeWhole(folder)
  await must(git, root, ['worktree', 'prune'])
  // No git runs in the folder itself: what was measured could write there.
  for (const { path } of await submodules(git, root, 'HEAD')) {
    if (await exists(join(root, path, '.git'))) await git(join(root, path), ['worktree', 'prune'])
  }
}

/** Parts of the tree that a checkout does not bring: LFS files without git-lfs. */
async function noteLeftOut(
  git: RunGit,
  folder: string,
  sha: string,
  note: (text: string) => void,
): Promise<void> {
  const marked = await grep(git, folder, sha, 'filter=lfs', ':(glob)**/.gitattributes')
  if (marked.length === 0) return
  const pointer = '^version https://git-lfs\\.github\\.com/spec/v1'
  const pointers = await git(folder, ['grep', '--name-only', '-I', '-z', '-E', '-e', pointer])
  const path = pointers.stdout.split('\0')[0]
  if (pointers.code === 0 && path) {
    note(`files of Git LFS are pointers in the folders that are built (${path}): install git-lfs`)
  }
}

async function grep(
  git: RunGit,
  root: string,
  sha: string,
  expression: string,
  pathspec: string,
): Promise<GrepHit[]> {
  checkSha(sha)
  const shape = ['--no-color', '--line-number', '--no-column', '--full-name', '-I', '-z']
  const args = ['grep', ...shape, '-E', '-e', expression, sha, '--', pathspec]
  const exit = await git(root, args)
  if (exit.code === 1 && exit.stderr === '') return []
  if (exit.code !== 0) throw gitError(exit, args, root)
  return exit.stdout.split('\n').flatMap((hit) => {
    // Behind the number stands what stands behind the path, or in other versions a colon.
    const [, path, number, line] = /^([^\0]+)\0(\d+)[\0:](.*)$/s.exec(hit) ?? []
    if (path === undefined || line === undefined) return []
    return [{ path: path.slice(sha.length + 1), number: Number(number), line }]
  })
}

/** Text of a regular file; null when the commit has none of that name. */
async function show(git: RunGit, root: string, sha: string, path: string) {
  checkSha(sha)
  const listed = await must(git, root, ['ls-tree', '-z', '--full-tree', sha, '--', path])
  const blob = /^100\d+ blob (\w+)\t(.*)\0$/s.exec(listed)
  return blob?.[2] === path ? must(git, root, ['cat-file', 'blob', blob[1]!]) : null
}

function checkSha(sha: string): void {
  if (!SHA.test(sha)) throw new Error(`not a full commit id: ${JSON.stringify(sha)}`)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
