/**
 * Sources of a run: refs -> commits, where a base means its merge base with head; what head moved;
 * what base's tree takes of head's.
 */
import { type Files, type Host, HostError } from '../machine/host.ts'
import { ConfigError, makeFinding } from '../model/findings.ts'
import type { Plan, Problem, Rename, ResolvedSource, Side, Source, Suite } from '../model/model.ts'
import { absolutePath, baseName, folderOf, isInside, pathIn } from '../model/paths.ts'
import type { DesignedArm } from '../plan/design.ts'
import { releasesBack, releasesOf } from '../settings/values.ts'
import { workloadOf } from '../workloads/index.ts'
import type { Package, Searched, Workload } from '../workloads/workload.ts'
import type { OpenConsumer } from './consumer.ts'

/** What the caller asked for, before the suite file and the defaults. */
type SourceRequest = {
  base: string | null
  head: string | null
  /** Take the base as it is, not its merge base with head. */
  exactBase: boolean
  /** Folder of this run's own files: not an uncommitted change. */
  out: string
}

export type Sources = {
  resolved: Plan['sources']
  /** Root of the git repository; null when both sources are folders outside one. */
  root: string | null
  /** The project whose benchmarks run; absent: what is compared has its own. */
  consumer?: OpenConsumer
  problems: Problem[]
}

/** `.`, `./x`, `../x` and absolute paths are folders, everything else is a git ref. */
export const sourceOf = (text: string): Source =>
  /^(\.{1,2}$|\.{0,2}\/)/.test(text) ? { kind: 'folder', path: text } : { kind: 'ref', ref: text }

/**
 * Finds base and head. Defaults: head is HEAD; base is the merge base of head and the branch that the
 * CI says the change goes to, else the default branch. A given base, too, means its merge base with
 * head, so that what others merged since is not charged to the change; `exactBase` turns that off.
 */
export async function resolveSources(
  host: Host,
  suite: Suite,
  request: SourceRequest,
  needed: ReadonlySet<Side>,
): Promise<Sources> {
  const root = await host.git.root(host.cwd)
  if (suite.compare !== undefined) return resolveCompared(host, root, suite.compare)
  const head =
    request.head === null ? (suite.head ?? { kind: 'ref', ref: 'HEAD' }) : sourceOf(request.head)
  const problems: Problem[] = []
  const resolvedHead = await resolve(host, root, head)
  if (request.head === null && head.kind === 'ref' && root !== null) {
    problems.push(...(await uncommitted(host, root, request.out)))
  }
  const resolved: Sources['resolved'] = {
    base: null,
    head: needed.has('head') ? resolvedHead : null,
  }
  if (needed.has('base')) {
    const source = request.base === null ? suite.base : sourceOf(request.base)
    resolved.base = await resolveBase(host, root, source, resolvedHead, request.exactBase)
    if (resolved.base.sha !== null && resolved.base.sha === resolvedHead.sha) {
      const same = await sameCommit(host, root, resolvedHead.sha, problems)
      if (comparesBuildsOnly(suite)) throw new ConfigError([{ ...same, where: 'base' }])
      host.notify({ kind: 'note', text: `${same.message}. Next: ${same.next}` })
      problems.push(same)
    }
  }
  return { resolved, root, problems }
}

/** Every ref as it is: who names them all wants no merge base. */
async function resolveCompared(
  host: Host,
  root: string | null,
  refs: readonly string[],
): Promise<Sources> {
  const compared: ResolvedSource[] = []
  for (const ref of refs) compared.push(await resolve(host, root, { kind: 'ref', ref }))
  const [base = null, head = null] = [compared[0], compared.at(-1)]
  const problems = [...Map.groupBy(compared, ({ sha }) => sha)].flatMap(
    ([sha, same]): Problem[] => {
      if (same.length === 1 || sha === null) return []
      const refs = same.map(({ asked: ref }) => ref)
      return [makeFinding('same-commit', null, { refs, sha }, { where: 'compare' })]
    },
  )
  return { resolved: { base, head, compared }, root, problems }
}

/** One commit gives one build, and equal builds are not executed: all would be for nothing. */
const comparesBuildsOnly = ({ contrasts, runIdentical, workload }: Suite) =>
  !runIdentical &&
  workloadOf(workload.kind).build.doSameWork !== undefined &&
  contrasts.every(({ kind }) => kind === 'refs' || kind === 'interaction')

