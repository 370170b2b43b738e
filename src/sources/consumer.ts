/**
 * The benchmarks of a project that depends on this one: its tree with that of an arm inside of it,
 * which its manifests are made to take in place of a release.
 */
import { type Host, HostError } from '../machine/host.ts'
import type { ResolvedSource } from '../model/model.ts'
import { absolutePath, baseName, folderOf, pathIn } from '../model/paths.ts'
import type { Consumer } from '../model/suite.ts'
import { type Dependents, dependents } from '../workloads/dependents.ts'
import { CERTIFICATES, PROXIES } from '../workloads/runtime.ts'
import { excerptOf } from './toolchain.ts'

/** Where the tree of the arm is in that of the consumer: no tool looks for packages in it. */
const INSIDE = '.gcbench-dependency'
const CLONE_LIMIT_SEC = 600

/** A consumer whose tree is on this machine; `folder` is not written to. */
export type OpenConsumer = Consumer & { folder: string }

/** Where it is, without the `#` and the ref behind it. */
function partsOf(written: string): { place: string; ref: string | null } {
  const [place = '', ref = null] = written.split('#')
  return { place, ref }
}

/** `OWNER/REPOSITORY` is one of GitHub. */
const urlOf = (place: string) => (place.includes('://') ? place : `https://github.com/${place}`)

