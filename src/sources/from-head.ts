/** What the tree of base takes from that of head before it is built, and gives back. */

import type { Files } from '../machine/host.ts'
import { makeFinding } from '../model/findings.ts'
import type { Problem, Suite } from '../model/model.ts'
import { baseName, folderOf, isInside, pathIn } from '../model/paths.ts'
import type { DesignedArm } from '../plan/design.ts'
import type { Package, Searched, Workload } from '../workloads/workload.ts'

/** Two source trees; `own` is an empty folder for what is taken away from base. */
type TwoTrees = { files: Files; base: string; head: string; own: string }

/** Folder of the unit that a test file, or a file that tests read, is of. */
const unitFolderOf = (path: string) => folderOf(path.replace(/(^|\/)testdata\/.*$/, '$1testdata'))

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
    const folder = unitFolderOf(path)
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
  const isOfUnit = (path: string) => benchmarks.isTest(path) && unitFolderOf(path) === folder
  for (const path of (await files.find(base, isSkipped)).filter(isOfUnit)) {
    await files.remove(pathIn(base, path))
  }
  for (const path of (await files.find(own, isSkipped)).filter(isOfUnit)) {
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
    problems.push(...(await lendProject(trees, project)))
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

async function lendProject({ files, base, head }: TwoTrees, paths: string[]): Promise<Problem[]> {
  const [first] = paths
  if (first === undefined) return []
  for (const path of paths) await files.copy(pathIn(head, path), pathIn(base, path))
  const details = { file: baseName(first) }
  return [makeFinding('base-without-project', null, details, { where: paths.join(', ') })]
}