/** Two names of one commit: why that may be, and what to name instead. */
async function sameCommit(
  host: Host,
  root: string | null,
  sha: string,
  seen: readonly Problem[],
): Promise<Problem> {
  const isShallow = root !== null && (await host.git.isShallow(root))
  const [dirty] = seen.filter(({ code }) => code === 'uncommitted-changes')
  const next = isShallow
    ? 'fetch all of it: `git fetch --unshallow origin`, or `fetch-depth: 0` for actions/checkout'
    : 'name another base, e.g. --base HEAD~1; to measure this machine: gcbench selftest'
  return makeFinding(
    'same-commit',
    null,
    { sha, isShallow },
    {
      where: sha,
      next: dirty === undefined ? next : `${dirty.message}: ${dirty.next ?? ''}; or ${next}`,
    },
  )
}

async function resolve(host: Host, root: string | null, source: Source): Promise<ResolvedSource> {
  if (source.kind === 'folder') {
    const path = absolutePath(source.path, host.cwd)
    if (!(await host.files.isFolder(path))) {
      throw new HostError(
        `source folder ${source.path} does not exist`,
        'name an existing folder, or a git ref without a leading dot or slash',
      )
    }
    return { asked: source.path, kind: 'folder', sha: null, path, mergeBaseOf: null }
  }
  if (root === null) throw noRepository(host.cwd)
  const sha = await host.git.resolve(root, source.ref)
  return { asked: source.ref, kind: 'ref', sha, path: null, mergeBaseOf: null }
}

/** Where a change is to be merged, if its CI says so and fetched it, else the default branch. */
async function targetOrDefault(host: Host, root: string): Promise<string | null> {
  const target = targetOfChange(host.env)
  const fallback = await host.git.defaultBranch(root)
  if (target === null || target === fallback) return fallback
  try {
    await host.git.resolve(root, target)
    return target
  } catch (error) {
    if (!(error instanceof HostError)) throw error
    const text = `the change goes to ${target}, which the clone does not have: ${fallback} is taken`
    host.notify({ kind: 'note', text })
    return fallback
  }
}

async function resolveBase(
  host: Host,
  root: string | null,
  source: Source | null,
  head: ResolvedSource,
  exact: boolean,
): Promise<ResolvedSource> {
  if (source?.kind === 'folder') return resolve(host, root, source)
  if (root === null) throw noRepository(host.cwd)
  const ref = source?.ref ?? (await targetOrDefault(host, root))
  if (ref === null) {
    throw new HostError(
      'no base: the repository has no origin/HEAD, main or master branch' +
        ((await host.git.isShallow(root)) ? ' (the clone is shallow)' : ''),
      'say what to compare against, e.g. --base origin/develop or --base v1.2.0',
    )
  }
  const headSha = head.sha ?? (await host.git.resolve(root, 'HEAD'))
  const back = releasesBack(ref)
  if (back !== null) return resolve(host, root, await releaseBefore(host, root, headSha, back))
  const resolved = await resolve(host, root, { kind: 'ref', ref })
  if (exact || resolved.sha === null) return resolved
  const mergeBase = await host.git.mergeBase(root, resolved.sha, headSha)
  return { ...resolved, sha: mergeBase, mergeBaseOf: [ref, head.asked] }
}

/** Files that head renamed; [] where git does not know both sides. */
export async function renamesBetween(
  { git }: Pick<Host, 'git'>,
  root: string | null,
  base: ResolvedSource | null,
  head: ResolvedSource | null,
): Promise<Rename[]> {
  if (root === null || base?.sha == null || head === null) return []
  if (head.sha === null && head.path !== root) return []
  return git.renames(root, base.sha, head.sha)
}

async function releaseBefore(
  host: Host,
  root: string,
  headSha: string,
  back: number,
): Promise<Source> {
  const releases = releasesOf(await host.git.tagsBefore(root, headSha))
  const tag = releases[back] ?? releases.at(-1)
  if (tag !== undefined) return { kind: 'ref', ref: `refs/tags/${tag}` }
  throw new HostError(
    `no release before ${headSha}: no tag such as v1.2.3 is on its history`,
    'fetch the tags (actions/checkout: fetch-depth: 0), or name the base: --base v1.2.0',
  )
}

const noRepository = (folder: string) =>
  new HostError(
    `${folder} is not inside a git repository`,
    'start gcbench inside one, or name two folders: --base ./old --head ./new',
  )

