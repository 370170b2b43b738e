/** What regressed, told beside the code: at the line where its benchmark begins. */
import { join, relative } from 'node:path'
import * as core from '@actions/core'
import type { Report } from '../core/model/model.ts'
import { annotationsOf, beginningOf } from '../core/steps/annotations.ts'
import type { Host } from '../host/port/host.ts'
import { benchmarksAt } from '../stories/bench.ts'

/** GitHub shows ten errors of a step; the last is the step's own. */
export const MOST_ANNOTATIONS = 9

/** Annotations of the run; what has no place is told all the same. */
export async function annotateRows(report: Report, host: Host): Promise<void> {
  const annotations = annotationsOf(report).slice(0, MOST_ANNOTATIONS)
  if (annotations.length === 0) return
  const root = await host.git.root(host.cwd)
  const sha = report.plan.sources.head?.sha ?? null
  // The place is a convenience: without it the words stand alone.
  const found =
    root === null || sha === null
      ? []
      : await benchmarksAt(root, sha, report.plan.suite, host).catch(() => [])
  for (const annotation of annotations) {
    const at = beginningOf(annotation, found)
    const file = at && relative(process.cwd(), join(root ?? '', at.path))
    const place = at && file ? { file, startLine: at.number } : {}
    const tell = annotation.level === 'error' ? core.error : core.warning
    tell(annotation.text, { title: 'gcbench', ...place })
  }
}
