/** What went wrong with git, and what to do about it. */
import { nearest } from '../../core/text/nearest.ts'
import { type Exit, HostError, OutsideError } from '../port/host.ts'

/** Runs git in `folder`; rejects when git itself is missing, stopped or over its limit. */
export type RunGit = (folder: string, args: string[], limitSec?: number) => Promise<Exit>

export const UNSHALLOW =
  'run `git fetch --unshallow origin`, or in a workflow give actions/checkout `fetch-depth: 0`'
const LAST_LINES = 5
const MOST_LISTED = 8

type Trouble = {
  sign: RegExp
  message(folder: string): string
  next(folder: string): string
  /** What is checked out may be to blame. */
  isOfTree?: true
}

/** Signs in git's stderr (LC_ALL=C), most telling first. */
const TROUBLES: Trouble[] = [
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
export function gitTrouble(exit: Exit, args: string[], folder: string): HostError {
  const command = `git ${args.join(' ')}`
  if (exit.notStarted !== null) {
    const missing = exit.notStarted.includes('no program git')
    return new OutsideError(
      missing ? 'git is not installed, or not in PATH' : `git: ${exit.notStarted}`,
      missing ? 'Install git 2.30 or newer.' : 'Check the path.',
    )
  }
  if (exit.stopped) return new OutsideError(`stopped during \`${command}\``, 'Run again.')
  if (exit.timedOut) {
    return new HostError(`\`${command}\` took too long`, `Run it by hand in ${folder}.`)
  }
  if (exit.cutBytes.stdout > 0) {
    return new HostError(`\`${command}\` printed too much to read`, 'Narrow what is asked for.')
  }
  const known = TROUBLES.find((trouble) => trouble.sign.test(exit.stderr))
  if (known) {
    const Kind = known.isOfTree ? HostError : OutsideError
    return new Kind(known.message(folder), known.next(folder))
  }
  const said = exit.stderr.trim().split('\n').slice(-LAST_LINES).join('\n')
  return new HostError(
    `\`${command}\` failed (exit ${exit.code ?? exit.signal}): ${said}`,
    `Run it by hand in ${folder}.`,
  )
}

export async function unknownRef(git: RunGit, root: string, ref: string): Promise<HostError> {
  const what = `no branch, tag or commit ${JSON.stringify(ref)} in ${root}`
  if (await isShallow(git, root)) {
    return new OutsideError(
      `${what}; the clone is shallow, so most of the history is not in it`,
      `To have all of it, ${UNSHALLOW}.`,
    )
  }
  const known = await refNames(git, root)
  const near = nearest(ref, known)
  if (near !== null) return new HostError(what, `Did you mean ${JSON.stringify(near)}?`)
  const fetch = /^[\w./-]+$/.test(ref) ? `If the remote has it:\n  git fetch origin ${ref}` : ''
  const list = known.length <= MOST_LISTED ? `Known: ${known.join(', ')}.` : ''
  return new HostError(what, [list, fetch].filter((text) => text !== '').join(' '))
}

export async function missingMergeBase(
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

export async function isShallow(git: RunGit, root: string): Promise<boolean> {
  const exit = await git(root, ['rev-parse', '--is-shallow-repository'])
  return exit.stdout.trim() === 'true'
}

async function refNames(git: RunGit, root: string): Promise<string[]> {
  const format = '--format=%(refname:short)'
  const refs = ['refs/heads', 'refs/tags', 'refs/remotes']
  const exit = await git(root, ['for-each-ref', format, '--count=2000', ...refs])
  return exit.stdout.split('\n').filter((name) => name !== '')
}