async function uncommitted(host: Host, root: string, out: string): Promise<Problem[]> {
  const own = `${absolutePath(out, host.cwd)}/`
  const paths = (await host.git.dirty(root)).filter((path) => !`${root}/${path}/`.startsWith(own))
  if (paths.length === 0) return []
  return [
    makeFinding(
      'uncommitted-changes',
      null,
      { paths: paths.slice(0, 5), more: Math.max(0, paths.length - 5) },
      { next: 'commit them, or measure the folder as it stands (--head . in place of a ref)' },
    ),
  ]
}

// What the job of a CI says of the change that it checks out.

/**
 * Names of variables with the branch that a change is to be merged into: of GitLab, Buildkite,
 * Jenkins, Bitbucket, and of GitHub, Gitea and Forgejo. Empty, or absent: it is no such change.
 */
const TARGETS = [
  'CI_MERGE_REQUEST_TARGET_BRANCH_NAME',
  'BUILDKITE_PULL_REQUEST_BASE_BRANCH',
  'CHANGE_TARGET',
  'BITBUCKET_PR_DESTINATION_BRANCH',
  'GITHUB_BASE_REF',
]

/** A name that can be read neither as an option nor as a range. */
const BRANCH = /^[A-Za-z0-9_](?!.*\.\.)[\w./+-]{0,199}$/

/** That branch, as the remote has it; null: no job says so. */
export function targetOfChange(env: Readonly<Record<string, string | undefined>>): string | null {
  const branch = TARGETS.map((name) => env[name] ?? '').find((value) => BRANCH.test(value))
  return branch === undefined ? null : `origin/${branch}`
}

// What the tree of base takes from that of head before it is built, and gives back.

/** Two source trees; `own` is an empty folder for what is taken away from base. */
type TwoTrees = { files: Files; base: string; head: string; own: string }

/** Folder of the unit that a test file, or a file that tests read, is of. */
const packageFolderOf = (path: string) =>
  folderOf(path.replace(/(^|\/)testdata\/.*$/, '$1testdata'))

/** Files of head that make projects of base's folders that are in none. */
async function missingProject(
  { files, base, head }: TwoTrees,
  benchmarks: Searched<unknown>,
  settings: unknown,
): Promise<string[]> {
  const search = benchmarks.projects(settings)
  const [mark] = search?.makes ?? []
  if (search === null || mark === undefined) return []
  const before = await files.find(base, benchmarks.isSkipped)
  const projectsBefore = before.filter((path) => baseName(path) === mark).map(folderOf)
  const folders = new Set(before.map(folderOf))
  const after = await files.find(head, benchmarks.isSkipped)
  const isMissing = (folder: string) =>
    folders.has(folder) && !projectsBefore.some((outer) => isInside(folder, outer))
  const projects = new Set(
    after.filter((path) => baseName(path) === mark && isMissing(folderOf(path))).map(folderOf),
  )
  const isPart = (path: string) => search.makes.includes(baseName(path))
  return after.filter((path) => isPart(path) && projects.has(folderOf(path)))
}

/**
 * Puts head's test files in the place of base's, in the folders that base has, and in those that
 * hold tests alone.
 */
async function takeTests(
  { files, base, head, own }: TwoTrees,
  benchmarks: Searched<unknown>,
): Promise<void> {
  const isSkipped = (name: string) => name !== 'testdata' && benchmarks.isSkipped(name)
  const before = await files.find(base, isSkipped)
  const after = await files.find(head, isSkipped)
  const codeOf = (paths: string[]) =>
    new Set(paths.filter((path) => !benchmarks.isTest(path)).map(folderOf))
  const [known, withCode] = [codeOf(before), codeOf(after)]
  const isTaken = (path: string) => {
    const folder = packageFolderOf(path)
    return benchmarks.isTest(path) && (known.has(folder) || !withCode.has(folder))
  }
  for (const path of before.filter(isTaken)) {
    await files.copy(pathIn(base, path), pathIn(own, path))
    await files.remove(pathIn(base, path))
  }
  for (const path of after.filter(isTaken)) await files.copy(pathIn(head, path), pathIn(base, path))
}