async function runGit(host: Host, args: string[], cwd: string) {
  const names = ['PATH', 'HOME', 'SSH_AUTH_SOCK', ...PROXIES, ...CERTIFICATES]
  const env = names.flatMap((name) => {
    const value = host.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return host.exec.run({
    argv: ['git', ...args],
    cwd,
    env: { ...Object.fromEntries(env), GIT_TERMINAL_PROMPT: '0' },
    limitSec: CLONE_LIMIT_SEC,
  })
}

async function clone(host: Host, written: string, folder: string): Promise<void> {
  const { place, ref } = partsOf(written)
  const url = urlOf(place)
  host.notify({ kind: 'waiting', what: `a clone of ${url}`, limitSec: CLONE_LIMIT_SEC })
  const branch = ref === null ? [] : ['--branch', ref]
  const shallow = ['clone', '--quiet', '--depth', '1', ...branch, '--', url, folder]
  const exit = await runGit(host, shallow, folderOf(folder))
  if (exit.code === 0) return
  const said = exit.notStarted ?? excerptOf(exit, 3)
  throw new HostError(
    `${url} cannot be cloned: ${said}`,
    'clone it by hand, and name its folder: --consumer ../consumer',
  )
}

/** A folder of a repository as it is at a commit, in a clone beside which nothing is changed. */
async function checkOutOf(host: Host, local: string, ref: string, into: string): Promise<string> {
  const root = await host.git.root(local)
  if (root === null) {
    throw new HostError(
      `${local} is in no git repository, so it has no ${ref}`,
      'name the folder alone',
    )
  }
  const sha = await host.git.resolve(root, ref)
  for (const args of [
    ['clone', '--quiet', '--no-checkout', '--', root, into],
    ['-C', into, 'checkout', '--quiet', '--detach', sha],
  ]) {
    const exit = await runGit(host, args, folderOf(into))
    if (exit.code !== 0) {
      const said = exit.notStarted ?? excerptOf(exit, 3)
      throw new HostError(`${ref} of ${root} cannot be checked out: ${said}`, 'look at that clone')
    }
  }
  return pathIn(into, local.slice(root.length + 1))
}

/** The commit that is checked out there; null: it is in no repository, or has none. */
async function commitOf(host: Host, folder: string): Promise<string | null> {
  const root = await host.git.root(folder)
  try {
    return root === null ? null : await host.git.resolve(root, 'HEAD')
  } catch (error) {
    if (error instanceof HostError) return null
    throw error
  }
}

const MANIFESTS = dependents.map(({ manifest }) => manifest).join(' or ')

const noDependent = (what: string) =>
  new HostError(
    what,
    'name a project that depends on this one; of other languages than Go none can be measured so far',
  )

const notRequired = ({ asked }: Consumer) =>
  noDependent(`no ${MANIFESTS} of ${asked} requires a module of this repository`)

/** Throws HostError where the tree has no project of a language that is known here. */
async function checkProject(host: Host, written: string, folder: string): Promise<void> {
  for (const language of dependents) {
    if ((await manifestsIn(host, language, folder)).length > 0) return
  }
  throw noDependent(`${written} has no ${MANIFESTS}`)
}

/**
 * Calls `use` with the project that a folder or an address means; a clone is removed after it.
 * Throws HostError where there is none.
 */
export async function withConsumer<T>(
  host: Host,
  written: string | null,
  use: (consumer: OpenConsumer | null) => Promise<T>,
): Promise<T> {
  if (written === null) return use(null)
  const open = async (folder: string) => {
    await checkProject(host, written, folder)
    return use({ asked: written, sha: await commitOf(host, folder), folder })
  }
  const whole = absolutePath(written, host.cwd)
  if (await host.files.isFolder(whole)) return open(whole)
  const { place, ref } = partsOf(written)
  const local = absolutePath(place, host.cwd)
  const isThere = await host.files.isFolder(local)
  if (!isThere && /^\.{0,2}(?:\/|$)/.test(place)) {
    throw new HostError(
      `there is no folder ${place}`,
      'name a folder or the address of a repository',
    )
  }
  const scratch = await host.files.temporaryFolder('gcbench-consumer-')
  try {
    const folder = `${scratch}/consumer`
    if (isThere && ref !== null) return await open(await checkOutOf(host, local, ref, folder))
    await clone(host, written, folder)
    return await open(folder)
  } finally {
    await host.files.remove(scratch)
  }
}

type Manifest = { folder: string; text: string }

async function manifestsIn({ files }: Host, { manifest, isSkipped }: Dependents, root: string) {
  const paths = (await files.find(root, isSkipped)).filter((path) => baseName(path) === manifest)
  const read = paths.map(async (path): Promise<Manifest> => {
    return { folder: folderOf(path), text: (await files.read(`${root}/${path}`)) ?? '' }
  })
  return Promise.all(read)
}

/** The same at a commit, before anything is checked out. */
async function manifestsAt({ git }: Host, { manifest }: Dependents, root: string, sha: string) {
  const lines = await git.grep(root, sha, '.', `*${manifest}`)
  const byPath = Map.groupBy(lines, ({ path }) => path)
  return [...byPath].flatMap(([path, own]): Manifest[] =>
    baseName(path) === manifest
      ? [{ folder: folderOf(path), text: own.map(({ line }) => line).join('\n') }]
      : [],
  )
}

/** Whether a manifest of the consumer takes one of these. */
const isTaken = (language: Dependents, own: readonly Manifest[], libraries: readonly Manifest[]) =>
  libraries.some(({ text }) => {
    const name = language.nameIn(text)
    return name !== null && own.some((one) => language.replaced(one.text, name, '.') !== null)
  })

/**
 * Throws HostError where no project of the consumer depends on one of `source`: before the last
 * report of the folder is given up for a run that cannot be.
 */
export async function checkDependent(
  host: Host,
  consumer: OpenConsumer,
  { path, sha }: Pick<ResolvedSource, 'path' | 'sha'>,
  root: string | null,
): Promise<void> {
  for (const language of dependents) {
    const own = await manifestsIn(host, language, consumer.folder)
    const libraries =
      path !== null
        ? await manifestsIn(host, language, path)
        : root === null || sha === null
          ? []
          : await manifestsAt(host, language, root, sha)
    if (isTaken(language, own, libraries)) return
  }
  throw notRequired(consumer)
}

/** From a folder of the tree to another, as manifests write it. */
const relative = (from: string, to: string) =>
  `${from === '' ? './' : '../'.repeat(from.split('/').length)}${to}`

/** Lines of both files; each once. */
const merged = (own: string, other: string) =>
  `${[...new Set(`${own}\n${other}`.split('\n'))].filter((line) => line !== '').join('\n')}\n`

/** Lets a project of the consumer take one of the arm's tree, whose links may lead anywhere. */
async function join(
  { files }: Host,
  { sums, copies, manifest }: Dependents,
  tree: string,
  own: Manifest & { from: string },
): Promise<void> {
  const folder = pathIn(tree, own.folder)
  await files.write(`${folder}/${manifest}`, own.text)
  for (const sum of sums) {
    const [mine, theirs] = [pathIn(own.folder, sum), pathIn(own.from, sum)]
    const [before, more] = [await files.readLeft(tree, mine), await files.readLeft(tree, theirs)]
    if (more !== null) await files.writeInto(tree, mine, merged(before ?? '', more))
  }
  for (const copy of copies) await files.remove(`${folder}/${copy}`)
}

/** Projects of the consumer that took one of the arm's tree, by their folders. */
type Joined = { dependents: Dependents; folders: string[] }

async function joinAll(host: Host, language: Dependents, tree: string): Promise<Joined> {
  const libraries = await manifestsIn(host, language, `${tree}/${INSIDE}`)
  const folders: string[] = []
  for (const { folder, text } of await manifestsIn(host, language, tree)) {
    let changed = text
    for (const library of libraries) {
      const name = language.nameIn(library.text)
      const from = pathIn(INSIDE, library.folder)
      const next = name === null ? null : language.replaced(changed, name, relative(folder, from))
      if (next === null) continue
      changed = next
      await join(host, language, tree, { folder, text: changed, from })
    }
    if (changed !== text) folders.push(folder)
  }
  return { dependents: language, folders }
}

/**
 * Puts the consumer into `tree`, with what `place` writes to a folder inside of it; what its
 * projects need besides is written by `update`. Throws HostError where none depends on that.
 */
export async function placeConsumer(
  host: Host,
  consumer: OpenConsumer,
  tree: string,
  {
    place,
    update,
  }: {
    place(folder: string): Promise<void>
    update(step: Dependents['update'] & { folder: string }): Promise<void>
  },
): Promise<void> {
  await host.files.copy(consumer.folder, tree)
  await host.files.remove(`${tree}/.git`)
  await place(`${tree}/${INSIDE}`)
  const joined: Joined[] = []
  for (const language of dependents) joined.push(await joinAll(host, language, tree))
  const own = joined.filter(({ folders }) => folders.length > 0)
  if (own.length === 0) throw notRequired(consumer)
  for (const { dependents: language, folders } of own) {
    for (const folder of folders) await update({ ...language.update, folder })
  }
}
