/** What a source tree shows of benchmarks where no suite file says what to run. */
import type { FoundTool } from '../contracts/tool.ts'
import type { ProjectFile } from '../contracts/workload.ts'
import { baseName, folderOf } from '../text/path.ts'
import { tools, UNASKED } from '../workloads/index.ts'

/** A suite that a source tree shows by a file: its name and kind, and its settings. */
export type FoundSuite = FoundTool & { kind: string; path: string }

/** Folders of what was installed, copied or built; of others' benchmarks. */
const FOREIGN = new Set([
  ...['node_modules', 'vendor', 'third_party', 'third-party', 'thirdparty', 'external'],
  ...['target', 'dist', 'build', 'out', 'testdata', 'fixtures'],
])

/** Folders, by name, in which no benchmarks of the project itself are looked for. */
export const holdsNoTool = (folderName: string): boolean =>
  /^[._]/.test(folderName) || FOREIGN.has(folderName)

/** Paths of the files that may tell of benchmarks, the nearest to the top first. */
export const tellingFiles = (paths: readonly string[]): string[] =>
  paths
    .filter((path) => !folderOf(path).split('/').some(holdsNoTool))
    .filter((path) => tools.some(({ search }) => search.mayTell.test(baseName(path))))
    .sort((one, other) => depthOf(one) - depthOf(other) || (one < other ? -1 : 1))

const depthOf = (path: string) => path.split('/').length

/** Whether there is a Go module with tests, which nobody has to ask for. */
export const isGo = (paths: readonly string[]): boolean =>
  paths.some((path) => baseName(path) === 'go.mod') &&
  paths.some((path) => path.endsWith('_test.go'))

/** Whether anything here is Go's, though it may have no benchmarks. */
export const hasGo = (paths: readonly string[]): boolean =>
  paths.some((path) => baseName(path) === 'go.mod' || path.endsWith('.go'))

/** What these files tell, in their order: the first of each kind. */
export function foundSuites(
  files: readonly { path: string; text: string }[],
  paths: readonly string[],
): FoundSuite[] {
  return tools.flatMap(({ kind, search }) => {
    for (const { path, text } of files) {
      if (!search.mayTell.test(baseName(path))) continue
      const file: ProjectFile = { folder: folderOf(path), name: baseName(path), text }
      const found = search.read(file, paths)
      if (found !== null) return [{ ...found, kind, path }]
    }
    return []
  })
}

/** A suite file with a suite for each, which has the name of its kind. */
export const suiteFileOf = (found: readonly FoundSuite[], withGo: boolean): string =>
  JSON.stringify({
    suites: Object.fromEntries([
      ...(withGo ? [[UNASKED, { workload: UNASKED }]] : []),
      ...found.map(({ kind, settings }) => [kind, { workload: kind, ...settings }]),
    ]),
  })