/** Base has its own tests in a unit's folder again. */
async function giveBackTests(
  { files, base, own }: TwoTrees,
  benchmarks: Searched<unknown>,
  folder: string,
): Promise<void> {
  const isSkipped = (name: string) => name !== 'testdata' && benchmarks.isSkipped(name)
  const isOfPackage = (path: string) => benchmarks.isTest(path) && packageFolderOf(path) === folder
  for (const path of (await files.find(base, isSkipped)).filter(isOfPackage)) {
    await files.remove(pathIn(base, path))
  }
  for (const path of (await files.find(own, isSkipped)).filter(isOfPackage)) {
    await files.copy(pathIn(own, path), pathIn(base, path))
  }
}

type Lending = {
  files: Files
  /** Scratch folder of the run. */
  scratch: string
  suite: Suite
  workload: Workload
  arms: readonly DesignedArm[]
  /** Source folder of every arm; of a base that takes something, a copy if it is not ours. */
  folders: Map<string, string>
}

/** What base took; `restore`: its own tests of a unit again. False: it has had none of head's. */
export type OverlaidFiles = {
  problems: Problem[]
  restore(arm: string, pkg: Package): Promise<boolean>
}

/**
 * Where the suite says so, base's code gets the benchmarks of head; and a base from before the
 * project became one gets head's definition of it, so that its code can be built.
 */
export async function overlayFromHead(site: Lending): Promise<OverlaidFiles> {
  const { files, scratch, suite, workload, arms, folders } = site
  const { benchmarks } = workload.source
  const wantsTests = suite.benchmarksFrom === 'head'
  if (benchmarks.kind === 'listed') {
    const details = { workload: workload.kind }
    const problem = makeFinding('benchmarks-from', null, details, { next: 'remove it' })
    return { problems: wantsTests ? [problem] : [], restore: async () => false }
  }
  const lent = new Map<string, TwoTrees>()
  const problems: Problem[] = []
  const head = arms.find(({ arm }) => arm.side === 'head')?.arm.id
  const bases = arms.filter(({ arm }) => arm.side === 'base').map(({ arm }) => arm.id)
  const folderOf = (id = '') => folders.get(id) ?? ''
  for (const [index, arm] of head === undefined ? [] : bases.entries()) {
    const own = `${scratch}/own-tests-${index}`
    const trees = { files, base: folderOf(arm), head: folderOf(head), own }
    const project = await missingProject(trees, benchmarks, suite.workload)
    if (project.length === 0 && !wantsTests) continue
    trees.base = await ownCopy(site, trees.base, index)
    folders.set(arm, trees.base)
    problems.push(...(await lendProject(trees, project, benchmarks, suite.workload)))
    if (!wantsTests) continue
    await files.makeFolder(trees.own)
    await takeTests(trees, benchmarks)
    lent.set(arm, trees)
    problems.push(makeFinding('benchmarks-of-head', null, { refused: null }))
  }
  return {
    problems,
    async restore(arm, { folder }) {
      const trees = lent.get(arm)
      if (trees === undefined) return false
      await giveBackTests(trees, benchmarks, folder)
      return true
    },
  }
}

/** A folder that may be written to: a copy, unless it is in our scratch folder. */
async function ownCopy({ files, scratch }: Lending, folder: string, index: number) {
  if (folder.startsWith(`${scratch}/`)) return folder
  const copy = `${scratch}/source-copy-${index}`
  await files.copy(folder, copy)
  return copy
}

async function lendProject(
  { files, base, head }: TwoTrees,
  paths: string[],
  benchmarks: Searched<unknown>,
  settings: unknown,
): Promise<Problem[]> {
  const [first] = paths
  if (first === undefined) return []
  for (const path of paths) await files.copy(pathIn(head, path), pathIn(base, path))
  const { makes: [mark] = [], asNamed } = benchmarks.projects(settings) ?? {}
  for (const path of asNamed ? paths.filter((one) => baseName(one) === mark) : []) {
    const text = (await files.read(pathIn(base, path))) ?? ''
    const all = await files.find(base, benchmarks.isSkipped)
    const own = all.filter((one) => isInside(one, folderOf(path)) && asNamed?.mayName(one))
    const texts = await Promise.all(own.map((one) => files.read(pathIn(base, one))))
    const named =
      asNamed?.rewrite(
        text,
        texts.map((one) => one ?? ''),
      ) ?? text
    if (named !== text) await files.write(pathIn(base, path), named)
  }
  const details = { file: baseName(first) }
  return [makeFinding('base-without-project', null, details, { where: paths.join(', ') })]
}
