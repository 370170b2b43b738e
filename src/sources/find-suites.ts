/** The benchmarks that a source tree shows, read from its files. */

import type { Host } from '../machine/host.ts'
import {
  type FoundSuite,
  foundSuites,
  hasGo,
  holdsNoTool,
  isGo,
  tellingFiles,
} from '../suite/template.ts'

/** Suites of other tools, whether there is a Go module with tests, and whether any Go. */
export type FoundInTree = { suites: FoundSuite[]; isGo: boolean; hasGo: boolean }

export async function findSuites(host: Host, root: string): Promise<FoundInTree> {
  const paths = await host.files.find(root, holdsNoTool)
  const files = tellingFiles(paths).map(async (path) => ({
    ...{ path, text: (await host.files.read(`${root}/${path}`)) ?? '' },
  }))
  const suites = foundSuites(await Promise.all(files), paths)
  return { suites, isGo: isGo(paths), hasGo: hasGo(paths) }
}
