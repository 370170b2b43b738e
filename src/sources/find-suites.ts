/** The benchmarks that a source tree shows, read from its files. */

import type { Host } from '../machine/host.ts'
import {
  type DetectedSuite,
  detectSuites,
  hasGo,
  holdsNoTool,
  isGo,
  markerFiles,
} from '../suite/template.ts'

/** Suites of other tools, whether there is a Go module with tests, and whether any Go. */
export type TreeContents = { suites: DetectedSuite[]; isGo: boolean; hasGo: boolean }

export async function findSuites(host: Host, root: string): Promise<TreeContents> {
  const paths = await host.files.find(root, holdsNoTool)
  const files = markerFiles(paths).map(async (path) => ({
    path,
    text: (await host.files.read(`${root}/${path}`)) ?? '',
  }))
  const suites = detectSuites(await Promise.all(files), paths)
  return { suites, isGo: isGo(paths), hasGo: hasGo(paths) }
}
